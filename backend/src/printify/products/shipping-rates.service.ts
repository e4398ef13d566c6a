import { Injectable } from '@nestjs/common';
import { ConnectionsService } from '../connections/connections.service.ts';
import { PrintifyCatalog } from '../mirror/printify-catalog.ts';
import { PrintifyError } from '../model/printify-error.ts';
import type { ProductRef } from '../model/product.ts';
import type { ShippingTable } from '../model/shipping.ts';

@Injectable()
export class ShippingRates {
  constructor(
    private readonly connections: ConnectionsService,
    private readonly catalog: PrintifyCatalog,
  ) {}

  async findRates(userId: string, product: ProductRef): Promise<ShippingTable | null> {
    const connected = await this.connections.findConnection(userId);
    if (!connected) return null;
    try {
      return await this.catalog.fetchShipping({ ...connected.access, priority: 'interactive' }, product);
    } catch (error) {
      if (error instanceof PrintifyError) return null;
      throw error;
    }
  }
}
