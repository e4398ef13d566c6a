import { type RefObject, useRef } from 'react';
import { fitFactor } from '../../engine/retouch.ts';
import { CANVAS } from '../../model/placing.ts';
import type { Retouch } from '../model/retouch.ts';
import type { Paintable, PartStroke } from '../picture/part-drawing.ts';
import { type Brush, usePaint } from './use-paint.ts';

interface PaintSurfaceProps {
  area: RefObject<HTMLDivElement | null>;
  picture: Paintable;
  placement: Retouch['placement'];
  brush: Brush | null;
  onStroke: (stroke: PartStroke) => void;
  onPick: (x: number, y: number) => void;
  onSay: (text: string) => void;
}

const HELP = {
  brush: 'Arrows move the brush, with Shift further. Space puts it down and lifts it.',
  color: 'Arrows move the cross, with Shift further. Enter takes out the color below it.',
};

/** Over the picture: what a pointer or a key does there is done to its pixels. */
export function PaintSurface(props: PaintSurfaceProps) {
  const { picture, placement, brush } = props;
  const cursor = useRef<HTMLDivElement>(null);
  const handlers = usePaint({ ...props, cursor });
  const size = brush ? (brush.size * fitFactor(picture) * placement.scale) / CANVAS.width : 0;
  return (
    <>
      <div
        role="application"
        aria-label={brush ? 'Paint on the picture' : 'Pick a color of the picture'}
        aria-describedby="paint-keys"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys paint here
        tabIndex={0}
        className={`absolute inset-0 touch-pinch-zoom select-none rounded-sm outline-offset-2 ${brush ? 'cursor-none' : 'cursor-crosshair'}`}
        {...handlers}
      />
      <p id="paint-keys" className="sr-only">
        {brush ? HELP.brush : HELP.color}
      </p>
      <div className="pointer-events-none absolute inset-0 overflow-hidden" aria-hidden="true">
        <div
          ref={cursor}
          className="absolute grid aspect-square -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full opacity-0 shadow-[0_0_0_1px_#fff,0_0_0_2.5px_#000]"
          style={{ width: size > 0 ? `max(6px, ${(size * 100).toFixed(3)}%)` : '14px' }}
        />
      </div>
    </>
  );
}
