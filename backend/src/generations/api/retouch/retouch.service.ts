import { Injectable } from '@nestjs/common';
import { FileLinks } from '../../../platform/storage/file-links.ts';
import { parseStrokes } from '../../model/documents/redraw.ts';
import { DesignVersions } from '../../versions/design-versions.ts';
import { Retouches } from '../../versions/retouches.ts';
import type { DesignVersion } from '../versions/versions.dto.ts';
import { DesignVersionsService } from '../versions/versions.service.ts';
import type { CreateRetouchVersion, RedrawPart, RetouchView } from './retouch.dto.ts';
import { toRetouchView } from './retouch.mapper.ts';

@Injectable()
export class RetouchService {
  constructor(
    private readonly retouches: Retouches,
    private readonly versions: DesignVersions,
    private readonly designs: DesignVersionsService,
    private readonly links: FileLinks,
  ) {}

  async getRetouch(userId: string, id: string): Promise<RetouchView> {
    return toRetouchView(await this.retouches.open(userId, id), this.links);
  }

  async createVersion(userId: string, id: string, { retouch, basedOn }: CreateRetouchVersion): Promise<DesignVersion> {
    return this.designs.getVersion(userId, id, await this.versions.save('ai', userId, id, retouch, basedOn));
  }

  /** The words are refused as those of an idea. */
  async redrawPart(userId: string, id: string, request: RedrawPart): Promise<DesignVersion> {
    const { retouch, basedOn, words } = request;
    const strokes = parseStrokes(request.strokes);
    await this.retouches.refuseWords(userId, words);
    return this.designs.getVersion(
      userId,
      id,
      await this.versions.redraw(userId, id, retouch, basedOn, { words, strokes }),
    );
  }
}
