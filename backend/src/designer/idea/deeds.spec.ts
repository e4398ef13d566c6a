import { describe, expect, it } from '@jest/globals';
import { readIdea } from '../index.ts';

function castOf(idea: string): string {
  const { headline, subject, companion, accents = [] } = readIdea(idea);
  return [headline && `"${headline}"`, subject, companion && `${companion.relation} ${companion.motif}`, ...accents]
    .filter(Boolean)
    .join(', ');
}

describe('what two do', () => {
  it.each([
    ['Bigfoot doing laundry in a creek', 'bigfoot, beside wash-tub, clothes-basket'],
    ['Mama duck with five ducklings', 'duck, beside duckling-row-5'],
    ['Opossum mama with babies on back', 'opossum-head, ride opossum-head, opossum-head'],
    ['Prayer warrior, kneeling knight', '"Prayer warrior", knight-kneeling'],
    ['Heron standing on one leg', 'heron-one-leg'],
    ['Flamingo doing a split, retro gym', 'flamingo-splits'],
    ['Ballerina standing on one leg', 'ballerina-dancing'],
    ['Bear diving into a pool', 'bear, over swimming-pool'],
    ['Grandpa and grandson casting from wooden dock', 'grandpa-fishing-boy, above dock-lake'],
    ['Boy and grandfather casting off a dock', 'grandpa-fishing-boy, above dock-lake'],
    ["I'd rather be doing laundry", '"I\'d rather be doing laundry", washing-machine'],
    ['Beagle chasing a squirrel', 'beagle, beside squirrel, running-arms'],
    ['Cat being chased by a dog', 'dog, beside cat, running-arms'],
    ['Border collie herding sheep', 'border-collie, beside ewe, running-arms, ewe'],
    ['Octopus with beer mugs', 'octopus, hold beer-mug, beer-mug'],
    ['Octopus with a beer', 'octopus, hold beer-mug'],
    ['Three penguins ice skating', 'penguin-skating, beside penguin-skating, penguin-skating'],
    ['Two elephants painting', 'elephant-painting, beside elephant-painting'],
    ['Sloth hugging a coffee mug', 'sloth, hold hot-beverage, hugging-arms'],
    ['Dinosaur hugging a heart', 't-rex, hold red-heart, hugging-arms'],
    ['Panda hugging a bamboo stalk', 'panda, hold bamboo-stalks, clinging-arms'],
    ['Otter cuddling a pillow', 'otter, hold pillow-soft, hugging-arms'],
    ['Girl hugging her horse', 'girl-face, hold horse'],
    ['Frogs doing yoga', 'frog, wear meditating-arms, frog'],
    ['Ghosts roasting marshmallows', 'ghost-cute, hold marshmallow-stick, ghost-cute'],
    ['Snowmen drinking cocoa', 'snowman, hold hot-cocoa, snowman'],
    ['Nurses drinking coffee', 'nurse-face, hold hot-beverage, nurse-face'],
    ['Owls wearing glasses', 'owl, wear glasses, owl'],
    ['Two foxes chasing a rabbit', 'fox, beside rabbit, running-arms, fox'],
    ['Snowman and snowwoman holding hands under mistletoe', 'snowman, versus snowman, mistletoe-sprig'],
    ['Donkey with a basket on its back', 'wicker-basket, above donkey'],
    ['Nurse walking a greyhound on a leash', 'nurse-face, beside greyhound, dog-leash'],
    ['Fox and hedgehog having a tea party', 'hedgehog, beside fox, teapot'],
    ['Two turtles swimming with a jellyfish', 'turtle-swimming, beside jellyfish, turtle-swimming'],
    ['Goats jumping over a fence', 'goat, over fence, goat'],
    ['Sea turtle with plants growing on its shell', 'potted-plant, above turtle'],
    ['Pilot dog flying a biplane', 'dog, ride biplane, pilot-hat'],
    ['Chihuahua barking at a mailman', 'chihuahua, beside mail-carrier, standing-arms'],
    ['Pug in a taco costume running', 'pug, crossed taco'],
    ['Ant carrying a watermelon slice', 'watermelon, above ant'],
    ['Rabbit pulling a carrot out of the ground', 'rabbit, beside carrot, pulling-arms, dirt-mound'],
    ['Cat barista pouring latte art', 'cat, hold pouring-pitcher, apron'],
    ['Pilot raccoon in a red biplane', 'raccoon, ride biplane, pilot-hat'],
    ['Two kids building a sandcastle', 'two-kids, beside sandcastle'],
    ['Tent between two pine trees', 'tent, beside pine-pair'],
  ])('in %j is %j', (idea, cast) => {
    expect(castOf(idea)).toBe(cast);
  });
});

describe('what is done on four legs', () => {
  it.each([
    ['Golden retriever sleeping on a couch', 'golden-retriever, above couch, sleep-zzz'],
    ['Raccoon asleep in a trash can', 'raccoon-sleeping, ride wastebasket'],
    ['Cheetah standing on a rock', 'cheetah, above rocks-pile, standing-arms'],
    ['Leopard prowling through the jungle', 'leopard, wear walking-arms'],
    ['Wolf pack running under the northern lights', 'wolf, wear running-arms, wolf, wolf'],
    ['Penguin walking in the snow', 'penguin, wear walking-arms'],
    ['Santa sleeping in an armchair', 'santa-claus, ride armchair-cozy, sleep-zzz'],
  ])('in %j is %j', (idea, cast) => {
    expect(castOf(idea)).toBe(cast);
  });
});

