/** What stands on shelves, hangs on walls and lies in drawers. */
export const ON_THE_SHELF = `
thing

= pour-over-dripper | pour over, pour-over, pour over coffee, pour-over coffee, pour over coffee dripper, pour-over coffee dripper, coffee dripper, drip coffee cone, v60
l white -380,120 380,120 120,520 -120,520 >0
l #d8b48a -330,90 330,90 270,190 -270,190 !
o cocoa 0,120 270,60
o bark 0,130 190,34 !
b silver 22 -250,260 -60,520 !
b silver 22 0,290 0,520 !
b silver 22 250,260 60,520 !
C white 60 350,200 520,210 540,380 420,450 230,420
r white -330,510 660,70 30
c #6b4127 26 0,590 0,680
l ice -250,640 250,640 330,1150 270,1230 -270,1230 -330,1150 >0
l #6b4127 -296,880 296,880 328,1140 260,1210 -260,1210 -328,1140 >0
b #a8683a 22 -296,886 296,886 !
C ice 60 300,740 520,760 520,1040 330,1090
r steel -270,620 540,50 24
b white 30 -230,720 -260,1090 !
C steel 26 -120,40 -150,-20 -110,-70 -140,-140
C steel 26 60,40 30,-20 70,-70 40,-140
= oat-milk-carton | oat milk carton, oat milk cartons, carton of oat milk, oat milk, oatmilk, oat milk box
l cream -330,380 -190,130 190,130 330,380 >60
l sand -190,130 -60,380 -330,380 !
r #c9d8c4 -200,30 400,110 16
r cream -330,370 660,880 16
l #5f8f7a -330,460 330,460 330,700 200,660 0,720 -200,660 -330,700 >0
o white 190,250 90,50
o #5f8f7a 190,240 60,32 !
b brass 20 0,1190 0,770
~ O gold 66,800 60,38
~ O gold 76,890 64,38
~ O gold 80,980 64,38
~ O gold 76,1070 60,38
O gold 0,750 42,64
b cream 34 -190,550 -20,550 !
b cream 34 30,550 190,550 !
b cream 26 -110,620 110,620 !
= hairspray-can | hairspray, hair spray, hairspray can, can of hairspray, hair spray can, hairspray bottle
r rose -210,420 420,840 40
r pink -210,560 420,520 0
l silver -210,430 -150,300 150,300 210,430 >0
r white -110,150 220,170 40
r silver -60,80 120,90 24
o night -60,200 22 !
+3:-110,-70 o #cfe6ee -240,150 36 !
+3:-120,0 o #cfe6ee -250,210 40 !
+3:-110,70 o #cfe6ee -240,270 36 !
C white 34 -130,960 -60,800 60,880 120,680
C white 24 -130,1030 -40,900 70,970 150,800
s white -90,660 70,4,.34
s white 110,1020 54,4,.34
b white 22 -160,470 -160,1180 !
= sunscreen-bottle | sunscreen, sunscreen bottle, bottle of sunscreen, sun lotion, suntan lotion, sunblock, sun cream, sun screen
l amber -280,330 280,330 310,500 300,1180 220,1260 -220,1260 -300,1180 -310,500 >0
r white -220,120 440,230 40
+7:58,0 b silver 14 -174,150 -174,320 !
o #fff3d0 0,760 210
*10:0,760 l orange -40,620 0,500 40,620 !
o orange 0,760 140
o yellow 0,760 112 !
b white 30 -170,1060 170,1060 !
b white 30 -110,1130 110,1130 !
b #f8dc7a 26 -250,440 -250,1120 !
L white 330,1180 420,1080 520,1100 560,1180 640,1200 620,1260 340,1260
= thermos-flask | thermos, thermos flask, thermos bottle, vintage thermos, old thermos, coffee thermos, plaid thermos
r red -190,40 380,240 40
r wine -190,220 380,60 0
l silver -190,280 190,280 240,360 -240,360 >0
r red -260,350 520,900 50
+3:170,0 b pine 60 -180,360 -180,1240 !
+4:0,210 b pine 60 -260,480 260,480 !
+3:170,0 b lemon 12 -130,360 -130,1240 !
+4:0,210 b lemon 12 -260,530 260,530 !
r silver -270,1190 540,70 24
C wine 60 250,560 440,580 450,900 250,940
r wine -270,340 540,50 20
b white 24 -140,70 -140,210 !
= infusion-pump | iv pump, iv pumps, infusion pump, infusion pumps, iv pole and pump, smart pump ; pump whisperer
b steel 40 0,-60 0,1130
~ C steel 30 0,-50 150,-90 210,-30 160,30
L ice -330,30 -80,30 -60,260 -130,380 -280,380 -350,260 >-200
L sky -344,200 -66,200 -64,260 -130,374 -280,374 -348,260 !
b steel 20 -200,-60 -200,40
C sky 18 -200,380 -200,480 -60,470 -40,560
r #5f7fa8 -360,520 720,440 50
r #24406e -310,570 420,220 24
b #7fe0a0 18 -280,690 -200,690 -170,620 -120,750 -80,690 80,690 !
b white 24 -280,840 -120,840 !
b white 24 -280,900 -60,900 !
+2:0,110 o leaf 200,620 40 !
+2:0,110 o amber 290,620 40 !
r white 160,810 170,100 24
b coral 22 190,860 300,860 !
~ b steel 44 0,1110 330,1200
~ o night 340,1230 44
o night 0,1230 44
C sky 18 360,760 500,820 480,1020 600,1130
= spoon-drawer | kitchen drawer, kitchen drawers, drawer of spoons, drawer with spoons, kitchen drawer with spoons, spoon drawer, silverware drawer, cutlery drawer, utensil drawer, junk drawer
l bark -640,300 640,300 560,760 -560,760 >0
l cocoa -560,360 560,360 500,760 -500,760 !
+2:360,0 b bark 26 -180,360 -170,760 !
+3:130,0 O silver -470,300 58,96
+3:130,0 c silver 34 -470,390 -455,760
+3:130,0 o white -486,280 14,30 !
+2:140,0 O #c98542 -80,260 70,110
+2:140,0 c #c98542 40 -80,360 -70,760
+2:140,0 o #a56c40 -80,260 36,62 !
+3:110,0 b silver 18 250,180 250,300
+3:110,0 b silver 18 284,180 284,300
+3:110,0 b silver 18 216,180 216,300
+3:110,0 L silver 206,290 294,290 280,390 250,410 220,390
+3:110,0 c silver 32 250,390 244,760
r wood -660,740 1320,420 30
r #b87c4c -600,800 1200,300 20
r brass -170,900 340,80 40
r gold -140,910 280,30 16 !
= tool-wall | wall of tools, tool wall, pegboard, peg board, pegboard of tools, tools on a pegboard, tools on a wall, garage tool wall, tool pegboard
r bark -640,60 1280,1160 30
r tan -590,110 1180,1060 14
+9:130,0 o brown -520,180 12 !
+9:130,0 o brown -520,640 12 !
+9:130,0 o brown -520,1110 12 !
r wood -480,330 70,300 26
l steel -560,230 -330,230 -300,290 -340,340 -560,340 >-440
r red -486,560 82,90 26 !
t steel 60,60 -150,330 -150,560
L steel -240,230 -180,210 -180,300 -120,300 -120,210 -60,230 -50,320 -110,400 -190,400 -250,320 >-150
L steel -230,600 -190,540 -110,540 -70,600 -80,660 -120,680 -120,620 -180,620 -180,680 -220,660
b steel 30 90,430 90,620
l steel 66,610 114,610 106,670 74,670
r amber 46,230 88,210 30
l steel 240,240 540,240 540,330 240,600 >390
+6:44,-40 l steel 262,600 300,560 300,610 !
r red 400,190 180,150 30
r tan 440,226 90,60 20 !
t red 54,50 -430,760 -480,1010
t red 54,50 -390,760 -340,1010
L steel -470,740 -440,690 -420,740 -400,690 -370,690 -350,740 -390,830 -430,830 >-410
r amber -220,740 260,180 24
r night -190,780 120,70 12 !
r amber -210,890 100,170 20
l steel 30,780 110,800 110,840 30,860
r silver 110,810 80,18
r teal 260,730 300,60 12
r wood 380,780 60,320 14
+5:60,0 b bark 24 290,800 290,890
= overflowing-plant-shelf | overflowing plant shelf, overflowing plant shelves, plant shelves, shelves of plants, full plant shelf, plant shelf overflowing, shelf full of plants, plant wall
~ r bark 560,60 60,1200 10
r wood -640,420 1280,60 12
r wood -640,820 1280,60 12
r wood -640,1190 1280,60 12
L leaf -400,300 -540,120 -460,0 -390,140
L leaf -400,300 -270,100 -300,-30 -420,120
L green -400,300 -410,60 -380,-20 -350,80
r coral -510,260 220,170 24
*7:0,260:26:-78 L pine 0,280 -40,120 0,20 40,120
r cream -110,260 220,170 24
b teal 24 -110,340 110,340 !
L green 400,300 300,200 310,60 400,-10 490,60 500,200 >400
+3:0,80 b lime 12 340,60 460,60 !
r teal 290,260 220,170 24
C leaf 22 -460,300 -560,480 -520,620 -570,740
+4:-8,100 O leaf -580,440 54,40
+4:8,100 O green -510,480 54,40
C leaf 22 90,300 170,470 130,640 180,760
+4:0,90 O lime 200,430 48,36
+4:0,90 O leaf 120,470 48,36
L lime -260,680 -400,560 -380,500 -270,580 -260,480 -200,500 -220,600 -110,520 -100,590 -200,690
r violet -360,660 220,170 30
L green 0,680 -60,540 0,500 60,540
o coral 0,520 26
r white -100,670 190,160 20
*9:400,640:20:-80 L leaf 400,690 380,580 400,500 420,580
r #b5603a 300,670 220,160 20
C green 22 480,690 580,840 540,1000 590,1120
+4:0,90 O leaf 610,850 48,36
+4:0,90 O green 530,890 48,36
*7:-400,1060:24:-72 L pine -400,1090 -440,980 -400,900 -360,980
r sky -500,1050 210,150 24
L leaf 0,1060 -170,980 -200,900 -60,960 0,880 60,960 200,900 170,980
r amber -110,1040 220,160 24
*5:330,1060:30:-60 O rose 330,960 34,50
o lemon 330,1040 40
r plum 230,1050 220,150 24
= garage-sign | garage sign, vintage garage sign, garage signs, service sign, dad's garage sign, auto repair sign
L red -560,300 -300,300 -200,150 200,150 300,300 560,300 640,640 560,980 300,980 200,1130 -200,1130 -300,980 -560,980 -640,640 >0
L cream -530,340 -280,340 -180,190 180,190 280,340 530,340 596,640 530,940 280,940 180,1090 -180,1090 -280,940 -530,940 -596,640 !
r navy -700,520 1400,240 30
r red -660,550 1320,180 20 !
+8:160,0 o white -560,640 34 !
@ -45 .72 0,-20
t steel 90,90 0,420 0,860
L steel -150,260 -60,240 -60,370 60,370 60,240 150,260 170,400 90,520 -90,520 -170,400 >0
L steel -150,1020 -60,1040 -60,910 60,910 60,1040 150,1020 170,880 90,760 -90,760 -170,880 >0
@ 45 .72 0,-20
r wood -44,430 88,640 30
l coal -220,240 180,240 240,310 200,400 -220,400 >0
@
s amber -420,440 60,5,.45
s amber 420,440 60,5,.45
~ o navy 420,850 46
~ o cream 420,850 20 !
= line-heart | heart line, line heart, heart made of line, heart line art, one line heart, heart in one line, heart outline, heart of one line
C red 48 -640,1040 -420,1060 -200,980 -40,850 230,610 330,430 290,270 150,220 40,310 0,420
C red 48 640,1040 420,1060 200,980 40,850 -230,610 -330,430 -290,270 -150,220 -40,310 0,420
o red 0,420 24 !
C coral 18 -270,400 -240,320 -160,290 !
= strawberry-umbrella | strawberry umbrella, strawberry umbrellas, umbrella like a strawberry, strawberry parasol
b brown 36 0,480 0,1120
C brown 40 0,1110 20,1220 110,1250 180,1180
L red 0,110 260,170 480,340 600,560 640,700 520,640 400,720 270,640 130,720 0,640 -130,720 -270,640 -400,720 -520,640 -640,700 -600,560 -480,340 -260,170 >0
C wine 14 0,140 -180,340 -130,710 !
C wine 14 0,140 180,340 130,710 !
C wine 14 0,140 -400,360 -400,710 !
C wine 14 0,140 400,360 400,710 !
+4:150,0 O lemon -226,470 16,26 !
+5:190,0 O lemon -400,580 16,26 !
~ O lemon 110,340 16,26 !
~ O lemon 290,350 16,26 !
*7:0,120:40:-120 L leaf 0,110 -60,0 0,-70 60,0
o green 0,120 80,50
b pine 34 0,90 0,-60
`;
