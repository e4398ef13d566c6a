import { AuthApiError, AuthClient, type AuthError, type GoTrueClient, type Session } from '@supabase/auth-js';
import { clientConfig } from './config.ts';
import { ConnectionError, describeStatus, fetchFromServer } from './connection.ts';
import { forgetLostSession, LOST_SESSION_CODES, noteLostSession } from './lost-session.ts';
import { clearStoredSession, STORAGE_KEY } from './stored-session.ts';

type AuthClientOptions = ConstructorParameters<typeof AuthClient>[0];

let client: GoTrueClient | undefined;

/** The client stores its session in local storage, under keys that begin with `sb-`. */
export function authClient(): GoTrueClient {
  client ??= createAuthClient();
  return client;
}

function createAuthClient(options: Partial<AuthClientOptions> = {}): GoTrueClient {
  const { url, anonKey } = clientConfig().auth;
  return new AuthClient({
    // With a key the accounts are at a hosted server; else they are ours, on the origin of this page.
    url: anonKey && url ? url : `${window.location.origin}/auth/v1`,
    headers: anonKey ? { apikey: anonKey } : {},
    storageKey: STORAGE_KEY,
    flowType: 'pkce',
    // The callback screen exchanges the code itself, so that it can show what went wrong.
    detectSessionInUrl: false,
    autoRefreshToken: true,
    persistSession: true,
    // With it, each link finds its own secret: asking for another mail makes none of them void.
    experimental: { recoveryCodes: true, appendPkceFlowIdToRedirects: true },
    fetch: fetchNotingRefusal,
    ...options,
  });
}

/** The client drops a session that the server ends, and does not say why: its answer does. */
async function fetchNotingRefusal(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetchFromServer(input, init);
  const isRefresh = String(input).includes('grant_type=refresh_token');
  if (isRefresh) noteLostSession(response.headers.get('x-sb-error-code'), storedUserId());
  return refuseUnreadable(response);
}

/** What a proxy, or a network to sign in to, says in place of the server is not for a person. @throws ConnectionError */
function refuseUnreadable(response: Response): Response {
  const type = response.headers.get('content-type') ?? '';
  const isUnreadable = type.startsWith('text/html') || (response.status >= 500 && !type.includes('json'));
  if (isUnreadable) throw new ConnectionError(describeStatus(response.status));
  return response;
}

/** The id of the flow that this browser began last: the secret of its link is stored under it. */
export function newestFlow(): string | undefined {
  const flows = readStored<string[]>(`${STORAGE_KEY}-flows-code-verifier`);
  return flows?.at(-1);
}

interface Confirmation {
  email: string;
  flowId: string | undefined;
  redirectTo: string;
}

/**
 * Asks for the mail of a sign-up once more, with the secret of that sign-up: the library would make another, for which no
 * password waits. Returns why none was sent, or null.
 */
export async function resendConfirmation({ email, flowId, redirectTo }: Confirmation): Promise<AuthError | null> {
  const verifier = flowId && readStored<string>(`${STORAGE_KEY}-flow-${flowId}-code-verifier`);
  if (clientConfig().auth.anonKey || !verifier) {
    const { error } = await authClient().resend({ type: 'signup', email, options: { emailRedirectTo: redirectTo } });
    return error;
  }
  const query = new URLSearchParams({ redirect_to: `${redirectTo}&sb_flow_id=${flowId}` });
  const response = await postJson(`/resend?${query}`, { type: 'signup', email, ...(await challengeOf(verifier)) });
  return response.ok ? null : ((await response.json()) as AuthError);
}

interface FirstPassword {
  auth_code: string;
  email: string;
  password: string;
}

/** Signs in to an account whose address was confirmed here, and that has no password yet. Returns what is wrong, or null. */
export async function chooseFirstPassword(chosen: FirstPassword): Promise<Pick<AuthError, 'code' | 'message'> | null> {
  const response = await postJson('/verify/password', chosen);
  const answer = (await response.json()) as Session & AuthError;
  if (!response.ok) return answer;
  return (await authClient().setSession(answer)).error;
}

/** One call of our own accounts, with errors in the shape in which the library has them. @throws ConnectionError */
async function postJson(path: string, body: object): Promise<Response> {
  const response = await fetchFromServer(`/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify(body),
  });
  return refuseUnreadable(response);
}

async function challengeOf(verifier: string) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)));
  const code_challenge = btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return { code_challenge, code_challenge_method: 's256' };
}

function readStored<T>(key: string): T | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function storedUserId(): string | undefined {
  return readStored<{ user?: { id: string } }>(STORAGE_KEY)?.user?.id;
}

/**
 * One call of our own accounts that the client library has no method for. Null: the link is not valid any more.
 *
 * @throws AuthApiError for every other refusal
 */
export async function postAccounts<Answer>(path: string, body: object): Promise<Answer | null> {
  const response = await postJson(path, body);
  if (response.status === 403) return null;
  const answer = (await response.json()) as Answer & AuthError;
  if (!response.ok) throw new AuthApiError(answer.message, response.status, answer.code);
  return answer;
}

let passwordCheck: GoTrueClient | undefined;

/**
 * Checks the password of an account by a second sign-in; the current session stays as it is.
 *
 * @throws AuthError for every other error than a wrong password
 */
export async function verifyPassword(email: string, password: string): Promise<boolean> {
  passwordCheck ??= createAuthClient({
    storageKey: `${STORAGE_KEY}-check`,
    autoRefreshToken: false,
    persistSession: false,
  });
  const { error } = await passwordCheck.signInWithPassword({ email, password });
  if (error?.code === 'invalid_credentials') return false;
  if (error) throw error;
  await passwordCheck.signOut({ scope: 'local' });
  return true;
}

/** Whether the refresh token is missing or no longer valid, so that only a new sign-in helps. */
export function isRefreshTokenLost({ code = '', message }: Pick<AuthError, 'code' | 'message'>): boolean {
  return LOST_SESSION_CODES.some((lost) => lost === code) || /refresh[_ ]token|session missing/i.test(message);
}

/** Signs this browser out; it is no error when there was no session. */
export async function signOutLocally(): Promise<void> {
  forgetLostSession();
  const { error } = await authClient().signOut({ scope: 'local' });
  if (error && !error.message.includes('Auth session missing')) throw error;
}

/** Clears a session that cannot be refreshed and goes to the sign-in screen. */
export async function endLostSession(): Promise<void> {
  clearStoredSession();
  await authClient()
    .signOut({ scope: 'local' })
    .catch(() => undefined);
  window.location.assign('/login');
}
