/** What belongs to the subject: what it holds, rides, wears or stands beside, and what is with both. */

import { hasTag } from '../figures/catalog.ts';
import { hasFigure, hasFourLegs } from '../figures/figure.ts';
import { HEAD_OF } from '../figures/heads.ts';
import type { Sighting } from '../words/lexicon.ts';
import { carriesHolder, isHollow, isWearable } from '../words/outfits.ts';
import { isPluralName } from '../words/plurals.ts';
import { CLINGING, CORD, DEEDS, isCreature, isVehicle, type Relation, WORN } from '../words/roles.ts';
import { LANDSCAPES } from '../words/scenes.ts';
import { sizeOf } from '../words/sizes.ts';
import { arrange } from './arrange.ts';
import type { Cast, Companion } from './cast.ts';
import { clothesOfRole, costumeOf, isCatch } from './costumes.ts';
import { activityAt, mascotLimbs, movesOf } from './moves.ts';
import { isAtmosphere, isFlower, isOnBack, relationOf } from './relations.ts';
import { placedBy } from './subject.ts';

export function withCompanion(
  subject: Sighting,
  usable: readonly Sighting[],
  words: readonly string[],
  said: boolean,
): Cast {
  const acting = words.map((_, at) => (at === subject.at ? undefined : activityAt(words, at))).find(Boolean);
  // "Pizza surfing".
  const next = activityAt(words, subject.at + subject.length);
  const activity = isCreature(subject.motif) ? acting : next?.relation === 'ride' ? next : undefined;
  const catches = activity?.motif === 'fishing-pole' && isCatch(subject.motif);
  const active = activity && activity.motif !== subject.motif && !catches ? [activity] : [];
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
  // "Camping grandma roasting marshmallows", "snorkeling cat with a camera".
  const isAround = active[0]?.motif === 'tent' || (active[0]?.relation === 'wear' && isWearable(active[0].motif));
  const around =
    isAround && !related.some(isWornToo) && related.some(({ relation }) => relation === 'hold') ? active : [];
  const first = (around.length > 0 ? undefined : active[0]) ?? flown ?? firstOf(related);
  const move = movesOf(subject, words);
  const isClung = (move === CLINGING || move === CORD) && first !== active[0];
  const companion = move && (isClung || isIdle(first)) ? { motif: move, relation: 'wear' as const } : first;
  const clothes = [clothesOfRole(subject, words) ?? []].flat();
  // A hat that is asked for is drawn alone; where it stands for the rodeo, a skull wears it.
  if (!companion && subject.motif === 'cowboy-hat' && subject.kind === 'thing') return { subject: subject.motif };
  if (!companion) return arrange(subject.motif, costumeOf(subject, words), clothes);
  const { motif, relation } = companion;
  const costume = costumeOf(subject, words);
  const isBare = ![companion, ...related].some((one) => WORN.has(one.motif));
  const own = costume && isWearable(costume.motif) ? [costume.motif] : clothes;
  const accents = [...(isBare ? own : []), ...[...related, ...around].map((one) => one.motif)];
  // What stands beside it does not keep it from what belongs to its role.
  const isOwn =
    costume &&
    relation === 'beside' &&
    motif !== subject.motif &&
    (costume.relation === 'hold' || (isWearable(costume.motif) && isBare));
  if (isOwn && !said) return arrange(subject.motif, costume, accents);
  return arrange(subject.motif, { motif, relation }, said ? [] : accents);
}

/** "With a mask and fins". */
const isWornToo = ({ motif }: Related) => WORN.has(motif) || motif === 'swim-fins';

interface Related extends Sighting {
  relation: Relation;
  isDone: boolean;
}

