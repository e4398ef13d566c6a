import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';
import writeFileAtomic from 'write-file-atomic';

/** Files on this machine. As with S3, a file that is being replaced is read as the old one or as the new one, never in part. */
export class WholeFiles extends FSDriver {
  constructor(private readonly root: string) {
    super({ location: root, visibility: 'private' });
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const path = join(this.root, key);
    await mkdir(dirname(path), { recursive: true });
    // It is on the disk when this returns: what the database then says of it outlives a power cut.
    await writeFileAtomic(path, Buffer.from(contents));
  }
}
