import { authClient } from '../../../api/client/auth-client.ts';
import { safeNext } from '../session/redirects.ts';
import type { Confirmed } from './address-confirmed.tsx';
import { openedLinkType } from './opened-link.ts';

/** `replaced`: who was signed in here before, if it was somebody else. */
export type SignInOutcome = { next: string; replaced?: string; email?: string } | Confirmed | Problem;

interface Problem {
  problem: string;
  /** Another link by mail helps: for a new password, or to confirm the address. */
  renew?: 'recovery' | 'signup';
}

const LINK_FAILED = 'Failed to confirm email. The link may have expired.';
const SESSION_FAILED = 'Failed to establish session. Please try logging in.';
const LINK_INVALID = 'Email confirmation link is invalid or expired.';
const UNEXPECTED = 'An unexpected error occurred. Please try logging in.';
const OTHER_BROWSER = 'This link was opened in another browser than the one that asked for it.';
const ASK_HERE = `${OTHER_BROWSER} Please ask for a new one here, and open it in this browser.`;

/** Our own sentences: whoever makes a link writes its `error_description`. */
const PROBLEMS: Record<string, string> = {
  otp_expired: 'Email link is invalid or has expired',
  link_replaced: 'This link was replaced by a newer one. Please open the link in the newest mail.',
  user_banned: 'This account is suspended.',
  email_exists: 'Another account already uses this address.',
  flow_state_expired: 'This link was opened too long ago. Please ask for a new one.',
  flow_state_not_found: 'This link was used already.',
  over_request_rate_limit: 'Too many tries. Please wait a few minutes, then open the link again.',
};

/** Makes a session from the code that a mailed link carries. Tokens are refused: anybody can put theirs into a link. */
export async function completeSignIn(url: URL): Promise<SignInOutcome> {
  const problem = findProblem(url);
  if (problem) return { problem, ...renewable(url) };
  const code = url.searchParams.get('code');
  if (!code) return { problem: LINK_INVALID };
  try {
    return await exchange(code, safeNext(url));
  } catch {
    return { problem: UNEXPECTED };
  }
}

/** What a link that has run out was for, by the page that it leads to. */
function renewable(url: URL): Pick<Problem, 'renew'> {
  const codes = [url.searchParams, new URLSearchParams(url.hash.slice(1))].map((list) => list.get('error_code'));
  if (!codes.includes('otp_expired')) return {};
  const next = safeNext(url);
  if (next.startsWith('/reset-password')) return { renew: 'recovery' };
  return next === '/dashboard' ? { renew: 'signup' } : {};
}

function findProblem(url: URL): string | null {
  const lists = [url.searchParams, new URLSearchParams(url.hash.slice(1))];
  const names = ['error', 'error_code', 'error_description'];
  if (!lists.some((list) => names.some((name) => list.has(name)))) return null;
  const code = lists.map((list) => list.get('error_code')).find((value) => value !== null) ?? '';
  return Object.hasOwn(PROBLEMS, code) ? (PROBLEMS[code] ?? LINK_FAILED) : LINK_FAILED;
}

async function exchange(code: string, next: string): Promise<SignInOutcome> {
  const before = (await authClient().getSession()).data.session?.user;
  const { data, error } = await authClient().exchangeCodeForSession(code);
  if (error) return explain(error.code ?? '', code, next);
  if (!data.session) return { problem: SESSION_FAILED };
  const { id, email } = data.session.user;
  return before && before.id !== id ? { next, replaced: before.email ?? '', email: email ?? '' } : { next };
}

/** A code for another browser, or one that another sign-up in this browser has made void. */
const OTHER_BROWSER_CODES = ['pkce_code_verifier_not_found', 'bad_code_verifier'];

function explain(error: string, code: string, next: string): Confirmed | Problem {
  if (!OTHER_BROWSER_CODES.includes(error)) return { problem: PROBLEMS[error] ?? LINK_FAILED };
  const confirmed = openedLinkType(code);
  if (confirmed === 'signup' || confirmed === 'email_change') return { confirmed, code, next };
  return { problem: ASK_HERE, renew: 'recovery' };
}
