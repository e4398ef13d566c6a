/** What stands by the road, in gardens and at fairs, and things of every day that ideas ask for. */
export const ROADSIDE = `
thing

= honeycomb | honeycomb, honey comb, honeycombs, honey frame
*6 s #c9781c 364,620 226,6,.866
s #c9781c 0,620 226,6,.866
*6 s #f4b92e 364,620 168,6,.866 !
s #f4b92e 0,620 168,6,.866 !
s #e39a24 364,620 168,6,.866 !
*2:0,620:120:60 s #e39a24 -364,620 168,6,.866 !
+2:90,0 o lemon -230,250 26 !
L #f4b92e -120,930 120,930 130,1060 90,1200 30,1210 10,1080 -40,1040 -70,1130 -120,1120 >20
= roadside-diner | diner, roadside diner, diners, retro diner, route 66 diner | building
r ash -620,1150 1240,50 10
r silver -600,560 1200,600 60
r red -600,700 1200,60 0 !
r steel -600,1040 1200,120 0
+9:130,0 b ash 10 -540,1050 -540,1150 !
r sky -520,770 330,220 16
r sky 190,770 330,220 16
b white 16 -355,770 -355,990 !
b white 16 355,770 355,990 !
r red -120,760 240,390 10
r ice -80,800 160,150 10 !
o gold 80,1000 18 !
L coal -640,560 -560,480 560,480 640,560 600,590 -600,590 >0
r teal -330,250 660,180 30
r cream -290,286 580,108 20 !
+7:80,0 s red -240,340 32,5,.45 !
b ash 30 -220,430 -220,490
b ash 30 220,430 220,490
L amber 330,200 520,100 560,330 430,300 330,430 >440
= green-house | greenhouse, greenhouses, glass house, conservatory | building
h ice 0,180 460,440 520,600 520,1160 0,1160
h sky 0,260 380,470 0,470 !
~ b white 34 0,190 500,460
~ +4:130,0 b white 22 0,430 0,1150 !
b white 30 -520,470 520,470
b white 24 -520,760 520,760 !
r wood -540,1090 1080,90 10
~ L leaf 160,1090 200,900 280,960 330,840 400,940 470,880 490,1090
~ o rose 300,900 34 !
~ o yellow 420,930 30 !
r white -130,640 260,450 0
r ice -90,690 180,360 10 !
o gold 70,880 20 !
= rocking-horse | rocking horse, rocking horses, wooden horse, toy horse
b red 54 -560,1080 -300,1190 0,1225 300,1190 560,1080
t brown 100,60 -200,760 -300,1120
t brown 100,60 220,760 310,1120
L bark -400,520 -560,560 -620,760 -520,900 -480,720 -380,640
L wood -400,560 -300,490 0,540 220,480 330,560 300,760 180,840 -200,850 -370,780 _700
L wood 160,560 230,330 300,180 400,140 560,300 620,420 560,490 440,440 400,560 300,700 >360
L bark 300,160 230,230 130,440 110,600 220,560 290,380 340,220
l wood- 370,170 400,60 450,170
o night 440,260 20 !
L red -200,500 60,520 100,640 -40,700 -220,650 >-60
b gold 26 -100,660 -90,820
b red 22 420,420 520,330 !
C red 18 430,400 250,520 60,540
b bark 40 260,330 420,250
= hot-tub | hot tub, hot tubs, jacuzzi
+3:230,0 C ice 34 -250,380 -180,280 -270,180 -200,70
O wood -0,620 620,170
O sky 0,610 540,130 !
+3:180,10 o white -190,600 70,40 !
L wood -620,630 -560,1180 560,1180 620,630 480,740 0,790 -480,740 >0
+8:150,0 b brown 12 -520,760 -480,1150 !
C steel 40 -590,860 0,960 590,860 !
C steel 40 -570,1060 0,1150 570,1060 !
= cider-jug | cider, apple cider, cider jug, jug of cider, hard cider, cider mill, apple cider jug
L #a85a24 -330,520 -120,420 -110,250 110,250 120,420 330,520 370,700 370,1180 -370,1180 -370,700 >0
r cocoa -130,150 260,120 30
C #a85a24 60 130,310 300,290 300,470
r cream -250,690 500,340 20
o red 0,880 110
L leaf 20,760 120,700 130,780 60,800
b bark 18 0,790 20,730
= caramel-apple | caramel apple, candy apple, caramel apples, candy apples, toffee apple
b sand 54 0,60 0,440
L leaf+ -380,800 -330,520 -140,430 0,480 140,430 330,520 380,800 260,1080 100,1170 0,1140 -100,1170 -260,1080 >0
L #b9722c -390,800 -350,540 -150,420 0,460 150,420 350,540 390,800 330,900 290,1020 230,930 150,1060 90,950 20,1100 -50,960 -130,1050 -200,930 -270,1000 -330,900 >0
+4:150,0 o cream -240,640 22 !
+3:150,0 o brown -160,740 20 !
+4:150,0 o cream -220,840 20 !
= crystal-cluster | crystal, crystals, amethyst, quartz, geode, crystal cluster, gemstones, healing crystals ; crystal healing, geologist, geology
l violet -160,1120 -220,460 -60,160 110,460 90,1120 >-50
l lilac -60,160 -40,480 -30,1120 -160,1120 -220,460 !
l plum 60,1120 150,600 330,420 420,640 300,1120 >300
l lilac 150,600 330,420 290,640 200,1120 80,1120 !
l plum -180,1120 -420,1120 -530,760 -420,600 -280,760 >-400
l lilac -530,760 -420,600 -400,780 -350,1120 -430,1120 !
l violet 330,1120 420,860 530,760 600,880 520,1120 >500
L ash -620,1120 -400,1040 0,1090 380,1040 640,1120 560,1210 -560,1210 _1160
= pi-symbol | pi symbol, pi sign, greek pi, pi day ; pi
b coal 96 -440,400 -330,330 460,330
c coal 110 -170,350 -190,760 -320,1080
c coal 60 -450,420 -420,360
c coal 110 190,350 180,860 260,1040 400,1030
= bingo-card | bingo card, bingo cards, bingo board, bingo dauber
@ -6 1 0,0
r red -470,120 940,1060 40
r cream -420,330 840,800 10
+4:168,0 b red 14 -252,340 -252,1120 !
+4:0,160 b red 14 -410,490 410,490 !
+5:168,0 o lemon -336,220 56
+3:168,160 o blue -336,410 56 !
o blue 168,410 56 !
o rose 0,890 56 !
s gold 0,730 64,5,.45 !
o blue 336,1050 56 !
= duck-decoy | duck decoy, decoy, decoys, duck decoys, wooden duck
b bark 40 -120,1090 -120,1190
L #8a6f4a -620,760 -430,800 -250,700 60,690 330,760 400,900 330,1060 60,1120 -320,1100 -540,980 >0
L #5f4a30 -440,820 -120,760 200,840 100,960 -200,980 !
L #2f7a55 180,760 210,560 300,430 440,400 540,480 560,600 500,700 400,760 360,860 240,860 >370
b white 36 200,790 390,770 !
L #e0b03c 540,540 700,560 710,620 550,630
o night 430,520 22 !
C #5f4a30 14 -330,880 -100,830 100,890 !
r ash -200,1180 160,40 20
= farm-stand | farm stand, farmers market stand, fruit stand, market stall, vegetable stand, produce stand, farmers market stall | building
~ r wood 480,300 50,880 0
r wood -520,760 1040,90 10
r brown -490,850 980,330 0
+6:170,0 b bark 12 -400,860 -400,1170 !
L white -620,440 -560,180 560,180 620,440 >0
+3:412,0 l red -620,440 -560,180 -372,180 -412,440 !
+6:206,0 O white -515,440 103,60
+3:412,0 O red -515,440 103,60 !
+4:90,0 o red -400,710 62
+3:90,0 o orange 0,710 60
L leaf 300,760 280,640 340,680 370,600 410,690 460,640 450,760
= gas-can | gas can, fuel can, jerry can, gas cans, gasoline can
L red -380,430 -300,360 260,360 360,470 380,1120 340,1190 -340,1190 -380,1120 >0
C coal 60 -240,370 -220,240 80,240 110,370
t yellow 90,50 300,430 470,260 560,120
b red- 40 -240,560 240,1040 !
b red- 40 240,560 -240,1040 !
r coal -330,300 110,90 20
= band-aid | band aid, bandaid, band aids, bandage, bandages, plaster strip
@ -28 1 0,0
r tan -620,430 1240,420 200
r sand -230,440 460,400 20 !
+3:120,0 o tan- -120,560 20 !
+3:120,0 o tan- -120,720 20 !
+2:90,0 o tan- -500,640 22 !
+2:90,0 o tan- 410,640 22 !
= mandala-flower | mandala, mandalas, mandala flower ; henna
*12 L violet 0,640 -90,330 0,90 90,330
*12:0,640:30:15 L teal 0,640 -80,420 0,230 80,420
*8 L rose 0,640 -80,480 0,340 80,480
*8:0,640:45:22.5 L amber 0,640 -56,540 0,440 56,540
o cream 0,640 110
o rose 0,640 64 !
*12 o gold 0,150 24 !
= sun-and-moon | sun and moon, moon and sun, celestial sun and moon
*16 l amber -60,300 0,40 60,300
o yellow 0,640 380
L #3f5f94 60,270 -180,320 -330,520 -360,760 -240,960 -20,1010 -150,860 -190,640 -100,420 >-220
o night 130,560 34,40 !
C cocoa 22 60,800 160,840 240,770 !
o orange 250,700 50 !
C night 16 -320,620 -270,650 -220,630 !
= liberty-bell | liberty bell, independence bell, 1776 bell
r bark -420,200 840,110 30
h brass 0,300 120,310 230,420 270,700 340,960 440,1080 0,1090
b brass- 34 -330,960 330,960 !
b brass- 24 -250,560 250,560 !
o brass- 0,1130 90,60
C night 20 30,640 70,780 40,900 80,1080 !
= baby-bird-nest | nest with baby birds, baby birds in a nest, nest of baby birds, baby birds, nestlings in a nest, nestlings
+3:230,0 o #a8805a -230,640 120,170
+3:230,0 l yellow -300,520 -230,360 -180,540
+3:230,0 l #d9503a -270,520 -232,410 -200,530 !
+3:230,0 l amber -290,560 -200,360 -140,560 >-215
+3:230,0 o night -270,620 18 !
+3:230,0 o night -180,620 18 !
L #8a6230 -560,740 -380,800 0,840 380,800 560,740 500,960 300,1100 0,1140 -300,1100 -500,960 >0
+5:200,16 b #6b4a24 20 -480,820 -350,920 !
+5:200,-8 b #b98a45 18 -360,880 -460,980 !
+4:200,16 b #6b4a24 18 -300,960 -170,1050 !
b #b98a45 24 -620,760 -470,820
b #b98a45 24 620,760 470,820
= welding-sparks | sparks, welding sparks, shower of sparks
*14 b orange 16 0,560 0,180 !
*14:0,640:25:12 b lemon 14 0,540 0,300 !
*9 b yellow 22 0,560 0,380 !
s orange 0,640 210,12,.5
s yellow 0,640 150,12,.5 !
o white 0,640 70 !
*7 o orange 0,90 18 !
*7:0,640:51:25 o yellow 0,170 14 !
= steel-beam | steel beam, girder, i-beam, steel girder, beam
C ash 22 -420,560 -60,200 0,60
C ash 22 420,560 60,200 0,60
o steel 0,50 50
r steel -640,560 1280,70 6
r ash -620,630 1240,170 0
r steel -640,800 1280,70 6
+9:150,0 o coal -600,595 16 !
+9:150,0 o coal -600,835 16 !
= water-skier | water skier, water skiing, waterskiing, water skis, wakeboarder, wakeboarding, wakeboard | creature thing person skin=#d99a6c hair=cocoa kit=coral
C ash 12 -640,700 -260,690 !
L ice -520,1220 -300,1120 0,1160 300,1100 560,1200 560,1240 -520,1240 _1190
t $skin 110,70 60,760 -40,930 -120,1090
t $skin- 106,70 120,760 90,930 10,1090
L yellow -330,1070 -260,1030 60,1090 320,1140 330,1180 40,1160 -300,1120
L red -240,1120 -160,1090 140,1130 380,1170 390,1210 120,1200
l $kit -10,430 140,410 220,500 200,720 170,820 20,810 >90
t $skin 80,56 30,500 -120,640 -260,690
o $skin 100,310 92
L $hair 10,300 40,200 140,190 200,260 210,360 160,320 100,250
b coal 22 -270,640 -270,740
L ice 220,1200 380,980 420,1100 520,960 520,1120 640,1050 600,1220 >440
= .crossing-board
r ash -26,1000 52,400
l night 0,-20 660,640 0,1300 -660,640
l yellow 0,40 600,640 0,1240 -600,640 >0
l night 0,90 550,640 0,1190 -550,640 !
l yellow 0,112 528,640 0,1168 -528,640 >0
= turtle-sign | turtle crossing sign, turtle xing, slow turtle sign | coat=coal shell=night wing=night belly=coal beak=night hoof=night mane=night ear=coal muzzle=coal dark=night light=ash
.crossing-board
@ 90 .5 0,10
use turtle
= duck-sign | duck crossing sign, duck xing | coat=coal shell=night wing=night belly=coal beak=night hoof=night mane=night ear=coal muzzle=coal dark=night light=ash
.crossing-board
@ 0 .5 0,20
use duck
= goose-sign | goose crossing sign | coat=coal shell=night wing=night belly=coal beak=night hoof=night mane=night ear=coal muzzle=coal dark=night light=ash
.crossing-board
@ 0 .5 0,20
use goose
= moose-sign | moose crossing sign, moose xing | coat=coal shell=night wing=night belly=coal beak=night hoof=night mane=night ear=coal muzzle=coal dark=night light=ash
.crossing-board
@ 0 .5 0,20
use moose-standing
= deer-sign | deer crossing sign, deer xing, deer sign | coat=coal shell=night wing=night belly=coal beak=night hoof=night mane=night ear=coal muzzle=coal dark=night light=ash
.crossing-board
@ 0 .5 0,20
use deer-whole
= bear-sign | bear crossing sign, bear xing | coat=coal shell=night wing=night belly=coal beak=night hoof=night mane=night ear=coal muzzle=coal dark=night light=ash
.crossing-board
@ 0 .5 0,20
use bear-walking
= cow-sign | cow crossing sign, cattle crossing sign | coat=coal shell=night wing=night belly=coal beak=night hoof=night mane=night ear=coal muzzle=coal dark=night light=ash
.crossing-board
@ 0 .5 0,20
use whole-cow
= drive-in-screen | drive-in movie theater, drive in movie theater, drive-in theater, drive in theater, drive-in movie, drive in movie, drive-in screen, outdoor movie screen
b ash 40 -380,640 -380,1120
b ash 40 380,640 380,1120
b ash 24 -380,1100 380,700
b ash 24 380,1100 -380,700
l coal -640,60 640,60 600,740 -600,740
l ice -580,120 580,120 546,680 -546,680 >0
L sky -546,680 -300,420 -100,560 160,330 546,680 !
o lemon 280,280 80 !
o white -330,260 60,34 !
l red -300,-120 300,-120 340,40 -340,40 >0
+6:100,0 s lemon -250,-40 34,5,.45 !
r night -760,1120 1520,60
= ice-shanty | ice shanty, ice fishing shack, ice fishing hut, ice fishing shanty, ice fishing house, fish house on ice, ice shack
L ice -800,1060 -500,1000 500,1000 800,1060 620,1200 -620,1200 >0
r brick -420,420 760,600 >-40
b wine 10 -420,560 340,560 !
b wine 10 -420,700 340,700 !
b wine 10 -420,840 340,840 !
r bark -330,620 220,400
o gold -150,830 20 !
r lemon -20,600 240,210
b bark 22 100,600 100,810
b bark 22 -20,705 220,705
l coal -500,440 -40,170 420,440 340,440 -40,230 -420,440
L white -500,420 -40,150 420,420 380,440 -40,220 -460,440 >-40
r ash 200,130 90,230
L silver 240,110 320,30 260,-40 360,-110 330,20 300,110
O navy 570,1090 150,44
C wood 22 460,800 520,860 640,820
b white 8 640,820 590,1080
= lemonade-stand | lemonade stand, lemonade stands, lemonade booth, kids lemonade stand | building
r wood -520,300 60,620 10
r wood 460,300 60,620 10
r amber -600,20 1200,230 40
L lemon -560,250 560,250 560,330 -560,330 !
+7:160,0 L yellow -560,250 -400,250 -400,330 -480,370 -560,330
+3:320,0 L white -400,250 -240,250 -240,330 -320,370 -400,330
o lemon 0,136 100,92
o yellow 0,136 78,72
*8:0,136 b lemon 10 0,136 0,76 !
o white 0,136 14 !
~ o lemon 290,136 100,80
~ L leaf 330,70 400,40 420,80 370,110
r ice -330,540 190,240 26
r lemon -312,590 154,180 20
C ice 26 -140,590 -70,620 -90,710 -140,730
L yellow 150,620 270,620 250,780 170,780
b red 12 220,640 260,540 !
L yellow 310,620 430,620 410,780 330,780
b red 12 380,640 420,540 !
r wood -600,780 1200,70 16
r tan -560,850 1120,380 20
+3:373,0 r cream -560,850 186,380 !
L white -250,920 250,920 250,1120 -250,1120 >0
o amber -150,1020 64,58
b bark 22 -30,980 190,980 !
b bark 22 -30,1060 130,1060 !
`;
