/** What somebody does that a body of ours is drawn doing. */

import { limbsOf, postureOf } from '../figures/bodies/posed.ts';
import type { PostureName } from '../figures/bodies/postures.ts';
import { hasTag } from '../figures/catalog.ts';
import { hasFigure } from '../figures/figure.ts';
import { HEAD_OF } from '../figures/heads.ts';
import { huggerOf } from '../figures/huggers.ts';
import { isCreatureWord, type Sighting } from '../words/lexicon.ts';
import { isHollow, isLimbs, isWearable } from '../words/outfits.ts';
import { CLINGING, COSTUMES, isCreature, LEASH, TOW_ROPE } from '../words/roles.ts';
import { type Cast, MOST_ACCENTS } from './cast.ts';
import { isShownDeed } from './deed-words.ts';
import { isFlower } from './relations.ts';

const byDeed = (lists: Partial<Record<PostureName, string>>): ReadonlyMap<string, PostureName> =>
  new Map(
    Object.entries(lists).flatMap(([posture, deeds]) =>
      deeds.split(', ').map((deed): [string, PostureName] => [deed, posture as PostureName]),
    ),
  );

/** In the words behind whoever does it. */
const POSTURE_OF = byDeed({
  kicking: 'kicking, playing soccer',
  // Both hands are before it.
  pushing:
    'pushing, shoving, playing piano, playing the piano, playing a piano, playing grand piano, playing a grand piano, playing an upright piano',
  pulling: 'pulling, hauling, dragging, towing',
  kneeling: 'kneeling, praying, proposing',
  climbing: 'climbing, scaling',
  sliding: 'sliding',
  slipping: 'slipping',
  batting: 'at bat, up to bat, batting in, swinging a bat, swinging a baseball bat, playing baseball, playing softball',
  throwing: 'throwing, pitching, tossing, hurling, bowling',
  steering: 'steering, at the helm, at the wheel',
  'tree-pose': 'doing standing yoga',
  meditating: 'meditating, doing yoga, yoga, practicing yoga',
  waltzing: 'dancing with, waltzing with, twirling with',
  skipping: 'jumping rope, skipping rope, jump roping',
  jumping: 'jumping, leaping, bouncing, cheering, celebrating',
  hugging: 'hugging, embracing, cuddling, snuggling',
  splits: 'legsplitting',
  handstand: 'handstanding',
  headstand: 'headstanding',
  cartwheel: 'cartwheeling',
  somersault: 'somersaulting',
  'one-leg': 'legbalancing',
  cannonball: 'cannonballing',
  'belly-flop': 'bellyflopping',
  laundering: 'laundering',
  'hanging-up': 'laundryhanging',
  breakdancing: 'breakdancing',
  'disco-dancing': 'discodancing',
  moonwalking: 'moonwalking',
  flossing: 'flossdancing',
  facepalming: 'facepalming',
  'hula-hooping': 'hulahooping',
  squatting: 'gymsquatting',
  'push-ups': 'planking',
  'sit-ups': 'situpping',
  casting: 'rodcasting',
  juggling: 'juggling',
  shrugging: 'shrugging',
  saluting: 'saluting',
  whispering: 'whispering',
  shushing: 'shushing',
  sniffing: 'sniffing, smelling',
  stretching: 'sidestretching',
  'toe-touch': 'toetouching',
  lunging: 'gymlunging',
  warrior: 'warriorposing',
  crawling: 'crawling',
  dabbing: 'dabbing',
  pointing: 'pointing at, pointing up, pointing to',
  thinking: 'thinking, pondering',
  bowing: 'bowing',
  selfie: 'selfietaking',
  'high-five': 'highfiving',
});

/** The limbs that show what is done: undefined for what nobody is drawn doing. */
export const limbsShowing = (deed: string): string | undefined => {
  const posture = POSTURE_OF.get(deed);
  return posture && limbsOf(posture);
};

/** What a posture shows itself, by its limbs. */
export const SHOWN_BY_POSTURES: Record<string, readonly string[]> = {
  'skipping-arms': ['jump-rope'],
  'batting-arms': ['baseball-bats'],
  'steering-arms': ['ship-wheel', 'ship', 'boat'],
  'meditating-arms': ['yoga-mat', 'lotus'],
  'tree-pose-arms': ['yoga-mat'],
  'handstand-arms': ['yoga-mat'],
  'headstand-arms': ['yoga-mat'],
  'stretching-arms': ['yoga-mat'],
  'toe-touch-arms': ['yoga-mat'],
  'warrior-arms': ['yoga-mat'],
  'selfie-arms': ['mobile-phone'],
  'squatting-arms': ['barbell', 'dumbbell'],
  'hula-hooping-arms': ['hula-hoop'],
  'casting-arms': ['fishing-pole'],
  'laundering-arms': ['basket', 'clothes-basket'],
  'hanging-up-arms': ['clothesline-laundry', 'washing-line', 'washing-machine', 'basket'],
  'disco-dancing-arms': ['mirror-ball'],
  'cannonball-arms': ['water-splash', 'water-wave'],
  'belly-flop-arms': ['water-splash', 'water-wave'],
  'slipping-arms': ['banana'],
};

