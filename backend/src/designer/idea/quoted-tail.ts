import { findSightings } from '../words/lexicon.ts';
import { isWearable } from '../words/outfits.ts';
import { knownSaying } from '../words/sayings.ts';
import { isDeterminer, SPEECH } from '../words/speech.ts';
import { COLORS } from '../words/vocabulary.ts';
import { wordsOf } from './tokens.ts';

const TAIL = /^(.+?)\s+(?:(in|wearing)|with)\s+([\p{L}' -]+)$/iu;
const STYLE = / (?:retro|vintage|grunge|minimalist|boho|kawaii|groovy)(?: (?:style|design|art))?$/iu;
const LETTERS = /^(?:letters?|lettering|ink|font|text|writing|script)$/u;

/** Words announced by "that says", without what is drawn behind them: "be yourself | in cowboy hat", "moody | in pink letters". */
export function withoutTail(announced: string): string {
  const said = announced.replace(STYLE, '');
  const known = knownSaying(said) ?? '';
  if (known && said.startsWith(known) && isThing(wordsOf(said.slice(known.length)))) return known;
  const [, words = '', worn, rest = ''] = TAIL.exec(said) ?? [];
  if (!words) return said;
  const shown = wordsOf(rest);
  return (worn ? isWorn(shown) : wordsOf(words).length > 1 && isThing(shown)) ? words : said;
}

/** "In pink", "in pink letters", "in cowboy hat and boots". */
function isWorn(words: readonly string[]): boolean {
  const [color = '', letters] = words;
  if (Object.hasOwn(COLORS, color) && (letters === undefined || LETTERS.test(letters))) return true;
  const [first] = findSightings(words);
  return first?.kind === 'thing' && isWearable(first.motif) && !isDeterminer(color);
}

/** "With bear", "with pine trees": all of it can be drawn. */
function isThing(words: readonly string[]): boolean {
  const found = findSightings(words);
  const last = found.at(-1);
  return (
    last?.kind === 'thing' &&
    last.at + last.length === words.length &&
    words.length < 4 &&
    !words.some((word) => SPEECH.has(word) || isDeterminer(word))
  );
}
