import { describe, expect, it } from '@jest/globals';
import { readBrief, readIdea } from '../index.ts';

const said = (idea: string) => readBrief(idea).words.join(' / ');

describe('a number that counts nothing', () => {
  it.each([
    ['Sweet 16 car keys and heart', 'Sweet 16', 'key'],
    ['Three rex birthday dinosaur with cake', 'Three rex birthday', 't-rex'],
    ['Two wild two year old tiger', 'Two wild two year old', 'tiger-face'],
    ['60th birthday fishing pole and bass 1966', '60th birthday / 1966', 'fish'],
    ['30 and thriving, disco ball and martini', '30 and thriving', 'mirror-ball'],
  ])('is printed of %j as "%s"', (idea, words, subject) => {
    expect([said(idea), readIdea(idea).subject]).toEqual([words, subject]);
  });

  it.each([
    'Two black cats in a basket',
    'Three sheep on a hill',
    'Two geese with scarves',
    'Five black cats',
    '6 kittens',
  ])('is none in "%s"', (idea) => {
    expect(said(idea)).toBe('');
  });
});

describe('kin and trades before what they have', () => {
  it.each([
    ['Nonna pasta and rolling pin', 'Nonna'],
    ['Opa lederhosen and pretzel', 'Opa'],
    ['Machinist gear and caliper', 'Machinist'],
    ['Midwife baby and moon', 'Midwife'],
    ['Surveyor tripod and level', 'Surveyor'],
    ['Mr and Mrs coffee mugs', 'Mr and Mrs'],
  ])('are printed of %j as "%s"', (idea, words) => {
    expect(said(idea)).toBe(words);
  });
});
