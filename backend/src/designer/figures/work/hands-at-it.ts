/** Hands and feet that say or hold something, without their people. */
export const HANDS_AT_IT = `

= .raised-arm
t $sleeve 210,190 -60,1290 -40,1020
b $sleeve- 214 -44,1060 -40,1010 !
t $skin 150,128 -40,1030 -20,720
t $skin 62,52 -110,620 -190,360
t $skin 64,54 -56,600 -86,270
t $skin 64,54 4,600 16,250
t $skin 60,50 64,620 112,300
t $skin 72,56 70,760 190,600
L $skin -136,600 -120,760 -70,830 30,830 90,760 100,620 0,560 -80,560 >-10
C $skin- 16 -80,680 -10,716 60,690 !
C $skin- 16 -60,620 10,640 70,620 !
= worship-hands | worship hands, hands raised, raised hands, hands raised in worship, raised worship hands, hands lifted in worship, praise hands, hands lifted high, hands lifted, hands in the air, worship hand raised, hands raised in praise, raising hands, lifted hands, hands up in worship ; praise and worship, worship team, worship leader, worship | thing
*11:0,760:17:-85 l gold -34,330 0,30 34,330 !
@ -9 .8 -300,170
use .arm-brown
@ 9 .8 300,170 flip
use .arm-light
@ -3 1 -40,30
use .arm-tan
@
= .arm-brown | | skin=#8a5733 sleeve=violet
.raised-arm
= .arm-light | | skin=#f0c39e sleeve=teal
.raised-arm
= .arm-tan | | skin=#c98f62 sleeve=red
.raised-arm
= open-hands | open hands, cupped hands, two open hands, pair of hands, two cupped hands, pair of open hands, hands cupped together, cupped palms | thing skin=#e0a77c
~ t $skin- 92,72 400,760 520,560 540,390
~ t $skin- 88,66 480,800 610,620 636,500
~ L $skin 60,1230 30,1010 110,890 250,850 380,760 470,620 560,600 640,640 610,800 500,960 410,1080 380,1230 >300
~ t $skin 98,74 250,960 290,800 240,680
~ C $skin- 16 110,960 240,930 330,870 !
~ C $skin- 16 120,1060 240,1040 360,960 !
~ o blush 242,684 24,30 !
~ r teal 30,1150 400,160 34
~ r sea 30,1150 400,44 20 !
= baby-feet | baby feet, tiny feet, newborn feet, baby foot, little feet, baby toes, tiny toes, baby feet in a blanket, pair of baby feet ; ten tiny toes | thing skin=#f0c39e
L sky -600,1260 -560,1000 -300,900 0,960 300,900 560,1000 600,1260 >0
C ice 40 -560,1020 -300,930 0,990 300,930 560,1020 !
~ L $skin 100,1110 90,820 110,640 70,470 80,350 150,270 300,230 430,290 500,390 500,520 430,660 380,820 390,1110 >300
~ O $skin 136,240 98,112
~ O $skin 276,196 66,78
~ O $skin 374,222 56,66
~ O $skin 452,276 50,58
~ O $skin 510,352 44,52
~ o #e88f80 280,430 150,96 !
~ o #e88f80 244,930 96,90 !
~ o #e88f80 132,236 48,56 !
~ o #e88f80 276,190 30,36 !
~ o #e88f80 374,218 25,29 !
~ o #e88f80 454,272 21,25 !
~ o #e88f80 512,350 18,21 !
L sky- -600,1260 -580,1090 -330,1000 0,1070 330,1000 580,1090 600,1260 >0
L sky -600,1260 -590,1120 -330,1040 0,1110 330,1040 590,1120 600,1260 !
v red 0,700 110
= librarian-shushing | shushing librarian, librarian shushing, librarian with finger to lips, librarian with finger on lips, librarian saying shh, librarian saying shush, shushing woman, woman with finger to lips, quiet librarian | creature person thing hair=#8d939c kit=#7a4fb5
O $hair 0,-60 190,150
C $hair- 18 -120,-110 0,-150 120,-100 !
C $hair- 18 -140,-50 0,-90 140,-50 !
b amber 20 -260,-150 200,40 !
H $hair 0,20 200,50 320,180 350,360 320,520 240,560 0,560
r #d99a74 -90,640 180,190 !
H $kit 0,800 90,760 320,820 470,940 540,1120 560,1290 0,1290
L white -200,780 0,960 200,780 120,720 -120,720 !
L cream 0,960 200,780 120,720 0,820 !
H #f0c39e 0,130 190,150 272,300 258,460 170,620 66,690 0,696
L $hair -310,420 -320,220 -180,70 0,40 180,70 320,220 310,420 240,310 160,230 0,190 -160,230 -240,310
~ o white 128,400 92,80 !
~ a night 128,400 96,24 0,360 !
b night 24 -40,388 40,388 !
~ b night 20 220,388 300,360 !
~ o #2e5a4a 124,408 34 !
~ o night 124,408 18 !
~ C $hair- 26 50,290 130,262 220,290
~ o coral 190,520 46,28 !
O brick 0,600 84,40
C night 10 -70,600 0,606 70,600 !
C gold 14 -300,420 -330,640 -250,820 !
C gold 14 300,420 330,640 250,820 !
t $kit- 220,170 480,1290 330,1090
r white 180,940 190,80 36 >275
L #f0c39e -40,960 -70,800 -30,700 70,680 210,760 270,860 260,980 120,1040 >150
C #d99a74 18 -50,470 0,520 50,470 !
r #c98b66 -58,556 120,260 58 !
r #f0c39e -48,556 100,270 48 >12
r #e88f80 -30,566 62,54 28 !
+3:0,74 r #e3b08a 90,720 120,62 30
= skeleton-shushing | skeleton with finger to lips, skull with finger to lips, shushing skeleton, skeleton shushing, shushing skull, skeleton with finger on lips, skeleton saying shh, skull shushing, skeleton finger to lips, skeleton holding finger to lips, skeleton with finger over mouth, skeleton with finger to its lips, quiet skeleton | creature thing coat=#f2ead8
@ 0 1.7 0,420
.friendly-skull
@
t $coat 120,96 430,1500 230,1270
o $coat 430,1500 76
L night -130,1320 -170,1150 -150,1000 -66,960 -70,560 0,490 76,560 84,930 240,940 330,1040 330,1230 240,1330 60,1370 !
L $coat -90,1290 -130,1150 -110,1030 20,990 200,990 280,1060 290,1210 210,1290 60,1330 >90
c $coat 104 4,1010 4,900 !
c $coat 96 4,866 4,720 !
c $coat 86 4,690 4,570 !
b #b9b09c 12 -52,884 60,884 !
b #b9b09c 12 -46,706 54,706 !
c $coat 92 -70,1140 40,1090 160,1130
+3:0,92 c $coat 84 110,1060 250,1078
+3:0,92 b #b9b09c 12 100,1104 270,1122 !
`;
