import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { drawMockup } from '../../../backend/sandbox/src/mockup/draw.ts';
import { composeDesign, type Design, renderDesign } from '../../../backend/src/designer/index.ts';
import { shirtColor } from '../../../backend/src/print/index.ts';
import { CASES, type GalleryCase } from './cases.ts';
import { drawProducts, type ProductPicture } from './products.ts';

/**
 * `npm run gallery [-- --out folder] [-- --sheet picture.jpg]`: draws 94 sellers' ideas, two of them edited, and the
 * shirts they are printed on into one page to look at, then twelve of them on six further products each, and a contact
 * sheet of the shirts (docs/images/gallery.jpg stands in the README).
 */

/** Pixels. */
const ART_WIDTH = 1200;
const MOCKUP_SIZE = 800;
const TILE = 230;
const COLUMNS = 8;
/** What a print area of 15 x 18 inches is in print pixels, and where the art lies in it. */
const AREA = { width: 4500, height: 5400 };
const PLACEMENT = { x: 0.5, y: 0.5, scale: 1 };

const STYLESHEET = `body{margin:0;padding:24px;font:16px/1.4 system-ui,sans-serif;background:#f2efe9;color:#1c1a18}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,560px),1fr));gap:24px}figure{margin:0}
section{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,300px),1fr));gap:16px}
div{display:grid;grid-template-columns:5fr 6fr}img{width:100%;display:block}figcaption{padding:8px 0}`;

interface Entry {
  /** Of its files, without ending. */
  name: string;
  idea: string;
  shirt: string;
  hex: string;
  design: Design;
  mockup: Buffer;
}

const { values } = parseArgs({
  options: { out: { type: 'string', default: '.data/gallery' }, sheet: { type: 'string' } },
});
const out = resolve(values.out);
const sheet = resolve(values.sheet ?? join(out, 'gallery.jpg'));
mkdirSync(out, { recursive: true });
const entries: Entry[] = [];
for (const [index, one] of CASES.entries()) entries.push(await produce(one, index));
const products: ProductPicture[] = [];
for await (const product of drawProducts()) products.push(await store(product));
writeFileSync(join(out, 'index.html'), page(entries, products));
writeFileSync(sheet, await contactSheet(entries.map(({ mockup }) => mockup)));
console.log(
  `${entries.length} designs, ${products.length} products: ${join(out, 'index.html')}\nContact sheet: ${sheet}`,
);

/** Draws one design and the shirt that wears it, and writes both beside the page. */
async function produce({ idea, shirt, style, edit }: GalleryCase, index: number): Promise<Entry> {
  const color = shirtColor(shirt);
  const design = composeDesign({ idea, style, shirtTone: color.dark ? 'dark' : 'light', ...edit?.change });
  const art = await renderDesign(design, { width: ART_WIDTH });
  const mockup = await drawMockup({ art, placement: PLACEMENT, area: AREA, size: MOCKUP_SIZE, shirt: color });
  const name = String(index + 1).padStart(2, '0');
  writeFileSync(join(out, `${name}-art.png`), art);
  writeFileSync(join(out, `${name}-shirt.jpg`), mockup);
  writeFileSync(join(out, `${name}.svg`), design.svg);
  return { name, idea: edit ? `${idea}, edited: ${edit.words}` : idea, shirt, hex: color.hex, design, mockup };
}

async function store(product: ProductPicture): Promise<ProductPicture> {
  await sharp(product.picture)
    .jpeg({ quality: 86 })
    .toFile(join(out, `${product.name}.jpg`));
  return product;
}

function page(all: readonly Entry[], products: readonly ProductPicture[]): string {
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Inkloom gallery</title>
<style>${STYLESHEET}</style><h1>${all.length} ideas, as the designer draws them</h1><main>${all.map(figure).join('')}</main>
<h1>The same on other products</h1><section>${products.map(productFigure).join('')}</section>`;
}

function figure({ name, idea, shirt, hex, design: { style, layout, palette } }: Entry): string {
  const facts = [style, layout, palette.name, shirt].map(escapeHtml).join(' · ');
  return `<figure><div><a href="${name}-art.png"><img loading="lazy" style="background:${hex}" src="${name}-art.png" alt=""></a>
<img loading="lazy" src="${name}-shirt.jpg" alt=""></div><figcaption><b>${escapeHtml(idea)}</b><br>${facts} · <a href="${name}.svg">SVG</a></figcaption></figure>`;
}

function productFigure({ name, idea, product }: ProductPicture): string {
  return `<figure><img loading="lazy" src="${name}.jpg" alt=""><figcaption><b>${escapeHtml(idea)}</b><br>${escapeHtml(product)}</figcaption></figure>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The shirts side by side, cut to the shirt itself. */
async function contactSheet(mockups: readonly Buffer[]): Promise<Buffer> {
  const tiles = await Promise.all(mockups.map((mockup) => sharp(mockup).resize(TILE).toBuffer()));
  const rows = Math.ceil(tiles.length / COLUMNS);
  const canvas = { width: TILE * COLUMNS, height: TILE * rows, channels: 3 as const, background: '#f2efe9' };
  return sharp({ create: canvas })
    .composite(tiles.map((input, at) => ({ input, left: (at % COLUMNS) * TILE, top: Math.floor(at / COLUMNS) * TILE })))
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
