import { rmSync } from 'node:fs';
import { shared } from './shared.ts';

export default async function globalTeardown(): Promise<void> {
  await shared.server?.stop();
  if (shared.directory) rmSync(shared.directory, { recursive: true, force: true });
}
