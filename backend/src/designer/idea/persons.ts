import { findSightings, type Sighting } from '../words/lexicon.ts';
import { ANYONE, PERSON_FIGURES } from '../words/persons.ts';
import { DEEDS, isCreature, isVehicle, PAIRED_ACTIVITIES } from '../words/roles.ts';
import { isDeterminer } from '../words/speech.ts';

/**
 * The figure of a person who does something with a thing, has one or sits on it: "girl riding a horse", "teacher with an
 * apple", "farmer on a tractor".
 */
export function personAt(words: readonly string[], at: number): string | undefined {
  const word = words[at] ?? '';
  const figure = Object.hasOwn(PERSON_FIGURES, word) ? PERSON_FIGURES[word] : undefined;
  if (!figure) return undefined;
  const [link = '', ...behind] = words.slice(at + 1);
  // Who is drawn whole stands: only a head gets a body that rides, holds or wears.
  const isHead = figure.endsWith('-face');
  if (isHead && isSeated(link, behind)) return figure;
  const isDeed = isHead && /^(?:ride|hold|wear)$/u.test((Object.hasOwn(DEEDS, link) && DEEDS[link]) || '');
  if (!isDeed && (link !== 'with' || ANYONE.has(word))) return undefined;
  if (Object.hasOwn(PAIRED_ACTIVITIES, `${link} ${behind[0]}`)) return figure;
  const [next] = findSightings(behind).filter(({ kind }) => kind === 'thing');
  return next && next.at <= MOST_BETWEEN ? figure : undefined;
}

/** "On a tractor", "in a canoe"; but "on a mission". */
function isSeated(link: string, [article = '', ...seat]: readonly string[]): boolean {
  if (!/^(?:on|in)$/u.test(link) || !isDeterminer(article)) return false;
  const [first] = findSightings(seat);
  return first?.at === 0 && first.kind === 'thing' && (isVehicle(first.motif) || isCreature(first.motif));
}

/** "A big red" horse. */
const MOST_BETWEEN = 3;

/** The sightings with the persons among them, who are seen in place of what stands for their trades. */
export function withPersons(found: readonly Sighting[], words: readonly string[]): Sighting[] {
  const isInside = (at: number) =>
    found.some((one) => {
      const isCovered = one.length > 1 && one.at <= at && at < one.at + one.length;
      return isCovered && one.motif !== PERSON_FIGURES[words[at] ?? ''];
    });
  const persons = words.flatMap((_, at): Sighting[] => {
    const motif = isInside(at) ? undefined : personAt(words, at);
    return motif ? [{ motif, kind: 'thing', at, length: 1 }] : [];
  });
  const others = found.filter((one) => !persons.some(({ at }) => at === one.at));
  return [...others, ...persons].sort((one, other) => one.at - other.at);
}
