import sharp, { type OverlayOptions } from 'sharp';
import { kindOfTitle, type ProductKind } from '../../../../src/product-kinds/index.ts';
import { drawMockup } from '../../mockup/draw.ts';
import { drawGoods } from '../../mockup/goods.ts';
import type { Size } from '../catalog/blueprint.ts';
import { type CatalogVariant, findBlueprint, shirtColorOf } from '../catalog/catalog.ts';
import { CAMERAS } from '../products/mockup-images.ts';
import { matrixOf } from '../products/products.ts';
import type { PlacedImage, ProductRecord } from '../products/record.ts';
import type { Uploads } from '../uploads/uploads.ts';

/** Pixels along each side of a mockup; the real service's are 1200 or 2048. */
const MOCKUP_SIZE = 1200;
const CACHED_MOCKUPS = 200;
const CACHED_PICTURES = 30;
/** Pictures are shrunk to this width first: more than a mockup can show, and much faster to decode. */
const PICTURE_WIDTH = 1500;
/** Pixels across the print area where several or rotated pictures are composed. */
const LAYOUT_WIDTH = PICTURE_WIDTH;
const CENTERED = { x: 0.5, y: 0.5, scale: 1 };

interface Art {
  png: Buffer;
  placement: { x: number; y: number; scale: number };
}

export class Mockups {
  private readonly uploads: Uploads;
  private readonly mockups = new PictureCache(CACHED_MOCKUPS);
  private readonly pictures = new PictureCache(CACHED_PICTURES);

  constructor(uploads: Uploads) {
    this.uploads = uploads;
  }

  /** JPEG; undefined for a variant or camera that the product does not have. */
  async draw(record: ProductRecord, variantId: number, cameraId: number): Promise<Buffer | undefined> {
    const variant = matrixOf(record).find((candidate) => candidate.id === variantId);
    const camera = CAMERAS.find((candidate) => candidate.id === cameraId);
    if (!variant || !camera) return undefined;
    const position = camera.position === 'back' ? 'back' : 'front';
    const key = [record.id, variant.title, position, record.printedAt].join('/');
    const images = imagesOn(record, variant, position);
    return this.mockups.get(key, () => this.drawProduct(record.blueprintId, variant, position, images));
  }

  blank(blueprintId: number, variant: CatalogVariant): Promise<Buffer> {
    return this.mockups.get(`blank/${variant.id}`, () => this.drawProduct(blueprintId, variant, 'front', []));
  }

  clear(): void {
    this.mockups.clear();
    this.pictures.clear();
  }

  private async drawProduct(
    blueprintId: number,
    variant: CatalogVariant,
    position: string,
    images: PlacedImage[],
  ): Promise<Buffer> {
    const kind = kindOf(blueprintId);
    if (kind === 't_shirt' || kind === 'kids_t_shirt') {
      return this.drawShirt(variant, position, await this.artOf(images, areaOf(variant, position)));
    }
    const [width, height] = areaOf(variant, position);
    const print = images.length > 0 ? await this.compose(images, [width, height]) : undefined;
    const color = shirtColorOf(variant.color);
    return drawGoods({ kind, color, print, area: { width, height }, size: MOCKUP_SIZE });
  }

  private async drawShirt(variant: CatalogVariant, position: string, art: Art | undefined): Promise<Buffer> {
    const [width, height] = areaOf(variant, position);
    return drawMockup({
      art: art?.png ?? (await noArt()),
      shirt: shirtColorOf(variant.color),
      placement: art?.placement ?? CENTERED,
      area: { width, height },
      size: MOCKUP_SIZE,
    });
  }

  private async artOf(images: PlacedImage[], area: Size): Promise<Art | undefined> {
    const [first] = images;
    if (!first) return undefined;
    if (images.length > 1 || first.angle % 360 !== 0)
      return { png: await this.compose(images, area), placement: CENTERED };
    const png = await this.picture(first.id);
    return png && { png, placement: { x: first.x, y: first.y, scale: first.scale } };
  }

  private async picture(id: string): Promise<Buffer | undefined> {
    const bytes = this.uploads.bytes(id);
    const shrink = { width: PICTURE_WIDTH, withoutEnlargement: true };
    return bytes && this.pictures.get(id, () => sharp(bytes).resize(shrink).png({ compressionLevel: 3 }).toBuffer());
  }

  private async compose(images: PlacedImage[], [width, height]: Size): Promise<Buffer> {
    const canvas = { width: LAYOUT_WIDTH, height: Math.round((LAYOUT_WIDTH * height) / width) };
    const layers = await Promise.all(images.map((image) => this.layer(image, canvas)));
    return sharp({ create: { ...canvas, channels: 4, background: '#0000' } })
      .composite(layers.flat())
      .png()
      .toBuffer();
  }

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

/** As Printify's `s` does. */
export async function shrinkMockup(jpeg: Buffer, side: number): Promise<Buffer> {
  return side > 0 && side < MOCKUP_SIZE ? sharp(jpeg).resize(Math.ceil(side)).jpeg().toBuffer() : jpeg;
}

function kindOf(blueprintId: number): ProductKind | null {
  return kindOfTitle(findBlueprint(blueprintId)?.title ?? '');
}

function imagesOn(record: ProductRecord, variant: CatalogVariant, position: string): PlacedImage[] {
  const area = record.printAreas.find((candidate) => candidate.variant_ids.includes(variant.id));
  return area?.placeholders.find((placeholder) => placeholder.position === position)?.images ?? [];
}

function areaOf(variant: CatalogVariant, position: string): Size {
  return variant.areas[position] ?? variant.areas.front ?? [1, 1];
}

function noArt(): Promise<Buffer> {
  return sharp({ create: { width: 2, height: 2, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
}

class PictureCache {
  private readonly limit: number;
  private readonly pictures = new Map<string, Promise<Buffer>>();

  constructor(limit: number) {
    this.limit = limit;
  }

  get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.pictures.get(key);
    if (known) return known;
    const picture = make();
    this.pictures.set(key, picture);
    picture.catch(() => this.pictures.delete(key));
    const [oldest] = this.pictures.keys();
    if (this.pictures.size > this.limit && oldest !== undefined) this.pictures.delete(oldest);
    return picture;
  }

  clear(): void {
    this.pictures.clear();
  }
}
