import { decodeText } from './decode-text.ts';
import type { Source } from './header.ts';
import { sayNoTable } from './no-table.ts';
import { readCsv } from './read-csv.ts';
import { type ReadRows, type Table, toRows } from './to-rows.ts';

export type { ReadRows };

const ZIP_SIGN = [0x50, 0x4b, 0x03, 0x04];
const OLD_EXCEL_SIGN = [0xd0, 0xcf, 0x11, 0xe0];

/** A sentence for the seller. */
export class UnreadableFile extends Error {}

export interface ReadFile extends ReadRows {
  /** Letters may be wrong: the seller knows how it was saved. */
  isGuessed: boolean;
}

/**
 * @param readSheet reads a sheet of an XLSX
 * @param encoding as the seller says that a text was saved; empty: as its bytes say
 */
export async function readIdeas(bytes: Uint8Array, readSheet: () => Promise<Table>, encoding = ''): Promise<ReadFile> {
  if (beginsWith(bytes, OLD_EXCEL_SIGN))
    throw new UnreadableFile('This is a file of an old Excel. Save it as XLSX or CSV there, and choose it again.');
  const read = beginsWith(bytes, ZIP_SIGN)
    ? { ...toRows(await readWorkbook(readSheet)), isGuessed: false }
    : readTextFile(bytes, encoding);
  if (read.rows.length === 0) throw new UnreadableFile('No ideas were found in this file.');
  return read;
}

function readTextFile(bytes: Uint8Array, encoding: string): ReadFile {
  const { text, isGuessed } = decodeText(bytes, encoding);
  const problem = sayNoTable(text);
  if (problem) throw new UnreadableFile(problem);
  return { ...readRows(text, 'file'), isGuessed };
}

/** What was pasted: an idea on each line, or cells of a spreadsheet with the names of their columns. */
export function readPasted(text: string): ReadRows {
  return readRows(text, 'pasted');
}

function readRows(text: string, source: Source): ReadRows {
  const csv = readCsv(text, source);
  const read = toRows(csv.records, source);
  return { ...read, notes: [...csv.notes, ...read.notes] };
}

async function readWorkbook(readSheet: () => Promise<Table>): Promise<Table> {
  try {
    return await readSheet();
  } catch {
    throw new UnreadableFile('This file could not be read. Save it as CSV, and choose it again.');
  }
}

function beginsWith(bytes: Uint8Array, sign: readonly number[]): boolean {
  return sign.every((byte, place) => bytes[place] === byte);
}
