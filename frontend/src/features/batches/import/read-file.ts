import { wholeNumber } from '../../../lib/format.ts';
import { MAX_ROWS } from '../model/limits.ts';
import { type ReadFile, readIdeas, UnreadableFile } from './parsing/read-ideas.ts';

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

function readBytes(bytes: Uint8Array, encoding: string): Promise<ReadFile> {
  const readWorkbook = async () => {
    const [{ readSheet }, { unzipSync, zipSync }] = await Promise.all([
      import('read-excel-file/universal'),
      import('fflate'),
    ]);
    // Of what is compressed the reader would unpack long sheets in a worker, which our security policy refuses.
    const sheets = unzipSync(bytes, { filter: ({ name }) => /\.(?:xml|rels)$/.test(name) });
    return readSheet(zipSync(sheets, { level: 0 }).slice().buffer);
  };
  return readIdeas(bytes, readWorkbook, encoding);
}
