export const WESTERN_AND_RETRO = `
thing

= six-shooter | revolver, revolvers, six shooter, six shooters, pistol, pistols, western gun, handgun, colt revolver
L bark -330,620 -160,600 -150,760 -260,1000 -330,1180 -500,1140 -520,1060 -400,840 >-330
C brass 18 -300,760 -380,960 -420,1080 !
r steel -140,420 700,110 20
l stone 520,420 560,350 600,420 !
L silver -360,420 -200,360 60,370 90,640 -140,700 -340,660 >-140
r steel -190,400 240,240 40
+3:70,0 b ash 18 -140,420 -140,620 !
l ash -350,430 -460,300 -360,330 -270,400
a steel -60,740 100,24 0,180
b ash 26 -40,690 -70,780
= wanted-poster | wanted poster, wanted sign, bounty poster, wanted
l sand -430,20 -100,50 200,10 430,40 410,640 440,1240 100,1210 -200,1250 -440,1220 -410,640 >200
b cocoa 60 -280,170 280,170 !
b bark 20 -200,270 200,270 !
r tan -250,330 500,460 10
~ o cocoa 0,600 150
O cocoa 0,480 240,40 !
L cocoa -130,480 -110,360 0,340 110,360 130,480 !
~ L bark 0,790 200,700 240,780 !
b cocoa 44 -240,900 240,900 !
b bark 20 -280,1000 280,1000 !
b bark 20 -220,1080 220,1080 !
~ o ash 330,90 26 !
= flint-arrowhead | arrowhead, arrowheads, flint arrowhead, stone arrowhead
l stone 0,20 170,330 330,700 260,900 120,860 110,980 190,1180 0,1120 -190,1180 -110,980 -120,860 -260,900 -330,700 -170,330 >0
l silver 0,140 90,380 60,640 0,760 -110,560 -60,330 !
+4:0,150 b ash 12 -230,560 -120,500 !
+4:0,150 b ash 12 230,560 130,520 !
= celtic-knot | celtic knot, celtic knots, trinity knot, triquetra, irish knot | coat=#3f8a4a
*3:0,720 L $coat 0,720 -300,430 -250,140 0,-60 250,140 300,430 !
*3:0,720 L lime 0,560 -170,390 -140,200 0,70 140,200 170,390 !
*3:0,720 L $coat 0,470 -100,370 -80,250 0,170 80,250 100,370 !
a $coat 0,720 330,110 0,360
a lime 0,720 330,40 0,360 !
= claddagh-ring | claddagh, claddagh ring, irish ring, claddaghs
a gold 0,840 330,90 -60,240
~ L brass 140,600 330,500 420,420 300,330 190,400 130,480
~ L gold 130,470 230,380 300,390 220,500 150,560
v red 0,450 330
l gold -170,250 -200,20 -90,130 0,-40 90,130 200,20 170,250 >0
+3:110,0 o red -110,210 22 !
= stained-window | stained glass, stained glass window, gothic window, cathedral window, church window
L coal -400,1260 -400,520 -250,180 0,-40 250,180 400,520 400,1260 >0
L violet -330,620 -320,500 -200,240 -40,80 -40,620 !
L blue 330,620 320,500 200,240 40,80 40,620 !
~ r teal 40,680 290,240 4 !
~ r amber 40,960 290,230 4 !
o coal 0,560 190
o red 0,560 160
*6:0,560 O lemon 0,470 34,66 !
o white 0,560 34 !
= thorn-crown | crown of thorns, thorn crown
C bark 70 -540,640 -300,420 0,360 300,420 540,640
C wood 50 -540,600 -260,470 60,330 340,460 540,660
C bark 80 -540,640 -320,860 0,930 320,860 540,640
C wood 56 -540,690 -280,800 40,950 340,800 540,620
+5:200,0 b brown 22 -420,830 -470,980
+5:190,0 b brown 22 -380,800 -310,680
+4:210,0 b brown 22 -320,440 -360,310
~ b brown 22 530,640 640,560
~ b brown 22 500,720 610,800
= zombie-hand | zombie hand, zombie arm, undead hand, hand from the grave | coat=#7fa06a
t $coat 170,150 0,1180 -10,820 0,640
L $coat -190,480 200,460 190,720 110,830 -120,830 -190,720 >0
t $coat 74,60 -160,560 -220,330 -190,150
t $coat 74,60 -50,520 -70,230 -60,40
t $coat 74,60 60,520 90,230 110,70
t $coat 70,56 160,540 230,380 260,230
t $coat 84,60 -160,720 -330,660 -420,520
~ o $coat-- 60,620 24 !
C $coat-- 16 -90,720 0,750 100,710
l bone -100,900 -40,860 -60,980 -110,980
L bark -560,1240 -420,1100 -180,1130 0,1080 200,1130 430,1090 560,1240 >0
+6:170,0 o cocoa -420,1190 34 !
~ L leaf 430,1120 470,960 510,1120
= wish-bone | wishbone, wish bone, turkey wishbone, wishbones
~ t bone 70,110 0,240 200,520 290,840 260,1130
o bone 0,190 120
~ o bone 256,1150 76
o cream -30,170 44 !
= candy-beans | jelly beans, jelly bean, jellybeans, jellybean
@ 20 1 -200,-200
O red 0,640 230,140
O #fbf6ea -80,590 60,26 !
@ -30 1 230,-150
O amber 0,640 230,140
O #fbf6ea -80,590 60,26 !
@ 60 1 -250,190
O leaf 0,640 230,140
O #fbf6ea -80,590 60,26 !
@ -10 1 130,240
O violet 0,640 230,140
O #fbf6ea -80,590 60,26 !
@ 0 1 0,20
O rose 0,640 230,140
O #fbf6ea -80,590 60,26 !
= portable-player | walkman, walkmans, portable cassette player, cassette player
r blue -330,240 660,900 50
r navy -330,240 110,900 40
r ice -170,330 430,360 24
r coal -130,400 350,220 20
~ o white 45,510 64
*6:-45,510 b ash 12 -45,470 -45,450 !
*6:45,510 b ash 12 45,470 45,450 !
r amber -170,760 430,60 14
+4:110,0 r silver -160,900 80,130 14
C coal 26 200,240 260,60 60,-20 -200,20 -460,-60
o orange -500,-70 110
o coal -500,-70 56 !
= license-plate | license plate, license plates, number plate, car plate, vanity plate, car tag
r navy -620,330 1240,620 60
r white -580,370 1160,540 44
b red 70 -300,470 300,470 !
r navy -420,570 120,240 14
r navy -240,570 120,240 14
r navy -60,570 120,240 14
r navy 120,570 120,240 14
r navy 300,570 120,240 14
~ o silver 470,430 34
~ o silver 470,860 34
= plane-propeller | propeller, propellers, airplane propeller, plane propeller, aircraft propeller
*2:0,640 L wood 0,640 -90,420 -130,60 -60,-60 60,-40 110,160 60,440 >0
*2:0,640 l amber -118,120 -60,-60 60,-40 104,120 !
o steel 0,640 170
o silver 0,640 90 !
*6:0,640 o ash 0,520 20 !
= wing-badge | pilot wings, aviator wings, wings badge, flight wings, pilot badge, winged emblem, jump wings, air force wings, airline wings
~ L gold 90,480 330,330 640,300 560,420 600,440 500,520 530,550 400,620 420,660 280,720 100,720
~ b brass 16 150,540 540,380 !
~ b brass 16 150,610 470,500 !
~ b brass 16 150,680 380,610 !
L blue -150,430 0,380 150,430 160,640 0,860 -160,640 >0
s lemon 0,590 110,5,.42
= rosary-beads | rosary, rosaries, prayer beads, rosary beads
*15:0,440:22:110 o brown 0,40 44
*3:0,440:110:70 o gold 0,40 56
o gold 0,850 70
+2:0,90 o brown 0,940 36
b gold 60 0,1010 0,1290
b gold 60 -110,1100 110,1100
= big-dipper | big dipper, ursa major, dipper constellation, constellation, constellations, star constellation, zodiac constellation
b silver 16 -560,240 -330,330 !
b silver 16 -330,330 -120,420 !
b silver 16 -120,420 90,560 !
b silver 16 90,560 150,860 !
b silver 16 150,860 500,900 !
b silver 16 500,900 560,590 !
b silver 16 560,590 90,560 !
s lemon -560,240 100,5,.42
s lemon -330,330 90,5,.42
s lemon -120,420 90,5,.42
s lemon 90,560 100,5,.42
s lemon 150,860 90,5,.42
s lemon 500,900 100,5,.42
s lemon 560,590 110,5,.42
= triple-moon | triple moon, triple goddess, triple moon goddess, three moons, moon goddess symbol
o lemon 0,640 260 >0
o gold -80,560 60 !
o gold 90,720 76 !
~ L lemon 300,380 460,360 580,470 620,640 580,810 460,920 300,900 430,800 470,640 430,480
*8:0,640 s white 0,250 36,4,.3
= black-hole | black hole, event horizon, black holes
L orange -640,760 -330,600 0,560 330,600 640,760 330,860 0,880 -330,860 _720
o amber 0,560 330
o night 0,560 250 !
C lemon 26 -560,750 -300,640 0,610 300,640 560,750
+3:240,-30 s white -330,140 40,4,.3
s white 420,1000 40,4,.3
s white -430,1000 30,4,.3
= folding-knife | pocket knife, pocket knives, pocketknife, folding knife, jack knife, swiss army knife, jackknife, switchblade
@ -35 1 0,0
L silver -60,560 560,520 620,590 500,640 -60,680 >-60
r red -640,540 640,170 80
r brass -640,540 60,170 30
r brass -70,540 70,170 20
+3:150,0 o brass -500,625 22 !
= flip-phone | flip phone, flip phones, 2000s phone, cell phone flip
@ 8 1 0,0
r rose -220,20 440,560 70
r coal -160,90 320,380 30
r ice -130,120 260,320 20
b ash 50 -190,600 190,600
r rose -220,630 440,600 70
r pink -150,700 300,90 40
+3:110,0 r cream -160,840 90,70 20
+3:110,0 r cream -160,940 90,70 20
+3:110,0 r cream -160,1040 90,70 20
= lasagna-slice | lasagna, lasagne, slice of lasagna
l cream -520,940 520,940 600,1040 -600,1040 >0
l amber -440,560 440,560 460,640 -460,640 >60
l brick -460,640 460,640 470,720 -470,720 >60
l lemon -470,720 470,720 476,790 -476,790 >60
l brick -476,790 476,790 480,860 -480,860 >60
l amber -480,860 480,860 486,940 -486,940 >60
L yellow -460,560 -400,440 -150,380 160,380 410,440 470,570 430,690 370,600 260,610 230,740 150,600 -60,600 -110,700 -180,600 -330,600 -370,660 >60
o brick -160,480 60,30 !
o brick 160,500 70,32 !
L leaf -20,430 60,330 160,360 90,440 >60
= calavera-goggles | calavera makeup, sugar skull makeup, day of the dead makeup, sugar skull face paint | worn
~ *10:320,640 o rose 320,420 66
~ *10:320,640 o pink 320,430 26 !
~ o coal 320,640 196
~ o white 320,640 60 !
~ o night 320,640 36 !
~ o teal 90,330 40
*3:0,330 v red 0,270 90
o lemon 0,330 34 !
~ o amber 640,640 34
~ o teal 600,880 30
~ o amber 500,960 26
= shirt-pocket | pocket, shirt pocket, front pocket, tee pocket
L blue -480,180 480,180 480,860 240,1120 0,1220 -240,1120 -480,860 >0
r navy -500,140 1000,170 20
b sky 12 -440,360 -440,830 !
b sky 12 440,360 440,830 !
C sky 12 -440,830 -220,1070 0,1160 220,1070 440,830 !
b sky 12 -460,270 460,270 !
o gold 0,225 36
= flag-bandana | stars and stripes bandana, patriotic bandana, red white and blue bandana
~ l navy 60,380 330,240 400,420 200,470 !
o navy 0,430 100,90
l white -560,520 560,520 60,1180 -60,1180 >0
l red -520,572 520,572 450,662 -450,662 >0
l red -380,756 380,756 310,848 -310,848 >0
l red -240,940 240,940 170,1034 -170,1034 >0
l navy -560,520 20,520 20,800 -346,800 !
+3:150,0 s white -400,590 40,5,.42 !
+2:150,0 s white -300,700 40,5,.42 !
= flag-sunglasses | american flag sunglasses, flag sunglasses, american flag glasses, flag glasses, stars and stripes sunglasses, patriotic sunglasses | worn
b red 60 -110,520 110,520
~ b red 50 560,510 690,470
~ L red 60,520 180,440 460,430 630,470 610,650 490,810 300,840 150,770 70,650
L navy -120,550 -220,510 -440,490 -560,530 -540,640 -450,750 -310,780 -190,730 -130,640 !
L white 120,550 220,510 440,490 560,530 540,640 450,750 310,780 190,730 130,640 !
b red 40 140,590 540,560 !
b red 40 160,690 500,670 !
s white -430,590 40,5,.42 !
s white -270,590 40,5,.42 !
s white -350,690 40,5,.42 !
= park-fountain | fountain, fountains, water fountain, garden fountain, park fountain, wishing fountain
C sky 30 0,200 -120,60 -240,140 -280,330
C sky 30 0,200 120,60 240,140 280,330
C sky 30 0,200 0,0 0,-20
C ice 26 -200,420 -420,460 -470,760
C ice 26 200,420 420,460 470,760
L stone -300,330 300,330 220,430 60,470 -60,470 -220,430 >0
O sky 0,335 290,44 !
r ash -60,450 120,420 20
L stone -560,820 560,820 500,980 330,1080 -330,1080 -500,980 >0
O sky 0,830 540,90 !
O ice 0,820 240,34 !
r ash -240,1060 480,150 20
r stone -360,1190 720,60 20
= antler-blooms | antler blooms, flowers in its antlers, antler flowers | worn wide
C leaf 44 -600,560 -330,880 0,980 330,880 600,560
~ L green 130,900 200,760 300,800 270,920 !
~ L green 560,640 680,560 690,690 600,740 !
~ L green 330,760 420,640 490,720 440,830 !
*6:0,940 o rose 0,836 72
o lemon 0,940 58
*6:250,860 o white 250,766 62
*6:-250,860 o white -250,766 62
~ o amber 250,860 50
*6:470,690 o pink 470,606 56
*6:-470,690 o pink -470,606 56
~ o lemon 470,690 44
*5:600,500 o violet 600,436 44
*5:-600,500 o violet -600,436 44
~ o lemon 600,500 34
= dock-piling | dock piling, dock post, pier piling, wooden piling, pilings
L bark -190,200 190,200 210,1260 -210,1260 >0
O wood 0,200 190,70
O tan 0,196 120,40 !
C cocoa 14 -120,330 -110,700 -130,1000 !
C cocoa 14 60,380 70,640 50,1100 !
+3:0,70 C sand 40 -206,560 0,610 206,560
L sky -420,1180 -200,1140 0,1190 200,1140 420,1180 420,1280 -420,1280 !
= witch-legs | witch legs, witch's legs, witch feet, witches legs, witch boots and legs
~ t coal 130,110 110,1240 170,760 150,420
~ b orange 60 60,1120 220,1120 !
~ b orange 60 76,960 240,960 !
~ b orange 60 90,800 250,800 !
~ b orange 56 84,640 236,640 !
~ b orange 54 80,500 220,500 !
~ L plum 70,430 220,430 250,300 420,240 560,80 600,110 560,260 430,380 300,440 >320
~ L plum 70,440 60,300 120,200 250,300 230,440
~ r gold 96,350 110,60 8
~ l night 230,440 300,440 290,520 260,520
h violet 0,1060 330,1100 460,1280 0,1280
= star-falling | shooting star, shooting stars, falling star, falling stars
L rose -600,1200 -160,640 140,360 330,560 40,840 >0
L amber -520,1080 -160,620 120,380 300,560 0,780 !
L lemon -330,860 -60,600 160,420 260,540 20,700 !
s lemon 280,400 340,5,.46
s white 250,360 130,5,.46 !
s white -460,420 60,4,.3
s white 420,960 50,4,.3
= gun-flower | flower in gun barrel, flower in a gun barrel, flowers in gun barrel, flower in rifle barrel, gun with a flower, gun with flower, gun with flowers, revolver with a flower, daisy in gun barrel, daisy in a gun barrel, rose in gun barrel, sunflower in gun barrel, flowers instead of bullets | thing
C green 30 380,520 500,500 540,400 520,270
L leaf 530,430 620,360 690,370 660,450 570,470
L leaf 520,370 430,300 380,330 410,410 490,420
*9:510,170 O white 510,20 46,96
o amber 510,170 76
o #d48a1e 530,180 40 !
r steel -140,440 560,120 20
r ash -140,530 560,40 !
l ash 340,440 380,400 400,440
r coal 380,450 50,110 10
L ash -420,420 -200,400 120,420 140,700 -60,740 -220,720 -380,640 >-100
r silver -160,430 250,230 50
b ash 16 -150,500 80,500 !
b ash 16 -150,560 80,560 !
b ash 16 -150,610 80,610 !
L ash -420,420 -500,340 -480,280 -400,330 -330,410
C ash 36 -60,720 -30,850 -170,880 -240,740
b ash 30 -150,730 -130,810
L wood -400,470 -240,640 -260,800 -340,1040 -400,1180 -560,1150 -600,1100 -520,880 -480,640 >-400
o gold -430,880 34
= tattooed-arm | tattooed arm, tattoo arm, arm with tattoos, arm with tattoo, muscular tattooed arm, tattooed forearm, tattooed fist | thing
L skin -210,1560 -270,1330 -300,1120 -270,930 -190,760 -180,640 170,640 190,760 280,930 310,1120 280,1330 220,1560 >50
L skin -210,620 -230,470 -170,330 -60,270 90,280 200,350 230,500 190,640 120,720 -130,720 >50
v red 0,1060 150 !
L cream -250,1050 -90,1080 90,1080 240,1040 230,1130 80,1160 -80,1160 -246,1140 !
b navy 16 -190,1104 -60,1120 60,1120 190,1096 !
*3:0,1390:46:-46 L navy 0,1220 40,1310 0,1410 -40,1310 !
~ s navy 180,900 54,5 !
~ s navy 190,1290 40,5 !
L navy -330,1500 -280,1450 0,1480 290,1450 340,1500 330,1720 0,1760 -330,1720 >40
C sea 24 -300,1540 0,1570 310,1540 !
C cream 10 -290,1660 0,1694 300,1660 !
C navy 16 -150,800 0,830 160,800 !
= fist-fingers | fingers of a fist
@ 40 1 0,-160
r skin -190,430 360,118 58 >20
r skin -200,548 380,118 58 >20
r skin -200,666 370,112 56 >20
r skin -180,778 320,100 50 >20
b #c98f6a 10 -150,548 150,548 !
b #c98f6a 10 -160,666 150,666 !
b #c98f6a 10 -150,778 120,778 !
T skin 120,96 190,700 60,560 -90,540
o blush -110,530 34,26 !
`;
