import Papa from 'papaparse';
import { columnsByCells } from './columns-by-cells.ts';
import { countColumns, findHeader, type Source } from './header.ts';
import { escapeQuotes } from './quotes.ts';

/** A comma may well be in every idea: it comes last. */
const SEPARATORS = [';', '\t', '|', ','];
const SAMPLE_CHARACTERS = 200_000;
const SAMPLE_RECORDS = 20;
/** Of a table with one column: no text has it. */
const NO_SEPARATOR = '\x1f';

interface Sample {
  delimiter: string;
  records: string[][];
}

/** What parts cells; null where each line is an idea, whatever signs are in it. */
export function separatorOf(text: string, source: Source): string | null {
  const start = text.slice(0, SAMPLE_CHARACTERS);
  const samples = SEPARATORS.map((delimiter) => ({ delimiter, records: sampleOf(start, delimiter) }));
  const named = separatorOfNames(samples, source);
  if (named) return named;
  const hasOneColumn = findHeader(sampleOf(start, NO_SEPARATOR), source) === 0;
  const parting = hasOneColumn ? undefined : samples.find(source === 'pasted' ? isPastedTable : isTable);
  if (parting) return parting.delimiter;
  // What was pasted has quotes of words to print, unless it clearly is a table.
  const isCsv = source === 'file' ? hasOneColumn || hasQuotedCells(start) : hasOneColumn && hasQuotedCells(start);
  return isCsv ? NO_SEPARATOR : null;
}

function sampleOf(text: string, delimiter: string): string[][] {
  const { data } = Papa.parse<string[]>(escapeQuotes(text, delimiter).text, {
    ...{ delimiter, newline: '\n', preview: SAMPLE_RECORDS, skipEmptyLines: 'greedy' as const },
  });
  return data;
}

/** The separator with which most names of columns are names of ours. */
function separatorOfNames(samples: readonly Sample[], source: Source): string | null {
  const counts = samples.map(({ records }) => {
    const header = records[findHeader(records, source)] ?? [];
    return header.length > 1 ? countColumns(header) : 0;
  });
  const most = Math.max(...counts);
  return most > 0 ? (samples[counts.indexOf(most)]?.delimiter ?? null) : null;
}

/** Cells of a spreadsheet: nobody types a tab. */
function isPastedTable({ delimiter, records }: Sample): boolean {
  return delimiter === '\t' && isEven(records);
}

/** Where no name is known: what parts every line alike, and no sentence. */
function isTable({ records }: Sample): boolean {
  if (!isEven(records)) return false;
  const { places } = columnsByCells(records);
  const known = new Set(places.values());
  const isProse = records.some((record) =>
    record.some((cell, place) => place > 0 && !known.has(place) && /^\s+\S/.test(cell)),
  );
  return !isProse && (places.size > 1 || records.length > 1);
}

function isEven(records: readonly string[][]): boolean {
  const widths = new Set(records.map(({ length }) => length));
  return widths.size === 1 && !widths.has(1);
}

/** One column whose cells are in quotes where they have signs; other quotes are of words to print. */
function hasQuotedCells(text: string): boolean {
  const cells = text.match(/^"[^"]*(?:""[^"]*)*"$/gm) ?? [];
  return cells.some((cell) => /""|[,;\t|\n]/.test(cell.slice(1, -1)));
}
