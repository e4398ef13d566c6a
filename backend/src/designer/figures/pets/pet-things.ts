/** What pets live with. */
export const PET_THINGS = `
thing

= cat-tree | cat tree, cat tower, cat condo, cat furniture
r tan -90,220 180,980
+6:0,150 b sand- 22 -90,330 90,290 !
r tan 250,640 140,560
+3:0,150 b sand- 18 250,760 390,720 !
r rose -330,140 660,110 54
r rose 90,560 500,100 50
r rose -560,1160 1160,120 40
r pink -520,760 440,420 60
L night -300,1180 -420,1060 -400,900 -300,850 -200,900 -180,1060 >-300
C sand 14 480,660 500,780
o red 504,830 54
= scratch-post | scratching post, cat scratcher, scratch post
r bark -480,1120 960,140 40
r tan -140,120 280,1010 20
+8:0,120 b sand- 24 -140,220 140,170 !
o wood 0,110 210,90
C sand 14 200,120 420,200 440,420
L teal 440,400 520,480 480,600 400,600 370,480
b teal 16 440,590 480,720
= litter-box | litter box, cat litter, litter boxes, litter scoop
L sand -520,760 -200,640 200,640 520,760
l blue -640,740 640,740 560,1140 -560,1140 >0
r sky -680,680 1360,110 50
b silver 50 340,360 200,640
L silver 140,640 280,600 300,760 140,780
= pet-collar | dog collar, collar, pet collar, cat collar, collars
a red 0,520 460,110 0,360
*10:0,520 o gold 0,60 30
r silver -120,-10 240,150 40
r coal -60,30 120,70 10 !
a silver 0,1060 70,30 0,360
o gold 0,1180 150
L brass -70,1160 -20,1130 20,1190 70,1160 90,1220 40,1250 -20,1230 -80,1240
= dog-crate | dog crate, dog kennel, kennel, pet carrier, dog cage, cat carrier, pet crate
C coal 60 -160,280 -120,140 120,140 160,280
r ash -600,270 1200,900 90
r coal -420,400 840,680 40
+6:140,0 b silver 28 -350,400 -350,1080
b silver 28 -420,620 420,620
b silver 28 -420,860 420,860
r amber -60,690 120,100 20
~ +4:0,130 b coal 20 470,450 550,450 !
= bird-cage | bird cage, birdcage, parrot cage
a gold 0,20 80,34 0,360
C gold 40 -480,640 -420,330 -200,150 0,110 200,150 420,330 480,640
C gold 26 -240,640 -210,300 0,110
C gold 26 240,640 210,300 0,110
b gold 26 0,110 0,1180
+5:240,0 b gold 26 -480,620 -480,1180
r gold -520,600 1040,60 30
r brass -560,1160 1120,110 40
C bark 20 -200,560 -200,820
C bark 20 200,560 200,820
b wood 36 -200,820 200,820
L lime -110,820 -150,640 -60,520 60,540 100,680 60,830
l orange 80,570 150,610 80,640
eye night 20,600 18
= hamster-ball | hamster ball, hamster in a ball, hamster in its ball, hamster in a hamster ball, hamster running in a ball
o ice 0,640 600
o #eaf4f7 0,640 520
L tan -300,860 -240,620 -40,480 180,520 330,720 260,900 0,940 >40
o tan -190,560 170
o tan -290,420 64
o tan -90,410 64
eye night -250,540 22
l rose -360,590 -310,590 -330,630
L white -120,900 -60,720 100,720 160,900
C white 36 -420,380 -300,220 -140,160 !
C sky 24 -580,640 0,760 580,640 !
= food-dish | dog bowl, pet bowl, food bowl, cat bowl, dog dish, water bowl, dog food, cat food, kibble
L #8a5733 -420,640 -300,500 -60,420 200,460 380,560 430,640
+4:170,10 o wood -250,560 70
+3:170,10 o tan -170,500 60
h red 0,640 460,620 640,1080 0,1100
L white -200,900 -240,830 -180,790 -120,840 120,840 180,790 240,830 200,900 240,960 180,1000 120,950 -120,950 -180,1000 -240,960 !
h wine 0,1080 660,1060 640,1140 0,1150
= groom-brush | grooming brush, dog brush, slicker brush, pet brush
@ 28 1 0,0
r teal -330,40 660,360 70
+7:90,0 b silver 18 -270,60 -270,-90
r teal- -330,300 660,100 50
t coal 150,120 0,400 0,1260
o teal 0,1180 40
= honey-stick | honey dipper, honey wand, honey stick
@ 30 1 0,0
t wood 60,70 0,620 0,1300
+5:0,110 r tan -180,60 360,80 40
+4:0,110 r brown -110,140 220,40 10
r tan -110,-20 220,90 40
@ 0 1 0,0
L amber 330,140 440,300 470,560 420,640 380,560 360,380
L amber 450,800 500,900 450,960 400,900
= butterfly-net | butterfly net, bug net ; bug catcher, entomologist
T wood 60,54 -60,560 -300,900 -520,1260
A brass 140,340 300,50 0,360
L white -120,400 400,400 560,800 640,1000 420,900 160,760 -40,560 >200
+4:110,60 b silver 12 -40,420 130,760 !
A brass 140,340 300,50 10,170
L #3a6fb5 -440,160 -560,20 -620,180 -500,260 -600,340 -480,380 -430,260 -380,380 -300,300 -380,230 -280,80 -380,40
`;
