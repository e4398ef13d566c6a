import { authClient, newestFlow, resendConfirmation } from '../../../api/client/auth-client.ts';
import { clientConfig } from '../../../api/client/config.ts';
import { type AuthRefusal, describeAuthError, secondsToWait } from '../problems/describe-auth-error.ts';
import { type MailKind, type PendingMail, pendingMailTo, savePendingMail } from './pending-mail.ts';

/** What a person reads where no mail was sent; null where it is on its way, also as the one from just before. */
export type MailProblem = string | null;

const FAILED: Record<MailKind, string> = {
  signup: 'No email was sent. Please try again.',
  recovery: 'Failed to reset password. Please try again.',
  code: 'No email was sent. Please try again.',
};

/** Where a mailed link leads to: the fixed public origin, whatever address this page was opened at. */
export function callbackUrl(next: string): string {
  const origin = clientConfig().publicUrl || window.location.origin;
  return `${origin}/auth/callback?next=${next}`;
}

/** The answer is the same for an address without an account. */
export async function requestMail(kind: Exclude<MailKind, 'signup'>, email: string): Promise<MailProblem> {
  const { error } = await (kind === 'recovery'
    ? authClient().resetPasswordForEmail(email, { redirectTo: callbackUrl('/reset-password') })
    : authClient().signInWithOtp({ email, options: { shouldCreateUser: false } }));
  return error ? settleRefusal(kind, email, error) : noteMail({ kind, email });
}

/** The link of a sign-up belongs to the password that waits for this browser. */
export async function resendMail(mail: PendingMail): Promise<MailProblem> {
  const { kind, email, flowId } = mail;
  if (kind !== 'signup') return requestMail(kind, email);
  const error = await resendConfirmation({ email, flowId, redirectTo: callbackUrl('/dashboard') });
  return error ? settleRefusal(kind, email, error) : noteMail({ kind, email, flowId });
}

/** Of a sign-up that the server took. */
export function noteSignUp(email: string): void {
  noteMail({ kind: 'signup', email, flowId: newestFlow() });
}

/** A mail that this tab asked for just before is the one to wait for. */
export function settleRefusal(kind: MailKind, email: string, error: AuthRefusal): MailProblem {
  const seconds = secondsToWait(error);
  const before = pendingMailTo(email, kind);
  if (seconds === null || !before) return describeAuthError(error, FAILED[kind]);
  savePendingMail({ ...before, nextAt: Date.now() + seconds * 1000, tooSoon: true });
  return null;
}

function noteMail(mail: Pick<PendingMail, 'kind' | 'email' | 'flowId'>): null {
  savePendingMail({ ...mail, nextAt: Date.now() + clientConfig().auth.mailIntervalSeconds * 1000 });
  return null;
}
