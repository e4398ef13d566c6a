import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ProductChoice } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { PrintifyAccess } from '../client/printify-call.ts';
import { SellerShops } from '../connections/seller-shops.ts';
import type { ShopRef } from '../model/network.ts';
import { defaultProduct, type NamedVariant, type ProductRef, sizesInOrder, sizesToSell } from '../model/product.ts';
import { positionsOf } from '../model/product-variants.ts';
import { ProductCatalog, toShirtName, withAppErrors } from '../products/product-catalog.service.ts';
import { ProductChoices, type ProductNames, storedNames } from '../products/product-choices.service.ts';
import { groupByColor, ShirtCatalogService } from '../products/shirt-catalog.service.ts';
import type {
  BlueprintQuery,
  CatalogQuery,
  ChooseProduct,
  PrintProviderChoice,
  ProductChoiceView,
  ProductVariantsView,
  ShirtBlueprint,
} from './product-choice.dto.ts';

const maxFound = 30;

@Injectable()
export class ProductChoiceService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly shops: SellerShops,
    private readonly products: ProductCatalog,
    private readonly shirts: ShirtCatalogService,
    private readonly choices: ProductChoices,
  ) {}

  async getProductChoice(userId: string): Promise<ProductChoiceView> {
    const row = await this.choices.findChoice(userId);
    const product = row ?? defaultProduct;
    const variants = await this.shirts.availableVariants(userId, product);
    const names = row ? storedNames(row) : await this.choices.namesOfUsualProduct(userId);
    return toView(row, names, variants);
  }

  async searchBlueprints(userId: string, { kind, search, ...query }: BlueprintQuery): Promise<ShirtBlueprint[]> {
    const access = await this.accessOf(userId, query);
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    const found = await withAppErrors(this.products.fetchBlueprints(access, kind));
    return found.map(toShirtName).filter(containsAll(words)).slice(0, maxFound);
  }

  async listPrintProviders(userId: string, blueprintId: number, query: CatalogQuery): Promise<PrintProviderChoice[]> {
    const access = await this.accessOf(userId, query);
    return withAppErrors(this.products.fetchProviders(access, blueprintId));
  }

  async listProductVariants(userId: string, product: ProductRef, query: CatalogQuery): Promise<ProductVariantsView> {
    const { kind, variants } = await this.products.describe(userId, product, shopOf(query));
    const sizes = variants.map(({ size }) => size);
    const colors = groupByColor(variants, sizes).map(({ variants: inStock, ...color }) => ({
      ...color,
      sizes: inStock,
    }));
    return { kind, positions: positionsOf(variants), colors };
  }

  async chooseProduct(userId: string, chosen: ChooseProduct): Promise<ProductChoiceView> {
    const access = await this.accessOf(userId);
    const { blueprint, provider, variants } = await withAppErrors(this.products.lookUp(access, chosen, 't_shirt'));
    const data = {
      blueprintId: chosen.blueprintId,
      printProviderId: chosen.printProviderId,
      sizes: checkedSizes(variants, chosen.sizes),
      title: blueprint.title,
      brand: blueprint.brand,
      model: blueprint.model,
      imageUrl: blueprint.imageUrl,
      providerTitle: provider.title,
      providerLocation: provider.location?.slice(0, 200) ?? null,
      chosenAt: new Date(),
    };
    const row = await this.prisma.productChoice.upsert({
      where: { userId },
      create: { userId, ...data },
      update: data,
    });
    return toView(row, storedNames(row), variants);
  }

  private async accessOf(userId: string, query: CatalogQuery = {}): Promise<PrintifyAccess> {
    return { ...(await this.shops.requireConnected(userId, shopOf(query))).access, priority: 'interactive' };
  }
}

/** Its selected shop: a catalog needs none. */
function shopOf({ connectionId }: CatalogQuery): ShopRef {
  return { connectionId: connectionId ?? null, shopId: null };
}

function toView(row: ProductChoice | null, names: ProductNames, variants: NamedVariant[]): ProductChoiceView {
  const comesIn = sizesInOrder(variants.map(({ size }) => size));
  return {
    chosen: row !== null,
    ...names,
    sizes: comesIn.length > 0 ? sizesToSell(comesIn, row?.sizes ?? []) : (row?.sizes ?? []),
    comesIn,
    colorCount: new Set(variants.map(({ color }) => color)).size,
  };
}

function containsAll(words: string[]) {
  return ({ title, brand, model }: ShirtBlueprint) => {
    const text = `${title} ${brand} ${model}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
}

function checkedSizes(variants: NamedVariant[], sizes: string[]): string[] {
  const comesIn = new Set(variants.map(({ size }) => size));
  const unknown = sizes.filter((size) => !comesIn.has(size));
  if (unknown.length === 0) return sizesInOrder(sizes);
  const sentence = `This shirt does not come in ${unknown.slice(0, 3).join(', ')}.`;
  throw new AppError('validation_failed', sentence, { fields: { sizes: sentence } });
}
