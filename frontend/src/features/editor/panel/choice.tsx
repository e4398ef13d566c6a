import type { ReactNode } from 'react';
import { cn } from '../../../lib/cn.ts';

interface ChoiceProps {
  /** Of the group of radio buttons. */
  group: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  className?: string;
  children: ReactNode;
}

/** One of several things that are shown and not named. */
export function Choice({ group, label, isChosen, onChoose, className, children }: ChoiceProps) {
  return (
    <label className="relative block min-w-0" title={label}>
      <input
        type="radio"
        name={group}
        aria-label={label}
        className="peer absolute inset-0 z-10 size-full cursor-pointer opacity-0"
        checked={isChosen}
        onChange={onChoose}
      />
      <span
        aria-hidden="true"
        className={cn(
          'block overflow-hidden rounded-md border border-border bg-card outline-offset-2 peer-checked:border-transparent peer-checked:ring-2 peer-checked:ring-foreground peer-hover:border-foreground peer-focus-visible:outline-2 peer-focus-visible:outline-ring',
          className,
        )}
      >
        {children}
      </span>
    </label>
  );
}

export function Legend({ children }: { children: ReactNode }) {
  return <legend className="mb-2 font-semibold">{children}</legend>;
}
