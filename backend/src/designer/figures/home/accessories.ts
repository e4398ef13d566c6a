/** Small things to wear, and to tie on. */
export const ACCESSORIES = `
thing

= prize-ribbon | blue ribbon, award ribbon, prize ribbon, first place ribbon, show ribbon, county fair ribbon, ribbon award, first prize, award rosette
l blue -200,640 -20,700 -120,1280 -220,1160 -340,1220 >-170
l blue 20,700 200,640 340,1220 220,1160 120,1280 >230
*16:0,440 L blue 0,440 -90,120 0,40 90,120
o navy 0,440 330
o cream 0,440 270
a gold 0,440 240,20 0,360
b blue 60 -10,300 -10,580 !
b blue 44 -70,350 -10,300 !
b blue 44 -80,580 60,580 !
= blanket-stack | stack of blankets, pile of blankets, folded blankets, stack of quilts, pile of quilts, stack of towels, folded towels, blanket stack, stack of sweaters
L wine -600,980 -560,900 560,900 620,980 600,1160 560,1200 -560,1200 -600,1160 >0
C wine- 16 -560,1050 0,1070 580,1050 !
L amber -560,720 -520,640 540,640 590,720 580,860 540,900 -520,900 -560,860 >0
C brass 16 -520,770 0,790 550,770 !
+5:200,0 b brass 16 -420,650 -420,760 !
L teal -590,480 -540,400 520,400 580,480 560,610 520,640 -540,640 -580,610 >0
C sea 16 -550,530 0,550 540,530 !
+6:180,0 o white -480,460 24 !
L cream -540,250 -480,180 480,180 540,250 520,370 480,400 -480,400 -530,370 >0
C sand 16 -500,300 0,320 500,300 !
+5:200,0 l red -440,190 -380,190 -400,290 -460,290 !
= bowler-hat | bowler hat, derby hat, bowler hats | worn brim
O night 0,720 560,100
L coal -340,700 -330,420 -180,260 0,220 180,260 330,420 340,700 0,760 >0
r wine -345,590 690,90 10
C ash 20 -560,720 -300,790 0,806 300,790 560,720 !
L ash -250,480 -180,340 -110,310 -170,440 -210,560 !
= derby-fascinator | fascinator, kentucky derby hat, derby day hat, fancy hat, church hat, sunday hat, big hat | worn brim
O rose 0,720 660,130
O pink 0,700 520,70 !
L rose -260,680 -240,420 0,330 240,420 260,680 0,730 >0
r wine -264,600 528,70 10
*6:220,520 O white 220,430 50,90
o gold 220,520 60
L white -40,380 -200,60 -420,-60 -300,120 -120,330
L pink 0,380 -60,20 -220,-160 -180,40 -60,330
= ballet-slipper | ballet slippers, ballet slipper, ballet flats, jazz shoes
@ -12 1 -160,0
L pink -160,200 0,120 160,200 200,560 220,960 120,1200 -80,1220 -200,1000 -200,560 >0
L rose- -110,260 0,200 110,260 140,520 60,660 -60,660 -140,520 !
C rose 36 -150,330 0,480 150,330
v white 0,760 70 !
@ 14 1 200,60
L pink -160,200 0,120 160,200 200,560 220,960 120,1200 -80,1220 -200,1000 -200,560 >0
L rose- -110,260 0,200 110,260 140,520 60,660 -60,660 -140,520 !
C rose 36 -150,330 0,480 150,330
v white 0,760 70 !
= tap-shoes-black | tap shoes, tap shoe, tap dance shoes, oxford shoes, dress shoes, loafers
L coal -560,620 -300,560 -200,640 60,660 360,780 560,880 600,1000 -560,1000 >0
L ash -300,560 -200,640 60,660 -20,780 -260,700 !
+3:70,40 b cream 20 -180,640 -120,720 !
r night -580,990 380,140 10
l silver 80,1000 600,1000 560,1060 100,1060
r silver -560,1120 340,36 8
= leg-warmer | leg warmers, leg warmer, leggings, 80s leg warmers
@ -8 1 -220,0
L rose -170,60 170,60 190,300 150,640 200,1000 160,1160 -160,1160 -200,1000 -150,640 -190,300 >0
+5:0,190 C rose- 26 -180,200 0,240 180,200 !
L white -180,1130 180,1130 260,1260 -200,1260
@ 8 1 220,0
L teal -170,60 170,60 190,300 150,640 200,1000 160,1160 -160,1160 -200,1000 -150,640 -190,300 >0
+5:0,190 C sea 26 -180,200 0,240 180,200 !
L white -180,1130 180,1130 260,1260 -200,1260
= knee-sock | knee socks, knee high socks, tube socks, sports socks, striped socks
@ -6 1 -240,0
L white -150,-20 150,-20 170,400 140,820 260,980 360,1120 260,1220 0,1200 -140,1060 -160,820 -170,400 >0
b red 54 -156,80 156,80 !
b blue 54 -160,190 160,190 !
L sand 100,860 150,830 260,980 350,1110 250,1140 140,1000 !
@ 6 1 240,0
L white -150,-20 150,-20 170,400 140,820 260,980 360,1120 260,1220 0,1200 -140,1060 -160,820 -170,400 >0
b red 54 -156,80 156,80 !
b blue 54 -160,190 160,190 !
L sand 100,860 150,830 260,980 350,1110 250,1140 140,1000 !
= gym-leotard | leotard, leotards, gymnastics leotard, singlet, wrestling singlet, wrestling singlets
L violet -330,60 -200,80 -120,300 0,360 120,300 200,80 330,60 340,400 260,640 380,900 120,1180 -120,1180 -380,900 -260,640 -340,400 >0
L pink -330,60 -200,80 -60,380 260,640 330,760 240,760 -160,480 -340,330 !
+5:70,40 s white -140,420 36,4,.4 !
= work-coverall | coveralls, coverall, jumpsuit, mechanic coveralls, boiler suit
L blue -200,60 0,120 200,60 360,140 600,660 460,730 330,480 320,760 400,1260 80,1260 0,860 -80,1260 -400,1260 -320,760 -330,480 -460,730 -600,660 -360,140 >0
b gold 20 0,130 0,800 !
r navy -320,700 640,70 10
r red -220,330 150,80 10
~ r blue- 90,420 160,170 10
~ b navy 26 470,680 580,610 !
~ b ash 30 110,1180 370,1180 !
= hazmat | hazmat suit, biohazard suit, ppe suit
L yellow -180,40 0,-40 180,40 230,260 180,380 380,440 600,880 460,960 340,720 330,800 400,1260 80,1260 0,900 -80,1260 -400,1260 -330,800 -340,720 -460,960 -600,880 -380,440 -180,380 -230,260 >0
r coal -150,80 300,220 80
L sky -110,110 60,110 -40,270 -120,250 !
b coal 24 0,400 0,860 !
*3:0,620 o coal 0,560 50
~ r coal 420,900 200,110 30
~ r coal 90,1220 320,90 20
= knee-pad | knee pads, knee pad, elbow pads, skate pads
@ -8 1 -240,0
L coal -200,100 200,100 240,560 200,1140 -200,1140 -240,560 >0
L red -140,400 0,340 140,400 180,640 100,880 -100,880 -180,640 >0
b ash 50 -210,200 210,200 !
b ash 50 -210,1030 210,1030 !
@ 8 1 240,0
L coal -200,100 200,100 240,560 200,1140 -200,1140 -240,560 >0
L red -140,400 0,340 140,400 180,640 100,880 -100,880 -180,640 >0
b ash 50 -210,200 210,200 !
b ash 50 -210,1030 210,1030 !
= hair-scrunchie | scrunchie, scrunchies, hair tie, hair ties, hair elastic
*14:0,640 o rose 0,240 150
*14:0,640:25.7:12 o pink 0,300 100
a wine 0,640 240,30 0,360
= bobby-pins | bobby pin, bobby pins, hair pin, hair pins, hairpin
@ 20 1 -120,0
b brass 44 -40,60 -40,1240
C brass 44 -40,80 0,10 60,80 20,300 70,480 20,660 60,860
@ -24 1 200,40
b coal 44 -40,60 -40,1240
C coal 44 -40,80 0,10 60,80 20,300 70,480 20,660 60,860
= gloss-tube | lip gloss, lipgloss, lip balm, chapstick, lip stain
@ 26 1 0,0
r gold -100,-80 200,560 60
r rose -120,470 240,760 60
r pink -60,540 50,620 24 !
v white 30,880 80 !
= nail-clippers | nail clippers, nail file, nail clipper, toenail clippers, dog nail clippers
@ 34 1 0,0
L silver -100,200 100,200 140,640 110,1220 -110,1220 -140,640 >0
L steel -70,60 70,60 110,240 -110,240
b ash 50 0,320 200,1020
o brass 0,330 60
o night 0,1120 34 !
= harness-dog | dog harness, harness, service dog vest, dog vest, therapy dog vest
a coal 0,600 430,100 0,360
L red -330,560 -260,360 260,360 330,560 300,860 -300,860 >0
b cream 30 -240,500 240,500 !
b cream 30 -240,620 160,620 !
C coal 60 -150,330 -110,180 110,180 150,330
a silver 0,860 70,30 0,360
~ r silver 280,640 130,120 20
= treat-bone | dog treat, dog treats, dog biscuit, dog biscuits, milk bone, dog cookie, chew toy, dog chew
@ -20 1 0,0
L tan -520,420 -380,340 -260,460 260,460 380,340 520,420 540,560 480,640 540,720 520,860 380,940 260,820 -260,820 -380,940 -520,860 -540,720 -480,640 -540,560 >0
+5:110,0 o brown -220,560 22 !
+4:120,0 o brown -180,720 22 !
b wood 30 -160,640 160,640 !
= squeak-duck | squeaky toy, squeaky toys, dog toy, dog toys, tug toy, tug rope, rope toy
@ -24 1 0,0
T cream 130,130 -560,640 -200,600 200,680 560,640
+7:150,0 C red 34 -440,560 -400,640 -440,720 !
+7:150,0 C blue 26 -370,560 -330,640 -370,720 !
o cream -430,640 150
o sand 430,640 150
~ +4:0,70 b sand 26 560,540 720,500
= dog-bed-round | dog bed, cat bed, pet bed, round dog bed
O brown 0,860 640,280
O tan 0,800 560,200
O cream 0,800 420,130
C brown- 20 -560,960 0,1090 560,960 !
L white -100,800 -140,760 -90,730 -50,770 50,770 90,730 140,760 100,800 140,850 90,880 50,840 -50,840 -90,880 -140,850 !
= fish-tank | fish tank, aquarium, aquariums, fish tanks, betta tank
r coal -640,200 1280,90 20
r ice -600,280 1200,800 10
r sky -600,380 1200,700 10
L sand -600,980 -300,940 0,1000 320,940 600,980 600,1080 -600,1080 !
L leaf -460,980 -520,700 -420,540 -380,760 -400,980
L green -330,980 -360,780 -280,660 -260,820 -280,980
L orange -160,560 40,480 180,560 300,480 300,700 180,620 40,690 >60
b white 30 0,510 0,670 !
eye night -90,560 20
L amber 220,820 360,760 460,820 540,770 540,890 460,840 360,890
+3:30,-90 a white 420,620 30,10 0,360
L rose 330,980 300,860 380,780 420,880 460,820 480,980
r coal -660,1070 1320,100 20
= tank-turtle | turtle tank, reptile tank, snake tank, heat lamp
r ash -600,360 1200,60 10
r ice -580,410 1160,680 10
L bark -580,1090 -580,960 -300,900 100,960 400,900 580,960 580,1090 !
L leaf -420,920 -520,700 -440,560 -360,720 -380,920
L leaf 400,920 330,740 420,600 500,740 460,920
b wood 60 -260,940 240,700
L lime 20,760 120,660 300,640 420,700 300,760 120,790 >200
o lime 330,670 70
eye night 350,650 18
r ash -600,1080 1200,70 10
l red 60,300 330,300 260,110 130,110 >195
b lemon 20 100,320 60,400 !
b lemon 20 200,320 200,400 !
b lemon 20 300,320 340,400 !
= poodle-skirt | poodle skirt, poodle skirts, pink poodle skirt, fifties skirt, 50s skirt
h rose 0,220 190,230 420,620 660,1080 560,1160 320,1210 0,1220
~ C wine 18 110,330 220,720 330,1180 !
~ C wine 18 170,300 400,720 540,1130 !
b coal 90 -190,180 190,180
r gold -70,120 140,120 20
r coal -36,150 72,60 10 !
O white -60,900 110,80 !
o white -190,830 60 !
o white 70,980 46 !
o white -150,1010 46 !
c white 30 -130,940 -150,1010 !
c white 30 20,940 60,990 !
c white 24 30,860 110,790 !
o white 120,770 44 !
o white -170,740 52 !
o coal -230,830 14 !
C gold 14 -120,820 60,680 200,560 240,420 !
= knit-project | half knitted scarf, knitted scarf on needles, unfinished scarf
+6:90,0 b rose 26 -225,980 -225,1090
L rose -270,260 270,260 280,620 270,1000 -270,1000 -280,620 >0
r cream -274,380 548,90 0
r teal -276,590 552,90 0
r cream -274,800 548,90 0
b brass 36 -560,420 260,190
b brass 36 560,420 -260,190
o red -580,428 56
o red 580,428 56
+6:90,0 o rose+ -225,262 34 !
C teal 20 270,680 470,700 520,900
o teal 470,1070 190
C mint 16 330,1000 470,930 610,1010 !
C mint 16 320,1110 470,1030 620,1110 !
= bath-robe | bathrobe, bath robe, robe, robes, terry robe, dressing gown | cloth=sky
L $cloth -200,150 0,260 200,150 380,250 640,820 480,920 340,620 400,1240 -400,1240 -340,620 -480,920 -640,820 -380,250 >120
~ L white 110,150 220,170 180,420 20,760 0,700 !
b $cloth- 18 0,720 0,1230 !
b white 76 -345,740 345,740
b white 60 -40,760 -110,1040
b white 60 30,760 80,1000
~ r white 440,780 170,80 30
~ r $cloth- 130,860 190,190 20 !
~ b white 20 130,880 320,880 !
= flower-clip | flower behind ear, flower behind the ear, flower hair clip, flower clip, hibiscus hair clip, flower headband | worn ears
a brown 0,700 500,12 196,344
@ 0 .38 460,120
*5 O rose 0,330 150,230
*5 C wine 20 0,600 0,360 !
o lemon 0,640 120
@ 0 1 0,0
L leaf 560,820 700,880 660,1000 540,920
= chewed-boot | chewed boot, old boot, leather boot
L brown -280,140 20,140 60,300 40,520 160,640 400,720 480,860 480,960 -320,960 -300,500 >60
l tan -300,120 -180,170 -90,110 40,150 60,240 -290,240 >-100
+5:24,90 b amber 22 -30,280 80,260
l wood -320,760 -100,760 -60,960 -330,960 !
r coal -360,940 900,90 30
C amber 18 60,240 180,200 220,320 330,300 !
= chewed-shoe | chewed shoe, old shoe, old sneaker
l teal -560,560 -440,480 -300,560 -120,360 60,430 200,620 520,720 620,860 620,940 -560,940 >60
l amber -480,900 -240,700 60,760 -60,900 !
+4:80,60 b white 24 -50,500 50,430
l white -600,900 660,900 640,1020 520,1060 -540,1060 -600,1000 >0
C white 20 -40,440 -140,300 -60,220 60,280 !
= rescue-keg | rescue barrel, keg collar, rescue keg, brandy barrel, brandy keg, barrel collar
A #8a2f2a 0,420 470,70 20,160
r wood -260,640 520,380 90
+3:200,0 r steel -230,630 50,400 10
r red -60,740 120,180 10
r red -100,790 200,80 10
= cucumber-slices-worn | cucumber eye slices, cucumber slices on eyes, cucumber slices on its eyes, spa cucumbers | worn
~ o green 330,640 230
~ o mint 330,640 196
~ o #dcefc8 330,640 150 !
~ o cream 330,560 16,28 !
~ o cream 330,720 16,28 !
~ o cream 250,640 28,16 !
~ o cream 410,640 28,16 !
`;
