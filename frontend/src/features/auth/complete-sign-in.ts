import { authClient } from '../../api/client/auth-client.ts';
import { safeNext } from './redirects.ts';

export type SignInOutcome = { next: string } | { problem: string };

const LINK_FAILED = 'Failed to confirm email. The link may have expired.';
const SESSION_FAILED = 'Failed to establish session. Please try logging in.';
const LINK_INVALID = 'Email confirmation link is invalid or expired.';
const UNEXPECTED = 'An unexpected error occurred. Please try logging in.';
const OTHER_BROWSER = 'This link was opened in another browser than the one that asked for it.';
const CONFIRMED_HERE = `${OTHER_BROWSER} If you were confirming your email, it is confirmed now: please log in.`;
const ASK_HERE = `${OTHER_BROWSER} Please ask for a new one here, and open it in this browser.`;

/** Makes a session from what a mailed link carries: a code, tokens, or an error. */
export async function completeSignIn(url: URL): Promise<SignInOutcome> {
  const fragment = new URLSearchParams(url.hash.slice(1));
  const description = url.searchParams.get('error_description') ?? fragment.get('error_description');
  if (description || url.searchParams.has('error') || fragment.has('error'))
    return { problem: description || LINK_FAILED };
  try {
    const problem = await signIn(url, fragment);
    return problem ? { problem } : { next: safeNext(url) };
  } catch {
    return { problem: UNEXPECTED };
  }
}

async function signIn(url: URL, fragment: URLSearchParams): Promise<string | null> {
  const code = url.searchParams.get('code');
  if (code) return exchange(code, safeNext(url));
  const access_token = fragment.get('access_token');
  const refresh_token = fragment.get('refresh_token');
  if (!access_token || !refresh_token) return LINK_INVALID;
  const { data, error } = await authClient().setSession({ access_token, refresh_token });
  return error || !data.session ? SESSION_FAILED : null;
}

async function exchange(code: string, next: string): Promise<string | null> {
  const { data, error } = await authClient().exchangeCodeForSession(code);
  if (error?.code === 'pkce_code_verifier_not_found')
    return next.startsWith('/reset-password') ? ASK_HERE : CONFIRMED_HERE;
  if (error) return error.message || LINK_FAILED;
  return data.session ? null : SESSION_FAILED;
}
