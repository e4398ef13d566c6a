/** Instruments of bands and orchestras. */
export const INSTRUMENTS_OF_BANDS = `
thing

= bassoon | bassoon, bassoons, contrabassoon
@ 16 1 0,0
r bark -90,60 110,1100 40
r brown 30,360 100,840 40
r brass -110,40 150,70 20
r brass -110,600 260,70 20
r brass -110,1110 260,110 50
C silver 24 80,380 160,240 300,220 380,320
l sand 360,280 430,330 410,420 350,370 !
+5:0,130 o silver -36,230 34
+4:0,110 o silver 84,760 34
b silver 20 60,460 60,580
~ b silver 16 -20,880 -20,1060
@
= triangle-instrument | triangle instrument, musical triangle, dinner triangle
C red 20 -40,140 -80,-40 40,-90
b steel 80 -40,140 -520,980
b steel 80 -520,980 420,1000
b steel 80 -40,140 330,760
~ o steel -520,980 40
@ 28 1 380,60
r wood -40,660 80,420 40
b silver 40 0,240 0,680
@
= timpani | timpani, timpani drum, kettle drum, kettledrum
@ 0 0.74 -310,230
h brass 0,300 460,320 430,640 260,880 0,900
r wine -490,240 980,120 40
O cream 0,240 470,90
~ b ash 40 330,420 400,1180
b ash 40 0,900 0,1180
@ 0 0.74 330,330
h brass 0,300 460,320 430,640 260,880 0,900
r wine -490,240 980,120 40
O cream 0,240 470,90
~ b ash 40 330,420 400,1120
b ash 40 0,900 0,1120
@ 0 1 0,0
b tan 30 -480,60 -160,330
o cream -140,350 66
b tan 30 540,80 300,430
o cream 290,450 66
= bass-clef | bass clef, bass cleff, f clef
o coal -230,440 130
C coal 90 -330,420 -250,170 0,80 220,200 250,480 120,800 -140,1040 -360,1160
o coal 450,330 80
o coal 450,590 80
= gramophone | gramophone, victrola
l wood -440,960 440,960 500,1220 -500,1220 >0
r bark -520,1180 1040,80 20
o coal -100,945 340,56
C brass 80 260,940 380,800 340,660 180,590
l gold -290,-210 230,560 150,650 -320,510 >-100
O gold -310,150 190,362
O brass -310,150 150,310
O wine -305,150 110,250 !
b silver 26 500,1080 610,1080
b silver 26 610,1080 610,980
= didgeridoo | didgeridoo, didgeridoos
@ 50 1 0,0
h brown 0,-120 70,-110 90,300 120,900 200,1360 0,1380
+5:0,230 b amber 40 -84,60 84,60 !
+5:0,230 b cream 22 -84,120 84,120 !
O cocoa 0,1370 190,50
@
= ocarina | ocarina, ocarinas
L sea -560,520 -300,330 60,300 420,420 600,640 520,900 220,1040 -160,1000 -420,820 >100
L sea -420,420 -500,160 -360,80 -240,200 -200,400
o night -330,150 60,34 !
+3:170,0 o night -180,560 58 !
+2:170,60 o night -80,780 48 !
C ice 20 120,360 360,460 500,640 !
= sitar | sitar, sitars
@ 24 1 0,0
r bark -60,-60 120,900 20
+9:0,90 b gold 18 -60,40 60,40 !
H wood 0,760 220,780 360,960 330,1180 160,1300 0,1310
o cocoa 0,930 54 !
b bone 30 -150,1130 150,1130 !
b silver 10 -24,-40 -24,1130 !
b silver 10 24,-40 24,1130 !
+5:0,120 ~ b tan 30 60,0 130,0
o wood 0,60 120,130
@
= drum-kit-played | drum kit and sticks, drums and drumsticks
~ b tan 30 250,330 420,-110
~ o cream 424,-120 34
use drum-kit
= upright-piano | upright piano, upright pianos, spinet piano, console piano
r bark 20,0 560,1190 30
r cocoa -20,-50 640,80 24
r cocoa 80,110 420,390 24 !
r amber 110,160 360,24 10 !
r bark -370,640 460,100 24
r white -350,560 390,90 12
+6:60,0 r night -320,560 30,46 !
b bark 60 -300,720 -300,1170
r cocoa -370,1160 990,70 20
~ o gold 300,1020 24 !
o night 420,-200 50
b night 24 462,-200 462,-420
C night 30 462,-420 540,-380 570,-300
o night 130,-260 40
b night 20 164,-260 164,-430
C night 26 164,-430 230,-400 250,-330
= drum-pads | practice pad, drum pad, marching snare, marching snare drum, marching drums
~ l silver 420,330 560,120 600,160 500,360
h white 0,420 500,430 500,960 0,980
r red -520,340 1040,110 40
r red -520,930 1040,110 40
+7:150,0 b steel 26 -450,400 -450,990
O cream 0,350 500,90
@ 34 1 -110,-330
r tan -26,100 52,640 26
o tan 0,110 44
@ -34 1 110,-330
r tan -26,100 52,640 26
o tan 0,110 44
@
= twirl-baton | baton, twirling baton, majorette baton, batons
@ 40 1 0,0
r silver -34,0 68,1280 30
o white 0,-20 110
o white 0,1290 86
@
= guitar-pedal | guitar pedal, guitar pedals, effects pedal, effects pedals, distortion pedal, fuzz pedal, pedalboard, overdrive pedal ; pedal collector
C #3a6fb5 40 420,420 620,420 640,700 620,1000
r silver 360,370 120,100 14
r silver -480,370 120,100 14
C #3a6fb5 40 -420,420 -620,420 -640,220 -600,40
r #e8792e -380,-20 760,1260 50
r #b8561a -380,1160 760,80 30 !
+3:230,0 o #2e2a33 -230,160 90
b white 20 -230,160 -270,90 !
b white 20 0,160 0,76 !
b white 20 230,160 290,110 !
o #c93a33 0,330 40
o #f6a29a -12,318 14 !
r #f6ead2 -310,420 620,200 20
l #c93a33 20,430 -110,540 -20,540 -60,612 100,500 10,500 50,430
+2:430,0 b #2e2a33 20 -270,520 -170,520 !
r #2e2a33 -310,680 620,420 30
+6:0,64 b #4a4654 16 -260,730 260,730 !
o #8d939c 0,880 120
o #dfe4ea 0,880 84
= synth-keys | synthesizer, synthesizers, synth, synths, analog synth, modular synth, vintage synthesizer
l #3a3440 -640,300 640,300 680,700 -680,700 >0
r #8a5733 -720,280 80,780 14
r #8a5733 640,280 80,780 14
+6:120,0 o #f4c63d -560,400 40
+6:120,0 b #3a3440 14 -560,400 -540,370 !
+6:120,0 b #2f8fa3 14 -560,520 -560,640 !
+3:240,0 r white -590,560 60,34 8
+3:240,0 r white -470,600 60,34 8
r #8fd8c8 180,350 410,160 12 !
C #24365a 18 200,430 240,380 280,430 320,480 360,430 400,380 440,430 480,480 520,430 570,400 !
+6:70,0 o #c93a33 200,590 24
r #2e2a33 -640,700 1280,60 0 !
+10:128,0 r #fbf6ea -640,740 120,320 8
+2:128,0 r #2e2a33 -556,740 76,190 6
+3:128,0 r #2e2a33 -172,740 76,190 6
+2:128,0 r #2e2a33 340,740 76,190 6
`;
