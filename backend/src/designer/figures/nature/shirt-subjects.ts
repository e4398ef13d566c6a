/** Subjects of many shirts: a foxglove, a mitten of pines, a statue, a mother of bones. */
export const SHIRT_SUBJECTS = `

= .fox-bells
~ L $bell 0,470 90,450 200,500 300,640 390,750 330,880 210,900 120,820 60,650 >210
~ L #f2c4e0 130,830 240,780 380,740 392,790 330,884 215,908 !
~ L #6d2560 180,846 260,800 350,776 340,826 290,866 220,880 !
~ C $bell+ 26 120,530 210,610 280,720 !
= .fox-bell-front
L $bell -80,450 80,450 140,620 200,810 150,900 0,940 -150,900 -200,810 -140,620 >30
L #f2c4e0 -200,810 0,780 200,810 160,900 0,946 -160,900 !
O #6d2560 0,860 120,52 !
o #f2c4e0 -50,850 16 !
o #f2c4e0 40,866 18 !
C $bell+ 28 -70,520 -110,640 -130,760 !
= foxglove-stalk | foxglove, foxgloves, foxglove flower, foxglove flowers, digitalis, foxglove stalk, purple foxglove | tall vivid bell=#b4489c
@ 0 .88 0,0
.fox-stalk
@
= .fox-stalk
~ L green 10,1500 150,1300 360,1210 560,1260 440,1430 200,1520
~ L leaf 10,1500 110,1330 270,1270 380,1310 290,1440 140,1510
T green 34,52 0,-420 0,1500
O leaf 0,-440 36,66
~ t green 26,20 0,-300 80,-350
~ O leaf 94,-350 38,54
~ t green 26,20 0,-200 100,-220
~ O #d58cc4 110,-200 44,64
O #d58cc4 0,-290 40,70
@ 0 .8 0,420
.fox-bells
@ 0 .7 0,300
.fox-bell-front
@ 0 .72 0,230
.fox-bells
@ 0 .62 0,110
.fox-bell-front
@ 0 .62 0,40
.fox-bells
@ 0 .54 0,-70
.fox-bell-front
@ 0 .52 0,-150
.fox-bells
@ 0 .44 0,-240
.fox-bell-front
@ 0 .4 0,-330
.fox-bells
@ 0 .34 0,-410
.fox-bell-front
@
= .small-pine
r bark -20,780 40,80 0
l $pine 0,420 90,560 50,556 130,680 76,676 160,800 -160,800 -76,676 -130,680 -50,556 -90,560 >0
= .pale-pine | | pine=#8cc36a
.small-pine
= .dark-pine | | pine=#1f5238
.small-pine
= michigan-pines | michigan mitten, michigan mitten made of pine trees, michigan made of pine trees, michigan mitten made of trees, michigan made of trees, mitten state, the mitten state, michigan pine trees, michigan with pine trees, mitten shaped michigan, pine tree michigan | vivid
l #3c8450 -13,1194 14,1165 56,1044 52,957 -9,819 3,783 -13,737 15,678 11,618 32,597 49,551 67,552 88,503 98,527 91,573 100,585 112,539 124,550 120,483 140,464 180,452 148,421 168,387 236,394 270,393 287,417 375,435 415,496 393,513 412,525 424,630 401,647 396,690 364,708 352,757 394,783 420,752 436,717 489,675 535,716 567,832 590,879 585,953 558,959 549,967 537,977 535,1011 516,1021 512,1067 482,1115 475,1143 281,1175 279,1182
l #3c8450 -590,289 -539,264 -508,234 -458,226 -420,194 -332,113 -252,86 -268,113 -302,142 -329,191 -306,217 -255,197 -218,213 -197,244 -176,269 -141,268 -101,276 -70,268 -14,221 74,210 144,184 141,242 193,235 260,218 252,289 312,308 362,312 352,328 276,325 200,319 154,334 107,322 82,325 34,355 -27,396 -58,435 -66,391 -104,422 -135,432 -182,548 -203,535 -194,501 -226,496 -218,437 -266,392 -323,378 -404,361 -547,331
@ 0 .34 240,-70
use .pale-pine
@ 0 .34 340,30
use .dark-pine
@ 0 .36 180,60
use .dark-pine
@ 0 .4 110,190
use .dark-pine
@ 0 .44 290,210
use .pale-pine
@ 0 .4 100,380
use .pale-pine
@ 0 .46 240,400
use .dark-pine
@ 0 .42 470,390
use .pale-pine
@ 0 .4 110,520
use .dark-pine
@ 0 .5 370,520
use .dark-pine
@ 0 .42 500,500
use .pale-pine
@ 0 .44 230,540
use .pale-pine
@ 0 .28 -440,-320
use .pale-pine
@ 0 .32 -330,-360
use .dark-pine
@ 0 .3 -220,-260
use .pale-pine
@ 0 .34 -110,-250
use .dark-pine
@ 0 .28 0,-320
use .pale-pine
@ 0 .28 100,-350
use .dark-pine
@ 0 .24 -175,-150
use .dark-pine
@
= greek-bust | greek statue, greek bust, greek statue bust, marble bust, marble statue, roman bust, roman statue, greek god statue, classical statue, classical bust, greek sculpture, marble head, david statue, statue of david, statue bust, marble sculpture | creature face=470,120 marble=#eceae4
r $marble- -330,1200 660,90 10
r $marble -270,1120 540,100 10
L $marble -560,1130 -570,1000 -440,920 -180,880 180,880 440,920 570,1000 560,1130 300,1190 0,1140 -300,1190 >20
l $marble -470,950 -400,930 -90,1146 -160,1160 !
b $marble- 14 -380,950 -110,1150 !
C $marble- 16 60,960 200,990 330,960 !
L $marble- -170,780 170,780 200,960 0,1010 -200,960
H $marble 0,110 200,120 350,250 370,470 340,660 230,830 110,910 0,920
~ L #cfcbc4 130,480 300,470 330,640 220,800 110,880 80,760 200,640 !
~ L $marble+ 90,440 170,410 260,440 270,490 180,520 90,490 !
~ C #a8a49d 20 80,446 170,404 276,446 !
~ C #a8a49d 14 90,496 180,526 270,490 !
~ C #a8a49d 28 60,380 160,336 290,372 !
L $marble+ -30,380 30,380 50,600 76,650 0,690 -76,650 -50,600
L #b8b4ad 10,400 30,390 50,600 76,650 0,690 20,640 !
L #b39f98 -110,756 -40,736 0,748 40,736 110,756 40,800 0,808 -40,800 !
b #8f847e 10 -100,762 100,762 !
C #a8a49d 14 -60,850 0,862 60,850 !
~ O $marble 392,540 56,86
~ O #b8b4ad 400,540 26,50 !
~ o $marble 400,400 84
~ o $marble 420,290 88
~ o $marble 370,180 92
~ o $marble 270,90 96
~ o $marble 140,40 100
o $marble 0,20 104
~ o $marble 250,200 80
~ o $marble 100,150 86
o $marble 0,190 70
~ a #b8b4ad 400,400 44,18 0,300
~ a #b8b4ad 420,290 46,18 40,330
~ a #b8b4ad 370,180 48,18 90,380
~ a #b8b4ad 270,90 50,18 0,300
~ a #b8b4ad 140,40 52,18 60,350
a #b8b4ad 0,20 54,18 120,410
~ a #b8b4ad 250,200 42,16 30,320
~ a #b8b4ad 100,150 46,16 90,380
C #b8b4ad 10 -230,560 -200,640 -240,700 !
= skeleton-pregnant | pregnant skeleton, pregnant skeleton with baby skeleton, skeleton pregnant, expecting skeleton, pregnant skeleton with a baby skeleton, pregnant skeleton mom, skeleton mom to be, skeleton with baby bump, skeleton baby bump, skeleton mama to be, pregnant skeleton with baby, skeleton with baby in ribcage, skeleton with baby in belly | creature coat=#f2ead8 gaze=0,125,62
t $coat 58,50 -286,520 -470,720
o $coat -286,520 54
t $coat 58,50 286,520 470,720
o $coat 286,520 54
~ t $coat 66,52 140,1060 170,1240
~ t $coat 58,48 170,1240 170,1400
~ o $coat 140,1060 56
~ o $coat 170,1240 54
~ L $coat 116,1380 210,1370 330,1440 346,1490 116,1490
H #2e2a36 0,490 150,500 262,580 276,690 216,800 0,830 !
r $coat -32,420 64,480 20
~ C $coat 46 10,546 150,530 262,590
~ C $coat 46 10,628 160,618 276,680
~ C $coat 42 10,706 150,694 250,740
h $coat 0,960 160,940 250,1000 220,1090 120,1120 60,1080 0,1120
o $coat 0,880 300
o #f3a8bd 0,880 264 !
o #f9cdd8 -60,810 130 !
@ 0 .42 10,270
.friendly-skull
@
C $coat 30 60,960 100,1030 40,1080 -30,1070
t $coat 26,20 90,980 10,1000 -30,960
t $coat 26,20 60,1070 -50,1030 -80,1060
v red -120,980 62
t $coat 50,46 -470,720 -300,930
t $coat 50,46 470,720 290,800
o $coat -470,720 48
o $coat 470,720 48
c $coat 36 -310,930 -190,990
c $coat 36 -310,900 -160,930
c $coat 34 -300,960 -220,1040
O $coat -310,930 66,60
c $coat 36 300,790 170,760
c $coat 36 300,820 150,820
c $coat 34 300,850 180,880
O $coat 300,810 60,64
@ 0 1 0,-80
.friendly-skull
@
L rose 40,-60 170,-150 280,-130 260,-30 290,60 170,70 60,10
L rose -40,-60 -170,-150 -280,-130 -260,-30 -290,60 -170,70 -60,10
O wine 0,-30 56,60
`;
