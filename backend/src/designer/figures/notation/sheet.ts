/**
 * Pictures written as text, one shape a line, from back to front. A sheet has several:
 *
 *     = hammer | hammer, claw hammer ; carpenter | long
 *     r wood -45,420 90,800 30
 *
 * After the name come words for the thing; behind ";" words that it stands for; then its tags. "coat=tan" is a color
 * for lines that say "$coat". Tags before the first picture are for all of the sheet. A name with a dot is a part of other
 * pictures. For the lines see shapes.ts.
 */

export interface Entry {
  name: string;
  /** Of the thing, and those that it stands for, as the wrench for a mechanic. */
  words: string[];
  emblemOf: Set<string>;
  tags: Set<string>;
  values: Record<string, string>;
  lines: string;
}

export function readSheet(sheet: string): Entry[] {
  const [shared = '', ...texts] = sheet.split(/^= /m);
  return texts.map((text) => {
    const end = text.indexOf('\n');
    const [name = '', words = '', tags = ''] = text.slice(0, end).split('|');
    const [things = [], emblems = []] = words.split(';').map((list) => listed(list, ','));
    const all = listed(`${shared} ${tags}`, /\s+/);
    return {
      name: name.trim(),
      words: [...things, ...emblems],
      emblemOf: new Set(emblems),
      tags: new Set(all.filter((tag) => !tag.includes('='))),
      values: Object.fromEntries(
        all.filter((tag) => tag.includes('=')).map((tag) => tag.split('=') as [string, string]),
      ),
      lines: text.slice(end + 1),
    };
  });
}

function listed(text: string, between: string | RegExp): string[] {
  return text
    .split(between)
    .map((word) => word.trim())
    .filter(Boolean);
}
