import { sandboxUrl } from './mailbox.ts';
import type { Seller } from './seller.ts';

/** Tells the sandbox what to do, below `/control`; answers with what it says to that. */
export async function control<Answer>(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answer> {
  const answer = await fetch(sandboxUrl(`/control${path}`), {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const said = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${said}`);
  return (said === '' ? undefined : JSON.parse(said)) as Answer;
}

/** Lets Printify refuse the seller's next product. */
export async function refuseProduct({ token }: Seller): Promise<void> {
  await control('POST', '/faults', {
    ...{ provider: 'printify', method: 'POST', path: '/products\\.json$', token, times: 1 },
    fault: { kind: 'status', status: 400, body: { status: 'error', code: 8150, message: 'Refused' } },
  });
}
