import { expect, it } from '@jest/globals';
import { motifInks, palettesOf } from '../inks/palette.ts';
import { drawing } from './motif.ts';
import { type InkMode, recolor } from './recolor.ts';

it.each([
  ['girl-face', '#f0c39e'],
  ['hand-rose', '#e9b78f'],
])('%s has skin of its own color in whatever inks, and not in few tones', (name, skin) => {
  const fills = (mode: InkMode) => recolor(drawing(name), mode).paths.map(([fill]) => fill);
  for (const palette of [...palettesOf('retro'), ...palettesOf('modern')])
    expect(fills({ kind: 'inks', inks: motifInks(palette) })).toContain(skin);
  expect(fills({ kind: 'tones', tones: ['#111111', '#888888', '#eeeeee'] })).not.toContain(skin);
});
