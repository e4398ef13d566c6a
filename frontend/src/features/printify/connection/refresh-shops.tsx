import { RefreshCw } from 'lucide-react';
import { useRefreshPrintifyShops } from '../../../api/generated/printify/printify.ts';
import type { PrintifyConnectionStatus } from '../../../api/model/printifyConnectionStatus.ts';
import { Button } from '../../../components/ui/button.tsx';

/** Reads the shops of the account again. Says what to do where it has none. */
export function RefreshShops({ shops }: Pick<PrintifyConnectionStatus, 'shops'>) {
  const refresh = useRefreshPrintifyShops({
    mutation: { meta: { success: 'Shops updated', failure: 'Couldn’t refresh shops' } },
  });
  return (
    <>
      {shops.length === 0 && <p>This account has no shop yet. Add one at Printify, under My stores, then refresh.</p>}
      <Button className="justify-self-start" disabled={refresh.isPending} onClick={() => refresh.mutate()}>
        <RefreshCw aria-hidden="true" />
        {refresh.isPending ? 'Refreshing…' : 'Refresh shops'}
      </Button>
    </>
  );
}
