import { Injectable } from '@nestjs/common';
import { isSameHash } from '../crypto/crypto.ts';
import { AppError } from '../errors/app-error.ts';
import { AdvisoryLocks, LockTimeout } from '../locks/advisory-locks.ts';
import type { IdempotencyKey } from '../prisma/client/client.ts';
import { Prisma, PrismaService, type Tx } from '../prisma/prisma.service.ts';
import { recordTransactions } from '../prisma/recorded-transactions.ts';
import { SealedResults } from './sealed-results.ts';

export interface KeyedRequest {
  userId: string;
  key: string;
  requestHash: Uint8Array<ArrayBuffer>;
}

interface Answer {
  status: number;
  body: unknown;
}

/** For a request that came while the same one is running. */
const waitMs = 4000;
export const storedForMs = 86_400_000;
/** A larger answer is made anew from what its transactions gave. */
const longestAnswer = 1024 * 1024;

/**
 * Runs a request once for each key of a user. Each of its transactions stores what it gave beside what it did; so a
 * request whose process was killed before it answered is answered when it is sent again, and does nothing twice.
 */
@Injectable()
export class IdempotentRequests {
  constructor(
    private readonly prisma: PrismaService,
    private readonly locks: AdvisoryLocks,
    private readonly results: SealedResults,
  ) {}

  /** @throws AppError idempotency_conflict, idempotency_in_progress, and what the work throws: refusals are not stored */
  async run(request: KeyedRequest, work: () => Promise<Answer>): Promise<Answer & { isReplayed: boolean }> {
    try {
      const name = `idempotency:${request.userId}:${request.key}`;
      return await this.locks.waitForLock(name, waitMs, () => this.findOrRun(request, work));
    } catch (error) {
      throw error instanceof LockTimeout ? new AppError('idempotency_in_progress') : error;
    }
  }

  private async findOrRun(request: KeyedRequest, work: () => Promise<Answer>) {
    const row = await this.findOrCreate(request);
    if (!isSameHash(row.requestHash, request.requestHash)) throw new AppError('idempotency_conflict');
    if (row.status !== null) return { status: row.status, body: this.bodyOf(row), isReplayed: true };
    const answer = await this.record(row, work);
    await this.saveAnswer(row.id, answer);
    return { ...answer, isReplayed: row.effects.length > 0 };
  }

  private async findOrCreate({ userId, key, requestHash }: KeyedRequest): Promise<IdempotencyKey> {
    const where = { userId_key: { userId, key } };
    const known = await this.prisma.idempotencyKey.findUnique({ where });
    if (known && known.createdAt.getTime() > Date.now() - storedForMs) return known;
    if (known) await this.prisma.idempotencyKey.deleteMany({ where: { id: known.id } });
    return this.prisma.idempotencyKey.upsert({
      where,
      create: { userId, key, requestHash, effects: [] },
      update: {},
    });
  }

  private async record({ id, effects }: IdempotencyKey, work: () => Promise<Answer>): Promise<Answer> {
    const recorded = effects.map((sealed) => this.results.open(id, sealed));
    const write = (tx: Tx, result: unknown, position: number) => this.saveEffect(tx, id, { result, position });
    try {
      return await recordTransactions({ id, recorded, write }, work);
    } catch (error) {
      // Nothing was done, so the key is free for a request that is put right.
      await this.prisma.idempotencyKey.deleteMany({ where: { id, effects: { isEmpty: true } } });
      throw error;
    }
  }

  /** Refuses where another process ran the same request meanwhile, because this one had lost its lock. */
  private async saveEffect(tx: Tx, id: string, effect: { result: unknown; position: number }): Promise<void> {
    const sealed = this.results.seal(id, effect.result);
    const count = await tx.$executeRaw(Prisma.sql`
      UPDATE idempotency_keys SET effects = array_append(effects, ${sealed}::bytea)
       WHERE id = ${id}::uuid AND cardinality(effects) = ${effect.position}`);
    if (count === 0) throw new AppError('idempotency_in_progress');
  }

  private async saveAnswer(id: string, { status, body }: Answer): Promise<void> {
    const answer = this.results.seal(id, body === undefined ? undefined : JSON.stringify(body));
    if (answer.length > longestAnswer) return;
    await this.prisma.idempotencyKey.updateMany({ where: { id }, data: { status, answer, effects: [] } });
  }

  private bodyOf({ id, answer }: IdempotencyKey): unknown {
    const text = answer && (this.results.open(id, answer) as string | undefined);
    return text ? JSON.parse(text) : undefined;
  }
}
