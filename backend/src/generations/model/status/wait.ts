import { MINUTE_MS } from '../../../platform/time.ts';

/** What a design can wait for. */
export const waitTargets = ['openai', 'printify', 'files'] as const;
export type WaitTarget = (typeof waitTargets)[number];

export const waitReasons = [
  /** It is away, or answers with errors. */
  'unavailable',
  /** It asks for fewer requests. */
  'rate_limited',
  /** As many new products as the account may make in a day. */
  'daily_limit',
  /** The plan of an account at the provider allows no more. */
  'quota_reached',
  /** What our models may cost in a day is spent. */
  'cost_limit',
] as const;
export type WaitReason = (typeof waitReasons)[number];

/** A failure that heals by itself. */
export interface Wait {
  for: WaitTarget;
  reason: WaitReason;
  /** Null where the provider names no time. */
  retryAfterMs: number | null;
}

/** Of a generation's row: all are set, or none. */
export interface WaitColumns {
  waitingFor: WaitTarget | null;
  waitingReason: WaitReason | null;
  waitingSince: Date | null;
  waitingUntil: Date | null;
}

export const notWaiting = { waitingFor: null, waitingReason: null, waitingSince: null, waitingUntil: null } as const;

/** The first pause and the longest one, in pauses between two calls. */
const [firstPauses, longestPauses] = [30, 240];
/** A time that a provider names is believed up to here: its clock or its sentence may be wrong. */
const longestAskedMs = 26 * 60 * MINUTE_MS;

export interface WaitRules {
  /** Between two calls of a provider that fails. */
  retryMs: number;
  /** After this long in all a design waits no more. */
  timeoutMs: number;
}

/**
 * When it is tried again, for the row. The pause grows with the time that was waited already.
 *
 * @returns null where it has waited for long enough
 */
export function nextWait(
  wait: Wait,
  before: WaitColumns,
  { retryMs, timeoutMs }: WaitRules,
  now = new Date(),
): { [Column in keyof WaitColumns]: NonNullable<WaitColumns[Column]> } | null {
  const since = (before.waitingFor && before.waitingSince) || now;
  const waited = now.getTime() - since.getTime();
  if (waited >= timeoutMs) return null;
  const growing = Math.min(Math.max(waited, firstPauses * retryMs), longestPauses * retryMs);
  const pause = wait.retryAfterMs === null ? growing : Math.max(Math.min(wait.retryAfterMs, longestAskedMs), retryMs);
  // Up to an eighth more, so that those who wait do not all come back at once.
  const until = new Date(now.getTime() + pause * (1 + Math.random() / 8));
  return { waitingFor: wait.for, waitingReason: wait.reason, waitingSince: since, waitingUntil: until };
}

export function secondsUntil(time: Date, now = Date.now()): number {
  return Math.max(0, (time.getTime() - now) / 1000);
}

const sentences: Record<WaitTarget, Partial<Record<WaitReason, string>> & { unavailable: string }> = {
  openai: {
    unavailable: 'The AI model isn’t responding right now.',
    rate_limited: 'The AI model is overloaded right now.',
    quota_reached: 'The AI model isn’t accepting our requests right now. We’re looking into it.',
    cost_limit: 'We’ve reached today’s limit for AI pictures. Press draws without waiting.',
  },
  printify: {
    unavailable: 'Printify isn’t responding right now.',
    rate_limited: 'Your Printify account has reached its request limit for now.',
    daily_limit: 'Your Printify account has created as many products as Printify allows in one day.',
    quota_reached: 'Your Printify account has used up its API quota. Printify can renew it or give you a larger plan.',
  },
  files: { unavailable: 'We can’t reach our file storage right now.' },
};

export function waitSentence(target: WaitTarget, reason: WaitReason): string {
  return sentences[target][reason] ?? sentences[target].unavailable;
}

export function nameOfTarget(target: WaitTarget): string {
  return { openai: 'the AI model', printify: 'Printify', files: 'our file storage' }[target];
}
