import { useState } from 'react';
import { useGetGenerationVariants } from '../../../api/generated/generations/generations.ts';
import type { DesignColor } from '../../../api/model/designColor.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';
import type { PrintAreaInfo } from '../../../api/model/printAreaInfo.ts';
import { clothOf } from '../../../lib/colors.ts';
import { isOnCloth } from '../model/status.ts';
import { PressView } from '../parts/design-picture.tsx';
import { Picture } from '../parts/picture.tsx';
import { OnLightAndDark } from '../review/review-panel.tsx';
import { ClothSwatches } from './color-swatches.tsx';
import { LargeShirt } from './large-shirt.tsx';
import { Mockups } from './mockups.tsx';

/** What lies on the table: a shirt of some color, one of the shop's mockups, or a light and a dark shirt together. */
export type Shown = { color: string } | { mockup: string } | 'both';

/** The art as far as it has come, and on whatever color of the shirt one wants to see. */
export function Stage({ generation }: { generation: GenerationView }) {
  const { data: variants } = useGetGenerationVariants(generation.id);
  const [chosen, setChosen] = useState<Shown | null>(null);
  if (!isOnCloth(generation))
    return (
      <div className="overflow-hidden rounded-lg">
        <PressView generation={generation} eager />
      </div>
    );
  const colors = variants?.colors ?? generation.colors.map(soldIn);
  const shown = chosen ?? (generation.review ? 'both' : { color: generation.colors[0] ?? '' });
  return (
    <div className="grid min-w-0 content-start gap-5">
      <OnTable generation={generation} shown={shown} colors={colors} area={variants?.printArea ?? undefined} />
      <Mockups generation={generation} shown={shown} onShow={setChosen} />
      <ClothSwatches generation={generation} colors={colors} shown={shown} onShow={setChosen} />
    </div>
  );
}

interface OnTableProps {
  generation: GenerationView;
  shown: Shown;
  colors: DesignColor[];
  area: PrintAreaInfo | undefined;
}

function OnTable({ generation, shown, colors, area }: OnTableProps) {
  if (shown === 'both') return <OnLightAndDark generation={generation} />;
  if ('mockup' in shown)
    return (
      <Picture
        src={shown.mockup}
        alt={`${generation.prompt}, mockup`}
        eager
        className="aspect-square w-full rounded-lg bg-plate object-contain"
      />
    );
  const color = colors.find((one) => one.color === shown.color) ?? soldIn(shown.color);
  const isChosen = generation.colors.includes(color.color);
  return <LargeShirt generation={generation} color={color} area={area} isChosen={isChosen} />;
}

/** A color of the design while the server has not told more of it. */
function soldIn(color: string): DesignColor {
  return { color, hex: clothOf(color), sizes: [], ink: null };
}
