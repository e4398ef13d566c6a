import { Injectable } from '@nestjs/common';
import {
  type ConnectedShop,
  ConnectionsService,
  PrintShop,
  planVariants,
  ShirtCatalogService,
} from '../../printify/printify.module.ts';
import { Step, type StepContext, StepError, type StepResults } from '../step.ts';

type Needs = 'cut_out' | 'upload' | 'write_listing';

/** Makes the product, or finds the one that an unanswered call has made. */
@Injectable()
export class CreateProductStep extends Step<'create_product', Needs> {
  readonly name = 'create_product';
  readonly state = 'creating_product';
  readonly needs = ['cut_out', 'upload', 'write_listing'] as const;

  constructor(
    private readonly connections: ConnectionsService,
    private readonly catalog: ShirtCatalogService,
    private readonly shop: PrintShop,
  ) {
    super();
  }

  async run({
    generation,
    request,
    results,
    resumed,
    signal,
  }: StepContext<Needs>): Promise<StepResults['create_product']> {
    const connected = await this.shopFor(generation.userId, results.upload.shopId);
    const { enabled } = planVariants(await this.catalog.variants(connected.access), generation.colors);
    if (enabled.length === 0)
      throw new StepError(
        'colors_unavailable',
        'The chosen colors are not available at Printify any more. Choose others.',
      );
    const order = {
      ...results.write_listing,
      reference: referenceOf(generation.id),
      variants: enabled,
      price: request.price,
      uploadId: results.upload.uploadId,
      placement: results.cut_out.placement,
    };
    const made = await this.shop.makeProduct(connected, order, resumed, signal);
    return { ...made, shopId: connected.shop.id };
  }

  /** The shop that was chosen when the picture was uploaded: there an unanswered call's product is looked for. */
  private async shopFor(userId: string, shopId: number): Promise<ConnectedShop> {
    return (await this.connections.find(userId, shopId)) ?? this.connections.require(userId);
  }

  patch({ productId, shopId, deepLink, mockupUrls }: StepResults['create_product']) {
    return { productId, shopId, deepLink, mockupUrls };
  }
}

/** The random end of the id: with a variant's id behind it a SKU stays within Etsy's 32 characters. */
function referenceOf(generationId: string): string {
  return `ink${generationId.replaceAll('-', '').slice(-13)}`;
}
