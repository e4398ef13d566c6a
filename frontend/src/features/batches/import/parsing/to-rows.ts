import type { RowFields } from '../../../../api/model/rowFields.ts';
import { CELL_MAX, COLORS_MAX } from '../../model/limits.ts';
import { type ColumnName, columnOf } from './columns.ts';

/** The cells of a table as they were read. */
export type Table = readonly (readonly unknown[])[];

export interface ReadRows {
  rows: RowFields[];
  /** Names of columns that mean nothing to us. */
  ignored: string[];
}

/** Rows of a table with the names of its columns in its first record; without them, the first column has the ideas. */
export function toRows(table: Table): ReadRows {
  const records = table.map((record) => record.map(textOf)).filter((record) => record.some(Boolean));
  const header = records[0] ?? [];
  const places = placesOf(header);
  if (places.size === 0) return { rows: rowsOf(records, new Map([['idea', 0]])), ignored: [] };
  const used = new Set(places.values());
  return {
    rows: rowsOf(records.slice(1), places),
    ignored: header.filter((name, place) => name !== '' && !used.has(place)),
  };
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

function rowsOf(records: readonly string[][], places: ReadonlyMap<ColumnName, number>): RowFields[] {
  return records.flatMap((record) => {
    const cell = (column: ColumnName) => record[places.get(column) ?? -1] ?? '';
    const row = toRow(cell);
    return row.idea === '' && Object.keys(row).length === 1 ? [] : [row];
  });
}

/** What is empty is absent: it is as the batch has it. */
function toRow(cell: (column: ColumnName) => string): RowFields {
  const texts = (['style', 'engine', 'product', 'lineUp', 'title', 'publishAt'] as const).flatMap((column) => {
    const text = cell(column).slice(0, CELL_MAX[column]);
    return text === '' ? [] : [[column, text] as const];
  });
  const colors = splitColors(cell('colors'));
  return {
    idea: cell('idea').slice(0, CELL_MAX.idea),
    ...(colors.length > 0 && { colors }),
    ...Object.fromEntries(texts),
  };
}

/** "Black; Navy" or "Black, Navy". */
export function splitColors(text: string): string[] {
  const names = text.split(/[;,\n]/).map((name) => name.trim().slice(0, 100));
  return [...new Set(names.filter(Boolean))].slice(0, COLORS_MAX);
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return dayOrTime(cell);
  return cell === null || cell === undefined ? '' : String(cell).trim();
}

/** Spreadsheets have no time zones: what the cell shows is read as UTC. */
function dayOrTime(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [day, time = ''] = date.toISOString().split('T');
  const minutes = time.slice(0, 5);
  return minutes === '00:00' ? `${day}` : `${day} ${minutes}`;
}
