import { Shirt } from '../../components/ui/shirt.tsx';
import { clothOf } from '../../lib/colors.ts';
import type { SampleDesign } from './use-designs.ts';

const CLOTHS = ['White', 'Black', 'Navy', 'Sand', 'Forest Green', 'Heather Grey', 'Maroon', 'Natural'];

/** Shirts on the drying line, as they came off the press. */
export function Rack({ designs }: { designs: SampleDesign[] }) {
  return (
    <section aria-label="Designs made with Inkloom" className="border-y bg-muted">
      <ul
        className="mx-auto flex min-h-72 w-full snap-x gap-6 overflow-x-auto px-6 pt-9 pb-8 [scrollbar-width:thin]"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
      >
        {designs.map((design, index) => (
          <li key={design.src} className="relative grid w-60 shrink-0 snap-center content-start gap-3 sm:w-72">
            <Line />
            <Shirt cloth={clothOf(CLOTHS[index % CLOTHS.length] ?? 'White')}>
              <img src={design.src} alt="" loading="lazy" decoding="async" className="max-h-full max-w-full" />
            </Shirt>
            <p className="px-2 text-center text-sm leading-snug">“{design.idea}”</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The line the shirts hang from, with two pegs for each. */
function Line() {
  return (
    <span aria-hidden="true" className="absolute -inset-x-6 top-[3.5%] border-foreground/50 border-t">
      {['left-[44%]', 'right-[44%]'].map((side) => (
        <span key={side} className={`absolute -top-2.5 h-5 w-1.5 rounded-[2px] bg-foreground/70 ${side}`} />
      ))}
    </span>
  );
}
