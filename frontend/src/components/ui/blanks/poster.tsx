import light from '../../../assets/blanks/poster-light.avif?no-inline';
import shadow from '../../../assets/blanks/poster-shadow.avif?no-inline';
import { cn } from '../../../lib/cn.ts';
import { Light } from './light.tsx';
import { SHADOW_MARGIN, sheetOnWall, styleOf } from './places.ts';
import type { BlankProps } from './props.ts';

const SHADOW_SIDE = 1 + 2 * SHADOW_MARGIN;
const AROUND = styleOf({ left: -SHADOW_MARGIN, top: -SHADOW_MARGIN, width: SHADOW_SIDE, height: SHADOW_SIDE });

/** A sheet of paper on the wall, printed to its edges. */
export function Poster({ hex, children, area, eager = false, closeUp = false, className }: BlankProps) {
  return (
    <div className={cn('relative aspect-[1120/1040]', className)}>
      <div className="absolute" style={styleOf(sheetOnWall(area))}>
        {!closeUp && <img src={shadow} alt="" className="absolute max-w-none" style={AROUND} />}
        <div className="absolute inset-0 transition-colors duration-200" style={{ backgroundColor: hex }} />
        <div className="absolute inset-0 *:size-full *:object-cover *:bg-cover">{children}</div>
        <Light src={light} eager={eager} />
      </div>
    </div>
  );
}
