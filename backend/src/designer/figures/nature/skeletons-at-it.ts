/** Skeletons from head to foot that are at something. */
export const SKELETONS_AT_IT = `
coat=#f2ead8

= .stood-legs
~ t $coat 66,52 126,960 150,1160
~ t $coat 58,48 150,1160 150,1350
~ o $coat 126,960 56
~ o $coat 150,1160 54
~ L $coat 96,1330 190,1320 310,1390 326,1440 96,1440
.friendly-ribs
h $coat 0,880 160,846 236,900 214,990 130,1030 60,990 0,1050
~ o night 108,932 34 !
= .bone-fist
O $coat 0,640 84,72
+4:44,0 c $coat 36 -66,610 -66,670 !
+3:44,0 b #b9b09c 10 -44,600 -44,680 !
= skeleton-grandpa | grandpa skeleton, skeleton grandpa, old man skeleton, skeleton old man, grandfather skeleton, skeleton smoking a pipe, skeleton with a cane
b bark 44 430,880 470,1440
C bark 44 430,900 400,800 480,740 550,800
t $coat 58,50 -286,520 -430,700
t $coat 50,46 -430,700 -250,830
o $coat -286,520 54
o $coat -430,700 48
t $coat 58,50 286,520 400,660
t $coat 50,46 400,660 450,800
o $coat 286,520 54
o $coat 400,660 48
.stood-legs
~ L #7a4fb5 30,490 150,490 280,560 300,700 270,870 200,900 110,860 90,640 _760
~ b lilac 16 90,600 110,840 !
~ o gold 160,680 18 !
~ o gold 160,770 18 !
@ 0 1 -230,190
.bone-fist
@ 0 1 440,170
.bone-fist
@ 0 1 0,-80
.friendly-skull
L white -120,330 -40,300 0,320 40,300 120,330 160,380 60,376 0,360 -60,376 -160,380 !
~ a gold 122,205 104,22 0,360 !
b gold 22 -24,200 24,200 !
C bark 34 110,400 260,470 340,460
L bark 300,380 420,370 430,500 380,540 320,520 >360
C #cfd3d8 24 370,340 400,270 350,210 390,140 !
L #8a8f98 -330,30 -300,-100 -140,-190 60,-200 230,-150 320,-40 340,30 200,10 -160,10 >60
L #5c5a66 -340,20 -160,0 60,0 330,20 450,60 440,90 300,80 -300,70 !
C #6d7581 14 -120,-170 -180,-90 -190,0 !
C #6d7581 14 60,-190 110,-90 110,0 !
o #5c5a66 20,-200 40,26
@
= skeleton-runs-coffee | skeleton running with coffee, running skeleton with coffee, skeleton running with a coffee, skeleton running for coffee, skeleton running with coffee cup, skeleton running late with coffee, skeleton jogging with coffee, skeleton running with iced coffee, skeleton runner with coffee
t $coat- 58,50 -200,560 -400,640
t $coat- 50,46 -400,640 -480,480
o $coat- -400,640 48
@ -20 1 -490,-210
.bone-fist
@
t $coat- 66,52 -80,960 -330,1050
t $coat- 58,48 -330,1050 -600,960
o $coat- -330,1050 54
L $coat- -570,1010 -620,900 -700,860 -730,890 -700,1040 -620,1080
t $coat 66,52 100,960 360,1000
t $coat 58,48 360,1000 270,1240
o $coat 360,1000 54
L $coat 220,1220 310,1220 430,1290 440,1340 210,1340
@ 8 1 70,0
.friendly-ribs
h $coat 0,880 160,846 236,900 214,990 130,1030 60,990 0,1050
~ o night 108,932 34 !
@ 6 1 130,-70
.friendly-skull
@
t $coat 58,50 300,570 420,740
t $coat 50,46 420,740 560,600
o $coat 300,570 54
o $coat 420,740 48
l white 470,300 730,300 690,620 510,620 >600
l #a8683a 486,400 716,400 702,520 498,520 !
r bark 456,250 288,66 20
r cocoa 490,200 220,60 24
v red 600,460 60 !
+3:0,54 c $coat 38 500,480 580,480
b silver 22 -700,620 -560,620 !
b silver 22 -760,740 -560,740 !
b silver 22 -780,1180 -600,1180 !
= skeleton-nurse-charting | skeleton nurse with clipboard, skeleton nurse charting, skeleton charting, skeleton nurse with a clipboard, charting skeleton, skeleton nurse holding a clipboard, nurse skeleton with clipboard, nurse skeleton with a clipboard, nurse skeleton holding a clipboard, nurse skeleton charting
t $coat 58,50 286,520 410,700
o $coat 286,520 54
.stood-legs
t $coat 58,50 -286,520 -390,720
o $coat -286,520 54
L teal -290,500 -120,480 0,600 120,480 290,500 330,640 270,680 270,1010 -270,1010 -270,680 -330,640 >0
l #2e2a36 -110,484 0,600 110,484 60,484 0,540 -60,484 !
r sea 80,780 140,150 16 !
b white 14 110,740 110,830 !
C #26242b 26 -160,500 -180,680 -60,760 40,690
o silver 60,680 44
t $coat 50,46 -390,720 -150,850
o $coat -390,720 48
@ -8 1 60,0
r wood -130,700 360,470 24
r white -100,750 300,390 10 !
r silver -20,670 140,70 20
+4:0,76 b stone 16 -70,830 110,830 !
+4:0,76 l red 140,824 156,844 186,800 156,856 !
@ 0 1 -110,240
.bone-fist
@
t $coat 50,46 410,700 290,880
o $coat 410,700 48
@ 0 1 280,250
.bone-fist
@
b amber 26 210,800 330,980
@ 0 1 0,-80
.friendly-skull
L white -210,-10 -250,-170 0,-220 250,-170 210,-10 0,-60 >0
b red 30 0,-180 0,-80 !
b red 30 -50,-130 50,-130 !
@
= .ghost-sway
L white -250,1080 -330,860 -330,420 -270,180 -100,50 70,50 240,170 310,420 320,860 270,1080 190,1180 110,1090 10,1190 -90,1090 -170,1180 >30
L white -300,520 -420,430 -520,260 -580,240 -610,320 -560,470 -450,640 -310,720
L silver 290,560 430,620 560,560 600,490 660,500 650,600 560,720 430,770 290,720
o night -130,420 50,74
o night 110,420 50,74
o white -146,392 18 !
o white 94,392 18 !
L night -70,540 50,540 30,610 -10,630 -50,610 !
o #f0a9a0 -220,540 46,30 !
o #f0a9a0 200,540 46,30 !
= .sway-boots
@ 0 .3 -150,560 flip
use cowboy-boot
@ 0 .3 150,560
use cowboy-boot
@
= ghost-trio | dancing ghosts, ghosts dancing, three dancing ghosts, dancing ghost trio, ghosts having a dance party | thing
@ -10 .56 -440,60
.ghost-sway
@ 10 .56 440,60 flip
.ghost-sway
@ 4 .64 0,0
.ghost-sway
@
s amber -300,180 60,4,.3
s amber 300,180 60,4,.3
s gold 0,1180 50,4,.3
= ghost-trio-boots | dancing ghosts in cowboy boots, ghosts dancing in cowboy boots, line dancing ghosts, ghosts line dancing, ghosts dancing with cowboy boots, dancing ghosts with cowboy boots, dancing ghosts wearing cowboy boots | thing
@ -8 .56 -440,60
.ghost-sway .sway-boots
@ 8 .56 440,60 flip
.ghost-sway .sway-boots
@ 4 .64 0,-20
.ghost-sway .sway-boots
@
= ribcage-flowers | ribcage with flowers, rib cage with flowers, flowers in a ribcage, flowers growing in a ribcage, flowers in ribcage, floral ribcage, ribcage full of flowers, ribcage bouquet, ribcage with flowers growing
~ L leaf 60,300 260,120 330,20 180,90
~ L green 200,480 440,420 560,300 380,380
~ L leaf 300,760 520,760 600,660 420,680
C pine 22 0,900 -120,600 -200,260
C pine 22 0,900 130,600 230,250
@ 0 .4 -150,-130
.open-rose
@ 0 .4 190,-60
.open-rose
@ 0 .42 10,160
.open-rose
@ 0 .36 -230,180
.open-daisy
@ 0 .36 250,200
.open-daisy
@ 0 .3 20,-240
.open-daisy
@
.ribcage-bones
@ 0 .34 -300,-340
.open-rose
@ 0 .3 -60,-400
.open-daisy
@ 0 .26 190,-400
.open-rose
@ 0 .36 250,430
.open-rose
@ 0 .28 20,480
.open-daisy
@ 0 .24 -250,440
.open-rose
@
= .ribcage-bones
h bone 0,200 54,220 60,760 0,800
.rib-arcs
= .open-rose
*6:0,640 o red 0,370 250,230
*6:0,640:60:30 o coral 0,480 180,160
*5:0,640 o wine 0,560 110,100 !
o red 0,640 90 !
C wine 22 -50,640 0,590 56,630 20,690 !
= .open-daisy
*10:0,640 O white 0,360 90,240
o amber 0,640 150
`;
