import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Generation } from '../../../platform/prisma/client/client.ts';
import { ConnectionsService } from '../../../printify/index.ts';
import type { StoredPrint } from '../../model/products/prints.ts';
import { parsePrints } from '../../model/row.ts';
import { PrintUploads } from '../../publishing/print-uploads.ts';
import { cutOut, printsOf } from './cut-out.step.ts';
import { defineStep, type ResultOf, type StepContext, StepOf } from './step.ts';

const upload = z.object({ key: z.string(), uploadId: z.string() });
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
    private readonly uploads: PrintUploads,
  ) {
    super();
  }

  async run({ generation, resultOf, signal, saveColumns }: StepContext<typeof cutOut>): Promise<Uploaded> {
    const connected = await this.connections.requireConnection(generation.userId);
    const prints = withEarlierUploads(generation, printsOf(resultOf(cutOut), generation.colors));
    const save = (saved: StoredPrint[]) => saveColumns({ prints: saved });
    const order = { generationId: generation.id, prints, connected, save };
    const uploaded = await this.uploads.upload(order, signal);
    return { uploads: uploaded.map(({ key, uploadId }) => ({ key, uploadId })), shopId: connected.shop.id };
  }

  /** Stored before a product is made: from now on there may be one in this shop, also where its id never came. */
  override columns({ shopId }: Uploaded) {
    return { shopId };
  }
}

/** The uploads that an earlier run made of these very files. */
function withEarlierUploads(generation: Generation, prints: StoredPrint[]): StoredPrint[] {
  const earlier = new Map(parsePrints(generation)?.map((print) => [print.key, print]));
  return prints.map((print) => {
    const { uploadId, shopId } = earlier.get(print.key) ?? {};
    return uploadId ? { ...print, uploadId, shopId } : print;
  });
}
