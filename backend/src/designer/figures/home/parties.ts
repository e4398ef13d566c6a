/** Parties, babies and sweets on the table. */
export const PARTIES = `
thing

= dog-balloon | balloon dog, balloon animal, balloon animals, balloon poodle
O red -60,640 320,110
O red -360,480 90,150
O red -440,320 100,110
O red -590,340 110,80
O red -420,170 60,130
O red -300,200 60,120
O red -270,880 80,220
O red -140,900 80,220
O red 190,880 80,220
O red 310,860 80,220
O red 330,420 60,200
o red+ 330,210 50
+3:150,0 C red+ 20 -240,590 -170,575 -110,590 !
= bouncy-house | bounce house, bouncy castle, bounce castle, moon bounce
r red -600,900 1200,240 90
r amber -600,260 220,760 90
r amber 380,260 220,760 90
r sky -400,560 800,400 40
+4:130,0 b blue 20 -300,560 -300,960 !
b blue 20 -400,760 400,760 !
~ l violet 380,280 490,20 600,280
l red -420,560 0,280 420,560
s lemon 0,470 90,5,.45 !
r red+ -560,960 1120,60 30 !
= box-ring | ring box, proposal ring
l wine -420,520 -340,120 340,120 420,520 >0
l cream -340,500 -280,190 280,190 340,500 !
r wine -440,620 880,480 40
r cream -360,560 720,150 40
a gold 0,520 170,44 150,390
l sky -110,330 110,330 170,400 0,540 -170,400 >0
l ice -110,330 0,330 -50,400 -170,400 !
r gold -60,760 120,60 20
= pregnancy-test | pregnancy test, positive pregnancy test, positive test
@ 34 1 0,0
r white -110,-60 220,1400 100
r pink -110,860 220,480 100
r ice -70,260 140,240 40
b rose 26 -30,300 -30,460 !
b rose 26 30,300 30,460 !
r sand -60,640 120,120 60
= sippy-mug | sippy cup, toddler cup, baby cup
~ a teal 330,780 170,70 -90,90
r rose -110,120 220,160 60
h rose 0,240 300,250 360,400 0,410
h sky 0,400 340,400 290,1160 220,1220 0,1230
s lemon -140,640 80,5,.45 !
s white 130,800 80,5,.45 !
s lemon -110,980 80,5,.45 !
= baby-bib | bib, baby bib, bibs, lobster bib, drool bib
C red 60 -200,360 -260,160 -120,40 0,20 120,40 260,160 200,360
L cream -220,300 -120,430 0,460 120,430 220,300 420,420 480,760 360,1080 0,1180 -360,1080 -480,760 -420,420 >0
C red 44 -400,460 -450,760 -340,1040 0,1130 340,1040 450,760 400,460
v red 0,740 190
= baby-chair | high chair, highchair, baby high chair, booster seat
b tan 60 -260,560 -420,1260
b tan 60 260,560 420,1260
b wood 44 -360,980 360,980
r tan -320,540 640,100 30
L sky -300,560 -320,60 -160,-40 160,-40 320,60 300,560 >0
L white -190,480 -200,120 -90,60 90,60 200,120 190,480 !
r tan -460,360 920,90 40
O white -80,350 150,40
o red 240,320 44
= car-seats | car seat, baby car seat, infant car seat, child seat
C coal 60 -480,440 -420,40 0,-80 420,40 480,440
L navy -480,420 -300,260 -160,520 160,700 460,640 560,760 420,1040 -160,1080 -440,880 >0
L blue -380,440 -280,360 -160,600 120,800 420,760 380,940 -120,960 -340,800 !
~ b coal 30 60,500 120,820
r red -60,780 150,70 16
r coal -380,1060 820,90 40
= diaper-bags | diaper bag, nappy bag, baby bag
C brown 44 -320,420 -240,40 240,40 320,420
r pink -520,400 1040,740 90
r rose -440,640 880,400 60
v white 0,860 150
+5:180,0 o white -380,520 34
r cream 300,280 130,220 40
r teal 330,180 70,120 20
= cookie-pot | cookie jar, cookie jars, jar of cookies, biscuit jar
o brown 0,50 80
h tan 0,120 250,140 320,240 0,250
h ice 0,240 330,250 440,460 440,1000 320,1220 0,1230
+2:300,0 o #c78a4a -150,1040 170
+2:320,0 o #d39a58 -160,780 170
o #c78a4a 0,560 170
+3:110,-30 o cocoa -180,1040 28
+3:90,20 o cocoa 90,770 28
+3:80,20 o cocoa -80,540 28
l white -390,500 -330,460 -350,960 -400,960 !
= milk-cookies | milk and cookies, cookies and milk, cookies for santa, milk and cookie, milk and a cookie
L ice -440,80 20,80 -40,1060 -380,1060 >-200
L white -420,260 0,260 -44,1050 -376,1050 >-200
O white 240,1080 420,110
o #c78a4a 120,920 190
o #d39a58 400,900 200
o #dca763 260,640 200
+3:90,30 o cocoa 170,590 30
+2:110,50 o cocoa 340,860 30
+2:100,40 o cocoa 60,880 30
= milk-glass-bottle | milk bottle, bottle of milk, glass milk bottle, milk bottles, milkman
h red 0,0 140,10 140,120 0,130
h ice 0,120 120,130 130,330 300,600 300,1200 220,1250 0,1260
h white 0,420 170,430 282,620 282,1190 210,1230 0,1240
r sky -282,760 564,220 0
l white -90,900 -130,820 -60,860 60,860 130,820 90,900 60,950 -60,950 !
~ o night 30,890 14 !
= syrup-bottle | maple syrup, syrup bottle, bottle of syrup, syrup, pancake syrup, bottle of maple syrup
a #8a4a22 150,470 130,60 -100,110
r red -90,-20 180,150 30
h #8a4a22 0,120 80,130 90,300 280,560 300,1180 220,1240 0,1250
r cream -260,640 520,420 30
L red 0,980 -40,920 -150,940 -120,860 -190,790 -110,800 -90,720 -40,790 0,690 40,790 90,720 110,800 190,790 120,860 150,940 40,920
= tea-bag | tea bag, teabag, tea bags, teabags
L cream -330,420 -200,260 200,260 330,420 330,1200 -330,1200 >0
L #a56c40 -270,700 0,660 270,700 270,1150 -270,1150 !
+3:130,90 o bark -180,800 24
C sand 18 0,280 -60,60 120,-40 300,20
r green 260,-60 260,230 20
L cream 390,120 330,60 350,-10 430,-20 450,60 !
= tea-cup-china | tea cup, fancy teacup, china teacup, porcelain teacup, cup of tea, cups of tea
a white 430,520 160,60 -90,100
h white 0,360 460,360 420,640 280,860 0,880
O #a8703f 0,370 400,80
C gold 20 -450,400 0,460 450,400 !
*5:0,620 o rose 0,560 50
o lemon 0,620 40
~ L leaf 90,640 200,560 280,620 200,700
O white 0,960 600,130
O sand 0,940 330,60 !
C silver 24 -100,240 -150,130 -70,20
C silver 24 100,240 50,130 130,20
= slush-cup | slushie, slushies, slush, slurpee, icee, frozen drink
b red 50 60,-140 100,420
H sky 0,160 160,220 300,420 330,520 0,540
H blue 0,300 120,340 180,480 0,500
h ice 0,480 350,490 260,1240 0,1250
h blue 0,620 318,630 244,1220 0,1230
r rose -350,480 700,80 30
s white 0,900 130,5,.45 !
= popcorn-cart | popcorn machine, popcorn cart, popcorn maker, popcorn stand
l red -460,200 -380,-20 380,-20 460,200 >0
r lemon -340,50 680,90 10
r red -440,200 880,60 10
r ice -400,260 800,460 10
+6:120,0 o lemon -310,660 76
+5:120,20 o cream -240,560 70
r silver -110,300 220,130 30
b ash 20 0,260 0,310
r red -440,720 880,330 20
+5:180,0 l cream -400,730 -340,730 -340,1040 -400,1040 !
wheel gold -260,1120 140
wheel gold 260,1120 140
b wood 40 420,800 640,760
= hot-dog-cart | hot dog stand, hot dog cart, hotdog stand, hot dog vendor, food cart
b steel 40 0,160 0,560
L red -560,240 -400,40 0,-60 400,40 560,240 >0
L cream -200,240 -140,0 0,-60 140,0 200,240 !
r silver -480,520 960,520 30
r red -420,640 840,260 20
@ 0 .42 -20,40
L tan -420,640 -300,560 300,560 420,640 300,800 -300,800
@ 0 1 0,0
r #b5763a -260,700 520,120 60
r red- -230,720 460,44 20
C lemon 24 -200,720 -100,760 0,710 100,760 200,715
wheel gold -280,1120 130
b coal 40 300,1040 300,1240
b wood 36 480,600 620,560
= pan-muerto | pan de muerto, day of the dead bread
O white 0,1060 600,110
L #c78a4a -520,1000 -500,720 -300,500 0,430 300,500 500,720 520,1000 300,1060 -300,1060 >0
o #dca763 0,430 130
C #dca763 110 -90,520 -240,680 -330,900
C #dca763 110 90,520 240,680 330,900
C #dca763 110 0,560 0,760 0,980
+6:90,40 o white -280,640 14 !
+5:80,-30 o white 0,760 14 !
= foam-finger | foam finger, foam fingers, number one foam finger
L red -300,1240 -380,700 -420,620 -380,560 -250,560 -230,180 -170,20 -90,0 -20,40 20,180 40,500 130,470 220,520 330,520 400,600 480,600 520,680 500,900 400,1100 340,1240 >60
L red+ -200,190 -150,70 -100,60 -110,500 -200,540 !
C wine 22 40,500 30,760 110,800 !
C wine 22 210,520 200,740 280,790 !
C wine 22 390,600 380,760 440,780 !
L red- -380,560 -470,640 -480,780 -300,900 -140,880 -60,780 -180,700 >-260
b white 76 -90,900 -20,850 -20,1150 !
b white 60 -120,1150 90,1150 !
= mechanical-bull | mechanical bull, mechanical bulls, bull riding machine, mechanical rodeo bull, bucking bull machine ; mechanical bull riding
O stone 0,1210 660,110
O red 0,1170 660,110
O coral 0,1140 500,76
r coal -80,820 160,330 20
O bark 60,680 470,240
L wine -150,480 0,440 180,470 260,580 230,780 -150,780 -210,600 >0
C lemon 30 -70,470 20,360 110,470
L bark -250,740 -300,480 -440,400 -620,430 -740,640 -720,790 -600,830 -430,780 -340,860 >-480
L tan -720,700 -620,640 -580,760 -640,830 -720,790 !
C bone 46 -480,430 -560,310 -680,270
C bone 46 -400,420 -340,300 -240,240
o night -560,560 30 !
o night -680,730 18 !
C cocoa 40 500,600 620,560 640,720 600,800
= wedding-car | wedding car, car with tin cans, tin cans behind car, tin cans behind vintage car, tin cans behind old car, just married car, getaway car, honeymoon car | paint=sky rim=silver
C stone 14 -600,840 -760,900 -880,900
C stone 14 -600,850 -720,930 -800,950
r silver -1000,800 130,170 20
b ash 14 -1000,850 -870,850 !
r silver -900,860 120,150 20
b ash 14 -900,910 -780,910 !
use automobile
v red -60,690 150 !
`;
