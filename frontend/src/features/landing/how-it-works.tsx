import type { ReactNode } from 'react';
import { SAMPLE_COLORS } from '../../lib/shirt-colors.ts';
import { type SampleDesign, SampleShirt, sourcesOf } from '../sample-designs/index.ts';

/** Of a listing as the product writes them. */
const LISTING = {
  title: 'Stay Wild Bear Shirt, Retro Sunset Camping Tee, Nature Lover Gift',
  tags: ['stay wild shirt', 'bear tee', 'camping shirt', 'hiking gift'],
};

export function HowItWorks({ design }: { design: SampleDesign | undefined }) {
  return (
    <section id="how-it-works" aria-labelledby="how" className="mx-auto max-w-7xl px-4 py-20 sm:px-6">
      <h2 id="how" className="mb-10 text-[clamp(2.2rem,5vw,3.6rem)]">
        How it works
      </h2>
      <ol className="grid gap-x-8 gap-y-12 md:grid-cols-3">
        <Step
          name="Describe it"
          words="Describe what you want and pick shirt colors. Words in quotes are printed on the shirt."
        >
          <div className="grid w-full content-center gap-5 px-[10%]">
            <p className="text-balance font-[700] font-display text-2xl leading-tight [font-stretch:80%]">
              {design?.idea}
            </p>
            <div aria-hidden="true" className="flex gap-2">
              {(['White', 'Black', 'Heather Grey', 'Navy'] as const).map((color) => (
                <span
                  key={color}
                  className="weave size-9 rounded-md ring-1 ring-foreground/25 ring-inset"
                  style={{ backgroundColor: SAMPLE_COLORS[color] }}
                />
              ))}
            </div>
          </div>
        </Step>
        <Step
          name="It is drawn, cut out and checked"
          words="You get art with a transparent background at about 300 DPI, and a report on how it will print."
        >
          <div aria-hidden="true" className="crop-marks absolute inset-[6%] text-muted-foreground" />
          {design && (
            <img
              src={design.src}
              srcSet={sourcesOf(design)}
              sizes="(min-width: 64rem) 16rem, 12rem"
              alt=""
              loading="lazy"
              className="max-h-[74%] max-w-[74%]"
            />
          )}
        </Step>
        <Step
          name="It’s live in your shop"
          words="The product, with its title, description and 13 tags, goes to your Printify account, which syncs to Etsy."
        >
          <div className="grid w-full grid-cols-[11fr_9fr] items-center gap-4 px-[5%]">
            <SampleShirt design={design} color="Black" />
            <Listing />
          </div>
        </Step>
      </ol>
    </section>
  );
}

function Listing() {
  return (
    <div className="grid gap-3 text-sm leading-snug">
      <p className="font-semibold">{LISTING.title}</p>
      <ul aria-label="Tags" className="flex flex-wrap gap-1">
        {LISTING.tags.map((tag) => (
          <li key={tag} className="rounded-sm bg-muted px-1.5 py-0.5 text-xs">
            {tag}
          </li>
        ))}
        <li className="px-1.5 py-0.5 text-muted-foreground text-xs">and 9 more tags</li>
      </ul>
    </div>
  );
}

function Step({ name, words, children }: { name: string; words: string; children: ReactNode }) {
  return (
    <li className="grid content-start gap-4">
      <div className="relative grid aspect-[5/4] place-items-center overflow-hidden rounded-lg border bg-card">
        {children}
      </div>
      <h3 className="text-2xl">{name}</h3>
      <p className="text-muted-foreground">{words}</p>
    </li>
  );
}
