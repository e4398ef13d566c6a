import { z } from 'zod';
import { lineUpItem } from '../../../line-ups/model/line-up.ts';
import type { ShopRef } from '../../../printify/model/network.ts';
import type { ProductRef } from '../../../printify/model/product.ts';
import { type ProductKind, productKinds } from '../../../product-kinds/index.ts';
import { type PublishStatus, publishStates } from '../status/states.ts';
import { colorsOnOf } from './colors-on.ts';
import { storedPrint } from './prints.ts';
import { storedReport } from './report.ts';

export const designProductStates = ['waiting', 'making', 'made', 'failed', 'refused'] as const;
export type DesignProductState = (typeof designProductStates)[number];

/** As the seller sees it: what was made is as far as its way to the shop. */
export const productStatuses = [
  ...(['waiting', 'making', 'refused', 'failed', 'draft', 'publishing', 'published', 'publish_failed'] as const),
] as const;
export type ProductStatus = (typeof productStatuses)[number];

export function productStatus(state: DesignProductState, publish: PublishStatus): ProductStatus {
  if (state !== 'made') return state;
  return publish === 'failed' ? 'publish_failed' : publish;
}

/** What of it is being made, in this order; null where nothing is. */
export const productStages = ['drawing', 'uploading', 'creating', 'publishing'] as const;
export type ProductStage = (typeof productStages)[number];

export const productVerdict = z.object({
  level: z.enum(['good', 'fair', 'refused']),
  message: z.string(),
  /** Chosen sizes on which it would look bad: the product is made without them. */
  leftOut: z.array(z.string()).default([]),
});
export type ProductVerdict = z.infer<typeof productVerdict>;

/** A print file with the variants that it is for; together a product's prints name every variant of its matrix once. */
export const productPrint = storedPrint.extend({
  variantIds: z.array(z.int()),
  /** Pixels at 300 DPI; absent in older rows, as is the report. */
  area: z.object({ width: z.int(), height: z.int() }).optional(),
  report: storedReport.optional(),
});
export type ProductPrintFile = z.infer<typeof productPrint>;

/** Cents; `sizePrices` for the sizes that have a price of their own. */
export const productPrices = z.object({
  price: z.int(),
  sizePrices: z.record(z.string(), z.int()),
  /** The seller changed them: the line-up's rule does not count any more. */
  isSellers: z.boolean().default(false),
});
export type ProductPrices = z.infer<typeof productPrices>;

/** Of a product that is not at Printify any more: a retry makes another one. What it cost stays charged. */
export const notThere = { productId: null, deepLink: null, publishStatus: 'draft', publishError: null } as const;

/** Its listing is to be taken to Printify. */
export const toBeSynced = { listingSync: 'pending', listingSyncError: null } as const;

/** Printify has it as it is here, or will be given it with the product. */
export const listingSynced = {
  listingSync: 'synced',
  listingSyncError: null,
  pricePending: false,
  colorsPending: false,
} as const;

interface ProductJson {
  choice: unknown;
  verdict: unknown;
  prints: unknown;
  prices: unknown;
}

export const parseChoice = ({ choice }: Pick<ProductJson, 'choice'>) => lineUpItem.parse(choice);
export const parseVerdict = ({ verdict }: Pick<ProductJson, 'verdict'>) => productVerdict.nullable().parse(verdict);
export const parseProductPrints = ({ prints }: Pick<ProductJson, 'prints'>) =>
  z.array(productPrint).nullable().parse(prints);
export const parsePrices = ({ prices }: Pick<ProductJson, 'prices'>) => productPrices.nullable().parse(prices);

/** Those of its colors that are for sale. */
export function colorsOnOfProduct(row: Pick<ProductJson, 'choice'> & { colorsOff: string[] }): string[] {
  return colorsOnOf(parseChoice(row).colors, row);
}

interface ProductColumns extends Pick<ProductJson, 'choice'> {
  blueprintId: number;
  printProviderId: number;
}

/** As its network's catalog has it. */
export function productOf(row: ProductColumns): ProductRef {
  const { blueprintId, printProviderId } = row;
  return { network: parseChoice(row).shop?.network, blueprintId, printProviderId };
}

/** Where it is, or is to be made. */
export function shopRefOf(row: {
  connectionId: string | null;
  chosenShopId: number | null;
  shopId: number | null;
}): ShopRef {
  return { connectionId: row.connectionId, shopId: row.shopId ?? row.chosenShopId };
}

/** Its print files in the store, with names for a folder. */
export function filesOfProduct(row: {
  id: string;
  kind: ProductKind;
  prints: unknown;
}): { key: string; name: string }[] {
  const prints = parseProductPrints(row) ?? [];
  return prints.map(({ key }, at) => ({ key, name: `${row.kind}-${row.id}-${at + 1}.png` }));
}

const summary = z.array(
  z.object({ kind: z.enum(productKinds), state: z.enum(designProductStates), publish: z.enum(publishStates) }),
);

/** The further products of a design, as its row sums them up. */
export function parseFurtherProducts({ furtherProducts }: { furtherProducts: unknown }): {
  kind: ProductKind;
  status: ProductStatus;
}[] {
  return summary
    .parse(furtherProducts)
    .map(({ kind, state, publish }) => ({ kind, status: productStatus(state, publish) }));
}

export const designProductRef = z.object({ designProductId: z.uuid() });
export type DesignProductRef = z.infer<typeof designProductRef>;

export function designProductLock(id: string): string {
  return `design-product:${id}`;
}
