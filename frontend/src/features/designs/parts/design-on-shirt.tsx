import type { ColorSwatch } from '../../../api/model/colorSwatch.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { Shirt } from '../../../components/ui/shirt.tsx';
import { artFor, printFor } from '../model/artwork.ts';
import { ART_SIZES } from '../model/picture-sizes.ts';
import { Picture } from './picture.tsx';

interface DesignOnShirtProps {
  generation: Pick<GenerationView, 'image_url' | 'prints'>;
  color: ColorSwatch;
  /** For screen readers; empty where other text says the same. */
  alt: string;
  /** Loads at once: it is in the first view. */
  eager?: boolean;
  /** How wide the art is shown, as in HTML. */
  sizes?: string;
  /** The edges of the shirt are out of view. */
  closeUp?: boolean;
  className?: string;
}

/** A design on a shirt of one color, in the ink version for that color. */
export function DesignOnShirt({
  generation,
  color,
  alt,
  eager = false,
  sizes = ART_SIZES.card,
  closeUp = false,
  className,
}: DesignOnShirtProps) {
  const art = artFor(generation, color.name);
  return (
    <Shirt hex={color.hex} eager={eager} closeUp={closeUp} className={className}>
      {art && (
        <Picture
          key={art}
          src={art}
          alt={alt}
          eager={eager}
          sizes={sizes}
          placeholder={printFor(generation, color.name)?.placeholder}
        />
      )}
    </Shirt>
  );
}
