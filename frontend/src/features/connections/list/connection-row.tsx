import { Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useRefreshConnectionShops, useUpdateConnection } from '../../../api/generated/connections/connections.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { Select } from '../../../components/ui/form/input.tsx';
import { longDay } from '../../../lib/format.ts';
import { EditConnection } from '../forms/edit-connection.tsx';
import { RemoveConnection } from '../forms/remove-connection.tsx';
import { type FurtherConnection, networkName } from '../shop/networks.ts';

export function ConnectionRow({ connection }: { connection: FurtherConnection }) {
  const { name, network, connected, warning } = connection;
  return (
    <li className="grid items-start gap-x-10 gap-y-4 border-t py-5 first:border-t-0 first:pt-0 lg:grid-cols-2">
      <div className="grid gap-1.5">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
          <span className="min-w-0 break-words">{name}</span>
          <Badge variant="secondary">{networkName(network)}</Badge>
          {!connected && <Badge variant="destructive">Token needed</Badge>}
        </h3>
        <p className="text-muted-foreground text-sm">{factsOf(connection)}</p>
        {warning && (
          <p role="status" className="max-w-prose text-sm text-warning">
            {warning}
          </p>
        )}
        <RowActions connection={connection} />
      </div>
      {connected && <ShopSelect connection={connection} />}
    </li>
  );
}

/** "Used by Hoodie and mug. Token valid until March 3, 2027." */
function factsOf({ lineUps, tokenExpiresAt }: FurtherConnection): string {
  const used = lineUps.length > 0 ? `Used by ${lineUps.join(', ')}.` : 'No line-up uses it yet.';
  return tokenExpiresAt ? `${used} Token valid until ${longDay(tokenExpiresAt)}.` : used;
}

function ShopSelect({ connection: { id, name, shops, selectedShopId } }: { connection: FurtherConnection }) {
  const meta = { success: 'Shop selected', failure: 'Couldn’t select it' };
  const update = useUpdateConnection({ mutation: { meta } });
  const chosen = update.isPending ? update.variables.data.shopId : selectedShopId;
  if (shops.length === 0)
    return <p className="text-sm">This account has no shop yet. Add one there, then check the account again.</p>;
  return (
    <Field label={`Shop of ${name}`}>
      {(control) => (
        <Select
          {...control}
          value={chosen ?? ''}
          disabled={update.isPending}
          onChange={({ target }) => update.mutate({ id, data: { shopId: Number(target.value) } })}
        >
          {chosen === null && <option value="">Choose a shop</option>}
          {shops.map((shop) => (
            <option key={shop.id} value={shop.id}>
              {shop.title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function RowActions({ connection }: { connection: FurtherConnection }) {
  const { id, name } = connection;
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const check = useRefreshConnectionShops({
    mutation: {
      meta: { success: 'It works', successDetail: 'The list of shops is up to date.', failure: 'It doesn’t work' },
    },
  });
  return (
    <div className="-mx-3 flex flex-wrap gap-1">
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Check ${name}`}
        disabled={check.isPending}
        onClick={() => check.mutate({ id })}
      >
        <RefreshCw aria-hidden="true" />
        {check.isPending ? 'Checking…' : 'Check'}
      </Button>
      <Button variant="quiet" size="sm" aria-label={`Edit ${name}`} onClick={() => setOpen('edit')}>
        <Pencil aria-hidden="true" />
        Edit
      </Button>
      <Button variant="quiet" size="sm" aria-label={`Remove ${name}`} onClick={() => setOpen('remove')}>
        <Trash2 aria-hidden="true" />
        Remove
      </Button>
      {open === 'edit' && <EditConnection connection={connection} onClose={close} />}
      {open === 'remove' && <RemoveConnection connection={connection} onClose={close} />}
    </div>
  );
}
