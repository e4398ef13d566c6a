import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { type Html, html } from './html.ts';

/** `stylesheet`: the path of the page's own styles. */
export function page(title: string, stylesheet: string, body: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="/house.css">
<link rel="stylesheet" href="${stylesheet}">
</head>
<body>
${body}
</body>
</html>`.markup;
}

export function banner(name: string, notice: string): Html {
  return html`<header class="banner"><span>${name}</span> <small>${notice}</small></header>`;
}

export function sendPage(reply: FastifyReply, markup: string, policy: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(markup);
}

export function serveStylesheet(app: FastifyInstance, path: string, file: URL): void {
  const style = readFileSync(file);
  app.get(path, async (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
}

export const pagesPlugin: FastifyPluginAsync = async (app) => {
  app.get('/favicon.ico', async (_request, reply) => reply.code(204).send());
  serveStylesheet(app, '/house.css', new URL('./house.css', import.meta.url));
};
