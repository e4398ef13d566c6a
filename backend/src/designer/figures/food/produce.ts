export const PRODUCE = `
food
= toast | toast, bread slice, slice of bread, buttered toast, toasts, slice of toast
H #c98a48 0,200 260,180 440,300 400,480 360,560 370,1060 0,1090
H #f3d9a6 0,250 230,240 370,330 330,480 300,580 310,1010 0,1030
l lemon -150,520 90,470 160,690 -80,740
l amber 160,690 170,740 -70,790 -80,740 !
o #d9a96a -200,880 16 !
o #d9a96a 190,900 16 !
= potato | potato, potatoes, spud, spuds, tater, taters, idaho potato
L #c9985a -560,680 -480,430 -240,320 80,360 380,400 560,620 540,860 320,1020 20,980 -300,1010 -500,880 >120
o #9c7040 -300,560 40,24 !
o #9c7040 40,500 34,20 !
o #9c7040 300,640 40,26 !
o #9c7040 -120,800 40,24 !
o #9c7040 210,850 32,20 !
= raspberry | raspberry, raspberries, blackberry, blackberries, boysenberry
+4:190,0 o rose -285,480 120
+3:190,0 o rose- -190,620 124
+4:180,0 o rose -270,720 110
+3:180,0 o rose -180,860 114
+2:170,0 o rose- -85,1000 104
o rose 0,1110 90
*5:0,330:36:-72 L leaf 0,330 70,210 0,80 -70,210
b green 40 0,300 30,120
= cranberries | cranberry, cranberries, lingonberry, currants ; cranberry bog
c bark 26 -60,560 60,300 300,120
L green 60,300 200,60 480,20 420,200 240,300
L leaf 0,380 -220,140 -420,180 -300,340 -120,400
o red -250,720 230
o wine 250,740 220
o red 0,960 240
o white -320,640 46 !
o white 180,660 44 !
o white -80,870 50 !
`;
