/** Vehicles of snow, woods and far space. */
export const WORK_WHEELS = `
thing

= snowcat-groomer | snowcat, snowcats, snow cat groomer, snow groomer, trail groomer, piste basher
l white -640,1180 640,1180 640,1250 -640,1250
l ash 360,850 640,690 640,760 400,930
L steel 520,650 640,590 640,1180 560,1180 500,1000 480,820 >570
r coal -560,900 960,270 130
r ash -510,950 860,170 84 !
+5:190,0 o silver -460,1036 76
+5:190,0 o coal -460,1036 30 !
+12:76,0 r night -500,876 36,40 8
+11:76,0 r night -460,1150 36,40 8
l red -560,880 -560,640 -120,620 -60,300 320,300 440,600 440,880 >200
l sky -80,600 -30,350 120,350 120,600 >20
l sky 160,350 290,350 390,600 160,600 >270
b white 40 -550,760 430,760 !
b coal 30 -120,620 440,620 !
r coal -40,240 330,60 20
+3:110,0 o yellow 30,220 40
r steel -440,560 220,80 14
c coal 40 -500,640 -500,470
l ash -560,820 -640,980 -640,1100 -560,1040
= logging-truck | logging truck, logging trucks, log truck, log trucks, timber truck, log hauler, log truck driver
r coal -640,980 1200,60 12
+3:150,0 r silver -560,420 30,570 8
r silver 120,420 30,570 8
o bark -440,900 96
+4:170,0 o #d9a871 -520,900 84
+3:170,0 o #d9a871 -435,752 84
+2:170,0 o #d9a871 -350,604 84
+4:170,0 o wood -520,900 50 !
+3:170,0 o wood -435,752 50 !
+2:170,0 o wood -350,604 50 !
+4:170,0 o #d9a871 -520,900 22 !
+3:170,0 o #d9a871 -435,752 22 !
+2:170,0 o #d9a871 -350,604 22 !
r steel 150,330 44,560 14
l red 200,990 200,540 250,460 420,460 470,680 600,720 640,780 640,990 >420
l sky 260,520 390,520 430,680 260,680 >340
b white 26 210,800 630,800 !
r silver 580,840 60,150 10
o lemon 560,860 36
r coal 560,980 80,70 10
wheel silver -520,1090 120
wheel silver -260,1090 120
wheel silver 120,1090 110
wheel silver 490,1090 120
= voyager-probe | voyager probe, voyager space probe, voyager spacecraft, voyager 1, voyager 2, space probe, space probes, deep space probe
b steel 26 60,760 640,1000
+3:70,28 r coal 380,830 90,130 20
b steel 20 -60,760 -640,1130
+4:-120,76 b silver 14 -140,770 -170,860
b steel 26 40,800 180,1200
r ash 130,1150 120,110 16
b silver 16 -40,800 -160,1260
l steel -190,660 190,660 260,740 190,860 -190,860 -260,740 >0
o gold 0,770 84
o brass 0,770 54 !
o gold 0,770 18 !
O silver 0,450 600,300
O white 0,400 600,290
O #dfe3ea 0,400 440,205 !
O white 0,400 250,115 !
b ash 18 -330,300 0,90
b ash 18 330,300 0,90
b ash 18 0,420 0,90
O steel 0,90 90,50
o red 0,60 24
s lemon -540,120 60,4,0.3
s lemon 560,150 44,4,0.3
`;
