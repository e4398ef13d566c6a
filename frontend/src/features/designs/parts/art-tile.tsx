import { QuietImage } from '../../../components/ui/quiet-image.tsx';
import { cn } from '../../../lib/cn.ts';
import { type ArtOnColor, artOnColor } from '../model/artwork.ts';
import { withParameter } from '../model/picture-sizes.ts';

interface ArtTileProps extends ArtOnColor {
  className?: string | undefined;
}

/** A small picture of a design on its first shirt color, in the inks for that color. In every theme they are seen. */
export function ArtTile({ className, ...art }: ArtTileProps) {
  const { src, hex } = artOnColor(art);
  return (
    <span
      className={cn('block rounded-sm bg-plate p-0.5', src && 'ring-1 ring-foreground/15 ring-inset', className)}
      style={src ? { backgroundColor: hex } : undefined}
    >
      {src && (
        <QuietImage
          src={withParameter(src, 'w', 160)}
          loading="lazy"
          decoding="async"
          draggable={false}
          className="size-full object-contain"
        />
      )}
    </span>
  );
}
