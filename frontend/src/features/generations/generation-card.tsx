import { useState } from 'react';
import { Link } from 'react-router';
import type { GenerationView } from '../../api/generated/model/generationView.ts';
import { cn } from '../../lib/cn.ts';
import { shortDay } from '../../lib/format.ts';
import { Actions } from './actions.tsx';
import { ClothPicker } from './cloth-picker.tsx';
import { PublishFlag } from './flags.tsx';
import { PressView } from './press-view.tsx';
import { Progress } from './progress.tsx';
import { isInProgress } from './status-words.ts';
import { useOpenDesign } from './use-open-design.ts';

interface GenerationCardProps {
  generation: GenerationView;
  /** The newest lies in front: larger, its words beside the picture where there is room. */
  featured?: boolean;
}

/** One design among the recent ones: its picture, where it stands, and what can be done. */
export function GenerationCard({ generation, featured = false }: GenerationCardProps) {
  const { hrefOf } = useOpenDesign();
  const [color, setColor] = useState(0);
  return (
    <article className={cn('grid content-start gap-4', featured && 'col-span-full lg:grid-cols-[3fr_2fr] lg:gap-7')}>
      <div className="relative overflow-hidden rounded-lg">
        <PressView generation={generation} color={color} eager={featured} />
        {generation.image_url && (
          <Link
            to={hrefOf(generation.id)}
            preventScrollReset
            aria-label={`Open ${generation.prompt}`}
            className="absolute inset-0 rounded-lg -outline-offset-2"
          />
        )}
      </div>
      <div className={cn('grid content-start gap-3', featured && 'lg:content-center')}>
        <h3 className={cn('line-clamp-3 text-lg leading-tight', featured && 'lg:text-2xl')}>{generation.prompt}</h3>
        <Standing generation={generation} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted-foreground text-sm">
          <PublishFlag generation={generation} />
          <time dateTime={generation.created_at}>{shortDay(generation.created_at)}</time>
          <ClothPicker generation={generation} chosen={color} onChoose={setColor} />
        </div>
        <Actions generation={generation} />
      </div>
    </article>
  );
}

/** How far it is, or what stopped it, told again to who cannot see it whenever it changes. */
function Standing({ generation }: { generation: GenerationView }) {
  const { status, error_message, publish_error } = generation;
  return (
    <div aria-live="polite" className="grid gap-2 empty:hidden">
      {isInProgress(generation) && <Progress generation={generation} />}
      {status === 'error' && <p className="text-destructive">{error_message ?? 'Generation failed'}</p>}
      {publish_error && <p className="text-destructive text-sm">{publish_error}</p>}
    </div>
  );
}
