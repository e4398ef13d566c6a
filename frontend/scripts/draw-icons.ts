import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Makes the icons of the installed product from public/favicon.svg: `node frontend/scripts/draw-icons.ts`, then commit. */
const PUBLIC = join(import.meta.dirname, '../public');
const logo = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8');
/** Systems cut their own shape: the ground reaches the edges. */
const square = logo.replace(' rx="7"', '');
/** The mark stays in the middle 80 %, of which no system cuts (https://www.w3.org/TR/appmanifest/#icon-masks). */
const maskable = square.replace('translate(4 4)', 'translate(8.6 8.6) scale(0.671)');

const draw = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 2 * size })
    .resize(size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** A picture in an ICO file may be a PNG. Fields: https://en.wikipedia.org/wiki/ICO_(file_format) */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

await mkdir(join(PUBLIC, 'icons'), { recursive: true });
await writeFile(join(PUBLIC, 'icons/icon-192.png'), await draw(logo, 192));
await writeFile(join(PUBLIC, 'icons/icon-512.png'), await draw(logo, 512));
await writeFile(join(PUBLIC, 'icons/maskable-512.png'), await draw(maskable, 512));
await writeFile(join(PUBLIC, 'apple-touch-icon.png'), await draw(square, 180));
await writeFile(join(PUBLIC, 'favicon.ico'), toIco(await draw(logo, 32), 32));
