import { useDisconnectPrintify, useGetPrintifyConnection } from '../../api/generated/printify/printify.ts';
import { Button } from '../../components/ui/button.tsx';
import { Sheet, SheetHeading } from '../../components/ui/sheet.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { ConnectForm } from './connect-form.tsx';
import { ConnectionState } from './connection-state.tsx';
import { ShopSelector } from './shop-selector.tsx';

/** The seller's own Printify account: connect it, choose the shop, let it go. */
export function ConnectionSection() {
  const { data: connection, isPending, error, refetch } = useGetPrintifyConnection();
  return (
    <Sheet aria-labelledby="printify" id="printify-integration">
      <SheetHeading
        id="printify"
        title="Printify Integration"
        lead="Products are made in your own Printify account, which syncs them to your marketplace shop."
        aside={connection && <ConnectionState connected={connection.connected} />}
      />
      {isPending && <Spinner label="Asking Printify…" />}
      {error && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{error.message}</p>
          <Button onClick={() => refetch()}>Try again</Button>
        </div>
      )}
      {connection && !connection.connected && <ConnectForm />}
      {connection?.connected && (
        <div className="grid max-w-md gap-5">
          <ShopSelector connection={connection} />
          <DisconnectButton />
        </div>
      )}
    </Sheet>
  );
}

function DisconnectButton() {
  const disconnect = useDisconnectPrintify({
    mutation: {
      meta: {
        success: 'Disconnected',
        successDetail: 'Your token is deleted here. Products at Printify stay as they are.',
        failure: 'Disconnecting failed',
      },
    },
  });
  return (
    <Button
      variant="destructive"
      className="justify-self-start"
      disabled={disconnect.isPending}
      onClick={() => disconnect.mutate()}
    >
      Disconnect
    </Button>
  );
}
