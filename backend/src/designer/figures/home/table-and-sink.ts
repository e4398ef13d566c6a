/** What is eaten with, washed, worn behind an ear and given in a bunch. */
export const TABLE_AND_SINK = `
thing

= fork | fork, forks, dinner fork
r silver -46,600 92,680 46
+4:120,0 r silver -216,20 72,520 36
h silver 0,760 70,740 190,640 216,470 0,470
= dish-sink | sink of dishes, sink full of dishes, dishes in the sink, dirty dishes, pile of dishes
+4:0,-48 o cream -400,500 220,46
o sky -400,356 120,22 !
C steel 56 380,520 380,260 300,170 200,190 180,290
r silver -640,500 1280,700 40
r ash -690,470 1380,130 30
r steel -560,680 500,420 30 !
r steel 60,680 500,420 30 !
o white -110,470 100
o white 30,430 130
o white 170,480 90
o ice -40,350 56
o ice 120,320 40
= book-armful | armful of books
use books
= cookie-tray | tray of cookies, cookie sheet, sheet of cookies, cookie tray, cookies on a tray | food
r steel -640,330 1280,660 60
r silver -570,400 1140,520 30 !
+3:370,0 o #c98a4b -370,530 140
+3:370,0 o #c98a4b -370,800 140
+3:370,0 o cocoa -410,500 26 !
+3:370,0 o cocoa -330,560 26 !
+3:370,0 o cocoa -410,830 26 !
+3:370,0 o cocoa -320,770 26 !
= croissant-tray | tray of croissants, croissants on a tray, tray of fresh croissants, sheet of croissants | food
r steel -640,330 1280,660 60
r silver -570,400 1140,520 30 !
@ 0 .44 -330,-140
use croissant
@ 0 .44 330,-140
use croissant
@ 0 .44 -330,120
use croissant
@ 0 .44 330,120
use croissant
@
= ear-daisy | ear daisy | worn
L leaf 120,760 420,800 560,1040 300,1000
*12:0,560 L white 0,560 -120,230 0,20 120,230
o amber 0,560 180
= ear-hibiscus | ear hibiscus | worn
L leaf 140,760 420,760 600,980 460,1080 220,960
*5:0,560 L #e8486a 0,560 -260,300 -220,60 -60,0 0,50 60,0 220,60 260,300
*5:0,560 l #b92a50 0,560 -60,330 0,180 60,330 !
o lemon 0,560 90
= ear-rose | ear rose | worn
~ L leaf 180,860 480,820 640,1040 360,1100
o #b5233a 0,600 480
o #d9405a 20,580 360
C #b5233a 60 -200,560 -60,720 160,680 220,520 100,400 -60,420 -80,560 40,620 !
= ear-sunflower | ear sunflower | worn
use sunflower-bloom
= rose-bouquet | bouquet of roses, bouquet of red roses, rose bouquet, roses bouquet, dozen roses, bunch of roses, red roses bouquet
L leaf -300,520 -560,420 -640,600 -420,700
L green 300,520 560,420 640,600 420,700
l cream -460,620 460,620 130,1280 -130,1280 >0
l sand 0,760 200,620 -200,620 !
o #b5233a -330,480 190
o #d9405a 330,480 190
o #d9405a -170,270 190
o #b5233a 170,270 190
o #d9405a 0,520 210
C wine 36 -400,460 -330,550 -260,480 -330,410 !
C wine 36 260,460 330,550 400,480 330,410 !
C wine 36 -240,250 -170,340 -100,270 -170,200 !
C wine 36 100,250 170,340 240,270 170,200 !
C wine 40 -80,500 0,600 80,520 0,440 !
r red -190,960 380,80 30
= snowy-branch | snowy branch, snow covered branch, snowy branches, snowy tree branch, branch with snow, frosty branch, winter branch
use tree-branch
C white 46 -600,716 -300,648 0,656 330,596 600,562 !
L white 540,420 590,350 690,300 680,370 !
L white -430,540 -380,420 -300,510 -360,500 !
L white 370,500 440,360 510,500 440,450 !
= blossom-branch | cherry blossom branch, blossom branch, cherry branch, blossoming branch, branch of cherry blossoms, sakura branch, magnolia branch, cherry blossom branches, branch with cherry blossoms, branch with blossoms
C bark 80 -660,780 -300,700 0,710 330,640 660,590
C bark 44 60,700 240,850 430,880
C bark 40 -360,700 -470,570 -560,540
*5:-200,690 L pink -200,690 -310,550 -240,440 -200,480 -160,440 -90,550
o rose -200,690 44
*5:160,640 L blush 160,640 50,500 120,390 160,430 200,390 270,500
o rose 160,640 44
*5:430,870 L pink 430,870 320,730 390,620 430,660 470,620 540,730
o rose 430,870 44
*5:-550,540 L blush -550,540 -640,430 -580,350 -550,380 -520,350 -460,430
o rose -550,540 36
*5:560,560 L pink 560,560 470,450 530,370 560,400 590,370 650,450
o rose 560,560 36
~ o pink 20,800 40
= pine-branch | pine branch, pine branches, snowy pine branch, evergreen branch, fir branch, spruce branch, pine bough, christmas branch
C bark 56 -660,720 -300,690 0,700 330,660 640,610
*7:-520,710:24:-72 L pine -520,710 -546,520 -520,430 -494,520
*7:-260,700:24:-72 L green -260,700 -290,490 -260,390 -230,490
*7:20,700:24:-72 L pine 20,700 -10,490 20,390 50,490
*7:300,670:24:-72 L green 300,670 270,470 300,370 330,470
*7:560,620:24:-72 L pine 560,620 532,440 560,350 588,440
*5:-380,700:28:124 L green -380,700 -406,510 -380,430 -354,510
*5:-100,700:28:124 L pine -100,700 -128,500 -100,420 -72,500
*5:180,690:28:124 L green 180,690 152,500 180,420 208,500
*5:440,650:28:124 L pine 440,650 412,470 440,390 468,470
h tan 0,760 70,800 80,900 40,980 0,1000
+3:0,66 C bark 16 -66,820 0,860 66,820 !
C white 30 -600,690 -300,664 0,672 330,632 600,590 !
= olive-branch | olive branch, olive branches, olive sprig
C bark 44 -640,780 -300,700 0,700 330,640 640,560
+3:330,-40 L moss -420,720 -480,560 -420,440 -340,540 -360,700
+3:330,-40 L green -300,730 -300,900 -220,980 -180,860 -240,720
+2:330,-40 o #6a7a3a -120,800 70,90
L moss 640,560 720,440 820,420 780,520 690,580
= climbed-trunk | tree trunk, trunk of a tree, tree trunks
L bark -170,1280 -130,900 -150,500 -110,40 110,40 150,480 130,900 180,1280 >20
C bark 90 120,330 300,230 440,180
C bark 80 -120,480 -280,420 -380,430
L green 340,260 420,60 560,40 620,180 520,280
L leaf 300,300 380,380 520,400 560,320 440,250
L green -300,480 -420,330 -540,360 -560,470 -430,520
L leaf -280,500 -330,600 -460,620 -500,540 -400,480
L leaf 60,120 60,-40 200,-90 260,20 180,110
L green -60,120 -220,110 -270,0 -170,-80 -60,-20
b cocoa 18 -60,560 -50,760 !
b cocoa 18 40,260 50,420 !
b cocoa 18 60,880 70,1080 !
= moss-oak | live oak with spanish moss, live oaks with spanish moss, oak with spanish moss, oak tree with spanish moss, tree with spanish moss, spanish moss
use deciduous-tree
+5:190,0 C #a9b394 44 -400,600 -420,740 -380,860 -410,960
+4:190,0 C #8f9b7c 40 -310,640 -290,760 -330,850 !
`;
