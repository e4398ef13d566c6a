import { Injectable } from '@nestjs/common';
import { SellerShops } from '../connections/seller-shops.ts';
import { PrintifyCatalog } from '../mirror/printify-catalog.ts';
import { PrintifyError } from '../model/printify-error.ts';
import type { ProductRef } from '../model/product.ts';
import type { ShippingTable } from '../model/shipping.ts';

@Injectable()
export class ShippingRates {
  constructor(
    private readonly shops: SellerShops,
    private readonly catalog: PrintifyCatalog,
  ) {}

  async findRates(userId: string, product: ProductRef): Promise<ShippingTable | null> {
    const access = await this.shops.findAccess(userId, product.network);
    if (!access) return null;
    try {
      return await this.catalog.fetchShipping({ ...access, priority: 'interactive' }, product);
    } catch (error) {
      if (error instanceof PrintifyError) return null;
      throw error;
    }
  }
}
