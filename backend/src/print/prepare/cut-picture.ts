import { cleanUp } from '../matte/clean-up.ts';
import { decode } from '../raster/decode.ts';
import { encodePng } from '../raster/encode.ts';
import { isOpaque, type Raster } from '../raster/raster.ts';
import { type CutOut, type PrepareOptions, separate } from './prepare.ts';

export interface CutPicture extends Omit<CutOut, 'raster'> {
  /** As print files are made of it, in the size of the picture. PNG, eight bits, straight alpha. */
  cut: Buffer;
  /** As it came, in the same format; null where its background was transparent already. */
  whole: Buffer | null;
  width: number;
  height: number;
}

/** Throws PrintError as preparePrintFile does. */
export async function cutPicture(picture: Uint8Array, options: PrepareOptions = {}): Promise<CutPicture> {
  const raster = await decode(picture);
  const whole = isOpaque(raster) ? await encodePng(raster) : null;
  const { raster: art, background, confidence } = separate(copyOf(raster), options);
  const { width, height } = raster;
  return { cut: await encodePng(cleanUp(art)), whole, width, height, background, confidence };
}

/** What is cut out is changed in place. */
function copyOf({ data, width, height }: Raster): Raster {
  return { data: new Uint8Array(data), width, height };
}
