import { hasTag } from '../figures/catalog.ts';
import { hasFigure } from '../figures/figure.ts';
import { HEAD_OF } from '../figures/heads.ts';
import { wholeOf } from '../figures/whole-of.ts';
import { findSightings, isCreatureWord, motifForEmoji, type Sighting, sightings } from '../words/lexicon.ts';
import { carriesHolder, isDraped, isHollow, isLimbs, isTiny, isWearable } from '../words/outfits.ts';
import {
  ACTIVITIES,
  CLINGING,
  CORD,
  COSTUMES,
  DEEDS,
  isCreature,
  isMascot,
  isVehicle,
  LEASH,
  MASCOT_DEEDS,
  MOVES_OF_BODIES,
  PAIRED_ACTIVITIES,
  RELATIONS,
  type Relation,
  TOW_ROPE,
  WORN,
} from '../words/roles.ts';
import { LANDSCAPES } from '../words/scenes.ts';
import { isDeterminer, JOINTS, KIN, namesSomebody } from '../words/speech.ts';
import { type Cast, MOST_ACCENTS } from './cast.ts';
import { inRole, withFoodHat, withoutKinds } from './compounds.ts';
import { countOf } from './counts.ts';
import { withPersons } from './persons.ts';
import { inPosture, SHOWN_BY_POSTURES } from './postures.ts';
import { isActing, isLimb, isOnBack, isPlaceLike, relationOf } from './relations.ts';

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
  const [first, second] = emoji.map(motifForEmoji).filter((motif) => motif !== undefined);
  if (first) return { ...arrange(first, second ? { motif: second, relation: 'beside' } : undefined), undrawn: [] };
  const described = overMoon(
    picturesIn(inSeason(withSport(inRole(withFoodHat(drawn)), printed), printed), false),
    drawn,
  );
  const onlyScenery = described.subject !== undefined && sightings(drawn).every((one) => isScenery(one, drawn));
  if (described.subject && !(onlyScenery && namesActor(printed))) return withActor(described, drawn, said);
  const { undrawn } = described;
  const words = undrawn.length > 0 ? printed.filter((word) => !KIN.has(word)) : printed;
  return { ...(peaceAndLove(words) ?? picturesIn(words, true)), undrawn };
}

/** "Cow jumping over the moon": the moon that stands for a night elsewhere. */
function overMoon(cast: Pictures, words: readonly string[]): Pictures {
  const isOver = /\b(?:jumping|leaping|flying) over the (?:full )?moon\b/u.test(words.join(' '));
  if (!isOver || !cast.subject || cast.companion) return cast;
  return { ...cast, companion: { motif: 'full-moon', relation: 'over' } };
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
  const others = said.map((word) => (drawn.includes(word) ? '' : word));
  const actor = sightings(others).find(({ kind, motif }) => kind === 'thing' && isCreature(motif));
  const acts = [subject, companion?.motif].some((motif = '') => isCreature(motif) || isVehicle(motif));
  if (!actor || acts || companion?.relation === 'hold') return described;
  const first = { motif: subject, relation: WORN.has(subject) || isDraped(subject) ? 'wear' : 'beside' } as const;
  return { ...arrange(actor.motif, first, [...(companion ? [companion.motif] : []), ...accents]), undrawn };
}

/** What moves is drawn before its surroundings. */
const namesActor = (words: readonly string[]) =>
  sightings(words).some(
    ({ kind, motif }) => (kind === 'thing' && isCreature(motif)) || (kind !== 'keyword' && isVehicle(motif)),
  );

const BALL_SPORTS = new Set(
  'soccer football tennis softball baseball basketball volleyball rugby bowling pickleball golf'.split(' '),
);

/** What has its name from a sport, a game, a trade, or from what is done. */
const SPORTS_GEAR: Record<string, ReadonlySet<string>> = {
  ball: BALL_SPORTS,
  bat: new Set(['baseball', 'softball']),
  glove: new Set(['baseball', 'softball', 'boxing']),
  stick: new Set(['hockey', 'lacrosse']),
  sticks: new Set(['hockey', 'lacrosse']),
  paddle: new Set(['pickleball']),
  hook: new Set(['crochet']),
  clubs: new Set(['golf']),
  egg: new Set(['hatching']),
  basket: new Set(['disc']),
  wheel: new Set(['hamster']),
  flag: new Set(['golf']),
  boots: new Set(
    'combat marine army soldier military veteran hiking hiker hike camping mountain mountains trail work welder lineman ironworker carpenter rain garden gardening'.split(
      ' ',
    ),
  ),
  helmet: new Set(['welder', 'welding', 'firefighter', 'fireman', 'fire', 'motorcycle', 'viking']),
  skates: new Set('roller hockey winter figure snow snowy mountain mountains lake pond frozen christmas'.split(' ')),
  bottle: new Set('wine winery vineyard vineyards merlot cabernet'.split(' ')),
  badge: new Set('sheriff police deputy cop officer'.split(' ')),
  king: new Set(['chess']),
  queen: new Set(['chess']),
  bishop: new Set(['chess']),
  knight: new Set(['chess']),
};
const SPORT_NAMES = new Map([
  ['softball', 'baseball'],
  ['disc', 'disc golf'],
  ['welder helmet', 'welding'],
  ...'deputy cop officer'.split(' ').map((who) => [who, 'police'] as const),
  ['fireman', 'firefighter'],
  ['fire', 'firefighter'],
  ...'winery vineyard vineyards merlot cabernet'.split(' ').map((where) => [where, 'wine'] as const),
  ...'hockey winter figure snow snowy mountain mountains lake pond frozen christmas'
    .split(' ')
    .map((where) => [`${where} skates`, 'ice'] as const),
  ...'marine army soldier military veteran'.split(' ').map((who) => [who, 'combat'] as const),
  ...'hiker hike camping mountain mountains trail'.split(' ').map((who) => [who, 'hiking'] as const),
  ...'welder lineman ironworker carpenter'.split(' ').map((who) => [who, 'work'] as const),
  ...'garden gardening'.split(' ').map((who) => [who, 'rain'] as const),
]);

