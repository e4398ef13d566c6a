/** Chooses the pictures of an idea, and what they do with one another. */

import { hasTag } from '../figures/catalog.ts';
import { findSightings, motifForEmoji, type Sighting, sightings } from '../words/lexicon.ts';
import { carriesHolder, isDraped, isLimbs } from '../words/outfits.ts';
import { DEEDS, isCreature, isVehicle, WORN } from '../words/roles.ts';
import { LANDSCAPES } from '../words/scenes.ts';
import { isDeterminer, KIN } from '../words/speech.ts';
import { arrange, HAS_ALREADY } from './arrange.ts';
import { type Cast, MOST_ACCENTS } from './cast.ts';
import { withCompanion } from './companion.ts';
import { inRole, withFoodHat, withoutKinds } from './compounds.ts';
import { isRole, isYoung } from './costumes.ts';
import {
  inStack,
  intoPool,
  onItsFeet,
  onLegs,
  onThreeLegs,
  whileAsleep,
  withBandage,
  withChase,
  withDeedOfTwo,
  withHighFive,
  withMother,
  withRope,
  withSwarmAround,
  withYoungOnBack,
} from './deeds.ts';
import { withExpression } from './expressions.ts';
import { BALL_SPORTS, inSeason, withSport } from './gear.ts';
import { withPersons } from './persons.ts';
import { inPosture } from './postures.ts';
import { isLimb } from './relations.ts';
import { crossesOther, inAllArms, withGroup, withMany, withSecond, withSwarm } from './several.ts';
import { leading, weight } from './subject.ts';

interface Pictures extends Cast {
  /** Things that the idea names and nothing can draw. */
  undrawn: string[];
}

/**
 * Emoji in the text win; then what is to be drawn, then what the words name. Of what is `said`, an animal may have what
 * is drawn; a team of its name does not. All words in lower case.
 */
export function choosePictures(
  drawn: readonly string[],
  printed: readonly string[],
  emoji: readonly string[],
  said = printed,
): Pictures {
  return fromHeadToFoot(picturesOf(drawn, printed, emoji, said), [...drawn, ...said]);
}

/** A skeleton that does and has nothing stands; who says skull means no more than that. */
function fromHeadToFoot(chosen: Pictures, words: readonly string[]): Pictures {
  const isHead = chosen.subject === 'skull' && !chosen.companion;
  const isWhole = isHead && words.some((word) => /^skeletons?$/u.test(word)) && !words.includes('skull');
  return isWhole ? { ...chosen, subject: 'skeleton-standing' } : chosen;
}

function picturesOf(
  drawn: readonly string[],
  printed: readonly string[],
  emoji: readonly string[],
  said: readonly string[],
): Pictures {
  const [first, second] = emoji.map(motifForEmoji).filter((motif) => motif !== undefined);
  if (first) return { ...arrange(first, second ? { motif: second, relation: 'beside' } : undefined), undrawn: [] };
  const described = overMoon(
    picturesIn(inSeason(withSport(inRole(withFoodHat(drawn)), printed), printed), false),
    drawn,
  );
  const onlyScenery = described.subject !== undefined && sightings(drawn).every((one) => isScenery(one, drawn));
  if (described.subject && !(onlyScenery && (namesActor(printed) || namesLandmark(printed))))
    return withActor(described, drawn, said);
  const { undrawn } = described;
  const words = undrawn.length > 0 ? printed.filter((word) => !KIN.has(word)) : printed;
  return { ...(peaceAndLove(words) ?? picturesIn(words, true)), undrawn };
}

/** "Cow jumping over the moon": the moon that stands for a night elsewhere. */
function overMoon(cast: Pictures, words: readonly string[]): Pictures {
  const isOver = /\b(?:jumping|leaping|flying) over the (?:full )?moon\b/u.test(words.join(' '));
  const { subject, companion, accents = [] } = cast;
  if (!isOver || !subject || companion?.relation === 'over' || companion?.relation === 'ride') return cast;
  const others = [...(companion ? [companion.motif] : []), ...accents].filter((one) => !isLimbs(one));
  const rest = others.length > 0 ? { accents: others.slice(0, MOST_ACCENTS) } : {};
  return { subject, companion: { motif: 'full-moon', relation: 'over' }, ...rest, undrawn: cast.undrawn };
}

