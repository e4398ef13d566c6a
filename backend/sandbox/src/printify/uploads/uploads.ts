import sharp from 'sharp';
import type { Blobs, Collection, Store } from '../../core/store.ts';
import { refused } from '../protocol/errors.ts';
import { derivedId } from '../protocol/formats.ts';

export interface Upload {
  id: string;
  accountId: string;
  file_name: string;
  width: number;
  height: number;
  size: number;
  mime_type: 'image/png' | 'image/jpeg';
  uploadedAt: number;
  archived: boolean;
}

/** Our guess: the reference gives no size for code 8201 (P2). */
export const MAX_UPLOAD_BYTES = 50 * 1024 * 1024;

export class Uploads {
  private readonly uploads: Collection<Upload>;
  private readonly blobs: Blobs;

  constructor(store: Store) {
    this.uploads = store.collection<Upload>('printify-uploads');
    this.blobs = store.blobs('printify-images');
  }

  /** The same bytes are the same upload: first id, time and name (P3). @throws 8201 if too large, or not PNG or JPEG */
  async add(accountId: string, fileName: string, bytes: Buffer): Promise<Upload> {
    if (bytes.length > MAX_UPLOAD_BYTES) throw uploadRefused('error.file.size.limit.exceeded');
    const id = derivedId(accountId, bytes);
    const measured = await measure(bytes);
    const known = this.uploads.get(id);
    if (known) return this.restore(known);
    const upload: Upload = {
      id,
      accountId,
      file_name: fileName,
      ...measured,
      size: bytes.length,
      uploadedAt: Date.now(),
      archived: false,
    };
    this.blobs.put(id, bytes);
    this.uploads.put(id, upload);
    return upload;
  }

  find(accountId: string, id: string): Upload | undefined {
    const upload = this.uploads.get(id);
    return upload?.accountId === accountId ? upload : undefined;
  }

  list(accountId: string): Upload[] {
    return this.uploads
      .values()
      .filter((upload) => upload.accountId === accountId && !upload.archived)
      .reverse();
  }

  archive(upload: Upload): void {
    this.uploads.put(upload.id, { ...upload, archived: true });
  }

  get(id: string): Upload | undefined {
    return this.uploads.get(id);
  }

  bytes(id: string): Buffer | undefined {
    return this.blobs.get(id);
  }

  private restore(upload: Upload): Upload {
    if (!upload.archived) return upload;
    const restored = { ...upload, archived: false };
    this.uploads.put(upload.id, restored);
    return restored;
  }
}

async function measure(bytes: Buffer): Promise<Pick<Upload, 'width' | 'height' | 'mime_type'>> {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: 400_000_000 })
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }));
  if (format !== 'png' && format !== 'jpeg') throw uploadRefused('error.file.wrong.format');
  return { width, height, mime_type: `image/${format}` };
}

function uploadRefused(reason: string) {
  return refused(8201, `Image upload failed: ${reason}`, 'Image upload failed.');
}
