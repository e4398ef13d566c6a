/** What shirts of many small niches ask for: gear, sweets, shore finds and flowers. */
export const NOVELTIES = `
thing

= mistletoe-sprig | mistletoe, kissing ball
L pine -40,330 -220,520 -420,620 -560,860 -430,960 -260,820 -150,640 -60,480
L green -60,400 -120,640 -240,900 -200,1110 -60,1130 0,960 20,700 10,420
L pine 40,330 220,520 420,620 560,860 430,960 260,820 150,640 60,480
L green 40,400 100,640 210,880 190,1080 80,1090 20,960 -10,700 -10,420
O white -70,640 74,74
O white 70,600 78,78
O white 10,760 70,70
o bone 24,770 26 !
p red 0,300 120,190 330,130 380,260 330,400 110,350
P red 20,330 150,420 260,640 160,620 60,480
O brick 0,300 90,84
b bark 36 0,60 0,240
= hen-egg | hen egg
O #d9a878 0,660 400,530
L #edc9a0 -180,330 -60,260 -90,420 -220,640 -280,620 -260,460 !
= mud-splash | mud splash, mud splatter
L cocoa -600,1130 -560,1010 -480,1040 -430,900 -340,1010 -240,960 -120,1040 0,1000 130,1040 240,950 330,1020 430,890 480,1040 560,1000 610,1130 520,1200 0,1220 -520,1200 _1130
L brown -470,1130 -300,1090 0,1080 300,1090 470,1130 300,1170 0,1180 -300,1170 !
~ o cocoa 620,860 46,60
~ o cocoa 540,690 34,44
~ o cocoa 400,760 24,32 !
= sleep-zzz | zzz, zzzs
l sky 40,80 560,80 560,210 260,560 560,560 560,690 40,690 40,560 340,210 40,210 _380
l sky -300,640 40,640 40,730 -150,950 40,950 40,1040 -300,1040 -300,950 -110,730 -300,730 _840
l sky -560,960 -350,960 -350,1020 -470,1150 -350,1150 -350,1210 -560,1210 -560,1150 -440,1020 -560,1020 _1085
= katana | katana, katanas, samurai sword, samurai swords, japanese sword | long
@ 52 1 0,0
L silver -26,560 26,560 60,200 120,-160 200,-420 130,-330 30,-40 -20,260
L white 0,560 20,560 52,200 110,-140 60,-60 0,240 !
O gold 0,590 96,34
O brass 0,584 70,20 !
r coal -34,616 68,470 20
+5:0,86 l cream 0,640 22,675 0,710 -22,675 !
r gold -38,1070 76,40 10
@
= cannon-barrel | cannon, cannons, civil war cannon, pirate cannon, old cannon
L coal -560,560 -520,480 -440,470 440,330 520,310 540,480 460,510 -380,760 -500,740 -560,680 >0
l ash 420,300 500,280 530,500 450,520
O night 520,395 24,78
o coal -590,610 50
b ash 40 -330,470 -270,720 !
b ash 34 40,410 90,600 !
l brown -560,1130 -620,1060 -120,720 160,700 240,820 -100,860
a bark 40,900 300,56 0,360
*10:40,900 b wood 40 40,900 40,640
a ash 40,900 320,22 0,360
o bark 40,900 80
o gold 40,900 36
o coal 440,1110 90
o coal 560,1150 60
o ash 410,1080 20 !
= circuit-board | circuit board, circuit boards, motherboard, computer chip, microchip, cpu, gpu, graphics card ; electrical engineer, hardware engineer, computer engineer
r #2f6f4a -520,120 1040,1040 50
C lime 16 -460,300 -260,300 -260,420 !
b lime 16 -460,600 -260,600 !
b lime 16 -460,900 -340,900 -340,740 -240,740 !
b lime 16 460,380 340,380 340,520 260,520 !
b lime 16 460,700 260,700 !
b lime 16 0,1100 0,860 !
b lime 16 180,1100 180,980 100,980 100,860 !
b lime 16 -160,180 -160,320 -80,320 -80,420 !
b lime 16 120,180 120,420 !
o gold -460,300 34
o gold -460,600 34
o gold -460,900 34
o gold 460,380 34
o gold 460,700 34
o gold 0,1100 34
o gold 180,1100 34
o gold -160,180 34
o gold 120,180 34
+7:70,0 b silver 26 -210,390 -210,450 !
+7:70,0 b silver 26 -210,830 -210,890 !
+6:0,70 b silver 26 -290,470 -230,470 !
+6:0,70 b silver 26 230,470 290,470 !
r coal -250,430 500,430 30
r ash -150,530 300,230 12
v rose 0,640 110 !
r ash 320,900 130,180 12
r ash -440,1020 180,80 10
= vr-headset | vr headset, virtual reality, vr goggles, vr ; vr gamer, metaverse
A coal 0,560 470,80 190,350
b ash 90 0,100 0,360
L silver -560,480 -420,420 420,420 560,480 590,760 480,920 180,940 80,840 -80,840 -180,940 -480,920 -590,760 >0
L coal -480,520 -360,490 360,490 480,520 510,740 420,840 200,850 90,760 -90,760 -200,850 -420,840 -510,740 >0
L violet -440,560 -340,530 -100,530 -260,790 -400,790 -460,720 !
L sky -60,530 60,530 -80,730 -200,800 !
o lime 400,580 22 !
~ o ash 540,640 34
= film-roll | film roll, film canister, roll of film, 35mm film, photo film, camera film ; film photography
r coal 60,330 620,560 0
+6:100,0 r cream 90,350 60,60 10 !
+6:100,0 r cream 90,810 60,60 10 !
r ash 140,450 220,320 10 !
r ash 400,450 220,320 10 !
l sky 160,640 240,540 340,660 340,750 160,750 !
o lemon 300,500 30 !
r coal -420,140 460,920 20
r yellow -400,260 420,680 10
r red -400,560 420,150 0 !
+3:120,0 r coal -360,760 60,90 0 !
b coal 26 -340,360 -60,360 !
b coal 20 -340,430 -160,430 !
r silver -440,120 500,90 30
r silver -440,1000 500,90 30
r ash -260,40 140,90 20
= camera-tripod | tripod, camera tripod, tripods, camera on tripod, camera on a tripod
b ash 44 0,640 -340,1210
b ash 44 0,640 340,1210
b coal 44 0,620 0,1230
b silver 24 -180,930 180,930
r coal -90,560 180,110 20
r coal -330,200 660,370 50
r ash -330,300 660,140 0
l coal -150,200 -100,100 120,100 170,200
r silver -280,150 100,60 16
o silver 20,390 160
o night 20,390 128
o sky 20,390 80
o white -16,350 26 !
o red 260,260 26 !
= track-hurdle | hurdle, hurdles, track hurdle, hurdler hurdle ; hurdler, hurdlers, track and field mom, track mom
l brick -640,1060 640,1060 700,1220 -700,1220
b white 14 -620,1110 620,1110 !
b white 14 -660,1170 660,1170 !
~ b silver 44 440,420 440,1120
~ b silver 44 440,1120 280,1200
b steel 34 -440,800 440,800
r white -540,300 1080,180 16
r red -300,300 200,180 0
r red 100,300 200,180 0
~ r coal 460,300 80,180 10
= rollerblade-skate | rollerblades, rollerblade, inline skates, inline skate, roller blades, rollerblading ; inline skating
L violet -280,180 60,160 110,440 200,620 460,700 560,840 540,920 -330,920 -320,560 >40
L plum -260,420 40,400 90,560 -280,580 !
l lime -290,460 80,420 100,480 -292,520 !
l lime -310,690 200,620 240,680 -316,760 !
r lime -60,440 90,70 14
r lime 60,640 90,70 14
L coal -300,180 -260,90 40,80 70,170
l silver -360,910 560,910 500,1040 -300,1040
+4:250,0 o coal -330,1090 112
+4:250,0 o lime -330,1090 76
+4:250,0 o silver -330,1090 32
r coal -440,900 110,120 20
= macarons | macaron, macarons, macaroon, macaroons, french macarons
L mint -330,1010 -320,900 -150,850 150,850 320,900 330,1010 >0
b white 70 -300,1050 300,1050
+9:80,0 o mint- -320,1024 34 !
L mint -330,1090 330,1090 300,1190 150,1220 -150,1220 -300,1190 >0
L pink -330,640 -320,530 -150,480 150,480 320,530 330,640 >0
b rose 70 -300,680 300,680
+9:80,0 o pink- -320,654 34 !
L pink -330,720 330,720 300,810 150,840 -150,840 -300,810 >0
L lilac -330,270 -320,160 -150,110 150,110 320,160 330,270 >0
b cream 70 -300,310 300,310
+9:80,0 o lilac- -320,284 34 !
L lilac -330,350 330,350 300,440 150,470 -150,470 -300,440 >0
= gummy-bear | gummy bear, gummy bears, gummies, gummi bear, candy bear | coat=red
~ o $coat 230,190 110
~ L $coat 160,560 400,540 470,640 400,760 200,720
~ L $coat 60,980 320,960 420,1100 340,1220 120,1220
H $coat 0,130 170,150 280,290 270,440 210,500 290,650 310,860 230,1040 0,1080
~ o $coat- 230,190 50 !
O $coat+ 0,800 170,190 !
L $coat+ -200,270 -120,190 -60,210 -140,330 !
~ o $coat-- 100,320 24 !
O $coat+ 0,420 100,76 !
o $coat-- 0,390 30 !
C $coat-- 14 -50,450 0,474 50,450 !
= banana-split | banana split, banana splits, ice cream sundae boat, sundae boat
L yellow -640,760 -560,560 -400,520 -200,640 100,680 400,640 560,520 640,560 560,760 300,860 -300,860
o pink -280,500 200
o white 0,420 210
o brown 280,500 200
L brown -190,380 -110,230 0,200 110,230 190,380 150,480 100,420 50,520 0,430 -60,500 -110,420 >0
L rose -460,480 -400,340 -280,300 -150,360 -120,450 -220,520 -280,440 -360,540 -420,450 >-260
L cream 130,430 200,330 300,300 420,360 460,470 380,520 330,440 260,520 >300
o red 0,150 66
C green 14 10,100 30,40 80,10
+4:90,0 b sky 20 -120,330 -90,350 !
l ice -640,740 640,740 480,960 160,1020 80,1060 90,1120 280,1190 -280,1190 -90,1120 -80,1060 -160,1020 -480,960 >0
b white 24 -500,820 -380,920 !
= fortune-cookie-slip | fortune cookie, fortune cookies, fortune teller cookie, lucky cookie
L amber -620,760 -560,480 -300,300 0,340 60,520 300,420 540,540 640,780 520,860 300,720 60,740 -120,960 -440,960 >0
L tan -560,700 -480,500 -280,380 -80,420 -260,560 -380,780 !
L brass 0,340 60,520 40,740 -20,620 !
l white -40,660 600,900 560,1010 -80,770
b rose 14 60,760 500,920 !
b rose 14 50,800 300,890 !
= king-cake | king cake, king cakes, mardi gras cake ; king cake season
O #c98a4a 0,760 600,380
O #8a5733 0,720 220,110
O white 0,690 540,320 !
L violet -530,700 -420,480 -240,400 -180,640 -330,740 -430,880 !
L green -240,400 0,370 120,380 90,600 -100,600 -180,640 !
L lemon 120,380 400,470 530,660 240,720 170,640 90,600 !
L violet 530,660 500,840 330,960 200,830 240,720 !
L green 330,960 60,1010 20,840 200,830 !
L lemon 60,1010 -260,980 -430,880 -330,740 -180,820 20,840 !
O #8a5733 0,720 210,104
O #6b4127 0,740 170,76 !
+6:150,20 o white -360,560 12 !
+5:140,-10 o white -280,920 12 !
l gold 120,420 130,230 200,330 260,200 320,330 390,240 390,430 >260
o red 260,380 26 !
= slow-cooker | crockpot, crock pot, slow cooker, instant pot, pressure cooker, air fryer ; slow cooking, chili cookoff
L ice -380,420 -300,280 0,220 300,280 380,420
r coal -60,150 120,80 30
r silver -440,400 880,70 30
L red -440,470 440,470 470,760 420,1080 -420,1080 -470,760 >0
~ r coal 440,560 120,80 30
v white 0,740 150
r coal -400,1060 800,100 30
o silver 0,980 90
b coal 20 0,980 50,920 !
~ r ash 280,1140 100,60 10
C silver 20 -120,150 -170,60 -110,-20
C silver 20 120,150 170,60 110,-20
= message-bottle | message in a bottle, bottle message, bottle with message
@ 24 1 0,-40
l wood -60,-20 60,-20 50,130 -50,130
l ice -90,120 90,120 90,350 230,520 240,1080 180,1150 -180,1150 -240,1080 -230,520 -90,350 >0
l cream -150,560 150,520 170,1030 -140,1070 _1000
b brown 14 -90,660 110,636 !
b brown 14 -90,740 110,716 !
b brown 14 -90,820 60,800 !
b red 50 -150,900 166,870
v red 60,960 80 !
b white 26 -190,580 -190,960 !
r silver -110,110 220,50 16
@
L sea -640,1120 -420,1060 -200,1120 40,1060 280,1120 500,1060 640,1120 580,1240 -580,1240 _1190
C sky 20 -480,1170 -360,1140 -240,1170 !
C sky 20 120,1180 260,1150 380,1180 !
= sand-dollar | sand dollar, sand dollars, sea biscuit
o sand 0,640 560
o cream 0,640 500 !
*5:0,640 L tan 0,600 -90,460 -60,290 0,220 60,290 90,460 !
*5:0,640 L cream 0,560 -46,450 -26,330 0,290 26,330 46,450 !
*5:0,640:72:36 O tan 0,240 22,70 !
s tan 0,640 60,5,.4 !
= conch-shell | conch shell, conch, conchs, queen conch, seashell conch
L blush -600,640 -460,560 -430,460 -330,480 -280,340 -160,400 -80,230 30,330 140,190 200,330 330,260 360,420 500,420 480,560 600,700 540,900 340,1080 60,1140 -140,1060 -60,900 -300,780 >100
L rose 560,640 520,860 330,1030 80,1090 -60,1030 40,900 240,860 380,740 440,600 !
L pink 500,700 440,860 300,960 160,980 260,880 400,760 !
C tan 20 -440,600 -300,560 -240,740 !
C tan 20 -260,420 -120,560 -80,800 !
C tan 20 -60,320 80,520 80,820 !
C tan 20 160,290 260,480 220,780 !
= plumeria-flower | plumeria, plumerias, frangipani ; aloha flower
*5:0,640 L white 0,660 -190,480 -210,220 -60,60 130,120 210,320 140,540
*5:0,640 L lemon 0,640 -90,500 -90,370 0,280 80,380 80,520 !
*5:0,640 L amber 0,640 -46,540 -40,450 10,420 40,520 !
*5:0,640 C sand 12 130,520 190,330 120,150 !
= dahlia-flower | dahlia, dahlias, zinnia, zinnias
*14:0,640 L wine 0,640 -110,260 0,60 110,260 >0
*12:0,640:30:12 L rose 0,640 -100,340 0,170 100,340 >0
*10:0,640 L pink 0,640 -86,420 0,290 86,420 >0
*8:0,640:45:18 L blush 0,640 -66,490 0,400 66,490 >0
o amber 0,640 84
= solar-eclipse | solar eclipse, eclipse, total eclipse, lunar eclipse, eclipses ; totality, path of totality
*24:0,640 l amber -40,240 0,20 40,240
*24:0,640:15:7 l lemon -26,250 0,130 26,250 !
o amber 0,640 470
o lemon 0,640 430 !
o white 0,640 400 !
o night 0,640 376 !
s white 270,370 120,4,.25 !
o coal -110,560 70 !
o coal 130,790 46 !
o coal -60,830 34 !
= awareness-ribbon | awareness ribbon, pink ribbon, breast cancer ribbon, cancer ribbon, breast cancer ; cancer survivor, breast cancer awareness, cancer awareness, fight cancer
l rose- -60,560 120,720 400,1180 220,1240 -120,800
L pink -200,700 -240,420 -170,160 0,60 170,160 240,420 200,700 90,560 120,360 70,220 0,190 -70,220 -120,360 -90,560 >0
l pink 90,520 210,660 -220,1240 -400,1180 -40,700 >-400
= rainbow-heart | rainbow heart, pride heart, pride flag heart, pride flag, rainbow flag heart ; pride month, lgbtq, lgbt, gay pride, pride parade, queer
l red -572,400 -575,330 -540,230 -460,150 -350,110 -230,110 -120,160 0,280 120,160 230,110 350,110 460,150 540,230 575,330 572,400
l orange -574,380 574,380 545,510 -545,510
l yellow -548,500 548,500 470,650 -470,650
l green -474,640 474,640 350,810 -350,810
l blue -354,800 354,800 190,980 -190,980
l violet -194,970 194,970 0,1180
L white -470,330 -400,230 -280,200 -360,320 -430,440 !
= ship-bottle | ship in a bottle, ship in bottle, boat in a bottle, pirate ship in a bottle, sailboat in a bottle, bottled ship
r wood 540,560 110,160 16
L ice -620,640 -590,440 -440,370 60,370 260,430 400,550 560,560 560,720 400,730 260,860 60,910 -440,910 -590,840 >-9999
L sea -580,760 -420,720 -260,770 -90,730 90,770 240,730 330,790 240,850 60,886 -440,886 -560,830 >0
b bark 20 -330,420 -330,720
b bark 20 -120,400 -120,720
b bark 20 80,450 80,720
L cream -440,460 -230,450 -200,600 -430,600 -390,530 >-330
L cream -230,430 20,420 50,610 -230,610 -190,520 >-120
L cream -10,480 180,480 210,610 -10,610 20,550 >80
l red -120,390 -20,410 -120,440 !
l brown -470,660 -380,660 -360,690 150,690 250,650 190,790 -400,790 _730
b gold 16 -440,700 220,696 !
C white 30 -520,520 -500,460 -420,430 !
C white 20 -20,410 60,412 160,440 !
~ l wood 300,890 460,890 420,1060 360,1060
r wood -560,1010 1120,90 20
r brown -480,1100 960,60 16
= hero-cape | cape, capes, superhero cape, hero cape, red cape
L red -250,150 0,100 250,150 340,420 470,900 560,1180 330,1130 160,1220 0,1140 -160,1220 -330,1130 -560,1180 -470,900 -340,420 >0
~ b red- 26 130,240 240,1080 !
b red- 26 0,240 0,1080 !
L gold -270,150 -120,90 0,140 120,90 270,150 140,230 0,190 -140,230 >0
= gum-bubble | bubble gum, bubblegum, bubble gum bubble, gum bubble, chewing gum
O #f79ab8 0,640 560,550 >120
O pink 0,640 500,490 !
L #fbd0de -330,500 -250,330 -80,240 -120,320 -230,400 -280,540 !
o #fbd0de -250,640 40,56 !
o #d9537f 0,1000 60,40 !
= leaf-umbrella | leaf umbrella, leaf as an umbrella, leaf for an umbrella, lily pad umbrella, umbrella leaf
C green 44 0,420 30,800 0,1260
L leaf -640,520 -520,240 -260,60 0,0 260,60 520,240 640,520 420,430 230,520 0,420 -230,520 -420,430 >0
b green 22 0,20 0,420 !
~ C green 16 0,120 240,220 420,420 !
~ C green 16 0,60 340,160 600,460 !
= hot-flames | flames, hot flames, hellfire, tongues of fire
L red 0,1180 -330,1150 -560,980 -620,740 -520,560 -470,700 -410,560 -470,330 -340,120 -330,330 -230,420 -190,200 -40,20 -60,240 60,380 150,240 130,120 280,260 310,440 380,360 400,220 520,420 500,600 570,560 620,760 540,1000 320,1150 >0
L orange 0,1150 -290,1110 -450,950 -470,760 -390,860 -340,700 -350,500 -250,620 -180,520 -130,330 -30,480 40,600 140,560 200,420 250,600 330,640 380,560 420,760 470,800 430,960 280,1110 >0
L yellow 0,1130 -230,1080 -320,930 -260,960 -200,800 -130,860 -60,660 20,800 110,860 170,720 230,880 320,900 250,1070 >0
= lemonade-glass | lemonade, glass of lemonade, iced tea, sweet tea, cold drink
b red 30 90,60 10,700
l ice -260,260 260,260 190,1180 -190,1180 >0
l lemon -232,420 232,420 182,1140 -182,1140 >0
r white -130,480 150,150 20 !
r white 20,700 130,130 20 !
o yellow 250,270 150
o cream 250,270 116 !
*6:250,270 l yellow 242,250 258,250 266,180 234,180 !
l green -60,270 -220,150 -120,130 -20,230 !
b white 20 -190,480 -150,1080 !
= moon-phases | moon phases, phases of the moon, lunar phases, moon cycle, moon phase
o lemon 0,330 190 >0
o gold -60,270 44 !
o gold 60,400 56 !
o gold 70,250 26 !
~ L lemon 330,252 400,262 452,320 460,390 430,460 370,504 304,510 330,470 350,390 348,310 !
~ l lemon 590,400 650,440 690,510 690,590 640,660 570,690 620,620 632,540 620,460 !
~ s white 480,600 40,4,.3
~ s white 230,640 26,4,.3
s white 0,700 46,4,.3
= smoking-pipe | smoking pipe, tobacco pipe, corncob pipe, pipe | mouthed
b coal 60 560,360 260,480
L brown 280,430 60,560 -120,760 -160,900 -440,900 -470,560 -160,560 -150,660 0,560 200,400 >-300
r bark -490,520 350,80 20
C ash 40 -320,440 -380,340 -280,240 -340,120 !
= burglar-mask | burglar mask, bandit mask, eye mask, robber mask, zorro mask | worn
L night -420,560 -200,500 0,560 200,500 420,560 400,740 220,790 0,720 -220,790 -400,740 !
~ O white 190,640 90,70 !
~ o night 180,646 34 !
= loot-bag | bag of treats, treat bag, sack of loot, bag of loot, bag of bones, bag of snacks, loot bag, burlap sack | thing
L #c9a36a -160,360 -300,560 -440,820 -420,1080 -260,1210 260,1210 420,1080 440,820 300,560 160,360 >40
L #b98f55 -200,180 -60,250 60,170 200,230 150,360 -150,360
b red 46 -170,370 170,370
L cream -130,800 -190,740 -150,690 -90,720 90,720 150,690 190,740 130,800 190,860 150,910 90,880 -90,880 -150,910 -190,860 !
= magic-hat | magic hat, magician hat upside down, magicians hat upside down | thing
l #2e2a36 -400,460 400,460 330,1180 -330,1180 >0
O #2e2a36 0,1180 330,70
b red 90 -392,560 392,560
O #46414e 0,440 560,130
O night 0,440 400,84 !
= tow-rope | tow rope, pulling rope | thing
C #8a5733 70 -560,640 -200,760 200,760 560,640
~ o #6b4127 560,640 60
+6:140,0 c #6b4127 14 -370,690 -330,760 !
= dog-leash | dog leash, leash, leashes | thing
C #c93a33 60 -520,420 -560,700 -200,900 200,760 480,820
a #c93a33 520,760 110,50 0,360
a #c93a33 -480,330 130,56 0,360
= movie-glasses | 3d glasses, 3-d glasses, movie glasses, red and blue glasses
r cream -640,420 1280,470 60 >0
r red -540,500 430,300 40 !
r blue 110,500 430,300 40 !
l white -480,520 -400,520 -480,700 !
l white 170,520 250,520 170,700 !
l cream -90,890 0,720 90,890 !
r silver -640,420 60,120 10 !
r silver 580,420 60,120 10 !
= wash-board | washboard, wash board, washboards, frottoir, rubboard ; zydeco
r wood -330,120 80,1080 20
r wood 250,120 80,1080 20
r wood -330,150 660,170 30 >0
r wine -170,190 340,90 20
s cream 0,235 36,5,.45
r silver -250,340 500,620 14 >0
+9:0,66 b ash 22 -230,390 230,390 !
r wood -330,970 660,80 20
`;
