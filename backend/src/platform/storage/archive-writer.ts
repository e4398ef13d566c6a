import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { ZipArchive } from 'archiver';
import type { FileStore } from './storage.ts';

/** What is not a picture compresses well even so; pictures are compressed already. */
const options = { zlib: { level: 1 } };

/** A ZIP that is read while it is written: it is never whole in memory. */
export class ArchiveWriter {
  private readonly archive = new ZipArchive(options);

  constructor(private readonly files: FileStore) {}

  get stream(): Readable {
    return this.archive as unknown as Readable;
  }

  addText(name: string, text: string): Promise<void> {
    return this.added(() => this.archive.append(text, { name }));
  }

  /** Waits until the file is in the archive, so that one file is open at a time. False where the store has none. */
  async addFile(name: string, key: string): Promise<boolean> {
    const file = await this.files.open(key);
    if (!file) return false;
    await this.added(() => this.archive.append(file.stream as never, { name, store: true }));
    return true;
  }

  async end(): Promise<void> {
    await this.archive.finalize();
  }

  /** Ends what is being read with an error. */
  fail(error: Error): void {
    this.archive.destroy(error);
  }

  private async added(append: () => void): Promise<void> {
    const settled = new AbortController();
    const { signal } = settled;
    const aborted = once(this.archive, 'close', { signal }).then(() => {
      throw new Error('The download was aborted.');
    });
    try {
      const entry = once(this.archive, 'entry', { signal });
      append();
      await Promise.race([entry, aborted]);
    } finally {
      settled.abort();
    }
  }
}
