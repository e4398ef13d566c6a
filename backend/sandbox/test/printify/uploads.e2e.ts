import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { art, useSandbox } from '../support/sandbox.ts';
import type { Page, Refusal, Upload } from '../support/wire.ts';

const sandbox = useSandbox();

describe('uploads', () => {
  it('measures the picture', async () => {
    const { api } = await sandbox.seller();
    const bytes = await art(320, 200);
    const { status, json } = await api<Upload & Refusal>('POST', '/uploads/images.json', {
      file_name: 'cat.png',
      contents: bytes.toString('base64'),
    });
    expect(status).toBe(200);
    expect(json).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      file_name: 'cat.png',
      width: 320,
      height: 200,
      size: bytes.length,
      mime_type: 'image/png',
      preview_url: expect.stringContaining('/printify/image/'),
      upload_time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    });
    expect(Buffer.from(await (await fetch(json.preview_url)).arrayBuffer())).toEqual(bytes);
    expect((await api('GET', `/uploads/${json.id}.json`)).json).toEqual(json);
  });

  it('stores the same bytes once per account, under the first name', async () => {
    const { api } = await sandbox.seller('sandbox_a');
    const contents = (await art()).toString('base64');
    const first = await api<Upload & Refusal>('POST', '/uploads/images.json', { file_name: 'one.png', contents });
    const second = await api<Upload & Refusal>('POST', '/uploads/images.json', { file_name: 'two.png', contents });
    expect(second.json).toEqual(first.json);
    expect((await api('GET', '/uploads.json')).json).toMatchObject({ total: 1, current_page: 1 });
    const other = await sandbox.seller('sandbox_b');
    expect((await other.api('GET', `/uploads/${first.json.id}.json`)).status).toBe(404);
    expect(
      (await other.api<Upload & Refusal>('POST', '/uploads/images.json', { file_name: 'a.png', contents })).json.id,
    ).not.toBe(first.json.id);
  });

  it('stores the same bytes once when they come twice at the same time', async () => {
    const { api } = await sandbox.seller();
    const contents = (await art()).toString('base64');
    const send = (name: string) => api<Upload & Refusal>('POST', '/uploads/images.json', { file_name: name, contents });
    const [one, two] = await Promise.all([send('one.png'), send('two.png')]);
    expect(one.json).toEqual(two.json);
  });

  it('fetches a picture from an address', async () => {
    const bytes = await sharp(await art())
      .flatten()
      .jpeg()
      .toBuffer();
    const server = createServer((_request, response) => response.end(bytes)).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.jpg`;
    const { api } = await sandbox.seller();
    const { json } = await api<Upload & Refusal>('POST', '/uploads/images.json', { file_name: 'a.jpg', url });
    expect(json).toMatchObject({ mime_type: 'image/jpeg', width: 300, height: 400 });
    await new Promise((resolve) => server.close(resolve));
    const gone = await api<Upload & Refusal>('POST', '/uploads/images.json', { file_name: 'a.jpg', url });
    expect([gone.status, gone.json.code, gone.json.message]).toEqual([400, 10300, 'Operation failed.']);
  });

  it.each([
    [
      'a WebP',
      async () =>
        sharp(await art())
          .webp()
          .toBuffer(),
      'error.file.wrong.format',
    ],
    ['no picture', async () => Buffer.from('just words'), 'error.file.wrong.format'],
    ['more than 50 MB', async () => Buffer.alloc(50 * 1024 * 1024 + 1), 'error.file.size.limit.exceeded'],
  ])('refuses %s with code 8201', async (_name, make, reason) => {
    const { api } = await sandbox.seller();
    const contents = (await make()).toString('base64');
    const { status, json } = await api<Upload & Refusal>('POST', '/uploads/images.json', {
      file_name: 'a.png',
      contents,
    });
    const errors = { code: 8201, reason: expect.stringContaining(reason) };
    expect({ status, json }).toMatchObject({ status: 400, json: { code: 8201, errors } });
  });

  it.each([
    ['file_name', { contents: 'aGk=' }],
    ['url', { file_name: 'a.png' }],
    ['contents', { file_name: 'a.png', contents: '<not base64>' }],
  ])('requires %s', async (field, body) => {
    const { api } = await sandbox.seller();
    const { status, json } = await api<Upload & Refusal>('POST', '/uploads/images.json', body);
    expect([status, json.code]).toEqual([400, 8150]);
    expect(json.errors.reason).toContain(`${field}: `);
  });

  it('hides an archived picture from the list', async () => {
    const seller = await sandbox.seller();
    const id = await seller.upload();
    expect((await seller.api('POST', `/uploads/${id}/archive.json`)).json).toEqual({});
    expect((await seller.api<Page<Upload>>('GET', '/uploads.json')).json.data).toEqual([]);
    expect((await seller.api('GET', `/uploads/${id}.json`)).status).toBe(200);
  });
});
