import { composeCaptions, faultOfCaption, renderSvg } from '../../../designer/index.ts';
import {
  alphaBox,
  cutPicture,
  decode,
  decodeTo,
  encodePng,
  fitInto,
  type PrintArea,
  type Raster,
  resize,
} from '../../../print/index.ts';
import {
  type BrushMode,
  boxOnCanvas,
  CANVAS,
  cropOf,
  drawOnCanvas,
  type Edit,
  editPicture,
  fitFactor,
  overlay,
  turnedUpright,
} from '../../../retouch/index.ts';
import type { PartStroke } from '../../model/documents/redraw.ts';
import type { Retouch } from '../../model/documents/retouch-document.ts';

export interface RetouchOrder {
  retouch: Retouch;
  /** PNG; `whole` is null where the model drew it without a background. */
  cut: Uint8Array;
  whole: Uint8Array | null;
  area: PrintArea;
}

export interface RetouchedPicture {
  png: Uint8Array;
  /** By how much the model's pixels were enlarged. */
  enlarged: number;
}

/** Where a part of a picture is. */
export interface PartOrder {
  strokes: readonly PartStroke[];
  cut: Uint8Array;
  whole: Uint8Array | null;
}

export interface MergedPicture {
  cut: Uint8Array;
  whole: Uint8Array | null;
  width: number;
  height: number;
}

export const retouchTasks = {
  /** A PNG of the picture's size, clear where the part is. */
  async mask({ strokes, cut }: PartOrder): Promise<Uint8Array> {
    const { width, height } = await decode(cut);
    const plain = { width, height, data: new Uint8Array(width * height * 4).fill(255) };
    return encodePng(editPicture({ whole: plain, cut: plain }, brushed('erase', strokes), []));
  },

  /** The part as it was drawn anew, and the rest as it was, to the byte. */
  async merge({ strokes, ...files }: PartOrder, drawn: Uint8Array): Promise<MergedPicture> {
    const base = await decode(files.cut);
    const { width, height } = base;
    const fitted = await encodePng(await decodeTo(drawn, () => ({ width, height })), 1);
    const part = await cutPicture(fitted);
    const edits = brushed('restore', strokes);
    const mixed = async (below: Raster, above: Uint8Array) =>
      encodePng(editPicture({ cut: below, whole: await decode(above) }, edits, []));
    const cut = await mixed(base, part.cut);
    if (!files.whole && !part.whole) return { cut, whole: null, width, height };
    const whole = await mixed(files.whole ? await decode(files.whole) : base, part.whole ?? part.cut);
    return { cut, whole, width, height };
  },

  /** Why words cannot be set, by field. */
  async check({ captions }: Retouch): Promise<Record<string, string>> {
    const faults: Record<string, string> = {};
    for (const [at, caption] of captions.entries()) {
      const fault = faultOfCaption(caption);
      if (fault) faults[`captions.${at}.text`] = fault;
    }
    return faults;
  },

  /** In the model's own pixels where it can, and at the size at which it prints where words or angles ask for it. */
  async draw({ retouch, area, ...files }: RetouchOrder): Promise<RetouchedPicture> {
    const cut = await decode(files.cut);
    const whole = files.whole ? await decode(files.whole) : cut;
    const picture = editPicture({ whole, cut }, retouch.edits, retouch.inks);
    const plain = drawPlain(picture, retouch);
    if (plain) return { png: await encodePng(plain), enlarged: 1 };
    return drawPlaced(picture, retouch, area);
  },
};

function brushed(mode: BrushMode, strokes: readonly PartStroke[]): Edit[] {
  return strokes.map((stroke) => ({ kind: 'brush', mode, ...stroke }));
}

export type RetouchTasks = typeof retouchTasks;

/** Null where the canvas matters: for words, for what it cuts off, and for other than right angles. */
function drawPlain(picture: Raster, { captions, placement }: Retouch): Raster | null {
  const part = cropOf(placement, picture);
  return captions.length === 0 && isInside(picture, { placement }) ? turnedUpright(picture, placement, part) : null;
}

/** Canvas units that do not count. */
const SLACK = 6;

function isInside(picture: Raster, { placement }: Pick<Retouch, 'placement'>): boolean {
  const { x, y, w, h } = boxOnCanvas(placement, picture, cropOf(placement, picture));
  return x > -SLACK && y > -SLACK && x + w < CANVAS.width + SLACK && y + h < CANVAS.height + SLACK;
}

const measuredWidth = 900;
/** Pixels: more would be three frames of 130 MB each. */
const mostWidth = 5200;

async function drawPlaced(picture: Raster, retouch: Retouch, area: PrintArea): Promise<RetouchedPicture> {
  const ink = alphaBox(await compose(picture, retouch, measuredWidth));
  const fit = ink ? fitInto(area, { width: ink.width + 1, height: ink.height + 1 }).factor : 1;
  const width = Math.min(mostWidth, Math.floor(measuredWidth * fit));
  const enlarged = (fitFactor(picture) * retouch.placement.scale * width) / CANVAS.width;
  return { png: await encodePng(await compose(picture, retouch, width), 3), enlarged };
}

async function compose(picture: Raster, { placement, captions }: Retouch, width: number): Promise<Raster> {
  const canvas = await drawOnCanvas(picture, placement, width, resize);
  if (captions.length > 0) overlay(canvas, renderSvg(composeCaptions(captions).svg, width));
  return canvas;
}
