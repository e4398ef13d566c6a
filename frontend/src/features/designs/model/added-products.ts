import type { DesignProductView } from '../../../api/model/designProductView.ts';
import type { LineUpItemView } from '../../../api/model/lineUpItemView.ts';
import type { LineUpView } from '../../../api/model/lineUpView.ts';
import { type ItemDraft, keyOf } from '../../line-ups/model/index.ts';

type Known = readonly Pick<DesignProductView, 'blueprint_id' | 'print_provider_id' | 'place' | 'shop'>[];
type Shop = LineUpView['shop'];

/** The products of a line-up that a design is not on yet. */
export function missingItems(lineUp: Pick<LineUpView, 'items' | 'shop'> | undefined, known: Known): LineUpItemView[] {
  const there = keysOf(known, lineUp?.shop ?? null);
  return lineUp?.items.filter((item) => !there.has(keyOf(item))) ?? [];
}

export function isOn({ blueprint, provider, place }: ItemDraft, known: Known): boolean {
  if (!blueprint || !provider) return false;
  return keysOf(known, null).has(keyOf({ blueprintId: blueprint.id, printProviderId: provider.id, place }));
}

function keysOf(known: Known, shop: Shop): Set<string> {
  const inShop = known.filter((product) => isSameShop(product.shop, shop));
  return new Set(
    inShop.map(({ blueprint_id, print_provider_id, place }) =>
      keyOf({ blueprintId: blueprint_id, printProviderId: print_provider_id, place }),
    ),
  );
}

/** The same product in another shop is another one. */
function isSameShop(one: Shop, other: Shop): boolean {
  const keyOfShop = (shop: Shop) => `${shop?.connectionId ?? ''} ${shop?.shopId ?? ''}`;
  return keyOfShop(one) === keyOfShop(other);
}
