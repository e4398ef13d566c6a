import { sandboxUrl } from './mailbox.ts';
import type { Seller } from './seller.ts';

/** Tells the sandbox what to do, below `/control`; answers with what it says to that. */
export async function control<Answer>(method: 'POST' | 'PATCH', path: string, body: object): Promise<Answer> {
  const answer = await fetch(sandboxUrl(`/control${path}`), {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Lets Printify refuse the seller's next product. */
export async function refuseProduct({ token }: Seller): Promise<void> {
  await control('POST', '/faults', {
    ...{ provider: 'printify', method: 'POST', path: '/products\\.json$', token, times: 1 },
    fault: { kind: 'status', status: 400, body: { status: 'error', code: 8150, message: 'Refused' } },
  });
}
