/** Empty vessels of glass, for what is seen inside of them; the last one lies over it. */
export const CLEAR_GLASS = `
thing

= clear-jar | clear glass jar, see through jar, specimen jar
L #7fa3b3 -330,250 330,250 450,360 490,520 490,1080 420,1220 -420,1220 -490,1080 -490,520 -450,360
L ice -310,270 310,270 420,370 455,520 455,1070 395,1185 -395,1185 -455,1070 -455,520 -420,370 >0
r ash -340,40 680,190 34
r stone -340,40 680,56 26 !
+8:82,0 b coal 12 -290,112 -290,214 !
r #7fa3b3 -300,230 600,44 10
= clear-bulb | clear light bulb, empty light bulb, clear glass bulb
O #7fa3b3 0,500 500,500
L #7fa3b3 -330,840 330,840 220,1030 -220,1030
O ice 0,500 462,462
L ice -310,820 310,820 190,1010 -190,1010 >0
r silver -210,1000 420,80 34
r stone -200,1074 400,70 34
r silver -180,1138 360,70 34
l coal -110,1206 110,1206 60,1260 -60,1260 !
= clear-snow-globe | empty snow globe, clear snow globe
O #7fa3b3 0,510 480,480
O ice 0,510 446,446
L white -400,700 -160,640 160,655 400,700 250,890 0,940 -250,890 !
l wine -350,880 350,880 460,1180 -460,1180 >0
b gold 44 -392,980 392,980
o white -280,300 22 !
o white -60,180 22 !
o white 150,210 22 !
o white 300,330 22 !
o white -360,500 20 !
o white 360,520 20 !
= clear-bottle | clear glass bottle, empty glass bottle, corked glass bottle
r tan -110,0 220,190 24
L #7fa3b3 -150,140 150,140 160,330 420,520 500,760 480,1080 360,1220 -360,1220 -480,1080 -500,760 -420,520 -160,330
L ice -120,190 120,190 128,350 390,540 464,770 446,1070 340,1186 -340,1186 -446,1070 -464,770 -390,540 -128,350 >0
r #7fa3b3 -180,130 360,64 28
= clear-lantern | clear glass lantern, empty lantern
C ash 44 -330,330 -250,-40 250,-40 330,330
h coal 0,60 120,70 160,150 420,300 440,370 0,370
r #7fa3b3 -380,360 760,680 60
r ice -346,380 692,640 40
~ b ash 34 400,360 430,1060
r coal -460,1020 920,90 34
h red 0,1100 420,1100 500,1260 0,1260
b wine 30 -440,1180 440,1180 !
= soap-bubble | soap bubble, giant bubble, big bubble, floating bubble
O #6fb3d4 0,640 600,600
O #d9eef4 0,640 560,560
a #ee8fae 0,640 520,44 120,200
a #b9a0dc 0,640 520,44 300,340
a #a9d8bd 0,640 520,44 20,80
= clear-bowl | empty fish bowl, clear glass bowl, empty goldfish bowl
L #7fa3b3 -300,170 300,170 380,280 540,470 600,700 540,980 340,1180 -340,1180 -540,980 -600,700 -540,470 -380,280
L ice -262,200 262,200 350,300 506,490 562,700 506,966 320,1146 -320,1146 -506,966 -562,700 -506,490 -350,300 >0
O #7fa3b3 0,180 330,56
O white 0,180 286,34 !
= clear-crystal-ball | clear crystal ball, empty crystal ball
L gold -240,1000 240,1000 420,1240 -420,1240 >0
b brass 40 -330,1130 330,1130 !
O plum 0,560 520,520
O #cfc3ea 0,560 484,484
L #b9a0dc -420,740 -200,860 60,830 260,900 420,740 300,940 0,1044 -300,940 !
= glass-shine | glass shine, glass glare, shine of glass
L white -470,640 -420,330 -250,120 -200,170 -330,360 -370,640 -350,820 -420,860
L white 400,760 440,740 420,900 330,1040 300,1010 370,890 !
o white -330,960 44 !
`;
