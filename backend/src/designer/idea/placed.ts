/** Things and trades that have a thing or are on one, though no article says so. */

import { CLOSERS, FIGURATIVE, KIN, MASS_NOUNS } from '../words/speech.ts';
import { hasTrade, isAnybody, isWho, startOfPictures } from './description.ts';
import { isBall } from './pastimes.ts';
import { isCountable, type Token } from './tokens.ts';

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
  // "Guitar case with stickers".
  const [only] = rest;
  const isOfOne = rest.length === 1 && head.continues && only?.kind === 'word' && /[^s]s$/u.test(only.word);
  const isShown =
    isOfOne ||
    ((rest.at(-1)?.kind === 'thing' || (joint?.word === 'on' && rest.at(-1)?.word === 'stage')) &&
      isConcreteThing(rest));
  const isOwn = head.kind === 'word' && VESSELS.has(head.word) && joint?.word === 'with';
  const isHead = isOwn || isKnownHead(head) || (joint?.word !== 'with' && isAnybody(head.word));
  return isPlain && isHead && isShown;
}

/** "Pho bowl with chopsticks". */
const VESSELS = new Set(
  'bowl plate jar box basket bag case tray tool kit pot stand table shelf board plant book books card'.split(' '),
);

const isKnownHead = (head: Token) =>
  (head.kind === 'thing' && !MASS_NOUNS.has(head.word)) || hasTrade(head) || isWho(head);

/** Nothing behind the joint is unknown, or not counted. */
const isConcreteThing = (rest: readonly Token[]) =>
  rest.every(
    ({ kind, word }) =>
      (kind !== 'word' || word === 'stage') && !MASS_NOUNS.has(word) && !/^(?:of|for|to|as|or)$/u.test(word),
  );

/** "Whittling knife and stick", "poetry quill and moon": one single thing, and another, whatever the word before them is. */
export function isPairWithKind(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ word }) => word === 'and' || word === '&');
  const [one, two] = [tokens[at - 1], tokens.at(-1)];
  if (
    at < 2 ||
    at > 3 ||
    tokens.length > at + 3 ||
    tokens[0]?.kind !== 'word' ||
    /'s$/u.test(tokens[0].word) ||
    !one ||
    !two ||
    one === two
  )
    return false;
  const isPlain = tokens.every(
    ({ kind, word }, index) =>
      index === at || (/^(?:thing|scenery|look|word)$/u.test(kind) && !CLOSERS.has(word) && !FIGURATIVE.has(word)),
  );
  const sides = [one, two].filter(({ word }) => !SOULS.test(word));
  const isSingle = sides.some(({ kind, word }) => kind === 'thing' && isCountable(word));
  const isNoun = ({ kind, word }: Token) =>
    kind === 'thing' || kind === 'scenery' || (/^\p{L}{4,}$/u.test(word) && !/(?:ing|ly|ed|y|ous|ful)$/u.test(word));
  return (
    isPlain && sides.length === 2 && isSingle && sides.every(isNoun) && !sides.some(({ word }) => MASS_NOUNS.has(word))
  );
}

const SOULS = /^(?:hearts?|souls?|stars?|angels?|fire|sinker|barrel|key)$/u;

/** "Basketball with wings and halo", "football with crown": a ball, although its word is a sport, too. */
export const isBallHaving = ([ball, joint, ...rest]: readonly Token[]) =>
  isBall(ball?.word ?? '') &&
  joint?.word === 'with' &&
  rest.at(-1)?.kind === 'thing' &&
  rest.every(
    ({ kind, word }) =>
      /^(?:thing|look|article|word|joint)$/u.test(kind) && !CLOSERS.has(word) && !FIGURATIVE.has(word),
  );

/** "Pie with steam and lattice crust": a single thing with two others, whatever they are. */
export const isThingWithTwo = ([thing, joint, ...rest]: readonly Token[]) =>
  thing?.kind === 'thing' &&
  isCountable(thing.word) &&
  joint?.word === 'with' &&
  rest.length > 2 &&
  rest.some(({ word }) => word === 'and' || word === '&') &&
  rest.every(
    ({ kind, word }) =>
      /^(?:thing|scenery|look|article|word|joint)$/u.test(kind) && !CLOSERS.has(word) && !FIGURATIVE.has(word),
  );
