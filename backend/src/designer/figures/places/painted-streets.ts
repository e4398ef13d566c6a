/** Painted house fronts and small shops, as they stand in a street. */
export const PAINTED_STREETS = `
building

= .row-door
r white -136,980 128,240 8 !
r $door -120,996 96,224 >-72
r lemon -106,1010 68,54 8 !
o gold -42,1110 10 !
= .row-shop-window
r white 12,990 128,150 8 !
r navy 28,1006 96,118 4 !
l sky 28,1006 90,1006 28,1090 !
b white 10 76,1006 76,1124 !
r $door 20,1138 112,40 8
+3:38,0 o pink 38,1132 20 !
= row-houses | row houses, rowhouses, rainbow row, rainbow row houses, colorful row houses, colorful houses, painted houses, pastel houses, pastel row houses, painted row houses, charleston houses, row of houses, row of colorful houses, town houses, townhouses | door=teal vivid
r coral -640,400 320,820 >-420
r lemon -320,280 320,940 >-100
r #7fc4b4 0,380 320,840 >220
r sky 320,240 320,980 >540
l brick -664,404 -480,230 -296,404 >-480
o white -480,336 34 !
o navy -480,336 22 !
r white -336,250 352,56 10
+6:54,0 r white -314,300 30,34 !
l #4a5568 -14,384 50,236 270,236 334,384 >160
~ r white 0,372 336,30 8
r white -8,372 336,30 8 !
r white 110,262 100,110 8 !
r navy 126,278 68,84 !
l white 90,262 160,200 230,262 >160
r white 304,220 352,50 10
l wine 350,220 400,110 560,110 610,220 >480
r brick 540,30 70,120 8
@ 0 1 -480,0
.row-w2 .row-door .row-shop-window
@ 0 1 -160,0
.row-w1 .row-door .row-shop-window
@ 0 1 160,0
.row-w2 .row-door .row-shop-window
@ 0 1 480,0
.row-w1 .row-door .row-shop-window
@
r stone -660,1214 1320,46 8
+4:320,0 r silver -628,1196 150,30 6
= .row-w1
~ r white 24,350 108,180 8 !
~ r navy 40,366 76,148 4 !
~ l sky 40,366 90,366 40,450 !
~ b white 10 78,366 78,514 !
~ b white 10 40,440 116,440 !
.row-w2
= .row-w2
~ r white 24,640 108,220 8 !
~ r navy 40,656 76,188 4 !
~ l sky 40,656 90,656 40,760 !
~ b white 10 78,656 78,844 !
~ b white 10 40,750 116,750 !
r white -160,890 320,30 6 !
= .lady-house
l $roof -220,420 0,60 220,420 >0
l $wall -180,430 0,130 180,430 >0
r $wall -200,420 400,800 >0
~ l white 0,40 226,410 226,460 0,106 !
*12:0,300:30 o white 0,234 14 !
o white 0,300 62 !
o $roof 0,300 44 !
b white 10 0,256 0,344 !
b white 10 -44,300 44,300 !
r white -226,430 452,40 8
+10:46,0 o $roof -207,486 14 !
l $wall+ -150,520 40,520 60,560 60,1000 -170,1000 -170,560 >-10
r white -176,510 242,34 6 !
r white -176,740 242,34 6 !
r white -176,960 242,46 6 !
+2:112,0 r white -152,560 86,170 6 !
+2:112,0 r navy -138,574 58,142 !
+2:112,0 l sky -138,574 -100,574 -138,640 !
+2:112,0 r white -152,790 86,160 6 !
+2:112,0 r navy -138,804 58,132 !
+2:112,0 l sky -138,804 -100,804 -138,870 !
r white 86,560 90,180 40 !
r navy 100,576 62,150 30 !
l white 66,800 130,740 194,800 !
r white 76,800 110,20 !
+2:92,0 r white 76,810 20,330 !
r $door 98,860 68,250 10
o gold 152,990 9 !
l silver 56,1220 72,1110 190,1110 206,1220 >130
b white 10 64,1166 198,1166 !
r $wall- -190,1010 240,200 !
+2:112,0 r navy -150,1050 76,100 8 !
= painted-ladies | painted ladies, painted lady houses, victorian houses, victorian row houses, san francisco houses, victorian house row, row of victorian houses | vivid
@ 0 .98 -424,20
use .lady-left
@ 0 .98 424,20
use .lady-right
@ 0 1.08 0,-40
use .lady-middle
@
r stone -660,1200 1320,50 8
L green -640,1210 -600,1120 -520,1110 -470,1160 -440,1210 >-540
L green 470,1210 500,1130 580,1110 650,1160 660,1210 >570
= .lady-left | | wall=#e79a8e roof=#8e3d4c door=teal
.lady-house
= .lady-middle | | wall=#f0d27a roof=#2f6f78 door=brick
.lady-house
= .lady-right | | wall=#86b7d6 roof=#3a4a78 door=red
.lady-house
= corner-shop | corner shop, corner store, bodega, corner market, corner grocery, neighborhood store, deli, mom and pop shop, little shop, corner deli | wall=#c9684a
l #a34e37 0,120 600,240 600,1230 0,1230 !
l $wall -600,240 0,120 0,1230 -600,1230 !
l cream -640,250 0,120 0,70 -640,200 !
l sand 640,250 0,120 0,70 640,200 !
l navy -440,340 -260,304 -260,500 -440,516 !
l amber -416,362 -284,336 -284,480 -416,492 !
b cream 14 -350,340 -350,490 !
l navy 440,340 260,304 260,500 440,516 !
l sky 416,362 284,336 284,480 416,492 !
b cream 14 350,340 350,490 !
r green -150,170 300,380 24
r cream -120,200 240,320 14 !
o red 0,320 84,80
l leaf 0,250 20,190 80,200 60,240 !
c cocoa 14 0,270 -4,220
b green 20 -80,440 80,440 !
b green 20 -50,480 50,480 !
l green -640,600 0,570 0,690 -680,740 !
+3:226,-12 l cream -526,594 -414,590 -440,724 -562,734 !
l pine 640,600 0,570 0,690 680,740 !
+3:-226,-12 l sand 526,594 414,590 440,724 562,734 !
l navy -580,780 -170,760 -170,1080 -580,1060 !
l amber -556,800 -194,782 -194,1060 -556,1040 !
b cream 16 -376,790 -376,1050 !
l navy 580,780 170,760 170,1080 580,1060 !
l sky 556,800 194,782 194,1060 556,1040 !
b cream 16 376,790 376,1050 !
r cream -130,740 260,490 12
r navy -106,764 212,466 8
r amber -80,790 160,240 8 !
o gold 74,1080 16 !
r red -64,850 128,70 10 !
b white 14 -40,886 40,886 !
l wood -600,1060 -200,1080 -200,1220 -600,1190 !
b bark 12 -600,1130 -200,1150 !
l wood- 600,1060 200,1080 200,1220 600,1190 !
+5:74,4 o red -552,1056 42
+5:74,4 o orange -520,1016 40
+5:-74,4 o leaf 552,1056 42
+5:-74,4 o lemon 520,1016 40
l stone -660,1190 0,1220 660,1190 660,1240 0,1280 -660,1240 >0
`;
