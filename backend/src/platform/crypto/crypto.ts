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

export function sha256(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(text).digest());
}

export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

/** Each purpose has a key of its own, derived from ENCRYPTION_KEY (HKDF). */
@Injectable()
export class SecretBox {
  constructor(private readonly config: AppConfig) {}

  /** AES-256-GCM; `context` says what is sealed and for whom, and must be given again to open it. */
  seal(plain: string, context: string): Uint8Array<ArrayBuffer> {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', this.keyFor('seal'), iv).setAAD(Buffer.from(context));
    const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    return new Uint8Array(Buffer.concat([iv, cipher.getAuthTag(), body]));
  }

  /** Throws when the bytes were changed, or sealed for another context or under another key. */
  open(sealed: Uint8Array, context: string): string {
    const bytes = Buffer.from(sealed);
    const iv = bytes.subarray(0, ivBytes);
    // Without the length Node takes a tag that was cut to 4 bytes, which is quickly guessed.
    const decipher = createDecipheriv('aes-256-gcm', this.keyFor('seal'), iv, { authTagLength: tagBytes })
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
  }

  sign(purpose: string, text: string): string {
    return createHmac('sha256', this.keyFor(purpose)).update(text).digest('base64url');
  }

  verify(purpose: string, text: string, signature: string): boolean {
    const expected = Buffer.from(this.sign(purpose, text));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }

  private keyFor(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.config.encryptionKey, '', `inkloom:${purpose}`, 32));
  }
}
