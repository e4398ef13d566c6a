import { Injectable } from '@nestjs/common';
import {
  type ConnectedShop,
  ConnectionsService,
  PrintifyCatalog,
  PrintShop,
  planVariants,
  printAreas,
} from '../../printify/index.ts';
import { removeSurplus, surplusAfter } from '../jobs.ts';
import { ListingService } from '../listing/listing.service.ts';
import { printsIn, uploadOf } from '../prints.ts';
import { referenceOf } from '../product-reference.ts';
import { colorsUnavailable, type FollowUp, Step, type StepContext, StepError, type StepResults } from '../step.ts';

type Needs = 'cut_out' | 'upload' | 'write_listing';

/** Makes the product, or finds the one that an unanswered call has made. */
@Injectable()
export class CreateProductStep extends Step<'create_product', Needs> {
  readonly name = 'create_product';
  readonly state = 'creating_product';
  readonly needs = ['cut_out', 'upload', 'write_listing'] as const;

  constructor(
    private readonly connections: ConnectionsService,
    private readonly catalog: PrintifyCatalog,
    private readonly shop: PrintShop,
    private readonly listings: ListingService,
  ) {
    super();
  }

  async run(context: StepContext<Needs>): Promise<StepResults['create_product']> {
    const { generation, request, results, resumed, signal } = context;
    const connected = await this.shopFor(generation.userId, results.upload.shopId);
    const matrix = await this.catalog.fetchVariants(connected.access, request.product);
    const { enabled, leftOut } = planVariants(matrix, generation.colors, request.product.sizes);
    if (enabled.length === 0) throw colorsUnavailable();
    const order = {
      // The seller may have changed it since it was written.
      ...((await this.listings.current(generation.id)) ?? results.write_listing),
      reference: referenceOf(generation.id),
      variants: enabled,
      price: request.price,
      sizePrices: request.sizePrices,
      product: request.product,
      prints: printAreas(uploadedPrints(context), matrix),
    };
    const made = await this.shop.createProduct(connected, order, resumed, signal);
    const plan = { variantIds: enabled.map(({ variantId }) => variantId), leftOut };
    return { ...made, shopId: connected.shop.id, plan };
  }

  /**
   * The shop that was chosen when the picture was uploaded: there an unanswered call's product is looked for, and
   * another account would not know the picture.
   */
  private async shopFor(userId: string, shopId: number): Promise<ConnectedShop> {
    const connected = await this.connections.findConnection(userId, shopId);
    if (connected) return connected;
    await this.connections.requireConnection(userId);
    throw new StepError(
      'shop_changed',
      'Another Printify shop was connected while this was being made. Retry to have it made there.',
    );
  }

  patch({ productId, shopId, deepLink }: StepResults['create_product']) {
    return { productId, shopId, deepLink };
  }

  override followUps({ mayBeDouble }: StepResults['create_product']): FollowUp[] {
    return mayBeDouble ? [{ job: removeSurplus, startAfter: surplusAfter }] : [];
  }
}

function uploadedPrints({ generation, results }: StepContext<Needs>) {
  return printsIn(results.cut_out, generation.colors).map(({ key, shirts, placement }) => {
    const uploadId = uploadOf(results.upload, key);
    if (!uploadId) throw new StepError('upload_missing', 'The print files have changed since they were sent. Retry.');
    return { uploadId, shirts, placement };
  });
}
