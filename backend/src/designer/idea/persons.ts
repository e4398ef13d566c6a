import { hasTag } from '../figures/catalog.ts';
import { isDressable } from '../figures/mascots.ts';
import { findSightings, isCreatureWord, type Sighting } from '../words/lexicon.ts';
import { isHollow } from '../words/outfits.ts';
import { ANYONE, figureOfTrade, figureWithSex, PERSON_FIGURES } from '../words/persons.ts';
import { ACTIVITIES, DEEDS, isCreature, isVehicle, PAIRED_ACTIVITIES, WORN } from '../words/roles.ts';
import { LANDSCAPES } from '../words/scenes.ts';
import { isDeterminer, JOINTS, KIN, namesSomebody, OWNERS, STATES } from '../words/speech.ts';

/**
 * The figure of a person who does something with a thing, has one or sits on it: "girl riding a horse", "teacher with an
 * apple", "farmer on a tractor".
 */
export function personAt(words: readonly string[], at: number): Person | undefined {
  const isRole = KIN.has(words[at] ?? '') || ROLES_OF_ANIMALS.has(words[at] ?? '');
  const isOfAnimal = isRole && isCreatureWord(words[at - 1] ?? '');
  const person = words[at - 1] === 'its' || isOfAnimal ? undefined : personNamed(words, at);
  if (!person) return undefined;
  const [link = '', ...behind] = words.slice(at + person.length);
  if (link === 'dressed' && behind[0] === 'as') return person;
  if (isOfPair(words, at, person.length)) return person;
  if (isSeated(link, behind) || isBusyAt(link, behind)) return person;
  if (standsBy(link, behind)) return person;
  // "Nurse with a first aid kit": whatever it is.
  if (link === 'with' && isDeterminer(behind[0] ?? '') && !ANYONE.has(words[at] ?? '')) return person;
  if (isMet(words, at, person.length)) return person;
  if (hasOwn(words.slice(at + person.length))) return person;
  const isKnown = /^(?:ride|hold|wear)$/u.test((Object.hasOwn(DEEDS, link) && DEEDS[link]) || '');
  const isDeed =
    isKnown || /\p{L}{3}ing$/u.test(link) || (STATES.has(link) && JOINTS.has(behind[0] ?? '')) || link === 'asleep';
  if (!isDeed && (link !== 'with' || (ANYONE.has(words[at] ?? '') && !hasAt(behind) && !isDeterminer(behind[0] ?? ''))))
    return undefined;
  if (Object.hasOwn(PAIRED_ACTIVITIES, `${link} ${behind[0]}`)) return person;
  const [next] = findSightings(behind).filter(
    ({ kind }) => kind === 'thing' || (kind === 'undrawn' && !isKnown && (isDeed || !ANYONE.has(words[at] ?? ''))),
  );
  return (next && next.at <= MOST_BETWEEN) || (isDeed && !next) ? person : undefined;
}

/** "With her golden retriever", "with flowers in her hair". */
function hasOwn(behind: readonly string[]): boolean {
  const owner = behind.findIndex((word) => OWNERS.has(word));
  return owner > 0 && owner < MOST_TO_OWNER && isLink(behind[0] ?? '');
}

const MOST_TO_OWNER = 6;
const isLink = (word: string) => JOINTS.has(word) || /\p{L}{3}ing$/u.test(word);

/** "Toddler with a crown", "girl with sunflowers". */
function hasAt(behind: readonly string[]): boolean {
  const [first] = findSightings(behind);
  if (first?.kind !== 'thing') return false;
  return (first.at < 2 && WORN.has(first.motif)) || (first.at === 0 && !LANDSCAPES.has(behind[0] ?? ''));
}

/** "Grandpa and his grandson building a birdhouse": both. */
function isOfPair(words: readonly string[], at: number, length: number): boolean {
  const isDone = (end: number) => /\p{L}{3}ing$/u.test(words[end] ?? '');
  const isAtPlace = (end: number) =>
    /^(?:in|on|at|under|with)$/u.test(words[end] ?? '') && isDeterminer(words[end + 1] ?? '');
  const second = at + length + (isDeterminer(words[at + length + 1] ?? '') ? 2 : 1);
  const isWithKids =
    words[at + length] === 'and' &&
    words
      .slice(second - 1, second + 2)
      .join(' ')
      .includes('two kids');
  if (isWithKids) return true;
  const mate = words[at + length] === 'and' ? personNamed(words, second) : undefined;
  const isLast = (end: number) => words[end] === undefined;
  const isCounted = isDeterminer(words[at + length + 1] ?? '');
  if (mate) {
    const end = second + mate.length;
    return isDone(end) || isAtPlace(end) || (isCounted && isLast(end));
  }
  const joint = isDeterminer(words[at - 1] ?? '') ? at - 2 : at - 1;
  const isSecond = words[joint] === 'and' && personNamed(words, joint - 1) !== undefined;
  const isOneMore = isSecond && joint === at - 2 && isLast(at + length);
  return isSecond && (isDone(at + length) || isAtPlace(at + length) || isOneMore);
}

