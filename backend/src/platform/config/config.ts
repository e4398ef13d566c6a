import { resolve } from 'node:path';
import { type Environment, environment, requiredInProduction } from './environment.ts';
import { type GuideVideo, toGuideVideo } from './guide-video.ts';
import { storedSecrets } from './stored-secrets.ts';

export type TrustProxy = false | string[];

export interface S3Settings {
  bucket: string;
  endpoint?: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export class AppConfig {
  constructor(readonly values: Readonly<ConfigValues>) {}

  get production() {
    return this.values.production;
  }
  get role() {
    return this.values.role;
  }
  get indexed() {
    return this.values.indexed;
  }
  get publicUrl() {
    return this.values.publicUrl;
  }
  get encryptionKey() {
    return this.values.encryptionKey;
  }
  get previousEncryptionKeys() {
    return this.values.previousEncryptionKeys;
  }
  get auth() {
    return this.values.auth;
  }
  get mail() {
    return this.values.mail;
  }
  get openai() {
    return this.values.openai;
  }
  get sandbox() {
    return this.values.sandbox;
  }
}

export interface ConfigValues {
  production: boolean;
  host: string;
  port: number;
  publicUrl: string;
  /** Search engines may show the public pages. */
  indexed: boolean;
  role: 'all' | 'api' | 'worker';
  dataDir: string;
  databaseUrl: string;
  storage: { kind: 'file'; root: string } | { kind: 's3'; s3: S3Settings };
  openai: {
    apiKey: string;
    baseUrl: string | undefined;
    imageModel: string;
    textModel: string;
    timeoutMs: number;
    retryMs: number;
  };
  printify: {
    /** Each that speaks Printify's API. In `productPage`, `{shop}` and `{product}` are filled in. */
    networks: Record<'printify' | 'printful', { url: string; productPage: string }>;
    timeoutMs: number;
    retryMs: number;
  };
  /** `url` null: Stripe's own; `sandbox`: ours stands in for it. */
  stripe: {
    secretKey: string;
    webhookSecret: string;
    url: string | null;
    timeoutMs: number;
    retryMs: number;
    sandbox: boolean;
  };
  /** `isPublic`: strangers may reach it. */
  sandbox: { url: string; publicUrl: string; isPublic: boolean } | null;
  mail: { smtpUrl: string; from: string; support: string };
  /** `allowLoopback`: receivers on this machine, also without TLS. */
  webhooks: { allowLoopback: boolean; timeoutMs: number };
  /** Null: the guide shows its drawn walkthrough. */
  guideVideo: GuideVideo | null;
  encryptionKey: Buffer;
  /** What was made under them is still read. */
  previousEncryptionKeys: Buffer[];
  adminEmail: string | null;
  /** Administrators need two-step sign-in. */
  adminSecondFactor: boolean;
  trustProxy: TrustProxy;
  auth: {
    /** Private JWK, ES256. */
    signingKey: Record<string, unknown>;
    /** Still accepted and published. */
    previousKeys: Record<string, unknown>[];
    jwksUrl: string | null;
    issuer: string;
    anonKey: string | null;
    autoconfirm: boolean;
    accessTokenSeconds: number;
    linkSeconds: number;
    reuseIntervalSeconds: number;
    sessionIdleSeconds: number;
    sessionSeconds: number;
    adminSessionSeconds: number;
    maxSessions: number;
    /** A sign-in this young changes password and address without the current password. */
    freshSignInSeconds: number;
    mailIntervalSeconds: number;
    mailsPerHour: number;
    /** Of one kind from one client; sign-ins get five times as many, refreshes sixty times. */
    requestsPer5Minutes: number;
  };
  /** So many calls in a row that fail by an outage make a provider count as away. */
  circuitFailures: number;
  workerConcurrency: number;
  /** Added to the `nice` value of the process that draws for batches, 0 to 19. */
  batchNiceness: number;
  drainMs: number;
  /** Null: /metrics answers this machine alone, and in production nobody. */
  metricsToken: string | null;
  /** `endpoint` null: no traces. `ratio`: the part of all traces that is recorded. */
  tracing: { endpoint: string | null; serviceName: string; ratio: number };
  /** After this a generation is failed and its credit refunded. */
  generationDeadlineMs: number;
  /** A design waits for so long in all for what is away, before it is failed. */
  generationWaitMs: number;
  logLevel: string;
}

const realPrintify = 'https://api.printify.com/v1';
const realPrintful = 'https://enterprise.printful.com/api/pfy/public/v1';

export class ConfigError extends Error {
  constructor(readonly faults: string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
  }
}

export function readConfig(variables: NodeJS.ProcessEnv): AppConfig {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(present);
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  faults.push(...missing(present));
  if (parsed.success) faults.push(...exposed(parsed.data));
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults);
  return new AppConfig(toValues(parsed.data));
}

