import { describe, expect, it } from '@jest/globals';
import { withPlaceOrDecadeApart } from './place-behind.ts';

describe('a place or a decade behind what is seen', () => {
  it.each([
    ['Lighthouse Cape Cod Massachusetts', 'Lighthouse, Cape Cod Massachusetts'],
    ['Vintage bison and mountains Jackson Hole Wyoming', 'Vintage bison and mountains, Jackson Hole Wyoming'],
    ['Moose Yellowstone National Park', 'Moose, Yellowstone National Park'],
    ['Buffalo Custer South Dakota', 'Buffalo, Custer South Dakota'],
    ['Orca jumping Seattle', 'Orca jumping, Seattle'],
    ['Mountain goat climbing Colorado', 'Mountain goat climbing, Colorado'],
    ['Retro sunset palm trees Key West Florida', 'Retro sunset palm trees, Key West Florida'],
    ['Cassette tape 80s music', 'Cassette tape, 80s music'],
    ['Ferris wheel Santa Monica Pier', 'Ferris wheel, Santa Monica Pier'],
  ])('is apart: %s', (idea, apart) => {
    expect(withPlaceOrDecadeApart(idea)).toBe(apart);
  });

  it.each([
    'Pigeon Forge Tennessee',
    'Bear Lake Utah',
    'Salmon Idaho',
    'Buffalo New York',
    'Moose in Portland Maine',
    'Lighthouse, Portland Maine',
    'Just visiting Portland Maine',
  ])('is no other name: %s', (idea) => {
    expect(withPlaceOrDecadeApart(idea)).toBe(idea);
  });
});
