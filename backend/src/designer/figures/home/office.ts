/** Things on desks and in classrooms. */
export const OFFICE = `
thing

= office-stapler | stapler, staplers, red stapler
l coal -560,900 560,900 600,1000 -600,1000 >0
L red -560,620 -440,520 200,420 520,480 580,640 560,760 -540,760 >100
l wine -540,720 560,720 540,810 -500,810 >100
r silver -560,800 1040,60 20
r red- -560,840 160,80 20
L red+ -480,600 -300,530 100,470 120,500 -280,570 !
= paper-clip | paper clip, paperclip, paper clips, paperclips
@ 24 1 0,0
C steel 64 -120,420 -120,980 0,1110 120,980 120,200 0,60 -240,200 -240,1060 -60,1260 160,1260 260,1060 260,360
b white 18 -130,460 -130,940 !
b white 18 -250,260 -250,900 !
= sticky-notes | sticky notes, sticky note, post it note, post it notes
@ -8 1 0,0
r sky -460,360 760,760 10
@ 6 1 0,0
r pink -340,240 760,760 10
@ 0 1 0,0
l lemon -380,120 440,120 440,760 280,900 -380,900 >30
l gold 440,760 280,900 270,740 !
+3:0,160 b brass 26 -270,320 320,320 !
b brass 26 -270,800 100,800 !
= paper-sheets | papers, sheets of paper, stack of papers, paper stack, pile of papers, paperwork, documents, essays ; homework
@ -10 1 -40,20
r sand -400,60 800,1060 10
@ 7 1 30,0
r cream -400,60 800,1060 10
@ 0 1 0,0
l white -400,80 240,80 400,240 400,1160 -400,1160 >0
l sand 240,80 400,240 240,240 !
b red 30 -300,220 100,220 !
+6:0,120 b stone 26 -300,400 300,400 !
b stone 26 -300,1080 60,1080 !
= day-planner | planner, day planner, daily planner, planners, journal, journals, diary, bullet journal, sketchbook, sketchbooks
r rose -440,60 880,1180 50
r rose- -440,60 140,1180 50
+6:0,190 r silver -500,150 130,56 26
r cream -220,200 540,330 20
b rose 26 -140,310 240,310 !
b rose 26 -140,410 140,410 !
v cream 60,830 170 !
b amber 44 330,60 330,1320
= chalk-sticks | chalk, chalks, sidewalk chalk, chalk sticks
@ -24 1 -120,0
r white -90,60 180,1080 40
O sand 0,80 88,34
@ 8 1 0,60
r pink -90,160 180,980 40
O rose 0,180 88,34
@ 32 1 130,60
r sky -90,220 180,920 40
O teal 0,240 88,34
= rubber-eraser | eraser, pink eraser, erasers, rubber eraser
@ -28 1 0,0
r pink -520,440 1040,420 90
r blue -200,430 440,440 10
r white -160,560 360,60 10 !
r white -100,680 240,60 10 !
= marker-pens | markers, marker pens, dry erase markers, highlighter, highlighters, felt tip pens
+3:300,0 r coal -400,900 190,330 40
r rose -400,300 190,660 20
r lime -100,300 190,660 20
r sky 200,300 190,660 20
+3:300,0 l silver -370,180 -240,180 -210,310 -400,310
l rose- -340,60 -270,30 -260,190 -350,190
l green -40,60 30,30 40,190 -50,190
l teal 260,60 330,30 340,190 250,190
= glue-bottle | glue, glue stick, glue bottle, school glue, glue sticks
h white 0,380 240,400 300,520 310,1200 240,1260 0,1260
h orange 0,40 60,50 150,400 0,410
h orange- 0,-40 44,-30 60,60 0,70
r orange -310,640 620,330 0
s white 0,800 120,5,.45 !
= white-board | whiteboard, white board, dry erase board
r steel -660,160 1320,860 24
r white -600,220 1200,740 10
C blue 30 -480,500 -330,330 -160,500 0,420
b red 30 120,380 460,380 !
b red 30 120,500 360,500 !
b green 30 -480,700 460,700 !
b green 30 -480,820 240,820 !
r ash -300,1000 600,60 10
r red -240,960 160,50 16
r blue 20,960 160,50 16
= bar-graph | bar graph, bar chart, stock chart, growth chart, sales chart, spreadsheet, spreadsheets, stock exchange, line chart ; stock market, financial advisor, financial planner, economist, economics, statistician, analyst, financial analyst, stock trader
r cream -600,80 1200,1080 40
b coal 30 -470,180 -470,1030 490,1030
r teal -370,760 150,255
r amber -150,610 150,405
r teal 70,640 150,375
r leaf 290,380 150,635
b red 40 -400,600 -80,420 140,500 420,220
l red 470,150 440,310 320,230 !
= name-badge | name badge, name tag, id badge, badge reel, hello my name is ; administrative assistant, office manager
C ash 30 0,-20 0,230
o rose 0,120 110
o rose- 0,120 44 !
r silver -70,220 140,80 16
r white -420,290 840,930 50
r teal -420,290 840,200 50
o skin -180,680 110
L teal -330,940 -300,820 -180,790 -60,820 -30,940
b coal 40 50,620 320,620 !
b stone 30 50,730 320,730 !
b stone 30 50,830 240,830 !
+6:90,0 b coal 30 -260,1020 -260,1140 !
= clothes-hanger | hanger, hangers, clothes hanger, coat hanger
C steel 44 0,480 0,380 120,300 130,170 0,90 -120,160
c wood 84 0,480 -600,850
c brown 84 0,480 600,850
c wood 74 -600,860 600,860
o wood 0,480 62
= price-tag | price tag, sale tag, gift tag, hang tag, yard sale tag
@ 30 1 0,0
l amber -260,260 0,0 260,260 260,1180 -260,1180 >0
o night 0,240 64 !
C cream 24 0,230 -90,60 60,-120 300,-160
b white 40 -120,640 120,640 !
b white 40 -120,780 120,780 !
b white 40 -120,920 40,920 !
= open-sign | open sign, shop sign, store sign
C ash 24 -330,440 0,100 330,440
o steel 0,90 44
r wood -600,420 1200,520 60
r cream -540,480 1080,400 40
a red -340,680 90,44 0,360
b red 44 -150,800 -150,580 -60,590 -60,680 -150,690 !
b red 44 190,590 70,590 70,780 190,780 !
b red 44 70,685 160,685 !
b red 44 290,800 290,580 420,780 420,570 !
= rubber-stamp | rubber stamp, notary stamp, approved stamp ; notary
r wood -420,860 840,180 30
r coal -400,1030 800,70 10
L wood 0,120 150,160 170,330 90,480 120,860 -120,860 -90,480 -170,330 -150,160 >0
r red -430,1096 860,60 10
= steno-machine | stenotype, steno machine, stenograph, court reporter machine ; court reporter, stenographer
b ash 50 0,800 0,1160
b ash 44 0,1150 -300,1260
b ash 44 0,1150 300,1260
l coal -480,560 480,560 560,840 -560,840 >0
+8:110,0 r cream -430,620 80,90 14
+8:110,0 r cream -440,730 86,80 14
L white -200,540 -180,120 -60,40 160,60 200,200 200,540 >0
+5:0,80 b stone 16 -120,180 120,180 !
r ash -260,520 520,60 14
= filing-drawers | filing cabinet, file drawers
r ash -360,20 720,1240 20
+3:0,400 r steel -310,70 620,350 12
+3:0,400 r coal -90,160 180,60 16
+3:0,400 r white -110,260 220,70 6
= gold-piggy | piggy bank, piggy banks, money pig
~ r rose- 130,960 130,200 30
L pink -520,560 -400,380 -100,280 220,300 460,440 560,620 520,820 340,960 0,1000 -300,980 -480,840 >50
L pink -560,560 -440,500 -420,760 -540,740 -640,720 -640,600
o rose -570,650 44
L rose -300,390 -240,240 -120,220 -130,360
eye night -330,560 34
r rose-- -60,300 240,36 18 !
o gold 60,140 130
b brass 30 60,80 60,200 !
C pink 40 530,560 650,520 640,420 570,460
= speech-bubbles | speech bubble, speech bubbles, talk bubble, talk bubbles ; speech therapist, speech therapy, speech pathologist, speech language pathologist, slp, debate club, debate team
L teal -560,120 -300,20 200,20 420,120 460,360 360,560 120,640 -240,640 -420,860 -420,620 -580,520 -640,320 >-100
+3:200,0 o white -300,330 66
L amber 160,760 420,560 600,620 660,820 600,1020 520,1060 520,1240 380,1090 100,1080 -40,960 0,820 >300
v white 320,840 130
= picket-sign | cardboard sign, protest sign, picket sign, hand sign board, blank sign, yard sign
b wood 60 0,700 0,1360
b bark 20 -12,720 -12,1340 !
l #d9b98a -520,80 500,20 540,700 -500,760 >0
l #c9a574 -520,80 -440,75 -420,756 -500,760 !
b coal 40 -320,260 330,220 !
b coal 40 -320,400 250,366 !
b coal 40 -310,540 120,516 !
v red 330,520 100
o silver 0,110 24 !
o silver 0,670 24 !
`;
