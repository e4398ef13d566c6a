/** What is inside, around, on top or at work, in the words that its picture is found by. */

/** Where what is said of it ends. */
const END = String.raw`(?=$|,| (?:with|and|in|on|at|under|by|while|reading|drinking|holding|eating|watching|wearing)\b)`;
const ARTICLE = '(?:an? |the |his |her |its |their |my )?';

const CREATURE = String.raw`((?:an? |the |two |three |some )?(?:(?:tiny|little|small|baby|mini) )?(?!cabin|house|cottage|barn|tree|snowm[ae]n|santa|deer|church|lighthouse|city|skyline|castle|village|town|reindeer|moose|chapel|fish\b|goldfish|flowers|light)\p{L}+)`;

export const COMPOSITIONS: readonly [RegExp, string][] = [
  [
    new RegExp(String.raw`\b(?:in|inside)(?: of)? ${ARTICLE}(?:(?:giant|big|floating|soap) )*bubble(?=$|,)`, 'iu'),
    'inside a soap bubble',
  ],
  [
    new RegExp(
      String.raw`(?<!(?:ship|boat|message|letter)s? )\b(?:in|inside)(?: of)? ${ARTICLE}(?:(?:glass|corked|potion|magic) )*bottle(?=$|,)`,
      'iu',
    ),
    'inside a corked glass bottle',
  ],
  [
    new RegExp(String.raw`\b(?:glass|potion) bottle with ${CREATURE} inside(?=$|,)`, 'iu'),
    '$1 inside a corked glass bottle',
  ],
  [
    new RegExp(
      `^${ARTICLE}(?:(?:magic|glass) )*(snow ?globe|lantern|light ?bulb|crystal ball) (?:with|containing|holding|full of|filled with) ${CREATURE}(?: inside)?(?=$|,)`,
      'iu',
    ),
    '$2 inside a $1',
  ],
  [new RegExp(`^${ARTICLE}(?:soap )?bubble with ${CREATURE} inside(?=$|,)`, 'iu'), '$1 inside a soap bubble'],
  [
    new RegExp(
      String.raw`(?<!\b(?:pigs?|hot dogs?)) (?:(?:all |tightly )?(?:wrapped|bundled|snuggled|swaddled|cuddled|tucked|curled|huddled|cozy|sitting)(?: up)? )?(?:in|into|inside|under|with) ${ARTICLE}(?:(?:warm|cozy|fuzzy|fluffy|plaid|wool|knit|big|soft|weighted|fleece) )*blanket(?: around (?:him|her|it|them)(?:self)?)?${END}`,
      'iu',
    ),
    ' wearing a blanket wrap',
  ],
  [
    new RegExp(
      String.raw`(?<=^(?:an? |the )?(?:\p{L}+ ){0,2}\p{L}+) (?:hiding |hidden |dressed up |dressed )?(?:in|under|wearing|beneath|with) ${ARTICLE}(?:(?:white|old|bed|ghost) ?)+sheet(?: (?:as|like) an? ghost| ghost costume| costume| over (?:its|his|her|the) head)?(?=$|,| (?:with|holding|and|on|at)\b)`,
      'iu',
    ),
    ' dressed as a ghost',
  ],
  [
    new RegExp(
      ` (?:doing|filing|working on|finishing|filling out) ${ARTICLE}(?:tax(?:es| returns?| forms?)|paperwork|accounting|bookkeeping|homework|spreadsheets?|bills)${END}`,
      'iu',
    ),
    ' at a paperwork counter',
  ],
  [
    new RegExp(` spinning ${ARTICLE}(?:own )?(?:wool|yarn|flax|thread|fleece)${END}`, 'iu'),
    ' pushing a spinning wheel',
  ],
  [new RegExp(` vacuuming(?: ${ARTICLE}(?:rug|floor|carpet|house|room))?${END}`, 'iu'), ' pushing a vacuum cleaner'],
  [
    new RegExp(
      ` sunbathing${END}(?! (?:on|in) ${ARTICLE}(?:[a-z]+ )?(?:towel|chair|lounge|pool|float|raft|boat|rock|log))`,
      'iu',
    ),
    ' in sunglasses on a beach towel',
  ],
  [
    /\bwanted (?:poster|sign) (?:for|of|with|featuring|showing) ((?:an? |the )?(?:\p{L}+ ){0,2}?\p{L}+)(?=$|,)/iu,
    '$1 in a wanted notice',
  ],
  [/ (?:on|in) an? wanted poster(?=$|,)/iu, ' in a wanted notice'],
  [/ stacked(?: up)? (?:like|as|into|in) (?:an? )?(?:totem(?: pole)?|tower|pyramid)(?=$|,)/iu, ' totemstacking'],
  [
    /\bt[- ]?rex (?:(?:trying|attempting|struggling) to do |doing |does )(?:an? |some )?push[- ]?ups?\b/iu,
    't-rex planking',
  ],
  [
    /\bbowling pins (?:(?:that are|looking) )?(?:scared|afraid|terrified|frightened|running)(?: (?:of|from|at) (?:an? |the )?(?:bowling )?ball)?(?=$|,)/iu,
    'scared bowling pins',
  ],
  [/\b(?:white |bed ?|old )*sheet (?:on|over) (an? (?:\p{L}+ )?\p{L}+)(?=$|,)/iu, '$1 dressed as a ghost'],
  [
    /\bvolleyball (?:girl|boy|woman|man|player) spiking(?: (?:an?|the) (?:volley)?ball)?(?=$|,| line art)/iu,
    'volleyball spike',
  ],
  [/ with bows(?: on their heads)?(?=$|,)/iu, ' wearing hair bows'],
  [
    /\b(?:tripod|three[- ]legged) (?=(?:dog|cat|puppy|kitten|pit ?bull|lab|labrador|german shepherd|corgi|chihuahua|husky|beagle|dachshund|golden retriever|poodle|wolf|fox|horse|goat)\b)/iu,
    'tripodal ',
  ],
  [/ (?:with|on) (?:only )?three legs(?=$|,)/iu, ' tripodal'],
  [/(?<=\b(?:with|showing|sticking out) )(?:its |his |her )?tongue out(?=$|,| (?:in|on|at|with)\b)/iu, 'tongue out'],
  [
    / (?:with (?:its |his |her )?tongue (?:sticking |hanging )?out|sticking (?:out )?(?:its |his |her )?tongue(?: out)?)(?=$|,| (?:in|on|at|with|and)\b)/iu,
    ' tongueshowing',
  ],
];
