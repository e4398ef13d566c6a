import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Disk } from 'flydrive';
import { WholeFiles } from './whole-files.ts';

let root: string;
let disk: Disk;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'inkloom-files-'));
  disk = new Disk(new WholeFiles(root));
});
afterAll(() => rm(root, { recursive: true }));

const megabytes = (value: number) => Buffer.alloc(4_000_000, value);

describe('a file that is written again', () => {
  it('is read as a whole by everybody, the old one or the new one', async () => {
    await disk.put('a/picture.png', megabytes(0));
    const writing = Promise.all([1, 2, 3, 4, 5].map((value) => disk.put('a/picture.png', megabytes(value))));
    const read = new Set<string>();
    let isWritten = false;
    const watched = writing.finally(() => {
      isWritten = true;
    });
    while (!isWritten) {
      const bytes = Buffer.from(await disk.getBytes('a/picture.png'));
      read.add(`${bytes.length} bytes${bytes.equals(megabytes(bytes[0] ?? 0)) ? '' : ', mixed'}`);
    }
    await watched;
    expect([...read]).toEqual(['4000000 bytes']);
    expect(await readdir(join(root, 'a'))).toEqual(['picture.png']);
  });
});
