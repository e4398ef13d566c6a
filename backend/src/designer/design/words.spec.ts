import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { composeDesign, STYLES } from '../index.ts';
import { face, layOut } from '../lettering/fonts.ts';

import { fountFor, runsOf } from '../lettering/runs.ts';

/** Words of all scripts that have a typeface, and signs that sellers combine with them. */
const word = fc.oneof(
  fc.constantFrom('never', 'Stop', "don't", 'Élodie', 'straße', 'o’clock', 'half-baked', 'Đà', 'Łódź'),
  fc.constantFrom('кофе', 'Ёлка', 'καφές', 'Ώρα', 'שלום', 'עולם', 'قهوة', 'حياة', 'नमस्ते', 'สวัสดี'),
  fc.constantFrom('東京', 'ラーメン', 'ねこ', '你好', '世界', '커피', '사랑'),
  fc.constantFrom('#1', '100%', '$5', '3.14', '2026', '1st', '&', '+', '=', '@home', '(maybe)', '½', 'E=mc²', '№7'),
  fc.constantFrom('🍕', '❤️', '☕', '🐱', '🤘', '⚡', '🎸'),
  fc.stringMatching(/^[a-zA-Z0-9]{1,14}$/),
);

const phrase = fc.array(word, { minLength: 1, maxLength: 9 }).map((words) => words.join(' '));

/** Letters in the order of writing; only line breaks may differ. */
const letters = (text: string) => text.replace(/\s/gu, '').replace(/[’]/gu, "'");

describe('words of an idea', () => {
  it('sets every quoted letter, digit, sign and emoji, in any style', () => {
    fc.assert(
      fc.property(phrase, fc.constantFrom(...STYLES), (text, style) => {
        const design = composeDesign({ idea: `a bear that says "${text}"`, style });
        expect(letters(design.texts.join(''))).toBe(letters(text));
        expect(design.unset).toEqual([]);
        expect(design.svg).not.toMatch(/NaN|undefined|Infinity/);
      }),
      { numRuns: 80, seed: 4 },
    );
  });

  it('sets or names every character of any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (noise) => {
        const text = noise.replace(/["“”„«»「」『』\s\p{C}]/gu, '').normalize('NFC');
        const { texts, unset } = composeDesign({ idea: `"${text}"`, style: 'modern' });
        const carried = (texts.join('') + unset.join('')).normalize('NFKC');
        const missing = [...text.normalize('NFKC')].filter(
          (character) => /[\p{L}\p{N}]/u.test(character) && !carried.includes(character),
        );
        expect(missing).toEqual([]);
      }),
      { numRuns: 80, seed: 4 },
    );
  });

  it('sets a short idea word for word', () => {
    for (const idea of ['Keep it simple', '#1 Dad', '¡Ay, caramba!', 'Я люблю кофе', '東京ラーメン', '(not) sorry']) {
      expect(letters(composeDesign({ idea }).texts.join(''))).toBe(letters(idea));
    }
  });

  it('names what it cannot set', () => {
    expect(composeDesign({ idea: '"Cherokee ᏣᎳᎩ rocks"' })).toMatchObject({ unset: ['Ꮳ', 'Ꮃ', 'Ꭹ'] });
    expect(composeDesign({ idea: 'Team 🇺🇸' })).toMatchObject({ texts: ['Team'], unset: ['🇺🇸'] });
    const long = Array.from({ length: 60 }, (_, at) => `w${at}`);
    const { texts, unset } = composeDesign({ idea: `"${long.join(' ')}"` });
    expect([...texts.join(' ').split(' '), ...unset]).toEqual(long);
  });

  it('sets plain letters for ornamental ones', () => {
    expect(composeDesign({ idea: '"𝓛𝓸𝓿𝓮"' }).texts.join(' ')).toBe('Love');
  });
});

describe('runsOf', () => {
  const order = (text: string) => runsOf(text, fountFor('rubik', text)).map((run) => run.text);

  it('orders mixed directions as they are read', () => {
    expect(order('I love שלום today')).toEqual(['I love ', 'שלום', ' today']);
    expect(order('שלום Tom 2026')).toEqual(['Tom 2026', 'שלום ']);
    expect(order('עולם (יפה)')).toEqual(['עולם )יפה(']);
  });

  it('shapes Arabic, whatever was set before: joined letters take other forms than lone ones', () => {
    const rubik = face('rubik');
    const forms = (text: string) => layOut(rubik, text, true).glyphs.map(({ id }) => id);
    // Compatibility forms of isolated letters have the glyphs of the letters.
    forms('\ufed5\ufee9\ufeed\ufe93');
    const lone = [...'قهوة'].map((letter) => forms(letter)[0]).reverse();
    expect(forms('قهوة').filter((id, at) => id === lone[at])).toHaveLength(1);
  });

  it('uses one face for all letters of a script', () => {
    const runs = runsOf('ŁÓDŹ now', fountFor('rye', 'ŁÓDŹ now'));
    expect(new Set(runs.map(({ face }) => face?.name)).size).toBe(1);
  });
});
