import { useState } from 'react';
import { Link } from 'react-router';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { cn } from '../../../lib/cn.ts';
import { shortDay } from '../../../lib/format.ts';
import { ColorPicker } from '../parts/color-picker.tsx';
import { DesignActions } from '../parts/design-actions.tsx';
import { DesignPicture } from '../parts/design-picture.tsx';
import { GenerationStatus } from '../parts/generation-status.tsx';
import { MockupPicker } from '../parts/mockup-picker.tsx';
import { PublishFlag } from '../parts/publish-flag.tsx';

export function designPath(id: string): string {
  return `/library/${id}`;
}

interface GenerationCardProps {
  generation: GenerationView;
  /** The newest design: larger, its text beside the picture where there is room. */
  featured?: boolean;
}

export function GenerationCard({ generation, featured = false }: GenerationCardProps) {
  const [color, setColor] = useState(0);
  const [mockup, setMockup] = useState<string | null>(null);
  return (
    <article className={cn('grid content-start gap-4', featured && 'col-span-full lg:grid-cols-[3fr_2fr] lg:gap-7')}>
      <div className="relative overflow-hidden rounded-lg -outline-offset-2 outline-ring has-[a:focus-visible]:outline-2">
        {/* Above the link, which takes every click but those on a button. */}
        <div className="pointer-events-none relative z-10 [&_button]:pointer-events-auto">
          <DesignPicture generation={generation} color={color} mockup={mockup} eager={featured} />
        </div>
        {generation.image_url && (
          <Link
            to={designPath(generation.id)}
            aria-label={`Open ${generation.prompt}`}
            className="absolute inset-0 outline-none"
          />
        )}
      </div>
      <div className={cn('grid content-start gap-3', featured && 'lg:content-center')}>
        <h3 className={cn('line-clamp-3 text-lg leading-tight', featured && 'lg:text-2xl')}>{generation.prompt}</h3>
        <GenerationStatus generation={generation} />
        {generation.review && <p>{generation.review.sentences[0]}</p>}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted-foreground text-sm">
          <PublishFlag generation={generation} />
          <time dateTime={generation.created_at}>{shortDay(generation.created_at)}</time>
          <ColorPicker
            generation={generation}
            chosen={color}
            onChoose={(next) => {
              setColor(next);
              setMockup(null);
            }}
          />
        </div>
        <MockupPicker generation={generation} chosen={mockup} onChoose={setMockup} />
        {generation.review && (
          <Button asChild size="sm" variant="ink" className="justify-self-start">
            <Link to={designPath(generation.id)}>Review and decide</Link>
          </Button>
        )}
        <DesignActions generation={generation} />
      </div>
    </article>
  );
}
