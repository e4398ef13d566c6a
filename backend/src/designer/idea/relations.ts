/** Finds in the words between two pictures what one does with the other. */

import { hasTag } from '../figures/catalog.ts';
import { isDressable } from '../figures/mascots.ts';
import type { Sighting } from '../words/lexicon.ts';
import {
  fitOf,
  isDraped,
  isFrame,
  isHollow,
  isMouthed,
  isSmallFlier,
  isSpread,
  isTiny,
  isWearable,
  standsInFront,
} from '../words/outfits.ts';
import { isPluralName } from '../words/plurals.ts';
import { DEEDS, isCreature, isVehicle, RELATIONS, type Relation, RIDDEN, WORN } from '../words/roles.ts';
import { JOINTS, OWNERS, STATES } from '../words/speech.ts';

/** What does something is the subject, whatever it is: "UFO abducting a cow". */
export const isActing = (next: string) =>
  Object.hasOwn(DEEDS, next) || /^(?!str|spr|dur)\p{L}{2,}[^aeiou]ing$/u.test(next);

const LIMBS = new Set(
  'ear mouth beak head antlers back belly shell hair tail paws paw hands hand ears wings horns horn tusks tusk trunk tongue claw snout teeth feet tentacles claws arms nose neck eyes'.split(
    ' ',
  ),
);

export const isLimbName = (word: string) => LIMBS.has(word);

/** "Lights on its antlers", "holding paws": a part of whoever is drawn. */
export function isLimb(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? '';
  return LIMBS.has(words[at] ?? '') && (OWNERS.has(before) || before === 'holding');
}

/** Larger than whoever is beside it. */
export const isPlaceLike = (motif: string) =>
  isVehicle(motif) || hasTag(motif, 'building') || /trailer|minibus/u.test(motif);

const after = (words: readonly string[], { at, length }: Sighting) =>
  words.slice(at + length, at + length + 4).join(' ');
export const isOnBack = (words: readonly string[], thing: Sighting) =>
  /^(?:(?:couple|pair|family) )?(?:growing |riding |sitting |standing |perched )?on (?:(?:its|his|her|their) (?:back|shoulder|shell)|top(?! of\b))|^on (?:the|its|a) roof\b|^in (?:the|its) (?:back|bed|trunk)\b/u.test(
    after(words, thing),
  );
const isOnHead = (words: readonly string[], thing: Sighting) =>
  /^(?:on|between|over|in|behind) (?:its|his|her|their) (?:heads?|antlers|horns?|tusks?|ears?|hair|nose|snout)\b/u.test(
    after(words, thing),
  );
const isInMouth = (words: readonly string[], thing: Sighting) =>
  /^(?:in|between) (?:its|his|her|their) (?:mouth|beak|teeth)\b/u.test(after(words, thing));

function isLiteral(motif: string, word: string): boolean {
  return motif.split('-').some((part) => part.length > 2 && (word === part || word === `${part}s`));
}

