import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { build } from '../../scripts/build/build.ts';
import { barOnPaper } from './support/pictures.ts';
import { Processes } from './support/processes.ts';
import { callsTo, drawThis, fault, resetSandbox } from './support/providers.ts';
import { readRetouch, redraw } from './support/retouch.ts';
import { quick, type Seller, seller } from './support/seller.ts';
import { until } from './support/until.ts';
import { versionEnded } from './support/versions.ts';

/** Seconds from the kill to the end, on a slow and busy machine. */
const timeoutSeconds = 90;
const editsPath = '/images/edits$';

let running: Processes;
let api: ChildProcess;
let worker: ChildProcess;
let ann: Seller;
beforeAll(async () => {
  await build('backend/dist');
  running = await Processes.prepare({ ...quick, OPENAI_TIMEOUT_SECONDS: '60', DRAIN_SECONDS: '1' });
  api = await running.start('api');
  worker = await running.start('worker');
  ann = await seller(running);
}, 240_000);
afterAll(async () => {
  expect(api.exitCode).toBeNull();
  await running?.close();
});
beforeEach(() => resetSandbox(running));

it.each([
  ['before the model has drawn', { kind: 'timeout' }],
  ['when the model has drawn and its answer is on its way', { kind: 'timeout_after_effect' }],
])(
  'a worker that is killed %s is followed by one that draws the part, for the same credit',
  async (_, harm) => {
    await drawThis(running, await barOnPaper('#d2321e'));
    const { id } = await ann.make({ idea: `A bar, ${harm.kind}`, selectedColors: ['Black'] });
    await resetSandbox(running);
    const credits = await ann.credits();
    await fault(running, { provider: 'openai', method: 'POST', path: editsPath, fault: harm });
    expect((await redraw(ann, id, 0)).status).toBe(202);
    await until(
      () => callsTo(running, { provider: 'openai', path: editsPath }),
      (calls) => calls.length > 0,
      { seconds: timeoutSeconds },
    );
    await running.kill(worker);
    worker = await running.start('worker');
    expect(await versionEnded(ann, id, 1)).toMatchObject({ state: 'ready', isCurrent: true, redrawn: true });
    expect((await readRetouch(ann, id)).body.retouch.picture).toBe(1);
    expect(await ann.credits()).toBe(credits - 1);
    const stored = await running.prisma.generationVersion.findUniqueOrThrow({
      where: { generationId_version: { generationId: id, version: 1 } },
    });
    expect(await ann.entriesOf((stored.redraw as { id: string }).id)).toEqual(['generation']);
  },
  2 * timeoutSeconds * 1000,
);
