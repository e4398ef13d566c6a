/** People of every day and of trades, from the front; parts with ".f-" are those of faces.ts. */
export const FOLK = `
creature person face=640,440 coat=skin hair=cocoa brow=$hair paw=$coat lip=brick cloth=navy hat=amber

= .f-hard-hat
H $hat 0,150 190,175 310,310 352,470 0,480
b $hat+ 40 0,160 0,450 !
~ b $hat- 20 140,190 190,450 !
L $hat -450,510 -330,430 0,410 330,430 450,510 300,530 -300,530 >0
= .f-ball-cap
H $hat 0,200 200,225 322,350 350,520 0,530
~ b $hat- 12 110,230 150,470 !
L $hat- -350,500 -180,450 0,440 180,450 350,500 420,590 200,560 0,552 -200,560 -420,590 >0
o $hat- 0,205 34,20
= .f-glasses
~ a coal 135,655 112,20 0,360 !
b coal 18 -40,640 40,640 !
= .f-shades
~ L coal 24,600 130,584 256,600 262,690 200,752 100,752 40,704
~ L ash 70,620 150,612 110,696 66,676 !
b coal 24 -300,606 300,606 !
= .f-curls
~ O $hair 90,330 130,120
~ O $hair 230,400 130,120
~ O $hair 320,530 110,120
O $hair 0,300 130,110
= .f-straps
h $limb 0,1050 180,1010 340,1090 240,1230 0,1270
~ b $cloth 60 160,1020 200,1240 !
= .f-shirt-open
l $cloth -330,1090 -140,1010 0,1190 140,1010 330,1090 220,1250 0,1310 -220,1250 >0
= .f-stethoscope
C coal 26 -190,1050 -140,1230 0,1300 140,1230 190,1050
o silver 0,1300 56

= man-face | man face, young man, man portrait, average joe, regular guy | hair=#6b3f24 body=blue limb=blue belly=blue+ cloth=blue
.f-face .f-short-hair .f-eyes .f-smile .f-collar
= man-dark-face | african american man, man with fade, man with goatee ; black man | coat=#7a4a30 hair=#1f1a1c body=#d9863a limb=#d9863a belly=#e6a25e cloth=#d9863a lip=#5a2a24
.f-face
l $hair -320,600 -330,440 -240,340 0,310 240,340 330,440 320,600 280,520 200,450 0,440 -200,450 -280,520 >0
.f-eyes
h $hair 0,820 90,806 110,850 96,900 70,850 0,850
h $hair 0,950 80,930 110,1000 60,1070 0,1080
C $lip 22 -60,896 0,910 60,896 !
.f-collar
= woman-face | woman face, young woman, woman portrait, blonde woman ; pretty lady | hair=#e0b04e body=rose limb=rose belly=rose+ coat=#f0c39e cloth=rose brow=#a5753a
.f-long-hair .f-face .f-lashes .f-lips .f-parted .f-collar
= woman-afro | afro woman, woman with afro, afro lady ; melanin, black girl magic, black woman, afro queen, melanin queen, black queen | coat=#7a4a30 hair=#231b1d body=amber limb=amber belly=amber+ lip=#a8324a
~ O $hair 250,330 250,240
~ O $hair 400,560 190,220
O $hair 0,240 300,240
.f-face
~ o night 130,655 36,42 !
~ o white 118,640 12 !
~ C night 18 80,636 130,604 196,620 206,600 !
~ b night 20 66,552 196,540 !
h $coat- 0,680 44,750 0,780 !
.f-lips
h $hair 0,380 180,390 320,480 350,640 290,560 180,480 0,460
~ a gold 350,900 70,20 0,360
h amber 0,1050 150,1010 290,1080 160,1190 0,1230
= woman-curly | curly haired woman, curly hair girl, redhead woman, ginger woman, curly girl | hair=#b8502a body=green limb=green belly=green+ coat=#f3c9a4 cloth=green
~ O $hair 340,680 120,130
~ O $hair 350,850 130,140
~ O $hair 330,1010 110,120
.f-face .f-lashes .f-lips .f-curls
~ o #c98a5a 180,780 12 !
~ o #c98a5a 220,760 10 !
~ o #c98a5a 214,806 10 !
.f-collar
= woman-hijab | hijab woman, muslim woman, hijabi, woman in hijab, hijab girl | hair=#2b2024 coat=#d9a47a body=teal limb=teal belly=teal+
H teal 0,290 260,330 400,560 390,860 470,1080 300,1180 0,1190
h $coat 0,450 200,470 270,640 240,850 130,990 0,1030
.f-lashes .f-lips
h teal+ 0,380 210,410 310,560 290,700 230,540 130,470 0,450
l teal- -290,960 -130,1040 60,1080 300,1000 360,1150 0,1250 -330,1150 >0
= woman-riveter | rosie the riveter, riveter woman, woman with bandana, bandana girl ; girl power, women power, feminist, strong woman, we can do it | hair=#3a2620 body=#3a5f94 limb=#3a5f94 belly=#4a70a8 coat=#f0c39e cloth=#3a5f94
.f-face .f-lashes .f-lips
L $hair -350,640 -400,470 -300,330 0,280 300,330 400,470 350,640 290,520 120,460 0,500 -140,450 -290,530 >0
L red -370,500 -330,330 -160,220 160,220 330,330 370,500 180,400 0,390 -180,400 >0
~ L red 20,240 180,60 280,120 220,220 80,280
o red- 0,250 60,50
*1:0,0 o white -220,340 22 !
~ o white 110,310 20 !
~ o white 220,360 20 !
.f-collar
= boy-face | boy face, kid face, schoolboy, freckled boy ; little boy, young boy | hair=#a5673a body=red limb=$coat belly=red+ cloth=red coat=#f0c39e
P $coat- 310,640 380,620 390,730 330,780
h $coat 0,420 270,440 336,640 310,850 190,1000 0,1040
~ o night 136,670 40,46 !
~ o white 120,652 14 !
~ b $hair 20 80,576 190,568 !
h $coat- 0,720 34,760 0,780 !
h white 0,850 130,836 90,930 0,946 !
b brick 14 -132,840 132,840 !
~ o #d98a5a 200,780 14 !
~ o #d98a5a 244,764 12 !
~ o #d98a5a 234,806 12 !
L $hair -340,640 -390,470 -320,300 -200,340 -180,240 -60,300 40,200 120,290 260,240 270,340 380,440 340,640 290,520 160,470 20,520 -120,450 -270,540 >0
h red 0,1050 150,1020 250,1080 140,1160 0,1190
= girl-face | girl face, pigtail girl, girl with pigtails, schoolgirl ; little girl, young girl | hair=#6b3f24 body=violet limb=$coat belly=violet+ cloth=violet coat=#f0c39e
~ L $hair 330,430 480,380 590,520 570,760 470,880 420,700 360,580
~ o rose 350,450 56
h $coat 0,420 270,440 336,640 310,850 190,1000 0,1040
~ o night 136,680 42,50 !
~ o white 120,660 15 !
~ C night 14 84,660 130,622 200,646 !
~ b $hair 16 80,580 190,572 !
h $coat- 0,730 34,766 0,786 !
~ o coral 220,810 54,36 !
h white 0,866 90,856 66,920 0,930 !
L $hair -345,620 -370,460 -250,310 0,270 250,310 370,460 345,620 280,560 240,490 0,530 -240,490 -280,560 >0
b $hair- 14 0,275 0,400 !
h violet 0,1050 150,1020 250,1080 140,1160 0,1190
= girl-puffs | girl with afro puffs, afro puffs, little black girl, puff hair girl ; black girl joy | coat=#8a5636 hair=#231b1d body=pink limb=$coat belly=blush lip=#8e3a3a
~ O $hair 370,330 190,180
~ o yellow 290,410 56
h $coat 0,420 270,440 336,640 310,850 190,1000 0,1040
~ o night 136,680 42,50 !
~ o white 120,660 15 !
~ C night 14 84,660 130,622 200,646 !
~ b night 16 80,580 190,572 !
h $coat- 0,730 40,766 0,790 !
h white 0,866 96,856 70,924 0,934 !
L $hair -340,600 -350,470 -230,350 0,310 230,350 350,470 340,600 270,520 160,450 0,440 -160,450 -270,520 >0
h pink 0,1050 150,1020 250,1080 140,1160 0,1190
= boy-cap | boy with cap, boy in cap, kid with baseball cap, ball boy, little slugger | hair=#3a2620 hat=red body=white limb=white belly=white+ cloth=red coat=#d99a6c
P $coat- 310,640 380,620 390,730 330,780
h $coat 0,420 270,440 336,640 310,850 190,1000 0,1040
l $hair -330,660 -340,500 -280,480 -270,600
l $hair- 330,660 340,500 280,480 270,600
~ o night 136,680 40,46 !
~ o white 120,662 14 !
h $coat- 0,730 34,766 0,786 !
h white 0,850 110,840 76,920 0,934 !
.f-ball-cap
h red 0,1050 150,1020 250,1080 140,1160 0,1190
= dad-face | dad face, father face, dad with sunglasses, bearded dad face | hair=#5a3620 hat=navy body=#7f8a3a limb=$coat belly=#98a452
.f-face .f-beard .f-stache .f-shades .f-ball-cap
= mom-face | mom face, mother face, mom with glasses, mom with top knot | hair=#4a2c20 body=#e8b8a8 limb=$coat belly=blush coat=#f0c39e cloth=#e8b8a8
L $hair -130,330 -170,170 -60,60 60,60 170,170 130,330 >0
~ C $hair- 16 -60,120 20,180 90,250 !
.f-face .f-lashes .f-smile
h $hair 0,300 220,310 350,460 340,620 270,520 150,430 0,420
r rose -130,280 260,60 28
.f-glasses .f-collar
= trucker-face | trucker face, truck driver man, trucker man, trucker with beard | hair=#7a4a2a hat=#d2482e body=#4a5a6a limb=#b5332e belly=#5c6f80
.f-face .f-long-beard .f-stache .f-shades
h white 0,200 200,225 322,350 350,520 0,530
.f-ball-cap
h white 0,250 150,262 200,430 0,440 !
r $hat- -110,310 220,70 10 !
= mechanic-face | mechanic face, mechanic man, car mechanic, garage man, auto technician | hair=#2b2024 hat=#3a5f94 body=#3a5f94 limb=#3a5f94 belly=#4a70a8 cloth=#3a5f94 coat=#d99a6c
.f-face .f-stache .f-eyes
L coal 150,730 260,760 240,850 170,820 !
L coal -250,560 -180,540 -200,600 -260,610 !
.f-smile .f-shirt-open .f-ball-cap
r white -110,290 220,90 14 !
b red 20 -70,335 70,335 !
= welder-face | welder face, welder man, welder with mask, welder with helmet up | hair=#5a3620 body=brown limb=brown belly=#a56c40 cloth=brown
.f-face .f-short-hair .f-beard .f-stache .f-eyes
.f-collar
H coal 0,-60 230,-30 360,120 400,330 380,470 0,500
h ash 0,-20 60,-10 60,420 0,430 !
l #2f6f4a -220,90 220,90 240,290 -240,290 >0
l lime -190,120 -60,120 -110,250 -210,250 !
b silver 26 -390,470 390,470
= construction-face | construction worker man, construction man, hard hat man, builder man, man in hard hat, site foreman | hat=amber body=orange limb=#4a70a8 belly=orange+ hair=#3a2620
.f-face .f-stache .f-eyes .f-stern
h orange 0,1060 180,1010 350,1090 250,1260 0,1310
~ b lemon 40 190,1040 150,1290
.f-hard-hat
= construction-woman | construction woman, female construction worker, woman in hard hat, tradeswoman, girl in hard hat | hat=rose body=orange limb=#4a70a8 belly=orange+ hair=#6b3f24 coat=#e9b78f
~ L $hair 260,470 370,560 390,800 420,1000 340,1060 280,900
.f-face .f-lashes .f-lips
h orange 0,1060 180,1010 350,1090 250,1260 0,1310
~ b lemon 40 190,1040 150,1290
.f-hard-hat
= electrician-face | electrician face, electrician man ; sparky | hat=blue body=#4a5a6a limb=#e8c23e belly=#5c6f80 hair=#8a5733 cloth=#4a5a6a
.f-face .f-beard .f-stache .f-eyes .f-shirt-open .f-hard-hat
l yellow 30,190 -80,340 -10,340 -40,450 80,290 10,290 !
= lineman-face | lineman face, lineman man, lineman with hard hat, power lineman | hat=white body=#7f6a3a limb=#7f6a3a belly=#98804a hair=#4a2c1e coat=#d99a6c
.f-face .f-long-beard .f-stache .f-shades
L $hat -560,520 -380,440 0,420 380,440 560,520 300,560 -300,560 >0
.f-hard-hat
s blue 0,300 70,5,.45 !
= plumber-face | plumber face, plumber man, plumber with beard | hair=#c5622a hat=#2f6fa3 body=#2f6fa3 limb=#e8d8b8 belly=#3f86bd cloth=#2f6fa3
.f-straps .f-face .f-beard .f-stache .f-eyes .f-ball-cap
b silver 26 -60,380 60,300 !
o silver 66,296 40 !
= carpenter-face | carpenter face, carpenter man, woodworker man | hair=#8a5733 hat=#a56c40 body=#b5332e limb=#b5332e belly=#c9564e cloth=#a56c40
.f-straps .f-face .f-beard .f-stache .f-eyes .f-ball-cap
b amber 44 250,560 470,440
l tan 455,415 520,405 470,470
= baker-face | baker face, baker woman, bakery lady, lady baker, pastry woman | hair=#8a4a26 body=#f6ead2 limb=$coat belly=white coat=#f0c39e cloth=#d9a871
~ L $hair 250,480 350,560 380,760 330,900 280,760
.f-face .f-lashes .f-smile
L white -300,440 -380,330 -340,180 -200,160 -100,60 60,100 200,90 330,190 380,330 300,440 >0
r cream -310,400 620,100 20
L white 160,760 240,744 230,800 170,810 !
.f-collar
= barber-face | barber face, barber man, hipster barber, barber with pompadour | hair=#2b2024 body=white limb=white belly=white+ cloth=coal coat=#e9b78f
.f-face .f-eyes .f-beard
L $hair 0,800 110,780 260,860 330,800 300,720 160,740 0,770 -160,740 -300,720 -330,800 -260,860 -110,780 >0
L $hair -330,560 -350,430 -330,250 -180,110 60,60 280,110 380,270 340,430 330,560 290,480 100,400 -150,430 -280,490 >0
C $hair+ 16 -260,300 -60,190 200,210 !
.f-shirt-open
r red -60,1180 40,110 0
= hairdresser-face | hairdresser woman, hair stylist woman, salon girl, hairstylist girl, girl with pink hair | hair=#e0609a body=coal limb=$coat belly=#4a4550 coat=#f0c39e cloth=coal brow=#a83f6f
.f-straps
l $hair -360,900 -420,700 -400,470 -250,320 0,280 250,320 400,470 420,700 360,900 >0
.f-face .f-lashes .f-lips
L $hair -340,640 -350,470 -200,360 60,330 270,400 350,560 330,680 220,560 60,470 -120,520 -280,560 >60
~ a gold 330,860 46,16 0,360
= teacher-face | teacher face, teacher woman, lady teacher, woman teacher, school marm, teacher with glasses | hair=#6b3f24 body=#2f6f5a limb=#2f6f5a belly=#3f8a70 coat=#e9b78f cloth=#f6ead2
O $hair 0,240 170,140
b amber 40 -230,330 210,120
l tan 195,95 260,90 225,150
.f-face .f-lashes .f-lips .f-parted .f-glasses .f-collar
= professor-face | professor man, old professor, male teacher, teacher man, history professor | hair=#b8b2ac body=#8a6a45 limb=#8a6a45 belly=#f6ead2 cloth=#8a6a45
~ L $hair 270,400 420,440 460,600 400,740 310,700
.f-face .f-beard .f-stache .f-eyes .f-glasses .f-shirt-open
l wine -60,1130 0,1160 60,1130 60,1200 0,1176 -60,1200 !
= doctor-face | doctor face, doctor man, male doctor, physician man | hair=#4a2c1e body=white limb=white belly=white+ coat=#d99a6c cloth=white
.f-face .f-short-hair .f-eyes .f-smile .f-glasses .f-shirt-open
h sky 0,1170 50,1110 60,1290 0,1310 !
.f-stethoscope
= doctor-woman | doctor woman, female doctor, lady doctor, woman doctor | hair=#2b2024 body=white limb=white belly=white+ coat=#a86a44 cloth=white lip=#a8324a
.f-long-hair .f-face .f-lashes .f-lips .f-parted .f-shirt-open
h mint 0,1170 50,1110 60,1290 0,1310 !
.f-stethoscope
= dentist-face | dentist face, dentist man, dentist with mask, dental hygienist face, orthodontist face | hair=#5a3620 body=mint limb=mint belly=mint+ cloth=mint
.f-face .f-short-hair .f-eyes
h white 0,750 150,730 280,780 240,960 110,1050 0,1060
~ b silver 12 270,800 340,720 !
~ a coal 135,655 104,18 0,360 !
~ r ash 100,600 70,100 14
b coal 18 -40,640 40,640 !
.f-collar
o white 0,240 100
a steel 0,240 100,26 0,360
b steel 26 -320,400 320,400
= vet-face | vet face, veterinarian woman, animal doctor, vet with stethoscope | hair=#c98a3a body=#7a6fd0 limb=#7a6fd0 belly=#938ae0 coat=#f0c39e cloth=#7a6fd0
~ L $hair 300,420 460,470 520,700 470,900 400,760 350,600
.f-face .f-lashes .f-smile .f-parted .f-shirt-open .f-stethoscope
= soldier-face | soldier face, army man, soldier man, army soldier, infantryman | hair=#3a2620 body=moss limb=moss belly=moss+ cloth=moss coat=#d99a6c
.f-face .f-eyes .f-stern
L night 150,740 280,720 270,770 160,786 !
L night -280,720 -150,740 -160,786 -270,770 !
.f-collar
H moss 0,150 210,180 340,320 390,520 330,560 0,520
L pine -280,320 -150,240 -80,360 -230,420 !
L pine 120,220 280,300 240,420 110,360 !
L cocoa -60,380 90,400 70,490 -70,480 !
r moss- -370,500 740,50 24
C tan 26 -300,560 -270,860 0,1050 270,860 300,560
= pilot-face | pilot face, pilot man, airline pilot, captain pilot, airplane captain | hair=#3a2620 body=navy limb=navy belly=white cloth=navy
.f-face .f-short-hair .f-shades .f-smile .f-shirt-open
b coal 40 0,1170 0,1310
L navy -400,340 -340,180 0,110 340,180 400,340 330,420 -330,420 >0
r coal -330,370 660,70 10
L coal -330,440 0,420 330,440 240,530 0,550 -240,530 >0
~ L gold 30,250 230,200 220,260 60,310 !
o gold 0,280 50
= fighter-pilot | fighter pilot, jet pilot, pilot helmet, pilot with oxygen mask | hair=#3a2620 body=moss limb=moss belly=moss+
.f-face
H #5c6b78 0,230 230,260 390,440 420,700 400,900 300,940 290,700 0,690
h red 0,230 60,236 70,470 0,480 !
L coal -300,520 -180,470 180,470 300,520 310,680 200,740 0,700 -200,740 -310,680 >0
L sky -240,560 -100,520 -140,650 -230,650 !
H coal 0,740 130,760 190,900 130,1030 0,1060
C coal 60 0,1030 30,1150 160,1220
o ash 0,900 66
= miner-face | miner face, coal miner man, miner with headlamp, coal miner face | hair=#2b2024 hat=yellow body=#4a4550 limb=#4a4550 belly=#5c5a66 coat=#c98a5a
.f-face .f-beard .f-stache .f-eyes
L coal 160,730 290,710 270,800 180,810 !
L coal -280,740 -190,720 -200,800 -270,800 !
.f-hard-hat
r ash -70,260 140,130 20
o lemon 0,320 84
o white 0,320 50 !
= beekeeper-face | beekeeper face, beekeeper man, beekeeper with veil, beekeeper suit, bee suit, bee keeper | hair=#6b3f24 body=cream limb=cream belly=white cloth=cream
.f-face .f-beard .f-stache .f-eyes
~ b ash 14 290,430 330,1080
~ b ash 8 190,440 210,1090 !
~ b ash 8 90,440 96,1100 !
b ash 8 -300,600 300,600 !
b ash 8 -310,780 310,780 !
b ash 8 -320,960 320,960 !
h cream 0,1080 340,1050 420,1180 200,1270 0,1280
H cream 0,120 170,130 260,260 280,420 0,430
H sand 0,390 330,380 600,440 620,510 330,500 0,510
O ice 400,150 40,60
O ice 470,150 40,60
O yellow 440,240 90,60
b night 24 420,184 420,296 !
b night 24 470,190 470,290 !
= biker-face | biker face, biker man, bearded biker, biker with bandana ; old biker | hair=#a8a2a0 body=coal limb=coal belly=#4a4550 cloth=coal
.f-face .f-long-beard .f-stache .f-shades
L coal -340,520 -350,370 -220,250 0,220 220,250 350,370 340,520 0,450 >0
~ s white 130,370 40,4,.4 !
s white 0,320 44,4,.4 !
~ o white 250,440 18 !
.f-shirt-open
= coach-face | coach face, coach man, baseball coach, football coach | hair=#8d8a90 hat=green body=green limb=green belly=green+ cloth=white
.f-face .f-stache .f-eyes .f-stern .f-collar
C red 16 -160,1030 -60,1180 20,1230 140,1030
L silver -40,1210 60,1200 110,1240 60,1290 -20,1290
.f-ball-cap
o white 0,350 60 !
= hunter-face | hunter face, bearded hunter, hunter in camo, deer hunter man | hair=#7a4a2a body=moss limb=moss belly=moss+ cloth=moss
.f-face .f-long-beard .f-stache .f-eyes
h orange 0,200 210,230 330,380 346,500 0,500
r orange- -356,420 712,110 40
= skier-face | skier face, snowboard girl, ski girl, snow bunny face, girl with ski goggles | hair=#c5622a body=sky limb=sky belly=ice coat=#f0c39e
~ L $hair 220,620 380,640 420,860 460,1080 330,1120 250,900
.f-face .f-lips
h $coat- 0,750 36,780 0,800 !
h rose 0,160 210,200 330,370 350,500 0,500
r white -360,430 720,90 40
O white 0,150 90
L coal -300,560 -160,530 160,530 300,560 310,700 200,760 60,730 -60,730 -200,760 -310,700 >0
L orange -260,580 -140,560 140,560 260,580 266,680 190,724 60,700 -60,700 -190,724 -266,680 >0
L lemon -220,600 -120,580 -160,680 -220,670 !
h teal 0,1070 160,1030 320,1090 180,1210 0,1250
= swimmer-face | swimmer face, swimmer girl, swim team girl, girl with swim cap | hair=blue body=red limb=$coat belly=red+ coat=#e9b78f
.f-face .f-lips
h $coat- 0,700 40,760 0,786 !
h blue 0,280 210,310 336,460 350,600 200,500 0,470
b white 30 0,290 0,460 !
~ O coal 135,640 120,84
~ O sky 135,636 86,54 !
~ o white 110,616 24 !
b coal 24 -40,630 40,630 !
~ b coal 30 250,620 340,580 !
= luchador-mask | luchador, luchadores, lucha libre, wrestling mask, mexican wrestler, luchador mask ; nacho libre | coat=skin body=red limb=$coat belly=red+
H red 0,260 240,320 360,560 340,860 210,1060 0,1110
~ l gold 40,420 280,460 330,660 250,800 60,720
~ O white 150,620 104,84 !
~ o night 140,625 44 !
h gold 0,270 60,280 90,400 0,480
l gold -60,740 60,740 0,800 !
O gold 0,920 170,90
O $coat 0,920 130,60 !
h brick 0,900 90,896 60,950 0,956 !
b red- 20 0,1000 0,1100 !
= ref-face | referee face, ref face, referee man | hair=#2b2024 body=white limb=white belly=coal hat=coal coat=#a86a44 cloth=white
.f-face .f-eyes
o brick 0,900 60,50 !
L silver -30,880 90,860 150,900 100,950 -20,940
.f-collar
~ b coal 40 90,1080 110,1220 !
~ b coal 40 230,1050 220,1180 !
.f-ball-cap
= prince | prince, princes, fairytale prince ; prince charming, little prince | hair=#8a5a2c body=#3a6fb5 limb=#3a6fb5 belly=#f6ead2 coat=#f0c39e cloth=#8e2438
.f-face .f-short-hair .f-eyes .f-smile
h white 0,1050 130,1010 200,1090 110,1200 0,1220
~ l $cloth 120,1030 330,1080 260,1260 60,1280 170,1120
l gold -290,400 -330,140 -190,260 -110,100 0,240 110,100 190,260 330,140 290,400 >0
~ o sea 110,96 30
~ o red 330,134 28
o red 0,320 34 !
b gold- 16 -288,386 288,386 !
= mrs-claus | mrs claus, mrs. claus, missus claus, santas wife | hair=#f1efec body=red limb=red belly=white coat=#f0c39e lip=red cloth=white
O $hair 0,250 220,120
.f-face .f-lashes .f-lips
L $hair -360,680 -410,480 -330,330 -170,340 -60,270 70,270 180,340 330,330 410,480 360,680 300,520 140,450 0,490 -140,450 -300,520 >0
H red 0,100 180,130 320,290 330,380 0,350
L white -350,390 -200,300 0,280 200,300 350,390 300,440 150,370 0,360 -150,370 -300,440 >0
~ a gold 135,660 108,18 0,360 !
b gold 16 -40,650 40,650 !
.f-collar
~ L green 20,1090 150,1030 170,1150 !
o red 0,1090 36
= woman-old | elderly woman, elderly lady ; old lady, old woman, little old lady | hair=#d8d4d8 body=teal limb=teal belly=teal+ coat=#e9b78f lip=rose cloth=teal
L $hair -370,700 -420,480 -300,290 0,230 300,290 420,480 370,700 >0
.f-face .f-lashes .f-smile
~ C $coat- 12 220,740 256,790 244,840 !
~ C $coat- 10 90,520 130,510 170,520 !
L $hair -350,640 -380,460 -240,360 -100,400 40,330 200,380 330,440 350,640 280,520 120,470 -60,500 -260,500 >0
~ o white 340,890 34
.f-collar
= man-old | elderly man ; old man, old guy, old timer, grumpy grandpa | hair=#d6d3d6 body=#8a6a45 limb=#8a6a45 belly=#f6ead2 cloth=#8a6a45
H $coat 0,290 180,310 310,440 330,640 0,660
.f-face
~ L $hair 250,400 370,440 420,560 400,740 310,780 300,600
L $hair -120,330 -20,240 90,300 30,350 -60,350
.f-eyes .f-stache .f-stern
~ l $brow 50,560 210,540 220,580 60,600 !
~ C $coat- 12 110,500 150,490 200,500 !
~ C $coat- 12 150,820 190,880 180,940 !
.f-collar
= firefighter-woman | firefighter woman, female firefighter, firewoman, woman firefighter | hair=#b8502a body=#2e2a33 limb=#2e2a33 belly=#e8b83e coat=#f0c39e
~ L $hair 240,500 370,600 390,820 330,980 280,860
.f-face .f-lashes .f-lips
h coal 0,1060 190,1000 350,1080 240,1220 0,1280
b lemon 30 -280,1140 0,1230
b lemon 30 280,1140 0,1230
h red 0,90 60,100 220,160 310,300 330,440 0,430
b red- 24 0,90 0,420 !
L red -440,520 -330,410 0,380 330,410 440,520 200,470 -200,470 >0
l gold -90,240 0,200 90,240 80,370 0,420 -80,370 >0
s red 0,310 56,5,.45 !
= police-woman | policewoman, female police officer, lady cop, woman police officer, female cop | hair=#3a2a24 body=#24406e limb=#24406e belly=#24406e coat=#a86a44 lip=#a8324a
~ L $hair 260,470 360,560 370,820 320,900 280,780
.f-face .f-lashes .f-lips
h navy 0,1060 190,1000 350,1080 240,1220 0,1280
h coal 0,1080 46,1110 60,1280 0,1300
L navy -420,360 -360,210 0,130 360,210 420,360 330,420 -330,420 >0
r coal -330,380 660,80 10
L coal -330,450 0,430 330,450 250,540 0,560 -250,540 >0
l gold -80,250 0,200 80,250 70,350 0,390 -70,350 >0
= butcher-face | butcher man, butcher with apron, meat cutter man | hair=#5a3620 body=white limb=white belly=#b5332e
.f-face .f-stache .f-eyes .f-smile
h white 0,1050 190,1000 350,1080 240,1220 0,1280
~ b red 34 70,1060 70,1270 !
b red 34 0,1080 0,1290 !
L white -300,420 -350,300 -300,170 0,120 300,170 350,300 300,420 >0
r red -300,370 600,90 20
= postman-face | postman man, mailman with cap, postal worker face, mailman face | hair=#4a2c1e body=#4f7fb0 limb=#4f7fb0 belly=#6c9ac8 cloth=#8fb4d8
.f-face .f-short-hair .f-stache .f-eyes .f-smile .f-shirt-open
b navy 50 -40,1130 0,1260
b navy 50 40,1130 0,1260
L navy -400,360 -340,220 0,150 340,220 400,360 320,420 -320,420 >0
r coal -330,380 660,70 10
L coal -330,440 0,420 330,440 250,530 0,550 -250,530 >0
r white -110,240 220,120 14
l navy -80,264 80,264 0,330 !
= crossing-guard | crossing guard woman, crossing guard man, school crossing guard, lollipop lady, traffic guard | hair=#c9c4c2 body=#c8e03a limb=#24406e belly=#c8e03a coat=#d99a6c
.f-face .f-short-hair .f-eyes .f-glasses .f-smile
h #c8e03a 0,1060 190,1000 350,1080 240,1220 0,1290
~ b silver 44 130,1030 170,1270 !
b orange 44 -260,1200 260,1200 !
.f-ball-cap
= lunch-lady | lunch lady, lunch ladies, cafeteria lady, cafeteria worker, school cook, dinner lady | hair=#9a8f8c body=white limb=#6fb7c9 belly=white coat=#f0c39e lip=#c23a4a
~ O $hair 200,330 170,150
O $hair 0,270 190,140
~ O $hair 300,450 100,120
.f-face .f-lashes .f-lips .f-glasses
h $hair 0,330 220,340 330,460 330,560 230,470 0,440
+7:90,0 C white 10 -290,330 -250,380 -290,440 !
C white 16 -330,500 -240,430 0,400 240,430 330,500 !
h #6fb7c9 0,1040 170,1000 330,1080 240,1220 0,1270
~ b white 60 120,1020 160,1250 !
= park-ranger | park ranger woman, park ranger, park rangers, forest ranger, ranger with hat ; ranger, rangers | hair=#5a3620 body=#6f7d4a limb=#6f7d4a belly=#8a9860 cloth=#b9a878
.f-face .f-short-hair .f-eyes .f-smile .f-shirt-open
b brown 46 0,1150 0,1290
l gold 150,1100 230,1090 236,1160 190,1210 150,1170 !
H #a8814a 0,150 90,110 220,190 270,400 0,430
b #7a5a30 40 -270,380 270,380 !
~ l #8f6c3a 60,150 150,170 100,280 !
O #a8814a 0,430 520,70
= fencer-face | fencer woman, fencing athlete, fencer with mask, fencer in a mask, fencing mask | body=white limb=white belly=white
H silver 0,330 250,360 370,540 360,800 230,1000 0,1060
+9:70,0 b ash 9 -280,480 -280,920 !
+8:0,70 b ash 9 -330,500 330,500 !
a white 0,690 372,44 0,360
h white 0,1010 240,960 360,1080 240,1220 0,1280
~ b ash 12 60,1080 100,1260 !
= mime-face | mime man, mime artist, mimes, mime face, french mime ; mime | hair=#2b2024 body=white limb=white belly=white coat=white
.f-face .f-short-hair
~ o night 130,650 34,38 !
~ o white 118,638 11 !
~ l night 130,560 146,606 114,606 !
~ l night 130,760 146,704 114,704 !
~ b night 20 66,520 196,506 !
h white- 0,660 46,744 0,776 !
o red 0,880 60,34 !
h white 0,1050 180,1000 340,1080 240,1220 0,1290
+4:0,62 b night 26 -260,1060 260,1060 !
L night -380,400 -340,260 -60,180 220,200 380,330 340,410 0,380 >0
o night 30,190 30 !
`;
