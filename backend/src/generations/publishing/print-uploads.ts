import { Injectable } from '@nestjs/common';
import { FileLinks } from '../../platform/storage/file-links.ts';
import { FileStore } from '../../platform/storage/storage.ts';
import { type ConnectedShop, PrintShop } from '../../printify/index.ts';
import type { StoredPrint } from '../model/products/prints.ts';

export interface PrintsToUpload<Print extends StoredPrint> {
  generationId: string;
  /** Those with an upload of this shop are not sent again. */
  prints: Print[];
  connected: ConnectedShop;
  /** Called after each upload, so that what was sent is not sent again after a crash. */
  save: (prints: Print[]) => Promise<void>;
}

/** Print files at Printify. */
@Injectable()
export class PrintUploads {
  constructor(
    private readonly shop: PrintShop,
    private readonly store: FileStore,
    private readonly links: FileLinks,
  ) {}

  async upload<Print extends StoredPrint>(
    { generationId, prints, connected, save }: PrintsToUpload<Print>,
    signal: AbortSignal,
  ): Promise<(Print & { uploadId: string })[]> {
    const shopId = connected.shop.id;
    const all = [...prints];
    const uploaded: (Print & { uploadId: string })[] = [];
    for (const [at, print] of prints.entries()) {
      const known = print.shopId === shopId ? print.uploadId : undefined;
      const uploadId = known ?? (await this.send(connected, generationId, print, signal));
      const done = { ...print, uploadId, shopId };
      uploaded.push(done);
      all[at] = done;
      if (!known) await save(all);
    }
    return uploaded;
  }

  private async send(connected: ConnectedShop, generationId: string, { key, ink }: StoredPrint, signal: AbortSignal) {
    const png = await this.store.get(key);
    const file = { name: `inkloom-${generationId}-${ink}.png`, png, link: this.links.linkForProvider(key) };
    return this.shop.uploadPrint(connected, file, signal);
  }
}
