export interface Distances {
  data: Float32Array;
  width: number;
  height: number;
}

export const ART = 0;
export const OPEN = 1;
export const ENCLOSED = 2;
/** Art that the background shows through everywhere: glow, smoke, shadow. */
export const SOFT = 3;

/** What each pixel of a picture is. */
export interface Cut {
  marks: Uint8Array;
  /** 1 in art that is so near to the background that it may be blended with it. */
  band: Uint8Array;
  /** 1 on an edge that a blur made. */
  blurred: Uint8Array;
}

export function floodFromBorder({ data, width, height }: Distances, threshold: number): Uint8Array {
  const marks = new Uint8Array(width * height);
  const queue = new Int32Array(width * height);
  let tail = 0;
  const reach = (i: number) => {
    if (marks[i] === ART && data[i]! < threshold) {
      marks[i] = OPEN;
      queue[tail++] = i;
    }
  };
  for (let x = 0; x < width; x++) {
    reach(x);
    reach((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    reach(y * width);
    reach(y * width + width - 1);
  }
  for (let head = 0; head < tail; head++) {
    const i = queue[head]!;
    const x = i % width;
    if (x > 0) reach(i - 1);
    if (x < width - 1) reach(i + 1);
    if (i >= width) reach(i - width);
    if (i < data.length - width) reach(i + width);
  }
  return marks;
}

/** Its pixels lie at `pixels[from, to)`. */
export interface Region {
  from: number;
  to: number;
}

export function regionsOf(
  { width, height }: { width: number; height: number },
  belongs: (i: number) => boolean,
): { pixels: Int32Array; regions: Region[] } {
  const size = width * height;
  const seen = new Uint8Array(size);
  const pixels = new Int32Array(size);
  const regions: Region[] = [];
  let tail = 0;
  const reach = (i: number) => {
    if (seen[i] || !belongs(i)) return;
    seen[i] = 1;
    pixels[tail++] = i;
  };
  for (let start = 0; start < size; start++) {
    const from = tail;
    reach(start);
    for (let head = from; head < tail; head++) {
      const i = pixels[head]!;
      const x = i % width;
      if (x > 0) reach(i - 1);
      if (x < width - 1) reach(i + 1);
      if (i >= width) reach(i - width);
      if (i < size - width) reach(i + width);
    }
    if (tail > from) regions.push({ from, to: tail });
  }
  return { pixels, regions };
}

export function nearBackground(marks: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const across = new Uint8Array(marks.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let until = -1;
    for (let x = 0; x < width; x++) {
      if (marks[row + x] !== ART) until = x + radius;
      if (x <= until) across[row + x] = 1;
    }
    until = width;
    for (let x = width - 1; x >= 0; x--) {
      if (marks[row + x] !== ART) until = x - radius;
      if (x >= until) across[row + x] = 1;
    }
  }
  return widenDown(across, width, height, radius);
}

function widenDown(marked: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const near = new Uint8Array(marked.length);
  const left = new Int32Array(width);
  const widen = (y: number) => {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if (marked[i]) left[x] = radius + 1;
      if (left[x]! > 0) {
        near[i] = 1;
        left[x]!--;
      }
    }
  };
  for (let y = 0; y < height; y++) widen(y);
  left.fill(0);
  for (let y = height - 1; y >= 0; y--) widen(y);
  return near;
}
