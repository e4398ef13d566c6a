/** Puts a picture and what belongs to it together, without what it shows already. */

import { hasTag } from '../figures/catalog.ts';
import { hasFigure } from '../figures/figure.ts';
import { HEAD_OF } from '../figures/heads.ts';
import { isCreature, isMascot } from '../words/roles.ts';
import { sizeOf } from '../words/sizes.ts';
import { type Cast, type Companion, MOST_ACCENTS } from './cast.ts';
import { SHOWN_BY_POSTURES } from './postures.ts';

export function arrange(subject: string, companion?: Cast['companion'], others: readonly string[] = []): Cast {
  if (subject === 'cowboy-hat' && !companion)
    return { subject: 'skull', companion: { motif: subject, relation: 'wear' } };
  if (subject === 'surfboard' && !companion) return { subject: 'surfboards' };
  if (!companion || companion.motif === subject) return { subject };
  // Dragons curl around a pile of books.
  const motif = /^(?:snake|dragon)/u.test(subject) ? companion.motif : shownAs(companion);
  if (HAS_ALREADY[subject]?.includes(motif)) {
    const [next, ...rest] = others.filter((other) => other !== motif && !HAS_ALREADY[subject]?.includes(other));
    const isThing = !isCreature(subject) && !hasTag(subject, 'person');
    const relation = isThing || (next && isCreature(next)) ? 'beside' : 'hold';
    const takes = isThing || hasFigure(HEAD_OF[subject] ?? subject);
    return arrange(subject, next && takes ? { motif: next, relation } : undefined, rest);
  }
  if (companion.relation === 'hold' && isOverLarge(subject, motif))
    return arrange(subject, { motif, relation: 'beside' }, others);
  const shown = [subject, motif, companion.motif, ...(HAS_ALREADY[subject] ?? [])];
  const accents = [...new Set(others)].filter((other) => !shown.includes(other));
  const cast = { subject, companion: { ...companion, motif } };
  return accents.length > 0 ? { ...cast, accents: accents.slice(0, MOST_ACCENTS) } : cast;
}

/** "Game controller with an arcade machine": a thing has nothing before it that would hide it. */
const isOverLarge = (subject: string, motif: string) =>
  !isCreature(subject) && !isMascot(subject) && !hasTag(subject, 'person') && sizeOf(motif) > sizeOf(subject) * 2;

/** A reader has one open book, not a pile; who drinks tea has a cup. */
export const HELD = new Map([
  ['books', 'open-book'],
  ['teapot', 'hot-beverage'],
]);

function shownAs({ motif, relation }: Companion): string {
  if (relation === 'hold') return HELD.get(motif) ?? motif;
  return relation === 'above' || relation === 'ride' ? (GLIDERS.get(motif) ?? motif) : motif;
}

/** Shown from the side under whoever stands on them. */
const GLIDERS = new Map([
  ['skier', 'snow-ski'],
  ['snowboarder', 'snowboard'],
  ['iceberg-floating', 'ice-floe'],
]);