/** "With a pipe and a bass": what is listed behind something that is worn is held. */
function withLast(one: Related, last: Related | undefined, subject: Sighting, words: readonly string[]): Related {
  if (!last || last.at < subject.at || last.relation !== 'wear' || one.relation !== 'beside') return one;
  if (placedBy(words, last.at) !== 'with' || isAtmosphere(one.motif)) return one;
  const between = words.slice(last.at + last.length, one.at).join(' ');
  const isListed = /^(?:and|&)(?: (?:an?|the|his|her|its|some))?(?: \p{L}+)?$/u.test(between);
  const isLarge =
    isCreature(one.motif) || isVehicle(one.motif) || sizeOf(one.motif) > 4 || LANDSCAPES.has(words[one.at] ?? '');
  const relation = WORN.has(one.motif) ? 'wear' : 'hold';
  return isListed && (!isLarge || isCatch(one.motif)) ? { ...one, relation } : one;
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

/** What carries something is below it, what is full of something around it: "whale with a lighthouse on its back". */
function turnedAround(subject: Sighting, others: readonly Sighting[], words: readonly string[]): Cast | undefined {
  for (const other of others) {
    const rest = others.filter((one) => one !== other).map(({ motif }) => motif);
    if (other.at > subject.at && isOnBack(words, other)) {
      const carrier = HEAD_OF[subject.motif] ?? subject.motif;
      if (hasFigure(carrier) && !hasFourLegs(carrier) && !isCreature(other.motif))
        return arrange(subject.motif, { motif: other.motif, relation: 'wear' }, rest);
      const isIn = isVehicle(subject.motif) && !words.slice(other.at).some((word) => /^(?:roof|top)$/u.test(word));
      const relation = isCreature(other.motif) || isIn ? 'ride' : 'above';
      return arrange(other.motif, { motif: subject.motif, relation }, rest);
    }
    // Over its head.
    const carries = /^(?:carrying|lifting|hauling)\b/u.test(
      words.slice(subject.at + subject.length, other.at).join(' '),
    );
    if (subject.motif === 'ant' && carries)
      return arrange(other.motif, { motif: subject.motif, relation: 'above' }, rest);
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
    // "Pickup hauling a christmas tree".
    const isHauled = isVehicle(vessel.motif) && isHollow(vessel.motif) && vessel.at < content.at && HAULS.test(between);
    // "Mason jar of lemonade" is its glass.
    const isDrink = isFull && vessel === subject && DRINK.test(content.motif);
    if (isDrink) return arrange(content.motif, undefined, rest);
    const isFilled = /^(?:full|filled|loaded|packed|piled|stuffed)\b|of$/u.test(between);
    // "Cookie jar".
    const isOf = other.at === subject.at + subject.length && isHollow(other.motif) && hasTag(subject.motif, 'food');
    if (isOf) return arrange(subject.motif, { motif: other.motif, relation: 'ride' }, rest);
    const isOvergrown = /^full of$/u.test(between) && isFlower(content.motif);
    // "Truck with pumpkins", "wagon with sunflowers".
    const isLoad = vessel === subject && hasBed(vessel.motif) && /^with$/u.test(between) && isManyOf(words, content);
    if (isLoad && isLoadable(content.motif))
      return arrange(content.motif, { motif: vessel.motif, relation: 'ride' }, rest);
    if ((isFull && isFilled) || isOvergrown || isHauled)
      return arrange(content.motif, { motif: vessel.motif, relation: 'ride' }, rest);
  }
  return undefined;
}

const hasBed = (motif: string) => /^(?:pickup-truck|red-wagon|wheelbarrow)$/u.test(motif);

const isManyOf = (words: readonly string[], { at, length }: Sighting) => isPluralName(words[at + length - 1] ?? '');

const isLoadable = (motif: string) =>
  (hasTag(motif, 'food') && !isCreature(motif)) ||
  isFlower(motif) ||
  /^(?:pumpkin-plain|jack-o-lantern|red-heart|farm-eggs|easter-egg|wrapped-gift|shamrock|four-leaf-clover)$/u.test(
    motif,
  );

const DRINK = /^(?:lemonade-glass|iced-tea|sweet-tea|moonshine-jug|strawberry-milk|milk-glass|hot-cocoa)$/u;

const HAULS = /^(?:hauling|carrying|transporting|delivering|loaded up with)(?: (?:an?|the|some|fresh|big|cut))*$/u;

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

const ACTIVE = new Set<Relation>(['ride', 'above', 'over', 'hold', 'versus']);
