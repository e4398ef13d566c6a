import { shorten } from './shorten.ts';

interface Escaped {
  text: string;
  /** Where quotation marks are that are never closed. */
  unclosed: number[];
}

/** Writes every field whose quotation marks no CSV may have so that it is read as it stands, and nothing behind it is lost. */
export function escapeQuotes(text: string, delimiter: string): Escaped {
  if (!text.includes('"')) return { text, unclosed: [] };
  const { quoted, plain } = fieldsOf(delimiter);
  const parts: string[] = [];
  const unclosed: number[] = [];
  let copied = 0;
  for (let at = 0; at < text.length; at += 1) {
    const good = endOf(text[at] === '"' ? quoted : plain, text, at);
    if (good !== null) {
      at = good;
      continue;
    }
    const closed = endOfPairs(text, at, delimiter);
    const end = closed ?? endOf(plain, text, at) ?? text.length;
    if (closed === null) unclosed.push(at);
    parts.push(text.slice(copied, at), `"${text.slice(at, end).trimEnd().replaceAll('"', '""')}"`);
    copied = end;
    at = end;
  }
  return { text: parts.join('') + text.slice(copied), unclosed };
}

/** A field in quotation marks as a CSV has it, and one that ends at the next separator. */
function fieldsOf(delimiter: string) {
  const sign = `\\u{${delimiter.codePointAt(0)?.toString(16)}}`;
  const end = `(?=${sign}|\\n|$)`;
  return {
    quoted: new RegExp(`"[^"]*(?:""[^"]*)*" *${end}`, 'uy'),
    plain: new RegExp(`[^${sign}\\n]*`, 'uy'),
  };
}

function endOf(field: RegExp, text: string, at: number): number | null {
  field.lastIndex = at;
  return field.test(text) ? field.lastIndex : null;
}

/** The end of a field whose quotation marks are in pairs, with separators between them; null for one that has an odd number. */
function endOfPairs(text: string, from: number, delimiter: string): number | null {
  let isQuoted = false;
  let at = from;
  for (; at < text.length && text[at] !== '\n'; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (text[at] === delimiter && !isQuoted) break;
  }
  return isQuoted ? null : at;
}

/** Sentences for the seller. */
export function sayUnclosed(text: string, places: readonly number[]): string[] {
  return shorten(
    places,
    (at) => sayLine(text, at),
    (more) => `${more} more lines have such a quotation mark.`,
  );
}

function sayLine(text: string, at: number): string {
  const line = text.slice(0, at).split('\n').length;
  return at === 0 || text[at - 1] === '\n'
    ? `Line ${line} begins with a quotation mark that is never closed. We read it as part of the idea.`
    : `Line ${line} has a quotation mark that is never closed. We read it as part of its cell.`;
}
