/** Small landscapes in and on what is round enough for them: "light bulb with mountains inside", "forest in a jar". */

interface Small {
  name: string;
  words: string;
  lines: string;
}

/** The lower part of a disc of 560 around 0,640. */
const land = (ink: string) =>
  `h ${ink} 0,880 250,860 506,880 469,946 429,1000 380,1051 319,1100 240,1146 148,1180 0,1200 !`;
const sea = (ink: string) => `h ${ink} 0,700 556,700 545,770 522,840 469,946 429,1000 319,1100 148,1180 0,1200 !`;

const SCENES: readonly Small[] = [
  {
    name: 'mountain',
    words: 'mountain-scene',
    lines: `o sky 0,640 560 !
o lemon 230,360 100 !
l steel -510,880 -180,330 20,640 150,480 480,880 !
l white -180,330 -270,480 -200,450 -150,520 -100,450 !
l white 150,480 80,570 150,560 210,590 !
${land('pine')}
+6:150,0 l green -450,960 -380,720 -310,960 !`,
  },
  {
    name: 'forest',
    words: 'forest-scene',
    lines: `o mint 0,640 560 !
o cream 0,430 140 !
+4:210,0 l green -430,980 -320,440 -210,980 !
+3:230,0 l pine -370,1040 -230,330 -90,1040 !
${land('moss')}
+5:190,0 l pine -440,1060 -380,860 -320,1060 !`,
  },
  {
    name: 'beach',
    words: 'beach-scene',
    lines: `o amber 0,640 560 !
o lemon -60,600 190 !
${sea('teal')}
c mint 18 -460,790 -200,770 0,800 200,770 !
h sand 0,980 200,930 440,986 380,1051 319,1100 240,1146 148,1180 0,1200 !
C bark 50 260,1000 230,760 310,480 !
L green 310,480 140,420 20,520 170,500 !
L green 310,480 230,330 90,300 210,420 !
L pine 310,480 420,340 500,400 420,430 !
L pine 310,480 430,500 480,640 380,560 !`,
  },
  {
    name: 'ocean',
    words: 'ocean-scene',
    lines: `o ice 0,640 560 !
o lemon 240,380 90 !
${sea('sea')}
L teal -540,760 -420,520 -140,380 120,430 200,560 120,640 20,600 60,540 -60,560 -100,700 40,860 300,900 -300,980 !
L white -140,380 120,430 200,560 120,640 20,600 60,540 -20,500 -100,480 !
c ice 20 -420,940 -160,900 100,960 380,920 !
c ice 20 -300,1060 0,1020 280,1060 !`,
  },
  {
    name: 'galaxy',
    words: 'galaxy-scene',
    lines: `o #241f47 0,640 560 !
L plum -480,820 -200,560 120,640 480,420 420,700 100,900 -240,960 !
L violet -330,840 -100,680 140,720 360,560 220,800 -80,900 !
o amber -230,430 130 !
C lemon 26 -420,470 -230,490 -50,380 !
o white 150,330 20 !
o white 330,940 18 !
o white -60,1050 16 !
+3:150,120 s white -60,560 50,4,.3 !
s lemon 240,1030 54,4,.3 !`,
  },
  {
    name: 'desert',
    words: 'desert-scene',
    lines: `o orange 0,640 560 !
o lemon 170,480 150 !
l brick -540,780 -500,560 -260,560 -220,880 -520,880 !
${land('tan')}
c green 90 60,1000 60,560 !
c green 60 60,820 -90,800 -90,660 !
c green 60 60,760 200,740 200,600 !`,
  },
  {
    name: 'city',
    words: 'city-scene',
    lines: `o navy 0,640 560 !
o lemon 230,370 90 !
r coal -420,620 150,460 !
r ash -260,460 160,680 !
r coal -90,540 130,660 !
r ash 50,360 140,820 !
l ash 50,360 120,230 190,360 !
r coal 200,580 210,480 !
+3:0,110 b lemon 26 -220,540 -150,540 !
+4:0,110 b lemon 26 90,440 150,440 !
+3:0,100 b lemon 26 250,660 340,660 !
+3:0,100 b lemon 26 -380,700 -320,700 !`,
  },
  {
    name: 'night',
    words: 'night-scene',
    lines: `o navy 0,640 560 !
L lemon 60,260 -60,330 -110,460 -60,600 60,670 200,660 90,590 40,470 80,340 150,270 !
s white 280,420 60,4,.3 !
s white -330,480 50,4,.3 !
s white 330,660 40,4,.3 !
o white -200,330 16 !
o white 200,780 14 !
${land('pine')}
+6:150,0 l green -450,960 -380,760 -310,960 !`,
  },
];

interface Vessel extends Small {
  /** Turn, scale and place of its landscape. */
  at: string;
  front: string;
}

const VESSELS: readonly Vessel[] = [
  {
    name: 'bulb',
    words: 'light bulb',
    lines: 'H ice 0,0 260,50 440,230 460,480 340,700 230,830 0,840 !',
    at: '@ 0 .7 0,-210',
    front: `L white -330,250 -200,120 -210,220 -300,360 !
r silver -190,840 380,100 40
r stone -180,940 360,90 40
r silver -160,1030 320,90 40
h coal 0,1110 90,1110 50,1190 0,1200`,
  },
  {
    name: 'jar',
    words: 'glass jar',
    lines: `r ash -260,10 520,150 26
+7:74,0 b stone 12 -220,20 -220,150 !
L #bcd6de -280,170 280,170 420,310 450,560 430,1150 330,1260 -330,1260 -430,1150 -450,560 -420,310 >0`,
    at: '@ 0 .68 0,100',
    front: 'c white 30 -350,420 -370,640 !',
  },
  {
    name: 'wine',
    words: 'wine glass',
    lines: `b silver 44 0,800 0,1200
O silver 0,1220 300,50
L ice -330,20 330,20 430,330 330,680 130,830 0,850 -130,830 -330,680 -430,330 >0`,
    at: '@ 0 .64 0,-230',
    front: 'c white 26 -330,160 -360,330 !',
  },
  {
    name: 'mug',
    words: 'mug',
    lines: `a cream 480,660 240,90 -90,90
L cream -500,200 500,200 480,1080 380,1180 -380,1180 -480,1080 >0
O cocoa 0,210 490,90 !`,
    at: '@ 0 .66 -10,90',
    front: 'c white 26 -420,380 -410,620 !',
  },
  {
    name: 'tumbler',
    words: 'whiskey glass',
    lines: 'l ice -480,150 480,150 420,1200 -420,1200 >0',
    at: '@ 0 .68 0,40',
    front: `l white -480,150 480,150 476,220 -476,220 !
l silver -428,1080 428,1080 420,1200 -420,1200 >0
c white 26 -380,330 -360,560 !`,
  },
  {
    name: 'globe',
    words: 'snow globe',
    lines: '.globe-ball',
    at: '@ 0 .72 0,-120',
    front: '.globe-foot',
  },
];

const sheetOf = (vessel: Vessel, scene: Small) =>
  [
    `= ${vessel.name}-${scene.name} | ${scene.words} ${vessel.words}`,
    vessel.lines,
    vessel.at,
    scene.lines,
    '@ 0 1 0,0',
    vessel.front,
  ].join('\n');

export const SCENES_IN_GLASS = `\nthing\n\n${VESSELS.flatMap((vessel) => SCENES.map((scene) => sheetOf(vessel, scene))).join('\n')}\n`;
