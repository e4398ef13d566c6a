import { type ShirtColor, shirtColor, shirtColors } from '../../../../src/print/index.ts';
import { type BlueprintData, type OfferData, type Size, type VariantData } from './blueprint.ts';
import { GARMENTS } from './garments.ts';
import { HOME_GOODS } from './home-goods.ts';
import { T_SHIRTS } from './t-shirts.ts';

export interface CatalogVariant {
  id: number;
  /** `Black / S` */
  title: string;
  /** What the real catalog names of it: a mug has no color, a poster has a paper. */
  options: VariantData['options'];
  /** As it is drawn. */
  color: string;
  /** Pixels by position, such as `front`. */
  areas: Record<string, Size>;
  available: boolean;
  /** US cents. The catalog endpoints never show it: a product's variants do (P3). */
  cost: number;
  grams: number;
}

export const BLUEPRINTS: BlueprintData[] = [...T_SHIRTS, ...GARMENTS, ...HOME_GOODS].sort((a, b) => a.id - b.id);

const WHITES = new Set(['White', 'Solid White', 'Solid White Blend', 'Natural']);
/** Colors cost a little more than white: the real step of Gildan 5000 (P7). */
const COLOR_SURCHARGE = 21;

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

function key(blueprintId: number, providerId: number): string {
  return `${blueprintId}/${providerId}`;
}

function variantsOf(blueprint: BlueprintData, offer: OfferData): CatalogVariant[] {
  const without = new Set(offer.without);
  return blueprint.variants
    .filter(({ options }) => !Object.values(options).some((value) => without.has(value)))
    .map((variant) => variantOf(blueprint, offer, variant));
}

function variantOf(blueprint: BlueprintData, offer: OfferData, { id, options }: VariantData): CatalogVariant {
  const { color = 'White', size = '' } = options;
  const title = Object.values(options).join(' / ');
  const front = frontArea(offer.front, size);
  const others = Object.entries(offer.positions).map(([name, area]) => [name, area === 'front' ? front : area]);
  return {
    id,
    title,
    options,
    color,
    areas: { front, ...Object.fromEntries(others) },
    available: !offer.soldOut?.includes(title),
    cost: offer.cost + (WHITES.has(color) ? 0 : COLOR_SURCHARGE) + (blueprint.surcharges[size] ?? 0),
    grams: blueprint.grams[size] ?? 0,
  };
}

function frontArea(front: OfferData['front'], size: string): Size {
  if (isSize(front)) return front;
  return front[size] ?? Object.values(front).at(-1) ?? [1, 1];
}

function isSize(front: OfferData['front']): front is Size {
  return Array.isArray(front);
}

const COLOR_NAMES = Object.keys(shirtColors);
/** Option ids of sizes as products of the real service show them (P7, P4). */
const SIZE_IDS: Record<string, number> = { S: 14, M: 15, L: 16, XL: 17, '2XL': 18, '3XL': 19, '11oz': 1189 };
const OTHER_NAMES = [
  ...new Set(BLUEPRINTS.flatMap(({ variants }) => variants.flatMap(({ options }) => Object.values(options)))),
];

/** As products show them: those of some sizes are real, others are numbered in the order of our tables. */
export function optionId(name: string, value: string): number {
  if (name === 'color') return 1000 + COLOR_NAMES.indexOf(value);
  return SIZE_IDS[value] ?? 3000 + OTHER_NAMES.indexOf(value);
}
