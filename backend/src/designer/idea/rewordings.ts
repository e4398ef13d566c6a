/** Other words for what an idea says: those of the picture that we have, in an order that is read. */

import { asMeant, asNamed } from '../words/homonyms.ts';
import { asSeen } from '../words/idioms.ts';
import { PASTIMES } from '../words/speech.ts';
import { beforeAnimal, roleFirst } from './animal-roles.ts';
import { AT_HOME } from './at-home.ts';
import { asDone } from './attempts.ts';
import { BEFORE_PARTING } from './before-parting.ts';
import { HAIR } from './hair.ts';
import { inGlass } from './in-glass.ts';
import { OWN_WORDS } from './own-words.ts';
import { PEOPLE_REWORDINGS } from './people.ts';
import { SHIRT_REWORDINGS } from './shirt-words.ts';

/** "Rock climbing girl": who does it is named last. */
const DEED_FIRST =
  /\b(?:rock |mountain )?((?:climb|surf|ski|snowboard|skateboard|danc|runn|jogg|hik|kayak|paddl|row|sail|swimm|fish|camp|sledd|skat|read|sleep|garden|cycl)ing) (girl|boy|man|woman|guy|lady|kid|dad|mom|grandpa|grandma|couple|baby|toddler)\b/iu;

/** "Boots with wildflowers growing out", "mug with mountains inside": what they are full of. */
const GROWING =
  /\b(boots?|cups?|mugs?|teacups?|teapots?|jars?|bottles?|bowls?|skulls?|helmets?|cans?|vases?|bulbs?|hats?) with ((?:\p{L}+ ){1,2}?)(?:growing|blooming|spilling|coming|pouring)(?: out)?(?: of (?:it|them))?$|\b(cups?|mugs?|teacups?|jars?|bottles?|bowls?|bulbs?|globes?) with (?:an? |the )?((?:\p{L}+ ){1,2}?)inside\b/iu;

/** "Record player with flowers growing out of it": they rise behind what is no vessel. */
const OVERGROWN =
  /\b(\p{L}+) with (?:(?:an?|the|some|wild) ){0,2}((?:\p{L}+ ){0,2}?(?:flowers|wildflowers|roses|daisies|sunflowers|tulips|poppies|peonies|plants|ferns|mushrooms|lavender)) (?:growing|blooming|spilling|coming|pouring|sprouting|bursting)(?: out)?(?: (?:of|from) (?:it|them|its \p{L}+|the \p{L}+))?$/iu;

const ON_HORSEBACK = /\bon horse ?back\b/iu;

const BACK_TO_BACK = / back[- ]to[- ]back(?= \p{L}{3,}ing\b)/iu;

/** "Papa bear, mama bear and two cubs". */
const PARENTS_LISTED =
  /\b(?:papa|daddy|dad) (\p{L}+),? (?:and )?(?:mama|mommy|mom) \1,? and (?:(?:an?|two|three|their|little) )?(?:baby \1|cubs?|pups?|calf|calves|chicks?|kits?|bab(?:y|ies))\b/iu;

/** "Coffee cup with steam shaped like a heart". */
const SHAPED =
  / with (?:steam|smoke|foam|vines|roots|branches|clouds) (?:shaped like|in the shape of|forming) (an? \p{L}+)/iu;

const TEA_PARTY = /\b(?:having|hosting|at) (?:an? |the )?tea party\b/iu;

/** "Snowboarding girl in the mountains" as "girl snowboarding in the mountains"; as it is where nothing is turned. */
export function inOrder(text: string): string {
  const contained = inGlass(text);
  if (contained !== text) return contained;
  const roles = beforeAnimal(text);
  const named = HAIR.reduce((done, [hair, who]) => done.replace(hair, who), roles);
  if (named !== roles) return named;
  const done = asDone(roles);
  const turned = done.replace(DEED_FIRST, '$2 $1');
  const isPlaced =
    /ing (?:in|on|at|down|through|under|over|along) (?:an?|the)\b|\b(?:baby|toddler) sleeping (?:with|in|on)\b/iu.test(
      turned,
    );
  const ordered = (isPlaced ? turned : done)
    .replace(GROWING, '$1$3 full of $2$4')
    .replace(OVERGROWN, '$1 full of $2')
    .replace(TEA_PARTY, 'sharing a teapot')
    .replace(ON_HORSEBACK, 'riding a horse')
    .replace(BACK_TO_BACK, '')
    .replace(PARENTS_LISTED, '$1 family')
    .replace(SHAPED, ' with $1');
  return withSmallPastime(
    text,
    asNamed(BEFORE_PARTING.reduce((now, [from, to]) => now.replace(from, to), ordered).trim()),
  );
}

