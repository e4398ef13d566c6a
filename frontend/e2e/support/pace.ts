import type { Page } from '@playwright/test';

const MOVES = 120;

/**
 * Moves the pressed pointer along and prints the pace of the screen meanwhile.
 *
 * @param to where the pointer is after each of the moves
 * @returns milliseconds between frames
 */
export async function measurePace(
  page: Page,
  name: string,
  to: (move: number) => [x: number, y: number],
): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    const count = (at: number) => {
      frames.push(at);
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    Object.assign(window, { frames });
  });
  for (let move = 0; move < MOVES; move++) await page.mouse.move(...to(move));
  const gaps = await page.evaluate(() => {
    const { frames } = window as unknown as { frames: number[] };
    return frames.slice(1).map((at, index) => at - (frames[index] ?? at));
  });
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const slow = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length * 0.95)];
  console.log(`${(1_000 / mean).toFixed(1)} frames a second while ${name}, 95th percentile ${slow?.toFixed(1)} ms`);
  return gaps;
}
