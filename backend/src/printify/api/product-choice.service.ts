import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ProductChoice } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { PrintifyAccess } from '../client/printify-call.ts';
import { ConnectionsService } from '../connections/connections.service.ts';
import { PrintifyCatalog } from '../mirror/printify-catalog.ts';
import { PrintifyError } from '../model/printify-error.ts';
import { defaultProduct, type ShirtVariant, sizesInOrder, sizesToSell } from '../model/product.ts';
import { ProductChoices, type ProductNames, storedNames, toShirtName } from '../products/product-choices.service.ts';
import { ShirtCatalogService } from '../products/shirt-catalog.service.ts';
import type { ChooseProduct, PrintProviderChoice, ProductChoiceView, ShirtBlueprint } from './product-choice.dto.ts';

const maxFound = 30;

@Injectable()
export class ProductChoiceService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly connections: ConnectionsService,
    private readonly catalog: PrintifyCatalog,
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

  async searchBlueprints(userId: string, search: string): Promise<ShirtBlueprint[]> {
    const access = await this.accessOf(userId);
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    const shirts = await unwrap(this.catalog.fetchShirts(access));
    return shirts.map(toShirtName).filter(containsAll(words)).slice(0, maxFound);
  }

  async listPrintProviders(userId: string, blueprintId: number): Promise<PrintProviderChoice[]> {
    const access = await this.accessOf(userId);
    return unwrap(this.choices.fetchProviders(access, blueprintId));
  }

  async chooseProduct(userId: string, chosen: ChooseProduct): Promise<ProductChoiceView> {
    const access = await this.accessOf(userId);
    const { blueprint, provider, variants } = await unwrap(this.choices.lookUp(access, chosen));
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

  private async accessOf(userId: string): Promise<PrintifyAccess> {
    return { ...(await this.connections.requireConnection(userId)).access, priority: 'interactive' };
  }
}

async function unwrap<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw error instanceof PrintifyError ? toAppError(error) : error;
  }
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

function toView(row: ProductChoice | null, names: ProductNames, variants: ShirtVariant[]): ProductChoiceView {
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

function checkedSizes(variants: ShirtVariant[], sizes: string[]): string[] {
  const comesIn = new Set(variants.map(({ size }) => size));
  const unknown = sizes.filter((size) => !comesIn.has(size));
  if (unknown.length === 0) return sizesInOrder(sizes);
  const sentence = `This shirt does not come in ${unknown.slice(0, 3).join(', ')}.`;
  throw new AppError('validation_failed', sentence, { fields: { sizes: sentence } });
}
