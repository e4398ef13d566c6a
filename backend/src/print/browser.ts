/** What a browser can have of the print engine: its arithmetic with colors. */
export {
  hexOf,
  type Lab,
  LINEAR,
  labDistance,
  labOfLinear,
  parseHex,
  rgbOf,
  toGamma,
  toLinear,
} from './color/oklab.ts';
export type { Raster } from './raster/raster.ts';
