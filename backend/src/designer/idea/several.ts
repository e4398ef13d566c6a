/** Pictures that are there more than once. */

import { isLitter } from '../figures/animals/litters.ts';
import { hasTag } from '../figures/catalog.ts';
import { hasFigure } from '../figures/figure.ts';
import { HEAD_OF } from '../figures/heads.ts';
import { findSightings, isCreatureWord, type Sighting, sightings } from '../words/lexicon.ts';
import { floats, isAirborne, isHollow, isLimbs, isWearable, standsInFront } from '../words/outfits.ts';
import { isPluralName } from '../words/plurals.ts';
import { DEEDS, isCreature, isMascot, isVehicle, showsDeed } from '../words/roles.ts';
import { sizeOf } from '../words/sizes.ts';
import { type Cast, type Companion, MOST_ACCENTS } from './cast.ts';
import { countOf } from './counts.ts';
import { isFlower } from './relations.ts';

/** Animals, and what flies. */
const isMultiplied = (motif: string) => isAirborne(motif) || (isCreature(motif) && !hasTag(motif, 'person'));

/** "A cat in a pumpkin with bats flying around": what is further there is there twice where there are several. */
export function withSwarm(cast: Cast, words: readonly string[]): Cast {
  const [first, ...others] = cast.accents ?? [];
  const isThere = first === cast.subject || first === cast.companion?.motif;
  if (!first || others.length > 0 || isThere) return cast;
  const isLoad = cast.companion?.relation === 'ride' || isNamedMany(cast.companion?.motif ?? '', words);
  if (!isLoad && !isMultiplied(first) && !isWearable(first) && isNamedMany(first, words))
    return { ...cast, accents: [first, first] };
  if (!isMultiplied(first)) return cast;
  const named = findSightings(words).find(({ motif }) => motif === first);
  const isMany = named && words.slice(named.at, named.at + named.length).some(isPluralName);
  return isMany ? { ...cast, accents: [first, first] } : cast;
}

/** A pair of skeletons that drinks coffee has the second at its foot, and who holds two beers one in each hand. */
export function withGroup(cast: Cast, subject: Sighting, usable: readonly Sighting[], words: readonly string[]): Cast {
  const group = groupOf(subject, words);
  const { companion, accents = [] } = cast;
  if (!companion && words.includes('crossed') && isPairable(subject.motif))
    return { ...cast, companion: { motif: subject.motif, relation: 'crossed' } };
  if (!companion) return { ...cast, ...group };
  const crossed = crossedBehind(cast, words) ?? crossing(cast, words);
  if (crossed) return crossed;
  const other = usable.find(({ motif }) => motif === companion.motif);
  const count = other && !group.companion ? countOf(words, other.at, other.length) : 1;
  const more = count > 1 || !other || isLitter(other.motif) || !isPluralCreature(other, words) ? count - 1 : 1;
  if (more > 0) return { ...cast, accents: [...Array(more).fill(companion.motif), ...accents].slice(0, MOST_ACCENTS) };
  if (!group.companion) return cast;
  const others = [subject.motif, ...(group.accents ?? [])];
  return { ...cast, accents: [...others, ...accents].slice(0, MOST_ACCENTS) };
}

/** "Hen with chicks", "a hive with bees". */
const isPluralCreature = ({ motif, at, length }: Sighting, words: readonly string[]) =>
  isCreature(motif) &&
  (isPluralName(words[at + length - 1] ?? '') || /(?:mice|geese|wolves)$/u.test(words[at + length - 1] ?? '')) &&
  isCreatureWord(words[at + length - 1] ?? '');

/** "Giraffe and baby giraffe", "owl babysitting three owlets": the large one has the small ones. */
function isWithOwnYoung(
  { subject = '', companion, accents = [] }: Cast,
  named: readonly Sighting[],
  words: readonly string[],
) {
  const [parent, young] = named;
  if (!parent || !young || named.length > 2 || !isCreature(subject)) return false;
  const isAlone = !companion || (companion.motif === subject && companion.relation === 'beside');
  const isOne = countOf(words, parent.at, parent.length) < 2;
  return isAlone && isOne && accents.every((one) => one === subject) && words.some((word) => TENDS.test(word));
}

/** "Elephant mom and baby with balloons": they are around both. */
const hasYoungAndToys = ({ companion, ...cast }: Cast, named: readonly Sighting[], words: readonly string[]) =>
  companion?.relation === 'hold' && isAirborne(companion.motif) && isWithOwnYoung(cast, named, words);

const TENDS =
  /^(?:mom|mommy|mama|mother|papa|dad|daddy|father|her|his|its|baby|babies|babysitting|calf|cub|pup|joey|young)$/u;

