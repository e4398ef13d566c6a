import type { ReactNode } from 'react';

/** What a place says while there is nothing in it, or when it could not be filled. */
export function Empty({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="crop-marks grid place-items-center gap-3 px-6 py-16 text-center text-input">
      <h3 className="text-foreground text-xl">{title}</h3>
      {children && <p className="max-w-sm text-muted-foreground">{children}</p>}
      {action}
    </div>
  );
}
