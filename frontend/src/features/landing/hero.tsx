import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { Shirt } from '../../components/ui/shirt.tsx';
import { clothOf } from '../../lib/colors.ts';
import type { SampleDesign } from './use-designs.ts';

const CLOTHS = ['Black', 'Navy', 'Forest Green', 'Maroon', 'Heather Grey', 'Sand', 'White'];
const SHOWN = 5;

/** The promise, and beside it a shirt to try it on: pick what was asked for, pick the cloth. */
export function Hero({ designs }: { designs: SampleDesign[] }) {
  const [chosen, setChosen] = useState(0);
  const [cloth, setCloth] = useState('Black');
  const design = designs[chosen];
  return (
    <div className="mx-auto grid max-w-7xl items-center gap-x-10 gap-y-8 px-4 pt-10 pb-16 sm:px-6 lg:grid-cols-[5fr_6fr] lg:pt-14">
      <div className="grid gap-6">
        <h1 className="text-[clamp(3.2rem,8.6vw,6.6rem)] leading-[0.88] tracking-[-0.03em] [font-stretch:76%]">
          A T-shirt from one sentence.
        </h1>
        <p className="max-w-[34rem] text-lg text-muted-foreground sm:text-xl">
          Describe a design in your own words. Inkloom draws it on a transparent background at print resolution, writes
          the Etsy listing with its 13 tags and publishes the product through your own Printify account.
        </p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button asChild variant="spot" size="lg">
            <Link to="/signup">Sign Up Free</Link>
          </Button>
          <p className="font-semibold">10 free designs on signup.</p>
        </div>
      </div>
      <div className="grid gap-5">
        <div className="relative">
          <Shirt cloth={clothOf(cloth)} className="mx-auto w-full max-w-[42rem]">
            {design && (
              <img key={design.src} src={design.src} alt={design.idea} className="max-h-full max-w-full animate-rise" />
            )}
          </Shirt>
        </div>
        <p className="min-h-14 text-balance text-center font-display text-xl leading-tight [font-stretch:84%]">
          {design && `“${design.idea}”`}
        </p>
        <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-4">
          <fieldset className="flex gap-1">
            <legend className="sr-only">Design</legend>
            {designs.slice(0, SHOWN).map((one, index) => (
              <label key={one.src}>
                <input
                  type="radio"
                  name="design"
                  className="peer sr-only"
                  checked={index === chosen}
                  onChange={() => setChosen(index)}
                />
                <span className="grid size-14 place-items-center rounded-md border-2 border-transparent bg-muted p-1.5 peer-checked:border-foreground peer-focus-visible:outline-2 peer-focus-visible:outline-ring peer-focus-visible:outline-offset-2">
                  <img src={one.src} alt={one.idea} className="max-h-full max-w-full" />
                </span>
              </label>
            ))}
          </fieldset>
          <fieldset className="flex gap-1">
            <legend className="sr-only">Cloth</legend>
            {CLOTHS.map((color) => (
              <label key={color} title={color}>
                <input
                  type="radio"
                  name="cloth"
                  className="peer sr-only"
                  aria-label={color}
                  checked={color === cloth}
                  onChange={() => setCloth(color)}
                />
                <span className="grid size-9 place-items-center rounded-full border-2 border-transparent peer-checked:border-foreground peer-focus-visible:outline-2 peer-focus-visible:outline-ring peer-focus-visible:outline-offset-1">
                  <span
                    className="cloth size-7 rounded-full ring-1 ring-foreground/25 ring-inset"
                    style={{ backgroundColor: clothOf(color) }}
                  />
                </span>
              </label>
            ))}
          </fieldset>
        </div>
      </div>
    </div>
  );
}
