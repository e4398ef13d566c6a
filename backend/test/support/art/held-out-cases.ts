import { type Backdrop, type CutOutPicture, type Layer, paperGrain } from './cut-out-truth.ts';
import { noise, word } from './synthetic-art.ts';

/** Twelve pictures that the limits of the cut-out were not chosen by. */
export interface HeldOutCase extends CutOutPicture {
  name: string;
}

const { floor, sin } = Math;

const layer = (body: string): Layer => ({ body });
const plain = (...color: number[]): Backdrop => ({ color: () => color });
const blur = (id: string, deviation: number) =>
  `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/** Woven threads across and down, not quite even. */
const weave = paperGrain(211, 2, 1.5, 2);
const linen: Backdrop = {
  color: () => [232, 226, 212],
  grain: (x, y) => 5 * sin(x * 1.9) * sin(y * 1.1) + weave(x, y),
};

/** Flecks of other hues, as recycled paper has them. */
const red = noise(305, 2.1);
const blue = noise(306, 2.9);
const flecked: Backdrop = {
  color: (x, y) => [238 + 16 * (red(x, y) - 0.5), 230, 210 + 22 * (blue(x, y) - 0.5)],
  grain: paperGrain(307, 3, 2, 2),
};

const watercolor: Backdrop = { color: () => [246, 241, 230], grain: paperGrain(401, 5, 5, 4) };
const laid: Backdrop = {
  color: (_x, y) => Array(3).fill(228 + (floor(y / 5) % 2) * 5),
  grain: paperGrain(409, 2.5, 2, 3),
};
const kraft: Backdrop = { color: () => [196, 164, 122], grain: paperGrain(421, 7, 5, 4) };

const POSTER = (dark: string, pale: string) =>
  `<path d="M250,40L440,150V330L250,440 60,330V150Z" fill="${dark}"/><path d="M250,80L405,170V312L250,400 95,312V170Z" fill="${pale}"/>` +
  word('ORA', 130, 190, 92, `fill="${dark}"`) +
  word('WAR', 92, 470, 110, `fill="${pale}"`);

const BEAR =
  '<g fill="#fbf7ee" stroke="#3a2a20" stroke-width="9" stroke-linejoin="round"><circle cx="150" cy="150" r="52"/><circle cx="350" cy="150" r="52"/><path d="M250,110C380,110 430,220 410,330 395,430 320,480 250,480S105,430 90,330C70,220 120,110 250,110Z"/></g>' +
  '<g fill="#3a2a20"><circle cx="190" cy="270" r="20"/><circle cx="310" cy="270" r="20"/><ellipse cx="250" cy="340" rx="36" ry="26"/></g>';

const FROST = paperGrain(503, 2.5, 3, 3);

export const HELD_OUT_CASES: readonly HeldOutCase[] = [
  { name: 'worn ivory poster on linen', layers: [layer(POSTER('#34495e', '#e9dcb8'))], backdrop: linen, wear: 17 },
  {
    name: 'worn mustard poster on flecked paper',
    layers: [layer(POSTER('#7a2e3b', '#e3c583'))],
    backdrop: flecked,
    wear: 23,
  },
  { name: 'worn sage poster on laid paper', layers: [layer(POSTER('#2f4f3e', '#cfdcc0'))], backdrop: laid, wear: 31 },
  { name: 'worn white poster on kraft', layers: [layer(POSTER('#26211d', '#f4efe4'))], backdrop: kraft, wear: 41 },
  { name: 'pale bear on watercolor paper', layers: [layer(BEAR)], backdrop: watercolor },
  {
    name: 'blurred plum on magenta',
    layers: [
      layer(
        `<defs>${blur('f', 2.6)}</defs><path filter="url(#f)" d="M250,90C400,90 430,240 400,350S300,500 250,500 90,460 90,300 120,90 250,90Z" fill="#8c2f9b"/><path d="M180,300Q250,380 320,300" fill="none" stroke="#ffe9b8" stroke-width="16"/>`,
      ),
    ],
    backdrop: plain(255, 0, 255),
  },
  {
    name: 'blurred olive shapes on green',
    layers: [
      layer(
        `<defs>${blur('f', 1.6)}</defs><g filter="url(#f)"><path d="M60,120H300V330H60Z" fill="#6b8e23"/><circle cx="340" cy="390" r="120" fill="#b5d334"/></g>${word('ROW', 70, 480, 70, 'fill="#2d3b12"')}`,
      ),
    ],
    backdrop: plain(20, 210, 70),
  },
  {
    name: 'blurred sky on blue, JPEG 93',
    layers: [
      layer(
        `<defs>${blur('f', 3)}</defs><circle filter="url(#f)" cx="250" cy="260" r="170" fill="#3f9be0"/>${word('WOW', 110, 220, 96, 'fill="#ffffff"')}`,
      ),
    ],
    backdrop: plain(20, 60, 230),
    jpeg: 93,
  },
  {
    name: 'white rim on almost white',
    layers: [
      layer(
        `<g fill="#fff" stroke="#fff" stroke-width="40" stroke-linejoin="round"><path d="M250,80L330,240 470,260 370,370 395,520 250,440 105,520 130,370 30,260 170,240Z"/></g><path d="M250,80L330,240 470,260 370,370 395,520 250,440 105,520 130,370 30,260 170,240Z" fill="#e0533a"/>${word('RAW', 160, 280, 66, 'fill="#fff4da"')}`,
      ),
    ],
    backdrop: plain(252, 251, 250),
  },
  {
    name: 'white rim on bluish white with noise',
    layers: [
      layer(
        '<rect x="70" y="90" width="360" height="400" rx="70" fill="#fff"/><rect x="96" y="116" width="308" height="348" rx="50" fill="#27496d"/><circle cx="250" cy="290" r="96" fill="#f2c14e"/>',
      ),
    ],
    backdrop: { color: () => [246, 248, 251], grain: paperGrain(601, 0.8, 0.6, 0.4) },
  },
  {
    name: 'frosty peak on bluish white',
    layers: [
      layer('<path d="M30,500L250,80 470,500Z" fill="#54708f"/>'),
      {
        body: '<path d="M250,80L168,236 205,220 240,262 268,216 300,250 330,232Z" fill="#f7f8fa"/><path d="M60,500C150,430 240,520 330,450S440,470 470,500Z" fill="#f7f8fa"/>',
        grain: FROST,
      },
      layer('<path d="M30,500L250,80 470,500Z" fill="none" stroke="#22324a" stroke-width="10"/>'),
    ],
    backdrop: plain(247, 249, 252),
  },
  {
    name: 'egg on a small checkerboard, JPEG 92',
    layers: [
      layer(
        '<defs><radialGradient id="g" cx="0.4" cy="0.35"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#dcd6cb"/></radialGradient></defs><path d="M250,70C350,70 410,250 410,350S340,520 250,520 90,450 90,350 150,70 250,70Z" fill="url(#g)" stroke="#5b5148" stroke-width="7"/><path d="M110,330L170,290 230,340 290,290 350,340 395,300" fill="none" stroke="#d1495b" stroke-width="16"/>',
      ),
    ],
    backdrop: { color: (x, y) => Array(3).fill((floor(x / 12) + floor(y / 12)) % 2 === 0 ? 250 : 225) },
    jpeg: 92,
  },
];
