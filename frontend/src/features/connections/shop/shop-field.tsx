import { useListConnections } from '../../../api/generated/connections/connections.ts';
import type { ConnectionView } from '../../../api/model/connectionView.ts';
import type { LineUpShopBody } from '../../../api/model/lineUpShopBody.ts';
import { Field } from '../../../components/ui/form/field.tsx';
import { Select } from '../../../components/ui/form/input.tsx';
import { isSeveralShops, networkName } from './networks.ts';
import { chosenConnection, fromShopValue, isThere, toShopValue, usualShopTitle } from './shop-choice.ts';

interface ShopFieldProps {
  value: LineUpShopBody | null;
  /** What the choice was called, where it is gone. */
  gone: string | undefined;
  error: string | undefined;
  onChange: (shop: LineUpShopBody | null) => void;
}

/** Where products go; nothing where there is one shop alone. */
export function ShopField({ value, gone, error, onChange }: ShopFieldProps) {
  const { data } = useListConnections();
  const connections = data?.connections ?? [];
  if (!data || (value === null && !isSeveralShops(connections))) return null;
  const isGone = !isThere(connections, value);
  const fault = error ?? (isGone ? 'This shop isn’t connected any more. Choose another one.' : '');
  return (
    <Field label="Shop" hint={hintOf(connections, value)} error={fault} className="max-w-md">
      {(control) => (
        <Select
          {...control}
          value={toShopValue(value)}
          onChange={({ target }) => onChange(fromShopValue(target.value))}
        >
          <option value="">{usualWords(usualShopTitle(connections))}</option>
          {isGone && <option value={toShopValue(value)}>{gone ?? 'Shop no longer available'}</option>}
          {connections.map((connection) => (
            <ConnectionShops key={connection.id} connection={connection} value={value} />
          ))}
        </Select>
      )}
    </Field>
  );
}

function ConnectionShops({ connection, value }: { connection: ConnectionView; value: LineUpShopBody | null }) {
  const { id, name, shops, selectedShopId } = connection;
  const followsSelected = value !== null && value.connectionId === id && !value.shopId;
  return (
    <optgroup label={name}>
      {followsSelected && (
        <option value={toShopValue({ connectionId: id })}>
          {`The selected one (${shops.find((shop) => shop.id === selectedShopId)?.title ?? 'none'})`}
        </option>
      )}
      {shops.map((shop) => (
        <option key={shop.id} value={toShopValue({ connectionId: id, shopId: shop.id })}>
          {shop.title}
        </option>
      ))}
    </optgroup>
  );
}

/** The shop first: a phone cuts the end. */
function usualWords(title: string | undefined): string {
  return title ? `${title} (same as my designs)` : 'Same as my designs';
}

function hintOf(connections: readonly ConnectionView[], value: LineUpShopBody | null): string {
  const network = chosenConnection(connections, value)?.network;
  if (!network || network === 'printify') return 'Where the products of this line-up are made and sold.';
  return `${networkName(network)} has a catalog of its own: choose the products after the shop.`;
}
