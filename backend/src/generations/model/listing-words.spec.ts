import { describe, expect, it } from '@jest/globals';
import { followWords, ideaPrinting, mentionsOf } from './listing-words.ts';

const listing = {
  title: 'Surf On Cat T-Shirt',
  description: 'Surf on: a tee. Say “surf  on” twice; surfing only once.',
  tags: ['surf on', 'cat shirt', 'c++ (cat)'],
};

describe('words of a design in its listing', () => {
  it('are mentioned where they are gone from the design, in any case and with any spaces', () => {
    expect(mentionsOf(listing, ['Surf on', 'Since 1987'], ['Wave rider', ''])).toEqual(['Surf on']);
    expect(mentionsOf(listing, ['SURF ON', ''], ['Wave rider', ''])).toEqual(['SURF ON']);
    expect(mentionsOf(listing, ['C++ (cat)', ''], ['', ''])).toEqual(['C++ (cat)']);
  });

  it('are not where the design has them still, or only a part of a word is the same', () => {
    expect(mentionsOf(listing, ['Surf on', ''], ['surf ON', ''])).toEqual([]);
    expect(mentionsOf(listing, ['Surf on', ''], ['', 'Surf on'])).toEqual([]);
    expect(mentionsOf(listing, ['urf on', ''], ['Wave', ''])).toEqual([]);
    expect(mentionsOf(listing, ['', ''], ['Wave', ''])).toEqual([]);
  });

  it('follow those of the design in the case that they have', () => {
    expect(followWords(listing, ['Surf on', ''], ['WAVE RIDER', ''])).toEqual({
      title: 'Wave Rider Cat T-Shirt',
      description: 'Wave Rider: a tee. Say “wave rider” twice; surfing only once.',
      tags: ['wave rider', 'cat shirt', 'c++ (cat)'],
    });
    expect(followWords(listing, ['Surf on', ''], ['$& eBay $1', '']).title).toBe('$& eBay $1 Cat T-Shirt');
  });

  it('stay where the design has no others, or has them still', () => {
    expect(followWords(listing, ['Surf on', ''], ['', 'Wave'])).toEqual(listing);
    expect(followWords(listing, ['Surf on', ''], ['Surf on', 'Wave'])).toEqual(listing);
  });

  it('of an idea become those of the document that is drawn in its place', () => {
    const idea = 'Retro cat "Surf on"';
    expect(ideaPrinting(idea, ['Surf on', ''], ['Wave rider', ''])).toBe('Retro cat "Wave rider"');
    expect(ideaPrinting(idea, ['Surf on', ''], ['Surf on', 'Since 1987'])).toBe('Retro cat "Surf on" "Since 1987"');
    expect(ideaPrinting('Retro cat', ['', ''], ['Meow', ''])).toBe('Retro cat "Meow"');
    expect(ideaPrinting(idea, ['Surf on', ''], ['SURF ON', ''])).toBe(idea);
  });
});
