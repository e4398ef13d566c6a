import { describe, expect, it } from '@jest/globals';
import { type Box, grow } from '../canvas/geometry.ts';
import { allSubjects, isEmblem } from '../figures/catalog.ts';
import { hasFigure, POSES } from '../figures/figure.ts';
import { type Drawing, drawing, figureDrawing } from '../figures/motif.ts';
import { readSheet } from '../figures/notation/sheet.ts';
import { pathBox } from '../figures/paths.ts';
import { SHEETS } from '../figures/sheets.ts';
import { readIdea } from '../index.ts';
import { EMBLEMS } from './emblems.ts';
import { sightings } from './lexicon.ts';
import { PICTURELESS, SENSES } from './word-sense.ts';

const SUBJECTS = allSubjects();

/** What is wrong with its paths, each of which is closed and within its box. */
function faultsOf({ name, paths, box }: Drawing): string[] {
  return paths.flatMap(([, d]) => [
    ...(/^m-?\d+ -?\d+(?:l-?\d+ -?\d+){2,}z$/.test(d) ? [] : [`${name}: ${d}`]),
    ...(isWithin(pathBox(d), grow(box, 1)) ? [] : [`${name}: ${d} is outside`]),
  ]);
}

const isWithin = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.w <= outer.x + outer.w &&
  inner.y + inner.h <= outer.y + outer.h;

