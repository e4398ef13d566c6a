import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';
import writeFileAtomic from 'write-file-atomic';

/** Files on this machine. As in S3, who reads one that is being written again finds all of the old or all of the new. */
export class WholeFiles extends FSDriver {
  constructor(private readonly root: string) {
    super({ location: root, visibility: 'private' });
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const path = join(this.root, key);
    await mkdir(dirname(path), { recursive: true });
    // What a power cut takes is made again: designs stand in the database only after their files.
    await writeFileAtomic(path, Buffer.from(contents), { fsync: false });
  }
}
