/** Breeds of horses, cattle, goats, sheep, rabbits, pigs and poultry; those with an empty face are whole animals, which get no body of ours. */
export const FARM_BREEDS = `
creature face=520,220 inner=#e6b9a0 dark=$coat-- mane=$coat-- blaze=$coat muzzle=$coat- belly=$coat+ paw=#3a2318 iris=#3a2318

= .q-plain
.q-mane .q-ears .q-face .q-nose .q-lock .q-eyes
= buckskin-horse | buckskin horse, buckskin, buckskins, buckskin horses, dun horse, dun horses, morgan horse buckskin | coat=#d9ae6c mane=#2b2322 muzzle=#4a3a30 tail=slim tip=#2b2322
.q-plain
= dapple-gray | dapple gray horse, dapple grey horse, dapple gray, dapple grey, gray horse, grey horse, andalusian horse, andalusian, andalusians, lusitano, lusitanos | coat=#a9adb5 mane=#5f636c muzzle=#6d7079 tail=slim tip=#e3e5e8
.q-mane .q-ears .q-face
o #cfd2d8 -150,330 26 !
o #cfd2d8 -60,400 26 !
o #cfd2d8 60,350 24 !
o #cfd2d8 150,400 26 !
o #cfd2d8 -100,520 24 !
o #cfd2d8 0,500 26 !
o #cfd2d8 90,560 24 !
o #cfd2d8 -30,640 26 !
o #cfd2d8 -130,700 24 !
o #cfd2d8 80,720 24 !
o #cfd2d8 0,800 22 !
.q-nose .q-lock .q-eyes
= roan-horse | roan horse, blue roan, blue roan horse, red roan, strawberry roan, roan horses | coat=#7d8694 mane=#26252b muzzle=#34333a iris=#a8622c tail=slim tip=#26252b
.q-plain
= haflinger-horse | haflinger, haflingers, haflinger horse, flaxen chestnut, belgian draft horse, belgian draft, belgian horse | coat=#c9823f mane=#f6ead0 muzzle=#b5703a blaze=#fdf8ee tail=slim tip=#f6ead0
.q-mane .q-ears .q-face .q-blaze .q-nose
h $mane 0,110 120,130 190,280 190,430 120,520 60,470 0,580
.q-eyes
= fjord-horse | norwegian fjord horse, fjord horse, fjord pony, norwegian fjord, icelandic horse, icelandic pony, przewalski horse | coat=#e0c08a mane=#f6ecd2 muzzle=#8a7050 tail=slim tip=#f6ecd2
h $mane 0,40 70,20 130,90 150,230 0,320
h #3a2f2a 0,30 26,24 34,220 0,320 !
.q-ears .q-face .q-nose
h $mane 0,160 60,180 90,300 40,390 0,360
.q-eyes
= gypsy-vanner | gypsy vanner, gypsy vanners, gypsy cob, gypsy horse, gypsy vanner horse | coat=#35313a mane=#f6f1e6 muzzle=#e8c9b6 blaze=#fdf8ee iris=#8a5a2c tail=slim tip=#f6f1e6
.q-ears
p $mane 150,190 330,250 460,440 480,760 440,960 350,1080 330,760 290,480
.q-face
h $blaze 0,300 80,360 120,560 120,820 180,960 0,1000
.q-nose
h $mane 0,110 120,130 210,290 220,460 150,560 90,500 40,640 0,600
eyes $iris 215,560 46
= morgan-horse | morgan horse, morgan horses, dark bay horse, standardbred, standardbreds, tennessee walking horse, tennessee walker, saddlebred, saddlebreds, paso fino, warmblood, warmbloods, hanoverian, missouri fox trotter, cleveland bay | coat=#6d3a26 mane=#241c1c muzzle=#2f2220 blaze=#f6efe2 tail=slim tip=#241c1c
.q-mane .q-ears .q-face
h $blaze 0,340 50,400 0,520
.q-nose .q-lock .q-eyes
= akhal-teke | akhal teke, akhal-teke, golden horse, cremello, champagne horse | coat=#e6bf7c mane=#f6e2b0 muzzle=#d6a888 iris=#5fa8c9 tail=slim tip=#f6e2b0
.q-plain
= .b-cow
p $ear 270,440 420,380 590,410 600,500 470,570 300,540
h $coat 0,260 160,275 285,380 320,560 280,740 240,880 260,1020 180,1140 0,1170
= .b-snout
h $muzzle 0,850 170,860 280,950 260,1070 165,1150 0,1170
p #8a4a46 80,960 140,930 180,980 140,1030 90,1010 !
h night 0,1090 120,1075 126,1095 0,1110 !
= guernsey-cow | guernsey, guernsey cow, guernsey cows, ayrshire, ayrshires, ayrshire cow, simmental, simmentals, simmental cow, fleckvieh | face=620,280 coat=#c9783a ear=#a85f2a muzzle=#f0b7a6 blaze=#fbf6ea tail=slim tip=#fbf6ea
.b-cow
h $blaze 0,262 70,300 110,480 70,640 100,860 0,880
.b-snout
eyes $iris 205,610 46
= brown-swiss | brown swiss, brown swiss cow, brown swiss cows, swiss cow, braunvieh | face=620,280 coat=#a99a8a ear=#7d7064 muzzle=#3f3a3c tail=slim
.b-cow
h #efe8dc 0,810 190,820 300,920 280,1080 170,1162 0,1182
h $muzzle 0,870 160,880 250,965 230,1070 145,1140 0,1155
p night 80,970 140,940 170,990 140,1030 90,1010 !
h $coat+ 0,240 70,250 110,340 60,430 0,400
eyes $iris 208,610 50
= charolais-cow | charolais, charolais cow, charolais cattle, charolais bull, white cow, white park cow, chianina | face=620,280 coat=#f6f0e2 ear=#e2d8c4 muzzle=#f0b7a6 tail=slim
.b-cow .b-snout
H $coat- 0,210 80,220 140,290 110,390 50,360 0,420
eyes $iris 205,610 44
= brahman-bull | brahman, brahmans, brahma bull, brahman bull, brahman cow, zebu, zebus, nelore, beefmaster, santa gertrudis | face=640,240 coat=#c3bfb8 ear=#8f8b86 muzzle=#4a464a tail=slim
H #8f8b86 0,-20 140,0 240,130 260,330 0,400
p #5a5654 150,330 240,240 300,60 380,-40 400,60 360,260 240,400
P $ear 260,500 360,520 470,640 540,830 530,960 450,930 350,800 280,640
h $coat 0,280 150,295 270,390 300,570 265,740 225,880 245,1020 170,1150 0,1180
h $coat+ 0,300 60,330 90,560 60,820 0,860
h $muzzle 0,900 160,900 240,980 220,1090 140,1165 0,1180
p night 80,990 135,960 165,1005 135,1045 90,1030 !
eyes $iris 195,620 46
= belted-galloway | belted galloway, belted galloways, belties, beltie, oreo cow, oreo cows | coat=#302d34 hoof=#1f1d22 face=
t $coat 96,80 -230,820 -240,1000 -240,1180
t $coat 96,80 220,820 230,1000 230,1180
C $coat 30 480,560 600,640 590,900
O $coat 588,960 40,90
L $coat -420,860 -430,640 -300,540 0,520 300,530 470,580 500,760 440,890 200,920 -200,930 >60
L #f8f3e8 -150,528 0,520 160,524 180,720 160,920 0,930 -150,928 -170,720 >0
t $coat 110,90 -340,820 -350,1000 -350,1180
t $coat 110,90 360,820 380,1000 370,1180
+2:110,0 r $hoof -400,1160 96,70 14
+2:140,0 r $hoof 190,1160 96,70 14
L $coat- -300,480 -180,440 -120,500 -220,560
L $coat- -560,480 -690,450 -720,520 -610,560
L $coat -310,430 -420,380 -540,430 -590,600 -600,760 -530,850 -420,850 -330,780 -280,640 >-440
L #8a8087 -600,740 -430,740 -410,830 -500,870 -590,830 !
o night -560,790 18 !
o night -460,790 18 !
o white -530,580 26
o night -532,582 15 !
o white -390,580 26
o night -392,582 15 !
= red-angus | red angus, red angus cow, limousin cattle, limousin, limousins, shorthorn, shorthorns, dexter cow, dexter cattle, devon cattle | face=600,280 coat=#9a4a2a ear=#7a381e muzzle=#c98a78 iris=#3a2318
p $ear 270,420 420,360 610,390 620,490 470,550 300,530
h $coat 0,230 180,260 310,380 345,560 300,740 265,880 290,1030 200,1150 0,1180
h #b0613c 0,240 90,270 120,420 80,640 0,700
h $muzzle 0,870 180,880 295,960 270,1080 170,1160 0,1175
p #6a332c 80,970 140,940 180,990 140,1040 90,1020 !
eyes $iris 215,620 46
= .g-nose
h $chin 0,1050 100,1040 80,1160 30,1270 0,1280
eyes #e9b44c 190,580 44
snout $nose 0,900 72 1.1
= nubian-goat | nubian goat, nubian goats, nubian, anglo nubian, lop eared goat | face=580,240 coat=#8a4f2c ear=#f1e4cc inner=#e6b9a0 chin=#6a3a20 nose=#4a2a22 muzzle=#f1e4cc
P $ear 190,400 320,430 460,600 560,860 560,1050 470,1060 370,900 270,660
~ L #d9c4a2 420,640 500,840 520,990 470,990 400,820 330,640 !
H $coat 0,230 140,250 240,370 270,560 250,760 200,950 160,1080 0,1110
~ L $muzzle 60,640 130,560 170,640 150,900 80,980 !
.g-nose
= boer-goat | boer goat, boer goats, kiko goat, spanish goat, savanna goat | face=580,240 coat=#9a4a26 ear=#7d3a1c chin=#f8f2e4 nose=#c98f86 muzzle=#f8f2e4 blaze=#f8f2e4 belly=#f8f2e4 limb=#f8f2e4
p #6d6257 60,330 110,160 230,-20 400,-60 330,80 260,220 200,360
P $ear 200,420 330,440 460,580 550,780 540,920 460,920 370,800 270,640
h $coat 0,270 140,290 250,400 270,580 230,800 190,950 150,1060 0,1090
h $blaze 0,280 60,320 70,560 60,820 110,960 0,1000
.g-nose
= alpine-goat | alpine goat, alpine goats, french alpine, toggenburg, toggenburgs, oberhasli, lamancha goat | face=560,260 coat=#5a4a44 ear=#43362f chin=#3a2f2a nose=#2f2623 muzzle=#f1e4cc
p #7a6d60 70,340 120,180 230,40 380,-20 300,110 250,230 200,360
p $ear 210,470 400,420 540,480 560,560 420,600 260,570
h $coat 0,270 140,290 250,400 270,580 230,800 190,950 150,1060 0,1090
~ L $muzzle 60,440 130,420 180,560 170,800 110,960 60,820 90,640 !
.g-nose
= saanen-goat | saanen, saanen goat, saanens, white goat, white goats, angora goat, angora goats | face=560,260 coat=#f8f3e8 ear=#e6dccb chin=#f8f3e8 nose=#e3a69a muzzle=#fffaf0
p #b5a890 70,340 120,180 230,40 380,-20 300,110 250,230 200,360
p $ear 210,450 400,380 560,420 580,500 430,570 260,560
p #f0c4b4 290,490 420,440 510,460 420,530 !
h $coat 0,270 140,290 250,400 270,580 230,800 190,950 150,1060 0,1090
H #e6dccb 0,230 70,240 120,330 60,450 0,400
.g-nose
= valais-sheep | valais blacknose, valais blacknose sheep, blacknose sheep, valais sheep, black nose sheep | face=640,260 coat=#f6f0e2 limb=#2a272c muzzle=#2a272c tail=slim
P #d9c4a0 230,300 360,200 520,220 610,340 600,480 510,530 440,450 500,410 480,330 400,330 300,420
H $coat 0,120 120,60 230,130 350,110 400,220 510,270 500,390 590,480 540,580 590,700 510,780 510,890 400,930 340,1030 230,1010 130,1090 0,1050
p #2a272c 290,560 420,520 560,580 570,660 440,690 310,650
h #34313a 0,560 130,560 210,660 220,800 190,940 150,1070 70,1150 0,1160
~ o #34313a 170,600 74
H #fdfaf2 0,90 110,60 180,150 280,170 290,320 240,420 190,520 110,480 60,560 0,520
~ o #e9b44c 160,610 34
~ o night 160,610 18 !
snout #1c1a1f 0,940 60
= lionhead-rabbit | lionhead rabbit, lionhead rabbits, lionhead bunny, lionhead, angora rabbit, angora rabbits, angora bunny | face=690,390 coat=#e3b882 belly=#faf0de
~ L $coat- 70,430 90,180 180,0 280,-10 320,120 310,280 230,450
~ L #eab3a6 150,370 150,200 210,90 260,90 270,170 250,290 200,390 !
*22:0,700:16.4 t #c9935a 110,30 0,420 0,180 !
*18:0,700:20:10 t #d9a56c 110,30 0,460 0,250 !
.rabbit-front
*7:0,420:22:-66 t #f0d2a4 70,24 0,380 0,220 !
= dutch-rabbit | dutch rabbit, dutch rabbits, dutch bunny, harlequin rabbit, black and white rabbit, tuxedo rabbit | face=690,390 coat=#3a3740 belly=#fbf6ea
~ L $coat 70,430 70,180 150,-60 250,-100 320,40 310,260 230,450
~ L #eab3a6 130,370 130,190 190,30 250,10 270,110 250,270 200,390 !
.rabbit-front
h #fbf6ea 0,420 60,440 90,560 130,700 230,860 200,1000 0,1020 !
snout #e39aa0 0,860 50 1.2
= rhode-island-hen | rhode island red chicken, rhode island reds, rhode island red hen, rhode island red chickens, new hampshire red | coat=#8e3a20 wing=#6d2a16 tail=#2a2428 belly=#a34828 beak=amber leg=amber face=
use chicken
= leghorn-hen | leghorn, leghorns, leghorn chicken, white chicken, white hen, leghorn hen | coat=#fbf7ee wing=#e6e0d2 tail=#e6e0d2 belly=#ffffff beak=amber leg=amber face=
use chicken
= orpington-hen | buff orpington, buff orpingtons, orpington, orpingtons, orpington chicken, cochin chicken, brahma chicken, faverolles | coat=#e0a54a wing=#c9883a tail=#b5752c belly=#edbe6c beak=#e8c9a0 leg=#e8b8a0 face=
use chicken
= black-hen | australorp, australorps, black chicken, black hen, black chickens, marans, black copper marans, jersey giant, jersey giant chicken, bantam, bantams, bantam hen | coat=#35323c wing=#28252e tail=#1f1d24 belly=#423f4a beak=#6d6670 leg=#6d6670 face=
use chicken
L #b5602c -420,330 -330,400 -200,420 -100,400 -90,500 -150,560 -330,540 -410,480 !
eye night -290,330 34
= ayam-cemani | ayam cemani, ayam cemanis, goth chicken, gothic chicken | coat=#2f2d38 wing=#23212b tail=#1c1a22 belly=#3a3744 face=
use chicken
L #24222c -400,240 -390,130 -330,160 -290,70 -240,140 -170,110 -170,230 -260,240 !
l #1c1a22 -560,400 -410,330 -400,450
L #24222c -470,450 -400,440 -380,560 -440,600 -480,540 !
c #1c1a22 32 -60,1040 -70,1200 -180,1220
c #1c1a22 32 120,1030 110,1200 0,1220
= barred-hen | barred rock, barred rocks, barred rock chicken, plymouth rock chicken, plymouth rock hen, dominique chicken | coat=#e3e3e3 wing=#c9c9cc tail=#8a8a92 belly=#efefef beak=amber leg=amber face=
use chicken
+4:0,90 C #4a4852 26 -410,640 -300,690 -150,680 !
+3:0,90 C #4a4852 24 -40,650 140,640 330,690 !
+2:0,70 C #4a4852 22 -390,430 -270,470 -110,440 !
+2:90,-40 C #4a4852 22 300,500 380,540 470,530 !
= easter-egger | easter egger, easter eggers, ameraucana, ameraucanas, americana chicken, blue chicken, lavender orpington, sebright, sebrights | coat=#8f9db0 wing=#6d7c90 tail=#55626f belly=#aab6c4 beak=#6d6a70 leg=#6d7a86 face=
use chicken
L #aab6c4 -430,440 -320,470 -300,560 -370,610 -450,560 !
= wyandotte-hen | wyandotte, wyandottes, wyandotte chicken, silver laced wyandotte, laced wyandotte, sussex chicken, speckled sussex | coat=#f3f0e8 wing=#e2dfd6 tail=#2f2d36 belly=#faf8f2 beak=#b58a4a leg=amber face=
use chicken
+4:100,26 a #34323c -340,690 46,18 20,160 !
+4:100,26 a #34323c -300,800 46,18 20,160 !
+4:100,26 a #34323c 30,660 46,18 20,160 !
+3:100,26 a #34323c 70,760 46,18 20,160 !
= silkie-hen | silkie, silkies, silkie chicken, silkie chickens, silkie hen, silkie bantam | coat=#f6efe2 face=
+2:170,0 C #8a93a3 34 -90,1000 -100,1160 -170,1200
+2:170,0 C #8a93a3 28 -100,1160 -20,1200 10,1210
H $coat- 0,330 200,400 420,420 600,560 600,800 520,980 330,1100 120,1120 0,1110 !
H $coat 0,330 150,380 240,330 330,440 470,440 500,560 610,640 560,760 600,880 490,930 440,1050 320,1030 230,1120 120,1070 0,1120
L #7f93b5 -120,470 120,470 150,600 90,720 0,760 -90,720 -150,600 >0
o #34588a -100,600 60
o #34588a 100,600 60
H white 0,-40 90,-60 170,20 280,10 300,130 380,200 300,290 340,390 220,400 170,500 80,450 0,520
~ o night 110,570 34
~ o white 100,560 11 !
l #6a6f7a -50,600 50,600 0,700 >0
o #8e2f4a -50,720 40
o #8e2f4a 50,720 40
= polish-hen | polish chicken, polish chickens, polish hen, crested chicken, fancy chicken, frizzle chicken, frizzle chickens | coat=#34313b wing=#28252e tail=#1f1d24 belly=#423f4a beak=#6d6670 leg=#6d6670 face=
use chicken
*11:-260,250:17:-90 T white 110,30 -260,200 -260,-60 !
*9:-260,250:20:-80 T #e6e0d2 90,24 -260,210 -260,40 !
o white -260,210 110 !
eye night -300,360 32
= pekin-duck | pekin duck, pekin ducks, white duck, white ducks, call duck, call ducks, aylesbury duck | coat=#fbf7ee wing=#e3ddd0 face=
+2:260,0 b #e8862b 36 -150,940 -160,1110
+2:260,0 L #e8862b -140,1080 -120,1150 -180,1166 -270,1160 -290,1140 -200,1110
L $coat -330,640 -100,560 200,600 460,640 600,560 640,680 540,860 300,980 -60,1000 -300,900 -400,760 >120
L $coat -480,340 -380,220 -220,220 -130,340 -140,500 -120,640 -200,760 -360,760 -400,640 -420,540 >-260
l $wing -80,640 160,600 420,700 520,780 320,860 60,860 -80,780
L white 40,690 200,680 340,740 220,790 80,770 !
L #f0a02c -460,380 -600,430 -680,480 -640,530 -480,500
eye night -300,360 36
= runner-duck | runner duck, runner ducks, indian runner duck, indian runner ducks, khaki campbell, khaki campbells | coat=#b5905f wing=#8f6d44 face=
c #e8862b 40 -40,1020 -60,1150
c #e8862b 40 120,1000 130,1150
L #e8862b -40,1130 -20,1200 -210,1210 -180,1160
L #e8862b 150,1130 170,1200 -20,1210 10,1160
l $wing 220,900 420,1010 400,1060 200,1010
L $coat -130,330 10,320 60,460 160,620 250,820 240,980 120,1060 -60,1050 -190,930 -210,740 -150,520 >40
L $wing 20,600 150,660 250,900 230,1010 90,900 20,760 >150
L #f6efe0 -140,440 20,430 40,520 -150,540 !
L #4f7a55 -240,130 -150,30 -20,30 60,130 50,290 -20,360 -140,350 -220,270 >-70
L #e0a63c -230,160 -380,200 -460,250 -430,300 -230,270
eye night -80,160 32
= black-pig | pot bellied pig, pot bellied pigs, potbelly pig, potbellied pig, black pig, berkshire pig, berkshire pigs, vietnamese pig, hampshire pig | face=600,280 coat=#3f3c46 ear=#2f2c35 muzzle=#5a5560 iris=#a8622c tail=slim
use piglet
= red-pig | duroc, durocs, duroc pig, duroc pigs, red pig, kunekune, kunekune pig, kunekunes, tamworth pig | face=600,280 coat=#a8532c ear=#85401e muzzle=#c98a78 iris=#3a2318 tail=slim
use piglet
`;
