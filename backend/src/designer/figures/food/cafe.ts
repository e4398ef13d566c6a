/** Coffee from its branch to the cup. */
export const CAFE = `
= latte-art | latte art, latte heart, heart latte, heart latte cup, latte foam heart, heart foam coffee, heart foam latte, coffee with heart foam, latte with a heart, latte with heart foam, heart in coffee foam, coffee foam heart, coffee foam art, coffee from above, latte from above
o #e8ddc6 -30,660 620
o #d9ccb0 -30,660 470 !
C cream 110 350,480 560,300 640,380 440,560
o white -30,640 440
o #5f3820 -30,640 378
o #a8683a -30,640 348 !
v cream -30,640 290 !
v #a8683a -30,632 222 !
v cream -30,630 160 !
v #a8683a -30,626 96 !
v cream -30,624 44 !
@ 32 1 400,410
O #5f3820 0,640 80,110
C #a8683a 20 0,544 24,610 -20,680 0,736 !
@ -40 1 250,520
O #5f3820 0,640 80,110
C #a8683a 20 0,544 24,610 -20,680 0,736 !
@
= .coffee-leaf
L $leaf 0,860 -130,740 -150,560 -80,420 0,300 80,420 150,560 130,740
L $dark 0,860 0,300 80,420 150,560 130,740 !
C $leaf+ 14 0,820 0,400 !
~ C $leaf+ 10 0,720 60,660 90,600 !
= .coffee-cherries
o #8e2438 -96,560 92
o #8e2438 96,556 92
o #9ab83e 150,690 84
o red -150,690 94
o #d9482f 0,660 108
o red -64,800 92
o red 76,800 88
o coral -32,630 28 !
o coral -178,662 24 !
o coral -90,776 22 !
o coral 52,778 22 !
= coffee-branch | coffee plant, coffee plants, coffee branch, coffee branches, coffee cherries, coffee cherry, coffee berries, coffee tree, coffee trees, coffee plant branch, branch of coffee, branch of coffee cherries, coffee beans on a branch, coffee cherries on a branch | leaf=#3f8a4a dark=#2d6a3c
C bark 44 -640,260 -380,330 -100,420 180,470 430,580 600,760
@ -20 1 -300,-330
.coffee-leaf
@ 32 1 120,-250
.coffee-leaf
@ 76 .92 420,-60
.coffee-leaf
@ -100 .86 -480,60
.coffee-leaf
@ 0 .8 -300,-120
.coffee-cherries
@ 0 .9 80,20
.coffee-cherries
@ 0 .7 420,150
.coffee-cherries
@
`;