/** "Mama elephant with baby elephant": named twice, an animal is there twice. */
export function withSecond(cast: Cast, words: readonly string[]): Cast {
  const { subject = '', companion } = cast;
  const named = findSightings(words).filter(({ motif }) => motif === subject);
  const second = named[1];
  if (second && isWithOwnYoung(cast, named, words)) {
    const others = Array(Math.max(0, Math.min(countOf(words, second.at, second.length) - 1, MOST_ACCENTS))).fill(
      subject,
    );
    const young = cast.accents ?? others;
    return { ...cast, companion: { motif: subject, relation: 'hold' }, ...(young.length > 0 && { accents: young }) };
  }
  if (second && companion && hasYoungAndToys(cast, named, words))
    return { ...cast, companion: { motif: subject, relation: 'hold' }, accents: [companion.motif] };
  const isNear = companion?.relation === 'beside' && !isCreature(companion.motif) && !cast.accents;
  const isAlive = isCreature(subject) || (isMascot(subject) && words.includes('baby'));
  if ((companion && !isNear) || !isAlive || named.length !== 2 || !second) return cast;
  // "Avocado holding a baby avocado".
  if (!companion && HOLDS_YOUNG.test(words.join(' ')))
    return { ...cast, companion: { motif: subject, relation: 'hold' } };
  const more = Math.min(countOf(words, second.at, second.length) - 1, MOST_ACCENTS);
  const others = [...Array(Math.max(0, more)).fill(subject), ...(companion ? [companion.motif] : [])];
  const accents = others.slice(0, MOST_ACCENTS);
  return { ...cast, companion: again(subject), ...(accents.length > 0 && { accents }) };
}

const HOLDS_YOUNG = /\b(?:holding|hugging|carrying|cradling|rocking) (?:an?|its|her|his) (?:baby|little|tiny) /u;

/** "Wolves howling", "bees": more than one, however many. */
export function withMany(
  cast: Cast,
  { motif, at, length }: Pick<Sighting, 'motif' | 'at' | 'length'>,
  words: readonly string[],
): Cast {
  if (isLitter(motif)) return cast;
  const isMany = words
    .slice(at, at + length)
    .some(
      (word) =>
        (isPluralName(word) || /(?:mice|geese|snowmen)$/u.test(word)) &&
        (isCreatureWord(word) || /^(?:hatchlings|skeletons)$/u.test(word)),
    );
  const moves = cast.companion !== undefined && isLimbs(cast.companion.motif) && hasFigure(HEAD_OF[motif] ?? motif);
  if (isMany && moves && !cast.accents) return { ...cast, accents: Array(MOST_ACCENTS).fill(motif) };
  if (!cast.companion && isMany && (isCreature(motif) || showsDeed(motif)) && !ONE_OF[motif])
    return { ...cast, companion: again(motif) };
  const isNear =
    /^(?:beside|ride|above|over)$/u.test(cast.companion?.relation ?? '') && !isCreature(cast.companion?.motif ?? '');
  const accents = cast.accents ?? [];
  if (isNear && isMany && isCreature(motif) && accents.length < MOST_ACCENTS && !accents.includes(motif))
    return { ...cast, accents: [motif, ...accents] };
  const areMany = (isMany && isCreature(motif)) || arePeopleAtIt({ motif, at, length }, words);
  if (areMany && isEachOnes(cast, isMany)) return { ...cast, accents: [motif, ...accents] };
  return withMore(cast, { motif, at, length }, words);
}

/** "Skeletons holding a heart", "owls wearing glasses": each of them has what is held or worn. */
function isEachOnes({ companion, accents = [] }: Cast, areAnimals: boolean): boolean {
  if (companion?.relation === 'wear') return areAnimals && isWearable(companion.motif) && accents.length === 0;
  const holds = companion?.relation === 'hold' && !isCreature(companion.motif);
  return holds && accents.length < MOST_ACCENTS && accents.every(isWearable);
}

/** "Nurses drinking coffee". */
const arePeopleAtIt = ({ motif, at, length }: Pick<Sighting, 'motif' | 'at' | 'length'>, words: readonly string[]) =>
  hasTag(motif, 'person') &&
  hasFigure(HEAD_OF[motif] ?? motif) &&
  (isPluralName(words[at + length - 1] ?? '') || /men$/u.test(words[at + length - 1] ?? '')) &&
  Object.hasOwn(DEEDS, words[at + length] ?? '');

