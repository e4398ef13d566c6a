import { type Backdrop, type CutOutError, type CutOutPicture, type Layer, paperGrain } from './cut-out-truth.ts';
import { word } from './synthetic-art.ts';

/** Art with a known matte on backdrops that share its colors: paper, painted checkerboards, white, a near key. */
export interface CutOutCase {
  name: string;
  scene: keyof typeof SCENES;
  backdrop: keyof typeof BACKDROPS;
  /** JPEG quality of the whole picture. */
  jpeg?: number;
}

const { floor } = Math;

const MUG_BODY = 'M120,190H340V440C340,480 320,500 280,500H180C140,500 120,480 120,440Z';
const mug = (paint: string, line: string): string =>
  `<path d="M340,240H390C430,240 440,280 440,320S420,400 380,400H340V360H375C392,360 398,345 398,320S392,280 378,280H340Z" ${paint} ${line}/><path d="${MUG_BODY}" ${paint} ${line}/>`;
const HEART =
  'M230,400C150,340 165,280 200,280 220,280 230,295 230,305 230,295 240,280 260,280 295,280 310,340 230,400Z';
const OUTLINE = 'stroke="#2b1d1a" stroke-width="11" stroke-linejoin="round"';

const SNOW = paperGrain(31, 3, 2.5, 2);
const GLAZE = paperGrain(47, 0.6, 1.2, 1.5);

