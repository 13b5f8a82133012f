-- {"table": "2a8nakfrw4", "deal": 2, "tokens": {"Ann": "K5h3HC9DIctN_-0CAqOpsQ0Fuz73E__E"}}
BEGIN TRANSACTION;
CREATE TABLE deals (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, board TEXT NOT NULL, started DOUBLE PRECISION NOT NULL,
            ended DOUBLE PRECISION, summary TEXT, PRIMARY KEY (table_id, deal));
INSERT INTO "deals" VALUES('2a8nakfrw4',1,'{"number":1,"dealer":"N","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}}',1.79506724987504124634e+09,1.79506724993203616146e+09,'{"say":"{seat:who} needed {n:goal} tricks and won {n:tricks}: {side:whose} score {n:points}.","values":{"who":"N","goal":7,"tricks":3,"whose":"EW","points":200}}');
INSERT INTO "deals" VALUES('2a8nakfrw4',2,'{"number":2,"dealer":"E","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}}',1.79506724993474102024e+09,NULL,NULL);
CREATE TABLE events (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, nonce TEXT,
            at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, deal, seq));
INSERT INTO "events" VALUES('2a8nakfrw4',1,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"N","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506724987504124634e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,1,'{"event":"committed","digest":"3d78eafca837e52a3d32178762e9d1da0d52223e392c91384b1da62337748332"}',NULL,1.79506724987504124634e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,2,'{"event":"seeded","seed":"5604de37b12d74582217606f5c488303dc7acea13ff53078d139c7a29deb4db4","salt":"29d06343d7ea19f557fa3bbc77664d69"}',NULL,1.79506724987504124634e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,3,'{"event":"cut","seat":"W","place":22}',NULL,1.79506724988215708737e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,4,'{"event":"dealt","seat":"E","hand":"JT762.KT52.Q64.6"}',NULL,1.79506724988215708737e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,5,'{"event":"dealt","seat":"S","hand":"5.Q6.KJT852.A842"}',NULL,1.79506724988215708737e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,6,'{"event":"dealt","seat":"W","hand":"Q983.8.A973.QJ93"}',NULL,1.79506724988215708737e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,7,'{"event":"dealt","seat":"N","hand":"AK4.AJ9743..KT75"}',NULL,1.79506724988215708737e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,8,'{"event":"announced","seat":"N","measure":"points","number":15}',NULL,1.79506724988215708737e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,9,'{"event":"announced","seat":"E","measure":"points","number":6}',NULL,1.79506724988215708737e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,10,'{"event":"announced","seat":"S","measure":"points","number":10}',NULL,1.79506724988215708737e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,11,'{"event":"announced","seat":"W","measure":"points","number":9}',NULL,1.79506724988215708737e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,12,'{"event":"declared","seat":"N"}',NULL,1.79506724988215708737e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,13,'{"event":"faced","seat":"S","hand":"5.Q6.KJT852.A842"}',NULL,1.79506724988215708737e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,14,'{"event":"chose","seat":"N","contract":{"strain":"S","goal":7,"terms":"part-score"}}','nonce-6665888254869',1.79506724988692545896e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,15,'{"event":"played","seat":"E","card":"C6"}',NULL,1.7950672498884801864e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,16,'{"event":"played","seat":"S","card":"CA"}','nonce-6665890937032',1.79506724988962173463e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,17,'{"event":"played","seat":"W","card":"C3"}',NULL,1.7950672498909926414e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,18,'{"event":"played","seat":"N","card":"CK"}','nonce-6665893441559',1.79506724989194464681e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,19,'{"event":"played","seat":"S","card":"S5"}','nonce-6665894558275',1.79506724989302325241e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,20,'{"event":"played","seat":"W","card":"S3"}',NULL,1.79506724989415025707e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,21,'{"event":"played","seat":"N","card":"SA"}','nonce-6665896497800',1.79506724989502382283e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,22,'{"event":"played","seat":"E","card":"S2"}',NULL,1.79506724989571833607e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,23,'{"event":"played","seat":"N","card":"SK"}','nonce-6665898186830',1.79506724989665222163e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,24,'{"event":"played","seat":"E","card":"S6"}',NULL,1.79506724989778351786e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,25,'{"event":"played","seat":"S","card":"HQ"}','nonce-6665900220956',1.79506724989866447454e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,26,'{"event":"played","seat":"W","card":"S8"}',NULL,1.79506724989963626854e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,27,'{"event":"played","seat":"N","card":"S4"}','nonce-6665902038568',1.795067249900475502e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,28,'{"event":"played","seat":"E","card":"S7"}',NULL,1.79506724990155649189e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,29,'{"event":"played","seat":"S","card":"H6"}','nonce-6665904195106',1.79506724990262460711e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,30,'{"event":"played","seat":"W","card":"S9"}',NULL,1.79506724990363955496e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,31,'{"event":"played","seat":"W","card":"CQ"}',NULL,1.79506724990461874e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,32,'{"event":"played","seat":"N","card":"CT"}','nonce-6665907063336',1.79506724990550756452e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,33,'{"event":"played","seat":"E","card":"H2"}',NULL,1.79506724990647435185e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,34,'{"event":"played","seat":"S","card":"C8"}','nonce-6665908848530',1.79506724990728712084e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,35,'{"event":"played","seat":"W","card":"CJ"}',NULL,1.79506724990823626512e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,36,'{"event":"played","seat":"N","card":"C7"}','nonce-6665910758450',1.79506724990919041629e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,37,'{"event":"played","seat":"E","card":"H5"}',NULL,1.79506724990987515449e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,38,'{"event":"played","seat":"S","card":"C4"}','nonce-6665912374191',1.7950672499108231068e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,39,'{"event":"played","seat":"W","card":"C9"}',NULL,1.79506724991171693803e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,40,'{"event":"played","seat":"N","card":"C5"}','nonce-6665914080347',1.79506724991249632834e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,41,'{"event":"played","seat":"E","card":"D4"}',NULL,1.79506724991335630419e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,42,'{"event":"played","seat":"S","card":"C2"}','nonce-6665915629478',1.79506724991406917566e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,43,'{"event":"played","seat":"W","card":"DA"}',NULL,1.79506724991498064995e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,44,'{"event":"played","seat":"N","card":"HA"}','nonce-6665917242676',1.79506724991565489767e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,45,'{"event":"played","seat":"E","card":"D6"}',NULL,1.7950672499164206982e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,46,'{"event":"played","seat":"S","card":"DK"}','nonce-6665918652960',1.79506724991706085202e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,47,'{"event":"played","seat":"W","card":"H8"}',NULL,1.79506724991887307166e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,48,'{"event":"played","seat":"N","card":"HJ"}','nonce-6665921220792',1.79506724991963410378e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,49,'{"event":"played","seat":"E","card":"HK"}',NULL,1.79506724992038321493e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,50,'{"event":"played","seat":"S","card":"DJ"}','nonce-6665922657576',1.79506724992107152935e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,51,'{"event":"played","seat":"E","card":"HT"}',NULL,1.79506724992183256152e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,52,'{"event":"played","seat":"S","card":"DT"}','nonce-6665924165456',1.79506724992260742186e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,53,'{"event":"played","seat":"W","card":"D3"}',NULL,1.79506724992335557934e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,54,'{"event":"played","seat":"N","card":"H9"}','nonce-6665925746556',1.79506724992416620253e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,55,'{"event":"played","seat":"E","card":"ST"}',NULL,1.79506724992514181135e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,56,'{"event":"played","seat":"S","card":"D8"}','nonce-6665927365142',1.79506724992574787135e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,57,'{"event":"played","seat":"W","card":"SQ"}',NULL,1.79506724992643141745e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,58,'{"event":"played","seat":"N","card":"H7"}','nonce-6665928611281',1.79506724992700695989e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,59,'{"event":"played","seat":"W","card":"D9"}',NULL,1.79506724992774415014e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,60,'{"event":"played","seat":"N","card":"H4"}','nonce-6665930033033',1.79506724992840123174e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,61,'{"event":"played","seat":"E","card":"DQ"}',NULL,1.79506724992904829977e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,62,'{"event":"played","seat":"S","card":"D5"}','nonce-6665931194647',1.79506724992957878111e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,63,'{"event":"played","seat":"E","card":"SJ"}',NULL,1795067249.93033);
INSERT INTO "events" VALUES('2a8nakfrw4',1,64,'{"event":"played","seat":"S","card":"D2"}','nonce-6665932469239',1.79506724993088746071e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,65,'{"event":"played","seat":"W","card":"D7"}',NULL,1.79506724993151187902e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,66,'{"event":"played","seat":"N","card":"H3"}','nonce-6665933676680',1.79506724993203616146e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,67,'{"event":"scored","tricks":{"EW":10,"NS":3},"entries":[{"side":"EW","points":200,"reason":"undertricks","below":false}]}',NULL,1.79506724993203616146e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',1,68,'{"event":"laidopen","hands":{"E":"JT762.KT52.Q64.6","S":"5.Q6.KJT852.A842","W":"Q983.8.A973.QJ93","N":"AK4.AJ9743..KT75"},"seed":"5604de37b12d74582217606f5c488303dc7acea13ff53078d139c7a29deb4db4","salt":"29d06343d7ea19f557fa3bbc77664d69"}',NULL,1.79506724993203616146e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',2,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"E","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506724993474102024e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',2,1,'{"event":"committed","digest":"3432996aea970b785fb4a299cbdcbadf1795eda6365dd3aa180453cc73a4b561"}',NULL,1.79506724993474102024e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',2,2,'{"event":"seeded","seed":"c04d928effb6f83124271d8bdb85dfd0268265074da61cde63d6a90ed1b9ec54","salt":"0128c1909443bb4cac150bcc609fad85"}',NULL,1.79506724993474102024e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',2,3,'{"event":"cut","seat":"N","place":1}','nonce-6665937281119',1.79506724993564677241e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',2,4,'{"event":"dealt","seat":"S","hand":"J42.J943.AJ87.T2"}',NULL,1.79506724993564677241e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',2,5,'{"event":"dealt","seat":"W","hand":"86.K85.65432.K93"}',NULL,1.79506724993564677241e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',2,6,'{"event":"dealt","seat":"N","hand":"A.QT762.K9.QJ765"}',NULL,1.79506724993564677241e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',2,7,'{"event":"dealt","seat":"E","hand":"KQT9753.A.QT.A84"}',NULL,1.79506724993564677241e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',2,8,'{"event":"announced","seat":"E","measure":"points","number":15}',NULL,1.79506724993564677241e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',2,9,'{"event":"announced","seat":"S","measure":"points","number":7}',NULL,1.79506724993564677241e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',2,10,'{"event":"announced","seat":"W","measure":"points","number":6}',NULL,1.79506724993564677241e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',2,11,'{"event":"announced","seat":"N","measure":"points","number":12}',NULL,1.79506724993564677241e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',2,12,'{"event":"declared","seat":"E"}',NULL,1.79506724993564677241e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',2,13,'{"event":"faced","seat":"W","hand":"86.K85.65432.K93"}',NULL,1.79506724993564677241e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',2,14,'{"event":"chose","seat":"E","contract":{"strain":"S","goal":7,"terms":"part-score"}}',NULL,1.79506724993702340125e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',2,15,'{"event":"played","seat":"S","card":"H3"}',NULL,1.79506724993785858157e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',2,16,'{"event":"played","seat":"W","card":"H5"}',NULL,1.79506724993882513046e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',2,17,'{"event":"played","seat":"N","card":"HQ"}','nonce-6665941183142',1.79506724993959546087e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',2,18,'{"event":"played","seat":"E","card":"HA"}',NULL,1.7950672499402747154e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',2,19,'{"event":"played","seat":"E","card":"SK"}',NULL,1.79506724994115447998e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',2,20,'{"event":"played","seat":"S","card":"S2"}',NULL,1.79506724994176840781e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',2,21,'{"event":"played","seat":"W","card":"S6"}',NULL,1.79506724994243693346e+09);
INSERT INTO "events" VALUES('2a8nakfrw4',2,22,'{"event":"played","seat":"N","card":"SA"}','nonce-6665944859097',1.79506724994325327872e+09);
CREATE TABLE handovers (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, expires DOUBLE PRECISION NOT NULL);
CREATE TABLE identities (
            id TEXT PRIMARY KEY, nickname TEXT, created DOUBLE PRECISION NOT NULL);
INSERT INTO "identities" VALUES('8e692bb68ae68010','Ann',1.79506724987321901326e+09);
CREATE TABLE readiness (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, player INTEGER NOT NULL,
            PRIMARY KEY (table_id, deal, player));
INSERT INTO "readiness" VALUES('2a8nakfrw4',1,0);
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO "schema_version" VALUES(1);
CREATE TABLE seats (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, kind TEXT NOT NULL, identity TEXT,
            nickname TEXT NOT NULL, level TEXT NOT NULL, PRIMARY KEY (table_id, player));
INSERT INTO "seats" VALUES('2a8nakfrw4',0,'person','8e692bb68ae68010','Ann','learner');
INSERT INTO "seats" VALUES('2a8nakfrw4',1,'bot',NULL,'Pip','learner');
INSERT INTO "seats" VALUES('2a8nakfrw4',2,'bot',NULL,'Trey','learner');
INSERT INTO "seats" VALUES('2a8nakfrw4',3,'bot',NULL,'Ruff','learner');
CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, session TEXT NOT NULL,
            session_options TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, touched DOUBLE PRECISION NOT NULL,
            stopping INTEGER NOT NULL, finished INTEGER NOT NULL);
INSERT INTO "tables" VALUES('2a8nakfrw4','minibridge','{}','match','{}',1.79506724987504124634e+09,1.79506724993474102024e+09,0,0);
CREATE TABLE tokens (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, created DOUBLE PRECISION NOT NULL);
INSERT INTO "tokens" VALUES('1d9ec1189f97c5738b5cc0ff14a6e7e79ab3436aa40673c6eee56b8351c4641e','8e692bb68ae68010',1.79506724987321901326e+09);
CREATE TABLE votes (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, voter INTEGER NOT NULL,
            PRIMARY KEY (table_id, player, voter));
CREATE INDEX tables_touched ON tables (touched);
CREATE UNIQUE INDEX seats_identity ON seats (identity, table_id);
CREATE UNIQUE INDEX events_nonce ON events (table_id, nonce) WHERE nonce IS NOT NULL;
COMMIT;
