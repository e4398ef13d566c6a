import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { SAMPLE_COLORS, type SampleColor } from '../../lib/shirt-colors.ts';
import { type SampleDesign, SampleShirt, tinyThumbOf } from '../sample-designs/index.ts';

const SHIRT_COLORS: SampleColor[] = ['Black', 'Navy', 'Forest Green', 'Maroon', 'Heather Grey', 'Sand', 'White'];
const DESIGN_COUNT = 5;

/** The headline, and a sample shirt whose design and color the visitor can change. */
export function Hero({ designs }: { designs: readonly SampleDesign[] }) {
  return (
    <div className="mx-auto grid max-w-7xl grid-cols-1 items-center gap-x-12 gap-y-10 px-4 pt-10 pb-14 sm:px-6 lg:grid-cols-[6fr_7fr] lg:pt-8">
      <div className="grid gap-7">
        <h1 className="text-[clamp(3.4rem,9.4vw,7.6rem)] leading-[0.84] tracking-[-0.035em] [font-stretch:75%]">
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
      <TryOn designs={designs.slice(0, DESIGN_COUNT)} />
    </div>
  );
}

function TryOn({ designs }: { designs: readonly SampleDesign[] }) {
  const [chosen, setChosen] = useState(0);
  const [shirtColor, setShirtColor] = useState<SampleColor>('Navy');
  const design = designs[chosen];
  return (
    <div className="grid grid-cols-1 gap-4">
      <SampleShirt design={design} color={shirtColor} captioned eager className="mx-auto w-full max-w-[34rem]" />
      <div className="mx-auto grid w-full max-w-xl grid-cols-1 gap-3">
        <p className="grid min-h-21 content-start gap-1 rounded-md border border-input bg-card px-4 py-3">
          <span className="text-muted-foreground text-sm">Design description</span>
          <span className="text-lg leading-snug">{design?.idea}</span>
        </p>
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <ImageRadioGroup legend="Design">
            {designs.map((one, index) => (
              <ImageRadio
                key={one.src}
                group="design"
                name={one.idea}
                checked={one === design}
                onPick={() => setChosen(index)}
              >
                <span className="grid size-12 place-items-center rounded-md bg-muted">
                  <img src={tinyThumbOf(one)} alt="" fetchPriority="low" className="size-9 object-contain" />
                </span>
              </ImageRadio>
            ))}
          </ImageRadioGroup>
          <ImageRadioGroup legend="Shirt color">
            {SHIRT_COLORS.map((color) => (
              <ImageRadio
                key={color}
                group="shirt-color"
                name={color}
                checked={color === shirtColor}
                onPick={() => setShirtColor(color)}
              >
                <span
                  className="weave block aspect-square w-9 max-w-full rounded-md ring-1 ring-foreground/25 ring-inset"
                  style={{ backgroundColor: SAMPLE_COLORS[color] }}
                />
              </ImageRadio>
            ))}
          </ImageRadioGroup>
        </div>
      </div>
    </div>
  );
}

function ImageRadioGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="-mx-1 flex min-w-0">
      <legend className="sr-only">{legend}</legend>
      {children}
    </fieldset>
  );
}

interface ImageRadioProps {
  group: string;
  name: string;
  checked: boolean;
  onPick: () => void;
  children: ReactNode;
}

function ImageRadio({ group, name, checked, onPick, children }: ImageRadioProps) {
  return (
    <label title={name} className="relative min-w-0">
      <input
        type="radio"
        name={group}
        aria-label={name}
        className="peer absolute inset-0 cursor-pointer opacity-0"
        checked={checked}
        onChange={onPick}
      />
      <span className="grid rounded-lg border-2 border-transparent p-0.5 peer-checked:border-foreground peer-focus-visible:outline-2 peer-focus-visible:outline-ring">
        {children}
      </span>
    </label>
  );
}
