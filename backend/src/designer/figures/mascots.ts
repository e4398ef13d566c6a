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

const USUAL: Shares = {
  head: [{ x: 0.5, y: 0.06, w: 0.56 }],
  eyes: [{ x: 0.5, y: 0.44, w: 0.72 }],
  neck: [{ x: 0.5, y: 0.78, w: 0.5 }],
  foot: [
    { x: 0.3, y: 1.12, w: 0.36 },
    { x: 0.7, y: 1.12, w: 0.36 },
  ],
};

const at = (x: number, y: number, w: number): Share[] => [{ x, y, w }];

/** Read from the drawings; a place that is missing is the usual one. */
const SEEN: Record<string, Partial<Shares>> = {
  pineapple: { head: at(0.5, 0.08, 0.5), eyes: at(0.5, 0.52, 0.62), neck: at(0.5, 0.78, 0.62) },
  avocado: { eyes: at(0.5, 0.34, 0.6), neck: at(0.5, 0.5, 0.54) },
  strawberry: { head: at(0.5, 0.12, 0.56), eyes: at(0.5, 0.46, 0.7), neck: at(0.5, 0.7, 0.6) },
  'two-kids': {
    head: [...at(0.267, 0.02, 0.2), ...at(0.765, 0.15, 0.18)],
    eyes: [...at(0.267, 0.16, 0.2), ...at(0.765, 0.28, 0.18)],
  },
  'hot-beverage': { head: at(0.44, 0.32, 0.6), eyes: at(0.44, 0.6, 0.54), neck: at(0.44, 0.78, 0.44) },
  mushroom: {
    eyes: at(0.5, 0.74, 0.42),
    neck: at(0.5, 0.9, 0.4),
    foot: [...at(0.38, 1.12, 0.28), ...at(0.62, 1.12, 0.28)],
  },
};

export const sharesOf = (name: string): Shares => ({ ...USUAL, ...(Object.hasOwn(SEEN, name) ? SEEN[name] : {}) });

/** Food, plants and round things; another thing has beside it what is named with it. */
export const isDressable = (name: string): boolean =>
  hasTag(name, 'food') || Object.hasOwn(SEEN, name) || DRESSABLE.test(name);

const DRESSABLE =
  /^(?:tooth|sun|sun-with-face|full-moon|pumpkin-plain|jack-o-lantern|one-pickle|sunflower|blossom|rose|tulip|evergreen-tree|christmas-tree|brain|light-bulb|earth|globe|pencil|crayon|egg|easter-egg|snow-globe|gift|wrapped-gift|fire|boulder|candy-cane|coconut|acorn)$|heart$|ball$|planet$|(?:^|-)(?:cup|mug|bottle|can|glass|beverage|cocoa|football)$/u;
