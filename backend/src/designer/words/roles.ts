/** What the things of a picture do with one another. */

import { hasTag } from '../figures/catalog.ts';

/** Things are crossed as on a sign; an animal that is crossed with something is dressed as it. */
export type Relation = 'above' | 'ride' | 'wear' | 'hold' | 'versus' | 'beside' | 'crossed' | 'over';

/** Actions with a thing, and their relation in the composition; none of these words is a picture itself. */
export const DEEDS: Record<string, Relation> = {
  riding: 'ride',
  rides: 'ride',
  rowing: 'ride',
  piloting: 'ride',
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
  baking: 'hold',
  cooking: 'hold',
  serving: 'hold',
  selling: 'hold',
  fighting: 'versus',
  stealing: 'hold',
  catching: 'hold',
  carving: 'hold',
  pulling: 'beside',
  towing: 'beside',
  dragging: 'beside',
  guarding: 'beside',
  shoeing: 'beside',
  tossing: 'hold',
  pouring: 'hold',
  planting: 'hold',
  picking: 'hold',
  collecting: 'hold',
  gathering: 'hold',
  polishing: 'hold',
  slicing: 'hold',
  counting: 'hold',
  snapping: 'hold',
  chasing: 'beside',
  circling: 'over',
  knocking: 'beside',
  spilling: 'beside',
  pushing: 'beside',
  watching: 'beside',
  climbing: 'hold',
  climbs: 'hold',
  abducting: 'above',
  abducts: 'above',
  jumping: 'over',
  leaping: 'over',
  smoking: 'hold',
  fetching: 'hold',
  chewing: 'hold',
  biting: 'hold',
  roasting: 'hold',
  flipping: 'hold',
  waving: 'hold',
  swinging: 'hold',
  shaking: 'hold',
  stirring: 'hold',
  mixing: 'hold',
  strumming: 'hold',
  balancing: 'hold',
  blowing: 'hold',
  licking: 'hold',
  slurping: 'hold',
  munching: 'hold',
  nibbling: 'hold',
  wielding: 'hold',
  delivering: 'hold',
  sharing: 'hold',
  twirling: 'hold',
};

export const RELATIONS: Record<string, Relation> = {
  ...DEEDS,
  on: 'above',
  atop: 'above',
  upon: 'above',
  over: 'over',
  surfing: 'ride',
  racing: 'versus',
  versus: 'versus',
  vs: 'versus',
  against: 'versus',
  with: 'hold',
  and: 'beside',
  meets: 'beside',
  loves: 'beside',
  hates: 'versus',
};

interface Group {
  has(motif: string): boolean;
}

/** The named pictures, and those that a sheet gives the tag. */
function grouped(tag: string, names: readonly string[]): Group {
  const named = new Set(names);
  return { has: (motif) => named.has(motif) || hasTag(motif, tag) };
}

/** Things worn on the head or face: "with a crown" puts them there. */
export const WORN: Group = grouped('worn', [
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
  'diving-mask',
]);

/** Things one can ride. */
export const RIDDEN: Group = grouped('ridden', [
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
  'robot-vacuum',
  'hamster-wheel',
  'mechanical-bull',
  'cloud',
  'fluffy-cloud',
  'broom',
]);

/** Animals and people, and what represents them: the first choice for a subject. */
const CREATURES = new Set(
  `wolf fox bear polar-bear koala panda lion tiger tiger-face leopard cat cat-face black-cat dog dog-face guide-dog poodle raccoon rabbit
  rabbit-face deer moose skull gorilla orangutan monkey monkey-face pig pig-face boar frog cow cow-face ox bison water-buffalo owl eagle
  horse horse-face unicorn zebra donkey ram ewe goat camel llama giraffe elephant mammoth rhinoceros hippopotamus mouse mouse-face rat hamster
  chipmunk beaver hedgehog bat sloth otter skunk kangaroo badger turkey chicken rooster baby-chick bird penguin dove duck swan dodo flamingo
  peacock parrot black-bird goose phoenix crocodile turtle snake dragon dragon-face sauropod t-rex whale spouting-whale dolphin orca seal fish
  tropical-fish blowfish shark octopus jellyfish crab lobster shrimp squid snail butterfly ant honeybee beetle lady-beetle spider scorpion
  ghost alien robot zombie vampire mermaid merman genie elf troll ninja capybara axolotl bigfoot santa-claus mrs-claus superhero mage woman-fairy astronaut snowman
  clown-face goblin ogre dodo`.split(/\s+/),
);

