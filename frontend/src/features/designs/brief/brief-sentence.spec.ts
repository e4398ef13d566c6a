import { expect, it } from '@jest/globals';
import type { SellerBrief } from '../../../api/model/sellerBrief.ts';
import { briefSentence } from './brief-sentence.ts';

it.each<[SellerBrief, string]>([
  [
    { words: ['Papa can fix it'], subject: 'hammer-and-wrench', layout: 'badge', style: 'vintage' },
    'Prints “Papa can fix it”, draws hammer and wrench, badge, vintage.',
  ],
  [
    { words: ['Surf on', '1974'], subject: 'cat-face', companion: { motif: 'surfboard', relation: 'ride' } },
    'Prints “Surf on” and “1974”, draws cat riding surfboard.',
  ],
  [
    {
      ...{ words: [], subject: 'raccoon', companion: { motif: 'pizza', relation: 'hold' } },
      accents: ['sunglasses', 'candle'],
    },
    'Prints no words, draws raccoon holding pizza with sunglasses and candle.',
  ],
  [
    { words: [], subject: 'lighthouse-storm', scene: 'storm', mood: 'dark', palette: 'harbor' },
    'Prints no words, draws lighthouse in a storm, dark, harbor inks.',
  ],
  [
    { words: [], subject: 'moose', companion: { motif: 'flexing-arms', relation: 'wear' } },
    'Prints no words, draws moose flexing.',
  ],
  [
    { words: [], subject: 'gorilla', companion: { motif: 'beating-arms', relation: 'wear' } },
    'Prints no words, draws gorilla beating its chest.',
  ],
  [
    { words: [], subject: 'husky', companion: { motif: 'mood-screaming', relation: 'wear' } },
    'Prints no words, draws husky screaming.',
  ],
  [
    {
      ...{ words: [], subject: 'fox', companion: { motif: 'toe-touch-arms', relation: 'wear' } },
      accents: ['mood-tongue-out', 'scarf'],
    },
    'Prints no words, draws fox touching its toes and with its tongue out with scarf.',
  ],
  [
    { words: [], subject: 'articulated-lorry', companion: { motif: 'hot-beverage', relation: 'beside' } },
    'Prints no words, draws semi truck beside cup of coffee.',
  ],
  [
    { words: [], subject: 'bear', companion: { motif: 'hammock', relation: 'ride' }, accents: ['sleep-zzz'] },
    'Prints no words, draws bear riding hammock and asleep.',
  ],
  [{ words: ['Just breathe'] }, 'Prints “Just breathe”, draws no picture.'],
  [{ words: ['Stay wild'], scene: 'forest' }, 'Prints “Stay wild”, a scene in a forest.'],
])('%j: %s', (brief, sentence) => {
  expect(briefSentence(brief)).toBe(sentence);
});
