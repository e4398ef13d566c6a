import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import { composeDesign, renderDesign } from '../../../backend/src/designer/index.ts';
import { isDarkColor, SAMPLE_COLORS } from '../../src/lib/shirt-colors.ts';
import type { PagePicture } from './pictures.ts';
import { DISPLAY, setLines, TEXT } from './text.ts';

/** The size that Facebook, LinkedIn, Slack and X show in full. */
const WIDTH = 1200;
const HEIGHT = 630;

/** Inks and papers of `frontend/src/theme.css`, as sRGB. */
const PAPER = '#f6f2e9';
const PLATE = '#dcd7cc';
const INK = '#231913';
const MUTED_INK = '#61564c';

/** Where the text ends and the shirt's plate begins. */
const PLATE_LEFT = 596;
const MARGIN = 64;

/** In the middle of the plate, in the proportions of its assets. */
const SHIRT = { left: 610, top: 45, width: 576, height: 535 };
const SHADOW_REACH = 40;
/** The default product's print area, placed as `frontend/src/components/ui/shirt.tsx` places it. */
const AREA = { left: 0.263, top: 0.214, width: 0.474, height: 0.63 };

const SEED = 5;

const MARK =
  'M3 0.8h5.2V10.1h-5.2zM3 17.9h5.2V27.2h-5.2zM11.4 0.8h5.2V1.7h-5.2zM11.4 9.5h5.2V18.5h-5.2zM11.4 26.3h5.2V27.2h-5.2zM19.8 0.8h5.2V10.1h-5.2zM19.8 17.9h5.2V27.2h-5.2zM0.8 3H1.7v5.2H0.8zM9.5 3H18.5v5.2H9.5zM26.3 3H27.2v5.2H26.3zM0.8 11.4H10.1v5.2H0.8zM17.9 11.4H27.2v5.2H17.9zM0.8 19.8H1.7v5.2H0.8zM9.5 19.8H18.5v5.2H9.5zM26.3 19.8H27.2v5.2H26.3z';

/** The picture that is shown where a link to the page is shared: its title, and a shirt with a design by Press. */
export async function drawPagePicture(picture: PagePicture): Promise<Sharp> {
  const shirt = await drawShirt(picture);
  const { left, top } = SHIRT;
  const sheet = await sharp(drawSheet(picture))
    .composite([
      { input: await shadowOf(shirt), left: left - SHADOW_REACH, top: top - SHADOW_REACH + 12 },
      { input: shirt, left, top },
    ])
    .removeAlpha()
    .toBuffer();
  return sharp(sheet);
}

function drawSheet({ title, line }: PagePicture): Buffer {
  const room = PLATE_LEFT - 2 * MARGIN + 40;
  const heading = setLines(DISPLAY, title, { width: room, size: 92, leading: 0.93, squeeze: 0.82 });
  const words = setLines(TEXT, line, { width: room, size: 29, leading: 1.3 });
  const gap = 48;
  const top = (HEIGHT + 70 - heading.height - gap - words.height) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${PAPER}"/>
    <rect x="${PLATE_LEFT}" width="${WIDTH - PLATE_LEFT}" height="100%" fill="${PLATE}"/>
    <g fill="${INK}">
      <path transform="translate(${MARGIN} 56) scale(1.55)" d="${MARK}"/>
      <g transform="translate(${MARGIN + 58} 61)">${setLines(DISPLAY, 'Inkloom', { width: room, size: 42, leading: 0.8, squeeze: 0.86 }).svg}</g>
      <g transform="translate(${MARGIN - 3} ${top})">${heading.svg}</g>
    </g>
    <g transform="translate(${MARGIN} ${top + heading.height + gap})" fill="${MUTED_INK}">${words.svg}</g>
  </svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

async function drawShirt({ idea, style, color }: PagePicture): Promise<Buffer> {
  const { width, height } = SHIRT;
  const hex = SAMPLE_COLORS[color];
  const [cut, light, art] = await Promise.all([
    asset('shirt-cut.webp'),
    asset('shirt-light.avif'),
    drawArt(idea, style, isDarkColor(hex) ? 'dark' : 'light'),
  ]);
  const area = { left: Math.round(AREA.left * width), top: Math.round(AREA.top * height) };
  const dyed = sharp({ create: { width, height, channels: 4, background: hex } })
    .composite([{ input: cut, blend: 'dest-in' }])
    .png();
  return sharp(await dyed.toBuffer())
    .composite([{ input: art, ...area }, { input: light }])
    .png()
    .toBuffer();
}

/** Trimmed, and as large as its print area allows, at the top of it. */
async function drawArt(idea: string, style: PagePicture['style'], shirtTone: 'light' | 'dark'): Promise<Buffer> {
  const design = composeDesign({ idea, style, shirtTone, seed: SEED });
  const trimmed = await sharp(await renderDesign(design, { width: 900 }))
    .trim()
    .toBuffer();
  return sharp(trimmed)
    .resize({
      width: Math.round(AREA.width * SHIRT.width),
      height: Math.round(AREA.height * SHIRT.height),
      fit: 'contain',
      position: 'top',
      background: '#0000',
    })
    .png()
    .toBuffer();
}

function asset(name: string): Promise<Buffer> {
  return sharp(fileURLToPath(new URL(`../../src/assets/${name}`, import.meta.url)))
    .resize({ width: SHIRT.width, height: SHIRT.height, fit: 'fill' })
    .png()
    .toBuffer();
}

async function shadowOf(shirt: Buffer): Promise<Buffer> {
  const sides = { top: SHADOW_REACH, right: SHADOW_REACH, bottom: SHADOW_REACH, left: SHADOW_REACH };
  const alpha = await sharp(shirt)
    .extractChannel('alpha')
    .extend({ ...sides, background: '#0000' })
    .toBuffer();
  const soft = await sharp(alpha).blur(11).linear(0.26, 0).toBuffer();
  const { width, height } = await sharp(soft).metadata();
  return sharp({ create: { width, height, channels: 3, background: '#000' } })
    .joinChannel(soft)
    .png()
    .toBuffer();
}
