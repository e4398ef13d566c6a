import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface RawAnswer {
  encoding: string | undefined;
  vary: string | undefined;
  body: Buffer;
}

/** A request whose answer is left compressed, as `fetch` cannot leave it. */
export function rawGet(url: string, acceptEncoding: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': acceptEncoding } }, async (response) => {
      const { 'content-encoding': encoding, vary } = response.headers;
      resolve({ encoding, vary, body: await buffer(response) });
    }).once('error', reject);
  });
}
