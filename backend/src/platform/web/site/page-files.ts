import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppConfig } from '../../config/config.ts';
import { toClientConfig } from '../client-config.controller.ts';
import { compress, type Encoding } from '../compression.ts';
import { matchesPath } from './page-paths.ts';

/** What the build writes from the router and the list of public pages (`frontend/scripts/build.ts`). */
interface PageList {
  pages: { path: string; file: string; listed: boolean }[];
  /** Screens that begin with an outline or a word, as the router names them: `/library/:id`. */
  app: { path: string; file: string }[];
}

export interface PageFile {
  status: 200 | 404;
  /** Search engines may show it. */
  listed: boolean;
  html: string;
  etag: string;
  compressed(encoding: Encoding): Promise<Buffer>;
}

export interface Site extends PageList {
  pageAt(path: string): PageFile;
}

/** Reads the prerendered pages and replaces their placeholders by this deployment's settings. */
export function readSite(folder: string, config: AppConfig): Site {
  const list: PageList = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'));
  const read = (file: string, status: PageFile['status'], listed: boolean) => {
    const template = readFileSync(join(folder, config.sandbox ? 'sandbox' : 'product', file), 'utf8');
    return toPageFile(fillIn(template, config), status, listed);
  };
  const notFound = read('404.html', 404, false);
  const known = [
    ...list.pages.map(({ path, file, listed }) => ({ path, page: read(file, 200, listed) })),
    ...list.app.map(({ path, file }) => ({ path, page: read(file, 200, false) })),
  ];
  return { ...list, pageAt: (path) => known.find((one) => matchesPath(one.path, path))?.page ?? notFound };
}

/** The placeholders are those of `frontend/src/prerender/placeholders.ts`. */
function fillIn(template: string, config: AppConfig): string {
  const client = toClientConfig(config);
  const data = JSON.stringify(client).replaceAll('<', '\\u003c');
  return template
    .replaceAll('https://origin.invalid', escapeHtml(client.publicUrl))
    .replaceAll('https://mailbox.invalid/', escapeHtml(client.mailboxUrl ?? ''))
    .replaceAll('support@origin.invalid', escapeHtml(client.supportEmail))
    .replace('</head>', () => `  <script type="application/json" id="client-config">${data}</script>\n  </head>`);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll("'", '&#x27;');
}

function toPageFile(html: string, status: PageFile['status'], listed: boolean): PageFile {
  const copies = new Map<Encoding, Promise<Buffer>>();
  const compressed = (encoding: Encoding) => {
    const copy = copies.get(encoding) ?? compress(html, encoding, 'once');
    copies.set(encoding, copy);
    return copy;
  };
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { status, listed, html, etag: `W/${etag}`, compressed };
}
