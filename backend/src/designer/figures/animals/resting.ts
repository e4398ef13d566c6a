/** Animals that sleep, sit in lotus, read and hold things; ".z-" is the body of a sleeper, ".l-" of one in lotus. */
export const RESTING = `
creature coat=#8a5733 dark=$coat- light=$coat+ nose=night

= .z-body
L $coat -600,1080 -620,860 -500,640 -230,540 60,570 280,690 400,860 420,1090 >-90
L $dark -560,1090 -590,900 -480,770 -320,780 -220,890 -220,1090 !
t $light 84,76 -420,1070 -200,1080
= .z-head
~ t $coat 100,86 330,1060 560,1080
t $coat 100,86 60,1070 240,1085
O $coat 330,880 270,220
= .z-face
O $light 340,970 150,100
O $nose 340,930 54,38 !
C night 14 290,1000 340,1024 390,1000 !
C night 18 180,860 230,890 280,856 !
C night 18 400,856 450,890 500,860 !
= .z-zzz
b steel 40 560,540 690,540 560,670 690,670
b steel 30 700,380 790,380 700,470 790,470
= .z-round-ears
o $coat 130,720 90
o $coat- 530,720 90
o $dark 134,726 48 !
o $dark 526,726 48 !
= .l-back
~ t $coat 110,84 130,620 330,800 420,1000
H $coat 0,540 130,560 210,720 230,960 160,1090 0,1110
= .l-front
h $light 0,640 90,680 140,820 130,980 0,1020
L $coat 40,1010 260,930 500,990 580,1090 480,1180 180,1190 -60,1160 -140,1110 >0
L $coat -40,1040 -260,930 -500,990 -580,1090 -480,1180 -180,1200 80,1170 160,1130
~ O $light 440,1000 64,52
= .l-face
~ C night 16 70,330 130,360 190,330 !
= .l-float
~ o lemon 360,240 18 !

= bear-sleeping | sleeping bear, bear sleeping, napping bear, hibernating bear, bear hibernating, sleepy bear, bear nap, bear asleep | coat=#8a5733 dark=#6b4127 light=#d9a871 gaze=335,880,56
.z-body .z-head .z-round-ears
O $coat 330,880 264,214 !
.z-face .z-zzz
= panda-sleeping | sleeping panda, panda sleeping, napping panda, sleepy panda, panda asleep | coat=#f3eee4 dark=#dcd5c8 light=#fbf8f0 gaze=335,880,56
L $coat -600,1080 -620,860 -500,640 -230,540 60,570 280,690 400,860 420,1090 >-90
L night -560,1090 -590,900 -480,770 -320,780 -220,890 -220,1090 !
t coal 84,76 -420,1070 -200,1080
L coal 30,640 180,620 260,760 160,1000 40,1000 -40,800 !
t coal 110,90 330,1060 560,1080
t coal 100,86 60,1070 240,1085
o coal 120,720 96
o coal 540,720 96
O $coat 330,880 270,220
L coal 130,850 200,790 290,830 280,920 180,930 !
L coal 530,850 460,790 370,830 380,920 480,930 !
O $light 335,980 120,76 !
O night 335,950 46,32 !
C white 14 180,866 222,886 262,862 !
C white 14 400,862 440,886 482,866 !
.z-zzz
= raccoon-sleeping | sleeping raccoon, raccoon sleeping, napping raccoon, sleepy raccoon, raccoon asleep | coat=#8e888c dark=#6f6a70 light=#f1eadc gaze=335,880,56
T $coat 170,130 -400,1080 -640,1060 -700,880
b coal 60 -600,960 -520,1130 !
b coal 60 -720,880 -640,980 !
.z-body
l $dark 110,760 70,620 220,680
l $dark 540,760 590,620 440,680
.z-head
L $light 80,880 200,800 330,860 460,800 580,880 460,1000 200,1000 !
L coal 90,890 220,820 310,880 250,950 140,940 !
L coal 570,890 440,820 350,880 410,950 520,940 !
l coal 330,680 360,860 330,930 300,860 !
O $light 335,990 110,70 !
O night 335,950 46,34 !
C white 14 170,886 215,906 258,880 !
C white 14 402,880 446,906 490,886 !
.z-zzz
= lion-sleeping | sleeping lion, lion sleeping, napping lion, lion asleep ; lazy lion | coat=#edb24f dark=#c98a34 light=#fbe3b0 gaze=335,880,56
T $coat 50,36 -560,1060 -700,960 -640,860
o #8a4a22 -640,850 70
.z-body
*11:330,880 O #8a4a22 330,650 110,140
o #b8672b 330,880 290
.z-head .z-round-ears
O $coat 330,880 240,200 !
.z-face .z-zzz
= pig-sleeping | sleeping pig, pig sleeping, napping pig, pig nap, pig asleep | coat=#f0aaa2 dark=#dd8f8c light=#e58b88 nose=#e58b88 gaze=335,880,56
C $coat- 28 -590,860 -680,800 -640,730 -590,800
.z-body
l $dark 90,800 80,640 250,700
l $dark 570,800 580,640 410,700
.z-head
O $light 335,950 120,92
O #8a3f46 295,950 20,32 !
O #8a3f46 375,950 20,32 !
C night 18 170,850 220,880 270,846 !
C night 18 400,846 450,880 500,850 !
.z-zzz
= rabbit-sleeping | sleeping rabbit, rabbit sleeping, sleeping bunny, bunny sleeping, napping bunny, bunny asleep | coat=#d8c7b2 dark=#b8a088 light=#faf2e2 gaze=335,880,56
O $light -600,960 100,100
.z-body
L $dark 200,740 60,640 -150,560 -300,600 -260,690 -60,760 140,820
L pink- 150,750 0,680 -180,610 -240,630 -60,710 120,790 !
L $coat 280,700 200,560 40,420 -100,380 -120,460 20,560 180,740
.z-head
O $light 335,980 100,66 !
l coral 300,926 370,926 335,966 !
C night 18 170,860 220,890 270,856 !
C night 18 400,856 450,890 500,860 !
.z-zzz
= dragon-sleeping | sleeping dragon, dragon sleeping, dragon curled, dragon on gold, dragon on treasure, napping dragon, dragon asleep ; dragon hoard | coat=#3f8a5a dark=#2d6642 light=#d9d08a nose=#1c1a1f gaze=335,865,52
L #c9962f -660,1200 -520,1080 -260,1020 60,1030 360,1040 560,1100 680,1200 _1130
+6:170,0 O gold -430,1120 70,34
+5:190,0 O lemon -380,1060 60,28
O gold 480,1060 60,28
o red -60,1140 30
o sea 300,1150 26
T $coat 150,30 -440,900 -640,980 -600,1120 -300,1160 -160,1110
l $dark -220,1060 -60,1120 -200,1180
L $dark -120,620 -260,330 -480,200 -680,260 -600,360 -620,480 -500,520 -480,620 -340,600 -260,720
C $coat 20 -260,660 -400,420 -640,270 !
C $coat 16 -300,640 -440,560 -600,470 !
.z-body
+6:110,26 l #c9532f -430,640 -380,520 -320,610
l bone 190,760 80,600 150,590 260,720
l bone- 470,760 590,600 520,590 400,720
.z-head
O $light 340,985 130,76 !
O night 295,960 18,12 !
O night 385,960 18,12 !
C night 18 180,850 230,880 280,846 !
C night 18 400,846 450,880 500,850 !
C silver 26 470,1000 570,960 550,880 650,840
+8:150,0 O gold -540,1150 76,36
+7:150,0 O lemon -460,1110 66,30
+6:170,4 O gold -400,1190 80,34
+3:200,0 O lemon -180,1080 60,28
o red -250,1120 30
o sea 330,1120 30
o violet 30,1160 26
= dragon-reading | dragon reading, reading dragon, bookish dragon, dragon reading a book, dragon reading book, dragon with book, dragon with a book, dragon holding a book ; book dragon, book dragons | creature coat=#3f8a5a light=#d9d08a gaze=0,400,70
~ L $coat- 180,640 330,400 560,300 520,430 660,480 560,580 640,700 480,720 500,840 330,820
~ L #8fc07a 240,680 370,480 470,420 440,540 540,590 440,660 430,740 330,760 !
T $coat 150,40 200,1130 520,1180 640,1040 600,900
l amber 560,930 580,780 680,900
L $coat -250,700 0,600 250,700 330,960 300,1180 0,1230 -300,1180 -330,960 >0
h $light 0,700 150,760 170,1200 0,1210 !
~ O $coat 240,1170 170,90
~ +3:66,0 l bone 140,1230 170,1160 200,1230 !
~ L bone 130,150 190,-20 310,-80 290,60 240,190
~ L $coat- 300,300 430,200 540,210 480,310 340,430
H $coat 0,90 150,110 270,220 310,380 300,520 250,640 120,700 0,710
h amber 0,0 50,90 60,170 0,180
H $coat+ 0,470 130,490 220,580 170,690 0,710
~ O night 70,540 18,14 !
C night 18 -120,620 0,650 120,620 !
~ l white 70,640 110,630 90,690 !
~ a coal 140,360 112,24 0,360 !
~ o white 140,360 100 !
b coal 24 -26,350 26,350 !
~ o night 130,390 50 !
~ o white 112,372 17 !
l wine -470,740 0,830 470,740 470,1060 0,1150 -470,1060 >0
l cream -430,710 -220,700 0,790 220,700 430,710 430,1010 220,1010 0,1100 -220,1010 -430,1010 >0
~ b tan 14 350,790 90,850 !
~ b tan 14 350,860 90,920 !
~ b tan 14 350,930 90,990 !
~ T $coat 120,96 300,700 500,800 440,910
~ +3:0,46 t bone 30,16 400,880 350,880
= koala-sleeping | sleeping koala, koala sleeping, napping koala, koala asleep, koala asleep on a, sleepy koala, koala nap, koala napping | coat=#a3a9b2 dark=#80868f light=#e6e6e4 nose=#3a3640 gaze=-110,750,50
r brown -640,960 1280,110 50
b bark 14 -580,1000 -100,1000 !
c brown 70 300,990 560,640
t leaf 60,20 540,680 660,600
t leaf- 60,20 520,700 420,580
t $dark 110,80 -330,940 -400,1100 -380,1200
t $dark 100,80 280,920 330,1080 320,1180
L $coat -480,980 -470,760 -330,600 -60,560 220,640 340,800 350,980 >-60
O $coat -330,600 150,140
O $coat- 110,600 150,140
O $light -340,610 90,90 !
O $light 120,610 90,90 !
O $coat -110,760 270,230
O $nose -110,800 56,84
C night 18 -270,740 -220,770 -170,736 !
C night 18 -50,736 0,770 50,740 !
C night 12 -150,920 -110,936 -70,920 !
t $coat 100,80 -400,900 -340,1040 -240,1100
t $coat 100,80 200,920 140,1050 60,1100
= sloth-sleeping | sleeping sloth, sloth sleeping, napping sloth, sloth asleep, sleepy sloth, sloth nap ; lazy sloth | coat=#8a6f55 dark=#6b543f light=#ecdcc0 gaze=200,790,50
r brown -640,900 1280,110 50
b bark 14 -580,940 -100,940 !
t leaf 60,20 520,910 600,780
t $dark 110,90 -420,860 -460,1040 -450,1180
+3:40,0 b bone 18 -490,1170 -494,1240
t $dark 110,90 240,860 300,1040 300,1150
+3:40,0 b bone 18 260,1150 256,1220
L $coat -580,940 -560,720 -420,560 -140,520 160,600 340,760 340,940 >-100
O $coat 200,760 270,230
L $light -20,760 60,630 200,590 340,630 420,760 380,900 200,950 20,900 !
L #5b4433 0,780 120,700 170,740 110,850 30,850 !
L #5b4433 400,780 280,700 230,740 290,850 370,850 !
O night 200,810 44,30 !
C white 14 60,790 100,812 136,784 !
C white 14 264,784 304,812 342,790 !
C night 14 140,868 200,896 260,868 !
t $coat 110,90 -460,820 -420,1010 -300,1050
+3:46,4 b bone 18 -320,1040 -330,1110
.z-zzz
= fox-lying | lying fox, resting fox, fox lying down, fox resting | coat=#e8792e dark=#b3561c light=#faf0dd gaze=335,880,60
L $coat -300,1060 -560,1100 -700,980 -680,800 -560,860 -500,960 >-600
L $light -680,800 -700,960 -620,900 -570,860 !
.z-body
l $coat 120,780 90,560 280,700
l $coat- 540,780 570,560 380,700
l night 110,690 94,570 190,640 !
l night 550,690 566,570 470,640 !
.z-head
L $light 70,900 220,880 335,930 450,880 590,900 480,1040 335,1090 190,1040 !
O night 335,1050 44,34 !
C night 18 180,850 230,890 280,866 !
C night 18 390,866 440,890 490,850 !
= cat-lotus | cat in lotus pose, cat in lotus, lotus cat, cat lotus pose, meditating cat, cat meditating, zen cat, cat doing yoga, yoga cat pose, cat in yoga pose, cat practicing yoga | coat=#e8944a dark=#b3622a light=#fbe3c4 gaze=0,350,56
T $coat 70,46 160,1080 480,1060 600,900 560,760
.l-back .l-front
L $dark -200,700 -110,710 -110,760 -214,760 !
L $dark 200,700 110,710 110,760 214,760 !
l $coat -240,380 -290,60 -120,160 120,160 290,60 240,380 280,430 160,560 0,590 -160,560 -280,430 >0
~ l pink- 246,270 268,110 170,180 !
~ l $dark 60,164 24,164 30,260 !
.l-face
L $light -90,460 0,430 90,460 70,540 0,566 -70,540 !
l coral -34,440 34,440 0,480 !
C night 12 -60,510 -30,526 0,500 30,526 60,510 !
= sloth-lotus | sloth in lotus pose, sloth in lotus, meditating sloth, sloth meditating, zen sloth, sloth doing yoga, yoga sloth, sloth yoga | coat=#8a6f55 dark=#6b543f light=#d9c4a0 gaze=0,360,50
.l-back .l-front
O $coat 0,350 250,230
L #ecdcc0 -200,350 -120,220 0,190 120,220 200,350 150,500 0,550 -150,500 !
~ L #5b4433 50,330 150,280 200,360 130,420 !
O night 0,420 50,34 !
~ C white 14 80,352 120,374 164,344 !
C night 14 -70,480 0,510 70,480 !
h $dark 0,130 50,150 30,230 0,240 !
= frog-lotus | frog in lotus pose, frog in lotus, meditating frog, frog meditating, zen frog, frog doing yoga, yoga frog, frog yoga | coat=#7fbe45 dark=#5a9428 light=#dbe8a8 gaze=0,220,56
.l-back .l-front
~ O $coat 150,190 120,110
H $coat 0,210 160,220 330,360 300,510 130,590 0,600
H $light 0,470 150,460 280,430 250,530 120,580 0,590
~ C night 18 90,200 150,236 210,200 !
B night 14 -300,420 -150,470 0,480 150,470 300,420 !
~ o night 40,380 10 !
= llama-lotus | llama in lotus pose, meditating llama, llama meditating, zen llama, llama doing yoga, yoga llama, llama yoga ; namaste llama | coat=#eadbbd dark=#c9b48c light=#f8efda gaze=0,170,40
.l-back .l-front
~ l $coat 60,60 170,-170 200,40
~ l pink- 100,20 160,-100 176,20 !
L $coat -170,560 -180,300 -200,120 -100,-10 100,-10 200,120 180,300 170,560 >0
H #f8efda 0,-60 60,-70 130,10 120,90 60,60 0,90
O #f8efda 0,300 120,110
l night -40,250 40,250 0,300 !
C night 14 -60,350 0,320 60,350 !
~ C night 16 60,160 110,190 160,160 !
= dog-lotus | dog in lotus pose, meditating dog, dog meditating, zen dog, dog doing yoga, dog in yoga pose ; namaste dog | coat=#d9a25a dark=#9a6430 light=#f6e3bd gaze=0,350,56
T $coat 60,30 160,1080 440,1040 560,900
.l-back .l-front
H $coat 0,110 150,120 250,260 240,460 120,570 0,580
~ L $dark 140,140 280,160 350,330 310,520 220,480 200,300
H $light 0,330 90,350 150,460 90,560 0,570
.l-face
O night 0,400 60,40 !
C night 14 -80,490 0,450 80,490 !
l rose -40,510 40,510 30,590 -30,590 !
= worm-reading | bookworm, bookworms, bookworm reading, bookworm with glasses, bookworm with book, worm reading, reading worm, worm with glasses, book worm reading, worm reading a book, bookworm wearing glasses, worm in a book | creature coat=#9bc24a dark=#6f9430 light=#cfe08a gaze=0,330,60
T $coat 190,90 300,1000 390,700 560,690 600,520
C $dark 16 330,740 400,770 430,840 !
T $coat 300,270 0,1040 -110,800 -30,560
T $light 150,120 30,1000 -70,790 -10,600 !
C $dark 16 -140,960 10,1010 150,950 !
C $dark 16 -220,830 -90,880 60,810 !
C $dark 16 -210,690 -80,730 80,670 !
~ C $dark 22 120,110 170,-10 250,-50
~ o red 256,-54 48
O $coat 0,330 340,280
~ o #f0a090 250,450 44 !
~ a coal 142,290 136,30 0,360 !
~ o white 142,290 122 !
b coal 30 -20,290 20,290 !
~ o night 122,310 60 !
~ o white 100,286 20 !
C night 22 -110,480 0,540 110,480
l wine -640,860 0,1000 640,860 640,1160 0,1280 -640,1160 >0
L white -600,800 -330,790 0,960 0,1230 -330,1080 -600,1120
L cream 600,800 330,790 0,960 0,1230 330,1080 600,1120
+3:0,80 C stone 14 -520,880 -330,870 -90,990 !
+3:0,80 C stone 14 520,880 330,870 90,990 !
= crab-beers | crab holding two beers, crab with two beers, crab with beers, crab drinking beer, crab holding beers, crab with beer mugs | coat=#d9482e dark=#a8321f light=#f08a6a
~ t $coat- 60,26 330,900 560,960 640,1140
~ t $coat- 56,24 300,960 460,1060 500,1210
~ t $coat- 50,22 240,1000 330,1120 320,1240
~ t $coat 84,60 330,760 520,640 480,460
~ L $coat- 430,520 360,400 390,280 480,300 540,420 600,300 690,300 700,420 620,530 510,560
@ 6 .46 -540,-370 flip
use beer-mug
@ -6 .46 540,-370
use beer-mug
@
~ L $coat 430,530 400,420 480,380 540,440 600,380 680,420 620,530 510,570
H $coat 0,620 200,630 410,720 450,840 340,980 150,1040 0,1050
H $light 0,960 160,950 300,920 200,1020 0,1044 !
~ b $coat- 30 120,640 140,540
~ o white 150,510 74
~ o night 140,516 40 !
~ o white 128,500 13 !
h brick 0,810 120,800 90,890 0,910 !
h white 0,810 110,802 106,826 0,830 !
~ o $dark 280,800 24 !
~ o $dark 330,860 18 !
= cow-standing-flowers | cow in flowers, cow standing in flowers, cow in a field, cow in a meadow, cow in wildflowers, cow with flowers field | coat=white mane=#8a4a26 hoof=#3a2d2e
use whole-cow
+4:260,0 b green 16 -420,1220 -430,1080
+4:260,10 o rose -430,1070 44
+4:260,10 o lemon -430,1070 18 !
+4:260,0 b green 14 -300,1220 -290,1120
+4:260,-10 o lemon -290,1110 38
+4:260,-10 o brown -290,1110 16 !
L leaf -600,1240 -400,1180 0,1200 400,1180 600,1240
`;
