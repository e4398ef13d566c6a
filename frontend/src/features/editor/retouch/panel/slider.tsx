import { useId } from 'react';

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** As it is read, "12 px" for example. */
  shown: string;
  onChange: (value: number) => void;
}

export function Slider({ label, value, min, max, step = 1, shown, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <div className="flex justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <output htmlFor={id} className="figures text-muted-foreground">
          {shown}
        </output>
      </div>
      <input
        id={id}
        type="range"
        {...{ min, max, step, value }}
        className="h-11 w-full cursor-pointer accent-foreground"
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}
