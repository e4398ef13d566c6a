import { Injectable } from '@nestjs/common';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { FileStore } from '../../platform/storage/storage.ts';
import { CostLimits } from '../costs/cost-limits.ts';
import { ImageCostsService } from '../costs/image-costs.service.ts';
import type { PartToDraw } from '../engines/image-model.ts';
import { OpenAiImageModel } from '../engines/openai/openai-image-model.ts';
import { RetouchStudio } from '../engines/retouch/retouch-studio.ts';
import type { StoredRedraw } from '../model/documents/redraw.ts';
import { parseRequest } from '../model/row.ts';
import { BasePictures } from '../pictures/base-pictures.ts';

/** Has the model draw a part of a picture anew. What it has drawn is stored, so that it is asked once. */
@Injectable()
export class PartRedrawing {
  constructor(
    private readonly model: OpenAiImageModel,
    private readonly studio: RetouchStudio,
    private readonly pictures: BasePictures,
    private readonly files: FileStore,
    private readonly costs: ImageCostsService,
    private readonly limits: CostLimits,
  ) {}

  /** @throws ModelError, CostLimitReached, StorageUnavailable */
  async draw(design: Generation, version: number, redraw: StoredRedraw, signal: AbortSignal): Promise<void> {
    if (await this.pictures.find(design, version)) return;
    const { cut, whole, width, height } = await this.open(design, redraw.from);
    const order = { strokes: redraw.strokes, cut, whole };
    await this.limits.check(design.userId);
    const mask = await this.studio.mask(design.userId, order);
    const part = { words: redraw.words, picture: whole ?? cut, mask, width, height, isOpaque: whole !== null };
    const drawn = await this.ask(design, part, signal);
    await this.pictures.save(design, version, await this.studio.merge(design.userId, order, drawn));
  }

  private async open(design: Generation, picture: number) {
    const found =
      picture === 0 ? await this.pictures.findOrMakeFirst(design) : await this.pictures.find(design, picture);
    if (!found) throw new Error(`A part was accepted without its picture ${picture}.`);
    const { cut, whole, ...size } = found;
    return { cut: await this.files.get(cut), whole: whole === null ? null : await this.files.get(whole), ...size };
  }

  private async ask(design: Generation, part: PartToDraw, signal: AbortSignal): Promise<Buffer> {
    const { id, idea, colors, userId } = design;
    const onBilled = (billed: Parameters<ImageCostsService['record']>[1]) => this.costs.record(id, billed);
    const { bytes } = await this.model.draw(
      { idea, colors, userId, request: parseRequest(design), part, onBilled },
      signal,
    );
    return bytes;
  }
}
