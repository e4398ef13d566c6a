import { MutationCache, QueryClient } from '@tanstack/react-query';
import { toast } from '../../lib/toast.ts';
import { ApiError } from '../client/http.ts';

/** What a mutation says when it ends. A component that speaks for itself gives none. */
interface Words {
  /** Title of the toast when it went well. */
  success?: string;
  successDetail?: string;
  /** Title of the toast when it failed; the server's sentence stands below it. */
  failure?: string;
  /** Stands below it where the server said nothing. */
  failureDetail?: string;
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: Words & Record<string, unknown>;
  }
}

/** What each operation changes, by the path that is read again after it; a slash at its end means all below it. */
const REFRESHES: Readonly<Record<string, readonly string[]>> = {
  createGeneration: ['/api/generations', '/api/user'],
  repushGeneration: ['/api/generations', '/api/user'],
  retryPublish: ['/api/generations'],
  finalizeGeneration: ['/api/generations'],
  discardGeneration: ['/api/generations', '/api/user'],
  savePromptSettings: ['/api/settings/prompt'],
  saveListingSettings: ['/api/settings/listing'],
  savePricingSettings: ['/api/settings/pricing'],
  connectPrintify: ['/api/printify/connection', '/api/printify/product', '/api/printify-variants', '/api/profit'],
  disconnectPrintify: ['/api/printify/connection', '/api/printify/product', '/api/printify-variants', '/api/profit'],
  selectPrintifyShop: ['/api/printify/connection'],
  refreshPrintifyShops: ['/api/printify/connection'],
  chooseProduct: ['/api/printify/product', '/api/printify-variants', '/api/profit'],
  savePreferences: ['/api/user/preferences'],
  endSession: ['/api/user/sessions'],
  endOtherSessions: ['/api/user/sessions'],
  changePassword: ['/api/user/sessions'],
  changePlan: ['/api/stripe/subscription', '/api/stripe/invoices', '/api/user', '/api/credits'],
  cancelSubscription: ['/api/stripe/subscription', '/api/user'],
  resumeSubscription: ['/api/stripe/subscription', '/api/user'],
  grantCredits: ['/api/admin/', '/api/user', '/api/credits'],
  suspendUser: ['/api/admin/'],
  restoreUser: ['/api/admin/'],
  saveAdminSettings: ['/api/admin/'],
  retryJob: ['/api/admin/'],
  markContactMessage: ['/api/admin/'],
  saveBlockedTerm: ['/api/admin/'],
  deleteBlockedTerm: ['/api/admin/'],
};

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false, refetchInterval: false },
    mutations: { retry: false },
  },
  mutationCache: new MutationCache({
    onSuccess: (_data, _variables, _result, mutation) => {
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

function refreshAfter(key: readonly unknown[] | undefined): Promise<unknown> {
  const paths = REFRESHES[String(key?.[0])] ?? [];
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [asked] }) =>
      paths.some((path) => asked === path || (path.endsWith('/') && String(asked).startsWith(path))),
  });
}
