import { describe, expect, it } from '@jest/globals';
import { readBrief, readIdea } from '../index.ts';

/** The subject, what it does with what, and what is there too. */
const cast = (idea: string) => {
  const { subject, companion, accents = [] } = readIdea(idea);
  return [subject, companion && `${companion.relation} ${companion.motif}`, ...accents].filter(Boolean).join(', ');
};

const said = (idea: string) => readBrief(idea).words.join(' / ');

describe('who has a role', () => {
  it.each([
    ['Pickle detective with magnifying glass, kind of a big dill', 'one-pickle, hold magnifying-glass'],
    ['Donut cop eating a croissant', 'doughnut, hold croissant, police-hat'],
    ['Corgi flight attendant serving drinks', 'corgi, hold cocktail-glass, bandana'],
    ['Fire captain dalmatian with hose', 'dalmatian, hold garden-hose, fire-helmet'],
    ['Flight attendant golden retriever', 'golden-retriever, wear bandana'],
    ['Sea captain otter, ahoy', 'otter, wear captain-hat'],
    ['Lighthouse keeper cat with lantern', 'cat, hold camping-lantern, captain-hat'],
    ['Karate kid panda breaking a board', 'panda, wear martial-arts-uniform'],
    ['Crocheting granny skeleton', 'skull, hold crochet-hook, glasses'],
  ])('of %j is drawn as %s', (idea, drawn) => {
    expect(cast(idea)).toBe(drawn);
  });

  it.each(['Police officer lion', 'Pug astronaut', 'Detective pickle', 'Wizard frog'])(
    'is not printed of "%s", which has no saying',
    (idea) => {
      expect(said(idea)).toBe('');
    },
  );

  it('is no role of a thing that is made or sold', () => {
    expect(said('Taco chef')).toBe('Taco chef');
    expect(said('Lobster boat captain, Bar Harbor Maine')).toBe('Lobster boat captain / Bar Harbor Maine');
  });
});

