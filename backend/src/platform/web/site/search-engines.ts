import type { Site } from './page-files.ts';

/** Answered by controllers, and nothing to find. */
const API_PATHS = ['/api', '/files', '/health', '/metrics'];

/**
 * Crawlers leave out the API and the screens for signed-in users. The same in every deployment: what must not be found
 * says so in its headers, and a crawler reads them only where it may go.
 */
export function robotsOf({ app }: Pick<Site, 'app'>, origin: string): string {
  const areas = app.map(({ path }) => `/${path.split('/')[1]}`);
  const disallowed = [...new Set([...API_PATHS, ...areas])].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...disallowed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/** Without `lastmod`: nothing knows when the words of a page changed. */
export function sitemapOf({ pages }: Pick<Site, 'pages'>, origin: string): string {
  const urls = pages.filter(({ listed }) => listed).map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
