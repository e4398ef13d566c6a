export const GAMES = `
= .chess-base
r coal -300,1150 600,90 30
h coal 0,1040 200,1050 260,1160 0,1160
= chess-pawn | chess pawn, pawn
h coal 0,560 90,570 130,900 210,1060 0,1060
.chess-base
r coal -170,540 340,60 30
o coal 0,380 200
L ash -110,330 -40,230 20,250 -60,400 !
= chess-knight | chess knight, chess, chess master ; checkmate, chess player, chess club, grandmaster
L coal -230,1060 -210,880 -60,700 -20,560 -180,600 -330,640 -400,560 -330,420 -220,280 -160,120 -60,170 40,120 240,260 330,520 320,800 260,1060 >60
L ash -60,170 -160,280 -240,420 -300,520 -240,500 -120,380 -40,260 !
b ash 16 120,260 220,420 !
b ash 16 180,400 260,600 !
eye #fbf6ea -130,350 26
.chess-base
= chess-rook | chess rook, rook
h coal 0,420 180,430 170,900 230,1060 0,1060
r coal -260,260 520,200 20
+3:190,0 r coal -260,150 140,150 10
b ash 20 -120,520 -110,960 !
.chess-base
= chess-bishop | chess bishop, bishop
h coal 0,660 120,670 140,900 210,1060 0,1060
r coal -190,620 380,60 30
H coal 0,140 120,260 200,430 150,600 0,630
o coal 0,110 60
b #e8e2d4 26 40,330 130,230 !
.chess-base
= chess-queen | chess queen
h coal 0,500 160,510 150,880 220,1060 0,1060
p coal 0,520 0,300 60,200 100,330 180,180 200,330 310,220 230,520
o coal 0,160 56
~ o coal 180,160 40
~ o coal 310,200 36
r gold -190,500 380,60 30
.chess-base
= chess-king | chess king
h coal 0,460 160,480 150,880 220,1060 0,1060
h coal 0,260 120,250 280,220 330,330 220,480 0,500
b gold 50 0,20 0,260
b gold 50 -90,100 90,100
r gold -190,480 380,60 30
.chess-base
= game-die | dice, board game, board games ; yahtzee, craps, gambling
l white 0,140 440,360 440,860 0,1120 -440,860 -440,360
l cream 0,620 440,360 440,860 0,1120 !
l sand -440,360 0,620 0,1120 -440,860 !
o red 0,380 80,50 !
o night -330,560 44,56 !
o night -220,720 44,56 !
o night -110,880 44,56 !
o night 120,720 44,56 !
o night 330,600 44,56 !
o night 120,920 44,56 !
o night 330,800 44,56 !
= d20-die | d20, d20 dice, d20 die, twenty sided die, twenty sided dice, twenty-sided die, twenty-sided dice, 20 sided die, 20 sided dice, polyhedral die, polyhedral dice, dnd dice ; dungeons, dungeon master, dungeons and dragons, rpg, tabletop, natural 20, roll initiative, game master
l plum 0,80 480,360 480,920 0,1200 -480,920 -480,360 >0
l violet 0,360 300,820 -300,820 >0
l lilac 0,80 0,360 -480,360 !
l violet- 0,80 0,360 480,360 !
l plum -480,360 0,360 -300,820 !
l plum- 480,360 0,360 300,820 !
l violet- -300,820 300,820 0,1200 !
b white 34 -120,640 -40,600 !
B white 34 -130,610 -60,570 -40,640 -130,750 -30,750 !
a white 80,660 62,34 0,360
= playing-cards | poker, playing cards, cards, blackjack, card shark, royal flush, texas holdem, ace of spades ; casino, bridge club
@ -18 0.92 -120,0
r white -260,240 520,780 50
v red 0,620 150
v red -180,330 40
@ 14 0.92 120,20
r white -260,240 520,780 50
L night 0,440 130,600 160,720 60,760 0,700 -60,760 -160,720 -130,600
l night 0,700 60,860 -60,860
L night -180,290 -140,350 -180,390 -220,350
= domino | domino, dominoes, dominos
@ 20 1 0,0
r coal -280,60 560,1160 60
b cream 20 -240,640 240,640 !
~ o cream 140,200 50
~ o cream 140,500 50
o cream 0,350 50
~ o cream 140,780 50
~ o cream 140,1080 50
= video-game | video game, video games, controller, game controller ; gaming, gamers, gamer girl, gamer boy, level up, press start, player one
L #4a4a58 -560,480 -420,330 -180,330 -120,400 120,400 180,330 420,330 560,480 640,860 560,1000 420,960 280,800 -280,800 -420,960 -560,1000 -640,860 >0
r night -460,540 220,70 16
r night -385,465 70,220 16
o red 440,575 48
o leaf 350,490 48
o amber 350,660 48
o sky 260,575 48
~ o night 150,720 90
~ o ash 150,720 60
r ash -60,500 120,40 20
= joystick | arcade, joystick, retro games, arcade game ; retro gaming, 8 bit
o red 0,240 170
r ash -36,380 72,420
h coal 0,740 420,760 520,1160 0,1170
o red+ -60,180 50,40 !
o amber 280,900 70
o sky -280,900 70
r silver -90,760 180,60 30
= arcade-cabinet | arcade cabinet, arcade machine
l plum -330,60 330,60 330,330 280,600 420,760 420,1240 -420,1240 -420,760 -280,600 -330,330 >0
r amber -280,100 560,130 20
r night -240,300 480,300 20
o leaf -100,430 60 !
+3:90,0 r lemon 0,400 40,40 !
l ash -280,640 280,640 380,780 -380,780 >0
o red -200,700 40
+3:90,0 o amber 60,710 30
r coal -120,900 240,240 16
= handheld-game | game boy, gameboy, handheld game, handheld console, retro handheld
r silver -360,60 720,1180 90
r coal -280,140 560,440 40
r lime -200,200 400,310 10
r coal -260,740 220,70 16
r coal -185,665 70,220 16
o rose 120,850 60
o rose 260,760 60
+2:140,0 r ash -150,1010 100,40 20
+4:44,0 b ash 16 120,1160 180,1050
= puzzle-piece | puzzle, puzzle piece, jigsaw, jigsaw puzzle ; autism, autism awareness
l blue -420,360 -120,360 -160,240 -60,140 60,140 160,240 120,360 420,360 420,640 540,600 640,700 640,800 540,890 420,850 420,1180 120,1180 150,1060 60,980 -60,980 -150,1060 -120,1180 -420,1180 -420,850 -300,890 -200,800 -200,700 -300,600 -420,640 >0
l blue+ -370,410 -160,410 -180,450 -330,450 -330,580 -370,600 !
= puzzle-cube | rubiks cube, rubik's cube, rubik cube, speed cube, puzzle cube ; speedcuber
l coal 0,80 500,340 500,900 0,1200 -500,900 -500,340
+3:150,80 l red -460,345 -320,270 -190,340 -330,415 !
+3:150,80 l white -310,265 -170,190 -40,260 -180,335 !
+3:150,80 l red -160,185 -20,110 110,180 -30,255 !
+3:157,88 l amber -470,400 -340,470 -340,610 -470,540 !
+3:157,88 l leaf -470,590 -340,660 -340,800 -470,730 !
+3:157,88 l amber -470,780 -340,850 -340,990 -470,920 !
+3:157,-88 l blue 30,650 160,580 160,720 30,790 !
+3:157,-88 l blue 30,840 160,770 160,910 30,980 !
+3:157,-88 l orange 30,1030 160,960 160,1100 30,1170 !
= yo-yo | yoyo, yo-yo
C cream 18 0,400 10,200 -30,60 40,-60
o red 0,760 430
o red+ 0,760 280
o amber 0,760 120
= kite | kite, kites ; go fly a kite
@ 20 1 0,-60
l red 0,20 360,480 0,480
l amber 0,20 -360,480 0,480
l teal -360,480 0,480 0,1060
l violet 360,480 0,480 0,1060
C bark 18 0,1060 80,1160 -60,1240 60,1330
l rose 40,1140 140,1080 140,1200
l rose -20,1240 -130,1180 -120,1300
= teddy-bear | teddy bear, teddy, stuffed animal, baby bear | creature
~ o wood 260,260 130
~ o tan 260,260 70
~ L wood 250,640 480,640 540,840 420,920 280,800
~ L wood 120,960 330,940 420,1120 300,1230 130,1180
~ o tan 290,1100 80,90
H wood 0,600 250,640 300,860 220,1100 0,1140
H tan 0,740 140,770 160,920 90,1040 0,1050
o wood 0,400 300,270
o tan 0,490 140,110
~ o night 120,350 30
o night 0,450 50,36
C night 14 -60,530 0,550 60,530
p red 20,640 160,580 160,720
= slot-machine | slot machine ; jackpot, vegas, las vegas, casino night
r red -440,120 760,1060 90
r gold -380,180 640,160 40
r white -360,420 600,340 30
b ash 14 -160,430 -160,750
b ash 14 40,430 40,750
B red 50 -320,500 -220,500 -260,700 !
B red 50 -120,500 -20,500 -60,700 !
B red 50 80,500 180,500 140,700 !
r coal -300,860 480,160 30
r ash 320,480 110,60 20
b ash 40 410,500 410,200
o red 410,170 80
= mahjong-tiles | mahjong tile, mahjong tiles ; mahjong, mah jongg
@ -12 0.86 -330,-30
.tile
+3:0,220 C green 60 0,300 0,480 !
~ C green 40 0,470 120,420 130,300 !
~ C green 40 0,690 120,640 130,520 !
@ 12 0.86 330,60
.tile
o blue 0,340 90
o white 0,340 44 !
o red 0,610 90
o white 0,610 44 !
o blue 0,880 90
o white 0,880 44 !
@
= .tile
r green -230,170 540,1000 90
r cream -300,130 540,1000 90
= tarot-cards | tarot card, tarot cards ; tarot, tarot reader
@ -16 0.9 -260,20
r plum -270,100 540,1000 50
r gold -230,140 460,920 30 !
r plum -205,165 410,870 20 !
*8:0,600 b lemon 26 0,440 0,402 !
o lemon 0,600 130
@ 16 0.9 260,20
r plum -270,100 540,1000 50
r gold -230,140 460,920 30 !
r plum -205,165 410,870 20 !
L lemon 60,340 -120,420 -180,600 -120,780 60,860 -20,740 -50,600 -20,460
s lemon 90,520 60,4,0.4 !
s lemon 80,720 50,4,0.4 !
@
= progress-bar | progress bar, progress bars, loading bar, loading bars, loading screen, download bar, please wait loading
r night -680,480 1360,320 160
r white -636,524 1272,232 116
r #dfe3e8 -600,560 1200,160 80 !
r #4fb36a -600,560 880,160 80 !
+6:140,0 l #2f8a4c -520,560 -450,560 -530,720 -600,720 !
b #a6e0b0 26 -520,596 200,596 !
+3:130,0 o #4fb36a -130,930 40 !
= pixel-health-bar | health bar, health bars, pixel health bar, pixel health, life bar, video game health bar, hp bar, heart health bar, pixel life bar
r night -644,388 168,58 0 !
r night -420,388 168,58 0 !
r night -700,444 504,58 0 !
r night -700,500 504,58 0 !
r night -700,556 504,58 0 !
r night -700,612 504,58 0 !
r night -644,668 392,58 0 !
r night -588,724 280,58 0 !
r night -532,780 168,58 0 !
r night -476,836 56,58 0 !
r red -588,444 112,58 0 !
r red -420,444 112,58 0 !
r red -644,500 392,58 0 !
r red -644,556 392,58 0 !
r red -644,612 392,58 0 !
r red -588,668 280,58 0 !
r red -532,724 168,58 0 !
r red -476,780 56,58 0 !
r #8e2438 -308,500 56,168 0 !
r #ffd7c9 -588,500 56,58 0 !
r night -120,500 890,280 0 !
r night -176,556 1002,168 0 !
r #4a4456 -120,556 890,168 0 !
r #d9342f -120,556 560,168 0 !
r #f0705a -120,556 560,48 0 !
r #8e2438 -120,668 560,56 0 !
+7:112,0 r night -20,556 12,168 0 !
`;
