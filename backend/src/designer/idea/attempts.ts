/** Other words for what an animal does, tries, wears or has in its mouth. */

import { isCreatureName, isCreatureWord } from '../words/lexicon.ts';
import { ACTIVITIES, DEEDS, MOVES_OF_BODIES } from '../words/roles.ts';
import { KIN } from '../words/speech.ts';
import { SPORTS_OF } from './animal-roles.ts';

const TRIES = /^([^,.!?"]+?) (?:trying|attempting|struggling) (?:so hard |hard )?to (\p{L}+)\b/iu;
const AWAY = /^([^,.!?"]+?) running away\b(?! from)/iu;
/** What is chewed has one picture of each. */
const IN_MOUTH_BOOT =
  /\b(?:with|carrying|holding) ((?:an?|the|his|her|its) )(?:\p{L}+ )?boot in (?:its|his|her) (?:mouth|teeth)\b/iu;
const IN_MOUTH_SHOE =
  /\b(?:with|carrying|holding) ((?:an?|the|his|her|its) )(?:\p{L}+ )?(?:shoe|sneaker) in (?:its|his|her) (?:mouth|teeth)\b/iu;

/** It is no place. */
const SAINT_BERNARD = /\bsaint bernard(?=s?\b)/iu;
const OWN_LIMBS =
  / with (?:its |his |her )?(?:tiny|short|little|big|long|stubby|small) (?:arms|legs|feet|paws|hands)(?= \p{L}+ing\b)/iu;

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
const owner = (who = '') => (HERS.test(who) ? 'her' : 'his');

const TRADES =
  'chef|witch|wizard|pirate|captain|sailor|santa|elf|magician|nurse|cowboy|jester|pilot|conductor|firefighter|fireman|baker|farmer|viking|pilgrim|builder|police officer|detective|king|queen';
const HAT_OF = new RegExp(`\\b(${TRADES})'s (?=(?:hat|cap|helmet|apron|crown)\\b)`, 'iu');

/** "Mail carrier with a dog chasing him". */
const CHASED = /^([^,]+?) with (an? (?:\p{L}+ ){0,2}?\p{L}+) (chasing|following) (?:him|her|it|them)\b/iu;

/** A bow on a head, and none that shoots or plays. */
const BOW =
  /(?<=\p{L} )(?:in|wearing|with) ((?:an? )?(?:(?!bow|hair)\p{L}+ ){0,2})(?:hair )?bow(?: (?:on|in) (?:its|her|his|the) (?:head|hair|ears?))?(?=$|,| (?:in|on|at|and|holding|eating|riding|sitting)\b)/iu;
const SHOOTS =
  /\b(?:arrow|arrows|archer|archery|hunter|hunting|violin|cello|fiddle|cupid|elf|centaur|gift|present|wreath|box)\b/iu;

/** "Scuba diving sloth", "marching penguins": what it does is named first. */
const DEED_BEFORE =
  /^((?:an? |the |two |three )?)(scuba diving|snorkeling|marching|skydiving|ice skating|roller skating|line dancing|crocheting|knitting|baking|grilling|gardening|painting|reading|singing|cooking|sewing|juggling|meditating|paddleboarding|golfing|bowling|weightlifting|gaming|tap dancing|(?:flamenco |salsa |hula |belly |disco |tango |polka |swing |ballet |square )dancing) ((?:(?:granny|grandma|grandpa|nana|mama|papa|baby) )?\p{L}+)(?=$|,| (?:in|on|with|at|by)\b)/iu;

/** Both wear a mask. */
const DIVES = /^((?:an? |the |two |three )?(\p{L}+)) scuba diving\b/iu;

const FOLLOWS = /^(?:an? |the )?(\p{L}+) following (?:its|her|his|their) (?:mother|mom|mama)\b/iu;
const MOTHERS: Record<string, string> = {
  duckling: 'duck with ducklings',
  ducklings: 'duck with ducklings',
  chick: 'hen with chicks',
  chicks: 'hen with chicks',
  gosling: 'goose with goslings',
  foal: 'horse with foal',
  calf: 'cow with calf',
  lamb: 'sheep with lamb',
  cub: 'bear with cub',
  kitten: 'cat with kitten',
  puppy: 'dog with puppy',
  fawn: 'deer with fawn',
};

/** "Garden toad under a mushroom": where it lives is no name. */
const AT_HOME_IN =
  /^((?:an? |the )?)(?:garden|backyard|barnyard|farmyard|alley|pond) (\p{L}+) (?=(?:in|on|under|with|by|at|\p{L}+ing)\b)/iu;

/** "Schnauzer mailman delivering a letter": the trade comes first, for what is said, too. */
const TRADE_LAST =
  /^((?:an? |the )?)(\p{L}+) (mailman|chef|baker|astronaut|wizard|ninja|detective|librarian|firefighter|lifeguard|plumber|electrician|pirate|cowboy|sailor|ballerina|magician|mechanic|carpenter) (?=(?:in|on|with|at|\p{L}{3,}ing)\b)/iu;

/** "Turtle skateboarder". */
const ATHLETE_LAST = new RegExp(
  `^((?:an? |the )?(\\p{L}+)) (${Object.keys(SPORTS_OF).join('|')})(?=$|,| (?:in|with|at|on)\\b)`,
  'iu',
);

/** It is no traffic cone. */
const IN_A_CONE =
  /^([^,]+?) (?:in|wearing) (?:an?|the|his|her|its) (?:(?:dog|cat|vet|pet|plastic|recovery) )?cone(?=$|,)/iu;
const LIKE_A_BURRITO =
  /^([^,]+?) (?:wrapped|rolled|tucked|swaddled|bundled)(?: up)? (?:like|as|in|into|inside) an? (?:\p{L}+ )?(?:burrito|tortilla)(?=$|,)/iu;
const IN_A_BUN = /^([^,]+?) (?:wrapped |lying |sleeping |sitting )?(?:in|inside) an? hot ?dog bun(?=$|,)/iu;
/** "Maine coon in a royal portrait", "royal pug portrait". */
const IN_ROYAL_PORTRAIT =
  /^(?:an? |the )?((?:\p{L}+ ){0,2}?\p{L}+) (?:as (?:an? )?(?:king|queen|prince|princess|duke|duchess),? (?:in an? )?)?(?:(?:in|as|for) an? )?(?:royal|renaissance|king|queen|regal) portrait(?=$|,)/iu;
const ROYAL_PORTRAIT = /^(?:an? |the )?(?:royal|regal) ((?:\p{L}+ ){0,2}?\p{L}+) portrait(?=$|,)/iu;
const IN_SLIPPERS = /^([^,]+?) (?:in|wearing) (?:(?:fuzzy|fluffy|house|cozy|pink) ){0,2}slippers\b/iu;

/** "Play", "hit", "ride". */
function doing(verb: string): string {
  if (/[^e]e$/u.test(verb)) return verb.replace(/e$/u, 'ing');
  return /^[^aeiou]+[aeiou][^aeiouwxy]$/u.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

const isDrawnDeed = (deed: string) => [DEEDS, ACTIVITIES, MOVES_OF_BODIES].some((deeds) => Object.hasOwn(deeds, deed));

const namesCreature = (text: string) =>
  isCreatureName(text.toLowerCase().split(' ')) ||
  text
    .toLowerCase()
    .split(' ')
    .some((word) => isCreatureWord(word) || /^skeletons?$/u.test(word));

const namesWearer = (text: string) =>
  namesCreature(text) || /\b(?:girl|baby|toddler|princess|skeleton|\p{L}*ball|helmet)\b/iu.test(text);

/** Of animals, by the part that names one. */
const OF_ANIMALS: readonly (readonly [RegExp, who: number, (...parts: string[]) => string])[] = [
  [AWAY, 1, (_, who) => `${who} running`],
  [DRESSED_FIRST, 1, (_, who, clothes, deed) => `${who} ${deed} ${clothes}`],
  [PERCHED, 2, (_, perch, who) => `${who} on ${/^(?:an?|the) /iu.test(perch ?? '') ? '' : 'a '}${perch}`],
  [ANIMAL_FIRST, 1, (_, animal, who) => `${who} and ${owner(who)} ${animal} `],
  [PERSON_FIRST, 3, (_, whole, who, animal) => `${whole} and ${owner(who)} ${animal} `],
  [ATHLETE_LAST, 2, (_, who, __, athlete) => `${who} ${SPORTS_OF[athlete?.toLowerCase() ?? '']}`],
  [DEED_BEFORE, 3, (_, article, deed = '', animal) => `${article}${animal} ${deed.replace(/^.* (?=dancing$)/u, '')}`],
  [DIVES, 2, (_, who) => `${who} snorkeling`],
  [FOLLOWS, 1, (all, young) => MOTHERS[young?.toLowerCase() ?? ''] ?? all ?? ''],
  [AT_HOME_IN, 2, (_, article, animal) => `${article}${animal} `],
  [TRADE_LAST, 2, (_, article, animal, trade) => `${article}${trade} ${animal} `],
  [IN_A_CONE, 1, (_, who) => `${who} wearing a cone of shame`],
  [LIKE_A_BURRITO, 1, (_, who) => `${who} dressed as a burrito`],
  [IN_A_BUN, 1, (_, who) => `${who?.replace(/\b(?:wiener|weiner|sausage) dog\b/iu, 'dachshund')} dressed as a hot dog`],
  [IN_ROYAL_PORTRAIT, 1, (_, who) => `${who} wearing a crown and an ermine robe`],
  [ROYAL_PORTRAIT, 1, (_, who) => `${who} wearing a crown and an ermine robe`],
  [IN_SLIPPERS, 1, (_, who) => `${who} wearing bunny slippers`],
  [CHASED, 2, (_, who, chaser, deed) => `${chaser} ${deed} the ${bareName(who)}`],
];

const bareName = (who = '') =>
  who
    .toLowerCase()
    .replace(/^(?:an?|the) /u, '')
    .replace('mail carrier', 'mailman');

const PLAIN: readonly (readonly [RegExp, string])[] = [
  [HAT_OF, '$1 '],
  [/\bcat burglar (?=\p{L}+ (?:with|in|on|holding|stealing)\b)/iu, 'burglar '],
  [
    /\b(?:with|wearing) cucumbers?(?: slices)? (?:on|over) (?:its|her|his|their|the) eyes\b/iu,
    'wearing cucumber eye slices',
  ],
  [/(?<=ing) off[- ]key\b/iu, ''],
  // A tree of its own.
  [
    /\b(?:an? )?(?:(?:big|old|oak|maple|giant) )*tree with (?:an? tire swing and an? tree ?house|an? tree ?house and an? tire swing)\b/iu,
    'treehouse with tire swing',
  ],
  [/\b(?:an? )?(?:(?:big|old|oak|maple|giant) )*tree with an? tire swing\b(?! and)/iu, 'tire swing'],
  [/(?<=\b(?:snake|rattlesnake|rattler|scorpion|lizard|cactus)\b.*\b(?:an?|the) )boot\b/iu, 'cowboy boot'],
  [/\b(?:track and field|track|cross country) (?=shoes?\b|sneakers?\b)/iu, 'running '],
  [/\b(?:track and field|track|cross country) spikes\b(?: with wings)?/iu, 'winged spikes'],
  [
    /(?<=\b(?:saint|st\.?) bernard) with an? (?:little |small |tiny |brandy )?(?:barrel|keg)(?: around (?:its|his|her) neck)?/iu,
    ' wearing a rescue barrel',
  ],
  [
    /\b(?:with|in|wearing) (?:(?:string|christmas|fairy|colorful|holiday) )*lights (?:on|in|around|over|tangled in|wrapped around|hanging from) (?:its|his|her|the) (?:antlers|horns)\b/iu,
    'wearing antler lights',
  ],
  [/\bcowgirl (?=hats?\b|boots?\b)/iu, 'cowboy '],
  // The hands alone: nobody is named.
  [/^(?:two people |people )?holding hands$/iu, 'two hands holding'],
  [IN_MOUTH_BOOT, 'with $1chewed boot in its mouth'],
  [IN_MOUTH_SHOE, 'with $1chewed shoe in its mouth'],
];

const withAttempt = (text: string) =>
  text.replace(TRIES, (all, who, verb) => {
    const deed = doing(verb.toLowerCase());
    return namesCreature(who) && isDrawnDeed(deed) ? `${who} ${deed}` : all;
  });

/** "Yorkie mom with a bow": who has the dog, and no mother with a bow. */
const namesOwner = (text: string) =>
  KIN.has(/^(?:\p{L}+ ){1,2}(\p{L}+) (?:in|wearing|with)\b/u.exec(text)?.[1]?.toLowerCase() ?? '');

/** "T-rex trying to play tennis" as "t-rex playing tennis"; as it is where nobody tries anything that is drawn. */
export function asDone(text: string): string {
  const tried = withAttempt(text.replace(SAINT_BERNARD, 'saint bernard').replace(OWN_LIMBS, ''));
  const done = OF_ANIMALS.reduce(
    (now, [from, who, to]) =>
      now.replace(from, (...parts: string[]) => (namesCreature(parts[who] ?? '') ? to(...parts) : (parts[0] ?? ''))),
    tried,
  );
  const plain = PLAIN.reduce((now, [from, to]) => now.replace(from, to), done);
  return plain.replace(BOW, (all, article) =>
    namesWearer(text) && !SHOOTS.test(text) && !namesOwner(text) ? `wearing ${article}hair bow` : all,
  );
}
