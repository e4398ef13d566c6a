import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.ts';
import {
  allOverReason,
  isAllOver,
  kindOfTitle,
  type ProductKind,
  productKindFacts,
  productKinds,
} from '../../product-kinds/index.ts';
import type { PrintifyAccess } from '../client/printify-call.ts';
import { SellerShops } from '../connections/seller-shops.ts';
import { PrintifyCatalog } from '../mirror/printify-catalog.ts';
import { type ShopRef, usualShop } from '../model/network.ts';
import { PrintifyError } from '../model/printify-error.ts';
import type { PrintifyBlueprint, PrintifyProviderPlace } from '../model/printify-types.ts';
import { kindInSentence, type ProductRef, type ProductVariant } from '../model/product.ts';
import { variantsOfKind } from '../model/product-variants.ts';

export interface ShirtName {
  id: number;
  title: string;
  brand: string;
  model: string;
  imageUrl: string | null;
}

export interface ProviderName {
  id: number;
  title: string;
  location: string | null;
}

export interface ProductDescription {
  kind: ProductKind;
  blueprint: ShirtName;
  provider: ProviderName;
  variants: ProductVariant[];
}

/** Products of any kind that we print on. */
@Injectable()
export class ProductCatalog {
  constructor(
    private readonly shops: SellerShops,
    private readonly catalog: PrintifyCatalog,
  ) {}

  /** @throws AppError validation_failed where we don't print on it; provider_… where Printify is not connected or away */
  async describe(userId: string, product: ProductRef, shop: ShopRef = usualShop): Promise<ProductDescription> {
    const { access } = await this.shops.requireConnected(userId, shop);
    return withAppErrors(this.lookUp({ ...access, priority: 'interactive' }, product));
  }

  /** For a worker, which waits for its share of the budget. @throws PrintifyError where no answer is stored */
  async fetchOrCachedVariants(
    userId: string,
    kind: ProductKind,
    product: ProductRef,
    shop: ShopRef = usualShop,
  ): Promise<ProductVariant[]> {
    const connected = await this.shops.findConnected(userId, shop);
    const variants = connected
      ? await this.catalog.fetchOrCachedProductVariants(connected.access, product)
      : await this.catalog.cachedProductVariants(product);
    return variantsOfKind(kind, variants);
  }

  /** @throws PrintifyError */
  async fetchBlueprints(access: PrintifyAccess, kind: ProductKind): Promise<PrintifyBlueprint[]> {
    return (await this.catalog.fetchBlueprints(access)).filter(({ title }) => kindOfTitle(title) === kind);
  }

  /** @throws PrintifyError */
  async fetchProviders(access: PrintifyAccess, blueprintId: number): Promise<ProviderName[]> {
    const providers = await this.catalog.fetchProviders(access, blueprintId);
    const places = await this.catalog.fetchPlaces(access);
    return providers.map(({ id, title }) => {
      const place = places.find((candidate) => candidate.id === id);
      return { id, title, location: place ? placeName(place) : null };
    });
  }

  /** @throws AppError validation_failed where we don't print on it, or it is not of the kind wanted; PrintifyError */
  async lookUp(access: PrintifyAccess, product: ProductRef, wanted?: ProductKind): Promise<ProductDescription> {
    const { blueprintId, printProviderId } = product;
    const found = (await this.catalog.fetchBlueprints(access)).find(({ id }) => id === blueprintId);
    if (!found || (wanted && kindOfTitle(found.title) !== wanted)) throw unknownProduct(wanted);
    const kind = requireKind(found);
    const provider = (await this.fetchProviders(access, blueprintId)).find(({ id }) => id === printProviderId);
    if (!provider) throw unsuitableProvider('offer this', kind);
    const variants = variantsOfKind(kind, await this.catalog.fetchProductVariants(access, product));
    if (variants.length === 0) throw unsuitableProvider('print on the front of this', kind);
    return { kind, blueprint: toShirtName(found), provider, variants };
  }
}

export function toShirtName({ id, title, brand, model, images }: PrintifyBlueprint): ShirtName {
  return { id, title, brand, model, imageUrl: images[0] ?? null };
}

/** For a request, which a seller waits for. */
export async function withAppErrors<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw error instanceof PrintifyError ? toAppError(error) : error;
  }
}

function unknownProduct(wanted: ProductKind | undefined): AppError {
  const name = wanted ? kindInSentence(wanted) : 'product';
  return refused('blueprintId', `Printify doesn’t have this ${name}. Choose one from the list.`);
}

function unsuitableProvider(what: string, kind: ProductKind): AppError {
  const sentence = `This print provider doesn’t ${what} ${kindInSentence(kind)}. Choose another provider.`;
  return refused('printProviderId', sentence);
}

function refused(field: keyof ProductRef, sentence: string): AppError {
  return new AppError('validation_failed', sentence, { fields: { [field]: sentence } });
}

function requireKind({ title }: PrintifyBlueprint): ProductKind {
  if (isAllOver(title)) throw refused('blueprintId', allOverReason);
  const kind = kindOfTitle(title);
  if (kind) return kind;
  const others = productKinds.map((one) => productKindFacts[one].plural);
  const known = `${others.slice(0, -1).join(', ')} and ${others.at(-1)}`;
  throw refused('blueprintId', `We don’t print on “${title}”. We make ${known}. Choose one of those.`);
}

function placeName({ location }: PrintifyProviderPlace): string | null {
  const parts = [location?.city, location?.region, location?.country].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}

function toAppError({ kind, message }: PrintifyError): AppError {
  switch (kind) {
    case 'unauthorized':
    case 'forbidden':
    case 'shop_gone':
      return new AppError('provider_not_connected', message, { requiresSetup: true, message });
    case 'rate_limited':
    case 'daily_limit':
    case 'quota_reached':
    case 'unavailable':
      return new AppError('provider_unavailable', message);
    default:
      return new AppError('provider_failed', message);
  }
}
