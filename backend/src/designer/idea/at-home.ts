/** Other words for what is done with flowers, dishes, brushes and trees. */

const SOMEBODYS = '(?:its|his|her|their)';

/** A bloom behind an ear, by the flower that it is of. */
const AT_EAR = ['daisy', 'rose', 'sunflower', 'hibiscus'].map((flower): [RegExp, string] => [
  new RegExp(
    `\\b(?:with|wearing) an? (?:\\p{L}+ )?${flower === 'daisy' ? '(?:flower|daisy|bloom|blossom|lily)' : flower}(?: flower)? (?:tucked |stuck )?(?:behind|over|on|in) (?:${SOMEBODYS}|the|one|an) (?:ears?|hair)\\b`,
    'iu',
  ),
  `wearing an ear ${flower}`,
]);

const FRESH = '(?:(?:an?|the|some|fresh|christmas|apple|pumpkin|chocolate|chip|homemade|sourdough) )*';

export const AT_HOME: readonly [RegExp, string][] = [
  // It is latte art.
  [
    /\b(?:coffee|latte|cappuccino|espresso|mocha)(?: cup| mug)? with (?:an? )?(?:heart|leaf|rosetta)(?: shape)? in (?:the|its) (?:foam|milk|cream)\b/iu,
    'latte',
  ],
  ...AT_EAR,
  // One flower is no bunch of them.
  [
    /\b(an?|the|one|single|red|pink|yellow|white|blue|purple|orange) flower(?=$|[,.]| (?:in|between|behind|on|and|with|for|to|at|by|under|from|growing|blooming)\b)/iu,
    '$1 daisy',
  ],
  [
    /\b(?:with|holding|carrying) (?:an?|the) (?:tall |big |large )?(?:stack|pile|tower|armful) of books\b/iu,
    'holding an armful of books',
  ],
  [/\b(?:washing|doing|scrubbing|rinsing) (?:the |some |dirty )?dishes\b/iu, 'behind a sink of dishes'],
  [new RegExp(`\\bbrushing ${SOMEBODYS} teeth\\b`, 'iu'), 'holding a toothbrush'],
  [
    new RegExp(`\\b(?:brushing|combing) ${SOMEBODYS} (?:\\p{L}+ )?(?:hair|mane|fur|beard)\\b`, 'iu'),
    'holding a hairbrush',
  ],
  [
    /\b(?:having|enjoying|on|at) (?:an? |the |their )?picnic(?! (?:table|blanket|basket|cloth|spread))\b|(?<=\p{L} )picnicking\b/iu,
    'on a picnic blanket',
  ],
  [new RegExp(`(?<=\\p{L} )(?<!(?:kids|children) )baking (${FRESH})cookies\\b`, 'iu'), 'baking a tray of cookies'],
  [
    /\bhugging (?:an?|the|some) (?:(?!pine|fir|spruce|evergreen|palm|christmas)\p{L}+ ){0,2}(?:tree|branch|trunk)\b/iu,
    'hugging a tree',
  ],
];
