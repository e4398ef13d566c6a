/** Who brings, guards and carries: storks, mail carriers, crossing guards; parts with ".s-" are those of whole-people.ts. */
export const OUT_AND_ABOUT = `
creature thing

= stork-bundle | stork with bundle, stork with a bundle, stork with baby bundle, stork with a baby bundle, stork carrying baby, stork carrying a baby, stork delivering baby, stork delivering a baby, stork bringing a baby, baby stork delivery, stork baby delivery
t #d9612e 36,26 -230,700 -480,800 -680,760
t #e8743a 36,26 -200,730 -430,860 -640,860
l #e8743a -660,720 -740,740 -700,780 -650,790
l #e8743a -620,830 -720,860 -670,900 -610,890
L #c9c4ba -60,560 -20,330 120,80 300,-60 270,140 330,120 260,280 300,290 190,520 100,640
L #fbf6ea -480,640 -380,520 -160,470 80,500 260,560 300,640 200,720 0,790 -220,790 -380,730 >9999
L #dcd6ca -380,690 -200,740 40,740 220,690 60,780 -200,790 !
l #3a3440 -480,640 -620,580 -580,650 -660,680 -560,700 -580,760 -440,720
T #fbf6ea 150,84 200,620 380,520 430,390 420,280
O #fbf6ea 440,260 96,84
L #fbf6ea -260,560 -330,300 -300,40 -200,-120 -80,-160 0,20 100,260 150,480 100,640 -60,660 >9999
l #3a3440 -330,300 -400,200 -310,170 -390,60 -290,50 -340,-60 -230,-40 -200,-170 -80,-160 -60,-60 -180,60 -250,200 -270,380
C #d0cabc 18 -160,120 -60,330 60,470 !
C #d0cabc 18 -230,280 -120,450 0,560 !
o night 462,240 20 !
o white 468,234 7 !
l #e8743a 500,200 540,300 800,440 810,424 >9999
l #c9582a 520,262 540,300 800,440 790,410 !
L #8cc4de 760,420 830,400 820,470 760,480
L #a9d6ea 760,460 640,560 540,720 520,880 620,1000 780,1020 930,960 970,820 900,660 800,540 >9999
L #7fb3d0 860,560 970,820 930,960 780,1020 620,1000 780,960 870,800 !
C #7fb3d0 16 770,500 720,620 700,760 !
o skin 640,800 110
L #6a4326 560,730 600,690 660,690 640,730 600,740 !
C brown 14 580,800 600,814 622,800 !
C brown 14 660,800 680,814 700,800 !
C brick 14 616,850 642,866 668,850 !
o coral 576,836 18 !
o coral 704,836 18 !
L #a9d6ea 530,840 640,930 760,900 800,960 640,1010 550,960 !
= crossing-guard-sign | crossing guard with stop sign, crossing guard with a stop sign, crossing guard holding a stop sign, crossing guard holding stop sign, crossing guard standing, lollipop man with sign | person kit=#24406e legs=#24406e shoe=coal hair=#c9c4c2 skin=#d99a6c
b brass 30 -372,250 -372,1000
*8:-372,60:45:22.5 l white -374,60 -470,-172 -274,-172
*8:-372,60:45:22.5 l red -374,60 -458,-142 -286,-142
.stop-letters
.s-legs
t $kit 96,66 150,510 300,580 400,420
.s-body
l #c8e03a -150,440 -80,436 0,560 80,436 150,440 160,660 146,800 -146,800 -160,660 >0
~ b orange 34 112,450 90,800 !
b silver 40 -150,680 150,680 !
b $kit 12 0,560 0,800 !
t $kit 96,66 -140,510 -290,660 -360,640
o $skin -372,640 46
l $skin 366,430 360,320 376,240 400,236 404,300 416,220 444,220 446,300 466,230 490,240 486,320 508,290 528,306 480,400 450,440 >430
.y-face
L $hair -112,300 -118,220 118,220 112,300 76,250 -76,250
L amber -126,220 -120,110 -40,50 60,60 120,120 126,220 >0
l amber- -140,214 140,214 190,250 60,246 -140,246
b white 16 -124,190 124,190 !
= .stop-letters
@ 0 1 -372,60
C white 22 -108,-34 -140,-42 -154,-20 -130,0 -106,20 -124,42 -156,34 !
b white 22 -86,-36 -22,-36 !
b white 22 -54,-40 -54,44 !
a white 30,2 32,22 0,360
b white 22 92,-40 92,44 !
a white 108,-14 24,20 -100,100
@
= mail-carrier-goose | mail carrier chased by goose, mail carrier chased by a goose, letter carrier chased by a goose, letter carrier chased by goose, mailman chased by a goose, mailman chased by goose, goose chasing mailman, goose chasing a mailman, goose chasing mail carrier, goose chasing a mail carrier, goose chasing letter carrier, postman chased by a goose, mailman running from a goose | person kit=#8fb4d8 legs=#5a6a80 shoe=#5a3a2a hair=#4a2c1e skin=#e0a878
@ 0 .86 280,-60
t $legs- 120,84 30,770 190,880 120,1060
l $shoe- 70,1050 170,1050 240,1110 236,1140 70,1140
t $legs 126,86 -20,780 -150,880 -330,930
l $shoe -360,850 -300,900 -310,1000 -390,1060 -420,960
t $kit- 84,56 60,500 210,560 280,420
o $skin- 286,400 44
@ 8 .95 320,-360
.cap
@ 0 .86 280,-60
.w-torso
b brown 26 -70,450 -150,700
L brown -330,640 -60,660 -40,880 -90,930 -310,920 -350,880 >-190
L bark -340,630 -50,650 -60,770 -190,820 -330,770 >-190
l white -290,590 -230,550 -160,640 -280,640
o gold -190,780 20
t $kit 92,60 -80,510 -130,640 30,700
o $skin 40,706 40
@ -20 1 130,-270
r white -200,300 190,130 6
b stone 10 -200,304 -105,380 !
b stone 10 -105,380 -10,304 !
@
L #6b5a48 -820,820 -700,700 -520,680 -380,760 -360,860 -460,950 -640,960 -760,920
L #e3d8c2 -660,940 -480,930 -380,860 -400,930 -520,990 -640,980
l #fbf6ea -780,860 -900,800 -860,880 -920,920 -760,910
L #8a7560 -620,740 -640,560 -760,440 -700,640 -820,560 -740,720 -800,720 -700,820 -560,860 -460,820
T #484350 116,76 -420,800 -330,700 -300,600
O #484350 -270,580 92,66
L #fbf6ea -300,560 -250,570 -260,630 -320,640
l #e8792e -196,540 -60,540 -190,586
l #e8792e -196,590 -80,640 -210,620
l #c93a33 -200,574 -120,586 -200,606 !
o white -250,556 18 !
o night -246,556 10 !
t #e8792e 36,26 -540,950 -520,1040 -570,1090
l #e8792e -600,1070 -540,1070 -480,1130 -600,1130
t #e8792e 36,26 -640,950 -720,1020 -800,1010
l #e8792e -820,980 -780,1040 -800,1100 -860,1060
@
`;
