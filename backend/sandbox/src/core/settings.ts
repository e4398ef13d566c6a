import { z } from 'zod';

/** `POST /control/settings` changes it: read `app.sandbox.settings` while answering a request, not at registration. */
export interface SandboxSettings {
  /** Milliseconds a published product stays locked; the real service takes about 8,000 (P5). */
  publishDelayMs: number;
  /** `refused`: the sales channel refuses the listing, and the product is unlocked without an external id. */
  publishOutcome: 'listed' | 'refused';
  rateLimits: RateLimitSettings;
  /** What the catalog lists: a refresh of everything takes most of a minute's calls. */
  catalogProducts: 'all' | 't-shirts';
  catalogVariants: number;
  openai: OpenAiSettings;
  stripe: StripeSettings;
}

export interface RateLimitSettings {
  enabled: boolean;
  perMinute: number;
  catalogPerMinute: number;
  publishPer30Minutes: number;
}

export interface OpenAiSettings {
  /** `native` draws it, `opaque` draws a solid color, `refuse` is a 400 as of models without transparency (O1). */
  background: 'native' | 'opaque' | 'refuse';
  imageDelayMs: number;
  textDelayMs: number;
}

export interface StripeSettings {
  /** `hold`: events are sent only by `/control/stripe/events/send`. */
  webhooks: 'send' | 'twice' | 'hold';
  /** Before the first retry of a delivery; four times as long with each further one. */
  webhookRetryMs: number;
}

const milliseconds = z.int().min(0).max(3_600_000);
const budget = z.int().min(1).max(1_000_000);

export const settingsPatch = z.strictObject({
  publishDelayMs: milliseconds.optional(),
  publishOutcome: z.enum(['listed', 'refused']).optional(),
  rateLimits: z
    .strictObject({
      enabled: z.boolean(),
      perMinute: budget,
      catalogPerMinute: budget,
      publishPer30Minutes: budget,
    })
    .partial()
    .optional(),
  catalogProducts: z.enum(['all', 't-shirts']).optional(),
  catalogVariants: z.int().min(0).max(5_000_000).optional(),
  openai: z
    .strictObject({
      background: z.enum(['native', 'opaque', 'refuse']),
      imageDelayMs: milliseconds,
      textDelayMs: milliseconds,
    })
    .partial()
    .optional(),
  stripe: z
    .strictObject({ webhooks: z.enum(['send', 'twice', 'hold']), webhookRetryMs: milliseconds })
    .partial()
    .optional(),
});

export type SettingsPatch = z.infer<typeof settingsPatch>;

export function defaultSettings(): SandboxSettings {
  return {
    publishDelayMs: 1200,
    publishOutcome: 'listed',
    rateLimits: { enabled: true, perMinute: 600, catalogPerMinute: 100, publishPer30Minutes: 200 },
    catalogProducts: 'all',
    catalogVariants: 0,
    openai: { background: 'native', imageDelayMs: 0, textDelayMs: 0 },
    stripe: { webhooks: 'send', webhookRetryMs: 2000 },
  };
}

/** Changes the live object, so that everything that holds it sees the change. */
export function applySettings(settings: SandboxSettings, patch: SettingsPatch): void {
  const { rateLimits, openai, stripe, ...rest } = patch;
  Object.assign(settings, rest);
  Object.assign(settings.rateLimits, rateLimits);
  Object.assign(settings.openai, openai);
  Object.assign(settings.stripe, stripe);
}
