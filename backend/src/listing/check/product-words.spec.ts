import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type ProductKind, productKinds } from '../../product-kinds/index.ts';
import { tagOfKind } from '../kinds/follow-kind.ts';
import { kindContext } from '../kinds/kind-context.ts';
import { kindWords } from '../kinds/kind-words.ts';
import { listingForKind } from '../rules/listing-for-kind.ts';
import { type Listing, type ListingBrief, legalListing } from '../rules/listing-rules.ts';
import { brandTerms } from '../terms/brands.ts';
import { compileTerms } from '../terms/terms.ts';
import { aiDisclosure, partnerLine } from '../text/disclosure.ts';
import { titleStyles } from '../text/etsy-limits.ts';
import { defaultTemplates } from '../text/templates.ts';
import { kindFaultsOf } from './kind-faults.ts';
import { faultsOf } from './listing-faults.ts';
import { scoreOf } from './score.ts';

const blocked = compileTerms(brandTerms);
const brief = (change: Partial<ListingBrief> = {}): ListingBrief => ({
  idea: 'Fox at night',
  titleStyle: 'short',
  titleTemplate: defaultTemplates.titleTemplate,
  descriptionTemplate: defaultTemplates.descriptionTemplate,
  disclosure: aiDisclosure,
  partner: partnerLine,
  engine: 'ai',
  blocked,
  ...change,
});
const otherKinds = productKinds.filter((kind) => kind !== 't_shirt');

/** Written down again, apart from the rules: words, and whose they are. */
const owned: [string, readonly ProductKind[]][] = [
  ['t-shirts?|tshirts?|shirts?|tees?', ['t_shirt', 'kids_t_shirt']],
  ['hoodies?|hoody|hooded sweatshirts?', ['hoodie']],
  ['(?<!hooded )sweatshirts?', ['sweatshirt']],
  ['pullovers?', ['hoodie', 'sweatshirt']],
  ['totes?|shopping bags?', ['tote']],
  ['mugs?|coffee cups?|drinkware|dishwasher safe', ['mug']],
  ['posters?|art prints?|wall art|unframed', ['poster']],
  ['unisex|outfits?|clothing|clothes|apparel|wear|wardrobe', ['t_shirt', 'kids_t_shirt', 'hoodie', 'sweatshirt']],
  ['(?:kids|youth|toddler) (?:t-shirts?|shirts?|tees?|sizes)', ['kids_t_shirt']],
];
const foreignPattern = (kind: ProductKind) =>
  new RegExp(
    `(?<![\\p{L}\\p{Nd}])(?:${owned.flatMap(([words, kinds]) => (kinds.includes(kind) ? [] : [words])).join('|')})(?![\\p{L}\\p{Nd}])`,
    'giu',
  );
const foreignPatterns = new Map(productKinds.map((kind) => [kind, foreignPattern(kind)]));

const singulars = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{Nd}]+/gu) ?? []).map((word) => word.replace(/s$/, ''));

function foreignIn({ title, description, tags }: Listing, kind: ProductKind, idea = ''): string[] {
  const found = [title, description, ...tags].join('\n').match(foreignPatterns.get(kind) ?? /(?!)/g) ?? [];
  const ideaWords = new Set(singulars(idea));
  return found.filter((words) => !singulars(words).some((word) => ideaWords.has(word)));
}

/** A kids’ T-shirt is a T-shirt too. */
const isSaidOf = (name: string, kind: ProductKind) => !foreignPattern(kind).test(name);

