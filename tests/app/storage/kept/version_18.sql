-- {"table": "xwpfbefk6x", "deal": 2, "tokens": {"Ann": "qLBw5tGQW9gdKBk5BP4g6h6wB8x5SWOq", "Learner": "9QOArjtJLAK6mmpXiwTt_4YO2LKCAI9C", "Teacher": "1eOCKDZ-kyJ0FvShYs5iCz29pWAZ9QHz", "Bob": "QvsGWYJIyveUi7q9gCsVEfOQxVsTv1ez", "Dot": "FEPNYkRQ2Gq4FoUpC8R_aOgm84uTvZF3"}, "lesson": {"name": "1-first-tricks", "at": 1}, "codes": {"class": ["Z8T3ZF", "i1KI7addzqrEg6B2GTV6kH3iFpfuQSkX"], "homework": ["Y5F2Z8", "IfayPTUjmpdt4EbkwSgL_jC30LiEOXhm"], "evening": ["KFD16M", "dGnpqaPnR_zcP14Pk4xeWzm1B-JESJWF"], "league": ["P3QCMJ", "gVJjzk8gpkV5dNlSSTBnFB5cqIlbLocB"], "competition": ["KTATFM", "U77URgmIh0mVj-iY7tsz4FkDcD2ZnEbU"]}}
BEGIN TRANSACTION;
CREATE TABLE bookmarks (
            identity TEXT NOT NULL, lesson TEXT NOT NULL, body TEXT NOT NULL, table_id TEXT, noted INTEGER NOT NULL,
            touched DOUBLE PRECISION NOT NULL, finished DOUBLE PRECISION, PRIMARY KEY (identity, lesson));
INSERT INTO "bookmarks" VALUES('94810029f492fe30','1-first-tricks','{"lesson":"1-first-tricks","at":1,"tries":1,"marks":{"0":{"state":"done","tries":0},"1":{"state":"missed","tries":1}},"deals":[],"noted":[]}',NULL,0,1795068077.354,NULL);
CREATE TABLE dailies (
            day TEXT NOT NULL, game TEXT NOT NULL, identity TEXT NOT NULL, table_id TEXT NOT NULL,
            score INTEGER, tricks INTEGER, PRIMARY KEY (day, game, identity));
CREATE TABLE deals (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, board TEXT NOT NULL, started DOUBLE PRECISION NOT NULL,
            ended DOUBLE PRECISION, summary TEXT, dummy TEXT NOT NULL DEFAULT 'watches', shown INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (table_id, deal));
