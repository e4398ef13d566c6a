/** People at what they like, whole; parts with ".w-" are those of at-work.ts. */
export const LEISURE = `
creature thing person skin=#d99a6c hair=cocoa kit=teal legs=navy shoe=white hat=red

= .y-face
t $skin 74,74 0,380 0,450
O $skin 0,290 102,116
~ o night 40,296 12 !
C brick 12 -34,348 0,364 34,348 !
= .y-short
L $hair -112,290 -118,180 -10,130 110,170 112,290 80,220 -40,210
= .y-long
L $hair -116,320 -122,200 0,140 122,200 116,320 76,230 10,200 -60,230
= .y-long-back
L $hair -150,180 0,120 150,180 190,330 176,580 90,620 -90,620 -176,580 -190,330 >0

= pickleball-player | pickleball player, pickleball players, pickleball man, pickleball woman, playing pickleball man, pickleball lady, pickleball swing | kit=#2f8fa3 legs=white hair=#8a4a26
t $skin- 120,52 30,760 170,900 140,1080
l $shoe- 100,1070 170,1070 250,1130 256,1160 100,1160
t $skin 128,54 -40,770 -180,900 -330,1000
l $shoe -310,980 -360,940 -420,1000 -440,1080 -370,1080
t $kit- 84,48 -70,500 -220,470 -330,560
o $skin- -340,570 34 !
@ 6 1.1 10,-350
.w-woman-head
r white -110,560 220,36 10
@
t $skin 72,66 -10,460 0,390
l $kit -130,500 -60,430 60,430 120,480 100,630 80,720 -90,720 -120,630 >0
l $legs -96,700 86,700 130,860 -150,860 >0
t $kit 88,60 70,490 200,480
t $skin 62,44 200,480 330,380
@ 24 .52 470,-330
r violet -230,60 460,640 150
r plum -180,110 360,540 120 !
r coal -60,680 120,420 40
@
o lime 620,90 62
+3:26,16 o green 596,76 9 !
= disc-golfer | disc golfer throwing, disc golf player, disc golf man, man playing disc golf ; throwing a disc, throwing frisbee | kit=#e8792e legs=#4a5a6a hair=#5a3620
O yellow 520,410 130,36
O amber 520,402 90,20 !
b stone 14 330,420 400,414
b stone 12 300,470 390,460
t $legs- 128,86 20,770 150,940 140,1120
l $shoe- 96,1110 180,1110 250,1160 256,1190 96,1190
t $legs 136,88 -40,770 -140,930 -230,1110
l $shoe -274,1100 -190,1110 -120,1160 -114,1190 -274,1190
t $kit- 84,56 -90,500 -240,560 -360,520
o $skin- -370,514 36 !
@ 4 1.1 0,-350
.cap
@
.w-torso
t $kit 92,62 60,490 180,470
t $skin 62,48 180,470 270,440
o $skin 276,436 36 !
= paddleboarder-standing | paddleboarder, paddleboarders, man paddleboarding, woman paddleboarding, girl on paddleboard, person on a paddleboard | kit=coral hair=#8a4a26
b tan 26 330,120 120,1140
L coal 120,1240 60,1150 110,1040 170,1070 170,1180
L yellow -640,1080 -560,1040 300,1040 600,1000 660,1010 600,1080 300,1120 -560,1120 _1084
t $skin- 118,54 30,740 90,890 60,1030
t $skin 126,58 -40,740 -80,890 -90,1030
l $skin- 30,1010 100,1010 160,1050 30,1050
l $skin -126,1010 -60,1010 0,1050 -126,1050
t $skin- 70,48 70,470 220,480 290,330
@ 0 1.06 0,-370
.w-woman-head
@
t $skin 70,64 -16,430 -6,370
l $kit -110,480 -60,410 50,410 90,470 80,620 90,780 -110,780 -100,620 >0
b white 26 -104,650 84,650 !
t $skin 76,52 -80,480 60,600 210,640
o $skin 216,640 34 !
o $skin- 296,320 32 !
L sea -680,1180 -480,1130 -260,1180 -40,1130 180,1180 400,1130 680,1180 620,1270 -620,1270 _1220
= motorcycle-rider | motorcyclist, motorcyclists, motorcycle rider, man on motorcycle, man riding motorcycle, biker on motorcycle, biker riding, woman on motorcycle | kit=coal legs=#3a4f78 shoe=bark hair=#7a4a2a
wheel silver -430,990 200
wheel silver 440,990 200
b silver 40 440,990 300,560
b silver 30 300,560 180,480
l red -120,700 40,640 240,680 280,780 -100,800 >60
l coal -450,700 -150,700 -100,780 -400,800
l red -560,790 -420,760 -260,860 -300,920
r ash -130,800 320,180 30
+3:0,50 b silver 16 -110,830 170,830 !
c silver 60 -60,1000 -560,1040
t $legs- 120,84 -200,700 60,820 40,960
t $kit- 80,54 -140,420 20,520 170,500
@ 6 1.1 -180,-420
l $skin -84,610 -60,552 0,532 62,548 92,592 96,616 122,652 98,666 100,694 84,728 30,748 -30,736 -70,690 >30
l $hair 20,690 100,664 110,700 90,800 40,840 0,760
l coal -112,640 -104,560 -62,508 8,490 78,516 110,572 112,606 30,612 16,650 -80,650 >10
l coal 40,610 116,606 116,640 60,646 !
@
l $kit -330,500 -260,390 -160,380 -80,430 -80,560 -120,700 -330,710 -350,600 >-200
l ash -200,400 -120,420 -110,560 -190,600 !
t $legs 132,92 -250,690 20,740 80,960
l $shoe 30,950 120,950 190,1000 196,1036 30,1036
t $kit 92,62 -230,440 -120,580 110,510
o $skin 130,500 40 !
L stone -300,520 -420,470 -560,510 -440,550 -540,600 -380,600 !
= skating-girl | roller skating girl, girl roller skating, roller girl, roller skater, roller skaters, rollerskater, derby girl, roller derby girl, woman roller skating | kit=#e0609a legs=yellow hair=#5a3620 skin=#c98a5a
t $skin- 120,56 40,740 190,880 330,860
l white- 310,810 400,820 420,920 330,930
o red 440,850 36
o red 430,920 36
t $skin 128,58 -20,750 -60,930 -110,1080
l white -150,1040 -60,1040 -50,1120 30,1150 30,1180 -160,1180
o red -120,1210 40
o red -10,1210 40
t $skin- 76,44 80,480 240,420 380,470
@ 8 1.1 30,-350
.w-woman-head
@
t $skin 70,64 0,460 10,390
l $kit -90,490 -40,430 70,430 120,490 100,620 90,720 -80,720 -80,620 >10
b yellow 24 -86,560 106,560 !
l $legs -90,700 96,700 120,800 -110,810 >10
t $skin 84,46 -70,490 -230,560 -330,450
o $skin -336,442 32 !
= gamer-couch | gamer on couch, gamer playing, man playing video games, boy playing video games, gamer boy playing, kid playing video games, girl gamer playing | kit=#7a4fb5 legs=#3a4f78 shoe=red hair=#3a2620
r teal- -560,360 1120,560 70
~ r teal 440,560 180,540 70
r teal -470,800 940,210 40
~ r bark 440,1100 80,90 10
~ t $legs 130,96 80,820 230,850 210,1060
~ l $shoe 150,1050 270,1050 300,1140 140,1140
h $kit 0,440 90,430 190,520 170,700 180,860 0,870
~ b $kit- 16 60,450 50,560 !
.y-face .y-short
A coal 0,250 160,30 190,350
~ r coal 110,230 60,120 24
b coal 16 130,350 60,380 !
~ t $kit 96,66 160,530 230,700 110,730
L coal -150,690 -60,660 60,660 150,690 190,800 130,830 70,770 -70,770 -130,830 -190,800 >0
o red 90,710 18 !
o lemon 60,740 16 !
b silver 16 -110,720 -60,720 !
b silver 16 -85,695 -85,745 !
= reading-girl | girl reading, girl reading a book, woman reading, woman reading a book, reading girl, lady reading ; reader girl, book girl | kit=#e8b84e legs=#3a4f78 shoe=brown hair=#8a4a26 skin=#f0c39e
l brown -480,1100 480,1100 440,1210 -440,1210
r red -440,1000 880,100 14
r cream 400,1016 30,68 0 !
r teal -400,910 800,90 14
r amber -360,830 720,80 14
.y-long-back
h $kit 0,440 80,430 150,490 140,680 160,840 0,850
~ L $legs 20,760 180,700 330,760 380,850 240,860 0,860
~ l $shoe 300,790 400,800 430,860 300,860
.y-face
~ C night 10 18,304 40,316 62,304 !
.y-long
~ a violet 42,300 36,8 0,360 !
~ t $kit 90,60 140,500 200,640 120,700
l wine -210,590 -10,630 -10,810 -230,760
l wine- 210,590 10,630 10,810 230,760
b white 16 0,630 0,800 !
~ o $skin 150,700 34 !
= photographer-shooting | photographer taking photo, photographer with camera, photographer with a camera, man with camera, man with a camera, woman with camera, girl with camera, man taking photo, bird photographer ; photographer | kit=#7f8a3a legs=#4a5a6a shoe=bark hair=#5a3620
.w-legs
t $kit- 84,56 60,500 190,480 190,330
@ 0 1.1 10,-350
.cap
@
.w-torso
b coal 22 -40,440 70,700 !
r coal 110,230 190,150 20
r ash 150,190 90,60 10
r coal 290,250 150,110 14
r silver 430,236 50,138 14
o sky 460,305 30 !
t $kit 94,60 -80,510 40,600 160,380
o $skin 170,370 40 !
l bark -90,640 60,640 70,800 -100,800 >-20
= .easel | |
b bark 34 420,120 330,1200
b bark 34 420,120 600,1200
r white 200,220 420,520 10
r sky 230,250 360,460 0 !
o lemon 480,370 60 !
l leaf 230,710 230,580 360,480 480,600 590,540 590,710 !
r wood 190,740 440,50 10
= painter-painting | painter painting, artist painting, woman painting, man painting, artist at easel, painter at easel, girl painting, painting lady | kit=#f6ead2 legs=#3a4f78 shoe=brown hair=#b8502a skin=#f0c39e
.easel
@ 0 1 -180,0
.w-legs
@ 0 1.1 -170,-350
.w-woman-head
L red -150,560 -120,500 -20,460 70,480 130,540 60,560 -60,570
@ 0 1 -180,0
.w-torso
l $kit -136,650 106,640 130,900 -150,900 >0
L coral -60,600 -10,620 -30,700 -80,680 !
L teal 20,760 70,780 50,850 0,830 !
t $kit 92,60 -80,510 30,640 200,560
b brown 16 190,570 380,470
l coral 370,480 410,440 400,490
o $skin 196,560 38 !
= drummer-playing | drummer playing, man playing drums, drummer on drums, girl playing drums, drummer boy, woman playing drums ; drummer | kit=coal hair=#3a2620
~ b silver 18 520,420 520,1200
~ O gold 520,400 190,46
h $kit 0,440 90,430 190,520 170,700 0,720
.y-face
L $hair -130,360 -140,200 -60,120 60,110 150,190 140,330 100,230 20,250 -40,210 -100,250
~ t $kit 90,60 160,520 270,650
~ t $skin 58,42 270,650 330,520
~ o $skin 332,510 36 !
~ b tan 22 340,560 240,240
~ r red 60,640 320,170 20
~ r silver 50,640 340,30 10
~ r silver 50,790 340,30 10
o silver 0,960 274
o red 0,960 254
o white 0,960 214
s coal 0,960 120,5,.45 !
~ b ash 26 200,1140 290,1220
= singer-singing | singer singing, singing woman, woman singing, girl singing, jazz singer, karaoke singer, diva singing | kit=red hair=#231b1d skin=#8a5636
b silver 22 200,420 200,1190
L ash 100,1200 200,1160 300,1200
L $kit -60,760 60,760 130,960 190,1190 -190,1190 -130,960 >0
h $kit 0,480 70,450 120,500 90,640 70,760 0,770
s lemon -40,900 30,4,.4 !
s lemon 60,1020 36,4,.4 !
s lemon -80,1080 30,4,.4 !
~ O $hair 130,240 110,120
O $hair 0,190 150,110
t $skin 70,70 0,380 0,470
O $skin 0,290 100,116
~ C night 12 18,290 44,306 68,290 !
O brick 16,360 30,24 !
t $skin 64,44 110,510 220,560 190,420
t $skin 64,44 -110,510 -260,430 -330,300
o coal 190,360 56
r coal 172,390 36,110 10
= chef-cooking | chef cooking, chef with pan, chef flipping, cook cooking, man cooking, woman cooking, chef in kitchen ; flipping pancakes | kit=white legs=#4a4550 shoe=coal hair=#5a3620
.w-legs
l coal 240,600 620,600 580,700 290,700 _650
b coal 34 90,640 260,620
O amber 430,380 130,46
O tan 430,370 120,34 !
@ 0 1.1 10,-350
l $skin -84,610 -60,552 0,532 62,548 92,592 96,616 122,652 98,666 100,694 84,728 30,748 -30,736 -70,690 >30
l $hair -96,650 -96,600 10,600 4,640 -24,700 -76,706
l $hair 30,680 96,664 110,690 50,706
o $skin- -12,650 17,23 !
L white -130,560 -170,480 -110,400 -30,400 20,360 90,400 150,400 170,480 120,560 >10
r cream -116,540 236,60 10
@
.w-torso
l red -60,436 50,436 10,520 !
+3:0,90 o coal 60,540 14 !
l cream -120,640 106,640 110,960 -130,960 >0
t $kit 94,60 -80,510 -10,650 110,640
o $skin 116,640 42 !
= scientist-lab | scientist mixing potions, scientist mixing chemicals, scientist in lab, mad scientist, scientist with beaker, scientist man, scientist woman, lab scientist, chemist with beaker ; scientist | kit=white legs=#3a4f78 shoe=coal hair=#d8d4d8
~ t $legs 116,84 56,780 66,950 70,1120
~ l $shoe 26,1110 120,1110 150,1170 150,1196 20,1196
h $kit 0,440 90,430 180,490 150,660 190,970 40,970 0,800
l mint -70,436 70,436 30,740 0,780 -30,740 !
L $hair -100,330 -210,330 -160,250 -230,180 -140,160 -120,60 -30,120 50,40 90,130 200,100 160,200 240,250 150,280 190,350 100,330 >0
.y-face
~ a coal 46,292 40,14 0,360 !
~ o mint 46,292 30 !
~ o night 46,294 12 !
~ t $kit 96,64 150,500 290,600 330,420
~ o #2f8f6a 330,400 42
l ice 290,390 290,250 370,250 370,390 430,500 230,500
l leaf 262,440 398,440 426,496 234,496 !
b ice 24 270,240 390,240
l ice -370,390 -370,220 -290,220 -290,390
l rose -362,310 -298,310 -298,386 -362,386 !
o leaf 340,180 26
o leaf 300,130 18
o rose -330,160 22
= graduate-cheering | graduate cheering, graduate throwing cap, happy graduate, graduate with diploma, grad girl, grad boy, graduation girl, graduation boy | kit=navy shoe=coal hair=#3a2620 skin=#a86a44
~ t #3a4f78 90,70 50,1020 56,1090 60,1140
~ l $shoe 16,1130 106,1130 136,1180 136,1200 12,1200
.y-long-back
h $kit 0,450 80,430 170,500 180,700 260,1060 0,1090
l gold -60,440 -20,440 -30,900 -90,900
l gold- 60,440 20,440 30,900 90,900
.y-face .y-long
l coal -260,170 0,70 260,170 0,260 >0
l coal -110,200 110,200 120,270 0,290 -120,270
C gold 16 0,165 190,190 200,300
t $kit- 130,70 150,520 290,380 330,230
o $skin 334,200 40 !
t $kit 120,90 -150,520 -240,640 -220,760
o $skin -220,780 40 !
@ 60 .3 400,-480
r cream -70,240 140,800 40
r red -76,580 152,100 10
= bride-and-groom | wedding couple, just married couple, mr and mrs couple ; bride and groom, bride groom, newlyweds | kit=#2e2a33 legs=#2e2a33 shoe=coal hair=#4a2c1e
@ 0 .94 -200,20
~ t $legs 116,84 56,780 64,950 66,1120
~ l $shoe 20,1110 116,1110 140,1170 140,1196 16,1196
t $kit 92,62 -140,500 -210,640 -190,780
o $skin -186,796 42 !
h $kit 0,440 80,430 166,490 140,660 144,840 0,850
l white -60,436 60,436 0,680 !
~ L red 10,470 70,440 70,510
.y-face .y-short
@ 0 .88 220,80
L white -210,180 0,60 210,180 260,500 330,900 -330,900 -260,500
h white 0,700 100,700 330,1180 0,1210
~ C silver 14 60,760 190,1160 !
t #e9b78f 66,50 120,510 190,640 60,720
L #e0b04e -130,180 0,110 130,180 150,330 130,460 -130,460 -150,330 >0
h white 0,500 90,470 120,520 100,700 0,710
t #e9b78f 70,70 0,380 0,470
O #e9b78f 0,290 100,114
L #e0b04e -116,320 -120,200 0,140 120,200 116,320 70,230 10,200 -60,230
*5:0,150 o pink 0,120 24
~ o night 40,300 12 !
C brick 12 -32,348 0,364 32,348 !
t #e9b78f 66,50 -120,510 -190,640 -60,730
*6:0,720 o rose 0,660 40
o white 0,720 40
L leaf -30,760 30,760 60,880 -60,880
= family-four | family portrait, family hiking, parents and kids, family standing ; family of four, happy family, mom dad and kids | kit=#3a6fb5 legs=#3a4f78 shoe=coal hair=#4a2c1e
@ 0 .8 -330,60
~ t $legs 116,84 56,780 64,950 66,1120
~ l $shoe 20,1110 116,1110 140,1170 140,1196 16,1196
t $kit 92,62 -140,500 -220,640 -190,780
t $kit 92,62 140,500 220,620 240,760
o $skin -190,790 40 !
h $kit 0,440 80,430 166,490 140,660 144,820 0,830
.y-face .y-short
h $hair 0,372 66,360 108,310 104,380 60,430 0,440
@ 0 .76 330,80
~ t #e9b78f 80,58 50,900 56,1030 60,1150
~ l $shoe 20,1140 100,1140 120,1180 120,1200 16,1200
L #b8502a -150,180 0,120 150,180 190,330 176,580 90,620 -90,620 -176,580 -190,330 >0
t #2f8f6a 86,54 -120,510 -210,640 -230,750
t #2f8f6a 86,54 120,510 200,640 180,760
h #2f8f6a 0,450 80,430 150,490 120,640 190,930 0,950
t #e9b78f 70,70 0,380 0,460
O #e9b78f 0,290 100,114
L #b8502a -116,320 -120,200 0,140 120,200 116,320 70,230 10,200 -60,230
~ o night 40,300 12 !
C brick 12 -32,348 0,364 32,348 !
@ 0 .56 -100,200
~ t #3a4f78 110,84 56,800 60,960 62,1120
~ l red 16,1110 116,1110 140,1170 140,1196 12,1196
~ t yellow 90,60 130,520 220,600 260,500
h yellow 0,440 80,430 160,500 140,820 0,830
.y-face .y-short
@ 0 .5 120,230
~ t #e9b78f 80,60 50,900 56,1030 60,1150
~ l violet 20,1140 110,1140 130,1180 130,1200 16,1200
~ t #e9b78f 70,50 110,510 200,600 240,520
~ O #e0b04e 150,260 60,90
h rose 0,450 80,430 140,500 200,920 0,940
t #e9b78f 70,70 0,380 0,460
O #e9b78f 0,290 104,118
L #e0b04e -116,320 -120,200 0,140 120,200 116,320 70,230 0,210 -70,230
~ o night 40,300 12 !
C brick 12 -32,348 0,364 32,348 !
= pregnant-mom | pregnant woman, pregnant mom, pregnant lady, expecting mother, mom to be woman, baby bump ; maternity, expecting, midwife, midwives | kit=#c98ab5 shoe=brown hair=#8a4a26 skin=#f0c39e
t $skin- 90,60 30,900 50,1040 60,1130
l $shoe- 20,1120 90,1120 150,1170 150,1190 16,1190
t $skin 94,62 -40,900 -50,1040 -50,1130
l $shoe -90,1120 -20,1120 40,1170 40,1190 -90,1190
@ 0 1.12 10,-350
.w-woman-head
@
t $skin 70,66 -10,460 0,390
L $kit -110,500 -60,440 50,440 110,500 150,600 240,720 210,840 110,900 140,1000 -140,1000 -110,760 -130,620 >20
v white 130,740 130 !
t $kit 88,54 -70,520 -60,680 110,820
t $kit- 78,50 80,520 190,600 230,650
o $skin 120,824 36 !
o $skin- 226,656 32 !
= dog-walker | man walking dog, woman walking dog, person walking dog, girl with dog, boy with dog ; dog walker, walking the dog, boy and dog, man and dog | kit=#b5332e legs=#3a4f78 shoe=brown hair=#5a3620
@ 0 1 -240,0
t $legs- 126,84 24,780 130,940 110,1120
l $shoe- 66,1110 150,1110 220,1160 226,1190 66,1190
t $legs 134,90 -36,780 -120,950 -200,1110
l $shoe -240,1090 -160,1110 -100,1160 -94,1190 -240,1190
t $kit- 84,56 60,500 160,620 230,600
@ 0 1.1 -230,-350
.cap
@ 0 1 -240,0
.w-torso
t $kit 92,60 -80,510 -120,660 -20,740
o $skin -14,744 38 !
o $skin- 236,596 36 !
@
C red 12 0,600 120,720 250,830
@ 0 .46 400,300
t #a8632f- 110,70 -260,780 -330,930 -340,1160
t #a8632f- 100,66 200,780 250,930 240,1160
T #a8632f 70,40 -340,640 -480,480 -460,360
l #c98a4a -380,600 -200,560 200,540 330,620 320,780 -340,800 _700
l #c98a4a 200,640 260,380 400,280 540,340 680,440 690,510 560,540 440,560 340,720 >420
l #8a5630 330,290 260,320 220,500 300,560 370,440
l night 650,420 700,440 696,490 656,480 !
o night 500,400 24 !
b red 40 240,560 380,640 !
t #c98a4a 116,74 -260,780 -250,930 -210,1160
t #c98a4a 106,70 250,780 330,930 340,1160
= bird-watcher | bird watcher with binoculars, birder with binoculars, man with binoculars, woman with binoculars, birdwatcher man | kit=#7f8a3a legs=tan shoe=bark hair=#8a8a8e
.w-legs
t $kit- 84,56 60,500 180,480 170,330
@ 0 1.1 10,-350
l $skin -84,610 -60,552 0,532 62,548 92,592 96,616 122,652 98,666 100,694 84,728 30,748 -30,736 -70,690 >30
l $hair -96,650 -96,600 10,600 4,640 -24,700 -76,706
o $skin- -12,650 17,23 !
l #c9a86a -210,600 -110,590 -80,520 -20,490 50,500 90,560 100,590 200,610 180,640 -180,640 >20
@
.w-torso
r moss- -110,620 110,120 10
r coal 110,250 130,110 24
r ash 230,230 90,150 30
t $kit 94,60 -80,510 20,560 130,360
o $skin 140,350 40 !
L red 420,180 470,90 560,70 600,130 560,210 470,230
l amber 590,120 640,140 590,160
L wine 440,170 380,230 500,220
= hula-dancer | hula dancer, hula dancers, hawaiian dancer, hula woman, grass skirt ; luau dancer, polynesian dancer, hula girl | kit=coral hair=#2b2024 skin=#b5774a
.y-long-back
~ t $skin 84,54 50,960 60,1080 66,1160
h #8fae4a 0,660 130,660 250,1050 0,1080
+5:50,0 b #6f8a34 14 -90,680 -150,1050 !
+3:56,0 b #6f8a34 14 40,680 100,1050 !
o rose 0,680 34
~ o yellow 70,676 32
~ o rose 124,670 30
h $skin 0,480 100,460 90,620 130,680 0,690
~ O $kit 56,540 62,50
t $skin 68,70 0,380 0,480
~ o pink 60,450 34
~ o white 96,490 30
o pink 0,520 34
~ o white 46,500 30
.y-face .y-long
*5:90,190 o pink 90,150 36
o yellow 90,190 26
t $skin 66,42 110,500 260,460 400,540
t $skin 66,42 -110,500 -250,400 -390,340
= cowboy-riding | cowboy riding a horse, cowboy on a horse, cowboy on horse, cowboy riding, horse rider, cowboy with lasso, cowboy roping, cattle roper, horseback cowboy | coat=#8a4a26 mane=#2b2024 hoof=#2b2024 shirt=#3a6fa5
C tan 20 100,300 280,40 520,-60 640,60 520,180 340,140 260,60
.m-gallop-far .m-tail .m-trunk .m-head .m-reins .m-gallop-near
l bark -160,440 60,450 90,520 -130,530
@ 8 .82 20,-440
l $skin -84,610 -60,552 0,532 62,548 92,592 96,616 122,652 98,666 98,694 80,724 30,744 -30,730 -60,690 >30
l cocoa -96,650 -96,600 14,600 4,640 -24,690 -76,700
l tan -230,600 -120,596 -96,520 -40,476 10,500 60,470 100,510 116,590 220,560 200,620 60,640 -120,640 >20
b bark 24 -110,590 112,584 !
@
t $skin 56,52 -60,270 -50,220
l $shirt -150,420 -110,280 -20,260 50,330 20,480 -60,520 -150,490 >-50
l red -110,256 0,256 10,310 -90,320 !
t $shirt 80,52 -10,340 90,430 190,440
o $skin 198,440 32 !
t $shirt- 80,52 10,320 120,260 110,300
t navy 124,76 -90,500 70,600 20,760
l brick -30,740 50,740 120,800 130,830 -30,830
= .k-face
t $skin 74,74 0,380 0,450
O $skin 0,290 110,120
~ o night 44,296 14 !
l white -50,336 50,336 30,374 -30,374 !
~ o #f0a080 76,336 18 !
= two-kids | two kids, two children, kids playing, children playing, boy and girl, brother and sister, siblings ; childhood | creature kit=#f2c12e legs=#3a4f78 shoe=white hair=#8a4a26 skin=#f0c39e
@ 0 .9 -300,60
~ t $legs 116,84 60,800 120,960 90,1120
~ l red 30,1110 140,1110 190,1170 186,1200 30,1200
~ t $kit 96,66 130,520 260,460 330,300
~ o $skin 336,280 46
h $kit 0,440 80,430 166,500 150,820 0,840
b white 40 -156,620 156,620 !
.k-face
L $hair -112,290 -140,190 -60,120 20,150 60,100 140,190 112,290 70,220 -20,230
@ 0 .84 340,100
~ t $skin 84,62 60,920 110,1040 80,1150
~ l violet 30,1130 130,1130 170,1180 166,1206 30,1206
~ t $skin 72,54 120,510 250,440 310,290
~ o $skin 316,276 44
~ L #5a3620 120,240 220,170 280,260 260,360 180,330
~ o rose 130,250 26
h rose 0,450 80,430 140,510 240,940 0,960
+3:0,0 o white 0,700 20 !
~ o white 90,800 18 !
~ o white 40,880 18 !
.k-face
L #5a3620 -116,310 -130,190 0,110 130,190 116,310 70,230 0,220 -70,230
= boy-dog-fishing | boy and dog fishing, boy and his dog fishing, boy fishing with dog, boy fishing with his dog, boy fishing off dock, boy fishing on dock, kid fishing with dog, dog and boy fishing | kit=#c93a33 legs=#3a4f78 shoe=bark hair=#a5673a skin=#f0c39e
b wood 60 -560,1000 -560,1230
b wood- 60 60,1000 60,1230
r #a56c40 -660,920 820,90 12
+5:160,0 b #7a4e2c 8 -500,926 -500,1006 !
b brown 18 40,720 620,240
b cream 8 620,240 620,980
o red 620,990 26
L #8cc4de 470,1080 560,1050 680,1050 680,1110 560,1120 480,1110 !
t $legs- 110,76 -100,880 80,890 110,1080
l $shoe 70,1060 150,1060 210,1100 216,1130 70,1130
t $legs 116,80 -140,880 30,900 40,1110
l $shoe 0,1090 80,1090 140,1130 146,1160 0,1160
@ 0 1 -120,110
t $kit- 76,50 50,500 130,620 220,600
.w-torso
@ 0 1 -116,-196
.w-bare
l #e0b04e -170,590 -110,560 110,548 190,566 196,590 -170,610
l #e0b04e -106,566 -92,486 -30,450 40,458 88,488 98,552
@ 0 1 -120,110
t $kit 84,54 -60,510 60,650 200,600
o $skin 206,596 36
@ 0 1 0,0
L #d9a871 -560,920 -600,780 -560,640 -470,560 -380,600 -350,720 -370,920 >-470
L #d9a871 -540,600 -560,480 -480,400 -370,400 -280,450 -230,500 -250,550 -340,570 -400,630 -480,640
L #8a5733 -540,440 -460,400 -440,480 -470,580 -540,600 -580,520
o night -240,510 22 !
o night -360,468 16 !
b red 26 -530,626 -390,640
L #d9a871 -590,900 -660,840 -690,760 -640,740 -600,800
= .w-bare
l $skin -84,610 -60,552 0,532 62,548 92,592 96,616 122,652 98,666 100,694 84,728 30,748 -30,736 -70,690 >30
l $hair -104,650 -104,600 98,570 98,584 40,588 14,624 -14,650 -30,700 -84,712
o $skin- -12,650 17,23 !
= rope-swing | wooden swing, rope swing
L bark -640,20 -300,60 0,40 320,70 640,10 640,120 320,160 0,130 -300,160 -640,120
L leaf -640,120 -560,20 -420,-40 -330,30 -420,130 -540,170
L leaf 640,110 560,10 430,-50 340,20 420,120 540,160
L green -420,80 -300,0 -200,60 -260,150 -360,160 !
L green 410,70 300,-10 200,50 250,140 360,150 !
~ b tan 34 400,110 400,1110
~ r tan 366,130 70,60 14
r wood -480,1090 960,90 24
~ r tan 366,1160 70,70 14
= tire-hung | hung tire
L bark -640,20 -300,60 0,40 320,70 640,10 640,120 320,160 0,130 -300,160 -640,120
L green -640,120 -560,20 -420,-40 -330,30 -420,130 -540,170
L leaf 640,110 560,10 430,-50 340,20 420,120 540,160
b tan 36 0,110 0,560
r tan -50,70 100,100 20
a coal 0,900 280,170 0,360
a ash 0,900 318,24 0,360 !
a ash 0,900 240,20 0,360 !
`;
