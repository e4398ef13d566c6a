import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { routedPath } from '../routing/routed-path.ts';

export type Encoding = 'br' | 'gzip';

/** Below this an answer fits one packet in any case. */
const minBytes = 1024;

const compressible = /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml|yaml|javascript))/;

/** Answers with tokens: nobody may learn a secret from the size of an answer (BREACH). */
const secret = /^\/(?:auth|api\/token)(?:\/|$)/;

/**
 * Compresses whole answers of controllers. Streams pass as they are, so that events are not held back. The API's own
 * answers are asked for with a bearer token, which no other site can make a browser send.
 */
export function compressAnswers(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onSend', async (request, reply, payload) => {
    if (!(typeof payload === 'string' || Buffer.isBuffer(payload)) || Buffer.byteLength(payload) < minBytes)
      return payload;
    const isText = compressible.test(String(reply.getHeader('content-type')));
    if (!isText || secret.test(routedPath(request)) || reply.hasHeader('content-encoding')) return payload;
    reply.header('Vary', varyOf(reply.getHeader('vary')));
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (!encoding) return payload;
    reply.header('Content-Encoding', encoding).removeHeader('Content-Length');
    return compress(payload, encoding, 'each time');
  });
}

function varyOf(current: unknown): string {
  if (!current) return 'Accept-Encoding';
  return /accept-encoding/i.test(String(current)) ? String(current) : `${current}, Accept-Encoding`;
}

/** Brotli where the client takes both: it is smaller. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding | null {
  const names = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, quality = '']) => !/^q=0(?:\.0*)?$/.test(quality))
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding)) ?? null;
}

/** @param often what is compressed once may take longer */
export function compress(content: string | Buffer, encoding: Encoding, often: 'once' | 'each time'): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(content);
  const quality = often === 'once' ? constants.BROTLI_MAX_QUALITY : 4;
  return promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
