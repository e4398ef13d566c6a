/** What electricians, plumbers, drivers and hunters have at work. */
export const ON_THE_JOB = `
thing
= power-plug | plug, electrical plug
C coal 60 -80,1000 -200,1180 -420,1100 -380,860 -560,760
~ r silver 90,-20 60,320 20
h coal 0,280 260,290 280,640 180,860 80,980 0,990
b ash 30 -180,420 180,420 !
b ash 30 -180,520 180,520 !
l lemon 40,560 -90,760 10,760 -40,920 110,700 10,700 !
= light-switch | light switch, light switches
r cream -360,60 720,1160 60
r sand -120,360 240,560 30
l white -90,400 90,400 90,640 -90,640
l stone -90,640 90,640 90,880 -90,880 !
~ +2:0,900 o stone 0,190 26 !
= wire-coil | wire, wires, cable, cables, coil of wire, electrical wire, copper wire, wire coil
a brick 0,640 480,110 0,360
a red 0,640 380,90 0,360
a orange 0,640 290,80 0,360
C red 70 420,900 600,1080 480,1240
C brass 40 480,1240 420,1290
b night 60 -60,170 60,330
b night 60 -60,950 60,1110
= lift-truck | bucket truck, cherry picker, boom truck, utility truck | vehicle
l white -640,760 280,760 280,980 -640,980
l amber 280,560 480,560 600,760 600,980 280,980
l sky 330,610 460,610 540,760 330,760
b ash 70 -420,760 -120,330
b ash 60 -120,330 360,120
r amber 300,60 260,220 20
o coal -120,330 56
~ o night 400,1000 120
~ o silver 400,1000 56
r coal -560,700 260,70 10
= tape-roll | duct tape, roll of tape, electrical tape, tape roll, masking tape, packing tape
o steel 0,600 500
o silver 0,600 430
o bark 0,600 230
o cream 0,600 180 !
l steel -40,1090 480,940 620,1010 560,1080 640,1150 20,1170
= rope-pulley | pulley, pulleys, block and tackle
b steel 70 0,-60 0,180
r wood -190,180 380,640 120
o steel 0,500 250
o ash 0,500 160
o coal 0,500 60
C tan 50 -230,520 -240,1240
C tan 50 230,520 240,1000
C steel 60 240,1000 360,1100 300,1240 180,1220
= pump-oil-can | oil can, oil cans, oiler, oil can with spout
L steel 60,560 300,160 560,60 600,110 360,240 150,620
h coal 0,470 120,490 180,600 0,610
l brick -330,1180 -300,700 -160,590 160,590 300,700 330,1180 >0
r wine -360,1140 720,90 30
C ash 60 -280,720 -560,740 -520,1040 -310,1040
o amber 0,900 150
L coal 0,790 60,900 0,990 -60,900 !
= head-lamp | headlight, headlights, car headlights
~ o steel 330,640 300
~ o ash 330,640 250
~ o lemon 330,640 210
~ o white 290,580 80 !
~ b silver 16 330,440 330,840 !
= slide-caliper | caliper, calipers, micrometer, digital caliper
r silver -640,300 1280,130 10
l steel -640,240 -440,240 -440,900 -520,900 -640,500
l steel 60,240 260,240 260,500 140,900 60,900
r coal 40,250 380,240 20
r mint 90,300 260,130 10 !
+8:70,0 b night 14 -400,330 -400,400 !
o ash 480,560 60
= oil-drop | oil drop, drop of oil, oil drip
L coal 0,0 200,360 360,700 330,960 180,1130 0,1180 -180,1130 -330,960 -360,700 -200,360 >0
L ash -200,760 -140,600 -110,760 -150,960 !
= water-drop | water drop, water droplet, drop of water
L sky 0,0 200,360 360,700 330,960 180,1130 0,1180 -180,1130 -330,960 -360,700 -200,360 >0
L ice -200,760 -140,600 -110,760 -150,960 !
= desk-fan | fan, electric fan, box fan
b coal 70 0,900 0,1140
h coal 0,1120 260,1140 300,1220 0,1230
o steel 0,520 480
o ice 0,520 430 !
*3:0,520 L blue 0,520 -220,400 -170,180 60,130 120,330 !
o coal 0,520 90
*8:0,520 b steel 14 0,430 0,80 !
= leaf-blower | leaf blower, leaf blowers
L orange -160,420 60,330 330,400 430,640 330,860 60,900 -160,820
r coal 60,200 280,90 40
b coal 70 90,240 120,400
b coal 70 300,240 300,400
l coal -160,480 -160,760 -640,860 -660,960 -560,980 -120,800
o ash 150,640 150
*6:150,640 b coal 20 150,600 150,530 !
L leaf -560,1040 -440,1000 -400,1100 -520,1140
L amber -320,1100 -200,1060 -160,1160 -280,1200
= shot-shell | shotgun shell, shotgun shells, shot shell
+2:380,0 r red -360,60 300,700 40
+2:380,0 r red- -360,60 300,90 20 !
+2:380,0 r brass -380,740 340,340 20
+2:380,0 r gold -400,1060 380,110 20
+2:380,0 b brick 20 -300,200 -300,680 !
= clay-disc | clay pigeon, clay pigeons, skeet, trap shooting ; sporting clays
O orange 0,700 560,190
O orange+ 0,640 430,130
O brick 0,630 260,70
l amber 200,300 330,160 360,330 520,300 420,420
l amber -480,300 -380,200 -360,330
= sheath-knife | hunting knife, bowie knife, survival knife, machete
@ 40 1 0,0
L silver -90,760 -110,300 -70,60 60,-60 150,160 110,400 90,760 >20
r brass -170,740 340,80 30
r brown -80,810 160,420 60
+3:0,110 b bark 20 -80,900 80,900 !
o brass 0,1230 90
@
= farm-plow | plow, plough, plows, horse plow
C wood 60 -640,260 -300,420 60,760
C wood 60 -560,180 -220,360 140,700
b bark 70 60,780 640,560
L steel -60,760 160,700 260,900 90,1120 -260,1130 -120,960 >60
o coal 520,900 150
o stone 520,900 110 !
o coal 520,900 40
= chest-waders | waders, fishing waders, hip waders
~ b bark 60 150,60 200,300
h moss 0,300 250,280 300,560 270,1000 40,1000 0,720
h ash 0,280 250,270 260,340 0,350
~ L pine 50,980 270,980 290,1110 420,1200 400,1260 50,1260
r pine -80,440 160,150 20
= ice-auger | ice auger, ice drill
b coal 60 -300,60 300,60
b coal 60 -300,60 -300,200
r red -160,120 320,240 60
b steel 50 0,340 0,1180
+5:0,160 L silver -150,440 150,520 150,580 -150,500
l steel -80,1180 80,1180 0,1320
= smart-phone | phone, cell phone, cellphone, smartphone, smart phone, iphone
r coal -330,-20 660,1280 110
r sky -280,100 560,1000 20
r night -90,20 180,36 18 !
+3:170,0 r white -230,200 120,120 30 !
v red 0,700 260 !
o ash 0,1180 44
= traffic-barricade | barricade, road barricade, construction barrier, road closed sign
~ b steel 60 400,240 400,1180
~ r ash 280,1160 240,60 20
r white -620,330 1240,220 20
+4:320,0 l orange -600,550 -440,330 -280,330 -440,550 !
r white -620,720 1240,220 20
+4:320,0 l orange -600,940 -440,720 -280,720 -440,940 !
~ o amber 400,210 90
= speed-sign | speed limit sign, speed limit, speed sign
b steel 60 0,900 0,1320
r coal -400,-60 800,1040 50
r white -370,-30 740,980 40 !
+5:130,0 r coal -290,60 90,130 20 !
+5:130,0 r coal -290,250 90,130 20 !
b coal 80 -240,500 -240,860 !
b coal 80 -240,500 -40,500 !
a coal -130,740 150,80 -120,120
a coal 180,680 180,80 0,360
= wind-sock | windsock, wind sock, airport windsock
b steel 60 -520,40 -520,1300
l orange -500,60 -240,120 -240,420 -500,480
l white -240,120 20,180 20,380 -240,420
l orange 20,180 280,240 280,350 20,380
l white 280,240 520,290 520,340 280,350
= bumper-car | bumper car, bumper cars | vehicle
b steel 30 420,560 420,-20
b steel 30 300,-20 560,-20
L red -480,760 -380,520 -100,480 60,620 330,600 460,480 540,760
r coal -620,760 1240,180 90
r ash -580,800 1160,50 25 !
C coal 50 -60,580 -120,420 20,330
o lemon -400,660 60
s lemon 200,700 70,5,0.45 !
`;
