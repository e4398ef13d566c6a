/** What two do with one another, and what an animal does on its legs. */

import { hasTag } from '../figures/catalog.ts';
import { hasFigure, hasFourLegs } from '../figures/figure.ts';
import { HEAD_OF } from '../figures/heads.ts';
import { wholeOf } from '../figures/whole-of.ts';
import { findSightings, type Sighting } from '../words/lexicon.ts';
import { isLimbs, isSmallFlier, isWearable } from '../words/outfits.ts';
import { BANDAGE, HIGH_FIVE, isCreature, LEASH, RUN, SLEEP, STAND, TOW_ROPE, TRIPOD, WALK } from '../words/roles.ts';
import { type Cast, MOST_ACCENTS } from './cast.ts';

/** "Two giraffes kissing": alike, and with a heart; "otters holding hands": without one. */
export function withDeedOfTwo(cast: Cast, { motif, at, length }: Sighting, words: readonly string[]): Cast {
  const deed = words
    .slice(at + length)
    .join(' ')
    .replace(/^(?:couple|pair|and (?:an? |the )?\p{L}+) /u, '');
  const hung = cast.accents?.filter((one) => one.startsWith('mistletoe')) ?? [];
  const isPair =
    cast.companion?.motif === motif &&
    cast.companion.relation === 'beside' &&
    hung.length === (cast.accents?.length ?? 0);
  const contested = cast.companion?.motif;
  if (deed.startsWith('fighting over') && contested && contested !== motif && cast.accents?.includes(motif))
    return { ...cast, companion: { motif, relation: 'versus' }, accents: [contested] };
  if (!isPair || !/^(?:kissing|hugging|cuddling|snuggling|in love|holding (?:hands|paws))\b/u.test(deed)) return cast;
  const companion = { motif, relation: 'versus' } as const;
  const heart = deed.startsWith('holding') || hung.length > 0 ? [] : ['red-heart'];
  const accents = [...heart, ...hung];
  return { ...cast, companion, ...(accents.length > 0 && { accents }) };
}

/** "Beagle chasing a rabbit", "hen running from a fox": both run, and who flees is ahead. */
export function withChase(cast: Cast, { motif, at, length }: Sighting, words: readonly string[]): Cast {
  const { subject = '', companion, accents = [] } = cast;
  const deed = words.slice(at + length).join(' ');
  const isFlight = FLEES.test(deed);
  if (!(isFlight || CHASES.test(deed)) || subject !== motif || !companion || companion.motif === subject) return cast;
  const [hunter, prey] = isFlight ? [companion.motif, subject] : [subject, companion.motif];
  if (!canRun(hunter) || !(isCreature(prey) || isPerson(prey))) return cast;
  const herd = deed.startsWith('herding') && !accents.includes(prey) ? [prey] : [];
  const others = accents.filter((one) => !isLimbs(one));
  return {
    subject: hunter,
    companion: { motif: prey, relation: 'beside' },
    accents: [RUN, ...herd, ...others].slice(0, MOST_ACCENTS),
  };
}

const CHASES = /^(?:chasing|herding|following|pursuing|running after|sneaking up on|stalking)\b/u;
const FLEES = /^(?:fleeing|escaping|running (?:away )?from|(?:being )?chased by)\b/u;

const isPerson = (motif: string) => hasTag(motif, 'person') && hasFigure(HEAD_OF[motif] ?? motif);

const canRun = (motif: string) => hasFigure(HEAD_OF[motif] ?? motif) || isCreature(motif);

/** "Beagle asleep on a couch": lying, where no picture of it sleeps. */
export function whileAsleep(cast: Cast, { at, length }: Sighting, words: readonly string[]): Cast {
  const { subject = '', companion, accents = [] } = cast;
  const said = [words[at - 1], ...words.slice(at + length, at + length + 2)].some((word) => ASLEEP.has(word ?? ''));
  if (!said || !hasFigure(HEAD_OF[subject] ?? subject) || isDeep(companion)) return cast;
  if (!companion) return { ...cast, companion: { motif: SLEEP, relation: 'wear' } };
  return { ...cast, accents: [SLEEP, ...accents].slice(0, MOST_ACCENTS) };
}

/** Who lies in a cup is not seen. */
const isDeep = (companion: Cast['companion']) =>
  companion?.relation === 'ride' && /(?:beverage|cup|mug|jar|vase|bucket)$/u.test(companion.motif);

const ASLEEP = new Set('sleeping asleep napping snoozing dozing snoring sleepy hibernating'.split(' '));

