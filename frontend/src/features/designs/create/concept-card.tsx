import { Check } from 'lucide-react';
import type { PressConcept } from '../../../api/model/pressConcept.ts';
import { Shirt } from '../../../components/ui/shirt.tsx';

interface ConceptCardProps {
  concept: PressConcept;
  number: number;
  /** Name and hex of the shirt color it is shown on. */
  color: string;
  hex: string;
  checked: boolean;
  onPick: () => void;
}

/** One concept on a shirt, with its lettering as text. */
export function ConceptCard({ concept, number, color, hex, checked, onPick }: ConceptCardProps) {
  const { style, texts, images } = concept;
  const image = images.find(({ colors }) => colors.includes(color)) ?? images[0];
  const words = texts.join(' / ') || 'No lettering';
  return (
    <label className="group relative grid content-start gap-1.5 text-sm">
      <input
        type="radio"
        name="concept"
        aria-label={`Concept ${number}, ${style}: ${words}`}
        className="peer absolute inset-0 z-10 cursor-pointer opacity-0"
        checked={checked}
        onChange={onPick}
      />
      <span className="relative block aspect-[6/7] overflow-hidden rounded-md bg-plate outline-offset-2 ring-foreground transition-shadow duration-150 group-hover:ring-1 peer-checked:ring-2 peer-focus-visible:outline-2 peer-focus-visible:outline-ring">
        <Shirt hex={hex} className="absolute -top-[17%] left-1/2 w-[170%] -translate-x-1/2">
          {image && <img src={image.url} alt="" />}
        </Shirt>
        {checked && (
          <span className="absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-full bg-foreground text-background">
            <Check aria-hidden="true" className="size-4" strokeWidth={3} />
          </span>
        )}
      </span>
      <span aria-hidden="true" className="grid leading-tight">
        <span className="font-semibold capitalize">{style}</span>
        <span className="line-clamp-3 break-words text-muted-foreground">{words}</span>
      </span>
    </label>
  );
}
