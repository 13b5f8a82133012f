-- {"table": "1mnr0s5d9d", "deal": 2, "tokens": {"Ann": "iD1URf2auc43NLiV9Hr5igy8FGXvKCIw"}}
BEGIN TRANSACTION;
CREATE TABLE deals (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, board TEXT NOT NULL, started DOUBLE PRECISION NOT NULL,
            ended DOUBLE PRECISION, summary TEXT, PRIMARY KEY (table_id, deal));
INSERT INTO "deals" VALUES('1mnr0s5d9d',1,'{"number":1,"dealer":"N","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}}',1.79506725267415857315e+09,1.79506725275024127961e+09,'{"say":"{seat:who} needed {n:goal} tricks and won {n:tricks}: {side:whose} score {n:points}.","values":{"who":"E","goal":10,"tricks":10,"whose":"EW","points":420}}');
INSERT INTO "deals" VALUES('1mnr0s5d9d',2,'{"number":2,"dealer":"E","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}}',1.79506725275258851052e+09,NULL,NULL);
CREATE TABLE events (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, nonce TEXT,
            at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, deal, seq));
INSERT INTO "events" VALUES('1mnr0s5d9d',1,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"N","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506725267415857315e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,1,'{"event":"committed","digest":"f0d000edd2e499c52a812b7bdd80c554ffd8810a8b98c945201aa4f88fabe5ed"}',NULL,1.79506725267415857315e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,2,'{"event":"seeded","seed":"310faf40f1b6029cd425789c0f8856c76547989725967270f8f3d7247a23782d","salt":"61db3eb3ee3063121312c1ced2598dc6"}',NULL,1.79506725267415857315e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,3,'{"event":"cut","seat":"W","place":5}',NULL,1.79506725268680286406e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,4,'{"event":"dealt","seat":"E","hand":"T9.AK2.JT92.AKT6"}',NULL,1.79506725268680286406e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,5,'{"event":"dealt","seat":"S","hand":"A.8653.AQ43.Q973"}',NULL,1.79506725268680286406e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,6,'{"event":"dealt","seat":"W","hand":"KQ6543.Q74.K.842"}',NULL,1.79506725268680286406e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,7,'{"event":"dealt","seat":"N","hand":"J872.JT9.8765.J5"}',NULL,1.79506725268680286406e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,8,'{"event":"announced","seat":"N","measure":"points","number":3}',NULL,1.79506725268680286406e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,9,'{"event":"announced","seat":"E","measure":"points","number":15}',NULL,1.79506725268680286406e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,10,'{"event":"announced","seat":"S","measure":"points","number":12}',NULL,1.79506725268680286406e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,11,'{"event":"announced","seat":"W","measure":"points","number":10}',NULL,1.79506725268680286406e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,12,'{"event":"declared","seat":"E"}',NULL,1.79506725268680286406e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,13,'{"event":"faced","seat":"W","hand":"KQ6543.Q74.K.842"}',NULL,1.79506725268680286406e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,14,'{"event":"chose","seat":"E","contract":{"strain":"S","goal":10,"terms":"game"}}',NULL,1.79506725271053647991e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,15,'{"event":"played","seat":"S","card":"H3"}',NULL,1795067252.71383);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,16,'{"event":"played","seat":"W","card":"H4"}',NULL,1.79506725271523737913e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,17,'{"event":"played","seat":"N","card":"HJ"}','nonce-6668717853969',1.79506725271648621554e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,18,'{"event":"played","seat":"E","card":"HK"}',NULL,1.79506725271770501131e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,19,'{"event":"played","seat":"E","card":"S9"}',NULL,1.79506725271862888331e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,20,'{"event":"played","seat":"S","card":"SA"}',NULL,1.79506725272062826149e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,21,'{"event":"played","seat":"W","card":"S3"}',NULL,1.79506725272140073776e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,22,'{"event":"played","seat":"N","card":"SJ"}','nonce-6668723641115',1.79506725272213983534e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,23,'{"event":"played","seat":"S","card":"DA"}',NULL,1.79506725272300410268e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,24,'{"event":"played","seat":"W","card":"DK"}',NULL,1.79506725272366166111e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,25,'{"event":"played","seat":"N","card":"D8"}','nonce-6668725885234',1.79506725272434139255e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,26,'{"event":"played","seat":"E","card":"D2"}',NULL,1.79506725272501468657e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,27,'{"event":"played","seat":"S","card":"H8"}',NULL,1.79506725272568655018e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,28,'{"event":"played","seat":"W","card":"H7"}',NULL,1.79506725272643399239e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,29,'{"event":"played","seat":"N","card":"HT"}','nonce-6668728660886',1.79506725272711610791e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,30,'{"event":"played","seat":"E","card":"HA"}',NULL,1.7950672527277705669e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,31,'{"event":"played","seat":"E","card":"ST"}',NULL,1.7950672527283697129e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,32,'{"event":"played","seat":"S","card":"C3"}',NULL,1.79506725272911477086e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,33,'{"event":"played","seat":"W","card":"S4"}',NULL,1.79506725272969651224e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,34,'{"event":"played","seat":"N","card":"S8"}','nonce-6668731903936',1.79506725273038434979e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,35,'{"event":"played","seat":"E","card":"DJ"}',NULL,1.79506725273118090632e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,36,'{"event":"played","seat":"S","card":"D3"}',NULL,1.79506725273191237446e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,37,'{"event":"played","seat":"W","card":"S5"}',NULL,1.79506725273250508307e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,38,'{"event":"played","seat":"N","card":"D7"}','nonce-6668734700689',1.79506725273313617703e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,39,'{"event":"played","seat":"W","card":"SK"}',NULL,1.79506725273384618764e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,40,'{"event":"played","seat":"N","card":"S7"}','nonce-6668736083382',1.7950672527345013619e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,41,'{"event":"played","seat":"E","card":"C6"}',NULL,1.79506725273522019389e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,42,'{"event":"played","seat":"S","card":"D4"}',NULL,1.79506725273586201663e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,43,'{"event":"played","seat":"W","card":"SQ"}',NULL,1.79506725273649239541e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,44,'{"event":"played","seat":"N","card":"S2"}','nonce-6668738707799',1.79506725273711538319e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,45,'{"event":"played","seat":"E","card":"D9"}',NULL,1.79506725273777341844e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,46,'{"event":"played","seat":"S","card":"H5"}',NULL,1.79506725273839783671e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,47,'{"event":"played","seat":"W","card":"C2"}',NULL,1.79506725273907780647e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,48,'{"event":"played","seat":"N","card":"CJ"}','nonce-6668741250313',1.79506725273965048791e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,49,'{"event":"played","seat":"E","card":"CK"}',NULL,1.79506725274029397968e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,50,'{"event":"played","seat":"S","card":"C7"}',NULL,1.79506725274090623853e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,51,'{"event":"played","seat":"E","card":"CA"}',NULL,1.79506725274152755737e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,52,'{"event":"played","seat":"S","card":"C9"}',NULL,1.7950672527421517372e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,53,'{"event":"played","seat":"W","card":"C4"}',NULL,1.79506725274276590347e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,54,'{"event":"played","seat":"N","card":"C5"}','nonce-6668744879348',1.7950672527432761193e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,55,'{"event":"played","seat":"E","card":"CT"}',NULL,1795067252.74395);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,56,'{"event":"played","seat":"S","card":"CQ"}',NULL,1.79506725274456167221e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,57,'{"event":"played","seat":"W","card":"C8"}',NULL,1.79506725274512290956e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,58,'{"event":"played","seat":"N","card":"H9"}','nonce-6668747236516',1.79506725274561309809e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,59,'{"event":"played","seat":"S","card":"H6"}',NULL,1.79506725274638652802e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,60,'{"event":"played","seat":"W","card":"HQ"}',NULL,1.79506725274700689311e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,61,'{"event":"played","seat":"N","card":"D6"}','nonce-6668749111764',1.79506725274748110774e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,62,'{"event":"played","seat":"E","card":"H2"}',NULL,1.79506725274807786944e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,63,'{"event":"played","seat":"W","card":"S6"}',NULL,1795067252.7486);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,64,'{"event":"played","seat":"N","card":"D5"}','nonce-6668750757300',1.79506725274912667272e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,65,'{"event":"played","seat":"E","card":"DT"}',NULL,1.79506725274970746044e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,66,'{"event":"played","seat":"S","card":"DQ"}',NULL,1.79506725275024127961e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,67,'{"event":"scored","tricks":{"EW":10,"NS":3},"entries":[{"side":"EW","points":120,"reason":"tricks","below":false},{"side":"EW","points":300,"reason":"bonus","below":false}]}',NULL,1.79506725275024127961e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',1,68,'{"event":"laidopen","hands":{"E":"T9.AK2.JT92.AKT6","S":"A.8653.AQ43.Q973","W":"KQ6543.Q74.K.842","N":"J872.JT9.8765.J5"},"seed":"310faf40f1b6029cd425789c0f8856c76547989725967270f8f3d7247a23782d","salt":"61db3eb3ee3063121312c1ced2598dc6"}',NULL,1.79506725275024127961e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',2,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"E","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506725275258851052e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',2,1,'{"event":"committed","digest":"7b74a1dab0e8b262b53ffba31e85bcaa50493d0fd802b5f6fad94ce277ec576f"}',NULL,1.79506725275258851052e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',2,2,'{"event":"seeded","seed":"0c84783cb9dba50588c493bb403e894f956875776209765f915fbfb0f9d257d2","salt":"52c0a703ae1bb8b541cde3707b46ab02"}',NULL,1.79506725275258851052e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',2,3,'{"event":"cut","seat":"N","place":1}','nonce-6668755861657',1.79506725275426459306e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',2,4,'{"event":"dealt","seat":"S","hand":".QJ9.AJ9.QJT9842"}',NULL,1.79506725275426459306e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',2,5,'{"event":"dealt","seat":"W","hand":"8642.73.62.AK653"}',NULL,1.79506725275426459306e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',2,6,'{"event":"dealt","seat":"N","hand":"AT5.T852.KT875.7"}',NULL,1.79506725275426459306e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',2,7,'{"event":"dealt","seat":"E","hand":"KQJ973.AK64.Q43."}',NULL,1.79506725275426459306e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',2,8,'{"event":"announced","seat":"E","measure":"points","number":15}',NULL,1.79506725275426459306e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',2,9,'{"event":"announced","seat":"S","measure":"points","number":11}',NULL,1.79506725275426459306e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',2,10,'{"event":"announced","seat":"W","measure":"points","number":7}',NULL,1.79506725275426459306e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',2,11,'{"event":"announced","seat":"N","measure":"points","number":7}',NULL,1.79506725275426459306e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',2,12,'{"event":"declared","seat":"E"}',NULL,1.79506725275426459306e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',2,13,'{"event":"faced","seat":"W","hand":"8642.73.62.AK653"}',NULL,1.79506725275426459306e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',2,14,'{"event":"chose","seat":"E","contract":{"strain":"S","goal":10,"terms":"game"}}',NULL,1.79506725275607347492e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',2,15,'{"event":"played","seat":"S","card":"CQ"}',NULL,1.7950672527568717003e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',2,16,'{"event":"played","seat":"W","card":"CK"}',NULL,1.79506725275751805306e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',2,17,'{"event":"played","seat":"N","card":"C7"}','nonce-6668759714336',1.79506725275815176966e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',2,18,'{"event":"played","seat":"E","card":"H4"}',NULL,1.79506725275902175899e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',2,19,'{"event":"played","seat":"W","card":"S2"}',NULL,1.79506725275962615009e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',2,20,'{"event":"played","seat":"N","card":"SA"}','nonce-6668761876202',1.79506725276025295252e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',2,21,'{"event":"played","seat":"E","card":"S3"}',NULL,1.79506725276089787479e+09);
INSERT INTO "events" VALUES('1mnr0s5d9d',2,22,'{"event":"played","seat":"S","card":"C2"}',NULL,1.79506725276151418678e+09);
CREATE TABLE handovers (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, expires DOUBLE PRECISION NOT NULL);
CREATE TABLE identities (
            id TEXT PRIMARY KEY, nickname TEXT, created DOUBLE PRECISION NOT NULL);
INSERT INTO "identities" VALUES('731ac6053ca02760','Ann',1.79506725267193055148e+09);
CREATE TABLE probes (id TEXT PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE readiness (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, player INTEGER NOT NULL,
            PRIMARY KEY (table_id, deal, player));
INSERT INTO "readiness" VALUES('1mnr0s5d9d',1,0);
CREATE TABLE reasons (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (table_id, deal, seq));
INSERT INTO "reasons" VALUES('1mnr0s5d9d',1,14,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"rule":"points and length","said":[{"say":"I chose by a rule: {word:rule}.","values":{"rule":"points and length"}}]}');
INSERT INTO "reasons" VALUES('1mnr0s5d9d',1,15,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"rule":"the suit that looks best to lead","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"H3","rule":"the suit that looks best to lead"}}]}');
INSERT INTO "reasons" VALUES('1mnr0s5d9d',1,16,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"rule":"second hand low, unless an honour is to be covered","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"H4","rule":"second hand low, unless an honour is to be covered"}}]}');
INSERT INTO "reasons" VALUES('1mnr0s5d9d',1,18,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"rule":"last hand wins as cheaply as it can","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"HK","rule":"last hand wins as cheaply as it can"}}]}');
INSERT INTO "reasons" VALUES('1mnr0s5d9d',1,19,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"rule":"draw trumps","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"S9","rule":"draw trumps"}}]}');
INSERT INTO "reasons" VALUES('1mnr0s5d9d',1,20,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"rule":null,"said":[{"say":"{card:card} was the only card to play.","values":{"card":"SA"}}]}');
INSERT INTO "reasons" VALUES('1mnr0s5d9d',1,21,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"rule":"low, because nothing here wins","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"S3","rule":"low, because nothing here wins"}}]}');
INSERT INTO "reasons" VALUES('1mnr0s5d9d',1,23,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"rule":"the suit that looks best to lead","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"DA","rule":"the suit that looks best to lead"}}]}');
INSERT INTO "reasons" VALUES('1mnr0s5d9d',1,24,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"rule":null,"said":[{"say":"{card:card} was the only card to play.","values":{"card":"DK"}}]}');
INSERT INTO "reasons" VALUES('1mnr0s5d9d',1,26,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"rule":"low, because nothing here wins","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"D2","rule":"low, because nothing here wins"}}]}');
INSERT INTO "reasons" VALUES('1mnr0s5d9d',1,27,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"rule":"the suit that looks best to lead","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"H8","rule":"the suit that looks best to lead"}}]}');
INSERT INTO "reasons" VALUES('1mnr0s5d9d',1,28,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"rule":"second hand low, unless an honour is to be covered","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"H7","rule":"second hand low, unless an honour is to be covered"}}]}');
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO "schema_version" VALUES(3);
CREATE TABLE seats (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, kind TEXT NOT NULL, identity TEXT,
            nickname TEXT NOT NULL, level TEXT NOT NULL, PRIMARY KEY (table_id, player));
INSERT INTO "seats" VALUES('1mnr0s5d9d',0,'person','731ac6053ca02760','Ann','learner');
INSERT INTO "seats" VALUES('1mnr0s5d9d',1,'bot',NULL,'Pip','learner');
INSERT INTO "seats" VALUES('1mnr0s5d9d',2,'bot',NULL,'Trey','learner');
INSERT INTO "seats" VALUES('1mnr0s5d9d',3,'bot',NULL,'Ruff','learner');
CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, session TEXT NOT NULL,
            session_options TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, touched DOUBLE PRECISION NOT NULL,
            stopping INTEGER NOT NULL, finished INTEGER NOT NULL, revision INTEGER NOT NULL DEFAULT 0);
INSERT INTO "tables" VALUES('1mnr0s5d9d','minibridge','{}','match','{}',1.79506725267415857315e+09,1.79506725275258851052e+09,0,0,66);
CREATE TABLE tokens (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, created DOUBLE PRECISION NOT NULL);
INSERT INTO "tokens" VALUES('bf6f6864d447c2e78684fc3441d3ea3c986a2d960ccd9fe26608cf5574ce63b0','731ac6053ca02760',1.79506725267193055148e+09);
CREATE TABLE votes (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, voter INTEGER NOT NULL,
            PRIMARY KEY (table_id, player, voter));
CREATE INDEX tables_touched ON tables (touched);
CREATE UNIQUE INDEX seats_identity ON seats (identity, table_id);
CREATE UNIQUE INDEX events_nonce ON events (table_id, nonce) WHERE nonce IS NOT NULL;
COMMIT;
