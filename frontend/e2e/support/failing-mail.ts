import { join } from 'node:path';
import pg from 'pg';
import { findRunningDatabaseUrl } from '../../../scripts/postgres/server.ts';
import { control } from './sandbox.ts';

/** Lets the mail server take nothing for an address until the answer is called. */
export async function refuseMailTo(address: string): Promise<() => Promise<void>> {
  const rule = { provider: 'smtp', path: address.replaceAll('.', '\\.'), times: 0 };
  const { id } = await control<{ id: string }>('POST', '/faults', { ...rule, fault: { kind: 'status', status: 451 } });
  return () => control('DELETE', `/faults/${id}`);
}

/** Has the mails that wait for another try begin their last one: of themselves they try for days. */
export async function giveUpMails(): Promise<void> {
  const state = join(process.env.INKLOOM_E2E_DATA ?? '', 'postgres');
  const client = new pg.Client({ connectionString: await findRunningDatabaseUrl(state, 'inkloom') });
  await client.connect();
  try {
    await client.query(
      "UPDATE pgboss.job SET retry_limit = retry_count + 1, start_after = now() WHERE name = 'send-mail' AND state = 'retry'",
    );
  } finally {
    await client.end();
  }
}
