import { type ComponentProps, useState } from 'react';
import { cn } from '../../../lib/cn.ts';
import { Button } from '../button.tsx';
import { Input } from './input.tsx';

/** With a button that shows what is typed. */
export function PasswordInput({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false);
  return (
    <span className="relative block">
      <Input {...props} type={isShown ? 'text' : 'password'} spellCheck={false} className={cn('pr-18', className)} />
      <Button
        variant="quiet"
        aria-controls={props.id}
        className="absolute inset-y-0 right-0 min-w-16 rounded-l-none px-3 text-muted-foreground text-sm"
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
        <span className="sr-only"> characters</span>
      </Button>
    </span>
  );
}
