-- {"table": "m0d47gsheb", "deal": 2, "tokens": {"Ann": "TspC_9LJaoSlYF9k5yBexTIfrrSeuCa_", "Learner": "Jwe90TMhULikaqpVtgPpFEF8Yn7RmaYC"}, "lesson": {"name": "1-first-tricks", "at": 1}}
BEGIN TRANSACTION;
CREATE TABLE bookmarks (
            identity TEXT NOT NULL, lesson TEXT NOT NULL, body TEXT NOT NULL, table_id TEXT, noted INTEGER NOT NULL,
            touched DOUBLE PRECISION NOT NULL, finished DOUBLE PRECISION, PRIMARY KEY (identity, lesson));
INSERT INTO "bookmarks" VALUES('44ed2c588c312c0f','1-first-tricks','{"lesson":"1-first-tricks","at":1,"tries":1,"marks":{"0":{"state":"done","tries":0},"1":{"state":"missed","tries":1}},"deals":[],"noted":[]}',NULL,0,1.79506738582436227791e+09,NULL);
CREATE TABLE dailies (
            day TEXT NOT NULL, game TEXT NOT NULL, identity TEXT NOT NULL, table_id TEXT NOT NULL,
            score INTEGER, tricks INTEGER, PRIMARY KEY (day, game, identity));
CREATE TABLE deals (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, board TEXT NOT NULL, started DOUBLE PRECISION NOT NULL,
            ended DOUBLE PRECISION, summary TEXT, dummy TEXT NOT NULL DEFAULT 'watches', PRIMARY KEY (table_id, deal));
