import { memo } from 'react';
import { Link } from 'react-router';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { SelectBox } from '../../../components/ui/form/select-box.tsx';
import { cn } from '../../../lib/cn.ts';
import { pluralize, shortDay } from '../../../lib/format.ts';
import { designPath } from '../model/design-links.ts';
import { daysLeft } from '../model/trash.ts';
import { DesignPicture } from '../parts/design-picture.tsx';
import { ProductsLine } from '../parts/products-line.tsx';
import { PublishFlag } from '../parts/publish-flag.tsx';
import { DesignMenu } from './design-menu.tsx';

interface LibraryCardProps {
  generation: GenerationView;
  selected: boolean;
  /** `range` is true where Shift was held. */
  onSelect: (id: string, range: boolean) => void;
}

export const LibraryCard = memo(function LibraryCard({ generation, selected, onSelect }: LibraryCardProps) {
  const { id, prompt, style, created_at, deleted_at } = generation;
  return (
    <article className="group relative grid content-start gap-2 sm:gap-3">
      <div
        className={cn(
          'pointer-events-none relative z-10 overflow-hidden rounded-lg -outline-offset-4 outline-foreground [&_button]:pointer-events-auto',
          selected && 'outline-4',
        )}
      >
        <DesignPicture generation={generation} />
      </div>
      <SelectBox
        label={`Select ${prompt}`}
        checked={selected}
        onSelect={(range) => onSelect(id, range)}
        className="absolute top-1 left-1 z-20"
        boxClassName="bg-card/90 shadow-sm"
      />
      {!deleted_at && <DesignMenu generation={generation} />}
      <h2 className="line-clamp-2 text-base leading-tight underline-offset-4 sm:text-lg [a:hover]:underline">
        {deleted_at ? (
          prompt
        ) : (
          <Link to={designPath(id)} className="after:absolute after:inset-0 after:rounded-lg hover:underline">
            {prompt}
          </Link>
        )}
      </h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted-foreground text-sm">
        <PublishFlag generation={generation} />
        <span className="capitalize">{style}</span>
        {deleted_at ? (
          <span>{pluralize(daysLeft(deleted_at), 'day')} left</span>
        ) : (
          <time dateTime={created_at}>{shortDay(created_at)}</time>
        )}
      </div>
      <ProductsLine generation={generation} />
    </article>
  );
});
