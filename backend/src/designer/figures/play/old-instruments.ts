/** Instruments, sports and machines of old times and far places. */
export const OLD_INSTRUMENTS = `
thing

= hurling-sticks | hurling stick, hurling sticks, crossed hurling sticks, hurley, hurleys, camogie, sliotar
@ 36 1 0,-40 flip
.hurley
@ -36 1 0,-40
.hurley
@ 0 1 0,0
o white 0,1110 150
C red 20 -130,1080 -40,1130 40,1130 130,1080 !
C red 20 -120,1200 -40,1160 40,1160 120,1200 !
= .hurley
T #d9a871 70,110 0,-60 0,760
L #d9a871 -56,700 56,700 90,860 200,960 250,1100 190,1230 60,1260 -40,1180 -80,1000 >60
b #a56c40 26 -66,1130 240,1060 !
b #a56c40 26 -46,1190 226,1130 !
r green -46,-90 92,320 40
+4:0,70 b white 16 -46,-20 46,-50 !
= penny-farthing | penny farthing, penny-farthing, penny farthings, penny farthing bicycle, high wheel bicycle, high wheeler, old timey bicycle
a coal 130,740 500,52 0,360
a ash 130,740 448,16 0,360
*12:130,740 b silver 12 130,700 130,290 !
o brass 130,740 60
a coal -480,1100 150,40 0,360
*8:-480,1100 b silver 10 -480,1080 -480,970 !
o brass -480,1100 26
C wine 44 160,170 60,190 -120,330 -290,560 -400,850 -480,1100
c wine 50 160,130 130,740
c coal 34 150,110 150,60
C coal 40 20,90 150,50 270,110 310,90 !
L brown -190,200 -150,130 -20,140 90,170 80,230 -80,230 _190
c coal 20 -60,220 -80,300
c silver 30 130,740 210,870
r coal 140,850 170,56 20
= kalimba-thumb | kalimba, kalimbas, thumb piano, thumb pianos, mbira, mbiras
L wood -430,250 0,210 430,250 480,420 470,800 420,1100 280,1220 0,1240 -280,1220 -420,1100 -470,800 -480,420 >0
L amber- -380,310 0,280 380,310 420,460 410,800 370,1050 250,1150 0,1170 -250,1150 -370,1050 -410,800 -420,460 !
o bark 0,960 130
o night 0,960 100 !
r silver -30,80 60,800 24
~ r silver 60,110 56,700 24
~ r silver 145,130 56,610 24
~ r silver 230,150 56,520 24
~ r silver 315,170 54,430 24
r bark -420,330 840,60 20
r steel -420,430 840,44 20
~ o brass 370,360 22 !
o brass 0,360 22 !
C bark 24 -300,1010 -220,970 -200,900 !
C bark 24 300,1010 220,970 200,900 !
= hurdy-gurdy | hurdy gurdy, hurdy-gurdy, hurdy gurdies, wheel fiddle
@ -20 0.96 0,0
c steel 34 -520,720 -640,720 -640,560
o bark -640,540 50,70
L bark -530,720 -510,520 -400,390 -260,370 -150,440 -60,470 60,420 240,430 300,560 320,720 300,880 240,1010 60,1020 -60,970 -150,1000 -260,1070 -400,1050 -510,920 >-100
L wood -480,720 -460,550 -380,440 -270,420 -170,490 -60,520 70,470 210,480 250,580 270,720 250,860 210,960 70,970 -60,920 -170,950 -270,1020 -380,1000 -460,890 !
r #d9a871 -260,640 520,170 16
+7:68,0 r white -230,790 46,90 8
+4:68,0 r coal -160,800 30,130 6
r amber -360,560 80,320 34
b bark 12 -340,600 -340,840 !
b coal 60 -440,660 -440,790
+3:0,40 b silver 10 -470,685 560,685 !
l bark 300,620 560,650 600,640 640,720 600,800 560,790 300,820 >300
+3:90,0 c brass 22 370,640 370,560
+3:90,0 c brass 22 370,800 370,880
+3:90,0 o cream 370,540 34,28
+3:90,0 o cream 370,900 34,28
o bark -100,890 44,26 !
o bark 130,890 44,26 !
= reel-to-reel | reel to reel, reel-to-reel, reel to reel tape, reel to reel tape recorder, reel to reel player, tape recorder, tape recorders, tape deck, tape machine
r wood -620,60 1240,1160 60
r silver -560,120 1120,1040 30
C bark 16 -520,560 -260,730 0,770 260,730 520,560 !
@ 0 1 -285,0
.tape-reel
@ 0 1 285,0
.tape-reel
@ 0 1 0,0
r coal -130,690 260,130 20
~ o steel 190,730 36
r cream -500,870 280,180 20
r cream 220,870 280,180 20
a red -360,1040 120,20 290,340
a red 360,1040 120,20 290,340
b coal 14 -360,1040 -430,930 !
b coal 14 360,1040 400,920 !
+4:90,0 r coal -170,890 70,90 12
r red 100,890 70,90 12
~ o coal 130,1060 44
o coal 0,1060 44
= .tape-reel
o bark 0,400 264
o brown 0,400 200 !
a white 0,400 264,30 0,360
*3:0,400 t white 90,60 0,330 0,170 !
o white 0,400 90
*3:0,400 r coal -12,340 24,40 6
o coal 0,400 26 !
`;
