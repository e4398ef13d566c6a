export const PLANTS = `
stem=green petal=red heart=amber

= .stem
C $stem 44 0,560 20,900 0,1260
L $leaf 10,1020 160,880 330,860 280,1020 120,1100
L $leaf 0,1100 -140,960 -300,960 -240,1100 -100,1170
= sunflower | sunflower, sunflowers, helianthus | leaf=leaf
.stem
*14:0,420 L #e8a02a 0,420 -90,160 0,-40 90,160
*14:0,420:25.7:12 L yellow 0,420 -70,170 0,30 70,170
o cocoa 0,420 200
o bark 0,420 130
*10:0,420 o tan 0,330 14 !
*6:0,420 o tan 0,370 12 !
= blossom | daisy, daisies, daisy flower, oopsie daisy | leaf=leaf
.stem
*12:0,420 L white 0,420 -80,150 0,10 80,150
o amber 0,420 130
= rose | rose, roses, red rose, long stem rose | leaf=leaf
.stem
~ l #3f8a4a 20,960 60,930 26,1000 !
L green -260,480 -120,600 0,560 120,600 260,480 190,660 60,720 -60,720 -190,660
H #b5233a 0,40 180,30 330,180 340,400 220,590 0,660
L #d9405a -340,330 -240,180 -100,260 20,440 30,640 -120,620 -280,520
L #a81f33 340,330 240,180 110,260 0,440 -10,650 130,620 280,520
L #c9304a -230,200 -120,60 20,40 160,90 230,220 160,380 0,440 -160,380
L #e05a72 -160,190 -40,90 90,120 120,220 40,330 -90,320
L #a81f33 -70,200 0,140 70,180 60,260 -10,290 -60,260
L #e8798c -20,210 20,190 40,230 0,250 !
= tulip | tulip, tulips | leaf=leaf
C green 44 0,560 0,1260
L leaf 0,1220 -260,960 -300,700 -160,800 -20,1060
L leaf 0,1240 260,1000 320,760 170,860 20,1080
h #e0486a 0,180 90,300 170,120 250,200 270,420 180,600 0,640
l #f07a94 -170,120 -250,200 -270,420 -180,600 -60,630 -110,400 !
l #c9305a 0,180 90,300 70,500 0,640 -70,500 -90,300 >0
= lily | lily, lilies, easter lily, trumpet flower, trumpet flowers, trumpet vine, trumpet lily | leaf=leaf
.stem
*6:0,420 L #f3a7c0 0,420 -130,200 -60,0 0,-60 60,0 130,200
*6:0,420 l #e0608a 0,420 -24,180 0,40 24,180 !
*6:0,420:60:30 b #f8e08a 12 0,420 0,260 !
*6:0,420:60:30 o brick 0,250 26,16
= poppy | poppy, poppies, red flower ; remembrance | leaf=leaf
C green 36 0,560 40,900 0,1260
L leaf 20,1100 180,1000 300,1020 200,1120
*4:0,420:90:45 L red 0,420 -260,220 -160,20 0,60 160,20 260,220
o coal 0,420 110
*12:0,420 o night 0,270 18 !
o leaf 0,420 46
= lavender | lavender, lavender farm | leaf=leaf
C green 26 -160,640 -60,960 0,1260
C green 26 160,640 60,960 0,1260
C green 26 0,560 0,1260
~ +6:-12,80 o violet 130,160 44,54
~ +6:-12,80 o lilac 220,190 40,50
+7:0,80 o violet -40,60 48,54
+7:0,80 o lilac 40,90 44,50
= hydrangea | hydrangea, hydrangeas | leaf=leaf
C green 40 0,700 0,1260
L leaf 0,1040 240,780 480,820 400,980 160,1090
L leaf 0,1090 -240,840 -480,880 -400,1040 -160,1140
o #6f8fd0 0,420 370
*9:0,420 o #8fa9e0 0,150 100
*9:0,420:40:20 o #a9bdec 0,270 90
*6:0,420 o #c3d0f4 0,360 80
*9:0,420 o lemon 0,150 16 !
*9:0,420:40:20 o lemon 0,270 16 !
= hibiscus | hibiscus, hawaiian flower, pink flower ; hawaii, aloha, hawaiian, luau, mahalo | leaf=leaf
~ L leaf 140,760 420,760 600,980 460,1080 220,960
*5:0,560 L #e8486a 0,560 -260,300 -220,60 -60,0 0,50 60,0 220,60 260,300
*5:0,560 l #b92a50 0,560 -60,330 0,180 60,330 !
C lemon 44 0,560 120,420 300,240
+4:40,-34 o amber 180,340 30
= lotus | lotus, lotus flower, water lily ; namaste | 
~ L #e88ab0 0,900 330,860 620,640 520,600 300,680
~ L #f0a3c3 0,900 260,760 480,420 360,420 160,600
H #f6bfd6 0,240 130,420 170,660 90,880 0,920
~ L #e06f9c 60,900 200,760 240,520 300,640 200,860
o leaf 0,980 460,90
= cherry-blossom | cherry blossom, cherry blossoms, sakura ; spring flowers
C bark 60 -620,1120 -200,820 80,560 240,260 480,80
C bark 40 20,620 300,640 520,560
*5:-120,720 L pink -120,720 -230,580 -160,470 -120,510 -80,470 -10,580
o rose -120,720 40
*5:230,330 L pink 230,330 120,190 190,80 230,120 270,80 340,190
o rose 230,330 40
*5:430,620 L pink 430,620 320,480 390,370 430,410 470,370 540,480
o rose 430,620 40
o pink 60,480 46
o pink -380,980 46
= bouquet | wildflowers, wildflower, flowers, bouquet, flower, floral, bridesmaid ; florist, mom, mama, mother, grandma, nana, mothers day
C green 22 -220,420 -60,800 0,1200
C green 22 220,440 60,800 0,1200
C green 22 0,330 0,1200
C green 20 -380,620 -120,880 0,1200
C green 20 380,640 120,880 0,1200
~ L leaf 60,900 300,760 340,820 120,1000
*8:-220,330 L white -220,330 -270,200 -220,130 -170,200
o amber -220,330 56
*5:220,330 L rose 220,330 120,220 180,110 220,140 260,110 320,220
o lemon 220,330 44
*10:0,180 L amber 0,180 -50,50 0,-30 50,50
o cocoa 0,180 60
*5:-400,580 L violet -400,580 -470,490 -400,420 -330,490
o lemon -400,580 34
*6:400,600 L sky 400,600 340,500 400,440 460,500
o lemon 400,600 34
L tan -170,940 0,980 170,940 240,1240 -240,1240
L rose -40,960 -200,880 -220,1020 -40,980 !
L rose 40,960 200,880 220,1020 40,980 !
o rose 0,970 44
= flower-vase | flowers in a vase, vase of flowers, flower vase
use bouquet
h teal 0,860 180,860 200,920 150,980 240,1120 200,1260 0,1270
b cream 24 -210,1100 210,1100 !
= dandelion | dandelion, dandelions ; make a wish
C green 30 0,500 40,880 0,1260
*20:0,420 b silver 10 0,400 0,120
*20:0,420 s white 0,110 60,6,0.3
*12:0,420 b silver 8 0,400 0,250
*12:0,420 s white 0,240 44,6,0.3
o tan 0,420 60
= four-leaf-clover | shamrock, shamrocks, clover, four leaf clover ; lucky, irish, st patricks day, st. patricks, ireland
C pine 50 20,640 60,920 200,1240
*4:0,560:90:45 v green 0,260 260
*4:0,560:90:45 b leaf 16 0,540 0,260 !
= shamrock | three leaf clover ; saint patrick
C pine 54 0,680 30,960 160,1240
*3:0,640 v green 0,320 290
*3:0,640 b leaf 18 0,620 0,320 !
= maple-leaf | maple leaf, maple, leaves, autumn leaf ; canada, canadian, autumn, fall
b brick 34 0,900 0,1240
h #d9542c 0,20 90,180 180,140 150,400 260,330 300,420 480,400 430,560 520,640 260,840 290,960 0,920
b brick 16 0,200 0,920 !
b brick 14 0,760 330,520 !
b brick 14 0,760 -330,520 !
= fallen-leaf | oak leaf, oak leaves
b bark 34 0,1000 0,1260
H #c98a3a 0,20 130,80 110,210 260,230 240,380 370,430 320,600 400,700 290,820 300,950 130,990 0,1060
b bark 18 0,140 0,1050 !
~ b bark 14 0,480 200,380 !
~ b bark 14 0,720 240,620 !
= herb | fern, ferns, foliage, parsley, cilantro, thyme, oregano
C pine 30 0,1260 -40,800 60,300 240,40
~ L leaf 0,1060 260,960 400,1020 260,1110
L leaf -20,1060 -300,940 -420,1000 -280,1100
L leaf -20,880 -300,740 -430,780 -290,900
L leaf -20,880 260,760 400,800 240,920
L leaf -10,700 -270,540 -390,560 -270,690
L leaf 0,700 250,600 380,630 230,740
L leaf 30,520 -180,360 -290,370 -190,490
L leaf 40,520 260,440 370,480 230,560
L leaf 90,340 -70,190 -150,190 -90,300
L leaf 100,340 290,290 370,330 240,400
= monstera | monstera, monstera leaf
C pine 40 0,1060 40,1180 -20,1290
h leaf 0,150 70,70 200,50 330,120 420,230 190,330 470,320 540,460 210,490 560,560 540,690 200,640 500,790 420,920 180,780 340,990 200,1090 0,1160
h #8fc850 0,160 60,90 180,80 150,330 120,600 90,900 0,1000
~ o pine 100,420 24,50 !
~ o pine 110,640 22,44 !
b pine 22 0,160 0,1120 !
~ b pine 12 0,420 330,250 !
~ b pine 12 0,600 440,420 !
~ b pine 12 0,780 430,620 !
~ b pine 12 0,940 330,850 !
= potted-plant | plant, plants, potted plant, snake plant, house plant, houseplant, houseplants, plant in a pot ; plant parent, plant lady, plant mom, plant dad, crazy plant lady
~ L leaf 30,760 120,460 330,240 360,420 220,660
~ L green 20,780 60,400 200,80 240,260 140,560
H leaf 0,0 90,220 80,600 0,800
h brick 0,760 330,760 330,860 0,860
h brick 0,860 290,860 220,1240 0,1240
= succulent | succulent, succulents, agave, aloe, aloe vera
*8:0,460 L mint 0,460 -120,200 0,-20 120,200
*8:0,460:45:22 L leaf 0,460 -100,250 0,100 100,250
*5:0,460 L mint 0,460 -80,330 0,220 80,330
h tan 0,820 330,820 280,1240 0,1240
r tan -360,780 720,100 20
= cactus | cactus, cacti, saguaro, desert plant, cactuses ; arizona, western desert
C green 150 -60,760 -330,720 -340,420
C green 150 60,860 330,820 340,520
H green 0,60 110,110 140,300 140,1180 0,1180
b leaf 14 -60,160 -60,1160 !
b leaf 14 60,160 60,1160 !
b leaf 12 -340,430 -330,660 !
b leaf 12 340,530 330,760 !
*5:0,70 o rose 0,20 40 !
o lemon 0,70 26 !
L sand -420,1180 0,1140 420,1180 360,1240 -360,1240
= barrel-cactus | potted cactus, cute cactus, cactus pot, cactus in a pot, cactus in pot, cacti in pots ; free hugs
H leaf 0,240 200,270 320,460 320,720 240,860 0,870
b pine 14 0,260 0,860 !
~ C pine 14 110,270 180,500 140,860 !
*6:0,230 o rose 0,160 54
o lemon 0,230 36 !
~ o night 100,560 30 !
C night 18 -60,630 0,670 60,630
r brick -330,840 660,100 20
h brick 0,930 290,930 230,1240 0,1240
= evergreen-tree | pine tree, pine, evergreen, pines, pine trees, fir, spruce ; forest, woods, into the woods
r bark -60,1040 120,220
h pine 0,20 200,330 110,330 310,620 190,620 430,940 290,940 480,1080 0,1080
h green 0,20 60,330 40,620 100,940 0,1000 !
= pine-forest | pine forest, trees ; national forest, arborists, tree hugger
@ 0 0.66 -330,180
use evergreen-tree
@ 0 0.66 330,180
use evergreen-tree
@ 0 0.96 0,20
use evergreen-tree
= deciduous-tree | tree, oak, live oak, live oaks, oak tree, family tree, old oak ; trees hugger
L bark -90,1240 -60,900 -160,700 160,700 70,900 120,1240 >10
H green 0,40 200,80 330,200 520,280 560,480 480,640 300,760 0,780
L #4f9a58 -400,420 -300,240 -120,200 -60,300 -240,420 !
L #4f9a58 -300,640 -160,520 40,520 40,620 -160,680 !
L pine 160,420 330,330 440,420 330,540 200,520 !
= palm-tree | palm tree, palm, palms, palm trees ; beach, tropical, island, summer, vacation, beach bum, island life
C wood 76 -40,1240 40,900 60,560 20,380
+6:0,120 b bark 14 -20,500 90,480 !
L leaf 20,380 -200,180 -460,200 -600,420 -400,330 -220,360
L green 20,380 -240,360 -420,500 -440,720 -300,540 -120,460
L leaf 20,380 -80,120 -260,20 -400,20 -220,120 -80,300
L green 20,380 240,180 480,220 600,460 420,340 230,360
L leaf 20,380 260,370 430,520 440,740 320,560 140,460
L green 20,380 120,140 300,40 440,60 260,140 120,310
~ o bark 60,430 54
L sand -420,1220 0,1160 420,1220 340,1260 -340,1260
= willow-tree | willow, weeping willow
L bark -60,1040 -40,820 -200,640 -60,560 100,660 260,560 300,640 120,800 100,1040 >20
L green -560,560 -480,420 -300,400 -160,460 -180,600 -420,640
L leaf -240,360 -60,180 160,200 280,340 140,440 -120,440
L green 140,560 240,420 460,420 560,540 440,640 240,640
r brick -420,1030 840,110 30
~ r brick- 260,1130 100,80 10
= bamboo-stalks | bamboo, bamboo forest
r leaf -260,60 120,1180 30
r green -60,180 110,1060 30
r leaf 140,100 120,1140 30
+4:0,270 b pine 16 -270,250 -130,250 !
+4:0,250 b pine 16 -70,330 60,330 !
+4:0,270 b pine 16 130,300 270,300 !
L leaf 260,330 460,200 560,240 420,360
L leaf -260,520 -480,420 -560,470 -420,560
= chestnut | acorn, acorns, oak nut
b bark 50 40,140 0,320
H tan 0,560 330,560 300,860 100,1140 0,1200
H brown 0,280 240,300 420,460 400,600 200,640 0,650
C bark 16 -330,420 0,480 330,420 !
C bark 16 -390,530 0,590 390,530 !
= pinecone | pinecone, pine cone, pinecones
H bark 0,100 200,200 320,480 300,780 180,1060 0,1180
+4:130,0 L wood -260,420 -130,420 -195,560
+4:130,0 L wood -270,560 -140,560 -205,700
+3:130,0 L wood -195,290 -65,290 -130,430
+4:130,0 L wood -265,700 -135,700 -200,840
+3:130,0 L wood -195,850 -65,850 -130,990
+2:130,0 L wood -130,980 0,980 -65,1110
L pine 0,120 -200,20 -360,60 -160,140
L pine 0,120 200,0 360,40 160,130
= mushroom-cluster | mushrooms, mushroom cluster, fungi, cottagecore mushrooms ; mycology, mushroom hunting, forager, foraging
C cream 100 -260,1200 -280,860 -240,700
C cream 130 60,1200 80,760 40,480
C cream 80 340,1200 340,960 320,860
L brick -500,720 -420,520 -240,440 -60,520 20,720 -240,770 >-220
L red -260,520 -160,220 50,100 280,220 380,520 60,580 >80
L brick 140,880 220,740 330,700 460,760 520,880 330,920 >340
o cream -30,300 50
o cream 150,240 40
o cream 210,400 50
o cream -110,430 40
o cream -300,590 36
o cream -160,640 30
o cream 330,800 28
L green -480,1200 0,1150 480,1200 400,1250 -400,1250
= sheaf-of-rice | wheat, grain, barley, harvest, oats ; gluten free
C gold 26 0,1260 0,500
C gold 26 -60,1260 -200,900 -330,560
C gold 26 60,1260 200,900 330,560
~ +5:0,100 L amber 10,560 100,400 110,330 30,430
L amber 0,440 -50,320 0,180 50,320
@ -24 0.9 -140,30
~ +4:0,100 L gold 10,560 100,400 110,330 30,430
L gold 0,440 -50,320 0,180 50,320
@ 24 0.9 140,30
~ +4:0,100 L gold 10,560 100,400 110,330 30,430
L gold 0,440 -50,320 0,180 50,320
= ear-of-corn | corn, corn cob, corn on the cob, cornfield, sweet corn ; nebraska, iowa
H amber 0,60 150,160 210,440 190,900 0,1000
+8:0,96 b yellow 40 -150,240 150,240 !
+4:84,0 b amber- 10 -126,140 -126,900 !
~ L leaf 0,1200 60,900 300,520 420,340 400,700 260,1060
L green -60,1240 -220,900 -200,640 -40,900 0,1100
= hay-bale | hay, hay bale, straw bale
r gold -560,440 1120,660 60
+9:130,0 b brass 12 -520,470 -560,1070 !
+8:130,0 b lemon 12 -460,470 -430,1070 !
r bark -240,436 40,668 !
r bark 200,436 40,668 !
= snow-capped-mountain | mountain, mountains, snowy mountain, snow capped mountain, peak, summit, mountain range ; rockies, mountain life, national park, national parks
l ash -300,420 60,1120 -660,1120 >-300
l #6d7a8c 120,160 680,1120 -420,1120 >120
l white 120,160 270,420 200,400 150,500 100,420 30,520 -10,390
l #c9ced6 120,160 270,420 200,400 150,500 120,430 !
l white -300,420 -190,610 -240,590 -290,660 -340,590 -410,620
l pine -660,1120 -580,980 -500,1120 -420,960 -330,1120 -240,1000 -160,1120 -60,960 40,1120 120,1010 200,1120 300,950 400,1120 480,1000 560,1120 640,990 700,1120
= volcano | volcano, volcanoes, volcano eruption, lava
l amber -120,330 -260,60 -140,160 -60,-20 20,140 120,-10 150,160 280,80 130,340 !
h ash 0,330 150,320 560,1160 0,1160
l red -150,320 150,320 200,440 110,560 60,440 0,720 -60,460 -130,540 -200,430 !
l orange -90,330 90,330 60,420 0,560 -50,420 !
= water-wave | wave, waves, ocean, sea, ocean wave, great wave, surf wave ; surf
L sea -660,1120 -560,760 -300,400 60,240 380,300 560,520 540,680 420,600 300,580 220,700 280,860 480,980 660,1000 660,1120 _760
L sky -480,860 -300,520 40,340 330,380 100,480 -60,700 -60,960 !
L white 380,300 560,520 540,680 480,660 420,600 360,640 300,580 240,640 200,520 300,420 !
L white -640,1120 -400,1010 -160,1060 120,1000 400,1060 660,1010 660,1160 -640,1160
= sun-with-face | sun, sunshine, sunrise ; sunny
*12:0,640 l amber -70,250 0,40 70,250
o yellow 0,640 380
o lemon 0,640 300
~ o night 120,580 34 !
C night 24 -130,720 0,800 130,720
~ o coral 220,700 50,34 !
= crescent-moon | moon, crescent moon, half moon, luna ; moon child, night sky, goodnight, lunar
L lemon 100,60 -160,130 -360,340 -420,640 -360,940 -160,1150 120,1220 340,1140 160,1080 0,900 -60,640 0,360 160,160 >-240
s amber 280,420 130
s amber 430,760 90
s amber 190,690 60
= full-moon | full moon, werewolf moon
o lemon 0,640 480
o gold -160,480 90,80 !
o gold 120,820 120,100 !
o gold -220,820 60,50 !
o gold 180,420 50,46 !
o gold -20,660 40,36 !
= ringed-planet | planet, saturn, planets, galaxy, universe, solar system ; cosmic, outer space, astronomy
o orange 0,640 360
b amber 50 -340,560 340,520 !
b coral 40 -350,720 350,690 !
@ -18 1 0,0
L sand -360,600 -640,640 -560,740 -200,790 200,790 560,740 640,640 360,600 400,650 200,710 -200,710 -400,650
@
s lemon -440,240 80,4,0.3
s lemon 460,1040 70,4,0.3
= globe-showing-americas | earth, planet earth ; earth day, climate, mother earth
o blue 0,640 500
L leaf -420,420 -240,240 -60,200 -20,330 -160,420 -120,560 -260,700 -420,600 !
L leaf -180,760 20,720 120,860 40,1080 -100,1060 -140,900 !
L leaf 160,300 330,330 440,520 420,720 260,640 120,520 !
= snowflake | snowflake, snowflakes, blizzard ; winter, snow, let it snow, snow day
*6:0,640 b sky 44 0,640 0,80
*6:0,640 b sky 34 0,300 -140,180
*6:0,640 b sky 34 0,300 140,180
*6:0,640 b sky 34 0,470 -110,370
*6:0,640 b sky 34 0,470 110,370
s ice 0,640 130,6,0.5
= cloud-with-lightning-and-rain | rain, rain cloud, rain clouds, storm cloud, storm clouds, thundercloud, lightning cloud, storm, thunderstorm, tornado ; rainy, rainy day, stormy, storm chaser
L silver -480,640 -500,460 -330,380 -260,220 -60,140 140,200 220,330 420,360 500,520 440,660 >40
l yellow 40,640 -120,900 0,900 -80,1160 180,820 50,820 130,640
+3:170,0 L sky -380,740 -330,860 -380,930 -430,860
L sky 300,740 350,860 300,930 250,860
= rainbow | rainbow, rainbows ; pride, love is love
a red 0,940 520,90 180,360
a orange 0,940 435,90 180,360
a yellow 0,940 350,90 180,360
a leaf 0,940 265,90 180,360
a violet 0,940 180,90 180,360
~ L white 260,1020 300,880 430,840 560,880 620,1000 480,1060
= high-voltage | lightning, lightning bolt, thunder, bolt, thunderbolt
l yellow 120,20 -300,700 -60,700 -180,1260 320,520 60,520 240,20
l amber 240,20 60,520 320,520 -180,1260 160,560 -20,560 !
l lemon 110,80 -190,600 -130,600 160,90 !
= fire | campfire, camp fire, bonfire, fire, fire pit, bonfires ; sit by the campfire
H orange 0,60 120,240 280,420 340,700 260,900 0,960
H amber 0,360 100,480 200,640 210,800 120,920 0,940
H lemon 0,600 60,680 100,800 60,900 0,910
b bark 100 -420,1160 420,900
b wood 100 420,1160 -420,900
~ o sand 420,1160 50,50
= prickly-pear | prickly pear, prickly pear cactus, prickly pears, nopal
L sand -420,1200 0,1150 420,1200 360,1270 -360,1270
@ 0 1 0,300
o green 0,640 230,300
@ -44 0.8 -330,20
o rose -110,330 70,100
o rose 110,330 70,100
o green 0,640 210,290
@ 44 0.8 330,20
o rose -110,330 70,100
o rose 110,330 70,100
o green 0,640 210,290
@ 0 0.8 0,-160
o rose 0,320 74,110
o green 0,640 210,290
*6:0,340 o amber 0,250 60,70 !
o lemon 0,340 44 !
@
+3:110,0 o lemon -110,860 20 !
+2:110,0 o lemon -55,990 20 !
+2:110,0 o lemon -55,520 18 !
+2:90,0 o lemon -420,600 18 !
+2:90,0 o lemon 330,600 18 !
= venus-flytrap | venus flytrap, venus fly trap, venus flytraps, flytrap ; carnivorous plant
C green 60 0,1180 -30,900 0,640
~ L leaf 0,1220 160,1070 420,1030 560,1110 380,1220 160,1250
~ b lime 34 200,300 100,110
~ b lime 34 300,200 250,-10
~ b lime 34 420,170 430,-40
~ b lime 34 520,230 600,60
~ b lime 34 560,360 720,260
~ b lime 34 540,500 690,500
~ L leaf 0,720 40,520 160,280 330,150 500,180 580,340 530,540 340,690 140,760
~ L coral 50,640 120,470 220,330 350,250 450,280 490,370 440,500 300,600 150,670 !
~ o wine 250,450 24 !
~ o wine 350,400 24 !
~ o wine 300,520 24 !
= terrarium | terrarium, terrariums, moss terrarium
r tan -190,40 380,150 40
H ice 0,180 230,180 240,300 440,480 490,780 420,1060 250,1200 0,1210
l cocoa -450,920 450,920 420,1060 250,1190 -250,1190 -430,1060 !
b sand 36 -436,1000 436,1000 !
L leaf -400,930 -400,870 -300,820 -160,850 -20,800 160,850 320,810 400,870 400,930 !
C green 26 0,840 10,600 0,360
~ L green 10,470 120,360 220,340 160,450 40,520
~ L green 10,620 160,500 290,490 220,600 40,670
~ L green 10,770 170,650 320,660 240,750 40,810
C white 34 -380,560 -430,720 -420,860 !
= cherry-blossom-tree | cherry blossom tree, cherry blossom trees, cherry tree, cherry trees, sakura tree, blossoming tree
L bark -90,1180 -60,920 -260,640 -180,590 10,780 150,560 230,600 90,880 110,1180 >20
O #e98bab 270,460 300,230
O #f2a6bd -270,480 290,220
O #f6bccd 0,290 340,250
O #f2a6bd 20,560 250,130
*5:-120,330 o white -120,290 26,40 !
*5:210,420 o white 210,386 22,34 !
*5:-330,500 o white -330,466 22,34 !
*5:90,600 o white 90,570 20,30 !
o #c9485a -120,330 18 !
o #c9485a 210,420 16 !
o #c9485a -330,500 16 !
o #c9485a 90,600 14 !
o #f2a6bd -330,860 34,22 !
o #f6bccd 300,940 34,22 !
o #f2a6bd 200,1090 34,22 !
= mushroom-house | mushroom house, mushroom cottage, toadstool house, fairy house, gnome house, mushroom home
r brick 190,40 100,260 10
r brown 175,20 130,50 12
H red 0,60 300,130 520,360 560,560 300,640 0,650
o white 0,230 90,60 !
~ o white 250,330 70,54 !
~ o white 400,520 60,44 !
o white -20,500 70,50 !
h cream 0,640 300,630 330,900 380,1160 0,1180
L wood -110,1170 -110,900 -70,810 0,780 70,810 110,900 110,1170 >0
o gold 60,990 18 !
O sky 230,840 70,70
b brown 14 160,840 300,840 !
b brown 14 230,770 230,910 !
O leaf -300,1150 120,60
O green 310,1160 110,56
= fluffy-cloud | cloud, clouds, fluffy cloud, fluffy clouds, white cloud, white clouds
L #dfe8ee -560,900 -600,780 -520,680 -400,650 -360,500 -220,420 -80,450 20,350 190,330 320,420 360,540 500,570 600,690 580,830 480,910 0,930 _760
C white 26 -430,740 -380,660 -300,650 !
C white 26 -180,520 -100,500 -40,540 !
C white 26 170,410 260,440 310,520 !
`;
