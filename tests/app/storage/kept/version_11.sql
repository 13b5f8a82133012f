-- {"table": "7pmy1r5vtf", "deal": 2, "tokens": {"Ann": "yo0Pp7ThiIo9k8Uikhj6P2Bf9h34to7E", "Learner": "Qfdrlh-93XxkwpZNBU0IxlI9HBSK2Qxl"}, "lesson": {"name": "1-first-tricks", "at": 1}}
BEGIN TRANSACTION;
CREATE TABLE bookmarks (
            identity TEXT NOT NULL, lesson TEXT NOT NULL, body TEXT NOT NULL, table_id TEXT, noted INTEGER NOT NULL,
            touched DOUBLE PRECISION NOT NULL, finished DOUBLE PRECISION, PRIMARY KEY (identity, lesson));
INSERT INTO "bookmarks" VALUES('9c038ab5bf927f20','1-first-tricks','{"lesson":"1-first-tricks","at":1,"tries":1,"marks":{"0":{"state":"done","tries":0},"1":{"state":"missed","tries":1}},"deals":[],"noted":[]}',NULL,0,1.79506737611528587343e+09,NULL);
CREATE TABLE dailies (
            day TEXT NOT NULL, game TEXT NOT NULL, identity TEXT NOT NULL, table_id TEXT NOT NULL,
            score INTEGER, tricks INTEGER, PRIMARY KEY (day, game, identity));
CREATE TABLE deals (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, board TEXT NOT NULL, started DOUBLE PRECISION NOT NULL,
            ended DOUBLE PRECISION, summary TEXT, dummy TEXT NOT NULL DEFAULT 'watches', PRIMARY KEY (table_id, deal));
