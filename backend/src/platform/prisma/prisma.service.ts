import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PrismaPg } from '@prisma/adapter-pg';
import { PostgresPool } from '../postgres/postgres-pool.ts';
import { type Prisma, PrismaClient } from './client/client.ts';

export type Tx = Prisma.TransactionClient;

/** Of a raw statement that is sent with every press: a session of PostgreSQL plans it once. Its text never changes. */
const preparedName = /^\s*\/\* prepared: ([\w-]+) \*\//;

@Injectable()
export class PrismaService extends PrismaClient implements OnApplicationShutdown {
  constructor(pool: PostgresPool) {
    super({
      adapter: new PrismaPg(pool, { statementNameGenerator: ({ sql }) => preparedName.exec(sql)?.[1] ?? '' }),
      transactionOptions: { maxWait: 10_000, timeout: 20_000 },
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.$disconnect();
  }
}

export { Prisma } from './client/client.ts';
