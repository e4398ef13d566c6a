export const YARD = `
= trampoline | trampoline, trampolines
+4:330,0 b ash 44 -495,720 -495,1140
H navy 0,560 420,590 620,680 420,770 0,800
H coal 0,600 350,625 500,680 350,735 0,760
~ C silver 26 0,540 430,575 640,680 430,785 0,820
~ C ash 44 -500,900 -500,1140 -420,1140
= garden-hose | garden hose, hose, water hose, gardening hose
C green 110 -420,560 -300,380 0,320 300,400 430,640 300,900 0,980 -300,900 -430,640
C green- 100 -300,640 -200,500 0,460 210,520 290,660 200,800 0,850 -200,790 -290,660
C green 90 430,760 520,560 440,300 240,160
l brass 250,220 300,110 120,20 60,110 >180
l amber 90,110 120,20 20,-60 -40,40
~ o sky -60,-60 30,44 !
o sky -130,30 26,38 !
= red-wagon | wagon, red wagon, little red wagon, wagons, pull wagon
c ash 40 330,700 560,420 620,240
c coal 44 560,240 680,240
l red -560,520 440,520 400,840 -520,840 _700
b cream 30 -500,600 390,600 !
wheel coal -340,920 170
wheel coal 250,920 170
= tree-stump | stump, tree stump, stumps, tree stumps
L bark -420,420 -400,800 -560,1080 -300,1020 -160,1140 40,1030 240,1150 330,1020 580,1090 410,800 420,420 >60
o tan 0,420 420,170 !
o wood 0,420 310,120 !
o tan 0,420 230,86 !
o wood 0,420 120,44 !
b cocoa 20 -250,640 -230,900 !
b cocoa 20 90,680 110,960 !
L leaf 400,620 560,520 600,640 480,740 !
= weathervane | weathervane, weather vane, weathervanes, rooster weathervane
b ash 50 0,640 0,1220
b ash 40 -460,820 460,820
l red 460,740 640,820 460,900
l ash -620,740 -460,760 -460,880 -620,900
L cocoa -420,160 -560,60 -420,-20 -260,120 -120,330 100,420 240,330 250,180 300,60 420,60 470,160 420,240 440,420 320,600 100,680 -140,660 -300,520 -560,520 -480,400 -580,300 -440,280
l red 300,70 290,-40 350,10 400,-60 430,30 480,0 470,130
l amber 465,140 580,190 465,220
o white 400,130 24 !
l brick -120,650 120,650 60,780 -60,780
= dumpster | dumpster, dumpsters, dumpster fire, garbage dumpster
L orange -300,330 -220,60 -120,180 0,-80 110,150 230,20 320,330
L lemon -160,330 -100,160 0,240 80,100 180,330 !
l pine -600,330 600,330 620,440 -620,440
l green -580,440 580,440 500,1060 -500,1060 >100
+4:240,0 b pine 30 -360,500 -340,1000 !
r coal -640,560 90,150 20
r coal 550,560 90,150 20
~ o coal 360,1120 74
= hamster-wheel | hamster wheel, running wheel, exercise wheel
b wood 70 -60,640 -420,1180
b wood 70 60,640 420,1180
o steel 0,600 520
o cream 0,600 440
*12:0,600 b silver 26 0,180 0,330
o steel 0,600 80
b wood 90 -520,1190 520,1190
= trident | trident, tridents, poseidon ; neptune | long
b brass 60 0,360 0,1280
l gold -40,420 -40,40 0,-120 40,40 40,420
~ L gold 0,420 260,400 300,160 220,150 340,-60 440,160 380,160 350,470 180,520 0,520
r brass -90,500 180,70 30
`;
