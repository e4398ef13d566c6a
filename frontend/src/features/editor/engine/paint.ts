import { initWasm, Resvg } from '@resvg/resvg-wasm';
import rendererUrl from '@resvg/resvg-wasm/index_bg.wasm?url';
import { straighten } from '../../../../../backend/src/designer/browser.ts';
import type { Digest } from './engine-tasks.ts';

export type Bitmap = ImageBitmap;

let renderer: Promise<void> | undefined;

/** Pixels with straight alpha, the same to the byte as the server's. */
async function pixelsOf(svg: string, width: number): Promise<ImageData> {
  renderer ??= initWasm(fetch(rendererUrl));
  await renderer;
  const parsed = new Resvg(svg, { fitTo: { mode: 'width', value: width } });
  const image = parsed.render();
  const data = new ImageData(new Uint8ClampedArray(straighten(image.pixels)), image.width, image.height);
  image.free();
  parsed.free();
  return data;
}

export async function paint(svg: string, width: number): Promise<Bitmap> {
  return createImageBitmap(await pixelsOf(svg, width));
}

/** For comparing engines. */
export async function digestOf(svg: string, width: number): Promise<Digest> {
  const { data } = await pixelsOf(svg, width);
  return { svg: await sha256(new TextEncoder().encode(svg)), pixels: await sha256(data) };
}

export async function sha256(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
