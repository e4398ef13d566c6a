import { useSelectPrintifyShop } from '../../../api/generated/printify/printify.ts';
import type { PrintifyConnectionStatus } from '../../../api/model/printifyConnectionStatus.ts';
import { Field } from '../../../components/ui/form/field.tsx';
import { Select } from '../../../components/ui/form/input.tsx';

export function ShopSelector({ connection }: { connection: PrintifyConnectionStatus }) {
  const select = useSelectPrintifyShop({
    mutation: {
      meta: {
        success: 'Shop Selected!',
        successDetail: 'New products go to this shop.',
        failure: 'Selection Failed',
      },
    },
  });
  const chosen = select.isPending ? select.variables.data.shopId : connection.selectedShopId;
  return (
    <Field label="Shop">
      {(control) => (
        <Select
          {...control}
          value={chosen ?? ''}
          disabled={select.isPending}
          onChange={(event) => select.mutate({ data: { shopId: Number(event.target.value) } })}
        >
          {chosen === null && <option value="">Choose a shop</option>}
          {connection.shops.map((shop) => (
            <option key={shop.id} value={shop.id}>
              {shop.title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
