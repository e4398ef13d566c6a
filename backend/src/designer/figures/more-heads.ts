import { NIGHT, roundEyes, snout } from './notation/features.ts';
import type { Part } from './notation/head.ts';

function smile(y: number, reach: number, thickness = 18): Part {
  const t = thickness;
  return {
    half: `0,${y} ${reach * 0.5},${y - 8} ${reach},${y - reach * 0.28} ${reach + 8},${y - reach * 0.28 + t} ${reach * 0.52},${y + t} 0,${y + t + 4}`,
    fill: NIGHT,
    flat: true,
  };
}

export const sloth: readonly Part[] = [
  { half: '0,170 200,190 370,310 460,480 490,680 450,860 360,1010 220,1110 0,1150', fill: '#8a6f55', smooth: true },
  { half: '0,160 50,180 120,330 40,280 30,400 0,420', fill: '#6f573f' },
  { half: '0,410 180,390 330,470 390,620 380,780 290,930 150,1020 0,1040', fill: '#ecdcc0', smooth: true },
  { pair: '90,600 200,550 330,590 430,720 405,810 300,745 180,705 100,680', fill: '#5b4433', smooth: true },
  ...roundEyes(205, 640, 44),
  { half: '0,735 90,745 120,800 60,870 0,880', fill: NIGHT, smooth: true },
  smile(950, 220),
];

export const capybara: readonly Part[] = [
  { pair: '260,300 290,190 390,165 445,240 410,350 320,380', fill: '#7a5434', smooth: true },
  { pair: '320,310 345,245 390,235 400,290', fill: '#4a3020', flat: true },
  { half: '0,225 190,235 340,320 410,470 425,640 445,820 405,1000 280,1110 120,1150 0,1155', fill: '#a87848' },
  { half: '0,225 120,250 170,420 140,640 0,690', fill: '#bd9060' },
  { half: '0,690 160,670 330,740 405,870 375,1005 260,1095 110,1130 0,1135', fill: '#8f6238' },
  ...roundEyes(285, 530, 42),
  { pair: '222,462 352,474 350,522 222,506', fill: '#8a5f38' },
  { half: '0,735 120,730 195,790 150,860 60,850 0,845', fill: NIGHT },
  { pair: '75,765 125,768 130,800 85,800', fill: '#6d6672', flat: true },
  { half: '0,850 9,850 12,990 120,1035 205,1012 212,1034 118,1064 0,1018', fill: NIGHT, flat: true },
];

export const axolotl: readonly Part[] = [
  {
    pair: '380,470 540,310 700,220 720,290 600,420 770,390 820,450 640,530 790,580 800,660 600,640 470,640',
    fill: '#d9537f',
  },
  { half: '0,300 220,310 400,400 500,560 500,740 400,900 220,1000 0,1030', fill: '#f4a9bd', smooth: true },
  { half: '0,800 200,790 400,700 490,700 400,880 220,980 0,1010', fill: '#fbd3dc', smooth: true },
  ...roundEyes(290, 590, 60),
  { pair: '345,720 400,690 450,720 440,775 385,795 340,770', fill: '#ee7fa0', flat: true, smooth: true },
  smile(785, 290, 22),
  { pair: '50,680 80,676 84,696 54,700', fill: '#b03a64', flat: true },
];

export const koala: readonly Part[] = [
  { pair: '250,430 260,240 380,130 540,130 650,260 640,430 520,550 400,570', fill: '#8f959e', smooth: true },
  { pair: '350,430 380,290 480,250 550,330 530,430 440,490', fill: '#e6c8c8', smooth: true },
  { half: '0,240 190,250 350,350 440,520 460,720 400,910 260,1050 110,1110 0,1120', fill: '#a3a9b2', smooth: true },
  { half: '0,870 140,880 250,950 180,1060 90,1100 0,1110', fill: '#eceae6', smooth: true },
  ...roundEyes(235, 610, 48),
  { half: '0,530 80,540 130,660 130,810 80,900 0,915', fill: NIGHT, smooth: true },
  { lone: '-62,600 -30,580 -24,680 -56,700', fill: '#5c5a66', flat: true },
  smile(985, 130, 16),
];

function equine(coat: string, dark: string, mane: string, blaze: string, muzzle: string): Part[] {
  return [
    { pair: '180,230 330,330 400,540 380,760 310,930 270,720 260,450', fill: mane },
    { pair: '90,300 120,140 205,30 255,170 225,330', fill: coat },
    { pair: '130,270 150,160 200,95 220,180 195,290', fill: dark, flat: true },
    { half: '0,200 150,220 260,330 290,500 245,760 215,900 245,1050 190,1190 80,1250 0,1255', fill: coat },
    { half: '0,320 60,380 75,600 60,850 90,980 0,1000', fill: blaze },
    { half: '0,960 130,945 232,1040 185,1180 80,1242 0,1247', fill: muzzle },
    { pair: '95,1040 150,1020 170,1070 120,1110', fill: NIGHT, flat: true },
    { half: '0,1165 90,1150 130,1120 136,1140 95,1172 0,1186', fill: NIGHT, flat: true },
    { half: '0,150 80,170 130,330 70,500 20,590 0,540', fill: mane },
    ...roundEyes(208, 520, 46),
  ];
}

