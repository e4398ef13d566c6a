import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { startSandbox } from '../src/server.ts';
import { call, productBody, sellerAt, until } from './support/sandbox.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

const start = () => startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0, dataDir, publicUrl: 'http://shop.test/' });

describe('a restart', () => {
  it('preserves accounts, pictures, products and mails, and publishing ends in the meantime', async () => {
    const first = await start();
    await call(`${first.url}/control/settings`, 'POST', { publishDelayMs: 400 });
    const seller = await sellerAt(first.url, 'sandbox_restart');
    const image = await seller.upload();
    const { json: product } = await seller.create(seller.etsy, productBody(image));
    await seller.publish(seller.etsy, product.id);
    await createTransport({ host: '127.0.0.1', port: first.smtpPort, ignoreTLS: true }).sendMail({
      from: 'a@example.com',
      to: 'b@example.com',
      subject: 'Kept',
    });
    await first.close();

    const second = await start();
    const again = await sellerAt(second.url, 'sandbox_restart');
    expect(again.etsy).toBe(seller.etsy);
    const done = await until(
      () => again.get(again.etsy, product.id),
      (read) => !read.is_locked,
    );
    expect(done.external?.handle).toBe(`http://shop.test/printify/shop/${seller.etsy}/${product.id}`);
    expect((await again.api('GET', `/uploads/${image}.json`)).status).toBe(200);
    expect((await fetch(`${second.url}/printify/image/${image}`)).status).toBe(200);
    expect((await call(`${second.url}/mail/api/messages`, 'GET')).json).toMatchObject([{ subject: 'Kept' }]);
    await second.close();
  });

  it('ignores a record that was being written when the process died', async () => {
    const first = await start();
    const seller = await sellerAt(first.url, 'sandbox_restart');
    await first.close();
    await writeFile(join(dataDir, 'printify-accounts', 'torn.json.part'), '{"id":');
    const second = await start();
    expect((await sellerAt(second.url, 'sandbox_restart')).etsy).toBe(seller.etsy);
    expect(await readdir(join(dataDir, 'printify-accounts'))).not.toContain('torn.json.part');
    await second.close();
  });

  it('finds nothing on disk after a reset', async () => {
    const first = await start();
    const seller = await sellerAt(first.url, 'sandbox_restart');
    await seller.create(seller.etsy, productBody(await seller.upload()));
    await call(`${first.url}/control/reset`, 'POST');
    await first.close();
    for (const folder of await readdir(dataDir)) expect(await readdir(join(dataDir, folder))).toEqual([]);
  });
});

describe('closing', () => {
  it('takes less than a second with clients connected and a call that gets no answer', async () => {
    const sandbox = await start();
    await call(`${sandbox.url}/control/faults`, 'POST', { provider: 'printify', fault: { kind: 'timeout' } });
    const unanswered = expect(sellerAt(sandbox.url, 'sandbox_waits')).rejects.toThrow();
    const idle = [connect(sandbox.port, '127.0.0.1'), connect(sandbox.smtpPort, '127.0.0.1')];
    for (const socket of idle) {
      await new Promise((resolve) => socket.once('connect', resolve));
      socket.on('error', () => undefined);
    }
    await until(
      async () => (await call<{ count: number }>(`${sandbox.url}/control/calls`, 'GET')).json.count,
      (count) => count === 1,
    );
    const before = Date.now();
    await sandbox.close();
    expect(Date.now() - before).toBeLessThan(1000);
    await unanswered;
    for (const socket of idle) socket.destroy();
  });
});
