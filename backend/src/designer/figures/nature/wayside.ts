/** What lies and grows by the way: rocks, ponds, pots and vines. */
export const WAYSIDE = `
= lily-pad | lily pad, lily pads, lilypad, lilypads, pond lily
O sea 0,900 660,240 _900
O sky -300,860 120,30 !
O ice 380,1010 110,26 !
L leaf -560,860 -420,740 -140,690 160,710 40,830 260,760 440,800 500,900 380,1010 60,1060 -300,1040 -510,960 _900
C green 12 40,840 -300,760 !
C green 12 40,840 -480,900 !
C green 12 40,840 -200,1020 !
C green 12 40,840 200,1030 !
C green 12 40,840 440,920 !
*5:-160,760:36:-72 L pink -160,760 -220,640 -160,520 -100,640
*3:-160,760:40:-40 L blush -160,760 -200,670 -160,590 -120,670
o lemon -160,740 40
= jungle-vine | vine, vines, jungle vine, jungle vines, hanging vine, hanging vines, ivy vine, climbing vine, liana
C green 34 -330,-40 -250,260 -300,560 -210,860 -260,1220
C green- 34 30,-40 -30,260 50,600 -10,960
C green 34 330,-40 250,220 320,520 240,780 300,1100
L leaf -250,180 -420,120 -470,240 -340,290
L leaf -300,420 -140,360 -110,470 -230,520
L leaf -220,760 -400,720 -420,830 -280,870
L leaf -230,1000 -80,960 -70,1080 -200,1100
L leaf- -10,180 140,120 170,230 50,270
L leaf- 30,480 -120,430 -150,540 -20,580
L leaf- 40,740 180,690 200,800 80,840
L leaf 290,640 440,590 460,700 340,740
L leaf 260,900 120,860 110,970 220,1000
*5:-20,980 o rose -20,930 40
o lemon -20,980 28
= rocks-pile | boulder, boulders, rock pile, big rock, river rocks, pebble, pebbles, stone pile, large rock, mossy rock
l stone -620,1100 -560,800 -380,620 -120,560 60,660 160,860 200,1100 _840
l silver -560,800 -380,620 -120,560 -200,720 -420,800 !
l ash 40,1100 100,860 260,760 460,800 580,960 620,1100 _950
l stone 100,860 260,760 460,800 360,860 200,900 !
l steel -260,1120 -200,960 -40,900 120,960 180,1120 _1020
C ash 14 -330,860 -250,960 -300,1060 !
L leaf -640,1110 -560,1060 -460,1120
L leaf 440,1120 540,1050 640,1110
= beaver-dam | beaver dam, beaver lodge, dam of sticks, stick dam
L sky -660,1200 -640,1060 0,1020 640,1060 660,1200 >0
b cocoa 70 -560,1080 360,900
b bark 70 -380,860 520,1070
b cocoa 66 -440,980 240,720
b bark 66 -220,700 420,930
b cocoa 64 -300,840 120,560
b bark 60 -60,540 260,800
b tan 60 -520,1010 480,990
b tan 54 -260,760 330,840
o sand 360,900 33 !
o sand -380,860 33 !
o sand 240,720 31 !
o sand -220,700 31 !
o sand -60,540 28 !
o sand 120,560 30 !
L leaf 200,560 320,500 360,580 270,620
C ice 18 -560,1140 -420,1120 -300,1150 !
C ice 18 240,1150 380,1120 520,1146 !
= t-rex-skeleton | t-rex skeleton, t rex skeleton, dinosaur skeleton, brontosaurus skeleton, triceratops skeleton, dinosaur fossil, dinosaur bones, dino skeleton, dinosaur skeleton fossil, t-rex bones, t-rex fossil
c ash 70 300,720 330,920
c ash 62 330,920 420,1060
c ash 54 420,1060 330,1180
c ash 40 330,1180 230,1190
C bone 62 -190,340 -60,400 30,540 150,640 330,660 520,600 650,470
+6:96,14 l bone -60,400 -20,330 10,430
C bone 38 20,540 -60,660 -10,800
C bone 38 110,610 40,740 80,870
C bone 38 200,650 150,780 180,890
c bone 40 -10,640 -110,730
c bone 34 -110,730 -170,690
O bone 280,690 120,80
c bone 84 260,720 130,900
c bone 72 130,900 220,1060
c bone 60 220,1060 110,1170
c bone 44 110,1170 0,1190
L bone -640,340 -590,210 -400,140 -200,180 -150,320 -210,430 -380,430 -620,420 >0
O night -300,270 50,44 !
O night -520,290 26,20 !
+6:70,0 l white -610,415 -570,415 -590,480 !
L bone -600,500 -380,500 -190,430 -180,520 -380,580 -580,560 >0
= moon-ground | moon surface, lunar surface, moon ground
L silver -660,1200 -600,980 -380,830 0,770 380,830 600,980 660,1200 >0
O ash -270,930 120,40 !
O stone -262,940 96,26 !
O ash 230,1020 170,54 !
O stone 242,1034 140,36 !
O ash 60,850 80,24 !
O ash -430,1080 90,32 !
O stone -424,1090 66,20 !
O ash 470,1130 80,28 !
= stacked-stones | stacked stones, stacked rocks, cairn stones, rock cairn, zen stones, balancing rocks, zen rocks, trail cairn
L stone -420,1060 -200,960 220,950 430,1050 400,1160 180,1210 -260,1210 -420,1150 >40
L steel -300,840 -100,760 180,760 320,860 280,960 60,1000 -200,990 -310,930 >30
L ash -210,640 -40,570 140,590 220,680 180,770 20,800 -150,790 -220,720 >10
L silver -140,440 0,390 120,420 160,500 110,580 -20,600 -130,560 >0
L stone -80,270 20,220 90,260 100,340 40,400 -50,390 -100,340 >0
C ash 12 -260,1060 -60,1040 120,1070 !
= flower-pot | flower pot, flower pots, flowerpot, potted flowers, potted flower, flowers in a pot, pot of flowers
C green 26 0,800 -20,600 -10,420
C green 22 -60,800 -200,600 -260,470
C green 22 60,800 200,620 280,500
~ L leaf 60,760 220,690 280,740 140,810
*8:-10,330 O rose -10,220 44,80
o lemon -10,330 62
*7:-280,410 O violet -280,320 38,64
o lemon -280,410 46
*7:300,440 O coral 300,350 38,64
o lemon 300,440 46
r #b5603a -330,760 660,130 20
h #b5603a 0,880 290,880 220,1220 0,1230
b #b5603a- 16 -290,900 290,900 !
= plant-shelf | plant shelf, shelf of plants, plants on a shelf, potted plants, house plants in pots, three plants, plants in pots
r wood -640,1090 1280,70 14
~ r bark 420,1150 60,110 0
~ L leaf 0,860 110,560 30,480
L leaf -420,860 -560,640 -540,500 -440,640
L leaf -400,860 -440,560 -380,440 -350,640
L leaf -380,860 -260,620 -270,520 -360,640
r white -540,840 280,250 30
b coral 30 -540,930 -260,930 !
L green 0,820 -170,640 -160,400 0,300 160,400 170,640 >0
~ b leaf 14 40,420 50,760 !
+3:0,110 b cream 10 -40,430 40,430 !
*3:0,320:50:-50 O rose 0,270 26,44
r #b5603a -150,800 300,90 14
r #b5603a -120,880 240,210 16
C green 18 400,860 290,720 240,900 210,1060
C green 18 420,860 540,740 600,900 610,1040
+3:-16,80 O leaf 240,900 50,34
+3:6,80 O leaf 590,860 50,34
L leaf 400,860 330,660 420,540 500,660
r teal 280,840 280,250 50
o sky 420,960 50 !
= hanging-basket | hanging basket, hanging flower basket, hanging planter, hanging flowers, macrame planter, window box, flower box
b bark 14 0,-20 -330,640
b bark 14 0,-20 330,640
b bark 14 0,-20 0,640
o brass 0,-20 40
~ L leaf 200,620 460,620 560,820 500,980 420,760
L brown -400,640 400,640 320,940 120,1060 -120,1060 -320,940 >0
b wood 14 -370,740 370,740 !
b wood 14 -330,860 330,860 !
*6:-260,600 o pink -260,520 60
o lemon -260,600 40
*6:0,560 o rose 0,480 64
o lemon 0,560 42
*6:270,610 o violet 270,530 60
o lemon 270,610 40
*5:-420,800 o rose -420,740 44
*5:440,830 o pink 440,770 44
~ o lemon 430,820 28
= iceberg-floating | iceberg, icebergs, ice berg ; glacier, glaciers
l ice -480,760 -360,420 -220,480 -60,120 120,300 240,220 480,760 >60
l white -360,420 -220,480 -60,120 -120,500 -260,760 -480,760 !
l sky -480,780 480,780 400,980 240,1000 80,1220 -120,1060 -300,1080 >20
L sea -680,800 -500,740 -300,800 -100,740 100,800 300,740 500,800 680,760 680,820 -680,840 _790
= cave-opening | cave, caves, cavern, cave entrance, caving ; spelunking, spelunker
l stone -640,1160 -560,700 -400,380 -120,200 180,180 440,400 580,720 640,1160 >60
l silver -560,700 -400,380 -120,200 -160,360 -340,620 !
L night -330,1160 -320,800 -160,560 60,520 260,660 340,900 350,1160 !
l ash -200,620 -160,560 -120,740 !
l ash -40,560 40,530 20,760 !
l ash 140,570 220,620 190,760 !
L leaf -660,1170 -500,1110 -340,1170
L leaf 340,1170 500,1100 660,1170
= canyon-mesa | butte, buttes, monument valley, red rocks, red rock ; utah, sedona, moab, canyon, canyons, mesa, mesas, grand canyon
o amber 330,330 160
l #c9603a -600,1060 -520,420 -440,330 -200,330 -120,420 -40,1060 >-240
l #b5502e 60,1060 120,560 170,500 330,500 400,560 470,1060 >260
+3:0,170 b #dd8452 26 -530,500 -110,500 !
+3:0,150 b #dd8452 22 110,640 420,640 !
L #dd9a5a -700,1060 -300,980 100,1050 400,990 700,1050 680,1160 -680,1160 _1100
t green 44,40 560,960 560,780
t green 30,26 560,900 620,870 630,800
= pond-cattails | cattail, cattails, reeds, bulrush, swamp pond ; pond, ponds, marsh
O sea 0,1080 660,140 _1080
C green 20 -400,1060 -420,700 -400,300
C green 20 -220,1060 -200,640 -230,160
C green 20 340,1060 360,680 330,260
c brown 90 -406,480 -402,260
c brown 90 -222,360 -230,120
c brown 90 350,440 336,220
L leaf -330,1080 -300,760 -180,520 -220,800 -280,1080
L leaf 240,1080 180,760 60,560 120,840 190,1080
L leaf 400,1080 470,800 600,640 540,860 470,1080
O leaf -20,1080 190,46
O leaf 260,1130 120,30
*5:-20,1050:36:-72 L pink -20,1050 -60,980 -20,910 20,980
= creek-bridge | wooden bridge, creek bridge, foot bridge ; madison county, creek
l red -420,460 420,460 420,900 -420,900 >0
l ash -520,480 -440,260 440,260 520,480 >0
l night -200,900 -200,600 -140,540 140,540 200,600 200,900 !
+3:70,0 b red- 12 -400,500 -400,880 !
+3:70,0 b red- 12 260,500 260,880 !
r stone -640,890 1280,80 10
L stone -640,960 -420,960 -360,1160 -600,1180 >-500
L stone 640,960 420,960 360,1160 600,1180 >500
L sea -460,1120 -200,1060 0,1110 200,1060 460,1120 520,1220 -520,1220 _1170
= dock-lake | dock, docks, pier, piers, boat dock, lake dock, fishing pier ; boardwalk
L sea -660,860 -300,820 0,860 300,820 660,860 620,1180 -620,1180 _1010
l wood -170,480 170,480 460,1120 -460,1120 >0
+5:0,110 b bark 12 -400,560 400,560 !
~ r bark 170,400 60,200 10
~ r bark 420,880 90,340 10
~ b tan 30 200,420 470,900 !
L ice -560,940 -460,920 -400,950 !
L ice 480,1000 560,980 620,1010 !
= tire-swing | tire swing, tree swing, tree with a swing, tree and tire swing
L green -560,420 -600,200 -420,20 -160,-60 100,-60 380,20 580,200 560,420 360,520 0,540 -380,520 >60
L leaf -460,300 -420,120 -200,20 0,60 -160,260 -320,380 !
l brown -60,500 120,500 150,900 240,1180 -180,1180 -90,900 >40
b tan 18 -340,440 -340,820
O coal -340,940 140,140
O night -340,940 70,76 !
O ash -340,940 120,120 !
O coal -340,940 108,108 !
L leaf -420,1200 -100,1140 300,1140 480,1200
= wood-swing | porch swing, garden swing, swing bench
r brown -600,-20 1200,90 20
~ b tan 30 420,60 420,660
~ b tan 24 200,60 200,200 !
r wood -540,420 1080,90 20
+7:150,0 r wood -490,500 60,230 6
r brown -580,720 1160,90 20
~ r brown 480,560 70,240 10
~ L rose 60,560 240,560 260,720 50,720
= barbed-wire | barbed wire, barb wire, barbed wire fence
b stone 24 -640,500 640,440
b stone 24 -640,760 640,820
+4:300,-14 b silver 24 -530,420 -470,560
+4:300,-14 b silver 24 -530,560 -470,420
+4:300,14 b silver 24 -530,690 -470,830
+4:300,14 b silver 24 -530,830 -470,690
r brown -70,200 140,980 10
l brown -70,200 0,120 70,200 >0
= wagon-wheel | wagon wheel, wagon wheels, wooden wheel
A brown 0,640 500,110 0,360
A ash 0,640 514,20 0,360 !
*10:0,640 b wood 50 0,580 0,260
o brown 0,640 130
o ash 0,640 64
= garden-gate | gate, garden gate, gates, wooden gate, farm gate, garden arch, rose arch
~ r white 330,260 90,920 10
A leaf 0,460 500,110 180,360
*6:-380,300 o rose -380,250 40
*6:380,300 o rose 380,250 40
*6:0,20 o rose 0,-30 44
~ o lemon 380,300 26
o lemon 0,20 28
+5:120,0 l white -280,600 -240,540 -200,600 -200,1160 -280,1160
b white 50 -320,720 320,720
b white 50 -320,1040 320,1040
= bird-bath | bird bath, birdbath, stone birdbath
O sky 0,430 400,90
H stone 0,430 440,430 380,560 180,620 0,630
O stone 0,430 460,110
O sky 0,430 380,76 !
h stone 0,620 90,620 70,900 130,1060 0,1080
r stone- -220,1050 440,110 30
L red -300,420 -330,280 -250,160 -130,180 -60,300 40,400 -120,420 >-200
l amber -330,240 -420,270 -320,290
o night -250,240 18
= scare-crow-field | scarecrow in a field, whole scarecrow, scarecrow on a post, standing scarecrow
b bark 50 0,300 0,1240
b bark 40 -520,520 520,520
~ l amber 440,440 640,400 620,520 660,600 440,600
L brick -440,430 -100,400 100,400 440,430 440,620 170,640 170,880 -170,880 -170,640 -440,620 >0
+4:90,0 b wine 14 -140,420 -140,870 !
+3:0,130 b wine 14 -165,500 165,500 !
l #3a6fb5 -180,860 180,860 220,1120 50,1120 0,1000 -50,1120 -220,1120 >0
~ l amber 60,1100 200,1100 180,1190 80,1190
O #dfb878 0,260 140,150
~ l night 30,220 100,220 65,280 !
l orange -20,280 20,280 0,316 !
C night 16 -80,330 0,366 80,330 !
H wood 0,-110 100,-100 140,70 150,110 0,120
H wood 0,90 150,90 300,130 280,180 0,180
= rowboat | rowboat, rowboats, row boat, row boats, dinghy, dinghies, wooden boat, jon boat, john boat | vehicle ridden
b brown 34 260,560 520,1130
L tan 470,1100 540,1060 620,1230 540,1270
l wood -660,620 660,580 570,900 380,1000 -420,1000 -570,900 _800
b wood- 16 -620,750 620,720 !
b wood- 16 -590,860 590,830 !
l tan -680,570 680,530 670,630 -670,680
b brown 34 -160,540 -430,1130
L tan -380,1100 -450,1060 -530,1230 -450,1270
o ash -170,600 34
o ash 270,580 34
= buckeye-nut | buckeye, buckeyes, buckeye nut, buckeye nuts, conker, conkers, horse chestnut, horse chestnuts
L leaf -60,520 -360,420 -620,120 -560,60 -260,140 -40,420
C green 20 -60,520 -300,300 -520,120 !
L green 20,500 -120,240 -20,-40 60,-40 160,240 80,480
C leaf 20 50,500 60,260 40,40 !
L leaf 100,500 240,220 520,20 580,80 420,340 140,540
C green 20 100,520 300,300 500,110 !
O #5a2f1a -210,860 350,330
O tan -250,700 180,110 !
C #8a5433 26 -470,820 -420,980 -300,1080 !
O #6b3a20 290,930 300,280
O tan 330,800 150,94 !
C #9a6240 24 80,960 140,1080 230,1140 !
= ice-floe | ice floe, ice floes, floe, floating ice, sheet of ice
L sea -720,860 -540,800 -300,850 0,800 300,850 540,800 720,860 700,930 -700,930 _890
l sky -600,700 600,680 500,860 260,900 40,860 -220,910 -480,870 >40
l ice -640,660 -420,560 60,530 480,560 660,650 580,720 200,750 -240,760 -560,730
l white -560,660 -380,600 60,570 420,600 200,660 -240,690 !
= wheat-field | wheat field, wheat fields, field of wheat, fields of wheat, barley field, golden wheat field, wheat harvest | thing
.wheat-ear
@ -9 .94 -250,60
.wheat-ear
@ 9 .94 250,60
.wheat-ear
@ -5 .8 -470,130
.wheat-ear
@ 5 .8 470,130
.wheat-ear
@ -3 .86 -125,150
.wheat-ear
@ 3 .86 125,150
.wheat-ear
@
+13:110,0 L brass -700,1240 -680,960 -640,1240
L moss -760,1200 -400,1160 0,1190 400,1160 760,1200 700,1270 -700,1270 _1225
= .wheat-ear
C brass 26 0,1220 0,560
~ L gold 0,1040 120,900 190,700 110,860
~ +4:0,100 L amber 8,560 108,420 126,340 34,430
L amber 0,440 -54,320 0,170 54,320
~ +4:0,100 b lemon 8 70,400 150,250 !
b lemon 8 0,220 0,60 !
`;
