import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { brandTerms } from './brands.ts';
import { findClaims } from './claims.ts';
import { compileTerms, extendTerms, findTerms, type Term, termKey } from './terms.ts';

const brands = compileTerms(brandTerms);
const blocked = (text: string) =>
  findTerms(brands, text)
    .filter(({ severity }) => severity === 'block')
    .map(({ found }) => found);

describe('names that block', () => {
  it.each([
    ['A Nike sneaker', ['Nike']],
    ['NIKE!', ['NIKE']],
    ["nike's swoosh", ["nike's"]],
    ['níke', ['níke']],
    ['Ｎｉｋｅ', ['Ｎｉｋｅ']],
    ['𝐍𝐢𝐤𝐞', ['𝐍𝐢𝐤𝐞']],
    ['n\u200bike', ['n\u200bike']],
    ['Nіke with a Cyrillic letter', ['Nіke']],
    ['#mickeymouse ears', ['mickeymouse']],
    ['Mickey-Mouse ears', ['Mickey-Mouse']],
    ['Spiderman and Spider Man', ['Spiderman', 'Spider Man']],
    ['pokémons everywhere', ['pokémons']],
    ["MCDONALD'S fries", ["MCDONALD'S"]],
    ['An apple like that on my MacBook', ['apple', 'MacBook']],
    ['jaguar sports car', ['jaguar']],
    ['Frozen with Elsa', ['Frozen']],
    ['Cowboy fan of the Dallas Cowboys', ['Dallas Cowboys']],
  ])('are found in %j', (text, found) => {
    expect(blocked(text)).toEqual(found);
  });

  it.each([
    'apple pie',
    'a jaguar in the jungle',
    'target practice',
    'Amazon rainforest frog',
    'puma on a rock',
    'shrimp on the barbie',
    'Nike goddess of victory, goddess Nike',
    'Nikola Tesla portrait',
    'mountain bikers like it',
    'spinach and legolasagna',
    'frozen lake in winter',
    'cross stitch club',
    'best friends forever',
    'the queen of hearts',
    'bad bunny who ate the carrots',
    'discord and harmony',
    'Norse god Thor with a hammer',
    'a caterpillar becomes a butterfly',
    'subway map of the soul',
    'cats of Patagonia',
    'dinosaur with a coke oven',
    'the line ends with just\ndo it',
  ])('are not found in %j', (text) => {
    expect(blocked(text)).toEqual([]);
  });

  it('are found wherever they are, with their place', () => {
    const around = fc.string({ unit: fc.constantFrom(' ', ',', '!', '\n', 'a ', ' z', '🦊', '-', '(') });
    fc.assert(
      fc.property(around, around, (before, after) => {
        const text = `${before} Disney ${after}`;
        const match = findTerms(brands, text).find(({ term }) => term === 'disney');
        expect(match && text.slice(match.start, match.end)).toBe('Disney');
      }),
    );
  });

  it('are searched for in any text without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => Array.isArray(findTerms(brands, text))),
    );
  });
});

describe('the list', () => {
  it('has every entry once, and each of them is found by its own words', () => {
    expect(brands.byKey.size).toBe(brandTerms.length);
    for (const term of brandTerms) {
      const text = [term.term, ...(term.beside ?? [])].join('\n');
      expect([term.term, findTerms(brands, text).some((match) => match.term === term.term)]).toEqual([term.term, true]);
    }
  });

  it('is changed by a later entry for the same words', () => {
    const terms = compileTerms([...brandTerms, { term: 'NIKE', severity: 'warn', reason: 'ours' }]);
    expect(findTerms(terms, 'nike')).toMatchObject([{ severity: 'warn', reason: 'ours' }]);
  });
});

describe('a list that is extended', () => {
  const word = fc.constantFrom(
    'fox',
    'Fox',
    'foxes',
    'moon fox',
    'moonfox',
    'night',
    'moonlight hike',
    'hike',
    "moon's",
  );
  const terms = fc.array(
    fc.record({ term: word, severity: fc.constantFrom('block' as const, 'warn' as const), reason: fc.string() }),
  );
  const plain = ({ byKey, byFirstWord }: ReturnType<typeof compileTerms>) => ({
    byKey: [...byKey],
    byFirstWord: new Map([...byFirstWord].filter(([, entries]) => entries.length > 0)),
  });

  it('is the list that is compiled from all of its terms at once', () => {
    fc.assert(
      fc.property(terms, fc.array(word), terms, (base: Term[], removed, added: Term[]) => {
        const keys = new Set(removed.map(termKey));
        const rest = base.filter(({ term }) => !keys.has(termKey(term)));
        const extended = extendTerms(compileTerms(base), removed, added);
        expect(plain(extended)).toEqual(plain(compileTerms([...rest, ...added])));
      }),
    );
  });

  it('finds what the list of brands finds, with what was added and without what was removed', () => {
    const own = { term: 'cheap', severity: 'block', reason: 'mine' } as const;
    const extended = extendTerms(brands, ['Nike', 'unheard of'], [own]);
    expect(findTerms(extended, 'cheap Nike Disney').map(({ found }) => found)).toEqual(['cheap', 'Disney']);
    expect(findTerms(brands, 'cheap Nike Disney').map(({ found }) => found)).toEqual(['Nike', 'Disney']);
  });
});

describe('claims', () => {
  it.each([
    ['Made of 100% Cotton', '100% Cotton'],
    ['hand made with love', 'hand made'],
    ['Handcrafted', 'Handcrafted'],
    ['FREE SHIPPING today', 'FREE SHIPPING'],
    ['our bestseller', 'bestseller'],
    ['Officially licensed', 'Officially licensed'],
  ])('are found in %j', (text, found) => {
    expect(findClaims(text).map((claim) => claim.found)).toContain(found);
  });

  it.each(['officially retired', 'cotton candy', 'free hugs', 'wash cold', 'a gift for him', 'unofficial club'])(
    'are not found in %j',
    (text) => {
      expect(findClaims(text)).toEqual([]);
    },
  );
});
