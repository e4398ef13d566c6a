import type { WaitTarget } from '../../../api/model/waitTarget.ts';

const TARGETS: Record<WaitTarget, string> = {
  openai: 'the AI model',
  printify: 'Printify',
  files: 'our file storage',
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** "Waiting for Printify, next try in 2 min". Coarse, so that a screen reader is not told every second. */
export function waitingFor(target: WaitTarget, until: string, now: number): string {
  return `Waiting for ${TARGETS[target]}, ${nextTry(Date.parse(until) - now)}`;
}

function nextTry(ms: number): string {
  if (ms <= 0) return 'trying again now';
  if (ms < MINUTE) return 'next try in less than a minute';
  return ms < 2 * HOUR ? `next try in ${Math.round(ms / MINUTE)} min` : `next try in ${Math.round(ms / HOUR)} hours`;
}
