/** What is said as a whole, although things are named in it: "early bird", "dill with it", "king of the couch". */

const RANKS =
  'king|queen|kings|queens|prince|princess|duke|duchess|lord|lady|boss|ruler|master|keeper|guardian|defender|mayor|sheriff|chief|champion|president|captain|goddess|hero|legend|ceo|director|wizard';

const TITLES =
  'warrior|ninja|rockstar|superstar|guru|sensei|wizard|diva|explorer|adventurer|commander|ambassador|superhero|beast';

/** Nobody is drawn for it. */
const SAYINGS = `kentucky derby|run for the roses|vacay mode|beach mode|spooky vibes|holiday vibes|fall vibes|summer vibes|sea vibes|loads of love|lots of love|hugs and kisses|bundle of joy|old glory|home of the brave|land of the free|land that i love|let freedom ring|god bless america|stars and stripes|sweet land of liberty|red white and blue|made in the usa|born in the usa|don't tread on me|we the people|oh say can you see|party in the usa
  boo y'all|hocus pocus|spooky season|stay spooky|too cute to spook|ghouls just wanna have fun|trick or treat|hey boo|hey pumpkin|oh my gourd|basic witch|hello pumpkin|fa la la la la|deck the halls|merry and bright|let it snow|ho ho ho|feeling festive|jingle all the way|tis the season|holly jolly|peace on earth|joy to the world|oh holy night|silent night|gobble til you wobble|give thanks|thankful grateful blessed|thankful and blessed|grateful thankful blessed|hippity hoppity|hoppy easter|he is risen|kiss me i'm irish|erin go bragh|luck of the irish|let's get lucky|lucky charm|feeling lucky|be mine|love is in the air|all you need is love|let the good times roll|laissez les bons temps rouler|happy mardi gras|day of the dead|dia de los muertos|amazing grace|let it be|good vibes only|adventure awaits|take a hike|life is good|lake life|beach bum|beach life|farm life|van life|wild and free|feral and free|born to ride|ride or die|long live cowboys|long live cowgirls|wild west|giddy up|yee haw|howdy y'all|home on the range|this is the way|not today satan|
  feliz navi dog|no|nope|nah|meh|ugh|yikes|sup|mood|same|nailed it|play ball|batter up|game on|let's play ball|hay girl hay|early bird|night owl|rink rat|gym rat|mall rat|desert rat|busy bee|queen bee|spelling bee|quilting bee|sewing bee|knitting bee|party animal|top dog|big dog|cool cat|lone wolf|black sheep|lucky duck|lucky dog
  wild thing|couch potato|hot potato|smart cookie|tough cookie|one smart cookie|one tough cookie|big cheese|hot stuff|free bird|love bug|cuddle bug|snug as a bug|social butterfly|rock star|gold star|spring chicken
  card shark|pool shark|copy cat|eager beaver|silly goose|sly fox|wise owl|dark horse|sitting duck|piece of cake|hot mess|wild child|flower child|flower power|busy as a bee|ray of sunshine
  apple of my eye|home sweet home|wild at heart|young at heart|kid at heart|heart of gold|born to fly|sweet as pie|easy as pie|full of beans|spill the tea|rise and shine|fun and games|bread and butter
  salt of the earth|cream of the crop|cherry on top|icing on the cake|best in show|raining cats and dogs|birds of a feather|fish out of water|one cool cat|one lucky duck|one hot mama|sugar and spice|snips and snails|snakes and snails
  pie life|dirt road therapy|sea you soon|sea you later|holy cow|holy guacamole|holy crab|holy crow|happy as a clam|time flies|sparks fly|let sparks fly|feathers fly|smooth as butter|cool beans|tough as nails|sharp as a tack|strong as an ox|guac star|but did you die|did you die|sweetie pie|cutie pie|fangs a lot|fangs a latte|oh deer|oh deer me|boo bees|chill out|creep it real|oh for fox sake|fun guy|i'm a fungi|no drama llama|pug life|lab life|chick magnet|witch please|you're my lobster
  happy camper|happy campers|lettuce turnip the beet|butter half|my butter half|better half|bread winner|cereal killer|cow belles|sheep thrills|mane event|puppy love|cat nap|brew crew|hot tamale|corn star|spud love|rice rice baby|ice ice baby|noodle doodle|brrrito|beet it|chili dog|lemon aid|mango tango|grape expectations|butterfly kisses|moth to a flame|turtle power|crab cakes|panda monium|bear necessities|snail mail|wing man|tea rex|deja brew|brewed awakening|thyme traveler|wiener wonderland|cluck off|bug life|pie hard|guac and roll|rolling in dough|rolling in the dough|raining tacos|cookie monster|honey do|cactus makes perfect|peas and love|jelly of the month|pumpkin spice and everything nice
  when pigs fly|pigs might fly|cat got your tongue|see you later alligator|elephant in the room|bull in a china shop|wild goose chase|monkey business|dog days of summer|a little birdie told me|crazy like a fox|hold your horses|the cat's meow|the cat's pajamas|the bee's knees|ants in my pants|butterflies in my stomach|every dog has its day|what's up buttercup|eye of the tiger|lion heart|bear with me|cry me a river|bad to the bone`;

