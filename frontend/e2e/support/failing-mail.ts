import { join } from 'node:path';
import pg from 'pg';
import { findRunningDatabaseUrl } from '../../../scripts/postgres/server.ts';
import { controlSandbox } from './sandbox.ts';

/** Makes the mail server refuse mails to an address. Returns how to end that. */
export async function refuseMailTo(address: string): Promise<() => Promise<void>> {
  const rule = { provider: 'smtp', path: address.replaceAll('.', '\\.'), times: 0 };
  const { id } = await controlSandbox<{ id: string }>('POST', '/faults', {
    ...rule,
    fault: { kind: 'status', status: 451 },
  });
  return () => controlSandbox('DELETE', `/faults/${id}`);
}

/** Makes the next try of each waiting mail its last one: by themselves they try for days. */
export async function failWaitingMails(): Promise<void> {
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
