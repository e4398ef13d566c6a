import { Check, Pencil } from 'lucide-react';
import { Link } from 'react-router';
import type { PressConcept } from '../../../api/model/pressConcept.ts';
import { Shirt } from '../../../components/ui/shirt.tsx';
import { conceptImageFor } from '../model/artwork.ts';
import { EDIT_CONCEPT, type EditConceptState } from '../model/design-links.ts';

interface ConceptCardProps {
  concept: PressConcept;
  number: number;
  /** Name and hex of the shirt color it is shown on. */
  color: string;
  hex: string;
  checked: boolean;
  onPick: () => void;
  /** The way to the editor. */
  edit: EditConceptState;
}

/** One concept on a shirt; the picture shows its lettering, and the name of the choice says it. */
export function ConceptCard({ concept, number, color, hex, checked, onPick, edit }: ConceptCardProps) {
  const { style, texts, images } = concept;
  const image = conceptImageFor(images, color);
  const words = texts.join(' / ') || 'No lettering';
  return (
    <div className="grid content-start">
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
        <span aria-hidden="true" className="font-semibold capitalize">
          {style}
        </span>
      </label>
      <Link
        to={EDIT_CONCEPT}
        state={edit}
        aria-label={`Edit this concept: number ${number}, ${style}`}
        className="inline-flex min-h-11 items-center gap-1.5 justify-self-start rounded-sm font-medium text-sm underline underline-offset-4"
      >
        <Pencil aria-hidden="true" className="size-4" />
        Edit this concept
      </Link>
    </div>
  );
}
