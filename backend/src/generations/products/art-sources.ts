import { Injectable } from '@nestjs/common';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { FileStore } from '../../platform/storage/storage.ts';
import type { ProductArtOrder } from '../engines/product-art/product-artist.ts';
import { designDocument } from '../model/documents/design-document.ts';
import { parsePrints, parseReport, parseRequest } from '../model/row.ts';
import { StepError } from '../model/step-error.ts';
import { BasePictures } from '../pictures/base-pictures.ts';

/** Print files are made for this density (the print engine's own). */
const printDpi = 300;

/** What further products of a design are made from: what its newest version shows. */
@Injectable()
export class ArtSources {
  constructor(
    private readonly prisma: PrismaService,
    private readonly pictures: BasePictures,
    private readonly store: FileStore,
  ) {}

  async find(design: Generation): Promise<ProductArtOrder['source']> {
    if (design.engine === 'press') return { press: await this.documentOf(design) };
    return design.artVersion === 0 ? this.firstPicture(design) : this.printFile(design);
  }

  private async documentOf({ id, idea, artVersion, ...design }: Generation) {
    const where = { generationId_version: { generationId: id, version: artVersion } };
    const version = await this.prisma.generationVersion.findUnique({ where });
    if (version) return designDocument.parse(version.document);
    const { press } = parseRequest(design);
    if (!press) throw new Error('A Press design was accepted without a plan.');
    return { idea, ...press };
  }

  /** As the model drew it, cut out: nothing was enlarged or outlined yet. */
  private async firstPicture(design: Generation): Promise<{ picture: Buffer; enlarged: number }> {
    const { cut } = await this.pictures.findOrMakeFirst(design);
    return { picture: await this.store.get(cut), enlarged: 1 };
  }

  private async printFile(design: Generation): Promise<{ picture: Buffer; enlarged: number }> {
    const prints = parsePrints(design) ?? [];
    const print = prints.find(({ ink }) => ink === 'original') ?? prints[0];
    if (!print) throw new StepError('art_missing', 'The picture of this design is no longer stored.');
    const dpi = parseReport(design)?.effectiveDpi ?? printDpi;
    return { picture: await this.store.get(print.key), enlarged: Math.max(1, printDpi / dpi) };
  }
}
