import { fileName } from '../routes/public-pages.ts';
import type { PrerenderedPage } from './pages.ts';
import { ORIGIN } from './placeholders.ts';
import { structuredData } from './structured-data.tsx';

const NAME = 'Inkloom';

/** The size that Facebook, LinkedIn, Slack and X show in full. */
const PICTURE = { width: 1200, height: 630 };

export function headOf(page: PrerenderedPage): string {
  const canonical = ORIGIN + (page.canonical ?? page.path);
  const picture = `${ORIGIN}/pictures/${fileName(page.canonical ?? page.path)}.png`;
  const title = `${page.title} · ${NAME}`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', page.description),
    page.unlisted ? meta('name', 'robots', 'noindex') : '',
    `<link rel="canonical" href="${canonical}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', NAME),
    meta('property', 'og:locale', 'en_US'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(PICTURE.width)),
    meta('property', 'og:image:height', String(PICTURE.height)),
    meta('property', 'og:image:alt', `${page.title}: a T-shirt with a design made with ${NAME}`),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', page.description),
    meta('name', 'twitter:image', picture),
    ...structuredData(page).map(dataBlock),
  ]
    .filter(Boolean)
    .join('\n    ');
}

/** Of pages that nobody finds by a search engine or shares. */
export function unlistedHead(title?: string): string {
  return `<title>${title ? `${title} · ${NAME}` : NAME}</title>\n    ${meta('name', 'robots', 'noindex')}`;
}

function meta(attribute: 'name' | 'property', key: string, content: string): string {
  return `<meta ${attribute}="${key}" content="${escapeHtml(content)}" />`;
}

/** Data and no script: the content security policy does not concern it. */
function dataBlock(data: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
