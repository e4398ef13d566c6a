/** People of trades and pastimes, whole, with what they work with; parts with ".w-" are those of at-work.ts, ".y-" of leisure.ts. */
export const WHOLE_PEOPLE = `
creature thing person skin=#d99a6c hair=cocoa kit=blue legs=navy shoe=coal hat=amber

= .s-legs
~ t $legs 120,86 58,780 70,950 74,1120
~ l $shoe 30,1100 126,1100 156,1170 156,1196 20,1196
= .s-body
h $kit 0,430 90,440 174,490 150,660 144,820 0,830
= .s-bun
O $hair 0,130 90,80
L $hair -112,330 -118,210 0,160 118,210 112,330 76,240 0,216 -76,240 >0
= .s-pony
L $hair 90,200 190,250 220,420 170,540 130,420
L $hair -112,310 -120,190 0,140 120,190 112,290 60,230 -20,210 -70,240 >0

= sailor-standing | sailor man, sailor standing, sailor with anchor, sailor with an anchor, navy sailor ; sailor | kit=white legs=#24406e shoe=coal hair=#8a4a26 skin=#e9b78f
a steel 330,540 48,24 0,360
b steel 48 330,590 330,1130
b steel 40 200,660 460,660
A steel 330,920 200,52 15,165
l steel 100,940 190,930 150,1030
l steel 560,940 470,930 510,1030
l $legs -150,790 150,790 170,1140 30,1140 0,920 -30,1140 -170,1140 >0
~ l $shoe 36,1130 150,1130 180,1176 180,1196 30,1196
t $kit 96,66 150,500 240,600 320,660
.s-body
t $kit 96,66 -150,500 -240,640 -150,760
o $skin 330,664 42
o $skin -140,766 40
L #2f5fa5 -120,440 -50,430 0,560 50,430 120,440 130,520 0,660 -130,520 >0
l $skin -44,430 44,430 0,540 !
L coal -34,620 34,620 26,760 0,800 -26,760
.y-face .y-short
H white 0,70 90,84 110,180 0,190
l white -136,130 136,130 112,240 -112,240 >0
b #2f5fa5 12 -128,162 128,162 !
= gamer-standing | gamer with headset, gamer with headphones, gamer with controller, boy gamer, teen gamer, teenage gamer, gamer dude ; gamer | kit=#7a4fb5 legs=#3a4f78 shoe=red hair=#5a3620 skin=#e9b78f
.s-legs
~ l white 20,1176 156,1176 156,1200 20,1200 !
h $kit- 0,390 110,410 150,480 0,500
.s-body
~ b white 14 44,470 50,580 !
l $kit- -90,720 90,720 120,820 -120,820 !
~ t $kit 96,68 156,510 240,690 120,730
L coal -150,690 -60,660 60,660 150,690 190,800 130,830 70,770 -70,770 -130,830 -190,800 >0
o red 90,706 18 !
o lemon 62,738 16 !
o lime 118,738 16 !
b silver 16 -114,720 -64,720 !
b silver 16 -89,695 -89,745 !
~ o $skin 152,760 40
.y-face
L $hair -116,290 -136,180 -70,110 10,100 70,100 130,170 114,290 80,230 30,250 -20,210 -60,260 >0
A coal 0,250 164,32 190,350
~ r lime 106,230 64,130 26
b coal 16 -130,350 -70,392 !
o coal -62,394 16 !
= mountain-biker | mountain biker, mountain bikers, mountain bike rider, mountain bike, mtb rider, mountain biking ; mtb, downhill mountain biking | kit=teal legs=#4a4a56 shoe=red
L brown -640,1180 -560,1120 -300,1150 -60,1120 120,1080 330,1090 520,1040 640,1060 660,1200 -640,1220 _1160
l stone -30,1140 20,1080 100,1080 130,1130
l stone -560,1140 -500,1070 -440,1130
*20:-360,920 r coal -382,700 44,46 8 !
*20:360,870 r coal 338,650 44,46 8 !
a coal -360,920 212,50 0,360
a coal 360,870 212,50 0,360
*10:-360,920 b steel 8 -360,920 -360,744 !
*10:360,870 b steel 8 360,870 360,694 !
o ash -360,920 30
b ash 60 300,600 336,740
b silver 34 330,730 362,870
b orange 44 -360,920 -130,760
b orange 38 -360,920 -20,940
b orange 54 -150,740 300,630
b orange 50 -20,940 300,650
b coal 36 -150,760 -176,660
l coal -260,650 -90,640 -90,674 -230,684
b coal 34 300,620 280,520
C coal 34 210,500 280,510 350,530
o steel -20,940 66
t $legs- 130,70 -180,560 10,690 -90,880
l $shoe- -140,860 -40,880 0,920 0,946 -150,930
t $kit- 80,54 80,350 230,400 300,510
@ 22 1.1 150,-440
l $skin -30,600 96,600 100,640 122,660 98,672 98,700 70,738 0,740 >30
l red -120,650 -110,556 -60,500 20,484 96,516 120,576 116,610 40,616 20,670 130,690 120,760 20,780 -70,740 >0
l red- 60,520 210,520 216,548 80,576
l ash 36,606 112,604 118,664 40,668 !
b white 20 -104,590 20,510 !
@
l $kit -250,520 -190,400 -30,290 90,270 140,340 80,450 -60,540 -220,620 >-60
b white 30 -80,330 20,500 !
L yellow -240,330 -120,220 -20,250 -40,340 -180,440 -260,430
t $legs 140,78 -170,560 100,660 60,900
l $shoe 10,890 110,890 160,950 160,980 -20,980
t $kit 90,62 70,340 180,470 300,520
o coal 306,524 38
= librarian-standing | librarian woman, librarian standing, librarian with books, librarian with stack of books, librarian with a stack, lady librarian ; librarian | kit=#8e2438 legs=#5a5a66 shoe=coal hair=#8a8a92 skin=#e9b78f
~ t $skin 66,54 44,980 50,1060 52,1140
~ l $shoe 16,1126 90,1126 120,1176 120,1196 12,1196
l $legs -140,780 140,780 130,1030 -130,1030 >0
h $kit 0,440 80,430 160,490 136,660 146,820 0,830
l white -70,436 70,436 0,600 !
+3:0,70 o gold 0,630 12 !
t $kit 92,60 -140,500 -240,620 -160,750
r teal -210,716 330,66 12
r amber -190,650 290,66 12
r violet -200,580 300,70 12
r green -180,516 260,64 12
+4:0,66 r cream -40,530 50,36 0 !
o $skin -150,760 42
.y-face
.s-bun
~ a coal 44,294 38,10 0,360 !
b coal 10 -8,290 8,290 !
t $kit 92,64 140,500 280,520 140,420
o $skin 104,402 44
c $skin 26 84,400 22,346
= paramedic-standing | paramedic man, paramedic standing, paramedic with bag, paramedic woman, emt standing, emt man ; paramedic, paramedics | kit=#24406e legs=#1f2f4e shoe=coal hair=#3a2620 skin=#8a5636
.s-legs
~ b lemon 22 20,1010 126,1010 !
~ t $kit 96,66 150,500 230,640 240,780
.s-body
~ L lime 60,440 140,470 130,700 140,810 40,810 30,600 !
~ b silver 24 44,700 136,700 !
~ b silver 24 104,456 96,800 !
o $skin -240,800 40
s white -86,570 46,6,.3 !
C coal 20 -64,440 -50,560 0,600 50,560 64,440 !
r orange 120,840 300,230 36
l orange- 120,900 420,900 420,930 120,930 !
A coal 270,850 70,24 180,360
o white 270,980 60 !
v red 270,986 60 !
o $skin 264,784 42
.y-face
.y-short
= vet-standing | vet with dog, vet with puppy, vet holding puppy, veterinarian with dog, veterinarian standing, vet with a dog, veterinarian holding puppy ; veterinarian | kit=#7a6fd0 legs=#7a6fd0 shoe=white hair=#c98a3a skin=#f0c39e
.s-legs
.s-body
l $skin -56,430 56,430 0,530 !
C coal 20 -66,440 -60,520 -20,560 !
C coal 20 66,440 60,520 20,560 !
t $kit- 92,66 150,500 250,640 170,770
L tan 40,780 -60,740 -170,760 -190,830 -120,880 60,880 190,850 190,760 120,720
L #b07a44 170,760 230,700 250,640 220,650 160,720
L tan -190,560 -120,520 -40,530 10,600 0,690 -60,750 -160,740 -210,660
L #b07a44 -200,560 -250,580 -250,690 -200,710 -180,620
L #b07a44 -10,570 50,590 50,700 0,710 -20,630
O cream -106,680 60,46 !
O coal -106,656 26,18 !
o night -146,616 13 !
o night -62,616 13 !
b rose 22 -106,712 -106,746 !
b red 26 -170,752 -30,752 !
t $kit 96,68 -150,500 -240,690 -90,830
o $skin -76,836 42
t $skin 66,60 160,780 100,830 40,846
.y-face
.s-pony
= dentist-standing | dentist standing, dentist with tooth, dentist with toothbrush, dentist woman, dental hygienist standing ; dentist | kit=#2f8fa3 legs=#2f8fa3 shoe=white hair=#3a2620 skin=#a86a44
.s-legs
t $kit 96,64 150,500 270,600 290,440
.s-body
l $skin -56,430 56,430 0,530 !
r $kit- 40,640 80,90 8 !
t $kit 96,64 -150,500 -260,620 -160,740
L white -260,560 -180,530 -110,560 -40,530 40,570 30,700 -10,790 -20,880 -70,880 -90,780 -130,780 -150,880 -200,880 -220,780 -270,680 >-110
L ice -220,580 -180,570 -220,690 !
b sky 40 300,560 300,180
b sky 40 300,210 250,210
r white 180,130 120,110 16
+4:28,0 b sky- 8 196,150 196,226 !
o $skin 296,440 44
o $skin -150,780 42
.y-face
.y-short
b mint 18 -96,300 -60,330 !
b mint 18 96,300 60,330 !
L mint -84,316 0,296 84,316 70,390 0,414 -70,390 >0
= judge-standing | judge with gavel, judge in robe, judge standing, lady judge, woman judge, judge woman ; judge | kit=#433a52 shoe=coal hair=#d8d4d8 skin=#a86a44
h $kit 0,440 90,430 190,500 190,760 260,1190 0,1200
+3:0,150 b ash 10 0,760 0,840 !
~ b ash 12 120,700 170,1180 !
l white -60,440 60,440 70,520 0,500 -70,520 !
L white -40,510 40,510 50,620 0,660 -50,620 !
t $kit 130,100 -160,520 -250,660 -190,800
o $skin -186,830 44
t $kit 130,96 150,520 300,560 310,440
b wood 30 312,450 354,180
@ 12 .7 320,-330
r wood -130,340 260,120 24
b gold 20 -90,340 -90,460 !
b gold 20 90,340 90,460 !
@
o $skin 316,412 46
.y-face
L $hair -112,300 -130,180 -60,130 0,150 60,120 130,180 112,300 80,230 0,220 -80,240 >0
~ L $hair 100,220 160,260 160,380 110,400 100,320
~ a coal 42,294 36,8 0,360 !
= pilot-standing | pilot standing, airline pilot standing, pilot with suitcase, pilot with bag, pilot in uniform ; pilot | kit=#24406e legs=#24406e shoe=coal hair=#5a3620 skin=#e9b78f
.s-legs
r coal -370,880 190,270 24
+2:100,0 b silver 16 -326,880 -326,760
b silver 18 -330,770 -220,770
+2:110,0 o ash -330,1160 26
t $kit 96,66 -150,500 -250,640 -270,740
t $kit 96,66 150,500 230,640 160,780
.s-body
l white -60,436 60,436 0,640 !
l coal -20,450 20,450 26,580 0,620 -26,580 !
~ L navy- 60,430 96,460 20,680 6,640 !
~ o gold 50,720 13 !
~ o gold 50,780 13 !
l gold 60,560 130,540 120,570 70,580 !
~ b gold 14 190,610 240,590 !
~ b gold 14 180,640 236,630 !
o $skin -272,760 40
o $skin 152,790 40
.y-face
~ b $hair 60 96,240 100,270
L #24406e -156,196 -110,110 0,70 110,110 156,196 106,230 -106,230 >0
b white 26 -110,222 110,222 !
L coal -112,232 0,222 112,232 80,272 0,280 -80,272 >0
l gold -60,160 0,130 60,160 20,176 0,200 -20,176 !
= electrician-working | electrician working, electrician at work, electrician with wires, electrician fixing, electrician man working, electrician standing ; electrician | kit=#e8a23e legs=#3a4f78 shoe=bark hat=blue hair=#7a4a2a
r steel 250,220 320,560 20
r silver 280,250 260,500 10 !
+3:0,120 r coal 310,290 90,80 10
+3:0,120 r coal 430,290 80,80 10
+3:0,120 b lime 14 340,312 340,346 !
C red 20 330,650 300,760 380,860 340,1000 420,1100
C lemon 20 400,650 440,780 400,880 480,960 470,1100
C sky 20 470,650 520,760 500,860 560,1000 540,1100
.w-legs
t $kit- 84,56 60,500 170,560 280,480
@ 2 1.1 10,-350
.w-hard-hat
@
.w-torso
b lemon 28 -130,620 108,620 !
l brown -120,780 86,780 90,840 -124,840
r bark -120,830 90,120 14
b red 30 -96,830 -96,760
b lemon 26 -60,830 -56,770
t $kit 94,62 -80,510 40,650 200,600
b amber 34 190,604 280,584
b steel 16 280,584 390,560
o $skin 206,600 42
l lemon 420,560 380,520 410,520 400,480 450,530 424,532 !
= bartender-shaking | bartender shaking, bartender with shaker, bartender man, bartender at bar, bartender mixing, bartender pouring, bartender woman ; bartender | kit=white legs=coal hair=#7a4a2a skin=#e9b78f
h $kit 0,440 90,430 174,490 150,660 144,840 0,850
l coal -150,560 -60,450 -40,450 0,660 40,450 60,450 150,560 146,850 -146,850 >0
~ L red 6,480 64,450 64,512
t $kit 92,60 150,500 290,570 300,420
t $kit 92,60 -150,500 -290,560 -330,690
o $skin -330,712 42
@ 18 .8 240,-330
l silver -80,330 80,330 60,620 -60,620
l steel -84,330 -60,250 60,250 84,330
r silver -34,190 68,70 16
@
o $skin 300,392 46
.y-face
L $hair -112,290 -120,180 -60,110 90,110 140,160 112,290 80,220 -70,230 >0
L $hair -106,320 -60,350 0,330 60,350 106,320 90,390 0,430 -90,390 >0
C brick 12 -30,370 0,378 30,370 !
r wood -500,840 1000,70 12
r bark -460,910 920,290 0
+4:225,0 r brown -430,940 180,230 8
l ice -420,660 -260,660 -300,840 -380,840 _760
l amber -404,730 -276,730 -304,836 -376,836 !
o lime -280,660 34
b ice 14 300,830 300,740
b ice 16 250,834 350,834
l ice 200,610 400,610 300,750
l rose 236,640 364,640 300,730 !
o red 330,620 22
= barista-pouring | barista pouring, barista with coffee, barista making coffee, barista girl, barista woman, barista man, coffee barista, barista at work ; barista | kit=#3a3640 legs=#3a4f78 shoe=brown hair=#8a4a26 skin=#f0c39e
.s-legs
t $kit 92,60 150,500 280,610 200,700
.s-body
l brown -96,560 96,560 150,760 150,1000 -150,1000 -150,760 >0
b brown 22 -90,570 -60,440
b brown 22 90,570 60,440
r bark -70,800 140,110 12 !
o cream 0,660 34 !
L coal -8,640 12,660 -6,682 !
L white -20,700 120,700 110,800 80,836 20,836 -10,800 >50
a white 128,750 36,14 0,360
O bark 50,704 56,14 !
t $kit 92,60 -150,500 -280,580 -170,640
b cream 16 -20,600 20,700
l silver -170,520 -60,500 -10,560 -50,620 -60,660 -160,660 >-110
a silver -180,590 40,16 90,270
o $skin -190,626 42
o $skin 160,776 42
.y-face
.s-bun
= dj-mixing | dj mixing, dj at turntables, dj with headphones, dj spinning, dj scratching, dj man, dj playing, dj at decks, club dj ; disc jockey | kit=#d9407a legs=coal hair=#231b1d skin=#8a5636
h $kit 0,440 90,430 190,520 170,760 0,780
L lemon 20,520 60,520 20,610 56,610 -30,740 -4,640 -44,640 !
t $kit 94,60 150,500 300,480 330,330
b $skin 60 326,360 330,290
c $skin 24 330,280 320,210
t $kit 94,60 -150,510 -290,620 -220,750
o $skin 330,290 40
.y-face
L $hair -112,280 -130,170 -60,100 60,96 130,170 112,280 80,220 -70,220 >0
A coal 0,250 164,32 190,350
~ r sky 106,226 66,134 26
~ l coal 10,262 104,262 96,320 24,320
r coal -500,770 1000,80 16
r ash -470,850 940,300 0
+8:110,0 r night -430,900 76,150 10 !
+8:110,0 b lime 20 -420,1030 -364,1030 !
+4:220,0 b lemon 20 -420,990 -364,990 !
+3:330,0 b rose 20 -310,950 -254,950 !
O night -280,770 170,50
O ash -280,764 100,28 !
O red -280,764 50,14 !
O night 280,770 170,50
O ash 280,764 100,28 !
O red 280,764 50,14 !
+3:50,0 o amber -50,800 16 !
o $skin -226,748 40
= barber-cutting | barber cutting hair, barber cutting, barber at work, getting a haircut, man getting haircut, barber giving haircut, barber with scissors, haircut ; hair cutting, hair cut, barber | kit=white legs=coal shoe=brown hair=#2b2024
r steel 130,1000 60,130 0
O ash 160,1150 190,40
r red 0,720 340,250 40
r wine 280,500 90,420 40
r brown -60,960 420,50 20
t #3a4f78 110,80 100,960 -90,980 -100,1100
l brown -140,1090 -50,1090 -40,1150 -190,1150
L sky 60,590 230,560 330,640 380,900 320,1000 20,1000 -50,900 0,700 >180
+3:90,0 C sky- 10 60,680 50,800 30,960 !
@ 0 1.02 150,-190 flip
l #f0c39e -84,610 -60,552 0,532 62,548 92,592 96,616 122,652 98,666 100,694 84,728 30,748 -30,736 -70,690 >30
l #b8502a -104,650 -104,590 -72,534 -6,506 70,528 98,584 40,588 14,624 -14,640 -30,700 -84,712
o #e0a882 -12,650 17,23 !
@ 0 1 480,0
t $legs- 120,84 30,780 60,950 60,1110
t $legs 126,86 -40,780 -60,950 -60,1110
l $shoe -140,1100 -10,1100 -10,1170 -180,1170
l $shoe- -20,1100 110,1100 110,1170 -60,1170
t $kit- 80,52 -60,500 -180,560 -300,500
@ -4 1.1 490,-340 flip
.head
L $hair -108,576 -80,496 40,470 112,520 104,580 40,590 -60,610
L $hair 0,690 40,680 96,694 80,740 20,756 >60
@ 0 1 480,0
t $skin 72,68 -16,460 -6,390
l $kit -110,490 -50,440 40,436 120,500 120,640 110,860 -110,860 -110,650 >0
l coal -70,600 70,600 110,860 -110,860 !
b coal 18 -60,600 -30,450
r red -40,700 90,80 8 !
b silver 18 -20,720 -10,640
t $kit 92,58 60,520 -60,650 -220,600
o $skin -226,596 40
b silver 18 -240,590 -350,520
b silver 18 -240,590 -340,600
o $skin- -306,496 36
r teal -390,486 100,24 8
= waitress-serving | waitress serving, waitress with tray, diner waitress, waitress carrying tray, waitress on roller skates, server with tray, waiter with tray ; waitress, waiter, carhop, waitressing | kit=#58b8b0 legs=#58b8b0 shoe=white hair=#c5622a skin=#f0c39e
~ t $skin 74,54 46,900 56,1030 60,1140
~ l $shoe 16,1120 110,1120 124,1180 120,1200 12,1200
t $kit 90,66 -140,500 -230,590
t $skin 60,46 -230,590 -190,740
h $kit 0,440 80,430 150,490 120,660 220,950 0,970
h white 0,660 110,660 130,880 80,910 0,915
b white 20 -122,660 122,660 !
~ l white 10,440 80,430 60,520
b $kit- 12 0,480 0,640 !
r red 30,560 70,34 6 !
r white -210,640 110,140 8
+3:0,36 b stone 10 -190,680 -120,680 !
o $skin -180,760 38
t $kit 90,66 140,500 250,540
t $skin 60,46 250,540 290,400
o $skin 292,376 44
O silver 290,330 230,36
L amber 150,280 220,190 310,190 370,280 _250
b leaf 22 150,284 374,284 !
b bark 34 160,304 364,304 !
l ice 390,170 470,170 456,310 404,310
l rose 398,210 462,210 452,304 408,304 !
b red 12 430,170 450,90
.y-face
L $hair -112,340 -160,330 -140,200 -90,120 0,90 90,120 140,200 160,330 112,340 84,220 0,190 -84,220 >0
l white -70,120 -50,60 50,60 70,120 !
b $kit 16 -60,104 60,104 !
= mail-carrier | mailman running, mail carrier running, mail carrier walking, mail carrier with bag, mailman with letters, mailman delivering, postal worker standing, mailman walking, mail carrier delivering ; mail carrier, mailman, postman, mail carriers | kit=#8fb4d8 legs=#5a6a80 shoe=coal hair=#4a2c1e skin=#a86a44
t $legs- 120,84 30,770 150,940 170,1110
l $shoe- 120,1100 210,1100 280,1150 286,1186 120,1186
t $legs 126,86 -40,780 -110,950 -230,1080
l $shoe -270,1060 -190,1090 -130,1160 -160,1186 -280,1130
b navy 16 40,800 130,930 !
t $kit- 84,56 60,500 190,580 300,520
r white 250,400 190,130 8
b stone 10 250,404 345,480 !
b stone 10 345,480 440,404 !
r red 400,414 26,30 0 !
o $skin- 300,530 40
@ 4 1.1 10,-350
.cap
@
.w-torso
b navy 20 -134,660 108,640 !
b brown 26 -70,450 -160,720
L brown -330,660 -60,660 -40,900 -90,950 -310,950 -350,900 >-190
L bark -340,650 -50,650 -60,780 -190,830 -330,780 >-190
l white -290,600 -230,560 -160,650 -280,650
l cream -190,600 -110,590 -100,650 -190,650
o gold -190,790 20
t $kit 92,60 -80,510 -40,660 70,740
o $skin 76,746 40
= magician-trick | magician with rabbit, magician with top hat, magician pulling rabbit, magician with wand, magician trick, magician man, magician standing ; magician, magicians | kit=coal legs=coal shoe=night hair=#231b1d skin=#e9b78f
l red -190,480 190,480 320,1040 -320,1040 >0
.s-legs
t $kit 96,66 150,500 280,580 330,420
t $kit 96,66 -150,500 -260,630 -150,720
h $kit 0,440 90,430 174,490 150,660 144,840 0,850
l white -70,436 70,436 0,690 !
~ L red 6,470 60,440 60,506
b night 26 340,470 420,230
b white 28 404,290 424,220
s lemon 440,150 70,4,.35
s lemon 520,250 34,4,.35
s lemon 350,120 28,4,.35
o $skin 336,420 44
~ L white 20,540 60,470 70,600 40,650
O white 0,680 84,80
~ L pink 34,560 50,510 54,610 !
~ o night 30,670 12 !
o rose 0,700 14 !
b night 40 -170,760 170,760
l coal -120,760 120,760 100,960 -100,960 >0
l red -116,780 116,780 112,830 -112,830 !
o $skin -146,736 42
.y-face
L $hair -112,280 -120,180 0,130 120,180 112,280 60,200 0,240 -60,200 >0
C $hair 18 -60,336 -20,326 0,334 20,326 60,336 !
o $hair 0,400 22 !
h coal 0,-60 96,-60 104,130 0,140
b red 36 -102,110 102,110 !
b night 34 -170,140 170,140
= toddler-walking | toddler walking, toddler girl, toddler boy, walking toddler, toddler with balloon, baby walking, baby first steps ; toddler, toddlers, first steps | kit=#f2b63d legs=sky shoe=red hair=#8a5a2c skin=#f3c7a4
b coal 8 300,700 350,330
O red 360,180 130,160
l red 330,330 390,330 360,350
O white 310,120 24,40 !
~ t $legs 140,110 70,980 100,1080 104,1130
~ L $shoe 40,1130 150,1120 200,1170 190,1200 40,1200
~ t $kit 100,80 170,760 300,720
~ o $skin 320,712 50
H $kit 0,690 120,690 200,780 210,960 170,1050 0,1070
h $legs 0,920 200,910 190,1060 100,1090 0,1080
~ b $legs 44 80,720 110,930
~ o lemon 104,920 20 !
O $skin 0,470 230,220
~ o $skin 224,490 46
~ o night 86,480 20 !
~ O pink 140,550 40,26 !
C brick 16 -50,570 0,596 50,570 !
L $hair -210,400 -150,280 0,230 150,280 210,400 100,330 40,360 0,310 -80,350
T $hair 44,10 10,270 0,200 40,170 70,190
= baby-crawling | baby crawling, crawling baby, baby in diaper, diaper baby, baby in a diaper ; baby, baby boy, baby girl | kit=white hair=#8a5a2c skin=#f3c7a4
t $skin- 130,100 170,900 250,1010 280,1110
o $skin- 300,1130 60
t $skin- 150,110 -300,900 -200,1050 -390,1090
O $skin- -430,1090 80,54
L $skin -380,760 -200,640 60,640 240,720 280,860 160,960 -160,990 -360,940 _880
L $kit -460,790 -360,680 -200,650 -120,760 -110,920 -180,1010 -320,1010 -430,940 >-260
b sky 18 -150,700 -120,920 !
o lemon -150,770 28
t $skin 150,116 -300,930 -170,1090 -360,1150
O $skin -410,1150 84,54
t $skin 130,100 80,860 90,1000 110,1110
o $skin 130,1140 62
O $skin 310,520 250,240 >310
o $skin 120,560 56
o $skin- 120,560 30 !
o night 330,530 24 !
o night 480,530 22 !
O pink 300,610 44,28 !
O pink 510,605 34,26 !
C brick 16 370,620 420,646 460,620 !
L $hair 110,440 180,320 330,270 470,310 540,420 440,360 380,390 330,350 220,400
T $hair 44,10 330,300 320,230 360,200 392,222
= juggler-juggling | juggler, jugglers, man juggling, clown juggling, person juggling, juggler man, woman juggling ; juggling | kit=#7a4fb5 legs=#e8a23e shoe=red hair=#b8502a skin=#e9b78f
~ t $legs 120,74 50,790 130,950 100,1120
~ l $shoe 60,1100 140,1100 210,1160 210,1190 50,1190
~ t $kit 92,60 150,510 280,640 320,560
~ O $skin 330,540 54,40
h $kit 0,440 90,430 170,490 150,660 140,820 0,830
~ b lemon 30 70,440 90,820 !
h white 0,430 100,420 150,490 100,470 80,540 40,480 0,550
.y-face
~ L $hair 90,330 190,340 200,220 120,180
L lime -120,200 0,110 120,200 110,230 -110,230 >0
o red 0,120 34
o red 0,310 30
o sky -330,440 54
o amber -340,210 54
o rose -210,20 54
o lime 0,-90 54
o lemon 210,20 54
o red 340,210 54
o sky 330,440 54
= scuba-diver | man scuba diving, woman scuba diving, diver underwater, diver swimming, scuba diver, scuba divers ; scuba dive | kit=#2e3a4e hair=#5a3620 skin=#e9b78f
b silver 34 -240,420 160,420
O amber -60,440 230,80 _450
r coal -260,410 60,60 10
t $kit- 120,80 -280,640 -440,720 -570,650
L lime- -560,620 -700,560 -780,680 -600,720
t $kit- 86,56 130,620 220,760 330,780
L $kit -320,520 -100,480 180,480 260,560 220,680 -60,700 -300,680 _600
b lime 24 -280,600 200,600 !
t $kit 128,86 -260,610 -420,580 -580,500
L lime -560,460 -700,360 -790,460 -610,570
O $skin 340,500 104,112
L $kit 240,580 220,440 270,360 360,350 430,400 420,430 330,440 310,560 330,620 260,630
L amber 350,420 450,410 480,470 440,530 350,530 330,470 >400
L sky 370,440 430,435 454,470 430,508 366,508 !
r coal 420,550 70,60 16
C coal 24 440,590 350,700 180,640 120,480
t $kit 96,62 150,560 290,690 420,650
o $skin 440,640 44
o ice 540,480 34
o ice 600,380 24
o ice 540,300 40
o ice 620,210 26
= bride-standing | bride standing, bride in dress, bride with bouquet, bride in wedding dress, bride with flowers, bride in white ; bride | kit=white hair=#8a4a26 skin=#e9b78f
L #eaf0f2 -120,130 0,70 120,130 230,500 330,1040 380,1200 -380,1200 -330,1040 -230,500 >0
l $kit -110,700 110,700 220,960 320,1200 -320,1200 -220,960 >0
C silver 12 -40,760 -80,980 -120,1180 !
C silver 12 50,760 100,980 150,1180 !
~ t $skin 74,50 120,500 210,620 80,720
h $kit 0,520 60,490 120,480 100,620 110,720 0,740
b gold 18 -108,712 108,712 !
L leaf -60,740 60,740 30,860 0,890 -30,860
*6:0,720 o rose 0,654 38
*6:0,720:60:30 o blush 0,680 26 !
o white 0,720 32
~ o $skin 70,770 34
t $skin 70,70 0,380 0,470
O $skin 0,290 100,114
L $hair -116,330 -124,200 0,130 124,200 116,330 80,230 10,190 -70,240 >0
~ o night 38,296 12 !
C brick 12 -32,346 0,362 32,346 !
~ o silver 104,350 12 !
C silver 22 -90,170 0,130 90,170
+3:60,0 o white -60,144 20
= groom-standing | groom standing, groom in tuxedo, groom in suit, groom in tux, man in tuxedo, man in a suit, groom with ring ; groom | kit=#33323c legs=#33323c shoe=night hair=#4a2c1e skin=#a86a44
.s-legs
t $kit 96,64 150,500 240,630 200,780
t $kit 96,64 -150,500 -270,620 -230,480
h $kit 0,440 90,430 174,490 150,660 150,860 0,870
l white -64,436 64,436 0,720 !
~ l $kit+ 60,430 100,450 60,560 10,740 !
~ L red 8,474 66,444 66,512
o red 0,476 18
o white 110,560 30
L leaf 100,590 120,590 112,630 !
~ o night 30,790 10 !
o $skin 200,800 42
a gold -230,386 40,14 0,360
l ice -260,340 -230,300 -200,340 -230,372 !
o $skin -232,456 44
.y-face
.y-short
= blacksmith-hammering | blacksmith hammering, blacksmith at work, blacksmith at anvil, blacksmith with hammer, blacksmith forging, man at anvil, blacksmith working | kit=#7a6a58 legs=#4a4550 shoe=bark hair=#5a3620 skin=#d99a6c
r wood 240,960 240,240 14
b bark 22 230,1020 490,1020 !
l ash 130,740 600,740 560,810 430,830 420,900 480,960 250,960 300,900 290,830 180,800
l stone 130,740 600,740 590,770 150,770 !
b orange 36 300,716 580,716
b lemon 22 440,716 580,716 !
.w-legs
t $skin- 80,54 70,520 180,640 290,690
o $skin- 300,690 38
@ 4 1.1 10,-350
.head
L $hair -20,690 40,690 96,690 110,740 60,800 0,770 >50
@
.w-torso
l bark -120,560 100,560 130,1000 -140,1000 >0
b bark 24 -90,570 -40,440
b bark 24 80,570 30,440
t $kit 92,70 -80,510 -140,430
t $skin 76,56 -140,430 -320,370 -210,240
b wood 30 -226,290 -106,-10
l steel -192,-92 12,-12 -20,72 -224,-8 >-100
o $skin -206,242 42
s lemon 440,640 60,4,.3
s amber 340,590 40,4,.3
s lemon 560,610 36,4,.3
= flight-attendant | flight attendant standing, flight attendant with suitcase, flight attendant woman, air hostess, stewardess, cabin crew ; flight attendant, flight attendants | kit=#24406e legs=#24406e shoe=coal hair=#5a3620 skin=#c98a5a
~ t $skin 66,54 46,980 50,1060 52,1140
~ l $shoe 16,1130 90,1130 120,1176 120,1196 12,1196
r red 200,860 210,290 26
+2:110,0 b wine 14 250,880 250,1130 !
+2:90,0 b silver 16 260,860 260,740
b silver 18 256,740 354,740
+2:110,0 o ash 250,1166 26
t $kit 92,62 140,500 240,620 290,720
t $kit 92,62 -140,500 -250,600 -330,430
o $skin -336,404 42
o $skin 300,736 40
h $kit 0,440 80,430 160,490 126,660 150,800 140,1010 0,1020
~ o gold 44,720 13 !
~ o gold 44,790 13 !
l white -60,436 60,436 0,600 !
L red -80,440 0,500 80,440 96,500 40,560 120,640 40,650 0,570 -60,540 >0
l gold 60,620 140,600 126,630 70,640 !
.y-face
.s-bun
L $kit -110,170 -70,70 60,50 120,120 110,190 0,160 >0
b red 22 -104,176 0,148 108,180 !
l gold 40,110 90,90 84,130 !
= lifeguard-standing | lifeguard standing, lifeguard with buoy, lifeguard man, beach lifeguard, lifeguard on duty, lifeguard woman ; lifeguard | kit=white legs=red shoe=#c98a5a hair=#e0b04e skin=#c98a5a
~ t $skin 104,74 64,900 78,1010 80,1140
~ L $skin 40,1120 120,1120 170,1176 150,1196 40,1196
L red 300,560 360,460 430,560 430,1000 364,1090 300,1000 >364
+2:0,140 b white 30 300,660 430,660 !
h $legs 0,780 140,780 190,980 30,990 0,900
b white 14 -150,790 -186,970 !
b white 14 150,790 186,970 !
t $kit 96,70 150,500 210,590
t $skin 72,54 210,590 320,690
t $kit 96,70 -150,500 -220,600
t $skin 72,54 -220,600 -130,740
h $kit 0,440 90,430 174,490 150,660 144,800 0,810
*4:0,640:90:20 a red 0,640 76,34 0,70 !
*4:0,640:90:0 a coral 0,640 76,34 0,20 !
o $skin 326,696 42
o $skin -124,748 42
C red 14 -70,450 -40,560 0,600 60,540 70,450 !
.y-face
L $hair -112,290 -124,180 -40,110 80,110 130,190 112,290 80,210 -60,200 >0
~ r coal 14,262 84,50 18 !
b coal 14 -20,272 20,272 !
= officer-dog | police officer with dog, police officer with k9 dog, police dog handler, officer with dog, cop with dog, police k9 ; k9 handler, k9 officer | kit=#2c4a7c legs=#1f3560 shoe=coal hair=#3a2a24
@ 0 1 -150,0
.s-legs
t $kit 96,66 150,500 240,640 260,740
t $kit 96,66 -150,500 -240,630 -150,760
.s-body
l coal -146,770 146,770 146,830 -146,830
r gold -40,770 80,60 10
l gold 40,540 70,520 100,540 94,590 70,614 46,590 !
l navy -20,440 20,440 30,620 0,660 -30,620 !
o $skin -146,770 40
.y-face
~ b $hair 60 96,240 100,270
L navy -150,200 -110,130 0,90 110,130 150,200 110,236 -110,236 >0
L coal -112,226 0,216 112,226 80,268 0,276 -80,268 >0
s gold 0,168 34,5,.45 !
@
C red 16 112,750 230,800 330,800
o $skin 112,750 42
t #5a3a22 70,40 180,1170 60,1150 0,1080
L #b5773c 180,1196 150,1060 200,900 280,760 380,740 440,820 450,960 440,1196 >320
L #3a2c26 180,1190 150,1060 200,900 290,760 360,740 300,900 290,1060 250,1180 !
t #b5773c 70,50 400,900 410,1060 400,1170
l #b5773c 366,1160 440,1160 480,1196 366,1196
l #8a5733 200,1150 300,1150 340,1196 200,1196
l #3a2c26 270,660 270,470 350,560
l #b5773c 350,560 400,460 430,580
l #b5773c 270,640 310,550 430,540 490,610 590,650 590,710 480,740 400,780 300,770 >420
l #3a2c26 480,612 590,650 590,710 500,710 440,670 !
o night 420,614 17 !
o night 588,662 22 !
b red 30 280,770 410,790
o gold 400,816 22
= violinist-playing | violinist playing, woman playing violin, man playing violin, girl playing violin, fiddle player, violin player, violin players, fiddle players, violinist woman, fiddler playing ; violinist, fiddler | kit=wine shoe=coal hair=#8a3a22 skin=#f0c39e
L $kit -90,760 90,760 180,1000 220,1180 -220,1180 -180,1000 >0
~ l $shoe 20,1170 110,1170 130,1200 20,1200
t $skin 70,50 130,500 280,640 330,440
h $kit 0,490 70,450 130,490 100,650 96,770 0,780
.y-long-back
t $skin 70,70 0,380 0,460
h $kit 0,500 60,470 130,490 100,650 0,660
.y-face .y-long
@ 62 .62 300,-150
L brown 0,500 110,520 150,620 100,720 170,820 190,930 110,1040 0,1060 -110,1040 -190,930 -170,820 -100,720 -150,620 -110,520 >0
r bark -26,120 52,560 0
L bark -40,130 -30,40 30,40 40,130
r coal -60,880 120,30 0
~ C night 12 70,740 60,800 90,850 !
@
o $skin 330,430 38
b wood 14 -300,330 300,470
b white 8 -296,346 296,484 !
t $skin 70,48 -120,500 -330,560 -280,350
o $skin -282,336 38
`;