function missing(present: Record<string, string | undefined>): string[] {
  const faults: string[] = [];
  if (present.NODE_ENV === 'production') {
    for (const name of requiredInProduction) {
      if (!present[name]) faults.push(`${name} must be set in production`);
    }
    if (present.SANDBOX_PORT) faults.push('SANDBOX_PORT must not be set in production');
  } else if (!present.DATABASE_URL) {
    faults.push(
      'DATABASE_URL is not set: `npm start` brings a PostgreSQL of its own, a process started by hand needs one',
    );
  }
  if (present.STORAGE_URL?.startsWith('s3:')) {
    for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
      if (!present[name]) faults.push(`${name} must be set where STORAGE_URL is s3://`);
    }
  }
  // Outside production the sandbox's known secret would stand in, and anybody could sign events with it.
  if (present.STRIPE_SECRET_KEY && !present.STRIPE_WEBHOOK_SECRET && present.NODE_ENV !== 'production') {
    faults.push('STRIPE_WEBHOOK_SECRET must be set where STRIPE_SECRET_KEY is');
  }
  if (Boolean(present.AUTH_JWKS_URL) !== Boolean(present.AUTH_ISSUER)) {
    faults.push('AUTH_JWKS_URL and AUTH_ISSUER must be set together');
  }
  if (present.NODE_ENV === 'production' && present.WEBHOOK_ALLOW_LOOPBACK === 'true') {
    faults.push(
      'WEBHOOK_ALLOW_LOOPBACK is for development: in production sellers could reach what runs on this machine',
    );
  }
  if (
    present.AUTH_AUTOCONFIRM === 'true' &&
    present.ADMIN_EMAIL &&
    (present.NODE_ENV === 'production' || isReachable(present))
  ) {
    faults.push(
      'AUTH_AUTOCONFIRM and ADMIN_EMAIL together would make anybody an administrator who types the address: ' +
        'they go together on this machine alone, with HOST and PUBLIC_URL of loopback',
    );
  }
  return faults;
}

/** The sandbox shows everybody's mails and takes any payment. */
function exposed(env: Environment): string[] {
  const sandbox = env.NODE_ENV === 'production' ? null : sandboxOf(env);
  if (!sandbox?.isPublic || env.ALLOW_PUBLIC_SANDBOX) return [];
  return [
    'HOST or PUBLIC_URL is public, but providers are stood in for by the sandbox, which shows all mails to anybody: ' +
      'set NODE_ENV=production, or ALLOW_PUBLIC_SANDBOX=true if this is meant',
  ];
}

