import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.ts';
import { FileStore } from '../../platform/storage/storage.ts';
import { isPoolRefusal } from '../../print/index.ts';
import { PrintEngine } from '../engines/print-engine.ts';
import { renditionKey } from '../model/generation-names.ts';

/** Pictures in the widths that screens need, made when first asked for. */
@Injectable()
export class Renditions {
  private readonly making = new Map<string, Promise<void>>();

  constructor(
    private readonly engine: PrintEngine,
    private readonly store: FileStore,
  ) {}

  /** The key of the stored rendition. @throws AppError not_found, busy */
  async findOrMake(key: string, width: number): Promise<string> {
    const rendition = renditionKey(key, width);
    if (!rendition) throw new AppError('not_found');
    if (!(await this.store.find(rendition))) await this.makeOnce(key, rendition, width);
    return rendition;
  }

  /** Who asks meanwhile waits for the same one. */
  private makeOnce(key: string, rendition: string, width: number): Promise<void> {
    const running = this.making.get(rendition);
    if (running) return running;
    const made = this.make(key, rendition, width).finally(() => this.making.delete(rendition));
    this.making.set(rendition, made);
    return made;
  }

  private async make(key: string, rendition: string, width: number): Promise<void> {
    if (!(await this.store.find(key))) throw new AppError('not_found');
    const webp = await this.draw(key, width);
    await this.store.put(rendition, webp, 'image/webp');
    // Its design may have been purged meanwhile, and its folder with it.
    if (!(await this.store.find(key))) await this.store.remove(rendition);
  }

  private async draw(key: string, width: number): Promise<Buffer> {
    try {
      return await this.engine.toWebp({ userId: sellerOf(key) }, await this.store.get(key), width);
    } catch (error) {
      if (isPoolRefusal(error)) throw new AppError('busy');
      throw error;
    }
  }
}

/** Sellers take turns in the pool. */
function sellerOf(key: string): string {
  return key.split('/')[1] ?? '';
}
