import { useState } from 'react';
import { useGetPrintifyConnection } from '../../../api/generated/printify/printify.ts';
import type { PrintifyConnectionStatus } from '../../../api/model/printifyConnectionStatus.ts';
import { Button } from '../../../components/ui/button.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { ConnectForm } from './connect-form.tsx';
import { RefreshShops } from './refresh-shops.tsx';
import { ShopSelector } from './shop-selector.tsx';

interface SetupStepsProps {
  /** Products can be made now. */
  onReady: () => void;
}

export function SetupSteps({ onReady }: SetupStepsProps) {
  const query = useGetPrintifyConnection();
  return (
    <QueryState query={query} pendingLabel="Asking Printify…">
      {(connection) => <SetupStep connection={connection} onReady={onReady} />}
    </QueryState>
  );
}

interface SetupStepProps extends SetupStepsProps {
  connection: PrintifyConnectionStatus;
}

function SetupStep({ connection, onReady }: SetupStepProps) {
  const [choosesShop, setChoosesShop] = useState(connection.connected);
  function goOn({ shops, selectedShopId }: PrintifyConnectionStatus) {
    if (shops.length === 1 && selectedShopId !== null) onReady();
    else setChoosesShop(true);
  }
  if (!connection.connected) return <ConnectForm onConnected={goOn} />;
  if (!choosesShop) return null;
  return <ShopStep connection={connection} onReady={onReady} />;
}

function ShopStep({ connection, onReady }: SetupStepProps) {
  if (connection.shops.length === 0)
    return (
      <div className="grid gap-4">
        <RefreshShops shops={connection.shops} />
      </div>
    );
  return (
    <div className="grid gap-4">
      <ShopSelector connection={connection} />
      <Button variant="spot" disabled={connection.selectedShopId === null} onClick={onReady}>
        Generate with this shop
      </Button>
    </div>
  );
}
