import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import { createWorkerPool, WorkerPoolError } from '../../../print/index.ts';
import { type Retouch, retouchRefused } from '../../model/documents/retouch-document.ts';
import type { MergedPicture, PartOrder, RetouchedPicture, RetouchOrder, RetouchTasks } from './retouch-tasks.ts';

const script = new URL(
  import.meta.url.endsWith('.ts') ? './retouch.worker.ts' : './retouch.worker.js',
  import.meta.url,
);

/** One at a time: with words over it a picture takes three frames of 100 MB. */
@Injectable()
export class RetouchStudio implements OnApplicationShutdown {
  private readonly pool = createWorkerPool<RetouchTasks>(['check', 'draw', 'mask', 'merge'], { script, size: 1 });

  /** @throws AppError `validation_failed` by field where words cannot be set, `busy` */
  async check(seller: string, retouch: Retouch): Promise<void> {
    if (retouch.captions.length === 0) return;
    const faults = await this.pool
      .for(seller)
      .check(retouch)
      .catch((error) => {
        throw error instanceof WorkerPoolError ? new AppError('busy') : error;
      });
    if (Object.keys(faults).length > 0) throw retouchRefused(faults);
  }

  draw(seller: string, order: RetouchOrder): Promise<RetouchedPicture> {
    return this.pool.for(seller).draw(order);
  }

  async mask(seller: string, order: PartOrder): Promise<Buffer> {
    return Buffer.from(await this.pool.for(seller).mask(order));
  }

  merge(seller: string, order: PartOrder, drawn: Uint8Array): Promise<MergedPicture> {
    return this.pool.for(seller).merge(order, drawn);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }
}
