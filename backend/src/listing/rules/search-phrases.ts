import type { ProductKind } from '../../product-kinds/index.ts';
import { kindWords } from '../kinds/kind-words.ts';
import { wordsOf } from '../text/text.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const negations = "not no nor isn't don't doesn't didn't can't won't";
const prepositions =
  'at by for from in into of on onto to with within without under behind between above below near through during about across against along among around beside toward upon via';
/** No search ends with one of these: the rest of the phrase is missing. */
const neverLast = set(
  `a an the and or but as than because if until is are was were be am has have had very my your our their its ${negations} ${prepositions}`,
);
const neverFirst = set('a an the and or but than of is are was were be am not nor');
/** "under the sea" is a search, "under stars" is what is left of one. */
const neverFirstOfTwo = set(prepositions);
/** Words that name no subject, also together with a word for any shirt. */
const vague = set(
  'uncertain certain various several different other another such same some any every each many much more most few less least whole enough quite rather really very just only also even still yet again always never often sometimes maybe perhaps almost soon now then here there new nice good great best better big small little large own able ready sure unsure possible actual coarse',
);
const products = set(
  'shirt shirts tee tees t-shirt t-shirts tshirt tshirts top tops gift gifts present lover design print art graphic outfit clothing apparel wear style idea',
);

function isProduct(word: string, kind: ProductKind): boolean {
  return products.has(word) || kindWords[kind].tagNames.some((name) => name.split(' ').includes(word));
}

/** Why no buyer types a tag, to follow it in a sentence: "ends with “not”". */
export function searchFlaw(tag: string, kind: ProductKind = 't_shirt'): string | undefined {
  const words = wordsOf(tag.toLowerCase().replaceAll('’', "'"));
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (words.length > 1 && neverLast.has(last)) return `ends with “${last}”`;
  if (words.length > 1 && neverFirst.has(first)) return `begins with “${first}”`;
  if (words.length === 2 && neverFirstOfTwo.has(first)) return `begins with “${first}”`;
  const subjects = words.filter((word) => !isProduct(word, kind));
  return subjects.length > 0 && subjects.every((word) => vague.has(word)) ? 'names no subject' : undefined;
}
