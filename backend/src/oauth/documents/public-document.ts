import { lookup as resolveName } from 'node:dns/promises';
import { get, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '../../webhooks/model/addresses.ts';

/** As the library bounds what it reads. */
const mostBytes = 5 * 1024;

export interface FetchOptions {
  signal: AbortSignal;
  headers: Headers;
}

/** Only a name with the usual port: an address would pass by the name's check. */
export function mayBeFetched(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && url.port === '' && isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0;
}

/** The connection goes to the addresses that were checked: the name is looked up once. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolveName(hostname, { ...options, all: true }).then(
    (found) => {
      const [first] = found;
      if (!first || !found.every(({ address }) => isPublicAddress(address))) {
        callback(new Error(`${hostname} does not lead to the public internet`), '');
      } else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    },
    (error: NodeJS.ErrnoException) => callback(error, ''),
  );
};

/** Reads a document of a stranger: from a public address alone, without following redirects, and not more than it may be. */
export async function fetchPublicDocument(address: string, { signal, headers }: FetchOptions): Promise<Response> {
  if (!mayBeFetched(address)) throw new Error('not the address of a public document');
  return new Promise((done, fail) => {
    const options: RequestOptions = {
      signal,
      headers: Object.fromEntries(headers),
      agent: false,
      lookup: lookupPublic,
    };
    const request = get(address, options, (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes > mostBytes) request.destroy(new Error('response too large'));
      });
      response.on('error', fail);
      response.on('end', () => done(toResponse(response.statusCode ?? 502, response.headers, Buffer.concat(chunks))));
    });
    request.on('error', fail);
  });
}

function toResponse(status: number, headers: NodeJS.Dict<string | string[]>, body: Buffer): Response {
  const { 'cache-control': cacheControl = '', expires = '' } = headers;
  const caching = { 'cache-control': String(cacheControl), expires: String(expires) };
  // A Response takes no body with some statuses. The library wants 200, and takes every other one for a failure.
  return new Response(new Uint8Array(body), { status: status === 200 ? 200 : 502, headers: caching });
}
