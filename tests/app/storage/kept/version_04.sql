-- {"table": "c8krb6h490", "deal": 2, "tokens": {"Ann": "nwhx1RKcapNb1BJtWHFwhX5vPGqzHYqn"}}
BEGIN TRANSACTION;
CREATE TABLE deals (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, board TEXT NOT NULL, started DOUBLE PRECISION NOT NULL,
            ended DOUBLE PRECISION, summary TEXT, PRIMARY KEY (table_id, deal));
INSERT INTO "deals" VALUES('c8krb6h490',1,'{"number":1,"dealer":"S","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.79506725461876344681e+09,1.79506725493121337892e+09,'{"say":"{seat:who} made it with {n:tricks} tricks, {n:over} more than needed: {side:whose} score {n:points}.","values":{"who":"W","tricks":8,"over":1,"whose":"EW","points":120}}');
INSERT INTO "deals" VALUES('c8krb6h490',2,'{"number":2,"dealer":"W","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.79506725493386292457e+09,NULL,NULL);
CREATE TABLE events (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, nonce TEXT,
            at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, deal, seq));
INSERT INTO "events" VALUES('c8krb6h490',1,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"S","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506725461876344681e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,1,'{"event":"committed","digest":"d33d50e9996cf2e8ba6db1aef27fb7c0f28f3964d458234bde6f3c9d5d5afa2f"}',NULL,1.79506725461876344681e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,2,'{"event":"seeded","seed":"83d2ff2803fe76880fb3e099531d540dcb081e757f5bc1d8c502650010bc8d1d","salt":"45f4d2a9a0cdd0ec5ddedac962bd1b29"}',NULL,1.79506725461876344681e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,3,'{"event":"cut","seat":"E","place":49}',NULL,1.79506725468955254552e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,4,'{"event":"dealt","seat":"W","hand":"AJ98.KJ8.A92.852"}',NULL,1.79506725468955254552e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,5,'{"event":"dealt","seat":"N","hand":"KT.QT76.T5.AKT73"}',NULL,1.79506725468955254552e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,6,'{"event":"dealt","seat":"E","hand":"742.A54.QJ63.J64"}',NULL,1.79506725468955254552e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,7,'{"event":"dealt","seat":"S","hand":"Q653.932.K874.Q9"}',NULL,1.79506725468955254552e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,8,'{"event":"announced","seat":"S","measure":"points","number":7}',NULL,1.79506725468955254552e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,9,'{"event":"announced","seat":"W","measure":"points","number":13}',NULL,1.79506725468955254552e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,10,'{"event":"announced","seat":"N","measure":"points","number":12}',NULL,1.79506725468955254552e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,11,'{"event":"announced","seat":"E","measure":"points","number":8}',NULL,1.79506725468955254552e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,12,'{"event":"declared","seat":"W"}',NULL,1.79506725468955254552e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,13,'{"event":"faced","seat":"E","hand":"742.A54.QJ63.J64"}',NULL,1.79506725468955254552e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,14,'{"event":"chose","seat":"W","contract":{"strain":"NT","goal":7,"terms":"part-score"}}',NULL,1.79506725469483828551e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,15,'{"event":"played","seat":"N","card":"CA"}',NULL,1.79506725470154929157e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,16,'{"event":"played","seat":"E","card":"C4"}',NULL,1.79506725470667624468e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,17,'{"event":"played","seat":"S","card":"CQ"}','nonce-6670709552583',1.79506725470824766164e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,18,'{"event":"played","seat":"W","card":"C2"}',NULL,1.79506725471008920669e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,19,'{"event":"played","seat":"N","card":"CK"}',NULL,1.79506725471128678319e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,20,'{"event":"played","seat":"E","card":"C6"}',NULL,1.7950672547122001648e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,21,'{"event":"played","seat":"S","card":"C9"}','nonce-6670714614717',1.79506725471312808995e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,22,'{"event":"played","seat":"W","card":"C5"}',NULL,1.79506725471403169635e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,23,'{"event":"played","seat":"N","card":"CT"}',NULL,1.79506725471493172648e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,24,'{"event":"played","seat":"E","card":"CJ"}',NULL,1.79506725471566724776e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,25,'{"event":"played","seat":"S","card":"SQ"}','nonce-6670718075932',1.79506725471654391291e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,26,'{"event":"played","seat":"W","card":"C8"}',NULL,1795067254.71731);
INSERT INTO "events" VALUES('c8krb6h490',1,27,'{"event":"played","seat":"E","card":"S2"}',NULL,1.795067254718116045e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,28,'{"event":"played","seat":"S","card":"S6"}','nonce-6670720414152',1795067254.7189);
INSERT INTO "events" VALUES('c8krb6h490',1,29,'{"event":"played","seat":"W","card":"SJ"}',NULL,1.79506725471972870822e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,30,'{"event":"played","seat":"N","card":"SK"}',NULL,1.79506725472040152549e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,31,'{"event":"played","seat":"N","card":"C7"}',NULL,1.79506725472112298007e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,32,'{"event":"played","seat":"E","card":"D3"}',NULL,1.79506725472191643717e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,33,'{"event":"played","seat":"S","card":"S5"}','nonce-6670724143317',1.79506725472261238103e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,34,'{"event":"played","seat":"W","card":"D2"}',NULL,1.79506725472338986402e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,35,'{"event":"played","seat":"N","card":"C3"}',NULL,1.7950672547241303921e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,36,'{"event":"played","seat":"E","card":"S4"}',NULL,1.79506725472489738469e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,37,'{"event":"played","seat":"S","card":"S3"}','nonce-6670727135141',1.79506725472558641438e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,38,'{"event":"played","seat":"W","card":"H8"}',NULL,1.79506725472638702396e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,39,'{"event":"played","seat":"N","card":"DT"}',NULL,1.79506725472712779043e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,40,'{"event":"played","seat":"E","card":"D6"}',NULL,1.7950672547278518677e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,41,'{"event":"played","seat":"S","card":"DK"}','nonce-6670730033096',1.79506725472845864296e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,42,'{"event":"played","seat":"W","card":"DA"}',NULL,1.79506725472914099688e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,43,'{"event":"played","seat":"W","card":"HK"}',NULL,1.79506725472986698147e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,44,'{"event":"played","seat":"N","card":"H6"}',NULL,1.79506725473065280916e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,45,'{"event":"played","seat":"E","card":"H4"}',NULL,1.79506725473131012915e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,46,'{"event":"played","seat":"S","card":"H9"}','nonce-6670733523494',1.79506725473197841641e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,47,'{"event":"played","seat":"W","card":"HJ"}',NULL,1795067254.73283);
INSERT INTO "events" VALUES('c8krb6h490',1,48,'{"event":"played","seat":"N","card":"H7"}',NULL,1.7950672547334814072e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,49,'{"event":"played","seat":"E","card":"H5"}',NULL,1.79506725473411774636e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,50,'{"event":"played","seat":"S","card":"H3"}','nonce-6670736410492',1.79506725473486018177e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,51,'{"event":"played","seat":"W","card":"SA"}',NULL,1.79506725473564648625e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,52,'{"event":"played","seat":"N","card":"ST"}',NULL,1.79506725473630666728e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,53,'{"event":"played","seat":"E","card":"S7"}',NULL,1.79506725473693776132e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,54,'{"event":"played","seat":"S","card":"H2"}','nonce-6670739119064',1.79506725473752951627e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,55,'{"event":"played","seat":"W","card":"S9"}',NULL,1.79506725473923921579e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,56,'{"event":"played","seat":"N","card":"D5"}',NULL,1.79506725473997139934e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,57,'{"event":"played","seat":"E","card":"DJ"}',NULL,1.79506725474056506161e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,58,'{"event":"played","seat":"S","card":"D8"}','nonce-6670921574235',1.79506725492034912108e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,59,'{"event":"played","seat":"W","card":"S8"}',NULL,1.79506725492414188384e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,60,'{"event":"played","seat":"N","card":"HT"}',NULL,1.79506725492530560496e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,61,'{"event":"played","seat":"E","card":"DQ"}',NULL,1.79506725492631053929e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,62,'{"event":"played","seat":"S","card":"D7"}','nonce-6670928925054',1.79506725492739844327e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,63,'{"event":"played","seat":"W","card":"D9"}',NULL,1.79506725492847037314e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,64,'{"event":"played","seat":"N","card":"HQ"}',NULL,1.7950672549294660091e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,65,'{"event":"played","seat":"E","card":"HA"}',NULL,1.79506725493039798733e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,66,'{"event":"played","seat":"S","card":"D4"}','nonce-6670932718295',1.79506725493121337892e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,67,'{"event":"scored","tricks":{"EW":8,"NS":5},"entries":[{"side":"EW","points":70,"reason":"tricks","below":false},{"side":"EW","points":50,"reason":"bonus","below":false}]}',NULL,1.79506725493121337892e+09);
INSERT INTO "events" VALUES('c8krb6h490',1,68,'{"event":"laidopen","hands":{"W":"AJ98.KJ8.A92.852","N":"KT.QT76.T5.AKT73","E":"742.A54.QJ63.J64","S":"Q653.932.K874.Q9"},"seed":"83d2ff2803fe76880fb3e099531d540dcb081e757f5bc1d8c502650010bc8d1d","salt":"45f4d2a9a0cdd0ec5ddedac962bd1b29"}',NULL,1.79506725493121337892e+09);
INSERT INTO "events" VALUES('c8krb6h490',2,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"W","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506725493386292457e+09);
INSERT INTO "events" VALUES('c8krb6h490',2,1,'{"event":"committed","digest":"aa4a2259bfadd19b8477f555843a905e50d39c3f74f4489cbd1a8657b3960388"}',NULL,1.79506725493386292457e+09);
INSERT INTO "events" VALUES('c8krb6h490',2,2,'{"event":"seeded","seed":"4186dd6c8576d3db11bb3758f459209923443ee874c987cd4205d9cb962c80f2","salt":"e0b8edb2aa6cc4766c2fd6853270daf4"}',NULL,1.79506725493386292457e+09);
INSERT INTO "events" VALUES('c8krb6h490',2,3,'{"event":"cut","seat":"S","place":1}','nonce-6670936631324',1.79506725493506646158e+09);
INSERT INTO "events" VALUES('c8krb6h490',2,4,'{"event":"dealt","seat":"N","hand":"JT532.T93.AKT8.J"}',NULL,1.79506725493506646158e+09);
INSERT INTO "events" VALUES('c8krb6h490',2,5,'{"event":"dealt","seat":"E","hand":"KQ.K765.763.AT82"}',NULL,1.79506725493506646158e+09);
INSERT INTO "events" VALUES('c8krb6h490',2,6,'{"event":"dealt","seat":"S","hand":"9.AJ2.QJ952.7653"}',NULL,1.79506725493506646158e+09);
INSERT INTO "events" VALUES('c8krb6h490',2,7,'{"event":"dealt","seat":"W","hand":"A8764.Q84.4.KQ94"}',NULL,1.79506725493506646158e+09);
INSERT INTO "events" VALUES('c8krb6h490',2,8,'{"event":"announced","seat":"W","measure":"points","number":11}',NULL,1.79506725493506646158e+09);
INSERT INTO "events" VALUES('c8krb6h490',2,9,'{"event":"announced","seat":"N","measure":"points","number":9}',NULL,1.79506725493506646158e+09);
INSERT INTO "events" VALUES('c8krb6h490',2,10,'{"event":"announced","seat":"E","measure":"points","number":12}',NULL,1.79506725493506646158e+09);
INSERT INTO "events" VALUES('c8krb6h490',2,11,'{"event":"announced","seat":"S","measure":"points","number":8}',NULL,1.79506725493506646158e+09);
INSERT INTO "events" VALUES('c8krb6h490',2,12,'{"event":"declared","seat":"E"}',NULL,1.79506725493506646158e+09);
INSERT INTO "events" VALUES('c8krb6h490',2,13,'{"event":"faced","seat":"W","hand":"A8764.Q84.4.KQ94"}',NULL,1.79506725493506646158e+09);
INSERT INTO "events" VALUES('c8krb6h490',2,14,'{"event":"chose","seat":"E","contract":{"strain":"C","goal":7,"terms":"part-score"}}',NULL,1.79506725493724441527e+09);
INSERT INTO "events" VALUES('c8krb6h490',2,15,'{"event":"played","seat":"S","card":"S9"}','nonce-6670941313651',1.79506725493979549411e+09);
INSERT INTO "events" VALUES('c8krb6h490',2,16,'{"event":"played","seat":"W","card":"S4"}',NULL,1.79506725494078469272e+09);
INSERT INTO "events" VALUES('c8krb6h490',2,17,'{"event":"played","seat":"N","card":"S2"}',NULL,1.79506725494164705281e+09);
INSERT INTO "events" VALUES('c8krb6h490',2,18,'{"event":"played","seat":"E","card":"SQ"}',NULL,1.79506725494262886046e+09);
INSERT INTO "events" VALUES('c8krb6h490',2,19,'{"event":"played","seat":"E","card":"CA"}',NULL,1.79506725494357943532e+09);
INSERT INTO "events" VALUES('c8krb6h490',2,20,'{"event":"played","seat":"S","card":"C7"}','nonce-6670945902479',1.79506725494433069228e+09);
INSERT INTO "events" VALUES('c8krb6h490',2,21,'{"event":"played","seat":"W","card":"C4"}',NULL,1.79506725494512939453e+09);
INSERT INTO "events" VALUES('c8krb6h490',2,22,'{"event":"played","seat":"N","card":"CJ"}',NULL,1.79506725494590806957e+09);
INSERT INTO "events" VALUES('c8krb6h490',2,23,'{"event":"played","seat":"E","card":"CT"}',NULL,1.79506725494665527343e+09);
CREATE TABLE guests (
            table_id TEXT NOT NULL, identity TEXT NOT NULL, guest INTEGER NOT NULL, nickname TEXT NOT NULL,
            wish INTEGER, standing TEXT NOT NULL, agreed TEXT NOT NULL, deal INTEGER NOT NULL,
            held INTEGER NOT NULL, PRIMARY KEY (table_id, identity));
CREATE TABLE handovers (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, expires DOUBLE PRECISION NOT NULL);
CREATE TABLE identities (
            id TEXT PRIMARY KEY, nickname TEXT, created DOUBLE PRECISION NOT NULL);
INSERT INTO "identities" VALUES('75517308e63ce42a','Ann',1.79506725457491278646e+09);
CREATE TABLE probes (id TEXT PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE readiness (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, player INTEGER NOT NULL,
            PRIMARY KEY (table_id, deal, player));
INSERT INTO "readiness" VALUES('c8krb6h490',1,0);
CREATE TABLE reasons (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (table_id, deal, seq));
INSERT INTO "reasons" VALUES('c8krb6h490',1,14,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"count","said":[{"say":"I chose by a rule: {word:rule}.","values":{"rule":"points and length"}}]}');
INSERT INTO "reasons" VALUES('c8krb6h490',1,15,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"defenders-lead","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"CA","rule":"the suit that looks best to lead"}}]}');
INSERT INTO "reasons" VALUES('c8krb6h490',1,16,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"C4","rule":"low, because nothing here wins"}}]}');
INSERT INTO "reasons" VALUES('c8krb6h490',1,18,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"C2","rule":"low, because nothing here wins"}}]}');
INSERT INTO "reasons" VALUES('c8krb6h490',1,19,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"defenders-lead","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"CK","rule":"the suit that looks best to lead"}}]}');
INSERT INTO "reasons" VALUES('c8krb6h490',1,20,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"C6","rule":"low, because nothing here wins"}}]}');
INSERT INTO "reasons" VALUES('c8krb6h490',1,22,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"C5","rule":"low, because nothing here wins"}}]}');
INSERT INTO "reasons" VALUES('c8krb6h490',1,23,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"defenders-lead","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"CT","rule":"the suit that looks best to lead"}}]}');
INSERT INTO "reasons" VALUES('c8krb6h490',1,24,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":null,"said":[{"say":"{card:card} was the only card to play.","values":{"card":"CJ"}}]}');
INSERT INTO "reasons" VALUES('c8krb6h490',1,26,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":null,"said":[{"say":"{card:card} was the only card to play.","values":{"card":"C8"}}]}');
INSERT INTO "reasons" VALUES('c8krb6h490',1,27,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"work","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"S2","rule":"work on the suit that promises most"}}]}');
INSERT INTO "reasons" VALUES('c8krb6h490',1,29,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"third-hand","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"SJ","rule":"third hand high, or the finesse"}}]}');
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO "schema_version" VALUES(4);
CREATE TABLE seats (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, kind TEXT NOT NULL, identity TEXT,
            nickname TEXT NOT NULL, level TEXT NOT NULL, PRIMARY KEY (table_id, player));
INSERT INTO "seats" VALUES('c8krb6h490',0,'person','75517308e63ce42a','Ann','learner');
INSERT INTO "seats" VALUES('c8krb6h490',1,'bot',NULL,'Pip','learner');
INSERT INTO "seats" VALUES('c8krb6h490',2,'bot',NULL,'Trey','learner');
INSERT INTO "seats" VALUES('c8krb6h490',3,'bot',NULL,'Ruff','learner');
CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, session TEXT NOT NULL,
            session_options TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, touched DOUBLE PRECISION NOT NULL,
            stopping INTEGER NOT NULL, finished INTEGER NOT NULL, revision INTEGER NOT NULL DEFAULT 0, owner TEXT, watchable INTEGER NOT NULL DEFAULT 0, gathering INTEGER NOT NULL DEFAULT 0, practice INTEGER NOT NULL DEFAULT 0, draws TEXT NOT NULL DEFAULT '{}');
INSERT INTO "tables" VALUES('c8krb6h490','minibridge','{}','match','{}',1.79506725461876344681e+09,1.79506725493386292457e+09,0,0,67,'75517308e63ce42a',0,0,0,'{}');
CREATE TABLE tokens (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, created DOUBLE PRECISION NOT NULL);
INSERT INTO "tokens" VALUES('1fbf7e122b6d504ca6c202152e24bb08eb177a7314a5cfe31cab50b4148e0a2c','75517308e63ce42a',1.79506725457491278646e+09);
CREATE TABLE votes (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, voter INTEGER NOT NULL,
            PRIMARY KEY (table_id, player, voter));
CREATE INDEX tables_touched ON tables (touched);
CREATE UNIQUE INDEX seats_identity ON seats (identity, table_id);
CREATE UNIQUE INDEX events_nonce ON events (table_id, nonce) WHERE nonce IS NOT NULL;
COMMIT;
