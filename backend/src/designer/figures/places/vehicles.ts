export const VEHICLES = `
paint=red rim=silver

= automobile | car, cars, classic car, vintage car, old car, sedan, automobile ; car guy, car show
L $paint -640,820 -620,640 -420,560 -240,400 160,390 360,540 580,600 640,700 640,860 -630,870 _720
L ice -330,560 -200,440 -60,430 -60,560 !
L ice 0,430 150,430 290,560 0,560 !
r silver -650,810 1300,50 25
o lemon -600,680 36,50
o amber 610,680 26,40 !
r silver 40,620 90,24 12
wheel $rim -360,860 150
wheel $rim 360,860 150
= muscle-car | corvette, muscle car, muscle cars, camaro, charger, hot rod, drag race, american muscle ; drag racing, garage queen
l orange -680,800 -660,660 -380,600 -180,440 180,430 400,580 660,600 690,680 660,850 -660,850 _720
l night -330,600 -160,470 -20,466 -20,600 !
l night 20,466 160,460 330,590 20,600 !
l coal -660,720 690,690 690,720 -660,750 !
l coal 560,560 700,540 700,580 560,590
o lemon -630,700 30,36
wheel silver -390,850 150
wheel silver 400,850 160
= racing-car | sports car, race car, racing car, supercar, stock car ; racing, speedway, formula, racer
l $paint -700,820 -680,720 -400,620 -140,500 180,490 420,620 660,660 700,760 660,860 -660,860 _740
l night -320,640 -110,530 60,525 60,650 !
l night 100,525 180,525 330,640 100,650 !
l coal 500,520 720,510 720,560 620,570 620,660 540,640
o white 20,740 80
r night -10,690 36,100 8 !
wheel gold -420,860 130
wheel gold 440,860 140
= hot-rod | hotrod, rat rod, roadster, street rod ; kustom
l coal -120,480 380,460 400,620 -120,640 >150
l night -60,510 100,505 100,600 -60,600 !
l night 150,505 330,500 340,600 150,600 !
l $paint -560,800 -560,620 -120,600 480,580 560,800 440,860 -480,860 _730
l amber -560,700 -300,640 -420,700 -160,680 -320,740 -60,740 -560,800 !
+4:80,0 r silver -440,500 44,130 16
o lemon -580,660 50
wheel silver -400,900 130
wheel silver 440,840 190
= beetle-car | vw beetle, volkswagen, love bug, slug bug, beetle car | vehicle
L #6fb7a8 -620,880 -600,700 -440,620 -330,400 0,300 300,390 460,620 600,700 620,880 >60
L ice -280,580 -200,440 -40,400 -40,580 !
L ice 20,400 180,430 290,580 20,580 !
r silver -640,860 1280,50 25
o lemon -540,720 60
*6:120,740 o white 120,690 20 !
o amber 120,740 18 !
wheel $rim -370,880 140
wheel $rim 370,880 140
= pickup-truck | pickup truck, pickup, truck, trucks, old truck, farm truck, ford, chevy, red truck, vintage truck
L $paint -680,860 -660,640 -480,600 -360,600 -280,380 80,370 120,600 140,860 _730
r $paint 120,600 560,260 20
r $paint- 120,590 580,40 16
L ice -280,590 -220,440 -110,440 -110,590 !
L ice -60,440 50,440 70,590 -60,590 !
r silver -700,850 1400,50 25
o lemon -640,690 34,50
wheel $rim -400,890 150
wheel $rim 420,890 150
= christmas-truck | christmas truck, truck with tree, red truck with tree | vehicle
L pine 120,560 240,330 700,420 860,300 800,480 900,560 680,560 _480
L pine- 300,560 380,400 600,480 640,560 !
use pickup-truck
o amber 460,470 26
o red 600,500 26
o amber 320,500 24
= monster-truck | monster truck, monster trucks, mud truck, lifted truck, off road truck ; mudding
l violet -600,560 -580,380 -300,340 -200,160 160,150 260,340 600,350 600,580 _460
l ice -240,340 -170,200 -40,196 -40,340 !
l ice 10,196 140,196 200,340 10,340 !
l amber -560,470 -300,400 -420,470 -160,440 -300,520 40,480 -120,550 -580,550 !
r ash -420,600 840,60 20
*14:-360,880 r coal -400,610 80,80 20 !
*14:360,880 r coal 320,610 80,80 20 !
wheel silver -360,880 250
wheel silver 360,880 250
= sport-utility-vehicle | jeep, jeeps, four wheeler jeep, suv, 4x4 ; jeep girl, off road, offroad, offroading, off-road
l coal -330,330 330,330 350,600 -370,600 >0
l ice -290,380 -40,380 -40,580 -320,580 !
l ice 30,380 280,380 300,580 30,580 !
l moss -640,640 -600,580 520,580 580,640 580,860 -640,860 _730
r coal 580,560 90,260 40
o lemon -610,680 30,44
r coal -690,820 130,60 20
+6:36,0 r night -520,640 14,90 7 !
wheel $rim -400,890 170
wheel $rim 360,890 170
= jeep-front | jeep front ; jeep life | vehicle
r coal -420,60 840,40 20
h moss 0,90 340,90 420,440 0,440
h ice 0,140 300,140 360,420 0,420
~ r coal 430,600 170,560 50
h moss 0,440 480,440 560,560 560,920 0,930
r moss- -440,480 880,330 30
+7:74,0 r night -250,520 40,240 20 !
~ o lemon 360,640 84
r coal -620,900 1240,110 40
~ o amber 500,860 30
= minibus-side | camper van, vw bus, van, vans, hippie van, campervan, hippie bus ; vanlife, van life | vehicle
L teal -640,880 -640,640 -600,420 -480,330 520,320 620,440 640,880 _620
l cream -640,620 -600,420 -480,330 520,320 620,440 636,620 _560
r red -380,250 760,60 30
r night -300,180 500,60 30
l ice -580,580 -540,430 -440,400 -440,580 !
+4:240,0 r ice -380,400 200,180 30 !
o lemon -600,730 36,56
*6:0,760 o cream 0,690 28 !
o amber 0,760 28 !
r silver -660,850 1320,60 30
wheel cream -380,890 150
wheel cream 400,890 150
= rv-motorhome | rv, motorhome, motor home, recreational vehicle, winnebago | vehicle
l cream -700,860 -700,620 -640,420 -700,380 -700,280 -560,240 640,240 680,300 680,860 _600
l brick -700,700 680,640 680,700 -700,760 !
l amber -700,770 680,710 680,740 -700,800 !
l ice -660,600 -610,430 -460,430 -460,600 !
r ice -340,360 200,160 20 !
r ice -40,360 200,160 20 !
r ice 440,360 170,160 20 !
r sand 230,360 160,480 20
wheel $rim -440,880 130
wheel $rim 420,880 130
= travel-trailer | trailer, travel trailer, travel trailers, camper trailer, camper trailers, caravan, camper, campers ; glamping, happy campers | vehicle
r ash -740,880 200,40 10
L silver -560,900 -620,640 -560,380 -360,260 0,230 360,260 560,380 620,640 560,900 _640
l teal -615,680 615,680 600,760 -600,760 !
r ice -420,420 280,170 60
r ice 240,420 220,170 60
r cream -60,380 210,500 30
r ice -20,430 130,150 20 !
o amber 120,680 20
C red 16 -560,330 -330,400 -60,340 150,400 400,340 560,420
wheel $rim -200,900 140
= bus | school bus, bus, buses ; bus driver, bus drivers, back to school
l amber -680,860 -680,660 -560,620 -520,320 640,320 660,360 660,860 _680
+5:210,0 r ice -420,400 160,170 20 !
r night -560,640 1220,24 !
r night -560,720 1220,24 !
r red -520,250 60,80 16
l red -60,690 60,690 60,810 -60,810 !
o lemon -640,720 34
r coal -700,840 1380,50 20
wheel $rim -420,890 140
wheel $rim 400,890 140
= articulated-lorry | semi truck, semi, big rig, eighteen wheeler, 18 wheeler ; truck driver, trucker, truckers, long haul, keep on truckin
r silver -40,260 700,560 20
l $paint -680,860 -680,600 -560,560 -440,560 -360,300 -80,300 -80,860 _700
l ice -420,540 -340,370 -200,370 -200,540 !
r silver -120,120 50,500 20
r coal -90,820 760,70 10
o lemon -650,700 34,44
l amber 60,430 560,430 500,520 560,610 60,610 !
wheel $rim -500,890 120
wheel $rim -190,890 120
wheel $rim 350,890 120
wheel $rim 580,890 120
= delivery-truck |  ; hauler, sanitation
l amber -640,860 -640,600 -560,420 -260,420 -260,860 _660
l ice -580,600 -520,470 -340,470 -340,600 !
l orange -240,330 660,250 560,720 -160,760 >200
b orange- 30 0,320 40,730 !
b orange- 30 220,300 250,730 !
b orange- 30 440,280 430,730 !
r coal -640,800 1200,80 20
wheel $rim -430,890 140
wheel $rim 200,890 140
wheel $rim 450,890 140
= tractor | tractor, tractors, john deere ; farm, farmer, farmers, farming, farm life, farm strong, local farmers, farm boy, farm girl
L coal -400,560 -400,300 -440,200 -380,180 -350,260 -340,560
l leaf -640,800 -650,600 -600,500 -160,450 -120,820 _660
l lime -620,520 -600,500 -160,450 -158,500 !
r night -560,560 300,40 10 !
r night -560,630 300,40 10 !
r night -560,700 300,40 10 !
o lemon -630,600 26,40
l leaf- -180,470 -20,460 60,160 480,160 540,700 300,880 -120,880 >200
l green 20,120 520,120 560,190 0,190 >200
l ice 50,450 110,230 250,230 250,450 !
l white 60,450 110,260 150,260 100,450 !
l ice 300,230 430,230 460,450 300,450 !
C coal 26 -60,560 30,500 60,540
*18:300,830 r coal 262,494 76,80 14
o #26242b 300,830 300
o #3d3944 300,830 240
*18:300,830:20:10 b #26242b 16 300,600 300,660 !
o amber 300,830 170
o brass 300,830 110
*6:300,830 o lemon 300,700 18 !
o night 300,830 40
L leaf 20,700 120,540 300,480 480,540 560,660 500,640 300,560 120,640 >300
*14:-440,950 r coal -468,738 56,60 12
o #26242b -440,950 180
o #3d3944 -440,950 140
o amber -440,950 96
o brass -440,950 56
o night -440,950 24
= red-tractor | red tractor, old tractor, vintage tractor | vehicle
L coal -400,560 -400,300 -440,200 -380,180 -350,260 -340,560
l red -640,800 -650,600 -600,500 -160,450 -120,820 _660
l coral -620,520 -600,500 -160,450 -158,500 !
r night -560,560 300,40 10 !
r night -560,630 300,40 10 !
r night -560,700 300,40 10 !
o lemon -630,600 26,40
l red- -180,470 -20,460 120,600 520,640 540,700 300,880 -120,880 >200
l coal 200,520 340,500 350,340 400,340 420,580 200,610
C coal 26 -60,560 30,500 60,540
*18:300,830 r coal 262,494 76,80 14
o #26242b 300,830 300
o #3d3944 300,830 240
*18:300,830:20:10 b #26242b 16 300,600 300,660 !
o cream 300,830 170
o sand 300,830 110
*6:300,830 o lemon 300,700 18 !
o night 300,830 40
L red 20,700 120,540 300,480 480,540 560,660 500,640 300,560 120,640 >300
*14:-440,950 r coal -468,738 56,60 12
o #26242b -440,950 180
o #3d3944 -440,950 140
o cream -440,950 96
o sand -440,950 56
o night -440,950 24
= combine | combine harvester, combine, harvester ; harvest season | vehicle
l leaf -240,760 -240,360 300,330 620,400 640,800 _620
l ice -420,620 -380,330 -120,320 -120,640 !
r leaf -440,280 360,60 20
r coal 420,240 50,180 10
l amber -760,760 -420,640 -240,700 -240,860 -760,960
*7:-640,900 r red -660,730 40,120 10 !
o red -640,900 60
wheel amber -60,880 210
wheel amber 470,940 140
= atv | atv, quad bike, four wheeler, side by side, utv | vehicle
l $paint -560,640 -380,520 -100,560 160,480 500,460 560,600 300,640 240,760 -160,780 -300,660 _620
C coal 40 -240,560 -300,380 -180,350
l coal -60,520 260,430 400,440 240,540
r ash -200,740 420,100 20
wheel silver -400,860 210
wheel silver 400,860 220
= motorcycle | motorcycle, motorcycles, harley, motorbike ; biker, bikers, ride, born to ride, moto, hog rider | ridden
C silver 34 -560,920 -330,360 -240,280
C coal 36 -240,290 -160,250 -60,280
C silver 40 520,960 360,900 140,920 60,820
l $paint -290,440 60,420 160,560 -120,640 -260,560 >-60
l coal 100,560 320,520 480,560 560,500 500,640 260,680
l ash -180,680 160,680 200,860 40,960 -120,900 >20
o silver 20,800 80
o lemon -340,400 70
l $paint 330,660 520,600 660,700 620,760 480,720 360,760
wheel silver -560,920 220
wheel silver 440,920 230
= dirt-bike | dirt bike, motocross, dirt bikes ; enduro, mx, braap, supercross | vehicle
C coal 30 -520,900 -330,440 -290,340
C coal 34 -330,350 -220,330
l green -420,560 -240,420 60,520 340,440 620,400 500,520 160,640 -160,700 _560
l green -700,660 -440,640 -360,700 -560,700
l coal -160,700 140,680 120,880 -100,880
C ash 40 40,820 440,880
wheel silver -540,920 220
wheel silver 440,920 220
= motor-scooter | scooter, vespa, scooters, moped ; la dolce vita
C #6fb7a8 90 -420,880 -360,560 -300,320
C coal 30 -340,320 -230,290
o lemon -370,380 54
l #6fb7a8 -380,880 -300,860 -260,940 160,940 160,640 380,600 560,700 560,940 300,1000 -380,1000 >160
l cocoa 100,560 460,530 480,600 140,640
wheel cream -440,980 140
wheel cream 400,980 140
= bicycle | bicycle, bicycles, bike, bikes, road bike, vintage bicycle ; biking | ridden
a coal -380,860 270,44 0,360
a coal 380,860 270,44 0,360
*8:-380,860 b silver 8 -380,860 -380,610
*8:380,860 b silver 8 380,860 380,610
b red 40 -260,480 200,480
b red 40 -260,480 0,860
b red 40 0,860 200,480
b red 40 0,860 380,860
b red 40 380,860 200,480
b red 40 -380,860 -230,360
C coal 36 -240,380 -330,310 -430,330 -440,420
r coal 120,380 200,54 27
b red 34 220,420 200,480
o silver 0,860 70
b coal 26 0,860 60,980
= cruiser-bike | beach cruiser, cruiser bike, beach cruiser bike, bike with basket, bicycle with basket | ridden vehicle
a coal -380,880 250,40 0,360
a coal 380,880 250,40 0,360
*8:-380,880 b silver 8 -380,880 -380,650
*8:380,880 b silver 8 380,880 380,650
C teal 44 -380,880 -260,420
C teal 44 -290,560 0,640 200,860 380,880
C teal 44 -270,500 60,520 250,640
C teal 36 340,480 300,700 200,860
C coal 34 -260,440 -240,310 -140,320
l cocoa 240,430 470,400 470,460 280,490
l tan -600,430 -300,430 -330,640 -570,640 >-450
o rose -560,400 60
o amber -450,370 64
o violet -350,400 56
= unicycle | unicycle, circus bike ; unicyclist | ridden vehicle
a coal 0,940 280,50 0,360
*10:0,940 b silver 10 0,940 0,680
b red 50 0,940 0,400
L coal -180,330 180,330 160,400 0,420 -160,400
o silver 0,940 60
= locomotive | train, trains, steam train, locomotive, steam engine ; railroad, choo choo, conductor, trainspotting
l coal -560,380 -300,380 -330,180 -380,140 -480,140 -530,180 >-430
o #d9d4ca -430,60 70 !
o #d9d4ca -300,-10 100 !
r coal -640,380 800,360 60
r red 140,230 420,560 20
r ice 210,310 280,190 20 !
r coal 90,170 520,80 30
r gold -660,430 70,260 30
r gold -260,370 40,380 !
r gold -40,370 40,380 !
r brass -140,280 110,110 50
r red -640,720 1200,90 10
l coal -640,810 -780,980 -600,980
wheel red -440,920 140
wheel red -120,920 140
wheel red 260,900 190
b steel 36 -440,920 260,940
= bullet-train | bullet train, high speed train, metro
L white -640,860 -600,700 -360,480 -120,400 640,400 640,860 _700
L blue -625,760 -360,640 640,620 640,720 -630,820 !
l night -440,560 -330,480 -240,450 -240,560 !
+5:150,0 r ice -140,470 110,110 20 !
r coal -600,860 1240,70 20
= fire-engine | fire truck, fire engine, firetruck
l red -680,860 -680,560 -600,380 -300,370 -300,400 660,400 660,860 _640
l ice -640,560 -570,430 -360,430 -360,560 !
r white -660,640 1320,50 !
r silver -240,460 240,160 16
r silver 60,460 240,160 16
r silver 360,460 240,160 16
b silver 26 -260,350 660,260
b silver 26 -260,290 660,200
+7:120,-13 b silver 18 -220,340 -220,290
r blue -560,300 160,80 30
o lemon -650,740 30
wheel $rim -440,880 140
wheel $rim 400,880 140
= ambulance | ambulance ; emt, first responder, ems
l white -680,860 -660,640 -500,600 -400,380 -240,380 -240,280 660,280 660,860 _660
l ice -470,590 -380,430 -280,430 -280,590 !
r red -660,660 1320,70 !
r red 150,360 80,240
r red 70,440 240,80
r red -180,200 160,90 30
o lemon -640,770 28
wheel $rim -400,880 140
wheel $rim 400,880 140
= police-car | police car, police, cop car ; sheriff, law enforcement
l coal -660,840 -640,660 -400,600 -240,430 200,430 400,590 640,620 660,840 _720
l white -260,600 360,600 360,850 -260,850 _720
l ice -320,590 -210,470 -40,466 -40,590 !
l ice 20,466 190,470 300,590 20,590 !
r blue -120,340 120,80 30
r red 0,340 120,80 30
s gold 60,720 100,5,0.5
wheel $rim -400,850 140
wheel $rim 420,850 140
= taxi | taxi, cab, yellow cab ; uber driver, rideshare | vehicle
l amber -660,840 -640,660 -400,600 -240,430 200,430 400,590 640,620 660,840 _720
l ice -320,590 -210,470 -40,466 -40,590 !
l ice 20,466 190,470 300,590 20,590 !
+8:160,0 r night -640,680 80,44 !
+8:160,0 r night -560,724 80,44 !
r coal -110,340 220,90 20
wheel $rim -400,850 140
wheel $rim 420,850 140
= food-truck | food truck, food trucks, street food truck, bbq truck, burger truck | vehicle
l teal -660,860 -640,620 -520,380 640,380 640,860 _660
.serving-hatch
r red 60,250 460,120 20
r cream 90,276 400,68 10 !
b coal 20 150,310 430,310 !
wheel $rim -400,880 140
wheel $rim 400,880 140
= taco-truck | taco truck, taco trucks, taqueria truck | vehicle
l green -660,860 -640,620 -520,380 640,380 640,860 _660
.serving-hatch
L gold 90,380 110,240 280,140 450,240 470,380 >280
L leaf 130,300 180,210 280,160 380,210 440,290 470,250 400,130 280,90 160,130 90,240
~ o red 280,130 30 !
L gold 150,390 160,290 280,210 420,300 430,390 !
wheel $rim -400,880 140
wheel $rim 400,880 140
= .serving-hatch
l ice -600,600 -500,440 -340,440 -340,600 !
r night -200,470 540,220 20
l white -260,440 400,440 400,520 340,480 280,520 220,480 160,520 100,480 40,520 -20,480 -80,520 -140,480 -200,520 -260,480 !
+3:220,0 l red -260,440 -150,440 -150,500 -200,520 -260,480 !
r cream -220,680 580,40 10
= ice-cream-truck | ice cream truck | vehicle
l pink -660,860 -640,620 -520,380 640,380 640,860 _660
l ice -600,600 -500,440 -340,440 -340,600 !
r night -200,470 540,220 20
l white -260,440 400,440 400,520 340,480 280,520 220,480 160,520 100,480 40,520 -20,480 -80,520 -140,480 -200,520 -260,480 !
r cream -220,680 580,40 10
l tan 440,380 560,380 500,560 >500
o pink+ 500,330 90
o red 500,220 34
wheel $rim -400,880 140
wheel $rim 400,880 140
= golf-cart | golf cart, golf carts ; cart girl | vehicle
r cream -460,240 900,70 30
b ash 24 -400,300 -480,640
b ash 24 380,300 420,640
l leaf -660,860 -640,680 -440,620 -340,820 80,820 140,640 460,620 560,700 560,880 _760
l cream 120,640 420,620 420,560 460,420 520,420 500,660
C coal 30 -330,640 -260,540
wheel $rim -420,900 120
wheel $rim 380,900 120
= go-kart | go kart, go karts ; karting | vehicle
l blue -640,860 -600,760 -200,740 40,800 460,700 560,640 600,860 _790
C coal 34 -160,740 -40,600
l coal 140,780 240,520 340,500 340,800
wheel amber -400,880 140
wheel amber 440,880 160
= forklift | forklift, fork lift ; warehouse, forklift operator, forklift certified | vehicle
b coal 50 -360,180 -360,980
b coal 30 -300,180 -300,980
r coal -640,940 300,44 10
r tan -640,640 260,290 16
l amber -240,900 -240,640 160,620 240,560 520,560 560,900 _720
l ash -200,640 -160,260 260,240 380,580 340,580 230,290 -120,300 -150,640
r coal 60,480 40,160
l coal 120,620 280,600 300,440 350,440 340,640
wheel $rim -140,930 140
wheel $rim 400,930 140
= excavator | excavator, backhoe, digger, skid steer ; heavy equipment, heavy equipment operator | vehicle
C amber 90 140,560 -60,220 -360,160
C amber 80 -360,160 -520,520
l ash -640,520 -440,520 -400,700 -560,800 -680,680 >-530
l amber 0,760 20,520 560,500 600,760 _640
l ice 40,600 80,300 300,300 330,600 !
r amber 60,250 290,60 20
r coal -60,800 720,200 100
+4:170,0 o ash 60,900 64
= tow-truck | tow truck, wrecker ; towing | vehicle
l blue -660,860 -640,620 -500,580 -400,380 -120,380 -100,860 _700
l ice -460,580 -370,430 -220,430 -200,580 !
r blue- -100,680 760,180 20
b amber 50 60,680 560,260
C coal 16 560,260 580,520
a steel 580,570 40,24 -90,200
r amber -340,300 140,70 30
wheel $rim -400,890 140
wheel $rim 380,890 140
= sailboat | sailboat, sailboats, yacht, sail boat ; sailing, sail, sail away, sailors, regatta | ridden
b bark 30 0,60 0,960
l cream 40,100 480,820 40,840 >230
l red -40,180 -40,840 -400,840 _0
l red- -40,180 -40,840 -200,840 !
l blue 20,60 160,110 20,160
L navy -560,900 0,940 600,900 460,1120 -380,1130 _1020
l white -545,930 585,930 570,970 -530,970 !
C sky 34 -640,1190 -400,1150 -160,1190 80,1150 320,1190 560,1150
= ship | ship, ships, pirates ship
b bark 30 0,40 0,900
b bark 24 -330,240 -330,900
b bark 24 330,240 330,900
L cream -240,160 240,160 280,320 240,480 -240,480 -200,320 >0
L cream -280,520 280,520 330,680 280,800 -280,800 -230,680 >0
L cream -500,360 -190,360 -170,560 -200,740 -500,740 -460,560 >-330
L cream 190,360 480,360 520,560 480,740 190,740 220,560 >330
l night 10,20 220,60 10,130
L brown -700,760 -520,900 500,900 700,700 560,1130 -480,1150 _1020
b gold 24 -600,930 620,920 !
+6:150,0 r night -410,980 60,60 10 !
C teal 40 -700,1200 -460,1150 -220,1200 20,1150 260,1200 500,1150 700,1200
= motor-boat | boat, boats ; boating, boat life | vehicle
b ash 24 240,160 240,700
b ash 14 240,200 620,640
r white -240,420 420,340 20
+3:125,0 r sea -200,480 90,100 16 !
r red -280,350 500,70 20
r coal 40,200 110,150 10
L blue -660,720 -400,800 400,800 660,640 540,1080 -480,1090 _960
l white -630,780 -400,860 420,850 630,720 600,800 400,910 -420,920 -600,860 !
C sky 40 -680,1160 -440,1110 -200,1160 40,1110 280,1160 520,1110 680,1150
= pontoon-boat | pontoon, pontoon boat, party barge, speedboat, ski boat | vehicle
r teal -500,340 760,60 30
b ash 20 -440,400 -440,700
b ash 20 200,400 200,700
r white -560,640 1100,230 30
r sea -560,720 1100,50 !
L silver -640,900 600,900 620,960 560,1010 -560,1010 -680,940 _960
r coal 560,700 110,230 30
C sky 40 -680,1100 -440,1050 -200,1100 40,1050 280,1100 520,1050 680,1090
= passenger-ship | cruise ship, ocean liner ; cruise, cruising, cruise squad
r red 20,180 110,180 10
r red 220,180 110,180 10
r white -240,360 700,160 20
r white -380,510 940,170 20
+7:90,0 o sea -200,440 26 !
+9:95,0 o sea -320,590 28 !
L navy -700,680 -300,740 640,700 560,1060 -480,1070 _930
C sky 40 -680,1140 -440,1090 -200,1140 40,1090 280,1140 520,1090 680,1130
= canoe | canoe, canoes, kayak, kayaks ; canoeing, kayaking, paddling, river rat | ridden
L red -680,600 -420,700 0,730 420,700 680,600 620,820 380,920 0,940 -380,920 -620,820 _840
L cocoa -600,650 -400,730 0,760 400,730 600,650 380,790 0,810 -380,790 !
b amber 30 -300,260 240,1080
L amber -350,100 -230,130 -240,330 -320,330 -400,220
C sky 40 -680,1020 -440,970 -200,1020 40,970 280,1020 520,970 680,1010
= hay-wagon | hay wagon, hay wagons, hay cart, wagon of hay, wagon full of hay, hayride, hay ride, hayrides, hay rides, hay rack
b cocoa 40 500,900 720,960
L gold -600,760 -640,560 -520,360 -300,240 0,190 300,240 500,350 620,540 580,760 >60
+6:170,0 C brass 14 -470,600 -410,500 -420,400 !
+5:180,0 C lemon 14 -400,720 -330,620 -350,540 !
C lemon 14 -180,420 -120,340 -140,280 !
C brass 14 160,430 190,350 150,280 !
+2:1080,0 b bark 44 -540,460 -540,800
r wood -640,740 1280,130 16
r bark -640,830 1280,50 10 !
wheel wood -370,1010 190
wheel wood 370,1010 190
= paddleboard | paddleboard, paddle board ; paddle boarding | ridden
L cream -680,760 -300,720 200,720 560,700 680,640 560,800 200,840 -300,840 >0
b teal 24 -600,780 540,760 !
b wood 30 160,120 -60,900
L amber -110,820 -10,850 -60,1080 -160,1060 -190,940
r coal 120,90 110,36 18
C sky 40 -640,960 -400,910 -160,960 80,910 320,960 560,910
= submarine | submarine, yellow submarine, navy sub | vehicle
C coal 30 40,380 40,160 160,160
r amber -120,360 320,220 40
L amber -640,720 -500,560 -200,500 300,500 560,600 640,720 560,850 300,940 -200,940 -500,880 _740
+4:230,0 o coal -370,700 90
+4:230,0 o ice -370,700 60
l coal 620,660 760,560 760,880 620,780
= hot-air-balloon-stripes | hot air balloon, air balloon, balloon ride ; balloonist | vehicle
H red 0,20 240,70 420,240 460,460 360,680 160,900 0,910
L amber 0,20 140,80 220,260 230,460 180,700 80,900 -80,900 -180,700 -230,460 -220,260 -140,80
H cream 0,20 70,100 100,300 100,460 80,700 40,900 0,905
b bark 14 -120,900 -100,1060
b bark 14 120,900 100,1060
r tan -120,1050 240,190 30
b wood 14 -115,1110 115,1110 !
= airplane | airplane, airplanes, plane, planes, jet ; flight, aviation, pilots, traveler, jet lag
@ 40 1 0,0
p white 90,500 640,860 640,960 90,760
p white 60,1000 260,1140 260,1220 40,1160
H white 0,0 80,60 120,240 120,900 60,1160 0,1240
h navy 0,80 70,130 60,190 0,180 !
h red 0,1000 40,1000 24,1220 0,1260 !
~ r steel 280,700 90,170 40
~ +6:0,80 o navy 92,320 14 !
= small-airplane | glider plane, bush plane, vintage plane
r cream -560,260 900,80 40
+2:520,0 b wood 26 -380,330 -340,640
b wood 26 -240,330 -200,640
b wood 26 280,330 240,640
l red -500,500 200,480 620,600 760,440 820,440 760,720 200,780 -460,780 _640
r cream -540,620 800,80 40
C coal 30 -260,780 -300,900
wheel $rim -300,960 90
r amber -560,340 40,600 20
o coal -520,640 80
o night 60,490 70,40 !
= fighter-jet | fighter jet, jet fighter, f16, f-16, f15, f-15, f18, f-18, f22, f-22, f35, f-35, military jet, air force jet ; air force, top gun, blue angels, airman | vehicle
h ash 0,-20 40,100 80,300 110,520 110,1100 60,1200 0,1200
p steel 110,520 560,860 560,960 110,960
p steel 90,1000 260,1160 260,1230 60,1200
h stone 0,-20 40,100 60,260 0,260
H navy 0,240 44,300 48,460 0,520
~ r night 20,1190 60,60 10 !
~ o white 340,850 60 !
~ s red 340,850 56
= helicopter | helicopter, helicopters ; chopper pilot, coast guard
r coal -600,230 1160,36 18
r coal -50,230 50,150
L orange -520,640 -420,430 -160,360 160,400 240,560 760,500 780,560 320,760 60,860 -280,860 -480,780 _640
L ice -480,640 -380,470 -200,430 -200,650 !
L coal 700,400 800,380 820,600 740,620
C coal 36 -440,1000 -380,1020 200,1020
b coal 30 -260,850 -280,1010
b coal 30 40,850 60,1010
= rocket | rocket, rockets, rocket ship, spaceship, space ship, spacecraft ; blast off | ridden
@ 30 1 0,0
h amber 0,960 110,960 90,1120 0,1290
h lemon 0,960 50,960 40,1080 0,1170 !
p red 150,640 360,900 340,1060 130,930
H white 0,0 120,140 200,420 180,760 110,970 0,980
H red 0,0 110,130 160,260 0,290
o steel 0,480 110
o sea 0,480 76
h red 0,700 24,700 24,1040 0,1060
= space-shuttle | space shuttle, nasa shuttle, shuttle, space shuttle launch, shuttle launch ; cape canaveral, kennedy space center | vehicle
h white 0,20 80,120 110,300 120,560 330,960 330,1080 130,1080 130,1140 0,1140
h coal 0,20 50,80 40,150 0,150 !
p coal 120,620 330,960 330,1080 260,1080 120,760 !
h steel 0,760 20,760 30,1120 0,1120
~ l coal 30,1140 100,1140 120,1230 20,1230
h ice 0,180 40,190 46,230 0,230 !
= flying-saucer | ufo, flying saucer, ufos, alien spaceship, alien ship ; abducted, abduction, area 51, beam me up
l lemon -160,660 160,660 420,1280 -420,1280 !
H ice 0,120 200,140 300,300 320,460 0,460
H leaf 0,260 90,270 110,350 60,430 0,450
~ o night 44,340 26,36 !
H steel 0,400 330,420 640,560 480,680 0,720
H ash 0,600 320,600 400,660 240,730 0,740
+5:210,0 o amber -420,560 40
= snowmobile | snowmobile, snowmobiles, sled ride, snow machine ; snowmobiler, snowmobiling | vehicle ridden
b steel 34 -440,900 -520,1080
C silver 50 -740,1000 -660,1090 -280,1090
r coal -140,900 720,170 80
+5:130,0 o stone -40,985 46
l coal 60,620 480,600 560,720 100,720
L $paint -620,840 -440,640 -140,560 60,440 170,470 130,620 320,680 560,720 600,880 300,930 -440,930
l sky 20,440 110,290 180,320 140,480 !
C night 34 40,430 -60,360
o lemon -440,760 50,36
= jet-ski | jet ski, jet skis, jetski, waverunner ; jet skiing | vehicle ridden
C night 36 250,500 150,410 60,400
L red -640,850 -600,720 -180,690 40,600 180,470 300,450 360,640 560,760 720,800 640,960 500,1030 -520,1030 -620,960
l white -632,860 -60,830 300,780 700,810 660,880 -610,940
r coal -560,640 520,100 46
l sky 190,480 290,460 330,580 230,590 !
C ice 34 -700,1040 -520,1080 -300,1050 -80,1090 140,1050 360,1090 560,1050 720,1080
= freighter | freighter, freighters, cargo ship, container ship, ore boat, great lakes freighter | vehicle
r night 350,210 110,70 10
r red 350,270 110,150 10
r white 300,400 240,130 14
r white 240,520 360,230 14
+4:76,0 o sea 300,610 24 !
b ash 22 -560,420 -560,760
b ash 14 -560,440 220,540
+4:165,0 r amber -440,630 140,140 12
l brick -740,680 -580,760 700,760 620,1040 -600,1040 _910
b white 22 -650,830 670,830 !
C sky 40 -720,1120 -480,1070 -240,1120 0,1070 240,1120 480,1070 720,1110
= tall-ship | tall ship, tall ships, clipper ship, schooner, schooners, frigate, sailing ship, three masted ship, mayflower | vehicle
b bark 26 -360,60 -360,900
b bark 26 20,-60 20,900
b bark 26 380,80 380,900
L white -520,140 -220,140 -180,330 -240,430 -500,430 -560,330 >-370
L bone -540,460 -210,460 -160,700 -240,790 -500,790 -590,700 >-370
L white -140,30 180,30 220,240 160,340 -130,340 -180,240 >20
L bone -170,370 210,370 270,680 180,780 -140,780 -230,680 >20
L white 260,170 500,170 530,340 480,430 280,430 230,340 >380
L bone 250,460 520,460 560,690 500,780 280,780 210,690 >380
l white 560,520 760,780 560,780
b bark 18 480,840 860,640
l red 20,-60 140,-100 20,-140
l red -360,60 -450,20 -360,-20
l brown -700,800 -560,860 620,860 720,800 560,1110 -500,1110 >60
b amber 22 -650,890 630,890
+6:180,0 r night -470,930 70,50 8
L teal -800,1080 -600,1040 -400,1090 -200,1040 0,1090 200,1040 400,1090 600,1040 800,1080 800,1180 -800,1180
`;
