import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ProgramAccess, type ProgramTokenSource, ProgramTokens, SecuredAccounts } from '../../auth/index.ts';
import { isSameHash, sha256 } from '../../platform/crypto/crypto.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Scope, scopes } from '../../platform/http/scopes.ts';
import type { ApiKey } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { MINUTE_MS } from '../../platform/time.ts';
import { isApiKey, keyStart, prefixOf } from '../model/api-key.ts';

/** Signs programs in by their keys. Each request reads the key, so one that was removed is refused at once, everywhere. */
@Injectable()
export class ApiKeyTokens implements ProgramTokenSource, OnModuleInit {
  readonly prefix = keyStart;
  readonly kind = 'key';

  constructor(
    private readonly prisma: PrismaService,
    private readonly tokens: ProgramTokens,
    private readonly secured: SecuredAccounts,
  ) {}

  onModuleInit(): void {
    this.tokens.register(this);
    this.secured.register(async (tx, userId, since) => {
      await tx.apiKey.deleteMany({ where: { userId, createdAt: { gte: since } } });
    });
  }

  /** @throws AppError unauthorized where it has ended */
  async find(token: string): Promise<ProgramAccess | null> {
    if (!isApiKey(token)) return null;
    const row = await this.prisma.apiKey.findUnique({ where: { prefix: prefixOf(token) }, include: { user: true } });
    if (!row || !isSameHash(row.keyHash, sha256(token))) return null;
    if (isOver(row)) throw new AppError('unauthorized', `The API key “${row.name}” has ended. Make a new one.`);
    await this.recordUse(row);
    return { program: toProgram(row), user: row.user };
  }

  async findLive(ids: string[]): Promise<string[]> {
    const rows = await this.prisma.apiKey.findMany({ where: { id: { in: ids } } });
    return rows.filter((row) => !isOver(row)).map(({ id }) => id);
  }

  /** At most once a minute, whoever of its requests comes first. */
  private async recordUse({ id, lastUsedAt }: ApiKey): Promise<void> {
    const now = new Date();
    const minuteAgo = new Date(now.getTime() - MINUTE_MS);
    if (lastUsedAt && lastUsedAt > minuteAgo) return;
    const isDue = { OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: minuteAgo } }] };
    await this.prisma.apiKey.updateMany({ where: { id, ...isDue }, data: { lastUsedAt: now } });
  }
}

function isOver({ expiresAt }: ApiKey): boolean {
  return expiresAt !== null && expiresAt <= new Date();
}

function toProgram({ id, name, creditsPerDay, ...row }: ApiKey): ProgramAccess['program'] {
  return { id, kind: 'key', name, scopes: row.scopes.filter(isScope), creditsPerDay };
}

function isScope(text: string): text is Scope {
  return (scopes as readonly string[]).includes(text);
}
