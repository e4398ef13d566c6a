import sharp, { type OverlayOptions } from 'sharp';
import { drawMockup } from '../../mockup/draw.ts';
import { type CatalogVariant, clothOf } from '../catalog/catalog.ts';
import type { Size } from '../catalog/data.ts';
import { matrixOf } from '../products/products.ts';
import type { PlacedImage, ProductRecord } from '../products/record.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { CAMERAS } from './mockup-images.ts';

/** Pixels along each side of a mockup; the real service's are 1200 or 2048. */
const MOCKUP_SIZE = 1200;
const CACHED_MOCKUPS = 200;
const CACHED_PICTURES = 30;
/** Pictures are drawn from a copy no wider than this: beyond what a mockup can show, and much quicker to decode. */
const PICTURE_WIDTH = 1500;
/** Width of the print area, in pixels, where several or turned pictures are laid out before they are drawn. */
const LAYOUT_WIDTH = PICTURE_WIDTH;
const CENTRED = { x: 0.5, y: 0.5, scale: 1 };

/** The print of one position as one picture with its place on the area. */
interface Art {
  png: Buffer;
  placement: { x: number; y: number; scale: number };
}

/** Shirts with the seller's print on them, drawn when they are first looked at. */
export class Mockups {
  private readonly uploads: Uploads;
  private readonly drawn = new Remembered(CACHED_MOCKUPS);
  private readonly pictures = new Remembered(CACHED_PICTURES);

  constructor(uploads: Uploads) {
    this.uploads = uploads;
  }

  /** JPEG of the variant seen by the camera; undefined for a variant or camera the product does not have. */
  async draw(record: ProductRecord, variantId: number, cameraId: number): Promise<Buffer | undefined> {
    const variant = matrixOf(record).find((candidate) => candidate.id === variantId);
    const camera = CAMERAS.find((candidate) => candidate.id === cameraId);
    if (!variant || !camera) return undefined;
    const position = camera.position === 'back' ? 'back' : 'front';
    const key = [record.id, variant.color, variant.size, position, record.printedAt].join('/');
    return this.drawn.get(key, async () => this.paint(variant, position, await this.artOn(record, variant, position)));
  }

  /** A blank white shirt, for the catalog. */
  blank(variant: CatalogVariant): Promise<Buffer> {
    return this.drawn.get(`blank/${variant.id}`, () => this.paint(variant, 'front', undefined));
  }

  clear(): void {
    this.drawn.clear();
    this.pictures.clear();
  }

  private async paint(variant: CatalogVariant, position: string, art: Art | undefined): Promise<Buffer> {
    const [width, height] = areaOf(variant, position);
    return drawMockup({
      art: art?.png ?? (await nothing()),
      shirt: clothOf(variant.color),
      placement: art?.placement ?? CENTRED,
      area: { width, height },
      size: MOCKUP_SIZE,
    });
  }

  private async artOn(record: ProductRecord, variant: CatalogVariant, position: string): Promise<Art | undefined> {
    const area = record.printAreas.find((candidate) => candidate.variant_ids.includes(variant.id));
    const images = area?.placeholders.find((placeholder) => placeholder.position === position)?.images ?? [];
    const [first] = images;
    if (!first) return undefined;
    if (images.length > 1 || first.angle % 360 !== 0)
      return { png: await this.layOut(images, areaOf(variant, position)), placement: CENTRED };
    const png = await this.picture(first.id);
    return png && { png, placement: { x: first.x, y: first.y, scale: first.scale } };
  }

  /** The uploaded picture as a PNG of a width that is enough to draw from. */
  private async picture(id: string): Promise<Buffer | undefined> {
    const bytes = this.uploads.bytes(id);
    const shrink = { width: PICTURE_WIDTH, withoutEnlargement: true };
    return bytes && this.pictures.get(id, () => sharp(bytes).resize(shrink).png({ compressionLevel: 3 }).toBuffer());
  }

  /** The area as one transparent picture with every image turned and in its place, the first at the bottom. */
  private async layOut(images: PlacedImage[], [width, height]: Size): Promise<Buffer> {
    const canvas = { width: LAYOUT_WIDTH, height: Math.round((LAYOUT_WIDTH * height) / width) };
    const layers = await Promise.all(images.map((image) => this.layer(image, canvas)));
    return sharp({ create: { ...canvas, channels: 4, background: '#0000' } })
      .composite(layers.flat())
      .png()
      .toBuffer();
  }

  /** What of the image lies on the canvas; nothing where it is all outside. */
  private async layer(image: PlacedImage, canvas: { width: number; height: number }): Promise<OverlayOptions[]> {
    const picture = await this.picture(image.id);
    if (!picture) return [];
    const width = Math.max(1, Math.min(4 * canvas.width, Math.round(image.scale * canvas.width)));
    const resized = await sharp(picture).resize({ width }).png().toBuffer();
    const { data, info } = await sharp(resized)
      .rotate(image.angle, { background: '#0000' })
      .png()
      .toBuffer({ resolveWithObject: true });
    const left = Math.round(image.x * canvas.width - info.width / 2);
    const top = Math.round(image.y * canvas.height - info.height / 2);
    const cut = {
      left: Math.max(0, -left),
      top: Math.max(0, -top),
      width: Math.min(info.width, canvas.width - left) - Math.max(0, -left),
      height: Math.min(info.height, canvas.height - top) - Math.max(0, -top),
    };
    if (cut.width <= 0 || cut.height <= 0) return [];
    const input = await sharp(data).extract(cut).toBuffer();
    return [{ input, left: Math.max(0, left), top: Math.max(0, top) }];
  }
}

function areaOf(variant: CatalogVariant, position: string): Size {
  return variant.areas[position] ?? variant.areas.front ?? [1, 1];
}

function nothing(): Promise<Buffer> {
  return sharp({ create: { width: 2, height: 2, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
}

/** The last so many pictures made, by key; one that is being made is waited for, not made again. */
class Remembered {
  private readonly limit: number;
  private readonly made = new Map<string, Promise<Buffer>>();

  constructor(limit: number) {
    this.limit = limit;
  }

  get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.made.get(key);
    if (known) return known;
    const making = make();
    this.made.set(key, making);
    making.catch(() => this.made.delete(key));
    const [oldest] = this.made.keys();
    if (this.made.size > this.limit && oldest !== undefined) this.made.delete(oldest);
    return making;
  }

  clear(): void {
    this.made.clear();
  }
}
