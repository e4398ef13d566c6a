import type { GenerationView } from '../../../api/model/generationView.ts';
import { cn } from '../../../lib/cn.ts';
import { mockupOf } from '../model/artwork.ts';
import { isInProgress } from '../model/status.ts';
import { DesignOnCloth } from './design-on-shirt.tsx';
import { Picture } from './picture.tsx';
import { useSettled } from './use-preloaded-image.ts';

interface PressViewProps {
  generation: GenerationView;
  /** Index of the color to show it on. */
  color?: number;
  /** Load its pictures at once: they are the first thing one sees. */
  eager?: boolean;
}

/** A design as far as it has come: paper with the idea, the screen being inked, the art cut out, the shirt. */
export function PressView({ generation, color = 0, eager = false }: PressViewProps) {
  const mockup = useSettled(mockupOf(generation));
  const art = useSettled(generation.image_url);
  const alt = generation.prompt;
  if (mockup) return <Picture src={mockup} alt={alt} eager={eager} className="aspect-square w-full object-cover" />;
  if (!art) return <Paper generation={generation} />;
  if (isBeingCut(generation))
    return (
      <div className="relative aspect-square w-full bg-plate p-[12%]">
        <div aria-hidden="true" className="crop-marks absolute inset-[5%] text-muted-foreground" />
        <Picture src={art} alt={alt} eager={eager} className="size-full object-contain" />
        <Squeegee />
      </div>
    );
  return (
    <div className="grid aspect-square w-full place-items-center bg-plate">
      <DesignOnCloth
        generation={generation}
        color={generation.colors[color] ?? 'White'}
        alt={alt}
        eager={eager}
        className="w-[92%]"
      />
    </div>
  );
}

function isBeingCut({ status }: GenerationView): boolean {
  return status === 'generating' || status === 'removing_bg' || status === 'uploading';
}

/** Paper with crop marks and the idea on it; a halftone creeps over it while it is drawn. */
function Paper({ generation }: { generation: GenerationView }) {
  const drawing = generation.status === 'generating' || generation.status === 'removing_bg';
  return (
    <div className="relative grid aspect-square w-full place-items-center overflow-hidden bg-muted p-[14%]">
      <div aria-hidden="true" className="crop-marks absolute inset-[5%] text-muted-foreground" />
      {drawing && (
        <div
          aria-hidden="true"
          className="halftone absolute inset-[12%] text-foreground/20 [mask-image:radial-gradient(circle_at_50%_50%,#000_10%,transparent_70%)]"
        />
      )}
      <p
        className={cn(
          'relative line-clamp-5 text-balance text-center font-[750] font-display text-3xl leading-[0.98] [font-stretch:76%]',
          generation.status === 'error' ? 'text-muted-foreground' : 'text-foreground/80',
        )}
      >
        {generation.prompt}
      </p>
      {isInProgress(generation) && generation.status !== 'pending' && <Squeegee />}
    </div>
  );
}

/** The blade that draws ink through the screen. */
function Squeegee() {
  return (
    <div aria-hidden="true" className="absolute inset-[5%] motion-reduce:hidden">
      <div className="h-full animate-squeegee">
        <div className="h-[3px] bg-spot" />
      </div>
    </div>
  );
}
