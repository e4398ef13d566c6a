import { Pencil, Shapes } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { bringIntoView } from '../../../lib/bring-into-view.ts';
import { cn } from '../../../lib/cn.ts';
import { shortDay } from '../../../lib/format.ts';
import type { AcceptedDesign } from '../create/use-generate.ts';
import { DesignMenu } from '../library/design-menu.tsx';
import { designPath, type ReuseState, variationOf, WORKBENCH } from '../model/design-links.ts';
import { ColorPicker } from '../parts/color-picker.tsx';
import { DesignActions } from '../parts/design-actions.tsx';
import { DesignPicture } from '../parts/design-picture.tsx';
import { GenerationStatus } from '../parts/generation-status.tsx';
import { MockupPicker } from '../parts/mockup-picker.tsx';
import { ProductsLine } from '../parts/products-line.tsx';
import { PublishFlag } from '../parts/publish-flag.tsx';

interface GenerationCardProps {
  generation: GenerationView;
  /** The newest design: larger, its text beside the picture where there is room. */
  featured?: boolean;
  /** Changes when the seller asked for this design just now: then it comes into the window. */
  arrival?: AcceptedDesign;
}

export function GenerationCard({ generation, featured = false, arrival }: GenerationCardProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (arrival) bringIntoView(card.current);
  }, [arrival]);
  const [color, setColor] = useState(0);
  const [mockup, setMockup] = useState<string | null>(null);
  const isPublished = generation.status === 'finalized' && generation.publish_status === 'published';
  return (
    <article
      ref={card}
      className={cn('grid content-start gap-4', featured && 'col-span-full lg:grid-cols-[3fr_2fr] lg:gap-7')}
    >
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
        <DesignMenu generation={generation} />
      </div>
      <div className={cn('grid content-start gap-3', featured && 'lg:content-center')}>
        <h3 className={cn('line-clamp-3 text-lg leading-tight', featured && 'lg:text-2xl')}>{generation.prompt}</h3>
        <GenerationStatus generation={generation} isNew={arrival?.isNew} />
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
        <ProductsLine generation={generation} />
        <MockupPicker generation={generation} chosen={mockup} onChoose={setMockup} />
        {generation.review && (
          <Button asChild size="sm" variant="ink" className="justify-self-start">
            <Link to={designPath(generation.id)}>Review and decide</Link>
          </Button>
        )}
        {isPublished && <NextSteps generation={generation} />}
        <DesignActions generation={generation} />
      </div>
    </article>
  );
}

/** What a seller does with a published design. */
function NextSteps({ generation }: { generation: GenerationView }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button asChild size="sm" variant="ink">
        <Link to={`${designPath(generation.id)}#listing`}>
          <Pencil aria-hidden="true" />
          Edit listing
        </Link>
      </Button>
      <Button asChild size="sm">
        <Link to={WORKBENCH} state={{ reuse: variationOf(generation) } satisfies ReuseState}>
          <Shapes aria-hidden="true" />
          Make a variation
        </Link>
      </Button>
    </div>
  );
}
