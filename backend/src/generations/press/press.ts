import { Injectable } from '@nestjs/common';
import type { Ground } from '../../designer/index.ts';
import type { InkTone } from '../../print/index.ts';
import { largestPrintArea, planVariants, ShirtCatalogService } from '../../printify/index.ts';
import type { GenerationRequest } from '../generation-request.ts';
import { type DrawnPicture, type DrawRequest, ImageModel } from '../image-model.ts';
import { colorsUnavailable } from '../step.ts';
import { groundsOf } from './grounds.ts';
import { PressStudio } from './press-studio.ts';

/** The inks that a ground takes; a ground that may be any comes with no shirt and is never printed. */
const inkOn: Record<Ground, InkTone> = { light: 'dark', dark: 'light', any: 'dark' };

/**
 * Press, our vector designer, in the place of an image model: no model is asked. For light and dark shirts together
 * it draws the design twice, in the inks for each.
 */
@Injectable()
export class Press extends ImageModel {
  constructor(
    private readonly studio: PressStudio,
    private readonly catalog: ShirtCatalogService,
  ) {
    super();
  }

  async draw({ idea, colors, userId, request }: DrawRequest, signal: AbortSignal): Promise<DrawnPicture> {
    const { press } = request;
    if (!press) throw new Error('A Press design was accepted without a plan.');
    const area = await this.areaFor(userId, colors, request.product);
    const drawn: { ink: InkTone; shirts: string[]; bytes: Buffer; svg: string }[] = [];
    for (const { ground, colors: shirts } of groundsOf(colors)) {
      signal.throwIfAborted();
      const { png, svg } = await this.studio.print({ idea, ...press, ground }, area);
      drawn.push({ ink: inkOn[ground], shirts, bytes: Buffer.from(png), svg });
    }
    const [first] = drawn;
    if (!first) throw new Error('There is a ground for any list of shirts.');
    const versions = drawn.map(({ ink, shirts, bytes }) => ({ ink, shirts, bytes }));
    return {
      bytes: first.bytes,
      keyColor: null,
      model: 'press',
      vector: first.svg,
      ...(versions.length > 1 && { versions }),
    };
  }

  private async areaFor(userId: string, colors: string[], product: GenerationRequest['product']) {
    const { enabled } = planVariants(await this.catalog.fetchOrCachedVariants(userId, product), colors, product.sizes);
    if (enabled.length === 0) throw colorsUnavailable();
    return largestPrintArea(enabled);
  }
}
