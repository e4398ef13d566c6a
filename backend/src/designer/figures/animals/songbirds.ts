/** Birds of the garden, the field and the wood, of one shape and many colors; state birds among them. */
export const SONGBIRDS = `
creature wing=$coat- tail=$wing- belly=$coat+ beak=amber leg=#7a5a3a head=$coat cap=$coat throat=$belly iris=night

= .wing-bars
l white -90,600 40,560 110,610 -20,660 !
l white 20,740 190,690 260,750 110,810 !
= .mask
l $cap -470,400 -410,290 -240,290 -70,330 -40,400 -240,420 -420,450 !
= .hood
L $cap -490,400 -410,220 -240,150 -60,220 0,380 -60,520 -200,600 -360,560 -460,480
= .breast-spots
+3:90,60 o $spot -330,660 24,30 !
+3:90,60 o $spot -270,780 22,28 !
+2:90,50 o $spot -200,640 22,28 !
= mocking-bird | mockingbird, mockingbirds, northern mockingbird, mocking bird | coat=#a2a3a2 wing=#55535b tail=#3b3942 belly=#ece8dd beak=coal
.songbird .wing-bars
= thrasher-bird | brown thrasher, brown thrashers, thrasher bird | coat=#a95e2c wing=#8a4720 belly=#f4e7cd iris=#f4c63d beak=coal spot=#6a3a20
.songbird .wing-bars .breast-spots
= thrush-bird | wood thrush, hermit thrush, thrush, thrushes, hermit thrushes, song thrush, nightingale, nightingales | coat=#a06a40 wing=#855333 belly=#f6efdf spot=#5a3a28 beak=coal
.songbird .breast-spots
= gray-catbird | catbird, catbirds, gray catbird, grey catbird | coat=#757984 wing=#5d606b tail=#3c3d46 belly=#8f939d beak=coal cap=#2d2c33
l #9a4a2c 120,980 360,900 300,1010 180,1040 !
.songbird
l $cap -460,330 -390,220 -230,160 -80,220 -130,290 -300,290 !
eye $iris -300,350 40
= flicker-bird | northern flicker, flicker bird, yellowhammer, yellowhammers, yellow hammer bird, flickers bird | coat=#b8976c wing=#a5824f tail=#e8b730 belly=#f3e4c6 head=#c9ab84 beak=coal spot=#3a3034
.songbird .breast-spots
+4:110,76 b #4a3a30 20 -20,600 110,560 !
+3:110,76 b #4a3a30 20 20,720 150,670 !
l #8a929c -440,290 -340,180 -160,180 -90,240 -240,270 !
L red -130,280 -60,270 -20,350 -90,370 !
L #2b272c -450,500 -360,470 -260,560 -360,570 !
L #2b272c -430,600 -300,560 -160,620 -280,690 -400,670 !
= meadow-lark | meadowlark, meadowlarks, western meadowlark, eastern meadowlark | coat=#b28c58 wing=#8f6c40 tail=#6a4f30 belly=#f5cf3e head=#c9a873 throat=#f5cf3e beak=stone
.songbird
l #f5e6c4 -450,320 -330,230 -120,250 -130,290 -320,280 !
L #2f2a2c -440,560 -360,600 -290,700 -200,660 -170,560 -90,580 -130,720 -260,830 -370,760 !
+3:110,76 b #5f4527 20 -10,600 110,560 !
= lark-bunting | lark bunting, lark buntings | coat=#34313a wing=#28252d belly=#403c46 beak=steel iris=#7a4a24
.songbird
L white -120,560 60,490 220,590 160,700 20,690 -90,640 !
= redwing-blackbird | red winged blackbird, red-winged blackbird, red winged blackbirds, red-winged blackbirds, redwing blackbird | coat=#302d36 wing=#24222a belly=#3a3740 beak=#16151a leg=#16151a iris=#7a7682
.songbird
L #d8352c -150,490 20,450 160,530 100,620 -50,620 !
L #f4c63d -130,600 0,640 130,600 100,680 -40,690 !
= common-grackle | grackle, grackles, great tailed grackle, boat tailed grackle | coat=#37363f wing=#3a3350 tail=#2a2a44 belly=#47424e head=#2d5468 beak=#1c1b20 leg=#1c1b20 iris=#f8dc7a
.songbird
L #5a4a86 0,560 160,560 320,700 200,740 60,680 !
= starling-bird | starling, starlings, european starling, murmuration | coat=#33333f wing=#2d3548 belly=#3c4a50 head=#3a3357 beak=#f0c23a leg=#c9764a
.songbird
+3:96,66 l #e9dcb0 -330,640 -300,610 -280,650 -305,680 !
+3:96,66 l #e9dcb0 -270,760 -240,730 -220,770 -245,800 !
+4:96,70 l #e9dcb0 -80,600 -50,560 -30,610 -55,640 !
+3:96,70 l #e9dcb0 60,600 90,560 110,610 85,640 !
= dark-eyed-junco | junco, juncos, dark eyed junco, dark-eyed junco, snowbird bird, slate junco | coat=#5c606b wing=#494c57 tail=#33353d belly=#f6f2e8 throat=#5c606b beak=#f0b6a0
.songbird
= indigo-bunting | indigo bunting, indigo buntings, blue grosbeak | coat=#2f58b8 wing=#254488 tail=#1d356c belly=#4573d0 head=#2a48a8 beak=steel vivid
.songbird
= painted-bunting | painted bunting, painted buntings | coat=#7ebc3a wing=#5a9440 tail=#8a3a3a belly=#dc3c34 head=#3350b0 throat=#dc3c34 beak=steel iris=night vivid
.songbird
= cedar-waxwing | cedar waxwing, cedar waxwings, waxwing, waxwings | coat=#b98a60 wing=#8d8890 tail=#6a666f belly=#f2d564 head=#b98a60 throat=#b98a60 beak=coal cap=#26232a
.crest .songbird
l white -470,420 -400,300 -250,262 -60,310 -30,350 -240,310 !
.mask
eye #6a3a24 -300,350 36
l yellow 590,920 660,1000 700,1080 620,1094 560,990 !
l red 440,830 540,900 450,905 380,860 !
= rose-grosbeak | rose breasted grosbeak, rose-breasted grosbeak, rose breasted grosbeaks, grosbeak, grosbeaks | coat=#2f2c34 wing=#26232a belly=#f8f4ea head=#2f2c34 throat=#f8f4ea beak=#f3e6cc
.songbird .wing-bars
L #d8365c -450,560 -300,560 -200,600 -210,720 -280,860 -370,720 !
= scarlet-tanager | scarlet tanager, scarlet tanagers, tanager, tanagers | coat=#da2f2a wing=#2b282e tail=#221f25 belly=#e8483c beak=#d9c9a0
.songbird
= western-tanager | western tanager, western tanagers | coat=#f4c833 wing=#2b282e tail=#221f25 belly=#f8d95a head=#e8652c throat=#f0a030 beak=#d9c9a0
.songbird .wing-bars
= towhee-bird | towhee, towhees, eastern towhee, spotted towhee | coat=#322f37 wing=#28252c belly=#f6f1e6 head=#322f37 throat=#322f37 beak=coal iris=#c9342c
.songbird
L #c0622c -200,700 -60,720 60,860 150,970 20,990 -110,900 !
+3:90,60 l white -20,600 60,580 50,620 -30,640 !
= house-finch | purple finch, purple finches, house finch, house finches, rosefinch | coat=#a8756c wing=#7d5650 tail=#5f403c belly=#e9b0a8 head=#c23e56 throat=#cf5468 beak=#c9a98a
.songbird .wing-bars
= evening-grosbeak | evening grosbeak, evening grosbeaks | coat=#c99a2e wing=#2b282e tail=#221f25 belly=#f2c432 head=#5a4428 throat=#8a6a2c beak=#f0e6b8
.songbird
l #f6cf3a -450,320 -330,220 -120,240 -120,290 -320,280 !
l white 40,660 240,640 330,740 130,760 !
= tufted-titmouse | titmouse, tufted titmouse, titmice, tufted titmice | coat=#8e96a3 wing=#727a87 belly=#f6f2ea head=#8e96a3 throat=#f6f2ea beak=coal
.crest .songbird
L #e0935c -160,760 -40,780 80,900 120,980 0,990 -110,910 !
L #f6f2ea -460,430 -340,400 -200,420 -120,500 -260,560 -430,520 !
eye $iris -300,350 42
= stellers-jay | stellers jay, steller's jay, stellers jays, steller's jays | coat=#2f62ae wing=#264f92 tail=#1d3f78 belly=#3d76c2 head=#2b2c36 throat=#2b2c36 beak=#1c1b20
l #2b2c36 -420,280 -330,40 -120,-110 -160,70 -40,30 -90,180 0,330 -200,360
.songbird
+3:100,76 b #1b2f58 20 60,620 190,580 !
= scrub-jay | scrub jay, scrub jays, pinyon jay | coat=#4f86c6 wing=#3a6cab tail=#2f5c9a belly=#e9e4da throat=#f3f0e6 beak=coal
.songbird .mask
= vermilion-flycatcher | vermilion flycatcher, vermillion flycatcher, flycatcher, flycatchers | coat=#dc3a2c wing=#4d4038 tail=#3a302a belly=#e8523c beak=coal cap=#4d4038
.songbird .mask
eye $iris -300,350 40
= purple-martin | purple martin, purple martins | coat=#38377f wing=#2a2a58 tail=#202044 belly=#4a4796 beak=coal leg=coal
.songbird
= zebra-finch | zebra finch, zebra finches | coat=#9d9b9c wing=#85827f tail=#35323a belly=#f6f1e6 head=#a5a3a6 throat=#cfcac6 beak=#e8552c leg=#e8823c
.songbird
L #dc7a34 -210,330 -80,330 -50,440 -130,500 -230,450 !
L white -440,330 -390,290 -370,480 -430,480 !
+3:16,44 b #35323a 16 -400,580 -250,600 !
+3:90,60 o white -150,850 18 !
= gouldian-finch | gouldian finch, gouldian finches, rainbow finch | coat=#5fb046 wing=#4a9038 tail=#2f3038 belly=#f4d23a head=#d8352c throat=#7a45b0 beak=#f0e0c8
.songbird
L #7a45b0 -430,580 -280,560 -180,640 -160,760 -260,790 -360,740 !
C #45a8d8 30 -420,560 -250,570 -90,520 -20,400 -60,260 !
= blue-tit | blue tit, blue tits, great tit, great tits, eurasian blue tit | coat=#7d9a4a wing=#3f78c0 tail=#33649f belly=#f4d63f head=#f8f5ee throat=#f4d63f beak=coal cap=#2f62b0
.songbird
l $cap -450,310 -380,220 -230,160 -80,230 -120,290 -300,270 !
b #25263a 30 -470,400 -300,370 -60,370 !
eye $iris -300,355 38
= blackbird | blackbird, blackbirds, common blackbird, blackbird singing | coat=#34323b wing=#27252d belly=#403d47 beak=#f0a52e leg=#5a4a3a iris=#f0a52e
.songbird
= carolina-wren | wren, wrens, carolina wren, carolina wrens, house wren, winter wren, cactus wren, cactus wrens | coat=#a9602f belly=#eec58a bar=#6d3b1d
T #8f4d25 120,90 240,620 420,420 500,120
+4:22,-80 b $bar 20 360,480 470,500 !
c #7a5a3a 26 -60,1000 -80,1180 -180,1190
c #7a5a3a 26 80,1000 80,1180 -10,1190
L $coat -380,420 -270,280 -90,270 50,380 200,520 320,660 320,840 180,1000 -40,1040 -260,980 -400,800 -430,600 >60
L $belly -420,560 -260,540 -130,680 -40,860 60,1000 -60,1036 -260,980 -400,800 -434,640 !
L $bar -60,560 120,520 300,680 350,820 180,870 20,820 -60,700
+3:66,46 b $coat+ 22 20,680 110,610 !
L #fbf1dc -430,400 -300,330 -90,340 40,420 -90,410 -280,400 !
L $bar -420,450 -280,410 -100,430 -110,480 -280,480 !
l #4a4248 -640,350 -400,400 -420,470
eye night -290,430 34
= white-nuthatch | nuthatch, nuthatches, white breasted nuthatch, white-breasted nuthatch, red breasted nuthatch | coat=#7f93b0 wing=#687b98 tail=#3a3f4c belly=#f6f2ea head=#f6f2ea throat=#f6f2ea beak=coal cap=#2a2a33
L bark 380,0 640,0 640,1300 400,1300 350,1060 420,820 360,560 410,300 >500
C cocoa 22 560,60 520,300 570,560 !
C cocoa 22 460,560 500,800 450,1040 !
C cocoa 22 580,800 600,1000 550,1200 !
@ -62 .9 -20,30
.songbird
L $cap -470,310 -380,210 -230,150 -60,230 20,360 -40,400 -160,300 -300,280 !
eye $iris -300,360 42
`;
