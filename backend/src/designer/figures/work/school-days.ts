/** Who studies, and with what; parts with ".s-" are those of whole-people.ts, ".y-" of leisure.ts. */
export const SCHOOL_DAYS = `

= crayon-box | crayon box, crayon boxes, box of crayons, boxes of crayons, crayon pack, pack of crayons, crayons in a box | thing box=#3a6fb5
l navy -420,420 -380,330 380,330 420,420 !
@ 0 1 -290,130
.crayon-red
@ 0 1 -145,40
.crayon-orange
@ 0 1 0,-20
.crayon-green
@ 0 1 145,50
.crayon-blue
@ 0 1 290,120
.crayon-violet
@
l $box -430,430 -250,560 250,560 430,430 430,1240 -430,1240 >60
l #f4c63d -430,640 -300,720 300,720 430,640 430,1080 -430,1080 >60
l white -430,630 -300,708 300,708 430,630 430,664 300,742 -300,742 -430,664 !
b white 34 -430,1080 430,1080 !
o white 0,900 210,140
s red 0,906 120,5,0.45
= .crayon-red
l red -30,110 -14,40 14,40 30,110 >0
l wine -58,170 -46,110 46,110 58,170 >0
r red -64,166 128,600 0
r wine -64,230 128,30 0 !
= .crayon-orange
l orange -30,110 -14,40 14,40 30,110 >0
l orange- -58,170 -46,110 46,110 58,170 >0
r orange -64,166 128,700 0
r orange- -64,230 128,30 0 !
= .crayon-green
l leaf -30,110 -14,40 14,40 30,110 >0
l green -58,170 -46,110 46,110 58,170 >0
r leaf -64,166 128,700 0
r green -64,230 128,30 0 !
= .crayon-blue
l #4f8fd0 -30,110 -14,40 14,40 30,110 >0
l #2f5fa5 -58,170 -46,110 46,110 58,170 >0
r #4f8fd0 -64,166 128,700 0
r #2f5fa5 -64,230 128,30 0 !
= .crayon-violet
l #9a6fd0 -30,110 -14,40 14,40 30,110 >0
l plum -58,170 -46,110 46,110 58,170 >0
r #9a6fd0 -64,166 128,600 0
r plum -64,230 128,30 0 !
= student-standing | student with books, student with backpack, student with a backpack, student with books and backpack, student with books and a backpack, college student with books, college student with backpack, college student with a backpack, college student, college students, college kid, university student, high school student, student carrying books, student holding books, whole student | creature thing person skin=#e9b78f hair=#5a3620 kit=#e2b04a legs=#3a5f94 shoe=#f6ead2
~ L #c93a33 60,420 200,420 270,520 280,720 220,820 60,820
.s-legs
~ l #c93a33 30,1160 156,1160 156,1200 20,1200 !
.s-body
L white -60,430 60,430 0,500 !
~ b #8e2438 44 104,436 116,700
t $kit- 92,66 146,500 230,640 60,690
@ -4 1 0,0
r #2f7a55 -160,560 250,250 16
r white -140,776 220,24 0 !
r #3a6fb5 -130,600 250,250 16
r white -110,816 220,24 0 !
r white -70,650 130,70 12 !
@
o $skin 40,716 44
t $kit 92,66 -150,500 -250,660 -120,830
o $skin -96,842 44
.y-face .y-short
`;
