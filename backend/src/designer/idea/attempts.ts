/** Other words for what an animal does, tries, wears or has in its mouth. */

import { isCreatureWord } from '../words/lexicon.ts';
import { ACTIVITIES, DEEDS, MOVES_OF_BODIES } from '../words/roles.ts';

const TRIES = /^([^,.!?"]+?) (?:trying|attempting|struggling) (?:so hard |hard )?to (\p{L}+)\b/iu;
const OWN_LIMBS =
  / with (?:its |his |her )?(?:tiny|short|little|big|long|stubby|small) (?:arms|legs|feet|paws|hands)(?= \p{L}+ing\b)/iu;
const AWAY = /^([^,.!?"]+?) running away\b(?! from)/iu;
const IN_MOUTH =
  /\b(?:with|carrying|holding) ((?:an?|the|his|her|its) )(?:\p{L}+ )?(boot|shoe|sneaker) in (?:its|his|her) (?:mouth|teeth)\b/iu;

/** "Turkey in a hat running": what it does comes before what it wears. */
const DRESSED_FIRST =
  /^((?:an? |the )?(?:\p{L}+ ){0,2}?\p{L}+) ((?:in|wearing|with) an? (?:\p{L}+ )?(?:hat|cap|scarf|beanie|helmet|crown|bandana|sweater|bow|bow tie|tutu|cape)) ((?:runn|jump|fly|howl|danc|swimm)ing)(?=$|,)/iu;

/** "Branch with a little bird": who sits on it. */
const PERCHED =
  /^((?:an? |the )?(?:\p{L}+ ){0,2}(?:branch|fence post|stump|log|lily pad)) with ((?:an?|the|two|three|its) (?:\p{L}+ ){0,2}\p{L}+)(?=$|,)/iu;

/** "Horse and girl at the fence", "man and dog on a dock". */
const ANIMAL_FIRST =
  /^(?:an? |the |his |her )?(\p{L}+) and (?:an? |the |his |her )?(girl|woman|lady|cowgirl|grandma|mom|boy|man|guy|cowboy|grandpa|dad|farmer|kid|toddler) (?=(?:at|on|by|in|under|near) (?:an?|the) )/iu;
const PERSON_FIRST =
  /^((?:an? |the )?(girl|woman|lady|cowgirl|grandma|mom|boy|man|guy|cowboy|grandpa|dad|farmer|kid|toddler)) and (?:an? |the )?(\p{L}+) (?=(?:at|on|by|in|under|near) (?:an?|the) )/iu;
const HERS = /^(?:girl|woman|lady|cowgirl|grandma|mom)$/iu;
const owner = (who: string) => (HERS.test(who) ? 'her' : 'his');

const TRADES =
  'chef|witch|wizard|pirate|captain|sailor|santa|elf|magician|nurse|cowboy|jester|pilot|conductor|firefighter|fireman|baker|farmer|viking|pilgrim|builder|police officer|detective|king|queen';
const HAT_OF = new RegExp(`\\b(${TRADES})'s (?=(?:hat|cap|helmet|apron|crown)\\b)`, 'iu');

const OFF_KEY = /(?<=ing) off[- ]key\b/iu;
const COWGIRLS = /\bcowgirl (?=hats?\b|boots?\b)/iu;

/** "Play", "hit", "ride". */
function doing(verb: string): string {
  if (/[^e]e$/u.test(verb)) return verb.replace(/e$/u, 'ing');
  return /^[^aeiou]+[aeiou][^aeiouwxy]$/u.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

const isDrawnDeed = (deed: string) => [DEEDS, ACTIVITIES, MOVES_OF_BODIES].some((deeds) => Object.hasOwn(deeds, deed));

const namesCreature = (text: string) => text.toLowerCase().split(' ').some(isCreatureWord);

/** "T-rex trying to play tennis" as "t-rex playing tennis"; as it is where nobody tries anything that is drawn. */
export const asDone = (text: string) =>
  text
    .replace(OWN_LIMBS, '')
    .replace(TRIES, (all, who, verb) => {
      const deed = doing(verb.toLowerCase());
      return namesCreature(who) && isDrawnDeed(deed) ? `${who} ${deed}` : all;
    })
    .replace(AWAY, (all, who) => (namesCreature(who) ? `${who} running` : all))
    .replace(DRESSED_FIRST, (all, who, clothes, deed) => (namesCreature(who) ? `${who} ${deed} ${clothes}` : all))
    .replace(PERCHED, (all, perch, who) =>
      namesCreature(who) ? `${who} on ${/^(?:an?|the) /iu.test(perch) ? '' : 'a '}${perch}` : all,
    )
    .replace(ANIMAL_FIRST, (all, animal, who) => (namesCreature(animal) ? `${who} and ${owner(who)} ${animal} ` : all))
    .replace(PERSON_FIRST, (all, whole, who, animal) =>
      namesCreature(animal) ? `${whole} and ${owner(who)} ${animal} ` : all,
    )
    .replace(HAT_OF, '$1 ')
    .replace(OFF_KEY, '')
    .replace(COWGIRLS, 'cowboy ')
    .replace(
      IN_MOUTH,
      (_, article, thing) => `with ${article}chewed ${thing === 'boot' ? 'boot' : 'shoe'} in its mouth`,
    );
