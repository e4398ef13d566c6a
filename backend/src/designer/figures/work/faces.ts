/** People from the front: they get a body like the heads of animals, and hold and ride what an idea names. */
export const FACES = `
creature person face=640,440 coat=skin hair=cocoa brow=$hair paw=$coat lip=brick cloth=navy

= .f-face
p $coat- 300,640 350,620 366,690 330,770 300,750
h $coat 0,440 290,450 326,640 300,850 190,1010 0,1056
= .f-eyes
~ o night 130,650 34,38 !
~ o white 118,638 11 !
~ b $brow 24 66,570 196,562 !
h $coat- 0,660 46,744 0,776 !
= .f-lashes
~ o night 130,655 36,42 !
~ o white 118,640 12 !
~ C night 16 84,630 130,606 190,622 200,606 !
~ b $brow 20 66,556 196,542 !
h $coat- 0,680 40,750 0,776 !
~ o coral 200,790 50,32 !
= .f-smile
C $lip 22 -90,890 0,930 90,890 !
= .f-lips
H $lip 0,862 50,848 84,880 40,914 0,920 !
= .f-grin
h white 0,850 120,840 90,920 0,940 !
b $lip 12 -118,842 118,842 !
= .f-stern
b $lip 22 -80,900 80,900 !
= .f-stache
h $hair 0,800 90,780 210,830 250,900 130,880 0,870
= .f-beard
h $hair 0,800 110,780 240,810 290,700 330,640 340,860 270,1040 140,1140 0,1180
h $lip 0,880 70,876 0,916 !
= .f-long-beard
l $hair -340,640 -290,720 -230,820 0,780 230,820 290,720 340,640 350,900 300,1100 180,1240 60,1330 0,1360 -60,1330 -180,1240 -300,1100 -350,900 >0
h $lip 0,880 70,876 0,916 !
= .f-short-hair
l $hair -320,640 -350,480 -270,340 -80,290 140,290 300,360 350,480 320,640 280,500 120,450 -140,460 -290,520 >0
= .f-long-hair
~ L $hair 180,420 340,420 410,620 420,900 460,1100 330,1150 220,1080 200,700
= .f-parted
h $hair 0,330 200,330 330,440 350,660 290,600 220,480 0,440
= .f-collar
h $cloth 0,1040 160,1000 330,1070 220,1200 0,1300

= pirate-captain | pirate captain, pirate man, pirate face ; buccaneer | hair=#3a2620 body=wine limb=wine belly=cream cloth=cream
~ L $hair 230,500 350,520 390,760 430,960 360,1060 260,980
.f-face
.f-stache
b $brow 26 66,566 200,556 !
h $coat- 0,660 46,744 0,776 !
o night 130,650 34,38 !
o white 118,638 11 !
l coal -210,600 -60,600 -80,710 -140,740 -196,700 !
b coal 18 -310,500 300,600 !
.f-smile
h $hair 0,960 70,950 60,1070 0,1130
h red 0,410 310,430 340,540 0,500
o gold -350,800 40 !
o coal -350,800 20 !
L coal -560,460 -480,300 -260,160 0,60 260,160 480,300 560,460 380,400 180,380 0,420 -180,380 -380,400 >0
B gold 24 -520,440 -340,372 -160,350 0,380 160,350 340,372 520,440 !
o bone 0,220 64,60 !
~ o coal 26,216 16,18 !
r bone -30,260 60,34 8 !
b bone 20 -110,290 110,350 !
b bone 20 110,290 -110,350 !
= king-bearded | old king, crowned king, king with beard, fairytale king | hair=#8d8a90 body=wine limb=wine belly=#f4efe4 cloth=white
.f-face .f-long-beard .f-stache .f-eyes
.f-short-hair
h wine 0,180 220,200 280,330 0,330
l gold -330,460 -370,150 -230,270 -130,60 0,240 130,60 230,270 370,150 330,460 >0
~ o red 130,50 34
~ o blue 370,140 30
~ o red 200,400 34 !
o teal 0,400 44,40 !
b gold- 18 -326,446 326,446 !
= queen-crowned | crowned queen, fairytale queen, queen lady, queen portrait | hair=#c98a3a body=violet limb=violet belly=lilac cloth=white coat=#e9b78f
.f-long-hair .f-face .f-lashes .f-lips .f-parted
h #f1e6d0 0,1040 160,1000 320,1080 200,1180 0,1230
+3:0,0 o white 0,1140 26 !
~ o white 80,1120 24 !
~ o white 150,1080 22 !
l gold -250,380 -290,130 -180,250 -100,80 0,220 100,80 180,250 290,130 250,380 >0
~ o rose 100,70 30
~ o white 290,124 26
o violet 0,300 40,50
b gold- 16 -248,366 248,366 !
= princess-girl | little princess, fairytale princess, princess girl | hair=#f2c14e body=pink limb=$coat belly=blush coat=#f0c39e
.f-long-hair .f-face .f-lashes .f-smile .f-parted
h pink 0,1060 150,1020 300,1090 180,1190 0,1240
l gold -170,350 -200,200 -100,280 0,120 100,280 200,200 170,350 >0
o rose 0,270 34,40
= viking-warrior | viking warrior, viking man, norseman ; odin | hair=#c5622a body=bark limb=brown belly=#7f6a55
.f-face .f-long-beard .f-stache .f-eyes
~ b $hair- 18 110,1000 60,1260 !
b gold 34 -60,1280 60,1280
~ L bone 250,420 400,420 520,280 560,60 640,260 600,440 460,540 300,530
h steel 0,120 180,150 300,280 340,500 0,480
h steel- 0,110 40,120 44,560 30,700 0,720
r brass -352,440 704,70 24
~ o brass- 140,475 20 !
~ o brass- 260,475 20 !
o brass- 0,475 20 !
= clown-happy | clown, clowns, circus clown, happy clown ; circus performer | coat=#f8ead8 hair=red lip=red body=blue limb=yellow belly=amber
~ L $hair 250,420 400,330 540,400 600,560 560,700 460,780 330,760 280,600
h $coat 0,300 230,340 326,540 320,850 190,1010 0,1056
h blue 0,300 30,305 60,440 0,470 !
~ l sky 130,500 190,640 130,760 70,640 !
~ o night 130,650 34,40 !
~ o white 118,636 11 !
H white 0,810 130,790 250,790 230,920 110,990 0,1000 !
C red 34 -190,840 -90,920 0,940 90,920 190,840 !
O red 0,750 92,86
h blue 0,1020 140,990 400,1120 330,1200 0,1200
l violet -180,330 -40,-20 160,330 >-10
o yellow -40,-20 60
= scarecrow-face | scarecrow, scarecrows, scarecrow man ; harvest festival | coat=#dfb878 hair=#e8c24e body=#a84a35 limb=#a84a35 belly=#3a6fb5 paw=#e8c24e
~ l $hair 200,520 360,560 420,700 350,720 400,850 300,840 320,960 220,920
h $coat 0,420 290,440 330,660 300,900 180,1060 0,1090
b $coat- 14 -110,430 -130,1040 !
~ l night 80,600 190,600 135,710 !
l orange -50,780 50,780 0,700 !
C night 20 -170,880 -80,950 0,965 80,950 170,880 !
+5:70,0 b night 14 -140,900 -140,960 !
h brick 0,1060 170,1030 330,1110 180,1220 0,1260
~ l $hair 110,1080 220,1060 330,1200 240,1180 220,1290 150,1200
H wood 0,120 120,100 220,180 270,420 0,450
r brick -270,340 540,80 10
l amber 120,200 220,210 200,300 110,290 !
H wood 0,400 330,390 600,440 620,500 330,500 0,520
= angel-girl | angel girl, guardian angel, christmas angel, little angel ; angel, angels | hair=#f2d27a body=white limb=white belly=#eef2f6 coat=#f0c39e
~ l white 230,900 420,560 700,380 740,500 690,600 740,680 650,760 660,850 540,900 520,980 380,1010
~ l ice 300,900 470,640 640,500 620,620 540,760 460,900 !
.f-long-hair .f-face .f-lashes .f-smile .f-parted
h white 0,1050 170,1010 320,1090 200,1200 0,1250
C gold 40 -230,200 -150,140 0,120 150,140 230,200 150,250 0,270 -150,250 -230,200
= baby-face | baby face ; babies, newborn baby | coat=#f3c7a4 body=sky limb=$coat belly=white
P $coat- 330,640 400,620 410,740 340,790
H $coat 0,300 240,330 370,540 370,780 260,990 0,1040
~ o #6a4a30 150,690 60,66 !
~ o night 150,690 40,46 !
~ o white 130,668 18 !
~ b #a5754c 18 90,556 200,572 !
~ o coral 260,830 66,46 !
h $coat- 0,770 36,790 0,820 !
O red 0,890 90,70 !
o white 0,890 46,40 !
L #a5754c -60,300 20,180 110,190 90,270 60,250 40,310 >20
= farmer-face | farmer man, old farmer, farmer with hat ; farmhand | hair=#8a8a8e body=#3a5f94 limb=#c93a33 belly=#3a5f94
.f-face .f-beard .f-stache .f-eyes
h red 0,1080 180,1030 330,1080 240,1200 0,1200
~ b #3a5f94 60 220,1080 160,1280
H #e3bf6a 0,140 140,130 250,200 290,420 0,440
r red -290,340 580,76 10
H #e3bf6a 0,390 330,380 640,470 660,530 330,500 0,520
= nurse-face | nurse woman, nurse lady, nurse with mask, female nurse | hair=#6b3f2a body=#2f8fa3 limb=#2f8fa3 belly=#2f8fa3+ coat=#d99a6c
l $hair -100,200 0,120 120,140 160,240 60,320 -80,320 >30
.f-face .f-lashes .f-parted
h mint 0,740 150,720 270,780 240,960 110,1050 0,1060
~ b mint- 12 262,800 330,720 !
~ b mint- 10 40,830 220,830 !
~ b mint- 10 40,900 210,900 !
.f-scrubs
C coal 26 -190,1060 -140,1240 0,1310 140,1240 190,1060
o silver 0,1310 54
= .f-scrubs
l teal -330,1080 -150,1020 0,1180 150,1020 330,1080 220,1230 0,1300 -220,1230 >0
= chef-face | chef man, chef face, italian chef ; pizzaiolo | hair=#2b2024 body=white limb=white belly=white lip=brick
.f-face .f-eyes .f-stache .f-smile
h red 0,1050 140,1020 230,1090 110,1200 0,1240
L white -300,420 -380,300 -380,130 -240,40 -100,90 0,0 100,90 240,40 380,130 380,300 300,420 >0
r cream -300,390 600,110 20
~ b silver 14 110,200 100,380 !
= firefighter-face | firefighter man, fireman, firefighter face | hair=#3a2a24 body=#2e2a33 limb=#2e2a33 belly=#e8b83e paw=#e8b83e
.f-face .f-stache .f-eyes .f-stern
h coal 0,1060 190,1000 350,1080 240,1220 0,1280
b lemon 30 -280,1140 0,1230
b lemon 30 280,1140 0,1230
h red 0,90 60,100 220,160 310,300 330,440 0,430
b red- 24 0,90 0,420 !
L red -440,520 -330,410 0,380 330,410 440,520 200,470 -200,470 >0
l gold -90,240 0,200 90,240 80,370 0,420 -80,370 >0
s red 0,310 56,5,.45 !
= police-face | policeman, police man, police officer face, cop with hat ; cop, cops | hair=#3a2a24 body=#24406e limb=#24406e belly=#24406e
.f-face .f-short-hair .f-eyes .f-stern
h navy 0,1060 190,1000 350,1080 240,1220 0,1280
h coal 0,1080 46,1110 60,1280 0,1300
L navy -420,360 -360,210 0,130 360,210 420,360 330,420 -330,420 >0
r coal -330,380 660,80 10
L coal -330,450 0,430 330,450 250,540 0,560 -250,540 >0
l gold -80,250 0,200 80,250 70,350 0,390 -70,350 >0
= lumberjack-face | lumberjack man, bearded lumberjack, bearded man with beanie, mountain man | hair=#5a3620 body=#b5332e limb=#b5332e belly=#8e2438
.f-face .f-long-beard .f-stache .f-eyes
h red 0,200 210,240 320,400 340,500 0,500
r wine -350,410 700,110 40
+8:84,0 b wine- 10 -300,420 -300,510 !
O red 0,180 80
= sea-captain | sea captain, old sailor, fisherman captain, old fisherman ; boat captain, skipper | hair=#e8e4dc body=#f2c12e limb=#f2c12e belly=#f2c12e lip=brick
.f-face .f-beard .f-stache .f-eyes
t bark 30,22 70,890 210,960
r brown 190,880 90,100 20
C steel 20 240,860 270,800 240,740 290,680
h yellow 0,1090 190,1040 340,1080 240,1230 0,1280
L navy -370,400 -330,260 0,160 330,260 370,400 300,440 -300,440 >0
r gold -310,400 620,50 10
L coal -330,450 0,430 330,450 240,520 0,540 -240,520 >0
C gold 14 0,270 0,370 !
C gold 14 -50,330 0,376 50,330 !
b gold 12 -34,290 34,290 !
= samurai-warrior | samurai warrior, samurai face, ronin, samurai man | hair=#26242b body=#8e2438 limb=#8e2438 belly=#2e2a33
.f-face
slant night 150,650 50 0.4
b $brow 30 60,590 220,530 !
b $brow 30 -60,590 -220,530 !
h $coat- 0,660 46,744 0,776 !
.f-stache .f-stern
h $hair 0,980 60,970 40,1100 0,1140
l gold -90,200 -330,-60 -250,220 0,340 250,220 330,-60 90,200 >0
h wine 0,240 210,260 330,420 350,520 0,510
~ l wine- 330,470 470,520 520,760 380,790 330,640
b gold 24 -350,510 350,510 !
o gold 0,400 70
o wine 0,400 34 !
= pharaoh-mask | pharaoh, pharaohs, king tut, tutankhamun, pharaoh mask ; egyptian, ancient egypt | coat=#e2b04a body=#1f6f86 limb=$coat belly=#e2b04a
h #24509a 0,220 270,260 420,460 500,800 520,1080 250,1100 240,800 0,700
~ b gold 30 340,380 440,960 !
~ b gold 30 400,460 500,1060 !
h gold 0,430 230,440 290,640 260,860 150,1010 0,1050
~ l white 60,640 140,600 230,640 140,680 !
~ o night 140,640 34,36 !
~ C #24509a 22 50,640 140,590 240,630 320,610 !
~ b #24509a 24 70,550 230,530 !
h gold- 0,650 40,750 0,780 !
H brick 0,860 60,856 90,880 0,916 !
l #24509a -50,1040 50,1040 60,1260 0,1310 -60,1260 >0
+3:0,70 b gold 16 -50,1090 50,1090 !
h gold 0,330 270,380 300,450 0,440
L teal -60,370 -70,240 0,150 70,240 60,370 >0
o red 0,250 24 !
= geisha-face | geisha, geishas, japanese woman, kimono woman | coat=#fbeee2 hair=#26232b body=#c93a33 limb=#c93a33 belly=#f3c9b2 lip=red
~ L $hair 180,200 420,240 460,480 400,660 290,640
L $hair -220,240 -160,20 0,-40 160,20 220,240 >0
.f-face
~ l night 70,650 130,620 220,630 150,670 !
~ b $hair 16 80,570 190,556 !
h $coat- 0,680 36,750 0,770 !
H red 0,862 36,846 56,880 0,916 !
h $hair 0,240 220,250 370,440 350,640 280,520 150,420 0,440
o rose 330,250 100
*5:330,250 o pink 330,160 54 !
o lemon 330,250 34 !
b gold 18 -380,90 -160,300
o red -390,80 40
l red -340,1090 -150,1010 0,1170 150,1010 340,1090 180,1250 -180,1250 >0
b white 26 -150,1020 0,1180 !
b white 26 150,1020 0,1180 !
= jester-face | jester, court jester, jesters, mardi gras jester | coat=skin body=violet limb=green belly=yellow lip=red
.f-face .f-eyes .f-grin
L violet -330,520 -350,300 -480,250 -560,400 -620,300 -520,120 -280,100 -60,260 0,500 >-200
L green 330,520 350,300 480,250 560,400 620,300 520,120 280,100 60,260 0,500 >200
L yellow -130,480 -150,200 -40,-40 120,-120 60,60 150,220 130,480 >0
~ o gold 590,380 50
o gold 130,-110 50
r violet -330,450 660,80 20
+7:100,0 s gold -300,490 34,4,.5 !
~ l violet 0,1060 170,1020 330,1160 170,1130
~ l yellow 0,1080 80,1080 120,1260 0,1160
= nun-praying | nun, nuns, catholic nun ; sister act | hair=coal body=coal limb=coal belly=#3d3944
h coal 0,240 240,270 380,480 430,820 460,1120 250,1200 0,1200
h white 0,340 230,370 330,560 340,860 240,1060 120,1160 0,1180
h $coat 0,470 190,480 240,640 220,860 130,990 0,1020
~ o night 100,670 30,34 !
~ o white 90,658 10 !
~ b cocoa 18 60,600 150,594 !
h $coat- 0,690 36,750 0,776 !
.f-smile
b gold 20 0,1090 0,1250
b gold 20 -50,1140 50,1140
= caveman-face | caveman, cavemen, neanderthal, cave man ; paleo, stone age | hair=#4a2f20 body=$coat limb=$coat belly=$coat brow=#3a2418
~ L $hair 220,440 380,400 450,600 470,900 380,1060 280,900
.f-face .f-long-beard .f-stache
~ o night 130,660 34,36 !
l $brow -230,560 0,600 230,560 220,620 0,640 -220,620 !
h $coat- 0,650 70,760 0,790 !
L $hair -360,620 -400,380 -260,240 -120,280 0,180 140,270 280,230 400,380 360,620 250,470 100,500 0,440 -110,500 -250,470 >0
t bone 40,40 -190,300 190,240
~ o bone 200,270 40
= hippie-face | hippie man, hippie guy, hippie with sunglasses ; hippy | hair=#7a4a2a body=#7a4fb5 limb=#7a4fb5 belly=#f4c63d
.f-long-hair .f-face .f-beard .f-stache
~ o rose 130,650 110,104
~ o rose+ 100,620 30,34 !
b gold 18 -30,640 30,640 !
.f-parted
r amber -346,420 692,70 20
*5:0,455 o white 0,412 26 !
o yellow 0,455 22 !
= grandma-face | grandma face, old lady face, granny with glasses ; granny | hair=#cfcbd2 body=#b9a0dc limb=#b9a0dc belly=#b9a0dc+ lip=rose
O $hair 0,250 150,140
.f-face .f-lashes .f-lips
~ C $coat- 12 210,730 250,780 240,830 !
L $hair -350,640 -400,480 -320,340 -180,330 -80,270 80,270 180,330 320,340 400,480 350,640 280,500 120,440 0,470 -120,440 -280,500 >0
~ a violet 135,660 110,20 0,360 !
b violet 18 -40,650 40,650 !
h white 0,1060 150,1010 260,1080 160,1190 0,1160
o rose 0,1130 40
= grandpa-face | grandpa face, grumpy old man, old man face | hair=#d6d3d6 body=#7f8a3a limb=#7f8a3a belly=#f6ead2
.f-face .f-eyes
~ L $hair 270,480 380,500 390,680 310,720
.f-stache .f-stern
~ a coal 135,660 110,18 0,360 !
b coal 16 -40,650 40,650 !
~ C $coat- 12 100,490 150,480 210,490 !
h moss- 0,1060 170,1010 320,1090 170,1200 0,1260
L ash -350,480 -310,340 0,250 310,340 350,480 0,440 >0
L ash- -350,470 0,420 420,470 440,520 0,500 -340,520 >100
`;