/** "On a ball"; but "a ball of yarn" and "a snow ball". */
const isBare = (words: readonly string[], at: number) => isDeterminer(words[at - 1] ?? '') && words[at + 1] !== 'of';

/** Pumpkins of the harvest have no face, and the lights of Christmas are on a string. */
function inSeason(drawn: readonly string[], printed: readonly string[]): string[] {
  const has = (season: ReadonlySet<string>) => [...printed, ...drawn].some((word) => season.has(word));
  const isHarvest = has(HARVEST) && !has(SPOOKY);
  const isChristmas = has(CHRISTMAS);
  return drawn.flatMap((word, at) => {
    if (isHarvest && /^pumpkins?$/u.test(word) && !/^(?:pie|spice)$/u.test(drawn[at + 1] ?? '')) return ['plain', word];
    const isBare = word === 'lights' && !/^(?:string|christmas|northern|fairy|traffic)$/u.test(drawn[at - 1] ?? '');
    return isChristmas && isBare ? ['string', word] : [word];
  });
}

const HARVEST = new Set(
  'fall autumn thanksgiving thankful grateful blessed harvest patch farm hay leaves turkey scarecrow sunflower sunflowers gather pie wheat corn apple apples sweater'.split(
    ' ',
  ),
);
const SPOOKY = new Set(
  'halloween spooky witch ghost ghosts skeleton skull bat bats boo trick scary carved carving vampire zombie haunted lantern spider creepy monster frankenstein candy'.split(
    ' ',
  ),
);
const CHRISTMAS = new Set('christmas santa merry reindeer holiday holly jolly elf'.split(' '));

/** A ball is that of the sport that the words name, and so are bats and sticks. */
function withSport(drawn: readonly string[], printed: readonly string[]): string[] {
  return drawn.flatMap((word, at) => {
    const one = word.replace(/(?<=bat|ball|glove)s$/u, '');
    const sports = Object.hasOwn(SPORTS_GEAR, one) ? SPORTS_GEAR[one] : undefined;
    const sport = [...printed, ...drawn].find((other) => sports?.has(other));
    if (!sport && one === 'ball' && isBare(drawn, at)) return ['beach', word];
    if (!sport || sports?.has(drawn[at - 1] ?? '')) return word;
    if (one === 'ball') return [sport, word];
    return [SPORT_NAMES.get(`${sport} ${one}`) ?? SPORT_NAMES.get(sport) ?? sport, word];
  });
}

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
  const bred = things.some(({ motif }) => hasTag(motif, 'dog-breed') && motif !== 'dog');
  const known = bred ? things.filter(({ motif }) => motif !== 'dog') : things;
  const usable = known.length > 0 ? known : seen.filter(({ kind }) => !said || kind !== 'keyword');
  const wearer = usable.some(({ motif }) => isCreature(motif));
  const worth = (one: Sighting) => weight(one, words, wearer, said);
  const subject = [...usable].sort((p, q) => worth(q) - worth(p) || leading(p, q, words, said))[0];
  if (!subject || (!said && subject.kind !== 'thing' && undrawn.length > 0)) return { undrawn };
  const cast = withCompanion(subject, usable, words, said);
  const grouped = withGroup(cast, subject, usable, words);
  const several = said ? grouped : onItsFeet(withMany(withSecond(grouped, words), subject, words), subject, words);
  if (said) return { ...grouped, undrawn };
  const done = [withDeedOfTwo, withRope, withChase, inPosture, onLegs].reduce(
    (one, step) => step(one, subject, words),
    several,
  );
  return { ...withMother(done, words), undrawn };
}

