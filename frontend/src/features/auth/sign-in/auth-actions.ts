import type { AuthError } from '@supabase/auth-js';
import { authClient } from '../../../api/client/auth-client.ts';
import { toast } from '../../../lib/toast.ts';
import { needsSecondFactor } from '../factors/second-factor.ts';
import { pendingMailTo } from '../mails/pending-mail.ts';
import { callbackUrl, noteSignUp, requestMail, settleRefusal } from '../mails/request-mail.ts';
import { describeAuthError } from '../problems/describe-auth-error.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** What the card does next; `stays`: a toast was shown, and what is wrong is said at the field that it names. */
export interface Outcome {
  next: 'signed-in' | 'account-exists' | 'check-inbox' | 'stays';
  field?: keyof Credentials;
  problem?: string;
}

export async function signUp({ email, password }: Credentials): Promise<Outcome> {
  const { data, error } = await authClient().signUp({
    email,
    password,
    options: { emailRedirectTo: callbackUrl('/dashboard') },
  });
  if (error?.message.includes('already registered') || data.user?.identities?.length === 0) return showAccountExists();
  if (error) return refuseSignUp(email, error);
  if (data.session) return showWelcome();
  noteSignUp(email);
  toast({ title: 'Account created!', description: 'Please check your email to verify your account.' });
  return { next: 'check-inbox' };
}

export async function signIn(credentials: Credentials): Promise<Outcome> {
  const { data, error } = await authClient().signInWithPassword(credentials);
  if (error) return refuseSignIn(credentials.email, error);
  return needsSecondFactor(data.session) ? { next: 'signed-in' } : showWelcome();
}

/** Returns the problem, or null. */
export async function signInWithCode(email: string, code: string): Promise<string | null> {
  const token = code.replace(/\s/g, '');
  const { data, error } = await authClient().verifyOtp({ email, token, type: 'email' });
  if (error?.code === 'otp_expired')
    return 'This code is wrong or no longer valid. After five wrong ones, ask for another.';
  if (error) return describeAuthError(error);
  if (data.session && !needsSecondFactor(data.session)) showWelcome();
  return null;
}

/** Returns the problem, or null. */
export async function requestReset(email: string): Promise<string | null> {
  const description = await requestMail('recovery', email);
  if (description !== null) {
    toast({ title: 'Reset failed', description, tone: 'destructive' });
    return description;
  }
  toast({
    title: 'Password reset email sent!',
    description: `If ${email} has an account, a link is on its way. It works for an hour.`,
  });
  return null;
}

/** "Try again in 40 seconds" as a time of day, which stays true while it is read. */
export function describeWait(message: string, now = Date.now()): string | null {
  const seconds = message.match(/Try again in (\d+) seconds/)?.[1];
  if (!seconds) return null;
  const until = new Date(now + Number(seconds) * 1000).toLocaleTimeString('en-US', { timeStyle: 'medium' });
  return `Too many wrong passwords. You can try again at ${until}, or ask for a new password now.`;
}

export function showWelcome(): Outcome {
  toast({ title: 'Welcome back!' });
  return { next: 'signed-in' };
}

function showAccountExists(): Outcome {
  toast({
    title: 'Account already exists',
    description: 'Sign in with your password, or ask for a new one.',
    tone: 'destructive',
  });
  return { next: 'account-exists' };
}

function refuseSignUp(email: string, error: AuthError): Outcome {
  const problem = settleRefusal('signup', email, error);
  if (problem === null) return { next: 'check-inbox' };
  showFailure(problem);
  return { next: 'stays', field: error.code === 'weak_password' ? 'password' : 'email', problem };
}

function refuseSignIn(email: string, error: AuthError): Outcome {
  const wait = describeWait(error.message);
  showFailure(wait ?? describeAuthError(error, 'Invalid email or password'));
  if (wait) return { next: 'stays', field: 'password', problem: 'Wait until then, or ask for a new password.' };
  if (error.code !== 'invalid_credentials') return { next: 'stays' };
  const problem = pendingMailTo(email, 'signup')
    ? 'Open the link we emailed you first: this address is not confirmed yet.'
    : 'The email or the password is wrong.';
  return { next: 'stays', field: 'password', problem };
}

function showFailure(description: string): void {
  toast({ title: 'Authentication failed', description, tone: 'destructive' });
}
