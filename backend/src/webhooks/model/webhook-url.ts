import { isIP } from 'node:net';

export const longestUrl = 2048;
/** Beside 443: what is below belongs to mail, shells and databases. */
const firstOpenPort = 1024;

const words = {
  malformed: 'Enter a full URL that begins with https://.',
  scheme: 'The URL must begin with https://.',
  credentials: 'The URL must not have a user name or a password.',
  fragment: 'The URL must not have a part behind #.',
  name: 'This name is known inside a network alone. Use one that anybody can reach.',
  port: `Use port 443, or one from ${firstOpenPort} up.`,
};

/** The host as a name or an address; Node's `URL` has brackets around IPv6. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1');
}

/** What is wrong with it as a text, for the seller; null where nothing is. Whose address it leads to is another check. */
export function faultOfUrl(text: string, { allowLoopback }: { allowLoopback: boolean }): string | null {
  const url = text.length <= longestUrl ? URL.parse(text) : null;
  if (!url) return words.malformed;
  const isHere = allowLoopback && url.protocol === 'http:';
  if (url.protocol !== 'https:' && !isHere) return words.scheme;
  if (url.username || url.password) return words.credentials;
  if (url.hash) return words.fragment;
  if (url.port !== '' && Number(url.port) < firstOpenPort) return words.port;
  return isInnerName(hostOf(url), allowLoopback) ? words.name : null;
}

const innerNames = /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/;

/** By what no public name server answers for (RFC 6761, 6762, 8375; ICANN for `internal`). */
function isInnerName(host: string, allowLoopback: boolean): boolean {
  const name = host.replace(/\.$/, '');
  if (isIP(name) || (allowLoopback && /(?:^|\.)localhost$/.test(name))) return false;
  return !name.includes('.') || innerNames.test(name);
}

/** Null for a name, which must be searched for. */
export function addressIn(url: URL): string | null {
  const host = hostOf(url);
  return isIP(host) ? host : null;
}
