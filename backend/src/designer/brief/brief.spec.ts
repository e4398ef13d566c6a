import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type Brief,
  type BriefDraft,
  checkBrief,
  composeDesign,
  designOfBrief,
  faultsOfBrief,
  LAYOUT_NAMES,
  MOODS,
  PALETTE_NAMES,
  readBrief,
  readIdea,
  STYLES,
} from '../index.ts';
import { sightings } from '../words/lexicon.ts';
import { ideaWords } from './idea-words.ts';
import { dueWords } from './read-brief.ts';

const silent: BriefDraft = {
  words: [],
  subject: '',
  companion: '',
  relation: '',
  scene: '',
  mood: '',
  style: '',
  palette: '',
  layout: '',
};
const check = (idea: string, draft: Partial<BriefDraft> = {}) => checkBrief(idea, { ...silent, ...draft });

describe('a brief by our grammar', () => {
  it('has what the idea says to print and to draw, and names what cannot be drawn', () => {
    expect(readBrief('Yellowstone National Park bison and hoof, vintage')).toEqual({
      words: ['Yellowstone National Park'],
      subject: 'bison',
      scene: 'mountains',
      mood: 'nostalgic',
      style: 'vintage',
      undrawn: ['hoof'],
    });
    expect(readBrief('Raccoon at a job interview, Beaver paying a bill').undrawn).toEqual([
      'job interview',
      'paying a bill',
    ]);
    expect(readBrief('Fox on vacation with a cat').undrawn).toEqual([]);
    expect(readBrief('Team 🇺🇸').undrawn).toEqual(['🇺🇸']);
    expect(readBrief('Papa can fix it wrench and hammer, vintage badge')).toMatchObject({ layout: 'badge' });
    expect(readBrief('My badge my rules').layout).toBeUndefined();
  });

  it('names what is done and not seen, who is not drawn, and numbers that are too large', () => {
    const animal = fc.constantFrom('Goose', 'Cat', 'Raccoon', 'Two foxes');
    const deed = fc.constantFrom('chasing', 'juggling', 'tickling', 'licking');
    const person = fc.constantFrom('couple', 'crowd');
    fc.assert(
      fc.property(animal, deed, person, (who, does, whom) => {
        const { undrawn } = readBrief(`${who} ${does} a ${whom}`);
        expect(undrawn).toEqual([does === 'licking' ? whom : `${does} a ${whom}`]);
        expect(readBrief(`${who} with a ${whom}`).undrawn).toEqual([whom]);
      }),
      { numRuns: 30, seed: 12 },
    );
    expect(readBrief('Walrus sneezing').undrawn).toEqual(['sneezing']);
    expect(readBrief('Walrus juggling').undrawn).toEqual([]);
    expect(readBrief('Horse jumping')).toMatchObject({ subject: 'horse-jumping', undrawn: [] });
    expect(readBrief('Horse jumping over a fence').undrawn).toEqual([]);
    expect(readBrief('Wolf howling at the moon').undrawn).toEqual([]);
    expect(readBrief('Nine bees on a fence with a pair of stilts').undrawn).toEqual(['nine bees', 'stilts']);
  });

  it('draws whoever is met, and names only what is done to them and not seen', () => {
    const animal = fc.constantFrom('Cat', 'Raccoon', 'Two foxes');
    const person = fc.constantFrom(['man', 'man-face'], ['mailman', 'postman-face'], ['sister', 'woman-face']);
    fc.assert(
      fc.property(animal, person, (who, [whom, figure]) => {
        for (const [does, unseen] of [
          ['juggling a', [`juggling a ${whom}`]],
          ['licking a', []],
          ['chasing a', []],
          ['with a', []],
        ] as const) {
          const { companion, undrawn } = readBrief(`${who} ${does} ${whom}`);
          expect([companion, undrawn]).toEqual([{ motif: figure, relation: 'beside' }, unseen]);
        }
      }),
      { numRuns: 12, seed: 12 },
    );
  });

  it('names nothing that is drawn in another way', () => {
    const ideas = [
      'Two giraffes kissing',
      'Carrot flexing muscles',
      'Volleyball on fire',
      'Snail with a strawberry shell',
      'Wolf under northern lights',
      'Gorilla beating its chest',
      'Dog digging a hole',
      'Fox pulling a sled of logs',
      'Skeleton walking a dog',
      'Koala clinging to its mother',
      'Chicken crossing a road',
      'Jazz trumpet player New Orleans',
    ];
    for (const idea of ideas) expect({ idea, undrawn: readBrief(idea).undrawn }).toEqual({ idea, undrawn: [] });
  });

  it('draws who does something with a thing, and letters who is only named', () => {
    const trade = fc.constantFrom('plumber', 'nurse', 'teacher', 'chef', 'farmer', 'mechanic');
    const anyone = fc.constantFrom('man', 'woman', 'girl', 'grandma');
    const thing = fc.constantFrom('wrench', 'flashlight', 'pizza', 'big red apple');
    fc.assert(
      fc.property(trade, anyone, thing, (who, one, what) => {
        fc.pre(`${who} ${what}` !== 'plumber wrench');
        for (const idea of [`${who} with a ${what}`, `${who} holding a ${what}`, `A ${one} holding a ${what}`]) {
          const { words, subject, companion } = readBrief(idea);
          expect([words, companion?.relation]).toEqual([[], 'hold']);
          expect(subject).toBe(idea.startsWith('A ') ? `${one}-face` : `${who}-face`);
        }
        expect(readBrief(`Best ${who} ever`).subject).not.toBe(`${who}-face`);
      }),
      { numRuns: 40, seed: 13 },
    );
    // A plumber with a wrench has a figure of their own.
    expect(readBrief('plumber with a wrench')).toMatchObject({ words: [], subject: 'plumber-working' });
    expect(readBrief('Man with a plan').words).toEqual(['Man with a plan']);
  });

  it('is the same each time, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (idea) => {
        expect(readBrief(idea)).toEqual(readBrief(idea));
      }),
      { numRuns: 60, seed: 5 },
    );
  });
});

