import { z } from 'zod';
import { isGuideVideoUrl } from './guide-video.ts';

const url = (...protocols: string[]) =>
  z.url({
    protocol: new RegExp(`^(?:${protocols.join('|')})$`),
    error: `must be a URL that begins with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
  });
const http = url('http', 'https');
const port = z.coerce.number({ error: 'must be a number' }).int().min(0).max(65535);
const count = z.coerce.number({ error: 'must be a number' }).int({ error: 'must be a whole number' }).min(0);
const flag = z.enum(['true', 'false'], { error: 'must be true or false' }).transform((value) => value === 'true');

const is32Bytes = (value: string) => Buffer.from(value, 'base64').length === 32;
/** 32 random bytes have 30 different values on average, and fewer than 20 once in a million million. */
const isRandom = (value: string) => new Set(Buffer.from(value, 'base64')).size >= 20;

const base64Key = z
  .string()
  .refine(is32Bytes, { error: 'must be 32 bytes in base64, as `openssl rand -base64 32` prints', abort: true })
  .refine(isRandom, { error: 'must be random: take what `openssl rand -base64 32` prints' });

const base64Keys = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(is32Bytes), { error: 'must be keys of 32 bytes in base64 with commas between them' });

const jwk = z.string().transform((value, context): Record<string, unknown> => {
  const key = parseJson(value);
  if (isEs256(key) && typeof key.d === 'string') return key;
  context.addIssue({ code: 'custom', message: 'must be a private JWK for ES256 (kty EC, crv P-256, with d)' });
  return z.NEVER;
});

const jwks = z.string().transform((value, context): Record<string, unknown>[] => {
  const keys = parseJson(value);
  if (Array.isArray(keys) && keys.every(isEs256)) return keys;
  context.addIssue({ code: 'custom', message: 'must be a JSON array of JWKs for ES256' });
  return z.NEVER;
});

/** Every rule is here, so that one message can name every fault at once. */
export const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], { error: 'must be development, test or production' })
    .default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_URL: http.optional(),
  ALLOW_INDEXING: flag.optional(),
  ROLE: z.enum(['all', 'api', 'worker'], { error: 'must be all, api or worker' }).default('all'),
  DATA_DIR: z.string().default('./.data'),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  STORAGE_URL: url('file', 's3').optional(),
  S3_ENDPOINT: http.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: http.optional(),
  OPENAI_IMAGE_MODEL: z.string().default('gpt-image-2.5-sunburst'),
  OPENAI_TEXT_MODEL: z.string().default('gpt-6-luna'),
  PRINTIFY_API_URL: http.optional(),
  PRINTFUL_API_URL: http.optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: http.optional(),
  STRIPE_TIMEOUT_SECONDS: count.min(1).max(15).default(10),
  SANDBOX_PORT: port.optional(),
  SANDBOX_SMTP_PORT: port.optional(),
  SANDBOX_PUBLIC_URL: http.optional(),
  ALLOW_PUBLIC_SANDBOX: flag.default(false),
  SMTP_URL: url('smtp', 'smtps').optional(),
  MAIL_FROM: z.string().default('Inkloom <hello@inkloom.example>'),
  SUPPORT_EMAIL: z.email({ error: 'must be an address' }).default('support@inkloom.example'),
  GUIDE_VIDEO_URL: z
    .string()
    .refine(isGuideVideoUrl, {
      error: 'must be an https URL of an .mp4 or .webm file, or of an embedded video of YouTube (nocookie) or Vimeo',
    })
    .optional(),
  AUTH_SIGNING_KEY: jwk.optional(),
  AUTH_PREVIOUS_KEYS: jwks.default([]),
  AUTH_JWKS_URL: http.optional(),
  AUTH_ISSUER: http.optional(),
  AUTH_ANON_KEY: z.string().optional(),
  ENCRYPTION_KEY: base64Key.optional(),
  ENCRYPTION_PREVIOUS_KEYS: base64Keys.default([]),
  ADMIN_EMAIL: z.email({ error: 'must be an address' }).optional(),
  ADMIN_SECOND_FACTOR: flag.default(false),
  TRUST_PROXY: z.string().optional(),
  AUTH_AUTOCONFIRM: flag.default(false),
  AUTH_ACCESS_TOKEN_SECONDS: count.default(3600),
  AUTH_LINK_SECONDS: count.default(3600),
  AUTH_REUSE_INTERVAL_SECONDS: count.default(10),
  AUTH_SESSION_IDLE_SECONDS: count.min(1).default(30 * 86_400),
  AUTH_SESSION_SECONDS: count.min(1).default(90 * 86_400),
  AUTH_ADMIN_SESSION_SECONDS: count.min(1).default(12 * 3600),
  AUTH_MAX_SESSIONS: count.min(1).default(20),
  AUTH_FRESH_SIGN_IN_SECONDS: count.default(600),
  AUTH_MAIL_INTERVAL_SECONDS: count.optional(),
  AUTH_MAILS_PER_HOUR: count.optional(),
  AUTH_REQUESTS_PER_5_MINUTES: count.min(1).optional(),
  OPENAI_TIMEOUT_SECONDS: count.min(1).default(180),
  PRINTIFY_TIMEOUT_SECONDS: count.min(1).default(30),
  WEBHOOK_ALLOW_LOOPBACK: flag.default(false),
  WEBHOOK_TIMEOUT_SECONDS: count.min(1).max(30).default(15),
  PROVIDER_RETRY_MS: count.default(500),
  PROVIDER_CIRCUIT_FAILURES: count.min(1).default(5),
  GENERATION_DEADLINE_SECONDS: count.min(1).default(900),
  GENERATION_WAIT_SECONDS: count.default(259_200),
  WORKER_CONCURRENCY: count.min(1).default(4),
  // Linux: of a core that both want, a thread at 19 gets 1.5 %. At 15 it gets 3 %, which a press of two workers felt.
  BATCH_NICENESS: count.max(19).default(19),
  DRAIN_SECONDS: count.max(60).optional(),
  METRICS_TOKEN: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: http.optional(),
  OTEL_SERVICE_NAME: z.string().default('inkloom'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a number from 0 to 1' })
    .min(0, { error: 'must be a number from 0 to 1' })
    .max(1, { error: 'must be a number from 0 to 1' })
    .default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Environment = z.infer<typeof environment>;

export const requiredInProduction = [
  'PUBLIC_URL',
  'DATABASE_URL',
  'OPENAI_API_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'AUTH_SIGNING_KEY',
  'ENCRYPTION_KEY',
] as const;

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

function isEs256(key: unknown): key is Record<string, unknown> {
  const { kty, crv, x, y } = (key ?? {}) as Record<string, unknown>;
  return kty === 'EC' && crv === 'P-256' && typeof x === 'string' && typeof y === 'string';
}
