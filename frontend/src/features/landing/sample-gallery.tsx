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
    <section aria-label="Designs made with Inkloom" className="border-y bg-plate">
      <ul
        className="flex min-h-80 w-full snap-x gap-5 overflow-x-auto px-5 pt-10 pb-7 [scrollbar-width:thin]"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
      >
        {designs.map((design, index) => (
          <li key={design.src} className="relative grid w-64 shrink-0 snap-center content-start gap-4 sm:w-80">
            <ClothesLine />
            <SampleShirt design={design} color={SHIRT_COLORS[index % SHIRT_COLORS.length] ?? 'White'} captioned />
            <p className="px-3 text-center text-sm leading-snug">{design.idea}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The line above a shirt, with two pegs. */
function ClothesLine() {
  return (
    <span aria-hidden="true" className="absolute -inset-x-5 top-[3%] z-10 border-foreground/60 border-t">
      {['left-[41.5%]', 'right-[41.5%]'].map((side) => (
        <span key={side} className={`absolute -top-3 h-6 w-2 rounded-[2px] bg-foreground ${side}`} />
      ))}
    </span>
  );
}
