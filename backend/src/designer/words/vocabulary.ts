import type { Style } from '../canvas/style.ts';

export const STYLE_WORDS: Record<string, Style> = {
  modern: 'modern',
  flat: 'modern',
  geometric: 'modern',
  clean: 'modern',
  sleek: 'modern',
  abstract: 'modern',
  vintage: 'vintage',
  antique: 'vintage',
  distressed: 'vintage',
  rustic: 'vintage',
  classic: 'vintage',
  nostalgic: 'vintage',
  cartoon: 'cartoon',
  cartoonish: 'cartoon',
  comic: 'cartoon',
  kawaii: 'cartoon',
  cute: 'cartoon',
  chibi: 'cartoon',
  funny: 'cartoon',
  grunge: 'grunge',
  grungy: 'grunge',
  gothic: 'grunge',
  goth: 'grunge',
  punk: 'grunge',
  gritty: 'grunge',
  retro: 'retro',
  groovy: 'retro',
  hippie: 'retro',
  '70s': 'retro',
  '80s': 'retro',
  '60s': 'retro',
  seventies: 'retro',
  eighties: 'retro',
  psychedelic: 'retro',
  synthwave: 'retro',
  minimal: 'minimal',
  minimalist: 'minimal',
  minimalistic: 'minimal',
  simple: 'minimal',
  elegant: 'minimal',
  varsity: 'varsity',
  collegiate: 'varsity',
  athletic: 'varsity',
  sporty: 'varsity',
};

/** Style words that are also ordinary words of a slogan: they name a style only beside "style", "look" or "design". */
export const AMBIGUOUS_STYLE = new Set([
  'flat',
  'clean',
  'classic',
  'cute',
  'funny',
  'simple',
  'punk',
  'athletic',
  'hippie',
  'modern',
  'abstract',
  'elegant',
  'comic',
  'rustic',
]);

export const COLORS: Record<string, string> = {
  red: '#c8202e',
  crimson: '#b01030',
  maroon: '#7a1f2f',
  orange: '#f07f23',
  gold: '#e0a526',
  golden: '#e0a526',
  yellow: '#f4c430',
  green: '#3f9a4e',
  olive: '#7f8a3a',
  teal: '#1f9490',
  turquoise: '#2bb5ac',
  cyan: '#22b5d0',
  blue: '#2f6fc4',
  navy: '#24406e',
  purple: '#7b45c9',
  violet: '#7b45c9',
  pink: '#f0629a',
  magenta: '#d83a8c',
  brown: '#8a5a34',
};