/** "Grandma baking cookies with her granddaughter", "goose chasing a man": somebody else is there, too. */
function isMet(words: readonly string[], at: number, length: number): boolean {
  const [link = '', article = ''] = words.slice(Math.max(0, at - 2), at);
  const isFree = words[at + length] === undefined || isLink(words[at + length] ?? '');
  return at > 2 && isFree && isDeterminer(article) && (MEETS.has(link) || /\p{L}{3}(?<!wear|be)ing$/u.test(link));
}

const MEETS = new Set('with and beside to'.split(' '));

interface Person {
  motif: string;
  /** In words: "nurse", "police officer". */
  length: number;
}

function personNamed(words: readonly string[], at: number): Person | undefined {
  for (const length of [3, 2, 1]) {
    const motif = figureOf(words.slice(at, at + length));
    // "Mechanic girl" is one.
    const isBoth = motif !== undefined && !ANYONE.has(words[at] ?? '') && isAnybody(words[at + length]);
    if (isBoth) return { motif: figureWithSex(motif, words[at + length] ?? ''), length: length + 1 };
    if (motif) return { motif, length };
  }
  const word = words[at] ?? '';
  const isUnknown =
    isTrade(words, at) && findSightings([word]).every(({ kind }) => kind !== 'thing') && !isPicturedAt(words, at);
  return isUnknown ? { motif: figureOfTrade(word), length: 1 } : undefined;
}

const isAnybody = (word = '') => /^(?:girl|lady|woman|guy|man|dude|boy|mom|dad)$/u.test(word);

/** Also of several: "old men", "nurses". */
function figureOf(name: readonly string[]): string | undefined {
  const last = name.at(-1) ?? '';
  const one = last.replace(/men$/u, 'man').replace(/(?<=\p{L}{2})(?<!s)s$/u, '');
  const names = one === last ? [last] : [last, one];
  const found = names.map((word) => [...name.slice(0, -1), word].join(' '));
  const known = found.find((phrase) => Object.hasOwn(PERSON_FIGURES, phrase));
  return known && PERSON_FIGURES[known];
}

/** "Cat barista", "bear mom": an animal. */
const ROLES_OF_ANIMALS = new Set(
  'barista bartender chef cook nurse doctor teacher plumber mechanic electrician pilot detective librarian welder farmer cowboy gardener artist painter dancer king queen princess'.split(
    ' ',
  ),
);

/** Whoever an idea begins with: "old cobbler". */
const isTrade = (words: readonly string[], at: number) =>
  at < LONGEST_LEAD &&
  namesSomebody(words[at] ?? '') &&
  !GROUPS.has(words[at] ?? '') &&
  !words.slice(0, at).some((word) => JOINTS.has(word));

const LONGEST_LEAD = 4;
const GROUPS = new Set('couple people friends kids girls boys men women baby'.split(' '));

/** "Trail runner", "rock climber" have pictures of their own. */
const isPicturedAt = (words: readonly string[], at: number) =>
  findSightings(words).some(
    (one) => one.at <= at && at < one.at + one.length && (one.kind === 'thing' || isCreature(one.motif)),
  );

/** "Fishing on a dock"; "Grandpa fishing" alone is said. */
function isBusyAt(activity: string, [link = '', article = '']: readonly string[]): boolean {
  return Object.hasOwn(ACTIVITIES, activity) && /^(?:on|in|at|from|by)$/u.test(link) && isDeterminer(article);
}

/** "Plumber under a sink", "chef beside a grill". */
function standsBy(link: string, [article = '', ...behind]: readonly string[]): boolean {
  if (!/^(?:under|behind|beside|near|on|in|at)$/u.test(link)) return false;
  if (/^(?:in|at)$/u.test(link) && LANDSCAPES.has(article)) return true;
  if (!isDeterminer(article)) return false;
  const isPlace = behind.slice(0, MOST_BETWEEN).some((word) => LANDSCAPES.has(word));
  return (
    isPlace || findSightings(behind).some(({ kind, at }) => /^(?:thing|undrawn)$/u.test(kind) && at <= MOST_BETWEEN)
  );
}

/** "On a tractor", "in a canoe"; but "on a mission". */
function isSeated(link: string, [article = '', ...seat]: readonly string[]): boolean {
  if (!/^(?:on|in)$/u.test(link) || !isDeterminer(article)) return false;
  const [first] = findSightings(seat);
  const carries =
    first && (isVehicle(first.motif) || isCreature(first.motif) || (link === 'in' && isHollow(first.motif)));
  return first?.at === 0 && first.kind === 'thing' && carries === true;
}

/** "A big red" horse. */
const MOST_BETWEEN = 3;

