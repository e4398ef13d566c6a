/** A call that got no answer: the line or the server is away. Its message can be shown. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

const OFFLINE = 'You’re offline. Try again when the connection is back.';
const NO_ANSWER = 'Inkloom could not be reached. Check your connection and try again.';

const SENTENCES: Record<number, string> = {
  401: 'Unauthorized',
  403: 'Inkloom refused this request.',
  404: 'This was not found.',
  413: 'This is too large to send.',
  429: 'Too many requests. Wait a moment, then try again.',
};

/** What a proxy says in place of the server is for nobody's eyes. */
export function describeStatus(status: number): string {
  const sentence = SENTENCES[status];
  if (sentence) return sentence;
  if (status < 500) return 'Inkloom could not answer this request. Reload the page and try again.';
  const isAway = status >= 502 && status <= 504;
  return `${isAway ? 'Inkloom is not answering right now' : 'Something went wrong on our side'}. Try again in a moment.`;
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
