/** Other words for what an animal or a thing is in, on, at or with. */

/** Small enough for an arm, and open. */
const VESSEL =
  '(?:coffee |tea |hot cocoa |cocoa |hot chocolate )?(?:cups?|mugs?)|teacups?|(?:picnic |easter |wicker |bike )?baskets?|(?:christmas )?stockings?|buckets?|pails?|flower ?pots?';
const SMALL =
  'kittens?|cats?|pupp(?:y|ies)|pups?|bunn(?:y|ies)|rabbits?|mouse|mice|hamsters?|chicks?|ducklings?|frogs?|hedgehogs?|pugs?|corgis?|chihuahuas?|yorkies?|foxes|fox|owls?|dachshunds?|snowm[ae]n|gnomes?|fair(?:y|ies)|mermaids?|unicorns?';

/** There are pictures of other bouquets. */
const BOUQUETS =
  '(?:calla |tiger |water )?lil(?:y|ies)|tulips?|peon(?:y|ies)|dais(?:y|ies)|sunflowers?|hydrangeas?|lavender|dahlias?|orchids?|popp(?:y|ies)|marigolds?|zinnias?|carnations?|iris(?:es)?|daffodils?|magnolias?|poinsettias?';

export const OWN_WORDS: readonly [RegExp, string][] = [
  [/\btalking bubbles\b/iu, 'speech bubbles'],
  [/\b(?:jungle|tropical) leaves\b/iu, 'monstera leaves'],
  [/\bpoint(?:y|ed) hat\b/iu, 'witch hat'],
  [/\bred gate\b(?=.*\bcherry blossoms?\b)/iu, 'torii gate'],
  [/\bbaby cowboy hat\b/iu, 'baby in a cowboy hat'],
  [/\bwith (?:dark |heavy )?(?:storm|thunder) ?clouds\b/iu, 'in a storm'],
  // No campfire.
  [
    /(?<=\b(?:guitar|trumpet|saxophone|drums?|violin|microphone|skull|motorcycle|car|truck|ball|bat|stick|sticks|wheel|boot|helmet|wings|rose|cards?|dice)) with fire(?=$|,)/iu,
    ' with flames',
  ],
  [/\bon (an?|the) wires?\b/iu, 'on $1 telephone wire'],
  [/\bpoker hand (?:with|of) (?=(?:four|pocket|pair of) aces\b)/iu, ''],
  [new RegExp(`\\bbouquet of (?:\\p{L}+ )?(${BOUQUETS})(?! in\\b)\\b`, 'iu'), '$1 in a bouquet wrap'],
  [new RegExp(`\\b(${BOUQUETS}) bouquet(?! in\\b)\\b`, 'iu'), '$1 in a bouquet wrap'],
  [new RegExp(`\\b(${BOUQUETS}) bouquet(?= in\\b)`, 'iu'), '$1'],
  [
    /\blinem[ae]n (?:up )?on (?:an?|the|his) (?:(?:power|utility|telephone|electric|phone) )?poles?\b/iu,
    'climbing lineman',
  ],
  [/\bpotter'?s? wheel with (?:an? )?clay(?: (?:pot|vase|bowl))?(?: and hands)?\b/iu, 'potters wheel'],
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
  // "Pumpkin truck", "christmas tree truck".
  [/\b(?:farm fresh )?(christmas tree|pine tree) ((?:pickup )?truck|wagon)\b/iu, '$2 with a $1'],
  [
    /\b(pumpkin|sunflower|heart|valentine heart|apple|peach|watermelon|easter egg|gift|flower|tulip|rose|tomato) ((?:pickup )?truck|wagon)\b/iu,
    '$2 with $1s',
  ],
  [
    /(?<=\b(?:farmer|girl|boy|man|woman|kid|family|couple|grandpa|grandma) )in front of (?=(?:an?|the|his|her|their) )/iu,
    'beside ',
  ],
  [/\b(cerberus),?(?: the)? (?:three|3)[- ]headed dog\b/iu, '$1'],
  [/ (?:(?:minimalist|minimal|continuous|single|fine|simple|one) )*line (?:art|drawing)(?=$|,)/iu, ''],
  [/\b(?:(?:rodeo )?cowboy|man|bull rider) (?:riding|on) (?:an? )?(?:(?:bucking|raging|wild) )?bull\b/iu, 'bull rider'],
  [/\baloe (?:vera )?plant\b/iu, 'aloe'],
  [/\b(?:roasted|cooked|thanksgiving dinner) turkey\b/iu, 'roast turkey'],
  [/\b((?:snake|spider|house|pothos|jade|rubber) ?plant) in (?:an? )?(?:(?!flower)\p{L}+ )?pot(?=$|,)/iu, '$1'],
  [
    /(?<=\b(?:mushroom|cactus|moon|cloud|flower|tree|pumpkin|donut|taco|star|planet)s? with )(?:(?:big|cute|googly|happy|sleepy|kawaii) )*eyes\b/iu,
    'a cute face',
  ],
  [/\b(?:american |usa |us )?flag bandana\b/iu, 'stars and stripes bandana'],
  [
    /\b(?:leopard|cheetah|zebra) (?=(?:shamrock|heart|pumpkin|bow|hair bow|egg|hat|boot|bandana|ribbon|turkey|tree|ghost|lip|bunny|skull)s?\b)/giu,
    '',
  ],
  [/ (?:(?:retro|vintage|sunset) )+stripes(?=$|,)/iu, ''],
  [/\bwith (?:an? )?((?:\p{L}+ )?\p{L}+) (?:costume|suit)(?=$|,)/iu, 'in a $1 costume'],
  [/\bon (?:an? |the )?(?:wooden |dock |old )?(?:post|piling|pier post)(?=$|,)/iu, 'on a dock piling'],
  [/\bred panda eating\b/iu, 'red panda holding'],
  [/\b(?:marigold|sunflower|daisy|rose|wildflower|lavender|peony|flower) crown\b/iu, 'flower crown'],
  [/\bbonsai(?: tree)? in an? (?:\p{L}+ )?(?:pot|tray|planter)\b/iu, 'bonsai tree'],
  [/\b(trees?|aloe|lavender) in an? (?:clay |terracotta |ceramic )?pot\b/iu, '$1 in a planter pot'],
  [
    /\b(orchid|cactus|succulent|tulip|rose|herb|basil|fern|sunflower|daisy|bonsai|flower)s? in pot\b/iu,
    '$1 in a planter pot',
  ],
  [/\bcrossed skis\b/iu, 'skis'],
  [/\bsanta(?: claus)? flying (over (?:the )?\p{L}+ )?in (?:an?|his) sleigh\b/iu, 'santa sleigh $1'],
  [
    /\b(?:santa(?: claus)?(?:'?s)?,? (?:with |and |in |on |riding |driving |flying )?(?:(?:an?|the|his) )?sleigh|sleigh with santa)(?: (?:with|and|pulled by) (?:(?:his|the|flying|eight) )*reindeers?)?(?: flying)?(?: over)?\b/iu,
    'santa sleigh over',
  ],
  [/\bsanta sleigh over(?! (?:an?|the|moon|town|mountains?|city|house|village|trees)\b)/iu, 'santa sleigh'],
  [/\b(?:entwined|linked|interlocking|intertwined) rings\b/iu, 'wedding rings'],
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
  [
    /(?<=\b(?:deer|buck|stag|moose|elk|reindeer|caribou|jackalope) )with (?:(?:an?|big|huge|large|giant|tall|mighty|impressive) )*(?:antlers|rack)(?=$|,)/iu,
    '',
  ],
  [/\bat (?:an?|his|her|its|the) (?:\p{L}+ )?desk\b(?!.*\b(?:computer|laptop|typewriter|books?)\b)/iu, 'at a laptop'],
  [/ (?:and|with) (?:an? )?(?:grass|hula) skirt(?=$|,)/iu, ''],
  [
    /\b(?:buried|hiding|playing|jumping|rolling|sleeping|sitting) in (?:(?:an?|the|pile|heap|of|fallen|autumn|fall|colorful) )*leaves\b/iu,
    'in a leaf pile',
  ],
  [
    /\b(owl|koala|kangaroo|lion|fox|tiger|wolf|seal|whale|elephant|cow|hippo|giraffe|otter|panda) (hugging|holding|cuddling|carrying|rocking) (?:an?|its|her|his) (?:owlet|joey|cub|pup|kit|calf)\b/iu,
    '$1 $2 a baby $1',
  ],
  [/ with smoke (?:coming |rising |curling )?(?:from|out of) (?:the|its) chimney\b/iu, ' with smoke'],
  [/\b(?:rubber|pool|inflatable) ring\b/iu, 'pool float'],
  [/\bdoing ballet\b/iu, 'dancing ballet'],
  [
    /(?<=\b(?:monstera|plant|cactus|succulent|mushroom|tree|cup|mug|donut|taco|toast|avocado|cloud|pumpkin)) with an? face\b(?! and)/iu,
    ' with a cute face',
  ],
  [
    /(?<=\b(?:truck|tractor|car|bus) )(?:crushing|smashing|driving over) (?=(?:an?|some|two|old)? ?(?:\p{L}+ )?(?:cars?|vans?|bus|buses)\b)/iu,
    'on top of ',
  ],
  [/ with (?:(?:cute|happy|little|silly|funny|big|an?) )+(?:faces|smiles?|grins?)(?=$|,| and)/iu, ''],
  [/\b(?:vintage|retro|old|rv) trailer\b/iu, 'camper'],
  // Its keeper stands before it.
  [/\blighthouse keeper (with|holding) ([^,]+)/iu, 'man $1 $2 beside a lighthouse'],
  [/\bdoing (?=(?:karate|taekwondo|judo|kung fu|jiu jitsu|martial arts)\b)/iu, 'in a karate uniform '],
  [/\bcampfire s'?mores?\b/iu, "s'mores by a campfire"],
  [/ with (?:an? )?(?:(?:tiger|zebra|racing) )?stripes?(?=$|,)/iu, ''],
  [
    /(?<!\b(?:weights?|barbell|dumbbells?|lifting|treadmill|kettlebell)\b.*)\b(?:at|in) (?:an?|the) gym\b/iu,
    'beside a barbell',
  ],
  [/\beye mask\b/iu, 'sleep mask'],
  [/\bgymnastics girl(?: on (?:(?:an?|the) )?(?:balance )?beam)?\b/iu, 'gymnast'],
  [/\bstork with (?:an? )?baby\b(?! bundle)/iu, 'stork with a baby bundle'],
  [/\bstork and (?:an? )?baby\b/iu, 'stork holding a baby'],
  [/\bschool (?=crossing guard (?:with|holding)\b)/iu, ''],
  [/\bcompass rose\b/iu, 'compass'],
  [/\b(?:american )?flag (?=(?:scarf|hat|cape)\b)/iu, ''],
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
  [
    /\bwith (?:(?:wild|spring|pink|colorful|some) ?)*(?:flowers|wildflowers|blooms|roses|daisies|blossoms|sunflowers|peonies|vines) (?:(?:woven|growing|blooming|hanging|tangled|wrapped|entwined) )?(?:in|on|around|between|through) (?:(?:its|his|her|the) )?(?:antlers|horns)\b/iu,
    'with antler blooms',
  ],
  [/\bin (?:the )?antlers\b/iu, 'in its antlers'],
  [/\bon (?:the )?(shell|back)(?=$|,)/iu, 'on its $1'],
  [/\bwitchy (?=\p{L}{3,})(?!vibes|woman|girl|mama|mom|things)| witchy$/iu, ''],
  [/\bbig foot\b(?! prints?\b)/iu, 'bigfoot'],
  [/\bpumpkins? with (?:an? )?(?:\p{L}+ )?bow(?: on top)?(?=$|,)/iu, 'plain pumpkin wearing a hair bow'],
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
