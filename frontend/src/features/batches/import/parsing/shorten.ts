import { wholeNumber } from '../../../../lib/format.ts';

const SHOWN = 3;

/** Sentences of the first, and how many more there are. */
export function shorten<T>(
  things: readonly T[],
  say: (thing: T) => string,
  sayMore: (more: string) => string,
): string[] {
  const more = things.length - SHOWN;
  // One more takes no more space than saying so.
  return more > 1 ? [...things.slice(0, SHOWN).map(say), sayMore(wholeNumber(more))] : things.map(say);
}