/** "Bear crossing a creek": all of it, where it is in no pose of ours. */
function onItsFeet(cast: Cast, { motif, at, length }: Sighting, words: readonly string[]): Cast {
  const { subject = '', companion, accents } = cast;
  const isFree = companion === undefined || /^(?:beside|above|over)$/u.test(companion.relation);
  const whole = [companion?.motif, ...(accents ?? [])].some((one = '') => isWearable(one)) ? undefined : wholeOf(motif);
  const end = at + length + (/^(?:family|couple|pair|pack|herd)$/u.test(words[at + length] ?? '') ? 1 : 0);
  const deed = words.slice(end, end + 2).join(' ');
  if (!whole || subject !== motif || !isFree || !(STEPS.has(words[end] ?? '') || deed === 'drinking from')) return cast;
  const same = (one: string) => (one === motif ? whole : one);
  return {
    subject: whole,
    ...(companion && { companion: { ...companion, motif: same(companion.motif) } }),
    ...(accents && { accents: accents.map(same) }),
  };
}

const STEPS = new Set(
  'prowling stalking creeping sneaking walking crossing standing grazing wandering roaming strolling wading following foraging trotting marching stepping looking peering waiting'.split(
    ' ',
  ),
);

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

/** "Baseball and heart". */
const isListedBall = ({ at, length }: Sighting, words: readonly string[]) =>
  BALL_SPORTS.has(words[at] ?? '') && words[at] !== 'golf' && (words[at - 1] === 'and' || words[at + length] === 'and');

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
  isScenery(sighting, words) && !(hasTree(sighting) && isHeld(words, sighting.at));

const hasTree = ({ motif }: Sighting) => motif.endsWith('tree');
const isHeld = (words: readonly string[], at: number) =>
  isDeterminer(words[at - 1] ?? '') && DEEDS[words[at - 2] ?? ''] === 'hold';
const isScenery = (sighting: Sighting, words: readonly string[]) => LANDSCAPES.has(phraseOf(sighting, words));

function withCompanion(subject: Sighting, usable: readonly Sighting[], words: readonly string[], said: boolean): Cast {
  const acting = words.map((_, at) => (at === subject.at ? undefined : activityAt(words, at))).find(Boolean);
  // "Pizza surfing".
  const next = activityAt(words, subject.at + subject.length);
  const activity = isCreature(subject.motif) ? acting : next?.relation === 'ride' ? next : undefined;
  const catches = activity?.motif === 'fishing-pole' && WATER_CREATURES.has(subject.motif);
  const own = activity && activity.motif !== subject.motif && !catches ? [activity] : [];
  const others = usable.filter((other) => other !== subject && other.kind === 'thing');
  const turned = turnedAround(subject, others, words);
  if (turned) return turned;
  const woven = others.find((other) => isMadeOf(words, subject, other));
  if (woven) return { ...arrange(subject.motif, { motif: woven.motif, relation: 'wear' }), accents: [woven.motif] };
  const limbs = mascotLimbs(subject, words);
  if (limbs) {
    const things = others.map(({ motif }) => motif);
    return arrange(subject.motif, { motif: limbs, relation: 'wear' }, things);
  }
  const found = others.flatMap((other): Related[] => {
    const relation = relationOf(words, subject, other, said);
    return relation ? [{ ...other, relation, isDone: Object.hasOwn(DEEDS, placedBy(words, other.at)) }] : [];
  });
  const related = found.map((one, at) => withLast(one, found[at - 1], subject, words));
  const isOver = related.some(({ relation }) => relation === 'over');
  const flown = !isOver && isFlyingWitch(subject, words) ? ({ motif: 'broom', relation: 'ride' } as const) : undefined;
  const first = own[0] ?? flown ?? firstOf(related);
  const move = movesOf(subject, words);
  const isClung = (move === CLINGING || move === CORD) && first !== own[0];
  const companion = move && (isClung || isIdle(first)) ? { motif: move, relation: 'wear' as const } : first;
  if (!companion) return arrange(subject.motif, costumeOf(subject, words));
  const { motif, relation } = companion;
  const costume = costumeOf(subject, words);
  const isBare = ![companion, ...related].some((one) => WORN.has(one.motif));
  const accents = [...(costume && isWearable(costume.motif) && isBare ? [costume] : []), ...related].map(
    (one) => one.motif,
  );
  // What stands beside it does not keep it from what belongs to its role.
  const isOwn =
    costume && relation === 'beside' && (costume.relation === 'hold' || (isWearable(costume.motif) && isBare));
  if (isOwn && !said) return arrange(subject.motif, costume, accents);
  return arrange(subject.motif, { motif, relation }, said ? [] : accents);
}

interface Related extends Sighting {
  relation: Relation;
  isDone: boolean;
}

/** "With a pipe and a bass": what is listed behind something that is worn is held. */
function withLast(one: Related, last: Related | undefined, subject: Sighting, words: readonly string[]): Related {
  if (!last || last.at < subject.at || last.relation !== 'wear' || one.relation !== 'beside') return one;
  if (placedBy(words, last.at) !== 'with') return one;
  const between = words.slice(last.at + last.length, one.at).join(' ');
  const isListed = /^(?:and|&)(?: (?:an?|the|his|her|its|some))?(?: \p{L}+)?$/u.test(between);
  const isLarge = isCreature(one.motif) || isVehicle(one.motif) || LANDSCAPES.has(words[one.at] ?? '');
  return isListed && (!isLarge || WATER_CREATURES.has(one.motif)) ? { ...one, relation: 'hold' } : one;
}

