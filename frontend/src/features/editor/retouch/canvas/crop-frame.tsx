import { type PointerEvent, useRef } from 'react';
import { cropOf, mappingOf } from '../../engine/retouch.ts';
import { CANVAS } from '../../model/placing.ts';
import type { Retouch } from '../model/retouch.ts';

interface CropFrameProps {
  size: { width: number; height: number };
  placement: Retouch['placement'];
  onCrop: (crop: NonNullable<Retouch['placement']['crop']>) => void;
}

type Corner = readonly [right: 0 | 1, down: 0 | 1];
const CORNERS: readonly Corner[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
];
/** Pixels that are left at least. */
const LEAST = 16;

/** A grip on each corner of what is left of the picture. A keyboard has the sliders of the panel. */
export function CropFrame({ size, placement, onCrop }: CropFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const dragged = useRef<Corner | null>(null);
  const crop = cropOf(placement, size);
  const { toCanvas, toPicture } = mappingOf(placement, size);

  function move({ clientX, clientY }: PointerEvent) {
    const box = frame.current?.getBoundingClientRect();
    if (!dragged.current || !box) return;
    const scale = CANVAS.width / box.width;
    const [x, y] = toPicture((clientX - box.left) * scale, (clientY - box.top) * scale);
    const [left, width] = edges(dragged.current[0], x, crop.x, crop.width, size.width);
    const [top, height] = edges(dragged.current[1], y, crop.y, crop.height, size.height);
    onCrop({ x: left, y: top, width, height });
  }
  return (
    <div ref={frame} aria-hidden="true" className="pointer-events-none absolute inset-0 z-50">
      {CORNERS.map((corner) => {
        const [right, down] = corner;
        const [x, y] = toCanvas(crop.x + right * crop.width, crop.y + down * crop.height);
        return (
          <span
            key={corner.join()}
            data-corner={corner.join()}
            className="pointer-events-auto absolute grid size-11 -translate-x-1/2 -translate-y-1/2 cursor-move touch-none place-items-center"
            style={{ left: `${(x / CANVAS.width) * 100}%`, top: `${(y / CANVAS.height) * 100}%` }}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              dragged.current = corner;
            }}
            onPointerMove={move}
            onPointerUp={() => {
              dragged.current = null;
            }}
          >
            <span className="block size-3.5 border-2 border-white bg-black shadow-[0_0_0_1px_#000]" />
          </span>
        );
      })}
    </div>
  );
}

/** Start and length of one side after one of its ends was dragged. */
function edges(end: 0 | 1, to: number, start: number, length: number, most: number): [start: number, length: number] {
  if (end === 1) return [start, Math.round(Math.min(most, Math.max(start + LEAST, to))) - start];
  const last = start + length;
  const first = Math.round(Math.max(0, Math.min(last - LEAST, to)));
  return [first, last - first];
}
