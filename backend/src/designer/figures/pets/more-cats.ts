/** Cats of rarer coats and breeds, of the parts in cats.ts. */
export const MORE_CATS = `
creature face=640,300 ear=$coat- inner=#f3c9b2 muzzle=$coat+ iris=#9fc043 nose=#d4736b mark=$coat-- blaze=white mask=$coat-- tail=slim tip=$mark belly=$muzzle

= turkish-van | turkish van, turkish van cat, turkish vans, van cat | coat=#fbf7ee ear=#d98a45 mark=#d98a45 muzzle=#ffffff iris=#6fb7e0 tail=bushy tip=#d98a45
.c-ears .c-fluff
p $mark 30,268 160,290 330,360 420,470 330,540 200,500 90,420
.c-muzzle .c-eyes .c-nose .c-whiskers
= american-shorthair | american shorthair, american shorthairs, silver tabby, silver tabby cat, domestic shorthair, american wirehair | coat=#c3c7cd ear=#9ea3ab mark=#45474f muzzle=#f3f1ec iris=#8fb83c
.c-ears .c-round .c-tabby
C #45474f 22 -90,520 0,570 90,520 !
~ C #45474f 22 330,520 400,580 470,590 !
.c-muzzle .c-wide-eyes .c-nose .c-whiskers
= oriental-shorthair | oriental shorthair, oriental shorthairs, oriental cat, oriental cats, havana brown cat | coat=#5f5a66 ear=#48434f inner=#c9958c muzzle=#6d6874 iris=#7fc257 nose=#3a3640
.c-big-ears .c-wedge .c-muzzle .c-eyes .c-nose
= egyptian-mau | egyptian mau, egyptian maus, mau cat, spotted cat, spotted tabby | coat=#cfc6b8 ear=#a89e8f mark=#403a36 muzzle=#f1ece2 iris=#9cc45a
.c-ears .c-wedge .c-spots
p $mark 75,300 130,320 105,400 80,440 84,370 !
~ C $mark 20 300,640 380,680 430,690 !
.c-muzzle .c-eyes .c-nose .c-whiskers
= snowshoe-cat | snowshoe cat, snowshoe cats, snowshoe siamese | coat=#e9dcc6 ear=#5f4a3e mark=#5f4a3e mask=#6a5244 muzzle=#fffaf2 blaze=#fffaf2 iris=#5fa8e0 tip=#5f4a3e
.c-ears .c-head .c-mask
h $blaze 0,500 50,600 70,740 200,800 270,900 230,1000 120,1080 0,1095
.c-eyes .c-nose .c-whiskers
= lykoi-cat | lykoi, lykoi cat, lykoi cats, werewolf cat, wolf cat | coat=#6d6a70 ear=#a38a86 inner=#d3aea4 mark=#4a474e muzzle=#b59e98 iris=#f4c63d nose=#4a3a3c
.c-big-ears
h $coat 0,270 90,250 170,310 300,340 400,470 470,520 460,660 560,740 470,800 500,900 390,910 300,1050 150,1120 0,1140
P #a89490 90,560 200,520 330,560 380,660 320,780 190,800 100,720
.c-muzzle .c-eyes .c-nose
~ C $mark 18 330,860 420,900 480,980 !
= torbie-cat | torbie, torbies, torbie cat, tortie tabby, torbie cats, dilute calico, dilute tortie | coat=#8d8078 ear=#6a5f58 mark=#443a36 muzzle=#e3cdb0 iris=#c9b23c
.c-ears .c-head
l #d98a45 -10,282 -180,300 -330,380 -440,520 -470,650 -330,740 -180,700 -90,560 -60,420
l #c9773a 250,760 400,740 540,770 450,820 480,910 370,930 280,1050 200,960
.c-tabby .c-muzzle .c-eyes .c-nose .c-whiskers
= manx-cat | manx, manx cat, manx cats, tailless cat, bobtail cat, japanese bobtail | coat=#9c938a mark=#544c47 muzzle=#f1eadf iris=#d9b23c
.c-ears .c-round .c-tabby
h $blaze 0,620 40,700 160,760 270,860 260,980 130,1085 0,1100
.c-wide-eyes .c-nose .c-whiskers
`;
