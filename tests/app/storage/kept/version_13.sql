-- {"table": "7hs4a41a71", "deal": 2, "tokens": {"Ann": "iNgRGd5lSZK0JVPWcTLJ9UC5WgLXH7WC", "Learner": "fPMxP9K64yQj_HbSgejWRwL9-hRREvV0"}, "lesson": {"name": "1-first-tricks", "at": 1}}
BEGIN TRANSACTION;
CREATE TABLE bookmarks (
            identity TEXT NOT NULL, lesson TEXT NOT NULL, body TEXT NOT NULL, table_id TEXT, noted INTEGER NOT NULL,
            touched DOUBLE PRECISION NOT NULL, finished DOUBLE PRECISION, PRIMARY KEY (identity, lesson));
INSERT INTO "bookmarks" VALUES('733c0665fb38603c','1-first-tricks','{"lesson":"1-first-tricks","at":1,"tries":1,"marks":{"0":{"state":"done","tries":0},"1":{"state":"missed","tries":1}},"deals":[],"noted":[]}',NULL,0,1.79506741321397972105e+09,NULL);
CREATE TABLE dailies (
            day TEXT NOT NULL, game TEXT NOT NULL, identity TEXT NOT NULL, table_id TEXT NOT NULL,
            score INTEGER, tricks INTEGER, PRIMARY KEY (day, game, identity));
CREATE TABLE deals (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, board TEXT NOT NULL, started DOUBLE PRECISION NOT NULL,
            ended DOUBLE PRECISION, summary TEXT, dummy TEXT NOT NULL DEFAULT 'watches', shown INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (table_id, deal));
