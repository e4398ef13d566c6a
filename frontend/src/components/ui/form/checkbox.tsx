import type { ComponentProps, ReactNode } from 'react';

export function Checkbox({ children, ...props }: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" className="size-5 shrink-0 cursor-pointer accent-foreground" {...props} />
      <span>{children}</span>
    </label>
  );
}
