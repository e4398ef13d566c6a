/** Fronts of shops, and what stands in them. */
export const SHOPS = `
thing

= book-shop | bookstore, bookstores, bookshop, bookshops, book shop, book store, bookstore front, indie bookstore, little bookshop, cozy bookstore, used bookstore, old bookstore, bookstore window, bookshop front, bookshop window, independent bookstore | awning=#2f7f8f
.shop-front
r #24506e -500,320 1000,170 10
l #f6ead2 -150,370 0,400 0,460 -150,436 !
l #e3d3ae 150,370 0,400 0,460 150,436 !
b #c93a33 16 0,396 0,470 !
+6:46,0 r #c93a33 -450,740 34,210 4
+3:92,0 r #f4c63d -404,770 34,180 4
+3:92,0 r #3f8a4a -358,720 34,230 4
r wood -480,950 330,30 4
r #3a6fb5 -450,1010 200,40 6
r #e8792e -430,980 170,34 6
.shop-awning
= bake-shop | bakery storefront, bakery front, bakery shop, bakeshop, bake shop, corner bakery, little bakery, patisserie, boulangerie | awning=#d9537f
.shop-front
r #d9537f -500,320 1000,170 10
L #dca763 -160,440 -140,350 -60,330 0,360 60,330 140,350 160,440 80,470 -80,470 !
+3:90,0 b #a9743a 14 -90,360 -70,440 !
O #dca763 -400,900 70,90
O #c98d52 -280,900 70,90
o #f3b6c8 -400,800 60
L #f6ead2 -250,840 -250,760 -200,720 -150,760 -150,840 >-200
l #d9537f -246,840 -154,840 -166,930 -234,930
r wood -480,950 330,30 4
O #e9bd7c -370,1010 90,34
O #e9bd7c -230,1010 80,34
.shop-awning
= flower-store | flower shops, flower shop front, florist shop, flower store ; flower shop | awning=#3f8a4a
.shop-front
r #3f8a4a -500,320 1000,170 10
*5:0,405 O #f3b6c8 0,350 34,44 !
o #f4c63d 0,405 30 !
+3:110,0 b #3f8a4a 16 -420,780 -420,950 !
*5:-420,750 o #d9537f -420,710 32
o #f4c63d -420,750 24 !
*5:-310,730 o #f4c63d -310,690 32
o #8a5733 -310,730 24 !
*5:-200,750 o #7a4fb5 -200,710 32
o #f4c63d -200,750 24 !
+3:110,0 l #c8652a -470,890 -370,890 -390,1000 -450,1000
.shop-awning
L #57a062 430,1090 460,980 500,1060 540,960 560,1060 620,1000 610,1100
o #d9537f 460,990 40
o #f4c63d 540,960 40
o #d9537f 610,1010 36
l #8d939c 440,1080 620,1080 590,1240 470,1240 >530
= coffee-store | coffee shop front, coffee shop storefront, cafe storefront, cafe front, corner cafe, little coffee shop | awning=#8a5733
.shop-front
r #6b4127 -500,320 1000,170 10
l #f6ead2 -80,350 80,350 60,460 -60,460 !
a #f6ead2 80,396 36,18 -90,90
r #2e2a33 -470,760 300,40 6
r silver -440,800 180,150 10
r coal -410,840 60,60 6
o #c93a33 -290,830 20
l white -230,880 -160,880 -170,950 -220,950
r wood -480,950 330,30 4
b steel 26 540,1080 540,1230
O #8a5733 540,1070 110,30
l white 500,990 580,990 570,1050 510,1050
.shop-awning
= .shop-front
r #b5674a -560,40 1120,1180
+4:0,90 +4:290,0 b #9c5338 12 -520,90 -440,90 !
r #6b3a2a -600,-10 1200,80 8
~ r #f6ead2 330,110 120,170 6
~ r #bfe0ea 346,126 88,140 !
r #f6ead2 -60,110 120,170 6
r #bfe0ea -44,126 88,140 !
r #f6ead2 -510,660 400,420 8
r #ffe2a0 -490,680 360,390 !
r #3a4f5c -40,660 240,560 8
r #ffe2a0 -10,700 180,330 !
o gold 150,930 22 !
r #f6ead2 250,660 270,420 8
r #ffe2a0 270,680 230,390 !
r #6b3a2a -560,1080 490,140 6
r #6b3a2a 230,1080 330,140 6
= .shop-awning
@ 0 1 34,0
+8:152,0 l $awning -600,500 -524,500 -534,660 -610,660
+7:152,0 l #fbf6ea -524,500 -448,500 -458,660 -534,660
+8:152,0 o $awning -572,658 39 !
+7:152,0 o #fbf6ea -496,658 39 !
= soda-fountain | soda fountain, soda fountains, soda jerk, malt shop, soda shop, ice cream parlor counter
r #c93a33 -620,700 1240,480 20
+10:124,0 r #fbf6ea -620,760 62,360 !
r silver -680,620 1360,90 16
r silver -680,1170 1360,70 16
r #2f8fa3 -160,240 320,390 40
r silver -180,200 360,70 30
+3:110,0 C silver 34 -110,330 -110,430 -80,470
+3:110,0 b #2e2a33 30 -110,330 -110,250
+3:110,0 o #c93a33 -110,240 36
r cream -110,500 220,80 10 !
v #c93a33 0,535 30 !
l #f3d7df 300,250 500,250 450,540 350,540 >400
o white 340,240 70
o white 450,230 74
o white 400,170 76
o #c93a33 400,90 44
C #c93a33 22 470,200 520,60 570,20
b ice 30 400,540 400,600
O ice 400,610 100,24
l #6b3a22 -520,330 -330,330 -360,560 -490,560 >-425
o #f6ead2 -470,310 70
o #f6ead2 -390,300 66
C #3a6fb5 22 -380,280 -350,120 -290,90
r ice -480,556 110,64 10
= photo-booth | photo booth, photo booths, photobooth, photo booth strip
r #2e2a33 -560,20 1120,1220 40
r #8e2438 -540,40 1080,1180 30
r #24303f -480,260 560,900 16 !
L #c93a33 -480,260 -200,260 -180,700 -240,1000 -480,1000 >9999
+3:90,0 C #8e2438 20 -430,280 -420,640 -440,980 !
r gold -500,240 600,36 14
o #6b4127 -60,960 120
b steel 40 -60,980 -60,1150
r #f4c63d -480,80 960,130 20
+8:120,0 o white -420,144 34
r #f6ead2 160,280 320,470 14
+4:0,108 r #2f8fa3 200,310 240,88 6
+4:0,108 o #e9b78f 270,360 28 !
+4:0,108 o #b97a4c 350,362 28 !
r coal 200,810 240,200 14
+3:0,100 r white 250,860 140,80 4
+3:0,100 r #d9537f 262,872 116,56 2 !
`;