describe('what is described in more words', () => {
  it.each([
    ['Mom and daughter both holding balloons', 'girl-face, beside mom-face, balloon, balloon'],
    ['Teacup with rising steam and a good book', 'hot-beverage, beside books'],
    ['Living room with a couch, cat and floor lamp', 'cat, above couch, table-lamp'],
    ['Squirrel holding an acorn above its head like a trophy', 'squirrel, hold chestnut'],
    ['Bride and groom hedgehogs on top of a wedding cake', 'hedgehog, above wedding-cake, hedgehog'],
    ['Vintage pickup truck hauling a christmas tree', 'christmas-tree, ride pickup-truck'],
    ['Kitten in a pumpkin with fall leaves', 'kitten, ride pumpkin-plain, leaf-pile'],
    ['Jack o lantern with a witch hat and a bat', 'jack-o-lantern, wear witch-hat, bat'],
    ['Train engineer grandpa with toddler', 'grandpa-face, beside baby-face'],
    ['Coffee mug with a mountain scene and pine trees', 'mug-mountain'],
  ])('of %j is drawn as %s and not printed', (idea, drawn) => {
    expect(cast(idea)).toBe(drawn);
    expect(said(idea)).toBe('');
  });

  it.each([
    ['Book lover fox asleep on a pile of novels', 'fox, above books, sleep-zzz'],
    ['Ice cream truck with kids lined up', 'ice-cream-truck, beside two-kids'],
    ['Firefighter rescuing a kitten from a tree', 'firefighter-face, hold kitten, deciduous-tree'],
    ['Opossum mom carrying babies on her back', 'opossum-head, ride opossum-head'],
    ['Narwhal with a donut on its horn', 'narwhal, wear doughnut'],
    ['Flamenco dancing frog', 'frog, wear dancing-arms'],
    ['Sun with sunglasses', 'sun-with-face, wear sunglasses'],
    ['Mole wearing hard hat digging tunnel', 'mole-digging, wear rescue-worker-s-helmet'],
    ['Two moles in love', 'mole, versus mole, red-heart'],
    ['Yellow warbler on a branch', 'warbler-bird'],
    ['Otters holding hands', 'floating-otter-pair'],
    ['Two sea otters floating on their backs holding paws', 'floating-otter-pair'],
    ['Bass guitar player skeleton', 'skeleton-bass'],
    ['Skeleton in a cowboy hat playing guitar', 'skeleton-guitar, wear cowboy-hat'],
    ['Snowman with top hat and cardinal', 'snowman-cardinal'],
    ['Snowman in a scarf with a cardinal on its arm', 'snowman-cardinal'],
    ['Lineman pole sunset American flag', 'power-pole, beside american-flag'],
    ['Bookworm raccoon with glasses', 'raccoon, wear glasses'],
    ['Dragon reading a book', 'dragon-reading'],
    ['Dragon reading a book by candlelight', 'dragon-reading, beside candle'],
    ['Otters holding hands love', 'floating-otter-pair'],
    ['Barnyard animals stacked on each other', 'cow-face, beside pig-face, chicken'],
    ['Picnic basket with a checkered cloth and ants', 'basket, beside ant, ant'],
    ['Werewolf at the barber shop', 'werewolf, beside barber-pole'],
    ['UFO stealing a christmas tree', 'flying-saucer, above christmas-tree'],
    ['Mason jar of lemonade', 'lemonade-glass'],
    ['Great Dane sitting on an armchair like a person', 'great-dane, above armchair-cozy'],
    ['Hot air balloon with a bear in the basket', 'bear, ride hot-air-balloon-stripes'],
    ['Mushroom with a door and windows', 'mushroom-house'],
    ['Watermelon surfing', 'watermelon, ride surfboard'],
    ['Dandelion with hearts blowing away', 'dandelion, beside red-heart, red-heart'],
    ['Praying mantis doing yoga', 'praying-mantis, above yoga-mat'],
    ['Pumpkin with a kitten inside', 'kitten, ride jack-o-lantern'],
    ['Library with a ladder, books and an owl', 'owl, beside ladder, books'],
    ['Strawberry ballerina', 'strawberry, wear tutu'],
    ['Goat yoga instructor on a mat', 'goat, wear meditating-arms'],
    ['Archaeologist fox with a brush and skull', 'fox, hold paintbrush, skull'],
    ['Fat orange cat stuck in a cereal box', 'orange-cat, ride moving-box'],
    ['Hot cocoa mug with marshmallow snowman', 'snowman, ride hot-beverage'],
    ['Mushroom house with a tiny door and a snail mailbox', 'mushroom-house, beside closed-mailbox-with-raised-flag'],
    ['Terrarium with a tiny dinosaur', 't-rex, ride terrarium'],
    ['Cow jumping over the moon with a dish and spoon', 'cow-face, over full-moon, wooden-spoon'],
    ['Three blind mice with sunglasses', 'mouse, wear sunglasses, mouse, mouse'],
    ['Skeletons holding a heart', 'skull, hold red-heart, skull'],
    ['Bowling pin scared of a bowling ball', 'bowling, beside bowling-ball'],
    ['Golfing gnome with a hole in one flag', 'gnome-beard, hold golf-clubs, flag-in-hole'],
  ])('of %j is drawn as %s, as many as there are', (idea, drawn) => {
    expect(cast(idea)).toBe(drawn);
    expect(said(idea)).toBe('');
  });

  it.each([
    ['Welder skull with sparks flying, fear the beard', 'fear the beard'],
    ['Carrot and peas holding hands, peas and carrots', 'peas and carrots'],
    ["Accountant cat with a calculator, it's accrual world", "it's accrual world"],
    ['Astronaut riding a bull, space cowboy', 'space cowboy'],
    ['Happy camper, sloth in a hammock by a tent', 'Happy camper'],
    ['Book dragon, dragon asleep on books', 'Book dragon'],
    ['Dear Santa I can explain, cat in a christmas tree', 'Dear Santa I can explain'],
    ['Beary tired, bear with a coffee IV drip', 'Beary tired'],
    ['Mother of cats, three cats in teacups', 'Mother of cats'],
    ['Lettuce turnip the beet, vegetables with headphones', 'Lettuce turnip the beet'],
    ['Butter half, two butterflies', 'Butter half'],
    ['Roofer cat on a hot tin roof', ''],
    ['Surgeon octopus with scalpels', ''],
    ['Roller skates with hearts for wheels', ''],
    ['Rotary phone, call your mom', 'call your mom'],
    ['Garden gloves and a trowel, dirty hands clean heart', 'dirty hands clean heart'],
    ['Cheese curds and a cow, Wisconsin', 'Wisconsin'],
    ['Roadrunner on route 66', 'Route 66'],
    ['Watercolor palette and brush, create every day', 'create every day'],
    ["Nana's kitchen cookies and a rolling pin", "Nana's kitchen"],
    ['Avocado holding a baby avocado, guac mom', 'guac mom'],
    ['Cupid with a bow, stupid cupid', 'stupid cupid'],
    ['Lemon squeezing itself, easy peasy', 'easy peasy'],
    ['Wrestling dad with headgear', 'Wrestling dad'],
  ])('of %j leaves %s to be said', (idea, words) => {
    expect(said(idea)).toBe(words);
  });

  it('shows who is spoken of', () => {
    expect(cast('Leaf me alone, cat buried in leaves')).toBe('cat, ride leaf-pile');
    expect(cast('Owl always be there, owl hugging an owlet')).toBe('owl, hold owl');
    expect(cast('Take a hike, boot with a trail map')).toBe('hiking-boot, hold world-map');
    expect(cast('Mother of cats, three cats in teacups')).toBe('cat, ride hot-beverage, cat, cat');
    expect(cast('Marching band drumline skeleton')).toBe('skull, hold drum');
    expect(cast('Crying taco')).toBe('taco, wear crying-arms');
    expect(cast('Sleepy donut')).toBe('doughnut, wear tired-arms');
    expect(cast('Crying sloth')).toBe('sloth');
    expect(cast('Skateboarding grandma, never too old')).toBe('grandma-face, ride skateboard');
    expect(cast('Veterans day boots rifle and helmet')).toBe('combat-boots, beside rifle-hunting, military-helmet');
  });

  it('is read beside a quotation, too', () => {
    expect(cast('Cat in a wizard robe casting a spell, "I put a spell on mew"')).toBe(
      'cat, hold magic-wand, witch-hat',
    );
  });
});

