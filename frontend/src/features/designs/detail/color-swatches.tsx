import type { DesignColor } from '../../../api/model/designColor.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';
import type { ShirtCheckInfo } from '../../../api/model/shirtCheckInfo.ts';
import type { Preview } from './preview-stage.tsx';

interface ColorSwatchesProps {
  generation: GenerationView;
  colors: DesignColor[];
  preview: Preview;
  onSelect: (preview: Preview) => void;
}

/** The colors of the product, with the legibility of each, then all other colors of the shirt. */
export function ColorSwatches({ generation, colors, preview, onSelect }: ColorSwatchesProps) {
  const isSelected = (color: string) => typeof preview === 'object' && 'color' in preview && preview.color === color;
  const chosen = colors.filter(({ color }) => generation.colors.includes(color));
  const others = colors.filter(({ color }) => !generation.colors.includes(color));
  const checks = generation.report?.shirts ?? [];
  return (
    <div className="grid gap-4">
      <ul aria-label="How it reads on each color" className="grid grid-cols-2 gap-2 xl:grid-cols-3">
        {chosen.map(({ color, hex }) => (
          <li key={color}>
            <button
              type="button"
              aria-pressed={isSelected(color)}
              className="flex min-h-12 w-full items-center gap-3 rounded-md border-2 px-2.5 py-1.5 text-left leading-tight hover:bg-muted aria-pressed:border-foreground"
              onClick={() => onSelect({ color })}
            >
              <Dot hex={hex} />
              <span className="grid">
                <span>{color}</span> <Legibility check={checks.find((check) => check.color === color)} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <fieldset className="grid gap-1">
          <legend className="text-muted-foreground text-sm">Other colors of this shirt, not in this product</legend>
          <div className="-mx-1.5 flex flex-wrap">
            {others.map(({ color, hex }) => (
              <button
                key={color}
                type="button"
                title={color}
                aria-label={`See it on ${color}`}
                aria-pressed={isSelected(color)}
                className="grid size-10 pointer-coarse:size-11 place-items-center rounded-full border-2 border-transparent aria-pressed:border-foreground"
                onClick={() => onSelect({ color })}
              >
                <Dot hex={hex} />
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}

const LEGIBILITY = {
  good: { words: 'stands out', tone: 'text-muted-foreground' },
  warn: { words: 'fades in parts', tone: 'text-warning' },
  bad: { words: 'can hardly be seen', tone: 'text-destructive' },
};

function Legibility({ check }: { check: ShirtCheckInfo | undefined }) {
  if (!check) return null;
  const { words, tone } = LEGIBILITY[check.level];
  return <span className={`text-sm ${tone}`}>{words}</span>;
}

function Dot({ hex }: { hex: string }) {
  return (
    <span
      aria-hidden="true"
      className="block size-6 shrink-0 rounded-full ring-1 ring-foreground/40 ring-inset"
      style={{ backgroundColor: hex }}
    />
  );
}
