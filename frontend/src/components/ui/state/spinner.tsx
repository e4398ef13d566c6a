import { cn } from '../../../lib/cn.ts';

export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <span role="status" className={cn('inline-flex items-center gap-3 text-muted-foreground', className)}>
      <span aria-hidden="true" className="grid grid-cols-3 gap-[3px]">
        {[0, 1, 2].map((thread) => (
          <span
            key={thread}
            className="h-5 w-[3px] animate-pulse rounded-full bg-current"
            style={{ animationDelay: `${thread * 180}ms` }}
          />
        ))}
      </span>
      <span>{label}</span>
    </span>
  );
}

/** As tall as a screen, so that the footer is below it. Its width is fixed: it stays in place when its typeface comes. */
export function ScreenSpinner() {
  return (
    <div className="grid min-h-[calc(100dvh-8rem)] place-items-center">
      <Spinner label="Loading…" className="w-28 whitespace-nowrap" />
    </div>
  );
}