function toValues(env: Environment): ConfigValues {
  const production = env.NODE_ENV === 'production';
  const dataDir = resolve(env.DATA_DIR);
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  const sandbox = production ? null : sandboxOf(env);
  const made = production ? null : storedSecrets(dataDir);
  return {
    production,
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    indexed: env.ALLOW_INDEXING ?? production,
    role: env.ROLE,
    dataDir,
    databaseUrl: env.DATABASE_URL ?? '',
    storage: storageOf(env, dataDir),
    openai: {
      apiKey: env.OPENAI_API_KEY ?? 'sk-sandbox',
      baseUrl: env.OPENAI_BASE_URL ?? (env.OPENAI_API_KEY ? undefined : `${sandbox?.url}/openai/v1`),
      imageModel: env.OPENAI_IMAGE_MODEL,
      textModel: env.OPENAI_TEXT_MODEL,
      timeoutMs: env.OPENAI_TIMEOUT_SECONDS * 1000,
      retryMs: env.PROVIDER_RETRY_MS,
    },
    printify: {
      networks: networksOf(env, sandbox),
      timeoutMs: env.PRINTIFY_TIMEOUT_SECONDS * 1000,
      retryMs: env.PROVIDER_RETRY_MS,
    },
    stripe: stripeOf(env, sandbox),
    sandbox,
    mail: {
      smtpUrl: env.SMTP_URL ? requireTls(env.SMTP_URL) : `smtp://127.0.0.1:${smtpPort(env)}`,
      from: env.MAIL_FROM,
      support: env.SUPPORT_EMAIL,
    },
    webhooks: { allowLoopback: env.WEBHOOK_ALLOW_LOOPBACK, timeoutMs: env.WEBHOOK_TIMEOUT_SECONDS * 1000 },
    guideVideo: env.GUIDE_VIDEO_URL ? toGuideVideo(env.GUIDE_VIDEO_URL) : null,
    encryptionKey: Buffer.from(env.ENCRYPTION_KEY ?? made?.encryptionKey ?? '', 'base64'),
    previousEncryptionKeys: env.ENCRYPTION_PREVIOUS_KEYS.map((key) => Buffer.from(key, 'base64')),
    adminEmail: env.ADMIN_EMAIL?.toLowerCase() ?? null,
    adminSecondFactor: production || env.ADMIN_SECOND_FACTOR,
    trustProxy: env.TRUST_PROXY ? env.TRUST_PROXY.split(',').map((part) => part.trim()) : false,
    auth: authOf(env, publicUrl, sandbox !== null, made?.signingKey ?? {}),
    circuitFailures: env.PROVIDER_CIRCUIT_FAILURES,
    workerConcurrency: env.WORKER_CONCURRENCY,
    batchNiceness: env.BATCH_NICENESS,
    drainMs: (env.DRAIN_SECONDS ?? (production ? 3 : 0)) * 1000,
    metricsToken: env.METRICS_TOKEN ?? null,
    tracing: {
      endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '') ?? null,
      serviceName: env.OTEL_SERVICE_NAME,
      ratio: env.OTEL_TRACES_SAMPLER_ARG,
    },
    generationDeadlineMs: env.GENERATION_DEADLINE_SECONDS * 1000,
    generationWaitMs: env.GENERATION_WAIT_SECONDS * 1000,
    logLevel: env.LOG_LEVEL,
  };
}

function stripeOf(env: Environment, sandbox: ConfigValues['sandbox']): ConfigValues['stripe'] {
  const stoodIn = !env.STRIPE_SECRET_KEY;
  return {
    secretKey: env.STRIPE_SECRET_KEY ?? 'sk_test_sandbox',
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? 'whsec_sandbox',
    url: env.STRIPE_API_URL ?? (stoodIn ? (sandbox?.url ?? null) : null),
    timeoutMs: env.STRIPE_TIMEOUT_SECONDS * 1000,
    retryMs: env.PROVIDER_RETRY_MS,
    sandbox: stoodIn,
  };
}

function authOf(
  env: Environment,
  publicUrl: string,
  sandbox: boolean,
  madeKey: Record<string, unknown>,
): ConfigValues['auth'] {
  return {
    signingKey: env.AUTH_SIGNING_KEY ?? madeKey,
    previousKeys: env.AUTH_PREVIOUS_KEYS,
    jwksUrl: env.AUTH_JWKS_URL ?? null,
    anonKey: env.AUTH_ANON_KEY ?? null,
    issuer: env.AUTH_ISSUER ?? `${publicUrl}/auth/v1`,
    autoconfirm: env.AUTH_AUTOCONFIRM,
    accessTokenSeconds: env.AUTH_ACCESS_TOKEN_SECONDS,
    linkSeconds: env.AUTH_LINK_SECONDS,
    reuseIntervalSeconds: env.AUTH_REUSE_INTERVAL_SECONDS,
    sessionIdleSeconds: env.AUTH_SESSION_IDLE_SECONDS,
    sessionSeconds: env.AUTH_SESSION_SECONDS,
    adminSessionSeconds: env.AUTH_ADMIN_SESSION_SECONDS,
    maxSessions: env.AUTH_MAX_SESSIONS,
    freshSignInSeconds: env.AUTH_FRESH_SIGN_IN_SECONDS,
    mailIntervalSeconds: env.AUTH_MAIL_INTERVAL_SECONDS ?? (sandbox ? 2 : 60),
    mailsPerHour: env.AUTH_MAILS_PER_HOUR ?? 3000,
    requestsPer5Minutes: env.AUTH_REQUESTS_PER_5_MINUTES ?? (sandbox ? 1000 : 30),
  };
}

