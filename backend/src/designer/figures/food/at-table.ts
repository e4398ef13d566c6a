/** What tea, baking and feasts have on the table. */
export const AT_TABLE = `
thing

= matcha-bowl | matcha bowl, bowl of matcha, matcha, matcha tea, tea bowl
h sea 0,420 480,430 470,640 360,900 200,1040 0,1050
O sea- 0,430 480,110
O leaf 0,445 420,84 !
O lime -60,450 260,44 !
C ice 20 -380,620 -320,800 -220,920 !
r sea- -190,1020 380,90 20
= bamboo-whisk | bamboo whisk, matcha whisk, chasen, tea whisk
h tan 0,40 120,50 140,430 150,520 0,520
b wood 34 -130,440 130,440 !
b wood 20 -126,120 126,120 !
h sand 0,500 150,510 300,820 330,1060 280,1180 0,1200
b tan 22 -110,520 -260,1130 !
b tan 22 -60,520 -140,1160 !
b tan 22 0,520 0,1180 !
b tan 22 60,520 140,1160 !
b tan 22 110,520 260,1130 !
C red 26 -170,640 0,690 170,640 !
C wood 16 -300,1060 0,1110 300,1060 !
= mixing-bowl | mixing bowl, mixing bowls, batter bowl, bowl of dough, bowl of batter
L cream -440,440 -200,280 80,330 300,270 470,440
r tan 130,20 60,420 30
l tan 90,-60 230,-60 220,80 100,80
h sky 0,420 560,430 520,720 380,1000 240,1100 0,1110
h ice 0,410 580,410 580,500 0,510
+5:200,0 o white -400,680 50 !
= meatball-heap | meatball, meatball sub
o brown -250,820 270
o brown 260,830 280
o brown 10,460 280
L wine -200,420 -120,240 60,190 220,280 260,420 120,380 40,520 -80,400 !
L wine -430,740 -300,580 -120,640 -60,780 -200,740 -300,860 !
L wine 80,780 220,590 420,660 470,820 330,780 240,880 !
~ o leaf 60,300 20 !
o leaf -300,690 20 !
o leaf 310,700 20 !
= squeeze-bottle | ranch bottle, ranch dressing, bottle of ranch, mayo, mayonnaise, mayo bottle, squeeze bottle, salad dressing
h teal 0,-40 50,-20 70,120 160,160 180,250 0,260
h white 0,250 230,260 280,400 270,600 250,760 290,1000 270,1220 0,1240
r teal -276,560 552,360 20
v white 0,740 150 !
= dragon-fruit | dragon fruit, dragonfruit, pitaya
H rose 0,220 240,260 420,480 460,760 340,1040 140,1160 0,1170
~ L leaf 60,260 130,40 220,-60 220,160 140,300
L leaf -60,250 0,-60 70,240
~ L lime 320,420 560,260 620,260 480,520
~ L lime 420,760 650,640 680,680 480,900
~ L lime 200,960 420,1090 430,1150 180,1120
L rose- -200,560 -100,420 0,600
L rose- 60,760 160,600 260,800
L rose- -260,900 -140,740 -40,930
= piping-bag | piping bag, icing bag, pastry bag, frosting bag
@ -24 1 0,0
h sky 0,60 330,40 380,180 100,1000 0,1010
h ice 0,60 330,40 250,300 0,360
l steel -100,960 100,960 50,1160 -50,1160 >0
L rose -60,1150 60,1150 110,1240 20,1340 -70,1290
r white -300,20 600,80 40
@
= cake-stand | cake stand, cake on a stand, layer cake on a stand
h rose 0,300 330,310 340,700 0,710
h cream 0,240 340,250 350,440 290,430 230,500 160,430 80,510 0,440
b cream 26 -336,580 336,580 !
o red 0,200 80
~ o red 210,230 60
r ice -480,700 960,70 35
h ice 0,760 90,770 70,1000 280,1140 0,1150
r ice -290,1110 580,70 35
= potters-wheel | potters wheel, potter's wheel, pottery wheel, clay wheel, clay on a wheel
h brick 0,120 150,130 170,220 110,330 300,560 310,700 190,820 0,830
b cream 30 -296,600 296,600 !
b brick- 20 -160,200 160,200 !
O stone 0,850 480,90
O ash 0,830 420,64 !
h brick 0,700 250,720 200,835 0,845 !
h ash 0,900 90,910 90,1080 0,1090
r wood -520,1060 1040,90 20
~ r bark 400,1130 90,150 10
= cookie-cutters | cookie cutter, cookie cutters
C silver 60 -300,120 -120,300 40,260 -20,420 100,560 -80,540 -220,700 -290,520 -480,560 -420,400 -560,280 -360,280 -300,120
o tan -330,940 210
+3:110,0 o cocoa -430,900 30 !
+2:110,0 o cocoa -380,1020 30 !
C brass 60 240,560 340,420 460,560 420,700 600,760 560,880 430,840 470,1160 350,1180 300,1010 200,1180 90,1130 170,830 20,860 0,740 200,700 240,560
= whiskey-bottle | whiskey bottle, whisky bottle, bourbon bottle, bottle of whiskey, bottle of bourbon, rum bottle, bottle of rum, liquor bottle, bottle of tequila
h coal 0,-80 100,-70 100,120 0,130
h amber 0,120 90,120 110,300 300,420 320,560 320,1200 270,1250 0,1260
h cream 0,600 320,610 320,1010 0,1010
r brick -320,660 640,70 0 !
s brick 0,860 90,5,0.45 !
b brass 16 -220,970 220,970 !
L lemon -270,470 -220,440 -220,580 -270,580 !
= salt-and-pepper | salt and pepper shakers, salt and pepper shaker
@ -6 0.9 -310,80
h ice 0,420 190,430 260,1120 220,1200 0,1210
h silver 0,160 130,190 200,430 0,440
~ o night 60,270 20 !
o night 0,230 20 !
o night 0,310 20 !
h white 0,700 216,710 250,1110 210,1190 0,1200
@ 6 0.9 310,80
h ice 0,420 190,430 260,1120 220,1200 0,1210
h silver 0,160 130,190 200,430 0,440
~ o night 60,270 20 !
o night 0,230 20 !
o night 0,310 20 !
h coal 0,700 216,710 250,1110 210,1190 0,1200
@
= champagne-tower | champagne tower, tower of champagne glasses
+4:320,0 l ice -600,900 -360,900 -420,1050 -540,1050
+4:320,0 b ice 26 -480,1040 -480,1180
+4:320,0 r ice -570,1170 180,40 20
+4:320,0 l lemon -580,940 -380,940 -430,1040 -530,1040 !
+3:320,0 l ice -440,580 -200,580 -260,730 -380,730
+3:320,0 b ice 26 -320,720 -320,860
+3:320,0 r ice -410,850 180,40 20
+3:320,0 l lemon -420,620 -220,620 -270,720 -370,720 !
+2:320,0 l ice -280,260 -40,260 -100,410 -220,410
+2:320,0 b ice 26 -160,400 -160,540
+2:320,0 r ice -250,530 180,40 20
+2:320,0 l lemon -260,300 -60,300 -110,400 -210,400 !
l ice -120,-60 120,-60 60,90 -60,90
b ice 26 0,80 0,220
r ice -90,210 180,40 20
l lemon -100,-20 100,-20 50,80 -50,80 !
= marshmallow-pile | marshmallow, marshmallows, mini marshmallows, pile of marshmallows
@ -10 0.8 -330,240
h white 0,520 300,530 320,980 0,1060
O cream 0,530 310,110
@ 12 0.8 330,260
h white 0,520 300,530 320,980 0,1060
O cream 0,530 310,110
@ 2 0.84 0,-160
h white 0,520 300,530 320,980 0,1060
O cream 0,530 310,110
~ C pink 22 120,760 190,720 240,770
@
= cream-dollop | whipped cream, dollop of cream, whip cream
L white 0,60 130,240 60,330 280,420 340,560 260,640 500,720 560,900 460,1040 -460,1040 -560,900 -500,720 -260,640 -340,560 -280,420 -80,330 >40
C sand 26 -300,560 -60,640 240,600 !
C sand 26 -480,860 -100,940 440,860 !
O sky 0,1060 620,100
O ice 0,1040 520,60 !
= chocolate-chips | chocolate chips, chocolate chip, chocolate morsels
+4:320,0 L cocoa -480,1020 -380,1000 -330,1120 -400,1190 -560,1190 -630,1120 -540,1000
+3:320,0 L bark -320,780 -220,760 -170,880 -240,950 -400,950 -470,880 -380,760
+2:320,0 L cocoa -160,540 -60,520 -10,640 -80,710 -240,710 -310,640 -220,520
L bark 0,300 100,280 150,400 80,470 -80,470 -150,400 -60,280
= chocolate-fountain | chocolate fountain, chocolate fountains, chocolate fondue fountain
r silver -90,900 180,200 10
h silver 0,1080 360,1100 420,1220 0,1230
O bark 0,900 560,120
h cocoa 0,620 330,640 420,900 0,960
O bark 0,640 330,80
h cocoa 0,330 200,350 260,640 0,690
O bark 0,340 200,56
h cocoa 0,60 70,80 120,340 0,380
~ c brown 26 150,400 190,600 !
~ c brown 26 280,700 330,880 !
O brown 0,900 430,50 !
= smoked-brisket | brisket, smoked brisket, sliced brisket, beef brisket
O tan 0,940 640,150
O wood 0,910 590,110 !
L cocoa -520,860 -480,620 -240,520 120,500 420,600 520,760 480,900 -480,920 >0
L brick 120,500 200,560 220,880 140,910 60,880 60,560
L coral 120,560 170,600 180,840 130,870 90,840 90,600 !
L brick 300,560 370,620 390,880 320,900 250,880 240,600
L coral 300,620 340,660 350,840 310,860 280,840 270,660 !
C ash 26 -300,420 -360,330 -260,240 -320,120
C ash 26 0,400 -60,300 40,210 -20,90
= raw-onion | onion, onions, red onion, white onion, yellow onion
h #b8627a 0,120 40,200 110,330 330,440 440,700 380,960 160,1100 0,1110
L rose 0,330 160,470 220,720 160,980 40,1100 90,860 90,600
L #8c3f58 0,330 -200,470 -280,740 -200,980 -60,1100 -140,860 -130,600
~ L leaf 10,330 60,60 160,-60 120,120 70,340
L leaf -30,340 -20,0 30,-90 50,60 40,340
C sand 20 -80,1110 -110,1190 -60,1230
C sand 20 0,1110 10,1220
C sand 20 80,1110 110,1190 70,1230
= waffle-stack | waffle, waffles, belgian waffle, belgian waffles, waffle stack
O silver 0,1080 620,130
O white 0,1050 540,100 !
r brass -430,860 860,190 70
r amber -430,700 860,190 70
r gold -430,540 860,190 70
+8:110,0 b brass 26 -385,560 -385,710 !
+8:110,0 b brown 26 -385,720 -385,870 !
+8:110,0 b brown 26 -385,880 -385,1030 !
L bark -300,540 -240,470 240,470 320,540 330,700 260,760 220,640 60,620 20,820 -60,830 -90,620 -220,640 -260,720 -330,660
r lemon -150,340 300,160 30
l yellow -150,360 -60,300 240,300 150,360
= flour-sack | flour, flour sack, sack of flour, bag of flour, flour bag, sacks of flour
L sand -300,180 300,180 380,320 400,1100 320,1220 -320,1220 -400,1100 -380,320 >60
L cream -330,180 -380,40 -260,90 -140,20 0,90 140,20 260,90 380,40 330,180
b brown 30 -320,220 320,220
O white 0,720 260,230 !
C amber 30 0,920 0,560
~ L amber 10,640 90,560 130,600 60,700
~ L amber 10,760 90,680 130,720 60,820
L amber 0,480 50,560 0,640 -50,560
= biscuit-stack | biscuits, buttermilk biscuit, buttermilk biscuits, southern biscuits
O sky 0,1100 600,110
O ice 0,1080 500,80 !
r tan -480,820 440,230 70
r gold -480,820 440,90 44
r tan 40,820 440,230 70
r gold 40,820 440,90 44
r tan -230,590 460,240 70
r gold -230,590 460,90 44
~ +2:0,60 b wood 14 440,950 280,960 !
b wood 14 -190,720 60,730 !
r lemon -90,520 180,90 20
= cornbread-skillet | cornbread, corn bread, skillet cornbread
t coal 90,70 330,900 620,1150
o coal -80,700 470
o ash -80,680 410
o yellow -80,670 390
L gold -80,670 300,600 320,720 200,960 !
b amber 14 -80,670 -420,520 !
b amber 14 -80,670 -300,980 !
b amber 14 -80,670 60,310 !
r lemon -200,520 180,120 24
= espresso-martini | espresso martini, espresso martinis, coffee martini
l ice -520,80 520,80 60,720 -60,720 >0
l cocoa -430,180 430,180 50,690 -50,690
l tan -490,110 490,110 430,190 -430,190
b ice 60 0,700 0,1120
h ice 0,1100 260,1150 270,1190 0,1190
~ O bark 70,140 54,30
O bark 0,130 40,26
= cribbage-board | cribbage, cribbage board, cribbage boards
@ -18 1 0,0
r wood -680,420 1360,440 60
r tan -640,460 1280,360 40 !
+12:104,0 o cocoa -570,540 22 !
+12:104,0 o cocoa -570,640 22 !
+12:104,0 o cocoa -570,740 22 !
b red 44 -260,640 -260,380
o red -260,370 44
b blue 44 162,540 162,280
o blue 162,270 44
b amber 44 470,740 470,480
o amber 470,470 44
@
= four-aces | four aces, four of a kind, pair of aces, pocket aces, aces
@ -30 0.8 -300,120
r white -260,240 520,780 50
v red -110,400 120
@ -10 0.84 -110,20
r white -260,240 520,780 50
L night -110,280 0,420 30,520 -60,510 -110,470 -160,510 -250,520 -220,420
l night -110,470 -60,590 -160,590
@ 10 0.84 110,20
r white -260,240 520,780 50
l red -90,300 30,480 -90,660 -210,480
@ 30 0.8 300,120
r white -260,240 520,780 50
o night 0,510 86
~ o night 90,640 86
l night 0,600 60,830 -60,830
@
= pottery-mugs | pottery mug, pottery mugs, ceramic mug, ceramic mugs, clay mug, clay mugs, handmade mugs
@ 0 0.8 -280,260
C sea 90 260,520 460,560 460,820 240,900
h sea 0,360 280,370 300,1080 0,1100
h sand 0,800 296,810 300,1080 0,1100
O cocoa 0,370 270,60
@ 0 0.8 290,330
C brick 90 260,520 460,560 460,820 240,900
h brick 0,360 280,370 300,1080 0,1100
b cream 40 -286,700 286,700 !
O cocoa 0,370 270,60
@
= wooden-chair | chair, chairs, wooden chair, kitchen chair, dining chair
~ r wood 200,-40 70,760 20
+3:0,170 r tan -230,60 460,80 20
l wood -300,640 300,640 360,790 -360,790 >0
r brown -360,780 720,60 10
~ r wood 250,830 80,410 20
~ r brown 160,830 60,340 10
b brown 40 -280,1010 280,1010
`;
