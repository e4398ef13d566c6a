/** Animals that hatch, juggle, bathe, dance and work out. */
export const BUSY = `
creature thing iris=#7a4421 nose=night blaze=white tan=#b9702f tongue=#e2666a ear=$coat- inner=#d9a08c

= .k-shell
L $shell -330,760 -260,850 -170,760 -80,860 0,770 90,860 180,760 260,850 330,760 350,930 260,1130 110,1220 -110,1220 -260,1130 -350,930 >0
= .k-lid
L $shell -230,300 -200,160 -90,50 0,20 90,50 200,160 230,300 150,230 70,310 0,230 -80,310 -150,230 >0
= .k-bits
l $shell -470,1150 -400,1090 -380,1180
l $shell 390,1190 420,1110 480,1170

= chick-hatching | chick hatching, hatching chick, chick in egg, chick in an egg, chick hatching from egg, baby chick hatching, chicken hatching ; just hatched, newly hatched | shell=cream coat=#f8d35a
~ L #edbb38 200,650 400,540 440,660 330,800
H $coat 0,230 150,250 270,370 310,560 290,800 240,900 0,920
eyes night 120,500 44
h orange 0,540 76,570 50,640 0,670
~ o #f3a878 200,610 46,30 !
.k-shell
C sand 12 -200,980 -130,1040 -160,1110 !
o sand 120,1040 20 !
o sand 200,960 14 !
@ -12 1 -30,-20
.k-lid
@
.k-bits
= turtle-hatching | turtle hatching, hatching turtle, sea turtle hatching, baby sea turtle hatching, baby turtle hatching, turtle in egg, turtle hatchling | shell=bone coat=#7fb06a
L sand -640,1220 -460,1130 -120,1160 160,1130 460,1140 640,1220 500,1260 -500,1260 _1200
L #3a5f40 -260,800 -250,620 -120,500 60,490 220,560 290,700 290,860 0,900
L #4a7a4f -60,560 80,560 130,660 60,760 -60,760 -110,660 !
L #4a7a4f -210,640 -130,580 -140,720 -200,800 !
L #4a7a4f 180,620 240,680 250,790 170,740 !
L $coat -330,800 -460,700 -520,560 -450,540 -300,640 -220,760
L $coat- 330,800 460,720 530,600 470,560 320,660 230,770
H $coat 0,150 140,180 220,310 190,460 90,540 0,550
~ O $coat- 40,210 26,18 !
eyes night 110,340 46
C night 16 -70,450 0,480 70,450
~ o #e8a08a 150,430 26,16 !
.k-shell
o sand -160,1000 22 !
o sand 110,1080 26 !
o sand 190,960 16 !
l $shell -540,1150 -460,1080 -430,1180
l $shell 430,1190 470,1100 540,1170
= dino-hatching | dinosaur hatching, baby dinosaur hatching, hatching dinosaur, dino hatching, baby dino, dinosaur in egg, baby dinosaur | shell=cream coat=#6fae3d
L #e8792e 0,170 90,40 130,210
L #e8792e 130,210 250,110 260,310
L #e8792e 220,330 360,290 320,470
L $coat -190,860 -230,640 -190,500 -340,520 -470,460 -490,350 -400,270 -230,190 -60,150 120,180 250,310 300,520 290,860 >60
L #c6dc8a -110,860 -140,640 -60,560 40,640 60,860 !
L $coat- -480,400 -440,310 -400,330 -420,380 !
o night -440,356 12 !
o white -180,330 78
o night -196,336 44 !
o white -212,318 16 !
C night 18 -440,450 -300,468 -170,440 !
l white -350,462 -320,510 -300,464 !
o #f3a878 -110,430 34,22 !
~ t $coat 84,60 150,700 280,760
.k-shell
O leaf -150,970 54,66 !
O leaf 110,1050 70,60 !
O leaf 230,930 40,48 !
O leaf -30,1150 50,36 !
~ c $coat 60 210,760 210,850
@ 14 1 20,-60
.k-lid
O leaf 60,140 46,40 !
@
.k-bits
= dragon-hatching | dragon hatching, hatching dragon, dragon egg, dragon in egg | shell=violet coat=#2f8fa3
~ L $coat- 200,640 360,420 520,380 480,480 560,560 450,600 480,700 330,720
~ L #8fd0d8 240,640 370,470 440,450 410,560 430,640 330,690 !
~ L amber 90,250 110,90 200,20 190,130 170,280
H $coat 0,180 150,210 260,330 270,460 210,560 220,860 0,900
h #f2d9a0 0,620 110,640 130,880 0,900 !
+4:0,70 b #d9b46a 12 -90,680 90,680 !
L $coat+ -130,480 0,440 130,480 150,580 80,640 -80,640 -150,580 >0
~ o night 46,550 14 !
eyes #f4d04a 130,400 56
C night 14 -90,600 0,620 90,600 !
~ L amber 0,190 40,100 60,230 !
.k-shell
L plum -170,920 -120,1000 -170,1070 -220,1000 !
L plum 0,930 60,1010 0,1090 -60,1010 !
L plum 180,920 230,990 180,1060 130,990 !
L plum -110,1090 -60,1140 -110,1190 -150,1140 !
L plum 110,1090 150,1140 100,1190 60,1140 !
~ c $coat 64 180,760 180,850
.k-bits
= poodle-haircut | poodle getting a haircut, poodle getting haircut, dog getting a haircut, poodle at groomer, dog getting haircut, dog haircut, dog at groomer, dog grooming, poodle haircut, dog groomer grooming, dog groomers | coat=#d99a5c ear=#b87a42 puff=#e6b076 muzzle=#f0cfa0 iris=#5a3a24
L pink -430,1220 -400,980 -240,820 -100,770 100,770 240,820 400,980 430,1220 >0
+5:140,0 C rose 16 -280,1200 -270,1060 -220,960 !
~ b rose 36 30,800 150,850
@ 0 .74 0,-200
use poodle
@
O $puff -360,1120 50,36
O $puff -470,1190 60,40
O $puff 460,1190 66,42
O $puff 380,1150 40,30
@ -58 .7 520,-260
b steel 40 -40,640 80,200
b steel- 40 40,640 -80,200
a rose 90,760 90,36 0,360
a rose -90,760 90,36 0,360
o silver 0,600 26
@ -28 1 -560,60
r teal -60,120 60,420 10
+10:0,40 r teal -10,126 80,22 4 !
= octopus-juggling | octopus juggling, juggling octopus, octopus juggling coffee cups, octopus juggling cups, octopus with coffee cups, octopus barista | coat=#b8486a belly=#e8a0b0 gaze=0,700,60
@ 0 .72 0,150
C $coat 96 -260,860 -480,860 -560,660 -500,500
C $coat- 96 260,860 480,860 560,660 500,500
L $coat- -300,760 -480,960 -640,960 -660,1060 -480,1120 -260,1000
L $coat- 300,760 480,960 640,960 660,1060 480,1120 260,1000
.octopus-body
C night 18 -90,740 0,780 90,740
@ -16 .46 -440,-180
.k-cup
@ 20 .46 -300,-480
.k-cup
@ 0 .46 0,-600
.k-cup
@ -18 .46 300,-480
.k-cup
@ 14 .46 440,-180
.k-cup
= .k-cup
a white 210,680 90,44 0,360
L white -220,520 220,520 200,800 110,900 -110,900 -200,800 >20
O bark 0,524 200,54 !
C stone 24 -60,420 -100,340 -50,270 !
C stone 24 70,430 30,350 80,280 !
= gorilla-lifting | gorilla lifting weights, gorilla weightlifting, weightlifting gorilla, gorilla weightlifter, gorilla with barbell, gorilla lifting, gym gorilla, gorilla at gym, gorilla bodybuilder | coat=#34343c
b silver 36 -640,90 640,90
~ r coal 420,-150 70,480 20
~ r red 500,-90 64,360 20
~ r ash 574,-20 50,220 14
~ t $coat 150,110 80,800 190,960 170,1120
~ L $coat- 80,1100 230,1090 330,1160 320,1210 70,1210
~ t $coat 190,140 230,480 430,440
~ t $coat 150,110 430,440 330,110
L $coat -340,520 -260,380 0,330 260,380 340,520 280,740 220,900 0,930 -220,900 -280,740 >0
L #6d6064 -180,500 0,470 180,500 170,620 0,640 -170,620 !
b $coat 16 0,480 0,640 !
~ b #4f484e 12 30,700 130,690 !
~ b #4f484e 12 30,780 120,770 !
b #4f484e 12 0,660 0,840 !
b red 70 -226,850 226,850
~ o #6d6064 330,96 64
@ 0 .44 0,-250
.k-gorilla
@
= .k-gorilla
h $coat 0,100 160,130 300,230 380,380 430,540 500,700 520,860 460,1010 340,1120 160,1190 0,1200
p #6d5b58 390,520 470,480 520,540 500,640 430,680
h #7b6763 0,410 110,390 260,420 320,520 300,640 360,800 340,960 230,1080 110,1130 0,1140
h #4a4044 0,440 120,400 300,450 330,540 200,520 90,540 0,530
h #94807a 0,830 160,830 280,900 270,1010 180,1090 0,1110
slant #e2a33a 165,590 50 .3
h #4a4044 0,690 90,700 170,780 130,840 60,820 0,840
h night 0,950 180,930 230,950 180,975 0,985 !
= cat-in-box | cat in a box, cat in box, cat in cardboard box, kitten in a box, kitten in box, cat hiding in box | coat=#e8963a inner=#f3c9b2 mark=#b25d1c muzzle=#fbf1de iris=#9fc043 nose=#d4736b
T $coat 70,50 300,760 520,640 560,460 480,360
r #9a6a3c -420,700 840,200 0
@ 0 .68 -40,-190
use orange-cat
@
l #c9975a -450,720 450,720 420,1220 -420,1220 >120
l tan -450,720 -640,820 -600,860 -440,780
l #b98648 450,720 640,820 600,860 440,780
r sand -60,720 120,200 0 !
~ O $coat 190,740 80,56
~ +2:44,0 b $mark 10 168,740 168,776 !
b #8a5f34 14 -330,1040 -330,1130 !
l #8a5f34 -370,1050 -330,980 -290,1050 !
b #8a5f34 14 -230,1040 -230,1130 !
l #8a5f34 -270,1050 -230,980 -190,1050 !
b #8a5f34 12 -380,1150 -180,1150 !
= dog-bathing | dog bath, dog bathing, dog in a bathtub, dog in bathtub, dog in tub, dog taking a bath, dog in bath, dog in the bath, bathing dog, golden retriever bath | coat=#e3ab57 ear=#c5822f muzzle=#f6ddae crown=#efc47e tail=bushy iris=#5a3a24
@ 0 .66 0,-210
use golden-retriever
@
O white 0,120 150,70
o white -70,70 60
o white 60,60 74
o white 0,10 60
o ice 70,90 22 !
o ice -60,110 16 !
+9:130,0 o ice -520,776 92 !
+8:130,0 o white -455,720 72 !
+9:130,0 o white -520,786 80 !
o ice -300,740 26 !
o ice 120,760 32 !
o ice 380,730 24 !
L white -640,800 640,800 600,1020 440,1160 -440,1160 -600,1020 >0
r silver -680,780 1360,70 35
~ L gold 380,1150 480,1130 480,1220 420,1230
~ O $coat 190,800 80,60
~ +2:36,0 b $ear 10 172,806 172,840 !
o ice -500,420 44
o ice 520,300 54
o ice 430,160 30
o ice -560,240 30
L yellow 470,720 420,660 460,590 540,590 580,650 680,650 660,740 580,780 500,770
l orange 416,640 370,660 420,676
o night 480,626 10 !
= bear-dancing | dancing bear, bear dancing, disco bear, bear disco dancing, party bear, bear at disco | coat=#8a5733 ear=#6b4127 inner=#d9a27a muzzle=#d9a871
~ t $coat 160,120 110,880 200,1010 130,1130
O $coat- -150,1180 130,52
O $coat- 160,1180 130,52
t $coat- 130,100 220,600 420,520 500,320
o $coat- 506,300 66
t $coat 130,100 -220,600 -440,700 -330,860
o $coat -320,866 66
H $coat 0,500 170,510 290,620 320,800 260,960 0,1020
l #7a4fb5 -270,560 -120,520 -60,980 -290,940 >-180
l #7a4fb5- 270,560 120,520 60,980 290,940
~ s lemon 190,700 46,5,.45 !
O #c08f5c 0,780 100,140 !
@ 0 .5 0,-290
.w-round-ears .w-round
h $muzzle 0,700 150,720 230,830 190,980 90,1050 0,1060
snout night 0,790 92
r coal -330,500 660,70 20
~ L coal 40,500 330,500 300,680 200,740 80,680
~ b sky 24 120,540 90,640 !
@
b stone 10 -420,-120 -420,40 !
o silver -420,130 110
+4:0,44 b ash 8 -520,66 -320,66 !
+4:44,0 b ash 8 -486,30 -486,230 !
s white -380,90 40,4,.3 !
s lemon 460,80 60,4,.35
s pink -560,420 50,4,.35
s sky 600,560 50,4,.35
= snake-coil | coiled snake around, snake body wound | coat=#4f9a4a belly=#cfe08a
C $coat 120 -430,1120 -240,1210 120,1150 420,980
C $coat 130 -420,840 -180,960 150,880 430,700
C $coat 126 -400,560 -170,680 130,600 400,430
C $coat 118 -370,300 -160,420 100,350 330,180 300,20
+3:16,-280 C $belly 22 -330,1150 -160,1190 60,1140 !
L $coat 190,-20 250,-150 380,-180 500,-110 520,0 420,90 280,90
o night 400,-70 22 !
o white 392,-78 8 !
b red 16 510,-30 610,-60 !
b red 12 600,-56 650,-100 !
b red 12 600,-56 660,-30 !
L $coat -430,1060 -560,1120 -640,1230 -520,1210 -420,1180
= dragon-coil | coiled dragon around, dragon body wound | coat=#3f8a4a belly=#e2c46a
L $coat- 240,420 640,60 620,280 720,330 600,430 640,540 330,620
L #8fc07a 300,430 590,160 560,330 600,400 500,440 360,560 !
C $coat 150 -440,1080 -240,1190 120,1130 430,960
C $coat 160 -420,780 -180,910 150,830 430,640
C $coat 150 -400,480 -170,610 100,540 330,360 300,160
+2:16,-300 +0:0,0 C $belly 30 -330,1110 -160,1150 60,1100 !
+3:170,-34 l amber -200,860 -140,760 -80,850
+3:150,-50 l amber -180,560 -130,460 -70,540
L $coat -430,1000 -560,1080 -650,1220 -520,1200 -410,1160
l amber -640,1190 -720,1260 -600,1270
L $coat 190,160 170,20 260,-100 400,-120 560,-40 640,60 600,120 460,120 380,200 260,230
l $coat- 380,120 600,130 560,170 420,190 !
o lemon 400,0 34
o night 408,0 14 !
L amber 230,-60 160,-220 300,-110
L amber 330,-110 310,-260 410,-120
o night 590,50 12 !
l white 480,118 500,160 520,118 !
= elk-bugling | elk bugling, bugling elk, elk calling, bull elk bugling, elk bugle, elk bellowing | coat=#a8703f dark=#5a3a26
t $coat- 92,54 -250,780 -240,980 -250,1190
t $coat- 86,54 180,780 200,980 210,1190
l $coat -480,640 -430,500 -260,470 -40,490 160,440 290,540 300,680 220,800 60,800 -200,800 -420,780 _680
l #e3c79a -500,560 -430,500 -380,560 -420,700 -480,680
t $coat 108,56 -360,760 -390,980 -380,1190
t $coat 98,56 90,760 90,980 80,1190
b night 62 -380,1170 -380,1220
b night 62 80,1170 80,1220
b night 58 -250,1170 -250,1220
b night 58 210,1170 210,1220
L $dark 60,520 170,320 270,150 400,60 470,140 420,300 360,480 330,640 200,740 100,680
l $coat 270,180 330,60 440,-20 600,-90 700,-130 720,-90 640,-30 540,40 470,140 380,220 >500
l $coat- 480,130 560,70 650,40 690,70 620,130 520,190 430,220
l night 540,40 640,-24 660,34 560,70 !
o night 450,20 18 !
L $coat- 330,90 240,60 190,100 260,140
C #d9b981 44 330,70 200,-30 60,-40 -120,60 -230,220
C #d9b981 40 390,30 290,-110 120,-160 -80,-100 -230,20
c #d9b981 30 160,-40 120,-120
c #d9b981 30 -20,10 -90,-70
c #d9b981 30 -130,80 -220,40
c #d9b981 30 130,-160 90,-260
c #d9b981 30 -50,-110 -110,-200
= octopus-armful | octopus with its arms full, octopus with full arms, multitasking octopus | coat=#b8486a belly=#e8a0b0
C $coat 92 -240,820 -480,800 -600,620 -560,420
C $coat- 92 240,820 480,800 600,620 560,420
C $coat- 92 -220,860 -440,960 -620,960 -720,860
C $coat 92 220,860 440,960 620,960 720,860
.octopus-body
C night 18 -90,740 0,780 90,740
= octopus-grip | octopus arm tips | coat=#b8486a
~ C $coat 76 590,540 570,400 640,330 580,270 !
~ C $coat 72 650,940 730,860 700,760 620,760 !
`;
