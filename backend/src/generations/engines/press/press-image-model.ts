import { Injectable } from '@nestjs/common';
import type { ShirtTone } from '../../../designer/index.ts';
import type { InkTone } from '../../../print/index.ts';
import { largestPrintArea, planVariants, ShirtCatalogService } from '../../../printify/index.ts';
import type { GenerationRequest } from '../../model/documents/generation-request.ts';
import { colorsUnavailable } from '../../model/step-error.ts';
import { type DrawnPicture, type DrawRequest, ImageModel } from '../image-model.ts';
import { PressStudio } from './press-studio.ts';
import { groupShirts } from './shirt-groups.ts';

/** The inks for light and for dark shirts; `any` comes with no shirt and is never printed. */
const inkFor: Record<ShirtTone, InkTone> = { light: 'dark', dark: 'light', any: 'dark' };

/** For light and dark shirts together it draws the design twice, in the inks for each. */
@Injectable()
export class PressImageModel extends ImageModel {
  constructor(
    private readonly studio: PressStudio,
    private readonly catalog: ShirtCatalogService,
  ) {
    super();
  }

  async draw({ idea, colors, userId, batchId, request }: DrawRequest, signal: AbortSignal): Promise<DrawnPicture> {
    const { press } = request;
    if (!press) throw new Error('A Press design was accepted without a plan.');
    const area = await this.areaFor(userId, colors, request.product);
    const drawn: { ink: InkTone; shirts: string[]; bytes: Buffer; svg: string }[] = [];
    for (const { shirtTone, colors: shirts } of groupShirts(colors)) {
      signal.throwIfAborted();
      const { png, svg } = await this.studio.print({ userId, batchId }, { idea, ...press, shirtTone }, area);
      drawn.push({ ink: inkFor[shirtTone], shirts, bytes: Buffer.from(png), svg });
    }
    const [first] = drawn;
    if (!first) throw new Error('There is a group for any list of shirts.');
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
