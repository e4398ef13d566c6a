/** Limbs and faces of food and plants that are angry, scared, astonished, loud or full of laughter. */
export const MASCOT_MOOD_FIGURES = `
thing skin=night shoe=red

= angry-arms | angry arms, arms that are angry
.m-legs
~ C $skin 46 60,680 420,660 470,860 350,960
~ O white 340,966 86,80
C red 40 430,60 510,150 600,120 !
C red 40 440,260 520,180 610,210 !
= scared-arms | scared arms, arms that are scared
.m-legs
~ C $skin 46 60,700 470,800 500,520
~ O white 500,500 88,90
~ b stone 14 474,450 480,530 !
~ b stone 14 522,448 522,526 !
~ L sky 420,120 560,30 580,110 510,170
~ L sky 440,280 590,260 580,340 500,350
= screaming-arms | screaming arms, arms that scream
.m-legs
~ C $skin 46 60,700 430,660 520,340
~ O white 528,320 88,90
~ b stone 14 500,270 508,350 !
~ b stone 14 548,270 548,346 !
~ l amber 330,60 370,50 450,-120 390,-140
~ l amber 440,140 470,170 640,20 600,-30
= laughing-arms | laughing arms, arms of laughter
.m-legs
C $skin 46 -60,700 -440,760 -330,960
O white -310,966 86,80
C $skin 46 60,700 430,640 520,400
O white 528,380 88,90
b stone 14 500,330 508,410 !
b stone 14 548,330 548,406 !
= winking-arms | winking arms, arms that wink
.m-legs
C $skin 46 -60,700 -430,700 -470,900 -340,960
O white -330,966 86,80
C $skin 46 60,700 420,720 520,520
O white 526,500 88,86
c white 50 520,460 520,370
= astonished-arms | astonished arms, arms of surprise
.m-legs
~ C $skin 46 60,700 480,820 470,620
~ O white 464,600 88,90
~ b stone 14 440,550 446,630 !
l red 500,-60 610,-60 580,220 530,220
o red 555,310 52
l red 340,20 430,20 406,220 364,220
o red 385,300 42
= tripod-arms | tripod arms, tripod limbs
C $skin 46 0,640 30,900 20,1170
.m-boots
L $shoe -60,1150 70,1130 120,1190 130,1250 -70,1250
~ C $skin 46 60,680 360,760 390,960
~ O white 390,990 80,76
= face-in-rage | face that rages
~ o night 190,590 66,80
~ o white 168,560 24 !
~ c night 52 60,520 320,400
l night -190,730 190,730 160,880 -160,880
l white -160,756 160,756 138,854 -138,854 !
~ b night 14 70,750 66,860 !
b night 14 0,750 0,860 !
b night 14 -150,805 150,805 !
= face-in-fear | face that fears
~ o night 190,570 132
~ o white 190,570 112 !
~ o night 190,580 44 !
~ C night 30 90,390 200,350 320,410 !
L night -110,870 -60,760 0,740 60,760 110,870 60,856 0,880 -60,856 !
= face-in-scream | face that screams
~ C night 36 90,470 270,560 90,640 !
O night 0,820 140,170
O #7a1f2b 0,826 112,142 !
O #e8705c 0,900 84,60 !
l white -70,706 70,706 60,744 -60,744 !
= face-in-laughter | face that laughs
~ C night 36 90,600 190,500 290,600
~ L sky 320,610 390,720 350,790 290,740
L night -190,670 190,670 160,840 80,930 0,946 -80,930 -160,840 !
l white -150,690 150,690 140,736 -140,736 !
L #d8505c -100,888 -50,830 50,830 100,888 0,924 !
= face-with-wink | face that winks
o night -190,560 66,90
o white -212,526 26 !
C night 36 100,570 190,610 290,550
~ o #f08a94 330,690 66,42 !
C night 34 -130,720 0,800 150,700
= face-astonished | face that is astonished
~ o night 190,560 122
~ o white 190,560 102 !
~ o night 190,560 56 !
~ o white 174,540 18 !
O night 0,820 84,110
O #7a1f2b 0,826 60,84 !
~ C night 26 110,400 190,360 280,400 !
`;
