import { useState } from 'react';
import { useGetGenerationVariants } from '../../../api/generated/generations/generations.ts';
import { useGetListing } from '../../../api/generated/listings/listings.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { SAMPLE_COLORS } from '../../../lib/shirt-colors.ts';
import { artFor } from '../model/artwork.ts';
import { leastPrice } from '../model/design-product.ts';
import { ART_SIZES } from '../model/picture-sizes.ts';
import { isInProgress } from '../model/status.ts';
import { ColorPicker } from '../parts/color-picker.tsx';
import { Picture } from '../parts/picture.tsx';
import { PublishFlag } from '../parts/publish-flag.tsx';
import { ProductFlag } from './product-flag.tsx';
import { OnPlate } from './product-picture.tsx';

/** The T-shirt, which the rest of the page is about. */
export function FirstTile({ generation }: { generation: GenerationView }) {
  const { id, prompt, listing, color_swatches } = generation;
  const { data } = useGetListing(id, { query: { enabled: listing !== null } });
  const { data: variants } = useGetGenerationVariants(id);
  const [color, setColor] = useState(0);
  const swatch = color_swatches[color] ?? { name: 'White', hex: SAMPLE_COLORS.White };
  const art = artFor(generation, swatch.name);
  return (
    <li className="grid content-start gap-3">
      <div className="grid gap-2">
        <OnPlate kind="t_shirt" hex={swatch.hex} area={variants?.printArea}>
          {art && <Picture key={art} src={art} alt={`${prompt}, T-shirt`} sizes={ART_SIZES.featured} />}
        </OnPlate>
        <div className="flex min-h-7 items-center sm:min-h-12">
          {color_swatches.length > 1 && <ColorPicker generation={generation} chosen={color} onChoose={setColor} />}
        </div>
      </div>
      <div className="grid gap-0.5">
        <h3 className="text-lg">T-shirt</h3>
        <p className="text-muted-foreground text-sm">Your first product. Its listing and prices are above.</p>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <FirstFlag generation={generation} />
        {data && (
          <span className="figures font-semibold">{leastPrice(data.price, ...Object.values(data.sizePrices))}</span>
        )}
      </p>
    </li>
  );
}

/** In the words of the others, where they say the same. */
function FirstFlag({ generation }: { generation: GenerationView }) {
  if (isInProgress(generation)) return <ProductFlag product={{ status: 'making', stage: null }} />;
  const { publish_status, status } = generation;
  if (status === 'finalized' && publish_status === 'published')
    return <ProductFlag product={{ status: 'published', stage: null }} />;
  return <PublishFlag generation={generation} />;
}
