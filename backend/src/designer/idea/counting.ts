/** Numbers that count nothing: an age, a year of school, a title. */

const BEFORE =
  /^(?:sweet|turning|officially|finally|dirty|flirty|hello|level|class|team|station|route|apollo|engine|ladder|unit|chapter|day|grade|number|no|team)$/u;
const SEVERAL = /^(?:two|three|four|five|six)$/u;
/** Of which several have no other form. */
const ALIKE =
  /^(?:sheep|deer|moose|elk|fish|bison|buffalo|salmon|trout|bass|squid|shrimp|people|men|women|children|mice|geese|wolves|of|in|and|on|for|the)$/u;

const isMany = (word = '') => /[^s]s$/u.test(word) || ALIKE.test(word);

/** "Sweet 16", "Station 12", "three rex birthday"; but "two black cats". */
export function countsNothing(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  const behind = words.slice(at + 1, at + 5);
  if (/^\d{1,2}$/u.test(word)) return BEFORE.test(words[at - 1] ?? '');
  // "Three year old", "four ever wild".
  if (/^(?:one|two|three|four|five|six)$/u.test(word) && /^(?:years?|ever|derful)$/u.test(behind[0] ?? '')) return true;
  // "Wild one".
  if (word === 'one' && /^(?:wild|little|lucky|happy|sweet|berry|fun)$/u.test(words[at - 1] ?? '')) return true;
  if (at === 0 && word === 'one' && behind[1] === 'one') return true;
  return at === 0 && SEVERAL.test(word) && behind.length > 1 && !behind.some(isMany);
}
