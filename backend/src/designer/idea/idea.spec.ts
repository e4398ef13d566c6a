import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readIdea } from './idea.ts';

const printed = (text: string) => {
  const { headline, tagline } = readIdea(text);
  return [headline, tagline].filter(Boolean).join(' / ');
};

describe('words to print', () => {
  it.each([
    ['Vintage lighthouse in a storm, Maine 1987', 'Maine 1987'],
    ['Support your local farmers, barn and chickens', 'Support your local farmers'],
    ['Chess knight checkmate', 'checkmate'],
    ['Papa can fix it wrench and hammer', 'Papa can fix it'],
    ['National park road trip van mountains pine trees', 'National park road trip'],
    ['Bear drinking beer by campfire', ''],
    ['Golden retriever named Biscuit with a bandana', 'Biscuit'],
    ['Wolf howling at the moon, Idaho', 'Idaho'],
    ['UFO over the desert, Roswell 1947', 'Roswell 1947'],
    ['Bachelorette party flamingo with sunglasses', 'Bachelorette party'],
    ['Firefighter family fire axe and helmet', 'Firefighter family'],
    ["Grandma's kitchen est. 1972 pie and rolling pin", "Grandma's kitchen est. 1972"],
    ['Paddle faster I hear banjos canoe', 'Paddle faster I hear banjos'],
    ['Happy 40th birthday Karen cupcake and balloons', 'Happy 40th birthday Karen'],
    ['USA eagle with american flag, 4th of July', 'USA / 4th of July'],
    ['Raised on sweet tea and sunshine', 'Raised on sweet tea and sunshine'],
    ["Sorry I'm late I saw a dog", "Sorry I'm late I saw a dog"],
    ['Easily distracted by dogs and plants', 'Easily distracted by dogs and plants'],
    ['Beer, bacon and barbecue', 'Beer, bacon and barbecue'],
    ['Plumber by day superhero by night pipe wrench', 'Plumber by day superhero by night'],
    ['Dog walking club golden retriever', 'Dog walking club'],
    ['Kayak more worry less river and pines', 'Kayak more worry less'],
    ['Kentucky derby girl horse and mint julep', 'Kentucky derby girl'],
    ['Squirrel feeder in chief, squirrel with peanut', 'Squirrel feeder in chief'],
    ['Old fashioned whiskey and cigar lounge', 'Old fashioned whiskey and cigar lounge'],
    ['Moth drawn to a lantern', ''],
    ['Snail on a mushroom, cottagecore', ''],
    ['Mama bear and cubs floral', 'Mama bear and cubs'],
    ['Frog in front of a tent', ''],
    ['Crocodile brushing its teeth', ''],
    ['Otter knitting mittens by the fireplace', ''],
    ['T-rex wearing a chef hat and apron, grilling', ''],
    ['Bourbon, bonfires and blue jeans', 'Bourbon, bonfires and blue jeans'],
    ['Yellowstone or bust, camper van with a moose', 'Yellowstone or bust'],
    ['Surfside Texas pelican on a post', 'Surfside Texas'],
    ['Pineapple and flamingo at the pool', ''],
    ["Grandma's are just antique little girls, sewing box", "Grandma's are just antique little girls"],
    ['I put the pro in procrastinate sloth', 'I put the pro in procrastinate'],
    ['Bloom where you are planted wildflowers', 'Bloom where you are planted'],
    ['Good things take time tortoise', 'Good things take time'],
    ['Fishing is my cardio largemouth bass', 'Fishing is my cardio'],
    ['Savannah Georgia oak tree with spanish moss', 'Savannah Georgia'],
    ['Mahjong queen tiles and dragon', 'Mahjong queen'],
    ['Future engineer robot and gears', 'Future engineer'],
    ['Mushroom forager, basket of chanterelles', 'Mushroom forager'],
    ['Monstera leaf minimalist line art', ''],
    ['Prickly pear cactus in bloom, Arizona', 'Arizona'],
    ['Venus flytrap eating a fly', ''],
    ['Avocado toast doing yoga', ''],
    ['Frog doing yoga', ''],
    ['Sloth doing yoga at sunrise', ''],
    ['Viking ship in rough seas', ''],
    ['Man grilling burgers with a beer', ''],
    ['Woman knitting scarves', ''],
    ['Papa fishing buddies', 'Papa fishing buddies'],
    ['Rough night coffee', 'Rough night'],
    ['Grandma’s kitchen rolling pin and apple pie', "Grandma's kitchen"],
    ['Cowgirl on a bucking bull', ''],
    ['Space shuttle launch Cape Canaveral 1981', 'Cape Canaveral 1981'],
    ['Goat yoga at sunset', 'Goat yoga at sunset'],
    ['Sea otter floating on its back with a clam', ''],
    ['Owl family on a branch', ''],
    ['Beaver building a dam', ''],
    ['Farm to table tomato and basil', 'Farm to table'],
    ['School bus driver the wheels on the bus', 'School bus driver the wheels on the bus'],
    ['Heavy equipment operator excavator', 'Heavy equipment operator'],
    ['Let it snow snowman with scarf', 'Let it snow'],
    ['Wildlife biologist owl', 'Wildlife biologist'],
    ['Tiger with lotus flowers japanese style', ''],
    ['Board game night dice and meeples', 'Board game night'],
    ["Grandpa's garage vintage tools and motor oil", "Grandpa's garage"],
    ['Sunflower with bees and quote be kind', 'be kind'],
    ['Sourdough and sunshine, wheat stalks', 'Sourdough and sunshine'],
    ['Cats and coffee, stack of books', 'Cats and coffee'],
    ['Beer and bonfires, campfire with logs', 'Beer and bonfires'],
    ['Fox and mushrooms, watercolor', ''],
    ['Crossed hockey sticks and puck, Wolverines', 'Wolverines'],
    ['Bear Lake, Utah', 'Bear Lake / Utah'],
    ['Oak Ridge, cabin', 'Oak Ridge'],
    ['Eagle River, Wisconsin, muskie', 'Eagle River / Wisconsin'],
    ['Golden Retriever mom', 'Golden Retriever mom'],
    ['Red Truck with Christmas tree', ''],
    ['Gone squatchin footprint', 'Gone squatchin'],
    ['Bee kind honeycomb', 'Bee kind'],
    ["Let's get lit birthday candles", "Let's get lit"],
    ['Chaos coordinator octopus', 'Chaos coordinator'],
    ['Keep it simple sloth', 'Keep it simple'],
    ['Merry Christmas llama', 'Merry Christmas'],
    ['Ugly Christmas sweater', 'Ugly Christmas sweater'],
    ['Red tailed hawk', 'Red tailed hawk'],
    ['Wild and free horse', 'Wild and free'],
    ['Jesus and coffee cross', 'Jesus and coffee'],
    ['Jeep girl mud and mountains', 'Jeep girl'],
    ['This is my pool float', 'This is my pool float'],
    ['Penguin couple holding hands', ''],
    ['Tattooed mermaid and anchor', ''],
    ['Boston terrier lobster costume', ''],
    ['Electric guitar lightning bolt', ''],
    ['Sheep happens, funny sheep knitting a scarf', 'Sheep happens'],
    ['Bison grazing in Badlands South Dakota', 'Badlands South Dakota'],
    ['Powered by Dr pepper and Jesus', 'Powered by Dr pepper and Jesus'],
    ['Whale watching Monterey Bay', 'Whale watching Monterey Bay'],
    ['Hot dog eating contest champ Coney Island', 'Hot dog eating contest champ Coney Island'],
    ['Octopus barista making coffee with eight arms', ''],
    ['Quilters gonna quilt', 'Quilters gonna quilt'],
    ['Horse girl galloping horse', 'Horse girl'],
    ['Ferris wheel, county fair 1974', 'county fair 1974'],
    ['Tiny house big adventure, camper and string lights', 'Tiny house big adventure'],
    ['cat vs dog', 'cat vs dog'],
    ['Lighthouse and whale Nantucket 1998', 'Nantucket 1998'],
    ['Vintage motorcycle in the desert Route 66', 'Route 66'],
    ['Axe and helmet Engine 42', 'Engine 42'],
    ['Fox and mushrooms Vermont', 'Vermont'],
    ['Tacos and tequila Cancun', 'Tacos and tequila Cancun'],
    ['Old oak tree family reunion Johnson family 2025', 'family reunion Johnson family 2025'],
    ['Gardener with a watering can plant lady', 'plant lady'],
    ['Carpenter hammer and saw measure twice cut once', 'Carpenter / measure twice cut once'],
    ['Trumpet and drum crossed marching band 2024', 'marching band 2024'],
    ['Black bear canoeing Boundary Waters', 'Boundary Waters'],
    ['Kangaroo boxing', ''],
    ['Mama bear and two cubs', ''],
  ])('of %j are %j', (text, words) => {
    expect(printed(text)).toBe(words);
  });

  it.each([
    'Little girl blowing dandelion seeds',
    'Seamstress at a sewing machine',
    'Hippie girl with flowers in her hair',
    'Construction worker eating lunch on a beam',
    'School bus driver waving',
    'Mechanic dad under a car with a flashlight',
    'Oil rig worker at sunset',
    'Goat eating a tin can',
    'Covered bridge in autumn',
    'Gymnast on a balance beam',
    'Old man and his tractor at sunset',
    'Cheerleader at the top of a pyramid',
    'Cat and dog sleeping together on a rug',
    'Surf shack with boards leaning on the wall',
    'Old truck loaded with pumpkins',
    'Kids roasting marshmallows',
    'Lazy sloth sleeping in a hammock',
    'Nurse with coffee and messy bun',
    'Teacher with arms full of books',
    'Two cowboys playing cards',
    'Boy fishing with his dad',
    'Bride and groom in a vintage car',
    'Grandma and grandkids in a garden',
    'School bus full of kids',
    'Vintage motorcycle with cans tied to it',
    'Family of four at the beach',
    'Surgeon with mask and scalpel',
    'Grandpa with a cane and his beagle',
    'Firefighter in front of a burning house',
    'Camp nurse with a first aid kit',
    'Kayak on top of a jeep',
    'Eagle with wings spread over mountains',
    'Nana and her grandkids baking cookies',
  ])('are no words of "%s", where somebody is described', (idea) => {
    expect(printed(idea)).toBe('');
  });

  it.each([
    'Farmer feeding the world',
    'Mom running on coffee and chaos',
    'Nurse with a big heart',
    'Teacher shaping the future',
    'Girl with a dream',
    'Girls with goals',
    'House full of love',
    'Fisherman at heart',
    'Retired firefighter living the good life',
  ])('are all of "%s", where somebody is spoken of', (idea) => {
    expect(printed(idea)).toBe(idea);
  });

  it.each([
    ['Alpaca my bags, alpaca with a suitcase', 'Alpaca my bags'],
    ['Owl always love you, two owls on a branch', 'Owl always love you'],
    ['Cabin crew bear and pine trees', 'Cabin crew'],
    ['Paris Eiffel tower with roses', 'Paris'],
    ['Chicago Illinois skyline and deep dish pizza', 'Chicago Illinois'],
    ['Fresh cut flowers vintage truck', 'Fresh cut flowers'],
    ['Football mom leopard print football', 'Football mom'],
    ['Game day vibes football and helmet', 'Game day vibes'],
    ['Farmhouse kitchen, rooster and mason jars', 'Farmhouse kitchen'],
    ['Hot air balloons over Albuquerque New Mexico', 'Albuquerque New Mexico'],
    ['New York City yellow taxi and skyline', 'New York City'],
    ['San Francisco Golden Gate bridge in fog', 'San Francisco'],
  ])('are whole, in "%s": %s', (idea, words) => {
    expect(printed(idea)).toBe(words);
  });

  it('are a name and the year behind the pictures', () => {
    expect(printed('Acadia National Park lighthouse and moose 1916')).toBe('Acadia National Park / 1916');
    expect(printed('Lighthouse at sunset Cape May NJ')).toBe('Cape May NJ');
    expect(printed('Alaska grizzly bear catching salmon')).toBe('Alaska');
    expect(printed('Best aunt ever with butterflies')).toBe('Best aunt ever');
    expect(printed('Librarian by day, vampire by night')).toBe('Librarian by day / vampire by night');
    expect(printed('Fa la la llama, llama with scarf')).toBe('Fa la la llama');
    expect(printed('Farm fresh pumpkins old red truck')).toBe('Farm fresh pumpkins');
    expect(printed('Great Lakes freighter Duluth Minnesota lighthouse')).toBe('Duluth Minnesota');
    expect(printed('Wildflower honey, bees and a jar')).toBe('Wildflower honey');
    expect(printed("Sorry I can't I have practice, volleyball")).toBe("Sorry I can't I have practice");
    expect(printed('Dachshund through the snow with Christmas lights')).toBe('Dachshund through the snow');
  });

  it('are the names of teams and places that are also animals', () => {
    const animal = fc.constantFrom('Bear', 'Eagle', 'Wolf', 'Fox', 'Hawk', 'Moose', 'Otter', 'Turtle');
    const place = fc.constantFrom('Lake', 'River', 'Creek', 'Ridge', 'Mountain', 'Falls');
    const thing = fc.constantFrom('cabin', 'canoe and paddle', 'pine trees', 'crossed hockey sticks and puck');
    fc.assert(
      fc.property(animal, place, thing, (name, tail, shown) => {
        expect(printed(`${shown}, ${name}s`)).toBe(`${name}s`);
        expect(printed(`${name} ${tail}, ${shown}`)).toBe(`${name} ${tail}`);
        expect(printed(`${shown}, ${name} ${tail}`)).toBe(`${name} ${tail}`);
      }),
      { numRuns: 60, seed: 4 },
    );
  });

  const described = fc.constantFrom(
    ...['Fox drinking coffee', 'Cat on a skateboard', 'Snowman holding a broom', 'Sloth in a hammock'],
    ...['Owl reading a book on a branch', 'Wrench and hammer crossed', 'Bookworm wearing glasses'],
    ...['Two bears in a canoe', 'Frog wearing a leather jacket on a motorcycle', 'Tractor at sunset'],
  );
  const said = fc.constantFrom(
    ...['not today', 'merry and bright', "I'd rather be home", 'farm girl', 'spooky season', "let's go girls"],
    ...['just one more chapter', 'stay wild', 'home is where you park it', "hair don't care", 'dead inside'],
  );

  it('are what is said behind a description, and no word of the description', () => {
    fc.assert(
      fc.property(described, said, (picture, refrain) => {
        expect(printed(`${picture} ${refrain}`)).toBe(refrain);
        expect(readIdea(`${picture} ${refrain}`)).toMatchObject({ subject: readIdea(picture).subject });
        expect(printed(picture)).toBe('');
      }),
      { numRuns: 120, seed: 6 },
    );
  });

  it('are what is said before a description and behind it', () => {
    const who = fc.constantFrom(
      "Grandpa's fishing crew",
      'Camp counselor',
      'Respiratory therapist',
      'Garage sale queen',
    );
    const shown = fc.constantFrom(
      'fox on a log',
      'bear drinking coffee',
      'sheep with flowers',
      'goose riding a bicycle',
    );
    fc.assert(
      fc.property(who, shown, said, (title, picture, refrain) => {
        expect(printed(`${title} ${picture} ${refrain}`)).toBe(`${title} / ${refrain}`);
        expect(printed(`${title} ${picture}`)).toBe(title);
      }),
      { numRuns: 60, seed: 8 },
    );
  });

  it('are what is said behind a list of things, unless the things are what is spoken of', () => {
    const list = fc.constantFrom('Typewriter and roses', 'Hammer and saw', 'Kayak and paddle', 'Wine glass and book');
    const refrain = fc.constantFrom('write your own story', 'measure twice', 'life is better on the river', 'aim high');
    const spoken = fc.constantFrom('make me happy', 'are my therapy', 'lover', 'and good friends', 'kind of day');
    fc.assert(
      fc.property(list, refrain, spoken, (things, behind, about) => {
        expect(printed(`${things} ${behind}`)).toBe(behind);
        expect(printed(`${things} ${about}`)).toBe(`${things} ${about}`);
      }),
      { numRuns: 60, seed: 9 },
    );
  });

  it('are words of the idea, in its order, and no year is lost', () => {
    const part = fc.constantFrom(
      'Lake life',
      'fox and mushrooms',
      'a bear riding a bicycle',
      'Maine',
      'est. 1998',
      'I love coffee',
      'in a storm',
      'with sunglasses',
      'Smith family',
      '2025',
      'retro style',
      'vintage',
      'named Biscuit',
      'wrench',
      '"Stay wild"',
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), fc.constantFrom(' ', ', '), (parts, gap) => {
        const text = parts.join(gap);
        const words = printed(text).match(/[\p{L}\p{N}']+/gu) ?? [];
        expect(words.filter((word) => !text.includes(word))).toEqual([]);
        for (const year of text.match(/\d{4}/g) ?? []) expect(printed(text)).toContain(year);
      }),
      { numRuns: 300, seed: 3 },
    );
  });
});

