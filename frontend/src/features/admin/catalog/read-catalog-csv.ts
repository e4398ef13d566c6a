import Papa from 'papaparse';
import type { CatalogRow } from './catalog-row.ts';

/** No record of a catalog is nearly as long: this must be a quote that is never closed. */
const MAX_RECORD_CHARACTERS = 1_000_000;

/** The text of a response as it arrives. */
export async function* readText(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
}

/**
 * Parses the catalog's CSV piece by piece, so that a million rows do not freeze the page. Column names are trimmed and
 * empty lines skipped; a missing number is 0, a missing text is empty.
 *
 * @throws Error for a text that is no CSV
 */
export async function readCatalogCsv(pieces: AsyncIterable<string>): Promise<CatalogRow[]> {
  const rows: CatalogRow[] = [];
  let toRow: ReturnType<typeof rowReader> | undefined;
  for await (const record of readRecords(pieces)) {
    if (toRow) rows.push(toRow(record));
    else toRow = rowReader(record);
  }
  return rows;
}

/** Papa parses a piece up to its last complete record; the rest waits for the next piece. */
async function* readRecords(pieces: AsyncIterable<string>): AsyncGenerator<string[]> {
  const parser = new Papa.Parser({ delimiter: ',', newline: '\n' });
  let rest = '';
  for await (const piece of pieces) {
    const { data, meta }: Papa.ParseResult<string[]> = parser.parse(rest + piece, 0, true);
    rest = (rest + piece).slice(meta.cursor);
    if (rest.length > MAX_RECORD_CHARACTERS) throw new Error('The catalog is no CSV');
    yield* withContent(data);
  }
  const { data }: Papa.ParseResult<string[]> = parser.parse(rest, 0, false);
  yield* withContent(data);
}

/** Lines may end in CR LF; the parser leaves the CR. */
function withContent(records: string[][]): string[][] {
  return records
    .map((record) => record.with(-1, record.at(-1)?.replace(/\r$/, '') ?? ''))
    .filter((record) => record.some((field) => field !== ''));
}

function rowReader(header: string[]): (record: string[]) => CatalogRow {
  const places = new Map(header.map((name, place) => [name.replace(/^\uFEFF/, '').trim(), place]));
  return (record) => {
    const text = (name: string) => record[places.get(name) ?? -1] ?? '';
    const number = (name: string) => Number.parseInt(text(name), 10) || 0;
    return {
      blueprint_id: number('blueprint_id'),
      blueprint_title: text('blueprint_title'),
      print_provider_id: number('print_provider_id'),
      print_provider_name: text('print_provider_name'),
      variant_id: number('variant_id'),
      title: text('title'),
      color: text('color'),
      size: text('size'),
      sku: text('sku'),
      cost: text('cost') === '' ? null : number('cost'),
      is_available: text('is_available') === 'true',
    };
  };
}
