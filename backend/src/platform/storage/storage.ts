import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { AppConfig, type ConfigValues } from '../config/config.ts';

/** Keys are paths made by us, never by a client. */
export class FileStore {
  private constructor(private readonly disk: Disk) {}

  static async open(config: AppConfig): Promise<FileStore> {
    return new FileStore(new Disk(await driverFor(config.values.storage)));
  }

  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    await this.disk.put(key, bytes, { contentType });
  }

  async get(key: string): Promise<Buffer> {
    return Buffer.from(await this.disk.getBytes(key));
  }

  async open(key: string): Promise<{ stream: NodeJS.ReadableStream; size: number; contentType: string } | null> {
    if (!(await this.disk.exists(key))) return null;
    const { contentLength, contentType } = await this.disk.getMetaData(key);
    const stream = await this.disk.getStream(key);
    return { stream, size: contentLength, contentType: contentType ?? 'application/octet-stream' };
  }

  async removeFolder(folder: string): Promise<void> {
    await this.disk.deleteAll(`${folder}/`);
  }

  async check(): Promise<void> {
    const key = `health/${process.pid}`;
    await this.disk.put(key, 'ok');
    await this.disk.delete(key);
  }
}

async function driverFor(storage: ConfigValues['storage']) {
  if (storage.kind === 'file') return new FSDriver({ location: storage.root, visibility: 'private' });
  // The SDK is loaded where it is used: it takes a tenth of a process's start.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = storage.s3;
  return new S3Driver({
    bucket,
    region,
    credentials: { accessKeyId, secretAccessKey },
    visibility: 'private',
    supportsACL: false,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
}