/** Phrases that are instructions, never printed; a longer one comes before one that it contains. */
export const BOILERPLATE = [
  /\b(?:please\s+)?(?:create|make|draw|design|generate|give me|show|paint|illustrate)\s+(?:me\s+)?(?=an?\b|the\b|some\b)/giu,
  /^(?:[\p{L}\d-]+[\s,]+){0,6}(?:graphics?|designs?|illustrations?|artworks?|drawings?|images?|pictures?|logos?|prints?|posters?|stickers?|badges?|line art)\s+(?:of|featuring|showing|depicting|with|for|about|that\s+(?:says|reads))\b/giu,
  /\b(?:on|for|as)\s+(?:an?\s+)?(?:t[- ]?shirts?|tees?|hoodies?)\b/giu,
  /\b(?:t[- ]?shirts?|tees|tshirts?|hoodie)\b(?:\s+designs?)?/giu,
  /\b(?:in|with)\s+(?:an?\s+|the\s+)?[\p{L}\d' -]{0,30}?\b(?:style|look|aesthetic|vibe)\b/giu,
  /\b[\p{L}\d]+[- ]style\b/giu,
  /\b(?:style|aesthetic|typography|font|lettering|background|transparent|vector|clipart|4k|8k|hd|png|svg)\b/giu,
  /\b(?:no|without)\s+(?:text|words|letters|background)\b/giu,
];

/** Introduces words to print when nothing is quoted. */
export const SAYING =
  /\b(?:that\s+says|which\s+says|saying|that\s+reads|reading:|with\s+the\s+(?:text|words|quote|slogan|phrase|caption)|text:|quote:|slogan:|says:|titled|captioned)\s*[:,-]?\s+(.{2,80}?)(?=[.;\n]|,\s+(?:with|in)\b|\s+(?:with\s+an?|in\s+(?:a|the)|over\s+an?|above\s+an?|under\s+an?|on\s+an?)\s|$)/iu;

export type Relation = 'above' | 'ride' | 'wear' | 'hold' | 'versus' | 'beside';

/** Actions with a thing, and their relation in the composition; none of these words is a picture itself. */
export const DEEDS: Record<string, Relation> = {
  riding: 'ride',
  rides: 'ride',
  driving: 'ride',
  drives: 'ride',
  wearing: 'wear',
  wears: 'wear',
  holding: 'hold',
  holds: 'hold',
  eating: 'hold',
  eats: 'hold',
  drinking: 'hold',
  drinks: 'hold',
  playing: 'hold',
  plays: 'hold',
  reading: 'hold',
  reads: 'hold',
  carrying: 'hold',
  hugging: 'hold',
  lifting: 'hold',
  sipping: 'hold',
  throwing: 'hold',
  hoarding: 'hold',
  making: 'hold',
  cooking: 'hold',
  serving: 'hold',
  fighting: 'versus',
};

export const RELATIONS: Record<string, Relation> = {
  ...DEEDS,
  on: 'above',
  atop: 'above',
  upon: 'above',
  over: 'above',
  surfing: 'ride',
  versus: 'versus',
  vs: 'versus',
  against: 'versus',
  with: 'hold',
  and: 'beside',
  meets: 'beside',
  loves: 'beside',
  hates: 'versus',
};

/** Things worn on the head or face: "with a crown" puts them there. */
export const WORN = new Set([
  'crown',
  'cowboy-hat',
  'top-hat',
  'woman-s-hat',
  'billed-cap',
  'sunglasses',
  'glasses',
  'graduation-cap',
  'goggles',
  'military-helmet',
  'rescue-worker-s-helmet',
  'headphone',
]);

/** Things one can ride. */
export const RIDDEN = new Set([
  'skateboard',
  'bicycle',
  'motorcycle',
  'motor-scooter',
  'horse',
  'rocket',
  'kick-scooter',
  'tractor',
  'unicorn',
  'water-wave',
  'surfboard',
  'sled',
  'canoe',
  'sailboat',
  't-rex',
  'dragon',
  'whale',
  'cloud',
]);

export type Scene = 'beach' | 'mountains' | 'forest' | 'desert' | 'lake' | 'space' | 'city' | 'sun';

export const SCENES: Record<string, Scene> = {
  beach: 'beach',
  surf: 'beach',
  surfing: 'beach',
  surfer: 'beach',
  ocean: 'beach',
  sea: 'beach',
  tropical: 'beach',
  island: 'beach',
  hawaii: 'beach',
  summer: 'beach',
  wave: 'beach',
  waves: 'beach',
  palm: 'beach',
  aloha: 'beach',
  coast: 'beach',
  vacation: 'beach',
  sailing: 'beach',
  salty: 'beach',
  shark: 'beach',
  mountain: 'mountains',
  mountains: 'mountains',
  hiking: 'mountains',
  hike: 'mountains',
  summit: 'mountains',
  peak: 'mountains',
  alpine: 'mountains',
  ski: 'mountains',
  skiing: 'mountains',
  climb: 'mountains',
  climbing: 'mountains',
  snowboarding: 'mountains',
  adventure: 'mountains',
  outdoors: 'mountains',
  explore: 'mountains',
  wander: 'mountains',
  wanderlust: 'mountains',
  yellowstone: 'mountains',
  yosemite: 'mountains',
  trail: 'mountains',
  forest: 'forest',
  woods: 'forest',
  camping: 'forest',
  camp: 'forest',
  campfire: 'forest',
  nature: 'forest',
  wilderness: 'forest',
  tree: 'forest',
  trees: 'forest',
  bear: 'forest',
  wolf: 'forest',
  moose: 'forest',
  deer: 'forest',
  bigfoot: 'forest',
  hunting: 'forest',
  sasquatch: 'forest',
  lumberjack: 'forest',
  pine: 'forest',
  desert: 'desert',
  cactus: 'desert',
  western: 'desert',
  cowboy: 'desert',
  cowgirl: 'desert',
  texas: 'desert',
  arizona: 'desert',
  rodeo: 'desert',
  canyon: 'desert',
  coyote: 'desert',
  route: 'desert',
  motorcycle: 'desert',
  lake: 'lake',
  fishing: 'lake',
  kayak: 'lake',
  kayaking: 'lake',
  canoe: 'lake',
  river: 'lake',
  boat: 'lake',
  space: 'space',
  galaxy: 'space',
  astronaut: 'space',
  moon: 'space',
  cosmic: 'space',
  planet: 'space',
  stars: 'space',
  alien: 'space',
  ufo: 'space',
  rocket: 'space',
  saturn: 'space',
  universe: 'space',
  city: 'city',
  skyline: 'city',
  downtown: 'city',
  urban: 'city',
  'new york': 'city',
  tokyo: 'city',
  sunset: 'sun',
  sunrise: 'sun',
  sunshine: 'sun',
  sun: 'sun',
  dawn: 'sun',
  dusk: 'sun',
};

/** Signs of a sentence to wear, in contrast to the description of a picture. */
export const SLOGAN =
  /\b(?:i|i'm|im|i'd|i'll|i've|my|me|mine|you|your|you're|we|we're|us|our|he|she|they|it's|its|is|are|am|was|were|be|don't|dont|can't|cant|won't|didn't|doesn't|never|always|just|let's|lets|keep|stay|born|because|powered|please|sorry|warning|world's|best|not|no|who|what|when|why|how|if|do|did|will|would|may|must|too|all|only|ask|tell|save|support|eat|life|live|love)\b/iu;

/** Words that start the where and how of a description, which is drawn and not printed. */
export const SETTING =
  /\s*(?:\bin front of\b|\bagainst\b|\bsurrounded by\b|\bat (?:sunset|sunrise|night|dawn|dusk)\b|\bunder (?:a|the)\b|\bin (?:a|an|the)\b|\bwith (?:a |an |the )?(?:\w+ ){0,2}(?:sunset|sunrise|background|mountains?|stars|palm trees|rays|sun|moon)\b).*$/iu;

/** Words for surroundings if something else is named, too. */
export const BACKDROPS = new Set(
  'sunset sunrise sun mountain mountains beach space forest ocean sea city moon stars desert lake summer woods nature night galaxy'.split(
    ' ',
  ),
);

/** Animals and people, and what represents them: the first choice for a subject. */
export const CREATURES = new Set(
  `wolf fox bear polar-bear koala panda lion tiger tiger-face leopard cat cat-face black-cat dog dog-face guide-dog poodle raccoon rabbit
  rabbit-face deer moose skull gorilla orangutan monkey monkey-face pig pig-face boar frog cow cow-face ox bison water-buffalo owl eagle
  horse horse-face unicorn zebra donkey ram ewe goat camel llama giraffe elephant mammoth rhinoceros hippopotamus mouse mouse-face rat hamster
  chipmunk beaver hedgehog bat sloth otter skunk kangaroo badger turkey chicken rooster baby-chick bird penguin dove duck swan dodo flamingo
  peacock parrot black-bird goose phoenix crocodile turtle snake dragon dragon-face sauropod t-rex whale spouting-whale dolphin orca seal fish
  tropical-fish blowfish shark octopus jellyfish crab lobster shrimp squid snail butterfly ant honeybee beetle lady-beetle spider scorpion
  ghost alien robot zombie vampire mermaid merman genie elf troll ninja capybara axolotl bigfoot santa-claus mrs-claus superhero mage woman-fairy astronaut snowman
  jack-o-lantern clown-face goblin ogre dodo`.split(/\s+/),
);

export const ACTIVITIES: Record<string, { motif: string; relation: Relation }> = {
  surfing: { motif: 'surfboard', relation: 'ride' },
  surfer: { motif: 'surfboard', relation: 'ride' },
  surf: { motif: 'surfboard', relation: 'ride' },
  skateboarding: { motif: 'skateboard', relation: 'ride' },
  skating: { motif: 'skateboard', relation: 'ride' },
  cycling: { motif: 'bicycle', relation: 'ride' },
  biking: { motif: 'bicycle', relation: 'ride' },
  kayaking: { motif: 'canoe', relation: 'ride' },
  sailing: { motif: 'sailboat', relation: 'ride' },
  fishing: { motif: 'fishing-pole', relation: 'hold' },
  gaming: { motif: 'video-game', relation: 'hold' },
  coding: { motif: 'laptop', relation: 'hold' },
  painting: { motif: 'artist-palette', relation: 'hold' },
  baking: { motif: 'cupcake', relation: 'hold' },
};
