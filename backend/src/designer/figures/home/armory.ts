/** Arms, cups and signs of castles and camps. */
export const ARMORY = `
thing

= battle-mace | mace, battle mace, flail, morning star, spiked mace
@ 36 1 0,0
t bark 70,80 0,420 0,1260
+4:0,90 b cocoa 18 -44,900 44,880 !
r gold -70,380 140,70 16
*10:0,200 l steel -50,60 50,60 0,-90 >0
o ash 0,200 190
o steel -50,140 60 !
= long-spear | spear, spears, halberd, lance, jousting lance, trident spear
@ 34 1 0,0
t wood 50,56 0,260 0,1480
l silver -110,220 0,-180 110,220 0,330 >0
l white -30,160 0,-60 10,180 !
r red -60,320 120,70 20
L red 50,370 200,420 160,520 230,620 60,560
r gold -40,1420 80,90 20
= royal-goblet | goblet, chalice, wine goblet, communion cup, golden cup, holy grail
h gold 0,180 360,190 300,520 130,700 0,720
O brass 0,180 360,80
O wine 0,186 300,54 !
h gold 0,680 70,700 90,860 60,980 0,990
o brass 0,800 110
h gold 0,960 120,980 300,1160 0,1190
+5:120,0 o red -240,380 40
+4:120,0 o teal -180,480 30
b lemon 26 -290,300 -240,520 !
= siege-catapult | catapult, trebuchet, siege weapon
b wood 70 -520,1040 560,1040
b wood 60 -200,1040 60,420
b wood 60 300,1040 60,420
b tan 60 -620,840 460,300
O stone 480,240 150,130
L bark 330,300 460,420 620,330 560,420 420,460
wheel wood -380,1120 140
wheel wood 400,1120 140
b sand 16 60,440 -560,860
= sword-shield | sword and shield, shield and sword, sword and shields, crossed sword and shield
@ 40 1 0,0
l silver -50,-120 0,-260 50,-120 50,900 -50,900 >0
r gold -200,900 400,70 30
t bark 70,70 0,960 0,1160
o gold 0,1200 60
@ -40 1 0,0
l silver -50,-120 0,-260 50,-120 50,900 -50,900 >0
r gold -200,900 400,70 30
t bark 70,70 0,960 0,1160
o gold 0,1200 60
@ 0 1 0,0
H blue 0,240 200,300 420,260 400,640 260,940 0,1100
H gold 0,300 40,310 40,1020 0,1060
r gold -400,560 800,80 0
s white -200,440 70,5,.45 !
s white 210,440 70,5,.45 !
= olympic-torch | olympic torch, relay torch, liberty torch, flaming torch
L orange 0,-180 120,60 200,240 140,420 -140,420 -200,240 -90,40
L lemon 0,60 80,240 60,400 -60,400 -80,240
l gold -200,400 200,400 150,560 -150,560 >0
r brass -220,380 440,60 20
t silver 180,90 0,580 0,1280
+3:0,160 b ash 20 -70,720 70,720 !
= laurel-crown | laurel crown, laurel, laurels, olive crown | worn wide
C moss 30 -440,760 -400,560 -200,420 0,380 200,420 400,560 440,760
~ L leaf 400,640 560,560 600,420 470,460 390,560
~ L leaf 330,520 460,400 440,260 340,330 280,460
~ L leaf 210,440 280,280 220,160 150,270 140,400
~ L green 380,700 300,640 260,540 350,560 420,640
~ L green 280,560 180,540 130,440 220,450 290,510
~ L green 140,470 60,420 30,310 110,340 160,420
o gold 0,380 50
= greek-column | greek column, column, roman column, greek columns, doric column, pillar, pillars
r cream -420,20 840,110 10
r sand -360,130 720,70 10
h white 0,200 280,210 300,1080 0,1090
+5:120,0 b sand 30 -240,230 -240,1070 !
r sand -380,1070 760,70 10
r cream -440,1140 880,110 10
~ a sand 300,150 60,30 0,360
= greek-vase | greek vase, amphora, urn, greek urn, ancient vase
~ C brick 56 200,260 420,240 420,480 330,560
h brick 0,60 180,70 150,180 130,280 330,440 380,640 260,940 130,1120 0,1130
h coal 0,40 220,50 200,130 0,140
b coal 40 -360,520 360,520 !
b coal 26 -350,760 350,760 !
+5:140,0 l gold -320,640 -280,570 -240,640 -280,710 !
C coal 26 -130,300 0,340 130,300 !
h coal 0,1100 130,1110 240,1210 0,1220
= gas-mask | gas mask, gas masks, respirator, respirators, dust mask
L coal -420,420 -330,160 0,60 330,160 420,420 380,760 200,920 -200,920 -380,760 >0
~ o ash 190,420 150
~ o lime 190,420 110
~ L white 150,360 200,330 180,420 130,450 !
o ash 0,800 170
o coal 0,800 120
+3:0,50 b ash 16 -80,750 80,750 !
~ o ash 330,800 130
~ o coal 330,800 90
C coal 54 -420,440 -520,300
C coal 54 420,440 520,300
= wax-stamp | wax seal, wax seals, sealing wax, wax stamp
L wine -420,760 -480,560 -360,340 -100,240 160,260 380,360 500,600 420,860 200,1020 -100,1060 -320,960 >0
a red 0,640 290,50 0,360
o wine- 0,640 240
v red 0,620 160
= quill-ink | quill and ink, quill, quill pen, feather pen, inkwell, ink bottle, quill and inkwell
@ 26 1 120,-60
L cream 0,900 -150,560 -130,200 40,-140 150,160 140,560 >10
b sand 16 0,1180 10,0 !
b sand 12 10,500 -90,420 !
b sand 12 10,640 110,560 !
b sand 12 10,360 100,280 !
l coal -14,1160 14,1160 4,1270 >0
@ 0 1 0,0
L navy -480,1240 -460,960 -300,900 -80,900 60,960 80,1240 >-200
r ash -330,800 260,110 20
O night -200,800 130,36
L white -410,1180 -400,1010 -340,990 -350,1180 !
= camp-lean | axe in a stump, axe in stump, axe and stump, hatchet in a stump, axe in a log
h bark 0,760 420,770 460,1160 520,1250 0,1260
O tan 0,770 420,120
O wood 0,770 290,80
O tan 0,770 160,44
@ 46 1 40,-160
t tan 70,90 0,120 0,1000
L silver -40,860 -260,760 -330,900 -250,1060 -40,980 >-160
r steel -40,840 160,160 20
= fire-logs | log pile, firewood, wood pile, firewood stack, stack of firewood, stack of logs, pile of logs
+3:380,0 o bark -380,1020 200
+3:380,0 o tan -380,1020 160
+3:380,0 o wood -380,1020 96
+3:380,0 o tan -380,1020 44
+2:380,0 o bark -190,700 200
+2:380,0 o tan -190,700 160
+2:380,0 o wood -190,700 96
+2:380,0 o tan -190,700 44
o bark 0,380 200
o tan 0,380 160
o wood 0,380 96
o tan 0,380 44
= wood-stove | wood stove, wood burning stove, pot belly stove, cast iron stove
r coal -90,-60 180,500 20
r ash -130,160 260,50 10
r coal -440,420 880,620 60
r ash -500,400 1000,80 30
r ash -300,560 600,380 40
r night -240,610 480,280 30
L orange 0,620 130,760 120,880 -120,880 -130,760
L lemon 0,730 60,800 50,880 -50,880 -60,800
~ l coal 260,1040 420,1040 480,1240 400,1240
o gold 340,750 34
= trail-post | trail sign, trail marker, summit sign, signpost, sign post, direction sign, north pole sign, crossroads sign
b bark 90 0,-60 0,1280
l tan -560,120 360,120 480,230 360,340 -560,340 >0
l wood -360,440 560,440 560,660 -360,660 -480,550 >0
l tan -460,760 260,760 360,860 260,960 -460,960 >0
b bark 24 -440,230 240,230 !
b cocoa 24 -240,550 440,550 !
b bark 24 -360,860 180,860 !
L leaf -300,1290 -160,1140 0,1220 160,1120 320,1290
= climb-shoe | climbing shoe, climbing shoes, rock climbing shoe
L red -520,900 -420,560 -330,260 -60,240 20,460 240,640 520,800 620,960 500,1040 -480,1040 >0
L night -560,960 -480,1010 480,1010 640,920 620,1080 420,1120 -500,1110 >0
b cream 40 -300,480 60,560 !
b cream 40 -330,640 160,700 !
b cream 40 -360,780 280,820 !
C wine 60 -320,260 -380,140 -300,80
= ice-axe | ice axe, ice axes, mountaineering axe, crampons
@ 24 1 0,0
t amber 60,66 0,60 0,1260
l silver -30,0 -520,120 -560,200 -460,190 -30,140 >-260
l steel 30,0 240,30 260,150 30,140
+6:60,10 l silver -440,170 -410,170 -430,220 !
r coal -46,900 92,300 30
l silver -30,1250 30,1250 0,1360
= ranger-hat | ranger hat, park ranger hat, campaign hat, smokey hat, drill sergeant hat, mountie hat | worn brim
O #8a6a42 0,700 640,130
O #a5814f 0,686 520,70 !
L #a5814f -280,660 -260,360 -160,200 -80,250 0,190 80,250 160,200 260,360 280,660 0,710 >0
b bark 60 -280,610 280,610 !
C #8a6a42 20 -90,260 -60,380 -80,470 !
C #8a6a42 20 90,260 60,380 80,470 !
o gold 0,600 44
`;
