import { CopyPlus, Download, Shapes, SlidersHorizontal } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Collapsible } from '../../../components/ui/collapsible.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { cn } from '../../../lib/cn.ts';
import { dateTime } from '../../../lib/format.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { copyOf, editPath, type ReuseState, variationOf, WORKBENCH } from '../model/design-links.ts';
import { canChoosePublishing } from '../model/publishing.ts';
import { isEditable, isFinished, isInProgress } from '../model/status.ts';
import { DesignActions } from '../parts/design-actions.tsx';
import { GenerationStatus } from '../parts/generation-status.tsx';
import { ProductsLine } from '../parts/products-line.tsx';
import { PublishFlag } from '../parts/publish-flag.tsx';
import { ReviewPanel } from '../review/review-panel.tsx';
import { DeleteDesign } from './delete-design.tsx';
import { PrintFiles } from './print-files.tsx';
import { Repush } from './repush.tsx';

const PublishingCard = lazyPart(async () => (await import('./publishing-card.tsx')).PublishingCard);

/** A longer idea would fill the screen as a heading. */
const LONG_IDEA_CHARACTERS = 160;

export function DesignHead({ generation }: { generation: GenerationView }) {
  const { prompt, style, engine, created_at } = generation;
  const isLong = prompt.length > LONG_IDEA_CHARACTERS;
  return (
    <div className="grid min-w-0 content-start gap-6">
      <div className="grid gap-3">
        <PublishFlag generation={generation} />
        <h1 className={cn('break-words', isLong ? 'line-clamp-4 text-2xl' : 'text-3xl sm:text-4xl')}>{prompt}</h1>
        <p className="text-muted-foreground">
          <span className="capitalize">{style}</span>
          {engine === 'press' && ', made with Press'}, {dateTime(created_at)}
        </p>
        <Link to="#products-of-design" className="justify-self-start rounded-sm hover:underline empty:hidden">
          <ProductsLine generation={generation} />
        </Link>
        {isLong && (
          <Collapsible title="Full description">
            <p className="break-words">{prompt}</p>
          </Collapsible>
        )}
      </div>
      <GenerationStatus generation={generation} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
        {isEditable(generation) && (
          <Button asChild size="sm" variant="ink">
            <Link to={editPath(generation.id)}>
              <SlidersHorizontal aria-hidden="true" />
              Edit
            </Link>
          </Button>
        )}
        <DesignActions generation={generation} />
        <Repush generation={generation} />
        <Downloads generation={generation} />
        {isFinished(generation) && <MakeAgain generation={generation} />}
        {!isInProgress(generation) && <DeleteDesign id={generation.id} />}
      </div>
      {canChoosePublishing(generation) && (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <PublishingCard generation={generation} />
        </Suspense>
      )}
      <ReviewPanel generation={generation} />
    </div>
  );
}

function Downloads({ generation }: { generation: GenerationView }) {
  return (
    <>
      <PrintFiles generation={generation} />
      {generation.vector_url && (
        <Button asChild size="sm">
          <a href={generation.vector_url} download>
            <Download aria-hidden="true" />
            Vectors (SVG)
          </a>
        </Button>
      )}
    </>
  );
}

function MakeAgain({ generation }: { generation: GenerationView }) {
  return (
    <>
      <Button asChild size="sm" variant="quiet">
        <Link to={WORKBENCH} state={{ reuse: copyOf(generation) } satisfies ReuseState}>
          <CopyPlus aria-hidden="true" />
          Duplicate
        </Link>
      </Button>
      <Button asChild size="sm" variant="quiet">
        <Link to={WORKBENCH} state={{ reuse: variationOf(generation) } satisfies ReuseState}>
          <Shapes aria-hidden="true" />
          Make a variation
        </Link>
      </Button>
    </>
  );
}
