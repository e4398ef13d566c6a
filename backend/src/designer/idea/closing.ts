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
  'by blood',
  'by birth',
  'by nature',
  'by choice',
  'by trade',
  'by heart',
  'by marriage',
  'by day',
  'by night',
  'doing great',
  'doing fine',
  'doing amazing',
  'at heart',
  'of honor',
  'my mind',
  'your mind',
  'then some',
  'or bust',
  'or nothing',
  'on repeat',
]);

const AGES = /^(?:one|two|three|four|five|six|seven|eight|nine|ten)$/u;
const SENTENCE_ENDS =
  /^(?:yeah|everywhere|though|anyway|instead|tho|anymore|already|either|together|forever|needed|required|included|guaranteed)$/u;
const DEGREES = /^(?:still|so|too|very)$/u;
/** Said in the plural of one thing, or always of two. */
const PAIRS =
  /^(?:skates|boots|goggles|gloves|mittens|cleats|scissors|slippers|heels|daisies|roses|wildflowers|footprints|pom-?poms|dumbbells|paws)$/u;

/** "Dragon trainer in training | baby dragon", "wet towels everywhere | goggles", "retired but still hot | axe". */
export function isClosed(tokens: readonly Token[], at: number): boolean {
  if (isAgain(tokens, at)) return true;
  const [second, last] = tokens.slice(at - 2, at);
  if (isMoody(tokens, at)) return true;
  if (at < 3 || !second || !last) return false;
  if (PHRASES.has(`${second.word} ${last.word}`)) return true;
  if (SENTENCE_ENDS.test(last.word)) return !/^(?:my|your|her|his|our|their)$/u.test(second.word);
  // "Four wheeling into four | monster truck".
  if (/^(?:into|turning|turns|is|am|i'm|be)$/u.test(second.word) && AGES.test(last.word)) return true;
  if (DEGREES.test(second.word) && !/^(?:joint|article|speech)$/u.test(last.kind)) return at > 3 && isOne(tokens, at);
  return endsOnPlace(tokens, at) || isMoreOrLess(tokens, at) || isDoneSo(second, last, tokens.length - at);
}

/** "Snailed it | cute snail": how what the first word sounds like is seen. */
function isAgain(tokens: readonly Token[], at: number): boolean {
  const last = tokens.at(-1);
  const isNamed = last?.kind === 'thing' && last.word.length > 2 && tokens[0]?.word.startsWith(last.word);
  return isNamed === true && at > 1 && at === tokens.length - 2 && /^(?:look|style)$/u.test(tokens[at]?.kind ?? '');
}

/** "Spore loser | sad little mushroom": how somebody feels, behind a noun that nothing else belongs to. */
function isMoody(tokens: readonly Token[], at: number): boolean {
  const rest = tokens.slice(at + 1).findIndex(({ kind }) => kind !== 'look');
  const [before, last] = tokens.slice(at - 2, at);
  const isOpen = [before, last].some((token) => token && !/^(?:word|thing|person)$/u.test(token.kind));
  return (
    at > 1 &&
    MOODS.test(tokens[at]?.word ?? '') &&
    !isOpen &&
    isOne(tokens, at + 1 + rest) &&
    !GOES_ON.test(last?.word ?? '')
  );
}

const MOODS =
  /^(?:sad|sleepy|tired|grumpy|angry|lazy|lonely|confused|shocked|sleeping|smiling|laughing|crying|annoyed|bored|cheerful|sassy|goofy|silly|cranky|fat|chubby)$/u;
/** A noun follows. */
const GOES_ON = /^(?:like|than|as|my|your|our|this|that|no|not|so|too|very|a|the|of|for)$/u;

/** A single thing, and nothing behind it. */
export const isSingle = (tokens: readonly Token[], at: number) =>
  isLastThing(tokens, at) && isCountable(tokens[at]?.word ?? '');

/** The same, or one that is said in the plural. */
export const isOne = (tokens: readonly Token[], at: number) =>
  isSingle(tokens, at) || (isLastThing(tokens, at) && PAIRS.test(tokens[at]?.word ?? ''));

/** But for how it is drawn: "reindeer line art". */
const isLastThing = (tokens: readonly Token[], at: number) =>
  tokens[at]?.kind === 'thing' && tokens.slice(at + 1).every(({ kind }) => kind === 'style');

/** "Welders do it hotter | sparks". */
const isDoneSo = (it: Token, last: Token, shown: number) =>
  it.word === 'it' &&
  /^(?:better|hotter|longer|louder|faster|deeper|harder|dirty|daily)$/u.test(last.word) &&
  shown < 3;

/** "Waffle lot on my plate | syrup". */
const isOnMine = ({ word }: Token, owner: Token | undefined) =>
  /^(?:on|in|at|under|behind)$/u.test(word) && /^(?:my|your|our)$/u.test(owner?.word ?? '');

const isNoun = (token: Token | undefined) => !/(?:ed|y|ful|ous|al)$|^(?:favorite|best|own)$/u.test(token?.word ?? '');

/** "Roofers get high on the job | hammer", "trust the process | kettlebell". */
function endsOnPlace(tokens: readonly Token[], at: number): boolean {
  const [before, the, place] = tokens.slice(at - 3, at);
  const isPlaced =
    before !== undefined &&
    (the?.word === 'the' ? !/^(?:of|and)$/u.test(before.word) : isOnMine(before, the) && isNoun(place));
  return (
    at > 2 && isPlaced && /^(?:word|scenery)$/u.test(place?.kind ?? '') && isOne(tokens, at) && !isAnimal(tokens[at])
  );
}

/** "Hike more scroll less | boots". */
const isMoreOrLess = (tokens: readonly Token[], at: number) =>
  tokens[at - 1]?.word === 'less' && tokens.slice(0, at - 1).some(({ word }) => word === 'more');
