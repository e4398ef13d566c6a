import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PrismaPg } from '@prisma/adapter-pg';
import { PostgresPool } from '../postgres/postgres-pool.ts';
import { type Prisma, PrismaClient } from './client/client.ts';

export type Tx = Prisma.TransactionClient;

@Injectable()
export class PrismaService extends PrismaClient implements OnApplicationShutdown {
  constructor(pool: PostgresPool) {
    super({
      adapter: new PrismaPg(pool),
      transactionOptions: { maxWait: 10_000, timeout: 20_000 },
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.$disconnect();
  }
}

export { Prisma } from './client/client.ts';