describe('what is said beside a picture', () => {
  it.each([
    ['Moth and moon, witchy vibes', 'witchy vibes', 'luna-moth'],
    ["Grandma's garden with flowers for each grandchild", "Grandma's garden", 'bouquet'],
    ['Bookworm with stack of books and tea', 'Bookworm', 'worm-reading, beside books, teapot'],
    ['Search and rescue labrador', 'Search and rescue', 'labrador'],
    ['Softball mom heart with stitches', 'Softball mom', 'softball-heart'],
    ['Dentist tooth superhero', 'Dentist', 'tooth-superhero'],
    ['Old fashioned popcorn cart, movie night', 'movie night', 'popcorn-cart'],
    ['Just one more chapter book dragon', 'Just one more chapter', 'dragon-reading'],
    ['Otter holding hands significant otter', 'significant otter', 'floating-otter-pair'],
    ['Duck hunting with labrador', 'Duck hunting', 'labrador'],
    ['Fishing with my dog', 'Fishing with my dog', 'dog, hold fishing-pole'],
    ["Avocado couple, you're the pit to my avocado", "you're the pit to my avocado", 'avocado, beside avocado'],
    ['Coffee and donut couple, better together', 'better together', 'hot-beverage, beside doughnut'],
    ['Old couple, still in love', 'Old couple, still in love', 'old-couple'],
    ['Bunny with eggs, Easter Sunday', 'Easter Sunday', 'easter-bunny'],
    ["Mama bear, Mother's Day", "Mama bear / Mother's Day", 'bear'],
    ["Lucky shamrock gnome, St Patrick's Day", "St Patrick's Day", 'gnome-beard, hold four-leaf-clover'],
    ['Nurse bunny Easter', '', 'rabbit, wear nurse-cap'],
    ['Castle with flags', '', 'castle'],
    ['Truck with my dog', 'Truck with my dog', 'dog, beside pickup-truck'],
    ['Pretzel and beer Oktoberfest 2026', 'Oktoberfest 2026', 'pretzel, beside beer-mug'],
    ['Yorkie mom with pink bow', 'Yorkie mom', 'yorkie, beside bow-ribbon'],
    ['Elephant and baby elephant family', '', 'elephant, hold elephant'],
    ['Proud dad of a 2026 graduate cap', 'Proud dad of a 2026 graduate', 'graduation-cap'],
    ['Possum mom, live weird', 'Possum mom / live weird', 'opossum-head'],
    ['Weightlifting bear strong like bear', 'strong like bear', 'bear, hold dumbbell'],
    ['Bonsai tree in a pot zen', 'zen', 'bonsai-pot'],
    ['Astronaut fishing on the moon', '', 'moon-fishing-astronaut'],
    ['Cow on the moon', '', 'cow-face, above crescent-moon'],
    ['Firefighter helmet with axes crossed', '', 'axe, crossed axe, fire-helmet'],
    ['Hockey goalie making a save', '', 'hockey-goalie'],
    ['Mushroom house with tiny door', '', 'mushroom-house'],
    ['Avocado couple holding hands', '', 'avocado, beside avocado'],
    ['Typewriter with wild flowers growing out of it', '', 'bouquet, ride typewriter'],
    ['Deer with South Carolina flag', '', 'deer, hold south-carolina-flag'],
    ['Christmas gnomes holding candy canes', '', 'gnome-beard, hold candy-cane, gnome-beard, santa-hat'],
    ['Christmas gnomes with lights', '', 'gnome-beard, wear string-lights, santa-hat'],
    ['K9 Belgian malinois, Protect and serve', 'Protect and serve', 'malinois, wear police-hat'],
    ['Rocket ship to the moon, Future astronaut', 'Future astronaut', 'rocket'],
    ['Adventure awaits, compass and mountains', 'Adventure awaits', 'compass'],
    ['Adventure awaits', 'Adventure awaits', 'snow-capped-mountain'],
    ['Wander often, hiking boots and pine trees', 'Wander often', 'hiking-boot'],
    ['Cerberus three headed dog', '', 'cerberus'],
    ['Yoga and wine, lotus and glass', 'Yoga and wine', 'lotus, beside wine-glass'],
    ['Nail tech, polish bottles', 'Nail tech', 'nail-polish'],
    ['Craft beer, hops and mug', 'Craft beer', 'hop-cones, beside beer-mug'],
    ['Good vibes, sun with sunglasses', 'Good vibes', 'sun-with-face, wear sunglasses'],
    ['Aloha, hula girl with ukulele', 'Aloha', 'hula-dancer, hold ukulele'],
    ['Tokyo nights, cherry blossom and temple', 'Tokyo nights', 'cherry-blossom, beside japanese-castle'],
    [
      'Soldier cross with boots and helmet, Never forget',
      'Never forget',
      'latin-cross, hold combat-boots, military-helmet',
    ],
    ['Farmer in front of red barn', '', 'farmer-face, beside barn'],
    ['Rodeo cowboy on bucking bull', '', 'bull-rider'],
    ['Blessed mama, floral wreath', 'Blessed mama', 'flower-wreath'],
    ['Merry and bright, Christmas tree truck', 'Merry and bright', 'pickup-truck, hold christmas-tree'],
    ['Happy camper vintage camping trailer with string lights', 'Happy camper', 'travel-trailer, wear string-lights'],
    ['Santa Claus riding a motorcycle', '', 'santa-claus, ride motorcycle'],
    ['Mothman lantern retro poster', 'Mothman lantern', 'mothman-flying, beside camping-lantern'],
    [
      'Wildflowers and bees, Bloom where you are planted',
      'Bloom where you are planted',
      'honeybee, beside bouquet, honeybee',
    ],
    ['Monarch butterflies and milkweed', '', 'monarch-butterfly, beside milkweed-stem, monarch-butterfly'],
    ['Cats and coffee, all I need', 'Cats and coffee / all I need', 'cat, beside hot-beverage'],
    ['Stay groovy daisy and peace sign', 'Stay groovy', 'blossom, beside peace-symbol'],
    ['Whale shark and diver', '', 'whale-shark-swimming, beside scuba-diver'],
    ['Route 66 motorcycle and eagle wings', 'Route 66', 'motorcycle, wear angel-wings'],
    ['Bee happy honey jar', 'Bee happy', 'honeybee, beside honey-pot'],
    ['Believe, Santa sleigh with reindeer over moon', 'Believe', 'santa-sleigh'],
    ['If the broom fits fly it', 'If the broom fits fly it', 'broom'],
    ['Unicorn with a rainbow mane and stars', '', 'unicorn, hold rainbow'],
    ['Light bulb with mountains inside', '', 'bulb-mountain'],
    ['Forest in a jar, Wild at heart', 'Wild at heart', 'jar-forest'],
    ['Wine glass with beach sunset inside', '', 'wine-beach'],
    [
      'Home of the brave eagle and flag, 4th of July 1776',
      'Home of the brave / 4th of July 1776',
      'eagle, beside american-flag',
    ],
    ['Joshua Tree California desert and stars', 'Joshua Tree California', 'joshua-tree'],
    [
      'Dachshund through the snow, dog with Christmas lights',
      'Dachshund through the snow',
      'dachshund, wear string-lights',
    ],
    [
      'Blue Ridge Mountains sunset, North Carolina 1936',
      'Blue Ridge Mountains / North Carolina 1936',
      'snow-capped-mountain',
    ],
    ['Resting witch face with cauldron', 'Resting witch face', 'witch-face, beside cauldron'],
    ['Feast mode, roasted turkey', 'Feast mode', 'roast-turkey'],
    ['Land of the free because of the brave, soldier', 'Land of the free because of the brave', 'dog-tags'],
    ['Army tank, Veteran', 'Veteran', 'army-tank'],
    ['Witchy crystals and tarot cards', '', 'crystal-cluster, beside tarot-cards'],
    ['Vintage Santa with toys', '', 'santa-claus'],
    ['Potted plants on shelf, Crazy plant lady', 'Crazy plant lady', 'plant-shelf'],
    ['Fab-boo-lous ghost with leopard bow', 'Fab-boo-lous', 'ghost, wear head-bow'],
    ['Redwoods national park giant trees', 'Redwoods national park', 'pine-forest, beside pine-forest'],
    ['Skull wearing helmet and goggles, biker', '', 'skull, wear motorcycle-helmet, swim-goggles'],
    ['Bison with wildflowers, Oh give me a home', 'Oh give me a home', 'bison, hold bouquet'],
    ['Yellowstone wolf howling, Old Faithful', 'Yellowstone', 'wolf-howling, beside geyser'],
    ['Puffin on rocks, Iceland', 'Iceland', 'puffin'],
    ['Horse with feathers, Wild heart', 'Wild heart', 'horse, beside feather, feather'],
    ['Witch legs in cauldron', '', 'witch-legs, ride cauldron'],
    ['Turkeys and pumpkins, Farmhouse fall', 'Farmhouse fall', 'turkey, beside pumpkin-plain, turkey'],
    ['Cockatiel with musical notes, Bird mom', 'Bird mom', 'cockatiel, hold musical-notes'],
    ['Cowgirl on horse with lasso', '', 'cowgirl, ride horse, lasso'],
    ['Flag with sunflowers, American grown', 'American grown', 'american-flag, beside sunflower, sunflower'],
    ['Thanksgiving pie with turkey, Pie before guy', 'Pie before guy', 'turkey, beside pie'],
    ['Firecracker, Little firecracker', 'Little firecracker', 'firecracker'],
    ['Love bugs in a truck', '', 'lady-beetle, ride pickup-truck, lady-beetle'],
  ])('of %j: the words %j and the picture %j', (idea, words, drawn) => {
    expect([said(idea), cast(idea)]).toEqual([words, drawn]);
  });
});
