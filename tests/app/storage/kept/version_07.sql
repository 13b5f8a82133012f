-- {"table": "zhmqpyyh5d", "deal": 2, "tokens": {"Ann": "UJ6ONXra399MXXq4ZHoojYFbW_oFLMWx"}}
BEGIN TRANSACTION;
CREATE TABLE dailies (
            day TEXT NOT NULL, game TEXT NOT NULL, identity TEXT NOT NULL, table_id TEXT NOT NULL,
            score INTEGER, tricks INTEGER, PRIMARY KEY (day, game, identity));
CREATE TABLE deals (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, board TEXT NOT NULL, started DOUBLE PRECISION NOT NULL,
            ended DOUBLE PRECISION, summary TEXT, dummy TEXT NOT NULL DEFAULT 'watches', PRIMARY KEY (table_id, deal));
INSERT INTO "deals" VALUES('zhmqpyyh5d',1,'{"number":1,"dealer":"S","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.79506727953951501853e+09,1.79506728005742955201e+09,'{"say":"{seat:who} fell {n:short} tricks short of {n:goal}: {side:whose} score {n:points}.","values":{"who":"S","goal":7,"short":3,"whose":"EW","points":150}}','watches');
INSERT INTO "deals" VALUES('zhmqpyyh5d',2,'{"number":2,"dealer":"W","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.79506728006426620478e+09,NULL,NULL,'watches');
CREATE TABLE events (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, nonce TEXT,
            at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, deal, seq));
INSERT INTO "events" VALUES('zhmqpyyh5d',1,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"S","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506727953951501853e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,1,'{"event":"committed","digest":"87f2bf5733e6ea570368de7916767383ffd38cae8a2faee2467f505c1811e88e"}',NULL,1.79506727953951501853e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,2,'{"event":"seeded","seed":"9eb319e7e15bcbb1508f890fd3104c6b0854a8ed1720bfd4da53fc55bb5d308a","salt":"bd4e9627260717f82c3924a2583fdf56"}',NULL,1.79506727953951501853e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,3,'{"event":"cut","seat":"E","place":42}',NULL,1.79506727959383773803e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,4,'{"event":"dealt","seat":"W","hand":"KQJ.K72.KT93.K96"}',NULL,1.79506727959383773803e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,5,'{"event":"dealt","seat":"N","hand":"5.AQ98643.A764.2"}',NULL,1.79506727959383773803e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,6,'{"event":"dealt","seat":"E","hand":"T984.T.Q852.QT85"}',NULL,1.79506727959383773803e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,7,'{"event":"dealt","seat":"S","hand":"A7632.J5.J.AJ743"}',NULL,1.79506727959383773803e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,8,'{"event":"announced","seat":"S","measure":"points","number":11}',NULL,1.79506727959383773803e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,9,'{"event":"announced","seat":"W","measure":"points","number":15}',NULL,1.79506727959383773803e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,10,'{"event":"announced","seat":"N","measure":"points","number":10}',NULL,1.79506727959383773803e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,11,'{"event":"announced","seat":"E","measure":"points","number":4}',NULL,1.79506727959383773803e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,12,'{"event":"declared","seat":"S"}',NULL,1.79506727959383773803e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,13,'{"event":"faced","seat":"N","hand":"5.AQ98643.A764.2"}',NULL,1.79506727959383773803e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,14,'{"event":"chose","seat":"S","contract":{"strain":"S","goal":7,"terms":"part-score"}}','nonce-6695598084637',1.79506727959668135647e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,15,'{"event":"played","seat":"W","card":"SJ"}',NULL,1.79506727959858441347e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,16,'{"event":"played","seat":"N","card":"S5"}','nonce-6695601630068',1.79506727960019612307e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,17,'{"event":"played","seat":"E","card":"S4"}',NULL,1.79506727960146236422e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,18,'{"event":"played","seat":"S","card":"SA"}','nonce-6695604051952',1.79506727960252690317e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,19,'{"event":"played","seat":"S","card":"S7"}','nonce-6695605148168',1.79506727960358095173e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,20,'{"event":"played","seat":"W","card":"SQ"}',NULL,1.79506727960464859011e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,21,'{"event":"played","seat":"N","card":"HA"}','nonce-6695607045859',1.79506727960548377034e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,22,'{"event":"played","seat":"E","card":"S8"}',NULL,1.79506727960641074186e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,23,'{"event":"played","seat":"W","card":"HK"}',NULL,1.79506727960807251935e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,24,'{"event":"played","seat":"N","card":"HQ"}','nonce-6695610465733',1.79506727960892772675e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,25,'{"event":"played","seat":"E","card":"HT"}',NULL,1.79506727979079389575e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,26,'{"event":"played","seat":"S","card":"HJ"}','nonce-6695794088045',1.79506727979261279104e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,27,'{"event":"played","seat":"W","card":"H7"}',NULL,1.79506727979760384561e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,28,'{"event":"played","seat":"N","card":"H9"}','nonce-6695800582216',1.79506727979908299445e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,29,'{"event":"played","seat":"E","card":"S9"}',NULL,1.79506727980267095567e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,30,'{"event":"played","seat":"S","card":"H5"}','nonce-6695805241369',1.79506727980367851256e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,31,'{"event":"played","seat":"E","card":"C5"}',NULL,1.79506727980638217927e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,32,'{"event":"played","seat":"S","card":"CA"}','nonce-6695808882963',1.79506727980734205251e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,33,'{"event":"played","seat":"W","card":"C6"}',NULL,1.79506727980938291552e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,34,'{"event":"played","seat":"N","card":"C2"}','nonce-6695815280199',1.79506727981378865236e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,35,'{"event":"played","seat":"S","card":"S6"}','nonce-6695816450055',1.79506727981486201286e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,36,'{"event":"played","seat":"W","card":"SK"}',NULL,1.79506727981577253339e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,37,'{"event":"played","seat":"N","card":"H8"}','nonce-6695818107078',1.79506727981651425358e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,38,'{"event":"played","seat":"E","card":"ST"}',NULL,1.79506727981857466692e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,39,'{"event":"played","seat":"W","card":"CK"}',NULL,1.7950672798224124909e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,40,'{"event":"played","seat":"N","card":"H6"}','nonce-6695824918943',1.79506727982335186001e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,41,'{"event":"played","seat":"E","card":"C8"}',NULL,1.79506727993284273146e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,42,'{"event":"played","seat":"S","card":"CJ"}','nonce-6695943387779',1.79506727994200515749e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,43,'{"event":"played","seat":"W","card":"H2"}',NULL,1.79506727995057177539e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,44,'{"event":"played","seat":"N","card":"H4"}','nonce-6695972295878',1.79506727997095537189e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,45,'{"event":"played","seat":"E","card":"D2"}',NULL,1.79506727999129629138e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,46,'{"event":"played","seat":"S","card":"S3"}','nonce-6696004688356',1.79506728000333857534e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,47,'{"event":"played","seat":"S","card":"S2"}','nonce-6696012229900',1.79506728001081252094e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,48,'{"event":"played","seat":"W","card":"D3"}',NULL,1.79506728001475024218e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,49,'{"event":"played","seat":"N","card":"H3"}','nonce-6696024206853',1.79506728002272129057e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,50,'{"event":"played","seat":"E","card":"D5"}',NULL,1.79506728002655506137e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,51,'{"event":"played","seat":"S","card":"C7"}','nonce-6696029348535',1.79506728002778673169e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,52,'{"event":"played","seat":"W","card":"C9"}',NULL,1795067280.03078);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,53,'{"event":"played","seat":"N","card":"DA"}','nonce-6696033343196',1.79506728003180408481e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,54,'{"event":"played","seat":"E","card":"CT"}',NULL,1.7950672800344960689e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,55,'{"event":"played","seat":"E","card":"CQ"}',NULL,1.79506728003712272647e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,56,'{"event":"played","seat":"S","card":"C4"}','nonce-6696039585592',1.79506728003802752497e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,57,'{"event":"played","seat":"W","card":"D9"}',NULL,1.79506728004194355012e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,58,'{"event":"played","seat":"N","card":"D7"}','nonce-6696044336481',1.79506728004278731346e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,59,'{"event":"played","seat":"E","card":"DQ"}',NULL,1.79506728004369282727e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,60,'{"event":"played","seat":"S","card":"DJ"}','nonce-6696046019072',1.79506728004443860051e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,61,'{"event":"played","seat":"W","card":"DT"}',NULL,1.79506728004721188545e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,62,'{"event":"played","seat":"N","card":"D6"}','nonce-6696049505545',1.79506728004792857171e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,63,'{"event":"played","seat":"E","card":"D8"}',NULL,1.7950672800549294949e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,64,'{"event":"played","seat":"S","card":"C3"}',NULL,1.79506728005608892444e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,65,'{"event":"played","seat":"W","card":"DK"}',NULL,1.79506728005691385268e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,66,'{"event":"played","seat":"N","card":"D4"}',NULL,1.79506728005742955201e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,67,'{"event":"scored","tricks":{"EW":9,"NS":4},"entries":[{"side":"EW","points":150,"reason":"undertricks","below":false}]}',NULL,1.79506728005742955201e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',1,68,'{"event":"laidopen","hands":{"W":"KQJ.K72.KT93.K96","N":"5.AQ98643.A764.2","E":"T984.T.Q852.QT85","S":"A7632.J5.J.AJ743"},"seed":"9eb319e7e15bcbb1508f890fd3104c6b0854a8ed1720bfd4da53fc55bb5d308a","salt":"bd4e9627260717f82c3924a2583fdf56"}',NULL,1.79506728005742955201e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',2,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"W","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506728006426620478e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',2,1,'{"event":"committed","digest":"40b6d463fb0299f9b9cfd7410506a0bd236ecf0d8f6cf3f1a58ae8f69ff8a0b1"}',NULL,1.79506728006426620478e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',2,2,'{"event":"seeded","seed":"b22f6d480a827935ba64c36741dd619ce4d28527517740ac5850423a2ca4b70f","salt":"19400cb38326de9db790f7378e3a5a5e"}',NULL,1.79506728006426620478e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',2,3,'{"event":"cut","seat":"S","place":1}','nonce-6696066833032',1.79506728006527805328e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',2,4,'{"event":"dealt","seat":"N","hand":"AJT65.KQ653.8.94"}',NULL,1.79506728006527805328e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',2,5,'{"event":"dealt","seat":"E","hand":"K.A2.AT62.AKT532"}',NULL,1.79506728006527805328e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',2,6,'{"event":"dealt","seat":"S","hand":"8432.JT.K753.QJ6"}',NULL,1.79506728006527805328e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',2,7,'{"event":"dealt","seat":"W","hand":"Q97.9874.QJ94.87"}',NULL,1.79506728006527805328e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',2,8,'{"event":"announced","seat":"W","measure":"points","number":5}',NULL,1.79506728006527805328e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',2,9,'{"event":"announced","seat":"N","measure":"points","number":10}',NULL,1.79506728006527805328e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',2,10,'{"event":"announced","seat":"E","measure":"points","number":18}',NULL,1.79506728006527805328e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',2,11,'{"event":"announced","seat":"S","measure":"points","number":7}',NULL,1.79506728006527805328e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',2,12,'{"event":"declared","seat":"E"}',NULL,1.79506728006527805328e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',2,13,'{"event":"faced","seat":"W","hand":"Q97.9874.QJ94.87"}',NULL,1.79506728006527805328e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',2,14,'{"event":"chose","seat":"E","contract":{"strain":"D","goal":7,"terms":"part-score"}}',NULL,1.79506728007275581354e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',2,15,'{"event":"played","seat":"S","card":"S8"}','nonce-6696076831552',1.79506728007527637481e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',2,16,'{"event":"played","seat":"W","card":"S7"}',NULL,1.79506728007714247701e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',2,17,'{"event":"played","seat":"N","card":"SA"}',NULL,1.79506728007871556285e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',2,18,'{"event":"played","seat":"E","card":"SK"}',NULL,1.79506728008292508122e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',2,19,'{"event":"played","seat":"N","card":"SJ"}',NULL,1.79506728008380508423e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',2,20,'{"event":"played","seat":"E","card":"D2"}',NULL,1.79506728008557391168e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',2,21,'{"event":"played","seat":"S","card":"S4"}','nonce-6696087988041',1.79506728008649420733e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',2,22,'{"event":"played","seat":"W","card":"S9"}',NULL,1.7950672800888783932e+09);
INSERT INTO "events" VALUES('zhmqpyyh5d',2,23,'{"event":"played","seat":"E","card":"DA"}',NULL,1.79506728009037280083e+09);
CREATE TABLE guests (
            table_id TEXT NOT NULL, identity TEXT NOT NULL, guest INTEGER NOT NULL, nickname TEXT NOT NULL,
            wish INTEGER, standing TEXT NOT NULL, agreed TEXT NOT NULL, deal INTEGER NOT NULL,
            held INTEGER NOT NULL, PRIMARY KEY (table_id, identity));
CREATE TABLE handovers (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, expires DOUBLE PRECISION NOT NULL);
CREATE TABLE identities (
            id TEXT PRIMARY KEY, nickname TEXT, created DOUBLE PRECISION NOT NULL);
INSERT INTO "identities" VALUES('d5eab6aa11df684f','Ann',1.79506727948982715606e+09);
CREATE TABLE played (
            identity TEXT NOT NULL, table_id TEXT NOT NULL, deal INTEGER NOT NULL, number INTEGER, game TEXT NOT NULL,
            ended DOUBLE PRECISION NOT NULL, partner TEXT, others TEXT, people INTEGER, level TEXT, headline TEXT,
            mood TEXT, declared INTEGER, made INTEGER, points INTEGER, PRIMARY KEY (identity, table_id, deal));
INSERT INTO "played" VALUES('d5eab6aa11df684f','zhmqpyyh5d',1,1,'minibridge',1.79506728005742955201e+09,'Trey','["Pip","Ruff"]',0,'learner','{"say":"{n:short} short: {n:tricks} of {n:goal} tricks","values":{"short":3,"tricks":4,"goal":7}}','lost',1,0,-150);
CREATE TABLE probes (id TEXT PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE puzzles (
            puzzle TEXT PRIMARY KEY, strength DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL,
            volatility DOUBLE PRECISION NOT NULL);
CREATE TABLE readiness (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, player INTEGER NOT NULL,
            PRIMARY KEY (table_id, deal, player));
INSERT INTO "readiness" VALUES('zhmqpyyh5d',1,0);
CREATE TABLE reasons (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (table_id, deal, seq));
INSERT INTO "reasons" VALUES('zhmqpyyh5d',1,15,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"defenders-lead","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"SJ","rule":"the suit that looks best to lead"}}]}');
INSERT INTO "reasons" VALUES('zhmqpyyh5d',1,17,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"partner-wins","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S4","rule":"our side is winning the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('zhmqpyyh5d',1,20,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"takes","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"SQ","rule":"the other side has no higher card of this suit"}}]}');
INSERT INTO "reasons" VALUES('zhmqpyyh5d',1,22,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"partner-wins","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S8","rule":"our side is winning the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('zhmqpyyh5d',1,23,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"defenders-lead","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"HK","rule":"the suit that looks best to lead"}}]}');
INSERT INTO "reasons" VALUES('zhmqpyyh5d',1,25,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":null,"said":[{"say":"{card:card} is the only card that may be played.","values":{"card":"HT"}}]}');
INSERT INTO "reasons" VALUES('zhmqpyyh5d',1,27,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"defenders-lead","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"H7","rule":"the suit that looks best to lead"}}]}');
INSERT INTO "reasons" VALUES('zhmqpyyh5d',1,29,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"ruff","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S9","rule":"a trump wins the trick, which was not ours"}}]}');
INSERT INTO "reasons" VALUES('zhmqpyyh5d',1,31,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"defenders-lead","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"C5","rule":"the suit that looks best to lead"}}]}');
INSERT INTO "reasons" VALUES('zhmqpyyh5d',1,33,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"C6","rule":"nothing here wins the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('zhmqpyyh5d',1,36,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":null,"said":[{"say":"{card:card} is the only card that may be played.","values":{"card":"SK"}}]}');
INSERT INTO "reasons" VALUES('zhmqpyyh5d',1,38,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":null,"said":[{"say":"{card:card} is the only card that may be played.","values":{"card":"ST"}}]}');
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO "schema_version" VALUES(7);
CREATE TABLE seats (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, kind TEXT NOT NULL, identity TEXT,
            nickname TEXT NOT NULL, level TEXT NOT NULL, PRIMARY KEY (table_id, player));
INSERT INTO "seats" VALUES('zhmqpyyh5d',0,'person','d5eab6aa11df684f','Ann','learner');
INSERT INTO "seats" VALUES('zhmqpyyh5d',1,'bot',NULL,'Pip','learner');
INSERT INTO "seats" VALUES('zhmqpyyh5d',2,'bot',NULL,'Trey','learner');
INSERT INTO "seats" VALUES('zhmqpyyh5d',3,'bot',NULL,'Ruff','learner');
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
            stopping INTEGER NOT NULL, finished INTEGER NOT NULL, revision INTEGER NOT NULL DEFAULT 0, owner TEXT, watchable INTEGER NOT NULL DEFAULT 0, gathering INTEGER NOT NULL DEFAULT 0, practice INTEGER NOT NULL DEFAULT 0, draws TEXT NOT NULL DEFAULT '{}', pace TEXT NOT NULL DEFAULT 'normal');
INSERT INTO "tables" VALUES('zhmqpyyh5d','minibridge','{}','match','{}',1.79506727953951501853e+09,1.79506728006426620478e+09,0,0,67,'d5eab6aa11df684f',0,0,0,'{}','normal');
CREATE TABLE tokens (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, created DOUBLE PRECISION NOT NULL);
INSERT INTO "tokens" VALUES('6a7f8ac15110a27ba55ed49445f08def1602ef6df66ef187a22360ca591388e7','d5eab6aa11df684f',1.79506727948982715606e+09);
CREATE TABLE votes (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, voter INTEGER NOT NULL,
            PRIMARY KEY (table_id, player, voter));
CREATE INDEX tables_touched ON tables (touched);
CREATE UNIQUE INDEX seats_identity ON seats (identity, table_id);
CREATE UNIQUE INDEX events_nonce ON events (table_id, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX played_newest ON played (identity, ended);
CREATE UNIQUE INDEX dailies_table ON dailies (table_id);
COMMIT;
