import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Options, Scene, Span } from './fault.ts';
import { span } from './fault.ts';

const lastsMs = ({ outageMs }: Options) => outageMs;
const away = { kind: 'drop' };
const hanging = { kind: 'timeout' };

/** Each rule for as long as the option says. */
function during(...rules: object[]): (scene: Scene) => Promise<Span> {
  return ({ fleet: { sandbox }, options }) =>
    span(async () => {
      await sandbox.setFaults(...rules);
      await sleep(options.outageMs);
      await sandbox.setFaults();
    });
}

/** A limit that Printify names hours for: the time is moved on instead of waited for. */
async function passTime({ fleet: { database } }: Scene): Promise<void> {
  await sleep(2000);
  await database.query(`DELETE FROM rate_limits WHERE key LIKE 'printify%'`);
  await database.query(`UPDATE pgboss.job SET start_after = now() WHERE state IN ('created', 'retry')`);
}

const products = { provider: 'printify', method: 'POST', path: '/products\\.json$' };
const status = (code: number, seconds: number) => ({
  kind: 'status',
  status: code,
  headers: { 'retry-after': String(seconds) },
});
const day = 86_400;
const publishesAllowed = 3;

export const providerFaults: Fault[] = [
  {
    name: 'files-away',
    title: 'S3 away',
    lastsMs,
    inject: ({ fleet: { files }, options }) =>
      span(async () => {
        await files.end('SIGKILL');
        await sleep(options.outageMs);
        await files.start();
      }),
    mayRefuse: ({ operation, status: code, code: word, hasRetryAfter }) =>
      operation === 'image' && code === 503 && word === 'files_unavailable' && hasRetryAfter,
    recoveryMs: 2000,
    waitsFor: /^files unavailable$/,
  },
  {
    name: 'printify-away',
    title: 'Printify away',
    lastsMs,
    inject: during({ provider: 'printify', fault: away }),
    waitsFor: /^printify unavailable$/,
  },
  {
    name: 'openai-away',
    title: 'OpenAI away',
    lastsMs,
    inject: during({ provider: 'openai', fault: away }),
    waitsFor: /^openai unavailable$/,
  },
  {
    name: 'printify-hangs',
    title: 'Printify hangs',
    lastsMs,
    inject: during({ provider: 'printify', fault: hanging }),
    waitsFor: /^printify unavailable$/,
  },
  {
    name: 'openai-hangs',
    title: 'OpenAI hangs',
    lastsMs,
    // A call may take as long as the model draws: a silence that is shorter than its tries is not seen by anybody.
    inject: during({ provider: 'openai', fault: hanging }),
  },
  {
    name: 'daily-limit',
    title: "Printify's daily limit on new products",
    lastsMs: () => 10_000,
    inject: async (scene) => during({ ...products, fault: status(429, day / 2) })(briefly(scene)),
    waitsFor: /^printify daily_limit$/,
    settle: passTime,
  },
  {
    name: 'quota',
    title: "Printify's quota used up (402)",
    lastsMs: () => 10_000,
    inject: async (scene) => during({ ...products, fault: status(402, 3600) })(briefly(scene)),
    waitsFor: /^printify quota_reached$/,
    settle: passTime,
  },
  {
    name: 'publish-budget',
    title: 'Publish budget spent',
    lastsMs: () => 10_000,
    inject: ({ fleet: { sandbox } }) =>
      span(async () => {
        await sandbox.change({ rateLimits: { publishPer30Minutes: publishesAllowed } });
        await sleep(15_000);
        await sandbox.change({ rateLimits: { publishPer30Minutes: 200 } });
      }),
    waitsFor: /^printify rate_limited$/,
    settle: passTime,
  },
];

function briefly(scene: Scene): Scene {
  return { ...scene, options: { ...scene.options, outageMs: 15_000 } };
}
