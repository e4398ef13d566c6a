import { Shirt } from '../../components/ui/shirt.tsx';
import { SAMPLE_COLORS, type SampleColor } from '../../lib/shirt-colors.ts';
import { type SampleDesign, sourcesOf } from './sample-designs.ts';

interface SampleShirtProps {
  design: SampleDesign | undefined;
  color: SampleColor;
  className?: string;
  /** Its idea is shown as text beside it. */
  captioned?: boolean;
  /** Loads at once: it is in the first view. */
  eager?: boolean;
}

/** A sample design on a shirt. */
export function SampleShirt({ design, color, className, captioned = false, eager = false }: SampleShirtProps) {
  return (
    <Shirt hex={SAMPLE_COLORS[color]} eager={eager} className={className}>
      {design && (
        <img
          key={design.src}
          src={design.src}
          srcSet={sourcesOf(design)}
          sizes="(min-width: 64rem) 16rem, 10rem"
          alt={captioned ? '' : design.idea}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          className="animate-rise"
        />
      )}
    </Shirt>
  );
}
