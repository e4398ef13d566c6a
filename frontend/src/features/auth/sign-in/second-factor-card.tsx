import type { Session } from '@supabase/auth-js';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { endLostSession, signOutLocally } from '../../../api/client/auth-client.ts';
import { Button } from '../../../components/ui/button.tsx';
import { CodeField } from '../../../components/ui/form/code-field.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { Input, Select } from '../../../components/ui/form/input.tsx';
import { useTitle } from '../../../lib/hooks/use-title.ts';
import { PasskeyButton } from '../factors/passkey-button.tsx';
import { canUsePasskeys, verifyPasskey } from '../factors/passkeys.ts';
import {
  hasRecoveryCodes,
  verifiedApps,
  verifiedPasskeys,
  verifyCode,
  verifyRecoveryCode,
} from '../factors/second-factor.ts';
import { AuthFrame } from '../forms/auth-frame.tsx';
import { showWelcome } from './auth-actions.ts';

type Way = 'passkey' | 'code' | 'recovery';

const WORDS: Record<Way, { title: string; lead: string; choice: string }> = {
  passkey: {
    title: 'Use your passkey',
    lead: 'Your device asks for your fingerprint, your face or its PIN.',
    choice: 'Use a passkey',
  },
  code: {
    title: 'Enter your code',
    lead: 'Open your authenticator app and enter the code it shows for Inkloom.',
    choice: 'Use the authenticator app',
  },
  recovery: {
    title: 'Recovery code',
    lead: 'Enter one of the codes that you stored when you set up two-step sign-in. Each works once.',
    choice: 'Use a recovery code',
  },
};

/** The first is shown at first. */
function waysOf(session: Session): Way[] {
  const has: Record<Way, boolean> = {
    passkey: verifiedPasskeys(session).length > 0,
    code: verifiedApps(session).length > 0,
    recovery: hasRecoveryCodes(session),
  };
  return (['passkey', 'code', 'recovery'] as const).filter((way) => has[way]);
}

/** The step after the password. The session that it raises replaces this screen by the page that was asked for. */
export function SecondFactorCard({ session }: { session: Session }) {
  useTitle('Two-step sign-in');
  const ways = waysOf(session);
  const [way, setWay] = useState(ways[0] ?? 'code');
  return (
    <AuthFrame title={WORDS[way].title} lead={WORDS[way].lead}>
      {way === 'passkey' && <PasskeyStep session={session} />}
      {way === 'code' && <CodeForm session={session} />}
      {way === 'recovery' && <RecoveryForm />}
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-3 text-sm">
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="link" size="bare" onClick={() => setWay(other)}>
              {WORDS[other].choice}
            </Button>
          ))}
        <Button variant="link" size="bare" onClick={() => void signOutLocally().catch(endLostSession)}>
          Sign out
        </Button>
      </div>
    </AuthFrame>
  );
}

function PasskeyStep({ session }: { session: Session }) {
  const [first] = verifiedPasskeys(session);
  if (!canUsePasskeys())
    return <p role="status">This browser knows no passkeys. Use another browser, or another way below.</p>;
  return (
    <PasskeyButton
      label="Use a passkey"
      variant="spot"
      action={() => verifyPasskey(first?.id ?? '')}
      onDone={showWelcome}
    />
  );
}

function CodeForm({ session }: { session: Session }) {
  const apps = verifiedApps(session);
  const form = useForm({ defaultValues: { code: '', factorId: apps[0]?.id ?? '' } });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => form.setFocus('code'), [form]);

  async function submit({ code, factorId }: { code: string; factorId: string }) {
    const problem = await verifyCode(factorId, code);
    if (problem) form.setError('code', { message: problem }, { shouldFocus: true });
    else showWelcome();
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(submit)}>
      {apps.length > 1 && (
        <Field label="App">
          {(control) => (
            <Select {...control} {...form.register('factorId')}>
              {apps.map(({ id, friendly_name }) => (
                <option key={id} value={id}>
                  {friendly_name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <CodeField
        error={errors.code?.message}
        input={form.register('code', { required: 'Enter the six digits that the app shows.' })}
      />
      <Button type="submit" variant="spot" disabled={isSubmitting} className="mt-2">
        Continue
      </Button>
    </form>
  );
}

function RecoveryForm() {
  const form = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => form.setFocus('code'), [form]);

  async function submit({ code }: { code: string }) {
    const problem = await verifyRecoveryCode(code);
    if (problem) form.setError('code', { message: problem }, { shouldFocus: true });
    else showWelcome();
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(submit)}>
      <Field label="Recovery code" hint="Sixteen letters and digits." error={errors.code?.message}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...form.register('code', { required: 'Enter one of your recovery codes.' })}
          />
        )}
      </Field>
      <Button type="submit" variant="spot" disabled={isSubmitting} className="mt-2">
        Continue
      </Button>
    </form>
  );
}