/** "Peace love tacos": a sign for each. */
function peaceAndLove([first, second, ...rest]: readonly string[]): Cast | undefined {
  if (first !== 'peace' || second !== 'love') return undefined;
  const { subject } = picturesIn(rest, true);
  if (!subject) return undefined;
  return { subject, companion: { motif: 'peace-symbol', relation: 'beside' }, accents: ['red-heart'] };
}

/** "Mermaid off duty | seashell and starfish": who is spoken of has what is drawn. */
function withActor(described: Pictures, drawn: readonly string[], said: readonly string[]): Pictures {
  const { subject = '', companion, accents = [], undrawn } = described;
  const bred = breedOf(subject, said);
  if (bred) return { ...described, subject: bred };
  const others = said.map((word) => (drawn.includes(word) ? '' : word));
  const actor = sightings(others).find(({ kind, motif }) => kind === 'thing' && isCreature(motif));
  const acts = [subject, companion?.motif].some((motif = '') => isCreature(motif) || isVehicle(motif));
  if (!actor || acts || companion?.relation === 'hold') return described;
  const first = { motif: subject, relation: WORN.has(subject) || isDraped(subject) ? 'wear' : 'beside' } as const;
  return { ...arrange(actor.motif, first, [...(companion ? [companion.motif] : []), ...accents]), undrawn };
}

/** "Joshua Tree | desert": a name that can be drawn. */
const namesLandmark = (words: readonly string[]) =>
  sightings(words).some(
    ({ kind, motif, at, length }) =>
      kind === 'thing' &&
      length > 1 &&
      !LANDSCAPES.has(words.slice(at, at + length).join(' ')) &&
      !hasTag(motif, 'creature'),
  );

/** "Dachshund through the snow | dog with lights": whoever is spoken of says which dog it is. */
const breedOf = (subject: string, said: readonly string[]) =>
  subject === 'dog'
    ? sightings(said).find(({ motif }) => motif !== subject && hasTag(motif, 'dog-breed'))?.motif
    : undefined;

/** What moves is drawn before its surroundings. */
const namesActor = (words: readonly string[]) =>
  sightings(words).some(
    ({ kind, motif }) => (kind === 'thing' && isCreature(motif)) || (kind !== 'keyword' && isVehicle(motif)),
  );

function picturesIn(words: readonly string[], said: boolean): Pictures {
  const isPose = posesIn(words);
  const isDone = (word: string, at: number) => Object.hasOwn(DEEDS, word) && !isPose(at);
  const plain = words.map((word, at) =>
    isDone(word, at) || isDoneAboard(words, at) || isLimb(words, at) || crossesOther(words, at) ? '' : word,
  );
  const undrawn = findSightings(plain)
    .filter(({ kind }) => kind === 'undrawn')
    .map((sighting) => phraseOf(sighting, words));
  const named = sightings(plain).map((one) =>
    isBurningBall(one, words) || (!said && isListedBall(one, words)) ? { ...one, kind: 'thing' as const } : one,
  );
  const all = named.length > 0 ? named : sightings(words);
  const found = said ? all : withPersons(named.length > 0 ? withoutKinds(all, words) : all, words);
  const seen = said && words.length > SHORT_SAYING ? found.filter((one) => !isDad(one, words)) : found;
  const roles = seen.filter((sighting) => isRole(sighting, seen, words) || isYoung(sighting, seen, words));
  const things = seen.filter(
    (sighting) => !roles.includes(sighting) && !isBackground(sighting, words) && !(said && sighting.kind === 'keyword'),
  );
  const bred = things.some(({ motif }) => hasTag(motif, 'dog-breed') && motif !== 'dog' && motif !== 'puppy-dog');
  const known = bred ? things.filter(({ motif }) => motif !== 'dog') : things;
  const usable = known.length > 0 ? known : seen.filter(({ kind }) => !said || kind !== 'keyword');
  const wearer = usable.some(({ motif }) => isCreature(motif));
  const worth = (one: Sighting) => weight(one, words, wearer, said);
  const subject = [...usable].sort((p, q) => worth(q) - worth(p) || leading(p, q, words, said))[0];
  if (!subject || (!said && subject.kind !== 'thing' && undrawn.length > 0)) return { undrawn };
  const cast = withCompanion(subject, usable, words, said);
  const grouped = withGroup(cast, subject, usable, words);
  const several = said
    ? grouped
    : onItsFeet(
        inAllArms(withMany(withSwarm(withSecond(grouped, words), words), subject, words), words),
        subject,
        words,
      );
  if (said) return { ...inTurn(SEEN_IF_SAID, grouped, subject, words), undrawn };
  const done = inTurn(DEEDS_SHOWN, several, subject, words);
  return { ...withYoungOnBack(withMother(onlyOnce(done), words), words), undrawn };
}

