/** People who play, whole; parts with ".s-" are those of whole-people.ts, ".w-" of at-work.ts, ".y-" of leisure.ts. */
export const MUSICIANS = `
creature thing person skin=#d99a6c hair=cocoa kit=navy legs=coal shoe=bark hat=coal

= .p-legs
t $legs- 130,88 40,780 110,960 120,1120
l $shoe- 76,1110 160,1110 230,1160 236,1190 76,1190
t $legs 136,92 -40,780 -90,960 -120,1120
l $shoe -164,1110 -80,1110 -10,1160 0,1190 -164,1190
= .p-hat
@ 0 1.1 10,-350
.w-bare-head
l $hat -150,590 -110,560 100,548 170,556 176,580 -150,606
l $hat -106,566 -92,456 -30,430 40,440 88,458 98,552
b $hat+ 26 -104,548 100,532 !
@
= .w-bare-head
l $skin -84,610 -60,552 0,532 62,548 92,592 96,616 122,652 98,666 100,694 84,728 30,748 -30,736 -70,690 >30
l $hair -104,650 -104,590 -72,534 -6,506 70,528 98,584 40,588 14,624 -14,650 -30,710 -84,712
o $skin- -12,650 17,23 !

= trumpeter-playing | trumpet player, trumpet players, jazz trumpet player, jazz trumpeter, man playing trumpet, trumpeter playing, horn player ; trumpeter | kit=#24406e legs=#2e2a33 hat=#4a3020 skin=#8a5636 hair=#231b1d
.p-legs
.p-hat
t $kit- 84,56 60,500 190,590 300,400
@ 2 .46 410,-312
use trumpet
@
.w-torso
l white -40,440 40,436 30,560 !
l red 0,450 40,446 70,760 30,790 6,740 !
t $kit 94,60 -80,510 40,640 240,430
o $skin 256,414 44
= trombonist-playing | trombone player, trombone players, jazz trombone player, man playing trombone, trombonist playing ; trombonist | kit=#8e2438 legs=#2e2a33 hat=#5a1622 skin=#e9b78f hair=#3a2620
.p-legs
.p-hat
t $kit- 84,56 60,500 210,560 420,420
@ 10 .5 430,-320
use trombone
@
.w-torso
l white -40,440 40,436 30,560 !
t $kit 94,60 -80,510 30,620 200,450
o $skin 214,430 44
o $skin- 436,416 40
= saxophonist-playing | sax player, saxophone player, sax players, saxophone players, jazz sax player, jazz saxophonist, man playing saxophone, man playing sax, saxophonist playing ; saxophonist | kit=#563a7a legs=#2e2a33 hat=#24202b skin=#8a5636 hair=#231b1d
.p-legs
.p-hat
t $kit- 84,56 70,500 200,600 330,640
@ 8 .56 420,-10
use saxophone
@
.w-torso
l white -40,440 40,436 30,560 !
t $kit 94,60 -80,510 30,650 240,520
o $skin 254,508 44
o $skin- 352,660 42
= bassist-playing | bass player, bass players, bass guitar player, bassist playing, man playing bass, rock bass player ; bassist | kit=#5c5a66 legs=#24406e hat=#2e2a33 skin=#d99a6c hair=#3a2620
.p-legs
@ 0 1.1 10,-350
.w-bare-head
L $hair -100,560 -130,640 -150,760 -110,800 -60,740 -40,660 -50,590
@
.w-torso
t $kit- 84,56 70,500 250,580 370,430
b bark 30 60,700 560,370
b coal 46 548,386 640,320
+3:30,-20 o silver 566,330 14
L #2f6fb5 -220,700 -150,610 -40,640 20,600 110,610 150,690 90,720 40,780 60,850 -60,880 -160,850 -170,790 -230,780 >-50
l coal -50,690 20,660 40,710 -30,745 !
C brown 20 -60,450 -30,560 110,660 !
o $skin 382,428 40
t $kit 94,60 -90,510 -200,650 -40,740
o $skin -30,742 42
= cellist-playing | cello player, cello players, cellist playing, upright bass player, double bass player, woman playing cello, man playing cello, jazz bass player ; cellist | kit=#2e2a33 legs=#2e2a33 shoe=coal skin=#f0c39e hair=#8a4a26
.s-legs
t $kit- 88,58 140,510 250,560 190,420
.s-body
l white -44,430 44,430 0,540 !
.y-face
.y-long
@ 0 .8 190,190
use cello
@
o $skin 204,400 44
t $kit 96,64 -150,510 -260,660 -60,760
b wood 14 -90,700 420,850
o $skin -50,758 44
= flutist-playing | flute player, flute players, flutist playing, flautist, woman playing flute, girl playing flute ; flutist | kit=#2f8fa3 legs=#2f8fa3 shoe=coal skin=#f0c39e hair=#8a4a26
h $kit 0,430 80,430 150,490 120,660 150,860 200,1000 0,1020
~ t $skin 66,54 50,1000 56,1140
~ l $shoe 16,1130 110,1130 130,1180 126,1200 12,1200
t $kit 84,58 -130,510 -190,630 -40,560
.y-face
.s-pony
b silver 34 -70,352 480,392
+5:60,4 o steel 150,368 12 !
t $kit 88,60 140,510 330,620 300,470
o $skin 300,426 42
o $skin 150,414 40
t $skin 60,50 -40,560 130,440
= clarinetist-playing | clarinet player, clarinet players, clarinetist playing, oboe player, woman playing clarinet, man playing clarinet ; clarinetist | kit=#3f8a4a legs=#2e2a33 shoe=coal skin=#e9b78f hair=#3a2620
.s-legs
.s-body
l white -56,430 56,430 0,540 !
.y-face
.y-short
b night 40,56 0,356 90,800
l night 62,776 116,764 176,872 58,896 !
+4:18,90 o silver 20,450 14 !
t $kit 92,62 150,510 250,640 110,650
t $kit 92,62 -150,510 -220,620 10,520
o $skin 92,660 42
o $skin 30,520 42
= accordionist-playing | accordion player, accordion players, accordionist, accordionist playing, man playing accordion | kit=white legs=#8a5733 shoe=coal skin=#e9b78f hair=#8a5733 hat=#2d5f42
.s-legs
.s-body
~ b $hat 40 80,440 100,800 !
.y-face
.y-short
l $hat -160,200 -100,180 -60,80 60,70 100,180 160,200 160,226 -160,226
b gold 22 -96,180 98,172 !
l white 80,150 150,40 120,160
~ t $kit 92,62 150,510 300,620 290,740
@ 0 .46 0,30
use accordion
@
~ o $skin 286,740 44
= tuba-player | tuba player, tuba players, tubist, man playing tuba, sousaphone player | kit=#c93a33 legs=white shoe=coal skin=#e9b78f hair=#5a3620 hat=#c93a33
.s-legs
.s-body
~ +3:0,90 o gold 40,500 14 !
.y-face
~ b $hair 50 96,240 100,290
l $hat -116,226 -106,90 0,70 106,90 116,226
l coal -130,220 130,220 110,256 -110,256
b gold 20 -112,200 112,200 !
l white -24,90 0,-80 40,-60 24,90
@ 0 .62 60,190
use tuba
@
t $kit 94,64 150,510 290,640 170,800
t $kit 94,64 -150,510 -270,620 -180,740
o $skin 160,806 44
o $skin -166,746 44
= pianist-playing | piano player, piano players, pianist playing, man playing piano, woman playing piano, keyboard player, jazz pianist ; pianist | kit=#2e2a33 legs=#2e2a33 shoe=bark hat=#4a3020 skin=#d99a6c hair=#3a2620
r #6b4127 220,420 360,760 16
r #6b4127- 200,400 400,50 12
r #4a3020 260,480 280,220 10 !
r white 90,700 170,30 6
r night 90,700 170,12 !
r #6b4127 80,728 200,60 10
b #6b4127 40 120,780 120,1180
b #6b4127 50 540,1160 540,1200
r bark -330,900 300,60 20
b bark 40 -270,960 -290,1190
b bark 40 -90,960 -70,1190
t $legs- 126,84 -110,850 100,860 110,1110
l $shoe- 70,1110 160,1110 230,1160 236,1190 70,1190
t $legs 130,88 -150,860 50,880 40,1110
l $shoe 0,1110 90,1110 160,1160 166,1190 0,1190
@ 0 1 -130,60
t $kit- 80,54 60,500 200,620 290,630
.w-torso
@ 0 1.1 -120,-290
.w-bare-head
@ 0 1 -130,60
t $kit 92,58 -60,520 90,660 280,630
o $skin 286,622 40
@
o night 340,300 26
b night 14 362,300 362,160
b night 22 362,166 430,196
o night 480,200 26
b night 14 502,200 502,60
b night 22 502,66 560,96
= sheet-music | sheet music, music sheet, music score, sheets of music, musical score
l white -480,200 60,120 60,1120 -480,1200 >-200
l cream 60,120 500,210 500,1210 60,1120 >300
+4:0,230 l coal -430,330 20,268 20,278 -430,340 !
+4:0,230 l coal -430,370 20,308 20,318 -430,380 !
+4:0,230 l coal -430,410 20,348 20,358 -430,420 !
+4:0,230 l coal 100,278 460,350 460,360 100,288 !
+4:0,230 l coal 100,318 460,390 460,400 100,328 !
+4:0,230 l coal 100,358 460,430 460,440 100,368 !
+4:0,230 O night -300,390 36,28 !
+4:0,230 b night 12 -268,390 -268,270 !
+4:0,230 O night -130,350 36,28 !
+4:0,230 b night 12 -98,350 -98,230 !
+4:0,230 b night 20 -268,274 -98,236 !
+4:0,230 O night 220,360 36,28 !
+4:0,230 b night 12 252,360 252,240 !
+4:0,230 O night 380,350 36,28 !
+4:0,230 b night 12 412,350 412,230 !
= tap-dancer | tap dancer, tap dancers, tap dancing man, tap dancer with cane | kit=#2e2a33 legs=#2e2a33 shoe=night hat=#24202b skin=#8a5636 hair=#231b1d
t $legs- 116,84 60,790 270,880 330,1060
l $shoe 290,1040 370,1030 440,1060 470,1110 300,1120
t $legs 120,86 -60,790 -110,970 -100,1120
l $shoe -150,1110 -60,1110 10,1160 16,1196 -150,1196
b brown 22 -420,640 -300,1200
t $kit 92,62 -140,500 -300,560 -420,620
o $skin -424,636 44
h $kit 0,440 90,430 176,490 150,660 150,820 0,830
l white -64,434 64,434 0,640 !
L red -60,440 0,470 60,440 60,510 0,484 -60,510 !
t $kit 92,62 140,500 290,400 260,200
o $skin 256,190 44
.y-face
l white -54,332 54,332 34,370 -34,370 !
@ -12 1 -20,0
l $hat -110,190 -104,-40 104,-40 110,190 >0
b red 40 -108,160 108,160 !
l $hat -190,186 190,186 190,220 -190,220
@
b steel 12 480,1080 560,1040 !
b steel 12 490,1140 580,1150 !
b steel 12 -220,1180 -300,1160 !
= bagpiper-playing | bagpiper playing, bagpiper in kilt, scottish bagpiper, bagpipe player, man playing bagpipes, bagpiper in a kilt | kit=#24406e legs=white shoe=night hat=#24202b skin=#e9b78f hair=#c5622a
~ t $skin 90,80 60,900 64,980
~ t $legs 90,66 66,990 70,1140
~ l $shoe 24,1110 116,1110 140,1176 140,1196 20,1196
~ b red 20 26,1000 110,1000 !
+3:80,-70 b #4a3020 34 130,420 190,60
+3:80,-70 b cream 40 176,140 190,60 !
h $kit 0,440 90,430 176,490 150,660 140,760 0,770
~ +3:0,80 o gold 40,500 14 !
l #8e2438 -150,740 150,740 230,1010 -230,1010 >0
+4:90,0 b #2d5f42 16 -120,750 -150,1000 !
+3:0,80 b #2d5f42 14 -180,820 180,820 !
+3:110,0 b lemon 8 -90,750 -110,1000 !
b coal 30 -152,740 152,740 !
L white -50,800 50,800 60,920 0,960 -60,920
b night 12 -20,920 -24,990 !
b night 12 20,920 24,990 !
L red 60,520 240,460 330,560 310,700 180,760 50,700 >180
+3:60,-10 b #2d5f42 12 100,530 110,720 !
b night 36 130,700 30,960
b night 26 10,350 120,520
t $kit 92,62 150,500 300,640 170,780
o $skin 150,790 42
t $kit 92,62 -140,500 -210,680 -30,840
o $skin 30,860 42
.y-face
L $hair -112,300 -116,240 0,230 116,240 112,300 70,262 -70,262
~ L $hair 60,330 110,300 96,380 40,430 0,420
O coal 0,150 170,76
b coal 46 -128,222 128,222
o red 0,80 44
l white 120,160 180,40 160,170
= conductor-orchestra | conductor conducting, conductor with baton, orchestra teacher conducting, orchestra conductor conducting, band director conducting ; orchestra conductor, orchestra teacher, orchestra director, band director, maestro | kit=#2e2a33 legs=#2e2a33 shoe=night skin=#f0c39e hair=#d6d3d6
.s-legs
L $kit -160,790 -60,800 -90,1060 -150,1040
L $kit- 160,790 60,800 90,1060 150,1040
h $kit 0,440 90,430 176,490 150,660 150,820 0,830
l white -70,434 70,434 0,690 !
L night -56,446 0,472 56,446 56,512 0,486 -56,512 !
t $kit 94,60 140,510 340,520 420,300
o $skin 426,276 46
b cream 16 420,290 560,30
t $kit 94,60 -140,510 -340,560 -430,380
o $skin -438,356 48
.y-face
L $hair -116,330 -190,300 -210,180 -130,90 0,120 60,70 170,110 210,210 180,320 116,330 90,220 0,200 -90,230
= theremin-player | theremin player, theremin players, thereminist, theremin player with theremin, playing theremin, playing the theremin, man playing theremin, woman playing theremin | kit=#8e2438 legs=#3b3550 shoe=bark hair=#c5622a skin=#f0c39e
@ 0 1 -60,0
.s-legs
h $kit 0,440 90,430 176,490 150,660 150,820 0,830
l white -64,434 64,434 0,620 !
L gold -50,452 0,476 50,452 50,512 0,486 -50,512 !
.y-face
L $hair -112,330 -190,340 -200,180 -120,60 0,30 120,60 200,180 190,340 112,330 90,210 0,190 -90,210
~ a white 46,294 36,14 0,360
b white 12 -14,290 14,290 !
@ 0 .72 170,290
.theremin-set
@ 0 1 -60,0
t $kit 92,60 -140,510 -250,660 -190,780
O $skin -180,790 56,34
t $kit 92,60 140,510 230,630 290,460
l $skin 250,466 330,466 366,370 320,396 310,340 280,390 246,376 >296
@
`;
