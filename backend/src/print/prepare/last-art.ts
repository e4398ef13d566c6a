import { type CutOut, type PrepareOptions, readInk } from './prepare.ts';

/** Of art that stays in memory: 16 MB. A print file of an edited picture is larger. */
const MOST_PIXELS = 4_000_000;

interface Known {
  picture: Buffer;
  options: string;
  art: CutOut;
}

let last: Known | undefined;

/** As readInk, once for the products of a design, which are made of the same picture one after another. Not to be changed. */
export async function readArtOnce(picture: Uint8Array, options: PrepareOptions): Promise<CutOut> {
  const { opaque, enclosed } = options;
  const asked = `${opaque} ${enclosed}`;
  if (last?.options === asked && last.picture.equals(picture)) return last.art;
  last = undefined;
  const art = await readInk(picture, options);
  if (art.raster.width * art.raster.height <= MOST_PIXELS)
    last = { picture: Buffer.from(picture), options: asked, art };
  return art;
}