/** "Skull made of roses"; but "a house made of wood" has one picture. */
function isMadeOf(words: readonly string[], subject: Sighting, other: Sighting): boolean {
  const between = words.slice(subject.at + subject.length, other.at).join(' ');
  return /^made (?:out )?of\b/u.test(between) && words[other.at + other.length - 1]?.endsWith('s') === true;
}

/** Nothing in its hands or under it, but perhaps a hat on its head. */
const isIdle = (companion: Companion | undefined) =>
  companion === undefined ||
  companion.relation === 'beside' ||
  (companion.relation === 'wear' && isWearable(companion.motif));

const isFlyingWitch = ({ motif, at, length }: Sighting, words: readonly string[]) =>
  motif.startsWith('witch') && words.slice(at + length, at + length + 2).includes('flying');

/** "Dancing frog", "moose flexing": a body of ours that moves. */
function movesOf({ motif, at, length }: Sighting, words: readonly string[]): string | undefined {
  const behind = words.slice(at + length, at + length + 3);
  const around = [words[at - 1] ?? '', ...[1, 2, 3].map((many) => behind.slice(0, many).join(' '))];
  const deed = around.findLast((some) => Object.hasOwn(MOVES_OF_BODIES, some));
  const move = deed ? MOVES_OF_BODIES[deed] : undefined;
  if (move && hasFigure(HEAD_OF[motif] ?? motif)) return move;
  return move === CLINGING && (!isCreature(motif) || isTiny(motif)) && !behind[0]?.startsWith('climb')
    ? CORD
    : undefined;
}

/** "Avocado doing yoga", "dancing taco". */
function mascotLimbs({ motif, at, length }: Sighting, words: readonly string[]): string | undefined {
  const [next = '', after = ''] = words.slice(at + length);
  const deed = [words[at - 1] ?? '', next === 'doing' ? after : next].find((word) => Object.hasOwn(MASCOT_DEEDS, word));
  return deed && isMascot(motif) ? MASCOT_DEEDS[deed] : undefined;
}

/** What carries something is below it, what is full of something around it: "whale with a lighthouse on its back". */
function turnedAround(subject: Sighting, others: readonly Sighting[], words: readonly string[]): Cast | undefined {
  for (const other of others) {
    const rest = others.filter((one) => one !== other).map(({ motif }) => motif);
    if (other.at > subject.at && isOnBack(words, other)) {
      const carrier = HEAD_OF[subject.motif] ?? subject.motif;
      if (hasFigure(carrier) && !isCreature(other.motif))
        return arrange(subject.motif, { motif: other.motif, relation: 'wear' }, rest);
      const relation = isCreature(other.motif) || isVehicle(subject.motif) ? 'ride' : 'above';
      return arrange(other.motif, { motif: subject.motif, relation }, rest);
    }
    const onTop = words.slice(other.at + other.length, subject.at).join(' ');
    if (other.at < subject.at && /^on top of (?:an?|the|his|her)\b/u.test(onTop))
      return arrange(other.motif, { motif: subject.motif, relation: 'above' }, rest);
    if (other.at < subject.at && isOnBack(words, subject))
      return arrange(subject.motif, { motif: other.motif, relation: 'ride' }, rest);
    const [vessel, content] = other.at < subject.at ? [other, subject] : [subject, other];
    const between = words.slice(vessel.at + vessel.length, content.at).join(' ');
    const isFull =
      isHollow(vessel.motif) &&
      /^(?:(?:full |filled |overflowing |loaded |packed |piled |stuffed )?(?:of|with)|of)$/u.test(between);
    const isFilled = /^(?:full|filled|loaded|packed|piled|stuffed)\b|of$/u.test(between);
    // "Cookie jar".
    const isOf = other.at === subject.at + subject.length && isHollow(other.motif) && hasTag(subject.motif, 'food');
    if (isOf) return arrange(subject.motif, { motif: other.motif, relation: 'ride' }, rest);
    if (isFull && isFilled) return arrange(content.motif, { motif: vessel.motif, relation: 'ride' }, rest);
  }
  return undefined;
}

/** What somebody rides or holds comes before what is worn or near; a second animal stays where it is. */
function firstOf(companions: readonly (Companion & { isDone: boolean })[]): Companion | undefined {
  const [first] = companions;
  if (!first) return undefined;
  if (isCreature(first.motif)) return companions.find((one) => carriesBoth(first, one)) ?? first;
  const active = companions.filter(({ relation }) => ACTIVE.has(relation));
  // Who rides and holds is drawn with both.
  const held = active.find(({ relation, motif }) => relation === 'hold' && !carriesHolder(motif));
  if (held && active.some(({ motif }) => carriesHolder(motif) && !isCreature(motif))) return held;
  const mount = active.find(({ relation, motif }) => relation === 'ride' && isCreature(motif));
  if (held && mount) return mount;
  return active.find(({ isDone }) => isDone) ?? active[0] ?? first;
}