it.each([
  ['Girl dad with two daughters', 'father-two-daughters'],
  ['Grandma feeding ducks at the pond', 'grandma-face, hold bucket, duck, duck'],
  ['Kids running through a sprinkler', 'kids-running, beside lawn-sprinkler'],
  ['Hockey player moose on a frozen pond', 'moose, hold ice-hockey'],
  ['Train conductor cat and a steam train', 'cat, wear conductor-hat, locomotive'],
  ['Cowboy boots next to a cactus and a guitar', 'cowboy-boot, beside cactus, guitar'],
  ['Pumpkin patch truck with scarecrow and crows', 'pumpkin-plain, ride pickup-truck, scarecrow-face, crow'],
  ['Camping under a starry sky with a campfire and tent', 'fire, beside tent'],
  ['Veterinarian holding a kitten next to a golden retriever', 'vet-face, hold kitten, golden-retriever'],
  ['Book club, wine, cheese and good friends', '"Book club", cheese-wedge, beside wine-glass'],
  ['Cat inside a pumpkin with bats flying around', 'cat, ride jack-o-lantern, bat-flying, bat-flying'],
  ['Bulldog barber with clippers', 'english-bulldog, hold hair-clippers, apron'],
  ['Teddy bear nurse with a bandage', 'teddy-bear, hold band-aid, nurse-cap'],
  ['Bakery cat rolling dough', 'cat, hold rolling-pin, chef-hat'],
  ['Weightlifter avocado', 'avocado, wear flexing-arms, dumbbell'],
  ['Skier moose in the Alps', '"Alps", moose, ride snow-ski'],
  ['Tea cup with a sleeping kitten', 'kitten, ride hot-beverage'],
  ['Seahorse couple in love', 'seahorse, versus seahorse, red-heart'],
  ['Black bear family hiking in the Smokies', '"Smokies", black-bear, beside black-bear, black-bear'],
  ['Vampire drinking coffee, fangs a latte', '"fangs a latte", vampire, hold hot-beverage'],
  ['Pug with a heart, pugs and kisses', '"pugs and kisses", pug, hold red-heart'],
  ['Live laugh lobster', '"Live laugh lobster", lobster'],
  ['Deer with lights, oh deer', '"oh deer", deer'],
  ['Camping under the stars with a vintage trailer', 'travel-trailer'],
  ['Ghost trick or treating with a pumpkin bucket', 'ghost, hold trick-treat-bucket'],
  ['American flag eagle fourth of July', '"fourth of July", eagle, beside american-flag'],
  ['Lighthouse keeper with a lantern', 'man-face, hold camping-lantern, lighthouse'],
  ['Cow in the beam of a UFO', 'flying-saucer, above cow-face'],
  ['Panda doing karate', 'panda, wear martial-arts-uniform'],
  ['Typewriter with roses', 'typewriter, beside rose, rose'],
  ['Espresso machine and cups', 'espresso-machine, beside hot-beverage, hot-beverage'],
  ['Woman with curly hair and headphones, good vibes only', '"good vibes only", woman-curly, wear headphone'],
  ['Kids soccer coach with a whistle, number one coach', '"number one coach", coach-face, hold soccer-ball'],
  ['Koala mail carrier delivering love letters', 'koala, hold love-letter, mail-bag'],
  ['Sunflower and ladybug, bloom with grace', '"bloom with grace", lady-beetle, above sunflower'],
  ['Grandpa in a golf cart', 'grandpa-face, ride golf-cart'],
  ['Mechanic grandpa and granddaughter fixing a truck', 'girl-face, beside grandpa-face, pickup-truck'],
  ['Garden gnome holding a beer, gnome sweet gnome', '"gnome sweet gnome", gnome-beard, hold beer-mug'],
  ['Harmonica and a cowboy hat, whiskey and blues', '"whiskey and blues", harmonica, beside cowboy-hat'],
  ['Sloth hanging from a disco ball, slow groove', '"slow groove", sloth, wear hanging-arms, mirror-ball'],
  ['Happy retirement fisherman in a hammock', '"Happy retirement", fisherman-face, ride hammock'],
  ['Cat in a witch hat beside a cauldron', 'cat, wear witch-hat, cauldron'],
  ['Bear with sunglasses and a tent', 'bear, wear sunglasses, tent'],
  ['Camping dad holding a lantern', 'dad-face, hold camping-lantern, tent'],
  ['Red panda sleeping on a branch', 'red-panda, above tree-branch, sleep-zzz'],
  ['Husky screaming', 'husky, wear mood-screaming'],
  ['Two goats screaming', 'goat, wear mood-screaming, goat'],
  ['Raccoon screaming on a skateboard', 'raccoon, ride skateboard, mood-screaming'],
  ['Lion yawning', 'lion, wear mood-yawning'],
  ['Donkey laughing', 'donkey, wear mood-laughing'],
  ['Cat crying', 'cat, wear mood-crying'],
  ['Scared cat', '"Scared cat", cat, wear mood-scared'],
  ['Wolf howling at the moon', 'wolf-howling'],
  ['Bear sleeping', 'bear-sleeping'],
  ['Hiking in the Smokies with a black bear and a waterfall', '"Hiking in the Smokies", black-bear, beside waterfall'],
])('letters what is said of %j and draws the rest: %j', (idea, cast) => {
  expect(castOf(idea)).toBe(cast);
});
