import { MutationCache, QueryClient } from '@tanstack/react-query';
import { toast } from '../../lib/toast.ts';
import { ApiError } from '../client/http.ts';
import { answeredBy, isStaleAfter } from './refreshes.ts';

/** The toasts of a mutation. One that shows its result in another way has none. */
interface MutationMessages {
  success?: string;
  successDetail?: string;
  /** The title; the server's sentence is the description. */
  failure?: string;
  /** The description where the server gave no sentence. */
  failureDetail?: string;
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationMessages & Record<string, unknown>;
  }
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false, refetchInterval: false },
    // Without a connection a mutation fails at once. Paused, it would be sent when nobody expects it any more.
    mutations: { retry: false, networkMode: 'always' },
  },
  mutationCache: new MutationCache({
    onSuccess: (data, _variables, _result, mutation) => {
      const answered = answeredBy(mutation.options.mutationKey);
      if (answered) queryClient.setQueryData(answered, data);
      const { success, successDetail } = mutation.meta ?? {};
      if (success) toast({ title: success, description: successDetail });
      return refreshAfter(mutation.options.mutationKey);
    },
    onError: (error, _variables, _result, mutation) => {
      const { failure, failureDetail = error.message } = mutation.meta ?? {};
      const description = error instanceof ApiError ? error.message : failureDetail;
      if (failure) toast({ title: failure, description, tone: 'destructive' });
    },
  }),
});

/** The first part of the keys under which forms keep what was typed, each with its owner. */
export const DRAFTS = 'draft';

/** Forgets what was fetched. What was typed stays for its owner, whom the server has signed out. */
export function clearFetched(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== DRAFTS });
  queryClient.getMutationCache().clear();
}

function refreshAfter(mutationKey: readonly unknown[] | undefined): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => isStaleAfter(mutationKey, queryKey) });
}
