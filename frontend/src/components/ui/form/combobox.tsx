import { ChevronsUpDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { cn } from '../../../lib/cn.ts';
import type { FieldControl } from './field.tsx';
import { Input } from './input.tsx';

interface ComboboxProps<T> {
  control: FieldControl;
  /** What is chosen, in words; shown while nothing is typed. */
  value: string;
  /** What was typed; the options follow it. */
  search: string;
  onSearch: (search: string) => void;
  options: readonly T[];
  keyOf: (option: T) => string | number;
  onChoose: (option: T) => void;
  /** Said in place of options where there are none. */
  empty: string;
  disabled?: boolean;
  children: (option: T) => ReactNode;
}

/** A box to type into that offers what fits, by mouse, touch and keyboard. */
export function Combobox<T>({ control, value, search, onSearch, options, empty, disabled, ...rest }: ComboboxProps<T>) {
  const { keyOf, onChoose, children } = rest;
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const active = Math.min(at, options.length - 1);

  const close = () => {
    setOpen(false);
    onSearch('');
  };
  const choose = (option: T | undefined) => {
    if (option === undefined) return;
    onChoose(option);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (open) setAt((active + step + options.length) % Math.max(1, options.length));
      setOpen(true);
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      choose(options[active]);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    }
  };

  return (
    <div className="relative">
      <Input
        {...control}
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && options[active] !== undefined ? `${listId}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        className="pr-10"
        value={open ? search : value}
        placeholder={value}
        onChange={(event) => {
          onSearch(event.target.value);
          setAt(0);
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <ChevronsUpDown
        aria-hidden="true"
        className="pointer-events-none absolute top-3.5 right-3 size-4 text-muted-foreground"
      />
      <div
        id={listId}
        role="listbox"
        aria-label="Choices"
        className={cn(
          'absolute z-20 mt-1 max-h-80 w-full overflow-y-auto rounded-md border bg-card p-1 shadow-lg',
          !open && 'hidden',
        )}
      >
        {options.map((option, index) => (
          // The keyboard works the box above, which names the option it is at.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <div
            key={keyOf(option)}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            className="cursor-pointer rounded-sm px-2 py-2 aria-selected:bg-muted"
            // Before the box loses the focus, and with it the list.
            onMouseDown={(event) => event.preventDefault()}
            onMouseEnter={() => setAt(index)}
            onClick={() => choose(option)}
          >
            {children(option)}
          </div>
        ))}
        {options.length === 0 && <p className="px-2 py-3 text-muted-foreground">{empty}</p>}
      </div>
    </div>
  );
}
