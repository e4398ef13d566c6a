import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from './app.ts';
import { type AppConfig, ConfigError, readConfig } from './platform/config/config.ts';

/** Milliseconds for an orderly end; then the process goes as it is. What was under way is taken up by another worker. */
const shutdownTimeoutMs = 4500;

function configOrExit(): AppConfig {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function endOnSignals(app: NestFastifyApplication): void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
    void app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
  process.on('disconnect', end);
}

const config = configOrExit();
const app = await createApp(config);
endOnSignals(app);
await app.listen(config.values.port, config.values.host);
process.send?.('ready');