export function isCreature(motif: string): boolean {
  return CREATURES.has(motif) || (hasTag(motif, 'creature') && !hasTag(motif, 'thing'));
}

/** A figure that is named by who does what: "turtle-hatching"; but "tire-swing". */
export function showsDeed(motif: string): boolean {
  return /-(?!swing|building|opening|hunting)\w+ing$/u.test(motif);
}

export function isVehicle(motif: string): boolean {
  return VEHICLES.has(motif) || hasTag(motif, 'vehicle');
}

export const ACTIVITIES: Record<string, { motif: string; relation: Relation }> = {
  surfing: { motif: 'surfboard', relation: 'ride' },
  surfer: { motif: 'surfboard', relation: 'ride' },
  surf: { motif: 'surfboard', relation: 'ride' },
  skateboarding: { motif: 'skateboard', relation: 'ride' },
  skiing: { motif: 'snow-ski', relation: 'ride' },
  snowboarding: { motif: 'snowboard', relation: 'ride' },
  skating: { motif: 'skateboard', relation: 'ride' },
  cycling: { motif: 'bicycle', relation: 'ride' },
  biking: { motif: 'bicycle', relation: 'ride' },
  kayaking: { motif: 'canoe', relation: 'ride' },
  sailing: { motif: 'sailboat', relation: 'ride' },
  fishing: { motif: 'fishing-pole', relation: 'hold' },
  gaming: { motif: 'video-game', relation: 'hold' },
  coding: { motif: 'laptop', relation: 'hold' },
  reading: { motif: 'open-book', relation: 'hold' },
  painting: { motif: 'artist-palette', relation: 'hold' },
  baking: { motif: 'cupcake', relation: 'hold' },
  sledding: { motif: 'sled', relation: 'ride' },
  boxing: { motif: 'boxing-glove', relation: 'hold' },
  golfing: { motif: 'golf-clubs', relation: 'hold' },
  bowling: { motif: 'bowling-ball', relation: 'hold' },
  weightlifting: { motif: 'dumbbell', relation: 'hold' },
  knitting: { motif: 'yarn', relation: 'hold' },
  grilling: { motif: 'spatula', relation: 'hold' },
  gardening: { motif: 'watering-can', relation: 'hold' },
  camping: { motif: 'tent', relation: 'beside' },
  watering: { motif: 'watering-can', relation: 'hold' },
  mowing: { motif: 'riding-mower', relation: 'ride' },
  sweeping: { motif: 'broom', relation: 'hold' },
  hammering: { motif: 'hammer', relation: 'hold' },
  typing: { motif: 'laptop', relation: 'hold' },
  photographing: { motif: 'camera', relation: 'hold' },
  stargazing: { motif: 'telescope', relation: 'beside' },
  paddleboarding: { motif: 'paddleboard', relation: 'ride' },
  paddling: { motif: 'canoe', relation: 'ride' },
  canoeing: { motif: 'canoe', relation: 'ride' },
  skydiving: { motif: 'parachute', relation: 'beside' },
  yoga: { motif: 'yoga-mat', relation: 'above' },
  snorkeling: { motif: 'diving-mask', relation: 'wear' },
  singing: { motif: 'microphone', relation: 'hold' },
  crocheting: { motif: 'crochet-hook', relation: 'hold' },
  hiking: { motif: 'backpack', relation: 'wear' },
  tubing: { motif: 'pool-float', relation: 'ride' },
  rafting: { motif: 'river-raft', relation: 'ride' },
  birdwatching: { motif: 'binoculars', relation: 'hold' },
  digging: { motif: 'dug-hole', relation: 'ride' },
  burrowing: { motif: 'dug-hole', relation: 'ride' },
  burying: { motif: 'dug-hole', relation: 'ride' },
  lassoing: { motif: 'lasso', relation: 'hold' },
  nailing: { motif: 'hammer', relation: 'hold' },
  diving: { motif: 'water-splash', relation: 'over' },
};

