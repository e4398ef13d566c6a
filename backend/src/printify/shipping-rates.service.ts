import { Injectable } from '@nestjs/common';
import { PrintifyError } from './client/printify-error.ts';
import type { PrintifyShipping } from './client/printify-types.ts';
import { ConnectionsService } from './connections.service.ts';
import { PrintifyLists } from './printify-lists.service.ts';
import type { ProductRef } from './product-choice.ts';

/** Profiles of what a parcel costs, by variants and countries. */
export type ShippingTable = PrintifyShipping;

/** What Printify charges for sending a product. */
@Injectable()
export class ShippingRates {
  constructor(
    private readonly connections: ConnectionsService,
    private readonly lists: PrintifyLists,
  ) {}

  /** Null where Printify is not connected, or does not tell. */
  async of(userId: string, product: ProductRef): Promise<ShippingTable | null> {
    const connected = await this.connections.find(userId);
    if (!connected) return null;
    try {
      return await this.lists.shipping({ ...connected.access, hurry: true }, product);
    } catch (error) {
      if (error instanceof PrintifyError) return null;
      throw error;
    }
  }
}
