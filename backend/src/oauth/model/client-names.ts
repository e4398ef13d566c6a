const longestName = 120;
/** Control characters, and those that turn the direction of a text. */
const misleading = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** As an app calls itself, safe to show on one line; empty where nothing is left. */
export function toClientName(name: unknown): string {
  if (typeof name !== 'string') return '';
  const line = name.replace(misleading, ' ').replace(/\s+/g, ' ').trim();
  return line.slice(0, longestName).toWellFormed().trim();
}

export const addressKinds = ['website', 'computer', 'app'] as const;
export type AddressKind = (typeof addressKinds)[number];

const loopbacks = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Where an app's answers go: a website by its host, a program on this computer, or an app by the scheme of its links. */
export function toAddress(redirectUri: string): { kind: AddressKind; host: string } {
  const { protocol, hostname, host } = new URL(redirectUri);
  if (protocol === 'http:' && loopbacks.has(hostname)) return { kind: 'computer', host: hostname };
  return protocol === 'https:' ? { kind: 'website', host } : { kind: 'app', host: protocol };
}
