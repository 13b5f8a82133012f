-- {"table": "etrtwt25ac", "deal": 2, "tokens": {"Ann": "ZfF09Sh5f8ihByBINC-VE7syn_N6wg_O"}}
BEGIN TRANSACTION;
CREATE TABLE deals (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, board TEXT NOT NULL, started DOUBLE PRECISION NOT NULL,
            ended DOUBLE PRECISION, summary TEXT, dummy TEXT NOT NULL DEFAULT 'watches', PRIMARY KEY (table_id, deal));
INSERT INTO "deals" VALUES('etrtwt25ac',1,'{"number":1,"dealer":"S","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.79506727537770938867e+09,1.79506727597111177437e+09,'{"say":"{seat:who} made it with {n:tricks} tricks, {n:over} more than needed: {side:whose} score {n:points}.","values":{"who":"N","tricks":10,"over":3,"whose":"NS","points":170}}','watches');
INSERT INTO "deals" VALUES('etrtwt25ac',2,'{"number":2,"dealer":"W","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.79506727597609901428e+09,NULL,NULL,'watches');
CREATE TABLE events (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, nonce TEXT,
            at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, deal, seq));
INSERT INTO "events" VALUES('etrtwt25ac',1,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"S","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506727537770938867e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,1,'{"event":"committed","digest":"71184345d8112089fb7f39ad71b1520e43e8a276122686ead1688531a2fa5473"}',NULL,1.79506727537770938867e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,2,'{"event":"seeded","seed":"f4593fe3c3f8f0989f9f5671607e0193c25500936879acc28dac4b7503e184a5","salt":"29d5097363b007eeb03897b9c00b4b42"}',NULL,1.79506727537770938867e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,3,'{"event":"cut","seat":"E","place":21}',NULL,1.79506727542152619359e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,4,'{"event":"dealt","seat":"W","hand":"JT.75.KJ72.JT753"}',NULL,1.79506727542152619359e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,5,'{"event":"dealt","seat":"N","hand":"K97.A9.AT965.K98"}',NULL,1.79506727542152619359e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,6,'{"event":"dealt","seat":"E","hand":"A542.K842.Q84.Q4"}',NULL,1.79506727542152619359e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,7,'{"event":"dealt","seat":"S","hand":"Q863.QJT63.3.A62"}',NULL,1.79506727542152619359e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,8,'{"event":"announced","seat":"S","measure":"points","number":9}',NULL,1.79506727542152619359e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,9,'{"event":"announced","seat":"W","measure":"points","number":6}',NULL,1.79506727542152619359e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,10,'{"event":"announced","seat":"N","measure":"points","number":14}',NULL,1.79506727542152619359e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,11,'{"event":"announced","seat":"E","measure":"points","number":11}',NULL,1.79506727542152619359e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,12,'{"event":"declared","seat":"N"}',NULL,1.79506727542152619359e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,13,'{"event":"faced","seat":"S","hand":"Q863.QJT63.3.A62"}',NULL,1.79506727542152619359e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,14,'{"event":"chose","seat":"N","contract":{"strain":"H","goal":7,"terms":"part-score"}}',NULL,1.79506727544371461873e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,15,'{"event":"played","seat":"E","card":"D4"}',NULL,1.79506727544683384895e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,16,'{"event":"played","seat":"S","card":"D3"}',NULL,1.7950672754494690895e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,17,'{"event":"played","seat":"W","card":"DK"}',NULL,1.79506727545597696308e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,18,'{"event":"played","seat":"N","card":"DA"}',NULL,1.79506727545723938944e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,19,'{"event":"played","seat":"N","card":"HA"}',NULL,1.79506727545831298829e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,20,'{"event":"played","seat":"E","card":"H2"}',NULL,1.79506727545943093301e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,21,'{"event":"played","seat":"S","card":"H3"}',NULL,1.79506727546030330662e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,22,'{"event":"played","seat":"W","card":"H5"}',NULL,1.79506727546214056015e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,23,'{"event":"played","seat":"N","card":"H9"}',NULL,1.79506727546824216843e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,24,'{"event":"played","seat":"E","card":"H4"}',NULL,1.79506727546950674051e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,25,'{"event":"played","seat":"S","card":"H6"}',NULL,1.795067275470651865e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,26,'{"event":"played","seat":"W","card":"H7"}',NULL,1.79506727547164654729e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,27,'{"event":"played","seat":"N","card":"DT"}',NULL,1.79506727547297072408e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,28,'{"event":"played","seat":"E","card":"D8"}',NULL,1.79506727547453355789e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,29,'{"event":"played","seat":"S","card":"HT"}',NULL,1.79506727547546386723e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,30,'{"event":"played","seat":"W","card":"D2"}',NULL,1.79506727547624778747e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,31,'{"event":"played","seat":"S","card":"HQ"}',NULL,1.79506727547698807711e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,32,'{"event":"played","seat":"W","card":"C3"}',NULL,1.79506727547773385048e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,33,'{"event":"played","seat":"N","card":"D5"}',NULL,1.79506727547848701472e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,34,'{"event":"played","seat":"E","card":"HK"}',NULL,1.79506727548023152355e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,35,'{"event":"played","seat":"E","card":"SA"}',NULL,1.79506727548106670378e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,36,'{"event":"played","seat":"S","card":"S3"}',NULL,1.79506727548208236695e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,37,'{"event":"played","seat":"W","card":"ST"}',NULL,1.79506727571832656866e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,38,'{"event":"played","seat":"N","card":"S7"}',NULL,1.79506727571977043149e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,39,'{"event":"played","seat":"E","card":"S5"}',NULL,1.7950672757206609249e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,40,'{"event":"played","seat":"S","card":"S6"}',NULL,1.79506727572135043151e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,41,'{"event":"played","seat":"W","card":"SJ"}',NULL,1.79506727572196292871e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,42,'{"event":"played","seat":"N","card":"SK"}',NULL,1.79506727572438573841e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,43,'{"event":"played","seat":"N","card":"D6"}',NULL,1.79506727572554087637e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,44,'{"event":"played","seat":"E","card":"DQ"}',NULL,1.79506727572659945495e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,45,'{"event":"played","seat":"S","card":"HJ"}',NULL,1.79506727572773623459e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,46,'{"event":"played","seat":"W","card":"D7"}',NULL,1.79506727572924852372e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,47,'{"event":"played","seat":"S","card":"S8"}',NULL,1.79506727573062491417e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,48,'{"event":"played","seat":"W","card":"C5"}',NULL,1.79506727573200893397e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,49,'{"event":"played","seat":"N","card":"S9"}',NULL,1.79506727573283934593e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,50,'{"event":"played","seat":"E","card":"S2"}',NULL,1.79506727573420476907e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,51,'{"event":"played","seat":"N","card":"D9"}',NULL,1.79506727573510098459e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,52,'{"event":"played","seat":"E","card":"H8"}',NULL,1.79506727573583674435e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,53,'{"event":"played","seat":"S","card":"C2"}',NULL,1.79506727573662257192e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,54,'{"event":"played","seat":"W","card":"DJ"}',NULL,1.79506727573729634285e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,55,'{"event":"played","seat":"E","card":"S4"}',NULL,1.79506727573807549477e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,56,'{"event":"played","seat":"S","card":"SQ"}',NULL,1.79506727581500148769e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,57,'{"event":"played","seat":"W","card":"C7"}',NULL,1.79506727591456198694e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,58,'{"event":"played","seat":"N","card":"C8"}',NULL,1.79506727591670870781e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,59,'{"event":"played","seat":"S","card":"CA"}',NULL,1.7950672759425244331e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,60,'{"event":"played","seat":"W","card":"CT"}',NULL,1.79506727594809794429e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,61,'{"event":"played","seat":"N","card":"C9"}',NULL,1.79506727595088267325e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,62,'{"event":"played","seat":"E","card":"C4"}',NULL,1.79506727596245717996e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,63,'{"event":"played","seat":"S","card":"C6"}',NULL,1.79506727596557784081e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,64,'{"event":"played","seat":"W","card":"CJ"}',NULL,1.79506727596669292445e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,65,'{"event":"played","seat":"N","card":"CK"}',NULL,1795067275.96735);
INSERT INTO "events" VALUES('etrtwt25ac',1,66,'{"event":"played","seat":"E","card":"CQ"}',NULL,1.79506727597111177437e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,67,'{"event":"scored","tricks":{"NS":10,"EW":3},"entries":[{"side":"NS","points":120,"reason":"tricks","below":false},{"side":"NS","points":50,"reason":"bonus","below":false}]}',NULL,1.79506727597111177437e+09);
INSERT INTO "events" VALUES('etrtwt25ac',1,68,'{"event":"laidopen","hands":{"W":"JT.75.KJ72.JT753","N":"K97.A9.AT965.K98","E":"A542.K842.Q84.Q4","S":"Q863.QJT63.3.A62"},"seed":"f4593fe3c3f8f0989f9f5671607e0193c25500936879acc28dac4b7503e184a5","salt":"29d5097363b007eeb03897b9c00b4b42"}',NULL,1.79506727597111177437e+09);
INSERT INTO "events" VALUES('etrtwt25ac',2,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"W","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506727597609901428e+09);
INSERT INTO "events" VALUES('etrtwt25ac',2,1,'{"event":"committed","digest":"0d26208324e7faa888c6026df019dc7225e5296c8a125bcbc1a18246ae504b09"}',NULL,1.79506727597609901428e+09);
INSERT INTO "events" VALUES('etrtwt25ac',2,2,'{"event":"seeded","seed":"912e94933b318140ba2d3df66b19fd8be8b73b6e3288628b7f48f8cf6632feb7","salt":"4412f75d0e8940d7dfbc7abffaa0ca03"}',NULL,1.79506727597609901428e+09);
INSERT INTO "events" VALUES('etrtwt25ac',2,3,'{"event":"cut","seat":"S","place":1}','nonce-6691979066453',1.79506727597756814956e+09);
INSERT INTO "events" VALUES('etrtwt25ac',2,4,'{"event":"dealt","seat":"N","hand":"K72.7.JT7432.A76"}',NULL,1.79506727597756814956e+09);
INSERT INTO "events" VALUES('etrtwt25ac',2,5,'{"event":"dealt","seat":"E","hand":"Q64.QT52.K86.KQT"}',NULL,1.79506727597756814956e+09);
INSERT INTO "events" VALUES('etrtwt25ac',2,6,'{"event":"dealt","seat":"S","hand":"AJ95.K6.95.85432"}',NULL,1.79506727597756814956e+09);
INSERT INTO "events" VALUES('etrtwt25ac',2,7,'{"event":"dealt","seat":"W","hand":"T83.AJ9843.AQ.J9"}',NULL,1.79506727597756814956e+09);
INSERT INTO "events" VALUES('etrtwt25ac',2,8,'{"event":"announced","seat":"W","measure":"points","number":12}',NULL,1.79506727597756814956e+09);
INSERT INTO "events" VALUES('etrtwt25ac',2,9,'{"event":"announced","seat":"N","measure":"points","number":8}',NULL,1.79506727597756814956e+09);
INSERT INTO "events" VALUES('etrtwt25ac',2,10,'{"event":"announced","seat":"E","measure":"points","number":12}',NULL,1.79506727597756814956e+09);
INSERT INTO "events" VALUES('etrtwt25ac',2,11,'{"event":"announced","seat":"S","measure":"points","number":8}',NULL,1.79506727597756814956e+09);
INSERT INTO "events" VALUES('etrtwt25ac',2,12,'{"event":"declared","seat":"W"}',NULL,1.79506727597756814956e+09);
INSERT INTO "events" VALUES('etrtwt25ac',2,13,'{"event":"faced","seat":"E","hand":"Q64.QT52.K86.KQT"}',NULL,1.79506727597756814956e+09);
INSERT INTO "events" VALUES('etrtwt25ac',2,14,'{"event":"chose","seat":"W","contract":{"strain":"H","goal":10,"terms":"game"}}',NULL,1.79506727598981904981e+09);
INSERT INTO "events" VALUES('etrtwt25ac',2,15,'{"event":"played","seat":"N","card":"D4"}',NULL,1.79506727599165320395e+09);
INSERT INTO "events" VALUES('etrtwt25ac',2,16,'{"event":"played","seat":"E","card":"D6"}',NULL,1.79506727599262309079e+09);
INSERT INTO "events" VALUES('etrtwt25ac',2,17,'{"event":"played","seat":"S","card":"D9"}','nonce-6691995129393',1.79506727599367022513e+09);
INSERT INTO "events" VALUES('etrtwt25ac',2,18,'{"event":"played","seat":"W","card":"DQ"}',NULL,1.79506727599591732026e+09);
INSERT INTO "events" VALUES('etrtwt25ac',2,19,'{"event":"played","seat":"W","card":"HA"}',NULL,1.79506727600167417533e+09);
INSERT INTO "events" VALUES('etrtwt25ac',2,20,'{"event":"played","seat":"N","card":"H7"}',NULL,1.79506727600677967078e+09);
INSERT INTO "events" VALUES('etrtwt25ac',2,21,'{"event":"played","seat":"E","card":"H2"}',NULL,1.795067276010784626e+09);
INSERT INTO "events" VALUES('etrtwt25ac',2,22,'{"event":"played","seat":"S","card":"HK"}','nonce-6692013470973',1.79506727601201605793e+09);
INSERT INTO "events" VALUES('etrtwt25ac',2,23,'{"event":"played","seat":"W","card":"H3"}',NULL,1.79506727601475167275e+09);
INSERT INTO "events" VALUES('etrtwt25ac',2,24,'{"event":"played","seat":"N","card":"D2"}',NULL,1.79506727601571607587e+09);
INSERT INTO "events" VALUES('etrtwt25ac',2,25,'{"event":"played","seat":"E","card":"HT"}',NULL,1.79506727601736402509e+09);
CREATE TABLE guests (
            table_id TEXT NOT NULL, identity TEXT NOT NULL, guest INTEGER NOT NULL, nickname TEXT NOT NULL,
            wish INTEGER, standing TEXT NOT NULL, agreed TEXT NOT NULL, deal INTEGER NOT NULL,
            held INTEGER NOT NULL, PRIMARY KEY (table_id, identity));
CREATE TABLE handovers (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, expires DOUBLE PRECISION NOT NULL);
CREATE TABLE identities (
            id TEXT PRIMARY KEY, nickname TEXT, created DOUBLE PRECISION NOT NULL);
INSERT INTO "identities" VALUES('e2bc6d39ee82fec2','Ann',1.79506727537496423722e+09);
CREATE TABLE played (
            identity TEXT NOT NULL, table_id TEXT NOT NULL, deal INTEGER NOT NULL, number INTEGER, game TEXT NOT NULL,
            ended DOUBLE PRECISION NOT NULL, partner TEXT, others TEXT, people INTEGER, level TEXT, headline TEXT,
            mood TEXT, declared INTEGER, made INTEGER, points INTEGER, PRIMARY KEY (identity, table_id, deal));
INSERT INTO "played" VALUES('e2bc6d39ee82fec2','etrtwt25ac',1,1,'minibridge',1.79506727597111177437e+09,'Trey','["Pip","Ruff"]',0,'learner','{"say":"You made it! {n:tricks} tricks, {n:over} more than needed","values":{"tricks":10,"over":3}}','won',1,1,170);
CREATE TABLE probes (id TEXT PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE readiness (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, player INTEGER NOT NULL,
            PRIMARY KEY (table_id, deal, player));
INSERT INTO "readiness" VALUES('etrtwt25ac',1,0);
CREATE TABLE reasons (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (table_id, deal, seq));
INSERT INTO "reasons" VALUES('etrtwt25ac',1,14,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"count","said":[{"say":"I chose by a rule: {word:rule}.","values":{"rule":"points and length"}}]}');
INSERT INTO "reasons" VALUES('etrtwt25ac',1,15,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"defenders-lead","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"D4","rule":"the suit that looks best to lead"}}]}');
INSERT INTO "reasons" VALUES('etrtwt25ac',1,16,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":null,"said":[{"say":"{card:card} was the only card to play.","values":{"card":"D3"}}]}');
INSERT INTO "reasons" VALUES('etrtwt25ac',1,17,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"third-hand","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"DK","rule":"third hand high, or the finesse"}}]}');
INSERT INTO "reasons" VALUES('etrtwt25ac',1,18,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"last-hand","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"DA","rule":"last hand wins as cheaply as it can"}}]}');
INSERT INTO "reasons" VALUES('etrtwt25ac',1,19,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"draw-trumps","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"HA","rule":"draw trumps"}}]}');
INSERT INTO "reasons" VALUES('etrtwt25ac',1,20,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"H2","rule":"low, because nothing here wins"}}]}');
INSERT INTO "reasons" VALUES('etrtwt25ac',1,21,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"partner-wins","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"H3","rule":"low, because our side is winning the trick"}}]}');
INSERT INTO "reasons" VALUES('etrtwt25ac',1,22,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"H5","rule":"low, because nothing here wins"}}]}');
INSERT INTO "reasons" VALUES('etrtwt25ac',1,23,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"draw-trumps","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"H9","rule":"draw trumps"}}]}');
INSERT INTO "reasons" VALUES('etrtwt25ac',1,24,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"second-hand","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"H4","rule":"second hand low, unless an honour is to be covered"}}]}');
INSERT INTO "reasons" VALUES('etrtwt25ac',1,25,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"partner-wins","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"H6","rule":"low, because our side is winning the trick"}}]}');
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO "schema_version" VALUES(6);
CREATE TABLE seats (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, kind TEXT NOT NULL, identity TEXT,
            nickname TEXT NOT NULL, level TEXT NOT NULL, PRIMARY KEY (table_id, player));
INSERT INTO "seats" VALUES('etrtwt25ac',0,'person','e2bc6d39ee82fec2','Ann','learner');
INSERT INTO "seats" VALUES('etrtwt25ac',1,'bot',NULL,'Pip','learner');
INSERT INTO "seats" VALUES('etrtwt25ac',2,'bot',NULL,'Trey','learner');
INSERT INTO "seats" VALUES('etrtwt25ac',3,'bot',NULL,'Ruff','learner');
CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, session TEXT NOT NULL,
            session_options TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, touched DOUBLE PRECISION NOT NULL,
            stopping INTEGER NOT NULL, finished INTEGER NOT NULL, revision INTEGER NOT NULL DEFAULT 0, owner TEXT, watchable INTEGER NOT NULL DEFAULT 0, gathering INTEGER NOT NULL DEFAULT 0, practice INTEGER NOT NULL DEFAULT 0, draws TEXT NOT NULL DEFAULT '{}', pace TEXT NOT NULL DEFAULT 'normal');
INSERT INTO "tables" VALUES('etrtwt25ac','minibridge','{}','match','{}',1.79506727537770938867e+09,1.79506727597609901428e+09,0,0,69,'e2bc6d39ee82fec2',0,0,0,'{}','normal');
CREATE TABLE tokens (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, created DOUBLE PRECISION NOT NULL);
INSERT INTO "tokens" VALUES('03271c2a2c83ec52f21236764c6aad9f215dfa2fc34950b0809fe1ab887905bf','e2bc6d39ee82fec2',1.79506727537496423722e+09);
CREATE TABLE votes (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, voter INTEGER NOT NULL,
            PRIMARY KEY (table_id, player, voter));
CREATE INDEX tables_touched ON tables (touched);
CREATE UNIQUE INDEX seats_identity ON seats (identity, table_id);
CREATE UNIQUE INDEX events_nonce ON events (table_id, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX played_newest ON played (identity, ended);
COMMIT;
