import { move } from 'piscina';
import sharp, { type Sharp } from 'sharp';
import { composeDesign, renderDesignRaster, type ShirtTone } from '../../../../src/designer/index.ts';

export interface PictureJob {
  idea: string;
  seed: number;
  shirtTone: ShirtTone;
  width: number;
  height: number;
  background?: string;
  flaw?: PictureFlaw | undefined;
  format: 'png' | 'jpeg' | 'webp';
  /** 0-100, not for png. */
  compression: number;
}

/** What is wrong with a picture on purpose: see README.md. */
export type PictureFlaw = 'uncertain background' | 'coarse picture' | 'small picture';

export async function drawPicture(job: PictureJob) {
  return move(new Uint8Array(await draw(job)));
}

async function draw(job: PictureJob): Promise<Buffer> {
  const design = composeDesign({ idea: job.idea, seed: job.seed, shirtTone: job.shirtTone });
  const fitted = Math.min(widestOf(job), Math.floor((job.height * design.width) / design.height));
  const { data, width, height } = renderDesignRaster(design, { width: fitted });
  const left = Math.floor((job.width - width) / 2);
  const top = Math.floor((job.height - height) / 2);
  const whole = sharp(data, { raw: { width, height, channels: 4 } }).extend({
    left,
    right: job.width - width - left,
    top,
    bottom: job.height - height - top,
    background: job.background ?? { r: 0, g: 0, b: 0, alpha: 0 },
  });
  // What an edit of the picture starts from.
  whole.withExif({ IFD0: { ImageDescription: JSON.stringify({ idea: job.idea, seed: job.seed }) } });
  if (job.flaw === 'uncertain background') return encode(await onPaleAreas(whole, job), job);
  return encode(job.background ? whole.flatten({ background: job.background }) : whole, job);
}

function widestOf({ flaw, width }: PictureJob): number {
  if (flaw === 'coarse picture') return 80;
  return flaw === 'small picture' ? 520 : width;
}

const PALE_AREAS =
  '<rect width="100" height="150" fill="#ece8df"/><g fill="#e8e4db"><circle cx="30" cy="45" r="26"/>' +
  '<circle cx="68" cy="62" r="30"/><circle cx="38" cy="104" r="32"/><circle cx="74" cy="118" r="20"/></g>';

async function onPaleAreas(design: Sharp, { width, height }: PictureJob): Promise<Sharp> {
  const art = await design.png().toBuffer();
  const view = 'viewBox="0 0 100 150" preserveAspectRatio="none"';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${view}>${PALE_AREAS}</svg>`;
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .composite([{ input: art }]);
}

function encode(picture: Sharp, { format, compression }: PictureJob): Promise<Buffer> {
  if (format === 'jpeg') return picture.jpeg({ quality: Math.max(1, compression) }).toBuffer();
  if (format === 'webp')
    return picture.webp({ quality: Math.max(1, compression), lossless: compression === 100 }).toBuffer();
  return picture.png({ compressionLevel: 6 }).toBuffer();
}
