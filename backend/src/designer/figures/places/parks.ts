export const PARKS = `
= delicate-arch | delicate arch, arches national park, rock arch, desert arch, stone arch, sandstone arch
L orange -470,1100 -430,560 -330,200 -60,40 200,100 330,300 400,640 470,1100 230,1100 230,760 190,460 60,290 -90,290 -190,440 -230,760 -220,1100 >60
+4:0,130 b brick 16 -420,620 -250,600 !
+4:0,130 b brick 16 240,660 420,680 !
b brick 16 -330,260 -160,220 !
b brick 16 20,130 220,240 !
L brick -640,1120 -470,1060 -100,1110 280,1060 640,1120 640,1260 -640,1260 >0
= half-dome | half dome, half dome yosemite, el capitan, yosemite valley
L steel -640,1200 -560,720 -330,640 -200,300 -60,110 120,60 200,120 190,660 330,760 640,900 640,1200 >60
l stone 120,60 200,120 190,660 330,760 330,1200 60,1200 40,500 !
~ b white 20 -100,260 -160,480 !
b white 24 -40,200 -90,420 !
b white 20 20,140 -10,300 !
L green -640,1200 -640,1020 -420,960 -200,1060 60,980 330,1080 640,1000 640,1260 -640,1260 >0
+7:190,0 l pine -610,1200 -540,900 -470,1200
= devils-tower | devils tower, devil's tower, devils tower wyoming
l wood -330,1120 -260,420 -200,180 200,170 270,420 350,1120 >60
+8:62,0 b cocoa 16 -210,220 -270,1080 !
l tan -200,180 -120,130 120,120 200,170 !
L moss -640,1240 -440,1060 -200,1100 120,1050 420,1090 640,1240 >0
+8:170,0 l pine -620,1240 -560,1040 -500,1240
= space-needle | space needle, seattle tower
l stone -330,1260 -40,560 -30,330 30,330 40,560 330,1260 210,1260 0,760 -210,1260 >0
b stone 60 0,330 0,1260
l silver -180,820 180,820 210,880 -210,880
L cream -430,260 -300,180 300,180 430,260 300,330 -300,330 >0
b amber 26 -390,266 390,266 !
l silver -240,180 -120,100 120,100 240,180
b steel 22 0,100 0,-130
r ash -400,1230 800,40 10
= empire-tower | empire state building, art deco tower
r stone -330,820 660,440 8
r steel -240,460 480,800 8
r silver -170,200 340,1060 8
l silver -120,200 -80,60 80,60 120,200 >0
b steel 30 0,60 0,-160
+5:70,0 b coal 20 -140,270 -140,1200 !
+3:0,120 b coal 16 -290,880 -220,880 !
+3:0,120 b coal 16 220,880 290,880 !
r ash -400,1240 800,30 8
= alamo-mission | alamo, the alamo, mission church, spanish mission
L sand -200,420 -120,320 -100,200 0,130 100,200 120,320 200,420 >0
r sand -560,420 1120,800 10
r tan -590,400 380,50 8
r tan 210,400 380,50 8
L cocoa -110,1220 -110,820 0,720 110,820 110,1220 >0
~ L cocoa 330,1000 330,820 390,760 450,820 450,1000
~ L cocoa 330,660 330,560 390,510 450,560 450,660
o cocoa 0,500 70
~ r tan 160,620 50,600 8
r bark -640,1210 1280,60 10
= vegas-sign | las vegas sign
~ r steel 300,520 50,740 8
l navy -520,180 0,80 520,180 600,460 0,860 -600,460 >0
l cream -440,230 0,150 440,230 500,440 0,760 -500,440 !
+7:130,0 o red -390,330 52
+7:130,0 o white -390,330 22 !
b brick 50 -330,470 330,470 !
b navy 40 -200,570 200,570 !
*8:0,20 l amber -30,20 0,-170 30,20
o red 0,20 60
= a-frame-cabin | a frame cabin, a-frame cabin, a frame house
~ l bark 0,60 60,0 640,1180 520,1180
l wood 0,120 -500,1180 500,1180 >0
+5:0,150 b bark 10 -330,520 330,520 !
r lemon -130,420 260,200 10
b cocoa 18 0,420 0,620 !
b cocoa 18 -130,520 130,520 !
r cocoa -110,800 220,380 12
o gold 60,1000 20 !
~ r lemon 190,860 150,170 10
r bark -620,1170 1240,70 14
r brick 260,140 100,300 6
= fire-lookout | fire tower, fire lookout, lookout tower, fire lookout tower, ranger tower
~ t bark 40,50 200,480 380,1260
b bark 30 -290,760 310,1000
b bark 30 290,760 -310,1000
b bark 30 -330,1010 350,1230
b bark 30 330,1010 -350,1230
b bark 34 -300,760 300,760
b bark 34 -340,1010 340,1010
r wood -340,430 680,70 8
r brown -260,180 520,260 8
+4:124,0 r sky -240,210 104,140 8
l brick -380,190 0,-60 380,190 >0
b cocoa 20 -340,360 -340,440
b cocoa 20 340,360 340,440
b cocoa 18 -340,360 340,360
= railroad-crossing | railroad crossing, railroad sign, railroad crossing sign, crossing sign
r steel -36,180 72,1080 10
@ 45 1 0,-300
r white -560,570 1120,140 20
@ -45 1 0,-300
r white -560,570 1120,140 20
@ 0 1 0,-300
*4:0,640:90:45 r coal -70,190 140,34 8 !
@
~ o coal 240,760 130
~ o red 240,760 86
r coal -260,730 520,60 20
r brick -150,1200 300,70 14
= train-caboose | caboose, red caboose, train caboose
r brick -560,420 1120,520 16
r red -560,420 1120,60 16
l brick -220,200 220,200 240,420 -240,420 >0
r coal -280,170 560,50 10
+3:300,0 r sky -420,560 220,170 12
+2:200,0 r sky -170,250 140,100 8
r coal -640,920 1280,70 10
r coal -640,380 1280,50 10
~ b coal 20 600,420 600,930
+4:240,0 o ash -380,1060 110
+4:240,0 o silver -380,1060 50 !
b steel 26 -640,1180 640,1180
`;
