-- {"table": "4k633ymh4p", "deal": 2, "tokens": {"Ann": "fXycv8oBPIv1Z_B2u_4U6utxrKCbXXoL"}}
BEGIN TRANSACTION;
CREATE TABLE dailies (
            day TEXT NOT NULL, game TEXT NOT NULL, identity TEXT NOT NULL, table_id TEXT NOT NULL,
            score INTEGER, tricks INTEGER, PRIMARY KEY (day, game, identity));
CREATE TABLE deals (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, board TEXT NOT NULL, started DOUBLE PRECISION NOT NULL,
            ended DOUBLE PRECISION, summary TEXT, dummy TEXT NOT NULL DEFAULT 'watches', PRIMARY KEY (table_id, deal));
INSERT INTO "deals" VALUES('4k633ymh4p',1,'{"number":1,"dealer":"S","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.79506733449847793579e+09,1.79506733459521603587e+09,'{"say":"{seat:who} made it with {n:tricks} tricks, {n:over} more than needed: {side:whose} score {n:points}.","values":{"who":"E","tricks":10,"over":3,"whose":"EW","points":130}}','watches');
INSERT INTO "deals" VALUES('4k633ymh4p',2,'{"number":2,"dealer":"W","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.79506733459845805168e+09,NULL,NULL,'watches');
CREATE TABLE events (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, nonce TEXT,
            at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, deal, seq));
INSERT INTO "events" VALUES('4k633ymh4p',1,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"S","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506733449847793579e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,1,'{"event":"committed","digest":"374d456160c88a36af6f1ff5a7cda9b640ad81852fd340410aa68c0428015f3a"}',NULL,1.79506733449847793579e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,2,'{"event":"seeded","seed":"7f3be0f44dc2753b0fda87873ae7a434489455b6155267e522a84458da3d872f","salt":"646e0a75623bf1b9512dce72b4630aae"}',NULL,1.79506733449847793579e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,3,'{"event":"cut","seat":"E","place":21}',NULL,1.79506733454632091519e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,4,'{"event":"dealt","seat":"W","hand":"A5.Q753.T9865.QT"}',NULL,1.79506733454632091519e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,5,'{"event":"dealt","seat":"N","hand":"9843.AJ964.K.632"}',NULL,1.79506733454632091519e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,6,'{"event":"dealt","seat":"E","hand":"KJ7.T8.QJ32.AK74"}',NULL,1.79506733454632091519e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,7,'{"event":"dealt","seat":"S","hand":"QT62.K2.A74.J985"}',NULL,1.79506733454632091519e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,8,'{"event":"announced","seat":"S","measure":"points","number":10}',NULL,1.79506733454632091519e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,9,'{"event":"announced","seat":"W","measure":"points","number":8}',NULL,1.79506733454632091519e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,10,'{"event":"announced","seat":"N","measure":"points","number":8}',NULL,1.79506733454632091519e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,11,'{"event":"announced","seat":"E","measure":"points","number":14}',NULL,1.79506733454632091519e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,12,'{"event":"declared","seat":"E"}',NULL,1.79506733454632091519e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,13,'{"event":"faced","seat":"W","hand":"A5.Q753.T9865.QT"}',NULL,1.79506733454632091519e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,14,'{"event":"chose","seat":"E","contract":{"strain":"D","goal":7,"terms":"part-score"}}',NULL,1.79506733455108499525e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,15,'{"event":"played","seat":"S","card":"SQ"}','nonce-6750554354972',1.79506733455294537546e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,16,'{"event":"played","seat":"W","card":"S5"}',NULL,1.79506733455430769917e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,17,'{"event":"played","seat":"N","card":"S3"}',NULL,1.79506733455532741547e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,18,'{"event":"played","seat":"E","card":"SK"}',NULL,1.79506733455616497999e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,19,'{"event":"played","seat":"E","card":"DQ"}',NULL,1795067334.55703);
INSERT INTO "events" VALUES('4k633ymh4p',1,20,'{"event":"played","seat":"S","card":"DA"}','nonce-6750559467822',1.79506733455795145035e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,21,'{"event":"played","seat":"W","card":"D5"}',NULL,1.79506733455898284906e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,22,'{"event":"played","seat":"N","card":"DK"}',NULL,1.7950673345598638057e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,23,'{"event":"played","seat":"S","card":"ST"}','nonce-6750562444293',1.79506733456097126002e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,24,'{"event":"played","seat":"W","card":"SA"}',NULL,1.79506733456180787083e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,25,'{"event":"played","seat":"N","card":"S4"}',NULL,1.79506733456260275843e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,26,'{"event":"played","seat":"E","card":"S7"}',NULL,1.79506733456332254411e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,27,'{"event":"played","seat":"W","card":"D6"}',NULL,1.79506733456415557862e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,28,'{"event":"played","seat":"N","card":"C2"}',NULL,1.79506733456497502327e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,29,'{"event":"played","seat":"E","card":"DJ"}',NULL,1.79506733456570243836e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,30,'{"event":"played","seat":"S","card":"D7"}','nonce-6750568099502',1.79506733456655073171e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,31,'{"event":"played","seat":"E","card":"D2"}',NULL,1.79506733456743097308e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,32,'{"event":"played","seat":"S","card":"D4"}','nonce-6750569692690',1.79506733456816315649e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,33,'{"event":"played","seat":"W","card":"D8"}',NULL,1.79506733456905221944e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,34,'{"event":"played","seat":"N","card":"H4"}',NULL,1.79506733456994104379e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,35,'{"event":"played","seat":"W","card":"CQ"}',NULL,1.79506733457097268106e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,36,'{"event":"played","seat":"N","card":"C3"}',NULL,1.79506733457170844078e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,37,'{"event":"played","seat":"E","card":"C4"}',NULL,1.79506733457247519497e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,38,'{"event":"played","seat":"S","card":"CJ"}','nonce-6750574788604',1.79506733457323074338e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,39,'{"event":"played","seat":"W","card":"H3"}',NULL,1.7950673345741462708e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,40,'{"event":"played","seat":"N","card":"H6"}',NULL,1.79506733457492184636e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,41,'{"event":"played","seat":"E","card":"HT"}',NULL,1.79506733457572197911e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,42,'{"event":"played","seat":"S","card":"HK"}','nonce-6750578001589',1.79506733457641363144e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,43,'{"event":"played","seat":"S","card":"S6"}','nonce-6750578807972',1.79506733457718944545e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,44,'{"event":"played","seat":"W","card":"D9"}',NULL,1.79506733457804465298e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,45,'{"event":"played","seat":"N","card":"S8"}',NULL,1.79506733457877922051e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,46,'{"event":"played","seat":"E","card":"SJ"}',NULL,1.79506733457957839963e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,47,'{"event":"played","seat":"W","card":"H5"}',NULL,1.79506733458037829394e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,48,'{"event":"played","seat":"N","card":"H9"}',NULL,1.79506733458139824868e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,49,'{"event":"played","seat":"E","card":"H8"}',NULL,1.795067334582064867e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,50,'{"event":"played","seat":"S","card":"H2"}','nonce-6750584379496',1.79506733458278560635e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,51,'{"event":"played","seat":"N","card":"C6"}',NULL,1.79506733458443307879e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,52,'{"event":"played","seat":"E","card":"C7"}',NULL,1.79506733458507156371e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,53,'{"event":"played","seat":"S","card":"C9"}','nonce-6750587393614',1.79506733458579349521e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,54,'{"event":"played","seat":"W","card":"CT"}',NULL,1.79506733458663344385e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,55,'{"event":"played","seat":"W","card":"H7"}',NULL,1.79506733458739089958e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,56,'{"event":"played","seat":"N","card":"HJ"}',NULL,1.79506733458810877794e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,57,'{"event":"played","seat":"E","card":"D3"}',NULL,1.79506733458874368665e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,58,'{"event":"played","seat":"S","card":"S2"}','nonce-6750591196629',1.79506733458957409852e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,59,'{"event":"played","seat":"E","card":"CA"}',NULL,1.79506733459047651286e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,60,'{"event":"played","seat":"S","card":"C8"}','nonce-6750593014061',1.79506733459138751026e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,61,'{"event":"played","seat":"W","card":"HQ"}',NULL,1.79506733459222960467e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,62,'{"event":"played","seat":"N","card":"S9"}',NULL,1.79506733459293150905e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,63,'{"event":"played","seat":"E","card":"CK"}',NULL,1.7950673345935297012e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,64,'{"event":"played","seat":"S","card":"C5"}',NULL,1.79506733459405088421e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,65,'{"event":"played","seat":"W","card":"DT"}',NULL,1.79506733459466767308e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,66,'{"event":"played","seat":"N","card":"HA"}',NULL,1.79506733459521603587e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,67,'{"event":"scored","tricks":{"EW":10,"NS":3},"entries":[{"side":"EW","points":80,"reason":"tricks","below":false},{"side":"EW","points":50,"reason":"bonus","below":false}]}',NULL,1.79506733459521603587e+09);
INSERT INTO "events" VALUES('4k633ymh4p',1,68,'{"event":"laidopen","hands":{"W":"A5.Q753.T9865.QT","N":"9843.AJ964.K.632","E":"KJ7.T8.QJ32.AK74","S":"QT62.K2.A74.J985"},"seed":"7f3be0f44dc2753b0fda87873ae7a434489455b6155267e522a84458da3d872f","salt":"646e0a75623bf1b9512dce72b4630aae"}',NULL,1.79506733459521603587e+09);
INSERT INTO "events" VALUES('4k633ymh4p',2,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"W","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506733459845805168e+09);
INSERT INTO "events" VALUES('4k633ymh4p',2,1,'{"event":"committed","digest":"9602a3bfead72043952cffdabcfcd1f8c4fd70f686f42b4c936411dc69090fa5"}',NULL,1.79506733459845805168e+09);
INSERT INTO "events" VALUES('4k633ymh4p',2,2,'{"event":"seeded","seed":"3afa3eca8ae7822f697e2bcc2f9f2e786225711e968a23e3b32c0aa363738846","salt":"49b923929d6630e61b91d78df4b84fc2"}',NULL,1.79506733459845805168e+09);
INSERT INTO "events" VALUES('4k633ymh4p',2,3,'{"event":"cut","seat":"S","place":1}','nonce-6750601307648',1.79506733459977746011e+09);
INSERT INTO "events" VALUES('4k633ymh4p',2,4,'{"event":"dealt","seat":"N","hand":"AKJ82.K8.QT8.A84"}',NULL,1.79506733459977746011e+09);
INSERT INTO "events" VALUES('4k633ymh4p',2,5,'{"event":"dealt","seat":"E","hand":"Q7.AQJ95.J94.K32"}',NULL,1.79506733459977746011e+09);
INSERT INTO "events" VALUES('4k633ymh4p',2,6,'{"event":"dealt","seat":"S","hand":"643.T4.6532.JT96"}',NULL,1.79506733459977746011e+09);
INSERT INTO "events" VALUES('4k633ymh4p',2,7,'{"event":"dealt","seat":"W","hand":"T95.7632.AK7.Q75"}',NULL,1.79506733459977746011e+09);
INSERT INTO "events" VALUES('4k633ymh4p',2,8,'{"event":"announced","seat":"W","measure":"points","number":9}',NULL,1.79506733459977746011e+09);
INSERT INTO "events" VALUES('4k633ymh4p',2,9,'{"event":"announced","seat":"N","measure":"points","number":17}',NULL,1.79506733459977746011e+09);
INSERT INTO "events" VALUES('4k633ymh4p',2,10,'{"event":"announced","seat":"E","measure":"points","number":13}',NULL,1.79506733459977746011e+09);
INSERT INTO "events" VALUES('4k633ymh4p',2,11,'{"event":"announced","seat":"S","measure":"points","number":1}',NULL,1.79506733459977746011e+09);
INSERT INTO "events" VALUES('4k633ymh4p',2,12,'{"event":"declared","seat":"E"}',NULL,1.79506733459977746011e+09);
INSERT INTO "events" VALUES('4k633ymh4p',2,13,'{"event":"faced","seat":"W","hand":"T95.7632.AK7.Q75"}',NULL,1.79506733459977746011e+09);
INSERT INTO "events" VALUES('4k633ymh4p',2,14,'{"event":"chose","seat":"E","contract":{"strain":"H","goal":7,"terms":"part-score"}}',NULL,1.79506733460185217855e+09);
INSERT INTO "events" VALUES('4k633ymh4p',2,15,'{"event":"played","seat":"S","card":"S6"}','nonce-6750604368645',1.79506733460279893871e+09);
INSERT INTO "events" VALUES('4k633ymh4p',2,16,'{"event":"played","seat":"W","card":"S9"}',NULL,1.79506733460364055628e+09);
INSERT INTO "events" VALUES('4k633ymh4p',2,17,'{"event":"played","seat":"N","card":"SK"}',NULL,1.79506733460447597504e+09);
INSERT INTO "events" VALUES('4k633ymh4p',2,18,'{"event":"played","seat":"E","card":"S7"}',NULL,1.79506733460524749755e+09);
INSERT INTO "events" VALUES('4k633ymh4p',2,19,'{"event":"played","seat":"N","card":"SA"}',NULL,1.7950673346060757637e+09);
INSERT INTO "events" VALUES('4k633ymh4p',2,20,'{"event":"played","seat":"E","card":"SQ"}',NULL,1.79506733460678339006e+09);
INSERT INTO "events" VALUES('4k633ymh4p',2,21,'{"event":"played","seat":"S","card":"S4"}','nonce-6750609132434',1.79506733460754585264e+09);
INSERT INTO "events" VALUES('4k633ymh4p',2,22,'{"event":"played","seat":"W","card":"S5"}',NULL,1.79506733460831761363e+09);
INSERT INTO "events" VALUES('4k633ymh4p',2,23,'{"event":"played","seat":"N","card":"SJ"}',NULL,1.79506733460919904715e+09);
INSERT INTO "events" VALUES('4k633ymh4p',2,24,'{"event":"played","seat":"E","card":"H5"}',NULL,1.79506733460997271534e+09);
CREATE TABLE guests (
            table_id TEXT NOT NULL, identity TEXT NOT NULL, guest INTEGER NOT NULL, nickname TEXT NOT NULL,
            wish INTEGER, standing TEXT NOT NULL, agreed TEXT NOT NULL, deal INTEGER NOT NULL,
            held INTEGER NOT NULL, PRIMARY KEY (table_id, identity));
CREATE TABLE handovers (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, expires DOUBLE PRECISION NOT NULL);
CREATE TABLE identities (
            id TEXT PRIMARY KEY, nickname TEXT, created DOUBLE PRECISION NOT NULL);
INSERT INTO "identities" VALUES('b4e566b13151c412','Ann',1795067334.44657);
CREATE TABLE played (
            identity TEXT NOT NULL, table_id TEXT NOT NULL, deal INTEGER NOT NULL, number INTEGER, game TEXT NOT NULL,
            ended DOUBLE PRECISION NOT NULL, partner TEXT, others TEXT, people INTEGER, level TEXT, headline TEXT,
            mood TEXT, declared INTEGER, made INTEGER, points INTEGER, again INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (identity, table_id, deal));
INSERT INTO "played" VALUES('b4e566b13151c412','4k633ymh4p',1,1,'minibridge',1.79506733459521603587e+09,'Trey','["Pip","Ruff"]',0,'learner','{"say":"{seat:who} made it: {n:tricks} tricks, {n:over} more than needed","values":{"who":"E","tricks":10,"over":3}}','lost',0,1,-130,0);
CREATE TABLE probes (id TEXT PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE puzzles (
            puzzle TEXT PRIMARY KEY, strength DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL,
            volatility DOUBLE PRECISION NOT NULL);
CREATE TABLE readiness (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, player INTEGER NOT NULL,
            PRIMARY KEY (table_id, deal, player));
INSERT INTO "readiness" VALUES('4k633ymh4p',1,0);
CREATE TABLE reasons (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (table_id, deal, seq));
INSERT INTO "reasons" VALUES('4k633ymh4p',1,14,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"count","said":[{"say":"I went by {word:rule}.","values":{"rule":"points and length"}}]}');
INSERT INTO "reasons" VALUES('4k633ymh4p',1,16,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"second-hand","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S5","rule":"second to play, low: our other hand still has its turn"}}]}');
INSERT INTO "reasons" VALUES('4k633ymh4p',1,17,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"partner-wins","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S3","rule":"our side is winning the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('4k633ymh4p',1,18,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"last-hand","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"SK","rule":"last to play: the cheapest card that wins"}}]}');
INSERT INTO "reasons" VALUES('4k633ymh4p',1,19,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"draw-trumps","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"DQ","rule":"trumps first, so that nobody can ruff later"}}]}');
INSERT INTO "reasons" VALUES('4k633ymh4p',1,21,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"D5","rule":"nothing here wins the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('4k633ymh4p',1,22,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":null,"said":[{"say":"{card:card} is the only card that may be played.","values":{"card":"DK"}}]}');
INSERT INTO "reasons" VALUES('4k633ymh4p',1,24,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":null,"said":[{"say":"{card:card} is the only card that may be played.","values":{"card":"SA"}}]}');
INSERT INTO "reasons" VALUES('4k633ymh4p',1,25,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S4","rule":"nothing here wins the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('4k633ymh4p',1,26,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"partner-wins","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S7","rule":"our side is winning the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('4k633ymh4p',1,27,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"draw-trumps","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"D6","rule":"trumps first, so that nobody can ruff later"}}]}');
INSERT INTO "reasons" VALUES('4k633ymh4p',1,28,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"discard","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"C2","rule":"the card that will be missed least"}}]}');
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO "schema_version" VALUES(9);
CREATE TABLE seats (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, kind TEXT NOT NULL, identity TEXT,
            nickname TEXT NOT NULL, level TEXT NOT NULL, PRIMARY KEY (table_id, player));
INSERT INTO "seats" VALUES('4k633ymh4p',0,'person','b4e566b13151c412','Ann','learner');
INSERT INTO "seats" VALUES('4k633ymh4p',1,'bot',NULL,'Pip','learner');
INSERT INTO "seats" VALUES('4k633ymh4p',2,'bot',NULL,'Trey','learner');
INSERT INTO "seats" VALUES('4k633ymh4p',3,'bot',NULL,'Ruff','learner');
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
            stopping INTEGER NOT NULL, finished INTEGER NOT NULL, revision INTEGER NOT NULL DEFAULT 0, owner TEXT, watchable INTEGER NOT NULL DEFAULT 0, gathering INTEGER NOT NULL DEFAULT 0, practice INTEGER NOT NULL DEFAULT 0, draws TEXT NOT NULL DEFAULT '{}', pace TEXT NOT NULL DEFAULT 'normal', hints INTEGER NOT NULL DEFAULT 0, again TEXT);
INSERT INTO "tables" VALUES('4k633ymh4p','minibridge','{}','match','{}',1.79506733449847793579e+09,1.79506733459845805168e+09,0,0,68,'b4e566b13151c412',0,0,0,'{}','normal',0,NULL);
CREATE TABLE tokens (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, created DOUBLE PRECISION NOT NULL);
INSERT INTO "tokens" VALUES('cc719fa9ed467f0588a11bc50a4921c79e6bc4bb6b2ebbcebb14315ce583eca4','b4e566b13151c412',1795067334.44657);
CREATE TABLE votes (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, voter INTEGER NOT NULL,
            PRIMARY KEY (table_id, player, voter));
CREATE INDEX tables_touched ON tables (touched);
CREATE UNIQUE INDEX seats_identity ON seats (identity, table_id);
CREATE UNIQUE INDEX events_nonce ON events (table_id, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX played_newest ON played (identity, ended);
CREATE UNIQUE INDEX dailies_table ON dailies (table_id);
COMMIT;
