import { type CSSProperties, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';

interface BitmapProps {
  bitmap: ImageBitmap;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLCanvasElement>;
}

/** What the engine has drawn. */
export function Bitmap({ bitmap, ref, ...props }: BitmapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useImperativeHandle(ref, () => canvas.current as HTMLCanvasElement);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, bitmap.width, bitmap.height);
    context.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  return <canvas ref={canvas} width={bitmap.width} height={bitmap.height} {...props} />;
}
