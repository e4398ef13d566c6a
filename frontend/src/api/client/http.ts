import type { ErrorCode } from '../model/errorCode.ts';
import type { Problem } from '../model/problem.ts';
import { describeStatus, fetchFromServer } from './connection.ts';
import { readJson } from './read-json.ts';
import { hasStoredSession } from './stored-session.ts';

/** Why a call failed. `message` is the server's sentence; the other fields of its answer are copied on. */
export class ApiError extends Error implements Partial<Problem> {
  readonly status: number;
  code?: ErrorCode;
  error?: string;
  fields?: Record<string, string>;
  requiresSetup?: boolean;
  requiresPayment?: boolean;
  newest?: number;
  /** The answer's own `message`, a longer sentence than `error`. */
  detail?: string;

  constructor(status: number, message: string, answer: Partial<Problem> = {}) {
    super(message);
    const { message: detail, ...fields } = answer;
    Object.assign(this, fields, { name: 'ApiError', detail });
    this.status = status;
  }
}

/** The error type of the generated hooks. */
export type ErrorType<_Body> = ApiError;

const TOKEN_LOOKUPS = 5;
const TOKEN_LOOKUP_PAUSE_MS = 200;

/**
 * Calls our API as the signed-in user. On a 401 the token is refreshed once and the call is made once more.
 *
 * @throws ApiError for every answer that is not ok
 */
export async function request<T>(url: string, init: RequestInit = {}): Promise<T> {
  return (await readBody(await send(url, init))) as T;
}

/** As `request`, for answers that are read as they arrive. */
export async function send(url: string, init: RequestInit = {}): Promise<Response> {
  const token = await accessToken();
  const call = traced(init);
  let response = await fetchWithToken(url, call, token);
  if (response.status === 401 && token) {
    const renewed = await refreshOnce();
    if (renewed) response = await fetchWithToken(url, call, renewed);
  }
  if (!response.ok) throw await toApiError(response);
  // No operation answers with a page: this one is a proxy's, or that of a network to sign in to.
  if (response.headers.get('content-type')?.startsWith('text/html'))
    throw new ApiError(response.status, describeStatus(response.status));
  return response;
}

/** What changes something begins a trace (https://www.w3.org/TR/trace-context/), which the server goes on with. */
function traced(init: RequestInit): RequestInit {
  if (!init.method || init.method === 'GET') return init;
  const headers = new Headers(init.headers);
  const [first, second, call] = [...crypto.getRandomValues(new BigUint64Array(3))].map(inHex);
  headers.set('traceparent', `00-${first}${second}-${call}-01`);
  return { ...init, headers };
}

const inHex = (value: bigint) => value.toString(16).padStart(16, '0');

function fetchWithToken(url: string, init: RequestInit, token: string | null): Promise<Response> {
  const headers = new Headers(init.headers);
  if (token) headers.set('authorization', `Bearer ${token}`);
  return fetchFromServer(url, { ...init, headers, credentials: 'include' });
}

/** A visitor has no session, and needs no client for it. */
const loadAuthClient = () => import('./auth-client.ts');

/** The current token. A stored session that cannot be read yet is looked up again for a second. */
async function accessToken(): Promise<string | null> {
  for (let lookup = 1; hasStoredSession(); lookup++) {
    const { authClient } = await loadAuthClient();
    const { data } = await authClient().getSession();
    if (data.session) return data.session.access_token;
    if (lookup === TOKEN_LOOKUPS) break;
    await new Promise((resolve) => setTimeout(resolve, TOKEN_LOOKUP_PAUSE_MS));
  }
  return null;
}

let refreshing: Promise<string | null> | undefined;

/** However many calls meet a 401 at once, one refresh serves them all. */
function refreshOnce(): Promise<string | null> {
  refreshing ??= refresh().finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

async function refresh(): Promise<string | null> {
  const { authClient, endLostSession, isRefreshTokenLost } = await loadAuthClient();
  const { data, error } = await authClient().refreshSession();
  if (error && isRefreshTokenLost(error)) await endLostSession();
  return data.session?.access_token ?? null;
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!text) return undefined;
  return response.headers.get('content-type')?.includes('json') ? readJson(text) : text;
}

async function toApiError(response: Response): Promise<ApiError> {
  const { status } = response;
  const text = await response.text();
  const answer = parseJson(text);
  if (typeof answer?.error === 'string') return new ApiError(status, answer.error, answer);
  if (answer === undefined || status === 401) return new ApiError(status, describeStatus(status));
  return new ApiError(status, `${status}: ${text}`);
}

/** Undefined for what is no JSON. */
function parseJson(text: string): Partial<Problem> | null | undefined {
  try {
    return JSON.parse(text) as Partial<Problem> | null;
  } catch {
    return undefined;
  }
}
