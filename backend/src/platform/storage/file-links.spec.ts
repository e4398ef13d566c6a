import { describe, expect, it } from '@jest/globals';
import type { AppConfig } from '../config/config.ts';
import { SecretBox } from '../crypto/crypto.ts';
import { FileLinks } from './file-links.ts';

function linksUnder(encryptionKey: Buffer): FileLinks {
  const config = {
    publicUrl: 'https://inkloom.example',
    encryptionKey,
    previousEncryptionKeys: [],
  } as object as AppConfig;
  return new FileLinks(config, new SecretBox(config));
}

const links = linksUnder(Buffer.alloc(32, 1));
const key = 'designs/ann/1/print.png';
const noon = Date.parse('2026-11-20T12:00:00Z');
const dayMs = 86_400_000;

function partsOf(link: string): [expires: string, signature: string] {
  const { searchParams } = new URL(link);
  return [searchParams.get('e') ?? '', searchParams.get('s') ?? ''];
}

describe('a link', () => {
  const link = links.linkTo(key, noon);
  const [expires, signature] = partsOf(link);

  it('opens its own file', () => {
    expect(new URL(link).pathname).toBe(`/files/${key}`);
    expect(links.isValid(key, expires, signature, noon)).toBe(true);
  });

  it('is the same for half a day, and another one in the next', () => {
    expect(links.linkTo(key, Date.parse('2026-11-20T23:59:59.999Z'))).toBe(link);
    expect(links.linkTo(key, noon + dayMs / 2)).not.toBe(link);
  });

  it('ends within a day in a browser, and for Printify after a week at the earliest', () => {
    expect(links.isValid(key, expires, signature, noon + dayMs / 2)).toBe(true);
    expect(links.isValid(key, expires, signature, noon + dayMs)).toBe(false);
    const [lateEnd, longSignature] = partsOf(links.linkForProvider(key, noon));
    expect(links.isValid(key, lateEnd, longSignature, noon + 7 * dayMs - 1)).toBe(true);
    expect(links.isValid(key, lateEnd, longSignature, noon + 14 * dayMs)).toBe(false);
  });

  it.each([
    ['another file', 'designs/bob/1/print.png', expires, signature],
    ['a later end', key, String(Number(expires) + 1), signature],
    ['no end', key, '', signature],
    ['an end that is no number', key, 'Infinity', signature],
    ['no signature', key, expires, ''],
    ['a longer signature', key, expires, `${signature}A`],
  ])('opens nothing with %s', (_, file, end, sign) => {
    expect(links.isValid(file, end, sign, noon)).toBe(false);
  });

  it('opens nothing under another key', () => {
    expect(linksUnder(Buffer.alloc(32, 2)).isValid(key, expires, signature, noon)).toBe(false);
  });
});
