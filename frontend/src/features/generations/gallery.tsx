import { useState } from 'react';
import type { GenerationView } from '../../api/generated/model/generationView.ts';
import { Shirt } from '../../components/ui/shirt.tsx';
import { clothOf } from '../../lib/colors.ts';
import { Picture } from './picture.tsx';

interface View {
  name: string;
  /** A finished mockup; without one the art is laid on cloth of `cloth`. */
  mockup?: string;
  cloth: string;
}

/** The design on every colour it was made for, one large, the others to pick. */
export function Gallery({ generation }: { generation: GenerationView }) {
  const views = viewsOf(generation);
  const [chosen, setChosen] = useState(0);
  const view = views[chosen] ?? views[0];
  if (!view) return null;
  return (
    <div className="grid content-start gap-3">
      <Plate view={view} generation={generation} large />
      {views.length > 1 && (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2">
          {views.map((one, index) => (
            <button
              key={one.name}
              type="button"
              aria-label={one.name}
              aria-pressed={one === view}
              className="overflow-hidden rounded-md border-2 border-transparent aria-pressed:border-foreground"
              onClick={() => setChosen(index)}
            >
              <Plate view={one} generation={generation} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function Plate({ view, generation, large = false }: { view: View; generation: GenerationView; large?: boolean }) {
  const alt = large ? `${generation.prompt}, ${view.name}` : '';
  // A small one stands in a button, where nothing else can be pressed.
  const Shown = large ? Picture : 'img';
  if (view.mockup)
    return <Shown src={view.mockup} alt={alt} className="aspect-square w-full rounded-lg object-cover" />;
  return (
    <div className="grid aspect-square place-items-center rounded-lg bg-plate">
      <Shirt cloth={view.cloth} className="w-[94%]">
        {generation.image_url && <Shown src={generation.image_url} alt={alt} className="max-h-full max-w-full" />}
      </Shirt>
    </div>
  );
}

/** The mockups, named by colour where there is one for each; before there are any, the art on each cloth. */
function viewsOf({ printify_mockup_urls: mockups, colors }: GenerationView): View[] {
  if (!mockups.length) return colors.map((color) => ({ name: color, cloth: clothOf(color) }));
  const named = mockups.length === colors.length;
  return mockups.map((mockup, index) => {
    const color = named ? colors[index] : undefined;
    return { name: color ?? `Mockup ${index + 1}`, mockup, cloth: clothOf(color ?? '') };
  });
}
