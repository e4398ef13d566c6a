/** What is said again of what is drawn before it. */

import { MASS_NOUNS } from '../words/speech.ts';
import type { Token } from './tokens.ts';

/** "Carrot and peas holding hands | peas and carrots". */
export function isTurned(tokens: readonly Token[], before: readonly Token[]): boolean {
  const one = (word = '') => word.replace(/s$/u, '');
  const [first, joint, second] = tokens;
  if (tokens.length !== 3 || !/^(?:and|&|n)$/u.test(joint?.word ?? '')) return false;
  const [p, q] = [second, first].map((token) => before.findIndex(({ word }) => one(word) === one(token?.word)));
  return p !== undefined && q !== undefined && p >= 0 && p < q;
}

/** "Pug with a heart | pugs and kisses", "aloe in a pot | aloe from the other side". */
export function opensOnSame([first, second, third]: readonly Token[], before: readonly Token[]): boolean {
  const one = (word: string) => word.replace(/s$/u, '');
  const isSame = first?.kind === 'thing' && before[0]?.kind === 'thing' && one(before[0].word) === one(first.word);
  return isSame && /^(?:and|from)$/u.test(second?.word ?? '') && !MASS_NOUNS.has(third?.word ?? '');
}
