/** How figures wear and hold things. */

import type { Place } from '../figures/anchors.ts';
import { hasTag } from '../figures/catalog.ts';
import { RIDDEN, WORN } from './roles.ts';

interface Fit {
  place: Place;
  /** Of the width of the place. */
  width: number;
  /** Of its own height: how much of it is above the place. */
  above: number;
  /** Spread behind the figure. */
  isBehind?: boolean;
}

const neck = (width: number, above: number): Fit => ({ place: 'neck', width, above });
const feet = (width: number): Fit => ({ place: 'foot', width, above: 1 });
const ear: Fit = { place: 'ear', width: 1, above: 0.5 };
const body = (width: number): Fit => ({ place: 'body', width, above: 0.45 });

const TROUSERS: Fit = { place: 'waist', width: 0.76, above: 0.16 };

const coats = Object.fromEntries(
  `kimono turnout-coat bath-robe scrubs lab-coat flannel-shirt team-jersey hockey-jersey baseball-jersey basketball-jersey leather-jacket denim-jacket
  varsity-jacket coat martial-arts-uniform raincoat tuxedo vest-puffer parka-hooded track-suit ugly-sweater wetsuit-diver`
    .split(/\s+/)
    .map((motif) => [motif, body(1.25)]),
);

/** What is worn elsewhere than on the head. */
const FITS: Record<string, Fit> = {
  ...coats,
  'ear-daisy': ear,
  'ear-rose': ear,
  'ear-hibiscus': ear,
  'ear-sunflower': ear,
  scarf: neck(1.25, 0.2),
  bandana: neck(1.4, 0.42),
  'flag-bandana': neck(1.4, 0.42),
  'bow-tie': neck(0.85, 0.5),
  necktie: neck(0.5, 0.04),
  'flower-lei': neck(1.15, 0.25),
  'sports-medal': neck(0.85, 0.1),
  'military-medal': neck(0.6, 0.05),
  'dog-tags': neck(0.8, 0.2),
  'gold-chain': neck(1.15, 0.16),
  stethoscope: neck(0.9, 0.12),
  'mail-bag': neck(1.35, 0.14),
  'rescue-keg': neck(1.3, 0.1),
  'cone-collar': neck(3.04, 0.79),
  'tortilla-wrap': body(1.22),
  'ermine-robe': body(1.34),
  'blanket-wrap': body(1.36),
  'bunny-slippers': feet(1.1),
  'harness-dog': body(1),
  'gym-leotard': body(0.9),
  'work-coverall': body(1.2),
  hazmat: body(1.2),
  'knee-sock': feet(0.8),
  'baby-bib': neck(1.1, 0.06),
  'gas-mask': { place: 'mouth', width: 2, above: 0.72 },
  'face-masks': { place: 'mouth', width: 1.9, above: 0.6 },
  'pet-collar': neck(0.95, 0.4),
  'mardi-beads': neck(1.1, 0.14),
  'hiking-boot': feet(1),
  'cowboy-boot': feet(0.95),
  'combat-boots': feet(0.9),
  'roller-skate': feet(0.95),
  'ice-skate': feet(0.95),
  'running-shoe': feet(1.05),
  'high-heeled-shoe': feet(1.05),
  cleats: feet(1.05),
  'rain-boots': feet(0.95),
  'work-boots': feet(0.95),
  'high-tops': feet(1),
  'boots-spurs': feet(1.05),
  mustache: { place: 'mouth', width: 1.5, above: 0.85 },
  tutu: { place: 'waist', width: 1.25, above: 0.5 },
  kilt: { place: 'waist', width: 0.95, above: 0.5 },
  'leather-belt': { place: 'waist', width: 0.9, above: 0.5 },
  'belt-buckle': { place: 'waist', width: 0.8, above: 0.5 },
  'swim-trunks': { place: 'waist', width: 0.95, above: 0.4 },
  'sweatpants-pair': TROUSERS,
  jeans: TROUSERS,
  'tool-belt': { place: 'waist', width: 1.05, above: 0.4 },
  'fanny-pack': { place: 'waist', width: 0.75, above: 0.4 },
  'life-jacket': body(1.05),
  'sleeping-sack': body(1.2),
  'hi-vis-vest': body(0.92),
  'roman-toga': body(0.95),
  'pearl-necklace': neck(0.9, 0.12),
  'name-badge': { place: 'body', width: 0.4, above: 0.6 },
  sweater: body(1.25),
  hoodie: body(1.25),
  't-shirt': body(1.25),
  'hawaiian-shirt': body(1.25),
  overalls: body(1),
  pajamas: body(1.2),
  apron: body(1),
  'apron-tools': body(1),
  'onesie-baby': body(1.15),
  poncho: body(1.35),
  'string-lights': body(1.3),
  backpack: { place: 'back', width: 1, above: 0.5 },
  'angel-wings': { place: 'body', width: 2.5, above: 0.62, isBehind: true },
  'hot-flames': { place: 'body', width: 1.9, above: 0.68, isBehind: true },
  'hero-cape': { place: 'body', width: 2.1, above: 0.5, isBehind: true },
  'vampire-cape': { place: 'body', width: 2.1, above: 0.56, isBehind: true },
  'ghost-sheet': body(1.4),
  'mummy-wraps': body(1.1),
  'christmas-wreath': { place: 'neck', width: 3.4, above: 0.6, isBehind: true },
  'bee-suit': body(2),
  'ladybug-suit': body(1.5),
  'lobster-suit': body(2),
  'hot-dog-suit': body(1.4),
  'butterfly-wings': { place: 'body', width: 2.9, above: 0.6, isBehind: true },
  'lion-mane': { place: 'neck', width: 3.7, above: 0.76, isBehind: true },
  'petal-ring': { place: 'neck', width: 3.7, above: 0.76, isBehind: true },
};

