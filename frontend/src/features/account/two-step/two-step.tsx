import type { Factor } from '@supabase/auth-js';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { longDay } from '../../../lib/format.ts';
import { EnrollDialog } from './enroll-dialog.tsx';
import { RemoveFactorDialog } from './factor-dialogs.tsx';
import { RecoveryCodesPanel } from './recovery-codes.tsx';
import { type Factors, hasOneFactor, useFactors } from './use-factors.ts';

export function TwoStepSignIn() {
  return (
    <QueryState query={useFactors()} skeleton={<Skeleton className="h-34 md:h-28" />}>
      {(factors) => <FactorsPanel factors={factors} />}
    </QueryState>
  );
}

function FactorsPanel({ factors }: { factors: Factors }) {
  const [isEnrolling, setEnrolling] = useState(false);
  const isOn = factors.apps.length + factors.passkeys.length > 0;
  const hasApps = factors.apps.length > 0;
  return (
    <div className="grid justify-items-start gap-5">
      <p className="max-w-prose text-muted-foreground">
        {isOn
          ? `On. After your password, signing in asks for ${proofsOf(factors)}.`
          : 'After your password, you enter a code from an app on your phone. So a stolen password isn’t enough.'}
      </p>
      {hasApps && (
        <ul className="w-full divide-y border-y">
          {factors.apps.map((app) => (
            <AppRow key={app.id} app={app} factors={factors} />
          ))}
        </ul>
      )}
      <Button onClick={() => setEnrolling(true)}>{setUpLabel(factors)}</Button>
      {isOn && <RecoveryCodesPanel codes={factors.codes} />}
      {isEnrolling && <EnrollDialog factors={factors} onClose={() => setEnrolling(false)} />}
    </div>
  );
}

function proofsOf({ apps, passkeys }: Factors): string {
  const proofs = [passkeys.length > 0 && 'a passkey', apps.length > 0 && 'a code from your authenticator app'];
  return proofs.filter(Boolean).join(' or ');
}

function setUpLabel({ apps, passkeys }: Factors): string {
  if (apps.length > 0) return 'Add another app';
  return passkeys.length > 0 ? 'Add an authenticator app' : 'Set up two-step sign-in';
}

function AppRow({ app, factors }: { app: Factor; factors: Factors }) {
  const [isRemoving, setRemoving] = useState(false);
  return (
    <li className="flex items-start gap-x-3 py-4">
      <Smartphone aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted-foreground" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="font-semibold">{app.friendly_name}</p>
        <p className="text-muted-foreground text-sm">Added {longDay(app.created_at)}</p>
      </div>
      <Button size="sm" aria-label={`Remove ${app.friendly_name}`} onClick={() => setRemoving(true)}>
        Remove
      </Button>
      {isRemoving && <RemoveDialog app={app} factors={factors} onClose={() => setRemoving(false)} />}
    </li>
  );
}

interface RemoveDialogProps {
  app: Factor;
  factors: Factors;
  onClose: () => void;
}

function RemoveDialog({ app, factors, onClose }: RemoveDialogProps) {
  return (
    <RemoveFactorDialog factor={app} kind="app" factors={factors} success="Authenticator app removed" onClose={onClose}>
      {hasOneFactor(factors)
        ? 'Two-step sign-in ends, and your recovery codes with it: your password alone signs you in.'
        : 'Its codes no longer sign you in. Your other apps and passkeys keep working.'}
    </RemoveFactorDialog>
  );
}
