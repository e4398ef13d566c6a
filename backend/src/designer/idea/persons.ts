import { findSightings, type Sighting } from '../words/lexicon.ts';
import { isHollow } from '../words/outfits.ts';
import { ANYONE, PERSON_FIGURES } from '../words/persons.ts';
import { ACTIVITIES, DEEDS, isCreature, isVehicle, PAIRED_ACTIVITIES, WORN } from '../words/roles.ts';
import { LANDSCAPES } from '../words/scenes.ts';
import { isDeterminer } from '../words/speech.ts';

/**
 * The figure of a person who does something with a thing, has one or sits on it: "girl riding a horse", "teacher with an
 * apple", "farmer on a tractor".
 */
export function personAt(words: readonly string[], at: number): Person | undefined {
  const person = personNamed(words, at);
  if (!person) return undefined;
  const [link = '', ...behind] = words.slice(at + person.length);
  if (link === 'dressed' && behind[0] === 'as') return person;
  if (isOfPair(words, at, person.length)) return person;
  if (isSeated(link, behind) || isBusyAt(link, behind)) return person;
  if (!ANYONE.has(words[at] ?? '') && standsBy(link, behind)) return person;
  const isKnown = /^(?:ride|hold|wear)$/u.test((Object.hasOwn(DEEDS, link) && DEEDS[link]) || '');
  const isDeed = isKnown || (!ANYONE.has(words[at] ?? '') && /\p{L}{3}ing$/u.test(link));
  if (!isDeed && (link !== 'with' || (ANYONE.has(words[at] ?? '') && !wearsAt(behind)))) return undefined;
  if (Object.hasOwn(PAIRED_ACTIVITIES, `${link} ${behind[0]}`)) return person;
  const [next] = findSightings(behind).filter(
    ({ kind }) => kind === 'thing' || (kind === 'undrawn' && !isKnown && isDeed),
  );
  return next && next.at <= MOST_BETWEEN ? person : undefined;
}

/** "Toddler with a crown". */
function wearsAt(behind: readonly string[]): boolean {
  const [first] = findSightings(behind);
  return first !== undefined && first.at < 2 && first.kind === 'thing' && WORN.has(first.motif);
}

/** "Grandpa and his grandson building a birdhouse": both. */
function isOfPair(words: readonly string[], at: number, length: number): boolean {
  const isDone = (end: number) => /\p{L}{3}ing$/u.test(words[end] ?? '');
  const second = at + length + (isDeterminer(words[at + length + 1] ?? '') ? 2 : 1);
  const mate = words[at + length] === 'and' ? personNamed(words, second) : undefined;
  if (mate) return isDone(second + mate.length);
  const joint = isDeterminer(words[at - 1] ?? '') ? at - 2 : at - 1;
  return words[joint] === 'and' && personNamed(words, joint - 1) !== undefined && isDone(at + length);
}

interface Person {
  motif: string;
  /** In words: "nurse", "police officer". */
  length: number;
}

function personNamed(words: readonly string[], at: number): Person | undefined {
  for (const length of [2, 1]) {
    const name = words.slice(at, at + length).join(' ');
    const motif = Object.hasOwn(PERSON_FIGURES, name) ? PERSON_FIGURES[name] : undefined;
    if (motif) return { motif, length };
  }
  return undefined;
}

/** "Fishing on a dock"; "Grandpa fishing" alone is said. */
function isBusyAt(activity: string, [link = '', article = '']: readonly string[]): boolean {
  return Object.hasOwn(ACTIVITIES, activity) && /^(?:on|in|at|from|by)$/u.test(link) && isDeterminer(article);
}

/** "Plumber under a sink", "chef beside a grill". */
function standsBy(link: string, [article = '', ...behind]: readonly string[]): boolean {
  if (!/^(?:under|behind|beside|near|on|in|at)$/u.test(link) || !isDeterminer(article)) return false;
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

/** The sightings with the persons among them, who are seen in place of what stands for their trades. */
export function withPersons(found: readonly Sighting[], words: readonly string[]): Sighting[] {
  const isInside = (at: number, { motif, length }: Person) =>
    found.some((one) => {
      const isCovered = one.length > 1 && one.at <= at && at < one.at + one.length;
      return isCovered && one.motif !== motif && !(one.at === at && one.length === length);
    });
  const persons = words.flatMap((_, at): Sighting[] => {
    const person = personAt(words, at);
    return person && !isInside(at, person) ? [{ ...person, kind: 'thing', at }] : [];
  });
  const others = found.filter((one) => !persons.some(({ at, length }) => at <= one.at && one.at < at + length));
  return [...others, ...persons].sort((one, other) => one.at - other.at);
}
