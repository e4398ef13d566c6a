/** Feasts of many countries, and what is given at them. */
export const FEASTS = `
thing

= kinara-candles | kinara, kinara with candles, kinara with seven candles, kwanzaa kinara, kwanzaa kinara with seven candles, kwanzaa candles ; kwanzaa
+3:150,0 r green -510,420 90,400 10
r coal -45,360 90,460 10
+3:150,0 r red 120,420 90,400 10
+7:160,0 L orange -480,240 -440,330 -450,400 -510,400 -520,330
L orange 0,180 40,270 30,350 -30,350 -40,270
r wood -600,800 1200,110 40
l bark -440,900 440,900 300,1100 -300,1100 >0
r wood -420,1090 840,100 30
= papel-picado | papel picado, mexican banner, fiesta banner, party banner, bunting, banner flags
C sand 20 -680,220 0,300 680,220
+2:900,0 l rose -660,240 -240,270 -240,760 -330,700 -450,780 -570,700 -660,740
l amber -210,280 210,280 210,800 100,740 0,820 -100,740 -210,800
+2:900,0 o white -450,480 90 !
+2:900,0 *6:-450,480 o white -450,340 34 !
s white 0,520 130,6,.5 !
+3:450,0 o white -560,330 26 !
+3:450,0 o white -340,330 26 !
= diya-lamp | diya, diwali lamp, diya lamp, oil lamp, diwali lamps ; diwali
L orange 0,60 150,330 170,520 60,640 -60,640 -170,520 -150,330
L lemon 0,280 80,450 70,580 -70,580 -80,450 !
L brick -600,640 -300,600 300,600 600,640 440,900 200,1020 -200,1020 -440,900 >0
C gold 30 -560,660 -280,700 0,640 280,700 560,660
+5:190,0 o gold -380,800 40
+4:190,0 l lemon -330,860 -285,800 -240,860 -285,920 !
h brick- 0,1010 200,1010 280,1120 0,1130
= mardi-beads | mardi gras beads, bead necklace, beads, mardi gras necklace
*18:0,560 o violet 0,60 74
*15:0,600:24 o green 0,200 64
*12:0,640:30 o gold 0,370 58
v gold 0,1120 110
= flute-glass | champagne glass, champagne flute, champagne glasses, champagne flutes, mimosa, mimosas, prosecco, bubbly, champagne toast
@ 14 1 260,0
L ice -160,-20 160,-20 140,430 40,620 -40,620 -140,430 >0
L gold -146,200 146,200 120,440 30,590 -30,590 -120,440 >0
b ice 44 0,600 0,1180
O ice 0,1210 200,50
@ -14 1 -260,0
L ice -160,-20 160,-20 140,430 40,620 -40,620 -140,430 >0
L gold -146,200 146,200 120,440 30,590 -30,590 -120,440 >0
b ice 44 0,600 0,1180
O ice 0,1210 200,50
@ 0 1 0,0
+3:60,-90 o lemon -60,0 24
s lemon 0,-180 90,6,.35
= chocolate-box | box of chocolates, chocolate box, chocolates, valentine chocolates, heart box
v red 0,600 640
v wine 0,610 560
+2:520,0 o #5b3622 -260,380 120
o #8a5733 0,500 120
+2:440,0 o #4a2c1b -220,660 120
o #5b3622 0,820 120
+2:520,0 C cream 18 -320,380 -260,340 -200,380 !
C cream 18 -60,500 0,460 60,500 !
+2:440,0 s gold -220,660 60,5,.45 !
v rose 0,820 40 !
= fang-teeth | vampire fangs, vampire teeth, fangs, vampire lips
L red -640,480 -300,260 -80,330 0,380 80,330 300,260 640,480 300,560 -300,560 >0
L night -540,500 0,440 540,500 420,820 0,900 -420,820
+6:130,0 r white -390,500 110,150 20
l white -330,520 -200,520 -250,840 >-260
l white 200,520 330,520 250,840 >260
L red -640,500 -420,800 0,860 420,800 640,500 420,1000 0,1080 -420,1000 >0
L red 250,860 300,980 250,1040 200,980 !
= times-ball | new years ball, ball drop, times square ball, new year's eve ball
b steel 40 0,-120 0,160
o silver 0,640 480
*6:0,640:30 O sky 0,640 60,480
C white 18 -470,640 470,640 !
C white 18 -420,420 420,420 !
C white 18 -420,860 420,860 !
C white 18 0,160 -200,640 0,1120 !
C white 18 0,160 200,640 0,1120 !
s lemon -440,180 130,4,.3
s lemon 500,980 110,4,.3
s lemon 380,170 80,4,.3
= wedding-rings | wedding rings, wedding bands, wedding ring, wedding band, engagement rings, gold rings
a gold -220,760 340,80 0,360
a brass -220,760 390,14 0,360
a gold 220,760 340,80 0,360
a gold -220,760 340,80 -60,60
l sky 220,380 60,240 130,120 310,120 380,240
l ice 220,380 150,240 290,240 !
l white 130,120 150,240 60,240 !
= party-horn | party horn, party blower, noisemaker, noisemakers, confetti cannon, confetti
@ -20 1 0,0
l rose -120,560 120,560 40,1260 -40,1260 >0
+3:0,180 b lemon 44 -100,660 100,620 !
a amber 0,360 200,90 100,400
a gold 0,360 110,70 80,420
@ 0 1 0,0
+3:260,-60 r teal -420,60 80,50 10
+3:220,70 o violet -540,420 40
+3:170,-90 s lime 240,420 50,5,.45
b rose 34 -420,700 -360,760
b sky 34 380,780 460,740
= wise-men | three wise men, wise men, three kings, magi, los tres reyes magos
s lemon 0,0 150,8,.3
l lemon -20,120 20,120 0,420 !
~ L plum 240,640 420,560 600,660 640,1240 200,1240
L wine -160,560 0,500 160,560 260,1240 -260,1240 >0
o skin 0,420 120
~ o brown 430,490 110
~ l gold 330,430 330,300 380,360 430,280 480,360 530,300 530,430
l gold -100,350 -110,210 -50,270 0,190 50,270 110,210 100,350 >0
~ L bark 350,540 510,540 470,700 390,700
L white -80,470 80,470 50,640 -50,640
r gold -70,760 140,120 16
~ o gold 420,830 70
= latke-plate | latkes, latke, potato pancakes, potato pancake, hash browns
O white 0,960 640,170
O #b5763a -200,880 320,110
O #c78a4a 200,820 320,120
O #d39a58 -20,700 320,120
+5:110,10 b #8a5733 18 -260,690 -220,730 !
o white 0,620 150,80
+4:50,14 o leaf -80,600 14 !
= fruit-cake | fruitcake, fruit cake, panettone, yule log cake
h #8a5733 0,420 480,420 520,980 0,1000
+4:230,0 o red -350,560 54
+3:230,0 o leaf -230,700 54
+4:230,0 o amber -350,840 54
L white -500,430 -300,330 300,330 500,430 440,560 330,490 220,600 80,500 -60,580 -200,490 -330,600 -440,500 >0
~ L green 30,330 160,230 300,280 200,360
+3:80,0 o red -80,310 46
O white 0,1010 640,100
= gift-pair | present, presents, birthday present, birthday presents, christmas present, christmas presents, wrapped present
r red -520,560 560,660 20
r white -290,560 110,660 0 !
r green 60,760 520,460 20
r lemon 270,760 100,460 0 !
r red+ -560,480 640,150 20
r white -290,480 110,150 0 !
r green+ 20,680 600,130 20
r lemon 270,680 100,130 0 !
L white -240,480 -440,440 -460,300 -330,310
L white -240,480 -40,440 -20,300 -150,310
L lemon 320,680 160,650 140,540 240,550
L lemon 320,680 480,650 500,540 400,550
= ramadan-lantern | ramadan lantern, ramadan lanterns, fanous, fanoos, arabic lantern, arabian lantern, moroccan lantern, islamic lantern, eid lantern, eid lamp, ramadan lamp, muslim lantern ; ramadan, ramadan kareem, ramadan mubarak, eid, eid mubarak, happy ramadan | thing metal=#c9952f glass=#e8604a
a $metal 0,60 70,24 0,360
b $metal 26 0,120 0,190
o $metal 0,190 36
L $metal -230,400 -210,300 -110,210 0,180 110,210 210,300 230,400 >0
l $metal- -120,392 -60,250 0,200 0,392 !
~ l $metal+ 150,392 120,290 60,230 80,392 !
r $metal- -270,390 540,50 12
l $metal -300,440 300,440 250,520 -250,520 >0
l #8a2f3a -250,520 250,520 330,960 -330,960 >0
l lemon -216,550 -70,550 -70,930 -280,930 !
l amber -50,550 50,550 70,930 -70,930 !
l #e8a23a 70,550 216,550 280,930 84,930 !
L white -34,930 -60,820 0,680 60,820 34,930 !
L amber -20,930 -30,860 0,780 30,860 20,930 !
~ L $glass 110,560 200,560 236,700 170,640 120,700 !
~ L #3a8f8a 160,930 270,930 250,800 200,860 150,800 !
b $metal 26 -62,520 -82,960
b $metal 26 62,520 82,960
b $metal 30 -250,520 -336,960
b $metal 30 250,520 336,960
l $metal -350,960 350,960 290,1050 -290,1050 >0
+7:80,0 o lemon -240,1004 16 !
r $metal- -240,1050 480,46 10
l $metal -240,1096 240,1096 330,1190 -330,1190 >0
r $metal- -370,1190 740,56 16
= ramadan-lantern-moon | ramadan lantern and crescent moon, lantern and crescent moon, lantern and crescent, lantern and moon, lantern with crescent moon, ramadan lantern and moon, crescent moon and lantern, crescent and lantern, moon and lantern, ramadan moon and lantern, ramadan crescent and lantern, lantern hanging from crescent moon, lantern hanging from a crescent moon | thing metal=#c9952f glass=#e8604a
L lemon 60,20 -260,80 -520,300 -620,620 -540,940 -300,1180 20,1260 330,1180 520,1000 300,1060 20,1030 -230,880 -340,620 -280,340 -130,150 >-340
L #fbeeb0 -250,110 -480,320 -570,620 -500,880 -540,620 -440,360 !
s lemon 480,180 80,5,.45
s amber 560,460 44,5,.45
s lemon 330,60 44,5,.45
b $metal 14 46,60 46,190
@ 0 .52 46,-100
use ramadan-lantern
`;
