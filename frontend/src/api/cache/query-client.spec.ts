import { afterEach, describe, expect, it } from '@jest/globals';
import { MutationObserver } from '@tanstack/react-query';
import { visibleToast } from '../../lib/toast.ts';
import { ApiError } from '../client/http.ts';
import { queryClient } from './query-client.ts';

afterEach(() => queryClient.clear());

it('what was fetched is never stale, and nothing is fetched again by itself', () => {
  expect(queryClient.getDefaultOptions().queries).toEqual({
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  });
});

describe('a mutation', () => {
  const meta = { success: 'Saved!', successDetail: 'It is used.', failure: 'Save Failed', failureDetail: 'Not saved' };
  const mutate = (run: () => Promise<void>) =>
    new MutationObserver(queryClient, { mutationFn: run, meta }).mutate().catch(() => undefined);

  it('shows the toast of its success', async () => {
    await mutate(async () => undefined);
    expect(visibleToast()).toMatchObject({ title: 'Saved!', description: 'It is used.', tone: 'plain' });
  });

  it('whose answer is what a query asks for needs no second request', async () => {
    const mutationKey = ['savePromptSettings'];
    const answer = { promptTemplate: 'A woodcut', negativePrompt: '' };
    await new MutationObserver(queryClient, { mutationKey, mutationFn: async () => answer }).mutate();
    expect(queryClient.getQueryData(['/api/settings/prompt'])).toEqual(answer);
  });

  it.each([
    [new ApiError(400, 'Too long'), 'Too long'],
    [new Error('no network'), 'Not saved'],
  ])('that fails with %p shows "%s"', async (error, description) => {
    await mutate(() => Promise.reject(error));
    expect(visibleToast()).toMatchObject({ title: 'Save Failed', description, tone: 'destructive' });
  });
});