INSERT INTO "deals" VALUES('7hs4a41a71',1,'{"number":1,"dealer":"S","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.79506741154524803163e+09,1.79506741175590419767e+09,'{"say":"{seat:who} fell {n:short} tricks short of {n:goal}: {side:whose} score {n:points}.","values":{"who":"S","goal":7,"short":1,"whose":"EW","points":50}}','watches',0);
INSERT INTO "deals" VALUES('7hs4a41a71',2,'{"number":2,"dealer":"W","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1795067411.76011,NULL,NULL,'watches',0);
CREATE TABLE events (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, nonce TEXT,
            at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, deal, seq));
INSERT INTO "events" VALUES('7hs4a41a71',1,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"S","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506741154524803163e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,1,'{"event":"committed","digest":"32a32547727ee766f7a875101960278af967f458b62e9a7f3d18353f8e490f9b"}',NULL,1.79506741154524803163e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,2,'{"event":"seeded","seed":"aadd59b4038ef9bdc9af92e5ee475ffc2d4253a603082cf4f754ab087b8b9d00","salt":"ce606ff08a7be519af1c035b2982e30d"}',NULL,1.79506741154524803163e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,3,'{"event":"cut","seat":"E","place":50}',NULL,1.79506741157685351367e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,4,'{"event":"dealt","seat":"W","hand":"K63.64.AT85.QT53"}',NULL,1.79506741157685351367e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,5,'{"event":"dealt","seat":"N","hand":"QT52.J5.KQ762.A9"}',NULL,1.79506741157685351367e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,6,'{"event":"dealt","seat":"E","hand":"987.AT873.94.874"}',NULL,1.79506741157685351367e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,7,'{"event":"dealt","seat":"S","hand":"AJ4.KQ92.J3.KJ62"}',NULL,1.79506741157685351367e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,8,'{"event":"announced","seat":"S","measure":"points","number":15}',NULL,1.79506741157685351367e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,9,'{"event":"announced","seat":"W","measure":"points","number":9}',NULL,1.79506741157685351367e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,10,'{"event":"announced","seat":"N","measure":"points","number":12}',NULL,1.79506741157685351367e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,11,'{"event":"announced","seat":"E","measure":"points","number":4}',NULL,1.79506741157685351367e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,12,'{"event":"declared","seat":"S"}',NULL,1.79506741157685351367e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,13,'{"event":"faced","seat":"N","hand":"QT52.J5.KQ762.A9"}',NULL,1.79506741157685351367e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,14,'{"event":"chose","seat":"S","contract":{"strain":"S","goal":7,"terms":"part-score"}}','nonce-6827587892190',1.79506741158675098418e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,15,'{"event":"played","seat":"W","card":"H6"}',NULL,1.79506741159512734412e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,16,'{"event":"played","seat":"N","card":"HJ"}','nonce-6827605180068',1.79506741160384750361e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,17,'{"event":"played","seat":"E","card":"HA"}',NULL,1.79506741160935306541e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,18,'{"event":"played","seat":"S","card":"HK"}','nonce-6827615280080',1.79506741161388754845e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,19,'{"event":"played","seat":"E","card":"H3"}',NULL,1.7950674116190862656e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,20,'{"event":"played","seat":"S","card":"HQ"}','nonce-6827624210707',1.79506741162278985976e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,21,'{"event":"played","seat":"W","card":"H4"}',NULL,1.79506741163111662859e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,22,'{"event":"played","seat":"N","card":"H5"}','nonce-6827636307198',1.79506741163486909862e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,23,'{"event":"played","seat":"S","card":"SA"}','nonce-6827644292193',1.79506741164297604559e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,24,'{"event":"played","seat":"W","card":"S3"}',NULL,1.79506741164732050897e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,25,'{"event":"played","seat":"N","card":"SQ"}','nonce-6827659649260',1.7950674116597967148e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,26,'{"event":"played","seat":"E","card":"S7"}',NULL,1.79506741166571450233e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,27,'{"event":"played","seat":"S","card":"SJ"}','nonce-6827700563455',1.79506741169941616055e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,28,'{"event":"played","seat":"W","card":"S6"}',NULL,1.79506741170556282996e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,29,'{"event":"played","seat":"N","card":"ST"}','nonce-6827715505062',1795067411.7154);
INSERT INTO "events" VALUES('7hs4a41a71',1,30,'{"event":"played","seat":"E","card":"S8"}',NULL,1.79506741172288441653e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,31,'{"event":"played","seat":"S","card":"S4"}','nonce-6827726947006',1.79506741172560667992e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,32,'{"event":"played","seat":"W","card":"SK"}',NULL,1.79506741172698044777e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,33,'{"event":"played","seat":"N","card":"S5"}','nonce-6827729542394',1.79506741172800970071e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,34,'{"event":"played","seat":"E","card":"S9"}',NULL,1.79506741172898769383e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,35,'{"event":"played","seat":"W","card":"DA"}',NULL,1.79506741173002862927e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,36,'{"event":"played","seat":"N","card":"DK"}','nonce-6827732500839',1.79506741173095226283e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,37,'{"event":"played","seat":"E","card":"D4"}',NULL,1.79506741173186826709e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,38,'{"event":"played","seat":"S","card":"DJ"}','nonce-6827734301586',1.7950674117327380181e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,39,'{"event":"played","seat":"W","card":"DT"}',NULL,1.79506741173367094996e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,40,'{"event":"played","seat":"N","card":"DQ"}','nonce-6827736531373',1.79506741173508310317e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,41,'{"event":"played","seat":"E","card":"D9"}',NULL,1.79506741173599934581e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,42,'{"event":"played","seat":"S","card":"D3"}','nonce-6827738795552',1.79506741173721456527e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,43,'{"event":"played","seat":"N","card":"S2"}','nonce-6827739617659',1.79506741173801732057e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,44,'{"event":"played","seat":"E","card":"C4"}',NULL,1.79506741173897624015e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,45,'{"event":"played","seat":"S","card":"H9"}','nonce-6827741297215',1.7950674117397048473e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,46,'{"event":"played","seat":"W","card":"C3"}',NULL,1.79506741174058055882e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,47,'{"event":"played","seat":"N","card":"CA"}','nonce-6827742950392',1.79506741174135351184e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,48,'{"event":"played","seat":"E","card":"C7"}',NULL,1.79506741174219083788e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,49,'{"event":"played","seat":"S","card":"CK"}','nonce-6827744539964',1.79506741174294257162e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,50,'{"event":"played","seat":"W","card":"C5"}',NULL,1.7950674117438733578e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,51,'{"event":"played","seat":"N","card":"C9"}','nonce-6827746224568',1.79506741174463343622e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,52,'{"event":"played","seat":"E","card":"C8"}',NULL,1795067411.74558);
INSERT INTO "events" VALUES('7hs4a41a71',1,53,'{"event":"played","seat":"S","card":"CJ"}','nonce-6827747861361',1795067411.74626);
INSERT INTO "events" VALUES('7hs4a41a71',1,54,'{"event":"played","seat":"W","card":"CQ"}',NULL,1.79506741174715065949e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,55,'{"event":"played","seat":"W","card":"D8"}',NULL,1.79506741174792671202e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,56,'{"event":"played","seat":"N","card":"D7"}','nonce-6827750262934',1.79506741174866652488e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,57,'{"event":"played","seat":"E","card":"H7"}',NULL,1.79506741174953055387e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,58,'{"event":"played","seat":"S","card":"H2"}','nonce-6827751822612',1.79506741175022315978e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,59,'{"event":"played","seat":"W","card":"CT"}',NULL,1.79506741175108623501e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,60,'{"event":"played","seat":"N","card":"D6"}','nonce-6827753468608',1.7950674117518737316e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,61,'{"event":"played","seat":"E","card":"H8"}',NULL,1.79506741175266194346e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,62,'{"event":"played","seat":"S","card":"C6"}','nonce-6827754941516',1.79506741175333714485e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,63,'{"event":"played","seat":"W","card":"D5"}',NULL,1.79506741175405979153e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,64,'{"event":"played","seat":"N","card":"D2"}',NULL,1.79506741175462913515e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,65,'{"event":"played","seat":"E","card":"HT"}',NULL,1.7950674117553369999e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,66,'{"event":"played","seat":"S","card":"C2"}',NULL,1.79506741175590419767e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,67,'{"event":"scored","tricks":{"EW":7,"NS":6},"entries":[{"side":"EW","points":50,"reason":"undertricks","below":false}]}',NULL,1.79506741175590419767e+09);
INSERT INTO "events" VALUES('7hs4a41a71',1,68,'{"event":"laidopen","hands":{"W":"K63.64.AT85.QT53","N":"QT52.J5.KQ762.A9","E":"987.AT873.94.874","S":"AJ4.KQ92.J3.KJ62"},"seed":"aadd59b4038ef9bdc9af92e5ee475ffc2d4253a603082cf4f754ab087b8b9d00","salt":"ce606ff08a7be519af1c035b2982e30d"}',NULL,1.79506741175590419767e+09);
INSERT INTO "events" VALUES('7hs4a41a71',2,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"W","vulnerable":[],"spare":null,"below":{}}',NULL,1795067411.76011);
INSERT INTO "events" VALUES('7hs4a41a71',2,1,'{"event":"committed","digest":"2963850bdd49e565ec42c38c46c061fa55b7ae4662126be4799011b916cb6567"}',NULL,1795067411.76011);
INSERT INTO "events" VALUES('7hs4a41a71',2,2,'{"event":"seeded","seed":"96d285e61ca83799ed46a1f3a5c5458a44692e782ff513ae5f464a2033055b12","salt":"1f0cb984f8d4928856dd5badda5d60a6"}',NULL,1795067411.76011);
INSERT INTO "events" VALUES('7hs4a41a71',2,3,'{"event":"cut","seat":"S","place":1}','nonce-6827762950728',1.79506741176137256626e+09);
INSERT INTO "events" VALUES('7hs4a41a71',2,4,'{"event":"dealt","seat":"N","hand":"K.82.AQJ9876.432"}',NULL,1.79506741176137256626e+09);
INSERT INTO "events" VALUES('7hs4a41a71',2,5,'{"event":"dealt","seat":"E","hand":"4.KQJT5.5.AKQT98"}',NULL,1.79506741176137256626e+09);
INSERT INTO "events" VALUES('7hs4a41a71',2,6,'{"event":"dealt","seat":"S","hand":"Q98652.976.T4.76"}',NULL,1.79506741176137256626e+09);
INSERT INTO "events" VALUES('7hs4a41a71',2,7,'{"event":"dealt","seat":"W","hand":"AJT73.A43.K32.J5"}',NULL,1.79506741176137256626e+09);
INSERT INTO "events" VALUES('7hs4a41a71',2,8,'{"event":"announced","seat":"W","measure":"points","number":13}',NULL,1.79506741176137256626e+09);
INSERT INTO "events" VALUES('7hs4a41a71',2,9,'{"event":"announced","seat":"N","measure":"points","number":10}',NULL,1.79506741176137256626e+09);
INSERT INTO "events" VALUES('7hs4a41a71',2,10,'{"event":"announced","seat":"E","measure":"points","number":15}',NULL,1.79506741176137256626e+09);
INSERT INTO "events" VALUES('7hs4a41a71',2,11,'{"event":"announced","seat":"S","measure":"points","number":2}',NULL,1.79506741176137256626e+09);
INSERT INTO "events" VALUES('7hs4a41a71',2,12,'{"event":"declared","seat":"E"}',NULL,1.79506741176137256626e+09);
INSERT INTO "events" VALUES('7hs4a41a71',2,13,'{"event":"faced","seat":"W","hand":"AJT73.A43.K32.J5"}',NULL,1.79506741176137256626e+09);
INSERT INTO "events" VALUES('7hs4a41a71',2,14,'{"event":"chose","seat":"E","contract":{"strain":"H","goal":10,"terms":"game"}}',NULL,1.79506741176522397994e+09);
INSERT INTO "events" VALUES('7hs4a41a71',2,15,'{"event":"played","seat":"S","card":"SQ"}','nonce-6827767887765',1.79506741176634621623e+09);
INSERT INTO "events" VALUES('7hs4a41a71',2,16,'{"event":"played","seat":"W","card":"SA"}',NULL,1.79506741176730895046e+09);
INSERT INTO "events" VALUES('7hs4a41a71',2,17,'{"event":"played","seat":"N","card":"SK"}',NULL,1.79506741176820087436e+09);
INSERT INTO "events" VALUES('7hs4a41a71',2,18,'{"event":"played","seat":"E","card":"S4"}',NULL,1.7950674117690944672e+09);
INSERT INTO "events" VALUES('7hs4a41a71',2,19,'{"event":"played","seat":"W","card":"HA"}',NULL,1.79506741176992964739e+09);
INSERT INTO "events" VALUES('7hs4a41a71',2,20,'{"event":"played","seat":"N","card":"H2"}',NULL,1.79506741177075576781e+09);
INSERT INTO "events" VALUES('7hs4a41a71',2,21,'{"event":"played","seat":"E","card":"H5"}',NULL,1.79506741177162647249e+09);
INSERT INTO "events" VALUES('7hs4a41a71',2,22,'{"event":"played","seat":"S","card":"H9"}','nonce-6827773956321',1.79506741177241277689e+09);
INSERT INTO "events" VALUES('7hs4a41a71',2,23,'{"event":"played","seat":"W","card":"H3"}',NULL,1.79506741177332878114e+09);
INSERT INTO "events" VALUES('7hs4a41a71',2,24,'{"event":"played","seat":"N","card":"H8"}',NULL,1.79506741177420210838e+09);
INSERT INTO "events" VALUES('7hs4a41a71',2,25,'{"event":"played","seat":"E","card":"HT"}',NULL,1.79506741177515649794e+09);
CREATE TABLE guests (
            table_id TEXT NOT NULL, identity TEXT NOT NULL, guest INTEGER NOT NULL, nickname TEXT NOT NULL,
            wish INTEGER, standing TEXT NOT NULL, agreed TEXT NOT NULL, deal INTEGER NOT NULL,
            held INTEGER NOT NULL, PRIMARY KEY (table_id, identity));
CREATE TABLE handovers (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, expires DOUBLE PRECISION NOT NULL);
CREATE TABLE identities (
            id TEXT PRIMARY KEY, nickname TEXT, created DOUBLE PRECISION NOT NULL);
INSERT INTO "identities" VALUES('e8612c7b4a755a9a','Ann',1.79506741134173917768e+09);
INSERT INTO "identities" VALUES('733c0665fb38603c',NULL,1.79506741320292329791e+09);
CREATE TABLE logbook_lines (
            code TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (code, seq));
CREATE TABLE logbooks (
            code TEXT PRIMARY KEY, kind TEXT NOT NULL, secret TEXT NOT NULL, created DOUBLE PRECISION NOT NULL,
            touched DOUBLE PRECISION NOT NULL, length INTEGER NOT NULL);
CREATE TABLE played (
            identity TEXT NOT NULL, table_id TEXT NOT NULL, deal INTEGER NOT NULL, number INTEGER, game TEXT NOT NULL,
            ended DOUBLE PRECISION NOT NULL, partner TEXT, others TEXT, people INTEGER, level TEXT, headline TEXT,
            mood TEXT, declared INTEGER, made INTEGER, points INTEGER, again INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (identity, table_id, deal));
INSERT INTO "played" VALUES('e8612c7b4a755a9a','7hs4a41a71',1,1,'minibridge',1.79506741175590419767e+09,'Trey','["Pip","Ruff"]',0,'learner','{"say":"One short: {n:tricks} of {n:goal} tricks","values":{"tricks":6,"goal":7}}','lost',1,0,-50,0);
CREATE TABLE probes (id TEXT PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE puzzles (
            puzzle TEXT PRIMARY KEY, strength DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL,
            volatility DOUBLE PRECISION NOT NULL);
CREATE TABLE readiness (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, player INTEGER NOT NULL,
            PRIMARY KEY (table_id, deal, player));
INSERT INTO "readiness" VALUES('7hs4a41a71',1,0);
CREATE TABLE reasons (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (table_id, deal, seq));
INSERT INTO "reasons" VALUES('7hs4a41a71',1,15,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"defenders-lead","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"H6","rule":"the suit that looks best to lead"}}]}');
INSERT INTO "reasons" VALUES('7hs4a41a71',1,17,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"takes","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"HA","rule":"the other side has no higher card of this suit"}}]}');
INSERT INTO "reasons" VALUES('7hs4a41a71',1,19,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"defenders-lead","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"H3","rule":"the suit that looks best to lead"}}]}');
INSERT INTO "reasons" VALUES('7hs4a41a71',1,21,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":null,"said":[{"say":"{card:card} is the only card that may be played.","values":{"card":"H4"}}]}');
INSERT INTO "reasons" VALUES('7hs4a41a71',1,24,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S3","rule":"nothing here wins the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('7hs4a41a71',1,26,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S7","rule":"nothing here wins the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('7hs4a41a71',1,28,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"second-hand","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S6","rule":"second to play, low: our other hand still has its turn"}}]}');
INSERT INTO "reasons" VALUES('7hs4a41a71',1,30,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S8","rule":"nothing here wins the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('7hs4a41a71',1,32,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":null,"said":[{"say":"{card:card} is the only card that may be played.","values":{"card":"SK"}}]}');
INSERT INTO "reasons" VALUES('7hs4a41a71',1,34,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":null,"said":[{"say":"{card:card} is the only card that may be played.","values":{"card":"S9"}}]}');
INSERT INTO "reasons" VALUES('7hs4a41a71',1,35,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"defenders-lead","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"DA","rule":"the suit that looks best to lead"}}]}');
INSERT INTO "reasons" VALUES('7hs4a41a71',1,37,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"partner-wins","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"D4","rule":"our side is winning the trick, so a low card will do"}}]}');
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO "schema_version" VALUES(13);
CREATE TABLE seats (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, kind TEXT NOT NULL, identity TEXT,
            nickname TEXT NOT NULL, level TEXT NOT NULL, PRIMARY KEY (table_id, player));
INSERT INTO "seats" VALUES('7hs4a41a71',0,'person','e8612c7b4a755a9a','Ann','learner');
INSERT INTO "seats" VALUES('7hs4a41a71',1,'bot',NULL,'Pip','learner');
INSERT INTO "seats" VALUES('7hs4a41a71',2,'bot',NULL,'Trey','learner');
INSERT INTO "seats" VALUES('7hs4a41a71',3,'bot',NULL,'Ruff','learner');
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
INSERT INTO "tables" VALUES('7hs4a41a71','minibridge','{}','match','{}',1.79506741154524803163e+09,1795067411.76011,0,0,69,'e8612c7b4a755a9a',0,0,0,'{}','normal',0,NULL,NULL,NULL,0,0,0);
CREATE TABLE tokens (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, created DOUBLE PRECISION NOT NULL);
INSERT INTO "tokens" VALUES('dcbeed5f14679bb5f9d045845b5ac214ddc79a00510f9f0b654403e09e8abf0d','e8612c7b4a755a9a',1.79506741134173917768e+09);
INSERT INTO "tokens" VALUES('686ed0c793ef9e1c5ed04151eaab289edf196fa5cc61071e9233b20b151eb02a','733c0665fb38603c',1.79506741320292329791e+09);
CREATE TABLE votes (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, voter INTEGER NOT NULL,
            PRIMARY KEY (table_id, player, voter));
CREATE INDEX tables_touched ON tables (touched);
CREATE UNIQUE INDEX seats_identity ON seats (identity, table_id);
CREATE UNIQUE INDEX events_nonce ON events (table_id, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX played_newest ON played (identity, ended);
CREATE UNIQUE INDEX dailies_table ON dailies (table_id);
COMMIT;
