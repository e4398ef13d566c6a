import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGetPrintifyConnection } from '../../../api/generated/printify/printify.ts';
import { Card, CardHeader } from '../../../components/ui/card.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { FormSkeleton } from '../../../components/ui/state/skeleton.tsx';
import { ConnectForm } from './connect-form.tsx';
import { ConnectedAccount } from './connected-account.tsx';
import { ConnectionBadge } from './connection-badge.tsx';

export function ConnectionSection() {
  const query = useGetPrintifyConnection();
  return (
    <Card aria-labelledby="printify" id="printify-integration">
      <CardHeader
        id="printify"
        title="Printify Integration"
        lead="Products are made in your own Printify account, which syncs them to your marketplace shop."
        aside={query.data && <ConnectionBadge connected={query.data.connected} />}
      />
      <QueryState query={query} pendingLabel="Asking Printify…" skeleton={<FormSkeleton heights={['h-11', 'h-11']} />}>
        {(connection) => (
          <>
            {connection.warning && <Warning>{connection.warning}</Warning>}
            {connection.connected ? <ConnectedAccount connection={connection} /> : <ConnectForm />}
          </>
        )}
      </QueryState>
    </Card>
  );
}

/** What stands below the section and would move with it. It loads meanwhile, and is shown once the connection is. */
export function BelowConnection({ children }: { children: ReactNode }) {
  const { isPending } = useGetPrintifyConnection();
  return <div className={isPending ? 'hidden' : 'contents'}>{children}</div>;
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="mb-5 flex max-w-prose gap-2.5 rounded-md border border-warning p-3">
      <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-warning" />
      <span>{children}</span>
    </p>
  );
}
