/** Piles and stacks that somebody is on, under or beside. */
export const STACKS = `
thing

= pumpkin-stack | stack of pumpkins, pile of pumpkins, stack of plain pumpkins, pile of plain pumpkins, pumpkin stack, pumpkin pile, stacked pumpkins
C moss 40 0,120 20,40 90,-10
o orange 0,260 250,180
~ L orange- 60,100 150,130 200,260 150,400 60,430 110,260 !
o orange+ -90,190 40,24 !
o #d9702a 0,600 390,230
~ L #b5581f 90,390 230,430 310,600 230,770 90,820 170,600 !
o orange+ -150,500 60,34 !
o orange 0,1000 530,260
~ L orange- 120,750 310,800 420,1000 310,1200 120,1260 230,1000 !
o orange+ -220,890 80,40 !
C pine 22 120,420 260,360 330,420 300,470
L leaf -240,420 -380,330 -470,400 -360,490
= gift-stack | pile of presents, stack of presents, pile of gifts, stack of gifts, pile of christmas presents, stack of christmas presents, mountain of presents, heap of presents
L white -20,110 -200,0 -240,110 -120,180
L white 20,110 200,0 240,110 120,180
r violet -230,160 460,300 20
r lemon -50,160 100,300 0 !
r violet+ -260,140 520,90 20
r lemon -55,140 110,90 0 !
r green -400,480 800,330 20
r red -60,480 120,330 0 !
r green+ -430,450 860,90 20
r red -65,450 130,90 0 !
r red -560,840 1120,400 20
r white -70,840 140,400 0 !
r red+ -590,800 1180,100 20
r white -75,800 150,100 0 !
= hay-stack-bales | stack of hay, stack of hay bales, pile of hay bales, hay bales, stacked hay bales, stack of straw bales, straw bales, pile of straw
r amber -310,360 620,400 20
+5:140,30 b brass 14 -260,440 -200,470 !
~ b bark 22 130,360 130,760 !
r amber -660,800 640,420 20
r amber 20,800 640,420 20
+4:140,40 b brass 14 -600,900 -540,930 !
+4:140,40 b brass 14 90,900 150,930 !
+2:0,150 b brass 14 -560,1080 -460,1060 !
+2:0,120 b brass 14 120,1100 220,1080 !
~ b bark 22 190,800 190,1220 !
~ b bark 22 490,800 490,1220 !
= pancake-stack | stack of pancakes, pile of pancakes, pancake stack, tall stack of pancakes
O white 0,1150 640,110
O silver 0,1150 460,60 !
+4:0,-150 O brass 0,1090 470,110
+4:0,-150 O tan 0,1050 470,110
+4:0,-150 O sand 0,1040 380,74 !
L #8a4a1c -390,560 0,500 390,560 430,700 350,840 300,680 230,720 190,960 130,960 90,700 -60,690 -110,820 -170,820 -200,680 -330,700 -400,780 >0
O #8a4a1c 0,580 380,80 !
r lemon -110,440 220,130 24
r #fff2b8 -110,440 220,50 20 !
= yarn-pile | pile of yarn, stack of yarn, pile of yarn balls, mountain of yarn, yarn stash, heap of yarn, skeins of yarn
o rose 0,440 250
C blush 18 -220,380 -60,260 180,300 !
C blush 18 -240,470 0,350 230,420 !
C blush 18 -190,590 40,460 240,500 !
o teal -330,900 300
C mint 18 -610,840 -380,680 -90,760 !
C mint 18 -620,940 -340,800 -50,880 !
C mint 18 -560,1080 -280,920 -40,970 !
o amber 330,900 300
C lemon 18 60,820 300,680 580,760 !
C lemon 18 40,930 330,800 620,880 !
C lemon 18 90,1060 380,920 610,980 !
C amber 26 500,1150 640,1220 720,1180 780,1240
~ b wood 22 60,320 300,-20
~ o wood 306,-30 36
= candy-pile | pile of candy, pile of halloween candy, candy pile, heap of candy, mountain of candy, pile of sweets
L orange -640,1240 -480,960 -240,760 0,640 240,760 480,960 640,1240 >0
@ -20 1 -300,240
o violet 0,860 120
~ l violet 110,860 240,780 240,940
@ 16 1 290,200
o lime 0,860 120
~ l lime 110,860 240,780 240,940
@
o red 0,730 120
~ l red 110,730 240,650 240,810
a white 0,730 80,30 200,340
L lemon -480,1180 -360,960 -250,1180 >-365
L orange -450,1120 -405,1030 -310,1030 -275,1120 !
L white -385,1005 -360,960 -337,1005 !
o teal 330,1130 110
l teal 430,1130 550,1060 550,1200
l teal 230,1130 110,1060 110,1200
o pink -80,1140 110
a white -80,1140 76,28 160,380
= pillow-stack | stack of pillows, pile of pillows, pillow stack, pillow fort, pile of cushions, heap of pillows
L sky -560,1240 -620,1120 -580,960 -400,920 0,930 400,920 580,960 620,1120 560,1240 0,1220 >0
L white -500,930 -560,820 -500,680 -300,640 20,660 340,630 500,680 540,810 490,930 0,910 >0
L rose -420,640 -470,530 -410,400 -220,360 40,380 300,350 420,410 460,530 400,640 0,620 >0
~ C sky- 16 480,1010 380,1080 420,1160 !
~ C silver 16 420,720 330,790 360,860 !
~ C rose- 16 350,450 270,510 300,570 !
= money-pile | pile of money, stack of money, stacks of cash, pile of cash, stack of cash, money stack, money stacks
+3:0,-150 r green+ -560,1080 1120,150 16
+3:0,-150 b green 14 -540,1130 540,1130 !
+3:0,-150 b green 14 -540,1180 540,1180 !
+3:0,-150 r lemon -110,1080 220,150 0 !
+3:0,-150 r green+ -400,630 800,140 16
+3:0,-150 b green 12 -380,680 380,680 !
+3:0,-150 b green 12 -380,720 380,720 !
+3:0,-150 r lemon -90,630 180,140 0 !
= donut-stack | stack of donuts, pile of donuts, donut stack, stack of doughnuts, pile of doughnuts, stack of cookies, pile of cookies
O tan 0,1080 480,160
O #8a4a3a 0,1020 480,130
+5:150,20 b white 22 -300,990 -260,1020 !
O tan 0,820 450,150
O pink 0,760 450,130
+5:150,14 b lemon 22 -300,740 -250,750 !
O tan 0,570 420,140
O teal 0,510 420,120
+4:170,10 b white 22 -260,490 -220,510 !
O tan 0,330 390,140
O rose 0,270 390,150
O wine 0,250 130,46 !
+4:190,0 b white 22 -300,290 -260,270 !
+3:190,0 b lemon 22 -200,360 -150,370 !
= snowball-pile | pile of snowballs, stack of snowballs, snowball pile, snowballs in a pile
o ice 0,420 240
o white -250,760 250
o white 250,760 250
o ice 0,1010 250
o white -480,1030 230
o white 480,1030 230
~ C silver 18 90,1100 20,1180 -60,1200 !
C silver 18 100,560 20,610 -80,590 !
C silver 18 -150,900 -240,950 -340,930 !
= suitcase-stack | stack of suitcases, stack of old suitcases, pile of suitcases, stack of luggage, pile of luggage, stacked suitcases, stack of vintage suitcases, old suitcases
A coal 0,300 130,44 180,360
r teal -320,300 640,280 40
~ r sand 190,300 70,280 !
r gold -40,320 80,50 10 !
r wood -460,590 920,310 40
~ r bark 260,590 80,310 !
r gold -50,610 100,60 10 !
r brick -580,910 1160,340 40
~ r cocoa 360,910 90,340 !
r gold -50,930 100,60 10 !
s lemon -180,1090 90,5,.45 !
o mint 150,1080 80 !
r cream -200,690 150,110 10 !
b red 22 -180,745 -70,745 !
o coral 120,470 60 !
= book-cart | book cart, book carts, library cart, library carts, cart of books, cart full of books, book trolley, library trolley, trolley of books
b ash 44 -560,220 -560,1120
b ash 44 560,220 560,1120
+2:340,0 r red -510,250 110,350 10
+2:340,0 r cream -390,300 90,300 10
+2:340,0 r teal -290,210 100,390 10
+2:340,0 b white 12 -490,330 -420,330 !
+2:340,0 b amber 14 -280,300 -200,300 !
r green 180,270 120,330 10
r amber 310,330 100,270 10
l navy 420,600 440,260 520,268 500,600
r wood -620,600 1240,70 12
+2:500,0 r blue -510,760 120,280 10
+2:500,0 r amber -380,720 90,320 10
+2:500,0 r wine -280,780 110,260 10
+2:500,0 r mint -160,740 80,300 10
+2:500,0 b white 12 -490,830 -410,830 !
r plum 430,740 90,300 10
r wood -620,1040 1240,70 12
C ash 40 560,260 640,200 700,200
~ o coal 470,1180 70
~ o steel 470,1180 26
= honey-bear-bottle | honey bear, honey bear jar, honey bear bottle, bear of honey, honey bears, squeeze honey bear
l #e8b23a -110,60 0,-120 110,60
r yellow -160,40 320,130 30
~ o amber 220,250 90
~ o brass 220,250 46 !
o amber 0,380 280,250
L amber -260,580 0,540 260,580 400,800 400,1080 300,1210 -300,1210 -400,1080 -400,800 >60
~ o night 100,350 30
o brass 0,430 110,80 !
o night 0,405 44,30 !
C night 14 -60,470 0,500 60,470 !
~ C brass 40 300,740 220,880 80,920 !
r cream -190,930 380,200 30
*6:0,1030 b brass 14 -30,980 30,980 !
L lemon -90,150 -70,240 -90,330 -150,330 -160,220 !
= computer-keyboard | computer keyboard, pc keyboard, mechanical keyboard, gaming keyboard
r ash -660,420 1320,480 50
r coal -660,860 1320,60 30 !
+10:124,0 r cream -616,460 100,84 16
+10:124,0 r cream -616,566 100,84 16
+9:124,0 r cream -554,672 100,84 16
r coral 562,672 62,84 16
r cream -616,778 160,84 16
r teal -420,778 760,84 16
+2:140,0 r cream 370,778 116,84 16
`;
