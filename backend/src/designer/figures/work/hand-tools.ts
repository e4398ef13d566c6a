export const HAND_TOOLS = `
= hammer | hammer, hammers, claw hammer ; carpenters, carpentry, framer, roofer
@ 32 1 0,0
r wood -52,420 104,830 40
r cocoa -58,900 116,350 46
r wood+ -30,450 22,420 10 !
l steel -220,150 170,150 250,190 250,350 170,400 -170,400 -220,360 >20
l silver -220,150 170,150 180,205 -220,205 !
r ash 240,160 90,220 24
l steel -200,150 -420,190 -560,330 -590,480 -480,380 -360,350 -200,370 _300
= sledgehammer | sledgehammer, sledge hammer, blacksmith hammer, maul
@ 32 1 0,0
r wood -46,360 92,900 40
r wood+ -26,380 20,700 10 !
r steel -340,90 680,300 40
r silver -300,115 600,50 20 !
r ash -340,90 90,300 36
r ash 250,90 90,300 36
= mallet | mallet, wood mallet ; cabinet maker, furniture maker
@ 32 1 0,0
r tan -46,420 92,840 40
r wood -320,80 640,380 50
r wood+ -290,110 560,60 24 !
r bark -320,80 60,380 40
r bark 260,80 60,380 40
= wrench | wrench, wrenches, spanner, spanners ; mechanics, auto mechanic, diesel mechanic, garage
@ 38 1 0,0
h steel 0,330 70,400 80,440 80,960 130,1040 0,1040
h silver 0,460 34,460 34,900 0,900 !
p steel 0,330 90,300 90,120 120,30 230,80 290,200 270,330 180,430 70,470 0,470
o steel 0,1090 170
o night 0,1090 86 !
= adjustable-wrench | adjustable wrench, monkey wrench, crescent wrench
@ 38 1 0,0
r red -80,520 160,720 80
r red- -40,600 80,480 40 !
o night 0,1170 34 !
l steel -110,560 -150,360 -60,280 -60,180 -190,180 -210,60 -60,0 130,20 210,110 60,160 60,270 190,270 230,380 120,560 >40
r ash 40,300 110,90 20
+4:24,0 r night 52,310 8,70 !
= pipe-wrench | pipe wrench ; plumbers, plumbing, pipefitter, steamfitter
@ 34 1 0,0
r red -76,420 152,830 60
r red- -36,560 72,560 36 !
l red -130,470 -130,180 30,180 110,250 110,470 >0
l steel -170,0 150,0 230,70 240,170 120,150 60,110 -70,110 -70,420 -150,420 -150,120 >20
l steel -110,230 110,270 210,260 200,330 -90,330 _290
+5:40,0 l night 0,262 20,290 40,268 !
+5:34,0 l night 20,132 40,160 58,140 !
= screwdriver | screwdriver, screwdrivers
@ 38 1 0,0
h red 0,40 70,50 110,110 110,420 70,500 90,560 0,560
p red- 30,110 60,110 60,430 30,430 !
h amber 0,500 80,500 96,570 0,570
r steel -30,570 60,520
h steel 0,1060 34,1060 62,1160 48,1250 0,1250
= pliers | pliers, lineman pliers, electrician tool, side cutters
@ 20 1 0,0
p steel 14,60 90,110 130,300 110,440 0,520 0,90
p night 16,150 44,160 44,180 16,176 !
p night 16,220 44,230 44,250 16,246 !
p night 16,290 44,300 44,320 16,316 !
o steel 0,520 150
o ash 0,520 60
p red 60,620 150,600 260,820 290,1060 250,1250 170,1240 180,1060 130,840
p red+ 170,720 230,860 250,1000 220,980 !
= carpentry-saw | handsaw, hand saw, saws
@ -24 1 0,0
l silver -620,560 200,420 230,760 -600,690 _600
l ash -600,690 -560,730 -520,697 -480,737 -440,703 -400,743 -360,710 -320,750 -280,716 -240,756 -200,722 -160,762 -120,728 -80,768 -40,734 0,774 40,740 80,780 120,747 160,786 230,760 !
L wood 170,380 330,340 500,380 600,480 590,620 520,760 360,850 210,800 230,740 200,640 200,500 >380
L cream 320,500 430,470 490,560 450,680 350,720 310,640 !
o brass 250,480 20 !
o brass 260,720 20 !
= circular-saw-blade | saw blade, saw blades, circular saw ; sawmill, lumber mill
*18:0,640 l steel -60,110 40,60 80,160 !
o steel 0,640 500
o silver 0,640 380
*6:0,640 r night -8,190 16,110 8 !
o brick 0,640 190
o cream 0,640 140 !
o night 0,640 60 !
= chainsaw | chainsaw, chain saw, chainsaws ; arborist, logger, loggers, logging, tree trimmer, tree service | long
r coal -700,520 640,150 70
r silver -640,552 560,84 40

+12:50,0 l ash -680,510 -650,486 -630,510 !
+12:50,0 l ash -680,680 -650,704 -630,680 !
l orange -140,380 260,330 360,420 380,800 300,880 -120,880 -170,780 >120
l cream -60,470 200,440 230,560 -50,590 !
r coal -170,760 520,130 30
C coal 60 -60,390 -110,240 80,180 300,200 330,360
C coal 64 330,500 520,470 610,600 580,780 340,820
o ash 230,700 80
o night 230,700 30 !
= power-drill | drill, power drill, cordless drill ; handyman, handymen, handy man, contractor, contractors
r yellow -250,250 600,270 90
r coal 250,280 130,210 40
l steel -250,300 -370,330 -390,440 -250,480 _390
r ash -580,365 200,44 10
l yellow 40,480 300,480 330,900 100,900 >190
l coal -20,520 60,520 70,640 20,700 -20,640 !
r coal 20,880 420,190 40
r amber 60,920 340,50 20 !
r night -160,300 240,40 20 !
+4:60,0 r night -140,380 26,80 13 !
= axe | axe, axes, ax, wood chopper ; lumberjack, lumberjacks, lumber jack, woodsman
@ 34 1 0,0
B wood 96 0,120 10,640 -20,960 20,1260
r brick -58,1080 110,170 40
l steel -70,150 90,150 100,400 -70,400 >0
l steel -60,170 -260,120 -430,40 -480,280 -430,520 -260,420 -60,380 _280
l silver -430,40 -480,280 -430,520 -370,480 -410,280 -370,72 !
= double-axe | double axe, battle axe, viking axe ; vikings, viking, norse, berserker
@ 24 1 0,0
r bark -44,60 88,1200 30
r gold -54,960 108,50 14
r gold -54,1060 108,50 14
r gold -54,1160 108,90 30
p steel 30,210 180,180 360,20 480,300 360,600 180,440 30,410
p silver 360,20 480,300 360,600 330,520 420,300 330,100 !
r gold -70,190 140,240 30
= crossed-axes | crossed axes, crossed axe
@ 45 0.85 -20,0
r wood -46,60 92,1200 30
l steel 30,170 200,120 370,40 420,280 370,520 200,420 30,380 _280
l silver 370,40 420,280 370,520 310,480 350,280 310,72 !
r ash -60,160 120,240 20
@ -45 0.85 20,0 flip
r wood -46,60 92,1200 30
l steel 30,170 200,120 370,40 420,280 370,520 200,420 30,380 _280
l silver 370,40 420,280 370,520 310,480 350,280 310,72 !
r ash -60,160 120,240 20
= pick | pickaxe, pick axe ; miner, miners, mining, coal miner, prospector, gold digger
@ 34 1 0,0
r wood -46,200 92,1060 36
p steel 0,120 200,140 420,240 620,440 420,330 200,270 0,260
p silver 60,140 200,160 380,230 200,200 60,180 !
r ash -76,110 152,200 30
= shovel | shovel, shovels, spade, spades ; digging, landscaping
@ 30 1 0,0
C wood 90 -120,40 120,40
r wood -36,30 72,760 20
h steel 0,700 190,720 210,960 120,1160 0,1270
h silver 0,740 40,760 40,1040 0,1100 !
= rake | rake, raking leaves, garden rake
@ 24 1 0,0
r wood -34,0 68,900 30
r steel -300,880 600,70 20
+7:94,0 l steel -300,940 -270,940 -275,1180 -290,1200 !
= pitchfork | pitchfork, pitch fork, hayfork
@ 16 1 0,0
r wood -34,520 68,750 30
h ash 0,430 50,450 50,580 0,580
a ash 0,220 250,60 0,180
r ash -24,30 48,440 10
p ash 220,240 280,240 280,90 250,0 220,90
h ash 0,0 24,60 24,120 0,120
= trowel | trowel, garden trowel ; gardener, gardeners, gardening
@ 34 1 0,0
r leaf -60,40 120,380 60
r leaf- -60,120 120,40 !
r steel -24,400 48,240
h steel 0,600 130,640 190,840 120,1100 0,1240
h silver 0,680 40,700 30,1060 0,1100 !
= masonry-trowel | ; mason, masonry, bricklayer, brick layer, concrete worker, plasterer, drywall
@ -40 1 0,0
r wood -60,40 120,360 60
C steel 50 0,390 0,520 -10,600
h steel 0,560 260,680 0,1270
h silver 0,640 130,700 0,1080 !
= paintbrush | paint brush, paintbrush ; house painter
@ 34 1 0,0
h wood 0,30 60,40 70,200 50,400 150,560 0,560
o night 0,110 24 !
r steel -190,540 380,150 20
h cream 0,680 185,690 200,1000 0,1000
h blue 0,920 198,920 190,1120 120,1180 80,1120 30,1240 0,1180
= paint-roller | paint roller ; painters, painting contractor
r coal 90,760 90,440 40
C steel 44 135,760 135,640 -80,600 -80,520 480,520 480,330 360,330
r blue -420,160 760,330 50
r blue+ -380,200 680,50 24 !
l blue -300,480 -220,480 -220,600 -250,640 -300,600 !
= tape-measure | tape measure, measuring tape, measuring twice ; measure twice
r yellow -420,260 640,640 140
o coal -100,580 230
o amber -100,580 150
r lemon -100,800 760,100 10
r steel 620,780 50,170 10
+9:66,0 r night 40,800 14,50 !
r coal -420,820 400,80 30
= nail | nails and hammer ; nailed it
@ 30 1 0,0
r steel -150,60 300,80 30
h silver 0,130 50,130 50,1080 0,1240
= nut-and-bolt | nuts and bolts, nut and bolt, bolts, bolts and nuts, hex nut, hex nuts, hex bolt, wing nut
@ 28 1 0,0
l steel -220,60 220,60 260,160 220,260 -220,260 -260,160 >60
r silver -110,260 220,900 30
+7:0,80 b ash 18 -116,620 116,580 !
l amber -230,760 230,760 270,870 230,980 -230,980 -270,870 >60
= gear | gear, gears, cog, cogwheel ; engineer, engineers, engineering, machinist, steampunk
*10:0,640 l steel -90,60 90,60 120,240 -120,240 !
o steel 0,640 440
o silver 0,640 330
o night 0,640 150 !
*6:0,640 o ash 0,400 50
= spark-plug | spark plug ; gearhead, petrolhead, grease monkey
@ 30 1 0,0
r steel -50,20 100,120 30
h cream 0,120 90,130 90,260 110,270 110,330 90,340 90,470 0,470
+3:0,90 r sand -110,190 220,28 14
l steel -190,460 190,460 220,540 190,640 -190,640 -220,540 >40
r silver -110,640 220,420 20
+6:0,62 b ash 14 -116,700 116,670 !
r ash -24,1060 48,90
C ash 46 80,1060 80,1190 -30,1190
= piston | piston, pistons ; hot rodder
h silver 0,60 340,70 360,120 360,560 0,560
+3:0,90 r night -362,140 724,36 !
o ash 0,470 80
l steel -90,520 90,520 130,960 -130,960 >0
o steel 0,1060 200
o night 0,1060 110 !
= crossed-wrenches | crossed wrenches ; diy, repair, repairman, maintenance
@ 45 0.9 0,0
use .wrench-plain
@ -45 0.9 0,0 flip
use .wrench-plain
= .wrench-plain
h steel 0,330 70,400 80,440 80,960 130,1040 0,1040
p steel 0,330 90,300 90,120 120,30 230,80 290,200 270,330 180,430 70,470 0,470
o steel 0,1090 170
o night 0,1090 86 !
= .hammer-plain
r wood -52,420 104,830 40
r cocoa -58,900 116,350 46
l steel -220,150 170,150 250,190 250,350 170,400 -170,400 -220,360 >20
r ash 240,160 90,220 24
l steel -200,150 -420,190 -560,330 -590,480 -480,380 -360,350 -200,370 _300
= hammer-and-wrench | hammer and wrench, wrench and hammer, tools, tool ; dad tools, mr fix it
@ 45 0.88 0,20
use .wrench-plain
@ -45 0.88 0,20 flip
use .hammer-plain
= toolbox | toolbox, tool box, tool chest
C coal 60 -200,420 -200,250 200,250 200,420
r red -560,400 1120,260 50
r red -600,620 1200,480 40
r red- -600,620 1200,50 !
r silver -120,560 240,150 24
r silver -460,580 110,110 20
r silver 350,580 110,110 20
r red+ -560,720 500,40 20 !
= ladder | ladder, ladders, stepladder
~ b amber 70 230,1250 140,30
+6:0,180 r brass -200,200 400,56 12
= anvil | anvil ; blacksmith, blacksmiths, farrier, forge, ironworker, metal worker
h ash 0,860 200,880 330,1060 400,1080 400,1180 0,1180
h ash 0,560 170,600 150,880 0,900
l steel -640,360 -360,340 560,340 560,480 420,560 -160,620 -420,560 _460
l silver -640,360 -360,340 560,340 560,380 -360,384 !
r night 420,348 60,26 !
= crowbar | crowbar, pry bar
@ 30 1 0,0
C red 100 -160,300 -150,120 0,40 110,160 110,1120 200,1250
C red- 34 20,50 140,170 140,1110 225,1240 !
b red+ 14 85,300 85,1000 !
= utility-knife | box cutter, utility knife
@ 40 1 0,0
h amber 0,400 120,440 120,1140 80,1250 0,1250
r coal -50,560 100,260 40
l silver -90,400 90,400 90,80 -90,260 >0
= scissors | scissors ; hairdresser, hairdressers, hair stylist, hairstylist, cosmetologist, seamstress
@ 18 1 0,0
l silver -30,720 60,660 220,60 160,0 30,100 >40
l steel 30,720 -60,660 -220,60 -160,0 -30,100 >-200
o ash 0,660 34 !
~ a red 210,960 160,80 0,360
~ b red 90 20,720 120,850
= rescue-worker-s-helmet | hard hat, hardhat ; construction, construction worker, foreman, builder, builders, union worker, blue collar | worn
h yellow 0,300 190,320 380,440 460,640 480,860 0,860
r yellow- -90,260 180,560 60
r yellow+ -50,270 60,520 30 !
H amber 0,840 400,830 600,880 560,980 300,960 0,970
= welding-mask | welding mask, welding helmet ; welders, welding, weld, ironworkers | worn wide
h coal 0,120 230,140 400,320 450,560 430,860 320,1120 160,1220 0,1230
r ash -330,470 660,300 40
r leaf -280,520 560,200 20
l lime -230,540 -60,540 -160,700 -260,700 !
~ o steel 440,560 60
r ash -60,900 120,30 15
r ash -60,960 120,30 15
= traffic-cone | traffic cone, cone ; road worker, road crew, roadwork
h orange 0,60 60,60 300,1080 0,1080
h white 0,420 150,420 195,620 0,620
h white 0,760 228,760 262,910 0,910
r orange- -460,1060 920,140 30
= plunger | plunger, plungers
r wood -44,40 88,760 40
h brick 0,700 110,720 300,860 360,1020 0,1020
H brick- 0,990 400,990 420,1060 380,1110 0,1120
= light-bulb | light bulb, lightbulb ; bright idea, inventor
H lemon 0,60 230,100 400,260 420,480 310,680 220,820 0,830
C amber 26 -110,480 -60,780
C amber 26 110,480 60,780
C amber 26 -110,480 -50,540 0,470 50,540 110,480
L white -250,260 -130,170 -150,260 -230,360 !
r silver -190,840 380,100 40
r stone -180,940 360,90 40
r silver -160,1030 320,90 40
h coal 0,1110 90,1110 50,1190 0,1200
= electric-plug | power plug ; electricians
@ 30 1 0,0
~ r silver 90,20 80,300 20
h coal 0,300 260,310 280,420 280,640 180,800 90,850 0,850
h ash 0,350 230,360 230,420 0,420 !
C coal 80 0,830 0,1010 -60,1120 -40,1270
l yellow 30,460 -130,640 -20,640 -60,790 130,590 20,590 !
= battery | battery, batteries ; recharge
r steel -120,120 240,110 30
r coal -300,210 600,960 70
r lime -240,770 480,330 40
r leaf -240,560 480,180 40
l yellow 40,330 -130,660 -10,660 -50,960 150,580 20,580 !
= flashlight | flashlight, torch light
@ 40 1 0,0
h lemon 0,-60 330,-60 220,260 0,260 !
h coal 0,250 220,250 240,420 130,600 0,600
r silver -230,240 460,70 30
r coal -120,590 240,620 50
r ash -50,700 100,180 40
= sword | sword, longsword, excalibur, broadsword
@ 38 1 0,0
h silver 0,0 66,130 56,800 0,800
h steel 0,140 14,160 14,780 0,780 !
r brass -250,770 500,80 36
r cocoa -46,840 92,250 20
o brass 0,1140 80
= watering-can | watering can, watering cans ; garden club
C sea 60 250,560 520,560 560,820 330,1020
b teal 110 -240,980 -560,560
l sea -700,520 -450,400 -470,600 -640,680
l teal -290,520 290,520 350,1140 -350,1140 >20
r sea -320,470 640,90 40
o lemon 0,840 92
*6:0,840 o white 0,730 50 !
= wheelbarrow | wheelbarrow, wheelbarrows, wheel barrow
L cocoa -420,440 -260,300 -60,250 160,290 340,440
b bark 50 -300,760 660,560
r red 560,520 170,80 40
b ash 40 200,800 300,1130
b ash 40 -330,760 -430,960
l green -560,420 460,420 300,800 -260,800 >60
b green- 36 -580,430 480,430
wheel silver -460,990 180
= nail-gun | nail gun, nail guns, nailer, framing nailer, brad nailer, pneumatic nailer
l coal 250,600 340,600 340,760 -60,1060 -120,980 >120
b steel 26 250,700 -60,940 !
l coal -190,520 60,520 -30,1000 -240,1000 >-90
r ash -270,980 260,80 24
C coal 30 40,540 150,620 90,760 0,760
l orange -480,240 200,210 330,330 330,540 -480,560 >0
r coal -560,270 110,270 30
r coal -380,330 460,50 20 !
r cream -340,430 300,60 14 !
l steel 230,520 380,520 380,820 330,900 280,900 230,820 >305
l silver 296,900 316,900 316,1060 306,1090 296,1060
= string-trimmer | string trimmer, weed eater, weed wacker, weed whacker, weedwhacker, grass trimmer, line trimmer
b ash 44 -360,120 260,1010
l red -520,-20 -330,-60 -210,120 -320,250 -470,190 >-370
r coal -500,40 130,60 14 !
C coal 44 -150,330 -20,240 80,330 20,480
l red 120,900 420,860 540,1020 200,1100 >320
o coal 330,1110 90,60
b lime 14 250,1120 -60,1170
b lime 14 410,1120 700,1160
~ p leaf 560,1200 600,1060 640,1200
p leaf 420,1210 470,1110 500,1210
= copper-pipes | copper pipe, copper pipes, water pipe, water pipes, plumbing pipe, plumbing pipes, leaky pipe, pipe fitting, pipe elbow
r brass -560,300 560,150 20
l brass 20,290 180,300 320,400 360,560 360,1020 200,1020 200,600 140,470 20,460 >200
r amber -600,270 120,210 20
r amber -60,270 110,210 20
r amber 170,560 220,110 20
r amber 170,980 220,120 20
b lemon 20 -440,345 -110,345 !
b lemon 20 250,720 250,930 !
L sky 280,1130 330,1220 280,1280 230,1220 !
L sky -560,520 -530,580 -560,620 -590,580 !
`;
