import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { AppConfig } from '../config/config.ts';
import { guideVideoSource } from '../config/guide-video.ts';
import { routedPath } from '../routing/routed-path.ts';

/** Mockups (contracts/providers.md P4), and pictures of blueprints, as Printify's API reference has them (2026-11). */
const printifyImages = ['https://images-api.printify.com', 'https://images.printify.com'];

export function secure(app: NestFastifyApplication, config: AppConfig): void {
  const hostedAuth = config.auth.jwksUrl ? [new URL(config.auth.issuer).origin] : [];
  const pictures = [...printifyImages, ...(config.sandbox ? [config.sandbox.publicUrl] : [])];
  const video = config.values.guideVideo;
  const https = config.publicUrl.startsWith('https:');
  storeNothing(app);
  allowSwaggerToWriteHtml(app);
  sayWhereToReport(app, config);
  sendWithEach(app, {
    'Permissions-Policy': forbiddenFeatures,
    ...headersOf({
      contentSecurityPolicy: {
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          // Dialogs make a style element for the scrollbar's width, and prerendered pages have style attributes.
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', ...pictures],
          fontSrc: ["'self'", 'data:'],
          mediaSrc: video?.kind === 'file' ? [guideVideoSource(video)] : ["'none'"],
          frameSrc: video?.kind === 'embed' ? [guideVideoSource(video)] : ["'none'"],
          connectSrc: ["'self'", ...hostedAuth],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          upgradeInsecureRequests: https ? [] : null,
          // One policy alone, which starts the worker of the design engine and nothing else.
          requireTrustedTypesFor: ["'script'"],
          trustedTypes: ['design-engine'],
        },
      },
      strictTransportSecurity: https,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
    }),
  });
}

/** Helmet writes its headers anew for each answer; they are the same for all. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => undefined);
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

/** The worker of the design engine alone compiles WebAssembly: a worker has the policy that its own file came with. */
export function allowWebAssembly(reply: Pick<FastifyReply, 'getHeader' | 'header'>): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"));
}

function sendWithEach(app: NestFastifyApplication, headers: Record<string, string>): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
}

const answersOfApi = /^\/(?:api|auth\/v1)\//;

/** What the API answers is somebody's own, unless its route says how to store it. */
function storeNothing(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onSend', async (request, reply) => {
    if (answersOfApi.test(routedPath(request)) && !reply.hasHeader('cache-control'))
      reply.header('Cache-Control', 'no-store');
  });
}

/** Swagger UI writes HTML by itself. */
function allowSwaggerToWriteHtml(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onSend', async (request, reply) => {
    if (!routedPath(request).startsWith('/api/docs')) return;
    const policy = String(reply.getHeader('content-security-policy'));
    reply.header('content-security-policy', policy.replace(/;(?:require-trusted-types-for|trusted-types) [^;]*/g, ''));
  });
}

/** The front end uses none of these, and neither may what is put into it. */
const unusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'];
const forbiddenFeatures = unusedFeatures.map((feature) => `${feature}=()`).join(', ');

/** RFC 9116 wants an end within a year. */
const reportAddressDays = 180;

function sayWhereToReport(app: NestFastifyApplication, { mail, publicUrl }: AppConfig): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.get('/.well-known/security.txt', (_request: FastifyRequest, reply: FastifyReply) => {
    const expires = new Date(Date.now() + reportAddressDays * 24 * 3_600_000).toISOString();
    const lines = [
      `Contact: mailto:${mail.support}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
