/** Limbs and a face for food and plants that do something: drawn behind and on a thing in the middle of the sheet. */
export const MASCOTS = `
skin=night shoe=red

= .m-boots
~ L $shoe 60,1150 190,1130 330,1190 350,1250 60,1250
~ l white 60,1216 350,1216 350,1250 60,1250 !
= .m-legs
~ C $skin 46 70,640 130,900 150,1170
.m-boots

= flexing-arms | flexing arms, arms that flex
.m-legs
~ C $skin 46 60,660 330,730 520,700
~ t $skin 60,46 520,700 560,560 500,400
~ O $skin 450,640 90,70
~ O white 480,350 92,86
~ b stone 14 440,330 450,390 !
~ b stone 14 490,320 496,392 !
= dancing-arms | dancing arms, arms that dance
C $skin 46 -60,640 -140,900 -210,1080 -170,1180
C $skin 46 60,640 240,880 420,930 440,1090
L $shoe -240,1150 -130,1130 -20,1190 0,1250 -250,1250
l white -250,1216 0,1216 0,1250 -250,1250 !
@ -38 1 250,150
L $shoe -60,1010 50,990 170,1050 190,1110 -60,1110
l white -60,1076 190,1076 190,1110 -60,1110 !
@
C $skin 46 -60,640 -360,560 -520,330
O white -540,280 86,86
b stone 14 -570,250 -556,310 !
b stone 14 -526,236 -520,300 !
C $skin 46 60,640 380,720 520,600 400,560
O white 400,560 80,74
= waving-arms | waving arms, arms that wave
.m-legs
C $skin 46 -60,660 -330,760 -350,940
O white -350,960 80,80
C $skin 46 60,660 400,640 520,330
O white 530,270 92,92
b stone 14 500,240 516,306 !
b stone 14 546,230 548,300 !
= beating-arms | beating arms, arms that beat a chest
.m-legs
~ C $skin 46 60,660 480,640 500,820 260,790
~ O white 220,780 90,84
= hanging-arms | hanging arms, arms that hang
.m-legs
~ C $skin 46 60,560 480,460 500,60
~ O white 500,0 90,90
= running-arms | running arms, arms that run
C $skin 46 -60,640 -260,860 -300,1000 -520,960
C $skin 46 60,640 330,850 300,1060 330,1180
@ 60 1 -510,300
L $shoe -90,590 20,570 140,630 160,690 -90,690
@
L $shoe 250,1150 370,1130 500,1190 520,1250 250,1250
l white 250,1216 520,1216 520,1250 250,1250 !
C $skin 46 -60,640 -380,640 -470,800 -400,860
O white -380,880 80,74
C $skin 46 60,640 400,720 510,560
O white 520,510 84,80
b stone 14 496,480 506,536 !
= yoga-arms | yoga arms, arms that meditate
~ C $skin 46 60,640 350,700 500,860 430,1030
L $skin -60,980 -360,1010 -520,1110 -380,1190 0,1180 380,1190 520,1110 360,1010 60,980 _1120
~ L $shoe 40,1130 200,1110 300,1160 270,1230 60,1240
~ O white 420,1060 84,70
~ b stone 14 400,1040 420,1096 !
= crying-arms | crying arms, arms that cry
O sky 0,1246 500,50
.m-legs
~ C $skin 46 60,680 360,760 390,960
~ O white 390,990 80,76
~ L sky 420,330 476,440 458,510 390,510 366,440
~ L sky 500,540 540,620 526,680 480,680 462,620
= tired-arms | tired arms, arms that are tired
.m-legs
~ C $skin 46 60,680 350,780 366,1000
~ O white 366,1036 78,82
b lilac 40 310,110 450,110 310,260 460,260 !
b lilac 32 490,-40 590,-40 490,80 596,80 !
= face-in-tears | face that cries
~ L #7fd0f0 130,600 250,600 290,760 280,880 230,930 170,900 160,760
~ o night 190,560 88,94
~ o white 160,522 34 !
~ o white 216,606 18 !
~ C night 30 90,410 190,396 300,460 !
C night 38 -100,830 -50,770 50,770 100,830
= face-half-asleep | face that is tired
~ L white 70,580 310,580 296,670 240,720 140,720 84,670 !
~ o night 190,640 54 !
~ c night 38 64,576 316,576
~ C night 20 110,790 190,816 270,790 !
C night 34 -110,870 -40,838 40,880 110,850
= smiling-face | face that smiles
~ o night 190,560 66,90
~ o white 168,526 26 !
~ o #f08a94 330,690 66,42 !
L night -150,670 150,670 130,770 70,830 0,846 -70,830 -130,770 !
L #d8505c -84,816 -40,780 40,780 84,816 0,840 !
= shark-suit | shark suit, suit of a shark | creature face=520,200 coat=#6f8a9c belly=white
l $coat- -70,220 0,-160 190,40 130,240
H $coat 0,120 210,170 370,360 430,640 430,900 330,1050 0,1070
~ b $coat- 20 340,620 410,630 !
~ b $coat- 20 340,690 410,700 !
~ b $coat- 20 340,760 410,770 !
h #8e2438 0,640 230,670 330,800 340,1060 0,1080
p white 4,640 90,646 50,740 !
p white 98,648 186,662 150,750 !
p white 194,664 270,720 214,790 !
~ o white 230,470 66
~ o night 220,480 40 !
~ b $coat- 34 120,390 300,400
~ b night 12 60,300 100,310 !
= t-rex-suit | t-rex suit, suit of a t-rex | creature face=460,160 coat=#5f9a3e belly=#d9e08a
~ L $coat- 0,60 60,-60 120,80 230,20 230,140 340,120 300,260
H $coat 0,80 220,110 360,280 400,520 420,760 380,1050 0,1070
~ o $coat- 110,230 34,22 !
~ O $coat+ 250,330 110,90
~ o lemon 250,350 62
~ o night 240,360 34 !
~ b $coat- 36 140,270 340,290
h #8e2438 0,620 250,640 330,780 330,1060 0,1080
p white 4,620 80,624 44,716 !
p white 86,624 162,630 126,726 !
p white 168,632 240,640 206,734 !
p white 248,650 306,740 242,780 !
~ o #4a7a30 350,560 30 !
~ o #4a7a30 370,680 24 !
`;
