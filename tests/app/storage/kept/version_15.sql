-- {"table": "7crtav4ghn", "deal": 2, "tokens": {"Ann": "iOIiu4QvAm8_nA9XKD5N7x9ooZaQNQWR", "Learner": "1quUyi8TXFATfVp3mkczLgzPkjqw-owF", "Teacher": "OioWwwk76LXHRCLlhRjnEi2pZa9ypDed", "Bob": "UDlwSGgkiI_Oz5OLfudtCgqPLpfqKYHA", "Dot": "rCmvVJDdYTx0CmnS-sJRC6AgTg84nmjA"}, "lesson": {"name": "1-first-tricks", "at": 1}, "codes": {"class": ["Q48RZW", "tcsb88nblQmxODNaOIVljjLNAE5r4kLE"], "homework": ["FCEK0K", "s6qhL6nF3gEQHYEXbpa9bc_TTnC04cnw"], "evening": ["BEK1HT", "rzzIZHsnw-NZslg3CpGI6TyWNfaVIJR6"], "league": ["2JZS9C", "H0zvShifA5njy87svWmyNgHam3ur8rRH"], "competition": ["E9DWM4", "yGU6lKhg74cNyjhCi664sA5M4-sBve1t"]}}
BEGIN TRANSACTION;
CREATE TABLE bookmarks (
            identity TEXT NOT NULL, lesson TEXT NOT NULL, body TEXT NOT NULL, table_id TEXT, noted INTEGER NOT NULL,
            touched DOUBLE PRECISION NOT NULL, finished DOUBLE PRECISION, PRIMARY KEY (identity, lesson));
INSERT INTO "bookmarks" VALUES('876dc5bd6429fcd6','1-first-tricks','{"lesson":"1-first-tricks","at":1,"tries":1,"marks":{"0":{"state":"done","tries":0},"1":{"state":"missed","tries":1}},"deals":[],"noted":[]}',NULL,0,1.79506743088277339933e+09,NULL);
CREATE TABLE dailies (
            day TEXT NOT NULL, game TEXT NOT NULL, identity TEXT NOT NULL, table_id TEXT NOT NULL,
            score INTEGER, tricks INTEGER, PRIMARY KEY (day, game, identity));
CREATE TABLE deals (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, board TEXT NOT NULL, started DOUBLE PRECISION NOT NULL,
            ended DOUBLE PRECISION, summary TEXT, dummy TEXT NOT NULL DEFAULT 'watches', shown INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (table_id, deal));
