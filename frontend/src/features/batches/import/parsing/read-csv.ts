import Papa from 'papaparse';
import { cutText } from './cut-text.ts';
import type { Source } from './header.ts';
import { escapeQuotes, sayUnclosed } from './quotes.ts';
import { separatorOf } from './separators.ts';
import { shorten } from './shorten.ts';

/** What Excel writes into the first line of a CSV to name its separator. */
const NAMED_SEPARATOR = /^sep=(.)\n/i;

interface Csv {
  records: string[][];
  /** What the seller should know of how it was read. */
  notes: string[];
}

/** The records of a CSV with any separator; without those that are empty. */
export function readCsv(text: string, source: Source): Csv {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const named = NAMED_SEPARATOR.exec(plain);
  // The line stays, empty, so that those behind it have their numbers.
  const content = named ? plain.slice(named[0].length - 1) : plain;
  const delimiter = named?.[1] ?? separatorOf(content, source);
  if (!delimiter) return { records: linesOf(content).map((line) => [line]), notes: [] };
  const { text: escaped, unclosed } = escapeQuotes(content, delimiter);
  const { data } = Papa.parse<string[]>(escaped, { delimiter, newline: '\n', skipEmptyLines: 'greedy' });
  return { records: data, notes: [...sayUnclosed(content, unclosed), ...sayLines(data, delimiter)] };
}

/** A quotation mark may be missing without making its CSV a wrong one. */
function sayLines(records: readonly string[][], delimiter: string): string[] {
  const cells = records.flat().map((cell) => cell.split('\n'));
  const odd = cells.filter((lines) => lines.length > 2 && lines.slice(0, -1).every((line) => line.includes(delimiter)));
  return shorten(
    odd,
    ([first = '', ...others]) =>
      `The cell “${cutText(first, 40)}” has ${others.length + 1} lines. If these are rows, a quotation mark is missing.`,
    (more) => `${more} more cells have many lines.`,
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
