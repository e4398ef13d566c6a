import { expect, it } from '@jest/globals';
import type { GenerationState } from '../../../api/model/generationState.ts';
import type { ProductStatus } from '../../../api/model/productStatus.ts';
import { openCharges } from './open-charges.ts';

const design = (status: GenerationState, ...products: ProductStatus[]) => ({
  status,
  further_products: products.map((one) => ({ kind: 'mug' as const, status: one })),
});

it('fall when a design ends, when a product begins to be made, and when it ends', () => {
  const course = [
    design('generating', 'waiting', 'waiting'),
    design('finalized', 'waiting', 'waiting'),
    design('finalized', 'making', 'waiting'),
    design('finalized', 'making', 'making'),
    design('finalized', 'publishing', 'making'),
    design('finalized', 'publishing', 'refused'),
  ].map(openCharges);
  expect(course.slice(1).every((open, at) => open < (course[at] ?? 0))).toBe(true);
  expect(course.at(-1)).toBe(0);
  expect(openCharges(design('finalized', 'published', 'failed', 'publish_failed', 'draft'))).toBe(0);
});
