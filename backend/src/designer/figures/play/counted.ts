/** Five or six of one thing: more than stand side by side. */

import { countedWords } from '../animals/litters.ts';

/** Pictures of one, and the words for several. */
const COUNTED: Readonly<Record<string, string>> = {
  pencil: 'pencils',
  'jack-o-lantern': 'pumpkins, jack o lanterns',
  'ghost-cute': 'ghosts',
  snowman: 'snowmen',
  sunflower: 'sunflowers',
  tulip: 'tulips',
  rose: 'roses',
  butterfly: 'butterflies',
  cupcake: 'cupcakes',
  doughnut: 'donuts, doughnuts',
  cookie: 'cookies',
  taco: 'tacos',
  strawberry: 'strawberries',
  lemon: 'lemons',
  carrot: 'carrots',
  pear: 'pears',
  'beer-mug': 'beers',
  'wine-glass': 'wine glasses',
  candle: 'candles',
  cactus: 'cacti, cactuses',
  'easter-egg': 'easter eggs',
  'red-heart': 'hearts',
  star: 'stars',
  chicken: 'chickens, hens',
  duck: 'ducks',
  goose: 'geese',
  flamingo: 'flamingos',
  turtle: 'turtles',
  bluebird: 'bluebirds',
};

const SIZES = [5, 6];
const APART = { across: 540, down: 560 };

const row = (name: string, many: number, y: number) =>
  Array.from({ length: many }, (_, at) => `@ 0 .4 ${(at - (many - 1) / 2) * APART.across},${y}\nuse ${name}`);

/** Three below, and the others above them. */
const rowsOf = (name: string, many: number) => [
  ...row(name, many - 3, -APART.down / 2),
  ...row(name, 3, APART.down / 2),
];

const entries = Object.entries(COUNTED).flatMap(([name, words]) =>
  SIZES.map((many) =>
    [`= ${name}-set-${many} | ${countedWords(many, words.split(', '))} | tall`, ...rowsOf(name, many)].join('\n'),
  ),
);

const WAXES = ['red', 'orange', 'yellow', 'leaf', 'blue', 'violet'];

/** Side by side and fanned, each of a color of its own. */
const crayons = (many: number) =>
  WAXES.slice(0, many).flatMap((wax, at) => {
    const by = at - (many - 1) / 2;
    return [
      `@ ${by * 7} .8 ${by * 196},${Math.round(by * by * 12)}`,
      `h ${wax} 0,40 50,60 110,290 150,290 150,1230 0,1230`,
      `h ${wax}- 0,400 150,400 150,1120 0,1120`,
      `H ${wax}+ 0,560 90,620 90,920 0,980 !`,
    ];
  });

const crayonSets = SIZES.map((many) =>
  [`= crayon-set-${many} | ${countedWords(many, ['crayons'])} | tall`, ...crayons(many)].join('\n'),
);

export const COUNTED_THINGS = [...entries, ...crayonSets].join('\n');
