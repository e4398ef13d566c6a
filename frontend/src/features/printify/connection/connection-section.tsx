import { useGetPrintifyConnection } from '../../../api/generated/printify/printify.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeader } from '../../../components/ui/card.tsx';
import { Spinner } from '../../../components/ui/state/spinner.tsx';
import { ConnectForm } from './connect-form.tsx';
import { ConnectedAccount } from './connected-account.tsx';
import { ConnectionBadge } from './connection-badge.tsx';
import { Warning } from './warning.tsx';

/** The seller's own Printify account: connect it, choose the shop, let it go. */
export function ConnectionSection() {
  const { data: connection, isPending, error, refetch } = useGetPrintifyConnection();
  return (
    <Card aria-labelledby="printify" id="printify-integration">
      <CardHeader
        id="printify"
        title="Printify Integration"
        lead="Products are made in your own Printify account, which syncs them to your marketplace shop."
        aside={connection && <ConnectionBadge connected={connection.connected} />}
      />
      {isPending && <Spinner label="Asking Printify…" />}
      {error && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{error.message}</p>
          <Button onClick={() => refetch()}>Try again</Button>
        </div>
      )}
      {connection?.warning && <Warning className="mb-5">{connection.warning}</Warning>}
      {connection && !connection.connected && <ConnectForm />}
      {connection?.connected && <ConnectedAccount connection={connection} />}
    </Card>
  );
}