/** What food and plants do, with limbs of their own. */
export const MASCOT_DEEDS: Record<string, string> = {
  flexing: 'flexing-arms',
  lifting: 'flexing-arms',
  weightlifting: 'flexing-arms',
  dancing: 'dancing-arms',
  partying: 'dancing-arms',
  waving: 'dancing-arms',
  running: 'running-arms',
  jogging: 'running-arms',
  walking: 'running-arms',
  yoga: 'yoga-arms',
  meditating: 'yoga-arms',
  kicking: 'kicking-arms',
  jumping: 'jumping-arms',
  cheering: 'jumping-arms',
  throwing: 'throwing-arms',
};

/** How food and plants feel that have a face. */
export const MASCOT_MOODS: Record<string, string> = {
  crying: 'crying-arms',
  weeping: 'crying-arms',
  sobbing: 'crying-arms',
  sad: 'crying-arms',
  tired: 'tired-arms',
  sleepy: 'tired-arms',
  exhausted: 'tired-arms',
  sleeping: 'tired-arms',
  yawning: 'tired-arms',
  angry: 'angry-arms',
  furious: 'angry-arms',
  grumpy: 'angry-arms',
  scared: 'scared-arms',
  afraid: 'scared-arms',
  worried: 'scared-arms',
  nervous: 'scared-arms',
  anxious: 'scared-arms',
  terrified: 'scared-arms',
  screaming: 'screaming-arms',
  yelling: 'screaming-arms',
  shouting: 'screaming-arms',
  laughing: 'laughing-arms',
  giggling: 'laughing-arms',
  winking: 'winking-arms',
  surprised: 'astonished-arms',
  shocked: 'astonished-arms',
  smiling: 'waving-arms',
  grinning: 'waving-arms',
  mascot: 'waving-arms',
};

/** Arms over the head, on what somebody hangs from or climbs. */
export const CLINGING = 'hanging-arms';

/** What hangs where it has no arms. */
export const CORD = 'hanging-cord';

/** Of whoever runs, walks, stands or sleeps; on four legs where it has them. */
export const RUN = 'running-arms';
export const WALK = 'walking-arms';
export const STAND = 'standing-arms';
/** Two of them meet with raised hands. */
export const HIGH_FIVE = 'high-five-arms';
export const TRIPOD = 'tripod-arms';
export const SLEEP = 'sleep-zzz';

/** On whatever is mended with it. */
export const BANDAGE = 'band-aid';

const MOOD = 'mood-';

/** The face of whoever screams or laughs: "mood-screaming". */
export const isMood = (motif: string) => motif.startsWith(MOOD);
export const moodOf = (motif: string) => (isMood(motif) ? motif.slice(MOOD.length) : '');
export const moodNamed = (mood: string) => `${MOOD}${mood}`;

/** Between who pulls and what is pulled, and between who walks a dog and the dog. */
export const TOW_ROPE = 'tow-rope';
export const LEASH = 'dog-leash';