/** "Cat and dog in a canoe". */
const carriesBoth = (mate: Companion, { motif, relation }: Companion) =>
  mate.relation === 'beside' && (relation === 'ride' || relation === 'above') && !isCreature(motif);

type Companion = NonNullable<Cast['companion']>;
const ACTIVE = new Set<Relation>(['ride', 'above', 'over', 'hold', 'versus']);

/** A pair of skeletons that drinks coffee has the second at its foot, and who holds two beers one in each hand. */
function withGroup(cast: Cast, subject: Sighting, usable: readonly Sighting[], words: readonly string[]): Cast {
  const group = groupOf(subject, words);
  const { companion, accents = [] } = cast;
  if (!companion && words.includes('crossed') && isPairable(subject.motif))
    return { ...cast, companion: { motif: subject.motif, relation: 'crossed' } };
  if (!companion) return { ...cast, ...group };
  const crossed = crossing(cast, words);
  if (crossed) return crossed;
  const other = usable.find(({ motif }) => motif === companion.motif);
  const count = other && !group.companion ? countOf(words, other.at, other.length) : 1;
  const more = count > 1 || !other || !isPluralCreature(other, words) ? count - 1 : 1;
  if (more > 0) return { ...cast, accents: [...Array(more).fill(companion.motif), ...accents].slice(0, MOST_ACCENTS) };
  if (!group.companion) return cast;
  const others = [subject.motif, ...(group.accents ?? [])];
  return { ...cast, accents: [...others, ...accents].slice(0, MOST_ACCENTS) };
}

/** "Hen with chicks", "a hive with bees". */
const isPluralCreature = ({ motif, at, length }: Sighting, words: readonly string[]) =>
  isCreature(motif) &&
  /(?:[^su]s|mice|geese|wolves)$/u.test(words[at + length - 1] ?? '') &&
  isCreatureWord(words[at + length - 1] ?? '');

/** "Mama elephant with baby elephant": named twice, an animal is there twice. */
function withSecond(cast: Cast, words: readonly string[]): Cast {
  const { subject = '', companion } = cast;
  const named = findSightings(words).filter(({ motif }) => motif === subject);
  const second = named[1];
  const isNear = companion?.relation === 'beside' && !isCreature(companion.motif) && !cast.accents;
  if ((companion && !isNear) || !isCreature(subject) || named.length !== 2 || !second) return cast;
  const more = Math.min(countOf(words, second.at, second.length) - 1, MOST_ACCENTS);
  return { ...cast, companion: again(subject), ...(more > 0 && { accents: Array(more).fill(subject) }) };
}

/** "Wolves howling", "bees": more than one, however many. */
function withMany(
  cast: Cast,
  { motif, at, length }: Pick<Sighting, 'motif' | 'at' | 'length'>,
  words: readonly string[],
): Cast {
  const isMany = words
    .slice(at, at + length)
    .some((word) => /[^su]s$|mice$|geese$/u.test(word) && isCreatureWord(word));
  const moves = cast.companion !== undefined && isLimbs(cast.companion.motif) && hasFigure(HEAD_OF[motif] ?? motif);
  if (isMany && moves && !cast.accents) return { ...cast, accents: Array(MOST_ACCENTS).fill(motif) };
  if (!cast.companion && isMany && isCreature(motif)) return { ...cast, companion: again(motif) };
  const isNear =
    /^(?:beside|ride|above)$/u.test(cast.companion?.relation ?? '') && !isCreature(cast.companion?.motif ?? '');
  if (isNear && isMany && isCreature(motif) && !cast.accents) return { ...cast, accents: [motif] };
  return withMore(cast, { motif, at, length }, words);
}

/** "Tents around a campfire": a second one, of what is drawn one by one. */
function withMore(
  cast: Cast,
  { motif, at, length }: Pick<Sighting, 'motif' | 'at' | 'length'>,
  words: readonly string[],
): Cast {
  const { companion, accents = [] } = cast;
  if (
    companion?.relation === 'beside' &&
    accents.length === 0 &&
    isSinglyMany(companion.motif, words) &&
    !SINGLY.has(motif)
  )
    return { ...cast, accents: [companion.motif] };
  if (cast.subject !== motif || !SINGLY.has(motif) || !/[^su]s$/u.test(words[at + length - 1] ?? '')) return cast;
  if (companion?.motif === motif || accents.includes(motif)) return cast;
  if (!companion) return { ...cast, companion: again(motif) };
  // "Crayons and pencils".
  const isPair = companion.relation === 'beside' && accents.length === 0;
  if (isPair && isSinglyMany(companion.motif, words)) return { ...cast, accents: [motif, companion.motif] };
  return companion.relation === 'beside' ? { ...cast, accents: [motif, ...accents].slice(0, MOST_ACCENTS) } : cast;
}

const isSinglyMany = (motif: string, words: readonly string[]) => {
  const one = SINGLY.has(motif) ? sightings(words).find((other) => other.motif === motif) : undefined;
  return one !== undefined && /[^su]s$/u.test(words[one.at + one.length - 1] ?? '');
};

