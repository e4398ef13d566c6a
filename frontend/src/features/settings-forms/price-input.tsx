import type { ComponentProps } from 'react';
import { Input } from '../../components/ui/form/input.tsx';
import { cn } from '../../lib/cn.ts';

/** What a shirt costs, in dollars; the bounds are those of `isPrice`. */
export function PriceInput({ className, ...rest }: ComponentProps<typeof Input>) {
  return (
    <Input
      type="number"
      inputMode="decimal"
      min="1.00"
      max="9999.99"
      step="0.01"
      className={cn('figures', className)}
      {...rest}
    />
  );
}
