import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.ts';
import { readConfig } from '../platform/config/config.ts';
import { SecretBox } from '../platform/crypto/crypto.ts';
import { PrismaService } from '../platform/prisma/prisma.service.ts';
import { Passwords, UsersModule, UsersService } from '../users/index.ts';

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
for (const account of Object.values(accounts)) {
  if (config.sandbox.isPublic) account.password = app.get(SecretBox).sign('demo-password', account.email).slice(0, 20);
  const { id } = await users.ensureConfirmed(account);
  if (config.sandbox.isPublic) await replacePassword(id, account.password);
}
await app.close();
console.log(JSON.stringify(accounts));

/** An account from a start on this machine alone has the password that everybody knows. */
async function replacePassword(userId: string, password: string): Promise<void> {
  const hash = await app.select(UsersModule).get(Passwords).hash(password);
  await users.changePassword(app.get(PrismaService), userId, hash);
}