INSERT INTO "deals" VALUES('m0d47gsheb',1,'{"number":1,"dealer":"S","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.79506738151729059219e+09,1.79506738235950922969e+09,'{"say":"{seat:who} made it with {n:goal} of {n:goal} tricks: {side:whose} score {n:points}.","values":{"who":"E","goal":10,"whose":"EW","points":420}}','watches');
INSERT INTO "deals" VALUES('m0d47gsheb',2,'{"number":2,"dealer":"W","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.79506738237704610823e+09,NULL,NULL,'watches');
CREATE TABLE events (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, nonce TEXT,
            at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, deal, seq));
INSERT INTO "events" VALUES('m0d47gsheb',1,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"S","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506738151729059219e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,1,'{"event":"committed","digest":"923722c2739b2d635ce9b5da9725211a1ef47e9acf4b820ed23a9531fe820174"}',NULL,1.79506738151729059219e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,2,'{"event":"seeded","seed":"3881776599f43d54292277b96aaf6474a18845521cdc34d9fbe6f792b489e78b","salt":"d73573daa0e41f9d2f171aa752641691"}',NULL,1.79506738151729059219e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,3,'{"event":"cut","seat":"E","place":16}',NULL,1.79506738164190053942e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,4,'{"event":"dealt","seat":"W","hand":"K764.T8.A8743.A9"}',NULL,1.79506738164190053942e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,5,'{"event":"dealt","seat":"N","hand":"532.KJ42..KJT862"}',NULL,1.79506738164190053942e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,6,'{"event":"dealt","seat":"E","hand":"AQJ9.AQ96.K62.73"}',NULL,1.79506738164190053942e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,7,'{"event":"dealt","seat":"S","hand":"T8.753.QJT95.Q54"}',NULL,1.79506738164190053942e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,8,'{"event":"announced","seat":"S","measure":"points","number":5}',NULL,1.79506738164190053942e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,9,'{"event":"announced","seat":"W","measure":"points","number":11}',NULL,1.79506738164190053942e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,10,'{"event":"announced","seat":"N","measure":"points","number":8}',NULL,1.79506738164190053942e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,11,'{"event":"announced","seat":"E","measure":"points","number":16}',NULL,1.79506738164190053942e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,12,'{"event":"declared","seat":"E"}',NULL,1.79506738164190053942e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,13,'{"event":"faced","seat":"W","hand":"K764.T8.A8743.A9"}',NULL,1.79506738164190053942e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,14,'{"event":"chose","seat":"E","contract":{"strain":"S","goal":10,"terms":"game"}}',NULL,1.79506738167021584508e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,15,'{"event":"played","seat":"S","card":"ST"}','nonce-6797798903977',1.79506738179792380331e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,16,'{"event":"played","seat":"W","card":"S4"}',NULL,1.79506738181037354476e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,17,'{"event":"played","seat":"N","card":"S2"}',NULL,1.79506738181167197227e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,18,'{"event":"played","seat":"E","card":"SJ"}',NULL,1.79506738181439495088e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,19,'{"event":"played","seat":"E","card":"SA"}',NULL,1.79506738181579804424e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,20,'{"event":"played","seat":"S","card":"S8"}','nonce-6797818503014',1.7950673818176062107e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,21,'{"event":"played","seat":"W","card":"S6"}',NULL,1.79506738181949639316e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,22,'{"event":"played","seat":"N","card":"S3"}',NULL,1.79506738182521104812e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,23,'{"event":"played","seat":"E","card":"SQ"}',NULL,1.79506738182910799981e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,24,'{"event":"played","seat":"S","card":"H7"}','nonce-6797833544880',1.79506738183231616019e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,25,'{"event":"played","seat":"W","card":"S7"}',NULL,1.79506738183438086507e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,26,'{"event":"played","seat":"N","card":"S5"}',NULL,1.79506738183553671839e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,27,'{"event":"played","seat":"E","card":"HA"}',NULL,1.79506738183729457848e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,28,'{"event":"played","seat":"S","card":"H5"}','nonce-6797839914235',1.79506738183853244779e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,29,'{"event":"played","seat":"W","card":"H8"}',NULL,1.79506738184126782417e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,30,'{"event":"played","seat":"N","card":"H2"}',NULL,1.79506738184248948097e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,31,'{"event":"played","seat":"E","card":"DK"}',NULL,1.79506738184552812583e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,32,'{"event":"played","seat":"S","card":"DQ"}','nonce-6797848646546',1.79506738184745097157e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,33,'{"event":"played","seat":"W","card":"D3"}',NULL,1.79506738184873819354e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,34,'{"event":"played","seat":"N","card":"C2"}',NULL,1.79506738185022640232e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,35,'{"event":"played","seat":"E","card":"H6"}',NULL,1.79506738185143494609e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,36,'{"event":"played","seat":"S","card":"H3"}','nonce-6797854196808',1.79506738185281014444e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,37,'{"event":"played","seat":"W","card":"HT"}',NULL,1.79506738185439920427e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,38,'{"event":"played","seat":"N","card":"HJ"}',NULL,1795067381.85547);
INSERT INTO "events" VALUES('m0d47gsheb',1,39,'{"event":"played","seat":"N","card":"C8"}',NULL,1.79506738185751152031e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,40,'{"event":"played","seat":"E","card":"C3"}',NULL,1.79506738185891222955e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,41,'{"event":"played","seat":"S","card":"CQ"}','nonce-6797862912234',1.7950673818615627289e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,42,'{"event":"played","seat":"W","card":"CA"}',NULL,1.79506738187452650071e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,43,'{"event":"played","seat":"W","card":"DA"}',NULL,1.79506738187740802763e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,44,'{"event":"played","seat":"N","card":"C6"}',NULL,1.79506738193899297714e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,45,'{"event":"played","seat":"E","card":"D2"}',NULL,1.79506738203635644911e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,46,'{"event":"played","seat":"S","card":"DJ"}','nonce-6798039104854',1.79506738204124307633e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,47,'{"event":"played","seat":"W","card":"D8"}',NULL,1.79506738204298400881e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,48,'{"event":"played","seat":"N","card":"H4"}',NULL,1.79506738205355739594e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,49,'{"event":"played","seat":"E","card":"D6"}',NULL,1.79506738205541467668e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,50,'{"event":"played","seat":"S","card":"DT"}','nonce-6798067200190',1.79506738207634258266e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,51,'{"event":"played","seat":"S","card":"C5"}','nonce-6798141883707',1.79506738214179062838e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,52,'{"event":"played","seat":"W","card":"C9"}',NULL,1.79506738220623326303e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,53,'{"event":"played","seat":"N","card":"CT"}',NULL,1.79506738230673384667e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,54,'{"event":"played","seat":"E","card":"C7"}',NULL,1.79506738230859541898e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,55,'{"event":"played","seat":"N","card":"CK"}',NULL,1.79506738231217169757e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,56,'{"event":"played","seat":"E","card":"S9"}',NULL,1.7950673823133656979e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,57,'{"event":"played","seat":"S","card":"C4"}','nonce-6798316084911',1.79506738231456828116e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,58,'{"event":"played","seat":"W","card":"D4"}',NULL,1.79506738231918478009e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,59,'{"event":"played","seat":"E","card":"HQ"}',NULL,1.79506738232278895378e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,60,'{"event":"played","seat":"S","card":"D9"}','nonce-6798325384428',1.79506738232399106021e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,61,'{"event":"played","seat":"W","card":"SK"}',NULL,1.79506738232945680612e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,62,'{"event":"played","seat":"N","card":"HK"}',NULL,1.79506738233338117597e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,63,'{"event":"played","seat":"W","card":"D7"}',NULL,1.79506738233614635468e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,64,'{"event":"played","seat":"N","card":"CJ"}',NULL,1.79506738233686709404e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,65,'{"event":"played","seat":"E","card":"H9"}',NULL,1.79506738235520195965e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,66,'{"event":"played","seat":"S","card":"D5"}',NULL,1.79506738235950922969e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,67,'{"event":"scored","tricks":{"EW":10,"NS":3},"entries":[{"side":"EW","points":120,"reason":"tricks","below":false},{"side":"EW","points":300,"reason":"bonus","below":false}]}',NULL,1.79506738235950922969e+09);
INSERT INTO "events" VALUES('m0d47gsheb',1,68,'{"event":"laidopen","hands":{"W":"K764.T8.A8743.A9","N":"532.KJ42..KJT862","E":"AQJ9.AQ96.K62.73","S":"T8.753.QJT95.Q54"},"seed":"3881776599f43d54292277b96aaf6474a18845521cdc34d9fbe6f792b489e78b","salt":"d73573daa0e41f9d2f171aa752641691"}',NULL,1.79506738235950922969e+09);
INSERT INTO "events" VALUES('m0d47gsheb',2,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"W","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506738237704610823e+09);
INSERT INTO "events" VALUES('m0d47gsheb',2,1,'{"event":"committed","digest":"e70b482e49b536da612d4c57c1cfe4f4fecbc9daa44e9b51ed4a7e31b4c3f685"}',NULL,1.79506738237704610823e+09);
INSERT INTO "events" VALUES('m0d47gsheb',2,2,'{"event":"seeded","seed":"61b52e6b27264ad18da724c1009335150fa88770e6fe0d74dee1f746dbf75f54","salt":"0c8347ca462d643bc0e27ef132786483"}',NULL,1.79506738237704610823e+09);
INSERT INTO "events" VALUES('m0d47gsheb',2,3,'{"event":"cut","seat":"S","place":1}','nonce-6798383712168',1.79506738238294792173e+09);
INSERT INTO "events" VALUES('m0d47gsheb',2,4,'{"event":"dealt","seat":"N","hand":"8643.93.AQJ.KJ63"}',NULL,1.79506738238294792173e+09);
INSERT INTO "events" VALUES('m0d47gsheb',2,5,'{"event":"dealt","seat":"E","hand":"92.KQJ6.96532.A7"}',NULL,1.79506738238294792173e+09);
INSERT INTO "events" VALUES('m0d47gsheb',2,6,'{"event":"dealt","seat":"S","hand":"QJT.T842.T74.952"}',NULL,1.79506738238294792173e+09);
INSERT INTO "events" VALUES('m0d47gsheb',2,7,'{"event":"dealt","seat":"W","hand":"AK75.A75.K8.QT84"}',NULL,1.79506738238294792173e+09);
INSERT INTO "events" VALUES('m0d47gsheb',2,8,'{"event":"announced","seat":"W","measure":"points","number":16}',NULL,1.79506738238294792173e+09);
INSERT INTO "events" VALUES('m0d47gsheb',2,9,'{"event":"announced","seat":"N","measure":"points","number":11}',NULL,1.79506738238294792173e+09);
INSERT INTO "events" VALUES('m0d47gsheb',2,10,'{"event":"announced","seat":"E","measure":"points","number":10}',NULL,1.79506738238294792173e+09);
INSERT INTO "events" VALUES('m0d47gsheb',2,11,'{"event":"announced","seat":"S","measure":"points","number":3}',NULL,1.79506738238294792173e+09);
INSERT INTO "events" VALUES('m0d47gsheb',2,12,'{"event":"declared","seat":"W"}',NULL,1.79506738238294792173e+09);
INSERT INTO "events" VALUES('m0d47gsheb',2,13,'{"event":"faced","seat":"E","hand":"92.KQJ6.96532.A7"}',NULL,1.79506738238294792173e+09);
INSERT INTO "events" VALUES('m0d47gsheb',2,14,'{"event":"chose","seat":"W","contract":{"strain":"NT","goal":9,"terms":"game"}}',NULL,1.79506738239685130118e+09);
INSERT INTO "events" VALUES('m0d47gsheb',2,15,'{"event":"played","seat":"N","card":"C3"}',NULL,1.79506738243257665636e+09);
INSERT INTO "events" VALUES('m0d47gsheb',2,16,'{"event":"played","seat":"E","card":"C7"}',NULL,1.79506738248406481741e+09);
INSERT INTO "events" VALUES('m0d47gsheb',2,17,'{"event":"played","seat":"S","card":"C9"}','nonce-6798492915072',1.79506738249416422843e+09);
INSERT INTO "events" VALUES('m0d47gsheb',2,18,'{"event":"played","seat":"W","card":"CT"}',NULL,1.79506738253361320493e+09);
INSERT INTO "events" VALUES('m0d47gsheb',2,19,'{"event":"played","seat":"W","card":"D8"}',NULL,1.79506738255149245263e+09);
INSERT INTO "events" VALUES('m0d47gsheb',2,20,'{"event":"played","seat":"N","card":"DJ"}',NULL,1.79506738256338620185e+09);
INSERT INTO "events" VALUES('m0d47gsheb',2,21,'{"event":"played","seat":"E","card":"D2"}',NULL,1.79506738257087159154e+09);
INSERT INTO "events" VALUES('m0d47gsheb',2,22,'{"event":"played","seat":"S","card":"DT"}','nonce-6798576719200',1.79506738257526946064e+09);
INSERT INTO "events" VALUES('m0d47gsheb',2,23,'{"event":"played","seat":"N","card":"C6"}',NULL,1.79506738258235979083e+09);
INSERT INTO "events" VALUES('m0d47gsheb',2,24,'{"event":"played","seat":"E","card":"CA"}',NULL,1.79506738258677315707e+09);
CREATE TABLE guests (
            table_id TEXT NOT NULL, identity TEXT NOT NULL, guest INTEGER NOT NULL, nickname TEXT NOT NULL,
            wish INTEGER, standing TEXT NOT NULL, agreed TEXT NOT NULL, deal INTEGER NOT NULL,
            held INTEGER NOT NULL, PRIMARY KEY (table_id, identity));
CREATE TABLE handovers (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, expires DOUBLE PRECISION NOT NULL);
CREATE TABLE identities (
            id TEXT PRIMARY KEY, nickname TEXT, created DOUBLE PRECISION NOT NULL);
INSERT INTO "identities" VALUES('3bbdbabad90a1e1f','Ann',1.79506738110859608657e+09);
INSERT INTO "identities" VALUES('44ed2c588c312c0f',NULL,1.79506738571985530856e+09);
CREATE TABLE logbook_lines (
            code TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (code, seq));
CREATE TABLE logbooks (
            code TEXT PRIMARY KEY, kind TEXT NOT NULL, secret TEXT NOT NULL, created DOUBLE PRECISION NOT NULL,
            touched DOUBLE PRECISION NOT NULL, length INTEGER NOT NULL);
CREATE TABLE played (
            identity TEXT NOT NULL, table_id TEXT NOT NULL, deal INTEGER NOT NULL, number INTEGER, game TEXT NOT NULL,
            ended DOUBLE PRECISION NOT NULL, partner TEXT, others TEXT, people INTEGER, level TEXT, headline TEXT,
            mood TEXT, declared INTEGER, made INTEGER, points INTEGER, again INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (identity, table_id, deal));
INSERT INTO "played" VALUES('3bbdbabad90a1e1f','m0d47gsheb',1,1,'minibridge',1.79506738235950922969e+09,'Trey','["Pip","Ruff"]',0,'learner','{"say":"{seat:who} made it: {n:goal} of {n:goal} tricks","values":{"who":"E","goal":10}}','lost',0,1,-420,0);
CREATE TABLE probes (id TEXT PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE puzzles (
            puzzle TEXT PRIMARY KEY, strength DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL,
            volatility DOUBLE PRECISION NOT NULL);
CREATE TABLE readiness (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, player INTEGER NOT NULL,
            PRIMARY KEY (table_id, deal, player));
INSERT INTO "readiness" VALUES('m0d47gsheb',1,0);
CREATE TABLE reasons (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (table_id, deal, seq));
INSERT INTO "reasons" VALUES('m0d47gsheb',1,14,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"count","said":[{"say":"I went by {word:rule}.","values":{"rule":"points and length"}}]}');
INSERT INTO "reasons" VALUES('m0d47gsheb',1,16,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"second-hand","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S4","rule":"second to play, low: our other hand still has its turn"}}]}');
INSERT INTO "reasons" VALUES('m0d47gsheb',1,17,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"partner-wins","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S2","rule":"our side is winning the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('m0d47gsheb',1,18,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"last-hand","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"SJ","rule":"last to play: the cheapest card that wins"}}]}');
INSERT INTO "reasons" VALUES('m0d47gsheb',1,19,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"draw-trumps","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"SA","rule":"trumps first, so that nobody can ruff later"}}]}');
INSERT INTO "reasons" VALUES('m0d47gsheb',1,21,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"partner-wins","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S6","rule":"our side is winning the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('m0d47gsheb',1,22,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S3","rule":"nothing here wins the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('m0d47gsheb',1,23,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"draw-trumps","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"SQ","rule":"trumps first, so that nobody can ruff later"}}]}');
INSERT INTO "reasons" VALUES('m0d47gsheb',1,25,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"partner-wins","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S7","rule":"our side is winning the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('m0d47gsheb',1,26,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":null,"said":[{"say":"{card:card} is the only card that may be played.","values":{"card":"S5"}}]}');
INSERT INTO "reasons" VALUES('m0d47gsheb',1,27,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"work","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"HA","rule":"the suit that promises most"}}]}');
INSERT INTO "reasons" VALUES('m0d47gsheb',1,29,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"partner-wins","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"H8","rule":"our side is winning the trick, so a low card will do"}}]}');
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO "schema_version" VALUES(12);
CREATE TABLE seats (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, kind TEXT NOT NULL, identity TEXT,
            nickname TEXT NOT NULL, level TEXT NOT NULL, PRIMARY KEY (table_id, player));
INSERT INTO "seats" VALUES('m0d47gsheb',0,'person','3bbdbabad90a1e1f','Ann','learner');
INSERT INTO "seats" VALUES('m0d47gsheb',1,'bot',NULL,'Pip','learner');
INSERT INTO "seats" VALUES('m0d47gsheb',2,'bot',NULL,'Trey','learner');
INSERT INTO "seats" VALUES('m0d47gsheb',3,'bot',NULL,'Ruff','learner');
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
            stopping INTEGER NOT NULL, finished INTEGER NOT NULL, revision INTEGER NOT NULL DEFAULT 0, owner TEXT, watchable INTEGER NOT NULL DEFAULT 0, gathering INTEGER NOT NULL DEFAULT 0, practice INTEGER NOT NULL DEFAULT 0, draws TEXT NOT NULL DEFAULT '{}', pace TEXT NOT NULL DEFAULT 'normal', hints INTEGER NOT NULL DEFAULT 0, again TEXT, lesson TEXT);
INSERT INTO "tables" VALUES('m0d47gsheb','minibridge','{}','match','{}',1.79506738151729059219e+09,1.79506738237704610823e+09,0,0,68,'3bbdbabad90a1e1f',0,0,0,'{}','normal',0,NULL,NULL);
CREATE TABLE tokens (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, created DOUBLE PRECISION NOT NULL);
INSERT INTO "tokens" VALUES('5a14ce7d3471109dbc29281799a631a6d900800b4e76cd4f5dacde9e31195ff2','3bbdbabad90a1e1f',1.79506738110859608657e+09);
INSERT INTO "tokens" VALUES('690902e31b7264271728c08ec976442c69a01a0beaaa67a491cb41afacf0399c','44ed2c588c312c0f',1.79506738571985530856e+09);
CREATE TABLE votes (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, voter INTEGER NOT NULL,
            PRIMARY KEY (table_id, player, voter));
CREATE INDEX tables_touched ON tables (touched);
CREATE UNIQUE INDEX seats_identity ON seats (identity, table_id);
CREATE UNIQUE INDEX events_nonce ON events (table_id, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX played_newest ON played (identity, ended);
CREATE UNIQUE INDEX dailies_table ON dailies (table_id);
COMMIT;
