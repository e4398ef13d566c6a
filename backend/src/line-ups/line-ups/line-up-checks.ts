import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { ProductCatalog, type ProductVariant, usualShop } from '../../printify/index.ts';
import type { PrintPosition } from '../../printify/model/product-variants.ts';
import { productKindFacts } from '../../product-kinds/index.ts';
import type { LineUpItem, LineUpShop, PriceRule } from '../model/line-up.ts';

/** A product as a seller names it. */
export interface WantedItem {
  blueprintId: number;
  printProviderId: number;
  place: PrintPosition;
  colors: string[];
  sizes: string[];
  price?: number | undefined;
  margin?: number | undefined;
}

/** Holds what a seller wants against Printify's catalog. */
@Injectable()
export class LineUpChecks {
  constructor(private readonly catalog: ProductCatalog) {}

  /** @throws AppError validation_failed by field (`items.1.colors`), provider_not_connected, provider_unavailable */
  async check(userId: string, wanted: readonly WantedItem[], shop: LineUpShop | null = null): Promise<LineUpItem[]> {
    refuseTwice(wanted);
    const items: LineUpItem[] = [];
    for (const [at, one] of wanted.entries())
      items.push(await atField(`items.${at}`, () => this.item(userId, one, shop)));
    return items;
  }

  private async item(userId: string, wanted: WantedItem, shop: LineUpShop | null): Promise<LineUpItem> {
    const { blueprintId, printProviderId, place, colors, sizes } = wanted;
    const price = priceRuleOf(wanted);
    const product = { blueprintId, printProviderId };
    const { kind, blueprint, provider, variants } = await this.catalog.describe(userId, product, shop ?? usualShop);
    const printed = variants.filter(({ areas }) => areas.some(({ position }) => position === place));
    const { name } = productKindFacts[kind];
    if (printed.length === 0)
      throw refused('place', `This ${name} isn’t printed on its ${place}. Choose another side.`);
    refuseUnknown('colors', name, colors, valuesOf(printed, 'color'));
    refuseUnknown('sizes', name, sizes, valuesOf(printed, 'size'));
    return {
      kind,
      ...{ blueprintId, printProviderId, place, colors, sizes, price },
      title: blueprint.title,
      brand: blueprint.brand,
      model: blueprint.model,
      imageUrl: blueprint.imageUrl,
      provider: provider.title,
      shop,
    };
  }
}

function priceRuleOf({ price, margin }: WantedItem): PriceRule {
  if (price != null && margin == null) return { rule: 'fixed', price };
  if (margin != null && price == null) return { rule: 'margin', percent: margin };
  throw refused('price', 'Give a price or a margin, one of the two.');
}

function valuesOf(variants: readonly ProductVariant[], field: 'color' | 'size'): Set<string> {
  return new Set(variants.map((variant) => variant[field]));
}

function refuseUnknown(field: string, name: string, wanted: string[], known: Set<string>): void {
  const unknown = wanted.filter((value) => !known.has(value));
  if (unknown.length > 0) throw refused(field, `This ${name} does not come in ${unknown.slice(0, 3).join(', ')}.`);
}

/** A design has each of them once. */
function refuseTwice(wanted: readonly WantedItem[]): void {
  const seen = new Set<string>();
  for (const [at, { blueprintId, printProviderId, place }] of wanted.entries()) {
    const key = `${blueprintId} ${printProviderId} ${place}`;
    if (seen.has(key)) throw refused(`items.${at}.blueprintId`, 'This product is in the line-up already.');
    seen.add(key);
  }
}

const fieldMessages = z.record(z.string(), z.string());

async function atField<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AppError ? placed(error, path) : error;
  }
}

function placed(error: AppError, path: string): AppError {
  const { data: fields } = fieldMessages.safeParse(error.extra.fields);
  if (!fields) return error;
  const moved = Object.fromEntries(Object.entries(fields).map(([name, message]) => [`${path}.${name}`, message]));
  return new AppError(error.code, error.message, { ...error.extra, fields: moved });
}

function refused(field: string, sentence: string): AppError {
  return new AppError('validation_failed', sentence, { fields: { [field]: sentence } });
}
