-- {"table": "hy529593db", "deal": 2, "tokens": {"Ann": "PeQDCYtBs1aE13wxmqV7GWRSfrj0JEOp"}}
BEGIN TRANSACTION;
CREATE TABLE deals (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, board TEXT NOT NULL, started DOUBLE PRECISION NOT NULL,
            ended DOUBLE PRECISION, summary TEXT, PRIMARY KEY (table_id, deal));
INSERT INTO "deals" VALUES('hy529593db',1,'{"number":1,"dealer":"N","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}}',1.79506725127197360987e+09,1.79506725133825802802e+09,'{"say":"{seat:who} needed {n:goal} tricks and won {n:tricks}: {side:whose} score {n:points}.","values":{"who":"N","goal":7,"tricks":4,"whose":"EW","points":150}}');
INSERT INTO "deals" VALUES('hy529593db',2,'{"number":2,"dealer":"E","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}}',1.79506725134447407722e+09,NULL,NULL);
CREATE TABLE events (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, nonce TEXT,
            at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, deal, seq));
INSERT INTO "events" VALUES('hy529593db',1,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"N","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506725127197360987e+09);
INSERT INTO "events" VALUES('hy529593db',1,1,'{"event":"committed","digest":"6320b3923657ffbd2cfbdbe3d9ca55475b9d0db1082daae6e3957cb85b49eb92"}',NULL,1.79506725127197360987e+09);
INSERT INTO "events" VALUES('hy529593db',1,2,'{"event":"seeded","seed":"d7a715bb9974462fd214824d011f167a67a8ffd7e050cfa58af466b0c59c7697","salt":"a5718c84c34925d13b43677b0724f0ce"}',NULL,1.79506725127197360987e+09);
INSERT INTO "events" VALUES('hy529593db',1,3,'{"event":"cut","seat":"W","place":28}',NULL,1.79506725128384065628e+09);
INSERT INTO "events" VALUES('hy529593db',1,4,'{"event":"dealt","seat":"E","hand":"97643..KJT9532.J"}',NULL,1.79506725128384065628e+09);
INSERT INTO "events" VALUES('hy529593db',1,5,'{"event":"dealt","seat":"S","hand":".QJ973.A64.A7643"}',NULL,1.79506725128384065628e+09);
INSERT INTO "events" VALUES('hy529593db',1,6,'{"event":"dealt","seat":"W","hand":"T852.KT8542..K82"}',NULL,1.79506725128384065628e+09);
INSERT INTO "events" VALUES('hy529593db',1,7,'{"event":"dealt","seat":"N","hand":"AKQJ.A6.Q87.QT95"}',NULL,1.79506725128384065628e+09);
INSERT INTO "events" VALUES('hy529593db',1,8,'{"event":"announced","seat":"N","measure":"points","number":18}',NULL,1.79506725128384065628e+09);
INSERT INTO "events" VALUES('hy529593db',1,9,'{"event":"announced","seat":"E","measure":"points","number":5}',NULL,1.79506725128384065628e+09);
INSERT INTO "events" VALUES('hy529593db',1,10,'{"event":"announced","seat":"S","measure":"points","number":11}',NULL,1.79506725128384065628e+09);
INSERT INTO "events" VALUES('hy529593db',1,11,'{"event":"announced","seat":"W","measure":"points","number":6}',NULL,1.79506725128384065628e+09);
INSERT INTO "events" VALUES('hy529593db',1,12,'{"event":"declared","seat":"N"}',NULL,1.79506725128384065628e+09);
INSERT INTO "events" VALUES('hy529593db',1,13,'{"event":"faced","seat":"S","hand":".QJ973.A64.A7643"}',NULL,1.79506725128384065628e+09);
INSERT INTO "events" VALUES('hy529593db',1,14,'{"event":"chose","seat":"N","contract":{"strain":"S","goal":7,"terms":"part-score"}}','nonce-6667288032202',1.79506725128655934332e+09);
INSERT INTO "events" VALUES('hy529593db',1,15,'{"event":"played","seat":"E","card":"D9"}',NULL,1.79506725128946900368e+09);
INSERT INTO "events" VALUES('hy529593db',1,16,'{"event":"played","seat":"S","card":"DA"}','nonce-6667292242155',1.79506725129069328304e+09);
INSERT INTO "events" VALUES('hy529593db',1,17,'{"event":"played","seat":"W","card":"S2"}',NULL,1.79506725129158020018e+09);
INSERT INTO "events" VALUES('hy529593db',1,18,'{"event":"played","seat":"N","card":"DQ"}','nonce-6667293833589',1.7950672512922418117e+09);
INSERT INTO "events" VALUES('hy529593db',1,19,'{"event":"played","seat":"W","card":"S5"}',NULL,1.79506725129465532306e+09);
INSERT INTO "events" VALUES('hy529593db',1,20,'{"event":"played","seat":"N","card":"SA"}','nonce-6667296970050',1.79506725129538798326e+09);
INSERT INTO "events" VALUES('hy529593db',1,21,'{"event":"played","seat":"E","card":"S3"}',NULL,1.79506725129608821871e+09);
INSERT INTO "events" VALUES('hy529593db',1,22,'{"event":"played","seat":"S","card":"HQ"}','nonce-6667298261327',1.79506725129665541647e+09);
INSERT INTO "events" VALUES('hy529593db',1,23,'{"event":"played","seat":"N","card":"SK"}','nonce-6667298900861',1.79506725129965162275e+09);
INSERT INTO "events" VALUES('hy529593db',1,24,'{"event":"played","seat":"E","card":"S4"}',NULL,1.79506725130044293399e+09);
INSERT INTO "events" VALUES('hy529593db',1,25,'{"event":"played","seat":"S","card":"HJ"}','nonce-6667302647682',1.79506725130102181434e+09);
INSERT INTO "events" VALUES('hy529593db',1,26,'{"event":"played","seat":"W","card":"S8"}',NULL,1.79506725130172491069e+09);
INSERT INTO "events" VALUES('hy529593db',1,27,'{"event":"played","seat":"N","card":"SQ"}','nonce-6667304102623',1.79506725130251336094e+09);
INSERT INTO "events" VALUES('hy529593db',1,28,'{"event":"played","seat":"E","card":"S6"}',NULL,1.79506725130655145645e+09);
INSERT INTO "events" VALUES('hy529593db',1,29,'{"event":"played","seat":"S","card":"H9"}','nonce-6667308826122',1.79506725130721712111e+09);
INSERT INTO "events" VALUES('hy529593db',1,30,'{"event":"played","seat":"W","card":"ST"}',NULL,1.79506725130789709086e+09);
INSERT INTO "events" VALUES('hy529593db',1,31,'{"event":"played","seat":"N","card":"SJ"}','nonce-6667310113163',1.79506725130848312382e+09);
INSERT INTO "events" VALUES('hy529593db',1,32,'{"event":"played","seat":"E","card":"S7"}',NULL,1.7950672513091254234e+09);
INSERT INTO "events" VALUES('hy529593db',1,33,'{"event":"played","seat":"S","card":"H7"}','nonce-6667311263880',1.79506725130965399742e+09);
INSERT INTO "events" VALUES('hy529593db',1,34,'{"event":"played","seat":"W","card":"H2"}',NULL,1.79506725131038045884e+09);
INSERT INTO "events" VALUES('hy529593db',1,35,'{"event":"played","seat":"N","card":"HA"}','nonce-6667312611451',1.79506725131100845337e+09);
INSERT INTO "events" VALUES('hy529593db',1,36,'{"event":"played","seat":"E","card":"S9"}',NULL,1.79506725131164503097e+09);
INSERT INTO "events" VALUES('hy529593db',1,37,'{"event":"played","seat":"S","card":"H3"}','nonce-6667313821346',1.7950672513121912479e+09);
INSERT INTO "events" VALUES('hy529593db',1,38,'{"event":"played","seat":"W","card":"H4"}',NULL,1.79506725131279635428e+09);
INSERT INTO "events" VALUES('hy529593db',1,39,'{"event":"played","seat":"E","card":"DK"}',NULL,1.79506725131347608572e+09);
INSERT INTO "events" VALUES('hy529593db',1,40,'{"event":"played","seat":"S","card":"D6"}','nonce-6667316073217',1.79506725131447458267e+09);
INSERT INTO "events" VALUES('hy529593db',1,41,'{"event":"played","seat":"W","card":"H5"}',NULL,1.79506725131544303888e+09);
INSERT INTO "events" VALUES('hy529593db',1,42,'{"event":"played","seat":"N","card":"D8"}','nonce-6667317775006',1.79506725131840610496e+09);
INSERT INTO "events" VALUES('hy529593db',1,43,'{"event":"played","seat":"E","card":"DJ"}',NULL,1.79506725131920289988e+09);
INSERT INTO "events" VALUES('hy529593db',1,44,'{"event":"played","seat":"S","card":"D4"}','nonce-6667321362950',1.79506725131975102428e+09);
INSERT INTO "events" VALUES('hy529593db',1,45,'{"event":"played","seat":"W","card":"C2"}',NULL,1.7950672513204112053e+09);
INSERT INTO "events" VALUES('hy529593db',1,46,'{"event":"played","seat":"N","card":"D7"}','nonce-6667322638143',1.79506725132102560997e+09);
INSERT INTO "events" VALUES('hy529593db',1,47,'{"event":"played","seat":"E","card":"DT"}',NULL,1.79506725132168388362e+09);
INSERT INTO "events" VALUES('hy529593db',1,48,'{"event":"played","seat":"S","card":"CA"}','nonce-6667323930742',1.79506725132233238215e+09);
INSERT INTO "events" VALUES('hy529593db',1,49,'{"event":"played","seat":"W","card":"C8"}',NULL,1.79506725132311320308e+09);
INSERT INTO "events" VALUES('hy529593db',1,50,'{"event":"played","seat":"N","card":"H6"}','nonce-6667325894913',1.79506725132428574562e+09);
INSERT INTO "events" VALUES('hy529593db',1,51,'{"event":"played","seat":"E","card":"D5"}',NULL,1.79506725132494044305e+09);
INSERT INTO "events" VALUES('hy529593db',1,52,'{"event":"played","seat":"S","card":"C7"}','nonce-6667328273062',1.79506725132666110997e+09);
INSERT INTO "events" VALUES('hy529593db',1,53,'{"event":"played","seat":"W","card":"H8"}',NULL,1.79506725132736945152e+09);
INSERT INTO "events" VALUES('hy529593db',1,54,'{"event":"played","seat":"N","card":"CQ"}','nonce-6667329481075',1.79506725132787251474e+09);
INSERT INTO "events" VALUES('hy529593db',1,55,'{"event":"played","seat":"E","card":"D3"}',NULL,1.79506725132846260066e+09);
INSERT INTO "events" VALUES('hy529593db',1,56,'{"event":"played","seat":"S","card":"C6"}','nonce-6667330580756',1.79506725133038711546e+09);
INSERT INTO "events" VALUES('hy529593db',1,57,'{"event":"played","seat":"W","card":"HT"}',NULL,1.7950672513310980796e+09);
INSERT INTO "events" VALUES('hy529593db',1,58,'{"event":"played","seat":"N","card":"CT"}','nonce-6667333198412',1.7950672513315861225e+09);
INSERT INTO "events" VALUES('hy529593db',1,59,'{"event":"played","seat":"E","card":"D2"}',NULL,1.7950672513322021961e+09);
INSERT INTO "events" VALUES('hy529593db',1,60,'{"event":"played","seat":"S","card":"C4"}','nonce-6667334275369',1795067251.33265);
INSERT INTO "events" VALUES('hy529593db',1,61,'{"event":"played","seat":"W","card":"HK"}',NULL,1.79506725133383440969e+09);
INSERT INTO "events" VALUES('hy529593db',1,62,'{"event":"played","seat":"N","card":"C9"}','nonce-6667336427200',1.79506725133482503888e+09);
INSERT INTO "events" VALUES('hy529593db',1,63,'{"event":"played","seat":"E","card":"CJ"}',NULL,1.79506725133581852916e+09);
INSERT INTO "events" VALUES('hy529593db',1,64,'{"event":"played","seat":"S","card":"C3"}','nonce-6667337932677',1.79506725133713746075e+09);
INSERT INTO "events" VALUES('hy529593db',1,65,'{"event":"played","seat":"W","card":"CK"}',NULL,1.79506725133772540095e+09);
INSERT INTO "events" VALUES('hy529593db',1,66,'{"event":"played","seat":"N","card":"C5"}','nonce-6667339892281',1.79506725133825802802e+09);
INSERT INTO "events" VALUES('hy529593db',1,67,'{"event":"scored","tricks":{"EW":9,"NS":4},"entries":[{"side":"EW","points":150,"reason":"undertricks","below":false}]}',NULL,1.79506725133825802802e+09);
INSERT INTO "events" VALUES('hy529593db',1,68,'{"event":"laidopen","hands":{"E":"97643..KJT9532.J","S":".QJ973.A64.A7643","W":"T852.KT8542..K82","N":"AKQJ.A6.Q87.QT95"},"seed":"d7a715bb9974462fd214824d011f167a67a8ffd7e050cfa58af466b0c59c7697","salt":"a5718c84c34925d13b43677b0724f0ce"}',NULL,1.79506725133825802802e+09);
INSERT INTO "events" VALUES('hy529593db',2,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"E","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506725134447407722e+09);
INSERT INTO "events" VALUES('hy529593db',2,1,'{"event":"committed","digest":"aa3f867219bce506d496d03c8327e35e714ef97b6df58b60c5c5993dccd78962"}',NULL,1.79506725134447407722e+09);
INSERT INTO "events" VALUES('hy529593db',2,2,'{"event":"seeded","seed":"7f692a0f938759a144d56055ce3d0f4276736571d66ff014341f36439f825458","salt":"5d11db023074b038eaaa772a7fde9381"}',NULL,1.79506725134447407722e+09);
INSERT INTO "events" VALUES('hy529593db',2,3,'{"event":"cut","seat":"N","place":1}','nonce-6667347708875',1.79506725134608912473e+09);
INSERT INTO "events" VALUES('hy529593db',2,4,'{"event":"dealt","seat":"S","hand":"2.QJ83.J9852.763"}',NULL,1.79506725134608912473e+09);
INSERT INTO "events" VALUES('hy529593db',2,5,'{"event":"dealt","seat":"W","hand":"QJ653.A74.643.K2"}',NULL,1.79506725134608912473e+09);
INSERT INTO "events" VALUES('hy529593db',2,6,'{"event":"dealt","seat":"N","hand":"94.KT6.AKT.JT854"}',NULL,1.79506725134608912473e+09);
INSERT INTO "events" VALUES('hy529593db',2,7,'{"event":"dealt","seat":"E","hand":"AKT87.952.Q7.AQ9"}',NULL,1.79506725134608912473e+09);
INSERT INTO "events" VALUES('hy529593db',2,8,'{"event":"announced","seat":"E","measure":"points","number":15}',NULL,1.79506725134608912473e+09);
INSERT INTO "events" VALUES('hy529593db',2,9,'{"event":"announced","seat":"S","measure":"points","number":4}',NULL,1.79506725134608912473e+09);
INSERT INTO "events" VALUES('hy529593db',2,10,'{"event":"announced","seat":"W","measure":"points","number":10}',NULL,1.79506725134608912473e+09);
INSERT INTO "events" VALUES('hy529593db',2,11,'{"event":"announced","seat":"N","measure":"points","number":11}',NULL,1.79506725134608912473e+09);
INSERT INTO "events" VALUES('hy529593db',2,12,'{"event":"declared","seat":"E"}',NULL,1.79506725134608912473e+09);
INSERT INTO "events" VALUES('hy529593db',2,13,'{"event":"faced","seat":"W","hand":"QJ653.A74.643.K2"}',NULL,1.79506725134608912473e+09);
INSERT INTO "events" VALUES('hy529593db',2,14,'{"event":"chose","seat":"E","contract":{"strain":"S","goal":10,"terms":"game"}}',NULL,1.79506725134923863411e+09);
INSERT INTO "events" VALUES('hy529593db',2,15,'{"event":"played","seat":"S","card":"D5"}',NULL,1.79506725135004591943e+09);
INSERT INTO "events" VALUES('hy529593db',2,16,'{"event":"played","seat":"W","card":"D3"}',NULL,1.79506725135067439079e+09);
INSERT INTO "events" VALUES('hy529593db',2,17,'{"event":"played","seat":"N","card":"DA"}','nonce-6667356341568',1.79506725135475754735e+09);
INSERT INTO "events" VALUES('hy529593db',2,18,'{"event":"played","seat":"E","card":"D7"}',NULL,1.79506725135546326638e+09);
INSERT INTO "events" VALUES('hy529593db',2,19,'{"event":"played","seat":"N","card":"S9"}','nonce-6667357641487',1.79506725135603237156e+09);
INSERT INTO "events" VALUES('hy529593db',2,20,'{"event":"played","seat":"E","card":"S7"}',NULL,1.79506725135670447347e+09);
INSERT INTO "events" VALUES('hy529593db',2,21,'{"event":"played","seat":"S","card":"S2"}',NULL,1.79506725135731482509e+09);
INSERT INTO "events" VALUES('hy529593db',2,22,'{"event":"played","seat":"W","card":"SJ"}',NULL,1.79506725135787868503e+09);
INSERT INTO "events" VALUES('hy529593db',2,23,'{"event":"played","seat":"W","card":"SQ"}',NULL,1.79506725135862445826e+09);
CREATE TABLE handovers (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, expires DOUBLE PRECISION NOT NULL);
CREATE TABLE identities (
            id TEXT PRIMARY KEY, nickname TEXT, created DOUBLE PRECISION NOT NULL);
INSERT INTO "identities" VALUES('49951c5d2aa7a1de','Ann',1.79506725126976275446e+09);
CREATE TABLE readiness (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, player INTEGER NOT NULL,
            PRIMARY KEY (table_id, deal, player));
INSERT INTO "readiness" VALUES('hy529593db',1,0);
CREATE TABLE reasons (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (table_id, deal, seq));
INSERT INTO "reasons" VALUES('hy529593db',1,15,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"rule":"the suit that looks best to lead","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"D9","rule":"the suit that looks best to lead"}}]}');
INSERT INTO "reasons" VALUES('hy529593db',1,17,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"rule":"a ruff, because the trick is not ours","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"S2","rule":"a ruff, because the trick is not ours"}}]}');
INSERT INTO "reasons" VALUES('hy529593db',1,19,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"rule":"the suit that looks best to lead","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"S5","rule":"the suit that looks best to lead"}}]}');
INSERT INTO "reasons" VALUES('hy529593db',1,21,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"rule":"low, because nothing here wins","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"S3","rule":"low, because nothing here wins"}}]}');
INSERT INTO "reasons" VALUES('hy529593db',1,24,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"rule":"low, because nothing here wins","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"S4","rule":"low, because nothing here wins"}}]}');
INSERT INTO "reasons" VALUES('hy529593db',1,26,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"rule":"low, because nothing here wins","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"S8","rule":"low, because nothing here wins"}}]}');
INSERT INTO "reasons" VALUES('hy529593db',1,28,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"rule":"low, because nothing here wins","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"S6","rule":"low, because nothing here wins"}}]}');
INSERT INTO "reasons" VALUES('hy529593db',1,30,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"rule":null,"said":[{"say":"{card:card} was the only card to play.","values":{"card":"ST"}}]}');
INSERT INTO "reasons" VALUES('hy529593db',1,32,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"rule":"low, because nothing here wins","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"S7","rule":"low, because nothing here wins"}}]}');
INSERT INTO "reasons" VALUES('hy529593db',1,34,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"rule":"throw away what is of least use","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"H2","rule":"throw away what is of least use"}}]}');
INSERT INTO "reasons" VALUES('hy529593db',1,36,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"rule":"a ruff, because the trick is not ours","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"S9","rule":"a ruff, because the trick is not ours"}}]}');
INSERT INTO "reasons" VALUES('hy529593db',1,38,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"rule":"low, because our side is winning the trick","said":[{"say":"I played {card:card}: {word:rule}.","values":{"card":"H4","rule":"low, because our side is winning the trick"}}]}');
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO "schema_version" VALUES(2);
CREATE TABLE seats (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, kind TEXT NOT NULL, identity TEXT,
            nickname TEXT NOT NULL, level TEXT NOT NULL, PRIMARY KEY (table_id, player));
INSERT INTO "seats" VALUES('hy529593db',0,'person','49951c5d2aa7a1de','Ann','learner');
INSERT INTO "seats" VALUES('hy529593db',1,'bot',NULL,'Pip','learner');
INSERT INTO "seats" VALUES('hy529593db',2,'bot',NULL,'Trey','learner');
INSERT INTO "seats" VALUES('hy529593db',3,'bot',NULL,'Ruff','learner');
CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, session TEXT NOT NULL,
            session_options TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, touched DOUBLE PRECISION NOT NULL,
            stopping INTEGER NOT NULL, finished INTEGER NOT NULL);
INSERT INTO "tables" VALUES('hy529593db','minibridge','{}','match','{}',1.79506725127197360987e+09,1.79506725134447407722e+09,0,0);
CREATE TABLE tokens (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, created DOUBLE PRECISION NOT NULL);
INSERT INTO "tokens" VALUES('a30480c3da44a49c5a6e6afbca0f2432eb83757c4a2f29a80064751859db9157','49951c5d2aa7a1de',1.79506725126976275446e+09);
CREATE TABLE votes (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, voter INTEGER NOT NULL,
            PRIMARY KEY (table_id, player, voter));
CREATE INDEX tables_touched ON tables (touched);
CREATE UNIQUE INDEX seats_identity ON seats (identity, table_id);
CREATE UNIQUE INDEX events_nonce ON events (table_id, nonce) WHERE nonce IS NOT NULL;
COMMIT;
