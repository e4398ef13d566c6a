export const WARDROBE = `
= cowboy-boot | cowboy boot, cowboy boots, cowgirl boots, boots ; boot scootin, line dancing, country girl, country boy, nashville
l brown -240,60 0,140 200,60 180,620 460,840 520,960 500,1020 -240,1020 >40
l wood -240,60 0,140 200,60 195,200 0,280 -236,200 !
C tan 20 -160,360 -20,520 120,340 !
C tan 20 -160,480 -20,640 120,460 !
r cocoa -260,1010 180,160 10
l cocoa -100,1010 500,1010 480,1070 60,1070
s gold 40,860 50
= top-hat | top hat, hat ; gentleman, dapper | worn
h coal 0,140 330,140 290,760 0,780
h red 0,640 300,640 290,780 0,790
H coal 0,760 320,750 620,820 560,940 280,960 0,970
= billed-cap | cap, baseball cap, trucker hat, ball cap | worn
H blue 0,260 240,290 400,480 430,760 0,770
h white 0,400 150,420 200,720 0,730
L navy -460,740 0,700 460,740 640,940 500,980 0,860 -500,980 -640,940 >0
o navy 0,260 40
= beanie | beanie, winter hat, knit hat | worn
o white 0,180 140
H red 0,260 260,300 420,560 440,820 0,830
r cream -470,800 940,240 60
+9:100,0 b sand 16 -400,810 -400,1030 !
= sunglasses | sunglasses, shades, sunnies | worn
b coal 64 -110,510 110,510
~ b coal 56 560,500 690,460
~ L coal 60,520 180,450 460,430 620,470 600,650 490,800 300,830 150,770 80,650
~ L #3a3d52 120,550 220,510 440,490 550,530 530,640 450,740 310,770 190,720 130,640 !
~ l #6d7290 180,560 330,530 240,690 190,640 !
= heart-sunglasses | heart sunglasses, heart glasses | worn
~ v rose 330,640 290
~ v plum 330,650 210
b rose 50 -90,590 90,590
~ b rose 40 580,560 680,520
= glasses | glasses, eyeglasses, spectacles ; nerd | worn
~ a coal 320,640 230,56 0,360
~ o ice 320,640 200 !
b coal 46 -110,600 110,600
~ b coal 40 540,580 660,520
= crown | crown, princess crown, queen bee crown ; king, queen, royal, royalty, boss, boss babe | worn
h brass 0,560 300,590 440,680 400,820 0,860
p #f6d35a 0,1000 0,230 90,430 170,640 230,440 300,170 390,430 420,660 490,560 600,340 570,700 500,1010 300,1060 0,1090
p #fbe9a8 24,420 70,520 110,760 36,920 !
p gold 300,330 350,520 350,820 270,930 250,560 !
p gold 570,480 530,760 470,910 460,700 !
o red 0,220 84
~ o #fbe9a8 300,160 70
~ o #fbe9a8 600,330 60
H gold 0,1040 300,1010 500,950 490,1130 300,1190 0,1220
h lemon 0,1010 300,980 500,930 500,960 300,1010 0,1040 !
o red 0,1125 70,56
~ o sea 190,1115 50,42
~ o red 350,1075 44,38
~ o sea 450,1030 24,32
o coral -20,1105 20,14 !
o coral -26,196 22,18 !
= flower-crown | flower crown, crown of flowers, wreath of flowers, floral crown, flower crowns, daisy crown | worn
C leaf 56 -540,1160 -300,1000 0,950 300,1000 540,1160
~ L green 120,900 170,770 250,800 240,930 !
~ L green 380,980 470,860 540,920 480,1040 !
*6:0,900 o rose 0,806 62
o lemon 0,900 54
*6:280,960 o white 280,874 56
*6:-280,960 o white -280,874 56
~ o amber 280,960 46
*6:500,1090 o pink 500,1018 48
*6:-500,1090 o pink -500,1018 48
~ o lemon 500,1090 40
= tiara | tiara, prom queen, homecoming queen ; princess, pageant | worn
p silver 0,900 0,300 90,640 220,480 280,720 420,620 520,860 500,920
o rose 0,420 60
~ o sky 220,560 40
~ o rose 400,690 34
r silver -500,860 1000,80 40
= military-helmet | military helmet, army helmet, combat helmet | worn
H moss 0,220 260,250 460,470 520,780 0,800
L pine -300,400 -160,330 -100,460 -260,520 !
L pine 140,330 300,420 260,540 120,480 !
L cocoa -60,560 100,580 80,700 -60,690 !
r moss- -560,760 1120,100 50
C tan 34 -400,860 -260,1080 0,1140 260,1080 400,860
= bow-tie | bow tie, bowtie ; groomsmen
~ L red 40,640 330,440 580,400 560,640 580,880 330,840
r red -90,530 180,220 40
~ C red- 20 120,600 300,560 !
= necktie | necktie, fathers day tie
l navy -140,140 140,140 90,330 -90,330 >0
h navy 0,330 90,330 240,1000 0,1240
+4:0,190 l amber -110,560 160,420 170,470 -120,610 !
= t-shirt | t-shirt, tshirt shop ; screen printer
l teal -200,180 -60,180 0,250 60,180 200,180 560,420 440,640 300,560 300,1160 -300,1160 -300,560 -440,640 -560,420 >0
v cream 0,620 160
= hawaiian-shirt | hawaiian shirt, aloha shirt
l coral -200,180 -60,180 0,300 60,180 200,180 560,420 440,640 300,560 300,1160 -300,1160 -300,560 -440,640 -560,420 >0
l cream -200,180 -60,180 0,300 -60,420 !
l cream 200,180 60,180 0,300 60,420 !
b cream 16 0,300 0,1160 !
*5:-170,640 L lemon -170,640 -230,560 -170,500 -110,560
*5:180,860 L lemon 180,860 120,780 180,720 240,780
*5:-150,1010 L teal -150,1010 -210,930 -150,870 -90,930
*5:420,460 L teal 420,460 380,400 420,350 460,400
= jeans | jeans, denim
l blue -300,80 300,80 360,1220 80,1220 0,480 -80,1220 -360,1220 >0
r navy -305,70 610,110 20
C amber 12 -290,330 -200,330 -160,190 !
C amber 12 290,330 200,330 160,190 !
o gold 0,125 30
= dress | dress, sundress, wedding dress
~ b rose 40 100,60 120,220
h rose 0,240 190,180 160,480 0,480
h rose 0,470 170,470 440,1180 0,1220
r amber -170,440 340,80 20
~ b rose- 18 60,560 160,1190 !
= high-heeled-shoe | high heel, high heels, heels, stiletto ; drag queen
l red -560,420 -420,360 -260,560 60,860 420,960 600,1060 580,1120 200,1120 -60,1000 -380,720 -420,1120 -480,1120 -500,720 >0
l red+ 200,900 420,960 600,1060 420,1060 !
= purse | purse, handbag, tote bag ; shopping, shopaholic, retail therapy, black friday
C brown 60 -260,560 -220,160 220,160 260,560
l rose -460,520 460,520 540,1140 -540,1140 >0
l rose- -460,520 460,520 380,800 -380,800 !
o gold 0,800 70
= gem-stone | diamond, gem, gemstone, jewelry, gems, jewel ; jeweler, april birthstone
l ice -360,240 360,240 600,520 0,1160 -600,520 >0
l white -360,240 -200,520 -600,520 !
l sky -200,520 200,520 0,1160 !
l white 0,240 200,520 -200,520 !
l sky 360,240 200,520 600,520 !
= mustache | mustache, moustache, handlebar mustache ; movember
~ L cocoa 0,600 140,480 330,500 440,660 560,640 640,520 600,760 460,900 240,880 100,760 0,720
~ C brown 20 60,640 200,600 330,700 440,780 !
= beard-man | bearded man, bearded dad, lumberjack beard, awesome beard ; hipster | creature face=520,220
h #e9b78f 0,200 240,220 350,400 350,620 0,700
h cocoa 0,560 120,620 240,600 330,480 400,480 420,700 340,1000 180,1200 0,1260
H cocoa 0,100 240,110 390,260 370,420 300,330 150,280 0,300
~ L brown 0,700 120,640 260,690 300,780 160,780 40,760
eyes #5a3a26 150,500 36
~ l cocoa 70,420 230,400 240,440 80,460 !
o #dca27a 0,600 60,70
h #8e4040 0,800 70,800 40,840 0,846 !
= lips | lips, kiss, kisses, pucker up
L red -560,600 -300,420 -120,380 0,450 120,380 300,420 560,600 300,860 0,930 -300,860 >0
L night -460,610 -200,600 0,640 200,600 460,610 200,680 0,690 -200,680 !
L coral -240,760 -60,800 -80,850 -220,830 !
= watch | watch, wristwatch ; clockmaker
r cocoa -160,-20 320,1320 60
o gold 0,640 370
o cream 0,640 290
*12:0,640 b night 14 0,380 0,430 !
b night 24 0,640 0,460
b night 24 0,640 130,700
= alarm-clock | alarm clock, clock ; wake up, morning person, five o'clock
~ o red 260,260 170
b ash 44 -300,1040 -380,1200
b ash 44 300,1040 380,1200
o red 0,700 440
o white 0,700 350
*12:0,700 b night 20 0,390 0,440 !
b night 34 0,700 0,480
b night 34 0,700 150,780
o night 0,700 40
= hourglass-done | hourglass, sand timer ; time flies, historian
h ice 0,180 260,180 250,440 60,640 250,840 260,1100 0,1100
h amber 0,430 220,430 40,630 0,630 !
h amber 0,900 140,980 240,1090 0,1090 !
~ b brass 40 330,180 330,1100
r wood -400,80 800,120 30
r wood -400,1080 800,120 30
= key | key, keys ; keyholder
@ 40 1 0,0
a gold 0,280 200,90 0,360
r gold -46,470 92,760 20
r gold 30,960 180,90 10
r gold 30,1110 140,90 10
= padlock | lock, padlock ; locksmith
C steel 90 -200,620 -200,300 0,160 200,300 200,620
r gold -360,560 720,600 70
o night 0,800 80 !
l night -40,840 40,840 60,1000 -60,1000 !
= peace-symbol | peace sign, peace symbol ; peace, hippie, hippies, woodstock, peace and love
a violet 0,640 460,110 0,360
b violet 100 0,200 0,1080
b violet 100 0,640 -330,960
b violet 100 0,640 330,960
= yin-yang | yin yang, yin and yang ; taoism
o white 0,640 500 !
L night 0,140 300,200 490,480 490,800 300,1080 0,1140 220,1060 250,800 0,640 -230,500 -220,240 !
o white 20,880 80 !
o night -10,400 80 !
= latin-cross | cross ; jesus, faith, christian, christ, church girl, prayer, pray, amen, christianity, bible verse, religious
r wood -90,40 180,1200 30
r wood -360,320 720,180 30
= bible-book | bible, holy bible ; scripture, bible study, chaplain, missionary
@ -10 1 0,0
r cocoa -400,120 800,1040 60
r cream -360,1050 720,70 20
r brown -400,120 120,930 40
b gold 50 60,300 60,800
b gold 50 -100,450 220,450
= praying-hands | praying hands, thankful hands, hands in prayer, hands praying, prayer hands, hands folded in prayer ; blessings, gratitude
.two-palms
= .two-palms
@ 12 1 -40,-20
l white 20,1010 440,1000 450,1090 20,1090
l navy 20,1070 470,1070 560,1260 20,1270
L #cf9468 66,1090 -14,910 -64,730 -56,550 -36,370 4,316 44,366 50,440 54,220 94,158 136,210 142,280 146,130 186,70 226,130 230,220 240,180 276,140 312,190 328,430 352,630 362,790 352,930 306,1090 !
c #a8714c 12 142,280 146,560 !
c #a8714c 12 230,230 236,640 !
T skin 104,76 180,900 330,780 300,580
L skin -110,1060 -190,880 -240,700 -232,520 -212,340 -172,286 -132,336 -126,410 -122,190 -82,128 -40,180 -34,250 -30,100 10,40 50,100 54,190 64,150 100,110 136,160 152,400 176,600 186,760 176,900 130,1060 >400
c skin-- 12 -127,420 -132,660 !
c skin-- 12 -36,260 -34,640 !
c skin-- 12 55,200 64,650 !
T skin 110,80 50,900 190,770 150,570
l white -170,1000 190,1010 190,1090 -180,1080
l navy -200,1070 210,1080 230,1270 -290,1260
@
= praying-hands-rosary | praying hands with rosary, praying hands rosary, praying hands with rosary beads, hands praying with rosary, prayer hands with rosary, hands holding rosary, rosary praying hands
.two-palms
C night 12 -250,690 -170,770 -60,810 70,810 200,770 320,700 400,720 420,860 420,1000 !
o wine -246,700 42
o wine -176,766 42
o wine -92,804 42
o gold 4,816 52
o wine 100,802 42
o wine 184,770 42
o wine 262,724 42
o wine 344,694 42
o wine 408,750 42
o wine 420,838 42
o gold 420,926 48
r gold 384,980 72,340 12
r gold 286,1064 268,72 12
o wine 420,1100 24 !
= sign-of-the-horns | horns hand ; rock and roll, rock n roll, rock, metal, heavy metal, metal head, metalhead, rock on, punk rock, punk
c skin 110 -210,700 -250,200
c skin 110 210,700 250,260
c skin 110 -70,700 -70,480
c skin 110 70,700 70,480
L skin -290,620 -200,600 200,600 290,660 290,960 180,1160 -180,1160 -280,1000 >20
C skin- 100 -320,840 -140,760 40,720
r coal -210,1120 420,140 30
+4:100,0 l silver -180,1190 -150,1130 -120,1190
= victory-hand | peace hand, peace fingers, victory hand, deuces
c skin 110 -110,680 -200,180
c skin 110 70,680 180,200
L skin -240,640 -120,600 200,600 280,720 260,980 160,1160 -160,1160 -260,1000 >20
C skin- 100 200,680 80,760 -40,800
C skin- 90 -200,860 -60,800 60,840
r teal -200,1120 400,130 30
= brain | brain ; neurologist, neuroscience
L pink -60,180 -300,240 -440,420 -480,640 -380,860 -200,960 0,980 200,960 380,880 480,680 440,440 300,260 60,180 >0
C rose 24 0,190 -20,500 20,760 0,960 !
C rose 24 -400,520 -240,500 -180,620 -300,720 !
C rose 24 -300,330 -180,360 -120,480 !
C rose 24 -330,840 -200,780 -100,860 !
C rose 24 400,520 240,500 180,620 300,720 !
C rose 24 300,330 180,360 120,480 !
C rose 24 330,840 200,780 100,860 !
l rose -60,960 100,970 60,1120 -20,1120
= smiling-face-with-smiling-eyes | smile, smiley, smiley face, smiles, happy face, groovy smile, good vibes face
o yellow 0,640 520
L lemon -360,330 -200,210 -120,240 -280,380 -400,520 !
~ o night 170,500 56,100 !
~ o white 150,460 18,30 !
C night 44 -300,760 -180,900 0,950 180,900 300,760
~ C night 34 260,770 310,740 350,770
= infinity | infinity, infinity symbol ; forever and always
C teal 110 0,640 -200,460 -420,460 -520,640 -420,820 -200,820 0,640 200,460 420,460 520,640 420,820 200,820 0,640
C sea 50 0,640 200,460 420,460 520,640 420,820 200,820 0,640 !
C teal+ 26 -40,590 -200,440 -410,440 -530,600 !
= wastebasket | trash can, trash, garbage can, trash bin, trash cans, garbage cans
r ash -90,120 180,90 30
r steel -420,190 840,110 40
h steel 0,300 360,300 290,1220 0,1220
~ b ash 24 100,380 80,1140 !
~ b ash 24 230,380 190,1140 !
= bathtub-duck | bathtub, bath, bath time ; self care
o white -260,470 100 !
o ice -100,420 130
o ice 90,470 110
o white 240,440 120
r cream -640,540 1280,110 50
L white -560,640 560,640 500,960 330,1080 -330,1080 -500,960 >60
~ r gold 260,1060 110,130 40
= coffin | coffin, casket, funeral director ; mortician
l cocoa -180,80 180,80 330,400 200,1220 -200,1220 -330,400 >0
l brown -140,140 140,140 270,400 160,1160 -160,1160 -270,400 >0
b gold 44 0,300 0,760
b gold 44 -130,440 130,440
= headstone | tombstone, gravestone, headstone ; rip, graveyard, cemetery
h steel 0,160 220,200 320,400 330,1080 0,1080
b ash 40 0,380 0,700
b ash 40 -110,480 110,480
r ash -170,800 340,40 10
L green -520,1140 -330,1040 0,1080 330,1040 520,1140 400,1220 -400,1220
= sleeping-mask | sleep mask ; sleep, nap, naps, sleepy, nap queen, sleeping, insomnia, tired, let me sleep | worn
C plum 50 -600,560 0,420 600,560
H lilac 0,440 300,430 540,540 520,780 300,880 120,830 0,720
~ C plum 30 150,640 290,740 430,640 !
~ b plum 24 290,740 290,810 !
~ b plum 24 200,710 170,770 !
~ b plum 24 380,710 410,770 !
= teacup-stack | teacups, tea cups, high tea
a white 330,430 110,50 -80,80
h white 0,320 320,320 260,560 0,600
b rose 30 -310,380 310,380 !
h sand 0,590 400,580 330,650 0,660
a mint 360,830 120,56 -80,80
h mint 0,680 350,680 280,980 0,1010
*5:-60,820 o white -60,760 34 !
o amber -60,820 30 !
h sand 0,1000 480,990 400,1080 0,1090
= tutu | tutu, tutus, ballet tutu, tulle skirt
h pink 0,560 180,540 440,700 640,900 540,940 430,900 330,980 220,930 120,1010 0,960
h rose 0,560 170,550 340,690 440,830 340,840 250,800 160,850 80,810 0,850 !
h rose 0,180 90,240 190,160 230,240 180,560 0,580
o lemon 0,570 50,40
= sombrero | sombrero, sombreros, mexican hat | worn wide
L sand -640,980 -420,1040 0,1070 420,1040 640,980 560,1150 300,1250 0,1270 -300,1250 -560,1150 >0
L gold -560,1060 -300,1150 0,1170 300,1150 560,1060 300,1210 0,1230 -300,1210 !
h sand 0,420 130,440 210,600 270,1010 220,1080 0,1100
h red 0,860 240,850 256,960 0,975
h green 0,960 258,950 270,1020 0,1040
*5:0,1100:30:-60 o red 0,1205 26 !
= beret | beret, berets, french hat, artist hat | worn
b wine 40 0,600 40,480
L red -560,960 -520,720 -260,590 120,580 460,680 600,880 480,1000 200,1010 0,1000 -240,1010 >20
l wine -330,990 330,990 320,1100 -320,1100
= bandana | bandana, bandanas, neckerchief | thing
~ l brick 60,380 330,240 400,420 200,470 !
o brick 0,430 100,90
l red -560,520 560,520 60,1180 -60,1180 >0
*1:0,0 l brick -560,520 560,520 500,600 -500,600 !
~ o white 170,700 40 !
o white 0,800 44 !
o white 0,1000 36 !
~ o white 330,650 24 !
= couch | couch, sofa, couches, loveseat ; couch potato, upholsterer
~ r cocoa 430,1060 80,130 20
H teal 0,300 300,310 500,360 540,540 540,800 0,800
~ r teal+ 14,380 440,360 70
~ r teal 10,730 470,190 60
h teal- 0,880 560,880 560,1090 0,1090
~ r teal 480,560 180,540 90
= antenna-headband | antenna headband, alien antennae, antennae headband | wide
A coal 0,900 440,34 200,340
~ b leaf 30 150,560 290,190
~ O lime 310,120 110
~ o lemon 280,85 32 !
= ghost-sheet | ghost sheet, ghost costume, bedsheet ghost
L white -180,160 0,220 180,160 400,360 560,700 620,1180 460,1100 320,1210 160,1110 0,1210 -160,1110 -320,1210 -460,1100 -620,1180 -560,700 -400,360 >0
~ C silver 18 250,420 330,760 340,1040 !
C silver 18 0,320 20,640 0,980 !
= vampire-cape | vampire cape, dracula cape
L coal -250,150 0,100 250,150 340,420 470,900 560,1180 330,1130 160,1220 0,1140 -160,1220 -330,1130 -560,1180 -470,900 -340,420 >0
~ L wine 60,330 230,260 330,520 430,980 470,1120 330,1080 200,1130 120,700 !
~ L coal 40,270 110,220 280,30 380,100 350,320 240,340
~ L red 120,270 280,90 330,140 300,290 220,310 !
= mummy-wraps | mummy wraps, mummy bandages
L bone -260,200 260,200 400,420 420,900 300,1180 -300,1180 -420,900 -400,420 >0
b sand- 18 -330,320 350,400 !
b sand- 18 -400,500 400,440 !
b sand- 18 -410,620 410,720 !
b sand- 18 -420,850 420,780 !
b sand- 18 -380,960 380,1040 !
L bone 300,1000 440,1040 520,1180 430,1200 380,1100
= shaka-hand | shaka, shaka hand, shaka sign, hang loose hand, hang loose sign, aloha hand, call me hand, hang ten hand, surfer hand | thing coat=skin cuff=teal
T $coat 170,112 -190,880 -360,700 -480,500 -560,360
T $coat 140,100 230,800 380,560 480,360 520,240
L $coat -300,760 -250,640 250,600 330,720 320,860 220,1040 200,1180 -200,1180 -230,1040 -320,900 >20
r $coat -270,480 166,330 80
r $coat -90,440 166,360 80
r $coat 90,470 160,320 78
C $coat- 18 -280,860 -210,980 -190,1060 !
C $coat- 20 -250,820 -90,850 90,840 260,780 !
C $coat- 14 -240,580 -190,600 -140,580 !
C $coat- 14 -60,540 -10,560 40,540 !
C $coat- 14 120,570 170,590 215,570 !
O blush -187,764 46,36 !
O blush -7,756 46,36 !
O blush 170,744 44,34 !
L #fbe3d3 -596,340 -560,310 -520,350 -536,420 -590,410 !
L #fbe3d3 490,200 530,190 556,230 540,290 494,280 !
r $cuff -240,1120 480,120 34
b white 22 -236,1180 236,1180 !
`;
