/** Small words that refer to something before them. */

/** "A tree with presents under it". */
export const refersBack = (words: readonly string[], at: number) =>
  /^(?:it|them)$/u.test(words[at] ?? '') && BY_IT.test(words[at - 1] ?? '') && words.slice(1, at - 1).includes('with');

const BY_IT = /^(?:on|in|under|behind|around|inside|beside|over|atop|against|through|to|of)$/u;

/** "A tin can"; but "anything can happen". */
export const isVessel = (words: readonly string[], at: number) =>
  /^(?:an?|the)$/u.test(words[at - 1] ?? '') ||
  (/^(?:an?|the)$/u.test(words[at - 2] ?? '') &&
    /^(?:tin|oil|paint|trash|garbage|soup|beer|soda)$/u.test(words[at - 1] ?? ''));
