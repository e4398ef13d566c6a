import type { GenerationView } from '../../../api/model/generationView.ts';
import { clothOf } from '../../../lib/colors.ts';

interface ClothPickerProps {
  generation: GenerationView;
  /** Index among the generation's colors. */
  chosen: number;
  onChoose: (index: number) => void;
}

/** The colors of a design; once there is a picture, picking one shows it on that cloth. */
export function ClothPicker({ generation, chosen, onChoose }: ClothPickerProps) {
  const { colors, image_url } = generation;
  if (!image_url || colors.length < 2) return <ClothDots colors={colors} />;
  return (
    <span className="-mx-1 flex flex-wrap">
      {colors.map((color, index) => (
        <button
          key={color}
          type="button"
          title={color}
          aria-label={`Show it on ${color}`}
          aria-pressed={index === chosen}
          className="grid size-7 place-items-center rounded-full border-2 border-transparent aria-pressed:border-foreground"
          onClick={() => onChoose(index)}
        >
          <Dot color={color} />
        </button>
      ))}
    </span>
  );
}

function ClothDots({ colors }: { colors: string[] }) {
  return (
    <span className="flex -space-x-1">
      <span className="sr-only">{`In ${colors.join(', ')}`}</span>
      {colors.slice(0, 8).map((color) => (
        <Dot key={color} color={color} />
      ))}
    </span>
  );
}

function Dot({ color }: { color: string }) {
  return (
    <span
      aria-hidden="true"
      className="block size-4 rounded-full ring-1 ring-foreground/40 ring-inset"
      style={{ backgroundColor: clothOf(color) }}
    />
  );
}
