/** Small decisions that several layouts share. */

/** Splits a headline into a first line short enough to bend (at most `most` characters) and the rest. */
export function shortest(headline: string, most: number): { arched: string; below: string } {
  const words = headline.split(' ').filter(Boolean);
  if (headline.length <= most) return { arched: headline, below: '' };
  let count = 0;
  let length = -1;
  while (count < words.length && length + 1 + (words[count]?.length ?? 0) <= Math.max(most, headline.length * 0.5)) {
    length += 1 + (words[count]?.length ?? 0);
    count++;
  }
  count = Math.max(1, count);
  return { arched: words.slice(0, count).join(' '), below: words.slice(count).join(' ') };
}
