import { type SampleDesign, thumbOf } from '../sample-designs/index.ts';

interface Testimonial {
  quote: string;
  name: string;
  shop: string;
  /** Index of the sample design beside it. */
  design: number;
}

const TESTIMONIALS: Testimonial[] = [
  {
    quote: 'I typed one line about my father’s fishing. The listing was up before my coffee was cold.',
    name: 'Hannah',
    shop: 'sells gifts for anglers',
    design: 5,
  },
  {
    quote: 'The words are spelled right. I had stopped hoping for that.',
    name: 'Marcus',
    shop: 'sells sayings for hikers',
    design: 2,
  },
  {
    quote: 'It told me that the lines would vanish on black shirts, and made a light version for them.',
    name: 'Inés',
    shop: 'sells dinosaurs to grown-ups',
    design: 6,
  },
];

/** Written by us, and each marked so: no visitor may take them for what customers said. */
export function Testimonials({ designs }: { designs: readonly SampleDesign[] }) {
  return (
    <section aria-labelledby="testimonials" className="border-y bg-plate">
      <div className="mx-auto grid max-w-7xl gap-10 px-4 py-16 sm:px-6">
        <div className="grid gap-3">
          <h2 id="testimonials" className="text-[clamp(2.2rem,5vw,3.6rem)]">
            What it’s like to sell with it
          </h2>
          <p className="max-w-[38rem] text-lg">
            Three examples of what a seller may find. We wrote them; no real customer said them.
          </p>
        </div>
        <ul className="grid gap-x-10 gap-y-12 md:grid-cols-3">
          {TESTIMONIALS.map((testimonial) => (
            <li key={testimonial.name}>
              <Quote testimonial={testimonial} design={designs[testimonial.design]} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface QuoteProps {
  testimonial: Testimonial;
  design: SampleDesign | undefined;
}

function Quote({ testimonial: { quote, name, shop }, design }: QuoteProps) {
  return (
    <figure className="grid h-full grid-rows-[1fr_auto] gap-7 border-foreground border-t-2 pt-5">
      <blockquote className="text-balance font-[680] font-display text-2xl leading-tight [font-stretch:84%]">
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4">
        <span className="size-24">
          {design && <img src={thumbOf(design)} alt="" loading="lazy" className="size-full object-contain" />}
        </span>
        <span className="grid gap-2">
          <span>
            <span className="font-semibold">{name}</span>, {shop}
          </span>
          <span className="justify-self-start rounded-sm border border-foreground px-1.5 py-0.5 font-semibold text-sm leading-snug">
            Example, not a real customer
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
