import { authClient } from '../../api/client/auth-client.ts';
import { clientConfig } from '../../api/client/config.ts';
import { toast } from '../../lib/toast.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** What the card does next; `stays`: a toast was shown, and nothing else happens. */
export type Outcome = 'signed-in' | 'account-exists' | 'stays';

/** Where a mailed link leads to: the fixed public origin, whatever address this page was opened at. */
export function callbackUrl(next: string): string {
  const origin = clientConfig().publicUrl || window.location.origin;
  return `${origin}/auth/callback?next=${next}`;
}

export async function signUp({ email, password }: Credentials): Promise<Outcome> {
  const { data, error } = await authClient().signUp({
    email,
    password,
    options: { emailRedirectTo: callbackUrl('/dashboard') },
  });
  if (error?.message.includes('already registered') || data.user?.identities?.length === 0) return showAccountExists();
  if (error) return showFailure(error.message);
  if (data.session) return showWelcome();
  toast({ title: 'Account created!', description: 'Please check your email to verify your account.' });
  return 'stays';
}

export async function signIn(credentials: Credentials): Promise<Outcome> {
  const { error } = await authClient().signInWithPassword(credentials);
  return error ? showFailure(error.message) : showWelcome();
}

/** Returns whether the mail was sent. */
export async function requestReset(email: string): Promise<boolean> {
  const { error } = await authClient().resetPasswordForEmail(email, { redirectTo: callbackUrl('/reset-password') });
  if (error) {
    const description = error.message || 'Failed to reset password. Please try again.';
    toast({ title: 'Reset failed', description, tone: 'destructive' });
    return false;
  }
  toast({
    title: 'Password reset email sent!',
    description: `If ${email} has an account, a link is on its way. It works for an hour.`,
  });
  return true;
}

function showWelcome(): Outcome {
  toast({ title: 'Welcome back!' });
  return 'signed-in';
}

function showAccountExists(): Outcome {
  toast({
    title: 'Account already exists',
    description: 'Sign in with your password, or ask for a new one.',
    tone: 'destructive',
  });
  return 'account-exists';
}

function showFailure(message: string): Outcome {
  const description = message || 'Invalid email or password';
  toast({ title: 'Authentication failed', description, tone: 'destructive' });
  return 'stays';
}
