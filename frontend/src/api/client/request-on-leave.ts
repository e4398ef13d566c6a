import { describeStatus } from './connection.ts';
import { ApiError } from './http.ts';
import { STORAGE_KEY } from './stored-session.ts';

/**
 * A call that outlives the page. It begins before this returns: a page that is closed waits for no promise, so that it
 * has the token that is stored, as it is.
 *
 * @throws ApiError for every answer that is not ok
 */
export async function requestOnLeave<T>(method: 'POST' | 'PUT', url: string, body: object): Promise<T> {
  const session = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as { access_token?: string };
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session.access_token}` },
    body: JSON.stringify(body),
    keepalive: true,
  });
  if (!response.ok) throw new ApiError(response.status, describeStatus(response.status));
  return (await response.json()) as T;
}
