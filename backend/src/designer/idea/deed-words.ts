/** What somebody does in several words, in the one word of ours that the posture is found by; none of them is ever printed. */

/** Where what is done is at its end. */
const END = String.raw`(?=$|[,.!]| (?:in|on|at|with|under|near|by|into|onto|over|off|from|beside|wearing|and|while)\b)`;
const OWN = `(?:(?:an?|the|his|her|its|their|some|all) )?`;

const doing = (what: string, behind = '') =>
  new RegExp(String.raw`${behind} (?:doing|performing|practicing) ${OWN}(?:\p{L}+ )?${what}${END}`, 'iu');

export const DEED_REWORDINGS: readonly [RegExp, string][] = [
  [
    /^(?:an? )?(?:(?:boy|kid|grandson|child) and (?:his |an? )?(?:grandfather|grandpa|granddad)|(?:grandfather|grandpa|granddad) and (?:his |an? )?(?:boy|kid|grandson|grandchild))(?: both)? (?:casting|fishing)(?: (?:with )?(?:their )?(?:fishing )?(?:rods|lines|poles))?(?=$|,| (?:from|off|on|in|at|by)\b)/iu,
    'Grandpa and grandson fishing',
  ],
  [doing('splits?', '(?<!\\bflamingo)'), ' legsplitting'],
  // It has a picture of its own.
  [/\bflamingo(?:s|es)? doing (?:an? |the )?(?:\p{L}+ )?splits?\b/iu, 'flamingo doing a split'],
  [new RegExp(` (?:(?:doing|in|performing) ${OWN})?hand[- ]?stand(?:s|ing)?${END}`, 'iu'), ' handstanding'],
  [new RegExp(` (?:(?:doing|in|performing) ${OWN})?head[- ]?stand(?:s|ing)?${END}`, 'iu'), ' headstanding'],
  [
    /^((?:an? )?\p{L}+)(?: (?:mama|mom|mother|momma))? (?:with|and) (?:her |its |the )?(?:babies|young|joeys|little ones) on (?:her |its |the )?back(?=$|,)/iu,
    '$1 carrying her babies on her back',
  ],
  [/ standing on (?:its|his|her) hands(?=$|,)/iu, ' handstanding'],
  [/ standing on (?:its|his|her) head(?=$|,)/iu, ' headstanding'],
  [doing('cart ?wheels?'), ' cartwheeling'],
  [doing('(?:back ?flips?|front ?flips?|flips?|somersaults?)'), ' somersaulting'],
  [/\b(herons?|egrets?|ibis(?:es)?) (?:\p{L}+ing )?on (?:one|a single) (?:leg|foot)\b/iu, '$1 on one leg'],
  [/\b(flamingos?|flamingoes) (?:\p{L}+ing )?on (?:one|a single) (?:leg|foot)\b/iu, '$1'],
  [/ (?:standing|balancing|hopping|perched|posing) on (?:one|a single) (?:leg|foot)\b/iu, ' legbalancing'],
  [
    new RegExp(
      String.raw`(?: doing ${OWN}(?:\p{L}+ )?| )cannon ?ball(?:s|ing)?(?=$|,| (?:in|into|off|from|at)\b)`,
      'iu',
    ),
    ' cannonballing',
  ],
  [
    new RegExp(
      String.raw`(?: doing ${OWN}(?:\p{L}+ )?| )belly[- ]?flop(?:s|ping)?(?=$|,| (?:in|into|off|from|at|onto|on)\b)`,
      'iu',
    ),
    ' bellyflopping',
  ],
  [
    new RegExp(
      ` (?:hanging|drying|pinning)(?: up| out)? ${OWN}(?:wet |clean )?(?:laundry|clothes|washing)(?: up| out)?(?: to dry)?(?: on ${OWN}(?:clothes ?line|laundry line|line))?${END}`,
      'iu',
    ),
    ' laundryhanging',
  ],
  [
    new RegExp(` (?:doing|washing|folding|scrubbing) ${OWN}(?:dirty )?(?:laundry|clothes|washing)${END}`, 'iu'),
    ' laundering',
  ],
  [/ break ?danc(?:ing|es)\b/iu, ' breakdancing'],
  [doing('break ?danc(?:e|ing)'), ' breakdancing'],
  [/(?<!\bbear) disco danc(?:ing|es)\b/iu, ' discodancing'],
  [doing('moon ?walk'), ' moonwalking'],
  [doing('floss(?: dance)?'), ' flossdancing'],
  [/(?<!\b(?:teeth|dentist|hygienist|tooth)) (?:floss dancing|flossing)(?=$|,| (?:in|on|at) )/iu, ' flossdancing'],
  [/(?: doing (?:an? )?| )face ?palm(?:ing|s)?(?=$|,)/iu, ' facepalming'],
  [
    / (?:doing (?:the |an? )?hula[- ]?hoops?|(?:playing |spinning |twirling )?with (?:an? |the |his |her |its )?hula[- ]?hoops?|hula[- ]?hooping|using (?:an? )?hula[- ]?hoop)\b/iu,
    ' hulahooping',
  ],
  [
    /(?<!\b(?:skeleton|skull|librarian|woman)) (?:with|holding|putting) (?:(?:an?|its|his|her|the|one) )?finger (?:to|on|over|at) (?:(?:its|his|her|the) )?(?:lips|mouth)\b/iu,
    ' shushing',
  ],
  [/(?<!\b(?:skeleton|skull|librarian)) saying (?:shh+|shush)\b/iu, ' shushing'],
  [/ doing (?:\p{L}+ )?squats\b/iu, ' gymsquatting'],
  [/ doing (?:an? |the |some )?(?:one[- ]arm(?:ed)? )?(?:push[- ]?ups?|planks?|burpees)\b/iu, ' planking'],
  [/ doing (?:an? |the |some )?(?:sit[- ]?ups?|crunch(?:es)?|ab workout)\b/iu, ' situpping'],
  [/ (?:showing(?: off)?|flashing) (?:(?:his|her|its|their|off|big) )*(?:biceps?|muscles)\b/iu, ' flexing'],
  [
    / with (?:(?:big|huge|bulging|strong|giant) )*(?:muscles|biceps|muscular arms)(?=$|,| (?:in|on|at)\b)/iu,
    ' flexing',
  ],
  [
    new RegExp(
      `(?<!\\b(?:cats?|dogs?|kitt(?:y|en)s?)) stretching(?: out| up)?(?: before yoga| (?:his|her|its) (?:back|legs|arms))?${END}`,
      'iu',
    ),
    ' sidestretching',
  ],
  [new RegExp(`(?: doing| practicing) ${OWN}(?:\\p{L}+ )?stretch(?:es|ing)?${END}`, 'iu'), ' sidestretching'],
  [new RegExp(`(?: doing ${OWN}toe touch(?:es)?| touching (?:its|his|her|their) toes)${END}`, 'iu'), ' toetouching'],
  [
    / (?:(?:doing|in|holding|practicing) )?(?:yoga )?(?:in )?(?:an? |the )?warrior (?:yoga )?(?:pose|one|two|1|2)(?=$|,)/iu,
    ' warriorposing',
  ],
  [new RegExp(` doing ${OWN}(?:\\p{L}+ )?lunges${END}`, 'iu'), ' gymlunging'],
  [/ (?:doing (?:the |an? )?dab|dabbing)(?=$|,| (?:in|on|with|wearing)\b)/iu, ' dabbing'],
  [/ taking (?:an? |the |his |her )?bows?(?=$|,)/iu, ' bowing'],
  [/ (?:taking|snapping|posing for) (?:an? |the |some )?(?:group )?selfies?\b/iu, ' selfietaking'],
  [
    /(?: giving| doing| sharing)?(?: each other| one another)?(?: (?:an?|the|some))? high[- ]?fiv(?:e|es|ing)(?: each other| one another)?(?=$|,)/iu,
    ' highfiving',
  ],
  [new RegExp(` casting ${OWN}(?:fishing |fly )?(?:rods?|poles?|lines?|lures?)${END}`, 'iu'), ' rodcasting'],
  [
    /(?: casting|(?<=son|daughter|child) fishing) (?:from|off) (?:an? |the )?(?:\p{L}+ )?(dock|pier)\b/iu,
    ' fishing on a $1',
  ],
  [/ casting (?=(?:from|off) (?:an? |the )?(?:\p{L}+ )?(?:boat|bank|shore|canoe|bridge)\b)/iu, ' fishing '],
  [
    /^((?:an? |the )?)(breakdancing|dabbing|moonwalking|cartwheeling|juggling|flossing|facepalming|saluting|shrugging|shushing|discodancing|hulahooping|cannonballing|handstanding|slipping) ((?:\p{L}+ )?\p{L}+)(?=$|,| (?:in|on|at|with|wearing)\b)/iu,
    '$1$3 $2',
  ],
];

