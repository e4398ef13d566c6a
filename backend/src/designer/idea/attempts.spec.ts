import { describe, expect, it } from '@jest/globals';
import { readIdea } from '../index.ts';
import { asDone } from './attempts.ts';

describe('what an animal does, tries and wears', () => {
  it.each([
    ['T-rex with tiny arms trying to play tennis', 'T-rex playing tennis'],
    ['Turkey in a pilgrim hat running away', 'Turkey running in a pilgrim hat'],
    ['Cherry blossom branch with a little bird', 'a little bird on a Cherry blossom branch'],
    ['Horse and girl at the fence', 'girl and her Horse at the fence'],
    ['Mail carrier with a dog chasing him', 'a dog chasing the mailman'],
    ['Dog with a shoe in its mouth', 'Dog with a chewed shoe in its mouth'],
    ['Poodle with a pink bow', 'Poodle wearing a pink hair bow'],
    ['Archer fox with a bow', 'Archer fox with a bow'],
    ['Scuba diving sloth', 'sloth snorkeling'],
    ['Duckling following its mother', 'duck with ducklings'],
    ['Turtle skateboarder', 'Turtle riding a skateboard'],
    ['Cat wearing a cone', 'Cat wearing a cone of shame'],
    ['Pug wrapped like a burrito', 'Pug dressed as a burrito'],
    ['Wiener dog in a hot dog bun', 'dachshund dressed as a hot dog'],
    ['Bear in fuzzy slippers', 'Bear wearing bunny slippers'],
    ['Dad trying to relax', 'Dad trying to relax'],
  ])('reads "%s" as "%s"', (idea, read) => {
    expect(asDone(idea)).toBe(read);
  });

  it.each([
    ['Swords crossed over a shield', 'sword', 'crossed sword', ['shield']],
    ['Possum carrying her babies on her back', 'opossum-head', 'ride opossum-head', ['opossum-head']],
    ['Bear carrying her cubs on her back', 'bear', 'ride bear', ['bear']],
    ['Piano with roses', 'grand-piano', 'beside rose', ['rose']],
    ['Cow with daisies', 'cow-face', 'beside blossom', ['blossom']],
    ['Skull with roses and butterflies', 'skull', 'beside rose', ['rose', 'butterfly']],
    ['Old truck with sunflowers', 'sunflower', 'ride pickup-truck', undefined],
    ['Bunny with Easter eggs and tulips', 'rabbit', 'beside easter-egg', ['tulip', 'easter-egg']],
    ['Beetle collection entomology', 'beetle', 'beside beetle', ['beetle']],
    ["Dog paws and hearts, Adopt don't shop", 'paw-prints', 'beside red-heart', ['red-heart']],
    ['Raven on skull with candles', 'black-bird', 'above skull', ['candle', 'candle']],
    ['Praying hands with dove', 'praying-hands', 'beside dove', undefined],
    ['Seahorse with bubbles', 'seahorse', 'beside bubbles', ['bubbles']],
    ['Raccoon with a trash can', 'raccoon', 'ride wastebasket', undefined],
    ['Sugar skull owl with a marigold', 'owl', 'hold marigold', ['calavera-goggles']],
    ['Cat in a Christmas tree', 'cat', 'ride christmas-tree', undefined],
    ['Nutcracker with candy canes and holly', 'nutcracker', 'beside candy-cane', ['holly-berries', 'candy-cane']],
    ['Cow with American flag sunglasses', 'cow-face', 'wear flag-sunglasses', undefined],
    ['Deer head with flowers in antlers', 'deer', 'wear antler-blooms', undefined],
    ['Turkey with football', 'turkey', 'hold american-football', undefined],
    ['Motorcycle with skull rider', 'skull', 'ride motorcycle', undefined],
    ['Bear holding tulips', 'bear', 'hold tulip', undefined],
    ['Maine coon in a royal portrait', 'maine-coon', 'wear crown', ['ermine-robe']],
    ['Royal pug portrait', 'pug', 'wear crown', ['ermine-robe']],
    ['Taco with muscles', 'taco', 'wear flexing-arms', undefined],
    ['Pickle in cowboy boots', 'one-pickle', 'wear cowboy-boot', undefined],
    ['Sunflowers in cowboy boots', 'sunflower', 'ride cowboy-boot', undefined],
    ['Goat in boots', 'goat', 'wear cowboy-boot', undefined],
    ['Goose chasing a man', 'goose', 'beside man-face', ['running-arms']],
  ])('draws of "%s" %s, %s and %j', (idea, subject, companion, accents) => {
    const read = readIdea(idea);
    expect([read.subject, `${read.companion?.relation} ${read.companion?.motif}`, read.accents]).toEqual([
      subject,
      companion,
      accents,
    ]);
  });
});
