/** Breeds that are put together of the parts in dogs.ts. */
export const MORE_DOGS = `
creature dog-breed face=590,220 ear=$coat- inner=#d9a08c muzzle=$coat+ iris=#7a4421 nose=night blaze=white crown=$coat+ patch=$ear tan=#b9702f beard=$coat+ tongue=#e2666a bow=rose belly=$muzzle

= malinois | malinois, belgian malinois, belgian shepherd | coat=#c28a52 ear=#2f2a2a muzzle=#2f2a2a mask=#2f2a2a crown=#a06c3a tail=bushy tip=#2f2a2a iris=#8a5a24
.d-prick .d-narrow .d-crown
h #2f2a2a 0,560 60,600 170,640 300,700 260,800 225,930 180,1100 90,1180 0,1190
.d-slim .d-keen .d-long-nose
= coonhound | coonhound, coonhounds, black and tan coonhound | coat=#34303a ear=#221f26 muzzle=#a8642e tan=#b9702f tail=slim
.d-narrow .d-brows .d-cheeks .d-jowls .d-long .d-soft .d-nose
= bluetick-coonhound | bluetick, bluetick coonhound, blue tick hound | coat=#8b93a1 ear=#2f2d36 patch=#2f2d36 muzzle=#9aa2ae tan=#b9702f tail=slim
.d-narrow .d-halves
o #3a3d48 -60,330 22 !
o #3a3d48 40,420 20 !
o #3a3d48 -20,520 22 !
.d-jowls .d-brows
o #3a3d48 -200,880 18 !
o #3a3d48 -130,960 16 !
o #3a3d48 190,940 16 !
o #3a3d48 240,850 18 !
.d-long .d-soft .d-nose
= redbone-coonhound | redbone, redbone coonhound, redbone hound | coat=#a1452c ear=#7a301d muzzle=#b25a3c iris=#d99f45 nose=#43211a tail=slim
.d-narrow .d-crown .d-jowls .d-long .d-soft .d-nose
= shetland-sheepdog | sheltie, shelties, shetland sheepdog | coat=#b9733a ear=#7d4a26 blaze=#fdf9f0 muzzle=#fdf9f0 mane=#f8f1e2 mask=#8a5530 belly=#fdf9f0 tail=bushy tip=#fdf9f0
.d-mane .d-tip .d-ruff
P #8a5530 130,480 250,470 330,560 320,700 220,740 120,640
.d-blaze .d-slim .d-eyes .d-tiny .d-tongue
= shar-pei | shar pei, sharpei, shar-pei | coat=#c99a66 ear=#a87a48 muzzle=#8e6a4a tail=slim
.d-broad
p $ear 240,330 330,280 400,350 400,440 310,420
C $coat-- 22 -200,400 -90,460 0,420 90,460 200,400
C $coat-- 20 -170,310 -70,350 0,320 70,350 170,310
C $coat-- 20 -90,540 0,510 90,540
~ C $coat-- 20 300,540 390,640 400,760
~ C $coat-- 18 330,470 430,560
.d-jowls .d-small .d-flat
~ C $coat-- 16 130,1060 240,1080 320,1010
= pekingese | pekingese, peke, pekes | coat=#d9a868 ear=#4a3630 muzzle=#3a2e2c mane=#c28c4c tail=bushy
.d-mane
p $ear 270,300 420,340 540,520 600,800 500,980 410,820 370,560
h $coat 0,300 180,290 340,400 410,580 380,780 260,920 0,960
h #3a2e2c 0,560 90,600 200,620 330,700 300,860 180,940 0,960
.d-big .d-flat
h $tongue 0,960 60,960 56,1050 0,1080
= keeshond | keeshond, keeshonds, keeshonden | coat=#9a9ca2 ear=#35343c mane=#d9d7d2 muzzle=#3f3e46 tail=bushy tip=#35343c
.d-mane
h #6d6f77 0,170 120,170 200,240 340,240 420,340 520,400 450,560 0,560 !
.d-prick .d-skull
~ a coal 215,600 90,16 0,360 !
.d-slim .d-eyes .d-nose .d-tongue
= komondor | komondor, komondors, mop dog, puli, pulis | coat=#f4efe4 ear=#e0d8c6 muzzle=#fbf8f0 tail=bushy
h $ear 0,120 220,150 400,300 520,560 600,900 640,1180 500,1140 420,1230 300,1170 180,1250 90,1180 0,1240
+4:62,0 t $coat 76,60 60,220 120,640 150,1120
+4:-62,0 t $coat 76,60 -60,220 -120,640 -150,1120
+3:70,0 t white 66,54 240,330 320,700 340,1060
+3:-70,0 t white 66,54 -240,330 -320,700 -340,1060
~ t white 76,56 60,190 150,420 160,700
t $coat 80,60 0,170 0,420 10,660
o night 0,820 100,80
o ash -34,796 26,16 !
.d-tongue
= duck-toller | toller, tollers, duck toller, duck tolling retriever, nova scotia duck tolling retriever | coat=#c0652c ear=#98491b muzzle=#fbf3e4 blaze=#fdf8ee nose=#8a5a48 iris=#c58a35 tail=bushy tip=#fdf8ee belly=#fdf8ee
.d-ruff .d-blaze .d-wavy .d-muzzle .d-tongue .d-eyes .d-nose
= wheaten-terrier | wheaten terrier, wheaten, soft coated wheaten terrier, wheatens | coat=#dfb878 ear=#a8773c beard=#eccf98 fringe=#e8c88c tail=slim
.d-curls .d-fold .d-beard .d-eyes
h $fringe 0,230 150,250 260,330 300,480 230,520 180,620 110,540 50,640 0,560
.d-nose
= bedlington-terrier | bedlington terrier, bedlington, lamb dog | coat=#cfd3da ear=#a9aeb8 puff=#eef0f3 muzzle=#eef0f3 tail=slim
.d-narrow
P $ear 210,400 330,420 460,640 500,860 420,900 340,820 250,600
P #f6f6f6 420,840 520,860 510,960 400,960
H $puff 0,60 120,50 210,140 290,240 280,400 200,520 130,600 120,760 0,800
.d-slim .d-small .d-long-nose
= brussels-griffon | brussels griffon, griffon, brussels | coat=#b5683a ear=#8a4a26 beard=#c98252 muzzle=#3a2e2c tail=slim
.d-short
p $ear 230,330 330,190 440,240 500,400 400,440 330,400
h $beard 0,560 120,640 260,640 430,640 520,760 470,860 520,960 400,980 380,1100 260,1060 160,1180 70,1110 0,1190
h #3a2e2c 0,640 90,660 150,760 130,850 0,900
.d-big .d-tufts .d-flat
= chinese-crested | chinese crested, crested dog, crested dogs | coat=#a98a80 ear=#7d6058 puff=#f4efe6 muzzle=#bfa096 inner=#d9a8a0 tail=slim tip=#f4efe6
~ L $puff 190,330 340,120 520,60 620,200 640,480 580,700 500,560 420,440
p $ear 130,380 230,180 380,80 420,260 420,480
.d-narrow
h $puff 0,10 110,60 200,60 190,200 280,260 200,330 150,470 90,330 40,440 0,360
.d-slim .d-eyes .d-long-nose
= havanese | havanese, havanese dog, coton de tulear, coton | coat=#f6efe2 ear=#c9a06c patch=#d4ae7a muzzle=#fffaf0 fringe=#efe2ca tail=bushy
.d-hair .d-halves
P $ear 300,300 430,330 540,560 570,860 460,960 380,760 340,520
.d-muzzle .d-eyes
h $fringe 0,170 150,200 260,280 330,430 270,500 220,440 170,560 110,470 50,580 0,500
.d-nose .d-tongue
= brittany | brittany, brittany dog, brittanys | coat=#fdf8ee ear=#c0692c patch=#c0692c blaze=#fdf8ee muzzle=#fffaf0 nose=#8a5a48 iris=#c58a35 tail=slim
.d-skull .d-halves .d-blaze .d-flop .d-muzzle .d-soft .d-nose .d-tongue
= cane-corso | cane corso, cane corsos, corso | coat=#42434b ear=#303138 muzzle=#50525b iris=#c99a3c tail=slim
p $ear 170,330 240,150 330,110 390,240 410,400 290,360
.d-broad .d-wrinkles .d-jowls .d-small .d-flat
= leonberger | leonberger, leonbergers, leo dog | coat=#c98a44 ear=#4a332a mane=#a9662c muzzle=#352a2a mask=#352a2a tail=bushy
.d-mane .d-skull .d-crown
h #352a2a 0,560 90,600 250,640 380,720 320,960 220,1080 100,1130 0,1140
.d-flop .d-jowls .d-soft .d-nose .d-tongue
= rhodesian-ridgeback | rhodesian ridgeback, ridgeback, ridgebacks, rhodesian | coat=#bd7a3e ear=#8e5324 muzzle=#4a3228 tail=slim
.d-skull
h #8e5324 0,200 34,205 44,420 20,560 0,600 !
.d-flop .d-wrinkles .d-muzzle .d-soft .d-nose
= portuguese-water-dog | portuguese water dog, water dog, portie, spanish water dog | coat=#37333b ear=#27242b muzzle=#45414b blaze=#fbf8f0 tail=slim
.d-curls
~ L $ear 280,330 420,310 500,420 590,520 560,640 600,760 520,860 420,830 370,720 340,560
h $blaze 0,960 90,980 120,1120 0,1180
.d-muzzle .d-eyes .d-nose .d-tongue
= aussiedoodle | aussiedoodle, aussiedoodles, merle doodle | coat=#9aa0aa ear=#4a4e58 blaze=#fdf9f0 muzzle=#fdf9f0 iris=#7fc4e8 tan=#b9702f tail=bushy
.d-curls .d-merle
~ L $ear 280,330 420,310 500,420 590,520 560,640 600,760 520,860 420,830 370,720 340,560
.d-blaze .d-brows .d-muzzle .d-eyes .d-nose .d-tongue
= sheepadoodle | sheepadoodle, sheepadoodles | coat=#fbf8f0 ear=#33303a patch=#33303a muzzle=#ffffff tail=bushy
.d-curls
p #33303a 60,130 200,170 330,240 440,350 480,560 400,700 240,640 120,440
~ L $ear 280,330 420,310 500,420 590,520 560,640 600,760 520,860 420,830 370,720 340,560
h $coat 0,130 80,120 110,300 140,440 90,560 0,600
.d-muzzle .d-eyes .d-nose .d-tongue
= cavapoo | cavapoo, cavapoos, cockapoo, cockapoos, maltipoo, maltipoos, cavachon | coat=#c4763e ear=#99532a muzzle=#dc9a62 puff=#d0854a tail=bushy
.d-curls
H $puff 0,90 110,70 200,150 260,250 180,330 80,300 0,330
~ L $ear 290,360 430,340 520,480 600,620 570,760 610,880 520,980 410,900 360,740 330,560
h $muzzle 0,740 110,750 220,830 240,950 160,1060 0,1090
.d-big .d-tiny .d-tongue
= labradoodle | labradoodle, labradoodles, chocolate doodle | coat=#7a4a30 ear=#57321f muzzle=#8f5e40 iris=#d9a24a nose=#43261a tail=bushy
.d-curls
~ L $ear 280,330 420,310 500,420 590,520 560,640 600,760 520,860 420,830 370,720 340,560
.d-muzzle .d-soft .d-nose .d-tongue
= whippet | whippet, whippets, italian greyhound, iggy, iggies | coat=#c79a68 ear=#a17544 muzzle=#d9b486 blaze=#fbf6ec belly=#fbf6ec tail=slim
.d-rose .d-narrow .d-blaze .d-slim .d-big .d-long-nose
= red-heeler | red heeler, red heelers | coat=#c9845c ear=#9a5230 patch=#a85a34 muzzle=#e8c4a4 tan=#b9683c tail=slim
.d-prick .d-skull .d-patch .d-blaze .d-cheeks .d-muzzle .d-small .d-nose
= catahoula | catahoula, catahoulas, leopard dog, catahoula leopard dog | coat=#a9a39c ear=#4d4640 blaze=#f6f1e6 muzzle=#c98a52 iris=#7fc4e8 tan=#b9702f tail=slim
.d-broad .d-merle .d-flop .d-brows .d-cheeks .d-muzzle .d-eyes .d-nose
= miniature-pinscher | min pin, miniature pinscher, min pins, minpin | coat=#8e4526 ear=#6b3119 inner=#c98a72 muzzle=#a3562f tail=slim
.d-prick .d-narrow .d-crown .d-slim .d-big
snout night 0,900 66 0.8
= irish-wolfhound | irish wolfhound, wolfhound, wolfhounds, deerhound, scottish deerhound | coat=#8b8782 ear=#65615d beard=#a7a29c tail=slim
.d-narrow
p $ear 210,330 330,280 430,400 470,600 400,660 330,520
h $coat+ 0,170 60,220 120,190 150,300 240,290 230,420 160,520 0,480
.d-beard .d-soft .d-tufts .d-long-nose
= american-eskimo | american eskimo, american eskimo dog, eskie, eskies, japanese spitz | coat=#f8f6f0 ear=#e6e1d6 inner=#ecb9ae muzzle=#ffffff mane=#e9e5da tail=bushy tip=#ffffff
.d-mane .d-prick
h $coat 0,280 150,290 300,380 390,520 420,700 330,880 210,1020 0,1090
.d-slim .d-eyes .d-tiny .d-tongue
= border-terrier | border terrier, border terriers, norfolk terrier | coat=#b08450 ear=#6b4a2e beard=#8a6a48 muzzle=#5a4232 tail=slim
.d-skull .d-fold
h $beard 0,660 140,640 290,720 360,860 300,980 240,1100 140,1160 0,1190
.d-eyes .d-tufts .d-nose
= flat-coated-retriever | flat coated retriever, flatcoat, flat coat | coat=#2f2c33 ear=#201e24 muzzle=#3a3740 crown=#3f3b45 iris=#a8702c tail=bushy
.d-skull .d-crown .d-wavy .d-slim .d-tongue .d-soft .d-nose
= teddy-bear-dog | teddy bear dog, poochon, shichon, zuchon | coat=#f0dcc0 ear=#c99a68 muzzle=#fff6e8 puff=#f6e6cc tail=bushy
.d-curls
~ L $ear 310,380 440,380 530,500 560,640 500,740 400,720 350,560
h $muzzle 0,720 130,740 250,820 260,950 170,1080 0,1110
.d-big .d-tiny .d-tongue
= shepherd-puppy | german shepherd puppy, shepherd puppy, k9 puppy | coat=#b98048 ear=#4a3a30 muzzle=#3a2e2a mask=#3a2e2a tail=bushy tip=#3a2e2a
p $ear 150,390 230,160 330,60 400,180 430,480 300,460
p $ear- 300,100 400,60 470,200 400,200
.d-short
h #4a3a30 0,230 130,240 220,330 150,480 90,600 0,640
h #3a2e2a 0,680 110,700 230,800 250,930 160,1040 0,1090
.d-big .d-tiny
`;
