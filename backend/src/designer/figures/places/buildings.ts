export const BUILDINGS = `
building

= lighthouse | lighthouse, lighthouses, light house, beacon ; lighthouse keeper, maine, cape cod, cape may, cape hatteras
l lemon -90,250 -640,120 -640,380 !
l lemon 90,250 640,120 640,380 !
h red 0,60 60,80 170,180 0,190
h lemon 0,180 100,180 100,340 0,340
b coal 12 -50,180 -50,340 !
b coal 12 50,180 50,340 !
r coal -190,330 380,60 10
h white 0,390 150,390 220,1060 0,1060
h red 0,520 164,520 180,660 0,660
h red 0,800 194,800 208,940 0,940
r sea -40,430 80,70 30
r cocoa -60,950 120,120 50
L ash -420,1200 -300,1060 -160,1090 0,1050 160,1080 330,1040 440,1200 >60
C sky 36 -600,1210 -360,1170 -120,1220 120,1170 360,1220 600,1180
= lighthouse-storm | lighthouse in a storm, stormy lighthouse
C sea 60 -640,1180 -480,1040 -360,1100 -330,1180
use lighthouse
l ash -560,140 -460,40 -330,60 -240,20 -160,110 -240,180 -500,190
l yellow -360,190 -440,330 -380,330 -430,460 -290,290 -350,290 -300,190 !
L sea -660,1240 -520,1060 -330,960 -300,1020 -400,1060 -340,1160 -60,1140 160,1180 420,1040 620,1120 660,1240
C white 20 -600,1150 -480,1050 -340,980 !
= barn | barn, barns, red barn, farmhouse, old barn ; barnyard, ranch
h red 0,160 300,280 470,560 470,1140 0,1140
h coal 0,100 330,230 540,560 480,600 290,300 0,190
r white -240,740 480,400
r red- -215,765 430,375 !
b white 30 -200,780 200,1120 !
b white 30 200,780 -200,1120 !
b white 26 0,760 0,1140 !
r white -90,420 180,180 10
r night -64,446 128,128 !
r silver 330,380 200,760 20
L steel 330,400 350,290 430,240 510,290 530,400 >430
= silo | silo, silos, grain silo, grain elevator
r steel -220,320 440,860 20
H silver 0,80 130,120 220,330 0,360
+6:0,140 r ash -220,400 440,16 !
r coal 120,330 40,850 !
L green -460,1180 0,1140 460,1180 420,1230 -420,1230
= farmhouse-windmill | farm windmill, water pump windmill, prairie windmill
~ b ash 34 60,420 260,1240
b ash 20 -110,640 110,640
b ash 20 -160,840 160,840
b ash 20 -210,1040 210,1040
b ash 16 -110,640 160,840
b ash 16 -160,840 210,1040
l red 0,330 380,240 440,300 440,400 380,420 >300
*12:0,340 l silver -30,300 -60,60 60,60 30,300
o ash 0,340 60
= dutch-windmill | windmill, windmills, dutch windmill ; holland, netherlands
h brick 0,380 190,400 310,1160 0,1160
h cocoa 0,200 130,240 220,420 0,430
r cocoa -80,920 160,240 70
~ r ice 70,560 80,100 20
*4:0,420:90:45 b wood 30 0,420 0,-120
*4:0,420:90:45 r cream 15,-110 130,400
*4:0,420:90:45 b wood 8 80,-110 80,290 !
*4:0,420:90:45 b wood 8 15,20 145,20 !
*4:0,420:90:45 b wood 8 15,150 145,150 !
o bark 0,420 60
= hut | cabin, log cabin, cabins, lake house, lodge, cabin in the woods ; cabin life
r stone 240,180 130,300 10
h bark 0,150 620,620 540,680 0,260
h wood 0,270 480,640 480,1140 0,1140
+5:0,100 r bark -520,700 1040,20 10 !
r cocoa -90,780 180,360 20
o amber 50,970 20
~ r lemon 200,760 180,180 16
~ b cocoa 16 290,760 290,940 !
~ b cocoa 16 200,850 380,850 !
o lemon 0,500 80
h bark 0,120 640,600 590,680 0,220
= treehouse | treehouse, tree house
r bark -110,680 220,560 20
L green -560,560 -540,240 -260,60 60,20 330,80 560,280 560,560 300,660 -300,660 >60
h wood 0,330 230,480 230,760 0,760
h red 0,260 330,500 280,540 0,340
r cocoa -70,560 140,200 20
r tan -330,750 660,50 10
~ b tan 24 160,800 160,1230
+5:0,80 r tan 60,860 200,24
= treehouse-swing | treehouse with tire swing, tree house with tire swing, treehouse and tire swing
C bark 80 -60,700 -320,560 -560,540
use treehouse
b tan 24 -480,560 -480,900
a coal -480,1000 120,84 0,360
a ash -480,1000 140,16 0,360 !
= house | home sweet home, cottage core house, tiny house ; homeowner, realtor, realtors, real estate, housewarming
r brick 240,180 140,300
h red 0,140 600,640 0,640
h cream 0,320 440,640 440,1140 0,1140
h red 0,140 620,640 560,700 0,240
r teal -100,760 200,380 100
o amber 60,960 20
~ r sea 210,760 170,190 16
~ b white 14 295,760 295,950 !
~ b white 14 210,855 380,855 !
~ o green 380,1110 110,80
o sea 0,520 80
= derelict-house | haunted house, spooky house, haunted mansion
o lemon 260,330 260 !
l plum -460,1180 -460,640 -300,640 -300,330 -330,330 -160,60 20,330 -10,330 -10,540 220,540 220,440 190,440 330,230 470,440 440,440 440,1180 >0
l coal -330,330 -160,60 20,330
l coal 190,440 330,230 470,440
l coal -500,640 -300,520 -300,640
r amber -220,400 120,150 50
r amber 280,520 110,140 50
r amber -400,760 140,180 60
r amber 150,720 130,170 60
l night -140,1180 -140,880 0,800 140,880 140,1180
b coal 14 -160,60 -160,-40
= church | cathedral, church, churches, chapel, country church ; pastor, preacher, sunday service
h coal 0,120 180,420 0,440
r white -150,410 300,760
h white 0,640 460,820 460,1170 0,1170
h coal 0,560 560,840 500,900 0,690
r white -150,410 300,760
h coal 0,120 200,440 0,440
b gold 26 0,-60 0,140
b gold 26 -70,10 70,10
r cocoa -80,900 160,270 80
~ r sky 250,900 120,200 60
r sky -60,540 120,200 60
= castle | castle, castles, fortress ; kingdom, medieval, fairytale castle
r steel -330,420 660,760
+5:140,0 r steel -340,350 90,90
~ r silver 300,300 230,880
~ +3:90,0 r silver 290,230 60,90
~ l violet 260,240 415,-60 570,240
b night 12 -415,-60 -415,-180
l red -415,-180 -280,-140 -415,-100
r silver -130,140 260,300
l violet -170,150 0,-160 170,150
b night 12 0,-160 0,-280
l red 0,-280 130,-240 0,-200
r bark -130,820 260,360 130
b night 14 0,830 0,1180 !
b night 14 -120,960 120,960 !
~ r night 380,460 60,140 30 !
r night -30,240 60,120 30 !
~ r night 180,560 60,130 30 !
= cityscape | skyscraper, skyscrapers, manhattan, manhattan skyline, new york city, nyc, nyc skyline, big apple, city, cityscape ; downtown
r plum -620,560 200,620
r navy -440,360 190,820
r sea -270,640 170,540
r ash -130,200 220,980
l ash -70,200 -20,60 -20,-80 0,-80 0,60 50,200
r navy 70,440 190,740
r plum 240,300 170,880
r sea 400,600 220,580
+3:60,0 r lemon -590,620 34,50 !
+3:60,0 r lemon -590,740 34,50 !
+3:60,0 r lemon -590,860 34,50 !
+3:56,0 r lemon -415,440 30,50 !
+3:56,0 r lemon -415,560 30,50 !
+3:56,0 r lemon -415,680 30,50 !
+3:64,0 r lemon -100,300 34,50 !
+3:64,0 r lemon -100,420 34,50 !
+3:64,0 r lemon -100,540 34,50 !
+3:64,0 r lemon -100,660 34,50 !
+2:60,0 r lemon 110,520 34,50 !
+2:60,0 r lemon 110,640 34,50 !
+2:60,0 r lemon 270,400 34,50 !
+2:60,0 r lemon 270,520 34,50 !
+3:60,0 r lemon 440,680 34,50 !
+3:60,0 r lemon 440,800 34,50 !
= statue-of-liberty | statue of liberty, lady liberty, liberty
*7:0,420:24:-72 l mint 0,420 -34,140 0,40 34,140
h #5fa893 0,330 230,360 270,520 250,640 320,800 460,1200 0,1200
h #7cc0aa 0,420 150,430 180,600 150,760 70,860 0,870
h #5fa893 0,340 200,360 200,440 0,420
h #4a8a78 0,860 70,850 200,960 260,1200 0,1200
~ l #2f5f52 50,580 120,570 110,610 60,610 !
h #4a8a78 0,600 26,690 0,710 !
b #2f5f52 16 -50,770 50,770 !
= eiffel-tower | eiffel tower ; paris, france, french girl, bonjour
h bark 0,40 20,60 40,420 100,420 100,480 60,500 130,820 220,820 220,890 160,900 320,1220 190,1220 0,980

h sand 0,560 30,570 70,800 0,800 !
r wood -100,420 200,50
r wood -220,830 440,60
= leaning-tower | leaning tower, tower of pisa ; pisa, italy
@ 8 1 0,0
h cream 0,140 150,140 150,1180 0,1180
+6:0,170 r sand -175,200 350,30 10
+4:80,0 r brown -150,260 44,110 22 !
+4:80,0 r brown -150,430 44,110 22 !
+4:80,0 r brown -150,600 44,110 22 !
+4:80,0 r brown -150,770 44,110 22 !
+4:80,0 r brown -150,940 44,110 22 !
r sand -120,40 240,110 20
= pyramid | pyramid, pyramids ; egypt, giza
o amber 330,260 140
l gold -120,260 560,1060 -640,1060 >-120
l brass -120,260 100,1060 560,1060 !
b brass 10 -250,460 -40,470 !
b brass 10 -400,700 20,710 !
b brass 10 -540,920 70,930 !
l gold- 360,640 680,1060 100,1060 >360
L sand -700,1060 -300,1030 100,1070 500,1030 720,1060 700,1130 -700,1130
= classical-building | greek temple, temple, parthenon, bank, museum, supreme court, courthouse ; greece
h cream 0,160 600,440 0,440
h sand 0,240 360,410 0,410 !
r cream -560,440 1120,70
+4:300,0 r white -510,510 200,480 10
+4:300,0 b sand 12 -450,520 -450,980 !
+4:300,0 b sand 12 -390,520 -390,980 !
r cream -600,990 1200,70
r sand -660,1060 1320,90
= japanese-castle | pagoda, japanese temple, shrine ; japan, kyoto, osaka
h cocoa 0,100 130,200 300,260 260,320 0,320
h red 0,310 150,310 150,430 0,430
h cocoa 0,400 200,440 420,520 380,590 0,590
h red 0,580 220,580 220,720 0,720
h cocoa 0,690 260,730 560,830 520,910 0,910
h red 0,900 320,900 320,1120 0,1120
r gold -70,940 140,180
~ r cream 140,950 120,130
r ash -420,1110 840,90
b gold 22 0,-40 0,110
= shinto-shrine | torii, torii gate, torii gates, red torii gate, red torii, red gate, japanese gate ; tokyo
l coal -660,170 -300,210 300,210 660,170 640,270 300,300 -300,300 -640,270
l red -600,270 600,270 560,340 -560,340 >0
r red -520,520 1040,90
r red -60,340 120,180
~ l red 330,340 450,340 480,1180 330,1180
~ r coal 310,1090 190,110 10
= bridge-golden | golden gate, golden gate bridge, bridge, suspension bridge ; san francisco
r brick -700,860 1400,60
~ r brick 330,240 110,900
~ r brick- 350,340 70,110 !
~ r brick- 350,520 70,110 !
~ r brick- 350,700 70,110 !
C brick 24 -700,620 -560,460 -390,250
C brick 24 390,250 560,460 700,620
C brick 24 -390,260 -200,700 0,800 200,700 390,260
+7:100,0 b brick 10 -300,560 -300,870 !
C sea 60 -700,1160 -460,1110 -220,1160 20,1110 260,1160 500,1110 700,1160
= brooklyn-bridge | brooklyn bridge ; brooklyn
r stone -700,840 1400,60
~ l tan 260,240 560,240 580,1120 240,1120
~ l night 310,760 310,460 360,380 400,460 400,760
~ l night 430,760 430,460 480,380 520,460 520,760
~ r sand 230,190 360,60
C ash 20 -410,210 -200,640 0,720 200,640 410,210
C ash 20 -700,540 -560,400 -410,210
C ash 20 700,540 560,400 410,210
C sky 50 -700,1180 -460,1130 -220,1180 20,1130 260,1180 500,1130 700,1180
= tipi | tipi, teepee, tepee
~ b wood 24 -40,300 110,20
b wood 24 0,300 0,0
h cream 0,180 60,200 460,1180 0,1180
h red 0,560 210,560 250,660 0,660
+3:120,0 l amber -160,770 -120,700 -80,770 !
h cocoa 0,640 120,1180 0,1180
l cocoa 0,640 120,1180 -120,1180
h teal 0,1060 410,1060 440,1130 0,1130
l cocoa 0,640 120,1180 -120,1180
= igloo | igloo, igloos, eskimo
H ice 0,280 280,320 520,600 580,1060 300,1110 0,1110
C sky 16 -500,640 0,600 500,640 !
C sky 16 -400,440 0,410 400,440 !
C sky 16 -560,860 0,820 560,860 !
b sky 14 -200,420 -240,620 !
b sky 14 200,420 240,620 !
b sky 14 0,300 0,420 !
H silver 0,700 170,740 240,900 240,1120 0,1130
H navy 0,790 110,820 160,940 160,1120 0,1130
= circus-tent | circus, circus tent, big top ; carnival, ringmaster
l amber 0,20 160,60 0,110
b bark 20 0,20 0,260
h red 0,220 520,640 560,700 0,700
l cream -120,330 -30,240 -60,700 -300,700 !
l cream 30,240 120,330 300,700 60,700 !
h red 0,700 500,690 500,1160 0,1160
r cream -380,700 160,460
r cream 220,700 160,460
h night 0,700 120,1160 0,1160
+5:240,0 L amber -600,690 -360,690 -480,790
= ferris-wheel | ferris wheel ; county fair, state fair, amusement park, theme park
~ b ash 44 20,640 340,1250
*8:0,600 b silver 14 0,600 0,120
a rose 0,600 480,40 0,360
a rose 0,600 300,24 0,360
o amber 0,120 70
o teal 340,260 70
o red 480,600 70
o leaf 340,940 70
o violet 0,1080 70
o amber -340,940 70
o blue -480,600 70
o orange -340,260 70
o gold 0,600 70
= carousel-horse | carousel ; merry go round
h rose 0,120 460,440 0,440
l cream -230,280 -120,200 -60,440 -230,440 !
l cream 230,280 120,200 60,440 230,440 !
l amber -500,430 -380,430 -440,520
+5:200,0 L amber -500,430 -300,430 -400,530
b gold 40 0,440 0,1100
~ b gold 26 300,460 300,1100
r rose -480,1090 960,100 30
L white -200,860 -220,700 -120,640 100,680 200,640 230,860 160,1020 120,860 -80,860 -140,1020
L white -120,700 -200,560 -290,560 -280,500 -160,460 -40,620
L pink -140,460 -40,560 -60,700 -120,560 !
eye night -190,530 16
= outhouse | outhouse, porta potty
h wood 0,180 300,240 290,1180 0,1180
h bark 0,80 380,200 340,270 0,180
+3:150,0 b bark 12 -150,230 -150,1180 !
r cocoa -170,400 340,780 10
r wood -150,420 300,740
a lemon 20,580 60,40 60,300
o amber 110,800 20
= closed-mailbox-with-raised-flag | mailbox ; post office, postal worker, mail man, mail lady, postal
r wood -60,760 120,480
L blue -500,360 -400,220 -260,200 380,200 460,260 500,400 500,780 -500,780 >200
L blue- -500,380 -430,230 -320,220 -240,340 -230,780 -500,780 !
r red 300,100 50,280 10
r red 300,100 170,110 10
r night -440,500 120,20 10 !
= fuel-pump | gas station, gas pump, vintage gas pump ; gas station attendant
o cream 0,150 150
s red 0,150 100
r red -260,290 520,840 60
r cream -200,380 400,260 30
b night 16 -120,590 -60,460 !
r silver -150,700 300,160 20
r ash -310,1120 620,100 20
C coal 34 260,420 420,500 440,860 330,900
r coal 300,360 80,90 20
= water-tower | water tower ; stranger town
h steel 0,60 330,260 0,280
r steel -330,260 660,380 40
r red -330,400 660,110 !
h steel 0,630 300,630 60,760 0,760
~ b ash 34 280,640 360,1240
b ash 30 0,740 0,1240
b ash 20 -310,860 310,1080
b ash 20 310,860 -310,1080
= stadium | stadium, football field, arena, goal post, field goal
b amber 44 0,760 0,1240
b amber 44 -360,760 360,760
b amber 40 -360,60 -360,780
b amber 40 360,60 360,780
r red -80,900 160,300 30
= well-bucket | wishing well, well bucket
h red 0,60 420,330 360,390 0,180
~ b wood 44 250,330 250,800
b bark 30 -300,460 300,460
b tan 14 0,460 0,620
l wood -90,610 90,610 70,760 -70,760 >0
r stone -360,780 720,380 30
+3:230,0 r ash -330,820 180,90 20 !
+3:230,0 r ash -250,930 160,90 20 !
+3:230,0 r ash -330,1040 180,90 20 !
= fireplace | fireplace, fireplaces, hearth
r brick -480,240 960,900 10
+4:250,0 b brick- 16 -370,300 -370,420 !
+3:250,0 b brick- 16 -245,430 -245,560 !
~ b brick- 16 300,700 480,700 !
~ b brick- 16 300,860 480,860 !
~ b brick- 16 300,1020 480,1020 !
b brick- 16 -480,430 480,430 !
b brick- 16 -480,560 480,560 !
h night 0,600 180,620 280,720 300,1130 0,1130 !
L orange -190,1060 -210,900 -120,960 -90,760 0,660 60,800 110,740 200,900 190,1060 >0
L lemon -90,1060 -100,960 -20,860 50,950 90,960 90,1060 !
b wood 60 -210,1080 210,1050
r wood -580,160 1160,110 20
r stone -580,1120 1160,110 20
`;