/** Things whose legs are too long for a figure. */
const SHORTER: Record<string, string> = { 'sweatpants-pair': 'sweatpants-worn', jeans: 'jeans-worn' };

/** The picture of a thing where somebody wears it. */
export const shownWorn = (motif: string): string => (Object.hasOwn(SHORTER, motif) && SHORTER[motif]) || motif;

/** Who wears it is shown on both feet. */
export const isWornStanding = (motif: string): boolean => fitOf(motif)?.place === 'foot' || shownWorn(motif) !== motif;

const BITTEN: Fit = { place: 'mouth', width: 1, above: 0.5 };

/** What an animal has in its mouth where it is said to. */
const MOUTHED = new Set(
  'red-heart newspaper-rolled christmas-socks worm ring rose tulip blossom sunflower bouquet hibiscus poppy daisy bone cigar flying-disc tennis-ball fish trout candy-cane lollipop herb carrot heart-with-arrow smoking-pipe love-letter baseball duck bell gum-bubble four-leaf-clover shamrock coin fly-fishing-lure key chewed-boot chewed-shoe house-slippers christmas-stocking squeak-duck dog-leash banana hot-dog wooden-spoon mouse baseball-glove paintbrush fallen-leaf maple-leaf'.split(
    ' ',
  ),
);

export const isMouthed = (motif: string) => MOUTHED.has(motif);

/** Spread behind whoever or whatever has them: wings, flames, a cape. */
export const isSpread = (motif: string) => fitOf(motif)?.isBehind === true;

/** Around whoever or whatever has them. */
export const isDraped = (motif: string) => motif === 'string-lights';

/** Over all of a picture. */
export const isGarland = (motif: string) => /^(?:papel-picado|string-lights|moon-phases)$/u.test(motif);

/** Behind all of a picture. */
export const isSky = (motif: string) => motif === 'rainbow' || motif === 'fireworks';

/** Limbs of food and plants, drawn behind them. */
export const isLimbs = (motif: string) => motif.endsWith('-arms');

/** Behind whoever looks out of it. */
export const isFrame = (motif: string) =>
  /^(?:window|wanted-notice|golf-cart|lemonade-stand|(?:ice-cream|food|taco)-truck)$/u.test(motif);

/** Undefined for what goes on the head. */
export function fitOf(motif: string): Fit | undefined {
  if (Object.hasOwn(FITS, motif)) return FITS[motif];
  return MOUTHED.has(motif) ? BITTEN : undefined;
}

/** Worn on the head, at the neck, on the feet or on the back. */
export const isWearable = (motif: string) => WORN.has(motif) || Object.hasOwn(FITS, motif);

