import { wholeNumber } from '../../../lib/format.ts';
import { MAX_ROWS } from '../model/limits.ts';
import { type ReadFile, readIdeas, UnreadableFile } from './parsing/read-ideas.ts';
import { saySheet, sheetNames } from './parsing/sheets.ts';

const MAX_BYTES = 20_000_000;

/** Loaded when the first file is chosen, and what reads workbooks with the first workbook. */
export async function readFile(file: File, encoding = ''): Promise<ReadFile> {
  if (file.size > MAX_BYTES) throw new UnreadableFile('This file is larger than 20 MB. Leave pictures out of it.');
  const read = await readBytes(new Uint8Array(await file.arrayBuffer()), encoding);
  if (read.rows.length > MAX_ROWS) throw new UnreadableFile(tooManyRows(read.rows.length));
  return read;
}

function tooManyRows(count: number): string {
  return `This file has ${wholeNumber(count)} rows, a batch takes ${wholeNumber(MAX_ROWS)}. Split it into several files.`;
}

async function readBytes(bytes: Uint8Array, encoding: string): Promise<ReadFile> {
  let names: string[] = [];
  let place = 0;
  const readWorkbook = async () => {
    const [{ readSheet }, { unzipSync, zipSync }] = await Promise.all([
      import('read-excel-file/universal'),
      import('fflate'),
    ]);
    // Of what is compressed the reader would unpack long sheets in a worker, which our security policy refuses.
    const sheets = unzipSync(bytes, { filter: ({ name }) => /\.(?:xml|rels)$/.test(name) });
    names = sheetNames(new TextDecoder().decode(sheets['xl/workbook.xml']));
    const workbook = zipSync(sheets, { level: 0 }).slice().buffer;
    const readNext = () => {
      place += 1;
      return readSheet(workbook, place);
    };
    let sheet = await readNext();
    while (sheet.length === 0 && place < names.length) sheet = await readNext();
    return sheet;
  };
  const read = await readIdeas(bytes, readWorkbook, encoding);
  return { ...read, notes: [...saySheet(names, place), ...read.notes] };
}
