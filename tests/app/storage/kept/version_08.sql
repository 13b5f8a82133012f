-- {"table": "9vqca88mca", "deal": 2, "tokens": {"Ann": "K2uO44MbPhYMN19naM0RbHn_iZvPYCKZ"}}
BEGIN TRANSACTION;
CREATE TABLE dailies (
            day TEXT NOT NULL, game TEXT NOT NULL, identity TEXT NOT NULL, table_id TEXT NOT NULL,
            score INTEGER, tricks INTEGER, PRIMARY KEY (day, game, identity));
CREATE TABLE deals (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, board TEXT NOT NULL, started DOUBLE PRECISION NOT NULL,
            ended DOUBLE PRECISION, summary TEXT, dummy TEXT NOT NULL DEFAULT 'watches', PRIMARY KEY (table_id, deal));
INSERT INTO "deals" VALUES('9vqca88mca',1,'{"number":1,"dealer":"S","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.79506731174603629107e+09,1.79506731243616843218e+09,'{"say":"{seat:who} made it with {n:tricks} tricks, {n:over} more than needed: {side:whose} score {n:points}.","values":{"who":"W","tricks":11,"over":1,"whose":"EW","points":450}}','watches');
INSERT INTO "deals" VALUES('9vqca88mca',2,'{"number":2,"dealer":"W","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.79506731245509719855e+09,NULL,NULL,'watches');
CREATE TABLE events (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, nonce TEXT,
            at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, deal, seq));
INSERT INTO "events" VALUES('9vqca88mca',1,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"S","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506731174603629107e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,1,'{"event":"committed","digest":"0ce761fab7cde4504e36a4c81f1ccd885ee0e5a35e647bf4ab3c7c4f5812f8b1"}',NULL,1.79506731174603629107e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,2,'{"event":"seeded","seed":"82672d3fd15d94433939ab210b6da34b5fa46eab1932ac4ddf0d8fe75a1497ae","salt":"fdfc6565bc3e2ebfb0142dee4ccd5569"}',NULL,1.79506731174603629107e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,3,'{"event":"cut","seat":"E","place":15}',NULL,1.79506731183508014683e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,4,'{"event":"dealt","seat":"W","hand":"Q83.KT5.A8.AT986"}',NULL,1.79506731183508014683e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,5,'{"event":"dealt","seat":"N","hand":"J92.AJ87.KJ97.J7"}',NULL,1.79506731183508014683e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,6,'{"event":"dealt","seat":"E","hand":"AKT764.942.4.Q32"}',NULL,1.79506731183508014683e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,7,'{"event":"dealt","seat":"S","hand":"5.Q63.QT6532.K54"}',NULL,1.79506731183508014683e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,8,'{"event":"announced","seat":"S","measure":"points","number":7}',NULL,1.79506731183508014683e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,9,'{"event":"announced","seat":"W","measure":"points","number":13}',NULL,1.79506731183508014683e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,10,'{"event":"announced","seat":"N","measure":"points","number":11}',NULL,1.79506731183508014683e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,11,'{"event":"announced","seat":"E","measure":"points","number":9}',NULL,1.79506731183508014683e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,12,'{"event":"declared","seat":"W"}',NULL,1.79506731183508014683e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,13,'{"event":"faced","seat":"E","hand":"AKT764.942.4.Q32"}',NULL,1.79506731183508014683e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,14,'{"event":"chose","seat":"W","contract":{"strain":"S","goal":10,"terms":"game"}}',NULL,1.79506731184037256242e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,15,'{"event":"played","seat":"N","card":"CJ"}',NULL,1.7950673118427529335e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,16,'{"event":"played","seat":"E","card":"C2"}',NULL,1.79506731184379458429e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,17,'{"event":"played","seat":"S","card":"CK"}','nonce-6727932642915',1.79506731193143534656e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,18,'{"event":"played","seat":"W","card":"CA"}',NULL,1.79506731193336105346e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,19,'{"event":"played","seat":"W","card":"SQ"}',NULL,1.79506731193469119076e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,20,'{"event":"played","seat":"N","card":"S2"}',NULL,1.79506731193821334833e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,21,'{"event":"played","seat":"E","card":"S4"}',NULL,1.79506731194432258601e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,22,'{"event":"played","seat":"S","card":"S5"}','nonce-6727948689541',1.79506731194882893564e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,23,'{"event":"played","seat":"W","card":"S3"}',NULL,1795067312.03356);
INSERT INTO "events" VALUES('9vqca88mca',1,24,'{"event":"played","seat":"N","card":"S9"}',NULL,1.79506731203871107102e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,25,'{"event":"played","seat":"E","card":"SK"}',NULL,1.79506731204668664933e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,26,'{"event":"played","seat":"S","card":"HQ"}','nonce-6728054664683',1.79506731205330204961e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,27,'{"event":"played","seat":"E","card":"SA"}',NULL,1.79506731224295449254e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,28,'{"event":"played","seat":"S","card":"H6"}','nonce-6728248512855',1.7950673122470781803e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,29,'{"event":"played","seat":"W","card":"S8"}',NULL,1.79506731225078344348e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,30,'{"event":"played","seat":"N","card":"SJ"}',NULL,1.79506731225518012052e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,31,'{"event":"played","seat":"E","card":"H2"}',NULL,1.79506731225821805002e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,32,'{"event":"played","seat":"S","card":"H3"}','nonce-6728267566899',1.79506731226612758632e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,33,'{"event":"played","seat":"W","card":"HK"}',NULL,1.79506731226742100721e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,34,'{"event":"played","seat":"N","card":"HA"}',NULL,1.79506731226844692232e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,35,'{"event":"played","seat":"N","card":"C7"}',NULL,1.79506731227362966536e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,36,'{"event":"played","seat":"E","card":"C3"}',NULL,1.79506731227451395982e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,37,'{"event":"played","seat":"S","card":"C5"}','nonce-6728276957212',1.79506731227546310423e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,38,'{"event":"played","seat":"W","card":"C8"}',NULL,1.79506731227931904792e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,39,'{"event":"played","seat":"W","card":"H5"}',NULL,1.79506731234129428861e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,40,'{"event":"played","seat":"N","card":"H7"}',NULL,1.7950673123446528912e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,41,'{"event":"played","seat":"E","card":"H9"}',NULL,1.7950673123479964733e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,42,'{"event":"played","seat":"S","card":"C4"}','nonce-6728350652645',1.79506731234914088252e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,43,'{"event":"played","seat":"E","card":"H4"}',NULL,1.7950673123545663357e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,44,'{"event":"played","seat":"S","card":"DQ"}','nonce-6728357083541',1.79506731235563254359e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,45,'{"event":"played","seat":"W","card":"HT"}',NULL,1.79506731235739684106e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,46,'{"event":"played","seat":"N","card":"HJ"}',NULL,1.79506731235835838324e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,47,'{"event":"played","seat":"N","card":"DK"}',NULL,1.79506731236178874965e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,48,'{"event":"played","seat":"E","card":"D4"}',NULL,1.79506731236258220679e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,49,'{"event":"played","seat":"S","card":"DT"}','nonce-6728366438691',1.79506731236490392686e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,50,'{"event":"played","seat":"W","card":"DA"}',NULL,1.79506731236805462835e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,51,'{"event":"played","seat":"W","card":"D8"}',NULL,1.79506731236897182466e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,52,'{"event":"played","seat":"N","card":"D7"}',NULL,1.79506731237239503863e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,53,'{"event":"played","seat":"E","card":"S6"}',NULL,1.79506731237577033043e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,54,'{"event":"played","seat":"S","card":"D6"}','nonce-6728380068270',1.79506731237857365601e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,55,'{"event":"played","seat":"E","card":"CQ"}',NULL,1.79506731237943625454e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,56,'{"event":"played","seat":"S","card":"D5"}','nonce-6728384536158',1.79506731238296985625e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,57,'{"event":"played","seat":"W","card":"C6"}',NULL,1.7950673123857240677e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,58,'{"event":"played","seat":"N","card":"H8"}',NULL,1.79506731238864636421e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,59,'{"event":"played","seat":"E","card":"ST"}',NULL,1.79506731239223098761e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,60,'{"event":"played","seat":"S","card":"D3"}','nonce-6728396156678',1.79506731239489483826e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,61,'{"event":"played","seat":"W","card":"C9"}',NULL,1.79506731243171739577e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,62,'{"event":"played","seat":"N","card":"D9"}',NULL,1.79506731243317818646e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,63,'{"event":"played","seat":"E","card":"S7"}',NULL,1.79506731243401980403e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,64,'{"event":"played","seat":"S","card":"D2"}',NULL,1.7950673124346351624e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,65,'{"event":"played","seat":"W","card":"CT"}',NULL,1.79506731243515658385e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,66,'{"event":"played","seat":"N","card":"DJ"}',NULL,1.79506731243616843218e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,67,'{"event":"scored","tricks":{"EW":11,"NS":2},"entries":[{"side":"EW","points":150,"reason":"tricks","below":false},{"side":"EW","points":300,"reason":"bonus","below":false}]}',NULL,1.79506731243616843218e+09);
INSERT INTO "events" VALUES('9vqca88mca',1,68,'{"event":"laidopen","hands":{"W":"Q83.KT5.A8.AT986","N":"J92.AJ87.KJ97.J7","E":"AKT764.942.4.Q32","S":"5.Q63.QT6532.K54"},"seed":"82672d3fd15d94433939ab210b6da34b5fa46eab1932ac4ddf0d8fe75a1497ae","salt":"fdfc6565bc3e2ebfb0142dee4ccd5569"}',NULL,1.79506731243616843218e+09);
INSERT INTO "events" VALUES('9vqca88mca',2,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"W","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506731245509719855e+09);
INSERT INTO "events" VALUES('9vqca88mca',2,1,'{"event":"committed","digest":"3ec278c315f46fece756d395454b67df116a0829504828de5c36cf41f74b099b"}',NULL,1.79506731245509719855e+09);
INSERT INTO "events" VALUES('9vqca88mca',2,2,'{"event":"seeded","seed":"a782b01a3d01e430a2157a1f251eb16597368d3dff1d5d4be0937218d37a2db8","salt":"ade75dd2633a597721fd2ab5af011a7a"}',NULL,1.79506731245509719855e+09);
INSERT INTO "events" VALUES('9vqca88mca',2,3,'{"event":"cut","seat":"S","place":1}','nonce-6728458343918',1.79506731245689511297e+09);
INSERT INTO "events" VALUES('9vqca88mca',2,4,'{"event":"dealt","seat":"N","hand":"KQ3.743.A6.AQ943"}',NULL,1.79506731245689511297e+09);
INSERT INTO "events" VALUES('9vqca88mca',2,5,'{"event":"dealt","seat":"E","hand":"J96542.T8.T53.86"}',NULL,1.79506731245689511297e+09);
INSERT INTO "events" VALUES('9vqca88mca',2,6,'{"event":"dealt","seat":"S","hand":"A8.AKQ92.K4.T752"}',NULL,1.79506731245689511297e+09);
INSERT INTO "events" VALUES('9vqca88mca',2,7,'{"event":"dealt","seat":"W","hand":"T7.J65.QJ9872.KJ"}',NULL,1.79506731245689511297e+09);
INSERT INTO "events" VALUES('9vqca88mca',2,8,'{"event":"announced","seat":"W","measure":"points","number":8}',NULL,1.79506731245689511297e+09);
INSERT INTO "events" VALUES('9vqca88mca',2,9,'{"event":"announced","seat":"N","measure":"points","number":15}',NULL,1.79506731245689511297e+09);
INSERT INTO "events" VALUES('9vqca88mca',2,10,'{"event":"announced","seat":"E","measure":"points","number":1}',NULL,1.79506731245689511297e+09);
INSERT INTO "events" VALUES('9vqca88mca',2,11,'{"event":"announced","seat":"S","measure":"points","number":16}',NULL,1.79506731245689511297e+09);
INSERT INTO "events" VALUES('9vqca88mca',2,12,'{"event":"declared","seat":"S"}',NULL,1.79506731245689511297e+09);
INSERT INTO "events" VALUES('9vqca88mca',2,13,'{"event":"faced","seat":"N","hand":"KQ3.743.A6.AQ943"}',NULL,1.79506731245689511297e+09);
INSERT INTO "events" VALUES('9vqca88mca',2,14,'{"event":"chose","seat":"S","contract":{"strain":"S","goal":7,"terms":"part-score"}}','nonce-6728460294459',1.79506731245881628986e+09);
INSERT INTO "events" VALUES('9vqca88mca',2,15,'{"event":"played","seat":"W","card":"DQ"}',NULL,1.79506731246002340313e+09);
INSERT INTO "events" VALUES('9vqca88mca',2,16,'{"event":"played","seat":"N","card":"DA"}','nonce-6728467464238',1.79506731246701622005e+09);
INSERT INTO "events" VALUES('9vqca88mca',2,17,'{"event":"played","seat":"E","card":"D3"}',NULL,1.79506731246844196316e+09);
CREATE TABLE guests (
            table_id TEXT NOT NULL, identity TEXT NOT NULL, guest INTEGER NOT NULL, nickname TEXT NOT NULL,
            wish INTEGER, standing TEXT NOT NULL, agreed TEXT NOT NULL, deal INTEGER NOT NULL,
            held INTEGER NOT NULL, PRIMARY KEY (table_id, identity));
CREATE TABLE handovers (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, expires DOUBLE PRECISION NOT NULL);
CREATE TABLE identities (
            id TEXT PRIMARY KEY, nickname TEXT, created DOUBLE PRECISION NOT NULL);
INSERT INTO "identities" VALUES('081b877a72289a50','Ann',1.79506731169233465193e+09);
CREATE TABLE played (
            identity TEXT NOT NULL, table_id TEXT NOT NULL, deal INTEGER NOT NULL, number INTEGER, game TEXT NOT NULL,
            ended DOUBLE PRECISION NOT NULL, partner TEXT, others TEXT, people INTEGER, level TEXT, headline TEXT,
            mood TEXT, declared INTEGER, made INTEGER, points INTEGER, PRIMARY KEY (identity, table_id, deal));
INSERT INTO "played" VALUES('081b877a72289a50','9vqca88mca',1,1,'minibridge',1.79506731243616843218e+09,'Trey','["Pip","Ruff"]',0,'learner','{"say":"{seat:who} made it: {n:tricks} tricks, {n:over} more than needed","values":{"who":"W","tricks":11,"over":1}}','lost',0,1,-450);
CREATE TABLE probes (id TEXT PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE puzzles (
            puzzle TEXT PRIMARY KEY, strength DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL,
            volatility DOUBLE PRECISION NOT NULL);
CREATE TABLE readiness (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, player INTEGER NOT NULL,
            PRIMARY KEY (table_id, deal, player));
INSERT INTO "readiness" VALUES('9vqca88mca',1,0);
CREATE TABLE reasons (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (table_id, deal, seq));
INSERT INTO "reasons" VALUES('9vqca88mca',1,14,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"count","said":[{"say":"I went by {word:rule}.","values":{"rule":"points and length"}}]}');
INSERT INTO "reasons" VALUES('9vqca88mca',1,15,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"defenders-lead","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"CJ","rule":"the suit that looks best to lead"}}]}');
INSERT INTO "reasons" VALUES('9vqca88mca',1,16,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"second-hand","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"C2","rule":"second to play, low: our other hand still has its turn"}}]}');
INSERT INTO "reasons" VALUES('9vqca88mca',1,18,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"last-hand","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"CA","rule":"last to play: the cheapest card that wins"}}]}');
INSERT INTO "reasons" VALUES('9vqca88mca',1,19,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"draw-trumps","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"SQ","rule":"trumps first, so that nobody can ruff later"}}]}');
INSERT INTO "reasons" VALUES('9vqca88mca',1,20,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S2","rule":"nothing here wins the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('9vqca88mca',1,21,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"partner-wins","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S4","rule":"our side is winning the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('9vqca88mca',1,23,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"draw-trumps","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S3","rule":"trumps first, so that nobody can ruff later"}}]}');
INSERT INTO "reasons" VALUES('9vqca88mca',1,24,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"draws-out","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S9","rule":"it wins, or it draws out something higher"}}]}');
INSERT INTO "reasons" VALUES('9vqca88mca',1,25,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"takes","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"SK","rule":"the other side has no higher card of this suit"}}]}');
INSERT INTO "reasons" VALUES('9vqca88mca',1,27,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"draw-trumps","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"SA","rule":"trumps first, so that nobody can ruff later"}}]}');
INSERT INTO "reasons" VALUES('9vqca88mca',1,29,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":null,"said":[{"say":"{card:card} is the only card that may be played.","values":{"card":"S8"}}]}');
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO "schema_version" VALUES(8);
CREATE TABLE seats (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, kind TEXT NOT NULL, identity TEXT,
            nickname TEXT NOT NULL, level TEXT NOT NULL, PRIMARY KEY (table_id, player));
INSERT INTO "seats" VALUES('9vqca88mca',0,'person','081b877a72289a50','Ann','learner');
INSERT INTO "seats" VALUES('9vqca88mca',1,'bot',NULL,'Pip','learner');
INSERT INTO "seats" VALUES('9vqca88mca',2,'bot',NULL,'Trey','learner');
INSERT INTO "seats" VALUES('9vqca88mca',3,'bot',NULL,'Ruff','learner');
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
            stopping INTEGER NOT NULL, finished INTEGER NOT NULL, revision INTEGER NOT NULL DEFAULT 0, owner TEXT, watchable INTEGER NOT NULL DEFAULT 0, gathering INTEGER NOT NULL DEFAULT 0, practice INTEGER NOT NULL DEFAULT 0, draws TEXT NOT NULL DEFAULT '{}', pace TEXT NOT NULL DEFAULT 'normal', hints INTEGER NOT NULL DEFAULT 0);
INSERT INTO "tables" VALUES('9vqca88mca','minibridge','{}','match','{}',1.79506731174603629107e+09,1.79506731245509719855e+09,0,0,61,'081b877a72289a50',0,0,0,'{}','normal',0);
CREATE TABLE tokens (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, created DOUBLE PRECISION NOT NULL);
INSERT INTO "tokens" VALUES('d46501b3ffc8b0df01bff5c409368a60dea2343ddfd3a9a3efd99e4945f65867','081b877a72289a50',1.79506731169233465193e+09);
CREATE TABLE votes (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, voter INTEGER NOT NULL,
            PRIMARY KEY (table_id, player, voter));
CREATE INDEX tables_touched ON tables (touched);
CREATE UNIQUE INDEX seats_identity ON seats (identity, table_id);
CREATE UNIQUE INDEX events_nonce ON events (table_id, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX played_newest ON played (identity, ended);
CREATE UNIQUE INDEX dailies_table ON dailies (table_id);
COMMIT;
