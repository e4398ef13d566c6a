/** Other words for what an idea describes, before what is drawn is told from what is said. */

import { COMPOSITIONS } from './compositions.ts';
import { DEED_REWORDINGS } from './deed-words.ts';
import { SHIRT_WORDS } from './shirt-words.ts';

const ROOMS =
  '(?:living|dining|laundry|music|game|craft|sewing|reading|waiting|bed|bath)[ -]?room|kitchen|nursery|home office|attic|basement|study|sun ?room|man cave|library';
const ADJECTIVES =
  '(?:(?:cozy|cosy|vintage|retro|rustic|modern|messy|old|boho|country|farmhouse|victorian|tiny|little|small|cute|mid-century|an?|the) )*';

const KIN_ALIKE =
  'aunt|auntie|uncle|niece|nephew|sisters?|brothers?|siblings?|twins?|cousins?|husband|wife|best friends?|besties';
const PARENTS = 'mother|mom|mama|mommy|father|dad|papa|daddy|grandma|grandpa';
const CHILDREN = 'daughter|son|grandson|granddaughter|baby';
const ANIMALS =
  'bear|elephant|giraffe|cat|dog|otter|fox|lion|tiger|owl|penguin|sloth|panda|koala|frog|rabbit|cow|llama|horse|duck|goat|pig|raccoon|dinosaur|dragon|unicorn|flamingo|hedgehog';

