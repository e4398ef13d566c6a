import { describe, expect, it } from '@jest/globals';
import { stepOf, tokensOf } from './steps.ts';

describe('a program', () => {
  const program = '#!/bin/sh\n\n# --- Create\necho "a"\n\n# --- Wait\n# Slowly.\nsleep 2\n';

  it.each([
    ['', '#!/bin/sh'],
    ['Create', 'echo "a"'],
    ['Wait', '# Slowly.\nsleep 2'],
  ])('has a step %p', (name, step) => expect(stepOf(program, name)).toBe(step));

  it('has no step of another name', () => expect(() => stepOf(program, 'Publish')).toThrow('Publish'));
});

describe('code', () => {
  const kinds = (code: string) => tokensOf(code).flatMap(({ kind, text }) => (kind === 'plain' ? [] : [[kind, text]]));

  it.each([
    ['# It waits.\nsleep 2', [['comment', '# It waits.']]],
    ['  // It doesn’t.', [['comment', '  // It doesn’t.']]],
    ['  """It waits."""', [['comment', '  """It waits."""']]],
    [
      `echo "a \\"b\\"" 'c'`,
      [
        ['string', '"a \\"b\\""'],
        ['string', "'c'"],
      ],
    ],
    ['fetch(`https://a`)', [['string', '`https://a`']]],
  ])('has comments and strings: %s', (code, expected) => expect(kinds(code)).toEqual(expected));

  it('loses nothing', () => {
    const code = '# a\nb("c")\n';
    expect(
      tokensOf(code)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code);
    expect(tokensOf(code).every(({ at, text }) => code.startsWith(text, at))).toBe(true);
  });
});
