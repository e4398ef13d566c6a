import { RotateCw } from 'lucide-react';
import type { PointerEvent, Ref } from 'react';
import type { SceneLayer } from '../engine/engine-tasks.ts';
import type { Placement } from '../model/document.ts';
import { frameStyle } from './styles.ts';
import type { GestureKind } from './use-gesture.ts';

interface FrameProps {
  layer: SceneLayer;
  placement: Placement;
  onGrab: (event: PointerEvent<HTMLElement>, kind: GestureKind) => void;
  ref: Ref<HTMLDivElement>;
  /** For what reaches the edge of the canvas, below which nothing is shown. */
  isKnobInside?: boolean;
}

const CORNERS = [
  'top-0 left-0 cursor-nwse-resize',
  'top-0 left-full cursor-nesw-resize',
  'top-full left-0 cursor-nesw-resize',
  'top-full left-full cursor-nwse-resize',
];

const GRIP =
  'pointer-events-auto absolute grid size-11 -translate-x-1/2 -translate-y-1/2 touch-none place-items-center';
const KNOB = 'block rounded-full border-2 border-white bg-black shadow-[0_0_0_1px_#000]';

/** Around the selected layer. A keyboard does the same with keys. */
export function Frame({ layer, placement, onGrab, ref, isKnobInside = false }: FrameProps) {
  return (
    <div
      ref={ref}
      aria-hidden="true"
      className="pointer-events-none absolute z-50 shadow-[0_0_0_1px_#000,0_0_0_2px_#fff,0_0_0_3px_#000]"
      style={frameStyle(layer, placement)}
    >
      {CORNERS.map((corner) => (
        <span key={corner} className={`${GRIP} ${corner}`} onPointerDown={(event) => onGrab(event, 'scale')}>
          <span className={`${KNOB} size-3.5`} />
        </span>
      ))}
      <span
        className={`${GRIP} ${isKnobInside ? 'bottom-2' : '-bottom-16'} left-1/2 translate-y-0 cursor-grab`}
        onPointerDown={(event) => onGrab(event, 'turn')}
      >
        <span className={`${KNOB} grid size-7 place-items-center text-white`}>
          <RotateCw className="size-4" />
        </span>
      </span>
    </div>
  );
}
