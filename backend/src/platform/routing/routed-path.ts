import type { FastifyRequest } from 'fastify';

/**
 * The route that answers, as it is declared: a request can write its path in other ways (`/%6dcp`, `http://host/mcp`).
 * Where a page or nothing answers, the path as it came.
 */
export function routedPath({ routeOptions, url }: FastifyRequest): string {
  const route = routeOptions.url;
  return route === undefined || route === '/*' ? (url.split('?')[0] ?? '') : route;
}
