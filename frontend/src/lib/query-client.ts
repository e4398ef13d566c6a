import { MutationCache, QueryClient } from '@tanstack/react-query';
import { toast } from './toast.ts';

/** What a mutation says when it ends. A component that speaks for itself gives none. */
interface Words {
  /** Title of the toast when it went well. */
  success?: string;
  successDetail?: string;
  /** Title of the toast when it failed; the server's sentence stands below it. */
  failure?: string;
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: Words & Record<string, unknown>;
  }
}

/** What each operation changes, by the path that is read again after it. */
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
      const { failure } = mutation.meta ?? {};
      if (failure) toast({ title: failure, description: error.message, tone: 'destructive' });
    },
  }),
});

function refreshAfter(key: readonly unknown[] | undefined): Promise<unknown> {
  const paths = REFRESHES[String(key?.[0])] ?? [];
  return Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
