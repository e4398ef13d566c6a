import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { Loading, Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { cn } from '../../../lib/cn.ts';
import { EngineContext } from '../engine/use-engine.ts';
import { useEngineClient } from '../engine/use-engine-client.ts';

/** An editor with a design engine of its own. */
export function WithEngine({ children }: { children: ReactNode }) {
  const engine = useEngineClient();
  return engine ? <EngineContext value={engine}>{children}</EngineContext> : <EditorSkeleton />;
}

/** Why there is nothing to edit, and the way on. */
export function Notice({ title, action, children }: { title: string; action: ReactNode; children?: ReactNode }) {
  return (
    <>
      <h1 className="sr-only">Edit</h1>
      <EmptyState level="h2" title={title} action={action}>
        {children}
      </EmptyState>
    </>
  );
}

/** A head, and below it the design on its shirt, beside its tools. A phone has the tools in a sheet below. */
export const EDITOR_GRID =
  'group/editor grid grid-cols-1 gap-3 max-lg:grid-rows-[auto_1fr_auto] max-lg:has-data-[sheet=open]:min-h-dvh lg:h-[calc(100dvh-8.5rem)] lg:min-h-[34rem] lg:grid-cols-[minmax(0,1fr)_27rem] lg:grid-rows-[auto_minmax(0,1fr)] lg:gap-x-6';

/** The place for the design, which a canvas of CANVAS_WIDTH fills. */
export const CANVAS_AREA =
  '@container-size grid min-h-0 max-lg:h-[min(120vw,calc(100dvh-13rem))] max-lg:group-has-data-[sheet=open]/editor:h-[calc(56dvh-8rem)] lg:min-h-80';

export const CANVAS_WIDTH = 'mx-auto my-auto w-[min(100cqw,calc((100cqh_-_1px)_*_5_/_6))]';

/** As large as the editor will be, so that nothing moves when it is there. */
export function EditorSkeleton({ label = 'Loading the design…' }: { label?: string }) {
  return (
    <Loading label={label} className={cn(EDITOR_GRID, 'max-lg:min-h-dvh')}>
      <div className="lg:col-span-2">
        <Skeleton className="h-11 max-w-sm" />
      </div>
      <div className="grid min-h-0 min-w-0 content-start gap-3 lg:grid-rows-[auto_minmax(0,1fr)]">
        <Skeleton className="h-11 max-w-48 max-sm:h-17" />
        <div className={CANVAS_AREA}>
          <Skeleton className={cn(CANVAS_WIDTH, 'aspect-[5/6] rounded-lg')} />
        </div>
      </div>
      <Skeleton className="h-full rounded-lg max-lg:hidden" />
    </Loading>
  );
}
