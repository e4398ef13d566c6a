import { describe, expect, it } from '@jest/globals';
import { readBrief } from '../index.ts';

const read = (idea: string) => {
  const { words, subject } = readBrief(idea);
  return [words.join(' / '), subject];
};

describe('a saying that everybody knows', () => {
  it.each([
    ['Fox live laugh love', 'live laugh love', 'fox'],
    ['Live laugh love fox', 'Live laugh love', 'fox'],
    ['Oh deer cabin and pine trees', 'Oh deer', 'deer'],
    ['Sloth not today satan', 'not today satan', 'sloth'],
    ['Ohio home sweet home heart', 'home sweet home / Ohio', 'red-heart'],
    ['Love is a four legged word paw', 'Love is a four legged word', 'paw-prints'],
    ['Boho rainbow teach love inspire', 'teach love inspire', 'rainbow'],
    ['Squirrel feeder peanuts nuts about you', 'nuts about you', 'squirrel'],
    ['Barbecue grill and spatula King of the grill', 'King of the grill', 'grill'],
  ])('is what is printed of %j, and the rest is drawn', (idea, words, subject) => {
    expect(read(idea)).toEqual([words, subject]);
  });

  it.each([
    ['Occupational therapy sloth hang in there', 'Occupational therapy / hang in there', 'sloth'],
    ['Fire department ladder truck, brave and bold', 'Fire department / brave and bold', 'ladder-truck'],
    ['Rocket ship and planets, future astronaut', 'future astronaut', 'rocket'],
    ['Firefly jar, summer nights', 'summer nights', 'firefly-jar'],
  ])('is printed behind the title of %j', (idea, words, subject) => {
    expect(read(idea)).toEqual([words, subject]);
  });

  it.each(['Live laugh love', 'Stay wild and free my little flower', 'Easily distracted by dogs and plants'])(
    'belongs to what is said around it in %j',
    (idea) => {
      expect(read(idea)[0]).toBe(idea);
    },
  );
});
