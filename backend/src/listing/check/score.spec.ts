import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ProductKind } from '../../product-kinds/index.ts';
import { type Listing, legalListing } from '../rules/listing-rules.ts';
import { brandTerms } from '../terms/brands.ts';
import { compileTerms } from '../terms/terms.ts';
import { aiDisclosure, partnerLine } from '../text/disclosure.ts';
import { cleaned, faultsOf } from './listing-faults.ts';
import { type ScoreContext, scoreOf } from './score.ts';

const blocked = compileTerms(brandTerms);
const context: ScoreContext = {
  idea: 'A sleepy fox with a lantern',
  sellersWords: 'A sleepy fox with a lantern',
  titleStyle: 'short',
  engine: 'ai',
  disclosure: aiDisclosure,
  partner: partnerLine,
  blocked,
};
const best: Listing = {
  title: 'Sleepy Fox with a Lantern T-Shirt',
  description: `A sleepy fox carries a lantern home through the woods, drawn in a few bold inks. It suits everybody who
likes quiet evenings, campfires and long walks, and it fits as a unisex shirt fits.\n\n${aiDisclosure}\n\n${partnerLine}`,
  tags: [
    'sleepy fox tee',
    'lantern art shirt',
    'woodland animal',
    'cozy camping top',
    'gift for hikers',
    'night owl present',
    'forest creature',
    'autumn outfit',
    'bedtime humor',
    'cottage style',
    'nature lover shirt',
    'unisex graphic tee',
    'birthday idea',
  ],
};
const score = (change: Partial<Listing> = {}, other: Partial<ScoreContext> = {}) =>
  scoreOf({ ...best, ...change }, { ...context, ...other });
/** What is not good. */
const open = (...args: Parameters<typeof score>) =>
  Object.fromEntries(score(...args).reasons.flatMap(({ id, level }) => (level === 'good' ? [] : [[id, level]])));

describe('the score', () => {
  it('is a hundred where nothing is left to do, with a reason for each part', () => {
    expect(score().points).toBe(100);
    expect(score().reasons).toHaveLength(13);
    expect(open()).toEqual({});
  });

  it.each([
    [{ title: 'Fox' }, { title_length: 'warn' }],
    [{ title: 'Shirt for a Birthday or Any Other Day with Sleepy Fox' }, { title_front: 'warn' }],
    [{ title: 'Sleepy Fox Tee with a Fox and one more Fox' }, { title_repeats: 'warn' }],
    [{ title: 'SLEEPY FOX LANTERN Tee' }, { title_repeats: 'bad', legal: 'bad' }],
    [
      { title: 'Sleepy fox one two three four five six seven eight nine ten eleven twelve thirteen' },
      { title_length: 'warn' },
    ],
    [{ tags: best.tags.slice(0, 12) }, { tags_used: 'warn' }],
    [{ tags: best.tags.slice(0, 3) }, { tags_used: 'bad' }],
    [{ tags: [...best.tags, 'night forest'] }, { tags_used: 'bad', legal: 'bad' }],
    [{ tags: [...best.tags.slice(1), 'woodland animals at night time'] }, { tags_used: 'warn', legal: 'bad' }],
    [{ tags: [...best.tags.slice(1), 'forest not'] }, { tags_searches: 'warn' }],
    [{ tags: [...best.tags.slice(3), 'mountains not', 'van under', 'uncertain tee'] }, { tags_searches: 'bad' }],
    [{ tags: [...best.tags.slice(1), 'fox'] }, { tags_phrases: 'warn' }],
    [{ tags: [...best.tags.slice(1), 'gifts for hikers'] }, { tags_variety: 'warn' }],
    [
      { tags: ['sleepy fox', 'fox lantern', 'sleepy lantern', ...best.tags.slice(0, 2)] },
      { tags_used: 'bad', tags_new: 'warn' },
    ],
    [{ description: `A fox.\n\n${aiDisclosure}` }, { opening: 'warn', disclosure: 'warn' }],
    [{ description: `${'Something for you. '.repeat(12)}\n${aiDisclosure} ${partnerLine}` }, { opening: 'warn' }],
    [{ description: best.description.replace(aiDisclosure, '') }, { disclosure: 'bad' }],
    [{ description: `${best.description} Free shipping!` }, { claims: 'warn' }],
    [{ description: `${best.description} As onesie, too.` }, { brands: 'warn' }],
    [{ description: `${best.description} Like Disney.` }, { brands: 'bad', legal: 'bad' }],
  ] as const)('of %j says what is wrong', (change, reasons) => {
    expect(open(change as Partial<Listing>)).toEqual(reasons);
    expect(score(change as Partial<Listing>).points).toBeLessThan(100);
  });

  it('follows what the seller wants', () => {
    expect(open({}, { titleStyle: 'long' })).toEqual({ title_length: 'warn' });
    expect(open({ description: best.description.replace(aiDisclosure, '') }, { engine: 'press' })).toEqual({});
    expect(open({ description: `${best.description} Handmade.` }, { sellersWords: 'handmade' })).toEqual({});
  });

  it('speaks of the product that is sold', () => {
    const reasons = (kind: ProductKind) => score({ title: 'Fox' }, { kind }).reasons;
    const messages = (kind: ProductKind) => reasons(kind).map(({ message }) => message);
    expect(messages('mug')).toContain('The title is very short. Say what the mug shows, in a few words.');
    expect(messages('mug')).toContain('“tee” is about another product. This listing sells a mug.');
    expect(messages('t_shirt')).toContain('No unverifiable claims.');
  });

  it('has the reason that costs most first', () => {
    const { reasons } = score({ title: 'SLEEPY FOX LANTERN Tee', tags: best.tags.slice(0, 12) });
    expect(reasons.slice(0, 3).map(({ id }) => id)).toEqual(['legal', 'title_repeats', 'tags_used']);
  });

  it('is between 0 and 100 for any words', () => {
    const text = fc.string({ unit: 'binary', maxLength: 200 });
    fc.assert(
      fc.property(text, text, fc.array(text, { maxLength: 20 }), (title, description, tags) => {
        const { points } = score({ title, description, tags });
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(100);
      }),
      { numRuns: 200 },
    );
  });
});

describe('what we write ourselves', () => {
  it('has no fault that a seller would see, whatever it was made from', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
    );
    const drafts = fc.record({ title: text, description: text, tags: fc.array(text, { maxLength: 15 }) });
    fc.assert(
      fc.property(drafts, text, (draft, idea) => {
        const listing = legalListing(draft, {
          ...context,
          idea,
          titleTemplate: '',
          descriptionTemplate: '{idea}, for you',
        });
        expect(faultsOf(listing, blocked)).toEqual({});
        expect(cleaned(listing)).toEqual(listing);
      }),
      { numRuns: 300 },
    );
  });
});