/** The relation in the words between two pictures; without such a word only if the second has its own name. */
export function relationOf(
  words: readonly string[],
  subject: Sighting,
  other: Sighting,
  said: boolean,
): Relation | undefined {
  const [first, second] = subject.at < other.at ? [subject, other] : [other, subject];
  const between = words.slice(first.at + first.length, second.at);
  // "Mechanic working | on an engine".
  const isAtWork = words[first.at + first.length - 1] === 'working';
  const named = nearestRelation(isAtWork ? ['working', ...between] : between, other.motif === 'fence');
  const isLarge = isCreature(other.motif) || isPlaceLike(other.motif);
  const isSomething = !isCreature(subject.motif) && !hasTag(subject.motif, 'person');
  if (named === 'hold' && hasTag(other.motif, 'building') && isSomething) return 'beside';
  if (named === 'hold' && (isSomething || subject.motif === 'skull') && hasBlooms(words, other)) return 'beside';
  if (named === 'hold' && isLarge && isPlaceLike(subject.motif)) return 'beside';
  if (named === 'hold' && isSmallFlier(other.motif) && isSomething) return 'beside';
  // "Raccoon with a trash can".
  if (named === 'hold' && between[0] === 'with' && BINS.test(other.motif) && isCreature(subject.motif)) return 'ride';
  if (subject.at < other.at && isPeeking(between)) return peekedOver(other.motif);
  // "Sweater fox".
  if (between.length === 0 && other.at < subject.at && isWearable(other.motif) && isCreature(subject.motif))
    return 'wear';
  const isAround =
    isAtmosphere(other.motif) && between.findLast((word) => JOINTS.has(word) || isActing(word)) === 'with';
  if (named === 'hold' && isAround && isCreature(subject.motif)) return 'beside';
  const isTaken = between.some((word) => TAKES.has(word)) && named === 'hold';
  if (isTaken && WORN.has(other.motif)) return 'hold';
  const isWorn = named === 'hold' || named === 'wear' || (subject.at < other.at && between[0] === 'in');
  const wearable = isCreature(subject.motif) || isWorn;
  if (WORN.has(other.motif) && named !== 'versus' && (wearable || named !== 'beside'))
    return wearable ? 'wear' : undefined;
  if (isCreature(subject.motif) && subject.at < other.at) {
    const placed = placedOn(words, other, between);
    if (placed) return placed;
  }
  if (isDressedThing(words, subject, other)) return 'wear';
  if (other.motif === 'candle' && hasTag(subject.motif, 'food') && subject.at < other.at) return 'wear';
  if (isSpread(other.motif) && subject.at < other.at && (between.includes('with') || isWinged(words, other, between)))
    return 'wear';
  if (other.motif === 'antler-blooms' && subject.at < other.at) return 'wear';
  if (other.motif === 'mustache' && subject.at < other.at && between.includes('with')) return 'wear';
  if (isDraped(other.motif) && subject.at < other.at && between.some((word) => word === 'in' || word === 'with'))
    return 'wear';
  if (isFrame(other.motif) && subject.at < other.at && /\b(?:out|at|in|through|on|from|by)\b/u.test(between.join(' ')))
    return 'ride';
  if (isTiny(subject.motif) && isOnBloom(words, subject, other, between)) return 'above';
  if (isCostume(between, subject, other)) return 'crossed';
  if (isCreature(subject.motif) && subject.at < other.at && isWoundAround(words.slice(subject.at, other.at)))
    return 'hold';
  if (subject.at < other.at && isInside(between) && isHollow(other.motif)) return 'ride';
  const isNear = between.length < 5 && subject.at < other.at;
  if (isNear && isInside(between) && isCreature(subject.motif) && IN_LEAVES.test(other.motif)) return 'ride';
  if (subject.at < other.at && isAboard(between, subject) && isVehicle(other.motif)) return 'ride';
  // "Elf hanging ornaments".
  if (between.length === 1 && between[0] === 'hanging' && isCreature(subject.motif)) return 'hold';
  if (between.length === 1 && other.at < subject.at && Object.hasOwn(DEEDS, between[0] ?? '')) return named;
  if (named === 'above' && (RIDDEN.has(other.motif) || other.motif === 'hen-nest')) return 'ride';
  if (named === 'over' && !isCreature(subject.motif) && !isVehicle(subject.motif)) return 'above';
  // "Mom with a folding chair".
  if (named === 'hold' && between[0] === 'with' && CHAIRS.test(other.motif)) return 'ride';
  if (named === 'hold' && BULKY.has(other.motif) && !isCreature(subject.motif)) return 'beside';
  // "Sheepdog with sheep": nobody has them in the arms, unless it says so.
  const isSomebody = isCreature(subject.motif) || hasTag(subject.motif, 'person');
  const isToy = words.slice(first.at, second.at + second.length).includes('toy');
  if (named === 'hold' && isMet(between) && isSomebody && isBig(other.motif) && !isToy) return 'beside';
  // "Cat licking a man" does not carry him.
  if (named === 'hold' && !isCarriedBy(between) && hasTag(other.motif, 'person') && subject.at < other.at)
    return 'beside';
  // "Coach with a whistle | and clipboard".
  const hasThings = words.slice(subject.at, subject.at + subject.length).includes('with');
  if (hasThings && isCreature(subject.motif) && between.length < 3 && between[0] === 'and') return 'hold';
  if (named === 'wear') return 'hold';
  if (named && (subject.at < other.at || named === 'beside' || named === 'versus')) return named;
  if (named || between.some((word) => isActing(word) || STATES.has(word))) return 'beside';
  if (subject.at < other.at && between.some((word) => NEAR.has(word) || word === 'of')) return 'beside';
  if (between.length > 0) return undefined;
  if (isCreature(subject.motif) && hasTag(other.motif, 'food') && other.at < subject.at) return 'hold';
  const isListed =
    !said &&
    /^(?:and|&)$/u.test(words[second.at + second.length] ?? '') &&
    words.length > second.at + second.length + 1;
  return isListed || (!said && other.length > 1) || isLiteral(other.motif, words[other.at] ?? '')
    ? 'beside'
    : undefined;
}

