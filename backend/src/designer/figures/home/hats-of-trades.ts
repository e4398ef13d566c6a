/** Hats and bags by which a trade is known. */
export const HATS_OF_TRADES = `
thing

= sun-visor | visor, sun visor, golf visor, tennis visor, poker visor, visors, visor hat | worn wide cloth=teal
L $cloth -430,640 -400,470 -240,380 0,350 240,380 400,470 430,640 250,560 0,530 -250,560 >0
C $cloth+ 26 -400,500 -220,410 0,384 220,410 400,500 !
L $cloth -430,620 -250,540 0,512 250,540 430,620 560,760 300,740 0,720 -300,740 -560,760 >0
C $cloth- 20 -540,744 -290,716 0,698 290,716 540,744 !
C white 16 -420,640 -240,566 0,540 240,566 420,640 !
= deerstalker | deerstalker, deerstalker hat, sherlock hat, sherlock holmes hat, detective cap | worn wide cloth=#a9865a
L $cloth -430,660 -400,430 -220,260 0,210 220,260 400,430 430,660 200,600 -200,600 >0
C $cloth- 22 -260,300 -220,440 -230,610 !
C $cloth- 22 260,300 220,440 230,610 !
C $cloth- 22 0,220 0,400 0,590 !
C brown 18 -400,450 0,370 400,450 !
L $cloth- -400,610 -620,720 -460,800 -160,700 >0
L $cloth- 400,610 620,720 460,800 160,700 >0
L $cloth -330,560 -380,380 -230,300 -170,420 -210,580 >0
L $cloth 330,560 380,380 230,300 170,420 210,580 >0
L brown 0,230 -120,150 -130,270
L brown 0,230 120,150 130,270
o brown 0,224 34
= police-hat | police hat, police cap, cop hat, policeman hat, officer hat | worn wide cloth=navy
L $cloth -560,420 -420,240 -160,150 160,150 420,240 560,420 420,560 -420,560 >0
C $cloth+ 20 -500,400 -380,276 -150,196 150,196 380,276 500,400 !
l $cloth- -420,540 420,540 400,690 -400,690 >0
L coal -430,680 0,640 430,680 500,800 280,780 0,800 -280,780 -500,800 >0
C ash 16 -440,770 -250,748 0,766 250,748 440,770 !
l gold 0,300 60,360 150,350 130,470 0,580 -130,470 -150,350 -60,360 >0
s white 0,440 62,5,.45
= pilot-hat | pilot hat, pilot cap, aviator cap, pilots hat, airline captain hat | worn wide cloth=navy
L $cloth -540,430 -420,250 -160,160 160,160 420,250 540,430 420,560 -420,560 >0
C $cloth+ 20 -490,406 -380,286 -150,206 150,206 380,286 490,406 !
l coal -420,540 420,540 400,690 -400,690 >0
b gold 20 -412,600 412,600 !
L coal -430,680 0,640 430,680 500,800 280,780 0,800 -280,780 -500,800 >0
~ L gold 200,740 320,760 400,790 260,776 !
~ L gold 50,420 180,330 360,330 300,400 200,430 240,470 120,490
o gold 0,430 84
o navy 0,430 52 !
s gold 0,430 44,5,.45
= scrub-cap | scrub cap, surgical cap, surgeon cap, scrub hat, scrub caps ; surgical tech, surgical technologist, surgeon, scrub tech, operating room, anesthesiologist | worn wide cloth=teal
L $cloth -420,720 -430,480 -330,260 -130,150 130,150 330,260 430,480 420,720 200,660 0,640 -200,660 >0
L $cloth- -430,740 -430,640 -220,560 0,540 220,560 430,640 430,740 220,670 0,650 -220,670 >0
~ L $cloth 400,660 600,600 640,720 500,760
v white -190,380 66 !
v white 200,400 66 !
v white 0,270 66 !
v rose -60,470 60 !
= shower-cap | shower cap, bath cap, shower caps | worn wide cloth=sky
L $cloth -440,660 -500,420 -360,220 -140,130 140,130 360,220 500,420 440,660 >0
*1 o white -260,360 54 !
o white 40,260 54 !
o white 280,420 54 !
o white -60,480 54 !
+9:112,0 o $cloth+ -448,700 72
C white 22 -480,660 0,690 480,660 !
= bee-veil | beekeeper hat, beekeeper veil, bee veil, beekeeping veil, bee suit hat, beekeepers hat | worn veil
L tan -300,240 -220,70 0,30 220,70 300,240 >0
r brown -300,190 600,56 12
O sand 0,270 640,90
O tan 0,256 620,66 !
~ b coal 14 330,300 480,1080
~ b coal 14 560,290 600,1000
~ C coal 12 600,420 480,470 330,450
~ C coal 12 600,600 480,660 360,640
~ C coal 12 600,800 500,860 410,840
L sand -600,980 -480,1060 -380,1090 380,1090 480,1060 600,980 620,1080 480,1170 0,1190 -480,1170 -620,1080 >0
= mail-bag | mail bag, mailbag, mail satchel, messenger bag, satchel, courier bag, postal bag | cloth=blue
C $cloth- 60 -380,520 -300,80 0,-60 300,80 380,520
r $cloth -460,460 920,640 60
r cream -250,380 200,240 10
b sand- 12 -240,390 -150,480 -60,390 !
r white 0,350 240,260 10
b silver 12 10,360 120,470 230,360 !
L $cloth- -490,520 490,520 440,820 0,900 -440,820 >0
r white -110,640 220,150 12
l red -110,640 110,640 0,720 !
r gold -44,850 88,110 16
= cone-collar | cone of shame, vet cone, dog cone, pet cone, cone collar, recovery cone
l #dfe9ee -632,470 632,470 260,1000 -260,1000 >0
~ b #aebfca 14 330,760 230,970 !
b #aebfca 14 0,860 0,990 !
l sky -280,960 280,960 250,1070 -250,1070 >0
+4:110,0 o white -165,1014 22 !
o white 0,440 640,430 !
o #c3d3dc 0,440 590,385 !
o #aebfca 0,520 460,290 !
o #93a6b3 0,600 300,180 !
~ b #dfe9ee 14 320,660 470,740 !
~ b #dfe9ee 14 430,400 560,340 !
= hair-curlers | hair curlers, curlers, hair rollers, curlers in hair | worn wide
+3:250,0 r pink -340,300 200,230 60
+3:250,0 r rose -340,360 200,26 !
+3:250,0 r rose -340,440 200,26 !
+2:250,0 r lilac -215,110 200,210 60
+2:250,0 r violet -215,160 200,24 !
+2:250,0 r violet -215,240 200,24 !
C rose 30 -400,620 -200,550 0,530 200,550 400,620
= nightcap | nightcap, night cap, sleeping cap, nightcaps | worn wide cloth=blue
L $cloth -390,700 -340,460 -150,280 120,200 360,280 540,520 600,760 500,720 400,520 330,460 390,700 >0
L $cloth- 120,200 360,280 540,520 600,760 500,720 420,520 280,380 !
o cream 560,820 84
+3:170,60 s lemon -170,440 50,5,.45 !
r cream -420,660 840,130 60
= garrison-cap | garrison cap, flight attendant hat, stewardess hat, scout cap, diner hat, soda jerk hat, paper hat | worn wide cloth=navy
L $cloth -480,700 -340,420 -120,260 0,180 120,260 340,420 480,700 >0
L $cloth- -490,720 -460,560 0,380 460,560 490,720 >0
b gold 16 -470,570 0,392 470,570 !
s gold -260,600 70,5,.45
= hair-net | hair net, hairnet, lunch lady hat, hairnets | worn wide
L #6b4127 -440,700 -460,440 -320,240 -120,160 120,160 320,240 460,440 440,700 220,610 0,590 -220,610 >0
~ b sand 10 0,170 120,600 !
~ b sand 10 100,180 300,640 !
~ b sand 10 330,250 420,680 !
C sand 10 -450,420 -200,360 200,360 450,420 !
C sand 10 -450,560 -200,480 200,480 450,560 !
C sand 30 -440,700 -220,610 0,590 220,610 440,700
= judge-wig | judge wig, court wig, barrister wig, powdered wig, lawyer wig, judge hair, colonial wig | worn ears
L bone -400,1060 -540,1040 -600,860 -580,560 -410,270 -160,160 160,160 410,270 580,560 600,860 540,1040 400,1060 370,800 300,600 120,500 -120,500 -300,600 -370,800 >0
C sand 16 -430,420 -220,290 0,262 220,290 430,420 !
C sand 16 -360,520 -180,410 0,386 180,410 360,520 !
~ o cream 484,640 92
~ o sand 484,640 44 !
~ o cream 496,800 92
~ o sand 496,800 44 !
~ o cream 484,955 86
~ o sand 484,955 40 !
= knight-helm | knight helm, open helmet, squire helmet, tournament helmet, jousting helmet | worn wide
L red -40,150 60,-120 260,-200 480,-150 620,20 600,220 500,120 400,60 260,60 120,150 >260
C wine 16 60,60 230,-60 420,-40 !
L steel -520,760 -500,460 -330,250 -120,160 120,160 330,250 500,460 520,760 380,790 -380,790 >0
h silver 0,160 44,160 44,560 0,560 !
L ash -470,520 -250,430 0,404 250,430 470,520 490,660 260,600 0,580 -260,600 -490,660 >0
+5:150,0 r night -330,500 60,50 12 !
~ o gold 470,640 54
b gold 34 -510,770 510,770
= ninja-band | ninja headband, ninja mask, ninja band, ninja hood, samurai headband | worn band
L navy 380,620 560,560 800,420 860,500 660,640 820,700 760,780 560,700 >600
L navy -500,600 -280,500 0,470 280,500 500,600 490,780 280,690 0,665 -280,690 -490,780 >0
l steel -190,500 190,500 190,680 0,660 -190,680 >0
+2:240,0 o ash -120,585 18 !
s ash 0,580 62,4,.4 !
`;
