/** Pools, docks and tropical shores. */
export const POOLSIDE = `
thing

= tiki-torch | tiki torch, tiki torches, garden torch
L orange 0,-120 110,90 160,240 90,360 -90,360 -160,240 -80,80
L lemon 0,80 60,220 44,340 -44,340 -60,220
l tan -150,350 150,350 90,640 -90,640 >0
+4:0,76 b bark 16 -140,400 140,400 !
t wood 70,60 0,640 0,1340
+3:0,200 b bark 24 -34,760 34,760 !
= tiki-mug | tiki mug, tiki cup, zombie drink
L leaf 120,200 330,-80 420,120 260,280
b red 30 -120,240 -260,-80
L amber -60,60 140,-20 220,160 60,240
h wood 0,240 300,250 330,560 290,1200 0,1220
O bark 0,250 300,70
~ L cream 60,480 230,440 250,600 90,610
~ o night 150,540 40 !
h brown 0,600 70,640 90,780 0,800
r cream -210,860 420,160 30
+5:84,0 b bark 16 -168,860 -168,1020 !
b brown 26 -300,380 300,380 !
b brown 26 -290,1110 290,1110 !
= lounge-chair | lounge chair, beach chair, pool chair, sun lounger, beach lounger, chaise lounge, cabana
b cream 36 120,-60 120,1000
L red 120,-100 520,60 700,340 520,300 340,340 120,290 -100,340 -280,300 -460,340 -280,60 >120
L cream 120,-100 260,80 340,340 120,290 -100,340 -20,80 !
b wood 50 -600,960 420,960
b wood 50 420,960 640,560
l sky -560,880 400,880 620,480 690,530 460,960 -560,960 >0
b wood 44 -480,960 -520,1200
b wood 44 340,960 380,1200
= flamingo-float | inflatable flamingo, flamingo float, flamingo pool float, pool flamingo
O pink 60,960 580,200
O #fbd0dc 60,930 330,90
O sky 60,930 280,64 !
C pink 150 -360,900 -440,640 -420,440 -260,330 -120,420
o pink -220,380 130
l cream -140,430 20,520 -60,590 -180,480
l night -20,500 30,530 -60,600 -90,570 !
eye night -200,360 26
L rose 420,880 640,700 700,860 600,980 >500
C rose 24 -460,980 -200,1080 200,1100 !
= swim-cap-latex | swim cap, swimming cap, swim cap and goggles, water polo cap | worn wide
L blue -420,700 -430,420 -300,240 -120,160 120,160 300,240 430,420 420,700 200,620 0,600 -200,620 >0
C white 40 -400,470 0,330 400,470 !
C blue+ 26 -250,300 -110,220 40,200 !
~ o coal 190,640 110
~ o sky 190,640 78
b coal 30 -80,640 80,640
~ b coal 36 290,640 430,600
= swim-fins | swim fins, flippers, diving fins, snorkel fins, swimming fins
@ -14 1 -200,0
L teal -110,120 110,120 140,460 260,1180 0,1260 -260,1180 -140,460 >0
L sea -110,120 110,120 120,420 -120,420 >0
O night 0,180 76,60 !
+3:100,0 b sea 24 -100,500 -140,1160 !
@ 14 1 200,0
L teal -110,120 110,120 140,460 260,1180 0,1260 -260,1180 -140,460 >0
L sea -110,120 110,120 120,420 -120,420 >0
O night 0,180 76,60 !
+3:100,0 b sea 24 -100,500 -140,1160 !
= diving-board | diving board, springboard, high dive, high dive board
b steel 60 -420,520 -420,1240
b steel 60 -160,520 -160,1240
+4:0,170 b steel 34 -420,640 -160,640
r sky -560,430 1220,80 20
r white -560,430 1220,24 10 !
C steel 34 -480,430 -480,200 -200,200 -200,430
L blue 200,1240 280,1160 400,1240 520,1160 640,1240 640,1300 200,1300
= pool-noodle | pool noodle, pool noodles
C lime 130 -520,1100 -480,560 -160,240 200,420 320,800 560,980
C green 30 -500,1060 -450,580 -160,280 !
o lime 570,990 66
o green 570,990 26 !
= swim-board | kickboard, kick board, kickboards
@ 14 1 0,0
L red -340,1180 -360,560 -260,180 0,60 260,180 360,560 340,1180 >0
L amber -340,1180 -350,900 350,900 340,1180 !
b white 40 -330,820 330,820 !
= party-barge | houseboat, house boat, ferry boat
r red -420,240 860,70 20
~ b steel 30 380,300 380,640
r white -560,640 1120,220 20
+6:170,0 b steel 24 -480,640 -480,860 !
r sky -520,700 1040,50 0 !
r ash -620,850 1240,60 20
L silver -640,920 -560,900 620,900 680,960 600,1040 -600,1040 >0
b coal 40 560,820 640,1000
+5:260,0 C sky 30 -600,1100 -540,1060 -480,1100
r coal -180,520 160,120 20
= cat-sailer | catamaran, catamarans, hobie cat, trimaran
b wood 34 0,-140 0,920
L red 30,-100 180,240 380,860 30,860 >60
L cream -30,40 -140,460 -330,860 -30,860 >-160
L amber 30,-100 110,90 200,330 30,330 !
r ash -420,880 860,60 20
L white -560,940 -420,930 -200,980 -240,1080 -480,1080
L white 160,940 420,930 600,930 520,1080 240,1080 >380
+5:260,0 C sky 30 -620,1150 -560,1110 -500,1150
= swamp-boat | airboat, air boat, swamp boat, airboat tour
a steel 320,560 330,40 0,360
*4:320,560 b steel 14 320,240 320,860
*3:320,560 L amber 320,560 280,400 320,260 360,400
o coal 320,560 60
b ash 40 320,860 320,1000
r red -300,760 330,70 20
b ash 34 -240,830 -240,960
b ash 34 -20,830 -20,960
L silver -680,900 -560,940 540,940 600,980 540,1080 -520,1080 >0
+5:260,0 C leaf 30 -620,1150 -560,1110 -500,1150
= stone-arch | stone bridge, footbridge, arch bridge, stone arch bridge
L stone -680,760 -400,560 0,500 400,560 680,760 680,1080 400,1080 300,880 0,780 -300,880 -400,1080 -680,1080 >0
C ash 44 -680,740 -400,540 0,480 400,540 680,740
b ash 14 420,860 560,860 !
b ash 14 -600,970 -450,970 !
b ash 14 450,970 610,970 !
*5:0,1180:20:-40 b ash 16 0,500 0,780 !
L sky -400,1080 -200,1000 0,1060 200,1000 400,1080 400,1180 -400,1180
= garden-gazebo | gazebo, gazebos, pergola, pavilion, arbor, bandstand
o gold 0,0 50
l red 0,30 640,420 -640,420 >0
l cream 0,30 130,420 -130,420 !
r wine -660,410 1320,70 20
~ b cream 50 560,480 560,1120
~ b cream 50 220,480 220,1120
~ C cream 24 230,500 390,600 550,500
~ +4:80,0 b cream 18 270,860 270,1100
~ b cream 30 220,850 560,850
r stone -680,1110 1360,60 10
r ash -520,1170 1040,70 10
= stone-wall | stone wall, rock wall, stone walls, dry stone wall
r ash -640,560 1280,620 40
+4:310,0 r stone -610,590 280,160 50
+4:310,0 r silver -470,790 270,160 50
+4:310,0 r stone -610,990 280,160 50
r steel -610,790 110,160 40
L leaf -640,600 -520,460 -360,520 -300,600 -420,640
L leaf 300,590 420,480 560,520 640,620 480,660
= seed-packets | seed packet, seed packets, seed packs, garden seeds, seeds
@ -12 1 -120,0
r cream -330,120 660,980 20
r leaf -330,120 660,220 20
L orange 0,980 -130,640 -90,480 90,480 130,640 >0
~ L leaf 10,480 110,360 170,440 60,500
@ 14 1 220,60
r lemon -300,160 600,900 20
r green -300,160 600,200 20
*9:0,700 L amber 0,700 -60,560 0,470 60,560
o bark 0,700 80
@ 0 1 0,0
+4:110,30 O bark -440,1220 40,26
= nectar-feeder | hummingbird feeder, nectar feeder, suet feeder, hummingbird feeders
C ash 24 0,120 0,-60 90,-120
h red 0,100 120,120 160,220 0,230
h ice 0,220 190,230 220,760 0,770
h red+ 0,400 200,410 214,750 0,760
h red 0,750 420,780 380,900 200,960 0,970
~ s amber 300,840 80,5,.5
s amber 0,860 80,5,.5
~ o wine 300,840 24 !
= insect-hotel | bee hotel, bug hotel, insect hotel, bat house, owl box, bee house
l bark 0,-40 560,360 500,440 0,90 -500,440 -560,360 >0
l wood -420,380 0,90 420,380 420,1220 -420,1220 >0
+4:170,0 o cocoa -255,520 60
+4:170,0 o cocoa -255,680 60
r cocoa -360,790 340,380 10
r cocoa 30,790 330,380 10
+4:80,0 b tan 40 -320,800 -320,1160
+4:80,0 o bark 80,860 30
+4:80,0 o bark 80,980 30
+4:80,0 o bark 80,1100 30
= lawn-sprinkler | sprinkler, sprinklers, lawn sprinkler, garden sprinkler
r red -80,760 160,260 20
r coal -300,1020 600,90 30
b brass 50 -160,740 160,740
*5:0,740:30:-60 C sky 34 0,700 40,380 20,120
*4:0,740:30:-45 +3:0,150 o ice 0,160 30
= monarch-chrysalis | chrysalis, cocoon, butterfly cocoon, monarch chrysalis
t bark 60,50 -560,180 560,120
L leaf 200,140 420,-60 600,40 400,180
b cocoa 24 0,160 0,300
L #7fc08a -130,360 0,280 130,360 240,620 200,940 90,1160 0,1230 -90,1160 -200,940 -240,620 >0
+5:80,0 o gold -160,500 26
C gold 24 -220,460 0,430 220,460 !
C green 20 -150,640 -120,900 -40,1120 !
C green 20 150,640 120,900 40,1120 !
= dragon-boats | dragon boat, dragon boats, dragon boat racing, dragon boat race
L red -700,760 -560,820 520,820 640,700 700,640 690,820 560,980 -520,980 -660,900 >0
+9:120,0 l gold -480,840 -420,840 -450,900 !
L green 560,760 600,520 560,380 640,260 780,280 860,380 800,440 700,430 690,560 700,700 >640
l gold 600,300 560,160 680,240 >620
L gold 800,440 900,480 880,540 780,480
eye night 700,340 30
C gold 30 700,470 800,450 850,400 !
L gold -700,760 -820,560 -760,460 -680,560 -600,700
+5:200,0 o skin -400,560 70
+5:200,0 L blue -500,760 -470,660 -330,660 -300,760
+5:200,0 t wood 36,36 -330,640 -430,1080
+5:200,0 L tan -450,1010 -390,1030 -410,1180 -490,1160
+6:240,0 C sky 34 -720,1040 -640,1000 -560,1040
= rain-puddle | puddle, puddles, mud puddle, rain puddle, muddy puddle
O sea 0,900 680,200
O teal 0,880 600,160
O sky -120,850 300,70 !
O ice -180,835 160,34 !
~ L sky 560,800 640,560 700,700 640,820
~ L sky 440,740 460,480 540,620 520,760
~ o ice 600,440 40
~ o sky 480,360 30
= lavender-rows | lavender field, lavender fields, field of lavender
l leaf -700,1180 -300,640 300,640 700,1180 >0
+3:260,0 L violet -340,700 -300,620 -220,620 -180,700
+5:300,0 L plum -700,1180 -660,980 -560,940 -460,980 -440,1180
+5:300,0 L violet -680,1060 -640,860 -560,800 -480,860 -460,1060
+4:260,0 L plum -500,930 -470,770 -390,730 -310,770 -290,930
+4:260,0 L lilac -480,860 -450,720 -390,680 -330,720 -310,860
+5:300,0 b lilac 18 -560,1040 -560,700 !
+5:300,0 b lilac 16 -620,1040 -630,760 !
+5:300,0 b lilac 16 -500,1040 -490,760 !
`;
