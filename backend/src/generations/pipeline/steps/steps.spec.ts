import { describe, expect, it } from '@jest/globals';
import { createProduct } from './create-product.step.ts';
import { cutOut, printsOf } from './cut-out.step.ts';
import { draw } from './draw.step.ts';
import { stepDefinitions } from './index.ts';
import { findUploadId, uploadPrints } from './upload.step.ts';

const placement = { x: 0.5, y: 0.5, scale: 1, angle: 0 };
const report = {
  ...{ effectiveDpi: 300, background: 'removed', confidence: 1, coverage: 0.3, semiTransparentShare: 0 },
  ...{ margins: { left: 0, top: 0, right: 0, bottom: 0 }, inks: [], shirts: [], checks: [] },
};

it('names every step of the pipeline once, and needs only steps of the pipeline', () => {
  const names = stepDefinitions.map(({ name }): string => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { needs } of stepDefinitions) for (const need of needs) expect(names).toContain(need.name);
});

describe('results of older releases', () => {
  it('of a drawing have no versions', () => {
    expect(draw.result.parse({ key: 'drawn.png', keyColor: null, model: 'image-1' })).toMatchObject({ versions: [] });
  });

  it('of a cut-out are one print for every color, and need no review', () => {
    const result = cutOut.result.parse({ printKey: 'print.png', imageKey: 'image.png', placement, report });
    expect(result.review).toBeNull();
    expect(printsOf(result, ['Black', 'White'])).toEqual([
      { key: 'print.png', imageKey: 'image.png', ink: 'original', shirts: ['Black', 'White'], placement },
    ]);
  });

  it('of an upload are one upload for every print', () => {
    expect(findUploadId(uploadPrints.result.parse({ uploadId: 'u1', shopId: 7 }), 'print.png')).toBe('u1');
  });

  it('of a product have no plan', () => {
    const { plan } = createProduct.result.parse({ productId: 'p', shopId: 7, deepLink: '#', mayBeDouble: false });
    expect(plan).toBeUndefined();
  });
});

describe('results of today', () => {
  it('of a cut-out and of an upload are read as they were written', () => {
    const print = { key: 'print.png', imageKey: 'image.png', ink: 'light', shirts: ['Black'], placement };
    const stored = { prints: [print], report, review: { reason: 'background_uncertain', sentences: ['Unsure.'] } };
    expect(cutOut.result.parse(stored)).toEqual(stored);
    const uploads = { uploads: [{ key: 'print.png', uploadId: 'u1' }], shopId: 7 };
    expect(uploadPrints.result.parse(uploads)).toEqual(uploads);
    expect(findUploadId(uploadPrints.result.parse(uploads), 'another.png')).toBeNull();
  });
});
