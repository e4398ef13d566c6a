import sharp from 'sharp';
import { composeDesign } from '../../../backend/src/designer/index.ts';
import { printProduct } from '../../../backend/src/generations/engines/press/press-products.ts';
import { type PrintArea, shirtColor } from '../../../backend/src/print/index.ts';
import { type ProductKind, productKindFacts } from '../../../backend/src/product-kinds/index.ts';
import { dressBlank } from '../blanks/dress.ts';
import { CASES, type GalleryCase } from './cases.ts';

type FurtherKind = Exclude<ProductKind, 't_shirt'>;

/** One of the shapes and some of the colors that Printify's catalog has of each kind, as the sandbox knows them. */
const PRODUCTS: Record<FurtherKind, { area: PrintArea; colors: string[] }> = {
  hoodie: {
    area: { width: 3450, height: 2912 },
    colors: ['Black', 'Navy', 'Sport Grey', 'Maroon', 'White', 'Forest Green', 'Sand', 'Royal', 'Light Blue'],
  },
  sweatshirt: {
    area: { width: 3185, height: 3636 },
    colors: ['Sand', 'Charcoal', 'Light Pink', 'White', 'Military Green', 'Ash', 'Purple', 'Red', 'Light Blue'],
  },
  kids_t_shirt: {
    area: { width: 2244, height: 2564 },
    colors: ['White', 'Light Blue', 'Red', 'Light Pink', 'Navy', 'Sport Grey', 'Royal', 'Black', 'Purple'],
  },
  tote: { area: { width: 3600, height: 3600 }, colors: ['Natural', 'Black', 'Natural', 'Navy', 'Natural', 'Red'] },
  mug: { area: { width: 2475, height: 1155 }, colors: ['White'] },
  poster: { area: { width: 5400, height: 7200 }, colors: ['White'] },
};
const KINDS = Object.keys(PRODUCTS) as FurtherKind[];
const DESIGNS = 12;

/** Pixels of the art's larger side; more than any picture shows. */
const ART_SIDE = 1400;
const BACKGROUND = '#e9e5dc';

export interface ProductPicture {
  /** Of its file, without ending. */
  name: string;
  idea: string;
  product: string;
  picture: Buffer;
}

/** Some of the designs, composed anew for six products each. */
export async function* drawProducts(): AsyncGenerator<ProductPicture> {
  const step = Math.floor(CASES.length / DESIGNS);
  const designs = CASES.filter((_, at) => at % step === 0).slice(0, DESIGNS);
  for (const [index, design] of designs.entries()) for (const kind of KINDS) yield drawProduct(design, kind, index);
}

async function drawProduct(design: GalleryCase, kind: FurtherKind, index: number): Promise<ProductPicture> {
  const { area, colors } = PRODUCTS[kind];
  const name = colors[index % colors.length] ?? productKindFacts[kind].plainColor;
  const color = shirtColor(name);
  const art = await drawArt(design, kind, area, name);
  const picture = await dressBlank({ kind, hex: color.hex, art, area, background: BACKGROUND });
  const number = String(index + 1).padStart(2, '0');
  const product = `${productKindFacts[kind].name}, ${name}`;
  return { name: `product-${number}-${kind}`, idea: design.idea, product, picture };
}

/** The print in its place on the area. */
async function drawArt({ idea, style, edit }: GalleryCase, kind: FurtherKind, area: PrintArea, color: string) {
  const shirtTone = shirtColor(color).dark ? 'dark' : 'light';
  const request = { idea, style, shirtTone, ...edit?.change } as const;
  const order = { ...request, seed: composeDesign(request).seed };
  const { print } = await printProduct(order, productKindFacts[kind].surface, area, [color]);
  const shrink = ART_SIDE / Math.max(area.width, area.height);
  const [width, height] = [Math.round(area.width * shrink), Math.round(area.height * shrink)];
  const canvas = sharp({ create: { width, height, channels: 4, background: '#0000' } }).png();
  if (!print) return canvas.toBuffer();
  const { x, y, scale } = print.placement;
  // Rounded up, a print could be a pixel larger than the area.
  const { data, info } = await sharp(print.png)
    .resize({ width: Math.round(width * scale), height, fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  const left = Math.max(0, Math.round(x * width - info.width / 2));
  const top = Math.max(0, Math.round(y * height - info.height / 2));
  return canvas.composite([{ input: data, left, top }]).toBuffer();
}