INSERT INTO "deals" VALUES('7pmy1r5vtf',1,'{"number":1,"dealer":"S","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.79506737210637331006e+09,1.79506737231341266633e+09,'{"say":"{seat:who} made it with {n:tricks} tricks, {n:over} more than needed: {side:whose} score {n:points}.","values":{"who":"W","tricks":9,"over":2,"whose":"EW","points":110}}','watches');
INSERT INTO "deals" VALUES('7pmy1r5vtf',2,'{"number":2,"dealer":"W","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.79506737232097744946e+09,NULL,NULL,'watches');
CREATE TABLE events (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, nonce TEXT,
            at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, deal, seq));
INSERT INTO "events" VALUES('7pmy1r5vtf',1,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"S","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506737210637331006e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,1,'{"event":"committed","digest":"27a51901b95705ac1549b23145a4ec26bd20f004acabbee4b06b167d60727247"}',NULL,1.79506737210637331006e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,2,'{"event":"seeded","seed":"fea01543ce865c4f993a7369242797e98b41528e2c7ae036d9caedc45491297a","salt":"58c23b70a9730fbb6318e5967cc23453"}',NULL,1.79506737210637331006e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,3,'{"event":"cut","seat":"E","place":28}',NULL,1.79506737212816238399e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,4,'{"event":"dealt","seat":"W","hand":"Q86.K632.AK86.86"}',NULL,1.79506737212816238399e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,5,'{"event":"dealt","seat":"N","hand":"KJT94.T85.T4.KQ5"}',NULL,1.79506737212816238399e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,6,'{"event":"dealt","seat":"E","hand":"A2.Q94.QJ97.J742"}',NULL,1.79506737212816238399e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,7,'{"event":"dealt","seat":"S","hand":"753.AJ7.532.AT93"}',NULL,1.79506737212816238399e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,8,'{"event":"announced","seat":"S","measure":"points","number":9}',NULL,1.79506737212816238399e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,9,'{"event":"announced","seat":"W","measure":"points","number":12}',NULL,1.79506737212816238399e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,10,'{"event":"announced","seat":"N","measure":"points","number":9}',NULL,1.79506737212816238399e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,11,'{"event":"announced","seat":"E","measure":"points","number":10}',NULL,1.79506737212816238399e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,12,'{"event":"declared","seat":"W"}',NULL,1.79506737212816238399e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,13,'{"event":"faced","seat":"E","hand":"A2.Q94.QJ97.J742"}',NULL,1.79506737212816238399e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,14,'{"event":"chose","seat":"W","contract":{"strain":"D","goal":7,"terms":"part-score"}}',NULL,1.7950673721395425796e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,15,'{"event":"played","seat":"N","card":"HT"}',NULL,1.79506737214189434053e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,16,'{"event":"played","seat":"E","card":"H4"}',NULL,1.79506737215166401865e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,17,'{"event":"played","seat":"S","card":"HA"}','nonce-6788158779766',1.79506737215807366369e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,18,'{"event":"played","seat":"W","card":"H2"}',NULL,1.79506737216384530068e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,19,'{"event":"played","seat":"S","card":"S7"}','nonce-6788170974844',1.79506737216953372957e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,20,'{"event":"played","seat":"W","card":"S6"}',NULL,1.79506737217488884922e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,21,'{"event":"played","seat":"N","card":"S4"}',NULL,1.79506737217800855632e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,22,'{"event":"played","seat":"E","card":"SA"}',NULL,1.79506737217932987211e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,23,'{"event":"played","seat":"E","card":"DQ"}',NULL,1.79506737218153905868e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,24,'{"event":"played","seat":"S","card":"D5"}','nonce-6788188382040',1.79506737218694782253e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,25,'{"event":"played","seat":"W","card":"D6"}',NULL,1.79506737218802332875e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,26,'{"event":"played","seat":"N","card":"D4"}',NULL,1.79506737219022679324e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,27,'{"event":"played","seat":"E","card":"DJ"}',NULL,1.79506737219379544252e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,28,'{"event":"played","seat":"S","card":"D3"}','nonce-6788197254100',1.79506737219764852522e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,29,'{"event":"played","seat":"W","card":"D8"}',NULL,1.79506737219957780834e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,30,'{"event":"played","seat":"N","card":"DT"}',NULL,1.79506737220337843894e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,31,'{"event":"played","seat":"E","card":"D9"}',NULL,1.79506737220430111884e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,32,'{"event":"played","seat":"S","card":"D2"}','nonce-6788206687767',1.79506737220622611048e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,33,'{"event":"played","seat":"W","card":"DK"}',NULL,1.79506737221089696879e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,34,'{"event":"played","seat":"N","card":"H5"}',NULL,1.79506737221206402778e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,35,'{"event":"played","seat":"W","card":"S8"}',NULL,1.79506737221358966824e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,36,'{"event":"played","seat":"N","card":"S9"}',NULL,1.79506737221736097339e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,37,'{"event":"played","seat":"E","card":"S2"}',NULL,1.79506737222272491454e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,38,'{"event":"played","seat":"S","card":"S5"}','nonce-6788227400566',1.79506737222619152066e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,39,'{"event":"played","seat":"N","card":"H8"}',NULL,1.79506737222971725462e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,40,'{"event":"played","seat":"E","card":"H9"}',NULL,1.79506737223374366763e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,41,'{"event":"played","seat":"S","card":"HJ"}','nonce-6788236432424',1.79506737223489809028e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,42,'{"event":"played","seat":"W","card":"HK"}',NULL,1.79506737223777341843e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,43,'{"event":"played","seat":"W","card":"SQ"}',NULL,1.79506737224210596087e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,44,'{"event":"played","seat":"N","card":"ST"}',NULL,1.79506737224652957916e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,45,'{"event":"played","seat":"E","card":"D7"}',NULL,1.79506737225062799456e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,46,'{"event":"played","seat":"S","card":"S3"}','nonce-6788253227847',1.79506737225175261492e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,47,'{"event":"played","seat":"E","card":"HQ"}',NULL,1.79506737225467038155e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,48,'{"event":"played","seat":"S","card":"H7"}','nonce-6788257137692',1.79506737225557708743e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,49,'{"event":"played","seat":"W","card":"H3"}',NULL,1.79506737225882339473e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,50,'{"event":"played","seat":"N","card":"C5"}',NULL,1.79506737226275658609e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,51,'{"event":"played","seat":"E","card":"C2"}',NULL,1.79506737226615738873e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,52,'{"event":"played","seat":"S","card":"CA"}','nonce-6788268987074',1.79506737227039456367e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,53,'{"event":"played","seat":"W","card":"C6"}',NULL,1.79506737227230644222e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,54,'{"event":"played","seat":"N","card":"CQ"}',NULL,1.79506737227478384974e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,55,'{"event":"played","seat":"S","card":"CT"}','nonce-6788277423073',1.79506737227887630458e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,56,'{"event":"played","seat":"W","card":"C8"}',NULL,1.79506737228387832638e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,57,'{"event":"played","seat":"N","card":"CK"}',NULL,1.79506737228598546984e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,58,'{"event":"played","seat":"E","card":"C4"}',NULL,1.79506737228923535353e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,59,'{"event":"played","seat":"N","card":"SK"}',NULL,1.79506737229053449627e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,60,'{"event":"played","seat":"E","card":"C7"}',NULL,1.79506737229876756666e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,61,'{"event":"played","seat":"S","card":"C9"}','nonce-6788302016933',1.79506737230171084396e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,62,'{"event":"played","seat":"W","card":"DA"}',NULL,1.79506737230603051185e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,63,'{"event":"played","seat":"W","card":"H6"}',NULL,1.79506737230713462822e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,64,'{"event":"played","seat":"N","card":"SJ"}',NULL,1.79506737230800342557e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,65,'{"event":"played","seat":"E","card":"CJ"}',NULL,1.79506737230878686906e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,66,'{"event":"played","seat":"S","card":"C3"}',NULL,1.79506737231341266633e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,67,'{"event":"scored","tricks":{"EW":9,"NS":4},"entries":[{"side":"EW","points":60,"reason":"tricks","below":false},{"side":"EW","points":50,"reason":"bonus","below":false}]}',NULL,1.79506737231341266633e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',1,68,'{"event":"laidopen","hands":{"W":"Q86.K632.AK86.86","N":"KJT94.T85.T4.KQ5","E":"A2.Q94.QJ97.J742","S":"753.AJ7.532.AT93"},"seed":"fea01543ce865c4f993a7369242797e98b41528e2c7ae036d9caedc45491297a","salt":"58c23b70a9730fbb6318e5967cc23453"}',NULL,1.79506737231341266633e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',2,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"W","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506737232097744946e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',2,1,'{"event":"committed","digest":"c0157381128b010c44df62c33b9020e87d6d9bb2eedd87b3e6552a15e2024a53"}',NULL,1.79506737232097744946e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',2,2,'{"event":"seeded","seed":"db94e998fd84fb8f5d94396394333f2feefdb20254f1a02df090ba800446adde","salt":"71786084a0f689dd25f3a0958059c33c"}',NULL,1.79506737232097744946e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',2,3,'{"event":"cut","seat":"S","place":1}','nonce-6788324314878',1.79506737232613468174e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',2,4,'{"event":"dealt","seat":"N","hand":"K9643.K75..KJ986"}',NULL,1.79506737232613468174e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',2,5,'{"event":"dealt","seat":"E","hand":"AJ2..AQJT9.AQ532"}',NULL,1.79506737232613468174e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',2,6,'{"event":"dealt","seat":"S","hand":"87.AJT986.K7652."}',NULL,1.79506737232613468174e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',2,7,'{"event":"dealt","seat":"W","hand":"QT5.Q432.843.T74"}',NULL,1.79506737232613468174e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',2,8,'{"event":"announced","seat":"W","measure":"points","number":4}',NULL,1.79506737232613468174e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',2,9,'{"event":"announced","seat":"N","measure":"points","number":10}',NULL,1.79506737232613468174e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',2,10,'{"event":"announced","seat":"E","measure":"points","number":18}',NULL,1.79506737232613468174e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',2,11,'{"event":"announced","seat":"S","measure":"points","number":8}',NULL,1.79506737232613468174e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',2,12,'{"event":"declared","seat":"E"}',NULL,1.79506737232613468174e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',2,13,'{"event":"faced","seat":"W","hand":"QT5.Q432.843.T74"}',NULL,1.79506737232613468174e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',2,14,'{"event":"chose","seat":"E","contract":{"strain":"D","goal":7,"terms":"part-score"}}',NULL,1.79506737232995557777e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',2,15,'{"event":"played","seat":"S","card":"S8"}','nonce-6788332768493',1.79506737233131146436e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',2,16,'{"event":"played","seat":"W","card":"S5"}',NULL,1.79506737233254384995e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',2,17,'{"event":"played","seat":"N","card":"SK"}',NULL,1.79506737233384299282e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',2,18,'{"event":"played","seat":"E","card":"SA"}',NULL,1.79506737233559370038e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',2,19,'{"event":"played","seat":"E","card":"DA"}',NULL,1.79506737233723926545e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',2,20,'{"event":"played","seat":"S","card":"DK"}','nonce-6788340089247',1.7950673723420367241e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',2,21,'{"event":"played","seat":"W","card":"D3"}',NULL,1.79506737234338355061e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',2,22,'{"event":"played","seat":"N","card":"S3"}',NULL,1.79506737234592437741e+09);
INSERT INTO "events" VALUES('7pmy1r5vtf',2,23,'{"event":"played","seat":"E","card":"D9"}',NULL,1.79506737234758806222e+09);
CREATE TABLE guests (
            table_id TEXT NOT NULL, identity TEXT NOT NULL, guest INTEGER NOT NULL, nickname TEXT NOT NULL,
            wish INTEGER, standing TEXT NOT NULL, agreed TEXT NOT NULL, deal INTEGER NOT NULL,
            held INTEGER NOT NULL, PRIMARY KEY (table_id, identity));
CREATE TABLE handovers (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, expires DOUBLE PRECISION NOT NULL);
CREATE TABLE identities (
            id TEXT PRIMARY KEY, nickname TEXT, created DOUBLE PRECISION NOT NULL);
INSERT INTO "identities" VALUES('f89b0b95d0407f13','Ann',1.79506737105404305457e+09);
INSERT INTO "identities" VALUES('9c038ab5bf927f20',NULL,1.79506737569566273684e+09);
CREATE TABLE played (
            identity TEXT NOT NULL, table_id TEXT NOT NULL, deal INTEGER NOT NULL, number INTEGER, game TEXT NOT NULL,
            ended DOUBLE PRECISION NOT NULL, partner TEXT, others TEXT, people INTEGER, level TEXT, headline TEXT,
            mood TEXT, declared INTEGER, made INTEGER, points INTEGER, again INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (identity, table_id, deal));
INSERT INTO "played" VALUES('f89b0b95d0407f13','7pmy1r5vtf',1,1,'minibridge',1.79506737231341266633e+09,'Trey','["Pip","Ruff"]',0,'learner','{"say":"{seat:who} made it: {n:tricks} tricks, {n:over} more than needed","values":{"who":"W","tricks":9,"over":2}}','lost',0,1,-110,0);
CREATE TABLE probes (id TEXT PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE puzzles (
            puzzle TEXT PRIMARY KEY, strength DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL,
            volatility DOUBLE PRECISION NOT NULL);
CREATE TABLE readiness (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, player INTEGER NOT NULL,
            PRIMARY KEY (table_id, deal, player));
INSERT INTO "readiness" VALUES('7pmy1r5vtf',1,0);
CREATE TABLE reasons (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (table_id, deal, seq));
INSERT INTO "reasons" VALUES('7pmy1r5vtf',1,14,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"count","said":[{"say":"I went by {word:rule}.","values":{"rule":"points and length"}}]}');
INSERT INTO "reasons" VALUES('7pmy1r5vtf',1,15,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"defenders-lead","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"HT","rule":"the suit that looks best to lead"}}]}');
INSERT INTO "reasons" VALUES('7pmy1r5vtf',1,16,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"second-hand","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"H4","rule":"second to play, low: our other hand still has its turn"}}]}');
INSERT INTO "reasons" VALUES('7pmy1r5vtf',1,18,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"H2","rule":"nothing here wins the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('7pmy1r5vtf',1,20,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"second-hand","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S6","rule":"second to play, low: our other hand still has its turn"}}]}');
INSERT INTO "reasons" VALUES('7pmy1r5vtf',1,21,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"partner-wins","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S4","rule":"our side is winning the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('7pmy1r5vtf',1,22,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"last-hand","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"SA","rule":"last to play: the cheapest card that wins"}}]}');
INSERT INTO "reasons" VALUES('7pmy1r5vtf',1,23,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"draw-trumps","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"DQ","rule":"trumps first, so that nobody can ruff later"}}]}');
INSERT INTO "reasons" VALUES('7pmy1r5vtf',1,25,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"partner-wins","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"D6","rule":"our side is winning the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('7pmy1r5vtf',1,26,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"D4","rule":"nothing here wins the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('7pmy1r5vtf',1,27,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"draw-trumps","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"DJ","rule":"trumps first, so that nobody can ruff later"}}]}');
INSERT INTO "reasons" VALUES('7pmy1r5vtf',1,29,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"partner-wins","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"D8","rule":"our side is winning the trick, so a low card will do"}}]}');
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO "schema_version" VALUES(11);
CREATE TABLE seats (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, kind TEXT NOT NULL, identity TEXT,
            nickname TEXT NOT NULL, level TEXT NOT NULL, PRIMARY KEY (table_id, player));
INSERT INTO "seats" VALUES('7pmy1r5vtf',0,'person','f89b0b95d0407f13','Ann','learner');
INSERT INTO "seats" VALUES('7pmy1r5vtf',1,'bot',NULL,'Pip','learner');
INSERT INTO "seats" VALUES('7pmy1r5vtf',2,'bot',NULL,'Trey','learner');
INSERT INTO "seats" VALUES('7pmy1r5vtf',3,'bot',NULL,'Ruff','learner');
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
INSERT INTO "tables" VALUES('7pmy1r5vtf','minibridge','{}','match','{}',1.79506737210637331006e+09,1.79506737232097744946e+09,0,0,67,'f89b0b95d0407f13',0,0,0,'{}','normal',0,NULL,NULL);
CREATE TABLE tokens (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, created DOUBLE PRECISION NOT NULL);
INSERT INTO "tokens" VALUES('6d85d64f8a6355b34c385d4f56a2e102ca36ea3459164b3a6185fe617962680d','f89b0b95d0407f13',1.79506737105404305457e+09);
INSERT INTO "tokens" VALUES('230cb9806057a182ca713dbe427c1510042b2b49c76b1e6fb030389292515c41','9c038ab5bf927f20',1.79506737569566273684e+09);
CREATE TABLE votes (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, voter INTEGER NOT NULL,
            PRIMARY KEY (table_id, player, voter));
CREATE INDEX tables_touched ON tables (touched);
CREATE UNIQUE INDEX seats_identity ON seats (identity, table_id);
CREATE UNIQUE INDEX events_nonce ON events (table_id, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX played_newest ON played (identity, ended);
CREATE UNIQUE INDEX dailies_table ON dailies (table_id);
COMMIT;
