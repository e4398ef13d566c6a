import type { ReactNode } from 'react';
import { cn } from '../../../lib/cn.ts';

interface IdeaPlaceholderProps {
  idea: string;
  muted?: boolean;
  /** Behind the text. */
  children?: ReactNode;
}

/** The idea as text between crop marks, while there is no picture. */
export function IdeaPlaceholder({ idea, muted = false, children }: IdeaPlaceholderProps) {
  return (
    <div className="relative grid aspect-square w-full place-items-center overflow-hidden bg-muted p-[14%]">
      <div aria-hidden="true" className="crop-marks absolute inset-[5%] text-muted-foreground" />
      {children}
      <p
        className={cn(
          'relative line-clamp-5 text-balance text-center font-[750] font-display text-3xl leading-[0.98] [font-stretch:76%]',
          muted ? 'text-muted-foreground' : 'text-foreground/80',
        )}
      >
        {idea}
      </p>
    </div>
  );
}
