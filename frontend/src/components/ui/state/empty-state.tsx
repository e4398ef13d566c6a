import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** Level of the heading. */
  level?: 'h2' | 'h3';
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, level: Heading = 'h3', children, action }: EmptyStateProps) {
  return (
    <div className="crop-marks grid place-items-center gap-3 px-6 py-16 text-center text-input">
      <Heading className="text-foreground text-xl">{title}</Heading>
      {children && <p className="max-w-sm text-muted-foreground">{children}</p>}
      {action}
    </div>
  );
}