INSERT INTO "deals" VALUES('xwpfbefk6x',1,'{"number":1,"dealer":"S","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.79506807631234192846e+09,1.79506807637473297118e+09,'{"say":"story-result-short-1","values":{"who":"W","goal":9,"short":1,"whose":"NS","points":50}}','watches',0);
INSERT INTO "deals" VALUES('xwpfbefk6x',2,'{"number":2,"dealer":"W","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.79506807638002657888e+09,NULL,NULL,'watches',0);
INSERT INTO "deals" VALUES('wew11v5j1b',1,'{"number":1,"dealer":"N","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}}',1.79506807744427752493e+09,NULL,NULL,'watches',0);
INSERT INTO "deals" VALUES('26qr4806ht',1,'{"number":1,"dealer":"N","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}}',1.79506807745855927463e+09,1.79506807758651351931e+09,'{"say":"story-result-short-1","values":{"who":"S","goal":7,"short":3,"whose":"EW","points":150}}','watches',0);
INSERT INTO "deals" VALUES('26qr4806ht',2,'{"number":2,"dealer":"E","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}}',1.79506807759437155718e+09,NULL,NULL,'watches',0);
CREATE TABLE events (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, nonce TEXT,
            at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, deal, seq));
INSERT INTO "events" VALUES('xwpfbefk6x',1,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"S","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506807631234192846e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,1,'{"event":"committed","digest":"41c07acf92f318c39dc8216d49a753ffcdb43688e1d42689419408de331400c8"}',NULL,1.79506807631234192846e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,2,'{"event":"seeded","seed":"af4466d99089ab408602d8c451278fe5ba0c22201cf7a70d0a547ab9da34c50b","salt":"639f5c917526bb3fb30e8ae49173dfe5"}',NULL,1.79506807631234192846e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,3,'{"event":"cut","seat":"E","place":50}',NULL,1.79506807632239580156e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,4,'{"event":"dealt","seat":"W","hand":"K86.KQ87.AQ92.Q7"}',NULL,1.79506807632239580156e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,5,'{"event":"dealt","seat":"N","hand":"AJ.T95.853.J9854"}',NULL,1.79506807632239580156e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,6,'{"event":"dealt","seat":"E","hand":"Q32.J2.KT6.AT632"}',NULL,1.79506807632239580156e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,7,'{"event":"dealt","seat":"S","hand":"T9754.A643.J74.K"}',NULL,1.79506807632239580156e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,8,'{"event":"announced","seat":"S","measure":"points","number":8}',NULL,1.79506807632239580156e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,9,'{"event":"announced","seat":"W","measure":"points","number":16}',NULL,1.79506807632239580156e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,10,'{"event":"announced","seat":"N","measure":"points","number":6}',NULL,1.79506807632239580156e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,11,'{"event":"announced","seat":"E","measure":"points","number":10}',NULL,1.79506807632239580156e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,12,'{"event":"declared","seat":"W"}',NULL,1.79506807632239580156e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,13,'{"event":"faced","seat":"E","hand":"Q32.J2.KT6.AT632"}',NULL,1.79506807632239580156e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,14,'{"event":"chose","seat":"W","contract":{"strain":"NT","goal":9,"terms":"game"}}',NULL,1.79506807632718157772e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,15,'{"event":"played","seat":"N","card":"C5"}',NULL,1.79506807632918453216e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,16,'{"event":"played","seat":"E","card":"C2"}',NULL,1.79506807633038282393e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,17,'{"event":"played","seat":"S","card":"CK"}','nonce-7492332983118',1.79506807633156013491e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,18,'{"event":"played","seat":"W","card":"C7"}',NULL,1.79506807633265209195e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,19,'{"event":"played","seat":"S","card":"ST"}','nonce-7492335260206',1.795068076333776474e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,20,'{"event":"played","seat":"W","card":"S6"}',NULL,1.79506807633488440515e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,21,'{"event":"played","seat":"N","card":"SA"}',NULL,1.79506807633581185338e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,22,'{"event":"played","seat":"E","card":"S2"}',NULL,1.7950680763367054463e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,23,'{"event":"played","seat":"N","card":"SJ"}',NULL,1.79506807633761191365e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,24,'{"event":"played","seat":"E","card":"S3"}',NULL,1.79506807633848166467e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,25,'{"event":"played","seat":"S","card":"S9"}','nonce-7492340924588',1.79506807633941411973e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,26,'{"event":"played","seat":"W","card":"SK"}',NULL,1.79506807634028673174e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,27,'{"event":"played","seat":"W","card":"HK"}',NULL,1.79506807634127521508e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,28,'{"event":"played","seat":"N","card":"H5"}',NULL,1.79506807634214138984e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,29,'{"event":"played","seat":"E","card":"H2"}',NULL,1.79506807634297037125e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,30,'{"event":"played","seat":"S","card":"HA"}','nonce-7492345301620',1.79506807634380078321e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,31,'{"event":"played","seat":"S","card":"S7"}','nonce-7492346242995',1.79506807634469485283e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,32,'{"event":"played","seat":"W","card":"S8"}',NULL,1.79506807634561371808e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,33,'{"event":"played","seat":"N","card":"D3"}',NULL,1.79506807634646368019e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,34,'{"event":"played","seat":"E","card":"SQ"}',NULL,1.79506807634722280499e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,35,'{"event":"played","seat":"E","card":"C3"}',NULL,1.79506807634893941882e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,36,'{"event":"played","seat":"S","card":"S5"}','nonce-7492351296997',1.79506807634973382945e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,37,'{"event":"played","seat":"W","card":"CQ"}',NULL,1.79506807635063457486e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,38,'{"event":"played","seat":"N","card":"C4"}',NULL,1.79506807635152983671e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,39,'{"event":"played","seat":"W","card":"H7"}',NULL,1.79506807635238337518e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,40,'{"event":"played","seat":"N","card":"H9"}',NULL,1.79506807635327339175e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,41,'{"event":"played","seat":"E","card":"HJ"}',NULL,1.79506807635407590866e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,42,'{"event":"played","seat":"S","card":"H6"}','nonce-7492356437187',1.79506807635491490368e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,43,'{"event":"played","seat":"E","card":"CA"}',NULL,1.79506807635583257674e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,44,'{"event":"played","seat":"S","card":"S4"}','nonce-7492358136353',1.79506807635656094549e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,45,'{"event":"played","seat":"W","card":"H8"}',NULL,1.79506807635749387735e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,46,'{"event":"played","seat":"N","card":"C8"}',NULL,1.79506807635825657845e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,47,'{"event":"played","seat":"E","card":"C6"}',NULL,1.79506807635914158822e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,48,'{"event":"played","seat":"S","card":"H4"}','nonce-7492361510919',1.79506807635994386669e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,49,'{"event":"played","seat":"W","card":"D2"}',NULL,1.79506807636078810695e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,50,'{"event":"played","seat":"N","card":"C9"}',NULL,1.79506807636154246329e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,51,'{"event":"played","seat":"N","card":"CJ"}',NULL,1.79506807636241698267e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,52,'{"event":"played","seat":"E","card":"CT"}',NULL,1.79506807636318945885e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,53,'{"event":"played","seat":"S","card":"H3"}','nonce-7492365477688',1.79506807636394500734e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,54,'{"event":"played","seat":"W","card":"D9"}',NULL,1.79506807636477637296e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,55,'{"event":"played","seat":"N","card":"D8"}',NULL,1.79506807636562371252e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,56,'{"event":"played","seat":"E","card":"D6"}',NULL,1.79506807636643242833e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,57,'{"event":"played","seat":"S","card":"DJ"}','nonce-7492369789933',1.79506807636823225021e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,58,'{"event":"played","seat":"W","card":"DQ"}',NULL,1.79506807636910867688e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,59,'{"event":"played","seat":"W","card":"DA"}',NULL,1.79506807636988687513e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,60,'{"event":"played","seat":"N","card":"D5"}',NULL,1.79506807637063407895e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,61,'{"event":"played","seat":"E","card":"DT"}',NULL,1.79506807637148642535e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,62,'{"event":"played","seat":"S","card":"D7"}','nonce-7492373838264',1.79506807637226963045e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,63,'{"event":"played","seat":"W","card":"HQ"}',NULL,1.7950680763729627132e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,64,'{"event":"played","seat":"N","card":"HT"}',NULL,1.79506807637357616424e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,65,'{"event":"played","seat":"E","card":"DK"}',NULL,1.79506807637414312357e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,66,'{"event":"played","seat":"S","card":"D4"}',NULL,1.79506807637473297118e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,67,'{"event":"scored","tricks":{"EW":8,"NS":5},"entries":[{"side":"NS","points":50,"reason":"undertricks","below":false}]}',NULL,1.79506807637473297118e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',1,68,'{"event":"laidopen","hands":{"W":"K86.KQ87.AQ92.Q7","N":"AJ.T95.853.J9854","E":"Q32.J2.KT6.AT632","S":"T9754.A643.J74.K"},"seed":"af4466d99089ab408602d8c451278fe5ba0c22201cf7a70d0a547ab9da34c50b","salt":"639f5c917526bb3fb30e8ae49173dfe5"}',NULL,1.79506807637473297118e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',2,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"W","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506807638002657888e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',2,1,'{"event":"committed","digest":"beea49562be7dd4d8e1fbfb30e5f6b721ddf7a79def6e94cc929db7d7417f573"}',NULL,1.79506807638002657888e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',2,2,'{"event":"seeded","seed":"0adefcd25e5ba9fd6fe35a0625625ca71ed92bd30d348485dafe88f309787543","salt":"1c61f27055e6dbe42f1938da25e90449"}',NULL,1.79506807638002657888e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',2,3,'{"event":"cut","seat":"S","place":1}','nonce-7492382947938',1.79506807638139724734e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',2,4,'{"event":"dealt","seat":"N","hand":"A842.K543.KJ5.62"}',NULL,1.79506807638139724734e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',2,5,'{"event":"dealt","seat":"E","hand":"976.7.QT9743.J93"}',NULL,1.79506807638139724734e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',2,6,'{"event":"dealt","seat":"S","hand":"5.QJT62.8.AKQ874"}',NULL,1.79506807638139724734e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',2,7,'{"event":"dealt","seat":"W","hand":"KQJT3.A98.A62.T5"}',NULL,1.79506807638139724734e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',2,8,'{"event":"announced","seat":"W","measure":"points","number":14}',NULL,1.79506807638139724734e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',2,9,'{"event":"announced","seat":"N","measure":"points","number":11}',NULL,1.79506807638139724734e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',2,10,'{"event":"announced","seat":"E","measure":"points","number":3}',NULL,1.79506807638139724734e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',2,11,'{"event":"announced","seat":"S","measure":"points","number":12}',NULL,1.79506807638139724734e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',2,12,'{"event":"declared","seat":"S"}',NULL,1.79506807638139724734e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',2,13,'{"event":"faced","seat":"N","hand":"A842.K543.KJ5.62"}',NULL,1.79506807638139724734e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',2,14,'{"event":"chose","seat":"S","contract":{"strain":"S","goal":7,"terms":"part-score"}}','nonce-7492384206346',1.7950680763826127052e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',2,15,'{"event":"played","seat":"W","card":"S3"}',NULL,1.79506807638455438613e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',2,16,'{"event":"played","seat":"N","card":"SA"}','nonce-7492387223368',1.79506807638565492627e+09);
INSERT INTO "events" VALUES('xwpfbefk6x',2,17,'{"event":"played","seat":"E","card":"S6"}',NULL,1.79506807638680434225e+09);
INSERT INTO "events" VALUES('wew11v5j1b',1,0,'{"event":"opened","game":"bridgewar","version":1,"options":{},"dealer":"N","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506807744427752493e+09);
INSERT INTO "events" VALUES('wew11v5j1b',1,1,'{"event":"dealt","seat":"E","hand":"J83.AT83.AJ7.843"}',NULL,1.79506807744427752493e+09);
INSERT INTO "events" VALUES('wew11v5j1b',1,2,'{"event":"dealt","seat":"S","hand":"9.Q9.KQ984.AQJT2"}',NULL,1.79506807744427752493e+09);
INSERT INTO "events" VALUES('wew11v5j1b',1,3,'{"event":"dealt","seat":"W","hand":"KT76542.K2.63.97"}',NULL,1.79506807744427752493e+09);
INSERT INTO "events" VALUES('wew11v5j1b',1,4,'{"event":"dealt","seat":"N","hand":"AQ.J7654.T52.K65"}',NULL,1.79506807744427752493e+09);
INSERT INTO "events" VALUES('wew11v5j1b',1,5,'{"event":"declared","seat":"N"}',NULL,1.79506807744427752493e+09);
INSERT INTO "events" VALUES('wew11v5j1b',1,6,'{"event":"agreed","contract":{"strain":"NT","goal":7,"terms":"free"}}',NULL,1.79506807744427752493e+09);
INSERT INTO "events" VALUES('wew11v5j1b',1,7,'{"event":"played","seat":"E","card":"HA"}',NULL,1.79506807745468068126e+09);
INSERT INTO "events" VALUES('wew11v5j1b',1,8,'{"event":"faced","seat":"S","hand":"9.Q9.KQ984.AQJT2"}',NULL,1.79506807745468068126e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"N","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506807745855927463e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,1,'{"event":"dealt","seat":"E","hand":"AQ542.8.8.JT7543"}',NULL,1.79506807745855927463e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,2,'{"event":"dealt","seat":"S","hand":"K963.KJ5.KJ54.AQ"}',NULL,1.79506807745855927463e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,3,'{"event":"dealt","seat":"W","hand":"JT7.A9732.T97.96"}',NULL,1.79506807745855927463e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,4,'{"event":"dealt","seat":"N","hand":"8.QT64.AQ632.K82"}',NULL,1.79506807745855927463e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,5,'{"event":"announced","seat":"N","measure":"points","number":11}',NULL,1.79506807745855927463e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,6,'{"event":"announced","seat":"E","measure":"points","number":7}',NULL,1.79506807745855927463e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,7,'{"event":"announced","seat":"S","measure":"points","number":17}',NULL,1.79506807745855927463e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,8,'{"event":"announced","seat":"W","measure":"points","number":5}',NULL,1.79506807745855927463e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,9,'{"event":"declared","seat":"S"}',NULL,1.79506807745855927463e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,10,'{"event":"faced","seat":"N","hand":"8.QT64.AQ632.K82"}',NULL,1.79506807745855927463e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,11,'{"event":"chose","seat":"S","contract":{"strain":"S","goal":7,"terms":"part-score"}}','nonce-7493466116573',1.79506807746454119687e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,12,'{"event":"played","seat":"W","card":"HA"}',NULL,1.79506807746906423568e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,13,'{"event":"played","seat":"N","card":"HQ"}','nonce-7493471852943',1.7950680774703609943e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,14,'{"event":"played","seat":"E","card":"H8"}',NULL,1.79506807747461819653e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,15,'{"event":"played","seat":"S","card":"HK"}','nonce-7493477263126',1.79506807747575831413e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,16,'{"event":"played","seat":"W","card":"H2"}',NULL,1.79506807747706031803e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,17,'{"event":"played","seat":"N","card":"HT"}','nonce-7493484762087',1.79506807748329019541e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,18,'{"event":"played","seat":"E","card":"S2"}',NULL,1795068077.48454);
INSERT INTO "events" VALUES('26qr4806ht',1,19,'{"event":"played","seat":"S","card":"HJ"}','nonce-7493487175067',1.79506807748563694949e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,20,'{"event":"played","seat":"E","card":"C3"}',NULL,1.79506807748680830005e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,21,'{"event":"played","seat":"S","card":"CA"}','nonce-7493492067358',1.79506807749059176448e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,22,'{"event":"played","seat":"W","card":"C6"}',NULL,1.79506807749178314212e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,23,'{"event":"played","seat":"N","card":"CK"}','nonce-7493494396394',1.79506807749452209472e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,24,'{"event":"played","seat":"S","card":"SK"}','nonce-7493497219026',1.79506807749568700794e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,25,'{"event":"played","seat":"W","card":"S7"}',NULL,1.79506807749880719186e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,26,'{"event":"played","seat":"N","card":"S8"}','nonce-7493501291753',1.79506807749976444238e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,27,'{"event":"played","seat":"E","card":"SA"}',NULL,1.79506807750353050232e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,28,'{"event":"played","seat":"E","card":"C4"}',NULL,1.79506807750455665588e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,29,'{"event":"played","seat":"S","card":"CQ"}','nonce-7493508613028',1.7950680775070812702e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,30,'{"event":"played","seat":"W","card":"C9"}',NULL,1.79506807751205730433e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,31,'{"event":"played","seat":"N","card":"C8"}','nonce-7493516185769',1.7950680775146739483e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,32,'{"event":"played","seat":"S","card":"S9"}','nonce-7493517372530',1.79506807751850032805e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,33,'{"event":"played","seat":"W","card":"ST"}',NULL,1.79506807751987433434e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,34,'{"event":"played","seat":"N","card":"H6"}','nonce-7493522357619',1.79506807752082014079e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,35,'{"event":"played","seat":"E","card":"S4"}',NULL,1.79506807752320027347e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,36,'{"event":"played","seat":"W","card":"H3"}',NULL,1.79506807752722978587e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,37,'{"event":"played","seat":"N","card":"H4"}','nonce-7493529795989',1.79506807752828240394e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,38,'{"event":"played","seat":"E","card":"S5"}',NULL,1.7950680775346128941e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,39,'{"event":"played","seat":"S","card":"H5"}','nonce-7493537774845',1.79506807753645396229e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,40,'{"event":"played","seat":"E","card":"C5"}',NULL,1.795068077537913084e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,41,'{"event":"played","seat":"S","card":"S6"}','nonce-7493540576266',1.79506807753907251363e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,42,'{"event":"played","seat":"W","card":"SJ"}',NULL,1.79506807754324340816e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,43,'{"event":"played","seat":"N","card":"C2"}','nonce-7493545794263',1.79506807754427289963e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,44,'{"event":"played","seat":"W","card":"D7"}',NULL,1.79506807754626226429e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,45,'{"event":"played","seat":"N","card":"DA"}','nonce-7493550530671',1.79506807754903483387e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,46,'{"event":"played","seat":"E","card":"D8"}',NULL,1.79506807755461335177e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,47,'{"event":"played","seat":"S","card":"DK"}','nonce-7493557346802',1.79506807755587387081e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,48,'{"event":"played","seat":"N","card":"DQ"}','nonce-7493558513653',1.79506807755698394781e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,49,'{"event":"played","seat":"E","card":"SQ"}',NULL,1.79506807755820727351e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,50,'{"event":"played","seat":"S","card":"DJ"}','nonce-7493564156374',1.79506807756265759469e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,51,'{"event":"played","seat":"W","card":"D9"}',NULL,1.79506807756378102304e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,52,'{"event":"played","seat":"E","card":"C7"}',NULL,1.79506807756486153602e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,53,'{"event":"played","seat":"S","card":"S3"}','nonce-7493570666358',1.79506807756914877889e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,54,'{"event":"played","seat":"W","card":"H7"}',NULL,1.79506807757025146484e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,55,'{"event":"played","seat":"N","card":"D6"}','nonce-7493572900702',1.79506807757133769994e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,56,'{"event":"played","seat":"S","card":"D5"}','nonce-7493576168108',1.79506807757463717465e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,57,'{"event":"played","seat":"W","card":"DT"}',NULL,1.7950680775756430626e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,58,'{"event":"played","seat":"N","card":"D3"}','nonce-7493578112560',1.79506807757656049726e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,59,'{"event":"played","seat":"E","card":"CT"}',NULL,1.79506807757930421831e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,60,'{"event":"played","seat":"W","card":"H9"}',NULL,1.79506807758002161984e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,61,'{"event":"played","seat":"N","card":"D2"}',NULL,1.79506807758289790152e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,62,'{"event":"played","seat":"E","card":"CJ"}',NULL,1.79506807758358550067e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,63,'{"event":"played","seat":"S","card":"D4"}',NULL,1.79506807758651351931e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,64,'{"event":"scored","tricks":{"EW":9,"NS":4},"entries":[{"side":"EW","points":150,"reason":"undertricks","below":false}]}',NULL,1.79506807758651351931e+09);
INSERT INTO "events" VALUES('26qr4806ht',1,65,'{"event":"laidopen","hands":{"E":"AQ542.8.8.JT7543","S":"K963.KJ5.KJ54.AQ","W":"JT7.A9732.T97.96","N":"8.QT64.AQ632.K82"},"seed":null,"salt":null}',NULL,1.79506807758651351931e+09);
INSERT INTO "events" VALUES('26qr4806ht',2,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"E","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506807759437155718e+09);
INSERT INTO "events" VALUES('26qr4806ht',2,1,'{"event":"dealt","seat":"S","hand":"872.AJ9853.J.Q86"}',NULL,1.79506807759437155718e+09);
INSERT INTO "events" VALUES('26qr4806ht',2,2,'{"event":"dealt","seat":"W","hand":"KT4.K4.AQ92.AJ42"}',NULL,1.79506807759437155718e+09);
INSERT INTO "events" VALUES('26qr4806ht',2,3,'{"event":"dealt","seat":"N","hand":"A53.Q72.T765.K75"}',NULL,1.79506807759437155718e+09);
INSERT INTO "events" VALUES('26qr4806ht',2,4,'{"event":"dealt","seat":"E","hand":"QJ96.T6.K843.T93"}',NULL,1.79506807759437155718e+09);
INSERT INTO "events" VALUES('26qr4806ht',2,5,'{"event":"announced","seat":"E","measure":"points","number":6}',NULL,1.79506807759437155718e+09);
INSERT INTO "events" VALUES('26qr4806ht',2,6,'{"event":"announced","seat":"S","measure":"points","number":8}',NULL,1.79506807759437155718e+09);
INSERT INTO "events" VALUES('26qr4806ht',2,7,'{"event":"announced","seat":"W","measure":"points","number":17}',NULL,1.79506807759437155718e+09);
INSERT INTO "events" VALUES('26qr4806ht',2,8,'{"event":"announced","seat":"N","measure":"points","number":9}',NULL,1.79506807759437155718e+09);
INSERT INTO "events" VALUES('26qr4806ht',2,9,'{"event":"declared","seat":"W"}',NULL,1.79506807759437155718e+09);
INSERT INTO "events" VALUES('26qr4806ht',2,10,'{"event":"faced","seat":"E","hand":"QJ96.T6.K843.T93"}',NULL,1.79506807759437155718e+09);
INSERT INTO "events" VALUES('26qr4806ht',2,11,'{"event":"chose","seat":"W","contract":{"strain":"D","goal":7,"terms":"part-score"}}',NULL,1.79506807760045528415e+09);
INSERT INTO "events" VALUES('26qr4806ht',2,12,'{"event":"played","seat":"N","card":"D5"}',NULL,1.79506807760895752907e+09);
INSERT INTO "events" VALUES('26qr4806ht',2,13,'{"event":"played","seat":"E","card":"D8"}',NULL,1.79506807762308502195e+09);
CREATE TABLE guests (
            table_id TEXT NOT NULL, identity TEXT NOT NULL, guest INTEGER NOT NULL, nickname TEXT NOT NULL,
            wish INTEGER, standing TEXT NOT NULL, agreed TEXT NOT NULL, deal INTEGER NOT NULL,
            held INTEGER NOT NULL, PRIMARY KEY (table_id, identity));
CREATE TABLE handovers (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, expires DOUBLE PRECISION NOT NULL);
CREATE TABLE identities (
            id TEXT PRIMARY KEY, nickname TEXT, created DOUBLE PRECISION NOT NULL, rung TEXT);
INSERT INTO "identities" VALUES('4488531370dbe733','Ann',1.79506807628734898563e+09,NULL);
INSERT INTO "identities" VALUES('94810029f492fe30',NULL,1.79506807733876323695e+09,NULL);
INSERT INTO "identities" VALUES('a16f12ff84c1a954','Bob',1.79506807743984031673e+09,NULL);
INSERT INTO "identities" VALUES('f94e826ec587963d','Cal',1.79506807744259190562e+09,NULL);
INSERT INTO "identities" VALUES('5c8d6a264a9267a4','Dot',1.79506807745758318901e+09,NULL);
CREATE TABLE logbook_lines (
            code TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (code, seq));
INSERT INTO "logbook_lines" VALUES('bookmark 94810029f492fe30 1-first-tricks',0,'{"happened":"lessonbegun","at":"2026-11-19T06:01:17.350+00:00","lesson":"1-first-tricks","mark":null,"table":null,"is_noted":false,"finished":null}');
INSERT INTO "logbook_lines" VALUES('bookmark 94810029f492fe30 1-first-tricks',1,'{"happened":"bookmarkmoved","at":"2026-11-19T06:01:17.339+00:00","block":1,"tries":0,"marks":{"0":{"state":"done","tries":0}},"deals":null,"noted":null,"table":null,"is_noted":false,"is_learnt":false}');
INSERT INTO "logbook_lines" VALUES('bookmark 94810029f492fe30 1-first-tricks',2,'{"happened":"bookmarkmoved","at":"2026-11-19T06:01:17.354+00:00","block":1,"tries":1,"marks":{"1":{"state":"missed","tries":1}},"deals":null,"noted":null,"table":null,"is_noted":false,"is_learnt":false}');
INSERT INTO "logbook_lines" VALUES('Z8T3ZF',0,'{"happened":"classopened","at":"2026-11-19T06:01:17.436+00:00","title":"4b","game":"bridgewar","options":{}}');
INSERT INTO "logbook_lines" VALUES('Z8T3ZF',1,'{"happened":"pupilcame","at":"2026-11-19T06:01:17.440+00:00","member":1,"name":"Bob","identity":"a16f12ff84c1a954"}');
INSERT INTO "logbook_lines" VALUES('Z8T3ZF',2,'{"happened":"pupilcame","at":"2026-11-19T06:01:17.442+00:00","member":2,"name":"Cal","identity":"f94e826ec587963d"}');
INSERT INTO "logbook_lines" VALUES('Z8T3ZF',3,'{"happened":"tablesgiven","at":"2026-11-19T06:01:17.446+00:00","tables":[{"number":1,"code":"wew11v5j1b","seats":[2,null,1,null]}],"anew":true}');
INSERT INTO "logbook_lines" VALUES('Y5F2Z8',0,'{"happened":"homeworkset","at":"2026-11-19T06:01:17.454+00:00","title":"Week 3","game":"minibridge","options":{},"tasks":[{"task":"deal","code":"29CEC-R9W6G-THG4Y-MRBVY"},{"task":"deal","code":"RJJ8T-8Q21Y-JTBTN-0Z63G"}],"bots":"beginner","until":null,"together":false,"hints":false}');
INSERT INTO "logbook_lines" VALUES('Y5F2Z8',1,'{"happened":"homeworkbegun","at":"2026-11-19T06:01:17.457+00:00","pupil":1,"name":"Dot","identity":"5c8d6a264a9267a4"}');
INSERT INTO "logbook_lines" VALUES('Y5F2Z8',2,'{"happened":"homeworkseated","at":"2026-11-19T06:01:17.459+00:00","pupil":1,"table":"26qr4806ht","seat":2}');
INSERT INTO "logbook_lines" VALUES('KFD16M',0,'{"happened":"eveningbegun","at":"2026-11-19T06:01:17.608+00:00","game":"abridged","session":"abridged-pivot","names":["Ann","Bob","Cal","Dot"],"options":{},"session_options":{}}');
INSERT INTO "logbook_lines" VALUES('KFD16M',1,'{"happened":"dealwritten","at":"2026-11-19T06:01:17.618+00:00","declarer":"N","contract":{"strain":"R","goal":10,"terms":"play"},"tricks":11,"honours":0,"honoured":null}');
INSERT INTO "logbook_lines" VALUES('KFD16M',2,'{"happened":"dealwritten","at":"2026-11-19T06:01:17.631+00:00","declarer":"N","contract":{"strain":"R","goal":10,"terms":"play"},"tricks":11,"honours":0,"honoured":null}');
INSERT INTO "logbook_lines" VALUES('P3QCMJ',0,'{"happened":"founded","at":"2026-11-19T06:01:17.639+00:00","title":"Autumn term","game":"minibridge","options":{"scoring":"targets"},"form":"best-of","deals":3,"teams":false}');
INSERT INTO "logbook_lines" VALUES('Y5F2Z8',3,'{"happened":"homeworkplayed","at":"2026-11-19T06:01:17.586+00:00","task":1,"table":"26qr4806ht","deal":1,"said":{"say":"story-result-short-1","values":{"who":"S","goal":7,"short":3,"whose":"EW","points":150}},"points":{"1":-150}}');
INSERT INTO "logbook_lines" VALUES('P3QCMJ',1,'{"happened":"enrolled","at":"2026-11-19T06:01:17.654+00:00","names":["Anna & Ben","Chloé & David","Emma & Félix","Gil & Hana"],"weeks":[[[1,4],[2,3]],[[2,4],[1,3]],[[3,4],[1,2]]]}');
INSERT INTO "logbook_lines" VALUES('P3QCMJ',2,'{"happened":"matchplayed","at":"2026-11-19T06:01:17.660+00:00","fixture":[2,3],"score":[2,1],"winner":null}');
INSERT INTO "logbook_lines" VALUES('KTATFM',0,'{"happened":"created","at":"2026-11-19T06:01:17.690+00:00","by":"","title":"Village cup","game":"minibridge","options":{},"method":"matchpoints","trimmed":0,"minutes":0}');
INSERT INTO "logbook_lines" VALUES('KTATFM',1,'{"happened":"arranged","at":"2026-11-19T06:01:17.690+00:00","by":"","ranking":"live","tablets":false,"real_cards":[],"level":"club","wall":"both"}');
INSERT INTO "logbook_lines" VALUES('KTATFM',2,'{"happened":"named","at":"2026-11-19T06:01:17.710+00:00","by":"","entrants":[{"number":1,"name":"Pair 1"},{"number":2,"name":"Pair 2"},{"number":3,"name":"Pair 3"},{"number":4,"name":"Pair 4"},{"number":5,"name":"Pair 5"},{"number":6,"name":"Pair 6"}]}');
INSERT INTO "logbook_lines" VALUES('KTATFM',3,'{"happened":"seated","at":"2026-11-19T06:01:17.715+00:00","by":"","movement":{"kind":"mitchell","entrants":6,"rounds":[[{"table":1,"seats":{"N":1,"E":4,"S":1,"W":4},"boards":[1,2]},{"table":2,"seats":{"N":2,"E":5,"S":2,"W":5},"boards":[3,4]},{"table":3,"seats":{"N":3,"E":6,"S":3,"W":6},"boards":[5,6]}],[{"table":1,"seats":{"N":1,"E":6,"S":1,"W":6},"boards":[3,4]},{"table":2,"seats":{"N":2,"E":4,"S":2,"W":4},"boards":[5,6]},{"table":3,"seats":{"N":3,"E":5,"S":3,"W":5},"boards":[1,2]}],[{"table":1,"seats":{"N":1,"E":5,"S":1,"W":5},"boards":[5,6]},{"table":2,"seats":{"N":2,"E":6,"S":2,"W":6},"boards":[1,2]},{"table":3,"seats":{"N":3,"E":4,"S":3,"W":4},"boards":[3,4]}]]}}');
INSERT INTO "logbook_lines" VALUES('KTATFM',4,'{"happened":"began","at":"2026-11-19T06:01:17.722+00:00","by":"","round":1}');
INSERT INTO "logbook_lines" VALUES('KTATFM',5,'{"happened":"entered","at":"2026-11-19T06:01:17.743+00:00","by":"","spot":{"round":1,"table":1,"board":1},"result":{"declarer":"N","contract":{"strain":"H","goal":10,"terms":"game"},"tricks":10,"declarers":420,"defenders":0},"side":null}');
CREATE TABLE logbook_tables (table_id TEXT PRIMARY KEY, logbook TEXT NOT NULL);
INSERT INTO "logbook_tables" VALUES('26qr4806ht','Y5F2Z8');
CREATE TABLE logbooks (
            code TEXT PRIMARY KEY, kind TEXT NOT NULL, secret TEXT NOT NULL, created DOUBLE PRECISION NOT NULL,
            touched DOUBLE PRECISION NOT NULL, length INTEGER NOT NULL);
INSERT INTO "logbooks" VALUES('bookmark 94810029f492fe30 1-first-tricks','bookmark','',1.79506807735088133809e+09,1.7950680773550469876e+09,3);
INSERT INTO "logbooks" VALUES('Z8T3ZF','class','b4bf731913b63e58e4a8ae8bb355654d91bcdeb243b4d992ff9fc8940b50cf82',1.79506807743683576578e+09,1.79506807744675087922e+09,4);
INSERT INTO "logbooks" VALUES('Y5F2Z8','homework','472ae822d589c348a963c489e5438588c660ec3c59550142b469aff0532ead4b',1.79506807745432257652e+09,1.79506807764090609543e+09,4);
INSERT INTO "logbooks" VALUES('KFD16M','evening','09cf86b4fb7c4b620133728073567f72cbdb4e0559deb44ac82c9596b0bf087e',1.79506807760809350017e+09,1795068077.6311,3);
INSERT INTO "logbooks" VALUES('P3QCMJ','league','5cd105d2b5175ecda0c520536802252afe956883f250f47ac7a1c5d1007f5bac',1.79506807763998699192e+09,1.79506807766037607197e+09,3);
INSERT INTO "logbooks" VALUES('KTATFM','event','f3388c3e9d8e538e3600a1ce37caa90e3c46fe8b7a9e7ece66b5068c2947f6b2',1.7950680776907625198e+09,1.79506807774300837518e+09,6);
CREATE TABLE played (
            identity TEXT NOT NULL, table_id TEXT NOT NULL, deal INTEGER NOT NULL, number INTEGER, game TEXT NOT NULL,
            ended DOUBLE PRECISION NOT NULL, partner TEXT, others TEXT, people INTEGER, level TEXT, headline TEXT,
            mood TEXT, declared INTEGER, made INTEGER, points INTEGER, again INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (identity, table_id, deal));
INSERT INTO "played" VALUES('4488531370dbe733','xwpfbefk6x',1,1,'minibridge',1.79506807637473297118e+09,'Trey','["Pip","Ruff"]',0,'learner','{"say":"story-you-beat-by-one","values":{"who":"W"}}','won',0,0,50,0);
INSERT INTO "played" VALUES('5c8d6a264a9267a4','26qr4806ht',1,1,'minibridge',1.79506807758651351931e+09,'Ace','["Pip","Trey"]',0,'beginner','{"say":"story-you-short","values":{"short":3,"tricks":4,"goal":7}}','lost',1,0,-150,0);
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
INSERT INTO "reasons" VALUES('26qr4806ht',1,12,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"high-from-longest","said":[{"say":"bidding-card-by-rule","values":{"card":"HA","rule":"an ace or a king from the longest suit"}}]}');
INSERT INTO "reasons" VALUES('26qr4806ht',1,14,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":null,"said":[{"say":"coach-only-card","values":{"card":"H8"}}]}');
INSERT INTO "reasons" VALUES('26qr4806ht',1,16,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"low-from-longest","said":[{"say":"bidding-card-by-rule","values":{"card":"H2","rule":"a low card from the longest suit"}}]}');
INSERT INTO "reasons" VALUES('26qr4806ht',1,18,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"win-cheaply","said":[{"say":"bidding-card-by-rule","values":{"card":"S2","rule":"the cheapest card that wins the trick"}}]}');
INSERT INTO "reasons" VALUES('26qr4806ht',1,20,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"low-from-longest","said":[{"say":"bidding-card-by-rule","values":{"card":"C3","rule":"a low card from the longest suit"}}]}');
INSERT INTO "reasons" VALUES('26qr4806ht',1,22,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"bidding-card-by-rule","values":{"card":"C6","rule":"nothing here wins the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('26qr4806ht',1,25,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"bidding-card-by-rule","values":{"card":"S7","rule":"nothing here wins the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('26qr4806ht',1,27,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"win-cheaply","said":[{"say":"bidding-card-by-rule","values":{"card":"SA","rule":"the cheapest card that wins the trick"}}]}');
INSERT INTO "reasons" VALUES('26qr4806ht',1,28,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"low-from-longest","said":[{"say":"bidding-card-by-rule","values":{"card":"C4","rule":"a low card from the longest suit"}}]}');
INSERT INTO "reasons" VALUES('26qr4806ht',1,30,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":null,"said":[{"say":"coach-only-card","values":{"card":"C9"}}]}');
INSERT INTO "reasons" VALUES('26qr4806ht',1,33,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"win-cheaply","said":[{"say":"bidding-card-by-rule","values":{"card":"ST","rule":"the cheapest card that wins the trick"}}]}');
INSERT INTO "reasons" VALUES('26qr4806ht',1,35,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"partner-wins","said":[{"say":"bidding-card-by-rule","values":{"card":"S4","rule":"our side is winning the trick, so a low card will do"}}]}');
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO "schema_version" VALUES(18);
CREATE TABLE seats (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, kind TEXT NOT NULL, identity TEXT,
            nickname TEXT NOT NULL, level TEXT NOT NULL, PRIMARY KEY (table_id, player));
INSERT INTO "seats" VALUES('xwpfbefk6x',0,'person','4488531370dbe733','Ann','learner');
INSERT INTO "seats" VALUES('xwpfbefk6x',1,'bot',NULL,'Pip','learner');
INSERT INTO "seats" VALUES('xwpfbefk6x',2,'bot',NULL,'Trey','learner');
INSERT INTO "seats" VALUES('xwpfbefk6x',3,'bot',NULL,'Ruff','learner');
INSERT INTO "seats" VALUES('wew11v5j1b',0,'person','f94e826ec587963d','Cal','beginner');
INSERT INTO "seats" VALUES('wew11v5j1b',1,'bot',NULL,'Ace','beginner');
INSERT INTO "seats" VALUES('wew11v5j1b',2,'person','a16f12ff84c1a954','Bob','beginner');
INSERT INTO "seats" VALUES('wew11v5j1b',3,'bot',NULL,'Pip','beginner');
INSERT INTO "seats" VALUES('26qr4806ht',0,'bot',NULL,'Ace','beginner');
INSERT INTO "seats" VALUES('26qr4806ht',1,'bot',NULL,'Pip','beginner');
INSERT INTO "seats" VALUES('26qr4806ht',2,'person','5c8d6a264a9267a4','Dot','beginner');
INSERT INTO "seats" VALUES('26qr4806ht',3,'bot',NULL,'Trey','beginner');
CREATE TABLE seen_deals (
            identity TEXT NOT NULL, table_id TEXT NOT NULL, deal INTEGER NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (identity, table_id, deal));
CREATE TABLE solutions (
            identity TEXT NOT NULL, puzzle TEXT NOT NULL, answer TEXT NOT NULL, is_right INTEGER NOT NULL,
            at DOUBLE PRECISION NOT NULL, mended DOUBLE PRECISION, PRIMARY KEY (identity, puzzle));
CREATE TABLE solvers (
            identity TEXT PRIMARY KEY, strength DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL,
            volatility DOUBLE PRECISION NOT NULL, tried INTEGER NOT NULL, solved INTEGER NOT NULL,
            streak INTEGER NOT NULL, best INTEGER NOT NULL);
CREATE TABLE table_lines (
            table_id TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, seq));
INSERT INTO "table_lines" VALUES('xwpfbefk6x',0,'{"happened":"tablesetup","at":"2026-11-19T06:01:16.378+00:00","facts":{"players":[{"kind":"person","identity":"4488531370dbe733","name":"Ann","level":"learner"},{"kind":"bot","identity":null,"name":"Pip","level":"learner"},{"kind":"bot","identity":null,"name":"Trey","level":"learner"},{"kind":"bot","identity":null,"name":"Ruff","level":"learner"}],"since":1795068076.312342,"owner":"4488531370dbe733","is_watchable":false,"is_gathering":false,"is_paused":false,"allowed":[],"ordered":null,"speed":"normal","stopping":false,"draws":{},"guests":{},"votes":{},"ready":[],"dummy_does":"watches","is_shown":false}}');
INSERT INTO "table_lines" VALUES('xwpfbefk6x',1,'{"happened":"gotready","at":"2026-11-19T06:01:16.378+00:00","player":0}');
INSERT INTO "table_lines" VALUES('xwpfbefk6x',2,'{"happened":"nextdealt","at":"2026-11-19T06:01:16.380+00:00"}');
INSERT INTO "table_lines" VALUES('26qr4806ht',0,'{"happened":"tablesetup","at":"2026-11-19T06:01:17.590+00:00","facts":{"players":[{"kind":"bot","identity":null,"name":"Ace","level":"beginner"},{"kind":"bot","identity":null,"name":"Pip","level":"beginner"},{"kind":"person","identity":"5c8d6a264a9267a4","name":"Dot","level":"beginner"},{"kind":"bot","identity":null,"name":"Trey","level":"beginner"}],"since":1795068077.4585593,"owner":null,"is_watchable":false,"is_gathering":false,"is_paused":false,"allowed":[],"ordered":null,"speed":"normal","stopping":false,"draws":{},"guests":{},"votes":{},"ready":[],"dummy_does":"watches","is_shown":false}}');
INSERT INTO "table_lines" VALUES('26qr4806ht',1,'{"happened":"gotready","at":"2026-11-19T06:01:17.590+00:00","player":2}');
INSERT INTO "table_lines" VALUES('26qr4806ht',2,'{"happened":"nextdealt","at":"2026-11-19T06:01:17.594+00:00"}');
CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, session TEXT NOT NULL,
            session_options TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, touched DOUBLE PRECISION NOT NULL,
            stopping INTEGER NOT NULL, finished INTEGER NOT NULL, revision INTEGER NOT NULL DEFAULT 0, owner TEXT, watchable INTEGER NOT NULL DEFAULT 0, gathering INTEGER NOT NULL DEFAULT 0, practice INTEGER NOT NULL DEFAULT 0, draws TEXT NOT NULL DEFAULT '{}', pace TEXT NOT NULL DEFAULT 'normal', hints INTEGER NOT NULL DEFAULT 0, again TEXT, lesson TEXT, boards TEXT, placed INTEGER NOT NULL DEFAULT 0, paused INTEGER NOT NULL DEFAULT 0, helping INTEGER NOT NULL DEFAULT 0, ordered TEXT);
INSERT INTO "tables" VALUES('xwpfbefk6x','minibridge','{}','match','{}',1.79506807631234192846e+09,1.79506807638002657888e+09,0,0,61,'4488531370dbe733',0,0,0,'{}','normal',0,NULL,NULL,NULL,0,0,0,NULL);
INSERT INTO "tables" VALUES('wew11v5j1b','bridgewar','{}','match','{}',1.79506807744427752493e+09,1.79506807744427752493e+09,0,0,1,NULL,0,0,0,'{}','normal',0,NULL,NULL,'[{"board":{"number":1,"dealer":"N","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}},"code":"GGVF0-8E7JR-KAEBN-FRDMV"},{"board":{"number":2,"dealer":"E","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}},"code":"JBBJ1-ABG7D-1YWQ9-BGMAX"}]',1,0,0,NULL);
INSERT INTO "tables" VALUES('26qr4806ht','minibridge','{}','match','{}',1.79506807745855927463e+09,1.79506807759437155718e+09,0,0,58,NULL,0,0,0,'{}','normal',0,NULL,NULL,'[{"board":{"number":1,"dealer":"N","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}},"code":"29CEC-R9W6G-THG4Y-MRBVY"},{"board":{"number":2,"dealer":"E","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}},"code":"RJJ8T-8Q21Y-JTBTN-0Z63G"}]',1,0,0,NULL);
CREATE TABLE tokens (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, created DOUBLE PRECISION NOT NULL);
INSERT INTO "tokens" VALUES('226851b4e1d6383c12bc33d832a2b51525f6a276c6a074bfe3c590fd5cbd2a52','4488531370dbe733',1.79506807628734898563e+09);
INSERT INTO "tokens" VALUES('3b3d58ec164fb32d7e27c4bff21478fcf70c163f95d787fe9d0691fb07f40b12','94810029f492fe30',1.79506807733876323695e+09);
INSERT INTO "tokens" VALUES('b4ff3b9056c4b3ed223078d9d0e9a5a392a02ba8e1d136b3235267d1da6953ad','a16f12ff84c1a954',1.79506807743984031673e+09);
INSERT INTO "tokens" VALUES('4427a14ac566ce7b7581952a0cc3c828bcb64871c2a554af62ab06185257712d','f94e826ec587963d',1.79506807744259190562e+09);
INSERT INTO "tokens" VALUES('0aef3f178379c799f2e33150ec9aaea0ba6bd46c8b37847ebc16c8b28ba013a0','5c8d6a264a9267a4',1.79506807745758318901e+09);
CREATE TABLE votes (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, voter INTEGER NOT NULL,
            PRIMARY KEY (table_id, player, voter));
CREATE INDEX tables_touched ON tables (touched);
CREATE UNIQUE INDEX seats_identity ON seats (identity, table_id);
CREATE UNIQUE INDEX events_nonce ON events (table_id, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX played_newest ON played (identity, ended);
CREATE UNIQUE INDEX dailies_table ON dailies (table_id);
COMMIT;
