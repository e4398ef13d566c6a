/** Who rides a horse that bucks, and fish that leap out of the water. */
export const RODEO_AND_LEAPS = `

= bronc-cowgirl | cowgirl on a bucking horse, cowgirl on bucking horse, cowgirl riding a bucking horse, cowgirl on a bucking bronco, cowgirl on bucking bronco, cowgirl riding a bucking bronco, cowgirl on a bronco, cowgirl bronc rider, bronc riding cowgirl, rodeo cowgirl, cowgirl rodeo rider, woman on a bucking horse | coat=#8a4a26 hoof=#2b2024 mane=#2e2024 skin=#e2ae86 shirt=#d9537f thing
.bucking-horse
b cream 12 70,470 430,690 !
t $skin- 60,40 -150,330 -280,190 -240,30
L amber -170,40 -330,80 -440,190 -560,200 -500,270 -400,290 -460,340 -330,330 -230,260 -150,200 !
L #c9862a -200,120 -330,180 -430,250 -330,250 -220,220 !
@ -14 .82 -150,-500
l $skin -84,610 -60,552 0,532 62,548 92,592 96,616 118,652 98,666 98,694 80,724 30,744 -30,730 -60,690 >30
l amber -100,680 -104,600 20,600 0,650 -40,690 -70,720
o coral 60,690 22 !
l white -230,600 -120,596 -96,520 -40,476 10,500 60,470 100,510 116,590 220,560 200,620 60,640 -120,640 >20
b $shirt 26 -110,590 112,584 !
@
t $skin 60,56 -140,280 -150,240
l $shirt -240,380 -170,270 -90,280 -20,400 -20,520 -70,610 -180,590 -220,500 >-110
l teal -170,264 -90,264 -70,330 -160,340 !
t $shirt 80,54 -50,370 60,500 90,480
o $skin 96,474 34 !
l bark -220,560 -40,540 -30,590 -200,610
t navy 124,80 -110,590 60,700 20,860
l white -30,850 50,840 130,900 140,930 -20,930 -40,890
= .leaping-predator
L $dark -330,860 -520,840 -600,960 -480,980 -440,1060 -350,980 -250,900
L $coat -380,930 -300,660 -140,430 100,260 330,180 500,190 590,240 560,330 400,470 180,600 -60,760 -280,930 >60
L $light -340,910 -200,720 60,540 300,420 560,320 400,472 180,602 -60,762 -280,932 !
l $dark -130,420 -190,260 -110,300 -90,210 -20,260 20,150 70,220 130,130 150,240 40,310
L $dark -290,640 -400,560 -330,510 -220,530 !
L $dark 60,640 140,760 60,780 -20,710
L $dark -190,800 -90,890 -160,920 -240,850
C $dark 14 340,250 390,330 350,410 !
o #f2c14e 440,262 36 !
o night 446,262 20 !
l #8e2438 470,350 590,236 630,290 600,330 520,390 !
l $light 460,372 590,338 606,372 520,420 430,440 !
= walleye-jumping | walleye jumping, jumping walleye, leaping walleye, walleye leaping, walleye jumping out of water, walleye jumping out of the water | coat=#a08a3a dark=#5e5426 light=#f3ead0
.e-splash
.leaping-predator
+5:96,-76 L $dark -250,700 -180,640 -150,700 -210,760 !
l white -520,880 -590,960 -500,976 !
= redfish-jumping | redfish jumping, jumping redfish, leaping redfish, red drum jumping, jumping red drum, redfish jumping out of water | coat=#c9703a dark=#8e4322 light=#f6e6d0
.e-splash
.leaping-predator
o night -320,830 44 !
o white -332,816 12 !
= bluegill-jumping | bluegill jumping, jumping bluegill, perch jumping, jumping perch, crappie jumping, jumping crappie, sunfish jumping | coat=#4f8a8a dark=#2c5560 light=#f0b45a
.e-splash
.leaping-predator
+4:110,-88 c $dark 26 -250,690 -170,790 !
o night 260,330 34 !
= catfish-jumping | catfish jumping, jumping catfish, leaping catfish, catfish jumping out of water | coat=#6a7482 dark=#434b58 light=#ece6da
.e-splash
L $dark -330,860 -520,840 -600,960 -480,980 -440,1060 -350,980 -250,900
L $coat -380,930 -300,660 -140,430 80,240 300,130 480,130 580,220 570,340 430,480 180,610 -60,760 -280,930 >60
L $light -340,910 -200,720 60,560 300,460 570,330 430,482 180,612 -60,762 -280,932 !
L $dark 20,290 0,120 100,160 170,210
L $dark 140,620 250,720 170,770 60,700
L $dark -190,800 -90,890 -160,920 -240,850
C $dark 22 540,200 640,120 660,20
C $dark 22 480,150 520,40 610,-40
C $dark 22 520,400 600,470 590,570
C $dark 22 460,440 480,540 420,620
o #f2c14e 400,230 32 !
o night 404,230 18 !
C night 18 440,370 520,330 576,270 !
= pike-jumping | pike jumping, jumping pike, musky jumping, muskie jumping, jumping muskie, jumping musky, northern pike jumping, leaping pike, leaping muskie, barracuda jumping | coat=#5f7f4a dark=#3a5230 light=#efe8c8
.e-splash
L $dark -350,860 -520,830 -610,960 -490,980 -450,1070 -360,990 -270,910
L $coat -390,930 -320,680 -180,480 40,290 240,170 420,90 600,10 650,20 660,70 540,180 420,290 300,400 120,540 -80,700 -290,930 >60
L $light -350,910 -220,730 20,540 240,380 430,230 650,74 540,182 420,292 300,402 120,542 -80,702 -290,932 !
L $dark -250,570 -390,470 -300,400 -180,440
L $dark -130,740 -40,850 -130,870 -200,810
L $dark 130,530 220,640 130,670 50,610
+6:84,-72 o $light -240,700 22 !
+6:84,-74 o $light -220,610 18 !
o #f2c14e 372,172 30 !
o night 376,172 17 !
C $dark 14 270,200 330,270 300,350 !
b night 12 430,200 640,70 !
+4:44,-28 l white 470,172 496,156 494,196 !
= tarpon-jumping | tarpon jumping, jumping tarpon, leaping tarpon, tarpon jumping out of water | coat=#7f9aa8 dark=#4a6272 light=#eef2ee
.e-splash
.leaping-predator
+4:92,-72 a $dark -220,720 50,10 -60,120
+3:92,-72 a $dark -90,770 50,10 -60,120
= steer-running | running steer, roping steer, roping steers, corriente, corriente steer, corriente cattle, steer running | coat=#a8552e hoof=#2b2024 mane=#f3e6cc
C $coat- 26 -340,500 -460,440 -560,520 -640,640
l $mane -640,600 -610,690 -680,780 -720,690
t $coat- 130,44 -290,660 -420,820 -590,850
l $hoof -570,820 -570,890 -640,930 -650,880 -620,820
t $coat- 110,42 290,640 470,730 620,690
l $hoof 600,660 620,726 690,720 690,670
l $coat -380,540 -340,450 -210,436 0,474 160,420 330,430 400,560 310,700 110,740 -90,716 -250,740 -370,680 _600
L $mane -200,500 -60,540 -20,640 -120,720 -220,640 !
L $mane 120,470 210,520 180,640 90,600 !
T #d9c9a8 54,12 480,280 410,220 370,130 400,20
l $coat 300,440 360,300 470,250 570,290 650,430 660,500 600,530 520,490 440,500 380,600 >470
l $mane 500,262 570,290 640,420 600,440 540,360 !
L #eab7a0 610,430 664,460 664,520 610,540 570,490 !
l $coat- 420,320 330,310 290,360 400,390
T $mane 60,12 520,290 610,260 680,170 660,40
o night 530,360 20 !
t $coat 150,46 -270,640 -150,830 -330,960
l $hoof -310,940 -340,1000 -410,1000 -390,950
t $coat 124,44 260,640 400,830 250,930
l $hoof 270,910 240,970 170,970 190,910
= roper-on-buckskin | roper on a horse, roper on horse, header on a horse, calf roper on a horse | coat=#d3a45c mane=#2b2024 hoof=#2b2024 shirt=#c93a33 skin=#d99a6c
.m-gallop-far .m-tail .m-trunk .m-head .m-reins .m-gallop-near
l bark -160,440 60,450 90,520 -130,530
@ 8 .82 20,-440
l $skin -84,610 -60,552 0,532 62,548 92,592 96,616 122,652 98,666 98,694 80,724 30,744 -30,730 -60,690 >30
l cocoa -96,650 -96,600 14,600 4,640 -24,690 -76,700
l cream -230,590 -120,596 -96,520 -40,476 10,500 60,470 100,510 116,590 220,560 200,620 60,640 -120,640 >20
b coal 24 -110,590 112,584 !
@
l $shirt -150,420 -110,280 -20,260 50,330 20,480 -60,520 -150,490 >-50
l teal -110,256 0,256 10,310 -90,320 !
t $shirt 80,52 -10,340 110,400 240,400
o $skin 248,398 32 !
t navy 124,76 -90,500 70,600 20,760
l cocoa -30,740 50,740 120,800 130,830 -30,830
= .heeler | | coat=#8a4a26 mane=#2b2024 hoof=#2b2024 shirt=#3a6fb5 skin=#d99a6c
.m-gallop-far .m-tail .m-trunk .m-head .m-reins .m-gallop-near
l cream -160,440 60,450 90,520 -130,530
@ 8 .82 20,-440
l $skin -84,610 -60,552 0,532 62,548 92,592 96,616 122,652 98,666 98,694 80,724 30,744 -30,730 -60,690 >30
l cocoa -96,650 -96,600 14,600 4,640 -24,690 -76,700
l tan -230,600 -120,596 -96,520 -40,476 10,500 60,470 100,510 116,590 220,560 200,620 60,640 -120,640 >20
b bark 24 -110,590 112,584 !
@
l $shirt -150,420 -110,280 -20,260 50,330 20,480 -60,520 -150,490 >-50
l red -110,256 0,256 10,310 -90,320 !
t $shirt 80,52 -10,340 120,320 200,210
o $skin 212,190 34 !
t #34406e 124,76 -90,500 70,600 20,760
l brick -30,740 50,740 120,800 130,830 -30,830
= team-ropers | team roping, team ropers, team roper, two ropers, two ropers and a steer, two ropers and steer, header and heeler, team roping horses, ropers and steer, team roping cowboys | thing
@ 0 .64 260,-300
use roper-on-buckskin
@ 0 .64 330,400
use steer-running
@ 0 .68 -320,230
use .heeler
@
C cream 20 414,186 560,250 660,400 670,560 620,740
A cream 612,770 74,20 0,360
C cream 20 -176,564 -80,490 60,500 180,600 220,780 170,960 90,1110
@ -12 1 60,520
A cream 0,670 90,20 0,360
`;