/** They stand on two legs as persons do. */
const UPRIGHT = /^(?:skull|zombie|mummy|robot|alien|gnome|snowman|bigfoot|yeti|penguin)/u;

/** Who goes on two legs in an idea, too. */
const WALKS = /^(?:walking|hiking|marching|strolling|trekking|backpacking)$/u;

/** "Gnome pushing a wheelbarrow": in the posture, with what it is done to beside it. */
export function inPosture(cast: Cast, sighting: Sighting, words: readonly string[]): Cast {
  const { subject: named = '' } = cast;
  const subject = bustOf(named, words);
  const head = HEAD_OF[subject] ?? subject;
  const drawn = [cast.companion?.motif, ...(cast.accents ?? [])];
  const isUpright = hasTag(head, 'person') || UPRIGHT.test(head);
  if (named !== sighting.motif || drawn.some(isPosed)) return cast;
  if (!(hasFigure(head) || huggerOf(head))) return withoutBody(cast, postureIn(words, sighting, false), words);
  if (drawn.includes(CLINGING) && !isUpright) return cast;
  const posture = postureIn(words, sighting, isUpright);
  if (posture === 'hugging') return hugging(cast, words);
  if (posture === 'sniffing' && !isFlower(cast.companion?.motif ?? '')) return cast;
  if (posture === 'juggling' && isNoJuggler(cast, words)) return cast;
  return posture && hasFigure(head) ? posed({ ...cast, subject }, posture, words) : cast;
}

/** Nobody juggles one thing, or with the hands at a handlebar. */
const isNoJuggler = ({ companion, accents = [] }: Cast, words: readonly string[]) =>
  companion?.relation === 'ride' || accents.length > 1 || /\bjuggling (?:an?|the|his|her|its) /u.test(words.join(' '));

/** Only of what no picture of them shows. */
const bustOf = (named: string, words: readonly string[]): string => {
  const bust = Object.hasOwn(BUSTS, named) ? BUSTS[named] : undefined;
  if (named === 'ballerina-dancing' && words.includes('legbalancing')) return named;
  return bust && words.some((word) => isShownDeed(word) || word === 'kneeling') ? bust : named;
};

/** Who is drawn whole at something else, by the head that does all other things. */
const BUSTS: Readonly<Record<string, string>> = {
  'firefighter-hose': 'firefighter-face',
  'police-standing': 'police-face',
  'nurse-standing': 'nurse-face',
  'doctor-standing': 'doctor-face',
  'welder-working': 'welder-face',
  'chef-cooking': 'chef-face',
  'ballerina-dancing': 'dancer-face',
  'gymnast-leaping': 'athlete-face',
  'cheerleader-jumping': 'athlete-face',
  'tree-pose': 'woman-face',
};

/** A whole animal is turned upside down, or beside what it works with. */
function withoutBody(cast: Cast, posture: PostureName | undefined, words: readonly string[]): Cast {
  const { subject = '', companion, accents } = cast;
  if (!posture || companion || accents || !isCreature(subject)) return cast;
  if (ACROBATS.has(posture)) return { subject, companion: { motif: limbsOf(posture), relation: 'wear' } };
  const thing = posture === 'laundering' ? usualThing(posture, words) : undefined;
  return thing ? { subject, companion: { motif: thing, relation: 'beside' }, accents: ['clothes-basket'] } : cast;
}

const ACROBATS: ReadonlySet<PostureName> = new Set(['handstand', 'headstand', 'cartwheel', 'somersault']);

/** "Koala hugging a tree"; whoever is hugged is in the arms of the other. */
function hugging(cast: Cast, words: readonly string[]): Cast {
  const { subject = '', companion } = cast;
  const isHeld = companion?.relation === 'hold' || (companion?.relation === 'beside' && EMBRACES.test(words.join(' ')));
  if (!companion || !isHeld || (isCreature(companion.motif) && companion.motif !== 'teddy-bear')) return cast;
  const posture = isClungTo(companion.motif) && !huggerOf(subject) ? 'clinging' : 'hugging';
  return { ...posed(cast, posture, words), companion: { motif: companion.motif, relation: 'hold' } };
}

