import { deserialize, serialize } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { SecretBox } from '../crypto/crypto.ts';

/** Answers and results of transactions as they are stored: some hold a new key or a secret. Dates stay dates. */
@Injectable()
export class SealedResults {
  constructor(private readonly secrets: SecretBox) {}

  seal(requestId: string, value: unknown): Uint8Array<ArrayBuffer> {
    return this.secrets.seal(deflateRawSync(serialize(value)).toString('base64'), contextOf(requestId));
  }

  open(requestId: string, sealed: Uint8Array): unknown {
    return deserialize(inflateRawSync(Buffer.from(this.secrets.open(sealed, contextOf(requestId)), 'base64')));
  }
}

function contextOf(requestId: string): string {
  return `idempotency:${requestId}`;
}
