import { type ShirtColor, shirtColor, shirtColors } from '../../../../src/print/index.ts';
import {
  BLUEPRINTS,
  type BlueprintData,
  GRAMS,
  type OfferData,
  type ShirtSize,
  SIZE_OPTION,
  SIZES,
  type Size,
} from './data.ts';

export interface CatalogVariant {
  id: number;
  /** `Black / S` */
  title: string;
  color: string;
  size: ShirtSize;
  /** Pixels by position, such as `front`. */
  areas: Record<string, Size>;
  available: boolean;
  /** US cents. The catalog endpoints never show it: a product's variants do (P3). */
  cost: number;
  grams: number;
}

const COLOR_NAMES = Object.keys(shirtColors);
const WHITES = new Set(['White', 'Solid White', 'Solid White Blend', 'Natural']);
/** Colors cost a little more than white, large sizes more again: the real steps of Gildan 5000 (P7). */
const COLOR_SURCHARGE = 21;
const LARGE_SURCHARGE: Partial<Record<ShirtSize, number>> = { '2XL': 97, '3XL': 197 };

const offers = new Map<string, CatalogVariant[]>(
  BLUEPRINTS.flatMap((blueprint) =>
    blueprint.offers.map((offer) => [key(blueprint.id, offer.provider), variantsOf(blueprint, offer)] as const),
  ),
);

export function findBlueprint(id: number): BlueprintData | undefined {
  return BLUEPRINTS.find((blueprint) => blueprint.id === id);
}

export function variantsFor(blueprintId: number, providerId: number): CatalogVariant[] | undefined {
  return offers.get(key(blueprintId, providerId));
}

/** False where the provider lists the blueprint and takes no orders for it (P2). */
export function takesOrders(blueprintId: number, providerId: number): boolean {
  return !findBlueprint(blueprintId)?.offers.find(({ provider }) => provider === providerId)?.refuses;
}

export function shirtColorOf(color: string): ShirtColor {
  return shirtColor(color);
}

/** Option ids as products show them: those of sizes are real, colors are numbered in the order of our table. */
export function optionIds(variant: Pick<CatalogVariant, 'color' | 'size'>): [color: number, size: number] {
  return [1000 + COLOR_NAMES.indexOf(variant.color), SIZE_OPTION[variant.size]];
}

function key(blueprintId: number, providerId: number): string {
  return `${blueprintId}/${providerId}`;
}

function variantsOf(blueprint: BlueprintData, offer: OfferData): CatalogVariant[] {
  const colors = Object.keys(blueprint.colors).filter((color) => !offer.without?.includes(color));
  return SIZES.flatMap((size) => colors.map((color) => variantOf(blueprint, offer, color, size)));
}

function variantOf(blueprint: BlueprintData, offer: OfferData, color: string, size: ShirtSize): CatalogVariant {
  const title = `${color} / ${size}`;
  const front = frontArea(offer.front, size);
  const others = Object.entries(offer.positions).map(([name, area]) => [name, area === 'front' ? front : area]);
  return {
    id: variantId(blueprint, color, size),
    title,
    color,
    size,
    areas: { front, ...Object.fromEntries(others) },
    available: !offer.soldOut?.includes(title),
    cost: offer.cost + (WHITES.has(color) ? 0 : COLOR_SURCHARGE) + (LARGE_SURCHARGE[size] ?? 0),
    grams: GRAMS[size],
  };
}

function variantId(blueprint: BlueprintData, color: string, size: ShirtSize): number {
  const first = blueprint.colors[color];
  if (typeof first === 'number') return first + blueprint.offsets[size];
  const position = Object.keys(blueprint.colors).indexOf(color);
  return 9_000_000 + blueprint.id * 1000 + position * 10 + SIZES.indexOf(size);
}

function frontArea(front: OfferData['front'], size: ShirtSize): Size {
  if (isSize(front)) return front;
  return size === 'S' ? front.S : size === 'M' ? front.M : front.L;
}

function isSize(front: OfferData['front']): front is Size {
  return Array.isArray(front);
}
