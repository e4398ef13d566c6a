import type { DesignColor } from '../../../api/model/designColor.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';
import type { PrintAreaInfo } from '../../../api/model/printAreaInfo.ts';
import { Shirt } from '../../../components/ui/shirt.tsx';
import { artFor } from '../model/artwork.ts';
import { ART_SIZES } from '../model/picture-sizes.ts';
import { Picture } from '../parts/picture.tsx';

interface LargeShirtProps {
  generation: GenerationView;
  color: DesignColor;
  /** The print area of the product; null while it is read. */
  area: PrintAreaInfo | null | undefined;
  /** Whether the product has this color. */
  isChosen: boolean;
}

export function LargeShirt({ generation, color, area, isChosen }: LargeShirtProps) {
  const art = artOn(generation, color);
  return (
    <figure className="grid gap-2">
      <div className="grid aspect-[1120/1040] place-items-center rounded-lg bg-plate">
        <Shirt hex={color.hex} area={area} eager className="w-full">
          {/* All inks are there from the start, so that another color is shown at once. */}
          {picturesOf(generation).map((src) => (
            <Picture
              key={src}
              src={src}
              alt={`${generation.prompt}, on ${color.color}`}
              eager
              sizes={ART_SIZES.page}
              placeholder={generation.prints.find((print) => print.image_url === src)?.placeholder}
              className={src === art ? undefined : 'hidden'}
            />
          ))}
        </Shirt>
      </div>
      <figcaption aria-live="polite" className="text-muted-foreground text-sm">
        On {color.color}
        {!isChosen && ', which isn’t in this product'}
      </figcaption>
    </figure>
  );
}

function artOn(generation: GenerationView, { color, ink }: DesignColor): string | null {
  return generation.prints.find((print) => print.ink === ink)?.image_url ?? artFor(generation, color);
}

function picturesOf({ prints, image_url }: GenerationView): string[] {
  const pictures = prints.map((print) => print.image_url);
  return pictures.length > 0 ? [...new Set(pictures)] : [image_url].filter((url) => url !== null);
}
