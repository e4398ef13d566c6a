import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { PasskeyChallenge } from '../../platform/prisma/client/client.ts';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';

export const challengeMs = 300_000;
/** Sign-ins that one network has begun; an office has many people, and no stranger fills the table. */
const openOfNetwork = 100;

/** Whom a challenge is for: nobody else may answer it. No session: somebody who wants to sign in. */
export interface Asker {
  sessionId: string | null;
  factorId: string | null;
}

export type TakenChallenge = Pick<PasskeyChallenge, 'challenge' | 'expiresAt'>;

export const stranger: Asker = { sessionId: null, factorId: null };

@Injectable()
export class PasskeyChallenges {
  constructor(private readonly prisma: PrismaService) {}

  async issue(asker: Asker, network: string | null = null): Promise<PasskeyChallenge> {
    const now = new Date();
    const own = network ? { ...asker, network } : asker;
    await this.prisma.passkeyChallenge.deleteMany({ where: { ...own, expiresAt: { lt: now } } });
    if (network) await this.makeRoom(network);
    const challenge = new Uint8Array(randomBytes(32));
    const expiresAt = new Date(now.getTime() + challengeMs);
    return this.prisma.passkeyChallenge.create({ data: { ...own, challenge, expiresAt } });
  }

  /** Takes it away in one statement, also where the answer is wrong. Null where there is none; it may have run out. */
  async take(id: string, { sessionId, factorId }: Asker): Promise<TakenChallenge | null> {
    if (!isUUID(id)) return null;
    const [taken] = await this.prisma.$queryRaw<TakenChallenge[]>(Prisma.sql`
      DELETE FROM passkey_challenges
       WHERE id = ${id}::uuid AND session_id IS NOT DISTINCT FROM ${sessionId}::uuid
         AND factor_id IS NOT DISTINCT FROM ${factorId}::uuid
      RETURNING challenge, expires_at AS "expiresAt"`);
    return taken ?? null;
  }

  private async makeRoom(network: string): Promise<void> {
    const of = { where: { network }, orderBy: { createdAt: 'desc' }, skip: openOfNetwork - 1 } as const;
    const old = await this.prisma.passkeyChallenge.findMany({ ...of, select: { id: true } });
    if (old.length > 0) {
      await this.prisma.passkeyChallenge.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
    }
  }
}

export function isExpired({ expiresAt }: TakenChallenge): boolean {
  return expiresAt <= new Date();
}
