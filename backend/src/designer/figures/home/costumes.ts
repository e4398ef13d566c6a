/** What pets wear as something else: worn over the body, around the face or on the head. */
export const COSTUMES_OF_PETS = `
= bee-suit | suit of a bee
~ O ice 560,420 250,190
~ O white 560,400 190,130 !
~ O ice 520,720 180,130
h amber 0,240 220,250 380,400 450,640 440,880 330,1090 150,1230 0,1250
h night 0,480 408,480 446,620 0,640
h night 0,780 448,780 424,920 0,940
h night 0,1070 350,1060 240,1170 0,1180
= bee-antennae | antennae of a bee | wide
A night 0,900 440,34 200,340
~ C night 34 150,560 200,340 340,220
~ O amber 360,190 96
~ o lemon 330,160 28 !
= ladybug-suit | suit of a ladybug
h red 0,200 300,250 520,460 580,740 480,1030 240,1220 0,1260
h night 0,200 150,210 230,300 160,400 0,430
b night 30 0,420 0,1250 !
~ o night 250,560 84 !
~ o night 390,800 80 !
~ o night 190,900 76 !
~ o night 250,1110 62 !
= lobster-suit | suit of a lobster
~ t red 80,60 300,420 560,560 700,400
~ L red 600,420 560,180 700,20 820,60 760,240 830,300 900,120 940,330 840,470 720,500
h red 0,220 260,260 400,420 420,760 320,1060 200,1240 0,1260
+4:0,180 b wine 26 -380,500 0,560 380,500 !
~ b red- 36 400,720 600,800
~ b red- 36 390,860 590,980
~ b red- 36 350,1010 520,1160
= hot-dog-suit | suit of a hot dog
~ L tan 150,200 380,230 520,500 540,860 420,1160 190,1250
~ L sand 330,300 430,460 460,700 410,700 330,500 !
L #b4502f -190,140 0,60 190,140 240,400 250,920 190,1250 0,1330 -190,1250 -250,920 -240,400 >0
C yellow 46 -110,280 110,380 -110,500 110,620 -110,740 110,860 -110,980 110,1090
= butterfly-wings | wings of a butterfly, butterfly wings
~ L orange 40,560 260,120 620,40 860,200 840,520 620,680 300,680
~ L amber 180,500 360,220 620,150 740,270 710,470 520,570 !
~ L orange 60,680 420,700 660,820 640,1080 420,1180 200,980
~ L amber 200,780 420,790 540,870 520,1020 420,1070 280,930 !
~ b night 26 60,580 620,240 !
~ b night 26 80,680 480,960 !
~ o night 770,190 40 !
~ o night 800,420 36 !
~ o night 590,1040 36 !
= lion-mane | lion mane, mane of a lion
*18:0,640 L bark 0,640 -170,140 0,-60 170,140
*18:0,640:20:10 L brown 0,640 -150,200 0,40 150,200
o brown 0,640 500
~ O tan 330,230 110,100
= petal-ring | petals around a face, flower petal collar
*14:0,640 L #e8a02a 0,640 -130,220 0,0 130,220
*14:0,640:25.7:12 L yellow 0,640 -120,250 0,90 120,250
o amber 0,640 400
`;
