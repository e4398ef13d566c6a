import { clientConfig } from './config.ts';

/**
 * An answer of the server, whose files are addressed below its public URL: whoever opened the product by another address
 * of the same server (127.0.0.1 for localhost) gets them from there, as the page's security policy wants it.
 */
export function readJson<T>(text: string): T {
  const { publicUrl } = clientConfig();
  if (publicUrl === '' || publicUrl === window.location.origin) return JSON.parse(text) as T;
  return JSON.parse(text.replaceAll(`"${publicUrl}/files/`, `"${window.location.origin}/files/`)) as T;
}
