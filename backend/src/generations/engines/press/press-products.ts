import { composeProduct, type Design, renderDesignRaster, renderInk } from '../../../designer/index.ts';
import {
  cleanUp,
  drawnDpiCheck,
  drawnSheetSize,
  finishDrawnSheet,
  finishPrint,
  finishSheet,
  finishWrap,
  isDrawnInStrips,
  type PrintArea,
  type PrintFile,
  type PrintSurface,
  type Raster,
  sideOf,
} from '../../../print/index.ts';
import type { PressOrder } from './press-tasks.ts';

export interface PressProduct {
  /** Null where nothing of the design is left to print. */
  print: PrintFile | null;
  /** Millimeters; null without words. */
  smallestCapitals: number | null;
  isReadable: boolean;
}

const facts = { background: 'transparent', confidence: 1, effectiveDpi: 300 } as const;

type Drawing = (order: PressOrder, area: PrintArea, colors: readonly string[]) => Promise<PressProduct>;

const drawings: Record<PrintSurface, Drawing> = {
  async chest(order, area, colors) {
    const { design, ...text } = composeProduct(order, 'chest', area);
    const art = cleaned(renderInk(design, area));
    return { ...legible(text), print: art && (await finishPrint(art, area, facts, colors)) };
  },

  async wrap(order, area, colors) {
    const side = sideOf(area);
    const { design, ...text } = composeProduct(order, 'side', side);
    const art = cleaned(renderInk(design, side));
    return { ...legible(text), print: art && (await finishWrap(art, area, facts, colors)) };
  },

  async sheet(order, area) {
    const { design, ...text } = composeProduct(order, 'sheet', area);
    return { ...legible(text), print: await drawSheet(design, area) };
  },
};

/** Pixels of the small drawing of a large sheet: colors are counted on it. */
const SAMPLE_WIDTH = 1800;

function drawSheet(design: Design, area: PrintArea): Promise<PrintFile> {
  const { dpi, ...size } = drawnSheetSize(area);
  const check = drawnDpiCheck(dpi);
  if (!isDrawnInStrips(area)) return finishSheet(renderDesignRaster(design, { width: size.width }), check);
  return finishDrawnSheet(design.svg, size, renderDesignRaster(design, { width: SAMPLE_WIDTH }), check);
}

/** No file is made twice: what is rendered is finished in the same thread. */
export function printProduct(
  order: PressOrder,
  surface: PrintSurface,
  area: PrintArea,
  colors: readonly string[],
): Promise<PressProduct> {
  return drawings[surface](order, area, colors);
}

function cleaned(art: Raster | null): Raster | null {
  return art && cleanUp(art);
}

function legible({ smallestCapitals, isReadable }: Omit<PressProduct, 'print'>) {
  return { smallestCapitals, isReadable };
}
