import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.ts';
import { BillingModule, ComparisonService, PaymentProvider, PaymentsModule } from './billing/index.ts';
import { ConfigError, readConfig } from './platform/config/config.ts';

/** The operator's two commands: `setup` prepares a Stripe account, `reconcile` compares its books with ours. */
const commands: Record<string, (flags: string[]) => Promise<number>> = { setup, reconcile };
const options = { logger: ['error' as const], abortOnError: false };

/** Needs no database, and no webhook secret: it is what makes the webhook. */
async function setup(): Promise<number> {
  const none = { DATABASE_URL: 'postgresql://none.invalid/none', STRIPE_WEBHOOK_SECRET: 'whsec_none' };
  const config = readConfig({ ...none, ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'error' });
  const app = await NestFactory.createApplicationContext(PaymentsModule.with(config), options);
  const made = await app.get(PaymentProvider).setUp();
  for (const words of made) console.log(`made ${words}`);
  if (made.length === 0) console.log('Everything is there: nothing was made.');
  await app.close();
  return 0;
}

/** With --repair it brings ours to theirs. Ends with 1 where something differs and was not repaired. */
async function reconcile(flags: string[]): Promise<number> {
  const config = readConfig({ ...process.env, ROLE: 'api', LOG_LEVEL: 'error' });
  const app = await NestFactory.createApplicationContext(AppModule.with(config), options);
  const comparison = app.select(BillingModule).get(ComparisonService);
  const { purchases, accounts, differences } = await comparison.compare();
  for (const { words, repair } of differences) console.log(repair ? words : `${words} (look at this one yourself)`);
  const repaired = flags.includes('--repair') ? await comparison.repair(differences) : 0;
  console.log(
    `${purchases} purchases and ${accounts} accounts compared: ${differences.length} differ, ${repaired} repaired`,
  );
  await app.close();
  return differences.length > repaired ? 1 : 0;
}

const [name = '', ...flags] = process.argv.slice(2);
try {
  const command = commands[name];
  if (!command) throw new Error(`Say one of: ${Object.keys(commands).join(', ')}`);
  process.exitCode = await command(flags);
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
