export const BALLS = `
= basketball | basketball, basketballs, hoops ; baller, ballers
o orange 0,640 540
C night 24 0,100 0,1180 !
C night 24 -540,640 540,640 !
C night 24 -400,290 -220,480 -190,640 -220,800 -400,990 !
C night 24 400,290 220,480 190,640 220,800 400,990 !
= american-football | football, footballs, american football, pigskin ; fantasy football, game day
@ -30 1 0,0
L #8a4a2a -640,640 -420,360 0,250 420,360 640,640 420,920 0,1030 -420,920 _640
L white -470,395 -400,350 -350,640 -400,930 -470,885 -420,640 !
L white 470,395 400,350 350,640 400,930 470,885 420,640 !
r white -200,610 400,44 20 !
+5:80,0 r white -180,550 36,160 14 !
= soccer-ball | soccer, soccer ball, futbol
o white 0,640 540

l night 0,440 190,580 120,800 -120,800 -190,580 !
*5:0,640 b night 22 0,440 0,270 !
*5:0,640 l night -130,118 130,118 120,210 0,280 -120,210 !
*5:0,640 b night 20 100,230 270,330 !
*5:0,640 b night 20 -100,230 -270,330 !
= baseball | baseball, baseballs, pitcher mound ; ballpark
o white 0,640 540
C red 20 -360,240 -200,440 -160,640 -200,840 -360,1040 !
C red 20 360,240 200,440 160,640 200,840 360,1040 !
~ b red 18 270,330 390,330 !
~ b red 18 205,420 330,390 !
~ b red 18 175,520 300,490 !
~ b red 18 155,640 285,640 !
~ b red 18 175,760 300,790 !
~ b red 18 205,860 330,890 !
~ b red 18 270,950 390,950 !
= softball | softball, softballs ; softball sisters
o #e4e04a 0,640 540
C red 20 -360,240 -200,440 -160,640 -200,840 -360,1040 !
C red 20 360,240 200,440 160,640 200,840 360,1040 !
~ b red 18 270,330 390,330 !
~ b red 18 205,420 330,390 !
~ b red 18 175,520 300,490 !
~ b red 18 155,640 285,640 !
~ b red 18 175,760 300,790 !
~ b red 18 205,860 330,890 !
~ b red 18 270,950 390,950 !
= tennis-ball | tennis ball, tennis balls
o #c9dc4a 0,640 540
C white 34 -420,300 -200,470 -140,640 -200,820 -420,980 !
C white 34 420,300 200,470 140,640 200,820 420,980 !
= volleyball | volleyball, volleyballs, beach volleyball
o cream 0,640 540
*3:0,640 L amber 0,640 -60,420 -10,200 120,110 330,210 190,330 150,500 !
*3:0,640 C night 20 0,640 -60,400 0,120 !
*3:0,640 C night 20 0,520 130,310 350,220 !
*3:0,640 C night 20 90,580 270,470 500,450 !
= golf-ball | golf ball, golf balls
o amber 0,1110 150,40
h amber 0,1090 90,1090 24,1270 0,1280
o white 0,560 500
+5:0,150 o sand 0,260 34,26 !
~ +5:0,150 o sand 160,260 32,26 !
~ +4:0,150 o sand 80,335 32,26 !
~ +4:0,150 o sand 240,335 32,26 !
~ +3:0,150 o sand 320,410 30,26 !
= bowling-ball | bowling ball, bowling balls ; bowler, bowlers
o navy 0,640 540
L blue -380,420 -240,260 -120,300 -240,420 -330,560 !
o night 40,400 56 !
o night 180,470 56 !
o night 50,560 60 !
= rugby-football | rugby, rugby ball, scrum ; rugger
@ -30 1 0,0
L #c98b52 -620,640 -400,340 0,230 400,340 620,640 400,940 0,1050 -400,940 _640
C cream 26 -610,620 0,560 610,620 !
C cream 26 -610,660 0,720 610,660 !
b cream 26 0,230 0,1050 !
= cricket-game | cricket, cricket bat, wicket ; cricketer
@ 36 1 0,0
r coal -44,-60 88,400 40
h tan 0,320 70,330 140,440 140,1200 0,1250
h lemon 0,480 30,480 30,1180 0,1190 !
@
o red 420,1000 170
C cream 20 330,860 420,1000 500,1140 !
= pool-8-ball | eight ball, 8 ball, billiards, pool table ; pool player, pool shark, pool hall
o coal 0,640 540
o white -40,520 230
o night -40,440 80 !
o white -40,440 36 !
o night -40,600 96 !
o white -40,600 46 !
L ash -380,330 -260,220 -200,260 -330,400 !
= beach-ball | beach ball ; pool party
o white 0,640 540
L red 0,520 -330,230 -440,330 -530,560 -500,820 -380,900 !
L sky 0,520 20,110 120,115 340,220 410,290 300,340 !
L amber 0,520 440,480 525,560 500,830 420,960 300,840 !
L leaf 0,520 60,1000 20,1180 -140,1160 -320,1060 -240,960 !
o cream 0,520 80
L white -330,330 -200,240 -240,330 -360,440 !
= ping-pong | ping pong, table tennis, ping pong paddle
@ 34 1 0,0
r tan -60,760 120,480 40
o red 0,420 380,400
h tan 0,720 230,730 90,850 0,850
@
o white 440,980 120
= pickleball-paddle | pickleball, pickleball paddle, pickleball racket, pickleball rackets, pickle ball ; pickleballer, dink responsibly, dink
@ 30 1 -60,0
r coal -60,820 120,420 50
r teal -320,20 640,840 150
r sea -260,80 520,720 110
s lemon 0,400 200,4,0.3 !
h teal 0,820 200,830 70,930 0,930
@
o #d7dc3a 400,980 210
*6:400,980 o moss 400,860 26 !
o moss 400,980 26 !
= pickleball-bare | bare pickleball paddle
@ 30 1 0,0
r coal -60,820 120,420 50
r teal -320,20 640,840 150
r sea -260,80 520,720 110
s lemon 0,400 200,4,0.3 !
h teal 0,820 200,830 70,930 0,930
= pickleball-ball | pickleball ball, pickleball balls, wiffle ball, wiffleball, whiffle ball
o #d7dc3a 0,640 560
*8 o moss 0,270 64 !
*5:0,640:72:36 o moss 0,470 54 !
o moss 0,640 54 !
= lacrosse-ball | lacrosse ball, lacrosse balls
o white 0,640 540
A silver 0,640 430,30 20,160
= lacrosse-bare | bare lacrosse stick
@ 30 1 0,0
r steel -26,420 52,880 20
p navy 0,480 60,440 160,240 150,60 60,-20 60,60 90,240 20,360
+4:0,80 b white 12 -110,60 110,100 !
+3:60,0 b white 12 -60,20 -60,330 !
= tennis | tennis racket, tennis, racquet, tennis racquet
@ 34 1 0,0
r coal -56,860 112,420 50
+4:0,80 b ash 14 -56,960 56,930 !
~ b cream 12 50,80 50,660 !
~ b cream 12 150,110 150,630 !
~ b cream 12 250,190 250,550 !
b cream 12 -310,325 310,325 !
b cream 12 -310,415 310,415 !
b cream 12 -280,235 280,235 !
b cream 12 -280,505 280,505 !
b cream 12 -220,145 220,145 !
b cream 12 -220,595 220,595 !
a red 0,370 330,60 0,360

C red 56 -190,640 -20,860
C red 56 190,640 20,860
@
o #c9dc4a 420,1020 150
C white 20 342,918 400,1020 358,1128 !
= badminton | badminton, shuttlecock, birdie
@ 34 1 0,0
l white -330,60 -220,20 -60,820 -120,820 !
l white -150,0 -20,0 0,820 -70,820 >-60
l white 20,0 150,0 70,820 0,820 >60
l white 220,20 330,60 120,820 60,820 >-100
b ash 20 -250,380 250,380 !
h red 0,800 150,800 160,900 120,960 0,960
H cream 0,940 150,950 150,1060 80,1150 0,1160
= dumbbell | dumbbell, dumbbells, weights ; gym, lifting, lift, weight lifting, workout, fitness, gym rat, personal trainer | long
@ -24 1 0,0
r steel -400,590 800,100 30
~ r coal 330,380 150,520 40
~ r ash 480,450 110,380 40
~ r red 330,380 40,520 20
= barbell | barbell, barbells ; deadlift, squat, crossfit | long
@ -12 1 0,0
r steel -680,610 1360,60 20
~ r coal 400,280 110,720 40
~ r red 510,360 90,560 40
~ r ash 350,560 60,160 16
= kettlebell | kettlebell, kettle bell ; swole
a ash 0,420 230,90 150,390
C ash 90 -220,440 -260,640
C ash 90 220,440 260,640
H coal 0,500 240,510 420,740 400,1000 260,1170 0,1180
o red 0,850 200
o coal 0,850 130 !
= weight-plate | weight plate ; gains
o coal 0,640 540
o ash 0,640 450
o coal 0,640 400
*4:0,640 o ash 0,380 90,50
o silver 0,640 130
o night 0,640 70 !
= boxing-glove | boxing gloves, boxing glove ; boxing, knockout, kickboxing, mma, fighter
@ -14 0.86 150,40
.glove
@ 14 0.86 -150,0 flip
.glove
= boxing-glove-single | single boxing glove
.glove
= .glove
L red -330,500 -280,240 -40,120 220,180 330,400 320,680 220,860 -160,860 -300,740 >30
L red 200,400 330,380 430,500 420,660 300,760 210,680 >330
r white -220,830 440,250 40
r red- -220,910 440,60 !
L coral -240,400 -200,290 -90,220 -60,270 -160,340 -190,450 !
= bowling | bowling pins, bowling ; bowling league, strike zone, bowling team
@ -12 0.9 -280,40
.pin
@ 12 0.9 280,40
.pin
@ 0 1 0,60
.pin
= .pin
H white 0,20 90,50 120,170 80,360 90,470 190,700 180,960 110,1180 0,1190
b red 36 -84,330 84,330 !
b red 36 -90,420 90,420 !
= bow-and-arrow | bow and arrow | long
C bark 56 -300,20 160,260 300,640 160,1020 -300,1260
b cream 12 -300,20 -300,1260 !
b tan 30 -560,640 520,640
l steel 480,560 640,640 480,720
l red -560,560 -440,560 -380,640 -440,720 -560,720 -500,640
= bullseye | bullseye, target, archery target, dart board, dartboard, darts
o red 0,640 540
o white 0,640 430
o red 0,640 320
o white 0,640 210
o red 0,640 100
@ 0 1 40,-40
b tan 36 0,680 400,280
l blue 360,320 400,180 520,60 520,160 620,160 500,280 >430
`;
