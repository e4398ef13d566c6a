/** Breeds and crosses that fewer people keep, of the parts in dogs.ts. */
export const RARER_DOGS = `
creature dog-breed face=590,220 ear=$coat- inner=#d9a08c muzzle=$coat+ iris=#7a4421 nose=night blaze=white crown=$coat+ patch=$ear tan=#b9702f beard=$coat+ tongue=#e2666a bow=rose belly=$muzzle

= puggle-dog | puggle, puggles | coat=#d9ad74 ear=#8a6242 muzzle=#40352f tail=slim
.d-skull .d-flop .d-wrinkles .d-jowls .d-big .d-flat
= pomsky-dog | pomsky, pomskies, pomskys | coat=#7d8592 ear=#545b68 mane=#a3a9b4 mask=#f8f4ea muzzle=#ffffff iris=#7fc4e8 belly=#f8f4ea tail=bushy tip=#f8f4ea
.d-mane .d-prick .d-short .d-mask
h #7d8592 0,420 36,520 30,700 0,760
.d-muzzle .d-big .d-tiny .d-tongue
= affenpinscher-dog | affenpinscher, affenpinschers, monkey dog | coat=#35323a ear=#25232a beard=#48434d muzzle=#2a272e tail=slim
.d-curls .d-tip .d-beard .d-tufts .d-big .d-flat
= beauceron-dog | beauceron, beaucerons | coat=#2f2c32 ear=#222024 inner=#a86a55 muzzle=#a8622c tan=#b96f32 tail=slim
.d-tip .d-skull .d-brows .d-cheeks .d-muzzle .d-keen .d-nose
= bearded-collie | bearded collie, bearded collies, beardie dog | coat=#8d9097 ear=#63666e fringe=#a9acb2 beard=#f6f1e6 muzzle=#f6f1e6 blaze=#f6f1e6 belly=#f6f1e6 tail=bushy tip=#f6f1e6
.d-hair .d-long-hair .d-blaze .d-beard .d-eyes .d-fringe .d-nose .d-tongue
= tervuren-dog | tervuren, belgian tervuren, tervurens | coat=#b0703a ear=#2f2a2a muzzle=#2f2a2a mane=#4a3830 crown=#8e5a30 tail=bushy tip=#2f2a2a iris=#8a5a24
.d-mane .d-prick .d-narrow .d-crown
h #2f2a2a 0,560 60,600 170,640 300,700 260,800 225,930 180,1100 90,1180 0,1190
.d-slim .d-keen .d-long-nose
= bouvier-dog | bouvier, bouviers, bouvier des flandres, black russian terrier, giant schnauzer, giant schnauzers | coat=#3a3840 ear=#28262c beard=#4d4a54 fringe=#46434d muzzle=#4d4a54 tail=slim
.d-curls .d-fold .d-beard .d-soft .d-tufts .d-nose
= boykin-spaniel | boykin, boykins, boykin spaniel, boykin spaniels, sussex spaniel, field spaniel | coat=#7a4026 ear=#5a2c18 muzzle=#8e5234 iris=#d99f45 nose=#43211a tail=slim
.d-skull .d-crown .d-wavy .d-muzzle .d-soft .d-nose .d-tongue
= briard-dog | briard, briards, catalan sheepdog | coat=#d0a468 ear=#a87c44 fringe=#dcb47a beard=#e0bc86 muzzle=#e0bc86 tail=bushy
.d-hair .d-long-hair .d-beard .d-eyes .d-fringe .d-nose
= chesapeake-retriever | chesapeake bay retriever, chesapeake bay retrievers, chessie dog, chessie dogs, curly coated retriever, murray river retriever | coat=#8a5a36 ear=#6a4126 muzzle=#9c6c46 crown=#a3744c iris=#e0b04a nose=#4a2a1c tail=slim
.d-curls .d-flop .d-muzzle .d-eyes .d-nose .d-tongue
= dogo-dog | dogo argentino, dogos, dogo, american bulldog, american bulldogs, white boxer | coat=#f6f2ea ear=#e2dace inner=#eab3a0 muzzle=#fffdf8 patch=#a9734a tail=slim
.d-rose .d-broad .d-patch .d-jowls .d-small .d-nose
= dutch-shepherd | dutch shepherd, dutch shepherds, brindle shepherd | coat=#8a6440 ear=#3a2e28 muzzle=#2f2826 mark=#4a3626 tail=bushy tip=#2f2826 iris=#c98a35
.d-prick .d-skull
~ C $mark 26 70,330 190,360 300,440 !
~ C $mark 26 90,480 220,520 370,600 !
~ C $mark 26 230,760 330,720 400,680 !
h $muzzle 0,640 90,660 180,760 290,830 250,960 180,1090 90,1130 0,1140
.d-keen .d-nose
= english-setter | english setter, english setters, llewellin setter | coat=#f8f4ea ear=#5f6470 patch=#747a86 muzzle=#ffffff blaze=#f8f4ea tail=bushy
.d-skull .d-halves .d-blaze .d-wavy .d-muzzle
o #5f6470 -150,900 16 !
o #5f6470 130,930 18 !
o #5f6470 -60,330 18 !
o #5f6470 -180,800 14 !
.d-soft .d-nose .d-tongue
= gordon-setter | gordon setter, gordon setters | coat=#2f2b30 ear=#201d22 muzzle=#a8622c tan=#b96f32 tail=bushy
.d-skull .d-brows .d-cheeks .d-wavy .d-muzzle .d-soft .d-nose .d-tongue
= swiss-mountain-dog | greater swiss mountain dog, swiss mountain dog, swissy, swissies, entlebucher, appenzeller | coat=#302c33 ear=#232026 blaze=#fdf9f0 muzzle=#fdf9f0 tan=#b9652c belly=#fdf9f0 tail=slim tip=#fdf9f0
.d-broad .d-cheeks .d-brows .d-blaze .d-flop .d-muzzle .d-soft .d-nose .d-tongue
= irish-terrier | irish terrier, irish terriers, lakeland terrier, australian terrier | coat=#b5683a ear=#8e4a24 beard=#c98252 tail=slim
.d-narrow .d-fold .d-beard .d-eyes .d-tufts .d-nose
= kerry-blue | kerry blue, kerry blue terrier, kerry blue terriers, kerry blues | coat=#6a7080 ear=#4c515e beard=#7d8494 muzzle=#7d8494 tail=slim
.d-curls .d-fold .d-beard .d-eyes .d-tufts .d-nose
= kangal-dog | kangal, kangals, anatolian shepherd, anatolian shepherds, anatolian, livestock guardian dog | coat=#e0c294 ear=#3f3632 muzzle=#332d2c tail=bushy
.d-broad .d-crown
h #332d2c 0,640 110,660 250,730 370,820 330,1000 250,1110 110,1160 0,1170
.d-flop .d-soft .d-nose
= lagotto-dog | lagotto, lagottos, lagotto romagnolo, truffle dog, barbet dog, brown poodle | coat=#a3734a ear=#7d5433 puff=#b98a5e muzzle=#b98a5e iris=#d9a24a nose=#4a2e1e tail=slim
.d-curls
H $puff 0,90 110,70 200,150 260,250 180,330 80,300 0,330
~ L $ear 280,330 420,310 500,420 590,520 560,640 600,760 520,860 420,830 370,720 340,560
.d-muzzle .d-eyes .d-nose
= neapolitan-mastiff | neapolitan mastiff, neapolitan mastiffs, mastino, neo mastiff | coat=#6d7078 ear=#4d5058 muzzle=#7d8088 iris=#c99a3c tail=slim
.d-broad .d-flop .d-wrinkles
~ C $coat-- 24 300,560 400,680 420,820 !
~ C $coat-- 20 350,520 450,640 !
.d-jowls .d-small .d-flat
~ C $coat-- 18 120,1050 220,1080 310,1010
= elkhound-dog | norwegian elkhound, norwegian elkhounds, elkhound, elkhounds, swedish vallhund | coat=#9da1a8 ear=#35343c mane=#c6c9cd muzzle=#3a3940 tail=bushy tip=#d9dbdf
.d-mane .d-prick .d-skull
h #3a3940 0,660 80,690 180,760 280,850 260,960 180,1090 90,1130 0,1140
.d-eyes .d-nose .d-tongue
= plott-hound | plott hound, plott hounds, plott, mountain cur, mountain curs, brindle hound | coat=#6d4a30 ear=#3a2a20 muzzle=#4a352a mark=#34241c tail=slim
.d-narrow
~ C $mark 26 60,330 150,350 240,400 !
~ C $mark 26 80,480 180,500 290,560 !
~ C $mark 26 180,760 250,720 310,690 !
.d-jowls .d-long .d-soft .d-nose
= pharaoh-hound | pharaoh hound, pharaoh hounds, ibizan hound, ibizan hounds, podenco, podencos, portuguese podengo | coat=#c06f3a ear=#9a5226 inner=#e6ab90 muzzle=#d08a58 iris=#e0b04a nose=#a8604a blaze=#fbf6ec tail=slim tip=#fbf6ec
.d-bat .d-narrow .d-slim .d-eyes .d-long-nose
= schipperke-dog | schipperke, schipperkes, black spitz, black pomeranian | coat=#302d34 ear=#212024 inner=#6d5f66 mane=#3f3b44 muzzle=#3a3740 tail=bushy
.d-mane .d-prick .d-short .d-slim .d-eyes .d-tiny
= finnish-spitz | finnish spitz, eurasier, eurasiers, jindo, korean jindo, icelandic sheepdog, red spitz, carolina dog, canaan dog, kai ken | coat=#c9743a ear=#a3562a inner=#eab3a0 mane=#dd9a60 muzzle=#f3dcb8 tail=bushy tip=#f3dcb8
.d-mane .d-prick .d-skull .d-crown .d-slim .d-eyes .d-tiny
= tibetan-mastiff | tibetan mastiff, tibetan mastiffs, caucasian shepherd, caucasian shepherds, ovcharka | coat=#3a343a ear=#262226 mane=#4f4648 muzzle=#a8683a tan=#b9702f tail=bushy
.d-mane .d-broad .d-brows .d-flop .d-jowls .d-soft .d-nose
= xolo-dog | xoloitzcuintli, xoloitzcuintle, xolo dog, peruvian inca orchid, hairless dog | coat=#5a5560 ear=#423e48 inner=#a98a86 muzzle=#6a6570 iris=#c99a3c tail=slim
.d-bat .d-narrow
h #2a272e 0,150 50,130 90,200 60,280 70,380 0,420 !
.d-wrinkles .d-slim .d-eyes .d-long-nose
= black-mouth-cur | black mouth cur, black mouth curs, cur dog, boerboel, presa canario, feist dog, treeing feist | coat=#d09a54 ear=#b07a38 muzzle=#35302f tail=slim
.d-skull .d-crown .d-flop .d-muzzle .d-small .d-nose .d-tongue
= pointing-griffon | wirehaired pointing griffon, wirehaired pointing griffons, german wirehaired pointer, drahthaar, spinone, spinone italiano, korthals griffon | coat=#8d8279 ear=#5a3826 patch=#6a442e muzzle=#a89c92 beard=#b0a498 iris=#d9a24a nose=#3a231a tail=slim
.d-skull .d-halves .d-flop .d-beard .d-tufts .d-soft .d-nose
= longhair-dachshund | long haired dachshund, longhaired dachshund, long hair dachshund, long haired dachshunds | coat=#b5652e ear=#8a4a1e muzzle=#c98248 tail=bushy
.d-narrow .d-crown
p $ear 230,270 390,260 530,400 600,640 580,800 640,900 560,960 560,1080 470,1020 390,1060 360,880 350,640 330,440
.d-slim .d-soft .d-long-nose
= black-tan-dachshund | black and tan dachshund, black dachshund, mini dachshund black, black and tan dachshunds | coat=#2f2b30 ear=#201d22 muzzle=#a8622c tan=#b96f32 tail=slim
.d-narrow .d-brows .d-slim .d-long .d-soft .d-long-nose
= dapple-dachshund | dapple dachshund, dapple dachshunds, merle dachshund | coat=#9aa0aa ear=#565c68 muzzle=#b98a60 iris=#7fc4e8 tan=#b9702f tail=slim
.d-narrow .d-merle .d-brows .d-slim .d-long .d-soft .d-long-nose
= wirehair-dachshund | wire haired dachshund, wirehaired dachshund, wire hair dachshund | coat=#8a6442 ear=#5f4128 beard=#a8845c muzzle=#a8845c tail=slim
.d-narrow .d-long .d-beard .d-tufts .d-soft .d-long-nose
= cardigan-corgi | cardigan corgi, cardigan welsh corgi, cardigan corgis, tricolor corgi, black corgi | coat=#35323a ear=#27242b inner=#d9a08c blaze=#fbf6ec mask=#fbf6ec muzzle=#fffaf0 tan=#b9702f tail=bushy tip=#fbf6ec
.d-wide .d-skull .d-mask .d-brows .d-blaze .d-muzzle .d-tongue .d-eyes .d-nose
`;
