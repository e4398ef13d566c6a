import { availableParallelism } from 'node:os';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createPrintPool, type PrintArea, type PrintFile, type PrintPool } from '../print/index.ts';

/** Threads at most; each holds two full frames while it makes a print file. */
const mostThreads = 4;

/** The print engine as the pipeline uses it, off the event loop. Every method throws PrintError. */
@Injectable()
export class PrintEngine implements OnApplicationShutdown {
  private readonly pool: PrintPool = createPrintPool({ size: Math.min(availableParallelism(), mostThreads) });

  preparePrintFile(picture: Buffer, area: PrintArea, shirts: string[]): Promise<PrintFile> {
    return this.pool.preparePrintFile(picture, area, { shirts });
  }

  previewPng(png: Buffer, width: number): Promise<Buffer> {
    return this.pool.previewPng(png, width);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }
}
