import type { KeyboardEvent, MouseEvent } from 'react';
import { cn } from '../../../lib/cn.ts';

interface SelectBoxProps {
  label: string;
  checked: boolean;
  /** `range` is true where Shift was held. */
  onSelect: (range: boolean) => void;
  className?: string;
  boxClassName?: string;
}

/** Selects one of many, or with Shift all from the last one. Of a press of the space bar browsers do not say it. */
export function SelectBox({ label, checked, onSelect, className, boxClassName }: SelectBoxProps) {
  const onClick = (event: MouseEvent) => onSelect(event.shiftKey);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !event.shiftKey) return;
    event.preventDefault();
    onSelect(true);
  };
  return (
    <label className={cn('grid size-11 cursor-pointer place-items-center', className)}>
      <span className={cn('grid size-8 place-items-center rounded-md', boxClassName)}>
        <input
          type="checkbox"
          aria-label={label}
          className="size-5 cursor-pointer accent-foreground"
          checked={checked}
          onChange={() => undefined}
          onClick={onClick}
          onKeyDown={onKeyDown}
        />
      </span>
    </label>
  );
}
