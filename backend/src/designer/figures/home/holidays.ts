export const HOLIDAYS = `
= jack-o-lantern | jack o lantern, pumpkin, pumpkins, jackolantern, pumpkin lantern, pumpkin lanterns, carved pumpkin lantern ; halloween, happy halloween, trick or treat
C pine 80 0,300 20,180 120,100
H orange 0,280 200,230 420,300 540,520 540,780 420,1020 200,1120 0,1100
H #d0651f 0,290 90,280 170,420 190,690 160,960 80,1100 0,1105
~ C orange- 18 300,290 400,480 410,800 300,1060 !
~ l night 90,560 320,420 330,620 150,640 !
h night 0,640 60,740 0,750 !
l night -330,800 -220,870 -200,820 -120,900 -100,960 0,900 100,960 120,900 200,820 220,870 330,800 250,980 100,1040 0,1010 -100,1040 -250,980 !
= cat-o-lantern | pumpkin carved like a cat, pumpkin carved like a cat face, pumpkin carved like cat, pumpkin carved like cat face, cat jack o lantern, cat pumpkin, carved cat pumpkin, pumpkin with a cat face | thing
C pine 80 0,300 20,180 120,100
H orange 0,280 200,230 420,300 540,520 540,780 420,1020 200,1120 0,1100
H #d0651f 0,290 90,280 170,420 190,690 160,960 80,1100 0,1105
~ C orange- 18 300,290 400,480 410,800 300,1060 !
~ l night 130,470 340,310 400,560 !
~ l amber 200,470 320,380 352,520 !
~ L night 90,620 220,570 330,640 220,720 !
~ o amber 214,644 50,50 !
~ l night 206,600 222,600 222,690 206,690 !
h night 0,770 66,760 0,830 !
C night 26 -120,880 -60,930 0,860 60,930 120,880 !
~ b night 18 150,800 400,760 !
~ b night 18 150,850 410,860 !
= pumpkin-plain | fall pumpkin, plain pumpkin, plain pumpkins, pumpkin season, pumpkin farm
C pine 80 0,300 20,180 120,100
L leaf 60,240 240,130 420,200 300,310 140,320
H orange 0,280 200,230 420,300 540,520 540,780 420,1020 200,1120 0,1100
H #d0651f 0,290 90,280 170,420 190,690 160,960 80,1100 0,1105
~ C orange- 18 300,290 400,480 410,800 300,1060 !
= .one-pumpkin
C pine 80 0,300 20,180 120,100
H orange 0,280 200,230 420,300 540,520 540,780 420,1020 200,1120 0,1100
H #d0651f 0,290 90,280 170,420 190,690 160,960 80,1100 0,1105
~ C orange- 18 300,290 400,480 410,800 300,1060 !
= pumpkin-patch | pumpkin patch, pumpkin patches, pumpkin field, field of pumpkins, pumpkins in a field
@ 0 .34 -300,-40
.one-pumpkin
@ 0 .3 330,-20
.one-pumpkin
@
C green 20 -700,900 -560,780 -420,860 -160,800 60,880 330,800 560,860 720,780 !
L leaf -60,700 40,620 130,700 70,790 -30,780
L leaf 560,700 660,640 740,730 660,800 570,780
@ 0 .48 0,140
.one-pumpkin
@ 0 .42 -480,170
.one-pumpkin
@ 0 .4 480,180
.one-pumpkin
@
L leaf -300,940 -210,880 -140,950 -200,1040 -290,1020
L leaf 210,960 300,900 360,970 310,1050 220,1040
C green 16 -240,1040 -180,1100 -120,1060 !
= lights-on-antlers | lights on antlers, antler lights, antler string lights, christmas lights on antlers | worn brim
C night 22 -600,300 -420,420 -180,340 0,470 180,340 420,420 600,300
C night 22 -520,60 -330,210 -120,160 0,260 120,160 330,210 520,60
o red -420,490 52,84
o amber -180,420 52,84
o green 0,550 52,84
o sky 180,420 52,84
o rose 420,490 52,84
o sky -330,290 48,78
o rose -120,240 48,78
o red 120,240 48,78
o amber 330,290 48,78
~ o green 570,370 48,78
= ghost-cute | cute ghost, ghosts, little ghost ; boo, boo crew, spooky, spooky season, stay spooky | creature
H #f8f5ee 0,80 240,110 400,330 430,640 460,1000 560,1160 380,1120 260,1200 130,1110 0,1190
~ L #f8f5ee 400,560 560,480 620,560 520,700 430,720
~ o night 140,460 54,70 !
~ o white 125,435 18 !
~ o pink 250,590 56,36 !
C night 20 -60,600 0,640 60,600
= halloween-cat | halloween cat, black cat halloween
o lemon 60,520 440 !
C coal 80 360,760 520,560 420,330 540,180
L coal -420,1120 -380,860 -440,700 -280,600 -40,460 200,480 360,680 400,1120 300,1120 260,900 60,780 -120,840 -240,920 -300,1120 >100
l coal -580,560 -560,340 -460,430 -380,430 -280,340 -260,560 -330,700 -500,700 >-400
eye #f4d04a -490,550 34
eye #f4d04a -350,550 34
= candy-corn | candy corn
h lemon 0,1180 380,1150 440,1060 360,860 0,860
h orange 0,860 360,860 230,480 0,480
h white 0,480 230,480 110,160 0,120
= trick-treat-bucket | candy bucket, pumpkin bucket, pumpkin pail, pumpkin basket, trick or treat bucket, halloween candy
C coal 40 -330,480 -260,160 260,160 330,480
~ l rose 60,480 200,300 280,420 180,500
o amber -180,420 110
o violet 60,380 110
h orange 0,470 420,470 360,1160 0,1170
~ l night 90,640 240,600 230,740 120,760 !
l night -240,880 -100,930 0,890 100,930 240,880 180,1020 -180,1020 !
= christmas-tree | christmas tree ; christmas, xmas, merry christmas, oh christmas tree
r bark -70,1080 140,160
h pine 0,140 190,420 110,420 320,740 200,740 440,1090 0,1100
C amber 26 -130,380 0,430 120,350
C red 26 -220,640 0,700 200,580
C amber 26 -330,980 0,1020 330,860
~ o red 150,640 40
o amber -60,540 38
o sky 60,880 44
o red -200,880 44
o violet 240,1010 42
s lemon 0,120 130
= santa-claus | santa, santa claus, saint nick, st nick, father christmas, kris kringle, dear santa, papa noel | creature face=600,430 coat=#c93a33 belly=#b02c2a paw=#2a2228
L red -360,480 -260,220 -20,60 260,60 460,240 520,420 400,460 340,330 330,480 >60
r white -420,430 840,150 75
o white 490,480 90
h #f0c49a 0,570 280,570 320,720 240,860 0,880
H white 0,800 130,740 330,700 400,860 330,1080 160,1230 0,1280
~ L white 0,790 130,750 260,830 160,890 40,870
~ l white 70,600 200,580 220,625 80,645 !
eyes #3a6fb5 140,690 36
o #e08a7a 0,750 70,60
h #8e3040 0,910 70,900 40,960 0,970 !
= santa-sleigh | santa sleigh, santas sleigh, santa's sleigh, santa in sleigh, santa in a sleigh, santa in his sleigh, santa flying, santa and reindeer flying, santa flying over, santa with sleigh, flying santa, santa riding sleigh | vehicle
b wood 22 60,640 640,330
b wood 22 60,700 640,400
@ -12 .62 300,-330
L brown 200,560 420,540 500,440 560,560 520,700 260,720 180,660 >360
T brown 60,28 240,680 160,860 60,900
T brown 60,28 290,690 260,880 150,960
T brown 60,28 480,680 600,780 700,740
T brown 60,28 440,690 540,860 650,860
T brown 110,80 490,520 560,380 600,330
L brown 540,380 560,270 660,240 780,330 760,380 640,420 >640
o red 780,340 36
o night 650,310 16 !
c wood 22 600,260 560,120 480,60
c wood 22 570,160 640,70
c wood 22 640,250 680,130 640,40
c wood 22 668,170 740,100
b red 36 520,560 600,400
@ 0 1 0,0
L bark -620,500 -560,300 -330,240 -200,380 -180,600 -330,700 >-330
+3:90,60 o gold -520,380 20 !
L red -260,760 -280,500 -140,420 40,470 100,760 >-60
b white 44 -260,700 90,700 !
t red 90,70 -20,520 130,600 220,560
o coal 240,550 50
o blush -80,360 110
L white -190,380 -160,470 -80,540 20,470 30,360 -40,420 -120,420 >-60
L red -200,330 -180,180 -330,80 -40,110 40,310 >-60
b white 56 -210,330 50,310
o white -330,90 46
o night -20,350 14 !
L red -560,700 -600,560 -500,560 -440,680 100,700 260,620 330,720 240,920 -430,960 >-60
b gold 28 -560,700 -430,730 -100,740 220,690 !
+3:210,0 s gold -340,840 46,5,.45
C gold 34 -560,1080 -200,1100 200,1080 420,1020 470,900 400,830
b gold 24 -330,950 -330,1080
b gold 24 120,930 120,1080
= santa-hat | santa hat, christmas hat, santas hat | worn
L red -340,760 -300,460 -120,200 140,120 380,220 540,460 580,640 480,640 400,500 320,480 360,760 >60
L red+ -280,560 -160,330 -60,270 -120,420 -220,600 !
r white -420,740 840,170 80
o white 540,700 110
= snowman | snowman, frosty, snowmen, snowwoman | creature
C bark 26 -300,700 -500,560 -540,460
C bark 26 300,700 500,560 540,460
o white 0,990 330,290
o white 0,650 250
o white 0,360 190
h coal 0,-20 170,-20 180,200 0,200
r coal -260,180 520,50 20
r red -176,120 352,60 !
l orange 0,360 260,420 0,430
~ o night 70,310 26 !
C night 16 -90,440 0,480 90,440
r red -220,520 440,80 40
l red 60,560 180,560 220,800 100,820
o night 0,720 28 !
o night 0,860 28 !
= snowman-cardinal | snowman with cardinal, snowman with a cardinal, snowman and cardinal, snowman with red cardinal, snowman with cardinals, snowman with red bird, snowman holding a cardinal, cardinal on a snowman, cardinal and snowman | creature coat=#d8362f wing=#9a2320 beak=#f0a23a throat=#2b2226 head=#d8362f belly=#d8362f tail=#9a2320 leg=#c98a3a iris=#1c1a1f
C bark 30 -250,720 -460,620 -560,480
c bark 24 -470,600 -590,610
C bark 34 120,740 420,680 660,690
c bark 24 560,690 640,620
o white -60,1000 330,290
o white -60,670 250
o white -60,370 200
@ 0 1 -60,0
h coal 0,-40 180,-40 190,190 0,190
r coal -270,170 540,54 20
r red -188,104 376,66 !
l orange 0,364 -250,424 0,446
~ o night 76,316 28 !
C night 18 -96,450 0,494 96,450
r red -230,530 460,86 40
l red -170,570 -50,570 -60,830 -190,810
b white 18 -176,740 -60,756 !
o night 30,740 30 !
o night 30,880 30 !
@ 0 .44 450,-124
.crest .songbird
= snowman-melting | melting snowman, snowman melting, melted snowman, snowman melting sun | creature
L #a9cfe0 -640,1130 -520,1030 -260,1000 100,1010 420,1020 620,1100 560,1210 260,1260 -200,1260 -540,1220 _1170
L white -430,1110 -380,930 -280,830 0,790 300,830 420,950 450,1110 260,1180 -240,1180 >0
L white -280,900 -300,740 -190,640 0,610 210,640 290,760 270,900 100,970 -130,960 >0
C bark 26 -260,790 -440,850 -560,1010
C bark 26 270,790 440,880 520,1050
L white -210,620 -220,470 -130,360 0,330 150,360 220,480 200,610 90,690 -110,690 >0
~ o night 76,450 26 !
l orange -10,500 240,590 0,566
C night 16 -100,640 0,606 100,640
L red -240,650 0,710 240,650 250,720 0,780 -240,730
l red 100,730 210,710 240,960 130,980
o night 0,860 26 !
o night 0,1000 26 !
@ -14 1 -40,190
l coal -160,-60 160,-60 180,160 -180,160 >0
r red -176,80 352,70 !
r coal -270,150 540,54 20
@
L white -60,1180 -20,1180 -30,1230 -60,1220 !
= wrapped-gift | gifts, gift box, christmas gift, wrapped gift ; secret santa
~ L amber 10,290 120,100 300,60 330,200 200,300
r red -480,290 960,220 20
r red -420,500 840,660 20
r amber -80,290 160,870
= christmas-stocking | stocking, christmas stocking, stockings
l red -160,280 260,280 260,760 160,1040 -120,1220 -420,1200 -520,1020 -360,880 -170,760 >60
r white -210,160 520,220 60
L green -520,1020 -360,880 -280,1000 -330,1210 -430,1200
l green 80,860 260,700 260,760 190,960 120,920
= candy-cane | candy cane, candy canes, peppermint
C white 130 60,1220 60,420 -60,200 -260,200 -340,400
+5:0,170 l red -5,560 125,470 125,560 -5,650 !
l red 40,240 130,330 60,410 -20,290 !
l red -160,140 -80,130 -90,270 -180,270 !
l red -330,260 -240,200 -230,290 -290,350 !
= ornament-ball | christmas ornament, ornament, bauble, christmas ornaments
a gold 0,120 70,28 0,360
r gold -90,180 180,130 20
o red 0,720 420
b cream 30 -410,640 410,640 !
b cream 30 -410,800 410,800 !
+5:150,0 s lemon -300,720 60,4,0.4
L coral -280,500 -160,390 -120,430 -240,560 !
= christmas-wreath | wreath, christmas wreath, holly wreath
*14:0,660 L pine 0,560 -170,330 -60,120 90,160 150,360
*14:0,660:25.7:12 L green 0,500 -90,350 0,220 90,350
*5:0,660:72:36 o red 0,330 44
~ L red 20,1010 200,900 280,1000 220,1120
~ l red 20,1060 160,1240 60,1250 0,1120
o red- 0,1040 70
= flower-wreath | floral wreath, flower wreath, spring wreath, rose wreath, wildflower wreath, wreath with flowers, wreath of roses
*16:0,660 L leaf 0,420 -110,310 -50,160 70,290 !
*16:0,660:22.5:11 L green 0,400 -80,310 10,190 95,310
*6:0,260 o rose 0,177 60 !
o lemon 0,260 53
*6:346,460 o white 346,396 46 !
o amber 346,460 41
*6:346,860 o pink 346,788 52 !
o lemon 346,860 46
*6:0,1060 o rose 0,977 60 !
o lemon 0,1060 53
*6:-346,860 o white -346,796 46 !
o amber -346,860 41
*6:-346,460 o pink -346,388 52 !
o lemon -346,460 46
o red 220,290 26 !
o red 174,336 26 !
o red 420,636 26 !
o red 374,682 26 !
o red 220,982 26 !
o red 174,1028 26 !
o red -180,982 26 !
o red -226,1028 26 !
o red -380,636 26 !
o red -426,682 26 !
o red -180,290 26 !
o red -226,336 26 !
= holly-berries | holly ; holly jolly, jingle
~ l green 20,660 120,520 240,560 330,400 440,480 600,380 560,560 640,680 480,700 420,820 280,760 140,800
~ b pine 14 60,680 520,480 !
o red 0,800 120
o red -120,640 120
o red 120,640 120
o coral -160,600 30 !
o coral 80,600 30 !
= gingerbread-house | gingerbread house
h #a8622c 0,420 380,660 380,1140 0,1140
h white 0,140 560,620 480,700 0,320
h #8e4a1c 0,260 420,600 380,640 0,330 !
r cocoa -100,780 200,360 100
~ r lemon 200,760 130,140 20
o red 0,560 60
~ o rose 480,660 44
~ o leaf 330,520 44
L white -500,1140 -300,1090 0,1120 300,1090 500,1140 400,1210 -400,1210
= nutcracker | nutcracker, nutcrackers, toy soldier
h coal 0,20 150,30 160,270 0,280
r gold -170,210 340,60 10
h #f0c49a 0,270 150,270 150,470 0,470
~ o night 65,340 24 !
r white -80,420 160,40 8
H white 0,460 100,450 110,560 0,610
h red 0,480 200,520 220,880 0,880
~ r red- 210,520 110,360 40
~ r amber 180,500 160,60 20
r coal -200,800 400,60
+3:0,90 o gold 0,640 24
h white 0,860 180,860 170,1120 0,1120
~ r coal 20,1090 180,130 30
= menorah | menorah ; hanukkah, chanukah, jewish
a gold 0,420 130,36 0,180
a gold 0,420 260,36 0,180
a gold 0,420 390,36 0,180
a gold 0,420 520,36 0,180
b gold 44 0,300 0,1060
h gold 0,1020 180,1060 240,1160 0,1160
~ +4:130,0 r ice 105,220 50,220
r blue -30,120 60,220
~ +4:130,0 L amber 100,190 130,100 160,190 130,220
L amber -34,90 0,-20 34,90 0,125
= dreidel | dreidel
@ 20 1 0,0
r gold -40,60 80,260 20
h blue 0,320 320,320 320,820 0,1200
l sky -320,320 0,320 0,1200 -320,820 !
b white 44 -220,480 -100,480
b white 44 -100,470 -100,720
= fireworks | fireworks, firework ; 4th of july, fourth of july, independence day, july 4th, new years eve
*12:0,600 b red 30 0,520 0,240
*12:0,600 o red 0,200 34
*12:0,600:30:15 b amber 26 0,500 0,360
*12:0,600:30:15 o amber 0,320 26
*8:0,600 b white 24 0,560 0,440
s lemon 0,600 90,8,0.4
*8:-420,1040 b blue 24 -420,1000 -420,900
*8:430,1020 b blue 24 430,980 430,880
= firecracker | firecracker, sparkler, firecrackers, sparklers
@ 24 1 0,0
r red -150,360 300,860 30
r white -150,540 300,120 !
r blue -150,780 300,120 !
C tan 24 0,360 40,240 -30,160
@
s amber 230,150 170,8,0.4
s lemon 230,150 90,8,0.4
= american-flag | american flag, flag, stars and stripes, usa flag, old glory ; usa, america, patriotic, merica, murica, memorial day
b tan 40 -560,60 -560,1260
o gold -560,50 50
L red -540,140 -240,80 60,180 360,120 620,180 620,760 360,700 60,760 -240,660 -540,720
B white 44 -540,250 -240,185 60,285 360,225 620,285 !
B white 44 -540,340 -240,280 60,380 360,320 620,380 !
B white 44 -540,440 -240,380 60,480 360,420 620,480 !
B white 44 -540,540 -240,480 60,580 360,520 620,580 !
B white 44 -540,640 -240,580 60,680 360,620 620,680 !
l navy -540,140 -240,80 -10,150 -10,460 -240,400 -540,450 !
+3:150,-6 s white -440,220 44
+3:150,-6 s white -440,350 44
= eagle-shield | patriotic eagle, shield usa, liberty shield
h navy 0,140 300,180 480,120 480,560 300,960 0,1200
l white -480,480 480,480 480,560 300,960 0,1200 -300,960 -480,560 !
+4:220,0 l red -440,480 -330,480 -330,930 -440,700 !
+3:180,0 s white -180,330 70
= uncle-sam-hat | uncle sam hat, uncle sam, patriotic hat | worn
h white 0,80 330,80 290,760 0,760
l red -330,80 -230,80 -210,760 -290,760 !
l red -110,80 -10,80 -10,760 -90,760 !
l red 110,80 220,80 190,760 90,760 !
h navy 0,560 310,560 290,760 0,760
+4:140,0 s white -210,660 54
H navy 0,740 300,730 620,800 560,900 0,920
= easter-egg | easter egg, easter eggs ; easter, happy easter, egg hunt, egg hunter, egg hunting, egg hunters
H lilac 0,120 230,180 400,460 440,760 320,1040 0,1160
b lemon 90 -420,560 420,560 !
b mint 90 -430,860 430,860 !
+6:140,0 l rose -400,660 -330,740 -260,660 !
+6:140,0 o sky -350,380 30 !
C white 24 -330,1010 -200,960 -60,1010 80,960 220,1010 320,970 !
= easter-basket | easter basket, egg basket
C wood 54 -420,700 -330,160 330,160 420,700
o lilac -220,640 120,160
o lemon 220,640 120,160
o mint 0,600 130,170
h wood 0,700 460,700 380,1160 0,1170
+5:0,90 b brown 14 -430,790 430,790 !
+7:120,0 b brown 14 -360,700 -330,1160 !
r tan -490,660 980,90 40
= easter-bunny | easter bunny, bunny with egg, honey bunny | creature coat=#f3ece2 face=690,390
P $coat 60,420 70,200 140,20 240,0 300,120 290,330 220,470
P #eab3a6 120,400 130,220 175,100 225,110 240,250 200,400
H $coat 0,370 170,390 330,490 420,660 440,820 360,980 200,1070 0,1090
h white 0,800 90,770 220,830 230,940 160,1030 0,1060
eyes #6b4127 200,690 56
snout #d4736b 0,850 60 1.2
r white -38,970 34,80 8 !
r white 4,970 34,80 8 !
~ L rose 20,1130 180,1050 240,1130 180,1220
o amber 0,1135 50
= red-heart | heart, hearts, red heart ; love, valentines day, valentines, valentine's day, valentine, be mine
v red 0,560 600
L coral -400,380 -260,280 -200,330 -360,520 !
= heart-with-arrow | love arrow, heart with arrow, valentine arrow
v rose 0,560 540
@ -30 1 0,0
b tan 30 -700,620 -200,620
b tan 30 220,620 700,620
l steel 680,540 840,620 680,700
l red -840,540 -700,540 -640,620 -700,700 -840,700 -780,620
= conversation-heart | candy heart, conversation heart, candy hearts
v pink 0,600 560
v rose 0,520 100
b rose 30 -240,640 240,640 !
b rose 30 -180,730 180,730 !
= love-letter | love letter, envelope, snail mail letter
r cream -580,320 1160,760 40
l sand -580,340 0,760 580,340 560,320 -560,320 !
l white -540,330 540,330 0,700 >0
v red 0,660 130
= balloon | balloons, party balloons
C ash 12 -240,640 -60,900 0,1260
C ash 12 240,640 60,900 0,1260
C ash 12 0,560 0,1260
o teal -260,440 220,260
o rose 260,440 220,260
o amber 0,300 230,270
L lemon -110,180 -20,110 10,150 -90,270 !
l amber -34,590 34,590 0,540
= balloon-single | balloon, floating balloon
C ash 14 0,860 -50,1000 50,1130 -20,1280
l red- -60,850 60,850 0,770
H red 0,-40 200,0 340,160 380,380 280,640 120,790 0,810
L red+ -220,160 -120,60 -70,110 -170,300 -230,330 !
= party-hat | party hat, birthday hat | worn
@ 10 1 0,0
h violet 0,160 400,1120 0,1180
l amber -130,470 130,470 200,640 -200,640 !
l teal -270,800 270,800 340,970 -340,970 !
*8:0,140 l rose -40,100 0,-20 40,100 !
o rose 0,140 70
= mardi-gras-mask | masquerade mask ; mardi gras, masquerade, fat tuesday | worn
~ l leaf 180,460 300,60 420,160 420,420
~ l amber 60,440 120,40 240,180 280,430
h violet 0,-20 70,160 60,460 0,470
H plum 0,480 220,400 560,440 540,680 340,840 120,780 0,680
~ L night 130,580 260,520 400,560 380,660 240,700 150,660 !
~ C gold 20 90,500 300,440 500,500 !
= graduation-diploma | diploma, diploma scroll
@ -24 1 0,0
r cream -560,460 1120,360 60
r sand -620,440 110,400 50
r sand 510,440 110,400 50
r red -70,440 140,400
l red -60,820 60,820 110,1040 0,960 -110,1040
= ring | ring, engagement ring, diamond ring ; wedding, bride to be, fiance, wife, wifey, newlywed, just married, marriage, mr and mrs
a gold 0,820 330,80 0,360
l ice -220,260 -120,120 120,120 220,260 0,520 >0
l white -220,260 -80,260 0,520 !
l sky -80,260 80,260 0,520 !
b sea 8 -220,260 220,260 !
l gold -120,430 120,430 80,540 -80,540
= baby-bottle | baby bottle ; new baby, baby shower, newborn, pregnancy, new mom, mommy to be
H tan 0,60 60,90 70,170 130,250 0,260
r teal -220,240 440,150 40
h ice 0,390 210,390 240,560 240,1120 200,1220 0,1220
h white 0,640 236,640 236,1110 196,1205 0,1205 !
+4:0,120 b sea 14 100,720 220,720 !
v rose -60,900 90
= baby-rattle | rattle, baby rattle
@ 30 1 0,0
o sky 0,320 300
b white 60 -290,320 290,320 !
r rose -44,600 88,380 40
a rose 0,1090 110,56 0,360
= string-lights | string lights, christmas lights, christmas light string, string of christmas lights, strand of christmas lights, string of lights, strand of lights, light string, fairy lights, party lights
C night 28 -620,400 -320,600 0,660 320,600 620,400
r coal -515,470 70,90 10
r coal -285,570 70,90 10
r coal -35,620 70,90 10
r coal 215,570 70,90 10
r coal 445,470 70,90 10
o red -480,670 76,124
o amber -250,770 76,124
o green 0,820 76,124
o sky 250,770 76,124
o rose 480,670 76,124
= hatching-egg | hatching egg, cracked egg, eggshell
l cream -430,600 -310,700 -190,590 -70,710 60,590 190,710 310,590 430,600 440,800 390,980 270,1120 100,1190 -100,1190 -270,1120 -390,980 -440,800 >120
o mint -230,900 70,90 !
o mint 60,1010 80,80 !
o mint 250,830 54,70 !
o mint -60,790 40,50 !
= wicker-basket | basket, wicker basket, baskets
C wood 54 -420,700 -330,160 330,160 420,700
o cocoa 0,690 450,80 !
h wood 0,700 460,700 380,1160 0,1170
+5:0,90 b brown 14 -430,790 430,790 !
+7:120,0 b brown 14 -360,740 -330,1160 !
r tan -490,680 980,90 40
= leprechaun | leprechaun, leprechauns | creature face=600,180 coat=#2f7f45
~ l #e9b78f 300,560 470,500 440,640 320,680
h #e9b78f 0,380 300,400 350,560 320,760 0,800
h #d9702e 0,720 110,760 260,700 340,560 400,620 430,820 340,1040 180,1200 0,1270
~ L #e8863e 0,760 120,700 260,740 330,830 180,850 40,820
o #dca27a 0,680 66,70
eyes #3f8a4a 140,560 38
~ l #b9562a 70,480 220,470 230,500 80,515 !
h $coat 0,-120 260,-120 290,330 0,340
h coal 0,230 284,230 290,340 0,345
r gold -80,220 160,140 20
r $coat- -46,252 92,76 10 !
h $coat 0,330 460,310 520,370 440,430 0,440
= pot-of-gold | pot of gold ; end of the rainbow
a #c93a33 -300,560 620,70 180,300
a amber -300,560 550,70 180,300
a green -300,560 480,70 180,300
o gold -230,500 120
o gold 230,500 120
o gold -80,400 130
o gold 110,410 130
o lemon 20,510 120
o lemon -160,540 110
o gold 180,560 110
o lemon 20,510 70 !
o lemon -160,540 60 !
H coal 0,600 420,590 520,820 440,1060 220,1180 0,1190
r ash -470,560 940,110 55
~ b ash 50 240,1120 290,1240
s green 0,900 110,4,0.5 !
`;