/** What animals do whose bodies we draw, in one word or with what follows. */
export const MOVES_OF_BODIES: Record<string, string> = {
  flexing: 'flexing-arms',
  dancing: 'dancing-arms',
  partying: 'dancing-arms',
  running: 'running-arms',
  jogging: 'running-arms',
  galloping: 'running-arms',
  sprinting: 'running-arms',
  stampeding: 'running-arms',
  charging: 'running-arms',
  waving: 'waving-arms',
  'beating its chest': 'beating-arms',
  'beating his chest': 'beating-arms',
  'pounding its chest': 'beating-arms',
  'pounding his chest': 'beating-arms',
  'hanging from': CLINGING,
  'dangling from': CLINGING,
  'swinging from': CLINGING,
  'climbing a': CLINGING,
  'climbing the': CLINGING,
  'climbing up': CLINGING,
};

/** What may have limbs and a face: "avocado doing yoga". */
export const isMascot = (motif: string) => (hasTag(motif, 'food') && !FACELESS.has(motif)) || MASCOT_PLANTS.has(motif);

/** With a body of its own, or too bent for a face. */
const FACELESS = new Set(['gingerbread-man', 'banana']);

const MASCOT_PLANTS = new Set(
  'cactus jack-o-lantern mushroom sunflower hot-beverage broccoli ear-of-corn candy-cane chestnut potted-plant evergreen-tree christmas-tree beer-mug'.split(
    ' ',
  ),
);

/** Two words that name a deed together. */
export const PAIRED_ACTIVITIES: Record<string, { motif: string; relation: Relation }> = {
  'ice skating': { motif: 'ice-skate', relation: 'wear' },
  'figure skating': { motif: 'ice-skate', relation: 'wear' },
  'roller skating': { motif: 'roller-skate', relation: 'wear' },
  'roller derby': { motif: 'roller-skate', relation: 'beside' },
  'ice fishing': { motif: 'fishing-pole', relation: 'hold' },
  'scuba diving': { motif: 'diving-mask', relation: 'wear' },
  'dancing ballet': { motif: 'tutu', relation: 'wear' },
  'playing chess': { motif: 'chess-knight', relation: 'hold' },
  'playing hockey': { motif: 'ice-hockey', relation: 'hold' },
  'playing basketball': { motif: 'basketball', relation: 'hold' },
  'playing football': { motif: 'american-football', relation: 'hold' },
  'playing soccer': { motif: 'soccer-ball', relation: 'beside' },
  'playing baseball': { motif: 'baseball-bats', relation: 'hold' },
  'playing softball': { motif: 'baseball-bats', relation: 'hold' },
  'playing volleyball': { motif: 'volleyball', relation: 'hold' },
  'playing tennis': { motif: 'tennis', relation: 'hold' },
  'playing golf': { motif: 'golf-clubs', relation: 'hold' },
  'playing pickleball': { motif: 'pickleball-paddle', relation: 'hold' },
  'fly fishing': { motif: 'fishing-pole', relation: 'hold' },
};

