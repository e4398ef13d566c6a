import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyPluginAsync } from 'fastify';
import { moderationBlocked } from '../protocol/errors.ts';
import { unixNow } from '../protocol/ids.ts';
import { Painters } from './painters.ts';
import { readPrompt } from './prompt.ts';
import { type ImageRequest, readImageRequest, transparencyRefused } from './request.ts';
import { imageUsage } from './usage.ts';

/** What a model paints behind a picture when it may choose: an off-white, as they mostly do. */
const USUAL_GROUND = '#f2efe9';

export const imageRoutes: FastifyPluginAsync = async (app) => {
  const painters = new Painters(2);
  app.addHook('onClose', () => painters.close());

  app.post('/images/generations', async (request, reply) => {
    const wanted = readImageRequest(request.body);
    const { background: ability, imageDelayMs } = app.sandbox.settings.openai;
    if (ability === 'refuse' && wanted.background === 'transparent') throw transparencyRefused();
    if (/\bmoderation_blocked\b/i.test(wanted.prompt)) throw moderationBlocked(request.id);
    const ground = groundFor(wanted, ability);
    const [pictures] = await Promise.all([paintAll(painters, wanted, ground), sleep(imageDelayMs)]);
    const answer = answerFor(wanted, ground === undefined ? 'transparent' : 'opaque');
    if (!wanted.stream) return { ...answer, data: pictures.map((b64_json) => ({ b64_json })) };
    return reply.type('text/event-stream; charset=utf-8').send(Readable.from(events(wanted, answer, pictures)));
  });
};

/** The color behind the picture; undefined where it is to be transparent. */
function groundFor({ prompt, background }: ImageRequest, ability: 'native' | 'opaque' | 'refuse'): string | undefined {
  const { key, trouble } = readPrompt(prompt);
  if (trouble === 'uncertain background') return key ?? USUAL_GROUND;
  const clear = background === 'transparent' || (background === 'auto' && !key && /\btransparent\b/i.test(prompt));
  if (clear && ability === 'native') return undefined;
  return key ?? USUAL_GROUND;
}

function paintAll(painters: Painters, wanted: ImageRequest, background: string | undefined): Promise<string[]> {
  const { idea, ground, trouble } = readPrompt(wanted.prompt);
  const { width, height, format, compression } = wanted;
  const jobs = Array.from({ length: wanted.n }, (_, index) =>
    painters.paint({
      idea,
      ground,
      trouble,
      background,
      width,
      height,
      format,
      compression,
      seed: seedOf(idea, index),
    }),
  );
  return Promise.all(jobs.map(async (job) => (await job).toString('base64')));
}

/** The same idea is drawn the same way again; the pictures of one request differ. */
function seedOf(idea: string, index: number): number {
  let seed = 2166136261 ^ index;
  for (const character of idea) seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16777619);
  return seed >>> 0;
}

function answerFor(wanted: ImageRequest, background: 'transparent' | 'opaque') {
  return {
    created: unixNow(),
    background,
    output_format: wanted.format,
    quality: wanted.quality,
    size: `${wanted.width}x${wanted.height}`,
    usage: imageUsage(wanted),
  };
}

/** Server-sent events: the previews asked for (here the finished picture each time), then the picture. */
function* events(wanted: ImageRequest, answer: ReturnType<typeof answerFor>, pictures: string[]) {
  const { created, usage, ...look } = answer;
  const send = (type: string, more: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`;
  for (const b64_json of pictures) {
    for (let index = 0; index < wanted.partialImages; index++) {
      yield send('image_generation.partial_image', {
        b64_json,
        created_at: created,
        partial_image_index: index,
        ...look,
      });
    }
    yield send('image_generation.completed', { b64_json, created_at: created, ...look, usage });
  }
}
