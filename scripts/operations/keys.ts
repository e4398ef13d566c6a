import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const signingKey = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'ES256' };

const SECRETS = {
  AUTH_SIGNING_KEY: JSON.stringify(signingKey),
  ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  POSTGRES_PASSWORD: randomBytes(24).toString('hex'),
  POSTGRES_APP_PASSWORD: randomBytes(24).toString('hex'),
  S3_SECRET_ACCESS_KEY: randomBytes(24).toString('hex'),
};

for (const [name, value] of Object.entries(SECRETS)) console.log(`${name}='${value}'`);
