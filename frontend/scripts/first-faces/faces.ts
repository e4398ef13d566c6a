import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * What English is written in, with the letter of café; `theme.css` names the same characters. The whole face comes for any
 * other.
 */
export const CHARACTERS = `${between(0x20, 0x7e)}\u00a0§©°·×é–—‘’“”•…−`;

interface FirstFace {
  /** Below `frontend/src/assets/faces`. */
  file: string;
  /** In the packages of `@fontsource-variable`. */
  source: string;
  /** Those that the front end uses. */
  axes: Record<string, { min: number; max: number }>;
}

export const FIRST_FACES: FirstFace[] = [
  {
    file: 'bricolage-grotesque-first.woff2',
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2',
    axes: { wght: { min: 400, max: 800 }, wdth: { min: 75, max: 100 } },
  },
  {
    file: 'hanken-grotesk-first.woff2',
    source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 800 } },
  },
];

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** A WOFF2 file with nothing but what a first screen needs: the two have 60 % of their sources' bytes. */
export async function cutFace({ source, axes }: FirstFace): Promise<Buffer> {
  const path = createRequire(import.meta.url).resolve(`@fontsource-variable/${source}`);
  return subsetFont(await readFile(path), CHARACTERS, { targetFormat: 'woff2', variationAxes: axes });
}

export function addressOf({ file }: FirstFace): URL {
  return new URL(`../../src/assets/faces/${file}`, import.meta.url);
}
