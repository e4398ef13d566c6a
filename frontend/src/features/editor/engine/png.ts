/** Straight alpha; a canvas would hand out what its own premultiplied pixels round to. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

const SIGNATURE = 8;
const RGBA = 6;
const BYTES = 4;

/** A PNG as the server writes them: eight bits a channel, with alpha, not interlaced. */
export async function decodePng(file: ArrayBuffer): Promise<Pixels> {
  const view = new DataView(file);
  const parts: BlobPart[] = [];
  let [width, height] = [0, 0];
  for (let at = SIGNATURE; at < file.byteLength; at += view.getUint32(at) + 12) {
    const [length, type] = [view.getUint32(at), view.getUint32(at + 4)];
    if (type === typeOf('IHDR')) {
      [width, height] = [view.getUint32(at + 8), view.getUint32(at + 12)];
      if (view.getUint8(at + 16) !== 8 || view.getUint8(at + 17) !== RGBA)
        throw new Error('The picture is in another format');
    }
    if (type === typeOf('IDAT')) parts.push(file.slice(at + 8, at + 8 + length));
  }
  const inflated = new Blob(parts).stream().pipeThrough(new DecompressionStream('deflate'));
  return { data: unfilter(new Uint8Array(await new Response(inflated).arrayBuffer()), width, height), width, height };
}

function typeOf(name: string): number {
  return [...name].reduce((code, character) => code * 256 + character.charCodeAt(0), 0);
}

/** Each row begins with how it was filtered; what it was predicted from is added again. */
function unfilter(rows: Uint8Array, width: number, height: number): Uint8Array {
  const length = width * BYTES;
  const data = new Uint8Array(length * height);
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (length + 1)] ?? 0;
    const from = y * (length + 1) + 1;
    const to = y * length;
    for (let at = 0; at < length; at++) {
      const left = at < BYTES ? 0 : (data[to + at - BYTES] as number);
      const up = y === 0 ? 0 : (data[to + at - length] as number);
      const corner = y === 0 || at < BYTES ? 0 : (data[to + at - length - BYTES] as number);
      data[to + at] = (rows[from + at] as number) + predicted(filter, left, up, corner);
    }
  }
  return data;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4:
      return nearest(left, up, corner);
    default:
      return 0;
  }
}

/** Paeth's choice. */
function nearest(left: number, up: number, corner: number): number {
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
