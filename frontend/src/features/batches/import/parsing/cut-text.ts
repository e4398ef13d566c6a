/** The longest beginning of a text that has so many UTF-16 units and parts no sign that is seen as one. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  // No sign is longer than what is looked at.
  const near = text.slice(0, max + 100);
  return text.slice(0, new Intl.Segmenter().segment(near).containing(max)?.index ?? max);
}
