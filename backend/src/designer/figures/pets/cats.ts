export const CATS = `
creature face=640,300 ear=$coat- inner=#f3c9b2 muzzle=$coat+ iris=#9fc043 nose=#d4736b mark=$coat-- blaze=white mask=$coat-- tail=slim tip=$mark belly=$muzzle

= .c-ears
p $ear 110,340 220,160 390,60 450,280 460,520 300,480
p $inner 220,340 290,210 370,150 400,320 390,430
= .c-big-ears
p $ear 110,360 240,120 470,-30 560,200 540,500 330,520
p $inner 230,350 320,180 450,80 490,240 440,430
= .c-tuft-ears
p $ear 110,340 230,160 420,40 440,-90 460,60 480,280 460,520 300,480
p $inner 220,340 290,210 390,130 410,320 390,430
= .c-fold-ears
p $ear 130,330 270,230 420,270 520,380 470,470 330,420
p $ear- 270,230 420,270 520,380 400,370
= .c-curl-ears
p $ear 120,340 210,160 280,40 400,30 380,130 450,300 460,520 300,480
p $inner 220,340 280,210 330,130 390,320 390,430
= .c-head
h $coat 0,280 180,300 330,380 440,520 480,680 560,790 450,820 480,910 370,930 270,1060 130,1130 0,1145
= .c-round
h $coat 0,280 200,290 370,380 490,530 520,700 470,880 350,1030 170,1110 0,1120
= .c-fluff
h $coat 0,260 160,290 330,360 450,520 500,640 640,760 520,800 640,920 500,940 540,1060 390,1040 350,1150 210,1120 130,1220 0,1190
= .c-wedge
h $coat 0,280 170,300 310,390 400,520 420,680 360,840 250,980 130,1090 0,1110
= .c-tabby
h $mark 0,290 40,300 28,430 0,470 !
p $mark 75,305 140,320 115,420 80,470 88,390 !
p $mark 465,640 350,670 475,705 !
p $mark 520,770 370,755 470,815 !
= .c-muzzle
h $muzzle 0,820 80,770 190,800 270,900 240,1010 120,1080 0,1100
= .c-bib
h $blaze 0,330 40,480 70,700 200,740 330,860 360,940 270,1055 130,1125 0,1140
= .c-mask
P $mask 0,470 120,500 270,530 370,640 350,760 260,850 230,990 120,1080 0,1095
= .c-spots
~ o $mark 120,350 34,26 !
~ o $mark 220,420 30,34 !
o $mark 0,330 26,32 !
o $mark 0,430 22,28 !
~ o $mark 400,760 34,26 !
~ o $mark 430,650 28,22 !
~ o $mark 330,860 26,20 !
~ o $mark 60,400 18,24 !
= .c-eyes
slant $iris 205,640 92 0.24
= .c-wide-eyes
eyes $iris 210,640 78
= .c-grumpy
slant $iris 205,650 84 0.5
= .c-nose
snout $nose 0,830 66 1.3
= .c-flat-nose
snout $nose 0,760 60 1.3
= .c-whiskers
~ b white 9 270,890 455,840 !
~ b white 9 275,925 465,905 !
~ b white 9 265,960 400,985 !

= orange-cat | orange cat, orange tabby, ginger cat, ginger tabby, orange kitty, marmalade cat | coat=#e8963a inner=#f3c9b2 mark=#b25d1c muzzle=#fbf1de
.c-ears .c-head .c-tabby .c-muzzle .c-eyes .c-nose .c-whiskers
= tabby-cat | tabby, tabby cat, tabbies, grey tabby, gray tabby | coat=#a39a90 mark=#544c47 muzzle=#f1eadf iris=#d9b23c
.c-ears .c-head .c-tabby .c-muzzle .c-eyes .c-nose .c-whiskers
= gray-cat | gray cat, grey cat | coat=#7f8894 ear=#6a727e muzzle=#949ca8 mark=#5f6772 inner=#d3a6a2 iris=#8fc257 nose=#5c5a66
.c-ears .c-head .c-muzzle .c-eyes .c-nose
= white-cat | white cat, white kitty, angora cat | coat=#f8f5ee ear=#e8e2d6 muzzle=#ffffff mark=#dcd5c8 iris=#6fb7e0
.c-ears .c-head .c-muzzle .c-eyes .c-nose
= tuxedo-cat | tuxedo cat, tuxie, tuxedo kitty | coat=#332f3a ear=#27242d muzzle=#ffffff blaze=#fbf8f0 belly=#fbf8f0 inner=#c98f88 iris=#d7d048 paw=#fbf8f0
.c-ears .c-head .c-bib .c-muzzle .c-eyes .c-nose .c-whiskers
= calico-cat | calico, calico cat, calicos, calico kitty | coat=#fbf6ec ear=#e08f3c mark=#35313a muzzle=#ffffff
.c-ears .c-head
l #e08f3c -10,282 -180,300 -330,380 -440,520 -470,650 -330,740 -180,700 -90,560 -60,420
l #35313a 60,285 180,300 330,380 440,520 478,680 400,740 260,720 130,560 90,420
.c-muzzle .c-eyes .c-nose .c-whiskers
= tortoiseshell-cat | tortoiseshell, tortoiseshell cat, tortie, torties | coat=#3b343a ear=#2c272c mark=#b9652c muzzle=#c98a4c iris=#e0b83c
.c-ears .c-head
l $mark -40,290 -200,310 -330,390 -260,480 -310,600 -200,560 -120,700 -60,500 !
l $mark 120,300 330,380 300,480 220,440 !
l $mark 300,760 460,700 480,810 400,900 330,860 !
l $mark -470,700 -380,740 -400,880 -470,880 !
.c-muzzle .c-eyes .c-nose
= siamese-cat | siamese, siamese cat, siamese cats | coat=#efe0c6 ear=#4d3a33 mask=#5a443a mark=#4d3a33 muzzle=#6b5246 iris=#5fb2e6 inner=#8a6a5c nose=#3a2a26 paw=#4d3a33
.c-big-ears .c-wedge
h $mask 0,480 150,520 300,600 300,740 230,900 130,1060 0,1090
.c-muzzle .c-eyes .c-nose
= himalayan-cat | himalayan cat | coat=#f3e8d6 ear=#6d5a50 mask=#8a7466 mark=#6d5a50 muzzle=#fbf4e8 iris=#5fb2e6
.c-ears .c-fluff
p $mask 90,520 230,500 370,600 350,740 200,760 110,700
.c-muzzle .c-eyes .c-nose
= persian-cat | persian cat, persian | coat=#f1e6d4 ear=#dccdb4 muzzle=#fdf8ee iris=#e08f2c mark=#cdbb9c
.c-fold-ears .c-fluff
P $muzzle 0,740 130,730 260,810 270,930 160,1010 0,1010
.c-wide-eyes .c-flat-nose
= maine-coon | maine coon, maine coon cat, mainecoon | coat=#8a6a4c ear=#6d5038 mark=#40301f muzzle=#f1e3cb iris=#c9b53a
.c-tuft-ears .c-fluff .c-tabby .c-muzzle .c-eyes .c-nose .c-whiskers
= norwegian-forest-cat | norwegian forest cat, norwegian cat, siberian cat | coat=#8f959e ear=#737983 mark=#4a4f58 muzzle=#f6f3ec blaze=#f6f3ec iris=#8fc257
.c-tuft-ears .c-fluff .c-tabby .c-bib .c-muzzle .c-eyes .c-nose .c-whiskers
= bengal-cat | bengal cat, bengal, savannah cat, ocicat | coat=#d99a4e ear=#b9783a mark=#4a2e1a muzzle=#f8e6c8 iris=#8fc257
.c-ears .c-head .c-spots .c-muzzle .c-eyes .c-nose .c-whiskers
= scottish-fold | scottish fold, scottish fold cat | coat=#949aa6 ear=#7b818d muzzle=#aab0ba iris=#e09a2c nose=#6a6f7a
.c-fold-ears .c-round .c-muzzle .c-wide-eyes .c-nose
= sphynx-cat | sphynx, sphynx cat, hairless cat | coat=#eabfa8 ear=#d9a28c inner=#f3d3c6 muzzle=#f3d3c0 mark=#c98f7a iris=#8fc2b0 tail=slim
.c-big-ears .c-wedge
c $mark 14 -110,380 0,420 110,380
c $mark 14 -130,450 0,495 130,450
.c-muzzle .c-eyes .c-nose
= munchkin-cat | munchkin cat, american curl, cream cat | coat=#f0d3a2 ear=#dcb578 mark=#cf9f58 muzzle=#fdf4e2 iris=#9fc043
.c-curl-ears .c-head .c-tabby .c-muzzle .c-eyes .c-nose
= cow-cat | cow cat, black and white cat, bicolor cat | coat=#fbf7ee ear=#34303a muzzle=#ffffff patch=#34303a
.c-ears .c-head
p $patch 40,285 180,300 330,380 440,520 470,650 350,740 190,700 100,560
.c-muzzle .c-eyes .c-nose .c-whiskers
= brown-cat | brown cat, burmese cat, havana cat | coat=#6d4a38 ear=#53372a muzzle=#80594a mark=#43291f iris=#e0b83c nose=#43291f
.c-ears .c-round .c-muzzle .c-eyes .c-nose
= grumpy-cat | grumpy cat, angry cat, mad cat, grouchy cat | coat=#e9dcc8 ear=#7d6858 mask=#8a7464 muzzle=#fbf4e8 iris=#5fb2e6
.c-ears .c-round
p $mask 70,520 230,480 390,560 370,720 230,770 120,730
.c-muzzle .c-grumpy
h #3a2a26 0,770 60,772 40,830 0,846 !
C night 20 -150,990 -90,930 0,905 90,930 150,990
= kitten | kitten, kittens, kitty, kitties, baby cat | coat=#eda94b mark=#b9652c muzzle=#fdf4e2 iris=#6fb7e0
.c-ears .c-round .c-tabby .c-muzzle
eyes $iris 220,660 100
.c-nose .c-whiskers
= cat-with-sunglasses | cool cat, cat with sunglasses | coat=#e8963a mark=#b25d1c muzzle=#fbf1de
.c-ears .c-head .c-tabby .c-muzzle .c-nose .c-whiskers
l night -430,560 430,560 430,620 390,740 170,750 60,640 -60,640 -170,750 -390,740 -430,620
l #4a4a58 -380,590 -150,590 -260,710 -350,690 !
l #4a4a58 110,590 290,590 200,700 !
= ragdoll-cat | ragdoll, ragdoll cat, ragdolls, birman | coat=#f1e6d6 ear=#8a776a mask=#9d897a mark=#8a776a muzzle=#ffffff blaze=#ffffff iris=#5fb2e6 nose=#d4938b
.c-ears .c-fluff
p $mask 60,500 210,470 390,560 420,720 330,820 200,800 110,700
h $blaze 0,420 30,520 60,680 120,760 200,860 240,1010 120,1120 0,1150
.c-muzzle .c-wide-eyes .c-nose .c-whiskers
= british-shorthair | british shorthair, british blue, british cat, chartreux | coat=#7f8797 ear=#666e7d muzzle=#97a0af mark=#5d6472 iris=#e39a2c nose=#5a5f6a
p $ear 140,360 230,230 350,190 430,300 440,480 310,450
p $inner 240,350 290,270 350,250 390,340 380,430
h $coat 0,280 220,290 400,390 530,560 560,740 500,920 360,1050 180,1120 0,1130
.c-muzzle .c-wide-eyes .c-nose .c-whiskers
= russian-blue | russian blue, russian blue cat, korat | coat=#8e9bab ear=#727f90 muzzle=#a5b1bf mark=#68758a inner=#d9b4b0 iris=#6fbf5a nose=#6a707c
.c-big-ears .c-wedge .c-muzzle .c-eyes .c-nose .c-whiskers
= abyssinian-cat | abyssinian, abyssinian cat, somali cat | coat=#c07a3c ear=#8e5224 inner=#e8c09a muzzle=#f0d6ae mark=#7a4420 iris=#a8b93a nose=#a8543c
.c-big-ears .c-wedge
P #f0d6ae 110,560 200,510 290,540 260,580 150,590
h $mark 0,290 26,300 20,420 0,450 !
p $mark 70,300 110,310 96,410 70,430 !
.c-muzzle .c-eyes .c-nose .c-whiskers
= devon-rex | devon rex, devon rex cat, cornish rex, rex cat, curly cat | coat=#b89a88 ear=#957664 inner=#ecc4b4 muzzle=#d6bba8 mark=#8a6c5c iris=#d9b23c
p $ear 130,420 330,120 620,60 640,260 540,480 330,560
p $inner 260,400 380,230 560,160 560,280 460,420
.c-wedge
+3:0,60 C $mark 14 -150,350 -75,380 0,350 75,380 150,350
.c-muzzle
eyes $iris 210,640 88
.c-nose .c-whiskers
`;
