/** People of old trades, as busts with what they work with. */
export const SWEEPS = `
creature person coat=skin hair=cocoa brow=$hair lip=brick cloth=coal

= chimney-sweep | chimney sweep, chimney sweeps, chimney sweeper, chimney cleaner | hair=#3a2620 cloth=#3d3a45 coat=#e0a878
c wood 40 500,1290 470,250
*20:466,190 b night 20 466,150 466,-30 !
*20:466,190:18:9 b ash 14 466,150 466,10 !
o coal 466,190 60
H $cloth 0,1010 180,1030 380,1110 440,1200 460,1290 0,1290
.f-face .f-short-hair .f-stache .f-eyes .f-smile
l coal -250,390 -230,-10 230,-10 250,390 >0
b wine 70 -244,350 244,350 !
O coal 0,400 400,66
L red -200,1010 0,1070 200,1010 240,1100 60,1150 110,1280 -30,1290 -40,1160 -240,1110 >0
L ash -280,720 -200,690 -170,760 -230,800 !
L ash 170,540 240,520 260,580 200,600 !
c ash 24 180,760 250,740 !
`;
