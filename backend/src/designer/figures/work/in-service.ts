/** Signs and gear of firefighters, medics and soldiers. */
export const IN_SERVICE = `
thing

= maltese-cross | maltese cross, firefighter cross, firefighter maltese cross, fire department cross, fire department maltese cross, fire cross
*4:0,640 L red -60,560 -300,60 -240,10 -100,60 0,-20 100,60 240,10 300,60 60,560 >0
*4:0,640 L gold 0,400 -150,110 -100,110 0,70 100,110 150,110 !
o red 0,640 300
o gold 0,640 250 !
o red 0,640 210
@ 45 0.3 0,0
r cream -40,240 80,900 30
L cream -40,260 -40,540 -280,600 -300,200
L cream 40,300 180,380 40,460
@ -45 0.3 0,0
r cream -40,240 80,900 30
L cream 40,260 40,540 280,600 300,200
L cream -40,300 -180,380 -40,460
@
= postal-truck | mail truck, mail trucks, postal truck, usps truck, post office truck, mail van | vehicle
l white -640,300 260,260 330,330 470,640 620,700 640,960 -640,960 >-100
l sky 130,350 290,350 420,640 130,640
r ice -60,350 150,290 10
b navy 60 -640,760 600,760 !
b red 26 -640,830 620,830 !
l navy -520,420 -220,470 -160,560 -420,560 -380,510 -560,480
~ o night 390,980 130
~ o silver 390,980 60
r lemon 580,750 50,70 16
= halligan-bar | halligan, halligan bar, halligan tool
@ 40 1 0,0
r coal -45,0 90,1160 20
L steel -60,-60 60,-60 60,100 360,80 420,130 60,190 -60,190
L steel -60,-60 -60,140 -110,130 -240,-160 -200,-180
L steel -60,1140 60,1140 90,1240 130,1380 60,1370 0,1250 -60,1370 -130,1380 -90,1240
@
= caduceus-staff | caduceus, rod of asclepius, medical symbol, medical staff, staff of hermes
r gold -36,0 72,1300 30
o gold 0,0 84
~ L sky 60,140 300,20 560,40 640,120 500,190 560,210 420,280 440,310 260,330 60,300
C leaf 70 60,1180 -130,1060 130,900 -200,720 200,560 -170,430 -150,330
C green 70 -60,1180 130,1060 -130,900 200,720 -200,560 170,430 150,330
~ o green 140,330 56
~ o night 150,320 12 !
= surgical-scalpel | scalpel, scalpels, surgical knife
@ 40 1 0,0
r steel -44,420 88,860 40
+5:0,60 b ash 16 -44,1010 44,1010 !
L silver -44,440 -60,120 60,-60 70,120 44,440 >0
r ash -20,480 40,160 20
@
= rifle-bullets | bullet, bullets, ammo, ammunition, rounds
+3:340,0 l brick -420,530 -415,330 -340,60 -265,330 -260,530 >-340
+3:340,0 r brass -450,520 220,580 20
+3:340,0 r gold -480,1090 280,110 30
= war-ship | battleship, warship, destroyer, navy ship, naval ship, navy destroyer, cruiser ship | vehicle
l steel -660,760 660,760 560,1010 -540,1010 >120
l brick -580,930 600,930 560,1010 -540,1010 >120
r ash -220,560 440,200 10
r stone -140,400 300,170 10
r ash -60,240 140,170 10
b coal 24 10,240 10,-40
b coal 18 -110,80 130,80
+4:100,0 r ice -160,630 60,50 8
+3:90,0 r ice -100,460 50,40 8
r stone -500,650 200,110 30
b ash 40 -420,680 -640,600
r stone 320,650 200,110 30
b ash 40 440,680 640,600
C ice 36 -660,1030 -480,1070 -300,1030 -120,1070 60,1030 240,1070 420,1030 600,1070
= drip-stand | iv pole, iv stand, drip stand
C silver 30 -160,160 -160,20 0,0 160,20 160,160
b steel 50 0,10 0,1180
r ice -250,180 180,360 60
r sky -250,320 180,220 60
C sky 18 -160,530 -160,760 -40,900 -200,1080 -330,1000
~ b coal 46 0,1150 340,1210
~ o night 340,1230 40
r steel -60,640 120,140 20
= dress-blues-cap | dress blues, marine cap, marine dress cover | worn
h white 0,240 420,300 560,480 400,600 0,610
r coal -400,580 800,120 20
L night -400,690 400,690 460,800 200,860 0,870 -200,860 -460,800
o gold 0,520 90
`;
