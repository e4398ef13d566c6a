import sharp from 'sharp';
import { composeDesign, renderDesignRaster, type ShirtTone, type Style } from '../../src/designer/index.ts';

export interface Golden {
  idea: string;
  style: Style;
  shirtTone: ShirtTone;
  /** Twelve by fifteen pixels, RGB, base64. */
  pixels: string;
}

/** Ideas of every style, for every layout, relation and script. */
export const GOLDEN_CASES: readonly [idea: string, style: Style, shirtTone: ShirtTone][] = [
  ['Retro sunset with a surfing cat', 'vintage', 'dark'],
  ['Lone wolf garage motorcycles', 'vintage', 'light'],
  ['Farm strong tractor', 'varsity', 'dark'],
  ['Cat versus dog', 'varsity', 'light'],
  ['Frog on a skateboard', 'cartoon', 'dark'],
  ['Raccoon eating pizza "Trash panda club"', 'cartoon', 'light'],
  ['Skull with a crown "Long live chaos"', 'grunge', 'dark'],
  ['The mountains are calling and I must go', 'modern', 'light'],
  ['I ❤️ my dog', 'modern', 'dark'],
  ['Bear riding a motorcycle', 'retro', 'any'],
  ['שלום עולם 2026', 'retro', 'dark'],
  ['東京ラーメン', 'cartoon', 'any'],
  ['Minimalist line drawing of a fox', 'minimal', 'light'],
  ['Keep it simple', 'minimal', 'dark'],
];

/** A design in so few pixels that only a visible change moves them. */
export async function thumbnail(idea: string, style: Style, shirtTone: ShirtTone): Promise<Buffer> {
  const design = composeDesign({ idea, style, shirtTone, seed: 5 });
  const { data, width, height } = renderDesignRaster(design, { width: 240, background: '#7f8c99' });
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize(12, 15, { kernel: 'linear' })
    .raw()
    .toBuffer();
}
