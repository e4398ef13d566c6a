import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { useHydrated } from '../../lib/hooks/use-hydrated.ts';

// Icons do not clip: on a page of many buttons each clip costs the browser when it paints.
const button = cva(
  'inline-flex items-center justify-center gap-2 rounded-md font-semibold whitespace-nowrap transition-[background-color,color,transform,border-color] duration-150 active:translate-y-px disabled:pointer-events-none disabled:opacity-50 [&_svg]:size-[1.1em] [&_svg]:shrink-0 [&_svg]:overflow-visible',
  {
    variants: {
      variant: {
        spot: 'bg-spot text-spot-foreground hover:bg-[color-mix(in_oklch,var(--spot),var(--foreground)_12%)]',
        ink: 'bg-foreground text-background hover:bg-[color-mix(in_oklch,var(--foreground),var(--background)_18%)]',
        outline: 'border border-input bg-card text-foreground hover:border-foreground hover:bg-muted',
        quiet: 'text-foreground hover:bg-muted',
        link: 'rounded-sm underline decoration-1 underline-offset-4 hover:decoration-2',
        destructive: 'border border-destructive text-destructive hover:bg-destructive hover:text-background',
      },
      size: {
        sm: 'min-h-9 px-3 text-sm pointer-coarse:min-h-11',
        md: 'min-h-11 px-4',
        lg: 'min-h-13 px-6 text-lg',
        icon: 'size-11',
        bare: '',
      },
    },
    defaultVariants: { variant: 'outline', size: 'md' },
  },
);

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof button> {
  /** Renders the only child, a link for example, with the looks of a button. */
  asChild?: boolean;
}

export function Button({ variant, size, asChild = false, ...props }: ButtonProps) {
  const styles = button({ variant, size });
  if (asChild) return <Slot.Root {...props} className={cn(styles, props.className)} />;
  return <PlainButton {...props} className={cn(styles, props.className)} />;
}

/** In a prerendered page it can be pressed from when it does something, and looks the same before. */
function PlainButton({ type = 'button', disabled, className, ...props }: ComponentProps<'button'>) {
  const isHydrated = useHydrated();
  return (
    <button
      type={type}
      disabled={disabled || !isHydrated}
      className={cn(className, !isHydrated && 'disabled:opacity-100')}
      {...props}
    />
  );
}
