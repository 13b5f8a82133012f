-- {"table": "3ddveqr3j6", "deal": 2, "tokens": {"Ann": "Hia4nSJbsuLhOy69w2owY-w2QzKkdbmK", "Learner": "o1oAkoT2R7yDqsAM4yUVPuVQXrdURD9w", "Teacher": "q9ZIzjZDkAzC1tBy5v7_3Ur8NFlDsr6p", "Bob": "DMhJTeWeLO6qX-A3cNUqKCB6fthnm1Ma", "Dot": "JfZY2TeZOc8CGmeeO8xr2kcLzuAryJuy"}, "lesson": {"name": "1-first-tricks", "at": 1}, "codes": {"class": ["YZZB09", "aK1eCuyzcofAnrJQew9QMq-SAZXeYPqW"], "homework": ["ZS33DT", "PeWpQYkYYjxkHuQHTj0UjHyvezQc4pdB"], "evening": ["J8QSNM", "_OiT3ldA1-ocgDJdbLRW-GjYKAUmCQqq"], "league": ["CFE2C5", "BviGNGbrOTlea3phlfGwge9rNHSsJRN8"], "competition": ["RNBMYP", "Zgbi9jQfh-2Q-SApcZIRWWv6HQ5QMmaT"]}}
BEGIN TRANSACTION;
CREATE TABLE bookmarks (
            identity TEXT NOT NULL, lesson TEXT NOT NULL, body TEXT NOT NULL, table_id TEXT, noted INTEGER NOT NULL,
            touched DOUBLE PRECISION NOT NULL, finished DOUBLE PRECISION, PRIMARY KEY (identity, lesson));
INSERT INTO "bookmarks" VALUES('6aef509e90260272','1-first-tricks','{"lesson":"1-first-tricks","at":1,"tries":1,"marks":{"0":{"state":"done","tries":0},"1":{"state":"missed","tries":1}},"deals":[],"noted":[]}',NULL,0,1.79506742094303870199e+09,NULL);
CREATE TABLE dailies (
            day TEXT NOT NULL, game TEXT NOT NULL, identity TEXT NOT NULL, table_id TEXT NOT NULL,
            score INTEGER, tricks INTEGER, PRIMARY KEY (day, game, identity));
CREATE TABLE deals (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, board TEXT NOT NULL, started DOUBLE PRECISION NOT NULL,
            ended DOUBLE PRECISION, summary TEXT, dummy TEXT NOT NULL DEFAULT 'watches', shown INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (table_id, deal));