type Step = (cast: Cast, subject: Sighting, words: readonly string[]) => Cast;

/** What is printed is seen all the same. */
const SEEN_IF_SAID: readonly Step[] = [inStack, withExpression, onThreeLegs, withBandage];

const DEEDS_SHOWN: readonly Step[] = [
  inStack,
  withHighFive,
  withBandage,
  onThreeLegs,
  withSwarmAround,
  withDeedOfTwo,
  withRope,
  withChase,
  whileAsleep,
  inPosture,
  withExpression,
  onLegs,
  intoPool,
];

const inTurn = (steps: readonly Step[], cast: Cast, subject: Sighting, words: readonly string[]): Cast =>
  steps.reduce((one, step) => step(one, subject, words), cast);

/** "Two kids building a sandcastle": one picture has both. */
function onlyOnce(cast: Cast): Cast {
  const { subject = '', accents, ...rest } = cast;
  if (!accents || !/^(?:two|kids)-/u.test(subject)) return cast;
  const others = accents.filter((one) => one !== subject);
  return { subject, ...rest, ...(others.length > 0 && { accents: others }) };
}

/** "Volleyball with flames": the ball, not the sport. */
const isBurningBall = ({ at, length }: Sighting, words: readonly string[]) =>
  BALL_SPORTS.has(words[at] ?? '') && words.slice(at + length, at + length + 2).join(' ') === 'with flames';

/** "Bear fishing from a canoe": no picture of it stands in the water. */
function isDoneAboard(words: readonly string[], at: number): boolean {
  const [link = '', article = '', ...rest] = words.slice(at + 1);
  if (words[at] !== 'fishing' || !/^(?:from|in|on)$/u.test(link) || !isDeterminer(article)) return false;
  const [seat] = findSightings(rest);
  return seat !== undefined && seat.at < 2 && (isVehicle(seat.motif) || carriesHolder(seat.motif));
}

/** "Baseball and heart", "hoop with basketball". */
const isListedBall = ({ at, length }: Sighting, words: readonly string[]) =>
  BALL_SPORTS.has(words[at] ?? '') &&
  words[at] !== 'golf' &&
  (/^(?:and|with)$/u.test(words[at - 1] ?? '') ||
    /^(?:and|with|wearing)$/u.test(words[at + length] ?? '') ||
    /^(?:with|holding) an?$/u.test(words.slice(at - 2, at).join(' ')));

/** Words of "monkey swinging" and "rock climbing", which have pictures of their own; but "cow jumping | over a fence". */
function posesIn(words: readonly string[]): (at: number) => boolean {
  const found = findSightings(words);
  const things = found.filter(({ kind }) => kind === 'thing');
  const pictured = found.filter(({ kind }) => kind === 'thing' || kind === 'emblem');
  const poses = pictured.filter(({ motif, length, at }) => {
    const other = things.find((one) => one.at > at && !HAS_ALREADY[motif]?.includes(one.motif));
    return length > 1 && (!other || PASSING.has(words[at + length] ?? ''));
  });
  return (at) => poses.some((one) => at >= one.at && at < one.at + one.length);
}

/** "Horse running through a field of flowers": what is passed is near. */
const PASSING = new Set(['through', 'along', 'across', 'past', 'in', 'by', 'toward', 'towards', 'under', 'beside']);

/** Words of a saying that tools may stand beside: "Best dad ever". In a longer one a father has his own matter. */
const SHORT_SAYING = 4;

const isDad = ({ at, motif }: Sighting, words: readonly string[]) =>
  motif === 'hammer-and-wrench' && KIN.has(words[at] ?? '');

const phraseOf = ({ at, length }: Sighting, words: readonly string[]) => words.slice(at, at + length).join(' ');

/** But a tree that is hugged is none. */
const isBackground = (sighting: Sighting, words: readonly string[]) =>
  isScenery(sighting, words) && sighting.motif !== 'waterfall' && !(hasTree(sighting) && isHeld(words, sighting.at));

const hasTree = ({ motif }: Sighting) => motif.endsWith('tree');

const isHeld = (words: readonly string[], at: number) =>
  isDeterminer(words[at - 1] ?? '') && DEEDS[words[at - 2] ?? ''] === 'hold';

const isScenery = (sighting: Sighting, words: readonly string[]) => LANDSCAPES.has(phraseOf(sighting, words));
