import type { GenerationView } from '../../../api/model/generationView.ts';
import type { PressConcept } from '../../../api/model/pressConcept.ts';
import { Shirt } from '../../../components/ui/shirt.tsx';
import { SAMPLE_COLORS } from '../../../lib/shirt-colors.ts';
import { conceptImageFor } from '../model/artwork.ts';
import { ART_SIZES, mockupOfSize } from '../model/picture-sizes.ts';
import { isInProgress } from '../model/status.ts';
import { usePickedConcept } from '../queries/picked-concept.ts';
import { DesignOnShirt } from './design-on-shirt.tsx';
import { IdeaPlaceholder } from './idea-placeholder.tsx';
import { Picture } from './picture.tsx';
import { usePreloadedImage } from './use-preloaded-image.ts';

interface DesignPictureProps {
  generation: GenerationView;
  /** Index of the color to show it on. */
  color?: number;
  /** One of Printify's mockups, to be shown in place of that. */
  mockup?: string | null;
  /** Loads its pictures at once: they are in the first view. */
  eager?: boolean;
}

/** A design at its current step: the idea as text, the drawn picture, the art on a shirt, or a chosen mockup. */
export function DesignPicture({ generation, color = 0, mockup: chosen = null, eager = false }: DesignPictureProps) {
  const sizes = eager ? ART_SIZES.featured : ART_SIZES.card;
  const mockup = usePreloadedImage(chosen && mockupOfSize(chosen, 640));
  const art = usePreloadedImage(generation.image_url, sizes);
  const concept = usePickedConcept(generation.id);
  const alt = generation.prompt;
  if (mockup) return <Picture src={mockup} alt={alt} eager={eager} className="aspect-square w-full object-cover" />;
  if (!art && concept && isInProgress(generation))
    return <ConceptInProgress generation={generation} concept={concept} />;
  if (!art) return <DesignPlaceholder generation={generation} />;
  if (isBeingCut(generation))
    return (
      <div className="relative aspect-square w-full bg-plate p-[12%]">
        <div aria-hidden="true" className="crop-marks absolute inset-[5%] text-muted-foreground" />
        <Picture src={art} alt={alt} eager={eager} sizes={sizes} className="size-full object-contain" />
        {!generation.waiting && <ProgressSweep />}
      </div>
    );
  return (
    <div className="grid aspect-square w-full place-items-center bg-plate">
      <DesignOnShirt
        generation={generation}
        color={generation.color_swatches[color] ?? { name: 'White', hex: SAMPLE_COLORS.White }}
        alt={alt}
        eager={eager}
        sizes={sizes}
        className="w-[92%]"
      />
    </div>
  );
}

function isBeingCut({ status }: GenerationView): boolean {
  return status === 'generating' || status === 'removing_bg' || status === 'uploading';
}

/** The concept that the seller picked, on the first of their colors. */
function ConceptInProgress({ generation, concept }: { generation: GenerationView; concept: PressConcept }) {
  const { name, hex } = generation.color_swatches[0] ?? { name: 'White', hex: SAMPLE_COLORS.White };
  return (
    <div className="relative grid aspect-square w-full place-items-center bg-plate">
      <Shirt hex={hex} eager className="w-[92%]">
        <img src={conceptImageFor(concept.images, name)?.url} alt={`Concept for ${generation.prompt}`} />
      </Shirt>
      {!generation.waiting && <ProgressSweep />}
    </div>
  );
}

/** The idea as text, with a halftone pattern behind it while it is drawn. */
function DesignPlaceholder({ generation }: { generation: GenerationView }) {
  const { status, prompt, waiting } = generation;
  return (
    <div className="relative w-full">
      <IdeaPlaceholder idea={prompt} muted={status === 'error'}>
        {(status === 'generating' || status === 'removing_bg') && (
          <div
            aria-hidden="true"
            className="halftone absolute inset-[12%] text-foreground/20 [mask-image:radial-gradient(circle_at_50%_50%,#000_10%,transparent_70%)]"
          />
        )}
      </IdeaPlaceholder>
      {isInProgress(generation) && status !== 'pending' && !waiting && <ProgressSweep />}
    </div>
  );
}

/** An animated line that says that work goes on. */
function ProgressSweep() {
  return (
    <div aria-hidden="true" className="absolute inset-[5%] motion-reduce:hidden">
      <div className="h-full animate-squeegee">
        <div className="h-[3px] bg-spot" />
      </div>
    </div>
  );
}