export const SCENES = {
  whiteMug: [
    {
      body:
        mug('fill="#ffffff"', OUTLINE) +
        `<path d="${HEART}" fill="#c2273d"/>` +
        '<g fill="none" stroke="#2b1d1a" stroke-width="8" stroke-linecap="round"><path d="M180,160C160,130 200,110 180,70M240,160C220,130 260,110 240,70"/></g>' +
        word('ROW', 110, 520, 70, 'fill="#2b1d1a"'),
    },
  ],
  creamGhost: [
    {
      body:
        `<path d="M250,60C360,60 400,150 400,250V480L350,440 300,480 250,440 200,480 150,440 100,480V250C100,150 140,60 250,60Z" fill="#f6ecd6" ${OUTLINE}/>` +
        '<g fill="#2b1d1a"><ellipse cx="200" cy="230" rx="30" ry="42"/><ellipse cx="300" cy="230" rx="30" ry="42"/></g>' +
        '<path d="M210,320Q250,360 290,320" fill="none" stroke="#2b1d1a" stroke-width="9"/>' +
        word('WOW', 120, 505, 78, `fill="#f6ecd6" stroke="#2b1d1a" stroke-width="9"`),
    },
  ],
  creamLetters: [
    {
      body:
        `<circle cx="250" cy="200" r="150" fill="#8c3b2a"/><circle cx="250" cy="200" r="128" fill="#ecd9ae"/>` +
        word('AWARO', 32, 370, 92, 'fill="#ecd9ae"') +
        word('ROW', 130, 480, 80, 'fill="#8c3b2a"'),
    },
  ],
  snow: [
    { body: '<circle cx="250" cy="280" r="220" fill="#7fb2d4"/>' },
    {
      body: '<clipPath id="c"><circle cx="250" cy="280" r="220"/></clipPath><g clip-path="url(#c)"><path d="M0,420L150,210 240,330 340,180 500,420V600H0Z" fill="#47617c"/></g>',
    },
    {
      body: '<clipPath id="c"><circle cx="250" cy="280" r="220"/></clipPath><g clip-path="url(#c)" fill="#f9f9f9"><path d="M150,210L95,290 130,275 150,300 172,270 195,272Z"/><path d="M340,180L275,275 310,262 340,290 362,258 398,270Z"/><path d="M0,400C120,360 200,430 300,390S440,380 500,410V600H0Z"/></g>',
      grain: SNOW,
    },
    { body: '<circle cx="250" cy="280" r="220" fill="none" stroke="#1f2f45" stroke-width="12"/>' },
  ],
  openSnow: [
    {
      body: '<path d="M40,430L170,190 250,310 350,150 470,430Z" fill="#47617c"/><path d="M200,430V360H300V430Z" fill="#8c3b2a"/>',
    },
    {
      body: '<g fill="#f9f9f9"><path d="M170,190L125,273 150,262 172,290 195,255 214,256Z"/><path d="M350,150L288,250 320,238 350,272 372,236 402,258Z"/><path d="M20,430C120,400 200,440 300,415S440,410 485,430C470,520 380,560 250,560S40,520 20,430Z"/></g>',
      grain: SNOW,
    },
    { body: word('ROW', 170, 470, 60, 'fill="#1f2f45"') },
  ],
  paintedMug: [
    {
      body:
        '<defs><linearGradient id="g"><stop offset="0" stop-color="#d5d1ca"/><stop offset="0.3" stop-color="#faf8f4"/><stop offset="0.7" stop-color="#f4f1ec"/><stop offset="1" stop-color="#c9c4bc"/></linearGradient></defs>' +
        mug('fill="url(#g)"', 'stroke="#8f877d" stroke-width="3"') +
        '<ellipse cx="230" cy="190" rx="110" ry="22" fill="#4a2c1c" stroke="#8f877d" stroke-width="3"/>',
      grain: GLAZE,
    },
    { body: `<path d="${HEART}" fill="#2f6f5e"/>` },
  ],
  teal: [
    {
      body:
        '<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#10b39a"/><stop offset="1" stop-color="#0a6f78"/></linearGradient><radialGradient id="r"><stop offset="0" stop-color="#0fae8c"/><stop offset="1" stop-color="#0d8f8f"/></radialGradient></defs>' +
        '<path d="M60,300C120,140 300,90 440,200 400,240 420,300 460,340 330,330 250,420 90,400Z" fill="url(#g)"/>' +
        '<circle cx="170" cy="270" r="60" fill="url(#r)"/><circle cx="160" cy="255" r="14" fill="#08303a"/>' +
        '<path d="M440,200L490,150 480,260Z" fill="#18b08a"/>' +
        word('WAO', 90, 450, 110, 'fill="#009688"'),
    },
  ],
  softTeal: [
    {
      body:
        '<defs><filter id="f" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2"/></filter><radialGradient id="r"><stop offset="0" stop-color="#36c9b0"/><stop offset="1" stop-color="#0b9a80"/></radialGradient></defs>' +
        '<g filter="url(#f)"><circle cx="250" cy="260" r="180" fill="url(#r)"/></g><circle cx="200" cy="220" r="26" fill="#fdf6e3"/><circle cx="310" cy="220" r="26" fill="#fdf6e3"/>' +
        '<path d="M170,330Q250,400 330,330" fill="none" stroke="#07474a" stroke-width="12"/>',
    },
  ],
  sticker: [
    {
      body: '<defs><filter id="f" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="9"/></filter></defs><circle cx="254" cy="270" r="190" fill="#000" opacity="0.2" filter="url(#f)"/>',
      optional: true,
    },
    { body: '<circle cx="250" cy="260" r="190" fill="#ffffff"/>' },
    {
      body: `<circle cx="250" cy="260" r="160" fill="#2d6a8f"/><path transform="translate(20 -60)" d="${HEART}" fill="#f2b134"/>${word('WOW', 130, 320, 84, 'fill="#fdf6e3"')}`,
    },
  ],
  flatSticker: [
    {
      body: `<g fill="#fff" stroke="#fff" stroke-width="34" stroke-linejoin="round">${word('WOW', 100, 400, 110, '')}<circle cx="250" cy="220" r="150"/></g><circle cx="250" cy="220" r="150" fill="#2d6a8f"/>${word('WOW', 100, 400, 110, 'fill="#c2273d"')}`,
    },
  ],
} satisfies Record<string, Layer[]>;

