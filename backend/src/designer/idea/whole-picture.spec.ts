import { describe, expect, it } from '@jest/globals';
import { readBrief } from '../index.ts';

const said = (idea: string) => readBrief(idea).words.join(' / ');

describe('an idea without a comma', () => {
  it.each([
    'Volleyball girl spiking line art',
    'Marching band silhouette football lights',
    'Bleeding heart flowers stained glass',
    'Ballerina silhouette made of flowers',
    'wolf howling with forest double exposure',
    'Loon on calm water at sunrise',
    'farmer on tractor at sunset',
    'Boston terrier line art with roses',
    'stroopwafel on a bicycle',
    'butcher diagram of a unicorn',
    'goalie making a save',
    'Pink coquette Christmas tree with bows',
  ])('is a picture: "%s"', (idea) => {
    expect(said(idea)).toBe('');
  });

  it.each([
    ["Baby's first Christmas reindeer line art", "Baby's first Christmas"],
    ['Chicago skyline with deep dish pizza', 'Chicago'],
  ])('keeps what is said in it: "%s"', (idea, words) => {
    expect(said(idea)).toBe(words);
  });

  it.each(['Drunk on a boat', 'Dog mom club silhouette'])('is said: "%s"', (idea) => {
    expect(said(idea)).toBe(idea.replace(' silhouette', ''));
  });
});

describe('a part behind a saying', () => {
  it.each([
    ['Softball sister, hair bow, pink laces', 'Softball sister'],
    ['blessed mama, simple cross, boho arch', 'blessed mama'],
    ['Spin class, bike wheel, retro sunburst', 'Spin class'],
    ['Med surg, pink stethoscope, leopard letters', 'Med surg'],
    ['Avo good day, dancing avocados cartoon', 'Avo good day'],
    ['one day at a time, turtle on a winding path', 'one day at a time'],
    ['Hockey is life, skeleton goalie making a save', 'Hockey is life'],
    ["Party like it's 1776, Ben Franklin in sunglasses", "Party like it's 1776"],
  ])('is drawn: "%s"', (idea, words) => {
    expect(said(idea)).toBe(words);
  });
});
