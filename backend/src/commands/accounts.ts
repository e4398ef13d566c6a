import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.ts';
import { AuthModule, FactorResetService } from '../auth/index.ts';
import { readConfig } from '../platform/config/config.ts';

const usage = 'usage: npm run account:reset-factors -- <address>';

/** Whoever may read the database's password may run it. */
async function resetFactors(address: string): Promise<void> {
  const config = readConfig({ ...process.env, ROLE: 'api', LOG_LEVEL: 'error' });
  const app = await NestFactory.createApplicationContext(AppModule.with(config), {
    logger: ['error'],
    abortOnError: false,
  });
  try {
    const removed = await app.select(AuthModule).get(FactorResetService).resetFactors(address);
    console.log(removed === 0 ? 'There was no second factor.' : `${removed} removed; a mail goes to ${address}.`);
  } finally {
    await app.close();
  }
}

const [name, address] = process.argv.slice(2);
try {
  if (name !== 'reset-factors' || !address) throw new Error(usage);
  await resetFactors(address);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
