/** Wild ponies of the shore. */
export const WILD_PONIES = `

= pinto-galloping | galloping pinto, running pinto, running paint horse, galloping paint horse, running pony, galloping pony, pony running, pony galloping | creature coat=#f6f1e6 mane=#5a3726 hoof=#4a3a34
.m-gallop-far .m-tail .m-trunk
L #8a5231 -366,560 -330,484 -210,440 -110,460 -90,580 -190,680 -330,670 !
L #8a5231 60,452 190,440 240,520 200,640 90,690 40,600 !
.m-head
L #8a5231 404,180 470,200 540,280 520,340 430,330 370,270 !
o night 470,262 18 !
.m-gallop-near
= surf-ponies | ponies running in waves, ponies running in the waves, ponies running in surf, ponies running in the surf, ponies in the surf, chincoteague ponies in the surf, ponies on the beach, wild ponies, wild pony, banker ponies, horses running in waves, horses running in the waves, horses running in surf, horses running in the surf, horses running through waves, horses running on the beach, wild horses on the beach, ponies swimming | thing
@ 0 .76 300,-120
use horse-galloping
@ 0 1 0,0
L sky -640,860 -500,800 -420,850 -300,780 -200,850 0,800 200,850 330,790 460,850 640,800 640,1000 -640,1000 >0
@ 0 .86 -190,90
use pinto-galloping
@ 0 1 0,0
L sea -700,1010 -560,920 -450,990 -330,900 -240,990 -90,930 40,1000 180,920 300,1000 440,920 560,990 700,930 700,1180 500,1240 -500,1240 -700,1180 >0
L ice -560,930 -470,830 -420,900 -330,800 -290,900 -240,980 -330,920 -450,990 !
L ice 120,960 200,860 240,930 330,820 380,930 440,930 300,1000 180,930 !
+5:250,0 C ice 20 -580,1090 -510,1060 -430,1100 !
+4:250,0 C sky 18 -460,1170 -390,1140 -310,1170 !
o ice -500,790 26
o ice -380,740 20
o ice 260,780 24
o ice 390,770 20
o ice 470,830 16
`;
