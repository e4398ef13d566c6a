/** Machines at work, old wagons and boats by kind. */
export const MACHINES = `
vehicle paint=red rim=silver

= .spokes
*6 b $wood 22 0,640 0,470
= .wagon-wheel
a $wood 0,640 180,40 0,360
.spokes
o $wood- 0,640 46
= covered-wagon | covered wagon, conestoga wagon, prairie schooner, oregon trail wagon, pioneer wagon ; pioneer, oregon trail | wood=#8a5733
@ 0 1.05 -330,330
.wagon-wheel
@ 0 .9 340,380
.wagon-wheel
@
l $wood -520,680 480,680 440,860 -470,860 _770
b $wood- 16 -500,740 470,740 !
b $wood- 30 440,850 660,930
L cream -560,680 -620,360 -520,180 -240,150 80,150 380,180 560,300 500,680 _440
C sand 16 -380,180 -420,430 -380,670 !
C sand 16 -130,160 -150,420 -130,670 !
C sand 16 130,160 130,420 130,670 !
C sand 16 350,180 370,430 340,670 !
L #6f5a44 380,210 560,310 500,660 410,660 440,430 !
@ 0 1.05 -330,330
.wagon-wheel
@ 0 .9 340,380
.wagon-wheel
= horse-buggy | horse and buggy, buggy, amish buggy, horse drawn buggy, horse carriage, carriage, horse drawn carriage, amish horse and buggy ; amish, amish country, lancaster | wood=#3a2f2c coat=#7a4a2a mane=#2b2024 hoof=#2b2024
@ 0 .62 340,40
t $coat- 116,54 -260,720 -230,930 -280,1140
t $coat- 110,52 300,700 430,820 350,960
.m-tail .m-trunk .m-head .m-reins
t $coat 130,56 -310,720 -330,930 -420,1130
t $coat 116,54 220,700 230,920 220,1140
@
b $wood 24 -240,850 300,700
@ 0 1 -480,320
.wagon-wheel
@ 0 1.1 -140,300
.wagon-wheel
@
l coal -640,330 -120,330 -90,400 -150,420 -160,820 -600,820 -600,420 -650,400 >-360
l sky -560,440 -410,440 -410,600 -560,600 !
l ice -350,440 -200,440 -200,600 -350,600 !
r ash -610,640 460,30
o amber -640,760 34 !
@ 0 1 -480,320
.wagon-wheel
@ 0 1.1 -140,300
.wagon-wheel
= stagecoach | stagecoach, stage coach, western coach, wagon train | wood=#a5722e
@ 0 1.1 -390,300
.wagon-wheel
@ 0 .9 370,360
.wagon-wheel
@
C gold 20 -560,760 -480,880 300,880 480,740
l wine -470,380 450,380 500,520 420,760 300,840 -330,840 -440,740 -500,520 _620
l night -380,430 -160,430 -160,600 -400,600 !
l night 160,430 360,430 370,600 160,600 !
l #b5433c -130,410 130,410 130,830 -130,830 >0
l night -90,440 90,440 90,600 -90,600 !
o gold 90,680 20 !
b gold 18 -470,626 470,626 !
r bark -520,340 1040,50 16
r brown -300,240 240,100 16
r tan -40,260 180,80 10
l coal 430,500 640,440 640,520 500,560
b bark 30 430,800 650,860
@ 0 1.1 -390,300
.wagon-wheel
@ 0 .9 370,360
.wagon-wheel
= riding-mower | riding mower, riding lawn mower, lawn tractor, lawn mower, lawnmower, mower ; lawn care, lawn guy, mowing, landscaper, lawn dad | ridden paint=#3f8a4a
t steel 30,30 60,430 150,560
C coal 30 0,360 60,430 120,410
L coal -360,470 -330,330 -250,320 -220,620 -20,640 -40,700 -330,690
l $paint -600,780 -560,680 -380,640 -20,700 60,640 160,540 480,560 580,640 590,840 -560,860 _730
l $paint- 330,600 560,620 560,760 330,760 !
+4:0,36 b coal 12 380,640 540,646 !
o lemon 570,660 34
l $paint- -260,850 220,850 300,980 -330,980
r coal -340,960 640,36 14
wheel #f2c12e -430,900 190
wheel #f2c12e 420,960 130
L leaf -640,1100 -420,1060 300,1060 620,1100 560,1140 -600,1140 !
= army-tank | tank, tanks, military tank, army tank, army tanks, battle tank, war tank, sherman tank ; armored, tanker | paint=#6f7a45
b $paint- 56 120,480 640,420
r $paint- 560,380 110,80 14
L $paint -300,600 -240,420 -60,350 140,380 220,480 230,610 _480
r $paint- -140,300 160,80 20
o $paint+ -40,480 44 !
s white 70,490 70,5,.42 !
l $paint -620,720 -520,600 440,600 620,700 600,800 -600,800 _700
L coal -640,830 -540,740 540,740 640,830 560,1010 460,1060 -460,1060 -560,1010 >600
L ash -570,840 -500,790 500,790 570,840 500,980 430,1010 -430,1010 -500,980 !
+5:190,0 o $paint -390,900 86
+5:190,0 o $paint- -390,900 36 !
= biplane | biplane, biplanes, crop duster, stunt plane, barnstormer, vintage airplane, old airplane | paint=#c93a33
b silver 20 -110,420 -60,640
b silver 20 200,400 220,620
r $paint- -260,360 620,60 30
l $paint -560,560 -460,540 -330,620 100,540 340,540 440,600 440,760 300,820 -20,800 -420,700 -580,640 _660
l $paint -620,400 -500,380 -400,590 -560,620 >-500
l cream -560,600 -330,600 -420,560 !
o ash 440,680 110,130
o silver 480,680 56
b coal 30 520,400 520,960
L ice 20,540 60,450 150,460 160,540
o tan 100,470 60
l bark 44,450 100,400 156,450 150,480 50,480 !
r $paint -330,760 640,64 30
b white 60 -240,792 -180,792 !
b white 60 140,792 200,792 !
b silver 24 60,800 20,960
b silver 24 180,800 220,960
wheel silver 120,980 96
= quad-drone | drone, drones, quadcopter, fpv drone ; drone pilot, fpv | 
~ b coal 50 60,620 470,480
~ b ash 40 60,700 400,820
~ r coal 420,360 90,140 20
~ r ash 350,740 80,130 20
~ L steel 220,350 470,330 710,350 470,380
~ L silver 170,740 390,724 610,740 390,764
L silver -240,640 -160,540 0,510 160,540 240,640 180,760 0,800 -180,760 >0
r coal -80,560 160,36 18 !
r coal -90,780 180,120 30
o night 0,840 50
o blue 0,840 26
~ C coal 26 120,770 200,960 280,990
= dump-truck | dump truck, dump trucks, tipper truck, haul truck, construction truck, construction trucks ; quarry | paint=#f2b92c
l $paint -640,760 -600,360 -120,440 180,360 200,700 140,760 _600
l brown -560,380 -420,250 -280,300 -120,230 60,300 150,390 -120,450 !
+4:150,0 b $paint- 24 -500,460 -480,740 !
l $paint 220,400 460,400 560,620 620,650 620,860 220,860 _660
l sky 270,450 430,450 500,620 270,620 !
r coal 220,840 420,50 10
l ash -600,780 240,780 240,860 -560,860
o lemon 600,720 26
wheel silver -420,920 150
wheel silver -90,920 150
wheel silver 460,920 150
= garbage-truck | garbage truck, garbage trucks, trash truck, sanitation truck, recycling truck ; garbage man, trash man, sanitation worker | paint=#3f8a4a
L $paint -620,820 -640,500 -560,340 180,340 180,820 _600
l $paint- -640,620 -660,500 -560,340 -440,340 -480,820 -620,820 !
+4:140,0 b $paint- 20 -380,400 -380,780 !
b white 40 -420,560 170,560 !
l white 200,440 470,440 580,620 600,860 200,860 >400
l sky 260,480 440,480 510,640 260,640 !
r coal -640,820 1240,56 14
r coal -690,700 90,140 14
o lemon 580,740 26
wheel silver -430,920 130
wheel silver -130,920 130
wheel silver 430,920 130
= cement-truck | cement truck, cement mixer truck, cement mixer, concrete truck, concrete mixer ; concrete, concrete finisher | paint=#e8792e
l ash -560,780 300,780 300,860 -560,860
L silver -600,520 -440,380 -120,290 140,440 180,600 120,700 -240,780 -500,740 -610,640 _600
l $paint -480,400 -340,350 -260,770 -420,760 !
l $paint -120,290 20,370 60,720 -80,740 !
l steel -620,440 -700,360 -560,330 -530,460
C steel 40 -620,620 -690,760 -700,860
l $paint 210,420 460,420 560,620 610,650 610,860 210,860 _660
l sky 260,470 430,470 490,620 260,620 !
r coal -560,840 1180,50 14
o lemon 590,720 26
wheel silver -420,920 140
wheel silver -120,920 140
wheel silver 450,920 140
= ice-resurfacer | ice resurfacer, zamboni, ice rink machine | paint=#3a6fb5
L ice -660,1040 660,1040 600,1130 -600,1130 !
r $paint- -560,660 900,260 20
l $paint -560,700 -540,520 -20,520 20,700 340,700 360,900 -560,900 _740
l white -500,420 -100,420 -60,520 -530,520
r coal 40,560 150,160 30
b steel 26 220,480 300,700
C coal 26 160,470 220,480 270,450
l steel 340,760 600,800 620,980 360,980 >460
b white 44 -540,780 340,780 !
wheel silver -380,950 110
wheel silver 220,950 110
= snowplow-truck | snow plow, snowplow, plow truck, snow plow truck, snow removal ; plow driver | paint=#e8792e
l $paint -640,820 -640,620 -300,600 -300,820 >-500
l #7f8ea0 -600,600 -540,520 -380,520 -310,600 !
l $paint -280,440 40,440 150,640 330,660 340,860 -280,860 _680
l sky -220,490 10,490 90,640 -220,640 !
r coal -640,820 990,56 14
o amber -120,400 46,36
o lemon 320,720 28
l steel 340,800 420,780 420,860 340,880
L #f2c12e 420,640 560,600 640,640 560,780 560,900 660,1020 500,1040 420,900 >520
wheel silver -420,930 130
wheel silver 140,930 130
L white 360,1060 480,940 640,960 740,1060 !
L white -640,1060 360,1050 740,1060 660,1100 -600,1100 !
= tugboat | tugboat, tug boat, tugboats, tugs ; tugboat captain | paint=#2b4a6c
r coal 60,200 140,260 10
b red 60 60,250 200,250 !
L #d6d9de 70,180 -60,80 -200,120 -240,20 -60,-20 120,40 180,160
r cream -160,420 420,260 20
l red -190,380 300,380 300,440 -190,440
r sky -110,500 90,90 10
r sky 20,500 90,90 10
r sky 150,500 80,90 10
l $paint -600,640 -420,680 420,680 600,560 640,600 540,960 -460,960 -560,820 _790
b red 60 -470,920 550,920 !
+5:180,0 o coal -400,770 56
+5:180,0 o ash -400,770 26 !
C bark 14 560,560 520,420 500,380
L sea -680,980 -520,920 -330,980 -140,920 60,980 260,920 460,980 660,930 640,1090 -640,1090 >0
= fishing-boat | fishing boat, fishing boats, shrimp boat, shrimp boats, trawler, lobster boat, commercial fishing boat ; commercial fisherman, lobsterman, shrimper | paint=#c9423a
b coal 22 -160,120 -160,700
b coal 16 -160,160 -560,300
b coal 16 -160,160 480,420
C ash 8 -560,300 -580,520 -500,680
l cream 60,440 380,440 400,700 40,700 >220
l $paint 20,400 420,400 430,460 10,460
r sky 100,510 100,100 10
r sky 240,510 100,100 10
r tan -440,600 180,110 10
b bark 12 -440,650 -260,650 !
l $paint -620,600 -480,690 460,690 640,520 680,540 560,920 -480,920 -580,760 _780
b white 40 -600,690 600,680 !
o gold 540,610 30
L sea -680,960 -520,900 -330,960 -140,900 60,960 260,900 460,960 660,910 640,1080 -640,1080 >0
= pirate-ship | pirate ship, pirate ships, galleon, ghost ship | wood=#7a4a2a
b bark 34 -20,-60 -20,760
b bark 28 -330,80 -330,740
b bark 28 300,80 300,740
l night -20,-60 170,-20 -20,40
o bone 50,-14 20 !
L coal -240,60 220,60 280,260 -280,260 -210,160 >0
L ash -280,290 260,290 330,560 -330,560 -250,420 >0
L coal -500,160 -200,160 -190,380 -520,380 -450,270
L coal 170,160 430,160 470,380 180,380 230,270
o bone -10,410 60,56 !
~ o coal 16,404 14 !
b bone 16 -90,360 70,500 !
b bone 16 70,360 -90,500 !
b bark 26 460,720 680,580
l $wood -600,560 -440,560 -420,700 300,720 520,660 620,680 500,960 -440,960 -560,820 _830
b gold 24 -560,720 590,720 !
+5:170,0 r night -380,780 76,70 10 !
l $wood- -600,560 -440,560 -430,640 -600,640 !
+2:70,0 o lemon -570,690 22 !
L sea -680,990 -520,930 -330,990 -140,930 60,990 260,930 460,990 660,940 640,1110 -640,1110 >0
= viking-ship | viking ship, viking longship, longship, viking boat, drakkar | wood=#8a5733
b bark 30 0,40 0,760
l cream -360,120 360,120 420,420 340,620 -340,620 -420,420 >0
l red -220,120 -100,120 -110,620 -250,620 !
l red 100,120 220,120 250,620 110,620 !
b bark 30 -400,110 400,110
L $wood -620,560 -700,330 -640,180 -560,190 -600,320 -480,600 -260,720 260,720 480,600 560,330 500,240 440,280 470,180 580,130 690,200 700,330 600,640 440,900 -440,900 _800
l night 600,200 630,210 610,230 !
+5:170,0 o gold -340,720 92
+5:170,0 o wine -340,720 60
+5:170,0 o gold -340,720 24 !
+4:170,0 b tan 20 -260,800 -340,1040
L sea -680,960 -520,900 -330,960 -140,900 60,960 260,900 460,960 660,910 640,1100 -640,1100 >0
= airship-blimp | blimp, blimps, zeppelin, airship, dirigible | paint=#8f98a6
L $paint -640,540 -460,380 -100,300 240,320 540,430 640,540 540,660 240,770 -100,790 -460,710 _560
b red 60 -600,540 620,540 !
l $paint- -640,540 -700,330 -560,330 -460,480
l $paint- -640,540 -700,760 -560,760 -460,620
l coal -200,780 200,770 240,830 160,920 -140,920 -220,850
+4:90,0 r lemon -140,820 50,44 8 !
= racing-tricycle | tricycle, tricycles, trike, kids tricycle, big wheel trike, toddler bike | paint=#c93a33
a coal 300,880 260,50 0,360
*8:300,880 b silver 10 300,880 300,650 !
o red 300,880 50
b silver 34 300,880 220,420
b coal 40 100,360 340,440
b $paint 46 240,560 -300,820
b $paint 40 -60,700 -100,600
l coal -240,560 30,560 60,610 -200,640
b $paint 40 -320,820 -420,1010
wheel silver -420,1000 150
= parachute-jumper | skydiver, skydivers, skydiving man, parachutist, paratrooper, parachute, parachutes ; skydiving, airborne | skin=#d99a6c
~ C steel 10 560,420 300,700 60,860
~ C steel 10 230,440 120,700 40,860
L red -640,440 -560,160 -330,0 0,-60 330,0 560,160 640,440 500,400 380,440 230,400 110,440 0,400 -110,440 -230,400 -380,440 -500,400 >0
L white -380,440 -330,120 -150,-20 0,-60 -110,200 -110,440 -230,400 !
L #dcd8cc 380,440 330,120 150,-20 0,-60 110,200 110,440 230,400 !
t navy 90,60 -40,1000 -80,1110 -60,1240
t navy- 90,60 40,1000 80,1110 90,1240
t teal 80,56 -90,880 -150,800 -80,720
t teal- 80,56 90,880 150,800 80,720
l teal -110,840 110,840 90,1030 -90,1030 >0
C coal 24 -90,850 0,980 90,850
o $skin 0,780 70,76
L red -80,770 -70,700 0,680 70,700 80,770 40,750 -40,750 >0
l night -60,764 60,764 50,796 -50,796 !
= cable-car | cable car, cable cars, trolley car, san francisco cable car, san francisco trolley, heritage streetcar
r bark -640,300 1280,70 20
r red -560,370 1120,110 >0
r cream -560,480 1120,300
+4:250,0 r ice -500,510 180,190 14
b bark 30 -560,480 -560,980
b bark 30 560,480 560,980
l wine -600,760 600,760 560,1000 -560,1000 >0
b gold 22 -580,790 580,790
b gold 14 -540,970 540,970
o gold 0,870 80
o wine 0,870 54 !
s gold 0,870 40,5,.45 !
r bark -160,230 320,80 30
o amber -600,640 40
o amber 600,640 40
r coal -620,1000 1240,50 14
~ o coal 330,1090 100
~ o stone 330,1090 48 !
r ash -760,1180 1520,30
`;
