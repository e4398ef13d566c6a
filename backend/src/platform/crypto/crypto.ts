import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/config.ts';

const ivBytes = 12;
const tagBytes = 16;
/** In front of what was sealed: the format, and which key. */
const format = 1;
const keyIdBytes = 4;
const headBytes = 1 + keyIdBytes;

export function sha256(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(text).digest());
}

export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

/**
 * Each purpose has a key of its own, derived from ENCRYPTION_KEY (HKDF). What was made under one of
 * ENCRYPTION_PREVIOUS_KEYS is still opened and verified; nothing is made under them.
 */
@Injectable()
export class SecretBox {
  constructor(private readonly config: AppConfig) {}

  /** AES-256-GCM; `context` says what is sealed and for whom, and must be given again to open it. */
  seal(plain: string, context: string): Uint8Array<ArrayBuffer> {
    const key = this.config.encryptionKey;
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', derive(key, 'seal'), iv).setAAD(Buffer.from(context));
    const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    return new Uint8Array(Buffer.concat([headOf(key), iv, cipher.getAuthTag(), body]));
  }

  /** Throws when the bytes were changed, or sealed for another context or under an unknown key. */
  open(sealed: Uint8Array, context: string): string {
    const named = this.keys().find((key) => isSealedUnder(key, sealed));
    if (named) return open(named, sealed.subarray(headBytes), context);
    // Before keys had ids, nothing was in front.
    for (const key of this.keys()) {
      try {
        return open(key, sealed, context);
      } catch {
        // It may be another key's.
      }
    }
    throw new Error('sealed for another context, changed, or sealed under a key that is not known');
  }

  /** False where it should be sealed again. */
  isCurrent(sealed: Uint8Array): boolean {
    return isSealedUnder(this.config.encryptionKey, sealed);
  }

  sign(purpose: string, text: string): string {
    return sign(this.config.encryptionKey, purpose, text);
  }

  /** Under each key, the current one first: for finding what was stored by its signature. */
  signatures(purpose: string, text: string): [string, ...string[]] {
    return [this.sign(purpose, text), ...this.config.previousEncryptionKeys.map((key) => sign(key, purpose, text))];
  }

  verify(purpose: string, text: string, signature: string): boolean {
    return this.signatures(purpose, text).some((expected) => isSame(expected, signature));
  }

  private keys(): Buffer[] {
    return [this.config.encryptionKey, ...this.config.previousEncryptionKeys];
  }
}

/** Takes the same time wherever the texts differ. */
export function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export function isSameHash(expected: Uint8Array, given: Uint8Array): boolean {
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** By purpose, of which there are as many as the code names. */
const derived = new WeakMap<Buffer, Map<string, Buffer>>();

function derive(key: Buffer, purpose: string, bytes = 32): Buffer {
  const info = `inkloom:${purpose}`;
  const known = derived.get(key) ?? new Map<string, Buffer>();
  const made = known.get(`${bytes} ${info}`) ?? Buffer.from(hkdfSync('sha256', key, '', info, bytes));
  derived.set(key, known.set(`${bytes} ${info}`, made));
  return made;
}

function headOf(key: Buffer): Buffer {
  return Buffer.concat([Buffer.of(format), derive(key, 'key-id', keyIdBytes)]);
}

function isSealedUnder(key: Buffer, sealed: Uint8Array): boolean {
  return headOf(key).equals(sealed.subarray(0, headBytes));
}

function open(key: Buffer, sealed: Uint8Array, context: string): string {
  const bytes = Buffer.from(sealed);
  const iv = bytes.subarray(0, ivBytes);
  // Without the length Node takes a tag that was cut to 4 bytes, which is quickly guessed.
  const decipher = createDecipheriv('aes-256-gcm', derive(key, 'seal'), iv, { authTagLength: tagBytes })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
}

function sign(key: Buffer, purpose: string, text: string): string {
  return createHmac('sha256', derive(key, purpose)).update(text).digest('base64url');
}
