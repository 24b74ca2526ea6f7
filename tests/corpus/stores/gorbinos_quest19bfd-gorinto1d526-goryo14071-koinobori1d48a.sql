BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entries (
	"table" VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	seat INTEGER, 
	steps TEXT NOT NULL, 
	versions TEXT NOT NULL, 
	clocks TEXT NOT NULL, 
	request VARCHAR(64), 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("table", number), 
	CONSTRAINT once UNIQUE ("table", seat, request), 
	FOREIGN KEY("table") REFERENCES tables ("table")
);
INSERT INTO "entries" VALUES('smKH2-45ue54',0,'begin',NULL,'["~food","~coal","~coal","~wood","~wood","~iron","~gold","~food","~iron","~food","~gold","~gold","~food","~gold","~iron","~coal","~food","~coal","~food","~wood","~iron","~wood","~wood","~wood","~food","~coal","~food","~wood","~iron","~coal","~seat:1","~build.red","~production.green","~loan.red","~reset.green","~treachery.yellow","~treachery.red","~coins","~food_tokens","~wood_tokens","~coal_tokens","~provinces","~four"]','[1,1,1]','[null,null]',NULL,1.79474095297972822187e+09);
INSERT INTO "entries" VALUES('smKH2-45ue54',1,'move',0,'["city:EC"]','[2,2,2]','[null,null]','0',1.79474095300180220601e+09);
INSERT INTO "entries" VALUES('smKH2-45ue54',2,'move',1,'["city:EC"]','[3,3,3]','[null,null]','1',1.79474095301330709454e+09);
INSERT INTO "entries" VALUES('smKH2-45ue54',3,'move',1,'["take:food"]','[4,4,4]','[null,null]','2',1.79474095302946448325e+09);
INSERT INTO "entries" VALUES('smKH2-45ue54',4,'move',1,'["take:coal"]','[5,5,5]','[null,null]','3',1.7947409530373883247e+09);
INSERT INTO "entries" VALUES('smKH2-45ue54',5,'move',1,'["play:reset"]','[6,6,6]','[null,null]','4',1.79474095304383873938e+09);
INSERT INTO "entries" VALUES('smKH2-45ue54',6,'move',1,'["return:0"]','[7,7,7]','[null,null]','5',1.79474095305758142475e+09);
INSERT INTO "entries" VALUES('smKH2-45ue54',7,'move',0,'["take:iron"]','[8,8,8]','[null,null]','6',1.79474095306543779369e+09);
INSERT INTO "entries" VALUES('smKH2-45ue54',8,'move',0,'["take:gold"]','[9,9,9]','[null,null]','7',1.79474095307598543167e+09);
INSERT INTO "entries" VALUES('smKH2-45ue54',9,'move',0,'["play:development"]','[10,10,10]','[null,null]','8',1.7947409530909566879e+09);
INSERT INTO "entries" VALUES('smKH2-45ue54',10,'move',0,'["done","~development.purple"]','[11,11,11]','[null,null]','9',1.79474095310142827035e+09);
INSERT INTO "entries" VALUES('smKH2-45ue54',11,'move',0,'["play:production"]','[12,12,12]','[null,null]','10',1.79474095310582280153e+09);
INSERT INTO "entries" VALUES('smKH2-45ue54',12,'move',0,'["produce:elmspire"]','[13,13,13]','[null,null]','11',1.79474095312243461615e+09);
INSERT INTO "entries" VALUES('smKH2-45ue54',13,'move',1,'["play:production"]','[14,14,14]','[null,null]','12',1.79474095314301443099e+09);
INSERT INTO "entries" VALUES('smKH2-45ue54',14,'undo',1,'[]','[15,15,15]','[null,null]','13',1794740953.15736);
INSERT INTO "entries" VALUES('smKH2-45ue54',15,'move',1,'["play:trade"]','[16,16,16]','[null,null]','14',1.79474095316531872751e+09);
INSERT INTO "entries" VALUES('smKH2-45ue54',16,'move',1,'["sell:food"]','[17,17,17]','[null,null]','15',1.79474095317328548437e+09);
INSERT INTO "entries" VALUES('smKH2-45ue54',17,'move',1,'["sell:coal"]','[18,18,18]','[null,null]','16',1.79474095318545079228e+09);
INSERT INTO "entries" VALUES('smKH2-45ue54',18,'move',1,'["done","~trade.red"]','[19,19,19]','[null,null]','17',1794740953.20138);
INSERT INTO "entries" VALUES('smKH2-45ue54',19,'move',1,'["play:production"]','[20,20,20]','[null,null]','18',1.7947409532134008408e+09);
INSERT INTO "entries" VALUES('smKH2-45ue54',20,'move',1,'["produce:faeloria"]','[21,21,21]','[null,null]','19',1.7947409532339766026e+09);
INSERT INTO "entries" VALUES('smKH2-45ue54',21,'move',0,'["play:loan"]','[22,22,22]','[null,null]','20',1.79474095324504637717e+09);
INSERT INTO "entries" VALUES('smKH2-45ue54',22,'move',0,'["loan:2","~loan.green"]','[23,23,23]','[null,null]','21',1.79474095325918412205e+09);
INSERT INTO "entries" VALUES('smKH2-45ue54',23,'move',0,'["play:trade"]','[24,24,24]','[null,null]','22',1.79474095327810096735e+09);
INSERT INTO "entries" VALUES('smKH2-45ue54',24,'move',0,'["buy:coal"]','[25,25,25]','[null,null]','23',1794740953.30017);
INSERT INTO "entries" VALUES('smKH2-45ue54',25,'move',0,'["buy:iron"]','[26,26,26]','[null,null]','24',1.79474095332205200187e+09);
INSERT INTO "entries" VALUES('-_PLhJz9T6-0',0,'begin',NULL,'["~food","~wood","~wood","~coal","~wood","~iron","~iron","~food","~iron","~food","~coal","~gold","~food","~coal","~gold","~wood","~food","~iron","~food","~iron","~coal","~wood","~wood","~gold","~food","~coal","~food","~gold","~coal","~wood","~seat:0","~production.green","~treachery.green","~production.purple","~development.red","~loan.red","~build.purple","~coins","~most_cities","~one_province","~iron_tokens","~provinces","~food_tokens"]','[1,1,1,1]','[null,null,null]',NULL,1.79474095340456891055e+09);
INSERT INTO "entries" VALUES('-_PLhJz9T6-0',1,'move',2,'["city:FC"]','[2,2,2,2]','[null,null,null]','0',1.79474095341919803615e+09);
INSERT INTO "entries" VALUES('-_PLhJz9T6-0',2,'move',1,'["city:TC"]','[3,3,3,3]','[null,null,null]','1',1.794740953435687542e+09);
INSERT INTO "entries" VALUES('-_PLhJz9T6-0',3,'move',0,'["city:KC"]','[4,4,4,4]','[null,null,null]','2',1.79474095346313595772e+09);
INSERT INTO "entries" VALUES('-_PLhJz9T6-0',4,'move',0,'["take:food"]','[5,5,5,5]','[null,null,null]','3',1.79474095349251770974e+09);
INSERT INTO "entries" VALUES('-_PLhJz9T6-0',5,'move',0,'["take:coal"]','[6,6,6,6]','[null,null,null]','4',1.7947409535100109577e+09);
INSERT INTO "entries" VALUES('-_PLhJz9T6-0',6,'move',0,'["play:loan"]','[7,7,7,7]','[null,null,null]','5',1.79474095353012132649e+09);
INSERT INTO "entries" VALUES('-_PLhJz9T6-0',7,'undo',0,'[]','[8,8,8,8]','[null,null,null]','6',1.79474095354804086691e+09);
INSERT INTO "entries" VALUES('-_PLhJz9T6-0',8,'move',0,'["play:development"]','[9,9,9,9]','[null,null,null]','7',1.7947409535677452088e+09);
INSERT INTO "entries" VALUES('-_PLhJz9T6-0',9,'move',0,'["done"]','[10,10,10,10]','[null,null,null]','8',1.79474095359865665438e+09);
INSERT INTO "entries" VALUES('-_PLhJz9T6-0',10,'move',1,'["take:iron"]','[11,11,11,11]','[null,null,null]','9',1.7947409536485733986e+09);
INSERT INTO "entries" VALUES('-_PLhJz9T6-0',11,'move',1,'["take:gold"]','[12,12,12,12]','[null,null,null]','10',1.79474095374094891547e+09);
INSERT INTO "entries" VALUES('-_PLhJz9T6-0',12,'move',1,'["play:production"]','[13,13,13,13]','[null,null,null]','11',1.79474095393256473538e+09);
INSERT INTO "entries" VALUES('-_PLhJz9T6-0',13,'move',1,'["produce:dragonspire"]','[14,14,14,14]','[null,null,null]','12',1.79474095394303202622e+09);
INSERT INTO "entries" VALUES('-_PLhJz9T6-0',14,'move',2,'["take:iron"]','[15,15,15,15]','[null,null,null]','13',1.79474095417908549305e+09);
INSERT INTO "entries" VALUES('-_PLhJz9T6-0',15,'move',2,'["take:iron"]','[16,16,16,16]','[null,null,null]','14',1.79474095431737732881e+09);
INSERT INTO "entries" VALUES('-_PLhJz9T6-0',16,'move',2,'["play:development"]','[17,17,17,17]','[null,null,null]','15',1.79474095435481810567e+09);
INSERT INTO "entries" VALUES('-_PLhJz9T6-0',17,'move',2,'["done","~trade.red"]','[18,18,18,18]','[null,null,null]','16',1.79474095439279437069e+09);
INSERT INTO "entries" VALUES('-_PLhJz9T6-0',18,'move',1,'["play:loan"]','[19,19,19,19]','[null,null,null]','17',1.79474095440315270424e+09);
INSERT INTO "entries" VALUES('-_PLhJz9T6-0',19,'move',1,'["loan:2"]','[20,20,20,20]','[null,null,null]','18',1.79474095443747806545e+09);
INSERT INTO "entries" VALUES('-_PLhJz9T6-0',20,'move',2,'["play:reset"]','[21,21,21,21]','[null,null,null]','19',1.79474095446852302546e+09);
INSERT INTO "entries" VALUES('-_PLhJz9T6-0',21,'undo',2,'[]','[22,22,22,22]','[null,null,null]','20',1.79474095449251461022e+09);
INSERT INTO "entries" VALUES('-_PLhJz9T6-0',22,'move',2,'["play:trade"]','[23,23,23,23]','[null,null,null]','21',1.79474095451636528972e+09);
INSERT INTO "entries" VALUES('-_PLhJz9T6-0',23,'move',2,'["sell:iron"]','[24,24,24,24]','[null,null,null]','22',1.79474095453883743288e+09);
INSERT INTO "entries" VALUES('-_PLhJz9T6-0',24,'move',2,'["done"]','[25,25,25,25]','[null,null,null]','23',1.7947409545769736767e+09);
INSERT INTO "entries" VALUES('-_PLhJz9T6-0',25,'move',0,'["play:loan"]','[26,26,26,26]','[null,null,null]','24',1.79474095459547305104e+09);
INSERT INTO "entries" VALUES('37rszqfhm6F0',0,'begin',NULL,'["~food","~gold","~coal","~iron","~food","~wood","~coal","~food","~gold","~wood","~coal","~gold","~food","~wood","~iron","~coal","~food","~iron","~food","~wood","~wood","~food","~wood","~iron","~food","~iron","~wood","~coal","~gold","~coal","~seat:2","~development.red","~build.blue","~loan.red","~reset.blue","~treachery.green","~loan.green","~coal_tokens","~wood_tokens","~food_tokens","~provinces","~income","~cities"]','[1,1,1,1,1]','[null,null,null,null]',NULL,1.79474095478231453898e+09);
INSERT INTO "entries" VALUES('37rszqfhm6F0',1,'move',1,'["city:MC"]','[2,2,2,2,2]','[null,null,null,null]','0',1.79474095480219197279e+09);
INSERT INTO "entries" VALUES('37rszqfhm6F0',2,'move',0,'["city:DC"]','[3,3,3,3,3]','[null,null,null,null]','1',1.794740954817861557e+09);
INSERT INTO "entries" VALUES('37rszqfhm6F0',3,'move',3,'["city:DC"]','[4,4,4,4,4]','[null,null,null,null]','2',1.79474095482962846758e+09);
INSERT INTO "entries" VALUES('37rszqfhm6F0',4,'move',2,'["city:SC"]','[5,5,5,5,5]','[null,null,null,null]','3',1.79474095484206151969e+09);
INSERT INTO "entries" VALUES('37rszqfhm6F0',5,'move',2,'["take:wood"]','[6,6,6,6,6]','[null,null,null,null]','4',1.79474095486064028743e+09);
INSERT INTO "entries" VALUES('37rszqfhm6F0',6,'move',2,'["take:iron"]','[7,7,7,7,7]','[null,null,null,null]','5',1.79474095507393813135e+09);
INSERT INTO "entries" VALUES('37rszqfhm6F0',7,'undo',2,'[]','[8,8,8,8,8]','[null,null,null,null]','6',1.79474095508591151241e+09);
INSERT INTO "entries" VALUES('37rszqfhm6F0',8,'move',2,'["take:iron"]','[9,9,9,9,9]','[null,null,null,null]','7',1.79474095511792564395e+09);
INSERT INTO "entries" VALUES('37rszqfhm6F0',9,'move',2,'["play:reset"]','[10,10,10,10,10]','[null,null,null,null]','8',1.79474095513431239129e+09);
INSERT INTO "entries" VALUES('37rszqfhm6F0',10,'move',2,'["return:0"]','[11,11,11,11,11]','[null,null,null,null]','9',1.7947409551501004696e+09);
INSERT INTO "entries" VALUES('37rszqfhm6F0',11,'move',3,'["take:gold"]','[12,12,12,12,12]','[null,null,null,null]','10',1.79474095515853619576e+09);
INSERT INTO "entries" VALUES('37rszqfhm6F0',12,'move',3,'["take:gold"]','[13,13,13,13,13]','[null,null,null,null]','11',1.7947409551982347965e+09);
INSERT INTO "entries" VALUES('37rszqfhm6F0',13,'move',3,'["play:reset"]','[14,14,14,14,14]','[null,null,null,null]','12',1.79474095522204661373e+09);
INSERT INTO "entries" VALUES('37rszqfhm6F0',14,'undo',3,'[]','[15,15,15,15,15]','[null,null,null,null]','13',1.79474095522986030583e+09);
INSERT INTO "entries" VALUES('37rszqfhm6F0',15,'move',3,'["play:production"]','[16,16,16,16,16]','[null,null,null,null]','14',1.79474095523601627349e+09);
INSERT INTO "entries" VALUES('37rszqfhm6F0',16,'move',3,'["produce:stormholm"]','[17,17,17,17,17]','[null,null,null,null]','15',1.79474095524598097799e+09);
INSERT INTO "entries" VALUES('37rszqfhm6F0',17,'move',0,'["take:iron"]','[18,18,18,18,18]','[null,null,null,null]','16',1.7947409552612512112e+09);
INSERT INTO "entries" VALUES('37rszqfhm6F0',18,'move',0,'["take:gold"]','[19,19,19,19,19]','[null,null,null,null]','17',1.7947409552657592296e+09);
INSERT INTO "entries" VALUES('37rszqfhm6F0',19,'move',0,'["play:reset"]','[20,20,20,20,20]','[null,null,null,null]','18',1.79474095526974964146e+09);
INSERT INTO "entries" VALUES('37rszqfhm6F0',20,'move',0,'["return:0"]','[21,21,21,21,21]','[null,null,null,null]','19',1.79474095528230619426e+09);
INSERT INTO "entries" VALUES('37rszqfhm6F0',21,'move',1,'["take:gold"]','[22,22,22,22,22]','[null,null,null,null]','20',1.79474095529549908635e+09);
INSERT INTO "entries" VALUES('37rszqfhm6F0',22,'move',1,'["take:gold"]','[23,23,23,23,23]','[null,null,null,null]','21',1.79474095530709958079e+09);
INSERT INTO "entries" VALUES('37rszqfhm6F0',23,'move',1,'["play:loan"]','[24,24,24,24,24]','[null,null,null,null]','22',1.79474095532130813604e+09);
INSERT INTO "entries" VALUES('37rszqfhm6F0',24,'move',1,'["loan:0","~development.purple"]','[25,25,25,25,25]','[null,null,null,null]','23',1.79474095533189606662e+09);
INSERT INTO "entries" VALUES('37rszqfhm6F0',25,'move',3,'["play:development"]','[26,26,26,26,26]','[null,null,null,null]','24',1.79474095535994720464e+09);
INSERT INTO "entries" VALUES('nM6wYVpyX54w',0,'begin',NULL,'["~food","~iron","~iron","~gold","~food","~gold","~wood","~food","~gold","~wood","~coal","~wood","~food","~iron","~coal","~coal","~food","~coal","~food","~wood","~coal","~wood","~iron","~coal","~food","~gold","~food","~iron","~wood","~wood","~seat:3","~development.yellow","~treachery.green","~development.green","~reset.green","~production.red","~production.yellow","~provinces","~income","~production_types","~iron_tokens","~coal_tokens","~coins"]','[1,1,1,1,1,1]','[null,null,null,null,null]',NULL,1.79474095564065027241e+09);
INSERT INTO "entries" VALUES('nM6wYVpyX54w',1,'move',2,'["city:EC"]','[2,2,2,2,2,2]','[null,null,null,null,null]','0',1794740955.66218);
INSERT INTO "entries" VALUES('nM6wYVpyX54w',2,'move',1,'["city:FC"]','[3,3,3,3,3,3]','[null,null,null,null,null]','1',1.79474095568219923968e+09);
INSERT INTO "entries" VALUES('nM6wYVpyX54w',3,'move',0,'["city:SC"]','[4,4,4,4,4,4]','[null,null,null,null,null]','2',1.79474095569419837001e+09);
INSERT INTO "entries" VALUES('nM6wYVpyX54w',4,'move',4,'["city:KC"]','[5,5,5,5,5,5]','[null,null,null,null,null]','3',1.7947409557182927132e+09);
INSERT INTO "entries" VALUES('nM6wYVpyX54w',5,'move',3,'["city:DC"]','[6,6,6,6,6,6]','[null,null,null,null,null]','4',1.7947409557381606102e+09);
INSERT INTO "entries" VALUES('nM6wYVpyX54w',6,'move',3,'["take:gold"]','[7,7,7,7,7,7]','[null,null,null,null,null]','5',1.79474095575828170769e+09);
INSERT INTO "entries" VALUES('nM6wYVpyX54w',7,'undo',3,'[]','[8,8,8,8,8,8]','[null,null,null,null,null]','6',1.79474095577888298038e+09);
INSERT INTO "entries" VALUES('nM6wYVpyX54w',8,'move',3,'["take:food"]','[9,9,9,9,9,9]','[null,null,null,null,null]','7',1.79474095579884123808e+09);
INSERT INTO "entries" VALUES('nM6wYVpyX54w',9,'move',3,'["take:iron"]','[10,10,10,10,10,10]','[null,null,null,null,null]','8',1.79474095582696413996e+09);
INSERT INTO "entries" VALUES('nM6wYVpyX54w',10,'move',3,'["play:trade"]','[11,11,11,11,11,11]','[null,null,null,null,null]','9',1.79474095584334659581e+09);
INSERT INTO "entries" VALUES('nM6wYVpyX54w',11,'move',3,'["done"]','[12,12,12,12,12,12]','[null,null,null,null,null]','10',1.79474095587030982971e+09);
INSERT INTO "entries" VALUES('nM6wYVpyX54w',12,'move',4,'["take:wood"]','[13,13,13,13,13,13]','[null,null,null,null,null]','11',1.79474095589833354947e+09);
INSERT INTO "entries" VALUES('nM6wYVpyX54w',13,'move',4,'["take:coal"]','[14,14,14,14,14,14]','[null,null,null,null,null]','12',1.79474095591826939585e+09);
INSERT INTO "entries" VALUES('nM6wYVpyX54w',14,'undo',4,'[]','[15,15,15,15,15,15]','[null,null,null,null,null]','13',1.79474095593820285798e+09);
INSERT INTO "entries" VALUES('nM6wYVpyX54w',15,'move',4,'["take:gold"]','[16,16,16,16,16,16]','[null,null,null,null,null]','14',1.79474095596630024915e+09);
INSERT INTO "entries" VALUES('nM6wYVpyX54w',16,'move',4,'["play:reset"]','[17,17,17,17,17,17]','[null,null,null,null,null]','15',1.79474095598242497449e+09);
INSERT INTO "entries" VALUES('nM6wYVpyX54w',17,'move',4,'["return:0"]','[18,18,18,18,18,18]','[null,null,null,null,null]','16',1.79474095601024746888e+09);
INSERT INTO "entries" VALUES('nM6wYVpyX54w',18,'move',0,'["take:iron"]','[19,19,19,19,19,19]','[null,null,null,null,null]','17',1.79474095602648472782e+09);
INSERT INTO "entries" VALUES('nM6wYVpyX54w',19,'move',0,'["take:iron"]','[20,20,20,20,20,20]','[null,null,null,null,null]','18',1.79474095605033135414e+09);
INSERT INTO "entries" VALUES('nM6wYVpyX54w',20,'move',0,'["play:production"]','[21,21,21,21,21,21]','[null,null,null,null,null]','19',1.79474095609436631198e+09);
INSERT INTO "entries" VALUES('nM6wYVpyX54w',21,'undo',0,'[]','[22,22,22,22,22,22]','[null,null,null,null,null]','20',1.79474095612831878662e+09);
INSERT INTO "entries" VALUES('nM6wYVpyX54w',22,'move',0,'["play:production"]','[23,23,23,23,23,23]','[null,null,null,null,null]','21',1.79474095614640522002e+09);
INSERT INTO "entries" VALUES('nM6wYVpyX54w',23,'move',0,'["produce:ravenshadow"]','[24,24,24,24,24,24]','[null,null,null,null,null]','22',1794740956.16251);
INSERT INTO "entries" VALUES('nM6wYVpyX54w',24,'move',1,'["take:iron"]','[25,25,25,25,25,25]','[null,null,null,null,null]','23',1.79474095617197036741e+09);
INSERT INTO "entries" VALUES('nM6wYVpyX54w',25,'move',1,'["take:iron"]','[26,26,26,26,26,26]','[null,null,null,null,null]','24',1.79474095619259309776e+09);
INSERT INTO "entries" VALUES('Gx1yAgHYy_VH',0,'begin',NULL,'["~food","~wood","~wood","~wood","~food","~coal","~wood","~food","~iron","~food","~iron","~gold","~wood","~gold","~iron","~coal","~food","~gold","~wood","~coal","~gold","~food","~coal","~wood","~food","~iron","~food","~coal","~iron","~coal","~seat:3","~production.green","~loan.blue","~reset.purple","~trade.yellow","~reset.red","~development.blue","~cities","~wood_tokens","~provinces","~iron_tokens","~five","~food_tokens"]','[1,1,1,1,1,1,1]','[null,null,null,null,null,null]',NULL,1.7947409563374094963e+09);
INSERT INTO "entries" VALUES('Gx1yAgHYy_VH',1,'move',2,'["city:GC"]','[2,2,2,2,2,2,2]','[null,null,null,null,null,null]','0',1.79474095635481286055e+09);
INSERT INTO "entries" VALUES('Gx1yAgHYy_VH',2,'move',1,'["city:TC"]','[3,3,3,3,3,3,3]','[null,null,null,null,null,null]','1',1.79474095638369035717e+09);
INSERT INTO "entries" VALUES('Gx1yAgHYy_VH',3,'move',0,'["city:DC"]','[4,4,4,4,4,4,4]','[null,null,null,null,null,null]','2',1.79474095643163919448e+09);
INSERT INTO "entries" VALUES('Gx1yAgHYy_VH',4,'move',5,'["city:RC"]','[5,5,5,5,5,5,5]','[null,null,null,null,null,null]','3',1.79474095646634531023e+09);
INSERT INTO "entries" VALUES('Gx1yAgHYy_VH',5,'move',4,'["city:KC"]','[6,6,6,6,6,6,6]','[null,null,null,null,null,null]','4',1.79474095649077582366e+09);
INSERT INTO "entries" VALUES('Gx1yAgHYy_VH',6,'move',3,'["city:FC"]','[7,7,7,7,7,7,7]','[null,null,null,null,null,null]','5',1.79474095651479268074e+09);
INSERT INTO "entries" VALUES('Gx1yAgHYy_VH',7,'undo',3,'[]','[8,8,8,8,8,8,8]','[null,null,null,null,null,null]','6',1.79474095653532266618e+09);
INSERT INTO "entries" VALUES('Gx1yAgHYy_VH',8,'move',3,'["city:DC"]','[9,9,9,9,9,9,9]','[null,null,null,null,null,null]','7',1.79474095658683633798e+09);
INSERT INTO "entries" VALUES('Gx1yAgHYy_VH',9,'move',3,'["take:food"]','[10,10,10,10,10,10,10]','[null,null,null,null,null,null]','8',1.79474095661911439898e+09);
INSERT INTO "entries" VALUES('Gx1yAgHYy_VH',10,'move',3,'["take:food"]','[11,11,11,11,11,11,11]','[null,null,null,null,null,null]','9',1.79474095666455578804e+09);
INSERT INTO "entries" VALUES('Gx1yAgHYy_VH',11,'move',3,'["play:development"]','[12,12,12,12,12,12,12]','[null,null,null,null,null,null]','10',1.79474095669256043438e+09);
INSERT INTO "entries" VALUES('Gx1yAgHYy_VH',12,'move',3,'["done"]','[13,13,13,13,13,13,13]','[null,null,null,null,null,null]','11',1.7947409567208511829e+09);
INSERT INTO "entries" VALUES('Gx1yAgHYy_VH',13,'move',4,'["take:food"]','[14,14,14,14,14,14,14]','[null,null,null,null,null,null]','12',1.79474095674574303624e+09);
INSERT INTO "entries" VALUES('Gx1yAgHYy_VH',14,'undo',4,'[]','[15,15,15,15,15,15,15]','[null,null,null,null,null,null]','13',1.79474095680985450745e+09);
INSERT INTO "entries" VALUES('Gx1yAgHYy_VH',15,'move',4,'["take:wood"]','[16,16,16,16,16,16,16]','[null,null,null,null,null,null]','14',1.79474095685411500931e+09);
INSERT INTO "entries" VALUES('Gx1yAgHYy_VH',16,'move',4,'["take:iron"]','[17,17,17,17,17,17,17]','[null,null,null,null,null,null]','15',1.79474095687114906308e+09);
INSERT INTO "entries" VALUES('Gx1yAgHYy_VH',17,'move',4,'["play:trade"]','[18,18,18,18,18,18,18]','[null,null,null,null,null,null]','16',1.79474095689168286317e+09);
INSERT INTO "entries" VALUES('Gx1yAgHYy_VH',18,'move',4,'["sell:wood"]','[19,19,19,19,19,19,19]','[null,null,null,null,null,null]','17',1.79474095691519618034e+09);
INSERT INTO "entries" VALUES('Gx1yAgHYy_VH',19,'move',4,'["sell:iron"]','[20,20,20,20,20,20,20]','[null,null,null,null,null,null]','18',1.79474095704185032844e+09);
INSERT INTO "entries" VALUES('Gx1yAgHYy_VH',20,'move',4,'["done"]','[21,21,21,21,21,21,21]','[null,null,null,null,null,null]','19',1.79474095706338429446e+09);
INSERT INTO "entries" VALUES('Gx1yAgHYy_VH',21,'move',5,'["take:wood"]','[22,22,22,22,22,22,22]','[null,null,null,null,null,null]','20',1794740957.08714);
INSERT INTO "entries" VALUES('Gx1yAgHYy_VH',22,'move',5,'["take:wood"]','[23,23,23,23,23,23,23]','[null,null,null,null,null,null]','21',1.7947409571033318043e+09);
INSERT INTO "entries" VALUES('Gx1yAgHYy_VH',23,'move',5,'["play:trade"]','[24,24,24,24,24,24,24]','[null,null,null,null,null,null]','22',1.79474095712717771535e+09);
INSERT INTO "entries" VALUES('Gx1yAgHYy_VH',24,'move',5,'["done"]','[25,25,25,25,25,25,25]','[null,null,null,null,null,null]','23',1.79474095717251682282e+09);
INSERT INTO "entries" VALUES('Gx1yAgHYy_VH',25,'move',0,'["take:wood"]','[26,26,26,26,26,26,26]','[null,null,null,null,null,null]','24',1.79474095718768787387e+09);
INSERT INTO "entries" VALUES('demmHS9OQUpw',0,'begin',NULL,'["~fire","~earth","~void","~fire","~earth","~fire","~wind","~water","~earth","~earth","~water","~earth","~fire","~water","~wind","~void","~void","~fire","~earth","~fire","~wind","~wind","~water","~wind","~water","~wind","~water","~water","~earth","~void","~wind","~void","~fire","~fire","~earth","~earth","~void","~void","~void","~void","~earth","~water","~earth","~earth","~water","~wind","~water","~fire","~earth","~water","~earth","~fire","~wind","~void","~fire","~fire","~void","~wind","~water","~earth","~wind","~wind","~fire","~void","~earth","~fire","~void","~water","~wind","~wind","~all_but_the_middle","~tallest_and_least","~water","~void","~seat:0"]','[1,1,1]','[null,null]',NULL,1.79474095732854104041e+09);
INSERT INTO "entries" VALUES('demmHS9OQUpw',1,'move',0,'["3>e3"]','[2,2,2]','[null,null]','0',1.79474095737016606328e+09);
INSERT INTO "entries" VALUES('demmHS9OQUpw',2,'move',0,'["c3"]','[3,3,3]','[null,null]','1',1.79474095740056085587e+09);
INSERT INTO "entries" VALUES('demmHS9OQUpw',3,'move',1,'["e>e3"]','[4,4,4]','[null,null]','2',1.79474095744069266317e+09);
INSERT INTO "entries" VALUES('demmHS9OQUpw',4,'move',1,'["^3"]','[5,5,5]','[null,null]','3',1.79474095745672678945e+09);
INSERT INTO "entries" VALUES('demmHS9OQUpw',5,'move',0,'["4>d4"]','[6,6,6]','[null,null]','4',1.79474095748166728022e+09);
INSERT INTO "entries" VALUES('demmHS9OQUpw',6,'move',0,'["d3","~D"]','[7,7,7]','[null,null]','5',1.79474095750143694876e+09);
INSERT INTO "entries" VALUES('demmHS9OQUpw',7,'move',1,'["5>b5"]','[8,8,8]','[null,null]','6',1.79474095752070498472e+09);
INSERT INTO "entries" VALUES('demmHS9OQUpw',8,'move',1,'["a5","~E"]','[9,9,9]','[null,null]','7',1.79474095754074048996e+09);
INSERT INTO "entries" VALUES('demmHS9OQUpw',9,'move',0,'["b>b3"]','[10,10,10]','[null,null]','8',1.79474095756564521785e+09);
INSERT INTO "entries" VALUES('demmHS9OQUpw',10,'move',0,'["b2","~F"]','[11,11,11]','[null,null]','9',1.79474095759716677665e+09);
INSERT INTO "entries" VALUES('demmHS9OQUpw',11,'move',1,'["c>c3"]','[12,12,12]','[null,null]','10',1.79474095762522196763e+09);
INSERT INTO "entries" VALUES('demmHS9OQUpw',12,'move',1,'["c1"]','[13,13,13]','[null,null]','11',1.79474095764160966872e+09);
INSERT INTO "entries" VALUES('demmHS9OQUpw',13,'move',1,'["c4","~I","~void","~earth","~fire","~wind","~water","~void","~water","~earth","~fire","~wind"]','[14,14,14]','[null,null]','12',1.79474095765269517897e+09);
INSERT INTO "entries" VALUES('demmHS9OQUpw',14,'move',0,'["2>a2"]','[15,15,15]','[null,null]','13',1794740957.68262);
INSERT INTO "entries" VALUES('demmHS9OQUpw',15,'move',0,'["c2"]','[16,16,16]','[null,null]','14',1.794740957716743946e+09);
INSERT INTO "entries" VALUES('demmHS9OQUpw',16,'move',1,'["e>e5"]','[17,17,17]','[null,null]','15',1.794740957736385107e+09);
INSERT INTO "entries" VALUES('demmHS9OQUpw',17,'move',1,'["a5"]','[18,18,18]','[null,null]','16',1.79474095775459432594e+09);
INSERT INTO "entries" VALUES('demmHS9OQUpw',18,'move',1,'["b5"]','[19,19,19]','[null,null]','17',1.7947409577809603214e+09);
INSERT INTO "entries" VALUES('demmHS9OQUpw',19,'move',1,'["c5"]','[20,20,20]','[null,null]','18',1.79474095779953145982e+09);
INSERT INTO "entries" VALUES('demmHS9OQUpw',20,'move',0,'["c>c4"]','[21,21,21]','[null,null]','19',1.79474095783441305162e+09);
INSERT INTO "entries" VALUES('demmHS9OQUpw',21,'undo',0,'[]','[22,22,22]','[null,null]','20',1.79474095784905362128e+09);
INSERT INTO "entries" VALUES('demmHS9OQUpw',22,'move',0,'["3>b3"]','[23,23,23]','[null,null]','21',1.79474095786275577549e+09);
INSERT INTO "entries" VALUES('demmHS9OQUpw',23,'move',0,'["^2"]','[24,24,24]','[null,null]','22',1.79474095789501500129e+09);
INSERT INTO "entries" VALUES('demmHS9OQUpw',24,'move',0,'["^3","~G"]','[25,25,25]','[null,null]','23',1.7947409579251930714e+09);
INSERT INTO "entries" VALUES('demmHS9OQUpw',25,'move',1,'["5>e5"]','[26,26,26]','[null,null]','24',1.79474095794632959362e+09);
INSERT INTO "entries" VALUES('Cc-GBDwaEUaq',0,'begin',NULL,'["~fire","~earth","~fire","~wind","~earth","~water","~fire","~void","~fire","~wind","~water","~void","~void","~void","~void","~water","~wind","~fire","~fire","~wind","~fire","~wind","~earth","~void","~void","~water","~void","~water","~wind","~water","~wind","~earth","~fire","~earth","~void","~water","~fire","~water","~wind","~earth","~earth","~wind","~fire","~fire","~wind","~void","~wind","~fire","~wind","~water","~earth","~wind","~earth","~earth","~void","~earth","~earth","~wind","~wind","~earth","~wind","~water","~water","~water","~wind","~fire","~void","~earth","~fire","~void","~all_but_the_middle","~shortest_of_an_element","~water","~void","~seat:2"]','[1,1,1,1]','[null,null,null]',NULL,1.79474095810574388503e+09);
INSERT INTO "entries" VALUES('Cc-GBDwaEUaq',1,'move',2,'["3>b3"]','[2,2,2,2]','[null,null,null]','0',1.79474095812910866736e+09);
INSERT INTO "entries" VALUES('Cc-GBDwaEUaq',2,'move',2,'["^1"]','[3,3,3,3]','[null,null,null]','1',1.79474095814882206919e+09);
INSERT INTO "entries" VALUES('Cc-GBDwaEUaq',3,'move',0,'["2>b2"]','[4,4,4,4]','[null,null,null]','2',1.79474095816576290126e+09);
INSERT INTO "entries" VALUES('Cc-GBDwaEUaq',4,'move',0,'["a3"]','[5,5,5,5]','[null,null,null]','3',1.79474095818496870999e+09);
INSERT INTO "entries" VALUES('Cc-GBDwaEUaq',5,'move',1,'["a>a3"]','[6,6,6,6]','[null,null,null]','4',1.79474095820083546634e+09);
INSERT INTO "entries" VALUES('Cc-GBDwaEUaq',6,'move',1,'["a2"]','[7,7,7,7]','[null,null,null]','5',1.79474095822082471848e+09);
INSERT INTO "entries" VALUES('Cc-GBDwaEUaq',7,'move',2,'["c>c5"]','[8,8,8,8]','[null,null,null]','6',1.79474095823275113102e+09);
INSERT INTO "entries" VALUES('Cc-GBDwaEUaq',8,'move',2,'["d5"]','[9,9,9,9]','[null,null,null]','7',1.7947409582448260784e+09);
INSERT INTO "entries" VALUES('Cc-GBDwaEUaq',9,'move',2,'["e5"]','[10,10,10,10]','[null,null,null]','8',1.79474095826083922386e+09);
INSERT INTO "entries" VALUES('Cc-GBDwaEUaq',10,'move',0,'["4>e4"]','[11,11,11,11]','[null,null,null]','9',1.79474095828556942937e+09);
INSERT INTO "entries" VALUES('Cc-GBDwaEUaq',11,'move',0,'["e3"]','[12,12,12,12]','[null,null,null]','10',1.79474095829688954349e+09);
INSERT INTO "entries" VALUES('Cc-GBDwaEUaq',12,'move',1,'["e>e1"]','[13,13,13,13]','[null,null,null]','11',1.79474095831278634069e+09);
INSERT INTO "entries" VALUES('Cc-GBDwaEUaq',13,'move',1,'["d1"]','[14,14,14,14]','[null,null,null]','12',1.79474095833282852171e+09);
INSERT INTO "entries" VALUES('Cc-GBDwaEUaq',14,'move',2,'["d>d4"]','[15,15,15,15]','[null,null,null]','13',1.79474095834080410007e+09);
INSERT INTO "entries" VALUES('Cc-GBDwaEUaq',15,'move',2,'["b4"]','[16,16,16,16]','[null,null,null]','14',1.79474095835115480417e+09);
INSERT INTO "entries" VALUES('Cc-GBDwaEUaq',16,'move',2,'["c4"]','[17,17,17,17]','[null,null,null]','15',1.79474095836886262896e+09);
INSERT INTO "entries" VALUES('Cc-GBDwaEUaq',17,'move',0,'["5>b5"]','[18,18,18,18]','[null,null,null]','16',1.79474095838531398769e+09);
INSERT INTO "entries" VALUES('Cc-GBDwaEUaq',18,'move',0,'["a4"]','[19,19,19,19]','[null,null,null]','17',1.79474095840091776845e+09);
INSERT INTO "entries" VALUES('Cc-GBDwaEUaq',19,'move',0,'["c4"]','[20,20,20,20]','[null,null,null]','18',1.79474095840908837314e+09);
INSERT INTO "entries" VALUES('Cc-GBDwaEUaq',20,'move',1,'["b>b4"]','[21,21,21,21]','[null,null,null]','19',1.79474095842881774904e+09);
INSERT INTO "entries" VALUES('Cc-GBDwaEUaq',21,'undo',1,'[]','[22,22,22,22]','[null,null,null]','20',1.79474095843843197825e+09);
INSERT INTO "entries" VALUES('Cc-GBDwaEUaq',22,'move',1,'["1>e1"]','[23,23,23,23]','[null,null,null]','21',1.79474095845342278485e+09);
INSERT INTO "entries" VALUES('Cc-GBDwaEUaq',23,'move',1,'["e4","~water","~water","~water","~earth","~earth","~water","~void","~wind","~fire","~void"]','[24,24,24,24]','[null,null,null]','22',1.79474095846989846231e+09);
INSERT INTO "entries" VALUES('Cc-GBDwaEUaq',24,'move',1,'["4>c4"]','[25,25,25,25]','[null,null,null]','23',1.79474095848297572133e+09);
INSERT INTO "entries" VALUES('Cc-GBDwaEUaq',25,'move',1,'["c3"]','[26,26,26,26]','[null,null,null]','24',1.79474095850085639948e+09);
INSERT INTO "entries" VALUES('sX3nwxhFC7iH',0,'begin',NULL,'["~earth","~wind","~void","~earth","~water","~water","~wind","~wind","~void","~void","~earth","~water","~earth","~earth","~fire","~wind","~wind","~void","~earth","~wind","~water","~water","~fire","~fire","~earth","~void","~wind","~void","~water","~fire","~void","~earth","~wind","~fire","~void","~void","~fire","~void","~water","~wind","~void","~fire","~earth","~fire","~void","~fire","~wind","~earth","~water","~water","~wind","~void","~water","~fire","~void","~fire","~wind","~void","~fire","~earth","~water","~water","~wind","~wind","~wind","~earth","~fire","~void","~earth","~earth","~height_difference","~odd_stacks","~wind","~water","~seat:1"]','[1,1,1,1,1]','[null,null,null,null]',NULL,1.79474095859389829637e+09);
INSERT INTO "entries" VALUES('sX3nwxhFC7iH',1,'move',1,'["e>e1"]','[2,2,2,2,2]','[null,null,null,null]','0',1.79474095860483264918e+09);
INSERT INTO "entries" VALUES('sX3nwxhFC7iH',2,'move',1,'["d1"]','[3,3,3,3,3]','[null,null,null,null]','1',1.7947409586287238598e+09);
INSERT INTO "entries" VALUES('sX3nwxhFC7iH',3,'move',2,'["2>a2"]','[4,4,4,4,4]','[null,null,null,null]','2',1.79474095866071033482e+09);
INSERT INTO "entries" VALUES('sX3nwxhFC7iH',4,'move',2,'["a1"]','[5,5,5,5,5]','[null,null,null,null]','3',1.79474095868474268914e+09);
INSERT INTO "entries" VALUES('sX3nwxhFC7iH',5,'move',3,'["a>a5"]','[6,6,6,6,6]','[null,null,null,null]','4',1.79474095870877051357e+09);
INSERT INTO "entries" VALUES('sX3nwxhFC7iH',6,'move',3,'["b5"]','[7,7,7,7,7]','[null,null,null,null]','5',1.79474095871893262865e+09);
INSERT INTO "entries" VALUES('sX3nwxhFC7iH',7,'move',0,'["3>d3"]','[8,8,8,8,8]','[null,null,null,null]','6',1.79474095874946260455e+09);
INSERT INTO "entries" VALUES('sX3nwxhFC7iH',8,'move',0,'["c2"]','[9,9,9,9,9]','[null,null,null,null]','7',1.79474095886081624028e+09);
INSERT INTO "entries" VALUES('sX3nwxhFC7iH',9,'move',1,'["5>e5"]','[10,10,10,10,10]','[null,null,null,null]','8',1.79474095888469958306e+09);
INSERT INTO "entries" VALUES('sX3nwxhFC7iH',10,'move',1,'["^1"]','[11,11,11,11,11]','[null,null,null,null]','9',1.79474095889274954792e+09);
INSERT INTO "entries" VALUES('sX3nwxhFC7iH',11,'move',2,'["b>b2"]','[12,12,12,12,12]','[null,null,null,null]','10',1.79474095891921591764e+09);
INSERT INTO "entries" VALUES('sX3nwxhFC7iH',12,'move',2,'["a2"]','[13,13,13,13,13]','[null,null,null,null]','11',1.79474095900425076486e+09);
INSERT INTO "entries" VALUES('sX3nwxhFC7iH',13,'move',3,'["1>d1"]','[14,14,14,14,14]','[null,null,null,null]','12',1.79474095900978493694e+09);
INSERT INTO "entries" VALUES('sX3nwxhFC7iH',14,'undo',3,'[]','[15,15,15,15,15]','[null,null,null,null]','13',1.79474095902896189688e+09);
INSERT INTO "entries" VALUES('sX3nwxhFC7iH',15,'move',3,'["1>d1"]','[16,16,16,16,16]','[null,null,null,null]','14',1.79474095903076887132e+09);
INSERT INTO "entries" VALUES('sX3nwxhFC7iH',16,'move',3,'["^1"]','[17,17,17,17,17]','[null,null,null,null]','15',1.79474095903192067146e+09);
INSERT INTO "entries" VALUES('sX3nwxhFC7iH',17,'move',0,'["c>c4"]','[18,18,18,18,18]','[null,null,null,null]','16',1.79474095905751752856e+09);
INSERT INTO "entries" VALUES('sX3nwxhFC7iH',18,'move',0,'["c3","~water","~fire","~void","~earth","~water","~earth","~fire","~void","~water","~wind"]','[19,19,19,19,19]','[null,null,null,null]','17',1.79474095906299781796e+09);
INSERT INTO "entries" VALUES('sX3nwxhFC7iH',19,'move',2,'["3>a3"]','[20,20,20,20,20]','[null,null,null,null]','18',1.79474095907279801364e+09);
INSERT INTO "entries" VALUES('sX3nwxhFC7iH',20,'move',2,'["b4"]','[21,21,21,21,21]','[null,null,null,null]','19',1.7947409590888214111e+09);
INSERT INTO "entries" VALUES('sX3nwxhFC7iH',21,'move',3,'["a>a4"]','[22,22,22,22,22]','[null,null,null,null]','20',1.79474095910328364372e+09);
INSERT INTO "entries" VALUES('sX3nwxhFC7iH',22,'move',3,'["b4"]','[23,23,23,23,23]','[null,null,null,null]','21',1.79474095911684203147e+09);
INSERT INTO "entries" VALUES('sX3nwxhFC7iH',23,'move',0,'["d>d5"]','[24,24,24,24,24]','[null,null,null,null]','22',1.79474095913290643692e+09);
INSERT INTO "entries" VALUES('sX3nwxhFC7iH',24,'move',0,'["^1"]','[25,25,25,25,25]','[null,null,null,null]','23',1.79474095914883947366e+09);
INSERT INTO "entries" VALUES('sX3nwxhFC7iH',25,'move',0,'["^2"]','[26,26,26,26,26]','[null,null,null,null]','24',1794740959.16097);
INSERT INTO "entries" VALUES('WLvG7bFGAnjO',0,'begin',NULL,'["~water","~wind","~earth","~wind","~fire","~fire","~earth","~void","~wind","~earth","~water","~void","~earth","~water","~fire","~void","~void","~wind","~fire","~void","~wind","~water","~wind","~void","~earth","~water","~wind","~fire","~water","~earth","~void","~void","~water","~earth","~fire","~void","~fire","~void","~water","~earth","~fire","~water","~wind","~water","~fire","~earth","~earth","~water","~fire","~wind","~void","~fire","~fire","~water","~fire","~void","~earth","~wind","~void","~water","~fire","~fire","~water","~wind","~water","~void","~fire","~wind","~wind","~wind","~tallest_of_an_element","~shared_heights","~middle_stack","~shortest_stack","~wind","~earth","~seat:1"]','[1,1,1,1,1]','[null,null,null,null]',NULL,1.79474095928165078162e+09);
INSERT INTO "entries" VALUES('WLvG7bFGAnjO',1,'move',1,'["c>c5"]','[2,2,2,2,2]','[null,null,null,null]','0',1.79474095930259871481e+09);
INSERT INTO "entries" VALUES('WLvG7bFGAnjO',2,'move',1,'["d5"]','[3,3,3,3,3]','[null,null,null,null]','1',1.79474095931311774252e+09);
INSERT INTO "entries" VALUES('WLvG7bFGAnjO',3,'move',1,'["give:wind"]','[4,4,4,4,4]','[null,null,null,null]','2',1.79474095932875704769e+09);
INSERT INTO "entries" VALUES('WLvG7bFGAnjO',4,'move',2,'["b>b4"]','[5,5,5,5,5]','[null,null,null,null]','3',1.79474095934476733206e+09);
INSERT INTO "entries" VALUES('WLvG7bFGAnjO',5,'move',2,'["b2"]','[6,6,6,6,6]','[null,null,null,null]','4',1.79474095935683393473e+09);
INSERT INTO "entries" VALUES('WLvG7bFGAnjO',6,'move',2,'["give:fire"]','[7,7,7,7,7]','[null,null,null,null]','5',1.79474095936899185176e+09);
INSERT INTO "entries" VALUES('WLvG7bFGAnjO',7,'move',3,'["d>d1"]','[8,8,8,8,8]','[null,null,null,null]','6',1.79474095940114068987e+09);
INSERT INTO "entries" VALUES('WLvG7bFGAnjO',8,'move',3,'["c1"]','[9,9,9,9,9]','[null,null,null,null]','7',1.794740959409219265e+09);
INSERT INTO "entries" VALUES('WLvG7bFGAnjO',9,'move',3,'["e1"]','[10,10,10,10,10]','[null,null,null,null]','8',1.79474095944082474712e+09);
INSERT INTO "entries" VALUES('WLvG7bFGAnjO',10,'move',3,'["give:fire"]','[11,11,11,11,11]','[null,null,null,null]','9',1.794740959452753067e+09);
INSERT INTO "entries" VALUES('WLvG7bFGAnjO',11,'move',0,'["4>a4"]','[12,12,12,12,12]','[null,null,null,null]','10',1.79474095946193742748e+09);
INSERT INTO "entries" VALUES('WLvG7bFGAnjO',12,'move',0,'["a5"]','[13,13,13,13,13]','[null,null,null,null]','11',1.79474095948486733441e+09);
INSERT INTO "entries" VALUES('WLvG7bFGAnjO',13,'move',0,'["give:fire"]','[14,14,14,14,14]','[null,null,null,null]','12',1.79474095950079226492e+09);
INSERT INTO "entries" VALUES('WLvG7bFGAnjO',14,'move',1,'["1>e1"]','[15,15,15,15,15]','[null,null,null,null]','13',1.79474095950464844701e+09);
INSERT INTO "entries" VALUES('WLvG7bFGAnjO',15,'move',1,'["d2"]','[16,16,16,16,16]','[null,null,null,null]','14',1.79474095952481603618e+09);
INSERT INTO "entries" VALUES('WLvG7bFGAnjO',16,'move',1,'["give:wind"]','[17,17,17,17,17]','[null,null,null,null]','15',1.79474095953677392008e+09);
INSERT INTO "entries" VALUES('WLvG7bFGAnjO',17,'move',2,'["2>c2"]','[18,18,18,18,18]','[null,null,null,null]','16',1.79474095954540944098e+09);
INSERT INTO "entries" VALUES('WLvG7bFGAnjO',18,'move',2,'["c3"]','[19,19,19,19,19]','[null,null,null,null]','17',1.79474095955681824682e+09);
INSERT INTO "entries" VALUES('WLvG7bFGAnjO',19,'move',2,'["c4"]','[20,20,20,20,20]','[null,null,null,null]','18',1.79474095956165552142e+09);
INSERT INTO "entries" VALUES('WLvG7bFGAnjO',20,'move',2,'["give:fire"]','[21,21,21,21,21]','[null,null,null,null]','19',1.79474095957752966881e+09);
INSERT INTO "entries" VALUES('WLvG7bFGAnjO',21,'move',3,'["a>a3"]','[22,22,22,22,22]','[null,null,null,null]','20',1.7947409595890870094e+09);
INSERT INTO "entries" VALUES('WLvG7bFGAnjO',22,'move',3,'["a5"]','[23,23,23,23,23]','[null,null,null,null]','21',1.79474095959786057469e+09);
INSERT INTO "entries" VALUES('WLvG7bFGAnjO',23,'move',3,'["give:void"]','[24,24,24,24,24]','[null,null,null,null]','22',1.79474095961278796193e+09);
INSERT INTO "entries" VALUES('WLvG7bFGAnjO',24,'move',0,'["5>c5"]','[25,25,25,25,25]','[null,null,null,null]','23',1.79474095962521529193e+09);
INSERT INTO "entries" VALUES('WLvG7bFGAnjO',25,'move',0,'["c4"]','[26,26,26,26,26]','[null,null,null,null]','24',1.79474095963787531847e+09);
INSERT INTO "entries" VALUES('6GLJm4v4TpDt',0,'begin',NULL,'["~earth","~void","~void","~fire","~earth","~void","~wind","~void","~water","~wind","~water","~water","~void","~void","~earth","~fire","~wind","~earth","~fire","~water","~earth","~earth","~wind","~water","~water","~void","~wind","~earth","~earth","~fire","~void","~wind","~fire","~water","~fire","~water","~fire","~water","~wind","~water","~wind","~earth","~fire","~wind","~fire","~void","~void","~void","~void","~water","~fire","~water","~wind","~water","~wind","~fire","~wind","~earth","~earth","~wind","~even_stacks","~shared_heights","~earth","~water","~void","~wind","~1","~B","~5","~A","~3","~J","~2","~D","~4","~F","~earth","~fire","~fire","~earth","~void","~2","~5"]','[1,1]','[null]',NULL,1.79474095967731475829e+09);
INSERT INTO "entries" VALUES('6GLJm4v4TpDt',1,'move',0,'["d>d5"]','[2,2]','[null]','0',1.79474095969909930225e+09);
INSERT INTO "entries" VALUES('6GLJm4v4TpDt',2,'move',0,'["d3","~head","~4"]','[3,3]','[null]','1',1.79474095971298742294e+09);
INSERT INTO "entries" VALUES('6GLJm4v4TpDt',3,'move',0,'["c>c4"]','[4,4]','[null]','2',1.79474095972107434279e+09);
INSERT INTO "entries" VALUES('6GLJm4v4TpDt',4,'move',0,'["c1"]','[5,5]','[null]','3',1.79474095974854850766e+09);
INSERT INTO "entries" VALUES('6GLJm4v4TpDt',5,'move',0,'["c2","~head","~3"]','[6,6]','[null]','4',1794740959.76481);
INSERT INTO "entries" VALUES('6GLJm4v4TpDt',6,'move',0,'["3>d3"]','[7,7]','[null]','5',1.79474095977978444094e+09);
INSERT INTO "entries" VALUES('6GLJm4v4TpDt',7,'undo',0,'[]','[8,8]','[null]','6',1.79474095981776475905e+09);
INSERT INTO "entries" VALUES('6GLJm4v4TpDt',8,'move',0,'["3>a3"]','[9,9]','[null]','7',1.79474095987333178521e+09);
INSERT INTO "entries" VALUES('6GLJm4v4TpDt',9,'move',0,'["b2"]','[10,10]','[null]','8',1.79474095990725469591e+09);
INSERT INTO "entries" VALUES('6GLJm4v4TpDt',10,'move',0,'["b4","~head","~4","~J","~2","~E","~1","~H","~5","~B","~3","~I","~fire","~earth","~fire","~earth","~wind","~5","~1"]','[11,11]','[null]','9',1.79474095992543792718e+09);
INSERT INTO "entries" VALUES('6GLJm4v4TpDt',11,'move',0,'["3>b3"]','[12,12]','[null]','10',1.7947409599649131298e+09);
INSERT INTO "entries" VALUES('6GLJm4v4TpDt',12,'move',0,'["^1"]','[13,13]','[null]','11',1.79474096002080941202e+09);
INSERT INTO "entries" VALUES('6GLJm4v4TpDt',13,'move',0,'["^2"]','[14,14]','[null]','12',1.79474096002891135214e+09);
INSERT INTO "entries" VALUES('6GLJm4v4TpDt',14,'undo',0,'[]','[15,15]','[null]','13',1.79474096003598380085e+09);
INSERT INTO "entries" VALUES('6GLJm4v4TpDt',15,'move',0,'["^2"]','[16,16]','[null]','14',1.79474096006484174726e+09);
INSERT INTO "entries" VALUES('6GLJm4v4TpDt',16,'move',0,'["^3","~tail","~4"]','[17,17]','[null]','15',1.79474096007783746721e+09);
INSERT INTO "entries" VALUES('6GLJm4v4TpDt',17,'move',0,'["2>c2"]','[18,18]','[null]','16',1.79474096010123777391e+09);
INSERT INTO "entries" VALUES('6GLJm4v4TpDt',18,'move',0,'["c1"]','[19,19]','[null]','17',1.79474096010533070563e+09);
INSERT INTO "entries" VALUES('6GLJm4v4TpDt',19,'move',0,'["c5","~tail","~3"]','[20,20]','[null]','18',1.79474096011621451381e+09);
INSERT INTO "entries" VALUES('6GLJm4v4TpDt',20,'move',0,'["b>b3"]','[21,21]','[null]','19',1.79474096012529850006e+09);
INSERT INTO "entries" VALUES('6GLJm4v4TpDt',21,'undo',0,'[]','[22,22]','[null]','20',1.79474096012850379945e+09);
INSERT INTO "entries" VALUES('6GLJm4v4TpDt',22,'move',0,'["5>b5"]','[23,23]','[null]','21',1.79474096013290333748e+09);
INSERT INTO "entries" VALUES('6GLJm4v4TpDt',23,'move',0,'["b4"]','[24,24]','[null]','22',1.79474096013571310045e+09);
INSERT INTO "entries" VALUES('6GLJm4v4TpDt',24,'move',0,'["a5"]','[25,25]','[null]','23',1.79474096014051723475e+09);
INSERT INTO "entries" VALUES('6GLJm4v4TpDt',25,'move',0,'["c5","~head","~4","~G","~1","~J","~5","~A","~3","~I","~2","~F","~fire","~earth","~water","~wind","~water","~2","~3"]','[26,26]','[null]','24',1.79474096014449214933e+09);
INSERT INTO "entries" VALUES('piN0KcmgGt6w',0,'begin',NULL,'["~lantern","~mask"]','[1,1,1]','[null,null]',NULL,1.79474096019716072075e+09);
INSERT INTO "entries" VALUES('piN0KcmgGt6w',1,'move',0,'["c2"]','[2,2,2]','[null,null]','0',1.7947409602129948139e+09);
INSERT INTO "entries" VALUES('piN0KcmgGt6w',2,'move',0,'["c3"]','[3,2,2]','[null,null]','1',1.79474096021861100197e+09);
INSERT INTO "entries" VALUES('piN0KcmgGt6w',3,'move',0,'["b3"]','[4,2,2]','[null,null]','2',1.79474096022895383837e+09);
INSERT INTO "entries" VALUES('piN0KcmgGt6w',4,'move',0,'["b4"]','[5,2,2]','[null,null]','3',1.79474096026523542409e+09);
INSERT INTO "entries" VALUES('piN0KcmgGt6w',5,'move',0,'["a4"]','[6,2,2]','[null,null]','4',1.7947409603073718548e+09);
INSERT INTO "entries" VALUES('piN0KcmgGt6w',6,'move',0,'["trail:d3"]','[7,2,2]','[null,null]','5',1.79474096033239722256e+09);
INSERT INTO "entries" VALUES('piN0KcmgGt6w',7,'undo',0,'[]','[8,2,2]','[null,null]','6',1.79474096036656737334e+09);
INSERT INTO "entries" VALUES('piN0KcmgGt6w',8,'move',0,'["trail:d6"]','[9,2,2]','[null,null]','7',1.79474096039835262299e+09);
INSERT INTO "entries" VALUES('piN0KcmgGt6w',9,'move',0,'["confirm"]','[10,3,3]','[null,null]','8',1.79474096044889712331e+09);
INSERT INTO "entries" VALUES('piN0KcmgGt6w',10,'move',1,'["call:red"]','[11,4,4]','[null,null]','9',1.79474096046881794928e+09);
INSERT INTO "entries" VALUES('piN0KcmgGt6w',11,'move',1,'["move:c5"]','[12,5,5]','[null,null]','10',1.79474096048479938507e+09);
INSERT INTO "entries" VALUES('piN0KcmgGt6w',12,'move',1,'["move:c4"]','[13,6,6]','[null,null]','11',1.79474096049875020981e+09);
INSERT INTO "entries" VALUES('piN0KcmgGt6w',13,'move',1,'["call:purple"]','[14,7,7]','[null,null]','12',1.79474096050471520428e+09);
INSERT INTO "entries" VALUES('piN0KcmgGt6w',14,'undo',1,'[]','[15,8,8]','[null,null]','13',1.79474096053731298444e+09);
INSERT INTO "entries" VALUES('piN0KcmgGt6w',15,'move',1,'["call:green"]','[16,9,9]','[null,null]','14',1.7947409605408489704e+09);
INSERT INTO "entries" VALUES('piN0KcmgGt6w',16,'move',1,'["sniff:b1"]','[17,10,10]','[null,null]','15',1.79474096055264186857e+09);
INSERT INTO "entries" VALUES('piN0KcmgGt6w',17,'move',1,'["move:a2"]','[18,11,11]','[null,null]','16',1.79474096055430245395e+09);
INSERT INTO "entries" VALUES('piN0KcmgGt6w',18,'move',1,'["move:b2"]','[19,12,12]','[null,null]','17',1.79474096057836365698e+09);
INSERT INTO "entries" VALUES('piN0KcmgGt6w',19,'move',1,'["end"]','[20,13,13]','[null,null]','18',1.79474096059697961805e+09);
INSERT INTO "entries" VALUES('piN0KcmgGt6w',20,'move',0,'["a5"]','[21,13,13]','[null,null]','19',1.79474096061282229418e+09);
INSERT INTO "entries" VALUES('piN0KcmgGt6w',21,'undo',0,'[]','[22,13,13]','[null,null]','20',1.79474096062743759157e+09);
INSERT INTO "entries" VALUES('piN0KcmgGt6w',22,'move',0,'["b4"]','[23,13,13]','[null,null]','21',1.79474096064885044101e+09);
INSERT INTO "entries" VALUES('piN0KcmgGt6w',23,'move',0,'["c4"]','[24,13,13]','[null,null]','22',1.79474096066480159764e+09);
INSERT INTO "entries" VALUES('piN0KcmgGt6w',24,'move',0,'["c5"]','[25,13,13]','[null,null]','23',1.79474096067677450173e+09);
INSERT INTO "entries" VALUES('piN0KcmgGt6w',25,'move',0,'["c6"]','[26,13,13]','[null,null]','24',1.79474096070082831388e+09);
INSERT INTO "entries" VALUES('yEwIkuwIAICh',0,'begin',NULL,'["~pink","~black","~purple","~57","~54","~74","~44","~28","~62","~47","~60","~40","~72","~71","~seat:1"]','[1,1,1]','[null,null]',NULL,1.7947409608014063835e+09);
INSERT INTO "entries" VALUES('yEwIkuwIAICh',1,'move',1,'["play:54>p2"]','[2,2,2]','[null,null]','0',1.7947409608116598129e+09);
INSERT INTO "entries" VALUES('yEwIkuwIAICh',2,'move',0,'["play:74>p3"]','[3,3,3]','[null,null]','1',1.79474096082521915439e+09);
INSERT INTO "entries" VALUES('yEwIkuwIAICh',3,'move',1,'["play:44>p2"]','[4,4,4]','[null,null]','2',1.79474096087725162504e+09);
INSERT INTO "entries" VALUES('yEwIkuwIAICh',4,'move',1,'["take:right"]','[5,5,5]','[null,null]','3',1.79474096088489556317e+09);
INSERT INTO "entries" VALUES('yEwIkuwIAICh',5,'move',1,'["stop"]','[6,6,6]','[null,null]','4',1.79474096089287161832e+09);
INSERT INTO "entries" VALUES('yEwIkuwIAICh',6,'move',0,'["play:57>p3"]','[7,7,7]','[null,null]','5',1.79474096089691948895e+09);
INSERT INTO "entries" VALUES('yEwIkuwIAICh',7,'move',1,'["take:right"]','[8,8,8]','[null,null]','6',1.79474096090078186985e+09);
INSERT INTO "entries" VALUES('yEwIkuwIAICh',8,'move',0,'["take:left"]','[9,9,9]','[null,null]','7',1.79474096090666913991e+09);
INSERT INTO "entries" VALUES('yEwIkuwIAICh',9,'move',1,'["play:72>p3"]','[10,10,10]','[null,null]','8',1.79474096091326928135e+09);
INSERT INTO "entries" VALUES('yEwIkuwIAICh',10,'move',0,'["play:28>p2"]','[11,11,11]','[null,null]','9',1.79474096091512107849e+09);
INSERT INTO "entries" VALUES('yEwIkuwIAICh',11,'move',0,'["skip"]','[12,12,12]','[null,null]','10',1.79474096092538213734e+09);
INSERT INTO "entries" VALUES('yEwIkuwIAICh',12,'move',1,'["play:71>p3"]','[13,13,13]','[null,null]','11',1.79474096092844748497e+09);
INSERT INTO "entries" VALUES('yEwIkuwIAICh',13,'move',0,'["take:left","~25","~22","~41","~9"]','[14,14,14]','[null,null]','12',1.79474096093041777608e+09);
INSERT INTO "entries" VALUES('yEwIkuwIAICh',14,'move',1,'["take:left"]','[15,15,15]','[null,null]','13',1.79474096094341635703e+09);
INSERT INTO "entries" VALUES('yEwIkuwIAICh',15,'move',0,'["play:62>p2"]','[16,16,16]','[null,null]','14',1.79474096094722604744e+09);
INSERT INTO "entries" VALUES('yEwIkuwIAICh',16,'move',1,'["play:47>p1"]','[17,17,17]','[null,null]','15',1.79474096097706365586e+09);
INSERT INTO "entries" VALUES('yEwIkuwIAICh',17,'move',1,'["refresh","~1","~58","~46","~19","~7","~38","~70"]','[18,18,18]','[null,null]','16',1.79474096098982691767e+09);
INSERT INTO "entries" VALUES('yEwIkuwIAICh',18,'move',1,'["take:left"]','[19,19,19]','[null,null]','17',1.79474096099798846246e+09);
INSERT INTO "entries" VALUES('yEwIkuwIAICh',19,'move',0,'["take:left"]','[20,20,20]','[null,null]','18',1.79474096100514793391e+09);
INSERT INTO "entries" VALUES('yEwIkuwIAICh',20,'move',1,'["cover:1>p1"]','[21,21,21]','[null,null]','19',1.7947409610172607899e+09);
INSERT INTO "entries" VALUES('yEwIkuwIAICh',21,'move',0,'["play:58>p2"]','[22,22,22]','[null,null]','20',1.79474096102903962141e+09);
INSERT INTO "entries" VALUES('yEwIkuwIAICh',22,'move',1,'["take:left"]','[23,23,23]','[null,null]','21',1.79474096103284525872e+09);
INSERT INTO "entries" VALUES('yEwIkuwIAICh',23,'move',0,'["take:left","~51","~8","~2","~69"]','[24,24,24]','[null,null]','22',1.79474096104095196726e+09);
INSERT INTO "entries" VALUES('yEwIkuwIAICh',24,'move',1,'["play:46>own"]','[25,25,25]','[null,null]','23',1.79474096107473635674e+09);
INSERT INTO "entries" VALUES('yEwIkuwIAICh',25,'move',0,'["take:left"]','[26,26,26]','[null,null]','24',1.79474096107890272134e+09);
INSERT INTO "entries" VALUES('V2a5PYRD9wB7',0,'begin',NULL,'["~orange","~purple","~pink","~lime","~58","~66","~78","~38","~32","~65","~47","~31","~45","~57","~21","~51","~35","~seat:2"]','[1,1,1,1]','[null,null,null]',NULL,1.79474096119221472739e+09);
INSERT INTO "entries" VALUES('V2a5PYRD9wB7',1,'move',2,'["play:78>p1"]','[2,2,2,2]','[null,null,null]','0',1.79474096119508790968e+09);
INSERT INTO "entries" VALUES('V2a5PYRD9wB7',2,'move',0,'["play:38>p3"]','[3,3,3,3]','[null,null,null]','1',1.79474096119877672196e+09);
INSERT INTO "entries" VALUES('V2a5PYRD9wB7',3,'move',0,'["skip"]','[4,4,4,4]','[null,null,null]','2',1.79474096120110440254e+09);
INSERT INTO "entries" VALUES('V2a5PYRD9wB7',4,'move',1,'["play:66>p2"]','[5,5,5,5]','[null,null,null]','3',1.79474096121129679678e+09);
INSERT INTO "entries" VALUES('V2a5PYRD9wB7',5,'move',2,'["play:65>p4"]','[6,6,6,6]','[null,null,null]','4',1.79474096132902431483e+09);
INSERT INTO "entries" VALUES('V2a5PYRD9wB7',6,'move',0,'["play:58>p1"]','[7,7,7,7]','[null,null,null]','5',1.79474096139359879493e+09);
INSERT INTO "entries" VALUES('V2a5PYRD9wB7',7,'move',1,'["take:right"]','[8,8,8,8]','[null,null,null]','6',1.79474096139920735355e+09);
INSERT INTO "entries" VALUES('V2a5PYRD9wB7',8,'move',2,'["take:right"]','[9,9,9,9]','[null,null,null]','7',1.79474096141184878347e+09);
INSERT INTO "entries" VALUES('V2a5PYRD9wB7',9,'move',0,'["take:left"]','[10,10,10,10]','[null,null,null]','8',1.79474096142579817771e+09);
INSERT INTO "entries" VALUES('V2a5PYRD9wB7',10,'move',1,'["play:32>p4"]','[11,11,11,11]','[null,null,null]','9',1.79474096142827677733e+09);
INSERT INTO "entries" VALUES('V2a5PYRD9wB7',11,'move',1,'["take:right","~60","~14","~1","~50"]','[12,12,12,12]','[null,null,null]','10',1.79474096143162512775e+09);
INSERT INTO "entries" VALUES('V2a5PYRD9wB7',12,'move',2,'["play:51>p1"]','[13,13,13,13]','[null,null,null]','11',1.79474096143453741071e+09);
INSERT INTO "entries" VALUES('V2a5PYRD9wB7',13,'move',0,'["play:47>p4"]','[14,14,14,14]','[null,null,null]','12',1.79474096146795606613e+09);
INSERT INTO "entries" VALUES('V2a5PYRD9wB7',14,'undo',0,'[]','[15,15,15,15]','[null,null,null]','13',1.79474096153076910975e+09);
INSERT INTO "entries" VALUES('V2a5PYRD9wB7',15,'move',0,'["play:47>own"]','[16,16,16,16]','[null,null,null]','14',1.79474096154305791852e+09);
INSERT INTO "entries" VALUES('V2a5PYRD9wB7',16,'move',1,'["play:35>p1"]','[17,17,17,17]','[null,null,null]','15',1.79474096154927420616e+09);
INSERT INTO "entries" VALUES('V2a5PYRD9wB7',17,'move',1,'["skip"]','[18,18,18,18]','[null,null,null]','16',1.79474096157696413997e+09);
INSERT INTO "entries" VALUES('V2a5PYRD9wB7',18,'move',2,'["take:left"]','[19,19,19,19]','[null,null,null]','17',1.79474096167743825914e+09);
INSERT INTO "entries" VALUES('V2a5PYRD9wB7',19,'move',0,'["take:left"]','[20,20,20,20]','[null,null,null]','18',1.79474096168397283549e+09);
INSERT INTO "entries" VALUES('V2a5PYRD9wB7',20,'move',0,'["stop"]','[21,21,21,21]','[null,null,null]','19',1.7947409617090721131e+09);
INSERT INTO "entries" VALUES('V2a5PYRD9wB7',21,'move',1,'["play:21>p3"]','[22,22,22,22]','[null,null,null]','20',1.79474096175205707548e+09);
INSERT INTO "entries" VALUES('V2a5PYRD9wB7',22,'move',1,'["steal:0","~45"]','[23,23,23,23]','[null,null,null]','21',1.79474096176110410692e+09);
INSERT INTO "entries" VALUES('V2a5PYRD9wB7',23,'move',2,'["play:31>p2"]','[24,24,24,24]','[null,null,null]','22',1.79474096186251831056e+09);
INSERT INTO "entries" VALUES('V2a5PYRD9wB7',24,'move',2,'["take:right"]','[25,25,25,25]','[null,null,null]','23',1.79474096187936162953e+09);
INSERT INTO "entries" VALUES('V2a5PYRD9wB7',25,'move',0,'["take:left"]','[26,26,26,26]','[null,null,null]','24',1.79474096196732449534e+09);
INSERT INTO "entries" VALUES('ErPUVGbL26Qq',0,'begin',NULL,'["~lime","~orange","~black","~purple","~pink","~25","~43","~56","~46","~37","~80","~12","~30","~14","~6","~68","~78","~60","~50","~59","~seat:3"]','[1,1,1,1,1]','[null,null,null,null]',NULL,1.79474096244533610341e+09);
INSERT INTO "entries" VALUES('ErPUVGbL26Qq',1,'move',3,'["play:30>p3"]','[2,2,2,2,2]','[null,null,null,null]','0',1.79474096246522068975e+09);
INSERT INTO "entries" VALUES('ErPUVGbL26Qq',2,'move',3,'["take:right"]','[3,3,3,3,3]','[null,null,null,null]','1',1.79474096250538802145e+09);
INSERT INTO "entries" VALUES('ErPUVGbL26Qq',3,'move',0,'["play:37>p3"]','[4,4,4,4,4]','[null,null,null,null]','2',1.79474096253564929966e+09);
INSERT INTO "entries" VALUES('ErPUVGbL26Qq',4,'move',0,'["skip"]','[5,5,5,5,5]','[null,null,null,null]','3',1.79474096254855656627e+09);
INSERT INTO "entries" VALUES('ErPUVGbL26Qq',5,'move',1,'["play:80>p5"]','[6,6,6,6,6]','[null,null,null,null]','4',1.79474096255904769898e+09);
INSERT INTO "entries" VALUES('ErPUVGbL26Qq',6,'move',2,'["play:56>own"]','[7,7,7,7,7]','[null,null,null,null]','5',1.79474096256066298479e+09);
INSERT INTO "entries" VALUES('ErPUVGbL26Qq',7,'move',3,'["play:46>p1"]','[8,8,8,8,8]','[null,null,null,null]','6',1.79474096256983900073e+09);
INSERT INTO "entries" VALUES('ErPUVGbL26Qq',8,'move',3,'["refresh","~73","~70","~45","~65","~8","~44","~47"]','[9,9,9,9,9]','[null,null,null,null]','7',1.79474096257821488387e+09);
INSERT INTO "entries" VALUES('ErPUVGbL26Qq',9,'move',3,'["take:left"]','[10,10,10,10,10]','[null,null,null,null]','8',1.79474096258539676665e+09);
INSERT INTO "entries" VALUES('ErPUVGbL26Qq',10,'move',0,'["play:25>p2"]','[11,11,11,11,11]','[null,null,null,null]','9',1.79474096259382367131e+09);
INSERT INTO "entries" VALUES('ErPUVGbL26Qq',11,'move',0,'["skip"]','[12,12,12,12,12]','[null,null,null,null]','10',1.79474096259693527226e+09);
INSERT INTO "entries" VALUES('ErPUVGbL26Qq',12,'move',1,'["play:43>p1"]','[13,13,13,13,13]','[null,null,null,null]','11',1.79474096260384464261e+09);
INSERT INTO "entries" VALUES('ErPUVGbL26Qq',13,'move',1,'["take:left"]','[14,14,14,14,14]','[null,null,null,null]','12',1.7947409626167445183e+09);
INSERT INTO "entries" VALUES('ErPUVGbL26Qq',14,'undo',1,'[]','[15,15,15,15,15]','[null,null,null,null]','13',1.79474096262248802185e+09);
INSERT INTO "entries" VALUES('ErPUVGbL26Qq',15,'move',1,'["take:left"]','[16,16,16,16,16]','[null,null,null,null]','14',1.79474096263316822055e+09);
INSERT INTO "entries" VALUES('ErPUVGbL26Qq',16,'move',1,'["stop"]','[17,17,17,17,17]','[null,null,null,null]','15',1.79474096263800120352e+09);
INSERT INTO "entries" VALUES('ErPUVGbL26Qq',17,'move',2,'["play:12>p2"]','[18,18,18,18,18]','[null,null,null,null]','16',1.79474096265048170084e+09);
INSERT INTO "entries" VALUES('ErPUVGbL26Qq',18,'move',3,'["play:73>p4"]','[19,19,19,19,19]','[null,null,null,null]','17',1.79474096266907787318e+09);
INSERT INTO "entries" VALUES('ErPUVGbL26Qq',19,'move',0,'["take:right"]','[20,20,20,20,20]','[null,null,null,null]','18',1.79474096267557263377e+09);
INSERT INTO "entries" VALUES('ErPUVGbL26Qq',20,'move',1,'["take:left","~55","~10","~23","~40"]','[21,21,21,21,21]','[null,null,null,null]','19',1.79474096269383406637e+09);
INSERT INTO "entries" VALUES('ErPUVGbL26Qq',21,'move',2,'["take:right"]','[22,22,22,22,22]','[null,null,null,null]','20',1.79474096270949530604e+09);
INSERT INTO "entries" VALUES('ErPUVGbL26Qq',22,'move',2,'["take:left"]','[23,23,23,23,23]','[null,null,null,null]','21',1.79474096272513771051e+09);
INSERT INTO "entries" VALUES('ErPUVGbL26Qq',23,'move',3,'["take:left"]','[24,24,24,24,24]','[null,null,null,null]','22',1.79474096273723745346e+09);
INSERT INTO "entries" VALUES('ErPUVGbL26Qq',24,'move',0,'["play:47>p3"]','[25,25,25,25,25]','[null,null,null,null]','23',1.79474096274748754504e+09);
INSERT INTO "entries" VALUES('ErPUVGbL26Qq',25,'move',0,'["refresh","~34","~7","~54","~20","~62","~29","~31"]','[26,26,26,26,26]','[null,null,null,null]','24',1.79474096276203846931e+09);
INSERT INTO "entries" VALUES('x6VVfbIm9IW0',0,'begin',NULL,'["~orange","~dark_green","~pink","~lime","~purple","~black","~30","~70","~73","~7","~79","~13","~20","~69","~24","~27","~16","~34","~2","~42","~25","~26","~51","~seat:3"]','[1,1,1,1,1,1]','[null,null,null,null,null]',NULL,1.79474096286033296589e+09);
INSERT INTO "entries" VALUES('x6VVfbIm9IW0',1,'move',3,'["play:7>p2"]','[2,2,2,2,2,2]','[null,null,null,null,null]','0',1.79474096287973356247e+09);
INSERT INTO "entries" VALUES('x6VVfbIm9IW0',2,'move',3,'["move:p2>p6"]','[3,3,3,3,3,3]','[null,null,null,null,null]','1',1.79474096289146447177e+09);
INSERT INTO "entries" VALUES('x6VVfbIm9IW0',3,'move',4,'["play:27>p6"]','[4,4,4,4,4,4]','[null,null,null,null,null]','2',1.79474096290078806879e+09);
INSERT INTO "entries" VALUES('x6VVfbIm9IW0',4,'move',4,'["take:right"]','[5,5,5,5,5,5]','[null,null,null,null,null]','3',1.79474096291283607487e+09);
INSERT INTO "entries" VALUES('x6VVfbIm9IW0',5,'move',0,'["play:13>own"]','[6,6,6,6,6,6]','[null,null,null,null,null]','4',1.79474096292220139502e+09);
INSERT INTO "entries" VALUES('x6VVfbIm9IW0',6,'move',1,'["play:70>p1"]','[7,7,7,7,7,7]','[null,null,null,null,null]','5',1.79474096293643188473e+09);
INSERT INTO "entries" VALUES('x6VVfbIm9IW0',7,'move',2,'["play:69>p1"]','[8,8,8,8,8,8]','[null,null,null,null,null]','6',1.79474096295292782779e+09);
INSERT INTO "entries" VALUES('x6VVfbIm9IW0',8,'move',3,'["play:24>p6"]','[9,9,9,9,9,9]','[null,null,null,null,null]','7',1.79474096296191883083e+09);
INSERT INTO "entries" VALUES('x6VVfbIm9IW0',9,'move',3,'["take:right"]','[10,10,10,10,10,10]','[null,null,null,null,null]','8',1.79474096297741103167e+09);
INSERT INTO "entries" VALUES('x6VVfbIm9IW0',10,'move',4,'["play:79>p6"]','[11,11,11,11,11,11]','[null,null,null,null,null]','9',1.79474096298943305016e+09);
INSERT INTO "entries" VALUES('x6VVfbIm9IW0',11,'move',0,'["play:30>p5"]','[12,12,12,12,12,12]','[null,null,null,null,null]','10',1.7947409630050311089e+09);
INSERT INTO "entries" VALUES('x6VVfbIm9IW0',12,'move',0,'["take:right"]','[13,13,13,13,13,13]','[null,null,null,null,null]','11',1.79474096302130436898e+09);
INSERT INTO "entries" VALUES('x6VVfbIm9IW0',13,'move',1,'["take:right","~9","~6","~72","~76"]','[14,14,14,14,14,14]','[null,null,null,null,null]','12',1.79474096302935218812e+09);
INSERT INTO "entries" VALUES('x6VVfbIm9IW0',14,'move',2,'["play:73>p3"]','[15,15,15,15,15,15]','[null,null,null,null,null]','13',1.79474096304252052304e+09);
INSERT INTO "entries" VALUES('x6VVfbIm9IW0',15,'move',3,'["play:26>p2"]','[16,16,16,16,16,16]','[null,null,null,null,null]','14',1.79474096305340647698e+09);
INSERT INTO "entries" VALUES('x6VVfbIm9IW0',16,'move',3,'["take:right"]','[17,17,17,17,17,17]','[null,null,null,null,null]','15',1.79474096305707764625e+09);
INSERT INTO "entries" VALUES('x6VVfbIm9IW0',17,'move',4,'["play:51>p4"]','[18,18,18,18,18,18]','[null,null,null,null,null]','16',1.79474096307098937032e+09);
INSERT INTO "entries" VALUES('x6VVfbIm9IW0',18,'move',0,'["play:25>p3"]','[19,19,19,19,19,19]','[null,null,null,null,null]','17',1.79474096308211040497e+09);
INSERT INTO "entries" VALUES('x6VVfbIm9IW0',19,'move',0,'["take:right"]','[20,20,20,20,20,20]','[null,null,null,null,null]','18',1.79474096310426664349e+09);
INSERT INTO "entries" VALUES('x6VVfbIm9IW0',20,'move',1,'["play:20>p3"]','[21,21,21,21,21,21]','[null,null,null,null,null]','19',1794740963.13347);
INSERT INTO "entries" VALUES('x6VVfbIm9IW0',21,'undo',1,'[]','[22,22,22,22,22,22]','[null,null,null,null,null]','20',1.79474096314982843394e+09);
INSERT INTO "entries" VALUES('x6VVfbIm9IW0',22,'move',1,'["play:20>p4"]','[23,23,23,23,23,23]','[null,null,null,null,null]','21',1.79474096317335057261e+09);
INSERT INTO "entries" VALUES('x6VVfbIm9IW0',23,'move',1,'["skip"]','[24,24,24,24,24,24]','[null,null,null,null,null]','22',1.79474096320115756989e+09);
INSERT INTO "entries" VALUES('x6VVfbIm9IW0',24,'move',2,'["take:right"]','[25,25,25,25,25,25]','[null,null,null,null,null]','23',1.79474096321790289876e+09);
INSERT INTO "entries" VALUES('x6VVfbIm9IW0',25,'move',3,'["play:76>p1"]','[26,26,26,26,26,26]','[null,null,null,null,null]','24',1.79474096324984955783e+09);
CREATE TABLE keys (
	"table" VARCHAR(16) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	role VARCHAR(10) NOT NULL, 
	seat INTEGER, 
	used_by VARCHAR(64), 
	PRIMARY KEY ("table", hash), 
	FOREIGN KEY("table") REFERENCES tables ("table")
);
INSERT INTO "keys" VALUES('smKH2-45ue54','f7ad1ed5e226fbeb564ff94afce7a4835c95d820fa903d0e6af8ca754f658b5e','seat',0,NULL);
INSERT INTO "keys" VALUES('smKH2-45ue54','822406f4954f74a89deda24ca6bd2161b6ac3267a7cd9db269d6f73f103722b0','seat',1,NULL);
INSERT INTO "keys" VALUES('smKH2-45ue54','2c3647ae78f8aa22112d12df10a8d4b9bca3ff05d919b0a074b07788166900aa','watch',NULL,NULL);
INSERT INTO "keys" VALUES('-_PLhJz9T6-0','d0a2c75e7905e58b66bb33996ead4c59c49855d4635ed17d437632ea7f1ee893','seat',0,NULL);
INSERT INTO "keys" VALUES('-_PLhJz9T6-0','81ce941b90a9fc880f953c624184fd98c5b78d46fceae197be9e8e3a1261ad4c','seat',1,NULL);
INSERT INTO "keys" VALUES('-_PLhJz9T6-0','d14e80dd3668e31c19fe70bbbaf36c5c5cc64eff3e93a764be5c23d52be9fe9f','seat',2,NULL);
INSERT INTO "keys" VALUES('-_PLhJz9T6-0','c3577c36ef915ed3db712d25de761c85ebc09438c6be4a310dc1e00b353ab945','watch',NULL,NULL);
INSERT INTO "keys" VALUES('37rszqfhm6F0','8042806972a15237cf2016c0c9741332a0e7cf87b20dd5743b27981ca012d3cb','seat',0,NULL);
INSERT INTO "keys" VALUES('37rszqfhm6F0','08d82345b47f4373b28a9bb364dfd6326ae31915e8cd715c07288e17a1478465','seat',1,NULL);
INSERT INTO "keys" VALUES('37rszqfhm6F0','14c4396dd4b33d6df914c7f6f7f42e22aeb99072427006c7f7a7540269b29f73','seat',2,NULL);
INSERT INTO "keys" VALUES('37rszqfhm6F0','d3f441b92b8da383b66478c0bc26309c97537c5c7c4b7aec288e4d1de71ebd4c','seat',3,NULL);
INSERT INTO "keys" VALUES('37rszqfhm6F0','57d6992af62f18d2c3b5dd56b7eb32ce74c473ccb77f39d3d7722e47abf5ede1','watch',NULL,NULL);
INSERT INTO "keys" VALUES('nM6wYVpyX54w','a17ad36299fc8e236a1e3ff0937142b7232bf61dc61452f124966fca24cb4362','seat',0,NULL);
INSERT INTO "keys" VALUES('nM6wYVpyX54w','cdaa38b3984db731351cc7e84ae54e30ad432dc2c5b14a5b8164106fe5cf5dff','seat',1,NULL);
INSERT INTO "keys" VALUES('nM6wYVpyX54w','6e5a74b617c94f448647a1791aa2e40cd603e2a32b8d2e87c1415b632696402d','seat',2,NULL);
INSERT INTO "keys" VALUES('nM6wYVpyX54w','0a8a7ead18b5453a4ba19d44d10e27507d1827a98eb77bfda65b2ae698de9f4c','seat',3,NULL);
INSERT INTO "keys" VALUES('nM6wYVpyX54w','53179e21f5bd5897dd3669f895afd97fc584342fd142278aa58ad77dadc17806','seat',4,NULL);
INSERT INTO "keys" VALUES('nM6wYVpyX54w','97f312fdfbe3d87adbfd731bfe9f99d75417f865d54a18e5e9d482823d7f00f1','watch',NULL,NULL);
INSERT INTO "keys" VALUES('Gx1yAgHYy_VH','8cde0f69186483b72047f02d92424ed23750565800138da48b35ced126f4ada8','seat',0,NULL);
INSERT INTO "keys" VALUES('Gx1yAgHYy_VH','7bd4e31dce9cb8b2f58fdc85ec05cdc644ff08bb91684f2f66e92290efd5aac5','seat',1,NULL);
INSERT INTO "keys" VALUES('Gx1yAgHYy_VH','d5e820cf4df93f088bd5bbbe0035ad645f4814421672930ea2b2ef8c3ca3a050','seat',2,NULL);
INSERT INTO "keys" VALUES('Gx1yAgHYy_VH','6b7ade62e0bed4d75d7338bf90db4d4ef2b3f83ead7189505818bcd7c546ebc6','seat',3,NULL);
INSERT INTO "keys" VALUES('Gx1yAgHYy_VH','b5906ffabf635076601d95841182e17551d7a6f1dbb1f75fc186986215fc3dc3','seat',4,NULL);
INSERT INTO "keys" VALUES('Gx1yAgHYy_VH','e178b9cc5520cb0851332e0eb690db87413689d676a143d9124ccf3a7b879a83','seat',5,NULL);
INSERT INTO "keys" VALUES('Gx1yAgHYy_VH','3f38fe1ddef1ab8d4dda0a5316d42231d20c177f1b96102df5bae24efe1faf61','watch',NULL,NULL);
INSERT INTO "keys" VALUES('demmHS9OQUpw','dedc04c83f4b297504ee08939995d30886cd4dc61b86bfa8a1d0534968f4b37c','seat',0,NULL);
INSERT INTO "keys" VALUES('demmHS9OQUpw','cede75a539b8a9da1b5810ddf10da0bfca494709007c5a884aeafa67ce8aa821','seat',1,NULL);
INSERT INTO "keys" VALUES('demmHS9OQUpw','7ba391313795e24a2489f846542ae148df776a61b816accca7280ae951a45936','watch',NULL,NULL);
INSERT INTO "keys" VALUES('Cc-GBDwaEUaq','c6ce60b5bb9ccda1b5e6290c6bdfbe7aea7d7a063d3ae81317ec718f9b9f26c8','seat',0,NULL);
INSERT INTO "keys" VALUES('Cc-GBDwaEUaq','06712c7ca48be5b83ec7c8e6f8cd61fba3d6bbd69c9a4d35c413e0de3702932e','seat',1,NULL);
INSERT INTO "keys" VALUES('Cc-GBDwaEUaq','bc025c680eac847489b481de012d259ca44f1588f788dd711f5e5ab2ac5be7e2','seat',2,NULL);
INSERT INTO "keys" VALUES('Cc-GBDwaEUaq','16c700cee86699007c734a3ab80330f446bcf248c5fbf433d5df2771cfc3e7c7','watch',NULL,NULL);
INSERT INTO "keys" VALUES('sX3nwxhFC7iH','483f93537db64207732b6c57d72cc8da45ba0e8a2ede1323aab35bc581a1d641','seat',0,NULL);
INSERT INTO "keys" VALUES('sX3nwxhFC7iH','ccfc244b67a8ac4bece53b31d0e2f5c7b057f5a5d584a66123a6780e61544477','seat',1,NULL);
INSERT INTO "keys" VALUES('sX3nwxhFC7iH','26c13cdf47eaf4c8c76c3ef5439bada62f28cdf42a281febfea1a5f6aa386568','seat',2,NULL);
INSERT INTO "keys" VALUES('sX3nwxhFC7iH','dfb28e1e84f2273aee7e6dd6a31d894f8ddcbbe2961e8af9661d05931b30866a','seat',3,NULL);
INSERT INTO "keys" VALUES('sX3nwxhFC7iH','bcd51b4628ae5eb36f78c26029a5001f14bd23832330edefcf2abd1bc91aea45','watch',NULL,NULL);
INSERT INTO "keys" VALUES('WLvG7bFGAnjO','7ebc814f8fc4da5cdac6bfcabd5a196144834562f79f876c82d5db7f9260d6b7','seat',0,NULL);
INSERT INTO "keys" VALUES('WLvG7bFGAnjO','8758a17fdb76aff06234bc0c67d561b4100412691275d57e8e4304c757be7433','seat',1,NULL);
INSERT INTO "keys" VALUES('WLvG7bFGAnjO','e16d9d160185ce6088d3b47af111532bcfe1d95636d76eb8dd5a958e485c5226','seat',2,NULL);
INSERT INTO "keys" VALUES('WLvG7bFGAnjO','5a074e65be59cbf5a2da41bb3dd1290691a7f5e02c9978223503240348e65694','seat',3,NULL);
INSERT INTO "keys" VALUES('WLvG7bFGAnjO','74d02246a82252895de13dd75e2b3b8ea851f94b66fa9be6092cf58978e5e31e','watch',NULL,NULL);
INSERT INTO "keys" VALUES('6GLJm4v4TpDt','e60d1b2951449f50d3a0b6d81a1124f6708974b8f29993e7b4c891a3b537f326','seat',0,NULL);
INSERT INTO "keys" VALUES('6GLJm4v4TpDt','a139a8e18dd978556fffddfdd15405f67c6585c8dd41bc6c4cc9d5009e23a6b0','watch',NULL,NULL);
INSERT INTO "keys" VALUES('piN0KcmgGt6w','be236a8f7b8b62096984c715dc1b211b78647df0b2e7aa9e2e12fa64f93dbef7','seat',0,NULL);
INSERT INTO "keys" VALUES('piN0KcmgGt6w','a8f92a648cc459a113a04ab750b2e2285b134a4b1dd2cf6b0a736b900f4a1694','seat',1,NULL);
INSERT INTO "keys" VALUES('piN0KcmgGt6w','9a652b230455fbce280f80d85515db2dcd9e8647d12cc013444639aa4a494761','watch',NULL,NULL);
INSERT INTO "keys" VALUES('yEwIkuwIAICh','90ef8e6c0d142c84b983488b8add6e8911dbfddf6961f182b68cc57e1ccc9562','seat',0,NULL);
INSERT INTO "keys" VALUES('yEwIkuwIAICh','fa0d32bcba90e30bd95a8d2f714792462809399b8c1dee44c9c1e71c12da72a1','seat',1,NULL);
INSERT INTO "keys" VALUES('yEwIkuwIAICh','e79101926ad773148b4ffa43fa4cdd80d4b039c7682f004b05d8f052d38fbc6a','watch',NULL,NULL);
INSERT INTO "keys" VALUES('V2a5PYRD9wB7','1217910dd394d99276b4ead82394327a4c18c04a0dde2e1a07101968b43bec70','seat',0,NULL);
INSERT INTO "keys" VALUES('V2a5PYRD9wB7','93b88411fe32c272aa176bb8b96b6a42a9df76e1f75b6c1d411d9b2f97df1857','seat',1,NULL);
INSERT INTO "keys" VALUES('V2a5PYRD9wB7','f08d1f0a0fc3ac80cffdb7af807f30a511813fa6a3a970fc4dc4c169f6d5e453','seat',2,NULL);
INSERT INTO "keys" VALUES('V2a5PYRD9wB7','ef691c17fb762462cd26adc01f3a8a07711850f5367ff888d5593dec269a549f','watch',NULL,NULL);
INSERT INTO "keys" VALUES('ErPUVGbL26Qq','e30d6d81ca183ee5a92150adcf409213a13d668f329817bfc782d56736004da7','seat',0,NULL);
INSERT INTO "keys" VALUES('ErPUVGbL26Qq','40b30d068434d442b515848171df4814edf5fd7eb8afe79ab746ac0fd6450d72','seat',1,NULL);
INSERT INTO "keys" VALUES('ErPUVGbL26Qq','544f0c8611b4afc458eb8494685af1f5c47234e3384e661dc35581fc0a03b85e','seat',2,NULL);
INSERT INTO "keys" VALUES('ErPUVGbL26Qq','a7a5292a7a93e36a3e30d033afc1f2841f1c0282836b6baaba72bbe7a53bb084','seat',3,NULL);
INSERT INTO "keys" VALUES('ErPUVGbL26Qq','0e33a45a14510c8f80bd70b27bc12754d3bdfdbf91490244c22b050acd8d6286','watch',NULL,NULL);
INSERT INTO "keys" VALUES('x6VVfbIm9IW0','ff26420b15dbc39c960f2334e55cc2c6a96174b9c9587824ab0efb615125b72c','seat',0,NULL);
INSERT INTO "keys" VALUES('x6VVfbIm9IW0','370196258b4c475e44b62ea8916dfc184fc0a76ede82774366795a24d3aa3a12','seat',1,NULL);
INSERT INTO "keys" VALUES('x6VVfbIm9IW0','4454ef8634d9290ac07e41050e9132f2ece0ff477391e21de3dcbce9b0cb2681','seat',2,NULL);
INSERT INTO "keys" VALUES('x6VVfbIm9IW0','329b6b5af0754c1af69fcbca8b7604e88962eec091048dd6fb832717405e9019','seat',3,NULL);
INSERT INTO "keys" VALUES('x6VVfbIm9IW0','93761288af059d04043e8fece509dd2035fc22630b242d1367c7f0eae892ca98','seat',4,NULL);
INSERT INTO "keys" VALUES('x6VVfbIm9IW0','9122792887099409d952004de47bda5a767ba138c067f6f593fb0af3c5c4788f','watch',NULL,NULL);
CREATE TABLE lines (
	"table" VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	name VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	request VARCHAR(64), 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables ("table")
);
CREATE TABLE seats (
	"table" VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	level VARCHAR(60), 
	host BOOLEAN NOT NULL, 
	visitor VARCHAR(64), 
	contribution VARCHAR(64), 
	"left" BOOLEAN NOT NULL, 
	stand_in VARCHAR(60), 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables ("table")
);
INSERT INTO "seats" VALUES('smKH2-45ue54',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('smKH2-45ue54',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('-_PLhJz9T6-0',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('-_PLhJz9T6-0',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('-_PLhJz9T6-0',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('37rszqfhm6F0',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('37rszqfhm6F0',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('37rszqfhm6F0',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('37rszqfhm6F0',3,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('nM6wYVpyX54w',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('nM6wYVpyX54w',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('nM6wYVpyX54w',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('nM6wYVpyX54w',3,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('nM6wYVpyX54w',4,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('Gx1yAgHYy_VH',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('Gx1yAgHYy_VH',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('Gx1yAgHYy_VH',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('Gx1yAgHYy_VH',3,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('Gx1yAgHYy_VH',4,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('Gx1yAgHYy_VH',5,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('demmHS9OQUpw',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('demmHS9OQUpw',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('Cc-GBDwaEUaq',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('Cc-GBDwaEUaq',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('Cc-GBDwaEUaq',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('sX3nwxhFC7iH',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('sX3nwxhFC7iH',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('sX3nwxhFC7iH',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('sX3nwxhFC7iH',3,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('WLvG7bFGAnjO',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('WLvG7bFGAnjO',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('WLvG7bFGAnjO',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('WLvG7bFGAnjO',3,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('6GLJm4v4TpDt',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('piN0KcmgGt6w',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('piN0KcmgGt6w',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('yEwIkuwIAICh',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('yEwIkuwIAICh',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('V2a5PYRD9wB7',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('V2a5PYRD9wB7',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('V2a5PYRD9wB7',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('ErPUVGbL26Qq',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('ErPUVGbL26Qq',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('ErPUVGbL26Qq',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('ErPUVGbL26Qq',3,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('x6VVfbIm9IW0',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('x6VVfbIm9IW0',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('x6VVfbIm9IW0',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('x6VVfbIm9IW0',3,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('x6VVfbIm9IW0',4,'person','',NULL,0,'visitor','c0ffee',0,NULL);
CREATE TABLE sheets (
	data VARCHAR(80) NOT NULL, 
	game VARCHAR(60) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (data, game)
);
INSERT INTO "sheets" VALUES('9bfda41ec7c722e8','gorbinos_quest','# Component data of Gorbino''s Quest. Origins: R printed in the rulebook, D follows from it, P public material about the
# printed game (the designer''s print proofs and digital table), C chosen by us. An owner of the box may correct any value.

[limits]
origin = "R"
coins = 300

[limits.of_one_good]
origin = "C"
source = "nothing printed limits goods; see ruling R8"
units = 300

[start]
origin = "R"
cities = 15
free_goods = 2

[start.purse]
origin = "D"
source = "the rulebook''s first turns begin without coins"
coins = 0

# Locations: the province, whether it is the capital, and where it lies on the printed board.
[locations]
origin = "P"
MC = { province = "misthaven", capital = true, x = 240, y = 390 }
MN = { province = "misthaven", capital = false, x = 142, y = 466 }
MM = { province = "misthaven", capital = false, x = 256, y = 511 }
MS = { province = "misthaven", capital = false, x = 152, y = 566 }
DC = { province = "dragonspire", capital = true, x = 386, y = 440 }
DN = { province = "dragonspire", capital = false, x = 509, y = 388 }
DS = { province = "dragonspire", capital = false, x = 383, y = 548 }
FC = { province = "faeloria", capital = true, x = 663, y = 402 }
FM = { province = "faeloria", capital = false, x = 729, y = 498 }
GC = { province = "goldendale", capital = true, x = 537, y = 492 }
GE = { province = "goldendale", capital = false, x = 628, y = 588 }
GW = { province = "goldendale", capital = false, x = 484, y = 613 }
EC = { province = "elmspire", capital = true, x = 300, y = 622 }
EW = { province = "elmspire", capital = false, x = 210, y = 683 }
ED = { province = "elmspire", capital = false, x = 289, y = 733 }
EE = { province = "elmspire", capital = false, x = 397, y = 697 }
TC = { province = "starhaven", capital = true, x = 451, y = 787 }
TD = { province = "starhaven", capital = false, x = 355, y = 815 }
SC = { province = "stormholm", capital = true, x = 118, y = 850 }
SL = { province = "stormholm", capital = false, x = 113, y = 738 }
SH = { province = "stormholm", capital = false, x = 238, y = 828 }
OC = { province = "moonstone", capital = true, x = 336, y = 912 }
OL = { province = "moonstone", capital = false, x = 422, y = 955 }
OA = { province = "moonstone", capital = false, x = 242, y = 960 }
RC = { province = "ravenshadow", capital = true, x = 733, y = 700 }
RI = { province = "ravenshadow", capital = false, x = 625, y = 690 }
KC = { province = "drakewood", capital = true, x = 662, y = 797 }
KN = { province = "drakewood", capital = false, x = 538, y = 738 }
KW = { province = "drakewood", capital = false, x = 523, y = 878 }
KS = { province = "drakewood", capital = false, x = 592, y = 942 }

[roads]
origin = "P"
between = [
  "MC-MN", "MC-MM", "MC-DC", "MN-MS", "MN-MM", "MM-MS", "MM-DC", "MM-DS", "MS-EC", "MS-EW",
  "DC-DN", "DC-DS", "DC-GC", "DN-GC", "DN-FC", "DS-GW", "DS-EC", "FC-FM", "FC-GC", "FC-GE",
  "FM-GE", "GC-GE", "GC-GW", "GE-GW", "GW-EE", "GW-KN", "GE-RI", "EC-EW", "EC-ED", "EC-EE",
  "EW-ED", "ED-EE", "EW-SL", "ED-SH", "ED-TD", "EE-TC", "EE-TD", "TC-TD", "TC-KN", "TC-KW",
  "TD-OC", "SL-SC", "SL-SH", "SC-SH", "SH-OA", "OA-OC", "OC-OL", "OL-KW", "RI-RC", "RI-KN",
  "RC-KC", "KN-KC", "KN-KW", "KC-KS", "KW-KS",
]

# The fewest seats with which a province keeps its tokens.
[provinces]
origin = "R"
misthaven = 2
dragonspire = 2
faeloria = 2
goldendale = 2
elmspire = 2
starhaven = 2
stormholm = 4
moonstone = 4
ravenshadow = 3
drakewood = 3

[tokens]
origin = "P"
capital = { food = 8, wood = 2 }
other = { wood = 5, coal = 6, iron = 5, gold = 4 }

# Surcharges of the technology track, from the newest card to the oldest.
[track]
origin = "P"
source = "the rulebook''s example needs a slot of 5; a later digital table shows 15, 10, 6, 3, 1, 0"
surcharge = [15, 10, 7, 5, 4, 0]

# The number on every space of the income track, from the lowest; disks start on the 0.
[income]
origin = "P"
numbers = [
  -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5,
  6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15,
  16, 16, 17, 17, 18, 18, 19, 19, 20, 20, 21, 21, 22, 22, 23, 23, 24, 24,
]

# Cards. What a row says depends on the type:
#   loan         coins for no income space, for one, for two; 0 is not on the card
#   production   the bonus
#   trade        prices of food, wood, coal, iron, gold
#   development  how many technologies may be bought
#   reset        income spaces, and how many cards return; a card that stays is never discarded
#   build        income spaces
#   treachery    steal (coins or so many goods), copy, or buy at prices
[starters]
origin = "P"
source = "tags by the rulebook''s scoring example"
loan = { tag = "yellow", does = [10, 20, 30] }
production = { tag = "green", does = {} }
trade = { tag = "none", does = [5, 7, 9, 15, 20] }
development = { tag = "none", does = 2 }
reset = { tag = "none", does = { income = 0, cards = 5, stays = true } }
build = { tag = "purple", does = 3 }

[technologies]
origin = "P"

[technologies.loan]
pink = [20, 30, 40]
purple = [25, 35, 45]
yellow = [30, 40, 50]
blue = [35, 0, 0]
red = [0, 45, 0]
green = [0, 0, 55]

[technologies.production]
pink = { food = 1 }
purple = { wood = 1 }
yellow = { coal = 1 }
blue = { iron = 1 }
red = { gold = 1 }
green = { coins = 10 }

[technologies.trade]
pink = [6, 9, 13, 19, 25]
purple = [4, 5, 6, 11, 15]
yellow = [7, 10, 14, 20, 26]
blue = [4, 4, 5, 10, 14]
red = [8, 11, 15, 21, 27]
green = [3, 4, 4, 9, 13]

[technologies.development]
pink = 1
purple = 1
yellow = 2
blue = 2
red = 3
green = 3

[technologies.reset]
pink = { income = 3, cards = 7 }
purple = { income = 3, cards = 8 }
yellow = { income = 3, cards = 9 }
blue = { income = 4, cards = 7 }
red = { income = 4, cards = 8 }
green = { income = 4, cards = 9 }

[technologies.build]
pink = 3
purple = 3
yellow = 4
blue = 4
red = 5
green = 5

[technologies.treachery]
pink = { steal = { coins = 10, goods = 1 } }
purple = { copy = true }
yellow = { buy = [4, 4, 5, 10, 14] }
blue = { steal = { coins = 15, goods = 2 } }
red = { copy = true }
green = { buy = [3, 4, 4, 9, 13] }

# A technology costs its type part, its tag part and the surcharge of its slot.
[cost.type]
origin = "P"
loan = { coins = 10 }
production = { coal = 1 }
trade = { wood = 1 }
development = { gold = 1 }
reset = { food = 1 }
build = { iron = 1 }
treachery = "its tag part again"

[cost.tag]
origin = "P"
pink = { coins = 10 }
purple = { food = 1 }
yellow = { wood = 1 }
blue = { coal = 1 }
red = { iron = 1 }
green = { gold = 1 }

# Victory-point cards: what they count, times or divided by what (rounded down), and how often they are in the box.
[victory]
origin = "P"
five = { counts = "tag_itself", times = 5, copies = 1 }
four = { counts = "tag_itself", times = 4, copies = 1 }
cities = { counts = "cities", times = 1, copies = 2 }
provinces = { counts = "provinces_with_a_city", times = 2, copies = 1 }
food_tokens = { counts = "tokens_of_food", times = 3, copies = 1 }
wood_tokens = { counts = "tokens_of_wood", times = 3, copies = 1 }
coal_tokens = { counts = "tokens_of_coal", times = 3, copies = 1 }
iron_tokens = { counts = "tokens_of_iron", times = 3, copies = 1 }
gold_tokens = { counts = "tokens_of_gold", times = 3, copies = 1 }
production_types = { counts = "production_types", times = 2, copies = 1 }
one_province = { counts = "cities_in_one_province", times = 2, copies = 1 }
most_cities = { counts = "provinces_with_most_cities", times = 3, copies = 1 }
coins = { counts = "coins_left", divided_by = 25, copies = 1 }
income = { counts = "income", divided_by = 2, copies = 1 }

# Fifteen of the seventeen cards are known. We take the other two for second copies of these.
[victory_guessed]
origin = "C"
coins = 1
income = 1

# What a city costs by what its token produces, and what is added for the cities already there: none, one, two.
[build_cost.default]
origin = "P"
source = "amounts also R; the rulebook''s example of a gold city for coal and 10 is of an older edition"
food = { coins = 15 }
wood = { food = 1, coins = 10 }
coal = { food = 1, wood = 1 }
iron = { coal = 1, coins = 10 }
gold = { coal = 1, coins = 20 }
overbuilding = [0, 5, 10]

[build_cost.older]
origin = "P"
source = "the older edition''s table"
food = { coins = 20 }
wood = { food = 1, coins = 10 }
coal = { food = 1, wood = 1 }
iron = { coal = 1, coins = 5 }
gold = { coal = 1, coins = 10 }
overbuilding = [0, 10, 20]

# Four cards of our own. Under the printed tables an iron city pays its price back soonest (at starter prices); under
# these it is a gold, a coal, a wood and a food city.
[build_cost.cheap_gold]
origin = "C"
food = { coins = 20 }
wood = { food = 1, coins = 10 }
coal = { food = 1, wood = 1 }
iron = { coal = 1, coins = 20 }
gold = { coal = 1, coins = 10 }
overbuilding = [0, 5, 10]

[build_cost.goods_only]
origin = "C"
food = { wood = 1 }
wood = { food = 2 }
coal = { food = 2 }
iron = { coal = 2 }
gold = { coal = 1, iron = 1 }
overbuilding = [0, 5, 10]

[build_cost.coins_only]
origin = "C"
food = { coins = 10 }
wood = { coins = 10 }
coal = { coins = 20 }
iron = { coins = 30 }
gold = { coins = 45 }
overbuilding = [0, 5, 10]

[build_cost.free_overbuilding]
origin = "C"
food = { coins = 5 }
wood = { food = 1, coins = 5 }
coal = { food = 1, wood = 1 }
iron = { coal = 1, coins = 15 }
gold = { coal = 1, coins = 25 }
overbuilding = [0, 0, 0]
');
INSERT INTO "sheets" VALUES('d5266214786e1cd9','gorinto','# What lies in the box of Gorinto and is printed on it. Origins: R rulebook, D derived, P public material, C chosen.

[landscapes.peak]
origin = "P"
source = "two independent pictures of the printed diagram; the sum of 60 follows from the rulebook"
heights = [
  2, 2, 2, 2, 2,
  2, 3, 3, 3, 2,
  2, 3, 4, 3, 2,
  2, 3, 3, 3, 2,
  2, 2, 2, 2, 2,
]

[landscapes.waves]
origin = "R"
source = "diagram of the English rulebook; every column has one height"
heights = [
  2, 3, 2, 3, 2,
  2, 3, 2, 3, 2,
  2, 3, 2, 3, 2,
  2, 3, 2, 3, 2,
  2, 3, 2, 3, 2,
]

[landscapes.mesa]
origin = "R"
source = "diagram of the English rulebook"
heights = [
  1, 2, 1, 2, 1,
  2, 4, 4, 4, 2,
  1, 4, 4, 4, 1,
  2, 4, 4, 4, 2,
  1, 2, 1, 2, 1,
]

[landscapes.lake]
origin = "R"
source = "diagram of the English rulebook"
heights = [
  3, 3, 3, 3, 3,
  3, 2, 1, 2, 3,
  3, 1, 0, 1, 3,
  3, 2, 1, 2, 3,
  3, 3, 3, 3, 3,
]

[landscapes.hill]
origin = "P"
source = "two independent pictures of the printed diagram"
heights = [
  1, 3, 4, 3, 1,
  1, 3, 4, 3, 1,
  1, 3, 4, 3, 1,
  1, 3, 4, 3, 1,
  1, 3, 4, 3, 1,
]

# Goal cards: the number and the conflict letter on the card ("" for none), and what the card multiplies by, where it does.
[goals]
origin = "P"
source = "pictures of the twelve cards"
unique_heights = { number = 2, letter = "A" }
odd_stacks = { number = 3, letter = "B" }
even_stacks = { number = 4, letter = "B" }
tallest_of_an_element = { number = 5, letter = "C", factor = 3 }
shortest_of_an_element = { number = 6, letter = "C", factor = 3 }
all_but_the_middle = { number = 7, letter = "D" }
middle_stack = { number = 8, letter = "D", factor = 3 }
tallest_and_shortest = { number = 9, letter = "" }
height_difference = { number = 11, letter = "", factor = 2 }
shortest_stack = { number = 12, letter = "", factor = 7 }

[goals.shared_heights]
origin = "R"
source = "scoring example of the rulebook; the letter from a picture of the card"
number = 1
letter = "A"

[goals.tallest_and_least]
origin = "R"
source = "scoring example of the rulebook"
number = 10
letter = ""
factor = 2

# Burrow tokens A to J: the path space each one shows. Columns a to e from the left, rows 1 to 5 from the top.
[burrows]
origin = "P"
source = "pictures of the ten tokens: A to E up the left path, F to J along the top path"
spaces = ["5", "4", "3", "2", "1", "a", "b", "c", "d", "e"]

[key_elements]
origin = "R"
source = "rulebook, end of the game and solo mode"
wisdom = 2
wisdom_solo_normal = 3
wisdom_solo_expert = 2

[kitsune]
origin = "R"
source = "rulebook, solo mode"
regular_key = 1
own_key = 3
');
INSERT INTO "sheets" VALUES('4071acf14855310e','goryo','# What lies in the box of Goryō and is printed on it. Origins: R rulebook, D derived, P public material, C chosen.

# The eight types of object: lower-case words, each used once. The words are those of the notation and of this file.
[objects.named]
origin = "R"
source = "rulebook, examples"
names = ["helmet", "lantern", "mask", "scroll", "urn", "flower"]

[objects.unnamed]
origin = "C"
source = "the rulebook names six of the eight"
names = ["fan", "teapot"]

# The default palace, room by room and row by row from the north-west corner; a dash is the empty centre.
[palace]
origin = "C"
source = "each type is a mid-edge in one room of each diagonal pair, facing bridge ends differ, the examples can be played"
northwest = ["teapot scroll flower", "fan - mask", "helmet urn lantern"]
northeast = ["helmet teapot scroll", "flower - urn", "lantern fan mask"]
southwest = ["flower lantern teapot", "mask - helmet", "fan scroll urn"]
southeast = ["urn lantern mask", "teapot - flower", "scroll helmet fan"]

# Bridges join two spaces that face each other across the garden. Columns a to f from the west, rows 1 to 6 from the north.
[bridges]
origin = "C"
source = "one between each pair of neighbouring rooms, joining the facing mid-edges"
joins = ["c2-d2", "b3-b4", "e3-e4", "c5-d5"]

# The centre each samurai starts from.
[samurai]
origin = "C"
source = "the centres are the rulebook''s; who stands in which room is chosen"
green = "b2"
purple = "e2"
red = "b5"
blue = "e5"

# The gong arc: spaces after the first one, and those that show a bag.
[gong]
origin = "C"
source = "the examples put the first bag on space 1 or 2; tuned by measurement"
spaces = 12
bags = [2, 4, 6, 8, 10, 12]
');
INSERT INTO "sheets" VALUES('d48a248bbe1fb810','koinobori','# The component data of Koinobori. Correct what your box shows; RULES.md says where each value comes from.

[start]
origin = "P"
source = "public descriptions of the printed game"
hand = 2

[flags]
origin = "R"
source = "six starting flags; that they show the six colours once each follows from the examples"
colours = ["dark_green", "lime", "orange", "black", "purple", "pink"]

# Each level: cards one may take, cards one may play, cards one may hold.

[levels.1]
origin = "P"
source = "public descriptions of the printed game"
draw = 1
play = 1
limit = 3

[levels.2]
origin = "C"
source = "one step for each level"
draw = 2
play = 1
limit = 3

[levels.3]
origin = "C"
source = "one step for each level"
draw = 2
play = 1
limit = 4

[levels.4]
origin = "R"
source = "draw and play from the example of a player at level 4, whose limit is 4 at least"
draw = 2
play = 2
limit = 4

# What the deck below keeps; the loader checks it. A deck copied from a printed box need not: leave this table out.

[promises]
origin = "C"
source = "a deck that treats the six colours alike, with 2.07 carps a card as the rulebook''s example posts suggest"
singles = 24
pairs = 27
triples = 30
carps_of_each_colour = 28
singles_of_each_colour = 4
every_pair_and_triple = true
abilities = { cover = 6, move = 6, extra_play = 6, steal = 6, take_one = 15, take_two = 6, refresh = 6 }

# A card is its carps, at most one of each colour, and its ability after a colon. Cards are numbered from 0 in this order.

[deck]
origin = "C"
source = "81 cards of 1 to 3 carps are public (P); which they are and what they do nothing public tells"
cards = [
    # 0 to 5: singles that cover
    "dark_green: cover",
    "lime: cover",
    "orange: cover",
    "black: cover",
    "purple: cover",
    "pink: cover",
    # 6 to 11: singles that move
    "dark_green: move",
    "lime: move",
    "orange: move",
    "black: move",
    "purple: move",
    "pink: move",
    # 12 to 17: singles that give an extra play
    "dark_green: extra_play",
    "lime: extra_play",
    "orange: extra_play",
    "black: extra_play",
    "purple: extra_play",
    "pink: extra_play",
    # 18 to 23: singles that steal
    "dark_green: steal",
    "lime: steal",
    "orange: steal",
    "black: steal",
    "purple: steal",
    "pink: steal",
    # 24 to 38: every pair of colours
    "dark_green lime: take_one",
    "dark_green orange: take_one",
    "dark_green black: take_one",
    "dark_green purple: take_one",
    "dark_green pink: take_one",
    "lime orange: take_one",
    "lime black: take_one",
    "lime purple: take_one",
    "lime pink: take_one",
    "orange black: take_one",
    "orange purple: take_one",
    "orange pink: take_one",
    "black purple: take_one",
    "black pink: take_one",
    "purple pink: take_one",
    # 39 to 44: pairs in a ring
    "dark_green lime: take_two",
    "lime orange: take_two",
    "orange black: take_two",
    "black purple: take_two",
    "purple pink: take_two",
    "dark_green pink: take_two",
    # 45 to 50: pairs in another ring
    "dark_green orange: refresh",
    "orange purple: refresh",
    "lime purple: refresh",
    "lime pink: refresh",
    "black pink: refresh",
    "dark_green black: refresh",
    # 51 to 70: every triple of colours
    "dark_green lime orange",
    "dark_green lime black",
    "dark_green lime purple",
    "dark_green lime pink",
    "dark_green orange black",
    "dark_green orange purple",
    "dark_green orange pink",
    "dark_green black purple",
    "dark_green black pink",
    "dark_green purple pink",
    "lime orange black",
    "lime orange purple",
    "lime orange pink",
    "lime black purple",
    "lime black pink",
    "lime purple pink",
    "orange black purple",
    "orange black pink",
    "orange purple pink",
    "black purple pink",
    # 71 to 80: more triples, each colour five times and each two colours twice
    "dark_green lime pink",
    "lime orange pink",
    "orange black pink",
    "black purple pink",
    "dark_green purple pink",
    "dark_green lime black",
    "lime orange purple",
    "dark_green orange black",
    "lime black purple",
    "dark_green orange purple",
]
');
CREATE TABLE tables (
	"table" VARCHAR(16) NOT NULL, 
	game VARCHAR(60) NOT NULL, 
	rules INTEGER NOT NULL, 
	data VARCHAR(80) NOT NULL, 
	options TEXT NOT NULL, 
	clock TEXT NOT NULL, 
	grace INTEGER NOT NULL, 
	start TEXT, 
	secret VARCHAR(64) NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	rematch VARCHAR(16), 
	request VARCHAR(64), 
	opened FLOAT NOT NULL, 
	PRIMARY KEY ("table"), 
	UNIQUE (request)
);
INSERT INTO "tables" VALUES('smKH2-45ue54','gorbinos_quest',1,'9bfda41ec7c722e8','{"mode":"standard","pace":"standard","build_cost":"default"}','{"kind":"none","seconds":0,"added":0}',60,NULL,'40c9fc29ccfb52c83e54bc52b5de9a0e074646a6e4c54cd5799ad2e84f5cd8bd','running',NULL,NULL,1794740952.933);
INSERT INTO "tables" VALUES('-_PLhJz9T6-0','gorbinos_quest',1,'9bfda41ec7c722e8','{"mode":"standard","pace":"standard","build_cost":"default"}','{"kind":"none","seconds":0,"added":0}',60,NULL,'0b908dc870d6d0c2a1831971c277221909400f2e3c559eab5f3e74b4750c6cf0','running',NULL,NULL,1794740953.357);
INSERT INTO "tables" VALUES('37rszqfhm6F0','gorbinos_quest',1,'9bfda41ec7c722e8','{"mode":"standard","pace":"standard","build_cost":"default"}','{"kind":"none","seconds":0,"added":0}',60,NULL,'678dee9dc4b5a047a06a071c2f8a1f3ec2aad53f9c97636ad5b026ba489a81f8','running',NULL,NULL,1794740954.727);
INSERT INTO "tables" VALUES('nM6wYVpyX54w','gorbinos_quest',1,'9bfda41ec7c722e8','{"mode":"standard","pace":"standard","build_cost":"default"}','{"kind":"none","seconds":0,"added":0}',60,NULL,'8eb4d7f9e48efc8d86118ca168c38e33b9acf725660e24ff5a9a80934bc02044','running',NULL,NULL,1794740955.409);
INSERT INTO "tables" VALUES('Gx1yAgHYy_VH','gorbinos_quest',1,'9bfda41ec7c722e8','{"mode":"standard","pace":"standard","build_cost":"default"}','{"kind":"none","seconds":0,"added":0}',60,NULL,'444492df1a050e40e5c9d3746b553af68ff292a1936640456dee8cbfd8d7cf83','running',NULL,NULL,1794740956.249);
INSERT INTO "tables" VALUES('demmHS9OQUpw','gorinto',1,'d5266214786e1cd9','{"mode":"standard","landscape":"peak","removal":"burrow"}','{"kind":"none","seconds":0,"added":0}',60,NULL,'379e68bbcb8fd6a6a71909cc7bdef2d26716d16ea1a37871cc9128f787b7e4f2','running',NULL,NULL,1794740957.293);
INSERT INTO "tables" VALUES('Cc-GBDwaEUaq','gorinto',1,'d5266214786e1cd9','{"mode":"standard","landscape":"peak","order":"coin"}','{"kind":"none","seconds":0,"added":0}',60,NULL,'cf6a3192e5cb0e8e6b26c9ddb07956f928d60a7d969a5793afa8785264798d57','running',NULL,NULL,1794740957.954);
INSERT INTO "tables" VALUES('sX3nwxhFC7iH','gorinto',1,'d5266214786e1cd9','{"mode":"standard","landscape":"peak","order":"coin"}','{"kind":"none","seconds":0,"added":0}',60,NULL,'73194cc16f28ef97e70eea63eab1070b265c5b6c24686cc4f0445438cf069ffe','running',NULL,NULL,1794740958.515);
INSERT INTO "tables" VALUES('WLvG7bFGAnjO','gorinto',1,'d5266214786e1cd9','{"mode":"partnership","landscape":"peak"}','{"kind":"none","seconds":0,"added":0}',60,NULL,'93ff4cb84dd17cb152d1df14a2a8ab67fad054bd5fa0682949ca90128092f904','running',NULL,NULL,1794740959.195);
INSERT INTO "tables" VALUES('6GLJm4v4TpDt','gorinto',1,'d5266214786e1cd9','{"mode":"solo","landscape":"peak","difficulty":"normal"}','{"kind":"none","seconds":0,"added":0}',60,NULL,'5d612d65c95389ecbd6e4821ebea969d464aba93cdbbd6d7c6646db4db8976ad','running',NULL,NULL,1794740959.658);
INSERT INTO "tables" VALUES('piN0KcmgGt6w','goryo',1,'4071acf14855310e','{"mode":"standard","actions":"standard","palace":"fixed"}','{"kind":"none","seconds":0,"added":0}',60,NULL,'5eb4d882f335e68b66f6bb4c5b28371b673a91e959c13ca40821d719d3a60cea','running',NULL,NULL,1794740960.177);
INSERT INTO "tables" VALUES('yEwIkuwIAICh','koinobori',1,'d48a248bbe1fb810','{"mode":"standard"}','{"kind":"none","seconds":0,"added":0}',60,NULL,'b9810a5ca9f32d1eb475d2e8fc69130f0587266b7432191d3361b378920cc78e','running',NULL,NULL,1794740960.757);
INSERT INTO "tables" VALUES('V2a5PYRD9wB7','koinobori',1,'d48a248bbe1fb810','{"mode":"standard"}','{"kind":"none","seconds":0,"added":0}',60,NULL,'05625915c51680b37ed66b84a38fec7f32947a23bfbbf9fdd9ad3279d345d5e2','running',NULL,NULL,1794740961.162);
INSERT INTO "tables" VALUES('ErPUVGbL26Qq','koinobori',1,'d48a248bbe1fb810','{"mode":"standard"}','{"kind":"none","seconds":0,"added":0}',60,NULL,'a9025b97b0b389fde66a1461ca69897bf9296d49d08edacd150cd205b2775875','running',NULL,NULL,1794740962.028);
INSERT INTO "tables" VALUES('x6VVfbIm9IW0','koinobori',1,'d48a248bbe1fb810','{"mode":"standard"}','{"kind":"none","seconds":0,"added":0}',60,NULL,'497be337774b1b1ab3a985c313c6591327a0c16ef9ce2f9edbb18f3ed2b5eae2','running',NULL,NULL,1794740962.812);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_seats_visitor ON seats (visitor);
COMMIT;