describe('what is drawn', () => {
  it.each([
    ['Support your local farmers, barn and chickens', 'chicken', 'farm'],
    ['National park road trip van mountains pine trees', 'minibus-side', 'mountains'],
    ['Papa can fix it wrench and hammer', 'hammer-and-wrench', undefined],
    ['Pirate sailboat in a storm', 'sailboat', 'storm'],
    ['Wolf howling at the moon', 'wolf-howling', 'night'],
    ['Fox in the snow', 'fox', 'snow'],
    ['Truck driver dad semi truck on highway at sunset', 'articulated-lorry', 'mountains'],
  ])('of %j is a %s, the scene %s', (text, subject, scene) => {
    expect(readIdea(text)).toMatchObject({ subject });
    expect(readIdea(text).scene).toBe(scene);
  });

  it.each([
    ['Fox in a pine forest at night', ['forest', true, true]],
    ['Retro sunset with a surfing cat', ['beach', true, undefined]],
    ['Bear with sunglasses', ['forest', undefined, undefined]],
  ])('is around the picture as %j names it, or only suggests it', (text, expected) => {
    const { scene, isSceneNamed, hasDarkSky } = readIdea(text);
    expect([scene, isSceneNamed, hasDarkSky]).toEqual(expected);
  });

  it.each(['Vintage lighthouse in a storm, Maine 1987', 'Chess knight checkmate'])(
    'of %j is the thing itself, or none and its name: no cloud, no pawn',
    (text) => {
      const { subject = '', undrawn } = readIdea(text);
      expect([...undrawn, subject].join(' ')).toMatch(/lighthouse|knight/);
    },
  );

  it.each([
    ['Sleeping sloth', { subject: 'sloth-sleeping' }],
    ['Hockey player skating', { headline: '', subject: 'hockey-player' }],
    [
      'Hippo in a tutu dancing ballet',
      { headline: '', subject: 'hippopotamus', companion: { motif: 'tutu', relation: 'wear' } },
    ],
    ['Boxing kangaroo', { subject: 'kangaroo', companion: { motif: 'boxing-glove', relation: 'hold' } }],
    ['Chick hatching from an egg', { subject: 'chick-hatching' }],
    ['Lumberjack chopping wood with an axe', { subject: 'lumberjack-chopping' }],
    ['Bear catching a fish in a river', { subject: 'bear-catching-fish' }],
    ['Mom holding a baby', { subject: 'mom-holding-baby' }],
    ['Grandma knitting with yarn', { subject: 'grandma-knitting' }],
    ['Carpenter sawing a board', { subject: 'carpenter-sawing' }],
    ['Police officer with a cat', { subject: 'police-face', companion: { motif: 'cat', relation: 'beside' } }],
    ['Police officer riding a horse', { subject: 'police-face', companion: { motif: 'horse', relation: 'ride' } }],
    ['Butcher with a cleaver', { subject: 'butcher-face', companion: { motif: 'cleaver', relation: 'hold' } }],
    ['Postman with a dog', { subject: 'postman-face', companion: { motif: 'dog', relation: 'beside' } }],
    ['Farmer on a tractor', { subject: 'farmer-face', companion: { motif: 'tractor', relation: 'ride' } }],
    ['Cow jumping over the moon', { subject: 'cow-jumping', companion: { motif: 'full-moon', relation: 'over' } }],
    ['Family of ducks', { subject: 'duck', companion: { motif: 'duck', relation: 'beside' } }],
  ])('of %j is who does it, with nothing twice and no words', (text, cast) => {
    const { headline, tagline, subject, companion } = readIdea(text);
    expect({ headline, tagline, subject, ...(companion && { companion }) }).toEqual({
      headline: '',
      tagline: '',
      ...cast,
    });
  });

  it.each(['Police officer with a heart of gold', 'Farmer on a mission', 'Family of misfits', 'Sushi cat'])(
    '%j is said',
    (text) => {
      expect(readIdea(text).headline).not.toBe('');
    },
  );

  it.each([
    ['Volleyball on fire', '', 'volleyball'],
    ['Girl on fire', 'Girl on fire', 'fire'],
    ['Dancing taco', '', 'taco'],
    ['Dancing frog', '', 'frog'],
    ['Dancing bear', '', 'bear-dancing'],
    ['Running late', 'Running late', 'running-shoe'],
    ["Beer me I'm Irish shamrock", "Beer me I'm Irish", 'four-leaf-clover'],
    ['Fox with a lantern on a hoodie', '', 'fox'],
    ['Honey bee on a lavender sprig', '', 'honeybee'],
    ['Dancing queen', 'Dancing queen', 'crown'],
    ['Donut running from the police', '', 'doughnut'],
    ['Talk birdie to me golf', 'Talk birdie to me', 'flag-in-hole'],
    ['Basketball dad shirt with hoop and net', 'Basketball dad', 'basketball-hoop'],
    ['Never underestimate an old man with a tractor', 'Never underestimate an old man with a tractor', 'man-old'],
    ['Horse mom girl hugging a horse', 'Horse mom', 'girl-face'],
    ['Fat raccoon, trash king', 'trash king', 'raccoon'],
    ['I love my corgi, snack boss', 'I love my corgi', 'corgi'],
    ['Hunting buddies man and his black lab', 'Hunting buddies', 'man-face'],
    ['Farm life woman feeding chickens', 'Farm life', 'woman-face'],
    ['Ski team bear skiing', 'Ski team', 'bear'],
    ['Custom dog name shirt with a golden retriever portrait, Bailey', 'Bailey', 'golden-retriever'],
    ['Snowboarding girl in the mountains', '', 'snowboarder-carving'],
    ['Mountain biker going downhill', '', 'mountain-biker'],
    ['Penguin skiing down a hill', '', 'penguin'],
    ['Fishing dad with a bad attitude', 'Fishing dad with a bad attitude', 'fish'],
    ['Chef beside a grill', '', 'chef-face'],
    ['Peace love tacos', 'Peace love tacos', 'taco'],
    ['Three birds on a branch', '', 'bird'],
  ])('of %j: the words %j and the picture %j', (text, headline, subject) => {
    const idea = readIdea(text);
    expect([idea.headline, idea.subject]).toEqual([headline, subject]);
  });

  it('has pines by cold water, and palms by the rest', () => {
    const scenes = ['Lighthouse on a rocky coast at night', 'Lobster on the beach, Maine', 'Pelican on the coast'];
    expect(scenes.map((idea) => readIdea(idea).scene)).toEqual(['lake', 'lake', 'beach']);
  });

  it('has the color that is asked for, and not that of a second thing', () => {
    expect(readIdea('Sunflowers with a red barn').color).toBeUndefined();
    expect(readIdea('Fox in red').color).toBeDefined();
    expect(readIdea('Old tractor in front of a red barn').color).toBeDefined();
    expect(readIdea('A red fox').color).toBeDefined();
  });

  it('is a climber of rocks, and no hand at a concert', () => {
    expect(readIdea('Rock climbing').subject).toBe('rock-climber');
  });

  it('is not the storm of a lightning bolt, nor the sea otter of a sea', () => {
    expect(readIdea('Licensed electrician lightning bolt and pliers')).toMatchObject({ subject: 'high-voltage' });
    expect(readIdea('Banjo playing raccoon')).toMatchObject({ subject: 'raccoon', companion: { motif: 'banjo' } });
  });
});

