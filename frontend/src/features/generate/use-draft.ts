import { useCallback } from 'react';
import { queryClient } from '../../lib/query-client.ts';

const KEY = ['draft'];

queryClient.setQueryDefaults(KEY, { gcTime: Number.POSITIVE_INFINITY });

/**
 * What was typed before the user went to another screen, to Settings for one. It lies in the data cache because that
 * is emptied when somebody signs out.
 */
export function useDraft<T>(): [T | undefined, (draft: T) => void] {
  const keep = useCallback((draft: T) => queryClient.setQueryData<T>(KEY, () => draft), []);
  return [queryClient.getQueryData<T>(KEY), keep];
}
