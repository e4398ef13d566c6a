import Papa from 'papaparse';
import { columnOf } from './columns.ts';

/** No names of columns are longer. */
const HEADER_CHARACTERS = 2_000;
const SEPARATORS = [',', ';', '\t', '|'];
/** What Excel writes into the first line of a CSV to name its separator. */
const NAMED_SEPARATOR = /^sep=(.)\r?\n/i;

/** The records of a CSV with any separator; without those that are empty. */
export function readCsv(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '');
  const named = NAMED_SEPARATOR.exec(plain);
  const content = named ? plain.slice(named[0].length) : plain;
  const delimiter = named?.[1] ?? separatorOf(content);
  // Without a separator each line is a record, whatever signs are in it.
  if (!delimiter) return linesOf(content).map((line) => [line]);
  const { data } = Papa.parse<string[]>(content, { delimiter, skipEmptyLines: 'greedy' });
  return data;
}

/** The separator with which most names of the first record are names of ours; else the one that Papa finds. */
function separatorOf(text: string): string | null {
  const known = SEPARATORS.map((delimiter) => ({ delimiter, count: countColumns(text, delimiter) }));
  const best = known.reduce((one, other) => (other.count > one.count ? other : one));
  if (best.count > 1) return best.delimiter;
  const [header = ''] = linesOf(text.slice(0, HEADER_CHARACTERS));
  if (columnOf(header)) return hasQuotes(text) ? ',' : null;
  return guessSeparator(text);
}

function countColumns(text: string, delimiter: string): number {
  const { data } = Papa.parse<string[]>(text, { delimiter, preview: 1, skipEmptyLines: 'greedy' });
  return (data[0] ?? []).filter((name) => columnOf(name)).length;
}

/** One column whose cells are quoted where they have signs. */
function hasQuotes(text: string): boolean {
  return /^\s*"/m.test(text);
}

/** Where no name is known: only what parts every line alike. */
function guessSeparator(text: string): string | null {
  const separators = SEPARATORS.filter((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: 20, skipEmptyLines: 'greedy' });
    const widths = new Set(data.map(({ length }) => length));
    return data.length > 1 && widths.size === 1 && !widths.has(1);
  });
  // A comma may well be in every idea.
  return separators.find((delimiter) => delimiter !== ',') ?? (hasQuotes(text) ? (separators[0] ?? null) : null);
}

export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}
