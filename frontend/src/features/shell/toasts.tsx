import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { cn } from '../../lib/cn.ts';
import { dismissToast, type ToastAction, type Toast as ToastMessage } from '../../lib/toast.ts';

const DURATION_MS = 5_000;
const SWIPE_PX = 50;

export function Toasts({ message }: { message: ToastMessage | null }) {
  return (
    <Toast.Provider duration={DURATION_MS} swipeThreshold={SWIPE_PX} swipeDirection="right">
      {message && (
        <Toast.Root
          key={message.id}
          onOpenChange={(open) => !open && dismissToast(message.id)}
          className={cn(
            'grid animate-rise grid-cols-[1fr_auto] items-start gap-x-3 gap-y-1 rounded-lg border bg-foreground p-4 text-background shadow-lg',
            'data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            message.tone === 'destructive' && 'border-destructive bg-card text-foreground',
          )}
        >
          <Toast.Title className={cn('font-bold', message.tone === 'destructive' && 'text-destructive')}>
            {message.title}
          </Toast.Title>
          <Toast.Close
            aria-label="Dismiss"
            className="-m-3 grid size-11 place-items-center rounded-sm -outline-offset-2"
          >
            <X aria-hidden="true" className="size-4" />
          </Toast.Close>
          {message.description && <Toast.Description className="text-sm">{message.description}</Toast.Description>}
          {message.action && (
            <Toast.Action asChild altText={message.action.label} className="col-span-full mt-2 justify-self-start">
              <ActionButton action={message.action} />
            </Toast.Action>
          )}
        </Toast.Root>
      )}
      <Toast.Viewport className="fixed top-0 right-0 z-50 w-full p-4 outline-none sm:top-auto sm:bottom-0 sm:max-w-sm" />
    </Toast.Provider>
  );
}

/** Toast.Action passes its own press handler on, which dismisses the toast. */
function ActionButton({ action, onClick, ...props }: { action: ToastAction } & ComponentProps<'button'>) {
  if ('to' in action)
    return (
      <Button asChild size="sm" {...props} className={cn(props.className, 'text-foreground')} onClick={onClick}>
        <Link to={action.to}>{action.label}</Link>
      </Button>
    );
  const press: ComponentProps<'button'>['onClick'] = (event) => {
    action.onPress();
    onClick?.(event);
  };
  return (
    <Button size="sm" {...props} className={cn(props.className, 'text-foreground')} onClick={press}>
      {action.label}
    </Button>
  );
}
