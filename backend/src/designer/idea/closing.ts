/** Words after which nothing more of a saying can follow, so that what stands behind them is its picture. */

import { isAnimal, isCountable, type Token } from './tokens.ts';

/** Of two words at the end of what is said. */
const PHRASES = new Set([
  'in training',
  'in charge',
  'in progress',
  'in command',
  'off duty',
  'on duty',
  'on call',
  'on board',
  'on deck',
  'for life',
  'for hire',
  'for fun',
  'at heart',
  'of honor',
  'my mind',
  'your mind',
  'then some',
  'or bust',
  'or nothing',
  'on repeat',
]);

const SENTENCE_ENDS = /^(?:everywhere|though|anyway|instead|tho|anymore|already|either|together|forever)$/u;
const DEGREES = /^(?:still|so|too|very)$/u;
/** Said in the plural of one thing, or always of two. */
const PAIRS =
  /^(?:skates|boots|goggles|gloves|mittens|cleats|scissors|slippers|heels|daisies|roses|wildflowers|footprints|pom-?poms|dumbbells|paws)$/u;

/** "Dragon trainer in training | baby dragon", "wet towels everywhere | goggles", "retired but still hot | axe". */
export function isClosed(tokens: readonly Token[], at: number): boolean {
  const [, second, last] = tokens.slice(Math.max(0, at - 3), at);
  if (!last || !second) return false;
  if (PHRASES.has(`${second.word} ${last.word}`)) return true;
  if (SENTENCE_ENDS.test(last.word)) return true;
  if (DEGREES.test(second.word) && !/^(?:joint|article|speech)$/u.test(last.kind)) return at > 3 && isOne(tokens, at);
  return isAt(tokens, at) || isMoreOrLess(tokens, at);
}

const isOne = (tokens: readonly Token[], at: number) =>
  tokens.length === at + 1 &&
  tokens[at]?.kind === 'thing' &&
  (isCountable(tokens[at]?.word ?? '') || PAIRS.test(tokens[at]?.word ?? ''));

/** "Roofers get high on the job | hammer", "mentally at the beach | palm". */
function isAt(tokens: readonly Token[], at: number): boolean {
  const [joint, the, place] = tokens.slice(at - 3, at);
  const isPlaced = /^(?:at|on|in|to|by|from)$/u.test(joint?.word ?? '') && the?.word === 'the';
  return (
    at > 3 && isPlaced && /^(?:word|scenery)$/u.test(place?.kind ?? '') && isOne(tokens, at) && !isAnimal(tokens[at])
  );
}

/** "Hike more scroll less | boots". */
const isMoreOrLess = (tokens: readonly Token[], at: number) =>
  tokens[at - 1]?.word === 'less' && tokens.slice(0, at - 1).some(({ word }) => word === 'more');
