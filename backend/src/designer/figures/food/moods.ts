/** Food and drink that is tired or sad. */
export const MOODS_OF_FOOD = `
food

= .tired-face
~ o white 165,640 112
~ o night 160,686 58 !
~ o white 140,664 18 !
~ L $lid 40,650 46,570 96,512 165,496 234,512 284,570 290,650 !
~ c night 24 44,652 286,652 !
~ C $lid- 20 80,790 165,824 250,790 !
C night 24 -110,920 -40,894 40,930 110,904 !
= .dozing
b #8f6ad0 34 330,120 470,120 330,290 480,290 !
b #8f6ad0 26 520,-60 620,-60 520,66 630,66 !
= tired-pumpkin | tired pumpkin, sleepy pumpkin, exhausted pumpkin, pumpkin tired, sleepy jack o lantern, tired jack o lantern, pumpkin that is tired, grumpy tired pumpkin | lid=#d9681e
.dozing
L #5f8f3f -60,330 -90,180 -190,90 -110,30 20,110 80,330 >-20
~ O #d9681e 400,740 230,420
~ O #e8792e 230,730 270,460
O #f0893a 0,730 260,480
.tired-face
= tired-mug | tired coffee, tired coffee mug, tired coffee cup, tired mug, tired cup of coffee, sleepy coffee, sleepy coffee mug, sleepy coffee cup, sleepy mug, sleepy cup of coffee, exhausted coffee cup, exhausted coffee mug | lid=#d9a03a
C ice 40 -200,210 -260,110 -170,20 -230,-90
C ice 40 0,210 -60,110 30,20 -30,-90
.dozing
a #d9a03a 420,740 190,84 -100,100
L amber -410,330 410,330 410,900 360,1120 240,1200 -240,1200 -360,1120 -410,900 >0
O #d9a03a 0,330 410,86
O #5f3820 0,330 350,60 !
.tired-face
= crying-strawberry | crying strawberry, strawberry crying, sad strawberry, weeping strawberry, crying strawberries, strawberry in tears, crying berry
O sky 0,1262 560,50
H red 0,250 210,230 430,320 510,540 440,830 250,1090 70,1220 0,1230
~ O lemon 300,400 20,32 !
~ O lemon 90,470 20,32 !
~ O lemon 420,560 20,32 !
~ O lemon 80,1060 20,32 !
~ O lemon 40,960 18,28 !
L #2f7a3e 0,330 -120,300 -260,420 -290,290 -470,270 -300,180 -340,60 -170,110 -60,-40 0,60 60,-40 170,110 340,60 300,180 470,270 290,290 260,420 120,300 >0
c #2f7a3e 50 0,80 40,-90
~ L #7fd0f0 130,700 250,700 330,860 360,1060 330,1200 250,1210 240,1040 200,860 !
~ L white 210,760 250,860 280,1000 250,980 210,860 !
~ o night 180,640 92
~ o white 148,604 34 !
~ o white 210,680 18 !
~ C night 26 90,520 190,500 290,550 !
C night 28 -90,880 -40,826 40,826 90,880 !
`;
