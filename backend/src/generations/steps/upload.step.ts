import { Injectable } from '@nestjs/common';
import { FileLinks } from '../../platform/storage/file-links.ts';
import { FileStore } from '../../platform/storage/storage.ts';
import { ConnectionsService, PrintShop } from '../../printify/printify.module.ts';
import { Step, type StepContext, type StepResults } from '../step.ts';

/** Puts the print file into the seller's Printify account. */
@Injectable()
export class UploadStep extends Step<'upload', 'cut_out'> {
  readonly name = 'upload';
  readonly state = 'uploading';
  readonly needs = ['cut_out'] as const;

  constructor(
    private readonly connections: ConnectionsService,
    private readonly shop: PrintShop,
    private readonly store: FileStore,
    private readonly links: FileLinks,
  ) {
    super();
  }

  async run({ generation, results, signal }: StepContext<'cut_out'>): Promise<StepResults['upload']> {
    const connected = await this.connections.require(generation.userId);
    const { printKey } = results.cut_out;
    const file = {
      name: `inkloom-${generation.id}.png`,
      png: await this.store.get(printKey),
      link: this.links.linkTo(printKey),
    };
    return { uploadId: await this.shop.uploadArt(connected, file, signal), shopId: connected.shop.id };
  }

  patch() {
    return {};
  }
}
