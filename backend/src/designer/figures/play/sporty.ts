/** Hearts of balls, nets, poles and cases. */
export const SPORTY = `
thing

= baseball-heart | baseball heart, heart baseball, heart shaped baseball, baseball stitches heart, heart with baseball stitches, heart with baseball laces, baseball seams heart | thread=red
v white 0,640 660
.heart-laces
= .heart-laces
~ C $thread 26 410,300 270,440 185,640 205,850 270,980 !
~ c $thread 24 410,401 316,385 300,291 !
~ c $thread 24 340,472 245,481 204,395 !
~ c $thread 24 290,556 199,583 142,507 !
~ c $thread 24 260,634 182,689 104,634 !
~ c $thread 24 260,730 194,798 107,759 !
~ c $thread 24 272,821 226,904 132,890 !
= softball-heart | softball heart, heart softball, heart shaped softball, softball stitches heart, heart with softball stitches, heart with softball laces | thread=red
v yellow 0,640 660
.heart-laces
= stitched-heart | heart with stitches, heart with laces, heart with seams, stitched heart, red heart with stitches | thread=white
v red 0,640 660
.heart-laces
= football-heart | football heart, heart football, heart shaped football, football laces heart
v brown 0,640 660
C white 46 -470,420 -330,360 -190,420 !
C white 46 470,420 330,360 190,420 !
b white 40 0,430 0,880 !
+4:0,120 b white 40 -110,480 110,480 !
= basketball-heart | basketball heart, heart basketball, heart shaped basketball
v orange 0,640 660
b coal 30 0,330 0,1120 !
C coal 30 -520,570 0,640 520,570 !
C coal 30 -330,330 -180,560 -310,820 !
C coal 30 330,330 180,560 310,820 !
= volleyball-heart | volleyball heart, heart volleyball, heart shaped volleyball
v white 0,640 660
C navy 26 0,430 -60,640 -330,860 !
C navy 26 -180,330 -220,560 -440,660 !
C navy 26 0,620 260,640 500,480 !
C navy 26 20,470 240,460 380,340 !
C navy 26 -60,700 120,880 280,900 !
= soccer-heart | soccer heart, heart soccer, heart shaped soccer ball, soccer ball heart
v white 0,640 660
l coal 0,520 130,610 80,760 -80,760 -130,610 !
l coal -470,330 -330,300 -260,430 -380,540 -500,470 !
l coal 470,330 330,300 260,430 380,540 500,470 !
l coal 0,1000 100,1060 0,1160 -100,1060 !
b coal 24 -130,610 -300,500 !
b coal 24 130,610 300,500 !
b coal 24 -80,760 -220,900 !
b coal 24 80,760 220,900 !
= volley-net | volleyball net, badminton net, tennis net
~ r brass 560,60 70,1200 20
r white -560,240 1120,70 10
r white -560,760 1120,40 10
+9:120,0 b silver 14 -490,300 -490,770
+3:0,120 b silver 14 -560,400 560,400
= ski-poles | ski poles, ski pole
@ 14 1 0,0
r coal -30,60 60,160 30
b silver 34 0,210 0,1260
O red 0,1120 130,36
l steel -20,1240 20,1240 0,1340
@ -14 1 0,0
r coal -30,60 60,160 30
b silver 34 0,210 0,1260
O red 0,1120 130,36
l steel -20,1240 20,1240 0,1340
@
= instrument-case | violin case, guitar case, instrument case, trumpet case, music case
L coal -640,760 -560,560 -330,500 -120,600 60,560 330,600 620,640 660,760 620,900 330,940 60,980 -120,940 -330,1060 -560,1000 >0
L wine -560,760 -500,620 -330,570 -120,660 60,630 330,660 580,700 600,760 580,830 330,870 60,910 -120,880 -330,980 -500,920 !
~ r gold 200,560 110,60 10
C coal 40 -100,570 0,440 110,570
= tin-snips | tin snips, snips, metal shears, aviation snips
@ 30 1 0,0
C red 80 -30,700 -180,900 -140,1260
C red 80 30,700 180,900 140,1260
L steel -70,700 -150,420 -60,60 20,420 40,680
L silver 70,700 150,420 60,60 -20,420 -40,680
o coal 0,660 56
C steel 26 -120,900 0,960 120,900
@
= red-cross-sign | red cross, medic cross, medical cross, first aid cross
r white -460,180 920,920 120
r red -130,290 260,700 20
r red -350,510 700,260 20
= wheat-wreath | wheat wreath, wreath of wheat, grain wreath
a brass 0,640 470,26 110,430
*11:0,640:24:-120 L amber 0,60 60,140 50,240 0,290 -50,240 -60,140
*11:0,640:24:-108 L gold 0,190 46,250 40,320 0,360 -40,320 -46,250
C brick 40 -120,1080 0,1180 120,1080
~ L brick 0,1120 140,1040 220,1120 140,1200
= .one-epee | |
l silver -20,640 20,640 8,-60 0,-110 -8,-60
l white -20,640 0,640 0,-110 -8,-60 !
o #5c5a66 0,-96 14 !
L #c9962e -150,690 -120,620 -40,590 40,590 120,620 150,690 60,670 -60,670 >0
O #e2b04a 0,676 150,40
r #2e2a33 -30,700 60,270 20
+6:0,40 b #5c5a66 10 -28,730 28,746 !
r #c9962e -26,960 52,36 6
o #c9962e 0,1020 42
= crossed-epees | crossed fencing swords, fencing swords, crossed epees, crossed foils, crossed sabers, fencing foils, fencing foil, epee, epees, fencing epee, crossed rapiers, fencing sabers, fencing saber, two fencing swords ; fencing, fencer, fencing club, fencing team, epeeist | thing
@ 36 1 -240,60
.one-epee
@ -36 1 240,60
.one-epee
= fencing-mask-swords | fencing mask and swords, fencing mask with swords, fencing mask with crossed swords, fencing mask and crossed swords, fencing mask over crossed swords, fencing mask and foils, fencing swords and mask, fencing swords and fencing mask, swords and fencing mask, fencing mask and epees | thing
@ 36 1 -240,60
.one-epee
@ -36 1 240,60
.one-epee
@ 0 .6 0,-140
L #dfe2e7 -330,460 -300,240 -150,100 0,70 150,100 300,240 330,460 300,760 180,960 0,1020 -180,960 -300,760 >0
L #3a3a44 -250,460 -230,280 -110,180 0,160 110,180 230,280 250,460 220,720 120,880 0,920 -120,880 -220,720 !
+7:62,0 b #8d939c 8 -186,250 -186,800 !
+9:0,70 b #8d939c 8 -220,250 220,250 !
C white 16 -190,330 -120,240 -30,210 !
L #f6f1e6 -290,760 -160,930 0,990 160,930 290,760 340,1000 200,1180 0,1240 -200,1180 -340,1000 >0
C #c9c2b2 14 -200,960 -180,1130 !
C #c9c2b2 14 200,960 180,1130 !
= water-polo-cap | water polo, water polo ball, water polo caps, water polo player, water polo ball and cap, waterpolo ; water polo mom, water polo dad | thing cap=#2c5aa8
L sky -640,1090 -460,1050 -260,1090 -60,1050 140,1090 340,1050 620,1090 560,1190 -560,1190 _1130
o #f2c62e -250,800 310
L #f7dc70 -470,650 -350,540 -230,530 -330,620 -420,760 !
C #1c1a1f 16 -250,494 -330,650 -330,950 -250,1106 !
C #1c1a1f 16 -540,690 -380,760 -120,760 40,690 !
C #1c1a1f 16 -540,920 -380,850 -120,850 40,920 !
L $cap 60,720 60,470 150,260 330,160 510,240 600,430 590,640 560,780 460,800 470,660 330,600 190,660 200,800 110,800 >330
l white 322,164 346,164 350,604 318,604 !
C $cap- 14 130,330 240,420 330,440 440,420 540,330 !
L white 90,560 220,530 230,640 210,740 100,740 !
L #dfe3e8 570,560 440,530 430,640 450,740 560,740 !
o $cap 160,640 48
o $cap- 500,640 48
+3:0,32 b white 8 134,612 186,612 !
+3:0,32 b white 8 474,612 526,612 !
C $cap- 22 190,790 240,930 320,980
C $cap- 22 470,790 420,930 340,980
L white 250,330 300,270 300,420 270,420 270,330 !
L sea -640,1120 -440,1090 -220,1130 0,1090 220,1130 440,1090 640,1120 560,1220 -560,1220 _1160
`;
