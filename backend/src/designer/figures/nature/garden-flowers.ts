/** Flowers of the garden bed, the hothouse and the desert. */
export const GARDEN_FLOWERS = `
thing

= morning-glory | morning glory, morning glories, moonflower, moonflowers, bindweed | vivid
C green 34 -420,1280 -300,900 -460,560 -200,240 60,60 330,-60
~ L leaf 190,1010 200,760 360,620 560,700 600,900 440,1040 300,1120
@ 0 .9 -60,-110
.glory-face
@ 10 .5 330,200
.glory-face
L #5a4ac0 300,140 340,-20 420,60 390,180 330,240 >340
= .glory-face
*5:0,640 L #4a5ad0 0,640 -300,360 -200,140 0,190 200,140 300,360 >0
o #5a6ae0 0,640 330 !
*5:0,640 L #c4c0f6 0,640 -60,400 0,220 60,400 !
o white 0,640 150
o lemon 0,640 64 !
= sweet-peas | sweet pea flower, sweet pea flowers, sweet peas flower, sweetpea, sweetpeas
C green 40 0,1280 -40,900 30,500 -30,160 60,-20
C green 18 0,400 -160,300 -200,160 -120,120
~ L leaf 10,1000 200,860 420,840 360,960 160,1080
@ -14 .5 -230,70
.pea-flower
@ 14 .52 240,-20
.pea-flower
@ 0 .46 20,-260
.pea-flower
= .pea-flower
L #d95f9a 0,760 -330,700 -430,440 -300,240 -90,240 0,330 90,240 300,240 430,440 330,700 >0
L #f29ac0 -60,640 -290,600 -330,430 -230,320 -110,330 !
L #b93a7c 0,1000 -190,880 -200,680 0,560 200,680 190,880 >0
L white 0,960 -70,860 -60,760 0,700 60,760 70,860 >0
= cosmos-bloom | cosmos flower, cosmos flowers, cosmos bloom, cosmos blooms, anemone flower, anemone flowers, windflower, japanese anemone, october birth flower cosmos
T green 40,32 0,640 30,950 0,1280
C green 18 10,1000 200,860 380,840
C green 18 20,1100 -180,960 -360,960
C green 14 240,850 290,740 380,720
C green 14 -200,960 -260,860 -360,850
*8:0,440 l #e882b4 0,440 -120,160 -150,40 -70,70 0,20 70,70 150,40 120,160 >0
*8:0,440 b #c95a92 14 0,330 0,100 !
o #f2c03a 0,440 110
*10:0,440 o #c9822a 0,370 18 !
o #8a5a1e 0,440 40
= crocus-bloom | crocus, crocuses, spring crocus, purple crocus, crocus flower, pasque flower, pasqueflower, pasque flowers | vivid
~ L green 20,1270 130,900 330,560 420,500 360,760 180,1270
T #d9c9ee 70,60 0,800 0,1270
L #6a4ab8 0,930 -240,780 -330,460 -250,160 -120,360 -20,120 0,80 20,120 120,360 250,160 330,460 240,780 >0
L #8e6ad8 0,930 -130,760 -180,440 0,60 180,440 130,760 >0
C #b9a0ec 18 -60,760 -80,500 -20,260 !
C #b9a0ec 18 60,760 80,500 20,260 !
L orange -60,330 0,180 60,330 40,420 -40,420
= butter-cup | buttercup flower, buttercups, buttercup, buttercup flowers, marsh marigold
T green 40,32 0,560 30,900 0,1280
C green 24 20,1040 200,820 260,640
~ L leaf 10,1180 190,1000 330,880 360,980 480,940 440,1060 520,1120 360,1170 160,1240
@ 0 .9 -30,-160
.butter-face
@ 14 .44 270,20
.butter-face
= .butter-face
*5:0,640 L #e0ac1c 0,640 -250,420 -200,140 0,80 200,140 250,420 >0
*5:0,640 L #f8d53a 0,620 -170,420 -140,230 0,180 140,230 170,420 !
*10:0,640 b orange 20 0,590 0,480 !
*10:0,640 o amber 0,470 30 !
o leaf 0,640 66
= corn-flower | cornflower, cornflowers, bachelor button, bachelor buttons, bachelors button, bachelor's button, chicory flower | vivid
T green 40,30 0,640 20,950 0,1280
L leaf 10,1080 140,860 330,640 300,780 90,1150
L leaf 0,1180 -160,960 -330,800 -280,960 -60,1230
*10:0,420 l #3a5ac8 0,420 -70,150 -150,-10 -70,40 0,-60 70,40 150,-10 70,150 >0
*10:0,420:36:18 l #5a7ae8 0,420 -50,230 -90,110 0,140 90,110 50,230 !
*12:0,420 b #5a3ab0 22 0,380 0,280 !
o #3a2a80 0,420 80
= daylily-bloom | daylily, daylilies, day lily, day lilies, tiger lily, tiger lilies, turks cap lily, wood lily
T green 44,34 0,620 -20,950 0,1280
~ L leaf 0,1270 120,950 360,640 470,620 360,860 160,1270
*3:0,460:120:60 L #d9622a 0,460 -150,260 -90,-10 0,-90 90,-10 150,260 >0
*3:0,460 L #f08a3a 0,470 -190,260 -130,0 0,-90 130,0 190,260 >0
*3:0,460 b #f8c65a 20 0,380 0,20 !
*3:0,460 o #7a2f1a -70,180 16 !
*3:0,460 o #7a2f1a 70,180 16 !
*3:0,460 o #7a2f1a -60,280 16 !
*3:0,460 o #7a2f1a 60,280 16 !
*6:0,460:60:30 b #f8dc9a 16 0,440 0,270 !
*6:0,460:60:30 O #6a2a1a 0,250 40,20 !
o lemon 0,460 50
= amaryllis-bloom | amaryllis, amaryllises, amaryllis flower, belladonna lily
L leaf -60,1270 -330,760 -420,300 -330,260 -160,700 0,1200
L green 60,1270 330,800 460,420 380,340 170,760 0,1200
T leaf 90,80 0,520 0,900 0,1200
L #b58a5a -180,1280 -200,1190 -60,1110 60,1110 200,1190 180,1280 >0
*3:0,380:120:60 L #b02a34 0,380 -190,150 -120,-110 0,-190 120,-110 190,150 >0
*3:0,380 L #d93a3f 0,390 -220,140 -150,-110 0,-190 150,-110 220,140 >0
*6:0,380 b #f6c8c0 18 0,330 0,-40 !
*6:0,380:60:30 b #f8e2b0 16 0,360 0,230 !
*6:0,380:60:30 o amber 0,210 26 !
o leaf 0,380 56
= protea-bloom | protea, proteas, king protea, protea flower, banksia, waratah
T bark 60,54 0,900 20,1100 0,1280
~ L green 20,1160 200,1000 460,900 520,960 360,1120 120,1220
~ L leaf 20,1010 240,860 480,700 540,760 400,920 160,1050
*11:0,760:18:-90 L #c9486a 0,760 -110,420 0,60 110,420
*9:0,760:18:-72 L #f08aa0 0,760 -90,480 0,210 90,480
L #f6d9cc 0,900 -200,800 -230,600 0,400 230,600 200,800 >0
*7:0,800:14:-42 b #d9a08c 18 0,780 0,500 !
~ L #c9486a 0,1000 160,880 330,640 300,820 160,990
= anthurium-bloom | anthurium, anthuriums, flamingo flower, flamingo lily, laceleaf, peace lily, peace lilies
T green 44,40 0,640 40,960 0,1280
L leaf 0,1200 -260,1160 -470,960 -500,760 -330,780 -120,960
H #c92a3a 0,240 110,120 300,60 460,180 480,420 360,660 160,860 0,960
L #e8606a -380,220 -250,140 -130,200 -170,330 -330,420 -400,330 !
C #8e1a2c 16 0,260 10,560 0,900 !
C #8e1a2c 14 40,420 200,480 340,440 !
C #8e1a2c 14 -40,420 -200,480 -340,440 !
T #f8dc7a 96,54 10,420 60,200 150,10
+5:26,-76 o #d9a23c 20,370 14 !
= passion-bloom | passion flower, passion flowers, passionflower, passionflowers, passion vine | vivid
C green 30 -560,1180 -360,860 -430,560
L leaf -420,860 -640,760 -620,580 -500,640 -440,520 -330,640
L green 420,900 640,820 620,640 500,700 440,600 330,740
*10:0,640 L #e8e4f6 0,640 -110,330 0,90 110,330 >0
*5:0,640:72:36 L #b9c48a 0,640 -60,360 0,160 60,360 !
*40:0,640 b #5a3ab0 16 0,600 0,270 !
*40:0,640:9:4 b white 10 0,440 0,370 !
o #3a1f5a 0,640 150
o #d8e08a 0,640 100
*5:0,640 t leaf 34,30 0,640 0,480
*5:0,640 O #e0d04a 0,480 60,28 !
*3:0,640:120:60 t #5a2a5a 30,44 0,640 0,520
= bougainvillea-branch | bougainvillea, bougainvilleas, bougainvillea vine
C bark 36 -620,1160 -240,840 60,560 330,260 560,60
L leaf -420,960 -640,900 -640,760 -480,800
L leaf 200,430 40,260 140,120 240,280
L green 330,300 560,330 600,460 420,440
L green -60,700 -40,900 100,960 80,780
@ 0 .5 -300,170
.bract-bloom
@ 30 .56 60,-40
.bract-bloom
@ -20 .44 380,-330
.bract-bloom
@ 50 .42 -160,-250
.bract-bloom
@ 10 .44 330,180
.bract-bloom
= .bract-bloom
*3:0,640 L #c92a7c 0,660 -330,420 -250,120 0,20 250,120 330,420 >0
*3:0,640 b #f08ac0 16 0,560 0,130 !
*3:0,640 t #f6d9e8 26,20 0,640 0,470
*3:0,640 s white 0,450 66,5,0.5
= allium-globe | allium, alliums, allium flower, ornamental onion, globe thistle, agapanthus, baby's breath, babys breath | vivid
T green 44,36 0,600 10,950 0,1280
~ L leaf 0,1270 160,1000 360,900 420,1000 260,1270
o #7a4aa8 0,330 380
*16:0,330 s #b98ae0 0,10 74,6,0.5
*12:0,330:30:15 s #a070d0 0,130 70,6,0.5
*8:0,330 s #c9a4ec 0,220 60,6,0.5
s #b98ae0 0,330 64,6,0.5
= jack-in-the-pulpit | jack in the pulpit, jack-in-the-pulpit, skunk cabbage, cobra lily flower
T green 56,48 0,820 20,1050 0,1280
~ L leaf 20,1180 180,900 480,760 640,820 540,1000 240,1190
L #4f8f4a -190,860 -230,560 -160,330 160,330 230,560 190,860 60,1000 -60,1000 >0
~ C #e3ead0 18 60,940 120,700 110,400 !
C #5a2a3a 18 0,960 0,700 0,420 !
O #5a2a3a 0,340 170,60
T #d8c46a 70,60 0,620 0,400 0,200
L #6faf5a -190,330 -230,120 -60,-60 200,-60 330,120 360,330 300,260 200,190 60,210 -60,280 >40
C #5a2a3a 16 -130,220 -20,60 180,50 270,160 !
= hellebore-bloom | hellebore, hellebores, lenten rose, lenten roses, christmas rose, camellia japonica
T green 44,36 0,640 20,950 0,1280
~ L green 10,1150 160,920 440,760 560,800 500,920 560,1010 380,1060 160,1200
*5:0,440 L #8e3f66 0,440 -250,220 -190,-40 0,-110 190,-40 250,220 >0
*5:0,440 L #c07a9c 0,420 -150,240 -110,60 0,0 110,60 150,240 !
*16:0,440 b #e8dc9a 16 0,420 0,290 !
*16:0,440 o #f4e28a 0,280 22 !
o leaf 0,440 70
= ocotillo-plant | ocotillo, ocotillos, crown of thorns plant, desert candle
@ -39 .9 -362,193
.ocotillo-wand
@ 39 .9 362,193
.ocotillo-wand
@ -20 1 -219,39
.ocotillo-wand
@ 20 1 219,39
.ocotillo-wand
@ 0 1 0,0
.ocotillo-wand
L #d9b07c -400,1250 0,1200 400,1250 360,1300 -360,1300
= .ocotillo-wand
T #6d7a4a 50,30 0,1280 0,180
+6:0,-150 l leaf 10,1080 90,1040 40,990
+6:0,-150 l leaf -10,1010 -90,970 -40,920
L #e0452c -50,230 -70,60 0,-120 70,60 50,230 >0
= yucca-bloom | yucca, yuccas, yucca flower, yucca flowers, yucca plant, soapweed
*9:0,1240:20:-80 l green -50,1240 0,640 50,1240
*8:0,1240:20:-70 l leaf -44,1240 0,760 44,1240
T #8fae6a 50,30 0,1100 0,60
@ 0 .4 -130,180
.yucca-bell
@ 0 .4 130,150
.yucca-bell
@ 0 .36 -120,-20
.yucca-bell
@ 0 .36 120,-50
.yucca-bell
@ 0 .32 -90,-210
.yucca-bell
@ 0 .32 90,-230
.yucca-bell
@ 0 .34 0,80
.yucca-bell
@ 0 .3 0,-120
.yucca-bell
@ 0 .28 0,-330
.yucca-bell
= .yucca-bell
L #f6f2e0 0,300 190,420 280,680 230,900 110,820 0,940 -110,820 -230,900 -280,680 -190,420 >0
C #d9d2b4 20 0,400 0,820 !
= saguaro-bloom | saguaro blossom, saguaro blossoms, cactus flower, cactus flowers, cactus blossom, cactus bloom, night blooming cereus
L pine -300,1280 -320,1000 -240,860 240,860 320,1000 300,1280 >0
~ b green 24 90,900 70,1280 !
b green 24 0,880 0,1280 !
~ b green 24 190,920 210,1280 !
*14:0,520 L #f6f2e0 0,520 -110,260 0,80 110,260 >0
*14:0,520:25.7:13 L white 0,520 -80,330 0,190 80,330
o #f4d03c 0,520 190
*14:0,520 o #e0a82c 0,390 22 !
*9:0,520 o #f8e28a 0,450 20 !
o leaf 0,520 40
= mandolin-flowers | mandolin with flowers, mandolin and flowers, floral mandolin, mandolin with wildflowers, mandolin with roses, flowers on a mandolin, mandolins with flowers
@ 18 .96 20,-20
use mandolin
@ 0 1 0,0
C leaf 26 -560,1240 -420,960 -440,700 -330,480
C leaf 26 -300,1260 -360,1020 -240,820
C leaf 26 400,1270 460,1010 400,780 460,600
L leaf -440,760 -600,700 -640,560 -520,600 -430,700
L green -340,560 -240,430 -120,420 -190,530 -320,610
L green -430,980 -600,980 -660,860 -540,860 -430,930
L leaf 440,860 580,800 640,660 520,690 430,800
L green 450,1080 600,1080 660,980 560,940 450,1010
L leaf 420,720 300,640 290,520 380,570 440,660
@ 0 .34 -340,380
.folk-rose
@ 0 .3 -490,200
.folk-daisy
@ 0 .26 -330,-160
.folk-bluet
@ 0 .3 -200,560
.folk-daisy
@ 0 .36 430,480
.folk-rose
@ 0 .28 300,600
.folk-bluet
@ 0 .28 450,130
.folk-daisy
@ 0 .22 460,-60
.folk-bluet
= .folk-rose
*6:0,640 O rose 0,380 250,250
*5:0,640 O pink 0,500 180,170
o rose- 0,640 170
a pink 0,640 90,50 -60,220 !
= .folk-daisy
*10:0,640 O white 0,340 110,250
o amber 0,640 180
= .folk-bluet
*5:0,640 O #5a6ad8 0,380 210,240
o lemon 0,640 150
`;