describe('a brief by a text model', () => {
  it.each([
    ['Jesus and coffee cross', { words: ['JESUS AND COFFEE'] }, ['Jesus and coffee']],
    ['Vintage lighthouse in a storm, Maine 1987', { words: ['Maine, 1987'] }, ['Maine 1987']],
    ['Lighthouse, 1987, from Bar Harbor', { words: ['Bar Harbor', '1987'] }, ['Bar Harbor', '1987']],
    ['a bear that says "Stay wild, my friend"', { words: ['stay wild', 'my friend'] }, ['Stay wild', 'my friend']],
    ['A surfing cat and "Surfing Cat"', { words: ['SURFING CAT'] }, ['Surfing Cat']],
    ['Ski club and the SKI CLUB', { words: ['SKI CLUB'] }, ['SKI CLUB']],
    ['Save the turtles in Ohio', { words: ['Save the', 'turtles', 'in Ohio'] }, ['Save the turtles in Ohio']],
  ] as const)('prints of %j what the model chose, in the letters of the idea', (idea, draft, words) => {
    expect(check(idea, { ...draft, words: [...draft.words] }).words).toEqual(words);
  });

  it.each([
    ['an invented word', 'Jesus and coffee cross', ['Jesus and good coffee']],
    ['a word twice', 'Be kind sunflower', ['Be kind kind']],
    ['another sense', 'I do not love cats', ['I do love cats']],
    ['words in another order', 'Dogs over people', ['People over dogs']],
    ['a lost quotation', 'a bear that says "Stay wild"', ['a bear']],
    ['a lost name', 'Golden retriever named Biscuit with a bandana', ['Golden retriever']],
    ['a lost year', 'Surf club Malibu 1974', ['Surf club Malibu']],
    ['no words at all of a saying', 'I love coffee', []],
    ['no letter of a quotation', 'Fox "Run"', ['!']],
  ])('falls back to our grammar for %s', (_, idea, words) => {
    expect(check(idea, { words }).words).toEqual(readBrief(idea).words);
  });

  it('draws whoever it names, and not the tool of the trade', () => {
    const idea = 'Seamstress at a sewing machine';
    const drawn = { subject: 'seamstress-face', companion: { motif: 'sewing-machine', relation: 'hold' } };
    for (const subject of ['seamstress', 'seamstress sewing'])
      expect(check(idea, { subject, companion: 'sewing machine', relation: 'hold' })).toMatchObject(drawn);
  });

  it('draws a picture that the idea names, by any of its words, and no other', () => {
    expect(check('My pup in a rocket', { subject: 'dog', companion: 'a rocket', relation: 'ride' })).toMatchObject({
      subject: 'puppy-dog',
      companion: { motif: 'rocket', relation: 'ride' },
    });
    expect(check('Wolf howling at the moon', { subject: 'howling wolf' }).subject).toBe('wolf-howling');
    expect(check('Papa can fix it wrench and hammer', { subject: 'wrench', companion: 'hammer' })).toMatchObject({
      subject: 'hammer-and-wrench',
    });
    expect(check('I love coffee', { subject: 'unicorn' }).subject).toBe(readBrief('I love coffee').subject);
    expect(check('A fox in a storm', { scene: 'beach' }).scene).toBe('storm');
  });

  it('has the style that the idea names, and the model’s where it names none', () => {
    expect(check('Vintage fox', { style: 'cartoon' }).style).toBe('vintage');
    expect(check('A fox with a hat', { style: 'Cartoon', mood: 'funny' })).toMatchObject({
      style: 'cartoon',
      mood: 'funny',
    });
    expect(check('A fox with a hat', { style: 'baroque', mood: 'angry', palette: 'no', layout: 'slogan' })).toEqual(
      check('A fox with a hat'),
    );
  });

  const ideaPart = fc.constantFrom(
    ...['Lake life', 'fox and mushrooms', 'a bear riding a bicycle', 'Maine', 'est. 1998', 'I love coffee', '2025'],
    ...['in a storm', 'with sunglasses', 'Smith family', 'retro style', 'named Biscuit', 'wrench', '"Stay wild"'],
    ...['O’Brien', '🍕', 'cave', 'don’t', '東京', 'rock & roll', '“50% off”', 'pine trees', '#1 Dad'],
  );
  const anyWord = fc.oneof(ideaPart, fc.constantFrom('fox', 'unicorn', 'Free', 'Maine 1999', 'and', '!!', 'ﬂy', '"'));
  const line = fc.array(anyWord, { maxLength: 5 }).map((words) => words.join(' '));
  const draft = fc.record<BriefDraft>({
    words: fc.array(fc.oneof(line, ideaPart), { maxLength: 4 }),
    subject: line,
    companion: line,
    relation: fc.constantFrom('', 'hold', 'beside', 'marry'),
    scene: fc.constantFrom('', 'storm', 'mars', 'forest'),
    mood: fc.constantFrom('', 'angry', ...MOODS),
    style: fc.constantFrom('', 'baroque', ...STYLES),
    palette: fc.constantFrom('', 'gold', ...PALETTE_NAMES),
    layout: fc.constantFrom('', 'circle', ...LAYOUT_NAMES),
  });
  const idea = fc
    .tuple(fc.array(ideaPart, { minLength: 1, maxLength: 5 }), fc.constantFrom(' ', ', '))
    .map(([parts, gap]) => parts.join(gap));
  const keys = (text: string) => ideaWords(text).map(({ key }) => key);

  it('prints and draws nothing invented, and loses no quotation, name or year, whatever the model says', () => {
    fc.assert(
      fc.property(idea, draft, (text, said) => {
        const { words, subject, companion } = checkBrief(text, said);
        const read = readIdea(text);
        const printed = keys(words.join(' '));
        expect(printed.filter((word) => !keys(text).includes(word))).toEqual([]);
        const ours = keys(`${read.headline} ${read.tagline}`);
        expect(ours.filter((word) => dueWords(text).has(word) && !printed.includes(word))).toEqual([]);
        for (const year of text.match(/\d{4}/g) ?? []) expect(printed).toContain(year);
        const named = sightings(text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? []).map(({ motif }) => motif);
        const drawn = [subject, companion?.motif].filter((name) => name !== undefined);
        const known = [...named, read.subject, read.companion?.motif];
        expect(drawn.filter((name) => !known.includes(name))).toEqual([]);
      }),
      { numRuns: 400, seed: 7 },
    );
  });

  it('can be pressed, whatever the model says', () => {
    fc.assert(
      fc.property(idea, draft, (text, said) => {
        const brief = checkBrief(text, said);
        expect(faultsOfBrief(text, brief)).toEqual({});
        const { svg, layout, palette } = composeDesign({ idea: text, style: 'modern', ...designOfBrief(text, brief) });
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        if (brief.layout) expect(layout).toBe(brief.layout);
        if (brief.palette) expect(palette.name).toBe(brief.palette);
      }),
      { numRuns: 60, seed: 8 },
    );
  });
});

