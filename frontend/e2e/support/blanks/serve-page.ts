import { join } from 'node:path';
import type { Page } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';

/** Where the styles that components name are searched. */
const ROOT = join(import.meta.dirname, '../../..');
const PAGE = 'e2e/support/blanks/page.html';
const ORIGIN = 'http://blanks.test/';
const TYPES: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css', avif: 'image/avif' };

/** A page of all blanks, which no screen shows side by side. */
export async function openBlanks(page: Page): Promise<void> {
  const { output } = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), tailwindcss()],
    build: { write: false, minify: false, rolldownOptions: { input: join(ROOT, PAGE) } },
  })) as Rolldown.RolldownOutput;
  await page.route(`${ORIGIN}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const file = output.find(({ fileName }) => fileName === name);
    if (!file) return route.fulfill({ status: 404 });
    const body = file.type === 'chunk' ? file.code : Buffer.from(file.source);
    return route.fulfill({ body, contentType: TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream' });
  });
  await page.goto(`${ORIGIN}${PAGE}`, { waitUntil: 'networkidle' });
}
