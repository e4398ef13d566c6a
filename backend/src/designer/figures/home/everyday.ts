/** Things of the garage, the fair, the season and the desk. */
export const EVERYDAY = `
bone=#f2ead8

= v8-engine | v8 engine, engine block, v8, hot rod engine, big block, small block, car engine, engine ; engine builder, horsepower, motorhead | 
~ L ash 400,560 560,640 600,860 520,1060 440,1040 500,860 440,680
~ l steel 80,460 330,320 480,560 230,760
~ l red 260,300 360,250 540,560 450,620
~ +3:44,76 o silver 330,330 20 !
l steel -240,620 240,620 260,980 160,1100 -160,1100 -260,980 >0
l ash -160,1000 160,1000 130,1180 -130,1180 >0
o coal 0,820 130
o silver 0,820 92
o coal 0,820 36 !
C coal 24 -110,780 -250,560 -110,480
o coal -150,560 70
o silver -150,560 34
l silver -180,420 180,420 150,560 -150,560 >0
L brass -300,300 -280,200 0,170 280,200 300,300 280,420 -280,420 -300,400 >0
b brass- 18 -290,300 290,300 !
r coal -60,110 120,70 20
= truck-tire | tire, tires, truck tire, car tire, mud tire, tyre ; tire shop, tire guy, burnout | 
*18 r coal -50,60 100,120 16
o coal 0,640 540
o night 0,640 440
o ash 0,640 400
o silver 0,640 330
*5 o coal 0,440 76,96 !
o steel 0,640 130
*5 o coal 0,560 20 !
o coal 0,640 40 !
= steering-wheel-car | steering wheel, steering wheels, race car wheel | 
a coal 0,640 500,110 0,360
b coal 110 -470,640 470,640
b coal 110 0,640 0,1120
b silver 40 -420,640 -150,640 !
b silver 40 420,640 150,640 !
b silver 40 0,780 0,1060 !
o coal 0,640 170
o silver 0,640 110
s red 0,640 76,5,.45 !
= angel-wings | angel wings, angel wing, memorial wings, wings of an angel, feathered wings, wings ; in memory, in loving memory, gone but not forgotten | coat=#f4f1ea
~ L $coat 40,320 160,160 340,60 540,60 640,160 600,260 650,380 580,480 610,600 520,680 530,800 420,860 420,980 310,1020 280,1140 170,1080 100,900 60,640
~ L ice 90,380 220,240 400,180 520,200 440,300 470,420 380,470 390,590 290,640 280,780 190,800 120,640 !
~ b $coat-- 14 200,260 600,260 !
~ b $coat-- 14 180,380 580,480 !
~ b $coat-- 14 170,520 520,680 !
~ b $coat-- 14 150,660 420,860 !
~ b $coat-- 14 140,800 300,1020 !
= crossed-rackets | crossed tennis rackets, crossed rackets, tennis rackets, tennis racquets, crossed racquets, badminton rackets
@ 38 1 -60,0
use .racket
@ -38 1 60,0 flip
use .racket
@
o lime 0,1060 130
C white 16 -90,970 -10,1060 -90,1150
C white 16 90,970 10,1060 90,1150
= .racket
r coal -40,760 80,420 30
+4:0,80 b ash 14 -40,840 40,880 !
l #c9423a -130,520 130,520 50,780 -50,780 >0
l cream -70,560 70,560 0,720 !
O #c9423a 0,260 240,310
O cream 0,260 196,264 !
+6:62,0 b steel 10 -155,80 -155,440 !
+7:0,62 b steel 10 -180,70 180,70 !
= hand-plane | hand plane, wood plane, carpenters plane, woodworking plane, jack plane, block plane ; woodworking, woodworker, woodshop, wood shop
L brown -400,560 -520,400 -470,260 -360,300 -340,440 -220,580
l steel -620,700 620,700 620,800 -620,800 _750
l ash -560,560 -220,560 -60,600 80,600 200,560 560,560 600,700 -600,700 _640
l silver -120,620 60,240 160,280 60,640
l brass -40,480 90,470 110,520 -30,540
o brown 380,440 120
o bark 380,400 60 !
L #e8c58a -40,560 -140,460 -60,330 60,340 40,430 -30,420 -20,470 40,500 20,590 !
L #d9a871 -640,800 640,800 620,960 -620,960 _870
C bark 12 -500,880 -200,850 100,900 400,860 !
= knitting-needles | knitting needles, yarn and needles, crossed knitting needles, knitting yarn ; knitter, knitters, knitting, knit happens
b brass 34 -430,80 330,1120
b #b9803a 34 430,80 -330,1120
o red -440,60 60
o red 440,60 60
O teal 0,780 380,360
C teal+ 24 -330,640 -60,560 260,620
C teal+ 24 -360,780 -40,690 320,760
C teal- 24 -330,920 -20,830 340,880
C teal+ 24 -120,440 60,640 100,1100
C teal- 24 -260,540 -120,760 -160,1090
C teal 40 200,1100 420,1180 560,1100 620,1200
= .globe-ball
O ice 0,520 440,440
L white -400,700 -160,640 160,655 400,700 250,880 0,930 -250,880 !
= .globe-foot
o white -260,330 22 !
o white -80,200 22 !
o white 120,230 20 !
o white 280,340 22 !
o white -330,520 20 !
o white 340,520 20 !
c white 30 -330,420 -260,260
l wine -330,880 330,880 440,1140 -440,1140 >0
b gold 40 -372,960 372,960
= snow-globe | snow globe, snow globes, snowglobe, snow globe with cabin, snow globe with house, snow globe with cottage, snow globe with barn
O ice 0,520 440,440
L white -400,700 -160,620 160,640 400,700 250,880 0,930 -250,880 !
l green 60,720 290,720 175,540
l green 80,600 270,600 175,430
l green 100,490 250,490 175,330
r bark 150,720 50,60
l red -240,720 -40,720 -40,560 -140,470 -240,560
l white -270,570 -140,430 -10,570 -40,590 -140,490 -240,590 !
r amber -170,610 60,110 !
o white -260,330 22 !
o white -80,240 22 !
o white 60,380 20 !
o white 280,300 22 !
o white -330,520 20 !
o white 340,500 20 !
o white -30,420 18 !
c white 30 -330,420 -260,260
l wine -330,880 330,880 440,1140 -440,1140 >0
b gold 40 -372,960 372,960
= snow-globe-snowman | snow globe with snowman, snowman snow globe
.globe-ball
@ 0 .52 10,-90
use snowman
@ 0 1 0,0
.globe-foot
= snow-globe-tree | snow globe with tree, christmas tree snow globe, snow globe with christmas tree
.globe-ball
r bark -40,720 80,90
l green -250,740 250,740 0,470 >0
l green -210,600 210,600 0,340 >0
l green -160,460 160,460 0,220 >0
s gold 0,210 70,5,.45
o red -100,670 30 !
o lemon 90,650 28 !
o sky -40,540 26 !
o red 70,520 26 !
o lemon -20,410 24 !
.globe-foot
= snow-globe-santa | snow globe with santa, santa snow globe
.globe-ball
@ 0 .5 0,-100
use santa-claus
@ 0 1 0,0
.globe-foot
= snow-globe-deer | snow globe with deer, snow globe with reindeer, snow globe with moose, reindeer snow globe, deer snow globe | coat=#a8703f hoof=#2e2620
.globe-ball
@ 0 .5 0,-90
use deer-whole
@ 0 1 0,0
.globe-foot
= snow-globe-church | snow globe with church, snow globe with chapel, snow globe with steeple
.globe-ball
@ 0 .5 0,-100
use church
@ 0 1 0,0
.globe-foot
= snow-globe-lighthouse | snow globe with lighthouse, lighthouse snow globe
.globe-ball
@ 0 .5 0,-100
use lighthouse
@ 0 1 0,0
.globe-foot
= snow-globe-skyline | snow globe with city, snow globe with skyline, snow globe with town, snow globe with village, snow globe with castle, village snow globe
.globe-ball
r navy -300,440 120,330
r blue -190,300 120,470
l plum -80,420 0,200 80,420 80,770 -80,770
r blue 70,360 130,410
r navy 190,480 110,290
+2:60,0 r lemon -280,500 30,40 !
+2:60,0 r lemon -280,600 30,40 !
+2:50,0 r lemon -170,360 30,40 !
+2:50,0 r lemon -170,470 30,40 !
+2:60,0 r lemon 90,430 30,40 !
+2:60,0 r lemon 90,540 30,40 !
r lemon -20,480 40,60 !
L white -390,730 -160,690 160,700 390,730 250,880 0,930 -250,880 !
.globe-foot
= jingle-bells | jingle bells, jingle bell, sleigh bells, christmas bells, bells, silver bells
@ 14 .8 -230,40
use .jingle
@ -14 .8 230,40
use .jingle
@
~ L leaf 40,280 240,160 400,240 330,300 420,380 240,420
~ P red 20,200 200,60 330,140 300,320 120,320 30,260
o wine 0,230 66
l red -40,270 -160,560 -60,520 0,290
l red- 40,270 160,560 60,520 0,290
= .jingle
a brass 0,250 70,30 0,360
o gold 0,640 360
b brass- 24 -350,620 350,620 !
b night 44 0,740 0,960
o night 0,730 60 !
~ o night 130,900 40 !
c white 30 -230,500 -160,410
= tiki-mask | tiki mask, tiki, tikis, tiki statue, tiki head, tiki god ; tiki party, tiki bar
~ L leaf 60,160 220,-60 420,-60 330,40 460,100 330,160 420,260 240,240
L green 0,220 -110,60 0,-160 110,60 >0
h brown 0,180 260,200 330,420 290,760 330,1000 240,1200 0,1220
~ l amber 60,420 250,360 290,440 250,560 110,560
~ o night 180,480 60 !
~ b cocoa 50 40,400 280,300 !
h wood 0,500 60,520 110,720 90,780 0,800
h night 0,860 210,830 240,940 170,1080 0,1100 !
+5:76,0 r bone -186,860 64,80 8 !
+4:76,0 r bone -146,1000 60,76 8 !
~ l amber 240,640 300,620 290,800 240,780 !
~ b red 30 120,260 250,260 !
= totem-pole | totem pole, totem, totem poles, tribal totem
~ l teal 120,330 360,200 640,150 600,270 520,290 560,360 440,370 420,430 150,450
~ b amber 24 200,370 520,240 !
r wood -190,100 380,360 40
~ o white 90,230 56
~ o night 96,236 28 !
l amber -60,290 60,290 0,420 >0
r brick -200,460 400,370 30
~ o white 90,570 56
~ o night 90,576 28 !
r night -130,690 260,80 30 !
+4:60,0 l white -116,690 -64,690 -90,740 !
~ l brick 140,470 240,370 260,500
r pine -210,830 420,380 30
~ C white 30 40,930 100,890 170,930
~ o night 100,970 34 !
C amber 36 -120,1090 0,1140 120,1090
r bark -290,1200 580,70 14
= wind-turbine | wind turbine, wind turbines, wind farm, wind power ; wind tech, renewable energy, turbine technician
l silver -40,560 40,560 70,1280 -70,1280 >0
*3:0,480 L white -50,470 -90,300 -30,-60 20,-100 50,460
*3:0,480 l silver 0,470 20,-100 50,460 !
o steel 0,480 80
o ash 0,480 36 !
= oil-pumpjack | pumpjack, pump jack, oil pump, oil rig, oil well, oilfield, oil derrick, nodding donkey ; roughneck, roughnecks, oilfield worker, oil field, driller, oilman
r coal -620,1160 1240,70 10
b ash 44 60,480 -120,1160
b ash 44 60,480 240,1160
b ash 30 -60,900 190,900
b coal 22 -460,340 -460,1160
b #c9423a 76 -440,320 440,560
L #c9423a -360,220 -560,330 -600,560 -500,600 -400,440 -330,360
b coal 36 440,540 440,940
o coal 440,950 150
l #c9423a 440,950 600,900 620,1040 520,1100
o steel 440,950 54
o steel 60,450 66
r ash -520,1080 120,90 10
r steel 300,1060 300,110 10
= punching-bag | punching bag, boxing bag, heavy bag, speed bag
C ash 22 -110,0 -60,130 -120,280
C ash 22 110,0 60,130 120,280
b ash 40 0,-160 0,0
o steel 0,-10 60
l coal -170,250 170,250 200,360 -200,360 >0
r red -220,340 440,820 60
b white 60 -220,560 220,560 !
b white 60 -220,980 220,980 !
s white 0,770 120,5,.45 !
= hockey-goal | hockey goal, hockey net, soccer goal, soccer net, lacrosse goal, goal net
l ice -500,500 500,500 560,1000 -560,1000 !
+9:125,0 b steel 10 -500,440 -520,980 !
+7:0,82 b steel 10 -520,480 520,480 !
C red 64 -560,1040 -560,400 560,400 560,1040
b red 50 -600,1040 600,1040
L ice -640,1070 640,1070 560,1150 -560,1150 !
= home-plate | home plate, baseball diamond, baseball home plate, baseball base ; baseball season
l #b9763f 0,60 620,640 0,1220 -620,640 >0
l leaf 0,230 440,640 0,1050 -440,640 >0
l #b9763f 0,520 130,640 0,760 -130,640 !
b white 20 -40,1160 -580,650 !
b white 20 40,1160 580,650 !
l white -100,960 100,960 100,1080 0,1180 -100,1080 >0
l white 440,640 520,560 600,640 520,720
l white -440,640 -520,560 -600,640 -520,720
l white 0,100 80,180 0,260 -80,180 >0
= spray-paint | spray paint, spray can, spray paint can, graffiti can, aerosol can, graffiti ; graffiti artist, street art, street artist
L rose -560,420 -640,260 -500,120 -330,160 -230,60 -160,220 -200,360 -330,420 -430,500
o amber -480,260 60 !
o sky -330,280 50 !
r coal -50,90 160,90 16
o night -40,130 20 !
l silver -100,180 160,180 210,330 -150,330 >30
r teal -200,330 460,860 40
b coal 40 -200,380 260,380 !
b coal 40 -200,1140 260,1140 !
s amber 30,740 190,5,.45
= ouija-planchette | planchette, ouija planchette, ouija, ouija board, spirit board ; seance, paranormal
L bark 0,60 130,100 240,260 420,620 440,900 330,1110 0,1180 -330,1110 -440,900 -420,620 -240,260 -130,100 >0
L #c98f52 0,150 100,190 190,330 350,650 370,890 270,1040 0,1100 -270,1040 -370,890 -350,650 -190,330 -100,190 >0
o bark 0,560 180
o ice 0,560 140
o #8fb3c4 0,560 60 !
L cocoa -60,860 0,800 60,860 100,940 0,1020 -100,940 !
s cocoa 0,330 56,4,.4 !
s cocoa -220,820 44,4,.4 !
s cocoa 220,820 44,4,.4 !
= mandolin | mandolin, mandolins ; bluegrass, bluegrass music, pickin
r bark -50,20 100,500 20
+7:0,60 b silver 8 -50,110 50,110 !
L bark -110,-160 110,-160 90,60 -90,60 >0
~ +4:0,50 o silver 120,-130 22 !
L #b5652b 0,420 130,480 330,700 380,920 280,1120 0,1220 -280,1120 -380,920 -330,700 -130,480 >0
L #d98f4a 0,500 100,540 270,730 310,910 230,1070 0,1150 -230,1070 -310,910 -270,730 -100,540 >0
O night 0,760 100,76 !
r bark -120,940 240,44 10
+4:20,0 b silver 8 -30,40 -30,960 !
l silver -50,1130 50,1130 40,1230 -40,1230
= picnic-table | picnic table, picnic tables, picnic bench ; picnic
l red -300,440 300,440 330,560 -330,560 !
+5:120,0 b white 40 -270,440 -290,560 !
b brown 60 -220,500 -400,1080
b bark 60 220,500 400,1080
b bark 50 -460,820 460,820
l wood -560,440 560,440 600,540 -600,540 _500
b bark 10 -570,490 570,490 !
l #d9463c -200,420 200,420 230,600 160,560 90,610 0,560 -90,610 -160,560 -230,600
l wood -640,780 -330,780 -340,860 -640,860
l wood 330,780 640,780 640,860 340,860
= motel-sign | motel sign, vintage motel sign, retro motel sign, retro sign, googie sign, roadside sign, neon sign, vegas sign
b steel 50 -160,700 -160,1280
b steel 50 160,700 160,1280
l teal -460,300 460,220 460,560 -460,640 >0
l cream -380,380 380,310 380,480 -380,550 !
+5:150,-14 o amber -310,465 44 !
L red -520,660 300,590 620,760 300,930 -520,860 _760
l lemon -400,730 180,690 180,660 420,760 180,860 180,820 -400,800 !
s amber 0,20 260,8,.4
o white 0,20 60
+6:110,0 o lemon -270,960 26
= crossbow | crossbow, crossbows, hunting crossbow ; crossbow hunter
b bark 90 0,330 0,1200
l cocoa -90,880 90,880 120,1240 -120,1240 >0
b coal 40 0,620 130,760
C coal 56 -540,560 -330,380 0,320 330,380 540,560
b cream 10 -540,560 0,760 !
b cream 10 540,560 0,760 !
b tan 24 0,-20 0,760
l steel -50,60 0,-120 50,60 >0
l red -50,700 0,640 50,700 50,790 -50,790 !
a steel 0,250 90,26 180,360
= compound-bow | compound bow, compound bows, hunting bow, bow hunting bow
C coal 60 -60,60 160,240 200,520 200,760 160,1040 -60,1220
r wood 120,480 140,320 40
o steel -60,60 90
o ash -60,60 40 !
o steel -60,1220 90
o ash -60,1220 40 !
b cream 10 -110,100 -110,1180 !
b cream 10 -40,140 -40,1140 !
b tan 20 -420,640 520,640
l steel 500,590 640,640 500,690
l red -420,640 -540,560 -400,560 -320,640
l red- -420,640 -540,720 -400,720 -320,640
= nativity-scene | nativity, nativity scene, manger, away in a manger, holy family, baby jesus, bethlehem ; christmas story, reason for the season
s lemon 0,-40 200,4,.22
s gold 0,-40 110,4,.3 !
l brown -560,330 0,60 560,330 560,430 0,170 -560,430 >0
l #2f3a5a -440,370 0,170 440,370 440,1100 -440,1100 !
r bark -500,360 70,760
r bark 430,360 70,760
L blue -330,1100 -320,760 -230,560 -120,560 -60,760 -80,1100 >-190
o skin -180,620 80 !
L sky -290,700 -280,560 -180,490 -90,560 -80,640 -120,600 -180,570 -240,610 -250,720 !
L #8a5733 90,1100 70,760 120,560 240,560 330,760 330,1100 >210
o skin 190,600 80 !
L bark 110,600 120,520 190,490 270,520 280,640 240,700 190,730 140,690 150,640 190,660 230,640 240,590 190,560 150,580 !
t bark 26,26 390,480 370,1100
l wood -150,900 150,900 90,1010 -90,1010 >0
b bark 26 -120,1000 100,1110
b bark 26 120,1000 -100,1110
L lemon -170,900 -90,830 0,870 90,830 170,900 !
L white -110,880 0,800 110,880 0,930 >0
o skin 60,850 44 !
l sand -620,1100 620,1100 560,1160 -560,1160 >0
= fleur-de-lis | fleur de lis, fleur-de-lis, fleur de lys ; new orleans, nola
h gold 0,-60 90,100 180,300 190,500 130,700 70,760 0,760
~ L gold 70,740 130,560 250,380 420,330 560,440 570,640 460,760 360,740 350,640 430,620 440,540 370,520 290,620 250,780
r amber -250,740 500,110 30
~ L gold 60,850 180,850 200,1000 290,1080 230,1150 100,1060
h gold 0,850 70,850 60,1050 0,1280
= jukebox | jukebox, jukeboxes, juke box ; sock hop, fifties diner
L brown -400,1180 -400,420 -300,140 0,0 300,140 400,420 400,1180 >0
L amber -340,1100 -340,440 -250,200 0,80 250,200 340,440 340,1100 !
L red -280,1100 -280,460 -200,260 0,160 200,260 280,460 280,1100 >0
L #2f4a66 -220,620 -210,440 -150,310 0,240 150,310 210,440 220,620 !
o night 0,460 110 !
o red 0,460 44 !
o cream 0,460 14 !
r cream -230,650 460,110 16
+5:84,0 r wine -200,680 56,50 8 !
l coal -220,800 220,800 200,1100 -200,1100 !
~ +3:60,0 b gold 18 40,820 40,1080 !
r bark -440,1160 880,80 20
= turkey-leg | turkey leg, turkey legs, smoked turkey leg
t bone 130,120 -30,820 120,1130
o bone 70,1190 80
o bone 190,1130 80
L #9a5528 -420,160 -180,-20 130,20 330,220 380,480 250,720 60,880 -60,900 -260,760 -460,520 >-20
L #c47a3c -350,240 -160,80 20,130 -100,260 -270,400 !
C #6b3518 20 60,260 200,360 220,520
C #6b3518 20 -200,560 -60,660 60,640
= eyeball | eyeball, eyeballs, eye ball ; optometry
C red 24 -360,900 -520,1080 -440,1240
C red 20 -260,980 -300,1160 -420,1280
C pink 60 -300,900 -460,1060 -560,1260
O white 40,600 520,500
O #2f8f6a 130,580 250,250
O #57b58c 130,580 200,200 !
o night 130,580 110 !
o white 80,520 50 !
C red 12 -430,500 -330,540 -250,520 !
C red 12 -440,680 -330,660 -240,700 !
C red 12 -200,930 -140,860 -60,850 !
C red 12 -220,280 -130,330 -80,300 !
= river-raft | raft, rafts, river raft, whitewater raft, whitewater rafting, rafting, inflatable raft ; river guide, river life
b tan 24 -330,200 -440,980
b tan 24 330,160 450,980
t navy 100,80 -200,640 -120,820
t navy- 100,80 200,640 130,820
l orange -290,430 -110,430 -90,680 -310,680 >-200
l orange 110,430 290,430 310,680 90,680 >200
o skin -200,350 80
o skin 200,350 80
L red -290,340 -280,250 -200,220 -120,250 -110,340 >-200
L teal 110,340 120,250 200,220 280,250 290,340 >200
t orange 70,50 -280,470 -370,600 -370,470
t orange 70,50 290,470 390,580 370,430
L amber -620,720 -560,640 -430,720 0,760 430,720 560,640 620,720 540,960 300,1020 -300,1020 -540,960 _860
b red 40 -560,830 560,830 !
L sea -680,1000 -500,920 -330,990 -160,920 0,990 170,920 340,990 510,920 680,1000 600,1130 -600,1130 >0
~ o ice 540,860 30
o ice 0,1010 26
= tackle-box | tackle box, tackle boxes, bait box
C coal 44 -190,340 -190,190 190,190 190,340
r green -560,330 1120,270 40
r pine -600,560 1200,110 24
r green -560,640 1120,430 40
r silver -90,560 180,150 20
~ r brass 370,590 110,60 12
= lemonade-pitcher | pitcher, lemonade pitcher, pitcher of lemonade, water pitcher, lemonade jug
C ice 64 320,400 580,450 560,820 330,900
L ice -340,210 -450,130 -320,150 340,200 400,1120 -400,1120 >40
L lemon -350,430 350,430 385,1080 -385,1080 >40
O yellow -130,640 120
o #fbf0b8 -130,640 86,86 !
O yellow 130,850 120
o #fbf0b8 130,850 86,86 !
`;
