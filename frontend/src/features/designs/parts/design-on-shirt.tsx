import type { GenerationView } from '../../../api/model/generationView.ts';
import { Shirt } from '../../../components/ui/shirt.tsx';
import { clothOf } from '../../../lib/colors.ts';
import { artFor } from '../model/artwork.ts';
import { Picture } from './picture.tsx';

interface DesignOnClothProps {
  generation: GenerationView;
  color: string;
  /** Said by screen readers in place of the picture; empty where something else says it. */
  alt: string;
  /** Load it at once: it is the first thing one sees. */
  eager?: boolean;
  className?: string;
}

/** A design on a shirt of any color, in the ink that is printed on it. */
export function DesignOnCloth({ generation, color, alt, eager = false, className }: DesignOnClothProps) {
  const art = artFor(generation, color);
  return (
    <Shirt cloth={clothOf(color)} eager={eager} className={className}>
      {art && <Picture key={art} src={art} alt={alt} eager={eager} />}
    </Shirt>
  );
}