/** Where Printify is the real one, no network is the sandbox's: its tokens are anybody's. */
function networksOf(env: Environment, sandbox: ConfigValues['sandbox']): ConfigValues['printify']['networks'] {
  const stand = env.PRINTIFY_API_URL ? null : sandbox;
  const addressOf = (own: string | undefined, path: string, real: string) =>
    (own ?? (stand ? `${stand.url}/${path}/v1` : real)).replace(/\/+$/, '');
  const pageOf = (own: string | undefined, real: string) =>
    own || !stand ? real : `${stand.publicUrl}/printify/shop/{shop}/{product}`;
  return {
    printify: {
      url: addressOf(env.PRINTIFY_API_URL, 'printify', realPrintify),
      productPage: pageOf(env.PRINTIFY_API_URL, 'https://printify.com/app/product-details/{product}'),
    },
    printful: {
      url: addressOf(env.PRINTFUL_API_URL, 'printful', realPrintful),
      productPage: pageOf(env.PRINTFUL_API_URL, 'https://enterprise.printful.com/'),
    },
  };
}

/** The sandbox stands in for each provider that is not configured; SANDBOX_PORT asks for it in any case. */
function sandboxOf(env: Environment): ConfigValues['sandbox'] {
  const allSet = env.OPENAI_API_KEY && env.PRINTIFY_API_URL && env.STRIPE_SECRET_KEY && env.SMTP_URL;
  if (allSet && env.SANDBOX_PORT === undefined) return null;
  const url = `http://127.0.0.1:${env.SANDBOX_PORT ?? env.PORT + 1}`;
  const publicUrl = env.SANDBOX_PUBLIC_URL ?? `http://localhost:${env.SANDBOX_PORT ?? env.PORT + 1}`;
  return { url, publicUrl, isPublic: isReachable(env) };
}

/** From another machine: by what we listen on, or through a proxy on this one. */
function isReachable({ HOST, PUBLIC_URL }: { HOST?: string | undefined; PUBLIC_URL?: string | undefined }): boolean {
  const site = PUBLIC_URL && URL.canParse(PUBLIC_URL) ? new URL(PUBLIC_URL).hostname : 'localhost';
  return !isLoopback(HOST ?? 'localhost') || !isLoopback(site);
}

function isLoopback(host: string): boolean {
  return ['localhost', '::1', '[::1]'].includes(host) || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/** Elsewhere nobody on the way may read mails, or strip the offer to encrypt them; `?requireTLS=false` says otherwise. */
function requireTls(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (!isLoopback(url.hostname) && !url.searchParams.has('requireTLS')) url.searchParams.set('requireTLS', 'true');
  return url.href;
}

function smtpPort(env: Environment): number {
  return env.SANDBOX_SMTP_PORT ?? (env.SANDBOX_PORT ?? env.PORT + 1) + 1;
}

function storageOf(env: Environment, dataDir: string): ConfigValues['storage'] {
  if (!env.STORAGE_URL) return { kind: 'file', root: resolve(dataDir, 'files') };
  const location = new URL(env.STORAGE_URL);
  if (location.protocol === 'file:') return { kind: 'file', root: resolve(decodeURIComponent(location.pathname)) };
  return {
    kind: 's3',
    s3: {
      bucket: location.hostname,
      ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT } : {}),
      region: env.S3_REGION,
      accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
    },
  };
}
