/** Toys, stages and fairs. */
export const TOYS = `
thing

= flaming-hoop | hoop of fire, flaming hoop, fire hoop, ring of fire, burning hoop
*16:0,600 L orange 0,140 -60,40 20,-110 70,20 70,110
*16:0,600:22.5:11 L lemon 0,140 -30,90 10,10 40,80 !
a red 0,600 430,80 0,360
a wine 0,600 390,20 0,360
b steel 60 0,1070 0,1280
r steel -240,1260 480,70 30
= jump-hoop | jumping hoop, circus hoop, agility hoop
a red 0,560 470,84 0,360
*8:0,560:45:22 a cream 0,560 470,84 -10,12
b steel 60 0,1060 0,1280
r steel -260,1260 520,70 30
= lego-brick | lego, legos, toy brick, toy bricks, building bricks, brick builder
+3:300,0 r red -400,270 200,120 20
l red+ -560,460 -420,360 560,360 560,460 !
l red -560,440 560,440 560,860 -560,860 >120
l blue -420,860 640,860 640,1180 -420,1180 >160
b red- 14 -540,850 540,850 !
= spinning-top | spinning top, toy top, beyblade
b wood 60 0,-20 0,300
o red 0,0 60
L red -520,480 -300,330 0,290 300,330 520,480 420,620 -420,620 >0
L amber -440,600 440,600 280,840 -280,840 >0
L blue -300,820 300,820 120,1040 -120,1040 >0
l wood -100,1020 100,1020 0,1260 >0
C white 24 -420,470 0,380 420,470 !
C silver 20 -640,1180 -300,1250 0,1270
C silver 20 640,1120 400,1210 160,1250
= marbles-glass | marbles, glass marbles, marble bag
o teal -260,800 280
L ice -440,760 -260,640 -100,760 -260,700 !
C white 30 -440,900 -260,980 -90,880 !
o rose 280,860 230
L blush 130,820 280,730 410,820 280,770 !
o amber 40,420 240
L lemon -120,380 40,270 190,380 40,320 !
o white -360,660 40 !
o white 200,740 34 !
o white -50,310 34 !
= sling-shot | slingshot, sling shot, slingshots
T wood 130,120 0,1260 0,900 0,720
T wood 120,100 0,760 -200,560 -330,160
T wood 120,100 0,760 200,560 330,160
~ r bark 270,120 130,70 20
C red 34 -330,150 -140,330 0,380
C red 34 330,150 140,330 0,380
r brown -90,330 180,120 30
o stone 0,370 64
b bark 16 -50,960 50,1000 !
= pogo-stick | pogo stick, pogo sticks
~ r coal 160,60 160,110 50
b red 90 -320,115 320,115
b red 90 0,110 0,820
~ r ash 60,780 220,70 20
+6:0,60 b steel 24 -80,890 80,860 !
b silver 40 0,860 0,1220
r coal -70,1200 140,90 30
= play-slide | playground slide, kids slide, slide
b steel 44 -420,200 -420,1240
b steel 44 -240,200 -240,1240
+6:0,160 b steel 30 -420,330 -240,330
L amber -260,240 60,330 300,800 640,1100 640,1220 300,1080 -20,560 -260,400
C gold 40 -260,230 80,320 320,790 640,1090
b steel 44 -420,180 -240,180
= sand-box | sandbox, sand box, sandpit
r wood -640,820 1280,260 20
L sand -600,860 -400,640 -120,560 80,700 300,620 600,860
l sand- -120,560 80,700 0,830 -60,860 !
r red 220,420 210,260 20
C silver 20 220,440 325,260 430,440
b amber 40 -330,330 -330,640
L amber -410,600 -250,600 -270,760 -330,800 -390,760
r brown -640,960 1280,130 20
= puppet-strings | puppet, puppets, marionette, marionettes, string puppet, puppet show ; puppeteer
b wood 50 -400,40 400,40
b wood 50 0,-60 0,120
~ b sand 10 380,50 420,700 !
b sand 10 -40,60 -120,300 !
b sand 10 40,60 120,300 !
~ b sand 10 200,50 140,1000 !
o skin 0,380 170
L bark -180,360 -120,210 0,180 120,210 180,360 60,290 -60,290
~ o night 60,380 22 !
C red 20 -70,450 0,490 70,450 !
L red -160,560 160,560 220,860 -220,860 >0
~ t white 80,70 180,600 320,720 430,690
~ t blue 100,90 100,860 140,1000 120,1140
~ r bark 60,1140 170,90 40
= jack-box | jack in the box, jack-in-the-box
r blue -380,700 760,560 20
s lemon 0,980 170,5,.45 !
~ r gold 300,700 80,560 8
+4:0,56 b steel 34 -110,700 110,670 !
L red -200,480 200,480 240,640 -240,640 >0
o skin 0,320 170
~ o night 60,300 22 !
o red 0,350 40
C red 20 -70,410 0,450 70,410 !
L red -170,260 -330,60 -60,130 0,170 >-400
L amber 170,260 330,60 60,130 0,170
o lemon -330,60 44
o lemon 330,60 44
C steel 40 380,900 520,900 520,780
o red 520,770 50
= chess-board | chess board, chessboard, checkers, checkerboard, checkers board, draughts
l bark -660,1000 -420,560 420,560 660,1000 660,1090 -660,1090 >0
l cream -580,980 -390,600 390,600 580,980 !
l coal -390,600 -230,600 -280,700 -440,700 !
l coal -60,600 110,600 120,700 -70,700 !
l coal 260,600 390,600 430,700 290,700 !
l coal -280,700 -70,700 -80,820 -330,820 !
l coal 120,700 290,700 330,820 130,820 !
l coal -500,820 -330,820 -390,980 -580,980 !
l coal -80,820 130,820 140,980 -90,980 !
l coal 330,820 500,820 580,980 390,980 !
L red -330,480 -120,480 -120,640 -225,690 -330,640 >-225
O red+ -225,480 105,40 !
L night 120,560 330,560 330,720 225,770 120,720
O ash 225,560 105,40 !
= doll-house | dollhouse, doll house, dollhouses
l rose 0,-60 660,360 560,430 0,100 -560,430 -660,360 >0
l pink -540,400 0,80 540,400 540,1200 -540,1200 >0
r cream -440,460 400,310 10
r ice 40,460 400,310 10
r lemon -440,840 400,320 10
r mint 40,840 400,320 10
o amber -240,560 70
r wood -340,660 200,100 10
r red 120,640 240,130 20
r white 130,580 100,90 20
b wood 26 -360,1030 -120,1030
r wood 180,920 120,240 8
o gold 270,1050 16 !
v red 0,290 80 !
= toy-train | toy train, wooden train, model train, model trains, toy locomotive, train set
r red -640,500 560,360 30
r blue -640,860 600,130 20
r amber -120,640 420,360 60
r coal 120,400 130,250 10
L silver 120,360 60,180 200,60 340,140 300,300 250,390
r blue -700,260 640,110 20
r sky -540,560 300,200 20
wheel gold -470,1030 150
wheel gold -110,1030 150
wheel gold 210,1060 120
L coal 300,980 440,980 520,1140 300,1140
= wheel-roulette | roulette wheel, roulette, roulette table
o bark 0,640 640
o gold 0,640 560
*12:0,640:30 L red 0,640 -110,150 0,140 110,150
*12:0,640:30:15 l night -62,146 62,146 54,330 -54,330 !
o wood 0,640 320
o tan 0,640 250
*4:0,640 t gold 44,70 0,620 0,500 0,420
o gold 0,640 90
o white 250,260 50
= comedy-tragedy | theater masks, theatre masks, drama masks, comedy and tragedy, theater mask, drama mask ; actor, actress, theater kid, drama teacher
@ 12 1 170,120
L teal -400,120 0,60 400,120 380,620 220,900 0,990 -220,900 -380,620 >0
~ L night 90,380 200,330 300,420 190,450
C night 60 -190,760 0,640 190,760
~ C teal-- 26 70,270 180,230 300,270
@ -12 1 -190,-120
L amber -400,120 0,60 400,120 380,620 220,900 0,990 -220,900 -380,620 >0
~ L night 90,420 190,330 300,420 190,400
L night -220,600 0,660 220,600 140,780 0,830 -140,780
~ C brass 26 70,260 180,210 300,250
= directors-chair | director chair, directors chair, director's chair, camp stool ; movie director
b wood 50 -420,560 380,1240
b wood 50 420,560 -380,1240
~ b wood 54 430,60 430,720
r coal -470,80 940,260 20
r white -260,180 520,50 10 !
r coal -480,600 960,100 20
~ r wood 360,440 160,60 20
b wood 40 -420,1240 420,1240
= movie-ticket | movie ticket, movie tickets, concert ticket, concert tickets, raffle ticket, raffle tickets, ticket stub
@ -16 1 0,0
l amber -640,360 640,360 640,530 570,640 640,750 640,920 -640,920 -640,750 -570,640 -640,530 >0
+7:0,74 r brass 330,400 20,40 !
s red -60,640 200,5,.45
b brass 20 -560,430 270,430 !
b brass 20 -560,850 270,850 !
= trapeze-bar | trapeze, trapeze bar, flying trapeze, tightrope, tight rope
~ b sand 30 330,-100 400,760
~ o brass 400,790 54
b wood 90 -520,800 520,800
~ r bark 330,740 60,120 20
C sand 16 -560,1000 0,1060 560,1000 !
= crib-mobile | baby mobile, crib mobile, nursery mobile
b sand 20 0,-60 0,160
C wood 44 -520,320 0,160 520,320
b sand 14 -500,320 -500,640 !
b sand 14 -170,200 -170,780 !
b sand 14 170,200 170,700 !
b sand 14 500,320 500,600 !
s lemon -500,760 150,5,.45
O sky -170,920 170,110
o ice -240,880 90
o ice -90,880 80
L amber 170,700 270,860 170,1000 40,900 60,780
v rose 500,740 110
= kazoo-brass | kazoo, kazoos
@ -22 1 0,0
L red -640,560 300,500 500,560 500,720 300,780 -640,720 >0
r gold 60,400 180,120 40
o gold 150,410 110
o night 150,410 60 !
r red- -640,560 60,160 10
= pair-cymbals | cymbals, cymbal, drum cymbal, crash cymbal
@ -28 1 -180,0
O gold 0,560 520,140
O brass 0,540 170,60
o bark 0,510 60
@ 24 1 160,180
O gold 0,760 520,140
O brass 0,740 170,60
o bark 0,710 60
@ 0 1 0,0
b lemon 26 -60,80 -60,-60
b lemon 26 -200,130 -280,20
b lemon 26 80,120 150,10
= cow-bell | cowbell, cowbells, cow bell, more cowbell
C bark 60 -170,240 -120,60 120,60 170,240
l gold -260,230 260,230 460,980 -460,980 >0
l lemon -200,270 -120,270 -260,940 -380,940 !
O brass 0,980 460,90
o bark 0,1090 110
= loud-speaker | speakers, loudspeaker, stereo speaker, stereo speakers, subwoofer, pa speaker
r coal -420,-20 840,1320 40
o ash 0,330 220
o night 0,330 160
o ash 0,330 60
o ash 0,860 340
o coal 0,860 280
o ash 0,860 200
o night 0,860 110
~ o silver 350,50 24 !
~ o silver 350,1230 24 !
= steel-pan | steel drum, steel drums, steelpan
C steel 40 -420,700 -480,1280 -560,1280
C steel 40 420,700 480,1280 560,1280
h ash 0,520 600,520 560,760 0,780
O silver 0,500 620,230
O steel 0,520 500,170
*6:0,520:60 O silver 0,420 100,40
O silver 0,530 120,50
b wood 36 100,420 520,60
o red 90,430 50
= guitar-picks | guitar pick, guitar picks, plectrum
@ -16 1 -150,60
H teal 0,60 260,90 380,230 300,560 120,860 0,960
@ 18 1 170,60
H red 0,160 260,190 380,330 300,660 120,960 0,1060
s cream 0,470 130,5,.45 !
= pipe-organ | pipe organ, church organ ; organist
r wood -600,760 1200,500 20
+3:190,0 r gold -560,260 110,540 54
+3:190,0 r gold 70,260 110,540 54
r gold -70,20 140,780 70
r gold -190,120 100,680 50
r gold 90,120 100,680 50
r coal -440,860 880,60 8
+9:98,0 r cream -430,920 80,110 6
r bark -480,1080 960,70 10
= mixing-desk | mixing board, soundboard, mixing desk, dj mixer, dj controller ; sound engineer
l coal -640,320 640,320 660,1060 -660,1060 >0
+4:280,0 b ash 26 -430,620 -430,980 !
+2:560,0 r rose -490,760 120,60 14
+2:560,0 r amber -210,880 120,60 14
+4:280,0 o silver -430,420 60
+4:280,0 o silver -430,540 44
+4:280,0 b night 14 -430,420 -400,380 !
= music-stand | music stand, sheet music stand, choir director
b ash 44 0,640 0,1240
b ash 34 0,1130 -330,1290
b ash 34 0,1130 330,1290
l coal -560,140 560,140 600,660 -600,660 >0
r coal -620,650 1240,70 20
l cream -420,60 -20,90 -20,600 -440,590 !
l cream 20,90 420,60 440,590 20,600 !
~ +4:0,120 b coal 12 90,190 370,175 !
~ o coal 160,290 36 !
~ o coal 300,400 36 !
~ b coal 12 194,290 194,170 !
~ b coal 12 334,400 334,280 !
= rubber-ball | dodgeball, dodgeballs, kickball, kickballs, rubber ball, playground ball, four square ball, red rubber ball ; field day, phys ed
o red 0,640 520
a wine 0,640 400,22 0,360
a wine 0,640 230,22 0,360
~ b wine 18 400,640 515,640 !
b wine 18 0,125 0,240 !
b wine 18 0,1040 0,1155 !
o wine 0,640 70 !
c white 46 -350,400 -240,290
= foosball-table | foosball, foosball table, table soccer, table football
l bark -640,400 640,400 560,760 -560,760 >0
l green -520,450 520,450 450,690 -450,690 >0
b white 12 0,450 0,690 !
o white 0,570 70,40 !
o green 0,570 56,28 !
+4:240,0 b silver 22 -420,330 -300,800
+2:480,0 o red -370,520 34
+2:480,0 o red -350,640 34
+2:480,0 o blue -130,520 34
+2:480,0 o blue -110,640 34
+4:240,0 r coal -330,790 50,110 20
l bark -480,760 -380,760 -400,1180 -470,1180
l bark 480,760 380,760 400,1180 470,1180
= paper-plane | paper airplane, paper airplanes, paper plane, paper planes
l white -660,460 680,120 60,760
l silver -660,460 680,120 -200,720
l #9aa3ad -200,720 680,120 -60,1060
l white 680,120 60,760 -60,1060 60,700 >0
+3:-150,60 b silver 16 -420,960 -520,1020 !
`;
