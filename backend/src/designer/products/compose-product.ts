/** Designs composed anew for the shape of a product's print area. The same request gives the same design. */

import { CANVAS, type Size } from '../canvas/geometry.ts';
import { type Composed, composeFor, type Format } from '../design/compose.ts';
import type { DesignRequest } from '../design/design.ts';
import { composeBeside } from './beside.ts';
import { composeSheet } from './sheet.ts';

/** chest: on cloth. side: one of both sides of a mug. sheet: paper, with a background to its edges. */
export type Surface = 'chest' | 'side' | 'sheet';

/** Millimeters of the smallest capitals: a 200th of the distance from which the product is read (DIN 1450). */
const LEAST_LETTERS: Record<Surface, number> = { chest: 5, side: 2.2, sheet: 6 };
const PIXELS_PER_MM = 300 / 25.4;

/** A shirt’s margins; a mug’s foot and rim curve away; paper’s are as wide as a picture’s mount. */
const MARGINS: Record<Surface, number> = { chest: 90, side: 190, sheet: 540 };

/** Wider than this for its height, the words stand beside the picture. */
const WIDE = 1.4;

export interface ProductComposition extends Composed {
  /** Millimeters; null without words. */
  smallestCapitals: number | null;
  /** Whether its smallest letters can be read from where the product is read. */
  isReadable: boolean;
}

export function composeProduct(request: DesignRequest, surface: Surface, area: Size): ProductComposition {
  const format = formatFor(surface, area);
  const composed = compose(request, surface, format);
  const units = format.width / area.width;
  const smallestCapitals = composed.letters === null ? null : composed.letters / units / PIXELS_PER_MM;
  // What is a hundredth too small is not worth a word to the seller.
  return { ...composed, smallestCapitals, isReadable: (smallestCapitals ?? Infinity) >= LEAST_LETTERS[surface] * 0.8 };
}

function compose(request: DesignRequest, surface: Surface, format: Format): Composed {
  if (surface === 'sheet') return composeSheet(request, format);
  if (format.width > format.height * WIDE) return composeBeside(request, format);
  return composeFor(request, format);
}

function formatFor(surface: Surface, { width, height }: Size): Format {
  const units = CANVAS.width / width;
  return {
    width: CANVAS.width,
    height: Math.round(height * units),
    margin: MARGINS[surface],
    leastLetters: LEAST_LETTERS[surface] * PIXELS_PER_MM * units,
  };
}
