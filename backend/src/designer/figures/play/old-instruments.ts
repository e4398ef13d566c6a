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
`;
