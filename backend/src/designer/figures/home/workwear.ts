/** What people wear at work and at play. */
export const WORKWEAR = `
thing cloth=teal

= .v-tee
l $cloth -200,180 -70,180 0,240 70,180 200,180 560,420 440,640 300,560 300,1160 -300,1160 -300,560 -440,640 -560,420 >0
= .v-sleeves
l $cloth -200,170 -70,180 0,230 70,180 200,170 380,250 620,860 470,940 340,610 350,1150 -350,1150 -340,610 -470,940 -620,860 -380,250 >0

= flannel-shirt | flannel shirt, flannel, flannels, plaid shirt, plaid flannel, buffalo plaid, lumberjack shirt, buffalo check | cloth=#b5332e
.v-sleeves
+4:200,0 b coal 70 -300,300 -300,1150 !
+5:0,190 b coal 60 -336,340 336,340 !
~ b coal 50 356,560 462,480 !
~ b coal 50 420,780 560,716 !
l $cloth -30,230 30,230 30,1150 -30,1150 !
+5:0,180 o white 0,350 22 !
l $cloth+ -220,150 -60,150 0,250 -120,360 >-120
l $cloth 220,150 60,150 0,250 120,360
~ r wine 130,470 150,160 14
= team-jersey | jerseys, football jersey, sports jersey, team jersey, a jersey | cloth=blue
.v-tee
h white 0,250 60,180 100,180 0,310
~ b white 44 400,610 540,390 !
~ b yellow 16 380,590 520,370 !
b white 60 -190,560 -40,560 -130,900 !
b white 60 60,900 200,900 200,730 60,730 60,560 200,560 !
= hockey-jersey | hockey jersey, hockey jerseys, hockey sweater | cloth=red
.v-sleeves
b white 16 -70,180 0,320 70,180 !
b white 120 -350,960 350,960 !
b coal 40 -350,960 350,960 !
~ b white 90 450,690 540,640 !
s white 0,640 180,5,.45
s coal 0,640 110,5,.45 !
= baseball-jersey | baseball jersey, baseball shirt, baseball uniform | cloth=white
.v-tee
+5:70,0 b navy 8 60,260 60,1150 !
+5:-70,0 b navy 8 -60,260 -60,1150 !
b red 24 0,240 0,1160 !
+5:0,170 o navy 0,380 22 !
~ b red 34 450,630 550,430 !
v red 150,520 90 !
= basketball-jersey | basketball jersey, basketball uniform, tank top, tank tops, muscle shirt | cloth=#7a4fb5
l $cloth -260,120 -160,120 -120,330 0,400 120,330 160,120 260,120 270,380 370,560 360,1160 -360,1160 -370,560 -270,380 >0
b yellow 30 -160,130 -120,330 0,400 120,330 160,130 !
b yellow 30 -256,130 -268,380 -364,560 !
b yellow 30 256,130 268,380 364,560 !
b white 66 -160,640 -80,600 -80,960 !
b white 66 80,960 80,620 220,620 220,960 80,960 !
= scrubs | scrubs, nurse scrubs, scrub top, medical scrubs, hospital scrubs | cloth=teal
.v-tee
l white -70,176 70,176 0,420 !
l teal- -200,180 -70,180 0,420 -60,470 !
l teal-- 200,180 70,180 0,420 60,470 !
r teal- 70,620 180,220 10
b silver 16 120,560 120,660
b red 16 170,570 170,660
v rose -150,640 120 !
r teal- -300,1100 600,60 0
= lab-coat | lab coat, white coat, doctor coat, lab coats, science coat | cloth=white
.v-sleeves
l sky -90,180 90,180 30,560 -30,560 !
l navy -24,240 24,240 34,470 0,540 -34,470 !
l silver -200,170 -80,180 -10,560 -150,420 >-400
l silver 200,170 80,180 10,560 150,420
b silver 12 0,560 0,1150 !
+3:0,170 o stone 40,680 22 !
~ r silver 120,800 170,190 12
r silver 120,480 150,130 10
b blue 16 170,440 170,530
= leather-jacket | leather jacket, leather jackets, biker jacket, motorcycle jacket, jacket | cloth=coal
.v-sleeves
l white -80,180 80,180 40,420 -40,420 !
l ash -220,160 -80,170 30,460 -60,560 -240,400 >-500
l ash 220,160 80,170 -20,460 70,540 240,400
b silver 20 10,470 150,1140 !
r ash -350,1060 700,90 10
r silver 80,1070 80,70 10 !
~ b silver 14 200,760 300,860 !
~ b ash 20 440,800 560,740 !
= denim-jacket | denim jacket, jean jacket, denim jackets, jean jackets | cloth=#3a6fa5
.v-sleeves
l white -80,180 80,180 40,420 -40,420 !
l $cloth+ -220,150 -80,160 0,380 -180,390 >-500
l $cloth 220,150 80,160 0,380 180,390
b $cloth- 16 0,380 0,1150 !
~ r $cloth+ 90,500 190,200 10 !
~ b amber 10 90,560 280,560 !
+4:0,180 o gold 34,450 20 !
r $cloth- -350,1060 700,90 10
~ b amber 10 60,700 110,1060 !
= varsity-jacket | letterman jacket, varsity jacket, letter jacket, letterman jackets | cloth=wine
.v-sleeves
~ l cream 380,250 620,860 470,940 330,600 300,300 !
b gold 30 -120,170 0,250 120,170 !
b gold 12 0,260 0,1150 !
+4:0,200 o white 0,400 24 !
b cream 54 -230,480 -230,680 -110,680 !
r wine- -350,1070 700,80 10
b gold 20 -350,1090 350,1090 !
~ b gold 24 470,900 600,840 !
= raincoat | raincoat, raincoats, rain coat, rain jacket, yellow raincoat, slicker | cloth=yellow
L $cloth- -240,180 -220,-10 0,-90 220,-10 240,180 >0
H #7a5a14 0,-10 130,30 150,180 0,230
l $cloth -210,170 -90,200 0,240 90,200 210,170 370,260 600,830 450,920 330,620 430,1180 -430,1180 -330,620 -450,920 -600,830 -370,260 >0
b $cloth- 16 0,240 0,1180 !
+4:0,210 o white 50,380 28 !
~ r $cloth- 130,800 170,40 8
~ b white 30 440,880 570,810 !
= turnout-coat | firefighter jacket, firefighter coat, fireman jacket, fireman coat, turnout coat, turnout gear, bunker gear, firefighter uniform, fire coat
l #4a4a3e -210,170 -90,200 0,240 90,200 210,170 370,260 600,830 450,920 330,620 400,1180 -400,1180 -330,620 -450,920 -600,830 -370,260 >0
L #3a3a30 -220,170 -150,60 0,30 150,60 220,170 90,220 0,260 -90,220 >0
r yellow -372,960 744,90 0
r silver -372,990 744,30 0 !
~ b yellow 70 430,880 560,800
r yellow -336,560 672,80 0
r silver -336,588 672,26 0 !
b coal 16 0,260 0,1180 !
+3:0,260 r steel -50,390 100,36 8
~ r #3a3a30 130,740 170,150 10
= tuxedo | tuxedo, tuxedos, tux, tuxes, suit, suits, suit and tie ; best man, black tie | cloth=coal
.v-sleeves
l white -110,180 110,180 60,760 0,840 -60,760 !
l ash -210,170 -100,180 -10,800 -150,520 -110,430 -180,400 >-500
l ash 210,170 100,180 10,800 150,520 110,430 180,400
~ L red 16,260 130,200 140,320 !
o red 0,260 30
+3:0,120 o coal 0,400 16 !
b night 12 0,820 0,1150 !
l red 170,520 260,500 250,590 !
~ b white 26 470,920 600,850 !
= poncho | poncho, ponchos, serape, mexican poncho | cloth=red
L $cloth -160,160 0,220 160,160 420,420 660,800 400,1010 0,1200 -400,1010 -660,800 -420,420 >0
b amber 60 -500,560 0,860 500,560 !
b teal 40 -560,660 0,990 560,660 !
b white 20 -440,470 0,740 440,470 !
+8:80,-46 b amber 16 30,1170 50,1240
+8:-80,-46 b amber 16 -30,1170 -50,1240
o $cloth- 0,190 110,40 !
= vest-puffer | vest, vests, puffer vest, hunting vest | cloth=orange
l $cloth -200,170 -70,180 0,300 70,180 200,170 300,420 340,1160 -340,1160 -300,420 >0
b ash 14 0,300 0,1160 !
b lemon 60 -320,640 320,640 !
b silver 24 -320,640 320,640 !
b lemon 60 -330,940 330,940 !
b silver 24 -330,940 330,940 !
~ b lemon 56 180,190 190,640 !
= onesie-baby | onesie, onesies, baby onesie, baby bodysuit, romper | cloth=sky
l $cloth -190,240 -90,240 0,300 90,240 190,240 470,470 380,640 270,560 290,900 160,1130 -160,1130 -290,900 -270,560 -380,640 -470,470 >0
b white 24 -110,236 0,310 110,236 !
b white 20 -286,900 -150,1120 !
b white 20 286,900 150,1120 !
+3:60,0 o white -60,1096 16 !
v red 0,700 200 !
= pajamas | pajamas, pajama, pjs, pyjamas, nightgown | cloth=lilac
l $cloth -260,640 260,640 330,1220 60,1220 0,820 -60,1220 -330,1220 >0
l $cloth -180,60 -60,70 0,130 60,70 180,60 340,130 520,520 400,580 290,370 290,720 -290,720 -290,370 -400,580 -520,520 -340,130 >0
b white 12 0,130 0,720 !
+3:0,170 o white 30,230 18 !
+3:150,0 s lemon -210,520 44,5,.45 !
+2:150,0 s lemon 70,380 40,5,.45 !
~ s lemon 170,900 44,5,.45 !
~ s lemon 220,1090 40,5,.45 !
= swim-trunks | swim trunks, board shorts, swim shorts, shorts, boxer shorts | cloth=coral
l $cloth -420,240 420,240 540,1000 80,1040 0,620 -80,1040 -540,1000 >0
r $cloth- -430,200 860,110 20
~ C white 24 40,310 90,430 40,480
*5:-250,640 L lemon -250,640 -320,550 -250,480 -180,550
*5:270,820 L lemon 270,820 200,730 270,660 340,730
o white -250,640 30 !
o white 270,820 30 !
= bikini-set | bikini, bikinis, swimsuit, swimsuits, bathing suit, swimwear | cloth=rose
~ C $cloth 24 200,420 120,160 40,60
~ L $cloth 20,560 170,340 340,520 300,660 120,680
C $cloth 20 -340,560 -460,600 -560,580
C $cloth 20 340,560 460,600 560,580
l $cloth -340,860 340,860 300,960 80,1120 0,1150 -80,1120 -300,960 >0
b white 20 -330,880 330,880 !
~ o white 180,560 24 !
~ o white 120,620 20 !
= kilt | kilt, kilts, plaid skirt, tartan ; scottish kilt, highland games | cloth=#9a2f36
l $cloth -360,260 360,260 480,1100 -480,1100 >0
+5:160,0 b pine 40 -340,300 -370,1090 !
+4:0,200 b pine 34 -374,430 374,430 !
+4:0,200 b yellow 10 -380,490 380,490 !
r coal -366,220 732,110 10
r silver -70,216 140,118 14
O brown 0,560 130,150
+3:60,0 b cream 20 -60,640 -60,760
b silver 16 -120,480 120,480
= lederhosen | lederhosen, dirndl ; oktoberfest outfit | cloth=#7a4a2a
l white -190,80 190,80 420,260 330,440 250,380 250,620 -250,620 -250,380 -330,440 -420,260 >0
l $cloth -270,560 270,560 330,1140 60,1140 0,820 -60,1140 -330,1140 >0
~ b $cloth 60 150,90 190,600
r $cloth- -180,330 360,90 14
v red 0,375 60 !
r $cloth- -276,540 552,80 10
~ b gold 14 120,640 240,860 !
~ r gold 280,1080 30,30 6 !
= wetsuit-diver | wetsuit, wetsuits, scuba gear, scuba diver gear | cloth=coal
c amber 150 300,380 300,900
l $cloth -200,120 200,120 420,280 520,760 420,800 300,480 250,760 330,1220 90,1220 0,860 -90,1220 -330,1220 -250,760 -300,480 -420,800 -520,760 -420,280 >0
~ b teal 40 170,420 150,820 !
b ash 14 0,140 0,760 !
C ash 30 240,260 60,180 -80,260
o silver -90,270 44
= apron-tools | carpenter apron, work apron, shop apron, apron with tools, barber apron, leather apron | cloth=#a56c40
~ C $cloth- 40 130,200 60,60 0,20
l $cloth -150,180 150,180 190,480 360,560 380,1180 -380,1180 -360,560 -190,480 >0
r $cloth- -130,300 260,150 10
r $cloth- -290,700 580,260 14
b $cloth 10 0,700 0,960 !
r red -230,560 70,200 20
b silver 20 -90,540 -90,760
b amber 34 90,540 90,740
r steel 170,560 60,190 14
= tool-belt | tool belt, toolbelt, tool belts, tool pouch, handyman belt | cloth=#a56c40
r bark -620,420 1240,110 20
r gold -80,400 160,150 14
o bark 0,475 40 !
~ b amber 10 120,450 600,450 !
b wood 50 -470,120 -430,520
l steel -580,60 -380,30 -370,130 -480,150 -590,150
r red 350,180 70,300 20
b silver 30 480,200 480,500
l $cloth -590,520 -270,520 -300,930 -560,930 >-430
l $cloth 270,520 590,520 560,930 300,930 >430
~ l $cloth- 280,660 580,660 560,930 300,930 !
b silver 24 330,940 330,1160
o silver 330,960 50
~ b amber 10 290,640 570,640 !
= belt-buckle | belt buckle, belt buckles, western buckle, cowboy buckle, rodeo buckle, trophy buckle | cloth=brown
r $cloth -660,520 1320,250 20
b $cloth- 14 -650,560 650,560 !
b $cloth- 14 -650,730 650,730 !
O silver 0,645 400,290
O gold 0,645 340,232
O silver 0,645 310,204
s gold 0,645 180,5,.42
*12:0,645 o gold 0,440 16 !
~ l gold 210,645 270,600 290,645 270,690 !
= leather-belt | belt, belts, leather belt | cloth=brown
A $cloth 0,640 500,130 0,360
A $cloth- 0,640 450,14 0,360 !
r gold -560,520 170,240 20
r cream -520,570 90,140 10 !
b gold 30 -480,640 -360,640
= christmas-socks | christmas socks, funny socks, socks, sock, crazy socks, wool socks | cloth=red
L $cloth- 120,120 390,120 390,640 560,800 640,920 540,1060 350,1040 180,900 120,700 >250
l white 100,110 410,110 410,250 100,250
L $cloth -320,180 -50,180 -50,700 120,860 200,980 100,1120 -90,1100 -260,960 -320,760 >-190
l white -340,170 -30,170 -30,310 -340,310
L white -90,1100 20,940 150,900 200,980 100,1120 !
b white 24 -320,460 -230,400 -140,460 -50,400 !
b pine 50 -320,580 -50,580 !
+3:90,0 o lemon -275,580 16 !
= knit-mittens | mittens, mitten, winter gloves, wool mittens, knit mittens | cloth=red
~ L $cloth 90,620 60,420 120,250 260,180 400,260 430,460 430,860 160,860
~ L $cloth 60,760 -10,600 50,520 120,580 170,720
~ r cream 130,840 320,200 30
~ b white 22 100,500 190,440 280,500 420,440 !
~ s white 270,650 110,6,.3 !
= work-gloves | work gloves, garden gloves, gardening gloves, leather gloves, gloves, glove | cloth=tan
c $cloth 130 -240,640 -330,230
c $cloth 130 -110,600 -120,140
c $cloth 130 20,600 90,170
c $cloth 120 120,660 260,320
L $cloth -320,620 -180,540 120,560 220,680 210,900 120,980 -260,980 -330,880 >0
c $cloth 130 -250,860 -440,720
r #c4673a -270,940 420,240 40
b $cloth- 14 -200,760 120,760 !
b $cloth- 14 -190,680 60,680 !
+3:90,0 o $cloth- -170,860 26 !
= aviator-sunglasses | aviators, aviator sunglasses, aviator shades, pilot glasses, cop glasses | worn
C gold 30 -90,520 0,480 90,520
b gold 26 -130,470 130,470
~ b gold 30 560,490 690,450
~ L gold 70,470 320,440 590,470 600,640 470,820 300,850 150,760 80,600
~ L #3d3a48 110,500 320,474 556,500 562,630 450,786 306,812 176,738 112,590 !
~ L #77708a 160,530 300,510 220,700 160,640 !
= straw-hat | straw hat, straw hats, sun hat, sunhat, farmer hat, gardening hat, garden hat | worn brim
H #e3bf6a 0,380 140,370 270,450 310,760 0,790
b #c99f4a 10 -280,520 280,520 !
b #c99f4a 10 -296,600 296,600 !
r red -320,690 640,110 10
H #e3bf6a 0,760 330,750 600,840 660,930 400,980 0,990
b #c99f4a 12 -560,900 -200,930 200,930 560,900 !
~ b #c99f4a 24 600,920 650,980
= bucket-hat | bucket hat, bucket hats, fishing hat, boonie hat | worn brim
h moss 0,360 230,370 300,700 0,720
h moss- 0,680 310,660 520,900 260,940 0,950
b moss-- 12 -300,700 300,700 !
b moss-- 10 -420,830 0,880 420,830 !
~ o silver 180,520 20 !
o red 120,660 30 !
l amber 90,650 40,600 60,660 !
= sailor-hat | sailor hat, sailor hats, sailor cap, navy hat, dixie cup hat | worn wide
H white 0,360 200,370 330,520 360,760 0,780
L white -440,620 -300,560 0,590 300,560 440,620 420,860 200,900 0,905 -200,900 -420,860 >0
b blue 26 -424,830 -200,868 200,868 424,830 !
= captain-hat | captain hat, captains hat, captain hats, boat captain hat, yacht cap, skipper hat | worn wide
L white -440,500 -380,330 0,250 380,330 440,500 370,620 -370,620 >0
r navy -370,570 740,130 10
b gold 24 -370,610 370,610 !
L coal -370,690 0,650 370,690 300,830 0,870 -300,830 >0
C gold 24 0,380 0,570 !
C gold 24 -90,500 0,580 90,500 !
b gold 18 -60,420 60,420 !
o gold 0,360 30 !
= conductor-hat | conductor hat, train conductor hat, train hat, engineer hat, engineer cap, railroad hat | worn wide
H navy 0,300 220,310 360,440 370,620 0,640
+6:110,0 b white 14 -290,350 -300,620 !
r navy- -370,590 740,130 10
L navy- -330,700 0,670 330,700 330,800 180,860 0,870 -180,860 -330,800 >0
l gold -70,600 70,600 60,700 -60,700 !
= fedora | fedora, fedoras, detective hat, gangster hat, panama hat | worn brim
H ash 0,330 110,290 240,330 310,740 0,760
L ash- 0,330 60,380 0,560 -60,380 !
r coal -316,640 632,120 10
H ash 0,760 320,740 600,760 640,830 400,930 0,940
l red 200,640 330,380 300,560 250,650
= wizard-hat | wizard hat, wizard hats, wizards hat, magician hat, sorcerer hat | worn brim
L violet -280,980 -170,560 -40,180 120,30 260,10 180,110 170,320 230,640 290,980 >30
r gold -300,900 600,110 14
s lemon -20,700 80,5,.45 !
s lemon 90,420 54,5,.45 !
o lemon -90,500 24 !
H violet- 0,960 320,950 600,1030 560,1120 300,1150 0,1160
= mushroom-hat | mushroom hat, toadstool hat, mushroom cap hat, mushroom beanie | worn wide
L red -600,900 -520,560 -300,330 0,260 300,330 520,560 600,900 300,980 0,990 -300,980 >0
O white -300,620 110,100
O white 60,500 130,100
O white 370,700 100,90
O white 30,820 90,60
L cream -500,940 -200,990 200,990 500,940 300,1030 -300,1030
= space-helmet | space helmet, space helmets, space suit, spacesuit, astronaut suit, astronaut helmet, spaceman helmet, fish bowl helmet, fishbowl helmet | worn bubble
o white 0,640 560
H coal 0,330 300,350 420,560 390,800 240,930 0,950
H navy 0,370 270,390 380,570 350,780 220,890 0,910
L sky -280,500 -200,420 -120,440 -230,640 -290,620 !
~ r ash 500,540 110,260 40
r silver -300,1110 600,110 30
r red 170,1030 110,50 16 !
= motorcycle-helmet | motorcycle helmet, motorcycle helmets, biker helmet, racing helmet, race helmet, motorbike helmet | worn wide
L red -520,680 -500,380 -300,160 0,100 300,150 500,360 540,640 500,900 380,1080 60,1100 -160,1080 -200,980 -420,960 -510,860 >0
L coal -80,480 200,420 520,470 560,640 520,760 200,780 -60,700
L sky 40,520 220,480 160,680 60,660 !
b white 50 -300,180 40,130 330,190 !
b white 30 -460,860 -200,960 200,960 !
r coal 240,900 220,40 16
= bike-helmet | bike helmet, bicycle helmet, cycling helmet, skateboard helmet, skate helmet | worn wide
L teal -520,760 -470,480 -280,280 0,210 280,280 470,480 520,760 300,820 -300,820 >0
~ L coal 60,330 160,310 190,600 90,640 !
~ L coal 270,390 360,450 410,660 300,660 !
l coal -26,310 26,310 30,640 -30,640 !
b teal- 50 -510,760 510,760
~ C ash 26 440,790 300,1000 0,1090
r coal -60,1060 120,70 20
= headlamp | headlamp, headlamps, head lamp, miner lamp, caving lamp | worn band
A ash 0,700 520,110 190,350
b coal 30 -480,560 -300,420 300,420 480,560 !
r coal -170,330 340,300 50
o silver 0,480 140
o lemon 0,480 108
o white 0,480 60 !
*7:0,480:30:-90 b lemon 24 0,300 0,180 !
= headband-sport | headband, headbands, sweatband, sweatbands, gym headband | worn band
L red -520,620 -300,520 0,490 300,520 520,620 500,800 300,710 0,690 -300,710 -500,800 >0
b white 34 -500,690 -300,600 0,570 300,600 500,690 !
b blue 24 -500,740 -300,650 0,620 300,650 500,740 !
= earmuffs | earmuffs, ear muffs, earmuff, winter earmuffs | worn ears
A red 0,700 470,70 180,360
~ O pink 470,760 160,220
~ O rose 470,760 90,140
~ o white 440,690 30 !
= eye-patch | eye patch, eye patches, eyepatch, pirate eye patch, pirate patch | worn eye
b coal 54 -620,330 -200,500
b coal 54 200,500 620,330
L coal -330,480 -200,400 200,400 330,480 350,680 250,860 0,930 -250,860 -350,680
L ash -250,520 -120,470 -80,520 -220,680 !
o bone 20,650 100,92 !
o coal -20,640 26 !
o coal 60,640 26 !
r bone -30,720 100,50 8 !
= monocle | monocle, monocles | worn eye
A gold 0,480 340,56 0,360
o ice 0,480 286 !
L white -160,330 -60,270 0,290 -180,520 !
C gold 20 300,640 420,860 330,1060 100,1160 -60,1240
o gold 320,620 36
= ski-goggles | ski goggles, snow goggles, snowboard goggles, goggle | worn
b coal 150 -640,640 640,640
L white -520,440 -280,380 280,380 520,440 560,680 430,880 180,880 60,780 -60,780 -180,880 -430,880 -560,680 >0
L orange -450,500 -260,450 260,450 450,500 480,670 390,800 200,800 80,700 -80,700 -200,800 -390,800 -480,670 >0
L lemon -380,540 -240,510 -320,700 -400,660 !
= bridal-veil | veil, veils, wedding veil, bridal veil, bride veil ; bridal shower, wedding shower | worn wide
L ice -160,320 0,260 160,320 420,620 600,1180 300,1130 0,1190 -300,1130 -600,1180 -420,620 >0
L white -100,380 0,330 100,380 260,640 330,1080 120,1040 0,1090 -120,1040 -330,1080 -260,640 !
*5:0,300 O white 0,230 44,60
*5:-160,350 O pink -160,290 36,50
*5:160,350 O pink 160,290 36,50
o lemon 0,300 36
~ o lemon 160,350 30
= boots-spurs | spurs, spur, boots and spurs, cowboy boots with spurs, western boots, boot with spur
l brown -200,60 40,140 240,60 220,620 480,840 540,960 520,1020 -200,1020 >80
C tan 20 -120,380 20,540 160,360 !
C tan 20 -120,500 20,660 160,480 !
r cocoa -220,1010 180,160 10
l cocoa -60,1010 520,1010 500,1070 100,1070
b silver 44 -210,860 200,940
b silver 30 -210,860 -360,840
*8:-430,830 l silver -450,830 -430,700 -410,830
o silver -430,830 70
o ash -430,830 26 !
= work-boots | work boots, work boot, steel toe boots, steel toe, construction boots
l tan -260,100 180,100 200,600 440,760 540,900 520,1030 -280,1030 -280,600 >20
l tan- 320,680 440,760 540,900 524,1030 380,1030 340,820 !
r cocoa -290,80 500,110 30
+5:0,110 b cream 26 60,290 220,260
l cocoa -300,1020 540,1020 540,1130 -300,1130 >100
+6:130,0 l cocoa -280,1120 -180,1120 -180,1160 -280,1160 !
b tan- 14 -270,640 60,660 60,1020 !
= rain-boots | rain boots, rain boot, rubber boots, rubber boot, gumboots, wellies, wellington boots, muck boots
l red -240,120 160,120 180,700 470,880 540,1000 520,1080 -260,1080 -250,600 >0
r cream -256,100 440,110 20
l coal -270,1070 530,1070 510,1150 -270,1150
b red- 16 -250,640 170,640 !
b white 24 -150,250 -150,620 !
= high-tops | high tops, high top, high top sneakers, canvas sneakers
l red -360,160 -80,200 60,560 360,700 520,820 540,980 -400,980 -380,560 >0
L white 360,740 500,800 560,900 550,1000 340,1000 320,860
r white -410,970 970,110 30
b red 20 -400,1030 550,1030 !
+5:50,76 b white 22 -80,290 60,240
o white -240,540 110
s blue -240,540 84,5,.45 !
b white 24 -380,200 -390,900 !
= house-slippers | slippers, slipper, house slippers, fuzzy slippers
~ L rose- 60,560 120,280 260,220 400,280 460,560 440,980 340,1120 180,1120 80,980
~ L cream 110,560 160,340 260,290 360,340 410,560 390,760 130,760 !
~ L pink 40,700 140,620 260,590 380,620 480,700 470,1000 360,1150 160,1150 50,1000
~ O white 130,660 80,70
~ O white 260,630 90,76
~ O white 390,660 80,70
~ v rose 260,920 150
= earrings-hoop | earrings, earring, hoop earrings, hoops earrings ; piercer, body piercer
~ A gold 280,720 230,50 0,360
~ o gold 280,470 40
~ b gold 20 280,330 280,450
~ L ice 280,800 340,900 280,1060 220,900 >280
~ o white 280,330 34
= bracelet-beads | bracelet, bracelets, friendship bracelet, friendship bracelets, beaded bracelet, charm bracelet
A silver 0,640 430,20 0,360
*14:0,640 o rose 0,220 80
*7:0,640 o lemon 0,220 80
v red 0,1080 200
= pearl-necklace | necklace, necklaces, pearl necklace, pendant, locket
C gold 20 -440,120 -380,520 -160,860 0,940 160,860 380,520 440,120
+1:0,0 o white -420,240 60
~ o white 430,220 56
~ o white 400,380 60
~ o white 350,530 64
~ o white 270,670 68
~ o white 160,800 72
v red 0,1010 280
= head-bow | hair bow, head bow, bow on head, hair bows | worn
~ L pink 40,700 200,520 470,430 590,560 560,760 360,860 130,800
~ L pink- 90,700 250,600 450,560 400,700 230,760 !
~ L pink 30,780 160,860 260,1040 150,1040 90,1110 10,900
r rose -90,610 180,210 60
= bow-ribbon | bow, bows, ribbon bow, gift bow, pink bow, ribbon, ribbons, coquette bow
~ L pink 60,640 180,900 330,1140 220,1120 160,1200 20,900
~ L pink 40,560 220,340 480,280 580,460 540,660 340,740 120,660
~ L pink- 90,580 260,470 430,440 380,580 220,620 !
r rose -90,500 180,210 60
= fanny-pack | fanny pack, fanny packs, belt bag, belt bags, waist bag, crossbody belt bag, waist pack, hip pack, bum bag | cloth=teal
A coal 0,440 520,56 10,170
L $cloth -340,640 -260,560 260,560 340,640 330,900 200,1010 -200,1010 -330,900 >0
b yellow 24 -300,690 300,690 !
r rose -200,760 400,160 30
b yellow 18 -160,800 160,800 !
r coal 380,560 130,130 20
= scarf | scarf, scarves, winter scarf, knit scarf, red scarf, wool scarf | cloth=red
L $cloth -400,200 -240,60 0,20 240,60 400,200 380,400 220,520 0,550 -220,520 -380,400 >60
L $cloth-- -240,220 0,150 240,220 180,330 0,370 -180,330 !
l $cloth+ -140,480 110,500 60,1220 -300,1180
l $cloth 60,500 280,440 400,1110 180,1170 >230
b white 50 -200,820 84,850 !
b white 50 -240,1000 76,1040 !
b white 50 150,840 340,800 !
b white 50 170,1000 370,960 !
+6:70,8 b $cloth- 26 -280,1180 -290,1320
+4:62,-17 b $cloth- 26 205,1165 217,1300
= coat | coat, coats, trench coat, trench coats, overcoat, winter coat, peacoat | cloth=tan
l $cloth -200,120 -70,130 0,220 70,130 200,120 370,210 600,760 450,830 330,540 420,1240 -420,1240 -330,540 -450,830 -600,760 -370,210 >0
l $cloth+ -230,110 -80,130 20,420 -90,500 -280,330 >-500
l $cloth 230,110 80,130 -20,420 90,500 280,330
b $cloth- 14 0,420 0,1240 !
r $cloth- -350,650 700,90 10
r gold -60,640 120,110 14
~ o bark 90,560 24 !
~ o bark 90,840 24 !
~ o bark 100,980 24 !
~ r $cloth- 170,860 150,40 8
~ b $cloth- 34 440,760 590,690 !
= kimono | kimono, kimonos, japanese robe | cloth=pink
l $cloth -160,100 160,100 320,160 640,240 640,760 340,760 310,420 300,620 330,1240 -330,1240 -300,620 -310,420 -340,760 -640,760 -640,240 -320,160 >0
b white 50 -120,110 40,560 !
b rose 40 130,110 -60,560 !
r teal -310,540 620,170 10
b amber 30 -310,625 310,625 !
b rose 24 20,710 20,1240 !
*5:-480,480 O white -480,420 34,50 !
*5:480,420 O white 480,360 34,50 !
*5:-160,980 O white -160,920 34,50 !
*5:170,1060 O white 170,1000 34,50 !
= fire-axe-helmet | firefighter axe and helmet, firefighter axes and helmet, firefighter helmet and axe, firefighter helmet and axes, fire helmet and axes, fire axe and helmet, fireman axe and helmet
use crossed-axes
@ 0 .72 0,-60
use fire-helmet
@
= parka-hooded | parka, puffer jacket, puffer coat, ski jacket, snow jacket, down jacket, winter jacket, snowsuit, snow suit | cloth=#2f8fa3
L bone -330,240 -240,90 0,40 240,90 330,240 240,330 0,300 -240,330 >0
L $cloth- -240,220 -150,140 0,120 150,140 240,220 140,300 0,280 -140,300 !
.v-sleeves
+5:0,180 b $cloth- 18 -340,420 340,420 !
b white 26 0,250 0,1150 !
r silver -24,300 48,70 10
~ b $cloth- 18 400,520 540,450 !
~ b $cloth- 18 440,700 580,630 !
~ b bone 60 470,930 610,860 !
= track-suit | tracksuit, track suit, track jacket, jogging suit, windbreaker | cloth=#3a6fb5
.v-sleeves
l white -70,180 70,180 20,330 -20,330 !
b silver 20 0,320 0,1150 !
~ b white 26 330,280 560,870 !
~ b white 26 280,260 510,890 !
r $cloth- -350,1080 700,80 10
v white 170,520 60 !
= roman-toga | toga, togas, roman toga, toga party
l white -260,180 -40,170 340,620 350,1150 -350,1150 -340,560 >0
l bone 120,170 320,190 360,420 -330,1000 -340,820 >60
b silver 16 150,250 -320,880 !
b silver 16 250,280 -330,960 !
b silver 14 -100,780 -180,1140 !
b silver 14 120,700 100,1140 !
o gold 250,250 60
= hi-vis-vest | safety vest, hi vis vest, hi-vis vest, high vis vest, reflective vest, construction vest, traffic vest | cloth=#d9e021
l #c8d92c -220,170 -70,180 0,420 70,180 220,170 310,430 350,1160 -350,1160 -310,430 >0
b #8fa01e 14 0,420 0,1160 !
~ b orange 100 190,200 220,1150 !
~ b silver 50 190,200 220,1150 !
b orange 100 -330,880 330,880 !
b silver 50 -335,880 335,880 !
= sleeping-sack | sleeping sack, mummy bag, sleep sack, sleep sacks | cloth=#3a6fb5
L $cloth -330,170 0,110 330,170 470,420 440,900 330,1160 0,1220 -330,1160 -440,900 -470,420 >0
L amber -280,190 0,140 280,190 330,300 180,380 0,400 -180,380 -330,300 !
+4:0,180 C $cloth- 18 -420,560 0,600 420,560 !
b silver 26 60,400 60,1180
r lemon 40,640 40,110 10
`;
