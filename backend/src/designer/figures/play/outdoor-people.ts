/** People outdoors and at play; ".head" and ".cap" are those of athletes.ts. */
export const OUTDOOR_PEOPLE = `
creature thing person skin=#d99a6c hair=cocoa kit=teal shoe=coal

= kayaker-paddling | kayaker, kayakers, person kayaking, whitewater kayak, kayaking man, kayaking woman ; whitewater | kit=orange
b tan 26 -420,210 420,620
L coal -560,70 -480,110 -400,210 -430,250 -540,190 >-480
L coal 560,760 480,720 400,620 430,580 540,640 >480
t $skin- 70,46 110,560 250,620 240,530
l $kit -130,560 0,500 130,550 150,720 130,840 -140,840 -150,700 >0
l amber -70,530 -20,520 -20,840 -80,840 !
l amber 20,520 70,530 80,840 20,840 !
@ 0 1 0,-270
l $skin -84,610 -60,552 0,532 62,548 92,592 96,616 122,652 98,666 100,694 84,728 30,748 -30,736 -70,690 >30
l red -108,616 -100,560 -56,510 10,498 78,520 112,580 130,612 100,612 -40,626 -90,660 >10
@
t $skin 72,66 0,500 8,440
t $kit 84,70 -120,580 -240,640
t $skin 66,46 -240,640 -230,330
o $skin -226,312 36 !
L red -640,800 -400,830 0,850 400,830 640,800 520,940 300,990 -300,990 -520,940 _900
l white -500,880 500,880 480,900 -480,900 !
L sky -640,980 -480,930 -320,980 -160,930 0,980 160,930 320,980 480,930 640,980 560,1080 -560,1080 _1020
= cyclist-racing | cyclist, cyclists, bike racer, bicycle racer, road cyclist, triathlete ; cycling, triathlon | kit=#e0b92c
a coal -340,900 220,34 0,360
a coal 340,900 220,34 0,360
*8:-340,900 b steel 6 -340,900 -340,690 !
*8:340,900 b steel 6 340,900 340,690 !
b red 34 -340,900 -130,620
b red 34 -130,620 230,600
b red 34 -130,620 -20,900
b red 34 -20,900 230,600
b red 30 -340,900 -20,900
b red 34 340,900 220,540
b coal 40 -200,600 -70,590
C coal 30 220,540 320,520 380,570 330,620
o silver -20,900 60
t $skin- 124,50 -110,540 60,620 20,850
t $skin- 74,44 130,310 250,410 320,520
@ 26 1 230,-420
l $skin -84,610 -60,552 0,532 62,548 92,592 96,616 122,652 98,666 100,694 84,728 30,748 -30,736 -70,690 >30
l coal -130,600 -96,550 -50,506 10,492 74,514 120,580 100,612 -60,620 >20
b amber 20 -90,566 70,540 !
@
t $skin 68,64 140,290 190,290
l $kit -190,500 -130,370 30,270 150,260 190,330 110,430 -20,540 -160,600 _400
b white 30 -110,350 0,520 !
t $skin 128,54 -110,560 110,690 30,950
b coal 150,126 -120,550 30,640
l white -10,940 70,940 140,990 140,1010 -10,1010
t $skin 78,46 110,340 190,490 320,530
= motocross-rider | motocross rider, dirt bike rider, dirt biker, motocross jump, motocross racer, bmx rider ; mx rider | kit=#e8792e
@ -18 1 0,60
wheel silver -350,930 190
wheel silver 370,930 190
b silver 40 370,930 250,560
b steel 44 -350,930 -60,840
l coal -140,720 160,680 200,880 40,940 -140,900 >20
l $kit -60,600 160,540 270,590 230,720 60,760 >140
l white 100,580 190,560 170,680 !
l $kit -420,560 -200,610 -40,640 -60,720 -240,680 -430,610
b coal 40 -250,590 0,610
l $kit 230,700 420,640 520,700 360,720
b silver 34 -40,900 -330,760
b coal 24 210,520 330,480
t navy- 130,84 -120,520 90,610 30,820
@ -6 1.06 0,-420
l white -90,640 -110,560 -60,506 20,486 90,510 120,570 210,540 210,560 128,606 150,700 110,740 20,750 -60,710 >40
l $kit -96,600 -60,530 20,500 60,520 -20,600 -30,690 !
l coal 50,600 130,600 136,660 60,672 !
@ -18 1 0,60
l $kit -190,430 -110,280 40,230 150,300 130,420 10,560 -150,590 >0
b white 40 -150,420 100,330 !
t $kit 90,60 60,330 200,420 270,500
o coal 280,506 40
t navy 140,90 -120,540 120,640 60,850
l coal 10,830 110,830 200,890 200,920 10,920
= rock-climber | rock climber, climber, climbing man, bouldering, climbing woman ; rock climbing, climbers | kit=coral
l stone 100,-40 420,-40 560,200 500,460 600,700 480,980 560,1300 120,1300 180,1050 60,860 190,640 110,420 200,180 >330
l ash 200,180 330,260 240,330 160,300 !
l ash 190,640 320,700 240,760 150,720 !
l ash 180,1050 320,1030 280,1110 190,1120 !
b brass 16 -150,780 -260,1290
t $skin- 84,46 0,420 80,250 190,190
t navy- 130,84 -130,770 60,730 110,860
l coal 80,850 150,840 200,880 190,920 90,920
@ -10 1 -60,-330
.head
@
t $skin 72,66 -80,440 -70,370
l $kit -190,500 -120,420 10,430 40,560 -40,790 -210,790 -220,640 >-80
b coal 40 -216,780 -36,780
o silver -150,800 26 !
t navy 136,88 -150,800 -20,960 90,1050
l coal 60,1050 120,1010 180,1050 170,1100 70,1110
t $skin 84,48 -130,490 30,540 170,460
o $skin 182,450 34 !
= hiker-walking | hiker, hikers, backpacker, hiking man, hiking woman, person hiking, mountain hiker, trekker | kit=#5f8f4a
b tan 20 330,560 230,1190
t tan- 130,80 0,740 150,920 110,1110
l bark 70,1080 150,1080 230,1140 240,1180 70,1180
t tan 136,84 -30,740 -110,940 -250,1090
l bark -310,1070 -220,1080 -150,1140 -160,1180 -300,1160
t $kit- 84,50 70,460 200,580 320,600
@ 4 1 60,-350
.head
l #c9a86a -210,600 -110,590 -80,520 -20,490 50,500 90,560 100,590 200,610 180,640 -180,640 >20
@
t $skin 70,66 20,430 34,360
L red -270,420 -120,370 -60,430 -70,720 -240,740 -310,600 >-150
r brass -290,350 210,70 34
b wine 16 -220,400 -230,700 !
l $kit -90,450 10,400 110,450 120,600 90,770 -90,770 -100,620 >10
b bark 26 -60,440 40,560 !
b bark 26 40,560 -40,660 !
t $kit 88,52 -30,480 60,660 230,660
o $skin 320,590 36 !
o $skin 240,660 34 !
= fisherman-casting | fisherman casting, man fishing, person fishing, fishing man, fisherman with rod, fly fisherman ; angler casting, fishermen, fisherman, angler | kit=#7f8a3a
l #3f8f9f -640,1150 -360,1110 -60,1150 240,1110 640,1150 600,1230 -600,1230 >60
C bark 20 110,560 300,260 480,60 620,60
b night 8 620,60 560,560
L #7f9a4a 470,660 520,560 600,560 640,660 630,820 560,900 480,820 >560
L #efe6c4 480,700 560,640 620,720 600,820 560,880 500,810 !
l #5f7a36 520,880 600,880 660,1000 560,950 460,1000
o night 530,620 14 !
o sky 420,960 26
o sky 690,900 22
t $kit- 84,50 70,500 200,600 150,520
L bark- 0,740 140,740 130,960 160,1160 40,1160 20,940 !
L bark -150,740 40,740 10,950 -20,1160 -170,1160 -150,950 >-60
@ 0 1.06 0,-355
.head
l $kit -170,600 -100,590 -70,520 10,496 80,530 100,586 160,610 150,634 -160,634 >20
o amber -60,596 16 !
o red 30,580 16 !
@
t $skin 72,66 -20,450 -10,390
l cream -150,480 -20,410 100,460 110,610 90,770 -140,770 -160,630 >0
l $kit -110,480 -40,430 -60,770 -150,770 -160,610 !
l $kit 50,440 100,460 110,610 90,770 40,770 !
r moss- -120,610 70,80 10
b bark 50 -140,740 90,740
o ash 160,600 50
t cream 86,54 -80,500 30,650 120,570
o $skin 124,566 40 !
= archer-shooting | archer, archers, archery man, archery woman, bowhunter, bow hunter ; archery, bowhunting | kit=#3f8a4a
A brown 60,500 430,34 -62,62
b cream 8 262,120 -60,500 !
b cream 8 262,880 -60,500 !
b tan 14 -80,500 540,500
l steel 530,470 610,500 530,530
t navy- 130,80 20,770 130,950 150,1140
t navy 136,84 -40,770 -130,950 -200,1140
l coal 110,1120 190,1120 250,1170 250,1190 110,1190
l coal -240,1120 -160,1120 -100,1170 -100,1190 -240,1190
t $skin- 80,46 60,500 260,500 480,500
@ 0 1 0,-320
.head
@
t $skin 72,66 -20,460 -10,390
l $kit -140,500 0,440 90,470 100,600 80,790 -110,790 -130,640 >0
C bark 30 -100,480 60,700 !
L bark -250,440 -170,420 -130,680 -210,700 >-180
b red 14 -230,430 -240,340
b red 14 -190,420 -200,330
t $kit 90,74 -90,510 -230,480
t $skin 66,46 -230,480 -60,500
o $skin -56,500 36 !
= weightlifter-squat | weightlifter, weightlifters, powerlifter, powerlifters, bodybuilder, bodybuilders, gym guy, strong man, strongman ; weightlifting, powerlifting, bodybuilding | hair=night kit=red skin=#c98a5a
b steel 26 -600,330 600,330
~ r coal 520,150 70,360 20
~ r wine 450,190 60,280 16
~ r ash 400,230 40,200 10
t $skin 120,84 -60,800 -240,880 -200,1080
t $skin- 120,84 60,800 240,880 200,1080
l white -250,1060 -150,1060 -140,1130 -260,1190 -290,1150
l white- 250,1060 150,1060 140,1130 260,1190 290,1150
b coal 150,124 -50,780 -190,860
b coal- 150,124 50,780 190,860
h $skin 0,430 150,440 220,520 150,700 120,780 0,780
h $kit 0,500 70,440 110,470 110,700 130,800 0,810
b brass 60 -124,750 124,750
~ t $skin 100,66 190,500 290,430 230,340
o $skin 0,300 92,104
L $hair -100,300 -110,200 0,160 110,200 100,300 60,240 -60,240 >0
~ b $hair 14 24,276 70,270 !
~ o night 46,304 12 !
l white -40,350 40,350 30,366 -30,366 !
t $skin 80,80 0,400 0,440 !
= figure-skater-spin | figure skater, figure skaters, ice skater, ice dancer, skating girl ; ice princess | skin=#f0c39e hair=#8a4a26 kit=#7a6fd0
t $skin- 84,40 40,470 220,380 380,300
t $skin- 112,44 -10,740 -220,690 -480,640
l white- -470,600 -540,600 -580,680 -490,720
b silver 16 -620,700 -500,740 !
t $skin 116,48 10,760 60,940 40,1100
l white 0,1060 90,1070 110,1140 160,1170 150,1190 0,1190
b silver 18 -20,1220 180,1220
@ 10 1 60,-320
l $skin -84,610 -60,552 0,532 62,548 92,592 96,616 118,652 98,666 98,694 80,724 30,744 -30,730 -60,690 >30
l $hair -94,650 -104,590 -72,534 -6,512 70,534 92,580 30,596 0,650 -40,690
O $hair -120,570 54,54
@
t $skin 62,58 30,450 44,400
l $kit -50,480 20,440 90,480 90,600 60,740 -50,740 -50,600 >20
L $kit -60,720 60,710 190,800 130,880 40,850 -60,900 -170,830 -300,800 -190,740 >0
L lilac -40,720 50,710 120,780 20,790 -120,790 !
t $skin 76,38 -40,490 -190,420 -300,470
s lemon 20,560 40,4,.4 !
= tree-pose | yoga tree pose, tree pose, yoga pose, yoga girl, yoga woman, yogi ; yoga teacher, yoga instructor, vinyasa | skin=#c98a5a hair=night kit=#2f8fa3
t $skin- 76,40 80,490 170,300 20,90
t $skin 76,40 -80,490 -170,300 -20,90
l $skin -40,110 0,-20 40,110 >0
t $kit 124,60 -20,780 -10,960 -6,1150
t $skin 62,50 -6,1090 -6,1170
l $skin- -50,1160 40,1160 100,1200 100,1220 -50,1220
t $kit- 116,62 30,780 290,850 60,960
l $skin- 90,930 20,930 -50,990 -30,1020 60,1000
o $skin 0,310 92,102
L $hair -108,330 -110,220 0,170 110,220 108,330 70,260 0,240 -70,260
O $hair 0,150 60,50
~ C night 12 24,310 46,326 68,310 !
C brick 10 -26,360 0,372 26,360 !
t $skin 66,66 0,400 0,450 !
h $kit+ 0,460 60,440 100,480 90,620 80,700 0,700
h $skin 0,600 84,600 86,680 0,690
h $kit 0,680 86,680 100,810 0,830
= swimmer-butterfly | swimmer, swimmers, butterfly stroke, swimming man, swimming woman, swim racer ; swim team, swim mom | kit=red
t $skin 120,60 150,620 330,430 570,440
t $skin 120,60 -150,620 -330,430 -570,440
l $skin 500,390 620,400 640,460 540,500
l $skin -500,390 -620,400 -640,460 -540,500
H $skin 0,520 150,530 230,680 190,900 0,900
o $skin 0,520 130,150
H $kit 0,340 90,360 140,450 136,500 0,490
~ O coal 62,530 52,36
~ o sky 62,526 34,22 !
b coal 16 -20,528 20,528 !
O night 0,620 40,26 !
L sea -620,820 -460,740 -300,820 -150,740 0,800 150,740 300,820 460,740 620,820 560,1000 300,1060 0,1030 -300,1060 -560,1000 >0
L sky -560,900 -400,850 -240,900 -60,850 100,900 280,850 440,900 540,880 440,960 -440,960 !
~ o ice 330,640 26
~ o ice 420,690 18
~ o ice 240,700 18
= hunter-aiming | man hunting, hunter with rifle, hunting man ; hunter, hunters, deer hunter, deer hunters | kit=#7f6a3a hair=#5a3620
b bark 40 -60,470 170,430
l bark -190,470 -60,440 -40,500 -180,560
b coal 20 100,420 560,320
b coal 16 120,390 260,356
t moss- 130,86 20,770 150,940 140,1130
l bark 100,1110 180,1110 260,1160 260,1190 100,1190
t moss 136,90 -40,770 -100,950 -180,1130
l bark -220,1110 -140,1110 -60,1160 -60,1190 -220,1190
t $kit- 86,54 80,510 200,560 290,400
@ 6 1 0,-340
l $skin -84,610 -60,552 0,532 62,548 92,592 96,616 122,652 98,666 100,694 84,728 30,748 -30,736 -70,690 >30
l $hair -90,640 -20,640 20,680 96,690 84,740 20,770 -50,740
l orange -108,610 -98,556 -56,506 10,492 74,514 104,566 106,600 190,614 188,634 100,630 -20,640 -90,650 >20
@
t $skin 70,66 -20,450 -10,390
l orange -140,490 0,430 100,470 110,620 80,790 -120,790 -140,640 >0
b $kit 26 -110,620 100,620 !
t $kit 94,56 -90,510 -140,640 30,520
o $skin 40,510 36 !
= .night-moon | |
L #f4cf57 -60,-20 -280,60 -520,290 -630,600 -570,920 -360,1170 -20,1280 300,1210 480,1050 260,1060 0,1010 -220,840 -300,600 -260,300 -150,110 >-300
L #fbe79a -300,120 -500,330 -590,600 -540,860 -430,1030 -520,800 -530,580 -440,330 !
o #d9ae3c -440,760 54 !
o #d9ae3c -330,980 40 !
o #d9ae3c -400,520 32 !
o #c39a30 -110,1140 46 !
o #c39a30 140,1140 28 !
= .seated-astronaut | |
r #b8bcc4 -190,540 120,310 40
T #d5d3cc 120,100 -10,930 200,960 230,1130
L #8d929c 160,1120 290,1120 350,1180 340,1210 160,1210
L $coat -100,560 60,520 190,570 230,760 210,960 60,1010 -110,990 -150,800 >90
r #8d929c 40,740 130,90 14
o red 76,784 18 !
o #4fae5a 124,784 18 !
T $coat 130,110 40,960 280,980 330,1140
L #8d929c 250,1130 390,1130 460,1190 450,1230 250,1230
C #d5d3cc 16 280,1080 380,1080 !
T $coat 110,84 -40,640 40,800 190,770
o #8d929c 196,766 50
O $coat 60,380 220,210
r #8d929c -190,320 60,130 26
L #22304f -20,300 120,250 240,300 270,400 230,490 100,520 -30,480 -60,390 >110
L #5d86b8 10,330 90,290 60,390 0,430 !
o #d94f3a -60,640 34
b #d94f3a 18 -100,560 70,530 !
= moon-fishing-astronaut | astronaut fishing from crescent moon, astronaut fishing from a crescent moon, astronaut fishing from the moon, astronaut fishing on the moon, astronaut fishing from moon, astronaut sitting on the moon fishing, astronaut sitting on moon fishing, astronaut sitting on a moon fishing, astronaut on crescent moon fishing, astronaut on a crescent moon fishing, astronaut on the moon fishing, astronaut fishing for stars, astronaut fishing stars, astronaut catching stars, astronaut catching a star, astronaut fishing for a star, moon fishing astronaut | creature person coat=#f3f1ea gaze=176,420,60
.night-moon
C bark 22 150,760 360,520 600,330
o coal 216,690 34
b white 8 600,330 600,760 !
C steel 10 600,760 600,800 580,820 !
s lemon 596,880 86,5,.48
.seated-astronaut
s lemon 330,160 44,5,.45
s white 470,60 28,5,.45
s lemon 560,200 26,5,.45
s white 160,60 24,5,.45
= moon-sitting-astronaut | astronaut sitting on a crescent moon, astronaut sitting on crescent moon, astronaut sitting on the crescent moon, astronaut on a crescent moon, astronaut on crescent moon, moon sitting astronaut | creature person coat=#f3f1ea gaze=176,420,60
.night-moon
.seated-astronaut
s lemon 400,200 70,5,.48
s white 520,360 34,5,.45
s lemon 470,560 44,5,.45
s white 300,100 26,5,.45
`;
