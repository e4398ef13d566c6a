/** Small decisions that several layouts share. */
import { isMinor } from '../lettering/lines.ts';

/** So much of a headline the line above the picture takes at best: the shorter one is the louder one. */
const UPPER_SHARE = 0.44;
/** What it costs, in characters, to end the upper line on "the" or "of". */
const DANGLING = 7;

/**
 * Splits a headline into a line short enough to bend (at best no more than `most` characters) and the rest, so that
 * no line ends on a small word. One word stays whole.
 */
export function shortest(headline: string, most: number): { arched: string; below: string } {
  const words = headline.split(' ').filter(Boolean);
  let best = { arched: headline, below: '' };
  let least = Infinity;
  for (let cut = 1; cut < words.length; cut++) {
    const arched = words.slice(0, cut).join(' ');
    const below = words.slice(cut).join(' ');
    const cost =
      Math.abs(arched.length - headline.length * UPPER_SHARE) +
      Math.max(0, arched.length - most) +
      (isMinor(words[cut - 1] ?? '') ? DANGLING : 0);
    if (cost < least) [best, least] = [{ arched, below }, cost];
  }
  return best;
}
