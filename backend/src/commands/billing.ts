import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.ts';
import { BillingModule, PaymentProvider, PaymentsModule, ReconciliationService } from '../billing/index.ts';
import { ConfigError, readConfig } from '../platform/config/config.ts';

const commands: Record<string, (flags: string[]) => Promise<number>> = { setup, reconcile };
const options = { logger: ['error' as const], abortOnError: false };

/** Needs no database, and no webhook secret: it creates the webhook. */
async function setup(): Promise<number> {
  const none = { DATABASE_URL: 'postgresql://none.invalid/none', STRIPE_WEBHOOK_SECRET: 'whsec_none' };
  // Nothing is served here, neither the product nor the sandbox.
  const alone = { NODE_ENV: 'development', ALLOW_PUBLIC_SANDBOX: 'true', LOG_LEVEL: 'error' };
  const config = readConfig({ ...none, ...process.env, ...alone });
  const app = await NestFactory.createApplicationContext(PaymentsModule.with(config), options);
  const created = await app.get(PaymentProvider).setUp();
  for (const name of created) console.log(`made ${name}`);
  if (created.length === 0) console.log('Everything is there: nothing was made.');
  await app.close();
  return 0;
}

/** With --repair it stores what Stripe says. Answers with 1 where a discrepancy is left. */
async function reconcile(flags: string[]): Promise<number> {
  const config = readConfig({ ...process.env, ROLE: 'api', LOG_LEVEL: 'error' });
  const app = await NestFactory.createApplicationContext(AppModule.with(config), options);
  const reconciliation = app.select(BillingModule).get(ReconciliationService);
  const { purchases, accounts, discrepancies } = await reconciliation.reconcile();
  for (const { message, repair } of discrepancies)
    console.log(repair ? message : `${message} (decide this one yourself)`);
  const repaired = flags.includes('--repair') ? await reconciliation.repair(discrepancies) : 0;
  console.log(
    `${purchases} purchases and ${accounts} accounts compared: ${discrepancies.length} differ, ${repaired} repaired`,
  );
  await app.close();
  return discrepancies.length > repaired ? 1 : 0;
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
