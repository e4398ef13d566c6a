import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Raster } from '../../print/index.ts';
import { bytesOf } from '../inks/color.ts';
import type { Design } from './design.ts';
import { straighten } from './straighten.ts';

export interface RenderOptions {
  /** Pixels; the height follows the canvas (6/5 of it). Default 4500, i.e. 300 DPI. */
  width?: number;
  /** `#rrggbb`; default: transparent. */
  background?: string;
}

/** Takes about 0.1 s at 900 px, 0.5-1.5 s at 4500 px on one core. */
export function renderDesignRaster(design: Design, { width = design.width, background }: RenderOptions = {}): Raster {
  const raster = renderSvg(design.svg, width);
  if (background) paintBehind(raster.data, background);
  return raster;
}

export function renderSvg(svg: string, width: number): Raster {
  const rendered = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render();
  return { data: straighten(rendered.pixels), width: rendered.width, height: rendered.height };
}

/** A PNG with straight alpha. */
export async function renderDesign(design: Design, options: RenderOptions = {}): Promise<Buffer> {
  const { data, width, height } = renderDesignRaster(design, options);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
}

function paintBehind(data: Uint8Array, background: string): void {
  const color = bytesOf(background);
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255;
    if (alpha === 1) continue;
    for (let channel = 0; channel < 3; channel++) {
      data[at + channel] = Math.round((data[at + channel] ?? 0) * alpha + (color[channel] ?? 0) * (1 - alpha));
    }
    data[at + 3] = 255;
  }
}
