export const PEOPLE = `
= cowboy | ; cowboy, cowboys, cowpoke, ranch hand | creature person face=640,440 coat=skin body=#3a5f94 paw=skin limb=#3a5f94 belly=#4a70a8
h $coat 0,460 300,470 330,640 300,860 190,1020 0,1060
h cocoa 0,760 110,740 200,800 160,860 60,850 0,870
~ o night 130,640 34 !
~ b cocoa 26 70,560 190,550 !
h #d99a74 0,650 44,730 0,770 !
C brick 20 -60,930 0,950 60,930 !
h red 0,1040 200,1000 330,1060 200,1180 0,1280
H wood 0,160 90,120 190,40 280,100 320,400 0,420
r cocoa -320,330 640,80 20
H wood 0,390 330,380 560,290 700,180 680,380 460,520 0,540
= cowgirl | ; cowgirl, cowgirls | creature person face=640,440 coat=skin body=#c4475f paw=skin limb=#c4475f belly=#d9657c
~ L amber 250,460 390,600 420,860 500,1060 380,1220 250,1120 230,760
h $coat 0,460 280,470 310,640 270,860 160,1010 0,1050
~ o night 130,650 40,46 !
~ b night 22 170,610 230,580 !
~ o coral 190,780 50,34 !
h red 0,880 70,870 40,930 0,940 !
h amber 0,450 250,470 280,640 160,560 0,530
h #3a86b5 0,1040 180,1010 300,1070 160,1170 0,1240
H #c9684a 0,160 90,120 190,40 280,100 320,400 0,420
r cream -320,330 640,80 20
H #c9684a 0,390 330,380 560,290 700,180 680,380 460,520 0,540
= messy-bun | messy bun, hair bun, mom bun, bun and sunglasses, messy bun and sunglasses, sunglasses and messy bun, sunglasses and a messy bun | creature thing
L cocoa -60,120 -200,40 -330,110 -330,-40 -160,-100 0,-60 120,-130 300,-60 330,100 220,60 210,190 60,150 >60
C bark 22 -220,0 -60,-30 90,20 200,-20 !
C bark 22 -200,70 0,40 180,90 !
h cocoa 0,140 250,190 420,420 420,700 330,860 0,880
h skin 0,420 240,430 320,640 270,880 150,1020 0,1070
h cocoa 0,360 200,400 330,560 360,760 290,620 160,500 0,480
r rose -330,300 660,110 50
L rose 200,320 330,180 430,260 330,360 460,420 400,520 260,400
~ L coal 40,620 300,600 300,720 220,790 110,780 50,720
b coal 30 -60,640 60,640 !
~ l ash 110,640 190,640 130,740 !
C red 44 -90,920 0,950 90,920 !
= messy-bun-reading | girl with messy bun reading, messy bun reading, messy bun girl reading, messy bun reading girl, girl with a messy bun reading a book, girl with messy bun reading book, woman with messy bun reading, woman with messy bun reading book, girl with messy bun and book, messy bun and book, reading messy bun, messy bun book girl, messy bun with glasses reading | creature person thing hair=#7a4a2a kit=#e0a53a
L $hair -190,20 -250,-80 -170,-190 -60,-180 10,-260 120,-190 220,-200 250,-90 200,20 60,70 -80,60 >10
C $hair- 20 -170,-80 -40,-130 90,-90 190,-120 !
C $hair- 20 -140,0 0,-40 150,0 !
C $hair 26 -200,-120 -290,-190 -330,-160
C $hair 26 210,-120 290,-210 350,-180
H $hair 0,10 190,30 310,170 340,360 310,520 230,600 0,620
r #d99a74 -80,560 160,180 !
H $kit 0,730 80,690 300,740 470,860 560,1060 580,1290 0,1290
L #d99a74 -110,690 0,800 110,690 80,650 -80,650 !
H skin 0,120 180,140 262,290 250,430 160,560 60,626 0,632
L $hair -310,400 -320,210 -190,60 0,20 190,60 320,210 310,400 250,300 170,190 20,150 -120,220 -240,310
~ C $hair 26 296,330 330,480 290,590
~ o coral 180,478 46,28 !
~ o white 122,390 78 !
~ a #2b2633 122,390 84,22 0,360 !
b #2b2633 22 -40,380 40,380 !
~ C night 18 76,402 122,430 168,402 !
C brick 16 -52,540 0,562 52,540 !
l white -420,770 0,850 420,770 420,820 0,900 -420,820
l teal -470,800 -20,880 -20,1290 -470,1200
l teal- 470,800 20,880 20,1290 470,1200
r sea -24,876 48,414
v #f4c63d -245,1030 92 !
b #f4c63d 20 130,1000 370,960 !
b #f4c63d 20 130,1070 370,1030 !
b #f4c63d 20 130,1140 290,1112 !
+4:0,62 c skin 54 -500,990 -410,1004
+4:0,62 c #d99a74 54 500,990 410,1004
`;
