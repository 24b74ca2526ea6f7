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
INSERT INTO "entries" VALUES('z6Pkds7DOUVH',0,'begin',NULL,'["~food","~iron","~iron","~coal","~food","~wood","~coal","~wood","~gold","~food","~wood","~gold","~wood","~coal","~iron","~coal","~food","~coal","~food","~wood","~wood","~food","~iron","~gold","~food","~wood","~food","~iron","~gold","~coal","~seat:1","~treachery.yellow","~development.yellow","~trade.blue","~trade.pink","~treachery.pink","~build.red","~most_cities","~cities","~production_types","~income","~provinces","~coins"]','[1,1,1]','[null,null]',NULL,1.79474186211279892926e+09);
INSERT INTO "entries" VALUES('z6Pkds7DOUVH',1,'move',0,'["city:TC"]','[2,2,2]','[null,null]','0',1.79474186212090420717e+09);
INSERT INTO "entries" VALUES('z6Pkds7DOUVH',2,'move',1,'["city:TC"]','[3,3,3]','[null,null]','1',1.79474186213269472117e+09);
INSERT INTO "entries" VALUES('z6Pkds7DOUVH',3,'move',1,'["take:food"]','[4,4,4]','[null,null]','2',1.79474186214477109905e+09);
INSERT INTO "entries" VALUES('z6Pkds7DOUVH',4,'move',1,'["take:coal"]','[5,5,5]','[null,null]','3',1.79474186216076135634e+09);
INSERT INTO "entries" VALUES('z6Pkds7DOUVH',5,'move',1,'["play:reset"]','[6,6,6]','[null,null]','4',1.794741862168694973e+09);
INSERT INTO "entries" VALUES('z6Pkds7DOUVH',6,'move',1,'["return:0"]','[7,7,7]','[null,null]','5',1.79474186218070530887e+09);
INSERT INTO "entries" VALUES('z6Pkds7DOUVH',7,'move',0,'["take:iron"]','[8,8,8]','[null,null]','6',1.79474186219599151606e+09);
INSERT INTO "entries" VALUES('z6Pkds7DOUVH',8,'move',0,'["take:gold"]','[9,9,9]','[null,null]','7',1.79474186222080302243e+09);
INSERT INTO "entries" VALUES('z6Pkds7DOUVH',9,'move',0,'["play:development"]','[10,10,10]','[null,null]','8',1.79474186223273682598e+09);
INSERT INTO "entries" VALUES('z6Pkds7DOUVH',10,'move',0,'["done","~build.purple"]','[11,11,11]','[null,null]','9',1.79474186223848581308e+09);
INSERT INTO "entries" VALUES('z6Pkds7DOUVH',11,'move',0,'["play:production"]','[12,12,12]','[null,null]','10',1.79474186225676631922e+09);
INSERT INTO "entries" VALUES('z6Pkds7DOUVH',12,'move',0,'["produce:elmspire"]','[13,13,13]','[null,null]','11',1.79474186228082466122e+09);
INSERT INTO "entries" VALUES('z6Pkds7DOUVH',13,'move',1,'["play:production"]','[14,14,14]','[null,null]','12',1.79474186228501462938e+09);
INSERT INTO "entries" VALUES('z6Pkds7DOUVH',14,'undo',1,'[]','[15,15,15]','[null,null]','13',1.79474186229610371584e+09);
INSERT INTO "entries" VALUES('z6Pkds7DOUVH',15,'move',1,'["play:trade"]','[16,16,16]','[null,null]','14',1.79474186231775331493e+09);
INSERT INTO "entries" VALUES('z6Pkds7DOUVH',16,'move',1,'["sell:food"]','[17,17,17]','[null,null]','15',1.79474186233384943008e+09);
INSERT INTO "entries" VALUES('z6Pkds7DOUVH',17,'move',1,'["sell:coal"]','[18,18,18]','[null,null]','16',1.79474186234619569775e+09);
INSERT INTO "entries" VALUES('z6Pkds7DOUVH',18,'move',1,'["done","~production.purple"]','[19,19,19]','[null,null]','17',1.79474186235669779781e+09);
INSERT INTO "entries" VALUES('z6Pkds7DOUVH',19,'move',1,'["play:production"]','[20,20,20]','[null,null]','18',1.79474186237726569172e+09);
INSERT INTO "entries" VALUES('z6Pkds7DOUVH',20,'move',1,'["produce:faeloria"]','[21,21,21]','[null,null]','19',1.79474186240721130369e+09);
INSERT INTO "entries" VALUES('z6Pkds7DOUVH',21,'move',0,'["play:loan"]','[22,22,22]','[null,null]','20',1.79474186241425490376e+09);
INSERT INTO "entries" VALUES('z6Pkds7DOUVH',22,'move',0,'["loan:2","~loan.pink"]','[23,23,23]','[null,null]','21',1.79474186241927552223e+09);
INSERT INTO "entries" VALUES('z6Pkds7DOUVH',23,'move',0,'["play:trade"]','[24,24,24]','[null,null]','22',1.79474186242042613032e+09);
INSERT INTO "entries" VALUES('z6Pkds7DOUVH',24,'move',0,'["buy:iron"]','[25,25,25]','[null,null]','23',1.79474186242783403403e+09);
INSERT INTO "entries" VALUES('z6Pkds7DOUVH',25,'move',0,'["done"]','[26,26,26]','[null,null]','24',1.79474186244074296954e+09);
INSERT INTO "entries" VALUES('Ml54Y5QYIqHk',0,'begin',NULL,'["~wood","~coal","~iron","~iron","~wood","~wood","~coal","~food","~gold","~food","~wood","~iron","~food","~gold","~coal","~wood","~food","~coal","~food","~wood","~wood","~food","~coal","~iron","~food","~gold","~food","~iron","~gold","~coal","~seat:0","~trade.purple","~build.red","~trade.green","~reset.green","~reset.blue","~trade.red","~income","~coins","~one_province","~five","~gold_tokens","~four"]','[1,1,1,1]','[null,null,null]',NULL,1.79474186250472903252e+09);
INSERT INTO "entries" VALUES('Ml54Y5QYIqHk',1,'move',2,'["city:GC"]','[2,2,2,2]','[null,null,null]','0',1.79474186251903343198e+09);
INSERT INTO "entries" VALUES('Ml54Y5QYIqHk',2,'move',1,'["city:RC"]','[3,3,3,3]','[null,null,null]','1',1.79474186259846639631e+09);
INSERT INTO "entries" VALUES('Ml54Y5QYIqHk',3,'move',0,'["city:FC"]','[4,4,4,4]','[null,null,null]','2',1.79474186263726091382e+09);
INSERT INTO "entries" VALUES('Ml54Y5QYIqHk',4,'move',0,'["take:coal"]','[5,5,5,5]','[null,null,null]','3',1.79474186266519331934e+09);
INSERT INTO "entries" VALUES('Ml54Y5QYIqHk',5,'move',0,'["take:coal"]','[6,6,6,6]','[null,null,null]','4',1.79474186269567537307e+09);
INSERT INTO "entries" VALUES('Ml54Y5QYIqHk',6,'move',0,'["play:development"]','[7,7,7,7]','[null,null,null]','5',1.7947418627433245182e+09);
INSERT INTO "entries" VALUES('Ml54Y5QYIqHk',7,'undo',0,'[]','[8,8,8,8]','[null,null,null]','6',1.79474186281402015678e+09);
INSERT INTO "entries" VALUES('Ml54Y5QYIqHk',8,'move',0,'["play:development"]','[9,9,9,9]','[null,null,null]','7',1.79474186284308791163e+09);
INSERT INTO "entries" VALUES('Ml54Y5QYIqHk',9,'move',0,'["done"]','[10,10,10,10]','[null,null,null]','8',1.79474186290110254292e+09);
INSERT INTO "entries" VALUES('Ml54Y5QYIqHk',10,'move',1,'["take:iron"]','[11,11,11,11]','[null,null,null]','9',1.79474186295129442209e+09);
INSERT INTO "entries" VALUES('Ml54Y5QYIqHk',11,'move',1,'["take:iron"]','[12,12,12,12]','[null,null,null]','10',1.79474186297348189348e+09);
INSERT INTO "entries" VALUES('Ml54Y5QYIqHk',12,'move',1,'["play:loan"]','[13,13,13,13]','[null,null,null]','11',1.7947418629818723202e+09);
INSERT INTO "entries" VALUES('Ml54Y5QYIqHk',13,'move',1,'["loan:1"]','[14,14,14,14]','[null,null,null]','12',1.79474186299030804636e+09);
INSERT INTO "entries" VALUES('Ml54Y5QYIqHk',14,'move',2,'["take:food"]','[15,15,15,15]','[null,null,null]','13',1.79474186299147939679e+09);
INSERT INTO "entries" VALUES('Ml54Y5QYIqHk',15,'move',2,'["take:iron"]','[16,16,16,16]','[null,null,null]','14',1.79474186300250601773e+09);
INSERT INTO "entries" VALUES('Ml54Y5QYIqHk',16,'move',2,'["play:development"]','[17,17,17,17]','[null,null,null]','15',1.794741863003585577e+09);
INSERT INTO "entries" VALUES('Ml54Y5QYIqHk',17,'move',2,'["done","~loan.pink"]','[18,18,18,18]','[null,null,null]','16',1.79474186301281905166e+09);
INSERT INTO "entries" VALUES('Ml54Y5QYIqHk',18,'move',1,'["play:reset"]','[19,19,19,19]','[null,null,null]','17',1.79474186306377434733e+09);
INSERT INTO "entries" VALUES('Ml54Y5QYIqHk',19,'move',1,'["return:1"]','[20,20,20,20]','[null,null,null]','18',1.79474186312757802005e+09);
INSERT INTO "entries" VALUES('Ml54Y5QYIqHk',20,'move',2,'["play:production"]','[21,21,21,21]','[null,null,null]','19',1.79474186314897441859e+09);
INSERT INTO "entries" VALUES('Ml54Y5QYIqHk',21,'undo',2,'[]','[22,22,22,22]','[null,null,null]','20',1.79474186316081285477e+09);
INSERT INTO "entries" VALUES('Ml54Y5QYIqHk',22,'move',2,'["play:loan"]','[23,23,23,23]','[null,null,null]','21',1.79474186317285227774e+09);
INSERT INTO "entries" VALUES('Ml54Y5QYIqHk',23,'move',2,'["loan:1"]','[24,24,24,24]','[null,null,null]','22',1.79474186318084359169e+09);
INSERT INTO "entries" VALUES('Ml54Y5QYIqHk',24,'move',0,'["play:loan"]','[25,25,25,25]','[null,null,null]','23',1.7947418631895976067e+09);
INSERT INTO "entries" VALUES('Ml54Y5QYIqHk',25,'move',0,'["loan:0","~development.yellow"]','[26,26,26,26]','[null,null,null]','24',1.79474186327111363413e+09);
INSERT INTO "entries" VALUES('9cYJNT1lCbI4',0,'begin',NULL,'["~food","~wood","~wood","~coal","~food","~coal","~iron","~food","~wood","~food","~iron","~wood","~food","~iron","~coal","~iron","~wood","~gold","~food","~iron","~wood","~wood","~coal","~gold","~food","~gold","~food","~coal","~gold","~coal","~seat:2","~development.red","~build.yellow","~development.yellow","~development.pink","~production.red","~trade.red","~coins","~food_tokens","~provinces","~income","~production_types","~wood_tokens"]','[1,1,1,1,1]','[null,null,null,null]',NULL,1.79474186333667540555e+09);
INSERT INTO "entries" VALUES('9cYJNT1lCbI4',1,'move',1,'["city:MC"]','[2,2,2,2,2]','[null,null,null,null]','0',1.79474186334660267827e+09);
INSERT INTO "entries" VALUES('9cYJNT1lCbI4',2,'move',0,'["city:DC"]','[3,3,3,3,3]','[null,null,null,null]','1',1.79474186344384145736e+09);
INSERT INTO "entries" VALUES('9cYJNT1lCbI4',3,'move',3,'["city:DC"]','[4,4,4,4,4]','[null,null,null,null]','2',1.79474186354713630673e+09);
INSERT INTO "entries" VALUES('9cYJNT1lCbI4',4,'move',2,'["city:SC"]','[5,5,5,5,5]','[null,null,null,null]','3',1.79474186356498718259e+09);
INSERT INTO "entries" VALUES('9cYJNT1lCbI4',5,'move',2,'["take:wood"]','[6,6,6,6,6]','[null,null,null,null]','4',1.79474186356679558758e+09);
INSERT INTO "entries" VALUES('9cYJNT1lCbI4',6,'move',2,'["take:iron"]','[7,7,7,7,7]','[null,null,null,null]','5',1.79474186359970068927e+09);
INSERT INTO "entries" VALUES('9cYJNT1lCbI4',7,'undo',2,'[]','[8,8,8,8,8]','[null,null,null,null]','6',1794741863.60886);
INSERT INTO "entries" VALUES('9cYJNT1lCbI4',8,'move',2,'["take:iron"]','[9,9,9,9,9]','[null,null,null,null]','7',1.79474186361721205706e+09);
INSERT INTO "entries" VALUES('9cYJNT1lCbI4',9,'move',2,'["play:reset"]','[10,10,10,10,10]','[null,null,null,null]','8',1.79474186362720155717e+09);
INSERT INTO "entries" VALUES('9cYJNT1lCbI4',10,'move',2,'["return:0"]','[11,11,11,11,11]','[null,null,null,null]','9',1.79474186364419674875e+09);
INSERT INTO "entries" VALUES('9cYJNT1lCbI4',11,'move',3,'["take:gold"]','[12,12,12,12,12]','[null,null,null,null]','10',1.7947418636495454311e+09);
INSERT INTO "entries" VALUES('9cYJNT1lCbI4',12,'move',3,'["take:gold"]','[13,13,13,13,13]','[null,null,null,null]','11',1.79474186365797829627e+09);
INSERT INTO "entries" VALUES('9cYJNT1lCbI4',13,'move',3,'["play:reset"]','[14,14,14,14,14]','[null,null,null,null]','12',1.79474186368295955664e+09);
INSERT INTO "entries" VALUES('9cYJNT1lCbI4',14,'undo',3,'[]','[15,15,15,15,15]','[null,null,null,null]','13',1.79474186370491600034e+09);
INSERT INTO "entries" VALUES('9cYJNT1lCbI4',15,'move',3,'["play:production"]','[16,16,16,16,16]','[null,null,null,null]','14',1.79474186371624326707e+09);
INSERT INTO "entries" VALUES('9cYJNT1lCbI4',16,'move',3,'["produce:stormholm"]','[17,17,17,17,17]','[null,null,null,null]','15',1.79474186372705316536e+09);
INSERT INTO "entries" VALUES('9cYJNT1lCbI4',17,'move',0,'["take:iron"]','[18,18,18,18,18]','[null,null,null,null]','16',1.79474186374094510083e+09);
INSERT INTO "entries" VALUES('9cYJNT1lCbI4',18,'move',0,'["take:gold"]','[19,19,19,19,19]','[null,null,null,null]','17',1.79474186374744701386e+09);
INSERT INTO "entries" VALUES('9cYJNT1lCbI4',19,'move',0,'["play:reset"]','[20,20,20,20,20]','[null,null,null,null]','18',1.79474186378080224988e+09);
INSERT INTO "entries" VALUES('9cYJNT1lCbI4',20,'move',0,'["return:0"]','[21,21,21,21,21]','[null,null,null,null]','19',1.79474186379279351238e+09);
INSERT INTO "entries" VALUES('9cYJNT1lCbI4',21,'move',1,'["take:gold"]','[22,22,22,22,22]','[null,null,null,null]','20',1.7947418638048768043e+09);
INSERT INTO "entries" VALUES('9cYJNT1lCbI4',22,'move',1,'["take:gold"]','[23,23,23,23,23]','[null,null,null,null]','21',1.79474186382609486581e+09);
INSERT INTO "entries" VALUES('9cYJNT1lCbI4',23,'move',1,'["play:loan"]','[24,24,24,24,24]','[null,null,null,null]','22',1.79474186384093284604e+09);
INSERT INTO "entries" VALUES('9cYJNT1lCbI4',24,'move',1,'["loan:0","~development.purple"]','[25,25,25,25,25]','[null,null,null,null]','23',1.7947418638495666981e+09);
INSERT INTO "entries" VALUES('9cYJNT1lCbI4',25,'move',3,'["play:development"]','[26,26,26,26,26]','[null,null,null,null]','24',1.79474186385788059237e+09);
INSERT INTO "entries" VALUES('a0h76mwv2qg1',0,'begin',NULL,'["~food","~coal","~coal","~iron","~food","~coal","~wood","~food","~wood","~food","~gold","~wood","~food","~wood","~wood","~coal","~food","~iron","~food","~gold","~gold","~wood","~iron","~iron","~wood","~gold","~food","~coal","~iron","~coal","~seat:0","~development.blue","~treachery.yellow","~build.blue","~production.pink","~reset.green","~loan.pink","~coins","~wood_tokens","~four","~provinces","~iron_tokens","~coal_tokens"]','[1,1,1,1,1,1]','[null,null,null,null,null]',NULL,1.79474186393268656729e+09);
INSERT INTO "entries" VALUES('a0h76mwv2qg1',1,'move',4,'["city:GC"]','[2,2,2,2,2,2]','[null,null,null,null,null]','0',1.79474186394829297061e+09);
INSERT INTO "entries" VALUES('a0h76mwv2qg1',2,'move',3,'["city:FC"]','[3,3,3,3,3,3]','[null,null,null,null,null]','1',1.79474186395682024953e+09);
INSERT INTO "entries" VALUES('a0h76mwv2qg1',3,'move',2,'["city:TC"]','[4,4,4,4,4,4]','[null,null,null,null,null]','2',1.79474186396691274647e+09);
INSERT INTO "entries" VALUES('a0h76mwv2qg1',4,'move',1,'["city:KC"]','[5,5,5,5,5,5]','[null,null,null,null,null]','3',1.79474186397681617741e+09);
INSERT INTO "entries" VALUES('a0h76mwv2qg1',5,'move',0,'["city:DC"]','[6,6,6,6,6,6]','[null,null,null,null,null]','4',1.79474186398483586315e+09);
INSERT INTO "entries" VALUES('a0h76mwv2qg1',6,'move',0,'["take:gold"]','[7,7,7,7,7,7]','[null,null,null,null,null]','5',1.79474186399309921266e+09);
INSERT INTO "entries" VALUES('a0h76mwv2qg1',7,'undo',0,'[]','[8,8,8,8,8,8]','[null,null,null,null,null]','6',1.79474186400893568997e+09);
INSERT INTO "entries" VALUES('a0h76mwv2qg1',8,'move',0,'["take:food"]','[9,9,9,9,9,9]','[null,null,null,null,null]','7',1.79474186402093362812e+09);
INSERT INTO "entries" VALUES('a0h76mwv2qg1',9,'move',0,'["take:iron"]','[10,10,10,10,10,10]','[null,null,null,null,null]','8',1.79474186403296208378e+09);
INSERT INTO "entries" VALUES('a0h76mwv2qg1',10,'move',0,'["play:trade"]','[11,11,11,11,11,11]','[null,null,null,null,null]','9',1.79474186403806281091e+09);
INSERT INTO "entries" VALUES('a0h76mwv2qg1',11,'move',0,'["done"]','[12,12,12,12,12,12]','[null,null,null,null,null]','10',1.7947418640431714058e+09);
INSERT INTO "entries" VALUES('a0h76mwv2qg1',12,'move',1,'["take:wood"]','[13,13,13,13,13,13]','[null,null,null,null,null]','11',1.79474186405500364302e+09);
INSERT INTO "entries" VALUES('a0h76mwv2qg1',13,'move',1,'["take:coal"]','[14,14,14,14,14,14]','[null,null,null,null,null]','12',1.79474186406154179573e+09);
INSERT INTO "entries" VALUES('a0h76mwv2qg1',14,'undo',1,'[]','[15,15,15,15,15,15]','[null,null,null,null,null]','13',1.79474186407323670392e+09);
INSERT INTO "entries" VALUES('a0h76mwv2qg1',15,'move',1,'["take:gold"]','[16,16,16,16,16,16]','[null,null,null,null,null]','14',1.79474186408883261681e+09);
INSERT INTO "entries" VALUES('a0h76mwv2qg1',16,'move',1,'["play:reset"]','[17,17,17,17,17,17]','[null,null,null,null,null]','15',1.79474186410019659991e+09);
INSERT INTO "entries" VALUES('a0h76mwv2qg1',17,'move',1,'["return:0"]','[18,18,18,18,18,18]','[null,null,null,null,null]','16',1.79474186411292433744e+09);
INSERT INTO "entries" VALUES('a0h76mwv2qg1',18,'move',2,'["take:iron"]','[19,19,19,19,19,19]','[null,null,null,null,null]','17',1.79474186411619639398e+09);
INSERT INTO "entries" VALUES('a0h76mwv2qg1',19,'move',2,'["take:iron"]','[20,20,20,20,20,20]','[null,null,null,null,null]','18',1.79474186413028097154e+09);
INSERT INTO "entries" VALUES('a0h76mwv2qg1',20,'move',2,'["play:production"]','[21,21,21,21,21,21]','[null,null,null,null,null]','19',1.79474186413848805425e+09);
INSERT INTO "entries" VALUES('a0h76mwv2qg1',21,'undo',2,'[]','[22,22,22,22,22,22]','[null,null,null,null,null]','20',1.79474186414891552924e+09);
INSERT INTO "entries" VALUES('a0h76mwv2qg1',22,'move',2,'["play:production"]','[23,23,23,23,23,23]','[null,null,null,null,null]','21',1.79474186415815067287e+09);
INSERT INTO "entries" VALUES('a0h76mwv2qg1',23,'move',2,'["produce:ravenshadow"]','[24,24,24,24,24,24]','[null,null,null,null,null]','22',1.79474186416669178006e+09);
INSERT INTO "entries" VALUES('a0h76mwv2qg1',24,'move',3,'["take:iron"]','[25,25,25,25,25,25]','[null,null,null,null,null]','23',1.79474186418524599075e+09);
INSERT INTO "entries" VALUES('a0h76mwv2qg1',25,'move',3,'["take:iron"]','[26,26,26,26,26,26]','[null,null,null,null,null]','24',1.79474186420021724697e+09);
INSERT INTO "entries" VALUES('CN-CRFmKxKHb',0,'begin',NULL,'["~food","~gold","~iron","~coal","~wood","~iron","~wood","~food","~iron","~food","~wood","~gold","~food","~wood","~coal","~wood","~food","~coal","~food","~coal","~gold","~food","~iron","~coal","~wood","~iron","~food","~coal","~wood","~gold","~seat:2","~reset.red","~loan.red","~treachery.yellow","~loan.green","~build.red","~build.pink","~iron_tokens","~coal_tokens","~four","~production_types","~coins","~one_province"]','[1,1,1,1,1,1,1]','[null,null,null,null,null,null]',NULL,1.79474186429435539251e+09);
INSERT INTO "entries" VALUES('CN-CRFmKxKHb',1,'move',1,'["city:EC"]','[2,2,2,2,2,2,2]','[null,null,null,null,null,null]','0',1.79474186430525255208e+09);
INSERT INTO "entries" VALUES('CN-CRFmKxKHb',2,'move',0,'["city:TC"]','[3,3,3,3,3,3,3]','[null,null,null,null,null,null]','1',1.7947418643164191246e+09);
INSERT INTO "entries" VALUES('CN-CRFmKxKHb',3,'move',5,'["city:FC"]','[4,4,4,4,4,4,4]','[null,null,null,null,null,null]','2',1.79474186432732844354e+09);
INSERT INTO "entries" VALUES('CN-CRFmKxKHb',4,'move',4,'["city:OC"]','[5,5,5,5,5,5,5]','[null,null,null,null,null,null]','3',1.79474186433964014056e+09);
INSERT INTO "entries" VALUES('CN-CRFmKxKHb',5,'move',3,'["city:KC"]','[6,6,6,6,6,6,6]','[null,null,null,null,null,null]','4',1.79474186434096097952e+09);
INSERT INTO "entries" VALUES('CN-CRFmKxKHb',6,'move',2,'["city:GC"]','[7,7,7,7,7,7,7]','[null,null,null,null,null,null]','5',1.79474186435296559341e+09);
INSERT INTO "entries" VALUES('CN-CRFmKxKHb',7,'undo',2,'[]','[8,8,8,8,8,8,8]','[null,null,null,null,null,null]','6',1.79474186436506986616e+09);
INSERT INTO "entries" VALUES('CN-CRFmKxKHb',8,'move',2,'["city:FC"]','[9,9,9,9,9,9,9]','[null,null,null,null,null,null]','7',1.79474186438109207155e+09);
INSERT INTO "entries" VALUES('CN-CRFmKxKHb',9,'move',2,'["take:food"]','[10,10,10,10,10,10,10]','[null,null,null,null,null,null]','8',1.79474186438906145092e+09);
INSERT INTO "entries" VALUES('CN-CRFmKxKHb',10,'move',2,'["take:food"]','[11,11,11,11,11,11,11]','[null,null,null,null,null,null]','9',1.79474186439369082449e+09);
INSERT INTO "entries" VALUES('CN-CRFmKxKHb',11,'move',2,'["play:development"]','[12,12,12,12,12,12,12]','[null,null,null,null,null,null]','10',1.7947418644051568508e+09);
INSERT INTO "entries" VALUES('CN-CRFmKxKHb',12,'move',2,'["done"]','[13,13,13,13,13,13,13]','[null,null,null,null,null,null]','11',1.79474186442123055454e+09);
INSERT INTO "entries" VALUES('CN-CRFmKxKHb',13,'move',3,'["take:food"]','[14,14,14,14,14,14,14]','[null,null,null,null,null,null]','12',1.79474186442530584339e+09);
INSERT INTO "entries" VALUES('CN-CRFmKxKHb',14,'undo',3,'[]','[15,15,15,15,15,15,15]','[null,null,null,null,null,null]','13',1.79474186444434499745e+09);
INSERT INTO "entries" VALUES('CN-CRFmKxKHb',15,'move',3,'["take:wood"]','[16,16,16,16,16,16,16]','[null,null,null,null,null,null]','14',1.79474186445600199703e+09);
INSERT INTO "entries" VALUES('CN-CRFmKxKHb',16,'move',3,'["take:iron"]','[17,17,17,17,17,17,17]','[null,null,null,null,null,null]','15',1.79474186446104145044e+09);
INSERT INTO "entries" VALUES('CN-CRFmKxKHb',17,'move',3,'["play:trade"]','[18,18,18,18,18,18,18]','[null,null,null,null,null,null]','16',1.79474186447729492192e+09);
INSERT INTO "entries" VALUES('CN-CRFmKxKHb',18,'move',3,'["sell:wood"]','[19,19,19,19,19,19,19]','[null,null,null,null,null,null]','17',1.79474186448517370219e+09);
INSERT INTO "entries" VALUES('CN-CRFmKxKHb',19,'move',3,'["sell:iron"]','[20,20,20,20,20,20,20]','[null,null,null,null,null,null]','18',1.79474186449986028673e+09);
INSERT INTO "entries" VALUES('CN-CRFmKxKHb',20,'move',3,'["done"]','[21,21,21,21,21,21,21]','[null,null,null,null,null,null]','19',1.79474186452123570445e+09);
INSERT INTO "entries" VALUES('CN-CRFmKxKHb',21,'move',4,'["take:wood"]','[22,22,22,22,22,22,22]','[null,null,null,null,null,null]','20',1.79474186452394890781e+09);
INSERT INTO "entries" VALUES('CN-CRFmKxKHb',22,'move',4,'["take:wood"]','[23,23,23,23,23,23,23]','[null,null,null,null,null,null]','21',1.79474186453459811207e+09);
INSERT INTO "entries" VALUES('CN-CRFmKxKHb',23,'move',4,'["play:trade"]','[24,24,24,24,24,24,24]','[null,null,null,null,null,null]','22',1.79474186454160070415e+09);
INSERT INTO "entries" VALUES('CN-CRFmKxKHb',24,'move',4,'["done"]','[25,25,25,25,25,25,25]','[null,null,null,null,null,null]','23',1.794741864550876379e+09);
INSERT INTO "entries" VALUES('CN-CRFmKxKHb',25,'move',5,'["take:wood"]','[26,26,26,26,26,26,26]','[null,null,null,null,null,null]','24',1.7947418645669882297e+09);
INSERT INTO "entries" VALUES('gRbOtMtX18EF',0,'begin',NULL,'["~void","~water","~water","~void","~fire","~wind","~wind","~water","~earth","~earth","~water","~fire","~water","~earth","~earth","~earth","~wind","~water","~wind","~earth","~water","~fire","~wind","~fire","~water","~fire","~void","~void","~wind","~wind","~earth","~wind","~void","~water","~fire","~earth","~earth","~fire","~water","~wind","~fire","~water","~void","~void","~void","~fire","~wind","~water","~void","~fire","~fire","~water","~earth","~wind","~void","~fire","~wind","~water","~water","~fire","~fire","~earth","~wind","~water","~fire","~earth","~earth","~earth","~earth","~wind","~tallest_of_an_element","~odd_stacks","~wind","~water","~seat:0"]','[1,1,1]','[null,null]',NULL,1.79474186461658096313e+09);
INSERT INTO "entries" VALUES('gRbOtMtX18EF',1,'move',0,'["3>e3"]','[2,2,2]','[null,null]','0',1.79474186463323616977e+09);
INSERT INTO "entries" VALUES('gRbOtMtX18EF',2,'move',0,'["^2"]','[3,3,3]','[null,null]','1',1.79474186464394569397e+09);
INSERT INTO "entries" VALUES('gRbOtMtX18EF',3,'move',1,'["e>e3"]','[4,4,4]','[null,null]','2',1.79474186465162062649e+09);
INSERT INTO "entries" VALUES('gRbOtMtX18EF',4,'move',1,'["e1"]','[5,5,5]','[null,null]','3',1.79474186466458296776e+09);
INSERT INTO "entries" VALUES('gRbOtMtX18EF',5,'move',0,'["2>e2"]','[6,6,6]','[null,null]','4',1.79474186467267656321e+09);
INSERT INTO "entries" VALUES('gRbOtMtX18EF',6,'move',0,'["^1"]','[7,7,7]','[null,null]','5',1.79474186468279504769e+09);
INSERT INTO "entries" VALUES('gRbOtMtX18EF',7,'undo',0,'[]','[8,8,8]','[null,null]','6',1.79474186468999099726e+09);
INSERT INTO "entries" VALUES('gRbOtMtX18EF',8,'move',0,'["^1"]','[9,9,9]','[null,null]','7',1.79474186470266413684e+09);
INSERT INTO "entries" VALUES('gRbOtMtX18EF',9,'move',0,'["^2","~H"]','[10,10,10]','[null,null]','8',1.79474186471255517001e+09);
INSERT INTO "entries" VALUES('gRbOtMtX18EF',10,'move',1,'["a>a4"]','[11,11,11]','[null,null]','9',1.79474186472857594491e+09);
INSERT INTO "entries" VALUES('gRbOtMtX18EF',11,'move',1,'["a3","~I"]','[12,12,12]','[null,null]','10',1.79474186474277377133e+09);
INSERT INTO "entries" VALUES('gRbOtMtX18EF',12,'move',0,'["5>a5"]','[13,13,13]','[null,null]','11',1.79474186475187659269e+09);
INSERT INTO "entries" VALUES('gRbOtMtX18EF',13,'move',0,'["a4"]','[14,14,14]','[null,null]','12',1.79474186476616787916e+09);
INSERT INTO "entries" VALUES('gRbOtMtX18EF',14,'undo',0,'[]','[15,15,15]','[null,null]','13',1794741864.78057);
INSERT INTO "entries" VALUES('gRbOtMtX18EF',15,'move',0,'["a4"]','[16,16,16]','[null,null]','14',1.79474186478442668916e+09);
INSERT INTO "entries" VALUES('gRbOtMtX18EF',16,'move',0,'["b5","~G"]','[17,17,17]','[null,null]','15',1.79474186479409861562e+09);
INSERT INTO "entries" VALUES('gRbOtMtX18EF',17,'move',1,'["4>e4"]','[18,18,18]','[null,null]','16',1.7947418648044390679e+09);
INSERT INTO "entries" VALUES('gRbOtMtX18EF',18,'move',1,'["^1"]','[19,19,19]','[null,null]','17',1.79474186481245088576e+09);
INSERT INTO "entries" VALUES('gRbOtMtX18EF',19,'move',1,'["^2","~E","~fire","~earth","~void","~void","~void","~void","~fire","~wind","~water","~void"]','[20,20,20]','[null,null]','18',1.79474186482872772219e+09);
INSERT INTO "entries" VALUES('gRbOtMtX18EF',20,'move',0,'["5>b5"]','[21,21,21]','[null,null]','19',1.79474186483335638045e+09);
INSERT INTO "entries" VALUES('gRbOtMtX18EF',21,'undo',0,'[]','[22,22,22]','[null,null]','20',1794741864.84043);
INSERT INTO "entries" VALUES('gRbOtMtX18EF',22,'move',0,'["c>c4"]','[23,23,23]','[null,null]','21',1.79474186485640835762e+09);
INSERT INTO "entries" VALUES('gRbOtMtX18EF',23,'move',0,'["d5"]','[24,24,24]','[null,null]','22',1.79474186486449742319e+09);
INSERT INTO "entries" VALUES('gRbOtMtX18EF',24,'move',1,'["e>e3"]','[25,25,25]','[null,null]','23',1.79474186486837148672e+09);
INSERT INTO "entries" VALUES('gRbOtMtX18EF',25,'move',1,'["d2"]','[26,26,26]','[null,null]','24',1.79474186488264799118e+09);
INSERT INTO "entries" VALUES('lw7AnVJ02t6h',0,'begin',NULL,'["~void","~fire","~fire","~earth","~earth","~void","~fire","~void","~fire","~void","~fire","~wind","~void","~fire","~water","~void","~wind","~void","~water","~fire","~earth","~fire","~fire","~water","~water","~void","~void","~void","~void","~earth","~earth","~wind","~earth","~earth","~void","~wind","~water","~water","~fire","~fire","~earth","~void","~void","~fire","~wind","~wind","~fire","~wind","~wind","~water","~fire","~wind","~water","~wind","~water","~wind","~earth","~water","~void","~wind","~earth","~water","~void","~earth","~earth","~water","~earth","~water","~fire","~wind","~shortest_stack","~height_difference","~water","~earth","~seat:0"]','[1,1,1,1]','[null,null,null]',NULL,1.79474186492567396164e+09);
INSERT INTO "entries" VALUES('lw7AnVJ02t6h',1,'move',0,'["3>b3"]','[2,2,2,2]','[null,null,null]','0',1.79474186493754434587e+09);
INSERT INTO "entries" VALUES('lw7AnVJ02t6h',2,'move',0,'["a3"]','[3,3,3,3]','[null,null,null]','1',1.79474186494741296763e+09);
INSERT INTO "entries" VALUES('lw7AnVJ02t6h',3,'move',1,'["2>b2"]','[4,4,4,4]','[null,null,null]','2',1.79474186495613169671e+09);
INSERT INTO "entries" VALUES('lw7AnVJ02t6h',4,'move',1,'["^2"]','[5,5,5,5]','[null,null,null]','3',1.79474186496037316326e+09);
INSERT INTO "entries" VALUES('lw7AnVJ02t6h',5,'move',2,'["a>a3"]','[6,6,6,6]','[null,null,null]','4',1.79474186496623921397e+09);
INSERT INTO "entries" VALUES('lw7AnVJ02t6h',6,'move',2,'["^1"]','[7,7,7,7]','[null,null,null]','5',1.79474186498463797565e+09);
INSERT INTO "entries" VALUES('lw7AnVJ02t6h',7,'move',0,'["c>c5"]','[8,8,8,8]','[null,null,null]','6',1.79474186502087211612e+09);
INSERT INTO "entries" VALUES('lw7AnVJ02t6h',8,'move',0,'["d4"]','[9,9,9,9]','[null,null,null]','7',1.79474186503913474082e+09);
INSERT INTO "entries" VALUES('lw7AnVJ02t6h',9,'move',1,'["4>e4"]','[10,10,10,10]','[null,null,null]','8',1.79474186504750823976e+09);
INSERT INTO "entries" VALUES('lw7AnVJ02t6h',10,'move',1,'["e3"]','[11,11,11,11]','[null,null,null]','9',1.79474186505447435378e+09);
INSERT INTO "entries" VALUES('lw7AnVJ02t6h',11,'move',1,'["e5"]','[12,12,12,12]','[null,null,null]','10',1.79474186506046175953e+09);
INSERT INTO "entries" VALUES('lw7AnVJ02t6h',12,'move',2,'["e>e1"]','[13,13,13,13]','[null,null,null]','11',1.79474186507274031639e+09);
INSERT INTO "entries" VALUES('lw7AnVJ02t6h',13,'move',2,'["^1"]','[14,14,14,14]','[null,null,null]','12',1.79474186508052849773e+09);
INSERT INTO "entries" VALUES('lw7AnVJ02t6h',14,'move',0,'["d>d4"]','[15,15,15,15]','[null,null,null]','13',1.79474186508858084675e+09);
INSERT INTO "entries" VALUES('lw7AnVJ02t6h',15,'move',0,'["^2"]','[16,16,16,16]','[null,null,null]','14',1.79474186509706211088e+09);
INSERT INTO "entries" VALUES('lw7AnVJ02t6h',16,'move',1,'["5>c5"]','[17,17,17,17]','[null,null,null]','15',1.79474186510440778734e+09);
INSERT INTO "entries" VALUES('lw7AnVJ02t6h',17,'move',1,'["c4"]','[18,18,18,18]','[null,null,null]','16',1.79474186510846161839e+09);
INSERT INTO "entries" VALUES('lw7AnVJ02t6h',18,'move',1,'["d5"]','[19,19,19,19]','[null,null,null]','17',1.79474186511242032046e+09);
INSERT INTO "entries" VALUES('lw7AnVJ02t6h',19,'move',2,'["1>d1"]','[20,20,20,20]','[null,null,null]','18',1.79474186512046217922e+09);
INSERT INTO "entries" VALUES('lw7AnVJ02t6h',20,'move',2,'["c1"]','[21,21,21,21]','[null,null,null]','19',1.79474186513050270076e+09);
INSERT INTO "entries" VALUES('lw7AnVJ02t6h',21,'undo',2,'[]','[22,22,22,22]','[null,null,null]','20',1.79474186513656735423e+09);
INSERT INTO "entries" VALUES('lw7AnVJ02t6h',22,'move',2,'["c1"]','[23,23,23,23]','[null,null,null]','21',1.79474186514452385904e+09);
INSERT INTO "entries" VALUES('lw7AnVJ02t6h',23,'move',2,'["e1","~void","~wind","~wind","~fire","~earth","~fire","~wind","~earth","~void","~wind"]','[24,24,24,24]','[null,null,null]','22',1.79474186514831829074e+09);
INSERT INTO "entries" VALUES('lw7AnVJ02t6h',24,'move',2,'["c>c3"]','[25,25,25,25]','[null,null,null]','23',1.79474186515904068949e+09);
INSERT INTO "entries" VALUES('lw7AnVJ02t6h',25,'move',2,'["d3"]','[26,26,26,26]','[null,null,null]','24',1.79474186516433119775e+09);
INSERT INTO "entries" VALUES('1qjIF96Ip3j7',0,'begin',NULL,'["~water","~earth","~fire","~fire","~void","~wind","~water","~wind","~fire","~earth","~fire","~void","~water","~fire","~earth","~wind","~water","~wind","~wind","~void","~water","~water","~earth","~void","~void","~wind","~wind","~void","~fire","~earth","~fire","~void","~void","~water","~fire","~void","~water","~earth","~fire","~wind","~fire","~wind","~water","~water","~wind","~wind","~earth","~water","~earth","~wind","~void","~earth","~wind","~water","~earth","~water","~void","~fire","~earth","~fire","~wind","~water","~earth","~void","~earth","~void","~earth","~wind","~wind","~wind","~middle_stack","~unique_heights","~wind","~void","~seat:0"]','[1,1,1,1,1]','[null,null,null,null]',NULL,1.79474186521316552162e+09);
INSERT INTO "entries" VALUES('1qjIF96Ip3j7',1,'move',0,'["e>e1"]','[2,2,2,2,2]','[null,null,null,null]','0',1.79474186522913527492e+09);
INSERT INTO "entries" VALUES('1qjIF96Ip3j7',2,'move',0,'["^1"]','[3,3,3,3,3]','[null,null,null,null]','1',1.79474186523695659637e+09);
INSERT INTO "entries" VALUES('1qjIF96Ip3j7',3,'move',1,'["2>a2"]','[4,4,4,4,4]','[null,null,null,null]','2',1.79474186524699831006e+09);
INSERT INTO "entries" VALUES('1qjIF96Ip3j7',4,'move',1,'["^1"]','[5,5,5,5,5]','[null,null,null,null]','3',1.79474186525644063949e+09);
INSERT INTO "entries" VALUES('1qjIF96Ip3j7',5,'move',2,'["a>a5"]','[6,6,6,6,6]','[null,null,null,null]','4',1.79474186526029944425e+09);
INSERT INTO "entries" VALUES('1qjIF96Ip3j7',6,'move',2,'["a4"]','[7,7,7,7,7]','[null,null,null,null]','5',1.79474186527141380312e+09);
INSERT INTO "entries" VALUES('1qjIF96Ip3j7',7,'move',3,'["3>d3"]','[8,8,8,8,8]','[null,null,null,null]','6',1794741865.28194);
INSERT INTO "entries" VALUES('1qjIF96Ip3j7',8,'move',3,'["d2"]','[9,9,9,9,9]','[null,null,null,null]','7',1.7947418652968094349e+09);
INSERT INTO "entries" VALUES('1qjIF96Ip3j7',9,'move',0,'["5>e5"]','[10,10,10,10,10]','[null,null,null,null]','8',1.79474186531325173381e+09);
INSERT INTO "entries" VALUES('1qjIF96Ip3j7',10,'move',0,'["e4"]','[11,11,11,11,11]','[null,null,null,null]','9',1.79474186531769466399e+09);
INSERT INTO "entries" VALUES('1qjIF96Ip3j7',11,'move',1,'["b>b2"]','[12,12,12,12,12]','[null,null,null,null]','10',1.79474186532846069334e+09);
INSERT INTO "entries" VALUES('1qjIF96Ip3j7',12,'move',1,'["a2"]','[13,13,13,13,13]','[null,null,null,null]','11',1.79474186533655357365e+09);
INSERT INTO "entries" VALUES('1qjIF96Ip3j7',13,'move',2,'["1>d1"]','[14,14,14,14,14]','[null,null,null,null]','12',1.79474186534800100325e+09);
INSERT INTO "entries" VALUES('1qjIF96Ip3j7',14,'undo',2,'[]','[15,15,15,15,15]','[null,null,null,null]','13',1.79474186538466024399e+09);
INSERT INTO "entries" VALUES('1qjIF96Ip3j7',15,'move',2,'["1>d1"]','[16,16,16,16,16]','[null,null,null,null]','14',1.79474186539817309382e+09);
INSERT INTO "entries" VALUES('1qjIF96Ip3j7',16,'move',2,'["c2"]','[17,17,17,17,17]','[null,null,null,null]','15',1.79474186541266942027e+09);
INSERT INTO "entries" VALUES('1qjIF96Ip3j7',17,'move',3,'["c>c4"]','[18,18,18,18,18]','[null,null,null,null]','16',1.79474186542459034922e+09);
INSERT INTO "entries" VALUES('1qjIF96Ip3j7',18,'move',3,'["^1","~earth","~void","~earth","~fire","~void","~earth","~fire","~water","~water","~void"]','[19,19,19,19,19]','[null,null,null,null]','17',1.79474186542930626872e+09);
INSERT INTO "entries" VALUES('1qjIF96Ip3j7',19,'move',1,'["3>a3"]','[20,20,20,20,20]','[null,null,null,null]','18',1.79474186543236255645e+09);
INSERT INTO "entries" VALUES('1qjIF96Ip3j7',20,'move',1,'["e3"]','[21,21,21,21,21]','[null,null,null,null]','19',1.79474186544398283957e+09);
INSERT INTO "entries" VALUES('1qjIF96Ip3j7',21,'move',2,'["a>a4"]','[22,22,22,22,22]','[null,null,null,null]','20',1.7947418654503016472e+09);
INSERT INTO "entries" VALUES('1qjIF96Ip3j7',22,'move',2,'["^1"]','[23,23,23,23,23]','[null,null,null,null]','21',1.79474186545913720128e+09);
INSERT INTO "entries" VALUES('1qjIF96Ip3j7',23,'move',3,'["d>d5"]','[24,24,24,24,24]','[null,null,null,null]','22',1.79474186547249674799e+09);
INSERT INTO "entries" VALUES('1qjIF96Ip3j7',24,'move',3,'["d1"]','[25,25,25,25,25]','[null,null,null,null]','23',1.79474186548110842707e+09);
INSERT INTO "entries" VALUES('1qjIF96Ip3j7',25,'move',0,'["4>a4"]','[26,26,26,26,26]','[null,null,null,null]','24',1.79474186548342895509e+09);
INSERT INTO "entries" VALUES('NtcirQVJ0Bgg',0,'begin',NULL,'["~fire","~earth","~water","~water","~wind","~fire","~earth","~fire","~earth","~fire","~wind","~void","~void","~earth","~fire","~fire","~earth","~void","~wind","~void","~earth","~wind","~earth","~water","~earth","~earth","~void","~wind","~wind","~wind","~earth","~earth","~water","~void","~void","~water","~water","~earth","~water","~fire","~wind","~fire","~fire","~wind","~water","~water","~void","~water","~fire","~void","~void","~void","~fire","~wind","~void","~water","~void","~fire","~void","~fire","~wind","~earth","~wind","~void","~earth","~earth","~water","~wind","~water","~fire","~odd_stacks","~tallest_and_least","~middle_stack","~all_but_the_middle","~tallest_of_an_element","~earth","~void","~seat:1"]','[1,1,1,1,1]','[null,null,null,null]',NULL,1.79474186553278779979e+09);
INSERT INTO "entries" VALUES('NtcirQVJ0Bgg',1,'move',1,'["c>c5"]','[2,2,2,2,2]','[null,null,null,null]','0',1.79474186554287195205e+09);
INSERT INTO "entries" VALUES('NtcirQVJ0Bgg',2,'move',1,'["b5"]','[3,3,3,3,3]','[null,null,null,null]','1',1.79474186555013656618e+09);
INSERT INTO "entries" VALUES('NtcirQVJ0Bgg',3,'move',1,'["give:wind"]','[4,4,4,4,4]','[null,null,null,null]','2',1.7947418655604953766e+09);
INSERT INTO "entries" VALUES('NtcirQVJ0Bgg',4,'move',2,'["b>b4"]','[5,5,5,5,5]','[null,null,null,null]','3',1.79474186556845140454e+09);
INSERT INTO "entries" VALUES('NtcirQVJ0Bgg',5,'move',2,'["^1"]','[6,6,6,6,6]','[null,null,null,null]','4',1.7947418655764229298e+09);
INSERT INTO "entries" VALUES('NtcirQVJ0Bgg',6,'move',2,'["give:fire"]','[7,7,7,7,7]','[null,null,null,null]','5',1794741865.58846);
INSERT INTO "entries" VALUES('NtcirQVJ0Bgg',7,'move',3,'["d>d1"]','[8,8,8,8,8]','[null,null,null,null]','6',1.79474186559903669353e+09);
INSERT INTO "entries" VALUES('NtcirQVJ0Bgg',8,'move',3,'["c2"]','[9,9,9,9,9]','[null,null,null,null]','7',1.79474186561249876015e+09);
INSERT INTO "entries" VALUES('NtcirQVJ0Bgg',9,'move',3,'["give:void"]','[10,10,10,10,10]','[null,null,null,null]','8',1.7947418656170303821e+09);
INSERT INTO "entries" VALUES('NtcirQVJ0Bgg',10,'move',0,'["5>c5"]','[11,11,11,11,11]','[null,null,null,null]','9',1.7947418656221511364e+09);
INSERT INTO "entries" VALUES('NtcirQVJ0Bgg',11,'move',0,'["c1"]','[12,12,12,12,12]','[null,null,null,null]','10',1.79474186563051271445e+09);
INSERT INTO "entries" VALUES('NtcirQVJ0Bgg',12,'move',0,'["c3"]','[13,13,13,13,13]','[null,null,null,null]','11',1.79474186564325523373e+09);
INSERT INTO "entries" VALUES('NtcirQVJ0Bgg',13,'move',0,'["give:fire"]','[14,14,14,14,14]','[null,null,null,null]','12',1.79474186564900946619e+09);
INSERT INTO "entries" VALUES('NtcirQVJ0Bgg',14,'move',1,'["1>e1"]','[15,15,15,15,15]','[null,null,null,null]','13',1.79474186565641355512e+09);
INSERT INTO "entries" VALUES('NtcirQVJ0Bgg',15,'move',1,'["^2"]','[16,16,16,16,16]','[null,null,null,null]','14',1.79474186566660952562e+09);
INSERT INTO "entries" VALUES('NtcirQVJ0Bgg',16,'move',1,'["give:fire"]','[17,17,17,17,17]','[null,null,null,null]','15',1.79474186567235350613e+09);
INSERT INTO "entries" VALUES('NtcirQVJ0Bgg',17,'move',2,'["2>c2"]','[18,18,18,18,18]','[null,null,null,null]','16',1.79474186568000769609e+09);
INSERT INTO "entries" VALUES('NtcirQVJ0Bgg',18,'move',2,'["e2"]','[19,19,19,19,19]','[null,null,null,null]','17',1.79474186568434548373e+09);
INSERT INTO "entries" VALUES('NtcirQVJ0Bgg',19,'move',2,'["give:earth"]','[20,20,20,20,20]','[null,null,null,null]','18',1.79474186569268608091e+09);
INSERT INTO "entries" VALUES('NtcirQVJ0Bgg',20,'move',3,'["3>c3"]','[21,21,21,21,21]','[null,null,null,null]','19',1.79474186569374370573e+09);
INSERT INTO "entries" VALUES('NtcirQVJ0Bgg',21,'undo',3,'[]','[22,22,22,22,22]','[null,null,null,null]','20',1794741865.70444);
INSERT INTO "entries" VALUES('NtcirQVJ0Bgg',22,'move',3,'["a>a3"]','[23,23,23,23,23]','[null,null,null,null]','21',1.79474186571403861046e+09);
INSERT INTO "entries" VALUES('NtcirQVJ0Bgg',23,'move',3,'["b3"]','[24,24,24,24,24]','[null,null,null,null]','22',1.79474186572445726394e+09);
INSERT INTO "entries" VALUES('NtcirQVJ0Bgg',24,'move',3,'["a4"]','[25,25,25,25,25]','[null,null,null,null]','23',1.79474186572826337809e+09);
INSERT INTO "entries" VALUES('NtcirQVJ0Bgg',25,'move',3,'["give:wind"]','[26,26,26,26,26]','[null,null,null,null]','24',1.79474186574212741856e+09);
INSERT INTO "entries" VALUES('xVPVhV5mGzt9',0,'begin',NULL,'["~void","~water","~earth","~water","~water","~earth","~wind","~fire","~wind","~earth","~water","~void","~wind","~wind","~void","~wind","~fire","~void","~earth","~water","~earth","~water","~earth","~wind","~earth","~water","~earth","~fire","~water","~void","~wind","~water","~void","~fire","~wind","~earth","~wind","~water","~water","~void","~fire","~wind","~fire","~earth","~wind","~fire","~fire","~fire","~void","~fire","~void","~earth","~wind","~wind","~wind","~water","~earth","~void","~fire","~void","~even_stacks","~all_but_the_middle","~void","~wind","~water","~earth","~5","~H","~4","~D","~3","~B","~2","~G","~1","~A","~wind","~water","~wind","~fire","~water","~2","~5"]','[1,1]','[null]',NULL,1.79474186576612043382e+09);
INSERT INTO "entries" VALUES('xVPVhV5mGzt9',1,'move',0,'["e>e5"]','[2,2]','[null]','0',1.79474186578076887136e+09);
INSERT INTO "entries" VALUES('xVPVhV5mGzt9',2,'move',0,'["d5","~head","~4"]','[3,3]','[null]','1',1.79474186578846216198e+09);
INSERT INTO "entries" VALUES('xVPVhV5mGzt9',3,'move',0,'["d>d4"]','[4,4]','[null]','2',1.79474186579877185822e+09);
INSERT INTO "entries" VALUES('xVPVhV5mGzt9',4,'move',0,'["b4","~head","~1"]','[5,5]','[null]','3',1.794741865808445692e+09);
INSERT INTO "entries" VALUES('xVPVhV5mGzt9',5,'move',0,'["a>a3"]','[6,6]','[null]','4',1.79474186581419563289e+09);
INSERT INTO "entries" VALUES('xVPVhV5mGzt9',6,'move',0,'["a2"]','[7,7]','[null]','5',1.79474186582036376001e+09);
INSERT INTO "entries" VALUES('xVPVhV5mGzt9',7,'undo',0,'[]','[8,8]','[null]','6',1.7947418658277151585e+09);
INSERT INTO "entries" VALUES('xVPVhV5mGzt9',8,'move',0,'["b3"]','[9,9]','[null]','7',1.79474186583407759659e+09);
INSERT INTO "entries" VALUES('xVPVhV5mGzt9',9,'move',0,'["a4","~tail","~5","~E","~4","~A","~3","~F","~1","~J","~2","~B","~fire","~water","~water","~void","~water","~2","~5"]','[10,10]','[null]','8',1.7947418658424019813e+09);
INSERT INTO "entries" VALUES('xVPVhV5mGzt9',10,'move',0,'["2>e2"]','[11,11]','[null]','9',1.79474186584871602057e+09);
INSERT INTO "entries" VALUES('xVPVhV5mGzt9',11,'move',0,'["d1"]','[12,12]','[null]','10',1.79474186585475420948e+09);
INSERT INTO "entries" VALUES('xVPVhV5mGzt9',12,'move',0,'["d3","~head","~1"]','[13,13]','[null]','11',1.79474186586990094188e+09);
INSERT INTO "entries" VALUES('xVPVhV5mGzt9',13,'move',0,'["3>c3"]','[14,14]','[null]','12',1.79474186587247395516e+09);
INSERT INTO "entries" VALUES('xVPVhV5mGzt9',14,'undo',0,'[]','[15,15]','[null]','13',1.79474186588315939901e+09);
INSERT INTO "entries" VALUES('xVPVhV5mGzt9',15,'move',0,'["3>e3"]','[16,16]','[null]','14',1.79474186588849353787e+09);
INSERT INTO "entries" VALUES('xVPVhV5mGzt9',16,'move',0,'["c3"]','[17,17]','[null]','15',1.79474186589764499663e+09);
INSERT INTO "entries" VALUES('xVPVhV5mGzt9',17,'move',0,'["d3","~tail","~4"]','[18,18]','[null]','16',1.79474186590847182274e+09);
INSERT INTO "entries" VALUES('xVPVhV5mGzt9',18,'move',0,'["d>d2"]','[19,19]','[null]','17',1.79474186591420483589e+09);
INSERT INTO "entries" VALUES('xVPVhV5mGzt9',19,'move',0,'["b2"]','[20,20]','[null]','18',1.7947418659287877083e+09);
INSERT INTO "entries" VALUES('xVPVhV5mGzt9',20,'move',0,'["c2","~tail","~4","~F","~5","~J","~3","~D","~2","~I","~1","~A","~wind","~wind","~earth","~void","~wind","~1","~2"]','[21,21]','[null]','19',1.79474186593679308886e+09);
INSERT INTO "entries" VALUES('xVPVhV5mGzt9',21,'move',0,'["4>c4"]','[22,22]','[null]','20',1.79474186595078229904e+09);
INSERT INTO "entries" VALUES('xVPVhV5mGzt9',22,'move',0,'["c3"]','[23,23]','[null]','21',1.79474186595947170254e+09);
INSERT INTO "entries" VALUES('xVPVhV5mGzt9',23,'move',0,'["b4"]','[24,24]','[null]','22',1.79474186596636080736e+09);
INSERT INTO "entries" VALUES('xVPVhV5mGzt9',24,'move',0,'["d4"]','[25,25]','[null]','23',1.79474186597817850111e+09);
INSERT INTO "entries" VALUES('xVPVhV5mGzt9',25,'move',0,'["c5","~tail","~5"]','[26,26]','[null]','24',1.79474186598044252397e+09);
INSERT INTO "entries" VALUES('WEip5O0C1QRp',0,'begin',NULL,'["~urn","~mask"]','[1,1,1]','[null,null]',NULL,1.79474186601144194606e+09);
INSERT INTO "entries" VALUES('WEip5O0C1QRp',1,'move',0,'["c2"]','[2,2,2]','[null,null]','0',1.79474186602381300921e+09);
INSERT INTO "entries" VALUES('WEip5O0C1QRp',2,'move',0,'["c3"]','[3,2,2]','[null,null]','1',1.79474186603187036512e+09);
INSERT INTO "entries" VALUES('WEip5O0C1QRp',3,'move',0,'["b3"]','[4,2,2]','[null,null]','2',1.79474186604873657221e+09);
INSERT INTO "entries" VALUES('WEip5O0C1QRp',4,'move',0,'["b4"]','[5,2,2]','[null,null]','3',1.79474186605384349825e+09);
INSERT INTO "entries" VALUES('WEip5O0C1QRp',5,'move',0,'["a4"]','[6,2,2]','[null,null]','4',1.7947418660645489693e+09);
INSERT INTO "entries" VALUES('WEip5O0C1QRp',6,'move',0,'["trail:d3"]','[7,2,2]','[null,null]','5',1794741866.07273);
INSERT INTO "entries" VALUES('WEip5O0C1QRp',7,'undo',0,'[]','[8,2,2]','[null,null]','6',1.79474186608239459996e+09);
INSERT INTO "entries" VALUES('WEip5O0C1QRp',8,'move',0,'["trail:d6"]','[9,2,2]','[null,null]','7',1.79474186609271192552e+09);
INSERT INTO "entries" VALUES('WEip5O0C1QRp',9,'move',0,'["confirm"]','[10,3,3]','[null,null]','8',1.79474186609811782837e+09);
INSERT INTO "entries" VALUES('WEip5O0C1QRp',10,'move',1,'["call:red"]','[11,4,4]','[null,null]','9',1.79474186610856389998e+09);
INSERT INTO "entries" VALUES('WEip5O0C1QRp',11,'move',1,'["move:c5"]','[12,5,5]','[null,null]','10',1.79474186611678433421e+09);
INSERT INTO "entries" VALUES('WEip5O0C1QRp',12,'move',1,'["move:c4"]','[13,6,6]','[null,null]','11',1.79474186612854337691e+09);
INSERT INTO "entries" VALUES('WEip5O0C1QRp',13,'move',1,'["call:purple"]','[14,7,7]','[null,null]','12',1.79474186613788461684e+09);
INSERT INTO "entries" VALUES('WEip5O0C1QRp',14,'undo',1,'[]','[15,8,8]','[null,null]','13',1.79474186614045357708e+09);
INSERT INTO "entries" VALUES('WEip5O0C1QRp',15,'move',1,'["call:green"]','[16,9,9]','[null,null]','14',1.79474186615181255342e+09);
INSERT INTO "entries" VALUES('WEip5O0C1QRp',16,'move',1,'["sniff:b1"]','[17,10,10]','[null,null]','15',1.79474186615335416792e+09);
INSERT INTO "entries" VALUES('WEip5O0C1QRp',17,'move',1,'["move:a2"]','[18,11,11]','[null,null]','16',1.79474186616447925566e+09);
INSERT INTO "entries" VALUES('WEip5O0C1QRp',18,'move',1,'["move:b2"]','[19,12,12]','[null,null]','17',1.79474186617499184611e+09);
INSERT INTO "entries" VALUES('WEip5O0C1QRp',19,'move',1,'["end"]','[20,13,13]','[null,null]','18',1.79474186618042898179e+09);
INSERT INTO "entries" VALUES('WEip5O0C1QRp',20,'move',0,'["a5"]','[21,13,13]','[null,null]','19',1.79474186619251537327e+09);
INSERT INTO "entries" VALUES('WEip5O0C1QRp',21,'undo',0,'[]','[22,13,13]','[null,null]','20',1.79474186620084524149e+09);
INSERT INTO "entries" VALUES('WEip5O0C1QRp',22,'move',0,'["b4"]','[23,13,13]','[null,null]','21',1.79474186620383238796e+09);
INSERT INTO "entries" VALUES('WEip5O0C1QRp',23,'move',0,'["c4"]','[24,13,13]','[null,null]','22',1.79474186621223211288e+09);
INSERT INTO "entries" VALUES('WEip5O0C1QRp',24,'move',0,'["c5"]','[25,13,13]','[null,null]','23',1.79474186622448205951e+09);
INSERT INTO "entries" VALUES('WEip5O0C1QRp',25,'move',0,'["c6"]','[26,13,13]','[null,null]','24',1.79474186623215770726e+09);
INSERT INTO "entries" VALUES('0KFHJ7iLRznT',0,'begin',NULL,'["~lime","~dark_green","~purple","~31","~28","~36","~51","~46","~50","~48","~20","~47","~27","~65","~seat:1"]','[1,1,1]','[null,null]',NULL,1.79474186626086020467e+09);
INSERT INTO "entries" VALUES('0KFHJ7iLRznT',1,'move',1,'["play:51>p2"]','[2,2,2]','[null,null]','0',1.79474186626801180842e+09);
INSERT INTO "entries" VALUES('0KFHJ7iLRznT',2,'move',0,'["play:36>p3"]','[3,3,3]','[null,null]','1',1.79474186628060412406e+09);
INSERT INTO "entries" VALUES('0KFHJ7iLRznT',3,'move',0,'["take:right"]','[4,4,4]','[null,null]','2',1794741866.28849);
INSERT INTO "entries" VALUES('0KFHJ7iLRznT',4,'move',1,'["play:28>p2"]','[5,5,5]','[null,null]','3',1.79474186629901766775e+09);
INSERT INTO "entries" VALUES('0KFHJ7iLRznT',5,'move',1,'["skip"]','[6,6,6]','[null,null]','4',1.79474186630223727224e+09);
INSERT INTO "entries" VALUES('0KFHJ7iLRznT',6,'move',0,'["play:65>own"]','[7,7,7]','[null,null]','5',1.79474186631088519099e+09);
INSERT INTO "entries" VALUES('0KFHJ7iLRznT',7,'move',1,'["take:left"]','[8,8,8]','[null,null]','6',1.79474186632849454876e+09);
INSERT INTO "entries" VALUES('0KFHJ7iLRznT',8,'move',0,'["take:right"]','[9,9,9]','[null,null]','7',1.79474186633263635632e+09);
INSERT INTO "entries" VALUES('0KFHJ7iLRznT',9,'move',0,'["stop"]','[10,10,10]','[null,null]','8',1.79474186633645510675e+09);
INSERT INTO "entries" VALUES('0KFHJ7iLRznT',10,'move',1,'["play:46>p2"]','[11,11,11]','[null,null]','9',1.794741866345941782e+09);
INSERT INTO "entries" VALUES('0KFHJ7iLRznT',11,'move',1,'["refresh","~71","~18","~22","~62","~37","~78","~35"]','[12,12,12]','[null,null]','10',1.79474186635110497479e+09);
INSERT INTO "entries" VALUES('0KFHJ7iLRznT',12,'move',1,'["take:left"]','[13,13,13]','[null,null]','11',1.79474186636216783523e+09);
INSERT INTO "entries" VALUES('0KFHJ7iLRznT',13,'move',0,'["play:31>p2"]','[14,14,14]','[null,null]','12',1.79474186636862158769e+09);
INSERT INTO "entries" VALUES('0KFHJ7iLRznT',14,'undo',0,'[]','[15,15,15]','[null,null]','13',1.79474186637648177146e+09);
INSERT INTO "entries" VALUES('0KFHJ7iLRznT',15,'move',0,'["play:27>p3"]','[16,16,16]','[null,null]','14',1.79474186638401269917e+09);
INSERT INTO "entries" VALUES('0KFHJ7iLRznT',16,'move',0,'["take:left"]','[17,17,17]','[null,null]','15',1.79474186639913439755e+09);
INSERT INTO "entries" VALUES('0KFHJ7iLRznT',17,'move',1,'["take:left"]','[18,18,18]','[null,null]','16',1.79474186640446639064e+09);
INSERT INTO "entries" VALUES('0KFHJ7iLRznT',18,'move',0,'["play:31>p3"]','[19,19,19]','[null,null]','17',1.79474186641600108151e+09);
INSERT INTO "entries" VALUES('0KFHJ7iLRznT',19,'move',0,'["skip"]','[20,20,20]','[null,null]','18',1.79474186642455840103e+09);
INSERT INTO "entries" VALUES('0KFHJ7iLRznT',20,'move',1,'["take:left","~66","~52","~11","~73"]','[21,21,21]','[null,null]','19',1.79474186643658852576e+09);
INSERT INTO "entries" VALUES('0KFHJ7iLRznT',21,'move',0,'["play:18>p3"]','[22,22,22]','[null,null]','20',1.79474186644361591337e+09);
INSERT INTO "entries" VALUES('0KFHJ7iLRznT',22,'move',0,'["skip"]','[23,23,23]','[null,null]','21',1.79474186645156478887e+09);
INSERT INTO "entries" VALUES('0KFHJ7iLRznT',23,'move',1,'["play:62>own"]','[24,24,24]','[null,null]','22',1.79474186646479105951e+09);
INSERT INTO "entries" VALUES('0KFHJ7iLRznT',24,'move',0,'["take:left"]','[25,25,25]','[null,null]','23',1.79474186647017884248e+09);
INSERT INTO "entries" VALUES('0KFHJ7iLRznT',25,'move',0,'["stop"]','[26,26,26]','[null,null]','24',1.79474186648051500323e+09);
INSERT INTO "entries" VALUES('FSdPJiAFZSox',0,'begin',NULL,'["~orange","~lime","~purple","~dark_green","~37","~55","~40","~79","~65","~18","~20","~58","~5","~75","~46","~56","~36","~seat:0"]','[1,1,1,1]','[null,null,null]',NULL,1.7947418665461831093e+09);
INSERT INTO "entries" VALUES('FSdPJiAFZSox',1,'move',0,'["play:79>p1"]','[2,2,2,2]','[null,null,null]','0',1.79474186655280899998e+09);
INSERT INTO "entries" VALUES('FSdPJiAFZSox',2,'move',1,'["play:55>p3"]','[3,3,3,3]','[null,null,null]','1',1.79474186656609129911e+09);
INSERT INTO "entries" VALUES('FSdPJiAFZSox',3,'move',2,'["play:40>p4"]','[4,4,4,4]','[null,null,null]','2',1.79474186657246494291e+09);
INSERT INTO "entries" VALUES('FSdPJiAFZSox',4,'move',2,'["skip"]','[5,5,5,5]','[null,null,null]','3',1.79474186658396434781e+09);
INSERT INTO "entries" VALUES('FSdPJiAFZSox',5,'move',0,'["play:37>p4"]','[6,6,6,6]','[null,null,null]','4',1.79474186658589029315e+09);
INSERT INTO "entries" VALUES('FSdPJiAFZSox',6,'move',0,'["take:right"]','[7,7,7,7]','[null,null,null]','5',1.79474186659680151937e+09);
INSERT INTO "entries" VALUES('FSdPJiAFZSox',7,'move',1,'["take:right"]','[8,8,8,8]','[null,null,null]','6',1.7947418666046922207e+09);
INSERT INTO "entries" VALUES('FSdPJiAFZSox',8,'move',2,'["play:18>p2"]','[9,9,9,9]','[null,null,null]','7',1.79474186660853910445e+09);
INSERT INTO "entries" VALUES('FSdPJiAFZSox',9,'move',2,'["steal:0","~36"]','[10,10,10,10]','[null,null,null]','8',1.7947418666246621609e+09);
INSERT INTO "entries" VALUES('FSdPJiAFZSox',10,'move',0,'["take:right"]','[11,11,11,11]','[null,null,null]','9',1.79474186662566637996e+09);
INSERT INTO "entries" VALUES('FSdPJiAFZSox',11,'move',1,'["play:65>p1"]','[12,12,12,12]','[null,null,null]','10',1.79474186664070630078e+09);
INSERT INTO "entries" VALUES('FSdPJiAFZSox',12,'move',2,'["play:36>p1"]','[13,13,13,13]','[null,null,null]','11',1.79474186665047430984e+09);
INSERT INTO "entries" VALUES('FSdPJiAFZSox',13,'move',2,'["skip"]','[14,14,14,14]','[null,null,null]','12',1.79474186665653395655e+09);
INSERT INTO "entries" VALUES('FSdPJiAFZSox',14,'move',0,'["play:46>own"]','[15,15,15,15]','[null,null,null]','13',1.79474186666526198388e+09);
INSERT INTO "entries" VALUES('FSdPJiAFZSox',15,'move',1,'["play:56>p2"]','[16,16,16,16]','[null,null,null]','14',1.79474186668078637121e+09);
INSERT INTO "entries" VALUES('FSdPJiAFZSox',16,'move',2,'["take:left","~3","~52","~69","~39"]','[17,17,17,17]','[null,null,null]','15',1.79474186668719530102e+09);
INSERT INTO "entries" VALUES('FSdPJiAFZSox',17,'move',0,'["take:left"]','[18,18,18,18]','[null,null,null]','16',1.79474186669674110406e+09);
INSERT INTO "entries" VALUES('FSdPJiAFZSox',18,'move',0,'["stop"]','[19,19,19,19]','[null,null,null]','17',1.79474186670875310899e+09);
INSERT INTO "entries" VALUES('FSdPJiAFZSox',19,'move',1,'["take:left"]','[20,20,20,20]','[null,null,null]','18',1.79474186671731877331e+09);
INSERT INTO "entries" VALUES('FSdPJiAFZSox',20,'move',2,'["play:20>p2"]','[21,21,21,21]','[null,null,null]','19',1.79474186672879791257e+09);
INSERT INTO "entries" VALUES('FSdPJiAFZSox',21,'undo',2,'[]','[22,22,22,22]','[null,null,null]','20',1.79474186673274111749e+09);
INSERT INTO "entries" VALUES('FSdPJiAFZSox',22,'move',2,'["play:20>p1"]','[23,23,23,23]','[null,null,null]','21',1.79474186674470162386e+09);
INSERT INTO "entries" VALUES('FSdPJiAFZSox',23,'move',2,'["steal:0","~58"]','[24,24,24,24]','[null,null,null]','22',1.79474186674999260909e+09);
INSERT INTO "entries" VALUES('FSdPJiAFZSox',24,'move',0,'["take:right"]','[25,25,25,25]','[null,null,null]','23',1.79474186676091647146e+09);
INSERT INTO "entries" VALUES('FSdPJiAFZSox',25,'move',0,'["take:left","~27","~13","~17","~71"]','[26,26,26,26]','[null,null,null]','24',1.79474186676872134206e+09);
INSERT INTO "entries" VALUES('vPD9JBiz6x5U',0,'begin',NULL,'["~orange","~pink","~purple","~lime","~black","~67","~19","~76","~50","~59","~9","~5","~47","~15","~1","~33","~69","~64","~29","~61","~seat:0"]','[1,1,1,1,1]','[null,null,null,null]',NULL,1.79474186681756854057e+09);
INSERT INTO "entries" VALUES('vPD9JBiz6x5U',1,'move',0,'["play:59>p3"]','[2,2,2,2,2]','[null,null,null,null]','0',1.7947418668359236717e+09);
INSERT INTO "entries" VALUES('vPD9JBiz6x5U',2,'move',1,'["play:9>p3"]','[3,3,3,3,3]','[null,null,null,null]','1',1.79474186684879779812e+09);
INSERT INTO "entries" VALUES('vPD9JBiz6x5U',3,'move',1,'["move:p3>p2"]','[4,4,4,4,4]','[null,null,null,null]','2',1.79474186685446667668e+09);
INSERT INTO "entries" VALUES('vPD9JBiz6x5U',4,'move',2,'["play:5>own"]','[5,5,5,5,5]','[null,null,null,null]','3',1.79474186686759424212e+09);
INSERT INTO "entries" VALUES('vPD9JBiz6x5U',5,'move',3,'["play:50>p3"]','[6,6,6,6,6]','[null,null,null,null]','4',1.79474186687663507457e+09);
INSERT INTO "entries" VALUES('vPD9JBiz6x5U',6,'move',3,'["refresh","~80","~2","~16","~7","~38","~71","~24"]','[7,7,7,7,7]','[null,null,null,null]','5',1.79474186688785696027e+09);
INSERT INTO "entries" VALUES('vPD9JBiz6x5U',7,'move',3,'["take:left"]','[8,8,8,8,8]','[null,null,null,null]','6',1.79474186690230226516e+09);
INSERT INTO "entries" VALUES('vPD9JBiz6x5U',8,'move',0,'["play:67>p1"]','[9,9,9,9,9]','[null,null,null,null]','7',1.79474186691588282588e+09);
INSERT INTO "entries" VALUES('vPD9JBiz6x5U',9,'move',1,'["play:19>p1"]','[10,10,10,10,10]','[null,null,null,null]','8',1.79474186692557096485e+09);
INSERT INTO "entries" VALUES('vPD9JBiz6x5U',10,'move',1,'["steal:2","~76"]','[11,11,11,11,11]','[null,null,null,null]','9',1.79474186693667459493e+09);
INSERT INTO "entries" VALUES('vPD9JBiz6x5U',11,'move',2,'["take:left"]','[12,12,12,12,12]','[null,null,null,null]','10',1.79474186694913339615e+09);
INSERT INTO "entries" VALUES('vPD9JBiz6x5U',12,'move',2,'["stop"]','[13,13,13,13,13]','[null,null,null,null]','11',1794741866.96389);
INSERT INTO "entries" VALUES('vPD9JBiz6x5U',13,'move',3,'["play:47>p3"]','[14,14,14,14,14]','[null,null,null,null]','12',1.79474186697666597363e+09);
INSERT INTO "entries" VALUES('vPD9JBiz6x5U',14,'undo',3,'[]','[15,15,15,15,15]','[null,null,null,null]','13',1.79474186698462581635e+09);
INSERT INTO "entries" VALUES('vPD9JBiz6x5U',15,'move',3,'["take:left"]','[16,16,16,16,16]','[null,null,null,null]','14',1.79474186699261236193e+09);
INSERT INTO "entries" VALUES('vPD9JBiz6x5U',16,'move',0,'["take:right","~17","~14","~36","~42"]','[17,17,17,17,17]','[null,null,null,null]','15',1.79474186699949216842e+09);
INSERT INTO "entries" VALUES('vPD9JBiz6x5U',17,'move',1,'["play:76>p1"]','[18,18,18,18,18]','[null,null,null,null]','16',1.79474186700431060791e+09);
INSERT INTO "entries" VALUES('vPD9JBiz6x5U',18,'move',2,'["cover:2>p3"]','[19,19,19,19,19]','[null,null,null,null]','17',1.79474186701781678195e+09);
INSERT INTO "entries" VALUES('vPD9JBiz6x5U',19,'move',3,'["play:16>p1"]','[20,20,20,20,20]','[null,null,null,null]','18',1.79474186702459526064e+09);
INSERT INTO "entries" VALUES('vPD9JBiz6x5U',20,'move',3,'["play:47>p5"]','[21,21,21,21,21]','[null,null,null,null]','19',1.79474186706485891343e+09);
INSERT INTO "entries" VALUES('vPD9JBiz6x5U',21,'undo',3,'[]','[22,22,22,22,22]','[null,null,null,null]','20',1.79474186708483052256e+09);
INSERT INTO "entries" VALUES('vPD9JBiz6x5U',22,'move',3,'["play:47>p3"]','[23,23,23,23,23]','[null,null,null,null]','21',1.79474186709385204316e+09);
INSERT INTO "entries" VALUES('vPD9JBiz6x5U',23,'move',3,'["refresh","~0","~37","~73","~45","~55","~12","~48"]','[24,24,24,24,24]','[null,null,null,null]','22',1.79474186710276794438e+09);
INSERT INTO "entries" VALUES('vPD9JBiz6x5U',24,'move',3,'["take:right"]','[25,25,25,25,25]','[null,null,null,null]','23',1.79474186711666202544e+09);
INSERT INTO "entries" VALUES('vPD9JBiz6x5U',25,'move',0,'["play:24>own"]','[26,26,26,26,26]','[null,null,null,null]','24',1.79474186712870097159e+09);
INSERT INTO "entries" VALUES('AfB6X8LPa3i4',0,'begin',NULL,'["~dark_green","~pink","~lime","~purple","~orange","~black","~15","~39","~66","~26","~73","~34","~52","~44","~38","~10","~46","~16","~22","~64","~78","~1","~17","~seat:3"]','[1,1,1,1,1,1]','[null,null,null,null,null]',NULL,1.79474186719070172312e+09);
INSERT INTO "entries" VALUES('AfB6X8LPa3i4',1,'move',3,'["play:26>p2"]','[2,2,2,2,2,2]','[null,null,null,null,null]','0',1.79474186720076489447e+09);
INSERT INTO "entries" VALUES('AfB6X8LPa3i4',2,'move',3,'["skip"]','[3,3,3,3,3,3]','[null,null,null,null,null]','1',1.79474186721220874789e+09);
INSERT INTO "entries" VALUES('AfB6X8LPa3i4',3,'move',4,'["play:10>p6"]','[4,4,4,4,4,4]','[null,null,null,null,null]','2',1.79474186721603250508e+09);
INSERT INTO "entries" VALUES('AfB6X8LPa3i4',4,'move',4,'["move:p2>p6"]','[5,5,5,5,5,5]','[null,null,null,null,null]','3',1.79474186723257589336e+09);
INSERT INTO "entries" VALUES('AfB6X8LPa3i4',5,'move',0,'["play:15>own"]','[6,6,6,6,6,6]','[null,null,null,null,null]','4',1.79474186723658442497e+09);
INSERT INTO "entries" VALUES('AfB6X8LPa3i4',6,'move',1,'["play:52>p1"]','[7,7,7,7,7,7]','[null,null,null,null,null]','5',1.7947418672472844124e+09);
INSERT INTO "entries" VALUES('AfB6X8LPa3i4',7,'move',2,'["play:44>p1"]','[8,8,8,8,8,8]','[null,null,null,null,null]','6',1.79474186725458049779e+09);
INSERT INTO "entries" VALUES('AfB6X8LPa3i4',8,'move',2,'["skip"]','[9,9,9,9,9,9]','[null,null,null,null,null]','7',1.79474186726454854011e+09);
INSERT INTO "entries" VALUES('AfB6X8LPa3i4',9,'move',3,'["play:38>p6"]','[10,10,10,10,10,10]','[null,null,null,null,null]','8',1.79474186727078986172e+09);
INSERT INTO "entries" VALUES('AfB6X8LPa3i4',10,'move',3,'["take:right"]','[11,11,11,11,11,11]','[null,null,null,null,null]','9',1.79474186728052711482e+09);
INSERT INTO "entries" VALUES('AfB6X8LPa3i4',11,'move',4,'["play:73>p6"]','[12,12,12,12,12,12]','[null,null,null,null,null]','10',1.79474186729262328143e+09);
INSERT INTO "entries" VALUES('AfB6X8LPa3i4',12,'move',0,'["play:34>p5"]','[13,13,13,13,13,13]','[null,null,null,null,null]','11',1.79474186729846334458e+09);
INSERT INTO "entries" VALUES('AfB6X8LPa3i4',13,'move',0,'["take:right"]','[14,14,14,14,14,14]','[null,null,null,null,null]','12',1.79474186730654168128e+09);
INSERT INTO "entries" VALUES('AfB6X8LPa3i4',14,'move',1,'["take:right"]','[15,15,15,15,15,15]','[null,null,null,null,null]','13',1.79474186731393671031e+09);
INSERT INTO "entries" VALUES('AfB6X8LPa3i4',15,'move',2,'["play:66>p3"]','[16,16,16,16,16,16]','[null,null,null,null,null]','14',1.79474186732088613512e+09);
INSERT INTO "entries" VALUES('AfB6X8LPa3i4',16,'move',3,'["play:17>p2"]','[17,17,17,17,17,17]','[null,null,null,null,null]','15',1.79474186733141684527e+09);
INSERT INTO "entries" VALUES('AfB6X8LPa3i4',17,'move',4,'["take:right","~61","~3","~36","~29"]','[18,18,18,18,18,18]','[null,null,null,null,null]','16',1.79474186734472560878e+09);
INSERT INTO "entries" VALUES('AfB6X8LPa3i4',18,'move',0,'["play:1>p4"]','[19,19,19,19,19,19]','[null,null,null,null,null]','17',1.79474186734955787662e+09);
INSERT INTO "entries" VALUES('AfB6X8LPa3i4',19,'move',1,'["play:39>own"]','[20,20,20,20,20,20]','[null,null,null,null,null]','18',1.79474186735250377652e+09);
INSERT INTO "entries" VALUES('AfB6X8LPa3i4',20,'move',2,'["take:right"]','[21,21,21,21,21,21]','[null,null,null,null,null]','19',1.79474186736065101626e+09);
INSERT INTO "entries" VALUES('AfB6X8LPa3i4',21,'move',3,'["take:left"]','[22,22,22,22,22,22]','[null,null,null,null,null]','20',1.7947418673710544109e+09);
INSERT INTO "entries" VALUES('AfB6X8LPa3i4',22,'move',4,'["play:64>p1"]','[23,23,23,23,23,23]','[null,null,null,null,null]','21',1.79474186738067555428e+09);
INSERT INTO "entries" VALUES('AfB6X8LPa3i4',23,'move',0,'["take:right"]','[24,24,24,24,24,24]','[null,null,null,null,null]','22',1.79474186738871598241e+09);
INSERT INTO "entries" VALUES('AfB6X8LPa3i4',24,'move',0,'["take:left","~28","~47","~27","~6"]','[25,25,25,25,25,25]','[null,null,null,null,null]','23',1.79474186739669346805e+09);
INSERT INTO "entries" VALUES('AfB6X8LPa3i4',25,'move',1,'["take:left"]','[26,26,26,26,26,26]','[null,null,null,null,null]','24',1.794741867400856018e+09);
CREATE TABLE keys (
	"table" VARCHAR(16) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	role VARCHAR(10) NOT NULL, 
	seat INTEGER, 
	used_by VARCHAR(64), 
	PRIMARY KEY ("table", hash), 
	FOREIGN KEY("table") REFERENCES tables ("table")
);
INSERT INTO "keys" VALUES('z6Pkds7DOUVH','9abca69a8fe706becc6ee749d1579213f7ace762824aa0415441589c4e273cd3','seat',0,NULL);
INSERT INTO "keys" VALUES('z6Pkds7DOUVH','96538b8d6df156b2f02be4ba9625d88dcd847ee125143903af5e8fd17540c6d3','seat',1,NULL);
INSERT INTO "keys" VALUES('z6Pkds7DOUVH','cb7e1774a3272c6cc226b71ab796ae3ab20a31556b0ecad37fc862951ae8ea65','watch',NULL,NULL);
INSERT INTO "keys" VALUES('Ml54Y5QYIqHk','727a31d151d1eb92b5da34f49e94ea29881ea76f1b442ecc62e01729f2ff6a97','seat',0,NULL);
INSERT INTO "keys" VALUES('Ml54Y5QYIqHk','e5b8fa38c017fa4538061822ece177b3e683cddf59dda2771bf54da0ec33cb5a','seat',1,NULL);
INSERT INTO "keys" VALUES('Ml54Y5QYIqHk','6f51af7447db3f0bddcdab1c64c2a228f1092ee996d6155ab8833ea857bf1734','seat',2,NULL);
INSERT INTO "keys" VALUES('Ml54Y5QYIqHk','325eaea209cac228b0964b534e65335f2cb6e75c3d8f3aed7f0be6eb6782ccce','watch',NULL,NULL);
INSERT INTO "keys" VALUES('9cYJNT1lCbI4','d6dcb2bf67542fadad260dce11b8d17d49b2fd13a7e46abc28ab1c4dd968d831','seat',0,NULL);
INSERT INTO "keys" VALUES('9cYJNT1lCbI4','77da42d25be41a4df558102b3e558a1120ac9a625f809645e3f0c730f0672a06','seat',1,NULL);
INSERT INTO "keys" VALUES('9cYJNT1lCbI4','ceeaa4ac7d9e6f99520ef1e24a6d634b6b64b8730c9dc88a6bf62a11939a235a','seat',2,NULL);
INSERT INTO "keys" VALUES('9cYJNT1lCbI4','7a4f68fb8f36a897c03bec36ad25e7092247ea06c1838fdad5b26c31b941afb6','seat',3,NULL);
INSERT INTO "keys" VALUES('9cYJNT1lCbI4','70f65b6d4e1e2bcfb1aa0f9e42640d349d4b842196d41fe42f42519886ef3e4b','watch',NULL,NULL);
INSERT INTO "keys" VALUES('a0h76mwv2qg1','c46f7da504b530994a316132472750f8abbee8107c7bcc20fb7780a366eb8469','seat',0,NULL);
INSERT INTO "keys" VALUES('a0h76mwv2qg1','c174dd86b9465588b1bb6965dc56370cf16929a007739331e45156ba556f8329','seat',1,NULL);
INSERT INTO "keys" VALUES('a0h76mwv2qg1','940a5a4a0a54e2c38e68eb753a58f1830c6be5e04121f8eb0d1389793a382f13','seat',2,NULL);
INSERT INTO "keys" VALUES('a0h76mwv2qg1','5ac2261301a3526735551d52a41176e8133caa9e58be182885ca39331bcc0b2d','seat',3,NULL);
INSERT INTO "keys" VALUES('a0h76mwv2qg1','1dd406c1e6737faa85b5cbe0c94983317a1fa2cc25ecd40abe2a56d403c60021','seat',4,NULL);
INSERT INTO "keys" VALUES('a0h76mwv2qg1','e3de62bde533c2855a055b3ce7df2c0bee1c6b81b7e78dc40c95efef8841d559','watch',NULL,NULL);
INSERT INTO "keys" VALUES('CN-CRFmKxKHb','82f798414faf695cc0daae19b2b4213e4f8a400c1645f648b67bbc465788e4c5','seat',0,NULL);
INSERT INTO "keys" VALUES('CN-CRFmKxKHb','5b74bb5472ee42cdeccdd92a9b7e238edf57d465b1f029ded43a884227d1c4a1','seat',1,NULL);
INSERT INTO "keys" VALUES('CN-CRFmKxKHb','ce367db7f40ec0ad7e033def2442ac568abd2b47ab2f0f40a9d01772229977dd','seat',2,NULL);
INSERT INTO "keys" VALUES('CN-CRFmKxKHb','443c67121a7fb576c6fd8cf74737b29c7974ca72e22f57a94499080853edc72e','seat',3,NULL);
INSERT INTO "keys" VALUES('CN-CRFmKxKHb','3f6a079012fcd7b5a581c1d8a66a607d54aa770fb13a313c98dc16cfc6cb1f25','seat',4,NULL);
INSERT INTO "keys" VALUES('CN-CRFmKxKHb','4d469888c638165476c7337acf5a8d8390fc0bdc9814be96649cb2ca762bbff6','seat',5,NULL);
INSERT INTO "keys" VALUES('CN-CRFmKxKHb','a3e1628331a0a901ec56338007be23239317c8a77af3ad20de46ca8c4840d0af','watch',NULL,NULL);
INSERT INTO "keys" VALUES('gRbOtMtX18EF','f4074778e7f1cde654878eec7466951b7fc74edfacbce03980e82652be25706b','seat',0,NULL);
INSERT INTO "keys" VALUES('gRbOtMtX18EF','a8951df283688ed3cb5823a32463ec993db8a400d58e66f3e319491d878d036f','seat',1,NULL);
INSERT INTO "keys" VALUES('gRbOtMtX18EF','2591d9365f4ce029fbdcc0df0a3f811541d88cdfafada9d6ad33143df09141de','watch',NULL,NULL);
INSERT INTO "keys" VALUES('lw7AnVJ02t6h','b93f47aeee172963dee68f93dd22721e253780729ca663f31da337c5d4ce518f','seat',0,NULL);
INSERT INTO "keys" VALUES('lw7AnVJ02t6h','5e45d9d47510dd1a81437d9e87cf34aab00ae6c614241365539e4601b9ace270','seat',1,NULL);
INSERT INTO "keys" VALUES('lw7AnVJ02t6h','5e15a0cddc5cc62571db41d5de466f6d9f3c8a679a33d1e3b7a80a68ab2bb0be','seat',2,NULL);
INSERT INTO "keys" VALUES('lw7AnVJ02t6h','451a344ccc3b60eab0c0e9034ac69d7a7a6fb59926c6e443de30a4f897a76609','watch',NULL,NULL);
INSERT INTO "keys" VALUES('1qjIF96Ip3j7','a29ad5969855c761db20323c0ac34b206b23af80d976bee48f3e6956bfecdbbf','seat',0,NULL);
INSERT INTO "keys" VALUES('1qjIF96Ip3j7','c3369371a8bdcdf9618b282029298487c66135630d31301adf05d51450418203','seat',1,NULL);
INSERT INTO "keys" VALUES('1qjIF96Ip3j7','92f6ecf4d73dbe383e368fb52fbb2ac45a570785c08c72f124d7773b3724a875','seat',2,NULL);
INSERT INTO "keys" VALUES('1qjIF96Ip3j7','cf9d52933ecc6329c34af9f19693bc437c17a0f79979f15eb3b0f7f5997e6cde','seat',3,NULL);
INSERT INTO "keys" VALUES('1qjIF96Ip3j7','db6f04b449f265e969d9f6798213c7b28a8966ed983f4f2961039bccbfb6d18b','watch',NULL,NULL);
INSERT INTO "keys" VALUES('NtcirQVJ0Bgg','1e5d77893e4259972372a8515df07728e6de895e91fc7452f22c64c279f6aae0','seat',0,NULL);
INSERT INTO "keys" VALUES('NtcirQVJ0Bgg','cba65ee3abb1446b629f8f07d493271a84fe2cb0391b4fce73b4865b4e02ef87','seat',1,NULL);
INSERT INTO "keys" VALUES('NtcirQVJ0Bgg','26f7b27ffc348f05d532a3e7b3a527ab006deb7a49fa9ab05ac7924cc5bdecc2','seat',2,NULL);
INSERT INTO "keys" VALUES('NtcirQVJ0Bgg','7c4196695283a10cb542ddeaf0e52937bca69d247e85e2d2ea0e424c2a4ce5c2','seat',3,NULL);
INSERT INTO "keys" VALUES('NtcirQVJ0Bgg','0d5f15c79fda5f804169ee80940fdec75514c6b7168238e3bea8e26f3706b05e','watch',NULL,NULL);
INSERT INTO "keys" VALUES('xVPVhV5mGzt9','d7572ee9631028bd5bc6fc427efb37f89edbc8a4230e121bcfa2713f0e6c787e','seat',0,NULL);
INSERT INTO "keys" VALUES('xVPVhV5mGzt9','929d91e130e2141ced253234f7b7ecc3884a276c037c3634fc987e95aeb89d25','watch',NULL,NULL);
INSERT INTO "keys" VALUES('WEip5O0C1QRp','02811f1287c3cca92e939d610d7630791d34f4bc29d7553bf24f4d15552ccfd0','seat',0,NULL);
INSERT INTO "keys" VALUES('WEip5O0C1QRp','700dde20fb64c2e60f97d86a9b8ea0545bee59aa8a082ba49c5a608fd6d74a2c','seat',1,NULL);
INSERT INTO "keys" VALUES('WEip5O0C1QRp','9e7bdaee1eab9c7f293032364894c5762aa8e0ef19f0b4277ffc1452d94fb8f5','watch',NULL,NULL);
INSERT INTO "keys" VALUES('0KFHJ7iLRznT','b35a16591cee68169e6800664d90cd13cc6fe92a92950dab5b1dbd3d6bb80829','seat',0,NULL);
INSERT INTO "keys" VALUES('0KFHJ7iLRznT','46a1772caefc99a9b29302c4c89d48a7b1aab19bba79d5539f7b6164d46fa02a','seat',1,NULL);
INSERT INTO "keys" VALUES('0KFHJ7iLRznT','15106baea8c9c251f97279c68f15c3eecab3f6c0faede2aa75327530b31ba94d','watch',NULL,NULL);
INSERT INTO "keys" VALUES('FSdPJiAFZSox','bf489a069ba1ac6590ac705805bcefe2e4d24786ff66af2fc26dd43a0c5892aa','seat',0,NULL);
INSERT INTO "keys" VALUES('FSdPJiAFZSox','9c16f7de70af12896a243567a1e1ea1af0a061fb893af160777b8374c5cf79e1','seat',1,NULL);
INSERT INTO "keys" VALUES('FSdPJiAFZSox','8fc8c42f7f573972789befce6e9acdd7e4c4e54d2e84993dad947a341d6efc5e','seat',2,NULL);
INSERT INTO "keys" VALUES('FSdPJiAFZSox','291309dbea6797d678832feae6a9bd35a73933b1d28f4627815a0663a6358f35','watch',NULL,NULL);
INSERT INTO "keys" VALUES('vPD9JBiz6x5U','61da3c7eb6484835a8e29fc356505a9b06d7b9f450b8fe34d1917cc8c2bb5cd9','seat',0,NULL);
INSERT INTO "keys" VALUES('vPD9JBiz6x5U','3ec47d8e95fda8c9849a279ffa7e965bc6f002d5dac90755c4c8c7a21c235549','seat',1,NULL);
INSERT INTO "keys" VALUES('vPD9JBiz6x5U','2bf251beb3c02bf4747f6fbc901140d2c85a85ad0fcd554a2ab3f7e2db049018','seat',2,NULL);
INSERT INTO "keys" VALUES('vPD9JBiz6x5U','0e27cf188a6521e2f31691c33625a20f16d55bbe40235c039ca35a1fef36a15c','seat',3,NULL);
INSERT INTO "keys" VALUES('vPD9JBiz6x5U','a5f526c1c5b3b144f4cf4da4552270e03b6f59341f6f84faeccca0ff88c803be','watch',NULL,NULL);
INSERT INTO "keys" VALUES('AfB6X8LPa3i4','365d5cd07d2eb90c5d279bff97ec978d0b8a9421a483035886565d8deda0f103','seat',0,NULL);
INSERT INTO "keys" VALUES('AfB6X8LPa3i4','18ccc98d42793a2726d2317f1c40e462527894a711afab17caf624d955765ed7','seat',1,NULL);
INSERT INTO "keys" VALUES('AfB6X8LPa3i4','f8d7e9dcf18e80e5fc9d15dfe012c41e328475c07df313fee3a4a38ff5bb6f65','seat',2,NULL);
INSERT INTO "keys" VALUES('AfB6X8LPa3i4','bdf8e4a76c849ffd886807db119dfa9ed7a4277fdb6cd388bb3cd7ea5eee6216','seat',3,NULL);
INSERT INTO "keys" VALUES('AfB6X8LPa3i4','c0ab1a3efb22545bb91c1e7cf0e9ea861d3e9f79c1f10fa0eca7c94986d5c77d','seat',4,NULL);
INSERT INTO "keys" VALUES('AfB6X8LPa3i4','2fa434261b1aacb11164909dfd6c7f5c902596cab02abd90e2170169e179ebd5','watch',NULL,NULL);
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
INSERT INTO "seats" VALUES('z6Pkds7DOUVH',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('z6Pkds7DOUVH',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('Ml54Y5QYIqHk',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('Ml54Y5QYIqHk',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('Ml54Y5QYIqHk',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('9cYJNT1lCbI4',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('9cYJNT1lCbI4',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('9cYJNT1lCbI4',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('9cYJNT1lCbI4',3,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('a0h76mwv2qg1',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('a0h76mwv2qg1',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('a0h76mwv2qg1',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('a0h76mwv2qg1',3,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('a0h76mwv2qg1',4,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('CN-CRFmKxKHb',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('CN-CRFmKxKHb',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('CN-CRFmKxKHb',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('CN-CRFmKxKHb',3,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('CN-CRFmKxKHb',4,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('CN-CRFmKxKHb',5,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('gRbOtMtX18EF',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('gRbOtMtX18EF',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('lw7AnVJ02t6h',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('lw7AnVJ02t6h',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('lw7AnVJ02t6h',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('1qjIF96Ip3j7',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('1qjIF96Ip3j7',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('1qjIF96Ip3j7',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('1qjIF96Ip3j7',3,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('NtcirQVJ0Bgg',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('NtcirQVJ0Bgg',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('NtcirQVJ0Bgg',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('NtcirQVJ0Bgg',3,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('xVPVhV5mGzt9',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('WEip5O0C1QRp',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('WEip5O0C1QRp',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('0KFHJ7iLRznT',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('0KFHJ7iLRznT',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('FSdPJiAFZSox',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('FSdPJiAFZSox',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('FSdPJiAFZSox',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('vPD9JBiz6x5U',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('vPD9JBiz6x5U',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('vPD9JBiz6x5U',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('vPD9JBiz6x5U',3,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('AfB6X8LPa3i4',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('AfB6X8LPa3i4',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('AfB6X8LPa3i4',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('AfB6X8LPa3i4',3,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('AfB6X8LPa3i4',4,'person','',NULL,0,'visitor','c0ffee',0,NULL);
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
INSERT INTO "tables" VALUES('z6Pkds7DOUVH','gorbinos_quest',1,'9bfda41ec7c722e8','{"mode":"standard","pace":"standard","build_cost":"default"}','{"kind":"none","seconds":0,"added":0}',60,NULL,'5aa41c00e88304ed00dc06a36310c6c15736c70d96a572bbde9e8a3d414f51d3','running',NULL,NULL,1794741862.072);
INSERT INTO "tables" VALUES('Ml54Y5QYIqHk','gorbinos_quest',1,'9bfda41ec7c722e8','{"mode":"standard","pace":"standard","build_cost":"default"}','{"kind":"none","seconds":0,"added":0}',60,NULL,'5031313260166bbf9613f1b1ba45e27ff835193ac3ee56347c5fc07552378b0c','running',NULL,NULL,1794741862.454);
INSERT INTO "tables" VALUES('9cYJNT1lCbI4','gorbinos_quest',1,'9bfda41ec7c722e8','{"mode":"standard","pace":"standard","build_cost":"default"}','{"kind":"none","seconds":0,"added":0}',60,NULL,'1fe4f9d08c4f0d24bd828d95a35be6a602eedaba6bc88b1a50135bfefa137dc3','running',NULL,NULL,1794741863.289);
INSERT INTO "tables" VALUES('a0h76mwv2qg1','gorbinos_quest',1,'9bfda41ec7c722e8','{"mode":"standard","pace":"standard","build_cost":"default"}','{"kind":"none","seconds":0,"added":0}',60,NULL,'ecc676ec8ee5787e1b2e16ccd79cf19a09c4504d79051eaf6efecaf31c6adea2','running',NULL,NULL,1794741863.875);
INSERT INTO "tables" VALUES('CN-CRFmKxKHb','gorbinos_quest',1,'9bfda41ec7c722e8','{"mode":"standard","pace":"standard","build_cost":"default"}','{"kind":"none","seconds":0,"added":0}',60,NULL,'77c7f0c339921fa759d604ac6ddb8ee466652c3d07aebd98623a5ff3613921be','running',NULL,NULL,1794741864.236);
INSERT INTO "tables" VALUES('gRbOtMtX18EF','gorinto',1,'d5266214786e1cd9','{"mode":"standard","landscape":"peak","removal":"burrow"}','{"kind":"none","seconds":0,"added":0}',60,NULL,'9474576947fd72497bcaff960d3497183fafa15c1193dac4620200d85d5ace5f','running',NULL,NULL,1794741864.59);
INSERT INTO "tables" VALUES('lw7AnVJ02t6h','gorinto',1,'d5266214786e1cd9','{"mode":"standard","landscape":"peak","order":"coin"}','{"kind":"none","seconds":0,"added":0}',60,NULL,'358be7db76322407ee8a10b8eb2b6aedcd29fdbcd49432e2aa60604732502089','running',NULL,NULL,1794741864.889);
INSERT INTO "tables" VALUES('1qjIF96Ip3j7','gorinto',1,'d5266214786e1cd9','{"mode":"standard","landscape":"peak","order":"coin"}','{"kind":"none","seconds":0,"added":0}',60,NULL,'d4871e375322b4ff400d0264de1d43b6eb537932dd7fe9b942486660fd2391ce','running',NULL,NULL,1794741865.17);
INSERT INTO "tables" VALUES('NtcirQVJ0Bgg','gorinto',1,'d5266214786e1cd9','{"mode":"partnership","landscape":"peak"}','{"kind":"none","seconds":0,"added":0}',60,NULL,'049742071670aaa845e534363ab8322290f20eb100838130f154556d9bfcb443','running',NULL,NULL,1794741865.497);
INSERT INTO "tables" VALUES('xVPVhV5mGzt9','gorinto',1,'d5266214786e1cd9','{"mode":"solo","landscape":"peak","difficulty":"normal"}','{"kind":"none","seconds":0,"added":0}',60,NULL,'742c76432ec7431612ac7f56119b6d152aaac7380c1fdb07cf5dae4eae6b7c0b','running',NULL,NULL,1794741865.749);
INSERT INTO "tables" VALUES('WEip5O0C1QRp','goryo',1,'4071acf14855310e','{"mode":"standard","actions":"standard","palace":"fixed"}','{"kind":"none","seconds":0,"added":0}',60,NULL,'445206a6b0a84da048b7357e9997769fd31d6575c1b504391802df399f45ed3a','running',NULL,NULL,1794741865.986);
INSERT INTO "tables" VALUES('0KFHJ7iLRznT','koinobori',1,'d48a248bbe1fb810','{"mode":"standard"}','{"kind":"none","seconds":0,"added":0}',60,NULL,'f9646b6ff379268f34f2aee1db1654d6be0e1c05d242d21329ae5b5e027c0d5a','running',NULL,NULL,1794741866.242);
INSERT INTO "tables" VALUES('FSdPJiAFZSox','koinobori',1,'d48a248bbe1fb810','{"mode":"standard"}','{"kind":"none","seconds":0,"added":0}',60,NULL,'24fdc9a33e164f6f21b086fac99330cef5d10b5c8b8a66acd7b876e09f8999f9','running',NULL,NULL,1794741866.493);
INSERT INTO "tables" VALUES('vPD9JBiz6x5U','koinobori',1,'d48a248bbe1fb810','{"mode":"standard"}','{"kind":"none","seconds":0,"added":0}',60,NULL,'57ccac9bcd9baf5d88bc8ff92a53948eff0c1f3bdeaa951fc6dbd357c584a9c8','running',NULL,NULL,1794741866.779);
INSERT INTO "tables" VALUES('AfB6X8LPa3i4','koinobori',1,'d48a248bbe1fb810','{"mode":"standard"}','{"kind":"none","seconds":0,"added":0}',60,NULL,'0667ceab7c67e796501ee92a02a7d190d1b1f73fb53a6eb72258b5f5fb4735ed','running',NULL,NULL,1794741867.138);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_seats_visitor ON seats (visitor);
COMMIT;
