import { useState } from 'react';
import { useGetGenerationVariants } from '../../../api/generated/generations/generations.ts';
import type { DesignColor } from '../../../api/model/designColor.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';
import type { PrintAreaInfo } from '../../../api/model/printAreaInfo.ts';
import { mockupOfSize } from '../model/picture-sizes.ts';
import { isCutOut } from '../model/status.ts';
import { DesignPicture } from '../parts/design-picture.tsx';
import { Picture } from '../parts/picture.tsx';
import { OnLightAndDark } from '../review/review-panel.tsx';
import { ColorSwatches } from './color-swatches.tsx';
import { LargeShirt } from './large-shirt.tsx';
import { Mockups } from './mockups.tsx';

/** What is selected: a shirt of one color, one of Printify's mockups, or a light and a dark shirt together. */
export type Preview = { color: string } | { mockup: string } | 'both';

/** The large picture of a design, and the colors and mockups to choose from. */
export function PreviewStage({ generation }: { generation: GenerationView }) {
  const { data: variants, isPending } = useGetGenerationVariants(generation.id);
  const [selected, setSelected] = useState<Preview | null>(null);
  if (!isCutOut(generation))
    return (
      <div className="overflow-hidden rounded-lg">
        <DesignPicture generation={generation} eager />
      </div>
    );
  const colors = variants?.colors ?? ownColors(generation);
  const preview = selected ?? (generation.review ? 'both' : { color: generation.colors[0] ?? '' });
  return (
    <div className="grid min-w-0 content-start gap-5">
      <SelectedPreview
        generation={generation}
        preview={preview}
        colors={colors}
        area={isPending ? null : (variants?.printArea ?? undefined)}
      />
      <Mockups generation={generation} preview={preview} onSelect={setSelected} />
      <ColorSwatches generation={generation} colors={colors} preview={preview} onSelect={setSelected} />
    </div>
  );
}

interface SelectedPreviewProps {
  generation: GenerationView;
  preview: Preview;
  colors: DesignColor[];
  /** Null while it is read; undefined where nobody knows it. */
  area: PrintAreaInfo | null | undefined;
}

function SelectedPreview({ generation, preview, colors, area }: SelectedPreviewProps) {
  if (preview === 'both') return <OnLightAndDark generation={generation} />;
  if ('mockup' in preview)
    return (
      <Picture
        src={mockupOfSize(preview.mockup, 960)}
        alt={`${generation.prompt}, mockup`}
        eager
        className="aspect-square w-full rounded-lg bg-plate object-contain"
      />
    );
  const color = [...colors, ...ownColors(generation)].find((one) => one.color === preview.color);
  if (!color) return null;
  const isChosen = generation.colors.includes(color.color);
  return <LargeShirt generation={generation} color={color} area={area} isChosen={isChosen} />;
}

/** The colors of the design, as far as the design itself says; the variants also have sizes and ink versions. */
function ownColors(generation: GenerationView): DesignColor[] {
  return generation.color_swatches.map(({ name, hex }) => ({
    color: name,
    hex,
    sizes: [],
    switchedOff: !generation.colors_on.includes(name),
    ink: null,
  }));
}