/** Their first word sounds like another: "bee kind", "owl always love you". */
const PUNS = [
  /^orchid you\b/u,
  /^bee (?:happy|kind|you|yourself|humble|brave|mine|my|strong|grateful|thankful|calm|nice|still|proud|positive|loving|a|the|your)\b/u,
  /^dill (?:with|me)\b/u,
  /^owl (?:always|be|never|love|miss|wait|see|drink|take|have)\b/u,
  /^(?:donut|doughnut) (?:worry|give|quit|stop|care|bother|touch|disturb|judge|know|need)\b/u,
  /^(?:olive|soy) (?:you|into)\b/u,
  /^thyme (?:to|for|out)\b/u,
  /^seal (?:the deal|of approval)\b/u,
  /^(?:lettuce|turnip|beet|kale|hay|ewe|whale|shell|otter|moose|water) (?:turnip|romaine|be|the|it|yeah|rock|hello|hey|there|girl|you|we|i|have|get|go|talk)\b/u,
  /^peas? (?:be|on|out)\b/u,
  /^(?:oh|holy) kale\b/u,
  /^fleece navidad\b/u,
  /^feliz navi \p{L}+$/u,
  /^orange you\b/u,
  /^alpaca (?:my|your|the)\b/u,
  /^no prob llama$/u,
  /^(?:some|every|any) ?bunny (?:loves|needs|is)\b/u,
  /^(?:un)?frog-?gettable\b/u,
  /^significant otter$/u,
  /^time flies(?: when\b|$)/u,
  /^fangs (?:for|so)\b/u,
  /^aloe (?:you|from|there|it|can)\b/u,
  /^(?:pugs|hogs|dogs|bugs|cats) and (?:kisses|hugs)\b/u,
  /^(?:wool|ewe) (?:you|be|will)\b/u,
  /^gnome (?:place|matter|one|worries|way|is|more)\b/u,
  /^yeti (?:to|for|set)\b/u,
  /^hoppy (?:easter|birthday|holidays)\b/u,
  /^(?:sleigh|slay) (?:all|my|it|girl|the|bells)\b/u,
  /^espresso (?:yourself|your|patronum)\b/u,
];

const SHAPES = [
  new RegExp(
    `^(?:the |an? )?(?:\\p{L}+ )?(?:${RANKS}) of (?:the|my|all|our|his|her)\\b(?!.*\\b(?:with|in|on|and)\\b)`,
    'u',
  ),
  /^silly \p{L}+ \p{L}+ (?:is|are) for \p{L}+$/u,
  /^(?!night |day |calm )\p{L}+ before (?!an?$|the$)\p{L}+$/u,
  /^(?:as )?\p{L}+ as an? \p{L}+$/u,
  /^one in an? \p{L}+$/u,
  /^but first (?:\p{L}+ ){0,3}\p{L}+$/u,
  /^easily distracted by \p{L}+(?: \p{L}+)?(?: and \p{L}+)?$/u,
  /^\p{L}+ on the (?:loose|run|prowl|move|mend|double)$/u,
  /^(?:eat|live) (?:sleep|laugh|love) \p{L}+$/u,
  /^\p{L}+ (?:goals|szn)$/u,
  /^(?:\p{L}+ ){1,2}vibes(?: only)?$/u,
  /^(\p{L}+) sweet \1$/u,
  /^red white (?:and|&|n) (?!blue$)\p{L}+$/u,
];

