import type { ReactNode } from 'react';
import accentMask from '../../../assets/blanks/mug-accent.avif?no-inline';
import cut from '../../../assets/blanks/mug-cut.avif?no-inline';
import light from '../../../assets/blanks/mug-light.avif?no-inline';
import print from '../../../assets/blanks/mug-print.avif?no-inline';
import { cn } from '../../../lib/cn.ts';
import { Light } from './light.tsx';
import { maskOf } from './mask.ts';
import { type PrintArea, styleOf } from './places.ts';
import type { BlankProps } from './props.ts';
import { bandOf, type Strip, stripsOf, UPRIGHT } from './wrap.ts';

interface MugProps extends BlankProps {
  /** Only its inside and its handle have the color; the print is on white. */
  accent?: boolean;
}

const WHITE_GLAZE = '#fbfbfa';

/** A glazed mug; the art goes around it, and the side to the right of its middle is seen. */
export function Mug({ hex, accent = false, children, area, eager = false, className }: MugProps) {
  return (
    <div className={cn('relative aspect-[1120/1040]', className)}>
      <Glaze color={accent ? WHITE_GLAZE : hex} shape={cut} />
      {accent && <Glaze color={hex} shape={accentMask} />}
      {children && (
        <div className="absolute inset-0" style={{ mask: maskOf(print) }}>
          <Wrap area={area}>{children}</Wrap>
        </div>
      )}
      <Light src={light} eager={eager} />
    </div>
  );
}

function Glaze({ color, shape }: { color: string; shape: string }) {
  return (
    <div
      className="absolute inset-0 transition-colors duration-200"
      style={{ backgroundColor: color, mask: maskOf(shape) }}
    />
  );
}

/** The art once for each strip, which shows a part of it. Screen readers find it once. */
function Wrap({ area, children }: { area: PrintArea | undefined; children: ReactNode }) {
  const band = bandOf(area);
  return stripsOf(band).map((strip, at) => (
    <div
      key={strip.from}
      aria-hidden={at > 0 || undefined}
      className="absolute top-0 left-0 origin-top-left *:size-full *:object-contain *:bg-center"
      style={{ ...styleOf({ left: 0, top: 0, ...band.flat }), ...bent(strip) }}
    >
      {children}
    </div>
  ));
}

/** Of the band's width: too little to be seen, and enough to leave no gap before the next strip. */
const OVERLAP = 0.002;

/** All in a transform: boxes begin at whole pixels, and strips would not meet. */
function bent({ from, to, left, top, squeeze, slope }: Strip) {
  const percent = (share: number) => `${(share * 100).toFixed(3)}%`;
  return {
    clipPath: `inset(0 ${percent(1 - to - OVERLAP)} 0 ${percent(from)})`,
    transform: `translate(${percent(left)}, ${percent(top)}) skewY(${slope.toFixed(3)}deg) scale(${squeeze.toFixed(4)}, ${UPRIGHT.toFixed(4)}) translateX(${percent(-from)})`,
  };
}
