/** Small things of desks, mirrors, counters and screens. */
export const SMALL_THINGS = `
thing

= sundae-glass | sundae, sundaes, ice cream sundae, hot fudge sundae, banana sundae
o red 0,60 90
C green 20 0,10 60,-120 160,-160
o cream -190,380 200
o pink 190,380 200
o bark 0,240 200
L bark -200,220 -120,60 120,60 200,220 160,420 90,300 30,460 -60,300 -140,440
h ice 0,480 420,470 380,760 200,960 60,1010 0,1010
h pink 0,560 370,560 340,740 180,920 0,950 !
b ice 60 0,1000 0,1160
h ice 0,1150 240,1190 250,1230 0,1230
l tan 260,60 400,20 330,420 220,400
= milk-carton | milk carton, milk cartons, carton of milk, school milk
l white -330,340 330,340 330,1220 -330,1220 >0
l sky -330,340 330,340 240,100 -240,100 >0
r white -250,20 500,100 10
r blue -330,900 660,200 0 !
L blue -200,500 -60,460 20,560 120,470 220,540 180,720 40,790 -120,760 -220,640 !
b white 30 -200,1000 200,1000 !
= mustard-bottle | mustard, mustard bottle, yellow mustard, bottle of mustard
h red 0,-40 44,-20 60,140 0,140
h yellow 0,130 140,150 200,300 280,420 280,1180 220,1240 0,1240
r red -290,520 580,400 20
L yellow 0,560 130,640 150,760 0,880 -150,760 -130,640 !
= dental-floss | floss, dental floss, floss box
h mint 0,300 330,310 380,420 380,1080 300,1180 0,1190
r teal -380,640 760,220 0 !
r silver -120,240 240,90 20
C white 24 0,240 -60,60 160,-60 300,60 180,160
o white 0,900 120 !
= speaker-lectern | lectern, podium, speech podium, debate podium, pulpit
l wood -420,330 420,330 330,1180 -330,1180 >0
l tan -520,330 -440,180 440,180 520,330
r bark -400,1160 800,80 20
s amber 0,720 150,5,0.45 !
C coal 30 120,200 160,20 60,-60
o ash 40,-70 60
= paint-splatter | paint splatter, paint splash, paint splatters, splatter, paint drips
L rose -100,420 40,220 160,420 380,330 320,540 540,640 320,740 400,960 180,880 60,1120 -60,900 -300,1020 -220,780 -480,700 -240,600 -380,380 -160,480 >0
o teal -480,330 110
o teal -560,1040 70
o amber 520,300 120
o amber 600,980 80
o violet 300,80 70
o violet -240,120 80
o leaf 260,1220 70
= hook-block | crane hook, lifting hook, winch hook
b steel 60 0,-80 0,160
r amber -190,140 380,330 60
o coal 0,300 90 !
b steel 80 0,470 0,620
C steel 120 0,620 260,760 280,1000 60,1180 -200,1080 -240,900
l steel -320,900 -240,760 -170,920
= postage-stamp | postage stamp, stamp, stamps, postage stamps, stamp collecting ; stamp collector
r cream -460,60 920,1160 10
+7:140,0 o white -420,60 44
+7:140,0 o white -420,1220 44
~ +8:0,145 o white 460,120 44
r teal -360,180 720,920 10
L navy -300,860 -160,600 -60,700 120,420 330,860 >0
o lemon -160,400 90 !
b cream 36 -260,980 260,980 !
= finger-print | fingerprint, fingerprints, thumbprint, thumb print
a coal 0,660 90,44 150,390
a coal 0,680 190,44 140,400
a coal 0,700 290,44 150,390
a coal 0,720 390,44 160,380
a coal 0,740 490,44 175,365
b coal 44 -90,700 -90,900
b coal 44 90,700 90,1000
b coal 44 190,760 190,1120
b coal 44 -190,760 -190,1080
b coal 44 -290,780 -290,960
b coal 44 290,780 290,1000
b coal 44 0,680 0,1180
= line-graph | graph, line graph, chart going up
r cream -560,60 1120,1120 40
+4:0,200 b sand 16 -440,300 460,300 !
b coal 40 -440,160 -440,1040
b coal 40 -440,1040 480,1040
C leaf 60 -360,900 -160,640 40,760 380,330
l leaf 270,300 470,220 440,430
~ o green 40,760 40 !
= coin-stack | coin stack, stack of coins, stacks of coins, pile of coins
+3:0,90 O brass -330,1110 240,80
+3:0,90 O gold -330,1080 240,80
+5:0,90 O brass 60,930 240,80
+5:0,90 O gold 60,900 240,80
+2:0,90 O brass 400,1130 220,76
+2:0,90 O gold 400,1100 220,76
O lemon 60,896 150,44 !
O lemon -330,1076 150,44 !
O lemon 400,1096 140,40 !
= dollar-bill | dollar bill, dollar bills, hundred dollar bill, dollars
@ -8 1 0,-40
r pine -640,400 1280,600 30
r mint -590,450 1180,500 20 !
@ 5 1 0,60
r pine -640,330 1280,600 30
r leaf -590,380 1180,500 20 !
o mint 0,630 190
b pine 40 0,470 0,790 !
C pine 36 90,540 0,500 -90,560 0,630 90,700 0,760 -90,720 !
~ o mint 440,630 70 !
@
= dollar-sign | dollar sign, dollar signs, money sign
b gold 90 0,0 0,1280
C gold 150 290,360 80,200 -180,240 -280,430 -160,600 160,680 290,850 180,1050 -80,1090 -300,930
= house-key | house key, house keys, new home key, home key
@ 30 1 0,0
l brick 0,-80 330,170 260,170 260,470 -260,470 -260,170 -330,170 >0
r cream -80,220 160,250 10 !
r brass -54,470 108,760 30
r brass 40,860 170,90 20
r brass 40,1040 220,90 20
o coal 0,540 30 !
@
= food-cloche | cloche, serving dish, silver platter, serving tray, silver dome
o brass 0,260 70
h silver 0,320 220,350 430,560 500,880 0,890
r steel -620,880 1240,90 40
L white -300,760 -240,580 -120,460 -160,640 -220,780 !
r ash -420,970 840,60 30
= pizza-box | pizza box, pizza boxes, box of pizza
l tan -560,600 560,600 640,1120 -640,1120
l wood -640,1120 640,1120 640,1200 -640,1200
l cream -560,600 560,600 460,60 -460,60
O amber 0,860 430,180
O lemon 0,850 380,150 !
+3:230,0 O red -230,830 60,30 !
+2:230,0 O red -120,920 60,30 !
b red 60 -260,330 260,330 !
b green 40 -160,450 160,450 !
= shaving-brush | shaving brush, shave brush, shaving cream, shaving kit
L sand -230,560 -280,200 -160,20 0,-20 160,20 280,200 230,560
+5:90,0 b tan 16 -180,140 -120,540 !
r silver -240,540 480,100 40
h bark 0,640 200,650 140,800 230,1000 200,1180 0,1200
= beauty-tweezers | tweezers, tweezer
@ 24 1 0,0
~ L rose 0,1240 90,1000 150,560 60,100 20,60 70,560 20,1000
r rose- -60,1080 120,190 50
@
= curly-wig | wig, wigs, clown wig
o rose 0,360 300
~ o rose 280,480 240
~ o rose- 400,740 200
~ o rose 340,960 170
L cream 0,560 180,620 230,860 140,1060 -140,1060 -230,860 -180,620 !
= bath-fizz | bath bomb, bath bombs
o lilac 0,640 480
a violet 0,640 492,60 0,360
O pink -160,420 150,100 !
+3:190,0 s white -200,800 70,5,0.45 !
~ o ice 460,240 90
o ice 300,60 60
= semi-colon | semicolon
o coal 0,330 160
L coal -160,860 0,720 160,860 120,1080 -60,1240 -130,1200 -20,1020 -120,980
= wifi-waves | wifi, wi-fi, wifi symbol, wifi signal, internet signal
a blue 0,1000 820,120 220,320
a blue 0,1000 580,120 220,320
a blue 0,1000 340,120 220,320
o blue 0,1000 110
= net-router | wifi router, internet router, modem
~ b coal 44 300,700 360,120
r coal -560,680 1120,360 60
+5:120,0 o leaf -260,860 34 !
r ash -480,1040 200,60 20
r ash 280,1040 200,60 20
a sky 0,420 200,50 220,320
a sky 0,420 330,50 220,320
= germ-virus | virus, viruses, germ, germs, bacteria
*10:0,640 b green 50 0,300 0,120
*10:0,640 o lime 0,100 66
o leaf 0,640 380
~ o green 130,560 80 !
o green -30,820 100 !
o green -200,760 40 !
= sea-trilobite | trilobite, trilobites
L brown -330,330 -160,100 160,100 330,330 330,480 -330,480 >0
~ o cocoa 180,290 60 !
+6:0,110 h tan 0,500 300,500 360,600 0,590
h brown 0,1140 260,1120 160,1260 0,1280
+7:0,105 O wood 0,480 110,50 !
= juggling-balls | juggling balls, juggler balls
o red -330,880 210
o blue 330,880 210
o amber 0,330 210
a silver -200,560 330,24 190,260
a silver 200,560 330,24 280,350
~ L white 330,700 420,880 330,1060 260,880 !
= drum-major-hat | shako, drum major hat, marching band hat, marching band shako, band hat | worn
L white 60,-120 200,-60 190,160 80,330 0,330 -20,120
h wine 0,300 300,290 340,900 0,920
b gold 40 -310,420 310,420 !
b gold 40 -330,820 330,820 !
o gold 0,620 130
s white 0,620 90,5,0.45 !
L coal -380,900 380,900 300,1040 0,1080 -300,1040
C gold 30 -320,880 0,1000 320,880 !
= candy-gumdrops | gumdrop, gumdrops, gum drops, gumdrop candy
@ 0 0.8 -330,260
h red 0,460 160,520 260,760 330,1060 0,1080
*3:0,900 o pink 0,640 20 !
@ 0 0.8 330,260
h green 0,460 160,520 260,760 330,1060 0,1080
*3:0,900 o lime 0,640 20 !
@ 0 0.8 0,-130
h amber 0,460 160,520 260,760 330,1060 0,1080
*3:0,900 o lemon 0,640 20 !
@
= loose-petals | petals, petal, flower petals, rose petals, falling petals
L rose -420,300 -260,160 -120,300 -180,520 -360,520
L pink 160,120 330,60 420,240 300,420 140,340
L rose 360,620 540,560 600,760 460,900 320,800
L pink -520,760 -380,640 -240,760 -300,960 -480,960
L rose- -60,700 100,620 200,800 80,980 -100,900
L pink -160,1120 20,1060 100,1200 -40,1300 -180,1240
L rose 300,1080 460,1020 540,1180 400,1300 280,1220
= artist-brushes | artist brush, artist brushes, watercolor brush, watercolor brushes, fine brush, paintbrushes in a row
@ -16 0.9 -260,40
t red 30,44 0,-80 0,700
r silver -56,690 112,220 10
L tan -60,900 60,900 90,1040 40,1180 0,1280 -40,1180 -90,1040 >0
L blue -84,1060 84,1060 40,1180 0,1280 -40,1180 !
@ 0 0.95 0,20
t amber 30,44 0,-80 0,700
r silver -56,690 112,220 10
l tan -60,900 60,900 100,1240 -100,1240
l rose -86,1120 86,1120 100,1240 -100,1240 !
@ 16 0.9 260,40
t teal 30,44 0,-80 0,700
r silver -56,690 112,220 10
L tan -60,900 60,900 90,1040 40,1180 0,1280 -40,1180 -90,1040 >0
L lemon -84,1060 84,1060 40,1180 0,1280 -40,1180 !
@
= conductor-baton | conductor baton, conducting baton, conductors baton, conductor batons
l #3a6fb5 -600,420 600,420 540,1080 -540,1080 >0
r steel -560,1070 1120,60 24
b steel 60 0,1130 0,1300
l white -520,330 -460,300 -120,290 0,340 0,1050 -120,1000 -520,1030
l cream 520,330 460,300 120,290 0,340 0,1050 120,1000 520,1030
+5:0,36 b stone 9 -470,420 -60,420 !
+5:0,36 b stone 9 -470,720 -60,720 !
+5:0,36 b stone 9 60,420 470,420 !
+5:0,36 b stone 9 60,720 470,720 !
~ o night 390,520 40,32 !
~ b night 16 424,520 424,390 !
~ o night 230,820 40,32 !
~ b night 16 264,820 264,690 !
@ 50 1 90,-100
t #8e2438 30,22 0,760 0,-80
l #8e2438 -11,-80 11,-80 0,-140
L tan 0,740 44,770 66,860 84,950 60,1020 0,1044 -60,1020 -84,950 -66,860 -44,770 >0
C wood 14 -62,900 0,920 62,900 !
@
= origami-crane | origami crane, paper crane, origami cranes, paper cranes, origami bird
l ice 0,620 -420,120 -200,640
l sky 0,620 420,60 240,700 >400
l white -200,640 240,700 40,960 -60,900
l sky- 240,700 660,560 220,820
l ice -200,640 -560,380 -640,470 -160,760
l white -640,470 -560,380 -700,420
l blue 40,960 240,700 -60,900 !
= block-tower | jenga, jenga tower, block tower, stacking blocks game, wooden block tower
+4:0,280 r tan -300,90 600,110 14
+4:0,280 ~ b brown 10 100,90 100,200 !
+4:0,280 r wood -300,210 180,120 14
+4:0,280 r wood -90,210 180,120 14
+4:0,280 r wood 120,210 180,120 14
r tan 250,650 260,110 14
= match-sticks | matches, match, matchstick, matchsticks, match stick
@ -14 1 -160,40
r tan -34,260 68,960 20
o brick 0,200 90
@ 12 1 160,40
r tan -34,260 68,960 20
H amber 0,-260 130,-40 150,140 70,250 0,260
H lemon 0,-40 60,80 60,180 0,220 !
o brick 0,240 80
@
= vault-bar | pole vault, pole vaulter bar, high jump bar
~ r steel 520,300 60,960 10
r red -560,340 1120,40 20
+5:220,0 r white -500,340 110,40 0 !
C amber 34 -640,1240 -330,700 -120,40
r navy -300,1120 600,140 40
`;
