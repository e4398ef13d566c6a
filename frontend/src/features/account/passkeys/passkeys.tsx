import type { PasskeyListItem } from '@supabase/auth-js';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { longDay } from '../../../lib/format.ts';
import { canUsePasskeys } from '../../auth/index.ts';
import { type Factors, useFactors } from '../two-step/use-factors.ts';
import { AddPasskeyDialog } from './add-passkey.tsx';
import { RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx';

interface PasskeysProps {
  /** What a new one is called, until its owner says otherwise. */
  deviceName: string;
}

export function Passkeys(props: PasskeysProps) {
  return (
    <QueryState query={useFactors()} skeleton={<Skeleton className="h-40 md:h-28" />}>
      {(factors) => <PasskeysPanel factors={factors} {...props} />}
    </QueryState>
  );
}

function PasskeysPanel({ factors, deviceName }: PasskeysProps & { factors: Factors }) {
  const [isAdding, setAdding] = useState(false);
  const { passkeys } = factors;
  return (
    <div className="grid justify-items-start gap-5">
      <p className="max-w-prose text-muted-foreground">
        Sign in with your fingerprint, your face or the PIN of your device, without a password. Nobody can guess a
        passkey or lure you into typing it.
      </p>
      {passkeys.length > 0 && (
        <ul aria-label="Passkeys" className="w-full divide-y border-y">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} factors={factors} />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <Button onClick={() => setAdding(true)}>{passkeys.length > 0 ? 'Add another passkey' : 'Add a passkey'}</Button>
      ) : (
        <p className="text-muted-foreground text-sm">
          This browser doesn’t support passkeys. Add one in another browser.
        </p>
      )}
      {isAdding && <AddPasskeyDialog factors={factors} deviceName={deviceName} onClose={() => setAdding(false)} />}
    </div>
  );
}

function PasskeyRow({ passkey, factors }: { passkey: PasskeyListItem; factors: Factors }) {
  const [dialog, setDialog] = useState<'name' | 'removal' | null>(null);
  const { friendly_name: name, created_at, last_used_at } = passkey;
  const close = () => setDialog(null);
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-3 py-4">
      <KeyRound aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted-foreground" />
      <div className="grid min-w-40 flex-1 gap-0.5">
        <p className="break-words font-semibold">{name}</p>
        <p className="text-muted-foreground text-sm">
          Added {longDay(created_at)}
          {last_used_at && `, last used ${longDay(last_used_at)}`}
        </p>
      </div>
      <div className="flex gap-2 max-sm:ps-8">
        <Button size="sm" aria-label={`Rename ${name}`} onClick={() => setDialog('name')}>
          Rename
        </Button>
        <Button size="sm" aria-label={`Remove ${name}`} onClick={() => setDialog('removal')}>
          Remove
        </Button>
      </div>
      {dialog === 'name' && <RenamePasskeyDialog passkey={passkey} onClose={close} />}
      {dialog === 'removal' && <RemovePasskeyDialog passkey={passkey} factors={factors} onClose={close} />}
    </li>
  );
}
