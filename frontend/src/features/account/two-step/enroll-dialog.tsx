import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { CodeField } from '../../../components/ui/form/code-field.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { copyText } from '../../../lib/copy-text.ts';
import { verifyCode } from '../../auth/index.ts';
import { AddFactorDialog } from './factor-dialogs.tsx';
import { enrollApp, type Factors } from './use-factors.ts';

export function EnrollDialog({ factors, onClose }: { factors: Factors; onClose: () => void }) {
  return (
    <AddFactorDialog
      factors={factors}
      title="Set up your authenticator app"
      description="Adds an authenticator app to your account."
      onClose={onClose}
    >
      {(onAdded) => <AppStep factors={factors} onVerified={onAdded} />}
    </AddFactorDialog>
  );
}

function AppStep({ factors, onVerified }: { factors: Factors; onVerified: () => void }) {
  const enrollment = useQuery({
    queryKey: ['enrollment'],
    queryFn: () => enrollApp(factors.apps),
    gcTime: 0,
    refetchOnMount: false,
  });
  return (
    <QueryState query={enrollment} pendingLabel="Preparing your setup key…">
      {({ id, totp }) => (
        <>
          <ScanStep qrCode={totp.qr_code} secret={totp.secret} />
          <FirstCodeForm factorId={id} onVerified={onVerified} />
        </>
      )}
    </QueryState>
  );
}

function ScanStep({ qrCode, secret }: { qrCode: string; secret: string }) {
  return (
    <div className="grid gap-5 sm:grid-cols-[auto_1fr]">
      <img src={qrCode} alt="QR code for your authenticator app" className="size-48 rounded-md border bg-white" />
      <div className="grid min-w-0 content-start justify-items-start gap-3">
        <p>Scan this with an authenticator app, such as the password manager of your phone.</p>
        <p className="text-muted-foreground text-sm">Cannot scan it? Enter this setup key in the app:</p>
        <code className="w-full break-all rounded-md bg-muted px-3 py-2">{secret}</code>
        <Button size="sm" onClick={() => void copyText(secret, 'Setup key copied')}>
          <Copy aria-hidden="true" />
          Copy setup key
        </Button>
      </div>
    </div>
  );
}

function FirstCodeForm({ factorId, onVerified }: { factorId: string; onVerified: () => void }) {
  const form = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;

  async function submit({ code }: { code: string }) {
    const problem = await verifyCode(factorId, code);
    if (problem) form.setError('code', { message: problem }, { shouldFocus: true });
    else onVerified();
  }

  return (
    <form noValidate className="grid max-w-xs gap-4" onSubmit={form.handleSubmit(submit)}>
      <CodeField
        hint="The six digits that the app shows now. All other devices are signed out."
        error={errors.code?.message}
        input={form.register('code', { required: 'Enter the six digits that the app shows.' })}
      />
      <Button type="submit" variant="ink" className="justify-self-start" disabled={isSubmitting}>
        {isSubmitting ? 'Checking…' : 'Turn on'}
      </Button>
    </form>
  );
}
