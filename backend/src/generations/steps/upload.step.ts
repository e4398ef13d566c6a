import { Injectable } from '@nestjs/common';
import type { Generation } from '../../platform/prisma/client/client.ts';
import type { Prisma } from '../../platform/prisma/prisma.service.ts';
import { FileLinks } from '../../platform/storage/file-links.ts';
import { FileStore } from '../../platform/storage/storage.ts';
import { type ConnectedShop, ConnectionsService, PrintShop } from '../../printify/index.ts';
import { type KeptPrint, printsIn, type StoredPrint } from '../prints.ts';
import { Step, type StepContext, type StepResults } from '../step.ts';

/** Puts the print files into the seller's Printify account, one after the other; each is kept as soon as it is there. */
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

  async run({ generation, results, signal, keep }: StepContext<'cut_out'>): Promise<StepResults['upload']> {
    const connected = await this.connections.requireConnection(generation.userId);
    const shopId = connected.shop.id;
    const prints = printsIn(results.cut_out, generation.colors);
    const uploads: StepResults['upload']['uploads'] = [];
    for (const print of prints) {
      const known = keptUpload(generation, print, shopId);
      const uploadId = known ?? (await this.upload(connected, generation, print, signal));
      uploads.push({ key: print.key, uploadId });
      if (!known) await keep({ prints: withUploads(prints, uploads, shopId) });
    }
    return { uploads, shopId };
  }

  private async upload(connected: ConnectedShop, { id }: Generation, print: StoredPrint, signal: AbortSignal) {
    const file = {
      name: `inkloom-${id}-${print.ink}.png`,
      png: await this.store.get(print.key),
      link: this.links.linkTo(print.key),
    };
    return this.shop.uploadPrint(connected, file, signal);
  }

  /** From here on a product may be there, also where nobody was told its id. */
  patch({ shopId }: StepResults['upload']) {
    return { shopId };
  }
}

/** The upload that an earlier run has made of this very file in this shop's account. */
function keptUpload({ prints }: Generation, { key }: StoredPrint, shopId: number): string | null {
  const kept = (prints as unknown as KeptPrint[] | null)?.find((print) => print.key === key && print.shopId === shopId);
  return kept?.uploadId ?? null;
}

function withUploads(
  prints: StoredPrint[],
  uploads: StepResults['upload']['uploads'],
  shopId: number,
): Prisma.InputJsonArray {
  return prints.map((print) => {
    const upload = uploads.find(({ key }) => key === print.key);
    return upload ? { ...print, uploadId: upload.uploadId, shopId } : { ...print };
  });
}
