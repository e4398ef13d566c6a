import { describe, expect, it } from '@jest/globals';
import { contrastWord, withInk } from './inks.ts';

const sunset = {
  ...{ name: 'sunset', ink: '#111111', paper: '#eeeeee', main: '#aa0000', accent: '#00aa00' },
  ...{ second: '#0000aa', third: '#aaaa00', glow: ['#ffdf94', '#aa0000'] },
};

describe('an ink of one’s own', () => {
  it('takes the place of the one before, also in suns and stripes', () => {
    expect(withInk(sunset, 'main', '#123456')).toEqual({
      ...sunset,
      ...{ name: 'sunset-own', main: '#123456', glow: ['#ffdf94', '#123456'] },
    });
  });

  it('leaves suns and stripes where they had another one, and the palette itself', () => {
    const before = structuredClone(sunset);
    expect(withInk(sunset, 'ink', '#123456').glow).toEqual(sunset.glow);
    expect(sunset).toEqual(before);
  });

  it('names the palette as one’s own once', () => {
    expect(withInk(withInk(sunset, 'ink', '#123456'), 'paper', '#654321').name).toBe('sunset-own');
  });
});

it.each([
  [0, 'not seen', false],
  [0.129, 'not seen', false],
  [0.13, 'weak', false],
  [0.25, 'clear', true],
  [0.5, 'strong', true],
])('a contrast of %d is %s', (distance, word, isGood) => {
  expect(contrastWord(distance)).toEqual({ word, isGood });
});
