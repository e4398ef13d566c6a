/** What plants grow out of, and plants without a pot of their own. */
export const PLANTERS = `
thing

= planter-pot | planter pot, planter, terracotta pot, clay pot, terra cotta pot, empty pot, ceramic pot, plant pot, plant pots
O cocoa 0,420 480,70
r brick -520,400 1040,190 30
h brick 0,590 440,590 340,1220 0,1240
b brick- 22 -436,610 436,610 !
b brick+ 30 -360,700 -290,1120 !
= teacup-empty | empty teacup, empty cup, empty mug, teacup planter
a white 470,700 190,70 -90,100
O cocoa 0,480 500,80
H white 0,480 520,480 480,780 300,1010 0,1040
C gold 24 -510,500 0,560 510,500 !
*5:0,790 o rose 0,720 56
o lemon 0,790 44
~ L leaf 100,810 220,720 310,780 220,870
O white 0,1110 640,120
O sand 0,1110 360,50 !
= skull-planter | skull planter, skull pot, flower skull, skull full of flowers
C green 30 0,640 0,300
~ C green 30 60,640 240,330
~ C green 30 120,700 480,480
~ L leaf 140,560 330,520 430,600 260,640
~ L leaf 40,430 110,280 190,330 120,450
*8:0,180 O rose 0,30 70,110
o lemon 0,180 80
*8:-300,320 O coral -300,200 58,90
*8:300,320 O coral 300,200 58,90
~ o lemon 300,320 66
*7:-520,500 O violet -520,410 46,72
*7:520,500 O violet 520,410 46,72
~ o lemon 520,500 50
H bone 0,560 260,570 430,680 470,860 420,1000 300,1060 0,1080
r bone -250,1020 500,240 60
~ O night 210,860 120,130 !
l night 0,930 60,1030 -60,1030 !
+4:100,0 b night 20 -150,1120 -150,1240 !
~ C bone- 16 360,660 420,760 410,840 !
= monstera-stems | monstera plant, leafy monstera, monstera in a pot, potted monstera
C pine 40 0,1260 -20,800 -60,420
C pine 36 20,1260 220,900 320,700
C pine 36 -20,1260 -220,960 -360,780
@ -10 .62 -60,-130
.monstera-blade
@ 40 .5 330,100
.monstera-blade
@ -48 .5 -370,140
.monstera-blade
= .monstera-blade
h leaf 0,150 70,70 200,50 330,120 420,230 190,330 470,320 540,460 210,490 560,560 540,690 200,640 500,790 420,920 180,780 340,990 200,1090 0,1160
b pine 22 0,160 0,1120 !
~ b pine 16 0,420 330,250 !
~ b pine 16 0,600 440,420 !
~ b pine 16 0,780 430,620 !
~ b pine 16 0,940 330,850 !
= rosette-bare | succulent rosette, echeveria, hens and chicks plant
~ L leaf 40,1240 240,1000 560,960 380,1200
*9:0,640 L mint 0,640 -170,250 0,-20 170,250
*9:0,640:40:20 L leaf 0,640 -140,340 0,120 140,340
*6:0,640 L mint 0,640 -110,440 0,300 110,440
*5:0,640:72:20 L leaf 0,640 -60,540 0,450 60,540
r leaf -60,1040 120,220 20
= upright-leaves | bunch of leaves, sansevieria, spider plant leaves
~ L leaf 30,1240 120,860 380,420 400,700 230,1120
~ L green 20,1240 80,760 220,200 260,600 150,1140
H leaf 0,60 100,400 90,1000 0,1240
~ C lime 14 90,1140 220,860 350,520 !
C lime 14 0,1160 0,300 !
= bouquet-stems | bunch of wildflower stems
~ C green 30 0,1260 90,800 240,460
~ C green 30 0,1260 220,860 440,640
C green 30 0,1260 0,360
~ L leaf 90,960 240,840 340,860 220,980
~ L leaf 20,760 90,610 160,640 110,760
*9:0,200 O rose 0,30 76,120
o lemon 0,200 90
*9:-270,360 O white -270,220 60,100
*9:270,360 O white 270,220 60,100
~ o amber 270,360 76
*8:-490,570 O violet -490,460 52,80
*8:490,570 O violet 490,460 52,80
~ o lemon 490,570 60
= herb-pots | potted herbs, herb pots, herb garden, kitchen herbs, pots of herbs, windowsill herbs
~ C green 24 420,860 400,600 480,380
~ L leaf 410,740 300,640 250,680 330,780
~ L leaf 420,640 540,560 590,600 500,690
~ L leaf 440,520 350,420 310,460 380,550
~ L leaf 470,400 430,260 500,180 560,280
C green 28 0,860 0,300
~ l mint 10,820 150,740 200,760 60,850
~ l mint 10,680 150,590 200,610 60,720
~ l mint 10,540 140,450 190,470 60,580
~ l mint 10,400 110,310 150,330 50,440
L mint -40,320 0,160 40,320
~ r brick 240,800 360,110 20
~ l brick 270,910 570,910 530,1220 310,1220
r #c96a45 -190,800 380,120 20
h #c96a45 0,920 160,920 120,1240 0,1240
~ r cream 360,1000 120,90 10 !
r cream -70,1010 140,90 10 !
= columbine | columbine, columbines, blue columbine, colorado columbine
C green 32 0,640 30,900 0,1270
L leaf 10,1080 180,940 340,980 220,1110
L leaf 0,1140 -180,1000 -320,1060 -200,1170
*5:0,400 L violet 0,400 -120,220 0,-60 120,220
*5:0,400:72:36 O white 0,230 96,140
*5:0,400:72:36 o lilac 0,210 40,60 !
*10:0,400 c amber 18 0,400 0,300 !
o gold 0,400 60
= mason-jar-open | open mason jar | thing
r stone -222,110 444,46 22
l #cfe4ea -214,140 214,140 220,230 290,280 334,370 346,500 346,1060 322,1150 260,1190 -260,1190 -322,1150 -346,1060 -346,500 -334,370 -290,280 -220,230 >0
l #9ccadb -326,640 326,640 326,1056 304,1136 250,1170 -250,1170 -304,1136 -326,1056 >0
O #bfe0ea 0,640 326,40
b green 26 -30,150 -120,900 !
b leaf 26 0,150 20,1020 !
b green 26 30,150 150,880 !
C leaf 22 -60,160 40,640 90,960 !
b #e8f4f7 26 -222,200 222,200
C white 26 -282,420 -300,700 -290,960 !
C white 18 -236,430 -250,560 !
L #e8f4f7 160,420 230,440 250,540 180,520 !
= tin-can-open | tin can, open tin can, empty tin can, old tin can, tin can planter | thing
r silver -300,150 600,1040 40
O stone 0,1170 300,60
O steel 0,170 300,70
O ash 0,176 262,50 !
+2:0,90 b stone 16 -300,300 300,300 !
+2:0,90 b stone 16 -300,1010 300,1010 !
r #4f8f8a -300,440 600,510 0
b cream 18 -300,470 300,470 !
b cream 18 -300,920 300,920 !
*7:0,690 O cream 0,590 44,62 !
o amber 0,690 62
C white 20 -250,560 -250,840 !
`;
