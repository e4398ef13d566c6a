/** Words of which one says what kind of thing the other is: no second picture. */

import { hasTag } from '../figures/catalog.ts';
import { findSightings, isCreatureWord, type Sighting } from '../words/lexicon.ts';
import { COSTUMES, isCreature } from '../words/roles.ts';
import { isFlower } from './relations.ts';

/** "Guinea pig in a strawberry hat". */
export const withFoodHat = (words: readonly string[]) =>
  words.flatMap((word, at) => {
    const [found] = word === 'hat' ? findSightings([words[at - 1] ?? '']) : [];
    const isWorn = words.slice(Math.max(0, at - 4), at).some((one) => /^(?:in|with|wearing)$/u.test(one));
    return found?.kind === 'thing' && hasTag(found.motif, 'food') && isWorn ? ['on', 'its', 'head'] : [word];
  });

/** "Ballerina elephant | standing on a ball": whoever wears something has no picture of how it stands. */
export const inRole = (words: readonly string[]) =>
  words.filter(
    (word, at) =>
      !(
        /^(?:standing|sitting)$/u.test(word) &&
        isCreatureWord(words[at - 1] ?? '') &&
        Object.hasOwn(COSTUMES, words[at - 2] ?? '')
      ),
  );

/** "Lavender flower", "floral apron", "wildflower farm with a tractor": not a second picture. */
export function withoutKinds(found: readonly Sighting[], words: readonly string[]): Sighting[] {
  const isKind = ({ at, length }: Sighting) =>
    length === 1 &&
    /^(?:flowers?|blossoms?)$/u.test(words[at] ?? '') &&
    found.some((one) => one.at + one.length === at && one.kind === 'thing' && isFlower(one.motif));
  const isManner = ({ at, length }: Sighting) => {
    const word = words[at] ?? '';
    const isNext = found.some((one) => one.at === at + length && one.kind === 'thing');
    const isField = FIELDS.has(words[at + length] ?? '') && words[at + length + 1] === 'with';
    const isPattern = /^(?:floral|leopard|cheetah)$/u.test(word) && isNext;
    return length === 1 && (isPattern || (/^(?:wild)?flowers?$/u.test(word) && isField));
  };
  // "Eagle wings".
  const isOwner = ({ motif, at, length }: Sighting) =>
    isCreature(motif) &&
    /^(?:wings|horns|antlers|ears|tail|flag|banner|statue|print|mug|sticker|stripes?|spots|pattern)$/u.test(
      words[at + length] ?? '',
    );
  // "With a snail mailbox".
  const isNamedBy = ({ motif, at, length, kind }: Sighting) =>
    kind === 'thing' &&
    isCreature(motif) &&
    at > 2 &&
    /^an?$/u.test(words[at - 1] ?? '') &&
    found.some((one) => one.at === at + length && one.kind === 'thing' && !isCreature(one.motif)) &&
    found.some((one) => one.at < at && one.kind === 'thing');
  // "Maple syrup bottle".
  const isVesselOf = ({ at, length }: Sighting) =>
    length === 1 &&
    /^(?:bottle|jar|can|box|bag|glass|cup|mug|bowl|pot|basket)s?$/u.test(words[at] ?? '') &&
    found.some(
      (one) => one.at + one.length === at && one.motif.split('-').includes(words[at]?.replace(/(?<!s)s$/u, '') ?? ''),
    );
  const rest = found.filter(
    (one) => !isVesselOf(one) && !isKind(one) && !isManner(one) && !isOwner(one) && !isNamedBy(one),
  );
  return rest.length > 0 ? rest : [...found];
}

const FIELDS = new Set('farm field meadow garden patch'.split(' '));