/** "Bear crossing a creek": all of it, where it is in no pose of ours. */
export function onItsFeet(cast: Cast, { motif, at, length }: Sighting, words: readonly string[]): Cast {
  const { subject = '', companion, accents } = cast;
  const isFree = companion === undefined || /^(?:beside|above|over)$/u.test(companion.relation);
  const whole = [companion?.motif, ...(accents ?? [])].some((one = '') => isWearable(one)) ? undefined : wholeOf(motif);
  const end = at + length + (/^(?:family|couple|pair|pack|herd)$/u.test(words[at + length] ?? '') ? 1 : 0);
  const deed = words.slice(end, end + 2).join(' ');
  const isChase = CHASES.test(deed) && isCreature(companion?.motif ?? '');
  const steps = !isChase && (STEPS.has(words[end] ?? '') || deed === 'drinking from');
  if (subject !== motif || !isFree || !steps) return cast;
  if (!whole) return inGait(cast, WALKS.has(words[end] ?? '') ? WALK : STAND);
  const same = (one: string) => (one === motif ? whole : one);
  return {
    subject: whole,
    ...(companion && { companion: { ...companion, motif: same(companion.motif) } }),
    ...(accents && { accents: accents.map(same) }),
  };
}

/** "Bees around a sunflower": what they fly around is the subject, and of several there are three. */
export function withSwarmAround(cast: Cast, { motif, at, length }: Sighting, words: readonly string[]): Cast {
  const { subject = '', companion, accents = [] } = cast;
  const isAround =
    /^(?:(?:flying|buzzing|fluttering|circling|hovering|swarming) )?(?:around|over|above|near|circling|to)\b/u;
  const deed = words.slice(at + length, at + length + 2).join(' ');
  const thing = companion?.motif ?? '';
  const isMeant = subject === motif && isSmallFlier(motif) && thing !== '' && thing !== motif && !isCreature(thing);
  if (!isMeant || !isAround.test(deed)) return cast;
  const isMany = words[at + length - 1]?.endsWith('s') === true || /^(?:two|three|several)$/u.test(words[at - 1] ?? '');
  const others = accents.filter((one) => one !== motif);
  const swarm = isMany ? [motif, motif] : [];
  return {
    subject: thing,
    companion: { motif, relation: 'beside' },
    ...(isMany || others.length > 0 ? { accents: [...swarm, ...others].slice(0, MOST_ACCENTS) } : {}),
  };
}

/** Where no whole picture of it is drawn. */
function inGait(cast: Cast, gait: string): Cast {
  const { subject = '', companion, accents = [] } = cast;
  if (!hasFourLegs(HEAD_OF[subject] ?? subject)) return cast;
  if (!companion) return { ...cast, companion: { motif: gait, relation: 'wear' } };
  return { ...cast, accents: [gait, ...accents].slice(0, MOST_ACCENTS) };
}

const WALKS = new Set(
  'prowling stalking creeping sneaking walking crossing wandering roaming strolling trotting marching stepping'.split(
    ' ',
  ),
);
const STEPS = new Set(
  'prowling stalking creeping sneaking walking crossing standing grazing wandering roaming strolling wading following foraging trotting marching stepping looking peering waiting'.split(
    ' ',
  ),
);

/** "Cat writing on a chalkboard": a head alone does nothing. */
export function onLegs(cast: Cast, { at, length }: Sighting, words: readonly string[]): Cast {
  const { subject = '', companion, accents } = cast;
  const isBusy = BUSY.has(words[at + length] ?? '');
  if (!isBusy || companion?.relation !== 'beside' || accents || companion.motif === subject) return cast;
  const isAble = isCreature(subject) && !hasTag(subject, 'person') && hasFigure(HEAD_OF[subject] ?? subject);
  if (!isAble) return cast;
  const stands = hasFourLegs(HEAD_OF[subject] ?? subject) && WATCHES.has(words[at + length] ?? '');
  return { ...cast, accents: [stands ? STAND : WAVE] };
}

const WAVE = 'waving-arms';

const WATCHES = new Set(
  'looking watching guarding waiting sniffing visiting meeting greeting standing walking barking growling hissing staring pointing howling meowing begging'.split(
    ' ',
  ),
);
const BUSY = new Set(
  'writing drawing painting pushing looking watching guarding waiting fixing building washing feeding brushing pointing sniffing visiting teaching delivering pulling meeting greeting knocking standing walking barking growling hissing staring meowing begging'.split(
    ' ',
  ),
);

/** "Koala clinging to its mother": the young one in the arms of the other. */
export function withMother(cast: Cast, words: readonly string[]): Cast {
  const { subject = '', companion, accents = [] } = cast;
  const isHeld =
    /\b(?:clinging to|holding onto|hugging|cuddling with|riding on|snuggling) (?:its|her|his|their) (?:mother|mom|mama)\b/u;
  if (!isHeld.test(words.join(' ')) || !hasFigure(HEAD_OF[subject] ?? subject)) return cast;
  const others = companion ? [companion.motif, ...accents] : accents;
  return { ...cast, companion: { motif: subject, relation: 'hold' }, accents: others.slice(0, MOST_ACCENTS) };
}

const STACKED =
  /\b(?:stacked|totem|totemstacking)\b|\b(?:on top of|standing on) (?:each other|one another)\b|\bin an? (?:stack|tower|totem)\b/u;
/** Of several kinds. */
const TOWER = /^(?:totem|tower|totemstacking)$/u;
const STACK = /^(?:stack|tower|totem|pyramid|pile)$/u;

