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
INSERT INTO "entries" VALUES('7fDt9byn2sqH',0,'begin',NULL,'["~food","~coal","~coal","~iron","~food","~coal","~wood","~wood","~iron","~food","~gold","~wood","~food","~coal","~iron","~gold","~food","~coal","~food","~wood","~wood","~food","~iron","~wood","~wood","~iron","~food","~coal","~gold","~gold","~seat:0","~production.blue","~reset.green","~loan.green","~reset.blue","~treachery.pink","~development.pink","~coins","~iron_tokens","~coal_tokens","~provinces","~most_cities","~income"]','[1,1,1]','[null,null]',NULL,1.79474332714506649966e+09);
INSERT INTO "entries" VALUES('7fDt9byn2sqH',1,'move',1,'["city:EC"]','[2,2,2]','[null,null]','0',1.79474332718505144123e+09);
INSERT INTO "entries" VALUES('7fDt9byn2sqH',2,'move',0,'["city:EC"]','[3,3,3]','[null,null]','1',1.79474332721490335458e+09);
INSERT INTO "entries" VALUES('7fDt9byn2sqH',3,'move',0,'["take:food"]','[4,4,4]','[null,null]','2',1.79474332722555971145e+09);
INSERT INTO "entries" VALUES('7fDt9byn2sqH',4,'move',0,'["take:coal"]','[5,5,5]','[null,null]','3',1.79474332723832941051e+09);
INSERT INTO "entries" VALUES('7fDt9byn2sqH',5,'move',0,'["play:reset"]','[6,6,6]','[null,null]','4',1.79474332725994205469e+09);
INSERT INTO "entries" VALUES('7fDt9byn2sqH',6,'move',0,'["return:0"]','[7,7,7]','[null,null]','5',1.79474332726288580896e+09);
INSERT INTO "entries" VALUES('7fDt9byn2sqH',7,'move',1,'["take:iron"]','[8,8,8]','[null,null]','6',1.79474332726996088031e+09);
INSERT INTO "entries" VALUES('7fDt9byn2sqH',8,'move',1,'["take:gold"]','[9,9,9]','[null,null]','7',1.79474332727694678305e+09);
INSERT INTO "entries" VALUES('7fDt9byn2sqH',9,'move',1,'["play:development"]','[10,10,10]','[null,null]','8',1.79474332727966713902e+09);
INSERT INTO "entries" VALUES('7fDt9byn2sqH',10,'move',1,'["done","~loan.pink"]','[11,11,11]','[null,null]','9',1.79474332728223800658e+09);
INSERT INTO "entries" VALUES('7fDt9byn2sqH',11,'move',1,'["play:production"]','[12,12,12]','[null,null]','10',1.79474332728512358668e+09);
INSERT INTO "entries" VALUES('7fDt9byn2sqH',12,'move',1,'["produce:elmspire"]','[13,13,13]','[null,null]','11',1.79474332728705096248e+09);
INSERT INTO "entries" VALUES('7fDt9byn2sqH',13,'move',0,'["play:production"]','[14,14,14]','[null,null]','12',1.79474332728896784783e+09);
INSERT INTO "entries" VALUES('7fDt9byn2sqH',14,'undo',0,'[]','[15,15,15]','[null,null]','13',1.79474332729330372814e+09);
INSERT INTO "entries" VALUES('7fDt9byn2sqH',15,'move',0,'["play:trade"]','[16,16,16]','[null,null]','14',1.7947433272973091602e+09);
INSERT INTO "entries" VALUES('7fDt9byn2sqH',16,'move',0,'["sell:food"]','[17,17,17]','[null,null]','15',1.79474332729975080483e+09);
INSERT INTO "entries" VALUES('7fDt9byn2sqH',17,'move',0,'["sell:coal"]','[18,18,18]','[null,null]','16',1.79474332730946254735e+09);
INSERT INTO "entries" VALUES('7fDt9byn2sqH',18,'move',0,'["done","~reset.pink"]','[19,19,19]','[null,null]','17',1.79474332731304764745e+09);
INSERT INTO "entries" VALUES('7fDt9byn2sqH',19,'move',0,'["play:production"]','[20,20,20]','[null,null]','18',1.79474332732161879532e+09);
INSERT INTO "entries" VALUES('7fDt9byn2sqH',20,'move',0,'["produce:faeloria"]','[21,21,21]','[null,null]','19',1.79474332732573294644e+09);
INSERT INTO "entries" VALUES('7fDt9byn2sqH',21,'move',1,'["play:loan"]','[22,22,22]','[null,null]','20',1.79474332733004260063e+09);
INSERT INTO "entries" VALUES('7fDt9byn2sqH',22,'move',1,'["loan:2","~development.red"]','[23,23,23]','[null,null]','21',1.79474332734163451196e+09);
INSERT INTO "entries" VALUES('7fDt9byn2sqH',23,'move',1,'["play:trade"]','[24,24,24]','[null,null]','22',1.79474332736414384837e+09);
INSERT INTO "entries" VALUES('7fDt9byn2sqH',24,'move',1,'["buy:coal"]','[25,25,25]','[null,null]','23',1.79474332736963129047e+09);
INSERT INTO "entries" VALUES('7fDt9byn2sqH',25,'move',1,'["buy:iron"]','[26,26,26]','[null,null]','24',1.79474332737626576426e+09);
INSERT INTO "entries" VALUES('8a7SUFn1mea4',0,'begin',NULL,'["~food","~iron","~coal","~coal","~food","~iron","~coal","~food","~iron","~food","~iron","~wood","~food","~wood","~wood","~iron","~food","~gold","~food","~coal","~gold","~wood","~gold","~coal","~wood","~wood","~food","~gold","~coal","~wood","~seat:1","~build.green","~treachery.red","~trade.green","~reset.pink","~production.red","~development.purple","~income","~most_cities","~coins","~income","~gold_tokens","~wood_tokens"]','[1,1,1,1]','[null,null,null]',NULL,1.79474332739425444598e+09);
INSERT INTO "entries" VALUES('8a7SUFn1mea4',1,'move',0,'["city:DC"]','[2,2,2,2]','[null,null,null]','0',1.79474332739963412285e+09);
INSERT INTO "entries" VALUES('8a7SUFn1mea4',2,'move',2,'["city:EC"]','[3,3,3,3]','[null,null,null]','1',1.79474332740973091127e+09);
INSERT INTO "entries" VALUES('8a7SUFn1mea4',3,'move',1,'["city:KC"]','[4,4,4,4]','[null,null,null]','2',1.79474332741798520089e+09);
INSERT INTO "entries" VALUES('8a7SUFn1mea4',4,'move',1,'["take:food"]','[5,5,5,5]','[null,null,null]','3',1.79474332742607498164e+09);
INSERT INTO "entries" VALUES('8a7SUFn1mea4',5,'move',1,'["take:coal"]','[6,6,6,6]','[null,null,null]','4',1.7947433274314472675e+09);
INSERT INTO "entries" VALUES('8a7SUFn1mea4',6,'move',1,'["play:loan"]','[7,7,7,7]','[null,null,null]','5',1.79474332743681693077e+09);
INSERT INTO "entries" VALUES('8a7SUFn1mea4',7,'undo',1,'[]','[8,8,8,8]','[null,null,null]','6',1.79474332744615459444e+09);
INSERT INTO "entries" VALUES('8a7SUFn1mea4',8,'move',1,'["play:development"]','[9,9,9,9]','[null,null,null]','7',1.79474332744872617723e+09);
INSERT INTO "entries" VALUES('8a7SUFn1mea4',9,'move',1,'["done"]','[10,10,10,10]','[null,null,null]','8',1.79474332745139765737e+09);
INSERT INTO "entries" VALUES('8a7SUFn1mea4',10,'move',2,'["take:iron"]','[11,11,11,11]','[null,null,null]','9',1.79474332745809364315e+09);
INSERT INTO "entries" VALUES('8a7SUFn1mea4',11,'move',2,'["take:gold"]','[12,12,12,12]','[null,null,null]','10',1.79474332746564292908e+09);
INSERT INTO "entries" VALUES('8a7SUFn1mea4',12,'move',2,'["play:production"]','[13,13,13,13]','[null,null,null]','11',1.7947433274716365337e+09);
INSERT INTO "entries" VALUES('8a7SUFn1mea4',13,'move',2,'["produce:dragonspire"]','[14,14,14,14]','[null,null,null]','12',1.79474332747524666781e+09);
INSERT INTO "entries" VALUES('8a7SUFn1mea4',14,'move',0,'["take:iron"]','[15,15,15,15]','[null,null,null]','13',1.7947433274822742939e+09);
INSERT INTO "entries" VALUES('8a7SUFn1mea4',15,'move',0,'["take:iron"]','[16,16,16,16]','[null,null,null]','14',1.79474332749220323555e+09);
INSERT INTO "entries" VALUES('8a7SUFn1mea4',16,'move',0,'["play:development"]','[17,17,17,17]','[null,null,null]','15',1.79474332750226783748e+09);
INSERT INTO "entries" VALUES('8a7SUFn1mea4',17,'move',0,'["done","~loan.yellow"]','[18,18,18,18]','[null,null,null]','16',1.79474332750728392598e+09);
INSERT INTO "entries" VALUES('8a7SUFn1mea4',18,'move',2,'["play:loan"]','[19,19,19,19]','[null,null,null]','17',1.79474332751759791367e+09);
INSERT INTO "entries" VALUES('8a7SUFn1mea4',19,'move',2,'["loan:2"]','[20,20,20,20]','[null,null,null]','18',1.79474332752109599119e+09);
INSERT INTO "entries" VALUES('8a7SUFn1mea4',20,'move',0,'["play:reset"]','[21,21,21,21]','[null,null,null]','19',1.79474332753126883509e+09);
INSERT INTO "entries" VALUES('8a7SUFn1mea4',21,'undo',0,'[]','[22,22,22,22]','[null,null,null]','20',1.79474332754465174671e+09);
INSERT INTO "entries" VALUES('8a7SUFn1mea4',22,'move',0,'["play:trade"]','[23,23,23,23]','[null,null,null]','21',1.79474332755030298236e+09);
INSERT INTO "entries" VALUES('8a7SUFn1mea4',23,'move',0,'["sell:iron"]','[24,24,24,24]','[null,null,null]','22',1.79474332755868601794e+09);
INSERT INTO "entries" VALUES('8a7SUFn1mea4',24,'move',0,'["done"]','[25,25,25,25]','[null,null,null]','23',1.79474332757539749142e+09);
INSERT INTO "entries" VALUES('8a7SUFn1mea4',25,'move',1,'["play:loan"]','[26,26,26,26]','[null,null,null]','24',1.79474332758829402921e+09);
INSERT INTO "entries" VALUES('EinYi0TnxY4y',0,'begin',NULL,'["~food","~iron","~gold","~coal","~food","~coal","~wood","~food","~wood","~food","~gold","~iron","~food","~gold","~iron","~iron","~food","~gold","~food","~coal","~coal","~wood","~coal","~iron","~food","~wood","~wood","~coal","~wood","~wood","~seat:2","~treachery.blue","~treachery.purple","~production.purple","~treachery.green","~development.green","~production.blue","~one_province","~four","~wood_tokens","~coins","~food_tokens","~income"]','[1,1,1,1,1]','[null,null,null,null]',NULL,1.79474332763405275349e+09);
INSERT INTO "entries" VALUES('EinYi0TnxY4y',1,'move',1,'["city:MC"]','[2,2,2,2,2]','[null,null,null,null]','0',1.79474332764963507647e+09);
INSERT INTO "entries" VALUES('EinYi0TnxY4y',2,'move',0,'["city:DC"]','[3,3,3,3,3]','[null,null,null,null]','1',1.79474332765328860282e+09);
INSERT INTO "entries" VALUES('EinYi0TnxY4y',3,'move',3,'["city:DC"]','[4,4,4,4,4]','[null,null,null,null]','2',1.79474332765707683557e+09);
INSERT INTO "entries" VALUES('EinYi0TnxY4y',4,'move',2,'["city:TC"]','[5,5,5,5,5]','[null,null,null,null]','3',1.79474332766299319264e+09);
INSERT INTO "entries" VALUES('EinYi0TnxY4y',5,'move',2,'["take:wood"]','[6,6,6,6,6]','[null,null,null,null]','4',1.79474332767326021195e+09);
INSERT INTO "entries" VALUES('EinYi0TnxY4y',6,'move',2,'["take:iron"]','[7,7,7,7,7]','[null,null,null,null]','5',1.79474332767722773553e+09);
INSERT INTO "entries" VALUES('EinYi0TnxY4y',7,'undo',2,'[]','[8,8,8,8,8]','[null,null,null,null]','6',1.79474332768082928653e+09);
INSERT INTO "entries" VALUES('EinYi0TnxY4y',8,'move',2,'["take:iron"]','[9,9,9,9,9]','[null,null,null,null]','7',1.79474332768427252771e+09);
INSERT INTO "entries" VALUES('EinYi0TnxY4y',9,'move',2,'["play:reset"]','[10,10,10,10,10]','[null,null,null,null]','8',1.7947433276930272579e+09);
INSERT INTO "entries" VALUES('EinYi0TnxY4y',10,'move',2,'["return:0"]','[11,11,11,11,11]','[null,null,null,null]','9',1.79474332769710278505e+09);
INSERT INTO "entries" VALUES('EinYi0TnxY4y',11,'move',3,'["take:gold"]','[12,12,12,12,12]','[null,null,null,null]','10',1.7947433277029955387e+09);
INSERT INTO "entries" VALUES('EinYi0TnxY4y',12,'move',3,'["take:gold"]','[13,13,13,13,13]','[null,null,null,null]','11',1.79474332771219873428e+09);
INSERT INTO "entries" VALUES('EinYi0TnxY4y',13,'move',3,'["play:reset"]','[14,14,14,14,14]','[null,null,null,null]','12',1.7947433277212760448e+09);
INSERT INTO "entries" VALUES('EinYi0TnxY4y',14,'undo',3,'[]','[15,15,15,15,15]','[null,null,null,null]','13',1.79474332772725439074e+09);
INSERT INTO "entries" VALUES('EinYi0TnxY4y',15,'move',3,'["play:production"]','[16,16,16,16,16]','[null,null,null,null]','14',1.7947433277326688767e+09);
INSERT INTO "entries" VALUES('EinYi0TnxY4y',16,'move',3,'["produce:stormholm"]','[17,17,17,17,17]','[null,null,null,null]','15',1.79474332774132895465e+09);
INSERT INTO "entries" VALUES('EinYi0TnxY4y',17,'move',0,'["take:iron"]','[18,18,18,18,18]','[null,null,null,null]','16',1.79474332775739932061e+09);
INSERT INTO "entries" VALUES('EinYi0TnxY4y',18,'move',0,'["take:gold"]','[19,19,19,19,19]','[null,null,null,null]','17',1.79474332776135349276e+09);
INSERT INTO "entries" VALUES('EinYi0TnxY4y',19,'move',0,'["play:reset"]','[20,20,20,20,20]','[null,null,null,null]','18',1.79474332777341508866e+09);
INSERT INTO "entries" VALUES('EinYi0TnxY4y',20,'move',0,'["return:0"]','[21,21,21,21,21]','[null,null,null,null]','19',1.79474332778036904331e+09);
INSERT INTO "entries" VALUES('EinYi0TnxY4y',21,'move',1,'["take:gold"]','[22,22,22,22,22]','[null,null,null,null]','20',1.79474332778951931001e+09);
INSERT INTO "entries" VALUES('EinYi0TnxY4y',22,'move',1,'["take:gold"]','[23,23,23,23,23]','[null,null,null,null]','21',1.79474332779389381415e+09);
INSERT INTO "entries" VALUES('EinYi0TnxY4y',23,'move',1,'["play:loan"]','[24,24,24,24,24]','[null,null,null,null]','22',1.79474332779799318308e+09);
INSERT INTO "entries" VALUES('EinYi0TnxY4y',24,'move',1,'["loan:0","~loan.red"]','[25,25,25,25,25]','[null,null,null,null]','23',1.79474332780525493626e+09);
INSERT INTO "entries" VALUES('EinYi0TnxY4y',25,'move',3,'["play:development"]','[26,26,26,26,26]','[null,null,null,null]','24',1.79474332780936241147e+09);
INSERT INTO "entries" VALUES('lkxPCu0r7xi9',0,'begin',NULL,'["~food","~gold","~iron","~coal","~food","~gold","~iron","~food","~coal","~food","~coal","~gold","~food","~coal","~iron","~wood","~food","~coal","~wood","~wood","~iron","~food","~gold","~coal","~wood","~wood","~food","~iron","~wood","~wood","~seat:0","~reset.purple","~production.red","~reset.pink","~build.red","~treachery.blue","~development.purple","~cities","~wood_tokens","~coal_tokens","~food_tokens","~four","~income"]','[1,1,1,1,1,1]','[null,null,null,null,null]',NULL,1.79474332783712172507e+09);
INSERT INTO "entries" VALUES('lkxPCu0r7xi9',1,'move',4,'["city:GC"]','[2,2,2,2,2,2]','[null,null,null,null,null]','0',1.79474332784141945833e+09);
INSERT INTO "entries" VALUES('lkxPCu0r7xi9',2,'move',3,'["city:FC"]','[3,3,3,3,3,3]','[null,null,null,null,null]','1',1.79474332784666299822e+09);
INSERT INTO "entries" VALUES('lkxPCu0r7xi9',3,'move',2,'["city:TC"]','[4,4,4,4,4,4]','[null,null,null,null,null]','2',1.79474332785127210611e+09);
INSERT INTO "entries" VALUES('lkxPCu0r7xi9',4,'move',1,'["city:KC"]','[5,5,5,5,5,5]','[null,null,null,null,null]','3',1.79474332786140513421e+09);
INSERT INTO "entries" VALUES('lkxPCu0r7xi9',5,'move',0,'["city:DC"]','[6,6,6,6,6,6]','[null,null,null,null,null]','4',1.79474332787791490554e+09);
INSERT INTO "entries" VALUES('lkxPCu0r7xi9',6,'move',0,'["take:gold"]','[7,7,7,7,7,7]','[null,null,null,null,null]','5',1.79474332789006233218e+09);
INSERT INTO "entries" VALUES('lkxPCu0r7xi9',7,'undo',0,'[]','[8,8,8,8,8,8]','[null,null,null,null,null]','6',1.79474332789769744876e+09);
INSERT INTO "entries" VALUES('lkxPCu0r7xi9',8,'move',0,'["take:food"]','[9,9,9,9,9,9]','[null,null,null,null,null]','7',1.79474332791247105601e+09);
INSERT INTO "entries" VALUES('lkxPCu0r7xi9',9,'move',0,'["take:iron"]','[10,10,10,10,10,10]','[null,null,null,null,null]','8',1.79474332792188858982e+09);
INSERT INTO "entries" VALUES('lkxPCu0r7xi9',10,'move',0,'["play:trade"]','[11,11,11,11,11,11]','[null,null,null,null,null]','9',1.79474332792893147463e+09);
INSERT INTO "entries" VALUES('lkxPCu0r7xi9',11,'move',0,'["done"]','[12,12,12,12,12,12]','[null,null,null,null,null]','10',1.79474332793776130681e+09);
INSERT INTO "entries" VALUES('lkxPCu0r7xi9',12,'move',1,'["take:wood"]','[13,13,13,13,13,13]','[null,null,null,null,null]','11',1.7947433279457571506e+09);
INSERT INTO "entries" VALUES('lkxPCu0r7xi9',13,'move',1,'["take:coal"]','[14,14,14,14,14,14]','[null,null,null,null,null]','12',1.79474332796062922478e+09);
INSERT INTO "entries" VALUES('lkxPCu0r7xi9',14,'undo',1,'[]','[15,15,15,15,15,15]','[null,null,null,null,null]','13',1.7947433279655041695e+09);
INSERT INTO "entries" VALUES('lkxPCu0r7xi9',15,'move',1,'["take:gold"]','[16,16,16,16,16,16]','[null,null,null,null,null]','14',1.79474332797675871845e+09);
INSERT INTO "entries" VALUES('lkxPCu0r7xi9',16,'move',1,'["play:reset"]','[17,17,17,17,17,17]','[null,null,null,null,null]','15',1.79474332798509621624e+09);
INSERT INTO "entries" VALUES('lkxPCu0r7xi9',17,'move',1,'["return:0"]','[18,18,18,18,18,18]','[null,null,null,null,null]','16',1.79474332800076937671e+09);
INSERT INTO "entries" VALUES('lkxPCu0r7xi9',18,'move',2,'["take:iron"]','[19,19,19,19,19,19]','[null,null,null,null,null]','17',1.79474332800541973116e+09);
INSERT INTO "entries" VALUES('lkxPCu0r7xi9',19,'move',2,'["take:iron"]','[20,20,20,20,20,20]','[null,null,null,null,null]','18',1.7947433280133869648e+09);
INSERT INTO "entries" VALUES('lkxPCu0r7xi9',20,'move',2,'["play:production"]','[21,21,21,21,21,21]','[null,null,null,null,null]','19',1.79474332801765799525e+09);
INSERT INTO "entries" VALUES('lkxPCu0r7xi9',21,'undo',2,'[]','[22,22,22,22,22,22]','[null,null,null,null,null]','20',1.79474332802534461018e+09);
INSERT INTO "entries" VALUES('lkxPCu0r7xi9',22,'move',2,'["play:production"]','[23,23,23,23,23,23]','[null,null,null,null,null]','21',1.79474332802762174612e+09);
INSERT INTO "entries" VALUES('lkxPCu0r7xi9',23,'move',2,'["produce:ravenshadow"]','[24,24,24,24,24,24]','[null,null,null,null,null]','22',1.7947433280350029469e+09);
INSERT INTO "entries" VALUES('lkxPCu0r7xi9',24,'move',3,'["take:iron"]','[25,25,25,25,25,25]','[null,null,null,null,null]','23',1.79474332804135346414e+09);
INSERT INTO "entries" VALUES('lkxPCu0r7xi9',25,'move',3,'["take:iron"]','[26,26,26,26,26,26]','[null,null,null,null,null]','24',1.79474332804532384867e+09);
INSERT INTO "entries" VALUES('LI9wpqIiraIn',0,'begin',NULL,'["~food","~iron","~iron","~coal","~food","~gold","~wood","~food","~coal","~food","~coal","~iron","~food","~coal","~gold","~gold","~food","~coal","~wood","~wood","~iron","~wood","~wood","~iron","~food","~wood","~food","~wood","~gold","~coal","~seat:3","~production.purple","~loan.blue","~build.red","~production.yellow","~reset.blue","~trade.green","~food_tokens","~coins","~income","~production_types","~four","~one_province"]','[1,1,1,1,1,1,1]','[null,null,null,null,null,null]',NULL,1.79474332808910584449e+09);
INSERT INTO "entries" VALUES('LI9wpqIiraIn',1,'move',2,'["city:GC"]','[2,2,2,2,2,2,2]','[null,null,null,null,null,null]','0',1.79474332809378433225e+09);
INSERT INTO "entries" VALUES('LI9wpqIiraIn',2,'move',1,'["city:EC"]','[3,3,3,3,3,3,3]','[null,null,null,null,null,null]','1',1.79474332809769535068e+09);
INSERT INTO "entries" VALUES('LI9wpqIiraIn',3,'move',0,'["city:DC"]','[4,4,4,4,4,4,4]','[null,null,null,null,null,null]','2',1.79474332810614705087e+09);
INSERT INTO "entries" VALUES('LI9wpqIiraIn',4,'move',5,'["city:RC"]','[5,5,5,5,5,5,5]','[null,null,null,null,null,null]','3',1.79474332811405253408e+09);
INSERT INTO "entries" VALUES('LI9wpqIiraIn',5,'move',4,'["city:KC"]','[6,6,6,6,6,6,6]','[null,null,null,null,null,null]','4',1.79474332811806774144e+09);
INSERT INTO "entries" VALUES('LI9wpqIiraIn',6,'move',3,'["city:FC"]','[7,7,7,7,7,7,7]','[null,null,null,null,null,null]','5',1.79474332812620854379e+09);
INSERT INTO "entries" VALUES('LI9wpqIiraIn',7,'undo',3,'[]','[8,8,8,8,8,8,8]','[null,null,null,null,null,null]','6',1.79474332813455343246e+09);
INSERT INTO "entries" VALUES('LI9wpqIiraIn',8,'move',3,'["city:DC"]','[9,9,9,9,9,9,9]','[null,null,null,null,null,null]','7',1.7947433281422753334e+09);
INSERT INTO "entries" VALUES('LI9wpqIiraIn',9,'move',3,'["take:food"]','[10,10,10,10,10,10,10]','[null,null,null,null,null,null]','8',1.79474332814597225191e+09);
INSERT INTO "entries" VALUES('LI9wpqIiraIn',10,'move',3,'["take:food"]','[11,11,11,11,11,11,11]','[null,null,null,null,null,null]','9',1.7947433281586120128e+09);
INSERT INTO "entries" VALUES('LI9wpqIiraIn',11,'move',3,'["play:development"]','[12,12,12,12,12,12,12]','[null,null,null,null,null,null]','10',1.79474332816484832765e+09);
INSERT INTO "entries" VALUES('LI9wpqIiraIn',12,'move',3,'["done"]','[13,13,13,13,13,13,13]','[null,null,null,null,null,null]','11',1.79474332817040324213e+09);
INSERT INTO "entries" VALUES('LI9wpqIiraIn',13,'move',4,'["take:food"]','[14,14,14,14,14,14,14]','[null,null,null,null,null,null]','12',1.79474332817846226693e+09);
INSERT INTO "entries" VALUES('LI9wpqIiraIn',14,'undo',4,'[]','[15,15,15,15,15,15,15]','[null,null,null,null,null,null]','13',1794743328.18624);
INSERT INTO "entries" VALUES('LI9wpqIiraIn',15,'move',4,'["take:wood"]','[16,16,16,16,16,16,16]','[null,null,null,null,null,null]','14',1.79474332819445753098e+09);
INSERT INTO "entries" VALUES('LI9wpqIiraIn',16,'move',4,'["take:iron"]','[17,17,17,17,17,17,17]','[null,null,null,null,null,null]','15',1794743328.19791);
INSERT INTO "entries" VALUES('LI9wpqIiraIn',17,'move',4,'["play:trade"]','[18,18,18,18,18,18,18]','[null,null,null,null,null,null]','16',1.79474332821053624148e+09);
INSERT INTO "entries" VALUES('LI9wpqIiraIn',18,'move',4,'["sell:wood"]','[19,19,19,19,19,19,19]','[null,null,null,null,null,null]','17',1.79474332822210812569e+09);
INSERT INTO "entries" VALUES('LI9wpqIiraIn',19,'move',4,'["sell:iron"]','[20,20,20,20,20,20,20]','[null,null,null,null,null,null]','18',1.79474332823772478101e+09);
INSERT INTO "entries" VALUES('LI9wpqIiraIn',20,'move',4,'["done"]','[21,21,21,21,21,21,21]','[null,null,null,null,null,null]','19',1.79474332825870490078e+09);
INSERT INTO "entries" VALUES('LI9wpqIiraIn',21,'move',5,'["take:wood"]','[22,22,22,22,22,22,22]','[null,null,null,null,null,null]','20',1.79474332827396559713e+09);
INSERT INTO "entries" VALUES('LI9wpqIiraIn',22,'move',5,'["take:wood"]','[23,23,23,23,23,23,23]','[null,null,null,null,null,null]','21',1.79474332828424048419e+09);
INSERT INTO "entries" VALUES('LI9wpqIiraIn',23,'move',5,'["play:trade"]','[24,24,24,24,24,24,24]','[null,null,null,null,null,null]','22',1.79474332829174304006e+09);
INSERT INTO "entries" VALUES('LI9wpqIiraIn',24,'move',5,'["done"]','[25,25,25,25,25,25,25]','[null,null,null,null,null,null]','23',1.79474332830243182186e+09);
INSERT INTO "entries" VALUES('LI9wpqIiraIn',25,'move',0,'["take:wood"]','[26,26,26,26,26,26,26]','[null,null,null,null,null,null]','24',1.79474332830646371838e+09);
INSERT INTO "entries" VALUES('MEVSunH_OogA',0,'begin',NULL,'["~water","~wind","~earth","~earth","~earth","~earth","~water","~fire","~wind","~void","~earth","~earth","~water","~water","~void","~water","~fire","~water","~void","~water","~earth","~water","~wind","~fire","~void","~earth","~water","~void","~earth","~void","~water","~fire","~wind","~fire","~fire","~wind","~void","~water","~void","~water","~water","~fire","~wind","~void","~void","~void","~wind","~water","~fire","~void","~fire","~void","~wind","~void","~fire","~fire","~fire","~fire","~earth","~earth","~earth","~fire","~wind","~void","~earth","~water","~wind","~earth","~fire","~earth","~tallest_of_an_element","~tallest_and_least","~wind","~earth","~seat:0"]','[1,1,1]','[null,null]',NULL,1.79474332836992979053e+09);
INSERT INTO "entries" VALUES('MEVSunH_OogA',1,'move',0,'["3>e3"]','[2,2,2]','[null,null]','0',1.79474332837381196021e+09);
INSERT INTO "entries" VALUES('MEVSunH_OogA',2,'move',0,'["^2"]','[3,3,3]','[null,null]','1',1.79474332838052916521e+09);
INSERT INTO "entries" VALUES('MEVSunH_OogA',3,'move',1,'["e>e3"]','[4,4,4]','[null,null]','2',1.79474332838301753995e+09);
INSERT INTO "entries" VALUES('MEVSunH_OogA',4,'move',1,'["^1"]','[5,5,5]','[null,null]','3',1.79474332838670039172e+09);
INSERT INTO "entries" VALUES('MEVSunH_OogA',5,'move',0,'["2>e2"]','[6,6,6]','[null,null]','4',1.79474332840562844281e+09);
INSERT INTO "entries" VALUES('MEVSunH_OogA',6,'move',0,'["e1","~B"]','[7,7,7]','[null,null]','5',1.79474332840991902347e+09);
INSERT INTO "entries" VALUES('MEVSunH_OogA',7,'move',1,'["1>a1"]','[8,8,8]','[null,null]','6',1.79474332842463612557e+09);
INSERT INTO "entries" VALUES('MEVSunH_OogA',8,'move',1,'["b1","~I"]','[9,9,9]','[null,null]','7',1.79474332843314099308e+09);
INSERT INTO "entries" VALUES('MEVSunH_OogA',9,'move',0,'["b>b1"]','[10,10,10]','[null,null]','8',1.79474332844082212455e+09);
INSERT INTO "entries" VALUES('MEVSunH_OogA',10,'move',0,'["b2","~F"]','[11,11,11]','[null,null]','9',1.7947433284445428848e+09);
INSERT INTO "entries" VALUES('MEVSunH_OogA',11,'move',1,'["5>a5"]','[12,12,12]','[null,null]','10',1.79474332845246934897e+09);
INSERT INTO "entries" VALUES('MEVSunH_OogA',12,'move',1,'["^1"]','[13,13,13]','[null,null]','11',1.79474332846053075789e+09);
INSERT INTO "entries" VALUES('MEVSunH_OogA',13,'move',1,'["^2","~H","~wind","~water","~fire","~wind","~earth","~water","~wind","~fire","~earth","~water"]','[14,14,14]','[null,null]','12',1.79474332846563434601e+09);
INSERT INTO "entries" VALUES('MEVSunH_OogA',14,'move',1,'["e>e5"]','[15,15,15]','[null,null]','13',1.79474332847651243212e+09);
INSERT INTO "entries" VALUES('MEVSunH_OogA',15,'move',1,'["^1"]','[16,16,16]','[null,null]','14',1.79474332848240923882e+09);
INSERT INTO "entries" VALUES('MEVSunH_OogA',16,'move',1,'["^2"]','[17,17,17]','[null,null]','15',1.79474332848846054077e+09);
INSERT INTO "entries" VALUES('MEVSunH_OogA',17,'move',0,'["a>a1"]','[18,18,18]','[null,null]','16',1.79474332849851036068e+09);
INSERT INTO "entries" VALUES('MEVSunH_OogA',18,'move',0,'["b1"]','[19,19,19]','[null,null]','17',1.79474332851253652577e+09);
INSERT INTO "entries" VALUES('MEVSunH_OogA',19,'move',1,'["3>b3"]','[20,20,20]','[null,null]','18',1.79474332853645443921e+09);
INSERT INTO "entries" VALUES('MEVSunH_OogA',20,'move',1,'["b2"]','[21,21,21]','[null,null]','19',1.79474332855257487297e+09);
INSERT INTO "entries" VALUES('MEVSunH_OogA',21,'undo',1,'[]','[22,22,22]','[null,null]','20',1.79474332865692830091e+09);
INSERT INTO "entries" VALUES('MEVSunH_OogA',22,'move',1,'["b1"]','[23,23,23]','[null,null]','21',1.7947433286662607193e+09);
INSERT INTO "entries" VALUES('MEVSunH_OogA',23,'move',1,'["b4","~D"]','[24,24,24]','[null,null]','22',1.79474332866770243648e+09);
INSERT INTO "entries" VALUES('MEVSunH_OogA',24,'move',0,'["c>c1"]','[25,25,25]','[null,null]','23',1794743328.67432);
INSERT INTO "entries" VALUES('MEVSunH_OogA',25,'move',0,'["c2"]','[26,26,26]','[null,null]','24',1.79474332868065381049e+09);
INSERT INTO "entries" VALUES('9kJscoskLk8h',0,'begin',NULL,'["~fire","~earth","~earth","~earth","~earth","~earth","~wind","~void","~earth","~earth","~void","~wind","~water","~wind","~fire","~wind","~water","~earth","~fire","~water","~water","~earth","~void","~earth","~void","~wind","~wind","~earth","~water","~void","~wind","~void","~earth","~void","~water","~void","~earth","~water","~wind","~fire","~fire","~earth","~void","~water","~earth","~wind","~wind","~water","~void","~void","~void","~water","~fire","~wind","~water","~water","~wind","~fire","~void","~wind","~earth","~void","~water","~fire","~water","~water","~void","~wind","~water","~fire","~odd_stacks","~middle_stack","~fire","~wind","~seat:0"]','[1,1,1,1]','[null,null,null]',NULL,1.79474332869147419925e+09);
INSERT INTO "entries" VALUES('9kJscoskLk8h',1,'move',0,'["3>b3"]','[2,2,2,2]','[null,null,null]','0',1.79474332870253443714e+09);
INSERT INTO "entries" VALUES('9kJscoskLk8h',2,'move',0,'["b2"]','[3,3,3,3]','[null,null,null]','1',1.79474332870616555208e+09);
INSERT INTO "entries" VALUES('9kJscoskLk8h',3,'move',1,'["2>b2"]','[4,4,4,4]','[null,null,null]','2',1.79474332870847892761e+09);
INSERT INTO "entries" VALUES('9kJscoskLk8h',4,'move',1,'["a3"]','[5,5,5,5]','[null,null,null]','3',1.79474332870976948737e+09);
INSERT INTO "entries" VALUES('9kJscoskLk8h',5,'move',2,'["a>a3"]','[6,6,6,6]','[null,null,null]','4',1.79474332871570682523e+09);
INSERT INTO "entries" VALUES('9kJscoskLk8h',6,'move',2,'["^1"]','[7,7,7,7]','[null,null,null]','5',1.79474332871901059147e+09);
INSERT INTO "entries" VALUES('9kJscoskLk8h',7,'move',0,'["c>c5"]','[8,8,8,8]','[null,null,null]','6',1.79474332872156167031e+09);
INSERT INTO "entries" VALUES('9kJscoskLk8h',8,'move',0,'["e5"]','[9,9,9,9]','[null,null,null]','7',1.79474332873059821136e+09);
INSERT INTO "entries" VALUES('9kJscoskLk8h',9,'move',1,'["4>e4"]','[10,10,10,10]','[null,null,null]','8',1.79474332873632502552e+09);
INSERT INTO "entries" VALUES('9kJscoskLk8h',10,'move',1,'["c4"]','[11,11,11,11]','[null,null,null]','9',1.79474332874138665198e+09);
INSERT INTO "entries" VALUES('9kJscoskLk8h',11,'move',2,'["e>e1"]','[12,12,12,12]','[null,null,null]','10',1.79474332874650049215e+09);
INSERT INTO "entries" VALUES('9kJscoskLk8h',12,'move',2,'["a1"]','[13,13,13,13]','[null,null,null]','11',1.79474332874855566025e+09);
INSERT INTO "entries" VALUES('9kJscoskLk8h',13,'move',0,'["d>d4"]','[14,14,14,14]','[null,null,null]','12',1794743328.75045);
INSERT INTO "entries" VALUES('9kJscoskLk8h',14,'undo',0,'[]','[15,15,15,15]','[null,null,null]','13',1.79474332875390911101e+09);
INSERT INTO "entries" VALUES('9kJscoskLk8h',15,'move',0,'["5>a5"]','[16,16,16,16]','[null,null,null]','14',1.79474332875846672059e+09);
INSERT INTO "entries" VALUES('9kJscoskLk8h',16,'move',0,'["a1"]','[17,17,17,17]','[null,null,null]','15',1.79474332876016783719e+09);
INSERT INTO "entries" VALUES('9kJscoskLk8h',17,'move',0,'["a4"]','[18,18,18,18]','[null,null,null]','16',1.79474332876279544829e+09);
INSERT INTO "entries" VALUES('9kJscoskLk8h',18,'move',1,'["1>d1"]','[19,19,19,19]','[null,null,null]','17',1.79474332876461029053e+09);
INSERT INTO "entries" VALUES('9kJscoskLk8h',19,'move',1,'["c1"]','[20,20,20,20]','[null,null,null]','18',1.79474332876786208147e+09);
INSERT INTO "entries" VALUES('9kJscoskLk8h',20,'move',2,'["d>d4"]','[21,21,21,21]','[null,null,null]','19',1.79474332876979899404e+09);
INSERT INTO "entries" VALUES('9kJscoskLk8h',21,'undo',2,'[]','[22,22,22,22]','[null,null,null]','20',1.79474332877142572404e+09);
INSERT INTO "entries" VALUES('9kJscoskLk8h',22,'move',2,'["d>d4"]','[23,23,23,23]','[null,null,null]','21',1.79474332877303886409e+09);
INSERT INTO "entries" VALUES('9kJscoskLk8h',23,'move',2,'["d1","~wind","~earth","~water","~void","~void","~wind","~fire","~fire","~fire","~fire"]','[24,24,24,24]','[null,null,null]','22',1.79474332877830457686e+09);
INSERT INTO "entries" VALUES('9kJscoskLk8h',24,'move',0,'["c>c3"]','[25,25,25,25]','[null,null,null]','23',1.79474332878163743022e+09);
INSERT INTO "entries" VALUES('9kJscoskLk8h',25,'move',0,'["d3"]','[26,26,26,26]','[null,null,null]','24',1.79474332878558945651e+09);
INSERT INTO "entries" VALUES('zim3k6FfWXRs',0,'begin',NULL,'["~earth","~water","~fire","~wind","~water","~void","~void","~wind","~wind","~fire","~void","~water","~wind","~void","~fire","~void","~water","~void","~void","~fire","~water","~void","~water","~water","~water","~wind","~water","~wind","~earth","~earth","~fire","~earth","~void","~earth","~earth","~fire","~earth","~earth","~water","~fire","~void","~water","~water","~water","~earth","~fire","~earth","~fire","~fire","~fire","~earth","~wind","~void","~fire","~water","~wind","~earth","~wind","~earth","~void","~void","~void","~fire","~water","~wind","~fire","~earth","~void","~water","~earth","~unique_heights","~odd_stacks","~water","~wind","~seat:0"]','[1,1,1,1,1]','[null,null,null,null]',NULL,1.79474332880503797526e+09);
INSERT INTO "entries" VALUES('zim3k6FfWXRs',1,'move',0,'["e>e1"]','[2,2,2,2,2]','[null,null,null,null]','0',1.79474332881068062784e+09);
INSERT INTO "entries" VALUES('zim3k6FfWXRs',2,'move',0,'["d1"]','[3,3,3,3,3]','[null,null,null,null]','1',1.79474332881884050374e+09);
INSERT INTO "entries" VALUES('zim3k6FfWXRs',3,'move',1,'["2>a2"]','[4,4,4,4,4]','[null,null,null,null]','2',1.79474332882046556467e+09);
INSERT INTO "entries" VALUES('zim3k6FfWXRs',4,'move',1,'["^1"]','[5,5,5,5,5]','[null,null,null,null]','3',1.79474332882328557964e+09);
INSERT INTO "entries" VALUES('zim3k6FfWXRs',5,'move',2,'["a>a5"]','[6,6,6,6,6]','[null,null,null,null]','4',1.79474332882846498494e+09);
INSERT INTO "entries" VALUES('zim3k6FfWXRs',6,'move',2,'["b4"]','[7,7,7,7,7]','[null,null,null,null]','5',1.79474332883063149453e+09);
INSERT INTO "entries" VALUES('zim3k6FfWXRs',7,'move',3,'["3>d3"]','[8,8,8,8,8]','[null,null,null,null]','6',1.79474332883659291265e+09);
INSERT INTO "entries" VALUES('zim3k6FfWXRs',8,'move',3,'["c2"]','[9,9,9,9,9]','[null,null,null,null]','7',1.79474332884051251415e+09);
INSERT INTO "entries" VALUES('zim3k6FfWXRs',9,'move',0,'["5>e5"]','[10,10,10,10,10]','[null,null,null,null]','8',1.79474332884229922295e+09);
INSERT INTO "entries" VALUES('zim3k6FfWXRs',10,'move',0,'["^1"]','[11,11,11,11,11]','[null,null,null,null]','9',1.79474332884713840483e+09);
INSERT INTO "entries" VALUES('zim3k6FfWXRs',11,'move',1,'["b>b2"]','[12,12,12,12,12]','[null,null,null,null]','10',1.79474332885013771062e+09);
INSERT INTO "entries" VALUES('zim3k6FfWXRs',12,'move',1,'["a1"]','[13,13,13,13,13]','[null,null,null,null]','11',1.79474332885660243031e+09);
INSERT INTO "entries" VALUES('zim3k6FfWXRs',13,'move',1,'["a3"]','[14,14,14,14,14]','[null,null,null,null]','12',1.79474332886133098596e+09);
INSERT INTO "entries" VALUES('zim3k6FfWXRs',14,'move',2,'["1>d1"]','[15,15,15,15,15]','[null,null,null,null]','13',1.79474332886646914479e+09);
INSERT INTO "entries" VALUES('zim3k6FfWXRs',15,'move',2,'["d2"]','[16,16,16,16,16]','[null,null,null,null]','14',1.79474332887257242204e+09);
INSERT INTO "entries" VALUES('zim3k6FfWXRs',16,'move',3,'["c>c4"]','[17,17,17,17,17]','[null,null,null,null]','15',1.79474332887616610521e+09);
INSERT INTO "entries" VALUES('zim3k6FfWXRs',17,'move',3,'["c1","~wind","~wind","~wind","~water","~wind","~water","~water","~wind","~earth","~fire"]','[18,18,18,18,18]','[null,null,null,null]','16',1.79474332888207983968e+09);
INSERT INTO "entries" VALUES('zim3k6FfWXRs',18,'move',2,'["3>a3"]','[19,19,19,19,19]','[null,null,null,null]','17',1.79474332888561129576e+09);
INSERT INTO "entries" VALUES('zim3k6FfWXRs',19,'move',2,'["b3"]','[20,20,20,20,20]','[null,null,null,null]','18',1.79474332889543628693e+09);
INSERT INTO "entries" VALUES('zim3k6FfWXRs',20,'move',3,'["a>a4"]','[21,21,21,21,21]','[null,null,null,null]','19',1.79474332890040874479e+09);
INSERT INTO "entries" VALUES('zim3k6FfWXRs',21,'undo',3,'[]','[22,22,22,22,22]','[null,null,null,null]','20',1.79474332890451908112e+09);
INSERT INTO "entries" VALUES('zim3k6FfWXRs',22,'move',3,'["4>b4"]','[23,23,23,23,23]','[null,null,null,null]','21',1.79474332890859746936e+09);
INSERT INTO "entries" VALUES('zim3k6FfWXRs',23,'move',3,'["^1"]','[24,24,24,24,24]','[null,null,null,null]','22',1.79474332891200208666e+09);
INSERT INTO "entries" VALUES('zim3k6FfWXRs',24,'move',0,'["c>c5"]','[25,25,25,25,25]','[null,null,null,null]','23',1.79474332891951251023e+09);
INSERT INTO "entries" VALUES('zim3k6FfWXRs',25,'move',0,'["c4"]','[26,26,26,26,26]','[null,null,null,null]','24',1.79474332893102288244e+09);
INSERT INTO "entries" VALUES('MdceOJ3ppZfk',0,'begin',NULL,'["~water","~water","~earth","~void","~water","~wind","~earth","~void","~fire","~fire","~water","~wind","~water","~void","~void","~water","~earth","~void","~earth","~void","~fire","~void","~fire","~water","~earth","~fire","~wind","~earth","~water","~wind","~void","~wind","~earth","~earth","~wind","~fire","~fire","~wind","~fire","~fire","~wind","~fire","~earth","~earth","~water","~fire","~water","~void","~water","~void","~earth","~fire","~wind","~void","~fire","~wind","~void","~earth","~earth","~earth","~void","~water","~void","~water","~wind","~wind","~earth","~void","~earth","~earth","~tallest_of_an_element","~shared_heights","~tallest_and_shortest","~unique_heights","~earth","~wind","~seat:3"]','[1,1,1,1,1]','[null,null,null,null]',NULL,1.79474332895152139666e+09);
INSERT INTO "entries" VALUES('MdceOJ3ppZfk',1,'move',3,'["c>c5"]','[2,2,2,2,2]','[null,null,null,null]','0',1.79474332895464849476e+09);
INSERT INTO "entries" VALUES('MdceOJ3ppZfk',2,'move',3,'["d4"]','[3,3,3,3,3]','[null,null,null,null]','1',1.79474332895714235305e+09);
INSERT INTO "entries" VALUES('MdceOJ3ppZfk',3,'move',3,'["give:void"]','[4,4,4,4,4]','[null,null,null,null]','2',1.79474332896051049228e+09);
INSERT INTO "entries" VALUES('MdceOJ3ppZfk',4,'move',0,'["b>b4"]','[5,5,5,5,5]','[null,null,null,null]','3',1.79474332896416425707e+09);
INSERT INTO "entries" VALUES('MdceOJ3ppZfk',5,'move',0,'["c4"]','[6,6,6,6,6]','[null,null,null,null]','4',1.79474332896847605699e+09);
INSERT INTO "entries" VALUES('MdceOJ3ppZfk',6,'move',0,'["give:water"]','[7,7,7,7,7]','[null,null,null,null]','5',1.7947433289735336304e+09);
INSERT INTO "entries" VALUES('MdceOJ3ppZfk',7,'move',1,'["d>d1"]','[8,8,8,8,8]','[null,null,null,null]','6',1.7947433289763851166e+09);
INSERT INTO "entries" VALUES('MdceOJ3ppZfk',8,'move',1,'["b1"]','[9,9,9,9,9]','[null,null,null,null]','7',1.79474332897810506825e+09);
INSERT INTO "entries" VALUES('MdceOJ3ppZfk',9,'move',1,'["give:void"]','[10,10,10,10,10]','[null,null,null,null]','8',1.79474332898081970211e+09);
INSERT INTO "entries" VALUES('MdceOJ3ppZfk',10,'move',2,'["5>c5"]','[11,11,11,11,11]','[null,null,null,null]','9',1.79474332898714804655e+09);
INSERT INTO "entries" VALUES('MdceOJ3ppZfk',11,'move',2,'["^1"]','[12,12,12,12,12]','[null,null,null,null]','10',1.7947433289900135994e+09);
INSERT INTO "entries" VALUES('MdceOJ3ppZfk',12,'move',2,'["give:fire"]','[13,13,13,13,13]','[null,null,null,null]','11',1.7947433289986071586e+09);
INSERT INTO "entries" VALUES('MdceOJ3ppZfk',13,'move',3,'["3>a3"]','[14,14,14,14,14]','[null,null,null,null]','12',1.79474332900025272371e+09);
INSERT INTO "entries" VALUES('MdceOJ3ppZfk',14,'undo',3,'[]','[15,15,15,15,15]','[null,null,null,null]','13',1.79474332900489449505e+09);
INSERT INTO "entries" VALUES('MdceOJ3ppZfk',15,'move',3,'["a>a1"]','[16,16,16,16,16]','[null,null,null,null]','14',1.794743329008491993e+09);
INSERT INTO "entries" VALUES('MdceOJ3ppZfk',16,'move',3,'["b2"]','[17,17,17,17,17]','[null,null,null,null]','15',1.79474332901254773138e+09);
INSERT INTO "entries" VALUES('MdceOJ3ppZfk',17,'move',3,'["give:void"]','[18,18,18,18,18]','[null,null,null,null]','16',1.79474332901474475853e+09);
INSERT INTO "entries" VALUES('MdceOJ3ppZfk',18,'move',0,'["2>e2"]','[19,19,19,19,19]','[null,null,null,null]','17',1.79474332901653456685e+09);
INSERT INTO "entries" VALUES('MdceOJ3ppZfk',19,'move',0,'["^2"]','[20,20,20,20,20]','[null,null,null,null]','18',1.79474332902177929885e+09);
INSERT INTO "entries" VALUES('MdceOJ3ppZfk',20,'move',0,'["give:fire"]','[21,21,21,21,21]','[null,null,null,null]','19',1.79474332902532553667e+09);
INSERT INTO "entries" VALUES('MdceOJ3ppZfk',21,'move',1,'["4>d4"]','[22,22,22,22,22]','[null,null,null,null]','20',1.79474332902933835986e+09);
INSERT INTO "entries" VALUES('MdceOJ3ppZfk',22,'move',1,'["^1"]','[23,23,23,23,23]','[null,null,null,null]','21',1.79474332903249526025e+09);
INSERT INTO "entries" VALUES('MdceOJ3ppZfk',23,'move',1,'["give:fire"]','[24,24,24,24,24]','[null,null,null,null]','22',1.7947433290337233544e+09);
INSERT INTO "entries" VALUES('MdceOJ3ppZfk',24,'move',2,'["e>e2"]','[25,25,25,25,25]','[null,null,null,null]','23',1.79474332904042100907e+09);
INSERT INTO "entries" VALUES('MdceOJ3ppZfk',25,'move',2,'["d2"]','[26,26,26,26,26]','[null,null,null,null]','24',1794743329.05904);
INSERT INTO "entries" VALUES('WTNSTMYolirm',0,'begin',NULL,'["~water","~earth","~earth","~wind","~wind","~void","~void","~wind","~wind","~fire","~earth","~void","~water","~water","~wind","~water","~wind","~earth","~water","~wind","~wind","~earth","~void","~wind","~fire","~water","~earth","~earth","~earth","~wind","~void","~fire","~earth","~wind","~wind","~fire","~void","~wind","~wind","~earth","~wind","~fire","~water","~fire","~water","~water","~wind","~void","~water","~earth","~earth","~void","~void","~void","~fire","~water","~fire","~fire","~void","~earth","~odd_stacks","~tallest_and_least","~wind","~water","~fire","~void","~4","~B","~3","~D","~5","~J","~1","~I","~2","~H","~water","~wind","~wind","~water","~earth","~3","~5"]','[1,1]','[null]',NULL,1.79474332907136845593e+09);
INSERT INTO "entries" VALUES('WTNSTMYolirm',1,'move',0,'["1>e1"]','[2,2]','[null]','0',1.79474332907710170748e+09);
INSERT INTO "entries" VALUES('WTNSTMYolirm',2,'move',0,'["e2","~head","~4"]','[3,3]','[null]','1',1.79474332908464050293e+09);
INSERT INTO "entries" VALUES('WTNSTMYolirm',3,'move',0,'["b>b4"]','[4,4]','[null]','2',1.79474332908729124072e+09);
INSERT INTO "entries" VALUES('WTNSTMYolirm',4,'move',0,'["a4","~tail","~2"]','[5,5]','[null]','3',1.79474332909291434288e+09);
INSERT INTO "entries" VALUES('WTNSTMYolirm',5,'move',0,'["a>a3"]','[6,6]','[null]','4',1.79474332909684300418e+09);
INSERT INTO "entries" VALUES('WTNSTMYolirm',6,'move',0,'["b3","~tail","~3","~I","~2","~B","~5","~E","~1","~J","~4","~H","~earth","~water","~earth","~fire","~water","~1","~3"]','[7,7]','[null]','5',1.79474332910261893275e+09);
INSERT INTO "entries" VALUES('WTNSTMYolirm',7,'move',0,'["2>a2"]','[8,8]','[null]','6',1.79474332910780286784e+09);
INSERT INTO "entries" VALUES('WTNSTMYolirm',8,'move',0,'["^1"]','[9,9]','[null]','7',1.79474332910977101319e+09);
INSERT INTO "entries" VALUES('WTNSTMYolirm',9,'move',0,'["^2","~head","~4"]','[10,10]','[null]','8',1.79474332911419343951e+09);
INSERT INTO "entries" VALUES('WTNSTMYolirm',10,'move',0,'["3>a3"]','[11,11]','[null]','9',1.79474332911698842042e+09);
INSERT INTO "entries" VALUES('WTNSTMYolirm',11,'move',0,'["a1","~tail","~2"]','[12,12]','[null]','10',1.7947433291235179901e+09);
INSERT INTO "entries" VALUES('WTNSTMYolirm',12,'move',0,'["5>b5"]','[13,13]','[null]','11',1.79474332912734293931e+09);
INSERT INTO "entries" VALUES('WTNSTMYolirm',13,'move',0,'["e5","~head","~1","~C","~3","~A","~2","~E","~4","~G","~5","~J","~water","~void","~wind","~water","~earth","~4","~5"]','[14,14]','[null]','12',1.79474332913131666184e+09);
INSERT INTO "entries" VALUES('WTNSTMYolirm',14,'move',0,'["c>c1"]','[15,15]','[null]','13',1.7947433291363489628e+09);
INSERT INTO "entries" VALUES('WTNSTMYolirm',15,'move',0,'["b2"]','[16,16]','[null]','14',1.79474332913910698894e+09);
INSERT INTO "entries" VALUES('WTNSTMYolirm',16,'move',0,'["d2","~tail","~3"]','[17,17]','[null]','15',1.79474332914057350162e+09);
INSERT INTO "entries" VALUES('WTNSTMYolirm',17,'move',0,'["d>d1"]','[18,18]','[null]','16',1.79474332914454579347e+09);
INSERT INTO "entries" VALUES('WTNSTMYolirm',18,'move',0,'["c1"]','[19,19]','[null]','17',1.79474332915260243416e+09);
INSERT INTO "entries" VALUES('WTNSTMYolirm',19,'move',0,'["e1","~head","~1"]','[20,20]','[null]','18',1.79474332916304326062e+09);
INSERT INTO "entries" VALUES('WTNSTMYolirm',20,'move',0,'["a>a1"]','[21,21]','[null]','19',1.79474332916638803486e+09);
INSERT INTO "entries" VALUES('WTNSTMYolirm',21,'undo',0,'[]','[22,22]','[null]','20',1.79474332917261910442e+09);
INSERT INTO "entries" VALUES('WTNSTMYolirm',22,'move',0,'["a>a2"]','[23,23]','[null]','21',1.79474332917482113833e+09);
INSERT INTO "entries" VALUES('WTNSTMYolirm',23,'move',0,'["c2","~tail","~1","~F","~4","~E","~5","~I","~2","~D","~3","~C","~fire","~void","~fire","~water","~void","~3","~4"]','[24,24]','[null]','22',1.79474332917790389057e+09);
INSERT INTO "entries" VALUES('WTNSTMYolirm',24,'move',0,'["4>b4"]','[25,25]','[null]','23',1.79474332918191623684e+09);
INSERT INTO "entries" VALUES('WTNSTMYolirm',25,'move',0,'["c4","~tail","~2"]','[26,26]','[null]','24',1.79474332918582701683e+09);
INSERT INTO "entries" VALUES('nGHEAL9Xu1I6',0,'begin',NULL,'["~fan","~mask"]','[1,1,1]','[null,null]',NULL,1.79474332919816207884e+09);
INSERT INTO "entries" VALUES('nGHEAL9Xu1I6',1,'move',0,'["c2"]','[2,2,2]','[null,null]','0',1.79474332920061612124e+09);
INSERT INTO "entries" VALUES('nGHEAL9Xu1I6',2,'move',0,'["c3"]','[3,2,2]','[null,null]','1',1794743329.20367);
INSERT INTO "entries" VALUES('nGHEAL9Xu1I6',3,'move',0,'["b3"]','[4,2,2]','[null,null]','2',1.79474332920660805705e+09);
INSERT INTO "entries" VALUES('nGHEAL9Xu1I6',4,'move',0,'["b4"]','[5,2,2]','[null,null]','3',1.79474332921245741841e+09);
INSERT INTO "entries" VALUES('nGHEAL9Xu1I6',5,'move',0,'["a4"]','[6,2,2]','[null,null]','4',1.79474332921360301969e+09);
INSERT INTO "entries" VALUES('nGHEAL9Xu1I6',6,'move',0,'["trail:d3"]','[7,2,2]','[null,null]','5',1.79474332921780920023e+09);
INSERT INTO "entries" VALUES('nGHEAL9Xu1I6',7,'undo',0,'[]','[8,2,2]','[null,null]','6',1.7947433292244386673e+09);
INSERT INTO "entries" VALUES('nGHEAL9Xu1I6',8,'move',0,'["trail:d6"]','[9,2,2]','[null,null]','7',1.79474332922759222987e+09);
INSERT INTO "entries" VALUES('nGHEAL9Xu1I6',9,'move',0,'["confirm"]','[10,3,3]','[null,null]','8',1.79474332923134279257e+09);
INSERT INTO "entries" VALUES('nGHEAL9Xu1I6',10,'move',1,'["call:red"]','[11,4,4]','[null,null]','9',1.79474332923260450367e+09);
INSERT INTO "entries" VALUES('nGHEAL9Xu1I6',11,'move',1,'["move:c5"]','[12,5,5]','[null,null]','10',1.79474332923778724666e+09);
INSERT INTO "entries" VALUES('nGHEAL9Xu1I6',12,'move',1,'["move:c4"]','[13,6,6]','[null,null]','11',1.79474332923907589913e+09);
INSERT INTO "entries" VALUES('nGHEAL9Xu1I6',13,'move',1,'["call:purple"]','[14,7,7]','[null,null]','12',1.79474332924174475667e+09);
INSERT INTO "entries" VALUES('nGHEAL9Xu1I6',14,'undo',1,'[]','[15,8,8]','[null,null]','13',1.79474332924390196806e+09);
INSERT INTO "entries" VALUES('nGHEAL9Xu1I6',15,'move',1,'["call:green"]','[16,9,9]','[null,null]','14',1.79474332924619793894e+09);
INSERT INTO "entries" VALUES('nGHEAL9Xu1I6',16,'move',1,'["sniff:b1"]','[17,10,10]','[null,null]','15',1.79474332924789738651e+09);
INSERT INTO "entries" VALUES('nGHEAL9Xu1I6',17,'move',1,'["move:a2"]','[18,11,11]','[null,null]','16',1.79474332924864363666e+09);
INSERT INTO "entries" VALUES('nGHEAL9Xu1I6',18,'move',1,'["move:b2"]','[19,12,12]','[null,null]','17',1.79474332925251579286e+09);
INSERT INTO "entries" VALUES('nGHEAL9Xu1I6',19,'move',1,'["end"]','[20,13,13]','[null,null]','18',1.79474332925367212297e+09);
INSERT INTO "entries" VALUES('nGHEAL9Xu1I6',20,'move',0,'["a5"]','[21,13,13]','[null,null]','19',1.79474332925511264802e+09);
INSERT INTO "entries" VALUES('nGHEAL9Xu1I6',21,'undo',0,'[]','[22,13,13]','[null,null]','20',1.79474332925631642346e+09);
INSERT INTO "entries" VALUES('nGHEAL9Xu1I6',22,'move',0,'["b4"]','[23,13,13]','[null,null]','21',1.79474332925839018823e+09);
INSERT INTO "entries" VALUES('nGHEAL9Xu1I6',23,'move',0,'["c4"]','[24,13,13]','[null,null]','22',1.79474332925946664812e+09);
INSERT INTO "entries" VALUES('nGHEAL9Xu1I6',24,'move',0,'["c5"]','[25,13,13]','[null,null]','23',1.79474332926302123075e+09);
INSERT INTO "entries" VALUES('nGHEAL9Xu1I6',25,'move',0,'["c6"]','[26,13,13]','[null,null]','24',1.79474332926627349856e+09);
INSERT INTO "entries" VALUES('1sRphdXmp1Or',0,'begin',NULL,'["~black","~orange","~purple","~36","~48","~60","~13","~55","~17","~40","~22","~8","~2","~24","~seat:0"]','[1,1,1]','[null,null]',NULL,1.79474332927489876746e+09);
INSERT INTO "entries" VALUES('1sRphdXmp1Or',1,'move',0,'["play:60>p2"]','[2,2,2]','[null,null]','0',1.79474332927899742125e+09);
INSERT INTO "entries" VALUES('1sRphdXmp1Or',2,'move',1,'["play:48>p3"]','[3,3,3]','[null,null]','1',1.79474332928119587895e+09);
INSERT INTO "entries" VALUES('1sRphdXmp1Or',3,'move',1,'["skip"]','[4,4,4]','[null,null]','2',1.79474332928364348413e+09);
INSERT INTO "entries" VALUES('1sRphdXmp1Or',4,'move',0,'["play:36>p2"]','[5,5,5]','[null,null]','3',1.79474332928714776043e+09);
INSERT INTO "entries" VALUES('1sRphdXmp1Or',5,'move',0,'["skip"]','[6,6,6]','[null,null]','4',1.79474332929073333744e+09);
INSERT INTO "entries" VALUES('1sRphdXmp1Or',6,'move',1,'["play:13>p3"]','[7,7,7]','[null,null]','5',1.79474332929240274424e+09);
INSERT INTO "entries" VALUES('1sRphdXmp1Or',7,'move',0,'["take:left"]','[8,8,8]','[null,null]','6',1.79474332929346203809e+09);
INSERT INTO "entries" VALUES('1sRphdXmp1Or',8,'move',1,'["take:left"]','[9,9,9]','[null,null]','7',1.79474332929499244687e+09);
INSERT INTO "entries" VALUES('1sRphdXmp1Or',9,'move',0,'["play:55>p3"]','[10,10,10]','[null,null]','8',1.79474332929859566685e+09);
INSERT INTO "entries" VALUES('1sRphdXmp1Or',10,'move',1,'["play:17>p2"]','[11,11,11]','[null,null]','9',1.7947433292998273373e+09);
INSERT INTO "entries" VALUES('1sRphdXmp1Or',11,'move',0,'["take:left"]','[12,12,12]','[null,null]','10',1.79474332930256438257e+09);
INSERT INTO "entries" VALUES('1sRphdXmp1Or',12,'move',1,'["take:left","~77","~63","~75","~1"]','[13,13,13]','[null,null]','11',1.79474332930380368229e+09);
INSERT INTO "entries" VALUES('1sRphdXmp1Or',13,'move',0,'["play:40>p2"]','[14,14,14]','[null,null]','12',1.79474332930612015717e+09);
INSERT INTO "entries" VALUES('1sRphdXmp1Or',14,'undo',0,'[]','[15,15,15]','[null,null]','13',1.79474332930835461614e+09);
INSERT INTO "entries" VALUES('1sRphdXmp1Or',15,'move',0,'["play:40>p1"]','[16,16,16]','[null,null]','14',1.79474332931229090684e+09);
INSERT INTO "entries" VALUES('1sRphdXmp1Or',16,'move',0,'["take:left"]','[17,17,17]','[null,null]','15',1.79474332931641316407e+09);
INSERT INTO "entries" VALUES('1sRphdXmp1Or',17,'move',0,'["take:left"]','[18,18,18]','[null,null]','16',1.7947433293173859119e+09);
INSERT INTO "entries" VALUES('1sRphdXmp1Or',18,'move',1,'["play:22>p3"]','[19,19,19]','[null,null]','17',1794743329.32179);
INSERT INTO "entries" VALUES('1sRphdXmp1Or',19,'move',1,'["steal:0","~2"]','[20,20,20]','[null,null]','18',1.79474332932307457924e+09);
INSERT INTO "entries" VALUES('1sRphdXmp1Or',20,'move',0,'["play:8>p3"]','[21,21,21]','[null,null]','19',1.79474332932443475727e+09);
INSERT INTO "entries" VALUES('1sRphdXmp1Or',21,'undo',0,'[]','[22,22,22]','[null,null]','20',1.79474332932594108584e+09);
INSERT INTO "entries" VALUES('1sRphdXmp1Or',22,'move',0,'["play:8>p2"]','[23,23,23]','[null,null]','21',1.7947433293267972469e+09);
INSERT INTO "entries" VALUES('1sRphdXmp1Or',23,'move',0,'["move:p2>p3"]','[24,24,24]','[null,null]','22',1.79474332933026885987e+09);
INSERT INTO "entries" VALUES('1sRphdXmp1Or',24,'move',1,'["cover:2>p1"]','[25,25,25]','[null,null]','23',1.79474332933150768285e+09);
INSERT INTO "entries" VALUES('1sRphdXmp1Or',25,'move',0,'["take:left"]','[26,26,26]','[null,null]','24',1.7947433293348665237e+09);
INSERT INTO "entries" VALUES('yBaxlMcbTO2A',0,'begin',NULL,'["~black","~pink","~orange","~purple","~49","~67","~56","~13","~70","~63","~32","~8","~17","~19","~59","~41","~47","~seat:2"]','[1,1,1,1]','[null,null,null]',NULL,1.79474332934489798547e+09);
INSERT INTO "entries" VALUES('yBaxlMcbTO2A',1,'move',2,'["play:63>p1"]','[2,2,2,2]','[null,null,null]','0',1.79474332934595966334e+09);
INSERT INTO "entries" VALUES('yBaxlMcbTO2A',2,'move',0,'["play:13>p3"]','[3,3,3,3]','[null,null,null]','1',1.79474332935252523426e+09);
INSERT INTO "entries" VALUES('yBaxlMcbTO2A',3,'move',0,'["skip"]','[4,4,4,4]','[null,null,null]','2',1.79474332935394859317e+09);
INSERT INTO "entries" VALUES('yBaxlMcbTO2A',4,'move',1,'["play:70>p4"]','[5,5,5,5]','[null,null,null]','3',1.79474332935641431806e+09);
INSERT INTO "entries" VALUES('yBaxlMcbTO2A',5,'move',2,'["play:56>p1"]','[6,6,6,6]','[null,null,null]','4',1.79474332936045479769e+09);
INSERT INTO "entries" VALUES('yBaxlMcbTO2A',6,'move',0,'["take:right"]','[7,7,7,7]','[null,null,null]','5',1.79474332936448764804e+09);
INSERT INTO "entries" VALUES('yBaxlMcbTO2A',7,'move',1,'["play:67>p2"]','[8,8,8,8]','[null,null,null]','6',1.79474332936595582961e+09);
INSERT INTO "entries" VALUES('yBaxlMcbTO2A',8,'move',2,'["take:left"]','[9,9,9,9]','[null,null,null]','7',1794743329.3676);
INSERT INTO "entries" VALUES('yBaxlMcbTO2A',9,'move',0,'["play:47>p4"]','[10,10,10,10]','[null,null,null]','8',1.79474332937063813216e+09);
INSERT INTO "entries" VALUES('yBaxlMcbTO2A',10,'move',0,'["skip"]','[11,11,11,11]','[null,null,null]','9',1.79474332937171363825e+09);
INSERT INTO "entries" VALUES('yBaxlMcbTO2A',11,'move',1,'["take:right"]','[12,12,12,12]','[null,null,null]','10',1.79474332937654280665e+09);
INSERT INTO "entries" VALUES('yBaxlMcbTO2A',12,'move',2,'["play:32>p4"]','[13,13,13,13]','[null,null,null]','11',1.79474332937949180603e+09);
INSERT INTO "entries" VALUES('yBaxlMcbTO2A',13,'move',2,'["take:right","~78","~35","~53","~39"]','[14,14,14,14]','[null,null,null]','12',1.79474332938048100477e+09);
INSERT INTO "entries" VALUES('yBaxlMcbTO2A',14,'move',0,'["play:49>p4"]','[15,15,15,15]','[null,null,null]','13',1.79474332939282798767e+09);
INSERT INTO "entries" VALUES('yBaxlMcbTO2A',15,'move',0,'["refresh","~68","~18","~36","~10","~11","~51","~42"]','[16,16,16,16]','[null,null,null]','14',1.7947433294043507576e+09);
INSERT INTO "entries" VALUES('yBaxlMcbTO2A',16,'move',0,'["take:left"]','[17,17,17,17]','[null,null,null]','15',1.79474332940861582754e+09);
INSERT INTO "entries" VALUES('yBaxlMcbTO2A',17,'move',1,'["play:41>p4"]','[18,18,18,18]','[null,null,null]','16',1.79474332941290616984e+09);
INSERT INTO "entries" VALUES('yBaxlMcbTO2A',18,'move',1,'["skip"]','[19,19,19,19]','[null,null,null]','17',1.79474332942647862429e+09);
INSERT INTO "entries" VALUES('yBaxlMcbTO2A',19,'move',2,'["take:right"]','[20,20,20,20]','[null,null,null]','18',1.79474332944044518475e+09);
INSERT INTO "entries" VALUES('yBaxlMcbTO2A',20,'move',0,'["play:68>p2"]','[21,21,21,21]','[null,null,null]','19',1794743329.45245);
INSERT INTO "entries" VALUES('yBaxlMcbTO2A',21,'move',1,'["take:right"]','[22,22,22,22]','[null,null,null]','20',1.79474332945646762845e+09);
INSERT INTO "entries" VALUES('yBaxlMcbTO2A',22,'move',2,'["play:42>p1"]','[23,23,23,23]','[null,null,null]','21',1.79474332946701693528e+09);
INSERT INTO "entries" VALUES('yBaxlMcbTO2A',23,'move',2,'["take:right"]','[24,24,24,24]','[null,null,null]','22',1.7947433294765181541e+09);
INSERT INTO "entries" VALUES('yBaxlMcbTO2A',24,'move',2,'["take:left","~43","~2","~65","~77","~76"]','[25,25,25,25]','[null,null,null]','23',1.79474332948852443691e+09);
INSERT INTO "entries" VALUES('yBaxlMcbTO2A',25,'move',0,'["take:left"]','[26,26,26,26]','[null,null,null]','24',1.79474332949480605125e+09);
INSERT INTO "entries" VALUES('OuCFFjyw3Ba5',0,'begin',NULL,'["~black","~dark_green","~pink","~lime","~orange","~33","~7","~64","~67","~56","~69","~9","~38","~76","~43","~80","~74","~50","~16","~72","~seat:1"]','[1,1,1,1,1]','[null,null,null,null]',NULL,1.79474332952048683167e+09);
INSERT INTO "entries" VALUES('OuCFFjyw3Ba5',1,'move',1,'["play:7>p3"]','[2,2,2,2,2]','[null,null,null,null]','0',1.79474332952150034906e+09);
INSERT INTO "entries" VALUES('OuCFFjyw3Ba5',2,'move',1,'["move:p3>p4"]','[3,3,3,3,3]','[null,null,null,null]','1',1.79474332952220511439e+09);
INSERT INTO "entries" VALUES('OuCFFjyw3Ba5',3,'move',2,'["play:64>p3"]','[4,4,4,4,4]','[null,null,null,null]','2',1.79474332952279090882e+09);
INSERT INTO "entries" VALUES('OuCFFjyw3Ba5',4,'move',3,'["play:67>p3"]','[5,5,5,5,5]','[null,null,null,null]','3',1.79474332952334427837e+09);
INSERT INTO "entries" VALUES('OuCFFjyw3Ba5',5,'move',0,'["play:56>p5"]','[6,6,6,6,6]','[null,null,null,null]','4',1.79474332952398705478e+09);
INSERT INTO "entries" VALUES('OuCFFjyw3Ba5',6,'move',1,'["play:69>p1"]','[7,7,7,7,7]','[null,null,null,null]','5',1.79474332952459216111e+09);
INSERT INTO "entries" VALUES('OuCFFjyw3Ba5',7,'move',2,'["play:9>p2"]','[8,8,8,8,8]','[null,null,null,null]','6',1.79474332952516245839e+09);
INSERT INTO "entries" VALUES('OuCFFjyw3Ba5',8,'move',2,'["move:p2>p1"]','[9,9,9,9,9]','[null,null,null,null]','7',1.79474332952572751044e+09);
INSERT INTO "entries" VALUES('OuCFFjyw3Ba5',9,'move',3,'["play:38>p2"]','[10,10,10,10,10]','[null,null,null,null]','8',1.79474332952631044388e+09);
INSERT INTO "entries" VALUES('OuCFFjyw3Ba5',10,'move',3,'["skip"]','[11,11,11,11,11]','[null,null,null,null]','9',1.79474332952695655825e+09);
INSERT INTO "entries" VALUES('OuCFFjyw3Ba5',11,'move',0,'["play:33>p1"]','[12,12,12,12,12]','[null,null,null,null]','10',1.79474332952761387823e+09);
INSERT INTO "entries" VALUES('OuCFFjyw3Ba5',12,'move',0,'["take:left"]','[13,13,13,13,13]','[null,null,null,null]','11',1.79474332952822732923e+09);
INSERT INTO "entries" VALUES('OuCFFjyw3Ba5',13,'move',1,'["take:left"]','[14,14,14,14,14]','[null,null,null,null]','12',1.7947433295288057327e+09);
INSERT INTO "entries" VALUES('OuCFFjyw3Ba5',14,'move',2,'["take:left"]','[15,15,15,15,15]','[null,null,null,null]','13',1.79474332952937769888e+09);
INSERT INTO "entries" VALUES('OuCFFjyw3Ba5',15,'move',3,'["take:right","~53","~8","~73","~59"]','[16,16,16,16,16]','[null,null,null,null]','14',1.79474332952992606166e+09);
INSERT INTO "entries" VALUES('OuCFFjyw3Ba5',16,'move',0,'["take:left"]','[17,17,17,17,17]','[null,null,null,null]','15',1.79474332953065395359e+09);
INSERT INTO "entries" VALUES('OuCFFjyw3Ba5',17,'move',1,'["play:43>p5"]','[18,18,18,18,18]','[null,null,null,null]','16',1.79474332953124189379e+09);
INSERT INTO "entries" VALUES('OuCFFjyw3Ba5',18,'move',1,'["take:left"]','[19,19,19,19,19]','[null,null,null,null]','17',1.79474332953187799451e+09);
INSERT INTO "entries" VALUES('OuCFFjyw3Ba5',19,'move',1,'["stop"]','[20,20,20,20,20]','[null,null,null,null]','18',1.79474332953246378894e+09);
INSERT INTO "entries" VALUES('OuCFFjyw3Ba5',20,'move',2,'["take:left"]','[21,21,21,21,21]','[null,null,null,null]','19',1.79474332953305745121e+09);
INSERT INTO "entries" VALUES('OuCFFjyw3Ba5',21,'move',3,'["play:72>p3"]','[22,22,22,22,22]','[null,null,null,null]','20',1.79474332953359770777e+09);
INSERT INTO "entries" VALUES('OuCFFjyw3Ba5',22,'move',0,'["play:76>own"]','[23,23,23,23,23]','[null,null,null,null]','21',1.79474332953422832485e+09);
INSERT INTO "entries" VALUES('OuCFFjyw3Ba5',23,'move',1,'["play:50>p1"]','[24,24,24,24,24]','[null,null,null,null]','22',1.79474332953484487528e+09);
INSERT INTO "entries" VALUES('OuCFFjyw3Ba5',24,'move',1,'["refresh","~45","~17","~2","~29","~10","~62","~58"]','[25,25,25,25,25]','[null,null,null,null]','23',1.79474332953538846966e+09);
INSERT INTO "entries" VALUES('OuCFFjyw3Ba5',25,'move',1,'["take:right"]','[26,26,26,26,26]','[null,null,null,null]','24',1.79474332953625035289e+09);
INSERT INTO "entries" VALUES('h9Rz6ZL-5xSK',0,'begin',NULL,'["~black","~pink","~lime","~purple","~orange","~dark_green","~69","~57","~65","~23","~5","~0","~35","~37","~42","~47","~32","~70","~59","~61","~18","~67","~20","~seat:0"]','[1,1,1,1,1,1]','[null,null,null,null,null]',NULL,1.7947433295404393673e+09);
INSERT INTO "entries" VALUES('h9Rz6ZL-5xSK',1,'move',0,'["play:0>p2"]','[2,2,2,2,2,2]','[null,null,null,null,null]','0',1.79474332954140114787e+09);
INSERT INTO "entries" VALUES('h9Rz6ZL-5xSK',2,'move',1,'["play:35>p6"]','[3,3,3,3,3,3]','[null,null,null,null,null]','1',1.79474332954203486447e+09);
INSERT INTO "entries" VALUES('h9Rz6ZL-5xSK',3,'move',1,'["take:right"]','[4,4,4,4,4,4]','[null,null,null,null,null]','2',1.79474332954259920124e+09);
INSERT INTO "entries" VALUES('h9Rz6ZL-5xSK',4,'move',2,'["play:37>own"]','[5,5,5,5,5,5]','[null,null,null,null,null]','3',1.79474332954318952556e+09);
INSERT INTO "entries" VALUES('h9Rz6ZL-5xSK',5,'move',3,'["play:42>p1"]','[6,6,6,6,6,6]','[null,null,null,null,null]','4',1.79474332954381656651e+09);
INSERT INTO "entries" VALUES('h9Rz6ZL-5xSK',6,'move',3,'["skip"]','[7,7,7,7,7,7]','[null,null,null,null,null]','5',1.79474332954441189768e+09);
INSERT INTO "entries" VALUES('h9Rz6ZL-5xSK',7,'move',4,'["play:5>p1"]','[8,8,8,8,8,8]','[null,null,null,null,null]','6',1.79474332954512786862e+09);
INSERT INTO "entries" VALUES('h9Rz6ZL-5xSK',8,'move',0,'["play:69>p6"]','[9,9,9,9,9,9]','[null,null,null,null,null]','7',1.79474332954581856729e+09);
INSERT INTO "entries" VALUES('h9Rz6ZL-5xSK',9,'move',1,'["play:57>p1"]','[10,10,10,10,10,10]','[null,null,null,null,null]','8',1.79474332954648327833e+09);
INSERT INTO "entries" VALUES('h9Rz6ZL-5xSK',10,'move',2,'["play:65>p6"]','[11,11,11,11,11,11]','[null,null,null,null,null]','9',1.79474332955436611178e+09);
INSERT INTO "entries" VALUES('h9Rz6ZL-5xSK',11,'move',3,'["play:23>p5"]','[12,12,12,12,12,12]','[null,null,null,null,null]','10',1.79474332955510735513e+09);
INSERT INTO "entries" VALUES('h9Rz6ZL-5xSK',12,'move',3,'["steal:4","~47"]','[13,13,13,13,13,13]','[null,null,null,null,null]','11',1.79474332955572915071e+09);
INSERT INTO "entries" VALUES('h9Rz6ZL-5xSK',13,'move',4,'["take:left"]','[14,14,14,14,14,14]','[null,null,null,null,null]','12',1.79474332955646467208e+09);
INSERT INTO "entries" VALUES('h9Rz6ZL-5xSK',14,'move',0,'["take:right"]','[15,15,15,15,15,15]','[null,null,null,null,null]','13',1.79474332955715131757e+09);
INSERT INTO "entries" VALUES('h9Rz6ZL-5xSK',15,'move',1,'["play:20>p2"]','[16,16,16,16,16,16]','[null,null,null,null,null]','14',1.79474332956044650084e+09);
INSERT INTO "entries" VALUES('h9Rz6ZL-5xSK',16,'move',1,'["steal:4","~32"]','[17,17,17,17,17,17]','[null,null,null,null,null]','15',1.79474332956147384645e+09);
INSERT INTO "entries" VALUES('h9Rz6ZL-5xSK',17,'move',2,'["take:right"]','[18,18,18,18,18,18]','[null,null,null,null,null]','16',1.79474332956850576403e+09);
INSERT INTO "entries" VALUES('h9Rz6ZL-5xSK',18,'move',2,'["take:right","~58","~54","~49","~28","~27"]','[19,19,19,19,19,19]','[null,null,null,null,null]','17',1.79474332957070755963e+09);
INSERT INTO "entries" VALUES('h9Rz6ZL-5xSK',19,'move',3,'["play:47>p4"]','[20,20,20,20,20,20]','[null,null,null,null,null]','18',1.79474332957358312604e+09);
INSERT INTO "entries" VALUES('h9Rz6ZL-5xSK',20,'move',3,'["refresh","~9","~51","~26","~15","~19","~13","~76"]','[21,21,21,21,21,21]','[null,null,null,null,null]','19',1.79474332958050656313e+09);
INSERT INTO "entries" VALUES('h9Rz6ZL-5xSK',21,'move',3,'["take:left"]','[22,22,22,22,22,22]','[null,null,null,null,null]','20',1.79474332958228468895e+09);
INSERT INTO "entries" VALUES('h9Rz6ZL-5xSK',22,'move',4,'["take:right"]','[23,23,23,23,23,23]','[null,null,null,null,null]','21',1.79474332958450555797e+09);
INSERT INTO "entries" VALUES('h9Rz6ZL-5xSK',23,'move',0,'["play:67>p1"]','[24,24,24,24,24,24]','[null,null,null,null,null]','22',1.79474332958854055405e+09);
INSERT INTO "entries" VALUES('h9Rz6ZL-5xSK',24,'move',1,'["take:left"]','[25,25,25,25,25,25]','[null,null,null,null,null]','23',1.79474332959251046178e+09);
INSERT INTO "entries" VALUES('h9Rz6ZL-5xSK',25,'move',2,'["play:18>p1"]','[26,26,26,26,26,26]','[null,null,null,null,null]','24',1.79474332959577441218e+09);
CREATE TABLE keys (
	"table" VARCHAR(16) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	role VARCHAR(10) NOT NULL, 
	seat INTEGER, 
	used_by VARCHAR(64), 
	PRIMARY KEY ("table", hash), 
	FOREIGN KEY("table") REFERENCES tables ("table")
);
INSERT INTO "keys" VALUES('7fDt9byn2sqH','9764b4e7fca4962365158edb303563b72c348eb2470c7fdf7091a9f5a4bcd064','seat',0,NULL);
INSERT INTO "keys" VALUES('7fDt9byn2sqH','675090cacc97ddf824909771d0b45fee1c71e46c7ac7a54eba1124a8364723d2','seat',1,NULL);
INSERT INTO "keys" VALUES('7fDt9byn2sqH','7ffab226d6734fd925ad1803f53520f8e4f20ac2027203f224b3c373014ce085','watch',NULL,NULL);
INSERT INTO "keys" VALUES('8a7SUFn1mea4','74d278747068358ef4ecae1641cfca40a94ced18e3c263745b1360fb8241d318','seat',0,NULL);
INSERT INTO "keys" VALUES('8a7SUFn1mea4','e1d0734e1cdf6d928fbb0d3255db94e66b9dafd59ba97dbe82c5a299c14bc628','seat',1,NULL);
INSERT INTO "keys" VALUES('8a7SUFn1mea4','4575cbf0c37e7d6c8288b2328dd5c66b02d943d84b7ba8394483e8f63abdc521','seat',2,NULL);
INSERT INTO "keys" VALUES('8a7SUFn1mea4','9030e8239f1391c4f2bd270fb1d83a80f5664999f8b0adf19d0b2b8bc2b08e58','watch',NULL,NULL);
INSERT INTO "keys" VALUES('EinYi0TnxY4y','4e63ea218a4dad70574f5c467cc2fbdf72bac3a491da57a81cf6b363c97b85c7','seat',0,NULL);
INSERT INTO "keys" VALUES('EinYi0TnxY4y','9b4524f205c76362e0f782f23c60f11ceeac29c9aab11f69d3269f270fbc6a44','seat',1,NULL);
INSERT INTO "keys" VALUES('EinYi0TnxY4y','46ebbfbbb088169894648e51589f075369448a12bf06f1ffb44a0413f512dc2d','seat',2,NULL);
INSERT INTO "keys" VALUES('EinYi0TnxY4y','c873a5636f183e67bea497455aa6c1fae50b8b021c2eae56e6626f47d6e82bc6','seat',3,NULL);
INSERT INTO "keys" VALUES('EinYi0TnxY4y','ab2e21ab117e1741f80eee00c0ba99c610101939710c89929b3a1fe1cdc96934','watch',NULL,NULL);
INSERT INTO "keys" VALUES('lkxPCu0r7xi9','b7b1a120a0ab177cc97052059450455395f4205aeeeb3ba33e5ec1b848f16218','seat',0,NULL);
INSERT INTO "keys" VALUES('lkxPCu0r7xi9','d6e51fad83838535485620d1c78082ec280899d8a0c78d9fcca9761708b433d4','seat',1,NULL);
INSERT INTO "keys" VALUES('lkxPCu0r7xi9','517541983ac2f0d61e0da4e9aad27739d242c98ea9fa8d163677c2bc60c0232a','seat',2,NULL);
INSERT INTO "keys" VALUES('lkxPCu0r7xi9','285c196788be6c00ddd63d0afc857520117b7e4978f3452c9ac777a7ec4c736c','seat',3,NULL);
INSERT INTO "keys" VALUES('lkxPCu0r7xi9','31ce2e9432152f51d0360833bc6d386046b9f2a57e21fc0bcd9710ac2230df67','seat',4,NULL);
INSERT INTO "keys" VALUES('lkxPCu0r7xi9','78f59eae59915926d40a8e2a67090b0f9ee59668853f02888e2dc5e5dd9fd324','watch',NULL,NULL);
INSERT INTO "keys" VALUES('LI9wpqIiraIn','902cd26da5062c979c5608ce9b6c27081b0aadc157f6cb93f8044a75c5e9ad0b','seat',0,NULL);
INSERT INTO "keys" VALUES('LI9wpqIiraIn','263b06d45aecffe4139f60d353c96491f0c989859c538ccb9a1427b96aae3f5d','seat',1,NULL);
INSERT INTO "keys" VALUES('LI9wpqIiraIn','0f68b8eff697eea85be3406f253917f6b993d70790635cf46eceb02038ae3c10','seat',2,NULL);
INSERT INTO "keys" VALUES('LI9wpqIiraIn','6d8eb98ba7910c8fc3fd748bd078558faca4fed6016b8526ba394f174ce81d38','seat',3,NULL);
INSERT INTO "keys" VALUES('LI9wpqIiraIn','a8cd0eb157cee166cab26b8dbe3baf5bacc546296e894a29658df85dd430ebdf','seat',4,NULL);
INSERT INTO "keys" VALUES('LI9wpqIiraIn','2d864bde451e1ca5472d0a3a16eb1df84d2097a8651ce5c3f33fd0d571658045','seat',5,NULL);
INSERT INTO "keys" VALUES('LI9wpqIiraIn','01ae06a2a56f5d5e5747df480893853867edac90d4fe755141f192dd5c04eccb','watch',NULL,NULL);
INSERT INTO "keys" VALUES('MEVSunH_OogA','f922004eee5726365ed516edc84e07bdbe89dc8376fff179b718f1a0959e721d','seat',0,NULL);
INSERT INTO "keys" VALUES('MEVSunH_OogA','9a5ba31b39c0dee9b15ef5f723de2deca6da8dd4341c4901ad2ca7a1c74d46fc','seat',1,NULL);
INSERT INTO "keys" VALUES('MEVSunH_OogA','5b244370fc48214945a719118c25cf2e7121da2818d386147ff2de1aa05c1724','watch',NULL,NULL);
INSERT INTO "keys" VALUES('9kJscoskLk8h','6269cd770950b0a677cc4f416f692039e9a8c98ff61c0ad2fc65cb21dc43fca2','seat',0,NULL);
INSERT INTO "keys" VALUES('9kJscoskLk8h','d7127dcbbd804fbb1ceb1981f66e564ade13e481dca9765c49e688cb6c121a08','seat',1,NULL);
INSERT INTO "keys" VALUES('9kJscoskLk8h','e6b1e0fb37db0aab3890f9257976d2b58f818bf5ef08311eabad0779aa769d74','seat',2,NULL);
INSERT INTO "keys" VALUES('9kJscoskLk8h','1ec69746ba0f3621bb7882ba2d3fe7d655f76ea37351783edf6a83af0c01bdf3','watch',NULL,NULL);
INSERT INTO "keys" VALUES('zim3k6FfWXRs','c0fdb98ab7416fe5ce429cdc3d51435f90ef40b14b618628364b6fbcb1b43a06','seat',0,NULL);
INSERT INTO "keys" VALUES('zim3k6FfWXRs','ab33a2827acf95e24429617eac104d9f48b500439f358fe37dcf91f8a1d5b910','seat',1,NULL);
INSERT INTO "keys" VALUES('zim3k6FfWXRs','f948a33e383160b6d24727a6bf19052bdde4a0c67932115f8215a21e33072681','seat',2,NULL);
INSERT INTO "keys" VALUES('zim3k6FfWXRs','0cdb9e944cb1af2ab1d9dc0e19a6be0c15dc86274b5fcbcfdb05a8b5a30193b9','seat',3,NULL);
INSERT INTO "keys" VALUES('zim3k6FfWXRs','6838da75f0ceb49c256c2f720888a93e8bdcf70f93045d483760770bc32424a1','watch',NULL,NULL);
INSERT INTO "keys" VALUES('MdceOJ3ppZfk','5ae8695ee0741141a6fc34b9e184c7ac9dc7cec8ece6910d2b6c9a234b328c0d','seat',0,NULL);
INSERT INTO "keys" VALUES('MdceOJ3ppZfk','c138d2ee53326460803f7250157a9fb8001028ea634b3776431a201269c1ce40','seat',1,NULL);
INSERT INTO "keys" VALUES('MdceOJ3ppZfk','2a3e4c267af25a6fc20bbfeffa61899ea61e30b0461782495ed018f07592a278','seat',2,NULL);
INSERT INTO "keys" VALUES('MdceOJ3ppZfk','fc77aeb958e1083c243f4a12491ccbcf0f2578417584fe6ba72dfd8d81e85de7','seat',3,NULL);
INSERT INTO "keys" VALUES('MdceOJ3ppZfk','604ff0a90c3c6d5a421f5e8b3abb0272f0b9abe2aa5f1bd688ac0b16837f2a51','watch',NULL,NULL);
INSERT INTO "keys" VALUES('WTNSTMYolirm','c2afc1272578a7abb881a18017c57db05bf03cc13f81187d0e594a00c7c5a44b','seat',0,NULL);
INSERT INTO "keys" VALUES('WTNSTMYolirm','ccd940bffc035bc01f97dcf443be53d116f80a4aca7d6b221fb4beeb40eaadf3','watch',NULL,NULL);
INSERT INTO "keys" VALUES('nGHEAL9Xu1I6','6de4fb29db5d4f80df6df07991b0400cd7f56ba611017dbf9abb63ad05ff5912','seat',0,NULL);
INSERT INTO "keys" VALUES('nGHEAL9Xu1I6','58b9a45d8945638505fc6b23593d2f7ac64ae6b75594e099f1099700d6ae620c','seat',1,NULL);
INSERT INTO "keys" VALUES('nGHEAL9Xu1I6','28f139f27aa358636e51efa67e30d0d647392285ef7a1a5929fa3859a03eb521','watch',NULL,NULL);
INSERT INTO "keys" VALUES('1sRphdXmp1Or','a70f9fd39038f491c4491495dd1f1d625e0795f4eb0765600c9882b4286821ad','seat',0,NULL);
INSERT INTO "keys" VALUES('1sRphdXmp1Or','a99e53af9fc84334c43bcbba511ad4c000821f8e68da18ee77eeb46cff822338','seat',1,NULL);
INSERT INTO "keys" VALUES('1sRphdXmp1Or','e7dfc3e9a0d22b713431b4539d4c3e874507f953dd65267fe6fcf66af2efceaf','watch',NULL,NULL);
INSERT INTO "keys" VALUES('yBaxlMcbTO2A','e433f63f3085987bc76c93c0d35b5e4a0ed110e344df382127de1791ce2c7d91','seat',0,NULL);
INSERT INTO "keys" VALUES('yBaxlMcbTO2A','821f1941a10481fd01ca5adb4cb170507b3b687d26d6d4bd32823c2c6960a32c','seat',1,NULL);
INSERT INTO "keys" VALUES('yBaxlMcbTO2A','367be839186d4c91acf99c4453f5c56c3674e6cdf6d5114f1551332661994bca','seat',2,NULL);
INSERT INTO "keys" VALUES('yBaxlMcbTO2A','06d7b02b6bbd276a440c23a901d040def14c56903aa4856dce4766a10c14f959','watch',NULL,NULL);
INSERT INTO "keys" VALUES('OuCFFjyw3Ba5','3762a27978320ed72a8f96adea710ec682db54d79a33d534827c251196c3b61d','seat',0,NULL);
INSERT INTO "keys" VALUES('OuCFFjyw3Ba5','55ccdc9182e2838cfded6f352093dd8f2214796963319041b5522e03a6fdfcee','seat',1,NULL);
INSERT INTO "keys" VALUES('OuCFFjyw3Ba5','01e5ed9b7cc1a67a6b78de5d4afa063afbd2eca5fa98560a60ce1cdd17ac539f','seat',2,NULL);
INSERT INTO "keys" VALUES('OuCFFjyw3Ba5','ce4307eafa8afc4a6ac34c77f5ec7cc82551906920225376949efc5c4e25b53e','seat',3,NULL);
INSERT INTO "keys" VALUES('OuCFFjyw3Ba5','2abf70322bbd86a4a4eac460e98a7335f250e10ca26371b805e0fd0e79845c14','watch',NULL,NULL);
INSERT INTO "keys" VALUES('h9Rz6ZL-5xSK','abcd7a1c285dd690ad338c5c9fb76616c4dd6045cb9fcc4ccd646244bf9c58ad','seat',0,NULL);
INSERT INTO "keys" VALUES('h9Rz6ZL-5xSK','7c2e76c39d1911e3538303745f581783fda932cad9c38cde0a8d9d2b0f4543c6','seat',1,NULL);
INSERT INTO "keys" VALUES('h9Rz6ZL-5xSK','d06d45865153f3e1539d982310e56d0687b6bce6ef555c8706350025d2043055','seat',2,NULL);
INSERT INTO "keys" VALUES('h9Rz6ZL-5xSK','a18f2e785b7572d9be2a5f5141652178df1fd5381441de3c199f2795d91f8bd6','seat',3,NULL);
INSERT INTO "keys" VALUES('h9Rz6ZL-5xSK','980ad0e57b1bd9471885c02bc268cde3b9d66aa161275fab5d60b8d0c1301fa3','seat',4,NULL);
INSERT INTO "keys" VALUES('h9Rz6ZL-5xSK','bf954a5c8a9a4e5716ee5ac40b951ec251ef335923f4f29aea237dcc3af41368','watch',NULL,NULL);
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
INSERT INTO "seats" VALUES('7fDt9byn2sqH',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('7fDt9byn2sqH',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('8a7SUFn1mea4',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('8a7SUFn1mea4',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('8a7SUFn1mea4',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('EinYi0TnxY4y',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('EinYi0TnxY4y',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('EinYi0TnxY4y',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('EinYi0TnxY4y',3,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('lkxPCu0r7xi9',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('lkxPCu0r7xi9',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('lkxPCu0r7xi9',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('lkxPCu0r7xi9',3,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('lkxPCu0r7xi9',4,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('LI9wpqIiraIn',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('LI9wpqIiraIn',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('LI9wpqIiraIn',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('LI9wpqIiraIn',3,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('LI9wpqIiraIn',4,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('LI9wpqIiraIn',5,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('MEVSunH_OogA',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('MEVSunH_OogA',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('9kJscoskLk8h',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('9kJscoskLk8h',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('9kJscoskLk8h',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('zim3k6FfWXRs',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('zim3k6FfWXRs',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('zim3k6FfWXRs',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('zim3k6FfWXRs',3,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('MdceOJ3ppZfk',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('MdceOJ3ppZfk',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('MdceOJ3ppZfk',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('MdceOJ3ppZfk',3,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('WTNSTMYolirm',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('nGHEAL9Xu1I6',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('nGHEAL9Xu1I6',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('1sRphdXmp1Or',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('1sRphdXmp1Or',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('yBaxlMcbTO2A',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('yBaxlMcbTO2A',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('yBaxlMcbTO2A',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('OuCFFjyw3Ba5',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('OuCFFjyw3Ba5',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('OuCFFjyw3Ba5',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('OuCFFjyw3Ba5',3,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('h9Rz6ZL-5xSK',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('h9Rz6ZL-5xSK',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('h9Rz6ZL-5xSK',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('h9Rz6ZL-5xSK',3,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('h9Rz6ZL-5xSK',4,'person','',NULL,0,'visitor','c0ffee',0,NULL);
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
INSERT INTO "sheets" VALUES('7ffa5b91416f7d3a','goryo','# What lies in the box of Goryō and is printed on it. Origins: R rulebook, D derived, P public material, C chosen.

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
source = "the examples put the first bag on space 1 or 2; the others tuned by measurement, see docs/goryo.md"
spaces = 12
bags = [2, 4, 6, 8, 11]
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
	help BOOLEAN NOT NULL, 
	start TEXT, 
	secret VARCHAR(64) NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	rematch VARCHAR(16), 
	request VARCHAR(64), 
	opened FLOAT NOT NULL, 
	PRIMARY KEY ("table"), 
	UNIQUE (request)
);
INSERT INTO "tables" VALUES('7fDt9byn2sqH','gorbinos_quest',1,'9bfda41ec7c722e8','{"mode":"standard","pace":"standard","build_cost":"default"}','{"kind":"none","seconds":0,"added":0}',60,1,NULL,'aa6637475a1b760903e83833e8de0f7db8ddefb17b4453488fead2e6c201fa95','running',NULL,NULL,1794743327.105);
INSERT INTO "tables" VALUES('8a7SUFn1mea4','gorbinos_quest',1,'9bfda41ec7c722e8','{"mode":"standard","pace":"standard","build_cost":"default"}','{"kind":"none","seconds":0,"added":0}',60,1,NULL,'82949240e15f50a8f6099d8b528a5c3a848391c3995f46527bde86fa3be8994d','running',NULL,NULL,1794743327.389);
INSERT INTO "tables" VALUES('EinYi0TnxY4y','gorbinos_quest',1,'9bfda41ec7c722e8','{"mode":"standard","pace":"standard","build_cost":"default"}','{"kind":"none","seconds":0,"added":0}',60,1,NULL,'5fd40e2d80ad35674ce1ee1674f6be690d0858781e996e2cd0d49bd13b18b48e','running',NULL,NULL,1794743327.611);
INSERT INTO "tables" VALUES('lkxPCu0r7xi9','gorbinos_quest',1,'9bfda41ec7c722e8','{"mode":"standard","pace":"standard","build_cost":"default"}','{"kind":"none","seconds":0,"added":0}',60,1,NULL,'08f81bd15b6e7ae3a1e8ceb716b89db1978488cc7ddc383d2465428ecdb8fcfa','running',NULL,NULL,1794743327.82);
INSERT INTO "tables" VALUES('LI9wpqIiraIn','gorbinos_quest',1,'9bfda41ec7c722e8','{"mode":"standard","pace":"standard","build_cost":"default"}','{"kind":"none","seconds":0,"added":0}',60,1,NULL,'7df7f2eabd2ccf02b42deb5498f105725e22c1e410e838d29127738c55d727d6','running',NULL,NULL,1794743328.064);
INSERT INTO "tables" VALUES('MEVSunH_OogA','gorinto',1,'d5266214786e1cd9','{"mode":"standard","landscape":"peak","removal":"burrow"}','{"kind":"none","seconds":0,"added":0}',60,1,NULL,'137bf239f866065f427400f542e51083c4b89662b86352a8c126fe5ee6b60848','running',NULL,NULL,1794743328.353);
INSERT INTO "tables" VALUES('9kJscoskLk8h','gorinto',1,'d5266214786e1cd9','{"mode":"standard","landscape":"peak","order":"coin"}','{"kind":"none","seconds":0,"added":0}',60,1,NULL,'0b3d9f8eaa04137775cccb5c7dbfd118e08af688585851d352b41d5004813f53','running',NULL,NULL,1794743328.684);
INSERT INTO "tables" VALUES('zim3k6FfWXRs','gorinto',1,'d5266214786e1cd9','{"mode":"standard","landscape":"peak","order":"coin"}','{"kind":"none","seconds":0,"added":0}',60,1,NULL,'13316673a9e5d7471822143491120ee388cdd05314770c17493840ecdfe8b304','running',NULL,NULL,1794743328.791);
INSERT INTO "tables" VALUES('MdceOJ3ppZfk','gorinto',1,'d5266214786e1cd9','{"mode":"partnership","landscape":"peak"}','{"kind":"none","seconds":0,"added":0}',60,1,NULL,'15f0cd403ca3544f1af5da442e40919b34f4a8cd4183882bba3f3228ae8a03eb','running',NULL,NULL,1794743328.937);
INSERT INTO "tables" VALUES('WTNSTMYolirm','gorinto',1,'d5266214786e1cd9','{"mode":"solo","landscape":"peak","difficulty":"normal"}','{"kind":"none","seconds":0,"added":0}',60,1,NULL,'531fc27e5ae91b49e582aa2f6e70745fd781e344af8b2cc78fd80fc633d8c43c','running',NULL,NULL,1794743329.063);
INSERT INTO "tables" VALUES('nGHEAL9Xu1I6','goryo',1,'7ffa5b91416f7d3a','{"mode":"standard","actions":"standard","palace":"fixed"}','{"kind":"none","seconds":0,"added":0}',60,1,NULL,'ab78cc55c1b1756cabf51624f5f97bb56d9f5c21bf6a28225a04ff32fb5716cb','running',NULL,NULL,1794743329.19);
INSERT INTO "tables" VALUES('1sRphdXmp1Or','koinobori',1,'d48a248bbe1fb810','{"mode":"standard"}','{"kind":"none","seconds":0,"added":0}',60,1,NULL,'cc8f31528271f9a3cbf6aa37f92a2e23fbf29ed083205fe5ed5e92aae634ac43','running',NULL,NULL,1794743329.269);
INSERT INTO "tables" VALUES('yBaxlMcbTO2A','koinobori',1,'d48a248bbe1fb810','{"mode":"standard"}','{"kind":"none","seconds":0,"added":0}',60,1,NULL,'fb6c4f3e817f66ee732755de7d7b43bb801eb2a763e1f758982d392d5fca21f4','running',NULL,NULL,1794743329.337);
INSERT INTO "tables" VALUES('OuCFFjyw3Ba5','koinobori',1,'d48a248bbe1fb810','{"mode":"standard"}','{"kind":"none","seconds":0,"added":0}',60,1,NULL,'dae58767ad250fb146efa21d2d2852b5b38235a1ccf558a21b5e5896dfbe8b6e','running',NULL,NULL,1794743329.5);
INSERT INTO "tables" VALUES('h9Rz6ZL-5xSK','koinobori',1,'d48a248bbe1fb810','{"mode":"standard"}','{"kind":"none","seconds":0,"added":0}',60,1,NULL,'0f9b66d93f092f4639ed48ee95cda50ff58805545db69e1cb57d6c937840e20e','running',NULL,NULL,1794743329.538);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_seats_visitor ON seats (visitor);
COMMIT;
