/** Skeletons from head to foot. */
export const BONES = `
= .friendly-skull
H $coat 0,-60 170,-40 275,70 292,210 262,300 200,345 186,420 104,462 0,468
~ O night 122,205 84,90 !
+2:244,0 o $coat -150,170 24 !
l night -36,332 36,332 0,268 !
C night 18 -132,368 -60,400 60,400 132,368 !
+3:62,0 b night 15 -62,372 -62,440 !
= .friendly-ribs
H #2e2a36 0,490 150,500 262,580 276,690 216,800 0,830 !
r $coat -32,420 64,480 20
~ C $coat 46 10,546 150,530 262,590
~ C $coat 46 10,628 160,618 276,680
~ C $coat 46 10,710 150,704 250,764
~ C $coat 42 10,788 110,788 180,830
r $coat -40,530 80,250 30
= .open-hand
c $coat 40 -50,620 -140,480
c $coat 40 -20,610 -50,430
c $coat 40 20,610 50,430
c $coat 40 54,620 140,490
c $coat 42 -50,670 -160,610
O $coat 0,655 88,82
= skeleton-standing | standing skeleton, whole skeleton, full skeleton, full body skeleton, skeleton body, waving skeleton, skeleton waving | coat=#f2ead8
t $coat 58,50 -286,520 -460,650
t $coat 50,46 -460,650 -490,380
o $coat -286,520 54
o $coat -460,650 48
@ -10 1 -500,-340
.open-hand
@
t $coat 58,50 286,520 390,730
t $coat 50,46 390,730 380,900
o $coat 286,520 54
o $coat 390,730 48
@ 176 .94 380,330
.open-hand
@
.stood-legs
@ 0 1 0,-80
.friendly-skull
= skeleton-dunking | skeleton dunking, dunking skeleton, skeleton dunking basketball, basketball skeleton, skeleton basketball player, skeleton dunk, skeleton slam dunk, slam dunk skeleton, slam dunking skeleton | coat=#f2ead8 kit=#c93a33
C white 16 330,440 400,640 400,740 !
C white 16 620,440 550,640 550,740 !
C white 16 420,450 500,590 420,690 400,740 !
C white 16 530,450 450,590 530,690 550,740 !
C white 16 475,450 360,570 475,720 !
C white 16 475,450 590,570 475,720 !
O $kit 475,420 190,54
O #5c5a66 475,414 150,28 !
t $coat 58,50 -240,500 -420,610
t $coat 50,44 -420,610 -540,440
o $coat -420,610 46
@ -24 .86 -570,-250
.open-hand
@
t $coat- 66,52 -90,960 -210,1150
t $coat- 56,46 -210,1150 -440,1190
o $coat- -210,1150 52
@ 74 .9 -500,520
L white -70,600 50,600 180,690 200,760 -80,760
r $kit -80,728 284,44 18
@
t $coat 66,52 90,960 300,900
t $coat 56,46 300,900 270,1120
o $coat 300,900 52
L white 220,1100 320,1100 430,1180 450,1240 210,1240
r $kit 206,1220 250,44 18
@ 10 1 -40,0
.friendly-ribs
h $kit 0,880 230,860 300,1080 80,1090 0,1020
b white 20 -226,880 226,880 !
@ 6 1 20,-60
.friendly-skull
H $kit 0,10 150,14 284,84 288,150 150,100 0,94
@
t $coat 58,50 230,520 400,330
t $coat 50,46 400,330 400,110
o $coat 230,520 54
o $coat 400,330 48
@ 0 1 430,-680
o orange 0,640 170
a #6b3a1c 210,640 170,16 128,232 !
a #6b3a1c -210,640 170,16 -52,52 !
b #6b3a1c 16 0,472 0,808 !
b #6b3a1c 16 -168,640 168,640 !
@ 14 1 400,-520
c $coat 40 -60,610 -90,500
c $coat 40 -20,600 -30,480
c $coat 40 24,600 34,484
c $coat 40 60,620 96,520
O $coat 0,650 84,70
`;
