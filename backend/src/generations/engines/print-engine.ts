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
  type PrintVersion,
} from '../../print/index.ts';
import type { BackgroundChoice } from '../model/status/review.ts';

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
  private readonly pool: PrintPool = createPrintPool({ size: Math.min(availableParallelism(), maxThreads) });

  /** One print file, or two where the shirts need different inks. */
  preparePrints(
    seller: string,
    picture: Buffer,
    area: PrintArea,
    shirts: string[],
    background: BackgroundChoice,
    enlarged = 1,
  ): Promise<PrintVersion[]> {
    return this.pool.for(seller).preparePrintVersions(picture, area, { ...optionsFor[background], shirts, enlarged });
  }

  /** A finished picture in the print area of another product, with a verdict. */
  fitPicture(
    seller: string,
    picture: Buffer,
    surface: PrintSurface,
    area: PrintArea,
    colors: string[],
    enlarged: number,
  ): Promise<FittedPicture> {
    return this.pool.for(seller).fitPicture(picture, surface, area, { shirts: colors, enlarged });
  }

  cutPicture(seller: string, picture: Buffer, background: BackgroundChoice): Promise<CutPicture> {
    return this.pool.for(seller).cutPicture(picture, optionsFor[background]);
  }

  preparePrint(
    seller: string,
    picture: Buffer,
    area: PrintArea,
    shirts: string[],
    background: BackgroundChoice,
  ): Promise<PrintFile> {
    return this.pool.for(seller).preparePrintFile(picture, area, { ...optionsFor[background], shirts });
  }

  previewPng(seller: string, png: Buffer, width: number): Promise<Buffer> {
    return this.pool.for(seller).previewPng(png, width);
  }

  toWebp(seller: string, picture: Buffer, width: number): Promise<Buffer> {
    return this.pool.for(seller).toWebp(picture, width);
  }

  toPlaceholder(seller: string, picture: Buffer): Promise<string> {
    return this.pool.for(seller).toPlaceholder(picture);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }
}
