import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';

export interface Addresses {
  /** The balancer's. */
  url: string;
  sandbox: string;
  smtp: number;
  files: string;
}

export const bucket = 'designs';

/** Seconds until a call of a provider that says nothing is given up; the product's own limits are 180 and 30. */
const [openaiSeconds, printifySeconds] = [20, 10];

/** As in production. That refuses the sandbox as such, so each provider's address is set as if it were the vendor's. */
export function productEnvironment(to: Addresses, databaseUrl: string, dataDir: string): Record<string, string> {
  return {
    NODE_ENV: 'production',
    PUBLIC_URL: to.url,
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(dataDir, 'data'),
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'warn',
    ...providers(to),
    ...secrets(),
    AUTH_AUTOCONFIRM: 'true',
    AUTH_REQUESTS_PER_5_MINUTES: '1000000',
    OPENAI_TIMEOUT_SECONDS: String(openaiSeconds),
    PRINTIFY_TIMEOUT_SECONDS: String(printifySeconds),
  };
}

function providers({ sandbox, smtp, files }: Addresses): Record<string, string> {
  return {
    OPENAI_API_KEY: 'sk-drill',
    OPENAI_BASE_URL: `${sandbox}/openai/v1`,
    PRINTIFY_API_URL: `${sandbox}/printify/v1`,
    STRIPE_SECRET_KEY: 'sk_test_drill',
    STRIPE_WEBHOOK_SECRET: 'whsec_drill',
    STRIPE_API_URL: sandbox,
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    STORAGE_URL: `s3://${bucket}`,
    S3_ENDPOINT: files,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
}

function secrets(): Record<string, string> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signingKey = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'ES256' };
  return { AUTH_SIGNING_KEY: JSON.stringify(signingKey), ENCRYPTION_KEY: randomBytes(32).toString('base64') };
}
