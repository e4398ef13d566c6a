/** What is passed on back roads, at the lake and in the snow. */
export const BACK_ROADS = `
= .round-bale
L #b98324 0,240 360,250 540,420 600,700 540,990 360,1160 0,1164
b #d79c34 26 0,300 400,300 !
b #d79c34 22 60,1080 420,1070 !
b #d79c34 22 380,860 560,860 !
b #d79c34 22 400,560 560,560 !
O #e9b94e 0,702 420,466
C #a8741c 26 30,700 29,731 0,757 -45,749 -75,700 -61,634 0,595 77,617 120,700 92,800 0,853 -108,817 -164,700 -124,566 0,498 140,549 209,700 156,868 0,950 -172,885 -254,700 -188,497 0,401 203,480 299,700 219,937 0,1047 -235,954 -344,700
= round-bales | round hay bale, round hay bales, round bale, round bales, round bales of hay, hay roll, hay rolls, rolled hay bale, rolled hay bales, big round bale, hay bale rolls
L leaf -640,1180 -300,1110 200,1120 640,1160 640,1230 -640,1240 _1190
@ 0 .62 270,-90
.round-bale
@ 0 .84 -190,70
.round-bale
@
l leaf -560,1240 -520,1120 -470,1230 -420,1150 -370,1240 !
l leaf 200,1240 250,1140 290,1230 340,1160 390,1240 !
= chicken-coop | chicken coop, chicken coops, hen house, henhouse, hen coop, chicken house, coop, backyard coop ; coop dreams | coat=#b5703a wing=#96592a tail=#7a4520 belly=#cf9258 beak=amber leg=amber
b bark 60 -400,900 -400,1240
b bark 60 300,900 300,1240
l red -480,400 -40,60 400,400 400,960 -480,960 >-40
+4:0,130 b #a32d2a 12 -480,470 400,470 !
b cocoa 90 -580,470 -40,40
b cocoa- 90 -40,40 500,470
o cream -40,290 84
b cocoa 16 -124,290 44,290 !
b cocoa 16 -40,206 -40,374 !
r white -360,520 250,390 16
l #33231c -330,910 -330,620 -290,566 -240,548 -190,566 -140,620 -140,910 !
r white 20,540 300,220 16
r #33231c 46,566 248,168 8 !
+4:62,0 b silver 10 78,566 78,734 !
+2:0,56 b silver 10 46,622 294,622 !
l wood -350,900 -120,900 240,1250 -30,1250 >-30
+4:90,86 b bark 22 -280,950 -70,950 !
r amber 20,780 300,60 12
l amber 60,780 110,730 150,770 200,726 250,780 !
@ 0 .3 -240,120
use chicken
@ 0 .42 430,328 flip
use chicken
@
l leaf -640,1260 -590,1170 -550,1240 -500,1190 -460,1260 !
= jackalope-sign | jackalope crossing sign, jackalope sign, jackalope xing
.crossing-board
@ 0 .84 -40,60
L coal -330,860 -250,640 -60,560 120,560 180,470 230,420 330,420 380,490 370,560 300,620 230,640 200,800 210,900 150,900 120,800 -60,800 -120,860 -40,900 -260,910 !
L coal 240,450 190,330 180,230 230,220 270,330 290,430 !
L coal 300,440 310,330 340,240 380,260 360,370 330,450 !
C coal 20 270,440 300,250 260,130 !
C coal 20 296,270 350,220 350,150 !
C coal 20 250,440 200,280 110,180 !
C coal 20 200,290 210,200 180,130 !
o coal -340,760 60 !
@
= crossing-sign | blank crossing sign, blank road sign, blank yellow sign, yellow road sign, yellow diamond sign, diamond road sign, diamond sign, road warning sign
.crossing-board
= silver-trailer | airstream, airstream trailer, airstream camper, silver trailer, silver camper, silver camper trailer, silver bullet trailer, aluminum trailer, aluminum camper, retro silver trailer | vehicle
b ash 40 -760,930 -540,930
wheel white -740,1000 46
L silver -600,900 -640,720 -590,500 -460,360 -280,310 280,310 460,360 590,500 640,720 600,900 540,960 -540,960 _700
b #dfe3e8 30 -430,400 430,400 !
b steel 12 -620,600 620,600 !
b steel 12 -350,330 -350,940 !
b steel 12 400,350 400,940 !
b blue 44 -624,770 624,770
r #33424f -540,470 150,190 50
r ice -516,494 102,142 36
r ash -270,400 200,540 90
r silver -244,426 148,500 70
r ice -220,470 100,140 40
o gold -120,720 20
r #33424f 0,470 330,190 40
r ice 24,494 282,142 26
l red -30,410 360,410 420,560 -90,560 >160
+3:150,0 l white 20,410 90,410 100,560 20,560 !
r stone -60,280 190,50 16
wheel silver 90,960 104
wheel silver 310,960 104
L steel -40,880 40,830 360,830 440,880 400,900 0,900
= teardrop-trailer | teardrop trailer, teardrop trailers, teardrop camper, teardrop campers, teardrop, tear drop trailer, teardrop camper trailer | vehicle
b ash 40 -680,930 -480,930
wheel white -690,1010 50
L amber -540,930 -580,700 -520,460 -360,290 -140,210 100,230 320,340 500,540 620,780 660,930
L cream -540,930 -580,740 300,740 606,740 660,930 >60
C brown 30 -580,740 0,740 606,740 !
r brown -290,420 280,470 60
r amber+ -262,448 224,414 46
o brown -150,580 92
o ice -150,580 68
l white -190,610 -130,530 -100,540 -170,630 !
o gold -60,720 22
r brown 110,470 230,160 40
r ice 134,494 182,112 26
C ash 24 -300,250 -260,170 100,180 180,240
T red 90,80 -330,150 -80,110 240,170
C wine 14 -320,160 -80,140 230,176 !
L steel 60,900 80,780 200,720 340,730 430,810 450,900
wheel white 250,930 128
r ash -560,920 520,40 10
r ash 400,920 270,40 10
o red 620,860 26
= .snowy-pine
r bark -40,1080 80,170
h pine 0,420 150,700 90,690 240,920 150,910 320,1130 0,1130
l white 0,420 80,570 20,540 -20,580 -80,560 !
l white -150,700 -80,690 -20,720 40,690 150,704 110,632 60,650 0,620 -60,660 -110,630 !
l white -240,920 -140,900 -60,940 40,900 130,930 240,922 190,850 100,870 0,830 -100,870 -190,850 !
= ski-lodge | ski lodge, ski lodges, ski chalet, chalet, chalets, snowy cabin, ski cabin, snow lodge, swiss chalet, a-frame chalet, alpine chalet, mountain chalet, mountain lodge
@ 0 .8 -480,70
.snowy-pine
@ 0 .66 500,168
.snowy-pine
@
r brick 190,150 110,300
r white 170,110 150,60 20
l #7a4a2c -390,1150 0,300 390,1150 >0
l #2e2220 0,440 -260,960 260,960 !
l amber 0,490 -110,710 -16,710 -16,500 !
l amber 16,500 16,710 110,710 !
l amber -124,740 -16,740 -16,930 -220,930 !
l amber 124,740 220,930 16,930 16,740 !
b bark 36 -330,960 330,960
+9:74,0 b bark 18 -296,960 -296,1060 !
b bark 30 -330,1050 330,1050
r cocoa -90,1040 180,140
r amber -60,1060 120,90 8 !
b bark 80 -520,1190 0,150
b bark- 80 0,150 520,1190
L white -30,20 30,20 120,210 300,560 480,900 560,1060 470,1050 420,1100 360,960 290,900 250,760 180,690 130,540 60,470 0,320 -60,470 -130,540 -180,690 -250,760 -290,900 -360,960 -420,1100 -470,1050 -560,1060 -480,900 -300,560 -120,210 >0
L white -660,1190 -420,1140 -150,1180 150,1160 440,1140 680,1200 620,1280 -620,1280 _1225
t red 26,26 250,1210 330,790
t blue 26,26 310,1210 280,790
= ferry-boat | ferry boat, ferry, ferries, car ferry, ferryboat, washington state ferry, seattle ferry, staten island ferry, island ferry | vehicle
r ash -60,90 90,200 10
r #2f6b52 -90,160 150,130 16
b white 34 -90,225 60,225 !
r white -200,280 350,130 20
+5:64,0 r navy -176,310 44,56 8 !
r white -440,400 880,160 16
+9:92,0 r navy -400,440 56,70 10 !
b #2f6b52 30 -460,566 460,566
l white -600,590 600,590 580,800 -580,800 >0
+5:212,0 r #22384a -520,640 150,130 30
r red -500,690 110,80 20
r amber -284,690 110,80 20
r sky 140,690 110,80 20
r silver 352,690 110,80 20
l #2f6b52 -680,790 680,790 560,1010 -560,1010 >0
b white 26 -650,830 650,830 !
C white 12 -420,400 -560,500 -600,600 !
C white 12 420,400 560,500 600,600 !
L sea -700,1000 -520,950 -340,1000 -170,950 0,1000 170,950 340,1000 520,950 700,1000 660,1120 -660,1120
C ice 22 -520,1050 -400,1020 -280,1050 !
C ice 22 0,1060 130,1030 260,1060 !
C ice 22 400,1040 480,1020 560,1040 !
= float-plane | float plane, float planes, floatplane, floatplanes, seaplane, seaplanes, sea plane, plane on floats, pontoon plane, bush plane on floats, amphibious plane | vehicle
b ash 26 -260,760 -330,950
b ash 26 60,760 140,950
b ash 20 -260,770 120,940 !
L cream -560,960 -620,930 -520,890 400,880 560,930 420,1040 -360,1050 -500,1010 _960
l #c93a33 480,330 640,250 690,270 640,560 500,600 >560
L #c93a33 -520,480 -430,440 -330,430 -240,320 80,310 240,430 480,500 680,540 690,590 480,640 60,760 -330,760 -480,700 -540,600 _620
L white -540,590 -300,560 200,570 680,560 680,590 500,620 -520,650 !
L ice -310,440 -225,344 -110,338 -110,450 !
L ice -80,338 60,336 170,440 -80,450 >40
b ash 24 -60,340 -140,650
r white -420,250 720,80 40
b #c93a33 30 -420,290 -300,290 !
b #c93a33 30 180,290 300,290 !
o steel -560,570 44
L coal -600,570 -584,330 -560,290 -540,330 -556,570 -540,810 -560,850 -584,810
L sky -680,1020 -500,1000 -300,1030 0,1010 300,1030 520,1000 680,1030 560,1120 -560,1120 _1065
C white 18 -420,1070 -300,1050 -180,1070 !
C white 18 60,1080 180,1060 300,1080 !
`;
