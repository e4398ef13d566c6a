import { sandboxUrl } from './mailbox.ts';
import type { Seller } from './seller.ts';

/** Calls the control API of the sandbox. */
export async function controlSandbox<Answer>(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answer> {
  const answer = await fetch(sandboxUrl(`/control${path}`), {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/** Makes Printify refuse the seller's next product. */
export async function refuseProduct({ token }: Seller): Promise<void> {
  await controlSandbox('POST', '/faults', {
    ...{ provider: 'printify', method: 'POST', path: '/products\\.json$', token, times: 1 },
    fault: { kind: 'status', status: 400, body: { status: 'error', code: 8150, message: 'Refused' } },
  });
}

/** Makes Printify take the seller's next product slowly enough to see that it is being made. */
export async function delayProduct({ token }: Seller): Promise<void> {
  await controlSandbox('POST', '/faults', {
    ...{ provider: 'printify', method: 'POST', path: '/products\\.json$', token, times: 1 },
    fault: { kind: 'latency', ms: 6000 },
  });
}

/** Deletes all products of the seller at Printify, as the seller could do there. Returns how many there were. */
export async function deleteProducts({ token }: Seller): Promise<number> {
  const call = (path: string, method = 'GET') =>
    fetch(sandboxUrl(`/printify/v1${path}`), { method, headers: { authorization: `Bearer ${token}` } });
  let count = 0;
  for (const { id: shop } of (await (await call('/shops.json')).json()) as { id: number }[]) {
    const { data } = (await (await call(`/shops/${shop}/products.json`)).json()) as { data: { id: string }[] };
    for (const { id } of data) await call(`/shops/${shop}/products/${id}.json`, 'DELETE');
    count += data.length;
  }
  return count;
}
