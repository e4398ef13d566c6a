/** Machines, materials and garden tools of those who build. */
export const POWER_TOOLS = `
thing

= table-saw | table saw, tablesaw, bench saw
l steel -600,560 600,560 660,680 -660,680 >0
o silver 60,560 260
*12:60,560 l silver 20,290 60,330 100,290 60,380
o ash 60,560 60 !
l steel -600,580 600,580 660,690 -660,690 >0
r ash -560,470 110,110 20
r ash -640,480 60,180 10
r coal -480,690 960,260 20
o red 330,820 60
o leaf 170,820 40
o ash -280,820 90
~ l coal 300,950 440,950 540,1240 440,1240
= miter-saw | miter saw, chop saw, mitre saw
r steel -600,980 1200,90 20
o ash 0,1030 330,90
r coal -520,1070 180,140 20
r coal 340,1070 180,140 20
l tan -620,850 620,850 620,980 -620,980 >0
o silver 40,640 330
*14:40,640 l silver 0,300 40,340 80,300 40,400
L amber -330,660 -280,420 -60,270 220,280 430,430 470,640 330,600 40,560 -200,640 >100
C coal 90 -200,360 -330,160 -180,20 60,60
o coal 40,600 80
= garden-fork | garden fork, digging fork, hand fork
@ 26 1 0,0
r tan -50,-60 100,700 50
r wood -150,-120 300,90 45
l steel -60,620 60,620 100,760 -100,760
L steel -220,760 220,760 240,1240 200,1320 160,1240 160,860 50,860 50,1260 0,1340 -50,1260 -50,860 -160,860 -160,1240 -200,1320 -240,1240 >0
@
= lumber-stack | lumber, plank, planks, wood plank, wood planks, wooden planks, boards of wood, stack of lumber, two by four, plywood
l tan -560,900 420,900 620,760 -360,760
r wood -560,900 980,130 10
l brown 420,900 620,760 620,890 420,1030
l tan -560,680 420,680 620,540 -360,540
r wood -560,680 980,130 10
l brown 420,680 620,540 620,670 420,810
l tan -620,460 360,460 560,320 -420,320
r wood -620,460 980,130 10
l brown 360,460 560,320 560,450 360,590
C brown 14 -560,510 -200,540 280,510 !
C brown 14 -500,740 0,720 380,760 !
C brown 14 -520,960 -60,980 360,950 !
r cocoa -440,1030 130,110 10
r cocoa 230,1030 130,110 10
= carpenters-square | carpenter square, carpenters square, carpenter's square, speed square, framing square, t square, try square
l silver -520,1180 -520,60 -330,60 -330,990 600,990 600,1180 >60
+9:0,96 b night 16 -330,130 -400,130 !
+9:96,0 b night 16 -220,990 -220,1060 !
= roof-shingles | shingles, shingle, roof shingles, roofing, shingled roof, roofing shingles
r brick 270,60 180,400 10
r wine 240,40 240,60 10
l bark -420,140 420,140 640,1100 -640,1100
+4:212,0 r ash -425,150 200,180 16
+5:206,0 r coal -515,320 194,180 16
+5:222,0 r ash -555,490 210,180 16
+6:200,0 r coal -600,660 190,180 16
+6:206,0 r ash -620,830 198,180 16
r wood -660,1020 1320,110 14
= brick-wall | brick wall, bricks, wall of bricks
r sand -620,200 1240,980 10
+3:400,0 r brick -600,220 360,130 16
+2:400,0 r red- -400,370 360,130 16
r red- -600,370 170,130 16
r red- 400,370 200,130 16
+3:400,0 r brick -600,520 360,130 16
+2:400,0 r brick -400,670 360,130 16
r brick -600,670 170,130 16
r brick 400,670 200,130 16
+3:400,0 r red- -600,820 360,130 16
+2:400,0 r brick -400,970 360,130 16
r brick -600,970 170,130 16
r brick 400,970 200,130 16
= steam-roller | steamroller, steam roller, road roller, asphalt roller | vehicle
r amber -280,480 640,380 40
l amber -280,860 -280,700 -560,760 -560,860
~ b coal 40 200,480 200,160
b coal 40 -160,480 -160,160
r amber- -240,100 560,80 30
r coal -40,440 180,120 20
o steel -430,980 270
o ash -430,980 190 !
o steel -430,980 60
o coal 330,960 290
o ash 330,960 170
o stone 330,960 70
= saw-horse | sawhorse, saw horse, sawhorses
~ l wood 300,420 400,420 560,1220 440,1220
~ l brown 220,420 300,420 300,1180 210,1180
r tan -620,290 1240,150 20
C brown 14 -540,360 0,340 540,370 !
r wood -420,820 840,80 10
= wood-shavings | wood shavings, wood curls, sawdust pile, wood chips, shavings
L tan -560,1160 -420,940 -100,840 240,880 520,1000 600,1160 >40
a tan -300,760 170,60 0,300
a sand 60,640 210,64 60,380
a tan 380,820 150,54 100,420
a sand -60,940 130,50 0,320
a wood 260,1020 110,44 40,360
a wood -380,1000 110,44 140,440
= lathe | lathe, wood lathe, woodturning
r steel -640,900 1280,110 20
~ r ash 440,1010 140,230 20
r ash -640,420 300,480 40
o coal -350,640 80
r ash 400,560 220,340 30
b silver 50 340,640 420,640
L tan -290,560 -180,520 -60,600 60,500 180,560 300,580 350,640 300,700 180,720 60,780 -60,680 -180,760 -290,720 >0
o red -540,540 44
= hang-glider | hang glider, hang gliders, hang gliding
l red 0,120 640,620 120,520 0,620 -120,520 -640,620 >0
l amber 0,120 640,620 420,577 0,300 -420,577 -640,620 !
b ash 20 0,300 -160,900
b ash 20 0,300 160,900
b ash 30 -160,900 160,900
C navy 130 -60,760 120,740 330,760
o skin -150,740 70
b coal 20 -120,780 -120,900
`;
