/** Things with a face and limbs of their own. */
export const SMILING = `
skin=night shoe=red

= .open-arms
~ C $skin 46 160,760 400,740 530,540
~ O white 536,490 88,88
~ b stone 14 508,460 520,526 !
~ b stone 14 556,456 554,524 !
= pencil-mascot | pencil mascot, smiling pencil, cute pencil, happy pencil, pencil with a face, pencil with face, pencil character, dancing pencil | skin=night shoe=red
.m-legs .open-arms
l tan -190,320 -150,200 0,-130 150,200 190,320 >0
l coal -66,14 0,-130 66,14 30,40 0,20 -30,40 >0
l amber -190,300 -127,250 -64,300 0,250 64,300 127,250 190,300 190,900 -190,900 >0
b brass 14 -64,300 -64,900 !
b brass 14 64,300 64,900 !
r silver -200,880 400,90 16
+5:76,0 b steel 12 -152,890 -152,960 !
r pink -190,960 380,110 44
@ 0 .66 0,-40
use smiling-face
@
= toaster-mascot | toaster mascot, cute toaster, smiling toaster, toaster with face, toaster with a face, cute toaster with face, happy toaster, toaster character | skin=night shoe=red
~ C $skin 46 300,940 300,1050 290,1180
@ 0 1 140,0
L $shoe 60,1150 190,1130 330,1190 350,1250 60,1250
l white 60,1216 350,1216 350,1250 60,1250 !
@ 0 1 -140,0 flip
L $shoe 60,1150 190,1130 330,1190 350,1250 60,1250
l white 60,1216 350,1216 350,1250 60,1250 !
@
~ C $skin 46 440,760 580,720 630,540
~ O white 634,480 84,84
l tan -310,160 -190,70 -60,160 -60,460 -310,460
l #f3d8a4 -270,190 -190,120 -100,190 -100,460 -270,460 !
l tan 60,120 180,30 310,120 310,460 60,460
l #f3d8a4 100,150 180,80 270,150 270,460 100,460 !
r silver -480,380 960,640 170
r white -420,460 60,380 30 !
r ash 466,640 110,60 20
@ 0 .86 20,40
use smiling-face
@
= donut-mascot | smiling donut, smiling doughnut, donut mascot, doughnut mascot, cute donut, happy donut, donut with a face, donut with face, kawaii donut | skin=night shoe=red
.m-legs .open-arms
o tan 0,560 440
L pink -400,560 -390,380 -250,200 0,150 250,200 390,380 410,580 330,640 280,740 190,700 110,790 0,740 -120,800 -200,710 -290,740 -340,640
o brown 0,390 110
o cocoa 0,380 80 !
c lemon 30 -250,330 -200,290 !
c sky 30 200,270 250,310 !
c white 30 -310,470 -320,530 !
c lemon 30 310,450 300,510 !
c mint 30 -90,220 -30,210 !
c white 30 110,220 150,250 !
@ 0 .62 0,120
use smiling-face
@
= shamrock-mascot | smiling shamrock, shamrock with a face, shamrock with face, happy shamrock, cute shamrock, kawaii shamrock, shamrock mascot, smiling clover, dancing shamrock, shamrock character | skin=pine shoe=#2d5f42
@ 0 1 0,10
.m-legs .open-arms
@
C pine 60 0,760 -20,900 -60,1000
*3:0,560 v green 0,270 300
*3:0,560 v leaf -26,240 190 !
*3:0,560 b green 16 0,440 0,180 !
o leaf 0,590 256 !
@ 0 .62 0,-10
use smiling-face
@
= pill-bottle-mascot | smiling pill bottle, pill bottle with a face, pill bottle with face, happy pill bottle, cute pill bottle, cute smiling pill bottle, kawaii pill bottle, pill bottle mascot, pill bottle character, medicine bottle with a face, smiling medicine bottle | skin=night shoe=#3a6fb5
.m-legs .open-arms
r #e8792e -310,260 620,780 80
r amber -270,300 60,700 30 !
r white -310,400 620,440 0
r silver -280,200 560,80 10
r white -350,20 700,210 50
+9:76,0 b stone 16 -304,60 -304,200 !
v red -200,470 60 !
b stone 22 -110,470 230,470 !
@ 0 .66 0,40
use smiling-face
@
`;
