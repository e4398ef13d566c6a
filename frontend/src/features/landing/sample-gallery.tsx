import type { SampleColor } from '../../lib/shirt-colors.ts';
import { type SampleDesign, SampleShirt } from '../sample-designs/index.ts';

const SHIRT_COLORS: SampleColor[] = [
  'White',
  'Navy',
  'Black',
  'Sand',
  'Forest Green',
  'Heather Grey',
  'Maroon',
  'Natural',
];

/** The sample designs as a row of shirts on a clothes line. */
export function SampleGallery({ designs }: { designs: readonly SampleDesign[] }) {
  return (
    <section aria-label="Designs made with Inkloom" className="relative border-y bg-plate">
      {/* Beside the list and not in it: it stays where it is while the shirts move along it. */}
      <span aria-hidden="true" className="absolute inset-x-0 top-13 z-10 border-foreground/60 border-t" />
      <ul
        className="flex min-h-80 w-full snap-x gap-5 overflow-x-auto px-[max(1rem,calc((100%-80rem)/2+1.5rem))] pt-10 pb-7 [scrollbar-width:thin]"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
      >
        {designs.map((design, index) => (
          <li key={design.src} className="relative grid w-64 shrink-0 snap-center content-start gap-4 sm:w-80">
            <Pegs />
            <SampleShirt design={design} color={SHIRT_COLORS[index % SHIRT_COLORS.length] ?? 'White'} captioned />
            <p className="px-3 text-center text-sm leading-snug">{design.idea}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pegs() {
  return ['left-[41.5%]', 'right-[41.5%]'].map((side) => (
    <span key={side} aria-hidden="true" className={`absolute top-0 z-20 h-6 w-2 rounded-[2px] bg-foreground ${side}`} />
  ));
}
