/** For days on the couch, and what mends whoever is hurt. */
export const SICK_DAY = `
thing

= sweatpants-pair | sweatpants, sweat pants, sweatpant, joggers, jogger pants, stretchy pants, stretchy pant, comfy pants, lounge pants, pair of sweatpants, gray sweatpants
l #98a0ab -270,130 270,130 350,640 340,1110 110,1110 20,540 -20,540 -110,1110 -340,1110 -350,640 >0
~ b white 26 296,180 344,640 326,1090 !
~ C #6d7581 18 120,190 190,330 290,360 !
~ r #6d7581 96,1090 260,120 44
+3:74,0 r #5a616c -320,1110 20,80 10 !
+3:74,0 r #5a616c 144,1110 20,80 10 !
r #6d7581 -280,40 560,130 50
+6:84,0 r #5a616c -222,64 16,82 8 !
C white 26 -34,150 -80,300 -60,440
C white 26 34,150 70,280 50,400
o white -60,450 22
o white 50,410 22
= ice-bag | ice pack, ice packs, ice bag, ice bags, cold pack, cold packs, cold compress, ice pack for injury ; icing my knee
H #5aa6d6 0,300 150,310 440,520 560,800 480,1060 250,1190 0,1200
~ C #3f86b8 20 50,330 190,520 250,760 !
~ C #3f86b8 20 110,330 380,560 460,760 !
C #8cc9ea 26 -430,700 -440,860 -370,990 !
*6:0,820 b white 34 0,820 0,610 !
*6:0,820 b white 26 -60,640 0,700 60,640 !
r #3f86b8 -170,250 340,90 40
l silver -190,80 190,80 220,250 -220,250 >0
+8:50,0 r steel -184,100 18,130 8 !
r silver -140,20 280,80 30
= arm-cast | arm in a cast, arm cast, broken arm, broken arms, broken wrist, cast on arm, arm with a cast, arm in cast, plaster cast, arm in plaster
t skin 230,240 -330,60 -340,380
l #3a6fb5 -520,-120 -150,-120 -170,150 -500,150 >-320
b #8cb4e0 34 -504,150 -166,150 !
L skin 360,720 470,640 500,480 560,470 590,560 560,680 640,740 640,900 560,960 400,950 >480
+3:0,70 c #c98f62 14 560,740 640,740 !
t white 300,260 -340,330 -340,840
t white 290,250 -340,850 330,830
o white -340,850 146 !
C #d9d2c2 18 -480,350 -340,380 -200,350 !
C #d9d2c2 18 330,710 350,830 330,950 !
C #d9d2c2 14 -480,520 -340,560 -200,520 !
v red -60,850 70 !
s amber 170,850 66,5,.45 !
b teal 20 -410,640 -270,640 !
b teal 20 -340,570 -340,710 !
o violet -340,870 60 !
o white -340,870 38 !
`;
