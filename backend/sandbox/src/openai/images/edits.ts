import sharp from 'sharp';
import { z } from 'zod';
import { invalid, missingParameter } from '../protocol/errors.ts';

/** What draw-picture.ts writes into its pictures. */
const origin = z.object({ idea: z.string(), seed: z.int() });
export type Origin = z.infer<typeof origin>;

const NUMBERS = new Set(['n', 'output_compression', 'partial_images']);
const BOOLEANS = new Set(['stream']);

interface EditForm {
  fields: object;
  picture: Buffer;
  mask: Buffer | null;
}

/** A form of `/images/edits`: its fields as the JSON of `/images/generations` has them, and the first picture. */
export async function readForm(body: unknown, contentType: string): Promise<EditForm> {
  const form = await parseForm(body, contentType);
  const picture = [...form.getAll('image'), ...form.getAll('image[]')].find((value) => value instanceof Blob);
  if (!picture) throw missingParameter('image');
  const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, typed(name, value)]] : []));
  const mask = form.get('mask');
  return {
    fields: Object.fromEntries(fields),
    picture: Buffer.from(await picture.arrayBuffer()),
    mask: mask instanceof Blob ? Buffer.from(await mask.arrayBuffer()) : null,
  };
}

/** What was drawn, where the mask is clear; elsewhere the given picture. @throws OpenAiError 400 as OpenAI does */
export async function drawInto(picture: Buffer, mask: Buffer, drawn: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const masked = await sharp(mask).metadata();
  if (masked.width !== width || masked.height !== height)
    throw invalid('Invalid mask image format - mask size does not match image size.', 'mask', 'invalid_image_file');
  const clear = await sharp(mask).ensureAlpha().extractChannel(3).negate().raw().toBuffer();
  const art = await sharp(drawn).resize(width, height, { fit: 'fill' }).ensureAlpha().raw().toBuffer();
  const whole = await sharp(picture).ensureAlpha().raw().toBuffer();
  for (let pixel = 0; pixel < clear.length; pixel += 1)
    if ((clear[pixel] ?? 0) > 127) art.copy(whole, pixel * 4, pixel * 4, pixel * 4 + 4);
  return sharp(whole, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

/** A JSON body, which names pictures by address, is not taken here. */
async function parseForm(body: unknown, contentType: string): Promise<FormData> {
  if (!Buffer.isBuffer(body)) throw missingParameter('image');
  const form = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } });
  return form.formData().catch(() => {
    throw invalid('We could not parse the form of your request.');
  });
}

function typed(name: string, value: string): unknown {
  if (NUMBERS.has(name)) return Number(value);
  return BOOLEANS.has(name) ? value === 'true' : value;
}

/** Null for a picture that the sandbox did not draw. @throws OpenAiError 400 where it is no picture */
export async function originOf(picture: Buffer): Promise<Origin | null> {
  const { exif } = await sharp(picture)
    .metadata()
    .catch(() => {
      throw invalid(
        'Invalid image file or mode for image, please check your image file.',
        'image',
        'invalid_image_file',
      );
    });
  const described = /\{"idea".*?"seed":\d+\}/s.exec(exif?.toString('utf8') ?? '')?.[0];
  return described ? (origin.safeParse(JSON.parse(described)).data ?? null) : null;
}
