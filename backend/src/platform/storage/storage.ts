import type { CircuitBreakerPolicy } from 'cockatiel';
import { Disk } from 'flydrive';
import type { CircuitBreakers } from '../circuits/circuit-breakers.ts';
import { type CallFailure, ProviderCalls } from '../circuits/provider-calls.ts';
import { AppConfig, type ConfigValues } from '../config/config.ts';
import { AppError } from '../errors/app-error.ts';
import { WholeFiles } from './whole-files.ts';

/** The store is away, full, or answers with errors: what was to be done can be done later. */
export class StorageUnavailable extends AppError {
  constructor(override readonly cause: unknown) {
    super('files_unavailable');
  }
}

/** Milliseconds: until the answer of a call begins, and between two calls of a store that fails. */
interface StorageLimits {
  readMs: number;
  writeMs: number;
  retryMs: number;
}

const storageLimits: StorageLimits = { readMs: 5000, writeMs: 20_000, retryMs: 250 };

export interface StoredFile {
  size: number;
  contentType: string;
  /** Changes with the content. */
  etag: string;
}

/** Keys are paths made by us, never by a client. Every method throws StorageUnavailable. */
export class FileStore {
  private readonly circuit: CircuitBreakerPolicy;

  private constructor(
    private readonly reads: Disk,
    private readonly writes: Disk,
    private readonly calls: ProviderCalls,
    circuits: CircuitBreakers,
    { retryMs }: StorageLimits,
  ) {
    this.circuit = circuits.create({ name: 'files', retryMs, isOutage: (error) => !isMissing(error) });
  }

  static async open(
    { values: { storage } }: AppConfig,
    calls: ProviderCalls,
    circuits: CircuitBreakers,
    limits = storageLimits,
  ): Promise<FileStore> {
    const reads = new Disk(await driverFor(storage, limits.readMs));
    const writes = new Disk(await driverFor(storage, limits.writeMs));
    return new FileStore(reads, writes, calls, circuits, limits);
  }

  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    await this.reach('put', () => this.writes.put(key, bytes, { contentType }));
  }

  async get(key: string): Promise<Buffer> {
    return Buffer.from(await this.reach('get', () => this.reads.getBytes(key)));
  }

  async open(key: string): Promise<(StoredFile & { stream: NodeJS.ReadableStream }) | null> {
    const file = await this.find(key);
    return file && { ...file, stream: await this.stream(key) };
  }

  async find(key: string): Promise<StoredFile | null> {
    if (!(await this.reach('head', () => this.reads.exists(key)))) return null;
    const { contentLength, contentType, etag } = await this.reach('head', () => this.reads.getMetaData(key));
    return { size: contentLength, contentType: contentType ?? 'application/octet-stream', etag };
  }

  stream(key: string): Promise<NodeJS.ReadableStream> {
    return this.reach('open', () => this.reads.getStream(key));
  }

  async remove(key: string): Promise<void> {
    await this.reach('delete', () => this.writes.delete(key));
  }

  async removeFolder(folder: string): Promise<void> {
    await this.reach('delete-folder', () => this.writes.deleteAll(`${folder}/`));
  }

  async check(): Promise<void> {
    const key = `health/${process.pid}`;
    await this.reach('put', () => this.writes.put(key, 'ok'));
    await this.reach('delete', () => this.writes.delete(key));
  }

  private async reach<T>(operation: string, work: () => Promise<T>): Promise<T> {
    try {
      return await this.circuit.execute(() => this.calls.measure({ provider: 'files', operation, failureOf }, work));
    } catch (error) {
      throw isMissing(error) ? error : new StorageUnavailable(error);
    }
  }
}

function failureOf(error: unknown): CallFailure {
  return isMissing(error) ? 'refused' : 'away';
}

/** A file that is not there will not come. */
function isMissing(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown; name?: unknown } };
  return cause?.code === 'ENOENT' || cause?.name === 'NoSuchKey' || cause?.name === 'NotFound';
}

async function driverFor(storage: ConfigValues['storage'], requestTimeout: number) {
  if (storage.kind === 'file') return new WholeFiles(storage.root);
  // Loaded where it is used: the SDK is 0.2 of the 2.5 CPU seconds of a start.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = storage.s3;
  return new S3Driver({
    bucket,
    region,
    credentials: { accessKeyId, secretAccessKey },
    visibility: 'private',
    supportsACL: false,
    // A store that says nothing is asked once more; then the work waits, not its worker.
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: 2000,
      ...{ requestTimeout, throwOnRequestTimeout: true },
      // Of an answer that stops in the middle.
      socketTimeout: requestTimeout,
    },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
}
