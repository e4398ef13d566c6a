import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { cn } from '../../lib/cn.ts';
import { Button } from './button.tsx';
import type { DialogProps } from './dialog.tsx';

interface DialogPanelProps extends DialogProps {
  /** Gets the focus when the dialog closes. */
  opener: Element | null;
}

export function DialogPanel({ title, description, onClose, onClosed, narrow, opener, children }: DialogPanelProps) {
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 overflow-y-auto bg-black/60 sm:grid sm:items-center-safe sm:p-6">
          <Radix.Content
            className={cn(
              'relative mx-auto min-h-full w-full animate-rise bg-card outline-none sm:min-h-0 sm:rounded-lg',
              narrow ? 'max-w-xl' : 'max-w-6xl',
            )}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener instanceof HTMLElement) opener.focus();
              onClosed?.();
            }}
          >
            <div className="sticky top-0 z-10 sm:-top-6 flex items-start justify-between gap-4 rounded-t-lg border-b bg-card px-5 py-3 sm:px-7">
              <Radix.Title className="py-2 text-xl">{title}</Radix.Title>
              <Radix.Close asChild>
                <Button variant="quiet" size="icon" aria-label="Close" className="-mr-2 shrink-0">
                  <X aria-hidden="true" />
                </Button>
              </Radix.Close>
            </div>
            <Radix.Description className="sr-only">{description}</Radix.Description>
            {children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
