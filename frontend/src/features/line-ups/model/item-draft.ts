import type { LineUpItemBody } from '../../../api/model/lineUpItemBody.ts';
import type { LineUpItemView } from '../../../api/model/lineUpItemView.ts';
import type { PrintPlace } from '../../../api/model/printPlace.ts';
import type { ProductKind } from '../../../api/model/productKind.ts';
import type { ShirtBlueprint } from '../../../api/model/shirtBlueprint.ts';
import { formatPrice, isPrice, PRICE_OUT_OF_RANGE, parseCents } from '../../profit/index.ts';

export const MARGIN_LIMITS = { min: 1, max: 70 };
export const ITEMS_MAX = 12;

/** A product of a line-up while it is being chosen. */
export interface ItemDraft {
  /** Of this one on the screen. */
  key: string;
  kind: ProductKind;
  blueprint: ShirtBlueprint | null;
  provider: { id: number; title: string } | null;
  place: PrintPlace;
  colors: string[];
  /** Null: the usual ones. */
  sizes: string[] | null;
  rule: 'price' | 'margin';
  /** As typed: dollars, and percent. */
  price: string;
  margin: string;
}

export type ItemErrors = Partial<Record<keyof LineUpItemBody, string>>;

export function newItem(kind: ProductKind, key: string): ItemDraft {
  return {
    ...{ key, kind, blueprint: null, provider: null, place: 'front', colors: [], sizes: null },
    ...{ rule: 'price', price: '', margin: '30' },
  };
}

export function toItemDraft(item: LineUpItemView): ItemDraft {
  const { kind, blueprintId, printProviderId, title, brand, model, imageUrl, provider } = item;
  const { place, colors, sizes, price, margin } = item;
  return {
    key: keyOf(item),
    kind,
    blueprint: { id: blueprintId, title, brand, model, imageUrl },
    provider: { id: printProviderId, title: provider },
    ...{ place, colors, sizes: sizes.length > 0 ? sizes : null },
    rule: price === null ? 'margin' : 'price',
    price: price === null ? '' : formatPrice(price),
    margin: String(margin ?? 30),
  };
}

/** A design has no product twice. */
export function keyOf({
  blueprintId,
  printProviderId,
  place,
}: Pick<LineUpItemView, 'blueprintId' | 'printProviderId' | 'place'>): string {
  return `${blueprintId} ${printProviderId} ${place}`;
}

/** Of one without errors. */
export function toItemBody({ blueprint, provider, place, colors, sizes, ...item }: ItemDraft): LineUpItemBody {
  return {
    blueprintId: blueprint?.id ?? 0,
    printProviderId: provider?.id ?? 0,
    ...{ place, colors, sizes: sizes ?? [] },
    ...(item.rule === 'price' ? { price: parseCents(item.price) } : { margin: Number(item.margin) }),
  };
}

/** What is missing, the first thing alone: what comes after it depends on it. */
export function itemErrors({ blueprint, provider, colors, sizes, rule, price, margin }: ItemDraft): ItemErrors {
  if (!blueprint) return { blueprintId: 'Choose a product.' };
  if (!provider) return { printProviderId: 'Choose a print provider.' };
  return {
    ...(colors.length === 0 && { colors: 'Choose at least one color.' }),
    ...(sizes?.length === 0 && { sizes: 'Choose at least one size.' }),
    ...(rule === 'price' && !isPrice(price) && { price: PRICE_OUT_OF_RANGE }),
    ...(rule === 'margin' && !isMargin(margin) && { margin: MARGIN_OUT_OF_RANGE }),
  };
}

const MARGIN_OUT_OF_RANGE = `Choose a whole number from ${MARGIN_LIMITS.min} to ${MARGIN_LIMITS.max}`;

function isMargin(text: string): boolean {
  const percent = Number(text);
  return Number.isInteger(percent) && percent >= MARGIN_LIMITS.min && percent <= MARGIN_LIMITS.max;
}

/** The errors of each item, of "items.0.colors" and the like. */
export function errorsByItem(fields: Readonly<Record<string, string>>): ItemErrors[] {
  const errors: ItemErrors[] = [];
  for (const [path, message] of Object.entries(fields)) {
    const [, at, name] = /^items\.(\d+)\.(\w+)/.exec(path) ?? [];
    if (at && name) errors[Number(at)] = { ...errors[Number(at)], [name]: message };
  }
  return errors;
}

/** "$44.99", or "30% margin". */
export function priceWords({ rule, price, margin }: Pick<ItemDraft, 'rule' | 'price' | 'margin'>): string | null {
  if (rule === 'margin') return isMargin(margin) ? `${margin}% margin` : null;
  return isPrice(price) ? `$${formatPrice(parseCents(price))}` : null;
}
