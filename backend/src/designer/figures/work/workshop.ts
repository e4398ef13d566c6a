/** Tools and fittings of workshops, sites and houses. */
export const WORKSHOP = `
thing

= blow-torch | torch, blowtorch, blow torch, welding torch, cutting torch, propane torch, torches
L sky 330,20 420,-60 560,-150 500,0 430,90 360,130
L lemon 320,60 400,-10 480,-70 440,30 370,110 !
t brass 60,44 -10,330 140,240 330,90
r ash -110,330 200,150 24
o red -10,300 74
b wine 16 -70,300 50,300 !
r blue -220,470 420,760 110
r blue+ -160,560 60,520 30 !
r white -60,680 220,300 20
l orange 50,720 120,850 80,930 50,890 20,930 -20,850 !
= bee-smoker | bee smoker, beekeeping smoker, bee smokers
L silver -60,300 -160,160 -60,20 -180,-120 -60,-60 40,60 -20,180 60,300 !
l steel -230,420 90,420 60,300 -60,250 -200,300 >-70
r silver -260,420 380,680 30
b ash 24 -260,560 120,560 !
b ash 24 -260,960 120,960 !
r steel -280,1080 420,60 16
l bark 130,520 480,420 480,1060 130,980 >300
+4:0,110 b cocoa 18 150,600 470,560 !
r wood 470,400 60,680 20
C steel 34 -260,700 -420,740 -420,880 -260,920
= arc-welder | welding machine, welder machine, mig welder
r red -480,420 800,660 50
r coal -420,500 420,220 24
o silver -300,610 72
o silver -110,610 72
b night 16 -300,610 -340,560 !
b night 16 -110,610 -70,560 !
+4:90,0 r coal -380,820 40,160 12 !
C coal 40 320,900 520,960 560,700 460,480
t ash 90,60 470,500 330,160
b gold 30 330,170 270,60
*8:250,20 b lemon 16 250,-20 250,-110 !
wheel silver -320,1130 100
wheel silver 180,1130 100
= multi-meter | multimeter, voltmeter, volt meter, voltage tester, circuit tester
C red 26 120,1060 300,1230 520,1080 470,700 540,500
C coal 26 -60,1060 -260,1240 -520,1080 -470,700 -540,500
t red 60,26 540,560 600,200
t coal 60,26 -540,560 -600,200
r amber -300,60 600,1040 80
r coal -240,130 480,270 30
r mint -200,170 400,190 16
b coal 26 -130,200 -130,330 !
b coal 26 -40,210 40,210 40,265 -40,265 -40,320 40,320 !
b coal 26 130,210 130,320 !
o coal 0,640 190
b silver 34 0,640 90,510 !
*8:0,640 o white 0,430 14 !
o red 120,960 44
o night -60,960 44
= wall-outlet | electrical outlet, wall outlet, power outlet, wall socket, electric socket, outlet, socket outlet
r cream -360,40 720,1200 70
O white 0,380 250,220
O white 0,900 250,220
~ r night 90,290 40,130 8 !
~ r night 90,810 40,130 8 !
o night 0,500 40 !
o night 0,1020 40 !
o silver 0,640 34
b ash 10 -22,640 22,640 !
= extension-cord | extension cord, extension cords, power cord, power strip, surge protector
a orange 0,640 470,60 40,330
a orange 0,640 370,60 30,330
a orange 0,640 270,60 20,330
C orange 60 470,640 560,860 420,1040
C orange 60 230,560 420,420 470,300
r orange- 370,90 190,230 40
b silver 30 420,100 420,-20
b silver 30 510,100 510,-20
r orange- 330,1010 200,230 40
+2:70,0 r night 385,1090 24,80 8 !
= breaker-box | breaker box, circuit breaker, electrical panel, fuse box, breaker panel
r ash -440,20 880,1240 40
r silver -360,110 720,1060 20
+2:300,0 +5:0,180 r coal -270,190 240,120 12
r red -110,220 60,60 8 !
+4:0,180 r white -110,400 60,60 8 !
+5:0,180 r white 190,220 60,60 8 !
l lemon 20,1100 -50,1160 0,1160 -20,1230 60,1150 10,1150 !
= wire-cutters | wire cutters, wire strippers, diagonal cutters, wire stripper
@ 20 1 0,0
L silver -60,600 -150,420 -110,180 -10,40 10,300 60,600 >0
L steel 60,600 150,420 110,180 10,40 -10,300 -60,600
o ash 0,560 84
o steel 0,560 36 !
T red 110,90 -30,640 -190,900 -150,1230
T wine 110,90 30,640 190,900 150,1230
= wood-chisel | chisel, chisels, wood chisel, carving tools
@ 38 1 0,0
l silver -80,-60 80,-20 80,560 -80,560 >10
l white -80,-60 80,-20 80,60 -80,60 !
r brass -66,540 132,90 10
T amber 130,170 0,640 0,900 0,1160
r brass -86,1120 172,110 30
= spirit-level | spirit level, bubble level, carpenter level, level tool, carpenters level
@ -24 1 0,0
r amber -640,500 1280,260 30
r coal -640,500 90,260 20
r coal 550,500 90,260 20
r lime -150,540 300,150 60
o white 0,605 60,44 !
~ b night 14 90,540 90,690 !
o coal -380,630 80
o lime -380,630 56
o coal 380,630 80
o lime 380,630 56
= wood-screw | wood screw, screws, wood screws, screw, drywall screw
@ 30 1 0,0
l silver -100,240 100,240 70,1060 0,1280 -70,1060 >0
+6:0,130 b ash 36 -110,360 110,300
O silver 0,150 230,130
b ash 40 -130,150 130,150 !
b ash 40 0,70 0,230 !
= bench-vise | vise, bench vise, vise grip
r coal -520,1080 1040,140 30
r red -330,820 620,290 40
r red -460,480 380,370 40
r wine 140,480 330,370 40
r silver -160,470 70,230 8
r silver 130,470 70,230 8
b steel 80 100,760 560,760
b ash 36 560,560 560,960
o ash 560,560 48
o ash 560,960 48
= work-bench | workbench, work bench, carpenter bench
r tan -660,520 1320,120 16
r wood -560,640 140,600 10
r wood 420,640 140,600 10
r bark -430,980 860,90 10
r steel 460,380 150,140 20
r red -560,400 280,120 20
C coal 24 -500,400 -420,330 -340,400
b wood 40 -100,500 120,270
r steel 60,190 170,110 14
= jack-hammer | jackhammer, jack hammer, pneumatic drill
~ b coal 90 120,130 420,130
~ r red 330,80 200,100 40
h amber 0,60 150,70 190,300 170,700 0,720
r ash -130,680 260,150 20
r coal -60,830 120,200 10
l silver -50,1020 50,1020 50,1180 0,1300 -50,1180 >0
C coal 44 150,300 420,420 380,740
= scaffold-tower | scaffolding, scaffold, scaffold tower
b steel 44 -420,0 -420,1280
b steel 44 420,0 420,1280
+3:0,400 b steel 34 -420,130 420,130
+2:0,400 b steel 26 -420,530 420,150
+2:0,400 b steel 26 -420,150 420,530
+3:0,400 r tan -500,60 1000,70 10
+2:840,0 r ash -490,1220 140,60 10
= air-conditioner | air conditioner, ac unit, hvac unit, air conditioning unit, hvac
r silver -540,140 1080,1000 50
r coal -460,220 640,840 30
o ash -140,640 290
*5:-140,640 L silver -140,600 -60,420 20,400 30,470 -100,610
o steel -140,640 80
a steel -140,640 200,14 0,360
+7:0,110 b ash 24 250,270 470,270 !
r ash -440,1140 140,70 8
r ash 300,1140 140,70 8
s sky 370,1000 70,6,.4
= furnace-house | furnace, house furnace, boiler, water heater, hot water heater
C steel 90 -120,200 -120,0 160,-60 420,-60
h silver 0,150 330,160 340,1180 0,1190
h steel 0,110 330,150 330,230 0,230
r coal -170,780 340,300 20
L orange 0,820 90,940 70,1050 -70,1050 -90,940
L lemon 0,920 40,990 30,1050 -30,1050 -40,990 !
o white 0,460 130
b red 22 0,460 70,390 !
*8:0,460 o coal 0,360 12 !
r ash -330,1180 120,70 8
r ash 210,1180 120,70 8
= wall-thermostat | thermostat, smart thermostat
r cream -500,140 1000,1000 120
o coal 0,640 390
o #39465a 0,640 320
a orange 0,640 350,44 130,330
b white 40 -150,520 -150,640 -60,640 !
b white 40 -60,520 -60,760 !
b white 40 60,520 160,520 160,640 60,640 60,760 160,760 !
o white 220,530 30 !
= kitchen-faucet | faucet, faucets, kitchen faucet, water faucet, dripping faucet
C silver 130 -200,1060 -200,420 -60,180 180,180 320,330 340,520
r steel 260,500 160,80 20
r steel -330,1020 260,190 30
t silver 90,60 -120,760 140,640 260,640
o red 250,640 54
L sky 340,700 400,820 340,890 280,820
L sky 340,930 390,1030 340,1090 290,1030
= fire-hose-reel | fire hose, firehose, fire hoses
o red 0,640 520
o wine 0,640 430
a cream 0,640 340,120 0,360
a sand 0,640 210,110 0,360
a sand- 0,640 275,14 0,360
o red 0,640 130
o brass 0,640 60
C cream 110 340,640 420,900 540,1060
t brass 130,80 520,1030 640,1200
= milking-can | milk can, milk churn, old milk can, milk jug, milk pail
h steel 0,420 330,430 380,640 380,1130 330,1230 0,1240
h silver 0,170 190,180 200,330 330,460 0,470
h steel 0,60 230,70 240,190 0,200
~ C ash 44 240,300 400,330 400,520
b ash 20 -380,700 380,700 !
b ash 20 -380,1080 380,1080 !
r silver+ -260,520 60,560 30 !
= butter-churn | butter churn, butter churns
b wood 54 0,-120 0,420
b bark 54 -110,-60 110,-60
r bark -250,380 500,90 20
l tan -240,460 240,460 340,1240 -340,1240 >0
b ash 44 -262,620 262,620 !
b ash 44 -318,1080 318,1080 !
b wood 12 -90,460 -130,1240 !
b wood 12 90,460 130,1240 !
= lobster-trap | lobster trap, lobster pot, crab trap, crab pot, lobster traps, crab traps
L wood -560,1120 -560,620 -380,380 0,300 380,380 560,620 560,1120 440,1120 440,660 300,480 0,410 -300,480 -440,660 -440,1120
+5:200,0 b tan 40 -400,500 -400,1120
+3:0,200 b tan 44 -560,700 560,700
a bark 0,860 170,44 0,360
b sand 12 -150,780 150,940 !
b sand 12 150,780 -150,940 !
r wood -600,1110 1200,100 20
C sand 30 380,400 560,240 480,60
o red 460,0 110
r white 360,-20 200,44 !
= fishing-net | fishing net, landing net, dip net, hand net, fish net
T wood 70,60 250,760 400,1000 560,1260
A brass -120,420 380,54 0,360
L cream -460,460 220,460 160,820 -60,1090 -280,1010 -400,780 >-100
b sand- 12 -430,560 190,560 !
b sand- 12 -400,690 176,690 !
b sand- 12 -370,820 150,820 !
b sand- 12 -290,950 90,950 !
b sand- 12 -320,470 -220,1000 !
b sand- 12 -170,470 -120,1040 !
b sand- 12 -20,470 -30,1040 !
b sand- 12 120,470 60,930 !
A brass -120,420 380,54 10,170
= scuba-tanks | scuba tank, scuba tanks, oxygen tank, air tank, oxygen tanks
r amber -330,260 300,960 140
r amber 30,260 300,960 140
r coal -350,560 700,90 20
r coal -350,900 700,90 20
r silver -230,130 100,150 20
r silver 130,130 100,150 20
b ash 50 -180,150 180,150
o coal 0,150 80
C coal 36 60,130 420,60 520,380 440,640
r coal 360,620 170,140 40
= horse-bridle | bridle, horse bridle, horse halter, halter
C bark 70 -330,160 -200,40 160,40 330,160
C wood 70 -330,160 -330,560 -250,980
C wood 70 330,160 330,560 250,980
C wood 70 -330,380 0,330 330,380
C wood 70 -270,860 0,800 270,860
~ o brass 330,380 60
~ a brass 250,990 90,40 0,360
C bark 50 -250,1080 -80,1260 200,1230 250,1080
C steel 40 -240,990 0,1040 240,990
= branding-iron | branding iron, cattle branding iron
@ 36 1 0,0
b ash 50 0,260 0,1180
a coal 0,1230 70,44 0,360
C coal 66 -220,240 -220,20 0,-60 220,20 220,240
b coal 66 -220,240 220,240
b orange 26 -210,230 210,230 !
= snow-shovel | snow shovel, snow shovels
@ 20 1 0,0
b wood 64 0,-60 0,760
r coal -140,-130 280,100 40
L red -330,740 330,740 370,1180 200,1230 -200,1230 -370,1180 >0
+3:200,0 b wine 24 -200,790 -210,1150 !
L white -420,1240 -200,1100 60,1150 280,1080 440,1240
`;
