import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { randomToken } from '../../platform/crypto/crypto.ts';

/** Argon2id with OWASP's first choice for interactive sign-ins: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Stands where an account has no password: no password has this hash. */
export const noPassword = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

@Injectable()
export class Passwords {
  private readonly dummyHash = hash(randomToken(), cost);

  hash(password: string): Promise<string> {
    return hash(password, cost);
  }

  /** Takes the same time where there is no account (null): it then verifies against a hash that no password matches. */
  async verify(password: string, storedHash: string | null): Promise<boolean> {
    const matches = await verify(storedHash ?? (await this.dummyHash), password);
    return matches && storedHash !== null;
  }
}
