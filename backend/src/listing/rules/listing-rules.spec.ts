import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { brandTerms } from '../terms/brands.ts';
import { claimsIn, inventedClaims } from '../terms/claims.ts';
import { compileTerms, findTerms } from '../terms/terms.ts';
import { shoutedWords } from '../text/capitals.ts';
import { aiDisclosure, partnerLine, pressDisclosure } from '../text/disclosure.ts';
import { descriptionMax, titleStyles } from '../text/etsy-limits.ts';
import { defaultTemplates, fillTemplate } from '../text/templates.ts';
import { wordsOf } from '../text/text.ts';
import { type ListingBrief, type ListingDraft, legalListing, sellersWordsOf, subjectOf } from './listing-rules.ts';
import { tagKey } from './tags.ts';

/** The marketplace's own rules (contracts/providers.md E). */
const illegalInTitle = /[^\p{L}\p{Nd}\p{P}\p{Sm}\p{Zs}™©®]/u;
const illegalInTag = /[^\p{L}\p{Nd}\p{Zs}\-'™©®]/u;
const onceInTitle = ['%', ':', '&', '+'];

const blocked = compileTerms(brandTerms);
const brief = (change: Partial<ListingBrief> = {}): ListingBrief => ({
  idea: 'Fox at night',
  titleStyle: 'short',
  titleTemplate: defaultTemplates.titleTemplate,
  descriptionTemplate: '',
  disclosure: aiDisclosure,
  partner: partnerLine,
  engine: 'ai',
  blocked,
  ...change,
});
const draft = (change: Partial<ListingDraft> = {}): ListingDraft => ({
  title: '',
  description: '',
  tags: [],
  ...change,
});

/** Words that the rules are about, whole and in pieces. */
const loaded = fc.constantFrom(
  ...'Nike|nike|just|do|it|Mickey|Mouse|mickeymouse|LEGO|100% cotton|handmade|Handmade|official|free|shipping|apple|iphone|Apple|target|store|fox|fox fox|CAT|CATS|LOUD|USA|and|&|+|:|%|,|, |-|. |! |\n|\n\n| | \t|T-Shirt|tee|gift|shirt|🦊|👩‍🚀|é|e\u0301|\u0301|\u202E|שלום|مرحبا|ﷺ|İ|ẞ|ﬁ|𝐍𝐈𝐊𝐄|Ｎｉｋｅ|\u200b|\ufeff|\ud83e|\udd8a|™|①'.split(
    '|',
  ),
);
/** Code points of every kind, half pairs included, and the ones that the rules are about more often. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 }).map((units) => String.fromCharCode(...units)),
  fc.string({ unit: fc.constantFrom(..."AÄİßΣǅﬁ%:&+|, -'\n\t\u0301\ud83e\udd8a™", ' FOX', ' CATS '), maxLength: 300 }),
  fc.array(loaded, { maxLength: 40 }).map((parts) => parts.join('')),
  fc.array(loaded, { maxLength: 40 }).map((parts) => parts.join(' ')),
);
const anyDraft = fc.record({ title: anyText, description: anyText, tags: fc.array(anyText, { maxLength: 20 }) });
const anyBrief = fc.record({
  idea: anyText,
  titleStyle: fc.constantFrom(...titleStyles),
  titleTemplate: anyText,
  descriptionTemplate: fc.oneof(fc.constant(defaultTemplates.descriptionTemplate), anyText),
  engine: fc.constantFrom('ai' as const, 'press' as const),
});

const namesIn = (text: string) => findTerms(blocked, text).filter(({ severity }) => severity === 'block');
const isLegalTag = (tag: string) =>
  /[\p{L}\p{Nd}]/u.test(tag) &&
  tag.length <= 20 &&
  !illegalInTag.test(tag) &&
  tag === tag.trim() &&
  namesIn(tag).length === 0;

describe('any draft becomes a legal listing:', () => {
  it('its title', () => {
    fc.assert(
      fc.property(anyDraft, anyBrief, (any, asked) => {
        const { title } = legalListing(any, brief(asked));
        expect(title.length).toBeGreaterThan(0);
        expect(title.length).toBeLessThanOrEqual(140);
        expect(title).toMatch(/[\p{L}\p{Nd}]/u);
        expect(title).not.toMatch(illegalInTitle);
        expect(title).toBe(title.trim());
        expect(title).not.toMatch(/\s\s/);
        for (const symbol of onceInTitle) expect(title.split(symbol).length).toBeLessThanOrEqual(2);
        expect((title.match(/\p{Lu}{2,}/gu) ?? []).length).toBeLessThanOrEqual(3);
        if (asked.titleStyle === 'short') expect(wordsOf(title).length).toBeLessThan(15);
        else expect(title.length).toBeGreaterThanOrEqual(130);
        expect(namesIn(title)).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });

  it('its tags', () => {
    fc.assert(
      fc.property(anyDraft, anyBrief, (any, asked) => {
        const { tags } = legalListing(any, brief(asked));
        expect(tags).toHaveLength(13);
        expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(13);
        expect(new Set(tags.map(tagKey)).size).toBe(13);
        expect(tags.filter((tag) => !isLegalTag(tag))).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });

  it('its description', () => {
    fc.assert(
      fc.property(anyDraft, anyBrief, (any, asked) => {
        const { description } = legalListing(any, brief(asked));
        expect(description.split(asked.engine === 'ai' ? aiDisclosure : pressDisclosure)).toHaveLength(2);
        expect(description.split(partnerLine)).toHaveLength(2);
        expect(description.length).toBeLessThanOrEqual(descriptionMax);
        expect(description.isWellFormed()).toBe(true);
        expect(description.normalize('NFC')).toBe(description);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters must be gone
        expect(description).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f]/);
        const subject = subjectOf('', asked.idea, blocked) || 'this design';
        const template = fillTemplate(asked.descriptionTemplate, subject);
        const claimed = claimsIn(sellersWordsOf(brief({ ...asked, descriptionTemplate: template })));
        expect(inventedClaims(description, claimed)).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });

  it('and a legal listing stays as it is', () => {
    fc.assert(
      fc.property(anyDraft, anyBrief, (any, asked) => {
        const once = legalListing(any, brief(asked));
        expect(legalListing(once, brief(asked))).toEqual(once);
      }),
      { numRuns: 1200 },
    );
  });
});

describe('a title', () => {
  const titled = (title: string, change: Partial<ListingBrief> = {}) =>
    legalListing(draft({ title }), brief(change)).title;

  it.each([
    ['Retro Sunset Cat T-Shirt', 'Retro Sunset Cat T-Shirt'],
    ['Cats & Dogs & Birds + Fish + Frogs', 'Cats & Dogs and Birds + Fish and Frogs'],
    ['50% off: 20% more: yes', '50% off: 20 more yes'],
    ['Fox 🦊 tee ♥ $5 <b>now</b>', 'Fox tee 5 <b>now</b>'],
    ['BIG LOUD CAT SHIRT FOR USA', 'Big Loud Cat Shirt For USA'],
    ['NASA LOVES UFO DIY TV', 'Nasa Loves UFO DIY Tv'],
    ['  two\n\nlines\tof   text ', 'two lines of text'],
    ['Cafe\u0301 at noon', 'Café at noon'],
    ["DON'T SHOUT, DON'T CRY, DON'T", "Don't Shout, Don't Cry"],
    ['AB CD İİİ tee', 'Ab Cd İii tee'],
    ['Wow!!! Really?!', 'Wow! Really?'],
    ['𝐑𝐞𝐭𝐫𝐨 Ｆｏｘ Tee', 'Retro Fox Tee'],
    ['Nike Fox Running Tee', 'Fox Running Tee'],
    ['Fox Tee, Just Do It', 'Fox Tee'],
    ['Official Handmade Fox Tee, Free Shipping', 'Fox Tee'],
    ['Just Nike Do It Fox', 'Fox'],
  ])('%j becomes %j', (from, to) => {
    expect(titled(from)).toBe(to);
  });

  it('is short and natural unless the seller wants it long', () => {
    const stuffed =
      'Retro Sunset Cat T-Shirt, Vintage Cat Graphic Tee, Gift for Cat Lovers, Unisex Cat Shirt, Cool Cat Tee, Birthday Gift';
    expect(titled(stuffed)).toBe('Retro Sunset Cat T-Shirt');
    const long = titled('Retro Sunset Cat T-Shirt', { titleStyle: 'long' });
    expect(long).toMatch(/^Retro Sunset Cat T-Shirt, /);
    expect(long.length).toBeGreaterThanOrEqual(130);
    expect(long.length).toBeLessThanOrEqual(140);
  });

  it('leaves a list that is no list of keywords', () => {
    expect(titled('Peace, Love, and Tacos T-Shirt')).toBe('Peace, Love, and Tacos T-Shirt');
  });

  it('ends with a word that says something where it was cut', () => {
    const words = 'one two three four five six seven eight nine ten eleven twelve thirteen and the fifteenth';
    expect(titled(words)).toBe('one two three four five six seven eight nine ten eleven twelve thirteen');
  });

  it('is cut within a word that has no end, never within a character', () => {
    expect(titled('x'.repeat(500))).toBe('x'.repeat(140));
    expect(titled(`x${'𐐨'.repeat(500)}`)).toBe(`x${'𐐨'.repeat(69)}`);
  });

  it('comes from the idea where the draft has none, and from us where that has none either', () => {
    expect(titled('🦊🦊')).toBe('Fox at night T-Shirt');
    expect(titled('🦊🦊', { idea: '🦊' })).toBe('T-Shirt');
  });

  it('may claim what the seller claims', () => {
    expect(titled('Handmade Soap Club Tee', { idea: 'Handmade soap club' })).toBe('Handmade Soap Club Tee');
    expect(titled('Handmade Soap Club Tee')).toBe('Soap Club Tee');
  });
});

describe('tags', () => {
  const tagged = (tags: string[], idea = 'A fox in the rain') => legalListing(draft({ tags }), brief({ idea })).tags;

  it('are what is legal, in order, once, and are filled up from the idea', () => {
    const tags = tagged([
      'Fox shirt',
      'FOX SHIRTS',
      'rain #1',
      '',
      '🦊',
      'a'.repeat(30),
      '--',
      'umbrella',
      'Nike tee',
      'organic tee',
    ]);
    expect(tags.slice(0, 5)).toEqual(['Fox shirt', 'rain 1', 'umbrella shirt', 'fox rain', 'rain shirt']);
    expect(tags).toHaveLength(13);
  });

  it('are there without a draft and without an idea, and never more than thirteen', () => {
    expect(tagged([], '')).toHaveLength(13);
    const forty = Array.from({ length: 40 }, (_, n) => `tag${n} number${n}`);
    expect(tagged(forty)).toEqual(forty.slice(0, 13));
  });

  it('leave out what no buyer types, from the draft and from the idea', () => {
    const tags = tagged(
      ['mountains not', 'van under', 'uncertain tee', 'over the hill'],
      'A van under stars, mountains not far',
    );
    expect(tags[0]).toBe('over the hill');
    expect(tags).toHaveLength(13);
    for (const cut of ['mountains not', 'van under', 'under stars', 'uncertain tee', 'not shirt'])
      expect(tags).not.toContain(cut);
  });

  it('say no word too often', () => {
    const tags = tagged(Array.from({ length: 13 }, (_, n) => `cat ${'abcdefghijklm'[n]}${n}`));
    expect(tags.filter((tag) => tag.startsWith('cat '))).toHaveLength(4);
  });

  it('are the same for hyphens, apostrophes, accents and plurals', () => {
    expect(tagged(['dad t-shirt', 'dads t shirt', "dad's tshirt", 'dád T-Shirt'])[1]).not.toMatch(/^d[aá]d/i);
  });
});

describe('a description', () => {
  const descriptionOf = (description: string, change: Partial<ListingBrief> = {}) =>
    legalListing(draft({ description }), brief({ partner: null, ...change })).description;

  it('has its paragraphs and ends with the requested lines', () => {
    expect(descriptionOf('One.\r\n\r\n\r\n\r\nTwo.')).toBe(`One.\n\nTwo.\n\n${aiDisclosure}`);
    expect(descriptionOf('One.', { partner: partnerLine })).toBe(`One.\n\n${aiDisclosure}\n\n${partnerLine}`);
    expect(descriptionOf('One.', { disclosure: null })).toBe('One.');
    expect(descriptionOf('One.', { disclosure: 'Made with my robot.' })).toBe('One.\n\nMade with my robot.');
  });

  it('opens without shouting where it has nothing but an idea that does', () => {
    expect(descriptionOf('', { idea: 'AA FOX CATS FOX' })).toContain('Aa Fox Cats Fox on a unisex t-shirt');
    expect(descriptionOf('', { idea: 'USA FOX' })).toContain('USA FOX on a unisex t-shirt');
  });

  it('names no subject that is a name of others beside the lines of the seller', () => {
    const asked = { idea: 'target', descriptionTemplate: 'store' };
    expect(descriptionOf('', asked)).toMatch(/^A graphic on a unisex t-shirt, printed to order\.\n\nstore/);
    expect(descriptionOf(descriptionOf('', asked), asked)).toBe(descriptionOf('', asked));
  });

  it('does not say of our own press that an AI has drawn', () => {
    expect(descriptionOf('One.', { engine: 'press', disclosure: 'Made with AI.' })).toBe(`One.\n\n${pressDisclosure}`);
    expect(descriptionOf('One.', { engine: 'press', disclosure: null })).toBe('One.');
  });

  it('says the disclosure once where the seller has written it already', () => {
    const text = `First this: ${aiDisclosure} Then more.`;
    expect(descriptionOf(text)).toBe(text);
  });

  it("has the seller's template, filled, word for word, once", () => {
    const descriptionTemplate = 'Made for {idea}.\n\n• Sizes S to 3XL\n• Wash cold';
    const full = `Made for Fox at night.\n\n• Sizes S to 3XL\n• Wash cold`;
    expect(descriptionOf('A fox.', { descriptionTemplate })).toBe(`A fox.\n\n${full}\n\n${aiDisclosure}`);
    expect(descriptionOf(`A fox.\n\n• Wash cold`, { descriptionTemplate })).toBe(
      `A fox.\n\n• Wash cold\n\nMade for Fox at night.\n• Sizes S to 3XL\n\n${aiDisclosure}`,
    );
  });

  it('loses the sentences that name a brand or claim what nobody knows', () => {
    expect(
      descriptionOf('A fox runs. It wears Nike shoes! Made of 100% cotton. It is night.\nEnjoy free shipping'),
    ).toBe(`A fox runs. It is night.\n\n${aiDisclosure}`);
    expect(descriptionOf('Wear your organic garden.', { idea: 'Organic garden club' })).toMatch(
      /^Wear your organic garden\./,
    );
  });

  it('is made from the idea where there is none', () => {
    expect(descriptionOf(' \n ', { idea: 'A fox\nat night' })).toMatch(/^A fox at night on a unisex t-shirt/);
  });

  it('is no longer than it may be, whatever comes', () => {
    const long = descriptionOf('Word of it. '.repeat(5000), { descriptionTemplate: 'Mine.' });
    expect(long.length).toBeLessThanOrEqual(descriptionMax);
    expect(long).toContain(`Mine.\n\n${aiDisclosure}`);
  });

  it('does not shout', () => {
    expect(shoutedWords(descriptionOf('THIS IS THE BEST FOX TEE OF THE USA.'))).toEqual(['USA', 'AI']);
  });
});
