import { decodeText } from './decode-text.ts';
import { readCsv } from './read-csv.ts';
import { type ReadRows, type Table, toRows } from './to-rows.ts';

export type { ReadRows };

const ZIP_SIGN = [0x50, 0x4b, 0x03, 0x04];
const OLD_EXCEL_SIGN = [0xd0, 0xcf, 0x11, 0xe0];

/** A sentence for the seller. */
export class UnreadableFile extends Error {}

/** @param readSheet reads the first sheet of an XLSX */
export async function readIdeas(bytes: Uint8Array, readSheet: () => Promise<Table>): Promise<ReadRows> {
  if (beginsWith(bytes, OLD_EXCEL_SIGN))
    throw new UnreadableFile('This is a file of an old Excel. Save it as XLSX or CSV there, and choose it again.');
  const read = beginsWith(bytes, ZIP_SIGN) ? toRows(await readWorkbook(readSheet)) : toRows(readCsv(textOf(bytes)));
  if (read.rows.length === 0) throw new UnreadableFile('No ideas were found in this file.');
  return read;
}

/** What was pasted: an idea on each line, or cells of a spreadsheet with the names of their columns. */
export function readPasted(text: string): ReadRows {
  return toRows(readCsv(text));
}

async function readWorkbook(readSheet: () => Promise<Table>): Promise<Table> {
  try {
    return await readSheet();
  } catch {
    throw new UnreadableFile('This file could not be read. Save it as CSV, and choose it again.');
  }
}

function textOf(bytes: Uint8Array): string {
  const text = decodeText(bytes);
  if (text.includes('\0')) throw new UnreadableFile('This is no table. Choose a CSV or an XLSX file.');
  return text;
}

function beginsWith(bytes: Uint8Array, sign: readonly number[]): boolean {
  return sign.every((byte, place) => bytes[place] === byte);
}
