import { availableParallelism } from 'node:os';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import {
  createPrintPool,
  type PrepareOptions,
  type PrintArea,
  type PrintFile,
  type PrintPool,
  type PrintVersion,
} from '../../print/index.ts';
import type { BackgroundChoice } from '../model/review.ts';

const optionsFor: Record<BackgroundChoice, PrepareOptions> = {
  clear: { opaque: 'remove', enclosed: 'remove' },
  keep_enclosed: { opaque: 'remove', enclosed: 'keep' },
  keep_all: { opaque: 'keep' },
};

/** Each thread holds two full frames while it makes a print file. */
const maxThreads = 4;

/** The print engine as the pipeline uses it, off the event loop. Every method throws PrintError. */
@Injectable()
export class PrintEngine implements OnApplicationShutdown {
  private readonly pool: PrintPool = createPrintPool({ size: Math.min(availableParallelism(), maxThreads) });

  /** One print file, or two where the shirts need different inks. */
  preparePrints(
    picture: Buffer,
    area: PrintArea,
    shirts: string[],
    background: BackgroundChoice,
  ): Promise<PrintVersion[]> {
    return this.pool.preparePrintVersions(picture, area, { ...optionsFor[background], shirts });
  }

  /** One print file for all of the shirts. */
  preparePrint(picture: Buffer, area: PrintArea, shirts: string[], background: BackgroundChoice): Promise<PrintFile> {
    return this.pool.preparePrintFile(picture, area, { ...optionsFor[background], shirts });
  }

  previewPng(png: Buffer, width: number): Promise<Buffer> {
    return this.pool.previewPng(png, width);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }
}