const SINGLY = new Set(
  'test-tube adirondack-chair lawn-chair tomato red-heart heart balloon hot-air-balloon-stripes ear-of-corn farm-eggs chicken tent pumpkin-plain jack-o-lantern pencil cactus cupcake cookie taco doughnut sunflower tulip rose candle feather red-apple peach lemon strawberry sailboat canoe camping-lantern beach-umbrella pine-forest carrot avocado acorn pickup-truck tractor rocket flying-saucer mushroom crayon'.split(
    ' ',
  ),
);

/** "Two giraffes kissing": alike, and with a heart; "otters holding hands": without one. */
function withDeedOfTwo(cast: Cast, { motif, at, length }: Sighting, words: readonly string[]): Cast {
  const deed = words
    .slice(at + length)
    .join(' ')
    .replace(/^(?:couple|pair) /u, '');
  const isPair = cast.companion?.motif === motif && cast.companion.relation === 'beside' && !cast.accents;
  const contested = cast.companion?.motif;
  if (deed.startsWith('fighting over') && contested && contested !== motif && cast.accents?.includes(motif))
    return { ...cast, companion: { motif, relation: 'versus' }, accents: [contested] };
  if (!isPair || !/^(?:kissing|hugging|cuddling|snuggling|in love|holding (?:hands|paws))\b/u.test(deed)) return cast;
  const companion = { motif, relation: 'versus' } as const;
  return { ...cast, companion, ...(!deed.startsWith('holding') && { accents: ['red-heart'] }) };
}

/** "Beagle chasing a rabbit": both run. */
function withChase(cast: Cast, { at, length }: Sighting, words: readonly string[]): Cast {
  const { subject = '', companion, accents } = cast;
  const isChase = /^(?:chasing|herding|following|fleeing)$/u.test(words[at + length] ?? '');
  const run = (motif: string) => hasFigure(HEAD_OF[motif] ?? motif);
  if (
    !isChase ||
    companion?.relation !== 'beside' ||
    companion.motif === subject ||
    accents ||
    !run(subject) ||
    !run(companion.motif)
  )
    return cast;
  return { ...cast, accents: [RUN] };
}

const RUN = 'running-arms';

/** "Cat writing on a chalkboard": a head alone does nothing. */
function onLegs(cast: Cast, { at, length }: Sighting, words: readonly string[]): Cast {
  const { subject = '', companion, accents } = cast;
  const isBusy = BUSY.has(words[at + length] ?? '');
  if (!isBusy || companion?.relation !== 'beside' || accents || companion.motif === subject) return cast;
  const isAble = isCreature(subject) && !hasTag(subject, 'person') && hasFigure(HEAD_OF[subject] ?? subject);
  return isAble ? { ...cast, accents: [STAND] } : cast;
}

const STAND = 'waving-arms';
const BUSY = new Set(
  'writing drawing painting pushing looking watching guarding waiting fixing building washing feeding brushing pointing sniffing visiting teaching delivering pulling meeting greeting knocking standing walking'.split(
    ' ',
  ),
);

/** "Koala clinging to its mother": the young one in the arms of the other. */
function withMother(cast: Cast, words: readonly string[]): Cast {
  const { subject = '', companion, accents = [] } = cast;
  const isHeld =
    /\b(?:clinging to|holding onto|hugging|cuddling with|riding on|snuggling) (?:its|her|his|their) (?:mother|mom|mama)\b/u;
  if (!isHeld.test(words.join(' ')) || !hasFigure(HEAD_OF[subject] ?? subject)) return cast;
  const others = companion ? [companion.motif, ...accents] : accents;
  return { ...cast, companion: { motif: subject, relation: 'hold' }, accents: others.slice(0, MOST_ACCENTS) };
}

/** "Dog pulling a sled of logs", "skeleton walking a dog": with a rope between the two. */
function withRope(cast: Cast, { at, length }: Sighting, words: readonly string[]): Cast {
  const { companion, accents = [] } = cast;
  const deed = words.slice(at + length, at + length + 2).join(' ');
  const isPulled = /sled|sleigh|wagon|cart|trailer|plow|hay-bale/u.test(companion?.motif ?? '');
  const isPulling = isPulled && /^(?:pulling|towing|dragging|hauling) (?:an?|the|its|his|her)\b/u.test(deed);
  const isWalking =
    /\bwalking (?:an?|the|its|his|her|two|three)\b/u.test(words.slice(at + length).join(' ')) &&
    (isCreature(companion?.motif ?? '') || hasTag(companion?.motif ?? '', 'creature'));
  if (companion?.relation !== 'beside' || !(isPulling || isWalking)) return cast;
  return { ...cast, accents: [...accents.slice(0, MOST_ACCENTS - 1), isPulling ? TOW_ROPE : LEASH] };
}

