/** What stands about in a gym, and who leaps there. */
export const GYM_THINGS = `

= .iron-plate
o night 0,640 560
o $plate 0,640 530
o $plate- 0,640 420 !
o $plate 0,640 400
*3:0,640:120:90 r $plate- -60,850 120,150 56 !
o $plate+ 0,640 190
o steel 0,640 130
o night 0,640 84 !
a $plate+ 0,640 480,26 190,262
= weight-plates | weight plates, iron plates, iron plate, gym plates, bumper plates, barbell plates, gym plate, lifting plates | thing
@ 0 .62 -250,-150
use .gray-plate
@ 0 .7 240,-70
use .red-plate
@ 0 .56 -180,280
use .amber-plate
@
= .gray-plate | | plate=#5c606c
.iron-plate
= .red-plate | | plate=#c93a33
.iron-plate
= .amber-plate | | plate=#3a6fb5
.iron-plate
= .bar-loaded
b steel 46 -690,640 690,640
b silver 14 -200,628 200,628 !
+5:52,0 b ash 46 -104,640 -84,640 !
~ r ash 250,596 40,88 10
~ r $plate- 290,180 92,920 44
~ r $plate 300,190 50,900 30 !
~ r $plate+ 386,230 78,820 40
~ r $plate 470,330 66,620 36
~ r coal 540,430 52,420 26
~ r silver 600,606 60,68 14
= loaded-barbell | loaded barbell, barbell with plates, deadlift bar, deadlift with plates, deadlift barbell, barbell loaded with plates, olympic barbell, barbell with weight plates, barbell with weights, stacked barbell, heavy barbell | long thing plate=#c93a33
.bar-loaded
= pink-barbell | pink plates, pink plate, pink weight plates, pink barbell, barbell with pink plates, pink plates barbell, pink weights, pink barbell plates | long thing plate=#ee6f9f
.bar-loaded
= protein-tub | protein tub, protein powder, tub of protein, tub of protein powder, protein tub and scoop, protein tub with scoop, protein powder tub, whey protein, whey, pre workout tub, preworkout, pre workout, preworkout tub, protein jar, creatine, protein powder and scoop | thing
r #2f323d -400,40 680,200 40
+9:72,0 b #5c606c 20 -352,70 -352,210 !
r #3f4350 -450,240 780,1000 80
r red -450,420 780,600 0
r gold -450,420 780,26 0 !
r gold -450,994 780,26 0 !
b white 44 -300,700 180,700
r white -300,560 64,280 24 !
r white -360,610 54,180 20 !
r white 116,560 64,280 24 !
r white 186,610 54,180 20 !
b white 24 -240,920 120,920 !
b #6a6f7c 26 -400,320 -400,400 !
t #3a86b5 70,60 560,860 660,560
L #3a86b5 300,860 640,860 620,1130 540,1230 400,1230 320,1130 >480
O sea 470,860 172,54
L cream 310,850 360,780 440,790 480,720 550,790 630,850 470,900
o white 450,800 24 !
= protein-mug | mug of protein, protein mug, protein coffee mug, mug of protein shake, protein in a mug, protein coffee | thing
C white 40 -160,140 -210,30 -150,-60
C white 40 60,140 10,30 70,-60
a teal 400,700 220,84 -90,90
r teal -440,300 840,900 110
O sea -20,310 420,92
O #8a5733 -20,320 370,66
O #e3cfa8 -60,300 220,36
b white 56 -250,760 210,760
r white -250,600 84,320 30 !
r white -326,660 66,200 26 !
r white 126,600 84,320 30 !
r white 220,660 66,200 26 !
b #6fb6c4 36 -360,470 -360,1000 !
= hurdler-leaping | hurdler leaping, hurdler leaps a hurdle, hurdler jumping a hurdle, hurdler leaping a hurdle, hurdler jumping, leaping hurdler, hurdler jumping over a hurdle, hurdler clearing a hurdle, hurdler leaping over a hurdle, runner jumping a hurdle, hurdler in the air, runner leaping over a hurdle, hurdler over a hurdle, hurdler jumping over hurdle, 100m hurdles, 300m hurdles, 400m hurdles, hurdles runner, track hurdler | creature person thing skin=#b57a4c kit=#c93a33
b silver 36 -120,930 -120,1240
b silver 36 420,930 420,1240
b silver 40 -300,1250 -90,1250
b silver 40 240,1250 450,1250
r white -210,850 720,130 14
r red -210,850 130,130 0
r red 85,850 130,130 0
r red 380,850 130,130 0
t $skin- 120,90 120,330 -90,420
t $skin- 90,74 -90,420 -210,270
o $skin- -220,252 54
t $skin- 180,130 -60,640 -390,690
t $skin- 130,90 -390,690 -610,500
L white -570,470 -700,330 -660,270 -590,300 -560,400 -520,460
l teal -700,330 -660,270 -640,290 -676,346 !
t $skin 190,140 20,660 370,600
t $skin 140,88 370,600 690,640
L white 660,600 720,590 790,530 830,550 800,680 670,700
l teal 790,530 830,550 800,680 776,680 !
L $kit -140,640 -60,520 60,320 200,250 290,330 260,460 160,600 90,760 -60,760 >80
L night -150,620 -60,560 110,640 260,580 260,720 60,790 -110,770 -230,740 -200,650 _690
b white 20 -20,490 170,590 !
b white 34 120,380 150,470 !
t $skin 110,90 230,360 430,440
t $skin 90,70 430,440 640,360
o $skin 660,346 54
r $skin 200,170 110,140 40
L $skin 190,80 220,-50 330,-90 430,-40 450,50 430,120 360,180 260,190
L night 170,70 170,-60 270,-150 400,-140 460,-60 400,-40 300,-30 260,40 250,110
C night 50 190,30 70,20 -30,70
o night 380,40 20 !
C #7a3a2a 16 370,120 410,120 440,100 !
C $kit 24 190,-10 320,-60 450,-50 !
= gorilla-benching | gorilla bench pressing, gorilla bench press, gorilla bench pressing a barbell, gorilla benching, bench pressing gorilla, gorilla on a weight bench, gorilla on bench press, gorilla bench pressing weights, gorilla doing bench press | creature thing coat=#34343c
~ r #4a4e5a 330,500 70,760 14
~ r coal 260,1220 210,60 20
b silver 40 -700,150 700,150
~ r coal 440,-160 84,620 24
~ r red 530,-90 74,480 22
~ r ash 610,0 54,300 16
r #3a3d47 -110,960 220,260 0
r coal -240,1210 480,60 20
L wine -330,860 330,860 380,1000 -380,1000 >0
~ t $coat 200,150 270,760 470,540
~ t $coat 160,120 470,540 330,190
~ o #6d6064 330,160 74
~ b #4f484e 14 290,140 370,140 !
L $coat -400,720 -300,600 0,560 300,600 400,720 360,880 0,940 -360,880 >0
~ L #6d6064 10,640 170,640 280,720 230,810 20,830 !
b $coat 18 0,620 0,850 !
@ 0 .5 0,-40
.k-gorilla
@
~ t $coat 180,130 240,900 420,1000
~ L $coat- 330,1000 420,960 520,1010 540,1180 500,1260 360,1260 340,1160
~ L #5c5056 340,1200 520,1200 560,1270 330,1270
= jersey-back | jersey from behind, jersey seen from behind, jersey back, back of a jersey, back of jersey, jersey from the back, football jersey from behind | thing cloth=#24406e
.jersey-behind
l white -250,490 -90,430 -90,1010 -20,1010 -20,1100 -260,1100 -260,1010 -190,1010 -190,580 -250,600 !
l white 40,430 280,430 310,470 310,640 150,900 310,900 310,1100 30,1100 30,920 200,640 200,530 140,530 140,620 30,620 30,470 !
= .bar-at-thighs
b steel 40 -700,830 700,830
~ r $plate- 400,520 70,620 34
~ r $plate 470,560 64,540 30
~ r $plate+ 534,620 56,420 26
~ r coal 590,690 46,280 20
~ r silver 636,800 60,60 12
= skeleton-deadlifting | skeleton deadlifting, deadlifting skeleton, skeleton deadlift, skeleton deadlift with plates, skeleton deadlifting pink plates, skeleton deadlifting plates, skeleton doing deadlifts, skeleton lifting a barbell, skeleton lifting barbell, skeleton weightlifter, skeleton weightlifting, weightlifting skeleton, skeleton powerlifting, skeleton powerlifter, powerlifting skeleton | creature coat=#f2ead8 plate=#c93a33
.stood-legs
r red -100,930 200,90 30
@ 0 1 0,0
.friendly-ribs
h $coat 0,880 160,846 236,900 214,990 130,1030 60,990 0,1050
~ o night 108,932 34 !
r #3a3d47 -200,800 400,110 30
r gold -60,800 120,110 16
~ t $coat 58,50 286,520 390,680
~ t $coat 50,46 390,680 300,830
~ o $coat 286,520 54
~ o $coat 390,680 48
.bar-at-thighs
~ O $coat 300,830 60,78
~ +3:0,40 c $coat 34 262,796 338,796
@ 0 1 0,-80
.friendly-skull
@
r red -290,-10 580,86 30
l red 270,10 430,-30 450,70 290,60
= woman-deadlifting | woman deadlifting, girl deadlifting, lady deadlifting, deadlifting woman, deadlifting girl, woman deadlifting pink plates, girl deadlifting pink plates, woman deadlift, girl lifting a barbell, woman lifting a barbell, woman lifting barbell, woman powerlifting, powerlifter woman, girl powerlifter, deadlifting mom, mom deadlifting, woman deadlifting a barbell, powerlifter girl ; deadlifting | creature person thing skin=#d99a74 kit=#7a4fb5 hair=#4a2b1c plate=#ee6f9f
C $hair 120 130,40 330,140 340,330 260,470
~ t #2e2a36 170,120 120,960 170,1150
~ t #2e2a36 120,96 170,1150 180,1330
~ L white 110,1320 240,1310 340,1390 350,1440 110,1440
~ b $kit 22 120,1424 350,1424 !
r $skin -66,300 132,160 40
L $skin -250,480 -120,420 120,420 250,480 220,620 180,800 180,900 -180,900 -180,800 -220,620 >0
L $kit -190,460 -130,440 -90,560 90,560 130,440 190,460 210,640 190,740 -190,740 -210,640 >0
L #2e2a36 -190,860 190,860 230,1000 200,1100 0,1060 -200,1100 -230,1000 >0
r #8a5733 -200,820 400,90 30
r gold -50,820 100,90 14
~ t $skin 110,96 270,500 370,670
~ t $skin 96,84 370,670 300,830
.bar-at-thighs
~ O $skin 300,830 62,74
~ +3:0,40 c $skin- 12 270,800 332,800 !
H $skin 0,20 120,30 190,120 190,240 130,350 0,390
L $hair -210,250 -220,90 -120,-40 0,-70 120,-40 220,90 210,250 170,120 60,60 -120,90 -180,160 >0
r $kit -206,60 412,56 28
~ o night 76,210 24,30 !
~ C $hair 16 40,150 80,134 120,150 !
~ o coral 130,270 32,22 !
C brick 20 -60,290 0,320 60,290 !
= protein-scoop | protein scoop, scoop of protein, powder scoop, scoop of protein powder, scoop of pre workout, pre workout scoop, scoop of powder, heaping scoop | thing
T #3a86b5 100,76 200,640 700,300
o #2f6f98 660,330 30 !
L cream -560,600 -480,420 -360,340 -220,200 -80,230 60,330 160,440 200,600
C sand 22 -420,480 -300,360 -200,300 !
C sand 22 -60,330 40,420 80,500 !
O #2f6f98 -180,610 400,104
L #3a86b5 -580,620 220,620 180,1000 60,1160 -420,1160 -540,1000 >-100
b #6fb0d4 36 -500,760 -450,1030 !
r white -330,800 300,180 24
b #3a86b5 26 -270,890 -90,890 !
r #3a86b5 -296,830 40,120 12 !
r #3a86b5 -104,830 40,120 12 !
+3:180,60 o cream 60,1220 26
`;
