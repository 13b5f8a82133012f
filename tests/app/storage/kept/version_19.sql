-- {"table":"f7esebs1j2","deal":2,"tokens":{"Ann":"o5niVCSWtKVfsJB1r-lZcrJvMVer38px","Learner":"k0yiNt2T6I2AhgTjVYzlIyATVqrzgmgf","Teacher":"cMnyGqTQnUd6fZ5npJP4BjhOWqmG3oyS","Bob":"vIUEqf-kc0-f5VqKLcnGcOiHS7vBHudS","Dot":"PY8N_fKA8KQGlzVrrMxDkMKAETewaO6v"},"lesson":{"name":"1-first-tricks","at":1},"codes":{"class":["9SHCDG","qBSu0Lf3aKa80KcL79DHpw1JMaXt2cCo"],"homework":["PPE2FP","gg71Js-FkAoir0a2_QO-UCqB-Fmy3JJB"],"evening":["CJ7EZ9","ZmSjcPIabJek_7MAo81ZYgEDGOjgXsgh"],"league":["50VHA8","Yq0uNcVZkOc6YAZHg9dxgGrHK3vK5qKq"],"competition":["MG1KKY","ZatpLBk-R6KdUfAy8Bhihfb6YEgkHD0i"]}}
BEGIN TRANSACTION;
CREATE TABLE bookmarks (
            identity TEXT NOT NULL, lesson TEXT NOT NULL, body TEXT NOT NULL, table_id TEXT, noted INTEGER NOT NULL,
            touched DOUBLE PRECISION NOT NULL, finished DOUBLE PRECISION, PRIMARY KEY (identity, lesson));
INSERT INTO "bookmarks" VALUES('e95b498d1c2ecd16','1-first-tricks','{"lesson":"1-first-tricks","at":1,"tries":1,"marks":{"0":{"state":"done","tries":0},"1":{"state":"missed","tries":1}},"deals":[],"noted":[]}',NULL,0,1795067571.027,NULL);
CREATE TABLE dailies (
            day TEXT NOT NULL, game TEXT NOT NULL, identity TEXT NOT NULL, table_id TEXT NOT NULL,
            score INTEGER, tricks INTEGER, PRIMARY KEY (day, game, identity));
CREATE TABLE deals (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, board TEXT NOT NULL, started DOUBLE PRECISION NOT NULL,
            ended DOUBLE PRECISION, summary TEXT, dummy TEXT NOT NULL DEFAULT 'watches', shown INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (table_id, deal));
INSERT INTO "deals" VALUES('f7esebs1j2',1,'{"number":1,"dealer":"S","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.79506757083393311499e+09,1.79506757096026515964e+09,'{"say":"story-result-over-1","values":{"who":"W","tricks":13,"over":4,"whose":"EW","points":520}}','watches',0);
INSERT INTO "deals" VALUES('f7esebs1j2',2,'{"number":2,"dealer":"W","seats":{"S":0,"W":1,"N":2,"E":3},"vulnerable":[],"below":{}}',1.79506757097022843355e+09,NULL,NULL,'watches',0);
INSERT INTO "deals" VALUES('1gm8ede9m3',1,'{"number":1,"dealer":"N","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}}',1.79506757113727092745e+09,NULL,NULL,'watches',0);
INSERT INTO "deals" VALUES('rn7b128e6w',1,'{"number":1,"dealer":"N","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}}',1.79506757129878830904e+09,1.79506757158272433282e+09,'{"say":"story-result-short-1","values":{"who":"N","goal":9,"short":1,"whose":"EW","points":50}}','watches',0);
INSERT INTO "deals" VALUES('rn7b128e6w',2,'{"number":2,"dealer":"E","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}}',1.7950675715934407711e+09,NULL,NULL,'watches',0);
CREATE TABLE events (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, nonce TEXT,
            at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, deal, seq));
