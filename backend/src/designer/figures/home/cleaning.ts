/** What keeps a house clean, and what stands in it. */
export const CLEANING = `
thing

= spray-bottle | spray bottle, cleaning spray, spray cleaner, cleaning supplies, windex
L red -330,60 -120,-40 180,-20 330,60 330,170 100,200 80,340 -110,340 -130,220 -330,180
l wine -180,200 -110,220 -160,420 -240,520 -290,460 -220,340
r red- -130,320 230,110 14
h sky 0,420 130,440 270,640 300,1200 230,1260 0,1260
r white -240,760 480,330 40
s sky 0,920 120,4,.3 !
+3:0,70 o ice -450,50 26
= dust-pan | dustpan, dust pan, broom and dustpan
@ 16 1 -80,0
b wood 50 330,-60 330,700
l brass 220,660 440,660 540,1120 120,1120 >330
+4:80,0 b gold 18 220,720 190,1110 !
@ 0 1 0,0
l teal -560,760 120,760 200,1180 -640,1180 >-200
l teal- -500,820 70,820 110,1060 -540,1060 !
r teal -290,480 140,300 50
= ironing-board | ironing board, ironing
b steel 40 -360,640 300,1260
b steel 40 320,640 -300,1260
L sky -660,560 -560,510 480,510 620,560 660,620 480,650 -600,650 >0
l red -260,500 260,500 260,400 100,260 -60,240 -80,300 60,330 120,400 -160,400 >60
r silver -280,470 560,50 10
= clothes-iron | clothes iron, steam iron, iron press
l silver -600,1000 560,1000 560,900 -560,900 >0
L red -580,900 -480,640 -240,460 100,420 520,420 560,520 560,900 >0
L wine -300,660 -180,560 420,560 420,660 -220,700 !
L red -260,520 -160,330 60,260 430,270 540,350 540,480 >60
o coal -330,780 70
C silver 30 -640,860 -720,760 -640,660
= feather-duster | feather duster, duster, feather dusters ; maid
@ 30 1 0,0
t coal 80,60 0,620 0,1260
r gold -60,560 120,110 30
*7:0,420:24:-72 L rose 0,560 -90,300 -60,60 0,-40 60,60 90,300
*4:0,420:30:-45 L pink 0,540 -70,340 -40,140 0,80 40,140 70,340
= window-curtains | curtains, curtain, window curtains, drapes
b brass 44 -640,100 640,100
~ o brass 640,100 60
r sky -400,140 800,900
~ L white 120,420 230,330 340,420 300,470 140,470 !
L red -600,120 -60,120 -120,560 -420,820 -360,1240 -600,1240 >-420
L red 600,120 60,120 120,560 420,820 360,1240 600,1240 >420
~ b gold 44 330,800 620,860
= chest-of-drawers | dresser, dressers, chest of drawers, nightstand, bedside table
r wood -520,160 1040,980 20
r tan -570,90 1140,90 20
+3:0,300 r brown -460,230 920,250 14
+3:0,300 ~ o brass 220,355 40
~ r bark 360,1130 110,120 10
= grandfather-clock | grandfather clock, pendulum clock, old clock
L bark -300,120 -240,0 0,-80 240,0 300,120 300,480 -300,480 >0
r wood -240,460 480,640
r bark -320,1080 640,190 20
o cream 0,230 190
b night 24 0,230 0,110 !
b night 24 0,230 90,260 !
*12:0,230 o brass 0,70 16 !
r cocoa -150,530 300,500 20
b brass 24 0,540 0,860
o gold 0,880 90
= pocket-watch | pocket watch, pocketwatch, fob watch
C gold 36 0,60 200,-60 420,40 540,260
r gold -60,110 120,120 20
a gold 0,90 90,34 0,360
o gold 0,700 520
o cream 0,700 430
*12:0,700 b coal 22 0,320 0,380 !
b night 34 0,700 0,430 !
b night 34 0,700 190,790 !
o gold 0,700 44
= television-set | tv, television, tv set, retro tv, old tv, flat screen
~ b ash 34 20,240 240,-60
r wood -620,220 1240,920 80
r coal -540,300 860,760 120
r sky -490,350 760,660 110
l ice -420,420 -230,400 -330,760 -440,700 !
o silver 450,460 70
o silver 450,680 70
+4:0,60 b bark 22 390,830 510,830 !
~ r bark 360,1130 130,110 20
= remote-control | remote control, tv remote, remote, the remote
@ 18 1 0,0
r coal -200,-20 400,1320 110
o red 0,130 60
o ash 0,400 150
o coal 0,400 70
+3:0,150 +3:120,0 o silver -120,680 40
+2:240,0 r ash -160,1100 80,110 24 !
= movie-projector | projector, film projector, movie projector
o ash -260,240 250
*5:-260,240 o night -260,130 62 !
o ash 280,300 200
*5:280,300 o night 280,210 48 !
r coal -440,480 800,480 50
r silver 350,560 200,260 20
o sky 560,690 110,140
r red -340,580 220,70 20
+3:90,0 o gold -300,790 34
b coal 60 -240,960 -340,1260
b coal 60 160,960 260,1260
= ceiling-fan | ceiling fan, ceiling fans
b brass 50 0,-60 0,480
r brass -110,-80 220,80 20
~ L wood 100,560 640,440 700,540 640,620 120,640
L wood -90,640 90,640 150,1000 0,1060 -150,1000
r bark -150,460 300,180 40
o cream 0,660 150,100
= recycle-bin | recycling bin, recycle bin, recycling
l green -330,330 330,330 270,1240 -270,1240 >0
r green -400,220 800,130 30
*3:0,800 l white -60,590 60,590 130,700 20,700 -20,640 -70,720 -130,680 !
*3:0,800 l white 130,640 160,760 50,750 !
= candle-holder | candlestick, candle holder, candelabra, candlesticks
L orange 0,-80 60,40 40,130 -40,130 -60,40
L lemon 0,0 30,60 20,120 -20,120 -30,60 !
r cream -70,130 140,440 10
C cream 40 60,160 90,260 70,330
r gold -150,550 300,70 30
h gold 0,600 60,620 100,760 40,900 60,1060 0,1070
h gold 0,1040 120,1060 330,1180 0,1230
a gold 300,940 130,50 0,360
= front-door | front door, house door, red door, dutch door
r cream -420,-20 840,1300 20
r red -340,60 680,1220 10
~ r wine 60,680 220,480 10
~ L ice 60,160 60,560 280,560 280,300 180,180
o gold 270,640 44
L leaf 0,250 160,330 200,480 140,620 0,690 -140,620 -200,480 -160,330
L red 0,370 60,400 100,480 60,560 0,590 -60,560 -100,480 -60,400
l red 0,690 -120,800 -60,830 0,740 60,830 120,800 !
r brick -480,1260 960,90 10
= sun-dial | sundial, sun dial
h stone 0,560 200,600 130,1100 0,1110
h ash 0,1080 320,1100 360,1230 0,1240
O stone 0,500 560,200
O silver 0,470 480,150
O ash 0,470 390,112 !
O silver 0,470 350,98 !
l brass -60,500 240,460 40,120 >60
l gold -60,500 40,120 60,480 !
= spread-towel | beach towel, beach towels, striped towel
l teal -420,560 420,560 640,860 -640,860 >0
l white -386,606 386,606 424,658 -424,658 !
l white -466,714 466,714 508,770 -508,770 !
l white -550,812 550,812 586,846 -586,846 !
+14:92,0 b teal 22 -600,856 -606,920 !
= picnic-spread | picnic blanket, picnic cloth, beach blanket
l red -440,540 440,540 680,860 -680,860 >0
l cream -400,594 400,594 440,646 -440,646 !
l cream -484,704 484,704 530,766 -530,766 !
l cream -300,540 -180,540 -260,860 -440,860 !
l cream 180,540 300,540 440,860 260,860 !
l cream -60,540 60,540 90,860 -90,860 !
+15:94,0 b red- 22 -656,856 -662,910 !
= window-squeegee | squeegee, squeegees, window squeegee, squeegee blade ; window cleaner, window washer, window cleaning, window washing | thing grip=#2f7fb0
@ -18 1 0,20
r $grip -80,640 160,620 60
+6:0,66 b $grip- 18 -50,800 50,800 !
o steel 0,1210 26
l steel -70,640 70,640 120,430 -120,430 >0
r silver -150,360 300,110 20
r silver -560,290 1120,100 16
b white 14 -530,318 530,318 !
~ r #5c5a66 520,276 60,130 12
r coal -580,210 1160,80 6
b ash 14 -570,232 570,232 !
C ice 26 -420,150 -410,90 -420,60
o ice -180,120 40
o sky 60,80 54
o ice 300,130 34
o sky 440,60 26
o white 44,62 14 !
= laundry-basket | laundry basket, laundry baskets, basket of laundry, basket of clothes, laundry hamper, hamper, hamper of clothes, pile of laundry, laundry pile, dirty laundry, mountain of laundry, clothes basket
L amber -480,640 -470,440 -360,330 -220,360 -140,480 -120,640 >-300
L sky -300,640 -260,380 -120,220 80,190 250,270 330,420 340,640 >60
C #5f9fbd 20 -170,420 -40,330 120,330 230,420 !
C #5f9fbd 20 -120,520 40,440 190,500 !
L lilac 160,640 220,440 350,370 460,420 500,540 490,640 >340
l cream -500,600 500,600 420,1200 -420,1200 >0
+7:140,0 r #c9a97a -452,760 60,150 30 !
+6:140,0 r #c9a97a -382,970 60,150 30 !
r #e3cfa8 -560,560 1120,110 50
l red -470,480 -230,460 -190,800 -440,840 >-320
l #a32d2a -196,740 -186,810 -446,852 -450,780 !
C #a32d2a 18 -380,520 -350,640 -360,740 !
L white -90,500 60,500 70,760 150,860 130,940 20,950 -80,880 -100,760 >0
b red 34 -92,580 64,580 !
b red 34 -94,650 66,650 !
l #3a6fb5 200,470 430,470 440,900 230,910 >320
r #8cb4e0 220,880 230,70 14
b #2f5a94 14 330,560 336,860 !
`;
