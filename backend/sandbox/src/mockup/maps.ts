import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** The maps store the square root of light, for finer steps in shadows; 255 means this much light. */
export const LIGHT_RANGE = 1.6;

export const LIGHT = Float32Array.from({ length: 256 }, (_, byte) => LIGHT_RANGE * (byte / 255) ** 2);

export async function readMap(name: 'light.png' | 'bend.png'): Promise<Uint8Array> {
  const file = await readFile(new URL(`./maps/${name}`, import.meta.url));
  return sharp(file).raw().toBuffer();
}
