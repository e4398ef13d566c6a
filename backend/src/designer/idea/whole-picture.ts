/** Ideas without a comma that end on a technique of pictures: nobody says anything in them. */

import { CLOSERS, EXCLAMATIONS, FIGURATIVE, KIN, PASTIMES } from '../words/speech.ts';
import { pictureStart } from './cut.ts';
import { type Token, textOf } from './tokens.ts';

const WHOLE =
  / (?:silhouette|watercolor|linocut|woodcut|stained glass|woodblock(?: print)?|art nouveau|(?:(?:traditional|japanese|old school) )*tattoo|pixel art|double exposure|vaporwave|synthwave|cyberpunk|(?:technical|patent) drawing|(?:(?:one|single|continuous|simple|fine) )?line ?(?:art|drawing|work))$/u;

/** What is seen of an idea that ends on a technique of pictures, or names one before its last thing: "Volleyball girl spiking | line art". */
export function pictureOf(tokens: readonly Token[]): string | undefined {
  const words = tokens.map(({ word }) => word);
  const made = (WHOLE.exec(words.join(' '))?.[0] ?? '').split(' ').length - 1;
  const outline = words.indexOf('silhouette');
  const isWithin = outline > 1 || (outline === 1 && /^(?:thing|person)$/u.test(tokens[0]?.kind ?? ''));
  const seen = tokens.slice(0, tokens.length - made).filter(({ word }) => word !== 'silhouette');
  const isSpoken = seen.some(({ kind, word }) => kind === 'speech' || EXCLAMATIONS.has(word) || GROUPS.test(word));
  const last = seen.at(-1);
  if ((made < 1 && !isWithin) || seen.length < 2 || isSpoken || !last || pictureStart(seen) !== undefined)
    return undefined;
  const isTitle = CLOSERS.has(last.word) || KIN.has(last.word) || FIGURATIVE.has(last.word);
  return isTitle || !seen.some(isShown) ? undefined : textOf(seen);
}

const GROUPS = /^(?:club|crew|squad|team|gang|society|league|vibes|era|season|life|co|mode)$/u;
const isShown = ({ kind, word }: Token) => /^(?:thing|person|scenery|deed)$/u.test(kind) || PASTIMES.has(word);
