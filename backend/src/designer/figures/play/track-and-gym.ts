/** What athletes run with, throw and train on, and what others rest with. */
export const TRACK_AND_GYM = `
thing

= relay-baton | relay baton, track baton, relay race baton
@ 40 1 0,0
r red -90,-60 180,1400 90
r cream -92,300 184,120 0 !
r cream -92,860 184,120 0 !
O wine 0,10 88,60
= throwing-javelin | javelin, javelins ; javelin throw
@ 56 1 0,0
b silver 40 0,-120 0,1400
l steel -50,60 0,-240 50,60 >0
r red -36,600 72,300 20
+5:0,56 b wine 14 -36,640 36,640 !
= discus-plate | discus ; discus throw
o ash 0,640 560
o wood 0,640 480
o tan 0,640 380
o gold 0,640 130
o brass 0,640 70
= shot-put | shot put, shotput ; shot putter, hammer throw, hammer thrower
C steel 36 220,400 520,60 640,-60
a ash 660,-90 90,44 0,360
o ash -60,680 480
L stone -420,560 -260,330 -60,250 -160,420 -300,640 !
= pull-up-bar | pull up bar, pullup bar, pull ups, chin up bar
b coal 70 -480,0 -480,1260
b coal 70 480,0 480,1260
b steel 60 -520,50 520,50
r coal -640,1220 320,70 20
r coal 320,1220 320,70 20
b steel 44 -620,640 620,640
+2:1000,0 r red -600,470 100,340 30
+2:1160,0 r coal -640,510 80,260 30
= foam-roller | foam roller, foam rollers ; physical therapist, physical therapy, physiotherapist
@ -24 1 0,0
r teal -600,440 1120,420 60
+5:210,0 r teal+ -540,470 110,70 20 !
+5:210,0 r teal+ -440,610 110,70 20 !
+5:210,0 r teal+ -540,750 110,70 20 !
O sea 500,650 150,212
O coal 500,650 90,130 !
= starting-block | starting block, starting blocks, sprint blocks
b ash 60 -560,1080 560,980
l red -420,1040 -260,620 -120,640 -180,1010 >-300
l red 120,1000 340,520 480,540 400,970 >280
+3:0,90 b wine 18 -330,760 -200,770 !
+3:0,90 b wine 18 260,680 400,690 !
b white 40 -640,1220 640,1220 !
= gym-rings | gymnastic rings, gymnastics rings, still rings, gym rings
~ b sand 44 300,-140 300,700
~ a wood 300,900 220,64 0,360
~ r coal 250,300 100,120 20
= pommel-horse | pommel horse, gymnastics vault, vaulting horse
b ash 60 -360,700 -440,1240
b ash 60 360,700 440,1240
b ash 40 -400,1010 400,1010
r brown -640,480 1280,270 130
r wood -600,520 1200,60 30 !
~ C tan 54 100,490 110,330 280,330 290,490
= stationary-bike | exercise bike, spin bike, stationary bike, peloton ; spin class, spinning class
r coal -560,1200 260,80 30
r coal 300,1200 260,80 30
b ash 60 -430,1200 430,1200
o steel 260,840 250
o coal 260,840 180
o red 260,840 60
b red 80 -330,460 -200,1000
b red 80 -220,980 220,840
b red 70 240,840 300,360
L coal -520,380 -200,380 -180,440 -300,480 -480,450
C coal 54 300,360 420,280 340,180
r ash 180,200 160,110 20
b steel 40 -160,960 -60,1120
r coal -140,1100 180,50 16
= rowing-erg | rowing machine, erg, row machine, rowing erg
b ash 60 -640,1000 500,1000
o steel 440,700 220
o coal 440,700 140
r coal 500,320 130,120 20
b ash 44 480,700 560,420
r coal -360,860 260,90 30
b ash 44 -600,1000 -600,1180
b ash 44 420,900 420,1180
C red 24 260,700 60,700 -120,720
b bark 44 -130,620 -130,820
l coal 120,980 220,760 280,780 210,1000
= finish-line | finish line, finish line banner, race finish, marathon finish, finish banner, starting line
b steel 50 -600,40 -600,1260
b steel 50 600,40 600,1260
r white -640,60 1280,300 10
+8:160,0 r night -640,60 80,75 !
+8:160,0 r night -560,135 80,75 !
+8:160,0 r night -640,210 80,75 !
+8:160,0 r night -560,285 80,75 !
L red -600,760 -200,700 200,780 600,720 600,790 200,850 -200,770 -600,830
= shoulder-pads | shoulder pads, football pads, hockey pads
L white -120,220 -420,240 -620,460 -640,760 -420,840 -300,620 -200,900 200,900 300,620 420,840 640,760 620,460 420,240 120,220 0,330 >0
L silver -620,460 -500,420 -380,560 -420,840 -640,760 !
L silver 620,460 500,420 380,560 420,840 640,760 !
b navy 30 0,330 0,900
+4:0,120 b navy 20 -70,440 70,440 !
C red 40 -330,300 -240,420 -210,600 !
C red 40 330,300 240,420 210,600 !
= shin-guards | shin guards, shin pads, soccer shin guards, goalie pads
@ -8 1 -260,0
L blue -200,100 0,40 200,100 220,640 140,1120 0,1200 -140,1120 -220,640 >0
+3:120,0 b white 30 -120,180 -110,1000 !
r coal -230,400 460,80 20
r coal -210,820 420,80 20
@ 8 1 260,0
L blue -200,100 0,40 200,100 220,640 140,1120 0,1200 -140,1120 -220,640 >0
+3:120,0 b white 30 -120,180 -110,1000 !
r coal -230,400 460,80 20
r coal -210,820 420,80 20
= cue-stick | cue stick, pool cue, pool cues, cue sticks, billiards cue
@ 44 1 0,0
t tan 34,90 0,-220 0,640 0,1420
r white -18,-250 36,70 10
r coal -45,920 90,500 40
r red -45,900 90,60 10
@ 0 1 0,0
o night 330,360 200
o white 310,330 110
a night 310,296 30,18 0,360
a night 310,362 36,20 0,360
= steel-dart | dart, steel tip dart
@ 44 1 0,0
b silver 24 0,-120 0,320
r brass -50,300 100,360 30
+4:0,80 b bark 16 -50,360 50,360 !
b coal 36 0,660 0,900
L red 0,820 -230,960 -230,1240 0,1140 >-40
L wine 0,820 230,960 230,1240 0,1140
= nun-chucks | nunchucks, nunchaku
@ 24 1 -270,60
r bark -90,300 180,900 60
r red -92,420 184,90 10 !
@ -24 1 270,60
r bark -90,300 180,900 60
r red -92,420 184,90 10 !
@ 0 1 0,0
+5:66,0 a steel -132,370 52,24 0,360
= balance-board | gymnastics beam
r tan -660,480 1320,140 30
b ash 54 -460,620 -560,1180
b ash 54 -460,620 -360,1180
b ash 54 460,620 560,1180
b ash 54 460,620 360,1180
r red -660,480 90,140 20
r red 570,480 90,140 20
= uneven-bars | uneven bars, parallel bars, high bar
b steel 50 -480,240 -480,1240
b steel 50 20,240 20,1240
b steel 50 480,560 480,1240
b tan 54 -560,240 100,240
b tan 54 -60,560 560,560
r coal -600,1220 240,60 20
r coal -100,1220 240,60 20
r coal 360,1220 240,60 20
= croquet-mallets | croquet, croquet mallet, croquet set, croquet ball
@ 32 1 -60,0
b tan 50 0,-200 0,900
r red -260,880 520,200 30
r cream -200,880 60,200 0 !
@ -32 1 60,0
b tan 50 0,-200 0,900
r blue -260,880 520,200 30
r cream 140,880 60,200 0 !
@ 0 1 0,0
o amber 0,1200 120
C white 30 -640,1280 -640,1000 -560,960 -480,1000 -480,1280
= bocce-balls | bocce, bocce ball, bocce balls, lawn bowling, petanque
o red -300,840 290
o green 310,860 280
o blue 0,420 280
C white 24 -480,740 -300,680 -120,740 !
C white 24 130,760 310,700 490,760 !
C white 24 -170,320 0,260 170,320 !
o white 40,1120 110
= cross-word | crossword, crossword puzzle, crosswords, crossword puzzles, sudoku
r cream -560,80 1120,1120 20
+5:208,0 r white -510,130 188,188 4
+5:208,0 r white -510,338 188,188 4
+5:208,0 r white -510,546 188,188 4
+5:208,0 r white -510,754 188,188 4
+5:208,0 r white -510,962 188,188 4
+2:416,0 r night -302,130 188,188 4 !
+2:416,0 r night -302,546 188,188 4 !
+2:624,0 r night -510,338 188,188 4 !
r night -94,754 188,188 4 !
+2:832,0 r night -510,962 188,188 4 !
+3:208,0 b red 24 -470,640 -370,640 !
@ 32 1 330,220
r amber -60,300 120,640 10
l tan -60,940 60,940 0,1080
r rose -60,220 120,110 30
= axe-target | axe throwing target, axe in a target, axe target, hatchet throwing ; axe throwing, axe throwing league
o bark 0,640 600
o tan 0,640 550
a red 0,640 440,60 0,360
a red 0,640 260,60 0,360
o red 0,640 110
@ 42 1 120,-190
t wood 70,90 0,200 0,1080
L silver -40,160 -260,60 -360,240 -300,440 -40,340 >-160
r steel -50,140 130,220 20
`;
