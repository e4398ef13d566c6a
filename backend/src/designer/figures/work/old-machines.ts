/** Machines and instruments of offices, kitchens and darkrooms before screens. */
export const OLD_MACHINES = `
thing

= slide-rule | slide rule, slide rules, sliderule, sliderules
@ -24 1 -60,0
r #b99b68 -620,550 1240,180 6 !
r #f4e3b4 -460,560 1240,160 6 !
r cream -640,430 1280,130 10 !
r cream -640,720 1280,130 10 !
r sand -640,810 1280,40 6 !
r #dcc58c -460,690 1240,30 6 !
+15:76,0 b night 11 -540,440 -540,500 !
+4:304,0 b night 16 -540,440 -540,540 !
+15:76,0 b red 11 -420,572 -420,620 !
+4:304,0 b red 16 -420,572 -420,654 !
+15:76,0 b night 11 -540,730 -540,780 !
+4:304,0 b night 16 -540,730 -540,800 !
~ r brass 590,400 70,480 16
r ice 106,420 258,440 6
r steel 90,380 290,60 16
r steel 90,840 290,60 16
b red 16 235,440 235,840 !
@
= percolator-pot | percolator, percolator coffee, percolators, coffee percolator, stovetop percolator, camp percolator, percolator coffee pot
C silver 26 -60,-50 -110,-140 -40,-230
C silver 26 70,-50 20,-140 90,-230
h ice 0,20 64,30 84,170 0,180
O brown 0,120 62,44
h teal- 0,180 220,200 286,310 0,320
l teal -300,500 -520,330 -600,400 -330,720
C bark 80 270,440 520,420 570,640 500,860 330,900
h teal 0,310 270,310 350,1180 0,1180
h sea 0,300 290,300 296,360 0,360
h sea 0,1170 370,1170 370,1230 0,1230
L teal+ -210,430 -170,430 -210,1090 -270,1090 !
O white -60,470 26 !
O white 110,540 22 !
O white 210,450 18 !
O white -110,650 20 !
O white 30,720 28 !
O white 210,700 24 !
O white -60,870 24 !
O white 130,900 20 !
O white 260,980 24 !
O white -120,1060 20 !
O white 60,1070 24 !
= darkroom-enlarger | enlarger, darkroom enlarger, photo enlarger, enlargers, darkroom enlargers ; darkroom, darkroom photography
r wood -560,1130 1120,110 20
l #f7d9a0 -90,720 90,720 330,1110 -330,1110 !
l white -330,1070 330,1070 400,1140 -400,1140
r steel 330,40 90,1100 20
+12:0,80 b ash 8 344,120 384,120 !
c ash 110 370,540 120,540
o red 470,540 80
l #c9382f -190,160 190,160 250,420 -250,420 >0
h #c9382f 0,-60 130,-40 190,170 0,170
+3:0,50 b wine 14 -140,20 140,20 !
r coal -280,410 560,60 16
r silver -260,470 520,60 10
l ash -200,530 200,530 130,640 -130,640 >0
+2:0,36 b coal 10 -170,560 170,560 !
r steel -110,640 220,90 14
o sky 0,716 60,22
= printing-press | printing press, printing presses, old printing press, letterpress printing press, antique printing press, vintage printing press, letterpress press, hand press ; letterpress, letterpress printing
~ l #3f5d4f 380,1180 330,880 450,880 520,1180
~ l #3f5d4f 400,240 540,240 540,900 400,900
h #3f5d4f 0,120 340,120 560,180 560,290 440,330 0,330
h gold 0,60 90,70 120,120 0,130
~ o gold 470,230 44
b #2b4238 40 -440,900 440,900 !
b steel 130 0,320 0,520
+4:0,44 b ash 16 -66,370 66,340 !
t brass 60,46 30,430 380,500 700,420
o #8e2438 700,416 70
l #3f5d4f -250,510 250,510 330,610 -330,610 >0
r steel -340,610 680,60 10
l white -470,760 -300,700 340,700 500,760 !
+3:0,24 b stone 8 -300,716 320,716 !
r wood -620,760 1240,90 14
r bark -560,850 1120,50 8
= overhead-projector | overhead projector, overhead projectors
l #f8ecb0 -100,180 -640,-60 -640,420 !
b steel 44 380,880 380,120
b steel 44 380,130 40,130
r coal 340,420 100,90 16
l ash -60,60 140,40 160,240 -80,220 >30
l silver -110,90 -60,70 -80,210 -120,200
o ice -110,146 50
l #e7d9b8 -440,800 440,800 520,1120 -520,1120 >0
l #d3c39c -440,800 440,800 470,900 -470,900 !
r ice -330,740 660,70 14
l white -280,750 280,750 290,770 -290,770 !
r coal -540,1110 1080,60 20
+4:90,0 b #a8966c 16 -400,950 -400,1060 !
o red 380,1010 44
b #6fae3d 30 120,750 200,690 !
@ -8 .8 60,-20
l #7fb5d0 -500,780 -200,776 -190,800 -500,806 !
@
= rotary-phone | rotary phone, rotary phones, rotary telephone, rotary dial phone, old telephone, vintage telephone, vintage phone, old phone, telephone, telephones, landline, landline phone
h #c93a33 0,520 150,520 240,600 420,960 470,1100 0,1100
h #8e2438 0,1080 500,1080 520,1150 0,1160
~ r #8e2438 150,400 80,160 20
L #c93a33 -560,470 -600,330 -520,220 -340,190 -120,230 120,230 340,190 520,220 600,330 560,470 400,480 330,390 200,350 -200,350 -330,390 -400,480 >0
~ L #8e2438 330,390 400,480 560,470 600,420 440,440
C white 22 -500,290 -400,250 -280,246 !
o cream 0,800 240
*10:0,800:28:-130 o coal 0,620 36 !
o silver 0,800 110
o #c93a33 0,800 70 !
b steel 26 130,930 190,990
C #8e2438 30 470,1060 600,1100 640,980 600,900
= floppy-disk | floppy disk, floppy disks, diskette
l #3a6fb5 -520,80 -500,60 370,60 520,210 520,1180 500,1200 -500,1200 -520,1180 >0
r silver -260,60 520,360 10
r #2b3f5c 60,110 120,260 8 !
r white -380,620 760,580 16
b coral 50 -380,690 380,690 !
+3:0,120 b stone 18 -310,810 310,810 !
r #2b4f86 -480,1120 60,50 !
r #2b4f86 420,1120 60,50 !
= pinball-machine | pinball machine, pinball machines, pinball, pinball table ; pinball wizard, pinball player
b steel 50 -470,900 -500,1290
b steel 50 470,900 500,1290
b steel 40 -300,800 -310,1100
b steel 40 300,800 310,1100
r #7a4fb5 -420,-60 840,440 24
r #24406e -370,-20 740,360 12 !
s amber -210,170 150,9,.55
o coral -210,170 66
+2:170,0 r #f8dc7a 0,40 140,90 8 !
b coral 40 0,220 320,220 !
b #8cc4de 26 0,280 260,280 !
l #c93a33 -400,400 400,400 560,1040 -560,1040 >0
l #1f6f86 -350,420 350,420 480,960 -480,960 !
l #8e2438 -560,1030 560,1030 540,1160 -540,1160 >0
o #f4c63d -140,560 76
o white -140,560 36 !
o #f4c63d 130,560 76
o white 130,560 36 !
o #f4c63d 0,690 76
o white 0,690 36 !
b cream 26 -330,560 -360,720 !
b cream 26 330,560 360,720 !
t white 44,26 -220,850 -50,930
t white 44,26 220,850 50,930
o silver 40,820 34
b cream 16 400,480 440,900 !
o gold 440,1100 34
= telegraph-key | telegraph key, telegraph keys, telegraph, telegraphs, morse key, morse code key, telegraph machine ; telegrapher, telegraph operator
r wood -620,940 1240,200 24
r bark -580,1130 1160,50 12
r #4a3a30 -560,880 1120,70 10
b brass 60 -60,880 -60,700
b brass 60 120,880 120,720
o gold 30,700 70
t brass 50,40 -400,690 30,700 520,720
O #4a4650 480,560 90,60
O #4a4650 480,630 160,56
b brass 40 470,650 470,720
b brass 34 470,740 470,880
r gold 430,850 80,40 8
b brass 34 -400,640 -400,880
o gold -400,640 50
o gold -500,1040 34
o gold 500,1040 34
+2:150,0 o amber -240,400 36
b amber 60 60,400 220,400 !
o amber 330,400 36
= fly-vise | fly tying vise, fly tying vises, fly tying, fly tyer, fly tying bench ; fly tier
r wood -560,1120 1120,110 20
b steel 60 -300,1120 -300,700
b steel 50 -320,740 -80,560
l ash -110,500 60,440 80,500 -70,610 >-40
C #c9ced6 30 60,470 240,470 330,540 320,660 220,700 150,650 !
L #c93a33 90,420 290,420 350,490 290,540 90,530 >9999
+3:70,0 b gold 20 130,420 120,536 !
L #2f8fa3 100,430 180,260 420,160 540,180 420,300 250,400
L #f4c63d 90,430 120,240 280,90 400,60 330,190 200,350
L #e8792e 60,500 -120,420 -240,320 -120,470 -200,500 20,540
o #2e2a33 340,460 50
o white 350,450 14 !
b #8a5733 50 420,1120 420,960
o #c93a33 420,900 90
b #f4c63d 44 340,870 500,870 !
b #f4c63d 44 340,940 500,940 !
= cider-maker | cider press, cider presses, apple press, apple cider press
b wood 70 -420,240 -420,1220
b wood 70 420,240 420,1220
r wood -500,200 1000,110 20
b steel 70 0,-40 0,420
+4:0,56 b ash 14 -36,30 36,10 !
c #5c5a66 50 -300,-60 300,-60
o #c93a33 -320,-60 50
o #c93a33 320,-60 50
r #8a5733 -230,400 460,60 10
o #c93a33 -190,500 60
o #c93a33 -60,490 64
o #6fae3d 80,500 62
o #c93a33 200,510 56
+8:72,0 r #c68c55 -290,520 60,440 6
r #5c5a66 -310,590 620,40 8
r #5c5a66 -310,830 620,40 8
r wood -480,960 960,70 10
l #e0a23a 230,1010 300,1010 330,1130 270,1130 !
l #c9ced6 180,1120 420,1120 390,1270 210,1270 >300
O #e0a23a 300,1126 110,26
r wood -480,1180 600,60 10
= sap-bucket | sap bucket, sap buckets, maple sap bucket, maple tapping, maple syrup bucket, sugar maple tapping, maple bucket ; sugaring season, sugar shack, maple sugaring
l #6b4a35 -560,-100 -80,-100 -100,400 -70,900 0,1160 60,1270 -660,1270 -590,1160 -540,900 -530,400 >-240
C #523624 26 -420,-40 -400,400 -460,900 !
C #523624 26 -180,60 -220,500 -160,1000 !
C #8a6448 22 -320,100 -340,520 -320,900 !
c steel 60 -120,300 130,330
L sky 120,380 150,440 130,480 100,440
C steel 24 -20,560 20,380 380,380 460,560
l #c9ced6 -40,560 480,560 400,1090 40,1090 >220
O #8d939c 220,560 260,60
O #dff0f7 220,570 220,44 !
b #8d939c 22 -10,740 446,740 !
b #8d939c 22 20,940 420,940 !
@ 0 .3 220,230
use maple-leaf
@
@ 20 .34 420,-440
use maple-leaf
@
`;
