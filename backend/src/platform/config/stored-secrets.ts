import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface StoredSecrets {
  signingKey: Record<string, unknown>;
  /** 32 bytes, base64. */
  encryptionKey: string;
}

/** Several processes may start at once: the first to link its file wins, the others read that one. */
export function storedSecrets(dataDir: string): StoredSecrets {
  const path = join(dataDir, 'keys.json');
  return read(path) ?? make(dataDir, path);
}

function read(path: string): StoredSecrets | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as StoredSecrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function make(dataDir: string, path: string): StoredSecrets {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const secrets: StoredSecrets = {
    signingKey: { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'ES256' },
    encryptionKey: randomBytes(32).toString('base64'),
  };
  mkdirSync(dataDir, { recursive: true });
  const draft = `${path}.${process.pid}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify(secrets), { mode: 0o600 });
  try {
    linkSync(draft, path);
    return secrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return JSON.parse(readFileSync(path, 'utf8')) as StoredSecrets;
  } finally {
    rmSync(draft, { force: true });
  }
}