const TITLE = new RegExp(
  `^(?!(?:the|an?|sleepy|tired|grumpy|happy|angry|lazy|tiny|old|baby|cute|sad) )\\p{L}+ (?:${TITLES})$`,
  'u',
);

const NAMED = new Set(SAYINGS.split(/[|\n]/u).map((name) => name.trim()));

/** What is seen where something is only said to fly or to be a bee, and whoever has something. */
const FIGURES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:quilting|sewing) bees?\b/giu, 'quilt'],
  [/\b(?:knitting|crochet) bees?\b/giu, 'yarn'],
  [/\bspelling bees?\b/giu, 'alphabet'],
  [/\bfly (?=it\b|me\b|high\b|away\b|free\b|home\b)/giu, ''],
  [
    /\b(?:leopard|cheetah|zebra) (?=(?:shamrock|heart|pumpkin|bow|egg|hat|boot|bandana|ribbon|turkey|pumpkins|hearts|tree|ghost|lip|lips|bunny|skull)s?\b)/giu,
    '',
  ],
  [/\b(antique|bargain|treasure|house|ghost|storm|deal|egg|bounty|job) hunters?\b/giu, '$1'],
  [/\bno \p{L}+ (allowed|needed|required)\b/giu, '$1'],
  [/\bclam diggers?\b/giu, 'clam'],
  [/\brust belt\b/giu, ''],
  [/\brunning on (?=caffeine|coffee|empty|chaos|fumes|dreams)/giu, ''],
  [/\bteam captains?\b/giu, 'team'],
  [/\bif you watch\b/giu, ''],
  [/\b(?:nose to nose|cheek to cheek|face to face)\b/giu, ''],
  [/\bmustard seeds?\b/giu, 'seeds'],
  [/\bsanta fe\b/giu, 'adobe'],
  [/\bufo beams?\b/giu, 'ufo'],
  [/\bt[- ]?rex (?:trying to do|doing|hates|does) (?:an? |some )?push[- ]?ups?\b/giu, 't-rex planking'],
  [/\btime flies\b/giu, 'pocket watch'],
  [/\bsafe (distance|space|place|travels|haven|trip)\b/giu, '$1'],
  [/(?<=\bhunt )fish repeat\b/giu, 'repeat'],
  [/\bcamp counselors?\b/giu, 'camp'],
  [/\bboo bees?\b/giu, 'boo'],
  [/\bwheels on the bus\b/giu, 'bus'],
  [/\brink rats?\b/giu, 'hockey'],
  [/\b(serving|spreading|creating|crafting|sharing|delivering|making|saving) smiles\b/giu, '$1'],
  [
    /\b(teacher|nurse|fisherman|hunter|carpenter|painter|plumber|lineman|welder|driver|sailor|baker|butcher|barber|gardener|pilot|trucker|miner|mechanic|doctor|dentist|electrician|firefighter)'s\b/giu,
    '$1',
  ],
  [/\bmall rats?\b/giu, 'mall'],
  [/\blab (?=technicians?\b|techs?\b|coats?\b|rats?\b|partners?\b|results\b|week\b|scientists?\b|managers?\b)/giu, ''],
  [/\b(sparks|hearts|feathers|born to|learning to|free to) (?:fly|flying)\b/giu, '$1'],
];

export const asSeen = (text: string) => FIGURES.reduce((done, [from, to]) => done.replace(from, to), text);

/** Of two words or more, in lower case. */
export const isNamedSaying = (words: string) =>
  (words.includes(' ') && NAMED.has(words)) || /^resting \p{L}+ face$/u.test(words);

/** In lower case, without punctuation; `first`: an idea begins with it. */
export const isIdiom = (words: string, first: boolean) =>
  (NAMED.has(words) && !(first && !words.includes(' '))) ||
  SHAPES.some((shape) => shape.test(words)) ||
  (!first && TITLE.test(words));

/** The words at its beginning that sound like another saying; empty where none do. */
export const punOf = (words: string) => PUNS.map((pun) => pun.exec(words)?.[0] ?? '').find(Boolean) ?? '';

/** It sounds like another saying. */
export const isPun = (words: string) => PUNS.some((pun) => pun.test(words));
