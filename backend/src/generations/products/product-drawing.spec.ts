import { expect, it } from '@jest/globals';
import type { DesignProduct, Generation } from '../../platform/prisma/client/client.ts';
import type { FileStore } from '../../platform/storage/storage.ts';
import type { PrintEngine } from '../engines/print-engine.ts';
import type { ProductArtist, ProductArtOrder } from '../engines/product-art/product-artist.ts';
import type { ArtSources } from './art-sources.ts';
import { ProductDrawing } from './product-drawing.ts';

const signal = new AbortController().signal;
const png = Buffer.from('art');
const print = { png, ink: 'original', colors: ['White'], placement: { x: 0.5, y: 0.5, scale: 1, angle: 0 } } as const;

/** Of a picture that looks good up to a width, by the widths that it was drawn for. */
function drawing(mostWidth: number) {
  const drawnFor: number[] = [];
  const artist = {
    draw: async ({ area }: ProductArtOrder) => {
      drawnFor.push(area.width);
      return area.width > mostWidth
        ? { verdict: { level: 'refused', message: 'Coarse.' }, prints: [] }
        : { verdict: { level: 'good', message: 'Fine.' }, prints: [print] };
    },
  } as unknown as ProductArtist;
  const sources = { find: async () => ({ picture: png, enlarged: 1 }) } as unknown as ArtSources;
  const engine = { previewPng: async () => png, toPlaceholder: async () => 'tiny' } as unknown as PrintEngine;
  const store = { put: async () => undefined } as unknown as FileStore;
  return { drawnFor, drawing: new ProductDrawing(artist, sources, engine, store) };
}

const poster = (variantId: number, width: number, height: number) => ({
  ...{ variantId, color: 'White', size: `${width / 300}" x ${height / 300}"` },
  ...{ printWidth: width, printHeight: height },
});
const posters = [poster(1, 3600, 5400), poster(2, 5400, 7200), poster(3, 7200, 10_800)];
const design = { id: 'd', userId: 'u' } as Generation;
const order = (productId: string | null, verdict: unknown = null) => ({
  row: { id: 'p', userId: 'u', kind: 'poster', productId, verdict } as DesignProduct,
  ...{ design, colors: ['White'], wanted: posters, all: posters },
});

it('leaves out the sizes on which a picture looks coarse, says so, and makes the others', async () => {
  const { drawnFor, drawing: posterOf } = drawing(4000);
  const { verdict, prints } = await posterOf.draw(order(null), signal);
  expect(verdict).toEqual({
    level: 'fair',
    message: 'Fine. Not made in 24" x 36", 18" x 24": it would not look good there.',
    leftOut: ['24" x 36"', '18" x 24"'],
  });
  expect(drawnFor).toEqual([7200, 3600, 5400]);
  expect(prints.map(({ variantIds }) => variantIds)).toEqual([[1, 3]]);
});

it('refuses all where it looks coarse in every size, and where it is sold in that size already', async () => {
  expect((await drawing(100).drawing.draw(order(null), signal)).verdict).toMatchObject({
    level: 'refused',
    leftOut: [],
  });
  const sold = await drawing(4000).drawing.draw(order('at-printify'), signal);
  expect([sold.verdict.level, sold.prints]).toEqual(['refused', []]);
});
