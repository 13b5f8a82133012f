-- {"table": "hzh7kdemgz", "deal": 2, "tokens": {"Ann": "0T-HAJhG014iRvkXbbDWAwqiby6dcDbd", "Learner": "FKPZ4U2vT_PIypB_ql7uMtc5EquAJiGo", "Teacher": "_3uE9Pvc9AsbRf2R294VzFP48slzWDGq", "Bob": "h86iWK7eW_AKjpknfIM8W7R4XtGft1Ty", "Dot": "rED5RupsG2X0J23lddYIWzkUWOTcEJTD"}, "lesson": {"name": "1-first-tricks", "at": 1}, "codes": {"class": ["3NEHZJ", "YQX3TT4fRVraLd9uCMiUKrH8zoHT6Nlw"], "homework": ["SA6ZZZ", "-jOki4-ftZMJzLEa1amoXCk9rDg7XceT"], "evening": ["B29270", "KRcs4o3vHTUR4r1qXBJrhaxt5Srn_Or_"], "league": ["5FG3SF", "Y-7wGC546VDy9uTG8cjmQUi0ETUyNWzD"], "competition": ["YX6H93", "FOp8NvOKSA1CdGl4Czzv1onNyJ-MNgHK"]}}
BEGIN TRANSACTION;
CREATE TABLE bookmarks (
            identity TEXT NOT NULL, lesson TEXT NOT NULL, body TEXT NOT NULL, table_id TEXT, noted INTEGER NOT NULL,
            touched DOUBLE PRECISION NOT NULL, finished DOUBLE PRECISION, PRIMARY KEY (identity, lesson));
INSERT INTO "bookmarks" VALUES('bc24520e89d8683f','1-first-tricks','{"lesson":"1-first-tricks","at":1,"tries":1,"marks":{"0":{"state":"done","tries":0},"1":{"state":"missed","tries":1}},"deals":[],"noted":[]}',NULL,0,1795067452.427,NULL);
CREATE TABLE dailies (
            day TEXT NOT NULL, game TEXT NOT NULL, identity TEXT NOT NULL, table_id TEXT NOT NULL,
            score INTEGER, tricks INTEGER, PRIMARY KEY (day, game, identity));
CREATE TABLE deals (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, board TEXT NOT NULL, started DOUBLE PRECISION NOT NULL,
            ended DOUBLE PRECISION, summary TEXT, dummy TEXT NOT NULL DEFAULT 'watches', shown INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (table_id, deal));
