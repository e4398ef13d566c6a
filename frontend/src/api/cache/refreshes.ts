import type * as admin from '../generated/admin/admin.ts';
import type * as apiKeys from '../generated/api-keys/api-keys.ts';
import type * as apps from '../generated/apps/apps.ts';
import type * as batches from '../generated/batches/batches.ts';
import type * as billing from '../generated/billing/billing.ts';
import type * as connections from '../generated/connections/connections.ts';
import type * as credits from '../generated/credits/credits.ts';
import type * as generations from '../generated/generations/generations.ts';
import type * as lineUps from '../generated/line-ups/line-ups.ts';
import type * as printify from '../generated/printify/printify.ts';
import type * as products from '../generated/products/products.ts';
import type * as profit from '../generated/profit/profit.ts';
import type * as settings from '../generated/settings/settings.ts';
import type * as users from '../generated/users/users.ts';
import type * as webhooks from '../generated/webhooks/webhooks.ts';

// The types alone: importing the key functions would put the hooks of every screen into the first chunk.
type Api = typeof admin &
  typeof apiKeys &
  typeof apps &
  typeof batches &
  typeof billing &
  typeof connections &
  typeof credits &
  typeof generations &
  typeof lineUps &
  typeof printify &
  typeof products &
  typeof profit &
  typeof settings &
  typeof users &
  typeof webhooks;

/** What a generated `get…QueryKey` or `get…MutationKey` puts first: a path, or an operationId. */
type FirstOfKey<Suffix extends string> = {
  [Name in keyof Api]: Name extends `get${string}${Suffix}`
    ? Api[Name] extends (...args: never) => readonly [infer First, ...unknown[]]
      ? First
      : never
    : never;
}[keyof Api];

type Operation = FirstOfKey<'MutationKey'> | 'changePassword';
type QueryPath = FirstOfKey<'QueryKey'>;

const CONNECTIONS = ['/api/connections', '/api/line-ups'] satisfies QueryPath[];
const CONNECTION = ['/api/printify/connection', ...CONNECTIONS] satisfies QueryPath[];
const PRODUCT = ['/api/printify/product', '/api/printify-variants', '/api/profit'] satisfies QueryPath[];

const LINE_UPS = ['/api/line-ups', '/api/connections'] satisfies QueryPath[];

/** The queries that are stale after an operation, by path; a slash at the end means every path below. */
const REFRESHES: Partial<
  Record<Operation, readonly (QueryPath | '/api/admin/' | '/api/batches/' | '/api/webhooks/')[]>
> = {
  createGeneration: ['/api/generations', '/api/user'],
  repushGeneration: ['/api/generations', '/api/user'],
  retryPublish: ['/api/generations'],
  finalizeGeneration: ['/api/generations'],
  setPublishing: ['/api/generations'],
  discardGeneration: ['/api/generations', '/api/user'],
  createBatch: ['/api/batches'],
  updateBatch: ['/api/batches', '/api/batches/'],
  startBatch: ['/api/batches', '/api/batches/'],
  pauseBatch: ['/api/batches', '/api/batches/'],
  resumeBatch: ['/api/batches', '/api/batches/'],
  cancelBatch: ['/api/batches', '/api/batches/', '/api/user'],
  addBatchRows: ['/api/batches', '/api/batches/'],
  connectPrintify: [...CONNECTION, ...PRODUCT],
  disconnectPrintify: [...CONNECTION, ...PRODUCT],
  selectPrintifyShop: CONNECTION,
  refreshPrintifyShops: CONNECTION,
  chooseProduct: PRODUCT,
  createConnection: CONNECTIONS,
  updateConnection: CONNECTIONS,
  refreshConnectionShops: CONNECTIONS,
  deleteConnection: CONNECTIONS,
  createLineUp: LINE_UPS,
  replaceLineUp: LINE_UPS,
  deleteLineUp: LINE_UPS,
  addDesignProducts: ['/api/user'],
  retryDesignProduct: ['/api/user'],
  removeDesignProduct: ['/api/user'],
  createApiKey: ['/api/keys'],
  deleteApiKey: ['/api/keys'],
  createWebhook: ['/api/webhooks'],
  changeWebhook: ['/api/webhooks', '/api/webhooks/'],
  deleteWebhook: ['/api/webhooks'],
  rotateWebhookSecret: ['/api/webhooks'],
  testWebhook: ['/api/webhooks/'],
  redeliverWebhook: ['/api/webhooks/'],
  savePreferences: ['/api/user/preferences'],
  endGrant: ['/api/grants'],
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

/** The queries whose next answer an operation gives: what was saved is known at once. */
const ANSWERS: Partial<Record<Operation, QueryPath>> = {
  savePromptSettings: '/api/settings/prompt',
  saveListingSettings: '/api/settings/listing',
  savePricingSettings: '/api/settings/pricing',
};

/** The key of the query that a mutation answers, by the key that the generated client gives it. */
export function answeredBy(mutationKey: readonly unknown[] = []): readonly [string] | undefined {
  const path = ANSWERS[mutationKey[0] as Operation];
  return path && [path];
}

/** Whether a query is stale after a mutation, by the keys that the generated client gives both. */
export function isStaleAfter(mutationKey: readonly unknown[] = [], [path]: readonly unknown[]): boolean {
  const stale: readonly string[] = REFRESHES[mutationKey[0] as Operation] ?? [];
  return stale.some((one) => path === one || (one.endsWith('/') && String(path).startsWith(one)));
}
