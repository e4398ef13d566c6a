/** Things and trades that have a thing or are on one, though no article says so. */

import { CLOSERS, FIGURATIVE, KIN, MASS_NOUNS } from '../words/speech.ts';
import { hasTrade, isAnybody, isWho, startOfPictures } from './description.ts';
import type { Token } from './tokens.ts';

/** "Track spikes with wings", "ballet dancer on stage", "gymnastics girl on balance beam": a thing or a trade with a thing. */
export function isPlainlyPlaced(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(
    ({ kind, word }) => (kind === 'joint' && word !== 'and' && word !== '&') || kind === 'deed',
  );
  const [joint, ...rest] = tokens.slice(at);
  const lead = tokens.slice(0, at);
  const head = lead.at(-1);
  // "Mailman on beach chair"; but "nurse on duty".
  const isShort = at === 1 && hasTrade(head) && joint?.word !== 'with' && tokens.at(-1)?.continues === true;
  if ((at < 2 && !isShort) || at > 4 || !head || !/^(?:with|on|in|at)$/u.test(joint?.word ?? '')) return false;
  if (startOfPictures(tokens, at - 1)) return false;
  const isPlain = tokens.every(
    ({ kind, word }) =>
      /^(?:thing|scenery|look|style|word|person|joint|article)$/u.test(kind) &&
      !FIGURATIVE.has(word) &&
      (kind === 'thing' || !CLOSERS.has(word)) &&
      !KIN.has(word),
  );
  const isShown =
    (rest.at(-1)?.kind === 'thing' || (joint?.word === 'on' && rest.at(-1)?.word === 'stage')) && isConcreteThing(rest);
  const isHead = isKnownHead(head) || (joint?.word !== 'with' && isAnybody(head.word));
  return isPlain && isHead && isShown;
}

const isKnownHead = (head: Token) =>
  (head.kind === 'thing' && !MASS_NOUNS.has(head.word)) || hasTrade(head) || isWho(head);

/** Nothing behind the joint is unknown, or not counted. */
const isConcreteThing = (rest: readonly Token[]) =>
  rest.every(
    ({ kind, word }) =>
      (kind !== 'word' || word === 'stage') && !MASS_NOUNS.has(word) && !/^(?:of|for|to|as|or)$/u.test(word),
  );