export interface Grip {
  /** Where the hand is, in shares of its width and height. */
  x: number;
  y: number;
  /** Its longer side, of the height of a figure. */
  size: number;
  turn: number;
}

const staff: Grip = { x: 0.5, y: 0.48, size: 0.92, turn: 0 };

/** What is raised in one hand, or stands in it; the rest is held in both. */
const GRIPS: Record<string, Grip> = {
  'umbrella-open': { x: 0.55, y: 0.92, size: 0.9, turn: -16 },
  'leaf-umbrella': { x: 0.5, y: 0.95, size: 0.92, turn: -12 },
  'beach-umbrella': { x: 0.45, y: 0.85, size: 0.9, turn: 0 },
  mushroom: { x: 0.5, y: 0.9, size: 0.95, turn: 0 },
  balloon: { x: 0.5, y: 0.97, size: 0.62, turn: 8 },
  'heart-balloon': { x: 0.5, y: 0.97, size: 0.62, turn: 8 },
  'balloon-single': { x: 0.48, y: 0.97, size: 0.62, turn: 8 },
  'american-flag': { x: 0.04, y: 0.8, size: 0.5, turn: 0 },
  'magic-wand': { x: 0.12, y: 0.92, size: 0.36, turn: 0 },
  broom: staff,
  trident: staff,
  pitchfork: staff,
  shovel: staff,
  rake: staff,
  surfboards: staff,
  surfboard: { x: 0.5, y: 0.5, size: 0.95, turn: -78 },
  snowboard: { x: 0.5, y: 0.5, size: 0.85, turn: -80 },
  snowboarder: staff,
  skier: staff,
  'hiking-stick-poles': staff,
  'paddles-crossed': staff,
  ladder: staff,
  'snow-shovel': staff,
  'cue-stick': staff,
  'throwing-javelin': staff,
  'butterfly-net': { x: 0.2, y: 0.86, size: 0.7, turn: 0 },
  'fishing-net': { x: 0.8, y: 0.86, size: 0.7, turn: 0 },
  'golf-clubs': { ...staff, size: 0.7 },
  'baseball-bats': { ...staff, size: 0.6 },
  cello: { ...staff, y: 0.3, size: 0.75 },
  harp: { ...staff, x: 0.3, size: 0.8 },
  'deciduous-tree': { ...staff, y: 0.7, size: 1 },
  'evergreen-tree': { ...staff, y: 0.85, size: 1 },
  'christmas-tree': { ...staff, y: 0.85, size: 0.9 },
  'palm-tree': { ...staff, y: 0.75, size: 1 },
  'bamboo-stalks': staff,
  cactus: { ...staff, x: 0.3, size: 0.7 },
};

export const gripOf = (motif: string): Grip | undefined => (Object.hasOwn(GRIPS, motif) ? GRIPS[motif] : undefined);

const HANDFUL =
  /^(?:.*-)?(?:beer-mug|beer-can|wine-glass|beverage|cup|glass|mug|cocoa|book|rose|tulip|blossom|chopsticks|spatula|whisk|hammer|wrench|pliers|trowel|cards|clipboard|candle|lantern|paintbrush|scissors|bowl|stein|torch|clippers|duster)$/u;

/** Small enough for one hand. */
export const isHandful = (motif: string) => (hasTag(motif, 'food') || HANDFUL.test(motif)) && !gripOf(motif);

/** One sits or stands behind them. */
const FRONT = new Set(
  'paperwork-desk book-cart dish-sink steno-machine mixing-desk work-bench weaving-loom pipe-organ fence drum-kit drum-kit-played drum grand-piano musical-keyboard xylophone turntable laptop pixel-computer typewriter sewing-machine cauldron grill smoker arcade-cabinet stand-mixer espresso-machine'.split(
    ' ',
  ),
);

export const standsInFront = (motif: string) => FRONT.has(motif);

