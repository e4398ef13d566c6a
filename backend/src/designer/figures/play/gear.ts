export const GEAR = `
= flag-in-hole | golf, golf flag, putting green ; hole in one, fore, tee time, par, i'd rather be golfing
o leaf 0,1080 560,150
o night -40,1060 110,34 !
b white 24 -40,1060 -40,80
l red -40,80 380,220 -40,380
o white 260,1020 76
= golf-clubs | golf clubs, golf club, crossed golf clubs ; golf dad, caddy
@ 40 1 -20,0
r steel -18,-40 36,1100
r coal -32,-60 64,330 30
l silver -18,1020 60,1020 330,1140 300,1260 40,1250 -30,1160 >80
@ -40 1 20,0 flip
r steel -18,-40 36,1100
r coal -32,-60 64,330 30
l silver -18,1020 60,1020 330,1140 300,1260 40,1250 -30,1160 >80
@
o white 0,330 120
+3:50,0 o sand -50,300 14 !
+3:50,0 o sand -50,350 14 !
= baseball-bats | baseball bat, baseball bats, crossed bats, batter
@ 42 1 0,0
use .bat
@ -42 1 0,0 flip
use .bat
@
o white 0,1010 160
C red 14 -90,890 -40,1010 -90,1130 !
C red 14 90,890 40,1010 90,1130 !
= wooden-bat | wooden bat, wooden baseball bat, louisville slugger
use .bat
o coal 0,1226 60,26
= .bat
h tan 0,-60 80,-20 90,240 30,840 26,1140 56,1200 0,1230
h coal 0,900 32,900 30,1150 0,1150
= baseball-glove | baseball glove, mitt, baseball mitt ; catcher, umpire
L brown -420,560 -440,280 -330,200 -260,260 -220,120 -110,90 -50,150 20,80 140,110 170,200 260,180 340,260 340,480 460,420 560,500 520,700 360,960 160,1120 -120,1120 -330,960 >60
L wood -300,640 -60,560 200,640 240,820 60,980 -180,960 -300,800 !
b bark 16 -260,280 -240,560 !
b bark 16 -50,170 -40,520 !
b bark 16 165,220 150,540 !
o white -20,760 160
C red 14 -110,660 -60,760 -110,860 !
C red 14 70,660 20,760 70,860 !
= basketball-hoop | basketball hoop, hoop ; slam dunk, nothing but net
r white -520,60 1040,640 40
r red -200,300 400,300 10
r white -160,340 320,220 6
r ash -60,600 120,110
b cream 14 -220,740 -120,1160
b cream 14 220,740 120,1160
b cream 14 -110,740 -40,1160
b cream 14 110,740 40,1160
b cream 14 -220,740 0,960
b cream 14 220,740 0,960
b cream 14 0,740 -140,1040
b cream 14 0,740 140,1040
b cream 14 0,960 100,1160
b cream 14 0,960 -100,1160
r orange -270,690 540,60 30
= football-helmet | football helmet, helmet ; linebacker, football mom, super bowl
L red -520,560 -440,260 -160,100 160,120 400,320 480,600 440,800 200,820 140,980 -160,1000 -400,900 >0
L red- 0,500 200,480 330,620 440,800 200,820 60,720 !
b white 70 -180,110 -60,520
o white 60,680 80
C silver 40 200,620 520,660 560,900 360,1040 120,1000
C silver 34 190,740 440,780 500,900
C silver 30 440,660 420,1000
= catchers-mask | hockey mask, goalie mask, hockey goalie mask, ice hockey goalie mask ; slasher
H white 0,100 240,140 380,340 390,640 280,980 120,1160 0,1190
~ L night 70,520 180,440 310,490 290,600 150,620
~ l red 60,240 130,330 60,400
l red -60,200 60,200 0,380 !
+4:80,0 o night -120,740 20 !
+3:80,0 o night -80,840 20 !
+4:80,0 o night -120,940 20 !
~ o night 270,720 20 !
= ice-hockey | hockey, ice hockey, hockey stick, hockey sticks, puck ; hockey mom, hockey dad
@ 40 0.95 -30,-40
r wood -30,-60 60,1100 10
l wood -30,980 30,980 60,1060 340,1130 330,1220 20,1190 -30,1100 >40
r coal -36,-60 72,220 10
@ -40 0.95 30,-40 flip
r wood -30,-60 60,1100 10
l wood -30,980 30,980 60,1060 340,1130 330,1220 20,1190 -30,1100 >40
r coal -36,-60 72,220 10
@
r coal -170,1030 340,110 30
o ash 0,1030 170,50
= ice-skate | ice skate, ice skates, hockey skate, hockey skates, figure skates ; figure skating, skating, ice skating
l white -280,160 60,160 100,560 360,700 440,860 440,940 -300,940 >60
l cream -280,160 60,160 70,260 -285,260 !
+4:20,90 b sky 20 -20,330 90,310
r silver -320,1060 820,60 20
b silver 40 -220,940 -220,1060
b silver 40 300,940 300,1060
l silver 480,1060 560,960 520,1120
= roller-skate | roller skate, roller skates, skates, rollerskate ; roller skating, roller derby, roller rink
l white -280,120 60,120 100,500 360,640 440,780 440,880 -300,880 >60
l rose -280,120 60,120 70,230 -285,230 !
+4:20,90 b rose 22 -20,290 90,270
r rose -330,870 790,70 20
o amber -200,1060 110
o white -200,1060 40
o amber 320,1060 110
o white 320,1060 40
s lemon -120,620 100
= skier | skis, ski, pair of skis, ski pair, skis and poles, crossed skis, snow skis, downhill skis, cross country skis ; ski trip, ski patrol, ski bum, powder day, apres ski, snow bunny
@ 18 1 0,0
L red -70,1260 -70,120 -60,-40 0,-100 60,-40 70,120 70,1260 >0
b white 30 0,60 0,500 !
r coal -80,620 160,260 20
o silver 0,750 40 !
@ -18 1 0,0
L red -70,1260 -70,120 -60,-40 0,-100 60,-40 70,120 70,1260 >0
b white 30 0,60 0,500 !
r coal -80,620 160,260 20
o silver 0,750 40 !
@
~ b silver 22 540,80 590,1160
~ o coal 540,60 46
~ o coal 586,1080 56
= snowboarder | snowboard ; shredding
@ 34 1 0,0
r teal -180,-20 360,1320 180
r amber -180,440 360,120
r coral -180,600 360,120
r rose -180,760 360,120
r coal -120,300 240,90 30
r coal -120,930 240,90 30
= curling-stone | curling, curling stone
C red 70 -200,420 -120,300 240,300 280,460
r red -140,440 280,110 30
H steel 0,520 360,540 500,700 480,900 300,1020 0,1030
r ash -490,740 980,80 30
= lacrosse | lacrosse, lacrosse stick, lax
@ 30 1 0,0
r steel -26,420 52,880 20
p navy 0,480 60,440 160,240 150,60 60,-20 60,60 90,240 20,360
+4:0,80 b white 12 -110,60 110,100 !
+3:60,0 b white 12 -60,20 -60,330 !
@
o white 380,1000 130
= martial-arts-uniform | karate uniform, karate gi, judo gi, martial arts uniform ; bjj, kung fu, sensei, dojo
~ l white 240,200 420,260 640,760 480,860 330,640
h white 0,240 240,200 330,640 330,1180 0,1180
l cream -140,210 60,700 -60,760 -240,230 !
l cream 140,210 -60,760 20,780 240,230 !
r coal -340,720 680,100 20
l coal -40,760 60,760 150,1080 60,1110
l coal 20,760 -60,760 -130,1060 -40,1090
= running-shoe | sneaker, sneakers, running shoe ; running, jogging, run club, 5k, sneakerhead
l teal -560,560 -440,480 -300,560 -120,360 60,430 200,620 520,720 620,860 620,940 -560,940 >60
l amber -480,900 -240,700 60,760 -60,900 !
+4:80,60 b white 24 -60,500 50,430
l white -600,900 660,900 640,1020 520,1060 -540,1060 -600,1000 >0
l coral -560,1040 600,1040 540,1090 -500,1090 !
= winged-shoe | winged shoe, winged shoes, shoe with wings, shoes with wings, running shoe with wings, running shoes with wings, track shoe with wings, track shoes with wings, sneaker with wings, sneakers with wings, flying shoe, hermes shoe ; track spikes, track star, track stars
+3:60,-110 L white -320,620 -560,500 -760,520 -700,590 -560,640 -400,700 !
L silver -300,640 -420,560 -540,570 -460,650 -360,700 !
use running-shoe
= cleats | cleats, soccer cleats, football cleats, football boots
l coal -560,480 -400,420 -280,500 -120,340 60,400 200,600 540,700 640,840 620,940 -560,940 >60
l lime -480,860 -240,640 -160,640 -360,900 !
+4:80,56 b white 22 -70,480 40,410
+5:240,0 l silver -520,940 -400,940 -440,1060 -490,1060
= whistle | whistle ; coach, coaching, referee, ref, gym teacher, pe teacher
C red 30 -160,420 -300,200 -40,100 200,140 240,300
l silver -60,420 620,420 620,640 340,700 260,640 -60,640 >200
o silver -120,740 330
o night -120,740 170 !
o amber -70,790 90
= stopwatch | stopwatch, lap time, timer ; timekeeper
r ash -90,40 180,90 30
r ash -44,100 88,140
@ 40 1 30,20
r ash -60,130 120,100 20
@
o steel 0,730 480
o white 0,730 390
*12:0,730 b night 16 0,370 0,430 !
b red 26 0,730 180,500
o night 0,730 40
= trophy | trophy ; champion, champions, championship, champ, winner, mvp, number one, world's best, best in show, fantasy football champ
C gold 60 -300,260 -500,260 -460,520 -240,600
C gold 60 300,260 500,260 460,520 240,600
h gold 0,140 330,140 310,460 200,680 60,760 0,760
h gold 0,740 50,750 60,900 0,900
h brass 0,880 180,890 210,980 0,980
r coal -280,970 560,200 30
s lemon 0,400 150
= sports-medal | medal, gold medal, medals, 1st place ; medalist
l blue -220,20 -60,20 100,460 -60,520
l red 220,20 60,20 -100,460 60,520
o gold 0,780 330
o lemon 0,780 250
s gold 0,770 180
= military-medal | ; veteran, veterans, military, purple heart, veterans day, military mom
r blue -230,60 460,400 20
r white -60,60 120,400 !
r red -230,60 90,400 !
r red- 140,60 90,400 !
s gold 0,780 400
s lemon 0,780 250
o gold 0,790 90
= megaphone | megaphone ; cheer, cheerleading, cheer mom, cheer squad
@ -20 1 0,0
l red -420,500 320,220 320,1000 -420,760 _620
r white -540,520 130,220 40
o red- 330,610 90,400
l coal -300,760 -120,800 -80,1040 -220,1060
= ballet-shoes | ballet shoes, pointe shoes ; dance teacher, dance mom, dancers
C pink 34 -200,420 -420,240 -140,120 60,300 240,100 440,240 200,420
@ 14 1 160,60
L pink -110,380 0,330 110,380 130,760 70,1120 0,1180 -70,1120 -130,760 >0
L blush -60,440 0,410 60,440 50,700 0,740 -50,700 !
@ -14 1 -160,60
L pink -110,380 0,330 110,380 130,760 70,1120 0,1180 -70,1120 -130,760 >0
L blush -60,440 0,410 60,440 50,700 0,740 -50,700 !
= swim-goggles | goggles ; swimming, swim, scuba | worn
C coal 50 -560,560 -400,440 400,440 560,560
~ L teal 60,640 140,460 400,440 560,560 520,760 300,840 120,800
~ L sky 130,640 180,530 380,520 470,590 440,720 300,760 170,730 !
C coal 44 -90,620 0,580 90,620
= diving-mask | snorkel ; scuba diving, diver, divers, snorkeling, free diving
C orange 60 560,140 560,800 420,960 200,920
L coal -500,420 -380,260 380,260 500,420 480,700 300,800 120,760 0,640 -120,760 -300,800 -480,700 >0
L sky -400,440 -320,350 320,350 400,440 380,640 270,700 150,670 0,540 -150,670 -270,700 -380,640 !
L white -330,430 -240,400 -300,560 -360,540 !
= flying-disc | frisbee, disc golf, flying disc, ultimate frisbee ; disc golfer
@ -18 1 0,0
o blue 0,700 560,250
o blue+ 0,640 540,220
o blue 0,640 380,140
s lemon 0,640 110
= disc-golf-basket | disc golf basket, frolf
b ash 40 0,60 0,1240
r amber -300,80 600,80 20
~ b silver 16 264,160 50,560 !
~ b silver 16 170,160 40,560 !
~ b silver 16 80,160 30,560 !
h ash 0,660 420,600 340,860 0,880
+7:110,0 b silver 12 -330,640 -280,840 !
r amber -430,580 860,60 20
= cornhole-board | cornhole, corn hole, bean bag toss, bean bag
@ -14 1 0,0
r tan -300,120 600,1080 30
r red -300,120 600,60 !
o night 0,380 130 !
l red 0,620 200,1200 -200,1200 !
@
r blue 120,900 260,230 40
= horseshoe | horseshoe, horseshoes, lucky horseshoe ; equestrians, rodeo queen
C steel 190 -190,1150 -320,940 -400,600 -300,290 0,150 300,290 400,600 320,940 190,1150
C ash 60 -250,1040 -330,860 -400,600 -300,290 0,150 300,290 400,600 330,860 250,1040 !
C silver 26 -450,760 -470,560 -370,280 -180,130 !
~ o night 345,850 24 !
~ o night 395,650 24 !
~ o night 360,430 24 !
o night -230,235 24 !
o night 230,235 24 !
= saddle | saddle, horse saddle
L brown -440,560 -400,330 -280,240 -200,330 60,480 300,440 440,300 560,380 520,620 360,720 -300,740 >60
L cocoa -240,680 200,660 260,960 40,1080 -200,1000
C bark 34 0,960 20,1060
a silver 20,1150 80,34 0,360
r gold -310,200 80,120 30
= climbing-carabiner | carabiner ; climbing, belay
C coral 50 -560,1180 -300,1060 -160,1180 0,1120
C teal 110 -160,960 -220,400 0,180 240,300 200,900 0,1080 -160,960
r silver 130,480 100,330 30
= surfboards | surfboards ; surf shack, surfing
@ -14 0.95 -180,0
H teal 0,-20 110,200 150,640 110,1060 0,1260
H cream 0,60 30,300 30,1000 0,1200 !
@ 14 0.95 180,0
H coral 0,-20 110,200 150,640 110,1060 0,1260
r amber -150,560 300,70 !
r cream -150,680 300,50 !
= person-in-lotus-position | meditation, meditate ; yoga, zen, namaste in bed, pilates
o skin 0,230 130
L cocoa -140,220 -100,90 0,60 100,90 140,220 60,150 -60,150
o cocoa 0,50 60
L skin -60,330 60,330 60,420 -60,420
L violet -170,420 0,390 170,420 150,700 130,900 -130,900 -150,700 >0
C skin 70 -150,470 -270,680 -480,860
C skin- 70 150,470 270,680 480,860
L teal -560,1040 -420,900 -120,880 0,960 120,880 420,900 560,1040 480,1140 0,1120 -480,1140 >0
C teal- 24 -300,1040 0,980 300,1040 !
~ o skin 500,860 46
= lasso | lasso, lariat ; roper, roping, calf roping, wrangler, rancher, ranchers
a tan 0,420 380,60 0,360
C tan 60 300,640 160,800 60,900 -60,1010 -40,1140 120,1190 300,1180
o brass 280,670 52
= yoga-mat | yoga mat, exercise mat
l violet -520,520 520,520 720,800 -720,800 >0
l violet- -720,800 720,800 710,860 -710,860 !
b lilac 22 -470,560 470,560 !
b lilac 22 -640,755 640,755 !
= pom-poms | pom poms, pompoms, pom pom, cheer poms ; drill team, dance team, poms
@ -24 1 -290,-20
r night -44,800 88,360 40
s red 0,520 400,19,0.7
s white 0,520 320,15,0.66 !
s red 0,520 240,13,0.6
s white 0,520 130,9,0.5 !
@ 24 1 290,60
r night -44,800 88,360 40
s red 0,520 400,19,0.7
s white 0,520 320,15,0.66 !
s red 0,520 240,13,0.6
s white 0,520 130,9,0.5 !
@
= racing-flags | racing flag, racing flags, checkered flag, checkered flags ; pit crew
@ 20 0.72 330,0
.racing-flag
@ -20 0.72 -330,0 flip
.racing-flag
@
= .racing-flag
r ash -370,60 54,1260 20
r white -316,100 620,440
+2:310,0 r night -316,100 155,147 !
+2:310,0 r night -161,247 155,147 !
+2:310,0 r night -316,394 155,146 !
`;
