/** What doctors and nurses have at hand. */
export const CLINIC = `
thing

= aid-kit | first aid kit, first aid, medical kit, medical bag, doctor bag, ems bag
C coal 60 -200,330 -160,180 160,180 200,330
r red -560,320 1120,840 90
r white -230,420 460,640 230
r red -80,520 160,440 20
r red -220,660 440,160 20
~ r silver 420,300 80,140 16
b wine 20 -540,560 -260,560 !
b wine 20 260,560 540,560 !
= heart-shocker | defibrillator, aed, crash cart, automated external defibrillator
r amber -560,200 1120,960 80
r coal -480,280 640,420 30
b lime 26 -450,500 -300,500 -240,380 -170,620 -90,440 -40,500 120,500 !
v red 350,480 170
l white 380,400 300,520 360,520 320,620 420,480 350,480 !
r coal -480,780 420,300 30
r coal 60,780 420,300 30
l lemon -270,820 -350,940 -280,940 -310,1040 -210,910 -270,910 !
l lemon 270,820 190,940 260,940 230,1040 330,910 270,910 !
= face-masks | face mask, surgical mask, medical mask, n95, n95 mask
~ C white 26 420,520 640,380 660,820 400,880
L sky -460,440 0,380 460,440 480,760 300,960 0,1010 -300,960 -480,760 >0
+3:0,130 C ice 22 -440,560 0,520 440,560 !
C white 22 -440,460 0,404 440,460 !
= pressure-cuff | blood pressure cuff, blood pressure monitor, blood pressure
r navy -620,200 760,520 60
r blue -620,200 160,520 60
C coal 34 -100,720 -60,1000 120,1120
C coal 34 60,720 200,860 330,760
o coal 380,560 270
o white 380,560 220
*8:380,560 b coal 16 380,380 380,420 !
b red 22 380,560 480,440 !
o coal 380,560 36
L red 100,1020 280,980 400,1100 330,1260 160,1270 60,1150 >220
= human-spine | spine, spines, backbone, vertebrae ; chiropractor, chiropractic
+7:0,180 r bone -140,-20 280,120 50
+7:0,180 ~ L bone 120,30 330,-30 380,40 300,100 130,90
+7:0,180 O sand 0,40 60,40 !
L bone -130,1240 130,1240 60,1380 0,1420 -60,1380 >0
= eye-chart | eye chart, vision test ; optometrist, eye doctor, optician
r white -420,-20 840,1320 20
b coal 54 -110,80 110,80 !
b coal 54 -84,80 -84,330 !
b coal 46 -84,205 80,205 !
b coal 54 -110,320 110,320 !
b coal 36 -230,450 -230,600 !
b coal 34 -250,460 -100,460 !
b coal 34 -240,530 -130,530 !
a coal 180,525 76,34 0,360
+3:180,0 b coal 26 -240,720 -120,720 !
+3:180,0 b coal 26 -180,720 -180,830 !
+5:110,0 r coal -260,930 60,70 !
b red 16 -300,1060 300,1060 !
+7:74,0 r coal -240,1110 34,40 !
b green 16 -300,1210 300,1210 !
= ear-aid | hearing aid, hearing aids, cochlear implant ; audiologist
C tan 120 -160,1000 -300,560 -120,240 160,200
L blush -60,160 200,60 330,260 260,520 80,560 -20,420 >120
C ice 44 -160,980 120,1140 330,960 360,820
o ice 370,740 120
o silver 370,740 60
r silver -280,640 90,200 30
= walking-frame | walker, walking frame, zimmer frame
C silver 60 -420,1240 -440,300 -330,120 330,120 440,300 420,1240
b steel 50 -430,620 430,620
b steel 50 -430,860 430,860
~ r coal 370,1180 110,90 20
~ r coal 240,80 180,90 40
~ o lime 424,1180 80
r red -200,560 400,220 30
= hospital-cot | hospital bed, hospital bed sheets, gurney, stretcher, patient bed
b steel 44 -560,860 -560,1120
b steel 44 500,860 500,1120
wheel silver -560,1160 80
wheel silver 500,1160 80
r steel -640,800 1260,80 20
l white -600,800 -600,640 580,640 600,800 >0
l mint -220,640 590,640 600,760 -220,760 !
L white -620,640 -600,420 -420,400 -300,560 -260,650
r steel -680,320 70,560 20
r steel 600,500 60,380 20
b steel 26 420,500 420,20
C steel 24 420,30 300,0 260,90
r ice 190,90 140,230 30
= chest-xray | x ray, x-ray, xray ; radiology, radiologist, rad tech, xray tech, mri tech, ct tech
r navy -480,-20 960,1320 40
r sea -420,40 840,1200 20
b ice 50 0,100 0,1080
~ C ice 44 20,260 300,220 380,380 330,520
~ C ice 44 20,420 280,390 340,540 300,660
~ C ice 40 20,580 240,560 290,690 250,790
~ L ice 20,960 220,860 330,960 260,1140 80,1120
= tooth-drill | dental drill, dentist drill, dental tools, dental mirror, dental hygienist tools
@ -24 1 -170,0
b silver 40 0,260 0,1280
o steel 0,120 150
o ice 0,120 110
@ 22 1 170,0
t teal 110,90 0,380 0,1280
C silver 44 0,390 0,200 120,80 220,110
b steel 26 210,100 250,260
+3:0,80 b sea 16 -50,700 50,700 !
= teeth-braces | braces, tooth with braces, teeth with braces, dental braces ; orthodontist, orthodontics, ortho
L red -660,480 -300,240 -80,300 0,350 80,300 300,240 660,480 420,860 0,1000 -420,860 >0
L night -540,500 -260,380 0,420 260,380 540,500 360,740 0,840 -360,740
+4:220,0 r white -430,440 200,280 60
b steel 26 -440,580 440,580 !
+4:220,0 r silver -380,530 100,100 16
+4:220,0 o teal -330,580 26
C red+ 24 -480,440 -280,330 -120,350 !
= tooth-superhero | tooth superhero, superhero tooth, super tooth, hero tooth, tooth hero, tooth with cape, tooth with a cape, tooth in a cape, tooth wearing a cape, caped tooth, dentist superhero | thing cape=red
L $cape -230,330 230,330 430,560 640,1010 520,1060 420,1000 300,1110 160,1010 0,1090 -160,1010 -300,1110 -420,1000 -520,1060 -640,1010 -430,560 >0
l wine -280,560 -200,560 -330,1010 -420,980 !
l wine 280,560 200,560 330,1010 420,980 !
T white 96,80 280,640 480,520 500,250
o navy 500,190 92
C night 14 450,170 520,160 560,180 !
T white 90,80 -290,660 -480,760 -330,880
o navy -310,890 80
H white 0,190 150,100 330,140 400,340 350,600 290,880 220,1120 140,1030 80,860 0,830
~ L navy 120,1000 150,960 260,960 300,990 280,1090 300,1170 180,1200 130,1130
L ice -290,270 -220,190 -180,260 -270,420 !
H navy 0,340 110,300 280,310 390,270 380,400 290,500 150,500 60,450 0,440 !
~ O white 170,396 74,60 !
~ o night 160,400 36 !
~ o white 148,386 12 !
C night 22 -110,580 0,640 110,580
b $cape 60 -250,690 0,720 250,690 !
s yellow 0,750 120,5,.5
= grill-tongs | tongs, bbq tongs, grill tongs, kitchen tongs, salad tongs, sugar tongs
@ 28 1 0,0
C silver 60 -60,1240 -190,700 -150,240 -100,40
C steel 60 60,1240 190,700 150,240 100,40
L silver -190,120 -60,60 -20,-60 -130,-100 -220,0
L steel 190,120 60,60 20,-60 130,-100 220,0
r red -120,840 240,420 60
o gold 0,1180 50
= harvest-scythe | scythe, sickle, reaper scythe, grim reaper scythe, harvest scythe
@ 16 1 0,0
T wood 66,70 40,0 -30,500 30,900 0,1360
b bark 44 -20,560 -150,520
b bark 44 20,860 150,820
L silver 40,-60 -260,-120 -560,20 -760,330 -480,170 -200,90 60,120 >-300
L white -60,-40 -300,-60 -560,60 -660,180 -440,30 -200,10 !
r ash -20,-80 130,200 20
`;
