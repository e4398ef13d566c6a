import type { ReactNode } from 'react';
import cut from '../../assets/shirt-cut.webp';
import light from '../../assets/shirt-light.avif';
import { cn } from '../../lib/cn.ts';
import { QuietImage } from './quiet-image.tsx';

interface ShirtProps {
  /** The shirt's color, `#rrggbb` or a variable of the theme. */
  hex: string;
  /** The art: one picture with a transparent background. */
  children?: ReactNode;
  /** Null while it is read: the art is shown where it will stay. The default product's where it is left out. */
  area?: PrintArea | null;
  /** Loads at once: it is in the first view. */
  eager?: boolean;
  /** Its edges are out of view: outline and shadow, which take long to draw, are left out. */
  closeUp?: boolean;
  className?: string;
}

/** Pixels at 300 DPI. */
export interface PrintArea {
  width: number;
  height: number;
}

/** The default product's area from size L on: Bella+Canvas 3001 at Monster Digital. */
const DEFAULT_PRINT_AREA: PrintArea = { width: 4682, height: 5787 };

/** Placed as in print: the art fills its area but for 2.5 mm. */
const PRINT_CLASSES =
  'absolute top-[21.4%] p-[0.3%] *:size-full *:object-contain *:object-[50%_12%] *:bg-[position:50%_12%]';

/** A T-shirt of any color with art on its chest; the shirt's shadows also fall on the art. */
export function Shirt({
  hex,
  children,
  area = DEFAULT_PRINT_AREA,
  eager = false,
  closeUp = false,
  className,
}: ShirtProps) {
  const mask = closeUp ? undefined : `url("${cut}") center / contain no-repeat`;
  const shadow = closeUp ? '' : 'drop-shadow-[0_10px_14px_rgb(0_0_0/0.16)]';
  return (
    <div className={cn('relative aspect-[1120/1040]', shadow, className)}>
      <div className="absolute inset-0 transition-colors duration-200" style={{ backgroundColor: hex, mask }} />
      <div className={cn(PRINT_CLASSES, !area && 'invisible')} style={printAreaStyle(area ?? DEFAULT_PRINT_AREA)}>
        {children}
      </div>
      <QuietImage
        src={light}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        className="pointer-events-none absolute inset-0 size-full"
      />
    </div>
  );
}

/** The place of the area in the print engine's mockups: 34 pixels an inch, in a picture of 1120 by 1040. */
function printAreaStyle({ width, height }: PrintArea) {
  const share = (pixels: number, side: number) => ((pixels / 300) * 34 * 100) / side;
  const across = share(width, 1120);
  return { left: `${50 - across / 2}%`, width: `${across}%`, height: `${share(height, 1040)}%` };
}
