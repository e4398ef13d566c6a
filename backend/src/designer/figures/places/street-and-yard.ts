/** Houses, streets, playgrounds and what stands there. */
export const STREET_AND_YARD = `
thing

= burning-house | burning house, house fire, house in flames, burning building, building in flames ; structure fire | building
L orange -520,640 -600,420 -470,330 -500,120 -340,260 -250,20 -120,220 0,-80 130,200 270,10 350,260 510,110 480,340 600,430 520,660
L yellow -360,560 -400,380 -270,300 -240,170 -110,320 0,100 120,310 250,180 290,320 400,390 360,580
l brick -440,620 440,620 440,1180 -440,1180 >60
l coal -540,640 0,260 540,640 470,690 0,370 -470,690
r coal -330,740 230,210 10
r coal 100,740 230,210 10
L orange -310,950 -320,840 -260,770 -210,700 -160,790 -120,860 -130,950 !
L yellow -260,950 -250,880 -210,820 -170,890 -170,950 !
L orange 120,950 110,840 170,770 220,700 270,790 310,860 300,950 !
L yellow 170,950 180,880 220,820 260,890 260,950 !
r wood -90,900 180,280 10
o gold 50,1050 18 !
= telephone-wire | telephone wire, telephone wires, phone wire, electric wire, telephone line, utility wire
b bark 60 -560,330 -560,1240
b bark 44 -690,440 -430,440
b bark 60 560,330 560,1240
b bark 44 430,440 690,440
C coal 20 -670,430 -300,530 0,560 300,530 670,430 !
C coal 20 -450,430 -200,510 0,530 200,510 450,430 !
+2:220,0 o stone -670,410 26
+2:220,0 o stone 450,410 26
= chairlift-seat | chairlift, chair lift, ski lift, skilift, ski lift chair, ski chair
b coal 26 -640,90 640,10
o steel 0,40 56
b ash 40 0,50 0,420
b ash 40 -430,430 430,430
~ b ash 40 420,430 420,880
b steel 30 -420,620 420,620
r red -450,860 900,110 40
r red- -450,950 900,40 20
b ash 30 -440,1180 440,1180
~ b ash 26 300,980 300,1180
= chimney-brick | chimney, brick chimney, chimney top, chimney stack, rooftop chimney
r brick -360,560 720,680 10
+3:0,160 b cream 14 -350,700 350,700 !
+2:280,0 b cream 14 -140,570 -140,700 !
+3:240,0 b cream 14 -240,710 -240,860 !
+2:280,0 b cream 14 -140,870 -140,1020 !
+3:240,0 b cream 14 -240,1030 -240,1230 !
r brick- -430,440 860,130 20
L white -440,450 -400,400 -200,390 0,410 200,386 400,400 440,450 400,500 300,470 200,510 60,470 -100,510 -260,470 -380,500 !
= water-slide | water slide, waterslide, water park ; waterpark
b ash 44 330,330 330,1180
b ash 44 520,330 520,1180
+4:0,200 b ash 26 330,440 520,440
r teal 260,250 330,90 30
C blue 200 400,330 60,420 -60,640 -300,760 -330,960 -620,1040
C sky 110 400,320 70,410 -50,630 -290,740 -320,940 -610,1020 !
L sky -700,1080 -600,980 -520,1060 -440,1000 -380,1090 -200,1120 -200,1180 -720,1180
= swing-set | swing set, swings, swingset, playground swing, playground swings ; playground
b wood 54 -470,160 -640,1200
b wood 54 -470,160 -330,1200
b wood 54 470,160 640,1200
b wood 54 470,160 330,1200
b wood 60 -520,170 520,170
b coal 14 -260,190 -260,860 !
b coal 14 -60,190 -60,860 !
b coal 14 90,190 150,850 !
b coal 14 280,190 340,850 !
r red -300,850 280,60 20
r blue 110,840 280,60 20
= seesaw-plank | seesaw, teeter totter, see saw
l ash 0,700 160,1150 -160,1150 >0
@ -12 1 0,0
r red -700,640 1400,80 40
~ b coal 30 480,640 480,520
~ c coal 30 420,520 540,520
~ r amber 560,600 130,50 20
= zip-line | zip line, zipline, ziplining
b bark 80 -600,60 -600,1200
C coal 18 -600,140 0,250 660,420 !
o steel 40,256 50
b ash 24 40,270 40,560
c red 40 -120,580 200,580
= traffic-light | traffic light, stoplight, traffic lights, stop light
b ash 60 0,900 0,1240
r coal -200,80 400,860 90
o red 0,240 110
o yellow 0,510 110
o green 0,780 110
~ l coal- 200,180 300,240 200,320 !
~ l coal- 200,450 300,510 200,590 !
= street-sign | street sign, street signs
b steel 50 0,60 0,1240
l green -560,160 480,160 560,270 480,380 -560,380
b white 20 -440,270 360,270 !
l blue 560,470 -440,470 -530,570 -440,670 560,670
b white 20 -360,570 440,570 !
= construction-crane | construction crane, tower crane ; crane operator, tower crane operator
r amber -360,160 110,1060 6
+5:0,200 b amber- 24 -350,300 -260,200 !
r amber -660,200 1320,70 6
b ash 16 -310,40 600,210 !
b ash 16 -310,40 -640,210 !
l amber- -310,30 -250,200 -370,200
r ash -640,270 180,140 10
b coal 14 460,270 460,720 !
A steel 460,780 60,22 -90,150
r coal -460,1180 310,50 10
= drawbridge-castle | drawbridge, castle gate, castle drawbridge
r stone -560,240 300,900 10
r stone 260,240 300,900 10
+3:110,0 r stone -570,150 70,100 0
+3:110,0 r stone 260,150 70,100 0
r stone- -260,420 520,720 0
L coal -190,1140 -190,720 0,560 190,720 190,1140
l wood -200,1140 200,1140 330,1250 -330,1250
+3:0,34 b bark 10 -270,1170 270,1170 !
b coal 14 -190,820 -300,1230 !
b coal 14 190,820 300,1230 !
= spyglass-brass | spyglass, pirate telescope, brass telescope
@ -28 1 0,0
r brass -560,560 420,200 20
r gold -600,540 90,240 20
r brass -150,580 360,160 10
r gold 190,560 60,200 14
r brass 240,600 340,120 10
r gold 560,580 70,160 20
= channel-buoy | buoy, sea buoy, channel marker, bell buoy
l red -300,900 300,900 200,1080 -200,1080 >40
l red -230,880 -90,330 90,330 230,880 >40
b white 40 -180,660 180,660 !
r coal -60,180 120,150 30
o yellow 0,160 60
L blue -640,1060 -500,1010 -340,1070 -180,1010 0,1070 180,1010 340,1070 500,1010 640,1060 560,1180 -560,1180
= snowball-round | snowball, snowballs, snowball fight ; snow fight
L white -40,330 150,340 290,420 370,560 390,720 340,880 230,1000 60,1060 -120,1050 -270,970 -360,840 -390,690 -350,520 -250,400 >120
+3:120,70 O #dfe8ee -180,620 46,24 !
+2:160,-40 O #dfe8ee -120,860 44,22 !
+2:-120,60 O white 40,480 50,26 !
= icicles-row | icicle, icicles
L ice -600,200 600,200 600,330 520,560 470,400 400,860 320,420 240,660 170,420 60,1080 -40,430 -110,700 -190,420 -280,920 -360,430 -440,640 -520,400 -600,360
l white -560,220 -520,220 -500,520 !
l white 20,260 60,260 50,860 !
l white -320,260 -290,260 -290,700 !
= mine-cart | mine cart, minecart, ore cart, mining cart, coal cart
~ O coal 60,480 150,110
O amber 260,450 120,100
O ash -250,460 140,110
O gold -60,400 100,80
l ash -560,500 560,500 430,920 -430,920 >40
b coal 50 -590,510 590,510
+3:330,0 o steel -330,700 26 !
~ o coal 260,1000 130
~ o steel 260,1000 60
b wood 40 -680,1150 680,1150
= gold-pan | gold pan, gold panning, panning for gold ; gold rush
O ash 0,860 600,210
O coal 0,830 500,150
O sky 0,850 430,110 !
o gold -160,860 50
o gold 60,890 40
o gold 190,840 56
o yellow -40,820 30
= haystack-pile | haystack, hay stack, pile of hay, hay pile
L amber -600,1180 -560,860 -380,560 -160,360 0,300 180,360 400,580 560,860 600,1180 >60
+4:180,40 b brass 16 -320,700 -400,900 !
+4:150,-20 b brass 16 -220,1000 -280,1150 !
+3:130,60 b lemon 16 -130,480 -190,620 !
= garden-trellis | trellis, garden trellis, rose trellis, garden arbor
A white 0,560 440,60 180,360
~ b white 60 440,560 440,1220
~ b white 30 330,560 330,1220
~ +4:0,170 b white 22 330,620 440,620
~ L green 440,520 560,480 540,600 !
~ L green 460,780 590,760 560,880 !
~ L leaf 420,980 300,960 330,1080 !
L green -260,220 -120,120 0,200 !
L leaf 120,180 280,180 240,300 !
+2:0,300 s rose 500,620 80,6,0.6
+2:0,300 s rose -480,700 80,6,0.6
+2:260,40 s rose -160,170 80,6,0.6
s rose 350,330 76,6,0.6
= tumbleweed-ball | tumbleweed, tumbleweeds
A wood 0,720 400,40 0,360
A tan 60,690 280,34 0,360
A brown -80,760 240,34 0,360
A wood 110,800 190,30 0,360
C tan 28 -360,560 -100,760 200,560 360,700
C brown 28 -300,960 0,600 300,960
C wood 28 -380,780 0,880 380,640
C tan 24 -160,360 60,700 -60,1080
= saloon-front | saloon, western saloon, old west saloon, western town, old west town | building
r wood -560,420 1120,780 0
l brown -420,420 -420,150 420,150 420,420 >40
r bark -360,220 720,130 10
+5:130,0 s gold -260,286 40
r coal -150,680 300,520 0
~ l tan 20,800 140,760 140,1060 20,1030
r sky -480,660 230,260 8
r sky 250,660 230,260 8
~ b bark 20 365,660 365,920 !
b brown 50 -640,600 640,600
~ b brown 44 600,600 600,1200
b bark 50 -660,1210 660,1210
= stadium-bleachers | bleachers, stadium bleachers, stands
l ash -640,1140 640,1140 640,400 400,400 -640,1040
+5:160,-150 r steel -640,1040 640,40 6
+5:160,-150 r blue -560,950 560,60 6
= goal-net | goal
+7:170,0 b silver 10 -510,330 -510,1100 !
+5:0,150 b silver 10 -560,430 560,430 !
b white 60 -590,1180 -590,300
b white 60 590,1180 590,300
b white 60 -620,300 620,300
= scoreboard-lit | scoreboard, score board
~ b ash 60 380,900 380,1230
r coal -620,220 1240,700 40
r green- -570,270 1140,600 20
r coal -460,360 380,330 20
r coal 80,360 380,330 20
b amber 50 -270,410 -270,640 !
b amber 50 190,420 350,420 !
b amber 50 350,420 350,520 !
b amber 50 190,530 350,530 !
b amber 50 190,530 190,640 !
b amber 50 190,640 350,640 !
+5:110,0 o red -220,790 30 !
= winners-podium | winners podium, award podium, winner's podium
r gold -210,500 420,700 6
r silver -620,720 410,480 6
r tan 210,840 410,360 6
b white 50 0,620 0,860 !
b white 40 -450,800 -380,800 !
= garden-bed | vegetable garden, garden rows, garden bed, raised bed, rows of carrots, rows of vegetables, vegetable patch, carrot patch
l bark -620,760 620,760 700,1180 -700,1180
+3:0,130 b cocoa 40 -600,840 600,840 !
+6:210,0 L green -540,830 -600,690 -540,740 -520,640 -490,740 -430,690 -490,830
+6:210,0 l orange -560,820 -480,820 -500,880 -540,880
+5:240,0 L leaf -500,980 -570,850 -500,890 -470,790 -440,890 -370,850 -440,980
+5:240,0 l orange -520,970 -420,970 -440,1040 -490,1040
+5:250,0 L green -520,1120 -600,980 -520,1020 -490,920 -460,1020 -380,980 -460,1120
b wood 70 -720,1190 720,1190
= stage-lights | concert stage, stage lights, spotlight, spotlights, stage with lights, theater stage ; stage manager, stage crew | building
l lemon -420,170 -120,1060 -640,1060 !
l lemon 420,170 640,1060 120,1060 !
l cream 0,170 220,1060 -220,1060 !
r coal -640,60 1280,70 10
+3:420,0 r ash -470,100 100,120 20
+3:420,0 l coal -490,200 -350,200 -330,260 -510,260
~ L wine 560,70 700,70 700,1080 520,1080 620,760 540,420
l wood -700,1060 700,1060 640,1200 -640,1200
b brown 20 -690,1080 690,1080 !
= pool-float | pool float, pool float ring, inner tube, pool floatie, floatie, pool ring, pool floats, inner tubes
O #b03a52 0,940 630,210
l #e8506c 609,954 585,978 554,1000 518,1021 476,1041 428,1058 376,1074 194,918 221,911 245,904 267,896 286,888 301,879 314,870
l #fbf6ea 376,1074 320,1088 260,1099 198,1108 133,1115 67,1119 0,1120 0,936 34,935 69,934 102,931 134,928 165,923 194,918
l #e8506c 0,1120 -67,1119 -133,1115 -198,1108 -260,1099 -320,1088 -376,1074 -194,918 -165,923 -134,928 -102,931 -69,934 -34,935 0,936
l #fbf6ea -376,1074 -428,1058 -476,1041 -518,1021 -554,1000 -585,978 -609,954 -314,870 -301,879 -286,888 -267,896 -245,904 -221,911 -194,918
l #e8506c -609,954 -626,930 -636,905 -640,880 -636,855 -626,830 -609,806 -314,810 -323,820 -328,830 -330,840 -328,850 -323,860 -314,870
l #fbf6ea -609,806 -585,782 -554,760 -518,739 -476,719 -428,702 -376,686 -194,762 -221,769 -245,776 -267,784 -286,792 -301,801 -314,810
l #e8506c -376,686 -320,672 -260,661 -198,652 -133,645 -67,641 0,640 0,744 -34,745 -69,746 -102,749 -134,752 -165,757 -194,762
l #fbf6ea 0,640 67,641 133,645 198,652 260,661 320,672 376,686 194,762 165,757 134,752 102,749 69,746 34,745 0,744
l #e8506c 376,686 428,702 476,719 518,739 554,760 585,782 609,806 314,810 301,801 286,792 267,784 245,776 221,769 194,762
l #fbf6ea 609,806 626,830 636,855 640,880 636,905 626,930 609,954 314,870 323,860 328,850 330,840 328,830 323,820 314,810
O #9fd6e6 0,846 330,96 !
C #cfeef4 16 -180,850 -90,830 0,852 90,832 180,850 !
L #c9c4ba -420,1044 0,1110 420,1044 540,980 420,1090 0,1140 -420,1090 -540,980 !
C white 22 -500,800 -380,730 -200,690 !
`;
