import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeader } from '../../../components/ui/card.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { useHashTarget } from '../../../lib/hooks/use-hash-target.ts';
import { useTitle } from '../../../lib/hooks/use-title.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useRestoreDesigns } from '../library/use-bulk-actions.ts';
import { ListingEditor } from '../listing/listing-editor.tsx';
import { isGivenUp, isInProgress } from '../model/status.ts';
import { TRASH_DAYS } from '../model/trash.ts';
import { DesignSkeleton, ProductsSkeleton } from '../parts/skeletons.tsx';
import { useGeneration } from '../queries/use-generations.ts';
import { DesignActivity } from './design-activity.tsx';
import { DesignHead } from './design-head.tsx';
import { PreviewStage } from './preview-stage.tsx';
import { PrintReport } from './print-report.tsx';
import { VariantsCard } from './variants-card.tsx';

const ProductsCard = lazyPart(async () => (await import('../products/products-card.tsx')).default);

export function DesignPage({ id }: { id: string }) {
  const { data: generation, isPending, error, refetch } = useGeneration(id);
  useTitle(titleOf(generation, error?.status === 404));
  if (isPending) return <DesignSkeleton />;
  if (error?.status === 404) return <NoSuchDesign />;
  if (!generation)
    return (
      <>
        <h1 className="sr-only">Design</h1>
        <EmptyState
          level="h2"
          title="Couldn’t load this design"
          action={<Button onClick={() => refetch()}>Try again</Button>}
        >
          {error?.message}
        </EmptyState>
      </>
    );
  if (generation.deleted_at) return <InTrash generation={generation} />;
  return (
    <div className="grid min-w-0 gap-6">
      <BackToLibrary />
      <Design generation={generation} />
    </div>
  );
}

function Design({ generation }: { generation: GenerationView }) {
  useHashTarget();
  const { id, listing, report, status, image_url, further_products } = generation;
  const coming = isInProgress(generation);
  const isLost = isGivenUp(generation) || (status === 'error' && !image_url);
  return (
    <>
      {/* Two columns that fill each other's height, in the order of a phone: the flexible row takes what is uneven. */}
      <div className="grid items-start gap-8 *:min-w-0 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr_auto]">
        <div className="lg:row-span-2 lg:row-start-1">
          <PreviewStage generation={generation} />
        </div>
        <div className="grid gap-6 lg:col-start-2">
          <DesignHead generation={generation} />
          {(report || coming) && <PrintReport report={report} />}
        </div>
        {(listing || coming) && (
          <Card id="listing" className="lg:col-start-2 lg:row-span-2 lg:row-start-2">
            <CardHeader title="Listing" lead="What buyers read, search for and pay. Changes go to your shop." />
            {listing ? (
              <section aria-label="Listing" className="border-t pt-6">
                <ListingEditor of={{ designId: id }} />
              </section>
            ) : (
              <p className="text-muted-foreground">We write it while the picture is drawn.</p>
            )}
          </Card>
        )}
        {!isLost && <VariantsCard id={id} />}
      </div>
      {(status !== 'error' || further_products.length > 0) && (
        <Suspense fallback={<ProductsSkeleton count={further_products.length} />}>
          <ProductsCard generation={generation} />
        </Suspense>
      )}
      <Card aria-labelledby="activity">
        <CardHeader id="activity" title="Activity" />
        <DesignActivity id={id} />
      </Card>
    </>
  );
}

function BackToLibrary() {
  return (
    <Button asChild variant="quiet" size="sm" className="-ml-3 justify-self-start">
      <Link to="/library">
        <ArrowLeft aria-hidden="true" />
        Library
      </Link>
    </Button>
  );
}

function InTrash({ generation: { id, prompt } }: { generation: GenerationView }) {
  const restore = useRestoreDesigns();
  return (
    <>
      <h1 className="sr-only">{prompt}</h1>
      <EmptyState
        level="h2"
        title="This design is in the trash"
        action={
          <Button disabled={restore.isPending} onClick={() => restore.start([id])}>
            Restore
          </Button>
        }
      >
        It can be restored for {TRASH_DAYS} days.
      </EmptyState>
    </>
  );
}

function NoSuchDesign() {
  return (
    <div className="grid min-h-[50vh] max-w-xl content-center justify-items-start gap-5">
      <h1 className="text-5xl">404 Page Not Found</h1>
      <p className="text-lg text-muted-foreground">Design not found.</p>
      <Button asChild variant="ink">
        <Link to="/library">Back to the library</Link>
      </Button>
    </div>
  );
}

const TITLE_MAX_CHARACTERS = 60;

function titleOf(generation: GenerationView | undefined, missing: boolean): string {
  if (missing) return '404 Page Not Found';
  const idea = generation?.prompt ?? 'Design';
  return idea.length > TITLE_MAX_CHARACTERS ? `${idea.slice(0, TITLE_MAX_CHARACTERS - 1)}…` : idea;
}
