import type { Raster } from '../../print/browser.ts';

/** Paints a raster of the same size over another one, in place. */
export function overlay({ data }: Raster, { data: above }: Raster): void {
  for (let at = 0; at < data.length; at += 4) {
    const share = above[at + 3]! / 255;
    if (share === 0) continue;
    const below = (data[at + 3]! / 255) * (1 - share);
    const alpha = share + below;
    for (let channel = 0; channel < 3; channel++)
      data[at + channel] = Math.round((above[at + channel]! * share + data[at + channel]! * below) / alpha);
    data[at + 3] = Math.round(alpha * 255);
  }
}
