export const TRADES = `
= stethoscope | stethoscope ; nurse, nurses, nursing, doctor, doctors, lpn, cna, medic, nurse life, nurse practitioner, physician, cardiologist, icu nurse, medical assistant, nurse anesthetist, crna
C coal 50 -300,120 -330,480 -60,640 200,480 180,120
C coal 50 -60,640 -40,940 160,1120 400,1000 420,760
r silver -350,40 90,110 30
r silver 140,40 90,110 30
o silver 420,680 140
o ash 420,680 90
o red 420,680 40
= nurse-cap | nurse cap, nurse hat, registered nurse ; school nurse, caregiver | worn
H white 0,220 200,230 460,330 560,520 480,860 300,960 0,980
h cream 0,760 440,720 470,860 300,960 0,980
r red -50,400 100,300 10
r red -150,500 300,100 10
= heartbeat | heartbeat, ekg, ecg, heart rate, pulse ; cardiac nurse
v red 0,600 560
l white -470,580 -180,580 -110,420 20,820 110,520 160,580 470,580 470,630 130,630 100,620 30,960 -110,560 -150,630 -470,630 !
= syringe | syringe, shot girl, injection, needle nurse ; vaccine, phlebotomist, phlebotomy
@ 40 1 0,0
b silver 16 0,1000 0,1290
r silver -40,920 80,110
r ice -130,360 260,570 20
r coral -104,600 208,300 !
r ash -24,120 48,340
r ash -150,60 300,70 20
r silver -200,330 400,60 20
+5:0,90 b night 12 10,440 110,440 !
= pill | pill, pills, capsule ; pharmacist, pharmacy, pharmacy tech, medicine
@ 40 1 0,0
h red 0,60 120,80 240,220 240,640 0,640
h white 0,640 240,640 240,1060 120,1200 0,1220
b red+ 40 -140,260 -140,560 !
= tooth | tooth, teeth ; dental hygienist, dental, dental assistant
H white 0,260 180,160 380,220 460,440 380,700 300,1020 220,1160 140,1040 80,800 0,780
L ice -320,330 -240,260 -200,330 -300,500 !
~ o night 130,500 34 !
C night 20 -80,610 0,650 80,610
= dna | dna ; genetics, biology, biologist, geneticist, molecular
B teal 60 -200,40 -180,240 180,520 200,740 -180,1020 -200,1240
B rose 60 200,40 180,240 -180,520 -200,740 180,1020 200,1240
b amber 24 -170,150 170,150
b amber 24 -120,300 120,300
b amber 24 -150,620 150,620
b amber 24 -190,720 190,720
b amber 24 -120,880 120,880
b amber 24 -180,1140 180,1140
= microscope | microscope ; scientists, lab tech, medical laboratory, lab week, pathologist, microbiology
r coal -360,1120 760,110 30
L ash 260,1120 400,860 360,560 160,400 120,500 240,640 240,860 100,1000 -60,1120 >260
@ 24 1 0,0
r coal -220,20 180,120 20
r steel -240,120 220,480 20
r coal -200,590 140,110 10
r silver -170,690 80,80 10
@
r coal -340,900 440,60 20
r ice -220,880 200,24 !
o coal 250,560 80
o ash 250,560 40
= test-tube | test tube, flask, beaker ; chemistry, chemist, science, science teacher, lab rat, chem
r silver -90,100 180,60 20
h ice 0,160 70,160 70,460 380,1060 330,1180 0,1190
h leaf 0,780 240,780 370,1060 320,1165 0,1175
o lime -110,960 60
o lime 90,900 40
o lime 60,1060 50
o lime -20,40 44
o lime 80,-40 30
= atom | atom ; physics, physicist, nuclear, quantum, periodic table
C blue 36 -520,640 -360,470 0,420 360,470 520,640 360,810 0,860 -360,810 -520,640
@ 60 1 0,0
C teal 36 -520,640 -360,470 0,420 360,470 520,640 360,810 0,860 -360,810 -520,640
@ -60 1 0,0
C violet 36 -520,640 -360,470 0,420 360,470 520,640 360,810 0,860 -360,810 -520,640
@
o red 0,640 110
o amber 500,640 50
o amber -260,190 50
o amber -260,1090 50
= gavel | gavel ; lawyer, lawyers, attorney, paralegal, law school, law student, auctioneer, court clerk
@ -34 1 0,-60
r wood -44,420 88,860 40
r brown -330,140 660,280 30
r gold -270,130 60,300
r gold 210,130 60,300
r cocoa -390,160 80,240 20
r cocoa 310,160 80,240 20
@
r cocoa -480,1100 560,120 30
= scales | scales of justice, scales ; libra, balance
b gold 44 0,140 0,1140
o gold 0,120 70
B gold 40 -460,280 -200,260 0,320 200,260 460,280
~ b brass 12 440,290 300,700
~ b brass 12 440,290 580,700
~ L gold 260,700 620,700 540,820 340,820
h brass 0,1080 240,1120 300,1200 0,1200
= fire-helmet | fire helmet, firefighter helmet, fireman helmet, firefighters helmet, fire hat, firefighter hat ; firefighters, firemen, fire department, volunteer firefighter, fire dept, firefighter dad | worn
h red 0,200 210,240 360,430 400,720 0,720
h red- 0,160 50,180 60,720 0,720
~ b red- 24 100,230 260,720 !
H coal 0,700 400,690 640,800 560,920 280,900 0,960
h gold 0,330 130,380 170,600 80,760 0,790
h red 0,420 80,450 100,590 50,690 0,710
= fire-hydrant | fire hydrant, hydrant, fire plug
H red 0,120 140,140 240,260 250,340 0,340
r red -280,320 560,90 40
r red -220,400 440,640 20
r red -320,1030 640,130 40
~ r red- 210,560 160,200 30
~ r silver 340,590 60,140 20
o silver 0,660 120
o ash 0,660 60
r red- -50,50 100,90 20
= fire-extinguisher | fire extinguisher, extinguisher
r red -200,330 400,880 120
r cream -200,640 400,260
r coal -70,210 140,130 20
C coal 44 60,250 330,280 360,700 400,940
l coal -40,200 220,60 260,120 60,240
r red+ -150,420 50,700 25 !
= police-badge | police badge, sheriff badge ; deputy, detective, back the blue, officer, security guard, game warden
*7:0,640 o gold 0,120 70
s gold 0,640 520,7,0.72
s lemon 0,640 420,7,0.72
o navy 0,640 250
s gold 0,630 180
= handcuffs | handcuffs, cuffs ; correctional officer, corrections
@ 20 1 0,0
a steel -280,700 220,80 0,360
a steel 280,700 220,80 0,360
b ash 50 -80,640 80,640
r ash -120,580 110,140 20
r ash 20,580 110,140 20
= dog-tags | dog tags ; army, soldier, marine, marines, army wife, infantry, us army, national guard
C silver 26 -120,520 -300,240 0,40 300,240 120,520
@ -12 1 -60,0
r steel -170,480 340,700 150
o night 0,570 36 !
+4:0,110 r ash -100,720 200,34 !
@ 14 1 100,40
r silver -170,480 340,700 150
o night 0,570 36 !
+4:0,110 r stone -100,720 200,34 !
= combat-boots | combat boots, military boots, boots on the ground
L cocoa -280,100 40,100 80,600 340,740 420,860 420,980 -280,980 >60
l brown -280,100 40,100 50,200 -280,200 !
+5:14,90 b tan 20 -30,260 70,230
r coal -310,960 770,110 20
= graduation-cap | graduation cap, mortarboard ; graduation, graduate, grad, phd | worn
h navy 0,560 330,480 330,820 180,920 0,940
l coal 0,220 640,460 0,720 -640,460 >0
C amber 24 0,460 400,560 420,800
l amber 380,790 460,790 490,980 360,980
o amber 0,460 34
= books | books, book stack, stack of books, pile of books, stack of old books, pile of old books, tower of books, mountain of books, book pile ; library, reader, readers, bookish, book lover, book club, literature, english teacher, reading, introvert
r red -460,960 920,190 40
r cream -400,1000 880,110 10
r teal -400,760 860,190 40
r cream -400,800 800,110 10
r amber -480,560 840,190 40
r cream -420,600 800,110 10
r violet -380,360 700,190 40
r cream -380,400 640,110 10
o red 60,250 110
C bark 20 60,160 90,80
L leaf 80,130 200,60 240,120 130,180
= open-book | open book, storybook, novel ; banned books, once upon a time
l red -640,340 0,420 640,340 640,1080 0,1160 -640,1080 >0
L white -580,300 -300,240 0,360 0,1080 -300,960 -580,1020
L cream 580,300 300,240 0,360 0,1080 300,960 580,1020
+5:0,120 C sand- 12 -500,400 -280,360 -80,450 !
+5:0,120 C sand- 12 500,400 280,360 80,450 !
= school-apple-books | teacher books ; teacher life, teach love inspire, school, classroom, kindergarten teacher, substitute teacher
r teal -480,1000 940,180 40
r cream -420,1040 860,100 10
r amber -420,800 820,180 40
r cream -420,840 760,100 10
@ 0 0.6 0,-100
use red-apple
= chalkboard | chalkboard, blackboard ; math, math teacher, mathematics, algebra, calculus, statistics
r wood -620,240 1240,800 40
r pine -560,300 1120,680 10
b white 26 -400,500 -200,500
b white 26 -300,400 -300,600
b white 26 -60,460 140,460
b white 26 -60,560 140,560
B white 28 260,430 340,370 420,430 380,520 440,600 340,660 250,600
+3:150,0 r white -400,780 90,24 10 !
r tan -300,1020 600,60 20
r white -200,1000 140,40 16
= backpack | backpack, back pack ; student, students, hello school, first day of school, backpacking
C coal 60 -120,240 -100,120 100,120 120,240
~ r teal- 260,560 160,420 60
H teal 0,200 220,220 340,420 360,1000 320,1180 0,1200
r sea -240,760 480,330 60
r amber -200,820 400,30 10
r teal+ -230,430 460,60 30 !
= alphabet-blocks | alphabet blocks ; abc, toddler teacher, childcare, daycare teacher
@ -8 1 -260,240
r red -240,440 480,480 40
r cream -180,500 360,360 20
b red 50 -110,820 0,540
b red 50 110,820 0,540
b red 40 -60,720 60,720
@ 8 1 270,250
r blue -240,440 480,480 40
r cream -180,500 360,360 20
B blue 50 -90,540 60,560 60,660 -80,680 80,720 60,820 -90,830
b blue 50 -90,530 -90,840
@ 0 1 0,-240
r amber -240,440 480,480 40
r cream -180,500 360,360 20
a amber 10,680 110,50 40,320
= laptop | laptop, computer, computers ; coding, coder, programmer, developer, software engineer, code, it support, data analyst, web developer, tech support, hacker
r coal -480,260 960,660 40
r #22323d -430,310 860,550 10
b leaf 40 -200,460 -330,580
b leaf 40 -330,570 -200,690
b leaf 40 200,460 330,580
b leaf 40 330,570 200,690
b amber 40 60,430 -60,720
l silver -480,920 480,920 660,1060 -660,1060 >0
r ash -660,1050 1320,50 20
= pixel-computer | retro computer, old computer, vintage computer
r cream -460,140 920,740 60
r coal -380,220 760,560 40
r leaf -280,320 240,40 !
r leaf -280,420 360,40 !
r leaf -280,520 120,40 !
r sand -200,880 400,90
r cream -560,960 1120,230 40
r night 160,1040 300,40 10 !
o leaf -440,1070 30
= calculator | calculator ; accountant, accountants, accounting, cpa, bookkeeper, tax season, taxes, auditor, actuary, tax preparer
r coal -360,80 720,1140 80
r lime -270,170 540,210 20
+3:190,0 r silver -270,460 150,130 30
+3:190,0 r silver -270,640 150,130 30
+3:190,0 r silver -270,820 150,130 30
r red -270,1000 340,130 30
r amber 110,1000 150,130 30
= typewriter | typewriter ; writers, journalist, author life, poet, poetry, novelist
r white -260,40 520,420
+3:0,90 r stone -180,140 360,26 !
r coal -520,400 1040,100 50
l red -440,480 440,480 600,1000 -600,1000 >0
r coal -340,540 680,110 20
+6:120,0 o cream -300,740 44
+7:120,0 o cream -360,860 44
r coal -640,990 1280,110 40
= fountain-pen | fountain pen, pen, ink pen ; calligraphy
@ 38 1 0,0
h coal 0,-20 70,20 90,520 90,640 0,640
r gold -94,560 188,70 10
h coal 0,630 90,630 70,800 0,800
h gold 0,780 90,800 70,980 0,1250
b night 12 0,900 0,1240 !
o night 0,900 24 !
r gold 60,160 40,420 18
= barber-pole | barber pole, barber shop pole, barbershop pole ; barbers, barbershop, barber shop
o silver 0,120 110
r steel -220,190 440,110 40
r white -150,300 300,680
+4:0,190 l red -150,420 150,260 150,350 -150,510 !
+3:0,190 l blue -150,540 150,380 150,440 -150,600 !
r steel -220,970 440,110 40
h steel 0,1070 130,1080 80,1180 0,1190
= scissors-comb | scissors and comb ; salon, salon owner, beautician
@ 34 1 -40,0
r rose -60,60 110,1140 30
+17:0,60 r rose 40,110 130,34 10
@ -28 0.95 80,0
use scissors
= hair-dryer | hair dryer, blow dryer, hairdryer, blowout
l rose -560,300 60,220 200,240 300,360 300,560 200,680 60,700 -560,620 >0
r coal -640,280 100,360 20
o coal 130,460 130
o ash 130,460 70
l rose- 0,680 180,680 260,1120 240,1180 100,1180 60,1140
C coal 34 170,1170 180,1260 330,1260
= lipstick | lipstick ; makeup, make up, makeup artist, cosmetics, mua
r coal -200,700 400,520 30
r gold -170,520 340,200 10
l red -130,540 -130,240 130,80 130,540 >20
= nail-polish | nail polish ; nail tech, manicure, nail artist, nails done
r coal -100,40 200,480 40
r silver -110,500 220,70 10
H rose 0,560 160,570 320,680 330,1060 240,1200 0,1210
L rose+ -240,700 -140,650 -140,1000 -250,1040 !
= tattoo-machine | tattoo machine, tattoo, tattoos ; tattoo artist, inked, tattooed
@ 36 1 0,0
r ash -60,720 120,380 40
b silver 20 0,1090 0,1260
r coal -44,560 88,180 10
~ r gold 60,220 130,260 30
r steel -220,120 440,80 20
r steel -220,500 440,70 20
b steel 60 -200,140 -200,560
= money-bag | money, money bag ; cash, hustle, banker, hustler, bank teller, investor
l moss -140,330 140,330 200,180 80,230 0,150 -80,230 -200,180 >0
H leaf 0,380 170,380 400,660 440,940 320,1140 0,1180
r tan -170,310 340,90 40
o lemon 0,800 190
B green 44 90,720 0,680 -90,730 0,800 90,870 0,930 -100,880
b green 36 0,630 0,970
= briefcase | briefcase ; businessman, office worker, consultant, boss man, like a boss
C coal 56 -180,360 -180,220 180,220 180,360
r brown -560,340 1120,780 80
r cocoa -560,640 1120,80
r gold -80,600 160,160 20
= sold-sign | sold sign ; real estate agent, realtor life, mortgage broker, loan officer
b bark 50 -360,60 -360,1240
b bark 40 -420,180 420,180
~ b ash 16 250,180 250,300
r red -200,290 560,380 30
b white 30 -110,480 270,480
b white 30 -60,560 220,560
= moving-box | package, cardboard box, mail package ; delivery driver, warehouse worker, small business owner
l tan 0,300 520,460 520,1000 0,1180 -520,1000 -520,460 >0
l wood -520,460 0,300 520,460 0,640 !
l sand -110,334 20,294 520,455 400,500 !
l sand 280,545 400,500 400,620 280,660 !
= satellite-dish | satellite ; telecom, cable guy
@ -30 1 0,0
h silver 0,460 480,330 420,700 200,880 0,900
h steel 0,460 480,330 300,500 0,600 !
b ash 30 0,520 0,160
o red 0,150 60
@
l ash -60,840 140,840 280,1220 -200,1220
= telescope | telescope ; astronomer, stargazing
@ -28 1 0,-120
r coal -640,580 180,150 20
r navy -480,540 560,230 20
r blue 60,500 480,310 30
r gold 40,490 60,330 10
r gold 520,490 60,330 10
@
b ash 44 0,660 -240,1240
b ash 44 0,660 240,1240
b ash 44 0,640 0,1200
= astronaut | astronaut, astronauts, spaceman, cosmonaut, space man ; space explorer | creature face=520,100
H white 0,60 280,110 480,330 500,600 400,820 200,920 0,930
H coal 0,260 240,280 380,430 380,620 260,760 0,790
H navy 0,310 220,330 330,450 330,600 230,710 0,740
L sky -240,420 -120,350 -60,370 -220,560 !
~ r ash 470,420 90,240 40
h white 0,900 360,900 560,1060 600,1280 0,1280
r red -130,1040 130,130 20
r blue 20,1040 130,130 20
= astronaut-face | astronaut head | face=520,100 coat=#e6eaf0
H white 0,40 300,90 520,320 540,640 430,900 220,1040 0,1060
H coal 0,260 260,280 410,440 410,660 280,820 0,850
H navy 0,310 240,330 360,460 360,640 250,770 0,800
L sky -260,440 -130,360 -60,380 -230,590 !
~ r ash 500,430 90,260 40
r red -60,930 120,70 20
= power-pole | power pole, power poles, utility pole, utility poles, telephone pole, telephone poles, electric pole, electric poles, electrical pole, lineman pole, linemans pole, light pole, power lines, power line, utility lines, electric lines ; lineman, linemen
+2:0,300 C coal 16 -720,330 -600,250 -470,140 !
+2:0,300 C coal 16 720,330 600,250 470,140 !
+2:0,300 C coal 16 -720,240 -500,200 -250,140 !
+2:0,300 C coal 16 720,240 500,200 250,140 !
r brown -60,-60 120,1340 16
~ b bark 36 40,520 380,280
r wood -560,240 1120,96 14
~ b bark 36 40,800 320,580
r wood -520,540 1040,96 14
+2:0,300 r ash -486,200 32,50 !
+2:0,300 r ash 454,200 32,50 !
+2:0,300 r ash -266,200 32,50 !
+2:0,300 r ash 234,200 32,50 !
+2:0,300 ~ O sea 470,180 56,34
+2:0,300 ~ O teal 470,132 44,40
+2:0,300 ~ O sea 250,180 56,34
+2:0,300 ~ O teal 250,132 44,40
r stone 76,730 200,270 40
r silver 70,790 212,30 !
+2:80,0 r ash 116,690 40,50 8
= lungs | lungs, lung ; respiratory therapist, pulmonologist, breathe easy
r blush -60,60 120,420 40
+4:0,90 b coral 22 -50,130 50,130 !
~ C blush 80 0,450 110,520 200,620
~ L rose 90,620 110,420 230,220 360,200 480,400 560,700 580,1000 480,1140 300,1080 150,1000 90,820
~ C pink 30 190,600 300,700 400,860 !
~ C pink 26 300,700 330,560 360,440 !
~ C pink 26 330,760 300,900 310,980 !
`;