const word = fc.constantFrom(
  ...'fox|fox|cat dad|retro sunset|coffee lover|T-Shirt|t-shirt|tee|Tee|shirt|SHIRT|Shirts|hoodie|Hoodies|hooded sweatshirt|sweatshirt|crewneck|pullover|tote|Tote Bag|bag|mug|Coffee Mugs|cup|drinkware|poster|wall art|art print|print|top|wear|outfit|clothing|unisex|Unisex|soft|kids|Youth|sizes S to 3XL|dishwasher safe|unframed|graphic|a|an|this|on a|for|gift|and|,|, |. |! |\n|-|🦊|é|שלום|ﬁ|Ｔ-ｓｈｉｒｔ|Nike|100% cotton|%|&|"'.split(
    '|',
  ),
);
const phrase = fc.oneof(
  { weight: 4, arbitrary: fc.array(word, { maxLength: 25 }).map((parts) => parts.join(' ')) },
  { weight: 1, arbitrary: fc.array(word, { maxLength: 25 }).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 100 }) },
);
const anyDraft = fc.record({
  title: phrase,
  subject: phrase,
  description: phrase,
  tags: fc.array(phrase, { maxLength: 15 }),
});
const anyBrief = fc.record({
  idea: phrase,
  kind: fc.constantFrom(...productKinds),
  titleStyle: fc.constantFrom(...titleStyles),
  descriptionTemplate: fc.oneof(
    fc.constant(defaultTemplates.descriptionTemplate),
    phrase,
    phrase.map((text) => `{idea} ${text}`),
  ),
  engine: fc.constantFrom('ai' as const, 'press' as const),
});

const written = (kind: ProductKind, change: Partial<Listing>, asked: Partial<ListingBrief> = {}) =>
  legalListing({ title: '', description: '', tags: [], ...change }, brief({ kind, descriptionTemplate: '', ...asked }));

describe('a title', () => {
  it.each<[ProductKind, string, string, string]>([
    ['mug', 'Cat Dad T-Shirt', 'cat dad', 'Cat Dad Mug'],
    ['mug', 'Unisex Cat Dad Shirt, Casual Outfit', 'cat dad', 'Cat Dad Coffee Mug'],
    ['mug', 'Coffee Queen Shirt', 'coffee queen', 'Coffee Queen Mug'],
    ['mug', 'An Oversized Fox Tee for Campers', 'fox', 'An Oversized Fox Coffee Mug for Campers'],
    ['mug', 'Hoodie Weather T-Shirt', 'hoodie weather', 'Hoodie Weather Mug'],
    ['mug', 'Hoodie Weather Hoodie', 'hoodie weather', 'Hoodie Weather Mug'],
    ['mug', 'Funny Cat Shirt Retro T-Shirt', 'funny cat shirt', 'Funny Cat Retro Mug'],
    ['mug', 'Sleepy Fox', 'fox', 'Sleepy Fox Mug'],
    ['tote', 'T-Shirt Design of a Fox', 'fox', 'A Fox Tote Bag'],
    ['poster', 'Retro Travel Tees', 'travel', 'Retro Travel Posters'],
    ['kids_t_shirt', 'Dino Rider T-Shirt', 'dino', 'Dino Rider Kids T-Shirt'],
    ['hoodie', 'Bear with a Coffee Mug T-Shirt', 'bear with a coffee mug', 'Bear with a Coffee Mug Hoodie'],
    ['t_shirt', 'Cat Dad Hoodie', 'cat dad', 'Cat Dad T-Shirt'],
    ['t_shirt', 'Retro Beer Mug', 'beer', 'Retro Beer Mug'],
  ])('of a %s: %j about %j becomes %j', (kind, title, idea, becomes) => {
    expect(written(kind, { title }, { idea }).title).toBe(becomes);
  });

  it('comes from the idea without what it was to be printed on', () => {
    expect(written('mug', {}, { idea: 'T-shirt design of a fox' }).title).toBe('A fox Mug');
    expect(written('mug', {}, { idea: '🦊' }).title).toBe('Mug');
  });
});

