export const CRAFT = `
= thread | thread, spool, spool of thread ; sewing, sew, seamster, tailor, sewist
h tan 0,120 330,120 330,230 230,300 0,300
h tan 0,980 230,980 330,1050 330,1160 0,1160
r rose -230,280 460,720 20
+7:0,100 b rose- 16 -228,370 228,320 !
o cocoa 0,130 80,30 !
C rose 16 220,900 380,960 420,1120 560,1100
= sewing-needle | needle, needle and thread ; stitch, stitches, hand sewing
@ 40 1 0,0
h silver 0,20 50,80 54,400 0,1260
h night 0,80 18,110 18,270 0,300 !
C red 26 0,190 220,120 330,300 160,480 330,640 200,820 360,980
= button | button, buttons
o teal 0,640 470
o teal+ 0,640 370
~ o night 120,530 60 !
~ o night 120,750 60 !
b cream 26 -120,530 120,750 !
b cream 26 120,530 -120,750 !
= sewing-machine | sewing machine, sewing machines ; sewing room, seamstress life, quilters
r wood -620,1060 1240,130 30
l coal 230,1070 210,560 -330,560 -360,640 -480,640 -480,380 -400,330 470,330 520,420 500,1070 >360
r gold -300,420 440,50 24
r silver -430,640 50,260
r silver -480,880 160,40
b silver 16 -405,880 -405,1050
o ash 560,520 130
o gold 560,520 60
r rose 60,200 130,130 20
r tan 40,180 170,34 12
= yarn | yarn, yarn ball, ball of yarn, yarns, wool yarn, knitting needle ; knit
b tan 40 -420,100 220,1000
b tan 40 420,100 -220,1000
o tan -420,100 56
o tan 420,100 56
o violet 0,740 430
C lilac 28 -380,620 -100,500 180,420 !
C lilac 28 -420,760 -60,620 300,500 !
C lilac 28 -380,920 0,760 370,620 !
C violet- 28 -160,350 60,600 160,1120 !
C violet- 28 40,320 240,600 330,980 !
C violet 36 330,1020 480,1160 600,1060
= crochet-hook | crochet, crocheting, crochet hook ; hooker, crocheter
@ 38 1 0,0
r teal -54,460 108,800 54
r silver -36,120 72,380
L silver -36,150 -36,60 0,-10 50,30 60,90 20,110 0,90 36,150 >0
r amber -54,560 108,60 !
r amber -54,1080 108,60 !
= thimble | thimble
h silver 0,200 240,220 300,900 340,1000 340,1080 0,1080
+4:0,130 b ash 14 -230,360 230,360 !
r gold -340,980 680,110 50
= embroidery-hoop | embroidery, embroidery hoop, cross stitch, needlepoint, needlework
o tan 0,680 520
o cream 0,680 430
r brass -50,90 100,110 20
*5:0,620 o rose 0,500 80,90
o amber 0,620 64
C leaf 28 0,720 20,860 0,980 !
L leaf 0,900 120,820 160,860 60,940 !
= quilt-block | quilt, quilts, patchwork, quilt block ; quilting, quilter
r cream -500,140 1000,1000 30
*4:0,640 l teal 0,640 0,240 -200,440 !
*4:0,640 l red 0,640 200,440 0,240 !
*4:0,640 l amber -500,140 -240,140 -500,400 !
*4:0,640 l navy -140,140 140,140 0,260 !
*4:0,640 o amber 0,640 60 !
= pin-cushion | pin cushion, pins and needles
~ b silver 14 180,330 280,60 !
b silver 14 0,330 0,20 !
~ o amber 290,50 40
o teal 0,20 44
H red 0,300 300,320 520,560 500,860 280,1020 0,1030
L leaf -200,330 -100,280 0,400 100,280 200,330 60,470 0,560 -60,470 !
= safety-pin | safety pin
@ 30 1 0,0
C steel 44 -150,260 -150,1080 0,1200 150,1080 150,260
h silver 0,60 200,90 220,330 0,360
= mannequin | mannequin, dress form ; fashion designer, fashionista
r wood -24,900 48,300
l wood -220,1260 0,1150 220,1260 >0
h blush 0,140 70,150 90,240 280,330 270,520 200,640 270,900 0,940
h blush- 0,80 70,90 80,150 0,150
b red 18 -190,640 190,640 !
b red 14 0,240 0,930 !
= candle | candle, candles, candle flame, candle and flame ; candlelight, candle maker
H amber 0,60 90,240 110,340 60,430 0,440
H lemon 0,220 44,320 30,410 0,420 !
r night -8,420 16,90
h cream 0,500 200,500 190,1180 0,1180
L white -200,560 -200,490 200,490 200,620 150,760 110,600 40,640 -40,580 -100,700 -150,600 !
= pottery-vase | pottery, clay, vase ; potter, ceramics
h brick 0,160 170,160 190,240 110,360 330,600 340,860 200,1120 0,1130
b cream 40 -320,620 320,620 !
b cream 20 -350,800 350,800 !
+6:110,0 l amber -300,690 -260,760 -220,690 !
= crayon | crayon, crayons ; kindergarten, preschool, pre-k, daycare, coloring
@ 38 1 0,0
h green 0,40 50,60 110,290 150,290 150,1230 0,1230
h green- 0,400 150,400 150,1120 0,1120
H lime 0,560 90,620 90,920 0,980 !
= pencil | pencil, pencils ; teachers, teach, teaching, sketching, writer, author, school teacher
@ 40 1 0,0
h amber 0,200 130,200 130,980 0,980
b brass 12 -45,210 -45,980 !
b brass 12 45,210 45,980 !
h tan 0,960 130,960 0,1240
h coal 0,1150 46,1150 0,1250 !
r silver -134,120 268,110 10
r pink -124,0 248,140 60
= straight-ruler | ruler, rulers
@ -36 1 0,0
r amber -640,520 1280,240 24
+13:96,0 r night -580,520 14,100 !
+12:96,0 r night -532,520 10,60 !
= artist-palette | palette, paint palette ; artist, artists, painting, art teacher, art, painter
L tan -40,120 330,160 560,420 560,760 380,900 260,820 170,900 200,1080 60,1170 -260,1090 -500,860 -560,560 -400,260 >0
o red -250,400 80
o amber -20,290 80
o lime 230,370 76
o blue 380,600 76
o violet -350,680 80
o white -200,900 74

= easel | easel, paint and sip ; canvas painting
~ b wood 50 60,60 330,1250
r wood -24,20 48,200
r cream -380,180 760,660 10
r sky -330,230 660,560 !
l leaf -330,790 -330,640 -120,560 60,660 330,560 330,790 !
o amber 150,400 90 !
r wood -430,830 860,60 10
= camera | camera, cameras ; photographers, photography, photo, photos, paparazzi
r coal -220,260 440,160 50
r coal -600,360 1200,720 90
r ash -600,500 1200,420 !
r red -500,300 150,80 20
r silver 390,400 140,70 20
o silver 0,710 330
o night 0,710 270
o sea 0,710 190
o ice -70,630 60 !
= polaroid | polaroid, instant camera
r cream -480,240 960,800 80
r coal -480,760 960,280 60
l red -300,520 300,520 300,540 -300,540 !
+5:0,20 r amber -60,800 120,14 !
o coal 0,520 220
o sea 0,520 140
o ice -50,470 44 !
r silver 240,300 150,110 20
o red -350,380 56
r white -300,1020 600,40
= movie-camera | movie camera ; filmmaker, film maker, videographer, cinema, director, film crew
o coal -280,300 230
o ash -280,300 80
o coal 180,270 260
o ash 180,270 90
r coal -480,520 800,520 60
l ash 320,640 560,520 560,1040 320,920 >430
o red -360,640 50
r steel -140,620 340,320 20
= clapper-board | clapperboard, clapper ; movie, movies, movie night, film director
r coal -500,460 1000,700 30
r ash -440,620 880,20 !
r ash -440,800 880,20 !
r ash -20,620 20,180 !
@ -12 1 0,0
r white -560,240 1040,150 10
+4:260,0 l night -520,240 -390,240 -460,390 -590,390 !
= film-strip | film strip, filmstrip, strip of film
@ -8 1 0,0
r coal -620,420 1240,460 24
+10:122,0 r white -592,452 60,54 10 !
+10:122,0 r white -592,794 60,54 10 !
r ice -580,540 350,220 12
r lemon -180,540 350,220 12
r ice 220,540 350,220 12
l leaf -580,760 -480,640 -400,700 -330,620 -230,760 !
o orange 0,650 64 !
l green -180,760 -60,700 60,710 170,760 !
l leaf 220,760 330,610 410,690 470,630 570,760 !
@
= film-frames | film reel ; movie buff, cinephile
o ash 0,640 500
*5:0,640 o night 0,350 120 !
*5:0,640 o #6b6876 0,350 96 !
o night 0,640 60 !
C ash 60 100,1130 400,1160 640,1090
`;
