import { expect, it } from '@jest/globals';
import { ApiError } from './http.ts';
import { waitForLimit } from './wait-for-limit.ts';

const limited = () => new ApiError(429, 'Too many requests. Please try again in 40 seconds.');

/** Fails with these errors, one a call, before it answers. */
function callAfter(errors: Error[]) {
  const rest = [...errors];
  const counts = { calls: 0, pauses: 0 };
  const call = async () => {
    counts.calls += 1;
    const error = rest.shift();
    if (error) throw error;
    return 'saved';
  };
  const pause = async () => {
    counts.pauses += 1;
  };
  return { counts, answer: waitForLimit(call, pause) };
}

it('makes a call again, with a pause, while there were too many', async () => {
  const { counts, answer } = callAfter([limited(), limited()]);
  await expect(answer).resolves.toBe('saved');
  expect(counts).toEqual({ calls: 3, pauses: 2 });
});

it('passes every other failure on', async () => {
  const { counts, answer } = callAfter([new ApiError(409, 'This listing was changed somewhere else.')]);
  await expect(answer).rejects.toThrow('This listing was changed somewhere else.');
  expect(counts).toEqual({ calls: 1, pauses: 0 });
});

it('gives up when the limit does not end', async () => {
  const { counts, answer } = callAfter(Array.from({ length: 100 }, limited));
  await expect(answer).rejects.toThrow('Too many requests.');
  expect(counts).toEqual({ calls: 15, pauses: 14 });
});