/** "Motorcycle and eagle wings". */
const isWinged = (words: readonly string[], { at, length }: Sighting, between: readonly string[]) =>
  words[at + length - 1] === 'wings' && /^(?:and|&)$/u.test(between[0] ?? '') && between.length < 3;

/** What is around somebody, and in nobody's hands. */
export const isAtmosphere = (motif: string) => /^(?:leaf-pile|fireworks|sparkles|snowflake)$/u.test(motif);

/** "Piano with roses": they are at its sides. */
const hasBlooms = (words: readonly string[], { motif, at, length }: Sighting) =>
  isFlower(motif) && words[at - 1] === 'with' && /s$/u.test(words[at + length - 1] ?? '');

const isCarriedBy = (between: readonly string[]) => between.some((word) => CARRIES.has(word));

const CARRIES = new Set('holding hugging carrying lifting rocking cradling cuddling'.split(' '));

export const isFlower = (motif: string) => FLOWER.test(motif) && motif !== 'mushroom';

const FLOWER =
  /flower|rose|tulip|daisy|lavender|lily|poppy|blossom|bouquet|hibiscus|peony|dahlia|bloom|lotus|mushroom|milkweed|violet|jasmine|black-eyed|lilac|marigold|magnolia|bluebonnet|lupine|iris|orchid|hydrangea/u;

/** "Paramedic with an ambulance" stands before it. */
const isBig = (motif: string) => isVehicle(motif) || (isCreature(motif) && !isTiny(motif) && !HANDFULS.has(motif));
const HANDFULS = new Set(['starfish', 'rubber-duck', 'seahorse', 'teddy-bear', 'baby-chick', 'duck', 'fish']);
const isMet = (between: readonly string[]) => !between.some((word) => Object.hasOwn(DEEDS, word));

/** What is worn elsewhere is eaten, taken or made: "goat eating a hat". */
const TAKES = new Set(
  'eating chewing biting munching nibbling stealing fetching carrying holding making selling licking'.split(' '),
);

/** "Dog peeking over a fence", "cat hiding behind a pumpkin". */
const isPeeking = (between: readonly string[]) =>
  /\b(?:peeking|looking|peering|hiding|popping|peeping)\b.*\b(?:over|behind)\b/u.test(between.join(' '));

/** Half hidden by what is small enough; in front of the rest. */
const peekedOver = (motif: string): Relation =>
  standsInFront(motif) ? 'hold' : hasTag(motif, 'building') || motif.endsWith('tree') ? 'beside' : 'ride';

/** On or at the body of a creature. */
function placedOn(words: readonly string[], other: Sighting, between: readonly string[]): Relation | undefined {
  const bites = isMouthed(other.motif) && between.some((word) => BITES.has(word));
  if (other.motif === 'smoking-pipe') return 'wear';
  if (isOnHead(words, other) || (isMouthed(other.motif) && (isInMouth(words, other) || bites))) return 'wear';
  const isSingleBoot = isHollow(other.motif) && !isFeet(words, other);
  if (isWearable(other.motif) && between.some((word) => DRESSES.has(word)) && !(isSingleBoot && isInside(between)))
    return 'wear';
  if (SHELTERS.has(other.motif) && between.some((word) => /^(?:under|beneath)$/u.test(word))) return 'hold';
  if (standsInFront(other.motif) && between.some((word) => /^(?:at|behind)$/u.test(word))) return 'hold';
  return undefined;
}

/** "Dressed as a taco", "dressed up as a shark". */
const isCostume = (between: readonly string[], subject: Sighting, other: Sighting) =>
  subject.at < other.at &&
  isCreature(subject.motif) &&
  /dressed (?:up )?(?:as|like)(?: an?)?(?: \p{L}+)?$/u.test(between.join(' '));

/** "Snake wrapped around a sword". */
const isWoundAround = (words: readonly string[]) =>
  /\b(?:wrapped|curled|coiled|wound|twisted|entwined|wrapping|curling|coiling)(?: up)? around\b/u.test(words.join(' '));

/** Of a pair: one boot has a plant or somebody in it. */
const isFeet = (words: readonly string[], { at, length }: Sighting) => words[at + length - 1] === 'boots';

