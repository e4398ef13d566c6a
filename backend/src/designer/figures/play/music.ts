export const MUSIC = `
= .guitar-neck
r #6b4127 -40,60 80,660 10
+9:0,62 b silver 8 -38,130 38,130 !
~ o silver 66,0 20
~ o silver 66,-60 20
~ o silver 66,-120 20
h #4a3020 0,-160 60,-150 56,70 0,80
= guitar | acoustic guitar, guitar, guitars ; folk music, country music, singer songwriter | long
@ 24 1 0,20
H #d9924a 0,560 130,540 220,620 200,760 220,830 330,960 300,1150 160,1240 0,1250
H #c47d38 0,590 110,570 190,630 170,760 190,840 290,960 260,1130 140,1205 0,1212
.guitar-neck
o #4a3020 0,800 90 !
r #4a3020 -110,1060 220,44 16
~ b cream 5 12,-100 12,1070 !
~ b cream 5 28,-100 28,1070 !
= electric-guitar | electric guitar, rock guitar, lead guitar ; rocker, rockers, rock music, shredder | long
@ 24 1 0,20
l red -60,640 -170,540 -250,580 -230,760 -300,930 -280,1130 -120,1240 120,1240 280,1140 300,960 220,800 250,600 180,560 90,700 60,640 >0
l white -40,700 -150,700 -190,960 -80,1060 60,1060 150,880 60,720 !
.guitar-neck
r coal -100,780 200,50 20
r coal -100,920 200,50 20
r silver -90,1060 180,60 16
o silver 190,1040 34
o silver 160,1130 34
~ b cream 5 12,-100 12,1070 !
~ b cream 5 28,-100 28,1070 !
= bass-guitar | bass guitar | long
@ 24 1 0,20
l navy -60,660 -190,500 -250,540 -220,760 -290,930 -260,1120 -120,1230 90,1240 240,1150 280,960 210,820 300,620 230,580 90,720 60,660 >0
r #6b4127 -34,-40 68,780 10
+11:0,62 b silver 8 -32,50 32,50 !
l navy -60,-180 60,-210 70,0 -50,20 >0
+4:0,50 o silver -84,-150 22
r coal -90,860 180,60 20
r silver -90,1070 180,60 16
+3:22,0 b cream 6 -22,-140 -22,1080 !
= banjo | banjo, banjos | long
@ 24 1 0,20
o bark 0,920 330
o cream 0,920 280
*12:0,920 r silver -14,590 28,60 8
.guitar-neck
r bark -80,980 160,36 10
~ b ash 5 12,-100 12,1000 !
~ b ash 5 28,-100 28,1000 !
= ukulele | ukulele, uke, ukuleles | long
@ 24 1 0,20
H #dba35c 0,640 100,620 190,690 180,800 230,920 240,1060 140,1170 0,1180
r #7a4a2e -36,150 72,640 10
+8:0,58 b silver 8 -34,220 34,220 !
h #7a4a2e 0,-10 60,0 56,160 0,170
~ o cream 66,40 20
~ o cream 66,110 20
o #4a3020 0,860 70 !
r #4a3020 -90,1030 180,40 14
~ b white 6 10,60 10,1040 !
= violin | violin, fiddle, viola | long
@ 28 1 0,20
H #b5622c 0,500 120,490 200,570 190,680 120,760 130,840 220,920 240,1060 150,1180 0,1190
r coal -34,90 68,760 10
h bark 0,-40 50,-30 44,110 0,120
~ o bark 70,20 24
~ o bark 70,80 24
~ C night 18 120,720 90,790 120,880 !
r sand -70,890 140,30 8
h coal 0,960 44,960 30,1160 0,1170
b cream 6 -12,20 -12,1000 !
b cream 6 12,20 12,1000 !
@ -20 1 30,0
b tan 24 360,60 360,1200
b white 14 340,100 340,1160 !
= cello | cello, upright bass, double bass ; orchestra
b tan 18 0,1180 0,1290
H #9a4f26 0,430 150,420 260,510 240,650 150,740 160,850 280,940 300,1090 180,1200 0,1210
r coal -36,60 72,760 10
h bark 0,-60 54,-50 48,80 0,90
~ o bark 76,0 24
~ o bark 76,56 24
~ C night 20 150,690 115,780 150,880 !
r sand -90,900 180,34 8
h coal 0,970 50,970 34,1180 0,1190
b cream 6 -12,0 -12,1010 !
b cream 6 12,0 12,1010 !
= harp | harp ; harpist
C gold 60 -300,1160 -340,240 -260,110
C gold 70 -300,150 -80,240 150,180 380,330
C brass 60 370,330 300,700 -240,1180
+9:58,0 b cream 8 -250,230 -250,1080 !
r gold -420,1150 320,90 30
= grand-piano | piano, grand piano ; piano teacher
r coal -420,1020 70,240
r coal 400,1020 70,240
L coal -540,560 -300,200 100,120 420,160 600,330 560,640 -500,640 >60
l ash -460,560 -260,260 80,190 380,220 520,340 490,560 !
r coal -580,600 1180,220 30
r coal -600,800 1220,140 30
r white -520,800 1060,90 !
+16:64,0 b night 6 -470,800 -470,890 !
+10:106,0 r night -490,800 34,54 !
r coal -600,880 1220,120 30
b coal 60 0,1000 0,1240
= musical-keyboard | keyboard, piano keys
r coal -640,320 1280,640 40
r white -560,400 1120,480 !
+6:160,0 b night 10 -400,400 -400,880 !
r night -440,400 90,290 10
r night -280,400 90,290 10
r night 40,400 90,290 10
r night 200,400 90,290 10
r night 360,400 90,290 10
= drum-kit | drum kit, drums, drum set ; drummers, percussion
~ b ash 20 480,240 520,1180
~ l gold 280,230 660,170 640,220 290,270
~ b ash 24 160,560 120,360
~ r red 60,300 250,210 30
~ r silver 54,290 262,36 14
o red 0,800 340
o white 0,800 290

s red 0,800 130
~ r red 330,700 260,260 30
~ r silver 322,690 276,40 14
~ b ash 24 400,960 370,1220
~ b ash 24 520,960 550,1220
b ash 30 -220,1060 -290,1200
b ash 30 220,1060 290,1200
= drum | snare drum, snare ; marching band, drumline, band geek
@ 30 1 0,-120
r tan -20,-20 44,760 22
o tan 0,-20 34
@ -30 1 0,-120
r tan -20,-20 44,760 22
o tan 0,-20 34
@
o silver 0,600 500,120
h red 0,600 480,600 480,960 300,1060 0,1090
l white -480,640 -240,980 0,700 240,980 480,640 480,700 240,1040 0,770 -240,1040 -480,700 !
o cream 0,590 490,110
h silver 0,1020 300,1000 496,900 496,980 300,1080 0,1110
= bongo-drums | bongos, bongo drums, bongo, bongo drum, pair of bongos
r coal -120,640 240,150 20
l wood -660,420 -30,420 -110,960 -580,960 >-345
+3:150,0 b bark 12 -520,520 -500,930 !
L steel -670,400 -20,400 -30,500 -345,560 -660,500 >-345
O steel- -345,400 325,108
O cream -345,392 285,84
O sand -345,400 190,50
O coal -345,960 236,60
l brick 60,500 560,500 500,960 120,960 >310
+3:120,0 b wine 12 190,600 196,930 !
L steel 50,480 570,480 560,570 310,620 60,570 >310
O steel- 310,480 260,92
O cream 310,472 226,70
O sand 310,480 150,42
O coal 310,960 192,52
~ b silver 18 620,520 590,760 !
= long-drum | djembe, conga, african drum, hand drum
h wood 0,260 400,260 360,560 170,800 200,1080 250,1180 0,1200
l red -390,380 390,380 360,500 -360,500 !
+7:110,0 l cream -360,390 -310,490 -260,390 !
o cream 0,250 410,110
o sand 0,250 330,80
= trumpet | trumpet, trumpets, jazz trumpet ; horn section, brass band | long
@ -14 1 0,0
r gold -560,560 1000,80 30
l gold 300,600 460,560 640,380 680,600 640,830 460,640 >640
C gold 60 -260,600 -300,800 -100,860 180,860 250,740 200,610
+3:110,0 r brass -200,500 70,340 20
+3:110,0 o cream -165,470 44
r silver -640,560 110,80 30
= trombone | trombone | long
@ -14 1 0,0
C gold 46 -560,560 520,560
C gold 46 -560,560 -620,640 -560,730 560,730
C brass 46 -120,560 -160,400 160,380 330,380
l gold 300,390 430,370 640,220 690,380 640,550 430,420 >640
r silver 500,510 100,100 20
= saxophone | saxophone, sax, jazz saxophone, jazz sax ; jazz, jazz music, jazz club, blues music | long
r coal -560,130 160,60 20
C gold 60 -430,160 -250,120 -140,220
l gold -190,220 -90,220 40,860 110,1010 250,1020 330,920 310,620 440,620 470,960 380,1170 190,1250 0,1210 -110,1040 >100
l gold 230,640 210,560 300,500 540,520 590,580 480,650 >440
+4:26,150 o cream -70,380 56
+3:26,150 r brass -40,430 110,44 20
o cream 60,1080 50
o cream 200,1130 46
= tuba | tuba, sousaphone
C gold 110 -60,560 -330,620 -330,1040 -60,1160 260,1060 290,760
l gold 200,820 380,820 420,330 560,180 20,180 150,330 >300
o brass 290,180 280,80
C brass 50 -220,460 -120,900 60,960
+3:90,0 r silver -180,620 56,260 16
+3:90,0 o cream -152,600 40
r silver -330,400 160,60 20
= french-horn | french horn, french horns
t gold 80,170 -120,930 160,980 350,980
L gold 250,860 420,900 520,760 620,800 660,1010 620,1220 520,1270 430,1110 250,1100 >400
O brass 590,1020 84,236
O cocoa 600,1020 52,180 !
a gold -40,600 400,72 0,360
a brass -40,600 300,44 0,360
C gold 46 -330,560 -200,660 -40,600 60,480 220,560
C brass 40 -260,760 -120,840 40,780 180,700
C gold 50 -420,480 -480,320 -560,200 -640,140
l silver -700,60 -600,150 -650,200 -740,130
+3:110,0 r silver -210,400 84,230 30
+3:110,0 r gold -216,590 96,80 20
+3:110,0 o steel -168,400 50,24
+3:110,0 b steel 20 -168,380 -168,330 !
+3:110,0 o silver -168,322 44,22
A lemon -40,600 372,16 190,260 !
= clarinet | clarinet, oboe, woodwind | long
@ 36 1 0,0
h night 0,-20 30,-20 44,180 0,180
r coal -54,170 108,900 20
r silver -62,260 124,36 10
r silver -62,640 124,36 10
h coal 0,1040 54,1040 130,1240 0,1250
+4:0,80 o silver 0,350 30
+4:0,80 o silver 0,750 34
= flute | flute, piccolo | long
@ 58 1 0,0
r silver -44,-60 88,1400 40
r steel -54,240 108,40 10
r steel -54,980 108,40 10
o night 0,100 40,30 !
+7:0,90 o white 0,370 36
= pan-flute | pan flute, panflute, pan pipes, panpipes
+8:112,0 C wood 96 -392,260 -392,420
r wood -440,220 96,1000 44
r tan -328,220 96,900 44
r wood -216,220 96,800 44
r tan -104,220 96,700 44
r wood 8,220 96,600 44
r tan 120,220 96,500 44
r wood 232,220 96,420 44
r tan 344,220 96,340 44
+8:112,0 o cocoa -392,240 34,18 !
r brick -470,330 940,60 20
r amber -470,430 940,36 16
= harmonica | harmonica, blues harp
@ -14 1 0,0
r silver -560,500 1120,300 90
r red -600,580 1200,140 20
+10:108,0 r night -540,600 60,100 10 !
r white -480,530 800,30 15 !
= accordion | accordion, oktoberfest accordion ; polka
l cream -200,300 -140,240 -80,300 -20,240 40,300 100,240 160,300 220,240 220,1040 160,980 100,1040 40,980 -20,1040 -80,980 -140,1040 -200,980 >0
+6:60,0 b sand- 10 -140,280 -140,1000 !
r red -560,220 380,840 60
r red 220,220 380,840 60
r white -500,300 140,680 20
+8:0,82 b night 8 -500,380 -360,380 !
+4:0,140 o cream 350,400 40
+4:0,140 o cream 470,400 40
= bagpipes | bagpipes, bagpipe ; piper, scottish piper | long
b #5f3a26 60 -150,640 -330,120
b cream 76 -258,330 -278,270
b #5f3a26 44 -322,140 -370,0
b cream 78 -362,30 -384,-30
b #5f3a26 60 0,600 0,0
b cream 76 0,300 0,240
b #5f3a26 44 0,20 0,-140
b cream 78 0,-110 0,-170
b #5f3a26 60 150,640 330,180
b cream 76 246,390 270,330
b #5f3a26 44 320,200 380,50
b cream 78 366,84 390,24
C #5f3a26 50 360,720 520,560 610,420
b cream 70 594,450 624,396
L #c93a33 -470,760 -420,600 -220,520 120,540 380,640 500,760 420,940 180,1040 -120,1080 -370,1000 >0
C pine 44 -330,580 -290,800 -330,1010 !
C pine 44 -40,540 10,800 -40,1060 !
C pine 44 240,590 290,800 240,1010 !
C pine 36 -450,700 0,670 450,710 !
C pine 36 -450,880 0,880 440,900 !
C lemon 12 -240,540 -200,800 -240,1050 !
C lemon 12 60,550 110,800 60,1060 !
C lemon 12 -460,790 0,770 470,800 !
b cream 80 -200,1010 -230,1080
t #5f3a26 60,50 -230,1080 -330,1400
+4:-22,66 o cream -250,1140 11 !
b cream 90 -322,1380 -344,1440
C gold 22 -266,310 -140,420 0,276 !
C gold 22 0,276 140,420 262,330 !
= tambourine | tambourine, tambourines
a wood 0,640 520,150 0,360
a tan 0,640 440,40 0,360
o cream 0,640 426
C white 26 -300,520 -200,370 -40,300 !
C sand 20 300,760 200,900 40,960 !
*8:0,640 r night -110,126 220,92 30 !
*8:0,640 o gold -44,172 74,58
*8:0,640 o brass 44,172 74,58
*8:0,640 o brass 44,172 22 !
L red 430,1010 560,1100 520,1260 600,1330 500,1340 440,1220 360,1080
L teal 360,1070 420,1200 360,1320 430,1400 330,1390 300,1250 280,1120
= maracas | maracas, maraca ; mariachi
@ 26 1 40,0
o red 0,300 240,290
b amber 30 -230,330 230,330 !
b leaf 24 -220,400 220,400 !
r wood -34,570 68,640 34
@ -26 1 -40,0
o leaf 0,300 240,290
b amber 30 -230,330 230,330 !
b red 24 -220,400 220,400 !
r wood -34,570 68,640 34
= microphone | microphone, mic ; karaoke, singer, singers, singing, vocalist, sing, rapper, hip hop
@ 36 1 0,0
h coal 0,460 120,460 80,1180 50,1250 0,1250
r silver -150,410 300,90 40
o steel 0,230 220
b ash 12 -200,160 200,160 !
b ash 12 -210,300 210,300 !
b ash 12 -70,30 -70,420 !
b ash 12 70,30 70,420 !
r red -26,560 52,110 20
= studio-microphone | vintage microphone, retro microphone, radio host ; podcast, podcaster, podcasting
r silver -300,40 600,720 260
+5:0,110 r ash -240,150 480,50 25
r silver -40,40 80,720 !
r red -300,390 600,70 !
h steel 0,760 120,760 60,900 60,1140 0,1140
r coal -280,1120 560,110 50
= headphone | headphones, headphone, headset ; dj, djs | worn

a coal 0,620 400,90 180,360
~ r coal 300,560 190,480 90
~ r rose 420,590 120,420 60
= optical-disk | vinyl, record, vinyl record, records, record collector ; record store, analog
o coal 0,640 560
o #3d3944 0,640 470 !
o coal 0,640 450 !
o #3d3944 0,640 380 !
o coal 0,640 360 !
o red 0,640 220
o cream 0,640 150 !
o night 0,640 40 !
l #55505c 0,640 -420,300 -330,220 !
= turntable | turntable, record player, vinyl record player, vinyl player, lp player, record players, turntables, phonograph
r wood -640,240 1280,820 60
r tan -600,280 1200,740 40
o coal -120,650 330
o #3d3944 -120,650 240 !
o coal -120,650 220 !
o red -120,650 110
o cream -120,650 30 !
o silver 440,400 80
C silver 36 440,400 440,760 200,880
o coal 440,940 50
= videocassette | cassette, cassette tape, mixtape, tape ; nineties, 90s kid
r coal -620,240 1240,800 60
r cream -540,320 1080,430 30
r red -540,400 1080,60 !
r amber -540,470 1080,60 !
r teal -540,540 1080,60 !
r coal -380,480 760,220 100
~ o white 250,590 80
~ o night 250,590 40 !
l ash -360,1040 -300,860 300,860 360,1040 >0
= radio | boombox, boom box, ghetto blaster, stereo
C silver 60 -480,420 -480,180 480,180 480,420
r coal -640,380 1280,700 60
~ o silver 400,800 210
~ o night 400,800 170
~ o ash 400,800 80
r silver -150,620 300,230 30
~ o night 70,730 44 !
r red -560,440 480,70 20
+6:60,0 r amber 110,440 36,70 10
= amplifier | amp, amplifier, guitar amp ; loud music
r coal -500,160 1000,1000 50
r silver -460,220 920,130 20
+6:130,0 o night -380,285 40
r #6b5a48 -440,400 880,700 20
~ o coal 210,750 190
~ o ash 210,750 80
r gold -120,440 240,60 10
= musical-notes | musical notes, musical note, music note, music notes ; music, musician, musicians, composer, choir

l night -240,220 440,60 440,220 -240,390 >100
b night 60 -210,240 -210,980
b night 60 410,100 410,860
o night -340,980 160,120
o night 280,860 160,120
= treble-clef | treble clef ; music teacher, classical music
C night 60 -60,1130 60,1200 130,1060 -60,200 20,30 110,110 60,330 -220,620 -210,860 20,970 220,850 200,650 20,590 -120,720 -40,840
o night -70,1100 80
= drumsticks | drum sticks, drumsticks
@ 40 1 0,0
r tan -34,100 68,1160 34
o tan 0,60 56,80
@ -40 1 0,0
r tan -34,100 68,1160 34
o tan 0,60 56,80
= xylophone | xylophone, marimba, glockenspiel
b bark 40 -560,460 560,560
b bark 40 -560,900 560,780
r red -560,330 130,680 30
r orange -390,360 130,620 30
r amber -220,390 130,560 30
r leaf -50,420 130,500 30
r teal 120,450 130,440 30
r blue 290,480 130,380 30
r violet 460,510 130,320 30
= metronome | metronome ; tempo
h wood 0,60 120,80 320,1060 0,1060
h tan 0,220 90,220 220,900 0,900
b ash 26 0,900 150,200
r gold 60,420 100,110 20
r bark -360,1040 720,130 30
= mirror-ball | disco ball, mirror ball ; disco, discos, dance party, saturday night fever
b silver 20 0,-40 0,200
r ash -60,150 120,80 20
o steel 0,680 480
C silver 14 -420,440 0,500 420,440 !
C silver 14 -480,640 0,720 480,640 !
C silver 14 -450,860 0,940 450,860 !
C silver 14 -240,270 -340,680 -240,1090 !
C silver 14 -80,210 -120,680 -80,1150 !
C silver 14 80,210 120,680 80,1150 !
C silver 14 240,270 340,680 240,1090 !
l pink -220,350 -110,360 -130,460 -260,440 !
l sky -330,520 -210,540 -220,650 -340,630 !
l lemon -90,560 60,570 60,690 -100,680 !
l lilac 140,380 260,370 300,460 160,480 !
l sky 130,760 270,740 260,850 120,880 !
l pink -300,740 -150,760 -140,880 -270,860 !
s white 380,240 130,4,0.25 !
s white -420,960 90,4,0.25 !
`;
