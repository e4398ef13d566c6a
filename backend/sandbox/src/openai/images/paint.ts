import sharp, { type Sharp } from 'sharp';
import { composeDesign, type Ground, renderDesignRaster } from '../../../../src/designer/index.ts';

/** What a worker is asked to paint. Plain data: it crosses a thread. */
export interface PaintJob {
  idea: string;
  seed: number;
  ground: Ground;
  /** Pixels. */
  width: number;
  height: number;
  /** Painted behind the design, `#rrggbb`; absent: transparent. */
  background?: string;
  format: 'png' | 'jpeg' | 'webp';
  /** 0-100, not for png. */
  compression: number;
}

/** Paints the idea as large as fits, centred, in the format asked for. */
export async function paint(job: PaintJob): Promise<Buffer> {
  const design = composeDesign({ idea: job.idea, seed: job.seed, ground: job.ground });
  const fitted = Math.min(job.width, Math.floor((job.height * design.width) / design.height));
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
  return encode(job.background ? whole.flatten({ background: job.background }) : whole, job);
}

function encode(picture: Sharp, { format, compression }: PaintJob): Promise<Buffer> {
  if (format === 'jpeg') return picture.jpeg({ quality: Math.max(1, compression) }).toBuffer();
  if (format === 'webp')
    return picture.webp({ quality: Math.max(1, compression), lossless: compression === 100 }).toBuffer();
  return picture.png({ compressionLevel: 6 }).toBuffer();
}