describe('a changed brief', () => {
  const idea = 'Papa can fix it wrench and hammer';
  const changed = (change: Partial<Brief>) => faultsOfBrief(idea, { ...readBrief(idea), ...change });

  it('is at fault by field', () => {
    expect(changed({})).toEqual({});
    expect(changed({ subject: 'constructor' })).toEqual({ subject: 'Press has no picture of that name.' });
    expect(changed({ words: ['Papa ᏣᎳᎩ'] })).toEqual({ words: expect.stringContaining('Ꮳ') });
    expect(changed({ layout: 'slogan' })).toEqual({ layout: expect.stringContaining('does not suit') });
    expect(changed({ words: [], subject: undefined })).toEqual({ words: expect.stringContaining('nothing to print') });
  });

  it('is at fault where letters of the idea are missing, until other words are chosen', () => {
    const cherokee = 'a cat and "ᏣᎳᎩ rocks"';
    const read = readBrief(cherokee);
    expect(read.words).toEqual(['rocks']);
    expect(faultsOfBrief(cherokee, read)).toEqual({ words: expect.stringContaining('Ꮳ') });
    expect(faultsOfBrief(cherokee, { ...read, words: ['Cherokee rocks'] })).toEqual({});
  });

  it('is drawn exactly: words, picture, layout and inks', () => {
    const brief: Brief = { words: ['Mama', 'fixes it'], subject: 'anvil', layout: 'badge', palette: 'harbor' };
    const design = composeDesign({ idea, seed: 4, style: 'vintage', ...designOfBrief(idea, brief) });
    expect(design).toMatchObject({ layout: 'badge', palette: { name: 'harbor' } });
    expect(design.texts.join(' ').toLowerCase()).toBe('mama fixes it');
    expect(design.layers.map(({ name }) => name)).toContain('anvil');
  });

  it('has the mood choose the style where none is named', () => {
    const styleOf = (mood: Brief['mood'], seed: number) =>
      composeDesign({ idea, seed, ...designOfBrief(idea, { words: ['Papa'], mood }) }).style;
    expect([1, 2, 3, 4].map((seed) => styleOf('dark', seed))).not.toContain('cartoon');
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => styleOf('cute', seed)))).toEqual(new Set(['cartoon', 'retro']));
  });
});
