import { z } from 'zod';
import { printNetworks } from '../../printify/model/network.ts';
import { printPositions } from '../../printify/model/product-variants.ts';
import { productKinds } from '../../product-kinds/index.ts';

/** Products of one set; each is one more thing that must be made and sold. */
export const mostItems = 12;
export const mostLineUps = 20;
export const nameMax = 60;

/** fixed: cents for every size. margin: percent of what the buyer pays that is left after fees, cost and shipping. */
export const priceRule = z.discriminatedUnion('rule', [
  z.object({ rule: z.literal('fixed'), price: z.int() }),
  z.object({ rule: z.literal('margin'), percent: z.int() }),
]);
export type PriceRule = z.infer<typeof priceRule>;

export const marginLimits = { min: 1, max: 70 } as const;

/** Where products go, with what that was called when it was chosen: it may be gone since. */
export const lineUpShop = z.object({
  /** Null: the seller's first connection. */
  connectionId: z.uuid().nullable(),
  /** Null: the selected shop of the connection. */
  shopId: z.int().nullable(),
  connection: z.string(),
  network: z.enum(printNetworks),
  title: z.string().nullable(),
});
export type LineUpShop = z.infer<typeof lineUpShop>;

/** A product of a line-up, with what it was called when it was chosen: Printify need not be asked to show it. */
export const lineUpItem = z.object({
  kind: z.enum(productKinds),
  blueprintId: z.int(),
  printProviderId: z.int(),
  title: z.string(),
  brand: z.string(),
  model: z.string(),
  imageUrl: z.string().nullable(),
  provider: z.string(),
  /** Which of its sides is printed. */
  place: z.enum(printPositions),
  colors: z.array(z.string()),
  /** No sizes: all it comes in, of clothes the usual ones. */
  sizes: z.array(z.string()),
  price: priceRule,
  /** Null: the selected shop of the first connection. */
  shop: lineUpShop.nullable().default(null),
});
export type LineUpItem = z.infer<typeof lineUpItem>;

export const lineUpItems = z.array(lineUpItem);
