import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { randomToken } from '../platform/crypto/crypto.ts';

/** Argon2id with OWASP's first choice for interactive sign-ins: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class Passwords {
  private readonly nobodys = hash(randomToken(), cost);

  hash(password: string): Promise<string> {
    return hash(password, cost);
  }

  /** Takes the same time where there is no account (null): then it compares with a hash that nothing fits. */
  async fits(password: string, stored: string | null): Promise<boolean> {
    const right = await verify(stored ?? (await this.nobodys), password);
    return right && stored !== null;
  }
}
