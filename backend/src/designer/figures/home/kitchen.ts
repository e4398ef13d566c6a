export const KITCHEN = `
= chef-hat | chef hat, cook ; chef, chefs, cooks, head chef, sous chef, line cook, culinary | worn
H white 0,70 170,90 300,220 470,240 560,420 470,600 360,640 0,650
h cream 0,560 350,570 330,1040 0,1060
b sand- 12 -180,640 -190,900 !
b sand- 12 0,640 0,900 !
b sand- 12 180,640 190,900 !
r sand -335,950 670,90 20
= kitchen-knife | chef knife, chefs knife, kitchen knife, knife, knives
@ 40 1 0,0
l silver -90,-20 60,140 110,420 110,820 -90,820 >10
l white -90,-20 -40,40 -40,820 -90,820 !
r ash -100,800 220,60 10
r coal -90,850 190,420 50
+3:0,120 o silver 5,930 22 !
= cleaver | cleaver, butcher shop ; butcher, butchers, meat cutter
@ 32 1 0,0
l silver -300,60 160,60 160,760 -260,760 >-60
l white -300,60 -230,60 -190,760 -260,760 !
o night 80,150 36 !
r wine 20,740 150,520 50
+3:0,130 o silver 95,850 22 !
= whisk | whisk ; whisking, baker, bakers, pastry chef
@ 32 1 0,0
C silver 26 0,800 -250,560 -270,250 -120,40 0,0 120,40 270,250 250,560 0,800
C steel 26 0,800 -130,540 -150,230 0,0 150,230 130,540 0,800
r silver -14,20 28,780
r red -64,770 128,480 60
r red- -64,840 128,40 !
= spatula | spatula ; grilling, griller, grillmaster
@ 30 1 0,0
l steel -190,20 190,20 160,440 60,520 -60,520 -160,440 >0
+3:90,0 r night -120,110 40,270 20 !
r silver -26,500 52,340
r coal -56,820 112,440 56
= rolling-pin | rolling pin ; baking, bake, bakery, baked with love, pastry
@ -38 1 0,0
r red -60,-70 120,1420 60
r tan -150,170 300,940 60
r lemon -100,220 50,840 24 !
= ladle | ladle, gravy ; soup kitchen
@ 24 1 0,0
C steel 60 100,-20 10,40 10,820
h steel 0,780 290,800 230,1040 100,1140 0,1150
o ash 0,800 290,80
= cooking | frying pan, skillet, cast iron, cast iron skillet
@ -30 1 0,0
r coal 240,570 580,110 55
o coal -160,640 440
o night -160,640 370 !
L white -330,480 -150,420 60,500 80,660 -30,800 -220,850 -400,760 -420,600 !
o amber -150,640 120
= pot-of-food | stockpot, cooking pot, pot, gumbo, stew, chili ; chili cook off
~ C coal 60 400,640 540,620 560,740 400,760
o ash 0,240 70
h red 0,300 200,320 420,440 440,520 0,520
h red 0,540 450,540 430,1060 330,1160 0,1160
r silver -480,500 960,60 30
r red+ -390,600 60,400 30 !
= stand-mixer | stand mixer, mixer, kitchen mixer ; cake baker
l rose -420,1090 -400,1170 420,1170 420,1080 200,1060 >0
l rose 200,1100 180,520 400,480 420,1100 >300
l rose -470,340 -380,220 300,200 440,300 440,520 300,560 -400,540 -470,460 _400
r rose+ -380,260 480,40 20 !
o silver 330,380 60
r ash -270,540 60,160

l silver -450,680 -50,680 -100,1000 -180,1070 -320,1070 -400,1000 >-250
l white -460,660 -40,660 -44,700 -456,700 !
= oven-mitt | oven mitt, oven mitts, pot holder
@ 12 1 0,0
L red -200,120 20,60 200,160 240,420 250,560 330,480 450,460 500,560 430,720 260,880 230,980 -230,980 -270,500 >0
v cream 0,500 180
r cream -260,950 520,220 40
= kettle | kettle, tea kettle, teakettle
C coal 56 -300,440 -260,110 260,110 300,440
H teal 0,330 260,360 420,600 470,900 400,1110 0,1130
C teal 110 360,840 520,700 600,500
r teal- -180,330 360,70 35
o coal 0,300 54
L teal+ -360,640 -260,500 -260,760 -330,960 !
= teapot | teapot, teas, earl grey, chai ; tea time, tea party, tea lover
C #5b8c8a 80 -380,540 -600,560 -600,860 -360,940
H #6ba3a0 0,380 280,400 460,620 460,880 320,1060 0,1080
L #6ba3a0 380,820 520,740 560,500 640,470 640,560 600,800 430,960
h #5b8c8a 0,300 170,320 270,410 0,420
o #5b8c8a 0,270 60
*5:0,740 o cream 0,650 54 !
o amber 0,740 50 !
r #5b8c8a -260,1060 520,70 30
= hot-beverage | coffee, coffee cup, coffee mug, mug, hot coffee, cup of coffee, cup of joe, cuppa ; caffeine, caffeinated, but first coffee
C cream 26 -150,330 -190,220 -110,140 -150,20
C cream 26 60,330 20,220 100,140 60,20
a red 300,700 170,80 -80,80
h red 0,440 350,440 340,960 240,1100 0,1110
o red- 0,440 350,80
o cocoa 0,448 290,56 !
v cream -20,760 150
h sand 0,1120 520,1110 470,1190 330,1220 0,1220
= latte-cup | latte, cappuccino, flat white, mocha ; cafe, cafes, baristas, coffee shop
a cream 350,720 150,70 -90,80
h cream 0,520 400,520 360,820 230,1010 0,1030
o white 0,520 400,130
o #a8703f 0,525 340,96 !
v #f3dfc2 0,520 80 !
h sand 0,1010 560,1000 480,1120 0,1150
= iced-coffee-cup | iced coffee, iced coffees, iced latte, iced coffee cup, iced mocha, iced coffee with a straw, cold coffee, cold brew, cold brews
c coral 44 150,-200 60,300
l ice -330,320 330,320 250,1240 -250,1240 >0
l #8a5a34 -312,520 312,520 246,1210 -246,1210 >0
l #c99a6a -312,520 312,520 296,680 100,640 -100,720 -298,660 !
r ice -200,470 150,140 24
r white 20,430 150,140 24 !
r ice -60,600 140,130 24
r ice- 110,590 130,130 24
r ice -230,640 130,130 24 !
v cream 0,960 110 !
r white -380,250 760,80 36
A white 0,300 270,60 180,360
= cup-with-straw | to go cup, coffee to go, paper cup, pumpkin spice latte, pumpkin spice
h cream 0,320 330,320 250,1240 0,1240
h wood 0,560 306,560 280,900 0,900
v cream 0,730 110 !
r coal -380,230 760,100 40
r coal -310,120 620,120 40
= french-press | french press, chemex
r coal -20,0 40,330
o coal 0,30 60
r steel -280,240 560,100 40
r ice -250,340 500,800 20
r cocoa -230,560 460,560 20
r ash -250,520 500,50 !
C coal 64 250,470 470,480 470,960 250,980
r steel -290,1120 580,80 20
r steel -290,420 580,50 16
= moka-pot | moka pot, moka, espresso maker, espresso, espressos
l steel -230,700 230,700 330,1180 -330,1180 >0
l silver -260,170 260,170 210,640 -210,640 >0
l silver -260,170 -400,120 -330,300 -240,360 _250
r ash -220,630 440,80 20
h ash 0,60 60,60 90,170 0,170
o coal 0,50 54
C coal 80 240,230 480,250 500,600
l white -180,740 -100,740 -150,1140 -260,1140 !
= blender | blender ; smoothie maker
h ice 0,160 290,160 220,800 0,800
h rose 0,420 260,420 220,800 0,800
r coal -310,90 620,90 40
r coal -90,30 180,80 30
h ash 0,800 240,800 330,1180 0,1180
o silver 0,1000 90
o night 0,1000 30 !
= toaster | toaster, toast bread
l tan -310,260 -190,170 -60,260 -60,560 -310,560 _700
l tan 60,220 180,130 310,220 310,560 60,560 >190
r silver -480,460 960,620 160
r white -420,520 70,440 35 !
r ash 470,600 120,60 20
r coal -420,1060 200,80 20
r coal 220,1060 200,80 20
= cutting-board | cutting board
r tan -330,330 660,850 80
r tan -110,60 220,330 90
o night 0,160 44 !
b wood 14 -200,420 -200,1080 !
b wood 14 0,420 0,1100 !
b wood 14 200,420 200,1080 !
= fork-and-knife | fork and knife, knife and fork ; foodie, foodies, dinner, eat local, restaurant
@ -28 1 0,0
r silver -40,500 80,760 40
h silver 0,440 130,440 110,580 40,660 0,660
+4:76,0 r silver -140,40 42,440 20
@ 28 1 0,0
r silver -40,600 80,660 40
l silver -60,20 60,20 110,300 90,640 -60,640 >30
= wooden-spoon | wooden spoon, spoon, spoons
@ 34 1 0,0
r wood -40,420 80,840 40
H tan 0,-20 140,20 200,220 140,420 40,500 0,500
H wood 0,60 80,90 120,230 80,370 0,410 !
= salt-shaker | salt, salt shaker, salt and pepper
h ice 0,420 200,420 260,900 250,1160 210,1220 0,1220
h white 0,700 228,690 246,900 236,1150 200,1200 0,1200
H silver 0,120 130,140 220,300 230,440 0,450
r steel -240,410 480,70 30
*6:0,290 o night 0,225 20 !
o night 0,290 20 !
l ice+ -170,520 -110,520 -170,1100 -210,1100 !
= grill | grill, barbecue grill, kettle grill, charcoal grill, grillin, backyard grill ; cookout
~ b ash 44 190,860 330,1250
r ash -280,1080 560,30
h red 0,260 240,300 420,480 440,600 0,610
r silver -460,590 920,50 20
h coal 0,640 440,640 380,840 220,940 0,950
C coal 56 -90,280 -80,190 80,190 90,280
l red+ -330,520 -200,360 -120,340 -250,540 !
o ash 330,1220 70
= smoker | smoker, smokers, meat smoker, smokehouse, offset smoker, offset smokers, stick burner, texas smoker, bbq pit, barrel smoker, smoker trailer, offset bbq smoker ; pitmaster, pit master, low and slow | coat=#4a4f5c
O #dfe3e8 -420,-60 110,70
O white -320,-130 130,80
O #c3c9d1 -180,-100 110,66
r $coat- -500,40 100,460 10
r $coat+ -530,10 160,50 12
b $coat- 40 -440,860 -480,1120
b $coat- 40 180,860 220,1120
b #6b4127 22 -460,1000 200,1000
+5:96,0 o #a56c40 -360,1040 46
+5:96,0 o #d9a871 -360,1040 26 !
o #5c5a66 400,1130 130
o #7d838c 400,1130 96
*6:400,1130 b #8d939c 12 400,1130 400,1030
o #8d939c 400,1130 34
r $coat -600,440 900,440 180
l $coat- -580,650 290,650 270,800 200,870 -500,870 -570,800 !
b $coat-- 18 -600,650 300,650 !
L $coat+ -480,500 -380,466 60,466 160,490 60,510 -380,520 !
c #a56c40 40 -330,740 60,740
b silver 18 -310,740 -310,680
b silver 18 40,740 40,680
o #f6ead2 -150,560 70
a #c9ced6 -150,560 70,18 0,360
b red 14 -150,560 -110,520 !
r $coat- 290,640 300,340 30
r $coat 310,660 260,300 20
r #26242b 360,760 160,150 10
L #e8792e 380,904 384,840 420,790 440,840 470,780 500,850 500,904 !
L lemon 410,904 420,860 446,830 470,870 470,904 !
c #a56c40 26 590,800 640,800
r #8a5733 -640,900 460,44 8
= bbq-tools | bbq tools, grill tools, grilling tools, grill set ; bbq, barbecue, grill master, bbq king, barbeque
@ 32 0.95 0,0
l steel -150,20 150,20 130,380 50,460 -50,460 -130,380 >0
+3:80,0 r night -100,90 34,230 17 !
r silver -24,440 48,380
r wood -54,800 108,450 54
@ -32 0.95 0,0
~ l silver 30,60 70,60 70,460 24,460 !
h silver 0,420 70,420 24,560 24,830 0,830
r wood -54,800 108,450 54
= cooler | cooler, ice chest ; tailgate, tailgating, tailgater
C silver 50 -440,420 -440,200 440,200 440,420
r blue -520,460 1040,620 50
r white -570,330 1140,190 50
r blue+ -450,560 60,420 30 !
r white -110,600 220,110 20
r silver -60,480 120,140 20
= corkscrew | corkscrew ; sommelier, wine tasting
r wine -330,120 660,150 75
r silver -30,260 60,320
C silver 44 0,560 120,620 -120,700 120,780 -120,860 120,940 -100,1010 20,1100 0,1200
= apron | apron ; kiss the cook
C red 44 -200,240 -180,20 180,20 200,240
h red 0,200 240,200 270,500 430,620 460,1180 400,1250 0,1250
r cream -230,760 460,280 40
v red 0,880 130
~ C red 40 420,640 620,700 560,860
= hot-cocoa | hot cocoa, cocoa, hot chocolate, mug with marshmallows, cocoa with marshmallows, hot cocoa with marshmallows
a red 330,780 170,80 -80,80
o red- 0,440 370,90
o cocoa 0,450 310,64 !
r white -250,270 190,210 60
r cream 70,280 190,210 60
r white -90,190 190,230 60
h red 0,530 210,515 370,440 350,1020 250,1150 0,1160
*6:0,820:60 b white 30 0,820 0,650 !
*6:0,820:60 b white 20 -50,690 0,740 50,690 !
= espresso-machine | espresso machine, coffee machine, coffee maker
r silver -470,130 940,240 50
r ash -400,360 800,640 20
r coal -130,360 260,120 30
b coal 56 100,440 420,500
+2:120,0 b steel 30 -60,470 -60,600 !
h white 0,720 150,720 130,880 70,950 0,950
a white 160,800 60,36 -80,80
r silver -490,970 980,180 40
+8:110,0 b ash 20 -385,1010 -385,1080 !
o white 0,250 76
o red -270,250 50
o red 270,250 50
b night 14 0,250 40,205 !
= charcuterie-board | charcuterie, charcuterie board, cheese board, grazing board
r wood 380,600 320,170 85
o night 620,685 38 !
r wood -640,330 1100,720 160
l yellow -540,660 -250,430 -180,620 -330,780 >-320
o amber -350,610 36 !
o amber -300,690 24 !
o brick 30,460 110
o blush 30,460 84 !
o brick 170,560 110
o blush 170,560 84 !
o brick 20,640 110
o blush 20,640 84 !
+3:90,0 o plum 110,800 58
+2:90,0 o plum 155,880 58
o plum 200,950 54
+3:100,0 r tan -500,850 130,130 24
o moss 350,500 54
o red 350,500 20 !
o moss 350,640 54
o red 350,640 20 !
`;
