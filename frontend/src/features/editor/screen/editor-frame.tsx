import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { Loading, Skeleton } from '../../../components/ui/state/skeleton.tsx';
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

export function EditorSkeleton() {
  return (
    <Loading label="Loading the design…" className="grid gap-6 lg:grid-cols-[1fr_27rem]">
      <Skeleton className="mx-auto aspect-[5/6] w-full max-w-2xl rounded-lg" />
      <Skeleton className="h-96 rounded-lg max-lg:hidden" />
    </Loading>
  );
}
