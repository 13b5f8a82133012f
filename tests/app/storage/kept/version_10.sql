-- {"table": "c6bt7awwqv", "deal": 2, "tokens": {"Ann": "AeZU1YgAmlBC1zh3atNEkS5roWJHE049", "Learner": "dWdYuOHZTwOB7fkw725poNuUaOlb2dAA"}, "lesson": {"name": "1-first-tricks", "at": 1}}
BEGIN TRANSACTION;
CREATE TABLE bookmarks (
            identity TEXT NOT NULL, lesson TEXT NOT NULL, body TEXT NOT NULL, table_id TEXT, noted INTEGER NOT NULL,
            touched DOUBLE PRECISION NOT NULL, finished DOUBLE PRECISION, PRIMARY KEY (identity, lesson));
INSERT INTO "bookmarks" VALUES('ad572c3caf10707f','1-first-tricks','{"lesson":"1-first-tricks","at":1,"tries":1,"marks":{"0":{"state":"done","tries":0},"1":{"state":"missed","tries":1}},"deals":[],"noted":[]}',NULL,0,1.79506736301294398307e+09,NULL);
CREATE TABLE dailies (
            day TEXT NOT NULL, game TEXT NOT NULL, identity TEXT NOT NULL, table_id TEXT NOT NULL,
            score INTEGER, tricks INTEGER, PRIMARY KEY (day, game, identity));
CREATE TABLE deals (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, board TEXT NOT NULL, started DOUBLE PRECISION NOT NULL,
            ended DOUBLE PRECISION, summary TEXT, dummy TEXT NOT NULL DEFAULT 'watches', PRIMARY KEY (table_id, deal));
