interface SizeBoxesProps {
  /** Every size of the shirt, smallest first. */
  all: string[];
  chosen: string[];
  onChange: (sizes: string[]) => void;
}

export function SizeCheckboxes({ all, chosen, onChange }: SizeBoxesProps) {
  const toggle = (size: string) =>
    onChange(all.filter((other) => (other === size ? !chosen.includes(size) : chosen.includes(other))));
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Sizes to sell</legend>
      <div className="flex flex-wrap gap-2">
        {all.map((size) => (
          <label
            key={size}
            className="relative grid min-h-11 min-w-14 cursor-pointer place-items-center rounded-md border border-input px-3 has-checked:bg-foreground has-checked:text-background has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={chosen.includes(size)}
              onChange={() => toggle(size)}
            />
            {size}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
