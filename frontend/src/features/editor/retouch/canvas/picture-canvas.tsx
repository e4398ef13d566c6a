import { type CSSProperties, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { frameStyle } from '../../canvas/styles.ts';
import type { Placement } from '../../model/document.ts';
import { pictureLayer, placementOf, type Retouch } from '../model/retouch.ts';
import type { LivePicture } from '../picture/live-picture.ts';
import type { PartDrawing } from '../picture/part-drawing.ts';

/** Where the picture lies; for a canvas or a frame of all of it. */
export function pictureStyle(
  size: { width: number; height: number },
  { crop, mirrored }: Retouch['placement'],
  placement: Placement,
): CSSProperties {
  const share = (pixels: number, of: number) => `${((pixels / of) * 100).toFixed(3)}%`;
  const cut = crop && [
    share(crop.y, size.height),
    share(size.width - crop.x - crop.width, size.width),
    share(size.height - crop.y - crop.height, size.height),
    share(crop.x, size.width),
  ];
  return {
    ...frameStyle(pictureLayer(size), placement),
    scale: mirrored ? '-1 1' : '1',
    clipPath: cut ? `inset(${cut.join(' ')})` : 'none',
  };
}

interface PictureCanvasProps {
  picture: LivePicture;
  placement: Retouch['placement'];
  ref: Ref<HTMLCanvasElement>;
}

/** The pixels themselves: the browser places and enlarges them. */
export function PictureCanvas({ picture, placement, ref }: PictureCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useImperativeHandle(ref, () => canvas.current as HTMLCanvasElement);
  useLayoutEffect(() => {
    if (canvas.current) picture.attach(canvas.current);
  }, [picture]);
  return (
    <canvas
      ref={canvas}
      data-testid="picture"
      width={picture.width}
      height={picture.height}
      className="absolute"
      style={pictureStyle(picture, placement, placementOf(placement))}
    />
  );
}

/** What the model drew, faintly, under what is left of it. */
export function WholePicture({ picture, placement }: Omit<PictureCanvasProps, 'ref'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const { data, width, height } = picture.whole;
    const image = new ImageData(new Uint8ClampedArray(data), width, height);
    canvas.current?.getContext('2d')?.putImageData(image, 0, 0);
  }, [picture]);
  return (
    <canvas
      ref={canvas}
      width={picture.width}
      height={picture.height}
      className="absolute opacity-35"
      style={pictureStyle(picture, placement, placementOf(placement))}
    />
  );
}

/** What was painted over to be drawn anew. */
export function PartCanvas({ part, placement }: { part: PartDrawing; placement: Retouch['placement'] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current) part.attach(canvas.current, getComputedStyle(canvas.current).color);
  }, [part]);
  return (
    <canvas
      ref={canvas}
      width={part.width}
      height={part.height}
      className="absolute text-spot opacity-55"
      style={pictureStyle(part, placement, placementOf(placement))}
    />
  );
}
