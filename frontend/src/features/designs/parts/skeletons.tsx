import { Card } from '../../../components/ui/card.tsx';
import { Shirt } from '../../../components/ui/shirt.tsx';
import { Loading, RowsSkeleton, Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { cn } from '../../../lib/cn.ts';

/** As the newest designs of the workbench: a large one above smaller ones. */
export function RecentSkeleton() {
  return (
    <Loading label="Loading your designs…" className="grid gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-3">
      <div className="col-span-full grid gap-4 lg:grid-cols-[3fr_2fr] lg:gap-7">
        <BlankShirt />
        <div className="grid content-start gap-3 lg:content-center">
          <Skeleton className="h-8 w-4/5" />
          <Skeleton className="h-6 w-2/5" />
        </div>
      </div>
      {[0, 1, 2].map((card) => (
        <BlankShirt key={card} className="max-sm:hidden" />
      ))}
    </Loading>
  );
}

/** As the cards of the library, below the line with their number. */
export function LibrarySkeleton() {
  return (
    <Loading label="Loading your library…" className="grid gap-5">
      <div className="h-[3.625rem] border-y" />
      <div className="grid grid-cols-2 gap-x-5 gap-y-9 sm:grid-cols-[repeat(auto-fill,minmax(max(13.5rem,calc((100%-6.25rem)/6)),1fr))]">
        {[...Array(12).keys()].map((card) => (
          <div key={card} className="grid gap-3">
            <BlankShirt eager={card < 4} />
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** As a design on its shirt, which stays when the art comes. */
function BlankShirt({ eager = false, className }: { eager?: boolean; className?: string }) {
  return (
    <div aria-hidden="true" className={cn('grid aspect-square place-items-center rounded-lg bg-plate', className)}>
      <Shirt hex="var(--background)" eager={eager} className="w-[92%] animate-pulse" />
    </div>
  );
}

/** As the page of a design. */
export function DesignSkeleton() {
  return (
    <Loading
      label="Loading the design…"
      className="grid min-h-dvh content-start items-start gap-8 pt-15 lg:grid-cols-[3fr_2fr]"
    >
      <Skeleton className="aspect-[1120/1040] rounded-lg" />
      <div className="grid gap-4">
        <Skeleton className="h-10 w-4/5" />
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-9 w-3/5" />
        <Skeleton className="mt-6 h-96 rounded-lg" />
      </div>
    </Loading>
  );
}

/** As the card of a design's products. */
export function ProductsSkeleton({ count }: { count: number }) {
  return (
    <Card className="grid gap-6">
      <Loading label="Loading its products…" className="grid gap-6">
        <Skeleton className="h-8 w-48" />
        <TilesSkeleton count={count} />
      </Loading>
    </Card>
  );
}

/** The T-shirt and the further products; nothing where there are none. */
export function TilesSkeleton({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <div className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
      {Array.from({ length: count + 1 }, (_, tile) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Skeleton key={tile} className="aspect-square rounded-lg" />
      ))}
    </div>
  );
}

/** As what a design earns, and the shirts that it is on. */
export function VariantsSkeleton() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-40" />
      <RowsSkeleton rows={6} />
      <Skeleton className="h-24" />
    </div>
  );
}
