import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import {
  type ConnectedShop,
  ConnectionsService,
  PrintifyCatalog,
  PrintShop,
  planVariants,
  printAreas,
} from '../../../printify/index.ts';
import { deleteDuplicates, duplicatesDelay } from '../../jobs/delete-duplicates.job.ts';
import { ListingService } from '../../listing/listing.service.ts';
import { productReference } from '../../model/generation-names.ts';
import { colorsOnOf } from '../../model/products/colors-on.ts';
import { productPlan } from '../../model/products/product-plan.ts';
import { colorsUnavailable, StepError } from '../../model/step-error.ts';
import { cutOut, printsOf } from './cut-out.step.ts';
import { defineStep, type FollowUp, type ResultOf, type StepContext, StepOf } from './step.ts';
import { findUploadId, uploadPrints } from './upload.step.ts';
import { writeListing } from './write-listing.step.ts';

export const createProduct = defineStep({
  name: 'create_product',
  state: 'creating_product',
  needs: [cutOut, uploadPrints, writeListing],
  doneMessage: 'Product created at Printify',
  result: z.object({
    productId: z.string(),
    shopId: z.int(),
    deepLink: z.string(),
    /** True where an earlier call may still make another product. */
    mayBeDouble: z.boolean().default(false),
    /** The version of the design that it was made with. */
    artVersion: z.int().default(0),
    /** Also of the colors that were switched off. Absent in older rows. */
    plan: productPlan.optional(),
  }),
});
type Created = ResultOf<typeof createProduct>;
type Needs = typeof cutOut | typeof uploadPrints | typeof writeListing;

@Injectable()
export class CreateProductStep extends StepOf(createProduct) {
  constructor(
    private readonly connections: ConnectionsService,
    private readonly catalog: PrintifyCatalog,
    private readonly shop: PrintShop,
    private readonly listings: ListingService,
  ) {
    super();
  }

  async run(context: StepContext<Needs>): Promise<Created> {
    const { generation, request, resultOf, resumed, signal } = context;
    const connected = await this.findShop(generation.userId, resultOf(uploadPrints).shopId);
    const matrix = await this.catalog.fetchVariants(connected.access, request.product);
    const { enabled, leftOut } = planVariants(matrix, generation.colors, request.product.sizes);
    // The seller may have changed it since it was written.
    const stored = await this.listings.findStored(generation.id);
    const { price, colorsOff } = stored ?? request;
    const colorsOn = colorsOnOf(generation.colors, { colorsOff });
    const variants = enabled.map((variant) => ({ ...variant, isForSale: colorsOn.includes(variant.color) }));
    if (!variants.some(({ isForSale }) => isForSale)) throw colorsUnavailable();
    const order = {
      ...(stored?.words ?? resultOf(writeListing)),
      reference: productReference(generation.id),
      variants,
      price,
      sizePrices: request.sizePrices,
      product: request.product,
      prints: printAreas(uploadedPrints(context), matrix),
    };
    const made = await this.shop.createProduct(connected, order, resumed, signal);
    const plan = { variantIds: enabled.map(({ variantId }) => variantId), leftOut };
    return { ...made, shopId: connected.shop.id, artVersion: generation.artVersion, plan };
  }

  /** The upload's shop: an unanswered call's product is searched for there, and only its account has the picture. */
  private async findShop(userId: string, shopId: number): Promise<ConnectedShop> {
    const connected = await this.connections.findConnection(userId, shopId);
    if (connected) return connected;
    await this.connections.requireConnection(userId);
    throw new StepError(
      'shop_changed',
      'A different Printify shop was connected while this was being made. Retry to make it there.',
    );
  }

  override columns({ productId, shopId, deepLink, artVersion }: Created) {
    const art = { productVersion: artVersion, artTarget: artVersion, artSync: 'synced', artSyncError: null } as const;
    return { productId, shopId, deepLink, ...art };
  }

  override followUps({ mayBeDouble }: Created): FollowUp[] {
    return mayBeDouble ? [{ job: deleteDuplicates, startAfter: duplicatesDelay }] : [];
  }
}

function uploadedPrints({ generation, resultOf }: StepContext<Needs>) {
  const uploaded = resultOf(uploadPrints);
  return printsOf(resultOf(cutOut), generation.colors).map(({ key, shirts, placement }) => {
    const uploadId = findUploadId(uploaded, key);
    if (!uploadId) throw new StepError('upload_missing', 'The print files changed after they were sent. Please retry.');
    return { uploadId, shirts, placement };
  });
}
