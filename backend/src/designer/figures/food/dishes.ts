export const DISHES = `
food
= pizza | pizza, pizza slice, pizzas, slice of pizza, pepperoni ; pizzeria
L tan -480,300 -300,160 0,110 300,160 480,300 420,360 0,270 -420,360 >60
h amber 0,280 400,370 60,1120 0,1200
L lemon -330,390 0,330 330,390 300,470 200,420 150,560 60,460 -60,600 -140,450 -240,520 -290,460 !
o brick -140,560 90,84
o brick 130,640 96,88
o brick -10,860 80,74
o leaf -20,480 30,20 !
o leaf 90,800 26,18 !
o night -200,440 22 !
= hamburger | burger, burgers, hamburger, cheeseburger, hamburgers, smash burger
H #d9903c 0,180 260,220 440,400 470,520 0,560
+3:150,0 o cream -240,330 24,14 !
+3:150,0 o cream -160,260 24,14 !
+2:150,0 o cream -60,400 24,14 !
L leaf -520,560 -400,500 -240,560 -80,500 80,560 240,500 400,560 520,520 500,640 360,600 200,660 40,610 -120,660 -280,610 -440,660
r red -440,600 880,80 40
l amber -480,670 480,670 330,730 200,830 60,740 -480,730
r cocoa -470,710 940,140 70
h #d9903c 0,850 450,840 440,960 340,1060 0,1070
= hot-dog | hot dog, hot dogs, hotdog, hotdogs, glizzy, weiner, bratwurst, sausage
@ -24 1 0,0
r #d99a4e -560,520 1120,300 150
r brick -640,560 1280,180 90
r coral -580,590 1000,40 20 !
r #e8b06a -560,700 1120,180 90
C amber 44 -520,620 -400,580 -280,660 -160,580 -40,660 80,580 200,660 320,580 440,650
= french-fries | fries, french fries
+5:90,0 r amber -230,160 70,560 10
+4:90,0 r lemon -190,60 66,560 10
+3:130,0 r amber -170,110 66,560 10
h red 0,600 200,560 330,460 240,1180 0,1180
l red- -330,460 -200,560 0,600 200,560 330,460 310,560 200,640 0,680 -200,640 -310,560 !
= taco | taco, tacos ; taco tuesday, taco bout it
L leaf -540,760 -520,500 -400,430 -330,300 -160,320 -60,220 100,260 220,210 330,330 450,380 520,520 560,760
o red -280,430 60
o red 60,340 60
o red 330,460 60
+4:160,30 l lemon -380,440 -330,330 -300,460 !
L #e8ab48 -620,980 -600,700 -440,520 -160,420 160,420 440,520 600,700 620,980 540,1020 -540,1020 >60
o #c98a2c -300,760 26 !
o #c98a2c 60,620 26 !
o #c98a2c 260,860 26 !
o #c98a2c -80,900 22 !
= burrito | burrito, burritos, wrap
@ 30 1 0,0
L leaf -200,330 -230,170 -120,90 -40,20 60,60 150,50 220,170 200,330
o red -90,170 60
o red 130,150 44
o cocoa 40,130 50
o lemon -20,220 50,36
o white 110,240 50,34
h tan 0,250 190,200 250,320 256,900 0,920
l #b9843f -250,330 -130,300 40,900 -256,900 !
L sand -220,360 -160,350 -120,560 -230,600 !
h silver 0,690 262,660 256,1160 150,1250 0,1270
l white -262,660 -120,690 -60,1240 -150,1250 -256,1160 !
b steel 14 -200,760 -120,900 !
b steel 14 160,780 80,960 !
= sushi | sushi, sushi roll, sushi rolls, maki
h coal 0,340 460,340 460,900 300,1060 0,1090
o coal 0,400 460,220
o white 0,390 400,180
o coral -80,360 130,90
o leaf 120,410 90,70
o amber -10,450 70,40
= nigiri | nigiri, sashimi
L white -520,820 -440,640 0,600 440,640 520,820 420,980 0,1020 -420,980 >40
L coral -600,700 -460,480 -160,380 240,400 520,520 620,740 500,760 260,640 -200,620 -460,720
b blush 22 -380,470 -320,660 !
b blush 22 -160,400 -110,610 !
b blush 22 70,390 110,620 !
b blush 22 290,420 330,660 !
h coal 0,430 80,430 100,1010 0,1020
= steaming-bowl | ramen, noodle, noodles, pho, ramen bowl, udon, noodle soup, pho-nomenal
C cream 20 -200,180 -240,100 -160,20
C cream 20 0,140 -40,60 40,-20
C cream 20 200,180 160,100 240,20
b wood 26 160,560 620,120
b wood 26 260,580 680,180
o red 0,580 560,140
o #e0a860 0,570 490,100 !
C cream 30 -440,560 -300,530 -200,600 -60,540 60,610 200,550 330,600 !
C cream 30 -380,610 -240,580 -100,640 60,590 220,640 360,580 !
o white -220,510 110,70
o amber -220,510 56,36
r pine 200,400 90,170
o pink 60,530 74,40
h red 0,620 560,600 480,900 260,1080 240,1160 0,1170
b white 30 -480,740 480,740 !
= spaghetti | spaghetti, pasta, italian food, meatballs
h white 0,900 620,780 460,1020 0,1080
L lemon -500,830 -430,620 -240,500 0,460 240,510 430,620 500,830 0,920
C amber 20 -480,800 -380,620 -180,560 -40,660 -160,780 -300,760 !
C amber 20 -240,860 -60,740 160,760 240,860 !
C amber 20 480,800 400,640 220,580 60,660 160,800 340,790 !
C amber 20 -60,900 60,820 200,860 !
C lemon 34 -500,800 -590,880 -560,980 -500,990
C lemon 34 420,790 520,860 500,960
L red -330,620 -240,480 -60,430 160,440 310,540 340,640 230,620 180,720 90,640 -60,700 -140,640 -240,700 _640
o cocoa -150,430 130
o cocoa 140,420 126
o cocoa 0,290 120
~ C #6d4a35 14 80,360 140,340 200,380 !
L leaf -40,190 40,80 130,110 110,200 20,230
= dumpling | dumpling, dumplings, pierogi, gyoza, potsticker, dim sum, ravioli
@ 0 0.66 -330,160
.dumpling
@ 0 0.66 330,160
.dumpling
@ 0 0.8 0,-130
.dumpling
= .dumpling
L cream -520,860 -440,560 -240,400 0,340 240,400 440,560 520,860 300,960 -300,960 >40
L sand -460,600 -300,360 -200,430 -120,300 -30,400 60,290 140,400 240,340 300,440 450,560 300,500 0,440 -300,500 !
= cut-of-meat | steak, steaks, ribeye, cut of meat, meat, beef ; carnivore
L brick -560,660 -520,400 -300,240 0,220 300,260 540,420 600,640 500,860 260,900 60,1020 -240,1060 -480,900 >60
L cream -520,650 -480,430 -290,290 0,270 290,310 500,440 550,640 470,810 240,850 40,970 -230,1000 -440,870 !
L red -460,640 -420,460 -270,340 0,320 270,350 450,470 490,640 420,760 220,800 30,920 -220,940 -390,830 !
L cream -200,560 -60,460 100,560 60,700 -120,740 -220,660 !
C coral 20 200,460 330,520 400,620 !
C coral 20 -360,560 -340,700 -260,800 !
= meat-on-bone | ribs, rib rack, baby back ribs, pork
L brick -520,460 -300,360 0,330 300,360 520,460 540,760 300,840 0,860 -300,840 -540,760 >0
+6:180,0 b cream 60 -450,740 -450,1020
L red -540,480 -300,370 0,340 300,370 540,480 560,720 300,800 0,820 -300,800 -560,720 >0
+5:180,0 C wine 18 -360,420 -380,600 -360,780 !
L coral -440,480 -200,420 -220,470 -420,540 !
= poultry-leg | chicken leg, drumstick, fried chicken, chicken wings, hot wings, buffalo wings, poultry ; wing night
@ 40 1 0,0
r cream -50,760 100,380 40
~ o cream 60,1160 70
L #c47a38 -240,200 -60,60 140,90 280,280 260,520 130,740 60,860 -60,860 -160,700 -270,460 >20
L #e0a05a -160,260 -40,160 20,200 -80,330 -150,420 !
= bacon | bacon, bacon strips
B brick 190 -180,60 -80,300 -240,560 -100,820 -220,1100 -140,1240
B cream 44 -200,60 -100,300 -260,560 -120,820 -240,1100 -160,1240 !
B coral 30 -130,60 -30,300 -190,560 -50,820 -170,1100 -90,1240 !
B brick 190 200,60 300,300 140,560 280,820 160,1100 240,1240
B cream 44 180,60 280,300 120,560 260,820 140,1100 220,1240 !
B coral 30 250,60 350,300 190,560 330,820 210,1100 290,1240 !
= egg | fried egg, fried eggs ; breakfast, brunch
L white -480,600 -440,330 -200,330 -60,160 220,200 330,380 520,480 500,760 330,860 280,1060 0,1010 -240,1100 -380,900 -520,840
o amber 0,620 220
L lemon -120,540 -40,470 20,500 -60,580 !
= pancakes | pancake, pancakes, flapjacks
H white 0,1000 600,960 480,1120 0,1140
r #d9a04e -440,820 880,150 75
r #e8b968 -430,680 860,150 75
r #d9a04e -440,540 880,150 75
o #e8b968 0,560 440,130
L cocoa -380,560 -200,480 120,470 360,540 400,640 360,800 310,640 200,650 150,880 90,660 -100,650 -160,760 -220,640 -330,700 -390,620 !
r lemon -90,450 180,100 20
= toast-avocado | avocado toast, avo toast
H #c98a48 0,200 260,180 440,300 400,480 360,560 370,1060 0,1090
H #f3d9a6 0,250 230,240 370,330 330,480 300,580 310,1010 0,1030
L lime -220,420 0,380 200,420 240,700 160,920 -140,930 -240,700 !
o amber -40,620 80,84
o night 120,800 12 !
o red 110,500 26 !
o red -130,820 26 !
= bread | bread, loaf, sourdough, loaves, loaf of bread, loaf of sourdough, bread loaf, sourdough loaf, baguette, artisan bread ; gluten, breadwinner
L #b9743a -600,760 -520,520 -260,400 60,380 380,460 580,620 600,800 420,900 -420,910 _720
+4:210,20 L #f0d29a -440,560 -300,480 -280,540 -380,700 -450,690 !
= croissant | croissant, croissants, pastries
L #d9963c -560,860 -500,560 -300,360 0,280 300,360 500,560 560,860 420,820 330,640 160,580 0,570 -160,580 -330,640 -420,820 >40
b #a8682a 20 -160,330 -110,580 !
b #a8682a 20 160,330 110,580 !
b #a8682a 20 -400,470 -290,660 !
b #a8682a 20 400,470 290,660 !
= pretzel | pretzel, pretzels, oktoberfest, soft pretzel
C #b06a2c 120 -100,980 330,640 380,330 200,200 0,400 -200,200 -380,330 -330,640 100,980
o white -300,330 22 !
o white 320,380 22 !
o white -160,800 22 !
o white 180,780 22 !
o white -60,420 20 !
o white 340,520 20 !
o white -360,480 20 !
= bagel | bagel, bagels
o #c98a48 0,640 500
o #e0ab66 0,620 420
o #a8682a 0,640 150
o #e8e2d4 0,640 100 !
*9:0,640 o cream 0,330 28,18 !
*7:0,640:51:20 o cream 0,440 26,16 !
= doughnut | donut, donuts, doughnut, doughnuts
o tan 0,660 520
H pink 0,150 280,180 470,360 510,620 440,760 330,720 260,880 120,800 0,900
o tan- 0,640 180
o #e8e2d4 0,650 140 !
*5:0,640 r sky -20,250 90,34 17 !
*5:0,640:72:36 r lemon -60,360 90,34 17 !
*5:0,640:72:60 r white -20,270 80,32 16 !
= cupcake | cupcake, cupcakes, bakery cake, cake boss ; cake lady
H pink 0,180 120,220 200,360 330,440 320,560 430,660 360,760 0,780
H #f5b3ca 0,330 150,350 220,420 0,460 !
H #f5b3ca 0,530 250,540 330,600 0,640 !
o red 0,140 80
C green 18 0,80 40,20 100,0
h teal 0,740 390,740 290,1200 0,1200
b teal+ 14 0,750 0,1200 !
~ b teal+ 14 120,750 90,1200 !
~ b teal+ 14 250,750 200,1200 !
= birthday-cake | cake, birthday cake ; birthday, happy birthday, birthday girl, birthday boy, birthday squad, birthday crew
r sky -20,140 40,200 10
r amber -170,170 40,180 10
r leaf 130,170 40,180 10
L amber -36,120 0,30 36,120 0,150
L amber -186,150 -150,60 -114,150 -150,180
L amber 114,150 150,60 186,150 150,180
r pink -320,340 640,340 40
L white -330,340 330,340 330,440 270,500 200,430 130,520 60,430 -20,520 -100,430 -180,510 -260,430 -330,480 !
r rose -480,660 960,430 40
L white -490,660 490,660 490,760 420,830 340,750 260,850 180,750 80,850 -20,750 -120,850 -220,750 -320,840 -420,750 -490,800 !
r silver -580,1070 1160,70 35
= wedding-cake | wedding cake
v red 0,120 90
r white -160,220 320,250 20
r cream -300,460 600,270 20
r white -440,720 880,300 20
+4:80,0 L rose -160,460 -80,460 -120,510
+7:86,0 L rose -300,720 -214,720 -257,780
~ o pink 240,470 50
~ o leaf 300,500 26
r silver -540,1020 1080,80 40
= pumpkin-pie | pumpkin pie, pumpkin pies, sweet potato pie
L tan -600,640 -640,700 -520,920 -380,1010 380,1010 520,920 640,700 600,640 _860
+12:100,0 o #d9963c -550,640 74,60
o #e8b968 0,640 590,230
o #c9742e 0,636 500,180
L #b5622a -440,690 -200,760 80,776 320,740 440,690 330,770 60,812 -260,790 !
L cream -210,600 -170,470 -60,430 20,330 110,300 70,400 170,450 220,560 190,640 40,680 -130,670 >0
b white 20 -110,560 20,480 90,500 !
~ L brown 380,590 430,560 470,590 430,630 !
= champagne-bottle | champagne bottle, bottle of champagne, champagne popping, popping champagne, champagne bottle popping, popping champagne bottle, prosecco bottle, champagne and confetti, champagne confetti, champagne bottle with confetti, popped champagne
@ 24 1 -40,90
L cream -110,140 -250,60 -330,-110 -230,-60 -240,-260 -120,-120 -60,-330 30,-150 130,-300 160,-110 290,-200 270,0 350,-30 240,120 110,150 >0
L white -60,130 -150,40 -170,-90 -90,-20 -50,-170 20,-40 90,-130 110,0 190,-60 150,70 60,130 !
r tan -80,-560 150,130 26
O #c48e54 0,-430 100,54
l gold -100,150 100,150 116,470 -116,470 >0
+3:0,90 b gold- 16 -106,230 106,230 !
L pine -116,440 116,440 150,640 260,760 280,900 280,1200 240,1260 -240,1260 -280,1200 -280,900 -260,760 -150,640 >0
L #5f9a72 -190,780 -150,730 -170,1180 -220,1180 !
l gold -282,850 282,850 282,1130 -282,1130 >0
r cream -220,892 440,196 20
s red 0,990 72,5,.42
@
s #ef8fae 130,-420 56,5,.45
s lemon 640,-120 50,5,.45
s #8cc4de -140,-60 44,5,.45
b red 34 -120,-270 -40,-220 !
b teal 34 640,-330 590,-250 !
b lilac 34 20,-120 -50,-60 !
b teal 34 -20,-480 30,-420 !
b amber 34 240,-560 250,-480 !
b red 34 690,90 620,70 !
b lilac 34 560,120 540,190 !
o amber -10,-350 26
o red 560,-440 26
o #8cc4de 720,-20 26
o #ef8fae 480,60 26
= pie | pie, pies, apple pie, cherry pie
L #d9963c -600,560 -440,360 0,300 440,360 600,560 560,640 0,600 -560,640 >0
l brick -560,640 0,560 560,640 400,900 -400,900 >0
o red -200,760 70
o red 60,740 80
o red 280,780 60
o red -60,850 60
b #e8b968 50 -400,600 300,380 !
b #e8b968 50 -200,660 460,440 !
b #e8b968 50 400,600 -300,380 !
b #e8b968 50 200,660 -460,440 !
l #d9963c -480,880 480,880 420,1010 -420,1010 >0
= cookie | cookie, cookies ; cookie crew
o #cf9550 0,640 500
o #e0ad68 -40,600 400 !
o cocoa -220,440 76
o cocoa 120,360 64
o cocoa 260,620 74
o cocoa -40,680 80
o cocoa -300,740 60
o cocoa 120,920 70
o cocoa -140,960 50
= gingerbread-man | gingerbread, gingerbread man, gingerbread men ; gingerbread baking
L #a8622c -180,520 -440,460 -540,540 -480,660 -220,680 -240,860 -340,1080 -240,1180 -120,1140 0,940 120,1140 240,1180 340,1080 240,860 220,680 480,660 540,540 440,460 180,520 >0
o #a8622c 0,320 230
~ o white 85,280 28 !
C white 20 -100,370 0,420 100,370
o red 0,600 36
o green 0,720 36
o red 0,840 36
C white 20 -460,500 -420,570 -450,640 !
C white 20 460,500 420,570 450,640 !
C white 20 -280,1020 -220,1080 -140,1060 !
C white 20 280,1020 220,1080 140,1060 !
= soft-ice-cream | ice cream, ice cream cone, gelato, icecream, soft serve
h tan 0,600 290,600 0,1270
b wood 14 -220,680 60,1060 !
b wood 14 220,680 -60,1060 !
b wood 14 -60,620 140,920 !
b wood 14 60,620 -140,920 !
o blush -170,470 210
o mint 170,470 210
o cream 0,270 220
L cocoa -180,230 -100,60 80,40 190,200 150,330 80,260 0,380 -80,270 -140,330 !
o red 60,30 60
= popsicle | popsicle, popsicles, ice pop
r tan -50,900 100,360 40
h red 0,60 200,120 260,300 260,420 0,420
r white -260,410 520,250
r blue -260,650 520,280 60
r white -170,200 50,300 25 !
= lollipop | lollipop, candy, candies, sweets ; sweet tooth
@ 20 1 0,0
r white -22,600 44,660 22
o rose 0,420 380
C white 70 0,420 90,360 60,240 -120,220 -240,420 -100,640 200,640 340,420 260,160 !
= candy | wrapped candy, taffy
@ -20 1 0,0
~ l sky 260,640 620,420 560,600 640,760 560,860
o rose 0,640 300
C white 50 -200,420 -60,640 -200,860 !
C white 50 40,350 160,640 40,930 !
= chocolate-bar | chocolate, chocoholic, chocolate bar
@ 14 1 0,0
r cocoa -300,60 600,760 30
+3:190,0 r brown -270,90 160,160 14
+3:190,0 r brown -270,280 160,160 14
+3:190,0 r brown -270,470 160,160 14
l silver -340,620 -240,560 -160,640 -60,560 40,640 140,560 240,640 340,570 340,720 -340,720
r red -340,680 680,540 20
r amber -340,820 680,160 !
= smores | smore, smores, s'mores
r tan -480,880 960,130 30
r cocoa -440,790 880,100 30
H white 0,480 300,480 420,600 420,740 330,800 0,820
r cocoa -460,420 920,90 30
L cocoa 200,490 420,490 380,640 320,560 270,600 !
r tan -480,290 960,130 30
+5:180,0 o wood -360,355 16 !
= popcorn | popcorn ; movie snacks
o lemon -240,330 130
o cream -60,240 150
o lemon 150,250 140
o cream 290,360 120
o cream -120,400 130
o lemon 90,400 130
h white 0,460 400,460 300,1220 0,1220
~ l red 80,460 230,460 180,1220 60,1220
l red -400,460 -350,460 -270,1220 -300,1220 !
l red- 350,460 400,460 300,1220 270,1220 !
= cheese-wedge | cheese, cheese wedge, cheddar, swiss cheese ; cheesy, wisconsin, cheesehead
l lemon -620,660 240,260 620,560 620,640
l amber -620,660 620,620 620,1000 -620,1000 >260
o amber- -300,840 90 !
o amber- 80,760 70 !
o amber- 360,870 100 !
o amber- -40,960 50 !
o amber 200,450 60,30 !
= jar-of-pickles | pickles, dill, pickle jar, jar of pickles
r leaf -300,320 600,860 110
~ L pine 40,480 150,420 220,640 180,980 80,1060 30,800
L pine -60,500 40,420 80,700 20,1040 -70,1000
r cream -220,660 440,260 30
s green 0,790 90,5,0.5
r silver -330,180 660,160 40
= hot-sauce-bottle | hot sauce, hot sauce bottle, ketchup, condiment
r leaf -70,20 140,150 30
h red 0,170 60,170 70,360 190,480 200,1200 180,1250 0,1250
r cream -190,640 380,400
L red 40,700 90,760 60,860 -60,960 -120,900 -20,860 20,780 !
C green 20 50,720 20,680 40,640
= avocado | avocado, avocados, guacamole, guac, avo
H pine 0,60 140,120 230,360 400,640 420,900 280,1140 0,1220
H lime 0,130 110,180 180,400 330,680 340,890 230,1070 0,1140
o cocoa 0,820 180
o wood -60,750 40 !
= banana | banana, bananas
L yellow -440,160 -360,140 -300,480 -60,800 300,940 520,940 540,1020 300,1120 -80,1060 -340,820 -460,480 >60
L amber -400,300 -330,560 -120,860 260,1010 300,1120 -80,1060 -340,820 -450,520 !
r bark -440,80 80,110 20
= pineapple | pineapple, pineapples
*5:0,440:22:-44 L green 0,440 -60,240 0,-20 60,240
*4:0,440:26:-39 L leaf 0,440 -50,300 0,120 50,300
H amber 0,360 220,400 320,640 300,960 180,1180 0,1220
b brass 16 -280,560 200,1160 !
b brass 16 -310,800 80,1200 !
b brass 16 -160,420 300,960 !
b brass 16 20,380 320,760 !
b brass 16 280,560 -200,1160 !
b brass 16 310,800 -80,1200 !
b brass 16 160,420 -300,960 !
b brass 16 -20,380 -320,760 !
= watermelon | watermelon, watermelons, melon
L pine -560,420 560,420 460,840 200,1060 0,1090 -200,1060 -460,840 >0
l cream -500,430 500,430 410,790 180,980 0,1010 -180,980 -410,790 >0
l coral -450,430 450,430 360,750 160,910 0,940 -160,910 -360,750 >0
+4:200,0 o night -300,540 22,34 !
+3:200,0 o night -200,680 22,34 !
+2:200,0 o night -100,810 22,34 !
= strawberry | strawberry, strawberries, berry
H red 0,280 260,280 430,440 380,720 180,1060 0,1180
+4:170,0 o lemon -255,480 18,28 !
+3:170,0 o lemon -170,640 18,28 !
+2:170,0 o lemon -85,800 18,28 !
o lemon 0,960 18,28 !
l green 0,180 160,220 420,220 260,340 280,460 120,380 0,520 -120,380 -280,460 -260,340 -420,220 -160,220 >0
C green 40 0,260 30,140 100,70
= cherries | cherry, cherries
C green 34 -240,760 -60,400 240,140
C green 34 260,820 280,460 240,140
L leaf 240,150 60,20 -160,60 -60,190 120,200
o red -260,900 240
o red 260,980 230
o coral -340,820 44,50 !
o coral 180,900 44,50 !
= lemon | lemon, lemons, citrus
L yellow -560,560 -440,330 -160,220 120,260 330,400 420,520 360,740 160,880 -140,900 -420,800 >40
L leaf 120,260 240,80 460,60 380,230 220,300
o yellow 280,840 300
o cream 280,840 250
*8:280,840 l lemon 280,820 200,640 280,610 360,640 !
= tangerine | orange fruit, oranges, tangerine, clementine, florida orange
o orange 0,700 460
L leaf 20,260 160,80 420,60 360,220 180,300
C bark 40 0,260 10,180
o amber -180,540 60,44 !
= peach | peach, peaches ; georgia peach, peachy, just peachy
H #f09a6a 0,280 200,220 420,360 470,620 360,900 120,1100 0,1130
L #e8705c 0,280 200,220 420,360 470,620 360,900 120,1100 40,1000 140,700 !
C #c9583c 22 20,290 120,560 60,860 !
L leaf 0,260 180,80 440,100 320,250 120,300
= red-apple | apple, apples, teacher apple, honeycrisp ; apple picking, orchard, nutritionist, dietitian, registered dietitian
C bark 44 0,340 20,200 90,110
L leaf 60,260 200,100 420,100 330,250 180,320
H red 0,340 180,270 400,350 480,600 420,900 240,1120 90,1130 0,1090
L coral -340,480 -240,390 -200,450 -310,600 !
= grapes | grapes, grape ; vineyard, winery
C bark 40 0,330 20,180 120,120
L leaf 20,260 160,100 360,120 330,280 160,340
+4:200,0 o violet -300,430 120
+3:200,0 o plum -200,610 120
+3:200,0 o violet -220,760 120
+2:200,0 o plum -100,900 120
o violet 0,1060 120
= blueberries | blueberry, blueberries
o blue -220,760 260
o navy 240,800 250
o blue 20,480 250
s navy -260,690 90,5,0.5
s blue 200,740 90,5,0.5
s navy -10,410 90,5,0.5
L leaf 220,330 360,140 560,180 460,340 300,390
= carrot | carrot, carrots
@ 34 1 0,0
L green 0,330 -220,120 -200,0 -60,160
L leaf 0,330 0,20 60,-60 110,80 60,300
L green 10,330 200,140 260,40 140,280
H orange 0,300 170,320 190,480 80,960 0,1260
b orange- 18 -150,520 -40,530 !
b orange- 18 140,640 20,650 !
b orange- 18 -100,800 -10,810 !
= tomato | tomato, tomatoes, garden tomato
H red 0,330 240,290 460,440 500,700 380,960 160,1080 0,1090
s green 0,360 240,6,0.35
C green 40 0,360 20,240
L coral -360,560 -260,440 -220,500 -320,660 !
= hot-pepper | chili pepper, hot pepper, pepper, jalapeno, chili peppers, cayenne, salsa ; spicy
L red -200,300 60,240 200,420 180,760 0,1040 -300,1200 -480,1180 -300,1060 -180,840 -220,560 >40
C green 60 -40,290 20,160 140,80
L green -230,330 -140,220 60,200 170,300 60,360 -40,320 -140,370
L coral -130,400 -60,360 -40,560 -100,760 -120,600 !
= eggplant | eggplant, aubergine ; vegan, vegetarian
L plum -60,330 160,330 330,560 380,860 240,1120 -60,1160 -300,1000 -330,720 -200,500 >60
l green -120,440 -160,300 0,220 220,260 240,400 120,360 40,460 -40,370
C green 56 40,260 60,140 150,80
L violet -200,700 -120,560 -90,620 -160,820 !
= garlic | garlic ; vampire repellent
H cream 0,180 60,300 130,420 380,600 420,860 300,1060 0,1110
C sand- 18 0,330 -20,700 0,1090 !
~ C sand- 18 60,420 240,700 160,1070 !
r sand -60,1090 120,50 20
= beer-mug | beer, beer mug, craft beer, beers, ipa, ale, lager, brew, pint, oktoberfest beer ; brewery, brewing, home brew, day drinking
a silver 330,740 190,90 -80,80
r amber -330,380 660,820 60
+3:180,0 r lemon -240,500 70,580 35 !
L white -400,420 -420,280 -300,180 -160,210 -60,100 120,120 180,210 340,190 420,320 360,460 240,420 160,520 60,430 -120,450 -180,600 -260,440
= beer-bottle | beer bottle, bottle, root beer ; cold one
h brown 0,60 70,60 80,400 180,600 180,1220 0,1220
r gold -84,40 168,80 20
r cream -180,700 360,330
s red 0,860 120
= beer-can | beer can, soda can, soda, white claw, seltzer, energy drink
h steel 0,100 220,100 260,180 260,1140 220,1220 0,1220
r red -260,260 520,760
l cream -260,760 260,420 260,620 -260,960 !
o silver 0,130 200,40
= wine-glass | wine, wine glass, red wine, glass of wine, merlot, pinot, cabernet ; wine o'clock, wine mom, wino, rose all day
h ice 0,80 260,80 300,380 200,620 40,700 0,700
h wine 0,330 296,330 280,450 190,600 40,670 0,670
r ice -26,690 52,420
H ice 0,1090 220,1130 260,1180 0,1200
= wine-bottle | wine bottle, bottle of wine
h pine 0,60 70,60 70,420 190,600 190,1230 0,1230
r wine -80,40 160,190 20
r cream -190,720 380,330
o wine -50,850 44
o wine 50,850 44
o wine 0,930 44
= clinking-glasses | champagne, toast to ; cheers, new years, new year, bachelorette, bride squad, bridal party
@ 16 0.9 240,60
.flute-glass
@ -16 0.9 -240,60
.flute-glass
@
s lemon 0,60 110,8,0.3
= .flute-glass
h ice 0,60 150,60 160,480 40,680 0,680
h amber 0,260 156,260 140,480 36,650 0,650 !
o lemon -40,400 20 !
o lemon 50,330 18 !
o lemon 10,520 16 !
r ice -20,670 40,440
H ice 0,1080 150,1120 170,1170 0,1180
= cocktail-glass | cocktail, cocktails, martini, cosmo ; happy hour
b wood 16 -260,60 200,460
o leaf -60,240 84
o red -60,240 30 !
h ice 0,220 460,220 40,760 0,760
h mint 0,380 320,380 30,730 0,730 !
r ice -26,740 52,400
H ice 0,1110 260,1150 300,1200 0,1220
= margarita-glass | tequila sunrise, margarita, margaritas, marg ; cinco de mayo, marg squad
H ice 0,240 460,240 440,420 200,560 130,700 40,760 0,760
H lime 0,330 430,330 400,430 190,520 120,670 36,720 0,720
r white -480,200 960,70 35
o leaf 360,180 170
o lime 360,180 130 !
*6:360,180 b cream 12 360,180 360,70 !
r ice -28,740 56,380
H ice 0,1090 240,1130 280,1190 0,1210
= tropical-drink | tropical drink, pina colada, piña colada, pina coladas, piña coladas, tiki drink, mai tai, mojito, rum ; poolside
b red 30 60,330 260,0
l rose -420,200 -300,20 -80,10 60,160
b bark 14 -160,80 -60,500
H ice 0,300 300,300 260,620 320,900 220,1100 0,1110
H amber 0,420 280,420 240,620 290,880 200,1060 0,1070
H orange 0,820 290,880 200,1060 0,1070
o yellow 320,330 160
o lemon 320,330 110 !
r ice -180,1100 360,80 30
= tumbler-glass | whiskey, whisky, bourbon, scotch, whiskey glass, kentucky bourbon
h ice 0,300 360,300 310,1120 0,1120
h brass 0,600 332,600 300,1060 0,1060
l lemon -180,520 40,480 90,690 -130,740 !
l amber 60,700 220,660 260,840 110,890 !
h white 0,300 360,300 356,350 0,350 !
= old-fashioned-drink | old fashioned, old fashioneds, old fashioned cocktail, old fashioned drink, old fashioned glass, whiskey old fashioned, bourbon old fashioned, old fashioned whiskey, whiskey cocktail, bourbon cocktail, old fashioned with orange peel, rocks glass | thing
h ice 0,340 470,340 390,1220 0,1220
h amber 0,540 452,540 402,1080 0,1080
h brass 0,800 430,800 402,1080 0,1080 !
l #f7dfa0 -250,480 30,430 180,500 160,820 -110,900 -240,790 !
l white -250,480 30,430 180,500 -90,560 !
l #eec878 -90,560 180,500 160,820 -110,900 !
l white -404,430 -366,430 -346,700 -382,700 !
l white -378,740 -342,740 -332,860 -368,860 !
h white 0,340 470,340 466,396 0,396 !
C orange 96 330,620 210,440 330,260 520,300 540,460 440,520
C #f7d9a8 26 344,610 240,440 340,300 490,320 500,440 430,480 !
b bark 22 -420,120 60,560
o red -300,236 84
o white -330,206 20 !
= whiskey-barrel | barrel, whiskey barrel, bourbon barrel, wine barrel, oak barrel, keg ; distillery
H wood 0,100 280,110 400,400 400,860 280,1160 0,1170
b bark 14 -160,120 -200,640 !
b bark 14 -160,1150 -200,640 !
b bark 14 160,120 200,640 !
b bark 14 160,1150 200,640 !
b ash 50 -340,280 340,280
b ash 50 -410,520 410,520
b ash 50 -410,760 410,760
b ash 50 -340,1000 340,1000
o night 0,640 50 !
= bubble-tea | boba, bubble tea, boba tea, milk tea
b rose 60 60,400 140,0
h #e0b98a 0,380 300,380 220,1220 0,1220
h cream 0,380 300,380 285,520 0,520
+4:110,0 o cocoa -165,1140 48 !
+4:100,0 o cocoa -160,1050 48 !
+3:110,0 o cocoa -110,960 48 !
r ice -350,300 700,100 40
~ o night 90,660 28 !
C night 18 -60,720 0,760 60,720
= milkshake | milkshake, malt, smoothie
b red 40 80,330 180,0
H white 0,120 120,180 220,300 300,400 0,460
o red -20,110 74
h blush 0,380 290,380 190,1040 0,1040
~ b pink 20 100,400 70,1030 !
r silver -130,1030 260,60
H silver 0,1070 240,1110 270,1180 0,1190
= glass-of-milk | milk
l white -280,440 -280,1220 280,1220 280,440 0,200 >60
l sky -280,440 0,200 280,440 >0
r white -300,100 600,120 20
r sky -280,860 560,200
L night -160,560 -60,520 0,620 -80,720 -170,660 !
L night 90,620 190,600 200,740 120,780 !
= beverage-box | juice box, juice
b red 40 60,260 60,60
b red 40 60,80 200,40
r orange -280,240 560,960 30
r amber -280,240 560,120 30
o yellow 0,720 180
L leaf 40,560 160,440 280,480 180,580
= roast-turkey | roast turkey, thanksgiving dinner, roast chicken ; thanksgiving, friendsgiving, feast
H silver 0,980 660,940 500,1100 0,1120
H #b9652c 0,380 300,420 480,640 470,880 300,980 0,1000
~ L #cf8040 300,700 480,560 600,640 580,800 440,900 330,860
~ r cream 560,560 110,60 30
L #e0a05a -220,500 -60,440 0,480 -160,600 !
~ L leaf 420,960 560,880 640,940 540,1000
~ o red 460,980 40
= nachos | nachos, nacho, tortilla chips, chips and salsa, queso
p #e8b04a 60,420 360,300 300,640
l #f0c060 -480,520 -160,360 -140,720
l #e8a83c -120,300 120,160 160,560
l #f0c060 60,460 480,560 200,780
l #e8a83c -560,740 -220,600 -180,880
l #f0c060 220,620 580,760 240,900
l #f2d04a -420,640 -180,520 60,600 300,560 420,700 300,760 240,880 160,770 20,860 -120,760 -260,860 -320,760 !
o red -140,640 44 !
o red 160,680 44 !
o leaf 10,560 40,26 !
o night -250,700 34 !
o leaf 300,640 40,26 !
h brick 0,860 620,860 480,1100 300,1160 0,1170
h coral 0,860 620,860 600,910 0,920 !
= cigar | cigar, cigars, stogie ; cigar lounge, smoking lounge | long
@ 24 1 0,0
r bark -560,560 980,150 70
r gold -300,552 150,166 10
o red -225,635 40 !
r ash 380,562 120,146 40
C stone 34 520,520 600,400 480,280 600,120
= farm-eggs | egg, eggs, farm eggs ; egg collector
o tan -220,640 210,280
o cream 220,640 210,280
o #c98a5c 0,560 220,300
o white -70,440 40,70 !
C wood 60 -560,760 -300,900 0,940 300,900 560,760
C tan 60 -580,850 -300,980 0,1020 300,980 580,850
C wood 60 -520,940 -280,1060 0,1090 280,1060 520,940
C tan 50 -420,1040 -200,1130 0,1150 200,1130 420,1040
~ b tan 30 440,840 660,700
~ b wood 30 460,960 680,900
`;
