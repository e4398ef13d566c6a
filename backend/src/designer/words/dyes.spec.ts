import { describe, expect, it } from '@jest/globals';
import { OWN_COLOR } from '../figures/dye.ts';
import { composeDesign } from '../index.ts';
import { dyesOf } from './dyes.ts';

const dyes = (idea: string) => Object.fromEntries(dyesOf(idea.toLowerCase().split(' ')));

describe('colors that an idea names for its things', () => {
  it('belong to the thing behind them', () => {
    expect(dyes('Frog under a yellow umbrella')).toEqual({ 'umbrella-open': '#f4c430' });
    expect(dyes('Green pickup truck with a tree')).toEqual({ 'pickup-truck': '#3f9a4e' });
    expect(Object.values(dyes('Fox in a yellow raincoat'))).toEqual([OWN_COLOR]);
    expect(dyes('A black and white cow')).toEqual({});
    expect(dyes('Nutcracker in pink and teal pastel')).toEqual(dyes('Pink nutcracker'));
    expect(dyes('Cat in pink boots')).not.toHaveProperty('cat');
    expect(dyes('Pink and teal nutcracker')).toEqual(dyes('Pink nutcracker'));
    expect(dyes('Blue and yellow macaw')).toEqual({});
    expect(dyes('Red panda eating ramen')).toEqual({});
    expect(dyes('Black girl with a book')).toEqual({});
  });

  it.each(['grunge', 'retro', 'cartoon'] as const)('are printed in the style %s', (style) => {
    const umbrella = composeDesign({ idea: 'Frog under a blue umbrella', style, seed: 5 }).layers.find(
      ({ name }) => name === 'umbrella-open',
    );
    expect(umbrella?.svg).toContain('#2f6fc4');
    const flamingo = composeDesign({ idea: 'Pink flamingo', style, seed: 5 }).layers.find(
      ({ name }) => name === 'flamingo',
    );
    const wolf = composeDesign({ idea: 'White wolf', style, seed: 5 }).layers.find(({ name }) => name === 'wolf');
    const bow = composeDesign({ idea: 'Poodle with a blue bow', style, seed: 5 }).layers.find(
      ({ name }) => name === 'head-bow',
    );
    expect(bow?.svg).toContain('#2f6fc4');
    expect(wolf?.svg).toContain('#fbf6ea');
    expect(flamingo?.svg).toContain('#f08aa6');
  });
});
