import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Input, Select } from '../../../components/ui/form/input.tsx';
import { RadioGroup } from '../../../components/ui/form/radio-group.tsx';
import { cn } from '../../../lib/cn.ts';
import {
  countFilters,
  ENGINE_OPTIONS,
  type LibraryFilters,
  STATE_OPTIONS,
  STYLES,
  sortOptions,
} from '../model/library-filters.ts';

interface LibraryControlsProps {
  filters: LibraryFilters;
  /** `typing`: one of many changes, which the back button does not stop at. */
  onChange: (change: Partial<LibraryFilters>, typing?: boolean) => void;
}

/** The search, the styles, and on a phone behind a button the rest. */
export function LibraryControls({ filters, onChange }: LibraryControlsProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const hidden = countFilters({ ...filters, q: '', style: 'All Styles' });
  return (
    <search className="grid gap-3 *:min-w-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 *:min-w-0">
        <Input
          type="search"
          aria-label="Search designs"
          placeholder="Search designs"
          maxLength={200}
          value={filters.q}
          onChange={(event) => onChange({ q: event.target.value }, true)}
          className="min-w-0 flex-1 lg:max-w-72 [&::-webkit-search-cancel-button]:grayscale"
        />
        <Button className="lg:hidden" aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
          <SlidersHorizontal aria-hidden="true" />
          Filters{hidden > 0 && ` (${hidden})`}
        </Button>
        <div className="-mx-4 w-[calc(100%+2rem)] overflow-x-auto px-4 py-1 lg:mx-0 lg:w-auto lg:px-0 max-sm:[&_fieldset]:flex-nowrap">
          <RadioGroup
            label="Style"
            options={STYLES.map((name) => ({ value: name, name: <span className="whitespace-nowrap">{name}</span> }))}
            value={filters.style}
            onChange={(style) => onChange({ style })}
          />
        </div>
      </div>
      <div
        id={panel}
        className={cn('grid-cols-2 gap-3 sm:grid-cols-3 lg:grid lg:grid-cols-5', open ? 'grid' : 'hidden')}
      >
        <Choice
          label="State"
          value={filters.state}
          options={STATE_OPTIONS}
          onChange={(state) => onChange({ state: state as LibraryFilters['state'] })}
        />
        <Choice
          label="Engine"
          value={filters.engine}
          options={ENGINE_OPTIONS}
          onChange={(engine) => onChange({ engine: engine as LibraryFilters['engine'] })}
        />
        <Labeled label="From">
          {(id) => (
            <Input
              id={id}
              type="date"
              className="min-w-0 max-sm:px-2"
              max={filters.to || undefined}
              value={filters.from}
              onChange={(event) => onChange({ from: event.target.value })}
            />
          )}
        </Labeled>
        <Labeled label="To">
          {(id) => (
            <Input
              id={id}
              type="date"
              className="min-w-0 max-sm:px-2"
              min={filters.from || undefined}
              value={filters.to}
              onChange={(event) => onChange({ to: event.target.value })}
            />
          )}
        </Labeled>
        <Choice
          label="Sort"
          value={filters.sort}
          options={sortOptions(filters)}
          onChange={(sort) => onChange({ sort: sort as LibraryFilters['sort'] })}
        />
      </div>
    </search>
  );
}

function Labeled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="text-muted-foreground text-sm">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; name: string }[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Labeled label={label}>
      {(id) => (
        <Select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </Select>
      )}
    </Labeled>
  );
}
