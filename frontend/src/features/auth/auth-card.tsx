import { useState } from 'react';
import { AuthFrame } from './auth-frame.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';

export type AuthMode = 'sign-up' | 'sign-in' | 'reset';

const WORDS: Record<AuthMode, { title: string; lead: string }> = {
  'sign-up': {
    title: 'Create Account',
    lead: 'Every account gets 20 free credits monthly. 1 credit is one design with its product.',
  },
  'sign-in': { title: 'Sign In', lead: 'Welcome back. Every account gets 20 free credits monthly.' },
  reset: { title: 'Reset Password', lead: 'We mail you a link that lets you choose a new password.' },
};

/** One card with three modes, which share the typed email. */
export function AuthCard({ initialMode }: { initialMode: AuthMode }) {
  const [mode, setMode] = useState(initialMode);
  const [email, setEmail] = useState('');
  return (
    <AuthFrame {...WORDS[mode]}>
      {mode === 'reset' ? (
        <ResetRequestForm email={email} onEmail={setEmail} onBack={() => setMode('sign-in')} />
      ) : (
        <CredentialsForm key={mode} mode={mode} email={email} onEmail={setEmail} onMode={setMode} />
      )}
    </AuthFrame>
  );
}