const EMBRACES = /\b(?:embracing|cuddling|snuggling)(?: with)? (?:an?|the|its|his|her|their) /u;

/** Taller than whoever hugs it. */
const isClungTo = (motif: string) =>
  /(?:^|-)tree$|^(?:pine-forest|bamboo-stalks|street-lamp|telephone-pole)$/u.test(motif);

const isPosed = (motif = '') => motif === TOW_ROPE || motif === LEASH || postureOf(motif) !== undefined;

const LONGEST = 5;

/** In the words behind whoever does it, as far as the next creature. */
function postureIn(words: readonly string[], { at, length }: Sighting, isUpright: boolean): PostureName | undefined {
  const rest = words.slice(at + length);
  const next = rest.findIndex((word, many) => many > 0 && isCreatureWord(word) && !Object.hasOwn(COSTUMES, word));
  const own = next < 0 ? rest : rest.slice(0, next);
  for (const from of own.keys()) {
    const posture = postureAt(rest.slice(from, from + LONGEST));
    if (posture) return posture;
  }
  if (isUpright && WALKS.test(own[0] ?? '')) return 'walking';
  return words[at - 1] === 'yoga' ? 'meditating' : undefined;
}

function postureAt(words: readonly string[]): PostureName | undefined {
  const deeds = words.map((_, many) => words.slice(0, many + 1).join(' ')).reverse();
  const deed = deeds.find((some) => POSTURE_OF.has(some));
  return deed === undefined ? undefined : POSTURE_OF.get(deed);
}

/** Over what somebody leaps is drawn below, and a mat is under whoever is on it. */
function posed({ subject = '', companion, accents = [] }: Cast, posture: PostureName, words: readonly string[]): Cast {
  const limbs = limbsOf(posture);
  const others = [companion?.motif, ...accents].filter(
    (motif): motif is string =>
      motif !== undefined && !isLimbs(motif) && motif !== subject && !SHOWN_BY_POSTURES[limbs]?.includes(motif),
  );
  const worn = others.filter(isWearable);
  const things = others.filter((motif) => !isWearable(motif) && !isPlace(motif));
  if (companion?.relation === 'over' && posture === 'jumping') return { subject, companion, ...listed(accents) };
  const [thing = usualThing(posture, words), ...rest] = things
    .map((motif) => (posture === 'pushing' && motif === 'grand-piano' ? 'upright-piano' : motif))
    .sort((p, q) => rankOf(q) - rankOf(p));
  if (thing && posture === 'sliding' && isHollow(thing))
    return { subject, companion: { motif: thing, relation: 'ride' } };
  const alike = [companion?.motif, ...accents].filter((motif): motif is string => motif === subject);
  if (!thing) return { subject, companion: { motif: limbs, relation: 'wear' }, ...listed([...alike, ...worn]) };
  // A second creature, "with her dog", does nothing itself.
  const isMate = isCreature(thing) && !/\b(?:pushing|pulling|juggling)\b/u.test(words.join(' '));
  return {
    subject,
    companion: { motif: thing, relation: 'beside' },
    ...listed([limbs, ...accents.filter((motif) => motif === subject), ...worn, ...(isMate ? [] : rest)]),
  };
}

/** "Climbing a rope ladder" is not up the rope. */
const rankOf = (motif: string) => (motif === 'mud-splash' ? -1 : Number(/ladder|tree/u.test(motif)));

/** What a deed is done to that is named in no other way, as the ball of a sport. */
function usualThing(posture: PostureName, words: readonly string[]): string | undefined {
  const has = (names: RegExp) => words.some((word) => names.test(word));
  if (posture === 'slipping') return has(/^(?:ice|icy|frozen|sleet)$/u) ? 'ice-patch' : 'banana-peel';
  if (posture === 'laundering')
    return has(/^(?:creek|river|stream|lake|brook|pond|washboard|tub)$/u) ? 'wash-tub' : 'washing-machine';
  if (posture !== 'kicking' && posture !== 'throwing') return undefined;
  const sport = words.find((word) => BALLS.has(word));
  return sport === undefined ? undefined : BALLS.get(sport);
}

const BALLS: ReadonlyMap<string, string> = new Map([
  ['football', 'american-football'],
  ['soccer', 'soccer-ball'],
  ['ball', 'soccer-ball'],
  ['softball', 'baseball'],
  ['baseball', 'baseball'],
  ['basketball', 'basketball'],
  ['volleyball', 'volleyball'],
]);

const listed = (accents: readonly string[]) => (accents.length > 0 ? { accents: accents.slice(0, MOST_ACCENTS) } : {});

/** Drawn by the scene. */
const isPlace = (motif: string) => /^(?:mountain|snow-capped-mountain|water-wave)$/u.test(motif);
