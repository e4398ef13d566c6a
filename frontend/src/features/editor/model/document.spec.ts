import { describe, expect, it } from '@jest/globals';
import type { DesignBrief } from '../../../api/model/designBrief.ts';
import {
  type EditorDocument,
  isSameDocument,
  reordered,
  settled,
  withBrief,
  withOrder,
  withPlacement,
} from './document.ts';
import { withPicture } from './pictures.ts';

const plain: EditorDocument = { idea: 'cat', style: 'retro', seed: 1 };
const brief = { headline: 'Meow', tagline: '', slogan: true, unset: [] };
const glow = ['#ffdf94'];
const inks = { ink: '#111111', paper: '#eeeeee', main: '#aa0000', accent: '#00aa00' };
const palette = { name: 'sunset', ...inks, second: '#0000aa', third: '#aaaa00', glow };

describe('a layer that is placed', () => {
  it('changes the document, and is out of it again where it is back', () => {
    const moved = withPlacement(plain, 'cat', { dx: 10.4, turn: 370 });
    expect(moved.arrangement?.changes?.cat).toEqual({ dx: 10, dy: 0, scale: 1, turn: 10, hidden: false });
    expect(withPlacement(moved, 'cat', { dx: 0, turn: 0 })).toEqual(plain);
  });

  it('stays within what the server takes', () => {
    const far = withPlacement(plain, 'cat', { dx: 1e9, scale: 1e9 }).arrangement?.changes?.cat;
    expect(far).toMatchObject({ dx: 10_000, scale: 20 });
  });

  it('changes places with its neighbor', () => {
    expect(reordered(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(reordered(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
    expect(withOrder(withOrder(plain, ['b', 'a']), undefined)).toEqual(plain);
  });
});

describe('further pictures', () => {
  it('are kept beside a second picture only', () => {
    const companion = { motif: 'pizza', relation: 'hold' } as const;
    const several = { ...brief, subject: 'cat', companion, accents: ['sunglasses'] };
    expect(withBrief(plain, several).brief).toEqual(several);
    expect(withBrief(plain, { ...several, companion: undefined }).brief).toEqual({ ...brief, subject: 'cat' });
  });
});

describe('a picture', () => {
  const several: DesignBrief = {
    ...brief,
    subject: 'cat',
    companion: { motif: 'pizza', relation: 'hold' },
    accents: ['crown', 'fire'],
  };

  it('is replaced where it is, and does what the one before it did', () => {
    expect(withPicture(several, 'companion', 'taco')).toEqual({
      ...several,
      companion: { motif: 'taco', relation: 'hold' },
    });
    expect(withPicture(several, 1, 'rose').accents).toEqual(['crown', 'rose']);
    expect(withPicture(several, 'subject', 'dog').subject).toBe('dog');
  });

  it('is added beside the figure, and removed', () => {
    const alone = { ...brief, subject: 'cat' };
    expect(withPicture(alone, 'companion', 'taco').companion).toEqual({ motif: 'taco', relation: 'beside' });
    expect(withPicture(several, 'companion', undefined).companion).toBeUndefined();
    expect(withPicture(several, 0, undefined).accents).toEqual(['fire']);
    expect(withPicture(several, 1, 'crown').accents).toEqual(['crown']);
  });
});

describe('other words', () => {
  it('leave the layout and the inks that chance had given', () => {
    const shown = { layout: 'badge', palette } as const;
    expect(withBrief(settled(plain, shown), brief)).toEqual({ ...plain, ...shown, brief });
  });

  it('leave those that were chosen', () => {
    const own = { ...palette, name: 'sunset-own' };
    expect(settled({ ...plain, layout: 'sunset', palette: own }, { layout: 'badge', palette })).toEqual({
      ...{ ...plain, layout: 'sunset', palette: own },
    });
  });

  it('leave what is shown also where the idea came with a brief', () => {
    expect(settled({ ...plain, brief }, { layout: 'badge', palette })).toMatchObject({
      brief,
      layout: 'badge',
      palette,
    });
  });
});

it('a document is the same in any order of its fields', () => {
  expect(isSameDocument({ ...plain, brief }, { brief, seed: 1, style: 'retro', idea: 'cat' })).toBe(true);
  expect(isSameDocument(plain, { ...plain, seed: 2 })).toBe(false);
});
