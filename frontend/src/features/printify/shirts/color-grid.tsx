import { Check } from 'lucide-react';
import type { PrintifyVariantColor } from '../../../api/model/printifyVariantColor.ts';
import { Button } from '../../../components/ui/button.tsx';
import { FieldError } from '../../../components/ui/form/field.tsx';
import { pluralize } from '../../../lib/format.ts';
import { isDarkColor } from '../../../lib/shirt-colors.ts';
import { useExpectedColors } from './use-shirt-colors.ts';

interface ColorGridProps {
  colors: PrintifyVariantColor[];
  selected: string[];
  onChange: (selected: string[]) => void;
  error?: string | undefined;
  legend?: string;
}

/** Every color of the shirt, as checkboxes; the names of the selected ones are below. */
export function ColorGrid({ colors, selected, onChange, error, legend = 'Shirt colors' }: ColorGridProps) {
  const toggle = (color: string) =>
    onChange(selected.includes(color) ? selected.filter((other) => other !== color) : [...selected, color]);
  return (
    <fieldset className="relative grid gap-2" aria-describedby={error ? 'colors-error' : undefined}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,2.75rem)] justify-between gap-1.5">
        {colors.length === 0 && <Places />}
        {colors.map((entry) => (
          <Swatch
            key={entry.color}
            entry={entry}
            checked={selected.includes(entry.color)}
            onToggle={() => toggle(entry.color)}
          />
        ))}
      </div>
      <div className="absolute -top-8 right-0 flex h-6 items-center gap-3 text-sm">
        <span aria-live="polite" className="text-muted-foreground">
          {selected.length > 0 && pluralize(selected.length, 'color')}
        </span>
        {selected.length > 0 && (
          <Button
            variant="link"
            size="bare"
            className="pointer-coarse:-my-3 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
            onClick={() => onChange([])}
          >
            Clear
          </Button>
        )}
      </div>
      <p className="min-h-[1lh] text-muted-foreground text-sm">{selected.join(', ')}</p>
      {error && <FieldError id="colors-error">{error}</FieldError>}
    </fieldset>
  );
}

/** Keeps the places of colors that are not read yet, so that nothing below moves when they come. */
function Places() {
  const count = useExpectedColors();
  return [...Array(count).keys()].map((place) => (
    <span
      key={place}
      aria-hidden="true"
      data-color-place=""
      className="size-11 rounded-md bg-muted motion-safe:animate-pulse"
    />
  ));
}

interface SwatchProps {
  entry: PrintifyVariantColor;
  checked: boolean;
  onToggle: () => void;
}

function Swatch({ entry, checked, onToggle }: SwatchProps) {
  return (
    <label className="group relative block size-11" title={sizesOf(entry)}>
      <input
        type="checkbox"
        aria-label={entry.color}
        className="peer absolute inset-0 cursor-pointer opacity-0"
        checked={checked}
        onChange={onToggle}
      />
      <span
        className="grid size-full place-items-center rounded-md ring-1 ring-foreground/25 ring-inset outline-offset-2 transition-shadow duration-150 group-hover:ring-foreground peer-checked:ring-2 peer-checked:ring-foreground peer-focus-visible:outline-2 peer-focus-visible:outline-ring"
        style={{ backgroundColor: entry.hex, color: isDarkColor(entry.hex) ? '#fff' : '#000' }}
      >
        {checked && <Check aria-hidden="true" className="size-5" strokeWidth={3} />}
      </span>
    </label>
  );
}

/** "Navy: S, M, L", or the color alone while its sizes are not known. */
function sizesOf({ color, variants }: PrintifyVariantColor): string {
  const sizes = variants.filter(Boolean).join(', ');
  return sizes ? `${color}: ${sizes}` : color;
}
