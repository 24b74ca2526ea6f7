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
INSERT INTO "entries" VALUES('UJW6-yp6J5pu',0,'begin',NULL,'["~food","~iron","~wood","~gold","~food","~coal","~wood","~wood","~wood","~food","~coal","~wood","~food","~gold","~coal","~coal","~food","~gold","~food","~iron","~iron","~food","~wood","~coal","~wood","~gold","~food","~iron","~iron","~coal","~seat:1","~production.yellow","~reset.green","~treachery.red","~reset.purple","~build.pink","~production.red","~wood_tokens","~food_tokens","~provinces","~income","~iron_tokens","~production_types"]','[1,1,1]','[null,null]',NULL,1.79474239903720116616e+09);
INSERT INTO "entries" VALUES('UJW6-yp6J5pu',1,'move',0,'["city:EC"]','[2,2,2]','[null,null]','0',1.79474239904448437687e+09);
INSERT INTO "entries" VALUES('UJW6-yp6J5pu',2,'move',1,'["city:EC"]','[3,3,3]','[null,null]','1',1.7947423990570487976e+09);
INSERT INTO "entries" VALUES('UJW6-yp6J5pu',3,'move',1,'["take:food"]','[4,4,4]','[null,null]','2',1.79474239905847811693e+09);
INSERT INTO "entries" VALUES('UJW6-yp6J5pu',4,'move',1,'["take:coal"]','[5,5,5]','[null,null]','3',1.79474239906057620049e+09);
INSERT INTO "entries" VALUES('UJW6-yp6J5pu',5,'move',1,'["play:reset"]','[6,6,6]','[null,null]','4',1.79474239906202912334e+09);
INSERT INTO "entries" VALUES('UJW6-yp6J5pu',6,'move',1,'["return:0"]','[7,7,7]','[null,null]','5',1.79474239906477713588e+09);
INSERT INTO "entries" VALUES('UJW6-yp6J5pu',7,'move',0,'["take:iron"]','[8,8,8]','[null,null]','6',1.79474239906591916081e+09);
INSERT INTO "entries" VALUES('UJW6-yp6J5pu',8,'move',0,'["take:gold"]','[9,9,9]','[null,null]','7',1.79474239906852769859e+09);
INSERT INTO "entries" VALUES('UJW6-yp6J5pu',9,'move',0,'["play:development"]','[10,10,10]','[null,null]','8',1.79474239907382750506e+09);
INSERT INTO "entries" VALUES('UJW6-yp6J5pu',10,'move',0,'["done","~trade.yellow"]','[11,11,11]','[null,null]','9',1.79474239914645814896e+09);
INSERT INTO "entries" VALUES('UJW6-yp6J5pu',11,'move',0,'["play:production"]','[12,12,12]','[null,null]','10',1794742399.16107);
INSERT INTO "entries" VALUES('UJW6-yp6J5pu',12,'move',0,'["produce:elmspire"]','[13,13,13]','[null,null]','11',1.79474239916498184204e+09);
INSERT INTO "entries" VALUES('UJW6-yp6J5pu',13,'move',1,'["play:production"]','[14,14,14]','[null,null]','12',1.79474239916888356205e+09);
INSERT INTO "entries" VALUES('UJW6-yp6J5pu',14,'undo',1,'[]','[15,15,15]','[null,null]','13',1.79474239917020845416e+09);
INSERT INTO "entries" VALUES('UJW6-yp6J5pu',15,'move',1,'["play:trade"]','[16,16,16]','[null,null]','14',1.79474239917131471629e+09);
INSERT INTO "entries" VALUES('UJW6-yp6J5pu',16,'move',1,'["sell:food"]','[17,17,17]','[null,null]','15',1.79474239917241764068e+09);
INSERT INTO "entries" VALUES('UJW6-yp6J5pu',17,'move',1,'["sell:coal"]','[18,18,18]','[null,null]','16',1.79474239917368483549e+09);
INSERT INTO "entries" VALUES('UJW6-yp6J5pu',18,'move',1,'["done","~development.purple"]','[19,19,19]','[null,null]','17',1.79474239917591285708e+09);
INSERT INTO "entries" VALUES('UJW6-yp6J5pu',19,'move',1,'["play:production"]','[20,20,20]','[null,null]','18',1.79474239917719364167e+09);
INSERT INTO "entries" VALUES('UJW6-yp6J5pu',20,'move',1,'["produce:faeloria"]','[21,21,21]','[null,null]','19',1.79474239917815685274e+09);
INSERT INTO "entries" VALUES('UJW6-yp6J5pu',21,'move',0,'["play:loan"]','[22,22,22]','[null,null]','20',1.79474239917914152146e+09);
INSERT INTO "entries" VALUES('UJW6-yp6J5pu',22,'move',0,'["loan:2","~loan.red"]','[23,23,23]','[null,null]','21',1.79474239918012166018e+09);
INSERT INTO "entries" VALUES('UJW6-yp6J5pu',23,'move',0,'["play:trade"]','[24,24,24]','[null,null]','22',1.79474239918132209784e+09);
INSERT INTO "entries" VALUES('UJW6-yp6J5pu',24,'move',0,'["buy:coal"]','[25,25,25]','[null,null]','23',1.79474239918234872818e+09);
INSERT INTO "entries" VALUES('UJW6-yp6J5pu',25,'move',0,'["buy:iron"]','[26,26,26]','[null,null]','24',1.79474239918346285815e+09);
INSERT INTO "entries" VALUES('ad1wgw8Yvxa1',0,'begin',NULL,'["~food","~coal","~iron","~iron","~food","~gold","~iron","~food","~gold","~food","~coal","~gold","~food","~wood","~coal","~coal","~food","~coal","~food","~wood","~coal","~wood","~iron","~wood","~wood","~wood","~food","~wood","~gold","~iron","~seat:2","~development.purple","~development.blue","~trade.blue","~production.blue","~trade.pink","~loan.purple","~wood_tokens","~four","~iron_tokens","~income","~gold_tokens","~provinces"]','[1,1,1,1]','[null,null,null]',NULL,1.79474239920548033714e+09);
INSERT INTO "entries" VALUES('ad1wgw8Yvxa1',1,'move',1,'["city:DC"]','[2,2,2,2]','[null,null,null]','0',1.79474239920686841004e+09);
INSERT INTO "entries" VALUES('ad1wgw8Yvxa1',2,'move',0,'["city:EC"]','[3,3,3,3]','[null,null,null]','1',1.79474239920823383336e+09);
INSERT INTO "entries" VALUES('ad1wgw8Yvxa1',3,'move',2,'["city:KC"]','[4,4,4,4]','[null,null,null]','2',1.7947423992096989154e+09);
INSERT INTO "entries" VALUES('ad1wgw8Yvxa1',4,'move',2,'["take:food"]','[5,5,5,5]','[null,null,null]','3',1.79474239921081829074e+09);
INSERT INTO "entries" VALUES('ad1wgw8Yvxa1',5,'move',2,'["take:coal"]','[6,6,6,6]','[null,null,null]','4',1.79474239921185541157e+09);
INSERT INTO "entries" VALUES('ad1wgw8Yvxa1',6,'move',2,'["play:loan"]','[7,7,7,7]','[null,null,null]','5',1.79474239921292638777e+09);
INSERT INTO "entries" VALUES('ad1wgw8Yvxa1',7,'undo',2,'[]','[8,8,8,8]','[null,null,null]','6',1.79474239921393632891e+09);
INSERT INTO "entries" VALUES('ad1wgw8Yvxa1',8,'move',2,'["play:development"]','[9,9,9,9]','[null,null,null]','7',1.79474239921493935586e+09);
INSERT INTO "entries" VALUES('ad1wgw8Yvxa1',9,'move',2,'["done"]','[10,10,10,10]','[null,null,null]','8',1.79474239921629381182e+09);
INSERT INTO "entries" VALUES('ad1wgw8Yvxa1',10,'move',0,'["take:iron"]','[11,11,11,11]','[null,null,null]','9',1.7947423992175712585e+09);
INSERT INTO "entries" VALUES('ad1wgw8Yvxa1',11,'move',0,'["take:gold"]','[12,12,12,12]','[null,null,null]','10',1.79474239921890807154e+09);
INSERT INTO "entries" VALUES('ad1wgw8Yvxa1',12,'move',0,'["play:production"]','[13,13,13,13]','[null,null,null]','11',1.79474239921994805331e+09);
INSERT INTO "entries" VALUES('ad1wgw8Yvxa1',13,'move',0,'["produce:dragonspire"]','[14,14,14,14]','[null,null,null]','12',1.79474239922116136558e+09);
INSERT INTO "entries" VALUES('ad1wgw8Yvxa1',14,'move',1,'["take:iron"]','[15,15,15,15]','[null,null,null]','13',1.79474239922218513484e+09);
INSERT INTO "entries" VALUES('ad1wgw8Yvxa1',15,'move',1,'["take:iron"]','[16,16,16,16]','[null,null,null]','14',1.79474239922421884537e+09);
INSERT INTO "entries" VALUES('ad1wgw8Yvxa1',16,'move',1,'["play:development"]','[17,17,17,17]','[null,null,null]','15',1.79474239922528767585e+09);
INSERT INTO "entries" VALUES('ad1wgw8Yvxa1',17,'move',1,'["done","~treachery.purple"]','[18,18,18,18]','[null,null,null]','16',1.79474239922626280785e+09);
INSERT INTO "entries" VALUES('ad1wgw8Yvxa1',18,'move',0,'["play:loan"]','[19,19,19,19]','[null,null,null]','17',1.79474239922737216945e+09);
INSERT INTO "entries" VALUES('ad1wgw8Yvxa1',19,'move',0,'["loan:2"]','[20,20,20,20]','[null,null,null]','18',1.79474239922884607313e+09);
INSERT INTO "entries" VALUES('ad1wgw8Yvxa1',20,'move',1,'["play:reset"]','[21,21,21,21]','[null,null,null]','19',1.79474239923032760626e+09);
INSERT INTO "entries" VALUES('ad1wgw8Yvxa1',21,'undo',1,'[]','[22,22,22,22]','[null,null,null]','20',1.79474239923143911359e+09);
INSERT INTO "entries" VALUES('ad1wgw8Yvxa1',22,'move',1,'["play:trade"]','[23,23,23,23]','[null,null,null]','21',1.79474239923244333269e+09);
INSERT INTO "entries" VALUES('ad1wgw8Yvxa1',23,'move',1,'["sell:iron"]','[24,24,24,24]','[null,null,null]','22',1.79474239923436784749e+09);
INSERT INTO "entries" VALUES('ad1wgw8Yvxa1',24,'move',1,'["done"]','[25,25,25,25]','[null,null,null]','23',1.79474239923551034925e+09);
INSERT INTO "entries" VALUES('ad1wgw8Yvxa1',25,'move',2,'["play:loan"]','[26,26,26,26]','[null,null,null]','24',1.79474239924488949775e+09);
INSERT INTO "entries" VALUES('d-4azxJn4jZF',0,'begin',NULL,'["~food","~gold","~iron","~wood","~food","~iron","~gold","~food","~wood","~food","~wood","~coal","~food","~iron","~gold","~coal","~food","~coal","~food","~gold","~coal","~wood","~coal","~iron","~food","~wood","~wood","~iron","~wood","~coal","~seat:1","~trade.yellow","~build.green","~trade.red","~treachery.red","~loan.purple","~trade.blue","~production_types","~coal_tokens","~income","~food_tokens","~gold_tokens","~four"]','[1,1,1,1,1]','[null,null,null,null]',NULL,1.79474239931675052638e+09);
INSERT INTO "entries" VALUES('d-4azxJn4jZF',1,'move',0,'["city:MC"]','[2,2,2,2,2]','[null,null,null,null]','0',1.79474239932067298891e+09);
INSERT INTO "entries" VALUES('d-4azxJn4jZF',2,'move',3,'["city:DC"]','[3,3,3,3,3]','[null,null,null,null]','1',1.79474239932346940045e+09);
INSERT INTO "entries" VALUES('d-4azxJn4jZF',3,'move',2,'["city:DC"]','[4,4,4,4,4]','[null,null,null,null]','2',1.79474239933692455289e+09);
INSERT INTO "entries" VALUES('d-4azxJn4jZF',4,'move',1,'["city:TC"]','[5,5,5,5,5]','[null,null,null,null]','3',1.79474239934761047358e+09);
INSERT INTO "entries" VALUES('d-4azxJn4jZF',5,'move',1,'["take:wood"]','[6,6,6,6,6]','[null,null,null,null]','4',1.79474239935535550116e+09);
INSERT INTO "entries" VALUES('d-4azxJn4jZF',6,'move',1,'["take:iron"]','[7,7,7,7,7]','[null,null,null,null]','5',1.79474239936506152156e+09);
INSERT INTO "entries" VALUES('d-4azxJn4jZF',7,'undo',1,'[]','[8,8,8,8,8]','[null,null,null,null]','6',1.79474239937706398959e+09);
INSERT INTO "entries" VALUES('d-4azxJn4jZF',8,'move',1,'["take:iron"]','[9,9,9,9,9]','[null,null,null,null]','7',1.79474239938575792305e+09);
INSERT INTO "entries" VALUES('d-4azxJn4jZF',9,'move',1,'["play:reset"]','[10,10,10,10,10]','[null,null,null,null]','8',1.79474239939936470989e+09);
INSERT INTO "entries" VALUES('d-4azxJn4jZF',10,'move',1,'["return:0"]','[11,11,11,11,11]','[null,null,null,null]','9',1.79474239940899491308e+09);
INSERT INTO "entries" VALUES('d-4azxJn4jZF',11,'move',2,'["take:gold"]','[12,12,12,12,12]','[null,null,null,null]','10',1.7947423994201076031e+09);
INSERT INTO "entries" VALUES('d-4azxJn4jZF',12,'move',2,'["take:gold"]','[13,13,13,13,13]','[null,null,null,null]','11',1.79474239942782855033e+09);
INSERT INTO "entries" VALUES('d-4azxJn4jZF',13,'move',2,'["play:reset"]','[14,14,14,14,14]','[null,null,null,null]','12',1.79474239943880796432e+09);
INSERT INTO "entries" VALUES('d-4azxJn4jZF',14,'undo',2,'[]','[15,15,15,15,15]','[null,null,null,null]','13',1.79474239946541690819e+09);
INSERT INTO "entries" VALUES('d-4azxJn4jZF',15,'move',2,'["play:production"]','[16,16,16,16,16]','[null,null,null,null]','14',1.79474239947308540337e+09);
INSERT INTO "entries" VALUES('d-4azxJn4jZF',16,'move',2,'["produce:stormholm"]','[17,17,17,17,17]','[null,null,null,null]','15',1.7947423994954302311e+09);
INSERT INTO "entries" VALUES('d-4azxJn4jZF',17,'move',3,'["take:iron"]','[18,18,18,18,18]','[null,null,null,null]','16',1.79474239951543211935e+09);
INSERT INTO "entries" VALUES('d-4azxJn4jZF',18,'move',3,'["take:gold"]','[19,19,19,19,19]','[null,null,null,null]','17',1.79474239952515840536e+09);
INSERT INTO "entries" VALUES('d-4azxJn4jZF',19,'move',3,'["play:reset"]','[20,20,20,20,20]','[null,null,null,null]','18',1.7947423995394675731e+09);
INSERT INTO "entries" VALUES('d-4azxJn4jZF',20,'move',3,'["return:0"]','[21,21,21,21,21]','[null,null,null,null]','19',1.79474239955702114107e+09);
INSERT INTO "entries" VALUES('d-4azxJn4jZF',21,'move',0,'["take:gold"]','[22,22,22,22,22]','[null,null,null,null]','20',1.79474239956578469272e+09);
INSERT INTO "entries" VALUES('d-4azxJn4jZF',22,'move',0,'["take:gold"]','[23,23,23,23,23]','[null,null,null,null]','21',1.7947423995735881329e+09);
INSERT INTO "entries" VALUES('d-4azxJn4jZF',23,'move',0,'["play:loan"]','[24,24,24,24,24]','[null,null,null,null]','22',1.79474239959058046341e+09);
INSERT INTO "entries" VALUES('d-4azxJn4jZF',24,'move',0,'["loan:0","~development.red"]','[25,25,25,25,25]','[null,null,null,null]','23',1.79474239960520315167e+09);
INSERT INTO "entries" VALUES('d-4azxJn4jZF',25,'move',2,'["play:development"]','[26,26,26,26,26]','[null,null,null,null]','24',1.79474239962427043913e+09);
INSERT INTO "entries" VALUES('uF4M-aYzcvU-',0,'begin',NULL,'["~food","~iron","~gold","~coal","~food","~wood","~iron","~food","~wood","~wood","~wood","~wood","~wood","~gold","~gold","~coal","~food","~coal","~food","~iron","~iron","~food","~wood","~coal","~food","~iron","~food","~coal","~gold","~coal","~seat:4","~development.yellow","~development.blue","~build.yellow","~treachery.green","~trade.red","~trade.purple","~production_types","~income","~iron_tokens","~income","~gold_tokens","~five"]','[1,1,1,1,1,1]','[null,null,null,null,null]',NULL,1.79474239973480391508e+09);
INSERT INTO "entries" VALUES('uF4M-aYzcvU-',1,'move',3,'["city:TC"]','[2,2,2,2,2,2]','[null,null,null,null,null]','0',1.79474239974698495866e+09);
INSERT INTO "entries" VALUES('uF4M-aYzcvU-',2,'move',2,'["city:FC"]','[3,3,3,3,3,3]','[null,null,null,null,null]','1',1.79474239976692652703e+09);
INSERT INTO "entries" VALUES('uF4M-aYzcvU-',3,'move',1,'["city:OC"]','[4,4,4,4,4,4]','[null,null,null,null,null]','2',1.79474239977569842343e+09);
INSERT INTO "entries" VALUES('uF4M-aYzcvU-',4,'move',0,'["city:KC"]','[5,5,5,5,5,5]','[null,null,null,null,null]','3',1.79474239979320073128e+09);
INSERT INTO "entries" VALUES('uF4M-aYzcvU-',5,'move',4,'["city:DC"]','[6,6,6,6,6,6]','[null,null,null,null,null]','4',1.79474239980750775334e+09);
INSERT INTO "entries" VALUES('uF4M-aYzcvU-',6,'move',4,'["take:gold"]','[7,7,7,7,7,7]','[null,null,null,null,null]','5',1.79474239982527375217e+09);
INSERT INTO "entries" VALUES('uF4M-aYzcvU-',7,'undo',4,'[]','[8,8,8,8,8,8]','[null,null,null,null,null]','6',1.79474239983507490156e+09);
INSERT INTO "entries" VALUES('uF4M-aYzcvU-',8,'move',4,'["take:food"]','[9,9,9,9,9,9]','[null,null,null,null,null]','7',1.79474239984950494769e+09);
INSERT INTO "entries" VALUES('uF4M-aYzcvU-',9,'move',4,'["take:iron"]','[10,10,10,10,10,10]','[null,null,null,null,null]','8',1.7947423998652637005e+09);
INSERT INTO "entries" VALUES('uF4M-aYzcvU-',10,'move',4,'["play:trade"]','[11,11,11,11,11,11]','[null,null,null,null,null]','9',1794742399.88029);
INSERT INTO "entries" VALUES('uF4M-aYzcvU-',11,'move',4,'["done"]','[12,12,12,12,12,12]','[null,null,null,null,null]','10',1.79474239989326334e+09);
INSERT INTO "entries" VALUES('uF4M-aYzcvU-',12,'move',0,'["take:wood"]','[13,13,13,13,13,13]','[null,null,null,null,null]','11',1.79474239990752410887e+09);
INSERT INTO "entries" VALUES('uF4M-aYzcvU-',13,'move',0,'["take:coal"]','[14,14,14,14,14,14]','[null,null,null,null,null]','12',1.79474239991879081727e+09);
INSERT INTO "entries" VALUES('uF4M-aYzcvU-',14,'undo',0,'[]','[15,15,15,15,15,15]','[null,null,null,null,null]','13',1.7947423999291021824e+09);
INSERT INTO "entries" VALUES('uF4M-aYzcvU-',15,'move',0,'["take:gold"]','[16,16,16,16,16,16]','[null,null,null,null,null]','14',1.7947423999378869534e+09);
INSERT INTO "entries" VALUES('uF4M-aYzcvU-',16,'move',0,'["play:reset"]','[17,17,17,17,17,17]','[null,null,null,null,null]','15',1.79474239994594264024e+09);
INSERT INTO "entries" VALUES('uF4M-aYzcvU-',17,'move',0,'["return:0"]','[18,18,18,18,18,18]','[null,null,null,null,null]','16',1.79474239996513295174e+09);
INSERT INTO "entries" VALUES('uF4M-aYzcvU-',18,'move',1,'["take:iron"]','[19,19,19,19,19,19]','[null,null,null,null,null]','17',1.79474239998116207126e+09);
INSERT INTO "entries" VALUES('uF4M-aYzcvU-',19,'move',1,'["take:iron"]','[20,20,20,20,20,20]','[null,null,null,null,null]','18',1.79474239998724508287e+09);
INSERT INTO "entries" VALUES('uF4M-aYzcvU-',20,'move',1,'["play:production"]','[21,21,21,21,21,21]','[null,null,null,null,null]','19',1.79474240000350403786e+09);
INSERT INTO "entries" VALUES('uF4M-aYzcvU-',21,'undo',1,'[]','[22,22,22,22,22,22]','[null,null,null,null,null]','20',1.79474240001713156696e+09);
INSERT INTO "entries" VALUES('uF4M-aYzcvU-',22,'move',1,'["play:production"]','[23,23,23,23,23,23]','[null,null,null,null,null]','21',1.79474240003235840793e+09);
INSERT INTO "entries" VALUES('uF4M-aYzcvU-',23,'move',1,'["produce:ravenshadow"]','[24,24,24,24,24,24]','[null,null,null,null,null]','22',1.79474240004508852957e+09);
INSERT INTO "entries" VALUES('uF4M-aYzcvU-',24,'move',2,'["take:iron"]','[25,25,25,25,25,25]','[null,null,null,null,null]','23',1.79474240005308079723e+09);
INSERT INTO "entries" VALUES('uF4M-aYzcvU-',25,'move',2,'["take:iron"]','[26,26,26,26,26,26]','[null,null,null,null,null]','24',1.79474240006511425969e+09);
INSERT INTO "entries" VALUES('DMT4KUna05rC',0,'begin',NULL,'["~food","~coal","~iron","~coal","~food","~gold","~iron","~food","~iron","~food","~gold","~wood","~food","~iron","~coal","~gold","~food","~wood","~food","~wood","~gold","~wood","~coal","~wood","~food","~coal","~wood","~coal","~iron","~wood","~seat:2","~treachery.red","~production.blue","~loan.red","~development.purple","~reset.yellow","~development.pink","~five","~production_types","~income","~cities","~provinces","~wood_tokens"]','[1,1,1,1,1,1,1]','[null,null,null,null,null,null]',NULL,1.79474240015264940263e+09);
INSERT INTO "entries" VALUES('DMT4KUna05rC',1,'move',1,'["city:GC"]','[2,2,2,2,2,2,2]','[null,null,null,null,null,null]','0',1.7947424001652667522e+09);
INSERT INTO "entries" VALUES('DMT4KUna05rC',2,'move',0,'["city:EC"]','[3,3,3,3,3,3,3]','[null,null,null,null,null,null]','1',1.79474240017551755904e+09);
INSERT INTO "entries" VALUES('DMT4KUna05rC',3,'move',5,'["city:DC"]','[4,4,4,4,4,4,4]','[null,null,null,null,null,null]','2',1.79474240018717861181e+09);
INSERT INTO "entries" VALUES('DMT4KUna05rC',4,'move',4,'["city:SC"]','[5,5,5,5,5,5,5]','[null,null,null,null,null,null]','3',1.79474240019715094562e+09);
INSERT INTO "entries" VALUES('DMT4KUna05rC',5,'move',3,'["city:RC"]','[6,6,6,6,6,6,6]','[null,null,null,null,null,null]','4',1.79474240020888161665e+09);
INSERT INTO "entries" VALUES('DMT4KUna05rC',6,'move',2,'["city:FC"]','[7,7,7,7,7,7,7]','[null,null,null,null,null,null]','5',1.79474240021565508837e+09);
INSERT INTO "entries" VALUES('DMT4KUna05rC',7,'undo',2,'[]','[8,8,8,8,8,8,8]','[null,null,null,null,null,null]','6',1.79474240023214292533e+09);
INSERT INTO "entries" VALUES('DMT4KUna05rC',8,'move',2,'["city:DC"]','[9,9,9,9,9,9,9]','[null,null,null,null,null,null]','7',1.79474240024780726425e+09);
INSERT INTO "entries" VALUES('DMT4KUna05rC',9,'move',2,'["take:food"]','[10,10,10,10,10,10,10]','[null,null,null,null,null,null]','8',1.79474240026114678385e+09);
INSERT INTO "entries" VALUES('DMT4KUna05rC',10,'move',2,'["take:food"]','[11,11,11,11,11,11,11]','[null,null,null,null,null,null]','9',1.79474240026575326918e+09);
INSERT INTO "entries" VALUES('DMT4KUna05rC',11,'move',2,'["play:development"]','[12,12,12,12,12,12,12]','[null,null,null,null,null,null]','10',1.79474240027724599839e+09);
INSERT INTO "entries" VALUES('DMT4KUna05rC',12,'move',2,'["done"]','[13,13,13,13,13,13,13]','[null,null,null,null,null,null]','11',1.79474240028947401052e+09);
INSERT INTO "entries" VALUES('DMT4KUna05rC',13,'move',3,'["take:food"]','[14,14,14,14,14,14,14]','[null,null,null,null,null,null]','12',1.79474240030116176606e+09);
INSERT INTO "entries" VALUES('DMT4KUna05rC',14,'undo',3,'[]','[15,15,15,15,15,15,15]','[null,null,null,null,null,null]','13',1.79474240032583260535e+09);
INSERT INTO "entries" VALUES('DMT4KUna05rC',15,'move',3,'["take:wood"]','[16,16,16,16,16,16,16]','[null,null,null,null,null,null]','14',1.79474240033319306373e+09);
INSERT INTO "entries" VALUES('DMT4KUna05rC',16,'move',3,'["take:iron"]','[17,17,17,17,17,17,17]','[null,null,null,null,null,null]','15',1.79474240034087657936e+09);
INSERT INTO "entries" VALUES('DMT4KUna05rC',17,'move',3,'["play:trade"]','[18,18,18,18,18,18,18]','[null,null,null,null,null,null]','16',1.79474240036547899243e+09);
INSERT INTO "entries" VALUES('DMT4KUna05rC',18,'move',3,'["sell:wood"]','[19,19,19,19,19,19,19]','[null,null,null,null,null,null]','17',1.79474240037671875958e+09);
INSERT INTO "entries" VALUES('DMT4KUna05rC',19,'move',3,'["sell:iron"]','[20,20,20,20,20,20,20]','[null,null,null,null,null,null]','18',1.79474240039356374744e+09);
INSERT INTO "entries" VALUES('DMT4KUna05rC',20,'move',3,'["done"]','[21,21,21,21,21,21,21]','[null,null,null,null,null,null]','19',1.79474240040931987769e+09);
INSERT INTO "entries" VALUES('DMT4KUna05rC',21,'move',4,'["take:wood"]','[22,22,22,22,22,22,22]','[null,null,null,null,null,null]','20',1.79474240041725134845e+09);
INSERT INTO "entries" VALUES('DMT4KUna05rC',22,'move',4,'["take:wood"]','[23,23,23,23,23,23,23]','[null,null,null,null,null,null]','21',1.79474240042949557301e+09);
INSERT INTO "entries" VALUES('DMT4KUna05rC',23,'move',4,'["play:trade"]','[24,24,24,24,24,24,24]','[null,null,null,null,null,null]','22',1.79474240043983960146e+09);
INSERT INTO "entries" VALUES('DMT4KUna05rC',24,'move',4,'["done"]','[25,25,25,25,25,25,25]','[null,null,null,null,null,null]','23',1.79474240045985364917e+09);
INSERT INTO "entries" VALUES('DMT4KUna05rC',25,'move',5,'["take:wood"]','[26,26,26,26,26,26,26]','[null,null,null,null,null,null]','24',1.7947424004733746051e+09);
INSERT INTO "entries" VALUES('Kx0mD00Ta1Pb',0,'begin',NULL,'["~wind","~void","~earth","~fire","~earth","~water","~water","~wind","~water","~fire","~water","~wind","~water","~void","~earth","~wind","~earth","~void","~water","~wind","~fire","~void","~void","~void","~water","~water","~wind","~wind","~void","~water","~wind","~earth","~fire","~fire","~fire","~void","~wind","~fire","~water","~earth","~water","~void","~wind","~void","~fire","~fire","~void","~wind","~wind","~void","~earth","~wind","~water","~fire","~void","~void","~fire","~wind","~fire","~water","~wind","~earth","~fire","~earth","~earth","~fire","~water","~earth","~fire","~water","~odd_stacks","~shortest_stack","~water","~fire","~seat:0"]','[1,1,1]','[null,null]',NULL,1.79474240052489733693e+09);
INSERT INTO "entries" VALUES('Kx0mD00Ta1Pb',1,'move',0,'["3>e3"]','[2,2,2]','[null,null]','0',1.79474240053527140615e+09);
INSERT INTO "entries" VALUES('Kx0mD00Ta1Pb',2,'move',0,'["^2"]','[3,3,3]','[null,null]','1',1.79474240054608178132e+09);
INSERT INTO "entries" VALUES('Kx0mD00Ta1Pb',3,'move',1,'["e>e3"]','[4,4,4]','[null,null]','2',1.79474240056466364861e+09);
INSERT INTO "entries" VALUES('Kx0mD00Ta1Pb',4,'move',1,'["^1"]','[5,5,5]','[null,null]','3',1.79474240056871962552e+09);
INSERT INTO "entries" VALUES('Kx0mD00Ta1Pb',5,'move',0,'["2>e2"]','[6,6,6]','[null,null]','4',1.7947424005756928921e+09);
INSERT INTO "entries" VALUES('Kx0mD00Ta1Pb',6,'move',0,'["b2","~A"]','[7,7,7]','[null,null]','5',1.79474240058162069324e+09);
INSERT INTO "entries" VALUES('Kx0mD00Ta1Pb',7,'move',1,'["1>a1"]','[8,8,8]','[null,null]','6',1.79474240059892487528e+09);
INSERT INTO "entries" VALUES('Kx0mD00Ta1Pb',8,'move',1,'["a2","~G"]','[9,9,9]','[null,null]','7',1.79474240060859131819e+09);
INSERT INTO "entries" VALUES('Kx0mD00Ta1Pb',9,'move',0,'["c>c1"]','[10,10,10]','[null,null]','8',1.79474240062069869045e+09);
INSERT INTO "entries" VALUES('Kx0mD00Ta1Pb',10,'move',0,'["c2","~F"]','[11,11,11]','[null,null]','9',1.79474240062860083575e+09);
INSERT INTO "entries" VALUES('Kx0mD00Ta1Pb',11,'move',1,'["4>a4"]','[12,12,12]','[null,null]','10',1.79474240063363051416e+09);
INSERT INTO "entries" VALUES('Kx0mD00Ta1Pb',12,'move',1,'["a5","~I","~earth","~wind","~water","~void","~earth","~water","~void","~fire","~void","~void"]','[13,13,13]','[null,null]','11',1.7947424006388823986e+09);
INSERT INTO "entries" VALUES('Kx0mD00Ta1Pb',13,'move',1,'["d>d1"]','[14,14,14]','[null,null]','12',1.79474240065258097646e+09);
INSERT INTO "entries" VALUES('Kx0mD00Ta1Pb',14,'undo',1,'[]','[15,15,15]','[null,null]','13',1.79474240066709828369e+09);
INSERT INTO "entries" VALUES('Kx0mD00Ta1Pb',15,'move',1,'["e>e5"]','[16,16,16]','[null,null]','14',1.79474240067947912215e+09);
INSERT INTO "entries" VALUES('Kx0mD00Ta1Pb',16,'move',1,'["^1"]','[17,17,17]','[null,null]','15',1.79474240068310737609e+09);
INSERT INTO "entries" VALUES('Kx0mD00Ta1Pb',17,'move',0,'["4>b4"]','[18,18,18]','[null,null]','16',1.79474240069652986526e+09);
INSERT INTO "entries" VALUES('Kx0mD00Ta1Pb',18,'move',0,'["a3"]','[19,19,19]','[null,null]','17',1.79474240070587205881e+09);
INSERT INTO "entries" VALUES('Kx0mD00Ta1Pb',19,'move',0,'["c3"]','[20,20,20]','[null,null]','18',1.79474240071663045884e+09);
INSERT INTO "entries" VALUES('Kx0mD00Ta1Pb',20,'move',1,'["c>c4"]','[21,21,21]','[null,null]','19',1.79474240072595143317e+09);
INSERT INTO "entries" VALUES('Kx0mD00Ta1Pb',21,'undo',1,'[]','[22,22,22]','[null,null]','20',1794742400.7406);
INSERT INTO "entries" VALUES('Kx0mD00Ta1Pb',22,'move',1,'["2>b2"]','[23,23,23]','[null,null]','21',1.79474240074451565742e+09);
INSERT INTO "entries" VALUES('Kx0mD00Ta1Pb',23,'move',1,'["c1"]','[24,24,24]','[null,null]','22',1.79474240075660395623e+09);
INSERT INTO "entries" VALUES('Kx0mD00Ta1Pb',24,'move',1,'["a3","~H"]','[25,25,25]','[null,null]','23',1.7947424007605919838e+09);
INSERT INTO "entries" VALUES('Kx0mD00Ta1Pb',25,'move',0,'["5>e5"]','[26,26,26]','[null,null]','24',1.79474240076488828661e+09);
INSERT INTO "entries" VALUES('1HGFYkJ6CjbK',0,'begin',NULL,'["~void","~fire","~void","~fire","~wind","~fire","~earth","~earth","~wind","~earth","~wind","~water","~water","~void","~void","~wind","~wind","~void","~earth","~void","~earth","~fire","~wind","~fire","~water","~wind","~water","~water","~earth","~fire","~wind","~earth","~earth","~water","~void","~earth","~water","~earth","~earth","~fire","~earth","~fire","~earth","~fire","~fire","~fire","~earth","~water","~wind","~void","~wind","~fire","~water","~earth","~fire","~fire","~wind","~wind","~void","~water","~fire","~wind","~earth","~water","~void","~void","~fire","~void","~water","~water","~shortest_of_an_element","~tallest_and_least","~water","~wind","~seat:1"]','[1,1,1,1]','[null,null,null]',NULL,1.79474240081715464591e+09);
INSERT INTO "entries" VALUES('1HGFYkJ6CjbK',1,'move',1,'["3>b3"]','[2,2,2,2]','[null,null,null]','0',1.79474240082313179966e+09);
INSERT INTO "entries" VALUES('1HGFYkJ6CjbK',2,'move',1,'["a2"]','[3,3,3,3]','[null,null,null]','1',1.79474240083481240267e+09);
INSERT INTO "entries" VALUES('1HGFYkJ6CjbK',3,'move',2,'["2>b2"]','[4,4,4,4]','[null,null,null]','2',1.794742400837526083e+09);
INSERT INTO "entries" VALUES('1HGFYkJ6CjbK',4,'move',2,'["b4"]','[5,5,5,5]','[null,null,null]','3',1.79474240084457230563e+09);
INSERT INTO "entries" VALUES('1HGFYkJ6CjbK',5,'move',0,'["a>a3"]','[6,6,6,6]','[null,null,null]','4',1.79474240085452055931e+09);
INSERT INTO "entries" VALUES('1HGFYkJ6CjbK',6,'move',0,'["a1"]','[7,7,7,7]','[null,null,null]','5',1.79474240086294460289e+09);
INSERT INTO "entries" VALUES('1HGFYkJ6CjbK',7,'move',1,'["c>c5"]','[8,8,8,8]','[null,null,null]','6',1.79474240086726212505e+09);
INSERT INTO "entries" VALUES('1HGFYkJ6CjbK',8,'move',1,'["^2"]','[9,9,9,9]','[null,null,null]','7',1.79474240088858580594e+09);
INSERT INTO "entries" VALUES('1HGFYkJ6CjbK',9,'move',2,'["4>e4"]','[10,10,10,10]','[null,null,null]','8',1.79474240089269089699e+09);
INSERT INTO "entries" VALUES('1HGFYkJ6CjbK',10,'move',2,'["c4"]','[11,11,11,11]','[null,null,null]','9',1.79474240090873813626e+09);
INSERT INTO "entries" VALUES('1HGFYkJ6CjbK',11,'move',0,'["e>e1"]','[12,12,12,12]','[null,null,null]','10',1.79474240093478083603e+09);
INSERT INTO "entries" VALUES('1HGFYkJ6CjbK',12,'move',0,'["d2"]','[13,13,13,13]','[null,null,null]','11',1.79474240095660805697e+09);
INSERT INTO "entries" VALUES('1HGFYkJ6CjbK',13,'move',1,'["d>d4"]','[14,14,14,14]','[null,null,null]','12',1.79474240097272253035e+09);
INSERT INTO "entries" VALUES('1HGFYkJ6CjbK',14,'undo',1,'[]','[15,15,15,15]','[null,null,null]','13',1.79474240097381973263e+09);
INSERT INTO "entries" VALUES('1HGFYkJ6CjbK',15,'move',1,'["5>a5"]','[16,16,16,16]','[null,null,null]','14',1.79474240097459769244e+09);
INSERT INTO "entries" VALUES('1HGFYkJ6CjbK',16,'move',1,'["b5"]','[17,17,17,17]','[null,null,null]','15',1.79474240097535204891e+09);
INSERT INTO "entries" VALUES('1HGFYkJ6CjbK',17,'move',1,'["e5"]','[18,18,18,18]','[null,null,null]','16',1.79474240097603154183e+09);
INSERT INTO "entries" VALUES('1HGFYkJ6CjbK',18,'move',2,'["1>d1"]','[19,19,19,19]','[null,null,null]','17',1.79474240097937846188e+09);
INSERT INTO "entries" VALUES('1HGFYkJ6CjbK',19,'move',2,'["e2"]','[20,20,20,20]','[null,null,null]','18',1.794742400980228424e+09);
INSERT INTO "entries" VALUES('1HGFYkJ6CjbK',20,'move',0,'["d>d4"]','[21,21,21,21]','[null,null,null]','19',1.79474240098092746738e+09);
INSERT INTO "entries" VALUES('1HGFYkJ6CjbK',21,'undo',0,'[]','[22,22,22,22]','[null,null,null]','20',1.7947424009816274643e+09);
INSERT INTO "entries" VALUES('1HGFYkJ6CjbK',22,'move',0,'["d>d4"]','[23,23,23,23]','[null,null,null]','21',1.79474240098227453233e+09);
INSERT INTO "entries" VALUES('1HGFYkJ6CjbK',23,'move',0,'["a4","~void","~fire","~wind","~fire","~wind","~earth","~earth","~void","~fire","~water"]','[24,24,24,24]','[null,null,null]','22',1.79474240098291921616e+09);
INSERT INTO "entries" VALUES('1HGFYkJ6CjbK',24,'move',2,'["c>c3"]','[25,25,25,25]','[null,null,null]','23',1.79474240098374986651e+09);
INSERT INTO "entries" VALUES('1HGFYkJ6CjbK',25,'move',2,'["d3"]','[26,26,26,26]','[null,null,null]','24',1.79474240098448562623e+09);
INSERT INTO "entries" VALUES('PtyF6oAxnI8X',0,'begin',NULL,'["~void","~earth","~earth","~void","~earth","~wind","~earth","~wind","~wind","~water","~fire","~wind","~fire","~fire","~wind","~void","~water","~earth","~fire","~void","~wind","~water","~fire","~wind","~water","~water","~earth","~fire","~void","~void","~void","~water","~earth","~water","~water","~water","~wind","~void","~void","~wind","~void","~wind","~wind","~wind","~earth","~earth","~fire","~fire","~fire","~wind","~earth","~fire","~water","~fire","~void","~void","~void","~fire","~void","~wind","~earth","~void","~wind","~fire","~wind","~earth","~fire","~earth","~void","~earth","~shortest_stack","~unique_heights","~water","~void","~seat:2"]','[1,1,1,1,1]','[null,null,null,null]',NULL,1.79474240098882484436e+09);
INSERT INTO "entries" VALUES('PtyF6oAxnI8X',1,'move',2,'["e>e1"]','[2,2,2,2,2]','[null,null,null,null]','0',1.79474240098964500427e+09);
INSERT INTO "entries" VALUES('PtyF6oAxnI8X',2,'move',2,'["d1"]','[3,3,3,3,3]','[null,null,null,null]','1',1.79474240099031734471e+09);
INSERT INTO "entries" VALUES('PtyF6oAxnI8X',3,'move',3,'["2>a2"]','[4,4,4,4,4]','[null,null,null,null]','2',1.79474240099091243748e+09);
INSERT INTO "entries" VALUES('PtyF6oAxnI8X',4,'move',3,'["a1"]','[5,5,5,5,5]','[null,null,null,null]','3',1.79474240099151110651e+09);
INSERT INTO "entries" VALUES('PtyF6oAxnI8X',5,'move',0,'["a>a5"]','[6,6,6,6,6]','[null,null,null,null]','4',1.79474240099232745177e+09);
INSERT INTO "entries" VALUES('PtyF6oAxnI8X',6,'move',0,'["^1"]','[7,7,7,7,7]','[null,null,null,null]','5',1.79474240099291086191e+09);
INSERT INTO "entries" VALUES('PtyF6oAxnI8X',7,'move',1,'["3>d3"]','[8,8,8,8,8]','[null,null,null,null]','6',1.79474240099349355691e+09);
INSERT INTO "entries" VALUES('PtyF6oAxnI8X',8,'move',1,'["^3"]','[9,9,9,9,9]','[null,null,null,null]','7',1.79474240099639439577e+09);
INSERT INTO "entries" VALUES('PtyF6oAxnI8X',9,'move',2,'["b>b2"]','[10,10,10,10,10]','[null,null,null,null]','8',1.79474240100452256201e+09);
INSERT INTO "entries" VALUES('PtyF6oAxnI8X',10,'move',2,'["c1"]','[11,11,11,11,11]','[null,null,null,null]','9',1.79474240102856540677e+09);
INSERT INTO "entries" VALUES('PtyF6oAxnI8X',11,'move',3,'["c>c2"]','[12,12,12,12,12]','[null,null,null,null]','10',1.79474240103658604626e+09);
INSERT INTO "entries" VALUES('PtyF6oAxnI8X',12,'move',3,'["c1"]','[13,13,13,13,13]','[null,null,null,null]','11',1.7947424010418927669e+09);
INSERT INTO "entries" VALUES('PtyF6oAxnI8X',13,'move',0,'["4>d4"]','[14,14,14,14,14]','[null,null,null,null]','12',1.79474240104860305791e+09);
INSERT INTO "entries" VALUES('PtyF6oAxnI8X',14,'undo',0,'[]','[15,15,15,15,15]','[null,null,null,null]','13',1.79474240114084982876e+09);
INSERT INTO "entries" VALUES('PtyF6oAxnI8X',15,'move',0,'["4>d4"]','[16,16,16,16,16]','[null,null,null,null]','14',1.79474240114837789534e+09);
INSERT INTO "entries" VALUES('PtyF6oAxnI8X',16,'move',0,'["c3"]','[17,17,17,17,17]','[null,null,null,null]','15',1.79474240116466116903e+09);
INSERT INTO "entries" VALUES('PtyF6oAxnI8X',17,'move',1,'["d>d4"]','[18,18,18,18,18]','[null,null,null,null]','16',1.79474240117265725134e+09);
INSERT INTO "entries" VALUES('PtyF6oAxnI8X',18,'move',1,'["d1","~water","~fire","~water","~fire","~fire","~water","~water","~water","~water","~void"]','[19,19,19,19,19]','[null,null,null,null]','17',1.79474240119266414648e+09);
INSERT INTO "entries" VALUES('PtyF6oAxnI8X',19,'move',0,'["3>a3"]','[20,20,20,20,20]','[null,null,null,null]','18',1.79474240122111225121e+09);
INSERT INTO "entries" VALUES('PtyF6oAxnI8X',20,'move',0,'["c3"]','[21,21,21,21,21]','[null,null,null,null]','19',1.79474240122285676008e+09);
INSERT INTO "entries" VALUES('PtyF6oAxnI8X',21,'undo',0,'[]','[22,22,22,22,22]','[null,null,null,null]','20',1.79474240122762537007e+09);
INSERT INTO "entries" VALUES('PtyF6oAxnI8X',22,'move',0,'["b3"]','[23,23,23,23,23]','[null,null,null,null]','21',1.79474240123255205153e+09);
INSERT INTO "entries" VALUES('PtyF6oAxnI8X',23,'move',0,'["e3"]','[24,24,24,24,24]','[null,null,null,null]','22',1.79474240124060153956e+09);
INSERT INTO "entries" VALUES('PtyF6oAxnI8X',24,'move',1,'["b>b3"]','[25,25,25,25,25]','[null,null,null,null]','23',1.79474240124791789051e+09);
INSERT INTO "entries" VALUES('PtyF6oAxnI8X',25,'move',1,'["b2"]','[26,26,26,26,26]','[null,null,null,null]','24',1.79474240126075243947e+09);
INSERT INTO "entries" VALUES('YnHpK2R60DqQ',0,'begin',NULL,'["~earth","~water","~earth","~wind","~wind","~fire","~fire","~void","~earth","~wind","~water","~fire","~water","~wind","~void","~earth","~void","~water","~void","~water","~fire","~wind","~wind","~void","~water","~water","~wind","~earth","~fire","~void","~water","~wind","~earth","~earth","~void","~water","~wind","~void","~void","~void","~wind","~earth","~fire","~water","~fire","~earth","~fire","~void","~wind","~void","~water","~void","~void","~wind","~fire","~water","~fire","~water","~earth","~water","~water","~earth","~fire","~earth","~fire","~void","~earth","~water","~wind","~fire","~tallest_of_an_element","~shortest_stack","~shortest_of_an_element","~shared_heights","~wind","~water","~seat:3"]','[1,1,1,1,1]','[null,null,null,null]',NULL,1.79474240129224443438e+09);
INSERT INTO "entries" VALUES('YnHpK2R60DqQ',1,'move',3,'["c>c5"]','[2,2,2,2,2]','[null,null,null,null]','0',1.79474240130080366136e+09);
INSERT INTO "entries" VALUES('YnHpK2R60DqQ',2,'move',3,'["c3"]','[3,3,3,3,3]','[null,null,null,null]','1',1.79474240130272436142e+09);
INSERT INTO "entries" VALUES('YnHpK2R60DqQ',3,'move',3,'["give:wind"]','[4,4,4,4,4]','[null,null,null,null]','2',1.79474240130852913856e+09);
INSERT INTO "entries" VALUES('YnHpK2R60DqQ',4,'move',0,'["b>b4"]','[5,5,5,5,5]','[null,null,null,null]','3',1.79474240132782745368e+09);
INSERT INTO "entries" VALUES('YnHpK2R60DqQ',5,'move',0,'["^1"]','[6,6,6,6,6]','[null,null,null,null]','4',1.79474240133212971683e+09);
INSERT INTO "entries" VALUES('YnHpK2R60DqQ',6,'move',0,'["give:void"]','[7,7,7,7,7]','[null,null,null,null]','5',1.79474240134265470509e+09);
INSERT INTO "entries" VALUES('YnHpK2R60DqQ',7,'move',1,'["d>d1"]','[8,8,8,8,8]','[null,null,null,null]','6',1.79474240134604287144e+09);
INSERT INTO "entries" VALUES('YnHpK2R60DqQ',8,'move',1,'["^1"]','[9,9,9,9,9]','[null,null,null,null]','7',1.79474240135669279097e+09);
INSERT INTO "entries" VALUES('YnHpK2R60DqQ',9,'move',1,'["give:fire"]','[10,10,10,10,10]','[null,null,null,null]','8',1.79474240136154580111e+09);
INSERT INTO "entries" VALUES('YnHpK2R60DqQ',10,'move',2,'["5>c5"]','[11,11,11,11,11]','[null,null,null,null]','9',1.79474240140205264096e+09);
INSERT INTO "entries" VALUES('YnHpK2R60DqQ',11,'move',2,'["c2"]','[12,12,12,12,12]','[null,null,null,null]','10',1.79474240140698385243e+09);
INSERT INTO "entries" VALUES('YnHpK2R60DqQ',12,'move',2,'["give:water"]','[13,13,13,13,13]','[null,null,null,null]','11',1.79474240141452836983e+09);
INSERT INTO "entries" VALUES('YnHpK2R60DqQ',13,'move',3,'["3>a3"]','[14,14,14,14,14]','[null,null,null,null]','12',1.79474240142874503136e+09);
INSERT INTO "entries" VALUES('YnHpK2R60DqQ',14,'undo',3,'[]','[15,15,15,15,15]','[null,null,null,null]','13',1.79474240144634604454e+09);
INSERT INTO "entries" VALUES('YnHpK2R60DqQ',15,'move',3,'["a>a1"]','[16,16,16,16,16]','[null,null,null,null]','14',1.79474240145736312871e+09);
INSERT INTO "entries" VALUES('YnHpK2R60DqQ',16,'move',3,'["e1"]','[17,17,17,17,17]','[null,null,null,null]','15',1.79474240147890281684e+09);
INSERT INTO "entries" VALUES('YnHpK2R60DqQ',17,'move',3,'["give:wind"]','[18,18,18,18,18]','[null,null,null,null]','16',1.79474240148858189586e+09);
INSERT INTO "entries" VALUES('YnHpK2R60DqQ',18,'move',0,'["2>e2"]','[19,19,19,19,19]','[null,null,null,null]','17',1.79474240149912285806e+09);
INSERT INTO "entries" VALUES('YnHpK2R60DqQ',19,'move',0,'["^2"]','[20,20,20,20,20]','[null,null,null,null]','18',1.79474240151095533373e+09);
INSERT INTO "entries" VALUES('YnHpK2R60DqQ',20,'move',0,'["give:wind"]','[21,21,21,21,21]','[null,null,null,null]','19',1.7947424015132246017e+09);
INSERT INTO "entries" VALUES('YnHpK2R60DqQ',21,'move',1,'["4>d4"]','[22,22,22,22,22]','[null,null,null,null]','20',1.79474240151412367822e+09);
INSERT INTO "entries" VALUES('YnHpK2R60DqQ',22,'move',1,'["d3"]','[23,23,23,23,23]','[null,null,null,null]','21',1.79474240151491665836e+09);
INSERT INTO "entries" VALUES('YnHpK2R60DqQ',23,'move',1,'["e4"]','[24,24,24,24,24]','[null,null,null,null]','22',1.79474240151562333105e+09);
INSERT INTO "entries" VALUES('YnHpK2R60DqQ',24,'move',1,'["d5"]','[25,25,25,25,25]','[null,null,null,null]','23',1.7947424015164425373e+09);
INSERT INTO "entries" VALUES('YnHpK2R60DqQ',25,'move',1,'["give:water"]','[26,26,26,26,26]','[null,null,null,null]','24',1.79474240151713585857e+09);
INSERT INTO "entries" VALUES('LBHAXV9Jk7Lk',0,'begin',NULL,'["~fire","~water","~earth","~earth","~wind","~water","~wind","~water","~water","~water","~void","~wind","~earth","~fire","~fire","~fire","~void","~wind","~earth","~earth","~void","~earth","~wind","~earth","~water","~water","~fire","~earth","~wind","~fire","~wind","~void","~wind","~wind","~fire","~void","~earth","~fire","~fire","~void","~wind","~water","~void","~earth","~fire","~fire","~fire","~earth","~water","~void","~wind","~void","~wind","~earth","~water","~void","~wind","~earth","~wind","~void","~height_difference","~all_but_the_middle","~water","~earth","~wind","~fire","~3","~G","~5","~A","~2","~J","~4","~C","~1","~F","~void","~fire","~fire","~wind","~void","~5","~4"]','[1,1]','[null]',NULL,1.79474240152599072463e+09);
INSERT INTO "entries" VALUES('LBHAXV9Jk7Lk',1,'move',0,'["1>e1"]','[2,2]','[null]','0',1.79474240153555583956e+09);
INSERT INTO "entries" VALUES('LBHAXV9Jk7Lk',2,'move',0,'["e4","~tail","~2"]','[3,3]','[null]','1',1.79474240154466080669e+09);
INSERT INTO "entries" VALUES('LBHAXV9Jk7Lk',3,'move',0,'["d>d4"]','[4,4]','[null]','2',1.79474240154871702191e+09);
INSERT INTO "entries" VALUES('LBHAXV9Jk7Lk',4,'move',0,'["d2","~tail","~1"]','[5,5]','[null]','3',1.79474240155667018889e+09);
INSERT INTO "entries" VALUES('LBHAXV9Jk7Lk',5,'move',0,'["c>c3"]','[6,6]','[null]','4',1794742401.55799);
INSERT INTO "entries" VALUES('LBHAXV9Jk7Lk',6,'move',0,'["b2"]','[7,7]','[null]','5',1.7947424015588719845e+09);
INSERT INTO "entries" VALUES('LBHAXV9Jk7Lk',7,'undo',0,'[]','[8,8]','[null]','6',1.79474240155966877942e+09);
INSERT INTO "entries" VALUES('LBHAXV9Jk7Lk',8,'move',0,'["b4"]','[9,9]','[null]','7',1.79474240156036496159e+09);
INSERT INTO "entries" VALUES('LBHAXV9Jk7Lk',9,'move',0,'["d4","~tail","~4","~G","~1","~D","~5","~A","~2","~B","~3","~E","~fire","~void","~wind","~fire","~earth","~5","~4"]','[10,10]','[null]','8',1.79474240156113529209e+09);
INSERT INTO "entries" VALUES('LBHAXV9Jk7Lk',10,'move',0,'["e>e5"]','[11,11]','[null]','9',1.79474240156225299837e+09);
INSERT INTO "entries" VALUES('LBHAXV9Jk7Lk',11,'move',0,'["e1"]','[12,12]','[null]','10',1.79474240156292796132e+09);
INSERT INTO "entries" VALUES('LBHAXV9Jk7Lk',12,'move',0,'["e3","~tail","~1"]','[13,13]','[null]','11',1.79474240156357359881e+09);
INSERT INTO "entries" VALUES('LBHAXV9Jk7Lk',13,'move',0,'["3>c3"]','[14,14]','[null]','12',1.79474240156439089773e+09);
INSERT INTO "entries" VALUES('LBHAXV9Jk7Lk',14,'undo',0,'[]','[15,15]','[null]','13',1.79474240156501698489e+09);
INSERT INTO "entries" VALUES('LBHAXV9Jk7Lk',15,'move',0,'["3>e3","~head","~2"]','[16,16]','[null]','14',1794742401.5657);
INSERT INTO "entries" VALUES('LBHAXV9Jk7Lk',16,'move',0,'["d>d2"]','[17,17]','[null]','15',1.79474240156646728519e+09);
INSERT INTO "entries" VALUES('LBHAXV9Jk7Lk',17,'move',0,'["c2","~head","~1","~C","~5","~B","~3","~G","~4","~D","~2","~I","~fire","~void","~water","~water","~wind","~2","~3"]','[18,18]','[null]','16',1.79474240156709790227e+09);
INSERT INTO "entries" VALUES('LBHAXV9Jk7Lk',18,'move',0,'["5>d5"]','[19,19]','[null]','17',1.79474240156820821759e+09);
INSERT INTO "entries" VALUES('LBHAXV9Jk7Lk',19,'move',0,'["c5"]','[20,20]','[null]','18',1.79474240156949543952e+09);
INSERT INTO "entries" VALUES('LBHAXV9Jk7Lk',20,'move',0,'["e5","~head","~4"]','[21,21]','[null]','19',1.79474240157014799119e+09);
INSERT INTO "entries" VALUES('LBHAXV9Jk7Lk',21,'move',0,'["e>e5"]','[22,22]','[null]','20',1.79474240157084512711e+09);
INSERT INTO "entries" VALUES('LBHAXV9Jk7Lk',22,'move',0,'["a5"]','[23,23]','[null]','21',1.79474240157136631017e+09);
INSERT INTO "entries" VALUES('LBHAXV9Jk7Lk',23,'move',0,'["c5"]','[24,24]','[null]','22',1.79474240157188963894e+09);
INSERT INTO "entries" VALUES('LBHAXV9Jk7Lk',24,'move',0,'["d5","~head","~5"]','[25,25]','[null]','23',1794742401.57254);
INSERT INTO "entries" VALUES('LBHAXV9Jk7Lk',25,'move',0,'["a>a4"]','[26,26]','[null]','24',1.7947424015732135773e+09);
INSERT INTO "entries" VALUES('X9nisQCKy8g8',0,'begin',NULL,'["~fan","~lantern"]','[1,1,1]','[null,null]',NULL,1.79474240157560658453e+09);
INSERT INTO "entries" VALUES('X9nisQCKy8g8',1,'move',0,'["c3"]','[2,2,2]','[null,null]','0',1.79474240157644605638e+09);
INSERT INTO "entries" VALUES('X9nisQCKy8g8',2,'move',0,'["b3"]','[3,2,2]','[null,null]','1',1.79474240157706665995e+09);
INSERT INTO "entries" VALUES('X9nisQCKy8g8',3,'move',0,'["a3"]','[4,2,2]','[null,null]','2',1.79474240157773804664e+09);
INSERT INTO "entries" VALUES('X9nisQCKy8g8',4,'move',0,'["a2"]','[5,2,2]','[null,null]','3',1.79474240157835149764e+09);
INSERT INTO "entries" VALUES('X9nisQCKy8g8',5,'move',0,'["a1"]','[6,2,2]','[null,null]','4',1.79474240157897925373e+09);
INSERT INTO "entries" VALUES('X9nisQCKy8g8',6,'move',0,'["trail:d6"]','[7,2,2]','[null,null]','5',1.79474240157984614375e+09);
INSERT INTO "entries" VALUES('X9nisQCKy8g8',7,'undo',0,'[]','[8,2,2]','[null,null]','6',1.7947424015805571079e+09);
INSERT INTO "entries" VALUES('X9nisQCKy8g8',8,'move',0,'["trail:f6"]','[9,2,2]','[null,null]','7',1.79474240158137440682e+09);
INSERT INTO "entries" VALUES('X9nisQCKy8g8',9,'move',0,'["confirm"]','[10,3,3]','[null,null]','8',1.79474240158207631106e+09);
INSERT INTO "entries" VALUES('X9nisQCKy8g8',10,'move',1,'["call:purple"]','[11,4,4]','[null,null]','9',1.79474240158261275296e+09);
INSERT INTO "entries" VALUES('X9nisQCKy8g8',11,'move',1,'["move:e1"]','[12,5,5]','[null,null]','10',1.79474240158309364312e+09);
INSERT INTO "entries" VALUES('X9nisQCKy8g8',12,'move',1,'["call:red"]','[13,6,6]','[null,null]','11',1.7947424015836167335e+09);
INSERT INTO "entries" VALUES('X9nisQCKy8g8',13,'move',1,'["sniff:c5"]','[14,7,7]','[null,null]','12',1.79474240158419728278e+09);
INSERT INTO "entries" VALUES('X9nisQCKy8g8',14,'move',1,'["call:green"]','[15,8,8]','[null,null]','13',1.79474240158488225938e+09);
INSERT INTO "entries" VALUES('X9nisQCKy8g8',15,'move',1,'["move:a2"]','[16,9,9]','[null,null]','14',1.79474240158540749548e+09);
INSERT INTO "entries" VALUES('X9nisQCKy8g8',16,'move',1,'["search"]','[17,10,10]','[null,null]','15',1794742401.58838);
INSERT INTO "entries" VALUES('X9nisQCKy8g8',17,'move',1,'["sniff:a3"]','[18,11,11]','[null,null]','16',1.79474240159229373936e+09);
INSERT INTO "entries" VALUES('X9nisQCKy8g8',18,'move',1,'["end","~teapot"]','[19,12,12]','[null,null]','17',1.79474240159431147577e+09);
INSERT INTO "entries" VALUES('X9nisQCKy8g8',19,'move',0,'["b1"]','[20,12,12]','[null,null]','18',1.79474240160099792482e+09);
INSERT INTO "entries" VALUES('X9nisQCKy8g8',20,'move',0,'["b2"]','[21,12,12]','[null,null]','19',1.79474240160545134544e+09);
INSERT INTO "entries" VALUES('X9nisQCKy8g8',21,'undo',0,'[]','[22,12,12]','[null,null]','20',1.79474240161010766027e+09);
INSERT INTO "entries" VALUES('X9nisQCKy8g8',22,'move',0,'["c1"]','[23,12,12]','[null,null]','21',1.79474240161386060709e+09);
INSERT INTO "entries" VALUES('X9nisQCKy8g8',23,'move',0,'["c2"]','[24,12,12]','[null,null]','22',1.79474240162404322625e+09);
INSERT INTO "entries" VALUES('X9nisQCKy8g8',24,'move',0,'["d2"]','[25,12,12]','[null,null]','23',1.79474240163505196566e+09);
INSERT INTO "entries" VALUES('X9nisQCKy8g8',25,'move',0,'["trail:f5"]','[26,12,12]','[null,null]','24',1.79474240163644289968e+09);
INSERT INTO "entries" VALUES('vjWd-iRYo87X',0,'begin',NULL,'["~orange","~dark_green","~pink","~66","~39","~73","~44","~47","~49","~31","~64","~78","~7","~65","~seat:0"]','[1,1,1]','[null,null]',NULL,1.79474240168074178694e+09);
INSERT INTO "entries" VALUES('vjWd-iRYo87X',1,'move',0,'["play:73>p2"]','[2,2,2]','[null,null]','0',1.79474240168629431725e+09);
INSERT INTO "entries" VALUES('vjWd-iRYo87X',2,'move',1,'["play:44>p3"]','[3,3,3]','[null,null]','1',1.79474240169256591794e+09);
INSERT INTO "entries" VALUES('vjWd-iRYo87X',3,'move',1,'["take:right"]','[4,4,4]','[null,null]','2',1.79474240170074367519e+09);
INSERT INTO "entries" VALUES('vjWd-iRYo87X',4,'move',1,'["take:right"]','[5,5,5]','[null,null]','3',1.79474240172096800808e+09);
INSERT INTO "entries" VALUES('vjWd-iRYo87X',5,'move',0,'["play:66>p3"]','[6,6,6]','[null,null]','4',1.79474240173555445675e+09);
INSERT INTO "entries" VALUES('vjWd-iRYo87X',6,'move',1,'["play:65>p2"]','[7,7,7]','[null,null]','5',1.79474240174065470697e+09);
INSERT INTO "entries" VALUES('vjWd-iRYo87X',7,'move',0,'["take:left"]','[8,8,8]','[null,null]','6',1.79474240174580907825e+09);
INSERT INTO "entries" VALUES('vjWd-iRYo87X',8,'move',1,'["play:7>p1"]','[9,9,9]','[null,null]','7',1.79474240180494642258e+09);
INSERT INTO "entries" VALUES('vjWd-iRYo87X',9,'move',1,'["skip"]','[10,10,10]','[null,null]','8',1.79474240211669182776e+09);
INSERT INTO "entries" VALUES('vjWd-iRYo87X',10,'move',0,'["play:47>p3"]','[11,11,11]','[null,null]','9',1.79474240212465810774e+09);
INSERT INTO "entries" VALUES('vjWd-iRYo87X',11,'move',0,'["skip"]','[12,12,12]','[null,null]','10',1.79474240213255429267e+09);
INSERT INTO "entries" VALUES('vjWd-iRYo87X',12,'move',1,'["play:39>own"]','[13,13,13]','[null,null]','11',1.79474240213657522196e+09);
INSERT INTO "entries" VALUES('vjWd-iRYo87X',13,'move',0,'["take:left","~41","~69","~20","~32"]','[14,14,14]','[null,null]','12',1.79474240214464306826e+09);
INSERT INTO "entries" VALUES('vjWd-iRYo87X',14,'move',1,'["take:left"]','[15,15,15]','[null,null]','13',1.7947424021571838856e+09);
INSERT INTO "entries" VALUES('vjWd-iRYo87X',15,'move',1,'["take:right"]','[16,16,16]','[null,null]','14',1.79474240216857385639e+09);
INSERT INTO "entries" VALUES('vjWd-iRYo87X',16,'move',0,'["play:49>p1"]','[17,17,17]','[null,null]','15',1.79474240218476700781e+09);
INSERT INTO "entries" VALUES('vjWd-iRYo87X',17,'move',0,'["refresh","~4","~19","~53","~25","~46","~48","~42"]','[18,18,18]','[null,null]','16',1.79474240219666528704e+09);
INSERT INTO "entries" VALUES('vjWd-iRYo87X',18,'move',0,'["take:left"]','[19,19,19]','[null,null]','17',1.79474240220677757262e+09);
INSERT INTO "entries" VALUES('vjWd-iRYo87X',19,'move',1,'["play:32>p3"]','[20,20,20]','[null,null]','18',1.79474240222067952157e+09);
INSERT INTO "entries" VALUES('vjWd-iRYo87X',20,'move',1,'["skip"]','[21,21,21]','[null,null]','19',1.79474240223622202869e+09);
INSERT INTO "entries" VALUES('vjWd-iRYo87X',21,'move',0,'["take:left"]','[22,22,22]','[null,null]','20',1.79474240225282335274e+09);
INSERT INTO "entries" VALUES('vjWd-iRYo87X',22,'move',1,'["play:31>p3"]','[23,23,23]','[null,null]','21',1794742402.26467);
INSERT INTO "entries" VALUES('vjWd-iRYo87X',23,'move',1,'["take:right"]','[24,24,24]','[null,null]','22',1.79474240228069639203e+09);
INSERT INTO "entries" VALUES('vjWd-iRYo87X',24,'move',0,'["play:19>own"]','[25,25,25]','[null,null]','23',1.79474240228737354271e+09);
INSERT INTO "entries" VALUES('vjWd-iRYo87X',25,'move',1,'["play:42>own"]','[26,26,26]','[null,null]','24',1.79474240230872869486e+09);
INSERT INTO "entries" VALUES('b9Ch80t2zatG',0,'begin',NULL,'["~pink","~dark_green","~black","~orange","~62","~16","~29","~2","~11","~61","~66","~19","~0","~42","~1","~12","~26","~seat:1"]','[1,1,1,1]','[null,null,null]',NULL,1.79474240236070513724e+09);
INSERT INTO "entries" VALUES('b9Ch80t2zatG',1,'move',1,'["play:16>p1"]','[2,2,2,2]','[null,null,null]','0',1.79474240236608219151e+09);
INSERT INTO "entries" VALUES('b9Ch80t2zatG',2,'move',1,'["play:11>p3"]','[3,3,3,3]','[null,null,null]','1',1.79474240237666797636e+09);
INSERT INTO "entries" VALUES('b9Ch80t2zatG',3,'move',1,'["move:p3>p4"]','[4,4,4,4]','[null,null,null]','2',1.79474240238457870486e+09);
INSERT INTO "entries" VALUES('b9Ch80t2zatG',4,'move',2,'["play:61>p2"]','[5,5,5,5]','[null,null,null]','3',1.79474240238734269146e+09);
INSERT INTO "entries" VALUES('b9Ch80t2zatG',5,'move',0,'["play:62>p4"]','[6,6,6,6]','[null,null,null]','4',1.79474240239331245426e+09);
INSERT INTO "entries" VALUES('b9Ch80t2zatG',6,'move',1,'["take:right"]','[7,7,7,7]','[null,null,null]','5',1.79474240240049362181e+09);
INSERT INTO "entries" VALUES('b9Ch80t2zatG',7,'move',2,'["take:right"]','[8,8,8,8]','[null,null,null]','6',1.79474240240852522853e+09);
INSERT INTO "entries" VALUES('b9Ch80t2zatG',8,'move',0,'["play:2>own"]','[9,9,9,9]','[null,null,null]','7',1.79474240242880749701e+09);
INSERT INTO "entries" VALUES('b9Ch80t2zatG',9,'move',1,'["take:left"]','[10,10,10,10]','[null,null,null]','8',1.79474240243475198748e+09);
INSERT INTO "entries" VALUES('b9Ch80t2zatG',10,'move',2,'["play:12>p4"]','[11,11,11,11]','[null,null,null]','9',1.79474240244875884054e+09);
INSERT INTO "entries" VALUES('b9Ch80t2zatG',11,'move',2,'["play:29>p4"]','[12,12,12,12]','[null,null,null]','10',1.79474240245663380619e+09);
INSERT INTO "entries" VALUES('b9Ch80t2zatG',12,'move',2,'["take:right","~80","~53","~45","~68"]','[13,13,13,13]','[null,null,null]','11',1.79474240246690440177e+09);
INSERT INTO "entries" VALUES('b9Ch80t2zatG',13,'move',0,'["take:right"]','[14,14,14,14]','[null,null,null]','12',1.79474240247662687299e+09);
INSERT INTO "entries" VALUES('b9Ch80t2zatG',14,'undo',0,'[]','[15,15,15,15]','[null,null,null]','13',1.79474240248646426201e+09);
INSERT INTO "entries" VALUES('b9Ch80t2zatG',15,'move',0,'["take:left"]','[16,16,16,16]','[null,null,null]','14',1794742402.49893);
INSERT INTO "entries" VALUES('b9Ch80t2zatG',16,'move',0,'["stop"]','[17,17,17,17]','[null,null,null]','15',1.79474240251267313952e+09);
INSERT INTO "entries" VALUES('b9Ch80t2zatG',17,'move',1,'["take:left"]','[18,18,18,18]','[null,null,null]','16',1.79474240252565264697e+09);
INSERT INTO "entries" VALUES('b9Ch80t2zatG',18,'move',2,'["cover:1>p4"]','[19,19,19,19]','[null,null,null]','17',1.79474240253662896153e+09);
INSERT INTO "entries" VALUES('b9Ch80t2zatG',19,'move',0,'["take:right"]','[20,20,20,20]','[null,null,null]','18',1.7947424025527451038e+09);
INSERT INTO "entries" VALUES('b9Ch80t2zatG',20,'move',0,'["take:right","~7","~50","~18","~24"]','[21,21,21,21]','[null,null,null]','19',1.79474240256053233152e+09);
INSERT INTO "entries" VALUES('b9Ch80t2zatG',21,'move',1,'["play:66>p2"]','[22,22,22,22]','[null,null,null]','20',1.79474240257258272172e+09);
INSERT INTO "entries" VALUES('b9Ch80t2zatG',22,'move',2,'["take:left"]','[23,23,23,23]','[null,null,null]','21',1.794742402587802887e+09);
INSERT INTO "entries" VALUES('b9Ch80t2zatG',23,'move',0,'["play:45>p1"]','[24,24,24,24]','[null,null,null]','22',1.7947424026006970405e+09);
INSERT INTO "entries" VALUES('b9Ch80t2zatG',24,'move',0,'["refresh","~38","~37","~40","~14","~25","~77","~65"]','[25,25,25,25]','[null,null,null]','23',1.79474240260854053493e+09);
INSERT INTO "entries" VALUES('b9Ch80t2zatG',25,'move',0,'["take:left"]','[26,26,26,26]','[null,null,null]','24',1.79474240262108278277e+09);
INSERT INTO "entries" VALUES('tpjDNmdWDNot',0,'begin',NULL,'["~lime","~dark_green","~purple","~black","~pink","~49","~40","~56","~14","~79","~28","~67","~60","~75","~76","~58","~57","~74","~64","~69","~seat:2"]','[1,1,1,1,1]','[null,null,null,null]',NULL,1.79474240267672944075e+09);
INSERT INTO "entries" VALUES('tpjDNmdWDNot',1,'move',2,'["play:56>p3"]','[2,2,2,2,2]','[null,null,null,null]','0',1.79474240268929457662e+09);
INSERT INTO "entries" VALUES('tpjDNmdWDNot',2,'move',3,'["play:14>p3"]','[3,3,3,3,3]','[null,null,null,null]','1',1.79474240270064783102e+09);
INSERT INTO "entries" VALUES('tpjDNmdWDNot',3,'move',3,'["skip"]','[4,4,4,4,4]','[null,null,null,null]','2',1.79474240270870447153e+09);
INSERT INTO "entries" VALUES('tpjDNmdWDNot',4,'move',0,'["play:79>p3"]','[5,5,5,5,5]','[null,null,null,null]','3',1.79474240272287487987e+09);
INSERT INTO "entries" VALUES('tpjDNmdWDNot',5,'move',1,'["play:40>p5"]','[6,6,6,6,6]','[null,null,null,null]','4',1.79474240273679566388e+09);
INSERT INTO "entries" VALUES('tpjDNmdWDNot',6,'move',1,'["take:left"]','[7,7,7,7,7]','[null,null,null,null]','5',1.79474240274459052087e+09);
INSERT INTO "entries" VALUES('tpjDNmdWDNot',7,'undo',1,'[]','[8,8,8,8,8]','[null,null,null,null]','6',1.79474240275681233406e+09);
INSERT INTO "entries" VALUES('tpjDNmdWDNot',8,'move',1,'["skip"]','[9,9,9,9,9]','[null,null,null,null]','7',1.79474240276781058312e+09);
INSERT INTO "entries" VALUES('tpjDNmdWDNot',9,'move',2,'["play:67>p2"]','[10,10,10,10,10]','[null,null,null,null]','8',1.79474240277672672265e+09);
INSERT INTO "entries" VALUES('tpjDNmdWDNot',10,'move',3,'["play:60>p1"]','[11,11,11,11,11]','[null,null,null,null]','9',1794742402.78867);
INSERT INTO "entries" VALUES('tpjDNmdWDNot',11,'move',0,'["play:49>p2"]','[12,12,12,12,12]','[null,null,null,null]','10',1.79474240279053521155e+09);
INSERT INTO "entries" VALUES('tpjDNmdWDNot',12,'move',0,'["refresh","~51","~55","~53","~22","~65","~80","~47"]','[13,13,13,13,13]','[null,null,null,null]','11',1.79474240279459285735e+09);
INSERT INTO "entries" VALUES('tpjDNmdWDNot',13,'move',0,'["take:left"]','[14,14,14,14,14]','[null,null,null,null]','12',1.79474240281671953197e+09);
INSERT INTO "entries" VALUES('tpjDNmdWDNot',14,'move',1,'["take:right"]','[15,15,15,15,15]','[null,null,null,null]','13',1.7947424028242948055e+09);
INSERT INTO "entries" VALUES('tpjDNmdWDNot',15,'move',2,'["take:left"]','[16,16,16,16,16]','[null,null,null,null]','14',1.79474240283257889744e+09);
INSERT INTO "entries" VALUES('tpjDNmdWDNot',16,'move',3,'["take:right","~44","~50","~52","~77"]','[17,17,17,17,17]','[null,null,null,null]','15',1.79474240284410119054e+09);
INSERT INTO "entries" VALUES('tpjDNmdWDNot',17,'move',0,'["take:left"]','[18,18,18,18,18]','[null,null,null,null]','16',1.79474240285680603978e+09);
INSERT INTO "entries" VALUES('tpjDNmdWDNot',18,'move',1,'["play:28>p5"]','[19,19,19,19,19]','[null,null,null,null]','17',1794742402.86872);
INSERT INTO "entries" VALUES('tpjDNmdWDNot',19,'move',1,'["take:left"]','[20,20,20,20,20]','[null,null,null,null]','18',1.79474240287521743771e+09);
INSERT INTO "entries" VALUES('tpjDNmdWDNot',20,'move',2,'["take:left"]','[21,21,21,21,21]','[null,null,null,null]','19',1.7947424028861982822e+09);
INSERT INTO "entries" VALUES('tpjDNmdWDNot',21,'move',3,'["play:80>p3"]','[22,22,22,22,22]','[null,null,null,null]','20',1.794742402895873785e+09);
INSERT INTO "entries" VALUES('tpjDNmdWDNot',22,'move',0,'["play:53>own"]','[23,23,23,23,23]','[null,null,null,null]','21',1.79474240290874648097e+09);
INSERT INTO "entries" VALUES('tpjDNmdWDNot',23,'move',1,'["play:22>p1"]','[24,24,24,24,24]','[null,null,null,null]','22',1.79474240291262769697e+09);
INSERT INTO "entries" VALUES('tpjDNmdWDNot',24,'move',1,'["steal:0","~51"]','[25,25,25,25,25]','[null,null,null,null]','23',1.79474240292402935021e+09);
INSERT INTO "entries" VALUES('tpjDNmdWDNot',25,'move',2,'["play:65>own"]','[26,26,26,26,26]','[null,null,null,null]','24',1.79474240293684101105e+09);
INSERT INTO "entries" VALUES('o_BZmGKZOuky',0,'begin',NULL,'["~black","~orange","~pink","~purple","~lime","~dark_green","~12","~37","~70","~2","~41","~18","~40","~72","~25","~4","~31","~44","~32","~6","~7","~21","~30","~seat:1"]','[1,1,1,1,1,1]','[null,null,null,null,null]',NULL,1.7947424030009915828e+09);
INSERT INTO "entries" VALUES('o_BZmGKZOuky',1,'move',1,'["play:37>p2"]','[2,2,2,2,2,2]','[null,null,null,null,null]','0',1.79474240301694869994e+09);
INSERT INTO "entries" VALUES('o_BZmGKZOuky',2,'move',1,'["skip"]','[3,3,3,3,3,3]','[null,null,null,null,null]','1',1.7947424030247325897e+09);
INSERT INTO "entries" VALUES('o_BZmGKZOuky',3,'move',2,'["play:70>p6"]','[4,4,4,4,4,4]','[null,null,null,null,null]','2',1.79474240303480935096e+09);
INSERT INTO "entries" VALUES('o_BZmGKZOuky',4,'move',3,'["play:2>own"]','[5,5,5,5,5,5]','[null,null,null,null,null]','3',1.79474240304880571362e+09);
INSERT INTO "entries" VALUES('o_BZmGKZOuky',5,'move',4,'["play:4>own"]','[6,6,6,6,6,6]','[null,null,null,null,null]','4',1.79474240305275034904e+09);
INSERT INTO "entries" VALUES('o_BZmGKZOuky',6,'move',0,'["play:18>p1"]','[7,7,7,7,7,7]','[null,null,null,null,null]','5',1.7947424030649614334e+09);
INSERT INTO "entries" VALUES('o_BZmGKZOuky',7,'undo',0,'[]','[8,8,8,8,8,8]','[null,null,null,null,null]','6',1.79474240307115817075e+09);
INSERT INTO "entries" VALUES('o_BZmGKZOuky',8,'move',0,'["play:12>p1"]','[9,9,9,9,9,9]','[null,null,null,null,null]','7',1.79474240308492636675e+09);
INSERT INTO "entries" VALUES('o_BZmGKZOuky',9,'move',0,'["play:18>p6"]','[10,10,10,10,10,10]','[null,null,null,null,null]','8',1.79474240309288740158e+09);
INSERT INTO "entries" VALUES('o_BZmGKZOuky',10,'move',0,'["steal:4","~41"]','[11,11,11,11,11,11]','[null,null,null,null,null]','9',1.79474240310624718664e+09);
INSERT INTO "entries" VALUES('o_BZmGKZOuky',11,'move',1,'["play:40>p3"]','[12,12,12,12,12,12]','[null,null,null,null,null]','10',1.79474240311442351345e+09);
INSERT INTO "entries" VALUES('o_BZmGKZOuky',12,'move',1,'["take:right"]','[13,13,13,13,13,13]','[null,null,null,null,null]','11',1.79474240312684226034e+09);
INSERT INTO "entries" VALUES('o_BZmGKZOuky',13,'move',1,'["stop"]','[14,14,14,14,14,14]','[null,null,null,null,null]','12',1.79474240314301133154e+09);
INSERT INTO "entries" VALUES('o_BZmGKZOuky',14,'move',2,'["play:72>p5"]','[15,15,15,15,15,15]','[null,null,null,null,null]','13',1.79474240315463280681e+09);
INSERT INTO "entries" VALUES('o_BZmGKZOuky',15,'move',3,'["play:25>p5"]','[16,16,16,16,16,16]','[null,null,null,null,null]','14',1.79474240316885924337e+09);
INSERT INTO "entries" VALUES('o_BZmGKZOuky',16,'move',3,'["take:left"]','[17,17,17,17,17,17]','[null,null,null,null,null]','15',1.7947424031768279076e+09);
INSERT INTO "entries" VALUES('o_BZmGKZOuky',17,'move',4,'["take:right"]','[18,18,18,18,18,18]','[null,null,null,null,null]','16',1.79474240318588924405e+09);
INSERT INTO "entries" VALUES('o_BZmGKZOuky',18,'move',4,'["take:left","~47","~67","~19","~36"]','[19,19,19,19,19,19]','[null,null,null,null,null]','17',1.79474240319032549853e+09);
INSERT INTO "entries" VALUES('o_BZmGKZOuky',19,'move',0,'["play:41>p4"]','[20,20,20,20,20,20]','[null,null,null,null,null]','18',1.79474240320096349718e+09);
INSERT INTO "entries" VALUES('o_BZmGKZOuky',20,'move',0,'["take:right"]','[21,21,21,21,21,21]','[null,null,null,null,null]','19',1.79474240320999336249e+09);
INSERT INTO "entries" VALUES('o_BZmGKZOuky',21,'undo',0,'[]','[22,22,22,22,22,22]','[null,null,null,null,null]','20',1.79474240321972751616e+09);
INSERT INTO "entries" VALUES('o_BZmGKZOuky',22,'move',0,'["take:right"]','[23,23,23,23,23,23]','[null,null,null,null,null]','21',1.79474240323358106606e+09);
INSERT INTO "entries" VALUES('o_BZmGKZOuky',23,'move',0,'["take:right"]','[24,24,24,24,24,24]','[null,null,null,null,null]','22',1.79474240324497628213e+09);
INSERT INTO "entries" VALUES('o_BZmGKZOuky',24,'move',1,'["play:30>own"]','[25,25,25,25,25,25]','[null,null,null,null,null]','23',1.79474240325636935234e+09);
INSERT INTO "entries" VALUES('o_BZmGKZOuky',25,'move',2,'["take:left"]','[26,26,26,26,26,26]','[null,null,null,null,null]','24',1.79474240326929879185e+09);
CREATE TABLE keys (
	"table" VARCHAR(16) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	role VARCHAR(10) NOT NULL, 
	seat INTEGER, 
	used_by VARCHAR(64), 
	PRIMARY KEY ("table", hash), 
	FOREIGN KEY("table") REFERENCES tables ("table")
);
INSERT INTO "keys" VALUES('UJW6-yp6J5pu','ca58cd21dfc8d3a7e6d9f997b7271ecaf570bc54b08440cc83f91de585fbea21','seat',0,NULL);
INSERT INTO "keys" VALUES('UJW6-yp6J5pu','0c261a01397d6e983779c0b5dc08306e857514e07d2e3f85b229f423e12fb735','seat',1,NULL);
INSERT INTO "keys" VALUES('UJW6-yp6J5pu','6e5bc9178e2c99071a2b25c7a0d9db04d8a8e8b77fe2b30d3bedee301c407e8d','watch',NULL,NULL);
INSERT INTO "keys" VALUES('ad1wgw8Yvxa1','d7dc19d818d65f4ad8240ef849f1621f5698a4831fc6599eb1b080a32256fefa','seat',0,NULL);
INSERT INTO "keys" VALUES('ad1wgw8Yvxa1','fd8611bbb43cda4d2a8ef559c011c08b2ef0bd80adb3e7a366236e3ce79bfd14','seat',1,NULL);
INSERT INTO "keys" VALUES('ad1wgw8Yvxa1','84b19114ba27d0eb1816c926f4d874e93c0e0bb7c2a9e2bbbcf79b54f2293f48','seat',2,NULL);
INSERT INTO "keys" VALUES('ad1wgw8Yvxa1','0e8b55b1b086ffdf4622a12b1ff9ba8224b830e6927ecdfab9ae7b08e634cfc7','watch',NULL,NULL);
INSERT INTO "keys" VALUES('d-4azxJn4jZF','9caa060091006ef4618d1d199cb808595d4002143916e4c1bbe6e279ca6a9bb9','seat',0,NULL);
INSERT INTO "keys" VALUES('d-4azxJn4jZF','1a0add737ffc019417d3eadc9942f13bc08a54d28f37f42432046886bd0f7dc2','seat',1,NULL);
INSERT INTO "keys" VALUES('d-4azxJn4jZF','088a4f1c5816a7b1e1f70135c826c2169f22690abc384aeedd65972e9e0057ca','seat',2,NULL);
INSERT INTO "keys" VALUES('d-4azxJn4jZF','6e6a7fdbf5ded5cd298941d5a78539c49cfbd9740f2d3fa3c26169d18ff5e338','seat',3,NULL);
INSERT INTO "keys" VALUES('d-4azxJn4jZF','479da376b77862a3527e360d09f61dc0fba16d87407175f46d591549d228e36e','watch',NULL,NULL);
INSERT INTO "keys" VALUES('uF4M-aYzcvU-','04bf65c9467cdb7b2842083339946773648c2696e6b2ec2e2fe0cc1ccd6e514d','seat',0,NULL);
INSERT INTO "keys" VALUES('uF4M-aYzcvU-','6b1712a4d87092c20ff2fb7ad6c127ae12c3667efbad994150447bcf3b52173b','seat',1,NULL);
INSERT INTO "keys" VALUES('uF4M-aYzcvU-','213777a9ee9ca882eb78d9049d1134d713d7134b36d55ccb7560fb951315a661','seat',2,NULL);
INSERT INTO "keys" VALUES('uF4M-aYzcvU-','d2fb0103a8d571af1ae03b86aff5f1169534b4e609594fe7ba55fb937ea155f6','seat',3,NULL);
INSERT INTO "keys" VALUES('uF4M-aYzcvU-','070837db1d27036514f413ecbfef454407c8c71a533b8a1d89b9749a2e0225b3','seat',4,NULL);
INSERT INTO "keys" VALUES('uF4M-aYzcvU-','75adcd5ff83a753372d29f59e768e57aa64aaee7f3d2bc1d03d8aeaaac476477','watch',NULL,NULL);
INSERT INTO "keys" VALUES('DMT4KUna05rC','4543707a09de2236e921b547f566f0a438999a5ed2ccff10e812bed2cb4aec09','seat',0,NULL);
INSERT INTO "keys" VALUES('DMT4KUna05rC','0d5b6c4629f49d1d81d402eea855fde8b03dbe6b71971003264d5baa277cda2c','seat',1,NULL);
INSERT INTO "keys" VALUES('DMT4KUna05rC','96e6e5ac313608b8f3f3309d60a2d97ddf8a1dd98aaadfcc2aaaa805af963715','seat',2,NULL);
INSERT INTO "keys" VALUES('DMT4KUna05rC','6cdcec40a2b551f6ab1972b6d143b4e43cc795591cd380e325d36eb158961ae2','seat',3,NULL);
INSERT INTO "keys" VALUES('DMT4KUna05rC','5eb208501e414958ccfb6204d402317783cf525469e577444e79852fbb6c17c2','seat',4,NULL);
INSERT INTO "keys" VALUES('DMT4KUna05rC','c066e994157e6d1e23712a7131cd2274a0b7b18b5f60a485814c365cd1a33e7b','seat',5,NULL);
INSERT INTO "keys" VALUES('DMT4KUna05rC','85b6ea21443af3eec48784656cbf6167dbda288ea91c5c80bfcbbfdd9486dbcd','watch',NULL,NULL);
INSERT INTO "keys" VALUES('Kx0mD00Ta1Pb','2e87dc259fbf7919aabb0ad568c82f7f09369dc2cfc9ff828da36d080c692333','seat',0,NULL);
INSERT INTO "keys" VALUES('Kx0mD00Ta1Pb','b23cc411bf7cfb184f69f5cc82ae0370074b166d4d25264a9732acf2f0d148be','seat',1,NULL);
INSERT INTO "keys" VALUES('Kx0mD00Ta1Pb','993e905b4ab597c4b5ccdd61251f9353a33a9074880f6aceca9bf368f1647098','watch',NULL,NULL);
INSERT INTO "keys" VALUES('1HGFYkJ6CjbK','b392eac661e62e7f4106043e01d662cc535aa945e6746f914a6046003119e974','seat',0,NULL);
INSERT INTO "keys" VALUES('1HGFYkJ6CjbK','f7bf975a7ce0af34ec50829a7dc9548e0770354b5e9be604619a97ddb7847b98','seat',1,NULL);
INSERT INTO "keys" VALUES('1HGFYkJ6CjbK','7e2095958a3f49301062a75a6a4dc020476e033d429f614d8274690907a26035','seat',2,NULL);
INSERT INTO "keys" VALUES('1HGFYkJ6CjbK','d3f0714b0385aae5cc2777380b520906a43103ee44fb5d3fe43c069bf16d9a89','watch',NULL,NULL);
INSERT INTO "keys" VALUES('PtyF6oAxnI8X','8c7c166611446b337136c0d500e966a822a1b8514016b836660f70fd84174eb3','seat',0,NULL);
INSERT INTO "keys" VALUES('PtyF6oAxnI8X','f40a296af6092eca7a44a8770b36603c7b1c7fe0d17ffc9e63a85bafb867ff28','seat',1,NULL);
INSERT INTO "keys" VALUES('PtyF6oAxnI8X','303454574445f0ff9a72d7b3732ac8c059838678ecfb936fa425834426bd9305','seat',2,NULL);
INSERT INTO "keys" VALUES('PtyF6oAxnI8X','4f38b556e2519b11b4bcaa2690573d7999abbb97e1d1eb95145c07e7bcc1baaa','seat',3,NULL);
INSERT INTO "keys" VALUES('PtyF6oAxnI8X','e560e084b37b64da4186f12841a465eec060307afa0aeb62a6cbcb46f3590e77','watch',NULL,NULL);
INSERT INTO "keys" VALUES('YnHpK2R60DqQ','eef267c17a463c40ba9beb0d9f4102bcfbcf7af8fcede26ec5a58041d1be041e','seat',0,NULL);
INSERT INTO "keys" VALUES('YnHpK2R60DqQ','585b169cf02d0f790fa22ca71c0b10505864e41d53b36bae16a2cb019a7891db','seat',1,NULL);
INSERT INTO "keys" VALUES('YnHpK2R60DqQ','d3069bdde39259c441994454ef059323d469d04c4951a357da52016af4149514','seat',2,NULL);
INSERT INTO "keys" VALUES('YnHpK2R60DqQ','40c74bfafd0a4ccb7b9df2a1316af63331fcf505c72168537da2611961a678ac','seat',3,NULL);
INSERT INTO "keys" VALUES('YnHpK2R60DqQ','0c5c67396d4ffabdb970761353fe7506106485437bdd3e9ba957a9ad23c277d4','watch',NULL,NULL);
INSERT INTO "keys" VALUES('LBHAXV9Jk7Lk','3feddc3b20a9e0181104c73bab1872c666ac9d9334c143e6b0bf16c56803177f','seat',0,NULL);
INSERT INTO "keys" VALUES('LBHAXV9Jk7Lk','6a78a24c3a9a7d302e78a89cd5fdd8c9a69f5a67e6dc4f7afbd80b8d5bc384a1','watch',NULL,NULL);
INSERT INTO "keys" VALUES('X9nisQCKy8g8','83bfd94f1b4932daac102e98f65aa0a67bc225bc9550d196e98327801d522e86','seat',0,NULL);
INSERT INTO "keys" VALUES('X9nisQCKy8g8','2926bcc26d227e09d32a3f3b3f3377acc44cc8831983c25fd57e04b4b9ef5329','seat',1,NULL);
INSERT INTO "keys" VALUES('X9nisQCKy8g8','cfe3d591bef8ceac0780d5d328e1da246ba65d08c2cfe5d19d218cf4bf29c838','watch',NULL,NULL);
INSERT INTO "keys" VALUES('vjWd-iRYo87X','a56c39b45f8858778024ac2be61eea550bfc7547994cfc1f5c04fcd8a1321dc0','seat',0,NULL);
INSERT INTO "keys" VALUES('vjWd-iRYo87X','dc75885f2bcfe0a170518f14f4a193799dfe06f058c7dc8f33471832245c0371','seat',1,NULL);
INSERT INTO "keys" VALUES('vjWd-iRYo87X','5b61c396fc1bb59443ee6f9803a06cc562e46a015adf87da012d5ba03fcec91e','watch',NULL,NULL);
INSERT INTO "keys" VALUES('b9Ch80t2zatG','c163ea143662e4c56fdec1d01a354cafce4cc357b91f269eceddb75067e20b70','seat',0,NULL);
INSERT INTO "keys" VALUES('b9Ch80t2zatG','7b7cc33d825d3d967903a6ce07f00d07fd5c61671c7b2da44600a09de2a860cd','seat',1,NULL);
INSERT INTO "keys" VALUES('b9Ch80t2zatG','b6ab61044b444622e14a5206ac336ec97abbe5e5ccce52ad64c51fe84d24fc49','seat',2,NULL);
INSERT INTO "keys" VALUES('b9Ch80t2zatG','7d744aa521d8de5628b90bd4dfa4c413dbe1bb6195911d953a93aa196f35b7b4','watch',NULL,NULL);
INSERT INTO "keys" VALUES('tpjDNmdWDNot','f19b2830b33a7d30a95e78679e41b6a043c0e859d44bc89ae5da47e7c69ef80e','seat',0,NULL);
INSERT INTO "keys" VALUES('tpjDNmdWDNot','36a369b237d0636148088a497427b32b49b705fef850d52a49c1cbc52d67e1e9','seat',1,NULL);
INSERT INTO "keys" VALUES('tpjDNmdWDNot','3a343286099bd8adea80f114e12ee53e3a7a556eeee962fd1a9a4fc013447e93','seat',2,NULL);
INSERT INTO "keys" VALUES('tpjDNmdWDNot','13f4de491decc227ace1cd5ee6855a7872ebca3f53c39e9a6efbcbb6bfcb8f4a','seat',3,NULL);
INSERT INTO "keys" VALUES('tpjDNmdWDNot','e0240940b524f57d715de22c0b2cdeb2013b191dfd853ca05db499dc10b7e088','watch',NULL,NULL);
INSERT INTO "keys" VALUES('o_BZmGKZOuky','3f1d2e64ea831b619cf2e88d3f746eecf00e368a583c1fd7b381785d83531dee','seat',0,NULL);
INSERT INTO "keys" VALUES('o_BZmGKZOuky','f852ec6b0fd7cba84eacd19630b6ad9a91b0dc1630d47e8c31ea4079c7d76e4d','seat',1,NULL);
INSERT INTO "keys" VALUES('o_BZmGKZOuky','b4c1562e661b05bb82f09230ed840990afcfe1075b101a76a18c57a377aece60','seat',2,NULL);
INSERT INTO "keys" VALUES('o_BZmGKZOuky','2b2a6213c3012fc671721e6064f9129d85dc6d82a76660226c29fda46e459ca4','seat',3,NULL);
INSERT INTO "keys" VALUES('o_BZmGKZOuky','b830e548da4b9ea61718184500e6de5b6ee1b35f4be9bf046f432586b41d11d3','seat',4,NULL);
INSERT INTO "keys" VALUES('o_BZmGKZOuky','05eccf4ad22c0a2279a62182d0f4461ce0d54af6cdc721e0ec2328eb7f860f8d','watch',NULL,NULL);
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
INSERT INTO "seats" VALUES('UJW6-yp6J5pu',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('UJW6-yp6J5pu',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('ad1wgw8Yvxa1',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('ad1wgw8Yvxa1',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('ad1wgw8Yvxa1',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('d-4azxJn4jZF',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('d-4azxJn4jZF',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('d-4azxJn4jZF',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('d-4azxJn4jZF',3,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('uF4M-aYzcvU-',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('uF4M-aYzcvU-',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('uF4M-aYzcvU-',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('uF4M-aYzcvU-',3,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('uF4M-aYzcvU-',4,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('DMT4KUna05rC',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('DMT4KUna05rC',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('DMT4KUna05rC',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('DMT4KUna05rC',3,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('DMT4KUna05rC',4,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('DMT4KUna05rC',5,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('Kx0mD00Ta1Pb',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('Kx0mD00Ta1Pb',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('1HGFYkJ6CjbK',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('1HGFYkJ6CjbK',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('1HGFYkJ6CjbK',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('PtyF6oAxnI8X',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('PtyF6oAxnI8X',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('PtyF6oAxnI8X',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('PtyF6oAxnI8X',3,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('YnHpK2R60DqQ',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('YnHpK2R60DqQ',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('YnHpK2R60DqQ',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('YnHpK2R60DqQ',3,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('LBHAXV9Jk7Lk',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('X9nisQCKy8g8',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('X9nisQCKy8g8',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('vjWd-iRYo87X',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('vjWd-iRYo87X',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('b9Ch80t2zatG',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('b9Ch80t2zatG',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('b9Ch80t2zatG',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('tpjDNmdWDNot',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('tpjDNmdWDNot',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('tpjDNmdWDNot',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('tpjDNmdWDNot',3,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('o_BZmGKZOuky',0,'person','',NULL,1,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('o_BZmGKZOuky',1,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('o_BZmGKZOuky',2,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('o_BZmGKZOuky',3,'person','',NULL,0,'visitor','c0ffee',0,NULL);
INSERT INTO "seats" VALUES('o_BZmGKZOuky',4,'person','',NULL,0,'visitor','c0ffee',0,NULL);
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
INSERT INTO "tables" VALUES('UJW6-yp6J5pu','gorbinos_quest',1,'9bfda41ec7c722e8','{"mode":"standard","pace":"standard","build_cost":"default"}','{"kind":"none","seconds":0,"added":0}',60,1,NULL,'915862375daa0515fab74d34267a63add8d30a286d161496ceb8c0a9c89e2ba7','running',NULL,NULL,1794742399.019);
INSERT INTO "tables" VALUES('ad1wgw8Yvxa1','gorbinos_quest',1,'9bfda41ec7c722e8','{"mode":"standard","pace":"standard","build_cost":"default"}','{"kind":"none","seconds":0,"added":0}',60,1,NULL,'7fe61ad53f31566272370b53068488505e2b79c26d891ce94a5c001940a98628','running',NULL,NULL,1794742399.191);
INSERT INTO "tables" VALUES('d-4azxJn4jZF','gorbinos_quest',1,'9bfda41ec7c722e8','{"mode":"standard","pace":"standard","build_cost":"default"}','{"kind":"none","seconds":0,"added":0}',60,1,NULL,'74427a0c462065ee5989dd925da2c2eeea681695df37153903f48afa736dfeb5','running',NULL,NULL,1794742399.251);
INSERT INTO "tables" VALUES('uF4M-aYzcvU-','gorbinos_quest',1,'9bfda41ec7c722e8','{"mode":"standard","pace":"standard","build_cost":"default"}','{"kind":"none","seconds":0,"added":0}',60,1,NULL,'1d14a6e101347674563203eace01dedbabdcb9a32f0fe4b5ab6c77bf121c0f35','running',NULL,NULL,1794742399.656);
INSERT INTO "tables" VALUES('DMT4KUna05rC','gorbinos_quest',1,'9bfda41ec7c722e8','{"mode":"standard","pace":"standard","build_cost":"default"}','{"kind":"none","seconds":0,"added":0}',60,1,NULL,'6991f0f1e4bb79b90f99f4ad9d4b068cdddea015c9502a80278add64036d674e','running',NULL,NULL,1794742400.093);
INSERT INTO "tables" VALUES('Kx0mD00Ta1Pb','gorinto',1,'d5266214786e1cd9','{"mode":"standard","landscape":"peak","removal":"burrow"}','{"kind":"none","seconds":0,"added":0}',60,1,NULL,'45c0333729a29cc47c251e4e528da3174c30c8f6d754c0340d98d0e053780e87','running',NULL,NULL,1794742400.502);
INSERT INTO "tables" VALUES('1HGFYkJ6CjbK','gorinto',1,'d5266214786e1cd9','{"mode":"standard","landscape":"peak","order":"coin"}','{"kind":"none","seconds":0,"added":0}',60,1,NULL,'d661744e19ee17fef208a263f2be3bfb6a36cfff2a1be8adbf47b070231078f7','running',NULL,NULL,1794742400.776);
INSERT INTO "tables" VALUES('PtyF6oAxnI8X','gorinto',1,'d5266214786e1cd9','{"mode":"standard","landscape":"peak","order":"coin"}','{"kind":"none","seconds":0,"added":0}',60,1,NULL,'79d4306e4b0b318cb638a18a6a9d8133bb8b518e5a00b2eebd6f1d8bf2c2427a','running',NULL,NULL,1794742400.986);
INSERT INTO "tables" VALUES('YnHpK2R60DqQ','gorinto',1,'d5266214786e1cd9','{"mode":"partnership","landscape":"peak"}','{"kind":"none","seconds":0,"added":0}',60,1,NULL,'123b5a913d505898d6d38484f3e614893279dfef01e21e794bed0dfef7671b45','running',NULL,NULL,1794742401.27);
INSERT INTO "tables" VALUES('LBHAXV9Jk7Lk','gorinto',1,'d5266214786e1cd9','{"mode":"solo","landscape":"peak","difficulty":"normal"}','{"kind":"none","seconds":0,"added":0}',60,1,NULL,'bc70c559b1fcabef1c61e4a63fd631500b29c2f706c70a3b24f0e717f0608622','running',NULL,NULL,1794742401.518);
INSERT INTO "tables" VALUES('X9nisQCKy8g8','goryo',1,'4071acf14855310e','{"mode":"standard","actions":"standard","palace":"fixed"}','{"kind":"none","seconds":0,"added":0}',60,1,NULL,'a9f02ee05e5669318a0e85a1f074e6058d8a1b2b8ebc03b5e7fd226f4a193805','running',NULL,NULL,1794742401.574);
INSERT INTO "tables" VALUES('vjWd-iRYo87X','koinobori',1,'d48a248bbe1fb810','{"mode":"standard"}','{"kind":"none","seconds":0,"added":0}',60,1,NULL,'baba1d7e2fadcab20c5dbca3407462d773711add57f90636e69224fc9b90f3fe','running',NULL,NULL,1794742401.644);
INSERT INTO "tables" VALUES('b9Ch80t2zatG','koinobori',1,'d48a248bbe1fb810','{"mode":"standard"}','{"kind":"none","seconds":0,"added":0}',60,1,NULL,'b4d642caabdb41b87a7292018d52de99702a68b803857df253d5e3efdd7543b6','running',NULL,NULL,1794742402.321);
INSERT INTO "tables" VALUES('tpjDNmdWDNot','koinobori',1,'d48a248bbe1fb810','{"mode":"standard"}','{"kind":"none","seconds":0,"added":0}',60,1,NULL,'eac684cf1bc95bd3b1ce1d83f4b5f9f1190cf7f19fab895adc394d1da50a37d8','running',NULL,NULL,1794742402.629);
INSERT INTO "tables" VALUES('o_BZmGKZOuky','koinobori',1,'d48a248bbe1fb810','{"mode":"standard"}','{"kind":"none","seconds":0,"added":0}',60,1,NULL,'3cb72882497cf31c14c26bc1565e824b255f25165f41a1f76ee854a9aa0c0837','running',NULL,NULL,1794742402.95);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_seats_visitor ON seats (visitor);
COMMIT;
