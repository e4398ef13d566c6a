import { shared } from './shared.ts';

export default async function globalTeardown(): Promise<void> {
  await shared.server?.stop();
}
