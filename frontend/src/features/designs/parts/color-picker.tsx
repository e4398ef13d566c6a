import type { ColorSwatch } from '../../../api/model/colorSwatch.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';

/** More dots than this do not fit on a card. */
const MAX_DOTS = 8;

interface ColorPickerProps {
  generation: Pick<GenerationView, 'color_swatches' | 'image_url'>;
  /** Index among the generation's colors. */
  chosen: number;
  onChoose: (index: number) => void;
}

/** The shirt colors of a design. Once there is a picture, a press on a color shows the design on it. */
export function ColorPicker({ generation, chosen, onChoose }: ColorPickerProps) {
  const { color_swatches: swatches, image_url } = generation;
  if (!image_url || swatches.length < 2) return <ColorDots swatches={swatches} />;
  return (
    <span className="-mx-1 flex flex-wrap">
      {swatches.map(({ name, hex }, index) => (
        <button
          key={name}
          type="button"
          title={name}
          aria-label={`Show it on ${name}`}
          aria-pressed={index === chosen}
          className="grid size-7 pointer-coarse:size-11 place-items-center rounded-full border-2 border-transparent aria-pressed:border-foreground"
          onClick={() => onChoose(index)}
        >
          <Dot hex={hex} />
        </button>
      ))}
    </span>
  );
}

function ColorDots({ swatches }: { swatches: ColorSwatch[] }) {
  return (
    <span className="flex -space-x-1">
      <span className="sr-only">{`In ${swatches.map(({ name }) => name).join(', ')}`}</span>
      {swatches.slice(0, MAX_DOTS).map(({ name, hex }) => (
        <Dot key={name} hex={hex} />
      ))}
    </span>
  );
}

function Dot({ hex }: { hex: string }) {
  return (
    <span
      aria-hidden="true"
      className="block size-4 rounded-full ring-1 ring-foreground/40 ring-inset"
      style={{ backgroundColor: hex }}
    />
  );
}
