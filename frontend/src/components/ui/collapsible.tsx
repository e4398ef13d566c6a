import { ChevronDown } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import type { ReactNode } from 'react';

interface FoldProps {
  title: string;
  /** Given with `onOpenChange` where somebody else opens and closes it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/** A heading that opens and closes what stands below it. */
export function Fold({ title, children, ...state }: FoldProps) {
  return (
    <Collapsible.Root className="border-t" {...state}>
      <Collapsible.Trigger className="group flex min-h-12 w-full items-center justify-between gap-3 py-2 text-left font-semibold">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted-foreground transition-transform duration-150 group-data-[state=open]:rotate-180"
        />
      </Collapsible.Trigger>
      <Collapsible.Content className="overflow-hidden data-[state=closed]:animate-close data-[state=open]:animate-open">
        <div className="px-0.5 pt-1 pb-5">{children}</div>
      </Collapsible.Content>
    </Collapsible.Root>
  );
}
