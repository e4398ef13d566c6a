import { ChevronDown } from 'lucide-react';
import { Collapsible as Radix } from 'radix-ui';
import { type ReactNode, startTransition, useEffect, useState } from 'react';

interface CollapsibleProps {
  title: string;
  /** Given with `onOpenChange` where the parent opens and closes it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/** A heading that shows and hides the content below it. */
export function Collapsible({ title, children, ...state }: CollapsibleProps) {
  // Radix measures the content as soon as it is there: in a first render, the whole page would be laid out for that.
  const [hasContent, setHasContent] = useState(state.open ?? false);
  useEffect(() => startTransition(() => setHasContent(true)), []);
  return (
    <Radix.Root className="border-t" {...state}>
      <Radix.Trigger className="group flex min-h-12 w-full items-center justify-between gap-3 py-2 text-left font-semibold">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted-foreground transition-transform duration-150 group-data-[state=open]:rotate-180"
        />
      </Radix.Trigger>
      {hasContent && (
        <Radix.Content className="overflow-hidden data-[state=closed]:animate-close data-[state=open]:animate-open">
          <div className="px-0.5 pt-1 pb-5">{children}</div>
        </Radix.Content>
      )}
    </Radix.Root>
  );
}
