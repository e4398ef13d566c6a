/** Other words for subjects of many shirts. */

const DETERMINER = '(?:an?|the|some|his|her|its)';
/** These have a picture of their own in hands. */
const OWN_HANDS = '(?:(?:\\p{L}+ )?hearts?|(?:\\p{L}+ )?(?:flowers?|wildflowers?|bouquet)|hands?)\\b';

const PARENTS =
  'koala|sloth|elephant|giraffe|bear|panda|penguin|otter|fox|wolf|lion|tiger|monkey|gorilla|rabbit|bunny|cat|cow|horse|pig|goat|sheep|duck|owl|kangaroo|hedgehog|raccoon|deer|llama|alpaca|hippo|rhino|zebra|dinosaur|dragon|unicorn|skeleton';

/** Before what is drawn is told from what is said. */
export const SHIRT_WORDS: readonly [RegExp, string][] = [
  [/\bmichigan (?:mitten )?made (?:out )?of (?:pine )?trees\b/iu, 'a michigan mitten'],
  [/\bstriped (?=(?:(?:retro|vintage) )?(?:sunset|sunrise|sun)\b)/iu, ''],
  // A young one of its own.
  [
    new RegExp(
      `\\b(${PARENTS})(?: (?:mom|mama|mother))? (?:hugging|cuddling|holding|snuggling) (?:her|its) (?:little )?baby(?=$|,)`,
      'iu',
    ),
    '$1 mom and her baby',
  ],
  [/\b(disco ball|mirror ball) (?=(?:cowboy|cowgirl) hat\b)/iu, '$1 in a '],
];

/** Of what is drawn only. */
export const SHIRT_REWORDINGS: readonly [RegExp, string][] = [
  [
    /\b(?:trout|bass|walleye|salmon|pike|catfish|tuna|marlin|redfish|crappie|fish) (?:skeleton|bones)\b/iu,
    'fish skeleton',
  ],
  [/\b(deer|elk|bull|moose|cow) skull with (?:its )?antlers\b/iu, '$1 skull'],
  [/\b(?:smiley|smiley face|happy face) melting\b/iu, 'melting smiley'],
  [
    /\bcapybara (?:(?:sitting |relaxing |bathing |soaking )?in (?:an? |the )?(?:hot (?:springs?|tub)|onsen|bath) )with (?=(?:an? )?orange on\b)/iu,
    'capybara with ',
  ],
  [/\bin (?:an? |the )?(?:hot springs?|onsen)\b/iu, 'in a hot tub'],
  [/\bin rainbow colou?rs\b/iu, ''],
  [/\b(truck|semi|jeep|car) grille?\b/iu, '$1'],
  [/(?<=\btruck\b.*) in (?:the|its) bed\b/iu, ''],
  [
    /\b(?:christmas|string|fairy) lights (?:tangled|wrapped|strung|draped|hanging) (?:on|around|over|in) (an?|the) (?=\p{L})(\p{L}+)/iu,
    '$1 $2 with string lights',
  ],
  [/\b(in|with|wearing) pearls\b/iu, '$1 a pearl necklace'],
  [/^(?:an? |the )?((?:\p{L}+ ){0,2}\p{L}+) chased by (.+)$/iu, '$2 chasing a $1'],
  [/\bheart (?:made )?(?:out )?(?:of|with) (?:baseball|softball) (?:stitches|stitching|laces)\b/iu, 'baseball heart'],
  [
    /\bhands? holding (?:(?:wild)?flowers|(?:an? )?(?:peon(?:y|ies)|roses?|tulips?|dais(?:y|ies)|sunflowers|lavender|lilies))\b/iu,
    'hand holding flowers',
  ],
  [/ with (?:wild)?flowers growing (?:on|from|around|along) (?:its|the) rings?\b/iu, ' and flowers'],
  [/\b(?!black )(\p{L}+ )cat loaf\b/iu, 'cat loaf'],
  [/\bskeleton hand (?:doing|making|giving|throwing|with) (?:an? |the )?peace sign\b/iu, 'skeleton hand peace sign'],
  [/\bhands (?:with|holding) (?:an? )?(?:rosary|rosary beads|prayer beads)\b/iu, 'praying hands with rosary'],
  [
    /(?<=\b(?:skeleton|skull|frog|cat|dog|bear|ghost|raccoon|monkey|gorilla|pug|bulldog|alien|cowboy|grandpa)) smoking(?: an? (?:cigar|cigarette|joint|blunt))?(?=$|,| (?:in|on|with|at)\b)/iu,
    ' holding a cigar',
  ],
  [/\b(\p{L}+) flexing with (?:an? )?dumbbells?\b/iu, '$1 flexing'],
  [/\bdumpster fire\b/iu, 'dumpster with flames'],
  [/\bhospital (?=(?:chair|bed|gown)\b)/iu, ''],
  [
    /(?<=\b(?:ducklings|chicks|goslings|cubs|kittens|puppies|piglets)) (?:crossing|waddling|walking)(?: (?:across|down|along|over))? (?=(?:an?|the) (?:street|road|highway)\b)/iu,
    ' on ',
  ],
  [
    /\bskeleton hands? (?:making|forming|doing|in) (?:an? |the )?heart(?: sign| shape)?\b/iu,
    'skeleton hand holding a heart',
  ],
  [/\b(\p{L}+) blushing\b/iu, 'smiling $1'],
  [
    /\b(?:(?:football|sports|team|soccer) )?jersey (?:(?:seen )?from (?:behind|the back) )?with (?:an? |the )?(?:number |#)(\d{1,2})\b/iu,
    'jersey number $1',
  ],
  [/\b(?:number |#)(\d{1,2}) (?:(?:football|sports|team|soccer) )?jersey\b/iu, 'jersey number $1'],
  [/^(?:two )?hands (?:holding|cradling) (?:an?|the|her|his) (?:newborn )?baby$/iu, 'a baby face in open hands'],
  [/\b(in|wearing) (?:an? pair of )?pants\b/iu, '$1 jeans'],
  [/\bbull riders? (?=(?:in|at|on|with)\b)/iu, 'rodeo bull '],
  [
    /(?<!\b(?:eggs?|cornbread|bacon|steak)\b.*)\b(?:in|on) (an?|the|my|her|his) (?:(?:hot|cast iron|black) )*(?:frying pan|skillet)\b/iu,
    'in $1 empty skillet',
  ],
  [
    new RegExp(
      `^(?:two |(?:an? )?pair of )?(?:(?:open|cupped) )?hands (?:holding|cradling|cupping|with|around) (${DETERMINER}) (?!${OWN_HANDS})(.+)$`,
      'iu',
    ),
    '$1 $2 in open hands',
  ],
];
