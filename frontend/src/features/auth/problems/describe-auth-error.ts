import { describeStatus } from '../../../api/client/connection.ts';
import { pluralize } from '../../../lib/format.ts';
import { AUTH_WORDS } from './auth-words.ts';
import { PASSWORD_MIN_LENGTH } from './password-rules.ts';

/** A refusal of the accounts’ server, or a failure on the way to it. */
export interface AuthRefusal {
  message: string;
  name?: string;
  code?: string | number | undefined;
  status?: number | undefined;
  /** Of a weak password. */
  reasons?: readonly string[];
}

/** A refusal in our words, which keeps its code. */
export class AuthProblem extends Error {
  override readonly name = 'AuthProblem';
  readonly code: AuthRefusal['code'];

  constructor(refusal: AuthRefusal) {
    super(describeAuthError(refusal), { cause: refusal });
    this.code = refusal.code;
  }
}

/** What a person reads. */
export function describeAuthError(error: AuthRefusal, fallback = 'That didn’t work. Please try again.'): string {
  const isOurs = error.name === 'AuthProblem' || error.name === 'ConnectionError';
  // The library has status 0 for a call without an answer, with the message of our ConnectionError.
  if (isOurs || error.status === 0) return error.message;
  return describeByCode(error) ?? (isOfServer(error.status) ? describeStatus(error.status) : fallback);
}

function isOfServer(status: number | undefined): status is number {
  return status !== undefined && (status >= 500 || status === 429);
}

function describeByCode({ code, name, message, reasons = [] }: AuthRefusal): string | undefined {
  if (code === 'weak_password') return describeWeakPassword(reasons);
  if (code === 'over_email_send_rate_limit') return describeMailLimit(message);
  if (code === 'over_request_rate_limit' || code === 'mfa_recovery_codes_locked') return describeTries(code, message);
  const key = [String(code), String(name)].find((one) => Object.hasOwn(AUTH_WORDS, one));
  return key && AUTH_WORDS[key];
}

function describeWeakPassword(reasons: readonly string[]): string | undefined {
  if (reasons.includes('length')) return `Password must be at least ${PASSWORD_MIN_LENGTH} characters long.`;
  if (reasons.includes('pwned')) return 'This password is in lists that attackers try first. Choose another one.';
  return AUTH_WORDS.weak_password;
}

function describeTries(code: string, message: string): string {
  const what = message.match(/^Too many wrong (?:passwords|codes|recovery codes)\./)?.[0] ?? AUTH_WORDS[code];
  return `${what} Try again ${waitOf(message) ?? 'in a few minutes'}.`;
}

/** Until the server sends another mail, for it sent one just before; null where that is not why it refused. */
export function secondsToWait({ code, message }: AuthRefusal): number | null {
  const seconds = code === 'over_email_send_rate_limit' && message.match(/after (\d+) seconds/)?.[1];
  return seconds ? Number(seconds) : null;
}

function describeMailLimit(message: string): string {
  const seconds = secondsToWait({ code: 'over_email_send_rate_limit', message });
  if (seconds !== null)
    return `An email to this address was asked for a moment ago. Try again in ${pluralize(seconds, 'second')}.`;
  return `${AUTH_WORDS.over_email_send_rate_limit} Look in its spam folder, or try again ${waitOf(message) ?? 'later'}.`;
}

function waitOf(message: string): string | undefined {
  return message.match(/Try again (in \d+ \w+)/)?.[1];
}
