import { Injectable } from '@nestjs/common';
import { FileLinks } from '../../../platform/storage/file-links.ts';
import { DesignVersions } from '../../versions/design-versions.ts';
import { ProductArt } from '../../versions/product-art.ts';
import type { GenerationView } from '../generations/generation.dto.ts';
import { GenerationsService } from '../generations/generations.service.ts';
import { toDocumentView, toVersion } from './version.mapper.ts';
import type { CreateDesignVersion, DesignDocumentView, DesignVersion } from './versions.dto.ts';

@Injectable()
export class DesignVersionsService {
  constructor(
    private readonly versions: DesignVersions,
    private readonly product: ProductArt,
    private readonly generations: GenerationsService,
    private readonly links: FileLinks,
  ) {}

  async getDocument(userId: string, id: string): Promise<DesignDocumentView> {
    return toDocumentView(await this.versions.findNewest(userId, id));
  }

  async listVersions(userId: string, id: string): Promise<DesignVersion[]> {
    const history = await this.versions.find(userId, id);
    return history.versions.map((one) => toVersion(history, one, this.links));
  }

  async createVersion(userId: string, id: string, { document, basedOn }: CreateDesignVersion): Promise<DesignVersion> {
    return this.getVersion(userId, id, await this.versions.save('press', userId, id, document, basedOn));
  }

  async restoreVersion(userId: string, id: string, version: number): Promise<DesignVersion> {
    return this.getVersion(userId, id, await this.versions.restore(userId, id, version));
  }

  async updateProduct(userId: string, id: string, withListing: boolean): Promise<GenerationView> {
    await this.product.update(userId, id, withListing);
    return this.generations.getGeneration(userId, id);
  }

  async getVersion(userId: string, id: string, version: number): Promise<DesignVersion> {
    const history = await this.versions.find(userId, id);
    const saved = history.versions.find((one) => one.version === version);
    if (!saved) throw new Error('A version that was just saved is gone.');
    return toVersion(history, saved, this.links);
  }
}
