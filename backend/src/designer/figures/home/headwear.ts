/** What heads wear for fun and feasts. */
export const HEADWEAR = `
thing worn

= halo | halo, halos, angel halo, gold halo, angel ring | wide
~ B brass 22 40,260 90,480 130,660
C gold- 54 -410,372 -300,302 0,262 300,302 410,372 !
C gold 58 -410,356 -320,430 -120,470 120,470 320,430 410,356 !
C amber 58 -410,356 -300,288 0,250 300,288 410,356 !
C lemon 18 -400,340 -290,276 0,240 160,254 !
C lemon 18 -330,430 -120,466 60,470 !
s white -430,190 60,4,.3 !
s white 440,240 46,4,.3 !
s lemon 250,120 40,4,.3
= fez | fez, fezzes, fez hat, shriner hat
l red -210,280 210,280 300,780 200,830 0,845 -200,830 -300,780 >0
O wine 0,284 210,50
C gold 22 0,280 160,250 290,330 320,430
l gold 290,420 350,420 366,620 276,620
b brass 16 284,440 356,440 !
+3:26,0 b brass 6 296,470 296,610 !
= bunny-ears | bunny ears, rabbit ears, bunny ear headband, easter bunny ears | wide
A coal 0,900 420,30 200,340
~ L white 70,520 90,220 190,-40 290,-60 320,120 270,360 190,540
~ L pink 130,470 150,230 220,60 268,60 270,180 220,400 170,490 !
= cat-ears | cat ears, kitty ears, cat ear headband, cat ear headphones | wide
A coal 0,900 460,40 200,340
~ L coal 150,520 220,300 330,150 380,170 420,400 400,640 260,560
~ L pink 220,500 270,340 340,250 368,420 360,560 !
o gold 0,460 44
= devil-horns | devil horns, demon horns, devil horn headband | wide
A coal 0,900 440,34 200,340
~ L red 180,540 260,380 240,240 160,110 320,170 400,300 410,450 370,620
~ b wine 16 200,470 330,430 !
~ b wine 16 250,330 360,300 !
= turban | turban, turbans, fortune teller hat, genie hat | wide
L violet -400,720 -440,520 -330,330 -120,230 120,230 330,330 440,520 400,720 200,790 -200,790 >0
L lilac -430,600 -200,480 60,330 140,240 300,310 120,480 -160,640 -400,730 !
L plum 430,600 240,470 60,300 -60,240 -200,280 0,420 240,600 400,730 !
o gold 0,420 74
o teal 0,420 48
O white 0,210 70,130
O ice 30,180 30,90 !
= elf-hat | elf hat, elf hats, elf cap, christmas elf hat, santas helper hat | wide
L green -330,760 -280,500 -140,260 60,120 250,140 380,300 420,430 330,420 250,340 230,520 330,760 >0
L pine 60,120 150,300 140,520 60,300 !
o gold 400,470 60
b gold- 10 370,480 430,480 !
l red -380,740 -250,660 -130,740 0,660 130,740 250,660 380,740 370,840 -370,840 >0
~ L skin 380,820 520,740 600,640 590,800 480,920 390,920
~ L blush 430,830 540,730 500,850 440,880 !
= tricorn-hat | pirate hat, pirate hats, tricorn hat, tricorn, captain hook hat, pirate captain hat | wide
L coal -560,560 -440,360 -260,330 -120,160 120,160 260,330 440,360 560,560 420,700 160,790 -160,790 -420,700 >0
C gold 26 -540,560 -430,390 -250,360 -110,190 110,190 250,360 430,390 540,560 !
o bone 0,430 96
l bone -56,500 56,500 44,570 -44,570
~ o night 36,430 24 !
l night 0,460 16,490 -16,490 !
b bone 26 -150,660 150,580
b bone 26 -150,580 150,660
~ o bone 156,580 24
~ o bone 156,660 24
= jester-hat | jester hat, jester hats, mardi gras jester hat, joker hat, mardi gras hat, fools hat | wide
L green -60,760 -120,420 -300,260 -470,330 -540,560 -400,500 -340,560 -370,760
L violet 60,760 120,420 300,260 470,330 540,560 400,500 340,560 370,760 >0
L amber -260,760 -170,400 0,100 170,400 260,760 >0
~ o gold 540,600 62
o gold 0,70 62
~ b brass 10 510,610 570,610 !
l violet -380,740 380,740 370,840 -370,840 >0
+6:120,0 s lemon -300,790 34,4,.45 !
= shell-crown | seashell crown, shell crown, seashell tiara, shell tiara, mermaid crown, crown of shells | worn
a gold 0,900 560,60 200,340
@ 0 .5 0,20
L coral 0,900 -90,860 -420,620 -440,360 -240,160 0,90 240,160 440,360 420,620 90,860 >0
~ C coral- 26 30,840 300,420 !
C coral- 26 0,840 0,200 !
@ -24 .34 -330,130
L blush 0,900 -90,860 -420,620 -440,360 -240,160 0,90 240,160 440,360 420,620 90,860 >0
C rose 30 0,840 0,240 !
@ 24 .34 330,130
L blush 0,900 -90,860 -420,620 -440,360 -240,160 0,90 240,160 440,360 420,620 90,860 >0
C rose 30 0,840 0,240 !
@
~ o white 190,870 44
~ o white 500,700 40
= pilgrim-hat | pilgrim hat, pilgrim hats, thanksgiving hat, capotain | brim
O coal 0,800 560,90
O ash 0,790 420,36 !
l coal -200,220 200,220 270,770 -270,770 >0
l cream -256,650 256,650 270,772 -270,772 >0
r gold -90,630 180,150 10
r coal -50,668 100,74 6 !
= propeller-hat | propeller hat, propeller hats, beanie with propeller, propeller beanie, propeller cap | wide
b ash 30 0,400 0,210
L red 0,200 120,130 330,150 360,220 200,260
L sky 0,220 -120,290 -330,270 -360,200 -200,160
o gold 0,210 40
L red -420,800 -390,560 -250,420 -90,370 -150,560 -160,820
L lemon -170,820 -150,560 -90,370 90,370 150,560 170,820
L blue 420,800 390,560 250,420 90,370 150,560 160,820
o lime 0,380 44
r green -430,770 860,80 30
= unicorn-horn | unicorn horn, unicorn headband, unicorn horn headband | wide
A pink 0,900 420,40 210,330
l white -100,560 0,-40 100,560 >0
b gold 20 -84,480 84,400 !
b gold 18 -62,340 62,270 !
b gold 16 -40,210 40,150 !
*5:-220,580 o rose -220,510 50
o lemon -220,580 40
*5:220,580 o violet 220,510 50
o lemon 220,580 40
*5:0,560 o sky 0,480 56
o lemon 0,560 46
`;
