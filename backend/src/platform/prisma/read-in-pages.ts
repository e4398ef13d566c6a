const pageSize = 500;

/** All rows, a page at a time. `read` gives up to `limit` rows behind `last` in the order of their key. */
export async function* readInPages<T>(read: (last: T | undefined, limit: number) => Promise<T[]>): AsyncGenerator<T> {
  for (let last: T | undefined; ; ) {
    const page = await read(last, pageSize);
    yield* page;
    if (page.length < pageSize) return;
    last = page.at(-1);
  }
}

/** Before every id. */
export const firstId = '00000000-0000-0000-0000-000000000000';
