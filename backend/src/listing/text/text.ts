export const smallWords: ReadonlySet<string> = new Set(
  'a an and as at but by for from in into is it its my of on or our the this to with you your'.split(' '),
);

export function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** Letters lose accents that cannot join them; whatever else is illegal becomes a space. */
export function without(illegal: RegExp, text: string): string {
  const letters = text
    .normalize('NFC')
    .replace(/[\p{L}\p{Nd}]+/gu, (run) => run.normalize('NFKC'))
    .replace(/\p{M}/gu, '')
    .normalize('NFC');
  return oneLine(letters.replace(illegal, ' '));
}

export function plain(text: string): string {
  return (
    text
      .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, ' ')
      .replace(/[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g, '')
      .toWellFormed()
      .replaceAll('\uFFFD', '')
      .normalize('NFC')
      .replace(/[^\S\n]+$/gmu, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

/** Cuts at a word's end in the last two thirds, never within a character. `max` in UTF-16 units. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max + 1);
  const space = cut.lastIndexOf(' ');
  const short = space > max / 3 ? cut.slice(0, space) : cut.slice(0, max);
  return unhung(short.replace(/[\uD800-\uDBFF]$/, ''));
}

/** Without a comma or an "and" left at the end. */
export function unhung(text: string): string {
  for (let result = text; ; ) {
    const next = result.replace(/[\s,;:\-–—|&+(]+$/u, '').replace(/ (\p{L}+)$/u, (tail, word: string) => {
      return smallWords.has(word.toLowerCase()) ? '' : tail;
    });
    if (next === result) return result;
    result = next;
  }
}

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{Nd}][\p{L}\p{Nd}\p{M}'’-]*/gu) ?? [];
}

export function contentWords(text: string): string[] {
  return wordsOf(text.toLowerCase()).filter((word) => word.length > 1 && !smallWords.has(word));
}

/** The same for singular and plural, near enough to find repetitions. */
export function stem(word: string): string {
  const low = word.toLowerCase().replace(/['’]s?$/, '');
  return low.length > 3 && low.endsWith('s') && !low.endsWith('ss') ? low.slice(0, -1) : low;
}
