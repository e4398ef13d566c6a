import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { Piscina } from 'piscina';
import type { OpenAiSettings } from '../../core/settings.ts';
import { moderationBlocked } from '../protocol/errors.ts';
import { describePictures, pictureEvents } from './answer.ts';
import type { PictureJob } from './draw-picture.ts';
import { drawInto, type Origin, originOf, readForm } from './edits.ts';
import { type PromptRequest, readPrompt } from './prompt.ts';
import { type ImageRequest, readImageRequest, transparencyRefused } from './request.ts';

type DrawingPool = Piscina<PictureJob, Uint8Array>;

/** Sixteen pictures of 4 MB. */
const LARGEST_FORM = 64 * 1024 * 1024;

/** The off-white that models mostly draw behind a picture when they may choose. */
const DEFAULT_BACKGROUND = '#f2efe9';

export const imageRoutes: FastifyPluginAsync = async (app) => {
  const pool = drawingPool();
  // A thread that dies while it is idle is replaced with the next picture.
  pool.on('error', (error) => app.log.error(error));
  app.addHook('onClose', () => pool.destroy());

  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: LARGEST_FORM }, (_, body, done) =>
    done(null, body),
  );

  /** Draws what the given picture shows, where it was drawn here; with a mask, what is asked for into its clear part. */
  app.post('/images/edits', async ({ id, body, headers }, reply) => {
    const { fields, picture, mask } = await readForm(body, headers['content-type'] ?? '');
    const origin = await originOf(picture);
    if (!mask) return answer(id, readImageRequest(fields), reply, origin);
    return answer(id, readImageRequest(fields), reply, null, (drawn) => drawInto(picture, mask, drawn));
  });

  app.post('/images/generations', ({ id, body }, reply) => answer(id, readImageRequest(body), reply));

  async function answer(
    id: string,
    request: ImageRequest,
    reply: FastifyReply,
    origin: Origin | null = null,
    finish?: (drawn: Buffer) => Promise<Buffer>,
  ) {
    const { background: ability, imageDelayMs } = app.sandbox.settings.openai;
    if (ability === 'refuse' && request.background === 'transparent') throw transparencyRefused();
    if (/\bmoderation_blocked\b/i.test(request.prompt)) throw moderationBlocked(id);
    const prompt = { ...readPrompt(request.prompt), ...origin };
    const background = backgroundFor(request, prompt, ability);
    const [drawn] = await Promise.all([drawAll(pool, request, prompt, background), sleep(imageDelayMs)]);
    const pictures = finish ? await Promise.all(drawn.map((one) => finished(one, finish))) : drawn;
    const description = describePictures(request, background === undefined ? 'transparent' : 'opaque');
    if (!request.stream) return { ...description, data: pictures.map((b64_json) => ({ b64_json })) };
    return reply
      .type('text/event-stream; charset=utf-8')
      .send(Readable.from(pictureEvents(request, description, pictures)));
  }
};

async function finished(picture: string, finish: (drawn: Buffer) => Promise<Buffer>): Promise<string> {
  return (await finish(Buffer.from(picture, 'base64'))).toString('base64');
}

function drawingPool(): DrawingPool {
  const filename = new URL('./draw-picture.ts', import.meta.url).href;
  return new Piscina({ filename, name: 'drawPicture', minThreads: 0, maxThreads: 2, idleTimeout: Infinity });
}

export function backgroundFor(
  { prompt, background }: ImageRequest,
  { keyColor, flaw }: PromptRequest,
  ability: OpenAiSettings['background'],
): string | undefined {
  const color = keyColor ?? DEFAULT_BACKGROUND;
  if (flaw === 'uncertain background' || ability !== 'native') return color;
  const asksForNone = background === 'auto' && !keyColor && /\btransparent\b/i.test(prompt);
  return background === 'transparent' || asksForNone ? undefined : color;
}

function drawAll(
  pool: DrawingPool,
  { n, width, height, format, compression }: ImageRequest,
  { idea, shirtTone, flaw, seed }: PromptRequest & Partial<Origin>,
  background: string | undefined,
): Promise<string[]> {
  const job = { idea, shirtTone, flaw, background, width, height, format, compression };
  return Promise.all(
    Array.from({ length: n }, async (_, index) => {
      const bytes = await pool.run({ ...job, seed: seed ?? seedOf(idea, index) });
      return Buffer.from(bytes.buffer).toString('base64');
    }),
  );
}

/** The same idea is drawn the same way again; the pictures of one request differ. */
function seedOf(idea: string, index: number): number {
  let seed = 2166136261 ^ index;
  for (const character of idea) seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16777619);
  return seed >>> 0;
}
