import { forkScratchServer } from '../../../scripts/postgres/scratch-server.ts';
import { shared } from './shared.ts';

/** One PostgreSQL for the whole run; each test copies a database of its own from the template in it. */
export default async function globalSetup(): Promise<void> {
  shared.server = await forkScratchServer();
  process.env.TEST_POSTGRES_URL = shared.server.url;
}
