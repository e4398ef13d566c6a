import { describe, expect, it } from '@jest/globals';
import { readBrief } from '../index.ts';

const read = (idea: string) => {
  const { words, subject } = readBrief(idea);
  return [words.join(' / '), subject];
};

describe('what is said ends', () => {
  it.each([
    ['Dragon trainer in training baby dragon', 'Dragon trainer in training', 'baby-dragon'],
    ['Roofers get high on the job hammer', 'Roofers get high on the job', 'hammer'],
    ['Swim mom wet towels everywhere goggles', 'Swim mom wet towels everywhere', 'swim-goggles'],
    ['Firefighter grandpa retired but still hot axe', 'Firefighter grandpa retired but still hot', 'axe'],
    ['Bake more nap less mittens', 'Bake more nap less', 'knit-mittens'],
    ['Crabby until coffee crab', 'Crabby until coffee', 'crab'],
    ['School counselor you matter daisies', 'School counselor you matter', 'blossom'],
    ['Pho real though noodle bowl', 'Pho real though', 'steaming-bowl'],
    ['Finger lakes wine trail grapes', 'Finger lakes wine trail', 'grapes'],
    ['Quinceanera court damas pink rose', 'Quinceanera court damas', 'rose'],
    ['Kiss my bass funny fishing', 'Kiss my bass', 'fish'],
    ['Kiss my axe lumberjack', 'Kiss my axe lumberjack', 'axe'],
    ['Ring bearer security sunglasses', 'Ring bearer security', 'sunglasses'],
    ['Owl that says whooo cares retro', 'whooo cares', 'owl'],
    ['Skydive grandma jumped at 80', 'Skydive grandma jumped at 80', 'parachute-jumper'],
    ['Diesel mechanic dirty hands clean money', 'Diesel mechanic dirty hands clean money', 'money-bag'],
    ['I run on chaos and dry shampoo', 'I run on chaos and dry shampoo', 'lotion-bottle'],
    ['Procaffeinating since sunrise, moka pot', 'Procaffeinating since sunrise', 'moka-pot'],
    ['Wyoming high plains pronghorn vintage', 'Wyoming high plains', 'antelope'],
    ['Electrician, we make sparks fly', 'Electrician, we make sparks fly', 'welding-sparks'],
    ['Waffle lot on my plate syrup', 'Waffle lot on my plate', 'syrup-bottle'],
    ['Stamp collector stuck on you postage', 'Stamp collector stuck on you', 'postage-stamp'],
    ['Tiny humans big dreams, kindergarten crayons', 'Tiny humans big dreams', 'crayon'],
    ['NICU nurse tiny feet big hearts', 'NICU nurse tiny feet big hearts', 'red-heart'],
    ['Easily distracted by hens, farm girl', 'Easily distracted by hens / farm girl', 'chicken'],
    ['But first iced coffee cute', 'But first iced coffee', 'iced-coffee-cup'],
    ['Espresso yourself boho', 'Espresso yourself', 'moka-pot'],
    ['Sleeps around campgrounds funny tent', 'Sleeps around campgrounds', 'tent'],
    ['Snailed it cute snail', 'Snailed it', 'snail'],
    ["Baby's first Christmas reindeer line art", "Baby's first Christmas", 'reindeer'],
    ['Critical care nurse minimalist heart line', 'Critical care nurse', 'heartbeat'],
    ['Oat milk enthusiast retro carton', 'Oat milk enthusiast', 'oat-milk-carton'],
    ['Madison River Montana 1968 drift boat', 'Madison River Montana 1968', 'motor-boat'],
    ['Visit the moon 1969 rocket poster', 'Visit the moon 1969', 'rocket'],
    ['Coffee first then rosary, mug and beads', 'Coffee first then rosary', 'hot-beverage'],
    ['Hourly rate triple if you watch, garage sign', 'Hourly rate triple if you watch', 'garage-sign'],
    ['Spore loser sad little mushroom', 'Spore loser', 'mushroom'],
    ['Catitude adjustment needed yoga cat', 'Catitude adjustment needed', 'cat-stretching'],
    ['Peace love tie dye, peace sign and van', 'Peace love tie dye', 'minibus-side'],
    ['Anxiety but make it cute, crying strawberry', 'Anxiety but make it cute', 'crying-strawberry'],
    ['I cast nap, sleepy wizard', 'I cast nap', 'mage'],
    ['She found her forever wave, surfing bride', 'She found her forever wave', 'bride-standing'],
    ['Diesel fumes and dirty hands tow truck', 'Diesel fumes and dirty hands', 'tow-truck'],
    ['Four wheeling into four monster truck', 'Four wheeling into four', 'monster-truck'],
    ['Canning season, jars of peaches on a shelf', 'Canning season', 'peach'],
    ['Acadia lighthouse and rocky coast', 'Acadia', 'lighthouse'],
    ['Night train to Vienna art deco', 'Night train to Vienna', 'locomotive'],
    ["Witch's weenie dachshund in a pointy hat", "Witch's weenie", 'dachshund'],
    ["Grandma's garden, birth month flowers", "Grandma's garden", 'bouquet'],
    ['Witch please, broomstick and black hat', 'Witch please', 'broom'],
    ['"I do crew" beach bachelorette Miami', 'I do crew / Miami', 'clinking-glasses'],
    ['Softball sisters, name Ava number 12', 'Softball sisters / Ava 12', 'softball'],
    ['mackinac island horse carriage, vintage postcard', 'mackinac island', 'horse-buggy'],
    ['Scottish by blood thistle', 'Scottish by blood', 'thistle-flower'],
    ['Welders do it hotter sparks', 'Welders do it hotter', 'welding-sparks'],
    ['Support your local witch moon and herbs', 'Support your local witch', 'witch-face'],
    ['Caution may talk about chickens', 'Caution may talk about chickens', 'chicken'],
    ['Navy veteran anchors and attitude', 'Navy veteran anchors and attitude', 'anchor'],
  ])('where nothing more of it can follow: %s', (idea, words, subject) => {
    expect(read(idea)).toEqual([words, subject]);
  });

  it.each([
    ['Frog that says be yourself in cowboy hat', 'be yourself', 'frog'],
    ['Cow that says moody in pink letters', 'moody', 'cow-face'],
    ['Banner that says best uncle ever with bear', 'best uncle ever', 'bear'],
    ['Coffin that says home sweet home bats', 'home sweet home', 'bat'],
    ['Cat that says nap with me', 'nap with me', 'cat'],
    ['Owl that says coffee in bed', 'coffee in bed', 'owl'],
  ])('before what is worn, or is there too: %s', (idea, words, subject) => {
    expect(read(idea)).toEqual([words, subject]);
  });

  it.each([
    ['Sedona arizona red rocks boho sun', 'Sedona arizona', 'canyon-mesa'],
    ['brooklyn new york bridge grunge', 'brooklyn new york', 'bridge-golden'],
    ['Pittsburgh steel city bridges', 'Pittsburgh steel city', 'bridge-golden'],
    ['Glacier national park mountain goat 1910', 'Glacier national park 1910', 'mountain-goat'],
    ['Catalina island california flying fish', 'Catalina island california', 'fish'],
    ['Hello texas bluebonnets', 'Hello texas', 'bluebonnet'],
    ['Maine lobster roll', 'Maine lobster roll', 'lobster-roll'],
  ])('behind the place, where several things are seen there: %s', (idea, words, subject) => {
    expect(read(idea)).toEqual([words, subject]);
  });
});

