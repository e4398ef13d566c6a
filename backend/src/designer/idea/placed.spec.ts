import { describe, expect, it } from '@jest/globals';
import { readBrief, readIdea } from '../index.ts';

const said = (idea: string) => readBrief(idea).words.join(' / ');

describe('somebody or something with a thing', () => {
  it.each([
    ['Gymnastics girl on balance beam', 'gymnast-leaping', undefined],
    ['Nutcracker ballet dancer on stage', 'ballerina-dancing', 'nutcracker'],
    ['Golf cart with grandpa driving', 'grandpa-face', 'golf-cart'],
    ['Aunt and niece elephants holding trunks', 'elephant', 'elephant'],
    ['Mother and son bears', 'bear', 'bear-cub'],
    ['Bread baker with rolling pin and flour sack', 'baker-face', 'bread'],
    ['Flaming guitar', 'guitar', 'hot-flames'],
  ])('is no saying in "%s"', (idea, subject, companion) => {
    const read = readIdea(idea);
    expect([said(idea), read.subject, read.companion?.motif]).toEqual(['', subject, companion]);
  });

  it.each([
    'Camp hair with care',
    'Fur mama with love',
    'Living life on purpose',
    'Fisherman on duty',
    'Rolling with the homies',
  ])('is a saying in "%s"', (idea) => {
    expect(said(idea)).toBe(idea);
  });
});

describe('who plays a piano', () => {
  it.each([
    ['Cat playing the piano', 'cat'],
    ['Girl playing piano', 'girl-face'],
    ['Skeleton playing a piano', 'skull'],
  ])('has the hands on its keys in "%s"', (idea, subject) => {
    const read = readIdea(idea);
    expect([read.subject, read.companion?.motif, read.accents]).toEqual([subject, 'upright-piano', ['pushing-arms']]);
  });
});

describe('one single thing and another', () => {
  it.each([
    ['Whittling knife and stick', ''],
    ['Poetry quill and moon', ''],
    ['Pho bowl with chopsticks', ''],
    ["Dad's smokehouse brisket and flames", "Dad's smokehouse"],
    ['Muddy paws and happy hearts', 'Muddy paws and happy hearts'],
  ])('are printed of %j as "%s"', (idea, words) => {
    expect(said(idea)).toBe(words);
  });
});

describe('a ball with something', () => {
  it.each([
    ['Basketball with wings and halo', 'basketball', 'angel-wings'],
    ['Football with laces and crown', 'american-football', 'crown'],
    ['Esports jersey and controller', 'team-jersey', 'video-game'],
  ])('is no saying in "%s"', (idea, subject, companion) => {
    const read = readIdea(idea);
    expect([said(idea), read.subject, read.companion?.motif]).toEqual(['', subject, companion]);
  });
});

describe('a thing with details', () => {
  it.each([
    ['Pie with steam and lattice crust', 'pie'],
    ['Golf bag with flags', 'golf-bag'],
    ['Guitar case with stickers', 'instrument-case'],
    ['Sushi platter with chopsticks', 'sushi'],
  ])('is no saying in "%s"', (idea, subject) => {
    expect([said(idea), readIdea(idea).subject]).toEqual(['', subject]);
  });
});

it('draws what is named again behind a title', () => {
  expect(said('Donut squad, donuts and coffee')).toBe('Donut squad');
});
