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

/** "Mail carrier with a dog chasing him". */
const CHASED = /^([^,]+?) with (an? (?:\p{L}+ ){0,2}?\p{L}+) (chasing|following) (?:him|her|it|them)\b/iu;

/** A bow on a head, and none that shoots or plays. */
const BOW =
  /(?<=\p{L} )(?:in|wearing|with) (an? (?:(?!bow)\p{L}+ ){0,2})(?:hair )?bow(?: (?:on|in) (?:its|her|his|the) (?:head|hair|ears?))?(?=$|,| (?:in|on|at|holding|eating|riding|sitting)\b)/iu;
const SHOOTS =
  /\b(?:arrow|arrows|archer|archery|hunter|hunting|violin|cello|fiddle|cupid|elf|centaur|gift|present|wreath|box)\b/iu;

const SNAKE_BOOT = /(?<=\b(?:snake|rattlesnake|rattler|scorpion|lizard|cactus)\b.*\b(?:an?|the) )boot\b/iu;
const TRACK_SHOES = /\b(?:track and field|track|cross country) (?=shoes?\b|sneakers?\b)/iu;
const SWISS_BARREL =
  /(?<=\b(?:saint|st\.?) bernard) with an? (?:little |small |tiny |brandy )?(?:barrel|keg)(?: around (?:its|his|her) neck)?/iu;
/** It is no place. */
const BERNARD = /\bsaint bernard(?=s?\b)/iu;
const ON_ANTLERS =
  /\b(?:with|in|wearing) (?:(?:string|christmas|fairy|colorful|holiday) )*lights (?:on|in|around|over|tangled in|wrapped around|hanging from) (?:its|his|her|the) (?:antlers|horns)\b/iu;

/** A tree of its own. */
const TREEHOUSE =
  /\b(?:an? )?(?:(?:big|old|oak|maple|giant) )*tree with (?:an? tire swing and an? tree ?house|an? tree ?house and an? tire swing)\b/iu;
const SWING_TREE = /\b(?:an? )?(?:(?:big|old|oak|maple|giant) )*tree with an? tire swing\b(?! and)/iu;

const OFF_KEY = /(?<=ing) off[- ]key\b/iu;
const COWGIRLS = /\bcowgirl (?=hats?\b|boots?\b)/iu;

/** "Play", "hit", "ride". */
function doing(verb: string): string {
  if (/[^e]e$/u.test(verb)) return verb.replace(/e$/u, 'ing');
  return /^[^aeiou]+[aeiou][^aeiouwxy]$/u.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

const isDrawnDeed = (deed: string) => [DEEDS, ACTIVITIES, MOVES_OF_BODIES].some((deeds) => Object.hasOwn(deeds, deed));

const namesCreature = (text: string) => text.toLowerCase().split(' ').some(isCreatureWord);

const namesWearer = (text: string) => namesCreature(text) || /\b(?:girl|baby|toddler|princess|skeleton)\b/iu.test(text);

/** "T-rex trying to play tennis" as "t-rex playing tennis"; as it is where nobody tries anything that is drawn. */
export const asDone = (text: string) =>
  text
    .replace(BERNARD, 'saint bernard')
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
    .replace(TREEHOUSE, 'treehouse with tire swing')
    .replace(SWING_TREE, 'tire swing')
    .replace(
      CHASED,
      (_, who, chaser, deed) =>
        `${chaser} ${deed} the ${who
          .toLowerCase()
          .replace(/^(?:an?|the) /u, '')
          .replace('mail carrier', 'mailman')}`,
    )
    .replace(BOW, (all, article) => (namesWearer(text) && !SHOOTS.test(text) ? `wearing ${article}hair bow` : all))
    .replace(SNAKE_BOOT, 'cowboy boot')
    .replace(TRACK_SHOES, 'running ')
    .replace(SWISS_BARREL, ' wearing a rescue barrel')
    .replace(ON_ANTLERS, 'wearing antler lights')
    .replace(COWGIRLS, 'cowboy ')
    .replace(
      IN_MOUTH,
      (_, article, thing) => `with ${article}chewed ${thing === 'boot' ? 'boot' : 'shoe'} in its mouth`,
    );