describe('nothing is printed', () => {
  it.each([
    ['Protea flower line art', 'protea-bloom'],
    ['Shih tzu face sketch', 'shih-tzu'],
    ['griffin heraldic crest', 'griffin'],
    ['Stag beetle scientific illustration', 'beetle'],
    ['Medusa head grunge', 'medusa'],
    ['Bernese mountain dog cute face', 'bernese'],
    ['Three little pumpkins, plaid and leopard', 'jack-o-lantern'],
    ['Japanese koi fish pond', 'koi'],
    ['Vintage botanical fern print', 'herb'],
    ['Line art peony bouquet', 'peony-bloom'],
    ['Caribou herd silhouette', 'caribou'],
    ['Babydoll sheep cute', 'ewe'],
    ['Barred rock hen portrait', 'barred-hen'],
    ['Badger wearing a hard hat digging tunnels', 'badger'],
    ['Bear paddling canoe at sunset vintage', 'bear'],
    ['Clydesdale horse vintage engraving', 'clydesdale'],
  ])('of what only says how a thing is drawn: %s', (idea, subject) => {
    expect(read(idea)).toEqual(['', subject]);
  });

  it.each(['Custom pet portrait', 'Foxy lady retro'])('but of "%s", which is said', (idea) => {
    expect(read(idea)[0]).not.toBe('');
  });
});
