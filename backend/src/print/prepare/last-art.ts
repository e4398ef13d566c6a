import { createHash } from 'node:crypto';
import { type CutOut, type PrepareOptions, readInk } from './prepare.ts';

/** Of art that stays in memory: 16 MB. A print file of an edited picture is larger. */
const MOST_PIXELS = 4_000_000;

interface Known {
  /** Of the picture and how it is read. */
  digest: string;
  art: CutOut;
}

let last: Known | undefined;

/** As readInk, once for the products of a design, which are made of the same picture one after another. Not to be changed. */
export async function readArtOnce(picture: Uint8Array, options: PrepareOptions): Promise<CutOut> {
  const { opaque, enclosed } = options;
  const digest = createHash('sha256').update(`${opaque} ${enclosed} `).update(picture).digest('base64');
  if (last?.digest === digest) return last.art;
  last = undefined;
  const art = await readInk(picture, options);
  if (art.raster.width * art.raster.height <= MOST_PIXELS) last = { digest, art };
  return art;
}
