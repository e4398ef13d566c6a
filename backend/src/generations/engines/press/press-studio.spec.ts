import { afterAll, expect, it } from '@jest/globals';
import type { AppConfig } from '../../../platform/config/config.ts';
import { BatchThreads } from '../batch-threads.ts';
import { PressStudio } from './press-studio.ts';
import { pressTasks } from './press-tasks.ts';

const threads = new BatchThreads({ values: { batchNiceness: 0 } } as AppConfig);
const studio = new PressStudio(threads);
afterAll(async () => {
  await studio.onApplicationShutdown();
  await threads.onApplicationShutdown();
});

it('does in its threads what the tasks say, pictures as buffers', async () => {
  const request = { idea: 'Plain fox', style: 'minimal', seed: 7 } as const;
  expect(await studio.plan(request)).toEqual(await pressTasks.plan(request));
  expect(await studio.concepts(request, 2)).toEqual(await pressTasks.concepts(request, 2));
  const order = { ...request, shirtTone: 'light' } as const;
  expect(await studio.preview(order)).toEqual(Buffer.from(await pressTasks.preview(order)));
  const area = { width: 600, height: 700 };
  const [print, same] = [
    await studio.print({ userId: 'ann', batchId: 'foxes' }, order, area),
    await pressTasks.print(order, area),
  ];
  expect(print.svg).toBe(same.svg);
  expect(Buffer.from(print.png).equals(Buffer.from(same.png))).toBe(true);
});

it('refuses an idea that Press cannot set, at the field where it was written', async () => {
  for (const refused of [studio.plan({ idea: '?!' }), studio.concepts({ idea: '?!' }, 0)])
    await expect(refused).rejects.toMatchObject({
      code: 'validation_failed',
      status: 400,
      extra: { fields: { idea: expect.stringMatching(/^Press finds nothing here/) } },
    });
});

it('says that it is busy where no thread will take the work', async () => {
  const closed = new PressStudio(threads);
  await closed.onApplicationShutdown();
  await expect(closed.plan({ idea: 'fox' })).rejects.toMatchObject({ code: 'busy', status: 503 });
});
