import { faultIn, type PrintArea, type PrintSurface, type Verdict } from '../../../print/index.ts';
import type { PressProduct } from '../press/press-products.ts';

const WHERE: Record<PrintSurface, string> = {
  chest: 'Redrawn for this print area',
  wrap: 'Redrawn for the mug',
  sheet: 'Redrawn for the poster, to its edges',
};

/** Of a design that was composed for the product, once for each tone of its colors. */
export function verdictOnPress(surface: PrintSurface, area: PrintArea, drawn: readonly PressProduct[]): Verdict {
  const prints = drawn.flatMap(({ print }) => print ?? []);
  if (prints.length < drawn.length || prints.length === 0)
    return { level: 'refused', message: 'Nothing of this design is left to print: show a layer, or move one back.' };
  const fault = faultIn(prints.map(({ report }) => report));
  if (fault) return fault;
  const small = drawn.find(({ isReadable }) => !isReadable);
  if (small)
    return {
      level: 'fair',
      message: `The smallest letters come out ${small.smallestCapitals?.toFixed(1)} mm high, which is hard to read.`,
    };
  return { level: 'good', message: `${WHERE[surface]}, at ${dpiOf(prints[0]?.report.effectiveDpi, area)}.` };
}

/** Inches of paper are read from further away the more there are of them. */
function dpiOf(dpi = 300, { width, height }: PrintArea): string {
  if (dpi >= 300) return '300 DPI';
  const inches = [width, height].map((side) => Math.round(side / 30) / 10).join(' x ');
  return `${dpi} DPI, which is sharp from where a sheet of ${inches} inches is seen`;
}