/** "Octopus with beer mugs": in all of its arms. */
export function inAllArms(cast: Cast, words: readonly string[]): Cast {
  const { subject, companion, accents = [] } = cast;
  const holds = companion?.relation === 'hold' || companion?.relation === 'beside';
  if (subject !== 'octopus' || !holds || isCreature(companion.motif) || accents.includes(subject)) return cast;
  const { motif } = companion;
  const named = sightings(words).find((one) => one.motif === motif);
  const isMany = named !== undefined && isPlural(named, words) && !motif.endsWith('s');
  if (!(isMany || accents.includes(motif)) || isWearable(motif) || standsInFront(motif)) return cast;
  const others = accents.filter((one) => one !== motif);
  return { ...cast, companion: { motif, relation: 'hold' }, accents: [motif, ...others].slice(0, MOST_ACCENTS) };
}

/** "Cow with daisies", "bunny with eggs": nobody has several in two hands, so they are on both sides. */
function onBothSides(cast: Cast, words: readonly string[]): Cast | undefined {
  const { subject = '', companion, accents = [] } = cast;
  const [flier, ...others] = accents;
  const isFree = flier === undefined || (isAirborne(flier) && others.every((other) => other === flier));
  const isListed =
    others.length === 0 &&
    flier !== undefined &&
    flier !== companion?.motif &&
    !isAirborne(flier) &&
    !isCreature(flier) &&
    !isHollow(flier) &&
    (isNamedMany(flier, words) || (sizeOf(flier) < 2 && isNamedMany(companion?.motif ?? '', words)));
  const isBusy = hasTag(subject, 'person') && hasFigure(subject);
  if (companion?.relation !== 'hold' || isBusy || !(isFree || isListed)) return undefined;
  if (isAirborne(companion.motif) && !floats(companion.motif)) return undefined;
  const one = sightings(words).find(({ motif }) => motif === companion.motif);
  const from = one ? words.lastIndexOf('with', one.at) : -1;
  const isNear = one !== undefined && from >= 0 && one.at - from <= 2;
  if ([one?.motif, flier].some((motif = '') => isWearable(motif) || standsInFront(motif))) return undefined;
  if (
    !isNear ||
    !(isOneOfMany(one, words) || (isListed && isPlural(one, words))) ||
    (isHollow(subject) && !isVehicle(subject))
  )
    return undefined;
  return {
    ...cast,
    companion: { motif: companion.motif, relation: 'beside' },
    accents: isListed ? [flier, companion.motif] : [companion.motif, ...accents.slice(0, 1)],
  };
}

const isPlural = ({ at, length }: Sighting, words: readonly string[]) => isPluralName(words[at + length - 1] ?? '');

/** Named as several, and drawn as one. */
function isOneOfMany({ motif, at, length }: Sighting, words: readonly string[]): boolean {
  const last = words[at + length - 1] ?? '';
  if (!isPluralName(last) || isCreature(motif) || hasTag(motif, 'person')) return false;
  if (floats(motif)) return true;
  if (
    /(?:s|bouquet|cluster|field|pile|stack|stems|-pair|glove|boot|shoe|skate|pen|pencil|headphone|bow-and-arrow)$/u.test(
      motif,
    )
  )
    return false;
  const name = motif.split('-').at(-1) ?? '';
  return SINGLY.has(motif) || isFlower(motif) || last === `${name}s` || last === `${name}es`;
}

const isNamedMany = (motif: string, words: readonly string[]) => {
  const one = sightings(words).find((other) => other.motif === motif);
  return one !== undefined && isOneOfMany(one, words);
};

/** "Tents around a campfire": a second one, of what is drawn one by one. */
function withMore(
  cast: Cast,
  { motif, at, length }: Pick<Sighting, 'motif' | 'at' | 'length'>,
  words: readonly string[],
): Cast {
  const sides = onBothSides(cast, words);
  if (sides) return sides;
  const { companion, accents = [] } = cast;
  // "Skull with roses and butterflies".
  const [flier, ...fliers] = accents;
  const isBelow = companion?.relation === 'beside' && flier !== undefined && fliers.every((one) => one === flier);
  if (isBelow && isAirborne(flier) && !isAirborne(companion.motif) && isNamedMany(companion.motif, words))
    return { ...cast, accents: [companion.motif, flier] };
  const isNear = companion?.relation === 'beside' || (companion && isWithFlowers(motif, companion));
  const isSubjectMany = SINGLY.has(motif) && isPluralName(words[at + length - 1] ?? '');
  const isCompanionMany = isNear && (isSinglyMany(companion.motif, words) || isNamedMany(companion.motif, words));
  if (isNear && accents.length === 0 && isCompanionMany && !isSubjectMany)
    return { ...cast, companion: again(companion.motif), accents: [companion.motif] };
  if (cast.subject !== motif || !SINGLY.has(motif) || !isPluralName(words[at + length - 1] ?? '')) return cast;
  if (companion?.motif === motif || accents.includes(motif)) return cast;
  if (!companion) return { ...cast, companion: again(motif) };
  // "Crayons and pencils".
  const isPair = companion.relation === 'beside' && accents.length === 0;
  if (isPair && isSinglyMany(companion.motif, words)) return { ...cast, accents: [motif, companion.motif] };
  return companion.relation === 'beside' ? { ...cast, accents: [motif, ...accents].slice(0, MOST_ACCENTS) } : cast;
}

