-- {"table": "e7q20nqrgb", "deal": 2, "tokens": {"Ann": "6Y7BoKzx0I2Vwgo-oDLys_Oy2Lr6mHfM"}}
BEGIN TRANSACTION;
CREATE TABLE deals (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, board TEXT NOT NULL, started DOUBLE PRECISION NOT NULL,
            ended DOUBLE PRECISION, summary TEXT, dummy TEXT NOT NULL DEFAULT 'watches', PRIMARY KEY (table_id, deal));
INSERT INTO "deals" VALUES('e7q20nqrgb',1,'{"number":1,"dealer":"S","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.79506727065516233443e+09,1.79506727081485366825e+09,'{"say":"{seat:who} fell {n:short} tricks short of {n:goal}: {side:whose} score {n:points}.","values":{"who":"S","goal":7,"short":2,"whose":"EW","points":100}}','watches');
INSERT INTO "deals" VALUES('e7q20nqrgb',2,'{"number":2,"dealer":"W","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.79506727081771278384e+09,NULL,NULL,'watches');
CREATE TABLE events (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, nonce TEXT,
            at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, deal, seq));
INSERT INTO "events" VALUES('e7q20nqrgb',1,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"S","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506727065516233443e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,1,'{"event":"committed","digest":"899bec616860c08642556f18598f83c1dc26b71e3fa44dab5f3498343cb333dc"}',NULL,1.79506727065516233443e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,2,'{"event":"seeded","seed":"f398686a0e1451f10cbae05676e16ad8e7e7dbe57da0a0f98670bc3fa6d3e173","salt":"ed52076037aa2938e0dc62ebbcb194ec"}',NULL,1.79506727065516233443e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,3,'{"event":"cut","seat":"E","place":7}',NULL,1.79506727067766904838e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,4,'{"event":"dealt","seat":"W","hand":"Q74.A975.854.A65"}',NULL,1.79506727067766904838e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,5,'{"event":"dealt","seat":"N","hand":"A82.T8643.K6.KQ7"}',NULL,1.79506727067766904838e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,6,'{"event":"dealt","seat":"E","hand":"KJT9653.J2.J2.92"}',NULL,1.79506727067766904838e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,7,'{"event":"dealt","seat":"S","hand":".KQ.AQT973.JT843"}',NULL,1.79506727067766904838e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,8,'{"event":"announced","seat":"S","measure":"points","number":12}',NULL,1.79506727067766904838e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,9,'{"event":"announced","seat":"W","measure":"points","number":10}',NULL,1.79506727067766904838e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,10,'{"event":"announced","seat":"N","measure":"points","number":12}',NULL,1.79506727067766904838e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,11,'{"event":"announced","seat":"E","measure":"points","number":6}',NULL,1.79506727067766904838e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,12,'{"event":"declared","seat":"S"}',NULL,1.79506727067766904838e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,13,'{"event":"faced","seat":"N","hand":"A82.T8643.K6.KQ7"}',NULL,1.79506727067766904838e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,14,'{"event":"chose","seat":"S","contract":{"strain":"S","goal":7,"terms":"part-score"}}','nonce-6686681758697',1.79506727068033838275e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,15,'{"event":"played","seat":"W","card":"D8"}',NULL,1.79506727068367147445e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,16,'{"event":"played","seat":"N","card":"DK"}','nonce-6686687471076',1.79506727068607854847e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,17,'{"event":"played","seat":"E","card":"D2"}',NULL,1.79506727069100856784e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,18,'{"event":"played","seat":"S","card":"DA"}','nonce-6686695226920',1795067270.69376);
INSERT INTO "events" VALUES('e7q20nqrgb',1,19,'{"event":"played","seat":"S","card":"HK"}','nonce-6686696604536',1.79506727069511413572e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,20,'{"event":"played","seat":"W","card":"H5"}',NULL,1.79506727069624209399e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,21,'{"event":"played","seat":"N","card":"HT"}','nonce-6686698641365',1.79506727069706702236e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,22,'{"event":"played","seat":"E","card":"H2"}',NULL,1795067270.69817);
INSERT INTO "events" VALUES('e7q20nqrgb',1,23,'{"event":"played","seat":"S","card":"HQ"}','nonce-6686700666377',1.79506727069911050796e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,24,'{"event":"played","seat":"W","card":"H7"}',NULL,1.79506727069998097421e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,25,'{"event":"played","seat":"N","card":"H8"}','nonce-6686702314206',1.7950672707007186413e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,26,'{"event":"played","seat":"E","card":"HJ"}',NULL,1.79506727070172119146e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,27,'{"event":"played","seat":"S","card":"CJ"}','nonce-6686704144107',1.79506727070255947108e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,28,'{"event":"played","seat":"W","card":"C5"}',NULL,1.79506727070338201529e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,29,'{"event":"played","seat":"N","card":"CK"}','nonce-6686705734901',1.79506727070413112643e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,30,'{"event":"played","seat":"E","card":"C2"}',NULL,1.79506727070504546166e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,31,'{"event":"played","seat":"N","card":"SA"}','nonce-6686707732722',1.79506727070612859733e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,32,'{"event":"played","seat":"E","card":"S3"}',NULL,1.79506727070701885221e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,33,'{"event":"played","seat":"S","card":"CT"}','nonce-6686709753868',1.795067270708160162e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,34,'{"event":"played","seat":"W","card":"S4"}',NULL,1.79506727070981550215e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,35,'{"event":"played","seat":"N","card":"S8"}','nonce-6686712249693',1.79506727071065306667e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,36,'{"event":"played","seat":"E","card":"S5"}',NULL,1.79506727071145248415e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,37,'{"event":"played","seat":"S","card":"C8"}','nonce-6686713720137',1.79506727071211266517e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,38,'{"event":"played","seat":"W","card":"SQ"}',NULL,1.79506727079076790808e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,39,'{"event":"played","seat":"W","card":"CA"}',NULL,1.79506727079260873796e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,40,'{"event":"played","seat":"N","card":"CQ"}','nonce-6686795144193',1.79506727079364967339e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,41,'{"event":"played","seat":"E","card":"C9"}',NULL,1.79506727079463481895e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,42,'{"event":"played","seat":"S","card":"C4"}','nonce-6686797045821',1.79506727079548978808e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,43,'{"event":"played","seat":"W","card":"HA"}',NULL,1795067270.79633);
INSERT INTO "events" VALUES('e7q20nqrgb',1,44,'{"event":"played","seat":"N","card":"H6"}','nonce-6686798776563',1.79506727079726409912e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,45,'{"event":"played","seat":"E","card":"DJ"}',NULL,1.79506727079973149303e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,46,'{"event":"played","seat":"S","card":"C3"}','nonce-6686802083518',1.79506727080052971836e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,47,'{"event":"played","seat":"W","card":"H9"}',NULL,1.7950672708014719486e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,48,'{"event":"played","seat":"N","card":"H4"}','nonce-6686803819419',1.79506727080221772192e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,49,'{"event":"played","seat":"E","card":"S6"}',NULL,1.79506727080304574967e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,50,'{"event":"played","seat":"S","card":"DQ"}','nonce-6686805365616',1.79506727080376243593e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,51,'{"event":"played","seat":"E","card":"SK"}',NULL,1.79506727080453920369e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,52,'{"event":"played","seat":"S","card":"DT"}','nonce-6686806916110',1.79506727080531144143e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,53,'{"event":"played","seat":"W","card":"S7"}',NULL,1.79506727080608201024e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,54,'{"event":"played","seat":"N","card":"S2"}','nonce-6686808398522',1795067270.80679);
INSERT INTO "events" VALUES('e7q20nqrgb',1,55,'{"event":"played","seat":"E","card":"SJ"}',NULL,1.79506727080763816835e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,56,'{"event":"played","seat":"S","card":"D9"}','nonce-6686809892191',1.79506727080828094485e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,57,'{"event":"played","seat":"W","card":"D4"}',NULL,1.79506727080914592741e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,58,'{"event":"played","seat":"N","card":"H3"}','nonce-6686811437907',1.79506727080982780454e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,59,'{"event":"played","seat":"E","card":"ST"}',NULL,1.79506727081063842768e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,60,'{"event":"played","seat":"S","card":"D7"}','nonce-6686812911757',1.79506727081130194661e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,61,'{"event":"played","seat":"W","card":"D5"}',NULL,1.79506727081201434138e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,62,'{"event":"played","seat":"N","card":"C7"}','nonce-6686814244866',1.79506727081263947488e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,63,'{"event":"played","seat":"E","card":"S9"}',NULL,1.795067270813221693e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,64,'{"event":"played","seat":"S","card":"D3"}',NULL,1.79506727081374883652e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,65,'{"event":"played","seat":"W","card":"C6"}',NULL,1.79506727081423544879e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,66,'{"event":"played","seat":"N","card":"D6"}',NULL,1.79506727081485366825e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,67,'{"event":"scored","tricks":{"EW":8,"NS":5},"entries":[{"side":"EW","points":100,"reason":"undertricks","below":false}]}',NULL,1.79506727081485366825e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',1,68,'{"event":"laidopen","hands":{"W":"Q74.A975.854.A65","N":"A82.T8643.K6.KQ7","E":"KJT9653.J2.J2.92","S":".KQ.AQT973.JT843"},"seed":"f398686a0e1451f10cbae05676e16ad8e7e7dbe57da0a0f98670bc3fa6d3e173","salt":"ed52076037aa2938e0dc62ebbcb194ec"}',NULL,1.79506727081485366825e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',2,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"W","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506727081771278384e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',2,1,'{"event":"committed","digest":"78e774781642db559fdecd0f47068304561ceeff4791e8f60f5d44eec09a4eef"}',NULL,1.79506727081771278384e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',2,2,'{"event":"seeded","seed":"8b2878f79f5c24218d6f3288faf1511371a61dd1b5941fbba614db07dba472b5","salt":"2f781b2312794d8ede8dc2b2b75a2ede"}',NULL,1.79506727081771278384e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',2,3,'{"event":"cut","seat":"S","place":1}','nonce-6686820321083',1.79506727081871795661e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',2,4,'{"event":"dealt","seat":"N","hand":"3.QT985.J65.AQ52"}',NULL,1.79506727081871795661e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',2,5,'{"event":"dealt","seat":"E","hand":"9542.J6.QT7.T874"}',NULL,1.79506727081871795661e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',2,6,'{"event":"dealt","seat":"S","hand":"KQ76.AK7432.A94."}',NULL,1.79506727081871795661e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',2,7,'{"event":"dealt","seat":"W","hand":"AJT8..K832.KJ963"}',NULL,1.79506727081871795661e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',2,8,'{"event":"announced","seat":"W","measure":"points","number":12}',NULL,1.79506727081871795661e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',2,9,'{"event":"announced","seat":"N","measure":"points","number":9}',NULL,1.79506727081871795661e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',2,10,'{"event":"announced","seat":"E","measure":"points","number":3}',NULL,1.79506727081871795661e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',2,11,'{"event":"announced","seat":"S","measure":"points","number":16}',NULL,1.79506727081871795661e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',2,12,'{"event":"declared","seat":"S"}',NULL,1.79506727081871795661e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',2,13,'{"event":"faced","seat":"N","hand":"3.QT985.J65.AQ52"}',NULL,1.79506727081871795661e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',2,14,'{"event":"chose","seat":"S","contract":{"strain":"S","goal":7,"terms":"part-score"}}','nonce-6686821320595',1.79506727081971859932e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',2,15,'{"event":"played","seat":"W","card":"C6"}',NULL,1.79506727082067441937e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',2,16,'{"event":"played","seat":"N","card":"CA"}','nonce-6686823016976',1.79506727082143425948e+09);
INSERT INTO "events" VALUES('e7q20nqrgb',2,17,'{"event":"played","seat":"E","card":"C4"}',NULL,1.79506727082238197326e+09);
CREATE TABLE guests (
            table_id TEXT NOT NULL, identity TEXT NOT NULL, guest INTEGER NOT NULL, nickname TEXT NOT NULL,
            wish INTEGER, standing TEXT NOT NULL, agreed TEXT NOT NULL, deal INTEGER NOT NULL,
            held INTEGER NOT NULL, PRIMARY KEY (table_id, identity));
CREATE TABLE handovers (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, expires DOUBLE PRECISION NOT NULL);
CREATE TABLE identities (
            id TEXT PRIMARY KEY, nickname TEXT, created DOUBLE PRECISION NOT NULL);
INSERT INTO "identities" VALUES('131a3046993a7aca','Ann',1.79506727065075755121e+09);
CREATE TABLE probes (id TEXT PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE readiness (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, player INTEGER NOT NULL,
            PRIMARY KEY (table_id, deal, player));
INSERT INTO "readiness" VALUES('e7q20nqrgb',1,0);
CREATE TABLE reasons (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (table_id, deal, seq));
INSERT INTO "reasons" VALUES('e7q20nqrgb',1,15,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"defenders-lead","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"D8","rule":"the suit that looks best to lead"}}]}');
INSERT INTO "reasons" VALUES('e7q20nqrgb',1,17,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"D2","rule":"low, because nothing here wins"}}]}');
INSERT INTO "reasons" VALUES('e7q20nqrgb',1,20,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"second-hand","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"H5","rule":"second hand low, unless an honour is to be covered"}}]}');
INSERT INTO "reasons" VALUES('e7q20nqrgb',1,22,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"H2","rule":"low, because nothing here wins"}}]}');
INSERT INTO "reasons" VALUES('e7q20nqrgb',1,24,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"second-hand","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"H7","rule":"second hand low, unless an honour is to be covered"}}]}');
INSERT INTO "reasons" VALUES('e7q20nqrgb',1,26,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":null,"said":[{"say":"{card:card} was the only card to play.","values":{"card":"HJ"}}]}');
INSERT INTO "reasons" VALUES('e7q20nqrgb',1,28,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"second-hand","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"C5","rule":"second hand low, unless an honour is to be covered"}}]}');
INSERT INTO "reasons" VALUES('e7q20nqrgb',1,30,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"C2","rule":"low, because nothing here wins"}}]}');
INSERT INTO "reasons" VALUES('e7q20nqrgb',1,32,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"S3","rule":"low, because nothing here wins"}}]}');
INSERT INTO "reasons" VALUES('e7q20nqrgb',1,34,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"S4","rule":"low, because nothing here wins"}}]}');
INSERT INTO "reasons" VALUES('e7q20nqrgb',1,36,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"second-hand","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"S5","rule":"second hand low, unless an honour is to be covered"}}]}');
INSERT INTO "reasons" VALUES('e7q20nqrgb',1,38,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"last-hand","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"SQ","rule":"last hand wins as cheaply as it can"}}]}');
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO "schema_version" VALUES(5);
CREATE TABLE seats (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, kind TEXT NOT NULL, identity TEXT,
            nickname TEXT NOT NULL, level TEXT NOT NULL, PRIMARY KEY (table_id, player));
INSERT INTO "seats" VALUES('e7q20nqrgb',0,'person','131a3046993a7aca','Ann','learner');
INSERT INTO "seats" VALUES('e7q20nqrgb',1,'bot',NULL,'Pip','learner');
INSERT INTO "seats" VALUES('e7q20nqrgb',2,'bot',NULL,'Trey','learner');
INSERT INTO "seats" VALUES('e7q20nqrgb',3,'bot',NULL,'Ruff','learner');
CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, session TEXT NOT NULL,
            session_options TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, touched DOUBLE PRECISION NOT NULL,
            stopping INTEGER NOT NULL, finished INTEGER NOT NULL, revision INTEGER NOT NULL DEFAULT 0, owner TEXT, watchable INTEGER NOT NULL DEFAULT 0, gathering INTEGER NOT NULL DEFAULT 0, practice INTEGER NOT NULL DEFAULT 0, draws TEXT NOT NULL DEFAULT '{}', pace TEXT NOT NULL DEFAULT 'normal');
INSERT INTO "tables" VALUES('e7q20nqrgb','minibridge','{}','match','{}',1.79506727065516233443e+09,1.79506727081771278384e+09,0,0,61,'131a3046993a7aca',0,0,0,'{}','normal');
CREATE TABLE tokens (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, created DOUBLE PRECISION NOT NULL);
INSERT INTO "tokens" VALUES('f491a5be9ccd5f219aceb16c415702d4fde5354a78c3a2a145b49c72b09f30cd','131a3046993a7aca',1.79506727065075755121e+09);
CREATE TABLE votes (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, voter INTEGER NOT NULL,
            PRIMARY KEY (table_id, player, voter));
CREATE INDEX tables_touched ON tables (touched);
CREATE UNIQUE INDEX seats_identity ON seats (identity, table_id);
CREATE UNIQUE INDEX events_nonce ON events (table_id, nonce) WHERE nonce IS NOT NULL;
COMMIT;
