import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Generation } from '../../../platform/prisma/client/client.ts';
import { FileLinks } from '../../../platform/storage/file-links.ts';
import { FileStore } from '../../../platform/storage/storage.ts';
import { type ConnectedShop, ConnectionsService, PrintShop } from '../../../printify/index.ts';
import type { StoredPrint } from '../../model/prints.ts';
import { parsePrints } from '../../model/row.ts';
import { cutOut, printsOf } from './cut-out.step.ts';
import { defineStep, type ResultOf, type StepContext, StepOf } from './step.ts';

const upload = z.object({ key: z.string(), uploadId: z.string() });
type Upload = z.infer<typeof upload>;
const uploads = z.object({ uploads: z.array(upload) });
/** Stored before there were versions: one upload for every color. */
const singleUpload = z.object({ uploadId: z.string() });

export const uploadPrints = defineStep({
  name: 'upload',
  state: 'uploading',
  needs: [cutOut],
  doneMessage: 'Print files sent to Printify',
  result: z.intersection(z.union([uploads, singleUpload]), z.object({ shopId: z.int() })),
});
type Uploaded = ResultOf<typeof uploadPrints>;

export function findUploadId(result: Uploaded, key: string): string | null {
  if (!('uploads' in result)) return result.uploadId;
  return result.uploads.find((one) => one.key === key)?.uploadId ?? null;
}

@Injectable()
export class UploadStep extends StepOf(uploadPrints) {
  constructor(
    private readonly connections: ConnectionsService,
    private readonly shop: PrintShop,
    private readonly store: FileStore,
    private readonly links: FileLinks,
  ) {
    super();
  }

  async run({ generation, resultOf, signal, saveColumns }: StepContext<typeof cutOut>): Promise<Uploaded> {
    const connected = await this.connections.requireConnection(generation.userId);
    const shopId = connected.shop.id;
    const prints = printsOf(resultOf(cutOut), generation.colors);
    const done: Upload[] = [];
    for (const print of prints) {
      const known = earlierUpload(generation, print, shopId);
      const uploadId = known ?? (await this.upload(connected, generation, print, signal));
      done.push({ key: print.key, uploadId });
      if (!known) await saveColumns({ prints: withUploads(prints, done, shopId) });
    }
    return { uploads: done, shopId };
  }

  private async upload(connected: ConnectedShop, { id }: Generation, print: StoredPrint, signal: AbortSignal) {
    const file = {
      name: `inkloom-${id}-${print.ink}.png`,
      png: await this.store.get(print.key),
      link: this.links.linkForProvider(print.key),
    };
    return this.shop.uploadPrint(connected, file, signal);
  }

  /** Stored before a product is made: from now on there may be one in this shop, also where its id never came. */
  override columns({ shopId }: Uploaded) {
    return { shopId };
  }
}

/** The upload that an earlier run made of this very file in this shop's account. */
function earlierUpload(generation: Generation, { key }: StoredPrint, shopId: number): string | null {
  const print = parsePrints(generation)?.find((one) => one.key === key && one.shopId === shopId);
  return print?.uploadId ?? null;
}

function withUploads(prints: StoredPrint[], done: Upload[], shopId: number): StoredPrint[] {
  return prints.map((print) => {
    const uploadId = done.find(({ key }) => key === print.key)?.uploadId;
    return uploadId ? { ...print, uploadId, shopId } : print;
  });
}