export const horse: readonly Part[] = equine('#9a5f36', '#5b3a2a', '#3a2318', '#f3eadb', '#5b3a2a');

export const unicorn: readonly Part[] = [
  ...equine('#f6f1ee', '#f0b3c8', '#ef7fb0', '#ffffff', '#f3cfd6'),
  { half: '0,-170 62,210 0,250', fill: '#f4c04a' },
  { half: '0,-20 24,-14 32,36 0,20', fill: '#d1932a', flat: true },
  { half: '0,90 42,98 50,148 0,132', fill: '#d1932a', flat: true },
];

export const llama: readonly Part[] = [
  { pair: '90,280 110,100 195,10 240,140 215,320', fill: '#d9c29b' },
  { pair: '130,250 145,140 190,80 205,170 185,280', fill: '#e6b9a0', flat: true },
  {
    half: '0,110 60,85 120,150 190,140 220,230 290,260 270,340 330,400 295,480 340,560 305,660 335,760 290,860 310,960 230,1010 200,1100 90,1120 0,1150',
    fill: '#eadbbd',
  },
  { half: '0,430 110,420 190,530 205,720 185,900 120,1030 0,1060', fill: '#f8efda', smooth: true },
  { half: '0,110 60,85 120,150 150,260 90,380 30,330 0,430', fill: '#d9c29b' },
  { half: '0,800 90,785 165,860 155,980 80,1045 0,1055', fill: '#dcc096', smooth: true },
  ...roundEyes(190, 610, 46),
  { pair: '225,545 300,500 270,570', fill: NIGHT, flat: true },
  ...snout(830, 52),
];

export const goat: readonly Part[] = [
  { pair: '70,340 120,180 230,40 380,-20 300,110 250,230 200,360', fill: '#6f6257' },
  { pair: '150,230 230,190 215,235 140,275', fill: '#4f453d', flat: true },
  { pair: '210,470 400,420 540,480 560,560 420,600 260,570', fill: '#d9cdbb' },
  { pair: '290,500 400,470 490,510 400,555', fill: '#e6b9a0', flat: true },
  { half: '0,270 140,290 250,400 270,580 230,800 190,950 150,1060 0,1090', fill: '#f1e9db' },
  { half: '0,270 70,300 95,520 70,760 0,800', fill: '#d9cdbb' },
  { half: '0,1040 110,1030 90,1150 30,1290 0,1300', fill: '#d9cdbb' },
  ...roundEyes(200, 560, 46, '#e9b44c'),
  ...snout(880, 76, '#c98f86', 1.1),
];

export const penguin: readonly Part[] = [
  { half: '0,220 200,235 380,370 475,580 485,800 420,1000 260,1120 0,1160', fill: '#26303d', smooth: true },
  { half: '0,590 70,480 200,440 330,520 385,690 350,880 240,1030 110,1090 0,1100', fill: '#f6f1e6', smooth: true },
  { pair: '235,780 310,760 330,830 260,860', fill: '#f3b9a6', flat: true, smooth: true },
  ...roundEyes(195, 630, 50),
  { half: '0,690 110,720 155,775 80,840 0,880', fill: '#f0a030' },
  { half: '0,772 150,768 155,785 0,796', fill: '#a86512', flat: true },
];

export const elephant: readonly Part[] = [
  { pair: '270,330 450,250 630,320 700,520 650,770 520,900 390,840 320,640', fill: '#8d97a5', smooth: true },
  { pair: '370,420 480,360 590,420 620,560 570,740 490,790 420,700', fill: '#d9a9ac', smooth: true },
  { half: '0,210 180,225 320,340 375,520 350,720 260,860 150,900 0,920', fill: '#a3adb9' },
  { half: '0,220 90,250 120,420 90,600 0,640', fill: '#b8c1cb' },
  { pair: '170,830 245,800 290,960 240,1060 200,980', fill: '#f6efdf' },
  { half: '0,640 110,660 150,800 135,1000 160,1140 90,1235 0,1240', fill: '#98a2af' },
  { half: '0,830 130,818 134,838 0,852', fill: '#6f7987', flat: true },
  { half: '0,940 122,930 124,950 0,962', fill: '#6f7987', flat: true },
  { half: '0,1050 130,1042 134,1062 0,1072', fill: '#6f7987', flat: true },
  ...roundEyes(220, 560, 42),
];
