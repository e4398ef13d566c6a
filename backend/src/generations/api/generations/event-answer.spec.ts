import type { ServerResponse } from 'node:http';
import { expect, it } from '@jest/globals';
import { sendEvent } from './event-answer.ts';

it.each([
  ['reads', 1_000_000, ['an event'], false],
  ['has not read a megabyte', 1_000_001, [], true],
] as const)('a client who %s', (_, writableLength, expected, isEnded) => {
  const written: string[] = [];
  const answer = {
    writableLength,
    destroyed: false,
    write: (text: string) => written.push(text) > 0,
    destroy() {
      this.destroyed = true;
    },
  };
  sendEvent(answer as unknown as ServerResponse, 'an event');
  expect([written, answer.destroyed]).toEqual([expected, isEnded]);
});
