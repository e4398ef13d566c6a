import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.ts';
import { readConfig } from '../platform/config/config.ts';
import { UsersModule, UsersService } from '../users/index.ts';

/** Demo accounts for a machine of one's own; a second run changes nothing. */
const accounts = {
  seller: { email: 'seller@inkloom.example', password: 'print-workshop', admin: false },
  admin: { email: 'admin@inkloom.example', password: 'print-workshop', admin: true },
};

const config = readConfig({ ...process.env, ROLE: 'api', LOG_LEVEL: 'error' });
if (!config.sandbox) throw new Error('Demo accounts are for the sandbox alone.');
const app = await NestFactory.createApplicationContext(AppModule.with(config), {
  logger: ['error'],
  abortOnError: false,
});
const users = app.select(UsersModule).get(UsersService);
for (const account of Object.values(accounts)) await users.ensureConfirmed(account);
await app.close();
console.log(JSON.stringify(accounts));