/** Said of a picture in more words than it takes, before it is told from what is said. */
export const BEFORE_PARTING: readonly [RegExp, string][] = [
  ...COMPOSITIONS,
  ...DEED_REWORDINGS,
  ...SHIRT_WORDS,
  // "Golf cart with grandpa driving".
  [
    /^((?:\p{L}+ ){0,2}(?:cart|tractor|truck|car|jeep|van|boat|scooter|motorcycle|bus|train|kart)) with (an? |the |two )?((?:\p{L}+ )?\p{L}+) (?:driving|riding|inside|at the wheel|behind the wheel)(?=$|,)/iu,
    '$2$3 driving a $1',
  ],
  [/ doing (?:an? |the )?(?:pirouettes?|plies?|arabesques?|ballet)(?=$|,)/iu, ' dancing ballet'],
  [/\bjack o' ?lantern/giu, 'jack-o-lantern'],
  [/(?<=\bskyline) in (?:the )?winter\b/iu, ' in the snow'],
  [/ line dancing\b/iu, ' dancing'],
  [/ trying to do (?=an? |some |the )/iu, ' doing '],
  [
    /^(volleyball|basketball|soccer|softball|baseball|tennis|golf|hockey) (girl|boy|woman|man) (?:spiking|dunking|kicking|serving|swinging|pitching|batting|shooting)(?=$|,| (?:line art|in|on|at)\b)/iu,
    '$2 playing $1',
  ],
  [/\bscottish highlands? cow\b/iu, 'highland cow'],
  [
    /^((?:an? )?(?:\p{L}+ )?\p{L}+) as (an? (?:viking|pirate|knight|wizard|cowboy|ninja|samurai|astronaut|detective|chef|king|queen|nurse|doctor|sailor|(?:ship |sea )?captain|superhero|vampire|mermaid|ballerina|lumberjack))(?=$|,)/iu,
    '$1 dressed as $2',
  ],
  [
    /^((?:an? )?(?:bigfoot|sasquatch|yeti|bear|grandpa|man|woman|girl|boy|skeleton|fox|raccoon|moose|otter|frog|penguin|dog|cat|gnome|alien)) fly[- ]fishing(?=$|,| (?:in|on|at|with|from)\b)/iu,
    '$1 fishing',
  ],
  [/^(?:an? )?(?:(?:retro|vintage|\d0s) )(sunset|sunrise) with (.+)$/iu, '$2 at $1'],
  [
    /(?<=\b(?:jars?|books?|bottles?|cups?|mugs?|plants?|pots?|records?|pies|trophies)\b[^,]*) on (?:an? |the )?(?:\p{L}+ )?(?:shelf|shelves|counter|countertop)(?=$|,)/iu,
    '',
  ],
  [/(?<=\b(wine|whiskey|bourbon|beer|champagne)\b.*, .*\band (?:an? )?)glass$/iu, '$1 glass'],
  [
    /^((?:\p{L}+ )?\p{L}+) growing (?:out of|from|in|inside) (?:an? |the |its )?((?:\p{L}+ )?\p{L}+)(?=$|,)/iu,
    '$2 full of $1',
  ],
  [/(?<=^[^,]+ [^,]+) for (?:nurses|teachers|moms|dads|women|men|kids|girls|boys|him|her)$/iu, ''],
  [/(?<=\b(?:mechanic|nurse|girl|lady|welder|sailor)) pin[- ]?up\b/iu, ''],
  [/, (?:tired |happy |busy )?(mom|dad|grandma|grandpa) with (?:an? )?laundry$/iu, ', $1 holding a laundry basket'],
  [/ mid[- ](?:leap|jump|air)\b/iu, ' jumping'],
  [/\bgrease monkey (?=\p{L}+ing )/iu, 'monkey '],
  [/ trick[- ]or[- ]treating(?=$|,)/iu, ' with a candy bucket'],
  [/ legs up(?=$|,)/iu, ''],
  [
    /^([^,]+?) ((?:one |single )?line art) (?!(?:retro|vintage|boho|minimalist|minimal|cute|simple)$)([^,]+)$/iu,
    '$1 $3 $2',
  ],
  [
    /^(?:(?:vintage|botanical|antique|retro) )*(?:chart|drawing|illustration|print|engraving|sketch|diagram|study) of (?:an? |the )?/iu,
    'a ',
  ],
  [/ on nose(?=$|,)/iu, ' on its nose'],
  [/\b(on|over|in|near) (?:an? |the )?lily pond\b/iu, '$1 a lily pad'],
  [
    /\b(hammock|beach chair|watering can|trowel|garden gloves|gardening gloves) and (?:an? )?hat(?=$|,)/iu,
    '$1 and straw hat',
  ],
  [/\bbooks (?:stacked|piled) (?:as|like|into) (?:an? )?(?:christmas )?tree\b/iu, 'christmas tree made of books'],
  [
    /^(?:an? )?(pancake|apple|book|donut|waffle|pumpkin|teacup|turtle|burger|tire|cookie) stack(?=$|,)/iu,
    'stack of $1s',
  ],
  [/ doing (?:deadlifts|lunges|bench press|curls|reps)(?=$|,)/iu, ' lifting weights'],
  [/\bgingerbread couple\b/iu, 'two gingerbread men'],
  [/ conducting (?:an? |the )?(?:orchestra|choir|band|symphony)\b/iu, ' holding a conductor baton'],
  [/\bworm (?:wearing|with) glasses reading\b/iu, 'worm reading'],
  [/ taking selfies?(?=$|,| with\b)/iu, ' taking a selfie'],
  [
    /^(?:an? )?((?:(?:old|vintage|retro|red|farm|fall) )*)(pumpkin|sunflower|apple|peach|watermelon|flower|tulip|tomato) ((?:pickup )?truck)(?=$|,)/iu,
    '$1$3 full of $2s',
  ],
  [
    /\b(turtle) with (?:an? )?(?:(?!flower)\p{L}+ )?(?:flowers|wildflowers|daisies|hibiscus flowers) (?:on|covering|growing on) (?:its|her|his|the) (?:shell|back)(?=$|,)/iu,
    '$1 with flower shell',
  ],
  [/^(?=(?:flowers?|daisy|daisies|rose|sunflower) in (?:an? |the )?(?:gun|rifle|pistol)(?: barrel)?(?=$|,))/iu, 'a '],
  [/\b(elephant (?:spraying|squirting|splashing) water) (?:at|on|onto|over) (?=(?:an?|the|its|two) )/iu, '$1 and '],
  // A hat of what it is named for.
  [/\bmushroom (\p{L}+) (?:with|in|wearing) (?:an? )?hat(?=$|,)/iu, '$1 in a mushroom hat'],
  [/ having picnic\b/iu, ' having a picnic'],
  [
    /^((?:vintage|retro|antique) )?botanical ((?:\p{L}+ ){1,2}?)(?:print|chart|illustration|drawing|study|plate)$/iu,
    '$1$2botanical print',
  ],
  [/^((?:one |single )?line (?:art|drawing)) (?:of (?:an? )?)?(\p{L}.*)$/iu, '$2 $1'],
  [/(?<=^|, )(?:sleepy|sleeping|smiling|happy) moon(?=$|,)/iu, 'crescent moon'],
  [/\b(?:leaping|jumping) out of (?:the )?water(?: chasing (?:an? )?(?:lure|fly|bait))?(?=$|,)/iu, 'jumping'],
  [/(?<=^(?:\p{L}+ ){1,3})running late(?= with\b|$)/iu, 'running'],
  [
    / (?:looking|peering|gazing|spying) through (?:an? |the |his |her |its )?(binoculars|spyglass|magnifying glass)\b/iu,
    ' holding $1',
  ],
  [/^stained glass (?!windows?\b|art|lover|class|studio|and\b|with\b)(?=\p{L}+)/iu, 'a '],
  [/^((?:\p{L}+ )?\p{L}+s) crossed$/iu, 'crossed $1'],
  // "Basketball hoop with flaming ball".
  [/(?<=\bwith (?:an? )?)(?:flaming|burning|fiery) (\p{L}+)(?=$|,)/iu, '$1 and flames'],
  [/(?<=^(?:an? )?)(?:flaming|burning|fiery) (\p{L}+)(?=$|,)/iu, '$1 with flames'],
  // "Aunt and niece elephants holding trunks", "twin otters", "mother and daughter bears".
  [new RegExp(`^(?:${KIN_ALIKE})(?: and (?:${KIN_ALIKE}))? (?=(?:${ANIMALS})s\\b)`, 'iu'), 'two '],
  [new RegExp(`^(?:${PARENTS}) and (?:${CHILDREN}) bears(?=$|,| )`, 'iu'), 'bear with cub'],
  [new RegExp(`^(?:${PARENTS}) and (?:${CHILDREN}) (${ANIMALS})s(?=$|,| )`, 'iu'), '$1 with baby $1'],
  [
    /\b(baseball|softball|football|basketball|volleyball|soccer) heart with (?:\p{L}+ )?(?:stitches|stitching|laces|seams)\b/iu,
    'a $1 heart',
  ],
  // "Just one more chapter | book dragon".
  [/(?<=^\p{L}+ \p{L}+ .*)(?<!\b(?:an?|the|my|your|this|of|for|be|is|am|as|and) )book dragon$/iu, 'dragon reading'],
  [
    /\b(skeleton) ((?:in|wearing) an? (?:\p{L}+ ){0,2}\p{L}+) playing (?:an? |the |his |her )?((?:electric |bass |acoustic )?guitar)\b/iu,
    '$1 playing $3 $2',
  ],
  [/(?<=\breading an? \p{L}+) by candlelight\b/iu, ' beside a candle'],
  [
    /\b(mole) ((?:in|wearing|with) (?:an? )?(?:\p{L}+ ){0,2}\p{L}+) digging (?:an? |the |its )?(?:tunnels?|holes?)\b/iu,
    '$1 in a molehill $2',
  ],
  [/\b(?:an? )?(mole) digging(?: (?:an? |the |its |his )?(?:tunnels?|holes?))?\b/iu, 'a $1 in a molehill'],
  [/\b(wearing|in|with) (?:an? )?(laurel|olive) wreath(?=$|,| on (?:its|his|her|the) head)/iu, '$1 a laurel crown'],
  [
    /\b(?:sea )?turtle (?:carrying|carries|with|holding) (?:an? |the )?(?:\p{L}+ ){0,2}(?:island|palm trees?) on (?:its|his|her|the) (?:back|shell)\b/iu,
    'a turtle island',
  ],
  [
    /\b(astronaut) (?:sitting |fishing |sits )*(?:on|from|off) (?:an? |the )?(?:crescent )?moon(?: (?:and )?(?:fishing|catching)(?: for)?(?: an?)?(?: stars?)?)?(?<=\bfishing\b.*)/iu,
    'moon fishing $1',
  ],
  // "Old fashioned popcorn cart | movie night".
  [
    /^old[- ]fashioned (?!whiske?y|bourbon|cocktail|drink|rye|with|or|and|in|on|please)(?=(?:\p{L}+ )?\p{L}+(?:,| (?:with|in|on)\b))/iu,
    '',
  ],
  [/\b(penguins?) (?:on|in|with|wearing) (?:ice[- ])?skates\b/iu, '$1 ice skating'],
  [/^bearded dragon lizard$/iu, 'a bearded dragon'],
  // "Dentist | tooth superhero".
  [/\btooth superhero\b/iu, 'tooth with a cape'],
  // "Snowman with top hat and cardinal".
  [
    /\b(snowman (?:with|in|wearing) (?:\p{L}+ ){1,4}?(?:and|with)) (?:an? )?(?:red )?cardinal(?: on (?:its|his|the) (?:arm|hand|hat|shoulder))?(?=$|,)/iu,
    'snowman with cardinal',
  ],
  [/\b(bass)(?: guitar)? player (skeleton)\b/iu, '$2 playing $1 guitar'],
  [
    /^(?:brother|sister|mama|papa|mom|dad) (bear|fox|wolf|lion|elephant|owl) and (?:brother|sister|mama|papa|mom|dad) \1\b/iu,
    'two $1s',
  ],
  [/ holding trunks\b/iu, ''],
  [/(?<=^(?:\p{L}+ ){0,2}\p{L}+) (?:fallen|tipped|knocked) over(?=$|,)/iu, ''],
  // "Mom and daughter both holding balloons".
  [/\b(?:both|each) (?=(?:ice |fly )?\p{L}{3,}ing\b|with an?\b|in (?:an?|the)\b|on (?:an?|the)\b|asleep\b)/iu, ''],
  // "Teacup with rising steam".
  [
    /\b(with (?:an? |the |some )?)(?:rising|steaming|swirling|curling|dripping|melting|glowing|falling|blowing|crashing|sparkling|twinkling|drifting|overflowing|spilling|billowing|fluttering|blooming|waving) (?!stars?\b|eyes\b|with\b|in\b|on\b|at\b|out\b|off\b|over\b|from\b|down\b|up\b|of\b|an?\b|the\b|its\b|his\b|her\b)(?=\p{L}+)/iu,
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
  [new RegExp(`^${ADJECTIVES}(?:${ROOMS}) with (?!love\\b|a view\\b|an attitude\\b)(?=\\p{L})`, 'iu'), ''],
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
  // "Book lover fox asleep on a pile of novels".
  [
    /^(an? )?(?:bookworm|(?:book|coffee|tea|taco|pizza|music|plant|cheese|wine|beer|cat|dog)[- ](?:lover|loving|obsessed)) (?=(?!\p{L}+ing\b)\p{L}+ (?:asleep|with|in|on|\p{L}{3,}ing)\b)/iu,
    '$1',
  ],
  [/\bnovels\b/iu, 'books'],
  [/\b(?:cross country|marathon|ultra|track) runner\b/iu, 'trail runner'],
  [
    /(?<=\p{L}) (?:giving (?:an? |each other (?:an? )?)?)?high[- ]fiv(?:e|es|ing)(?: each other)?(?=$|,)/iu,
    ' holding hands',
  ],
  [/(?<=\p{L} )(?:scared|afraid|terrified|jealous) of (?=(?:an?|the|its|his|her)\b)/iu, 'looking at '],
  [/\bmoonshine still\b/iu, 'moonshine jug'],
  [/\bhole[- ]in[- ]one flag\b/iu, 'golf flag'],
  [/\bin (an?|the) (?:\p{L}+ )?(?:hot springs?|onsen)\b/iu, 'in $1 hot tub'],
  [/\bhumpty dumpty(?: egg)?\b/iu, 'egg'],
  [/\blifeguard (?:chair|tower|stand)\b/iu, 'beach chair'],
  [/\bsnow[- ]covered (?=\p{L})/iu, 'snowy '],
  [/\b(?:moss|ivy|vine|dust|mud)[- ]covered (?=\p{L})/iu, ''],
  [/^(?:the )?shadow of (?=an? \p{L})/iu, ''],
  // "Pumpkin with a kitten inside".
  [
    /^(?:an? )?((?:\p{L}+ )?\p{L}+) with (an? (?:\p{L}+ )?(?!forest|lake|galaxy|city|ocean|mountain|garden|waterfall|desert|beach|storm|world|sunset|jungle|heart)\p{L}+) inside$/iu,
    '$2 in a $1',
  ],
  [/^((?:snow globe|jar|lantern|bottle|terrarium|teapot|tent) with an? .+ and an? \p{L}+) inside$/iu, '$1'],
  [
    /^(?:an? )?mushroom with (?:an? )?(?:(?:tiny|little|small|red|round) )?(?:door|windows?)(?:(?:,| and) (?:an? )?(?:(?:tiny|little|small|red|round) )?(?:door|windows?|chimney))*(?=$|,)/iu,
    'a mushroom house',
  ],
  // "Hot air balloon with a bear in the basket".
  [
    /\b(hot air balloon|rocket|spaceship|school bus|bus|truck|car|van|train|plane|airplane) with ((?:an?|two|three) (?:\p{L}+ ){0,2}?\p{L}+) in (?:the|its) (?:basket|window|windows|cockpit|driver'?s seat)\b/iu,
    '$2 in a $1',
  ],
  [/\bmotorcycle with an? sidecar and (an? \p{L}+)(?=$|,)/iu, '$1 on a motorcycle'],
  [/\b(?:dog|cat|puppy|kitten|animal|pet) paws? (?=(?:and|with) |(?:and )?hearts?\b)/iu, 'paw prints '],
  // "Mushroom collection", "beetle collection entomology".
  [
    /^((?:\p{L}+ )?(?:beetle|butterfly|moth|mushroom|seashell|shell|cactus|crystal|feather|insect|leaf|succulent|cat|dog|fish|bird|skull|cassette))(?: species)? collection(?: entomology| botany| chart| print| poster)?(?=,|$)/iu,
    'three $1s',
  ],
  // "Unicorn with a rainbow mane and stars".
  [
    /\bwith (?:an? )?(?:(?:long|flowing|golden|pink|purple|blue|white|black|red|silver|big|fluffy|curly|bushy|wild|colorful|sparkly) )+(?:mane|tail|fur|beard|hooves|scales)(?: and (?=\p{L})|(?=$|,))/iu,
    'with ',
  ],
  [
    /\b(with (?:an? )?(?:rainbow|galaxy|floral|flower|flaming|starry)) (?:mane|tail|hair|fur|beard)(?=$|,| and\b)/iu,
    '$1',
  ],
  // "Sugar skull cat".
  [
    /\b(?:sugar skull|calavera|day of the dead|dia de los muertos) (?:face )?(?=(?:cat|dog|kitten|owl|frenchie|pug|chihuahua|pitbull|german shepherd|wolf|fox|bear|horse|cow|bunny|rabbit|raccoon|deer|panda|lion|tiger|pig|goat|bulldog|dachshund|corgi|poodle|monkey|sloth)\b)(\p{L}+(?: shepherd)?)/iu,
    '$1 in calavera makeup',
  ],
  [
    /\b(van|camper|car|truck|bus|tent|cabin) with (?:an? )?(?:view of )?(?:the )?(mountains|beach|forest|desert|ocean) in (?:the|its) (?:back |rear )?windows?(?=$|,)/iu,
    '$1 in the $2',
  ],
  // "Motorcycle with skull rider".
  [
    /\b((?:vintage |old |retro |wild )?(?:motorcycle|chopper|bike|bicycle|horse|scooter|dragon|unicorn|bull)) with (?:an? )?(skull|skeleton|ghost|cat|dog|bear|bigfoot|alien|raccoon|frog|santa|gnome|cowboy|witch|pug|corgi|fox) rider(?=$|,)/iu,
    'a $2 riding a $1',
  ],
  [
    /\b(turkey|dog|cat|bear|eagle|tiger|lion|bulldog|panther|wolf|ghost|skeleton|skull|santa|snowman|bunny|gnome|pumpkin) with (football|basketball|baseball|soccer ball|volleyball|softball|golf ball)(?=$|,)/iu,
    '$1 with a $2',
  ],
  [/\b(?:motorcycle|truck|car|jeep|hot rod|harley) (?=(?:engine|pistons?|tires?)\b)/iu, ''],
  [/\badventure (?=(?:dog|cat|puppy|van|buddy|pup|bear|fox) (?:with|in|on)\b)/iu, ''],
  [/^(?:hiking|backpacking) (?:girl|woman|lady) (?=(?:with|and)\b)/iu, 'a hiking woman '],
  [/^(?:hiking|backpacking) (?:guy|man|boy|dude) (?=(?:with|and)\b)/iu, 'a hiking man '],
  [/\bon (?:an? )?(float|floatie|floaty)(?=$|,)/iu, 'on a pool float'],
  [/\bwith heart(?:[- ]shaped)? eyes\b/iu, 'in heart sunglasses'],
  [
    /(?<=\b(?:reindeer|rudolph|deer) )with (?:an? )?(?:(?:shiny|bright|glowing) )?red nose(?: and (?=\p{L})|(?=$|,))/iu,
    'with ',
  ],
  [/\b(skull|skeleton) (?:motorcycle|biker|chopper) rider\b/iu, 'a $1 riding a motorcycle'],
  [/\bpoison(?:ous)? (?=(?:mushroom|toadstool|frog|apple)s?\b)/iu, ''],
  [/\brock hammer\b/iu, 'hammer'],
  [/\b(?:travel|camping|canned ham) trailer\b/iu, 'camper'],
  [/\b(moose|deer|bear|duck|goose|turtle|cow|cattle|jackalope) (?:crossing|xing)(?=$|,)/iu, '$1 crossing sign'],
  [/\bin (teacup|mug|basket|hammock|bucket|bathtub)s(?=$|,)/iu, 'in a $1'],
  // "Great Dane sitting on an armchair like a person".
  [
    /(?<=\b(?:sitting|standing|lying|walking|sleeping|sleeps|sits|dressed|riding|acting|posing) (?:\p{L}+ ){0,5}?\p{L}+) like an? (?:\p{L}+ )?\p{L}+$/iu,
    '',
  ],
  [
    /\b(with|wearing|(?<=^(?:\p{L}+ )?\p{L}+ )in|(?<=(?:hair|bow|hat|dress|gown|glasses|sunglasses|lipstick|gloves|tiara|crown) )and) (?:an? (?:string|strand) of )?pearls(?=$|,| and\b)/iu,
    '$1 a pearl necklace',
  ],
  [/\b(?:bunny|rabbit) with (?:big |long )?(?:lop|floppy|droopy) ears(?: and\b|(?=$|,))/iu, 'lop rabbit with'],
  [/(?<=\b(?:bunny|rabbit|bunnies)\b.*, )(?:lop|floppy|droopy) ears(?=$|,)/iu, 'lop rabbit'],
  [/\bwith (?:an? |one |two )?(?:lop|floppy|pointy|droopy|big|long) ears?(?: and\b|(?=$|,))/iu, 'with'],
  [/ with(?=$|,)/iu, ''],
  [/\b(?:rolled|curled)(?: up)? in(?:to)? a ball\b/iu, ''],
  [/\bhamster (?:running )?in an? (?:exercise |running |plastic )?ball\b/iu, 'a hamster ball'],
  [/\bburrito blanket\b/iu, 'blanket'],
  [/\bfrench fry\b/iu, 'french fries'],
  [
    /\b(?:ufo|flying saucer|spaceship) (?:stealing|taking|beaming up|kidnapping|lifting|sucking up) (?=(?:an?|the|two|three)\b)/iu,
    'ufo abducting ',
  ],
  [
    /((?:^|, )(?:the |an? )?)(?:(?:smiling|happy|cute|sleepy) )?sun (?=with\b|wearing\b|in an?\b|holding\b|drinking\b)/iu,
    '$1sun with face ',
  ],
  [
    /((?:^|, )(?:the |an? )?)(?:(?:smiling|happy|cute|sleepy) )?moon (?=with\b|wearing\b|in an?\b|holding\b|drinking\b)/iu,
    '$1crescent moon ',
  ],
  // Who is at home in space stands on its ground, whoever dreams sits on a crescent.
  [
    /(?<=^(?:(?:an?|the|cute|funny|two) )?(?:astronauts?|aliens?|robots?|rover|rocket|lander|flag)(?= (?:on|\p{L}+ing)\b)(?!.* walking an? ).*) on (?:the|a) moon(?=$|[,.]| with\b)/iu,
    ' on a moon surface',
  ],
  [
    /(?<=^(?!.*\b(?:walking|astronauts?)\b).+) on the moon(?=$|[,.]| (?:with|drinking|eating|reading|playing|holding|wearing)\b)/iu,
    ' on a crescent moon',
  ],
  // The lens of "wine glass and glasses" is no drink.
  [/(?<=\bglass\b.*,? and )(?:reading )?glasses\b/iu, 'eyeglasses'],
  [
    /^(?:the |an? )?(hockey |lacrosse )?(?:goalie|goaltender) (?:making|blocking|stopping|saving) (?:an? |the )?(?:(?:big|glove|diving) )?(?:saves?|shots?|puck|ball|goals?)(?=$|,)/iu,
    'a $1goalie',
  ],
  // A house has these anyway.
  [
    /^(?:the |an? )?((?:\p{L}+ ){0,2}(?:house|cottage|cabin|barn|castle|hut)) with (?:an? )?(?:(?:tiny|little|small|cute|round|red|smoking|wooden|stone) )?(?:doors?|windows?|chimneys?|roof|chimney smoke|door and windows?)(?=$|,)/iu,
    'a $1',
  ],
  [/\bnew mexico (?:state )?flag\b/iu, 'a zia flag'],
  [/\bsouth carolina (?:state )?flag\b/iu, 'a palmetto flag'],
  [/\bbeavers? building (?:an?|the|its|his) dam\b/iu, 'beaver beside a beaver dam'],
  [/ (?:(?:at|in) (?:an? |the )?)?gym(?=$|,)/iu, ''],
  [/(?<=^[^,]+) (oktoberfest|mardi gras|cinco de mayo)((?: \d{4})?)$/iu, ', $1$2'],
  [/\b((?:\p{L}+ )?pumpkins) stacked\b/iu, 'stacked pumpkins'],
  [/^((?:an? )?(\p{L}+)) and (?:an? )?baby \2 family$/iu, '$1 with baby $2'],
  [/(?<=\bgraduate) cap$/iu, ', graduation cap'],
  // Things hold no hands, and stand side by side.
  [
    /\b(avocado|taco|pizza|donut|cupcake|pickle|banana|strawberry|peanut|egg|bacon|toast|cactus|pumpkin|burger|sushi|mushroom|cookie|coffee cup|pineapple|lemon|tomato|peach|cherry) couple(?: (?:holding hands|hugging|kissing))?(?=$|[,.]| (?:with|in|on|under)\b)/iu,
    'two $1s',
  ],
  // Of many animals three stand for all.
  [/\b(?:barnyard|farm) animals\b/iu, 'cow, pig and chicken'],
  [/\b(?:woodland|forest) (?:animals|creatures|critters|friends)\b(?! \p{L}+,)/iu, 'bear, fox and deer'],
  [/\b(?:jungle|safari|zoo|african) animals\b/iu, 'lion, elephant and giraffe'],
  [/\b(?:ocean|sea) (?:animals|creatures)\b/iu, 'octopus, whale and turtle'],
  [/\b(?:arctic|polar) animals\b/iu, 'polar bear, penguin and seal'],
  [/^old[- ]school (?=\p{L}+ (?:with|and|in|on)\b)/iu, 'retro '],
  [/\b(?:rotary|retro|vintage|corded|antique|old) (?:tele)?phone\b/iu, 'telephone'],
  [/\b(?:dude|bro)(?= (?:with|in|on|\p{L}{3,}ing)\b)/iu, 'guy'],
  [/\bsurfer guy\b/iu, 'surfer'],
  [/(?<= with \p{L}+) (?:for|as) (?:wheels|eyes|legs|arms|ears|hair|wings|feet|hands)$/iu, ''],
  [/\broute 66\b/u, 'Route 66'],
  [/\b(?:chef|bbq|grill master|barbecue) (?=(?:dad|grandpa|papa|mom) (?:at|grilling|flipping)\b)/iu, ''],
  [
    /\b(?:rescuing|saving) (?=(?:an?|the) (?:\p{L}+ )?(?:cat|kitten|dog|puppy|baby|bird|turtle|duckling|lamb)\b)/iu,
    'holding ',
  ],
  [/\bmugs? of (?:mead|ale)\b|\bmead\b/iu, 'beer mug'],
  [/(?<=\b(?:shark|turtle|reef|manatee|whale|octopus)s? (?:and|with) )(?:an? )?(?:scuba )?diver\b/iu, 'a scuba diver'],
  [
    /\bin (an?|the|its|his|her) (?:cereal|shoe|shipping|amazon|delivery|toy|pizza|gift|donut|chocolate|tissue) box\b/iu,
    'in $1 cardboard box',
  ],
  [/\bbrick house\b/iu, 'house'],
  [/\bpeeps (?=in\b|on\b|with\b|riding\b)/iu, 'chicks '],
  [
    /\b(?:hot )?(?:cocoa|chocolate) (?=mug with (?:an? )?(?:marshmallow )?(?:snowm[ae]n|kitten|puppy|penguin|gnome)\b)/iu,
    '',
  ],
  [/\bmarshmallow (?=snowm[ae]n\b)/iu, ''],
  [/^((?:an? )?(?:\p{L}+ ){1,3}?\p{L}+) smiling(?=$|,)/iu, '$1'],
  [/\b(?:with|wearing) (?:reindeer|deer|moose) antlers(?: on (?:its|his|her) head)?\b/iu, 'with antlers on its head'],
  [/\b(?:archery|axe) bullseye\b/iu, 'archery target'],
  [
    /\b(?:pontoon|tug|party|shrimp|fishing|charter|house)[ -]?(?:boat )?captain (?=with\b|in\b|on\b|at\b|holding\b)/iu,
    'sea captain ',
  ],
  [/\b(watermelon|cake|pie) slices?(?= \p{L}|$|,)/iu, '$1'],
  // "Lemon squeezing itself".
  [/(?<=\p{L}{3}ing) (?:itself|himself|herself|themselves)(?=$|,)/iu, ''],
  [/^love ?birds (?=on\b|in\b|with\b)/iu, 'two lovebirds '],
  // "Terrarium with a tiny dinosaur".
  [
    /^(an? )?(terrarium|fish ?bowl|jar|mason jar) with ((?:an? |two |three |the )?(?:\p{L}+ ){0,2}?(?!flowers|light|fireflies|lid|honey|jam)\p{L}+)(?: inside)?(?=$|,)/iu,
    '$3 in a $2',
  ],
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
    /(?<=\b(?:gnomes?|rudolph|reindeers?|snowm[ae]n|elf|elves|santas?|dogs?|cats?|trees?|tractor|truck|cactus) with )(?:the )?lights(?=$|,)/iu,
    'string lights',
  ],
  [/\bon (an?|the|his|her|its) float\b/iu, 'on $1 pool float'],
  // Who floats in space is drawn in a space suit.
  [/(?<=\p{L} astronaut )floating (?=(?:in|among|through|around|with|near)\b)/iu, ''],
  [/^(rocket(?: ship)?|spaceship) (?:flying |going )?to the moon(?=,|$)/iu, '$1 beside a moon'],
  [/^(train|van|bus|camper|truck|plane|car|boat) to the (mountains|beach|desert|forest|city)(?=,|$)/iu, '$1 in the $2'],
  [/\bin (?:(?:red|buffalo|red buffalo) )?(?:plaid|flannel)(?=$|,| and| with)/iu, 'in a plaid shirt'],
  [/^lucky (?=(?:shamrock|clover|four leaf clover) \p{L}+(?:,|$))/iu, ''],
  // "Farmer in front of red barn".
  [
    /\b((?:grandma|grandpa|granny|old lady|old man|farmer|cowboy|cowgirl|girl|boy|man|woman|lady|kid|fisherman|hunter|biker|surfer|knight|witch|wizard|santa|soldier|miner|sailor|captain|pirate|king|queen|skeleton|bear|dog|cat|frog) (?:on|in front of|beside|under)) (?=(?:(?:red|old|vintage|pink|bucking|wild|white|black|big|giant|rearing|flying|blue) )?(?:barn|bull|horse|tractor|truck|boat|motorcycle|bike|bicycle|broom|dragon|unicorn|surfboard|skateboard|bronco?|mule|donkey|camel|elephant|sled|scooter|tree|dock|bench|throne)(?:,|$| with\b| and\b))/iu,
    '$1 a ',
  ],
  [/\bbarrel racer girl\b/iu, 'barrel racer'],
  [/\bbrewing (?:\p{L}+ )?in (?:(?:an?|the|her|his) )?cauldron\b/iu, 'stirring a cauldron'],
  [/\bspider with (?:an?|its|his|her)? ?web\b/iu, 'spider on a spider web'],
  [/\btossing (?:pizza )?dough\b/iu, 'tossing a pizza'],
  [/\blunch lady with an? (?:food )?tray\b/iu, 'lunch lady with a lunch tray'],
  [/\bhula girl(?=,|$| (?:with|holding|playing|dancing|on)\b)/iu, 'hula dancer'],
  // "Mom and baby sloth".
  [
    /^(mom|mama|mommy|mother|dad|daddy|papa) and baby (\p{L}+)(?= (?:\p{L}{3,}ing|in|on|with|under|at)\b|,|$)/iu,
    '$1 $2 with baby $2',
  ],
];