/** "Three dachshunds stacked", "stack of cats". */
export function inStack(cast: Cast, { motif, at, length }: Sighting, words: readonly string[]): Cast {
  const { subject = '', companion, accents = [] } = cast;
  const isSaid =
    STACKED.test(words.slice(at + length).join(' ')) || (words[at - 1] === 'of' && STACK.test(words[at - 2] ?? ''));
  const others = [companion?.motif ?? '', ...accents];
  if (!isSaid || subject !== motif || companion?.relation !== 'beside' || !others.every(isCreature)) return cast;
  const isAlike = others.every((one) => one === subject);
  if (!isAlike && !words.some((word) => TOWER.test(word))) return cast;
  const isHeap = isAlike && STACK.test(words[at - 2] ?? '');
  const rest = isAlike ? [...(isHeap ? [subject] : []), ...others.slice(1)] : others;
  return {
    subject,
    companion: { motif: subject, relation: 'above' },
    ...(rest.length > 0 && { accents: rest.slice(0, MOST_ACCENTS) }),
  };
}

/** "Two bears high fiving". */
export function withHighFive(cast: Cast, _: Sighting, words: readonly string[]): Cast {
  const { subject = '', companion } = cast;
  const other = companion?.motif ?? '';
  const isMeant = words.includes('highfiving') && [subject, other].every((one) => hasFigure(HEAD_OF[one] ?? one));
  return isMeant ? { subject, companion: { motif: other, relation: 'versus' }, accents: [HIGH_FIVE] } : cast;
}

const BANDAGED = /^(?:bandaged|bandaided|mended|wounded|injured)$/u;

/** "Bandaged plant pot". */
export function withBandage(cast: Cast, { motif, at }: Sighting, words: readonly string[]): Cast {
  const isMeant = cast.subject === motif && !cast.companion && BANDAGED.test(words[at - 1] ?? '');
  return isMeant ? { ...cast, companion: { motif: BANDAGE, relation: 'wear' } } : cast;
}

const THREE_LEGS = /\b(?:tripodal|three[- ]legged|tripod (?:dog|cat|puppy|kitten)s?)\b/u;

/** "Three legged dog". */
export function onThreeLegs(cast: Cast, { motif }: Sighting, words: readonly string[]): Cast {
  const { subject = '', accents = [] } = cast;
  const companion = cast.companion?.motif === 'camera-tripod' ? undefined : cast.companion;
  if (!THREE_LEGS.test(words.join(' ')) || subject !== motif || !hasFourLegs(HEAD_OF[subject] ?? subject)) return cast;
  if (!companion) return { ...cast, companion: { motif: TRIPOD, relation: 'wear' } };
  return { ...cast, accents: [TRIPOD, ...accents].slice(0, MOST_ACCENTS) };
}

/** "Bear diving into pool": there is one water below. */
export function intoPool(cast: Cast): Cast {
  const { companion, accents = [], ...rest } = cast;
  if (companion?.motif !== 'water-splash' || companion.relation !== 'over' || !accents.includes(POOL)) return cast;
  const others = accents.filter((one) => one !== POOL);
  return { ...rest, companion: { motif: POOL, relation: 'over' }, ...(others.length > 0 && { accents: others }) };
}

const POOL = 'swimming-pool';

const ON_BACK =
  /\bcarrying (?:(?:her|his|its) )?(?:two |three |little |tiny )*(bab(?:y|ies)|young|pups?|cubs?|joeys?|kits?|little ones|children) on (?:her|his|its) back\b|\bwith an? (baby) \p{L}+ on (?:her|his|its) back\b/u;

/** "Possum carrying her babies on her back". */
export function withYoungOnBack(cast: Cast, words: readonly string[]): Cast {
  const { subject = '' } = cast;
  const [, many, one] = ON_BACK.exec(words.join(' ')) ?? [];
  const young = many ?? one ?? '';
  const mother = findSightings(words).find(({ motif }) => isCreature(motif))?.motif ?? '';
  if (!young || !subject || !hasFourLegs(HEAD_OF[mother] ?? mother)) return cast;
  const isOne = /^(?:baby|pup|cub|joey|kit)$/u.test(young);
  return { subject: mother, companion: { motif: mother, relation: 'ride' }, ...(!isOne && { accents: [mother] }) };
}

/** "Dog pulling a sled of logs", "skeleton walking a dog": with a rope between the two. */
export function withRope(cast: Cast, { at, length }: Sighting, words: readonly string[]): Cast {
  const { companion, accents = [] } = cast;
  const deed = words.slice(at + length, at + length + 2).join(' ');
  const isPulled = /sled|sleigh|wagon|cart|trailer|plow|hay-bale/u.test(companion?.motif ?? '');
  const isPulling = isPulled && /^(?:pulling|towing|dragging|hauling) (?:an?|the|its|his|her)\b/u.test(deed);
  const isWalking =
    /\b(?:walking|leading) (?:an?|the|its|his|her|two|three)\b/u.test(words.slice(at + length).join(' ')) &&
    (isCreature(companion?.motif ?? '') || hasTag(companion?.motif ?? '', 'creature'));
  if (companion?.relation !== 'beside' || !(isPulling || isWalking)) return cast;
  return { ...cast, accents: [...accents.slice(0, MOST_ACCENTS - 1), isPulling ? TOW_ROPE : LEASH] };
}
