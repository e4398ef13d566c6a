/** Flags of states whose figures read on a shirt; flags of states are in the public domain. */
export const STATE_FLAGS = `
thing

= .flag
b tan 40 -560,60 -560,1260
o gold -560,50 50
L $field -540,140 -240,80 60,180 360,120 620,180 620,760 360,700 60,760 -240,660 -540,720

= texas-flag | texas flag, flag of texas, texas state flag, texan flag, lone star flag | field=white
.flag
L red -180,380 60,470 360,410 620,470 620,760 360,700 60,760 -180,680 !
L navy -540,140 -240,80 -170,98 -170,676 -240,660 -540,720 !
s white -356,400 130
= colorado-flag | colorado flag, flag of colorado, colorado state flag | field=navy
.flag
B white 190 -540,430 -240,370 60,470 360,410 620,470 !
o red -150,410 190 !
l white 70,340 -150,410 70,490 !
o gold -150,410 112 !
= arizona-flag | arizona flag, flag of arizona, arizona state flag | field=gold
.flag
l red 40,450 -540,430 -540,290 !
l red 40,450 -500,130 -260,86 !
l red 40,450 -70,134 90,186 !
l red 40,450 290,134 470,142 !
l red 40,450 620,270 620,450 !
L navy -540,430 -240,370 60,470 360,410 620,470 620,760 360,700 60,760 -240,660 -540,720 !
s orange 40,430 160
= new-mexico-flag | new mexico flag, flag of new mexico, new mexico state flag, zia flag | field=gold
.flag
b red 26 -20,200 -20,640 !
b red 26 24,190 24,650 !
b red 26 68,190 68,650 !
b red 26 112,210 112,640 !
b red 26 -180,354 270,354 !
b red 26 -190,398 280,398 !
b red 26 -190,442 280,442 !
b red 26 -180,486 270,486 !
o gold 46,420 130 !
o red 46,420 110 !
o gold 46,420 80 !
= south-carolina-flag | south carolina flag, flag of south carolina, south carolina state flag, palmetto flag, palmetto moon | field=navy
.flag
b white 44 40,680 60,420
C white 40 60,420 -40,330 -170,360 !
C white 40 60,420 -20,400 -130,480 !
C white 40 60,420 20,440 -40,560 !
C white 40 60,420 150,330 290,350 !
C white 40 60,420 150,400 260,480 !
C white 40 60,420 110,450 180,560 !
C white 40 60,420 10,290 -70,240 !
C white 40 60,420 120,290 190,250 !
o white -360,260 88 !
o navy -330,226 80 !
= maryland-flag | maryland flag, flag of maryland, maryland state flag | field=white
.flag
L gold -540,140 -240,80 40,174 40,460 -240,370 -540,430 !
l coal -540,140 -450,120 -450,410 -540,430 !
l coal -360,98 -270,84 -270,374 -360,392 !
l coal -170,100 -80,130 -80,420 -170,390 !
l gold -540,290 -450,250 -450,410 -540,430 !
l coal -450,250 -360,235 -360,392 -450,410 !
L gold 40,460 360,410 620,470 620,760 360,700 40,752 !
l coal 40,460 130,448 130,738 40,752 !
l coal 220,430 310,416 310,708 220,724 !
l coal 400,418 490,440 490,730 400,708 !
l coal 560,456 620,470 620,760 560,748 !
L red 40,174 360,120 360,270 40,320 !
L red 360,270 620,320 620,470 360,410 !
L red -540,430 -240,370 -240,520 -540,570 !
L red -240,520 40,604 40,752 -240,660 !
b red 54 490,160 490,280 !
b red 54 430,216 550,224 !
b white 54 190,180 190,270 !
b white 54 130,226 250,216 !
b white 54 -390,440 -390,530 !
b white 54 -450,490 -330,478 !
b red 54 -100,430 -100,530 !
b red 54 -160,470 -40,486 !
= tennessee-flag | tennessee flag, flag of tennessee, tennessee state flag, tri star | field=red
.flag
L white 530,160 570,170 570,750 530,738 !
L navy 570,170 620,180 620,760 570,750 !
o white 0,420 210 !
o navy 0,420 186 !
s white -70,380 84
s white 70,350 84
s white 20,490 84
= alaska-flag | alaska flag, flag of alaska, alaska state flag | field=navy
.flag
s gold 440,240 86
s gold 220,330 44
s gold 120,430 44
s gold 250,510 44
s gold 120,580 44
s gold -40,480 44
s gold -190,430 44
s gold -340,400 44
= california-flag | california flag, flag of california, california state flag, california republic, bear flag | field=white
.flag
L red -540,610 -240,550 60,650 360,590 620,650 620,760 360,700 60,760 -240,660 -540,720 !
s red -410,240 78
L leaf -300,540 0,600 330,540 330,576 0,640 -300,580 !
L brown -260,440 -200,370 -90,350 40,330 180,340 270,390 310,360 370,380 380,430 330,470 250,480 250,560 190,570 180,500 20,500 -40,580 -110,560 -80,490 -180,480 -210,560 -260,540 !
= alabama-flag | alabama flag, flag of alabama, alabama state flag | field=white
.flag
b red 100 -470,180 550,690 !
b red 100 -470,650 550,230 !
`;
