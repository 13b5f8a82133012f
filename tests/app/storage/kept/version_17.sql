-- {"table": "a0x1wrr3sv", "deal": 2, "tokens": {"Ann": "ULKuV4u4tudC6b7V4d8hrAqvjew9_ckJ", "Learner": "y2xnBsPlOlQlUgVYslFkR7DaFRXAIw1Z", "Teacher": "PI8X0NrEbE77K1K9LDHuVvkmyPQqSSZy", "Bob": "vkpV17VOjwtYSSw1WenKIyjHM1e4SYtV", "Dot": "ZJdmQEW2MKW8o2OwCSBm2s9GbNA4yrVx"}, "lesson": {"name": "1-first-tricks", "at": 1}, "codes": {"class": ["BRXNJE", "mY0AngM2G_Gzapp2qLVUuO85jk2aV4Oh"], "homework": ["0PQH2D", "dtTqG9IKEUFgvXLsfDREprojtED-IFx5"], "evening": ["V6PB6M", "X-8zjis9b91pkoROZOpCx6I-wEaB6bdI"], "league": ["AP0HV5", "K4g4-yGuUXTKI0Ic2xJlafcKygac1HzD"], "competition": ["ETFXK6", "mpPG0dpgENVAuqoAXQtpGljIO2N-Elbs"]}}
BEGIN TRANSACTION;
CREATE TABLE bookmarks (
            identity TEXT NOT NULL, lesson TEXT NOT NULL, body TEXT NOT NULL, table_id TEXT, noted INTEGER NOT NULL,
            touched DOUBLE PRECISION NOT NULL, finished DOUBLE PRECISION, PRIMARY KEY (identity, lesson));
INSERT INTO "bookmarks" VALUES('60d573adbe1b3a6d','1-first-tricks','{"lesson":"1-first-tricks","at":1,"tries":1,"marks":{"0":{"state":"done","tries":0},"1":{"state":"missed","tries":1}},"deals":[],"noted":[]}',NULL,0,1795067460.578,NULL);
CREATE TABLE dailies (
            day TEXT NOT NULL, game TEXT NOT NULL, identity TEXT NOT NULL, table_id TEXT NOT NULL,
            score INTEGER, tricks INTEGER, PRIMARY KEY (day, game, identity));
CREATE TABLE deals (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, board TEXT NOT NULL, started DOUBLE PRECISION NOT NULL,
            ended DOUBLE PRECISION, summary TEXT, dummy TEXT NOT NULL DEFAULT 'watches', shown INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (table_id, deal));
