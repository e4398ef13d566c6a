import { invalidField, refused } from '../protocol/errors.ts';
import { MAX_UPLOAD_BYTES } from './uploads.ts';

const DOWNLOAD_TIMEOUT_MS = 20_000;

export async function readSource(body: unknown): Promise<{ fileName: string; bytes: Buffer }> {
  const { file_name: fileName, url, contents } = (body ?? {}) as Record<string, unknown>;
  if (typeof fileName !== 'string' || !fileName.trim())
    throw invalidField('file_name', 'The file name field is required.');
  if (typeof contents === 'string' && contents) return { fileName, bytes: decode(contents) };
  if (typeof url === 'string' && url) return { fileName, bytes: await download(url) };
  throw invalidField('url', 'The url field is required when contents is not present.');
}

/** Bare base64, without the `data:` prefix of a data URL. Above 5 MB the service advises the url instead (P3). */
function decode(contents: string): Buffer {
  // Searches for a forbidden character: a match over 67 million characters would overflow the engine's stack.
  if (/[^\w+/=\s-]/.test(contents)) throw invalidField('contents', 'The contents must be base64 encoded.');
  return Buffer.from(contents, 'base64');
}

/** @throws 10300 where the address cannot be read, with a reason in cURL's form (P2). */
async function download(url: string): Promise<Buffer> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS) });
    if (!response.ok) throw new Error(`The requested URL returned error: ${response.status}`);
    return await readBounded(response);
  } catch (error) {
    const { message, cause } = error as Error;
    const detail = cause instanceof Error ? `${message}: ${cause.message}` : message;
    throw refused(10300, `cURL error: ${detail} for ${url}`, 'Operation failed.');
  }
}

async function readBounded(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_UPLOAD_BYTES) break;
  }
  return Buffer.concat(chunks);
}
