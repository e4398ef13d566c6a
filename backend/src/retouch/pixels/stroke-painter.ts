import type { Raster } from '../../print/browser.ts';
import type { BrushMode } from '../model/edits.ts';

/** Pixels from the first to the one behind the last. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface EditSource {
  /** As the model drew it. */
  whole: Raster;
  /** With its background removed. */
  cut: Raster;
}

export function isEmpty({ left, top, right, bottom }: Area): boolean {
  return right <= left || bottom <= top;
}

export function areaAround(points: readonly number[], reach: number, { width, height }: Raster): Area {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < points.length; at += 2) {
    left = Math.min(left, points[at]!);
    right = Math.max(right, points[at]!);
    top = Math.min(top, points[at + 1]!);
    bottom = Math.max(bottom, points[at + 1]!);
  }
  return {
    left: Math.max(0, Math.floor(left - reach)),
    top: Math.max(0, Math.floor(top - reach)),
    right: Math.min(width, Math.ceil(right + reach) + 1),
    bottom: Math.min(height, Math.ceil(bottom + reach) + 1),
  };
}

function allOf({ width, height }: Raster): Area {
  return { left: 0, top: 0, right: width, bottom: height };
}

/** A stroke while it is painted: the same pixels whether its points come one by one or all at once. */
export class StrokePainter {
  private readonly raster: Raster;
  private readonly source: EditSource;
  private readonly mode: BrushMode;
  private readonly size: number;
  private readonly within: Area;
  private readonly coverage: Uint8Array;
  private readonly before: Uint8Array;
  private readonly wide: number;
  private last: [x: number, y: number] | undefined;

  /** @param within where its points will be; absent: anywhere */
  constructor(raster: Raster, source: EditSource, mode: BrushMode, size: number, within = allOf(raster)) {
    this.raster = raster;
    this.source = source;
    this.mode = mode;
    this.size = size;
    this.within = within;
    this.wide = Math.max(0, within.right - within.left);
    const high = Math.max(0, within.bottom - within.top);
    this.coverage = new Uint8Array(this.wide * high);
    this.before = new Uint8Array(this.wide * high * 4);
    for (let y = 0; y < high; y++) {
      const from = ((within.top + y) * raster.width + within.left) * 4;
      this.before.set(raster.data.subarray(from, from + this.wide * 4), y * this.wide * 4);
    }
  }

  /** Paints on to a point. @returns what changed */
  add(x: number, y: number): Area {
    const [fromX, fromY] = this.last ?? [x, y];
    this.last = [x, y];
    const around = areaAround([fromX, fromY, x, y], this.size / 2 + 1, this.raster);
    const area = {
      left: Math.max(around.left, this.within.left),
      top: Math.max(around.top, this.within.top),
      right: Math.min(around.right, this.within.right),
      bottom: Math.min(around.bottom, this.within.bottom),
    };
    const [alongX, alongY] = [x - fromX, y - fromY];
    const length = alongX * alongX + alongY * alongY;
    for (let py = area.top; py < area.bottom; py++) {
      for (let px = area.left; px < area.right; px++) {
        const [dx, dy] = [px - fromX, py - fromY];
        const share = length === 0 ? 0 : Math.min(1, Math.max(0, (dx * alongX + dy * alongY) / length));
        const [ox, oy] = [dx - share * alongX, dy - share * alongY];
        const inside = this.size / 2 + 0.5 - Math.sqrt(ox * ox + oy * oy);
        if (inside > 0) this.cover(px, py, Math.min(255, Math.round(inside * 255)));
      }
    }
    return area;
  }

  private cover(x: number, y: number, coverage: number): void {
    const at = (y - this.within.top) * this.wide + x - this.within.left;
    if (coverage <= this.coverage[at]!) return;
    this.coverage[at] = coverage;
    this.blend((y * this.raster.width + x) * 4, at * 4, coverage / 255);
  }

  private blend(to: number, from: number, share: number): void {
    const { data } = this.raster;
    if (this.mode === 'erase') {
      data[to + 3] = Math.round(this.before[from + 3]! * (1 - share));
      return;
    }
    const { data: other } = this.mode === 'restore' ? this.source.whole : this.source.cut;
    mixPixel(data, to, this.before, from, other, share);
  }
}

/** `share` of the other picture's pixel at the same place. */
function mixPixel(
  data: Uint8Array,
  to: number,
  before: Uint8Array,
  from: number,
  other: Uint8Array,
  share: number,
): void {
  const [own, added] = [before[from + 3]! * (1 - share), other[to + 3]! * share];
  const alpha = own + added;
  for (let channel = 0; channel < 3 && alpha > 0; channel++) {
    data[to + channel] = Math.round((before[from + channel]! * own + other[to + channel]! * added) / alpha);
  }
  data[to + 3] = Math.round(alpha);
}