/** "Crossed hammer and saw", "banjo crossed with a fiddle". */
function crossing(cast: Cast, words: readonly string[]): Cast | undefined {
  const { subject = '', companion } = cast;
  const isCrossed = words.includes('crossed') && companion && companion.relation !== 'versus';
  if (!isCrossed || !isPairable(subject) || !isPairable(companion.motif)) return undefined;
  return { ...cast, companion: { motif: companion.motif, relation: 'crossed' } };
}

/** "Crossed axe and wrench" has no picture of two axes. */
const crossesOther = (words: readonly string[], at: number) =>
  words[at] === 'crossed' && words[at + 2] === 'and' && !words[at + 1]?.endsWith('s');

/** A thing, and not the picture of two that are crossed. */
const isPairable = (motif: string) =>
  !isCreature(motif) && !/crossed|-and-|hockey$|(?:clubs|bats|needles|sticks|paddles|boards|drums)$/u.test(motif);

const again = (motif: string): Companion => ({ motif, relation: 'beside' });

/** "Penguin couple", "three little pumpkins": the same picture again, smaller. */
function groupOf({ motif, at, length }: Sighting, words: readonly string[]): Cast {
  const count = countOf(words, at, length);
  const more = Math.min(count - 2, MOST_ACCENTS);
  if (count < 2) return {};
  return more > 0 ? { companion: again(motif), accents: Array(more).fill(motif) } : { companion: again(motif) };
}

const YOUNG = new Set('pup puppy cub kitten calf chick'.split(' '));

/** "Pup" in "harp seal pup": no second animal. */
function isYoung({ at }: Sighting, seen: readonly Sighting[], words: readonly string[]): boolean {
  return YOUNG.has(words[at] ?? '') && seen.some((other) => other.at + other.length === at && isCreature(other.motif));
}

/** "Cowboy" in "cowboy frog": no second creature. */
function isRole({ at, length }: Sighting, seen: readonly Sighting[], words: readonly string[]): boolean {
  if (Object.hasOwn(COSTUMES, words[at] ?? '') && words.slice(0, at).includes('dressed')) return true;
  return seen.some(
    (other) =>
      (other.at === at + length || other.at + other.length === at) &&
      other.kind === 'thing' &&
      Object.hasOwn(COSTUMES, words[at] ?? '') &&
      costumeOf(other, words) !== undefined,
  );
}

function costumeOf(subject: Sighting, words: readonly string[]): Cast['companion'] {
  const isDressed = isCreature(subject.motif) || isMascot(subject.motif);
  if (!isDressed || WATER_CREATURES.has(subject.motif)) return undefined;
  const dressed = words.indexOf('dressed', subject.at);
  const around = dressed < 0 ? [words[subject.at - 1], words[subject.at + subject.length]] : words.slice(dressed);
  const role = around.find((word) => Object.hasOwn(COSTUMES, word ?? ''));
  const costume = role === undefined ? undefined : COSTUMES[role];
  // A pepper has a head for a hat, and no body.
  const fits = isCreature(subject.motif) || costume?.relation !== 'wear' || WORN.has(costume.motif);
  return fits ? costume : undefined;
}

/**
 * Of two equal pictures the first is the subject, in a list as where a relation joins them. Adjacent words of a saying
 * are a compound, and its last is the subject: "pumpkin spice latte".
 */
function leading(p: Sighting, q: Sighting, words: readonly string[], said: boolean): number {
  const [first, second] = p.at < q.at ? [p, q] : [q, p];
  const joined = words.slice(first.at + first.length, second.at).some((word) => Object.hasOwn(RELATIONS, word));
  return joined || !said ? p.at - q.at : q.at - p.at;
}

function activityAt(words: readonly string[], at: number): Cast['companion'] {
  const word = words[at] ?? '';
  const pair = `${words[at - 1]} ${word}`;
  if (Object.hasOwn(PAIRED_ACTIVITIES, pair)) return PAIRED_ACTIVITIES[pair];
  const next = words[at + 1];
  // "Reading a newspaper" names what is read.
  const isNamed = Object.hasOwn(DEEDS, word) && next !== undefined && !JOINTS.has(next);
  return Object.hasOwn(ACTIVITIES, word) && !isNamed ? ACTIVITIES[word] : undefined;
}

const BY_KIND = { thing: 2, emblem: -2, keyword: -4, undrawn: -9 };

/** "In rubber boots holding an umbrella": what somebody is in, on or with does nothing itself. */
function isPlacedAt(words: readonly string[], at: number): boolean {
  const last = placedBy(words, at);
  return JOINTS.has(last) && last !== 'and' && last !== 'of';
}

/** "Diner with a classic car". */
const isWithOther = (words: readonly string[], at: number) =>
  words.indexOf('with') > 0 && placedBy(words, at) === 'with';

/** The joint or deed that a thing belongs to; empty where there is none. */
function placedBy(words: readonly string[], at: number): string {
  const before = words.slice(Math.max(0, at - LONGEST_LEAD), at);
  return before.findLast((word) => JOINTS.has(word) || Object.hasOwn(DEEDS, word)) ?? '';
}

/** Words from a joint to the thing that it places: "in a red rubber boot". */
const LONGEST_LEAD = 3;

