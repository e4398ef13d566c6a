import type { ShirtColor } from '../model/shirts.ts';

interface ShirtSwatchesProps {
  shirts: readonly ShirtColor[];
  chosen: string | undefined;
  onChoose: (name: string) => void;
}

/** Which of the chosen shirts the design is shown on. */
export function ShirtSwatches({ shirts, chosen, onChoose }: ShirtSwatchesProps) {
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center">
      <legend className="sr-only">Shirt color</legend>
      {shirts.map(({ name, hex }) => (
        <button
          key={name}
          type="button"
          title={name}
          aria-label={name}
          aria-pressed={name === chosen}
          className="grid size-11 place-items-center rounded-full border-2 border-transparent aria-pressed:border-foreground"
          onClick={() => onChoose(name)}
        >
          <span
            aria-hidden="true"
            className="block size-7 rounded-full ring-1 ring-foreground/40 ring-inset"
            style={{ backgroundColor: hex }}
          />
        </button>
      ))}
      <span className="ml-1 text-muted-foreground text-sm">On {chosen}</span>
    </fieldset>
  );
}
