import type { Refusal } from './refusal.ts';

type Advice = (origin: string, refusal: Refusal) => string;

const again = 'call again with the same arguments; what was done already is not done twice.';
const wait: Advice = (_, { retryAfterSeconds }) => `Wait ${retryAfterSeconds ?? 30} seconds, then ${again}`;

/** What an assistant does about an error, or asks its seller to do. */
const adviceByCode: Record<string, Advice> = {
  validation_failed: () => 'Correct the fields that are named and call again.',
  unauthorized: (origin) => `Ask the seller to connect again, or for another API key: ${origin}/settings/api-keys`,
  insufficient_scope: (origin, { problem }) =>
    `This needs the scope "${problem.scope ?? 'unknown'}". Ask the seller to connect again with it, or for an API key that has it: ${origin}/settings/api-keys`,
  session_required: (origin) => `Programs may not do this. Ask the seller to do it at ${origin}`,
  insufficient_credits: (origin) => `Ask the seller to buy credits or choose a plan: ${origin}/settings/billing`,
  provider_not_connected: (origin) =>
    `Ask the seller to open ${origin}/settings/printify, connect a Printify account and choose a shop. Then call again.`,
  account_suspended: (origin) => `Stop, and ask the seller to write to support: ${origin}/contact`,
  not_found: () => 'Check the id: list_designs, list_line_ups and create_batch answer with ids.',
  not_ready: () => 'Call get_design every ten seconds or so until its status is "finalized", then call again.',
  listing_changed: () => 'Call get_listing, make the change on what it says now, and send its version.',
  already_published: () => 'Nothing is left to do: get_design says where it is for sale.',
  print_check_failed: () => 'Make another design: this one would not print well.',
  nothing_to_start: () => 'Correct the rows with errors, and create a batch of them.',
  batch_state: () => 'Call get_batch to see its state.',
  idempotency_conflict: () => 'Choose another idempotencyKey for other arguments.',
  payload_too_large: () => 'Send less at once, for example fewer rows.',
  confirmation_invalid: () =>
    'Call publish_design without confirmationCode, show the seller the answer, and ask again.',
  idempotency_in_progress: wait,
  daily_cap_reached: (origin) =>
    `Stop until midnight UTC, or ask the seller for more credits a day: ${origin}/settings/api-keys`,
  rate_limited: wait,
  busy: wait,
  database_unavailable: wait,
  files_unavailable: wait,
  provider_unavailable: wait,
  provider_failed: wait,
  timeout: wait,
};

export function adviceFor(refusal: Refusal, origin: string): string {
  const advice = adviceByCode[refusal.problem.code];
  if (advice) return advice(origin, refusal);
  return refusal.retryAfterSeconds ? wait(origin, refusal) : 'Show the seller this message.';
}
