import { type Lab, LINEAR } from '../../print/browser.ts';

const STEPS = 12;

/** By Newton's method: engines differ in the last bit of Math.cbrt, and a retouched picture must not. */
function cubeRoot(value: number): number {
  if (value <= 0) return 0;
  let root = Math.sqrt(Math.sqrt(value));
  for (let step = 0; step < STEPS; step++) root = (2 * root + value / (root * root)) / 3;
  return root;
}

/** OKLab of sRGB bytes. */
export function labOfBytes([red, green, blue]: readonly number[]): Lab {
  const [r, g, b] = [LINEAR[red!]!, LINEAR[green!]!, LINEAR[blue!]!];
  const l = cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
