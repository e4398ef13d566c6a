export const FLOWERS = `
= daisy-bloom | daisy bloom, daisy head, open daisy
*12:0,640 O white 0,290 100,250
o gold 0,640 200
*8:0,640 o brass 0,520 26 !
= rose-bloom | rose bloom, rose head, open rose
*6:0,640 O red 0,330 290,250
*5:0,640:72:36 O #d9454a 0,470 230,190
*4:0,640 O wine 0,560 150,120
o red 0,640 110
C wine 34 -50,620 0,580 60,620 40,690 -30,680 !
= blue-bloom | blue bloom, forget me not, forget me nots
*5:0,640 O #6f98d8 0,350 230,260
*5:0,640 b #4a6fb5 26 0,500 0,360 !
o lemon 0,640 150
o amber 0,640 70 !
= sunflower-bloom | sunflower head, open sunflower, sunflower bloom
*14:0,640 O yellow 0,270 90,270
o brown 0,640 300
*14:0,640 o bark 0,430 30 !
*8:0,640 o cocoa 0,540 30 !
= flower-field | field of wildflowers, field of flowers, meadow of flowers, meadow of wildflowers, wildflower field, wildflower meadow, flower field, flower meadow, wildflowers in a field, patch of wildflowers
+9:150,0 l green -640,1240 -610,860 -570,1240
+8:150,0 l leaf -570,1240 -530,760 -490,1240
b green 22 -470,1240 -440,700
b green 22 -170,1240 -190,560
b green 22 120,1240 100,720
b green 22 400,1240 430,600
b green 22 -320,1240 -320,900
b green 22 270,1240 270,880
*8:-440,700 O white -440,610 40,90 !
o amber -440,700 60
L red -320,560 -270,420 -180,470 -100,410 -50,540 -110,650 -260,650 >-185
o night -186,600 40 !
*8:100,720 O #7fa8e0 100,640 36,84 !
o lemon 100,720 50
*6:430,590 O rose 430,490 60,96 !
o yellow 430,590 58
*6:-320,900 O violet -320,840 40,64 !
o amber -320,900 38
*6:270,880 O orange 270,810 46,72 !
o brown 270,880 44
= sunflower-field | sunflower field, field of sunflowers, sunflower fields, sunflower patch, sunflowers in a field
+9:150,0 l green -640,1240 -610,980 -570,1240
~ b green 26 430,1240 420,700
b green 30 0,1240 0,520
~ L leaf 430,1000 560,900 640,960 560,1040
L leaf 0,900 170,800 250,860 150,960
*10:420,680 O amber 420,540 44,90
*10:-420,680 O amber -420,540 44,90
~ o brown 420,680 92
*8:420,680 o bark 420,620 12 !
*8:-420,680 o bark -420,620 12 !
*12:0,440 O yellow 0,250 52,116
o brown 0,440 128
*10:0,440 o bark 0,360 15 !
*6:0,440 o bark 0,400 12 !
*8:210,960 O yellow 210,860 34,64
*8:-210,960 O yellow -210,860 34,64
~ o brown 210,960 66
= lilac | lilac, lilacs, lilac flower, lilac bush
b green 40 0,900 -40,1260
L leaf -20,1080 -300,880 -520,900 -440,1080 -200,1160
L leaf 0,1040 260,860 500,900 400,1080 180,1140
+5:150,0 o violet -300,820 96
+4:150,0 o lilac -225,720 96
+4:140,0 o violet -210,600 90
+3:140,0 o lilac -140,490 88
+3:120,0 o violet -120,380 80
+2:120,0 o lilac -60,280 76
o violet 0,180 70
o lilac 0,90 50
+4:150,40 o lilac+ -220,760 26 !
+3:140,-30 o lilac+ -130,560 24 !
= chrysanthemum | mums, chrysanthemum, chrysanthemums, fall mums, pot of mums
L brick -330,840 330,840 250,1240 -250,1240 >60
r brick- -370,800 740,110 20
~ L leaf 120,820 420,620 560,700 440,860
*14:-230,520 L amber -230,520 -170,380 -230,260 -290,380
o orange -230,520 110
*14:240,500 L orange 240,500 300,360 240,240 180,360
o brick 240,500 110
*14:10,300 L red 10,300 70,150 10,20 -50,150
o wine 10,300 110
= fuchsia-flower | fuchsia, fuchsias, fuchsia flower, hanging fuchsia
C leaf 26 -40,40 0,160 0,300
L leaf -40,90 -260,30 -380,150 -220,230 !
L leaf 20,110 240,40 360,170 200,240 >100
o green 0,330 60,70
~ L rose 30,380 200,380 420,500 540,720 330,660 120,560
L pink 0,380 130,520 120,760 0,820 -120,760 -130,520 >0
L violet -130,600 130,600 190,860 100,960 0,900 -100,960 -190,860 >0
~ C rose 14 30,880 70,1080 50,1200
C rose 16 0,880 0,1120 0,1280
o lemon 0,1290 30
~ o lemon 48,1206 24
= edelweiss-bloom | edelweiss, edelweiss flower, edelweiss flowers, alpine flower, alpine flowers, swiss flower, alpine edelweiss, edelweiss blossom | petal=#f4f1e6 under=#d6d8c8 felt=#b9bfa8
C green 34 0,640 20,900 -20,1270
L leaf -10,1180 -120,1040 -280,960 -420,960 -300,1090 -150,1170 !
L green -10,1180 -150,1170 -300,1090 -420,960 -220,1080 !
L leaf 10,1080 120,950 270,890 400,900 290,1010 140,1080 !
L green 10,1080 140,1080 290,1010 400,900 210,1000 !
*7:0,480:51.43:25 L $felt 0,480 -96,270 -60,90 0,-30 60,90 96,270 !
*7:0,480:51.43:25 L $under 0,480 -70,280 -40,110 0,-10 40,110 70,280 !
*7:0,480 L $petal 0,480 -110,260 -70,60 0,-90 70,60 110,260 !
*7:0,480 l $under 0,440 0,-80 66,64 104,250 !
*7:0,480 C $felt 10 0,380 -6,200 0,20 !
*6:0,480 o #c9a640 0,392 52
*6:0,480 o #ecd27a 0,392 34 !
*6:0,480:60:12 o #8a7028 0,392 12 !
o #c9a640 0,480 60
o #ecd27a 0,480 40 !
o #8a7028 0,480 14 !
`;
