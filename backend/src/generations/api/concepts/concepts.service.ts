import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../../platform/limits/rate-limits.ts';
import { PressStudio } from '../../engines/press/press-studio.ts';
import type { PressPlan } from '../../engines/press/press-tasks.ts';
import { groupShirts } from '../../engines/press/shirt-groups.ts';
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
    const plans = await this.studio.concepts({ idea: request.idea, style: request.style }, request.page);
    const concepts = await Promise.all(
      plans.map(async (plan): Promise<PressConcept> => ({ ...plan, images: await this.imagesOf(request, plan) })),
    );
    return { concepts };
  }

  private imagesOf({ idea, selectedColors }: SuggestConcepts, { style, seed }: PressPlan): Promise<ConceptImage[]> {
    return Promise.all(
      groupShirts(selectedColors).map(async ({ shirtTone, colors }) => {
        const png = await this.studio.preview({ idea, style, seed, shirtTone });
        return { ground: shirtTone, colors, url: `data:image/png;base64,${png.toString('base64')}` };
      }),
    );
  }
}
