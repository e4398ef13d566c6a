import type { ReactNode } from 'react';
import { cn } from '../../../lib/cn.ts';

/** The place of something that is still loading, in its size. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('block animate-pulse rounded-md bg-muted', className)} />;
}

interface LoadingProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** Says that something is loading, and shows its shape meanwhile. */
export function Loading({ label, className, children }: LoadingProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

/** A label and an input for each height, a Tailwind class. */
export function FormSkeleton({ heights }: { heights: readonly string[] }) {
  return (
    <div className="grid gap-4">
      {heights.map((height, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <div key={place} className="grid gap-2">
          <Skeleton className="h-5 w-32" />
          <Skeleton className={height} />
        </div>
      ))}
    </div>
  );
}

export function RowsSkeleton({ rows, className = 'h-11' }: { rows: number; className?: string }) {
  return (
    <div className="grid gap-2">
      {Array.from({ length: rows }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Skeleton key={place} className={className} />
      ))}
    </div>
  );
}
