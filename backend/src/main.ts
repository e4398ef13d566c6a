import { flushCompileCache } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from './app.ts';
import { type AppConfig, ConfigError, readConfig } from './platform/config/config.ts';
import { Readiness } from './platform/health/readiness.ts';
import { JobRunner } from './platform/queue/job-runner.ts';

/** Milliseconds for an orderly end; then the process goes as it is. What was under way is taken up by another worker. */
const shutdownTimeoutMs = 10_000;

function configOrExit(): AppConfig {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Balancers hear first that nothing more should come here. */
async function close(app: NestFastifyApplication, drainMs: number): Promise<void> {
  await sleep(drainMs);
  await app.close();
}

function endOnSignals(app: NestFastifyApplication, { role, values }: AppConfig): void {
  // No balancer sends anything to a worker.
  const drainMs = role === 'worker' ? 0 : values.drainMs;
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    app.get(Readiness).stop();
    app.get(JobRunner).stop();
    setTimeout(() => process.exit(1), drainMs + shutdownTimeoutMs).unref();
    void close(app, drainMs).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
  process.on('disconnect', end);
}

const config = configOrExit();
const app = await createApp(config);
endOnSignals(app, config);
await app.listen(config.values.port, config.values.host);
process.send?.('ready');
// The next start reads what this one compiled, however this one ends. Without NODE_COMPILE_CACHE it does nothing.
flushCompileCache();
