import { useGetGeneration } from '../../../api/generated/generations/generations.ts';
import type { RowDesign } from '../../../api/model/rowDesign.ts';
import { UNKNOWN_COLOR_HEX } from '../../../lib/shirt-colors.ts';
import { ART_SIZES, DesignOnShirt } from '../../designs/index.ts';
import { useShirtColors } from '../../printify/index.ts';

interface WallPictureProps {
  design: RowDesign;
  /** Index of the shirt color. */
  color: number;
  /** Shows each color in its own ink: for the design that is being decided. */
  exact: boolean;
}

/** The chest of a shirt from near, so that the art is as large as the card. */
export function WallPicture({ design, color, exact }: WallPictureProps) {
  const colors = useShirtColors();
  const { data: generation } = useGetGeneration(design.id, { query: { enabled: exact } });
  const name = design.colors[color] ?? design.colors[0] ?? '';
  const hex = colors.find((one) => one.color === name)?.hex ?? UNKNOWN_COLOR_HEX;
  return (
    <div className="relative aspect-[10/11] w-full overflow-hidden bg-plate">
      <div className="absolute top-[-23%] left-[-32.5%] w-[165%]">
        <DesignOnShirt
          generation={generation ?? { image_url: design.imageUrl, prints: [] }}
          color={{ name, hex }}
          alt=""
          eager
          sizes={ART_SIZES.closeUp}
        />
      </div>
    </div>
  );
}
