/** More people of trades, from the front; parts with ".f-" are those of faces.ts and folk.ts. */
export const MORE_FOLK = `
creature person face=640,440 coat=skin hair=cocoa brow=$hair paw=$coat lip=brick cloth=navy hat=amber

= train-conductor | train conductor face ; train conductor, train conductors, train engineer, railroad engineer, locomotive engineer, railroad conductor, train driver, railroader | hair=#8d8a90 body=#3a5f94 limb=#c9d6e4 belly=#3a5f94+ cloth=#c93a33
.f-face .f-short-hair .f-stache .f-eyes .f-smile
L red -300,1090 -160,1030 0,1080 160,1030 300,1090 120,1200 0,1260 -120,1200 >0
o white -90,1110 18 !
o white 90,1110 18 !
o white 0,1170 18 !
H #3f66a0 0,130 160,140 300,200 350,330 330,430 0,440
~ b white 22 60,150 80,400 !
~ b white 22 170,160 220,400 !
~ b white 18 270,210 312,390 !
h #2f4f80 0,400 336,400 350,470 0,480
L #24406e -370,470 -200,440 0,434 200,440 370,470 400,560 200,530 0,524 -200,530 -400,560 >0
= bride-face | bride face, bride portrait | body=white limb=$coat belly=cream cloth=white hair=#8a4a26 legs=white shoe=white
~ L white 60,230 330,200 460,520 520,900 560,1240 330,1290 250,900 220,520
.f-long-hair
.f-face .f-parted .f-lashes .f-lips
+5:120,0 o white -240,330 60
+4:120,0 o rose -180,330 34 !
L white -300,1090 0,1150 300,1090 200,1200 0,1240 -200,1200 !
= groom-face | groom face, groom portrait | body=coal limb=coal belly=white cloth=coal hair=#3a2620
.f-face .f-short-hair .f-eyes .f-smile .f-collar
l white -150,1070 150,1070 0,1300 !
~ l coal 20,1140 150,1070 150,1210 !
o coal 0,1140 30 !
= courier-face | courier face, delivery man ; delivery woman, courier, couriers, package carrier, delivery guy | hair=#3a2620 body=#7a5230 limb=#7a5230 belly=#8f6540 cloth=#7a5230 hat=#6b4526 coat=#8a5636
.f-face .f-short-hair .f-eyes .f-smile .f-shirt-open .f-ball-cap
l gold -70,380 70,380 70,440 0,490 -70,440 !
= driver-face | bus driver face, bus driver man, bus driver lady, cab driver face ; chauffeur | hair=#5a3620 body=#24406e limb=#24406e belly=#3a5f94 cloth=#8fb4d8 coat=#d99a6c
.f-face .f-short-hair .f-eyes .f-smile .f-shirt-open
l yellow -40,1130 40,1130 60,1290 0,1340 -60,1290 !
L #24406e -390,370 -330,230 0,160 330,230 390,370 310,440 -310,440 >0
r coal -320,390 640,64 10
L coal -320,444 0,424 320,444 240,530 0,548 -240,530 >0
o gold 0,310 60
= burglar-face | burglar face ; burglar, burglars, robber, robbers, bank robber | hair=#2b2024 body=white limb=white belly=white cloth=white
.f-face
L night -330,600 -180,560 0,600 180,560 330,600 320,740 180,770 0,720 -180,770 -320,740 !
~ o white 136,670 54 !
~ o night 130,680 30 !
C brick 20 -90,880 20,910 110,870 !
+3:0,110 h coal 0,1070 250,1060 300,1110 0,1130 !
H #2e2a33 0,190 200,210 330,340 352,540 0,550
r #46414e -366,470 732,110 40
= janitor-face | janitor face, custodian face ; school janitor, school custodian | hair=#8d8a90 body=#5b7a9a limb=#5b7a9a belly=#7696b6 cloth=#f6ead2 hat=#44607c coat=#d99a6c
.f-face .f-short-hair .f-stache .f-eyes .f-smile .f-shirt-open .f-ball-cap
= lifeguard-face | lifeguard face | hair=#e0b04e body=$coat limb=$coat belly=$coat+ cloth=red coat=#d99a6c
.f-face .f-short-hair .f-shades .f-grin
l red -300,1060 -200,1030 -60,1300 60,1300 200,1030 300,1060 300,1400 -300,1400 >0
r white -30,1240 60,170 0 !
r white -80,1295 160,60 0 !
L white -46,700 0,680 46,700 60,780 0,806 -60,780 !
= detective-face | detective face, detective man ; sherlock, sherlock holmes, private eye, private detective | hair=#5a3620 body=#a8814a limb=#a8814a belly=#a8814a- cloth=#f6ead2 coat=#f0c39e
.f-face .f-short-hair .f-stache .f-eyes .f-smile .f-shirt-open
~ L #8f6c3a 250,380 370,420 400,600 350,760 290,700 300,540
H #a8814a 0,140 190,160 320,280 372,460 0,470
+3:0,90 b #7a5a30 12 -320,210 320,210 !
+5:120,0 b #7a5a30 12 -240,170 -240,460 !
L #8f6c3a -400,470 -200,430 0,424 200,430 400,470 380,560 160,520 0,514 -160,520 -380,560 >0
o #7a5a30 0,140 36
= scout-boy | scout boy face ; boy scout, boy scouts, cub scout, cub scouts, eagle scout | hair=#a5673a body=#c9b27c limb=#c9b27c belly=#d8c496 cloth=#c93a33 coat=#f0c39e hat=#5f6f3a
.f-face .f-short-hair .f-eyes .f-smile
~ o #d98a5a 210,790 14 !
~ o #d98a5a 250,770 12 !
l red -330,1080 -150,1020 0,1090 150,1020 330,1080 40,1230 70,1330 0,1290 -70,1330 -40,1230 >0
o gold 0,1225 40
.f-ball-cap
l gold 0,330 46,400 0,470 -46,400 !
= scout-girl | scout girl face ; girl scout, girl scouts, brownie scout, scout girl | hair=#8a4a26 body=#f6ead2 limb=#f6ead2 belly=#3f8a4a cloth=#3f8a4a coat=#f0c39e hat=#2f6b3f
~ L $hair 300,520 420,620 450,820 400,960 330,860
~ o #3f8a4a 350,560 46
.f-face .f-lashes .f-lips
h $hair 0,430 200,440 330,560 330,470 200,330 0,310
l #3f8a4a -330,1080 -150,1020 -60,1300 -330,1300
l #3f8a4a- 330,1080 150,1020 60,1300 330,1300
~ +3:0,80 o gold 230,1120 26 !
L #2f6b3f -360,430 -330,270 -60,190 220,220 330,330 350,430 0,390 >0
o #2f6b3f -60,190 36
`;
