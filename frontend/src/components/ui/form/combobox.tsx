import { Combobox as ComboboxInput, ComboboxItem, ComboboxPopover, ComboboxProvider } from '@ariakit/react';
import { ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { pluralize } from '../../../lib/format.ts';
import type { FieldControl } from './field.tsx';
import { Input } from './input.tsx';

interface ComboboxProps<T> {
  control: FieldControl;
  /** Name of the chosen option; shown while the list is closed. */
  value: string;
  /** What was typed. The parent filters the options by it. */
  search: string;
  onSearch: (search: string) => void;
  options: readonly T[];
  keyOf: (option: T) => string | number;
  onChoose: (option: T) => void;
  /** Shown in place of options where there are none. */
  empty: string;
  children: (option: T) => ReactNode;
}

/** A text box with a list of matching options. */
export function Combobox<T>({ control, value, search, onSearch, options, empty, ...rest }: ComboboxProps<T>) {
  const { keyOf, onChoose, children } = rest;
  const [open, setOpen] = useState(false);
  return (
    <ComboboxProvider
      open={open}
      setOpen={(next) => {
        setOpen(next);
        if (!next) onSearch('');
      }}
      inputValue={open ? search : value}
      setInputValue={onSearch}
      includesBaseElement={false}
    >
      <div className="relative">
        <ComboboxInput
          {...control}
          autoSelect="always"
          setValueOnClick={false}
          placeholder={value}
          spellCheck={false}
          render={<Input className="pr-10" />}
        />
        <ChevronsUpDown
          aria-hidden="true"
          className="pointer-events-none absolute top-3.5 right-3 size-4 text-muted-foreground"
        />
        <p role="status" className="sr-only">
          {open && (options.length > 0 ? pluralize(options.length, 'choice') : empty)}
        </p>
        <ComboboxPopover
          aria-label="Choices"
          sameWidth
          gutter={4}
          className="z-20 max-h-80 overflow-y-auto rounded-md border bg-card p-1 shadow-lg outline-none"
        >
          {options.map((option) => (
            <ComboboxItem
              key={keyOf(option)}
              value={String(keyOf(option))}
              setValueOnClick={false}
              focusOnHover
              className="cursor-pointer rounded-sm px-2 py-2 data-[active-item]:bg-muted"
              onClick={() => onChoose(option)}
            >
              {children(option)}
            </ComboboxItem>
          ))}
          {options.length === 0 && (
            <p aria-hidden="true" className="px-2 py-3 text-muted-foreground">
              {empty}
            </p>
          )}
        </ComboboxPopover>
      </div>
    </ComboboxProvider>
  );
}
