import { Injectable } from '@nestjs/common';
import { OwnerMails } from '../../auth/index.ts';
import { SecurityLog } from '../../platform/audit/security-log.ts';
import { sha256 } from '../../platform/crypto/crypto.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { AuthUser } from '../../platform/http/decorators.ts';
import type { Scope } from '../../platform/http/scopes.ts';
import { lockUserRow } from '../../platform/locks/user-row.ts';
import type { ApiKey } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { mostKeys, newApiKey, prefixOf } from '../model/api-key.ts';

export interface KeyOrder {
  name: string;
  scopes: Scope[];
  creditsPerDay: number | null;
  expiresAt: Date | null;
}

/** The keys of sellers. A key is random enough that a plain SHA-256 of it cannot be guessed back: no slow hash is needed. */
@Injectable()
export class ApiKeys {
  constructor(
    private readonly prisma: PrismaService,
    private readonly mails: OwnerMails,
    private readonly log: SecurityLog,
  ) {}

  list(userId: string): Promise<ApiKey[]> {
    return this.prisma.apiKey.findMany({ where: { userId }, orderBy: { createdAt: 'desc' } });
  }

  /** The key itself is not stored, so it is shown once. @throws AppError validation_failed */
  async create(owner: AuthUser, order: KeyOrder): Promise<{ row: ApiKey; key: string }> {
    return this.prisma.$transaction(async (tx) => {
      await lockUserRow(tx, owner.id);
      if ((await tx.apiKey.count({ where: { userId: owner.id } })) >= mostKeys) throw tooMany();
      const key = newApiKey();
      const secret = { prefix: prefixOf(key), keyHash: sha256(key) };
      const row = await tx.apiKey.create({ data: { ...order, ...secret, userId: owner.id } });
      await this.log.record(tx, 'api_key_created', { userId: owner.id, key: row.prefix });
      await this.mails.apiKeyCreated(tx, owner, row);
      return { row, key };
    });
  }

  /** What it began goes on. @throws AppError not_found */
  async remove(userId: string, id: string): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      const row = await tx.apiKey.findFirst({ where: { id, userId } });
      const { count } = await tx.apiKey.deleteMany({ where: { id, userId } });
      if (!row || count === 0) throw new AppError('not_found');
      await this.log.record(tx, 'api_key_removed', { userId, key: row.prefix });
    });
  }
}

function tooMany(): AppError {
  const message = `You can have at most ${mostKeys} keys. Remove one that you don’t use.`;
  return new AppError('validation_failed', message, { fields: { name: message } });
}
