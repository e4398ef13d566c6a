import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyPluginAsync } from 'fastify';
import { Piscina } from 'piscina';
import type { OpenAiSettings } from '../../core/settings.ts';
import { moderationBlocked } from '../protocol/errors.ts';
import { describePictures, pictureEvents } from './answer.ts';
import type { PictureJob } from './draw-picture.ts';
import { type PromptRequest, readPrompt } from './prompt.ts';
import { type ImageRequest, readImageRequest, transparencyRefused } from './request.ts';

type DrawingPool = Piscina<PictureJob, Uint8Array>;

/** The off-white that models mostly draw behind a picture when they may choose. */
const DEFAULT_BACKGROUND = '#f2efe9';

export const imageRoutes: FastifyPluginAsync = async (app) => {
  const pool = drawingPool();
  // A thread that dies while it is idle is replaced with the next picture.
  pool.on('error', (error) => app.log.error(error));
  app.addHook('onClose', () => pool.destroy());

  app.post('/images/generations', async ({ id, body }, reply) => {
    const request = readImageRequest(body);
    const { background: ability, imageDelayMs } = app.sandbox.settings.openai;
    if (ability === 'refuse' && request.background === 'transparent') throw transparencyRefused();
    if (/\bmoderation_blocked\b/i.test(request.prompt)) throw moderationBlocked(id);
    const prompt = readPrompt(request.prompt);
    const background = backgroundFor(request, prompt, ability);
    const [pictures] = await Promise.all([drawAll(pool, request, prompt, background), sleep(imageDelayMs)]);
    const description = describePictures(request, background === undefined ? 'transparent' : 'opaque');
    if (!request.stream) return { ...description, data: pictures.map((b64_json) => ({ b64_json })) };
    return reply
      .type('text/event-stream; charset=utf-8')
      .send(Readable.from(pictureEvents(request, description, pictures)));
  });
};

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
  { idea, shirtTone, flaw }: PromptRequest,
  background: string | undefined,
): Promise<string[]> {
  const job = { idea, shirtTone, flaw, background, width, height, format, compression };
  return Promise.all(
    Array.from({ length: n }, async (_, index) => {
      const bytes = await pool.run({ ...job, seed: seedOf(idea, index) });
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
