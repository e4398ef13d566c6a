/** What lies about where somebody sews, crochets or mends. */
export const SEWING_ROOM = `
thing

= granny-square | granny square, granny squares, crochet square, crochet granny square, granny square blanket, granny square afghan
r cream -560,80 1120,1120 60
r teal -490,150 980,980 50 !
r amber -380,260 760,760 40 !
r rose -270,370 540,540 40 !
+5:180,0 o night -360,205 44,26 !
+5:180,0 o night -360,1075 44,26 !
~ +3:0,180 o night 435,460 26,44 !
+4:170,0 o night -255,315 40,24 !
+4:170,0 o night -255,965 40,24 !
~ +2:0,170 o night 325,555 24,40 !
*8:0,640 o cream 0,510 44,74 !
o amber 0,640 70 !
= seam-ripper | seam ripper, seam rippers
@ 38 1 0,0
r violet -70,560 140,660 70
+4:0,110 b lilac 18 -60,700 60,700 !
r silver -30,260 60,320
L silver -30,280 -40,60 0,-80 40,-60 30,120 130,40 150,70 80,220 30,290 >0
o red 134,44 34
@
= rotary-cutter | rotary cutter, fabric cutter
@ -38 1 0,0
h amber 0,360 110,380 130,1200 60,1260 0,1260
h coal 0,700 118,700 122,1040 0,1040
r amber -90,300 180,220 60
o silver 0,190 250
o steel 0,190 180 !
o coal 0,190 60
@
= zipper | zipper, zippers, zip
~ l rose 60,0 300,0 300,1240 40,1240 40,700
~ +7:0,90 r brass 30,20 70,50 10
+7:0,86 r brass -60,690 120,46 10
l steel 0,560 110,600 90,760 -90,760 -110,600
r steel -60,760 120,230 50
r night -26,830 52,110 24 !
= fabric-stack | fabric, fabrics, fabric stash, stack of fabric, fabric stack, fat quarters, fabric bolts
r teal -520,960 1040,220 90
r amber -480,740 960,230 90
r rose -520,520 1040,230 90
r violet -460,300 920,230 90
+6:160,0 o cream -400,1070 30 !
+5:180,0 b cream 24 -380,760 -380,940 !
+6:160,0 o wine -400,636 34 !
+4:200,0 s lemon -300,415 50,5,0.45 !
~ C night 14 440,360 380,415 440,470 !
= pruning-shears | pruning shears, pruners, garden shears, hedge clippers, secateurs, garden snips
@ 30 1 0,0
L red -40,640 -160,760 -280,1040 -260,1260 -180,1270 -150,1080 20,720
L red 40,640 170,760 250,1040 210,1250 140,1250 130,1080 -20,720
L steel -60,640 -200,420 -190,160 -60,-20 30,120 80,420 60,620 >0
L silver 30,640 150,430 190,220 120,60 60,220 20,420
o coal 0,650 60
C steel 26 -110,850 0,930 90,850
@
= macrame-hanging | macrame, macrame wall hanging, macrame plant hanger, wall hanging
C cream 26 -480,70 0,-160 480,70
+9:100,0 b sand 44 -400,620 -400,1080
+9:100,0 l sand -430,1080 -370,1080 -350,1180 -450,1180
l cream -480,110 480,110 480,560 0,960 -480,560 >0
~ b tan 24 0,160 440,540 !
~ b tan 24 220,160 0,360 !
~ b tan 24 440,200 0,600 !
~ b tan 24 440,420 0,820 !
r wood -600,60 1200,70 35
~ o wood 600,95 60
= button-jar | jar of buttons, button jar, buttons in a jar
r silver -260,60 520,130 30
h ice 0,190 300,200 380,330 380,1140 300,1220 0,1220
+4:180,0 o red -270,1100 80
+3:180,0 o amber -180,960 80
+4:180,0 o teal -270,820 80
+3:180,0 o rose -180,680 80
+2:180,0 o leaf -90,540 80
+4:180,0 o night -270,1100 18 !
+3:180,0 o night -180,960 18 !
+4:180,0 o night -270,820 18 !
+3:180,0 o night -180,680 18 !
`;