describe('subjects of the sheets', () => {
  it('are more than twenty-two hundred, each under a name and words of its own', () => {
    expect(SUBJECTS.length).toBeGreaterThan(2200);
    // Of two entries of one name the catalog would have the last.
    const entries = SHEETS.flatMap(readSheet).map(({ name }) => name);
    expect(entries.filter((name, at) => entries.indexOf(name) !== at)).toEqual([]);
    const words = SUBJECTS.flatMap((subject) => subject.words);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    expect(SUBJECTS.filter((subject) => subject.words.length === 0)).toEqual([]);
  });

  it('are drawn of at least three closed shapes in a box of their own size', () => {
    const pictures = SUBJECTS.map(({ name }) => drawing(name));
    expect(pictures.flatMap(faultsOf)).toEqual([]);
    expect(pictures.filter(({ paths }) => paths.length < 3)).toEqual([]);
    expect(pictures.filter(({ box: { w, h } }) => Math.min(w, h) <= 150 || Math.max(w, h) >= 2000)).toEqual([]);
  });

  it('have a lit color for each shaded one', () => {
    for (const { name } of SUBJECTS) {
      const { paths, shades = new Map() } = drawing(name);
      const fills = new Set(paths.map(([fill]) => fill));
      expect({ name, missing: [...shades.keys()].filter((fill) => !fills.has(fill)) }).toEqual({ name, missing: [] });
    }
  });

  it('that are heads get a body in every pose', () => {
    const heads = SUBJECTS.filter(({ name }) => hasFigure(name));
    expect(heads.length).toBeGreaterThan(150);
    const poses = [...POSES, 'paws' as const];
    const faults = heads.flatMap(({ name }) => poses.flatMap((pose) => faultsOf(figureDrawing(name, pose))));
    expect(faults).toEqual([]);
  });

  it('are found by each of their words', () => {
    const missed = SUBJECTS.flatMap(({ name, words }) =>
      words.filter((word) => sightings(word.split(' '))[0]?.motif !== name || PICTURELESS.has(word)),
    );
    expect(missed).toEqual([]);
  });

  it('leave no word of the lists behind them that is never reached', () => {
    const sheetWords = new Set(SUBJECTS.flatMap(({ words }) => words));
    expect(Object.keys(SENSES).filter((word) => sheetWords.has(word))).toEqual([]);
    expect(Object.keys(EMBLEMS).filter((word) => sheetWords.has(word) || Object.hasOwn(SENSES, word))).toEqual([]);
  });

  it('have words for the thing, and words that it stands for', () => {
    expect(['wrench', 'spanner', 'golden retriever', 'sunflowers'].filter(isEmblem)).toEqual([]);
    expect(['mechanic', 'nurse', 'halloween', 'no such word'].filter(isEmblem)).toEqual([
      'mechanic',
      'nurse',
      'halloween',
    ]);
  });

  it.each([
    ['Golden retriever mom', 'golden-retriever'],
    ['My goldie is my best friend', 'golden-retriever'],
    ['Corgis and coffee', 'corgi'],
    ['Vintage lighthouse in a storm, Maine 1987', 'lighthouse-storm'],
    ['Chess knight checkmate', 'chess-knight'],
    ['Papa can fix it wrench and hammer', 'hammer-and-wrench'],
    ['Support your local farmers, barn and chickens', 'chicken'],
    ['Highland cow with flowers', 'highland-cow'],
    ['Trash panda', 'raccoon'],
    ['Potatoes', 'potato'],
    ['Little red wagon', 'red-wagon'],
    ['Raspberry jam', 'raspberry'],
    ['Toast with butter', 'toast'],
    ['Nurse life', 'stethoscope'],
    ['World’s best trucker', 'articulated-lorry'],
    ['Tuxedo cat on a skateboard', 'tuxedo-cat'],
    ['World’s best librarian', 'librarian-standing'],
    ['Mountain biker on a trail', 'mountain-biker'],
    ['Baby sea turtle hatching', 'turtle-hatching'],
    ['Octopus juggling coffee cups', 'octopus-juggling'],
    ['Snowman melting under the sun', 'snowman-melting'],
    ['Snake wrapped around a dagger', 'snake-dagger'],
    ['Snake wrapped around a rose', 'snake-rose'],
    ['snake around a rose', 'snake-rose'],
    ['Tree of life roots', 'tree-of-life'],
    ['tree of life', 'tree-of-life'],
    ['tree with roots', 'tree-of-life'],
    ['Vintage bicycle with flower basket', 'flower-bike'],
    ['bicycle with flowers in basket', 'flower-bike'],
    ['bike with a basket of flowers', 'flower-bike'],
    ['Bearded dragon lizard', 'bearded-dragon'],
    ['bearded dragon mom', 'bearded-dragon'],
    ['Penguins ice skating', 'penguin-pair-skating'],
    ['Elephant spraying water on a duck', 'elephant-spraying'],
    ['Cherry pie slice with ice cream', 'pie-scoop-cherry'],
    ['Sea turtle with flowers on its shell', 'turtle-flower-shell'],
    ['Flower in gun barrel', 'gun-flower'],
    ['Tattooed arm holding wrench', 'tattooed-arm'],
    ['Kitchen witch', 'kitchen-witch'],
    ['Beer can fishing lure', 'beer-can-lure'],
    ['penguin ice skating', 'penguin-skating'],
    ['penguin on ice skates', 'penguin-skating'],
    ['Elephant painting a picture', 'elephant-painting'],
    ['Elephant painting a picture with its trunk', 'elephant-painting'],
    ['elephant painter', 'elephant-painting'],
    ['elephant painting', 'elephant-painting'],
    ['Skeleton hand holding a rose', 'skeleton-hand-rose'],
    ['"Reel cool grandpa" fish on a hook', 'fish-hooked'],
    ['Sunflower field in Kansas', 'sunflower-field'],
    ['Cheers to 40 years champagne bottle popping', 'champagne-bottle'],
    ["I'm just here for the pie, Thanksgiving pumpkin pie", 'pumpkin-pie'],
    ['Field of wildflowers', 'flower-field'],
    ['Bookworm with glasses', 'worm-reading'],
    ['bookworm mom', 'worm-reading'],
    ['Old Fashioned cocktail with orange peel', 'old-fashioned-drink'],
    ['Old fashioned', 'old-fashioned-drink'],
    ['whiskey old fashioned', 'old-fashioned-drink'],
    ['Old fashioned tractor', 'tractor'],
    ['Old fashioned girl', undefined],
    ['heart with baseball stitches', 'baseball-heart'],
    ['heart with laces', 'stitched-heart'],
    ['Gone squatchin', 'bigfoot'],
    ["squatchin'", 'bigfoot'],
    ['squatching', 'bigfoot'],
    ['tooth with a cape', 'tooth-superhero'],
    ['book dragon', 'dragon-reading'],
    ['Duck duck goose', 'duck-duck-goose'],
    ['Cute mole', 'mole'],
    ['Mole wearing a hard hat digging a tunnel', 'mole-digging'],
    ['Chicken mole', 'pot-of-food'],
    ['surf more worry less shaka hand', 'shaka-hand'],
    ['Empty tomb he is risen', 'empty-tomb'],
    ['Steamboat on river vintage', 'paddle-steamboat'],
    ['Lisbon yellow tram', 'tram-car'],
    ['San Francisco cable car', 'cable-car'],
    ['Eucalyptus wreath', 'eucalyptus-wreath'],
    ['Laurel wreath', 'laurel-wreath'],
    ['Sardines in a tin', 'sardine-tin'],
    ['Lantern and crescent moon', 'ramadan-lantern-moon'],
    ['Camping lantern', 'camping-lantern'],
    ['Lemon branch', 'lemon-branch'],
    ['Haystack rock, Oregon coast', 'sea-stack-rock'],
    ['Sugar glider mom', 'sugar-glider'],
    ['Sea turtle carrying island on its back', 'turtle-island'],
    ['Astronaut fishing from crescent moon', 'moon-fishing-astronaut'],
    ['Astronaut sitting on a crescent moon fishing', 'moon-fishing-astronaut'],
    ['Astronaut sitting on a crescent moon', 'moon-sitting-astronaut'],
    ['Ride or die chopper skull', 'chopper-skull'],
    ['Edelweiss', 'edelweiss-bloom'],
    ['Basilisk', 'cockatrice-beast'],
    ['Air traffic controller', 'control-tower'],
    ['Happy Purim', 'hamantaschen-cookies'],
    ['Yellow warbler', 'warbler-bird'],
    ['Emu', 'emu-bird'],
    ['Clam with pearl', 'clam-shell'],
    ['Clam chowder', 'chowder-bowl'],
    ['Nigerian dwarf goat', 'pygmy-goat'],
    ['Crossed fencing swords', 'crossed-epees'],
    ['Fencing mask', 'fencer-face'],
    ['Fencing swords and mask', 'fencing-mask-swords'],
    ['Ramadan kareem lantern', 'ramadan-lantern'],
    ['Basilisk snake with crown', 'snake'],
    ['Cuckoo clock', 'cuckoo-clock'],
    ['Fried egg in a pan', 'egg-in-pan'],
    ['Offset smoker', 'smoker'],
    ['Ham radio antenna', 'radio-mast'],
    ['Toasted ravioli', 'toasted-ravioli-plate'],
    ['Chili ristra', 'chili-ristra'],
    ['Radish bunch', 'radish-bunch'],
    ['Squeegee', 'window-squeegee'],
    ['Ammonite fossil', 'ammonite-fossil'],
    ['Praying hands with rosary', 'praying-hands-rosary'],
    ['Skeleton', 'skeleton-standing'],
    ['"Read banned books" skeleton', 'skeleton-standing'],
    ['Skull and skeleton', 'skull'],
    ['Skeleton reading', 'skull'],
    ['Skeleton dunking a basketball', 'skeleton-dunking'],
    ['Basketball skeleton', 'skeleton-dunking'],
    ['Brontosaurus skeleton', 't-rex-skeleton'],
    ['Squat rack', 'squat-rack'],
    ['Weight bench', 'weight-bench'],
    ['Row of kettlebells', 'kettlebell-row'],
    ['Boxing ring', 'boxing-ring'],
    ['Wrestling mom', 'wrestling-headgear'],
    ['Wrestling singlet', 'gym-leotard'],
    ['Ginkgo leaves', 'ginkgo-leaf'],
    ['Prairie smoke', 'prairie-smoke'],
    ['Alaska fireweed', 'fireweed-bloom'],
    ['Sea grass', 'sea-grass'],
    ['Scissor-tailed flycatcher', 'scissortail-bird'],
    ['Heron standing on one leg', 'heron-one-leg'],
    ['Great blue heron', 'heron'],
    ['Willow ptarmigan', 'ptarmigan-bird'],
    ['Round hay bales', 'round-bales'],
    ['Hay bale', 'hay-bale'],
    ['Chicken coop', 'chicken-coop'],
    ['Jackalope crossing, Wyoming', 'jackalope-sign'],
    ['Moose crossing', 'moose-sign'],
    ['Deer crossing a creek', 'deer-whole'],
    ['Airstream trailer', 'silver-trailer'],
    ['Teardrop trailer', 'teardrop-trailer'],
    ['Trailer', 'travel-trailer'],
    ['Ski lodge', 'ski-lodge'],
    ['Chicago skyline', 'river-skyline'],
    ['Manhattan skyline', 'cityscape'],
    ['Washington state ferry', 'ferry-boat'],
    ['Float plane', 'float-plane'],
    ['Girl with messy bun reading', 'messy-bun-reading'],
    ['Messy bun', 'messy-bun'],
    ['"Dad loading" progress bar', 'progress-bar'],
    ['Baby loading', 'baby-crawling'],
    ['Pixel health bar', 'pixel-health-bar'],
    ['Twenty sided dice', 'd20-die'],
    ['Bowl of oysters', 'oyster-bowl'],
    ['Sunflower seeds', 'seed-bag-sunflower'],
    ['Latte art', 'latte-art'],
    ['Latte', 'latte-cup'],
    ['Coffee plant', 'coffee-branch'],
    ['Tired pumpkin', 'tired-pumpkin'],
    ['Sleepy coffee', 'tired-mug'],
    ['Crying strawberry', 'crying-strawberry'],
    ['Hanging laundry', 'clothesline-laundry'],
    ['Four kittens in a laundry basket', 'kitten-row-4'],
    ['Stretchy pants', 'sweatpants-pair'],
    ['Ice pack', 'ice-bag'],
    ['Broken arm', 'arm-cast'],
    ['Nuts and bolts', 'nut-and-bolt'],
    ['Lightning bolts', 'high-voltage'],
    ['Bunny with floppy ears', 'lop-rabbit'],
    ['Business in front, party in the back mullet', 'mullet-hair'],
    ['Five cats', 'cat-face-row-5'],
    ['Six crayons', 'crayon-set-6'],
    ['Five pumpkins', 'jack-o-lantern-set-5'],
    ['Fist bump', 'fist-bump'],
    ['Pinky promise', 'pinky-promise'],
    ['Jazz hands', 'jazz-hands'],
    ['I love you in sign language', 'ily-hand'],
    ['Chanterelle', 'chanterelle'],
    ['Oyster mushrooms on a log', 'oyster-mushrooms'],
    ["Lion's mane mushroom", 'lions-mane-mushroom'],
    ['Hen of the woods', 'hen-of-the-woods'],
    ['Turkey tail mushroom', 'turkey-tail'],
    ['Lute', 'lute'],
    ['Monstrance', 'monstrance'],
    ['Holding hands', 'clasped-hands'],
    ['Pencil mascot', 'pencil-mascot'],
    ['Smiling donut', 'donut-mascot'],
    ['Cute toaster with face', 'toaster-mascot'],
    ['Cowgirl on a bucking horse', 'bronc-cowgirl'],
    ['Bucking horse', 'bucking-bronco'],
    ['Cowboy riding a bucking horse', 'bucking-bronco'],
    ['Walleye jumping', 'walleye-jumping'],
    ['Trout jumping', 'trout-jumping'],
    ['Pinup girl with a wrench', 'pinup-face'],
    ['Strawberry umbrella', 'strawberry-umbrella'],
    ['Kitchen drawer with spoons', 'spoon-drawer'],
    ['Ribcage with flowers', 'ribcage-flowers'],
    ['Wall of tools', 'tool-wall'],
    ['Overflowing plant shelf', 'overflowing-plant-shelf'],
    ['Pour-over coffee', 'pour-over-dripper'],
    ['Oat milk carton', 'oat-milk-carton'],
    ['IV pump', 'infusion-pump'],
    ['Hairspray', 'hairspray-can'],
    ['Sunscreen bottle', 'sunscreen-bottle'],
    ['Thermos', 'thermos-flask'],
    ['Garage sign', 'garage-sign'],
    ['Heart line', 'line-heart'],
    ['Convertible car', 'open-car'],
    ['Red gate', 'shinto-shrine'],
    ['Grandpa skeleton', 'skeleton-grandpa'],
    ['Skeleton running with coffee', 'skeleton-runs-coffee'],
    ['Skeleton nurse with clipboard', 'skeleton-nurse-charting'],
    ['Dancing ghosts in cowboy boots', 'ghost-trio-boots'],
    ['Kalimba', 'kalimba-thumb'],
    ['Hurdy-gurdy', 'hurdy-gurdy'],
    ['Nudibranch', 'nudibranch-slug'],
    ['Stick insect', 'stick-bug'],
    ['Blobfish', 'blobfish-face'],
    ['Snowcat', 'snowcat-groomer'],
    ['Logging truck', 'logging-truck'],
    ['Okapi', 'okapi-head'],
    ['Fossa', 'fossa-head'],
    ['Vaquita', 'vaquita-porpoise'],
    ['Numbat', 'numbat-walking'],
    ['Tardigrade', 'tardigrade-bear'],
    ['Therizinosaurus', 'therizino-dino'],
    ['Voyager space probe', 'voyager-probe'],
    ['Chimney sweep', 'chimney-sweep'],
    ['Reel to reel', 'reel-to-reel'],
    ['Reel to reel tape recorder', 'reel-to-reel'],
    ['Whale shark', 'whale-shark-swimming'],
    ['Onigiri', 'onigiri-balls'],
    ['Pupusas on a griddle', 'pupusas-griddle'],
    ['Baklava', 'baklava-pieces'],
    ['Pastel de nata', 'pastel-nata'],
    ['Borscht bowl', 'borscht-bowl'],
    ['Arepa', 'arepa-filled'],
    ['Halo-halo', 'halo-halo-glass'],
    ['Injera platter', 'injera-platter'],
    ['Jollof rice pot', 'jollof-pot'],
    ['Kinara with seven candles', 'kinara-candles'],
    ['Crossed hurling sticks', 'hurling-sticks'],
    ['Penny-farthing bicycle', 'penny-farthing'],
    ['Guinea fowl', 'guineafowl-standing'],
    ['Love my slug', 'garden-slug'],
    ['Banana slug', 'banana-slug'],
    ['Potted fern', 'fern-pot'],
    ['Morel hunter', 'morel-mushroom'],
    ['Mayfly hatch', 'mayfly-insect'],
    ['Leafy sea dragon', 'leafy-seadragon'],
    ['Coelophysis', 'coelophysis-dino'],
    ['Mountain laurel', 'mountain-laurel'],
    ['Bleeding heart flower', 'bleeding-heart'],
    ['Powered by zeppole, San Gennaro', 'zeppole-bag'],
    ['Powered by stroopwafels', 'stroopwafel-cookie'],
    ['Cheese curds', 'cheese-curds'],
    ['Mandolin with flowers', 'mandolin-flowers'],
    ['Chincoteague ponies running in waves', 'surf-ponies'],
    ['Western meadowlark', 'meadow-lark'],
    ['July birth flower larkspur', 'larkspur-spike'],
    ["Shepherd's pie", 'shepherd-pie'],
    ['Macaroni penguin', 'rockhopper-penguin'],
    ['Retro theremin player', 'theremin-player'],
    ['Engineer slide rule club', 'slide-rule'],
    ['Percolator coffee', 'percolator-pot'],
    ['Darkroom enlarger', 'darkroom-enlarger'],
    ['Letterpress printing press', 'printing-press'],
    ['Hammered dulcimer', 'hammered-dulcimer'],
    ['Red covered bridge in autumn', 'covered-bridge'],
    ['Narrowboat life', 'narrow-boat'],
    ['Stork with a baby bundle', 'stork-bundle'],
    ['Dentures', 'false-teeth'],
    ['1040 form tax season', 'tax-form'],
    ['Porch light', 'porch-lantern'],
    ['Lantern with fireflies inside', 'firefly-lantern'],
    ['Apothecary jars', 'apothecary-jars'],
    ['Pontoon boat with captain', 'pontoon-captain'],
    ['Crooked haunted house', 'crooked-house'],
    ['Letter carrier chased by a goose', 'mail-carrier-goose'],
    ['School crossing guard with a stop sign', 'crossing-guard-sign'],
    ['Purple ribbon', 'awareness-ribbon'],
    ['Green ribbon mental health matters', 'awareness-ribbon'],
    ['Teal ribbon warrior', 'awareness-ribbon'],
    ['Purple ribbon on a cat', 'cat'],
    ['Slice of pie', 'pie-slice'],
    ['Butcher meat diagram', 'beef-cuts'],
    ['Moroccan market lanterns', 'moroccan-lanterns'],
    ['Diner sign', 'diner-sign'],
    ['Minivan', 'mini-van'],
    ['Steampunk airship', 'steampunk-airship'],
    ['Rotary phone', 'rotary-phone'],
    ['Tuning fork', 'tuning-fork'],
    ['Solar panel', 'solar-panel'],
    ['Mars rover', 'mars-rover'],
    ['Gondolier in Venice, Italy', 'venice-gondola'],
    ['London double decker bus', 'double-decker'],
    ['Water wheel mill', 'water-mill'],
    ['Diaper duty dad', 'baby-diaper'],
    ['Dental chair', 'dental-chair'],
    ['Ofrenda', 'ofrenda-altar'],
    ['Advent wreath', 'advent-wreath'],
    ['Chuck wagon cook', 'chuck-wagon'],
    ['Sidecar motorcycle', 'sidecar-bike'],
    ['Sextant', 'nautical-sextant'],
    ['Nuclear reactor cooling tower', 'nuclear-plant'],
    ['Sap bucket', 'sap-bucket'],
    ["Ship's wheel", 'ship-wheel'],
    ['Aircraft carrier', 'aircraft-carrier'],
    ['Metal detecting grandpa', 'metal-detector'],
    ['One room schoolhouse', 'school-house'],
    ['Theater marquee', 'theater-marquee'],
    ['Clawfoot tub', 'claw-tub'],
    ['Moonshine still', 'moon-still'],
    ['Marching band drum major', 'drum-major'],
    ['Dog sledding Alaska', 'dog-sled-team'],
    ['Beekeeper suit', 'beekeeper-face'],
    ['Bookstore', 'book-shop'],
    ['Flower shop', 'flower-store'],
    ['Soda fountain', 'soda-fountain'],
    ['Camp stove', 'cooking-stove'],
    ['Orrery', 'planet-orrery'],
    ['Switchboard operator', 'switchboard-operator'],
    ['Ventriloquist dummy', 'ventriloquist-dummy'],
    ['Guitar pedal', 'guitar-pedal'],
    ['Synthesizer', 'synth-keys'],
    ['New York subway train', 'subway-train'],
  ])('are what is meant in "%s"', (idea, subject) => {
    expect(readIdea(idea).subject).toBe(subject);
  });
});
