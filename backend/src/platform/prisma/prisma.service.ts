import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PrismaPg } from '@prisma/adapter-pg';
import { PostgresPool } from '../postgres/postgres-pool.ts';
import { type Prisma, PrismaClient } from './client/client.ts';
import { runRecorded } from './recorded-transactions.ts';

export type Tx = Prisma.TransactionClient;

/** Of a raw statement that is sent with every press: a session of PostgreSQL plans it once. Its text never changes. */
const preparedName = /^\s*\/\* prepared: ([\w-]+) \*\//;

type Work = (tx: Tx) => Promise<unknown>;
type Transact = (work: Work | unknown[], options?: object) => Promise<unknown>;

@Injectable()
export class PrismaService extends PrismaClient implements OnApplicationShutdown {
  constructor(pool: PostgresPool) {
    super({
      adapter: new PrismaPg(pool, { statementNameGenerator: ({ sql }) => preparedName.exec(sql)?.[1] ?? '' }),
      transactionOptions: { maxWait: 10_000, timeout: 20_000 },
    });
    const transact = this.$transaction.bind(this) as Transact;
    // A list of statements is passed on as it is: it gives nothing that an answer is made of.
    this.$transaction = ((work: Work | unknown[], options?: object) =>
      typeof work === 'function'
        ? runRecorded(work, (recorded) => transact(recorded, options))
        : transact(work, options)) as typeof this.$transaction;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.$disconnect();
  }
}

export { Prisma } from './client/client.ts';
