import { type ReadRows, readIdeas, UnreadableFile } from './parsing/read-ideas.ts';

const MAX_BYTES = 20_000_000;

/** Loaded when the first file is chosen, and what reads workbooks with the first workbook. */
export async function readFile(file: File): Promise<ReadRows> {
  if (file.size > MAX_BYTES) throw new UnreadableFile('This file is larger than 20 MB. Leave pictures out of it.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  return readIdeas(bytes, async () => {
    const [{ readSheet }, { unzipSync, zipSync }] = await Promise.all([
      import('read-excel-file/universal'),
      import('fflate'),
    ]);
    // Of what is compressed the reader would unpack long sheets in a worker, which our security policy refuses.
    const sheets = unzipSync(bytes, { filter: ({ name }) => /\.(?:xml|rels)$/.test(name) });
    return readSheet(zipSync(sheets, { level: 0 }).slice().buffer);
  });
}
