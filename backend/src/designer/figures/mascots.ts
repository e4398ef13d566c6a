/** Where things without a body wear something: fruit, cups, hearts and balls. */

import { hasTag } from './catalog.ts';

/** In shares of the width and the height of its picture. */
interface Share {
  x: number;
  y: number;
  w: number;
}

export type MascotPlace = 'head' | 'eyes' | 'neck' | 'foot';

type Shares = Record<MascotPlace, readonly Share[]>;

/** Of a thing: its places, each "x,y,w". Read from the drawings; what is missing is as the usual places are. */
const SEEN = `
pineapple head 0.5,0.08,0.5 eyes 0.5,0.52,0.62 neck 0.5,0.78,0.62
avocado eyes 0.5,0.34,0.6 neck 0.5,0.5,0.54
strawberry head 0.5,0.12,0.56 eyes 0.5,0.46,0.7 neck 0.5,0.7,0.6
hot-beverage head 0.44,0.32,0.6 eyes 0.44,0.6,0.54 neck 0.44,0.78,0.44
mushroom eyes 0.5,0.74,0.42 neck 0.5,0.9,0.4
`;

const USUAL: Shares = {
  head: [{ x: 0.5, y: 0.06, w: 0.56 }],
  eyes: [{ x: 0.5, y: 0.44, w: 0.72 }],
  neck: [{ x: 0.5, y: 0.78, w: 0.5 }],
  foot: [
    { x: 0.3, y: 1.12, w: 0.36 },
    { x: 0.7, y: 1.12, w: 0.36 },
  ],
};

let seen: ReadonlyMap<string, Partial<Shares>> | undefined;

function seenShares(): ReadonlyMap<string, Partial<Shares>> {
  seen ??= new Map(
    SEEN.trim()
      .split('\n')
      .map((line) => {
        const [name = '', ...words] = line.split(' ');
        return [name, readShares(words)] as const;
      }),
  );
  return seen;
}

function readShares(words: readonly string[]): Partial<Shares> {
  const pairs = words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? ''] as const] : []));
  return Object.fromEntries(
    pairs.map(([place, text]) => {
      const [x = 0, y = 0, w = 0] = text.split(',').map(Number);
      return [place, [{ x, y, w }]];
    }),
  );
}

export const sharesOf = (name: string): Shares => ({ ...USUAL, ...seenShares().get(name) });

/** Food, plants and round things; another thing has beside it what is named with it. */
export const isDressable = (name: string): boolean =>
  hasTag(name, 'food') || seenShares().has(name) || DRESSABLE.test(name);

const DRESSABLE =
  /^(?:tooth|sun|sun-with-face|full-moon|pumpkin-plain|jack-o-lantern|one-pickle|sunflower|blossom|rose|tulip|evergreen-tree|christmas-tree|brain|light-bulb|earth|globe|pencil|crayon|egg|easter-egg|snow-globe|gift|wrapped-gift|fire|boulder|candy-cane|coconut|acorn)$|heart$|ball$|planet$|(?:^|-)(?:cup|mug|bottle|can|glass|beverage|cocoa|football)$/u;
