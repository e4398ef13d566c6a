/** A car to drive in the sun. */
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
`;