INSERT INTO "deals" VALUES('a0x1wrr3sv',1,'{"number":1,"dealer":"S","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.79506745788250541683e+09,1.79506745815437483791e+09,'{"say":"story-result-made-1","values":{"who":"S","goal":7,"whose":"NS","points":80}}','watches',0);
INSERT INTO "deals" VALUES('a0x1wrr3sv',2,'{"number":2,"dealer":"W","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.79506745816001772879e+09,NULL,NULL,'watches',0);
INSERT INTO "deals" VALUES('v70tzjqq05',1,'{"number":1,"dealer":"N","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}}',1.79506746088640713686e+09,NULL,NULL,'watches',0);
INSERT INTO "deals" VALUES('z31b1peb1m',1,'{"number":1,"dealer":"N","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}}',1.79506746093668770793e+09,1.79506746100082135208e+09,'{"say":"story-result-made-1","values":{"who":"E","goal":10,"whose":"EW","points":420}}','watches',0);
INSERT INTO "deals" VALUES('z31b1peb1m',2,'{"number":2,"dealer":"E","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}}',1.79506746100479960444e+09,NULL,NULL,'watches',0);
CREATE TABLE events (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, nonce TEXT,
            at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, deal, seq));
INSERT INTO "events" VALUES('a0x1wrr3sv',1,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"S","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506745788250541683e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,1,'{"event":"committed","digest":"51cbcb0ab1e37d0328c212131f2ec54e21c6550ecf150e421163e4a4a61aea3b"}',NULL,1.79506745788250541683e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,2,'{"event":"seeded","seed":"352ce47346ecd2e6277cb23c312053f2ac3fe39ac98b96f4291364102f5e7b82","salt":"57ac76cd48875a8ef6b20d272b0e3094"}',NULL,1.79506745788250541683e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,3,'{"event":"cut","seat":"E","place":17}',NULL,1.79506745809274291993e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,4,'{"event":"dealt","seat":"W","hand":".T9854.AQT92.Q73"}',NULL,1.79506745809274291993e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,5,'{"event":"dealt","seat":"N","hand":"QT83.A2.KJ853.T8"}',NULL,1.79506745809274291993e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,6,'{"event":"dealt","seat":"E","hand":"KJ7.K73.76.J9652"}',NULL,1.79506745809274291993e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,7,'{"event":"dealt","seat":"S","hand":"A96542.QJ6.4.AK4"}',NULL,1.79506745809274291993e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,8,'{"event":"announced","seat":"S","measure":"points","number":14}',NULL,1.79506745809274291993e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,9,'{"event":"announced","seat":"W","measure":"points","number":8}',NULL,1.79506745809274291993e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,10,'{"event":"announced","seat":"N","measure":"points","number":10}',NULL,1.79506745809274291993e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,11,'{"event":"announced","seat":"E","measure":"points","number":8}',NULL,1.79506745809274291993e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,12,'{"event":"declared","seat":"S"}',NULL,1.79506745809274291993e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,13,'{"event":"faced","seat":"N","hand":"QT83.A2.KJ853.T8"}',NULL,1.79506745809274291993e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,14,'{"event":"chose","seat":"S","contract":{"strain":"S","goal":7,"terms":"part-score"}}','nonce-6874097710916',1.79506745809638452527e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,15,'{"event":"played","seat":"W","card":"HT"}',NULL,1.79506745810075569154e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,16,'{"event":"played","seat":"N","card":"HA"}','nonce-6874105109496',1.79506745810377669331e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,17,'{"event":"played","seat":"E","card":"H3"}',NULL,1.79506745810593342782e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,18,'{"event":"played","seat":"S","card":"HQ"}','nonce-6874109721974',1.7950674581083455086e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,19,'{"event":"played","seat":"N","card":"SQ"}','nonce-6874111569771',1.7950674581100518703e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,20,'{"event":"played","seat":"E","card":"SK"}',NULL,1.79506745811152219772e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,21,'{"event":"played","seat":"S","card":"SA"}','nonce-6874114293666',1.79506745811279368402e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,22,'{"event":"played","seat":"W","card":"H4"}',NULL,1.79506745811397075657e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,23,'{"event":"played","seat":"S","card":"S9"}','nonce-6874116655100',1.79506745811514353749e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,24,'{"event":"played","seat":"W","card":"H5"}',NULL,1.7950674581161947251e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,25,'{"event":"played","seat":"N","card":"ST"}','nonce-6874118654764',1.79506745811709952356e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,26,'{"event":"played","seat":"E","card":"SJ"}',NULL,1.79506745811814093583e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,27,'{"event":"played","seat":"E","card":"HK"}',NULL,1.79506745811919665332e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,28,'{"event":"played","seat":"S","card":"HJ"}','nonce-6874121639698',1.7950674581200892925e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,29,'{"event":"played","seat":"W","card":"H8"}',NULL,1.79506745812107181546e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,30,'{"event":"played","seat":"N","card":"H2"}','nonce-6874123468407',1.79506745812189507489e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,31,'{"event":"played","seat":"E","card":"C5"}',NULL,1.79506745812293624876e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,32,'{"event":"played","seat":"S","card":"CA"}','nonce-6874125945083',1.79506745812436771395e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,33,'{"event":"played","seat":"W","card":"C3"}',NULL,1.79506745812524485584e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,34,'{"event":"played","seat":"N","card":"CT"}','nonce-6874128284374',1.79506745812671113012e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,35,'{"event":"played","seat":"S","card":"S6"}','nonce-6874129698374',1.79506745812808966638e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,36,'{"event":"played","seat":"W","card":"D2"}',NULL,1.79506745812900638577e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,37,'{"event":"played","seat":"N","card":"S8"}','nonce-6874132942635',1.79506745813137626645e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,38,'{"event":"played","seat":"E","card":"S7"}',NULL,1.79506745813231253627e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,39,'{"event":"played","seat":"N","card":"S3"}','nonce-6874134680088',1.79506745813309597967e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,40,'{"event":"played","seat":"E","card":"D6"}',NULL,1.79506745813409161567e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,41,'{"event":"played","seat":"S","card":"S5"}','nonce-6874136495867',1795067458.13491);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,42,'{"event":"played","seat":"W","card":"C7"}',NULL,1.79506745813580632204e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,43,'{"event":"played","seat":"S","card":"S4"}','nonce-6874138227912',1.79506745813664770131e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,44,'{"event":"played","seat":"W","card":"CQ"}',NULL,1.79506745813749837882e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,45,'{"event":"played","seat":"N","card":"C8"}','nonce-6874139792397',1.79506745813819885253e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,46,'{"event":"played","seat":"E","card":"H7"}',NULL,1.79506745813917255403e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,47,'{"event":"played","seat":"S","card":"S2"}','nonce-6874141517020',1.7950674581399273872e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,48,'{"event":"played","seat":"W","card":"D9"}',NULL,1.7950674581408183574e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,49,'{"event":"played","seat":"N","card":"DK"}','nonce-6874143077809',1.79506745814151144027e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,50,'{"event":"played","seat":"E","card":"D7"}',NULL,1.79506745814242601394e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,51,'{"event":"played","seat":"S","card":"H6"}','nonce-6874144772629',1.79506745814317917827e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,52,'{"event":"played","seat":"W","card":"H9"}',NULL,1.79506745814398694033e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,53,'{"event":"played","seat":"N","card":"DJ"}','nonce-6874146328811',1.7950674581447403431e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,54,'{"event":"played","seat":"E","card":"C2"}',NULL,1.79506745814553833008e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,55,'{"event":"played","seat":"W","card":"DA"}',NULL,1795067458.14635);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,56,'{"event":"played","seat":"N","card":"D8"}','nonce-6874148720860',1.79506745814714121817e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,57,'{"event":"played","seat":"E","card":"C6"}',NULL,1.79506745814794731143e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,58,'{"event":"played","seat":"S","card":"D4"}','nonce-6874150266056',1.79506745814867591862e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,59,'{"event":"played","seat":"W","card":"DQ"}',NULL,1.79506745814959454534e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,60,'{"event":"played","seat":"N","card":"D5"}','nonce-6874151906634',1.79506745815036726e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,61,'{"event":"played","seat":"E","card":"C9"}',NULL,1.79506745815118598941e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,62,'{"event":"played","seat":"S","card":"CK"}','nonce-6874153503818',1.79506745815192246431e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,63,'{"event":"played","seat":"W","card":"DT"}',NULL,1.79506745815254712102e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,64,'{"event":"played","seat":"N","card":"D3"}',NULL,1795067458.15317);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,65,'{"event":"played","seat":"E","card":"CJ"}',NULL,1.79506745815375328063e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,66,'{"event":"played","seat":"S","card":"C4"}',NULL,1.79506745815437483791e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,67,'{"event":"scored","tricks":{"EW":6,"NS":7},"entries":[{"side":"NS","points":30,"reason":"tricks","below":false},{"side":"NS","points":50,"reason":"bonus","below":false}]}',NULL,1.79506745815437483791e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',1,68,'{"event":"laidopen","hands":{"W":".T9854.AQT92.Q73","N":"QT83.A2.KJ853.T8","E":"KJ7.K73.76.J9652","S":"A96542.QJ6.4.AK4"},"seed":"352ce47346ecd2e6277cb23c312053f2ac3fe39ac98b96f4291364102f5e7b82","salt":"57ac76cd48875a8ef6b20d272b0e3094"}',NULL,1.79506745815437483791e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',2,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"W","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506745816001772879e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',2,1,'{"event":"committed","digest":"572639b3d4cd8fc72b9451c87f5b7557cd62aaa7d973912f6c99c3d6f1e74aae"}',NULL,1.79506745816001772879e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',2,2,'{"event":"seeded","seed":"ba899008783e03494187179bb6ebc86a2ef5d16fa1fa9fb88b424788485bde96","salt":"169765f4d036ef95725ff131de410ba1"}',NULL,1.79506745816001772879e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',2,3,'{"event":"cut","seat":"S","place":1}','nonce-6874163695412',1795067458.16246);
INSERT INTO "events" VALUES('a0x1wrr3sv',2,4,'{"event":"dealt","seat":"N","hand":".T9875.9852.KJ85"}',NULL,1795067458.16246);
INSERT INTO "events" VALUES('a0x1wrr3sv',2,5,'{"event":"dealt","seat":"E","hand":"K875.2.QJT7.T963"}',NULL,1795067458.16246);
INSERT INTO "events" VALUES('a0x1wrr3sv',2,6,'{"event":"dealt","seat":"S","hand":"JT942.A63.K64.72"}',NULL,1795067458.16246);
INSERT INTO "events" VALUES('a0x1wrr3sv',2,7,'{"event":"dealt","seat":"W","hand":"AQ63.KQJ4.A3.AQ4"}',NULL,1795067458.16246);
INSERT INTO "events" VALUES('a0x1wrr3sv',2,8,'{"event":"announced","seat":"W","measure":"points","number":22}',NULL,1795067458.16246);
INSERT INTO "events" VALUES('a0x1wrr3sv',2,9,'{"event":"announced","seat":"N","measure":"points","number":4}',NULL,1795067458.16246);
INSERT INTO "events" VALUES('a0x1wrr3sv',2,10,'{"event":"announced","seat":"E","measure":"points","number":6}',NULL,1795067458.16246);
INSERT INTO "events" VALUES('a0x1wrr3sv',2,11,'{"event":"announced","seat":"S","measure":"points","number":8}',NULL,1795067458.16246);
INSERT INTO "events" VALUES('a0x1wrr3sv',2,12,'{"event":"declared","seat":"W"}',NULL,1795067458.16246);
INSERT INTO "events" VALUES('a0x1wrr3sv',2,13,'{"event":"faced","seat":"E","hand":"K875.2.QJT7.T963"}',NULL,1795067458.16246);
INSERT INTO "events" VALUES('a0x1wrr3sv',2,14,'{"event":"chose","seat":"W","contract":{"strain":"NT","goal":9,"terms":"game"}}',NULL,1.7950674581666936874e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',2,15,'{"event":"played","seat":"N","card":"HT"}',NULL,1.79506745816824030874e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',2,16,'{"event":"played","seat":"E","card":"H2"}',NULL,1.79506745816924905782e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',2,17,'{"event":"played","seat":"S","card":"HA"}','nonce-6874171773401',1.79506745817024302479e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',2,18,'{"event":"played","seat":"W","card":"H4"}',NULL,1.79506745817238807681e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',2,19,'{"event":"played","seat":"S","card":"SJ"}','nonce-6874174943942',1.7950674581733839512e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',2,20,'{"event":"played","seat":"W","card":"S3"}',NULL,1.79506745817453789706e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',2,21,'{"event":"played","seat":"N","card":"H5"}',NULL,1.79506745817564892769e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',2,22,'{"event":"played","seat":"E","card":"SK"}',NULL,1.7950674581766877174e+09);
INSERT INTO "events" VALUES('a0x1wrr3sv',2,23,'{"event":"played","seat":"E","card":"C3"}',NULL,1.79506745817778968817e+09);
INSERT INTO "events" VALUES('v70tzjqq05',1,0,'{"event":"opened","game":"bridgewar","version":1,"options":{},"dealer":"N","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506746088640713686e+09);
INSERT INTO "events" VALUES('v70tzjqq05',1,1,'{"event":"dealt","seat":"E","hand":"AKJ4.T87.KQ6.K93"}',NULL,1.79506746088640713686e+09);
INSERT INTO "events" VALUES('v70tzjqq05',1,2,'{"event":"dealt","seat":"S","hand":"T5.A.T98543.J752"}',NULL,1.79506746088640713686e+09);
INSERT INTO "events" VALUES('v70tzjqq05',1,3,'{"event":"dealt","seat":"W","hand":"96.J6542.A2.QT64"}',NULL,1.79506746088640713686e+09);
INSERT INTO "events" VALUES('v70tzjqq05',1,4,'{"event":"dealt","seat":"N","hand":"Q8732.KQ93.J7.A8"}',NULL,1.79506746088640713686e+09);
INSERT INTO "events" VALUES('v70tzjqq05',1,5,'{"event":"declared","seat":"N"}',NULL,1.79506746088640713686e+09);
INSERT INTO "events" VALUES('v70tzjqq05',1,6,'{"event":"agreed","contract":{"strain":"NT","goal":7,"terms":"free"}}',NULL,1.79506746088640713686e+09);
INSERT INTO "events" VALUES('v70tzjqq05',1,7,'{"event":"played","seat":"E","card":"SA"}',NULL,1.79506746092773890495e+09);
INSERT INTO "events" VALUES('v70tzjqq05',1,8,'{"event":"faced","seat":"S","hand":"T5.A.T98543.J752"}',NULL,1.79506746092773890495e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"N","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506746093668770793e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,1,'{"event":"dealt","seat":"E","hand":"AK2.AK.AK93.JT64"}',NULL,1.79506746093668770793e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,2,'{"event":"dealt","seat":"S","hand":"9.87643.4.AK8753"}',NULL,1.79506746093668770793e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,3,'{"event":"dealt","seat":"W","hand":"Q8654.J2.JT62.Q2"}',NULL,1.79506746093668770793e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,4,'{"event":"dealt","seat":"N","hand":"JT73.QT95.Q875.9"}',NULL,1.79506746093668770793e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,5,'{"event":"announced","seat":"N","measure":"points","number":5}',NULL,1.79506746093668770793e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,6,'{"event":"announced","seat":"E","measure":"points","number":22}',NULL,1.79506746093668770793e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,7,'{"event":"announced","seat":"S","measure":"points","number":7}',NULL,1.79506746093668770793e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,8,'{"event":"announced","seat":"W","measure":"points","number":6}',NULL,1.79506746093668770793e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,9,'{"event":"declared","seat":"E"}',NULL,1.79506746093668770793e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,10,'{"event":"faced","seat":"W","hand":"Q8654.J2.JT62.Q2"}',NULL,1.79506746093668770793e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,11,'{"event":"chose","seat":"E","contract":{"strain":"S","goal":10,"terms":"game"}}',NULL,1.79506746095185947421e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,12,'{"event":"played","seat":"S","card":"S9"}','nonce-6876955097577',1.79506746095415568352e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,13,'{"event":"played","seat":"W","card":"SQ"}',NULL,1.79506746095635843279e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,14,'{"event":"played","seat":"N","card":"S3"}',NULL,1.79506746095803093911e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,15,'{"event":"played","seat":"E","card":"S2"}',NULL,1.79506746095916390418e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,16,'{"event":"played","seat":"W","card":"S4"}',NULL,1.79506746096042966846e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,17,'{"event":"played","seat":"N","card":"S7"}',NULL,1.79506746096154403682e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,18,'{"event":"played","seat":"E","card":"SK"}',NULL,1.79506746096251368523e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,19,'{"event":"played","seat":"S","card":"H8"}','nonce-6876965262911',1.79506746096373796459e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,20,'{"event":"played","seat":"E","card":"C4"}',NULL,1.79506746096473097798e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,21,'{"event":"played","seat":"S","card":"CA"}','nonce-6876967049167',1.79506746096549558641e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,22,'{"event":"played","seat":"W","card":"C2"}',NULL,1.79506746096662497518e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,23,'{"event":"played","seat":"N","card":"C9"}',NULL,1.79506746096741843219e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,24,'{"event":"played","seat":"S","card":"H7"}','nonce-6876969743467',1.79506746096816134456e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,25,'{"event":"played","seat":"W","card":"HJ"}',NULL,1.79506746097004270552e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,26,'{"event":"played","seat":"N","card":"HQ"}',NULL,1.79506746097090220449e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,27,'{"event":"played","seat":"E","card":"HK"}',NULL,1.79506746097169065474e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,28,'{"event":"played","seat":"E","card":"DA"}',NULL,1.79506746097248125072e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,29,'{"event":"played","seat":"S","card":"D4"}','nonce-6876974847984',1.79506746097328209873e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,30,'{"event":"played","seat":"W","card":"D2"}',NULL,1.79506746097410130498e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,31,'{"event":"played","seat":"N","card":"D5"}',NULL,1.79506746097491788867e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,32,'{"event":"played","seat":"E","card":"C6"}',NULL,1.79506746097592210769e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,33,'{"event":"played","seat":"S","card":"CK"}','nonce-6876978247447',1.79506746097667813305e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,34,'{"event":"played","seat":"W","card":"CQ"}',NULL,1.79506746097751355168e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,35,'{"event":"played","seat":"N","card":"H5"}',NULL,1.7950674609783935547e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,36,'{"event":"played","seat":"S","card":"H6"}','nonce-6876980724103',1.79506746097914218901e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,37,'{"event":"played","seat":"W","card":"H2"}',NULL,1.79506746097993898393e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,38,'{"event":"played","seat":"N","card":"H9"}',NULL,1.79506746098179173465e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,39,'{"event":"played","seat":"E","card":"HA"}',NULL,1.7950674609826288223e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,40,'{"event":"played","seat":"E","card":"DK"}',NULL,1.79506746098339843749e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,41,'{"event":"played","seat":"S","card":"H4"}','nonce-6876985672568',1.79506746098409128192e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,42,'{"event":"played","seat":"W","card":"D6"}',NULL,1.79506746098496103281e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,43,'{"event":"played","seat":"N","card":"D7"}',NULL,1.79506746098587203022e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,44,'{"event":"played","seat":"E","card":"CT"}',NULL,1.79506746098667407038e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,45,'{"event":"played","seat":"S","card":"C8"}','nonce-6876989017910',1.79506746098751854895e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,46,'{"event":"played","seat":"W","card":"DT"}',NULL,1.79506746098833918573e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,47,'{"event":"played","seat":"N","card":"ST"}',NULL,1.79506746098908185954e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,48,'{"event":"played","seat":"N","card":"D8"}',NULL,1.79506746098982834813e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,49,'{"event":"played","seat":"E","card":"D9"}',NULL,1.79506746099067401888e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,50,'{"event":"played","seat":"S","card":"H3"}','nonce-6876992960263',1.79506746099140572546e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,51,'{"event":"played","seat":"W","card":"DJ"}',NULL,1.79506746099215650554e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,52,'{"event":"played","seat":"W","card":"S5"}',NULL,1.79506746099297332763e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,53,'{"event":"played","seat":"N","card":"SJ"}',NULL,1.79506746099369692806e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,54,'{"event":"played","seat":"E","card":"SA"}',NULL,1.79506746099440574649e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,55,'{"event":"played","seat":"S","card":"C7"}','nonce-6876996747675',1.79506746099516081805e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,56,'{"event":"played","seat":"E","card":"CJ"}',NULL,1.79506746099620413778e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,57,'{"event":"played","seat":"S","card":"C5"}','nonce-6876998520470',1.79506746099693036081e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,58,'{"event":"played","seat":"W","card":"S6"}',NULL,1.79506746099771189685e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,59,'{"event":"played","seat":"N","card":"HT"}',NULL,1795067460.99855);
INSERT INTO "events" VALUES('z31b1peb1m',1,60,'{"event":"played","seat":"W","card":"S8"}',NULL,1.7950674609991290569e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,61,'{"event":"played","seat":"N","card":"DQ"}',NULL,1.79506746099967432026e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,62,'{"event":"played","seat":"E","card":"D3"}',NULL,1.79506746100023889542e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,63,'{"event":"played","seat":"S","card":"C3"}',NULL,1.79506746100082135208e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,64,'{"event":"scored","tricks":{"EW":10,"NS":3},"entries":[{"side":"EW","points":120,"reason":"tricks","below":false},{"side":"EW","points":300,"reason":"bonus","below":false}]}',NULL,1.79506746100082135208e+09);
INSERT INTO "events" VALUES('z31b1peb1m',1,65,'{"event":"laidopen","hands":{"E":"AK2.AK.AK93.JT64","S":"9.87643.4.AK8753","W":"Q8654.J2.JT62.Q2","N":"JT73.QT95.Q875.9"},"seed":null,"salt":null}',NULL,1.79506746100082135208e+09);
INSERT INTO "events" VALUES('z31b1peb1m',2,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"E","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506746100479960444e+09);
INSERT INTO "events" VALUES('z31b1peb1m',2,1,'{"event":"dealt","seat":"S","hand":"93.A6.AQ8762.QT5"}',NULL,1.79506746100479960444e+09);
INSERT INTO "events" VALUES('z31b1peb1m',2,2,'{"event":"dealt","seat":"W","hand":"JT54.932.J9.AJ72"}',NULL,1.79506746100479960444e+09);
INSERT INTO "events" VALUES('z31b1peb1m',2,3,'{"event":"dealt","seat":"N","hand":"AQ76.QT7.43.K963"}',NULL,1.79506746100479960444e+09);
INSERT INTO "events" VALUES('z31b1peb1m',2,4,'{"event":"dealt","seat":"E","hand":"K82.KJ854.KT5.84"}',NULL,1.79506746100479960444e+09);
INSERT INTO "events" VALUES('z31b1peb1m',2,5,'{"event":"announced","seat":"E","measure":"points","number":10}',NULL,1.79506746100479960444e+09);
INSERT INTO "events" VALUES('z31b1peb1m',2,6,'{"event":"announced","seat":"S","measure":"points","number":12}',NULL,1.79506746100479960444e+09);
INSERT INTO "events" VALUES('z31b1peb1m',2,7,'{"event":"announced","seat":"W","measure":"points","number":7}',NULL,1.79506746100479960444e+09);
INSERT INTO "events" VALUES('z31b1peb1m',2,8,'{"event":"announced","seat":"N","measure":"points","number":11}',NULL,1.79506746100479960444e+09);
INSERT INTO "events" VALUES('z31b1peb1m',2,9,'{"event":"declared","seat":"S"}',NULL,1.79506746100479960444e+09);
INSERT INTO "events" VALUES('z31b1peb1m',2,10,'{"event":"faced","seat":"N","hand":"AQ76.QT7.43.K963"}',NULL,1.79506746100479960444e+09);
CREATE TABLE guests (
            table_id TEXT NOT NULL, identity TEXT NOT NULL, guest INTEGER NOT NULL, nickname TEXT NOT NULL,
            wish INTEGER, standing TEXT NOT NULL, agreed TEXT NOT NULL, deal INTEGER NOT NULL,
            held INTEGER NOT NULL, PRIMARY KEY (table_id, identity));
CREATE TABLE handovers (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, expires DOUBLE PRECISION NOT NULL);
CREATE TABLE identities (
            id TEXT PRIMARY KEY, nickname TEXT, created DOUBLE PRECISION NOT NULL);
INSERT INTO "identities" VALUES('4cf903fa5d80924f','Ann',1.79506745783646225926e+09);
INSERT INTO "identities" VALUES('60d573adbe1b3a6d',NULL,1.79506746054668498042e+09);
INSERT INTO "identities" VALUES('405f6609840f5763','Bob',1.79506746085111927981e+09);
INSERT INTO "identities" VALUES('f72df588339444a7','Cal',1.79506746087685108183e+09);
INSERT INTO "identities" VALUES('471bdf522db74b1d','Dot',1.79506746093476557725e+09);
CREATE TABLE logbook_lines (
            code TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (code, seq));
INSERT INTO "logbook_lines" VALUES('bookmark 60d573adbe1b3a6d 1-first-tricks',0,'{"happened":"lessonbegun","at":"2026-11-19T05:51:00.576+00:00","lesson":"1-first-tricks","mark":null,"table":null,"is_noted":false,"finished":null}');
INSERT INTO "logbook_lines" VALUES('bookmark 60d573adbe1b3a6d 1-first-tricks',1,'{"happened":"bookmarkmoved","at":"2026-11-19T05:51:00.548+00:00","block":1,"tries":0,"marks":{"0":{"state":"done","tries":0}},"deals":null,"noted":null,"table":null,"is_noted":false,"is_learnt":false}');
INSERT INTO "logbook_lines" VALUES('bookmark 60d573adbe1b3a6d 1-first-tricks',2,'{"happened":"bookmarkmoved","at":"2026-11-19T05:51:00.578+00:00","block":1,"tries":1,"marks":{"1":{"state":"missed","tries":1}},"deals":null,"noted":null,"table":null,"is_noted":false,"is_learnt":false}');
INSERT INTO "logbook_lines" VALUES('BRXNJE',0,'{"happened":"classopened","at":"2026-11-19T05:51:00.799+00:00","title":"4b","game":"bridgewar","options":{}}');
INSERT INTO "logbook_lines" VALUES('BRXNJE',1,'{"happened":"pupilcame","at":"2026-11-19T05:51:00.852+00:00","member":1,"name":"Bob","identity":"405f6609840f5763"}');
INSERT INTO "logbook_lines" VALUES('BRXNJE',2,'{"happened":"pupilcame","at":"2026-11-19T05:51:00.877+00:00","member":2,"name":"Cal","identity":"f72df588339444a7"}');
INSERT INTO "logbook_lines" VALUES('BRXNJE',3,'{"happened":"tablesgiven","at":"2026-11-19T05:51:00.910+00:00","tables":[{"number":1,"code":"v70tzjqq05","seats":[1,null,2,null]}],"anew":true}');
INSERT INTO "logbook_lines" VALUES('0PQH2D',0,'{"happened":"homeworkset","at":"2026-11-19T05:51:00.929+00:00","title":"Week 3","game":"minibridge","options":{},"tasks":[{"task":"deal","code":"SPV6J-MH0QE-2B447-4479J"},{"task":"deal","code":"P0M3W-08D84-YBQZB-MDKKY"}],"bots":"beginner","until":null,"together":false,"hints":false}');
INSERT INTO "logbook_lines" VALUES('0PQH2D',1,'{"happened":"homeworkbegun","at":"2026-11-19T05:51:00.935+00:00","pupil":1,"name":"Dot","identity":"471bdf522db74b1d"}');
INSERT INTO "logbook_lines" VALUES('0PQH2D',2,'{"happened":"homeworkseated","at":"2026-11-19T05:51:00.937+00:00","pupil":1,"table":"z31b1peb1m","seat":2}');
INSERT INTO "logbook_lines" VALUES('V6PB6M',0,'{"happened":"eveningbegun","at":"2026-11-19T05:51:01.008+00:00","game":"abridged","session":"abridged-pivot","names":["Ann","Bob","Cal","Dot"],"options":{},"session_options":{}}');
INSERT INTO "logbook_lines" VALUES('V6PB6M',1,'{"happened":"dealwritten","at":"2026-11-19T05:51:01.010+00:00","declarer":"N","contract":{"strain":"R","goal":10,"terms":"play"},"tricks":11,"honours":0,"honoured":null}');
INSERT INTO "logbook_lines" VALUES('V6PB6M',2,'{"happened":"dealwritten","at":"2026-11-19T05:51:01.012+00:00","declarer":"N","contract":{"strain":"R","goal":10,"terms":"play"},"tricks":11,"honours":0,"honoured":null}');
INSERT INTO "logbook_lines" VALUES('AP0HV5',0,'{"happened":"founded","at":"2026-11-19T05:51:01.015+00:00","title":"Autumn term","game":"minibridge","options":{"scoring":"targets"},"form":"best-of","deals":3,"teams":false}');
INSERT INTO "logbook_lines" VALUES('0PQH2D',3,'{"happened":"homeworkplayed","at":"2026-11-19T05:51:01.000+00:00","task":1,"table":"z31b1peb1m","deal":1,"said":{"say":"story-result-made-1","values":{"who":"E","goal":10,"whose":"EW","points":420}},"points":{"1":-420}}');
INSERT INTO "logbook_lines" VALUES('AP0HV5',1,'{"happened":"enrolled","at":"2026-11-19T05:51:01.018+00:00","names":["Anna & Ben","Chloé & David","Emma & Félix","Gil & Hana"],"weeks":[[[1,4],[2,3]],[[2,4],[1,3]],[[3,4],[1,2]]]}');
INSERT INTO "logbook_lines" VALUES('AP0HV5',2,'{"happened":"matchplayed","at":"2026-11-19T05:51:01.023+00:00","fixture":[2,3],"score":[2,1],"winner":null}');
INSERT INTO "logbook_lines" VALUES('ETFXK6',0,'{"happened":"created","at":"2026-11-19T05:51:01.025+00:00","by":"","title":"Village cup","game":"minibridge","options":{},"method":"matchpoints","trimmed":0,"minutes":0}');
INSERT INTO "logbook_lines" VALUES('ETFXK6',1,'{"happened":"arranged","at":"2026-11-19T05:51:01.025+00:00","by":"","ranking":"live","tablets":false,"real_cards":[],"level":"club","wall":"both"}');
INSERT INTO "logbook_lines" VALUES('ETFXK6',2,'{"happened":"named","at":"2026-11-19T05:51:01.026+00:00","by":"","entrants":[{"number":1,"name":"Pair 1"},{"number":2,"name":"Pair 2"},{"number":3,"name":"Pair 3"},{"number":4,"name":"Pair 4"},{"number":5,"name":"Pair 5"},{"number":6,"name":"Pair 6"}]}');
INSERT INTO "logbook_lines" VALUES('ETFXK6',3,'{"happened":"seated","at":"2026-11-19T05:51:01.027+00:00","by":"","movement":{"kind":"mitchell","entrants":6,"rounds":[[{"table":1,"seats":{"N":1,"E":4,"S":1,"W":4},"boards":[1,2]},{"table":2,"seats":{"N":2,"E":5,"S":2,"W":5},"boards":[3,4]},{"table":3,"seats":{"N":3,"E":6,"S":3,"W":6},"boards":[5,6]}],[{"table":1,"seats":{"N":1,"E":6,"S":1,"W":6},"boards":[3,4]},{"table":2,"seats":{"N":2,"E":4,"S":2,"W":4},"boards":[5,6]},{"table":3,"seats":{"N":3,"E":5,"S":3,"W":5},"boards":[1,2]}],[{"table":1,"seats":{"N":1,"E":5,"S":1,"W":5},"boards":[5,6]},{"table":2,"seats":{"N":2,"E":6,"S":2,"W":6},"boards":[1,2]},{"table":3,"seats":{"N":3,"E":4,"S":3,"W":4},"boards":[3,4]}]]}}');
INSERT INTO "logbook_lines" VALUES('ETFXK6',4,'{"happened":"began","at":"2026-11-19T05:51:01.028+00:00","by":"","round":1}');
INSERT INTO "logbook_lines" VALUES('ETFXK6',5,'{"happened":"entered","at":"2026-11-19T05:51:01.029+00:00","by":"","spot":{"round":1,"table":1,"board":1},"result":{"declarer":"N","contract":{"strain":"H","goal":10,"terms":"game"},"tricks":10,"declarers":420,"defenders":0},"side":null}');
CREATE TABLE logbook_tables (table_id TEXT PRIMARY KEY, logbook TEXT NOT NULL);
INSERT INTO "logbook_tables" VALUES('z31b1peb1m','0PQH2D');
CREATE TABLE logbooks (
            code TEXT PRIMARY KEY, kind TEXT NOT NULL, secret TEXT NOT NULL, created DOUBLE PRECISION NOT NULL,
            touched DOUBLE PRECISION NOT NULL, length INTEGER NOT NULL);
INSERT INTO "logbooks" VALUES('bookmark 60d573adbe1b3a6d 1-first-tricks','bookmark','',1.79506746057666206365e+09,1.79506746057882499698e+09,3);
INSERT INTO "logbooks" VALUES('BRXNJE','class','e25442113b4a80a770a5e8e58ef83178ecda3a216a32915a8363a4b231dce920',1.79506746079975438115e+09,1.79506746091074085233e+09,4);
INSERT INTO "logbooks" VALUES('0PQH2D','homework','4375513262feda0cd9f87c59f922639d808fbf2bcc19b7a1e1f8c0b372b50756',1.79506746092975544935e+09,1.79506746101771068576e+09,4);
INSERT INTO "logbooks" VALUES('V6PB6M','evening','2b1046dec5e0ff91efd73b33ec8913192ab02d9b0b095c837c3d237c9cac2472',1.79506746100879120827e+09,1.79506746101221251491e+09,3);
INSERT INTO "logbooks" VALUES('AP0HV5','league','68a2eac17587a3e195d017c6ec0a9cbcfffcdb931d9498fe7aa0fa7a1f0de290',1.79506746101588916773e+09,1.79506746102324438096e+09,3);
INSERT INTO "logbooks" VALUES('ETFXK6','event','c7e10996c2297b66f776e1cbceaeec1d00fd2b8de6cf3feb8d1164d7df57ec5d',1.79506746102555346487e+09,1.79506746102904868127e+09,6);
CREATE TABLE played (
            identity TEXT NOT NULL, table_id TEXT NOT NULL, deal INTEGER NOT NULL, number INTEGER, game TEXT NOT NULL,
            ended DOUBLE PRECISION NOT NULL, partner TEXT, others TEXT, people INTEGER, level TEXT, headline TEXT,
            mood TEXT, declared INTEGER, made INTEGER, points INTEGER, again INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (identity, table_id, deal));
INSERT INTO "played" VALUES('4cf903fa5d80924f','a0x1wrr3sv',1,1,'minibridge',1.79506745815437483791e+09,'Trey','["Pip","Ruff"]',0,'learner','{"say":"story-you-made-it","values":{"goal":7}}','won',1,1,80,0);
INSERT INTO "played" VALUES('471bdf522db74b1d','z31b1peb1m',1,1,'minibridge',1.79506746100082135208e+09,'Ace','["Pip","Trey"]',0,'beginner','{"say":"story-made-it","values":{"who":"E","goal":10}}','lost',0,1,-420,0);
CREATE TABLE probes (id TEXT PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE puzzles (
            puzzle TEXT PRIMARY KEY, strength DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL,
            volatility DOUBLE PRECISION NOT NULL);
CREATE TABLE readiness (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, player INTEGER NOT NULL,
            PRIMARY KEY (table_id, deal, player));
CREATE TABLE reasons (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (table_id, deal, seq));
INSERT INTO "reasons" VALUES('a0x1wrr3sv',1,15,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"defenders-lead","said":[{"say":"bidding-card-by-rule","values":{"card":"HT","rule":"the suit that looks best to lead"}}]}');
INSERT INTO "reasons" VALUES('a0x1wrr3sv',1,17,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"bidding-card-by-rule","values":{"card":"H3","rule":"nothing here wins the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('a0x1wrr3sv',1,20,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cover","said":[{"say":"bidding-card-by-rule","values":{"card":"SK","rule":"an honour on an honour: that may make a lower card good"}}]}');
INSERT INTO "reasons" VALUES('a0x1wrr3sv',1,22,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"discard","said":[{"say":"bidding-card-by-rule","values":{"card":"H4","rule":"the card that will be missed least"}}]}');
INSERT INTO "reasons" VALUES('a0x1wrr3sv',1,24,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"discard","said":[{"say":"bidding-card-by-rule","values":{"card":"H5","rule":"the card that will be missed least"}}]}');
INSERT INTO "reasons" VALUES('a0x1wrr3sv',1,26,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"last-hand","said":[{"say":"bidding-card-by-rule","values":{"card":"SJ","rule":"last to play: the cheapest card that wins"}}]}');
INSERT INTO "reasons" VALUES('a0x1wrr3sv',1,27,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"defenders-lead","said":[{"say":"bidding-card-by-rule","values":{"card":"HK","rule":"the suit that looks best to lead"}}]}');
INSERT INTO "reasons" VALUES('a0x1wrr3sv',1,29,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"partner-wins","said":[{"say":"bidding-card-by-rule","values":{"card":"H8","rule":"our side is winning the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('a0x1wrr3sv',1,31,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"defenders-lead","said":[{"say":"bidding-card-by-rule","values":{"card":"C5","rule":"the suit that looks best to lead"}}]}');
INSERT INTO "reasons" VALUES('a0x1wrr3sv',1,33,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"bidding-card-by-rule","values":{"card":"C3","rule":"nothing here wins the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('a0x1wrr3sv',1,36,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"discard","said":[{"say":"bidding-card-by-rule","values":{"card":"D2","rule":"the card that will be missed least"}}]}');
INSERT INTO "reasons" VALUES('a0x1wrr3sv',1,38,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":null,"said":[{"say":"coach-only-card","values":{"card":"S7"}}]}');
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO "schema_version" VALUES(17);
CREATE TABLE seats (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, kind TEXT NOT NULL, identity TEXT,
            nickname TEXT NOT NULL, level TEXT NOT NULL, PRIMARY KEY (table_id, player));
INSERT INTO "seats" VALUES('a0x1wrr3sv',0,'person','4cf903fa5d80924f','Ann','learner');
INSERT INTO "seats" VALUES('a0x1wrr3sv',1,'bot',NULL,'Pip','learner');
INSERT INTO "seats" VALUES('a0x1wrr3sv',2,'bot',NULL,'Trey','learner');
INSERT INTO "seats" VALUES('a0x1wrr3sv',3,'bot',NULL,'Ruff','learner');
INSERT INTO "seats" VALUES('v70tzjqq05',0,'person','405f6609840f5763','Bob','beginner');
INSERT INTO "seats" VALUES('v70tzjqq05',1,'bot',NULL,'Ace','beginner');
INSERT INTO "seats" VALUES('v70tzjqq05',2,'person','f72df588339444a7','Cal','beginner');
INSERT INTO "seats" VALUES('v70tzjqq05',3,'bot',NULL,'Pip','beginner');
INSERT INTO "seats" VALUES('z31b1peb1m',0,'bot',NULL,'Ace','beginner');
INSERT INTO "seats" VALUES('z31b1peb1m',1,'bot',NULL,'Pip','beginner');
INSERT INTO "seats" VALUES('z31b1peb1m',2,'person','471bdf522db74b1d','Dot','beginner');
INSERT INTO "seats" VALUES('z31b1peb1m',3,'bot',NULL,'Trey','beginner');
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
CREATE TABLE table_lines (
            table_id TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, seq));
INSERT INTO "table_lines" VALUES('a0x1wrr3sv',0,'{"happened":"tablesetup","at":"2026-11-19T05:50:58.158+00:00","facts":{"players":[{"kind":"person","identity":"4cf903fa5d80924f","name":"Ann","level":"learner"},{"kind":"bot","identity":null,"name":"Pip","level":"learner"},{"kind":"bot","identity":null,"name":"Trey","level":"learner"},{"kind":"bot","identity":null,"name":"Ruff","level":"learner"}],"since":1795067457.8825054,"owner":"4cf903fa5d80924f","is_watchable":false,"is_gathering":false,"is_paused":false,"allowed":[],"ordered":null,"speed":"normal","stopping":false,"draws":{},"guests":{},"votes":{},"ready":[],"dummy_does":"watches","is_shown":false}}');
INSERT INTO "table_lines" VALUES('a0x1wrr3sv',1,'{"happened":"gotready","at":"2026-11-19T05:50:58.158+00:00","player":0}');
INSERT INTO "table_lines" VALUES('a0x1wrr3sv',2,'{"happened":"nextdealt","at":"2026-11-19T05:50:58.160+00:00"}');
INSERT INTO "table_lines" VALUES('z31b1peb1m',0,'{"happened":"tablesetup","at":"2026-11-19T05:51:01.003+00:00","facts":{"players":[{"kind":"bot","identity":null,"name":"Ace","level":"beginner"},{"kind":"bot","identity":null,"name":"Pip","level":"beginner"},{"kind":"person","identity":"471bdf522db74b1d","name":"Dot","level":"beginner"},{"kind":"bot","identity":null,"name":"Trey","level":"beginner"}],"since":1795067460.9366877,"owner":null,"is_watchable":false,"is_gathering":false,"is_paused":false,"allowed":[],"ordered":null,"speed":"normal","stopping":false,"draws":{},"guests":{},"votes":{},"ready":[],"dummy_does":"watches","is_shown":false}}');
INSERT INTO "table_lines" VALUES('z31b1peb1m',1,'{"happened":"gotready","at":"2026-11-19T05:51:01.003+00:00","player":2}');
INSERT INTO "table_lines" VALUES('z31b1peb1m',2,'{"happened":"nextdealt","at":"2026-11-19T05:51:01.005+00:00"}');
CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, session TEXT NOT NULL,
            session_options TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, touched DOUBLE PRECISION NOT NULL,
            stopping INTEGER NOT NULL, finished INTEGER NOT NULL, revision INTEGER NOT NULL DEFAULT 0, owner TEXT, watchable INTEGER NOT NULL DEFAULT 0, gathering INTEGER NOT NULL DEFAULT 0, practice INTEGER NOT NULL DEFAULT 0, draws TEXT NOT NULL DEFAULT '{}', pace TEXT NOT NULL DEFAULT 'normal', hints INTEGER NOT NULL DEFAULT 0, again TEXT, lesson TEXT, boards TEXT, placed INTEGER NOT NULL DEFAULT 0, paused INTEGER NOT NULL DEFAULT 0, helping INTEGER NOT NULL DEFAULT 0, ordered TEXT);
INSERT INTO "tables" VALUES('a0x1wrr3sv','minibridge','{}','match','{}',1.79506745788250541683e+09,1.79506745816001772879e+09,0,0,67,'4cf903fa5d80924f',0,0,0,'{}','normal',0,NULL,NULL,NULL,0,0,0,NULL);
INSERT INTO "tables" VALUES('v70tzjqq05','bridgewar','{}','match','{}',1.79506746088640713686e+09,1.79506746088640713686e+09,0,0,1,NULL,0,0,0,'{}','normal',0,NULL,NULL,'[{"board":{"number":1,"dealer":"N","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}},"code":"HPWKW-0RBFQ-MBZ24-FEB5V"},{"board":{"number":2,"dealer":"E","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}},"code":"ME6QF-1W4Q7-C9400-HMS1Q"}]',1,0,0,NULL);
INSERT INTO "tables" VALUES('z31b1peb1m','minibridge','{}','match','{}',1.79506746093668770793e+09,1.79506746100479960444e+09,0,0,55,NULL,0,0,0,'{}','normal',0,NULL,NULL,'[{"board":{"number":1,"dealer":"N","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}},"code":"SPV6J-MH0QE-2B447-4479J"},{"board":{"number":2,"dealer":"E","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}},"code":"P0M3W-08D84-YBQZB-MDKKY"}]',1,0,0,NULL);
CREATE TABLE tokens (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, created DOUBLE PRECISION NOT NULL);
INSERT INTO "tokens" VALUES('e27a8e3ccc1c4c4a433d2d300175ac3aed67287b666cb21d0c650155a297ff80','4cf903fa5d80924f',1.79506745783646225926e+09);
INSERT INTO "tokens" VALUES('49058c1d6e13941c7934de27d884df67346ff12c049b65a5d5c3a47ab0bf000e','60d573adbe1b3a6d',1.79506746054668498042e+09);
INSERT INTO "tokens" VALUES('b81c2f500a4337d3bd096dc5a3cb7fb0ac6b75551d08f2c83266cdbf96e0ced2','405f6609840f5763',1.79506746085111927981e+09);
INSERT INTO "tokens" VALUES('c267a7eddbf676ab826c20ee67f3f491a650b5698f4ef035bbc84b7d3276303f','f72df588339444a7',1.79506746087685108183e+09);
INSERT INTO "tokens" VALUES('054a3098779ddcf6ce98892d6b8dd945d76e8f1b809352f2119372bdf993eea9','471bdf522db74b1d',1.79506746093476557725e+09);
CREATE TABLE votes (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, voter INTEGER NOT NULL,
            PRIMARY KEY (table_id, player, voter));
CREATE INDEX tables_touched ON tables (touched);
CREATE UNIQUE INDEX seats_identity ON seats (identity, table_id);
CREATE UNIQUE INDEX events_nonce ON events (table_id, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX played_newest ON played (identity, ended);
CREATE UNIQUE INDEX dailies_table ON dailies (table_id);
COMMIT;
