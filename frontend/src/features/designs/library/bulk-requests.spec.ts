import { expect, it } from '@jest/globals';
import { inParts } from './bulk-requests.ts';

it('sends as many requests as it takes, one after the other', async () => {
  const sent: string[][] = [];
  const progress: number[] = [];
  let open = 0;
  const send = async ({ ids }: { ids: string[] }) => {
    open += 1;
    expect(open).toBe(1);
    await Promise.resolve();
    open -= 1;
    sent.push(ids);
    return { done: ids.length, results: ids.map((id) => ({ id, success: true, code: null, error: null })) };
  };
  const results = await inParts(['a', 'b', 'c', 'd', 'e'], 2, send, (done) => progress.push(done));
  expect(sent).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  expect(progress).toEqual([2, 4, 5]);
  expect(results.map(({ id }) => id).join('')).toBe('abcde');
});