INSERT INTO "deals" VALUES('c6bt7awwqv',1,'{"number":1,"dealer":"S","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.7950673600080609321e+09,1.79506736086538290974e+09,'{"say":"{seat:who} made it with {n:tricks} tricks, {n:over} more than needed: {side:whose} score {n:points}.","values":{"who":"S","tricks":10,"over":3,"whose":"NS","points":170}}','watches');
INSERT INTO "deals" VALUES('c6bt7awwqv',2,'{"number":2,"dealer":"W","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.79506736086893963809e+09,NULL,NULL,'watches');
CREATE TABLE events (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, nonce TEXT,
            at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, deal, seq));
INSERT INTO "events" VALUES('c6bt7awwqv',1,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"S","vulnerable":[],"spare":null,"below":{}}',NULL,1.7950673600080609321e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,1,'{"event":"committed","digest":"c4c674eefbe62260c602f97034b6906610660c20342ee53f24e76a38c713fcaf"}',NULL,1.7950673600080609321e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,2,'{"event":"seeded","seed":"690ec8f51bcf0dd038cb3237b480149f42b577caf664ecefab38c1c7bd6c22bd","salt":"f83c829f81248a559efabc3c03995404"}',NULL,1.7950673600080609321e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,3,'{"event":"cut","seat":"E","place":18}',NULL,1.79506736005157160754e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,4,'{"event":"dealt","seat":"W","hand":"6.K7.9832.AKQJT9"}',NULL,1.79506736005157160754e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,5,'{"event":"dealt","seat":"N","hand":"QT73.QJ4.AQJ4.32"}',NULL,1.79506736005157160754e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,6,'{"event":"dealt","seat":"E","hand":"9.T98653.KT75.76"}',NULL,1.79506736005157160754e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,7,'{"event":"dealt","seat":"S","hand":"AKJ8542.A2.6.854"}',NULL,1.79506736005157160754e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,8,'{"event":"announced","seat":"S","measure":"points","number":12}',NULL,1.79506736005157160754e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,9,'{"event":"announced","seat":"W","measure":"points","number":13}',NULL,1.79506736005157160754e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,10,'{"event":"announced","seat":"N","measure":"points","number":12}',NULL,1.79506736005157160754e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,11,'{"event":"announced","seat":"E","measure":"points","number":3}',NULL,1.79506736005157160754e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,12,'{"event":"declared","seat":"S"}',NULL,1.79506736005157160754e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,13,'{"event":"faced","seat":"N","hand":"QT73.QJ4.AQJ4.32"}',NULL,1.79506736005157160754e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,14,'{"event":"chose","seat":"S","contract":{"strain":"S","goal":7,"terms":"part-score"}}','nonce-6776108506279',1.79506736010725426676e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,15,'{"event":"played","seat":"W","card":"CA"}',NULL,1.79506736011344695093e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,16,'{"event":"played","seat":"N","card":"C3"}','nonce-6776125257306',1.79506736012393522264e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,17,'{"event":"played","seat":"E","card":"C6"}',NULL,1.7950673601382117271e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,18,'{"event":"played","seat":"S","card":"C8"}','nonce-6776143566798',1.79506736014214444158e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,19,'{"event":"played","seat":"W","card":"CK"}',NULL,1.79506736015088701249e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,20,'{"event":"played","seat":"N","card":"C2"}','nonce-6776155845822',1.79506736015555858607e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,21,'{"event":"played","seat":"E","card":"C7"}',NULL,1.79506736020886683465e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,22,'{"event":"played","seat":"S","card":"C5"}','nonce-6776222356994',1.79506736022157144545e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,23,'{"event":"played","seat":"W","card":"D2"}',NULL,1.79506736022920370104e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,24,'{"event":"played","seat":"N","card":"DA"}','nonce-6776237576565',1.79506736023782372479e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,25,'{"event":"played","seat":"E","card":"D5"}',NULL,1.79506736024270153041e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,26,'{"event":"played","seat":"S","card":"D6"}','nonce-6776253184817',1.79506736025176811223e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,27,'{"event":"played","seat":"N","card":"SQ"}','nonce-6776263305239',1.79506736026185274119e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,28,'{"event":"played","seat":"E","card":"S9"}',NULL,1.79506736027569222449e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,29,'{"event":"played","seat":"S","card":"SA"}','nonce-6776548361803',1.79506736054709243773e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,30,'{"event":"played","seat":"W","card":"S6"}',NULL,1.79506736063495874397e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,31,'{"event":"played","seat":"S","card":"SK"}','nonce-6776661161279',1.7950673606598618031e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,32,'{"event":"played","seat":"W","card":"D3"}',NULL,1.79506736066220140462e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,33,'{"event":"played","seat":"N","card":"ST"}','nonce-6776665827523',1.79506736066432762144e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,34,'{"event":"played","seat":"E","card":"H3"}',NULL,1.79506736066570067407e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,35,'{"event":"played","seat":"S","card":"SJ"}','nonce-6776668946697',1.79506736066741228105e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,36,'{"event":"played","seat":"W","card":"D8"}',NULL,1.79506736066862726216e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,37,'{"event":"played","seat":"N","card":"S7"}','nonce-6776672070629',1.79506736067058825494e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,38,'{"event":"played","seat":"E","card":"H5"}',NULL,1.79506736067174053192e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,39,'{"event":"played","seat":"S","card":"S8"}','nonce-6776674758370',1.79506736067320346833e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,40,'{"event":"played","seat":"W","card":"D9"}',NULL,1.7950673606743929386e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,41,'{"event":"played","seat":"N","card":"S3"}','nonce-6776678827162',1.79506736067731690405e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,42,'{"event":"played","seat":"E","card":"H6"}',NULL,1795067360.68615);
INSERT INTO "events" VALUES('c6bt7awwqv',1,43,'{"event":"played","seat":"S","card":"S5"}','nonce-6776691429558',1.79506736068997216227e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,44,'{"event":"played","seat":"W","card":"H7"}',NULL,1.79506736071848464015e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,45,'{"event":"played","seat":"N","card":"HQ"}','nonce-6776724822979',1.79506736072341322894e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,46,'{"event":"played","seat":"E","card":"H8"}',NULL,1.79506736074405455591e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,47,'{"event":"played","seat":"S","card":"S4"}','nonce-6776847089793',1.79506736084835839275e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,48,'{"event":"played","seat":"W","card":"HK"}',NULL,1.79506736085056614873e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,49,'{"event":"played","seat":"N","card":"HJ"}','nonce-6776853267833',1.7950673608517782688e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,50,'{"event":"played","seat":"E","card":"H9"}',NULL,1.79506736085288023949e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,51,'{"event":"played","seat":"S","card":"S2"}','nonce-6776855325073',1.79506736085385036464e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,52,'{"event":"played","seat":"W","card":"C9"}',NULL,1.79506736085495352747e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,53,'{"event":"played","seat":"N","card":"H4"}','nonce-6776857359679',1.79506736085579037673e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,54,'{"event":"played","seat":"E","card":"HT"}',NULL,1.79506736085662961001e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,55,'{"event":"played","seat":"S","card":"HA"}','nonce-6776858997483',1.79506736085739803309e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,56,'{"event":"played","seat":"W","card":"CT"}',NULL,1.79506736085826373102e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,57,'{"event":"played","seat":"N","card":"DQ"}','nonce-6776860634586',1.79506736085904717442e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,58,'{"event":"played","seat":"E","card":"D7"}',NULL,1.79506736085979580874e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,59,'{"event":"played","seat":"S","card":"H2"}','nonce-6776862117829',1.79506736086054611203e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,60,'{"event":"played","seat":"W","card":"CJ"}',NULL,1.79506736086136555667e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,61,'{"event":"played","seat":"N","card":"DJ"}','nonce-6776863780320',1.79506736086218070987e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,62,'{"event":"played","seat":"E","card":"DT"}',NULL,1.79506736086298847201e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,63,'{"event":"played","seat":"S","card":"C4"}',NULL,1.79506736086356854433e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,64,'{"event":"played","seat":"W","card":"CQ"}',NULL,1.7950673608642718792e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,65,'{"event":"played","seat":"N","card":"D4"}',NULL,1.79506736086486172673e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,66,'{"event":"played","seat":"E","card":"DK"}',NULL,1.79506736086538290974e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,67,'{"event":"scored","tricks":{"EW":3,"NS":10},"entries":[{"side":"NS","points":120,"reason":"tricks","below":false},{"side":"NS","points":50,"reason":"bonus","below":false}]}',NULL,1.79506736086538290974e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',1,68,'{"event":"laidopen","hands":{"W":"6.K7.9832.AKQJT9","N":"QT73.QJ4.AQJ4.32","E":"9.T98653.KT75.76","S":"AKJ8542.A2.6.854"},"seed":"690ec8f51bcf0dd038cb3237b480149f42b577caf664ecefab38c1c7bd6c22bd","salt":"f83c829f81248a559efabc3c03995404"}',NULL,1.79506736086538290974e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',2,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"W","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506736086893963809e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',2,1,'{"event":"committed","digest":"7363f191a42252848a701dd429c053dfe7caa09c2a2992e7c8cba551eae6dbb4"}',NULL,1.79506736086893963809e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',2,2,'{"event":"seeded","seed":"25525fa50b724c54c0fcf8fe6c85d8a1bda70c0ddb32792d27b61eedcee6fcfd","salt":"b8fa553d4a43689d1aab7efb4f7cee5e"}',NULL,1.79506736086893963809e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',2,3,'{"event":"cut","seat":"S","place":1}','nonce-6776871762021',1.79506736087017607691e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',2,4,'{"event":"dealt","seat":"N","hand":"T6.KT953.QT.QJT6"}',NULL,1.79506736087017607691e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',2,5,'{"event":"dealt","seat":"E","hand":"KQ7.AQ742.K94.84"}',NULL,1.79506736087017607691e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',2,6,'{"event":"dealt","seat":"S","hand":"AJ953.6.J87653.9"}',NULL,1.79506736087017607691e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',2,7,'{"event":"dealt","seat":"W","hand":"842.J8.A2.AK7532"}',NULL,1.79506736087017607691e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',2,8,'{"event":"announced","seat":"W","measure":"points","number":12}',NULL,1.79506736087017607691e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',2,9,'{"event":"announced","seat":"N","measure":"points","number":8}',NULL,1.79506736087017607691e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',2,10,'{"event":"announced","seat":"E","measure":"points","number":14}',NULL,1.79506736087017607691e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',2,11,'{"event":"announced","seat":"S","measure":"points","number":6}',NULL,1.79506736087017607691e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',2,12,'{"event":"declared","seat":"E"}',NULL,1.79506736087017607691e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',2,13,'{"event":"faced","seat":"W","hand":"842.J8.A2.AK7532"}',NULL,1.79506736087017607691e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',2,14,'{"event":"chose","seat":"E","contract":{"strain":"NT","goal":9,"terms":"game"}}',NULL,1.79506736087392544743e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',2,15,'{"event":"played","seat":"S","card":"SA"}','nonce-6776876645208',1795067360.87508);
INSERT INTO "events" VALUES('c6bt7awwqv',2,16,'{"event":"played","seat":"W","card":"S2"}',NULL,1.79506736087599658973e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',2,17,'{"event":"played","seat":"N","card":"S6"}',NULL,1.79506736087685656545e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',2,18,'{"event":"played","seat":"E","card":"S7"}',NULL,1.79506736087782645225e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',2,19,'{"event":"played","seat":"S","card":"SJ"}','nonce-6776880226933',1795067360.87865);
INSERT INTO "events" VALUES('c6bt7awwqv',2,20,'{"event":"played","seat":"W","card":"S4"}',NULL,1.79506736087943720818e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',2,21,'{"event":"played","seat":"N","card":"ST"}',NULL,1.79506736088021969788e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',2,22,'{"event":"played","seat":"E","card":"SQ"}',NULL,1.79506736088114452363e+09);
INSERT INTO "events" VALUES('c6bt7awwqv',2,23,'{"event":"played","seat":"E","card":"C4"}',NULL,1.79506736088197970391e+09);
CREATE TABLE guests (
            table_id TEXT NOT NULL, identity TEXT NOT NULL, guest INTEGER NOT NULL, nickname TEXT NOT NULL,
            wish INTEGER, standing TEXT NOT NULL, agreed TEXT NOT NULL, deal INTEGER NOT NULL,
            held INTEGER NOT NULL, PRIMARY KEY (table_id, identity));
CREATE TABLE handovers (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, expires DOUBLE PRECISION NOT NULL);
CREATE TABLE identities (
            id TEXT PRIMARY KEY, nickname TEXT, created DOUBLE PRECISION NOT NULL);
INSERT INTO "identities" VALUES('9de105e4df4e797e','Ann',1.79506735950261545184e+09);
INSERT INTO "identities" VALUES('ad572c3caf10707f',NULL,1.79506736300453090672e+09);
CREATE TABLE played (
            identity TEXT NOT NULL, table_id TEXT NOT NULL, deal INTEGER NOT NULL, number INTEGER, game TEXT NOT NULL,
            ended DOUBLE PRECISION NOT NULL, partner TEXT, others TEXT, people INTEGER, level TEXT, headline TEXT,
            mood TEXT, declared INTEGER, made INTEGER, points INTEGER, again INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (identity, table_id, deal));
INSERT INTO "played" VALUES('9de105e4df4e797e','c6bt7awwqv',1,1,'minibridge',1.79506736086538290974e+09,'Trey','["Pip","Ruff"]',0,'learner','{"say":"You made it! {n:tricks} tricks, {n:over} more than needed","values":{"tricks":10,"over":3}}','won',1,1,170,0);
CREATE TABLE probes (id TEXT PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE puzzles (
            puzzle TEXT PRIMARY KEY, strength DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL,
            volatility DOUBLE PRECISION NOT NULL);
CREATE TABLE readiness (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, player INTEGER NOT NULL,
            PRIMARY KEY (table_id, deal, player));
INSERT INTO "readiness" VALUES('c6bt7awwqv',1,0);
CREATE TABLE reasons (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (table_id, deal, seq));
INSERT INTO "reasons" VALUES('c6bt7awwqv',1,15,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"defenders-lead","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"CA","rule":"the suit that looks best to lead"}}]}');
INSERT INTO "reasons" VALUES('c6bt7awwqv',1,17,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"partner-wins","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"C6","rule":"our side is winning the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('c6bt7awwqv',1,19,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"defenders-lead","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"CK","rule":"the suit that looks best to lead"}}]}');
INSERT INTO "reasons" VALUES('c6bt7awwqv',1,21,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":null,"said":[{"say":"{card:card} is the only card that may be played.","values":{"card":"C7"}}]}');
INSERT INTO "reasons" VALUES('c6bt7awwqv',1,23,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"defenders-lead","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"D2","rule":"the suit that looks best to lead"}}]}');
INSERT INTO "reasons" VALUES('c6bt7awwqv',1,25,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"D5","rule":"nothing here wins the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('c6bt7awwqv',1,28,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":null,"said":[{"say":"{card:card} is the only card that may be played.","values":{"card":"S9"}}]}');
INSERT INTO "reasons" VALUES('c6bt7awwqv',1,30,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":null,"said":[{"say":"{card:card} is the only card that may be played.","values":{"card":"S6"}}]}');
INSERT INTO "reasons" VALUES('c6bt7awwqv',1,32,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"discard","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"D3","rule":"the card that will be missed least"}}]}');
INSERT INTO "reasons" VALUES('c6bt7awwqv',1,34,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"discard","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"H3","rule":"the card that will be missed least"}}]}');
INSERT INTO "reasons" VALUES('c6bt7awwqv',1,36,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"discard","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"D8","rule":"the card that will be missed least"}}]}');
INSERT INTO "reasons" VALUES('c6bt7awwqv',1,38,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"discard","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"H5","rule":"the card that will be missed least"}}]}');
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO "schema_version" VALUES(10);
CREATE TABLE seats (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, kind TEXT NOT NULL, identity TEXT,
            nickname TEXT NOT NULL, level TEXT NOT NULL, PRIMARY KEY (table_id, player));
INSERT INTO "seats" VALUES('c6bt7awwqv',0,'person','9de105e4df4e797e','Ann','learner');
INSERT INTO "seats" VALUES('c6bt7awwqv',1,'bot',NULL,'Pip','learner');
INSERT INTO "seats" VALUES('c6bt7awwqv',2,'bot',NULL,'Trey','learner');
INSERT INTO "seats" VALUES('c6bt7awwqv',3,'bot',NULL,'Ruff','learner');
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
INSERT INTO "tables" VALUES('c6bt7awwqv','minibridge','{}','match','{}',1.7950673600080609321e+09,1.79506736086893963809e+09,0,0,67,'9de105e4df4e797e',0,0,0,'{}','normal',0,NULL,NULL);
CREATE TABLE tokens (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, created DOUBLE PRECISION NOT NULL);
INSERT INTO "tokens" VALUES('3bf62e7eb4ffbf8a46a69f902c0245d405d5943b30481395d35107ec6fdd45c4','9de105e4df4e797e',1.79506735950261545184e+09);
INSERT INTO "tokens" VALUES('790c0b56e660e7a4ccbc241a783964a71a1689f99dd6626a0be7d7c43cefb371','ad572c3caf10707f',1.79506736300453090672e+09);
CREATE TABLE votes (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, voter INTEGER NOT NULL,
            PRIMARY KEY (table_id, player, voter));
CREATE INDEX tables_touched ON tables (touched);
CREATE UNIQUE INDEX seats_identity ON seats (identity, table_id);
CREATE UNIQUE INDEX events_nonce ON events (table_id, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX played_newest ON played (identity, ended);
CREATE UNIQUE INDEX dailies_table ON dailies (table_id);
COMMIT;