INSERT INTO "deals" VALUES('hzh7kdemgz',1,'{"number":1,"dealer":"S","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.79506745108521533014e+09,1795067451.22348,'{"say":"{seat:who} made it with {n:goal} of {n:goal} tricks: {side:whose} score {n:points}.","values":{"who":"E","goal":10,"whose":"EW","points":420}}','watches',0);
INSERT INTO "deals" VALUES('hzh7kdemgz',2,'{"number":2,"dealer":"W","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.79506745123465847975e+09,NULL,NULL,'watches',0);
INSERT INTO "deals" VALUES('eh80d902mg',1,'{"number":1,"dealer":"N","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}}',1.79506745257391452791e+09,NULL,NULL,'watches',0);
INSERT INTO "deals" VALUES('dvpq502909',1,'{"number":1,"dealer":"N","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}}',1.79506745259333443638e+09,1.79506745268305134772e+09,'{"say":"{seat:who} made it with {n:tricks} tricks, {n:over} more than needed: {side:whose} score {n:points}.","values":{"who":"E","tricks":10,"over":3,"whose":"EW","points":130}}','watches',0);
INSERT INTO "deals" VALUES('dvpq502909',2,'{"number":2,"dealer":"E","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}}',1.79506745268606328963e+09,NULL,NULL,'watches',0);
CREATE TABLE events (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, nonce TEXT,
            at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, deal, seq));
INSERT INTO "events" VALUES('hzh7kdemgz',1,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"S","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506745108521533014e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,1,'{"event":"committed","digest":"a32b55784c0b4d3aab63767dadba4c551a8fb206d5d6f4a192f5d4949fec17ae"}',NULL,1.79506745108521533014e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,2,'{"event":"seeded","seed":"a5a1bda67ca502325fe08279efc6d7ef52851c1a4a25ace74e1ebb1bedaf4241","salt":"1986c6ec80828b1edf9bb0d6c53c7275"}',NULL,1.79506745108521533014e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,3,'{"event":"cut","seat":"E","place":39}',NULL,1.79506745110745167736e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,4,'{"event":"dealt","seat":"W","hand":"T8.AQT8743.A96.7"}',NULL,1.79506745110745167736e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,5,'{"event":"dealt","seat":"N","hand":"K76543.KJ.432.93"}',NULL,1.79506745110745167736e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,6,'{"event":"dealt","seat":"E","hand":"AQ92.95.Q75.KQ42"}',NULL,1.79506745110745167736e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,7,'{"event":"dealt","seat":"S","hand":"J.62.KJT8.AJT865"}',NULL,1.79506745110745167736e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,8,'{"event":"announced","seat":"S","measure":"points","number":10}',NULL,1.79506745110745167736e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,9,'{"event":"announced","seat":"W","measure":"points","number":10}',NULL,1.79506745110745167736e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,10,'{"event":"announced","seat":"N","measure":"points","number":7}',NULL,1.79506745110745167736e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,11,'{"event":"announced","seat":"E","measure":"points","number":13}',NULL,1.79506745110745167736e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,12,'{"event":"declared","seat":"E"}',NULL,1.79506745110745167736e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,13,'{"event":"faced","seat":"W","hand":"T8.AQT8743.A96.7"}',NULL,1.79506745110745167736e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,14,'{"event":"chose","seat":"E","contract":{"strain":"H","goal":10,"terms":"game"}}',NULL,1795067451.11712);
INSERT INTO "events" VALUES('hzh7kdemgz',1,15,'{"event":"played","seat":"S","card":"SJ"}','nonce-6867124236602',1.7950674511228561401e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,16,'{"event":"played","seat":"W","card":"S8"}',NULL,1.79506745112406349181e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,17,'{"event":"played","seat":"N","card":"S3"}',NULL,1.7950674511251485348e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,18,'{"event":"played","seat":"E","card":"SQ"}',NULL,1.79506745113081574443e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,19,'{"event":"played","seat":"E","card":"H5"}',NULL,1.79506745113180947309e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,20,'{"event":"played","seat":"S","card":"H6"}','nonce-6867134242874',1.79506745113274407388e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,21,'{"event":"played","seat":"W","card":"HQ"}',NULL,1.79506745113536739354e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,22,'{"event":"played","seat":"N","card":"HK"}',NULL,1.7950674511385560036e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,23,'{"event":"played","seat":"N","card":"S5"}',NULL,1.7950674511394388676e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,24,'{"event":"played","seat":"E","card":"S2"}',NULL,1.79506745114278864865e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,25,'{"event":"played","seat":"S","card":"H2"}','nonce-6867145156941',1.79506745114367079738e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,26,'{"event":"played","seat":"W","card":"ST"}',NULL,1.79506745114462113377e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,27,'{"event":"played","seat":"S","card":"CA"}','nonce-6867152136456',1.79506745115060305597e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,28,'{"event":"played","seat":"W","card":"C7"}',NULL,1.79506745115149092669e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,29,'{"event":"played","seat":"N","card":"C3"}',NULL,1.79506745115485548975e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,30,'{"event":"played","seat":"E","card":"C2"}',NULL,1.79506745115566277498e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,31,'{"event":"played","seat":"S","card":"CJ"}','nonce-6867158039755',1.79506745115648579601e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,32,'{"event":"played","seat":"W","card":"H3"}',NULL,1.79506745115729236597e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,33,'{"event":"played","seat":"N","card":"C9"}',NULL,1.79506745116317725178e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,34,'{"event":"played","seat":"E","card":"C4"}',NULL,1.79506745116400814052e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,35,'{"event":"played","seat":"W","card":"HA"}',NULL,1.79506745116504979132e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,36,'{"event":"played","seat":"N","card":"HJ"}',NULL,1.79506745116589236255e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,37,'{"event":"played","seat":"E","card":"H9"}',NULL,1.79506745116664266585e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,38,'{"event":"played","seat":"S","card":"CT"}','nonce-6867168984037',1.79506745116746616367e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,39,'{"event":"played","seat":"W","card":"DA"}',NULL,1.79506745116833400723e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,40,'{"event":"played","seat":"N","card":"D2"}',NULL,1.79506745117094326019e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,41,'{"event":"played","seat":"E","card":"D5"}',NULL,1.79506745117443037036e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,42,'{"event":"played","seat":"S","card":"DK"}','nonce-6867177033108',1.79506745117548489575e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,43,'{"event":"played","seat":"W","card":"D6"}',NULL,1.79506745117638325686e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,44,'{"event":"played","seat":"N","card":"D3"}',NULL,1.79506745117717671396e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,45,'{"event":"played","seat":"E","card":"DQ"}',NULL,1.79506745118279981612e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,46,'{"event":"played","seat":"S","card":"DJ"}','nonce-6867185225804',1.79506745118367338183e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,47,'{"event":"played","seat":"E","card":"CK"}',NULL,1.79506745118468761437e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,48,'{"event":"played","seat":"S","card":"C8"}','nonce-6867187096986',1.79506745118550372123e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,49,'{"event":"played","seat":"W","card":"D9"}',NULL,1.79506745118633270264e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,50,'{"event":"played","seat":"N","card":"S4"}',NULL,1.79506745119081282616e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,51,'{"event":"played","seat":"E","card":"SA"}',NULL,1.79506745119252419471e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,52,'{"event":"played","seat":"S","card":"C6"}','nonce-6867196726426',1.79506745119516396519e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,53,'{"event":"played","seat":"W","card":"H4"}',NULL,1.79506745119875931737e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,54,'{"event":"played","seat":"N","card":"S6"}',NULL,1.79506745119954156872e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,55,'{"event":"played","seat":"W","card":"HT"}',NULL,1.79506745120248365401e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,56,'{"event":"played","seat":"N","card":"D4"}',NULL,1.79506745120331716539e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,57,'{"event":"played","seat":"E","card":"D7"}',NULL,1.79506745120411443706e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,58,'{"event":"played","seat":"S","card":"C5"}','nonce-6867208152256',1.79506745121050143238e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,59,'{"event":"played","seat":"W","card":"H8"}',NULL,1.7950674512143640518e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,60,'{"event":"played","seat":"N","card":"S7"}',NULL,1.79506745121546101569e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,61,'{"event":"played","seat":"E","card":"S9"}',NULL,1.79506745121629977227e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,62,'{"event":"played","seat":"S","card":"DT"}','nonce-6867218627578',1.79506745121707534792e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,63,'{"event":"played","seat":"W","card":"H7"}',NULL,1.79506745121764326096e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,64,'{"event":"played","seat":"N","card":"SK"}',NULL,1.79506745121835350987e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,65,'{"event":"played","seat":"E","card":"CQ"}',NULL,1.79506745122303724288e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',1,66,'{"event":"played","seat":"S","card":"D8"}',NULL,1795067451.22348);
INSERT INTO "events" VALUES('hzh7kdemgz',1,67,'{"event":"scored","tricks":{"EW":10,"NS":3},"entries":[{"side":"EW","points":120,"reason":"tricks","below":false},{"side":"EW","points":300,"reason":"bonus","below":false}]}',NULL,1795067451.22348);
INSERT INTO "events" VALUES('hzh7kdemgz',1,68,'{"event":"laidopen","hands":{"W":"T8.AQT8743.A96.7","N":"K76543.KJ.432.93","E":"AQ92.95.Q75.KQ42","S":"J.62.KJT8.AJT865"},"seed":"a5a1bda67ca502325fe08279efc6d7ef52851c1a4a25ace74e1ebb1bedaf4241","salt":"1986c6ec80828b1edf9bb0d6c53c7275"}',NULL,1795067451.22348);
INSERT INTO "events" VALUES('hzh7kdemgz',2,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"W","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506745123465847975e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',2,1,'{"event":"committed","digest":"bc68fe4dc12b10c4e8162c027978f1e9c541634c8eda5ab0e67fc0e40f37c5c5"}',NULL,1.79506745123465847975e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',2,2,'{"event":"seeded","seed":"fd201c425e20ed9ad29a8b8d8e8b455147ab208afea38311cd53f557068e73b3","salt":"8b40bef28b4b259a32ee534af5216338"}',NULL,1.79506745123465847975e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',2,3,'{"event":"cut","seat":"S","place":1}','nonce-6867237444688',1.79506745123592734332e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',2,4,'{"event":"dealt","seat":"N","hand":"764.K8532.KT.J97"}',NULL,1.79506745123592734332e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',2,5,'{"event":"dealt","seat":"E","hand":"K95.AJ94.J432.Q6"}',NULL,1.79506745123592734332e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',2,6,'{"event":"dealt","seat":"S","hand":"Q8.6.Q9765.AK543"}',NULL,1.79506745123592734332e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',2,7,'{"event":"dealt","seat":"W","hand":"AJT32.QT7.A8.T82"}',NULL,1.79506745123592734332e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',2,8,'{"event":"announced","seat":"W","measure":"points","number":11}',NULL,1.79506745123592734332e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',2,9,'{"event":"announced","seat":"N","measure":"points","number":7}',NULL,1.79506745123592734332e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',2,10,'{"event":"announced","seat":"E","measure":"points","number":11}',NULL,1.79506745123592734332e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',2,11,'{"event":"announced","seat":"S","measure":"points","number":11}',NULL,1.79506745123592734332e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',2,12,'{"event":"declared","seat":"W"}',NULL,1.79506745123592734332e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',2,13,'{"event":"faced","seat":"E","hand":"K95.AJ94.J432.Q6"}',NULL,1.79506745123592734332e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',2,14,'{"event":"chose","seat":"W","contract":{"strain":"S","goal":7,"terms":"part-score"}}',NULL,1.79506745124240374563e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',2,15,'{"event":"played","seat":"N","card":"C7"}',NULL,1.79506745124646067621e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',2,16,'{"event":"played","seat":"E","card":"C6"}',NULL,1.79506745124773454663e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',2,17,'{"event":"played","seat":"S","card":"CA"}','nonce-6867252172155',1.7950674512506935597e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',2,18,'{"event":"played","seat":"W","card":"C2"}',NULL,1.79506745125541973115e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',2,19,'{"event":"played","seat":"S","card":"SQ"}','nonce-6867258129605',1.79506745125663137434e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',2,20,'{"event":"played","seat":"W","card":"S2"}',NULL,1.79506745126286292079e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',2,21,'{"event":"played","seat":"N","card":"S4"}',NULL,1.79506745126382160184e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',2,22,'{"event":"played","seat":"E","card":"SK"}',NULL,1.79506745126670122147e+09);
INSERT INTO "events" VALUES('hzh7kdemgz',2,23,'{"event":"played","seat":"E","card":"S9"}',NULL,1.7950674512675542831e+09);
INSERT INTO "events" VALUES('eh80d902mg',1,0,'{"event":"opened","game":"bridgewar","version":1,"options":{},"dealer":"N","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506745257391452791e+09);
INSERT INTO "events" VALUES('eh80d902mg',1,1,'{"event":"dealt","seat":"E","hand":"9874.AT53.8.T763"}',NULL,1.79506745257391452791e+09);
INSERT INTO "events" VALUES('eh80d902mg',1,2,'{"event":"dealt","seat":"S","hand":"J3.QJ9864.J53.42"}',NULL,1.79506745257391452791e+09);
INSERT INTO "events" VALUES('eh80d902mg',1,3,'{"event":"dealt","seat":"W","hand":"KQ6.7.KT942.KJ95"}',NULL,1.79506745257391452791e+09);
INSERT INTO "events" VALUES('eh80d902mg',1,4,'{"event":"dealt","seat":"N","hand":"AT52.K2.AQ76.AQ8"}',NULL,1.79506745257391452791e+09);
INSERT INTO "events" VALUES('eh80d902mg',1,5,'{"event":"declared","seat":"N"}',NULL,1.79506745257391452791e+09);
INSERT INTO "events" VALUES('eh80d902mg',1,6,'{"event":"agreed","contract":{"strain":"NT","goal":7,"terms":"free"}}',NULL,1.79506745257391452791e+09);
INSERT INTO "events" VALUES('eh80d902mg',1,7,'{"event":"played","seat":"E","card":"S4"}',NULL,1.79506745258390069007e+09);
INSERT INTO "events" VALUES('eh80d902mg',1,8,'{"event":"faced","seat":"S","hand":"J3.QJ9864.J53.42"}',NULL,1.79506745258390069007e+09);
INSERT INTO "events" VALUES('dvpq502909',1,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"N","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506745259333443638e+09);
INSERT INTO "events" VALUES('dvpq502909',1,1,'{"event":"dealt","seat":"E","hand":"T7.AKJ2.JT9.AK86"}',NULL,1.79506745259333443638e+09);
INSERT INTO "events" VALUES('dvpq502909',1,2,'{"event":"dealt","seat":"S","hand":"AKJ986432.Q.85.3"}',NULL,1.79506745259333443638e+09);
INSERT INTO "events" VALUES('dvpq502909',1,3,'{"event":"dealt","seat":"W","hand":".6543.A642.QJ754"}',NULL,1.79506745259333443638e+09);
INSERT INTO "events" VALUES('dvpq502909',1,4,'{"event":"dealt","seat":"N","hand":"Q5.T987.KQ73.T92"}',NULL,1.79506745259333443638e+09);
INSERT INTO "events" VALUES('dvpq502909',1,5,'{"event":"announced","seat":"N","measure":"points","number":7}',NULL,1.79506745259333443638e+09);
INSERT INTO "events" VALUES('dvpq502909',1,6,'{"event":"announced","seat":"E","measure":"points","number":16}',NULL,1.79506745259333443638e+09);
INSERT INTO "events" VALUES('dvpq502909',1,7,'{"event":"announced","seat":"S","measure":"points","number":10}',NULL,1.79506745259333443638e+09);
INSERT INTO "events" VALUES('dvpq502909',1,8,'{"event":"announced","seat":"W","measure":"points","number":7}',NULL,1.79506745259333443638e+09);
INSERT INTO "events" VALUES('dvpq502909',1,9,'{"event":"declared","seat":"E"}',NULL,1.79506745259333443638e+09);
INSERT INTO "events" VALUES('dvpq502909',1,10,'{"event":"faced","seat":"W","hand":".6543.A642.QJ754"}',NULL,1.79506745259333443638e+09);
INSERT INTO "events" VALUES('dvpq502909',1,11,'{"event":"chose","seat":"E","contract":{"strain":"C","goal":7,"terms":"part-score"}}',NULL,1.79506745262469387053e+09);
INSERT INTO "events" VALUES('dvpq502909',1,12,'{"event":"played","seat":"S","card":"SA"}','nonce-6868639486600',1.79506745263806700703e+09);
INSERT INTO "events" VALUES('dvpq502909',1,13,'{"event":"played","seat":"W","card":"C4"}',NULL,1.7950674526437532902e+09);
INSERT INTO "events" VALUES('dvpq502909',1,14,'{"event":"played","seat":"N","card":"S5"}',NULL,1.79506745264483427997e+09);
INSERT INTO "events" VALUES('dvpq502909',1,15,'{"event":"played","seat":"E","card":"S7"}',NULL,1.79506745264563274382e+09);
INSERT INTO "events" VALUES('dvpq502909',1,16,'{"event":"played","seat":"W","card":"H3"}',NULL,1.79506745264652919774e+09);
INSERT INTO "events" VALUES('dvpq502909',1,17,'{"event":"played","seat":"N","card":"H7"}',NULL,1.79506745264735746376e+09);
INSERT INTO "events" VALUES('dvpq502909',1,18,'{"event":"played","seat":"E","card":"HJ"}',NULL,1.79506745264817142489e+09);
INSERT INTO "events" VALUES('dvpq502909',1,19,'{"event":"played","seat":"S","card":"HQ"}','nonce-6868650559935',1.79506745264904594419e+09);
INSERT INTO "events" VALUES('dvpq502909',1,20,'{"event":"played","seat":"S","card":"SK"}','nonce-6868651520829',1.79506745264992380144e+09);
INSERT INTO "events" VALUES('dvpq502909',1,21,'{"event":"played","seat":"W","card":"C5"}',NULL,1.79506745265084695817e+09);
INSERT INTO "events" VALUES('dvpq502909',1,22,'{"event":"played","seat":"N","card":"SQ"}',NULL,1.79506745265166568759e+09);
INSERT INTO "events" VALUES('dvpq502909',1,23,'{"event":"played","seat":"E","card":"ST"}',NULL,1.79506745265239405634e+09);
INSERT INTO "events" VALUES('dvpq502909',1,24,'{"event":"played","seat":"W","card":"DA"}',NULL,1.79506745265319204336e+09);
INSERT INTO "events" VALUES('dvpq502909',1,25,'{"event":"played","seat":"N","card":"D3"}',NULL,1.79506745265392923362e+09);
INSERT INTO "events" VALUES('dvpq502909',1,26,'{"event":"played","seat":"E","card":"D9"}',NULL,1.79506745265474915501e+09);
INSERT INTO "events" VALUES('dvpq502909',1,27,'{"event":"played","seat":"S","card":"D8"}','nonce-6868657095688',1.79506745265551280977e+09);
INSERT INTO "events" VALUES('dvpq502909',1,28,'{"event":"played","seat":"W","card":"H4"}',NULL,1.79506745265631222725e+09);
INSERT INTO "events" VALUES('dvpq502909',1,29,'{"event":"played","seat":"N","card":"H8"}',NULL,1.79506745265706348416e+09);
INSERT INTO "events" VALUES('dvpq502909',1,30,'{"event":"played","seat":"E","card":"HK"}',NULL,1.79506745265785598759e+09);
INSERT INTO "events" VALUES('dvpq502909',1,31,'{"event":"played","seat":"S","card":"SJ"}','nonce-6868660252078',1.79506745265866494171e+09);
INSERT INTO "events" VALUES('dvpq502909',1,32,'{"event":"played","seat":"E","card":"CA"}',NULL,1.79506745265950131418e+09);
INSERT INTO "events" VALUES('dvpq502909',1,33,'{"event":"played","seat":"S","card":"C3"}','nonce-6868661858715',1.79506745266025853156e+09);
INSERT INTO "events" VALUES('dvpq502909',1,34,'{"event":"played","seat":"W","card":"C7"}',NULL,1.79506745266106319423e+09);
INSERT INTO "events" VALUES('dvpq502909',1,35,'{"event":"played","seat":"N","card":"C2"}',NULL,1.79506745266179132455e+09);
INSERT INTO "events" VALUES('dvpq502909',1,36,'{"event":"played","seat":"E","card":"CK"}',NULL,1.7950674526625320912e+09);
INSERT INTO "events" VALUES('dvpq502909',1,37,'{"event":"played","seat":"S","card":"S9"}','nonce-6868664927625',1.79506745266340708732e+09);
INSERT INTO "events" VALUES('dvpq502909',1,38,'{"event":"played","seat":"W","card":"CJ"}',NULL,1.79506745266422414785e+09);
INSERT INTO "events" VALUES('dvpq502909',1,39,'{"event":"played","seat":"N","card":"C9"}',NULL,1.79506745266503453259e+09);
INSERT INTO "events" VALUES('dvpq502909',1,40,'{"event":"played","seat":"E","card":"HA"}',NULL,1.79506745266668510437e+09);
INSERT INTO "events" VALUES('dvpq502909',1,41,'{"event":"played","seat":"S","card":"S8"}','nonce-6868669013883',1.79506745266739869111e+09);
INSERT INTO "events" VALUES('dvpq502909',1,42,'{"event":"played","seat":"W","card":"H5"}',NULL,1.7950674526682052612e+09);
INSERT INTO "events" VALUES('dvpq502909',1,43,'{"event":"played","seat":"N","card":"H9"}',NULL,1.79506745266897678372e+09);
INSERT INTO "events" VALUES('dvpq502909',1,44,'{"event":"played","seat":"E","card":"C6"}',NULL,1.79506745266970491404e+09);
INSERT INTO "events" VALUES('dvpq502909',1,45,'{"event":"played","seat":"S","card":"S6"}','nonce-6868672030725',1.79506745267045402522e+09);
INSERT INTO "events" VALUES('dvpq502909',1,46,'{"event":"played","seat":"W","card":"CQ"}',NULL,1.79506745267120742799e+09);
INSERT INTO "events" VALUES('dvpq502909',1,47,'{"event":"played","seat":"N","card":"CT"}',NULL,1.79506745267196345331e+09);
INSERT INTO "events" VALUES('dvpq502909',1,48,'{"event":"played","seat":"W","card":"D2"}',NULL,1.79506745267270827288e+09);
INSERT INTO "events" VALUES('dvpq502909',1,49,'{"event":"played","seat":"N","card":"D7"}',NULL,1.79506745267339921003e+09);
INSERT INTO "events" VALUES('dvpq502909',1,50,'{"event":"played","seat":"E","card":"DT"}',NULL,1.7950674526741428375e+09);
INSERT INTO "events" VALUES('dvpq502909',1,51,'{"event":"played","seat":"S","card":"D5"}','nonce-6868676597660',1.79506745267497873309e+09);
INSERT INTO "events" VALUES('dvpq502909',1,52,'{"event":"played","seat":"E","card":"H2"}',NULL,1.79506745267582726475e+09);
INSERT INTO "events" VALUES('dvpq502909',1,53,'{"event":"played","seat":"S","card":"S4"}','nonce-6868678089566',1.79506745267648577693e+09);
INSERT INTO "events" VALUES('dvpq502909',1,54,'{"event":"played","seat":"W","card":"H6"}',NULL,1.79506745267728638651e+09);
INSERT INTO "events" VALUES('dvpq502909',1,55,'{"event":"played","seat":"N","card":"HT"}',NULL,1.79506745267798972125e+09);
INSERT INTO "events" VALUES('dvpq502909',1,56,'{"event":"played","seat":"N","card":"DK"}',NULL,1.79506745267873978619e+09);
INSERT INTO "events" VALUES('dvpq502909',1,57,'{"event":"played","seat":"E","card":"DJ"}',NULL,1.79506745267942833905e+09);
INSERT INTO "events" VALUES('dvpq502909',1,58,'{"event":"played","seat":"S","card":"S3"}','nonce-6868681706804',1.79506745268010187146e+09);
INSERT INTO "events" VALUES('dvpq502909',1,59,'{"event":"played","seat":"W","card":"D4"}',NULL,1.79506745268082809445e+09);
INSERT INTO "events" VALUES('dvpq502909',1,60,'{"event":"played","seat":"N","card":"DQ"}',NULL,1.79506745268144035339e+09);
INSERT INTO "events" VALUES('dvpq502909',1,61,'{"event":"played","seat":"E","card":"C8"}',NULL,1.79506745268198418617e+09);
INSERT INTO "events" VALUES('dvpq502909',1,62,'{"event":"played","seat":"S","card":"S2"}',NULL,1.79506745268250584605e+09);
INSERT INTO "events" VALUES('dvpq502909',1,63,'{"event":"played","seat":"W","card":"D6"}',NULL,1.79506745268305134772e+09);
INSERT INTO "events" VALUES('dvpq502909',1,64,'{"event":"scored","tricks":{"EW":10,"NS":3},"entries":[{"side":"EW","points":80,"reason":"tricks","below":false},{"side":"EW","points":50,"reason":"bonus","below":false}]}',NULL,1.79506745268305134772e+09);
INSERT INTO "events" VALUES('dvpq502909',1,65,'{"event":"laidopen","hands":{"E":"T7.AKJ2.JT9.AK86","S":"AKJ986432.Q.85.3","W":".6543.A642.QJ754","N":"Q5.T987.KQ73.T92"},"seed":null,"salt":null}',NULL,1.79506745268305134772e+09);
INSERT INTO "events" VALUES('dvpq502909',2,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"E","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506745268606328963e+09);
INSERT INTO "events" VALUES('dvpq502909',2,1,'{"event":"dealt","seat":"S","hand":"T8.AK953.KJT8.K2"}',NULL,1.79506745268606328963e+09);
INSERT INTO "events" VALUES('dvpq502909',2,2,'{"event":"dealt","seat":"W","hand":"AK9732.4.AQ7.Q96"}',NULL,1.79506745268606328963e+09);
INSERT INTO "events" VALUES('dvpq502909',2,3,'{"event":"dealt","seat":"N","hand":"6.QT6.64.AJT8754"}',NULL,1.79506745268606328963e+09);
INSERT INTO "events" VALUES('dvpq502909',2,4,'{"event":"dealt","seat":"E","hand":"QJ54.J872.9532.3"}',NULL,1.79506745268606328963e+09);
INSERT INTO "events" VALUES('dvpq502909',2,5,'{"event":"announced","seat":"E","measure":"points","number":4}',NULL,1.79506745268606328963e+09);
INSERT INTO "events" VALUES('dvpq502909',2,6,'{"event":"announced","seat":"S","measure":"points","number":14}',NULL,1.79506745268606328963e+09);
INSERT INTO "events" VALUES('dvpq502909',2,7,'{"event":"announced","seat":"W","measure":"points","number":15}',NULL,1.79506745268606328963e+09);
INSERT INTO "events" VALUES('dvpq502909',2,8,'{"event":"announced","seat":"N","measure":"points","number":7}',NULL,1.79506745268606328963e+09);
INSERT INTO "events" VALUES('dvpq502909',2,9,'{"event":"declared","seat":"S"}',NULL,1.79506745268606328963e+09);
INSERT INTO "events" VALUES('dvpq502909',2,10,'{"event":"faced","seat":"N","hand":"6.QT6.64.AJT8754"}',NULL,1.79506745268606328963e+09);
CREATE TABLE guests (
            table_id TEXT NOT NULL, identity TEXT NOT NULL, guest INTEGER NOT NULL, nickname TEXT NOT NULL,
            wish INTEGER, standing TEXT NOT NULL, agreed TEXT NOT NULL, deal INTEGER NOT NULL,
            held INTEGER NOT NULL, PRIMARY KEY (table_id, identity));
CREATE TABLE handovers (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, expires DOUBLE PRECISION NOT NULL);
CREATE TABLE identities (
            id TEXT PRIMARY KEY, nickname TEXT, created DOUBLE PRECISION NOT NULL);
INSERT INTO "identities" VALUES('c2b3569a530e40c1','Ann',1.79506745091735506062e+09);
INSERT INTO "identities" VALUES('bc24520e89d8683f',NULL,1.79506745241279888148e+09);
INSERT INTO "identities" VALUES('d5157328d4112826','Bob',1.79506745256879854206e+09);
INSERT INTO "identities" VALUES('a8b74ff0dce77177','Cal',1795067452.57196);
INSERT INTO "identities" VALUES('9464f5a9586d338e','Dot',1.79506745259211277962e+09);
CREATE TABLE logbook_lines (
            code TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (code, seq));
INSERT INTO "logbook_lines" VALUES('bookmark bc24520e89d8683f 1-first-tricks',0,'{"happened":"lessonbegun","at":"2026-11-19T05:50:52.419+00:00","lesson":"1-first-tricks","mark":null,"table":null,"is_noted":false,"finished":null}');
INSERT INTO "logbook_lines" VALUES('bookmark bc24520e89d8683f 1-first-tricks',1,'{"happened":"bookmarkmoved","at":"2026-11-19T05:50:52.414+00:00","block":1,"tries":0,"marks":{"0":{"state":"done","tries":0}},"deals":null,"noted":null,"table":null,"is_noted":false,"is_learnt":false}');
INSERT INTO "logbook_lines" VALUES('bookmark bc24520e89d8683f 1-first-tricks',2,'{"happened":"bookmarkmoved","at":"2026-11-19T05:50:52.427+00:00","block":1,"tries":1,"marks":{"1":{"state":"missed","tries":1}},"deals":null,"noted":null,"table":null,"is_noted":false,"is_learnt":false}');
INSERT INTO "logbook_lines" VALUES('3NEHZJ',0,'{"happened":"classopened","at":"2026-11-19T05:50:52.565+00:00","title":"4b","game":"bridgewar","options":{}}');
INSERT INTO "logbook_lines" VALUES('3NEHZJ',1,'{"happened":"pupilcame","at":"2026-11-19T05:50:52.569+00:00","member":1,"name":"Bob","identity":"d5157328d4112826"}');
INSERT INTO "logbook_lines" VALUES('3NEHZJ',2,'{"happened":"pupilcame","at":"2026-11-19T05:50:52.572+00:00","member":2,"name":"Cal","identity":"a8b74ff0dce77177"}');
INSERT INTO "logbook_lines" VALUES('3NEHZJ',3,'{"happened":"tablesgiven","at":"2026-11-19T05:50:52.574+00:00","tables":[{"number":1,"code":"eh80d902mg","seats":[1,null,2,null]}],"anew":true}');
INSERT INTO "logbook_lines" VALUES('SA6ZZZ',0,'{"happened":"homeworkset","at":"2026-11-19T05:50:52.583+00:00","title":"Week 3","game":"minibridge","options":{},"tasks":[{"task":"deal","code":"57JBA-3695Q-SQ29S-MZ91H"},{"task":"deal","code":"G3Q87-FNQMD-AZG0A-M10WC"}],"bots":"beginner","until":null,"together":false,"hints":false}');
INSERT INTO "logbook_lines" VALUES('SA6ZZZ',1,'{"happened":"homeworkbegun","at":"2026-11-19T05:50:52.592+00:00","pupil":1,"name":"Dot","identity":"9464f5a9586d338e"}');
INSERT INTO "logbook_lines" VALUES('SA6ZZZ',2,'{"happened":"homeworkseated","at":"2026-11-19T05:50:52.593+00:00","pupil":1,"table":"dvpq502909","seat":2}');
INSERT INTO "logbook_lines" VALUES('SA6ZZZ',3,'{"happened":"homeworkplayed","at":"2026-11-19T05:50:52.683+00:00","task":1,"table":"dvpq502909","deal":1,"said":{"say":"{seat:who} made it with {n:tricks} tricks, {n:over} more than needed: {side:whose} score {n:points}.","values":{"who":"E","tricks":10,"over":3,"whose":"EW","points":130}},"points":{"1":-130}}');
INSERT INTO "logbook_lines" VALUES('B29270',0,'{"happened":"eveningbegun","at":"2026-11-19T05:50:52.705+00:00","game":"abridged","session":"abridged-pivot","names":["Ann","Bob","Cal","Dot"],"options":{},"session_options":{}}');
INSERT INTO "logbook_lines" VALUES('B29270',1,'{"happened":"dealwritten","at":"2026-11-19T05:50:52.723+00:00","declarer":"N","contract":{"strain":"R","goal":10,"terms":"play"},"tricks":11,"honours":0,"honoured":null}');
INSERT INTO "logbook_lines" VALUES('B29270',2,'{"happened":"dealwritten","at":"2026-11-19T05:50:52.731+00:00","declarer":"N","contract":{"strain":"R","goal":10,"terms":"play"},"tricks":11,"honours":0,"honoured":null}');
INSERT INTO "logbook_lines" VALUES('5FG3SF',0,'{"happened":"founded","at":"2026-11-19T05:50:52.768+00:00","title":"Autumn term","game":"minibridge","options":{"scoring":"targets"},"form":"best-of","deals":3,"teams":false}');
INSERT INTO "logbook_lines" VALUES('5FG3SF',1,'{"happened":"enrolled","at":"2026-11-19T05:50:52.769+00:00","names":["Anna & Ben","Chloé & David","Emma & Félix","Gil & Hana"],"weeks":[[[1,4],[2,3]],[[2,4],[1,3]],[[3,4],[1,2]]]}');
INSERT INTO "logbook_lines" VALUES('5FG3SF',2,'{"happened":"matchplayed","at":"2026-11-19T05:50:52.770+00:00","fixture":[2,3],"score":[2,1],"winner":null}');
INSERT INTO "logbook_lines" VALUES('YX6H93',0,'{"happened":"created","at":"2026-11-19T05:50:52.793+00:00","by":"","title":"Village cup","game":"minibridge","options":{},"method":"matchpoints","trimmed":0,"minutes":0}');
INSERT INTO "logbook_lines" VALUES('YX6H93',1,'{"happened":"arranged","at":"2026-11-19T05:50:52.793+00:00","by":"","ranking":"live","tablets":false,"real_cards":[],"level":"club","wall":"both"}');
INSERT INTO "logbook_lines" VALUES('YX6H93',2,'{"happened":"named","at":"2026-11-19T05:50:52.804+00:00","by":"","entrants":[{"number":1,"name":"Pair 1"},{"number":2,"name":"Pair 2"},{"number":3,"name":"Pair 3"},{"number":4,"name":"Pair 4"},{"number":5,"name":"Pair 5"},{"number":6,"name":"Pair 6"}]}');
INSERT INTO "logbook_lines" VALUES('YX6H93',3,'{"happened":"seated","at":"2026-11-19T05:50:52.806+00:00","by":"","movement":{"kind":"mitchell","entrants":6,"rounds":[[{"table":1,"seats":{"N":1,"E":4,"S":1,"W":4},"boards":[1,2]},{"table":2,"seats":{"N":2,"E":5,"S":2,"W":5},"boards":[3,4]},{"table":3,"seats":{"N":3,"E":6,"S":3,"W":6},"boards":[5,6]}],[{"table":1,"seats":{"N":1,"E":6,"S":1,"W":6},"boards":[3,4]},{"table":2,"seats":{"N":2,"E":4,"S":2,"W":4},"boards":[5,6]},{"table":3,"seats":{"N":3,"E":5,"S":3,"W":5},"boards":[1,2]}],[{"table":1,"seats":{"N":1,"E":5,"S":1,"W":5},"boards":[5,6]},{"table":2,"seats":{"N":2,"E":6,"S":2,"W":6},"boards":[1,2]},{"table":3,"seats":{"N":3,"E":4,"S":3,"W":4},"boards":[3,4]}]]}}');
INSERT INTO "logbook_lines" VALUES('YX6H93',4,'{"happened":"began","at":"2026-11-19T05:50:52.826+00:00","by":"","round":1}');
INSERT INTO "logbook_lines" VALUES('YX6H93',5,'{"happened":"entered","at":"2026-11-19T05:50:52.828+00:00","by":"","spot":{"round":1,"table":1,"board":1},"result":{"declarer":"N","contract":{"strain":"H","goal":10,"terms":"game"},"tricks":10,"declarers":420,"defenders":0},"side":null}');
INSERT INTO "logbook_lines" VALUES('SA6ZZZ',4,'{"happened":"homeworkweighed","at":"2026-11-19T05:50:52.847+00:00","table":"dvpq502909","deal":1,"losses":[{"pupil":1,"tricks":1,"said":{"say":"Trick {n:trick}: {seat:who} gave away {n:tricks} tricks with {card:card}; {card:better} was better.","values":{"trick":3,"who":"S","card":"SK","tricks":1,"better":"D8"}},"lesson":[{"say":"{card:card} goes through dummy’s {card:honour}: dummy has to play before partner, who plays after it.","values":{"card":"D8","honour":"DA"}}],"card":8},{"pupil":1,"tricks":1,"said":{"say":"Trick {n:trick}: {seat:who} gave away {n:tricks} tricks with {card:card}; {card:better} was better.","values":{"trick":5,"who":"S","card":"SJ","tricks":1,"better":"C3"}},"lesson":[{"say":"No {strain:led} in this hand, so it can ruff with {card:card}.","values":{"card":"C3","led":"H"}}],"card":19}],"right":{"1":{"right":0,"choices":2}}}');
CREATE TABLE logbook_tables (table_id TEXT PRIMARY KEY, logbook TEXT NOT NULL);
INSERT INTO "logbook_tables" VALUES('dvpq502909','SA6ZZZ');
CREATE TABLE logbooks (
            code TEXT PRIMARY KEY, kind TEXT NOT NULL, secret TEXT NOT NULL, created DOUBLE PRECISION NOT NULL,
            touched DOUBLE PRECISION NOT NULL, length INTEGER NOT NULL);
INSERT INTO "logbooks" VALUES('bookmark bc24520e89d8683f 1-first-tricks','bookmark','',1.79506745241924500463e+09,1.79506745242715835568e+09,3);
INSERT INTO "logbooks" VALUES('3NEHZJ','class','08052765d2dfc8ce49b61902cd7bc9e3bc5dfdd7b59643af6389ea1b56707a40',1.79506745256549119947e+09,1.79506745257441306107e+09,4);
INSERT INTO "logbooks" VALUES('SA6ZZZ','homework','78ca4299305d4caaf6f103f13baf6bacf6fa8b45826a092670bdc5da0cc57cbb',1.79506745258377218244e+09,1.79506745284760236744e+09,5);
INSERT INTO "logbooks" VALUES('B29270','evening','08f4db42f5a053b92377c2da559a1c7ac0ea4f51f5166fffe2f0fce844eb0789',1.7950674527055764198e+09,1.79506745273184394832e+09,3);
INSERT INTO "logbooks" VALUES('5FG3SF','league','46c5eb80385f3c1f28709ececf8128658de0aa47052b77abf900d9e82a0bbfb8',1.79506745276898550985e+09,1795067452.77096,3);
INSERT INTO "logbooks" VALUES('YX6H93','event','ffd7c5e1604ec3e5f9494be9f8285f71a7a6db88feeb9a25d9276d127094d335',1.79506745279331874848e+09,1.7950674528289039135e+09,6);
CREATE TABLE played (
            identity TEXT NOT NULL, table_id TEXT NOT NULL, deal INTEGER NOT NULL, number INTEGER, game TEXT NOT NULL,
            ended DOUBLE PRECISION NOT NULL, partner TEXT, others TEXT, people INTEGER, level TEXT, headline TEXT,
            mood TEXT, declared INTEGER, made INTEGER, points INTEGER, again INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (identity, table_id, deal));
INSERT INTO "played" VALUES('c2b3569a530e40c1','hzh7kdemgz',1,1,'minibridge',1795067451.22348,'Trey','["Pip","Ruff"]',0,'learner','{"say":"{seat:who} made it: {n:goal} of {n:goal} tricks","values":{"who":"E","goal":10}}','lost',0,1,-420,0);
INSERT INTO "played" VALUES('9464f5a9586d338e','dvpq502909',1,1,'minibridge',1.79506745268305134772e+09,'Ace','["Pip","Trey"]',0,'beginner','{"say":"{seat:who} made it: {n:tricks} tricks, {n:over} more than needed","values":{"who":"E","tricks":10,"over":3}}','lost',0,1,-130,0);
CREATE TABLE probes (id TEXT PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE puzzles (
            puzzle TEXT PRIMARY KEY, strength DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL,
            volatility DOUBLE PRECISION NOT NULL);
CREATE TABLE readiness (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, player INTEGER NOT NULL,
            PRIMARY KEY (table_id, deal, player));
INSERT INTO "readiness" VALUES('hzh7kdemgz',1,0);
INSERT INTO "readiness" VALUES('dvpq502909',1,2);
CREATE TABLE reasons (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (table_id, deal, seq));
INSERT INTO "reasons" VALUES('dvpq502909',1,11,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"count","said":[{"say":"I went by {word:rule}.","values":{"rule":"points and length"}}]}');
INSERT INTO "reasons" VALUES('dvpq502909',1,13,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"win-cheaply","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"C4","rule":"the cheapest card that wins the trick"}}]}');
INSERT INTO "reasons" VALUES('dvpq502909',1,14,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S5","rule":"nothing here wins the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('dvpq502909',1,15,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"partner-wins","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S7","rule":"our side is winning the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('dvpq502909',1,16,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"low-from-longest","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"H3","rule":"a low card from the longest suit"}}]}');
INSERT INTO "reasons" VALUES('dvpq502909',1,17,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"win-cheaply","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"H7","rule":"the cheapest card that wins the trick"}}]}');
INSERT INTO "reasons" VALUES('dvpq502909',1,18,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"win-cheaply","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"HJ","rule":"the cheapest card that wins the trick"}}]}');
INSERT INTO "reasons" VALUES('dvpq502909',1,21,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"win-cheaply","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"C5","rule":"the cheapest card that wins the trick"}}]}');
INSERT INTO "reasons" VALUES('dvpq502909',1,22,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":null,"said":[{"say":"{card:card} is the only card that may be played.","values":{"card":"SQ"}}]}');
INSERT INTO "reasons" VALUES('dvpq502909',1,23,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":null,"said":[{"say":"{card:card} is the only card that may be played.","values":{"card":"ST"}}]}');
INSERT INTO "reasons" VALUES('dvpq502909',1,24,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"high-from-longest","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"DA","rule":"an ace or a king from the longest suit"}}]}');
INSERT INTO "reasons" VALUES('dvpq502909',1,25,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"D3","rule":"nothing here wins the trick, so a low card will do"}}]}');
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO "schema_version" VALUES(16);
CREATE TABLE seats (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, kind TEXT NOT NULL, identity TEXT,
            nickname TEXT NOT NULL, level TEXT NOT NULL, PRIMARY KEY (table_id, player));
INSERT INTO "seats" VALUES('hzh7kdemgz',0,'person','c2b3569a530e40c1','Ann','learner');
INSERT INTO "seats" VALUES('hzh7kdemgz',1,'bot',NULL,'Pip','learner');
INSERT INTO "seats" VALUES('hzh7kdemgz',2,'bot',NULL,'Trey','learner');
INSERT INTO "seats" VALUES('hzh7kdemgz',3,'bot',NULL,'Ruff','learner');
INSERT INTO "seats" VALUES('eh80d902mg',0,'person','d5157328d4112826','Bob','beginner');
INSERT INTO "seats" VALUES('eh80d902mg',1,'bot',NULL,'Ace','beginner');
INSERT INTO "seats" VALUES('eh80d902mg',2,'person','a8b74ff0dce77177','Cal','beginner');
INSERT INTO "seats" VALUES('eh80d902mg',3,'bot',NULL,'Pip','beginner');
INSERT INTO "seats" VALUES('dvpq502909',0,'bot',NULL,'Ace','beginner');
INSERT INTO "seats" VALUES('dvpq502909',1,'bot',NULL,'Pip','beginner');
INSERT INTO "seats" VALUES('dvpq502909',2,'person','9464f5a9586d338e','Dot','beginner');
INSERT INTO "seats" VALUES('dvpq502909',3,'bot',NULL,'Trey','beginner');
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
            stopping INTEGER NOT NULL, finished INTEGER NOT NULL, revision INTEGER NOT NULL DEFAULT 0, owner TEXT, watchable INTEGER NOT NULL DEFAULT 0, gathering INTEGER NOT NULL DEFAULT 0, practice INTEGER NOT NULL DEFAULT 0, draws TEXT NOT NULL DEFAULT '{}', pace TEXT NOT NULL DEFAULT 'normal', hints INTEGER NOT NULL DEFAULT 0, again TEXT, lesson TEXT, boards TEXT, placed INTEGER NOT NULL DEFAULT 0, paused INTEGER NOT NULL DEFAULT 0, helping INTEGER NOT NULL DEFAULT 0, ordered TEXT);
INSERT INTO "tables" VALUES('hzh7kdemgz','minibridge','{}','match','{}',1.79506745108521533014e+09,1.79506745123465847975e+09,0,0,67,'c2b3569a530e40c1',0,0,0,'{}','normal',0,NULL,NULL,NULL,0,0,0,NULL);
INSERT INTO "tables" VALUES('eh80d902mg','bridgewar','{}','match','{}',1.79506745257391452791e+09,1.79506745257391452791e+09,0,0,1,NULL,0,0,0,'{}','normal',0,NULL,NULL,'[{"board":{"number":1,"dealer":"N","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}},"code":"H9GSJ-1XBYH-9NRBT-YRBSD"},{"board":{"number":2,"dealer":"E","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}},"code":"3QMN4-E804F-YJH10-3FYNC"}]',1,0,0,NULL);
INSERT INTO "tables" VALUES('dvpq502909','minibridge','{}','match','{}',1.79506745259333443638e+09,1.79506745268606328963e+09,0,0,55,NULL,0,0,0,'{}','normal',0,NULL,NULL,'[{"board":{"number":1,"dealer":"N","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}},"code":"57JBA-3695Q-SQ29S-MZ91H"},{"board":{"number":2,"dealer":"E","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}},"code":"G3Q87-FNQMD-AZG0A-M10WC"}]',1,0,0,NULL);
CREATE TABLE tokens (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, created DOUBLE PRECISION NOT NULL);
INSERT INTO "tokens" VALUES('5a9e8e5c54cc45bdc85c11ef62cebf108880f99301c3c87f387067bbbc386719','c2b3569a530e40c1',1.79506745091735506062e+09);
INSERT INTO "tokens" VALUES('0681cc3e36cc566a09f671eccc08a96c2488f13199118a6adcbd60f933789725','bc24520e89d8683f',1.79506745241279888148e+09);
INSERT INTO "tokens" VALUES('a670feef6f8d3c263c150090aa4cc7a2e1867aadbd04692ce112a1049e9092ca','d5157328d4112826',1.79506745256879854206e+09);
INSERT INTO "tokens" VALUES('1c88e46ff14465354a71519b5ec34c9c80ed6df849abaeb57876ae438aaedbb6','a8b74ff0dce77177',1795067452.57196);
INSERT INTO "tokens" VALUES('8776d3ce816f278a495176fef46c6c933d0d5e98287982e133edf4907105d802','9464f5a9586d338e',1.79506745259211277962e+09);
CREATE TABLE votes (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, voter INTEGER NOT NULL,
            PRIMARY KEY (table_id, player, voter));
CREATE INDEX tables_touched ON tables (touched);
CREATE UNIQUE INDEX seats_identity ON seats (identity, table_id);
CREATE UNIQUE INDEX events_nonce ON events (table_id, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX played_newest ON played (identity, ended);
CREATE UNIQUE INDEX dailies_table ON dailies (table_id);
COMMIT;
