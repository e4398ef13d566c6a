import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { issueSentence } from './parsed.ts';

const rows = z.array(z.strictObject({ idea: z.string().max(5), engine: z.enum(['ai', 'press']).optional() })).max(2);

describe('what is wrong with rows', () => {
  it.each([
    [undefined, 'rows is required.'],
    ['A fox', 'rows must be a list.'],
    [[{ idea: 7 }], 'rows.0.idea must be a text.'],
    [[{ idea: 'Too long' }], 'rows.0.idea may have at most 5 characters.'],
    [[{ idea: '' }, { idea: '' }, { idea: '' }], 'rows may have at most 2 entries.'],
    [[{ idea: '', color: 'red' }], 'rows.0 has fields that are not known: color.'],
    [[{ idea: '', engine: 'pen' }], 'rows.0.engine must be one of ai, press.'],
  ])('is said in plain words: %j', (value, sentence) => {
    expect(issueSentence('rows', rows.safeParse(value).error?.issues[0])).toBe(sentence);
  });

  it('is said as the schema says it, where it has words of its own', () => {
    const schema = z.string({ error: 'Choose one.' });
    expect(issueSentence('style', schema.safeParse(1).error?.issues[0])).toBe('style: Choose one.');
  });
});
