import { availableParallelism } from 'node:os';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import {
  type CutPicture,
  createPrintPool,
  type FittedPicture,
  type PrepareOptions,
  type PrintArea,
  type PrintFile,
  type PrintPool,
  type PrintSurface,
  type PrintTasks,
  type PrintVersion,
} from '../../print/index.ts';
import type { BackgroundChoice } from '../model/status/review.ts';
import { type ArtOwner, BatchThreads } from './batch-threads.ts';

const optionsFor: Record<BackgroundChoice, PrepareOptions> = {
  clear: { opaque: 'remove', enclosed: 'remove' },
  keep_enclosed: { opaque: 'remove', enclosed: 'keep' },
  keep_all: { opaque: 'keep' },
};

/** Each thread holds two full frames while it makes a print file. */
const maxThreads = 4;

/** The print engine as the pipeline uses it, off the event loop: sellers take turns. Every method throws PrintError. */
@Injectable()
export class PrintEngine implements OnApplicationShutdown {
  private readonly pool: PrintPool;

  constructor({ threads: background }: BatchThreads) {
    this.pool = createPrintPool({ size: Math.min(availableParallelism(), maxThreads), background });
  }

  /** One print file, or two where the shirts need different inks. */
  preparePrints(
    owner: ArtOwner,
    picture: Buffer,
    area: PrintArea,
    shirts: string[],
    background: BackgroundChoice,
    enlarged = 1,
  ): Promise<PrintVersion[]> {
    return this.for(owner).preparePrintVersions(picture, area, { ...optionsFor[background], shirts, enlarged });
  }

  /** A finished picture in the print area of another product, with a verdict. */
  fitPicture(
    owner: ArtOwner,
    picture: Buffer,
    surface: PrintSurface,
    area: PrintArea,
    colors: string[],
    enlarged: number,
  ): Promise<FittedPicture> {
    return this.for(owner).fitPicture(picture, surface, area, { shirts: colors, enlarged });
  }

  cutPicture(owner: ArtOwner, picture: Buffer, background: BackgroundChoice): Promise<CutPicture> {
    return this.for(owner).cutPicture(picture, optionsFor[background]);
  }

  preparePrint(
    owner: ArtOwner,
    picture: Buffer,
    area: PrintArea,
    shirts: string[],
    background: BackgroundChoice,
  ): Promise<PrintFile> {
    return this.for(owner).preparePrintFile(picture, area, { ...optionsFor[background], shirts });
  }

  previewPng(owner: ArtOwner, png: Buffer, width: number): Promise<Buffer> {
    return this.for(owner).previewPng(png, width);
  }

  toWebp(owner: ArtOwner, picture: Buffer, width: number): Promise<Buffer> {
    return this.for(owner).toWebp(picture, width);
  }

  toPlaceholder(owner: ArtOwner, picture: Buffer): Promise<string> {
    return this.for(owner).toPlaceholder(picture);
  }

  private for({ userId, batchId }: ArtOwner): PrintTasks {
    return this.pool.for(userId, { background: Boolean(batchId) });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }
}
