import { byName } from './by-name.ts';
import { PLACE_EMBLEMS } from './places.ts';

/** Hobbies and trades by what is seen of them. */
const HOBBIES = `
  razor = barbering
  bicycle = bmx
  cowboy-hat = bullriding
  game-die = bunco
  tap-shoes-black = clogging, clogger, tap dance, tapdance
  speech-balloon = comics, translator
  seedling = composting, compost, botanist
  tooth = dentistry, hygienist
  horse = dressage, horseback, equine, hippotherapy
  video-game = esports
  football = flag football, flagfootball
  deciduous-tree = genealogy, genealogist
  compass = geocaching, geocacher, orienteering
  go-kart = gokarting, go karting
  beer-mug = homebrewing, homebrewer, home brewing
  books = homeschool, homeschooling
  farm-eggs = egg hustler
  praying-hands = prayer warrior, prayer warriors
  fish = icefishing, spearfishing
  microphone = improv, comedian
  kite = kiteboarding, kitesurfing
  gem-stone = lapidary, gemology, rockhounding, rockhound
  saddle = leatherwork, leatherworking
  skateboard = longboarding
  ice-axe = mountaineering, mountaineer, alpinist
  mushroom = mushrooming, mycologist
  coin = numismatics, numismatist
  origami-crane = origami
  paddleboard = paddleboarding
  running-shoe = parkour
  ping-pong = pingpong
  roller-skate = rollerskating
  scissors = scrapbooking, scrapbooker
  parachute-jumper = skydive
  soap = soapmaking, soapmaker
  puzzle-cube = speedcubing
  clothes-hanger = thrifting, thrift, thrifter
  mirror-ball = zumba
  cash-register = cashier
  bell = concierge, principal
  microscope = cytotechnologist, epidemiologist, histologist
  pencil = designer, proofreader, tutor
  trowel = drywaller
  fountain-pen = editor, copy editor
  evergreen-tree = forester, forestry
  ribbon = oncologist, oncology
  teddy-bear = pediatrician, pediatrics
  footprints = podiatrist, podiatry
  keyboard = secretary
  ticket = usher
  mason-jar = kombucha
  tractor = tractor pull
  deer = taxidermy, taxidermist
`;

/** What stands for a word that names no thing: a trade, a hobby, a feast, a feeling. Drawn if nothing else is. */
export const EMBLEMS: Record<string, string> = {
  fishing: 'fish',
  'zen garden': 'lotus',
  'death valley': 'canyon-mesa',
  'pacific crest trail': 'snow-capped-mountain',
  muscle: 'flexed-biceps',
  skate: 'skateboard',
  skateboarding: 'skateboard',
  skater: 'skateboard',
  hunting: 'deer',
  band: 'guitar',
  dance: 'mirror-ball',
  dancing: 'mirror-ball',
  rodeo: 'cowboy-hat',
  western: 'cactus',
  texas: 'cactus',
  captain: 'anchor',
  lake: 'canoe',
  night: 'crescent-moon',
  space: 'rocket',
  mum: 'bouquet',
  dad: 'hammer-and-wrench',
  father: 'hammer-and-wrench',
  papa: 'hammer-and-wrench',
  grandpa: 'hammer-and-wrench',
  garden: 'sunflower',
  nature: 'evergreen-tree',
  mount: 'snow-capped-mountain',
  mt: 'snow-capped-mountain',
  meow: 'cat',
  dead: 'skull',
  reel: 'fish',
  unlocked: 'video-game',
  july: 'eagle',
  blessed: 'dove',
  happy: 'smiling-face-with-smiling-eyes',
  mental: 'brain',
  lazy: 'sloth',
  mrs: 'ring',
  'ice fishing': 'fish',
  fishin: 'fish',
  huntin: 'deer',
  squatchin: 'bigfoot',
  squatching: 'bigfoot',
  campin: 'tent',
  truckin: 'semi-truck',
  farmin: 'tractor',
  aunt: 'heart-sunglasses',
  auntie: 'heart-sunglasses',
  uncle: 'beer-mug',
  workshop: 'hammer-and-wrench',
  rosé: 'wine-glass',
  creep: 'ghost',
  ahoy: 'anchor',
  'deep dish': 'pizza',
  "new year's": 'clinking-glasses',
  ...byName(HOBBIES),
  ...PLACE_EMBLEMS,
  ...animals({
    otter: 'otterly otterwise',
    'emu-bird': 'emu-tional emutional emu-tionally',
    frog: 'toadally ribbit',
    cat: 'purr purrfect purrfectly purrito meowy meowgical meowing cattitude clawsome',
    'paw-prints': 'pawsome pawsitive pawsitively furever',
    bear: 'beary beary-good',
    koala: 'koalafied koalaty',
    llama: 'llamazing llamaste',
    whale: 'whaley whalecome',
    't-rex': 'dinomite roarsome tea-rex rawr rawrsome dino-mite',
    rabbit: 'hoppy',
    egg: 'eggcellent eggstra eggciting',
    honeybee: 'unbeelievable beeutiful beelieve beeyoutiful buzzing',
    bat: 'batty',
    ghost: 'spooktacular fabboolous boolieve bootiful',
    fox: 'foxy',
    owl: 'owlsome hoot',
    turtle: 'turtally turtley shellebrate shellfie',
    hedgehog: 'hedgehugs',
    duck: 'quack quacking quackers',
    'pig-face': 'oink hogwash',
    horse: 'neigh giddyup',
    sloth: 'slothful',
    seal: 'sealiously sealabrate',
    'beer-mug': 'brewtiful brewtally hoppily',
  }),
};

/** Puns and cries by the animal or thing that they are of. */
function animals(words: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([motif, list]) => list.split(' ').map((word) => [word, motif] as const)),
  );
}

/** Feelings: drawn where nothing else stands for the idea. */
export const FEELINGS: ReadonlySet<string> = new Set(['blessed', 'happy', 'mental', 'lazy']);
