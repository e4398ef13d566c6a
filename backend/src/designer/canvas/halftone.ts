import type { Box } from './geometry.ts';

export interface HalftoneOptions {
  /** Distance of neighboring dots as a share of the box's larger side. */
  pitch?: number;
  /** Where dots begin (0 upper left corner) and where they are full (1 lower right corner). */
  from?: number;
  to?: number;
  /** Largest dot radius as a share of the pitch. */
  largest?: number;
  /** Direction of growth in degrees, clockwise from the right. */
  angle?: number;
}

/** Path data of dots on a rotated grid over a box; they grow toward the lower right, as in screen prints. */
export function halftone(box: Box, options: HalftoneOptions = {}): string {
  const { pitch: share = 0.019, from = 0.52, to = 1.02, largest = 0.56, angle = 50 } = options;
  const pitch = Math.max(box.w, box.h) * share;
  const [gx, gy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const extent = (Math.abs(gx) * box.w + Math.abs(gy) * box.h) / 2;
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  const reach = Math.ceil(Math.hypot(box.w, box.h) / pitch / 2) + 1;
  const step = pitch * Math.SQRT1_2;
  let d = '';
  for (let row = -2 * reach; row <= 2 * reach; row++) {
    for (let column = -2 * reach; column <= 2 * reach; column++) {
      if ((row + column) % 2 !== 0) continue;
      const [x, y] = [cx + column * step, cy + row * step];
      if (x < box.x || x > box.x + box.w || y < box.y || y > box.y + box.h) continue;
      const along = ((x - cx) * gx + (y - cy) * gy) / extent / 2 + 0.5;
      const strength = Math.min(1, Math.max(0, (along - from) / (to - from)));
      const radius = pitch * largest * Math.sqrt(strength);
      if (radius > pitch * 0.12) d += dot(x, y, radius);
    }
  }
  return d;
}

function dot(x: number, y: number, radius: number): string {
  const r = Math.round(radius * 10) / 10;
  return `M${Math.round(x - radius)} ${Math.round(y)}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0z`;
}
