import { expect, it } from '@jest/globals';
import { sayOnce } from './listing-errors.ts';

const DISNEY = '“Disney” cannot be used: it is a trademark.';

it('says a sentence at the first field that has it', () => {
  const errors = { title: DISNEY, 'tags.2': DISNEY.replace('Disney', 'disney'), 'tags.4': DISNEY, description: DISNEY };
  expect(sayOnce(errors)).toEqual({
    title: DISNEY,
    tags: ['Tags 3 and 5: the same as above.'],
    description: 'Here too, the same as above.',
  });
});

it('names the tags that share a sentence, and leaves different ones apart', () => {
  const errors = { tags: 'Etsy takes 13 tags.', 'tags.0': 'Too long.', 'tags.3': 'Twice.', 'tags.9': 'Too long.' };
  expect(sayOnce(errors)).toEqual({
    title: undefined,
    tags: ['Etsy takes 13 tags.', 'Tags 1 and 10: Too long.', 'Tag 4: Twice.'],
    description: undefined,
  });
});
