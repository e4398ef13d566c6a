/** The last part of an idea where it only says how the picture is made: ", botanical illustration", ", 70s stripes". */

import { isIdiom } from '../words/idioms.ts';
import { findSightings } from '../words/lexicon.ts';
import { SPEECH } from '../words/speech.ts';
import { wordsOf } from './tokens.ts';

const KINDS =
  /^(?:illustration|drawing|engraving|etching|sketch|print|poster|postcard|badge|patch|emblem|crest|diagram|blueprint|linocut|woodcut|stripes|sunburst|palette|lettering|letters|lettered|typography|script|font|style|art|doodles?|decal|drip|airbrush|bootleg|graffiti)$/u;
/** Whatever they are made of: ", leopard letters". */
const LETTERS = /^(?:lettering|letters|lettered|typography|script|font|doodles?|palette|drip)$/u;
const TECHNIQUES =
  /^(?:botanical|linocut|woodcut|engraving|etching|sketch|doodle|blueprint|stencil|art nouveau|art deco|stained glass)$/iu;
const STYLES = /^(?:watercolor|line art|minimalist|retro|vintage|kawaii|cartoon|distressed|grunge|boho)$/iu;
/** Said of a work of art, and of a color that a zebra has. */
const SAID = /^(?:of|is|your|my|our|in|with|the|a|an|zebra|tiger|candy|pin|body|nail|martial|earn|got|wall)$/u;
/** "Vintage league shirt": what the whole is to be like. */
const WHOLE = /^(?:vintage|retro|old school) .*\b(?:shirt|tee)$|\b(?:style|look|aesthetic)$/u;
const MOST = 4;
/** The same without a comma: "Visit the moon 1969 rocket poster", "Yosemite Half Dome 70s stripes". */
const BEHIND =
  /(?<=^\S+ \S+.*) (?:(?:in|with) (?=(?:\d0s|retro|vintage)(?: sunset)? stripes$))?(?:(?:(?:vintage|retro|travel|old) )*(?<!\bwanted )poster|emblem|(?:vintage|retro|antique|round) (?:badge|crest|emblem|patch|postcard)|(?:\d0s|retro|vintage)(?: sunset)? stripes|(?:\d0s |retro )?neon(?: vintage)?|art deco|minimalist line|vintage travel|(?:embroidered|embroidery|varsity|collegiate|chenille|distressed|retro|vintage|hand drawn) look|hand lettered|(?:retro|vintage) (?:circle|mascot|sunburst|label)|(?:vintage |retro )?field guide(?: illustration| print| page)?|(?<!\b(?:in|of|with) )(?:soft|muted|pastel|bright|bold|warm|earthy) (?:colou?rs|tones)|half geometric half floral|(?:preppy|checkered|leopard) (?:letters|stripes)|(?:disco|cherry|daisy|flower|disco cherry|balloon|candy cane|chrome) letters|(?:oversized )?(?:back|front|pocket) print|outline of (?:the )?state|state outline)$/iu;

/** Without it; a thing in it stays: "…, water ski poster" is "…, water ski". */
export function withoutArtDirection(text: string): string {
  const [, head = '', tail = ''] = /^(.+), ([^,]+)$/u.exec(text) ?? [];
  const plain = head ? withoutTail(head, tail) : undefined;
  return plain ?? text.replace(BEHIND, '').replace(SCHOOL, 'vintage ');
}

/** "Art deco moon and moth": of which school it is to be. */
const SCHOOL =
  /^(?:art deco|art nouveau|ukiyo-e|bauhaus|mid[- ]century(?: modern)?|(?:japanese )?woodblock|low poly|pop art) (?=\p{Ll}+ (?:and|with|in|on|of)\b)/iu;

/** Nothing where the last part is said or seen. */
function withoutTail(head: string, tail: string): string | undefined {
  const words = wordsOf(tail);
  if (STYLES.test(tail) && described(head) !== head) return `${described(head)}, ${tail}`;
  if (TECHNIQUES.test(tail)) return described(head);
  if (words.length < 2 || words.length > MOST) return undefined;
  if (/\p{Lu}|\d{4}/u.test(tail) || words.some((word) => SAID.test(word) || SPEECH.has(word))) return undefined;
  if (WHOLE.test(words.join(' '))) return described(head);
  const isOutline = words.at(-1) === 'silhouette';
  if (!isOutline && !KINDS.test(words.at(-1) ?? '')) return undefined;
  const [first] = findSightings(words.slice(0, -1)).filter(({ kind }) => kind === 'thing');
  return first && !LETTERS.test(words.at(-1) ?? '')
    ? `${head}, ${isOutline ? 'a ' : ''}${words.slice(0, -1).join(' ')}`
    : described(head);
}

/** "A rooster weathervane": with an article, a thing alone is drawn and not said. */
function described(head: string): string {
  const words = wordsOf(head);
  // "Fly fishing trout with feathers | detailed drawing".
  const isDescribed = words.includes('with') && head === head.toLowerCase() && !words.some((word) => SPEECH.has(word));
  if (isDescribed && findSightings(words).some(({ kind }) => kind === 'thing')) return `a ${head}`;
  const isThing = isThingAlone(words) && !isIdiom(head.toLowerCase(), true);
  const [occasion = '', ...seen] = words;
  const isSeasonal = OCCASIONS.test(occasion) && seen.length > 1 && isThingAlone(seen);
  if (isSeasonal) return `a ${seen.join(' ')}`;
  return isThing && words.length > 1 ? `a ${head}` : head;
}

const OCCASIONS = /^(?:easter|christmas|halloween|thanksgiving|valentine|spring|summer|fall|autumn|winter)$/u;

/** One thing, and no word more. */
function isThingAlone(words: readonly string[]): boolean {
  const [first, ...others] = findSightings(words);
  return first?.kind === 'thing' && others.length === 0 && first.at === 0 && first.length === words.length;
}
