import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../../lib/cn.ts';
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts';

const inputStyles = cva(
  'w-full rounded-md border border-input bg-card px-3 placeholder:text-muted-foreground transition-colors duration-150 hover:border-foreground aria-invalid:border-destructive aria-invalid:bg-[color-mix(in_oklch,var(--card),var(--destructive)_6%)] disabled:opacity-60',
);

/** In a prerendered page nothing can be typed until it would be saved. */
function useReadOnly(readOnly = false): boolean {
  return !useHydrated() || readOnly;
}

export function Input({ className, readOnly, ...props }: ComponentProps<'input'>) {
  return <input className={cn(inputStyles(), 'h-11', className)} readOnly={useReadOnly(readOnly)} {...props} />;
}

/** Grows with what is written in it. */
export function Textarea({ className, readOnly, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={cn(inputStyles(), 'field-sizing-content min-h-24 py-2.5', className)}
      readOnly={useReadOnly(readOnly)}
      {...props}
    />
  );
}

export function Select({ className, ...props }: ComponentProps<'select'>) {
  return <select className={cn(inputStyles(), 'h-11 cursor-pointer pr-8', className)} {...props} />;
}
