/** Jars, bottles, fruit and nuts of a pantry. */
export const PANTRY = `
food leaf=leaf

= peanut-butter | peanut butter, peanut butter jar, jar of peanut butter, nutella
r red -260,60 520,190 40
h #b5763a 0,240 330,260 360,400 360,1160 300,1230 0,1240
r cream -364,480 728,480 0
L #d9a871 -190,620 -120,560 -20,620 60,600 180,580 210,720 130,800 20,760 -60,800 -180,780 !
b bark 16 -110,640 -80,740 !
b bark 16 90,640 120,730 !
b red 40 -240,880 240,880 !
= jam-jar | jam jar, jar of jam, strawberry jam, jelly jar, preserves, marmalade, homemade jam, canned peaches
O white 0,180 330,110
l white -330,180 330,180 380,340 300,300 160,360 0,310 -160,360 -300,300 -380,340 >0
+4:170,0 r red -290,120 80,220 0 !
C brass 24 -290,290 0,330 290,290
h red 0,320 270,330 350,460 350,1150 290,1230 0,1240
r cream -260,560 520,420 30
L red 0,900 -110,780 -90,680 0,660 90,680 110,780
~ l $leaf 0,670 90,600 110,680 !
+3:50,60 o lemon -50,730 10 !
= egg-nog | eggnog, egg nog, glass of eggnog
a sky 300,640 170,70 -80,80
h ice 0,260 340,250 300,1140 0,1150
h lemon 0,430 316,420 286,1080 0,1090
L white -310,430 -200,300 0,240 200,300 310,430 140,480 -60,440 -200,490 !
+6:50,10 o brown -140,340 12 !
b red 60 -170,330 -60,20
b white 24 -150,260 -100,250 !
b white 24 -130,170 -70,160 !
h ice 0,1140 220,1150 260,1220 0,1230
= whiskey-decanter | decanter, whiskey decanter, crystal decanter, bourbon decanter
o ice 0,30 110
r ice -60,120 120,200
h ice 0,310 90,320 380,520 400,1160 340,1240 0,1250
h #b5702a 0,640 350,640 340,1160 0,1180
~ l ice 60,760 200,700 300,820 200,980 60,920 !
l white -330,560 -270,540 -290,1100 -340,1100 !
= .citrus
o $rind 0,640 600
o cream 0,640 530
*8:0,640 L $flesh 0,580 -150,300 -90,160 0,140 90,160 150,300
o cream 0,640 44
= fruit-platter | grapefruit, orange slice, orange slices, citrus slice, citrus slices, blood orange | rind=orange flesh=#f29a56
.citrus
= lime-slice | lime, limes, lime slice, lime wedge, lime wedges, lime slices | rind=green flesh=#b9d65a
.citrus
= lemon-slice | lemon slice, lemon slices, lemon wedge, slice of lemon | rind=yellow flesh=#f8e08a
.citrus
= celery-stalks | celery, celery stalk, celery stalks, celery sticks, rhubarb, leek, leeks
t #8cc152 150,110 -120,1240 -260,340
t #a5d060 150,110 0,1260 0,300
t #8cc152 150,110 120,1240 260,340
C #6fae3d 14 0,1200 0,360 !
C #6fae3d 14 -110,1180 -230,400 !
C #6fae3d 14 110,1180 230,400 !
L green -400,360 -420,160 -300,40 -200,120 -160,320 -240,400
L leaf -170,300 -150,60 0,-60 150,60 170,300 0,380
L green 400,360 420,160 300,40 200,120 160,320 240,400
= cauliflower-head | cauliflower, cauliflowers
L green -580,560 -440,420 -240,800 0,1180 -300,1140 -540,880
L green 580,560 440,420 240,800 0,1180 300,1140 540,880
o white -230,480 210
o white 230,480 210
o cream 0,360 220
o white -130,680 210
o cream 150,680 220
+3:160,40 o sand -220,430 34 !
+3:150,30 o sand -130,650 34 !
L leaf -420,640 -300,700 -140,900 0,1200 -260,1160 -440,960 >-100
L leaf 420,640 300,700 140,900 0,1200 260,1160 440,960
= nuts-mixed | almond, almonds, cashew, cashews, walnut, walnuts, pistachio, pistachios, mixed nuts, hazelnut, hazelnuts
L #a56c40 -420,900 -460,640 -300,420 -100,520 -60,760 -180,960 >-260
C #7d4f2c 16 -380,860 -340,640 -250,500 !
C #7d4f2c 16 -260,880 -200,700 -190,560 !
L #c79a62 330,300 480,420 540,640 440,860 260,960 60,880 20,640 120,420 >280
C #9c7240 24 280,320 300,600 260,940 !
C #9c7240 18 140,520 220,600 160,760 !
C #9c7240 18 420,480 380,620 440,760 !
C tan 130 -260,330 -200,140 0,80 180,160
o #d9a871 -20,1080 120,90
L bark -140,1060 -20,980 110,1050 90,1000 -20,940 -120,1000
= ginger-root | ginger root, turmeric, fresh ginger, horseradish
L #d2a766 -560,720 -460,560 -260,600 -220,360 -80,320 0,560 160,520 200,300 340,280 380,480 320,640 520,700 540,860 380,900 180,800 60,960 40,1120 -110,1130 -130,920 -300,840 -480,860 >0
+3:140,-10 C #a87d42 16 -330,640 -300,700 -310,780 !
C #a87d42 16 220,400 290,420 350,390 !
C #a87d42 16 -200,440 -130,460 -60,430 !
o #efd9a0 -40,1120 74 !
= taro-tofu | tofu, tofu block, tempeh
l cream -560,520 -200,360 560,420 200,600 !
l white -560,520 200,600 200,1020 -540,920 >2000
l sand 200,600 560,420 540,820 200,1020 !
l lemon 330,700 430,660 430,760 330,800 !
L leaf 0,420 140,260 230,380 100,440
`;
