/** Cars to drive in the sun. */
export const OPEN_CAR = `

= open-car | convertible, convertibles, convertible car, convertible cars, open car, car with open roof, car with open top, car with the top down, classic convertible, vintage convertible, red convertible | paint=red rim=silver
l ash 150,330 190,320 300,560 250,560
l ice 140,350 176,340 270,550 60,550 !
C coal 30 -60,520 40,430 110,470
L wine -420,540 -400,430 -340,400 -280,430 -250,560 -420,570
L wine -180,560 -160,440 -110,410 -50,440 -20,560 >-110
L cream -620,540 -520,470 -400,470 -330,520 -360,590 -600,600
+4:60,0 b sand 14 -560,490 -540,590 !
L $paint -690,760 -690,660 -650,570 -400,560 -360,590 -20,590 60,550 300,545 560,580 650,640 690,740 690,820 640,860 300,862 -300,862 -620,860 -680,820 _720
L cream -660,690 -400,660 -40,670 260,690 560,670 690,720 690,760 560,720 260,740 -40,720 -400,710 -660,740 !
l $paint+ -640,590 -400,575 -400,600 -640,615 !
r silver -710,810 1440,54 26
o lemon 640,650 46,56
o white 640,640 20,24 !
r amber -690,640 40,90 14
r silver -160,620 110,26 12
b $paint- 12 -330,600 -320,800 !
b $paint- 12 30,600 40,800 !
r silver 600,720 110,60 14
wheel $rim -400,870 150
wheel $rim 410,870 150
= open-bronco | ford bronco, ford broncos, vintage bronco, classic bronco, old bronco, bronco truck, bronco trucks, early bronco, early broncos, bronco 4x4, vintage bronco truck, classic ford bronco, vintage ford bronco, old ford bronco, early ford bronco | paint=#4f9fae rim=silver
r coal -720,430 110,380 50
r ash -694,470 40,300 20 !
b ash 34 -230,600 -230,270
b ash 30 -244,284 -500,570
c ash 36 -240,280 -150,280
L brick -430,600 -420,440 -340,420 -300,470 -290,600
L brick -110,600 -100,440 -20,420 30,470 40,600
C coal 28 120,570 90,500 130,440 !
l ash 160,590 110,290 150,290 210,590
l ice 160,570 128,330 144,330 192,570 !
c ash 30 90,296 160,296
l $paint -640,870 -640,560 140,560 170,580 590,596 640,620 640,870 _760
l $paint+ -640,560 140,560 170,580 590,596 600,616 150,604 -640,590 !
r cream -640,650 1280,70 0 !
b orange 20 -640,668 640,668 !
b red 20 -640,700 640,700 !
b $paint-- 12 -270,590 -270,850 !
b $paint-- 12 120,590 120,850 !
r silver 30,740 70,22 10
r coal -700,850 1400,50 16
r silver 600,830 110,60 16
r silver -730,830 110,60 16
r coal 600,610 50,160 14
o lemon 646,676 34,56
r amber 560,760 50,32 8
r red -646,740 34,80 8
a night -410,900 208,32 180,360
a night 380,900 208,32 180,360
o night -410,900 196 !
o night 380,900 196 !
wheel $rim -410,920 184
wheel $rim 380,920 184
`;
