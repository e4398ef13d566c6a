/** Salons, spells and a calm mind. */
export const CARE = `
thing

= hair-clippers | hair clippers, clippers, barber clippers, dog clippers, grooming clippers, beard trimmer
@ 24 1 0,0
l silver -200,-40 200,-40 180,180 -180,180 >0
+7:58,0 l ash -200,-110 -160,-110 -156,-30 -204,-30 !
L coal -200,160 200,160 240,520 190,900 150,1200 -150,1200 -190,900 -240,520 >0
r gold -170,300 340,60 20 !
r red -50,480 100,180 40
C coal 34 0,1200 40,1320 -60,1400 -200,1380
= makeup-brushes | makeup brush, makeup brushes, make up brush, blush brush, cosmetic brush
@ -20 1 -130,0
L pink 0,-60 120,40 160,220 100,380 -100,380 -160,220 -120,40 >0
r gold -80,370 160,160 10
t coal 130,90 0,530 0,1200
@ 20 1 180,60
L rose 0,80 70,160 80,300 50,400 -50,400 -80,300 -70,160 >0
r gold -50,390 100,140 10
t coal 84,56 0,530 0,1180
= eye-lashes | eyelashes, lashes, eyelash, lash extensions ; lash artist, lash tech
L white -560,640 -300,440 0,380 300,440 560,640 300,800 0,850 -300,800 !
o teal 0,620 190
o night 0,620 100
o white -50,550 40 !
C plum 60 -600,650 -320,430 0,360 320,430 600,650
b plum 36 0,360 0,140
~ b plum 36 190,390 250,180
~ b plum 36 360,460 480,280
~ b plum 36 500,560 660,420
C plum 24 -500,690 -260,830 0,870 260,830 500,690
= mascara-wand | mascara, mascara wand
@ 30 1 0,0
b coal 36 0,-80 0,520
+9:0,56 b coal 20 -76,-60 76,-60 !
r gold -76,510 152,90 14
r rose -90,590 180,640 60
r rose+ -50,640 40,520 20 !
= curling-iron | curling iron, curling wand, flat iron, hair straightener
@ 34 1 0,0
r silver -66,-100 132,700 66
r steel 30,-60 60,620 30
r coal -90,580 180,640 80
r rose -40,700 80,90 30
b coal 40 80,620 200,760
C coal 34 0,1220 40,1330 -80,1400
= compact-mirror | compact mirror, makeup compact, powder compact, pressed powder
o gold 0,340 380
o ice 0,340 310
l white -160,200 -60,120 120,470 20,540 !
r gold -200,690 400,70 20
o gold 0,930 390
o blush 0,920 310
o #e0a98c 0,920 220
= spa-stones | hot stones, massage stones, spa stones, hot stone massage ; massage therapist, massage therapy, esthetician, aesthetician, spa day
O ash 0,1080 520,150
O stone -20,840 410,130
O ash 30,640 320,110
O stone -10,470 230,90
O ash 10,340 140,64
L leaf 180,400 330,160 540,80 480,300 330,430
C green 16 190,400 330,280 500,120
= sage-bundle | sage bundle, smudge stick, sage stick, white sage ; smudging
@ 30 1 0,0
L moss -150,300 -110,60 -40,120 0,-20 50,110 120,50 160,300 170,980 120,1180 -120,1180 -170,980 >0
L leaf -110,330 -70,150 0,260 60,150 110,330 100,700 -100,700 !
+4:0,230 b cream 30 -180,380 180,500 !
+4:0,230 b cream 30 180,380 -180,500 !
l orange -80,60 0,-60 80,60 40,110 -40,110 !
@ 0 1 0,0
C silver 30 300,60 220,-60 330,-160 260,-280
= oil-bottle | essential oil, essential oils, oil bottle, dropper bottle, tincture bottle, oil diffuser
h #8a4a22 0,440 120,450 300,580 310,1200 250,1260 0,1260
r cream -310,720 620,360 0
L leaf 0,1030 -130,900 0,770 130,900
b green 14 0,1060 0,800 !
r coal -140,300 280,160 20
h coal 0,-20 90,0 110,160 90,310 0,320
L violet 430,300 500,420 430,500 360,420
= mortar-pestle | mortar and pestle, mortar, pestle and mortar, apothecary bowl
@ 24 1 60,0
T stone 110,170 0,-40 0,300 0,640
@ 0 1 0,0
h silver 0,560 480,560 440,840 260,1040 0,1060
O steel 0,560 500,90
O ash 0,566 420,60 !
~ L leaf 60,560 140,420 300,380 260,520
h silver 0,1040 200,1050 280,1180 0,1190
= pentagram-star | pentagram, pentacle, witch star, wiccan star
a plum 0,640 540,70 0,360
c violet 50 0,110 312,1070
c violet 50 312,1070 -504,476
c violet 50 -504,476 504,476
c violet 50 504,476 -312,1070
c violet 50 -312,1070 0,110
o lilac 0,640 60
s lemon 430,130 70,4,.3
s lemon -470,1090 60,4,.3
= crystal-pendulum | pendulum, crystal pendulum, dowsing pendulum
o gold 0,0 70
+7:0,74 a steel 0,110 34,16 0,360
l gold -90,620 90,620 60,700 -60,700
l violet -130,690 130,690 170,860 0,1280 -170,860 >0
l lilac -130,690 -40,690 -50,860 -170,860 !
l plum 40,690 130,690 170,860 50,860 !
a lemon 0,1130 500,14 30,150
= hamsa-hand | hamsa, hamsa hand, hand of fatima, palmistry
L blue 0,-20 90,20 110,240 130,460 160,160 230,110 300,170 300,520 330,560 400,440 520,420 560,540 480,760 380,1010 180,1190 0,1240 -180,1190 -380,1010 -480,760 -560,540 -520,420 -400,440 -330,560 -300,520 -300,170 -230,110 -160,160 -130,460 -110,240 -90,20 >0
L white -240,760 0,600 240,760 0,920 !
o teal 0,760 110
o night 0,760 54 !
+5:120,0 o gold -240,1010 26 !
~ o gold 230,240 30 !
o gold 0,150 34 !
s gold 0,430 70,6,.4
= singing-bowl | singing bowl, tibetan bowl, sound bath, sound bowl, singing bowls
@ 38 1 260,-60
T wood 110,80 0,100 0,700
r wine -66,60 132,240 60
@ 0 1 0,0
O brass 0,600 520,110
O #6e4d16 0,606 440,74 !
h gold 0,640 516,600 470,880 300,1050 0,1070
b brass 24 -470,760 470,760 !
L wine -420,1060 0,1000 420,1060 360,1190 -360,1190 >0
= buddha-sitting | buddha, buddha statue, sitting buddha, laughing buddha | stone=gold
o brass 0,360 430
L $stone -560,1180 -480,980 -200,900 200,900 480,980 560,1180 300,1240 -300,1240 >0
L $stone -260,620 0,560 260,620 380,900 240,1100 -240,1100 -380,900 >0
L wine -280,640 -120,580 220,1000 200,1110 -60,1110 -330,860 >0
~ C $stone 90 310,760 350,960 130,1080
L $stone 0,160 150,190 190,340 160,480 0,560 -160,480 -190,340 -150,190 >0
+5:60,0 o brass -120,210 44
+3:60,0 o brass -60,140 46
o brass 0,70 54
~ C night 14 40,350 80,370 120,350 !
C night 14 -50,450 0,476 50,450 !
o red 0,280 18 !
L pink 0,1240 -200,1200 -500,1260 -300,1330 300,1330 500,1260 200,1200
= zodiac-wheel | zodiac wheel, zodiac, astrology wheel ; horoscope, birth chart, astrology
o navy 0,640 620
a gold 0,640 590,24 0,360
a gold 0,640 400,18 0,360
*12:0,640 b gold 14 0,64 0,236 !
*12:0,640:30:15 s cream 0,150 54,5,.45 !
o gold 0,640 200
*12:0,640 l gold -40,460 40,460 0,340 !
o lemon 0,640 150
C night 14 -70,620 -40,640 -10,620 !
C night 14 10,620 40,640 70,620 !
C night 14 -40,700 0,724 40,700 !
= tarot-card | tarot deck, tarot reading
@ -12 1 -150,0
r plum -330,40 640,1160 50
@ 10 1 120,10
r navy -330,40 660,1200 50
r gold -290,80 580,1120 34
r navy -270,100 540,1080 30
*12:0,520 l lemon -26,330 26,330 0,190 !
o gold 0,520 180
L cream 60,400 130,520 60,650 -60,640 20,520 -50,400 !
+3:180,0 s lemon -180,900 56,5,.45 !
b gold 20 -200,1040 200,1040 !
o gold 0,1110 26 !
= tarot-frame | tarot card frame, tarot frame, card frame
r plum -430,-40 860,1360 60
r gold -390,0 780,1280 46
r plum -350,40 700,1200 36
r cream -310,80 620,1000 30
= potter-hands | hands in clay, hands on clay, hands shaping clay, hands throwing a pot, hands on a pottery wheel, hands at the wheel, muddy hands
r coal -70,1180 140,100
O ash 0,1160 620,110
O stone 0,1130 620,110
L #b5754f -250,1110 -330,900 -300,700 -210,520 210,520 300,700 330,900 250,1110 >0
O cocoa 0,520 210,54 !
C #9a5f3d 18 -290,740 0,800 290,740 !
C #9a5f3d 18 -325,900 0,970 325,900 !
~ t teal 170,130 760,240 620,420
~ t skin 130,110 620,440 460,640
~ C skin 76 470,620 360,660 300,760
~ C skin 70 460,680 370,740 320,840
~ C skin 66 450,740 390,820 340,910
~ C skin 76 440,600 340,560 250,520
~ o #b5754f 420,680 30 !
`;
