export const TREATS = `
food
= muffin | muffin, muffins, blueberry muffin, stud muffin
l sand -330,680 330,680 250,1180 -250,1180 >0
+5:110,0 b tan 18 -240,700 -190,1170 !
L #c98a4a -400,640 -440,480 -300,330 -140,180 60,150 240,230 360,360 450,500 400,650 240,720 0,740 -240,720 >0
o navy -180,420 44
o navy 60,300 46
o navy 240,470 42
o navy 20,540 46
o navy -280,580 36
o navy 300,620 34
= cinnamon-roll | cinnamon roll, cinnamon rolls, cinnamon bun, cinnamon buns, sticky bun
L #c98a4a -480,700 -440,420 -200,260 100,240 380,360 500,620 440,880 200,1020 -120,1030 -400,930 >0
C #7a4421 50 60,640 -60,560 -160,680 -40,800 140,780 230,610 140,440 -80,400 -270,520 -320,730 -220,900 0,950 240,900 360,720
L white -440,520 -300,330 -60,270 200,290 400,430 470,600 380,640 330,560 260,640 200,520 120,560 60,430 -20,470 -80,620 -160,500 -230,560 -260,720 -330,640 -420,680 !
L white -120,720 0,640 120,700 60,820 -60,830 !
= corn-dog | corn dog, corn dogs, corndog, corndogs
b tan 46 0,820 0,1280
L #c8843a -150,760 -170,340 -110,80 0,0 110,80 170,340 150,760 90,880 -90,880 >0
b #dca258 40 -90,200 -96,620 !
C yellow 34 -110,180 100,260 -110,360 110,450 -110,560 100,650 -60,740
= cotton-candy | cotton candy, candy floss, fairy floss
l white -90,760 90,760 20,1270 -20,1270 >0
L pink -330,700 -440,520 -380,330 -420,180 -230,80 -100,-40 120,-40 260,70 420,160 400,340 450,520 340,710 160,800 -140,800 >0
C pink+ 40 -280,380 -120,260 80,300 !
C pink+ 40 -260,600 -60,500 180,560 !
C pink- 30 40,700 220,640 300,520 !
= pb-and-j | peanut butter and jelly, pb&j, pbj, peanut butter jelly, peanut butter and jelly sandwich, pb and j, jelly sandwich
@ -8 1 -40,60
L #b9773c -430,380 -400,180 -180,130 160,130 380,180 420,380 340,470 340,900 -350,900 -350,470 >300
L cream -390,380 -360,220 -170,176 150,176 340,220 376,370 300,440 300,860 -310,860 -310,440 !
@ 8 1 80,120
L violet -420,330 -380,880 -300,980 -240,880 -100,1010 40,900 180,1000 330,880 410,840 420,330 !
L #c98a4a -380,300 -350,120 -160,70 150,70 340,120 380,300 310,390 310,840 -320,840 -320,390 >0
L cream -340,300 -310,160 -150,116 140,116 300,160 336,292 270,370 270,800 -280,800 -280,370 >0
= coffee-bean | coffee bean, coffee beans, coffee seed ; coffee roaster, roastery
@ -24 1 -150,20
L bark -330,640 -270,330 0,160 270,330 330,640 270,960 0,1120 -270,960 >0
C #3a2216 46 0,170 -90,400 80,640 -80,880 0,1110 !
@ 30 .7 290,170
L brown -330,640 -270,330 0,160 270,330 330,640 270,960 0,1120 -270,960 >0
C #3a2216 46 0,170 -90,400 80,640 -80,880 0,1110 !
= mason-jar | mason jar, mason jars, canning jar, empty jar ; canning
r ash -210,110 420,150 26
+5:80,0 b stone 12 -160,120 -160,250 !
L #a9c9d4 -220,260 220,260 320,370 340,560 330,1070 260,1180 -260,1180 -330,1070 -340,560 -320,370 >0
L red -290,540 290,540 290,1050 230,1130 -230,1130 -290,1050 >0
l cream -180,640 180,640 180,960 -180,960 >0
v red 0,790 110
c white 20 -260,400 -280,500 !
= moonshine-jug | moonshine jug, moonshine, jug, whiskey jug, hillbilly jug ; moonshiner, hillbilly
a tan 190,330 120,56 -150,110
r bark -70,60 140,120 20
r sand -80,160 160,120 20
L #c9a06c -110,270 110,270 330,480 390,760 360,1100 250,1200 -250,1200 -360,1100 -390,760 -330,480 >0
L #8a5733 -110,270 110,270 330,480 370,610 -370,610 -330,480 >0
s coal 0,890 120,5,.45 !
= chicken-nuggets | chicken nuggets, chicken nugget, nuggets, nugget, chicken tenders, chicken tender
L #d9963c -360,560 -340,330 -160,260 40,300 100,480 20,640 -180,680 >-130
L #e8ac4e -20,560 40,340 240,280 420,360 440,560 320,680 120,680 >210
l red -420,640 420,640 330,1180 -330,1180 >0
L #d9963c -480,760 -440,520 -260,460 -80,520 -60,720 -160,820 -360,840 >-270
l white -402,740 402,740 380,880 -380,880 !
L #e8ac4e -120,760 -80,540 100,480 260,560 280,740 160,840 -20,840 !
L #d9963c 180,790 210,640 330,580 440,660 440,790 340,860 240,850 !
o #b9772c -280,600 20 !
o #b9772c 60,640 20 !
o #b9772c 240,430 18 !
= moscow-mule | moscow mule, moscow mules, copper mug, mule mug
a #a5622c 380,740 170,50 -90,90
L #c9783c -360,420 360,420 340,1120 220,1200 -220,1200 -340,1120 >0
b #e0a468 34 -300,520 -280,1060 !
b #a5622c 20 -352,640 352,640 !
L ice -330,420 -200,280 -60,390 60,250 200,390 330,330 340,420 !
O lime 220,250 150,150
O #dfeaa0 220,250 116,116 !
*6:220,250 b lime 14 220,250 220,146 !
L leaf -220,360 -330,200 -200,140 -120,260 !
L green -120,330 -90,140 40,110 0,280 !
= tequila-shot | tequila shot, shot glass, shot glasses, tequila bottle, tequila, mezcal ; tequila time, shots
r bark -320,-40 120,110 16
l silver -300,70 -220,70 -210,330 -310,330
L #d9a24a -310,330 -210,330 -70,480 -60,1180 -460,1180 -450,480 >-260
l cream -430,640 -90,640 -90,980 -430,980 !
l leaf -260,700 -200,820 -150,740 -180,880 -260,940 -340,880 -370,740 -310,820 !
l #cfe0e6 100,700 430,700 390,1180 140,1180 >265
l #e0b04a 126,820 406,820 380,1120 156,1120 !
O lime 430,640 130,130
O #dfeaa0 430,640 100,100 !
*6:430,640 b lime 12 430,640 430,552 !
= cocktail-shaker | cocktail shaker, shaker ; mixologist, bartending
r steel -80,-20 160,130 30
L silver -170,110 170,110 220,330 -220,330 >0
r ash -240,320 480,60 20
l silver -230,370 230,370 180,1200 -180,1200 >0
b white 40 -140,440 -110,1120 !
O red 400,930 60
t leaf 14,14 400,870 340,720 !
l #e0c06a 230,620 600,620 415,900 !
b silver 20 415,880 415,1160
b silver 30 320,1180 510,1180
= egg-carton | egg carton, carton of eggs, dozen eggs, eggs in a carton ; egg dealer
+4:270,0 o #e3c39a -405,560 96,130
r #8d939c -580,640 1160,100 20
l #b3b6bd -560,720 560,720 480,960 -480,960 >0
+4:270,0 L #8d939c -500,740 -310,740 -340,900 -470,900 !
= mac-and-cheese | macaroni and cheese, mac and cheese, mac n cheese, macaroni
L #e8a02c -520,560 -400,400 -160,330 160,330 400,400 520,560 400,700 -400,700 !
a #f6c84a -280,500 80,60 -200,60
a #f6c84a -60,440 80,60 -180,90
a #f6c84a 170,500 80,60 150,380
a #f6c84a 340,540 70,56 -160,60
a #f6c84a -400,580 60,50 -160,60
a #fbdc7a 50,580 80,60 -200,40
a #fbdc7a -180,600 70,56 180,400
l blue -600,640 600,640 460,1020 340,1100 -340,1100 -460,1020 >0
b white 30 -560,740 560,740 !
= coffee-pot | coffee pot, coffee pots, camp coffee pot, enamel coffee pot, cowboy coffee
a coal 330,700 230,66 -108,108
l blue -240,560 -560,330 -640,330 -590,460 -290,880 >-400
l blue -250,300 250,300 360,1140 -360,1140 >0
r coal -400,1120 800,60 20
b white 22 -258,360 258,360 !
L blue -270,300 -200,170 0,130 200,170 270,300 >0
o coal 0,100 60
o white -160,560 18 !
o white 90,640 16 !
o white -60,820 18 !
o white 160,900 16 !
o white -200,1000 16 !
o white 30,1040 18 !
C white 40 -60,20 0,-80 -60,-180
= cornucopia | cornucopia, horn of plenty ; thanksgiving feast
L brown 640,240 480,160 300,240 60,420 -160,500 -200,1000 100,1000 320,820 440,560 540,380 620,360 _600
C bark 18 400,220 470,330 430,560 !
C bark 18 250,290 350,520 290,820 !
C bark 18 80,420 170,660 120,960 !
O bark -170,750 150,270
O red -330,860 130
O orange -60,980 170,140
a #b55a1c -60,980 70,16 90,270
O violet -260,1050 56
O violet -360,1060 56
O violet -310,1130 56
O amber -420,960 90,70
l yellow -180,700 -60,560 -20,620 -120,820
l leaf -300,730 -420,600 -260,640
O #7fae3d 120,1060 100
= gumball-machine | gumball machine, gumball machines, gumball, gumballs, bubblegum machine
O ice 0,400 380,380
+4:120,0 o red -180,560 56
+3:120,0 o amber -120,460 56
+4:120,10 o blue -170,650 50
+3:130,0 o leaf -130,360 54
o pink -60,260 54
o yellow 80,260 54
o violet 0,570 56
c white 30 -270,300 -220,220
r red -160,0 320,90 30
l red -300,720 300,720 360,1160 -360,1160 >0
r silver -120,800 240,180 20
o coal 0,880 50
r coal -80,1030 160,110 16
r red- -420,1150 840,80 20
= one-pickle | pickle, dill pickle, pickle man, gherkin, gherkins | food thing
L #5f9a3e -150,180 0,90 160,170 250,420 270,720 220,1000 90,1180 -60,1200 -200,1060 -270,800 -260,480 >10
~ o #4a7a30 130,320 26 !
~ o #4a7a30 170,940 26 !
o #4a7a30 40,1060 24 !
o #4a7a30 -60,230 22 !
C #8fbf5a 26 -170,420 -190,640 -170,880 !
= coconut-drink | pina colada in a coconut, coconut drink, coconut cocktail, drink in a coconut, coconut with straw, coconut, coconuts, cocktail in a coconut | food thing
b pink 40 120,420 330,-40
b white 40 166,320 210,224 !
L #6b4127 -460,520 460,520 440,860 260,1120 0,1190 -260,1120 -440,860 >0
O white 0,520 460,130
O #e9dcc0 0,530 370,90 !
+3:130,0 c #8a5733 14 -200,800 -160,900 !
c #8a5733 14 -60,1000 0,1060 !
c #8a5733 14 260,740 290,820 !
L #e8c23e -470,380 -330,200 -120,330 -220,560
l #e9a23a -420,380 -320,270 -190,350 -250,470 !
o red -90,420 70
C green 14 -80,360 -40,270 20,250 !
= whipped-latte | latte with whipped cream, coffee with whipped cream, mocha with whipped cream, whipped cream latte, whipped cream coffee
a cream 350,760 150,70 -90,80
O white 0,520 400,150
O white 0,390 300,130
O white 0,270 200,110
L white -110,250 -60,130 30,60 70,100 60,160 120,250 >0
C silver 18 -330,510 -100,600 200,570 !
C silver 18 -230,390 -40,450 180,420 !
C silver 18 -130,270 0,310 120,290 !
*3:0,420:120:20 o #8a4a1c 0,330 20 !
+3:150,30 o #8a4a1c -180,520 20 !
b #8a4a1c 44 200,400 380,20
h cream 0,560 400,560 360,860 230,1050 0,1070
v wood 0,760 150 !
h sand 0,1050 560,1040 480,1160 0,1190
= strawberry-milk | strawberry milk, strawberry milk carton, strawberry milk box, pink milk
l pink -280,460 -280,1220 280,1220 280,460 0,240 >60
l rose -280,460 0,220 280,460 >0
r white -280,120 560,120 20
b white 24 -280,470 280,470 !
t red 40,36 120,120 220,-160 !
+2:0,100 b white 20 140,70 178,52 !
H red 0,780 150,760 210,850 180,980 90,1110 0,1150
+3:110,0 o lemon -110,880 14,22 !
+2:110,0 o lemon -55,970 14,22 !
o lemon 0,1060 14,22 !
l green 0,720 70,760 180,740 100,810 0,850 -100,810 -180,740 -70,760 >0
~ o white 200,580 36 !
= .pie-scoop
o white 0,1120 640,120
o ice 0,1104 540,80 !
l #d9963c -560,800 380,540 520,600 500,820 >60
b #f0c987 36 -420,790 300,590 !
b #f0c987 36 -200,790 400,640 !
b #f0c987 36 -120,680 80,800 !
b #f0c987 36 100,620 330,800 !
l $filling -560,806 500,806 480,1040 -470,1040 _960
~ o $fruit 380,900 66
~ o $fruit 210,960 62
~ o $fruit 70,890 66
o $fruit -110,980 54
o $fruit -250,880 60
o $fruit 300,890 58
~ o white 360,876 16 !
~ o white 50,866 16 !
l #c98435 -490,1026 490,1026 470,1096 -430,1096
L #d9963c 420,560 520,520 600,640 610,880 570,1060 490,1110 450,1000 470,800
L cream -310,640 -320,440 -190,270 0,220 190,280 300,440 290,640 240,700 220,820 160,830 130,720 40,700 10,780 -60,780 -90,700 -180,690 -200,760 -270,760 >30
C #e2d3ae 14 -230,440 -180,360 -110,320 !
C #e2d3ae 14 130,540 190,500 220,430 !
o red 10,190 84
o white -18,164 18 !
C pine 18 20,120 60,10 160,-50
= pie-scoop-cherry | cherry pie with ice cream, cherry pie a la mode, pie with ice cream, pie a la mode, pie and ice cream, cherry pie and ice cream | filling=wine fruit=red
.pie-scoop
= pie-scoop-apple | apple pie with ice cream, apple pie a la mode, apple pie and ice cream | filling=#e0b060 fruit=#f0d48a
.pie-scoop
= pie-scoop-blueberry | blueberry pie with ice cream, blueberry pie a la mode, blueberry pie and ice cream | filling=plum fruit=navy
.pie-scoop
`;
