/** Whole subjects that shirts carry most and the motif set draws too much like emoji. Same language as the heads. */
import { NIGHT, roundEyes } from './notation/features.ts';
import type { Part } from './notation/head.ts';

const bee: readonly Part[] = [
  { pair: '90,430 260,190 520,110 640,220 580,420 330,520', fill: '#dfeaf0', smooth: true },
  { pair: '110,520 330,520 540,560 560,690 420,740 200,640', fill: '#c6d8e2', smooth: true },
  { half: '0,330 150,350 235,480 250,680 190,900 70,1090 0,1180', fill: '#f4b92e', smooth: true },
  { half: '0,500 236,490 252,590 0,620', fill: NIGHT },
  { half: '0,720 246,700 222,800 0,840', fill: NIGHT },
  { half: '0,930 178,910 120,1010 0,1040', fill: NIGHT },
  { half: '0,140 130,160 180,260 140,370 0,390', fill: '#2e2a33', smooth: true },
  { pair: '50,180 90,60 210,10 220,40 120,90 80,190', fill: NIGHT, flat: true },
  ...roundEyes(78, 262, 30, '#f6e8c8'),
];

const bass: readonly Part[] = [
  { lone: '-170,350 -120,190 -50,240 10,170 60,235 120,180 160,260 250,240 310,410 60,420', fill: '#3f6b45' },
  { lone: '400,500 620,330 660,410 590,560 660,720 590,790 400,640', fill: '#3f6b45' },
  { lone: '-60,770 60,770 -20,950 -110,900', fill: '#3f6b45' },
  {
    lone: '-560,520 -420,400 -200,320 80,310 320,410 440,510 430,630 250,730 0,810 -260,800 -440,740 -600,690 -470,600',
    fill: '#5f8f52',
  },
  { lone: '-455,640 -200,600 120,600 430,590 430,630 250,730 0,810 -260,800 -440,740 -600,690', fill: '#efe6c4' },
  { lone: '-560,520 -470,600 -600,690 -500,640 -450,600', fill: '#a83f49', flat: true },
  {
    lone: '-290,545 -120,515 40,530 180,505 330,535 420,560 300,585 150,570 0,595 -150,570',
    fill: '#2d4a35',
    flat: true,
  },
  { lone: '-300,390 -255,420 -235,560 -275,720 -315,735 -285,560', fill: '#3f6b45', flat: true },
  { lone: '-215,610 -60,640 10,720 -120,730', fill: '#3f6b45' },
  { lone: '-440,455 -405,420 -360,440 -365,490 -410,510 -445,490', fill: '#f2c14e', flat: true, smooth: true },
  { lone: '-415,462 -395,448 -380,465 -395,487 -415,482', fill: NIGHT, flat: true },
];

const bigfoot: readonly Part[] = [
  { lone: '-150,430 -300,600 -360,780 -350,870 -290,880 -240,770 -110,640', fill: '#4a3326', smooth: true },
  { lone: '-190,860 -30,880 -60,1010 -170,1090 -230,1180 -300,1260 -400,1215 -330,1120 -220,1010', fill: '#4a3326' },
  {
    lone: '-60,120 20,70 110,100 150,190 120,290 200,390 220,560 200,720 280,860 300,990 260,1120 390,1190 380,1250 140,1250 140,1130 150,1000 40,900 -120,920 -210,840 -200,620 -190,420 -110,290 -80,200',
    fill: '#6b4a35',
  },
  { lone: '60,150 140,170 138,250 100,282 60,250', fill: '#b98a66', flat: true },
  { lone: '88,180 116,182 114,204 90,202', fill: NIGHT, flat: true },
  {
    lone: '-90,400 60,420 260,560 400,700 460,790 410,850 330,800 210,700 20,610 -80,540',
    fill: '#5a3d2c',
    smooth: true,
  },
  { lone: '-170,500 -120,470 -140,640 -180,700', fill: '#8a6248', flat: true },
  { lone: '120,900 190,880 220,980 190,1060', fill: '#8a6248', flat: true },
];

const camper: readonly Part[] = [
  { half: '0,90 360,90 470,120 360,152 0,152', fill: '#d2482e', smooth: true },
  { pair: '250,140 300,140 300,210 250,210', fill: NIGHT, flat: true },
  { pair: '260,1010 440,1010 440,1160 260,1160', fill: '#26242b' },
  { half: '0,190 300,200 400,260 440,420 480,660 490,1030 0,1040', fill: '#2f8fa3' },
  { half: '0,190 300,200 400,260 440,420 470,610 0,960', fill: '#f6ead2' },
  { pair: '30,330 320,330 370,560 30,570', fill: '#22323d' },
  { pair: '60,360 150,360 110,540 60,540', fill: '#5f8593', flat: true },
  { pair: '245,790 300,720 380,720 430,790 380,865 300,865', fill: '#f6ead2', smooth: true },
  { pair: '285,790 320,750 360,750 392,790 360,832 320,832', fill: '#f2c14e', flat: true, smooth: true },
  { half: '0,690 80,710 90,800 40,850 0,855', fill: '#d2482e', smooth: true },
  { half: '0,960 520,960 520,1040 0,1040', fill: '#c9ced6' },
];

const mushroom: readonly Part[] = [
  { half: '0,640 170,650 190,860 260,1090 190,1170 0,1185', fill: '#f3e6cc', smooth: true },
  { half: '0,610 480,600 420,740 220,790 0,800', fill: '#e3cfa8', smooth: true },
  { half: '0,100 220,130 420,280 550,500 560,650 330,690 0,700', fill: '#c93a33', smooth: true },
  { half: '0,200 110,220 130,320 60,390 0,395', fill: '#fbf1de', smooth: true },
  { pair: '260,320 340,300 380,390 320,450 250,410', fill: '#fbf1de', smooth: true },
  { pair: '400,540 460,500 510,570 450,620', fill: '#fbf1de', smooth: true },
  { pair: '110,510 200,480 230,560 150,610', fill: '#fbf1de', smooth: true },
];

const ghost: readonly Part[] = [
  { pair: '370,560 520,520 590,430 650,480 610,640 400,740', fill: '#f3efe6', smooth: true },
  {
    half: '0,100 200,120 360,260 430,500 440,860 480,1140 360,1080 250,1180 130,1090 0,1190',
    fill: '#f8f5ee',
    smooth: true,
  },
  { pair: '90,470 150,420 215,470 225,590 160,650 95,590', fill: NIGHT, flat: true, smooth: true },
  { pair: '118,480 150,460 165,500 135,530', fill: '#f8f5ee', flat: true, smooth: true },
  { half: '0,690 75,700 90,790 50,860 0,870', fill: NIGHT, flat: true, smooth: true },
  { pair: '240,660 310,640 340,690 290,730', fill: '#f0a9a0', flat: true, smooth: true },
];

export const SUBJECTS: Record<string, readonly Part[]> = {
  honeybee: bee,
  fish: bass,
  bigfoot,
  minibus: camper,
  mushroom,
  ghost,
};
