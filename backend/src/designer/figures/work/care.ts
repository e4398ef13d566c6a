/** What stands for those who care for others, and for those who plan, count and measure. */
export const CARE_WORK = `
thing

= head-heart | head with a heart, heart in a head, head profile ; mental health, therapist, psychologist, psychology, counselor, school counselor, school psychologist, psychotherapist, mental health counselor, behavior analyst, behavior therapist, aba therapist, aba therapy, rbt, therapy life
L sand -40,0 200,30 400,170 470,380 450,640 340,830 330,1080 380,1240 -220,1240 -230,1050 -390,1050 -430,960 -410,850 -450,790 -420,720 -530,650 -440,480 -430,300 -310,110 >60
L tan -410,850 -300,850 -280,880 -400,900 !
o coal -330,520 30,40 !
v red 60,440 400
C white 26 -40,300 -70,370 -50,430 !
= hands-heart | hands holding a heart, heart in hands, hands with a heart, helping hands ; social worker, social work, social workers, case worker, caseworker, caregiving, home health aide, home health, hospice, hospice nurse, occupational therapist, occupational therapy, ot life, doula, paraprofessional, direct support professional, counseling, volunteer, volunteers, nonprofit, advocate, patient advocate
v red 0,300 620
C white 34 -190,120 -250,220 -220,320 !
~ L skin 60,1240 40,980 120,860 260,800 420,640 520,540 590,600 540,740 440,900 380,1060 360,1240
~ t skin 90,70 400,720 500,480 520,330
~ t skin 84,64 480,720 600,520 630,400
~ C skin- 16 110,900 240,850 360,760 !
~ r teal 20,1150 380,150 30
= .closed-hand
L skin -200,1260 -190,960 -150,820 -40,740 120,740 190,820 190,960 200,1260
t skin 96,84 150,780 40,760 -90,790
t skin 96,84 160,870 40,850 -100,880
t skin 92,80 160,960 50,940 -80,970
t skin 80,70 -150,900 -60,800 60,720
C skin- 14 150,830 40,810 -90,838 !
C skin- 14 150,915 40,900 -90,926 !

= hand-flowers | hand holding a wildflower, hand holding wildflowers, hand holding flowers, hand holding a flower, hands holding flowers, hand with flowers, hand holding a bouquet, hand with wildflowers
C green 20 -20,760 -60,520 -200,330
C green 20 0,760 0,480 20,200
C green 20 20,760 80,520 230,360
L leaf -60,560 -190,520 -220,580 -110,630
L leaf 70,540 200,500 220,570 110,620
*6:-200,280 O rose -200,190 56,90
o lemon -200,280 60
*8:20,150 O white 20,40 44,110
o gold 20,150 66
*5:240,310 O violet 240,220 60,90
o lemon 240,310 56
.closed-hand
= hand-rose | hand holding a rose, hand holding a red rose, hand with a rose, hand holding rose
C green 26 0,800 -10,560 10,340
L leaf -10,600 -170,540 -200,620 -80,670
L leaf 10,520 150,440 190,510 90,580
L red -170,200 -100,60 0,20 110,60 180,200 120,340 0,380 -120,340
L red- -110,190 0,90 110,190 60,290 -60,290 !
L red -60,190 10,140 70,200 10,260 !
.closed-hand
= sono-screen | ultrasound machine, ultrasound picture, sonogram, ultrasound screen, baby scan ; sonographer, sonographers, ultrasound tech, sonography, ultrasound technician, diagnostic medical sonographer
r silver -580,80 1160,860 60
r coal -500,160 1000,700 30
l ash 0,190 340,760 -340,760 !
O stone 60,560 190,110 !
O silver -110,490 110,100 !
C silver 40 80,490 -10,600 60,640 !
C silver 40 190,600 260,500 170,460 !
~ b green 16 380,220 460,220 !
r ash -160,940 320,140 0
r silver -360,1080 720,120 40
C coal 30 560,620 720,760 660,1010 560,1060
r ice 470,1020 160,190 50
= plan-sheet | blueprint, blueprints, floor plan, house plan, house plans, building plans ; architect, architects, architecture, interior designer, home inspector, building inspector
r blue -600,200 1200,840 10
b ice 24 -440,900 -440,360 -60,360 -60,560 !
b ice 24 -440,900 420,900 420,360 120,360 !
b ice 24 -60,700 -60,900 !
b ice 16 120,700 420,700 !
a ice -60,700 140,16 270,360
+3:90,0 b ice 12 180,760 180,840 !
~ O blue+ 600,620 70,430
~ O blue- 600,620 30,380 !
= kidney-pair | kidney, kidneys ; dialysis tech, dialysis nurse, dialysis, nephrology, kidney donor, kidney transplant
~ L #a8433f 120,180 330,60 520,200 560,520 460,840 280,900 190,760 260,600 180,480 90,340
~ C #d0706a 24 330,150 450,260 480,480 !
~ C gold 54 170,570 80,660 60,1200
~ C blue 44 240,480 60,420 30,200
~ C red 44 250,550 90,500 60,340
= land-transit | theodolite, surveying equipment, survey tripod, total station ; surveyor, land surveyor, surveyors, surveying, land surveying
~ b amber 64 40,640 400,1280
b amber 64 0,640 0,1260
r coal -150,560 300,90 20
L amber -190,240 -150,160 150,160 190,240 190,560 -190,560 >0
r coal -330,270 620,180 60
O ice 290,360 50,90
O coal -320,360 40,70
o white 0,490 60
b red 14 0,440 0,540 !
r coal -70,60 140,110 20
= job-folder | resume, resumes, file folder, file folders, manila folder ; human resources, hr manager, hr, recruiter, recruiters, talent acquisition, case manager, case management
l tan -580,280 -550,200 -180,200 -110,290 570,290 580,1140 -580,1140 >0
r white -420,100 840,760 20
o skin -230,290 90
L teal -380,500 -330,400 -130,400 -80,500 !
+3:0,90 b silver 30 20,260 320,260 !
+2:0,90 b silver 30 -340,610 320,610 !
l sand -580,1200 -640,600 640,600 580,1200 >0
= med-headset | call center headset, dispatcher headset ; dispatcher, dispatchers, 911 dispatcher, 911 dispatch, emergency dispatcher, telecommunicator, receptionist, call center, help desk, customer service
A coal 0,560 500,80 180,360
~ r coal 400,500 190,400 80
~ r red 360,540 110,320 50
C coal 40 500,880 420,1090 160,1140
r coal -60,1070 260,140 60
`;