/** "Volleyball girl spiking": turned, its first word is no name. */
function withSmallPastime(text: string, ordered: string): string {
  const [first = ''] = text.split(' ');
  return PASTIMES.has(first.toLowerCase()) && !ordered.startsWith(first)
    ? ordered.replace(new RegExp(` ${first}\\b`, 'u'), ` ${first.toLowerCase()}`)
    : ordered;
}

/** "Skateboarding grandma | never too old": who is spoken of is seen, too. */
export function whoIsNamed(text: string): string {
  const [head = ''] = text.split(/,\s/u);
  const turned = head.replace(DEED_FIRST, '$2 $1');
  return turned !== head && turned.split(' ').length === 2 ? turned : '';
}

/** Other words for the same picture. */
const REWORDINGS: readonly [RegExp, string][] = [
  [DEED_FIRST, '$2 $1'],
  [
    /\bflying (?=(?:an?|the|his|her|its) (?:\p{L}+ )?(?:\p{L}*plane|jet|helicopter|spaceship|rocket|ufo|saucer)\b)/iu,
    'piloting ',
  ],
  [/\b(?:kids|youth|girls|boys|little league|college) (?=\p{L}+ coach\b)/iu, ''],
  [/\b((?:basket|volley|soft|base|foot)ball) coach with (an? (?:whistle|clipboard|bat))\b/iu, 'coach with a $1 and $2'],
  [/\b(soccer|tennis) coach with (an? (?:whistle|clipboard))\b/iu, 'coach with a $1 ball and $2'],
  ...PEOPLE_REWORDINGS,
  ...SHIRT_REWORDINGS,
  ...OWN_WORDS,
  ...AT_HOME,
  // "Tent, campfire" are two things as "tent and campfire" are.
  [/,\s/gu, ' and '],
  [/\b(?:in|wearing) (an? (?:\p{L}+ )?[\p{L}-]+) (?:costume|outfit|onesie|suit)\b/iu, 'dressed as $1'],
  [/\bnext to\b/iu, 'beside'],
  [
    /\b(on|atop) (an?|the|some) (?:(?:big|large|mossy|flat|warm|hot|sunny|heated|snowy|icy|smooth|wet|rocky) )?(?:rocks?|boulders?|ledges?|outcrops?|(?<=snowy |icy )cliffs?)\b/iu,
    '$1 $2 boulder',
  ],
  [
    /\b(?:through|(?<=(?:rolling|playing|splashing|wallowing|stuck|pig|truck|jeep) )in) (?:the |some |a |deep )?mud(?: puddle| pit)?\b/iu,
    'in a mud splash',
  ],
  [
    /(?<=\bwalking (?:an?|the|his|her|their|two|three) (?:\p{L}+ ){0,2}\p{L}+) on (?:an? |the |his |her )?(?:leash|leashes|lead)\b/iu,
    '',
  ],
  [
    /\b(?:grandma|nana|granny|grandmother) and (?:grandpa|papa|gramps|grandfather) (?=(?:sitting|rocking|swinging|riding|driving|fishing|drinking|in|on)\b)/iu,
    'grandma and old man ',
  ],
  [/\b(pumpkin|apple|sunflower|flower) (?:(?:patch|farm|orchard) )?(truck|wagon|cart)\b/iu, '$2 full of $1s'],
  [
    /\b(?:pulling|taking|getting) ((?:an? |the |fresh |some )*\p{L}+) (?:from|out of) (?=(?:an?|the|his|her) (?:\p{L}+ )?(?:oven|stove|fridge|mailbox|grill|smoker|fire)\b)/iu,
    'holding $1 by ',
  ],
  [
    /\bon (?:an? |the )?(?:big |giant |warm |clean )?(?:pile|heap|stack|mountain) of (?:warm |clean |dirty |fresh )?(?:laundry|clothes)\b/iu,
    'in a laundry basket',
  ],
  [/\bwitch and (an?|her|the) ((?:\p{L}+ )?cat) (?=flying|riding|soaring)/iu, '$2 and witch on a broom '],
  [
    /\bfeeding (?:an?|the|her|his|some)? ?((?:baby )?(?:chickens?|hens|ducks?|goats?|pigs?|horses?|cows?|sheep|lambs?|chicks|geese|calf|calves))\b/iu,
    'holding a bucket and $1',
  ],
  [
    /\bbetween (?:two|the|some|a pair of|tall|big) (?:(?:tall|big|giant|old) )?(pine|palm|oak|evergreen|fir|spruce|maple|redwood|birch)?(?: ?trees?|s)\b/iu,
    'beside a pair of $1 trees',
  ],
  [/\bpair of (?:evergreen|fir|spruce|redwood) trees\b/iu, 'pair of pine trees'],
  [/\bpair of (?:maple|birch)? ?trees\b/iu, 'pair of trees'],
  [/\bpair of oak trees\b/iu, 'pair of oaks'],
  [
    /\bout of the (?:ground|soil|garden|dirt|earth)\b|(?<=\bpulling .*)\bfrom the (?:ground|soil|garden|dirt)\b/iu,
    'and a dirt mound',
  ],
  [
    /\bpouring (?:an? |some |the |hot |her |his )*(?:cups? of )?(?:latte|coffee|cappuccino|espresso)s?(?: art)?\b/iu,
    'holding a pouring pitcher',
  ],
  [/\bpouring (?:an? |some |the |hot |her |his )*(?:cups? of )?tea\b/iu, 'holding a pouring teapot'],
  [
    /\bpouring (?:an? |some |the |her |his )*(?:glass(?:es)? of )?(?:red )?(?:wine|champagne)\b/iu,
    'holding a pouring wine bottle',
  ],
  [
    /\bpouring (?:an? |some |the |cold |her |his )*(?:pints? of |pint )?(?:beer|ale)s?\b/iu,
    'holding a pouring beer bottle',
  ],
  [/\b(bath ?tub|tub) (?:with|full of) (?:soap )?bubbles\b/iu, '$1'],
  [
    /\bsnow ?globes? (?:with|full of) (?:an? |the |some )?(?:(?:tiny|little|small|mini|miniature|snowy|log|red|old) )*(?=\p{L})/iu,
    'snow globe with ',
  ],
  [/(?<=\bsnow globe with \p{L}+) inside\b/iu, ''],
  [/\bpolice (?:dog|k9)(?= (?:with|in|on|holding|eating|riding|wearing|sitting)\b)/iu, 'police german shepherd'],
  [/\bgrumpy (?:(?:old|little|fat|fluffy|orange) )+cat(s?)\b/iu, 'grumpy cat$1'],
  [/\b(?:gym|pack|lab) rats? (?=\p{L}{3,}ing\b|with\b|in\b|on\b)/iu, 'rat '],
  [/\bbook ?worms? (?=(?:in|on|with) an?\b)/iu, 'bookworm '],
  [
    /(?<!\blibrarian )\b(?:with|and|holding) (?=(?:an? )?(?:\p{L}+ )?(?:stack|pile|tower) of (?:\p{L}+ )?books\b)/iu,
    'beside ',
  ],
  // A house has them.
  [
    /\b(house|cabin|cottage|castle|barn|church|shed|tower) with an? (?:(?:tiny|little|small|red|blue|green|round|wooden|old|open|big) )*(?:door|window|chimney|roof|porch)\b/iu,
    '$1',
  ],
  [
    /\b((?:cowboy|trucker|santa|chef|witch|wizard|party|straw|top|bucket|pirate|birthday) hat) (?!(?:and|with|in|on|over|rack|box|stand|club|day|party|for|or|mom|dad|full|hanging|sitting)\b)(?=\p{L}+(?:,|$| (?:and|with|in|on|holding)\b))(\p{L}+)/iu,
    '$2 in a $1',
  ],
  [/\bsquirrel (holding|eating|with|carrying|hiding|burying) (an?|the|its) nut\b/iu, 'squirrel $1 $2 acorn'],
  [/\bin an? (?:\p{L}+ )?sleeping bag\b/iu, 'wearing a sleeping sack'],
  [/\breading the (?:news|paper)\b/iu, 'reading a newspaper'],
  [/\brock star (?=\p{L}+ (?:with|in|on|playing|holding|singing)\b)/iu, 'rockstar '],
  [/\b(in|wearing|with) (an?|his|her|its) ((?:(?!bow|bolo|neck)\p{L}+ )?)tie\b(?![ -]dye)/iu, '$1 $2 $3necktie'],
  [/\bbats? (?:sleeping|asleep) upside down\b/iu, 'bat hanging upside down'],
  // What burns is drawn before its flames.
  [/\bon fire\b/iu, 'with flames'],
  // What stands for a shell is carried.
  [/\bwith (an? (?:\p{L}+ )?\p{L}+) (?:for an? |as an? )?shell\b/iu, 'with $1 on its back'],
  [/\btooth fairy (?=with\b|holding\b|flying\b)/iu, 'fairy holding a tooth '],
  [
    /\b(sloth|monkey|koala|opossum|possum) hanging from (?=(?:an?|the) (?!.*\b(?:branch|tree|limb|vine)))/iu,
    '$1 dangling from ',
  ],
  [/\b(\p{L}+) with an? (?:cute|happy|smiling|kawaii|smiley|funny|silly|sweet) (?:little )?face\b/iu, 'waving $1'],
  [/\bdragon hoarding (?=books|gold|coins|treasure|yarn)/iu, 'dragon on a pile of '],
  [/\bteacup (?=pug|chihuahua|yorkie|poodle|pig|puppy|pomeranian|kitten|maltese)/iu, ''],
  [/\broasting (?:an? |some )?marshmallows?\b(?! together)/iu, 'holding a marshmallow stick'],
  // No panda.
  [/\bred panda (?:sleeping|asleep|napping)\b/iu, 'red panda snoozing'],
  [/\bsaturn'?s? rings\b|\brings of saturn\b/iu, 'saturn'],
  [
    /\boctopus(?: barista)? (?:with|holding|serving) (?:four|five|six|seven|eight|many) (?:coffee )?cups(?: of coffee)?\b/iu,
    'octopus with coffee cups',
  ],
  // Both are in one picture.
  [/\b(?:the |his |her |their )?(?:grand)?(?:kids|children)\b(?! playing)/iu, 'two kids'],
  [
    /\b(popping|peeking|coming|jumping|hopping|climbing) (?:up |out )?(?:of|from) (?:an? |the )?(?:magician(?:'?s)? |magic |top )?hat\b/iu,
    '$1 out of a magic hat',
  ],
  [/\b(?:getting|taking|having) an? (?:bubble |warm |hot |mud )?bath\b/iu, 'in a bathtub'],
  [/\bby candle ?light\b/iu, 'with a candle'],
  [/\bunder (?:the )?(?:sea|water|ocean)\b/iu, 'underwater'],
  [/\b(horse|mule) train\b/iu, 'three $1s'],
  [/\bto cross (?=the|an?\b)/iu, 'crossing '],
  [
    /\b(wine|champagne|whiskey|beer|martini)( bottle| glass|) (and|with) (two |a pair of )?glasses\b/iu,
    '$1$2 $3 $4$1 glasses',
  ],
  [/\bwelder (?:with|and|in)\b.*\bsparks(?: flying)?\b/iu, 'welder with sparks'],
  [/\bflying (an?|the|his|her|their) kite\b/iu, 'holding $1 kite'],
  [/(?<=\p{L}{3} )(?<!\b(?:the|and|with|some|of) )playing cards\b/iu, 'holding playing cards'],
  [/\b(holding|carrying|rocking|with|hugging) (?:an?|the|her|his) (?:newborn )?baby\b(?!\s\p{L})/iu, '$1 a baby face'],
  [/\brocking (?=an? baby\b|the baby\b|her baby\b|his baby\b)/iu, 'holding '],
  [/\bjumping rope\b/iu, 'skipping rope'],
  [/\b(man|guy|dad) with (?:an? )?(?:long |big |gray |full )?beard\b/iu, 'bearded man'],
  [/\b(?:doing |practicing )?(?:yoga )?(?:in )?(?:an? |the )?(?:tree|warrior|eagle) pose\b/iu, 'doing standing yoga'],
  [/\b(?:doing |practicing )?(?:yoga )?in (?:an? |the )?lotus (?:pose|position)\b/iu, 'doing yoga'],
  [/\bpotter at (?:an?|the|her|his) wheel\b/iu, 'potter with a pottery vase'],
  [/\bflowers (?:in|on) (?:her|his|its|their) (?:hair|heads?)\b/iu, 'a flower crown'],
  [/\b(snow|river|creek|mud|sand) ?banks?\b/iu, '$1'],
  [
    /\b(?:her |his |their |its |the )?(?:babies|chicks|baby birds|young) in (?:an? |the |her |their |its )?nest\b/iu,
    'nestlings in a nest',
  ],
  [/\bclimbing (?:up )?out of\b/iu, 'peeking out of'],
  [/\b(?:cowboy|cowgirl|man) (?:on|riding) an? (?:(?:bucking|rodeo|angry) )?bull\b/iu, 'bull rider'],
  [/\b(?:cowboy|cowgirl|man) (?:on|riding) an? (?:bucking )?bronco?\b/iu, 'bronc rider'],
  [/\bfeeding (an?|some|the) (\p{L}+) to (?=an?\b|the\b|his\b|her\b)/iu, 'holding $1 $2 and '],
  [/\bmarshmallows? on (?:an? )?sticks?\b/iu, 'marshmallow stick'],
  [/\bcurled up (?:and )?(?:asleep|sleeping)\b/iu, 'sleeping'],
  [/(?<!hands )\bmaking an? heart(?: with their \p{L}+)?\b/iu, 'kissing'],
  [
    /\b(volleyball|soccer|basketball|tennis|hockey|softball|baseball) (?:girl|boy|kid|guy|woman|man) (?=\p{L}{3,}ing\b)/iu,
    '$1 player ',
  ],
  [/\b(\p{L}+) with (?:an? )?(?:\p{L}+ )?(?:face|arms|legs)(?: and (?:\p{L}+ )?(?:face|arms|legs))+/iu, 'waving $1'],
  [/\bon (an?|the|her|his) swing\b/iu, 'on $1 wooden swing'],
  [/\bstation wagon\b/iu, 'car'],
  [
    /\b(?:(?:skydiving|parachuting) )?(\p{L}+) (?:with|on|under|holding) (?:an?|the|his|her|its) parachute\b/iu,
    'skydiving $1',
  ],
  [/\bhalloween cat (?=(?:in|with|wearing|riding|holding|on)\b)/iu, 'black cat '],
  [/\b(?:in|through) (?:an?|the) (?:spooky |haunted |old )?(?:graveyard|cemetery)\b/iu, 'beside a tombstone'],
  [
    /\b(?:drummer )?(boy|girl|man|woman) (?:hitting|banging|beating) (?:the |his |her )?drums?\b/iu,
    '$1 playing the drums',
  ],
  [/\b(carrying|holding|delivering|with|mailing) (an?|the) letter\b/iu, '$1 $2 envelope'],
  // "Lineman pole sunset American flag".
  [/^(\p{L}[\p{L} ]+?) sunset ((?:american|us|usa|distressed) flag)$/iu, '$1 and $2 at sunset'],
  [/\bsalsa dancing (?=\p{L})/iu, 'dancing '],
  // Eyes are not held.
  [
    /\bwith (?:(?:\p{L}+ ){0,2}(?:blue|green|yellow|red|brown|golden|glowing|big|bright|piercing|anxious|nervous|worried|scared|wide|sad|sleepy|tired|crazy|wild|huge|bulging|round|teary|bloodshot|judging) )eyes\b/iu,
    '',
  ],
  [/\b(?:bird ?watching|birding) (?=\p{L}+ with\b)/iu, ''],
  [
    /\b(?:wild)?(?:flowers?|roses?|daisies) (?:growing |blooming |coming |sprouting )*(?:out of|from|in|inside) (?:an?|the) skull\b|\bskull full of (?:wild)?(?:flowers|roses|daisies)\b/iu,
    'flower skull',
  ],
  [
    /\bknitting (?:an?|the|his|her) (?:\p{L}+ )?(?:scarf|sweater|blanket|hat|sock|beanie)\b/iu,
    'holding a half knitted scarf',
  ],
  [
    /\b(?:an? |two |(?:a )?(?:pair|couple) of )?(?:sea )?otters?(?: couple| pair)? (?:floating (?:on (?:their|its) backs? )?(?:and |while )?)?holding (?:hands|paws)\b/iu,
    'otter hand in hand',
  ],
  [/\b(?:opening|unwrapping) (an?|the|his|her|its) (?=(?:\p{L}+ )?(?:present|gift|package)\b)/iu, 'holding $1 '],
  [
    /\b(bicycle|bike) with (?:an? |the )?(?:\p{L}+ )?basket (?:full )?of (?:wild)?(?:flowers|lavender|roses|sunflowers|tulips|daisies|peonies)\b/iu,
    '$1 with basket of flowers',
  ],
  // A mermaid and a mountain goat have theirs.
  [/(?<!\b(?:mermaid|mountain goat|ibex)\b.*)\bon (an?|the|some) rocks?\b/iu, 'on $1 boulder'],
  [/\b(with|holding|carrying) (an?|the|his|her) sign\b/iu, '$1 $2 cardboard sign'],
  [
    /\b(?:(?:jumping|splashing|playing|standing|stomping) )?in (an?|the) (?!mud\b)(\p{L}+ )?puddles?\b/iu,
    'standing on $1 puddle',
  ],
  [/\bthrough (an?|the) hoop\b/iu, 'through $1 jumping hoop'],
  [
    /(?<!\b(?:an?|the|his|her|their|my|from|in|on) )\b(paddleboard|surfboard|kayak|canoe) (?:with (?:an?|the|my|her|his)|and(?: (?:an?|the|my|her|his))?) (?!paddles?\b|oars?\b|board)(dog|cat|puppy|girl|boy|man|woman|bear|duck|pug|corgi|frog|otter|labrador|\p{L}+(?<=with (?:an?|the|my|her|his) \p{L}+))(?=,|$)/iu,
    '$2 on a $1',
  ],
  [
    /\bsleepy (?=\p{L}+ (?:in|with|wearing|hugging|under) (?:an? |the |its |his |her )?(?!bed|tree|branch|hammock|moon|blanket)\p{L}+)/iu,
    'snoozing ',
  ],
  // Whoever is asleep does nothing else.
  [/\bsleepy (?=\p{L}+ (?:drinking|eating|reading|holding|playing|wearing)\b)/iu, ''],
  [/\b(?:sea|ship|boat) captain (?=\p{L}+ (?:with|in|on|at|holding|steering)\b)/iu, 'captain '],
  // Its picture has both trees.
  [/\bin (an?|the) hammock (?:between|under|strung between) (?:two |the |some )?(?:palm )?trees?\b/iu, 'in $1 hammock'],
  [/\btrucker(?: dad| mom)? driving\b(?! an?\b| the\b)/iu, 'semi truck driving'],
  [/\b(?:veggies|vegetables) in (?:an?|the) (?:wooden )?(?:crate|basket|box)\b/iu, 'vegetable crate'],
  // Both are drawn; who dances, an old couple and one of animals have a picture of their own.
  [
    /(?<!\p{L} )\b(?:an? |the |two |three |young |happy |best )*(?:couple|friends) (?!.*\bdanc)(?=(?:in|on|at|around|under|sit|rid|driv|drink|read|fish|hik|camp|paddl|kayak|roast)\p{L}*\b)/iu,
    'husband and wife ',
  ],
  [/\bman and woman (?=(?:in|on|riding|driving|paddling|kayaking|fishing|sitting) )/iu, 'husband and wife '],
  // Of aliens who take somebody away, their ship is seen.
  [/\b(?:aliens?|(?:alien )?spaceship|alien ship) (?=abduct)/iu, 'ufo '],
];

export const reworded = (text: string, company = text) =>
  REWORDINGS.reduce((done, [from, to]) => done.replace(from, to), asMeant(asSeen(asDone(roleFirst(text))), company));
