/** Parts of cars, bikes and fire houses. */
export const GARAGE = `
thing

= bike-handlebars | handlebars, motorcycle handlebars, chopper handlebars, handlebar
C silver 70 -560,640 -420,360 -200,420 -120,700 120,700 200,420 420,360 560,640
~ r coal 480,620 170,110 40
o ash 0,560 170
o white 0,560 120
b red 20 0,560 70,490 !
o gold 0,900 200
o cream 0,900 150
b silver 60 -60,760 60,760
= fuel-tank | gas tank, motorcycle tank, motorcycle gas tank
L red -560,800 -480,560 -240,420 160,400 480,560 600,780 420,900 -460,900 >0
L amber -380,780 -120,640 60,700 200,560 300,700 480,760 300,800 60,780 -120,830 !
O silver -40,420 130,50
r coal -560,860 1080,70 30
= exhaust-pipes | exhaust pipe, exhaust pipes, muffler, tailpipe, mufflers, exhaust
r steel -620,520 460,140 20
r silver -260,440 700,300 140
r steel 400,500 200,170 20
O coal 600,585 60,80
b ash 30 -160,450 -160,730 !
b ash 30 320,450 320,730 !
o stone 720,500 60
o silver 800,420 44
r steel -620,800 460,100 20
= turbo-charger | turbo, turbocharger, supercharger, blower motor, turbo snail
L silver -520,640 -440,300 -120,160 220,200 440,420 480,720 300,980 -60,1080 -380,960 >0
o ash -40,640 300
o night -40,640 240
*8:-40,640 L steel -40,610 -90,500 -40,420 0,500
o brass -40,640 70
r silver 240,60 340,220 20
r steel 540,30 70,280 16
= speed-gauge | speedometer, tachometer, speed gauge, car gauge, fuel gauge, gauge, odometer
o silver 0,640 600
o coal 0,640 530
*9:0,640:30:-120 b white 24 0,160 0,240 !
a red 0,640 440,50 -10,40
b red 44 0,640 280,380
o silver 0,640 84
b amber 30 -160,900 160,900 !
b stone 20 -100,980 100,980 !
= gear-knob | gear shift, stick shift, gear shifter, shift knob, manual transmission, shifter
b silver 60 0,420 0,1020
o coal 0,280 240
C white 24 -90,220 -90,360 !
C white 24 0,220 0,360 !
C white 24 90,220 90,290 !
C white 24 -90,290 90,290 !
L ash -360,1220 -240,960 -100,860 100,860 240,960 360,1220 >0
r coal -460,1180 920,90 30
= drag-racer | dragster, drag racer, top fuel dragster, sprint car, drag race car, derby car | vehicle
l red -700,860 -620,800 60,760 200,640 420,620 520,860 400,940 -660,940 >0
l amber -640,850 0,800 100,860 -600,900 !
L coal 60,760 110,600 250,580 300,700
l silver 250,620 560,420 640,440 640,540 400,660
wheel silver 380,860 250
wheel silver -560,940 100
C ash 40 180,640 180,480 300,460
L orange 620,760 760,700 720,780 820,820 640,840
= tow-winch | winch, tow hook, trailer hitch, tow hitch, recovery hook
r coal -560,560 560,360 40
+5:90,0 b steel 60 -470,600 -470,880
r red -620,520 110,440 20
r red -60,520 110,440 20
b ash 30 0,760 330,760
r gold 320,700 90,120 20
C gold 80 400,760 560,760 640,900 560,1060 400,1040
= ladder-truck | ladder truck, fire ladder truck, fire truck ladder | vehicle
b silver 60 -520,400 560,200
b silver 60 -520,520 560,320
+8:130,-25 b steel 30 -440,390 -440,500
l red -640,560 -300,560 -220,760 640,760 640,980 -640,980 >0
l sky -580,620 -330,620 -280,760 -580,760 !
r white -640,860 1280,60 0 !
+4:180,0 r ash -40,790 130,50 10
r amber -480,500 120,70 20
wheel silver -400,1010 150
wheel silver 180,1010 150
wheel silver 480,1010 150
= fire-house | fire station, firehouse, fire house, fire department building
l wine -600,300 0,60 600,300 600,360 -600,360 >0
r brick -560,340 1120,860 10
r cream -240,380 480,120 20
b red 30 -170,440 170,440 !
r red -460,620 420,580 10
r red 40,620 420,580 10
+2:500,0 +4:0,130 b wine 20 -450,740 -50,740 !
+2:500,0 r sky -420,660 340,120 10
r ash -600,1190 1200,70 10
= life-star | star of life, ems star, paramedic star, ems symbol, emt symbol
*6:0,640 r blue -100,60 200,580 10
*6:0,640 r white -76,84 152,40 0 !
o blue 0,640 160
b white 30 0,330 0,950 !
C white 44 -90,480 80,430 90,560 -80,640 80,720 -60,820
o white 0,330 40
= emergency-lights | police light, police lights, police siren, emergency light, ambulance light
*7:0,720:28:-84 b lemon 44 0,180 0,20
h red 0,300 260,330 340,560 340,900 0,910
L white -220,420 -150,380 -170,800 -240,800 !
o lemon 0,640 110
r ash -460,880 920,130 30
r coal -560,990 1120,120 30
= flag-fold | folded flag, memorial flag, veteran flag, flag case, gold star family
l bark 0,120 660,1060 -660,1060 >0
l navy 0,330 480,980 -480,980 >0
s white 0,560 60,5,.45 !
+2:220,0 s white -110,730 60,5,.45 !
+4:190,0 s white -285,890 56,5,.45 !
= school-locker | locker, lockers, school locker, locker room
r teal -360,-20 720,1280 20
b sea 20 0,0 0,1240 !
+2:360,0 +4:0,70 b sea 26 -260,140 -100,140 !
~ r silver 50,560 60,170 20
o gold 80,800 54
+2:360,0 r white -240,440 130,70 10
= lunch-tray | lunch tray, cafeteria tray, school lunch, cafeteria food
r sky -640,420 1280,560 90
r teal -580,480 520,200 50
r teal -20,480 560,200 50
r teal -580,730 700,190 50
r teal 170,730 370,190 50
L #dca763 -520,620 -420,520 -220,520 -120,620
r red -500,620 360,40 10
+4:90,0 b amber 40 80,520 100,640
o red 370,820 80
L leaf 370,750 440,690 470,740
r white -440,620 150,260 10
l sky -440,620 -365,560 -290,620
= bar-monkey | monkey bars, jungle gym, climbing frame
b red 50 -560,240 -560,1240
b red 50 560,240 560,1240
b red 44 -400,140 -400,1120
b red 44 400,140 400,1120
b amber 44 -580,240 580,240
b amber 44 -420,150 420,150
+7:170,0 b steel 26 -510,240 -380,150
+4:0,200 b steel 26 -560,460 -400,420
= hop-scotch | hopscotch, hop scotch, sidewalk chalk game
+3:0,240 r sky -120,620 240,240 10
~ r pink 20,380 240,240 10
r lemon -120,140 240,240 10
~ r lime 20,-100 240,240 10
b white 30 0,1020 0,1080 !
b white 30 -50,800 50,800 !
o white 0,720 40 !
v white 0,260 60 !
= horse-trailers | horse trailer, livestock trailer, stock trailer, gooseneck trailer | vehicle
L silver -560,400 420,400 520,500 520,960 -560,960 >0
r red -560,620 1080,90 0 !
+3:260,0 r coal -480,450 180,120 20
r ash -580,940 1140,60 10
wheel silver -60,1040 130
wheel silver 220,1040 130
b ash 50 520,940 680,980
r ash 640,980 40,180 8
r steel -560,710 30,240 0
= tiny-home | tiny home, tiny house on wheels, tiny house on a trailer, tiny homes, shepherd hut
l bark -560,260 0,-60 560,260 500,330 0,50 -500,330 >0
l wood -460,310 0,60 460,310 460,980 -460,980 >0
+7:130,0 b brown 14 -400,340 -400,980 !
r teal -340,480 240,500 16
r ice -290,540 140,180 10
o gold -150,750 26 !
r white 20,500 330,280 10
r sky 50,530 270,220 6
b white 20 185,530 185,750 !
b white 20 50,640 320,640 !
L leaf 10,800 120,720 260,760 380,800 350,850 30,850
*4:120,790 o rose 120,760 24 !
r ash 300,20 110,240 10
r ash -560,970 1120,70 10
wheel silver -160,1090 120
wheel silver 150,1090 120
b ash 44 540,1000 720,1060
b ash 30 700,1060 700,1180
r stone -480,1040 150,60 8
= phone-booth | phone booth, telephone booth, red telephone booth, telephone box, red telephone box, phone box, red phone booth, call box
L red -380,60 -300,-60 300,-60 380,60 >0
r red -400,40 800,1220 20
r cream -300,90 600,110 10
b coal 36 -200,145 200,145 !
+3:170,0 r ice -250,450 150,160 8
+3:170,0 r ice -250,640 150,160 8
+3:170,0 r ice -250,830 150,160 8
+3:170,0 r ice -250,260 150,160 8
l white -230,640 -150,640 -220,790 -250,790 !
l white 120,260 190,260 110,400 90,400 !
r wine -300,1040 600,140 10
r red- -440,1240 880,70 10
o gold 300,720 30
= flower-bike | bicycle with flower basket, bicycle with a flower basket, bicycle with flowers, bike with flowers, bicycle with basket of flowers, bike with basket of flowers, bicycle with a basket of flowers, bike with a basket of flowers, bicycle with flowers in basket, bicycle with flowers in the basket, bicycle with flowers in its basket, bike with flowers in basket, bike with flowers in the basket, bike with flower basket, bike with a flower basket, vintage bicycle with flower basket, bicycle with flowers in a basket | ridden vehicle paint=#3fa08f
a coal -380,980 240,44 0,360
a coal 380,980 240,44 0,360
*6:-380,980 b silver 12 -380,760 -380,1200
*6:380,980 b silver 12 380,760 380,1200
o silver -380,980 44
o silver 380,980 44
a $paint -380,980 290,34 200,320
a $paint 380,980 290,34 205,340
b $paint- 30 40,1000 380,980
C $paint 44 380,980 320,800 230,640
C $paint 50 -200,690 -120,900 40,1000
C $paint 44 -190,570 -60,760 120,820 270,740
C $paint 44 210,560 160,800 40,1000
C $paint 48 -380,980 -260,700 -190,480
C steel 34 -190,500 -180,420 -90,380 0,400
c bark 50 -40,390 50,406
c steel 34 220,570 200,500
L bark 70,440 200,440 350,400 410,430 400,500 260,520 130,490
o brass 40,1000 84
o coal 40,1000 40 !
b coal 28 40,1000 110,1120
c coal 34 70,1130 160,1130
C green 20 -470,470 -520,250 -560,180
C green 20 -400,470 -390,200 -380,120
C green 20 -340,470 -270,250 -240,230
L leaf -600,440 -680,380 -640,300 -540,360
L leaf -250,440 -150,400 -140,330 -260,340
L leaf -490,280 -520,180 -480,90 -430,200
*8:-560,250 L #f6c3d2 -560,250 -600,150 -560,110 -520,150
o amber -560,250 46
*5:-390,170 L rose -390,170 -450,90 -390,30 -330,90
o lemon -390,170 40
*8:-240,280 L amber -240,280 -276,190 -240,150 -204,190
o cocoa -240,280 46
*5:-440,350 L violet -440,350 -490,270 -440,230 -390,270
o lemon -440,350 34
*6:-330,400 L coral -330,400 -366,330 -330,300 -294,330
o wine -330,400 30
*6:-590,420 L sky -590,420 -626,350 -590,320 -554,350
o lemon -590,420 28
l tan -650,460 -210,460 -270,720 -590,720 >-430
b bark 12 -636,560 -226,560 !
b bark 12 -616,640 -246,640 !
+3:80,0 b bark 12 -510,480 -510,715 !
c wood 44 -660,460 -200,460
= paddle-steamboat | steamboat, steamboats, steam boat, paddle steamboat, paddle steamer, paddle boat steamer, riverboat, riverboats, river boat, paddlewheel boat, paddle wheel boat, paddlewheeler, paddle wheeler, sternwheeler, mississippi riverboat, mississippi steamboat, showboat, steamer boat, delta queen | vehicle paint=#b8322e
O silver -330,60 90,60
O white -250,-10 120,80
O silver -110,-60 140,90
O white 60,-110 150,90
r coal -400,120 84,420 10
r coal -210,120 84,420 10
l coal -430,150 -290,150 -310,80 -350,130 -358,70 -370,130 -410,80
l coal -240,150 -100,150 -120,80 -160,130 -168,70 -180,130 -220,80
b $paint 34 -402,250 -314,250
b $paint 34 -212,250 -124,250
r cream 20,330 200,190 8
l $paint -10,330 250,330 200,250 40,250
r sky 50,370 60,90 6 !
r sky 132,370 60,90 6 !
s gold 120,210 36,5,.45
b wood 16 -590,500 -590,1000
r white -520,540 860,190 6 >0
r $paint -600,500 960,50 10
+7:114,0 r sky -480,590 70,96 30 !
b white 14 -600,650 -540,650
r cream -540,770 920,200 6 >0
r $paint -630,730 1010,48 10
+4:124,0 r bark -490,810 76,160 34 !
+3:124,0 r sky 26,820 76,100 12 !
+10:98,0 b white 14 -600,778 -600,970
b white 16 -610,870 370,870
a $paint 470,880 210,46 0,360
*12:470,880 b $paint 26 470,880 470,650
*12:470,880:30:0 r wine 424,646 92,54 6 !
a gold 470,880 100,26 0,360
o gold 470,880 56
L $paint -700,930 -640,1000 420,1000 470,960 480,1130 -560,1130 -660,1040 _1070
b white 20 -650,1016 430,1016 !
L sea -720,1120 -560,1080 -380,1120 -200,1080 -20,1120 160,1080 340,1120 520,1070 720,1120 680,1220 -660,1220 _1160
L sky -620,1140 -480,1120 -340,1150 -460,1170 !
L ice 330,1120 430,1040 520,1090 600,1030 690,1110 560,1150 !
b wood 18 -660,500 -660,930
l $paint -660,500 -780,540 -660,590
= tram-car | tram, trams, streetcar, streetcars, trolley, trolleys, trolley tram, street car, electric tram, lisbon tram, yellow tram, lisbon yellow tram, tram 28, city tram, old tram, vintage tram, vintage streetcar, desire streetcar, portuguese tram, melbourne tram | vehicle paint=#f2bd2c
b stone 14 -720,60 720,60
C steel 22 60,300 -120,180 -260,66
r steel -110,280 250,50 14
l steel -600,400 -560,340 -440,300 440,300 560,340 600,400 >0
l cream -566,440 566,440 580,730 -580,730 >0
r $paint- -590,396 1180,50 14
l ice -536,476 -390,476 -390,700 -546,700 !
l #a8b9c2 536,476 390,476 390,700 546,700 !
+4:180,0 r ice -350,476 150,224 16
+4:180,0 l white -330,680 -260,490 -220,490 -290,680 !
l $paint -600,716 600,716 614,790 596,960 530,1060 -530,1060 -596,960 -614,790 >0
b white 22 -608,800 608,800
b $paint-- 18 -570,990 570,990 !
r $paint- -340,740 150,310 10
r ice -314,770 98,130 8 !
r $paint- 190,740 150,310 10
r ice 216,770 98,130 8 !
o white 0,900 84
o wine 0,900 66 !
s white 0,900 44,5,.45 !
o white -540,880 40
o lemon -540,880 26 !
o white 540,880 40
o red 540,880 26 !
r coal -640,1040 1280,50 16
r coal -410,1080 820,44 10
~ o ash 220,1116 84
~ o ash 420,1116 84
~ o silver 220,1116 46 !
~ o silver 420,1116 46 !
r stone -720,1200 1440,34
= chopper-bike | chopper, choppers, chopper motorcycle, chopper motorcycles, chopper bike, custom chopper, bobber motorcycle, easy rider, long fork chopper, old school chopper | vehicle ridden paint=#c2352f
o coal 480,920 250
o ash 480,920 176 !
*10:480,920 b silver 10 480,920 480,756
o silver 480,920 60
o coal -560,960 200
o ash -560,960 156 !
*10:-560,960 b silver 9 -560,960 -560,816
o silver -560,960 46
C silver 30 530,480 610,330 660,180 600,140 540,420
L $paint 230,800 270,680 400,620 560,640 700,760 740,880 680,820 540,730 400,740 300,860 >440
c silver 40 -560,960 -180,400
c steel 24 -520,980 -140,420
C silver 26 -180,400 -200,300 -150,170 -40,180
C silver 26 -170,400 -150,300 -90,130 20,130
c coal 44 -50,180 40,170
c coal 44 20,126 110,116
o silver -240,440 66
o lemon -262,440 46 !
c #2e2a33 34 -160,450 -60,900
c #2e2a33 34 -60,920 480,920
c #2e2a33 30 -120,520 300,700
L $paint -140,470 -60,400 100,400 220,470 280,580 180,620 0,600 -100,560 >60
L white -90,490 40,450 190,520 120,540 0,520 !
L amber -60,500 40,475 130,520 20,510 !
L coal 200,620 300,600 420,640 520,560 560,470 590,500 560,640 450,700 300,700
l steel -40,640 80,600 150,780 30,820
+4:18,48 b ash 14 -36,660 84,616 !
l steel 130,640 260,640 230,810 110,800
+4:-6,44 b ash 14 136,660 262,660 !
r ash -20,790 300,130 50
o silver 70,850 70
o steel 70,850 44 !
o silver 210,860 50
C silver 44 20,700 -60,860 60,960 300,990 700,990
C steel 40 180,720 220,920 340,1050 740,1050
c steel 24 -60,940 -140,960
c coal 40 -180,960 -120,960
= chopper-skull | skull above a chopper, chopper skull, skull chopper, skull and chopper, chopper and skull, skull with chopper, skull on a chopper, chopper with skull, skull over chopper, skull motorcycle, motorcycle skull, biker skull chopper, skull biker motorcycle | thing paint=#c2352f
@ 0 .72 0,230
use chopper-bike
@ 0 .68 0,-330
h #d9482e 0,60 50,190 120,20 180,200 300,-20 310,220 440,100 420,330 560,260 480,500 590,540 460,700 500,800 360,850 200,900 0,900 !
h #f08a2e 0,180 50,270 120,140 190,290 290,130 310,310 410,230 400,430 500,400 430,580 500,640 400,740 300,840 0,880 !
h lemon 0,270 130,250 200,340 290,250 320,400 400,360 380,520 440,560 370,680 300,780 0,860 !
.wed-skull
~ l night 60,660 104,600 150,640 120,690 !
b bone- 16 -200,900 200,900 !
`;
