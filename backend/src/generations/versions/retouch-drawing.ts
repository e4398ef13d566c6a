import { Injectable } from '@nestjs/common';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { FileStore } from '../../platform/storage/storage.ts';
import { largestPrintArea, planVariants, ShirtCatalogService } from '../../printify/index.ts';
import { RetouchStudio } from '../engines/retouch/retouch-studio.ts';
import type { Retouch } from '../model/documents/retouch-document.ts';
import { fileKeys } from '../model/generation-names.ts';
import { parseRequest } from '../model/row.ts';
import { colorsUnavailable } from '../model/step-error.ts';
import { type BasePicture, BasePictures } from '../pictures/base-pictures.ts';
import type { draw } from '../pipeline/steps/draw.step.ts';
import type { ResultOf } from '../pipeline/steps/step.ts';

/** Draws what the step `draw` draws, from a picture that is there and what was changed of it by hand. */
@Injectable()
export class RetouchDrawing {
  constructor(
    private readonly studio: RetouchStudio,
    private readonly pictures: BasePictures,
    private readonly catalog: ShirtCatalogService,
    private readonly files: FileStore,
  ) {}

  /** With the design as it is to be cut out: no more than it was. */
  async draw(design: Generation, retouch: Retouch): Promise<[Generation, ResultOf<typeof draw>]> {
    const { cut, whole } = await this.pictureOf(design, retouch.picture);
    const { png, enlarged } = await this.studio.draw(design.userId, {
      retouch,
      cut: await this.files.get(cut),
      whole: whole === null ? null : await this.files.get(whole),
      area: await this.areaOf(design),
    });
    const { drawn: key } = fileKeys(design);
    await this.files.put(key, png, 'image/png');
    return [
      { ...design, background: 'keep_all' },
      { key, keyColor: null, model: 'retouch', versions: [], enlarged },
    ];
  }

  private async pictureOf(design: Generation, picture: number): Promise<BasePicture> {
    const found =
      picture === 0 ? await this.pictures.findOrMakeFirst(design) : await this.pictures.find(design, picture);
    if (!found) throw new Error(`A version was accepted without its picture ${picture}.`);
    return found;
  }

  private async areaOf(design: Generation) {
    const { product } = parseRequest(design);
    const variants = await this.catalog.fetchOrCachedVariants(design.userId, product);
    const { enabled } = planVariants(variants, design.colors, product.sizes);
    if (enabled.length === 0) throw colorsUnavailable();
    return largestPrintArea(enabled);
  }
}
