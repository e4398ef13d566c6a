import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

const badge = cva('inline-flex min-h-7 items-center rounded-md border px-2.5 font-semibold text-sm', {
  variants: {
    variant: {
      default: 'border-transparent bg-foreground text-background',
      secondary: 'border-transparent bg-muted text-foreground',
      destructive: 'border-destructive text-destructive',
      outline: 'border-input text-muted-foreground',
    },
  },
  defaultVariants: { variant: 'default' },
});

export function Badge({ className, variant, ...props }: ComponentProps<'span'> & VariantProps<typeof badge>) {
  return <span className={cn(badge({ variant }), className)} {...props} />;
}
