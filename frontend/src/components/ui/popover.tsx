import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface PopoverProps {
  trigger: ReactNode;
  /** For screen readers. */
  label: string;
  defaultOpen?: boolean;
  children: ReactNode;
}

export function Popover({ trigger, label, defaultOpen, children }: PopoverProps) {
  return (
    <Radix.Root defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-40 w-80 max-w-[calc(100vw-1.5rem)] animate-rise rounded-lg border bg-card p-4 shadow-lg outline-none"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export const PopoverClose = Radix.Close;