/** Creatures before vehicles before things; named things before what stands for a word; worn things last. */
function weight(one: Sighting, words: readonly string[], wearer: boolean, said: boolean): number {
  const { motif, kind, at, length } = one;
  const isPerson =
    !said &&
    kind === 'thing' &&
    hasTag(motif, 'person') &&
    motif !== 'scuba-diver' &&
    words.slice(at, at + length).some(namesSomebody);
  const rank = isCreature(motif) || isPerson ? 8 : isVehicle(motif) && !isWithOther(words, at) ? 3 : 0;
  const led = !said && rank === 8 && isWithOther(words, at) && isLedByPlace(words, at) ? 9 : 0;
  const article = /^(?:an?|the)$/u.test(words[at + length + 1] ?? '');
  const able = (article || isCreature(motif)) && !isPlacedAt(words, at);
  const acts = (isActing(words[at + length] ?? '') && able) || mascotLimbs(one, words) ? 9 : 0;
  return (
    acts +
    rank -
    led +
    BY_KIND[kind] -
    (wearer && WORN.has(motif) ? 9 : 0) -
    (length === 1 && KIN.has(words[at] ?? '') && !motif.endsWith('-face') ? 1 : 0)
  );
}

/** "Retro camper with a flamingo", "barn with chickens": what is named first is what is drawn. */
function isLedByPlace(words: readonly string[], at: number): boolean {
  const first = findSightings(words).find(({ kind }) => kind === 'thing');
  return first !== undefined && first.at < at && isPlaceLike(first.motif);
}

/** They are fished for. */
const WATER_CREATURES = new Set('fish tropical-fish shark whale orca seal crab lobster shrimp octopus'.split(' '));

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
]);

/** What a picture shows already beside its subject: the place, or what is held. */
export const HAS_ALREADY: Record<string, readonly string[]> = {
  'sloth-hanging': ['tree-branch'],
  'koala-sleeping': ['tree-branch'],
  'cat-climbing': ['tree-branch'],
  'bat-hanging': ['tree-branch'],
  'monkey-swinging': ['jungle-vine', 'banana'],
  'worm-reading': ['open-book', 'books', 'glasses'],
  'ghost-reading': ['open-book', 'books'],
  'crab-beers': ['beer-mug'],
  'bear-catching-fish': ['fish', 'salmon-fish', 'fishing-pole'],
  'gorilla-lifting': ['barbell'],
  'chick-hatching': ['hatching-egg', 'egg'],
  'turtle-hatching': ['hatching-egg', 'egg'],
  'dino-hatching': ['hatching-egg', 'egg', 'dinosaur-egg'],
  'dragon-hatching': ['hatching-egg', 'egg'],
  'archer-shooting': ['bow-and-arrow'],
  'coach-face': ['whistle', 'billed-cap'],
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
  'hockey-player': ['ice-hockey'],
  ...SHOWN_BY_POSTURES,
  snowman: ['scarf', 'top-hat', 'carrot', 'nose'],
  cowboy: ['top-hat', 'cowboy-hat'],
  cowgirl: ['top-hat', 'cowboy-hat'],
  'farmer-face': ['top-hat'],
  'chef-face': ['chef-hat'],
  'santa-claus': ['santa-hat'],
  'witch-face': ['witch-hat', 'top-hat'],
  tennis: ['tennis-ball'],
  'bearded-face': ['mustache', 'beard-man'],
  'dad-face': ['mustache', 'beard-man'],
  'musician-face': ['mustache', 'beard-man'],
  'welder-working': ['welding-mask', 'torch'],
  'reading-girl': ['open-book', 'books'],
  'bride-standing': ['bouquet'],
  'tap-dancer': ['top-hat', 'walking-cane', 'cane'],
  'bagpiper-playing': ['bagpipes', 'kilt'],
  'roofer-working': ['hammer'],
  'conductor-orchestra': ['baton'],
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

function arrange(subject: string, companion?: Cast['companion'], others: readonly string[] = []): Cast {
  if (subject === 'cowboy-hat' && !companion)
    return { subject: 'skull', companion: { motif: subject, relation: 'wear' } };
  if (subject === 'surfboard' && !companion) return { subject: 'surfboards' };
  if (!companion || companion.motif === subject) return { subject };
  // Dragons curl around a pile of books.
  const motif = /^(?:snake|dragon)/u.test(subject) ? companion.motif : shownAs(companion);
  if (HAS_ALREADY[subject]?.includes(motif)) {
    const [next, ...rest] = others.filter((other) => other !== motif && !HAS_ALREADY[subject]?.includes(other));
    const relation = next && isCreature(next) ? 'beside' : 'hold';
    return arrange(
      subject,
      next && hasFigure(HEAD_OF[subject] ?? subject) ? { motif: next, relation } : undefined,
      rest,
    );
  }
  const accents = [...new Set(others)].filter((other) => ![subject, motif, companion.motif].includes(other));
  const cast = { subject, companion: { ...companion, motif } };
  return accents.length > 0 ? { ...cast, accents: accents.slice(0, MOST_ACCENTS) } : cast;
}
