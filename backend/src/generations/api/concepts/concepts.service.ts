import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../../platform/limits/rate-limits.ts';
import { PressStudio } from '../../engines/press/press-studio.ts';
import type { PressPlan } from '../../engines/press/press-tasks.ts';
import { groupShirts } from '../../engines/press/shirt-groups.ts';
import { parseBrief } from '../../model/documents/seller-brief.ts';
import type { ConceptImage, PressConcept, PressConcepts, SuggestConcepts } from './concepts.dto.ts';

const conceptLimit = { name: 'press-concepts', points: 20, seconds: 60 };

@Injectable()
export class ConceptsService {
  constructor(
    private readonly studio: PressStudio,
    private readonly limits: RateLimits,
  ) {}

  async suggestConcepts(userId: string, request: SuggestConcepts): Promise<PressConcepts> {
    await this.limits.consume(conceptLimit, userId);
    const { idea, style, page } = request;
    const brief = request.brief ? parseBrief(request.brief) : undefined;
    const plans = await this.studio.concepts({ idea, style: style ?? undefined, brief }, page);
    const concepts = await Promise.all(
      plans.map(async ({ plan, ...shown }): Promise<PressConcept> => {
        const { seed, style: named } = plan;
        const images = await this.imagesOf(request, plan);
        return { seed, style: named, ...shown, document: { idea, ...plan }, images };
      }),
    );
    return { concepts };
  }

  private imagesOf({ idea, selectedColors }: SuggestConcepts, plan: PressPlan): Promise<ConceptImage[]> {
    return Promise.all(
      groupShirts(selectedColors).map(async ({ shirtTone, colors }) => {
        const png = await this.studio.preview({ idea, ...plan, shirtTone });
        return { ground: shirtTone, colors, url: `data:image/png;base64,${png.toString('base64')}` };
      }),
    );
  }
}
