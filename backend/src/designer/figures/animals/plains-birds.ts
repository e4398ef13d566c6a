/** Birds of the plains, the shallows and the tundra. */
export const PLAINS_BIRDS = `
creature

= scissortail-bird | scissortail, scissortails, scissor-tailed flycatcher, scissor tailed flycatcher, scissor-tailed flycatchers, scissortail flycatcher, scissor tail, oklahoma state bird | coat=#d9dce0 wing=#3a3844
C bark 44 -560,760 -160,740 260,700 560,640
L leaf 420,660 470,520 600,470 590,600
l $wing 40,560 150,520 590,1240 500,1290 >300
b white 18 150,600 540,1250 !
l $wing -20,620 80,620 200,1330 110,1350 >80
b white 18 10,660 126,1330 !
L $coat -400,240 -310,110 -160,70 -20,150 60,320 170,500 200,660 90,740 -90,720 -260,600 -360,430
L white -390,300 -290,330 -180,520 -60,690 -150,690 -270,590 -360,430 !
L #ef8a6c -60,560 60,470 180,560 190,660 90,735 -60,720 !
L $wing -110,320 60,360 190,540 280,800 130,730 -30,600 -110,470 >100
C white 16 -30,420 90,520 180,680 !
L #ef8a6c -120,330 -40,320 -20,390 -90,410 !
l coal -390,210 -520,280 -380,310
eye night -270,220 36
+2:110,0 c coal 24 -110,700 -120,760
= heron-one-leg | heron standing on one leg, heron on one leg, herons on one leg, egret on one leg, ibis on one leg, heron standing in water, heron in the reeds, heron in reeds, heron in the marsh, wading heron, heron wading, one legged heron, heron with one leg up | coat=#7f93ab wing=#5f7490
C green 30 -440,1230 -450,900 -430,560
r brown -470,420 70,230 35
C leaf 28 -540,1230 -560,1000 -620,800
C leaf 28 -360,1230 -340,1000 -270,860
C green 30 430,1230 450,960 430,740
r brown 396,600 70,220 35
C leaf 28 540,1230 560,1040 620,900
c #4a4440 28 30,900 30,1240
C #4a4440 26 150,880 290,990 160,1070
c #4a4440 24 160,1070 90,1050
.heron-body
O sky 0,1240 620,56
O ice 30,1232 210,26 !
= ptarmigan-bird | ptarmigan, ptarmigans, rock ptarmigan, willow ptarmigan, snow grouse | coat=#f1eee6
L coal 420,640 640,640 720,720 690,820 440,860
L $coat -430,330 -330,210 -190,200 -80,290 40,440 330,540 560,690 520,860 340,1010 60,1060 -220,1010 -400,840 -460,600 >60
L #d5d0c4 20,560 300,600 520,760 380,880 140,860 10,740 !
C $coat 20 90,700 240,770 420,770 !
l coal -440,380 -540,430 -430,470
C red 44 -370,270 -300,230 -220,262
eye night -300,350 38
+2:230,0 L $coat -180,990 -40,990 -50,1130 -20,1190 -200,1190 -160,1110
+2:230,0 L #c9c3b4 -210,1170 -30,1170 -20,1210 -230,1210 !
`;
