/** Things of the house, of trades and of the trail. */
export const HOUSEHOLD = `
= snowshoes-pair | snowshoe, snowshoes, pair of snowshoes ; snowshoeing
~ L wood 60,400 110,140 260,30 410,140 460,400 400,800 300,1080 270,1240 250,1240 220,1080 120,800
~ L cream 110,410 150,190 260,100 370,190 410,410 350,780 260,1000 170,780 !
~ b brown 12 130,330 390,330 !
~ b brown 12 120,540 400,540 !
~ b brown 12 160,760 360,760 !
~ b brown 10 180,170 340,900 !
~ b brown 10 340,170 180,900 !
~ r red 150,560 220,110 30
= easel-picture | easel with a picture, easel with painting, painting on easel, painting on an easel, canvas, canvases, canvas on easel, painted canvas, artist canvas, art canvas
b bark 40 0,120 0,1000
b bark 44 -140,300 -400,1250
b bark 44 140,300 400,1250
r white -460,180 920,640 10
r sky -420,220 840,560 0 !
o lemon 220,380 80 !
l green -420,780 -420,600 -220,440 -40,600 120,500 420,680 420,780 !
l leaf -420,780 -420,700 0,660 420,730 420,780 !
r wood -500,810 1000,80 14
= picture-frame | picture frame, picture frames, framed picture, photo frame, portrait frame
r brass -520,100 1040,1080 30
r gold -470,150 940,980 20
r cream -380,240 760,800 0 !
r sky -330,290 660,700 0 !
o lemon 130,470 90 !
l moss -330,990 -330,790 -130,580 40,760 150,660 330,830 330,990 !
= magnifying-glass | magnifying glass, magnifying glasses, magnifier, loupe
c brown 110 220,860 480,1180
b silver 70 180,800 250,890
A silver -130,460 420,70 0,360
o ice -130,460 350 !
L white -370,400 -260,220 -130,170 -300,460 !
= bench-park | park bench, bench, benches, garden bench, wooden bench, front porch bench
~ b coal 44 420,420 470,1180
~ b coal 40 400,860 330,1180
+3:0,120 r wood -540,380 1080,90 20
+2:0,70 r tan -560,800 1120,60 16
~ C coal 36 420,700 560,690 570,830
= table-cloth | table, tables, kitchen table, dining table, tablecloth
~ b wood 60 440,640 470,1220
l red -620,480 620,480 660,640 -660,640 >0
+8:160,0 l white -580,484 -500,484 -510,636 -590,636 !
r wood -640,440 1280,60 14
= stool-bar | bar stool, bar stools, barstool, stool, stools
b wood 44 -200,360 -320,1220
b wood 44 200,360 320,1220
b bark 36 -260,760 260,760
b bark 36 -290,1010 290,1010
r red -300,220 600,130 60
r silver -290,330 580,40 10
= lawn-chair | lawn chair, lawn chairs, folding chair, camp chair, camping chair
b silver 40 -330,60 -250,760
b silver 40 330,60 250,760
b silver 40 -330,740 330,1200
b silver 40 330,740 -330,1200
l teal -290,100 290,100 240,680 -240,680 >0
+3:150,0 b white 50 -160,110 -150,670 !
l teal- -300,690 300,690 360,800 -360,800
~ r silver 280,560 150,60 20
= throne-royal | throne, thrones, royal throne, king throne
h brass 0,60 100,0 170,120 300,80 330,260 330,1000 0,1000
h wine 0,260 220,260 230,820 0,830
+3:0,170 ~ o wine- 90,400 22 !
r wine -330,820 660,120 20
~ r gold 290,620 120,400 30
~ o gold 350,600 80
r brass -360,940 720,90 10
~ r brass 250,1020 90,180 10
o red 0,120 50
= bed-cozy | bed, beds, cozy bed ; bedtime
r brown -620,340 1240,560 40
r brown -680,760 1360,400 30
~ L white 40,560 300,520 480,560 480,720 60,720
L sky -600,700 0,660 600,700 620,1060 -620,1060 >0
l white -600,690 600,690 600,800 -600,800
+4:300,0 s white -450,930 50,5,.45 !
~ r bark 560,1120 90,120 10
= pillow-soft | pillow, pillows, cushion, cushions, pillow fight
L white -560,360 -300,420 0,400 300,420 560,360 500,640 560,920 300,860 0,880 -300,860 -560,920 -500,640 >40
~ b silver 16 420,440 520,400 !
v rose 0,640 220
C silver 16 -440,460 -380,560 !
= blanket-plaid | blanket, blankets, throw blanket, plaid blanket, cozy blanket
l #b5332e -500,360 300,240 560,900 -280,1060 >40
l wine -500,360 -280,1060 -300,1160 -560,460
+4:190,-29 b coal 40 -400,360 -190,1020 !
+3:64,180 b coal 36 -440,470 350,350 !
+9:92,-18 b cream 14 -270,1060 -250,1140
= rug-door | doormat, rug, rugs, welcome mat, door mat, welcome rug
r brown -600,480 1200,440 20
r tan -560,520 1120,360 10 !
+12:100,0 b brown 16 -560,920 -560,970
v red 0,690 200 !
~ v red 330,690 90 !
~ b brown 14 480,560 480,840 !
= bookshelf-full | bookshelf, bookshelves, bookcase, shelf of books, book shelf, full bookshelf
r brown -520,20 1040,1220 20
+3:0,390 r cocoa -460,80 920,340 0 !
r red -440,140 90,280 6
r teal -340,110 80,310 6
r amber -250,180 100,240 6
r green -140,130 80,290 6
l violet -20,410 60,130 130,150 50,420
r white 180,260 110,160 20
L leaf 230,280 160,150 230,90 300,150
r blue -440,500 100,310 6
r coral -330,540 80,270 6
r lemon -240,490 90,320 6
r plum 120,520 90,290 6
r mint 220,490 80,320 6
r red 310,550 110,260 6
O tan -40,760 80,50
r green -440,930 90,270 6
r amber -340,900 100,300 6
l sky -210,1190 -130,900 -60,920 -130,1200
r wine 40,1130 260,70 10
r teal 60,1060 220,70 10
r lemon 330,920 90,280 6
= magazine-open | magazine, magazines, comic book, comic books, glossy magazine
l rose -420,160 380,80 480,1080 -320,1180 >20
l white -380,340 420,260 440,450 -360,530 !
b rose 40 -330,440 380,366 !
o #f0c39e 60,720 130
L cocoa -80,720 -60,580 60,540 200,600 210,740 140,640 20,640 !
L lemon -90,900 0,830 150,830 230,900 230,1010 -80,1040
l cream 480,1080 440,1130 -300,1220 -320,1180 !
= newspaper-rolled | newspaper, newspapers, daily paper, news paper, front page
l silver -440,220 460,140 540,1060 -360,1140 >40
l white -480,180 420,100 500,1020 -400,1100 !
b night 60 -400,280 360,212 !
l stone -380,400 -20,368 10,700 -350,732 !
+5:6,66 b stone 16 60,400 380,372 !
+4:6,66 b stone 16 -330,810 400,746 !
= passport-book | passport, passports, passport stamp, passport stamps ; jetsetter, world traveler
@ -8 1 0,0
r navy -380,120 760,1060 50
r navy- -380,120 80,1060 30 !
o gold 20,560 200
o navy 20,560 168 !
A gold 20,560 170,16 0,360 !
O gold 20,560 70,168 !
O navy 20,560 52,152 !
b gold 14 -140,560 180,560 !
b gold 40 -120,290 180,290 !
b gold 26 -80,900 140,900 !
b gold 26 -120,990 180,990 !
= scepter-royal | scepter, scepters, sceptre, royal scepter, royal staff | long
@ 30 1 0,0
b gold 50 0,330 0,1260
b brass 70 0,420 0,470
b brass 70 0,1180 0,1250
b brass 64 0,760 0,800
*6:0,180 O gold 0,60 50,130
o red 0,180 130
o coral -40,140 34 !
b gold 30 -50,10 50,10
b gold 30 0,-50 0,70
= fish-bowl | fish bowl, fishbowl, goldfish bowl, goldfish in a bowl, goldfish in a glass, bowl of fish, fish in a bowl
L ice -240,180 240,180 300,260 460,440 540,660 480,920 300,1080 -300,1080 -480,920 -540,660 -460,440 -300,260 >60
L sky -500,520 -250,480 0,520 250,480 500,520 530,680 470,900 300,1050 -300,1050 -470,900 -530,680 !
L orange -160,700 0,600 160,620 240,720 160,830 0,840 >40
L orange- -140,720 -300,620 -280,730 -320,840
L coral 0,610 60,520 140,620 !
o night 150,700 20 !
L leaf 300,1050 280,820 360,720 360,900 400,1000
+7:80,0 o tan -240,1040 40
O white 0,180 260,50
o ice 280,600 26
o ice 330,520 20
= paper-bag | paper bag, paper bags, lunch bag, brown bag, grocery bag, grocery bags
l tan -340,260 340,260 380,1200 -380,1200 >20
l tan- -340,260 -290,330 -220,250 -150,330 -80,250 0,330 80,250 150,330 220,250 290,330 340,260 330,200 -330,200
l tan- 20,340 60,340 100,1200 60,1200 !
b brown 12 -330,880 340,860 !
= gift-bag | gift bag, gift bags, shopping bag, shopping bags, party bag
C gold 26 -140,300 -120,80 120,80 140,300
L white -260,320 -240,200 -120,260 -60,160 40,260 140,170 220,260 280,320
l rose -340,300 340,300 360,1200 -360,1200 >20
*5:0,740 v white 0,600 150 !
o white 0,740 40 !
b rose- 16 -330,380 340,380 !
= snow-cone | snow cone, snow cones, snowcone, shaved ice, shave ice, hawaiian shave ice
l white -260,600 260,600 30,1240 -30,1240 >0
~ b red 24 80,700 20,1180 !
L sky -320,600 -340,400 -240,220 0,130 240,220 340,400 320,600 0,650 >0
L red -320,600 -340,400 -240,220 -80,150 -100,400 -120,620 !
L yellow -80,150 0,130 110,160 110,400 100,630 -120,620 -100,400 !
+3:160,-20 o white -200,330 34 !
+3:150,20 o white -140,460 30 !
= heart-balloon | heart balloon, heart balloons, heart shaped balloon, love balloon
C stone 18 0,770 80,930 -60,1090 40,1280
v red 0,380 720
L coral -150,260 -130,190 -80,170 -100,270 !
l red- -50,790 50,790 0,712
= street-lamp | street lamp, street lamps, lamp post, lamppost, street light, streetlight, gas lamp
r coal -50,440 100,760 10
h coal 0,1130 150,1140 200,1250 0,1250
r coal -90,980 180,60 14
l lemon -150,120 150,120 110,420 -110,420 >0
~ b coal 26 150,120 106,430
b coal 20 0,120 0,430
l coal -200,120 0,-30 200,120 >0
o coal 0,-50 34
b coal 40 -130,430 130,430
~ C coal 24 60,540 200,540 190,620
= table-lamp | table lamp, bedside lamp, leg lamp, desk lamp, reading lamp
l lemon -180,100 180,100 400,560 -400,560 >20
b amber 26 -400,550 400,550
b amber 20 -184,110 184,110
r brass -30,560 60,130 0
H teal 0,660 130,680 230,860 200,1040 90,1120 0,1130
h brass 0,1110 220,1120 240,1190 0,1190
C brass 14 160,570 180,760 !
= chandelier-gold | chandelier, chandeliers, phantom chandelier
b gold 26 0,-20 0,500
~ C gold 30 0,760 250,800 420,640
~ C gold 30 0,640 150,660 240,520
o gold 0,520 90
H gold 0,560 70,600 60,800 0,860
~ r white 390,420 60,200 10
~ r white 212,320 56,190 10
r white -28,300 56,190 10
~ L amber 420,300 455,370 420,420 385,370
~ L amber 240,200 275,270 240,320 205,270
~ b ice 20 300,800 300,900
~ o ice 300,930 34
~ o ice 130,900 30
o ice 0,920 40
= mop-bucket | mop, mops, mop and bucket, mop bucket ; janitor, custodian, cleaning lady, housekeeper, cleaning crew
@ 20 1 80,-20
r wood -26,-40 52,860 20
r silver -110,780 220,80 14
+6:44,0 C white 54 -110,860 -130,1010 -110,1190
@
l blue -520,700 -60,700 -120,1200 -460,1200 >-290
O sky -290,700 230,60
C steel 22 -520,720 -290,480 -60,720
= vacuum-cleaner | vacuum, vacuum cleaner, vacuums, hoover ; house cleaner
C coal 50 200,560 340,120 -60,40 -300,400 -420,900
r silver -460,640 70,400 20
l coal -600,1020 -240,1020 -200,1140 -620,1140
L red 60,760 140,560 380,520 560,700 600,980 500,1120 140,1120 60,980 >330
o coal 180,1120 110
o coal 490,1130 90
o ash 180,1120 44 !
o ash 490,1130 36 !
b white 24 200,640 420,620 !
= washing-machine | washing machine, washer, dryer machine, laundry machine ; laundry, laundry day, laundry queen, laundromat
r white -480,80 960,1120 50
r silver -480,80 960,190 40
+3:110,0 o ash -380,175 36
r #22323d 120,120 280,110 14 !
o steel 0,740 330
o sky 0,740 250 !
L red -190,800 -100,680 20,760 100,660 200,780 140,920 -100,940 !
o white -100,640 36 !
o white 20,600 26 !
o white 120,680 30 !
= toilet-seat | toilet, toilets, porcelain throne, potty ; restroom
r white -340,60 680,400 40
r silver 180,130 110,40 14
L white -400,500 400,500 420,640 300,820 180,900 200,1180 -200,1180 -180,900 -300,820 -420,640 >20
O cream 0,540 380,110
O white 0,540 300,74
O ice 0,548 240,46 !
= toilet-paper | toilet paper, toilet roll, tp roll, paper roll, paper towel
l white 180,560 480,560 480,1180 400,1140 330,1190 260,1140 180,1190
O white -60,560 420,360
O silver -60,560 150,120
O ash -60,560 90,70 !
+3:0,190 b silver 10 200,700 460,700 !
= comb-brush | comb, combs, hairbrush, hair brush, brush and comb
r rose -560,340 520,110 40
+10:50,0 r rose -550,430 28,180 10
r violet 60,140 110,980 50
L violet 20,560 40,160 160,60 300,60 360,160 360,540 200,620 60,600
+5:0,84 b lilac 30 90,180 310,180 !
r violet 130,560 130,640 50
= tooth-brush | toothbrush, toothbrushes, tooth brush, toothpaste, brushing teeth
@ 40 1 0,0
r teal -44,40 88,1220 40
+5:0,66 r white 40,70 100,50 10
r sky -30,760 60,360 20 !
@ -30 1 -200,0
l white -150,420 150,420 110,1020 -110,1020 >0
r red -160,330 320,120 14
r blue -60,1010 120,130 20
L red -110,560 110,620 110,760 -110,700 !
= rifle-hunting | rifle, rifles, hunting rifle, deer rifle, shotgun, shotguns, duck gun ; second amendment, 2nd amendment, gun owner | long
@ -24 1 0,0
b coal 44 -120,560 640,560
b coal 30 -100,620 440,620
l brown -640,640 -330,560 -40,560 160,590 160,650 -60,680 -160,680 -300,720 -600,860 >-300
r coal -120,430 380,70 30
b coal 26 -20,500 -20,550
b coal 26 170,500 170,550
C coal 18 -170,690 -120,760 -40,690
r silver -80,540 160,40 8 !
= rope-coil | rope, ropes, rope coil, climbing rope, coiled rope, sailor knot, rope knot
A tan 0,560 420,110 0,360
A wood 0,560 356,16 0,360 !
A tan 0,600 360,90 0,360
A wood 0,600 310,12 0,360 !
C tan 80 330,840 460,1000 330,1180
*18:0,560 b wood 12 -40,160 40,200 !
b tan- 90 -200,860 200,860
= canteen-water | canteen, canteens, water bottle, water bottles, military canteen
C bark 40 -330,380 -460,100 0,-40 460,100 330,380
o moss 0,720 430
o moss- 0,720 320 !
A tan 0,720 444,30 0,360 !
r silver -80,170 160,140 20
s cream 0,720 170,5,.45 !
= sleeping-bag | sleeping bag, sleeping bags, bedroll, sleeping in a bag
L teal -420,120 -200,-20 200,-20 420,120 460,640 360,1160 160,1250 -160,1250 -360,1160 -460,640 >40
L coral -320,180 -140,80 140,80 320,180 330,480 0,560 -330,480 !
L white -240,240 0,200 240,240 220,420 0,460 -220,420
b teal- 16 -430,720 430,720 !
b teal- 16 -410,920 410,920 !
b lemon 16 330,500 330,1120 !
= jump-rope | jump rope, jump ropes, skipping rope, double dutch
C red 30 -420,560 -440,960 -200,1180 120,1140 380,980 420,560
~ r wood 380,120 110,440 50
~ r coal 376,200 118,40 0 !
~ r coal 376,420 118,40 0 !
= hula-hoop | hula hoop, hula hoops, hoop dancing
A rose 0,640 520,60 0,360
A lemon 0,640 520,60 0,40 !
A lemon 0,640 520,60 80,120 !
A lemon 0,640 520,60 160,200 !
A lemon 0,640 520,60 240,280 !
A lemon 0,640 520,60 310,340 !
= crib-baby | crib, cribs, baby crib, cradle, bassinet ; nursery
C bark 40 -560,1180 0,1260 560,1180
r wood -600,260 90,920 20
r wood 510,260 90,920 20
r wood -560,420 1120,70 14
r wood -560,1000 1120,80 14
+7:140,0 r tan -440,480 44,540 10
b stone 12 0,-60 0,120
s lemon -160,200 70,5,.45
v rose 0,200 120
s lemon 160,200 70,5,.45
b stone 14 -160,120 160,120
= baby-stroller | stroller, strollers, baby carriage, pram, baby buggy ; nanny, nannies
C ash 40 330,640 520,420 600,430
L teal -500,600 -460,330 -240,130 20,120 20,600 >-200
b teal- 18 20,600 -300,200 !
b teal- 18 20,600 -470,420 !
L teal+ -500,600 360,600 300,860 80,920 -240,920 -430,840 >0
b ash 34 -240,900 140,1060
b ash 34 140,900 -240,1060
wheel silver -270,1090 110
wheel silver 180,1090 110
= yarn-basket | basket of yarn, yarn basket, knitting basket, yarn balls
o rose -220,440 190
C pink 16 -360,380 -200,420 -80,360 !
C pink 16 -340,500 -200,520 -60,460 !
o teal 170,420 200
C sky 16 20,360 180,400 330,350 !
C sky 16 20,480 180,500 340,450 !
o amber -20,300 170
C lemon 16 -150,250 -10,290 110,230 !
b silver 26 -330,60 -60,520
b silver 26 380,60 140,520
l brown -460,560 460,560 380,1140 -380,1140 >0
+4:0,140 b tan 26 -430,660 430,660 !
+5:150,0 b cocoa 14 -300,580 -280,1130 !
= sewing-box | sewing box, sewing basket, sewing kit
r brown -500,420 1000,700 30
r wood -520,340 1040,130 20
C bark 44 -200,330 -160,160 160,160 200,330
r gold -60,440 120,110 10
o rose -280,760 130
r white -20,640 150,260 20
r red 0,690 110,150 0 !
~ b silver 20 300,640 400,980
*2:350,860 o gold 330,900 40
= bucket | bucket, buckets, pail, water bucket, mop pail
A steel 0,520 430,26 0,180
l blue -400,380 400,380 300,1140 -300,1140 >20
l blue+ -300,440 -200,440 -160,1080 -240,1080 !
O blue- 0,380 410,110
O sky 0,390 350,80 !
b blue- 30 -360,640 360,640 !
~ o steel 400,430 40
= mirror | mirror, mirrors, vanity mirror, hand mirror, looking glass
c gold 100 0,860 0,1220
O gold 0,440 400,460
O ice 0,440 320,380
L white -230,480 -170,260 -20,140 40,200 -120,330 -180,560 !
*8:0,440 o gold- 0,16 26 !
o rose 0,1200 50
= soap | soap, bar of soap, soaps, bath soap, soap bubbles ; soap maker, soap making
L pink -520,640 -420,460 300,380 520,480 540,760 420,960 -280,1000 -500,900 _780
L blush -400,560 -300,500 240,450 380,500 340,640 -300,690 -400,640 !
o ice 300,260 110
o ice 470,150 70
o ice -260,330 90
o white -290,290 22 !
o white 260,220 28 !
o ice 580,340 46
= sponge | sponge, sponges, kitchen sponge, bath sponge
l yellow -560,560 360,420 560,560 560,880 -360,1040 -560,900 _760
l lemon -560,560 360,420 560,560 -360,710 !
l amber -360,710 -360,1040 -560,900 -560,560 !
O amber -200,590 70,30 !
O amber 60,540 60,26 !
O amber 280,510 50,22 !
O amber- -180,830 50,60 !
O amber- 60,850 64,56 !
O amber- 300,700 54,60 !
O amber- 420,800 34,40 !
O amber- 180,700 34,34 !
= razor | razor, razors, shaving razor, straight razor, safety razor ; shaving
@ 38 1 0,0
r silver -260,-20 520,150 20
+12:40,0 b ash 14 -220,10 -220,100 !
r steel -300,120 600,40 10
c steel 60 0,170 0,300
c brass 100 0,360 0,1240
b brass- 14 -50,480 50,480 !
b brass- 14 -50,560 50,560 !
b brass- 14 -50,1140 50,1140 !
= broom | broom, brooms, witch broom, witches broom, sweeping broom
@ 45 1 0,0
c brown 60 0,-200 0,800
l amber -90,780 90,780 240,1320 160,1400 60,1350 -30,1420 -120,1350 -220,1400 -260,1310 >0
b amber- 14 -40,860 -120,1330 !
b amber- 14 10,860 20,1330 !
b amber- 14 50,860 140,1320 !
r red -110,770 220,60 14
r red -120,860 240,44 14
= basket | woven basket, picnic basket, market basket
A tan 0,560 430,60 180,360
l wood -540,560 540,560 420,1140 -420,1140 >20
+4:0,140 b tan 44 -510,640 510,640 !
+7:150,0 b bark 18 -450,580 -400,1130 !
r tan -580,500 1160,110 40
+8:140,0 b wood 16 -530,520 -470,590 !
= sled | sled, sleds, sledding sled, sleigh ride sled, wooden sled, snow sled ; sledding hill
C red 40 -600,1100 420,1100 600,1020 600,880 500,860
C red 30 -520,980 380,980 540,900 540,790 450,760
b red 40 -380,1090 -380,880
b red 40 240,1090 240,880
b red- 30 -300,970 -300,800
l wood -600,860 360,860 440,780 -480,780
l tan -480,780 440,780 500,710 -380,710
b wood 50 460,900 540,700
C tan 18 500,760 640,560 560,420
= lunch-box | lunchbox, lunch box, lunch boxes, lunchboxes, lunch pail, metal lunch box
C coal 44 -200,330 -170,160 170,160 200,330
r red -560,330 1120,760 70 >0
r red- -560,560 1120,40 !
r ash -90,520 180,120 24
r silver -60,545 120,70 16 !
s lemon 0,860 180,5,.45
o red 0,860 60 !
~ r silver 420,540 70,90 14
`;