describe('what an animal has', () => {
  it.each([
    ['Cat astronaut on the moon', 'cat', 'wear space-helmet'],
    ['Cat in a superhero cape', 'cat', 'wear hero-cape'],
    ['Pug in a unicorn costume', 'pug', 'wear unicorn-horn'],
    ['Cactus in a cowboy hat', 'cactus', 'wear cowboy-hat'],
    ['Electric guitar with wings', 'electric-guitar', 'wear angel-wings'],
    ['Elephant balancing on a ball', 'elephant', 'above beach-ball'],
    ['Owl smoking a pipe', 'owl', 'wear smoking-pipe'],
    ['Frog under a mushroom in the rain', 'frog', 'hold mushroom'],
    ['Robot watering a plant', 'robot', 'hold watering-can'],
    ['Cupcake with a birthday candle', 'cupcake', 'wear candle'],
    ['Skull with flames', 'skull', 'wear hot-flames'],
    ['Black bear hugging a pine tree', 'black-bear', 'hold evergreen-tree'],
    ['Koalas holding hands', 'koala', 'versus koala'],
    ['Aliens abducting a cow', 'flying-saucer', 'above cow-face'],
    ['Grandpa fishing in the rain', 'grandpa-face', 'hold fishing-pole'],
    ['Dog dressed as a cowboy', 'dog', 'wear cowboy-hat'],
    ['Frog prince on a lily pad', 'frog', 'above lily-pad'],
    ['Black cat in a cauldron', 'black-cat', 'ride cauldron'],
    ['Turtle wearing a backpack', 'turtle', 'wear backpack'],
    ['Moth drawn to a lantern', 'luna-moth', 'beside camping-lantern'],
    ['Farm dog border collie and sheep', 'border-collie', 'beside ewe'],
    ['Cowboy frog playing banjo', 'frog', 'hold banjo'],
    ['Raccoon in a trash can', 'raccoon', 'ride wastebasket'],
    ['Baby dragon hatching from an egg', 'baby-dragon', 'ride hatching-egg'],
    ['Ramen cat', 'cat', 'hold steaming-bowl'],
    ['Chihuahua in a taco', 'chihuahua', 'ride taco'],
    ['Leprechaun with a pot of gold', 'leprechaun', 'hold pot-of-gold'],
    ['Golfing gorilla', 'gorilla', 'hold golf-clubs'],
    ['Mermaid off duty seashell', 'mermaid-lady', 'beside spiral-shell'],
    ['Werewolf playing basketball', 'werewolf', 'hold basketball'],
    ['Dachshund sledding in a snowstorm', 'dachshund', 'ride sled'],
    ['Roller derby skeleton', 'skull', 'beside roller-skate'],
    ['Orange cat knocking over a coffee cup', 'orange-cat', 'beside hot-beverage'],
    ['Chess grandmaster rook and queen', 'chess-rook', 'beside chess-queen'],
    ['Cinco de mayo fiesta maracas and sombrero', 'maracas', 'beside sombrero'],
    ['Duck in rubber boots holding an umbrella', 'duck', 'hold umbrella-open'],
    ['Penguin couple, est. 2019', 'penguin', 'beside penguin'],
    ['Hamster in a wheel', 'hamster', 'ride hamster-wheel'],
    ['Trash panda in a dumpster', 'raccoon', 'ride dumpster'],
    ['Loaf of sourdough', 'bread', 'undefined undefined'],
    ['Cactus in a pot', 'barrel-cactus', 'undefined undefined'],
    ['Jack russell terrier catching a frisbee', 'jack-russell', 'wear flying-disc'],
    ['Duck wearing rubber boots', 'duck', 'wear rain-boots'],
    ['Polar bear in a scarf', 'polar-bear', 'wear scarf'],
    ['Rottweiler with a rose in its mouth', 'rottweiler', 'wear rose'],
    ['Cat in a cowboy boot', 'cat', 'ride cowboy-boot'],
    ['Frog in front of a tent', 'frog', 'beside tent'],
    ['Fox under an umbrella', 'fox', 'hold umbrella-open'],
    ['Cat at a laptop', 'cat', 'hold laptop'],
    ['Whale carrying a lighthouse on its back', 'lighthouse', 'above whale'],
    ['Fire truck with a dalmatian on top', 'dalmatian', 'ride fire-engine'],
    ['Hiking boot full of wildflowers', 'bouquet', 'ride hiking-boot'],
    ['Flowers growing from a watering can', 'bouquet', 'ride watering-can'],
    ['Alligator in a swim ring', 'crocodile', 'ride life-ring'],
    ['Bear on skis', 'bear', 'above snow-ski'],
    ['Moose snowboarding', 'moose', 'ride snowboard'],
    ['Ghost dog', 'dog', 'wear ghost-sheet'],
    ['Park ranger squirrel', 'squirrel', 'wear ranger-hat'],
    ['Skydiving sloth with a parachute', 'sloth', 'beside parachute'],
    ['Sushi chef cat', 'cat', 'wear chef-hat'],
    ['Latte and a plaid scarf', 'latte-cup', 'beside scarf'],
    ['Sunset paddleboard with a dog, Lake Tahoe', 'dog', 'ride paddleboard'],
    ['Dolphin jumping through a hoop', 'dolphin-jumping', 'beside jump-hoop'],
    ['Archery club, bow and target', 'bow-and-arrow', 'beside bullseye'],
    ['Raccoon with a pink bow tie', 'raccoon', 'wear bow-tie'],
    ['Otter on a rock', 'otter', 'above rocks-pile'],
    ['Bird watching sloth with binoculars', 'sloth', 'hold binoculars'],
    ['Dinosaur with a baby bottle', 't-rex', 'hold baby-bottle'],
    ['Snorkeling turtle with a mask', 'turtle', 'wear diving-mask'],
    ['Beekeeper bear with a smoker', 'bear', 'hold bee-smoker'],
    ['Pirate cat and a parrot', 'cat', 'wear tricorn-hat'],
    ['Samurai panda under cherry blossoms', 'panda', 'hold sword'],
    ['Ghost pepper hot sauce', 'hot-pepper', 'beside hot-sauce-bottle'],
    ['Alien cat', 'cat', 'wear antenna-headband'],
    ['Vampire bunny with a carrot', 'rabbit', 'hold carrot'],
    ['Cat and a ghost', 'cat', 'beside ghost'],
    ['Kayaking couple on a mountain lake', 'woman-face', 'ride canoe'],
    ['Mouse eating cheese on a cloud', 'mouse', 'hold cheese-wedge'],
    ['Hiking boots with wildflowers growing out', 'bouquet', 'ride hiking-boot'],
    ['Drummer boy hitting the drums', 'boy-face', 'hold drum-kit'],
    ['Rock climbing girl on a cliff', 'girl-face', 'wear climbing-arms'],
    ['Dad and son fishing from a boat', 'man-face', 'ride motor-boat'],
    ['Panda in a hammock between two palm trees', 'panda', 'ride hammock'],
    ['Koala mom with baby on her back', 'koala', 'ride koala'],
    ['Skeleton walking in a graveyard', 'skull', 'beside headstone'],
    ['Two wine glasses clinking', 'wine-glass', 'beside wine-glass'],
    ['Moose with Christmas lights on its antlers', 'moose', 'wear lights-on-antlers'],
    ['Two koalas holding paws', 'koala', 'versus koala'],
    ['Hedgehog balancing an apple on its back', 'hedgehog', 'wear red-apple'],
    ['Two foxes sharing an umbrella', 'fox', 'hold umbrella-open'],
    ['Dog peeking over a fence', 'dog', 'hold fence'],
    ['Cat hiding behind a pumpkin', 'cat', 'ride jack-o-lantern'],
    ['Raccoon climbing out of a dumpster', 'raccoon', 'ride dumpster'],
    ['Goat eating a hat', 'goat', 'hold top-hat'],
    ['Skunk with a flower behind its ear', 'skunk', 'wear ear-daisy'],
    ['Wine tasting crew, grapes and bottle', 'grapes', 'beside wine-bottle'],
    ['Yellowstone or bust, camper van with a moose', 'minibus-side', 'beside moose'],
    ['Fire truck with a dalmatian', 'fire-engine', 'beside dalmatian'],
    ['Christmas tree on top of a station wagon', 'christmas-tree', 'above automobile'],
    ['Nana and her grandkids baking cookies', 'grandma-face', 'hold cookie'],
    ['Mechanic working on an engine', 'mechanic-working', 'beside v8-engine'],
    ['Guinea pig in a strawberry hat', 'guinea-pig', 'wear strawberry'],
    ['Dog with a heart in its mouth', 'dog', 'wear red-heart'],
    ['Bear fishing from a canoe with his cub', 'bear', 'hold fishing-pole'],
    ['Two flamingos making a heart with their necks', 'flamingo', 'versus flamingo'],
    ['Mushroom with a face and tiny legs', 'mushroom', 'wear dancing-arms'],
    ["Grandma's favorite, cookie jar and rolling pin", 'cookie-pot', 'beside rolling-pin'],
    ['Volleyball girl spiking a ball', 'volleyball-spike', 'undefined undefined'],
    ['Deer family crossing a road', 'deer-whole', 'beside deer-whole'],
    ['Sweater fox drinking', 'fox', 'wear sweater'],
    ['Puppy sleeping in a laundry basket', 'dog-sleeping', 'ride laundry-basket'],
    ['Two squirrels fighting over an acorn', 'squirrel', 'versus squirrel'],
    ['Chickens sitting on a tractor', 'chicken', 'ride tractor'],
    ['Hippie van with surfboards on the roof', 'surfboards', 'above minibus-side'],
    ['Girl riding a horse with a flag', 'girl-face', 'ride horse'],
    ['Lighthouse keeper with a lantern', 'man-face', 'hold camping-lantern'],
    ['Cowboy tipping his hat', 'cowboy', 'undefined undefined'],
    ['Lake Placid 1980 skates and mountains', 'ice-skate', 'undefined undefined'],
    ['Skeleton drinking coffee in bed', 'skull', 'hold hot-beverage'],
    ['Bee landing on a lavender flower', 'honeybee', 'above lavender'],
    ['Sheriff dog with a badge', 'dog', 'hold police-badge'],
    ['Witch flying at night', 'witch-face', 'ride broom'],
    ['Cat licking a mailman', 'cat', 'beside postman-face'],
    ['Pug wrapped as a burrito', 'pug', 'crossed burrito'],
    ['Manatee with a snorkel', 'manatee', 'wear diving-mask'],
    ['Bear sitting in a rocking chair with a cup of coffee', 'bear', 'hold hot-beverage'],
    ['Desert highway, motorcycle and cactus, Route 66', 'motorcycle', 'beside cactus'],
    ['Cardinal on a snowy pine branch', 'cardinal-bird', 'above pine-branch'],
    ['Fox beside a lantern', 'fox', 'beside camping-lantern'],
    ['Bear with a lantern drinking coffee', 'bear', 'hold hot-beverage'],
    ['Hummingbird drinking from a hibiscus', 'hummingbird', 'hold hibiscus'],
    ['Crossed hockey sticks and puck, Wolverines', 'ice-hockey', 'undefined undefined'],
  ])('of %j: the %s is drawn to %s', (text, subject, companion) => {
    const idea = readIdea(text);
    expect(idea.subject).toBe(subject);
    expect(`${idea.companion?.relation} ${idea.companion?.motif}`).toBe(companion);
  });

  it.each([
    ['Duck in rubber boots holding an umbrella', ['rain-boots']],
    ['Cowgirl skeleton with lasso', ['cowboy-hat']],
    ['Three owls on a branch', ['owl', 'owl']],
    ['Cat and dog in a canoe', ['dog']],
    ['Lion with two cubs', ['lion-cub']],
    ['Two giraffes kissing', ['red-heart']],
    ['Skull made of roses', ['rose']],
    ['Bulldog in a hoodie drinking bubble tea', ['hoodie']],
    ['Cowboy cactus playing guitar', ['cowboy-hat']],
    ['Toad sitting on a mushroom playing a flute', ['mushroom']],
    ['Dancing pineapple with sunglasses', ['sunglasses']],
    ['Peace love tacos', ['red-heart']],
    ['Possum eating pizza out of a trash can', ['wastebasket']],
    ['Grandma baking cookies with her granddaughter', ['girl-face']],
    ['Kindergarten crew, crayons and pencils', ['crayon', 'pencil']],
    ['Ballerina elephant standing on a ball', ['tutu']],
    ['Wildflower farm with an old red tractor', undefined],
    ['Skeleton couple drinking coffee on the couch', ['skull', 'couch']],
    ['Bear drinking beer by campfire', ['fire']],
    ['Raccoon with sunglasses eating pizza', ['sunglasses']],
    ['Santa on a surfboard holding a ukulele', ['surfboard']],
    ['Bear in a canoe eating a sandwich', ['canoe']],
    ['Mermaid off duty, seashell and pearls', ['oyster']],
    ['Dog, cat, rabbit, hamster and duck', ['rabbit', 'hamster']],
  ])('of %j: at the foot or worn: %j', (text, accents) => {
    expect(readIdea(text).accents).toEqual(accents);
  });

  it('is crossed where things are, and in the air where somebody jumps or flies over a thing', () => {
    const tool = fc.constantFrom('wrench', 'hammer', 'fork', 'axe', 'shovel', 'paintbrush');
    fc.assert(
      fc.property(fc.uniqueArray(tool, { minLength: 2, maxLength: 2 }), ([one = '', two = '']) => {
        const pictures = [one, two].map((word) => readIdea(`a ${word}`).subject);
        const pair = { subject: pictures[0], companion: { motif: pictures[1], relation: 'crossed' } };
        fc.pre(readIdea(`${one} and ${two}`).companion !== undefined);
        for (const idea of [`${one} and ${two} crossed`, `Crossed ${one} and ${two}`, `${one} crossed with a ${two}`])
          expect(readIdea(idea)).toMatchObject(pair);
      }),
      { numRuns: 30, seed: 10 },
    );
    expect(readIdea('Two axes crossed')).toMatchObject({ companion: { motif: 'axe', relation: 'crossed' } });
    expect(readIdea('Cow jumping over a fence')).toMatchObject({ companion: { motif: 'fence', relation: 'over' } });
    expect(readIdea('Witch flying over a castle')).toMatchObject({ companion: { motif: 'castle', relation: 'over' } });
  });

  it.each([
    ['Pug dressed as a taco', { motif: 'taco', relation: 'crossed' }],
    ['Dachshund wearing a hot dog costume', { motif: 'hot-dog', relation: 'crossed' }],
    ['Corgi in a T-rex costume', { motif: 't-rex', relation: 'crossed' }],
    ['Toddler dressed as a pumpkin', { motif: 'jack-o-lantern', relation: 'crossed' }],
    ['Dog dressed as a pirate', { motif: 'tricorn-hat', relation: 'wear' }],
    ['Kitten tangled in Christmas lights', { motif: 'string-lights', relation: 'wear' }],
    ['Vintage camper with string lights', { motif: 'string-lights', relation: 'wear' }],
    ['Guitar on fire', { motif: 'hot-flames', relation: 'wear' }],
    ['Bunny blowing bubble gum', { motif: 'gum-bubble', relation: 'wear' }],
    ['Frog holding a leaf umbrella', { motif: 'leaf-umbrella', relation: 'hold' }],
    ['Gnome mowing the lawn', { motif: 'riding-mower', relation: 'ride' }],
    ['Moth flying to a lantern', { motif: 'luna-moth', relation: 'beside' }],
    ['Snail with a strawberry shell', { motif: 'snail', relation: 'above' }],
    ['Snail with a mushroom for a shell', { motif: 'snail', relation: 'above' }],
    ['Two giraffes kissing', { motif: 'giraffe', relation: 'versus' }],
    ['Koalas holding hands', { motif: 'koala', relation: 'versus' }],
    ['Violin made of flowers', { motif: 'bouquet', relation: 'wear' }],
    ['Moose flexing muscles', { motif: 'flexing-arms', relation: 'wear' }],
    ['Panda dancing in a tutu', { motif: 'dancing-arms', relation: 'wear' }],
    ['Dancing skunk with a banjo', { motif: 'banjo', relation: 'hold' }],
    ['Raccoon waving hello', { motif: 'waving-arms', relation: 'wear' }],
    ['Gorilla beating its chest', { motif: 'beating-arms', relation: 'wear' }],
    ['Panda hanging from a bamboo stalk', { motif: 'hanging-arms', relation: 'wear' }],
    ['Koala climbing a tree', { motif: 'hanging-arms', relation: 'wear' }],
    ['Hiking boots hanging from a branch', { motif: 'hanging-cord', relation: 'wear' }],
    ['Ice skating polar bear', { motif: 'ice-skate', relation: 'wear' }],
    ['Cowboy leaning on a fence', { motif: 'fence', relation: 'hold' }],
    ['Rabbit popping out of a hat', { motif: 'magic-hat', relation: 'ride' }],
    ['Hen on a nest', { motif: 'hen-nest', relation: 'ride' }],
    ['Koala clinging to its mother', { motif: 'koala', relation: 'hold' }],
    ['Raccoon looking out of a hollow log', { motif: 'hollow-log', relation: 'ride' }],
    ['Paddle with a mustache', { motif: 'mustache', relation: 'wear' }],
    ['Skeleton with messy bun', { motif: 'bun-bandana', relation: 'wear' }],
    ['Highland cow with a messy bun', { motif: 'bun-bandana', relation: 'wear' }],
    ['Skull with beard', { motif: 'full-beard', relation: 'wear' }],
    ['Turkey in sweatpants', { motif: 'sweatpants-pair', relation: 'wear' }],
    ['Pug with lipstick marks', { motif: 'kiss-marks', relation: 'wear' }],
    ['Golden retriever covered in kisses', { motif: 'kiss-marks', relation: 'wear' }],
    ['Hands holding a lantern', { motif: 'open-hands', relation: 'ride' }],
    ['Hands holding a bird nest', { motif: 'open-hands', relation: 'ride' }],
    ['Catfish in a frying pan', { motif: 'empty-skillet', relation: 'ride' }],
    ['Disco ball cowboy hat', { motif: 'cowboy-hat', relation: 'wear' }],
    ['Flamingo with piña colada', { motif: 'tropical-drink', relation: 'hold' }],
    ['Marble bust with sunglasses', { motif: 'sunglasses', relation: 'wear' }],
    ['Koala mom hugging her joey', { motif: 'koala', relation: 'hold' }],
    ['Koala mom hugging her baby', { motif: 'koala', relation: 'hold' }],
    ['Elephant mom and baby with balloons', { motif: 'elephant', relation: 'hold' }],
    ['Pink ball with bow', { motif: 'head-bow', relation: 'wear' }],
    ['Raccoon with a finger on its lips', { motif: 'shushing-arms', relation: 'wear' }],
    ['Shushing owl', { motif: 'shushing-arms', relation: 'wear' }],
    ['Dog with messy bun and sunglasses', { motif: 'bun-bandana', relation: 'wear' }],
    ['Hands cradling a baby', { motif: 'open-hands', relation: 'ride' }],
    ['Dog with a mustache', { motif: 'mustache', relation: 'wear' }],
    ['Dog digging a hole', { motif: 'dug-hole', relation: 'ride' }],
    ['Penguin diving into the water', { motif: 'water-splash', relation: 'over' }],
    ['Snake curled around a skull', { motif: 'skull', relation: 'hold' }],
    ['Avocado doing yoga', { motif: 'yoga-arms', relation: 'wear' }],
    ['Kid sledding down a hill', { motif: 'sled', relation: 'ride' }],
    ['Carrot flexing muscles', { motif: 'flexing-arms', relation: 'wear' }],
    ['Donut running from the police', { motif: 'running-arms', relation: 'wear' }],
    ['Cat looking out of a window', { motif: 'window', relation: 'ride' }],
    ['Two cats watching the rain from a window', { motif: 'window', relation: 'ride' }],
    ['Firefighter with a fire truck', { motif: 'fire-engine', relation: 'beside' }],
    ['Bear on a jet ski', { motif: 'jet-ski', relation: 'ride' }],
    ['Dog with a toy truck', { motif: 'pickup-truck', relation: 'hold' }],
    ['Violinist bunny in a meadow', { motif: 'violin', relation: 'hold' }],
    ['Cow jumping over the moon', { motif: 'full-moon', relation: 'over' }],
    ['Rooster with a gold chain', { motif: 'gold-chain', relation: 'wear' }],
    ['Hedgehogs in love', { motif: 'hedgehog', relation: 'versus' }],
    ['Hedgehogs in a garden', { motif: 'hedgehog', relation: 'beside' }],
    ['Wolves howling at the moon', { motif: 'wolf-howling', relation: 'beside' }],
    ['Bear sitting on a log by a fire', { motif: 'log-rounds', relation: 'above' }],
  ])('of %j is what it is dressed as, hung with or burns in: %j', (text, companion) => {
    expect(readIdea(text).companion).toEqual(companion);
  });

  it.each([
    ['Wolf mother and pup under northern lights', '', 'wolf', 'wolf-cub'],
    ['Sea otter mom and baby', '', 'otter', 'otter'],
    ['Giraffe and her baby in the savanna', '', 'giraffe', 'giraffe'],
    ['Bear mom and cub', '', 'bear', 'bear-cub'],
    ['"Raising wild things" mama wolf and pups', 'Raising wild things', 'wolf', 'wolf-cub'],
    ['Hen with chicks', '', 'chicken', 'baby-chick'],
    ['Owl babysitting three owlets', '', 'owl', 'owl'],
    ['Chicken mama hen and chicks', 'Chicken mama', 'chicken', 'baby-chick'],
    ['Midwife life stork and baby', 'Midwife life', 'crane-bird', 'baby-face'],
  ])('is its young: %j', (text, headline, subject, young) => {
    const idea = readIdea(text);
    expect([idea.headline, idea.subject, idea.companion?.motif]).toEqual([headline, subject, young]);
  });

  it.each([
    ['Train conductor waving from a locomotive', 'train-conductor', { motif: 'locomotive', relation: 'ride' }],
    ['Delivery driver carrying packages', 'courier-face', { motif: 'moving-box', relation: 'hold' }],
    ['Kids playing in autumn leaves', 'two-kids', { motif: 'leaf-pile', relation: 'ride' }],
    ['Baby in a wagon', 'baby-face', { motif: 'red-wagon', relation: 'ride' }],
    ['Boy and his dog fishing off a dock', 'boy-dog-fishing', undefined],
    ['Tap dancer with a top hat and cane', 'tap-dancer', undefined],
    ['Orchestra teacher conducting with a baton', 'conductor-orchestra', undefined],
    ['Octopus under the sea', 'octopus', undefined],
    ['Football player running with the ball', 'quarterback-throwing', undefined],
    ['Cowboy on a dirt road at sunset', 'cowboy', undefined],
    ['Roofer nailing shingles in the heat', 'roofer-working', undefined],
    ['Mom and daughter baking a pie', 'girl-face', { motif: 'mom-face', relation: 'beside' }],
    ['Cat burglar with a bag of treats', 'cat', { motif: 'loot-bag', relation: 'hold' }],
  ])('is somebody who is drawn, in %j', (text, subject, companion) => {
    const idea = readIdea(text);
    expect([idea.headline, idea.subject, idea.companion]).toEqual(['', subject, companion]);
  });

  it.each([
    ['Jazz trumpet player New Orleans', 'New Orleans', 'trumpeter-playing', undefined],
    ['Bass player skeleton rock and roll forever', 'rock and roll forever', 'skeleton-bass', undefined],
    ['Old man harmonica player', '', 'man-old', 'harmonica'],
    ['Frog banjo player', '', 'frog', 'banjo'],
    ['Ukulele player on a beach', '', 'man-face', 'ukulele'],
    ['Trumpet player mom', 'Trumpet player mom', 'trumpeter-playing', undefined],
  ])('is who plays, in %j', (text, headline, subject, instrument) => {
    const idea = readIdea(text);
    expect([idea.headline, idea.subject, idea.companion?.motif]).toEqual([headline, subject, instrument]);
  });

  it.each([
    ['Farrier shoeing a horse', 'farrier-face', 'horse'],
    ['Rancher roping a calf', 'cowboy', 'hereford'],
    ['Coal miner with a lamp and pickaxe', 'miner-face', 'camping-lantern'],
    ['Reading is my superpower, girl with a cape and a book', 'girl-face', 'open-book'],
    ['Duck hunter with his lab in a boat', 'hunter-face', 'motor-boat'],
    ['Cobbler with a hammer', 'man-face', 'hammer'],
    ['Cat barista making coffee', 'cat', 'latte-cup'],
    ['Mechanic girl with wrench and bandana', 'woman-face', 'wrench'],
    ['Welder girl with helmet and torch', 'woman-face', 'blow-torch'],
    ['Baker lady with rolling pin and flour', 'baker-face', 'rolling-pin'],
    ['Woman lifting weights with a messy bun', 'messy-bun', 'dumbbell'],
    ['Two old men playing chess in the park', 'man-old', 'chess-knight'],
    ['Couple in a canoe', 'man-face', 'canoe'],
    ['Goose chasing a man', 'goose', 'man-face'],
    ['Ballerina on pointe with a swan', 'ballerina-dancing', 'swan'],
  ])('of "%s" is whoever it is: %s with %s', (idea, subject, motif) => {
    expect(readIdea(idea)).toMatchObject({ subject, companion: { motif } });
  });

  it('has all of an animal that walks or crosses something', () => {
    expect(readIdea('Black bear crossing a creek').subject).toBe('black-bear-whole');
    expect(readIdea('Cow grazing in a meadow').subject).toBe('whole-cow');
    expect(readIdea('Black bear holding a fish').subject).toBe('black-bear');
  });

  it('is what the rest of the idea says of it', () => {
    expect(readIdea('Proud mom of a Marine, boots and dog tags').subject).toBe('combat-boots');
    expect(readIdea('Happy fall, pumpkins').subject).toBe('pumpkin-plain');
    expect(readIdea('Happy Halloween, pumpkins').subject).toBe('jack-o-lantern');
    expect(readIdea('Wine bottle and two glasses').companion?.motif).toBe('wine-glass');
    expect(readIdea('Tents around a campfire').accents).toEqual(['tent']);
    expect(readIdea('Old fisherman with a pipe and a bass')).toMatchObject({
      companion: { motif: 'fish', relation: 'hold' },
      accents: ['smoking-pipe'],
    });
  });

  it('is passed by who runs, whose pose is drawn', () => {
    expect(readIdea('Horse running through a field of wildflowers').subject).toBe('horse-galloping');
    expect(readIdea('Bear fishing in a river').subject).toBe('bear-catching-fish');
    expect(readIdea('Fox jumping over a fence').companion).toEqual({ motif: 'fence', relation: 'over' });
  });

  it('is as many as the idea counts, up to four', () => {
    const thing = fc.constantFrom('foxes', 'little pumpkins', 'candles', 'baby owls', 'red hearts');
    const count = fc.constantFrom(['two', 2], ['pair of', 2], ['three', 3], ['4', 4], ['nine', 4]) as fc.Arbitrary<
      [string, number]
    >;
    fc.assert(
      fc.property(thing, count, (name, [word, many]) => {
        const { subject, companion, accents = [] } = readIdea(`${word} ${name} in the snow`);
        expect([subject, companion?.motif, ...accents]).toEqual(Array(many).fill(subject));
      }),
      { numRuns: 40, seed: 11 },
    );
    expect(readIdea('Dog pulling a sled of logs').accents).toEqual(['log-rounds', 'tow-rope']);
    expect(readIdea('Skeleton walking a skeleton dog').accents).toEqual(['dog-leash']);
    expect(readIdea('Skeleton walking a dog').accents).toEqual(['dog-leash']);
    expect(readIdea('Hen with chicks').accents).toEqual(['baby-chick']);
    expect(readIdea('Hogs running in the snow').accents).toEqual(['boar', 'boar']);
    expect(readIdea('Sailboat race on the ocean')).toMatchObject({ headline: '', accents: ['sailboat'] });
    expect(readIdea('Bear holding two beers')).toMatchObject({
      companion: { motif: 'beer-mug' },
      accents: ['beer-mug'],
    });
    expect(readIdea('Mama bear and two cubs')).toMatchObject({
      companion: { motif: 'bear-cub' },
      accents: ['bear-cub'],
    });
  });

  it('is nothing of a father in a saying about something else', () => {
    expect(readIdea('Dad joke loading please wait').subject).toBeUndefined();
    expect(readIdea('Best dad ever').subject).toBe('hammer-and-wrench');
  });

  it('is the animal of a thing that has no picture', () => {
    expect(readIdea('Deer stand crew').subject).toBe('deer');
    expect(readIdea('Duck blind crew').subject).toBe('duck');
    expect(readIdea('Chicken coop crew').subject).toBe('chicken-coop');
  });

  it('is a basket of its sport', () => {
    expect(readIdea('Disc golf dad chain basket').subject).toBe('disc-golf-basket');
  });

  it('is a bat of its sport', () => {
    expect(readIdea('Softball mama with leopard print bat')).toMatchObject({
      headline: 'Softball mama',
      subject: 'baseball-bats',
    });
  });
});
