import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { ConfigError, readConfig } from './config.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'inkloom-config-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const local = { DATABASE_URL: 'postgresql://127.0.0.1/inkloom', DATA_DIR: dataDir };

function faultsOf(variables: Record<string, string>): string[] {
  try {
    readConfig(variables);
    return [];
  } catch (error) {
    return (error as ConfigError).faults;
  }
}

describe('the configuration', () => {
  it('needs nothing but a database: all else is local', () => {
    const { values } = readConfig(local);
    expect(values).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      role: 'all',
      sandbox: { url: 'http://127.0.0.1:3001', publicUrl: 'http://localhost:3001' },
      printify: {
        networks: {
          printify: { url: 'http://127.0.0.1:3001/printify/v1' },
          printful: { url: 'http://127.0.0.1:3001/printful/v1' },
        },
      },
      openai: { baseUrl: 'http://127.0.0.1:3001/openai/v1' },
      mail: { smtpUrl: 'smtp://127.0.0.1:3002' },
      trustProxy: false,
    });
  });

  it('makes its keys once, for their owner alone, and finds them again', () => {
    const first = readConfig(local).values;
    const second = readConfig(local).values;
    expect(first.encryptionKey).toHaveLength(32);
    expect(second.encryptionKey).toEqual(first.encryptionKey);
    expect(second.auth.signingKey).toEqual(first.auth.signingKey);
    expect(statSync(join(dataDir, 'keys.json')).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8'))).toHaveProperty('signingKey');
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ ...local, PORT: '', ROLE: '' }).values).toMatchObject({ port: 3000, role: 'all' });
  });

  it('lets webhooks reach this machine in development alone', () => {
    const variables = { ...local, WEBHOOK_ALLOW_LOOPBACK: 'true' };
    expect(readConfig(variables).values.webhooks.allowLoopback).toBe(true);
    const faults = faultsOf({ ...variables, NODE_ENV: 'production' });
    expect(faults).toContainEqual(expect.stringContaining('WEBHOOK_ALLOW_LOOPBACK is for development'));
  });

  it('names every fault at once', () => {
    const faults = faultsOf({
      ...local,
      PORT: 'many',
      ROLE: 'chief',
      PUBLIC_URL: 'ftp://x',
      ENCRYPTION_KEY: 'short',
      AUTH_AUTOCONFIRM: 'yes',
      S3_ENDPOINT: 'no url',
      GUIDE_VIDEO_URL: 'https://www.youtube.com/watch?v=x',
      OTEL_TRACES_SAMPLER_ARG: '2',
    });
    for (const name of [
      'PORT',
      'ROLE',
      'PUBLIC_URL',
      'ENCRYPTION_KEY',
      'AUTH_AUTOCONFIRM',
      'S3_ENDPOINT',
      'GUIDE_VIDEO_URL',
      'OTEL_TRACES_SAMPLER_ARG',
    ]) {
      expect(faults).toContainEqual(expect.stringContaining(name));
    }
  });

  it('names in production what is missing, and falls back to nothing', () => {
    const faults = faultsOf({ NODE_ENV: 'production' });
    for (const name of [
      'PUBLIC_URL',
      'DATABASE_URL',
      'OPENAI_API_KEY',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'SMTP_URL',
      'AUTH_SIGNING_KEY',
      'ENCRYPTION_KEY',
    ]) {
      expect(faults).toContain(`${name} must be set in production`);
    }
  });

  it.each(['Production', 'prod', 'staging'])('takes no NODE_ENV=%s for a machine of one’s own', (NODE_ENV) => {
    expect(faultsOf({ ...local, NODE_ENV })).toEqual([expect.stringContaining('NODE_ENV must be development')]);
  });

  it.each<Record<string, string>>([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '10.0.0.7' },
    { PUBLIC_URL: 'https://inkloom.example' },
    { PUBLIC_URL: 'http://shop.example' },
  ])('refuses the sandbox at a public address, %j, unless that is said to be meant', (address) => {
    expect(faultsOf({ ...local, ...address })).toEqual([expect.stringContaining('ALLOW_PUBLIC_SANDBOX')]);
    const meant = readConfig({ ...local, ...address, ALLOW_PUBLIC_SANDBOX: 'true' });
    expect([meant.sandbox?.isPublic, readConfig(local).sandbox?.isPublic]).toEqual([true, false]);
  });

  it.each(['localhost', '127.0.0.1', '127.8.8.8', '::1'])('takes %s for this machine', (HOST) => {
    expect(readConfig({ ...local, HOST }).sandbox?.isPublic).toBe(false);
  });

  it('takes no key that anybody could guess, and reads the keys before it', () => {
    const [key, other] = [randomBytes(32), randomBytes(32)];
    const weak = [Buffer.alloc(32), Buffer.alloc(32, 'secret'), Buffer.from('0123456789abcdef'.repeat(2))];
    for (const one of weak) {
      expect(faultsOf({ ...local, ENCRYPTION_KEY: one.toString('base64') })).toEqual([
        expect.stringContaining('ENCRYPTION_KEY must be random'),
      ]);
    }
    const previous = [Buffer.alloc(32), other].map((one) => one.toString('base64')).join(', ');
    const { values } = readConfig({
      ...local,
      ENCRYPTION_KEY: key.toString('base64'),
      ENCRYPTION_PREVIOUS_KEYS: previous,
    });
    expect(values).toMatchObject({ encryptionKey: key, previousEncryptionKeys: [Buffer.alloc(32), other] });
    expect(faultsOf({ ...local, ENCRYPTION_PREVIOUS_KEYS: `${previous},x` })).toHaveLength(1);
  });

  it.each([
    ['smtp://mail.example:587', 'smtp://mail.example:587?requireTLS=true'],
    ['smtp://ann:pw@mail.example', 'smtp://ann:pw@mail.example?requireTLS=true'],
    ['smtp://mail:1025?requireTLS=false', 'smtp://mail:1025?requireTLS=false'],
    ['smtp://localhost:25', 'smtp://localhost:25'],
    ['smtp://127.0.0.1:25', 'smtp://127.0.0.1:25'],
  ])('sends mails to %s encrypted, or to this machine', (SMTP_URL, smtpUrl) => {
    expect(readConfig({ ...local, SMTP_URL }).values.mail.smtpUrl).toBe(smtpUrl);
  });

  it('makes nobody an administrator by an address that nobody has proved', () => {
    const open = { AUTH_AUTOCONFIRM: 'true', ADMIN_EMAIL: 'boss@example.com' };
    expect(faultsOf({ NODE_ENV: 'production', ...open })).toContainEqual(expect.stringContaining('AUTH_AUTOCONFIRM'));
    expect(faultsOf({ ...local, ...open })).toEqual([]);
    expect(faultsOf({ ...local, ...open, PUBLIC_URL: 'http://[::1]:3000' })).toEqual([]);
    const reachable: Record<string, string>[] = [{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'http://shop.example' }];
    for (const one of reachable)
      expect(faultsOf({ ...local, ...open, ...one, ALLOW_PUBLIC_SANDBOX: 'true' })).toEqual([
        expect.stringContaining('AUTH_AUTOCONFIRM'),
      ]);
  });

  it('wants the keys of an S3 store', () => {
    expect(faultsOf({ ...local, STORAGE_URL: 's3://bucket' })).toHaveLength(2);
  });

  it('runs no sandbox where every provider is configured, unless it is asked for', () => {
    const providers = {
      ...local,
      OPENAI_API_KEY: 'k',
      PRINTIFY_API_URL: 'https://api.printify.com/v1',
      STRIPE_SECRET_KEY: 'sk',
      STRIPE_WEBHOOK_SECRET: 'whsec',
      SMTP_URL: 'smtp://mail',
    };
    expect(readConfig(providers).sandbox).toBeNull();
    expect(readConfig({ ...providers, SANDBOX_PORT: '4009' }).sandbox).toMatchObject({ url: 'http://127.0.0.1:4009' });
  });

  it('takes the sandbox for Stripe where there is no key, and never its known secret beside a real one', () => {
    expect(readConfig(local).values.stripe).toMatchObject({ sandbox: true, url: 'http://127.0.0.1:3001' });
    expect(faultsOf({ ...local, STRIPE_SECRET_KEY: 'sk' })).toEqual([expect.stringContaining('STRIPE_WEBHOOK_SECRET')]);
    const real = readConfig({ ...local, STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' }).values.stripe;
    expect(real).toMatchObject({ sandbox: false, url: null, webhookSecret: 'whsec' });
  });

  it('believes only the proxies that are named', () => {
    expect(readConfig({ ...local, TRUST_PROXY: 'loopback, 10.0.0.0/8' }).values.trustProxy).toEqual([
      'loopback',
      '10.0.0.0/8',
    ]);
  });

  it('tells no secret in its message', () => {
    expect(faultsOf({ ...local, ENCRYPTION_KEY: 'hunter2' }).join()).not.toContain('hunter2');
  });
});
