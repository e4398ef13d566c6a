/** Flowers of the states and of the months of birth. */
export const STATE_FLOWERS = `
thing

= .bloom-stem
T green 44,36 0,600 20,900 0,1270
~ L leaf 10,1120 180,900 420,860 360,1020 170,1190
= mountain-laurel | mountain laurel, mountain laurels, kalmia, laurel bloom, laurel flower
C bark 34 0,1280 -20,1000 0,700
~ L green 20,940 240,780 560,800 640,900 430,1000 180,1020
~ L leaf 20,1060 200,1020 460,1100 520,1200 300,1220 100,1160
~ L green 200,560 420,440 620,520 640,600 460,660 260,660
L leaf -110,200 -100,-40 0,-140 100,-40 110,200 >0
@ 0 .42 -220,-180
.laurel-cup
@ 20 .42 230,-190
.laurel-cup
@ 10 .44 -270,90
.laurel-cup
@ -10 .44 280,90
.laurel-cup
@ 15 .42 0,-330
.laurel-cup
@ 0 .5 0,-40
.laurel-cup
@ 0 .4 0,240
.laurel-cup
= .laurel-cup
*5:0,640 L rose- 0,640 -330,300 0,170 330,300
*5:0,640 L #f7cfd9 0,640 -290,320 0,220 290,320
*5:0,640 L #fbe9ec 0,600 -150,400 0,330 150,400 !
*10:0,640 o rose 0,400 44 !
*10:0,640 b rose 16 0,600 0,420 !
o leaf 0,640 76
= bleeding-heart | bleeding heart flower, bleeding heart flowers, bleeding hearts flower, bleeding heart plant, dicentra
C green 40 -560,1270 -520,800 -330,400 0,220 330,240 560,380
L leaf -510,1000 -300,900 -100,960 -170,1060 -60,1160 -280,1180 -400,1130
L leaf -520,860 -640,700 -620,560 -540,620 -500,780
L green -500,1130 -300,1200 -160,1270 -400,1280
C green 18 -270,350 -280,420
C green 18 20,220 20,330
C green 18 330,240 330,330
C green 18 540,370 540,440
@ 0 .95 -280,10
.heart-drop
@ 0 .8 20,-110
.heart-drop
@ 0 .62 330,-150
.heart-drop
@ 0 .42 545,-110
.heart-drop
= .heart-drop
L white -70,740 70,740 110,880 0,1010 -110,880 >0
L rose 0,820 30,900 0,990 -30,900 !
H #e0447a 0,420 110,380 210,440 240,560 190,690 120,750 160,830 90,830 0,760
L #f291b4 -170,470 -110,430 -90,520 -150,600 -190,560 !
b #b02a5c 16 0,430 0,740 !
= trillium-bloom | trillium, trilliums, trillium flower, white trillium
T green 46,40 0,700 20,1000 0,1280
*3:0,560:120:60 L green 0,640 -250,820 -200,1100 0,1270 200,1100 250,820 >0
*3:0,560 L white 0,560 -230,320 -160,60 0,-70 160,60 230,320 >0
*3:0,560 b silver 14 0,460 0,80 !
*6:0,560 b amber 34 0,530 0,410
o gold 0,560 66
= larkspur-spike | larkspur, larkspurs, larkspur flower, delphinium, delphiniums | vivid
T green 40,20 0,1280 10,700 0,40
~ L leaf 10,1180 130,980 330,880 420,920 300,1000 440,1010 300,1090 400,1130 180,1190
@ 0 .5 -130,250
.spur-bloom
@ 0 .5 150,220
.spur-bloom
@ 0 .42 -140,30
.spur-bloom
@ 0 .42 130,0
.spur-bloom
@ 0 .46 0,130
.spur-bloom
@ 0 .36 0,-120
.spur-bloom
@ 0 .3 -90,-260
.spur-bloom
@ 0 .3 90,-290
.spur-bloom
~ o violet 50,190 54
o #8f6ad0 0,90 50
o leaf 0,10 34
= .spur-bloom
*5:0,640 O #5a43b0 0,410 190,240
*5:0,640 L #7a66d6 0,600 -110,400 0,280 110,400 !
o white 0,640 110
o lemon 0,640 44 !
= gladiolus-spike | gladiolus, gladioli, gladiola, gladiolas | coat=#ee7a5c
~ L green 20,1280 60,900 240,520 400,300 380,560 250,900 130,1280 >250
T green 44,24 0,1280 10,700 0,0
@ -20 .62 -110,300
.glad-cup
@ 20 .6 130,190
.glad-cup
@ -18 .54 -110,60
.glad-cup
@ 18 .48 110,-60
.glad-cup
@ -14 .4 -60,-190
.glad-cup
~ L leaf 10,210 90,80 80,0 20,60
L $coat -60,140 -40,-20 20,-80 70,10 60,140 >0
= .glad-cup
L $coat- 0,820 -330,700 -380,420 -170,380 0,560 170,380 380,420 330,700 >0
L $coat 0,820 -210,640 -190,340 0,220 190,340 210,640
L #f8b49a 0,780 -110,600 -90,420 0,360 90,420 110,600 !
L #fbe7b0 0,800 -60,690 0,560 60,690 !
= violet-bloom | violet flower, violets flower, wood violet, wood violets, violet flowers, february birth flower violet, common blue violet | vivid
C green 34 0,620 30,950 0,1270
C green 30 300,760 240,1000 40,1270
~ L leaf 20,1250 60,1040 260,880 460,900 520,1060 420,1200 220,1260
~ L green 60,1240 200,1120 400,1080 330,1200 !
@ 0 .5 280,-60
.violet-face
@ 0 .85 -60,-180
.violet-face
= .violet-face
L violet -20,660 -280,260 -250,60 -60,100 0,420 60,100 250,60 280,260 20,660 >0
~ L #8d64cc 0,620 250,420 450,500 420,700 200,760
L #8d64cc 0,600 190,800 130,1040 0,1080 -130,1040 -190,800 >0
C plum 14 0,760 0,940 !
~ C plum 14 60,760 80,900 !
L white -90,640 0,560 90,640 60,740 -60,740 !
o amber 0,650 44 !
= primrose-bloom | primrose, primroses, evening primrose, evening primroses, primula | coat=#f8dc5a
~ L leaf 20,1150 200,920 480,840 620,920 560,1080 300,1200
L green -130,1200 -160,960 0,840 160,960 130,1200 >0
*3:0,640:46:-46 b green 26 0,1000 0,520 !
@ -10 .52 -330,-60
.notch-bloom
@ 10 .52 330,-60
.notch-bloom
@ 0 .66 0,-230
.notch-bloom
@ 0 .5 0,180
.notch-bloom
= .notch-bloom
*5:0,640 v $coat-- 0,290 350 !
*5:0,640 v $coat 0,310 320
*5:0,640 L orange 0,630 -90,460 0,400 90,460 !
o leaf 0,640 60
= honey-suckle | honeysuckle, honeysuckles, honeysuckle vine
C bark 30 -600,1160 -300,1000 0,960 330,1040 620,940
L leaf -330,1000 -560,860 -600,700 -420,720 -290,900
L leaf 300,1020 560,1140 620,1270 440,1250 280,1140
L green 0,960 -140,820 0,640 140,820 >0
*5:0,860:30:-60 T #f8e29a 60,96 0,760 0,360
*5:0,860:30:-60 L #fbf3dc -50,380 -150,200 -60,130 0,270 60,110 160,200 50,380 !
*5:0,860:30:-60 b amber 14 0,330 0,60 !
*5:0,860:30:-60 o amber 0,60 24 !
= goldenrod-plume | goldenrod, goldenrods, golden rod
T green 40,24 0,1280 -10,800 0,300
~ +3:0,-170 L leaf 10,1230 180,1040 360,980 300,1090 130,1200
@ -52 .62 -60,-60
.rod-plume
@ 52 .62 60,-60
.rod-plume
@ -28 .8 -20,-100
.rod-plume
@ 28 .8 20,-100
.rod-plume
@ 0 1 0,-60
.rod-plume
@ 0 1 0,0
= .rod-plume
+4:16,-110 o gold 30,600 64
+4:-16,-110 o gold -86,600 64
+5:0,-108 o yellow 0,640 66
+4:10,-108 o lemon -34,560 26 !
o yellow 0,110 54
o gold 0,40 36
= sage-brush | sagebrush, sage brush, purple sage, desert sage, big sagebrush
@ -64 .72 -200,180
.sage-twig
@ 64 .72 200,180
.sage-twig
@ -38 .9 -150,80
.sage-twig
@ 38 .9 150,80
.sage-twig
@ -16 1 -60,30
.sage-twig
@ 16 1 60,30
.sage-twig
@ 0 1 0,0
L bark -110,1270 -80,1020 80,1020 130,1270 >0
L #d9b07c -400,1250 0,1210 400,1250 360,1300 -360,1300
= .sage-twig
T #8b7a66 50,24 0,1280 0,160
+5:0,-170 L #b4c6b0 10,1060 160,940 210,800 60,880
+5:0,-170 L #8fa991 -10,990 -160,870 -210,730 -60,810
L #c8d6c2 0,260 -80,120 0,-40 80,120
= bitterroot-bloom | bitterroot, bitter root flower, bitterroots, bitterroot flower
~ L green 10,1270 160,1060 420,980 560,1020 380,1140 160,1270
L #b08a68 -300,1220 0,1170 300,1220 200,1290 -200,1290
b green 44 0,700 0,1230
*9:0,560 L rose 0,560 -120,300 0,20 120,300
*9:0,560:40:20 L pink 0,560 -100,330 0,90 100,330
*9:0,560 b #fbe0e8 14 0,470 0,240 !
*12:0,560 b white 16 0,540 0,400 !
*12:0,560 o rose 0,390 20 !
o white 0,560 74
`;