INSERT INTO "deals" VALUES('3ddveqr3j6',1,'{"number":1,"dealer":"S","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.79506741861495280271e+09,1.79506741881889390942e+09,'{"say":"{seat:who} fell {n:short} tricks short of {n:goal}: {side:whose} score {n:points}.","values":{"who":"S","goal":7,"short":3,"whose":"EW","points":150}}','watches',0);
INSERT INTO "deals" VALUES('3ddveqr3j6',2,'{"number":2,"dealer":"W","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.79506741883928370474e+09,NULL,NULL,'watches',0);
INSERT INTO "deals" VALUES('38wgs6jwrw',1,'{"number":1,"dealer":"N","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}}',1.7950674214465339183e+09,NULL,NULL,'watches',0);
INSERT INTO "deals" VALUES('y2ebfqbcz6',1,'{"number":1,"dealer":"N","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}}',1.79506742151787185672e+09,1.79506742157259058948e+09,'{"say":"{seat:who} made it with {n:tricks} tricks, {n:over} more than needed: {side:whose} score {n:points}.","values":{"who":"S","tricks":8,"over":1,"whose":"NS","points":110}}','watches',0);
INSERT INTO "deals" VALUES('y2ebfqbcz6',2,'{"number":2,"dealer":"E","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}}',1.79506742163368177411e+09,NULL,NULL,'watches',0);
CREATE TABLE events (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, nonce TEXT,
            at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, deal, seq));
INSERT INTO "events" VALUES('3ddveqr3j6',1,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"S","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506741861495280271e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,1,'{"event":"committed","digest":"2f6d0bac12b5dc0c6cbae18658dee0b6ebd5ffdccbec9e15ea709dd7f21aadce"}',NULL,1.79506741861495280271e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,2,'{"event":"seeded","seed":"93294f3a9f7823938bcdd1b850ee70ceaced314ba7b09fead2949b3583d2a5cd","salt":"f526d27c6f41acc6d1861648dcecca09"}',NULL,1.79506741861495280271e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,3,'{"event":"cut","seat":"E","place":2}',NULL,1.79506741867065358164e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,4,'{"event":"dealt","seat":"W","hand":"A7.T7.A72.AT9754"}',NULL,1.79506741867065358164e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,5,'{"event":"dealt","seat":"N","hand":"J64.KJ983.K8.K63"}',NULL,1.79506741867065358164e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,6,'{"event":"dealt","seat":"E","hand":"T932.52.J96.QJ82"}',NULL,1.79506741867065358164e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,7,'{"event":"dealt","seat":"S","hand":"KQ85.AQ64.QT543."}',NULL,1.79506741867065358164e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,8,'{"event":"announced","seat":"S","measure":"points","number":13}',NULL,1.79506741867065358164e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,9,'{"event":"announced","seat":"W","measure":"points","number":12}',NULL,1.79506741867065358164e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,10,'{"event":"announced","seat":"N","measure":"points","number":11}',NULL,1.79506741867065358164e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,11,'{"event":"announced","seat":"E","measure":"points","number":4}',NULL,1.79506741867065358164e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,12,'{"event":"declared","seat":"S"}',NULL,1.79506741867065358164e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,13,'{"event":"faced","seat":"N","hand":"J64.KJ983.K8.K63"}',NULL,1.79506741867065358164e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,14,'{"event":"chose","seat":"S","contract":{"strain":"S","goal":7,"terms":"part-score"}}','nonce-6834678123636',1.79506741867684102053e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,15,'{"event":"played","seat":"W","card":"HT"}',NULL,1.79506741869082927709e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,16,'{"event":"played","seat":"N","card":"HK"}','nonce-6834696394571',1.79506741870543575284e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,17,'{"event":"played","seat":"E","card":"H2"}',NULL,1.79506741870712900168e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,18,'{"event":"played","seat":"S","card":"HA"}','nonce-6834711464749',1.79506741871052646637e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,19,'{"event":"played","seat":"S","card":"SK"}','nonce-6834716344251',1.79506741871527409552e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,20,'{"event":"played","seat":"W","card":"S7"}',NULL,1.79506741871842527384e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,21,'{"event":"played","seat":"N","card":"SJ"}','nonce-6834721257132',1.79506741872244787215e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,22,'{"event":"played","seat":"E","card":"S2"}',NULL,1.79506741872513127331e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,23,'{"event":"played","seat":"S","card":"SQ"}','nonce-6834727824252',1.79506741873048043245e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,24,'{"event":"played","seat":"W","card":"SA"}',NULL,1.79506741873190546034e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,25,'{"event":"played","seat":"N","card":"S6"}','nonce-6834734500124',1.79506741873444962496e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,26,'{"event":"played","seat":"E","card":"S3"}',NULL,1.79506741873839282988e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,27,'{"event":"played","seat":"W","card":"CA"}',NULL,1.79506741874239969256e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,28,'{"event":"played","seat":"N","card":"CK"}','nonce-6834744961395',1.79506741874512767793e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,29,'{"event":"played","seat":"E","card":"C2"}',NULL,1.79506741874703955657e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,30,'{"event":"played","seat":"S","card":"S8"}','nonce-6834749860386',1.7950674187483813762e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,31,'{"event":"played","seat":"S","card":"S5"}','nonce-6834751094958',1.79506741874954152109e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,32,'{"event":"played","seat":"W","card":"D2"}',NULL,1.79506741875107216836e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,33,'{"event":"played","seat":"N","card":"S4"}','nonce-6834753726835',1.79506741875218868258e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,34,'{"event":"played","seat":"E","card":"S9"}',NULL,1.79506741875337934495e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,35,'{"event":"played","seat":"E","card":"CQ"}',NULL,1.79506741875471282007e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,36,'{"event":"played","seat":"S","card":"HQ"}','nonce-6834757391163',1.79506741875584888458e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,37,'{"event":"played","seat":"W","card":"C4"}',NULL,1795067418.75702);
INSERT INTO "events" VALUES('3ddveqr3j6',1,38,'{"event":"played","seat":"N","card":"C6"}','nonce-6834759609884',1.79506741875806069379e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,39,'{"event":"played","seat":"E","card":"CJ"}',NULL,1.79506741875941443447e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,40,'{"event":"played","seat":"S","card":"H6"}','nonce-6834762007853',1.79506741876046562195e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,41,'{"event":"played","seat":"W","card":"C5"}',NULL,1.79506741876158237456e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,42,'{"event":"played","seat":"N","card":"C3"}','nonce-6834764322927',1.79506741876278471943e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,43,'{"event":"played","seat":"E","card":"H5"}',NULL,1.79506741876411771768e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,44,'{"event":"played","seat":"S","card":"H4"}','nonce-6834766679404',1.79506741876521015168e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,45,'{"event":"played","seat":"W","card":"H7"}',NULL,1.79506741876631712917e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,46,'{"event":"played","seat":"N","card":"HJ"}','nonce-6834768823874',1.79506741876728773124e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,47,'{"event":"played","seat":"N","card":"H9"}','nonce-6834769887461',1.79506741876835036273e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,48,'{"event":"played","seat":"E","card":"ST"}',NULL,1.79506741876969623562e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,49,'{"event":"played","seat":"S","card":"DQ"}','nonce-6834772323076',1.79506741877077364926e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,50,'{"event":"played","seat":"W","card":"C7"}',NULL,1.79506741877195048328e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,51,'{"event":"played","seat":"E","card":"C8"}',NULL,1.79506741877316689489e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,52,'{"event":"played","seat":"S","card":"DT"}','nonce-6834775703460',1.79506741877417016033e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,53,'{"event":"played","seat":"W","card":"C9"}',NULL,1.79506741877534437175e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,54,'{"event":"played","seat":"N","card":"H8"}','nonce-6834777846809',1.79506741877631568905e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,55,'{"event":"played","seat":"W","card":"CT"}',NULL,1.79506741877854347224e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,56,'{"event":"played","seat":"N","card":"H3"}','nonce-6834781120233',1.79506741877957487103e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,57,'{"event":"played","seat":"E","card":"D6"}',NULL,1.7950674187807054519e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,58,'{"event":"played","seat":"S","card":"D5"}','nonce-6834783349270',1.79506741878180980679e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,59,'{"event":"played","seat":"W","card":"DA"}',NULL,1.79506741878297734261e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,60,'{"event":"played","seat":"N","card":"DK"}','nonce-6834785594300',1.79506741878405666349e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,61,'{"event":"played","seat":"E","card":"D9"}',NULL,1.79506741878534126274e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,62,'{"event":"played","seat":"S","card":"D4"}','nonce-6834787824798',1.79506741879864883427e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,63,'{"event":"played","seat":"W","card":"D7"}',NULL,1.79506741880025887493e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,64,'{"event":"played","seat":"N","card":"D8"}',NULL,1.79506741880947208404e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,65,'{"event":"played","seat":"E","card":"DJ"}',NULL,1.7950674188152172566e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,66,'{"event":"played","seat":"S","card":"D3"}',NULL,1.79506741881889390942e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,67,'{"event":"scored","tricks":{"EW":9,"NS":4},"entries":[{"side":"EW","points":150,"reason":"undertricks","below":false}]}',NULL,1.79506741881889390942e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',1,68,'{"event":"laidopen","hands":{"W":"A7.T7.A72.AT9754","N":"J64.KJ983.K8.K63","E":"T932.52.J96.QJ82","S":"KQ85.AQ64.QT543."},"seed":"93294f3a9f7823938bcdd1b850ee70ceaced314ba7b09fead2949b3583d2a5cd","salt":"f526d27c6f41acc6d1861648dcecca09"}',NULL,1.79506741881889390942e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',2,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"W","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506741883928370474e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',2,1,'{"event":"committed","digest":"54fc01f7dd356d22468c35e7c3df4aa675f9839d0df9bb240c6a1f8b2fe2ea00"}',NULL,1.79506741883928370474e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',2,2,'{"event":"seeded","seed":"8a69cdcc6d88871cd789ac05928e3ad3b926e52bccc79bf10e87530d0a20d0f1","salt":"273ef22f4a183da371c7e70bccafbd29"}',NULL,1.79506741883928370474e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',2,3,'{"event":"cut","seat":"S","place":1}','nonce-6834847884123',1.79506741885090589528e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',2,4,'{"event":"dealt","seat":"N","hand":"KQ6.KJ943..Q6542"}',NULL,1.79506741885090589528e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',2,5,'{"event":"dealt","seat":"E","hand":"9872.752.AJ86.KJ"}',NULL,1.79506741885090589528e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',2,6,'{"event":"dealt","seat":"S","hand":"J5.AQT.KQT974.T8"}',NULL,1.79506741885090589528e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',2,7,'{"event":"dealt","seat":"W","hand":"AT43.86.532.A973"}',NULL,1.79506741885090589528e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',2,8,'{"event":"announced","seat":"W","measure":"points","number":8}',NULL,1.79506741885090589528e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',2,9,'{"event":"announced","seat":"N","measure":"points","number":11}',NULL,1.79506741885090589528e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',2,10,'{"event":"announced","seat":"E","measure":"points","number":9}',NULL,1.79506741885090589528e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',2,11,'{"event":"announced","seat":"S","measure":"points","number":12}',NULL,1.79506741885090589528e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',2,12,'{"event":"declared","seat":"S"}',NULL,1.79506741885090589528e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',2,13,'{"event":"faced","seat":"N","hand":"KQ6.KJ943..Q6542"}',NULL,1.79506741885090589528e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',2,14,'{"event":"chose","seat":"S","contract":{"strain":"S","goal":7,"terms":"part-score"}}','nonce-6834857366703',1795067418.8586);
INSERT INTO "events" VALUES('3ddveqr3j6',2,15,'{"event":"played","seat":"W","card":"D5"}',NULL,1.79506741886518788337e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',2,16,'{"event":"played","seat":"N","card":"SK"}','nonce-6834873076717',1.79506741887454509742e+09);
INSERT INTO "events" VALUES('3ddveqr3j6',2,17,'{"event":"played","seat":"E","card":"D6"}',NULL,1.79506741888517713551e+09);
INSERT INTO "events" VALUES('38wgs6jwrw',1,0,'{"event":"opened","game":"bridgewar","version":1,"options":{},"dealer":"N","vulnerable":[],"spare":null,"below":{}}',NULL,1.7950674214465339183e+09);
INSERT INTO "events" VALUES('38wgs6jwrw',1,1,'{"event":"dealt","seat":"E","hand":"KJT9.K7632.KJ6.T"}',NULL,1.7950674214465339183e+09);
INSERT INTO "events" VALUES('38wgs6jwrw',1,2,'{"event":"dealt","seat":"S","hand":"8652.AQ5.A8742.9"}',NULL,1.7950674214465339183e+09);
INSERT INTO "events" VALUES('38wgs6jwrw',1,3,'{"event":"dealt","seat":"W","hand":"AQ3..Q95.AJ86432"}',NULL,1.7950674214465339183e+09);
INSERT INTO "events" VALUES('38wgs6jwrw',1,4,'{"event":"dealt","seat":"N","hand":"74.JT984.T3.KQ75"}',NULL,1.7950674214465339183e+09);
INSERT INTO "events" VALUES('38wgs6jwrw',1,5,'{"event":"declared","seat":"N"}',NULL,1.7950674214465339183e+09);
INSERT INTO "events" VALUES('38wgs6jwrw',1,6,'{"event":"agreed","contract":{"strain":"NT","goal":7,"terms":"free"}}',NULL,1.7950674214465339183e+09);
INSERT INTO "events" VALUES('38wgs6jwrw',1,7,'{"event":"played","seat":"E","card":"HK"}',NULL,1.79506742151356101034e+09);
INSERT INTO "events" VALUES('38wgs6jwrw',1,8,'{"event":"faced","seat":"S","hand":"8652.AQ5.A8742.9"}',NULL,1.79506742151356101034e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"N","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506742151787185672e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,1,'{"event":"dealt","seat":"E","hand":"KQ4.K94.Q982.KJ6"}',NULL,1.79506742151787185672e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,2,'{"event":"dealt","seat":"S","hand":"AT52.QJ87.AJ4.Q9"}',NULL,1.79506742151787185672e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,3,'{"event":"dealt","seat":"W","hand":"8.T653.T653.T432"}',NULL,1.79506742151787185672e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,4,'{"event":"dealt","seat":"N","hand":"J9763.A2.K7.A875"}',NULL,1.79506742151787185672e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,5,'{"event":"announced","seat":"N","measure":"points","number":12}',NULL,1.79506742151787185672e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,6,'{"event":"announced","seat":"E","measure":"points","number":14}',NULL,1.79506742151787185672e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,7,'{"event":"announced","seat":"S","measure":"points","number":14}',NULL,1.79506742151787185672e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,8,'{"event":"announced","seat":"W","measure":"points","number":0}',NULL,1.79506742151787185672e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,9,'{"event":"declared","seat":"S"}',NULL,1.79506742151787185672e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,10,'{"event":"faced","seat":"N","hand":"J9763.A2.K7.A875"}',NULL,1.79506742151787185672e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,11,'{"event":"chose","seat":"S","contract":{"strain":"S","goal":7,"terms":"part-score"}}','nonce-6837525043273',1.79506742152346086501e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,12,'{"event":"played","seat":"W","card":"H3"}',NULL,1.79506742152491688725e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,13,'{"event":"played","seat":"N","card":"HA"}','nonce-6837527515792',1.79506742152592253681e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,14,'{"event":"played","seat":"E","card":"H4"}',NULL,1.79506742152711343762e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,15,'{"event":"played","seat":"S","card":"HQ"}','nonce-6837530108521',1.79506742152854394914e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,16,'{"event":"played","seat":"N","card":"SJ"}','nonce-6837531227301',1.79506742152963328362e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,17,'{"event":"played","seat":"E","card":"SQ"}',NULL,1.79506742153060078618e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,18,'{"event":"played","seat":"S","card":"SA"}','nonce-6837533169259',1.79506742153158211708e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,19,'{"event":"played","seat":"W","card":"S8"}',NULL,1.79506742153250145911e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,20,'{"event":"played","seat":"S","card":"ST"}','nonce-6837534956125',1.79506742153337121013e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,21,'{"event":"played","seat":"W","card":"C2"}',NULL,1.7950674215344047546e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,22,'{"event":"played","seat":"N","card":"S9"}','nonce-6837536780968',1.79506742153522825243e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,23,'{"event":"played","seat":"E","card":"SK"}',NULL,1.795067421536059618e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,24,'{"event":"played","seat":"E","card":"D2"}',NULL,1.79506742153702092174e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,25,'{"event":"played","seat":"S","card":"DA"}','nonce-6837540108734',1.79506742153854227063e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,26,'{"event":"played","seat":"W","card":"D3"}',NULL,1.79506742153951883312e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,27,'{"event":"played","seat":"N","card":"DK"}','nonce-6837542586011',1.79506742154100871087e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,28,'{"event":"played","seat":"S","card":"S5"}','nonce-6837544098087',1.79506742154251265524e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,29,'{"event":"played","seat":"W","card":"C3"}',NULL,1.7950674215434978008e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,30,'{"event":"played","seat":"N","card":"S7"}','nonce-6837546434284',1795067421.54485);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,31,'{"event":"played","seat":"E","card":"S4"}',NULL,1.79506742154578232762e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,32,'{"event":"played","seat":"N","card":"S6"}','nonce-6837548218957',1.79506742154663205147e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,33,'{"event":"played","seat":"E","card":"C6"}',NULL,1.79506742154753661149e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,34,'{"event":"played","seat":"S","card":"S2"}','nonce-6837549854608',1.79506742154828834536e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,35,'{"event":"played","seat":"W","card":"C4"}',NULL,1.7950674215492115021e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,36,'{"event":"played","seat":"N","card":"S3"}','nonce-6837551515766',1.79506742154992318151e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,37,'{"event":"played","seat":"E","card":"D8"}',NULL,1.79506742155087542535e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,38,'{"event":"played","seat":"S","card":"HJ"}','nonce-6837553274221',1.79506742155168843265e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,39,'{"event":"played","seat":"W","card":"H5"}',NULL,1.79506742155252909656e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,40,'{"event":"played","seat":"N","card":"H2"}','nonce-6837554819607',1.79506742155324816698e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,41,'{"event":"played","seat":"E","card":"H9"}',NULL,1.79506742155515956879e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,42,'{"event":"played","seat":"S","card":"H8"}','nonce-6837557523331',1.7950674215559327602e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,43,'{"event":"played","seat":"W","card":"H6"}',NULL,1.7950674215567939281e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,44,'{"event":"played","seat":"E","card":"CK"}',NULL,1.79506742155765128135e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,45,'{"event":"played","seat":"S","card":"CQ"}','nonce-6837560197502',1.79506742155861544608e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,46,'{"event":"played","seat":"W","card":"CT"}',NULL,1.79506742155941152573e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,47,'{"event":"played","seat":"N","card":"CA"}','nonce-6837561749338',1.79506742156015467641e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,48,'{"event":"played","seat":"N","card":"C8"}','nonce-6837562575751',1.79506742156097054484e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,49,'{"event":"played","seat":"E","card":"CJ"}',NULL,1.79506742156179881098e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,50,'{"event":"played","seat":"S","card":"C9"}','nonce-6837564157621',1.79506742156256413455e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,51,'{"event":"played","seat":"W","card":"D5"}',NULL,1.79506742156351447106e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,52,'{"event":"played","seat":"E","card":"D9"}',NULL,1.79506742156429553031e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,53,'{"event":"played","seat":"S","card":"DJ"}','nonce-6837566691202',1.79506742156512808794e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,54,'{"event":"played","seat":"W","card":"D6"}',NULL,1.79506742156602144234e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,55,'{"event":"played","seat":"N","card":"D7"}','nonce-6837568465270',1.79506742156687355048e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,56,'{"event":"played","seat":"S","card":"H7"}','nonce-6837569279084',1.79506742156769347196e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,57,'{"event":"played","seat":"W","card":"HT"}',NULL,1.79506742156852269168e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,58,'{"event":"played","seat":"N","card":"C7"}','nonce-6837570875807',1795067421.56931);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,59,'{"event":"played","seat":"E","card":"HK"}',NULL,1.79506742157013821602e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,60,'{"event":"played","seat":"E","card":"DQ"}',NULL,1.79506742157083058362e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,61,'{"event":"played","seat":"S","card":"D4"}',NULL,1.79506742157149386403e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,62,'{"event":"played","seat":"W","card":"DT"}',NULL,1.79506742157204890247e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,63,'{"event":"played","seat":"N","card":"C5"}',NULL,1.79506742157259058948e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,64,'{"event":"scored","tricks":{"EW":5,"NS":8},"entries":[{"side":"NS","points":60,"reason":"tricks","below":false},{"side":"NS","points":50,"reason":"bonus","below":false}]}',NULL,1.79506742157259058948e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',1,65,'{"event":"laidopen","hands":{"E":"KQ4.K94.Q982.KJ6","S":"AT52.QJ87.AJ4.Q9","W":"8.T653.T653.T432","N":"J9763.A2.K7.A875"},"seed":null,"salt":null}',NULL,1.79506742157259058948e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',2,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"E","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506742163368177411e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',2,1,'{"event":"dealt","seat":"S","hand":"Q82.AQ.K9863.T83"}',NULL,1.79506742163368177411e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',2,2,'{"event":"dealt","seat":"W","hand":"AKT94.652.Q4.AQ9"}',NULL,1.79506742163368177411e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',2,3,'{"event":"dealt","seat":"N","hand":"75.KJ8.52.KJ7652"}',NULL,1.79506742163368177411e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',2,4,'{"event":"dealt","seat":"E","hand":"J63.T9743.AJT7.4"}',NULL,1.79506742163368177411e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',2,5,'{"event":"announced","seat":"E","measure":"points","number":6}',NULL,1.79506742163368177411e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',2,6,'{"event":"announced","seat":"S","measure":"points","number":11}',NULL,1.79506742163368177411e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',2,7,'{"event":"announced","seat":"W","measure":"points","number":15}',NULL,1.79506742163368177411e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',2,8,'{"event":"announced","seat":"N","measure":"points","number":8}',NULL,1.79506742163368177411e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',2,9,'{"event":"declared","seat":"W"}',NULL,1.79506742163368177411e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',2,10,'{"event":"faced","seat":"E","hand":"J63.T9743.AJT7.4"}',NULL,1.79506742163368177411e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',2,11,'{"event":"chose","seat":"W","contract":{"strain":"S","goal":7,"terms":"part-score"}}',NULL,1.79506742165394592289e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',2,12,'{"event":"played","seat":"N","card":"CK"}',NULL,1.79506742166490292546e+09);
INSERT INTO "events" VALUES('y2ebfqbcz6',2,13,'{"event":"played","seat":"E","card":"C4"}',NULL,1.79506742167815685267e+09);
CREATE TABLE guests (
            table_id TEXT NOT NULL, identity TEXT NOT NULL, guest INTEGER NOT NULL, nickname TEXT NOT NULL,
            wish INTEGER, standing TEXT NOT NULL, agreed TEXT NOT NULL, deal INTEGER NOT NULL,
            held INTEGER NOT NULL, PRIMARY KEY (table_id, identity));
CREATE TABLE handovers (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, expires DOUBLE PRECISION NOT NULL);
CREATE TABLE identities (
            id TEXT PRIMARY KEY, nickname TEXT, created DOUBLE PRECISION NOT NULL);
INSERT INTO "identities" VALUES('8ad3101811f5fee6','Ann',1.79506741834085893627e+09);
INSERT INTO "identities" VALUES('6aef509e90260272',NULL,1.79506742092459201814e+09);
INSERT INTO "identities" VALUES('cc441f2e89d78e38','Bob',1.79506742132671380041e+09);
INSERT INTO "identities" VALUES('e511a4c3ae5ab895','Cal',1.79506742141801381115e+09);
INSERT INTO "identities" VALUES('28ba26fbf8fa7019','Dot',1.79506742151692771916e+09);
CREATE TABLE logbook_lines (
            code TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (code, seq));
INSERT INTO "logbook_lines" VALUES('YZZB09',0,'{"happened":"classopened","at":"2026-11-19T05:50:21+00:00","title":"4b","game":"bridgewar","options":{}}');
INSERT INTO "logbook_lines" VALUES('YZZB09',1,'{"happened":"pupilcame","at":"2026-11-19T05:50:21+00:00","member":1,"name":"Bob","identity":"cc441f2e89d78e38"}');
INSERT INTO "logbook_lines" VALUES('YZZB09',2,'{"happened":"pupilcame","at":"2026-11-19T05:50:21+00:00","member":2,"name":"Cal","identity":"e511a4c3ae5ab895"}');
INSERT INTO "logbook_lines" VALUES('YZZB09',3,'{"happened":"tablesgiven","at":"2026-11-19T05:50:21+00:00","tables":[{"number":1,"code":"38wgs6jwrw","seats":[2,null,1,null]}],"anew":true}');
INSERT INTO "logbook_lines" VALUES('ZS33DT',0,'{"happened":"homeworkset","at":1795067421.513058,"title":"Week 3","game":"minibridge","options":{},"tasks":[{"task":"deal","code":"W31Q8-DBV2R-SFR6Y-5YH76"},{"task":"deal","code":"3XHYW-RJSMD-T8NKT-1WVED"}],"bots":"beginner","until":null,"together":false,"hints":false}');
INSERT INTO "logbook_lines" VALUES('ZS33DT',1,'{"happened":"homeworkbegun","at":1795067421.5172431,"pupil":1,"name":"Dot","identity":"28ba26fbf8fa7019"}');
INSERT INTO "logbook_lines" VALUES('ZS33DT',2,'{"happened":"homeworkseated","at":1795067421.5183632,"pupil":1,"table":"y2ebfqbcz6","seat":2}');
INSERT INTO "logbook_lines" VALUES('J8QSNM',0,'{"happened":"eveningbegun","at":"2026-11-19T05:50:21+00:00","game":"abridged","session":"abridged-pivot","names":["Ann","Bob","Cal","Dot"],"options":{},"session_options":{}}');
INSERT INTO "logbook_lines" VALUES('J8QSNM',1,'{"happened":"dealwritten","at":"2026-11-19T05:50:21+00:00","declarer":"N","contract":{"strain":"R","goal":10,"terms":"play"},"tricks":11,"honours":0,"honoured":null}');
INSERT INTO "logbook_lines" VALUES('J8QSNM',2,'{"happened":"dealwritten","at":"2026-11-19T05:50:21+00:00","declarer":"N","contract":{"strain":"R","goal":10,"terms":"play"},"tricks":11,"honours":0,"honoured":null}');
INSERT INTO "logbook_lines" VALUES('CFE2C5',0,'{"happened":"founded","at":"2026-11-19T05:50:21+00:00","title":"Autumn term","game":"minibridge","options":{"scoring":"targets"},"form":"best-of","deals":3,"teams":false}');
INSERT INTO "logbook_lines" VALUES('CFE2C5',1,'{"happened":"enrolled","at":"2026-11-19T05:50:21+00:00","names":["Anna & Ben","Chloé & David","Emma & Félix","Gil & Hana"],"weeks":[[[1,4],[2,3]],[[2,4],[1,3]],[[3,4],[1,2]]]}');
INSERT INTO "logbook_lines" VALUES('ZS33DT',3,'{"happened":"homeworkplayed","at":1795067421.5725906,"task":1,"table":"y2ebfqbcz6","deal":1,"said":{"say":"{seat:who} made it with {n:tricks} tricks, {n:over} more than needed: {side:whose} score {n:points}.","values":{"who":"S","tricks":8,"over":1,"whose":"NS","points":110}},"points":{"1":110}}');
INSERT INTO "logbook_lines" VALUES('CFE2C5',2,'{"happened":"matchplayed","at":"2026-11-19T05:50:21+00:00","fixture":[2,3],"score":[2,1],"winner":null}');
INSERT INTO "logbook_lines" VALUES('RNBMYP',0,'{"happened":"created","at":"2026-11-19T05:50:21+00:00","by":"","title":"Village cup","game":"minibridge","options":{},"method":"matchpoints","trimmed":0,"minutes":0}');
INSERT INTO "logbook_lines" VALUES('RNBMYP',1,'{"happened":"arranged","at":"2026-11-19T05:50:21+00:00","by":"","ranking":"live","tablets":false,"real_cards":[],"level":"club","wall":"both"}');
INSERT INTO "logbook_lines" VALUES('RNBMYP',2,'{"happened":"named","at":"2026-11-19T05:50:21+00:00","by":"","entrants":[{"number":1,"name":"Pair 1"},{"number":2,"name":"Pair 2"},{"number":3,"name":"Pair 3"},{"number":4,"name":"Pair 4"},{"number":5,"name":"Pair 5"},{"number":6,"name":"Pair 6"}]}');
INSERT INTO "logbook_lines" VALUES('RNBMYP',3,'{"happened":"seated","at":"2026-11-19T05:50:21+00:00","by":"","movement":{"kind":"mitchell","entrants":6,"rounds":[[{"table":1,"seats":{"N":1,"E":4,"S":1,"W":4},"boards":[1,2]},{"table":2,"seats":{"N":2,"E":5,"S":2,"W":5},"boards":[3,4]},{"table":3,"seats":{"N":3,"E":6,"S":3,"W":6},"boards":[5,6]}],[{"table":1,"seats":{"N":1,"E":6,"S":1,"W":6},"boards":[3,4]},{"table":2,"seats":{"N":2,"E":4,"S":2,"W":4},"boards":[5,6]},{"table":3,"seats":{"N":3,"E":5,"S":3,"W":5},"boards":[1,2]}],[{"table":1,"seats":{"N":1,"E":5,"S":1,"W":5},"boards":[5,6]},{"table":2,"seats":{"N":2,"E":6,"S":2,"W":6},"boards":[1,2]},{"table":3,"seats":{"N":3,"E":4,"S":3,"W":4},"boards":[3,4]}]]}}');
INSERT INTO "logbook_lines" VALUES('RNBMYP',4,'{"happened":"began","at":"2026-11-19T05:50:21+00:00","by":"","round":1}');
INSERT INTO "logbook_lines" VALUES('RNBMYP',5,'{"happened":"entered","at":"2026-11-19T05:50:21+00:00","by":"","spot":{"round":1,"table":1,"board":1},"result":{"declarer":"N","contract":{"strain":"H","goal":10,"terms":"game"},"tricks":10,"declarers":420,"defenders":0},"side":null}');
CREATE TABLE logbook_tables (table_id TEXT PRIMARY KEY, logbook TEXT NOT NULL);
INSERT INTO "logbook_tables" VALUES('y2ebfqbcz6','ZS33DT');
CREATE TABLE logbooks (
            code TEXT PRIMARY KEY, kind TEXT NOT NULL, secret TEXT NOT NULL, created DOUBLE PRECISION NOT NULL,
            touched DOUBLE PRECISION NOT NULL, length INTEGER NOT NULL);
INSERT INTO "logbooks" VALUES('YZZB09','class','9e9cf90cc66f2f8744af88c2f63c072e187b99a782dde0ff4ec15dd118470ce4',1.79506742128048563003e+09,1.79506742144975399975e+09,4);
INSERT INTO "logbooks" VALUES('ZS33DT','homework','2e3890a33fcc204dc3db6b3efcf374b997d3a51343b307c3f7a0bc674704c561',1.79506742151310062401e+09,1.79506742170039558406e+09,4);
INSERT INTO "logbooks" VALUES('J8QSNM','evening','1283c0438e218dbbd7f7104c61bdb7678901a7daefc72a4ca7c9d1d7ebe6badc',1.7950674216517682075e+09,1.79506742167707228656e+09,3);
INSERT INTO "logbooks" VALUES('CFE2C5','league','49fa56059ffd6b7316412725b839861789f51ac85095d481ee72cf79234f29d6',1.79506742169452524187e+09,1.79506742170650076869e+09,3);
INSERT INTO "logbooks" VALUES('RNBMYP','event','2399746d04706e5043e4077b7f8512b29cc133feaa5b22f33ea8ebb388f767cf',1795067421.72967,1.79506742178411388393e+09,6);
CREATE TABLE played (
            identity TEXT NOT NULL, table_id TEXT NOT NULL, deal INTEGER NOT NULL, number INTEGER, game TEXT NOT NULL,
            ended DOUBLE PRECISION NOT NULL, partner TEXT, others TEXT, people INTEGER, level TEXT, headline TEXT,
            mood TEXT, declared INTEGER, made INTEGER, points INTEGER, again INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (identity, table_id, deal));
INSERT INTO "played" VALUES('8ad3101811f5fee6','3ddveqr3j6',1,1,'minibridge',1.79506741881889390942e+09,'Trey','["Pip","Ruff"]',0,'learner','{"say":"{n:short} short: {n:tricks} of {n:goal} tricks","values":{"short":3,"tricks":4,"goal":7}}','lost',1,0,-150,0);
INSERT INTO "played" VALUES('28ba26fbf8fa7019','y2ebfqbcz6',1,1,'minibridge',1.79506742157259058948e+09,'Ace','["Pip","Trey"]',0,'beginner','{"say":"You made it! {n:tricks} tricks, {n:over} more than needed","values":{"tricks":8,"over":1}}','won',1,1,110,0);
CREATE TABLE probes (id TEXT PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE puzzles (
            puzzle TEXT PRIMARY KEY, strength DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL,
            volatility DOUBLE PRECISION NOT NULL);
CREATE TABLE readiness (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, player INTEGER NOT NULL,
            PRIMARY KEY (table_id, deal, player));
INSERT INTO "readiness" VALUES('3ddveqr3j6',1,0);
INSERT INTO "readiness" VALUES('y2ebfqbcz6',1,2);
CREATE TABLE reasons (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (table_id, deal, seq));
INSERT INTO "reasons" VALUES('3ddveqr3j6',1,15,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"defenders-lead","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"HT","rule":"the suit that looks best to lead"}}]}');
INSERT INTO "reasons" VALUES('3ddveqr3j6',1,17,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"H2","rule":"nothing here wins the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('3ddveqr3j6',1,20,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"second-hand","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S7","rule":"second to play, low: our other hand still has its turn"}}]}');
INSERT INTO "reasons" VALUES('3ddveqr3j6',1,22,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S2","rule":"nothing here wins the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('3ddveqr3j6',1,24,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":null,"said":[{"say":"{card:card} is the only card that may be played.","values":{"card":"SA"}}]}');
INSERT INTO "reasons" VALUES('3ddveqr3j6',1,26,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"partner-wins","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S3","rule":"our side is winning the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('3ddveqr3j6',1,27,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"defenders-lead","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"CA","rule":"the suit that looks best to lead"}}]}');
INSERT INTO "reasons" VALUES('3ddveqr3j6',1,29,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"partner-wins","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"C2","rule":"our side is winning the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('3ddveqr3j6',1,32,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"discard","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"D2","rule":"the card that will be missed least"}}]}');
INSERT INTO "reasons" VALUES('3ddveqr3j6',1,34,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"last-hand","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S9","rule":"last to play: the cheapest card that wins"}}]}');
INSERT INTO "reasons" VALUES('3ddveqr3j6',1,35,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"defenders-lead","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"CQ","rule":"the suit that looks best to lead"}}]}');
INSERT INTO "reasons" VALUES('38wgs6jwrw',1,7,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"high-from-longest","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"HK","rule":"an ace or a king from the longest suit"}}]}');
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO "schema_version" VALUES(14);
CREATE TABLE seats (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, kind TEXT NOT NULL, identity TEXT,
            nickname TEXT NOT NULL, level TEXT NOT NULL, PRIMARY KEY (table_id, player));
INSERT INTO "seats" VALUES('3ddveqr3j6',0,'person','8ad3101811f5fee6','Ann','learner');
INSERT INTO "seats" VALUES('3ddveqr3j6',1,'bot',NULL,'Pip','learner');
INSERT INTO "seats" VALUES('3ddveqr3j6',2,'bot',NULL,'Trey','learner');
INSERT INTO "seats" VALUES('3ddveqr3j6',3,'bot',NULL,'Ruff','learner');
INSERT INTO "seats" VALUES('38wgs6jwrw',0,'person','e511a4c3ae5ab895','Cal','beginner');
INSERT INTO "seats" VALUES('38wgs6jwrw',1,'bot',NULL,'Ace','beginner');
INSERT INTO "seats" VALUES('38wgs6jwrw',2,'person','cc441f2e89d78e38','Bob','beginner');
INSERT INTO "seats" VALUES('38wgs6jwrw',3,'bot',NULL,'Pip','beginner');
INSERT INTO "seats" VALUES('y2ebfqbcz6',0,'bot',NULL,'Ace','beginner');
INSERT INTO "seats" VALUES('y2ebfqbcz6',1,'bot',NULL,'Pip','beginner');
INSERT INTO "seats" VALUES('y2ebfqbcz6',2,'person','28ba26fbf8fa7019','Dot','beginner');
INSERT INTO "seats" VALUES('y2ebfqbcz6',3,'bot',NULL,'Trey','beginner');
CREATE TABLE seen_deals (
            identity TEXT NOT NULL, table_id TEXT NOT NULL, deal INTEGER NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (identity, table_id, deal));
CREATE TABLE solutions (
            identity TEXT NOT NULL, puzzle TEXT NOT NULL, answer TEXT NOT NULL, is_right INTEGER NOT NULL,
            at DOUBLE PRECISION NOT NULL, PRIMARY KEY (identity, puzzle));
CREATE TABLE solvers (
            identity TEXT PRIMARY KEY, strength DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL,
            volatility DOUBLE PRECISION NOT NULL, tried INTEGER NOT NULL, solved INTEGER NOT NULL,
            streak INTEGER NOT NULL, best INTEGER NOT NULL);
CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, session TEXT NOT NULL,
            session_options TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, touched DOUBLE PRECISION NOT NULL,
            stopping INTEGER NOT NULL, finished INTEGER NOT NULL, revision INTEGER NOT NULL DEFAULT 0, owner TEXT, watchable INTEGER NOT NULL DEFAULT 0, gathering INTEGER NOT NULL DEFAULT 0, practice INTEGER NOT NULL DEFAULT 0, draws TEXT NOT NULL DEFAULT '{}', pace TEXT NOT NULL DEFAULT 'normal', hints INTEGER NOT NULL DEFAULT 0, again TEXT, lesson TEXT, boards TEXT, placed INTEGER NOT NULL DEFAULT 0, paused INTEGER NOT NULL DEFAULT 0, helping INTEGER NOT NULL DEFAULT 0);
INSERT INTO "tables" VALUES('3ddveqr3j6','minibridge','{}','match','{}',1.79506741861495280271e+09,1.79506741883928370474e+09,0,0,61,'8ad3101811f5fee6',0,0,0,'{}','normal',0,NULL,NULL,NULL,0,0,0);
INSERT INTO "tables" VALUES('38wgs6jwrw','bridgewar','{}','match','{}',1.7950674214465339183e+09,1.7950674214465339183e+09,0,0,1,NULL,0,0,0,'{}','normal',0,NULL,NULL,'[{"board":{"number":1,"dealer":"N","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}},"code":"W4VMK-R2RY1-230M0-F60BQ"},{"board":{"number":2,"dealer":"E","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}},"code":"KTWJ3-GDZB8-RFPGK-0Q459"}]',1,0,0);
INSERT INTO "tables" VALUES('y2ebfqbcz6','minibridge','{}','match','{}',1.79506742151787185672e+09,1.79506742163368177411e+09,0,0,58,NULL,0,0,0,'{}','normal',0,NULL,NULL,'[{"board":{"number":1,"dealer":"N","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}},"code":"W31Q8-DBV2R-SFR6Y-5YH76"},{"board":{"number":2,"dealer":"E","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}},"code":"3XHYW-RJSMD-T8NKT-1WVED"}]',1,0,0);
CREATE TABLE tokens (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, created DOUBLE PRECISION NOT NULL);
INSERT INTO "tokens" VALUES('c2d47090efd8723be71270c267192effb031c889a29dacb17629637145bf6880','8ad3101811f5fee6',1.79506741834085893627e+09);
INSERT INTO "tokens" VALUES('17c6e2cf614d5576817a87fe6b30dc617dfe1f610473734275340d7909f58bcf','6aef509e90260272',1.79506742092459201814e+09);
INSERT INTO "tokens" VALUES('3577bb6e5d970bf71c7beca3a23c90eedee42ad6c7f52bc7cd3ad876f1dba313','cc441f2e89d78e38',1.79506742132671380041e+09);
INSERT INTO "tokens" VALUES('6b319ff3871c7de704ddb07a6d4ce55e4f504abbfa6206bddf1e498ecca4ef47','e511a4c3ae5ab895',1.79506742141801381115e+09);
INSERT INTO "tokens" VALUES('5fcd7d072385c3ac33ebf03623487972a70f10c8ce125b766dd8e2097d3bd2d6','28ba26fbf8fa7019',1.79506742151692771916e+09);
CREATE TABLE votes (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, voter INTEGER NOT NULL,
            PRIMARY KEY (table_id, player, voter));
CREATE INDEX tables_touched ON tables (touched);
CREATE UNIQUE INDEX seats_identity ON seats (identity, table_id);
CREATE UNIQUE INDEX events_nonce ON events (table_id, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX played_newest ON played (identity, ended);
CREATE UNIQUE INDEX dailies_table ON dailies (table_id);
COMMIT;