INSERT INTO "deals" VALUES('7crtav4ghn',1,'{"number":1,"dealer":"S","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.7950674284323034286e+09,1.79506742874496459964e+09,'{"say":"{seat:who} made it with {n:tricks} tricks, {n:over} more than needed: {side:whose} score {n:points}.","values":{"who":"W","tricks":11,"over":2,"whose":"EW","points":460}}','watches',0);
INSERT INTO "deals" VALUES('7crtav4ghn',2,'{"number":2,"dealer":"W","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.79506742875753927228e+09,NULL,NULL,'watches',0);
INSERT INTO "deals" VALUES('357637vczj',1,'{"number":1,"dealer":"N","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}}',1.79506743106397628783e+09,NULL,NULL,'watches',0);
INSERT INTO "deals" VALUES('8p5rw22b7a',1,'{"number":1,"dealer":"N","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}}',1.79506743109963035585e+09,1.79506743117557859422e+09,'{"say":"{seat:who} made it with {n:tricks} tricks, {n:over} more than needed: {side:whose} score {n:points}.","values":{"who":"W","tricks":10,"over":3,"whose":"EW","points":130}}','watches',0);
INSERT INTO "deals" VALUES('8p5rw22b7a',2,'{"number":2,"dealer":"E","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}}',1.79506743117884874343e+09,NULL,NULL,'watches',0);
CREATE TABLE events (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, nonce TEXT,
            at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, deal, seq));
INSERT INTO "events" VALUES('7crtav4ghn',1,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"S","vulnerable":[],"spare":null,"below":{}}',NULL,1.7950674284323034286e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,1,'{"event":"committed","digest":"e0477514eaf660929da5469ee008b626867e7476a509ecf7d208e891c81047aa"}',NULL,1.7950674284323034286e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,2,'{"event":"seeded","seed":"7b6329762dc98df049db3f6c530444f10bb2bf20196c1d5ac61f65fd8602cc91","salt":"bf3714f28bcb32420bc22115d2acbe57"}',NULL,1.7950674284323034286e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,3,'{"event":"cut","seat":"E","place":49}',NULL,1.79506742844696879387e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,4,'{"event":"dealt","seat":"W","hand":"AJT9.AJ9.7.AK854"}',NULL,1.79506742844696879387e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,5,'{"event":"dealt","seat":"N","hand":"8732.T86.T652.QT"}',NULL,1.79506742844696879387e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,6,'{"event":"dealt","seat":"E","hand":"Q65.K3.KQ843.762"}',NULL,1.79506742844696879387e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,7,'{"event":"dealt","seat":"S","hand":"K4.Q7542.AJ9.J93"}',NULL,1.79506742844696879387e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,8,'{"event":"announced","seat":"S","measure":"points","number":11}',NULL,1.79506742844696879387e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,9,'{"event":"announced","seat":"W","measure":"points","number":17}',NULL,1.79506742844696879387e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,10,'{"event":"announced","seat":"N","measure":"points","number":2}',NULL,1.79506742844696879387e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,11,'{"event":"announced","seat":"E","measure":"points","number":10}',NULL,1.79506742844696879387e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,12,'{"event":"declared","seat":"W"}',NULL,1.79506742844696879387e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,13,'{"event":"faced","seat":"E","hand":"Q65.K3.KQ843.762"}',NULL,1.79506742844696879387e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,14,'{"event":"chose","seat":"W","contract":{"strain":"NT","goal":9,"terms":"game"}}',NULL,1.79506742845873832701e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,15,'{"event":"played","seat":"N","card":"S2"}',NULL,1.7950674284615039826e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,16,'{"event":"played","seat":"E","card":"S5"}',NULL,1.79506742846277117728e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,17,'{"event":"played","seat":"S","card":"SK"}','nonce-6844465432674',1.79506742846402072904e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,18,'{"event":"played","seat":"W","card":"SA"}',NULL,1.79506742846519827842e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,19,'{"event":"played","seat":"W","card":"D7"}',NULL,1.79506742846637821196e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,20,'{"event":"played","seat":"N","card":"D2"}',NULL,1.79506742846735978125e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,21,'{"event":"played","seat":"E","card":"DQ"}',NULL,1.79506742846832108503e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,22,'{"event":"played","seat":"S","card":"DA"}','nonce-6844470698417',1.79506742846922731399e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,23,'{"event":"played","seat":"S","card":"S4"}','nonce-6844471671820',1.79506742847012495997e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,24,'{"event":"played","seat":"W","card":"S9"}',NULL,1.79506742847110223769e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,25,'{"event":"played","seat":"N","card":"S3"}',NULL,1.79506742847185730939e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,26,'{"event":"played","seat":"E","card":"S6"}',NULL,1.79506742847260117529e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,27,'{"event":"played","seat":"W","card":"CA"}',NULL,1.7950674284734635353e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,28,'{"event":"played","seat":"N","card":"CT"}',NULL,1.79506742847426438327e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,29,'{"event":"played","seat":"E","card":"C2"}',NULL,1.79506742847500491144e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,30,'{"event":"played","seat":"S","card":"CJ"}','nonce-6844477337584',1.79506742847577810285e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,31,'{"event":"played","seat":"W","card":"CK"}',NULL,1.7950674284767286778e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,32,'{"event":"played","seat":"N","card":"CQ"}',NULL,1.79506742847750282287e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,33,'{"event":"played","seat":"E","card":"C6"}',NULL,1.79506742847822833063e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,34,'{"event":"played","seat":"S","card":"C9"}','nonce-6844480687824',1.79506742847914719587e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,35,'{"event":"played","seat":"W","card":"H9"}',NULL,1.79506742848018407826e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,36,'{"event":"played","seat":"N","card":"H6"}',NULL,1.79506742848095273974e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,37,'{"event":"played","seat":"E","card":"HK"}',NULL,1.79506742848176598548e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,38,'{"event":"played","seat":"S","card":"HQ"}','nonce-6844484107206',1.79506742848255825039e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,39,'{"event":"played","seat":"E","card":"DK"}',NULL,1.79506742848344016073e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,40,'{"event":"played","seat":"S","card":"DJ"}','nonce-6844492313893',1.79506742849101448055e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,41,'{"event":"played","seat":"W","card":"C4"}',NULL,1.79506742849293589596e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,42,'{"event":"played","seat":"N","card":"D5"}',NULL,1.79506742849381589885e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,43,'{"event":"played","seat":"E","card":"SQ"}',NULL,1.79506742849921393395e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,44,'{"event":"played","seat":"S","card":"H7"}','nonce-6844501862141',1.79506742850034689898e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,45,'{"event":"played","seat":"W","card":"ST"}',NULL,1.79506742850121355056e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,46,'{"event":"played","seat":"N","card":"S7"}',NULL,1.79506742850197148321e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,47,'{"event":"played","seat":"E","card":"H3"}',NULL,1.79506742850812602042e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,48,'{"event":"played","seat":"S","card":"H5"}','nonce-6844510826218',1.79506742850933766362e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,49,'{"event":"played","seat":"W","card":"HJ"}',NULL,1.79506742859194421768e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,50,'{"event":"played","seat":"N","card":"H8"}',NULL,1.79506742860124707218e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,51,'{"event":"played","seat":"W","card":"C5"}',NULL,1.79506742860795927047e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,52,'{"event":"played","seat":"N","card":"D6"}',NULL,1.79506742861422538756e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,53,'{"event":"played","seat":"E","card":"C7"}',NULL,1.79506742861786675446e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,54,'{"event":"played","seat":"S","card":"C3"}','nonce-6844696293609',1.79506742869506382941e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,55,'{"event":"played","seat":"E","card":"D8"}',NULL,1.7950674287058129311e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,56,'{"event":"played","seat":"S","card":"D9"}','nonce-6844708847232',1.79506742870739054683e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,57,'{"event":"played","seat":"W","card":"C8"}',NULL,1.79506742871186375618e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,58,'{"event":"played","seat":"N","card":"DT"}',NULL,1.79506742871548843386e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,59,'{"event":"played","seat":"N","card":"S8"}',NULL,1.79506742871967434884e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,60,'{"event":"played","seat":"E","card":"D3"}',NULL,1.7950674287235462666e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,61,'{"event":"played","seat":"S","card":"H4"}','nonce-6844729077391',1.795067428727606535e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,62,'{"event":"played","seat":"W","card":"SJ"}',NULL,1.79506742872869229313e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,63,'{"event":"played","seat":"W","card":"HA"}',NULL,1.79506742872949361803e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,64,'{"event":"played","seat":"N","card":"HT"}',NULL,1.7950674287392406463e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,65,'{"event":"played","seat":"E","card":"D4"}',NULL,1.79506742874344348906e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,66,'{"event":"played","seat":"S","card":"H2"}',NULL,1.79506742874496459964e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,67,'{"event":"scored","tricks":{"EW":11,"NS":2},"entries":[{"side":"EW","points":160,"reason":"tricks","below":false},{"side":"EW","points":300,"reason":"bonus","below":false}]}',NULL,1.79506742874496459964e+09);
INSERT INTO "events" VALUES('7crtav4ghn',1,68,'{"event":"laidopen","hands":{"W":"AJT9.AJ9.7.AK854","N":"8732.T86.T652.QT","E":"Q65.K3.KQ843.762","S":"K4.Q7542.AJ9.J93"},"seed":"7b6329762dc98df049db3f6c530444f10bb2bf20196c1d5ac61f65fd8602cc91","salt":"bf3714f28bcb32420bc22115d2acbe57"}',NULL,1.79506742874496459964e+09);
INSERT INTO "events" VALUES('7crtav4ghn',2,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"W","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506742875753927228e+09);
INSERT INTO "events" VALUES('7crtav4ghn',2,1,'{"event":"committed","digest":"6de7a07628c6961c29942277e66ce39d8b729100d9c04906a2b34a35bc8476f4"}',NULL,1.79506742875753927228e+09);
INSERT INTO "events" VALUES('7crtav4ghn',2,2,'{"event":"seeded","seed":"9f21be3124a24954b5a942764da111ba2158fac2278af74981a96247bc354922","salt":"4a99bb0cf8f1855c22eb811aa373b01d"}',NULL,1.79506742875753927228e+09);
INSERT INTO "events" VALUES('7crtav4ghn',2,3,'{"event":"cut","seat":"S","place":1}','nonce-6844765430099',1.7950674287639875412e+09);
INSERT INTO "events" VALUES('7crtav4ghn',2,4,'{"event":"dealt","seat":"N","hand":"9742.KT97.K32.63"}',NULL,1.7950674287639875412e+09);
INSERT INTO "events" VALUES('7crtav4ghn',2,5,'{"event":"dealt","seat":"E","hand":"KQT53.83.8.QT987"}',NULL,1.7950674287639875412e+09);
INSERT INTO "events" VALUES('7crtav4ghn',2,6,'{"event":"dealt","seat":"S","hand":"A86.Q64.AJ9.A542"}',NULL,1.7950674287639875412e+09);
INSERT INTO "events" VALUES('7crtav4ghn',2,7,'{"event":"dealt","seat":"W","hand":"J.AJ52.QT7654.KJ"}',NULL,1.7950674287639875412e+09);
INSERT INTO "events" VALUES('7crtav4ghn',2,8,'{"event":"announced","seat":"W","measure":"points","number":12}',NULL,1.7950674287639875412e+09);
INSERT INTO "events" VALUES('7crtav4ghn',2,9,'{"event":"announced","seat":"N","measure":"points","number":6}',NULL,1.7950674287639875412e+09);
INSERT INTO "events" VALUES('7crtav4ghn',2,10,'{"event":"announced","seat":"E","measure":"points","number":7}',NULL,1.7950674287639875412e+09);
INSERT INTO "events" VALUES('7crtav4ghn',2,11,'{"event":"announced","seat":"S","measure":"points","number":15}',NULL,1.7950674287639875412e+09);
INSERT INTO "events" VALUES('7crtav4ghn',2,12,'{"event":"declared","seat":"S"}',NULL,1.7950674287639875412e+09);
INSERT INTO "events" VALUES('7crtav4ghn',2,13,'{"event":"faced","seat":"N","hand":"9742.KT97.K32.63"}',NULL,1.7950674287639875412e+09);
INSERT INTO "events" VALUES('7crtav4ghn',2,14,'{"event":"chose","seat":"S","contract":{"strain":"S","goal":7,"terms":"part-score"}}','nonce-6844777800458',1.7950674287764184475e+09);
INSERT INTO "events" VALUES('7crtav4ghn',2,15,'{"event":"played","seat":"W","card":"D6"}',NULL,1.79506742878308367733e+09);
INSERT INTO "events" VALUES('7crtav4ghn',2,16,'{"event":"played","seat":"N","card":"DK"}','nonce-6844785832074',1.79506742878434300426e+09);
INSERT INTO "events" VALUES('7crtav4ghn',2,17,'{"event":"played","seat":"E","card":"D8"}',NULL,1.79506742878550481796e+09);
INSERT INTO "events" VALUES('357637vczj',1,0,'{"event":"opened","game":"bridgewar","version":1,"options":{},"dealer":"N","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506743106397628783e+09);
INSERT INTO "events" VALUES('357637vczj',1,1,'{"event":"dealt","seat":"E","hand":"AKT863.KT8.53.KT"}',NULL,1.79506743106397628783e+09);
INSERT INTO "events" VALUES('357637vczj',1,2,'{"event":"dealt","seat":"S","hand":"Q4.J973.KJ87.J62"}',NULL,1.79506743106397628783e+09);
INSERT INTO "events" VALUES('357637vczj',1,3,'{"event":"dealt","seat":"W","hand":"92.Q6.AQ92.AQ754"}',NULL,1.79506743106397628783e+09);
INSERT INTO "events" VALUES('357637vczj',1,4,'{"event":"dealt","seat":"N","hand":"J75.A542.T64.983"}',NULL,1.79506743106397628783e+09);
INSERT INTO "events" VALUES('357637vczj',1,5,'{"event":"declared","seat":"N"}',NULL,1.79506743106397628783e+09);
INSERT INTO "events" VALUES('357637vczj',1,6,'{"event":"agreed","contract":{"strain":"NT","goal":7,"terms":"free"}}',NULL,1.79506743106397628783e+09);
INSERT INTO "events" VALUES('357637vczj',1,7,'{"event":"played","seat":"E","card":"SA"}',NULL,1.79506743108366107939e+09);
INSERT INTO "events" VALUES('357637vczj',1,8,'{"event":"faced","seat":"S","hand":"Q4.J973.KJ87.J62"}',NULL,1.79506743108366107939e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"N","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506743109963035585e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,1,'{"event":"dealt","seat":"E","hand":"A8.74.72.J976543"}',NULL,1.79506743109963035585e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,2,'{"event":"dealt","seat":"S","hand":"KQT52.AJT.KT98.8"}',NULL,1.79506743109963035585e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,3,'{"event":"dealt","seat":"W","hand":"J64.KQ3.QJ64.AKQ"}',NULL,1.79506743109963035585e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,4,'{"event":"dealt","seat":"N","hand":"973.98652.A53.T2"}',NULL,1.79506743109963035585e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,5,'{"event":"announced","seat":"N","measure":"points","number":4}',NULL,1.79506743109963035585e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,6,'{"event":"announced","seat":"E","measure":"points","number":5}',NULL,1.79506743109963035585e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,7,'{"event":"announced","seat":"S","measure":"points","number":13}',NULL,1.79506743109963035585e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,8,'{"event":"announced","seat":"W","measure":"points","number":18}',NULL,1.79506743109963035585e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,9,'{"event":"declared","seat":"W"}',NULL,1.79506743109963035585e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,10,'{"event":"faced","seat":"E","hand":"A8.74.72.J976543"}',NULL,1.79506743109963035585e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,11,'{"event":"chose","seat":"W","contract":{"strain":"C","goal":7,"terms":"part-score"}}',NULL,1.79506743111395764347e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,12,'{"event":"played","seat":"N","card":"H2"}',NULL,1.79506743111889219286e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,13,'{"event":"played","seat":"E","card":"H4"}',NULL,1.79506743112321877483e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,14,'{"event":"played","seat":"S","card":"HA"}','nonce-6847127660222',1.79506743112618231779e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,15,'{"event":"played","seat":"W","card":"H3"}',NULL,1.79506743112924766541e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,16,'{"event":"played","seat":"S","card":"SK"}','nonce-6847136167387',1.79506743113470053677e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,17,'{"event":"played","seat":"W","card":"S4"}',NULL,1.79506743113854336734e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,18,'{"event":"played","seat":"N","card":"S3"}',NULL,1.79506743113965916633e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,19,'{"event":"played","seat":"E","card":"SA"}',NULL,1.79506743114053249352e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,20,'{"event":"played","seat":"E","card":"C3"}',NULL,1.79506743114147686961e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,21,'{"event":"played","seat":"S","card":"C8"}','nonce-6847143842170',1.7950674311423552036e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,22,'{"event":"played","seat":"W","card":"CQ"}',NULL,1.7950674311432166099e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,23,'{"event":"played","seat":"N","card":"C2"}',NULL,1.79506743114409875869e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,24,'{"event":"played","seat":"W","card":"D4"}',NULL,1.79506743114486813544e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,25,'{"event":"played","seat":"N","card":"D5"}',NULL,1.79506743114578127856e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,26,'{"event":"played","seat":"E","card":"D7"}',NULL,1.79506743114656162254e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,27,'{"event":"played","seat":"S","card":"DK"}','nonce-6847148954639',1.79506743114740681651e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,28,'{"event":"played","seat":"S","card":"SQ"}','nonce-6847149717447',1.79506743114814782142e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,29,'{"event":"played","seat":"W","card":"S6"}',NULL,1.79506743114890456201e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,30,'{"event":"played","seat":"N","card":"S7"}',NULL,1.79506743114971709248e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,31,'{"event":"played","seat":"E","card":"S8"}',NULL,1.79506743115047955518e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,32,'{"event":"played","seat":"S","card":"ST"}','nonce-6847152790253',1.79506743115118074416e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,33,'{"event":"played","seat":"W","card":"SJ"}',NULL,1.79506743115202045441e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,34,'{"event":"played","seat":"N","card":"S9"}',NULL,1.79506743115268468857e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,35,'{"event":"played","seat":"E","card":"D2"}',NULL,1.79506743115347027774e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,36,'{"event":"played","seat":"W","card":"D6"}',NULL,1795067431.15419);
INSERT INTO "events" VALUES('8p5rw22b7a',1,37,'{"event":"played","seat":"N","card":"DA"}',NULL,1.79506743115514755251e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,38,'{"event":"played","seat":"E","card":"C4"}',NULL,1.79506743115584182744e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,39,'{"event":"played","seat":"S","card":"DT"}','nonce-6847158124763',1.79506743115654158592e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,40,'{"event":"played","seat":"E","card":"C5"}',NULL,1.79506743115841913222e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,41,'{"event":"played","seat":"S","card":"S5"}','nonce-6847160705975',1.79506743115914249421e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,42,'{"event":"played","seat":"W","card":"CK"}',NULL,1.79506743115989685056e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,43,'{"event":"played","seat":"N","card":"CT"}',NULL,1.79506743116074848169e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,44,'{"event":"played","seat":"W","card":"HK"}',NULL,1.79506743116149878498e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,45,'{"event":"played","seat":"N","card":"H5"}',NULL,1.79506743116218042376e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,46,'{"event":"played","seat":"E","card":"H7"}',NULL,1.79506743116288042068e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,47,'{"event":"played","seat":"S","card":"HJ"}','nonce-6847165254182',1.79506743116367268567e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,48,'{"event":"played","seat":"W","card":"DJ"}',NULL,1.79506743116450142856e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,49,'{"event":"played","seat":"N","card":"D3"}',NULL,1.79506743116533684732e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,50,'{"event":"played","seat":"E","card":"C6"}',NULL,1.79506743116614818573e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,51,'{"event":"played","seat":"S","card":"D9"}','nonce-6847168498434',1.79506743116691088674e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,52,'{"event":"played","seat":"E","card":"C7"}',NULL,1.79506743116772890089e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,53,'{"event":"played","seat":"S","card":"S2"}','nonce-6847170083569',1.79506743116849303248e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,54,'{"event":"played","seat":"W","card":"CA"}',NULL,1.79506743116924929615e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,55,'{"event":"played","seat":"N","card":"H6"}',NULL,1.79506743116994333265e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,56,'{"event":"played","seat":"W","card":"HQ"}',NULL,1.79506743117067527775e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,57,'{"event":"played","seat":"N","card":"H8"}',NULL,1.7950674311716277599e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,58,'{"event":"played","seat":"E","card":"C9"}',NULL,1.7950674311723892689e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,59,'{"event":"played","seat":"S","card":"HT"}','nonce-6847174659658',1.79506743117311286924e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,60,'{"event":"played","seat":"E","card":"CJ"}',NULL,1.79506743117380094523e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,61,'{"event":"played","seat":"S","card":"D8"}',NULL,1.79506743117436885835e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,62,'{"event":"played","seat":"W","card":"DQ"}',NULL,1.79506743117487597462e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,63,'{"event":"played","seat":"N","card":"H9"}',NULL,1.79506743117557859422e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,64,'{"event":"scored","tricks":{"EW":10,"NS":3},"entries":[{"side":"EW","points":80,"reason":"tricks","below":false},{"side":"EW","points":50,"reason":"bonus","below":false}]}',NULL,1.79506743117557859422e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',1,65,'{"event":"laidopen","hands":{"E":"A8.74.72.J976543","S":"KQT52.AJT.KT98.8","W":"J64.KQ3.QJ64.AKQ","N":"973.98652.A53.T2"},"seed":null,"salt":null}',NULL,1.79506743117557859422e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',2,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"E","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506743117884874343e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',2,1,'{"event":"dealt","seat":"S","hand":"J85.K854.K.K7642"}',NULL,1.79506743117884874343e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',2,2,'{"event":"dealt","seat":"W","hand":"A9.AQT3.AJT9765."}',NULL,1.79506743117884874343e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',2,3,'{"event":"dealt","seat":"N","hand":"QT76.J62.Q832.J9"}',NULL,1.79506743117884874343e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',2,4,'{"event":"dealt","seat":"E","hand":"K432.97.4.AQT853"}',NULL,1.79506743117884874343e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',2,5,'{"event":"announced","seat":"E","measure":"points","number":9}',NULL,1.79506743117884874343e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',2,6,'{"event":"announced","seat":"S","measure":"points","number":10}',NULL,1.79506743117884874343e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',2,7,'{"event":"announced","seat":"W","measure":"points","number":15}',NULL,1.79506743117884874343e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',2,8,'{"event":"announced","seat":"N","measure":"points","number":6}',NULL,1.79506743117884874343e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',2,9,'{"event":"declared","seat":"W"}',NULL,1.79506743117884874343e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',2,10,'{"event":"faced","seat":"E","hand":"K432.97.4.AQT853"}',NULL,1.79506743117884874343e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',2,11,'{"event":"chose","seat":"W","contract":{"strain":"NT","goal":9,"terms":"game"}}',NULL,1.7950674311866414547e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',2,12,'{"event":"played","seat":"N","card":"S6"}',NULL,1.79506743119245672224e+09);
INSERT INTO "events" VALUES('8p5rw22b7a',2,13,'{"event":"played","seat":"E","card":"SK"}',NULL,1.795067431198892355e+09);
CREATE TABLE guests (
            table_id TEXT NOT NULL, identity TEXT NOT NULL, guest INTEGER NOT NULL, nickname TEXT NOT NULL,
            wish INTEGER, standing TEXT NOT NULL, agreed TEXT NOT NULL, deal INTEGER NOT NULL,
            held INTEGER NOT NULL, PRIMARY KEY (table_id, identity));
CREATE TABLE handovers (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, expires DOUBLE PRECISION NOT NULL);
CREATE TABLE identities (
            id TEXT PRIMARY KEY, nickname TEXT, created DOUBLE PRECISION NOT NULL);
INSERT INTO "identities" VALUES('0a5dac89016e533f','Ann',1.79506742805217838288e+09);
INSERT INTO "identities" VALUES('876dc5bd6429fcd6',NULL,1.79506743087078142169e+09);
INSERT INTO "identities" VALUES('dd30f92028775134','Bob',1.79506743104669523234e+09);
INSERT INTO "identities" VALUES('105a042247390c4e','Cal',1.79506743105714511874e+09);
INSERT INTO "identities" VALUES('bb248a548f53a801','Dot',1.79506743109216666222e+09);
CREATE TABLE logbook_lines (
            code TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (code, seq));
INSERT INTO "logbook_lines" VALUES('Q48RZW',0,'{"happened":"classopened","at":"2026-11-19T05:50:31.036+00:00","title":"4b","game":"bridgewar","options":{}}');
INSERT INTO "logbook_lines" VALUES('Q48RZW',1,'{"happened":"pupilcame","at":"2026-11-19T05:50:31.047+00:00","member":1,"name":"Bob","identity":"dd30f92028775134"}');
INSERT INTO "logbook_lines" VALUES('Q48RZW',2,'{"happened":"pupilcame","at":"2026-11-19T05:50:31.062+00:00","member":2,"name":"Cal","identity":"105a042247390c4e"}');
INSERT INTO "logbook_lines" VALUES('Q48RZW',3,'{"happened":"tablesgiven","at":"2026-11-19T05:50:31.064+00:00","tables":[{"number":1,"code":"357637vczj","seats":[1,null,2,null]}],"anew":true}');
INSERT INTO "logbook_lines" VALUES('FCEK0K',0,'{"happened":"homeworkset","at":"2026-11-19T05:50:31.083+00:00","title":"Week 3","game":"minibridge","options":{},"tasks":[{"task":"deal","code":"27VRR-J3842-YGPAV-B9E2Z"},{"task":"deal","code":"H3TT3-DG8S3-PW0P8-JPZMW"}],"bots":"beginner","until":null,"together":false,"hints":false}');
INSERT INTO "logbook_lines" VALUES('FCEK0K',1,'{"happened":"homeworkbegun","at":"2026-11-19T05:50:31.098+00:00","pupil":1,"name":"Dot","identity":"bb248a548f53a801"}');
INSERT INTO "logbook_lines" VALUES('FCEK0K',2,'{"happened":"homeworkseated","at":"2026-11-19T05:50:31.100+00:00","pupil":1,"table":"8p5rw22b7a","seat":2}');
INSERT INTO "logbook_lines" VALUES('BEK1HT',0,'{"happened":"eveningbegun","at":"2026-11-19T05:50:31.185+00:00","game":"abridged","session":"abridged-pivot","names":["Ann","Bob","Cal","Dot"],"options":{},"session_options":{}}');
INSERT INTO "logbook_lines" VALUES('BEK1HT',1,'{"happened":"dealwritten","at":"2026-11-19T05:50:31.191+00:00","declarer":"N","contract":{"strain":"R","goal":10,"terms":"play"},"tricks":11,"honours":0,"honoured":null}');
INSERT INTO "logbook_lines" VALUES('BEK1HT',2,'{"happened":"dealwritten","at":"2026-11-19T05:50:31.196+00:00","declarer":"N","contract":{"strain":"R","goal":10,"terms":"play"},"tricks":11,"honours":0,"honoured":null}');
INSERT INTO "logbook_lines" VALUES('FCEK0K',3,'{"happened":"homeworkplayed","at":"2026-11-19T05:50:31.175+00:00","task":1,"table":"8p5rw22b7a","deal":1,"said":{"say":"{seat:who} made it with {n:tricks} tricks, {n:over} more than needed: {side:whose} score {n:points}.","values":{"who":"W","tricks":10,"over":3,"whose":"EW","points":130}},"points":{"1":-130}}');
INSERT INTO "logbook_lines" VALUES('2JZS9C',0,'{"happened":"founded","at":"2026-11-19T05:50:31.204+00:00","title":"Autumn term","game":"minibridge","options":{"scoring":"targets"},"form":"best-of","deals":3,"teams":false}');
INSERT INTO "logbook_lines" VALUES('2JZS9C',1,'{"happened":"enrolled","at":"2026-11-19T05:50:31.205+00:00","names":["Anna & Ben","Chloé & David","Emma & Félix","Gil & Hana"],"weeks":[[[1,4],[2,3]],[[2,4],[1,3]],[[3,4],[1,2]]]}');
INSERT INTO "logbook_lines" VALUES('2JZS9C',2,'{"happened":"matchplayed","at":"2026-11-19T05:50:31.230+00:00","fixture":[2,3],"score":[2,1],"winner":null}');
INSERT INTO "logbook_lines" VALUES('E9DWM4',0,'{"happened":"created","at":"2026-11-19T05:50:31.255+00:00","by":"","title":"Village cup","game":"minibridge","options":{},"method":"matchpoints","trimmed":0,"minutes":0}');
INSERT INTO "logbook_lines" VALUES('E9DWM4',1,'{"happened":"arranged","at":"2026-11-19T05:50:31.255+00:00","by":"","ranking":"live","tablets":false,"real_cards":[],"level":"club","wall":"both"}');
INSERT INTO "logbook_lines" VALUES('E9DWM4',2,'{"happened":"named","at":"2026-11-19T05:50:31.259+00:00","by":"","entrants":[{"number":1,"name":"Pair 1"},{"number":2,"name":"Pair 2"},{"number":3,"name":"Pair 3"},{"number":4,"name":"Pair 4"},{"number":5,"name":"Pair 5"},{"number":6,"name":"Pair 6"}]}');
INSERT INTO "logbook_lines" VALUES('E9DWM4',3,'{"happened":"seated","at":"2026-11-19T05:50:31.285+00:00","by":"","movement":{"kind":"mitchell","entrants":6,"rounds":[[{"table":1,"seats":{"N":1,"E":4,"S":1,"W":4},"boards":[1,2]},{"table":2,"seats":{"N":2,"E":5,"S":2,"W":5},"boards":[3,4]},{"table":3,"seats":{"N":3,"E":6,"S":3,"W":6},"boards":[5,6]}],[{"table":1,"seats":{"N":1,"E":6,"S":1,"W":6},"boards":[3,4]},{"table":2,"seats":{"N":2,"E":4,"S":2,"W":4},"boards":[5,6]},{"table":3,"seats":{"N":3,"E":5,"S":3,"W":5},"boards":[1,2]}],[{"table":1,"seats":{"N":1,"E":5,"S":1,"W":5},"boards":[5,6]},{"table":2,"seats":{"N":2,"E":6,"S":2,"W":6},"boards":[1,2]},{"table":3,"seats":{"N":3,"E":4,"S":3,"W":4},"boards":[3,4]}]]}}');
INSERT INTO "logbook_lines" VALUES('E9DWM4',4,'{"happened":"began","at":"2026-11-19T05:50:31.298+00:00","by":"","round":1}');
INSERT INTO "logbook_lines" VALUES('E9DWM4',5,'{"happened":"entered","at":"2026-11-19T05:50:31.300+00:00","by":"","spot":{"round":1,"table":1,"board":1},"result":{"declarer":"N","contract":{"strain":"H","goal":10,"terms":"game"},"tricks":10,"declarers":420,"defenders":0},"side":null}');
INSERT INTO "logbook_lines" VALUES('FCEK0K',4,'{"happened":"homeworkweighed","at":"2026-11-19T05:50:31.363+00:00","table":"8p5rw22b7a","deal":1,"losses":[{"pupil":1,"tricks":1,"said":{"say":"Trick {n:trick}: {seat:who} gave away {n:tricks} tricks with {card:card}; {card:better} was better.","values":{"trick":1,"who":"S","card":"HA","tricks":1,"better":"HJ"}},"lesson":[{"say":"{card:card} is high enough to try: the higher card is kept for later.","values":{"card":"HJ"}}],"card":2},{"pupil":1,"tricks":1,"said":{"say":"Trick {n:trick}: {seat:who} gave away {n:tricks} tricks with {card:card}; {card:better} was better.","values":{"trick":6,"who":"S","card":"ST","tricks":1,"better":"DT"}},"lesson":[{"say":"{card:card} is the top of touching cards: it drives out something higher and tells partner that {card:next} is there too.","values":{"card":"DT","next":"D9"}}],"card":20}],"right":{"1":{"right":2,"choices":4}}}');
CREATE TABLE logbook_tables (table_id TEXT PRIMARY KEY, logbook TEXT NOT NULL);
INSERT INTO "logbook_tables" VALUES('8p5rw22b7a','FCEK0K');
CREATE TABLE logbooks (
            code TEXT PRIMARY KEY, kind TEXT NOT NULL, secret TEXT NOT NULL, created DOUBLE PRECISION NOT NULL,
            touched DOUBLE PRECISION NOT NULL, length INTEGER NOT NULL);
INSERT INTO "logbooks" VALUES('Q48RZW','class','8899c2bb98a0af18659f02f1495eb1f1fd5d2fd2c9eb7929db6af16483cfd25e',1.79506743103634929656e+09,1795067431.06445,4);
INSERT INTO "logbooks" VALUES('FCEK0K','homework','b9fd74a1a4213282c676111b62cad4864bf0264cb0e79a515ae0161fb7ab66da',1795067431.08358,1.79506743136352419848e+09,5);
INSERT INTO "logbooks" VALUES('BEK1HT','evening','9d2d686b46d70349fde4edb4d850453c8bd8fa4bf2a983018eb52f0635ff576e',1.79506743118550610542e+09,1795067431.19625,3);
INSERT INTO "logbooks" VALUES('2JZS9C','league','0573984789d5d5e211683d2ec3b8ff47c25748aa831f253dd9f676c06d015e30',1.79506743120419311526e+09,1.79506743123061442372e+09,3);
INSERT INTO "logbooks" VALUES('E9DWM4','event','db42054335d9cd9bfed0f3c7a3d7a1cc047023c7aba6d433953bc74181d9bb74',1.79506743125523924829e+09,1.79506743130060744282e+09,6);
CREATE TABLE played (
            identity TEXT NOT NULL, table_id TEXT NOT NULL, deal INTEGER NOT NULL, number INTEGER, game TEXT NOT NULL,
            ended DOUBLE PRECISION NOT NULL, partner TEXT, others TEXT, people INTEGER, level TEXT, headline TEXT,
            mood TEXT, declared INTEGER, made INTEGER, points INTEGER, again INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (identity, table_id, deal));
INSERT INTO "played" VALUES('0a5dac89016e533f','7crtav4ghn',1,1,'minibridge',1.79506742874496459964e+09,'Trey','["Pip","Ruff"]',0,'learner','{"say":"{seat:who} made it: {n:tricks} tricks, {n:over} more than needed","values":{"who":"W","tricks":11,"over":2}}','lost',0,1,-460,0);
INSERT INTO "played" VALUES('bb248a548f53a801','8p5rw22b7a',1,1,'minibridge',1.79506743117557859422e+09,'Ace','["Pip","Trey"]',0,'beginner','{"say":"{seat:who} made it: {n:tricks} tricks, {n:over} more than needed","values":{"who":"W","tricks":10,"over":3}}','lost',0,1,-130,0);
CREATE TABLE probes (id TEXT PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE puzzles (
            puzzle TEXT PRIMARY KEY, strength DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL,
            volatility DOUBLE PRECISION NOT NULL);
CREATE TABLE readiness (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, player INTEGER NOT NULL,
            PRIMARY KEY (table_id, deal, player));
INSERT INTO "readiness" VALUES('7crtav4ghn',1,0);
INSERT INTO "readiness" VALUES('8p5rw22b7a',1,2);
CREATE TABLE reasons (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (table_id, deal, seq));
INSERT INTO "reasons" VALUES('7crtav4ghn',1,14,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"count","said":[{"say":"I went by {word:rule}.","values":{"rule":"points and length"}}]}');
INSERT INTO "reasons" VALUES('7crtav4ghn',1,15,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"defenders-lead","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S2","rule":"the suit that looks best to lead"}}]}');
INSERT INTO "reasons" VALUES('7crtav4ghn',1,16,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"draws-out","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S5","rule":"it wins, or it draws out something higher"}}]}');
INSERT INTO "reasons" VALUES('7crtav4ghn',1,18,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"last-hand","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"SA","rule":"last to play: the cheapest card that wins"}}]}');
INSERT INTO "reasons" VALUES('7crtav4ghn',1,19,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"work","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"D7","rule":"the suit that promises most"}}]}');
INSERT INTO "reasons" VALUES('7crtav4ghn',1,20,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"second-hand","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"D2","rule":"second to play, low: our other hand still has its turn"}}]}');
INSERT INTO "reasons" VALUES('7crtav4ghn',1,21,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"finesse","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"DQ","rule":"a finesse: it wins unless the next hand has the one card that beats it"}}]}');
INSERT INTO "reasons" VALUES('7crtav4ghn',1,24,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"takes","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S9","rule":"the other side has no higher card of this suit"}}]}');
INSERT INTO "reasons" VALUES('7crtav4ghn',1,25,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S3","rule":"nothing here wins the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('7crtav4ghn',1,26,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"partner-wins","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"S6","rule":"our side is winning the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('7crtav4ghn',1,27,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"work","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"CA","rule":"the suit that promises most"}}]}');
INSERT INTO "reasons" VALUES('357637vczj',1,7,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"high-from-longest","said":[{"say":"{card:card}: {word:rule}.","values":{"card":"SA","rule":"an ace or a king from the longest suit"}}]}');
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO "schema_version" VALUES(15);
CREATE TABLE seats (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, kind TEXT NOT NULL, identity TEXT,
            nickname TEXT NOT NULL, level TEXT NOT NULL, PRIMARY KEY (table_id, player));
INSERT INTO "seats" VALUES('7crtav4ghn',0,'person','0a5dac89016e533f','Ann','learner');
INSERT INTO "seats" VALUES('7crtav4ghn',1,'bot',NULL,'Pip','learner');
INSERT INTO "seats" VALUES('7crtav4ghn',2,'bot',NULL,'Trey','learner');
INSERT INTO "seats" VALUES('7crtav4ghn',3,'bot',NULL,'Ruff','learner');
INSERT INTO "seats" VALUES('357637vczj',0,'person','dd30f92028775134','Bob','beginner');
INSERT INTO "seats" VALUES('357637vczj',1,'bot',NULL,'Ace','beginner');
INSERT INTO "seats" VALUES('357637vczj',2,'person','105a042247390c4e','Cal','beginner');
INSERT INTO "seats" VALUES('357637vczj',3,'bot',NULL,'Pip','beginner');
INSERT INTO "seats" VALUES('8p5rw22b7a',0,'bot',NULL,'Ace','beginner');
INSERT INTO "seats" VALUES('8p5rw22b7a',1,'bot',NULL,'Pip','beginner');
INSERT INTO "seats" VALUES('8p5rw22b7a',2,'person','bb248a548f53a801','Dot','beginner');
INSERT INTO "seats" VALUES('8p5rw22b7a',3,'bot',NULL,'Trey','beginner');
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
            stopping INTEGER NOT NULL, finished INTEGER NOT NULL, revision INTEGER NOT NULL DEFAULT 0, owner TEXT, watchable INTEGER NOT NULL DEFAULT 0, gathering INTEGER NOT NULL DEFAULT 0, practice INTEGER NOT NULL DEFAULT 0, draws TEXT NOT NULL DEFAULT '{}', pace TEXT NOT NULL DEFAULT 'normal', hints INTEGER NOT NULL DEFAULT 0, again TEXT, lesson TEXT, boards TEXT, placed INTEGER NOT NULL DEFAULT 0, paused INTEGER NOT NULL DEFAULT 0, helping INTEGER NOT NULL DEFAULT 0, ordered TEXT);
INSERT INTO "tables" VALUES('7crtav4ghn','minibridge','{}','match','{}',1.7950674284323034286e+09,1.79506742875753927228e+09,0,0,61,'0a5dac89016e533f',0,0,0,'{}','normal',0,NULL,NULL,NULL,0,0,0,NULL);
INSERT INTO "tables" VALUES('357637vczj','bridgewar','{}','match','{}',1.79506743106397628783e+09,1.79506743106397628783e+09,0,0,1,NULL,0,0,0,'{}','normal',0,NULL,NULL,'[{"board":{"number":1,"dealer":"N","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}},"code":"FZY32-0WZ54-1REXJ-M4J1Y"},{"board":{"number":2,"dealer":"E","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}},"code":"1845D-PJR7P-7SAMV-0B0B4"}]',1,0,0,NULL);
INSERT INTO "tables" VALUES('8p5rw22b7a','minibridge','{}','match','{}',1.79506743109963035585e+09,1.79506743117884874343e+09,0,0,58,NULL,0,0,0,'{}','normal',0,NULL,NULL,'[{"board":{"number":1,"dealer":"N","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}},"code":"27VRR-J3842-YGPAV-B9E2Z"},{"board":{"number":2,"dealer":"E","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}},"code":"H3TT3-DG8S3-PW0P8-JPZMW"}]',1,0,0,NULL);
CREATE TABLE tokens (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, created DOUBLE PRECISION NOT NULL);
INSERT INTO "tokens" VALUES('beeee8186a9edd6de8d687a4c5c6c50ab67f0ddfca4d5dbe13c8682eb41d0c4a','0a5dac89016e533f',1.79506742805217838288e+09);
INSERT INTO "tokens" VALUES('23fd0dad8a33c1cfca37470f7cb144b5fb4f48148ff87637854611b3ca1cff1a','876dc5bd6429fcd6',1.79506743087078142169e+09);
INSERT INTO "tokens" VALUES('47aff65831cbff9b86f81bf3e0592850df428442a9b4b7a5723d0ded09a57391','dd30f92028775134',1.79506743104669523234e+09);
INSERT INTO "tokens" VALUES('fcf1eba18edb89cd45f6db6dc885ae0212ae26be8eb5b81ab8f9b43f72c9c875','105a042247390c4e',1.79506743105714511874e+09);
INSERT INTO "tokens" VALUES('f36df2eb1353c0523898d1d0710b61ca3edf545409704513883fcc0c15ce526d','bb248a548f53a801',1.79506743109216666222e+09);
CREATE TABLE votes (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, voter INTEGER NOT NULL,
            PRIMARY KEY (table_id, player, voter));
CREATE INDEX tables_touched ON tables (touched);
CREATE UNIQUE INDEX seats_identity ON seats (identity, table_id);
CREATE UNIQUE INDEX events_nonce ON events (table_id, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX played_newest ON played (identity, ended);
CREATE UNIQUE INDEX dailies_table ON dailies (table_id);
COMMIT;
