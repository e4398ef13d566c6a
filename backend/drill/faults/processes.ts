import { setTimeout as sleep } from 'node:timers/promises';
import type { Program } from '../fleet/program.ts';
import type { Answer } from '../sellers/requests.ts';
import { type Fault, type Span, span } from './fault.ts';

const goneMs = 5000;
/** From the signal until the process is seen to be gone, on a busy machine. */
const dyingMs = 1000;

async function kill(program: Program | undefined): Promise<Span> {
  const killed = await span(async () => program?.end('SIGKILL'));
  await sleep(goneMs);
  await program?.start();
  return { from: killed.back, back: Date.now() };
}

/** Nobody can say of it whether it was done, and it was on its way when the process was killed. */
function wasUnderWay({ operation, status, begunAt, ms }: Answer, { from }: Span): boolean {
  const isPost = operation === 'press' || operation === 'sign in';
  return isPost && status === 502 && begunAt <= from && begunAt + ms >= from - dyingMs;
}

export const processFaults: Fault[] = [
  {
    name: 'worker-killed',
    title: 'A worker killed',
    lastsMs: () => 10_000,
    inject: ({ fleet: { workers } }) => kill(workers[0]),
  },
  {
    name: 'api-killed',
    title: 'An api process killed',
    lastsMs: () => 10_000,
    inject: ({ fleet: { api } }) => kill(api[0]),
    mayRefuse: wasUnderWay,
    recoveryMs: 0,
  },
];
