import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  aiDisclosure,
  legalDescription,
  legalListing,
  legalTags,
  legalTitle,
  tagCount,
  tagMax,
  titleMax,
} from './listing-rules.ts';

/** The marketplace's own rules (contracts/providers.md E). */
const illegalInTitle = /[^\p{L}\p{Nd}\p{P}\p{Sm}\p{Zs}™©®]/u;
const illegalInTag = /[^\p{L}\p{Nd}\p{Zs}\-'™©®]/u;
const onceInTitle = ['%', ':', '&', '+'];

/** Code points of every kind, half pairs included, and the ones that the rules are about more often. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 }).map((units) => String.fromCharCode(...units)),
  fc.string({ unit: fc.constantFrom(..."AÄİßΣǅﬁ%:&+|, -'\n\t\u0301\ud83e\udd8a™", ' FOX', ' CATS '), maxLength: 300 }),
);
const anyDraft = fc.record({ title: anyText, description: anyText, tags: fc.array(anyText, { maxLength: 20 }) });

describe('any draft becomes a legal listing:', () => {
  it('its title', () => {
    fc.assert(
      fc.property(anyDraft, anyText, (draft, idea) => {
        const { title } = legalListing(draft, idea);
        expect(title.length).toBeGreaterThan(0);
        expect(title.length).toBeLessThanOrEqual(titleMax);
        expect(title).not.toMatch(illegalInTitle);
        expect(title).toBe(title.trim());
        expect(title).not.toMatch(/\s\s/);
        for (const symbol of onceInTitle) expect(title.split(symbol).length).toBeLessThanOrEqual(2);
        expect((title.match(/\p{Lu}{2,}/gu) ?? []).length).toBeLessThanOrEqual(3);
      }),
      { numRuns: 1500 },
    );
  });

  it('its tags', () => {
    fc.assert(
      fc.property(anyDraft, anyText, (draft, idea) => {
        const { tags } = legalListing(draft, idea);
        expect(tags).toHaveLength(tagCount);
        expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tagCount);
        for (const tag of tags) {
          expect(tag.length).toBeGreaterThan(0);
          expect(tag.length).toBeLessThanOrEqual(tagMax);
          expect(tag).not.toMatch(illegalInTag);
          expect(tag).toBe(tag.trim());
        }
      }),
      { numRuns: 1500 },
    );
  });

  it('its description', () => {
    fc.assert(
      fc.property(anyDraft, anyText, (draft, idea) => {
        const { description } = legalListing(draft, idea);
        expect(description.split(aiDisclosure)).toHaveLength(2);
        expect(description.length).toBeGreaterThan(aiDisclosure.length + 2);
        expect(description.isWellFormed()).toBe(true);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters must be gone
        expect(description).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f]/);
      }),
      { numRuns: 1500 },
    );
  });

  it('and a legal listing stays as it is', () => {
    fc.assert(
      fc.property(anyDraft, anyText, (draft, idea) => {
        const once = legalListing(draft, idea);
        expect(legalListing(once, idea)).toEqual(once);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a title', () => {
  it.each([
    ['Retro Sunset Cat T-Shirt', 'Retro Sunset Cat T-Shirt'],
    ['Cats & Dogs & Birds + Fish + Frogs', 'Cats & Dogs and Birds + Fish and Frogs'],
    ['50% off: 20% more: yes', '50% off: 20 more yes'],
    ['Fox 🦊 tee ♥ $5 <b>now</b>', 'Fox tee 5 <b>now</b>'],
    ['BIG LOUD CAT SHIRT FOR USA', 'BIG LOUD Cat Shirt For Usa'],
    ['  two\n\nlines\tof   text ', 'two lines of text'],
    ['Cafe\u0301 at noon', 'Café at noon'],
    ["DON'T SHOUT, DON'T CRY, DON'T", "DON'T SHOUT, Don't Cry, Don't"],
    ['AB CD İİİ tee', 'AB CD İii tee'],
  ])('%j becomes %j', (from, to) => {
    expect(legalTitle(from)).toBe(to);
  });

  it('is cut at the end of a word, with nothing left hanging', () => {
    const title = legalTitle(`${'word '.repeat(26)}& something else, with more words to come`);
    expect(title).toBe(`${'word '.repeat(26).trim()}`);
  });

  it('is cut within a word that has no end, never within a character', () => {
    expect(legalTitle('x'.repeat(500))).toBe('x'.repeat(titleMax));
    expect(legalTitle(`x${'𝒳'.repeat(500)}`)).toBe(`x${'𝒳'.repeat(69)}`);
  });

  it('comes from the idea where the draft has none, and from us where that has none either', () => {
    const draft = { title: '🦊🦊', description: '', tags: [] };
    expect(legalListing(draft, 'Fox at night').title).toBe('Fox at night T-Shirt');
    expect(legalListing(draft, '🦊').title).toBe('T-Shirt');
  });
});

describe('tags', () => {
  it('keep what is legal, in order, once, and are filled up from the idea', () => {
    const tags = legalTags(['Fox shirt', 'FOX SHIRT', 'rain #1', '', '🦊', 'a'.repeat(30), '--'], 'A fox in the rain');
    expect(tags.slice(0, 6)).toEqual(['Fox shirt', 'rain 1', 'a'.repeat(20), 'fox rain', 'rain shirt', 'graphic tee']);
    expect(tags).toHaveLength(tagCount);
  });

  it('are there without a draft and without an idea', () => {
    expect(legalTags([], '')).toHaveLength(tagCount);
  });

  it('are never more than thirteen', () => {
    expect(
      legalTags(
        Array.from({ length: 40 }, (_, n) => `tag ${n}`),
        'fox',
      ),
    ).toHaveLength(tagCount);
  });
});

describe('a description', () => {
  it('keeps its paragraphs and ends with the disclosure', () => {
    expect(legalDescription('One.\r\n\r\n\r\n\r\nTwo.', 'fox')).toBe(`One.\n\nTwo.\n\n${aiDisclosure}`);
  });

  it('says the disclosure once where the seller has written it already', () => {
    const text = `First this: ${aiDisclosure} Then more.`;
    expect(legalDescription(text, 'fox')).toBe(text);
  });

  it('is made from the idea where there is none', () => {
    expect(legalDescription(' \n ', 'A fox\nat night')).toMatch(/^A fox at night on a soft unisex t-shirt/);
  });
});