describe('a description', () => {
  const story = (kind: ProductKind, description: string, change: Partial<ListingBrief> = {}) =>
    written(kind, { description }, { disclosure: null, partner: null, idea: 'fox', ...change }).description;

  it('loses the sentences that are about another product', () => {
    const text = 'A fox on a soft unisex tee. Wear it with jeans. The fox smiles. The beer mug is drawn in ink.';
    expect(story('mug', text)).toMatch(/^A fox on a mug\. The fox smiles\. The beer mug is drawn in ink\.\n\n/);
    expect(story('hoodie', text)).toMatch(/^A fox on a soft unisex hoodie\. Wear it with jeans\. The fox smiles\.\n\n/);
    expect(story('t_shirt', text)).toBe(text);
  });

  it('of another kind does not follow where it names a product beside its own', () => {
    const description = 'A fox on a tee. Pairs with our hoodie and our fox mug. The fox smiles.';
    const follow = (to: ProductKind) =>
      listingForKind(
        { title: 'Fox T-Shirt', description, tags: [] },
        { ...brief({ idea: 'fox' }), from: 't_shirt', to },
      ).description;
    for (const kind of otherKinds) {
      expect(follow(kind)).toContain('The fox smiles.');
      expect(follow(kind)).not.toContain('Pairs with');
    }
    const descriptionTemplate = 'Made for {idea}. Also available as a hoodie!';
    expect(story('mug', 'A fox.', { descriptionTemplate })).not.toContain('Also available');
    expect(story('t_shirt', 'A fox.', { descriptionTemplate })).toContain('Also available as a hoodie!');
  });

  it('loses a line of the template that its idea makes another product of', () => {
    const descriptionTemplate = '{idea} print\n• Designed in Ohio';
    const text = story('kids_t_shirt', 'A fox.', { descriptionTemplate, idea: 'fox wall art' });
    expect(text).toContain('Designed in Ohio');
    expect(text).not.toMatch(/art print/i);
  });

  it("has the seller's template in words that fit", () => {
    const descriptionTemplate = 'Made for {idea}. A shirt to love!\n• Sizes S to 3XL\n• Designed in Ohio';
    expect(story('poster', 'A fox.', { descriptionTemplate })).toContain(
      'Made for fox. A poster to love!\n• Designed in Ohio',
    );
    expect(story('t_shirt', 'A fox.', { descriptionTemplate })).toContain('• Sizes S to 3XL');
  });
});

