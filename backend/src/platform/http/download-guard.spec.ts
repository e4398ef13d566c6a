import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { guardDownload } from './download-guard.ts';

const endless = () =>
  new Readable({
    read() {
      this.push(Buffer.alloc(65_536));
    },
  });

it('passes everything on', async () => {
  const parts = ['one', 'two', 'three'];
  expect((await buffer(guardDownload(Readable.from(parts)))).toString()).toBe('onetwothree');
});

it('destroys a source that nobody reads', async () => {
  const source = endless();
  const download = guardDownload(source, 20);
  const [error] = await once(download, 'error').catch((thrown) => [thrown]);
  expect(error).toMatchObject({ message: expect.stringContaining('does not read') });
  expect(source.destroyed).toBe(true);
});

it('destroys the source when the client goes away', async () => {
  const source = endless();
  const download = guardDownload(source);
  download.destroy();
  await once(download, 'close');
  expect(source.destroyed).toBe(true);
});

it('fails with its source', async () => {
  const source = endless();
  const download = guardDownload(source);
  const failed = once(download, 'error');
  source.destroy(new Error('the store is away'));
  expect(await failed.catch((thrown) => [thrown])).toMatchObject([{ message: 'the store is away' }]);
});
