import { clientConfig } from './config.ts';

/**
 * An answer of the server, whose files are addressed below its public URL: whoever opened the product by another address
 * of the same server (127.0.0.1 for localhost) gets them from there, as the page's security policy wants it.
 */
export function readJson<T>(text: string): T {
  const { publicUrl } = clientConfig();
  return JSON.parse(publicUrl ? text.replaceAll(`${publicUrl}/files/`, `${location.origin}/files/`) : text) as T;
}
