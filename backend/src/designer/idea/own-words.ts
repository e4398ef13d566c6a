/** Other words for what an animal or a thing is in, on, at or with. */

/** Small enough for an arm, and open. */
const VESSEL =
  '(?:coffee |tea )?(?:cups?|mugs?)|teacups?|(?:picnic |easter |wicker |bike )?baskets?|(?:christmas )?stockings?|buckets?|pails?|flower ?pots?';
const SMALL =
  'kittens?|cats?|pupp(?:y|ies)|pups?|bunn(?:y|ies)|rabbits?|mouse|mice|hamsters?|chicks?|ducklings?|frogs?|hedgehogs?|pugs?|corgis?|chihuahuas?|yorkies?|foxes|fox|owls?|dachshunds?';

export const OWN_WORDS: readonly [RegExp, string][] = [
  // "Tea cup with a sleeping kitten".
  [
    new RegExp(`\\b(${VESSEL}) with ((?:an? |two |three |the )?(?:\\p{L}+ ){0,2}?(?:${SMALL}))(?=$|,| inside)`, 'iu'),
    '$2 in a $1',
  ],
  // "K9 German shepherd".
  [/\b(?:police )?k-?9 (?!(?:unit|dad|mom|handler|officer|dog)\b)((?:\p{L}+ )?\p{L}+)(?=,|$)/iu, '$1 in a police hat'],
  [
    /\b(shamrock|clover|pumpkin|sunflower|candy cane|snowflake|acorn|football|carrot|flag) (gnome)(?=$|,)/iu,
    '$2 holding a $1',
  ],
  [
    /(?<=\b(?:farmer|girl|boy|man|woman|kid|family|couple|grandpa|grandma) )in front of (?=(?:an?|the|his|her|their) )/iu,
    'beside ',
  ],
  [/\bin (an?|the) (?:tea|coffee) cup\b/iu, 'in $1 mug'],
  // "Saturn with a cat sitting on its ring".
  [
    /\b(?:saturn|planet) with ((?:an? |the )?(?:\p{L}+ )?\p{L}+) (?:sitting |sleeping |standing |riding )?on (?:its|the) rings?\b/iu,
    '$1 on Saturn',
  ],
  // "Cow in the beam of a UFO".
  [
    /^(?:an? |the )?(.+?) in (?:an?|the) (?:tractor )?beam of (?:an? |the )?(?:ufo|flying saucer|spaceship|alien ship)\b/iu,
    'ufo abducting a $1',
  ],
  // They are its own.
  [
    /(?<=\b(?:peacock|turkey|rooster|eagle|parrot|bird|quail|pheasant) )with (?:(?:his|her|its|an?|open|spread|beautiful|colorful|bright|fanned|full|big) )*(?:tail|feathers|plumage)(?: feathers)?(?: (?:spread|open|fanned out|out|up))?(?=$|,)/iu,
    '',
  ],
  [/ with (?:(?:cute|happy|little|silly|funny|big|an?) )+(?:faces|smiles?|grins?)(?=$|,| and)/iu, ''],
  [/\b(?:vintage|retro|travel|camping|old|airstream|rv) trailer\b/iu, 'camper'],
  // Its keeper stands before it.
  [/\blighthouse keeper (with|holding) ([^,]+)/iu, 'man $1 $2 beside a lighthouse'],
  [/\bdoing (?=(?:karate|taekwondo|judo|kung fu|jiu jitsu|martial arts)\b)/iu, 'in a karate uniform '],
  [/\bcampfire s'?mores?\b/iu, "s'mores by a campfire"],
  [/ with stripes(?=$|,)/iu, ''],
  [/\beye mask\b/iu, 'sleep mask'],
  [/\bgymnastics girl(?: on (?:an?|the) (?:balance )?beam)?\b/iu, 'gymnast'],
  [/\bcompass rose\b/iu, 'compass'],
  [/\b(?:american )?flag (?=(?:scarf|bandana|hat|cape)\b)/iu, ''],
  [
    /\b(?:easter )?basket (?:with|full of) (?:(?:painted|colorful|dyed|decorated|pastel|easter) )+eggs\b/iu,
    'easter basket',
  ],
  [/\bbacon and eggs?\b/iu, 'bacon and fried egg'],
  [/\b(avocado|lemon|orange|peach|bagel) halves\b/iu, 'two $1s'],
  [/\bdoing cheers with\b/iu, 'holding'],
  [/\bin (an?|the) flower ?pot\b/iu, 'in $1 planter pot'],
  [/\bflamingo floatie\b/iu, 'flamingo pool float'],
  [/\bout of (?:an?|the|its|his|her) (?:hole|burrow|den)\b/iu, 'out of a dug hole'],
  // It is drawn with it.
  [/ with whipped cream(?: on top)?(?=$|,| and)/iu, ''],
  [/\bin (?:the )?antlers\b/iu, 'in its antlers'],
  [/\btartan (?=scarf|blanket|hat|shirt|jacket|skirt)/iu, 'plaid '],
  [/\bblanket burrito\b/iu, 'blanket'],
  [/\bwaistcoat\b/iu, 'vest'],
  [/\bchecking (?=(?:an?|his|her|its|the) (?:\p{L}+ )?watch\b)/iu, 'holding '],
  [/(?<=\b(?:with|and) (?:an? )?\p{L}+) tattoo(?=$|,)/iu, ''],
  // Who reads has books.
  [
    /\bbook (?=(?:dragon|cat|dog|goblin|witch|owl|mouse|bear|fox|bunny) (?:sitting|lying|reading|sleeping|with|on|in)\b)/iu,
    '',
  ],
];

const ROOMS =
  '(?:living|dining|laundry|music|game|craft|sewing|reading|waiting|bed|bath)[ -]?room|kitchen|nursery|home office|attic|basement|study|sun ?room|man cave';
const ADJECTIVES =
  '(?:(?:cozy|cosy|vintage|retro|rustic|modern|messy|old|boho|country|farmhouse|victorian|tiny|little|small|cute|mid-century|an?|the) )*';

/** Said of a picture in more words than it takes, before it is told from what is said. */
export const BEFORE_PARTING: readonly [RegExp, string][] = [
  // "Mom and daughter both holding balloons".
  [/\b(?:both|each) (?=\p{L}{3,}ing\b|with an?\b|in (?:an?|the)\b|on (?:an?|the)\b|asleep\b)/iu, ''],
  // "Teacup with rising steam".
  [
    /\b(with (?:an? |the |some )?)(?:rising|steaming|swirling|curling|dripping|melting|glowing|falling|blowing|crashing|sparkling|twinkling|drifting|overflowing|spilling|billowing|fluttering|blooming|waving) (?!stars?\b|with\b|in\b|on\b|at\b|out\b|off\b|over\b|from\b|down\b|up\b|of\b|an?\b|the\b|its\b|his\b|her\b)(?=\p{L}+)/iu,
    '$1',
  ],
  // Its picture has it.
  [/(?<=\b(?:cup|mug|coffee|tea|teacup|latte|cocoa)) with (?:hot )?steam and (?=(?:an?|the) )/iu, ' and '],
  // "Engineer grandpa with toddler".
  [
    /\b(?:(?:train|railroad) engineer |(?:farmer|fisherman|trucker|mechanic|carpenter|chef|cowboy) )?(mom|dad|grandpa|grandma|nana|papa) with (?=(?:toddler|baby|newborn|grandson|granddaughter|son|daughter)$)/iu,
    '$1 and a ',
  ],
  [/\bhot dog buns?\b(?: with (?:mustard|ketchup|relish)(?: and (?:mustard|ketchup|relish))?(?=$|,))?/iu, 'hot dog'],
  [/\b(taco) shells?\b/iu, '$1'],
  [/\b(?:ham)?burger buns?\b/iu, 'hamburger'],
  // "Cozy living room with a couch, cat and floor lamp": what is in it.
  [
    new RegExp(`^${ADJECTIVES}(?:${ROOMS}) with (?=(?:an?|the|two|three|some|lots|plants?|books?|\\p{L}+s)\\b)`, 'iu'),
    '',
  ],
  // "With a couch, cat and lamp".
  [
    /^(an? (?:\p{L}+ )?(?:couch|sofa|armchair|bed)),? (?:and )?(?:an? )?((?:\p{L}+ )?(?:cat|dog|kitten|puppy|pug|corgi))(?=,| and\b|$)/iu,
    '$2 on $1',
  ],
  // "Holding an acorn above its head like a trophy".
  [
    /(?<=\b(?:holding|lifting|raising|carrying|balancing) (?:an?|the|two|its|his|her) (?:\p{L}+ ){0,2}\p{L}+)(?: up)?(?: (?:above|over|high above) (?:its|his|her|their) heads?)?(?: like (?:an? )?\p{L}+(?: \p{L}+)?)?(?=$|,)/iu,
    '',
  ],
  [/\bserving (?:the |some |free )?(?:drinks|cocktails)\b/iu, 'holding a cocktail'],
  [/\b(?:floor|standing|reading|bedside) lamp\b/iu, 'table lamp'],
  // "Mug with a mountain scene".
  [
    /\b(with (?:an? |the )?(?:\p{L}+ )?\p{L}+) scene(?= inside| in it| on it| and\b|,|$)(?: inside| in it| on it)?/iu,
    '$1',
  ],
  [/\bin an? (?:ufo|alien|flying saucer|spaceship)(?:'s|s)? (?:tractor )?beam\b/iu, 'in the beam of a ufo'],
  [/\b(?:boba|bubble|milk)(?: tea)? (?:cup|glass)\b/iu, 'bubble tea'],
  [
    /\b(in|wearing) (an?|his|her|its) (wizard|witch|pirate|chef|nurse|doctor|police|sailor|pilot|soldier|army|captain|firefighter|astronaut|knight|samurai|ninja|santa|elf|viking|superhero|cowboy)(?:'?s)? (?:robes?|uniform|attire|garb|getup|outfit|gear)\b/iu,
    'dressed as $2 $3',
  ],
  [
    /\breading (?:(?:an?|the|his|her|bedtime|scary|ghost|good|fairy) )*(?:story ?book|storybook|story|stories|tale|tales)\b/iu,
    'reading a book',
  ],
  [
    /\b(?:growing|blooming|sprouting|coming) (?:through|out of|from) (an?|the) skull's (?:eyes?|eye sockets?|head)\b/iu,
    'growing out of $1 skull',
  ],
  [/\bcasting (?:an? |magic |some )*spells?\b/iu, 'holding a magic wand'],
  [/\bdj[- ]?ing\b/iu, 'playing a turntable'],
  [/^uncle sam (?=\p{L}{3,}ing\b|with\b|on\b|in\b)/iu, 'Bearded man in an uncle sam hat '],
  [/^yoga (?=\p{L}+ (?:doing|in an? \p{L}+ pose)\b)/iu, ''],
  [
    /\b(driving|in|riding) (an?|the|his|her) (?:honey|milk|beer|pizza|donut|coffee|candy|bread|cheese|produce) (truck|van)\b/iu,
    '$1 $2 $3',
  ],
  // "Two hedgehogs": who marries is drawn in pairs.
  [
    /^(?:an? |the )?(?:bride and groom|groom and bride|just married|newlywed) (?=(?!skeletons?\b|skulls?\b)\p{L}+s\b)/iu,
    'two ',
  ],
  // "Baker bear rolling out dough".
  [
    /\b(?:rolling|kneading)(?: out)? (?:(?:an?|the|some|his|her|its) )?(?:(?:cookie|pizza|pie|bread|pasta) )?dough\b/iu,
    'holding a rolling pin',
  ],
  [
    /(?<=\b(?:skeletons?|dogs?|cats?|bears?|raccoons?|frogs?|aliens?|gnomes?|pigs?|goats?) )playing (?:cards|poker)\b/iu,
    'holding playing cards',
  ],
  [/(?<=\p{L}{3,}ing \p{L}+) instead of \p{L}+$/iu, ''],
  // "Shark with glasses doing knitting".
  [/\bdoing (?=(?:some )?(?:knitting|crocheting|baking|cooking|painting|gardening|sewing|reading|fishing)\b)/iu, ''],
  // "Ghost trick or treating with a bucket".
  [/(?<=^\p{L}+ )trick[- ]or[- ]treating (?=with\b)/iu, ''],
  [/^yoga (?:class |session )?(?=(?:on|in|at|by) (?:an?|the)\b)/iu, 'Woman doing yoga '],
  [/\b(?:an? )?(?:choir|chorus|band) of (?=\p{L}+s \p{L}{3,}ing\b)/iu, 'three '],
  // "Eagle fourth of July".
  [/(?<=\b(?!happy|my|first|our|the|on|for)\p{L}{3,}) ((?:fourth|4th) of july)$/iu, ', $1'],
  // "Winged shoe".
  [/(?<=^|, )winged (\p{L}+)(?=,|$)/iu, '$1 with wings'],
  // "Sun and moon faces".
  [/(?<= and \p{L}+) faces(?=,|$)/iu, ''],
  // "Soldier silhouette saluting".
  [/(?<=^\p{L}+) silhouette(?= \p{L}{3,}ing\b)/iu, ''],
  [/\b(?:farm|country|ranch) (?=(?:girl|boy) (?:with|holding|carrying|feeding) (?:an?|the)\b)/iu, ''],
  [/^love bugs?(?= (?:in|on|with|riding|under)\b)/iu, 'Two ladybugs'],
  [/(?<=, )love bugs?(?= (?:in|on|with|riding|under)\b)/iu, 'two ladybugs'],
  [
    /(?<=\b(?:gnomes?|reindeers?|snowm[ae]n|elf|elves|santas?|dogs?|cats?|trees?|tractor|truck|cactus) with )(?:the )?lights(?=$|,)/iu,
    'string lights',
  ],
  [/\bon (an?|the|his|her|its) float\b/iu, 'on $1 pool float'],
  // Who floats in space is drawn in a space suit.
  [/(?<=\p{L} astronaut )floating (?=(?:in|among|through|around|with|near)\b)/iu, ''],
  [/^(rocket(?: ship)?|spaceship) (?:flying |going )?to the moon(?=,|$)/iu, '$1 beside a moon'],
  [/^(train|van|bus|camper|truck|plane|car|boat) to the (mountains|beach|desert|forest|city)(?=,|$)/iu, '$1 in the $2'],
  [/^lucky (?=(?:shamrock|clover|four leaf clover) \p{L}+(?:,|$))/iu, ''],
  // "Farmer in front of red barn".
  [
    /\b((?:farmer|cowboy|cowgirl|girl|boy|man|woman|lady|kid|fisherman|hunter|biker|surfer|knight|witch|wizard|santa|soldier|miner|sailor|captain|pirate|king|queen|skeleton|bear|dog|cat|frog) (?:on|in front of|beside|under)) (?=(?:(?:red|old|vintage|bucking|wild|white|black|big|giant|rearing|flying|blue) )?(?:barn|bull|horse|tractor|truck|boat|motorcycle|bike|bicycle|broom|dragon|unicorn|surfboard|skateboard|bronco?|mule|donkey|camel|elephant|sled|scooter|tree|dock|bench|throne)(?:,|$))/iu,
    '$1 a ',
  ],
  [/\bbarrel racer girl\b/iu, 'barrel racer'],
  [/\b(?:entwined|linked|interlocking|intertwined) rings\b/iu, 'wedding rings'],
  [/\bbrewing (?:\p{L}+ )?in (?:(?:an?|the|her|his) )?cauldron\b/iu, 'stirring a cauldron'],
  [/\bspider with (?:an?|its|his|her)? ?web\b/iu, 'spider on a spider web'],
  [/\b(?:brontosaurus|triceratops|stegosaurus|velociraptor|raptor|diplodocus) skeleton\b/iu, 'dinosaur skeleton'],
  // "Gender reveal, bow or baseball".
  [/(?<=, )(\p{L}+) or (\p{L}+)$/iu, '$1 and $2'],
  [/\btossing (?:pizza )?dough\b/iu, 'tossing a pizza'],
  [/\blunch lady with an? (?:food )?tray\b/iu, 'lunch lady with a lunch tray'],
  // "Mom and baby sloth".
  [
    /^(mom|mama|mommy|mother|dad|daddy|papa) and baby (\p{L}+)(?= (?:\p{L}{3,}ing|in|on|with|under|at)\b|,|$)/iu,
    '$1 $2 with baby $2',
  ],
];
