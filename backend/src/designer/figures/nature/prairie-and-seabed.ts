/** Leaves, flowers and grasses of parks, prairies and the bottom of the sea. */
export const PRAIRIE_AND_SEABED = `
plant

= .ginkgo
C $stem 34 0,760 14,980 -50,1210
L $leaf -14,860 -100,700 -300,570 -610,470 -630,330 -500,150 -330,60 -160,10 -40,60 -10,330 10,330 40,60 160,10 330,60 500,150 630,330 610,470 300,570 100,700 14,860 >0
~ C $vein 14 6,780 130,560 520,380 !
~ C $vein 14 6,760 100,520 380,200 !
~ C $vein 14 4,740 60,480 170,130 !
= ginkgo-leaf | ginkgo leaf, ginkgo leaves, ginkgo, gingko, ginko, gingko leaf, gingko leaves, ginkgo tree, gingko tree, ginkgo biloba, ginkgo branch | leaf=#edb93a vein=#c98f22 stem=#a8762a
@ 26 .6 330,-190
.ginkgo
@ -12 .94 -90,40
.ginkgo
@
= .smoke-plume
*8:0,760:15:-62 L #f6c6d2 0,770 -46,600 -10,430 90,300 190,240 90,380 50,560 40,680
*6:0,760:18:-56 L #e87f9c 0,780 -40,640 0,500 80,410 50,540 40,660 !
H #a83a5c 0,660 60,700 88,800 50,884 0,894
~ L #8e2f50 40,740 120,640 130,760 70,850 !
= prairie-smoke | prairie smoke, prairie smoke flower, old man's whiskers, geum triflorum
~ L green 0,1240 120,1090 330,1020 520,1060 360,1130 180,1230
~ L leaf 0,1250 190,1180 420,1190 540,1260 300,1290
C #7a4a3a 30 0,1250 -20,900 0,560
C #7a4a3a 28 -10,1050 -140,860 -330,740
C #7a4a3a 28 0,980 150,840 340,800
@ -34 .72 -410,-20
.smoke-plume
@ 34 .72 420,50
.smoke-plume
@ 0 .94 0,-310
.smoke-plume
@
= .fireweed-bloom
*4:0,640:90:45 L #d8489a 0,640 -110,540 -90,420 0,380 90,420 110,540
*4:0,640 L #8e2a66 0,650 -26,560 0,440 26,560 !
o white 0,640 50
= fireweed-bloom | fireweed, fireweeds, fireweed flower, fireweed flowers, alaska fireweed, alaskan fireweed
b green 34 0,1290 0,-20
~ L leaf 10,1240 200,1120 420,1120 330,1190 140,1280
~ L green 10,1120 230,1000 440,960 330,1060 130,1160
~ L #a83278 6,240 70,120 180,90 150,190 40,270
~ L #c23f8c 6,120 50,10 130,-20 110,70 30,150
L #a83278 0,40 -40,-60 0,-150 40,-60 >0
@ 0 .56 -210,290
.fireweed-bloom
@ 0 .56 210,290
.fireweed-bloom
@ 0 .48 -160,-30
.fireweed-bloom
@ 0 .48 160,-30
.fireweed-bloom
@ 0 .36 -110,-270
.fireweed-bloom
@ 0 .36 110,-270
.fireweed-bloom
@ 0 .6 0,120
.fireweed-bloom
@ 0 .46 0,-180
.fireweed-bloom
@
= sea-grass | sea grass, seagrass, seagrass meadow, sea grass bed, eelgrass, eel grass, turtle grass
L pine -330,1200 -470,900 -360,620 -480,330 -400,140 -310,360 -270,640 -330,900 -220,1200
L pine 330,1200 470,860 380,560 500,300 430,80 330,320 280,600 340,880 220,1200
L green -190,1210 -260,820 -150,500 -240,190 -150,-20 -60,240 -60,520 -120,820 -60,1210
L green 180,1210 270,860 150,540 250,240 200,20 90,260 60,540 130,840 60,1210
L leaf -60,1210 60,900 -50,620 70,340 20,120 -70,340 -140,640 -50,900 -140,1210
L leaf 330,1210 520,1010 560,760 620,640 600,860 520,1080 420,1220
L leaf -340,1210 -520,1030 -560,800 -620,660 -600,880 -540,1080 -430,1220
L orange 170,640 250,570 360,580 440,640 520,590 510,700 440,660 350,720 250,710
b white 22 290,576 290,716 !
eye night 225,632 20
L amber -470,470 -400,410 -310,420 -240,470 -170,430 -180,520 -240,490 -310,530 -400,530 !
o night -420,460 14 !
L sand -640,1250 -440,1180 -150,1160 150,1180 420,1160 640,1240 600,1290 -600,1290 >0
o sky 60,60 34
o sky -330,40 26
o ice 340,-30 24
`;