describe('a listing of any kind', () => {
  it('is legal, names no other kind but for the idea, and stays as it is', () => {
    fc.assert(
      fc.property(anyDraft, anyBrief, (any, asked) => {
        const asks = brief(asked);
        const listing = legalListing(any, asks);
        expect(faultsOf(listing, blocked)).toEqual({});
        expect(listing.tags).toHaveLength(13);
        if (asked.titleStyle === 'long') expect(listing.title.length).toBeGreaterThanOrEqual(130);
        // Drafts are written for shirts: a mug in one is in the picture.
        if (asked.kind !== 't_shirt') expect(foreignIn(listing, asked.kind, asked.idea)).toEqual([]);
        expect(legalListing({ ...listing, subject: any.subject }, asks)).toEqual(listing);
      }),
      { numRuns: 200 },
    );
  });

  it('may open what follows a colon as its idea opens', () => {
    const description = 'Wear it your way: drinkware for fox on a soft tee.';
    const asked = { idea: 'drinkware Coffee Mugs for fox', kind: 'kids_t_shirt' } as const;
    expect(kindFaultsOf({ description }, asked)).toEqual({});
    expect(kindFaultsOf({ description: 'A fox on drinkware for you.' }, asked)).not.toEqual({});
  });

  it('is made from that of another kind', () => {
    const change = fc.record({ from: fc.constantFrom(...productKinds), to: fc.constantFrom(...otherKinds) });
    fc.assert(
      fc.property(anyDraft, anyBrief, change, (any, asked, { from, to }) => {
        const listing = listingForKind(legalListing(any, brief({ ...asked, kind: from })), {
          ...brief(asked),
          from,
          to,
        });
        expect(faultsOf(listing, blocked)).toEqual({});
        expect(listing.tags).toHaveLength(13);
        expect(foreignIn(listing, to, asked.idea)).toEqual([]);
        expect(kindFaultsOf(listing, { idea: asked.idea, kind: to })).toEqual({});
      }),
      { numRuns: 100 },
    );
  });

  it('may not be given the name of another kind by its seller, wherever that is written', () => {
    const names = otherKinds.flatMap((of) => [...kindWords[of].names].map((name) => ({ of, name })));
    const place = fc.constantFrom('title', 'description', 'tags.2');
    fc.assert(
      fc.property(fc.constantFrom(...otherKinds), fc.constantFrom(...names), place, (kind, { of, name }, field) => {
        fc.pre(kind !== of && !isSaidOf(name, kind));
        const text = (at: string) => (at === field ? `A fox, a ${name}` : 'fox');
        const tags = [text('tags.0'), text('tags.1'), text('tags.2')];
        const words = { title: text('title'), description: text('description'), tags };
        const faults = kindFaultsOf(words, { idea: 'fox', kind });
        expect(faults).toEqual({ [field]: expect.stringMatching(/is about another product/) });
        expect(kindFaultsOf(words, { idea: 'fox' })).toEqual({});
      }),
    );
    const bear = { title: 'Bear with a Coffee Mug Hoodie', tags: ['bear with a mug'] };
    expect(kindFaultsOf(bear, { idea: 'bear with a coffee mug', kind: 'hoodie' })).toEqual({});
  });

  const described = (description: string, kind: ProductKind = 'mug') =>
    kindFaultsOf({ title: 'Fox', description, tags: [] }, { idea: 'fox', kind });

  it.each([
    'Pairs with our hoodie.',
    'Pairs well with our soft gray hoodie, our tote bag and the poster.',
    'A fox mug for slow mornings. Also available as a T-shirt, a hoodie or a tote!',
    'It goes with your hoodie & tee.',
    'Get the matching tote bag.',
    'See our poster of the same fox\n\nSee also our hoodie',
    'Goes great with coffee. See our hoodie',
  ])('may name other products as others in its description: %j', (description) => {
    expect(described(description)).toEqual({});
    const tags = Array.from({ length: 13 }, (_, at) => `fox ${at}`);
    const listing = { title: 'Fox Mug', description, tags };
    const context = { ...brief({ idea: 'fox' }), kind: 'mug' as const, sellersWords: '' };
    const claims = scoreOf(listing, context).reasons.find(({ id }) => id === 'claims');
    expect(claims?.level).toBe('good');
  });

  it.each([
    ['A soft hoodie with a fox.', 'hoodie'],
    ['This hoodie pairs with our mug.', 'hoodie'],
    ['Pairs with this hoodie.', 'hoodie'],
    ['Pairs with jeans. A hoodie for foxes.', 'hoodie'],
    ['Pairs with coffee, and a hoodie keeps you warm.', 'hoodie'],
    ['Pairs with our poster: a tee for every fan.', 'tee'],
    ['Goes with all that you love about a good old hoodie.', 'hoodie'],
    ['Available as a hoodie.', 'hoodie'],
    ['Our Poster goes with our mug.', 'Poster'],
  ])('may name none as what is sold: %j', (description, name) => {
    expect(described(description)).toEqual({
      description: `“${name}” is about another product. This listing sells a mug. To name one that you also sell, write “Pairs with our ${name.toLowerCase()}” or “See our ${name.toLowerCase()}”.`,
    });
  });

  it('may name others in its description alone', () => {
    const faults = kindFaultsOf(
      { title: 'Fox, Pairs with Our Hoodie', tags: ['matching hoodie'], description: 'See our hoodie.' },
      { idea: 'fox', kind: 'mug' },
    );
    expect(Object.keys(faults)).toEqual(['title', 'tags.0']);
    expect(Object.values(faults).join()).not.toContain('To name one');
  });

  it.each(productKinds)('%s: its own table names no other', (kind) => {
    const { fillers, stockTags, companions, opening, about, descriptionTemplate, names, tagNames } = kindWords[kind];
    const text = [...fillers, ...stockTags, ...companions, ...names, ...tagNames].join('\n');
    const all = { title: text, description: [opening, about, descriptionTemplate].join('\n'), tags: [] };
    expect(foreignIn(all, kind)).toEqual([]);
    expect(stockTags).toHaveLength(20);
    for (const tag of stockTags) expect(tagOfKind(tag, kindContext(kind, ''))).toBe(tag);
  });
});
