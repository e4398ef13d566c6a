/** Kitchens, tools and small things that ideas name. */
export const AROUND_THE_HOUSE = `
thing

= kitchen-counter | kitchen counter, kitchen, kitchen stove, kitchen island, countertop | building
r teal -700,640 560,560 10
r steel -140,640 440,560 10
r teal 300,640 400,560 10
b cream 60 -720,620 720,620
r teal- -650,720 220,400 10
r teal- -400,720 220,400 10
r teal- 350,720 300,400 10
~ o gold 440,900 20 !
o gold -460,900 20 !
r coal -90,820 340,280 20
b silver 30 -70,760 230,760
+3:100,0 o coal -20,690 26 !
r white -620,120 460,330 10
r sky -590,150 190,270 6
r sky -370,150 190,270 6
L ash -60,560 -40,420 200,420 220,560
b coal 24 -80,440 240,440
C coal 20 220,480 330,470 340,520
l coal 60,60 120,60 260,260 -80,260
L red 420,590 400,470 480,420 580,420 640,480 610,590
C leaf 20 520,420 530,380 560,360
= kitchen-stove | oven, stove, kitchen oven, range, gas stove
r white -460,420 920,800 30
r silver -460,300 920,140 20
+4:200,0 o coal -300,370 44
b coal 40 -420,270 -120,270
b coal 40 120,270 420,270
r coal -340,620 680,400 40
r amber -280,680 560,280 20
b silver 40 -340,560 340,560
= kitchen-sink | sink, kitchen sink
r steel -560,640 1120,110 30
l silver -470,750 470,750 390,1120 -390,1120 >40
C steel 70 0,640 0,260 130,160 270,260 270,400
b steel 50 -170,640 -170,540
b steel 50 -240,530 -100,530
l sky 244,410 296,410 310,660 230,660 !
= fridge-kitchen | refrigerator, fridge, icebox
r mint -360,60 720,1150 60
b mint- 24 -360,450 360,450 !
c silver 40 -270,220 -270,370
c silver 40 -270,540 -270,800
r yellow 60,560 160,160 10
v red 210,240 60
= microwave-oven | microwave, microwave oven
r silver -640,380 1280,720 50
r coal -560,470 820,540 30
L amber -340,880 -300,740 -100,700 100,740 140,880 !
+3:0,120 o ash 450,600 40
r green 340,470 220,70 10
= armchair-cozy | armchair, reading chair, cozy chair, wingback chair, easy chair, recliner, recliner chair
r brick -420,240 840,700 140
~ r brick- 330,580 210,520 90
r brick+ -340,760 680,220 70
~ b bark 60 420,1090 440,1230
= incense-stick | incense, incense burner, incense stick
L wood -620,980 600,940 640,1040 0,1110 -600,1090
b brown 20 -380,1000 380,560
o red 386,550 22
C silver 26 390,520 330,400 470,300 380,160 460,20
= treadmill-run | treadmill, treadmills
l coal -660,1060 520,1060 600,1180 -660,1180
b ash 70 420,1080 560,420
b coal 50 300,460 620,400
r teal 440,240 260,190 30
= toy-blocks | toy blocks, blocks, wooden blocks, baby blocks, building blocks, abc blocks
r red -560,700 500,500 40
r blue 60,700 500,500 40
r yellow -250,190 500,500 40
b white 60 -380,1090 -310,830 !
b white 60 -310,830 -240,1090 !
b white 60 0,320 0,570 !
b white 60 0,320 90,320 !
b white 60 0,450 90,450 !
b white 60 0,570 90,570 !
A white 320,950 90,56 40,320 !
= rag-doll | doll, rag doll, baby doll, dolly
~ L red 60,220 330,200 380,520 250,560
~ b cream 70 60,980 90,1200
~ l coal 50,1150 130,1150 150,1230 40,1230
l blue -120,640 120,640 290,1020 -290,1020 >40
~ b cream 66 110,680 330,860
o blush 0,430 230
L red -240,420 -220,240 0,170 220,240 240,420 120,330 -120,330 >0
~ o coal 86,440 26 !
~ o coral 130,520 34,22 !
C brick 18 -60,540 0,570 60,540 !
= beach-towel | towel, towels, bath towel
l teal -460,140 460,140 460,1160 -460,1160
+4:0,240 r white -460,240 920,90 0
+12:82,0 b teal 20 -450,1160 -450,1230 !
= clothesline-laundry | clothesline, clothes line, laundry line, laundry on a line, laundry on the line, hanging laundry, laundry hanging, laundry hanging on a line, clothes on a line, hanging clothes, clotheslines, line dried laundry
~ b bark 54 640,120 640,1220
~ b bark 40 540,190 740,190
C #6d6672 16 -640,210 -200,300 200,300 640,210 !
l red -500,290 -300,310 -210,380 -250,480 -310,450 -310,720 -520,700 -510,440 -580,450 -600,350 >-410
C #a32d2a 16 -450,300 -405,345 -350,308 !
L white -150,310 -50,312 -50,500 20,570 0,640 -90,640 -160,580 >-100
b red 30 -152,380 -48,382 !
L white 60,312 160,310 160,496 230,566 210,636 120,640 54,580 >110
b red 30 58,382 162,380 !
l #3a6fb5 270,300 510,282 570,800 440,810 398,480 370,810 240,806 >400
b #2b5590 26 268,330 514,312 !
r #8cb4e0 236,770 140,50 8
r #8cb4e0 436,770 140,50 8
b wood 24 -490,250 -490,340
b wood 24 -320,260 -320,350
b wood 24 -100,270 -100,360
b wood 24 110,268 110,358
b wood 24 300,256 300,346
b wood 24 490,236 490,326
~ l leaf 560,1240 600,1150 640,1220 680,1140 730,1240 !
= front-stairs | stairs, staircase, porch steps, front steps
+5:0,0 r stone -700,1040 1400,180 0
r stone -520,860 1220,180 0
r stone -340,680 1040,180 0
r stone -160,500 860,180 0
r stone 20,320 680,180 0
b cream 24 -700,1040 700,1040 !
b cream 24 -520,860 700,860 !
b cream 24 -340,680 700,680 !
b cream 24 -160,500 700,500 !
b cream 24 20,320 700,320 !
= bank-safe | safe, bank vault, vault
r ash -560,160 1120,1020 60
r steel -470,250 940,840 40
o silver 60,670 230
o ash 60,670 150
*8:60,670 b silver 30 60,440 60,380
r coal -400,480 60,380 20
~ r coal 360,1160 140,80 10
= golf-bag | golf bag, golf bags, bag of golf clubs, golf clubs and bag | sport
b steel 26 -120,440 -260,60
l steel -330,10 -200,40 -220,130 -350,110
b steel 26 40,440 60,20
o coal 66,30 100,70
b steel 26 160,440 330,120
l steel 300,60 430,110 400,200 290,170
l green -250,420 270,420 230,1180 -210,1180 >60
b green- 60 -260,430 280,430
r cream -160,760 300,300 40
b coal 36 -210,1150 230,1150
C coal 40 250,520 430,700 240,960
= golf-tee | golf tee, golf ball on tee, ball on a tee | sport
o white 0,420 290
+3:130,0 o silver -130,340 24 !
+2:130,0 o silver -60,450 24 !
+3:130,0 o silver -130,560 24 !
l wood -150,700 150,700 60,800 26,1220 -26,1220 -60,800 >10
= drinking-straw | drinking straw, paper straw | long
@ 14 1 0,0
b white 90 -30,1240 -30,330
b white 90 -30,340 250,100
+6:0,160 b red 40 -74,430 14,370 !
= lighter-flame | lighter, zippo
r steel -230,520 460,700 40
r silver -230,520 460,220 20
r ash -120,330 210,200 10
o coal 150,420 90
L orange -30,320 -130,160 -30,-60 80,140 20,320
L yellow -20,310 -70,190 -20,60 30,190 10,310 !
= walkie-talkie | walkie talkie, walkie talkies, two way radio
b coal 60 -180,420 -180,20
r amber -280,380 560,860 60
r coal -200,460 400,160 20
+4:0,70 b coal 26 -180,720 180,720 !
o red 200,1090 44
o coal 130,360 60
= coal-pile | coal, lump of coal, coal pile
l coal -600,1160 -460,860 -230,700 -60,500 180,560 360,780 560,900 620,1160 >60
l ash -230,700 -60,500 20,760 !
l ash 180,560 360,780 200,820 !
l ash -460,860 -300,960 -420,1080 !
= storefront-awning | awning, striped awning, shop awning
l cream -640,480 640,480 520,160 -520,160
+4:320,0 l red -640,480 -480,480 -390,160 -520,160
~ +1:0,0 b ash 40 600,480 600,1200
+8:160,0 o cream -560,490 80,60
+4:320,0 o red -560,490 80,60
= poker-chips | poker chips, poker chip, casino chips
+4:0,-90 O red -240,1060 280,110
+4:0,-90 O cream -240,1044 190,70 !
+3:0,-90 O blue 280,1080 280,110
+3:0,-90 O cream 280,1064 190,70 !
= cash-register | cash register, cash registers
l teal -480,620 480,620 600,1000 -600,1000
r teal -600,1000 1200,200 20
b silver 40 -200,1100 200,1100
r coal -300,280 600,230 30
r lime -250,330 500,120 10
+5:150,0 r cream -340,700 90,70 14
+5:160,0 r cream -370,830 90,70 14
b ash 60 0,510 0,620
= vending-machine | vending machine, soda machine, snack machine
r red -440,40 880,1180 40
r sky -360,140 520,700 20
+3:160,0 r yellow -330,200 110,160 20
+3:160,0 r green -330,420 110,160 20
+3:160,0 r orange -330,640 110,160 20
r coal -340,930 480,150 10
+3:0,120 r silver 230,200 130,70 10
r coal 230,620 130,40 0
= train-tracks | train tracks, train track, railroad tracks, railroad track, railway
+6:0,190 r bark -560,160 1120,90 10
@ 0 1 0,0
b steel 60 -330,100 -330,1240
b steel 60 330,100 330,1240
= life-jacket | life jacket, life vest, life jackets
L orange -420,160 -180,120 -120,420 -40,1100 -460,1100 -500,560 -380,420
L orange 420,160 180,120 120,420 40,1100 460,1100 500,560 380,420
b coal 60 -490,720 490,720
b coal 60 -480,930 480,930
r silver -70,680 140,90 14
r silver -70,890 140,90 14
= garden-hoe | hoe, garden hoe, garden hoes, hoe in the soil
t wood 60,54 -60,880 480,-60
t red 66,62 430,26 500,-96
t steel 70,60 -130,1000 -30,826
C steel 44 -120,980 -170,1040 -250,1030 -300,960
l steel -420,900 -190,900 -150,1190 -480,1190 >-310
b white 16 -412,930 -200,930 !
L brown -640,1180 -520,1110 -400,1090 -280,1120 -140,1080 40,1000 260,1050 480,1030 640,1140 600,1250 -600,1250 _1160
+5:230,0 o bark -480,1190 34,18 !
L leaf 360,1060 290,950 310,890 370,970
L lime 360,1060 440,950 420,890 360,980
L leaf 540,1070 490,980 510,930 548,1000
L lime 540,1070 600,980 580,940 540,1000
= wine-cork | cork, wine cork, corks
@ 30 1 0,0
r tan -200,300 400,700 40
+4:90,60 o wood -130,420 20 !
+3:100,80 o wood -110,680 20 !
O wine 0,1000 200,50 !
= window | window, windows, open window, window sill, windowsill
r wood -620,20 1240,1120 20
r bark -520,120 1040,900 8 !
r navy -500,140 1000,880 8 !
s lemon -360,260 40,4,.4 !
s lemon 330,320 34,4,.4 !
s lemon 60,210 26,4,.4 !
~ r teal 640,40 130,960 10
~ +6:0,150 r sea 662,90 86,60 8
r tan -680,1020 1360,120 16
r wood -640,1140 1280,50 10
`;
