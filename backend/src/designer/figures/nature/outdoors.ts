export const OUTDOORS = `
= tent | tent, tents, camper tent, campground, campsite ; camping, camp, camp life, glamper
h teal 0,220 620,1080 0,1080
h #22323d 0,420 190,1080 0,1080
h amber 0,400 60,400 280,1080 200,1080 0,560
b bark 26 0,220 -60,120
b bark 26 0,220 60,120
~ b tan 16 600,1060 700,1160
L green -700,1080 0,1060 700,1080 640,1150 -640,1150
= camping-lantern | lantern, camping lantern, lamp
C ash 36 -240,420 -200,100 200,100 240,420
h coal 0,220 100,230 220,400 0,410
r ice -200,400 400,520 30
H amber 0,520 70,680 50,800 0,820
~ b ash 24 200,400 230,920
r coal -280,900 560,100 30
h red 0,990 260,990 320,1200 0,1200
= hiking-boot | hiking boot, hiking boots ; hiking, hike, trail, trails, take a hike, trekking
L brown -280,140 20,140 60,300 40,520 160,640 400,720 480,860 480,960 -320,960 -300,500 >60
l tan -300,120 40,120 60,240 -290,240 >-100
+5:24,90 b amber 22 -30,280 80,260
l wood -320,760 -100,760 -60,960 -330,960 !
r coal -360,940 900,90 30
+7:124,0 r coal -340,1010 80,80 10
= hiking-stick-poles | hiking poles, trekking poles, walking stick ; appalachian trail
@ 14 1 0,0
r steel -20,220 40,1000
r coal -44,20 88,240 40
r red -22,600 44,120 !
o coal 0,1120 80,24
@ -14 1 0,0
r steel -20,220 40,1000
r coal -44,20 88,240 40
r red -22,600 44,120 !
o coal 0,1120 80,24
= compass | compass ; adventure, explore, explorer, wanderlust, wander, adventurer, adventure awaits, not all who wander
r brass -60,20 120,140 30
o brass 0,660 520
o cream 0,660 430
*8:0,660 b bark 20 0,250 0,310 !
@ 34 1 0,20
l red -90,640 0,270 90,640 >0
l navy -90,640 0,1010 90,640 >0
@
o gold 0,660 50
= anchor | anchor, anchors, sailor anchor ; nautical, navy, navy veteran, navy dad
a navy 0,160 110,56 0,360
r navy -50,260 100,860
r navy -240,360 480,90 45
a navy 0,700 440,110 20,160
~ l navy 300,760 520,640 560,900
= ship-wheel | ship wheel, ships wheel, ship's wheel, helm, boat wheel ; first mate
*8:0,640 r brown -36,40 72,600 30
a wood 0,640 370,110 0,360
a brass 0,640 370,20 0,360
o wood 0,640 130
o brass 0,640 60
= life-ring | life preserver, life ring, life saver ; lifeguards
a white 0,640 400,200 0,360
*4:0,640 l red -110,140 110,140 80,340 -80,340 !
C tan 26 -560,640 -400,240 0,80 400,240 560,640 400,1040 0,1200 -400,1040 -560,640
= paddles-crossed | paddles, kayak paddle, kayak paddles, oars, paddle, oar, canoe paddle, crossed paddles ; rowing, crew team, rower, white water rafting
@ 45 1 0,0
r wood -26,-40 52,1000 20
H teal 0,860 110,900 120,1200 60,1300 0,1310
@ -45 1 0,0
r wood -26,-40 52,1000 20
H coral 0,860 110,900 120,1200 60,1300 0,1310
= fishing-pole | fishing rod, fishing pole, rod and reel, fishing rod and reel, angler rod, fly rod, fishing rods | long
C bark 40 -400,1240 -60,700 300,200 520,40
b tan 60 -420,1270 -310,1100
o ash -220,1000 100
o silver -220,1000 50
C silver 10 520,40 560,400 460,760
o red 460,800 70
l white 392,800 528,800 490,860 430,860 !
C steel 20 460,870 460,980 400,1040 350,980
= fly-fishing-lure | fishing lure, lure, fly lure, tackle, bait, jig, jigs, fishing jig, crankbait, spinnerbait, spinner bait ; fly fishing
L red -460,520 -200,400 160,430 400,560 420,660 160,780 -200,780 -460,660 >0
l white -460,600 400,600 410,680 160,780 -200,780 -460,660 !
eye white -330,560 60
a steel -560,590 60,24 0,360
a steel 480,610 50,20 0,360
C steel 26 -60,780 -60,980 60,1060 140,960
C steel 26 480,660 500,900 600,960 660,860
+3:140,0 o amber -140,520 34 !
= fish-hook | fish hook, fishing hook, fishing hooks, hook, gone fishing hook ; hooked, hooked on
a steel 60,140 70,40 0,360
C steel 64 60,220 60,900 -60,1130 -280,1130 -380,960 -360,820
l steel -420,860 -330,700 -270,860 -360,900
= bobber | bobber, bobbers, fishing bobber, fishing bobbers, fishing float
r ash -24,40 48,200 20
o white 0,660 420
l red -420,640 -370,440 -200,280 0,240 200,280 370,440 420,640 >0
r coal -424,610 848,60 20
r ash -24,1070 48,160 20
= binoculars | binoculars ; birding, birder, bird watching, birdwatching, bird watcher, safari
~ l coal 60,340 230,300 300,420 480,900 100,900 50,620
~ o coal 290,940 200
~ o sea 290,940 140
~ o ice 250,890 50 !
~ r ash 90,180 160,150 30
r ash -70,480 140,180 20
= campfire-mug | camp mug, enamel mug, camping mug
a navy 300,680 170,80 -80,80
h navy 0,360 360,360 350,1080 0,1100
+7:90,0 o white -290,520 14 !
+7:90,0 o white -250,680 12 !
+7:90,0 o white -290,860 14 !
o silver 0,360 370,80
o cocoa 0,370 310,56 !
= marshmallow-stick | roasting marshmallow, marshmallow stick, roast marshmallows
C bark 36 -520,1200 -60,700 240,340
@ 40 1 100,-320
r white -170,420 340,440 100
r tan -170,420 340,120 60 !
@
= hammock | hammock, hammocks ; do not disturb
~ b bark 90 560,100 560,1240
~ b tan 24 540,420 420,640
L coral -460,620 -260,740 0,780 260,740 460,620 360,880 120,1000 -120,1000 -360,880 >0
L cream -400,700 -200,860 0,890 200,860 400,700 330,860 120,960 -120,960 -330,860 !
= hammock-palms | hammock between palm trees, hammock between two palm trees, hammock between palms, hammock under palm trees, palm trees with hammock | thing
~ C wood 76 440,1240 470,800 540,240
~ +4:12,-120 b bark 10 430,1100 500,1100 !
~ L green 540,230 380,120 220,180 150,330 330,280 520,270
~ L leaf 540,240 420,20 260,-40 180,20 340,90
~ L green 550,230 640,60 760,40 820,140 680,170
~ L leaf 550,240 700,220 800,330 790,430 680,330
~ L green- 540,250 430,330 380,480 420,560 500,400
~ o brown 520,270 44
~ o brown 580,280 40
~ b tan 24 480,600 390,700
L coral -440,690 -250,820 0,860 250,820 440,690 350,950 120,1060 -120,1060 -350,950 >0
L cream -380,770 -200,930 0,960 200,930 380,770 320,930 120,1020 -120,1020 -320,930 !
= hollow-log | hollow log, hollow logs, fallen log, hollow tree trunk | thing
L bark -640,700 560,640 600,900 560,1180 -600,1220 -660,960 _980
+3:300,-14 C cocoa 16 -560,830 -380,850 -240,810 !
+3:280,-10 C cocoa 16 -500,1040 -320,1020 -180,1060 !
o wood 520,910 150,275
o tan 520,910 120,230 !
o night 520,910 92,186 !
l leaf -300,690 -250,600 -200,680 !
l leaf -230,685 -160,610 -140,680 !
l green -330,690 -370,620 -280,660 !
= adirondack-chair | adirondack chair, lake chair ; porch, sit back
h teal 0,120 300,200 280,700 0,700
+4:140,0 b sea 14 -210,220 -200,700 !
l teal -360,700 360,700 420,860 -420,860 >0
~ r teal- 330,560 150,60 20
~ b teal 60 400,620 480,1220
~ b teal 50 230,860 250,1180
= beach-umbrella | beach umbrella, parasol, sun umbrella
@ 16 1 0,0
b tan 30 0,160 0,1260
L red -600,620 -520,330 -260,120 0,80 260,120 520,330 600,620 400,560 200,630 0,560 -200,630 -400,560 >0
L cream -200,620 -160,300 0,90 160,300 200,620 0,560 !
L cream -600,620 -520,330 -330,160 -400,400 -410,560 !
L cream- 600,620 520,330 330,160 400,400 410,560 !
@
L sand -460,1220 0,1150 460,1220 380,1270 -380,1270
= sandcastle | sandcastle, sand castle, sand bucket
l tan -480,1140 -420,700 420,700 480,1140 >0
~ +3:90,0 r tan 220,560 60,100
~ l tan 200,620 470,620 500,1140 180,1140
+5:110,0 r tan -250,600 70,120
r wood -90,860 180,280 90
l tan -160,700 -130,420 130,420 160,700 >0
b bark 14 0,420 0,160
l red 0,160 180,220 0,290
= flip-flops | flip flops, flip flop, sandals, beach sandals
@ 14 1 190,0
H teal 0,60 140,120 190,380 130,700 160,1000 100,1200 0,1230
H sky 0,120 100,160 140,380 80,700 110,990 60,1150 0,1170 !
C coral 44 -150,640 -60,380 0,260 60,380 150,640
@ -14 1 -190,0
H teal 0,60 140,120 190,380 130,700 160,1000 100,1200 0,1230
H sky 0,120 100,160 140,380 80,700 110,990 60,1150 0,1170 !
C coral 44 -150,640 -60,380 0,260 60,380 150,640
= world-map | map, road map, travel map, treasure map, road trip, road trips, roadtrip ; travel, traveling
l cream -600,300 -200,200 200,300 600,200 600,980 200,1080 -200,980 -600,1080 _1200
l sand -200,200 200,300 200,1080 -200,980 !
L leaf -520,460 -380,400 -300,520 -380,640 -500,600 !
L leaf 300,520 460,460 540,580 420,720 300,660 !
C red 26 -460,900 -260,760 -60,820 120,640 300,420 !
b red 34 240,320 400,480
b red 34 400,320 240,480
= route-sign | highway sign, road sign ; route 66, highway
h navy 0,120 160,200 330,160 440,300 420,560 460,780 300,1060 0,1200
h white 0,190 150,260 300,230 380,330 360,560 400,770 270,1000 0,1120
r navy -350,330 700,70 !
B navy 60 -70,500 -180,560 -220,760 -140,860 -60,760 -150,680 -220,740
B navy 60 200,500 90,560 50,760 130,860 210,760 120,680 50,740
= suitcase | suitcase, luggage, travel bag ; vacation mode
C coal 50 -160,320 -160,140 160,140 160,320
r brown -480,300 960,800 80
r tan -330,300 80,800
r tan 250,300 80,800
r gold -60,620 120,90 20
s lemon -80,860 90
o teal 90,500 80
= palm-island | desert island, tropical island, island getaway
L sand -500,980 -240,880 60,860 330,900 520,980
@ 0 0.74 -20,-70
use palm-tree
@
L sea -660,1000 -440,950 -220,1000 0,950 220,1000 440,950 660,1000 640,1140 -640,1140 _1080
= log-rounds | logs, log, timber ; wood burning
r bark -560,760 1060,300 150
o tan 480,910 150
o wood 480,910 80 !
r brown -460,440 960,300 150
o tan -460,590 150
o wood -460,590 80 !
= paw-prints | paw print, paw prints, paw, paws ; rescue, pet lover, animal rescue, adopt, adopt dont shop, vet tech, groomer, dog groomer, pet sitter, animal lover
H cocoa 0,560 150,600 300,780 340,960 240,1100 80,1080 0,1050
~ o cocoa 150,360 100,140
~ o cocoa 380,560 90,130
= bone | bone, dog bone, bones
@ -24 1 0,0
r bone -420,570 840,150 20
~ o bone 430,530 110
~ o bone 430,740 110
= dog-house | dog house, doghouse
h red 0,140 560,560 500,640 0,280
h wood 0,300 420,600 420,1140 0,1140
r night -180,640 360,500 180
h red 0,140 560,560 500,640 0,280
r bone -120,450 240,60 30
= bird-house | bird house, birdhouse, bird feeder
r bark -40,1040 80,240
h teal 0,300 330,520 330,1040 0,1040
h brick 0,120 480,480 420,560 0,260
o night 0,640 110 !
r bark -30,800 60,90 20
= star | star, stars, twinkle star, superstar
s amber 0,640 560
s lemon 0,640 330
= feather | feather, feathers, quill feather, boho feather
@ 30 1 0,0
L teal 0,-40 150,120 220,420 160,760 40,1020 -40,1020 -170,760 -220,420 -130,120 >0
b cream 18 0,60 0,1260
~ b cream 10 10,360 160,240 !
~ b cream 10 10,560 180,440 !
~ b cream 10 10,760 150,660 !
= dreamcatcher | dreamcatcher, dream catcher ; boho
a tan 0,460 380,60 0,360
*8:0,460 b cream 12 0,110 250,210 !
*8:0,460 b cream 10 0,240 160,300 !
o teal 0,460 50
b tan 14 0,860 0,960
~ b tan 14 230,780 260,880
L coral 0,940 70,1060 0,1260 -70,1060 >0
~ L teal 260,860 330,980 260,1160 190,980
= antlers | antlers, antler, deer antlers, elk antlers, antler shed ; shed hunter
~ C tan 66 50,1080 150,900 330,740 450,500 440,200
~ C tan 50 220,830 150,640 190,480
~ C tan 50 380,640 560,540 630,380
~ C tan 46 450,440 320,320 330,150
h bone 0,990 120,1000 150,1110 70,1230 0,1240
= dirt-mound | dirt mound, mound of dirt, pile of dirt, dirt pile, mound of soil
L brown -640,1200 -560,1040 -400,960 -240,850 -80,880 60,830 220,880 380,960 540,1020 640,1200 _1030
L bark -420,1060 -330,1010 -250,1060 -330,1110 !
L bark 40,960 130,910 220,970 120,1020 !
L bark -90,1120 0,1080 90,1120 0,1160 !
L bark 330,1110 420,1060 500,1120 420,1160 !
~ L green 560,1200 520,1060 590,1130 640,1040 620,1200
= pine-pair | pair of pines, pair of pine trees
~ r bark 430,1040 90,170 8
~ l pine 475,40 640,380 570,380 700,680 600,680 740,1060 210,1060 350,680 250,680 380,380 310,380 >475
~ l green 475,40 560,215 475,300 390,215 !
~ l green 390,440 475,600 560,440 475,400 !
L leaf -720,1210 -520,1170 0,1190 520,1170 720,1210
= palm-pair | pair of palms, pair of palm trees
~ C wood 80 500,1200 540,900 470,620 480,330
~ L green 480,330 640,200 780,260 860,440 700,370
~ L leaf 480,330 560,110 740,60 860,130 680,200 !
~ L green 480,330 380,180 240,190 140,340 300,310
~ L leaf 480,330 420,90 280,40 170,90 330,160 !
~ O brown 450,370 44,44
~ O brown 540,380 44,44
L sand -760,1220 -500,1170 0,1190 500,1170 760,1220
= oak-pair | pair of oaks, pair of trees
~ l bark 400,1200 450,980 440,640 560,640 560,980 610,1200 >500
~ L green 500,60 700,100 820,270 800,480 640,640 400,640 230,540 210,330 300,140 >500
~ L leaf 420,160 540,120 580,230 460,300 340,280 !
~ L leaf 560,400 680,370 700,480 590,540 !
L leaf -760,1220 -500,1170 0,1190 500,1170 760,1220
= paper-lantern | paper lantern, paper lanterns, red lantern, red lanterns, chinese lantern, chinese lanterns, red paper lantern, asian lantern, lunar new year lantern
C brass 24 0,-60 0,120 !
r brass -190,120 380,70 20
O red 0,540 470,370
O wine 0,540 300,368 !
O red 0,540 150,366 !
O brick 0,540 150,366 >0
b gold 14 -460,480 460,480 !
b gold 14 -460,610 460,610 !
s gold 0,545 110,4,.5 !
r brass -190,890 380,70 20
+7:44,0 b amber 20 -132,960 -132,1220 !
C brass 20 0,960 0,1060 !
= beer-can-lure | beer can fishing lure, beer can lure, beer can fishing lures, beer fishing lure, beer can bait | thing
C steel 22 -620,420 -700,420 -720,480 -660,500 -590,470
a steel -600,470 46,20 0,360
a steel 560,470 42,18 0,360
r silver -540,300 90,340 30
r silver 430,300 90,340 30
r red -500,270 970,400 70 _480
l cream -300,270 -60,270 -180,670 -420,670 !
l gold -30,270 30,270 -90,670 -150,670 !
o white -380,430 84
o lemon -380,430 62 !
o night -370,430 34 !
o white -384,414 12 !
o cream 230,470 130,110 !
L amber 180,420 270,420 260,550 190,550 !
+3:36,0 o white 186,412 28 !
C amber 18 270,450 310,460 300,520 266,530 !
a steel -160,700 36,18 0,360
a steel 470,700 36,18 0,360
C steel 30 -160,730 -160,960 -240,1080 -340,1040 -340,930
C steel 30 -160,960 -80,1080 20,1040 20,930
C steel 30 -160,730 -150,1130 -150,1150
l steel -340,880 -300,970 -370,970
l steel 20,880 60,970 -20,970
C steel 30 470,730 470,940 400,1050 310,1010 310,910
C steel 30 470,940 540,1050 630,1010 630,910
l steel 310,860 350,950 280,950
l steel 630,860 670,950 600,950
`;
