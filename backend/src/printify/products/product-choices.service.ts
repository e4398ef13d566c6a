import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ProductChoice } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { ConnectionsService } from '../connections/connections.service.ts';
import { PrintifyError } from '../model/printify-error.ts';
import { type ChosenProduct, defaultProduct, isSameProduct, type ProductRef } from '../model/product.ts';
import { ProductCatalog, type ProviderName, type ShirtName } from './product-catalog.service.ts';

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
    private readonly products: ProductCatalog,
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

  private async fetchNames(userId: string, product: ProductRef): Promise<ProductNames | null> {
    const connected = await this.connections.findConnection(userId);
    if (!connected) return null;
    try {
      const { blueprint, provider } = await this.products.lookUp(
        { ...connected.access, priority: 'interactive' },
        product,
      );
      return { blueprint, provider };
    } catch (error) {
      if (error instanceof PrintifyError || error instanceof AppError) return null;
      throw error;
    }
  }
}

export function storedNames(row: ProductChoice): ProductNames {
  const { title, brand, model, imageUrl } = row;
  return {
    blueprint: { id: row.blueprintId, title, brand, model, imageUrl },
    provider: { id: row.printProviderId, title: row.providerTitle, location: row.providerLocation },
  };
}
