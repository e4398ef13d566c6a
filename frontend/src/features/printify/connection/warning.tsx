import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../../lib/cn.ts';

/** What the seller should know before going on. */
export function Warning({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p role="status" className={cn('flex max-w-prose gap-2.5 rounded-md border border-warning p-3', className)}>
      <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-warning" />
      <span>{children}</span>
    </p>
  );
}
