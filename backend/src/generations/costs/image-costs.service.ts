import { Injectable } from '@nestjs/common';
import { Metrics } from '../../platform/metrics/metrics.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { type BilledImage, imageCostMicros } from '../model/image-costs.ts';

/** What models bill us, picture by picture and listing by listing: also those that could not be used, or that a crash made us ask again for. */
@Injectable()
export class ImageCostsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly metrics: Metrics,
  ) {}

  async record(generationId: string, billed: BilledImage): Promise<void> {
    const { model, quality, usage } = billed;
    const costMicros = imageCostMicros(billed);
    await this.prisma.generationImage.create({ data: { generationId, model, quality, ...usage, costMicros } });
    if (quality === 'text') this.metrics.modelBilled(model, costMicros);
    else this.metrics.imageBilled(model, costMicros);
  }
}
