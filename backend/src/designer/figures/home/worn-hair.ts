/** Hair, kisses and trousers that whoever has them wears. */
export const WORN_HAIR = `

= .messy-locks
L $hair -330,560 -400,430 -340,300 -230,250 -180,120 -40,150 40,60 160,120 270,120 330,240 420,330 380,470 320,580 160,640 -180,640 >60
C $hair- 26 -290,420 -180,300 -40,330 40,430 !
C $hair- 26 -120,520 -20,400 130,380 250,470 !
C $hair- 26 -60,230 90,210 210,290 280,380 !
C $hair+ 18 -250,340 -180,240 -90,210 !
C $hair 34 -330,330 -450,270 -480,170
C $hair 30 300,190 400,120 430,20
C $hair 28 -100,180 -150,60 -110,-30
C $hair 28 360,470 480,450 540,390
= bun-bandana | bun with bandana, bun with a bandana, hair bun with bandana, top knot with bandana, messy bun hair with bandana | worn wide hair=#6b4127 cloth=#d9485a
.messy-locks
L $hair -540,1090 -520,860 -390,690 -180,610 180,610 390,690 520,860 540,1090 >40
C $hair- 24 -400,860 -260,720 -80,640 !
C $hair- 24 -180,880 -80,740 -20,640 !
C $hair- 24 180,880 100,740 40,640 !
C $hair- 24 400,860 280,720 100,640 !
C $hair 40 -530,1050 -580,1180 -540,1290
C $hair 40 530,1050 580,1180 540,1290
L $cloth -560,1110 -540,900 -300,830 0,810 300,830 540,900 560,1110 300,1040 0,1020 -300,1040 >0
~ o white 460,975 32 !
~ o white 300,925 26 !
~ o white 150,975 30 !
L $cloth 30,850 120,680 250,660 230,770 330,790 320,880 200,900
L $cloth -30,850 -120,680 -250,660 -230,770 -330,790 -320,880 -200,900
O $cloth- 0,850 74,80
= bun-scrunchie | bun with scrunchie, bun with a scrunchie, hair bun with scrunchie, top knot, top knots, top knot with scrunchie | worn wide hair=#8a5733 cloth=#e88fae
.messy-locks
*9:0,640 o $cloth 230,640 84
O $cloth 0,640 300,130
C $cloth- 22 -240,620 -200,690 -180,610 !
C $cloth- 22 -80,600 -60,710 -20,610 !
C $cloth- 22 90,600 100,710 150,610 !
L $hair -540,1180 -520,900 -390,770 -180,700 180,700 390,770 520,900 540,1180 440,1030 240,960 0,990 -240,960 -440,1030 >40
C $hair- 24 -400,930 -260,800 -80,730 !
C $hair- 24 -130,900 -80,820 -20,730 !
C $hair- 24 400,930 280,800 100,730 !
= full-beard | beard, beards, full beard, bearded, long beard, big beard, bushy beard ; beard gang, beard life, no shave november | worn beard hair=#5a3a26
L $hair -520,60 -440,40 -400,240 -300,330 -170,270 0,310 170,270 300,330 400,240 440,40 520,60 540,360 500,640 430,860 330,1030 200,1130 80,1260 0,1290 -80,1260 -200,1130 -330,1030 -430,860 -500,640 -540,360 >40
L night -130,430 0,400 130,430 90,510 0,540 -90,510 !
~ L $hair+ 0,300 120,220 260,250 380,380 470,420 400,520 250,500 110,430 0,400 >240
~ C $hair- 26 430,430 390,700 290,900 !
~ C $hair- 26 280,600 240,860 160,1040 !
~ C $hair- 26 130,640 110,900 60,1120 !
C $hair- 26 0,620 0,1000 !
~ C $hair+ 20 480,300 460,520 410,680 !
= .one-kiss
L $lips -300,640 -170,520 -70,470 0,510 70,470 170,520 300,640 180,610 70,600 0,620 -70,600 -180,610 !
L $lips -270,668 -150,650 -60,644 0,660 60,644 150,650 270,668 170,780 0,830 -170,780 !
b $gap 12 -120,540 -90,600 !
b $gap 12 60,520 70,596 !
b $gap 12 -110,660 -90,760 !
b $gap 12 40,670 50,790 !
= kiss-marks | kiss marks, lipstick marks, lipstick kisses, lipstick kiss marks, kiss mark, lipstick mark, lipstick kiss, kisses all over, covered in kisses, covered in lipstick kisses, covered in kiss marks, covered in lipstick marks, covered in lipstick, lipstick on face, lip prints, lipstick prints, kissed all over | worn marks vivid lips=#d3213f gap=#f3909c
@ -22 .56 -270,-360
.one-kiss
@ 18 .62 340,240
.one-kiss
@ 10 .56 -400,270
.one-kiss
@ 24 .44 300,-330
.one-kiss
@ -8 .4 40,560
.one-kiss
@
= .short-trousers
L $cloth -440,200 440,200 500,420 490,640 450,830 90,830 60,600 0,520 -60,600 -90,830 -450,830 -490,640 -500,420 >0
r $cloth- -446,170 892,96 40
~ r $cloth- 70,800 410,84 40
= sweatpants-worn | sweatpants on somebody, pair of sweatpants worn | cloth=#9aa1ad
.short-trousers
c white 26 -20,230 -90,400 !
c white 26 20,230 70,380 !
C $cloth- 16 -400,420 -340,480 -300,430 !
C $cloth- 16 400,420 340,480 300,430 !
= jeans-worn | jeans on somebody, pair of jeans worn | cloth=#3a6fb5
.short-trousers
b amber 12 0,270 0,520 !
o amber 0,218 26 !
~ C amber 12 240,270 250,400 430,430 !
~ r $cloth+ 70,800 410,84 20 !
~ b amber 10 470,500 430,800 !
~ r $cloth- 190,176 44,90 8 !
`;
