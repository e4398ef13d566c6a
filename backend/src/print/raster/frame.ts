/** Milliseconds that a frame is held for the next file: the products of a design come one after another. */
const HELD_MS = 500;

type Frame = Uint8Array<ArrayBuffer>;

let held: Frame | undefined;
let timer: NodeJS.Timeout | undefined;

/** Memory for the pixels of a print file, with anything in it. A new one of 100 MB costs the system 40 ms. */
export async function withFrame<T>(bytes: number, use: (frame: Frame) => Promise<T>): Promise<T> {
  const frame = take(bytes);
  try {
    return await use(frame);
  } finally {
    hold(frame);
  }
}

function take(bytes: number): Frame {
  const frame = held;
  held = undefined;
  clearTimeout(timer);
  if (frame && frame.length >= bytes) return frame;
  free(frame);
  return new Uint8Array(bytes);
}

function hold(frame: Frame): void {
  free(held);
  held = frame;
  clearTimeout(timer);
  timer = setTimeout(dropFrame, HELD_MS).unref();
}

export function dropFrame(): void {
  free(held);
  held = undefined;
}

/** Memory of pixels or cells that nothing reads any more. Each array is all of its buffer. */
export function release(...arrays: readonly Pick<Uint8Array, 'buffer'>[]): void {
  for (const { buffer } of arrays) (buffer as ArrayBuffer).transfer(0);
}

/** Now: the next picture would come before the garbage collector. */
function free(frame: Frame | undefined): void {
  frame?.buffer.transfer(0);
}
