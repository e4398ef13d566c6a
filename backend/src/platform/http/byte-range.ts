export interface ByteRange {
  /** Of the first and of the last byte. */
  start: number;
  end: number;
}

/** One range of a file (RFC 9110, 14.1.2). Null for several and for what cannot be had: then the whole file is sent. */
export function parseRange(header: string | undefined, size: number): ByteRange | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && Number(last) === 0)) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : null;
}

export async function* readRange(source: AsyncIterable<Buffer | string>, { start, end }: ByteRange) {
  let at = 0;
  for await (const chunk of source) {
    const bytes = Buffer.from(chunk);
    const part = bytes.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
    if (part.length > 0) yield part;
    at += bytes.length;
    if (at > end) return;
  }
}
