import type { RowFields } from '../../../../api/model/rowFields.ts';
import { wholeNumber } from '../../../../lib/format.ts';
import { CELL_MAX, COLORS_MAX } from '../../model/limits.ts';
import { COLUMN_NAMES, COLUMNS, type ColumnName, columnOf } from './columns.ts';
import { columnsByCells } from './columns-by-cells.ts';
import { cutText } from './cut-text.ts';
import { findHeader, type Source } from './header.ts';
import { shorten } from './shorten.ts';

/** The cells of a table as they were read. */
export type Table = readonly (readonly unknown[])[];

export interface ReadRows {
  rows: RowFields[];
  /** Columns that mean nothing to us: their names, or their numbers and what is in them. */
  ignored: string[];
  /** What else the seller should know of how it was read. */
  notes: string[];
}

/** Rows of a table with the names of its columns above them; without such names, as their cells say what they are. */
export function toRows(table: Table, source: Source = 'file'): ReadRows {
  const records = table.map((record) => record.map(textOf)).filter((record) => record.some(Boolean));
  const header = findHeader(records, source);
  if (header < 0) return withoutHeader(records);
  const names = records[header] ?? [];
  const body = records.slice(header + 1);
  const places = placesOf(names);
  const { rows, notes } = rowsOf(body, places);
  return { rows, ignored: unread(body, places, names), notes: [...above(records.slice(0, header)), ...notes] };
}

/** Where each column is; of two with one meaning the first counts. */
function placesOf(header: readonly string[]): Map<ColumnName, number> {
  const places = new Map<ColumnName, number>();
  header.forEach((name, place) => {
    const column = columnOf(name);
    if (column && !places.has(column)) places.set(column, place);
  });
  return places;
}

function above(records: readonly string[][]): string[] {
  if (records.length === 0) return [];
  return [`We skipped what is above the names of the columns: ${records.map(inWords).join(' / ')}.`];
}

const inWords = (record: readonly string[]) => cutText(record.filter(Boolean).join(', '), 100);

function withoutHeader(records: readonly string[][]): ReadRows {
  const { places, hasHeader } = columnsByCells(records);
  const body = hasHeader ? records.slice(1) : records;
  const { rows, notes } = rowsOf(body, places);
  const ignored = unread(body, places);
  const isList = places.size === 1 && ignored.length === 0 && !hasHeader;
  return { rows, ignored, notes: [...(isList ? [] : unnamed(places, hasHeader ? records[0] : undefined)), ...notes] };
}

function unnamed(places: ReadonlyMap<ColumnName, number>, header: readonly string[] | undefined): string[] {
  const read = [...places].map(([column, place]) => `column ${place + 1} as ${COLUMN_NAMES[column]}`);
  const names = COLUMNS.map((column) => COLUMN_NAMES[column]);
  return [
    `The first line has no column names that we know. We read ${inSeries(read)}.`,
    ...(header ? [`We skipped the first line: ${inWords(header)}.`] : []),
    `To have every column read, name the columns in the first line: ${inSeries(names)}.`,
  ];
}

function inSeries(words: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(words);
}

/** Columns with something in them that is not read. */
function unread(
  records: readonly string[][],
  places: ReadonlyMap<ColumnName, number>,
  names: readonly string[] = [],
): string[] {
  const used = new Set(places.values());
  const width = records.reduce((most, { length }) => Math.max(most, length), names.length);
  return Array.from({ length: width }, (_, place) => place)
    .filter((place) => !used.has(place))
    .flatMap((place) => names[place] || sampleOf(records, place));
}

/** "2 (Black, White, …)". */
function sampleOf(records: readonly string[][], place: number): string[] {
  const cells = [...new Set(records.map((record) => record[place] ?? '').filter(Boolean))];
  const shown = cells.slice(0, 2).map((cell) => cutText(cell, 30));
  return cells.length === 0 ? [] : [`${place + 1} (${[...shown, ...(cells.length > 2 ? ['…'] : [])].join(', ')})`];
}

function rowsOf(
  records: readonly string[][],
  places: ReadonlyMap<ColumnName, number>,
): Pick<ReadRows, 'rows' | 'notes'> {
  const rows: RowFields[] = [];
  const cut: { row: number; what: string }[] = [];
  for (const record of records) {
    const cell = (column: ColumnName) => record[places.get(column) ?? -1] ?? '';
    const row = toRow(cell);
    if (row.idea === '' && Object.keys(row).length === 1) continue;
    rows.push(row);
    cut.push(...tooLong(cell).map((what) => ({ row: rows.length, what })));
  }
  const say = ({ row, what }: { row: number; what: string }) => `Row ${wholeNumber(row)}: ${what}`;
  const sayMore = (more: string) => `${more} more cells are too long. The rest of each was cut off.`;
  return { rows, notes: shorten(cut, say, sayMore) };
}

const TEXTS = ['idea', 'style', 'engine', 'product', 'lineUp', 'title', 'publishAt'] as const;

/** What is empty is absent: it is as the batch has it. */
function toRow(cell: (column: ColumnName) => string): RowFields {
  const texts = TEXTS.flatMap((column) => {
    const text = cutText(cell(column), CELL_MAX[column]);
    return text === '' ? [] : [[column, text] as const];
  });
  const colors = splitColors(cell('colors')).slice(0, COLORS_MAX);
  return {
    idea: '',
    ...(colors.length > 0 && { colors: colors.map((name) => cutText(name, COLOR_MAX)) }),
    ...Object.fromEntries(texts),
  };
}

function tooLong(cell: (column: ColumnName) => string): string[] {
  const texts = TEXTS.filter((column) => cell(column).length > CELL_MAX[column]).map((column) =>
    cutOff(COLUMN_NAMES[column], cell(column).length, CELL_MAX[column]),
  );
  const colors = splitColors(cell('colors'));
  const longest = Math.max(0, ...colors.map(({ length }) => length));
  return [
    ...texts,
    ...(longest > COLOR_MAX ? [cutOff('name of a color', longest, COLOR_MAX)] : []),
    ...(colors.length > COLORS_MAX ? [`there are ${colors.length} colors; the first ${COLORS_MAX} were read.`] : []),
  ];
}

function cutOff(what: string, length: number, most: number): string {
  return `the ${what} has ${wholeNumber(length)} characters; the most is ${wholeNumber(most)}. The rest was cut off.`;
}

const COLOR_MAX = 100;

/** "Black; Navy" or "Black, Navy". */
function splitColors(text: string): string[] {
  const names = text.split(/[;,\n]/).map((name) => name.trim());
  return [...new Set(names.filter(Boolean))];
}

/** Without what the server refuses: NUL, and half of a pair of surrogates. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) return dayOrTime(cell);
  return cell === null || cell === undefined ? '' : String(cell).replaceAll('\0', '').toWellFormed().trim();
}

/** Spreadsheets have no time zones: what the cell shows is read as UTC. */
function dayOrTime(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [day, time = ''] = date.toISOString().split('T');
  const minutes = time.slice(0, 5);
  return minutes === '00:00' ? `${day}` : `${day} ${minutes}`;
}
