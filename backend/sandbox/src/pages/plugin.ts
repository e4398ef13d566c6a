import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';

/** What every page has: the house's stylesheet, and an icon that is none. */
export const pagesPlugin: FastifyPluginAsync = async (app) => {
  app.get('/favicon.ico', async (_request, reply) => reply.code(204).send());
  serveStylesheet(app, '/house.css', new URL('./house.css', import.meta.url));
};

export function serveStylesheet(app: FastifyInstance, path: string, file: URL): void {
  const style = readFileSync(file);
  app.get(path, async (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
}
