import { Shirt } from '../../components/ui/shirt.tsx';
import { clothOf } from '../../lib/colors.ts';
import type { SampleDesign } from './use-sample-designs.ts';

interface SampleShirtProps {
  design: SampleDesign | undefined;
  color: string;
  className?: string;
  /** Its idea stands beside it in words. */
  captioned?: boolean;
  /** Load it at once: it is the first thing one sees. */
  eager?: boolean;
}

/** A sample design on a shirt; the bare shirt until there is one. */
export function SampleShirt({ design, color, className, captioned = false, eager = false }: SampleShirtProps) {
  return (
    <Shirt cloth={clothOf(color)} eager={eager} className={className}>
      {design && (
        <img
          key={design.src}
          src={design.src}
          alt={captioned ? '' : design.idea}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="animate-rise"
        />
      )}
    </Shirt>
  );
}
