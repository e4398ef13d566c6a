export const DOGS = `
creature dog-breed face=590,220 ear=$coat- inner=#d9a08c muzzle=$coat+ iris=#7a4421 nose=night blaze=white crown=$coat+ patch=$ear tan=#b9702f beard=$coat+ tongue=#e2666a bow=rose belly=$muzzle

= .d-prick
p $ear 110,400 170,180 300,20 400,210 440,500 280,480
p $inner 205,370 285,150 345,240 370,430 280,430
= .d-bat
P $ear 140,420 150,180 260,-10 370,20 440,240 440,500
p $inner 215,360 240,150 290,70 350,130 370,360 !
= .d-wide
P $ear 150,400 290,120 500,-10 600,60 590,320 440,560
p $inner 270,360 380,160 520,70 540,140 510,330 410,470 !
= .d-tip
p $ear 130,380 200,170 300,90 390,230 430,480 280,470
p $ear- 210,160 300,90 400,190 410,330 300,270
= .d-fold
p $ear 150,300 300,190 440,220 490,400 420,590 330,420 230,360
p $ear- 300,190 440,220 490,400 420,590 380,350
= .d-flop
p $ear 240,240 380,230 510,330 580,560 560,780 470,850 400,720 390,520 330,380
= .d-long
P $ear 230,270 390,260 530,400 600,680 600,930 500,1040 400,930 360,700 340,450
= .d-wavy
p $ear 220,270 380,240 510,340 600,540 560,620 640,760 580,830 630,970 530,970 480,1080 400,980 345,1000 360,700 330,450
p $ear- 420,420 470,600 450,760 500,900 440,940 400,760 390,560 !
= .d-rose
p $ear 210,310 340,230 480,270 590,390 470,430 400,520 320,400
= .d-butterfly
p $ear 120,350 280,90 470,-30 620,40 610,190 690,290 610,380 640,510 500,500 450,620 330,520
p $inner 250,330 360,150 470,80 540,150 510,330 430,440 330,430 !

= .d-skull
h $coat 0,200 190,215 330,290 400,430 420,620 380,800 320,960 220,1080 100,1130 0,1140
= .d-broad
h $coat 0,190 210,205 370,300 450,450 470,650 440,850 370,1000 250,1110 110,1160 0,1170
= .d-narrow
h $coat 0,200 150,215 270,300 330,440 330,610 270,770 225,930 180,1100 90,1180 0,1190
= .d-ruff
h $coat 0,240 150,250 300,330 400,480 450,620 570,770 460,780 520,900 400,900 400,990 290,980 200,1090 110,1180 0,1210
= .d-short
h $coat 0,230 220,240 390,340 470,500 490,700 450,890 340,1030 180,1110 0,1120
= .d-curls
H $coat 0,130 100,90 180,160 280,130 330,230 430,240 440,350 530,410 500,520 570,610 520,710 560,810 480,880 490,980 390,1010 360,1100 260,1100 200,1170 110,1150 0,1190
= .d-hair
h $coat 0,170 160,190 310,280 420,430 490,640 560,840 620,1080 510,1050 500,1180 400,1100 360,1210 270,1130 200,1230 110,1170 0,1230
= .d-mane
h $mane 0,70 150,60 240,140 390,110 430,240 570,270 560,400 670,490 600,590 690,710 590,780 640,920 510,950 520,1080 390,1060 350,1190 230,1130 130,1240 0,1220

= .d-crown
h $crown 0,210 60,215 110,420 150,560 60,700 0,720
= .d-blaze
h $blaze 0,205 50,215 55,420 85,620 140,760 0,800
= .d-mask
h $mask 0,600 50,520 120,470 220,440 330,520 400,650 480,780 440,790 500,885 390,885 390,975 285,965 195,1075 105,1165 0,1195
= .d-half
h $mask 0,560 70,640 200,690 330,680 430,720 470,770 440,790 500,885 390,885 390,975 285,965 195,1075 105,1165 0,1195
= .d-brows
P $tan 110,480 170,440 235,465 225,515 140,520
= .d-cheeks
p $tan 230,770 340,690 400,740 360,920 260,1010
= .d-patch
L $patch 90,560 120,430 250,380 370,450 400,600 340,740 200,760 110,690
= .d-halves
p $patch 55,215 190,215 330,290 400,430 420,640 340,740 200,750 110,640 80,420
= .d-spots
o coal -150,330 42,34 !
o coal 60,280 32,28 !
o coal 230,380 46,38 !
o coal -300,480 36,44 !
o coal 340,700 38,46 !
o coal -330,820 30,36 !
o coal 20,450 26,30 !
o coal 130,850 18 !
o coal -150,880 18 !
= .d-merle
L #5f6670 -300,340 -180,260 -80,320 -120,430 -250,450 !
L #3a3d45 120,270 250,330 210,420 110,380 !
L #5f6670 270,560 380,540 390,700 310,720 !
L #3a3d45 -390,600 -300,560 -290,680 -370,720 !
= .d-muzzle
h $muzzle 0,720 120,740 250,830 280,950 200,1080 90,1130 0,1140
= .d-slim
h $muzzle 0,640 80,700 160,800 200,930 170,1080 85,1165 0,1175
= .d-jowls
P $muzzle 0,740 150,720 300,800 360,950 310,1090 180,1110 70,1020 0,1000
= .d-beard
h $beard 0,700 150,680 310,760 390,880 340,960 380,1100 270,1110 230,1240 130,1180 60,1290 0,1240
= .d-tufts
p $beard 50,560 120,440 260,400 380,450 330,500 250,520 140,580
= .d-fringe
h $fringe 0,150 190,170 340,260 430,430 470,640 380,620 330,720 250,640 180,740 100,650 40,720 0,650
= .d-wrinkles
C $coat-- 20 -150,430 -70,470 0,440 70,470 150,430
C $coat-- 18 -110,350 0,385 110,350
= .d-eyes
eyes $iris 205,590 54
= .d-soft
eyes $iris 205,600 46
p $coat-- 130,535 215,505 300,560 290,585 215,540 !
= .d-small
slant $iris 190,590 58 0.3
= .d-keen
slant $iris 200,605 72 0.4
= .d-big
eyes $iris 235,620 72
= .d-nose
snout $nose 0,780 108
= .d-tiny
snout $nose 0,800 78
= .d-long-nose
snout $nose 0,870 86 0.8
= .d-flat
snout $nose 0,690 104 1.25
= .d-tongue
h $tongue 0,1000 85,1010 80,1160 0,1220
h #a83f49 0,1020 8,1030 8,1150 0,1160 !
= .d-bow
P $bow 20,190 120,100 200,110 190,240 110,250
o $bow+ 0,190 42,40
= .d-topknot
H $puff 0,-60 120,-50 160,20 270,20 290,120 370,170 330,290 220,330 100,300 0,320
= .d-long-hair
p $coat- 380,560 470,640 560,840 620,1080 510,1050 500,1180 410,1090 370,900

= labrador | labrador, lab, labs, yellow lab, labrador retriever ; service dog, guide dog | coat=#ecca8e ear=#cf9f58 tail=slim
.d-skull .d-crown .d-flop .d-muzzle .d-tongue .d-eyes .d-nose
= black-lab | black lab, black labrador | coat=#3a3740 ear=#28252c muzzle=#4a4650 crown=#47434d iris=#b9782f tail=slim
.d-skull .d-crown .d-flop .d-muzzle .d-tongue .d-eyes .d-nose
= chocolate-lab | chocolate lab, chocolate labrador | coat=#7a4a2e ear=#5a3421 muzzle=#8e5c3c crown=#8a5537 iris=#d9a24a nose=#43261a tail=slim
.d-skull .d-crown .d-flop .d-muzzle .d-tongue .d-eyes .d-nose
= golden-retriever | golden retriever, golden retrievers, goldie, retriever, retrievers, golden dog | coat=#e3ab57 ear=#c5822f muzzle=#f6ddae crown=#efc47e tail=bushy
.d-ruff .d-crown .d-wavy .d-muzzle .d-tongue .d-eyes .d-nose
= german-shepherd | german shepherd, german shepherds, shepherd, alsatian, k9 ; police dog | coat=#c98b4a ear=#4a3a30 muzzle=#3a2e2a mask=#3a2e2a crown=#4a3a30 tail=bushy tip=#3a2e2a
.d-prick .d-ruff .d-crown
h #4a3a30 0,240 150,250 280,330 200,420 110,520 60,640 0,660
.d-muzzle .d-keen .d-nose
= husky | husky, huskies, siberian husky, sled dog | coat=#6d7480 ear=#4b515c mask=#f6f1e6 muzzle=#ffffff iris=#7fc4e8 belly=#f6f1e6 tail=bushy tip=#f6f1e6
.d-prick .d-ruff .d-mask
h #6d7480 0,420 36,520 30,700 0,760
.d-muzzle .d-keen .d-nose
= malamute | malamute, alaskan malamute | coat=#3f444d ear=#2e3239 mask=#efe9dc muzzle=#f8f4ea iris=#a86a2c belly=#efe9dc tail=bushy tip=#efe9dc
.d-prick .d-ruff .d-mask .d-muzzle .d-small .d-nose .d-tongue
= samoyed | samoyed, samoyeds | coat=#f3f0e8 ear=#e3ddd0 inner=#ecb9ae muzzle=#ffffff mane=#e6e0d4 tail=bushy tip=#ffffff
.d-mane .d-prick .d-ruff .d-muzzle .d-small .d-nose .d-tongue
= akita | akita, hachiko | coat=#d98a45 ear=#b86c2e mask=#f8efdc muzzle=#fbf6ec tail=bushy tip=#f8efdc
.d-prick .d-broad .d-half .d-muzzle .d-small .d-nose
= shiba-inu | shiba, shiba inu, shibas, doge | coat=#e08f42 ear=#c1702c mask=#fbf3e2 muzzle=#fffaf0 tail=bushy tip=#fbf3e2
.d-prick .d-ruff .d-half
P #fbf3e2 120,470 180,440 240,470 220,515 140,515
.d-muzzle .d-small .d-nose
= corgi | corgi, corgis, welsh corgi, pembroke | coat=#e39a4a ear=#c77c32 blaze=#fbf6ec mask=#fbf6ec muzzle=#fffaf0 tail=slim
.d-bat .d-ruff .d-half .d-blaze .d-muzzle .d-tongue .d-eyes .d-nose
= chihuahua | chihuahua, chihuahuas | coat=#d9a566 ear=#bd8546 inner=#eab3a0 muzzle=#f6e2bf tail=slim
.d-wide .d-short .d-crown
h $muzzle 0,740 90,750 190,840 200,950 140,1060 0,1090
.d-big .d-tiny
= french-bulldog | french bulldog, french bulldogs, frenchie, frenchies | coat=#a9a6a4 ear=#8a8786 inner=#e0a9a0 muzzle=#c2bfbb blaze=#f3efe6 tail=slim
.d-bat .d-short .d-blaze .d-jowls .d-wrinkles .d-eyes .d-flat
= pug | pug, pugs | coat=#e3c08e ear=#2e2a2c muzzle=#37302f tail=slim
.d-short .d-fold .d-wrinkles
h #37302f 0,600 110,620 330,560 380,680 260,740 150,720 0,740
.d-jowls .d-big .d-flat
= english-bulldog | bulldog, bulldogs, english bulldog | coat=#f1e4cc ear=#b9743a patch=#b9743a muzzle=#fbf3e4 tail=slim
.d-rose .d-short .d-halves .d-wrinkles .d-jowls
.d-small .d-flat
= boston-terrier | boston terrier, boston terriers | coat=#332f36 ear=#27242a inner=#c98f88 blaze=#f8f4ea muzzle=#f8f4ea belly=#f8f4ea tail=slim
.d-bat .d-short .d-blaze .d-jowls .d-big .d-flat
= boxer-dog | boxer dog, boxers dog | coat=#c98445 ear=#a6652d muzzle=#3a2e2b blaze=#f8f1e2 tail=slim
.d-broad .d-fold .d-blaze .d-wrinkles .d-jowls .d-soft .d-flat
= rottweiler | rottweiler, rottweilers, rottie | coat=#2f2b30 ear=#231f24 muzzle=#a8622c tan=#b96f32 tail=slim
.d-broad .d-flop .d-brows .d-cheeks .d-muzzle .d-small .d-nose
= doberman | doberman, dobermans, pinscher | coat=#2c292e ear=#1f1c21 inner=#a86a55 muzzle=#a8622c tan=#b96f32 tail=slim
.d-prick .d-narrow .d-brows .d-slim .d-small .d-long-nose
= pitbull | pitbull, pitbulls, pit bull, pit bulls, pittie, pibble, staffy | coat=#8d8f98 ear=#73757e muzzle=#f6f1e8 blaze=#f6f1e8 belly=#f6f1e8 iris=#c58a35 tail=slim
.d-broad .d-rose .d-blaze .d-muzzle .d-tongue .d-small .d-nose
= dachshund | dachshund, dachshunds, weiner dog, doxie | coat=#9a5528 ear=#74391a muzzle=#b06c38 tail=slim
.d-narrow .d-long .d-slim .d-soft .d-long-nose
= beagle | beagle, beagles | coat=#c07a3a ear=#8f5223 blaze=#fdf8ee muzzle=#fdf8ee belly=#fdf8ee tail=slim tip=#fdf8ee
.d-skull .d-blaze .d-muzzle .d-long .d-soft .d-nose
= basset-hound | basset hound, basset, basset hounds | coat=#b9743c ear=#7d4520 blaze=#fbf4e6 muzzle=#fbf4e6 belly=#fbf4e6 tail=slim
.d-narrow .d-blaze .d-wrinkles .d-jowls .d-long .d-soft .d-nose
= bloodhound | bloodhound, hound dog, hound | coat=#a65c34 ear=#6f3a22 muzzle=#b9724a tail=slim
.d-narrow .d-wrinkles .d-jowls .d-long .d-soft .d-nose
= foxhound | foxhound, fox hound, treeing walker | coat=#f4ebdb ear=#8f5223 patch=#a8642e muzzle=#fffaf0 tail=slim
.d-skull .d-halves .d-blaze .d-muzzle .d-flop .d-eyes .d-nose
= dalmatian | dalmatian, dalmatians ; firehouse dog | coat=#f8f5ee ear=#37343b muzzle=#ffffff tail=slim
.d-skull .d-spots .d-flop .d-muzzle .d-eyes .d-nose
= poodle | poodle, poodles | coat=#efe6da ear=#dccfbd puff=#f8f1e8 muzzle=#fbf6ee tail=slim
.d-narrow .d-topknot .d-slim
~ L $ear 250,290 400,250 480,340 580,400 580,520 650,600 610,720 650,830 580,920 480,940 400,880 390,760 340,700 350,560 300,480
.d-soft .d-long-nose
= black-poodle | black poodle | coat=#3a3640 ear=#2a272f puff=#464150 muzzle=#4a4554 iris=#b9782f tail=slim
.d-narrow .d-topknot .d-slim
~ L $ear 250,290 400,250 480,340 580,400 580,520 650,600 610,720 650,830 580,920 480,940 400,880 390,760 340,700 350,560 300,480
.d-soft .d-long-nose
= goldendoodle | goldendoodle, goldendoodles, doodle, doodles, golden doodle | coat=#dba65c ear=#bd8238 muzzle=#f0cf98 tail=bushy
.d-curls
~ L $ear 280,330 420,310 500,420 590,520 560,640 600,760 520,860 420,830 370,720 340,560
.d-muzzle .d-soft .d-nose .d-tongue
= bernedoodle | bernedoodle, bernedoodles, bernadoodle | coat=#35313a ear=#262329 muzzle=#f6f0e4 tan=#b9702f blaze=#fbf6ec tail=bushy
.d-curls .d-blaze .d-brows
~ L $ear 280,330 420,310 500,420 590,520 560,640 600,760 520,860 420,830 370,720 340,560
.d-cheeks .d-muzzle .d-soft .d-nose .d-tongue
= bichon-frise | bichon, bichon frise | coat=#f8f5f0 ear=#e8e2d8 muzzle=#ffffff mane=#ece6dc tail=bushy tip=#ffffff
.d-mane .d-curls .d-muzzle .d-eyes .d-tiny
= yorkie | yorkie, yorkies, yorkshire terrier | coat=#b9824a ear=#8f6035 muzzle=#d9a86c bow=rose tail=slim
.d-prick .d-hair
p #6d7078 400,520 480,640 560,840 620,1080 510,1050 500,1180 420,1090 390,800
.d-crown .d-muzzle .d-eyes .d-tiny .d-bow
= maltese | maltese | coat=#f6f2ea ear=#e4dccf muzzle=#ffffff bow=sky tail=slim
.d-hair .d-long-hair
p $ear 330,300 440,380 520,620 540,900 430,960 370,700
.d-muzzle .d-eyes .d-tiny .d-bow
= shih-tzu | shih tzu, shih tzus, shihtzu | coat=#f3eadc ear=#a8713f muzzle=#fffaf2 patch=#b98350 bow=red tail=bushy
.d-hair .d-halves
p $ear 330,290 440,380 520,620 540,900 430,960 370,700
.d-jowls .d-eyes .d-flat .d-bow
= lhasa-apso | lhasa apso | coat=#e0c69a ear=#b08c5a muzzle=#f3e3c4 fringe=#e9d4ae tail=bushy
.d-hair
p $ear 330,290 440,380 520,620 560,940 430,960 370,700
.d-muzzle .d-eyes .d-fringe .d-tiny
= pomeranian | pomeranian, pomeranians, pom | coat=#e8a04e ear=#c67e33 mane=#d58a38 muzzle=#f8d9a4 tail=bushy
.d-mane .d-tip
h $coat 0,300 170,300 320,390 400,540 400,720 340,880 220,1000 0,1060
.d-crown
h $muzzle 0,740 90,750 190,830 200,930 140,1020 0,1050
.d-eyes .d-tiny .d-tongue
= chow-chow | chow chow, chow | coat=#c57a3c ear=#a35f2a mane=#a9642d muzzle=#dba06a tongue=#4f4a8a tail=bushy
.d-mane .d-tip .d-short .d-jowls .d-tongue .d-small .d-flat
= border-collie | border collie, border collies, sheep dog ; herding dog | coat=#2f2d33 ear=#242227 blaze=#fbf8f0 muzzle=#fbf8f0 mask=#fbf8f0 belly=#fbf8f0 iris=#a86a2c tail=bushy tip=#fbf8f0
.d-tip .d-ruff .d-half
h $coat 0,560 75,640 210,700 330,690 360,800 250,900 0,800
.d-blaze .d-muzzle .d-eyes .d-nose .d-tongue
= collie | collie, collies, lassie, rough collie | coat=#c1803f ear=#96592a blaze=#fdf9f0 muzzle=#fdf9f0 mane=#f6eede belly=#fdf9f0 tail=bushy tip=#fdf9f0
.d-mane .d-tip .d-narrow .d-blaze .d-slim .d-keen .d-long-nose
= australian-shepherd | australian shepherd, aussie dog, aussies, aussie shepherd, mini aussie, mini aussies, blue merle ; aussie mom, aussie dad, aussie mama | coat=#a3a8b0 ear=#5f6670 blaze=#fdf9f0 muzzle=#fdf9f0 iris=#7fc4e8 belly=#fdf9f0 tan=#b9702f tail=bushy
.d-ruff .d-merle .d-flop .d-blaze .d-brows .d-cheeks .d-muzzle .d-eyes .d-nose .d-tongue
= cattle-dog | cattle dog, blue heeler, heeler | coat=#8a929c ear=#555c66 patch=#3c4047 muzzle=#b7bcc2 tan=#b9783c tail=slim
.d-prick .d-skull .d-patch .d-brows .d-cheeks .d-muzzle .d-small .d-nose
= old-english-sheepdog | sheepdog, old english sheepdog | coat=#9aa0a8 ear=#7d838c mane=#8b9199 fringe=#f3efe6 muzzle=#fbf8f2 belly=#fbf8f2 tail=bushy
.d-mane .d-hair .d-beard .d-fringe .d-tongue .d-nose
= schnauzer | schnauzer, schnauzers | coat=#6f7278 ear=#55585e beard=#d6d4d0 muzzle=#d6d4d0 tail=slim
.d-skull .d-fold .d-beard .d-eyes .d-tufts .d-nose
= scottish-terrier | scottie, scottish terrier, scottie dog, scotties | coat=#35323a ear=#25232a inner=#6d5f66 beard=#423e47 tail=slim
.d-prick .d-skull .d-beard .d-small .d-tufts .d-nose
= westie | westie, westies, west highland terrier | coat=#f6f3ec ear=#e4ded2 inner=#ecb9ae beard=#ffffff muzzle=#ffffff mane=#e9e3d8 tail=slim
.d-mane .d-prick .d-ruff .d-beard .d-eyes .d-nose
= cairn-terrier | cairn terrier, cairn, toto, norwich terrier | coat=#b08a5c ear=#7d5c38 beard=#c9a676 mane=#98744a tail=slim
.d-mane .d-prick .d-ruff .d-beard .d-eyes .d-tufts .d-nose
= airedale | airedale, airedale terrier, welsh terrier, terrier, terriers | coat=#c08546 ear=#9a632c beard=#d09a5c tail=slim
.d-skull
h #37343a 0,200 190,215 300,270 200,330 90,360 0,350
.d-fold .d-beard .d-small .d-nose
= jack-russell | jack russell, jack russells, jack russell terrier, jack russell terriers, rat terrier, fox terrier | coat=#fbf7ee ear=#a8642e patch=#b9743a muzzle=#ffffff tail=slim
.d-skull .d-patch .d-fold .d-muzzle .d-eyes .d-nose
= cocker-spaniel | cocker spaniel, spaniel, spaniels, cockers | coat=#c98b45 ear=#a66a2c muzzle=#ddaa6c tail=slim
.d-skull
H $crown 0,140 90,120 190,190 240,300 160,360 0,370
.d-wavy .d-muzzle .d-soft .d-nose
= cavalier | cavalier, cavalier spaniel, cavalier spaniels, cavalier king charles, king charles spaniel, cavaliers | coat=#fdf9f1 ear=#a8562a patch=#b9652f blaze=#fdf9f1 muzzle=#ffffff tail=bushy
.d-skull .d-halves .d-blaze .d-wavy .d-muzzle .d-big .d-tiny
= springer-spaniel | springer spaniel, springer, brittany spaniel, english springer | coat=#fdf9f1 ear=#5a3424 patch=#6a3d29 blaze=#fdf9f1 muzzle=#ffffff tail=slim
.d-skull .d-halves .d-blaze .d-wavy .d-muzzle .d-soft .d-nose
= irish-setter | irish setter, setter, setters | coat=#a5502a ear=#7d381a muzzle=#b9663c tail=bushy
.d-narrow .d-crown .d-wavy .d-slim .d-soft .d-long-nose
= german-pointer | german shorthaired pointer, pointer, gsp, bird dog | coat=#6a4432 ear=#4b2e21 muzzle=#8a6450 iris=#d99f45 nose=#3a231a tail=slim
.d-skull .d-flop .d-muzzle .d-soft .d-nose
= vizsla | vizsla, vizslas | coat=#b9662e ear=#96501f muzzle=#c97d45 nose=#7a3d22 iris=#d99f45 tail=slim
.d-skull .d-flop .d-muzzle .d-soft .d-nose
= weimaraner | weimaraner, weim | coat=#9b948f ear=#7d7671 muzzle=#aea7a2 nose=#6d625f iris=#a9c4d4 tail=slim
.d-skull .d-flop .d-muzzle .d-soft .d-nose
= greyhound | greyhound, greyhounds | coat=#a8a39f ear=#8a8581 muzzle=#bfbab6 blaze=#f6f2ea tail=slim
.d-rose .d-narrow .d-blaze .d-slim .d-soft .d-long-nose
= afghan-hound | afghan hound, saluki, borzoi | coat=#dcb87f ear=#b98f52 muzzle=#3f3430 tail=slim
p $ear 200,200 330,220 440,420 500,700 560,1000 540,1200 460,1130 400,1240 330,1130 290,900
.d-narrow
h $ear 0,150 90,170 160,260 60,330 0,320
.d-slim .d-soft .d-long-nose
= great-dane | great dane, great danes | coat=#d0a062 ear=#8a6233 muzzle=#332d2c tail=slim
.d-prick .d-narrow .d-slim .d-soft .d-long-nose
= mastiff | mastiff, mastiffs, bullmastiff | coat=#c9a06c ear=#3f3532 muzzle=#37302f tail=slim
.d-broad .d-fold .d-wrinkles .d-jowls .d-soft .d-flat
= saint-bernard | saint bernard, st bernard, st. bernard | coat=#b9682f ear=#6a3a22 blaze=#fdf9f0 muzzle=#fdf9f0 belly=#fdf9f0 tail=bushy
.d-broad .d-blaze .d-flop .d-jowls .d-soft .d-nose
= bernese | bernese mountain dog, bernese, berner | coat=#302c33 ear=#232026 blaze=#fdf9f0 muzzle=#fdf9f0 tan=#b9652c belly=#fdf9f0 tail=bushy tip=#fdf9f0
.d-ruff .d-brows .d-cheeks .d-blaze .d-flop .d-muzzle .d-tongue .d-eyes .d-nose
= newfoundland | newfoundland dog, newfie, newfoundland | coat=#35323a ear=#26242b muzzle=#433f49 mane=#28252c tail=bushy
.d-mane .d-broad .d-flop .d-jowls .d-tongue .d-soft .d-nose
= great-pyrenees | great pyrenees, pyrenees | coat=#f8f4ea ear=#e6dcc8 muzzle=#ffffff mane=#ece4d4 tail=bushy
.d-mane .d-broad .d-flop .d-muzzle .d-tongue .d-soft .d-nose
= papillon | papillon, papillons | coat=#fdf9f2 ear=#8f5429 inner=#d9a08c patch=#a5662f blaze=#fdf9f2 muzzle=#ffffff tail=bushy
.d-butterfly .d-skull .d-halves .d-blaze
h $muzzle 0,740 90,750 190,840 200,950 140,1060 0,1090
.d-eyes .d-tiny
= bull-terrier | bull terrier, english bull terrier | coat=#f8f4ec ear=#e6dccf inner=#eab3a0 muzzle=#fffdf8 patch=#3a363d tail=slim
.d-prick
h $coat 0,220 150,230 270,320 320,480 310,660 290,820 290,980 230,1120 110,1180 0,1190
.d-patch
slant $iris 170,620 44 0.4
.d-long-nose
= basenji | basenji, xolo, mexican hairless | coat=#c06f35 ear=#9b5425 blaze=#fdf9f0 muzzle=#fdf9f0 tail=slim
.d-prick .d-skull .d-blaze .d-wrinkles .d-slim .d-keen .d-long-nose
= mutt | mutt, mutts, mixed breed ; shelter dog, rescue dog | coat=#d9b98a ear=#8a5a34 patch=#8a5a34 muzzle=#f8ecd6 tail=slim
.d-tip .d-skull .d-patch .d-muzzle .d-tongue .d-eyes .d-nose
= cerberus | cerberus, three headed dog, hellhound | coat=#3b3038 ear=#241d24 inner=#8e2438 muzzle=#7a4a3c tan=#8a5038 iris=#f4c63d tail=slim
@ -16 0.66 -400,130
.d-prick .d-narrow .d-brows .d-slim .d-small .d-long-nose
@ 16 0.66 400,130
.d-prick .d-narrow .d-brows .d-slim .d-small .d-long-nose
@ 0 0.9 0,0
.d-prick .d-narrow .d-brows .d-slim .d-small .d-long-nose
@
`;
