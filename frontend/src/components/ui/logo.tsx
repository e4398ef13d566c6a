import { cn } from '../../lib/cn.ts';

export function Logo({ className }: { className?: string }) {
  return (
    <span className={cn('inline-flex items-center gap-2.5', className)}>
      <Mark className="size-7" />
      {/* As wide as its face makes it: a stand-in would move what is beside it. */}
      <span className="w-[3.223em] whitespace-nowrap font-[780] font-display text-[1.45rem] leading-none tracking-[-0.02em] [font-stretch:80%]">
        Inkloom
      </span>
    </span>
  );
}

export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 28 28" className={className} fill="currentColor" aria-hidden="true">
      <path d="M3 0.8h5.2V10.1h-5.2zM3 17.9h5.2V27.2h-5.2zM11.4 0.8h5.2V1.7h-5.2zM11.4 9.5h5.2V18.5h-5.2zM11.4 26.3h5.2V27.2h-5.2zM19.8 0.8h5.2V10.1h-5.2zM19.8 17.9h5.2V27.2h-5.2zM0.8 3H1.7v5.2H0.8zM9.5 3H18.5v5.2H9.5zM26.3 3H27.2v5.2H26.3zM0.8 11.4H10.1v5.2H0.8zM17.9 11.4H27.2v5.2H17.9zM0.8 19.8H1.7v5.2H0.8zM9.5 19.8H18.5v5.2H9.5zM26.3 19.8H27.2v5.2H26.3z" />
    </svg>
  );
}
