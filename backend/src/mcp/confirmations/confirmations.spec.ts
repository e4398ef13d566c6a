import { describe, expect, it } from '@jest/globals';
import type { AppConfig } from '../../platform/config/config.ts';
import { SecretBox } from '../../platform/crypto/crypto.ts';
import type { LimitDefinition, RateLimits } from '../../platform/limits/rate-limits.ts';
import { Confirmations } from './confirmations.ts';

/** Every key has one use. */
class OneUse {
  private readonly used = new Set<string>();

  async tryConsume(_: LimitDefinition, key: string): Promise<boolean> {
    if (this.used.has(key)) return false;
    this.used.add(key);
    return true;
  }
}

const config = { encryptionKey: Buffer.alloc(32, 1), previousEncryptionKeys: [] as Buffer[] } as AppConfig;
const confirmations = () => new Confirmations(new SecretBox(config), new OneUse() as unknown as RateLimits);
const now = Date.UTC(2026, 0, 1);

describe('a confirmation code', () => {
  it('is good once, for ten minutes', async () => {
    const { issue, redeem } = bound();
    const { code, expiresAt } = issue('ann', 'design 1', now);
    expect(expiresAt.getTime() - now).toBe(600_000);
    await expect(redeem(code, 'ann', 'design 1', now + 600_000)).rejects.toThrow('expired');
    await redeem(code, 'ann', 'design 1', now + 599_000);
    await expect(redeem(code, 'ann', 'design 1', now)).rejects.toThrow('used before');
  });

  it.each([
    ['another seller', 'ben', 'design 1', (code: string) => code],
    ['another design', 'ann', 'design 2', (code: string) => code],
    ['a later end', 'ann', 'design 1', (code: string) => code.replace(/^\d+/, (end) => `${Number(end) + 1}`)],
    ['another signature', 'ann', 'design 1', (code: string) => `${code}A`],
    ['nothing of ours', 'ann', 'design 1', () => 'yes'],
  ])('is refused for %s, and is not used up by that', async (_, user, subject, change) => {
    const { issue, redeem } = bound();
    const { code } = issue('ann', 'design 1', now);
    await expect(redeem(change(code), user, subject, now)).rejects.toThrow('not for this design');
    await expect(redeem(code, 'ann', 'design 1', now)).resolves.toBeUndefined();
  });
});

function bound() {
  const made = confirmations();
  return { issue: made.issue.bind(made), redeem: made.redeem.bind(made) };
}
