/** Small things that shirts say something with. */
export const TOKENS = `
thing

= leather-wallet | wallet, wallets, leather wallet, billfold, bifold wallet, full wallet, wallet with cash, wallet with money
r leaf -420,250 760,420 20
r green -420,250 760,30 0 !
o lemon -40,420 110 !
r #cfe0b8 -470,330 760,360 20
r leaf -440,360 700,300 10
o #cfe0b8 -90,480 110 !
b green 30 -90,400 -90,560 !
r bark -630,410 1260,740 80
r brown -640,480 1280,680 80
+12:88,0 b tan 14 -520,540 -468,540 !
+12:88,0 b tan 14 -520,1100 -468,1100 !
L bark 300,700 660,700 700,740 700,900 660,940 300,940 240,820 >560
o gold 380,820 48
o brass 380,820 22 !
C #a8713f 24 -560,640 -570,800 -540,960 !
= battery-low | low battery, battery low, social battery low, low social battery, dead battery, empty battery, social battery, battery at one percent, battery one percent, one percent battery, battery dying, dying battery, drained battery, social battery empty, social battery dead, social battery drained, battery almost empty, nearly empty battery, social battery at one percent, battery at 1 percent
r steel -140,40 280,150 40
r steel -380,150 760,1080 110
r #2b2836 -310,220 620,940 64 !
r red -280,1000 560,130 40
b #ff9a8c 20 -240,1034 60,1034 !
C white 34 -210,560 -140,610 -70,560 !
C white 34 70,560 140,610 210,560 !
C white 34 -120,800 -60,750 0,790 60,750 120,800 !
o #6a6478 -210,690 40,24 !
o #6a6478 210,690 40,24 !
l amber 480,120 660,430 300,430 >480
b night 40 480,230 480,320 !
o night 480,376 24 !
= .cracker-fish
L $cracker- -590,340 -440,520 -400,560 -250,420 0,330 230,340 430,450 560,640 430,830 230,940 0,950 -250,860 -400,720 -440,760 -590,940 -650,860 -600,640 -650,420
L $cracker -560,370 -420,560 -240,440 0,360 220,370 410,470 530,640 410,800 220,900 0,910 -240,830 -420,720 -560,900 -600,840 -550,640 -600,440
L $cracker+ -200,470 0,400 200,410 350,480 200,450 0,450 !
o cocoa 270,560 46 !
C cocoa 34 250,720 350,770 440,710 !
+3:150,0 o $cracker- -250,640 24 !
= goldfish-crackers | goldfish crackers, goldfish cracker, fish crackers, cheddar fish crackers, snack crackers, cheese crackers | food cracker=#f0952e
@ -24 .52 -330,-250
.cracker-fish
@ 30 .5 330,-190 flip
.cracker-fish
@ 8 .54 -270,290 flip
.cracker-fish
@ -16 .58 290,250
.cracker-fish
@ -4 .7 -10,10
.cracker-fish
@
= melting-smiley | melting smiley, melting smiley face, melted smiley, drippy smiley, dripping smiley, dripping smiley face, drippy smiley face, smiley melting, melting happy face, trippy smiley, melting face | vivid
L yellow -520,560 -440,230 -200,60 80,20 340,110 510,320 550,600 540,860 590,1010 560,1120 480,1130 440,1030 450,930 390,900 350,1010 370,1220 310,1290 240,1230 250,1040 200,940 120,960 90,1090 60,1130 10,1080 10,980 -60,940 -130,970 -150,1120 -130,1230 -190,1290 -260,1240 -270,1060 -310,980 -370,1000 -400,1110 -460,1140 -510,1080 -490,900 -530,740 >20
L lemon -400,420 -320,250 -180,160 -200,220 -310,340 -360,470 !
L night -230,300 -150,260 -90,340 -90,470 -110,640 -140,720 -180,640 -240,500 !
L night 130,300 210,260 270,340 280,470 260,700 220,790 180,660 130,480 !
C night 54 -350,640 -260,760 -80,850 120,860 290,780 400,640
C night 40 120,860 130,960 120,1010 !
C night 34 -390,610 -350,640 -300,650 !
C night 34 440,610 400,640 350,650 !
= smiley-ball | smiley ball, smiley face ball, smiling ball, ball with a smiley, ball with smiley face, stress ball, bouncy ball | vivid
o brass 30,1220 420,50 !
o yellow 0,640 540
o lemon -200,400 150,110 !
o white -250,360 70,46 !
a amber 0,640 500,50 20,120
O night -170,520 62,110 !
O night 170,520 62,110 !
C night 56 -320,760 -190,930 0,980 190,930 320,760 !
C night 40 -370,750 -320,750 -280,720 !
C night 40 370,750 320,750 280,720 !
= naughty-list | naughty list, naughty list scroll, nice list, santa's list, santas list, santa list, nice list scroll, naughty or nice list, naughty and nice list, santa's naughty list, christmas list, naughty list paper
L sand -420,150 420,150 420,1100 380,1180 -460,1180 -420,1080 !
r cream -400,160 800,960 0
b red 44 -250,300 250,300
s gold -320,300 60,5,.45 !
s gold 320,300 60,5,.45 !
+4:0,160 r white -330,430 100,100 12 !
+4:0,160 C ash 12 -330,430 -230,430 -230,530 -330,530 -330,430 !
b green 28 -320,470 -284,510 -220,420 !
b red 28 -320,600 -240,680 !
b red 28 -240,600 -320,680 !
b green 28 -320,790 -284,830 -220,740 !
b red 28 -320,920 -240,1000 !
b red 28 -240,920 -320,1000 !
+4:0,160 b cocoa 24 -170,480 300,480 !
b red 20 -190,644 300,644 !
b red 20 -190,964 300,964 !
r wood -500,80 1000,120 60
o bark -520,140 70
o bark 520,140 70
r wood -540,1110 1000,120 60
o bark -560,1170 70
o bark 480,1170 70
L red 120,1000 330,940 470,1030 480,1180 380,1270 190,1260 90,1150 >290
L red- 290,1100 460,1180 600,1300 520,1310 480,1380 270,1200
L red 290,1100 160,1250 110,1360 180,1350 230,1420 330,1220
o gold 290,1090 100
l #a8791f 290,1030 306,1074 350,1076 316,1104 330,1148 290,1122 250,1148 264,1104 230,1076 274,1074 !
= apple-stack | stack of apples, apple stack, stacked apples, apples stacked, pile of apples, apple pile, apples on books, apple stack with books, apples stacked on books, stack of books with apples, apple on books
r teal -520,1120 980,130 24
r cream -450,1146 910,78 10 !
b sand 10 -450,1186 450,1186 !
r gold -440,990 960,130 24
r cream -440,1016 890,78 10 !
b sand 10 -440,1056 440,1056 !
r navy -540,860 960,130 24
r cream -470,886 890,78 10 !
b sand 10 -470,926 400,926 !
@ 0 .46 -220,0
use .ripe-apple
@ 0 .46 220,0
use .green-apple
@ 0 .5 0,-400
use .ripe-apple
@
= .green-apple | | apple=#8fbf3f
.stacked-apple
= .ripe-apple | | apple=#c93a33
.stacked-apple
= .stacked-apple
C cocoa 54 0,240 20,120 90,40
L leaf 40,200 130,60 320,40 280,190 130,240 >170
H $apple 0,270 130,190 330,200 500,360 540,620 470,880 320,1080 150,1130 0,1090
L white -340,380 -260,300 -200,330 -300,460 -350,560 -390,520 !
L $apple- -80,250 0,300 80,250 60,220 0,250 -60,220 !
= watering-can-eyes | watering can with eyes, watering can with a face, watering can with googly eyes, watering can with face, smiling watering can, cute watering can, happy watering can, kawaii watering can
C pine 56 330,560 560,520 620,760 500,980 330,1000
C pine 56 -230,460 -200,240 60,180 260,260 280,460
t green 140,90 -230,980 -560,500
L leaf -700,520 -640,370 -480,320 -420,370 -560,510 -660,580
+3:48,-22 o pine -626,500 16 !
O pine 40,470 330,80
L green -290,470 370,470 400,1160 340,1220 -260,1220 -330,1160 >60
O leaf 40,470 330,76
O #24503a 40,476 270,50
b leaf 40 -300,1120 380,1120 !

O white -90,740 108,126
O white 170,740 108,126
o night -70,760 58,70 !
o night 190,760 58,70 !
o white -92,728 22 !
o white 168,728 22 !
C night 26 -30,930 40,980 110,930 !
o coral -190,900 52,32 !
o coral 270,900 52,32 !
L sky -650,680 -620,760 -650,800 -690,760
L sky -560,700 -526,800 -560,846 -600,800
L sky -680,880 -644,980 -680,1030 -720,980
= tomb-three-crosses | empty tomb with three crosses, empty tomb with crosses, empty tomb and three crosses, tomb with three crosses, empty tomb and crosses, three crosses and empty tomb, three crosses and an empty tomb, empty tomb three crosses, tomb and three crosses, empty tomb with cross, tomb and crosses, three crosses with empty tomb
*13:0,500:15:-90 l amber 0,500 -46,-160 46,-160 !
o lemon 0,470 330 !
L #57525d -620,1160 -560,900 -380,700 -140,600 140,600 380,700 560,900 620,1160
b bark 70 0,60 0,680
b bark 66 -180,240 180,240
l white -180,262 -60,300 0,270 60,300 180,262 130,420 60,330 0,310 -60,330 -130,420
b bark 52 -390,280 -390,760
b bark 50 -510,400 -270,400
b bark 52 390,280 390,760
b bark 50 270,400 510,400
@ 0 .86 20,130
.bare-tomb
@
= .bare-tomb
l #6d6872 -640,1160 -620,880 -560,720 -440,600 -260,540 -40,520 200,540 400,600 540,720 620,880 640,1160 >240
l #8d8893 -620,880 -560,720 -440,600 -260,540 -40,520 -200,620 -360,700 -440,800 -500,900 !
L #4a4550 -390,1170 -390,860 -330,720 -200,640 -50,610 100,640 230,720 290,860 290,1170 >-50
L amber -320,1170 -320,870 -270,760 -170,690 -50,670 70,690 170,760 220,870 220,1170 !
L lemon -250,1170 -250,900 -200,800 -50,730 100,800 150,900 150,1170 !
r #8d8893 -250,1040 400,60 10
L white -200,1040 -140,990 -20,1010 70,980 120,1030 140,1130 70,1100 40,1140 -10,1070 -160,1080 -200,1070 _1060
L #b3aeb8 100,920 140,790 240,690 370,660 500,690 600,780 640,910 610,1050 520,1150 380,1200 240,1160 130,1060 >370
O #8d8893 410,930 180,210
O #b3aeb8 420,936 112,136
L leaf -680,1260 -660,1150 -480,1110 -300,1160 -40,1140 200,1180 440,1150 640,1160 680,1260 >0
l white -500,980 -560,920 -560,850 -520,890 -490,820 -460,890 -420,850 -440,940
C green 20 -490,1160 -496,1060 -490,960
o amber -492,910 16 !
= empty-skillet | empty skillet, empty frying pan, empty pan, black skillet
T #3f434e 110,84 360,720 760,560
T coal 60,50 420,690 700,574
o #2b2d36 730,572 22 !
H #3f434e 0,770 480,770 524,800 505,910 420,1040 220,1125 0,1135
O #565b68 0,760 520,200
O #1f2128 0,768 470,164
O #343843 0,790 440,130 !
C #6d7280 18 -440,900 -380,990 -260,1050 !
= toy-ball | pink ball, pink balls, toy ball, star ball | ball=#ee6f9f
o $ball 0,640 560
a $ball- 0,640 430,44 0,360
s white 0,650 270,5,.45 !
C white 44 -450,460 -370,330 -260,240 !
o white -170,186 28 !
`;