const board =
  (size: number, one: number, other: number, shift = 0) =>
  (x: number, y: number): number[] =>
    Array(3).fill((floor((x + shift) / size) + floor((y + shift / 2) / size)) % 2 === 0 ? one : other);

const plain = (...color: number[]) => ({ color: () => color });

export const BACKDROPS = {
  whitePaper: { ...plain(250, 249, 246), grain: paperGrain(3, 2.5, 2, 1.5) },
  creamPaper: { ...plain(244, 236, 220), grain: paperGrain(4, 3.5, 3, 2) },
  coarsePaper: { ...plain(240, 234, 222), grain: paperGrain(5, 6, 3, 3) },
  board8: { color: board(8, 255, 204) },
  board16: { color: board(16, 255, 238, 5) },
  board24: { color: board(24, 255, 204) },
  board21: { color: board(21.33, 240, 200, 9) },
  board40: { color: board(40, 254, 229, 11) },
  noisyBoard: { color: board(24, 250, 205, 7), grain: paperGrain(6, 2, 0, 0) },
  white: plain(255, 255, 255),
  offWhite: plain(250, 248, 244),
  fineOffWhite: { ...plain(249, 247, 243), grain: paperGrain(8, 0.7, 0.5, 0.3) },
  green: plain(0, 200, 90),
} satisfies Record<string, Backdrop>;

const named = (
  scene: CutOutCase['scene'],
  backdrop: CutOutCase['backdrop'],
  more: Partial<CutOutCase> = {},
): CutOutCase => ({
  name: `${scene} on ${backdrop}${more.jpeg ? `, JPEG ${more.jpeg}` : ''}`,
  scene,
  backdrop,
  ...more,
});

/** The share of the art that may be lost, and that of the backdrop that may be left. */
export const LIMIT: CutOutError = { lost: 0.005, left: 0.005 };

export const CUT_OUT_CASES: readonly CutOutCase[] = [
  named('whiteMug', 'whitePaper'),
  named('whiteMug', 'creamPaper'),
  named('creamGhost', 'whitePaper'),
  named('creamGhost', 'creamPaper'),
  named('creamGhost', 'coarsePaper'),
  named('whiteMug', 'board8'),
  named('whiteMug', 'board16'),
  named('whiteMug', 'board24'),
  named('whiteMug', 'board21'),
  named('whiteMug', 'board40'),
  named('whiteMug', 'noisyBoard'),
  named('whiteMug', 'board24', { jpeg: 90 }),
  named('creamGhost', 'board24'),
  named('creamLetters', 'whitePaper'),
  named('creamLetters', 'creamPaper'),
  named('creamLetters', 'coarsePaper'),
  named('snow', 'white'),
  named('snow', 'offWhite'),
  named('snow', 'fineOffWhite'),
  named('openSnow', 'white'),
  named('openSnow', 'offWhite'),
  named('openSnow', 'fineOffWhite'),
  named('paintedMug', 'offWhite'),
  named('paintedMug', 'fineOffWhite'),
  named('paintedMug', 'whitePaper'),
  named('teal', 'green'),
  named('paintedMug', 'board24'),
  named('softTeal', 'green'),
  named('softTeal', 'white'),
  named('teal', 'green', { jpeg: 92 }),
  named('sticker', 'white'),
  named('sticker', 'offWhite'),
  named('flatSticker', 'offWhite'),
  named('whiteMug', 'white'),
];

/** Scenes whose print is worn: specks of the backdrop show through. */
const WORN: readonly CutOutCase['scene'][] = ['creamLetters'];

export function pictureOf({ scene, backdrop, jpeg }: CutOutCase): CutOutPicture {
  return { layers: SCENES[scene], backdrop: BACKDROPS[backdrop], jpeg, wear: WORN.includes(scene) ? 3 : undefined };
}
