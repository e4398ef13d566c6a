import type { ComponentProps } from 'react';
import { Input } from '../../components/ui/form/input.tsx';
import { cn } from '../../lib/cn.ts';
import { formatPrice, PRICE_LIMITS } from './price.ts';

/** A price in dollars. */
export function PriceInput({ className, ...rest }: ComponentProps<typeof Input>) {
  return (
    <Input
      type="number"
      inputMode="decimal"
      min={formatPrice(PRICE_LIMITS.min)}
      max={formatPrice(PRICE_LIMITS.max)}
      step="0.01"
      className={cn('figures', className)}
      {...rest}
    />
  );
}
