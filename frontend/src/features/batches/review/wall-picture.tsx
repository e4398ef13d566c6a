import type { RowDesign } from '../../../api/model/rowDesign.ts';
import { ART_SIZES, DesignOnShirt } from '../../designs/index.ts';
import { useColorHexes } from '../parts/use-color-hexes.ts';

interface WallPictureProps {
  design: RowDesign;
  /** Index of the shirt color. */
  color: number;
}

/** The chest of a shirt from near, so that the art is as large as the card, in the ink for the shirt's color. */
export function WallPicture({ design, color }: WallPictureProps) {
  const hexOf = useColorHexes();
  const name = design.colors[color] ?? design.colors[0] ?? '';
  return (
    <div className="relative aspect-[10/11] w-full overflow-hidden bg-plate">
      <div className="absolute top-[-23%] left-[-32.5%] w-[165%]">
        <DesignOnShirt
          generation={{ image_url: design.imageUrl, prints: design.prints }}
          color={{ name, hex: hexOf(name) }}
          alt=""
          eager
          closeUp
          sizes={ART_SIZES.closeUp}
        />
      </div>
    </div>
  );
}
