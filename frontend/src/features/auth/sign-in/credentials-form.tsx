import { useEffect, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { PasswordInput } from '../../../components/ui/form/password-input.tsx';
import { toast } from '../../../lib/toast.ts';
import { PasskeyButton } from '../factors/passkey-button.tsx';
import { canUsePasskeys, signInWithPasskey } from '../factors/passkeys.ts';
import { emailRules, newPasswordRules } from '../forms/field-rules.ts';
import { INBOX } from '../mails/pending-mail.ts';
import { PASSWORD_MIN_LENGTH } from '../problems/password-rules.ts';
import { type Credentials, showWelcome, signIn, signUp } from './auth-actions.ts';
import type { AuthMode } from './auth-card.tsx';

interface CredentialsFormProps {
  mode: 'sign-up' | 'sign-in';
  email: string;
  onEmail: (email: string) => void;
  onMode: (mode: AuthMode) => void;
}

export function CredentialsForm({ mode, email, onEmail, onMode }: CredentialsFormProps) {
  const isNew = mode === 'sign-up';
  const { form, submit } = useCredentials({ isNew, email, onMode });
  const { errors, isSubmitting } = form.formState;
  return (
    <>
      <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(submit, showMissing)}>
        <Field label="Email" error={errors.email?.message}>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="email"
              {...form.register('email', { ...emailRules, onChange: (event) => onEmail(event.target.value) })}
            />
          )}
        </Field>
        <Field
          label="Password"
          error={errors.password?.message}
          hint={isNew && `At least ${PASSWORD_MIN_LENGTH} characters.`}
        >
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete={isNew ? 'new-password' : 'current-password'}
              {...form.register('password', isNew ? newPasswordRules : { required: 'Enter your password.' })}
            />
          )}
        </Field>
        <Button type="submit" variant="spot" disabled={isSubmitting} className="mt-2">
          {isNew ? 'Create Account' : 'Sign In'}
        </Button>
        {isNew && <Agreement />}
      </form>
      {!isNew && <PasskeySignIn />}
      <OtherModes isNew={isNew} onMode={onMode} />
    </>
  );
}

interface CredentialsOptions extends Pick<CredentialsFormProps, 'email' | 'onMode'> {
  isNew: boolean;
}

/** Who is signed in sees another page by itself. */
function useCredentials({ isNew, email, onMode }: CredentialsOptions) {
  const navigate = useNavigate();
  const form = useForm<Credentials>({ defaultValues: { email, password: '' } });
  async function submit({ email: typed, password }: Credentials) {
    const credentials = { email: typed.trim(), password };
    const { next, field, problem } = await (isNew ? signUp(credentials) : signIn(credentials));
    if (next === 'account-exists') onMode('sign-in');
    if (next === 'check-inbox') navigate(INBOX);
    if (field) form.setError(field, { message: problem ?? '' }, { shouldFocus: true });
  }
  return { form, submit };
}

function showMissing(errors: FieldErrors<Credentials>): void {
  if (errors.email?.type !== 'required' && errors.password?.type !== 'required') return;
  toast({ title: 'Missing fields', description: 'Please enter both email and password', tone: 'destructive' });
}

function OtherModes({ isNew, onMode }: Pick<CredentialsOptions, 'isNew' | 'onMode'>) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 text-sm">
      <Button variant="link" size="bare" className="min-h-11" onClick={() => onMode(isNew ? 'sign-in' : 'sign-up')}>
        {isNew ? 'Already have an account? Sign in' : 'Need an account? Sign up'}
      </Button>
      {!isNew && (
        <Button variant="link" size="bare" className="min-h-11" onClick={() => onMode('reset')}>
          Forgot Password?
        </Button>
      )}
      {!isNew && (
        <Button variant="link" size="bare" className="min-h-11" onClick={() => onMode('code')}>
          Email me a code
        </Button>
      )}
    </div>
  );
}

/** Prerendered, so that the page does not move, and gone where the browser knows no passkeys. */
function PasskeySignIn() {
  const [isOffered, setOffered] = useState(true);
  useEffect(() => setOffered(canUsePasskeys()), []);
  if (!isOffered) return null;
  return (
    <PasskeyButton label="Sign in with a passkey" variant="outline" action={signInWithPasskey} onDone={showWelcome} />
  );
}

function Agreement() {
  return (
    <p className="text-muted-foreground text-sm">
      By creating an account you agree to the{' '}
      <Link to="/terms" className="text-foreground underline underline-offset-2">
        Terms &amp; Conditions
      </Link>{' '}
      and the{' '}
      <Link to="/privacy" className="text-foreground underline underline-offset-2">
        Privacy Policy
      </Link>
      .
    </p>
  );
}
