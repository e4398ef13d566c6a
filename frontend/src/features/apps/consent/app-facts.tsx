import { ShieldAlert } from 'lucide-react';
import type { AuthorizationApp } from '../../../api/model/authorizationApp.ts';

/** Who asks, as far as that is known, and for whose account. */
export function AppFacts({ app, email }: { app: AuthorizationApp; email: string | undefined }) {
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5">
        <dt className="text-muted-foreground">Account</dt>
        <dd className="break-words">{email}</dd>
        {app.document_host && (
          <>
            <dt className="text-muted-foreground">App of</dt>
            <dd className="break-words font-semibold">{app.document_host}</dd>
          </>
        )}
        <dt className="text-muted-foreground">Answer goes to</dt>
        <dd className="break-words font-semibold">{describeAddress(app)}</dd>
      </dl>
      <p className="flex gap-3 rounded-md bg-muted p-3 text-sm">
        <ShieldAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          <strong>Not verified by us.</strong> The app chose its own name. Allow it only if you have just begun this
          yourself.
        </span>
      </p>
    </div>
  );
}

function describeAddress({ address, address_kind }: AuthorizationApp): string {
  if (address_kind === 'computer') return `A program on this computer (${address})`;
  return address_kind === 'app' ? `The app that opens ${address} links` : address;
}
