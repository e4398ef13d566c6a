/** Ages, and things with a year. */

import { isPictureList } from './picture-lists.ts';
import type { Token } from './tokens.ts';

/** "30 and thriving", "fifty & fabulous". */
export const isAge = ([age, joint, ...rest]: readonly Token[]) =>
  /^(?:\d{1,3}|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/u.test(age?.word ?? '') &&
  /^(?:and|&|af|is|years)$/u.test(joint?.word ?? '') &&
  rest.length > 0 &&
  rest.length < 4 &&
  !rest.some(({ kind }) => kind === 'thing');

/** "40th birthday | vintage cassette tape 1986". */
export function isDatedThing(tokens: readonly Token[]): boolean {
  const things = tokens.slice(0, tokens.findLastIndex(({ kind }) => kind !== 'date') + 1);
  const isOne = things.length < tokens.length && things.at(-1)?.kind === 'thing';
  return isOne && !/fest$/u.test(things[0]?.word ?? '') && isPictureList(things, false);
}
