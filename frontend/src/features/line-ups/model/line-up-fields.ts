import type { LineUpBody } from '../../../api/model/lineUpBody.ts';
import type { LineUpShopBody } from '../../../api/model/lineUpShopBody.ts';
import type { LineUpView } from '../../../api/model/lineUpView.ts';
import { z } from '../../../lib/zod.ts';
import { ITEMS_MAX, type ItemDraft, itemErrors, toItemBody, toItemDraft } from './item-draft.ts';

export const NAME_MAX = 60;

export interface LineUpFields {
  name: string;
  isDefault: boolean;
  /** Null: the selected shop of the first connection. */
  shop: LineUpShopBody | null;
  items: ItemDraft[];
}

export const lineUpSchema = z
  .object({
    name: z.string().trim().min(1, 'Give it a name.').max(NAME_MAX, `At most ${NAME_MAX} characters`),
    isDefault: z.boolean(),
    shop: z.custom<LineUpShopBody | null>(),
    items: z
      .array(z.custom<ItemDraft>())
      .min(1, 'Add at least one product.')
      .max(ITEMS_MAX, `At most ${ITEMS_MAX} products`),
  })
  .superRefine(({ items }, { addIssue }) => {
    for (const [at, item] of items.entries())
      for (const [name, message] of Object.entries(itemErrors(item)))
        addIssue({ code: 'custom', path: ['items', at, name], message });
  });

export function toLineUpFields(lineUp?: LineUpView): LineUpFields {
  if (!lineUp) return { name: '', isDefault: false, shop: null, items: [] };
  const { name, isDefault, items } = lineUp;
  return { name, isDefault, shop: toShopBody(lineUp), items: items.map(toItemDraft) };
}

export function toShopBody({ shop }: Pick<LineUpView, 'shop'>): LineUpShopBody | null {
  return shop && { connectionId: shop.connectionId, shopId: shop.shopId };
}

export function toLineUpBody({ items, ...fields }: LineUpFields): LineUpBody {
  return { ...fields, items: items.map(toItemBody) };
}
