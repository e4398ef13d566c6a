/** What school, weddings, birthdays and parties have. */
export const CEREMONY = `
thing

= graduation-tassel | tassel, graduation tassel, tassels, grad tassel
C amber 30 -260,-40 -60,-90 90,20 60,240 0,330
r gold -90,330 180,190 50
b brass 20 -90,450 90,450 !
l amber -80,510 80,510 190,1240 -190,1240 >0
+5:62,0 b brass 14 -124,1230 -50,560 !
r cream 90,240 190,110 20
b navy 20 130,295 240,295 !
= satin-sash | sash, birthday sash, bachelorette sash, bride sash, pageant sash, bride to be sash
L rose- -330,40 -80,-40 120,10 330,200 420,520 300,480 200,240 20,160 -200,180
L rose -440,60 -200,20 60,420 470,940 290,1130 -60,760 >60
L rose- 290,1080 460,960 620,1180 480,1180 440,1320
L rose- 240,1040 400,1000 360,1300 270,1230 160,1300
o lemon 350,1010 120
s rose 350,1010 80,5,0.45 !
b lemon 20 -330,120 200,830 !
= limousine | limo, limousine, stretch limo, party limo | vehicle
L coal -690,830 -680,720 -600,680 -500,670 -420,560 -330,545 330,545 440,560 510,670 640,690 690,740 690,830
+6:120,0 r sky -350,578 100,86 8
l sky -470,664 -400,584 -372,584 -372,664
l sky 390,584 420,584 474,664 390,664
b silver 18 -680,740 680,740 !
~ o night 490,830 96
~ o silver 490,830 50
r lemon 640,705 50,44 16
r red -690,715 44,44 12
= ball-and-chain | ball and chain, ball chain
+5:-110,-96 o steel 60,560 70
+5:-110,-96 o ash 60,560 34 !
o coal 260,830 360
O ash 150,680 90,60 !
a steel -470,80 150,60 0,360
= hand-prints | handprint, handprints, hand print, hand prints, baby handprints
@ -14 0.62 -330,120
.palm-print
@ 14 0.62 330,120 flip
.palm-print
@
= .palm-print
L coral -220,640 0,560 230,640 270,900 160,1160 -120,1180 -260,960
t coral 110,90 -150,660 -250,240
t coral 110,90 -10,600 -30,120
t coral 110,90 130,640 200,200
t coral 100,80 220,740 390,440
t coral 120,90 -220,960 -470,740
= wedding-bells | wedding bells, wedding bell
~ L white -40,120 -220,40 -300,160 -180,230
@ 14 0.82 -260,170
h gold 0,180 150,220 240,560 270,760 400,900 0,930
r brass -400,880 800,80 40
o brass 0,1010 90
@ -14 0.82 260,170
h gold 0,180 150,220 240,560 270,760 400,900 0,930
r brass -400,880 800,80 40
o brass 0,1010 90
@
~ L rose 30,200 260,20 360,110 320,250
~ L rose- 20,240 200,560 120,600 60,460
o rose 0,210 84
= felt-pennant | pennant, school pennant, college pennant, felt pennant, pennant flag
@ -10 1 0,0
r wood -640,140 60,1140 20
l red -580,200 640,560 -580,920 >0
l cream -580,200 -440,241 -440,879 -580,920 !
s cream -180,560 170,5,0.45 !
@
= school-desk | school desk, desk, classroom desk, student desk
l tan -560,460 360,460 560,620 -560,620 >0
r wood -560,610 1120,110 20
b steel 50 -480,710 -480,1200
b steel 50 420,710 420,1200
b steel 40 -480,1020 420,1020
r brick 60,290 200,170 16
r blue 90,200 150,90 10
o red -320,380 90
C bark 20 -320,310 -300,250
L leaf -300,280 -220,220 -200,270
= protractor-half | protractor, protractors
A sky 0,980 560,200 180,360
a sky 0,980 480,180 180,360
r sky -570,960 1140,130 10
+9:70,0 b night 14 -280,1010 -280,1060 !
*9:0,980:20:-80 b night 16 0,430 0,490 !
o white 0,1000 40
= gas-burner | bunsen burner, bunsen burners
H amber 0,-80 130,160 130,330 60,430 0,440
H sky 0,160 60,280 40,400 0,410 !
r steel -70,430 140,560 20
r brass -100,700 200,110 30
h coal 0,980 130,990 360,1130 380,1230 0,1240
C coal 50 120,1020 330,960 480,1060 620,1040
= library-card | library card, library cards, due date card
@ -6 1 0,0
r cream -480,40 960,1200 40
r red -480,40 960,220 40
b cream 36 -330,150 330,150 !
+6:0,140 b stone 12 -420,420 420,420 !
b stone 12 0,320 0,1180 !
+4:0,140 b navy 34 -360,370 -120,370 !
+3:0,140 b brick 34 120,370 360,370 !
@
= bunting-banner | banner, bunting banner, birthday banner, pennant banner, streamers
l red -600,330 -360,470 -560,760
l amber -350,470 -90,540 -260,850
l teal -130,545 130,545 0,880
l leaf 90,540 350,470 260,850
l rose 360,470 600,330 560,760
C bark 24 -680,240 -330,480 0,550 330,480 680,240
= karate-belt | karate belt, martial arts belt, judo belt
L coal -640,420 -300,340 300,340 640,420 640,560 300,480 -300,480 -640,560
L coal -80,440 -330,1000 -460,1180 -330,1240 -200,1060 60,560
L coal 80,440 330,1000 460,1180 330,1240 200,1060 -60,560
l ash -360,1060 -230,1120 -250,1090 -380,1030 !
~ b amber 30 290,1120 420,1060 !
r night -130,350 260,200 60
= spoked-wheel | bicycle wheel, bike wheel, spoked wheel
a coal 0,640 560,80 0,360
a silver 0,640 480,40 0,360
*16:0,640 b silver 14 0,610 0,170
o steel 0,640 80
o coal 0,640 36
= strike-shoes | bowling shoe, bowling shoes
L red -600,940 -540,620 -330,540 -220,660 60,760 420,820 580,930 590,1050 -600,1050 >40
L cream -330,540 -220,660 60,760 -60,880 -300,860 -480,640
r white -620,1020 1220,110 40
+3:110,70 b night 20 -260,660 -160,610 !
o navy 330,930 90
= bouquet-wrap | bouquet wrap, bouquet paper, flower wrap
h cream 0,420 330,300 480,330 380,620 230,900 150,1240 0,1260
l sand -480,330 -330,300 120,1250 -150,1240 !
r rose -215,850 430,90 30
~ L rose 20,890 200,740 330,800 300,960
~ L rose- 10,920 120,1180 220,1160
o rose 0,895 60
= baby-soother | pacifier, pacifiers, binky, soother
@ 24 1 0,0
a rose 0,1020 190,56 0,360
L sky -420,640 -260,420 0,480 260,420 420,640 300,860 0,800 -300,860 >0
~ o ice 260,640 50 !
r sand -70,330 140,170 30
O sand 0,200 150,190
o sky 0,660 130
@
= baby-booties | baby shoes, baby shoe, baby booties, booties, baby boots
@ 0 0.8 -260,40
L mint -220,440 120,440 140,760 420,860 560,1020 520,1140 -240,1140 >40
r white -260,400 420,110 50
r white -260,1090 820,80 40
~ L rose 0,560 160,460 170,640
o rose 0,560 40
@ 0 0.8 180,240
L mint -220,440 120,440 140,760 420,860 560,1020 520,1140 -240,1140 >40
r white -260,400 420,110 50
r white -260,1090 820,80 40
~ L rose 0,560 160,460 170,640
o rose 0,560 40
@
= tin-cans-tied | tin cans, cans on strings, string of cans, just married cans
C bark 20 0,-20 -260,300 -420,910
C bark 20 0,-20 40,400 0,990
C bark 20 0,-20 300,300 420,860
~ L rose 30,-40 200,-160 260,-40 160,40
o rose 0,-20 60
@ 14 0.5 -430,480
h silver 0,200 300,200 300,1100 0,1100
O ash 0,200 300,90
O silver 0,1100 300,90
b red 240 -300,660 300,660 !
@ -4 0.5 0,560
h silver 0,200 300,200 300,1100 0,1100
O ash 0,200 300,90
O silver 0,1100 300,90
b teal 240 -300,660 300,660 !
@ -16 0.5 430,420
h silver 0,200 300,200 300,1100 0,1100
O ash 0,200 300,90
O silver 0,1100 300,90
b amber 240 -300,660 300,660 !
@
= exercise-ball | exercise ball, exercise balls, yoga ball, stability ball, gym ball, fitness ball, medicine ball
o teal 0,640 540
O teal+ -200,420 150,110 !
A teal- 0,640 470,26 100,170 !
A teal- 0,640 380,26 100,170 !
A teal- 0,640 470,26 10,80 !
A teal- 0,640 380,26 10,80 !
= play-book | playbook, play book, game plan, football play, football playbook
r wood -480,20 960,1200 50
r cream -400,140 800,1000 20 !
r silver -180,-20 360,140 40
~ o red 210,900 60
~ o cream 210,900 30 !
o red 0,900 60
o cream 0,900 30 !
b navy 30 -270,400 -170,500 !
b navy 30 -270,500 -170,400 !
b navy 30 170,330 270,430 !
b navy 30 170,430 270,330 !
C navy 24 0,820 40,640 -160,560 !
C navy 24 210,820 260,680 230,500 !
l navy -230,560 -120,500 -110,620 !
l navy 160,540 300,540 230,440 !
= fishing-reel | fishing reel, fly reel, spinning reel, fishing reels
C coal 60 0,60 0,180
b coal 70 -330,80 330,80
o steel 0,660 480
o ash 0,660 380
*8:0,660 o coal 0,400 60 !
o silver 0,660 120
o coal 0,660 44
b steel 50 0,660 380,900
r red 330,850 130,150 40
C sky 14 -400,920 -560,1080 -460,1260
= oval-peas | okra, okras
+3:230,0 L leaf -330,1200 -400,700 -330,240 -200,160 -160,300 -160,760 -260,1160 >-260
+3:230,0 b lime 20 -290,300 -300,1020 !
+3:230,0 l green -300,200 -180,160 -160,60 -220,40
= wild-tie-dye | tie dye, tie dye shirt, tie dyed shirt, tie-dye shirt, tie dye t-shirt
l violet -260,60 260,60 640,260 540,560 380,480 380,1220 -380,1220 -380,480 -540,560 -640,260
o amber 0,690 360 !
o rose 0,690 290 !
o teal 0,690 210 !
o lemon 0,690 120 !
*8:0,690 c rose 40 0,330 60,470 !
*8:0,690:45:22 c teal 36 0,400 50,520 !
H violet- 0,60 140,60 100,170 0,190 !
= empty-tomb | empty tomb, tomb, garden tomb, open tomb, easter tomb, resurrection tomb, tomb of jesus, jesus tomb, jesus empty tomb, stone rolled away, tomb stone rolled away, stone was rolled away, empty grave | thing
*13:-60,700:15:-90 l lemon -60,700 -96,40 -24,40 !
l #6d6872 -640,1160 -620,880 -560,640 -440,420 -260,270 -40,210 200,250 400,380 540,580 620,820 640,1160 >240
l #8d8893 -620,880 -560,640 -440,420 -260,270 -40,210 -160,400 -340,560 -420,760 -500,900 !
l #57525d 200,250 400,380 540,580 440,640 330,470 !
l #9a95a0 -260,270 -40,210 60,300 -100,350 !
L #4a4550 -390,1170 -390,760 -330,560 -200,440 -50,400 100,440 230,560 290,760 290,1170 >-50
L amber -320,1170 -320,780 -270,610 -170,510 -50,470 70,510 170,610 220,780 220,1170 !
L lemon -250,1170 -250,800 -200,660 -50,560 100,660 150,800 150,1170 !
L white -170,1170 -170,830 -50,690 70,830 70,1170 !
r #8d8893 -280,1010 460,70 10
l #6d6872 -250,1080 150,1080 150,1170 -250,1170
L white -220,1010 -150,960 -20,985 60,950 140,1000 130,1030 160,1130 90,1110 70,1150 -10,1060 -160,1070 -230,1050 _1040
C silver 12 -150,990 -40,1012 60,985 !
L #b3aeb8 70,900 110,760 210,650 350,610 490,640 590,740 630,880 600,1030 510,1140 370,1190 220,1150 110,1050 >350
O #8d8893 400,910 190,220
O #b3aeb8 410,920 120,146
C #6d6872 14 160,800 230,720 320,690 !
C #6d6872 14 520,1060 570,960 560,840 !
L leaf -660,1260 -640,1160 -480,1120 -300,1170 -40,1150 200,1190 440,1160 620,1180 660,1260 >0
C green 18 -520,1200 -530,1050 -500,950
C green 18 -440,1200 -430,1090 -400,1020
L leaf -520,1150 -620,1070 -630,980 -550,1060
l white -500,970 -570,900 -560,830 -520,880 -490,800 -460,880 -410,840 -440,930
l white -400,1040 -450,980 -440,930 -405,970 -375,910 -355,970 -320,950 -350,1020
o amber -494,890 16 !
o amber -386,980 13 !
`;