/** "Girl reading under a tree", "trumpeter in a jazz band": whoever does something in a description is seen. */
function isFigure({ motif, at, length }: Sighting, words: readonly string[]): boolean {
  const next = words[at + length];
  const isDeedAlone = length === 1 && /ing$/u.test(words[at] ?? '');
  const phrase = words.slice(at, at + length);
  const isNamed = phrase.some((word) => namesSomebody(word) && word !== 'baby') || namesSomebody(words[at - 1] ?? '');
  return (
    isNamed && (isCreature(motif) || hasTag(motif, 'person')) && !isDeedAlone && (next === undefined || isLink(next))
  );
}

/** "Fly fisherman standing in a river", "cook flipping pancakes": what is done is in the picture. */
function hasFigureOfDeed({ at, length }: Sighting, found: readonly Sighting[], words: readonly string[]): boolean {
  const figures = found.filter((one) => one.kind === 'emblem' && isFigure(one, words));
  if (figures.some((one) => one.at === at + length && one.length > 1)) return true;
  const isAlone = !found.some(
    (one) =>
      one.at >= at + length &&
      (one.kind === 'thing' || one.kind === 'undrawn') &&
      !LANDSCAPES.has(words.slice(one.at, one.at + one.length).join(' ')),
  );
  return isAlone && figures.some((one) => one.at === at && one.length === length);
}

/** "Woman lifting weights with a messy bun": it is hers. */
function withBun(found: readonly Sighting[], words: readonly string[]): Sighting[] {
  const bun = found.find(({ motif }) => motif === 'messy-bun');
  const woman = bun && found.find(({ motif, at }) => /^(?:woman|mom|girl)-face$/u.test(motif) && at < bun.at);
  if (bun && !woman) return withBunWorn(found, bun, words);
  if (!woman) return [...found];
  return found.filter((one) => one !== bun).map((one) => (one === woman ? { ...one, motif: 'messy-bun' } : one));
}

/** "Skeleton with a messy bun and bandana": the hair alone, which has its bandana. */
function withBunWorn(found: readonly Sighting[], bun: Sighting, words: readonly string[]): Sighting[] {
  // "Coffee and messy bun": two things.
  const isOnThing = /\b(?:with|in|wearing|has)(?: an?| her| its)?$/u.test(words.slice(0, bun.at).join(' '));
  const isWorn = found.some(
    ({ motif, at }) =>
      at < bun.at && ((isCreature(motif) && !hasTag(motif, 'person')) || (isOnThing && isDressable(motif))),
  );
  if (!isWorn) return [...found];
  const hasScrunchie = found.some(({ motif }) => motif === 'hair-scrunchie');
  const worn = { ...bun, motif: hasScrunchie ? 'bun-scrunchie' : 'bun-bandana' };
  return found
    .filter(({ motif }) => motif !== 'hair-scrunchie' && motif !== 'bandana')
    .flatMap((one) => (one === bun ? [worn, ...glassesIn(words, bun)] : [one]));
}

/** "Messy bun and sunglasses" is one name. */
function glassesIn(words: readonly string[], { at, length }: Sighting): Sighting[] {
  const spot = words.indexOf('sunglasses', at);
  return spot > at && spot < at + length ? [{ motif: 'sunglasses', kind: 'thing', at: spot, length: 1 }] : [];
}

/** The sightings with the persons among them, who are seen in place of what stands for their trades. */
export function withPersons(found: readonly Sighting[], words: readonly string[]): Sighting[] {
  const isInside = (at: number, { motif, length }: Person) =>
    found.some((one) => {
      const isCovered = one.length > 1 && one.at <= at && at + length <= one.at + one.length;
      const isWider = one.length > length && isFigure(one, words);
      return (
        isCovered &&
        (isWider || (one.kind !== 'emblem' && one.motif !== motif)) &&
        !(one.at === at && one.length === length)
      );
    });
  const all = words.flatMap((_, at): Sighting[] => {
    const person = personAt(words, at);
    return person && !isInside(at, person) ? [{ ...person, kind: 'thing', at }] : [];
  });
  // "Coal miner" is one.
  const single = all.filter(({ at }) => !all.some((one) => one.at < at && at < one.at + one.length));
  const persons = single.filter((one) => !hasFigureOfDeed(one, found, words));
  const isOfAnimal = ({ at, motif }: Sighting) =>
    ROLES_OF_ANIMALS.has(words[at] ?? '') && isCreatureWord(words[at - 1] ?? '') && hasTag(motif, 'person');
  const seen = found
    .filter((one) => !isOfAnimal(one))
    .map((one) => (one.kind === 'emblem' && isFigure(one, words) ? { ...one, kind: 'thing' as const } : one));
  const others = seen.filter(
    (one) => !persons.some(({ at, length }) => at < one.at + one.length && one.at < at + length),
  );
  return withBun(
    [...others, ...persons].sort((one, other) => one.at - other.at),
    words,
  );
}
