import { useState } from 'react';
import type { PrintifyConnectionStatus } from '../../../api/model/printifyConnectionStatus.ts';
import { Collapsible } from '../../../components/ui/collapsible.tsx';
import { longDay } from '../../../lib/format.ts';
import { ConnectForm } from './connect-form.tsx';
import { DisconnectButton } from './disconnect-button.tsx';
import { RefreshShops } from './refresh-shops.tsx';
import { ShopSelector } from './shop-selector.tsx';

export function ConnectedAccount({ connection }: { connection: PrintifyConnectionStatus }) {
  const selected = connection.shops.find((shop) => shop.id === connection.selectedShopId);
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
      <div className="grid gap-3">
        <ShopSelector connection={connection} />
        {selected && <p className="text-muted-foreground text-sm">{channelText(selected.sales_channel)}</p>}
        <RefreshShops shops={connection.shops} />
      </div>
      <div className="grid gap-5">
        <TokenFacts connection={connection} />
        <ReplaceToken key={connection.tokenExpiresAt} />
        <DisconnectButton />
      </div>
    </div>
  );
}

function TokenFacts({ connection: { tokenExpiresAt, scopes } }: { connection: PrintifyConnectionStatus }) {
  if (!tokenExpiresAt && !scopes) return null;
  return (
    <dl className="grid max-w-prose gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
      {tokenExpiresAt && (
        <>
          <dt className="text-muted-foreground">Token valid until</dt>
          <dd className="figures">{longDay(tokenExpiresAt)}</dd>
        </>
      )}
      {scopes && (
        <>
          <dt className="text-muted-foreground">Scopes</dt>
          <dd>{scopes.join(', ')}</dd>
        </>
      )}
    </dl>
  );
}

function ReplaceToken() {
  const [open, setOpen] = useState(false);
  return (
    <Collapsible title="Replace token" open={open} onOpenChange={setOpen}>
      <ConnectForm onConnected={() => setOpen(false)} />
    </Collapsible>
  );
}

const SALES_CHANNELS: Readonly<Record<string, string>> = {
  etsy: 'Sells on Etsy.',
  shopify: 'Sells on Shopify.',
  custom_integration: 'A custom store. We tell Printify when a product is published.',
  disconnected: 'Not connected to a sales channel, so products can’t be published. Connect it at Printify.',
};

function channelText(channel: string): string {
  return SALES_CHANNELS[channel] ?? `Sells on ${channel.replaceAll('_', ' ')}.`;
}