/** An animal in a role wears or rides what belongs to it: "cowboy frog", "astronaut cat", "dog dressed as a pirate". */
export const COSTUMES: Record<string, { motif: string; relation: Relation }> = {
  astronaut: { motif: 'space-helmet', relation: 'wear' },
  space: { motif: 'space-helmet', relation: 'wear' },
  cowboy: { motif: 'cowboy-hat', relation: 'wear' },
  cowgirl: { motif: 'cowboy-hat', relation: 'wear' },
  rodeo: { motif: 'cowboy-hat', relation: 'wear' },
  sheriff: { motif: 'cowboy-hat', relation: 'wear' },
  chef: { motif: 'chef-hat', relation: 'wear' },
  baker: { motif: 'chef-hat', relation: 'wear' },
  bakery: { motif: 'chef-hat', relation: 'wear' },
  barista: { motif: 'latte-cup', relation: 'hold' },
  bartender: { motif: 'cocktail-glass', relation: 'hold' },
  detective: { motif: 'magnifying-glass', relation: 'hold' },
  nurse: { motif: 'nurse-cap', relation: 'wear' },
  doctor: { motif: 'stethoscope', relation: 'hold' },
  firefighter: { motif: 'fire-helmet', relation: 'wear' },
  soldier: { motif: 'military-helmet', relation: 'wear' },
  army: { motif: 'military-helmet', relation: 'wear' },
  ballerina: { motif: 'tutu', relation: 'wear' },
  construction: { motif: 'rescue-worker-s-helmet', relation: 'wear' },
  builder: { motif: 'rescue-worker-s-helmet', relation: 'wear' },
  viking: { motif: 'viking-helmet', relation: 'wear' },
  superhero: { motif: 'hero-cape', relation: 'wear' },
  unicorn: { motif: 'unicorn-horn', relation: 'wear' },
  alien: { motif: 'antenna-headband', relation: 'wear' },
  ghost: { motif: 'ghost-sheet', relation: 'wear' },
  vampire: { motif: 'vampire-cape', relation: 'wear' },
  mummy: { motif: 'mummy-wraps', relation: 'wear' },
  angel: { motif: 'angel-wings', relation: 'wear' },
  devil: { motif: 'devil-horns', relation: 'wear' },
  knight: { motif: 'sword', relation: 'hold' },
  ninja: { motif: 'sword', relation: 'hold' },
  samurai: { motif: 'sword', relation: 'hold' },
  pirate: { motif: 'tricorn-hat', relation: 'wear' },
  conductor: { motif: 'conductor-hat', relation: 'wear' },
  captain: { motif: 'captain-hat', relation: 'wear' },
  sailor: { motif: 'sailor-hat', relation: 'wear' },
  wizard: { motif: 'witch-hat', relation: 'wear' },
  witch: { motif: 'witch-hat', relation: 'wear' },
  witchy: { motif: 'witch-hat', relation: 'wear' },
  king: { motif: 'crown', relation: 'wear' },
  queen: { motif: 'crown', relation: 'wear' },
  royal: { motif: 'crown', relation: 'wear' },
  prince: { motif: 'crown', relation: 'wear' },
  princess: { motif: 'tiara', relation: 'wear' },
  lumberjack: { motif: 'axe', relation: 'hold' },
  violinist: { motif: 'violin', relation: 'hold' },
  fiddler: { motif: 'violin', relation: 'hold' },
  guitarist: { motif: 'guitar', relation: 'hold' },
  drummer: { motif: 'drum', relation: 'hold' },
  cellist: { motif: 'cello', relation: 'hold' },
  trumpeter: { motif: 'trumpet', relation: 'hold' },
  saxophonist: { motif: 'saxophone', relation: 'hold' },
  singer: { motif: 'microphone', relation: 'hold' },
  photographer: { motif: 'camera', relation: 'hold' },
  painter: { motif: 'artist-palette', relation: 'hold' },
  gardener: { motif: 'watering-can', relation: 'hold' },
  mechanic: { motif: 'wrench', relation: 'hold' },
  plumber: { motif: 'plunger', relation: 'hold' },
  archer: { motif: 'bow-and-arrow', relation: 'hold' },
  scientist: { motif: 'test-tube', relation: 'hold' },
  santa: { motif: 'santa-hat', relation: 'wear' },
  christmas: { motif: 'santa-hat', relation: 'wear' },
  birthday: { motif: 'party-hat', relation: 'wear' },
  party: { motif: 'party-hat', relation: 'wear' },
  graduate: { motif: 'graduation-cap', relation: 'wear' },
  nerdy: { motif: 'glasses', relation: 'wear' },
  hipster: { motif: 'glasses', relation: 'wear' },
  professor: { motif: 'glasses', relation: 'wear' },
  gentleman: { motif: 'top-hat', relation: 'wear' },
  fancy: { motif: 'top-hat', relation: 'wear' },
  dj: { motif: 'headphone', relation: 'wear' },
  police: { motif: 'police-hat', relation: 'wear' },
  cop: { motif: 'police-hat', relation: 'wear' },
  officer: { motif: 'police-hat', relation: 'wear' },
  ranger: { motif: 'ranger-hat', relation: 'wear' },
  pilot: { motif: 'pilot-hat', relation: 'wear' },
  surgeon: { motif: 'scrub-cap', relation: 'wear' },
  beekeeper: { motif: 'bee-veil', relation: 'wear' },
  beekeeping: { motif: 'bee-veil', relation: 'wear' },
  mailman: { motif: 'mail-bag', relation: 'wear' },
  carrier: { motif: 'mail-bag', relation: 'wear' },
  postman: { motif: 'mail-bag', relation: 'wear' },
  welder: { motif: 'welding-mask', relation: 'wear' },
  electrician: { motif: 'rescue-worker-s-helmet', relation: 'wear' },
  farmer: { motif: 'straw-hat', relation: 'wear' },
  scarecrow: { motif: 'straw-hat', relation: 'wear' },
  mariachi: { motif: 'sombrero', relation: 'wear' },
  jester: { motif: 'jester-hat', relation: 'wear' },
  leprechaun: { motif: 'leprechaun-hat', relation: 'wear' },
  elf: { motif: 'elf-hat', relation: 'wear' },
  pilgrim: { motif: 'pilgrim-hat', relation: 'wear' },
  bride: { motif: 'bridal-veil', relation: 'wear' },
  librarian: { motif: 'glasses', relation: 'wear' },
  nana: { motif: 'glasses', relation: 'wear' },
  cyclist: { motif: 'bike-helmet', relation: 'wear' },
  skater: { motif: 'skateboard', relation: 'ride' },
  surfer: { motif: 'surfboard', relation: 'ride' },
  biker: { motif: 'motorcycle', relation: 'ride' },
  burglar: { motif: 'burglar-mask', relation: 'wear' },
  robber: { motif: 'burglar-mask', relation: 'wear' },
  bandit: { motif: 'burglar-mask', relation: 'wear' },
  zombie: { motif: 'brain', relation: 'hold' },
  clown: { motif: 'jester-hat', relation: 'wear' },
  snowman: { motif: 'top-hat', relation: 'wear' },
  hiker: { motif: 'backpack', relation: 'wear' },
  camper: { motif: 'beanie', relation: 'wear' },
  fisherman: { motif: 'bucket-hat', relation: 'wear' },
  hunter: { motif: 'bucket-hat', relation: 'wear' },
  lifeguard: { motif: 'sun-visor', relation: 'wear' },
  programmer: { motif: 'glasses', relation: 'wear' },
  accountant: { motif: 'glasses', relation: 'wear' },
  therapist: { motif: 'glasses', relation: 'wear' },
  astronomer: { motif: 'glasses', relation: 'wear' },
  realtor: { motif: 'necktie', relation: 'wear' },
  rapper: { motif: 'gold-chain', relation: 'wear' },
  rockstar: { motif: 'sunglasses', relation: 'wear' },
  disco: { motif: 'sunglasses', relation: 'wear' },
  country: { motif: 'straw-hat', relation: 'wear' },
  opera: { motif: 'viking-helmet', relation: 'wear' },
  grandma: { motif: 'glasses', relation: 'wear' },
  granny: { motif: 'glasses', relation: 'wear' },
  grandpa: { motif: 'glasses', relation: 'wear' },
  lawyer: { motif: 'briefcase', relation: 'hold' },
  attorney: { motif: 'briefcase', relation: 'hold' },
  judge: { motif: 'gavel', relation: 'hold' },
  teacher: { motif: 'glasses', relation: 'wear' },
  butcher: { motif: 'cleaver', relation: 'hold' },
  carpenter: { motif: 'hammer', relation: 'hold' },
  barber: { motif: 'scissors', relation: 'hold' },
  hairdresser: { motif: 'scissors', relation: 'hold' },
  waiter: { motif: 'wine-glass', relation: 'hold' },
  sommelier: { motif: 'wine-glass', relation: 'hold' },
  golfer: { motif: 'golf-clubs', relation: 'hold' },
  trucker: { motif: 'billed-cap', relation: 'wear' },
  miner: { motif: 'headlamp', relation: 'wear' },
  gangster: { motif: 'fedora', relation: 'wear' },
  mobster: { motif: 'fedora', relation: 'wear' },
  jazz: { motif: 'fedora', relation: 'wear' },
  spy: { motif: 'fedora', relation: 'wear' },
  magician: { motif: 'top-hat', relation: 'wear' },
  businessman: { motif: 'necktie', relation: 'wear' },
  thanksgiving: { motif: 'pilgrim-hat', relation: 'wear' },
  patriotic: { motif: 'uncle-sam-hat', relation: 'wear' },
  dentist: { motif: 'scrub-cap', relation: 'wear' },
  vet: { motif: 'stethoscope', relation: 'hold' },
  veterinarian: { motif: 'stethoscope', relation: 'hold' },
  paramedic: { motif: 'stethoscope', relation: 'hold' },
  florist: { motif: 'bouquet', relation: 'hold' },
  tailor: { motif: 'sewing-needle', relation: 'hold' },
  janitor: { motif: 'mop-bucket', relation: 'hold' },
  waitress: { motif: 'hot-beverage', relation: 'hold' },
  blacksmith: { motif: 'hammer', relation: 'hold' },
  coach: { motif: 'whistle', relation: 'hold' },
  architect: { motif: 'rescue-worker-s-helmet', relation: 'wear' },
  roofer: { motif: 'rescue-worker-s-helmet', relation: 'wear' },
  attendant: { motif: 'bandana', relation: 'wear' },
  racer: { motif: 'motorcycle-helmet', relation: 'wear' },
  diver: { motif: 'diving-mask', relation: 'wear' },
  drumline: { motif: 'drum', relation: 'hold' },
  luchador: { motif: 'luchador-mask', relation: 'wear' },
  geisha: { motif: 'kimono', relation: 'wear' },
  hula: { motif: 'flower-lei', relation: 'wear' },
  mime: { motif: 'beret', relation: 'wear' },
  karate: { motif: 'martial-arts-uniform', relation: 'wear' },
  engineer: { motif: 'conductor-hat', relation: 'wear' },
};

