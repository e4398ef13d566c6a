/** Still more trades, from the front; parts with ".f-" are those of faces.ts and folk.ts. */
export const TRADE_FOLK = `
creature person face=640,440 coat=skin hair=cocoa brow=$hair paw=$coat lip=brick cloth=navy hat=amber

= .f-bib
h $cloth 0,1100 190,1080 250,1240 0,1290
~ b $cloth 54 200,1010 190,1160 !
= .f-straw-hat
H $hat 0,170 110,180 250,250 320,410 0,430
r $cloth -318,360 636,74 20
O $hat- 0,440 560,64
O $hat 0,424 540,50
+7:90,0 C $hat- 10 -270,250 -250,340 !
= .f-bun
o $hair 0,200 150
a $hair- 0,200 90,22 150,330
= .f-headband
r $hat -340,410 680,86 30
= farrier-face | farrier face, farrier man, horseshoer man ; farriers, horseshoer | hair=#5a3620 body=#8a9098 limb=$coat belly=#7a4a2a cloth=#7a4a2a hat=#4a3a30 coat=#e0a878
.f-face .f-short-hair .f-beard .f-stache .f-eyes .f-bib .f-ball-cap
a silver 0,330 64,26 -40,220
= bearded-face | bearded man face, man with long beard | hair=#5a3620 body=#2f6b5a limb=#2f6b5a belly=#3f8370 cloth=#2f6b5a coat=#e9b78f
.f-face .f-short-hair .f-beard .f-stache .f-eyes .f-collar
= fisherman-face | fisherman face, fisherman in a raincoat | hair=#c9c4c2 body=#e8b82e limb=#e8b82e belly=#f0c95a cloth=#e8b82e hat=#e8b82e coat=#e0a878
.f-face .f-long-beard .f-stache .f-eyes .f-shirt-open
H $hat 0,170 170,190 300,320 330,450 0,460
L $hat- -480,560 -330,430 0,410 330,430 480,560 300,520 -300,520 >0
b $hat- 14 0,180 0,410 !
= gardener-face | gardener face, garden lady, gardening woman face ; plant woman | hair=#8a4a26 body=#4f8a3a limb=#f0d8b0 belly=#4f8a3a cloth=#4f8a3a hat=#e8c878 coat=#f0c39e
~ L $hair 270,470 370,560 400,820 340,960 290,780
.f-face .f-lashes .f-lips .f-bib .f-straw-hat
o rose -230,390 50
= artist-face | artist face, painter face, woman artist | hair=#2b2024 body=#f6ead2 limb=#c93a33 belly=#f6ead2 cloth=#f6ead2 hat=#c93a33 coat=#f0c39e
~ L $hair 270,440 390,600 400,860 330,960 280,780
.f-face .f-lashes .f-lips .f-bib
h $hair 0,400 180,400 330,520 340,620 240,500 0,470
L $hat -420,430 -380,260 -120,150 200,180 400,320 350,440 0,400 >0
o $hat- 40,160 34
o sky -90,1150 30 !
o yellow 60,1200 34 !
= scientist-face | scientist face, chemist man | hair=#e8e4e0 body=white limb=white belly=white cloth=#4f9fb0 coat=#f0c39e
~ L $hair 250,440 420,300 470,480 430,640 340,620
.f-face .f-eyes .f-grin .f-shirt-open
~ a coal 135,655 120,26 0,360 !
b coal 26 -30,640 30,640 !
L $hair -320,500 -380,300 -200,330 -130,180 0,290 130,180 200,330 380,300 320,500 150,420 -150,420 >0
= seamstress-face | seamstress woman, seamstress face, tailor woman ; dressmaker | hair=#6b3f24 body=#7a5fa8 limb=#7a5fa8 belly=#8f76bc cloth=#7a5fa8 coat=#f0c39e
.f-bun .f-face .f-lashes .f-lips
h $hair 0,330 220,340 330,460 330,560 230,470 0,440
.f-glasses
C yellow 44 -230,1060 -190,1180 -130,1290
C yellow 44 230,1060 190,1180 130,1290
= librarian-face | librarian face | hair=#8a4a26 body=#8e4a5a limb=#8e4a5a belly=#f6ead2 cloth=#8e4a5a coat=#f0c39e
.f-bun .f-face .f-lashes .f-lips
h $hair 0,330 220,340 330,460 330,560 230,470 0,440
.f-glasses
~ l $cloth 40,1080 180,1010 330,1090 240,1260 60,1300
= waitress-face | waitress face, diner waitress face | hair=#c5622a body=#5fb0b8 limb=$coat belly=white cloth=white coat=#f0c39e lip=red
.f-bun .f-face .f-lashes .f-lips
h $hair 0,330 220,340 330,460 330,560 230,470 0,440
L white -200,300 -140,190 0,160 140,190 200,300 0,270 >0
.f-bib
~ l white 0,1060 170,1020 240,1130 60,1150
= barista-face | barista face, barista with apron | hair=#3a2620 body=white limb=white belly=#3f6b4a cloth=#3f6b4a hat=#5a4636 coat=#c98a5a
.f-face .f-beard .f-stache .f-eyes .f-bib
H $hat 0,190 200,210 330,340 350,520 0,530
r $hat- -360,450 720,100 36
= bartender-face | bartender face | hair=#2b2024 body=white limb=white belly=#3a3440 cloth=#3a3440 coat=#e9b78f
.f-face .f-short-hair .f-stache .f-eyes .f-smile
~ l coal 40,1090 190,1030 250,1240 60,1300
~ l red 0,1110 110,1050 130,1190
o red- 0,1115 34
= landscaper-face | landscaper face, lawn man | hair=#4a2c1e body=#6f9a3a limb=#6f9a3a belly=#86b04e cloth=#6f9a3a hat=#e8792e coat=#c98a5a
.f-face .f-short-hair .f-eyes .f-smile .f-collar .f-ball-cap
= photographer-face | photographer face, photographer woman | hair=#2b2024 body=#4a4550 limb=#4a4550 belly=#5c5a66 cloth=#4a4550 coat=#d99a6c hat=#8a8a8e
~ L $hair 270,440 390,600 400,860 330,960 280,780
.f-face .f-lashes .f-lips .f-collar
H $hat 0,190 200,210 330,340 350,500 0,510
r $hat- -360,440 720,100 36
= dancer-face | dancer face, ballerina face | hair=#4a2c20 body=pink limb=$coat belly=pink+ cloth=pink coat=#f0c39e lip=rose
.f-bun .f-face .f-lashes .f-lips
h $hair 0,330 220,340 330,460 330,560 230,470 0,440
~ o pink 130,210 40 !
= athlete-face | athlete face, runner face, girl with headband | hair=#8a4a26 body=#2f8fa3 limb=$coat belly=#2f8fa3+ cloth=#2f8fa3 hat=red coat=#d99a6c
L $hair 200,300 420,240 520,420 470,700 400,560 340,420
.f-face .f-lashes .f-smile
h $hair 0,330 220,340 330,460 340,600 230,500 0,460
.f-headband
= surfer-face | surfer face, surfer dude face, beach guy | hair=#e8c25a body=teal limb=$coat belly=teal cloth=teal coat=#d99a6c brow=#a5753a
.f-long-hair .f-face .f-eyes .f-grin .f-parted
C white 18 -150,1060 0,1120 150,1060
= hiker-face | hiker face, backpacker face, climber face | hair=#7a4a2a body=#c5622a limb=#c5622a belly=#d97a42 cloth=#2f6b5a hat=#2f6b5a coat=#e0a878
.f-face .f-beard .f-stache .f-eyes .f-shirt-open
H $hat 0,190 200,210 330,340 350,500 0,510
r $hat- -360,440 720,100 36
o $hat+ 0,170 70
= judge-face | judge face | hair=#d6d3d6 body=#2e2a33 limb=#2e2a33 belly=#3a3440 cloth=white coat=#d99a6c
.f-face .f-short-hair .f-eyes .f-glasses .f-stern
l white -90,1060 90,1060 60,1290 -60,1290 >0
= musician-face | musician face, guy with fedora, jazz man | hair=#1f1a1c body=#3a3440 limb=#3a3440 belly=white cloth=#c93a33 coat=#8a5636 hat=#4a4550
.f-face .f-stache .f-shades .f-smile
l $cloth -40,1080 40,1080 60,1290 -60,1290
H $hat 0,170 120,160 250,200 290,400 0,420
r $cloth -294,350 588,70 10
O $hat- 0,440 480,56
= mountie-face | mountie, mounties, canadian mountie | hair=#5a3620 body=red limb=red belly=red cloth=red coat=#f0c39e
.f-face .f-short-hair .f-stache .f-eyes .f-smile
~ b gold 26 0,1090 0,1280
H #a8814a 0,150 90,110 220,190 270,400 0,430
b #7a5a30 40 -270,380 270,380 !
O #a8814a 0,430 520,70
`;