/** "Pineapple wearing a lei", "pickle in cowboy boots". */
function isDressedThing(words: readonly string[], subject: Sighting, other: Sighting): boolean {
  if (isCreature(subject.motif) || other.at < subject.at) return false;
  const between = words.slice(subject.at + subject.length, other.at);
  const isOn = isWearable(other.motif) && isDressable(subject.motif);
  const arePlanters = isHollow(other.motif) && !(isFeet(words, other) && !isFlower(subject.motif));
  const isIn = between.includes('in') && !arePlanters;
  const isAround = between.includes('with') && fitOf(other.motif)?.place === 'neck';
  return isOn && (isIn || isAround || between.some((word) => word === 'wearing' || word === 'wears'));
}

/** "Rose with a bee", "sunflower and ladybug"; but bees and daisies are beside one another. */
function isOnBloom(words: readonly string[], subject: Sighting, other: Sighting, between: readonly string[]): boolean {
  const isMany = ({ at, length }: Sighting) => isPluralName(words[at + length - 1] ?? '');
  if (!FLOWER.test(other.motif) || other.motif.endsWith('house')) return false;
  const isPair = /^(?:and|&)(?: an?)?$/u.test(between.join(' ')) && !isMany(subject) && !isMany(other);
  return isPair || (other.at < subject.at && between.includes('with'));
}

/** "Grandpa in a golf cart", "moose on an ATV". */
const isAboard = (between: readonly string[], { motif }: Sighting) =>
  (isCreature(motif) || hasTag(motif, 'person')) &&
  /(?:^|(?<!lean)ing )(?:in|on|inside) (?:an?|the|his|her|its|their)\b/u.test(between.join(' '));

const BITES = new Set('biting chewing fetching catching smoking blowing'.split(' '));
const DRESSES = new Set('wearing wears with in on dressed'.split(' '));
const SHELTERS = new Set(['umbrella-open', 'beach-umbrella', 'leaf-umbrella', 'mushroom']);

const GROWS = new Set('looking peering growing sprouting blooming peeking popping bursting poking'.split(' '));

function isInside(between: readonly string[]): boolean {
  if (between.includes('front')) return false;
  if (between.includes('wrapped') && /^(?:in|as|like)$/u.test(between.findLast((word) => JOINTS.has(word)) ?? 'as'))
    return true;
  if (between.some((word) => GROWS.has(word)) && between.some((word) => /^(?:from|of|in)$/u.test(word))) return true;
  if (/\bout of (?:an?|the|his|her|its)?(?: \p{L}+)?$/u.test(between.join(' '))) return true;
  return INSIDE.has(
    between.findLast((word) => INSIDE.has(word) || BESIDES.has(word) || Object.hasOwn(RELATIONS, word)) ?? '',
  );
}

/** That of the word next to the second thing: "drinking a beer by a fire", "with a hat on a skateboard". */
function nearestRelation(between: readonly string[], isFence = false): Relation | undefined {
  const at = between.findLastIndex((one) => Object.hasOwn(RELATIONS, one) || NEAR.has(one));
  const [deed = '', word = ''] = [between[at - 1], between[at]];
  // "Balancing on a ball"; but "balancing a ball on its nose".
  if (deed === 'balancing' && word === 'on') return 'above';
  if (deed === 'waving' && word === 'from') return 'ride';
  if (deed === 'leaning') return isFence ? 'hold' : 'beside';
  if (/^(?:writing|drawing|painting|working)$/u.test(deed) && word === 'on') return 'beside';
  // "Knocking over", "drinking from": the deed says it.
  if (Object.hasOwn(DEEDS, deed) && (Object.hasOwn(RELATIONS, word) || word === 'from')) return DEEDS[deed];
  return Object.hasOwn(RELATIONS, word) ? RELATIONS[word] : undefined;
}

const BINS = /^(?:wastebasket|dumpster|shirt-pocket)$/u;
/** One looks out of them. */
const IN_LEAVES = /^(?:christmas|evergreen|deciduous)-tree$/u;
const CHAIRS = /(?:chair|armchair-cozy|stool-bar|throne-royal)$/u;

/** Arms before the chest would hide them. */
const BULKY = new Set(['surfboard', 'surfboards', 'snowboard', 'canoe']);

/** Where something is: "hippo in a tutu", "bigfoot at a campfire". */
const NEAR = new Set(
  'in inside at by beside near under beneath behind among around from through between below after to toward towards'.split(
    ' ',
  ),
);

const BESIDES = new Set('at by beside near behind'.split(' '));
const INSIDE = new Set('in inside hatching'.split(' '));