/** Something can be in them. */
const HOLLOW = new Set(
  `shirt-pocket light-bulb snow-globe camping-lantern soap-bubble crystal-ball clear-bottle jar-of-pickles wine-glass cocktail-glass margarita-glass bubble-tea terrarium fish-bowl taxi sport-utility-vehicle hot-beverage bathtub bathtub-duck canoe rowboat sailboat automobile open-car pickup-truck minibus basket laundry-basket bucket shopping-cart wastebasket purse hatching-egg
  wicker-basket pot-of-food taco hot-dog burrito steaming-bowl rocket racing-car flying-saucer tent cauldron wrapped-gift moving-box christmas-stocking
  potted-plant planter-pot skull-planter teacup-empty teapot flower-vase pottery-vase hot-air-balloon-stripes jack-o-lantern hamster-wheel dumpster cowboy-boot hiking-boot combat-boots rain-boots work-boots tractor
  red-wagon leaf-pile dug-hole magic-hat hen-nest hollow-log wheelbarrow watering-can life-ring easter-basket trick-treat-bucket campfire-mug latte-cup backpack beer-mug cooler jar jam-jar measuring-cup ice-pail litter-box sand-box dog-crate biplane motor-boat hammock pumpkin-plain mason-jar mason-jar-open tin-can-open milking-can bouquet-wrap open-hands empty-skillet swimming-pool pool-float chimney-brick mine-cart hot-tub mud-splash`.split(
    /\s+/,
  ),
);

export const isHollow = (motif: string) => HOLLOW.has(motif) || SEATS.has(motif);

/** One sits on them, in front of what is behind one's back. */
const SEATS = new Set([
  'couch',
  'adirondack-chair',
  'rocking-chair',
  'yoga-mat',
  'tree-stump',
  'hay-bale',
  'wood-swing',
  'tire-swing',
  'rope-swing',
  'steel-beam',
  'bed-cozy',
  'lawn-chair',
  'chairlift-seat',
  'armchair-cozy',
  'stool-bar',
  'throne-royal',
  'bench-park',
  'directors-chair',
  'spread-towel',
  'picnic-spread',
  'blanket-stack',
  'dog-bed-round',
  'lounge-chair',
  'hospital-cot',
]);

export const isSeat = (motif: string) => SEATS.has(motif);

const TINY = new Set(
  `honeybee butterfly blue-morpho swallowtail-butterfly pink-butterfly luna-moth dragonfly-insect lady-beetle beetle spider ant bug snail
  praying-mantis firefly gecko tree-frog hummingbird woman-fairy`.split(/\s+/),
);

const CARRIERS = new Set(
  'dock-piling rocks-pile moon-ground log-rounds hollow-log rain-puddle green-leaf flying-saucer hammock bathtub-duck claw-tub tree-branch snowy-branch blossom-branch pine-branch olive-branch ice-floe mushroom lily-pad crescent-moon tree-stump hay-bale swimming-pool wastebasket dumpster cauldron moving-box leaf-pile red-wagon pool-float hot-tub'.split(
    ' ',
  ),
);

/** Who holds something may be on or in them, too. */
export const carriesHolder = (motif: string) => RIDDEN.has(motif) || SEATS.has(motif) || CARRIERS.has(motif);

/** In the air, whatever else is there. */
export const isAirborne = (motif: string) =>
  /butterfly|^bat(?:-flying)?$|^honeybee$|moth$|dragonfly|firefly|hummingbird|-flying$|^(?:red-)?heart$|^star$|snowflake|crescent-moon|full-moon|balloon|comet|cloud|airplane|bubble|lady-beetle|music|kite|flying-saucer|rainbow|dove$|sparkles|sleep-zzz|fireworks|^(?:blue|pink|orange|purple|black|green|yellow|white)-heart$/u.test(
    motif,
  );

/** Around whoever has several, in nobody's hands. */
export const floats = (motif: string) => /^(?:(?:red-)?heart|star|snowflake|bubbles?)$/u.test(motif);

/** Smaller than the flower that it sits on. */
export const isTiny = (motif: string) => TINY.has(motif);

/** Small birds, and what has wings. */
export const isSmallFlier = (motif: string) =>
  (isTiny(motif) && /bee|butterfly|moth|dragonfly|firefly|hummingbird|morpho|lady-beetle/u.test(motif)) ||
  /^(?:bat|bat-flying|bluebird|songbird|robin|cardinal-bird|dove|sparrow|swallow-bird)$/u.test(motif);
