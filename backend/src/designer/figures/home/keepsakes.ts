/** Small things of wardrobe, clinic, kitchen and playroom. */
export const KEEPSAKES = `
thing

= maneki-neko | maneki neko, lucky cat maneki neko, maneki neko lucky cat, fortune cat, beckoning cat, waving lucky cat
t white 150,140 250,820 450,600 440,330
~ l white 90,260 250,50 340,300
~ l red 160,230 244,130 294,270 !
H white 0,560 210,600 310,760 330,1000 270,1190 0,1210
H white 0,180 170,190 310,290 340,430 280,560 0,610
O white 440,300 96,110
l coal -330,280 -240,200 -110,210 -150,330 -290,370 !
~ C coal 22 80,400 140,350 200,400 !
o pink 0,440 30 !
~ C coal 14 0,470 50,510 100,490 !
~ C coal 10 180,460 260,450 330,440 !
~ C coal 10 180,490 260,500 330,510 !
B red 56 -240,600 0,650 240,600 !
o gold 0,668 60
O gold 0,930 150,190
b brick 22 0,810 0,1050 !
b brick 18 -60,860 60,860 !
b brick 18 -60,1000 60,1000 !
~ O white 200,1180 120,60

= foam-clogs | crocs, foam clogs, foam clog, croc shoes, rubber clogs, clogs
L lime- 60,760 120,560 330,470 520,560 640,760 640,920 560,980 140,980 70,900
L lime -600,900 -560,640 -400,480 -200,440 40,520 240,700 380,800 400,940 330,1020 -520,1040 -590,990 >-60
L green -80,560 40,540 200,680 330,790 300,850 100,790 -40,690 !
L #3f6a1e -60,600 30,580 170,700 280,800 100,770 !
o green -460,640 26 !
o green -380,570 26 !
o green -360,690 26 !
o green -270,610 26 !
o green -250,730 26 !
o green -450,760 26 !
C lime 60 -90,610 0,470 200,540 380,800
o white -84,606 34
b green 46 -560,1000 370,980
= solo-cup | solo cup, red solo cup, red cup, party cup, plastic cup, beer pong cup ; beer pong
l red -300,180 300,180 220,1180 -220,1180 >60
b wine 18 -262,560 262,560 !
b wine 18 -246,760 246,760 !
b wine 18 -230,980 230,980 !
O white 0,180 320,90
O #d9d2c4 0,190 270,60 !
L ice -200,190 -60,150 120,150 220,190 60,226 -110,226 !
b coral 30 -190,320 -150,880 !
= tumbler-cup | tumbler cup, tumbler with handle, tumbler cup with handle, tumbler cup with handle and straw, tumbler with handle and straw, tumbler cup with straw, tumbler with straw, stanley tumbler, insulated tumbler, travel tumbler, water tumbler, water bottle cup ; hydrate, stay hydrated, emotional support water bottle
a rose 230,620 190,70 280,440
l pink -260,250 260,250 250,800 190,860 170,1200 -170,1200 -190,860 -250,800 >40
l rose -256,420 256,420 254,500 -254,500 !
r white -280,170 560,90 30
r rose -120,120 240,60 20
b sky 40 60,150 140,-80
l pink+ -200,540 -150,540 -150,780 -180,800 !
= claw-clip | claw clip, claw clips, hair claw, hair clip, hair clips
~ L bark 40,340 60,140 200,60 300,120 240,260 200,360
b silver 60 -150,330 150,330
+4:70,0 b steel 16 -110,296 -100,366 !
L brown -560,700 -520,500 -360,380 -140,330 140,330 360,380 520,500 560,700 460,760 -460,760 >0
L tan -440,560 -330,460 -200,440 -260,560 !
L tan -90,560 0,430 130,450 60,600 !
L tan 240,480 350,500 420,620 300,600 !
~ T brown 90,30 70,720 80,900 50,1060
~ T brown 90,30 200,720 230,900 190,1060
~ T brown 90,30 330,720 380,900 340,1050
~ T brown 90,30 460,700 520,880 490,1030
= perfume-bottle | perfume, perfume bottle, perfumes, cologne, fragrance
L rose 0,560 230,520 380,720 380,960 230,1160 0,1190 -230,1160 -380,960 -380,720 -230,520 >0
L pink -300,760 0,720 300,760 300,960 180,1100 0,1120 -180,1100 -300,960 !
L blush -270,780 -150,740 -200,960 -260,920 !
r gold -90,420 180,130 16
r brass -120,490 240,50 12
r silver -60,290 120,140 20
b gold 26 60,340 220,360
C gold 18 220,360 330,300 420,360
L wine 420,300 520,260 600,340 560,440 460,450 400,380
+3:0,60 b wine 10 440,460 430,520 !
r white -110,820 220,150 16 !
v rose 0,900 70 !
= wheelchair | wheelchair, wheelchairs, wheel chair ; wheelchair user, differently abled
b steel 40 -300,330 -200,820
b steel 36 -380,300 -290,340
r teal -270,760 460,80 30
l teal -330,360 -230,360 -180,770 -270,770
b steel 36 -200,640 120,640
r coal -140,590 270,50 24
b steel 36 190,800 300,1110
b steel 34 300,1110 430,1110
*12:-80,920 b steel 8 -80,920 -80,660 !
a coal -80,920 290,44 0,360
a silver -80,920 230,22 0,360
o ash -80,920 46
wheel silver 300,1150 80
= blood-drop | blood drop, drop of blood, blood droplet ; blood donor, donate blood, phlebotomist life, blood bank
L red 0,40 120,300 300,560 370,800 300,1040 120,1170 -120,1170 -300,1040 -370,800 -300,560 -120,300 >0
L coral -220,620 -120,480 -170,720 -230,860 -260,760 !
C white 30 -300,830 -150,830 -90,700 -10,960 70,760 120,830 300,830 !
= anatomical-heart-drawn | anatomical heart, real heart, human heart, heart organ, heart anatomy ; cardiologist life, open heart surgery, heart transplant
T #3f6aa8 90,80 -210,420 -230,220 -210,60
T red 130,110 60,500 20,260 140,130 330,120 400,240
T wine 60,50 130,150 120,20
T wine 60,50 240,120 260,-10
T #3f6aa8 100,80 60,480 -60,330 -40,170
L red -330,520 -200,390 60,400 300,430 440,620 430,860 300,1060 60,1210 -120,1080 -290,900 -380,700 >60
L wine -330,520 -200,400 -120,520 -230,640 -350,680 !
C coral 20 100,470 60,700 120,900 90,1080 !
C coral 16 64,700 -80,760 -140,880 !
C coral 16 110,860 230,900 280,980 !
C #3f6aa8 16 190,470 250,640 220,790 !
C #3f6aa8 12 246,640 340,700 360,790 !
= pill-bottle | pill bottle, pill bottles, prescription bottle, medicine bottle ; pharmacy technician, pharmacist life
r orange -280,380 560,800 60
r amber -280,380 180,800 60 !
r white -330,180 660,220 40
+9:70,0 b stone 14 -280,210 -280,370 !
r white -280,580 560,420 0
v red -170,664 70 !
b stone 22 -80,660 230,660 !
+3:0,80 b stone 18 -220,760 220,760 !
@ -40 .5 420,380
r white -80,420 160,440 80
r red -80,420 160,220 80
= iv-bag | iv bag, iv drip, iv fluids, saline bag, iv bags ; iv nurse, infusion nurse, coffee iv
b steel 24 0,40 0,140
a steel 0,50 50,20 180,360
L ice -280,170 -240,130 240,130 280,170 300,760 200,900 -200,900 -300,760
L sky -290,480 290,480 298,760 200,890 -200,890 -298,760 >0
r white -180,250 360,160 16
v red 0,330 80 !
+4:0,90 b white 12 180,500 250,500 !
r steel -40,890 80,110 10
r ice -30,990 60,110 20
C steel 20 0,1100 40,1190 180,1210 260,1130 360,1160
= uterus | uterus, ovaries, uteruses, womb ; my body my choice, reproductive rights, pro choice, women rights
~ T rose 70,54 60,360 240,240 420,260 470,420
~ L coral 400,440 480,420 550,480 540,580 450,620 380,560
~ o pink 470,510 40 !
L pink 0,260 160,280 250,420 220,620 130,800 120,1000 60,1040 -60,1040 -120,1000 -130,800 -220,620 -250,420 -160,280 >0
L wine 0,380 110,400 70,600 30,760 -30,760 -70,600 -110,400 !
b wine 30 0,800 0,960 !
r rose -130,1030 260,150 40
*5:-330,830 o lemon -330,780 30
o amber -330,830 26
*5:330,830 o lemon 330,780 30
o amber 330,830 26
= .rib-arcs
~ C bone 56 50,320 240,250 380,340 390,470
~ C bone 56 60,400 300,390 420,560 350,720 90,620
~ C bone 54 60,500 330,520 450,720 360,880 100,740
~ C bone 50 60,600 340,660 440,860 340,1010 130,900
~ C bone 46 60,700 280,790 360,940 300,1080
h bone 0,330 70,340 56,640 0,720
~ C bone 60 40,270 260,200 440,250
= ribcage | ribcage, rib cage, ribs skeleton, skeleton ribs, skeleton ribcage ; radiology tech, x-ray tech
h bone 0,200 54,220 60,760 0,800
+9:0,100 r bone -50,330 100,70 20
.rib-arcs
v red -90,520 150
= lava-lamp | lava lamp, lava lamps
l silver -90,60 90,60 140,250 -140,250
l violet -140,250 140,250 260,820 -260,820 >0
O rose 20,400 60,76
O rose -70,560 80,90
O rose 90,650 60,54
L rose -240,820 -170,700 -60,740 0,690 90,760 180,730 240,820
o pink -90,540 24 !
o pink 0,376 18 !
b lilac 24 -110,320 -170,640 !
l silver -270,820 270,820 160,960 120,1020 280,1200 -280,1200 -120,1020 -160,960
l steel -130,990 130,990 150,1040 -150,1040 !
= pinwheel | pinwheel, pinwheels, paper windmill
b wood 34 0,420 0,1230
l red 0,400 0,40 250,150
l wine 0,400 250,150 0,200
l lemon 0,400 360,400 250,650
l amber 0,400 250,650 200,400
l sky 0,400 0,760 -250,650
l blue 0,400 -250,650 0,600
l leaf 0,400 -360,400 -250,150
l green 0,400 -250,150 -200,400
o white 0,400 46
= pinata-donkey | pinata, pinatas, piñata, piñatas, pinata donkey, donkey pinata
b brown 14 20,-20 20,470
t violet 150,130 -320,660 -340,1080
t teal 150,130 220,660 230,1080
t rose 150,130 -170,700 -180,1120
t amber 150,130 330,640 360,1080
r amber -420,460 840,250 60
+7:120,0 l red -420,460 -300,460 -300,520 -330,560 -360,520 -390,560 -420,520
+7:120,0 l lime -420,540 -300,540 -300,600 -330,640 -360,600 -390,640 -420,600
+7:120,0 l rose -420,620 -300,620 -300,680 -330,720 -360,680 -390,720 -420,680
l teal 200,480 300,160 480,150 640,290 620,370 470,380 430,560
l lemon 250,330 300,160 480,150 500,220 !
l rose 225,400 250,330 560,260 620,310 !
l violet 320,180 330,10 380,20 400,160
l red 410,160 440,0 490,20 480,170
o night 450,240 24 !
l rose -420,480 -560,420 -620,620 -560,680 -500,560 -420,560
= flower-lei | lei, leis, hawaiian lei, flower necklace, flower lei
C green 40 -480,240 -440,640 -240,960 0,1080 240,960 440,640 480,240
*5:-480,240 O rose -480,178 50,64 !
*5:-480,240:72:36 O rose- -480,196 14,34 !
o amber -480,240 34
*5:480,240 O rose 480,178 50,64 !
*5:480,240:72:36 O rose- 480,196 14,34 !
o amber 480,240 34
*5:-490,430 O lemon -490,368 50,64 !
*5:-490,430:72:36 O lemon- -490,386 14,34 !
o amber -490,430 34
*5:490,430 O lemon 490,368 50,64 !
*5:490,430:72:36 O lemon- 490,386 14,34 !
o amber 490,430 34
*5:-420,640 O white -420,578 50,64 !
*5:-420,640:72:36 O white- -420,596 14,34 !
o amber -420,640 34
*5:420,640 O white 420,578 50,64 !
*5:420,640:72:36 O white- 420,596 14,34 !
o amber 420,640 34
*5:-310,830 O pink -310,768 50,64 !
*5:-310,830:72:36 O pink- -310,786 14,34 !
o amber -310,830 34
*5:310,830 O pink 310,768 50,64 !
*5:310,830:72:36 O pink- 310,786 14,34 !
o amber 310,830 34
*5:-160,980 O lemon -160,918 50,64 !
*5:-160,980:72:36 O lemon- -160,936 14,34 !
o amber -160,980 34
*5:160,980 O lemon 160,918 50,64 !
*5:160,980:72:36 O lemon- 160,936 14,34 !
o amber 160,980 34
*5:0,1060 O rose 0,998 50,64 !
*5:0,1060:72:36 O rose- 0,1016 14,34 !
o amber 0,1060 34
= .print
L red 0,662 46,686 74,730 48,758 0,746 -48,758 -74,730 -46,686
~ O red 42,562 26,39 !
~ O red 104,634 23,34 !
= heart-of-paws | heart made of paw prints, heart made of paws, heart of paw prints, heart of paws, paw print heart, paw prints heart, paws in a heart
@ -14 0.94 -392,-375
.print
@ 10 0.94 -168,-375
.print
@ -6 0.94 168,-375
.print
@ 16 0.94 392,-375
.print
@ -10 0.94 -486,-150
.print
@ 6 0.94 -243,-150
.print
@ -14 0.94 0,-150
.print
@ 10 0.94 243,-150
.print
@ -6 0.94 486,-150
.print
@ 16 0.94 -362,75
.print
@ -10 0.94 -121,75
.print
@ 6 0.94 121,75
.print
@ -14 0.94 362,75
.print
@ 10 0.94 -236,295
.print
@ -6 0.94 0,295
.print
@ 16 0.94 236,295
.print
@ -10 0.94 0,525
.print
@
= .blossom
*5:0,640 o rose 0,590 38,46
o lemon 0,640 34
= .daisy
*7:0,640 o cream 0,586 26,44
o gold 0,640 36
= heart-of-flowers | heart made of flowers, heart made of wildflowers, heart made of daisies, heart made of roses, heart of flowers, flower heart, floral heart, heart made of blooms
@ 0 1.06 -388,-378
.daisy
@ 20 1.06 -186,-378
.blossom
@ -15 1.06 186,-378
.daisy
@ 30 1.06 388,-378
.blossom
@ 0 1.06 -492,-198
.daisy
@ 20 1.06 -296,-198
.blossom
@ -15 1.06 -99,-198
.daisy
@ 30 1.06 99,-198
.blossom
@ 0 1.06 296,-198
.daisy
@ 20 1.06 492,-198
.blossom
@ -15 1.06 -392,-12
.daisy
@ 30 1.06 -196,-12
.blossom
@ 0 1.06 0,-12
.daisy
@ 20 1.06 196,-12
.blossom
@ -15 1.06 392,-12
.daisy
@ 30 1.06 -292,172
.blossom
@ 0 1.06 -97,172
.daisy
@ 20 1.06 97,172
.blossom
@ -15 1.06 292,172
.daisy
@ 30 1.06 -188,348
.blossom
@ 0 1.06 0,348
.daisy
@ 20 1.06 188,348
.blossom
@ -15 1.06 0,510
.daisy
@
`;
