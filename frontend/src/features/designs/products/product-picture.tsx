import type { ReactNode } from 'react';
import type { PrintAreaInfo } from '../../../api/model/printAreaInfo.ts';
import type { ProductKind } from '../../../api/model/productKind.ts';
import type { ProductPrint } from '../../../api/model/productPrint.ts';
import { Blank } from '../../../components/ui/blanks/blank.tsx';
import { cn } from '../../../lib/cn.ts';
import { ART_SIZES, sourcesOf } from '../model/picture-sizes.ts';
import { Picture } from '../parts/picture.tsx';

interface ProductPictureProps {
  kind: ProductKind;
  hex: string;
  /** What is printed on it; nothing where there is none. */
  print: ProductPrint | undefined;
  alt: string;
  isMuted?: boolean;
  /** A mug whose body is white: the color is that of handle and inside. */
  hasAccent?: boolean;
  /** Printed on its back, and seen from there. */
  isBack?: boolean;
}

/** A product with its art, as large as it is printed. */
export function ProductPicture({ print, ...product }: ProductPictureProps) {
  return (
    <OnPlate {...product} area={print?.print_area}>
      {print && <Art kind={product.kind} print={print} alt={product.alt} />}
    </OnPlate>
  );
}

interface OnPlateProps extends Pick<ProductPictureProps, 'kind' | 'hex' | 'isMuted' | 'hasAccent' | 'isBack'> {
  /** Pixels at 300 DPI; a usual one where it is not known. */
  area?: PrintAreaInfo | null | undefined;
  children?: ReactNode;
}

export function OnPlate({
  kind,
  hex,
  isMuted = false,
  hasAccent = false,
  isBack = false,
  area,
  children,
}: OnPlateProps) {
  return (
    <div className="grid aspect-square place-items-center overflow-hidden rounded-lg bg-plate">
      <Blank
        kind={kind}
        hex={hex}
        accent={hasAccent}
        isBack={isBack}
        area={area ?? undefined}
        className={cn('w-[92%]', isMuted && 'opacity-50')}
      >
        {children}
      </Blank>
    </div>
  );
}

interface ArtProps {
  kind: ProductKind;
  print: ProductPrint;
  alt: string;
}

/** A mug is drawn in strips, each with the picture, in the middle of its band: there it is no more than that. */
function Art({ kind, print: { image_url, placeholder, scale }, alt }: ArtProps) {
  if (kind !== 'mug')
    return <Picture key={image_url} src={image_url} alt={alt} sizes={ART_SIZES.featured} placeholder={placeholder} />;
  return (
    <div className="grid place-items-center">
      <img
        {...sourcesOf(image_url, ART_SIZES.featured)}
        alt={alt}
        decoding="async"
        style={{ width: `${scale * 100}%` }}
      />
    </div>
  );
}
