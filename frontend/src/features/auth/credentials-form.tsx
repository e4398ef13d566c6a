import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/form/field.tsx';
import { Input } from '../../components/ui/form/input.tsx';
import { toast } from '../../lib/toast.ts';
import { type Credentials, signIn, signUp } from './auth-actions.ts';
import type { AuthMode } from './auth-card.tsx';

interface CredentialsFormProps {
  mode: 'sign-up' | 'sign-in';
  email: string;
  onEmail: (email: string) => void;
  onMode: (mode: AuthMode) => void;
}

export function CredentialsForm({ mode, email, onEmail, onMode }: CredentialsFormProps) {
  const navigate = useNavigate();
  const isNew = mode === 'sign-up';
  const form = useForm<Credentials>({ defaultValues: { email, password: '' } });
  const { errors, isSubmitting } = form.formState;

  async function submit(credentials: Credentials) {
    const outcome = await (isNew ? signUp(credentials) : signIn(credentials));
    if (outcome === 'account-exists') onMode('sign-in');
    if (outcome === 'signed-in') navigate('/dashboard');
  }

  return (
    <>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={form.handleSubmit(submit, () =>
          toast({
            title: 'Missing fields',
            description: 'Please enter both email and password',
            tone: 'destructive',
          }),
        )}
      >
        <Field label="Email" error={errors.email && 'Enter your email address.'}>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="email"
              {...form.register('email', { required: true, onChange: (event) => onEmail(event.target.value) })}
            />
          )}
        </Field>
        <Field
          label="Password"
          error={errors.password && 'Enter your password.'}
          hint={isNew && 'At least 6 characters.'}
        >
          {(control) => (
            <Input
              {...control}
              type="password"
              autoComplete={isNew ? 'new-password' : 'current-password'}
              {...form.register('password', { required: true })}
            />
          )}
        </Field>
        <Button type="submit" variant="spot" disabled={isSubmitting} className="mt-2">
          {isNew ? 'Create Account' : 'Sign In'}
        </Button>
        {isNew && <Agreement />}
      </form>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-3 text-sm">
        <Button variant="link" size="bare" onClick={() => onMode(isNew ? 'sign-in' : 'sign-up')}>
          {isNew ? 'Already have an account? Sign in' : 'Need an account? Sign up'}
        </Button>
        {!isNew && (
          <Button variant="link" size="bare" onClick={() => onMode('reset')}>
            Forgot Password?
          </Button>
        )}
      </div>
    </>
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
