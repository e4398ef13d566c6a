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

/** Of a fixed width, so that it stays where it is when its typeface comes; and as tall as a screen, with the footer below. */
export function ScreenSpinner() {
  return (
    <div className="grid min-h-[calc(100dvh-8rem)] place-items-center">
      <Spinner label="Loading…" className="w-28 whitespace-nowrap" />
    </div>
  );
}
