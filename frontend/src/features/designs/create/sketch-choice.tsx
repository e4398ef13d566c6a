import { Check } from 'lucide-react';
import type { Sketch } from '../../../api/model/sketch.ts';
import { Shirt } from '../../../components/ui/shirt.tsx';
import { SAMPLE_COLORS } from '../../../lib/shirt-colors.ts';
import { useShirtColors } from '../../printify/index.ts';
import { sourcesOf } from '../model/picture-sizes.ts';

const SIZES = '(min-width: 64rem) 9rem, 44vw';

interface SketchChoiceProps {
  sketches: Sketch[];
  /** The shirt color that they are shown on. */
  color: string | undefined;
  /** The id of the one that the design will follow. */
  picked: string | null;
  onPick: (id: string | null) => void;
}

export function SketchChoice({ sketches, color, picked, onPick }: SketchChoiceProps) {
  const hex = useShirtColors().find((one) => one.color === color)?.hex ?? SAMPLE_COLORS.White;
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-semibold">Sketches</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-2">
        {sketches.map(({ id, imageUrl }, index) => (
          <label key={id} className="relative block">
            <input
              type="radio"
              name="sketch"
              aria-label={`Sketch ${index + 1}`}
              className="peer absolute inset-0 z-10 cursor-pointer opacity-0"
              checked={picked === id}
              onChange={() => onPick(id)}
            />
            <span className="relative block aspect-[6/7] overflow-hidden rounded-md bg-plate outline-offset-2 ring-foreground hover:ring-1 peer-checked:ring-2 peer-focus-visible:outline-2 peer-focus-visible:outline-ring">
              <Shirt hex={hex} closeUp className="absolute -top-[17%] left-1/2 w-[170%] -translate-x-1/2">
                <img {...sourcesOf(imageUrl, SIZES)} alt="" decoding="async" />
              </Shirt>
              {picked === id && (
                <span className="absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-full bg-foreground text-background">
                  <Check aria-hidden="true" className="size-4" strokeWidth={3} />
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <label className="flex min-h-11 items-center gap-2">
        <input type="radio" name="sketch" checked={picked === null} onChange={() => onPick(null)} />
        None of these: let the model start over
      </label>
    </fieldset>
  );
}
