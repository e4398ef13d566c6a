import { expect, it } from '@jest/globals';
import { outcomeToast } from './use-generate.ts';

const generationId = '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4b';

it('says of a design that is there already what it is put on', () => {
  const found = { cached: true, status: 'finalized', generationId } as const;
  expect(outcomeToast({ ...found, productsAdded: 2 }).description).toContain('It is put on 2 more products.');
  expect(outcomeToast(found).description).toContain('No credit used.');
});
