import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { drawMockup } from '../sandbox/src/mockup/draw.ts';
import { composeDesign, type Design, renderDesign, type Style } from '../src/designer/index.ts';
import { shirtColor } from '../src/print/index.ts';

/**
 * `npm run gallery [-- --out folder] [-- --sheet picture.jpg]`: draws 48 sellers' ideas and the shirts they are printed
 * on into one page to look at, and a contact sheet of the shirts (docs/images/gallery.jpg stands in the README).
 */

/** Idea, shirt, and where the idea does not name one, a style: seven of each or nearly so. */
const CASES: readonly [idea: string, shirt: string, style: Style][] = [
  ['Retro sunset with a surfing cat', 'Black', 'vintage'],
  ['Dinosaur drinking coffee saying "Rawr means coffee"', 'Light Blue', 'cartoon'],
  ['The mountains are calling and I must go', 'Soft Cream', 'modern'],
  ['Skull with a crown "Long live chaos"', 'Black', 'grunge'],
  ['Lone wolf garage motorcycles', 'Forest', 'vintage'],
  ["I'd rather be fishing than anywhere else", 'Navy', 'vintage'],
  ['Bear riding a motorcycle', 'Charcoal', 'vintage'],
  ['Raccoon eating pizza "Trash panda club"', 'Kelly', 'cartoon'],
  ['Happy camper', 'Sand', 'retro'],
  ['Frog on a skateboard', 'Purple', 'cartoon'],
  ['Keep it simple', 'Navy', 'modern'],
  ['Crazy plant lady', 'White', 'modern'],
  ['Highland cow with flowers', 'Pink', 'modern'],
  ['Farm strong tractor', 'Maroon', 'vintage'],
  ['Owl with glasses reading a book', 'Natural', 'varsity'],
  ['Cat versus dog', 'Gold', 'varsity'],
  ['Stay spooky', 'Orange', 'grunge'],
  ['Mushroom forest fairy', 'Military Green', 'retro'],
  ['Astronaut riding a rocket in space', 'Black', 'retro'],
  ['Ride more, worry less', 'White', 'modern'],
  ['Reel cool grandpa', 'Sport Grey', 'varsity'],
  ['So many books, so little time', 'Soft Cream', 'retro'],
  ['Bee kind', 'Gold', 'minimal'],
  ['Capybara in a hot tub "Not today"', 'Tan', 'cartoon'],
  ['Sloth running team', 'Heather Navy', 'varsity'],
  ['Ninja frog', 'Red', 'cartoon'],
  ['Rock and roll never dies', 'Black', 'grunge'],
  ['Arizona desert sunset with cactus', 'Brown', 'vintage'],
  ['Hawaii surf club', 'Light Blue', 'retro'],
  ['Viking axe throwing club', 'Dark Heather', 'grunge'],
  ['Butterfly garden', 'Natural', 'minimal'],
  ['Sunflower with a bee', 'White', 'cartoon'],
  ['Level 40 unlocked', 'True Royal', 'varsity'],
  ['Gamer girl', 'Purple', 'cartoon'],
  ['Deer hunting club', 'Olive', 'vintage'],
  ['Retro camper van on the beach', 'Royal', 'vintage'],
  ['Shark with sunglasses', 'Asphalt', 'cartoon'],
  ['Best dad ever', 'Black', 'retro'],
  ['Bigfoot hide and seek champion', 'Forest Green', 'vintage'],
  ['Minimalist line drawing of a fox', 'Ash', 'minimal'],
  ['Axolotl "You axolotl questions"', 'Baby Blue', 'cartoon'],
  ['Espresso yourself', 'Brown', 'minimal'],
  ['Fourth of July eagle', 'Navy', 'grunge'],
  ['Easily distracted by dogs and plants', 'Natural', 'varsity'],
  ['Tokyo ramen "東京ラーメン"', 'Black', 'cartoon'],
  ['Я люблю кофе', 'Maroon', 'vintage'],
  ['Καλημέρα κόσμε', 'White', 'modern'],
  ['🍕 > people', 'Charcoal', 'retro'],
];

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
writeFileSync(join(out, 'index.html'), page(entries));
writeFileSync(sheet, await contactSheet(entries.map(({ mockup }) => mockup)));
console.log(`${entries.length} designs: ${join(out, 'index.html')}\nContact sheet: ${sheet}`);

/** Draws one design and the shirt that wears it, and writes both beside the page. */
async function produce([idea, shirt, style]: (typeof CASES)[number], index: number): Promise<Entry> {
  const color = shirtColor(shirt);
  const design = composeDesign({ idea, style, shirtTone: color.dark ? 'dark' : 'light' });
  const art = await renderDesign(design, { width: ART_WIDTH });
  const mockup = await drawMockup({ art, placement: PLACEMENT, area: AREA, size: MOCKUP_SIZE, shirt: color });
  const name = String(index + 1).padStart(2, '0');
  writeFileSync(join(out, `${name}-art.png`), art);
  writeFileSync(join(out, `${name}-shirt.jpg`), mockup);
  writeFileSync(join(out, `${name}.svg`), design.svg);
  return { name, idea, shirt, hex: color.hex, design, mockup };
}

function page(all: readonly Entry[]): string {
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Inkloom gallery</title>
<style>${STYLESHEET}</style><h1>${all.length} ideas, as the designer draws them</h1><main>${all.map(figure).join('')}</main>`;
}

function figure({ name, idea, shirt, hex, design: { style, layout, palette } }: Entry): string {
  const facts = [style, layout, palette.name, shirt].map(escapeHtml).join(' · ');
  return `<figure><div><a href="${name}-art.png"><img loading="lazy" style="background:${hex}" src="${name}-art.png" alt=""></a>
<img loading="lazy" src="${name}-shirt.jpg" alt=""></div><figcaption><b>${escapeHtml(idea)}</b><br>${facts} · <a href="${name}.svg">SVG</a></figcaption></figure>`;
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
