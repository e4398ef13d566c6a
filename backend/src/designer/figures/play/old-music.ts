/** Instruments of old music, and what is swung and raised in a church. */
export const OLD_MUSIC = `
thing

= lute | lute, lutes, renaissance lute, bard lute ; bard, bards, minstrel, troubadour | long
@ 32 1 -40,40
l bark -60,620 -50,120 50,120 60,620 >0
l cocoa -60,140 -40,60 60,60 60,140 !
@ 84 1 246,-390
l bark -50,640 50,640 40,860 -40,860 >0
+4:0,56 c bone 20 -96,670 -60,670
+4:0,56 c bone 20 60,670 96,670
@ 32 1 -40,40
+5:0,90 b gold 12 -56,180 56,180 !
H #d9963e 0,560 120,590 300,740 380,930 340,1110 190,1230 0,1260
H #f0c478 0,590 110,620 270,750 340,930 300,1090 170,1190 0,1220
o cocoa 0,860 110
*8:0,860 o gold 0,800 22,44 !
o gold 0,860 30 !
r cocoa -120,1080 240,44 16
+4:28,0 b white 8 -42,130 -42,1090 !
= recorder-flute | recorder, recorders, recorder flute, wooden recorder, soprano recorder, school recorder | long
@ 38 1 0,0
l bone -70,60 -20,20 60,60 90,190 -90,190 >0
l bark -90,190 90,190 100,430 -100,430 >0
l cocoa -44,270 44,270 0,340 !
r bone -120,420 240,70 24
r bark -96,480 192,500 20
r bone -120,960 240,70 24
l bark -90,1030 90,1030 120,1230 70,1260 -70,1260 -120,1230 >0
+5:0,96 o night 0,540 32 !
o night -30,1080 22 !
o night 34,1080 22 !
= thurible | thurible, thuribles, censer, censers, swinging censer, church incense ; altar server
o gold 0,60 50
o #1c1a1f 0,60 24 !
b brass 22 0,110 0,420
~ C brass 22 20,110 170,300 290,640
h gold 0,400 60,430 90,500 0,500
h brass 0,500 140,520 200,620 0,620
H gold 0,480 170,520 270,640 300,740 0,740
*5:0,600:22:-44 b cocoa 24 0,560 0,500 !
r brass -320,720 640,70 30
H gold 0,790 300,790 270,940 150,1050 0,1070
+5:110,0 o red -220,850 32
l brass -70,1050 70,1050 160,1180 -160,1180 >0
r gold -200,1170 400,60 28
~ C #cfd3d8 44 420,760 520,640 440,500 540,360 480,220
~ C #b3b8c0 30 380,560 420,460 350,360
= monstrance | monstrance, monstrances, eucharistic adoration, blessed sacrament, adoration | tall
*16:0,460 l gold -30,250 0,-10 30,250
*16:0,460:22.5:11.25 l brass -26,250 0,70 26,250
o gold 0,460 250
o brass 0,460 206 !
*12:0,460 o red 0,234 22 !
o white 0,460 166
b gold 34 0,350 0,570 !
b gold 34 -80,430 80,430 !
b gold 30 0,40 0,-100
b gold 30 -60,-40 60,-40
l gold -50,690 50,690 34,830 -34,830 >0
o brass 0,860 90,60
l gold -34,900 34,900 60,1060 -60,1060 >0
H gold 0,1040 120,1060 280,1170 320,1240 0,1240
r brass -340,1220 680,60 28
`;
