/** What stands in a weight room and at a fight. */
export const WEIGHT_ROOM = `
thing

= .rack-plates
b steel 30 -690,430 690,430
~ r ash 424,396 40,68 8
~ r coal 470,170 90,520 30
~ r red 566,230 66,400 26
~ r silver 636,396 40,68 10
= squat-rack | squat rack, squat racks, power rack, power racks, power cage, squat cage, squat stand, rack with a barbell, barbell on a rack, squat rack with barbell, squat rack with a barbell
r #3a3d47 -330,900 660,60 14
~ r coal 230,1190 270,80 24
~ r #4a4e5a 310,-20 110,1220 14
~ +8:0,140 o silver 365,150 20 !
r red -430,-60 860,110 24
b coal 26 -170,-5 170,-5 !
~ l amber 290,450 440,450 440,560 396,560 396,500 290,500 !
.rack-plates
= weight-bench | weight bench, weight benches, bench press bench, workout bench, gym bench, weightlifting bench, lifting bench, bench press rack ; bench press
~ r #4a4e5a 236,330 84,820 14
~ l amber 214,450 342,450 342,540 300,540 300,496 214,496 !
r #3a3d47 -270,760 540,60 14
~ r coal 170,1130 230,70 22
l #3a3d47 -60,900 60,900 80,1200 -80,1200 >0
r coal -170,1190 340,80 22
L #8e2438 -150,600 150,600 250,960 244,1040 -244,1040 -250,960 >0
L red -150,580 150,580 244,950 200,980 -200,980 -244,950 >0
b wine 18 -190,780 190,780 !
.rack-plates
= .kettle
~ C #4a4e5a 84 188,380 200,460 250,600
a #4a4e5a 0,360 190,84 150,390
o coal 0,800 360,340
l coal -180,1090 180,1090 220,1140 -220,1140 >0
= kettlebell-row | kettlebells, row of kettlebells, kettlebell row, kettlebell set, set of kettlebells, kettlebell rack, three kettlebells
@ 0 .66 -500,165
.kettle
o red 0,800 190 !
o white 0,800 130 !
@ 0 .66 500,165
.kettle
o teal 0,800 190 !
o white 0,800 130 !
@ 0 .98 0,0
.kettle
o amber 0,800 190 !
o white 0,800 130 !
@
= boxing-ring | boxing ring, boxing rings, wrestling ring, fight ring, boxing ring corner, corner of a boxing ring, corner of the ring, ring corner
l navy -640,960 640,960 620,1200 -620,1200 >0
s white 0,1080 80,5,.45 !
+2:760,0 s white -380,1080 54,5,.45 !
l cream -640,960 -390,700 390,700 640,960 >0
l sand -150,830 0,760 150,830 0,910 !
b red 26 -390,440 390,440
b white 26 -390,530 390,530
b sky 26 -390,620 390,620
r red -430,360 76,350 20
r blue 354,360 76,350 20
b red 30 -390,440 -600,500
b white 30 -390,530 -600,650
b sky 30 -390,620 -600,800
b red- 30 390,440 600,500
b white- 30 390,530 600,650
b sky- 30 390,620 600,800
b red 40 -600,500 600,500
b white 40 -600,650 600,650
b sky 40 -600,800 600,800
r blue -660,380 120,610 30
r red 540,380 120,610 30
= wrestling-headgear | wrestling headgear, wrestling head gear, wrestler headgear, ear guards, wrestling ear guard, wrestling helmet ; wrestling, wrestler | worn veil
C #4a4e5a 60 -500,620 -420,220 -180,40 0,20 180,40 420,220 500,620
C red 54 -470,560 -330,380 0,300 330,380 470,560
C #4a4e5a 54 -500,760 -380,1080 -160,1220 0,1236 160,1220 380,1080 500,760
r steel -70,1196 140,84 20
~ L red 430,500 560,470 640,600 640,800 560,900 430,880 390,760 390,600
~ L coal 460,570 550,550 590,640 590,760 540,830 460,810 440,720 440,650 !
~ o red 515,690 40 !
= mullet-hair | mullet, mullets, mullet hair, mullet haircut, mullet wig, mullet hairstyle ; business in front, business in the front | worn veil hair=#9a6232
~ L $hair 300,330 470,420 530,640 570,900 640,1130 548,1120 540,1240 450,1120 400,1230 356,1040 390,760 340,560
~ C $hair- 20 450,560 470,820 520,1060 !
l $hair -480,640 -530,400 -460,210 -390,230 -340,60 -240,130 -150,-10 -50,80 60,-30 140,80 250,10 300,130 400,80 430,230 500,270 530,440 480,640 410,470 330,540 260,440 180,520 100,420 20,510 -60,420 -150,520 -230,430 -320,540 -400,470 >0
C red 96 -510,420 -270,310 0,280 270,310 510,420
C white 22 -500,420 -265,312 0,282 265,312 500,420 !
`;
