import { describe, expect, it } from '@jest/globals';
import type { AppConfig } from '../config/config.ts';
import { randomToken, SecretBox, sha256 } from './crypto.ts';

const keyOf = (fill: number) => Buffer.alloc(32, fill);
const boxOf = (fill: number, ...previous: number[]) => {
  const config = { encryptionKey: keyOf(fill), previousEncryptionKeys: previous.map(keyOf) };
  return new SecretBox(config as object as AppConfig);
};
const box = boxOf(1);
const context = 'printify-token:ann';
const secret = 'eyJ0eXAi.a token with ünïcode 🦊.and a signature';

const idBytes = 5;
const ivBytes = 12;
const headBytes = idBytes + ivBytes + 16;

function flipBit(sealed: Uint8Array, at: number): Uint8Array {
  const changed = Uint8Array.from(sealed);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}

describe('a sealed text', () => {
  const sealed = box.seal(secret, context);

  it.each(['', 'x', secret, 'long '.repeat(10_000)])('opens to the text that was sealed (%#)', (text) => {
    expect(box.open(box.seal(text, context), context)).toBe(text);
  });

  it('opens in another process with the same key', () => {
    expect(boxOf(1).open(sealed, context)).toBe(secret);
  });

  it('does not show the text, and is another one each time', () => {
    expect(Buffer.from(sealed).includes('token')).toBe(false);
    expect(Buffer.from(box.seal(secret, context)).equals(sealed)).toBe(false);
    expect(sealed).toHaveLength(headBytes + Buffer.byteLength(secret));
  });

  it('does not open in another context', () => {
    for (const other of ['', 'printify-token:eve', `${context} `]) expect(() => box.open(sealed, other)).toThrow();
  });

  it('does not open under another key', () => {
    expect(() => boxOf(2).open(sealed, context)).toThrow();
  });

  it.each([
    ['first', 'key id', 0],
    ['last', 'key id', idBytes - 1],
    ['first', 'iv', idBytes],
    ['last', 'iv', idBytes + ivBytes - 1],
    ['first', 'tag', idBytes + ivBytes],
    ['last', 'tag', headBytes - 1],
    ['first', 'body', headBytes],
    ['last', 'body', sealed.length - 1],
  ])('does not open where the %s byte of its %s was changed', (_, _part, at) => {
    expect(() => box.open(flipBit(sealed, at), context)).toThrow();
  });

  it('does not open where it was cut or grew', () => {
    const lengths = Array.from({ length: sealed.length }, (_, length) => length);
    for (const length of lengths) expect(() => box.open(sealed.slice(0, length), context)).toThrow();
    expect(() => box.open(sealed.slice(1), context)).toThrow();
    expect(() => box.open(Uint8Array.of(...sealed, 0), context)).toThrow();
  });

  it('does not open with a part of its tag, which AES-GCM would accept by itself', () => {
    const empty = box.seal('', context);
    for (const tagBytes of [4, 8, 12, 15]) {
      expect(() => box.open(empty.slice(0, idBytes + ivBytes + tagBytes), context)).toThrow();
    }
  });
});

describe('after the key was changed', () => {
  const [before, after] = [boxOf(1), boxOf(2, 3, 1)];
  const old = before.seal(secret, context);

  it('opens what was sealed under a previous key, and says that it is due to be sealed again', () => {
    expect(after.open(old, context)).toBe(secret);
    expect([before.isCurrent(old), after.isCurrent(old)]).toEqual([true, false]);
    const again = after.seal(secret, context);
    expect(after.isCurrent(again)).toBe(true);
    expect(boxOf(2).open(again, context)).toBe(secret);
    expect(() => before.open(again, context)).toThrow();
  });

  it('opens what was sealed before keys had ids', () => {
    expect(before.open(old.slice(idBytes), context)).toBe(secret);
    expect(after.open(old.slice(idBytes), context)).toBe(secret);
    expect(after.isCurrent(old.slice(idBytes))).toBe(false);
    expect(() => boxOf(2).open(old.slice(idBytes), context)).toThrow();
  });

  it('verifies and finds what was signed under a previous key, and signs under the new one', () => {
    const signature = before.sign('file-link', 'print.png');
    expect(after.verify('file-link', 'print.png', signature)).toBe(true);
    expect(after.signatures('file-link', 'print.png')).toContain(signature);
    expect(after.sign('file-link', 'print.png')).toBe(boxOf(2).sign('file-link', 'print.png'));
  });
});

describe('a signature', () => {
  const signature = box.sign('file-link', 'print.png');

  it('is verified for its text and its purpose under its key, and for nothing else', () => {
    expect(box.verify('file-link', 'print.png', signature)).toBe(true);
    expect(box.verify('file-link', 'print.jpg', signature)).toBe(false);
    expect(box.verify('download', 'print.png', signature)).toBe(false);
    expect(boxOf(2).verify('file-link', 'print.png', signature)).toBe(false);
    for (const other of ['', signature.slice(1), `${signature}=`]) {
      expect(box.verify('file-link', 'print.png', other)).toBe(false);
    }
  });
});

it('makes tokens that are as long as asked for and never the same', () => {
  expect(Buffer.from(randomToken(), 'base64url')).toHaveLength(32);
  expect(Buffer.from(randomToken(12), 'base64url')).toHaveLength(12);
  expect(new Set(Array.from({ length: 100 }, () => randomToken())).size).toBe(100);
});

it('hashes as SHA-256 does', () => {
  expect(Buffer.from(sha256('abc')).toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
