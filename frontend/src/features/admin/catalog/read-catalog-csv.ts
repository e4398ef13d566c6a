import type { CatalogRow } from './catalog-row.ts';

const QUOTE = '"';

/**
 * Reads CSV as it arrives (RFC 4180: quoted fields may hold commas, line ends and doubled quotes), a record at a time.
 * Empty lines are no records.
 */
export class CsvReader {
  private record: string[] = [];
  private field = '';
  private quoted = false;
  /** A quote was just closed: another one would make it a quote in the text. */
  private closed = false;

  /** The records that end within this piece of text. */
  *read(text: string): Generator<string[]> {
    for (let at = 0; at < text.length; ) {
      if (this.quoted) at = this.readQuoted(text, at);
      else {
        const end = this.readPlain(text, at);
        at = end.next;
        if (end.record) yield end.record;
      }
    }
  }

  /** The last record, where no line end follows it. */
  *end(): Generator<string[]> {
    const record = this.takeRecord();
    if (record) yield record;
  }

  private readQuoted(text: string, at: number): number {
    const end = text.indexOf(QUOTE, at);
    if (end === -1) {
      this.field += text.slice(at);
      return text.length;
    }
    this.field += text.slice(at, end);
    this.quoted = false;
    this.closed = true;
    return end + 1;
  }

  private readPlain(text: string, at: number): { next: number; record?: string[] | undefined } {
    const letter = text[at];
    if (letter === QUOTE) {
      if (this.closed) this.field += QUOTE;
      this.closed = false;
      this.quoted = true;
      return { next: at + 1 };
    }
    this.closed = false;
    if (letter === ',') this.takeField();
    else if (letter === '\n') return { next: at + 1, record: this.takeRecord() };
    else if (letter !== '\r') return { next: this.readText(text, at) };
    return { next: at + 1 };
  }

  /** A run of ordinary letters at once. */
  private readText(text: string, at: number): number {
    let end = at + 1;
    while (end < text.length && !'",\r\n'.includes(text.charAt(end))) end += 1;
    this.field += text.slice(at, end);
    return end;
  }

  private takeField(): void {
    this.record.push(this.field);
    this.field = '';
  }

  private takeRecord(): string[] | undefined {
    this.takeField();
    const record = this.record;
    this.record = [];
    this.closed = false;
    return record.some((field) => field !== '') ? record : undefined;
  }
}

/** The catalog out of its CSV. Names of columns are trimmed; what is missing is 0 or an empty text. */
export async function readCatalog(pieces: AsyncIterable<string>): Promise<CatalogRow[]> {
  const reader = new CsvReader();
  const rows: CatalogRow[] = [];
  let names: string[] | undefined;
  const take = (record: string[]) => {
    if (names) rows.push(toRow(names, record));
    else names = record.map((name) => name.replace(/^\uFEFF/, '').trim());
  };
  for await (const piece of pieces) for (const record of reader.read(piece)) take(record);
  for (const record of reader.end()) take(record);
  return rows;
}

function toRow(names: string[], record: string[]): CatalogRow {
  const text = (name: string) => record[names.indexOf(name)] ?? '';
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
}

/** An answer's text as it arrives. */
export async function* textOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
}
