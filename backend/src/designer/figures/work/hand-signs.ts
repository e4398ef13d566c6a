/** Hands that say something: in sign language, to an audience, to a friend. */
export const HAND_SIGNS = `

= ily-hand | i love you hand, ily hand, ily sign, sign language hand, sign language hands, sign language, asl hand, asl hands ; deaf pride, deaf culture | thing skin=skin
r teal -200,1070 400,210 40
b sea 30 -200,1130 200,1130 !
t $skin 124,108 180,700 258,250
t $skin 130,116 -150,700 -190,110
t $skin 150,116 -130,930 -360,730 -520,640
L $skin -226,640 -240,860 -180,1090 180,1090 250,860 250,640 120,560 -120,560 !
L $skin- 30,1090 180,1090 250,860 250,640 200,640 190,860 !
r $skin -92,560 138,290 68 !
r $skin 54,570 130,280 64 !
a $skin- -22,790 70,18 10,170
a $skin- 118,790 64,18 10,170
b $skin- 18 48,600 48,800 !
C $skin- 18 -92,640 -110,760 -70,860 60,900 !
o blush -22,800 40,34 !
o blush 118,800 38,32 !
C $skin- 18 -150,900 -60,980 -40,1060 !
v red 440,200 190
v red -430,280 120
= .open-glove
r coal -150,960 300,320 30
r white -170,900 340,110 40
t white 116,104 -150,620 -290,300
t white 120,104 -54,590 -100,150
t white 120,104 54,590 110,150
t white 112,100 150,640 300,310
t white 124,100 130,800 330,660
L white -210,640 -190,840 -120,920 120,920 200,840 210,640 110,550 -110,550 !
C silver 20 -110,720 0,780 120,740 !
C silver 20 -90,640 0,660 110,620 !
= jazz-hands | jazz hands, jazz hand, spirit fingers, jazz hands up | thing
@ -16 .94 -350,40
.open-glove
@ 16 .94 350,40 flip
.open-glove
@
+2:150,0 b gold 30 -75,180 -75,40
b gold 30 0,150 0,0
~ b gold 30 560,780 650,740
~ b gold 30 570,880 660,890
s amber 0,1080 110,5,.45
~ s amber 110,930 60,5,.45
= .fist-ahead
t $sleeve 300,290 -640,640 -520,640
b $cuff 330,330 -530,640 -450,640 !
t $skin 230,230 -470,640 -330,640
L $skin -430,500 -330,420 -160,400 -40,440 -10,640 -40,840 -160,880 -330,850 -430,770 _700
+4:0,112 r $skin -150,420 150,104 50
+3:0,112 b $skin- 14 -150,528 -10,528 !
L $skin -400,520 -330,440 -220,470 -130,590 -120,680 -190,700 -270,620 _600
C $skin- 16 -250,500 -160,610 -150,690 !
o blush -150,660 30,24 !
= fist-bump | fist bump, fist bumps, fist bumping, bumping fists, two fists, knuckle bump | thing skin=skin sleeve=teal cuff=sea
@ 0 .86 -30,40
.fist-ahead
@ 0 .86 30,40 flip
.fist-ahead
@
b amber 36 0,320 0,120
~ b amber 32 110,350 210,190
~ b amber 28 220,440 350,360
b amber 36 0,1040 0,1220
~ b amber 32 110,1010 200,1150
= .pinky-hand
t $sleeve 240,240 -420,1330 -350,1070
b $cuff 280,280 -378,1140 -362,1060 !
L $skin -480,1060 -520,820 -480,660 -300,600 -160,640 -120,800 -160,960 -240,1070 >-200
+3:0,116 r $skin -330,670 230,106 53
+2:0,116 b $skin- 14 -320,780 -110,780 !
t $skin 110,90 -460,900 -400,720 -260,700
o blush -240,700 30,24 !
= pinky-promise | pinky promise, pinky swear, pinky promises, pinkies, linked pinkies, pinky fingers | thing skin=skin sleeve=teal cuff=sea
C #c98f62 100 -250,660 -150,520 20,430 150,470 160,590 60,640
C $skin 88 -250,660 -150,520 20,430 150,470 160,590 60,640
@ 0 1 0,0 flip
C #9d6a40 100 -250,660 -150,520 20,430 120,450
C #b57a4c 88 -250,660 -150,520 20,430 120,450
C #b57a4c 88 120,450 156,500 160,590 70,630
@
C $skin 88 -250,660 -150,520 -60,466
.pinky-hand
@ 0 1 0,0 flip
.pinky-hand-right
@
v red 0,180 230
~ b gold 24 200,230 290,180
~ b gold 24 190,340 280,370
= .pinky-hand-right
t coral 240,240 -420,1330 -350,1070
b red 280,280 -378,1140 -362,1060 !
L #b57a4c -480,1060 -520,820 -480,660 -300,600 -160,640 -120,800 -160,960 -240,1070 >-200
+3:0,116 r #b57a4c -330,670 230,106 53
+2:0,116 b #84532f 14 -320,780 -110,780 !
t #b57a4c 110,90 -460,900 -400,720 -260,700
o blush -240,700 30,24 !
= clasped-hands | clasped hands, held hands, two hands holding, hands holding each other, hand in hand hands, hands held | thing skin=skin
t red 250,210 -560,90 -400,330
t teal 250,210 560,90 400,330
b wine 250,250 -420,300 -380,360 !
b sea 250,250 420,300 380,360 !
t #b57a4c 170,150 370,400 190,690
t $skin 170,150 -370,400 -190,690
L #b57a4c 90,620 230,700 250,880 140,1040 -40,1060 -120,960 -60,760 >130
L $skin -90,600 -240,690 -290,850 -230,1000 -90,1100 60,1080 120,980 90,880 20,800 60,700 20,620 _900
t #b57a4c 92,84 110,860 -60,800 -180,820
t #b57a4c 92,84 120,950 -50,890 -190,910
t #b57a4c 88,80 110,1030 -40,980 -170,1000
b #84532f 12 90,906 -60,846 -170,866 !
b #84532f 12 90,992 -50,936 -170,956 !
t $skin 100,84 -60,640 90,740 110,860
o blush 106,846 32,26 !
v red 0,300 230
`;