INSERT INTO "events" VALUES('f7esebs1j2',1,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"S","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506757083393311499e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,1,'{"event":"committed","digest":"7871a4672d438473dd5fd72f809a8269841645dfef974ae65ccf528b5149c8fd"}',NULL,1.79506757083393311499e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,2,'{"event":"seeded","seed":"a4a63474722301159e5367a39fb28858e2ead0f1d116a56b17b921d8b942847d","salt":"ade48a183f9fb771ea3401404b6286c5"}',NULL,1.79506757083393311499e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,3,'{"event":"cut","seat":"E","place":33}',NULL,1.79506757090144252776e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,4,'{"event":"dealt","seat":"W","hand":"AKQT75.A86.K.KQ5"}',NULL,1.79506757090144252776e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,5,'{"event":"dealt","seat":"N","hand":"J32.T432.943.964"}',NULL,1.79506757090144252776e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,6,'{"event":"dealt","seat":"E","hand":"6.KQ9.JT762.JT87"}',NULL,1.79506757090144252776e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,7,'{"event":"dealt","seat":"S","hand":"984.J75.AQ85.A32"}',NULL,1.79506757090144252776e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,8,'{"event":"announced","seat":"S","measure":"points","number":11}',NULL,1.79506757090144252776e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,9,'{"event":"announced","seat":"W","measure":"points","number":21}',NULL,1.79506757090144252776e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,10,'{"event":"announced","seat":"N","measure":"points","number":1}',NULL,1.79506757090144252776e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,11,'{"event":"announced","seat":"E","measure":"points","number":7}',NULL,1.79506757090144252776e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,12,'{"event":"declared","seat":"W"}',NULL,1.79506757090144252776e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,13,'{"event":"faced","seat":"E","hand":"6.KQ9.JT762.JT87"}',NULL,1.79506757090144252776e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,14,'{"event":"chose","seat":"W","contract":{"strain":"NT","goal":9,"terms":"game"}}',NULL,1.79506757090895867345e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,15,'{"event":"played","seat":"N","card":"H2"}',NULL,1.79506757091165828699e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,16,'{"event":"played","seat":"E","card":"H9"}',NULL,1.79506757091318655018e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,17,'{"event":"played","seat":"S","card":"HJ"}','nonce-6986915773372',1.79506757091441226004e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,18,'{"event":"played","seat":"W","card":"HA"}',NULL,1.7950675709155235291e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,19,'{"event":"played","seat":"W","card":"SA"}',NULL,1.79506757091669774057e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,20,'{"event":"played","seat":"N","card":"S2"}',NULL,1.79506757091767787937e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,21,'{"event":"played","seat":"E","card":"S6"}',NULL,1.7950675709186124802e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,22,'{"event":"played","seat":"S","card":"S9"}','nonce-6986921768868',1.79506757092029619214e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,23,'{"event":"played","seat":"W","card":"SK"}',NULL,1.79506757092139029507e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,24,'{"event":"played","seat":"N","card":"S3"}',NULL,1.795067570922432661e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,25,'{"event":"played","seat":"E","card":"D2"}',NULL,1.79506757092343354224e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,26,'{"event":"played","seat":"S","card":"S8"}','nonce-6986925850499',1.79506757092430210115e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,27,'{"event":"played","seat":"W","card":"SQ"}',NULL,1.79506757092533349986e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,28,'{"event":"played","seat":"N","card":"SJ"}',NULL,1.79506757092622256277e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,29,'{"event":"played","seat":"E","card":"D6"}',NULL,1.79506757092711472512e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,30,'{"event":"played","seat":"S","card":"S4"}','nonce-6986929483130',1.79506757092792773242e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,31,'{"event":"played","seat":"W","card":"ST"}',NULL,1.79506757092898631099e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,32,'{"event":"played","seat":"N","card":"H3"}',NULL,1.79506757092985916139e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,33,'{"event":"played","seat":"E","card":"D7"}',NULL,1.79506757093078327179e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,34,'{"event":"played","seat":"S","card":"H7"}','nonce-6986933254188',1.79506757093166542053e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,35,'{"event":"played","seat":"W","card":"S7"}',NULL,1.79506757093290138247e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,36,'{"event":"played","seat":"N","card":"D3"}',NULL,1.79506757093374562264e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,37,'{"event":"played","seat":"E","card":"DT"}',NULL,1.79506757093466401097e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,38,'{"event":"played","seat":"S","card":"H5"}','nonce-6986937080527',1.79506757093551206584e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,39,'{"event":"played","seat":"W","card":"H6"}',NULL,1.795067570936517477e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,40,'{"event":"played","seat":"N","card":"H4"}',NULL,1.79506757093743467331e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,41,'{"event":"played","seat":"E","card":"HQ"}',NULL,1.79506757093831634522e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,42,'{"event":"played","seat":"S","card":"CA"}','nonce-6986940678346',1.79506757093913030622e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,43,'{"event":"played","seat":"E","card":"C7"}',NULL,1.79506757094013619418e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,44,'{"event":"played","seat":"S","card":"C3"}','nonce-6986942551061',1.79506757094106292726e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,45,'{"event":"played","seat":"W","card":"CQ"}',NULL,1.79506757094220519063e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,46,'{"event":"played","seat":"N","card":"C4"}',NULL,1.79506757094312191002e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,47,'{"event":"played","seat":"W","card":"CK"}',NULL,1.79506757094397950171e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,48,'{"event":"played","seat":"N","card":"C6"}',NULL,1.79506757094477391247e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,49,'{"event":"played","seat":"E","card":"C8"}',NULL,1.79506757094560074803e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,50,'{"event":"played","seat":"S","card":"C2"}','nonce-6986947993643',1.79506757094647383683e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,51,'{"event":"played","seat":"W","card":"C5"}',NULL,1.79506757094744729989e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,52,'{"event":"played","seat":"N","card":"C9"}',NULL,1.79506757094828653335e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,53,'{"event":"played","seat":"E","card":"CT"}',NULL,1.79506757094907331466e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,54,'{"event":"played","seat":"S","card":"DA"}','nonce-6986951422890',1.79506757094983863832e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,55,'{"event":"played","seat":"E","card":"HK"}',NULL,1.79506757095083689691e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,56,'{"event":"played","seat":"S","card":"DQ"}','nonce-6986953207753',1.79506757095164823532e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,57,'{"event":"played","seat":"W","card":"H8"}',NULL,1.79506757095262479777e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,58,'{"event":"played","seat":"N","card":"HT"}',NULL,1.79506757095405483247e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,59,'{"event":"played","seat":"E","card":"CJ"}',NULL,1.7950675709549460411e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,60,'{"event":"played","seat":"S","card":"D8"}','nonce-6986957308473',1.79506757095573139188e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,61,'{"event":"played","seat":"W","card":"S5"}',NULL,1.79506757095657300954e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,62,'{"event":"played","seat":"N","card":"D4"}',NULL,1.79506757095754456519e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,63,'{"event":"played","seat":"E","card":"DJ"}',NULL,1.79506757095825839045e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,64,'{"event":"played","seat":"S","card":"D5"}',NULL,1.79506757095892238622e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,65,'{"event":"played","seat":"W","card":"DK"}',NULL,1.79506757095961594575e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,66,'{"event":"played","seat":"N","card":"D9"}',NULL,1.79506757096026515964e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,67,'{"event":"scored","tricks":{"EW":13,"NS":0},"entries":[{"side":"EW","points":220,"reason":"tricks","below":false},{"side":"EW","points":300,"reason":"bonus","below":false}]}',NULL,1.79506757096026515964e+09);
INSERT INTO "events" VALUES('f7esebs1j2',1,68,'{"event":"laidopen","hands":{"W":"AKQT75.A86.K.KQ5","N":"J32.T432.943.964","E":"6.KQ9.JT762.JT87","S":"984.J75.AQ85.A32"},"seed":"a4a63474722301159e5367a39fb28858e2ead0f1d116a56b17b921d8b942847d","salt":"ade48a183f9fb771ea3401404b6286c5"}',NULL,1.79506757096026515964e+09);
INSERT INTO "events" VALUES('f7esebs1j2',2,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"W","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506757097022843355e+09);
INSERT INTO "events" VALUES('f7esebs1j2',2,1,'{"event":"committed","digest":"22a2f15ca93cec46a8daf34f809d7c678ad0a43d788e354b671f5c12cdee572f"}',NULL,1.79506757097022843355e+09);
INSERT INTO "events" VALUES('f7esebs1j2',2,2,'{"event":"seeded","seed":"de41565cef807e8f19a42978308e5231caf434a7d050d05c883e4633dfc2bcf2","salt":"f5ffe097f2c7154eac52b25acd925356"}',NULL,1.79506757097022843355e+09);
INSERT INTO "events" VALUES('f7esebs1j2',2,3,'{"event":"cut","seat":"S","place":1}','nonce-6986999315469',1.79506757099899625783e+09);
INSERT INTO "events" VALUES('f7esebs1j2',2,4,'{"event":"dealt","seat":"N","hand":"QT.Q5.KJT984.943"}',NULL,1.79506757099899625783e+09);
INSERT INTO "events" VALUES('f7esebs1j2',2,5,'{"event":"dealt","seat":"E","hand":"9873.KJ72.3.KQ52"}',NULL,1.79506757099899625783e+09);
INSERT INTO "events" VALUES('f7esebs1j2',2,6,'{"event":"dealt","seat":"S","hand":"AJ4.A8643.2.JT86"}',NULL,1.79506757099899625783e+09);
INSERT INTO "events" VALUES('f7esebs1j2',2,7,'{"event":"dealt","seat":"W","hand":"K652.T9.AQ765.A7"}',NULL,1.79506757099899625783e+09);
INSERT INTO "events" VALUES('f7esebs1j2',2,8,'{"event":"announced","seat":"W","measure":"points","number":13}',NULL,1.79506757099899625783e+09);
INSERT INTO "events" VALUES('f7esebs1j2',2,9,'{"event":"announced","seat":"N","measure":"points","number":8}',NULL,1.79506757099899625783e+09);
INSERT INTO "events" VALUES('f7esebs1j2',2,10,'{"event":"announced","seat":"E","measure":"points","number":9}',NULL,1.79506757099899625783e+09);
INSERT INTO "events" VALUES('f7esebs1j2',2,11,'{"event":"announced","seat":"S","measure":"points","number":10}',NULL,1.79506757099899625783e+09);
INSERT INTO "events" VALUES('f7esebs1j2',2,12,'{"event":"declared","seat":"W"}',NULL,1.79506757099899625783e+09);
INSERT INTO "events" VALUES('f7esebs1j2',2,13,'{"event":"faced","seat":"E","hand":"9873.KJ72.3.KQ52"}',NULL,1.79506757099899625783e+09);
INSERT INTO "events" VALUES('f7esebs1j2',2,14,'{"event":"chose","seat":"W","contract":{"strain":"S","goal":7,"terms":"part-score"}}',NULL,1.79506757100416278836e+09);
INSERT INTO "events" VALUES('f7esebs1j2',2,15,'{"event":"played","seat":"N","card":"C9"}',NULL,1.79506757100578475004e+09);
INSERT INTO "events" VALUES('f7esebs1j2',2,16,'{"event":"played","seat":"E","card":"C2"}',NULL,1.79506757100988364214e+09);
INSERT INTO "events" VALUES('f7esebs1j2',2,17,'{"event":"played","seat":"S","card":"CJ"}','nonce-6987015232430',1.79506757101389193527e+09);
INSERT INTO "events" VALUES('f7esebs1j2',2,18,'{"event":"played","seat":"W","card":"CA"}',NULL,1.79506757101517724992e+09);
INSERT INTO "events" VALUES('f7esebs1j2',2,19,'{"event":"played","seat":"W","card":"S2"}',NULL,1.79506757101624488831e+09);
INSERT INTO "events" VALUES('f7esebs1j2',2,20,'{"event":"played","seat":"N","card":"ST"}',NULL,1.79506757101866698264e+09);
INSERT INTO "events" VALUES('f7esebs1j2',2,21,'{"event":"played","seat":"E","card":"S3"}',NULL,1.79506757102018642421e+09);
INSERT INTO "events" VALUES('f7esebs1j2',2,22,'{"event":"played","seat":"S","card":"SA"}','nonce-6987022752643',1.7950675710212817192e+09);
INSERT INTO "events" VALUES('1gm8ede9m3',1,0,'{"event":"opened","game":"bridgewar","version":1,"options":{},"dealer":"N","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506757113727092745e+09);
INSERT INTO "events" VALUES('1gm8ede9m3',1,1,'{"event":"dealt","seat":"E","hand":"J753.98654.7.Q65"}',NULL,1.79506757113727092745e+09);
INSERT INTO "events" VALUES('1gm8ede9m3',1,2,'{"event":"dealt","seat":"S","hand":"T64.QT72.KJ9.K92"}',NULL,1.79506757113727092745e+09);
INSERT INTO "events" VALUES('1gm8ede9m3',1,3,'{"event":"dealt","seat":"W","hand":"Q8.AJ.AQ53.AJ843"}',NULL,1.79506757113727092745e+09);
INSERT INTO "events" VALUES('1gm8ede9m3',1,4,'{"event":"dealt","seat":"N","hand":"AK92.K3.T8642.T7"}',NULL,1.79506757113727092745e+09);
INSERT INTO "events" VALUES('1gm8ede9m3',1,5,'{"event":"declared","seat":"N"}',NULL,1.79506757113727092745e+09);
INSERT INTO "events" VALUES('1gm8ede9m3',1,6,'{"event":"agreed","contract":{"strain":"NT","goal":7,"terms":"free"}}',NULL,1.79506757113727092745e+09);
INSERT INTO "events" VALUES('1gm8ede9m3',1,7,'{"event":"played","seat":"E","card":"H4"}',NULL,1.79506757115652751917e+09);
INSERT INTO "events" VALUES('1gm8ede9m3',1,8,'{"event":"faced","seat":"S","hand":"T64.QT72.KJ9.K92"}',NULL,1.79506757115652751917e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"N","vulnerable":[],"spare":null,"below":{}}',NULL,1.79506757129878830904e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,1,'{"event":"dealt","seat":"E","hand":"J9.KJ542.KJ85.42"}',NULL,1.79506757129878830904e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,2,'{"event":"dealt","seat":"S","hand":"AK85.763.T6.QJT3"}',NULL,1.79506757129878830904e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,3,'{"event":"dealt","seat":"W","hand":"T76.Q98.Q974.976"}',NULL,1.79506757129878830904e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,4,'{"event":"dealt","seat":"N","hand":"Q432.AT.A32.AK85"}',NULL,1.79506757129878830904e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,5,'{"event":"announced","seat":"N","measure":"points","number":17}',NULL,1.79506757129878830904e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,6,'{"event":"announced","seat":"E","measure":"points","number":9}',NULL,1.79506757129878830904e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,7,'{"event":"announced","seat":"S","measure":"points","number":10}',NULL,1.79506757129878830904e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,8,'{"event":"announced","seat":"W","measure":"points","number":4}',NULL,1.79506757129878830904e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,9,'{"event":"declared","seat":"N"}',NULL,1.79506757129878830904e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,10,'{"event":"faced","seat":"S","hand":"AK85.763.T6.QJT3"}',NULL,1.79506757129878830904e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,11,'{"event":"chose","seat":"N","contract":{"strain":"NT","goal":9,"terms":"game"}}',NULL,1.79506757130913233754e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,12,'{"event":"played","seat":"E","card":"HK"}',NULL,1.79506757131683683395e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,13,'{"event":"played","seat":"S","card":"H3"}',NULL,1.79506757131806039809e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,14,'{"event":"played","seat":"W","card":"H8"}',NULL,1.79506757133580374715e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,15,'{"event":"played","seat":"N","card":"HA"}',NULL,1.79506757133707308769e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,16,'{"event":"played","seat":"N","card":"S2"}',NULL,1.79506757133847165107e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,17,'{"event":"played","seat":"E","card":"S9"}',NULL,1.79506757133956074707e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,18,'{"event":"played","seat":"S","card":"SK"}',NULL,1.79506757135985231402e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,19,'{"event":"played","seat":"W","card":"S6"}',NULL,1.79506757139422512049e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,20,'{"event":"played","seat":"S","card":"C3"}',NULL,1.79506757142140674593e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,21,'{"event":"played","seat":"W","card":"C6"}',NULL,1.79506757142333722111e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,22,'{"event":"played","seat":"N","card":"C8"}',NULL,1.79506757142717313763e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,23,'{"event":"played","seat":"E","card":"C2"}',NULL,1.7950675714328610897e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,24,'{"event":"played","seat":"N","card":"S3"}',NULL,1.7950675714357287884e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,25,'{"event":"played","seat":"E","card":"SJ"}',NULL,1.79506757143678903577e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,26,'{"event":"played","seat":"S","card":"SA"}',NULL,1.79506757143785548209e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,27,'{"event":"played","seat":"W","card":"S7"}',NULL,1.79506757144504499427e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,28,'{"event":"played","seat":"S","card":"CT"}',NULL,1.79506757144750308989e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,29,'{"event":"played","seat":"W","card":"C7"}',NULL,1.79506757145087409016e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,30,'{"event":"played","seat":"N","card":"C5"}',NULL,1.79506757145258927341e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,31,'{"event":"played","seat":"E","card":"C4"}',NULL,1.79506757145405650135e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,32,'{"event":"played","seat":"S","card":"S5"}',NULL,1.79506757145518326757e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,33,'{"event":"played","seat":"W","card":"ST"}',NULL,1.79506757145913624761e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,34,'{"event":"played","seat":"N","card":"SQ"}',NULL,1.79506757146195864674e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,35,'{"event":"played","seat":"E","card":"H2"}',NULL,1.79506757146304750435e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,36,'{"event":"played","seat":"N","card":"DA"}',NULL,1.79506757148489499084e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,37,'{"event":"played","seat":"E","card":"D5"}',NULL,1.79506757148787665363e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,38,'{"event":"played","seat":"S","card":"D6"}',NULL,1.79506757148955368996e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,39,'{"event":"played","seat":"W","card":"D4"}',NULL,1.79506757149553680414e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,40,'{"event":"played","seat":"N","card":"CA"}',NULL,1.79506757150169634815e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,41,'{"event":"played","seat":"E","card":"H4"}',NULL,1.79506757150769162174e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,42,'{"event":"played","seat":"S","card":"CJ"}',NULL,1.79506757151147484778e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,43,'{"event":"played","seat":"W","card":"C9"}',NULL,1795067571.51458);
INSERT INTO "events" VALUES('rn7b128e6w',1,44,'{"event":"played","seat":"N","card":"D2"}',NULL,1.79506757151575016976e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,45,'{"event":"played","seat":"E","card":"D8"}',NULL,1.79506757151683592798e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,46,'{"event":"played","seat":"S","card":"DT"}',NULL,1.79506757151867938045e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,47,'{"event":"played","seat":"W","card":"DQ"}',NULL,1.79506757151974058149e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,48,'{"event":"played","seat":"W","card":"H9"}',NULL,1.79506757152858066562e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,49,'{"event":"played","seat":"N","card":"HT"}',NULL,1795067571.53211);
INSERT INTO "events" VALUES('rn7b128e6w',1,50,'{"event":"played","seat":"E","card":"HJ"}',NULL,1.79506757153335189816e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,51,'{"event":"played","seat":"S","card":"H6"}',NULL,1.79506757153449392314e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,52,'{"event":"played","seat":"E","card":"DK"}',NULL,1.79506757153855681422e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,53,'{"event":"played","seat":"S","card":"H7"}',NULL,1.79506757153982877735e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,54,'{"event":"played","seat":"W","card":"D7"}',NULL,1.79506757154099178311e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,55,'{"event":"played","seat":"N","card":"D3"}',NULL,1.79506757154490089421e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,56,'{"event":"played","seat":"E","card":"H5"}',NULL,1.79506757155412387848e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,57,'{"event":"played","seat":"S","card":"S8"}',NULL,1.79506757156102657313e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,58,'{"event":"played","seat":"W","card":"HQ"}',NULL,1.79506757156794929507e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,59,'{"event":"played","seat":"N","card":"S4"}',NULL,1.79506757156926441193e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,60,'{"event":"played","seat":"W","card":"D9"}',NULL,1.79506757157359671597e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,61,'{"event":"played","seat":"N","card":"CK"}',NULL,1.79506757157518053056e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,62,'{"event":"played","seat":"E","card":"DJ"}',NULL,1.7950675715811030865e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,63,'{"event":"played","seat":"S","card":"CQ"}',NULL,1.79506757158272433282e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,64,'{"event":"scored","tricks":{"EW":5,"NS":8},"entries":[{"side":"EW","points":50,"reason":"undertricks","below":false}]}',NULL,1.79506757158272433282e+09);
INSERT INTO "events" VALUES('rn7b128e6w',1,65,'{"event":"laidopen","hands":{"E":"J9.KJ542.KJ85.42","S":"AK85.763.T6.QJT3","W":"T76.Q98.Q974.976","N":"Q432.AT.A32.AK85"},"seed":null,"salt":null}',NULL,1.79506757158272433282e+09);
INSERT INTO "events" VALUES('rn7b128e6w',2,0,'{"event":"opened","game":"minibridge","version":1,"options":{},"dealer":"E","vulnerable":[],"spare":null,"below":{}}',NULL,1.7950675715934407711e+09);
INSERT INTO "events" VALUES('rn7b128e6w',2,1,'{"event":"dealt","seat":"S","hand":"AQ84.QT4.AK983.T"}',NULL,1.7950675715934407711e+09);
INSERT INTO "events" VALUES('rn7b128e6w',2,2,'{"event":"dealt","seat":"W","hand":"76.872.6.AKJ8543"}',NULL,1.7950675715934407711e+09);
INSERT INTO "events" VALUES('rn7b128e6w',2,3,'{"event":"dealt","seat":"N","hand":"5.KJ96.JT7542.Q2"}',NULL,1.7950675715934407711e+09);
INSERT INTO "events" VALUES('rn7b128e6w',2,4,'{"event":"dealt","seat":"E","hand":"KJT932.A53.Q.976"}',NULL,1.7950675715934407711e+09);
INSERT INTO "events" VALUES('rn7b128e6w',2,5,'{"event":"announced","seat":"E","measure":"points","number":10}',NULL,1.7950675715934407711e+09);
INSERT INTO "events" VALUES('rn7b128e6w',2,6,'{"event":"announced","seat":"S","measure":"points","number":15}',NULL,1.7950675715934407711e+09);
INSERT INTO "events" VALUES('rn7b128e6w',2,7,'{"event":"announced","seat":"W","measure":"points","number":8}',NULL,1.7950675715934407711e+09);
INSERT INTO "events" VALUES('rn7b128e6w',2,8,'{"event":"announced","seat":"N","measure":"points","number":7}',NULL,1.7950675715934407711e+09);
INSERT INTO "events" VALUES('rn7b128e6w',2,9,'{"event":"declared","seat":"S"}',NULL,1.7950675715934407711e+09);
INSERT INTO "events" VALUES('rn7b128e6w',2,10,'{"event":"faced","seat":"N","hand":"5.KJ96.JT7542.Q2"}',NULL,1.7950675715934407711e+09);
CREATE TABLE guests (
            table_id TEXT NOT NULL, identity TEXT NOT NULL, guest INTEGER NOT NULL, nickname TEXT NOT NULL,
            wish INTEGER, standing TEXT NOT NULL, agreed TEXT NOT NULL, deal INTEGER NOT NULL,
            held INTEGER NOT NULL, PRIMARY KEY (table_id, identity));
CREATE TABLE handovers (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, expires DOUBLE PRECISION NOT NULL);
CREATE TABLE identities (
            id TEXT PRIMARY KEY, nickname TEXT, created DOUBLE PRECISION NOT NULL, rung TEXT);
INSERT INTO "identities" VALUES('093a2e20e3cbc179','Ann',1.79506757023541307447e+09,NULL);
INSERT INTO "identities" VALUES('e95b498d1c2ecd16',NULL,1.79506757102308130268e+09,NULL);
INSERT INTO "identities" VALUES('d1db9db86e6e4035','Bob',1.79506757109353137021e+09,NULL);
INSERT INTO "identities" VALUES('63d613ee4f683954','Cal',1.7950675711156589985e+09,NULL);
INSERT INTO "identities" VALUES('5dd71626079b0913','Dot',1.79506757118776440621e+09,NULL);
CREATE TABLE judged_deals (
            table_id TEXT NOT NULL, deal INTEGER NOT NULL, place TEXT NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (table_id, deal, place));
CREATE TABLE logbook_lines (
            code TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (code, seq));
INSERT INTO "logbook_lines" VALUES('bookmark e95b498d1c2ecd16 1-first-tricks',0,'{"happened":"lessonbegun","at":"2026-11-19T05:52:51.025+00:00","lesson":"1-first-tricks","mark":null,"table":null,"is_noted":false,"finished":null}');
INSERT INTO "logbook_lines" VALUES('bookmark e95b498d1c2ecd16 1-first-tricks',1,'{"happened":"bookmarkmoved","at":"2026-11-19T05:52:51.023+00:00","block":1,"tries":0,"marks":{"0":{"state":"done","tries":0}},"deals":null,"noted":null,"table":null,"is_noted":false,"is_learnt":false}');
INSERT INTO "logbook_lines" VALUES('bookmark e95b498d1c2ecd16 1-first-tricks',2,'{"happened":"bookmarkmoved","at":"2026-11-19T05:52:51.027+00:00","block":1,"tries":1,"marks":{"1":{"state":"missed","tries":1}},"deals":null,"noted":null,"table":null,"is_noted":false,"is_learnt":false}');
INSERT INTO "logbook_lines" VALUES('9SHCDG',0,'{"happened":"classopened","at":"2026-11-19T05:52:51.073+00:00","title":"4b","game":"bridgewar","options":{}}');
INSERT INTO "logbook_lines" VALUES('9SHCDG',1,'{"happened":"pupilcame","at":"2026-11-19T05:52:51.105+00:00","member":1,"name":"Bob","identity":"d1db9db86e6e4035"}');
INSERT INTO "logbook_lines" VALUES('9SHCDG',2,'{"happened":"pupilcame","at":"2026-11-19T05:52:51.119+00:00","member":2,"name":"Cal","identity":"63d613ee4f683954"}');
INSERT INTO "logbook_lines" VALUES('9SHCDG',3,'{"happened":"tablesgiven","at":"2026-11-19T05:52:51.139+00:00","tables":[{"number":1,"code":"1gm8ede9m3","seats":[1,null,2,null]}],"anew":true}');
INSERT INTO "logbook_lines" VALUES('PPE2FP',0,'{"happened":"homeworkset","at":"2026-11-19T05:52:51.156+00:00","title":"Week 3","game":"minibridge","options":{},"tasks":[{"task":"deal","code":"B5K6B-KW1XW-C0RX0-N3CE9"},{"task":"deal","code":"71J3C-CYBEJ-02S55-A4NCT"}],"bots":"beginner","until":null,"together":false,"hints":false}');
INSERT INTO "logbook_lines" VALUES('PPE2FP',1,'{"happened":"homeworkbegun","at":"2026-11-19T05:52:51.293+00:00","pupil":1,"name":"Dot","identity":"5dd71626079b0913"}');
INSERT INTO "logbook_lines" VALUES('PPE2FP',2,'{"happened":"homeworkseated","at":"2026-11-19T05:52:51.299+00:00","pupil":1,"table":"rn7b128e6w","seat":2}');
INSERT INTO "logbook_lines" VALUES('PPE2FP',3,'{"happened":"homeworkplayed","at":"2026-11-19T05:52:51.582+00:00","task":1,"table":"rn7b128e6w","deal":1,"said":{"say":"story-result-short-1","values":{"who":"N","goal":9,"short":1,"whose":"EW","points":50}},"points":{"1":-50}}');
INSERT INTO "logbook_lines" VALUES('CJ7EZ9',0,'{"happened":"eveningbegun","at":"2026-11-19T05:52:51.594+00:00","game":"abridged","session":"abridged-pivot","names":["Ann","Bob","Cal","Dot"],"options":{},"session_options":{}}');
INSERT INTO "logbook_lines" VALUES('CJ7EZ9',1,'{"happened":"dealwritten","at":"2026-11-19T05:52:51.664+00:00","declarer":"N","contract":{"strain":"R","goal":10,"terms":"play"},"tricks":11,"honours":0,"honoured":null}');
INSERT INTO "logbook_lines" VALUES('CJ7EZ9',2,'{"happened":"dealwritten","at":"2026-11-19T05:52:51.667+00:00","declarer":"N","contract":{"strain":"R","goal":10,"terms":"play"},"tricks":11,"honours":0,"honoured":null}');
INSERT INTO "logbook_lines" VALUES('50VHA8',0,'{"happened":"founded","at":"2026-11-19T05:52:51.683+00:00","title":"Autumn term","game":"minibridge","options":{"scoring":"targets"},"form":"best-of","deals":3,"teams":false}');
INSERT INTO "logbook_lines" VALUES('50VHA8',1,'{"happened":"enrolled","at":"2026-11-19T05:52:51.690+00:00","names":["Anna & Ben","Chloé & David","Emma & Félix","Gil & Hana"],"weeks":[[[1,4],[2,3]],[[2,4],[1,3]],[[3,4],[1,2]]]}');
INSERT INTO "logbook_lines" VALUES('50VHA8',2,'{"happened":"matchplayed","at":"2026-11-19T05:52:51.694+00:00","fixture":[2,3],"score":[2,1],"winner":null}');
INSERT INTO "logbook_lines" VALUES('MG1KKY',0,'{"happened":"created","at":"2026-11-19T05:52:51.738+00:00","by":"","title":"Village cup","game":"minibridge","options":{},"method":"matchpoints","trimmed":0,"minutes":0,"least":50}');
INSERT INTO "logbook_lines" VALUES('MG1KKY',1,'{"happened":"arranged","at":"2026-11-19T05:52:51.738+00:00","by":"","ranking":"live","tablets":false,"real_cards":[],"level":"club","wall":"both","least":null}');
INSERT INTO "logbook_lines" VALUES('MG1KKY',2,'{"happened":"named","at":"2026-11-19T05:52:51.754+00:00","by":"","entrants":[{"number":1,"name":"Pair 1"},{"number":2,"name":"Pair 2"},{"number":3,"name":"Pair 3"},{"number":4,"name":"Pair 4"},{"number":5,"name":"Pair 5"},{"number":6,"name":"Pair 6"}]}');
INSERT INTO "logbook_lines" VALUES('MG1KKY',3,'{"happened":"seated","at":"2026-11-19T05:52:51.774+00:00","by":"","movement":{"kind":"mitchell","entrants":6,"rounds":[[{"table":1,"seats":{"N":1,"E":4,"S":1,"W":4},"boards":[1,2]},{"table":2,"seats":{"N":2,"E":5,"S":2,"W":5},"boards":[3,4]},{"table":3,"seats":{"N":3,"E":6,"S":3,"W":6},"boards":[5,6]}],[{"table":1,"seats":{"N":1,"E":6,"S":1,"W":6},"boards":[3,4]},{"table":2,"seats":{"N":2,"E":4,"S":2,"W":4},"boards":[5,6]},{"table":3,"seats":{"N":3,"E":5,"S":3,"W":5},"boards":[1,2]}],[{"table":1,"seats":{"N":1,"E":5,"S":1,"W":5},"boards":[5,6]},{"table":2,"seats":{"N":2,"E":6,"S":2,"W":6},"boards":[1,2]},{"table":3,"seats":{"N":3,"E":4,"S":3,"W":4},"boards":[3,4]}]]}}');
INSERT INTO "logbook_lines" VALUES('MG1KKY',4,'{"happened":"began","at":"2026-11-19T05:52:51.792+00:00","by":"","round":1}');
INSERT INTO "logbook_lines" VALUES('MG1KKY',5,'{"happened":"entered","at":"2026-11-19T05:52:51.813+00:00","by":"","spot":{"round":1,"table":1,"board":1},"result":{"declarer":"N","contract":{"strain":"H","goal":10,"terms":"game"},"tricks":10,"declarers":420,"defenders":0},"side":null}');
CREATE TABLE logbook_tables (table_id TEXT PRIMARY KEY, logbook TEXT NOT NULL);
INSERT INTO "logbook_tables" VALUES('rn7b128e6w','PPE2FP');
CREATE TABLE logbooks (
            code TEXT PRIMARY KEY, kind TEXT NOT NULL, secret TEXT NOT NULL, created DOUBLE PRECISION NOT NULL,
            touched DOUBLE PRECISION NOT NULL, length INTEGER NOT NULL);
INSERT INTO "logbooks" VALUES('bookmark e95b498d1c2ecd16 1-first-tricks','bookmark','',1.79506757102530789373e+09,1.7950675710271246433e+09,3);
INSERT INTO "logbooks" VALUES('9SHCDG','class','b9181303f48700abeab9ac76c1f76b82f71f1f13732aae841763a8b4c46903b7',1.7950675710739321709e+09,1.79506757113914942741e+09,4);
INSERT INTO "logbooks" VALUES('PPE2FP','homework','32e8fc6a17101131c4f0fc0caa164ad7255bac2df2d4cfb31100dc24170da538',1.79506757115669131276e+09,1.79506757158976340289e+09,4);
INSERT INTO "logbooks" VALUES('CJ7EZ9','evening','e121c9114d9ffe329aaa548bd75f920749b75d6f05491ca5e628a2553e8288d6',1.79506757159488224986e+09,1.79506757166791915897e+09,3);
INSERT INTO "logbooks" VALUES('50VHA8','league','8328867bf9ebe84eab8475a70e14d5e26b490ad95eabe9205d6577d6d4241ebe',1795067571.68315,1.79506757169442248342e+09,3);
INSERT INTO "logbooks" VALUES('MG1KKY','event','63f8486e2ae97f3f6cb82e5c4f55b3260b8449a97ffb096e67d262b135946b0a',1.79506757173846483231e+09,1.79506757181387543685e+09,6);
CREATE TABLE played (
            identity TEXT NOT NULL, table_id TEXT NOT NULL, deal INTEGER NOT NULL, number INTEGER, game TEXT NOT NULL,
            ended DOUBLE PRECISION NOT NULL, partner TEXT, others TEXT, people INTEGER, level TEXT, headline TEXT,
            mood TEXT, declared INTEGER, made INTEGER, points INTEGER, again INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (identity, table_id, deal));
INSERT INTO "played" VALUES('093a2e20e3cbc179','f7esebs1j2',1,1,'minibridge',1.79506757096026515964e+09,'Trey','["Pip","Ruff"]',0,'learner','{"say":"story-made-more","values":{"who":"W","tricks":13,"over":4}}','lost',0,1,-520,0);
INSERT INTO "played" VALUES('5dd71626079b0913','rn7b128e6w',1,1,'minibridge',1.79506757158272433282e+09,'Ace','["Pip","Trey"]',0,'beginner','{"say":"story-you-one-short","values":{"tricks":8,"goal":9}}','lost',1,0,-50,0);
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
INSERT INTO "reasons" VALUES('f7esebs1j2',1,14,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"count","said":[{"say":"bidding-by-rule","values":{"rule":"points and length"}}]}');
INSERT INTO "reasons" VALUES('f7esebs1j2',1,15,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"defenders-lead","said":[{"say":"bidding-card-by-rule","values":{"card":"H2","rule":"the suit that looks best to lead"}}]}');
INSERT INTO "reasons" VALUES('f7esebs1j2',1,16,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"draws-out","said":[{"say":"bidding-card-by-rule","values":{"card":"H9","rule":"it wins, or it draws out something higher"}}]}');
INSERT INTO "reasons" VALUES('f7esebs1j2',1,18,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"last-hand","said":[{"say":"bidding-card-by-rule","values":{"card":"HA","rule":"last to play: the cheapest card that wins"}}]}');
INSERT INTO "reasons" VALUES('f7esebs1j2',1,19,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"work","said":[{"say":"bidding-card-by-rule","values":{"card":"SA","rule":"the suit that promises most"}}]}');
INSERT INTO "reasons" VALUES('f7esebs1j2',1,20,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"bidding-card-by-rule","values":{"card":"S2","rule":"nothing here wins the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('f7esebs1j2',1,21,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":null,"said":[{"say":"coach-only-card","values":{"card":"S6"}}]}');
INSERT INTO "reasons" VALUES('f7esebs1j2',1,23,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"work","said":[{"say":"bidding-card-by-rule","values":{"card":"SK","rule":"the suit that promises most"}}]}');
INSERT INTO "reasons" VALUES('f7esebs1j2',1,24,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"cannot-win","said":[{"say":"bidding-card-by-rule","values":{"card":"S3","rule":"nothing here wins the trick, so a low card will do"}}]}');
INSERT INTO "reasons" VALUES('f7esebs1j2',1,25,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"discard","said":[{"say":"bidding-card-by-rule","values":{"card":"D2","rule":"the card that will be missed least"}}]}');
INSERT INTO "reasons" VALUES('f7esebs1j2',1,27,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"work","said":[{"say":"bidding-card-by-rule","values":{"card":"SQ","rule":"the suit that promises most"}}]}');
INSERT INTO "reasons" VALUES('1gm8ede9m3',1,7,'{"worlds":0,"exact":false,"alternatives":[],"chosen":null,"inferred":[],"shows":[],"maxim":"low-from-longest","said":[{"say":"bidding-card-by-rule","values":{"card":"H4","rule":"a low card from the longest suit"}}]}');
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO "schema_version" VALUES(19);
CREATE TABLE seats (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, kind TEXT NOT NULL, identity TEXT,
            nickname TEXT NOT NULL, level TEXT NOT NULL, PRIMARY KEY (table_id, player));
INSERT INTO "seats" VALUES('f7esebs1j2',0,'person','093a2e20e3cbc179','Ann','learner');
INSERT INTO "seats" VALUES('f7esebs1j2',1,'bot',NULL,'Pip','learner');
INSERT INTO "seats" VALUES('f7esebs1j2',2,'bot',NULL,'Trey','learner');
INSERT INTO "seats" VALUES('f7esebs1j2',3,'bot',NULL,'Ruff','learner');
INSERT INTO "seats" VALUES('1gm8ede9m3',0,'person','d1db9db86e6e4035','Bob','beginner');
INSERT INTO "seats" VALUES('1gm8ede9m3',1,'bot',NULL,'Ace','beginner');
INSERT INTO "seats" VALUES('1gm8ede9m3',2,'person','63d613ee4f683954','Cal','beginner');
INSERT INTO "seats" VALUES('1gm8ede9m3',3,'bot',NULL,'Pip','beginner');
INSERT INTO "seats" VALUES('rn7b128e6w',0,'bot',NULL,'Ace','beginner');
INSERT INTO "seats" VALUES('rn7b128e6w',1,'bot',NULL,'Pip','beginner');
INSERT INTO "seats" VALUES('rn7b128e6w',2,'person','5dd71626079b0913','Dot','beginner');
INSERT INTO "seats" VALUES('rn7b128e6w',3,'bot',NULL,'Trey','beginner');
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
INSERT INTO "table_lines" VALUES('f7esebs1j2',0,'{"happened":"tablesetup","at":"2026-11-19T05:52:50.965+00:00","facts":{"players":[{"kind":"person","identity":"093a2e20e3cbc179","name":"Ann","level":"learner"},{"kind":"bot","identity":null,"name":"Pip","level":"learner"},{"kind":"bot","identity":null,"name":"Trey","level":"learner"},{"kind":"bot","identity":null,"name":"Ruff","level":"learner"}],"since":1795067570.833933,"owner":"093a2e20e3cbc179","is_watchable":false,"is_gathering":false,"is_paused":false,"allowed":[],"ordered":null,"speed":"normal","stopping":false,"draws":{},"guests":{},"votes":{},"ready":[],"dummy_does":"watches","is_shown":false,"has_voice":false,"read":[]}}');
INSERT INTO "table_lines" VALUES('f7esebs1j2',1,'{"happened":"gotready","at":"2026-11-19T05:52:50.965+00:00","player":0}');
INSERT INTO "table_lines" VALUES('f7esebs1j2',2,'{"happened":"nextdealt","at":"2026-11-19T05:52:50.970+00:00"}');
INSERT INTO "table_lines" VALUES('rn7b128e6w',0,'{"happened":"tablesetup","at":"2026-11-19T05:52:51.585+00:00","facts":{"players":[{"kind":"bot","identity":null,"name":"Ace","level":"beginner"},{"kind":"bot","identity":null,"name":"Pip","level":"beginner"},{"kind":"person","identity":"5dd71626079b0913","name":"Dot","level":"beginner"},{"kind":"bot","identity":null,"name":"Trey","level":"beginner"}],"since":1795067571.2987883,"owner":null,"is_watchable":false,"is_gathering":false,"is_paused":false,"allowed":[],"ordered":null,"speed":"normal","stopping":false,"draws":{},"guests":{},"votes":{},"ready":[],"dummy_does":"watches","is_shown":false,"has_voice":false,"read":[]}}');
INSERT INTO "table_lines" VALUES('rn7b128e6w',1,'{"happened":"gotready","at":"2026-11-19T05:52:51.585+00:00","player":2}');
INSERT INTO "table_lines" VALUES('rn7b128e6w',2,'{"happened":"nextdealt","at":"2026-11-19T05:52:51.593+00:00"}');
CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, session TEXT NOT NULL,
            session_options TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, touched DOUBLE PRECISION NOT NULL,
            stopping INTEGER NOT NULL, finished INTEGER NOT NULL, revision INTEGER NOT NULL DEFAULT 0, owner TEXT, watchable INTEGER NOT NULL DEFAULT 0, gathering INTEGER NOT NULL DEFAULT 0, practice INTEGER NOT NULL DEFAULT 0, draws TEXT NOT NULL DEFAULT '{}', pace TEXT NOT NULL DEFAULT 'normal', hints INTEGER NOT NULL DEFAULT 0, again TEXT, lesson TEXT, boards TEXT, placed INTEGER NOT NULL DEFAULT 0, paused INTEGER NOT NULL DEFAULT 0, helping INTEGER NOT NULL DEFAULT 0, ordered TEXT);
INSERT INTO "tables" VALUES('f7esebs1j2','minibridge','{}','match','{}',1.79506757083393311499e+09,1.79506757097022843355e+09,0,0,66,'093a2e20e3cbc179',0,0,0,'{}','normal',0,NULL,NULL,NULL,0,0,0,NULL);
INSERT INTO "tables" VALUES('1gm8ede9m3','bridgewar','{}','match','{}',1.79506757113727092745e+09,1.79506757113727092745e+09,0,0,1,NULL,0,0,0,'{}','normal',0,NULL,NULL,'[{"board":{"number":1,"dealer":"N","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}},"code":"N1GCW-BJ1X7-6Z5FV-1ZVV0"},{"board":{"number":2,"dealer":"E","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}},"code":"DTG2D-865DP-6NQZZ-PS9F0"}]',1,0,0,NULL);
INSERT INTO "tables" VALUES('rn7b128e6w','minibridge','{}','match','{}',1.79506757129878830904e+09,1.7950675715934407711e+09,0,0,55,NULL,0,0,0,'{}','normal',0,NULL,NULL,'[{"board":{"number":1,"dealer":"N","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}},"code":"B5K6B-KW1XW-C0RX0-N3CE9"},{"board":{"number":2,"dealer":"E","seats":{"N":0,"E":1,"S":2,"W":3},"vulnerable":[],"below":{}},"code":"71J3C-CYBEJ-02S55-A4NCT"}]',1,0,0,NULL);
CREATE TABLE tokens (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL, created DOUBLE PRECISION NOT NULL);
INSERT INTO "tokens" VALUES('b00d41c706bc800d10b5755cced527c656bc12ec82343effb7306a89f4481cd1','093a2e20e3cbc179',1.79506757023541307447e+09);
INSERT INTO "tokens" VALUES('edb6ec6181895de4d4e37a7fca2193bab245a5e0058ee544d3357536d54eb46b','e95b498d1c2ecd16',1.79506757102308130268e+09);
INSERT INTO "tokens" VALUES('68270e5bcfca6a0faec2fbe8873dc7e755104d982d76d4579f0ce466dcf8dd7e','d1db9db86e6e4035',1.79506757109353137021e+09);
INSERT INTO "tokens" VALUES('107c24c6d54416762b62591588c10279acb76b3bcf62d9e9e21ba2a7c07929f0','63d613ee4f683954',1.7950675711156589985e+09);
INSERT INTO "tokens" VALUES('bad8c6f24f4b2fc05a9a287916c9e1e0f2251eb4eaaa6a24aadbf6a8fe77f8e7','5dd71626079b0913',1.79506757118776440621e+09);
CREATE TABLE votes (
            table_id TEXT NOT NULL, player INTEGER NOT NULL, voter INTEGER NOT NULL,
            PRIMARY KEY (table_id, player, voter));
CREATE INDEX tables_touched ON tables (touched);
CREATE UNIQUE INDEX seats_identity ON seats (identity, table_id);
CREATE UNIQUE INDEX events_nonce ON events (table_id, nonce) WHERE nonce IS NOT NULL;
CREATE INDEX played_newest ON played (identity, ended);
CREATE UNIQUE INDEX dailies_table ON dailies (table_id);
COMMIT;
