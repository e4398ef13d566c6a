import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { addressOf, CHARACTERS, cutFace, FIRST_FACES } from './faces.ts';

/** The ranges of the two faces that come first, as theme.css has them. */
async function rangesInTheme(): Promise<string[]> {
  const theme = await readFile(new URL('../../src/theme.css', import.meta.url), 'utf8');
  const rules = theme.match(/@font-face \{[^}]+\}/g) ?? [];
  const first = rules.filter((rule) => FIRST_FACES.some(({ file }) => rule.includes(file)));
  return first.map((rule) => /unicode-range:([^;]+);/.exec(rule)?.[1] ?? '');
}

function charactersOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

it.each(FIRST_FACES)('$file is as write-faces.ts cuts it', async (face) => {
  expect(await readFile(addressOf(face))).toEqual(await cutFace(face));
});

it('the style sheet asks them for the characters that they are cut to', async () => {
  const ranges = await rangesInTheme();
  expect(ranges).toHaveLength(FIRST_FACES.length);
  const wanted = new Set([...CHARACTERS].map((character) => character.codePointAt(0)));
  for (const range of ranges) expect(new Set(charactersOf(range))).toEqual(wanted);
});