/** "Typewriter with roses": at both sides of it. */
const isWithFlowers = (motif: string, companion: Companion) =>
  companion.relation === 'hold' &&
  (isFlower(companion.motif) || companion.motif === 'red-heart') &&
  !isCreature(motif) &&
  !hasTag(motif, 'person');

const isSinglyMany = (motif: string, words: readonly string[]) => {
  const one = SINGLY.has(motif) ? sightings(words).find((other) => other.motif === motif) : undefined;
  return one !== undefined && isPluralName(words[one.at + one.length - 1] ?? '');
};

const SINGLY = new Set(
  'test-tube chestnut four-leaf-clover shamrock maple-leaf spiral-shell wrapped-gift american-flag beer-mug easter-egg adirondack-chair lawn-chair tomato red-heart heart balloon hot-air-balloon-stripes ear-of-corn farm-eggs chicken tent pumpkin-plain jack-o-lantern pencil cactus cupcake cookie taco doughnut sunflower tulip rose hibiscus candle feather red-apple peach lemon strawberry sailboat canoe camping-lantern beach-umbrella pine-forest carrot avocado acorn pickup-truck tractor rocket flying-saucer mushroom crayon hot-beverage tea-cup-china daisy lily poppy peony'.split(
    ' ',
  ),
);

/** "Crossed hammer and saw", "banjo crossed with a fiddle". */
function crossing(cast: Cast, words: readonly string[]): Cast | undefined {
  const { subject = '', companion } = cast;
  const isCrossed = words.includes('crossed') && companion && companion.relation !== 'versus';
  if (!isCrossed || !isPairable(subject) || !isPairable(companion.motif)) return undefined;
  return { ...cast, companion: { motif: companion.motif, relation: 'crossed' } };
}

const JOINS = /^(?:with|over|behind|above|below|under|on|and)$/u;

/** "Swords crossed over a shield", "skull with crossed bats": two of the first, and the other before them. */
function crossedBehind({ subject = '', companion }: Cast, words: readonly string[]): Cast | undefined {
  const at = words.indexOf('crossed');
  const isAfter = JOINS.test(words[at + 1] ?? '') && words[at - 1]?.endsWith('s');
  const isWith = JOINS.test(words[at - 2] ?? '') && words[at - 1]?.endsWith('s');
  const isBefore = words[at + 2] !== 'and' && JOINS.test(words[at - 1] ?? '') && words[at + 1]?.endsWith('s');
  if (at < 0 || !companion || !(isAfter || isWith || isBefore)) return undefined;
  const named = isAfter || isWith ? at - 1 : at + 1;
  const motif = findSightings(words).find((one) => one.at <= named && named < one.at + one.length)?.motif;
  const other = motif === subject ? companion.motif : subject;
  if (!motif || other === motif || ![subject, companion.motif].includes(motif)) return undefined;
  if (isCreature(motif) || motif.startsWith('crossed') || (isCreature(other) && other !== 'skull')) return undefined;
  return { subject: motif, companion: { motif, relation: 'crossed' }, accents: [other] };
}

/** "Crossed axe and wrench" has no picture of two axes. */
export const crossesOther = (words: readonly string[], at: number) =>
  words[at] === 'crossed' && words[at + 2] === 'and' && !words[at + 1]?.endsWith('s');

/** A thing, and not the picture of two that are crossed. */
const isPairable = (motif: string) =>
  !isCreature(motif) && !/crossed|-and-|hockey$|(?:clubs|bats|needles|sticks|paddles|boards|drums)$/u.test(motif);

const again = (motif: string): Companion => ({ motif, relation: 'beside' });

/** Of pictures that have two, for more than two. */
const ONE_OF: Record<string, string> = { 'penguin-pair-skating': 'penguin-skating' };

/** "Penguin couple", "three little pumpkins": the same picture again, smaller. */
function groupOf({ motif, at, length }: Sighting, words: readonly string[]): Cast {
  const count = countOf(words, at, length);
  const more = Math.min(count - 2, MOST_ACCENTS);
  if (count < 2) return {};
  const one = ONE_OF[motif];
  if (one) return count > 2 ? { subject: one, companion: again(one), accents: Array(more).fill(one) } : {};
  return more > 0 ? { companion: again(motif), accents: Array(more).fill(motif) } : { companion: again(motif) };
}
