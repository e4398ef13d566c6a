import { Injectable } from '@nestjs/common';
import { type ChangeState, type ConnectedShop, PrintifyCatalog, printAreas, ShopArt } from '../../printify/index.ts';
import { parseRequest } from '../model/row.ts';
import { PrintUploads } from '../publishing/print-uploads.ts';
import { type ArtOrder, ArtSyncStore } from './art-sync-store.ts';

/** Sends print files to a product that is there. Throws PrintifyError and StorageUnavailable. */
@Injectable()
export class ArtSender {
  constructor(
    private readonly uploads: PrintUploads,
    private readonly catalog: PrintifyCatalog,
    private readonly shop: ShopArt,
    private readonly store: ArtSyncStore,
  ) {}

  async send(connected: ConnectedShop, order: ArtOrder, begun: boolean, signal: AbortSignal): Promise<ChangeState> {
    const { row, prints, productId } = order;
    const save = (saved: ArtOrder['prints']) => this.store.savePrints(order, saved);
    const uploaded = await this.uploads.upload({ generationId: row.id, prints, connected, save }, signal);
    const matrix = await this.catalog.fetchVariants(connected.access, parseRequest(row).product);
    return this.shop.updateArt(connected, productId, printAreas(uploaded, matrix), begun, signal);
  }

  findMockups(connected: ConnectedShop, { productId }: ArtOrder, signal: AbortSignal): Promise<string[]> {
    return this.shop.findMockups(connected, productId, signal);
  }
}
