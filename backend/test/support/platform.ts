import { randomBytes } from 'node:crypto';
import type { INestApplicationContext, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { readConfig } from '../../src/platform/config/config.ts';
import { PlatformModule } from '../../src/platform/platform.module.ts';
import { createTestDatabase } from './database.ts';

/** One process of the product, without its modules. */
export interface PlatformNode {
  get<T>(type: abstract new (...args: never[]) => T): T;
  close(): Promise<void>;
}

/** Several processes over one database of their own. */
export interface PlatformNodes {
  databaseUrl: string;
  /**
   * Starts a process.
   *
   * @param providers such as job handlers
   */
  start(role?: 'worker' | 'api', providers?: Type[]): Promise<PlatformNode>;
  /** Stops all processes and drops the database. */
  close(): Promise<void>;
}

export async function createNodes(): Promise<PlatformNodes> {
  const database = await createTestDatabase();
  const nodes = new Set<INestApplicationContext>();
  const close = async (node: INestApplicationContext) => {
    if (nodes.delete(node)) await node.close();
  };
  return {
    databaseUrl: database.url,
    start: async (role = 'worker', providers = []) => {
      const config = readConfig({
        NODE_ENV: 'test',
        ROLE: role,
        DATABASE_URL: database.url,
        DATA_DIR: '/tmp',
        ENCRYPTION_KEY: randomBytes(32).toString('base64'),
        LOG_LEVEL: 'silent',
      });
      class NodeModule {}
      const module = { module: NodeModule, imports: [PlatformModule.with(config)], providers };
      const node = await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
      nodes.add(node);
      return { get: (type) => node.get(type as Type), close: () => close(node) };
    },
    close: async () => {
      await Promise.all([...nodes].map(close));
      await database.drop();
    },
  };
}
