import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type GenerationRequest, requestKey } from './generation-request.ts';

const request: GenerationRequest = {
  promptTemplate: 'a {idea}',
  negativePrompt: 'photo',
  titleTemplate: '{idea} tee',
  descriptionTemplate: 'Wear {idea}',
  titleStyle: 'short',
  closing: { disclosure: null, partner: null },
  blockedWords: [],
  price: 2499,
  sizePrices: {},
  colorsOff: [],
  product: { blueprintId: 12, printProviderId: 29, sizes: [] },
  width: 1024,
  height: 1536,
};
const colors = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 8 });

describe('requestKey', () => {
  it('is the same for any order of the colors', () => {
    const orders = colors.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(fc.string(), orders, (idea, [list, shuffled]) => {
        expect(requestKey(idea, shuffled, request)).toBe(requestKey(idea, list, request));
      }),
    );
  });

  it.each([
    ['letter case', 'A FOX', 'a fox'],
    ['spacing', 'a  fox\n\tat night', 'a fox at night'],
    ['the way an accent is written', 'cafe\u0301', 'caf\u00e9'],
  ])('is the same whatever the %s', (_, one, other) => {
    expect(requestKey(one, ['Black'], request)).toBe(requestKey(other, ['Black'], request));
  });

  it('differs where the idea, a color or anything of the request differs', () => {
    const { colorsOff: _, ...asked } = request;
    const changes = Object.entries(asked).map(([name, value]) => ({
      ...request,
      [name]: typeof value === 'number' ? value + 1 : `${value}!`,
    }));
    const keys = [
      requestKey('a fox', ['Black'], request),
      requestKey('a fax', ['Black'], request),
      requestKey('a fox', ['Navy'], request),
      requestKey('a fox', ['Black', 'Navy'], request),
      requestKey('a fox', ['Black,Navy'], request),
      ...changes.map((changed) => requestKey('a fox', ['Black'], changed)),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is the same whatever is switched off since', () => {
    const [key, since] = [request, { ...request, colorsOff: ['Black'] }].map((one) =>
      requestKey('a fox', ['Black', 'Navy'], one),
    );
    expect(since).toBe(key);
  });

  it('has the letters for Press as they were typed, and nothing that is only for image models', () => {
    const press = { ...request, press: { style: 'modern', seed: 7 } } as const;
    const key = requestKey('a fox', ['Black'], press);
    const model = { promptTemplate: '!', negativePrompt: '!', width: 1, height: 1 };
    expect(requestKey('a  fox', ['Black'], { ...press, ...model })).toBe(key);
    const others = [
      requestKey('a fox', ['Black'], request),
      requestKey('A Fox', ['Black'], press),
      requestKey('a fox', ['Black'], { ...press, press: { style: 'modern', seed: 8 } }),
      requestKey('a fox', ['Black'], { ...press, press: { style: 'retro', seed: 7 } }),
      requestKey('a fox', ['Black'], { ...press, price: 1 }),
    ];
    expect(new Set([key, ...others]).size).toBe(6);
  });

  it('does not change the list that it is given', () => {
    const given = ['Navy', 'Black'];
    requestKey('a fox', given, request);
    expect(given).toEqual(['Navy', 'Black']);
  });
});
