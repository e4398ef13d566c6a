/** Pots and helpers of a kitchen. */
export const UTENSILS = `
thing

= measuring-cup | measuring cup, measuring cups, measuring spoons, measuring spoon, pyrex
a ice 330,640 190,80 -80,80
L ice -420,240 -300,200 340,200 360,300 330,1100 -330,1100 -360,330 -460,300 >0
l #f8dc7a -350,560 350,560 330,1090 -330,1090 >0
+4:0,170 b red 28 -330,400 -170,400 !
+4:0,170 b red 20 -330,485 -240,485 !
b white 26 230,260 220,1020 !
= kitchen-colander | colander, strainer, pasta strainer, sieve
~ C silver 54 440,560 640,520 640,660 470,660
h silver 0,520 560,520 420,960 220,1080 0,1090
O steel 0,520 560,120
O ash 0,530 470,80 !
+6:140,0 o coal -350,720 26 !
+5:140,0 o coal -280,830 26 !
+4:140,0 o coal -210,940 26 !
C lemon 40 -330,500 -200,380 -60,480 60,360 200,480 330,400
h silver 0,1080 180,1090 240,1160 0,1170
= cheese-grater | cheese grater, grater, box grater
C red 70 -130,160 -110,20 110,20 130,160
l silver -230,160 230,160 380,1220 -380,1220 >0
r red -250,140 500,80 20
+4:110,0 l coal -190,330 -130,330 -160,380 !
+4:120,0 l coal -210,480 -150,480 -180,530 !
+5:115,0 l coal -260,630 -200,630 -230,680 !
+5:120,0 l coal -270,780 -210,780 -240,830 !
+5:130,0 l coal -290,930 -230,930 -260,980 !
r ash -400,1180 800,70 20
= wok-pan | wok, stir fry, fried rice, wok pan
b wood 90 420,560 700,380
h coal 0,560 560,560 420,860 180,1000 0,1010
O ash 0,560 560,150
O night 0,566 490,110
L leaf -360,520 -260,380 -120,420 -100,560 -240,600
L orange -60,560 20,400 120,430 100,580
o red 220,520 90
L #f2d98a 60,440 140,300 220,340 160,470
C lemon 26 -300,580 -160,520 0,600 160,540 330,590
C silver 26 -200,300 -240,180 -160,60
C silver 26 120,250 80,130 160,10
= rice-cooker | rice cooker, bowl of rice, rice, white rice, onigiri rice
h white 0,420 440,430 520,660 500,1080 400,1160 0,1170
h silver 0,240 220,250 430,360 450,460 0,470
o coal 0,210 70
r coal -200,760 400,260 40
o red 0,840 44
b lime 26 -110,950 110,950 !
~ r ash 490,620 120,120 40
C silver 24 -160,120 -200,20 -130,-80
C silver 24 160,120 120,20 190,-80
= can-opener | can opener, bottle opener, tin opener
@ 30 1 0,0
r red -160,560 130,720 60
r wine 30,560 130,720 60
l silver -170,120 170,120 160,620 -160,620 >0
o ash 0,420 110
*8:0,420 b coal 20 0,330 0,290
L steel 160,160 360,60 400,200 240,330
r coal -360,380 220,80 40
= recipe-box | recipe box, recipe card, recipe cards, recipe, recipes, cookbook, cookbooks, cook book, recipe book, family recipe
@ -6 1 0,0
r cream -420,120 700,500 20
@ 5 1 40,0
r white -400,200 720,500 20
b red 24 -330,290 330,290 !
+3:0,80 b stone 20 -330,380 240,380 !
@ 0 1 0,0
l wood -520,560 520,560 520,1100 -520,1100 >0
r tan -560,540 1120,100 20
v red -230,840 170
b cream 26 40,780 360,780 !
b cream 26 40,870 300,870 !
b cream 26 40,960 340,960 !
= pepper-mill | pepper mill, pepper grinder, spice rack, spice jars, spices, spice jar
o bark 0,40 110
L wood -150,330 -210,180 0,120 210,180 150,330 110,420 -110,420 >0
r gold -140,400 280,60 20
L wood -120,450 120,450 90,640 180,860 210,1180 -210,1180 -180,860 -90,640 >0
b tan 30 -70,520 -110,1120 !
r bark -240,1160 480,80 30
+4:90,0 o coal -380,1250 24
+3:90,0 o coal 260,1250 24
= egg-timer | egg timer, kitchen timer, cooking timer
O white 0,720 420,540
C sand 30 -420,740 0,830 420,740
o white 0,620 260
*12:0,620 b coal 18 0,390 0,430 !
b red 36 0,620 150,500 !
o red 0,620 50
h ash 0,1180 200,1190 280,1260 0,1270
= coffee-grinder | coffee grinder, coffee mill, burr grinder
C coal 44 0,120 -260,60 -420,20
o red -440,20 70
h steel 0,160 120,200 280,420 0,440
r gold -330,400 660,70 20
r wood -380,460 760,640 20
r bark -230,760 460,220 16
o gold 0,870 44
r bark -440,1090 880,100 20
L cocoa 420,1180 500,1100 590,1150 560,1240 460,1260
C tan 14 460,1210 510,1170 560,1160 !
= kitchen-scale | kitchen scale, food scale, baking scale, bathroom scale
O silver 0,240 520,90
h ash 0,300 120,310 150,460 0,470
l red -380,440 380,440 480,1160 -480,1160 >0
o white 0,800 280
*12:0,800 b coal 18 0,550 0,600 !
b red 34 0,800 150,640 !
o coal 0,800 44
~ o red 190,170 100
o red+ 0,130 110
= wine-rack | wine rack, wine shelf ; wine cellar
r wood -560,60 1120,1140 30
r cocoa -470,150 940,960 10
+3:300,0 o bark -300,340 120
+3:300,0 o wine -300,340 84
+3:300,0 o #d9b25a -300,340 34
+3:300,0 o bark -300,640 120
+3:300,0 o green -300,640 84
+3:300,0 o #d9b25a -300,640 34
+3:300,0 o bark -300,940 120
+3:300,0 o wine -300,940 84
+3:300,0 o #d9b25a -300,940 34
= ice-pail | ice bucket, champagne bucket, bucket of beer, beer bucket, bucket of ice
@ 14 1 140,-120
L green -70,-20 70,-20 80,240 150,420 150,900 -150,900 -150,420 -80,240 >0
r gold -84,-60 168,220 30
@ -16 1 -150,-60
r #8a4a22 -70,0 140,300 30
r #8a4a22 -130,260 260,560 60
r red -74,0 148,60 10
@ 0 1 0,0
+4:200,0 r ice -400,480 180,180 30
+3:200,0 r white -290,420 170,160 30
l silver -480,580 480,580 360,1220 -360,1220 >0
r steel -520,550 1040,80 40
~ C steel 40 440,700 600,720 600,860 420,880
= weaving-loom | loom, looms, weaving loom, tapestry ; weaver, weaving
b wood 80 -520,60 -520,1220
b wood 80 520,60 520,1220
b bark 80 -600,120 600,120
b bark 80 -600,1140 600,1140
+13:76,0 b cream 16 -456,150 -456,1110
r red -470,760 940,80 0
r amber -470,840 940,60 0
r teal -470,900 940,90 0
+7:140,0 l amber -470,945 -420,905 -370,945 -420,985 !
r plum -470,990 940,80 0
b wood 60 -560,640 560,640
r bark -200,540 400,60 30
= spinning-wheel | spinning wheel, drop spindle, wool spinning ; fiber artist
a wood -160,520 400,70 0,360
*8:-160,520 b tan 34 -160,500 -160,160
o bark -160,520 80
b wood 60 -160,520 -360,1220
b wood 60 -160,520 20,1220
b bark 80 -420,1020 600,920
b wood 54 440,940 540,1230
b wood 54 420,940 420,420
r tan 330,330 240,110 40
C cream 20 440,380 200,120 -160,80
o white 450,300 120
= pottery-kiln | kiln, pottery kiln, ceramics kiln
r brick -480,260 960,900 30
O brick- 0,260 480,110
+4:0,220 b brick- 16 -480,480 480,480 !
l night -260,1160 -260,760 -160,620 160,620 260,760 260,1160
L orange -180,1150 -140,880 0,740 140,880 180,1150
L lemon -90,1150 -60,980 0,900 60,980 90,1150
r stone -520,1140 1040,90 20
r ash -90,40 180,210 20
C silver 26 0,0 -60,-90 20,-180
= thread-bobbin | bobbin, bobbins, bobbin thread
O silver 0,1080 380,120
r rose -260,280 520,800 20
+8:0,100 b rose- 18 -260,330 260,310 !
O silver 0,260 380,120
O ash 0,250 120,40
C rose 24 260,900 460,1000 560,1240
= sourdough-jar | sourdough starter, sourdough starter jar, sourdough jar, starter jar, bread starter
h tan 0,60 250,70 290,150 0,160
r brass -300,140 600,90 20
h ice 0,220 290,230 380,360 380,1140 310,1240 0,1250
L cream -350,470 -200,400 0,440 190,380 350,460 350,1120 280,1210 -280,1210 -350,1120 >0
+4:150,60 o sand -230,560 44
+4:160,-30 o white -240,900 54
+3:150,60 o sand -130,1040 36
L cream -420,360 -300,250 -120,300 60,240 240,290 380,240 430,380 300,440 120,400 -60,460 -240,400 >0
b red 30 -350,700 350,700 !
~ C tan 40 60,110 150,-60 260,-40 180,110
= casserole-dish | casserole dish, casserole, casseroles, hotdish, hot dish, lasagna pan, potluck dish, green bean casserole, tater tot hotdish ; potluck
~ r teal 500,640 200,120 50
h teal 0,600 560,590 500,1000 420,1060 0,1070
O teal+ 0,600 580,170
O #e3a84a 0,590 510,130
+5:170,0 o #f0c95a -340,570 70
+4:170,0 o #c78a4a -255,630 56
+6:120,-8 o leaf -300,600 20
C silver 26 -200,330 -250,200 -160,60
C silver 26 0,300 -50,160 40,20
C silver 26 200,330 150,200 240,60
b teal- 24 -500,860 500,860 !
= mailbox-full | mailbox full of letters, mailbox full of mail, open mailbox, full mailbox, mailbox with letters, mailbox full of love letters, letters in a mailbox
r brown -80,760 160,520
L blue -200,160 300,130 480,260 520,480 520,780 -200,780 >200
L navy -480,780 -480,420 -400,220 -200,160 -60,240 0,440 0,780
r cream -420,420 330,230 10
b sand 16 -410,430 -255,540 -100,430 !
r white -380,520 360,240 10
b silver 16 -370,530 -200,650 -30,530 !
l cream -560,560 -260,500 -220,720 -520,780 >-380
v red -390,640 60 !
r red 330,-40 40,300 10
l red 340,-40 540,-40 540,80 340,80
l navy- -480,780 0,780 -60,900 -560,900 >-260
= pouring-teapot | pouring teapot
L white -560,740 0,740 -30,930 -120,1070 -190,1120 -370,1120 -440,1070 -530,930 >-280
o bark -280,745 270,50
L sand -610,1130 50,1130 -60,1200 -500,1200 _1165
a white -10,880 110,50 -90,90
C brown 26 -292,440 -288,560 -285,740 !
@ -34 1 310,-260
L rose -260,420 0,380 260,420 340,600 280,800 0,850 -280,800 -340,600 >0
L rose -300,640 -420,560 -480,420 -560,380 -500,340 -400,400 -290,540
a rose 350,610 170,60 -110,110
r rose- -140,360 280,50 20
o rose- 0,330 50
v white 0,620 90 !
= pouring-pitcher | pouring pitcher, pouring milk pitcher
L white -560,740 0,740 -30,930 -120,1070 -190,1120 -370,1120 -440,1070 -530,930 >-280
o wood -280,745 270,56
v cream -280,752 70 !
L sand -610,1130 50,1130 -60,1200 -500,1200 _1165
a white -10,880 110,50 -90,90
C cream 30 -262,430 -272,560 -280,740 !
@ -46 1 210,-220
l silver -200,330 200,330 280,860 -280,860 >0
l silver -200,330 -340,310 -210,480
l steel -200,330 200,330 190,380 -195,380
a steel 240,600 190,60 -100,100
= pouring-wine | pouring wine bottle
L ice -520,640 -60,640 -80,820 -170,920 -290,950 -410,920 -500,820 >-290
L wine -508,740 -72,740 -90,830 -170,910 -290,940 -410,910 -490,830 !
r ice -310,940 40,220 8
o ice -290,1180 190,32
C wine 26 -292,400 -290,560 -290,740 !
@ -112 1 350,-498
l pine -60,-40 60,-40 70,260 170,400 170,960 -170,960 -170,400 -70,260 >0
r wine -70,-60 140,160 12
r cream -170,520 340,260 8 !
v wine 0,640 80 !
= pouring-beer | pouring beer bottle
r amber -560,620 420,560 40
r lemon -490,760 50,330 24 !
r lemon -375,760 50,330 24 !
r lemon -260,760 50,330 24 !
L white -600,680 -580,580 -480,540 -380,560 -270,530 -160,560 -100,640 -130,720 -230,690 -330,740 -430,690 -520,730
a silver -140,880 150,60 -90,90
C amber 28 -302,400 -325,480 -330,580 !
@ -112 1 340,-498
l bark -55,-40 55,-40 70,260 160,400 160,940 -160,940 -160,400 -70,260 >0
r gold -70,-60 140,80 12
r cream -160,520 320,240 8 !
s amber 0,640 90,5,.5 !
`;