/** Of each word of ours how it is said. */
const SAID: Readonly<Record<string, string>> = {
  legsplitting: 'doing a split',
  handstanding: 'doing a handstand',
  headstanding: 'doing a headstand',
  cartwheeling: 'cartwheeling',
  somersaulting: 'doing a somersault',
  legbalancing: 'on one leg',
  cannonballing: 'doing a cannonball',
  bellyflopping: 'doing a belly flop',
  laundering: 'doing laundry',
  laundryhanging: 'hanging laundry',
  breakdancing: 'breakdancing',
  discodancing: 'disco dancing',
  moonwalking: 'moonwalking',
  flossdancing: 'flossing',
  facepalming: 'facepalming',
  hulahooping: 'hula hooping',
  gymsquatting: 'doing squats',
  planking: 'doing push-ups',
  situpping: 'doing sit-ups',
  rodcasting: 'casting',
  shrugging: 'shrugging',
  shushing: 'shushing',
  juggling: 'juggling',
  saluting: 'saluting',
  sidestretching: 'stretching',
  toetouching: 'touching its toes',
  gymlunging: 'doing lunges',
  warriorposing: 'in warrior pose',
  dabbing: 'dabbing',
  bowing: 'bowing',
  selfietaking: 'taking a selfie',
  highfiving: 'high fiving',
};

/** They are seen without a thing, whoever does them. */
export const isShownDeed = (word: string) => Object.hasOwn(SAID, word);

export const saidOf = (deed: string): string => (Object.hasOwn(SAID, deed) ? (SAID[deed] ?? deed) : deed);