/** Worn by who has a tool in a hand, or something else. */
const WORN_WITH_TOOLS: Record<string, string> = {
  lawyer: 'bow-tie',
  attorney: 'bow-tie',
  judge: 'judge-wig',
  butcher: 'apron',
  barista: 'apron',
  barber: 'apron',
  hairdresser: 'apron',
  carpenter: 'tool-belt',
  bartender: 'bow-tie',
  waiter: 'bow-tie',
  sommelier: 'bow-tie',
  detective: 'fedora',
  painter: 'beret',
  gardener: 'straw-hat',
  golfer: 'sun-visor',
  knight: 'knight-helm',
  ninja: 'ninja-band',
  samurai: 'ninja-band',
  lumberjack: 'beanie',
  mechanic: 'billed-cap',
  plumber: 'billed-cap',
  scientist: 'lab-coat',
  photographer: 'beret',
  florist: 'apron',
  blacksmith: 'apron',
  waitress: 'apron',
  tailor: 'glasses',
  janitor: 'billed-cap',
  coach: 'billed-cap',
};

export const wornWithTools = (role: string): string | undefined =>
  Object.hasOwn(WORN_WITH_TOOLS, role) ? WORN_WITH_TOOLS[role] : undefined;

const VEHICLES = new Set(
  `minibus automobile open-car sport-utility-vehicle pickup-truck articulated-lorry delivery-truck tractor racing-car motorcycle motor-scooter
  bicycle locomotive bullet-train bus fire-engine ambulance police-car sailboat speedboat canoe ship passenger-ship airplane small-airplane
  helicopter rocket flying-saucer pirate-ship camper van jeep train semi-truck monster-truck muscle-car hot-rod hot-air-balloon`.split(
    /\s+/,
  ),
);
