/** A call that got no answer: the line or the server is away. Its message can be shown. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

const OFFLINE = 'You’re offline. Try again when the connection is back.';
const NO_ANSWER = 'Inkloom could not be reached. Check your connection and try again.';

/** What a proxy says in place of the server is for nobody's eyes. */
export function describeStatus(status: number): string {
  if (status === 401) return 'Unauthorized';
  if (status === 403) return 'Inkloom refused this request.';
  if (status === 404) return 'This was not found.';
  if (status === 413) return 'This is too large to send.';
  if (status === 429) return 'Too many requests. Wait a moment, then try again.';
  if (status >= 502 && status <= 504) return 'Inkloom is not answering right now. Try again in a moment.';
  if (status >= 500) return 'Something went wrong on our side. Try again in a moment.';
  return 'Inkloom could not answer this request. Reload the page and try again.';
}

/**
 * As `fetch`, but what a browser says of a lost line is replaced by a sentence of ours.
 *
 * @throws ConnectionError when there is no answer
 */
export async function fetchFromServer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(input, init);
  } catch (error) {
    if (init?.signal?.aborted) throw error;
    throw new ConnectionError(navigator.onLine ? NO_ANSWER : OFFLINE, { cause: error });
  }
}
