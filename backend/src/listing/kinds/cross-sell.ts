import type { FoundName } from './own-words.ts';
import { foundNames } from './product-names.ts';

const how = '(?: (?:well|nicely|great|perfectly|beautifully))?';
const cues = [
  `(?:pairs?|paired|goes|looks (?:good|great))${how} with`,
  'match(?:es|ing)',
  '(?:also|now) available (?:as|on|in)',
  'see(?: also)? our',
].join('|');
/** From the last cue to the name: no other clause. */
const sameClause = new RegExp(`^.*(?<!\\p{L})(?:${cues})(?: ([^.!?:;\\n•–—()]*))?$`, 'isu');
const between = /\s*,\s*(?:(?:and|or)\s+)?|\s+(?:and|or|&)\s+/u;
/** "our", "a soft gray"; "this mug" is the one that is sold. */
const upToName = /^(?!.*(?<!\p{L})(?:this|these|every|each|all|any)(?!\p{L}))(?:[\p{L}\p{Nd}'’-]+\s+){0,3}$/iu;

/** "Pairs with our hoodie and our tote bag" is about products beside the one that is sold. */
export function isCrossSold({ before }: FoundName): boolean {
  const clause = sameClause.exec(before);
  if (!clause) return false;
  const items = (clause[1] ?? '').split(between);
  const last = items.pop() ?? '';
  return upToName.test(last) && items.every(endsWithProduct);
}

function endsWithProduct(item: string): boolean {
  const name = foundNames(item).at(-1);
  return name?.after.trim() === '' && upToName.test(name.before);
}
