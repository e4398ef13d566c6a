import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

/** Cards are never nested. */
export function Card({ className, ...props }: ComponentProps<'section'>) {
  return <section className={cn('rounded-lg border bg-card p-5 sm:p-6', className)} {...props} />;
}

interface CardHeaderProps {
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
}

export function CardHeader({ id, title, lead, aside }: CardHeaderProps) {
  return (
    <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="grid gap-1.5">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {lead && <p className="max-w-prose text-muted-foreground">{lead}</p>}
      </div>
      {aside}
    </div>
  );
}
