import { decode } from '../raster/decode.ts';
import { encodePng } from '../raster/encode.ts';
import { PrintError } from '../raster/errors.ts';
import { alphaBox, isOpaque } from '../raster/raster.ts';
import { cutOut, type Matte, type MatteOptions } from './matte.ts';

export interface RemovedBackground extends Omit<Matte, 'raster' | 'kind'> {
  png: Buffer;
  /** `none` if the picture was transparent already and was not changed. */
  kind: Matte['kind'] | 'none';
}

/** Throws PrintError `unreadable_image`, `image_too_large`, `empty_image`. */
export async function removeBackground(picture: Uint8Array, options: MatteOptions = {}): Promise<RemovedBackground> {
  const raster = await decode(picture);
  if (!isOpaque(raster)) {
    if (!alphaBox(raster)) throw new PrintError('empty_image', 'There is nothing to print: the picture is empty.');
    return { png: await encodePng(raster), kind: 'none', confidence: 1, color: [0, 0, 0], enclosedShare: 0 };
  }
  const { raster: cut, ...facts } = cutOut(raster, options);
  return { png: await encodePng(cut), ...facts };
}
