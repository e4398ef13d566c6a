/** Flowers of the woods, the prairie and the garden. */
export const MORE_FLOWERS = `
thing

= lady-slipper | lady's slipper, ladys slipper, lady slipper, lady's slippers, lady slippers, pink lady slipper, showy lady slipper, lady slipper orchid
T green 44,36 0,430 60,800 0,1280
L leaf 10,1250 -200,1000 -400,620 -330,560 -140,740 30,1050
L green 20,1250 210,1020 430,800 480,860 330,1080 150,1250
L white 0,400 -100,220 -60,20 0,-80 60,20 100,220 >0
~ L white 20,400 240,330 460,420 560,600 400,560 200,500
H pink 0,400 150,420 270,560 280,720 180,850 0,880
~ C #c94a78 16 60,520 130,640 100,780 !
b #c94a78 16 0,520 0,820 !
O #c94a78 0,450 110,60 !
L lemon -60,380 0,330 60,380 50,470 0,500 -50,470
= blanket-bloom | indian blanket, indian blankets, indian blanket flower, firewheel, fire wheel flower, gaillardia, blanket flower, blanket flowers
T green 44,36 0,640 20,950 0,1280
~ L leaf 10,1120 180,960 420,920 360,1040 170,1190
*12:0,440 l red 0,440 -120,90 -50,10 0,90 50,10 120,90
*12:0,440 l yellow -104,140 -50,10 0,90 50,10 104,140 70,190 -70,190 !
o wine 0,440 170
*10:0,440 o brick 0,310 26 !
o orange 0,440 90
= sego-lily | sego lily, sego lilies, mariposa lily, mariposa lilies
T green 40,30 0,700 -20,1000 0,1280
L leaf 0,1240 -200,960 -330,560 -280,540 -120,860 20,1100
L leaf 10,1270 200,1000 380,780 400,840 240,1100
*3:0,560:120:60 L silver 0,560 -110,300 0,100 110,300
*3:0,560 L white 0,580 -330,300 -260,20 0,-60 260,20 330,300 >0
*3:0,560 L wine 0,470 -130,380 0,310 130,380 !
*3:0,560 L yellow 0,570 -90,470 0,410 90,470 !
*6:0,560 b lemon 30 0,550 0,430
= red-clover | red clover, red clovers, clover flower, clover blossom, clover flowers
T green 40,34 0,640 20,900 0,1280
@ 0 .62 -260,330
.clover-three
@ 0 .62 260,330
.clover-three
@ 0 1 0,0
~ L leaf 20,700 230,640 420,680 260,800 60,790
o rose 0,380 290,330
*16:0,430 L pink 0,300 -44,120 0,40 44,120
*14:0,430:25.7:8 L rose 0,400 -50,240 0,150 50,240
*12:0,430 L #f6b8cc 0,430 -44,320 0,250 44,320
o #b93a66 0,430 60
= .clover-three
*3:0,640 v leaf 0,330 250
*3:0,640 C mint 26 -90,330 0,250 90,330 !
= orange-blossom | orange blossom, orange blossoms, citrus blossom, lemon blossom, lemon blossoms
C bark 36 -640,1200 -300,900 0,700 400,300 560,60
L green -330,960 -600,900 -640,740 -440,740 -260,860
L green 60,640 0,400 110,220 200,380 160,560
L leaf 240,480 480,520 640,420 520,330 330,360
o orange -330,430 250
o #f6b060 -420,340 50,36 !
L leaf -310,200 -200,70 -40,60 -130,190 -270,250
@ 0 .6 220,190
.wax-star
@ 30 .46 -190,320
.wax-star
@ 10 .36 520,-230
.wax-star
= .wax-star
*5:0,640 L white 0,640 -190,360 0,90 190,360 >0
*10:0,640 b lemon 22 0,610 0,420 !
*10:0,640 o amber 0,410 30 !
o leaf 0,640 60
= apple-blossom | apple blossom, apple blossoms, crabapple blossom, pear blossom, apple tree blossom
C bark 50 -620,1180 -300,1000 60,640 240,300 300,-40
C bark 36 -100,830 -300,640 -400,400
C bark 30 120,560 360,560 500,640
L leaf -330,1000 -110,1000 80,1130 -60,1210 -240,1130
L leaf 290,60 480,-40 600,40 520,160 360,150
L green -420,420 -600,300 -560,160 -440,230 -380,350
@ 0 .54 -20,110
.apple-bloom
@ 20 .46 -340,-210
.apple-bloom
@ -10 .46 480,120
.apple-bloom
@ 40 .4 190,-420
.apple-bloom
o rose 420,310 60
o rose -140,470 54
= .apple-bloom
*5:0,640 L pink 0,640 -260,360 -190,130 0,160 190,130 260,360 >0
*5:0,640 L #fdeef0 0,620 -190,380 -130,210 0,240 130,210 190,380 !
*8:0,640 b #e8b0bc 20 0,620 0,480 !
*8:0,640 o amber 0,460 34 !
o leaf 0,640 64
= bee-balm | bee balm, bee balms, bergamot flower, wild bergamot, monarda
T green 44,36 0,560 20,900 0,1280
~ L leaf 10,1110 200,940 460,920 380,1060 170,1180
~ L green 20,620 220,580 400,660 240,730 40,720
*13:0,440:20:-120 T #dc3a5c 76,34 0,330 0,80
*13:0,440:20:-120 L #f0748c -30,120 -60,-10 0,-70 60,-10 30,120 !
*8:0,440:24:-84 T #b8284a 60,30 0,400 0,210
O #7a2040 0,460 150,120
+3:60,0 o #f0748c -60,440 18 !
= blue-bells | bluebells, bluebell, virginia bluebells, virginia bluebell, english bluebells, harebell, harebells | vivid
C green 40 -60,1280 -90,800 -20,360 190,130 390,180
~ L leaf -20,1280 200,980 480,740 560,780 420,1060 160,1280
C green 16 390,180 440,210
@ 0 .52 -240,150
.blue-bell
@ 0 .56 120,70
.blue-bell
@ 0 .5 -150,-140
.blue-bell
@ 0 .5 410,-110
.blue-bell
= .blue-bell
C green 40 100,230 40,170 0,330
L #4f6fd0 0,270 150,300 220,480 230,700 360,860 240,930 120,870 0,960 -120,870 -240,930 -360,860 -230,700 -220,480 -150,300 >0
L #8ea6ee -110,370 -60,350 -80,700 -150,800 -160,560 !
~ o lemon 40,940 34
= lace-umbel | queen annes lace, queen anne's lace, queen ann's lace, wild carrot flower, yarrow, yarrows, elderflower, elderflowers, cow parsley
T green 34,30 0,760 20,1000 0,1280
~ C green 18 0,1150 180,1000 330,980
~ L leaf 100,1090 200,900 260,990 340,880 350,980 440,940 330,1040
~ C green 18 0,820 200,600 440,430
~ C green 18 0,820 130,560 240,340
b green 18 0,820 0,300
+5:80,24 o white 260,230 62 !
+5:-80,24 o white -260,230 62 !
+4:76,22 o cream 320,350 54
+4:-76,22 o cream -320,350 54
+3:86,14 o white 40,190 66 !
+3:-86,14 o white -40,190 66 !
+4:80,14 o white 40,300 62 !
+4:-80,14 o white -40,300 62 !
+4:80,16 o cream 40,400 52
+4:-80,16 o cream -40,400 52
o plum 0,300 30 !
+3:120,20 o silver 110,260 20 !
+3:-120,20 o silver -110,260 20 !
+3:110,16 o silver 90,370 18 !
+3:-110,16 o silver -90,370 18 !
= snapdragon-spire | snapdragon, snapdragons, snap dragon flower
T green 44,22 0,1280 10,700 0,-20
~ L leaf 10,1220 220,1000 460,960 420,1100 180,1270
@ 24 .5 -170,230
.glove-bell
@ -24 .5 170,210 flip
.glove-bell
@ 24 .46 -160,30
.glove-bell
@ -24 .46 160,0 flip
.glove-bell
@ 24 .38 -130,-160
.glove-bell
@ -24 .38 130,-190 flip
.glove-bell
@ 0 .52 0,150
.glove-bell
@ 0 .44 0,-80
.glove-bell
@ 0 1 0,0
~ L pink 10,260 100,180 110,80 30,120
L leaf -40,160 0,-40 40,160
= .glove-bell
L rose 0,270 150,300 220,480 250,720 330,850 190,960 0,980 -190,960 -330,850 -250,720 -220,480 -150,300 >0
O wine 0,850 220,90 !
+3:80,0 o cream -80,840 26 !
C pink 40 -120,360 -160,560 -170,720 !
= heather-sprigs | heather, heathers, scottish heather, heather sprig | vivid
@ -42 .92 -260,110
.heather-twig
@ 42 .92 260,110
.heather-twig
@ -22 1 -150,30
.heather-twig
@ 22 1 150,30
.heather-twig
@ 0 1.06 0,0
.heather-twig
@ 0 1 0,0
= .heather-twig
T bark 34,20 0,1280 0,120
~ +3:0,-80 L leaf 10,1190 100,1090 140,1000 40,1070
+6:0,-120 o #a85cba -60,900 62
+6:0,-120 o #c98ad4 60,850 62
+5:0,-120 o #b873c8 0,790 54
o #a85cba -30,170 46
o #c98ad4 26,100 40
o #a85cba 0,40 26
`;
