import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.ts';
import { shirtColor } from '../../print/index.ts';
import type { ProductKind } from '../../product-kinds/index.ts';
import { type ConnectedShop, ConnectionsService } from '../connections/connections.service.ts';
import { PrintifyCatalog } from '../mirror/printify-catalog.ts';
import { PrintifyError } from '../model/printify-error.ts';
import {
  type ChosenProduct,
  kindInSentence,
  type NamedVariant,
  type ProductRef,
  type ShirtVariant,
  sizesToSell,
} from '../model/product.ts';
import { ProductChoices } from './product-choices.service.ts';

export interface ShirtColorOffer {
  color: string;
  hex: string;
  variants: string[];
}

/** The specification's answer where there is no catalog: four colors in six sizes that have no name. */
const fallbackColors = ['White', 'Black', 'Heather Grey', 'Navy'];
const fallbackSizes = 6;

@Injectable()
export class ShirtCatalogService {
  constructor(
    private readonly catalog: PrintifyCatalog,
    private readonly connections: ConnectionsService,
    private readonly choices: ProductChoices,
  ) {}

  async listColors(userId: string): Promise<ShirtColorOffer[]> {
    const product = await this.choices.findProduct(userId);
    return this.availableColors(await this.connections.findConnection(userId), product);
  }

  async availableColors(connected: ConnectedShop | null, product: ChosenProduct): Promise<ShirtColorOffer[]> {
    const variants = await this.fetchInteractively(connected, product);
    if (variants.length > 0) return groupByColor(variants, product.sizes);
    return fallbackColors.map((color) => ({
      color,
      hex: hexOf(color),
      variants: Array<string>(fallbackSizes).fill(''),
    }));
  }

  /** None where Printify is not connected, or is away and no answer is stored. */
  async availableVariants(userId: string, product: ProductRef): Promise<ShirtVariant[]> {
    return this.fetchInteractively(await this.connections.findConnection(userId), product);
  }

  /** As {@link availableVariants}; where there are none, an answer of any age, also without a connection. */
  async availableOrCachedVariants(userId: string, product: ProductRef): Promise<ShirtVariant[]> {
    const available = await this.availableVariants(userId, product);
    return available.length > 0 ? available : this.catalog.cachedVariants(product);
  }

  /** For a worker, which waits for its share of the budget. @throws PrintifyError where no answer is stored */
  async fetchOrCachedVariants(userId: string, product: ProductRef): Promise<ShirtVariant[]> {
    const connected = await this.connections.findConnection(userId);
    if (!connected) return this.catalog.cachedVariants(product);
    return this.catalog.fetchOrCachedVariants(connected.access, product);
  }

  private async fetchInteractively(connected: ConnectedShop | null, product: ProductRef): Promise<ShirtVariant[]> {
    if (!connected) return [];
    try {
      return await this.catalog.fetchOrCachedVariants({ ...connected.access, priority: 'interactive' }, product);
    } catch (error) {
      if (error instanceof PrintifyError) return [];
      throw error;
    }
  }
}

export function checkColors(
  available: readonly { color: string }[],
  colors: string[],
  kind: ProductKind = 't_shirt',
): void {
  const names = new Set(available.map(({ color }) => color));
  const unknown = colors.filter((color) => !names.has(color));
  if (unknown.length === 0) return;
  const message = `This ${kindInSentence(kind)} does not come in ${unknown.slice(0, 3).join(', ')}. Choose from the colors shown.`;
  throw new AppError('validation_failed', message, { fields: { selectedColors: message } });
}

/** Colors that are in stock in some size that is to be sold. */
export function groupByColor(variants: readonly NamedVariant[], wanted: readonly string[]): ShirtColorOffer[] {
  const selling = sizesToSell(
    variants.map(({ size }) => size),
    wanted,
  );
  const sizesOf = new Map<string, Set<string>>();
  for (const { color, size, available } of variants) {
    if (available !== false) sizesOf.set(color, (sizesOf.get(color) ?? new Set()).add(size));
  }
  return [...sizesOf]
    .map(([color, sizes]) => ({ color, hex: hexOf(color), variants: selling.filter((size) => sizes.has(size)) }))
    .filter(({ variants: sizes }) => sizes.length > 0);
}

function hexOf(color: string): string {
  return shirtColor(color).hex;
}
