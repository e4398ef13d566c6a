export const WILD = `
creature ear=$coat- inner=$coat-- muzzle=$coat+ mark=$coat-- iris=#f0b53a nose=night tip=$mark belly=$muzzle

= .w-round-ears
P $ear 220,330 250,190 350,120 470,150 520,270 480,400 400,470
P $inner 300,330 320,240 390,205 445,250 445,340 390,400
= .w-prick
p $ear 90,360 190,160 340,20 420,210 440,500 260,470
p $inner 190,370 270,190 345,130 380,290 370,440
= .w-cheeks
h $coat 0,230 160,260 310,370 420,510 500,650 600,790 470,810 500,910 380,920 280,1040 150,1150 0,1180
= .w-bear
h $coat 0,190 180,210 330,300 430,440 490,610 560,720 480,760 530,880 430,900 440,1010 330,1010 230,1130 110,1190 0,1200
= .w-round
h $coat 0,220 200,235 370,340 470,500 500,690 450,870 330,1020 170,1110 0,1120
= .w-small
h $coat 0,300 180,310 330,410 420,560 440,720 390,870 270,1010 130,1090 0,1100
= .w-muzzle
h $muzzle 0,720 130,730 240,830 260,940 190,1060 100,1120 0,1130
= .w-bridge
h $muzzle 0,290 70,330 110,480 90,640 120,780 0,800
= .w-slant
slant $iris 205,600 70 0.36
= .w-eyes
eyes $iris 205,600 52
= .w-dark-eyes
eyes night 205,610 46
= .w-snout
snout $nose 0,800 96
= .w-little-snout
snout $nose 0,850 66 1.2
= .w-spots
~ o $mark 110,330 34,28 !
~ o $mark 230,400 34,32 !
~ o $mark 330,500 32,34 !
o $mark 0,400 28,34 !
~ o $mark 90,470 24,28 !
~ o $mark 400,640 30,34 !
~ o $mark 340,720 28,28 !
~ o $mark 430,790 26,26 !
~ o $mark 320,870 24,22 !
o $mark 0,290 24,20 !

= grizzly-bear | grizzly, grizzlies, grizzly bear, kodiak bear, brown bear | face=570,210 coat=#7a4a2a ear=#5f3820 muzzle=#c08f5c
.w-round-ears .w-bear .w-muzzle
h #96602f 0,190 120,215 190,330 150,480 110,600 100,700 0,720
slant $iris 215,570 62 0.48
snout night 0,760 118
= roaring-bear | roaring bear, angry bear | face=570,210 coat=#7a4a2a ear=#5f3820 muzzle=#c08f5c
.w-round-ears .w-bear
h #96602f 0,190 120,215 190,330 150,480 100,560 0,580
h $muzzle 0,560 170,620 280,760 300,960 220,1120 0,1160
h #7a2430 0,800 170,800 230,900 200,1040 110,1100 0,1110 !
h #e2666a 0,990 100,990 90,1080 0,1095 !
~ l white 110,800 180,805 150,910 !
~ l white 90,1075 150,1050 125,980 !
slant $iris 215,540 62 0.5
h night 0,620 100,630 120,690 50,760 0,770
= black-bear | black bear, black bears | face=570,210 coat=#35323a ear=#28252c muzzle=#b98a5c
.w-round-ears .w-bear .w-muzzle
h #434048 0,190 120,215 190,330 150,480 110,600 100,700 0,720
slant $iris 215,570 60 0.34
snout night 0,760 112
= red-panda | red panda, red pandas | face=640,250 coat=#c0562a ear=#f6eee0 inner=#5a2a20 muzzle=#fbf4e8 limb=#3a2420 tail=bushy tip=#8e3a1c
p $ear 160,360 260,200 420,120 480,260 470,460 330,470
p $inner 250,360 320,250 400,210 425,320 390,430
.w-cheeks
p #fbf4e8 80,470 200,440 270,490 230,560 110,560
p #fbf4e8 250,700 420,620 560,770 460,800 490,900 370,910 270,860
p #8e3a1c 160,680 240,690 270,900 230,1060 160,1120 150,900
h $muzzle 0,760 130,770 180,880 130,1020 0,1060
.w-dark-eyes
snout night 0,820 70
= coyote | coyote, coyotes | face=620,270 coat=#b0946e ear=#8a6a4a inner=#e9c9a6 muzzle=#f3e8d4 tail=bushy tip=#3a322c
.w-prick .w-cheeks
h #8a7458 0,250 130,280 240,400 160,560 80,700 0,720
p $muzzle 110,880 330,760 560,780 470,810 500,905 380,915 280,1030 150,1140
.w-muzzle .w-slant .w-snout
= arctic-fox | arctic fox, white fox, snow fox | face=640,310 coat=#f3f2ee ear=#dcdcda inner=#c9b8b4 muzzle=#ffffff tail=bushy tip=#ffffff
.w-prick .w-cheeks .w-muzzle
slant #7fb5d0 215,640 72 0.4
snout night 0,900 78 0.9
= gray-fox | gray fox, grey fox, jackal | face=640,310 coat=#8f9298 ear=#c98a52 inner=#f3e3c8 muzzle=#fbf6ea tail=bushy tip=#2a2228
.w-prick .w-cheeks
p #d0955c 230,700 420,620 590,790 470,805 490,900 360,900
.w-muzzle .w-slant
snout night 0,900 78 0.9
= fennec-fox | fennec fox, fennec, desert fox | face=640,310 coat=#e6c08a ear=#d0a468 inner=#f3cdb4 muzzle=#fdf6e6 tail=bushy tip=#6a4427
p $ear 120,400 260,80 520,-180 640,-120 620,200 480,500
p $inner 240,380 340,140 500,-20 550,20 530,220 430,440
.w-small .w-muzzle .w-dark-eyes
snout night 0,860 60
= hyena | hyena, hyenas | face=590,220 coat=#a8916c ear=#7d6648 mark=#4a3a2c muzzle=#4f433b
h #4a3a2c 0,60 60,30 110,110 150,90 170,240 0,320
.w-round-ears .w-cheeks .w-spots .w-muzzle .w-slant .w-snout
= leopard | leopard, leopards, jaguar, jaguars | face=590,230 coat=#e2a648 ear=#c98a30 inner=#3a2a20 mark=#3f2a1c muzzle=#fbf1de tail=slim
.w-round-ears .w-bear .w-spots .w-bridge
p #fbf1de 110,480 190,450 270,470 290,520 200,510
.w-muzzle
slant #8fbf4a 205,590 72 0.38
snout #c4574e 0,790 108
= cheetah | cheetah, cheetahs | face=590,230 coat=#eab65a ear=#d09a3e inner=#3a2a20 mark=#3f2a1c muzzle=#fdf5e4 tail=slim
.w-round-ears .w-round .w-spots .w-muzzle
p night 110,640 150,640 180,800 230,930 190,940 130,800 !
slant #d9902c 205,590 70 0.32
snout night 0,800 96
= snow-leopard | snow leopard, snow leopards | face=590,230 coat=#d3d5d6 ear=#aeb2b6 inner=#4a4d54 mark=#52565e muzzle=#ffffff tail=bushy
.w-round-ears .w-bear .w-spots .w-bridge .w-muzzle
slant #7fc4d8 205,590 72 0.38
snout #b98a8a 0,790 106
= mountain-lion | cougar, cougars, mountain lion, mountain lions, puma, panthers mascot, wildcat, wildcats | face=590,230 coat=#c99a66 ear=#a87848 inner=#5a3f2a muzzle=#fbf1de tail=slim
.w-round-ears .w-round .w-bridge .w-muzzle
p #6a4a30 60,700 110,720 230,780 220,840 120,790 !
slant #9fc043 205,590 74 0.42
snout #b0605a 0,790 106
= panther-head | panther, panthers, black panther | face=590,230 coat=#36333e ear=#26242c inner=#5c5560 muzzle=#4a4653 tail=slim
.w-round-ears .w-bear
h #454150 0,210 60,230 110,480 90,640 120,780 0,800
.w-muzzle
slant #f4d04a 205,590 78 0.46
snout night 0,790 106
= roaring-lion | roaring lion, lion king ; roar | face=560,160 coat=#edb24f muzzle=#fbf0d8 tail=slim
h #8a4a22 0,20 110,110 200,30 270,150 390,110 410,250 540,260 520,400 630,470 560,580 630,700 540,780 570,920 450,950 440,1090 310,1080 260,1240 140,1200 0,1290
h #b8672b 0,130 140,190 250,170 330,300 430,360 440,480 500,580 450,680 470,800 400,870 380,1000 290,1050 220,1180 0,1220
P #e5a548 230,390 270,290 360,280 400,360 370,470
h $coat 0,290 140,310 270,400 340,540 360,690 310,860 260,1060 150,1160 0,1170
h #f6cd7c 0,300 70,330 110,470 80,560 0,600
h $muzzle 0,620 160,640 260,750 260,880 200,820 0,810
h #7a2430 0,790 170,800 220,900 190,1040 110,1110 0,1120 !
h #e2666a 0,1000 100,1000 90,1090 0,1105 !
~ l white 90,790 170,800 135,920 !
~ l white 80,1100 150,1070 115,990 !
h #5b2a22 0,610 110,620 120,680 50,750 0,760
slant #7fae3c 190,540 68 0.46
= lioness | lioness, lioness mom | face=590,230 coat=#dba65a ear=#bd8438 inner=#7a4f28 muzzle=#fbf0d8 tail=slim
.w-round-ears .w-round .w-bridge .w-muzzle
slant #7fae3c 205,590 72 0.34
snout #5b2a22 0,790 104
= white-tiger | white tiger, siberian tiger | face=590,230 coat=#f3f0e8 ear=#dcd8ce inner=#3a3740 muzzle=#ffffff tail=slim tip=night
.w-round-ears .w-bear
h night 0,220 45,230 30,330 0,360 !
p night 70,240 130,235 110,330 60,400 80,320 !
p night 170,262 235,285 200,360 130,420 165,350 !
p night 450,520 340,560 470,580 !
p night 540,680 370,660 500,730 !
p night 520,850 380,800 490,800 !
p night 430,960 310,890 415,915 !
.w-muzzle
slant #6fb7e0 205,590 74 0.38
snout #c98a8a 0,790 108
= lynx | lynx, bobcat, bobcats, caracal | face=600,240 coat=#bd9466 ear=#96704a inner=#3a2d24 mark=#5a402c muzzle=#fbf4e6
p $ear 100,350 230,150 380,30 420,-110 440,60 460,480 280,470
p $inner 190,370 290,190 385,120 400,290 370,440
h $coat 0,230 170,260 320,360 440,510 500,640 640,820 520,830 600,1000 450,970 440,1110 300,1050 150,1150 0,1180
p #fbf4e6 320,820 470,740 600,830 510,840 580,980 440,950 430,1080 310,1020
~ o $mark 120,340 26,22 !
~ o $mark 220,400 26,24 !
o $mark 0,360 22,30 !
~ o $mark 90,440 20,22 !
.w-muzzle
slant #c9c03a 205,610 72 0.36
snout #b0605a 0,800 98
= squirrel | squirrel, squirrels, red squirrel ; nuts about you | face=620,300 coat=#b5652c ear=#8f4a1c inner=#e0a478 muzzle=#fbf1de tail=bushy tip=#e09a5c
p $ear 170,390 210,190 290,20 370,190 420,420 300,480
p $inner 230,380 270,220 305,140 340,260 350,410
.w-small
p #fbf1de 120,520 210,480 310,540 300,690 200,740 120,690
h $muzzle 0,760 170,760 290,860 230,1010 120,1075 0,1085
eyes night 210,610 54
snout #7a3f30 0,830 56 1.2
r white -34,950 30,70 8 !
r white 4,950 30,70 8 !
= chipmunk | chipmunk, chipmunks | face=620,300 coat=#c07f42 ear=#96592a inner=#e0b48c muzzle=#fdf5e4 tail=slim
P $ear 190,380 230,220 330,170 400,270 380,420 300,460
P $inner 250,370 280,270 330,250 360,310 330,400
h $coat 0,300 180,310 330,410 440,560 520,730 500,880 360,1010 150,1090 0,1100
h #6a4427 0,310 50,320 60,520 40,700 0,760 !
p #fdf5e4 150,470 330,500 440,640 420,690 300,600 150,540 !
p #6a4427 120,420 330,440 430,560 440,620 320,520 140,480 !
h $muzzle 0,770 200,740 420,760 480,870 350,990 150,1075 0,1085
eyes night 215,620 50
snout #7a3f30 0,830 54 1.2
= beaver | beaver, beavers ; dam good | face=560,260 coat=#7d5236 ear=#5f3c26 inner=#43291a muzzle=#a87a54 tail=slim
P $ear 260,340 300,240 400,230 440,330 390,430
.w-round
h $muzzle 0,700 170,700 320,800 330,940 220,1040 0,1060
.w-dark-eyes
snout night 0,740 100
h white 0,960 84,965 84,1130 0,1140
r night -5,960 10,180 !
= otter | otter, otters, sea otter, river otter | face=570,240 coat=#7f5a42 ear=#5f4230 inner=#3f2a1e muzzle=#e3cba8 tail=slim
P $ear 330,330 380,250 470,270 480,370 410,440
.w-round
P $muzzle 0,720 160,700 320,790 350,920 240,1040 0,1070
.w-dark-eyes
snout night 0,720 92 1.1
~ b #5f4230 10 230,880 420,840 !
~ b #5f4230 10 230,920 420,930 !
= badger | badger, badgers, honey badger | face=620,250 coat=#3a373e ear=#2a272e inner=#f6f1e6 muzzle=#f6f1e6 belly=#8e8a90
P $ear 250,330 290,220 390,210 440,310 400,420
h $coat 0,230 180,250 330,350 440,500 540,720 430,760 470,870 340,890 240,1040 130,1150 0,1170
h #f6f1e6 0,235 70,250 90,450 100,700 110,900 0,960
p #f6f1e6 300,400 420,520 520,720 430,760 460,860 340,880 260,990 290,760 330,600
h #f6f1e6 0,1060 110,1060 120,1140 0,1160
.w-dark-eyes
snout night 0,900 84 0.9
= skunk | skunk, skunks ; stinky | face=620,280 coat=#34313a ear=#26242b inner=#5c5560 muzzle=#4a4653 tail=bushy tip=#fbf6ea
P $ear 250,370 290,260 380,250 430,340 390,440
.w-small
h #fbf6ea 0,220 90,230 150,330 70,420 40,640 40,780 0,800
eyes #5a4a6a 205,620 48
snout #7a4f58 0,850 64 1.1
= opossum-head | opossum, possum, possums, opossums ; awesome possum | face=600,320 coat=#cfcac6 ear=#3a373e inner=#d99a9a muzzle=#ffffff paw=#e9a9a4 tail=slim tip=#e9a9a4
P $ear 200,380 220,220 340,140 450,220 450,380 330,450
P $inner 270,370 290,260 350,220 395,280 380,370
h $coat 0,300 170,310 330,430 470,620 400,640 430,740 320,760 210,920 120,1110 60,1180 0,1190
h #fbf8f2 0,440 100,480 200,600 250,720 160,930 100,1090 0,1170
p #3a373e 120,560 230,530 290,620 250,690 150,670 !
h #8d888a 0,310 60,330 50,520 30,640 0,680
eyes night 200,610 40
snout #e88a90 0,1020 62 1.1
= hedgehog | hedgehog, hedgehogs, porcupine, porcupines | face=640,280 coat=#e3c49a ear=#b08a5c inner=#8a6440 muzzle=#f6e6c8 limb=#c9a676
h #5a4234 0,60 70,-20 110,90 220,10 240,130 370,80 360,210 500,190 460,320 600,340 530,440 650,510 550,580 650,690 540,720 600,850 480,850 500,980 360,950 0,1000
h #7a5c48 0,170 110,150 220,180 330,240 420,330 470,450 500,600 470,760 400,850 0,900
P $ear 270,480 310,400 400,400 430,480 380,560
h $coat 0,420 130,430 280,540 350,680 340,830 220,960 110,1050 0,1060
.w-dark-eyes
snout night 0,860 70 1.1
= mouse | mouse, mice, field mouse ; mouse lover | face=640,300 coat=#b3a99f ear=#978d83 inner=#eab3a6 muzzle=#f3ece2 tail=slim tip=#eab3a6
P $ear 190,360 220,170 380,70 540,130 580,300 480,450 330,470
P $inner 280,350 300,220 390,160 490,210 500,320 430,400
.w-small
h $muzzle 0,760 130,770 220,870 170,1000 90,1060 0,1070
eyes night 200,640 56
snout #e88a90 0,860 56 1.2
~ b night 8 170,910 330,880 !
~ b night 8 170,950 310,950 !
= rat | rat, rats ; rat race | face=600,280 coat=#7d7670 ear=#5f5954 inner=#d99a9a muzzle=#a8a19a paw=#d99a9a tail=slim tip=#d99a9a
P $ear 220,380 240,240 350,180 440,260 420,400 330,450
P $inner 280,370 295,280 350,250 385,300 365,380
h $coat 0,290 160,300 300,410 360,560 330,720 220,900 120,1100 60,1160 0,1170
h $muzzle 0,800 80,830 160,950 110,1090 50,1150 0,1155
eyes #8e2438 185,620 44
snout #e88a90 0,990 60 1.1
r white -30,1110 26,80 8 !
r white 4,1110 26,80 8 !
= hamster | hamster, hamsters, gerbil | face=620,280 coat=#dca05c ear=#bd7f3e inner=#eab3a6 muzzle=#fffaf0
P $ear 230,350 260,210 360,160 440,240 430,380 350,440
P $inner 290,350 305,260 360,225 395,280 380,370
h $coat 0,260 200,270 370,380 480,560 580,760 520,920 380,1040 180,1110 0,1120
h $muzzle 0,330 50,360 60,640 170,720 380,740 560,790 510,910 370,1030 170,1100 0,1110
eyes night 220,620 56
snout #d4736b 0,800 58 1.2
= lop-rabbit | lop rabbit, lop rabbits, lop bunny, lop bunnies, lop eared rabbit, lop eared bunny, lop-eared rabbit, lop-eared bunny, holland lop, holland lops, mini lop, english lop, french lop, floppy eared bunny, floppy eared rabbit, floppy-eared bunny, floppy-eared rabbit, floppy ear bunny, floppy bunny, bunny with floppy ears, rabbit with floppy ears ; floppy ears | face=690,390 coat=#d3ab7e belly=#faf0de
.rabbit-front
~ L #b0855a 60,350 170,290 310,320 430,420 540,600 620,830 640,1040 590,1170 500,1180 430,1070 400,880 360,680 290,530 170,430
~ L #eab3a6 450,640 510,780 550,960 556,1090 520,1110 480,1020 460,860 !
L #e3c39a -60,380 -20,290 30,270 90,300 120,380 60,430 -20,430
= ferret | ferret, ferrets, weasel, weasels, mongoose | face=600,300 coat=#e3cfa8 ear=#c2a878 inner=#8a6a4a muzzle=#fbf4e6 tail=slim
P $ear 260,360 300,260 390,250 430,340 390,430
.w-small
P #4f3a2e 60,560 190,510 330,560 380,660 280,720 160,690
h $muzzle 0,760 130,770 210,870 160,1000 90,1070 0,1080
eyes night 205,610 42
snout #7a4a44 0,850 64 1.1
= meerkat | meerkat, meerkats | face=560,280 coat=#c9a87a ear=#5a4030 inner=#3a2a20 muzzle=#efdcb8 tail=slim
P $ear 320,460 370,400 440,430 430,520 370,550
h $coat 0,260 170,270 310,370 370,520 340,680 240,840 150,1030 80,1110 0,1120
P #3f2e26 90,560 190,490 310,540 310,640 200,680 110,640
h $muzzle 0,700 90,740 170,880 120,1030 60,1095 0,1100
eyes #d9902c 200,590 44
snout night 0,920 60
= kangaroo | kangaroo, kangaroos, wallaby, roo, aussie kangaroo | face=600,330 coat=#b5794a ear=#8f5a30 inner=#e6b9a0 muzzle=#efd3ac tail=slim
p $ear 110,400 150,150 280,-90 380,-20 390,240 270,440
p $inner 175,370 210,170 290,20 335,70 330,240 250,390
h $coat 0,320 140,340 260,450 300,600 260,760 220,900 210,1040 140,1150 0,1180
h $muzzle 0,840 120,850 200,960 170,1080 90,1160 0,1170
.w-dark-eyes
snout night 0,900 82
= hippopotamus | hippo, hippos, hippopotamus | face=430,200 coat=#8f8594 ear=#73697a inner=#d9a0a6 muzzle=#a89cac limb=#8f8594
P $ear 250,280 270,150 370,110 430,200 390,330
h $coat 0,200 190,210 320,300 360,430 330,580 470,680 540,860 480,1040 300,1140 0,1150
h $muzzle 0,640 240,620 450,720 510,880 450,1030 280,1120 0,1130
p #5c5264 130,720 210,690 250,760 190,820 130,790 !
C night 22 -380,960 -200,1030 0,1040 200,1030 380,960
~ l white 120,1045 200,1040 190,1120 130,1120 !
eyes #f3d9a0 240,420 50
= rhinoceros | rhino, rhinos, rhinoceros | face=520,240 coat=#8f959c ear=#747a82 inner=#c9a8a4 muzzle=#a5abb2 limb=#8f959c
p $ear 200,310 260,150 380,90 420,240 340,380
h $coat 0,240 170,260 320,370 370,540 320,700 300,860 340,1000 240,1140 100,1190 0,1195
h $muzzle 0,840 200,830 320,1000 230,1120 100,1175 0,1180
h bone 0,260 40,330 90,600 120,780 0,810
p #4f545c 130,940 190,920 200,980 150,1000 !
C night 20 -150,1090 0,1110 150,1090
eyes night 245,580 38
b #747a82 16 -200,470 -290,480
b #747a82 16 200,470 290,480
= monkey | monkey, monkeys, spider monkey ; monkey business | face=560,200 coat=#7d5236 ear=#e3b78c inner=#c98f6a muzzle=#eec9a0 tail=slim
P $ear 400,520 470,430 590,440 620,570 550,690 440,680
P $inner 450,550 500,490 560,500 575,580 530,640 460,630
h $coat 0,140 80,100 120,160 280,220 410,360 460,560 430,780 320,980 160,1090 0,1100
H $muzzle 0,440 110,380 250,390 340,500 320,640 390,780 360,930 220,1040 0,1060
.w-dark-eyes
~ o #6a4427 55,770 24,16 !
C night 22 -190,880 -90,930 0,940 90,930 190,880
= chimpanzee | chimp, chimpanzee, chimps, chimpanzees | face=560,200 coat=#3a353a ear=#c9a080 inner=#a87a5c muzzle=#d9b08c limb=#3a353a
P $ear 400,470 490,370 630,400 650,570 560,700 440,660
P $inner 460,520 520,440 590,460 600,570 540,640 470,620
h $coat 0,140 160,150 320,240 420,400 450,590 420,780 310,960 160,1070 0,1080
H $muzzle 0,440 110,380 250,390 330,500 300,640 380,800 340,960 200,1080 0,1100
h #b98c68 0,420 130,400 280,440 320,510 180,500 80,520 0,510
eyes #8a5a2c 180,570 44
~ o #5a4030 45,750 22,15 !
C night 22 -230,920 -110,960 0,965 110,960 230,920
= orangutan | orangutan, orangutans | face=560,200 coat=#c0602a muzzle=#8a6a58 limb=#b0541f belly=#d07a44
h $coat 0,80 140,100 300,200 440,360 520,560 560,780 600,980 500,950 490,1120 380,1060 330,1200 0,1220
H #7a5c4c 0,400 150,360 320,420 440,560 440,760 330,900 0,940
H $muzzle 0,720 160,700 300,790 320,940 200,1060 0,1080
eyes #d99a4a 150,570 38
~ o #43302a 45,790 22,15 !
C night 20 -200,920 -100,960 0,965 100,960 200,920
= lemur | lemur, lemurs, ring-tailed lemur | face=600,300 coat=#a8a5a2 ear=#f3efe6 inner=#6a6668 muzzle=#f6f1e8 tail=bushy tip=#2b272d
p $ear 150,380 260,190 430,110 480,270 460,470 320,480
.w-small
h #fbf8f2 0,430 110,420 280,460 400,600 390,780 260,950 120,1060 0,1075
~ o #2b272d 205,600 130,120 !
h #2b272d 0,760 80,780 140,920 90,1030 0,1045
eyes #e8872c 205,600 74
snout night 0,850 62
= bat | bat, bats, vampire bat, fruit bat | face=620,300 coat=#4a3f4a ear=#3a303a inner=#a8707a muzzle=#5f525f limb=#4a3f4a
p #3a303a 260,700 500,420 760,300 720,480 820,560 700,620 760,760 600,720 560,860 400,800
p $ear 80,400 120,130 280,-40 430,100 440,420 320,520
p $inner 170,380 190,180 275,80 355,170 350,400
.w-small
h $muzzle 0,740 120,750 190,860 140,980 0,1020
eyes #e0b43c 190,620 56
h #2a222a 0,740 70,740 90,810 40,850 0,830
C night 18 -150,920 0,950 150,920
~ l white 50,930 100,925 75,1010 !
= walrus | walrus, walruses | face=480,200 coat=#8f6a54 muzzle=#c9a184 limb=#7a5843 belly=#a8826a
H $coat 0,180 220,200 390,340 470,540 500,760 440,960 260,1080 0,1100
p bone 120,830 220,820 210,1100 160,1290 110,1100
P $muzzle 0,640 160,600 340,680 380,830 260,930 90,920 0,850
o night 0,640 90,60
eyes night 200,470 44
~ o #6a4a38 170,740 16 !
~ o #6a4a38 240,780 16 !
~ o #6a4a38 170,830 16 !
~ o #6a4a38 280,720 16 !
= seal | seal, seals, sea lion, harbor seal | face=500,200 coat=#9aa3ad muzzle=#c2c9d0 limb=#828b96 belly=#b5bcc4
H $coat 0,180 220,200 390,330 470,540 480,760 400,960 230,1080 0,1100
P $muzzle 0,660 140,620 280,700 300,830 180,910 0,880
eyes night 220,520 84
o night 0,650 76,54
C night 16 0,690 0,800
C night 16 -110,860 0,800 110,860
~ b night 8 220,760 420,710 !
~ b night 8 220,800 420,800 !
= armadillo | armadillo, armadillos, dillo | face=620,330 coat=#a8947c ear=#8a7660 inner=#d9a9a0 muzzle=#c9b8a0
h #7d6a56 0,120 200,150 390,270 500,440 520,600 400,680 0,700
h #94806a 0,230 170,250 330,340 430,480 450,600 360,660 0,680
h #a8947c 0,340 140,350 270,430 350,540 360,630 0,660
p $ear 130,470 190,260 280,170 350,280 320,470 220,520
p $inner 185,440 220,310 275,250 300,320 275,440
h $coat 0,450 150,470 270,580 260,740 160,960 90,1140 50,1190 0,1195
h $muzzle 0,900 70,930 130,1040 80,1150 40,1185 0,1188
eyes night 165,650 38
snout #d98a8a 0,1070 50 0.9
= platypus | platypus, platypuses | face=460,230 coat=#7a5a46 muzzle=#5f6670 limb=#6a4c3a tail=slim
H $coat 0,220 190,230 350,350 420,540 380,720 220,820 0,840
H $muzzle 0,600 200,600 420,700 540,850 480,1000 260,1080 0,1090
H #747c88 0,640 170,640 340,720 430,830 380,920 200,980 0,990
~ o night 80,700 26,18 !
eyes night 230,470 44
= anteater | anteater, aardvark, tapir | face=480,280 coat=#8a7866 ear=#6f5e4e muzzle=#a8957f
p $ear 180,360 230,180 320,100 390,230 330,420
h $coat 0,280 150,300 260,410 270,560 200,760 150,960 130,1150 80,1240 0,1250
h #3a3230 0,290 60,300 80,480 50,660 0,700
h $muzzle 0,1060 90,1080 120,1160 70,1230 0,1240
eyes night 175,520 36
o night 0,1190 46,30
= capybara-orange | capybara orange, capybara with orange | face=530,240 coat=#a87848 muzzle=#8f6238 limb=#a87848
P #7a5434 260,300 290,190 390,165 445,240 410,350 320,380
h $coat 0,225 190,235 340,320 410,470 425,640 445,820 405,1000 280,1110 120,1150 0,1155
h #bd9060 0,225 120,250 170,420 140,640 0,690
h $muzzle 0,690 160,670 330,740 405,870 375,1005 260,1095 110,1130 0,1135
eyes night 285,530 42
h night 0,735 120,730 195,790 150,860 60,850 0,845
C night 18 -190,1030 -100,1050 0,1010 100,1050 190,1030
o orange 0,140 140,130
L leaf 0,30 100,-60 180,-40 120,30 !
= quokka | quokka, wombat | face=580,260 coat=#a37a54 ear=#7d5a3a inner=#d9a98c muzzle=#d9b98f tail=slim
P $ear 230,350 260,220 360,170 430,250 420,390 340,440
.w-round
h $muzzle 0,700 150,700 280,800 290,930 180,1050 0,1080
.w-dark-eyes
snout night 0,760 90 1.2
r white -44,920 40,80 8 !
r white 4,920 40,80 8 !
= tasmanian-devil | tasmanian devil, wolverine, wolverines | face=590,240 coat=#3f3638 ear=#5c4a4a inner=#d9a0a0 muzzle=#5a4c4c
.w-round-ears .w-cheeks .w-bridge
h $muzzle 0,700 170,720 270,830 250,1000 120,1120 0,1130
h #7a2430 0,900 150,900 180,990 120,1070 0,1080 !
~ l white 60,900 130,900 95,990 !
~ l white 60,1075 120,1060 90,1000 !
slant $iris 205,580 66 0.5
h night 0,730 90,740 110,800 40,860 0,860
= wolf-howling | howling wolf, wolf howling, lone wolf howling ; howl, howling | face=620,270
l #4b515c 210,560 330,420 470,480 560,760 600,1200 560,1280 180,1280
l #8a919c -180,1280 -120,980 -60,760 -40,620 60,480 210,470 330,560 430,780 470,1100 460,1280 >170
l #c9ced6 -180,1280 -120,980 -60,760 40,860 80,1020 20,1160 -40,1280 !
l #9aa1ad -40,620 -120,420 -230,230 -330,90 -300,40 -200,60 -60,180 80,250 230,290 330,420 300,520 210,600 60,640 >60
l #c9ced6 -230,230 -300,60 -200,100 -90,240 -20,420 40,600 -20,620 -120,420 !
l #5f6673 180,290 330,200 480,190 400,330 330,430 !
l night -330,90 -300,40 -240,50 -250,110 !
l #a83f49 -180,330 -250,220 -300,300 -230,370 !
l #9aa1ad -130,440 -250,360 -330,270 -350,330 -250,440 -100,520 !
l night 40,330 120,360 60,380 !
= bear-cub | bear cub, bear cubs, cub, cubs | face=620,270 coat=#a5693c ear=#7a4a2a inner=#d9a27a muzzle=#efd3ab
.w-round-ears .w-round
h $muzzle 0,700 150,720 230,830 190,980 90,1050 0,1060
eyes #4a3020 200,620 70
snout night 0,790 92
= polar-bear-cub | polar bear cub, polar bear cubs, baby polar bear, baby polar bears | face=620,270 coat=#eef0ee ear=#cfd6da inner=#b9c4cc muzzle=#ffffff
.w-round-ears .w-round
h $muzzle 0,700 150,720 230,830 190,980 90,1050 0,1060
eyes #2f3a44 200,620 70
snout night 0,790 92
= lion-cub | lion cub, lion cubs, baby lion | face=640,290 coat=#e0ab58 ear=#c58a3c inner=#f3d3a4 muzzle=#fbf0d8
P $ear 200,380 230,220 350,160 470,240 490,380 400,470
P $inner 290,370 310,270 370,230 430,290 420,380 370,430
H $coat 0,260 200,280 380,400 480,560 490,740 420,900 260,1050 0,1090
h #f0c37a 0,270 70,330 100,480 60,640 0,680
H $muzzle 0,780 140,780 240,860 230,980 130,1060 0,1075
eyes #8a5a24 205,640 92
snout #5b2a22 0,830 82
~ o #b07c3a 330,560 20 !
~ o #b07c3a 390,620 16 !
= tiger-cub | tiger cub, tiger cubs, baby tiger | face=640,290 coat=#ee9434 ear=#d97a22 inner=#f6d3b0 muzzle=#fbf1de
P $ear 200,380 230,220 350,160 470,240 490,380 400,470
P $inner 290,370 310,270 370,230 430,290 420,380 370,430
H $coat 0,260 200,280 380,400 480,560 490,740 420,900 260,1050 0,1090
h night 0,300 30,320 22,430 0,460 !
p night 80,310 160,340 120,440 90,400 !
p night 470,600 340,640 480,680 !
p night 480,740 370,770 470,820 !
H $muzzle 0,780 140,780 240,860 230,980 130,1060 0,1075
eyes #7fae3c 205,640 90
snout #5b2a22 0,830 82
= wolf-cub | wolf pup, wolf pups, wolf cub, baby wolf | face=640,300 coat=#9aa1ad ear=#5f6673 inner=#d8b6ac muzzle=#f1ede2 tail=bushy
p $ear 120,410 190,220 340,110 430,260 450,480 300,470
p $inner 220,390 280,250 350,210 390,330 380,420
h $coat 0,270 160,290 320,380 440,520 480,660 560,790 440,800 480,900 360,920 250,1040 120,1110 0,1120
h #5f6673 0,270 90,290 200,380 230,500 110,600 60,720 0,740
h $muzzle 0,820 90,800 200,790 330,800 400,860 330,930 240,1010 110,1090 0,1100
eyes #6fa8d8 210,650 88
snout night 0,860 72
= fox-cub | fox kit, fox kits, fox cub, fox cubs, baby fox | face=640,290 coat=#e8792e ear=#c95f1e inner=#f7e3c4 muzzle=#faf0dd paw=#2a2228 tail=bushy tip=#faf0dd
p $ear 110,400 190,170 370,40 450,240 460,500 290,480
p $inner 220,380 290,200 360,180 390,320 380,430
h $coat 0,270 170,290 330,390 450,530 520,680 590,800 460,810 480,900 340,930 220,1040 110,1110 0,1120
h $muzzle 0,900 60,850 130,790 250,730 400,730 520,800 440,830 450,890 320,910 210,1020 100,1095 0,1105
eyes #d99a2a 215,640 88
snout night 0,880 66
`;
