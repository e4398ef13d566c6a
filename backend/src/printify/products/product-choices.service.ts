import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ProductChoice } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { PrintifyAccess } from '../client/printify-call.ts';
import { ConnectionsService } from '../connections/connections.service.ts';
import { PrintifyCatalog } from '../mirror/printify-catalog.ts';
import { PrintifyError } from '../model/printify-error.ts';
import type { PrintifyBlueprint, PrintifyProviderPlace } from '../model/printify-types.ts';
import { type ChosenProduct, defaultProduct, isSameProduct, type ProductRef } from '../model/product.ts';

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

export interface ProductNames {
  blueprint: ShirtName;
  provider: ProviderName;
}

const usualNames: ProductNames = {
  blueprint: {
    id: defaultProduct.blueprintId,
    title: 'Unisex Jersey Short Sleeve Tee',
    brand: 'Bella+Canvas',
    model: '3001',
    imageUrl: null,
  },
  provider: { id: defaultProduct.printProviderId, title: 'Monster Digital', location: null },
};

@Injectable()
export class ProductChoices {
  constructor(
    private readonly prisma: PrismaService,
    private readonly connections: ConnectionsService,
    private readonly catalog: PrintifyCatalog,
  ) {}

  async findProduct(userId: string): Promise<ChosenProduct> {
    const row = await this.findChoice(userId);
    if (!row) return { ...defaultProduct, sizes: [] };
    const { blueprintId, printProviderId, sizes } = row;
    return { blueprintId, printProviderId, sizes };
  }

  findChoice(userId: string): Promise<ProductChoice | null> {
    return this.prisma.productChoice.findUnique({ where: { userId } });
  }

  /** Null where Printify is away or not connected, and the names are not stored. */
  async namesOfProduct(userId: string, product: ProductRef): Promise<ProductNames | null> {
    const row = await this.findChoice(userId);
    if (row && isSameProduct(row, product)) return storedNames(row);
    return isSameProduct(product, defaultProduct) ? this.namesOfUsualProduct(userId) : this.fetchNames(userId, product);
  }

  async namesOfUsualProduct(userId: string): Promise<ProductNames> {
    const fetched = await this.fetchNames(userId, defaultProduct);
    if (!fetched) return usualNames;
    const { blueprint, provider } = usualNames;
    return {
      blueprint: { ...blueprint, imageUrl: fetched.blueprint.imageUrl },
      provider: { ...provider, location: fetched.provider.location },
    };
  }

  async fetchProviders(access: PrintifyAccess, blueprintId: number): Promise<ProviderName[]> {
    const providers = await this.catalog.fetchProviders(access, blueprintId);
    const places = await this.catalog.fetchPlaces(access);
    return providers.map(({ id, title }) => {
      const place = places.find((candidate) => candidate.id === id);
      return { id, title, location: place ? placeName(place) : null };
    });
  }

  /** @throws AppError validation_failed where it is not in the catalog or cannot be printed on; PrintifyError */
  async lookUp(access: PrintifyAccess, product: ProductRef) {
    const { blueprintId, printProviderId } = product;
    const shirt = (await this.catalog.fetchShirts(access)).find(({ id }) => id === blueprintId);
    if (!shirt) throw refused('blueprintId', 'Printify doesn’t have this shirt. Choose one from the list.');
    const provider = (await this.fetchProviders(access, blueprintId)).find(({ id }) => id === printProviderId);
    if (!provider)
      throw refused('printProviderId', 'This print provider doesn’t offer this shirt. Choose another provider.');
    const variants = await this.catalog.fetchVariants(access, product);
    if (variants.length === 0) {
      throw refused(
        'printProviderId',
        'This print provider doesn’t print on the front of this shirt. Choose another provider.',
      );
    }
    return { blueprint: toShirtName(shirt), provider, variants };
  }

  private async fetchNames(userId: string, product: ProductRef): Promise<ProductNames | null> {
    const connected = await this.connections.findConnection(userId);
    if (!connected) return null;
    try {
      const { blueprint, provider } = await this.lookUp({ ...connected.access, priority: 'interactive' }, product);
      return { blueprint, provider };
    } catch (error) {
      if (error instanceof PrintifyError || error instanceof AppError) return null;
      throw error;
    }
  }
}

export function toShirtName({ id, title, brand, model, images }: PrintifyBlueprint): ShirtName {
  return { id, title, brand, model, imageUrl: images[0] ?? null };
}

export function storedNames(row: ProductChoice): ProductNames {
  const { title, brand, model, imageUrl } = row;
  return {
    blueprint: { id: row.blueprintId, title, brand, model, imageUrl },
    provider: { id: row.printProviderId, title: row.providerTitle, location: row.providerLocation },
  };
}

function placeName({ location }: PrintifyProviderPlace): string | null {
  const parts = [location?.city, location?.region, location?.country].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}

function refused(field: keyof ProductRef, sentence: string): AppError {
  return new AppError('validation_failed', sentence, { fields: { [field]: sentence } });
}
