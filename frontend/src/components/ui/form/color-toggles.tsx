import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from '../../../lib/cn.ts';
import { isDarkColor } from '../../../lib/shirt-colors.ts';
import { FieldError } from './field.tsx';

interface ColorTogglesProps {
  label: string;
  colors: readonly { name: string; hex: string }[];
  /** Names of those that are pressed. */
  pressed: readonly string[];
  onToggle: (name: string) => void;
  hint?: ReactNode;
  error?: string;
}

/** Shirt colors with their names, each switched by itself. */
export function ColorToggles({ label, colors, pressed, onToggle, hint, error }: ColorTogglesProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset aria-describedby={described} className="grid gap-1.5">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {colors.map(({ name, hex }) => (
          <ColorToggle
            key={name}
            name={name}
            hex={hex}
            isPressed={pressed.includes(name)}
            onToggle={() => onToggle(name)}
          />
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-muted-foreground text-sm">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

interface ColorToggleProps {
  name: string;
  hex: string;
  isPressed: boolean;
  onToggle: () => void;
}

function ColorToggle({ name, hex, isPressed, onToggle }: ColorToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      className={cn(
        'flex min-h-11 items-center gap-2 rounded-md border px-2.5 text-left leading-tight hover:bg-muted',
        isPressed ? 'border-foreground' : 'border-input border-dashed text-muted-foreground',
      )}
      onClick={onToggle}
    >
      <span
        aria-hidden="true"
        className="grid size-6 shrink-0 place-items-center rounded-full ring-1 ring-foreground/40 ring-inset"
        style={{ backgroundColor: hex, color: isDarkColor(hex) ? '#fff' : '#000' }}
      >
        {isPressed && <Check className="size-4" strokeWidth={3} />}
      </span>
      {name}
    </button>
  );
}