/** What a picture shows already beside its subject: the place, or what is held. */
export const HAS_ALREADY: Record<string, readonly string[]> = {
  'viking-ship': ['dragon', 'dragon-head'],
  'sloth-hanging': ['tree-branch', 'jungle-vine'],
  'lounge-chair': ['umbrella-open', 'beach-umbrella'],
  'koala-sleeping': ['tree-branch'],
  'cat-climbing': ['tree-branch'],
  'bat-hanging': ['tree-branch'],
  'monkey-swinging': ['jungle-vine', 'banana'],
  cupid: ['bow-and-arrow', 'heart-with-arrow'],
  'pig-flying': ['angel-wings'],
  'worm-reading': ['open-book', 'glasses'],
  'ghost-reading': ['open-book', 'books'],
  'bearded-dragon': ['rocks-pile'],
  'snake-rose': ['rose', 'snake'],
  'flower-bike': ['bouquet', 'basket', 'wicker-basket'],
  'penguin-skating': ['scarf', 'ice-skate'],
  'penguin-pair-skating': ['scarf', 'ice-skate'],
  'elephant-painting': ['beret', 'easel', 'easel-picture', 'artist-palette', 'paintbrush'],
  'dragon-reading': ['open-book', 'glasses'],
  'skeleton-guitar': ['guitar', 'electric-guitar'],
  'skeleton-acoustic': ['guitar'],
  'skeleton-bass': ['guitar', 'bass-guitar'],
  'crab-beers': ['beer-mug'],
  'bear-catching-fish': ['fish', 'salmon-fish', 'fishing-pole'],
  'gorilla-lifting': ['barbell', 'dumbbell'],
  'chick-hatching': ['hatching-egg', 'egg'],
  'turtle-hatching': ['hatching-egg', 'egg'],
  'dino-hatching': ['hatching-egg', 'egg', 'dinosaur-egg'],
  'dragon-hatching': ['hatching-egg', 'egg'],
  'archer-shooting': ['bow-and-arrow'],
  'coach-face': ['whistle', 'billed-cap'],
  'woman-fairy': ['magic-wand'],
  'messy-bun': ['sunglasses', 'glasses'],
  'gardener-planting': ['tomato', 'seedling', 'potted-plant', 'bouquet', 'watering-can'],
  'barista-pouring': ['latte-cup', 'hot-beverage', 'coffee-pot'],
  'bartender-shaking': ['cocktail-glass', 'cocktail-shaker'],
  'skating-girl': ['skateboard', 'roller-skate', 'ice-skate'],
  'soccer-kick': ['soccer-ball'],
  'baseball-batter': ['baseball-bats', 'baseball', 'home-plate'],
  'quarterback-throwing': ['american-football'],
  'basketball-dunk': ['basketball'],
  'tennis-serve': ['tennis'],
  'volleyball-spike': ['volleyball'],
  'synchro-swimmers': ['swim-cap-latex', 'bouquet'],
  'hockey-player': ['ice-hockey'],
  ...SHOWN_BY_POSTURES,
  violin: ['bow-ribbon'],
  cello: ['bow-ribbon'],
  cupcake: ['cherries'],
  cooking: ['egg', 'fried-egg', 'farm-eggs'],
  pizza: ['cheese-wedge'],
  hamburger: ['cheese-wedge', 'lettuce', 'cabbage-head', 'tomato'],
  nachos: ['cheese-wedge'],
  'hot-dog': ['mustard-bottle', 'hot-sauce-bottle'],
  'sundae-glass': ['cherries'],
  'potters-wheel': ['pottery-vase', 'planter-pot'],
  'graduation-cap': ['graduation-tassel'],
  'steaming-bowl': ['farm-eggs', 'egg', 'fried-egg', 'spaghetti'],
  menorah: ['candle'],
  'warbler-bird': ['tree-branch'],
  'ramadan-lantern-moon': ['crescent-moon', 'star'],
  'moon-fishing-astronaut': ['crescent-moon', 'fishing-pole', 'star'],
  'moon-sitting-astronaut': ['crescent-moon', 'star'],
  'turtle-island': ['palm-tree', 'palm-island'],
  'egg-in-pan': ['cooking', 'egg', 'farm-eggs'],
  snowman: ['scarf', 'top-hat', 'carrot', 'nose'],
  'snowman-cardinal': ['scarf', 'top-hat', 'carrot', 'nose', 'cardinal-bird'],
  'old-fashioned-drink': ['cherries', 'fruit-platter'],
  cowboy: ['top-hat', 'cowboy-hat'],
  cowgirl: ['top-hat', 'cowboy-hat'],
  'farmer-face': ['top-hat'],
  'chef-face': ['chef-hat'],
  'santa-claus': ['santa-hat', 'full-beard'],
  'gnome-beard': ['full-beard'],
  'beard-man': ['full-beard'],
  'viking-warrior': ['full-beard'],
  'sea-captain': ['full-beard'],
  mage: ['full-beard'],
  'witch-face': ['witch-hat', 'top-hat'],
  tennis: ['tennis-ball'],
  'honey-bear-bottle': ['honey-pot', 'jar'],
  'crossed-rackets': ['tennis-ball', 'tennis'],
  'golf-clubs': ['golf-ball'],
  'baseball-bats': ['baseball'],
  'golf-ball': ['golf-tee'],
  sandcastle: ['american-flag'],
  'bearded-face': ['mustache', 'beard-man', 'full-beard'],
  'dad-face': ['mustache', 'beard-man', 'full-beard'],
  'musician-face': ['mustache', 'beard-man', 'full-beard'],
  'welder-working': ['welding-mask', 'torch'],
  'reading-girl': ['open-book', 'books'],
  'bride-standing': ['bouquet'],
  'trumpeter-playing': ['trumpet', 'top-hat', 'fedora'],
  'tap-dancer': ['top-hat', 'walking-cane', 'cane'],
  'bagpiper-playing': ['bagpipes', 'kilt'],
  'roofer-working': ['hammer'],
  'conductor-orchestra': ['baton', 'twirl-baton', 'conductor-baton'],
  'boy-dog-fishing': ['dog', 'fish', 'fishing-pole', 'dock-lake'],
  'cheerleader-jumping': ['pom-poms', 'cheer-pom-poms'],
  'jockey-racing': ['horse', 'horse-galloping'],
  'barber-cutting': ['scissors'],
  'blacksmith-hammering': ['hammer', 'anvil'],
  'carpenter-sawing': ['carpentry-saw'],
  'drummer-playing': ['drum-kit', 'drum', 'drumsticks'],
  'fisherman-casting': ['fishing-pole'],
  'golfer-swing': ['golf-clubs'],
  'grandma-knitting': ['yarn', 'knitting-needles', 'rocking-chair'],
  'guitarist-playing': ['guitar', 'electric-guitar'],
  'hunter-aiming': ['rifle-hunting'],
  'lumberjack-chopping': ['axe'],
  'violinist-playing': ['violin'],
  chameleon: ['tree-branch'],
  toucan: ['tree-branch'],
  parrot: ['tree-branch'],
};
