import { describe, expect, it } from '@jest/globals';
import { composeDesign, readIdea } from '../index.ts';

describe('a place that an idea names', () => {
  const places = [
    ['Polar bear on a glacier', 'glacier'],
    ['Blue heron standing in a marsh', 'reeds'],
    ['Yellow taxi on a city street', 'houses'],
    ['Bear at a campsite', 'tent'],
    ['Rabbit in the vegetable garden', 'plants'],
    ['Frog playing guitar on stage', 'boards'],
  ] as const;

  it.each(places)('of "%s" is under the sun and in the window of a poster', (idea, piece) => {
    for (const style of ['retro', 'vintage'] as const) {
      const { svg } = composeDesign({ idea, style });
      expect(svg.length).toBeGreaterThan(1000);
    }
    const { layers } = composeDesign({ idea, style: 'retro', layout: 'sunset' });
    expect(layers.map(({ name }) => name.replace(/ \d+$/, ''))).toContain(piece);
  });

  it('has somebody whole in it, and waves where the sea is stormy', () => {
    const { layers } = composeDesign({ idea: 'Bear at a campsite', style: 'retro', layout: 'sunset' });
    expect(layers.map(({ name }) => name)).toContain('bear-walking');
    const sea = composeDesign({ idea: 'Pirate ship in a stormy sea', style: 'retro', layout: 'sunset' });
    expect(sea.layers.filter(({ name }) => name.startsWith('waves'))).toHaveLength(2);
  });

  it('has no sea in a storm before what stands on land', () => {
    const named = (idea: string) =>
      composeDesign({ idea, style: 'retro', layout: 'sunset' }).layers.map(({ name }) => name);
    expect(named('Barn in a storm').some((name) => name.startsWith('sea'))).toBe(false);
    expect(named('Lighthouse in a storm').some((name) => name.startsWith('sea'))).toBe(true);
  });

  it('has no sea at sunset below what stands in the ground', () => {
    const named = (idea: string) =>
      composeDesign({ idea, style: 'retro', layout: 'sunset' }).layers.map(({ name }) => name);
    expect(named('Power pole at sunset').some((name) => name.startsWith('sea'))).toBe(false);
    expect(named('Sailboat at sunset').some((name) => name.startsWith('sea'))).toBe(true);
  });

  it('carries whoever is on a lift, in a chimney or on a float', () => {
    expect(readIdea('Sloth on a ski lift').companion).toEqual({ motif: 'chairlift-seat', relation: 'above' });
    expect(readIdea('Sparrows on a telephone wire')).toMatchObject({ companion: { motif: 'telephone-wire' } });
    expect(readIdea('Cat on a pool float drinking a margarita').accents).toEqual(['pool-float']);
  });
});
