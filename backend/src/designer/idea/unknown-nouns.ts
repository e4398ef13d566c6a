import { findSightings } from '../words/lexicon.ts';
import { MASS_NOUNS, PASTIMES } from '../words/speech.ts';
import { PICTURELESS } from '../words/word-sense.ts';
import { CONTAINERS } from './lists.ts';
import { isArtwork, type Token, tokensOf } from './tokens.ts';

const OPENERS = new Set<Token['kind']>(['article', 'joint', 'deed']);

/** "A raccoon at a job interview": nouns of a description that no list has, so that a person is told of them. */
export function unknownNouns(drawn: string): string[] {
  return drawn.split(/[,.;:!?]\s+/u).flatMap((part) => nounsIn(tokensOf(part, true, false)));
}

function nounsIn(tokens: readonly Token[]): string[] {
  const found: string[] = pictureless(tokens);
  for (const [at, { kind }] of tokens.entries()) {
    const opened = at > 0 && OPENERS.has(tokens[at - 1]?.kind ?? 'word');
    if (!opened || OPENERS.has(kind)) continue;
    if (kind === 'person' && isSomebodyElse(tokens, at)) found.push(tokens[at]?.word ?? '');
    const run = runFrom(tokens, at);
    const head = run.at(-1);
    if (head && isUnknown(head))
      found.push(
        run
          .filter(isUnknown)
          .map(({ word }) => word)
          .join(' '),
      );
  }
  return found;
}

/** "A pair of mittens": a thing by where it stands, without a picture. */
function pictureless(tokens: readonly Token[]): string[] {
  const words = tokens.map(({ word }) => word);
  const known = findSightings(words).flatMap(({ at, length }) => words.slice(at, at + length));
  return tokens
    .filter(
      ({ kind, word }) => kind === 'thing' && !known.includes(word) && !CONTAINERS.has(word) && /[^s]s$/u.test(word),
    )
    .map(({ word }) => word);
}

/** "Goose chasing a man", "a fox with a man"; but "like a lady", "a cup of a man". */
function isSomebodyElse(tokens: readonly Token[], at: number): boolean {
  const [joint, article] = tokens.slice(Math.max(0, at - 2), at);
  const meets =
    joint?.kind === 'deed' || (joint?.kind === 'joint' && !/^(?:as|like|for|of|by|from|to)$/u.test(joint.word));
  return article?.kind === 'article' && meets && !joint.word.startsWith('dress');
}

/** Up to the next joint or deed: "a shiny red glockenspiel". */
function runFrom(tokens: readonly Token[], at: number): readonly Token[] {
  const rest = tokens.slice(at);
  const end = rest.findIndex(({ kind }) => !['word', 'look', 'thing', 'scenery', 'person'].includes(kind));
  return end < 0 ? rest : rest.slice(0, end);
}

const KNOWN = [
  MASS_NOUNS,
  PASTIMES,
  PICTURELESS,
  new Set(
    'hill hole chest moor heat hello vacation guard disco deep air own candlelight muscles lawn row line circle front middle distance'.split(
      ' ',
    ),
  ),
];

function isUnknown(token: Token): boolean {
  const noun = /^\p{L}{3,}$/u.test(token.word) && !/(?:ing|ly)$/u.test(token.word);
  return token.kind === 'word' && noun && !isArtwork(token) && !KNOWN.some((words) => words.has(token.word));
}
