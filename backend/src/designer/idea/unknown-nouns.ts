import { MASS_NOUNS, PASTIMES } from '../words/speech.ts';
import { PICTURELESS } from '../words/word-sense.ts';
import { isArtwork, type Token, tokensOf } from './tokens.ts';

const OPENERS = new Set<Token['kind']>(['article', 'joint', 'deed']);

/** "A raccoon at a job interview": nouns of a description that no list has, so that a person is told of them. */
export function unknownNouns(drawn: string): string[] {
  return drawn.split(/[,.;:!?]\s+/u).flatMap((part) => nounsIn(tokensOf(part, true, false)));
}

function nounsIn(tokens: readonly Token[]): string[] {
  const found: string[] = [];
  for (const [at, { kind }] of tokens.entries()) {
    const opened = at > 0 && OPENERS.has(tokens[at - 1]?.kind ?? 'word');
    if (!opened || OPENERS.has(kind)) continue;
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

/** Up to the next joint or deed: "a shiny red glockenspiel". */
function runFrom(tokens: readonly Token[], at: number): readonly Token[] {
  const rest = tokens.slice(at);
  const end = rest.findIndex(({ kind }) => !['word', 'look', 'thing', 'person'].includes(kind));
  return end < 0 ? rest : rest.slice(0, end);
}

const KNOWN = [MASS_NOUNS, PASTIMES, PICTURELESS, new Set('vacation guard disco deep air own candlelight'.split(' '))];

function isUnknown(token: Token): boolean {
  const noun = /^\p{L}{3,}$/u.test(token.word) && !/(?:ing|ly)$/u.test(token.word);
  return token.kind === 'word' && noun && !isArtwork(token) && !KNOWN.some((words) => words.has(token.word));
}
