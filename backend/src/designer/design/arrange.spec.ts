import { describe, expect, it } from '@jest/globals';
import { composeDesign, type DesignRequest, LAYOUT_NAMES, readIdea } from '../index.ts';

const REQUEST: DesignRequest = { idea: 'Surfing cat "Hang ten"', style: 'vintage', layout: 'sunset', seed: 4 };
const plain = composeDesign(REQUEST);
const headline = plain.layers.find(({ name }) => name === 'headline');
const names = (request: DesignRequest) => composeDesign(request).layers.map(({ name }) => name);

describe('a design that was changed by hand', () => {
  it('gives every layer a name of its own', () => {
    for (const layout of LAYOUT_NAMES) {
      const all = names({ ...REQUEST, layout });
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it('is the same to the byte without changes', () => {
    expect(composeDesign({ ...REQUEST, arrangement: { changes: {}, order: names(REQUEST) } })).toEqual(plain);
  });

  it('moves, scales and turns a layer about its middle', () => {
    const changes = { headline: { dx: 100, dy: -50, scale: 0.5, turn: 90 } };
    const moved = composeDesign({ ...REQUEST, arrangement: { changes } }).layers.find(
      ({ name }) => name === 'headline',
    );
    const [from, to] = [headline?.bounds, moved?.bounds];
    expect(to?.w).toBeCloseTo((from?.h ?? 0) / 2, 3);
    expect(to?.h).toBeCloseTo((from?.w ?? 0) / 2, 3);
    expect((to?.x ?? 0) + (to?.w ?? 0) / 2).toBeCloseTo((from?.x ?? 0) + (from?.w ?? 0) / 2 + 100, 3);
    expect((to?.y ?? 0) + (to?.h ?? 0) / 2).toBeCloseTo((from?.y ?? 0) + (from?.h ?? 0) / 2 - 50, 3);
  });

  it('leaves a hidden layer out of the print and its words, and names it still', () => {
    const hidden = composeDesign({ ...REQUEST, arrangement: { changes: { headline: { hidden: true } } } });
    expect(hidden.layers.map(({ name }) => name)).toEqual(plain.layers.map(({ name }) => name));
    expect(hidden.svg.includes('data-layer="headline"')).toBe(false);
    expect(hidden.texts.length).toBeLessThan(plain.texts.length);
  });

  it('brings one layer to the front and leaves the others in their order', () => {
    const [first = '', ...others] = plain.layers.map(({ name }) => name);
    expect(names({ ...REQUEST, arrangement: { order: [...others, first] } })).toEqual([...others, first]);
    expect(names({ ...REQUEST, arrangement: { order: ['nothing of that name'] } })).toEqual([first, ...others]);
  });

  it('changes nothing but what was chosen', () => {
    const drawn = (request: DesignRequest) => {
      const { layers, palette, layout, style } = composeDesign(request);
      return { names: layers.map(({ name }) => name), palette, layout, style };
    };
    expect(drawn({ ...REQUEST, face: 'pacifico' })).toEqual(drawn(REQUEST));
    expect(composeDesign({ ...REQUEST, face: 'pacifico' }).svg === plain.svg).toBe(false);
    const brief = { ...readIdea(REQUEST.idea), headline: 'Wave rider' };
    expect(composeDesign({ ...REQUEST, brief }).texts.join(' ')).toBe('Wave rider');
    expect(composeDesign({ ...REQUEST, brief }).palette).toEqual(plain.palette);
  });

  it('takes wear and inks, and a layout that does not suit the brief for none', () => {
    expect(composeDesign({ ...REQUEST, wear: 0 }).svg.includes('clip-path="url(#worn)"')).toBe(false);
    const palette = { ...plain.palette, accent: '#12ab34' };
    expect(composeDesign({ ...REQUEST, palette }).svg.includes('#12ab34')).toBe(true);
    expect(composeDesign({ ...REQUEST, layout: 'slogan' }).layout).not.toBe('slogan');
  });
});
