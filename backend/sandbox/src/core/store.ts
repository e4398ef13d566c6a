import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Collection<T> {
  get(id: string): T | undefined;
  /** In the order in which they were first put. */
  values(): T[];
  put(id: string, value: T): void;
  delete(id: string): void;
}

export interface Blobs {
  get(id: string): Buffer | undefined;
  put(id: string, bytes: Uint8Array): void;
}

const SAFE_ID = /^[\w-]{1,80}$/;

// Each record is a file of its own, written under another name and then renamed, so that a killed process leaves whole
// records only.
export class Store {
  private readonly directory: string | undefined;
  private readonly cleared: (() => void)[] = [];

  constructor(directory?: string) {
    this.directory = directory;
  }

  collection<T>(name: string): Collection<T> {
    const folder = this.folder(name);
    const records = folder ? readRecords<T>(folder) : new Map<string, Sequenced<T>>();
    let last = Math.max(0, ...[...records.values()].map((record) => record.seq));
    this.cleared.push(() => records.clear());
    return {
      get: (id) => records.get(id)?.value,
      values: () => [...records.values()].map((record) => record.value),
      put: (id, value) => {
        const record = { id, seq: records.get(id)?.seq ?? ++last, value };
        if (folder) writeWhole(join(folder, `${fileName(id)}.json`), JSON.stringify(record));
        records.set(id, record);
      },
      delete: (id) => {
        records.delete(id);
        if (folder) rmSync(join(folder, `${fileName(id)}.json`), { force: true });
      },
    };
  }

  blobs(name: string): Blobs {
    const folder = this.folder(name);
    if (folder) return diskBlobs(folder);
    const bytes = new Map<string, Buffer>();
    this.cleared.push(() => bytes.clear());
    return { get: (id) => bytes.get(id), put: (id, value) => void bytes.set(id, Buffer.from(value)) };
  }

  clear(): void {
    for (const clear of this.cleared) clear();
    if (!this.directory) return;
    for (const folder of readdirSync(this.directory)) {
      for (const file of readdirSync(join(this.directory, folder))) rmSync(join(this.directory, folder, file));
    }
  }

  private folder(name: string): string | undefined {
    if (!this.directory) return undefined;
    const folder = join(this.directory, name);
    mkdirSync(folder, { recursive: true });
    return folder;
  }
}

interface Sequenced<T> {
  id: string;
  seq: number;
  value: T;
}

function readRecords<T>(folder: string): Map<string, Sequenced<T>> {
  const records: Sequenced<T>[] = [];
  for (const file of readdirSync(folder)) {
    if (file.endsWith('.json')) records.push(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Sequenced<T>);
    else rmSync(join(folder, file), { force: true });
  }
  return new Map(records.sort((a, b) => a.seq - b.seq).map((record) => [record.id, record]));
}

function diskBlobs(folder: string): Blobs {
  return {
    get: (id) => {
      try {
        return readFileSync(join(folder, fileName(id)));
      } catch {
        return undefined;
      }
    },
    put: (id, bytes) => writeWhole(join(folder, fileName(id)), bytes),
  };
}

function writeWhole(path: string, content: string | Uint8Array): void {
  writeFileSync(`${path}.part`, content);
  renameSync(`${path}.part`, path);
}

function fileName(id: string): string {
  if (!SAFE_ID.test(id)) throw new Error(`Not an id that can be stored: ${JSON.stringify(id)}`);
  return id;
}
